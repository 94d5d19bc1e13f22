"""Mutants of real files, made where the layout tables say that something stands: fields, counts, records, filler.

Random bytes rarely get past the first check of a loader; a mutant is wrong in one or a few places and right in all
others. Files of text are taken as lines and words.
"""

from __future__ import annotations

import random
import re
import struct
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from nkformats.codec import Format
from nkformats.errors import FormatError
from nkformats.formats import parse
from nkformats.fuzzing import borders
from nkformats.fuzzing.framing import VARINT, Frame, Parts, replaced, value_at, varint_of
from nkformats.records import FLOAT, INT, RECORD, Lawbook, MessageField, Record, Span, spans

T = TypeVar("T")


class Dice(Protocol):
    """What mutators draw from: a hypothesis example, or a sequence of random numbers."""

    def number(self, low: int, high: int) -> int:
        """An integer of a range."""


class Sequenced:
    """Numbers of a seed. `random` alone is used, whose sequence Python keeps the same in all versions."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed).random

    def number(self, low: int, high: int) -> int:
        """An integer of a range."""
        return low + int(self._random() * (high - low + 1))


class Number(NamedTuple):
    """A number in a file: where, its code, whether it counts something, and values on its borders."""

    offset: int
    code: str
    counts: bool
    borders: tuple[Any, ...]


class Original:
    """A file to be mutated.

    Attributes:
        data: its bytes; companion: the other file, for a format of two; numbers: the numbers in it; edges: where fields
        begin and end, by the path without indices; runs: of each list of records, where its elements stand; filler:
        padding and reserved bytes; frames: of messages, the lengths and what they are about; text: whether it is lines
        and words.
    """

    def __init__(self, name: str, data: bytes, companion: bytes | None = None) -> None:
        self.name = name
        self.data = data
        self.companion = companion
        self.numbers: list[Number] = []
        self.edges: dict[str, list[int]] = {}
        self.runs: list[list[tuple[int, int]]] = []
        self.filler: list[tuple[int, int]] = []
        self.frames: list[Frame] = []
        self.text = False


def original(
    codec: Format, law: Lawbook, name: str, data: bytes, companion: bytes | None = None, variant: str | None = None
) -> Original:
    """A file with its fields found. One that cannot be read is mutated as far as it could be."""
    try:
        model = parse(data, format=codec.name, variant=variant, companion=companion)
        root: Any = model.record
        opened = getattr(model, "opened", "")
    except FormatError as error:
        root, opened = error.record, getattr(error.model, "opened", "")
    if opened and bool(getattr(root, "document", None)) and opened != ".bin":
        root = root.document
    if not isinstance(root, Record) or _is_text(data):
        made = Original(name, data, companion)
        made.text = True
        return made
    return of_tree(law, name, data, root, companion)


def of_tree(law: Lawbook, name: str, data: bytes, root: Record, companion: bytes | None = None) -> Original:
    """A file with its fields found, of which the record tree is there already."""
    made = Original(name, data, companion)
    parts = Parts(data)
    lists: dict[str, list[tuple[int, int]]] = {}
    for span in spans(root, nodes=True):
        _note(made, law, span)
        _note_message(made, law, span, parts, lists)
    made.runs += lists.values()
    return made


def companion_of(codec: Format, path: str) -> bytes | None:
    """The other file of a pair, of which one is given; None for a format of one file, and where there is none.

    Raises:
        OSError: a file cannot be opened.
    """
    if codec.assemble is None:
        return None
    try:
        model: Any = parse(path, format=codec.name)
    except FormatError as error:
        model = error.model
    weights, graph = getattr(model, "weights", None), getattr(model, "graph", None)
    other = graph if getattr(model, "opened", "") == ".bin" else weights
    return bytes(other.view) if other is not None else None


def _is_text(data: bytes) -> bool:
    head = data[:512]
    return bool(head) and all(byte >= 0x20 or byte in b"\t\r\n" for byte in head)


def _note(made: Original, law: Lawbook, span: Span) -> None:
    place = re.sub(r"\[\d+\]", "[]", span.path)
    made.edges.setdefault(place, []).append(span.offset)
    field, record = span.field, span.record
    if field is None or record is None:
        return
    if field.kind == RECORD and isinstance(span.value, list) and not isinstance(field, MessageField):
        at, found = span.offset, []
        for item in span.value:
            size = sum(one.length for one in spans(item))
            found.append((at, size))
            at += size
        if found:
            made.runs.append(found)
    elif field.kind in (INT, FLOAT) and not isinstance(span.value, list) and field.constant is None:
        code = field.code_of(record)
        if isinstance(field, MessageField) and field.kind == INT:
            # It is no number of so many bytes.
            return
        values = borders.candidates(law, type(record), field, code)
        made.numbers.append(Number(span.offset, code, field.derived, tuple(values)))
    elif field.padding and span.length:
        made.filler.append((span.offset, span.length))


def _note_message(
    made: Original, law: Lawbook, span: Span, parts: Parts, lists: dict[str, list[tuple[int, int]]]
) -> None:
    """Notes what is about messages alone: lengths, varints, and elements with their keys."""
    part = parts.part(span)
    if part is None:
        return
    if part.frame is not None:
        made.frames.append(part.frame)
        made.numbers.append(Number(part.frame.at, VARINT, True, (0, 1, 127, 128, 2**31 - 1, 2**31)))
    field, record = span.field, span.record
    if part.number is not None and field is not None and isinstance(field.code, str):
        values = borders.candidates(law, type(record), field, field.code) if isinstance(record, Record) else ()
        made.numbers.append(Number(part.number, VARINT, False, tuple(values)))
    if part.run:
        start, stop = part.whole
        lists.setdefault(part.run, []).append((start, stop - start))


class Mutator:
    """Makes mutants of some files."""

    def __init__(self, originals: Sequence[Original], dice: Dice) -> None:
        self.originals = list(originals)
        self.dice = dice

    def pick(self, items: Sequence[T]) -> T:
        """One of them."""
        return items[self.dice.number(0, len(items) - 1)]

    def mutant(self, source: Original | None = None) -> tuple[bytes, str]:
        """A copy of a file with one to three things wrong, and what was done."""
        source = source or self.pick(self.originals)
        data, done = source.data, []
        for _ in range(1 + (self.dice.number(0, 3) == 3) + (self.dice.number(0, 7) == 7)):
            ways = _TEXT if source.text else _BINARY
            for _ in range(4):
                way = self.pick(ways)
                changed = way(self, source, data)
                if changed is not None and changed != data:
                    data = changed
                    done.append(way.__name__)
                    break
        return data, ", ".join(done) or "nothing"

    # -- binary ------------------------------------------------------------------------------------------------------

    def border(self, source: Original, data: bytes) -> bytes | None:
        """A number set to a value of a border, to a neighbour of its own, or to twice it."""
        if not source.numbers:
            return None
        one = self.pick(source.numbers)
        found = _value(data, one)
        if found is None:
            return None
        before, size = found
        values = [*one.borders, *((before + 1, before - 1, before * 2, -before) if before == before else ())]
        return self._put(source, data, one, size, self.pick(values))

    def count(self, source: Original, data: bytes) -> bytes | None:
        """A count or a length, one more or one less."""
        counts = [one for one in source.numbers if one.counts and _value(data, one) is not None]
        if not counts:
            return None
        one = self.pick(counts)
        before, size = _value(data, one) or (0, 0)
        return self._put(source, data, one, size, before + self.pick((1, -1)))

    def _put(self, source: Original, data: bytes, one: Number, size: int, value: Any) -> bytes | None:
        if one.code == VARINT:
            new = varint_of(value)
            if new is None:
                return None
        else:
            try:
                new = struct.pack(one.code, value)
            except (struct.error, OverflowError):
                return None
        return self._with(source, data, one.offset, one.offset + size, new)

    def _with(self, source: Original, data: bytes, start: int, stop: int, new: bytes) -> bytes:
        """Other bytes in place of some; lengths around them follow, as long as their places are those of the file."""
        return replaced(data, source.frames if data is source.data else (), start, stop, new)

    def swap(self, source: Original, data: bytes) -> bytes | None:
        """Two records of a list, one for the other."""
        runs = [one for one in source.runs if len(one) > 1]
        if not runs:
            return None
        run = self.pick(runs)
        first = self.dice.number(0, len(run) - 2)
        (a, size), (b, other) = run[first], run[self.dice.number(first + 1, len(run) - 1)]
        return data[:a] + data[b : b + other] + data[a + size : b] + data[a : a + size] + data[b + other :]

    def repeat(self, source: Original, data: bytes) -> bytes | None:
        """A record twice."""
        if not source.runs:
            return None
        at, size = self.pick(self.pick(source.runs))
        return self._with(source, data, at, at + size, data[at : at + size] * 2)

    def drop(self, source: Original, data: bytes) -> bytes | None:
        """A record taken out."""
        if not source.runs:
            return None
        at, size = self.pick(self.pick(source.runs))
        return self._with(source, data, at, at + size, b"")

    def cut(self, source: Original, data: bytes) -> bytes | None:
        """The file ended at a field, or a byte before or behind."""
        at = self._edge(source) + self.pick((0, 1, -1, 2))
        return data[: max(at, 0)]

    def insert(self, source: Original, data: bytes) -> bytes | None:
        """Some bytes more between two fields."""
        at = self._edge(source)
        new = bytes([self.pick((0, 0xFF, 0x41))]) * self.pick((1, 2, 4, 8))
        return self._with(source, data, at, at, new)

    def remove(self, source: Original, data: bytes) -> bytes | None:
        """Some bytes less behind the beginning of a field."""
        at = self._edge(source)
        return self._with(source, data, at, at + self.pick((1, 2, 4, 8)), b"")

    def fill(self, source: Original, data: bytes) -> bytes | None:
        """Padding that is not zero."""
        if not source.filler:
            return None
        at, size = self.pick(source.filler)
        at += self.dice.number(0, size - 1)
        return data[:at] + bytes([self.dice.number(1, 255)]) + data[at + 1 :]

    def splice(self, source: Original, data: bytes) -> bytes | None:
        """The beginning of this file and the end of another, joined at a field of the same path."""
        other = self.pick(self.originals)
        places = sorted(source.edges.keys() & other.edges.keys())
        if not places:
            return None
        place = self.pick(places)
        return data[: self.pick(source.edges[place])] + other.data[self.pick(other.edges[place]) :]

    def bit(self, source: Original, data: bytes) -> bytes | None:
        """One bit of a field turned."""
        if not data:
            return None
        at = min(self._edge(source), len(data) - 1)
        return data[:at] + bytes([data[at] ^ 1 << self.dice.number(0, 7)]) + data[at + 1 :]

    def _edge(self, source: Original) -> int:
        if not source.edges:
            return self.dice.number(0, len(source.data))
        return self.pick(source.edges[self.pick(sorted(source.edges))])

    # -- text --------------------------------------------------------------------------------------------------------

    def _lines(self, data: bytes) -> list[bytes]:
        return data.split(b"\n")

    def swap_lines(self, source: Original, data: bytes) -> bytes | None:
        """Two lines, one for the other."""
        lines = self._lines(data)
        a, b = self.dice.number(0, len(lines) - 1), self.dice.number(0, len(lines) - 1)
        lines[a], lines[b] = lines[b], lines[a]
        return b"\n".join(lines)

    def repeat_line(self, source: Original, data: bytes) -> bytes | None:
        """A line twice."""
        lines = self._lines(data)
        at = self.dice.number(0, len(lines) - 1)
        return b"\n".join([*lines[: at + 1], *lines[at:]])

    def drop_line(self, source: Original, data: bytes) -> bytes | None:
        """A line taken out."""
        lines = self._lines(data)
        del lines[self.dice.number(0, len(lines) - 1)]
        return b"\n".join(lines)

    def number_word(self, source: Original, data: bytes) -> bytes | None:
        """A number in the text set to one of a border, or to a neighbour."""
        found = list(re.finditer(rb"-?\d+", data))
        if not found:
            return None
        one = self.pick(found)
        before = int(one[0][:18])
        values = (0, 1, -1, before + 1, before - 1, before * 2, 31, 32, 255, 256, 1_000_001, 2**31 - 1, -(2**31), 2**31)
        return data[: one.start()] + str(self.pick(values)).encode() + data[one.end() :]

    def drop_word(self, source: Original, data: bytes) -> bytes | None:
        """A word taken out."""
        found = list(re.finditer(rb"\S+", data))
        if not found:
            return None
        one = self.pick(found)
        return data[: one.start()] + data[one.end() :]

    def other_word(self, source: Original, data: bytes) -> bytes | None:
        """A word replaced by another of the same file, or by one that is none."""
        found = list(re.finditer(rb"\S+", data))
        if not found:
            return None
        one, other = self.pick(found), self.pick(found)[0]
        words = (other, b"0=", b"-23300=1", b"nan", b'"x', b"\xff", b"5=1e39", b"30=1", b"1,2,3")
        return data[: one.start()] + self.pick(words) + data[one.end() :]

    def cut_text(self, source: Original, data: bytes) -> bytes | None:
        """The text ended somewhere."""
        return data[: self.dice.number(0, len(data))]


def _value(data: bytes, one: Number) -> tuple[Any, int] | None:
    """A number as it stands in a file, and its size; None where there is no room for it."""
    if one.code == VARINT:
        return value_at(data, one.offset)
    size = struct.calcsize(one.code)
    return (struct.unpack_from(one.code, data, one.offset)[0], size) if one.offset + size <= len(data) else None


_Way = Callable[[Mutator, Original, bytes], "bytes | None"]

_BINARY: Final[Sequence[_Way]] = (
    Mutator.border, Mutator.border, Mutator.border, Mutator.count, Mutator.count, Mutator.swap, Mutator.repeat,
    Mutator.drop, Mutator.cut, Mutator.insert, Mutator.remove, Mutator.fill, Mutator.splice, Mutator.bit,
)  # fmt: skip
_TEXT: Final[Sequence[_Way]] = (
    Mutator.number_word, Mutator.number_word, Mutator.number_word, Mutator.swap_lines, Mutator.repeat_line,
    Mutator.drop_line, Mutator.drop_word, Mutator.other_word, Mutator.cut_text,
)  # fmt: skip


def mutants(originals: Iterable[Original], seed: str, count: int) -> Iterable[tuple[bytes, str]]:
    """So many mutants of some files: the same ones each time."""
    files = list(originals)
    for number in range(count):
        yield Mutator(files, Sequenced(f"{seed} {number}")).mutant()
