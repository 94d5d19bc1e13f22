"""ncnn: the operators that have a number for each channel, or add up along axes.

Source of what they compute: ncnn 1.0.20261020, src/layer; outputs of that version are the tests' answers.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import numpy as np

from nkformats.generated.ncnn import EpsMode, NormRegion, ReductionOperator
from nkformats.runtime.graph import Array, Builder, Call, Scratch, Value
from nkformats.runtime.kernels import elementwise
from nkformats.runtime.kernels.activation import ZERO
from nkformats.runtime.ncnn_node import OPEN, Emit, Node, One, dims_of, inner, inner_axis, natural, operator, single

# -- a number for each channel ----------------------------------------------------------------------------------------


def _along_channels(node: Node, x: Value, size: int) -> None:
    """Refuses a blob that does not have that many channels, or rows, or values."""
    dims = dims_of(x)
    if dims[0] != size:
        node.misfit(f"{dims[0]} channels arrive, the numbers are for {size}")


def _column(vector: Array, rank: int) -> Array:
    """A number for each place of a blob's outermost axis, as its value has it."""
    return vector[:, None] if rank == 2 else vector


def _affine(node: Node, scale: Array | None, shift: Array | None) -> One:
    """Scale and shift along the outermost axis."""
    size = len(scale) if scale is not None else len(shift) if shift is not None else 0

    def emit(b: Builder, x: Value) -> Value:
        _along_channels(node, x, size)
        rank = len(dims_of(x))

        def bind(out: Value, scratch: Scratch) -> list[Call]:
            source, target = x.array, out.array
            if rank > 2 and scale is not None and shift is not None:
                return elementwise.scale_shift(source, scale, shift, target)
            calls: list[Call] = []
            if scale is not None:
                calls.append(partial(np.multiply, source, _column(scale, rank), out=target))
                source = target
            if shift is not None:
                calls.append(partial(np.add, source, _column(shift, rank), out=target))
            return calls

        return b.add([x], x.shape, bind)

    return emit


@single("BatchNorm")
def batch_norm(node: Node) -> One:
    """With the statistics of the file."""
    slope, mean, variance, bias = (node.vector(name) for name in ("slope", "mean", "variance", "bias"))
    deviation = np.sqrt(variance + np.float32(node.p.eps))
    deviation[deviation == 0] = np.float32(0.0001)
    return _affine(node, slope / deviation, bias - slope * mean / deviation)


@operator("Scale")
def scale(node: Node) -> Emit:
    """A factor for each channel, and a summand; or factors from a second blob."""
    p = node.p
    if p.scale_data_size != OPEN:
        emit_one = _affine(node, node.vector("scale"), node.vector("bias") if p.bias_term else None)
        return lambda b, inputs: [emit_one(b, inputs[0])]
    if p.bias_term:
        node.unsupported("a summand beside factors from a blob", "bias_term")

    def emit(b: Builder, inputs: Sequence[Value]) -> Sequence[Value]:
        x, y = inputs[:2]
        node.rank(y, 1)
        _along_channels(node, x, y.shape[1])
        at = (slice(None), *(None,) * (len(x.shape) - 2), slice(None))
        if len(x.shape) == 3:
            at = (slice(None), slice(None), None)
        return [b.add([x, y], x.shape, lambda out, _: [partial(np.multiply, x.array, y.array[at], out=out.array)])]

    return emit


@single("Bias")
def bias(node: Node) -> One:
    """A summand for each channel; blobs of one or two axes have one channel."""
    vector = node.vector("bias")
    affine = _affine(node, None, vector)

    def emit(b: Builder, x: Value) -> Value:
        if len(x.shape) > 3:
            return affine(b, x)
        if len(vector) > 1:
            node.misfit(f"one channel arrives, the numbers are for {len(vector)}")
        return b.add([x], x.shape, lambda out, _: [partial(np.add, x.array, vector, out=out.array)])

    return emit


