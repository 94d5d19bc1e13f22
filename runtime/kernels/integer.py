"""Integer arithmetic of int8 networks, exact, through products of floating-point matrices.

Activations are float32 arrays that hold integers, less their zero point, so that padding is zero. What follows the sums
(multiplier, rounding, clamp) is proved equal to the reference's integers when a network is loaded, or done in int64.
"""

from __future__ import annotations

import math
from functools import partial
from typing import Final

import numpy as np

from nkformats.runtime.graph import Array, Call, Scratch
from nkformats.runtime.kernels.elementwise import Where

#: Every sum of integers up to this size is exact in float32, in whatever order it is made.
EXACT32: Final = 1 << 24
#: The largest sums that are requantised, in int64; double precision has room to spare.
LARGEST: Final = 1 << 46
#: Zero points up to this size: values less one of them, and the difference of two, are exact in float32.
ZERO_POINT: Final = (1 << 23) - 128
INT32_MAX: Final = (1 << 31) - 1
#: Values at a time of a pass in double precision.
BLOCK: Final = 1 << 15


def encode(multiplier: float) -> tuple[int, int]:
    """A real multiplier as ``q * 2^(e - 31)`` with q of 31 bits; (0, 0) where it is not positive or too small.

    Source: observed in netkit 01af6954, int8 kernels.
    """
    if not multiplier > 0:
        return 0, 0
    if multiplier == math.inf:
        # Of a scale that is infinite, which `validate` tells: the largest there is, as for all that are too large.
        return INT32_MAX, 30
    fraction, exponent = math.frexp(multiplier)
    quantity = math.floor(fraction * (1 << 31) + 0.5)
    if quantity == 1 << 31:
        quantity, exponent = quantity // 2, exponent + 1
    if exponent < -31:
        return 0, 0
    return (INT32_MAX, 30) if exponent > 30 else (quantity, exponent)


def rescale(sums: Array, quantity: Array | int, exponent: Array | int) -> Array:
    """The reference's multiplication by an encoded multiplier, exact for sums up to `LARGEST`.

    A doubling high product, rounded half up, then a rounding shift to the right, half away from zero. Results of
    multipliers from 1 on are cut off at 2^29, beyond every int8 range; without that a shift to the left could wrap.
    """
    quantity, exponent = np.asarray(quantity, np.int64), np.asarray(exponent, np.int64)
    left, right = np.maximum(exponent, 0), np.maximum(-exponent, 0)
    most = np.where(left > 0, np.int64(1) << (30 - left), np.int64(LARGEST) << 1)
    sums = np.clip(sums, -most, most) << left
    # In two parts, since the product may have more than 63 bits.
    upper = (sums >> 16) * quantity
    lower = (sums & 0xFFFF) * quantity + (1 << 30)
    high = (upper >> 15) + ((((upper & 0x7FFF) << 16) + lower) >> 31)
    mask = (np.int64(1) << right) - 1
    rest = high & mask
    threshold = (mask >> 1) + (high < 0)
    result: Array = (high >> right) + (rest > threshold)
    return result


def is_narrow(largest: int, exponent: Array | int) -> bool:
    """Whether the products of `rescaling` stay within 64 bits, sums being of at most this size."""
    return largest << max(0, int(np.max(exponent, initial=0))) < 1 << 32


