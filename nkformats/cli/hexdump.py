"""`nkformats hexdump`: every byte of a file beside the field that owns it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final

import click

from nkformats import Model
from nkformats.cli import values
from nkformats.cli.console import Trouble, numbered, say, style, verb
from nkformats.cli.network import network_of, unread_text
from nkformats.cli.sources import STDIN, Choice, Opened, file_argument, open_bytes, open_model, reading_options
from nkformats.errors import FormatError, escape
from nkformats.records import Span

WIDTH: Final = 16
#: A run of more lines than this is shown as its first lines, a line with `*`, and its last line.
LINES: Final = 8
#: For bytes that nobody has read there is more to see in the first lines.
UNREAD_LINES: Final = 32
COLOURS: Final = ("cyan", "green", "yellow", "blue", "magenta")


def _range(text: str) -> tuple[int, int | None]:
    """The first byte and the one behind the last of ``START:END``, either of which may be left out."""
    start, colon, end = text.partition(":")
    try:
        first, last = int(start or "0", 0), int(end, 0) if end else None
    except ValueError:
        first, last = -1, None
    if not colon or first < 0 or (last is not None and last < first):
        raise click.BadParameter(f"{text!r} is not START:END, for example 0:48 or 0x1e0:")
    return first, last


@verb("Every byte beside its field.")
@file_argument
@click.option("--range", "bounds", type=_range, metavar="START:END", help="These bytes only; END is not included.")
@click.option("--path", metavar="PATH", help="The bytes of this field, record, list or tensor only, as in header.")
@click.option("--full", is_flag=True, help="Show long fields as a whole.")
@reading_options
def command(
    file: str, bounds: tuple[int, int | None] | None, path: str | None, full: bool, choice: Choice
) -> int:  # fmt: skip
    r"""Every byte of FILE beside the field that owns it: offset, bytes, characters, path and value.

    On a terminal the colour changes with the record; padding is dim. A long field is shown as its first lines, a line
    with `*`, and its last line. Of a broken file the fields are shown as far as it was read, then the error, then
    the bytes that were not read. Weights that belong to a graph in another file are read by it, and --path takes their
    names, too.

    Exit status: 0 done; 1 FILE is broken; 2 it could not be done.

    \b
    Examples:
      nkformats hexdump model.nk | less
      nkformats hexdump --range 0x30:0x90 model.nk
      nkformats hexdump --path header model.nk
      nkformats hexdump --path conv1.weight net.bin
    """
    if bounds is not None and path is not None:
        raise click.UsageError("--range and --path exclude each other")
    view = open_bytes(file, choice)
    opened = open_model(file, choice, source=view if file == STDIN else None)
    opened.require_layout()
    start, stop = _selected(opened, view, bounds, path)
    say(Dump(view, opened.fault, start, stop, full).lines(opened))
    return opened.status()


def _selected(
    opened: Opened, view: memoryview, bounds: tuple[int, int | None] | None, path: str | None
) -> tuple[int, int]:  # fmt: skip
    if path is not None:
        place = placed(opened.model, path)
        for span in opened.model.spans(nodes=True):
            if span.path in (path, place):
                return span.offset, span.offset + span.length
        opened.status()
        raise Trouble(f"{opened.name}: no field {path}; `nkformats dump` shows all there are")
    start, stop = bounds or (0, None)
    if start > len(view):
        raise Trouble(f"{opened.name}: has {len(view)} bytes, none at {start}")
    return start, len(view) if stop is None else min(stop, len(view))


def placed(model: Model, path: str) -> str | None:
    """The path in the tree of what a path by name means: of a tensor, with what belongs to it, or a part of one."""
    for name, tensor in model.tensors.items():
        if path == name:
            return tensor.path.rpartition(".")[0] if network_of(model) else tensor.path
        if path.startswith(f"{name}.") and network_of(model):
            return f"{tensor.path.rpartition('.')[0]}{path[len(name) :]}"
    return None


def names_of(model: Model) -> dict[str, str]:
    """What to say beside a path: names of tensors, where the path does not say it, and why something was not read."""
    network = network_of(model)
    if network is None:
        return {}
    return {
        **{tensor.path: escape(name) for name, tensor in model.tensors.items()},
        "trailing": escape(unread_text(network)),
    }


class Dump:
    """The bytes `start` to `stop` of a file; `error` is what ended reading, `full` that nothing is left out."""

    def __init__(self, view: memoryview, error: FormatError | None, start: int, stop: int, full: bool) -> None:
        self.view = view
        self.error = error
        self.start = start
        self.stop = stop
        self.full = full
        self.position = 0
        self.names: dict[str, str] = {}

    def lines(self, opened: Opened) -> Iterator[str]:
        """The lines of all fields, then of what was not read."""
        record, number = None, -1
        self.names = names_of(opened.model)
        # By identity: records compare by what they mean.
        for (owner, _), group in groupby(self._read(opened), lambda span: (id(span.record), id(span.field))):
            if owner != record:
                record, number = owner, number + 1
            run = [span for span in group if self.start < span.offset + span.length and span.offset < self.stop]
            if run:
                yield from self._run(run, {"fg": COLOURS[number % len(COLOURS)]})
        if self.position < len(self.view) or self.error is not None:
            yield from self._rest()

    def _read(self, opened: Opened) -> Iterator[Span]:
        """The spans that were read. A constant is in the tree whatever the file has, so it can lie behind the fault."""
        for span in opened.model.spans():
            if span.offset + span.length > len(self.view) or (
                self.error is not None and span.offset >= self.error.offset and span.path != self.error.path
            ):
                return
            self.position = span.offset + span.length
            if span.length:
                yield span

    def _run(self, run: list[Span], how: dict[str, Any]) -> Iterator[str]:
        """The fields of one name in one record; of a long list of numbers the first and the last."""
        skipped = 0
        field = run[0].field
        if field is not None and field.padding:
            how["dim"] = True
        if field is not None and values.is_number_list(field) and not self.full:
            skipped = len(run) - LINES if len(run) > 2 * LINES else 0
        for at, span in enumerate(run):
            if skipped and at == LINES - 1:
                yield style(f"*         {numbered(skipped, 'more element')}", dim=True)
            if not skipped or not LINES - 1 <= at < LINES - 1 + skipped:
                yield from self._field(span, how)

    def _field(self, span: Span, how: dict[str, Any]) -> Iterator[str]:
        if self.error is not None and span.path == self.error.path:
            label = f"{escape(span.path)}  (refused)"
            how = {"fg": "red", "bold": True}
        else:
            label = f"{escape(span.path)}  {values.text(span.value, span.record, span.field, span.index)}"
            label += f"  {name}" if (name := self.names.get(span.path)) else ""
        yield from self._bytes(span.offset, span.offset + span.length, label, how, LINES)

    def _rest(self) -> Iterator[str]:
        if self.error is not None and self.start <= self.error.offset <= self.stop:
            message = f"expected {self.error.expected}, got {self.error.got} [{self.error.rule}]"
            where = f"{self.error.path}: " if self.error.path else ""
            yield style(f"{self.error.offset:08x}  {escape(where + message)}", fg="red", bold=True)
        yield from self._bytes(self.position, len(self.view), "not read", {"fg": "red"}, UNREAD_LINES)

    def _bytes(self, start: int, stop: int, label: str, how: dict[str, Any], most: int) -> Iterator[str]:
        """Lines of bytes; the first one has the label."""
        start, stop = max(start, self.start), min(stop, self.stop)
        count = -(-(stop - start) // WIDTH)
        head = count if self.full or count <= most else most // 2
        for number in range(head):
            at = start + number * WIDTH
            yield self._line(at, min(at + WIDTH, stop), label if number == 0 else "", how)
        if head < count:
            last = start + (count - 1) * WIDTH
            yield style(f"*         {numbered(last - start - head * WIDTH, 'more byte')}", dim=True)
            yield self._line(last, stop, "", how)

    def _line(self, start: int, stop: int, label: str, how: dict[str, Any]) -> str:
        data = bytes(self.view[start:stop])
        characters = "".join(chr(byte) if 0x20 <= byte < 0x7F else "." for byte in data)
        shown = f"{data.hex(' '):<{3 * WIDTH - 1}}  {characters:<{WIDTH}}  {label}"
        return f"{start:08x}  {style(shown.rstrip(), **how)}"
