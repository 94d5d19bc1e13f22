"""Messages in a file to be mutated: which bytes a length is about, and changes inside that bring lengths to the truth.

A message is in a message, and each has a length before it. A change of other than lengths would nearly always end at
the first of these; so what is put in, taken out or written longer is counted in all of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from nkformats.records import RECORD, Span
from nkformats.records.message_fields import MessageField
from nkformats.records.wire import DELIMITED, Fault, encoded_varint, varint

#: The code of a number that is written as a varint; of all others it is one of struct.
VARINT: Final = "varint"

_ELEMENT: Final = re.compile(r"(.*)\[\d+\]")


class Frame(NamedTuple):
    """A length, in the bytes from `at` to `start`, and what it is about, from there to `stop`."""

    at: int
    start: int
    stop: int


class Part(NamedTuple):
    """What a span of a message is.

    Attributes:
        frame: its length and its bytes, where it has one; number: where the number that it is begins, if it is a
        varint; run, whole: of an element of a list of messages the list, and where it stands with its key.
    """

    frame: Frame | None = None
    number: int | None = None
    run: str = ""
    whole: tuple[int, int] = (0, 0)


class Parts:
    """Reads the spans of messages: each key comes before its value, and a message begins with its key."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        #: Where the last key stands, by the path of the field.
        self.tags: dict[str, tuple[int, int]] = {}

    def part(self, span: Span) -> Part | None:
        """What a span is; None for one that is not of a message, or nothing by itself."""
        if span.path.endswith(".tag") or span.path == "tag":
            self.tags = {span.path[:-4]: (span.offset, span.offset + span.length)}
            return None
        field = span.field
        if not isinstance(field, MessageField) or isinstance(span.value, list):
            return None
        end = span.offset + span.length
        if field.kind == RECORD:
            start = span.offset
            _, behind = varint(self.data, start, end)
            _, stop = varint(self.data, behind, end)
        elif span.path in self.tags:
            start, stop = self.tags[span.path]
        else:
            return None
        key, behind = varint(self.data, start, stop)
        frame = Frame(behind, stop, end) if key & 7 == DELIMITED else None
        number = span.offset if frame is None and field.form[0] in "su" and span.length else None
        element = _ELEMENT.fullmatch(span.path) if field.kind == RECORD and field.many else None
        return Part(frame, number, element[1] if element else "", (start, end))


def value_at(data: bytes, at: int) -> tuple[int, int] | None:
    """A varint with sign, and its size; None where there is none."""
    try:
        value, stop = varint(data, at, len(data))
    except Fault:
        return None
    return value - ((value & 1 << 63) << 1), stop - at


def varint_of(value: object) -> bytes | None:
    """A number of 64 bits, with or without sign; None for any other."""
    if isinstance(value, int) and -(1 << 63) <= value < 1 << 64:
        return encoded_varint(value)
    return None


def replaced(data: bytes, frames: Iterable[Frame], start: int, stop: int, new: bytes) -> bytes:
    """`data` with other bytes in place of some, and the lengths of all messages around them as they are then."""
    # What is put in between two fields is put into the message of both.
    inside = (one for one in frames if one.start <= start < max(one.stop, one.start + 1) and stop <= one.stop)
    around = sorted(inside, reverse=True)
    for frame in around:
        size = frame.stop - frame.start - (stop - start) + len(new)
        new = encoded_varint(size) + data[frame.start : start] + new + data[stop : frame.stop]
        start, stop = frame.at, frame.stop
    return data[:start] + new + data[stop:]