@single("PReLU")
def prelu(node: Node) -> One:
    """A ReLU with a slope for each channel, or one for all."""
    slope = node.vector("slope")

    def emit(b: Builder, x: Value) -> Value:
        if len(slope) > 1:
            _along_channels(node, x, len(slope))
        factor = _column(slope, len(dims_of(x))) if len(slope) > 1 else slope

        def bind(out: Value, scratch: Scratch) -> list[Call]:
            below = scratch.take("below", x.shape)
            return [
                partial(np.minimum, x.array, ZERO, out=below),
                partial(np.multiply, below, factor, out=below),
                partial(np.maximum, x.array, ZERO, out=out.array),
                partial(np.add, out.array, below, out=out.array),
            ]

        return b.add([x], x.shape, bind)

    return emit


# -- along axes -------------------------------------------------------------------------------------------------------


@single("Softmax")
def softmax(node: Node) -> One:
    """Along one axis."""

    def emit(b: Builder, x: Value) -> Value:
        rank = len(dims_of(x))
        axis = inner_axis(node.axis(node.p.axis, rank), rank)

        def bind(out: Value, scratch: Scratch) -> list[Call]:
            target = out.array
            if rank == 1:
                return [partial(np.copyto, target, x.array), *elementwise.softmax(target, scratch)]
            top = scratch.take("top", (*x.shape[:axis], 1, *x.shape[axis + 1 :]))
            return [
                partial(np.maximum.reduce, x.array, axis=axis, keepdims=True, out=top),
                partial(np.subtract, x.array, top, out=target),
                partial(np.exp, target, out=target),
                partial(np.add.reduce, target, axis=axis, keepdims=True, out=top),
                partial(np.divide, target, top, out=target),
            ]

        return b.add([x], x.shape, bind)

    return emit


def _normalised(
    b: Builder, x: Value, view: tuple[int, ...], axes: tuple[int, ...], eps: float, gamma: Array | None,
    beta: Array | None, centred: bool = True,
) -> Value:  # fmt: skip
    """``(x - mean) / sqrt(variance + eps) * gamma + beta``, the sums in double precision.

    Args:
        view: the shape in which the value is seen, which may split its last axis. axes: of that, that are summed over.
        gamma, beta: of a shape that goes with `view`. centred: whether the mean is subtracted.
    """

    def bind(out: Value, scratch: Scratch) -> list[Call]:
        source, target = x.array.reshape(view), out.array.reshape(view)
        kept = tuple(1 if axis in axes else size for axis, size in enumerate(view))
        share = 1 / math.prod(view[axis] for axis in axes)
        total, factor = scratch.take("total", kept, np.float64), scratch.take("factor", kept)
        square = scratch.take("square", view)
        how: dict[str, Any] = {"axis": axes, "keepdims": True, "dtype": np.float64, "out": total}
        calls: list[Call] = []
        if centred:
            calls += [
                partial(np.add.reduce, source, **how),
                partial(np.multiply, total, share, out=factor, casting="same_kind"),
                partial(np.subtract, source, factor, out=target),
            ]
            source = target
        calls += [
            partial(np.multiply, source, source, out=square),
            partial(np.add.reduce, square, **how),
            partial(np.multiply, total, share, out=total),
            partial(np.add, total, eps, out=total),
            partial(np.sqrt, total, out=total),
            partial(np.divide, 1, total, out=factor, casting="same_kind"),
            partial(np.multiply, source, factor, out=target),
        ]
        if gamma is not None:
            calls.append(partial(np.multiply, target, gamma, out=target))
        if beta is not None:
            calls.append(partial(np.add, target, beta, out=target))
        return calls

    return b.add([x], x.shape, bind)


def _affine_pair(node: Node, shifted: bool = True) -> tuple[Array | None, Array | None]:
    """Factors and summands of a normalisation, where it has them."""
    if not node.p.affine:
        return None, None
    return node.vector("gamma"), node.vector("beta") if shifted else None


