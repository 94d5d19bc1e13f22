"""Generated from schemas/nnn.ksy; do not edit.

Neural Network Notions .nnn model as a layout for the library construct: `nnn.parse(data, layout=...)` gives nested
containers, `nnn.build(container, layout=...)` the bytes. Counts, sizes and flags are built as they stand in the
container, and only what has to be right to find every byte is checked.

`nnn.compile()` is faster, but construct's compiler leaves out the check that a run of bytes is complete, so it is not
for data that may be broken.
"""

from __future__ import annotations

import ast
import enum
from typing import Any

from construct import core as c

# The bytes up to the end of the stream: one object, which type checkers take for a class.
_Rest: Any = c.GreedyBytes


class _Expr:
    """An expression over what was read so far; construct's compiler pastes its text into the code that it writes."""

    def __init__(self, text: str) -> None:
        self.text = ast.unparse(_ByKey().visit(ast.parse(text, mode="eval")))
        self.evaluate = eval(f"lambda this: {self.text}", vars(c))

    def __call__(self, this: Any) -> Any:
        return self.evaluate(this)

    def __repr__(self) -> str:
        return f"({self.text})"


class _ByKey(ast.NodeTransformer):
    """Members by key: attributes take construct's containers twice the time, and some names are methods of theirs."""

    def visit_Attribute(self, node: ast.Attribute) -> ast.Subscript:
        return ast.Subscript(self.visit(node.value), ast.Constant(node.attr), ast.Load())


class _Param(c.Computed):
    """A parameter of a type: its fields find the value in the context; it is no part of the result."""

    def __init__(self, id: str, value: _Expr) -> None:
        c.Computed.__init__(self, value)
        self.id = id

    def _parse(self, stream: Any, context: Any, path: Any) -> None:
        context[self.id] = self.func(context)

    def _build(self, obj: Any, stream: Any, context: Any, path: Any) -> None:
        context[self.id] = self.func(context)

    def _emitparse(self, code: Any) -> str:
        return f"this.__setitem__({self.id!r}, {self.func!r})"

    def _emitbuild(self, code: Any) -> str:
        return self._emitparse(code)


class _Rule(c.Check):
    """A constraint on the field before it, without which what follows could not be read safely."""

    def __init__(self, rule: str, condition: _Expr) -> None:
        c.Check.__init__(self, condition)
        self.rule = rule

    def _parse(self, stream: Any, context: Any, path: Any) -> None:
        if not self.func(context):
            raise c.CheckError(self.rule, path=path)

    def _build(self, obj: Any, stream: Any, context: Any, path: Any) -> None:
        self._parse(stream, context, path)

    def _emitparse(self, code: Any) -> str:
        code.append("def check_rule(holds, rule):\n    if not holds: raise CheckError(rule)")
        return f"check_rule({self.func!r}, {self.rule!r})"

    def _emitbuild(self, code: Any) -> str:
        return self._emitparse(code)


class _Enum(c.Adapter):
    """A number with names; one without a name stays an int."""

    def __init__(self, number: Any, names: type[enum.IntEnum]) -> None:
        c.Adapter.__init__(self, number)
        self.members = {int(member): member for member in names}

    def _decode(self, obj: Any, context: Any, path: Any) -> Any:
        return self.members.get(obj, obj)

    def _encode(self, obj: Any, context: Any, path: Any) -> Any:
        return obj

    def _emitparse(self, code: Any) -> str:
        code.linkedinstances[id(self)] = self.members
        return f"reuse({self.subcon._compileparse(code)}, lambda obj: linkedinstances[{id(self)}].get(obj, obj))"

    def _emitbuild(self, code: Any) -> Any:
        return self.subcon._compilebuild(code)


class Layout(enum.IntEnum):
    """Values of the enum `layout`."""

    B1 = 1
    B2 = 2
    B3 = 3
    B4 = 4
    B5 = 5
    B6 = 6
    B7 = 7


class LayerKind(enum.IntEnum):
    """Values of the enum `layer_kind`."""

    DENSE = 0
    CONV = 1


class Activation(enum.IntEnum):
    """Values of the enum `activation`."""

    LINEAR = 0
    SIGMOID = 1
    TANH = 2
    RELU = 3
    LEAKY_RELU = 4
    SOFTMAX = 5


class Padding(enum.IntEnum):
    """Values of the enum `padding`."""

    VALID = 0
    SAME = 1


