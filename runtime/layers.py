"""Layers that formats share: what each adds to a plan, whichever file its numbers come from.

A layer takes the builder and what arrives, and gives what leaves it. Weights are views of the parsed model; where a
kernel wants them in another order or with a normalisation folded in, that is made once, when first asked for.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

import numpy as np

from nkformats.runtime.arena import ALIGNMENT
from nkformats.runtime.graph import Array, Builder, Call, Margin, Scratch, Value, block
from nkformats.runtime.kernels import conv, pool
from nkformats.runtime.kernels.activation import Activation
from nkformats.runtime.kernels.elementwise import (
    Epilogue,
    Finish,
    layer_norm,
    response_norm,
    scale_shift,
    softmax,
)

#: Adds a layer to a plan.
Emit = Callable[[Builder, Value], Value]
#: Calls that work on a layer's output once all of it is there.
After = Callable[[Array, Scratch], list[Call]]
Pair = tuple[int, int]
#: Makes what happens to sums, for an output and scratch memory.
MakeFinish = Callable[[Array, Scratch], Finish]

NONE = Activation()
RELU = Activation("relu")
SILU = Activation("silu")

#: Up to this many input channels, and from this many output positions on if there are several, windows are unfolded a
#: plane at a time.
PLANAR_CHANNELS = 4
PLANAR_POSITIONS = 2500
#: Bytes of a matrix up to which its alignment matters; longer ones wait for memory.
ALIGNED_COPY = 2 << 20


class Weights:
    """The numbers of a convolution or dense layer.

    Args:
        array: a view ``(kh, kw, inputs, outputs)``; of a depthwise layer ``(kh, kw, channels)``; of a dense one
            ``(inputs, outputs)``.
        bias: ``(outputs,)``.
        norm: scale and shift of a normalisation behind it, folded into the other two.
    """

    def __init__(self, array: Array, bias: Array, norm: tuple[Array, Array] | None = None) -> None:
        self.array = array
        self.bias = bias
        self._scale: Array | None = None
        if norm is not None:
            self._scale = norm[0]
            self.bias = (bias.astype(np.float64) * norm[0] + norm[1]).astype(np.float32)
        self._packed: Array | None = None
        self._rows: Array | None = None
        self._transformed: dict[int, Array] = {}

    @property
    def kernel(self) -> tuple[int, int]:
        """Height and width."""
        return self.array.shape[0], self.array.shape[1]

    @property
    def outputs(self) -> int:
        """Output channels."""
        return int(self.array.shape[-1])

    def packed(self) -> Array:
        """In the order of `array`, contiguous, scaled."""
        if self._packed is None:
            scaled = self.array if self._scale is None else self.array * self._scale
            self._packed = np.ascontiguousarray(scaled)
        return self._packed

    def matrix(self) -> Array:
        """``(kh * kw * inputs, outputs)``, contiguous."""
        packed = self.packed()
        return packed.reshape(-1, packed.shape[-1])

    def rows(self) -> Array:
        """``(inputs, outputs)`` in whichever order it is stored, of a dense layer.

        A view, but where that is small enough to lie in the cache and its rows do not begin with a cache line, which
        would cost a fifth of the time, or where numpy would copy it for every product: then it is copied once.
        """
        if self._rows is None:
            self._rows = self.array
            small = self.array.nbytes <= ALIGNED_COPY and self.array.ctypes.data % ALIGNMENT
            if small or not self.array.flags.aligned:
                stored = self.array if self.array.flags.c_contiguous else self.array.T
                copy = block(stored.nbytes).view(stored.dtype).reshape(stored.shape)
                copy[...] = stored
                self._rows = copy if self.array.flags.c_contiguous else copy.T
        return self._rows

    def winograd(self, tile: int) -> Array:
        """Transformed for tiles of that side."""
        if tile not in self._transformed:
            scaled = self.array if self._scale is None else self.array * self._scale
            self._transformed[tile] = conv.winograd_weights(scaled, tile)
        return self._transformed[tile]


def positions(size: int, kernel: int, stride: int, margin: tuple[int, int]) -> int:
    """The positions of a window along an axis; that there is one, the rules of the format have made sure."""
    return (size + sum(margin) - kernel) // stride + 1


def _pair(one: int | Pair) -> Pair:
    return (one, one) if isinstance(one, int) else one


def _spatial(x: Value, kernel: Pair, stride: int | Pair, margin: Margin, dilation: Pair = (1, 1)) -> Pair:
    steps = _pair(stride)
    sizes = [(kernel[axis] - 1) * dilation[axis] + 1 for axis in (0, 1)]
    down, across = (positions(x.shape[1 + axis], sizes[axis], steps[axis], margin[axis]) for axis in (0, 1))
    return down, across


def _count(b: Builder, macs: int) -> None:
    b.macs[b.layer] = b.macs.get(b.layer, 0) + macs


def conv2d(
    b: Builder, x: Value, weights: Weights, *, stride: int | Pair = 1, margin: Margin = ((0, 0), (0, 0)),
    dilation: Pair = (1, 1), activation: Activation = NONE, residual: Value | None = None, after: After | None = None,
    strict: bool = False, make: MakeFinish | None = None,
) -> Value:  # fmt: skip
    """A convolution.

    Args:
        stride, margin: in pixels; one of both axes, or of each; before and after each. dilation: the distance of two
        taps. residual: added to the sums. after: works on the output. strict: no Winograd. make: what happens to the
        sums, in place of bias and so on.
    """
    x = b.padded(x, margin)
    kernel, step = weights.kernel, _pair(stride)
    rows, columns = _spatial(x, kernel, step, margin, dilation)
    inputs = x.shape[3]

    def bind(out: Value, scratch: Scratch) -> list[Call]:
        source, target = x.window(margin), out.array
        more = after(target, scratch) if after is not None else []
        if make is not None:
            made = make(target, scratch)
            return [*conv.convolve(source, weights.matrix(), target, kernel, step, made, scratch, dilation), *more]
        finish = Epilogue(target, weights.bias, activation, scratch, None if residual is None else residual.array)
        plain = kernel == (3, 3) and step == dilation == (1, 1) and not strict
        tile = conv.winograd_tile(rows, columns, inputs, weights.outputs) if plain else 0
        if tile:
            return [*conv.winograd(source, weights.winograd(tile), target, tile, finish, scratch), *more]
        large = inputs == 1 or rows * columns >= PLANAR_POSITIONS
        planar = inputs <= PLANAR_CHANNELS and kernel != (1, 1) and large
        way = conv.convolve_planar if planar else conv.convolve
        return [*way(source, weights.matrix(), target, kernel, step, finish, scratch, dilation), *more]

    _count(b, rows * columns * math.prod(weights.array.shape))
    read = [x] if residual is None else [x, residual]
    return b.add(read, (x.shape[0], rows, columns, weights.outputs), bind)


def conv_any(
    b: Builder, x: Value, weights: Weights, *, margin: Margin, activation: Activation = NONE, after: After | None = None
) -> Value:  # fmt: skip
    """A convolution of stride 1 over any number of spatial axes; weights ``(*kernel, inputs, outputs)``."""
    x = b.padded(x, margin)
    kernel = weights.array.shape[:-2]
    sizes = tuple(positions(x.shape[1 + axis], kernel[axis], 1, margin[axis]) for axis in range(len(kernel)))

    def bind(out: Value, scratch: Scratch) -> list[Call]:
        target = out.array
        finish = Epilogue(target, weights.bias, activation, scratch)
        more = after(target, scratch) if after is not None else []
        return [*conv.convolve_any(x.window(margin), weights.matrix(), target, kernel, finish, scratch), *more]

    _count(b, math.prod(sizes) * math.prod(weights.array.shape))
    return b.add([x], (x.shape[0], *sizes, weights.outputs), bind)


def depthwise(
    b: Builder, x: Value, weights: Weights, *, stride: int | Pair = 1, margin: Margin = ((0, 0), (0, 0)),
    dilation: Pair = (1, 1), activation: Activation = NONE, after: After | None = None, make: MakeFinish | None = None,
) -> Value:  # fmt: skip
    """A convolution of each channel by itself; the arguments are those of `conv2d`."""
    x = b.padded(x, margin)
    step = _pair(stride)
    rows, columns = _spatial(x, weights.kernel, step, margin, dilation)

    def bind(out: Value, scratch: Scratch) -> list[Call]:
        target = out.array
        finish = make(target, scratch) if make is not None else Epilogue(target, weights.bias, activation, scratch)
        more = after(target, scratch) if after is not None else []
        return [*conv.depthwise(x.window(margin), weights.packed(), target, step, finish, dilation), *more]

    _count(b, rows * columns * math.prod(weights.array.shape))
    return b.add([x], (x.shape[0], rows, columns, x.shape[3]), bind)


def grouped(
    b: Builder, x: Value, groups: Sequence[Weights], *, stride: Pair, margin: Margin, dilation: Pair,
    activation: Activation = NONE, make: MakeFinish | None = None,
) -> Value:  # fmt: skip
    """A convolution of groups of channels by themselves; the other arguments are those of `conv2d`."""
    x = b.padded(x, margin)
    kernel = groups[0].kernel
    rows, columns = _spatial(x, kernel, stride, margin, dilation)
    outputs = sum(one.outputs for one in groups)

    def bind(out: Value, scratch: Scratch) -> list[Call]:
        bias = np.concatenate([one.bias for one in groups])
        finish = make(out.array, scratch) if make is not None else Epilogue(out.array, bias, activation, scratch)
        matrices = [one.matrix() for one in groups]
        return conv.grouped(x.window(margin), matrices, out.array, kernel, stride, finish, scratch, dilation)

    _count(b, rows * columns * sum(math.prod(one.array.shape) for one in groups))
    return b.add([x], (x.shape[0], rows, columns, outputs), bind)


def transposed(
    b: Builder, x: Value, matrix: Array, bias: Array, size: Pair, *, kernel: Pair, stride: Pair, dilation: Pair,
    before: Pair, activation: Activation = NONE,
) -> Value:  # fmt: skip
    """A transposed convolution to maps of that size; matrix and `before` are those of `conv.transposed`."""

    def bind(out: Value, scratch: Scratch) -> list[Call]:
        target = out.array
        finish = Epilogue(target, bias, activation, scratch)
        return conv.transposed(x.array, matrix, target, kernel, stride, before, finish, scratch, dilation)

    _count(b, math.prod(x.shape[1:3]) * matrix.size)
    return b.add([x], (x.shape[0], *size, len(bias)), bind)


def dense(
    b: Builder, x: Value, weights: Weights, *, activation: Activation = NONE, after: After | None = None,
    make: MakeFinish | None = None,
) -> Value:  # fmt: skip
    """A matrix; the arguments are those of `conv2d`."""

    def bind(out: Value, scratch: Scratch) -> list[Call]:
        target = out.array
        finish = make(target, scratch) if make is not None else Epilogue(target, weights.bias, activation, scratch)
        more = after(target, scratch) if after is not None else []
        return [*conv.dense(x.array, weights.rows(), target, finish, scratch), *more]

    # Rows of a sample, or its positions, are rows of the product.
    _count(b, x.shape[0] // b.input.shape[0] * math.prod(weights.array.shape))
    return b.add([x], (x.shape[0], weights.outputs), bind)


def pooled(
    b: Builder, x: Value, kernel: Pair, stride: int | Pair, margin: Margin,
    calls: Callable[[Array, Array, Scratch], list[Call]],
) -> Value:  # fmt: skip
    """A layer over windows; `calls` gives those from maps to output."""
    rows, columns = _spatial(x, kernel, stride, margin)

    def bind(out: Value, scratch: Scratch) -> list[Call]:
        return calls(x.array, out.array, scratch)

    return b.add([x], (x.shape[0], rows, columns, x.shape[3]), bind)


def max_pool(b: Builder, x: Value, kernel: Pair, stride: int | Pair, margin: Margin) -> Value:
    """The largest of each window."""
    before, step = (margin[0][0], margin[1][0]), _pair(stride)
    return pooled(b, x, kernel, step, margin, lambda a, out, s: pool.max_pool(a, out, kernel, step, before, s))


def avg_pool(b: Builder, x: Value, kernel: Pair, stride: int | Pair, margin: Margin, count: int = 0) -> Value:
    """The mean of each window, without its padding; or its sum by `count`, where that is given."""
    before, step = (margin[0][0], margin[1][0]), _pair(stride)
    return pooled(b, x, kernel, step, margin, lambda a, out, s: pool.avg_pool(a, out, kernel, step, before, s, count))


def batch_norm(b: Builder, x: Value, scale: Array, shift: Array) -> Value:
    """Scale and shift for each channel."""
    return b.add([x], x.shape, lambda out, scratch: scale_shift(x.array, scale, shift, out.array))


def normalised(b: Builder, x: Value, scale: Array, shift: Array, eps: float) -> Value:
    """Layer normalisation over channels."""
    return b.add([x], x.shape, lambda out, scratch: layer_norm(x.array, scale, shift, eps, out.array, scratch))


def flatten(b: Builder, x: Value) -> Value:
    """A vector for each sample."""
    return b.reshape(x, (x.shape[0], math.prod(x.shape[1:])))


def concatenated(b: Builder, parts: Sequence[Value]) -> Value:
    """Side by side along the last axis."""

    def bind(out: Value, scratch: Scratch) -> list[Call]:
        calls, at = list[Call](), 0
        for part in parts:
            stop = at + part.shape[-1]
            calls.append(partial(np.copyto, out.array[..., at:stop], part.array))
            at = stop
        return calls

    return b.add(parts, (*parts[0].shape[:-1], sum(part.shape[-1] for part in parts)), bind)


def summed(b: Builder, x: Value, y: Value) -> Value:
    """The sum of two."""
    return b.add([x, y], x.shape, lambda out, scratch: [partial(np.add, x.array, y.array, out=out.array)])


def upsampled_sum(b: Builder, x: Value, small: Value) -> Value:
    """``x`` plus maps of half its size, each of their pixels taken four times."""

    def bind(out: Value, scratch: Scratch) -> list[Call]:
        n, rows, columns, channels = small.shape
        four = [array.reshape(n, rows, 2, columns, 2, channels) for array in (x.array, out.array)]
        return [partial(np.add, four[0], small.array[:, :, None, :, None, :], out=four[1])]

    return b.add([x, small], x.shape, bind)


def softmax_after(shape: tuple[int, ...]) -> After:
    """Softmax over an output seen in that shape, where a sample is made of several rows."""
    return lambda y, scratch: softmax(y.reshape(shape), scratch)


def response_after(scale: Array, shift: Array, eps: float) -> After:
    """Global response normalisation."""
    return lambda y, scratch: response_norm(y, scale, shift, eps, scratch)


def softmax_channels(y: Array, scratch: Scratch) -> list[Call]:
    """Softmax over the last axis, for each position by itself."""
    if y.flags.c_contiguous:
        return softmax(y.reshape(-1, y.shape[-1]), scratch)
    copy = scratch.take("channels", y.shape)
    return [partial(np.copyto, copy, y), *softmax_channels(copy, scratch), partial(np.copyto, y, copy)]
