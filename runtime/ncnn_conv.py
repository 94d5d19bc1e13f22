"""ncnn: the operators that slide windows over maps or multiply by a matrix.

Source of what they compute: ncnn 1.0.20261020, src/layer; outputs of that version are the tests' answers.
"""

from __future__ import annotations

import math
from functools import partial
from typing import Any, Final

import numpy as np

from nkformats.generated import ncnn
from nkformats.runtime import layers
from nkformats.runtime.graph import Array, Builder, Call, Margin, Scratch, Value
from nkformats.runtime.kernels.activation import Activation
from nkformats.runtime.kernels.elementwise import Where
from nkformats.runtime.kernels.pool import adaptive
from nkformats.runtime.layers import MakeFinish, Pair, Weights
from nkformats.runtime.ncnn_node import SIDE, Node, One, dims_of, reshaped, single

#: Paddings that mean: as much as keeps the size, the odd pixel behind, or before.
SAME_UPPER: Final = -233
SAME_LOWER: Final = -234
#: Sums of whole numbers up to here are exact in single precision.
EXACT: Final = 1 << 24
#: From here on the operator makes int8 blobs, too.
REQUANTISED: Final = 100

NO_MARGIN: Final[Margin] = ((0, 0), (0, 0))


def fused(p: Any) -> Activation:
    """The activation that is part of a layer."""
    kind, numbers = p.activation_type, [float(one) for one in p.activation_params]
    names = {
        ncnn.Activation.NONE: "none", ncnn.Activation.RELU: "positive", ncnn.Activation.LEAKY_RELU: "leaky_relu",
        ncnn.Activation.CLIP: "clip", ncnn.Activation.SIGMOID: "sigmoid", ncnn.Activation.MISH: "mish",
        ncnn.Activation.HARDSWISH: "hard_swish",
    }  # fmt: skip
    alpha, beta = (*numbers, 0.0, 0.0)[:2]
    return Activation(names[kind], alpha, beta)


def pads(p: Any) -> Margin:
    """The padding as given: above and below, left and right."""
    return (p.pad_top, p.pad_bottom), (p.pad_left, p.pad_right)


