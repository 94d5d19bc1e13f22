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
from nkformats.runtime.graph import Builder, Call, Margin, Scratch, Value
from nkformats.runtime.kernels.activation import Activation
from nkformats.runtime.kernels.pool import adaptive
from nkformats.runtime.layers import Pair, Weights
from nkformats.runtime.ncnn_int8 import Int8
from nkformats.runtime.ncnn_node import OPEN, SIDE, Node, One, dims_of, reshaped, single

#: Paddings that mean: as much as keeps the size, the odd pixel behind, or before.
SAME_UPPER: Final = -233
SAME_LOWER: Final = -234

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
            lower = mark == SAME_LOWER
            down, across = (same(x.shape[1 + axis], extent[axis], stride[axis], lower) for axis in (0, 1))
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
    if x.whole and not getattr(node.p, "int8_scale_term", 0):
        node.unsupported("a blob of int8 arrives")
    _, stride, _, extent = sides(node.p)
    margin = margins(node, x, extent, stride)
    for axis, size in enumerate(dims[1:]):
        if size + sum(margin[axis]) < extent[axis]:
            node.misfit(f"a kernel over {extent[axis]} pixels, where {size + sum(margin[axis])} are", "kernel_w")
    if node.p.pad_value and margin != NO_MARGIN:
        if getattr(node.p, "int8_scale_term", 0):
            node.unsupported("a border of int8 that is not 0", "pad_value")
        return bordered(b, x, margin, node.p.pad_value), NO_MARGIN
    return x, margin


# -- convolutions -----------------------------------------------------------------------------------------------------


@single("Convolution")
def convolution(node: Node) -> One:
    """Over maps; over a vector, with a kernel of one pixel, a matrix."""
    p = node.p
    if p.dynamic_weight:
        node.unsupported("weights from a blob", "dynamic_weight")
    kernel, stride, dilation, _ = sides(p)
    stored, activation = node.weight("weight", p.int8_scale_term), fused(p)
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
        if int8 is not None:
            how: dict[str, Any] = {"stride": stride, "margin": margin, "dilation": dilation}
            return int8.ending(layers.conv2d(b, int8.quantised(b, x), weights, make=int8.make, **how))
        return layers.conv2d(
            b, x, weights, stride=stride, margin=margin, dilation=dilation, activation=activation, strict=node.strict
        )

    return emit


@single("ConvolutionDepthWise")
def convolution_depthwise(node: Node) -> One:
    """Each channel by itself, or in groups."""
    p = node.p
    if p.dynamic_weight:
        node.unsupported("weights from a blob", "dynamic_weight")
    kernel, stride, dilation, _ = sides(p)
    stored, activation, group = node.weight("weight", p.int8_scale_term), fused(p), p.group
    bias = node.vector("bias", p.bias_term, p.num_output)
    outputs = p.num_output // group
    inputs = stored.size // (p.num_output * kernel[0] * kernel[1])
    alone = inputs == outputs == 1
    int8 = Int8(node, bias, activation, inputs * group) if p.int8_scale_term else None
    if int8 is not None:
        stored = int8.numbers(stored.reshape(p.num_output, -1))
        if stored.dtype != np.float32:
            node.unsupported("sums beyond single precision", "kernel_w")
    if alone:
        weights = [Weights(stored.reshape(group, *kernel).transpose(1, 2, 0), bias)]
    else:
        parts = stored.reshape(group, outputs, inputs, *kernel).transpose(0, 3, 4, 2, 1)
        weights = [Weights(part, bias[g * outputs : (g + 1) * outputs]) for g, part in enumerate(parts)]

    def emit(b: Builder, x: Value) -> Value:
        x, margin = _placed(node, b, x, inputs * group)
        how: dict[str, Any] = {"stride": stride, "margin": margin, "dilation": dilation, "activation": activation}
        if int8 is not None:
            x = int8.quantised(b, x)
            how["make"] = int8.make
        y = layers.depthwise(b, x, weights[0], **how) if alone else layers.grouped(b, x, weights, **how)
        return y if int8 is None else int8.ending(y)

    return emit


