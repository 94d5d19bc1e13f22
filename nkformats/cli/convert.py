"""`nkformats convert`: a model written again, in the same or another variant of its format."""

from __future__ import annotations

import os
import sys

import click

from nkformats.cli.console import Broken, Trouble, verb
from nkformats.cli.network import network_of
from nkformats.cli.network_convert import write_network
from nkformats.cli.sources import STDIN, Choice, file_argument, label, open_model, reading_options
from nkformats.errors import FormatError
from nkformats.source import write_atomic


@verb("Write a model again, in another variant of its format.")
@file_argument
@click.option("--to", "target", metavar="FILE", required=True, help="Where to write; `-` is standard output.")
@click.option("--as", "wanted", metavar="VARIANT", help="The variant to write, for example B7.")
@click.option("--canonical", is_flag=True, help="Compute again everything that a writer computes, and zero padding.")
@click.option("--force", is_flag=True, help="Replace a file that is there.")
@reading_options
def command(file: str, target: str, wanted: str | None, canonical: bool, force: bool, choice: Choice) -> int:
    r"""Reads FILE and writes its model, byte for byte as it was unless --as or --canonical ask for something else.

    Nothing is written unless all of it can be; a file that is there is replaced in one step, and only with --force.
    What a variant cannot store is refused by path; what it can store only in part is told on standard error.

    A model of two files is written as two, under the name of --to: its extension says which notation the graph gets,
    unless --as does. There VARIANT is a notation (text, binary), a dialect (202607, 202610), or the storage of the
    weights (fp32, fp16, bf16).

    Exit status: 0 written; 1 FILE is broken, or the variant cannot store it; 2 it could not be done.

    \b
    Examples:
      nkformats convert old.nnn --as B7 --to new.nnn
      nkformats convert odd.nk --canonical --to tidy.nk
      nkformats convert net.param --as fp16 --to small.param
      nkformats convert net.param --to net.param.bin --force
    """
    opened = open_model(file, choice)
    if opened.error is not None:
        return opened.status()
    if network_of(opened.model) is not None:
        return write_network(opened, target, wanted, canonical=canonical, force=force)
    try:
        pieces = opened.model.pieces(canonical=canonical, variant=wanted)
    except FormatError as error:
        error.source = label(file)
        raise Broken(str(error)) from error
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    if target == STDIN:
        for piece in pieces:
            sys.stdout.buffer.write(piece)
        return 0
    if not force and os.path.lexists(target):
        raise Trouble(f"{label(target)}: is there already; --force replaces it")
    try:
        write_atomic(target, pieces)
    except (OSError, ValueError) as error:
        raise Trouble(f"{label(target)}: {getattr(error, 'strerror', None) or error}") from error
    return 0
