"""Generated from schemas/nk.ksy; do not edit.

netkit .nk neural network bundle as a layout for the library construct: `nk.parse(data)` gives nested containers,
`nk.build(container)` the bytes. Counts, sizes and flags are built as they stand in the container, and only what has to
be right to find every byte is checked.

`nk.compile()` is faster, but construct's compiler leaves out the check that a run of bytes is complete, so it is not
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


class _Items(c.Array):
    """An array whose elements depend on their index, which construct's compiled arrays do not give them."""

    def __init__(self, count: Any, item: Any) -> None:
        c.Array.__init__(self, count, item)

    def _emitparse(self, code: Any) -> str:
        item = self.subcon._compileparse(code)
        return f"ListContainer((this.__setitem__('_index', i), {item})[1] for i in range({self.count}))"

    def _emitbuild(self, code: Any) -> str:
        item = f"reuse(obj[i], lambda obj: ({self.subcon._compilebuild(code)}))"
        return f"ListContainer((this.__setitem__('_index', i), {item})[1] for i in range({self.count}))"


class NetworkKind(enum.IntEnum):
    """Values of the enum `network_kind`."""

    MLP = 1
    CNN = 2


class LayerKind(enum.IntEnum):
    """Values of the enum `layer_kind`."""

    DENSE = 1
    CONV2D = 2
    MAX_POOL2D = 3
    FLATTEN = 4
    AVG_POOL2D = 5
    BATCH_NORM2D = 6
    DEPTHWISE_CONV2D = 7
    CONVNEXTV2_BLOCK = 8
    MOBILENETV4_UIB = 9
    RESNET_BASIC_BLOCK = 10
    LAYERNORM2D = 11
    YOLOX_DECOUPLED_HEAD = 12
    FEATURE_TAP = 13
    YOLOX_PAFPN_MULTISCALE = 14


class Activation(enum.IntEnum):
    """Values of the enum `activation`."""

    NONE = 0
    RELU = 1
    SIGMOID = 2
    TANH = 3
    LEAKY_RELU = 4
    RELU6 = 5
    SOFTMAX = 6


class Dtype(enum.IntEnum):
    """Values of the enum `dtype`."""

    FLOAT32 = 1
    INT8 = 2
    INT32 = 3


header = c.Struct(
    "magic" / c.Const(b"NKIT"),
    "version" / c.Int32ul,
    _Rule("NK002: version must be one of 1, 2, 3, 4", _Expr("this.version in {1, 2, 3, 4}")),
    "network_kind" / _Enum(c.Int8ul, NetworkKind),
    "input_rank" / c.Int8ul,
    "flags" / c.Int16ul,
    "input_shape" / c.Array(4, c.Int32ul),
    "num_layers" / c.Int32ul,
    _Rule("NK003: num_layers must be at most 100", _Expr("this.num_layers <= 100")),
    "num_weight_tensors" / c.Int32ul,
    _Rule("NK004: num_weight_tensors must be at most 128", _Expr("this.num_weight_tensors <= 128")),
    "num_bias_tensors" / c.Int32ul,
    _Rule("NK005: num_bias_tensors must be at most 128", _Expr("this.num_bias_tensors <= 128")),
    "weights_bytes" / c.Int32ul,
    "biases_bytes" / c.Int32ul,
)


def dense(version: _Expr) -> c.Struct:
    """Fully connected layer, `y = activation(W x + b)`."""
    return c.Struct(
        _Param("version", version),
        "units" / c.Int32ul,
        "activation" / _Enum(c.Int8ul, Activation),
        "reserved" / c.Bytes(3),
        "alpha" / c.Float32l,
    )


def conv2d(version: _Expr) -> c.Struct:
    """Two-dimensional convolution (cross-correlation) with a square kernel, one group and no dilation."""
    return c.Struct(
        _Param("version", version),
        "kernel_size" / c.Int32ul,
        "stride" / c.Int32ul,
        "filters" / c.Int32ul,
        "activation" / _Enum(c.Int8ul, Activation),
        "pad_h" / c.Int8ul,
        "pad_w" / c.Int8ul,
        "pad_extra" / c.Int8ul,
        "alpha" / c.Float32l,
    )