@single("Deconvolution", "DeconvolutionDepthWise")
def deconvolution(node: Node) -> One:
    """A transposed convolution, of all channels or in groups."""
    p = node.p
    if p.dynamic_weight:
        node.unsupported("weights from a blob", "dynamic_weight")
    kernel, stride, dilation, extent = sides(p)
    stored, activation, group = node.weight("weight"), fused(p), getattr(p, "group", 1)
    bias = node.vector("bias", p.bias_term, p.num_output)
    outputs, taps = p.num_output // group, kernel[0] * kernel[1]
    inputs = stored.size // (p.num_output * taps)
    if inputs == outputs == 1:
        # Every channel by itself, in one go.
        parts = [(0, group, np.ascontiguousarray(stored.reshape(group, taps).T), bias)]
    else:
        turned = stored.reshape(group, outputs, inputs, taps).transpose(0, 2, 3, 1).reshape(group, inputs, -1)
        parts = [(g * inputs, inputs, one, bias[g * outputs : (g + 1) * outputs]) for g, one in enumerate(turned)]
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
        how: dict[str, Any] = {"kernel": kernel, "stride": stride, "dilation": dilation, "activation": activation}
        made = [
            layers.transposed(
                b, _channels(b, x, first, count), matrix, part, size, before=(cut[0][0], cut[1][0]), **how
            )
            for first, count, matrix, part in parts
        ]
        return made[0] if len(made) == 1 else layers.concatenated(b, made)

    return emit


def _channels(b: Builder, x: Value, first: int, count: int) -> Value:
    """Some of the channels."""
    if count == x.shape[-1]:
        return x
    where = (..., slice(first, first + count))
    return b.add([x], (*x.shape[:-1], count), lambda out, _: [partial(np.copyto, out.array, x.array[where])])


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


@single("Convolution1D", "ConvolutionDepthWise1D", "Deconvolution1D", "DeconvolutionDepthWise1D")
def in_one_dimension(node: Node) -> One:
    """As in two, over maps of one row; the rows of a blob of two axes are its channels."""
    p = node.p
    p.kernel_h = p.dilation_h = p.stride_h = 1
    marked = p.pad_left == p.pad_right in (SAME_UPPER, SAME_LOWER)
    p.pad_top = p.pad_bottom = p.pad_left if marked else 0
    p.output_pad_bottom, p.output_h, p.int8_scale_term = 0, 1, 0
    lower = {
        "Convolution1D": convolution, "ConvolutionDepthWise1D": convolution_depthwise, "Deconvolution1D": deconvolution,
        "DeconvolutionDepthWise1D": deconvolution,
    }[node.type]  # fmt: skip
    over_maps = lower(node)

    def emit(b: Builder, x: Value) -> Value:
        h, w = node.rank(x, 2)

        def inward(out: Value, scratch: Scratch) -> list[Call]:
            return [partial(np.copyto, out.array[:, 0], x.array.transpose(0, 2, 1))]

        def outward(out: Value, scratch: Scratch) -> list[Call]:
            return [partial(np.copyto, out.array, y.array[:, 0].transpose(0, 2, 1))]

        y = over_maps(b, b.add([x], (x.shape[0], 1, w, h), inward))
        return b.add([y], (x.shape[0], p.num_output, y.shape[2]), outward)

    return emit


# -- matrices and pools -----------------------------------------------------------------------------------------------


def _matrix(node: Node, b: Builder, x: Value, weights: Weights, activation: Activation, int8: Int8 | None) -> Value:
    inputs = weights.array.shape[0]
    dims = dims_of(x)
    rows = dims[0] if len(dims) == 2 and dims[1] == inputs else 0
    if not rows and math.prod(dims) != inputs:
        node.misfit(f"{math.prod(dims)} values arrive, the weights are for {inputs}")
    if x.whole:
        node.unsupported("a blob of int8 arrives")
    n = x.shape[0]
    x = b.reshape(x, (n * rows, inputs)) if rows else reshaped(b, x, (inputs,))
    if int8 is None:
        y = layers.dense(b, x, weights, activation=activation)
    else:
        y = int8.ending(layers.dense(b, int8.quantised(b, x), weights, make=int8.make))
    return b.reshape(y, (n, rows, weights.outputs)) if rows else y


@single("InnerProduct")
def inner_product(node: Node) -> One:
    """Over all values of a blob, or over each row of one of two axes that has as many columns."""
    p = node.p
    stored, activation = node.weight("weight", p.int8_scale_term), fused(p)
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
            size = [own if given == OPEN else given for own, given in zip(dims[1:], (p.out_h, p.out_w), strict=True)]
            if (dims[1], dims[2]) == tuple(size):
                return x
            if max(size) > SIDE:
                node.misfit(f"{size[0]} x {size[1]} windows", "out_w")
            shape = (x.shape[0], *size, dims[0])
            return b.add([x], shape, lambda out, scratch: adaptive(x.array, out.array, mean, scratch))
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