class Requantise:
    """From the sums of a layer to its int8 outputs, for each channel; exact.

    Args:
        bias: int64 ``(channels,)``. multipliers: real, float64. low, high: the clamp, less the output's zero point.
        bound: the largest size of a sum without bias.

    Attributes:
        way: ``floor`` where ``floor(sum * scale + offset)`` in double precision was proved equal at every threshold,
            ``trunc`` where ``trunc(y + copysign(half, y))`` of ``y = sum * scale + offset`` was; else ``integers``.
    """

    def __init__(self, bias: Array, multipliers: Array, low: int, high: int, bound: int) -> None:
        pairs = [encode(float(one)) for one in multipliers]
        self.quantity = np.array([pair[0] for pair in pairs], np.int64)
        self.exponent = np.array([pair[1] for pair in pairs], np.int64)
        self.bias = bias.astype(np.int64)
        self.low = low
        self.high = high
        self.bound = bound
        largest = bound + max(abs(int(one)) for one in (self.bias.min(initial=0), self.bias.max(initial=0)))
        #: Whether the arithmetic in place will do.
        self.narrow = is_narrow(largest, self.exponent)
        self.scale = np.ldexp(self.quantity.astype(np.float64), self.exponent - 31)
        # Two roundings: what the first one rounds up counts for the second. Below zero the second turns about.
        twice = np.where(self.exponent < 0, np.ldexp(0.5, np.minimum(self.exponent, 0)), 0.0)
        self.half = 0.5 + twice
        self.way = "integers"
        for way, offset in (("floor", self.half), ("floor", 0.5), ("floor", 0.5 - twice), ("trunc", 0.0)):
            self.offset = self.bias * self.scale + offset
            if self._proved(way):
                self.way = way
                break

    def exactly(self, sums: Array) -> Array:
        """What the reference computes, in int64; `sums` are without bias, channels last."""
        total = rescale(sums + self.bias, self.quantity, self.exponent)
        return np.clip(total, self.low, self.high)

    def _quickly(self, sums: Array, way: str) -> Array:
        wide = sums.astype(np.float64) * self.scale + self.offset
        wide = np.floor(wide) if way == "floor" else np.trunc(wide + np.copysign(self.half, wide))
        return np.clip(wide, self.low, self.high).astype(np.int64)

    def _proved(self, way: str) -> bool:
        """Both ways are monotone, and rise by one at most: equal on both sides of every step, they are equal."""
        if (self.quantity == 0).any() or (self.exponent > 0).any():
            return False
        levels = np.arange(self.low + 1, self.high + 1)[:, None]
        # A truncation steps up to a level at its near edge above zero, behind the far edge of the one before below.
        edges = np.where(levels > 0, levels - self.half, levels - 1 + self.half) if way == "trunc" else levels
        guess = np.ceil((edges - self.offset) / self.scale)
        guess = np.clip(guess, -self.bound, self.bound).astype(np.int64)
        first, last = (np.clip(guess + shift, -self.bound, self.bound) for shift in (-2, 1))
        if not (((self._quickly(first, way) < levels) | (first == -self.bound)).all()):
            return False
        if not (((self._quickly(last, way) >= levels) | (last == self.bound)).all()):
            return False
        for shift in (-2, -1, 0, 1):
            at = np.clip(guess + shift, -self.bound, self.bound)
            if (self._quickly(at, way) != self.exactly(at)).any():
                return False
        ends = np.broadcast_to(np.array([[-self.bound], [self.bound]], np.int64), (2, len(self.scale)))
        return bool((self._quickly(ends, way) == self.exactly(ends)).all())


