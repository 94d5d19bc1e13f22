"""Kernels that take places of an axis: borders, and maps of another size."""

from __future__ import annotations

from functools import partial

import numpy as np

from nkformats.runtime.graph import Array, Call, Scratch


def nearest(size: int, count: int, step: float) -> Array:
    """The place that each of `count` places takes its value from; they are `step` apart. In single precision."""
    at = np.arange(count, dtype=np.float32) * np.float32(step)
    place: Array = np.minimum(at, np.float32(size - 1)).astype(np.intp)
    return place


def linear(size: int, count: int, step: float, corners: bool) -> tuple[Array, Array]:
    """The places that each of `count` places lies between: the first of the two, and the share of the second.

    Args:
        step: their distance. corners: the first and the last place are those of the input, else borders of pixels are.
    """
    at = np.arange(count, dtype=np.float64)
    if corners:
        exact = at * ((size - 1) / (count - 1) if count > 1 else 0.0)
    else:
        exact = (at + 0.5) * (1.0 if size == count else step) - 0.5
    place = np.clip(exact.astype(np.float32), np.float32(0), np.float32(size - 1))
    first = np.clip(np.floor(place), 0, max(size - 2, 0)).astype(np.intp)
    return first, (place - first.astype(np.float32)).astype(np.float32)


def gather(x: Array, out: Array, axis: int, index: Array, scratch: Scratch, name: str = "gathered") -> list[Call]:
    """Places of an axis, in the order of `index`."""
    # Any other mode would go through a buffer, and so would an output with gaps.
    if out.flags.c_contiguous:
        return [partial(np.take, x, index, axis=axis, out=out, mode="clip")]
    held = scratch.take(name, out.shape)
    return [partial(np.take, x, index, axis=axis, out=held, mode="clip"), partial(np.copyto, out, held)]


def blend(x: Array, out: Array, axis: int, first: Array, share: Array, scratch: Scratch) -> list[Call]:
    """Between two neighbouring places of an axis; `first` and `share` are those of `linear`."""
    weight = share.reshape((-1,) + (1,) * (x.ndim - 1 - axis))
    other = scratch.take("second", out.shape)
    second = np.minimum(first + 1, x.shape[axis] - 1)
    return [
        *gather(x, out, axis, first, scratch),
        *gather(x, other, axis, second, scratch),
        partial(np.multiply, out, 1 - weight, out=out),
        partial(np.multiply, other, weight, out=other),
        partial(np.add, out, other, out=out),
    ]
