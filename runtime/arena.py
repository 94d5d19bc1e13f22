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

    Two ways are tried, and the better one stays: the largest first, each into the lowest gap among those that are alive
    with it; and in order of time from both ends by turns, which is right for any plain chain. On the networks that we
    know one of them reaches the lower bound.
    """
    bound = lower_bound(intervals)
    best: list[int] = []
    least = -1
    for way in (_by_size, _by_turns):
        total = way(intervals, bound)
        if least < 0 or total < least:
            least, best = total, [one.offset for one in intervals]
        if total == bound:
            break
    for one, offset in zip(intervals, best, strict=True):
        one.offset = offset
    return max(least, 0)


def _by_size(intervals: Sequence[Interval], bound: int) -> int:
    placed: list[Interval] = []
    for one in sorted(intervals, key=lambda each: (-each.size, each.first)):
        one.offset = _lowest(one, placed)
        placed.append(one)
    return _top(placed)


def _by_turns(intervals: Sequence[Interval], bound: int) -> int:
    placed: list[Interval] = []
    for number, one in enumerate(sorted(intervals, key=lambda each: (each.first, -each.size))):
        one.offset = bound - one.size
        if number % 2 == 0 or any(_meet(one, other) for other in placed):
            one.offset = _lowest(one, placed)
        placed.append(one)
    return _top(placed)


def _lowest(one: Interval, placed: Sequence[Interval]) -> int:
    """The lowest offset at which an interval meets none of those placed."""
    offset = 0
    for other in sorted(placed, key=lambda each: each.offset):
        if other.first <= one.last and one.first <= other.last:
            if offset + one.size <= other.offset:
                break
            offset = max(offset, other.offset + other.size)
    return offset


def _meet(one: Interval, other: Interval) -> bool:
    """Whether two intervals share bytes while both are alive."""
    together = one.first <= other.last and other.first <= one.last
    return together and one.offset < other.offset + other.size and other.offset < one.offset + one.size


def _top(placed: Sequence[Interval]) -> int:
    return max((one.offset + one.size for one in placed), default=0)