utf8_string = c.Struct(
    "len_value" / c.Int32sl,
    _Rule("NNN002: len_value must be at least 0", _Expr("this.len_value >= 0")),
    "value" / c.Bytes(_Expr("this.len_value")),
)

int_array = c.Struct(
    "num_values" / c.Int32sl,
    _Rule("NNN008: num_values must be 0 to 128", _Expr("0 <= this.num_values <= 128")),
    "values" / c.Array(_Expr("this.num_values"), c.Int32sl),
)


def tensor(layout: _Expr) -> c.Struct:
    """Dimensions, gradient flag and values of a tensor."""
    return c.Struct(
        _Param("layout", layout),
        "dims" / int_array,
        "requires_grad" / c.Int8ul,
        _Rule("NNN009: requires_grad must be one of 0, 1", _Expr("this.requires_grad in {0, 1}")),
        "num_values" / c.Int32sl,
        _Rule("NNN010: num_values must be at least 0", _Expr("this.num_values >= 0")),
        "values" / c.Bytes(_Expr("this.num_values * (8 if this.layout < 6 else 4)")),
    )


def dense(layout: _Expr) -> c.Struct:
    """Fully connected layer, `y = activation(x W + b)` over the last axis."""
    return c.Struct(
        _Param("layout", layout),
        "num_neurons" / c.Int32sl,
        _Rule("NNN006: num_neurons must be at least 0", _Expr("this.num_neurons >= 0")),
        "weights" / tensor(_Expr("this._.layout")),
        "flatten" / c.If(_Expr("this.layout >= 5"), c.Int8ul),
        _Rule("NNN011: flatten must be one of 0, 1", _Expr("this.flatten is None or (this.flatten in {0, 1})")),
    )


def conv(layout: _Expr) -> c.Struct:
    """Convolution (cross-correlation, the kernel is not flipped) with stride 1 over any number of spatial axes, `activation(conv(pad(x), K) + b)`."""
    return c.Struct(
        _Param("layout", layout),
        "num_filters" / c.Int32sl,
        _Rule("NNN007: num_filters must be at least 0", _Expr("this.num_filters >= 0")),
        "kernels" / tensor(_Expr("this._.layout")),
        "padding" / c.If(_Expr("this.layout >= 7"), _Enum(c.Int32sl, Padding)),
        _Rule(
            "NNN012: padding must be a known padding (0, 1)",
            _Expr("this.padding is None or (this.padding in {0, 1})"),
        ),
        "padding_dims" / c.If(_Expr("this.layout >= 7"), int_array),
    )


def layer(layout: _Expr) -> c.Struct:
    """One layer, the shared part and the part of its type."""
    return c.Struct(
        _Param("layout", layout),
        "kind" / _Enum(c.Int8ul, LayerKind),
        _Rule("NNN004: kind must be a known layer_kind (0, 1)", _Expr("this.kind in {0, 1}")),
        "activation" / _Enum(c.Int8ul, Activation),
        _Rule(
            "NNN005: activation must be a known activation (0, 1, 2, 3, 4, 5)",
            _Expr("this.activation in {0, 1, 2, 3, 4, 5}"),
        ),
        "tau" / c.If(
            _Expr("this.activation == 4"),
            c.Switch(
                _Expr("this.layout < 6"),
                {
                    True: c.Float64l,
                    False: c.Float32l,
                },
            ),
        ),
        "dropout" / c.Switch(
            _Expr("this.layout < 6"),
            {
                True: c.Float64l,
                False: c.Float32l,
            },
        ),
        "bias" / tensor(_Expr("this._.layout")),
        "body" / c.Switch(
            _Expr("this.kind"),
            {
                0: dense(_Expr("this._.layout")),
                1: conv(_Expr("this._.layout")),
            },
        ),
    )


nnn = c.Struct(
    _Param("layout", _Expr("this._.layout")),
    "magic" / c.Const(b"NNN."),
    "description" / c.If(_Expr("this.layout >= 2"), utf8_string),
    "num_parameters" / c.If(_Expr("this.layout >= 4"), c.Int64ul),
    "num_layers" / c.Switch(
        _Expr("this.layout < 3"),
        {
            True: c.Int8ul,
            False: c.Int32sl,
        },
    ),
    _Rule("NNN003: num_layers must be at least 0", _Expr("this.num_layers >= 0")),
    "layers" / c.Array(_Expr("this.num_layers"), layer(_Expr("this._.layout"))),
    "trailing" / _Rest,
)