def pool2d(version: _Expr) -> c.Struct:
    """Maximum or mean over a window."""
    return c.Struct(
        _Param("version", version),
        "pool_size" / c.Int32ul,
        "stride" / c.Int32ul,
        "pad_h" / c.If(_Expr("this.version >= 3"), c.Int8ul),
        "pad_w" / c.If(_Expr("this.version >= 3"), c.Int8ul),
        "packed" / c.If(_Expr("this.version >= 3"), c.Int16ul),
    )


flatten = c.Struct()

batch_norm2d = c.Struct(
    "channels" / c.Int32ul,
    "reserved" / c.Bytes(4),
)

depthwise_conv2d = c.Struct(
    "kernel_h" / c.Int32ul,
    "stride" / c.Int32ul,
    "channels" / c.Int32ul,
    "activation" / _Enum(c.Int8ul, Activation),
    "pad_h" / c.Int8ul,
    "pad_w" / c.Int8ul,
    "kernel_w_or_pad" / c.Int8ul,
    "alpha" / c.Float32l,
)

convnextv2_block = c.Struct(
    "channels" / c.Int32ul,
    "reserved" / c.Bytes(4),
    "eps" / c.Float32l,
)

mobilenetv4_uib = c.Struct(
    "in_channels" / c.Int32ul,
    "out_channels" / c.Int32ul,
    "start_dw_kernel" / c.Int8ul,
    "middle_dw_kernel" / c.Int8ul,
    "stride" / c.Int8ul,
    "middle_dw_downsample" / c.Int8ul,
    "expand_ratio" / c.Float32l,
    "reserved" / c.Bytes(4),
)

resnet_basic_block = c.Struct(
    "in_channels" / c.Int32ul,
    "out_channels" / c.Int32ul,
    "stride" / c.Int8ul,
    "reserved" / c.Bytes(3),
)

layernorm2d = c.Struct(
    "channels" / c.Int32ul,
    "reserved" / c.Bytes(4),
    "eps" / c.Float32l,
)

yolox_decoupled_head = c.Struct(
    "in_channels" / c.Int32ul,
    "hidden_dim" / c.Int32ul,
    "num_classes" / c.Int32ul,
    "num_convs" / c.Int8ul,
    "reserved" / c.Bytes(3),
)

feature_tap = c.Struct(
    "channels" / c.Int32ul,
    "tap_id" / c.Int8ul,
    "reserved" / c.Bytes(3),
)

yolox_pafpn_multiscale = c.Struct(
    "c3" / c.Int32ul,
    "c4" / c.Int32ul,
    "c5" / c.Int32ul,
    "hidden_dim" / c.Int32ul,
    "num_classes" / c.Int32ul,
    "num_convs" / c.Int8ul,
    "reserved" / c.Bytes(3),
)


def layer(version: _Expr) -> c.Struct:
    """One layer, a four-byte prefix and a body whose layout the kind selects."""
    return c.Struct(
        _Param("version", version),
        "kind" / _Enum(c.Int8ul, LayerKind),
        _Rule(
            "NK006: kind must be a known layer_kind (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)",
            _Expr("this.kind in {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14}"),
        ),
        "reserved" / c.Bytes(3),
        "body" / c.Switch(
            _Expr("this.kind"),
            {
                1: dense(_Expr("this._.version")),
                2: conv2d(_Expr("this._.version")),
                3: pool2d(_Expr("this._.version")),
                4: flatten,
                5: pool2d(_Expr("this._.version")),
                6: batch_norm2d,
                7: depthwise_conv2d,
                8: convnextv2_block,
                9: mobilenetv4_uib,
                10: resnet_basic_block,
                11: layernorm2d,
                12: yolox_decoupled_head,
                13: feature_tap,
                14: yolox_pafpn_multiscale,
            },
        ),
    )


tensor_desc = c.Struct(
    "rank" / c.Int8ul,
    "dtype" / _Enum(c.Int8ul, Dtype),
    "reserved" / c.Bytes(2),
    "dims" / c.Array(4, c.Int32ul),
    "num_elements" / c.Int32ul,
)