class IntegerEpilogue:
    """The `Finish` of an int8 layer: requantises a block of sums into the output."""

    def __init__(self, out: Array, requantise: Requantise, scratch: Scratch) -> None:
        self.out = out
        self.requantise = requantise
        self.scratch = scratch

    def __call__(self, sums: Array, where: Where) -> list[Call]:
        """The calls for a block of sums."""
        target = self.out[where] if self.out.ndim > 2 else self.out[where[0]]
        if not (sums.flags.c_contiguous and target.flags.c_contiguous):
            return self._piece(sums, target)
        channels = target.shape[-1]
        a, b = sums.reshape(-1, channels), target.reshape(-1, channels)
        count = max(1, BLOCK // channels)
        return [call for at in range(0, len(a), count) for call in self._piece(a[at : at + count], b[at : at + count])]

    def _piece(self, sums: Array, target: Array) -> list[Call]:
        how = self.requantise
        if how.way == "integers" and not how.narrow:
            return [partial(self._widely, sums, target)]
        if how.way == "integers":
            total = self.scratch.take("total", sums.shape, np.int64)
            return [
                partial(np.copyto, total, sums, casting="unsafe"),
                partial(np.add, total, how.bias, out=total),
                *rescaling(total, how.quantity, how.exponent, self.scratch.take("other", sums.shape, np.int64)),
                partial(np.maximum, total, np.int64(how.low), out=total),
                partial(np.minimum, total, np.int64(how.high), out=total),
                partial(np.copyto, target, total, casting="unsafe"),
            ]
        wide = self.scratch.take("wide", sums.shape, np.float64)
        rounding: list[Call] = [partial(np.floor, wide, out=wide)]
        if how.way == "trunc":
            sign = self.scratch.take("sign", sums.shape, np.float64)
            rounding = [
                partial(np.copysign, how.half, wide, out=sign),
                partial(np.add, wide, sign, out=wide),
                partial(np.trunc, wide, out=wide),
            ]
        return [
            partial(np.multiply, sums, how.scale, out=wide),
            partial(np.add, wide, how.offset, out=wide),
            *rounding,
            partial(np.maximum, wide, float(how.low), out=wide),
            partial(np.minimum, wide, float(how.high), out=target, casting="same_kind"),
        ]

    def _widely(self, sums: Array, target: Array) -> None:
        """For multipliers and sums that no network in use has; makes temporary arrays."""
        np.copyto(target, self.requantise.exactly(sums.astype(np.int64)), casting="unsafe")


def sum_bound(matrix: Array, largest: int) -> int:
    """The largest size of a sum over the first axis of integer weights, inputs being of at most `largest`."""
    return int(np.abs(matrix.astype(np.int64)).sum(axis=0).max(initial=0)) * largest


def sum_dtype(bound: int) -> type[np.float32] | type[np.float64]:
    """The float type in which every sum of at most this size is exact."""
    return np.float32 if bound <= EXACT32 else np.float64


def average_dtype(largest: int, taps: Array) -> type[np.float32] | type[np.float64]:
    """The float type in which means of that many values of at most this size are exact, rounding included."""
    most = int(taps.max(initial=0))
    return np.float32 if largest * most + most // 2 < EXACT32 else np.float64


def average(x: Array, taps: Array, low: int, high: int, scratch: Scratch, out: Array | None = None) -> list[Call]:
    """Turns sums of taps into means, rounded half away from zero; 0 where there is no tap. In place without `out`.

    Exact in the type of `x`, if that is `average_dtype`: a quotient of integers below 2^24 (2^53 in double precision)
    does not round up to the next integer.
    """
    count = np.maximum(taps, 1).astype(x.dtype)
    mean = scratch.take("mean", x.shape, x.dtype.type)
    return [
        partial(np.abs, x, out=mean),
        partial(np.add, mean, np.floor(count / 2), out=mean),
        partial(np.divide, mean, count, out=mean),
        partial(np.floor, mean, out=mean),
        partial(np.copysign, mean, x, out=x),
        partial(np.maximum, x, x.dtype.type(low), out=x),
        partial(np.minimum, x, x.dtype.type(high), out=x if out is None else out, casting="same_kind"),
    ]


class Addition:
    """The sum of two int8 maps of different scales, as the reference adds a residual: shifted left by 20 bits.

    Args:
        scales: of the first, the second and the output. low, high: the clamp, less the output's zero point.
        zero_points: of the first and the second, of any size up to `ZERO_POINT`.

    Source: observed in netkit 01af6954, inverted bottleneck; TensorFlow Lite, quantised addition.
    """

    def __init__(
        self, scales: tuple[float, float, float], low: int, high: int, zero_points: tuple[int, int] = (0, 0)
    ) -> None:
        first, second, out = scales
        twice = 2 * max(first, second)
        #: What makes indexes of values.
        self.shifts = [128 + zero_point for zero_point in zero_points]
        #: The rescaled value of each of the 256 that an input can have.
        self.tables = [
            rescale((np.arange(256, dtype=np.int64) - shift) << 20, *encode(one / twice))
            for one, shift in zip((first, second), self.shifts, strict=True)
        ]
        self.last = encode(twice / (float(1 << 20) * out))
        self.narrow = is_narrow(sum(int(np.abs(table).max()) for table in self.tables), self.last[1])
        self.low = low
        self.high = high

    def calls(self, first: Array, second: Array, out: Array, scratch: Scratch) -> list[Call]:
        """``first`` and ``second`` are less their zero points, and so is the output."""
        index = scratch.take("index", out.shape, np.intp)
        total = scratch.take("total", out.shape, np.int64)
        other = scratch.take("other", out.shape, np.int64)
        found: list[Call] = []
        for values, table, shift, target in zip((first, second), self.tables, self.shifts, (total, other), strict=True):
            found += [
                partial(np.copyto, index, values, casting="unsafe"),
                partial(np.add, index, shift, out=index),
                # Any other mode would go through a buffer.
                partial(np.take, table, index, out=target, mode="clip"),
            ]
        found.append(partial(np.add, total, other, out=total))
        if self.narrow:
            found += rescaling(total, *self.last, other)
        else:
            found.append(partial(self._widely, total))
        return [
            *found,
            partial(np.maximum, total, self.low, out=total),
            partial(np.minimum, total, self.high, out=total),
            partial(np.copyto, out, total, casting="unsafe"),
        ]

    def _widely(self, total: Array) -> None:
        """For scales that no network in use has; makes temporary arrays."""
        total[...] = rescale(total, *self.last)


def rescaling(total: Array, quantity: Array | int, exponent: Array | int, other: Array) -> list[Call]:
    """As `rescale`, in place on int64 `total`, of sums that `is_narrow` allows; `other` is another of its shape."""
    exponent = np.asarray(exponent, np.int64)
    left, right = np.maximum(exponent, 0), np.maximum(-exponent, 0)
    # Half away from zero: below it, one less than half is added. Where nothing is shifted out, nothing is.
    half = np.where(right > 0, np.int64(1) << np.maximum(right - 1, 0), 0)
    return [
        partial(np.left_shift, total, left, out=total),
        partial(np.multiply, total, np.asarray(quantity, np.int64), out=total),
        partial(np.add, total, np.int64(1 << 30), out=total),
        partial(np.right_shift, total, np.int64(31), out=total),
        partial(np.right_shift, total, np.int64(63), out=other),
        partial(np.bitwise_and, other, np.where(right > 0, np.int64(-1), 0), out=other),
        partial(np.add, total, other, out=total),
        partial(np.add, total, half, out=total),
        partial(np.right_shift, total, right, out=total),
    ]


def quantise(x: Array, scale: float, zero_point: int) -> Array:
    """``round-half-even(x / scale) + zero point``, clipped to int8 and kept as float32, less the zero point."""
    steps = np.rint(x / np.float32(scale))
    result: Array = np.clip(steps, -128 - zero_point, 127 - zero_point).astype(np.float32)
    return result


# -- softmax ----------------------------------------------------------------------------------------------------------


def softmax(logits: Array, scale: float) -> Array:
    """``clip(rint(256 * softmax(logits * scale)) - 128, -128, 127)`` over the last axis, in double precision."""
    real = (logits - logits.max(axis=-1, keepdims=True)).astype(np.float64) * scale
    share = np.exp(real)
    share /= share.sum(axis=-1, keepdims=True)
    result: Array = np.clip(np.rint(256 * share) - 128, -128, 127)
    return result


def _wrap(x: Array) -> Array:
    """To 32 bits, as an overflowing register of the reference's machines does."""
    wrapped: Array = (x + (1 << 31)) % (1 << 32) - (1 << 31)
    return wrapped


def _high(a: Array, b: Array | int) -> Array:
    """The saturating doubling high product, rounded half up."""
    product: Array = a * b + (1 << 30)
    result: Array = np.minimum(product >> 31, INT32_MAX)
    return result


def _shift(x: Array, right: int | Array) -> Array:
    """A rounding shift to the right, half away from zero."""
    mask = (np.int64(1) << np.int64(right)) - 1
    result: Array = (x >> right) + ((x & mask) > (mask >> 1) + (x < 0))
    return result


#: exp(-1/4), exp(-1/2), exp(-1), ... as Q31, one for each bit of the exponent from bit 24 on.
_FACTORS: Final = (1672461947, 1302514674, 790015084, 290630308, 39332535, 720401, 242)


def _exp_negative(x: Array) -> Array:
    """exp of Q5.26 numbers up to zero, as Q31; the fixed-point function of gemmlowp."""
    rest = (x & ((1 << 24) - 1)) - (1 << 24)
    left = rest - x
    y = (rest << 5) + (1 << 28)
    y2 = _high(y, y)
    tail = _high(_shift(_high(y2, y2), 2) + _high(y2, y), 715827883) + y2
    result = 1895147668 + _high(y + _shift(tail, 1), 1895147668)
    for bit, factor in enumerate(_FACTORS, 24):
        result = np.where(left & (1 << bit), _high(result, factor), result)
    return np.where(x == 0, INT32_MAX, result)


def _one_over_one_plus(x: int) -> int:
    """``1 / (1 + x)`` of a Q31 number from 0 to 1, by Newton's method."""

    def high(a: int, b: int) -> int:
        return (a * b + (1 << 30)) >> 31

    total = x + INT32_MAX
    half = (total + 1) // 2
    y = 1515870810 + high(half, -1010580540)
    for _ in range(3):
        y += high(y, (1 << 29) - high(half, y)) << 2
    return min(y << 1, INT32_MAX)


def softmax_netkit(logits: Array, scale: float) -> Array:
    """The reference's fixed-point softmax over one vector, with its wrong bound: for ``compat="netkit"``.

    The bound of the differences that count is taken modulo 2^32, so scales from 1 on leave only the largest value,
    and those from 1/256 to 1/2 nothing at all.

    Source: observed in netkit 01af6954, softmax; CMSIS-NN, softmax of int8.
    """
    quantity, shift = encode(min(float(scale) * (1 << 26), float(INT32_MAX)))
    shift = max(shift, 0)
    radius = (255 << (shift + 5)) % (1 << 32)
    least = -(radius - (1 << 32) if radius >= 1 << 31 else radius)
    least = least - (1 << 32) if least == 1 << 31 else least
    differences = logits.astype(np.int64) - int(logits.max())
    counted = differences >= least
    scaled = _high(_wrap(differences << shift), quantity)
    powers = np.where(counted, _exp_negative(scaled), 0)
    total = int(_wrap(np.array(_shift(powers, 12)[counted].sum()))) if counted.any() else 0
    headroom = 32 - total.bit_length() if total > 0 else 32 if total == 0 else 0
    inverse = _one_over_one_plus((total << headroom) - (1 << 31)) if total > 0 else 0
    bits = 12 - headroom + 23
    if bits < 0 or not counted.any():
        return np.full(logits.shape, -128.0)
    result = _shift(_high(powers, inverse), bits) - 128
    return np.where(counted, np.clip(result, -128, 127), -128).astype(np.float64)
