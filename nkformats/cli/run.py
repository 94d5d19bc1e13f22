"""`nkformats run`: what will run a model. There is no runtime yet, and it says so."""

from __future__ import annotations

import click

import nkformats
from nkformats.cli.console import Trouble, verb
from nkformats.cli.sources import file_argument, label, reading, source_of


@verb("Run a model (not there yet).")
@file_argument
@click.argument("inputs", metavar="[INPUT]...", nargs=-1)
def command(file: str, inputs: tuple[str, ...]) -> int:
    r"""Runs FILE, once there is a runtime. There is none yet, so this says so and ends with exit status 2.

    \b
    Examples:
      nkformats run model.nk
    """
    found = reading(file, nkformats.identify, source_of(file))
    if found is None:
        raise Trouble(f"{label(file)}: is of no known format; `nkformats formats` lists those that are")
    raise Trouble(f"{label(file)}: running {found.format} networks is not there yet")