quant_params = c.Struct(
    "input_scale" / c.Float32l,
    "input_zero_point" / c.Int32sl,
    "weight_scale" / c.Float32l,
    "weight_zero_point" / c.Int32sl,
    "bias_scale" / c.Float32l,
    "bias_zero_point" / c.Int32sl,
    "output_scale" / c.Float32l,
    "output_zero_point" / c.Int32sl,
)

channel_scales = c.Struct(
    "num_channels" / c.Int32ul,
    "scales" / c.Bytes(_Expr("this.num_channels * 4")),
)

quant_section = c.Struct(
    "magic" / c.Const(b"QUAN"),
    "num_tensors" / c.Int16ul,
    _Rule("NK008: num_tensors must be 1 to 100", _Expr("1 <= this.num_tensors <= 100")),
    "flags" / c.Int16ul,
    "params" / c.Array(_Expr("this.num_tensors"), quant_params),
    "channel_scales" / c.If(_Expr("this.flags & 1 != 0"), c.Array(_Expr("this.num_tensors"), channel_scales)),
)


def payload(catalog: _Expr) -> c.Struct:
    """Tensor data in catalog order, followed by what aligns the next section."""
    return c.Struct(
        _Param("catalog", catalog),
        "tensors" / _Items(
            _Expr("len(this.catalog)"),
            c.Bytes(
                _Expr(
                    "min(this.catalog[this._index].num_elements * (1 "
                    "if this.catalog[this._index].dtype == 2 "
                    "else 4), stream_size(this._io) - stream_tell(this._io, '')) "
                    "if this._parsing "
                    "else len(this.tensors[this._index])"
                ),
            ),
        ),
        "tail" / _Rest,
    )


def test_case(int8_inputs: _Expr) -> c.Struct:
    """One input with its expected output."""
    return c.Struct(
        _Param("int8_inputs", int8_inputs),
        "len_name" / c.Int8ul,
        _Rule("NK011: len_name must be 1 to 127", _Expr("1 <= this.len_name <= 127")),
        "name" / c.Bytes(_Expr("this.len_name")),
        "name_pad" / c.Bytes(_Expr("(4 - (1 + this.len_name) % 4) % 4")),
        "label" / c.Int32sl,
        "num_input" / c.Int32ul,
        _Rule("NK012: num_input must be 1 to 16384", _Expr("1 <= this.num_input <= 16384")),
        "input_data" / c.Bytes(_Expr("this.num_input * (1 if this.int8_inputs else 4)")),
        "num_output" / c.Int32ul,
        _Rule("NK013: num_output must be 1 to 16384", _Expr("1 <= this.num_output <= 16384")),
        "expected_output" / c.Bytes(_Expr("this.num_output * 4")),
    )


def test_section(int8_inputs: _Expr) -> c.Struct:
    """Reference cases."""
    return c.Struct(
        _Param("int8_inputs", int8_inputs),
        "magic" / c.Const(b"TCAS"),
        "num_cases" / c.Int32ul,
        _Rule("NK010: num_cases must be 1 to 16", _Expr("1 <= this.num_cases <= 16")),
        "tolerance" / c.Float32l,
        "cases" / c.Array(_Expr("this.num_cases"), test_case(_Expr("this._.int8_inputs"))),
    )


nk = c.Struct(
    "header" / header,
    "layers" / c.Array(_Expr("this.header.num_layers"), layer(_Expr("this._.header.version"))),
    "weight_catalog" / c.Array(_Expr("this.header.num_weight_tensors"), tensor_desc),
    "bias_catalog" / c.Array(_Expr("this.header.num_bias_tensors"), tensor_desc),
    "quant" / c.If(_Expr("this.header.flags & 2 != 0"), quant_section),
    "weights" / c.FixedSized(_Expr("this.header.weights_bytes"), payload(_Expr("this._.weight_catalog"))),
    "biases" / c.FixedSized(_Expr("this.header.biases_bytes"), payload(_Expr("this._.bias_catalog"))),
    "tests" / c.If(_Expr("this.header.flags & 1 != 0"), test_section(_Expr("this._.header.flags & 4 != 0"))),
    "trailing" / _Rest,
)
