"""Where buffers lie: one block of memory in which values that are never alive together share their bytes.

Knows nothing of layers or arrays; a value is a size and the steps between which it is alive.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

#: Offsets and sizes are multiples of this many bytes, a cache line.
ALIGNMENT: Final = 64


class Interval:
    """A buffer of `size` bytes, alive from step `first` to step `last`, both included; `offset` once it is placed."""

    __slots__ = ("first", "last", "offset", "size")

    def __init__(self, size: int, first: int, last: int) -> None:
        self.size = aligned(size)
        self.first = first
        self.last = last
        self.offset = -1


def aligned(size: int) -> int:
    """The next multiple of the alignment."""
    return -(-size // ALIGNMENT) * ALIGNMENT


def lower_bound(intervals: Sequence[Interval]) -> int:
    """The bytes that are alive at once in the worst step: no placement can do with less."""
    steps = {one.first for one in intervals}
    return max((sum(one.size for one in intervals if one.first <= step <= one.last) for step in steps), default=0)


def place(intervals: Sequence[Interval]) -> int:
    """Gives every interval an offset; returns the bytes that are needed.

    The largest first, each into the lowest gap among those that are alive with it. On the networks that we know this
    reaches the lower bound.
    """
    placed: list[Interval] = []
    for one in sorted(intervals, key=lambda each: (-each.size, each.first)):
        offset = 0
        for other in placed:
            if other.first <= one.last and one.first <= other.last:
                if offset + one.size <= other.offset:
                    break
                offset = max(offset, other.offset + other.size)
        one.offset = offset
        placed.append(one)
        placed.sort(key=lambda each: each.offset)
    return max((one.offset + one.size for one in placed), default=0)
