"""Layers in the plainest numpy, in double precision and in Python's integers: what the kernels are compared with."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
Pads = tuple[tuple[int, int], tuple[int, int]]


def convolve(x: Array, w: Array, stride: int = 1, pads: Pads = ((0, 0), (0, 0))) -> Array:
    """``x`` (n, h, w, inputs), ``w`` (kh, kw, inputs, outputs): a window after the other."""
    x = np.pad(x.astype(np.float64), ((0, 0), *pads, (0, 0)))
    kh, kw = w.shape[:2]
    rows, columns = (x.shape[1] - kh) // stride + 1, (x.shape[2] - kw) // stride + 1
    y = np.zeros((len(x), rows, columns, w.shape[3]))
    for i in range(rows):
        for j in range(columns):
            window = x[:, i * stride : i * stride + kh, j * stride : j * stride + kw]
            y[:, i, j] = np.tensordot(window, w.astype(np.float64), axes=3)
    return y


def depthwise(x: Array, w: Array, stride: int = 1, pads: Pads = ((0, 0), (0, 0))) -> Array:
    """``w`` (kh, kw, channels)."""
    full = np.zeros((*w.shape, w.shape[2]))
    for channel in range(w.shape[2]):
        full[:, :, channel, channel] = w[:, :, channel]
    return convolve(x, full, stride, pads)


def pool(x: Array, kernel: tuple[int, int], stride: int, pads: Pads, kind: str) -> Array:
    """``max`` or ``mean`` over the taps that lie in the map."""
    x = np.pad(x.astype(np.float64), ((0, 0), *pads, (0, 0)), constant_values=np.nan)
    rows, columns = ((x.shape[1 + axis] - kernel[axis]) // stride + 1 for axis in (0, 1))
    y = np.zeros((len(x), rows, columns, x.shape[3]))
    for i in range(rows):
        for j in range(columns):
            window = x[:, i * stride : i * stride + kernel[0], j * stride : j * stride + kernel[1]]
            taps = window.reshape(len(x), -1, x.shape[3])
            there = taps[:, ~np.isnan(taps[0, :, 0])]
            if there.shape[1]:
                y[:, i, j] = there.max(axis=1) if kind == "max" else there.mean(axis=1)
            else:
                y[:, i, j] = -float(np.finfo(np.float32).max) if kind == "max" else 0.0
    return y


def truncated(numerator: int, denominator: int) -> int:
    """C's division."""
    quotient = abs(numerator) // abs(denominator)
    return quotient if (numerator >= 0) == (denominator > 0) else -quotient


def rescale(total: int, multiplier: float) -> int:
    """A sum times a real multiplier as the reference's integers do it, step by step."""
    if multiplier <= 0:
        return 0
    fraction, exponent = math.frexp(multiplier)
    quantity = math.floor(fraction * 2**31 + 0.5)
    if quantity == 2**31:
        quantity, exponent = quantity // 2, exponent + 1
    if exponent < -31:
        return 0
    product = (total << max(exponent, 0)) * quantity
    nudge = 2**30 if product >= 0 else 1 - 2**30
    high = truncated(product + nudge, 2**31)
    right = max(-exponent, 0)
    mask = (1 << right) - 1
    rest = high & mask
    return (high >> right) + (rest > (mask >> 1) + (high < 0))
