"""Pooling over maps ``(n, height, width, channels)``: rows first, then columns, taps outside the map left out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import numpy as np

from nkformats.runtime.graph import Array, Call, Scratch

#: What a window without a tap gives: the reference's start value.
LOWEST: Final = -float(np.finfo(np.float32).max)

#: Up to so many taps, an axis is joined tap by tap.
MANY: Final = 256

Reduce = Callable[..., Any]
Pair = tuple[int, int]


def spans(size: int, positions: int, stride: int, before: int, tap: int) -> tuple[int, int]:
    """The first and the last but one position whose tap lies in a map of that size."""
    offset = tap - before
    first = max(0, -(offset // stride)) if offset < 0 else 0
    last = min(positions, (size - 1 - offset) // stride + 1)
    return first, max(first, last)


def covered(size: int, positions: int, kernel: int, stride: int, before: int) -> tuple[Array, Array]:
    """For each position, the first place of the map that its window covers, and how many."""
    start = np.arange(positions, dtype=np.int64) * stride - before
    first = np.clip(start, 0, size)
    return first, np.clip(start + kernel, first, max(size, 0)) - first


def counts(size: int, positions: int, kernel: int, stride: int, before: int) -> Array:
    """The number of taps within the map, for each position."""
    return covered(size, positions, kernel, stride, before)[1]


def _doubled(axis: int, x: Array, out: Array, first: Array, length: Array, join: Reduce, empty: float) -> None:
    """One axis of windows with many taps: joins of 1, 2, 4, ... neighbours, and of those what makes up each length.

    It makes temporary arrays.
    """
    table = np.moveaxis(x, axis, 0).astype(out.dtype)
    target = np.moveaxis(out, axis, 0)
    target[...] = empty
    at, step, most = first.copy(), 1, int(length.max(initial=0))
    while step <= most:
        some = np.flatnonzero(length & step)
        if some.size:
            target[some] = join(target[some], table[at[some]])
            at[some] += step
        if 2 * step <= most:
            table = join(table[:-step], table[step:])
        step *= 2


def _along(
    axis: int, x: Array, out: Array, kernel: int, stride: int, before: int, join: Reduce, empty: float
) -> list[Call]:
    """One axis: the first tap that covers a position is copied, further ones are joined to it."""
    size, positions = x.shape[axis], out.shape[axis]
    # The others lie in the padding, wherever the window is.
    useful = range(max(0, before - (positions - 1) * stride), min(kernel, before + size))
    if len(useful) > MANY:
        return [partial(_doubled, axis, x, out, *covered(size, positions, kernel, stride, before), join, empty)]
    full = [tap for tap in useful if spans(size, positions, stride, before, tap) == (0, positions)]
    order = [*full[:1], *(tap for tap in useful if tap not in full[:1])]
    calls: list[Call] = [] if full else [partial(out.fill, empty)]
    pending: Array | None = None
    for at, tap in enumerate(order):
        first, last = spans(size, positions, stride, before, tap)
        if first == last:
            continue
        start = first * stride + tap - before
        source = x[(slice(None),) * axis + (slice(start, start + (last - first - 1) * stride + 1, stride),)]
        target = out[(slice(None),) * axis + (slice(first, last),)]
        if full and at == 0:
            pending = source
            continue
        if pending is not None and (first, last) == (0, positions):
            # The first two taps in one pass.
            calls.append(partial(join, pending, source, out=target))
        else:
            if pending is not None:
                calls.append(partial(np.copyto, out, pending))
            calls.append(partial(join, target, source, out=target))
        pending = None
    if pending is not None:
        calls.append(partial(np.copyto, out, pending))
    return calls


def _both(
    x: Array, out: Array, kernel: Pair, stride: Pair, before: Pair, join: Reduce, empty: float, scratch: Scratch,
) -> list[Call]:  # fmt: skip
    middle = scratch.take("rows", (x.shape[0], out.shape[1], x.shape[2], x.shape[3]), out.dtype.type)
    return [
        *_along(1, x, middle, kernel[0], stride[0], before[0], join, empty),
        *_along(2, middle, out, kernel[1], stride[1], before[1], join, empty),
    ]


def max_pool(x: Array, out: Array, kernel: Pair, stride: Pair, before: Pair, scratch: Scratch) -> list[Call]:
    """The largest tap of each window; -3.4e38 where it has none. `before`: padding above and to the left."""
    return _both(x, out, kernel, stride, before, np.maximum, LOWEST, scratch)


def sum_pool(x: Array, out: Array, kernel: Pair, stride: Pair, before: Pair, scratch: Scratch) -> list[Call]:
    """The sum of the taps of each window, in the float type of `out`."""
    # Sums of float32 would be made in float32, whatever they are written to.
    add = np.add if out.dtype == x.dtype else partial(np.add, dtype=out.dtype)
    return _both(x, out, kernel, stride, before, add, 0.0, scratch)


def taps(x: Array, out: Array, kernel: Pair, stride: Pair, before: Pair) -> Array:
    """The number of taps of each window, ``(rows, columns, 1)``."""
    down = counts(x.shape[1], out.shape[1], kernel[0], stride[0], before[0])
    across = counts(x.shape[2], out.shape[2], kernel[1], stride[1], before[1])
    found: Array = (down[:, None] * across[None, :])[:, :, None]
    return found


def avg_pool(
    x: Array, out: Array, kernel: Pair, stride: Pair, before: Pair, scratch: Scratch, count: int = 0
) -> list[Call]:
    """The mean of the taps of each window, padding not counted; 0 where it has none.

    `count` is what the sums are divided by instead, where it is given.
    """
    divisors = np.full((1, 1, 1), count) if count else taps(x, out, kernel, stride, before)
    share = (1 / np.maximum(divisors, 1)).astype(np.float32)
    # One number is multiplied faster than a row of equal ones.
    scale: Array = share.reshape(-1)[:1] if (share == share.flat[0]).all() else share
    return [
        *sum_pool(x, out, kernel, stride, before, scratch),
        partial(np.multiply, out, scale, out=out),
    ]


def adaptive(x: Array, out: Array, mean: bool, scratch: Scratch) -> list[Call]:
    """Pools a map to the size of `out`: window i reaches from ``floor(i * size / count)`` to ``ceil((i + 1) * ...)``.

    It makes temporary arrays.
    """
    middle = scratch.take("rows", (x.shape[0], out.shape[1], x.shape[2], x.shape[3]))
    join, empty = (np.add, 0.0) if mean else (np.maximum, LOWEST)
    calls: list[Call] = []
    for axis, (source, target) in enumerate(((x, middle), (middle, out)), 1):
        size, count = source.shape[axis], target.shape[axis]
        at = np.arange(count, dtype=np.int64)
        first = at * size // count
        length = -(-(at + 1) * size // count) - first
        calls.append(partial(_doubled, axis, source, target, first, length, join, empty))
        if mean:
            share = (1 / length).astype(np.float32).reshape((-1,) + (1,) * (3 - axis))
            calls.append(partial(np.multiply, target, share, out=target))
    return calls
