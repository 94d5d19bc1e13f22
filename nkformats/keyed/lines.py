"""Lines and columns of a text, what is odd in it, and what only the whole of it says."""

from __future__ import annotations

import array
import bisect
import re
from collections.abc import Iterator
from typing import NamedTuple

from nkformats.records import KeyedNotation


class Oddity(NamedTuple):
    """What today's loader refuses, reads otherwise or ignores: rule, layer (-1: none), place and detail."""

    rule: str
    layer: int
    offset: int
    length: int
    detail: str


def line_column(view: memoryview | bytes, offset: int) -> tuple[int, int]:
    """Line and column of a byte, both from 1 and in bytes; LF, CR and both together end a line."""
    head = bytes(view[:offset])
    if head.endswith(b"\r") and bytes(view[offset : offset + 1]) == b"\n":
        head = head[:-1] + b" "  # within a line end, which is part of its line
    breaks = head.count(b"\n") + head.count(b"\r") - head.count(b"\r\n")
    return breaks + 1, offset - max(head.rfind(b"\n"), head.rfind(b"\r"))


class Lines:
    """Where the lines of a text begin, for many questions about one text: `line_column` looks at all before a byte."""

    __slots__ = ("_starts",)

    def __init__(self, view: memoryview | bytes) -> None:
        self._starts = array.array("q", [0])
        self._starts.extend(match.end() for match in re.finditer(rb"\r\n?|\n", view))

    def place(self, offset: int) -> tuple[int, int]:
        """As `line_column`."""
        line = bisect.bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1


def show(raw: bytes) -> str:
    """The beginning of some text, in quotes, as it is told."""
    return repr(raw[:40].decode("utf-8", "backslashreplace")) + ("..." if len(raw) > 40 else "")


def endings(data: bytes, tail: int, there: int, declared: int, notation: KeyedNotation) -> Iterator[Oddity]:
    """What only the whole text says.

    Args:
        data: the text; tail: where its layers end; there, declared: how many there are, and are to be.
    """
    rule = notation.text.faults
    if there < declared <= notation.most:
        yield Oddity(rule["fewer"], -1, len(data), 0, f"declares {declared} layers, {there} follow")
    rest = data[tail:].strip()
    if rest:
        start, words = data.index(rest, tail), rest[:2000].split(None, 4)
        if len(words) > 3 and words[2].isdigit() and words[3].isdigit():
            dropped = f"{show(b' '.join(words[:2]))} and what follows it is dropped"
            yield Oddity(rule["more"], -1, start, len(rest), dropped)
        elif re.match(rb"[+-]?[0-9]+=", rest):
            yield Oddity(rule["lines"], there - 1, start, len(rest), f"ignored behind the last layer: {show(rest)}")
        else:
            yield Oddity(rule["rest"], -1, start, len(rest), f"{len(rest)} bytes: {show(rest)}")
    if (returns := data.count(b"\r")) > 0:
        yield Oddity(rule["returns"], -1, data.index(b"\r"), 1, f"{returns} carriage returns")
    if not data.endswith((b"\n", b"\r")):
        yield Oddity(rule["unended"], -1, len(data), 0, "the text ends within a line")