@single("LayerNorm", "RMSNorm")
def layer_norm(node: Node) -> One:
    """Over the innermost axes, as many as make up the given size."""
    eps, size, centred = float(node.p.eps), node.p.affine_size, node.type == "LayerNorm"
    pair = _affine_pair(node, centred)

    def emit(b: Builder, x: Value) -> Value:
        dims = dims_of(x)
        rank = len(dims)
        count = 1
        if rank > 2 and size != dims[-1]:
            # Not the channels; if no number of axes fits, all of the others.
            count = next((n for n in range(2, rank) if math.prod(dims[-n:]) == size), rank - 1)
        over = dims[-count:]
        if node.p.affine and math.prod(over) != size:
            node.misfit(f"{math.prod(over)} values in a row, the numbers are for {size}", "affine_size")
        axes = tuple(inner_axis(axis, rank) for axis in range(rank - count, rank))
        gamma, beta = (None if one is None else one.reshape(*over, *(1,) * (rank > 2)) for one in pair)
        return _normalised(b, x, x.shape, axes, eps, gamma, beta, centred)

    return emit


@single("InstanceNorm")
def instance_norm(node: Node) -> One:
    """Each channel over its pixels."""
    gamma, beta = _affine_pair(node)

    def emit(b: Builder, x: Value) -> Value:
        dims = node.rank(x, 3, 4)
        if gamma is not None:
            _along_channels(node, x, len(gamma))
        return _normalised(b, x, x.shape, tuple(range(1, len(dims))), float(node.p.eps), gamma, beta)

    return emit


