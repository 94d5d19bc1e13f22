"""Bytes of files as output: what may not be written to a terminal, or over what is there.

Every verb that writes a file writes it through here. Text for people goes through `console`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping, Sequence

from nkformats.cli.console import Trouble
from nkformats.cli.sources import label
from nkformats.source import write_together

Pieces = Iterable[bytes | memoryview]


def require_no_terminal() -> None:
    """Refuses the bytes of a file on a terminal, which would take some of them for commands (promise P9).

    Raises:
        Trouble: standard output is one.
    """
    if sys.stdout.isatty():
        raise Trouble("the bytes of a file are not for a terminal: redirect standard output, or name a file")


def put_bytes(pieces: Pieces) -> None:
    """The bytes of one file on standard output.

    Raises:
        Trouble: that is a terminal.
    """
    require_no_terminal()
    for piece in pieces:
        sys.stdout.buffer.write(piece)


def require_free(names: Iterable[str], *, force: bool) -> None:
    """Refuses names under which there is something already, be it a link that leads nowhere.

    Raises:
        Trouble: there is.
    """
    for name in names:
        if not force and os.path.lexists(name):
            raise Trouble(f"{label(name)}: is there already; --force replaces it")


def put_files(files: Mapping[str, Sequence[bytes | memoryview]]) -> None:
    """Writes all files or none; each is put in its place in one step.

    Raises:
        Trouble: one of them cannot be written.
    """
    try:
        write_together({name: list(pieces) for name, pieces in files.items()})
    except (OSError, ValueError) as error:
        raise failed(next(iter(files)), error) from error


def failed(name: str, error: OSError | ValueError) -> Trouble:
    """What is said of a file that cannot be written."""
    return Trouble(f"{label(name)}: {getattr(error, 'strerror', None) or error}")
