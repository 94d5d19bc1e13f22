"""Kernels that work on each value, pixel or channel by itself: bias, normalisation, softmax.

Every function gives calls that work in arrays made beforehand; none allocates when it is called later.
"""

from __future__ import annotations

from functools import partial
from typing import Final, Protocol

import numpy as np

from nkformats.runtime.graph import Array, Call, Scratch
from nkformats.runtime.kernels.activation import ONE, Activation

#: The shortest inner loop that is worth a call: below it, numpy's overhead of a row shows.
INNER: Final = 2048

#: Where in the output a block lies: samples and rows.
Where = tuple[slice, slice]


class Finish(Protocol):
    """What happens to the sums of a convolution or a dense layer until they are the output of the layer."""

    def __call__(self, sums: Array, where: Where) -> list[Call]:
        """The calls for a block of sums, which may lie in the output itself."""


def tiles(width: int, channels: int, inner: int = INNER) -> int:
    """How many pixels of a row to take at a time, a divisor of `width`, so that an inner loop has `inner` values."""
    best = 1
    for count in range(2, min(width, max(1, inner // channels)) + 1):
        if width % count == 0:
            best = count
    return best


def rows_of(array: Array, count: int) -> Array:
    """``(..., width, channels)`` seen as ``(..., width / count, count * channels)``; a view."""
    *outer, width, channels = array.shape
    view = array.reshape(*outer, width // count, count * channels)
    if not np.shares_memory(view, array):
        raise ValueError(f"no view of {array.shape} in tiles of {count}")
    return view


def flattened(array: Array) -> Array:
    """``(n, rows, width, channels)`` as ``(pixels, channels)`` where it is contiguous, else as it is."""
    return array.reshape(-1, array.shape[-1]) if array.flags.c_contiguous else array


class Epilogue:
    """Bias, residual and activation of a float layer, in as few passes as numpy allows.

    Args:
        out: ``(n, rows, width, channels)`` or ``(n, channels)``, the layer's output. bias: ``(channels,)``.
        residual: added before the activation, of the shape of `out`.
    """

    def __init__(
        self, out: Array, bias: Array, activation: Activation, scratch: Scratch, residual: Array | None = None
    ) -> None:
        self.out = out
        self.bias = np.ascontiguousarray(bias, np.float32)
        self.activation = activation
        self.residual = residual
        self.scratch = scratch
        self._tiled: dict[int, Array] = {}

    def __call__(self, sums: Array, where: Where) -> list[Call]:
        """The calls for a block of sums."""
        target = self.out[where] if self.out.ndim > 2 else self.out[where[0]]
        calls: list[Call] = []
        if sums.ctypes.data != target.ctypes.data or self.bias.any():
            flat = sums.flags.c_contiguous and target.flags.c_contiguous
            a, b = (flattened(sums), flattened(target)) if flat else (sums, target)
            count = tiles(b.shape[-2], b.shape[-1])
            a, b = rows_of(a, count), rows_of(b, count)
            if b.size == b.shape[-1] and flat:
                # One row: numpy is quickest without anything to broadcast.
                a, b = a.reshape(-1), b.reshape(-1)
            calls.append(self.join(a, self._bias(count), b))
        return calls + self.rest(where)

    def join(self, sums: Array, bias: Array, out: Array) -> Call:
        """Sums and bias; what is given for the bias is `self.bias`, or repeats it."""
        # numpy is quicker with the output by position.
        return partial(np.add, sums, bias, out)

    def _bias(self, count: int) -> Array:
        if count not in self._tiled:
            self._tiled[count] = np.tile(self.bias, count)
        return self._tiled[count]

    def rest(self, where: Where) -> list[Call]:
        """What comes behind the bias."""
        target = self.out[where] if self.out.ndim > 2 else self.out[where[0]]
        calls: list[Call] = []
        if self.residual is not None:
            calls.append(partial(np.add, target, self.residual[where], out=target))
        return calls + self.activation.calls(target, self.scratch)


def scale_shift(x: Array, scale: Array, shift: Array, out: Array) -> list[Call]:
    """``x * scale + shift`` for each channel."""
    count = tiles(x.shape[-2], x.shape[-1]) if x.ndim > 2 else 1
    a, b = (rows_of(x, count), rows_of(out, count)) if x.ndim > 2 else (x, out)
    return [
        partial(np.multiply, a, np.tile(scale, count), out=b),
        partial(np.add, b, np.tile(shift, count), out=b),
    ]


def layer_norm(x: Array, scale: Array, shift: Array, eps: float, out: Array, scratch: Scratch) -> list[Call]:
    """For each pixel over its channels: ``(x - mean) / sqrt(variance + eps) * scale + shift``, biased variance."""
    mean = scratch.take("mean", (*x.shape[:-1], 1))
    square = scratch.take("square", x.shape)
    share = np.float32(1 / x.shape[-1])
    return [
        partial(np.add.reduce, x, axis=-1, keepdims=True, out=mean),
        partial(np.multiply, mean, share, out=mean),
        partial(np.subtract, x, mean, out=out),
        partial(np.multiply, out, out, out=square),
        partial(np.add.reduce, square, axis=-1, keepdims=True, out=mean),
        partial(np.multiply, mean, share, out=mean),
        partial(np.add, mean, np.float32(eps), out=mean),
        partial(np.sqrt, mean, out=mean),
        partial(np.divide, out, mean, out=out),
        *scale_shift(out, scale, shift, out),
    ]


def response_norm(x: Array, scale: Array, shift: Array, eps: float, scratch: Scratch) -> list[Call]:
    """Global response normalisation of ConvNeXt V2, in place: ``scale * (x * n / (mean n + eps)) + shift + x``.

    `n` is the length of a channel over all of its pixels, summed in double precision.
    """
    samples, channels = x.shape[0], x.shape[-1]
    square = scratch.take("square", x.shape)
    total = scratch.take("total", (samples, 1, 1, channels), np.float64)
    length = scratch.take("length", (samples, 1, 1, channels))
    mean = scratch.take("mean", (samples, 1, 1, 1))
    return [
        partial(np.multiply, x, x, out=square),
        partial(np.add.reduce, square, axis=(1, 2), keepdims=True, dtype=np.float64, out=total),
        partial(np.sqrt, total, out=total),
        partial(np.copyto, length, total, casting="same_kind"),
        partial(np.add.reduce, length, axis=-1, keepdims=True, out=mean),
        partial(np.multiply, mean, np.float32(1 / channels), out=mean),
        partial(np.add, mean, np.float32(eps), out=mean),
        partial(np.divide, length, mean, out=length),
        partial(np.multiply, length, scale, out=length),
        partial(np.add, length, ONE, out=length),
        partial(np.multiply, x, length, out=x),
        partial(np.add, x, shift, out=x),
    ]


def softmax(y: Array, scratch: Scratch) -> list[Call]:
    """Over all values of each sample, in place; the largest is subtracted first. y ``(n, ...)``."""
    if not y.flags.c_contiguous:
        copy = scratch.take("flat", y.shape)
        return [partial(np.copyto, copy, y), *softmax(copy, scratch), partial(np.copyto, y, copy)]
    if len(y) == 1:
        return _softmax_one(y.reshape(-1), scratch)
    flat = y.reshape(len(y), -1)
    top = scratch.take("top", (len(y), 1))
    return [
        partial(np.maximum.reduce, flat, axis=-1, keepdims=True, out=top),
        partial(np.subtract, flat, top, out=flat),
        partial(np.exp, flat, out=flat),
        partial(np.add.reduce, flat, axis=-1, keepdims=True, out=top),
        partial(np.divide, flat, top, out=flat),
    ]


def _softmax_one(y: Array, scratch: Scratch) -> list[Call]:
    """Of one vector: numpy is quickest on vectors and scalars, with the output by position, and sums as a product."""
    top = scratch.take("top", ())
    return [
        partial(np.maximum.reduce, y, None, None, top),
        partial(np.subtract, y, top, y),
        partial(np.exp, y, y),
        partial(np.dot, y, np.ones_like(y), top),
        partial(np.divide, y, top, y),
    ]
