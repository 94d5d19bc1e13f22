"""Kernels that take places of an axis: borders, and maps of another size."""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np

from nkformats.runtime.graph import Array, Call, Scratch


def nearest(size: int, count: int, step: float) -> Array:
    """The place that each of `count` places takes its value from; they are `step` apart. In single precision."""
    at = np.arange(count, dtype=np.float32) * np.float32(step)
    place: Array = np.minimum(at, np.float32(size - 1)).astype(np.intp)
    return place


#: For each tap, the places that it is at and its weights.
Taps = list[tuple[Array, Array]]

#: The free number of the cubic kernel.
#: Source: Keys, Cubic Convolution Interpolation for Digital Image Processing, 1981; there it is a.
CUBIC: Final = -0.75


def _positions(size: int, count: int, step: float, corners: bool) -> Array:
    """Where `count` places lie in an axis of `size`, in single precision.

    Args:
        step: their distance. corners: the first and the last place are those of the input, else borders of pixels are.
    """
    at = np.arange(count, dtype=np.float64)
    exact = at * ((size - 1) / (count - 1) if count > 1 else 0.0) if corners else (at + 0.5) * step - 0.5
    place: Array = exact.astype(np.float32)
    return place


def linear(size: int, count: int, step: float, corners: bool) -> Taps:
    """Between two places; the arguments are those of `_positions`."""
    place = np.clip(_positions(size, count, step, corners), np.float32(0), np.float32(size - 1))
    first = np.clip(np.floor(place), 0, max(size - 2, 0)).astype(np.intp)
    share = (place - first.astype(np.float32)).astype(np.float32)
    return [(first, 1 - share), (np.minimum(first + 1, size - 1), share)]


def cubic(size: int, count: int, step: float, corners: bool) -> Taps:
    """Between four places, of which those beyond the ends are the ends; the arguments are those of `_positions`."""
    place = _positions(size, count, step, corners)
    first = np.floor(place)
    share = place - first
    weights = []
    for distance in (share + 1, share, 1 - share):
        near = ((CUBIC + 2) * distance - (CUBIC + 3)) * distance * distance + 1
        far = ((distance - 5) * distance + 8) * distance * CUBIC - 4 * CUBIC
        weights.append(np.where(distance <= 1, near, far).astype(np.float32))
    weights.append(1 - weights[0] - weights[1] - weights[2])
    places = [np.clip(first + shift, 0, size - 1).astype(np.intp) for shift in (-1, 0, 1, 2)]
    return list(zip(places, weights, strict=True))


def gather(x: Array, out: Array, axis: int, index: Array, scratch: Scratch) -> list[Call]:
    """Places of an axis, in the order of `index`."""
    # Any other mode would go through a buffer, and so would an output with gaps.
    if out.flags.c_contiguous:
        return [partial(np.take, x, index, axis=axis, out=out, mode="clip")]
    held = scratch.take("gathered", out.shape)
    return [partial(np.take, x, index, axis=axis, out=held, mode="clip"), partial(np.copyto, out, held)]


def blend(x: Array, out: Array, axis: int, taps: Taps, scratch: Scratch) -> list[Call]:
    """Sums of places of an axis by weights."""
    part = scratch.take("part", out.shape)
    calls: list[Call] = []
    for number, (index, weight) in enumerate(taps):
        target = part if number else out
        calls += gather(x, target, axis, index, scratch)
        calls.append(partial(np.multiply, target, weight.reshape((-1,) + (1,) * (x.ndim - 1 - axis)), out=target))
        if number:
            calls.append(partial(np.add, out, part, out=out))
    return calls