@single("GroupNorm")
def group_norm(node: Node) -> One:
    """Groups of channels over their pixels."""
    p = node.p
    pair = _affine_pair(node)
    if p.channels % p.group:
        node.unsupported(f"{p.channels} channels in {p.group} groups", "group")

    def emit(b: Builder, x: Value) -> Value:
        dims = node.rank(x, 1, 3, 4)
        _along_channels(node, x, p.channels)
        split = (p.group, p.channels // p.group)
        view = (*x.shape[:-1], *split)
        axes = (*range(1, len(dims)), len(view) - 1)
        factor, summand = (None if one is None else one.reshape(split) for one in pair)
        return _normalised(b, x, view, axes, float(p.eps), factor, summand)

    return emit


@single("Reduction")
def reduction(node: Node) -> One:
    """Sums, means, products, extremes or norms over axes."""
    p = node.p
    if p.operation not in _REDUCTIONS:
        node.unsupported(f"the operation {getattr(p.operation, 'name', p.operation)}", "operation")
    before, join, share, after = _REDUCTIONS[p.operation]

    def emit(b: Builder, x: Value) -> Value:
        dims = dims_of(x)
        rank = len(dims)
        over = set(range(rank)) if p.reduce_all else {node.axis(axis, rank, "axes") for axis in p.axes}
        kept = tuple(1 if at in over else size for at, size in enumerate(dims))
        left = kept if p.keepdims else tuple(size for at, size in enumerate(dims) if at not in over) or (1,)
        count = math.prod(dims[at] for at in over)
        axes = tuple(at + 1 for at in sorted(over))
        factor = np.array(float(p.coeff) / (count if share else 1), np.float32)

        def bind(out: Value, scratch: Scratch) -> list[Call]:
            source = natural(x.array)
            calls: list[Call] = []
            if before is not None:
                held = scratch.take("each", source.shape)
                calls.append(partial(before, *((source, source) if before is np.multiply else (source,)), out=held))
                source = held
            total = scratch.take("total", (x.shape[0], *kept))
            calls.append(partial(join.reduce, source, axis=axes, keepdims=True, out=total))
            if after is not None:
                calls.append(partial(after, total, out=total))
            calls.append(partial(np.multiply, total, factor, out=total))
            target = natural(out.array)
            return [*calls, partial(np.copyto, target, total.reshape(target.shape))]

        return b.add([x], inner(x.shape[0], left), bind)

    return emit


#: What is done to each value, what joins them, whether the result is divided by their number, and what is done to it.
_REDUCTIONS: Final[dict[ReductionOperator, tuple[np.ufunc | None, np.ufunc, bool, np.ufunc | None]]] = {
    ReductionOperator.SUM: (None, np.add, False, None), ReductionOperator.ASUM: (np.absolute, np.add, False, None),
    ReductionOperator.SUMSQ: (np.multiply, np.add, False, None), ReductionOperator.MEAN: (None, np.add, True, None),
    ReductionOperator.MAX: (None, np.maximum, False, None), ReductionOperator.MIN: (None, np.minimum, False, None),
    ReductionOperator.PROD: (None, np.multiply, False, None), ReductionOperator.L1: (np.absolute, np.add, False, None),
    ReductionOperator.L2: (np.multiply, np.add, False, np.sqrt),
    ReductionOperator.LOGSUM: (None, np.add, False, np.log),
}  # fmt: skip


@single("Normalize")
def normalize(node: Node) -> One:
    """To length 1, over channels, pixels or both; then a factor, of each channel or of all."""
    p = node.p
    scale = node.vector("scale")
    eps = float(p.eps)
    if not (p.across_spatial or p.across_channel):
        node.unsupported("over nothing", "across_channel")

    def emit(b: Builder, x: Value) -> Value:
        dims = node.rank(x, 3, 4)
        if not p.channel_shared:
            _along_channels(node, x, len(scale))
        factor = scale[:1] if p.channel_shared else scale
        axes = (*(range(1, len(dims)) if p.across_spatial else ()), *([len(dims)] if p.across_channel else []))
        kept = tuple(1 if axis in axes else size for axis, size in enumerate(x.shape))

        def bind(out: Value, scratch: Scratch) -> list[Call]:
            target = out.array
            total = scratch.take("total", kept, np.float64)
            ways: dict[EpsMode, list[Call]] = {
                EpsMode.ADDED: [partial(np.add, total, eps, out=total), partial(np.sqrt, total, out=total)],
                EpsMode.LEAST_NORM: [partial(np.sqrt, total, out=total), partial(np.maximum, total, eps, out=total)],
                EpsMode.LEAST_SQUARE: [partial(np.maximum, total, eps, out=total), partial(np.sqrt, total, out=total)],
            }
            length = scratch.take("length", kept)
            return [
                partial(np.multiply, x.array, x.array, out=target),
                partial(np.add.reduce, target, axis=axes, keepdims=True, dtype=np.float64, out=total),
                *ways.get(p.eps_mode, ways[EpsMode.LEAST_SQUARE]),
                partial(np.copyto, length, total, casting="same_kind"),
                partial(np.divide, x.array, length, out=target),
                partial(np.multiply, target, factor, out=target),
            ]

        return b.add([x], x.shape, bind)

    return emit


@single("LRN")
def response(node: Node) -> One:
    """Local response normalisation over neighbouring channels: ``x (bias + alpha / size * sum of squares)^-beta``."""
    p = node.p
    if p.region_type != NormRegion.ACROSS_CHANNELS:
        node.unsupported("over neighbouring pixels", "region_type")
    before, behind = p.local_size // 2, (p.local_size - 1) // 2

    def emit(b: Builder, x: Value) -> Value:
        channels = node.rank(x, 3)[0]
        first = np.clip(np.arange(channels) - before, 0, None)
        last = np.clip(np.arange(channels) + behind + 1, None, channels)

        def bind(out: Value, scratch: Scratch) -> list[Call]:
            # Sums of neighbours are differences of sums from the first channel on, which double precision allows.
            sums = scratch.take("sums", (*x.shape[:-1], channels + 1), np.float64)
            taken, other = (scratch.take(name, x.shape, np.float64) for name in ("taken", "other"))
            return [
                partial(sums[..., :1].fill, 0),
                partial(np.multiply, x.array, x.array, out=taken),
                partial(np.add.accumulate, taken, axis=-1, out=sums[..., 1:]),
                partial(np.take, sums, last, axis=-1, out=taken, mode="clip"),
                partial(np.take, sums, first, axis=-1, out=other, mode="clip"),
                partial(np.subtract, taken, other, out=taken),
                partial(np.multiply, taken, float(p.alpha) / p.local_size, out=taken),
                partial(np.add, taken, float(p.bias), out=taken),
                partial(np.power, taken, -float(p.beta), out=taken),
                partial(np.multiply, x.array, taken, out=out.array, casting="same_kind"),
            ]

        return b.add([x], x.shape, bind)

    return emit
