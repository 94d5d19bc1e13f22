"""Where buffers lie: one block of memory in which values that are never alive together share their bytes.

Knows nothing of layers or arrays; a value is a size and the steps between which it is alive.
"""

from __future__ import annotations

import heapq
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

#: Offsets and sizes are multiples of this many bytes, a cache line.
ALIGNMENT: Final = 64
#: Above that many buffers they are placed in an order that takes no time to find.
MANY: Final = 1000


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
    change: defaultdict[int, int] = defaultdict(int)
    for one in intervals:
        change[one.first] += one.size
        change[one.last + 1] -= one.size
    most = alive = 0
    for _, size in sorted(change.items()):
        alive += size
        most = max(most, alive)
    return most


def place(intervals: Sequence[Interval]) -> int:
    """Gives every interval an offset; returns the bytes that are needed.

    Two ways are tried, and the better one stays: the largest first, each into the lowest gap among those that are alive
    with it; and in order of time from both ends by turns, which is right for any plain chain. On the networks that we
    know one of them reaches the lower bound. Their time grows with the square of the number; very many buffers go in
    order of time into the lowest gap.
    """
    if len(intervals) > MANY:
        return _by_time(intervals)
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


def _by_time(intervals: Sequence[Interval]) -> int:
    top, ending = 0, list[tuple[int, int, int]]()
    #: Gaps below the top: where they begin, and by that how long they are.
    starts, lengths = list[int](), dict[int, int]()
    for one in sorted(intervals, key=lambda each: each.first):
        while ending and ending[0][0] < one.first:
            _, offset, size = heapq.heappop(ending)
            at = bisect_left(starts, offset)
            if at < len(starts) and starts[at] == offset + size:
                size += lengths.pop(starts.pop(at))
            if at and starts[at - 1] + lengths[starts[at - 1]] == offset:
                lengths[starts[at - 1]] += size
            else:
                starts.insert(at, offset)
                lengths[offset] = size
        # The last gap may grow over the top.
        found = next((start for start in starts if lengths[start] >= one.size), None)
        if found is None:
            found = starts[-1] if starts and starts[-1] + lengths[starts[-1]] == top else top
        if found in lengths:
            at = bisect_left(starts, found)
            left = lengths.pop(starts.pop(at)) - one.size
            if left > 0:
                starts.insert(at, found + one.size)
                lengths[found + one.size] = left
        one.offset = found
        top = max(top, found + one.size)
        heapq.heappush(ending, (one.last, one.offset, one.size))
    return top


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
