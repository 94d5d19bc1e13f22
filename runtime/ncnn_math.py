"""ncnn: the operators that compute with each value, with two blobs, or along axes.

Source of what they compute: ncnn 1.0.20261020, src/layer; outputs of that version are the tests' answers.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import numpy as np

from nkformats.generated import ncnn
from nkformats.generated.ncnn import BinaryOperator, ReductionOperator, UnaryOperator
from nkformats.runtime.graph import Array, Builder, Call, Scratch, Value
from nkformats.runtime.kernels import elementwise
from nkformats.runtime.kernels.activation import ONE, ZERO, Activation
from nkformats.runtime.ncnn_node import (
    Dims,
    Emit,
    Node,
    One,
    dims_of,
    inner,
    inner_axis,
    natural,
    operator,
    single,
)

# -- each value by itself ---------------------------------------------------------------------------------------------


def _apply(activation: Activation) -> One:
    def emit(b: Builder, x: Value) -> Value:
        def bind(out: Value, scratch: Scratch) -> list[Call]:
            target = out.array
            return [partial(np.copyto, target, x.array), *activation.calls(target, scratch)]

        return b.add([x], x.shape, bind)

    return emit


#: Operators that are activations, and the parameters that are their numbers.
_ACTIVATIONS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "Clip": ("clip", ("min_", "max_")), "ELU": ("elu", ("alpha",)), "HardSigmoid": ("hard_sigmoid", ("alpha", "beta")),
    "HardSwish": ("hard_swish", ("alpha", "beta")), "Mish": ("mish", ()), "Sigmoid": ("sigmoid", ()),
    "Swish": ("silu", ()), "TanH": ("tanh", ()),
}  # fmt: skip


@single(*_ACTIVATIONS)
def activation(node: Node) -> One:
    """A function of each value."""
    name, numbers = _ACTIVATIONS[node.type]
    return _apply(Activation(name, *(float(getattr(node.p, one)) for one in numbers)))


@single("ReLU")
def relu(node: Node) -> One:
    """0 for what is below, or a slope."""
    slope = float(node.p.slope)
    return _apply(Activation("leaky_relu", slope) if slope else Activation("relu"))


@single("GELU")
def gelu(node: Node) -> One:
    """By the error function, or nearly so by the hyperbolic tangent."""
    return _apply(Activation("gelu" if node.p.fast_gelu else "gelu_erf"))


@single("Dropout")
def dropout(node: Node) -> One:
    """Nothing, or a factor."""
    scale = np.array(node.p.scale, np.float32)
    if scale == 1:
        return lambda b, x: x
    return _calls(lambda x, out, scratch: [partial(np.multiply, x, scale, out=out)])


def _calls(make: Callable[[Array, Array, Scratch], list[Call]]) -> One:
    """A layer that keeps the shape; `make` gives the calls from input to output."""
    return lambda b, x: b.add([x], x.shape, lambda out, scratch: make(x.array, out.array, scratch))


@single("Power")
def power(node: Node) -> One:
    """``(shift + x * scale) ^ power``."""
    how = [np.array(one, np.float32) for one in (node.p.scale, node.p.shift, node.p.power)]
    return _calls(lambda x, out, scratch: [
        partial(np.multiply, x, how[0], out=out),
        partial(np.add, out, how[1], out=out),
        partial(np.power, out, how[2], out=out),
    ])  # fmt: skip


@single("AbsVal")
def absolute(node: Node) -> One:
    """Without the sign."""
    return _calls(lambda x, out, scratch: [partial(np.abs, x, out=out)])


#: What a UnaryOp does, for those that are one call.
_UNARY: Final[dict[UnaryOperator, np.ufunc]] = {
    UnaryOperator.ABS: np.absolute, UnaryOperator.NEG: np.negative, UnaryOperator.FLOOR: np.floor,
    UnaryOperator.CEIL: np.ceil, UnaryOperator.SQUARE: np.square, UnaryOperator.SQRT: np.sqrt,
    UnaryOperator.EXP: np.exp, UnaryOperator.LOG: np.log, UnaryOperator.SIN: np.sin, UnaryOperator.COS: np.cos,
    UnaryOperator.TAN: np.tan, UnaryOperator.ASIN: np.arcsin, UnaryOperator.ACOS: np.arccos,
    UnaryOperator.ATAN: np.arctan, UnaryOperator.RECIPROCAL: np.reciprocal, UnaryOperator.TANH: np.tanh,
    UnaryOperator.LOG10: np.log10, UnaryOperator.ROUND: np.rint, UnaryOperator.TRUNC: np.trunc,
    UnaryOperator.SIGN: np.sign, UnaryOperator.EXPM1: np.expm1, UnaryOperator.SINH: np.sinh,
    UnaryOperator.ASINH: np.arcsinh, UnaryOperator.COSH: np.cosh, UnaryOperator.ACOSH: np.arccosh,
    UnaryOperator.ATANH: np.arctanh, UnaryOperator.LOG1P: np.log1p,
}  # fmt: skip


@single("UnaryOp")
def unary(node: Node) -> One:
    """A function of each value, by its number."""
    op = node.p.op_type
    if op == UnaryOperator.RSQRT:
        return _calls(lambda x, out, scratch: [partial(np.sqrt, x, out=out), partial(np.divide, ONE, out, out=out)])
    if op not in _UNARY:
        node.unsupported(f"the function {getattr(op, 'name', op)}", "op_type")
    function = _UNARY[op]
    return _calls(lambda x, out, scratch: [partial(function, x, out=out)])


# -- two blobs --------------------------------------------------------------------------------------------------------

#: What a BinaryOp does, and whether its second operand comes first.
_BINARY: Final[dict[BinaryOperator, tuple[np.ufunc, bool]]] = {
    BinaryOperator.ADD: (np.add, False), BinaryOperator.SUB: (np.subtract, False),
    BinaryOperator.MUL: (np.multiply, False), BinaryOperator.DIV: (np.divide, False),
    BinaryOperator.MAX: (np.maximum, False), BinaryOperator.MIN: (np.minimum, False),
    BinaryOperator.POW: (np.power, False), BinaryOperator.RSUB: (np.subtract, True),
    BinaryOperator.RDIV: (np.divide, True), BinaryOperator.RPOW: (np.power, True),
    BinaryOperator.ATAN2: (np.arctan2, False), BinaryOperator.RATAN2: (np.arctan2, True),
    BinaryOperator.FMOD: (np.fmod, False), BinaryOperator.RFMOD: (np.fmod, True),
    BinaryOperator.LOGADDEXP: (np.logaddexp, False), BinaryOperator.FLOOR_DIVIDE: (np.divide, False),
    BinaryOperator.RFLOOR_DIVIDE: (np.divide, True),
}  # fmt: skip


def _against(dims: Dims, other: Dims) -> tuple[Dims, Callable[[Array], Array]]:
    """The shape of a blob of fewer axes set against another one, and its array as that shape has it.

    One axis is the outermost of the other where the sizes agree, else the innermost; of two or more, the outermost ones
    are those of the other.
    """
    rank = len(other)
    if len(dims) == rank:
        return dims, lambda a: a
    first = dims[0] == other[0] if len(dims) == 1 else True
    shape = (*dims, *(1,) * (rank - len(dims))) if first else (*(1,) * (rank - 1), *dims)

    def view(array: Array) -> Array:
        taken = natural(array)
        at = (slice(None), *(slice(None),) * len(dims), *(None,) * (rank - len(dims)))
        spread = taken[at] if first else taken[(slice(None), *(None,) * (rank - 1), slice(None))]
        return np.moveaxis(spread, 1, -1) if rank > 2 else spread

    return shape, view


@operator("BinaryOp")
def binary(node: Node) -> Emit:
    """Two blobs, or one and a number."""
    p = node.p
    if p.op_type not in _BINARY:
        node.unsupported(f"the function {getattr(p.op_type, 'name', p.op_type)}", "op_type")
    function, reverse = _BINARY[p.op_type]
    floored = p.op_type in (BinaryOperator.FLOOR_DIVIDE, BinaryOperator.RFLOOR_DIVIDE)

    def calls(operands: list[Array], out: Array) -> list[Call]:
        found: list[Call] = [partial(function, *(operands[::-1] if reverse else operands), out=out)]
        return [*found, partial(np.floor, out, out=out)] if floored else found

    if p.with_scalar:
        number = np.array(p.b, np.float32)

        def emit_one(b: Builder, inputs: Sequence[Value]) -> Sequence[Value]:
            x = inputs[0]
            return [b.add([x], x.shape, lambda out, _: calls([x.array, number], out.array))]

        return emit_one

    def emit(b: Builder, inputs: Sequence[Value]) -> Sequence[Value]:
        x, y = inputs[:2]
        ours, theirs = dims_of(x), dims_of(y)
        ours_shape, first = _against(ours, theirs) if len(ours) < len(theirs) else (ours, lambda a: a)
        theirs_shape, second = _against(theirs, ours) if len(theirs) < len(ours) else (theirs, lambda a: a)
        try:
            dims = np.broadcast_shapes(ours_shape, theirs_shape)
        except ValueError:
            node.misfit(f"blobs of shapes {ours} and {theirs}")

        def bind(out: Value, scratch: Scratch) -> list[Call]:
            return calls([first(x.array), second(y.array)], out.array)

        return [b.add([x, y], inner(x.shape[0], dims), bind)]

    return emit


@operator("Eltwise")
def eltwise(node: Node) -> Emit:
    """Product, sum, weighted sum or maximum of blobs of one shape."""
    p = node.p
    functions = {
        ncnn.EltwiseOperator.PRODUCT: np.multiply, ncnn.EltwiseOperator.SUM: np.add,
        ncnn.EltwiseOperator.MAX: np.maximum,
    }  # fmt: skip
    function = functions[p.op_type]
    weighted = p.op_type == ncnn.EltwiseOperator.SUM and bool(p.coeffs)
    factors = [np.array(one, np.float32) for one in p.coeffs]
    if weighted and len(factors) < len(node.bottoms):
        node.unsupported(f"{len(factors)} factors for {len(node.bottoms)} blobs", "coeffs")

    def emit(b: Builder, inputs: Sequence[Value]) -> Sequence[Value]:
        shapes = {dims_of(x) for x in inputs}
        if len(shapes) > 1:
            node.misfit(f"blobs of shapes {', '.join(map(str, sorted(shapes)[:4]))}")

        def bind(out: Value, scratch: Scratch) -> list[Call]:
            target = out.array
            if not weighted:
                calls: list[Call] = [partial(function, inputs[0].array, inputs[1].array, out=target)]
                return calls + [partial(function, target, x.array, out=target) for x in inputs[2:]]
            part = scratch.take("part", target.shape)
            calls = [partial(np.multiply, inputs[0].array, factors[0], out=target)]
            for x, factor in zip(inputs[1:], factors[1:], strict=False):
                calls.append(partial(np.multiply, x.array, factor, out=part))
                calls.append(partial(np.add, target, part, out=target))
            return calls

        return [b.add(inputs, inputs[0].shape, bind)]

    return emit


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
    if p.scale_data_size != -233:
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
        shaped = [None if one is None else one.reshape(*over, *(1,) * (rank > 2)) for one in pair]
        return _normalised(b, x, x.shape, axes, eps, *shaped, centred)

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
    gamma, beta = _affine_pair(node)
    if p.channels % p.group:
        node.unsupported(f"{p.channels} channels in {p.group} groups", "group")

    def emit(b: Builder, x: Value) -> Value:
        dims = node.rank(x, 1, 3, 4)
        _along_channels(node, x, p.channels)
        split = (p.group, p.channels // p.group)
        view = (*x.shape[:-1], *split)
        axes = (*range(1, len(dims)), len(view) - 1)
        shaped = [None if one is None else one.reshape(split) for one in (gamma, beta)]
        return _normalised(b, x, view, axes, float(p.eps), *shaped)

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
