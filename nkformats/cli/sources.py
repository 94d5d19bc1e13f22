"""From the arguments of a verb to a model, or to as much of one as could be read.

How a file is opened and read is the library's business; here stand the options, and what becomes of a failure.
"""

from __future__ import annotations

import functools
import json
import os
import stat
import sys
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

import click

import nkformats
from nkformats import Model, errors
from nkformats.beneath import WITHIN_CACHE
from nkformats.cli.console import Broken, Trouble, complain
from nkformats.errors import FormatError, escape
from nkformats.source import open_source

T = TypeVar("T")
Command = TypeVar("Command", bound=Callable[..., Any])

STDIN = "-"

#: No count has more digits.
DIGITS: Final = 20
#: A table that somebody writes is never larger, in bytes.
MOST_TEXT: Final = 1 << 26


class Choice:
    """What the options of a reading verb say; `options` are those of `nkformats.parse` and `validate`."""

    def __init__(
        self, format: str | None, variant: str | None, limits: tuple[tuple[str, int], ...],
        companion: str | None = None, operators: dict[str, Any] | None = None, links: str | None = None,
    ) -> None:  # fmt: skip
        self.options: dict[str, Any] = {"format": format, "variant": variant, "limits": dict(limits)}
        if companion is not None:
            self.options["companion"] = companion
        if operators is not None:
            self.options["operators"] = operators
        if links is not None:
            self.options["links"] = links


def _limit(text: str) -> tuple[str, int]:
    name, _, number = text.partition("=")
    try:
        return name, int(number, 0)
    except ValueError:
        raise click.BadParameter(f"{text!r} is not NAME=N, for example file.bytes=1000000") from None


def _operators(path: str) -> dict[str, Any]:
    """The table of operators in a file of JSON; what its entries say is the library's business."""
    try:
        text = bytes(open_source(path, MOST_TEXT).view).decode()
        table = json.loads(text, object_pairs_hook=_once, parse_int=_whole)
    except FormatError as error:
        raise click.BadParameter(f"{escape(path)}: expected {error.expected}, got {error.got}") from error
    except OSError as error:
        raise click.BadParameter(failure(path, error)) from error
    except (ValueError, RecursionError) as error:
        why = "nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise click.BadParameter(f"{escape(path)}: no table in JSON: {why}") from error
    if not isinstance(table, dict):
        raise click.BadParameter(f'{escape(path)}: no table by type name, for example {{"Warp": "nothing"}}')
    return table


def _whole(digits: str) -> int:
    """A whole number; Python would refuse one of thousands of digits with advice to programmers."""
    if len(digits) > DIGITS:
        raise ValueError(f"a number of {len(digits):,} digits")
    return int(digits)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object in which no key stands twice."""
    table = dict(pairs)
    if len(table) < len(pairs):
        names = [name for name, _ in pairs]
        raise ValueError(f"{next(name for name in names if names.count(name) > 1)!r:.60} stands there twice")
    return table


def reading_options(command: Command) -> Callable[..., Any]:
    """The options of every verb that reads files; the verb gets them as one argument `choice`."""

    @click.option(
        "--format",
        type=click.Choice([one.name for one in nkformats.FORMATS]),
        help="Read as this format, whatever the content is.",
    )
    @click.option("--variant", metavar="NAME", help="Read as this variant of the format.")
    @click.option(
        "--limit",
        "limits",
        type=_limit,
        multiple=True,
        metavar="NAME=N",
        help="Set a limit of the format otherwise; `nkformats formats NAME` lists them, and file.bytes bounds the whole"
        " file. May be repeated.",
    )
    @click.option(
        "--companion",
        metavar="FILE",
        help="The other file of a model of two, where it does not lie beside FILE under the same name; for a model that"
        " names other files, the folder in which these are.",
    )
    @click.option(
        "--operators",
        metavar="FILE",
        type=_operators,
        help='What custom operators read, a table in JSON by type name: "nothing", or for each weight in order its name'
        ' with the key of its count, as in {"Warp": "nothing", "Mix": {"factor": 0, "table": {"count": [0, 1]}}}.',
    )
    @click.option(
        "--links",
        type=click.Choice([WITHIN_CACHE]),
        help="Follow links to files that the model names: those of a model hub's cache, from a snapshot to its blobs.",
    )
    @functools.wraps(command)
    def wrapped(
        *args: Any, format: str | None, variant: str | None, limits: tuple[tuple[str, int], ...],
        companion: str | None, operators: dict[str, Any] | None, links: str | None, **others: Any,
    ) -> Any:  # fmt: skip
        return command(*args, choice=Choice(format, variant, limits, companion, operators, links), **others)

    return wrapped


def file_argument(command: Command) -> Command:
    """The argument FILE. Not `click.Path`: its messages would print a name as it is."""
    return click.argument("file", metavar="FILE")(command)


class Opened:
    """What became of a file.

    Attributes:
        name: of the file, safe to print; model: as far as it was read; error: that ended reading, or None; foreign:
        whether that is about the other file of the model, so that its offset is none of this one.
    """

    def __init__(self, name: str, model: Model, error: FormatError | None, *, foreign: bool = False) -> None:
        self.name = name
        self.model = model
        self.error = error
        self.foreign = foreign

    @property
    def fault(self) -> FormatError | None:
        """The error that ended reading, if it is about this file."""
        return None if self.foreign else self.error

    @property
    def kind(self) -> str:
        """Format and variant: ``nk v4``."""
        return f"{self.model.format} {self.model.variant}".rstrip()

    def head(self) -> dict[str, Any]:
        """The keys with which every JSON document about one file begins."""
        return {
            "file": self.name,
            "format": self.model.format,
            "variant": self.model.variant,
            "size": self.model.size,
            "complete": self.model.complete,
            "error": None if self.error is None else error_json(self.error),
        }

    def status(self) -> int:
        """0, or 1 where the file is broken; the error is printed then."""
        if self.error is None:
            return 0
        complain(str(self.error))
        return 1

    def require_layout(self) -> None:
        """Refuses a file whose bytes are no fields.

        Raises:
            Trouble: it is of a notation that the records do not describe.
        """
        if is_text(self.model):
            raise Trouble(
                f"{self.name}: is text; its bytes are tokens, no fields: `nkformats at` tells what one of them is,"
                " `nkformats dump` shows the content, and the fields are those of its .bin"
            )
        if self.model.has_original:
            raise Trouble(f"{self.name}: the bytes of {self.kind} are no fields; `nkformats dump` shows the content")


def error_json(error: FormatError) -> dict[str, Any]:
    """An error as plain values, all of them safe to print."""
    texts = {name: escape(getattr(error, name)) for name in ("path", "expected", "got", "note")}
    place = {"file": escape(error.source or ""), "line": error.line, "column": error.column}
    return {"rule": error.rule, "offset": error.offset, **texts, **place}


def is_text(model: Model) -> bool:
    """Whether the file that was named is a text of tokens beside the weights that it reads."""
    return bool(getattr(model, "is_text", False))


def label(file: str) -> str:
    """A file's name as it is printed."""
    return "<stdin>" if file == STDIN else escape(file)


