"""ncnn: the operators that compute with each value by itself, or with those at the same place of two blobs.

Source of what they compute: ncnn 1.0.20261020, src/layer; outputs of that version are the tests' answers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import numpy as np

from nkformats.generated import ncnn
from nkformats.generated.ncnn import BinaryOperator, UnaryOperator
from nkformats.runtime.graph import Array, Builder, Call, Scratch, Value
from nkformats.runtime.kernels.activation import ONE, ZERO, Activation
from nkformats.runtime.ncnn_node import Dims, Emit, Node, One, dims_of, inner, natural, operator, single

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


@single("Exp", "Log")
def exponential(node: Node) -> One:
    """``base ^ (shift + x * scale)``, or the logarithm of that sum; base -1 is e."""
    scale, shift = (np.array(one, np.float32) for one in (node.p.scale, node.p.shift))
    base = node.p.base
    if base != -1 and not base > 0:
        node.unsupported(f"the base {base}", "base")
    factor = np.array(1 if base == -1 else np.log(base), np.float32)
    factor = factor if node.type == "Exp" else ONE / factor

    def make(x: Array, out: Array, scratch: Scratch) -> list[Call]:
        calls: list[Call] = [partial(np.multiply, x, scale, out=out), partial(np.add, out, shift, out=out)]
        if node.type == "Exp":
            return [*calls, partial(np.multiply, out, factor, out=out), partial(np.exp, out, out=out)]
        return [*calls, partial(np.log, out, out=out), partial(np.multiply, out, factor, out=out)]

    return _calls(make)


@single("SELU", "CELU")
def scaled_elu(node: Node) -> One:
    """An ELU with a factor, or with a slope of 1 at 0."""
    p = node.p
    alpha = np.array(p.alpha, np.float32)
    factor = np.array(p.lambda_, np.float32) if node.type == "SELU" else ONE

    def make(x: Array, out: Array, scratch: Scratch) -> list[Call]:
        below = scratch.take("below", x.shape)
        divided = [partial(np.divide, below, alpha, out=below)] if node.type == "CELU" else []
        return [
            partial(np.minimum, x, ZERO, out=below), *divided, partial(np.expm1, below, out=below),
            partial(np.multiply, below, alpha, out=below), partial(np.maximum, x, ZERO, out=out),
            partial(np.add, out, below, out=out), partial(np.multiply, out, factor, out=out),
        ]  # fmt: skip

    return _calls(make)


@single("Softplus", "BNLL")
def softplus(node: Node) -> One:
    """``log(1 + exp(x))``."""
    return _calls(lambda x, out, scratch: [partial(np.logaddexp, x, ZERO, out=out)])


@single("Erf")
def erf(node: Node) -> One:
    """The error function."""
    return _apply(Activation("erf"))


@single("Threshold")
def threshold(node: Node) -> One:
    """1 above a number, else 0."""
    limit = np.array(node.p.threshold, np.float32)
    return _calls(lambda x, out, scratch: [partial(np.greater, x, limit, out=out)])


@single("Shrink")
def shrink(node: Node) -> One:
    """0 between two numbers; what is beyond them is moved towards 0."""
    bias, limit = (np.array(one, np.float32) for one in (node.p.bias, node.p.lambd))

    def make(x: Array, out: Array, scratch: Scratch) -> list[Call]:
        beyond, moved = scratch.take("beyond", x.shape), scratch.take("moved", x.shape)
        return [
            partial(np.abs, x, out=moved), partial(np.greater, moved, limit, out=beyond),
            partial(np.sign, x, out=moved), partial(np.multiply, moved, bias, out=moved),
            partial(np.subtract, x, moved, out=out), partial(np.multiply, out, beyond, out=out),
        ]  # fmt: skip

    return _calls(make)


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
