"""What the verbs print through: standard output and error, colour, JSON, exit statuses.

Nothing here looks at a model.
"""

from __future__ import annotations

import inspect
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, Final, TypeVar

import click

from nkformats.errors import escape

SOUND: Final = 0
BROKEN: Final = 1
TROUBLE: Final = 2
NOT_VALIDATED: Final = 3

#: Of every JSON document. It grows by one when a key is renamed, removed or changes its meaning, not when one is added.
SCHEMA_VERSION: Final = 1

Command = TypeVar("Command", bound=Callable[..., Any])


class Trouble(click.ClickException):
    """Something that could not be done; the program ends with status 2."""

    exit_code = TROUBLE


class Broken(click.ClickException):
    """A file of which nothing can be shown but its error; the program ends with status 1."""

    exit_code = BROKEN


def plain_help(text: str | None) -> str:
    """A docstring as click takes it: a raw one cannot have the character by which click knows what not to wrap."""
    return inspect.cleandoc(text or "").replace("\\b", "\b")


def verb(summary: str) -> Callable[[Callable[..., Any]], click.Command]:
    """Makes a verb of a function; its docstring is the help."""

    def decorate(function: Callable[..., Any]) -> click.Command:
        return click.command(short_help=summary, help=plain_help(function.__doc__))(function)

    return decorate


def complain(message: str) -> None:
    """A message on standard error, escaped line by line."""
    click.echo(style("error: ", fg="red", file=sys.stderr) + "\n".join(map(escape, message.split("\n"))), err=True)


def say(lines: Iterable[str]) -> None:
    """Lines on standard output. They are flushed some hundred at a time: `click.echo` flushes each time."""
    iterator = iter(lines)
    while batch := list(islice(iterator, 512)):
        click.echo("\n".join(batch))


def colour(file: Any = None) -> bool:
    """Whether standard output (or `file`) is a terminal that may be coloured."""
    file = file or sys.stdout
    return file.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def style(text: str, *, file: Any = None, **how: Any) -> str:
    """`text` coloured as `click.style` does, where colour is allowed."""
    return click.style(text, **how) if text and colour(file) else text


SEVERITIES: Final = {"error": "red", "warning": "yellow", "note": "blue"}


def print_json(document: dict[str, Any]) -> None:
    """One JSON document of ours on standard output; it says which version its keys are of."""
    print_plain({"schema_version": SCHEMA_VERSION, **document})


def print_plain(document: dict[str, Any]) -> None:
    """Plain values as JSON on standard output, pure ASCII without control characters."""
    click.echo(json_text(document, indent=2))


def json_text(document: dict[str, Any], *, indent: int | None = None) -> str:
    """Plain values as JSON, pure ASCII without control characters."""
    text = json.dumps(document, indent=indent, allow_nan=False)
    # The one control character that JSON leaves as it is; it can only stand in a string.
    return text.replace("\x7f", "\\u007f")


def json_option(command: Command) -> Command:
    """The option `--json`."""
    return click.option("--json", "as_json", is_flag=True, help="Print one JSON document instead of text.")(command)


def numbered(count: int, noun: str) -> str:
    """``1 error``, ``2 errors``."""
    return f"{count:,} {noun}{'' if count == 1 else 's'}"


def chunked(data: memoryview | bytes, size: int = 1 << 20) -> Iterator[memoryview | bytes]:
    """Pieces of a buffer, without a copy."""
    return (data[at : at + size] for at in range(0, len(data), size))