def source_of(file: str, options: Mapping[str, Any]) -> Any:
    """What the library takes for FILE: the path, or the bytes of standard input, of which one too many is enough.

    Args:
        options: those of `Choice`.
    """
    most = options["limits"].get("file.bytes")
    return read_stdin(-1 if most is None else most + 1) if file == STDIN else file


def read_stdin(most: int = -1) -> bytes:
    """All of standard input, or its beginning.

    Raises:
        Trouble: it is a device that never ends.
    """
    try:
        status = os.fstat(sys.stdin.fileno())
    except (OSError, ValueError):
        return sys.stdin.buffer.read(most)
    mode = status.st_mode
    endless = stat.S_ISBLK(mode) or (stat.S_ISCHR(mode) and not sys.stdin.isatty() and not _is_null(status))
    if endless:
        raise Trouble("standard input is a device, which need not end")
    return sys.stdin.buffer.read(most)


def _is_null(status: os.stat_result) -> bool:
    null = os.stat(os.devnull)
    return (status.st_dev, status.st_ino) == (null.st_dev, null.st_ino)


def failure(file: str, error: OSError) -> str:
    """What is said of a file that cannot be read. An error without a number is the library's own, and has the name."""
    name = escape(error.filename) if isinstance(error.filename, str) else label(file)
    return f"{name}: {error.strerror}" if error.strerror else str(error)


def reading(file: str, call: Callable[..., T], *args: Any, **options: Any) -> T:
    """Calls a reader for FILE; what is not about the content of the file becomes `Trouble` or a `UsageError`."""
    try:
        return call(*args, **options)
    except FormatError:
        raise
    except OSError as error:
        # It can be about the other file of a pair.
        raise Trouble(failure(file, error)) from error
    except ValueError as error:
        # No such limit or variant, or a name with a zero byte in it.
        raise click.UsageError(str(error)) from error


def open_model(file: str, choice: Choice, source: Any = None) -> Opened:
    """Reads FILE, or the bytes `source` in its place.

    Raises:
        Trouble: it cannot be opened, or is of no known format; Broken: there is nothing that could be shown of it.
    """
    source = source_of(file, choice.options) if source is None else source
    try:
        model = reading(file, nkformats.parse, source, **choice.options)
    except FormatError as error:
        foreign = error.source is not None and error.source != file
        if not foreign:
            error.source = label(file) if file == STDIN else file
        if error.rule in (errors.UNKNOWN, errors.NEEDS_COMPANION):
            raise Trouble(str(error)) from error
        if error.model is None:
            raise Broken(str(error)) from error
        return Opened(label(file), error.model, error, foreign=foreign)
    return Opened(label(file), model, None)


def open_bytes(file: str, choice: Choice) -> memoryview:
    """All bytes of FILE; those of a path are mapped."""
    try:
        most = choice.options["limits"].get("file.bytes")
        return reading(file, open_source, source_of(file, choice.options), most).view
    except FormatError as error:
        raise Broken(str(error)) from error