def same(size: int, extent: int, stride: int, lower: bool) -> Pair:
    """The padding of an axis that keeps its size, but for the stride."""
    total = max(0, extent + (size - 1) // stride * stride - size)
    half = total // 2
    return (total - half, half) if lower else (half, total - half)


def margins(node: Node, x: Value, extent: Pair, stride: Pair) -> Margin:
    """The padding of a convolution."""
    given = pads(node.p)
    flat = [one for pair in given for one in pair]
    for mark in (SAME_UPPER, SAME_LOWER):
        if flat == [mark] * 4:
            down, across = (
                same(x.shape[1 + axis], extent[axis], stride[axis], mark == SAME_LOWER) for axis in (0, 1)
            )  # fmt: skip
            return down, across
    if max(flat) <= 0:
        return NO_MARGIN
    if min(flat) < 0:
        node.unsupported("padding below zero beside one above", "pad_left")
    return given


def bordered(b: Builder, x: Value, margin: Margin, value: float) -> Value:
    """Maps within a margin of one number."""
    (top, bottom), (left, right) = margin
    n, rows, columns, channels = x.shape

    def bind(out: Value, scratch: Scratch) -> list[Call]:
        target = out.array
        return [
            partial(target.fill, value),
            partial(np.copyto, target[:, top : top + rows, left : left + columns], x.array),
        ]

    return b.add([x], (n, rows + top + bottom, columns + left + right, channels), bind)


def sides(p: Any) -> tuple[Pair, Pair, Pair, Pair]:
    """Kernel, stride, dilation, and what a dilated kernel covers."""
    kernel, stride = (p.kernel_h, p.kernel_w), (p.stride_h, p.stride_w)
    dilation = (p.dilation_h, p.dilation_w)
    extent = ((kernel[0] - 1) * dilation[0] + 1, (kernel[1] - 1) * dilation[1] + 1)
    return kernel, stride, dilation, extent


def _placed(node: Node, b: Builder, x: Value, channels: int) -> tuple[Value, Margin]:
    """What a convolution reads: maps with that many channels and room for a window, and their padding."""
    dims = node.rank(x, 3)
    if dims[0] != channels:
        node.misfit(f"{dims[0]} channels arrive, the weights are for {channels}")
    _, stride, _, extent = sides(node.p)
    margin = margins(node, x, extent, stride)
    for axis, size in enumerate(dims[1:]):
        if size + sum(margin[axis]) < extent[axis]:
            node.misfit(f"a kernel over {extent[axis]} pixels, where {size + sum(margin[axis])} are", "kernel_w")
    if node.p.pad_value and margin != NO_MARGIN:
        return bordered(b, x, margin, node.p.pad_value), NO_MARGIN
    return x, margin


# -- int8 -------------------------------------------------------------------------------------------------------------


class Dequantise:
    """What happens to sums of integers: scale, bias, activation.

    Args:
        out: the layer's output. scale: of each output channel.
    """

    def __init__(self, out: Array, scale: Array, bias: Array, activation: Activation, scratch: Scratch) -> None:
        self.out = out
        self.scale = scale
        self.bias = bias
        self.activation = activation
        self.scratch = scratch

    def __call__(self, sums: Array, where: Where) -> list[Call]:
        """The calls for a block of sums."""
        target = self.out[where] if self.out.ndim > 2 else self.out[where[0]]
        return [
            partial(np.multiply, sums, self.scale, out=target, casting="same_kind"),
            partial(np.add, target, self.bias, out=target),
            *self.activation.calls(target, self.scratch),
        ]


class Int8:
    """The int8 side of a layer: how its input is quantised, its weights as whole numbers, and how sums become real.

    Args:
        channels: of the input, in as many groups as it has scales.
    """

    def __init__(self, node: Node, bias: Array, activation: Activation, channels: int) -> None:
        p = node.p
        if p.int8_scale_term > REQUANTISED:
            node.unsupported("blobs of int8 between layers", "int8_scale_term")
        one = hasattr(p, "group") and p.int8_scale_term == 2
        scales = node.vector("weight_int8_scale" if one else "weight_int8_scales")
        given = node.vector("bottom_blob_int8_scale")
        self.weight_scale = scales.repeat(len(bias) // len(scales))
        self.before = given.repeat(channels // len(given)) if len(given) > 1 else given
        product = given.repeat(len(bias) // len(given)) * self.weight_scale
        self.scale = np.where(product == 0, np.float32(0), np.float32(1) / product).astype(np.float32)
        self.bias, self.activation = bias, activation

    def quantised(self, b: Builder, x: Value) -> Value:
        """Whole numbers from -127 to 127; half is rounded away from zero."""

        def bind(out: Value, scratch: Scratch) -> list[Call]:
            target = out.array
            whole = scratch.take("whole", target.shape)
            return [
                partial(np.multiply, x.array, self.before, out=whole),
                # Beyond that the largest wins anyhow; it keeps the sum with a half exact.
                partial(np.minimum, whole, np.array(200, np.float32), out=whole),
                partial(np.maximum, whole, np.array(-200, np.float32), out=whole),
                partial(np.trunc, whole, out=target),
                partial(np.subtract, whole, target, out=whole),
                partial(np.multiply, whole, np.array(2, np.float32), out=whole),
                partial(np.trunc, whole, out=whole),
                partial(np.add, target, whole, out=target),
                partial(np.minimum, target, np.array(127, np.float32), out=target),
                partial(np.maximum, target, np.array(-127, np.float32), out=target),
            ]

        return b.add([x], x.shape, bind)

    def numbers(self, weight: Array) -> Array:
        """Weights ``(outputs, ...)`` as floats in which sums of products with int8 are exact.

        Those that are stored as real numbers are rounded here, half away from zero, as the reference does it on
        loading.
        """
        if weight.dtype != np.int8:
            scaled = weight * self.weight_scale.reshape(-1, *(1,) * (weight.ndim - 1))
            weight = np.clip(np.trunc(scaled + np.copysign(np.float32(0.5), scaled)), -127, 127)
        largest = 128 * int(np.abs(weight.astype(np.int64)).reshape(len(weight), -1).sum(axis=1).max())
        return weight.astype(np.float32 if largest <= EXACT else np.float64)

    def make(self) -> MakeFinish:
        """What happens to the sums."""
        return lambda out, scratch: Dequantise(out, self.scale, self.bias, self.activation, scratch)


# -- convolutions -----------------------------------------------------------------------------------------------------


@single("Convolution")
def convolution(node: Node) -> One:
    """Over maps; over a vector, with a kernel of one pixel, a matrix."""
    p = node.p
    if p.dynamic_weight:
        node.unsupported("weights from a blob", "dynamic_weight")
    kernel, stride, dilation, _ = sides(p)
    stored, activation = node.weight("weight"), fused(p)
    inputs = stored.size // (p.num_output * kernel[0] * kernel[1])
    bias = node.vector("bias", p.bias_term, p.num_output)
    int8 = Int8(node, bias, activation, inputs) if p.int8_scale_term else None
    if int8 is not None:
        stored = int8.numbers(stored.reshape(p.num_output, -1))
    weights = Weights(stored.reshape(p.num_output, inputs, *kernel).transpose(2, 3, 1, 0), bias)
    flat = Weights(stored.reshape(p.num_output, -1).T, bias)

    def emit(b: Builder, x: Value) -> Value:
        if len(x.shape) == 2 and kernel == (1, 1) and int8 is None:
            return _matrix(node, b, x, flat, activation, None)
        x, margin = _placed(node, b, x, inputs)
        make = None
        if int8 is not None:
            x, make = int8.quantised(b, x), int8.make()
        return layers.conv2d(
            b, x, weights, stride=stride, margin=margin, dilation=dilation, activation=activation, strict=node.strict,
            make=make,
        )  # fmt: skip

    return emit


@single("ConvolutionDepthWise")
def convolution_depthwise(node: Node) -> One:
    """Each channel by itself, or in groups."""
    p = node.p
    if p.dynamic_weight:
        node.unsupported("weights from a blob", "dynamic_weight")
    kernel, stride, dilation, _ = sides(p)
    stored, activation, group = node.weight("weight"), fused(p), p.group
    bias = node.vector("bias", p.bias_term, p.num_output)
    outputs = p.num_output // group
    inputs = stored.size // (p.num_output * kernel[0] * kernel[1])
    single_ = inputs == outputs == 1
    int8 = Int8(node, bias, activation, inputs * group) if p.int8_scale_term else None
    if int8 is not None:
        if not single_:
            node.unsupported("groups of several channels in int8", "group")
        stored = int8.numbers(stored.reshape(p.num_output, -1)).astype(np.float32)
    if single_:
        weights = [Weights(stored.reshape(group, *kernel).transpose(1, 2, 0), bias)]
    else:
        parts = stored.reshape(group, outputs, inputs, *kernel).transpose(0, 3, 4, 2, 1)
        weights = [Weights(part, bias[g * outputs : (g + 1) * outputs]) for g, part in enumerate(parts)]

    def emit(b: Builder, x: Value) -> Value:
        x, margin = _placed(node, b, x, inputs * group)
        make = None
        if int8 is not None:
            x, make = int8.quantised(b, x), int8.make()
        if single_:
            return layers.depthwise(
                b, x, weights[0], stride=stride, margin=margin, dilation=dilation, activation=activation, make=make
            )
        return layers.grouped(
            b, x, weights, stride=stride, margin=margin, dilation=dilation, activation=activation
        )  # fmt: skip

    return emit


@single("Deconvolution", "DeconvolutionDepthWise")
def deconvolution(node: Node) -> One:
    """A transposed convolution; in groups, each of one channel."""
    p = node.p
    if p.dynamic_weight:
        node.unsupported("weights from a blob", "dynamic_weight")
    kernel, stride, dilation, extent = sides(p)
    stored, activation, group = node.weight("weight"), fused(p), getattr(p, "group", 1)
    bias = node.vector("bias", p.bias_term, p.num_output)
    outputs, taps = p.num_output // group, kernel[0] * kernel[1]
    inputs = stored.size // (p.num_output * taps)
    if group == 1:
        matrix = stored.reshape(outputs, inputs, taps).transpose(1, 2, 0).reshape(inputs, -1)
    elif inputs == outputs == 1:
        matrix = stored.reshape(group, taps).T
    else:
        node.unsupported("groups of several channels", "group")
    matrix = np.ascontiguousarray(matrix)
    more = (p.output_pad_bottom, p.output_pad_right)
    if min(more) < 0:
        node.unsupported("an output that is cut", "output_pad_right")

    def emit(b: Builder, x: Value) -> Value:
        dims = node.rank(x, 3)
        if dims[0] != inputs * group:
            node.misfit(f"{dims[0]} channels arrive, the weights are for {inputs * group}")
        whole = [(dims[1 + axis] - 1) * stride[axis] + extent[axis] + more[axis] for axis in (0, 1)]
        cut = _cut(node, whole)
        size = (whole[0] - sum(cut[0]), whole[1] - sum(cut[1]))
        if min(size) < 1:
            node.misfit("nothing is left behind its padding", "pad_left")
        return layers.transposed(
            b, x, matrix, bias, size, kernel=kernel, stride=stride, dilation=dilation, before=(cut[0][0], cut[1][0]),
            activation=activation,
        )  # fmt: skip

    return emit


def _cut(node: Node, whole: list[int]) -> Margin:
    """What is cut off the whole result of a transposed convolution."""
    p = node.p
    given = pads(p)
    flat = [one for pair in given for one in pair]
    if max(flat) > 0:
        if min(flat) < 0:
            node.unsupported("padding below zero beside one above", "pad_left")
        return given
    if p.output_w <= 0 or p.output_h <= 0:
        return NO_MARGIN
    marks = [mark for mark in (SAME_UPPER, SAME_LOWER) if mark in flat]
    if not marks:
        node.unsupported("a size of the output without a padding that says how to reach it", "output_w")
    total = (whole[0] - p.output_h, whole[1] - p.output_w)
    if min(total) < 0:
        node.misfit(f"an output of {p.output_h} x {p.output_w}, where {whole[0]} x {whole[1]} are made", "output_w")
    halves = [(one // 2, one - one // 2) for one in total]
    down, across = halves if marks[0] == SAME_UPPER else [half[::-1] for half in halves]
    return down, across


@single("Convolution1D", "ConvolutionDepthWise1D")
def convolution_1d(node: Node) -> One:
    """Over the rows of a blob of two axes, which are its channels."""
    p = node.p
    if p.dynamic_weight:
        node.unsupported("weights from a blob", "dynamic_weight")
    stored, activation, group = node.weight("weight"), fused(p), getattr(p, "group", 1)
    bias = node.vector("bias", p.bias_term, p.num_output)
    outputs, kernel = p.num_output // group, (1, p.kernel_w)
    inputs = stored.size // (p.num_output * p.kernel_w)
    parts = stored.reshape(group, outputs, inputs, *kernel).transpose(0, 3, 4, 2, 1)
    single_ = inputs == outputs == 1 and group > 1
    if single_:
        weights = [Weights(stored.reshape(group, *kernel).transpose(1, 2, 0), bias)]
    else:
        weights = [Weights(part, bias[g * outputs : (g + 1) * outputs]) for g, part in enumerate(parts)]
    # What the others look up.
    for name in ("kernel", "dilation", "stride"):
        setattr(p, f"{name}_h", 1)
    across = (p.pad_left, p.pad_right)
    marked = across in ((SAME_UPPER, SAME_UPPER), (SAME_LOWER, SAME_LOWER))
    p.pad_top = p.pad_bottom = p.pad_left if marked else 0
    _, stride, dilation, _ = sides(p)

    def emit(b: Builder, x: Value) -> Value:
        h, w = node.rank(x, 2)
        turned = b.add([x], (x.shape[0], 1, w, h), lambda out, _: [
            partial(np.copyto, out.array[:, 0], x.array.transpose(0, 2, 1))])  # fmt: skip
        y, margin = _placed(node, b, turned, inputs * group)
        how: dict[str, Any] = {"stride": stride, "margin": margin, "dilation": dilation, "activation": activation}
        if single_:
            y = layers.depthwise(b, y, weights[0], **how)
        elif group > 1:
            y = layers.grouped(b, y, weights, **how)
        else:
            y = layers.conv2d(b, y, weights[0], **how)
        return b.add([y], (x.shape[0], p.num_output, y.shape[2]), lambda out, _: [
            partial(np.copyto, out.array, y.array[:, 0].transpose(0, 2, 1))])  # fmt: skip

    return emit


# -- matrices and pools -----------------------------------------------------------------------------------------------


def _matrix(node: Node, b: Builder, x: Value, weights: Weights, activation: Activation, int8: Int8 | None) -> Value:
    inputs = weights.array.shape[0]
    dims = dims_of(x)
    rows = dims[0] if len(dims) == 2 and dims[1] == inputs else 0
    if not rows and math.prod(dims) != inputs:
        node.misfit(f"{math.prod(dims)} values arrive, the weights are for {inputs}")
    n = x.shape[0]
    x = b.reshape(x, (n * rows, inputs)) if rows else reshaped(b, x, (inputs,))
    make = None
    if int8 is not None:
        x, make = int8.quantised(b, x), int8.make()
    y = layers.dense(b, x, weights, activation=activation, make=make)
    return b.reshape(y, (n, rows, weights.outputs)) if rows else y


@single("InnerProduct")
def inner_product(node: Node) -> One:
    """Over all values of a blob, or over each row of one of two axes that has as many columns."""
    p = node.p
    stored, activation = node.weight("weight"), fused(p)
    inputs = stored.size // p.num_output
    bias = node.vector("bias", p.bias_term, p.num_output)
    int8 = Int8(node, bias, activation, inputs) if p.int8_scale_term else None
    if int8 is not None:
        stored = int8.numbers(stored.reshape(p.num_output, -1))
    weights = Weights(stored.reshape(p.num_output, inputs).T, bias)
    return lambda b, x: _matrix(node, b, x, weights, activation, int8)


@single("Pooling")
def pooling(node: Node) -> One:
    """Maximum or mean: of the whole map, of as many windows as asked for, or of windows with stride and padding."""
    p = node.p
    mean = p.pooling_type == ncnn.PoolMethod.AVERAGE

    def emit(b: Builder, x: Value) -> Value:
        dims = node.rank(x, 3)
        if p.global_pooling:
            window = dims[1], dims[2]
            y = (layers.avg_pool if mean else layers.max_pool)(b, x, window, 1, NO_MARGIN)
            return b.reshape(y, (x.shape[0], dims[0]))
        if p.adaptive_pooling:
            size = [own if given == -233 else given for own, given in zip(dims[1:], (p.out_h, p.out_w), strict=True)]
            if (dims[1], dims[2]) == tuple(size):
                return x
            if max(size) > SIDE:
                node.misfit(f"{size[0]} x {size[1]} windows", "out_w")
            return b.add(
                [x], (x.shape[0], *size, dims[0]), lambda out, s: adaptive(x.array, out.array, mean, s)
            )  # fmt: skip
        return _windows(node, b, x, mean)

    return emit


def _windows(node: Node, b: Builder, x: Value, mean: bool) -> Value:
    """Pooling by windows with stride and padding."""
    p = node.p
    dims = dims_of(x)
    kernel, stride = (p.kernel_h, p.kernel_w), (p.stride_h, p.stride_w)
    given = pads(p)
    counted = mean and bool(p.avgpool_count_include_pad)
    if p.pad_mode in (ncnn.PadMode.SAME_UPPER, ncnn.PadMode.SAME_LOWER):
        lower = p.pad_mode == ncnn.PadMode.SAME_LOWER
        if mean and given != NO_MARGIN:
            node.unsupported("padding beside a mode that computes it", "pad_left")
        # There, the mean is over the padding, too, whatever the layer says.
        counted = mean
        down, across = (same(dims[1 + axis], kernel[axis], stride[axis], lower) for axis in (0, 1))
        margin: Margin = (down, across)
    else:
        if min(one for pair in given for one in pair) < 0:
            node.unsupported("padding below zero", "pad_left")
        margin = given
    for axis, size in enumerate(dims[1:]):
        if size + sum(margin[axis]) < kernel[axis]:
            node.misfit(f"a window of {kernel[axis]} pixels, where {size + sum(margin[axis])} are", "kernel_w")
    if p.pad_mode == ncnn.PadMode.FULL:
        # Windows that begin within the maps reach beyond them.
        margin = _full(dims, kernel, stride, margin)
    if not mean:
        return layers.max_pool(b, x, kernel, stride, margin)
    return layers.avg_pool(b, x, kernel, stride, margin, kernel[0] * kernel[1] if counted else 0)


def _full(dims: tuple[int, ...], kernel: Pair, stride: Pair, margin: Margin) -> Margin:
    """The padding, and what makes the last window whole."""
    tails = [(dims[1 + axis] + sum(margin[axis]) - kernel[axis]) % stride[axis] for axis in (0, 1)]
    more = [stride[axis] - tail if tail else 0 for axis, tail in enumerate(tails)]
    return (margin[0][0], margin[0][1] + more[0]), (margin[1][0], margin[1][1] + more[1])
