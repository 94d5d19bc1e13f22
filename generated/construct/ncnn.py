"""Generated from schemas/ncnn.ksy; do not edit.

ncnn model, .param or .param.bin with its .bin as a layout for the library construct: `ncnn.parse(data)` gives nested
containers, `ncnn.build(container)` the bytes. Counts, sizes and flags are built as they stand in the container, and
only what has to be right to find every byte is checked.

`ncnn.compile()` is faster, but construct's compiler leaves out the check that a run of bytes is complete, so it is not
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


class Tag(enum.IntEnum):
    """Values of the enum `tag`."""

    FP32 = 0
    FP32_OLD = 180310
    FP16 = 19950407
    BF16 = 20220803
    INT8 = 871224


class Storage(enum.IntEnum):
    """Values of the enum `storage`."""

    FP32 = 0
    FP16 = 1
    BF16 = 2
    INT8 = 3
    CODEBOOK = 4
    RAW = 5


class Load(enum.IntEnum):
    """Values of the enum `load`."""

    TAGGED = 0
    RAW_FLOAT32 = 1
    BYTES3 = 3
    BITS4 = 4
    BITS6 = 6
    BITS8 = 8


class Dialect(enum.IntEnum):
    """Values of the enum `dialect`."""

    D202607 = 7
    D202610 = 10


class Activation(enum.IntEnum):
    """Values of the enum `activation`."""

    NONE = 0
    RELU = 1
    LEAKY_RELU = 2
    CLIP = 3
    SIGMOID = 4
    MISH = 5
    HARDSWISH = 6


class EltwiseOperator(enum.IntEnum):
    """Values of the enum `eltwise_operator`."""

    PRODUCT = 0
    SUM = 1
    MAX = 2


class BinaryOperator(enum.IntEnum):
    """Values of the enum `binary_operator`."""

    ADD = 0
    SUB = 1
    MUL = 2
    DIV = 3
    MAX = 4
    MIN = 5
    POW = 6
    RSUB = 7
    RDIV = 8
    RPOW = 9
    ATAN2 = 10
    RATAN2 = 11
    FMOD = 12
    RFMOD = 13
    LOGADDEXP = 14
    FLOOR_DIVIDE = 15
    RFLOOR_DIVIDE = 16
    REMAINDER = 17
    RREMAINDER = 18


class UnaryOperator(enum.IntEnum):
    """Values of the enum `unary_operator`."""

    ABS = 0
    NEG = 1
    FLOOR = 2
    CEIL = 3
    SQUARE = 4
    SQRT = 5
    RSQRT = 6
    EXP = 7
    LOG = 8
    SIN = 9
    COS = 10
    TAN = 11
    ASIN = 12
    ACOS = 13
    ATAN = 14
    RECIPROCAL = 15
    TANH = 16
    LOG10 = 17
    ROUND = 18
    TRUNC = 19
    SIGN = 20
    EXPM1 = 21
    SINH = 22
    ASINH = 23
    COSH = 24
    ACOSH = 25
    ATANH = 26
    LOG1P = 27


class ReductionOperator(enum.IntEnum):
    """Values of the enum `reduction_operator`."""

    SUM = 0
    ASUM = 1
    SUMSQ = 2
    MEAN = 3
    MAX = 4
    MIN = 5
    PROD = 6
    L1 = 7
    L2 = 8
    LOGSUM = 9
    LOGSUMEXP = 10


class NormRegion(enum.IntEnum):
    """Values of the enum `norm_region`."""

    ACROSS_CHANNELS = 0
    WITHIN_CHANNEL = 1


class PoolMethod(enum.IntEnum):
    """Values of the enum `pool_method`."""

    MAX = 0
    AVERAGE = 1


class PadMode(enum.IntEnum):
    """Values of the enum `pad_mode`."""

    FULL = 0
    VALID = 1
    SAME_UPPER = 2
    SAME_LOWER = 3


class Direction(enum.IntEnum):
    """Values of the enum `direction`."""

    FORWARD = 0
    REVERSE = 1
    BIDIRECTIONAL = 2


class PaddingType(enum.IntEnum):
    """Values of the enum `padding_type`."""

    CONSTANT = 0
    REPLICATE = 1
    REFLECT = 2


class EpsMode(enum.IntEnum):
    """Values of the enum `eps_mode`."""

    ADDED = 0
    LEAST_NORM = 1
    LEAST_SQUARE = 2


class ResizeType(enum.IntEnum):
    """Values of the enum `resize_type`."""

    NONE = 0
    NEAREST = 1
    BILINEAR = 2
    BICUBIC = 3


class SampleType(enum.IntEnum):
    """Values of the enum `sample_type`."""

    BILINEAR = 1
    NEAREST = 2
    BICUBIC = 3


class Border(enum.IntEnum):
    """Values of the enum `border`."""

    ZEROS = 1
    EDGE = 2
    REFLECTION = 3


class ElementType(enum.IntEnum):
    """Values of the enum `element_type`."""

    AUTO = 0
    FLOAT32 = 1
    FLOAT16 = 2
    INT8 = 3
    BFLOAT16 = 4


class PackedType(enum.IntEnum):
    """Values of the enum `packed_type`."""

    AUTO = 0
    FLOAT32 = 1
    FLOAT16 = 2
    INT32 = 3
    INT8 = 4


class Spectrum(enum.IntEnum):
    """Values of the enum `spectrum`."""

    COMPLEX = 0
    MAGNITUDE = 1
    POWER = 2


class SpectrumNorm(enum.IntEnum):
    """Values of the enum `spectrum_norm`."""

    NONE = 0
    ROOT_LENGTH = 1
    WINDOW_ENERGY = 2


class Window(enum.IntEnum):
    """Values of the enum `window`."""

    ONES = 0
    HANN = 1
    HAMMING = 2


class ComplexPart(enum.IntEnum):
    """Values of the enum `complex_part`."""

    COMPLEX = 0
    REAL = 1
    IMAGINARY = 2


words = c.Struct(
    "array_length" / c.Int32sl,
    _Rule("NCNN106: array_length must be at least 0", _Expr("this.array_length >= 0")),
    "elements" / c.Array(_Expr("this.array_length"), c.Int32ul),
)

string = c.Struct(
    "text_length" / c.Int32sl,
    _Rule("NCNN107: text_length must be 0 to 255", _Expr("0 <= this.text_length <= 255")),
    "text" / c.Bytes(_Expr("this.text_length")),
    "padding" / c.Bytes(_Expr("(4 - this.text_length % 4) % 4")),
)

entry = c.Struct(
    "key" / c.Int32sl,
    _Rule(
        "NCNN105: key must be _ == -233 or (_ >= 0 and _ <= 31) or (_ <= -23300 and _ >= -23331) or (_ <= -23400 and _ >= -23431)",
        _Expr(
            "(this.key == -233 "
            "or (this.key >= 0 "
            "and this.key <= 31) "
            "or (this.key <= -23300 "
            "and this.key >= -23331) "
            "or (this.key <= -23400 "
            "and this.key >= -23431))"
        ),
    ),
    "value" / c.If(_Expr("this.key >= 0"), c.Int32ul),
    "numbers" / c.If(_Expr("this.key <= -23300 and this.key >= -23331"), words),
    "string" / c.If(_Expr("this.key <= -23400"), string),
)

layer = c.Struct(
    "type_index" / c.Int32sl,
    "bottom_count" / c.Int32sl,
    _Rule("NCNN104: bottom_count must be 0 to 1000000", _Expr("0 <= this.bottom_count <= 1000000")),
    "top_count" / c.Int32sl,
    _Rule("NCNN104: top_count must be 0 to 1000000", _Expr("0 <= this.top_count <= 1000000")),
    "bottoms" / c.Array(_Expr("this.bottom_count"), c.Int32sl),
    "tops" / c.Array(_Expr("this.top_count"), c.Int32sl),
    "entries" / c.RepeatUntil(lambda obj_, items, this: obj_.key == -233, entry),
)


def block(num_elements: _Expr, load: _Expr) -> c.Struct:
    """One array of a .bin."""
    return c.Struct(
        _Param("num_elements", num_elements),
        _Param("load", load),
        "flag" / c.If(_Expr("this.load == 0"), _Enum(c.Int32ul, Tag)),
        "table" / c.If(
            _Expr(
                "(0 "
                "if this.load == 1 "
                "else (5 "
                "if this.load != 0 "
                "else (0 "
                "if this.flag == 0 "
                "or this.flag == 180310 "
                "else (1 "
                "if this.flag == 19950407 "
                "else (2 "
                "if this.flag == 20220803 "
                "else (3 "
                "if this.flag == 871224 "
                "else 4)))))) == 4"
            ),
            c.Bytes(1024),
        ),
        "values" / c.Bytes(
            _Expr(
                "this.num_elements * (4 "
                "if (0 "
                "if this.load == 1 "
                "else (5 "
                "if this.load != 0 "
                "else (0 "
                "if this.flag == 0 "
                "or this.flag == 180310 "
                "else (1 "
                "if this.flag == 19950407 "
                "else (2 "
                "if this.flag == 20220803 "
                "else (3 "
                "if this.flag == 871224 "
                "else 4)))))) == 0 "
                "else (2 "
                "if (0 "
                "if this.load == 1 "
                "else (5 "
                "if this.load != 0 "
                "else (0 "
                "if this.flag == 0 "
                "or this.flag == 180310 "
                "else (1 "
                "if this.flag == 19950407 "
                "else (2 "
                "if this.flag == 20220803 "
                "else (3 "
                "if this.flag == 871224 "
                "else 4)))))) == 1 "
                "or (0 "
                "if this.load == 1 "
                "else (5 "
                "if this.load != 0 "
                "else (0 "
                "if this.flag == 0 "
                "or this.flag == 180310 "
                "else (1 "
                "if this.flag == 19950407 "
                "else (2 "
                "if this.flag == 20220803 "
                "else (3 "
                "if this.flag == 871224 "
                "else 4)))))) == 2 "
                "else 1))"
            ),
        ),
        "pad" / c.Bytes(
            _Expr(
                "(4 - this.num_elements * (4 "
                "if (0 "
                "if this.load == 1 "
                "else (5 "
                "if this.load != 0 "
                "else (0 "
                "if this.flag == 0 "
                "or this.flag == 180310 "
                "else (1 "
                "if this.flag == 19950407 "
                "else (2 "
                "if this.flag == 20220803 "
                "else (3 "
                "if this.flag == 871224 "
                "else 4)))))) == 0 "
                "else (2 "
                "if (0 "
                "if this.load == 1 "
                "else (5 "
                "if this.load != 0 "
                "else (0 "
                "if this.flag == 0 "
                "or this.flag == 180310 "
                "else (1 "
                "if this.flag == 19950407 "
                "else (2 "
                "if this.flag == 20220803 "
                "else (3 "
                "if this.flag == 871224 "
                "else 4)))))) == 1 "
                "or (0 "
                "if this.load == 1 "
                "else (5 "
                "if this.load != 0 "
                "else (0 "
                "if this.flag == 0 "
                "or this.flag == 180310 "
                "else (1 "
                "if this.flag == 19950407 "
                "else (2 "
                "if this.flag == 20220803 "
                "else (3 "
                "if this.flag == 871224 "
                "else 4)))))) == 2 "
                "else 1)) % 4) % 4"
            ),
        ),
    )


def common(shape_hints: _Expr, featmask: _Expr) -> c.Struct:
    """Parameters that a layer of any operator can have."""
    return c.Struct(
        _Param("shape_hints", shape_hints),
        _Param("featmask", featmask),
    )


abs_val = c.Struct()


def arg_max(out_max_val: _Expr, topk: _Expr) -> c.Struct:
    """Largest elements of a blob or their positions; not in a default build."""
    return c.Struct(
        _Param("out_max_val", out_max_val),
        _Param("topk", topk),
    )


def batch_norm(channels: _Expr, eps: _Expr) -> c.Struct:
    """Normalisation of each channel by stored statistics."""
    return c.Struct(
        _Param("channels", channels),
        _Param("eps", eps),
        "slope" / block(_Expr("this._.channels"), _Expr("1")),
        "mean" / block(_Expr("this._.channels"), _Expr("1")),
        "variance" / block(_Expr("this._.channels"), _Expr("1")),
        "bias" / block(_Expr("this._.channels"), _Expr("1")),
    )


def bias(bias_data_size: _Expr) -> c.Struct:
    """Adds a number to each channel."""
    return c.Struct(
        _Param("bias_data_size", bias_data_size),
        "bias" / block(_Expr("this._.bias_data_size"), _Expr("1")),
    )


bnll = c.Struct()


def concat(axis: _Expr) -> c.Struct:
    """Joins blobs."""
    return c.Struct(
        _Param("axis", axis),
    )


def convolution(num_output: _Expr, kernel_w: _Expr, kernel_h: _Expr, dilation_w: _Expr, dilation_h: _Expr, stride_w: _Expr, stride_h: _Expr, pad_left: _Expr, pad_right: _Expr, pad_top: _Expr, pad_bottom: _Expr, pad_value: _Expr, bias_term: _Expr, weight_data_size: _Expr, int8_scale_term: _Expr, activation_type: _Expr, activation_params: _Expr, dynamic_weight: _Expr) -> c.Struct:
    """2-D convolution."""
    return c.Struct(
        _Param("num_output", num_output),
        _Param("kernel_w", kernel_w),
        _Param("kernel_h", kernel_h),
        _Param("dilation_w", dilation_w),
        _Param("dilation_h", dilation_h),
        _Param("stride_w", stride_w),
        _Param("stride_h", stride_h),
        _Param("pad_left", pad_left),
        _Param("pad_right", pad_right),
        _Param("pad_top", pad_top),
        _Param("pad_bottom", pad_bottom),
        _Param("pad_value", pad_value),
        _Param("bias_term", bias_term),
        _Param("weight_data_size", weight_data_size),
        _Param("int8_scale_term", int8_scale_term),
        _Param("activation_type", activation_type),
        _Param("activation_params", activation_params),
        _Param("dynamic_weight", dynamic_weight),
        "weight" / c.If(_Expr("this.dynamic_weight == 0"), block(_Expr("this._.weight_data_size"), _Expr("0"))),
        "bias" / c.If(
            _Expr("this.dynamic_weight == 0 and this.bias_term != 0"),
            block(_Expr("this._.num_output"), _Expr("1")),
        ),
        "weight_int8_scales" / c.If(
            _Expr("this.dynamic_weight == 0 and this.int8_scale_term != 0"),
            block(_Expr("this._.num_output"), _Expr("1")),
        ),
        "bottom_blob_int8_scale" / c.If(
            _Expr("this.dynamic_weight == 0 and this.int8_scale_term != 0"),
            block(_Expr("1"), _Expr("1")),
        ),
        "top_blob_int8_scale" / c.If(
            _Expr("this.dynamic_weight == 0 and this.int8_scale_term > 100"),
            block(_Expr("1"), _Expr("1")),
        ),
    )


def crop(woffset: _Expr, hoffset: _Expr, doffset: _Expr, coffset: _Expr, outw: _Expr, outh: _Expr, outd: _Expr, outc: _Expr, woffset2: _Expr, hoffset2: _Expr, doffset2: _Expr, coffset2: _Expr, starts: _Expr, ends: _Expr, axes: _Expr, starts_expr: _Expr, ends_expr: _Expr, axes_expr: _Expr) -> c.Struct:
    """Cuts a part out of a blob: by offsets and sizes, to the size of a second blob, or by ranges as NumPy does."""
    return c.Struct(
        _Param("woffset", woffset),
        _Param("hoffset", hoffset),
        _Param("doffset", doffset),
        _Param("coffset", coffset),
        _Param("outw", outw),
        _Param("outh", outh),
        _Param("outd", outd),
        _Param("outc", outc),
        _Param("woffset2", woffset2),
        _Param("hoffset2", hoffset2),
        _Param("doffset2", doffset2),
        _Param("coffset2", coffset2),
        _Param("starts", starts),
        _Param("ends", ends),
        _Param("axes", axes),
        _Param("starts_expr", starts_expr),
        _Param("ends_expr", ends_expr),
        _Param("axes_expr", axes_expr),
    )


def deconvolution(num_output: _Expr, kernel_w: _Expr, kernel_h: _Expr, dilation_w: _Expr, dilation_h: _Expr, stride_w: _Expr, stride_h: _Expr, pad_left: _Expr, pad_right: _Expr, pad_top: _Expr, pad_bottom: _Expr, output_pad_right: _Expr, output_pad_bottom: _Expr, output_w: _Expr, output_h: _Expr, bias_term: _Expr, weight_data_size: _Expr, activation_type: _Expr, activation_params: _Expr, dynamic_weight: _Expr) -> c.Struct:
    """2-D transposed convolution."""
    return c.Struct(
        _Param("num_output", num_output),
        _Param("kernel_w", kernel_w),
        _Param("kernel_h", kernel_h),
        _Param("dilation_w", dilation_w),
        _Param("dilation_h", dilation_h),
        _Param("stride_w", stride_w),
        _Param("stride_h", stride_h),
        _Param("pad_left", pad_left),
        _Param("pad_right", pad_right),
        _Param("pad_top", pad_top),
        _Param("pad_bottom", pad_bottom),
        _Param("output_pad_right", output_pad_right),
        _Param("output_pad_bottom", output_pad_bottom),
        _Param("output_w", output_w),
        _Param("output_h", output_h),
        _Param("bias_term", bias_term),
        _Param("weight_data_size", weight_data_size),
        _Param("activation_type", activation_type),
        _Param("activation_params", activation_params),
        _Param("dynamic_weight", dynamic_weight),
        "weight" / c.If(_Expr("this.dynamic_weight == 0"), block(_Expr("this._.weight_data_size"), _Expr("0"))),
        "bias" / c.If(
            _Expr("this.dynamic_weight == 0 and this.bias_term != 0"),
            block(_Expr("this._.num_output"), _Expr("1")),
        ),
    )


def dropout(scale_: _Expr) -> c.Struct:
    """Scales in inference what training dropped."""
    return c.Struct(
        _Param("scale", scale_),
    )


def eltwise(op_type: _Expr, coeffs: _Expr) -> c.Struct:
    """Combines two or more blobs of one shape, element by element."""
    return c.Struct(
        _Param("op_type", op_type),
        _Param("coeffs", coeffs),
    )


def elu(alpha: _Expr) -> c.Struct:
    """Exponential linear unit."""
    return c.Struct(
        _Param("alpha", alpha),
    )


def embed(num_output: _Expr, input_dim: _Expr, bias_term: _Expr, weight_data_size: _Expr, int8_scale_term: _Expr) -> c.Struct:
    """Rows of a table, picked by index."""
    return c.Struct(
        _Param("num_output", num_output),
        _Param("input_dim", input_dim),
        _Param("bias_term", bias_term),
        _Param("weight_data_size", weight_data_size),
        _Param("int8_scale_term", int8_scale_term),
        "weight" / block(_Expr("this._.weight_data_size"), _Expr("0")),
        "bias" / c.If(_Expr("this.bias_term != 0"), block(_Expr("this._.num_output"), _Expr("1"))),
        "weight_int8_scale" / c.If(_Expr("this.int8_scale_term != 0"), block(_Expr("1"), _Expr("1"))),
    )


def exp(base: _Expr, scale_: _Expr, shift: _Expr) -> c.Struct:
    """Base ^ (shift + scale * x)."""
    return c.Struct(
        _Param("base", base),
        _Param("scale", scale_),
        _Param("shift", shift),
    )


flatten = c.Struct()


def inner_product(num_output: _Expr, bias_term: _Expr, weight_data_size: _Expr, int8_scale_term: _Expr, activation_type: _Expr, activation_params: _Expr) -> c.Struct:
    """Fully connected layer."""
    return c.Struct(
        _Param("num_output", num_output),
        _Param("bias_term", bias_term),
        _Param("weight_data_size", weight_data_size),
        _Param("int8_scale_term", int8_scale_term),
        _Param("activation_type", activation_type),
        _Param("activation_params", activation_params),
        "weight" / block(_Expr("this._.weight_data_size"), _Expr("0")),
        "bias" / c.If(_Expr("this.bias_term != 0"), block(_Expr("this._.num_output"), _Expr("1"))),
        "weight_int8_scales" / c.If(_Expr("this.int8_scale_term != 0"), block(_Expr("this._.num_output"), _Expr("1"))),
        "bottom_blob_int8_scale" / c.If(_Expr("this.int8_scale_term != 0"), block(_Expr("1"), _Expr("1"))),
    )


def input_(w: _Expr, h: _Expr, d: _Expr, c_: _Expr) -> c.Struct:
    """An input of the network."""
    return c.Struct(
        _Param("w", w),
        _Param("h", h),
        _Param("d", d),
        _Param("c", c_),
    )


def log(base: _Expr, scale_: _Expr, shift: _Expr) -> c.Struct:
    """Logarithm of shift + scale * x."""
    return c.Struct(
        _Param("base", base),
        _Param("scale", scale_),
        _Param("shift", shift),
    )


def lrn(region_type: _Expr, local_size: _Expr, alpha: _Expr, beta: _Expr, bias_: _Expr) -> c.Struct:
    """Local response normalisation."""
    return c.Struct(
        _Param("region_type", region_type),
        _Param("local_size", local_size),
        _Param("alpha", alpha),
        _Param("beta", beta),
        _Param("bias", bias_),
    )


def memory_data(w: _Expr, h: _Expr, d: _Expr, c_: _Expr, load_type: _Expr) -> c.Struct:
    """A constant."""
    return c.Struct(
        _Param("w", w),
        _Param("h", h),
        _Param("d", d),
        _Param("c", c_),
        _Param("load_type", load_type),
        "data_" / c.If(
            _Expr(
                "(this.w * this.h * this.d * this.c "
                "if this.d != 0 "
                "else (this.w * this.h * this.c "
                "if this.c != 0 "
                "else (this.w * this.h "
                "if this.h != 0 "
                "else this.w))) > 0"
            ),
            block(
                _Expr(
                    "this._.w * this._.h * this._.d * this._.c "
                    "if this._.d != 0 "
                    "else (this._.w * this._.h * this._.c "
                    "if this._.c != 0 "
                    "else (this._.w * this._.h "
                    "if this._.h != 0 "
                    "else this._.w))"
                ),
                _Expr("0 if this._.load_type == 0 else 1"),
            ),
        ),
    )


def mvn(normalize_variance: _Expr, across_channels: _Expr, eps: _Expr) -> c.Struct:
    """Subtracts the mean and divides by the standard deviation."""
    return c.Struct(
        _Param("normalize_variance", normalize_variance),
        _Param("across_channels", across_channels),
        _Param("eps", eps),
    )


def pooling(pooling_type: _Expr, kernel_w: _Expr, kernel_h: _Expr, stride_w: _Expr, stride_h: _Expr, pad_left: _Expr, pad_right: _Expr, pad_top: _Expr, pad_bottom: _Expr, global_pooling: _Expr, pad_mode: _Expr, avgpool_count_include_pad: _Expr, adaptive_pooling: _Expr, out_w: _Expr, out_h: _Expr) -> c.Struct:
    """2-D pooling."""
    return c.Struct(
        _Param("pooling_type", pooling_type),
        _Param("kernel_w", kernel_w),
        _Param("kernel_h", kernel_h),
        _Param("stride_w", stride_w),
        _Param("stride_h", stride_h),
        _Param("pad_left", pad_left),
        _Param("pad_right", pad_right),
        _Param("pad_top", pad_top),
        _Param("pad_bottom", pad_bottom),
        _Param("global_pooling", global_pooling),
        _Param("pad_mode", pad_mode),
        _Param("avgpool_count_include_pad", avgpool_count_include_pad),
        _Param("adaptive_pooling", adaptive_pooling),
        _Param("out_w", out_w),
        _Param("out_h", out_h),
    )


def power(power_: _Expr, scale_: _Expr, shift: _Expr) -> c.Struct:
    """(shift + scale * x) ^ power."""
    return c.Struct(
        _Param("power", power_),
        _Param("scale", scale_),
        _Param("shift", shift),
    )


def p_re_lu(num_slope: _Expr) -> c.Struct:
    """ReLU with slopes below zero that were learned."""
    return c.Struct(
        _Param("num_slope", num_slope),
        "slope" / block(_Expr("this._.num_slope"), _Expr("1")),
    )


def proposal(feat_stride: _Expr, base_size: _Expr, pre_nms_top_n: _Expr, after_nms_top_n: _Expr, nms_thresh: _Expr, min_size: _Expr) -> c.Struct:
    """Region proposals of Faster R-CNN."""
    return c.Struct(
        _Param("feat_stride", feat_stride),
        _Param("base_size", base_size),
        _Param("pre_nms_top_n", pre_nms_top_n),
        _Param("after_nms_top_n", after_nms_top_n),
        _Param("nms_thresh", nms_thresh),
        _Param("min_size", min_size),
    )


def reduction(operation: _Expr, reduce_all: _Expr, coeff: _Expr, axes: _Expr, keepdims: _Expr, fixbug0: _Expr) -> c.Struct:
    """Reduces axes of a blob to one number."""
    return c.Struct(
        _Param("operation", operation),
        _Param("reduce_all", reduce_all),
        _Param("coeff", coeff),
        _Param("axes", axes),
        _Param("keepdims", keepdims),
        _Param("fixbug0", fixbug0),
    )


def re_lu(slope: _Expr) -> c.Struct:
    """Zero, or a fixed slope, below zero."""
    return c.Struct(
        _Param("slope", slope),
    )


def reshape(w: _Expr, h: _Expr, d: _Expr, c_: _Expr, shape_expr: _Expr, input_batch_axis: _Expr, output_batch_axis: _Expr) -> c.Struct:
    """Same elements, other dims."""
    return c.Struct(
        _Param("w", w),
        _Param("h", h),
        _Param("d", d),
        _Param("c", c_),
        _Param("shape_expr", shape_expr),
        _Param("input_batch_axis", input_batch_axis),
        _Param("output_batch_axis", output_batch_axis),
    )


def roi_pooling(pooled_width: _Expr, pooled_height: _Expr, spatial_scale: _Expr) -> c.Struct:
    """Max pooling of regions to a fixed size."""
    return c.Struct(
        _Param("pooled_width", pooled_width),
        _Param("pooled_height", pooled_height),
        _Param("spatial_scale", spatial_scale),
    )


def scale(scale_data_size: _Expr, bias_term: _Expr) -> c.Struct:
    """Scales each channel, by stored factors or by a second blob."""
    return c.Struct(
        _Param("scale_data_size", scale_data_size),
        _Param("bias_term", bias_term),
        "scale" / c.If(_Expr("this.scale_data_size != -233"), block(_Expr("this._.scale_data_size"), _Expr("1"))),
        "bias" / c.If(
            _Expr("this.scale_data_size != -233 and this.bias_term != 0"),
            block(_Expr("this._.scale_data_size"), _Expr("1")),
        ),
    )


sigmoid = c.Struct()


def slice_(slices: _Expr, axis: _Expr, indices: _Expr) -> c.Struct:
    """Cuts a blob into several along an axis."""
    return c.Struct(
        _Param("slices", slices),
        _Param("axis", axis),
        _Param("indices", indices),
    )


def softmax(axis: _Expr, fixbug0: _Expr) -> c.Struct:
    """Exp(x) over its sum along an axis."""
    return c.Struct(
        _Param("axis", axis),
        _Param("fixbug0", fixbug0),
    )


split = c.Struct()


def spp(pooling_type: _Expr, pyramid_height: _Expr) -> c.Struct:
    """Spatial pyramid pooling; not in a default build."""
    return c.Struct(
        _Param("pooling_type", pooling_type),
        _Param("pyramid_height", pyramid_height),
    )


tan_h = c.Struct()


def threshold(threshold_: _Expr) -> c.Struct:
    """1 above the threshold, 0 elsewhere."""
    return c.Struct(
        _Param("threshold", threshold_),
    )


def tile(axis: _Expr, tiles: _Expr, repeats: _Expr) -> c.Struct:
    """Repeats a blob."""
    return c.Struct(
        _Param("axis", axis),
        _Param("tiles", tiles),
        _Param("repeats", repeats),
    )


def rnn(num_output: _Expr, weight_data_size: _Expr, direction: _Expr, int8_scale_term: _Expr) -> c.Struct:
    """Recurrent layer with tanh."""
    return c.Struct(
        _Param("num_output", num_output),
        _Param("weight_data_size", weight_data_size),
        _Param("direction", direction),
        _Param("int8_scale_term", int8_scale_term),
        "weight_xc" / block(_Expr("this._.weight_data_size"), _Expr("0")),
        "bias_c" / block(_Expr("this._.num_output * (2 if this._.direction == 2 else 1)"), _Expr("0")),
        "weight_hc" / block(
            _Expr("this._.num_output * this._.num_output * (2 if this._.direction == 2 else 1)"),
            _Expr("0"),
        ),
        "weight_xc_int8_scales" / c.If(
            _Expr("this.int8_scale_term != 0"),
            block(_Expr("this._.num_output * (2 if this._.direction == 2 else 1)"), _Expr("1")),
        ),
        "weight_hc_int8_scales" / c.If(
            _Expr("this.int8_scale_term != 0"),
            block(_Expr("this._.num_output * (2 if this._.direction == 2 else 1)"), _Expr("1")),
        ),
    )


def lstm(num_output: _Expr, weight_data_size: _Expr, direction: _Expr, hidden_size: _Expr, int8_scale_term: _Expr) -> c.Struct:
    """Long short-term memory, gates in the order input, forget, output, cell; with a projection if sizes differ."""
    return c.Struct(
        _Param("num_output", num_output),
        _Param("weight_data_size", weight_data_size),
        _Param("direction", direction),
        _Param("hidden_size", hidden_size),
        _Param("int8_scale_term", int8_scale_term),
        "weight_xc" / block(_Expr("this._.weight_data_size"), _Expr("0")),
        "bias_c" / block(_Expr("this._.hidden_size * 4 * (2 if this._.direction == 2 else 1)"), _Expr("0")),
        "weight_hc" / block(
            _Expr("this._.num_output * this._.hidden_size * 4 * (2 if this._.direction == 2 else 1)"),
            _Expr("0"),
        ),
        "weight_hr" / c.If(
            _Expr("this.num_output != this.hidden_size"),
            block(_Expr("this._.hidden_size * this._.num_output * (2 if this._.direction == 2 else 1)"), _Expr("0")),
        ),
        "weight_xc_int8_scales" / c.If(
            _Expr("this.int8_scale_term != 0"),
            block(_Expr("this._.hidden_size * 4 * (2 if this._.direction == 2 else 1)"), _Expr("1")),
        ),
        "weight_hc_int8_scales" / c.If(
            _Expr("this.int8_scale_term != 0"),
            block(_Expr("this._.hidden_size * 4 * (2 if this._.direction == 2 else 1)"), _Expr("1")),
        ),
    )


def binary_op(op_type: _Expr, with_scalar: _Expr, b: _Expr) -> c.Struct:
    """Combines two blobs, or a blob and a number, with broadcasting."""
    return c.Struct(
        _Param("op_type", op_type),
        _Param("with_scalar", with_scalar),
        _Param("b", b),
    )


def unary_op(op_type: _Expr) -> c.Struct:
    """A function of each element."""
    return c.Struct(
        _Param("op_type", op_type),
    )


def convolution_depth_wise(num_output: _Expr, kernel_w: _Expr, kernel_h: _Expr, dilation_w: _Expr, dilation_h: _Expr, stride_w: _Expr, stride_h: _Expr, pad_left: _Expr, pad_right: _Expr, pad_top: _Expr, pad_bottom: _Expr, pad_value: _Expr, bias_term: _Expr, weight_data_size: _Expr, group: _Expr, int8_scale_term: _Expr, activation_type: _Expr, activation_params: _Expr, dynamic_weight: _Expr) -> c.Struct:
    """2-D convolution in groups."""
    return c.Struct(
        _Param("num_output", num_output),
        _Param("kernel_w", kernel_w),
        _Param("kernel_h", kernel_h),
        _Param("dilation_w", dilation_w),
        _Param("dilation_h", dilation_h),
        _Param("stride_w", stride_w),
        _Param("stride_h", stride_h),
        _Param("pad_left", pad_left),
        _Param("pad_right", pad_right),
        _Param("pad_top", pad_top),
        _Param("pad_bottom", pad_bottom),
        _Param("pad_value", pad_value),
        _Param("bias_term", bias_term),
        _Param("weight_data_size", weight_data_size),
        _Param("group", group),
        _Param("int8_scale_term", int8_scale_term),
        _Param("activation_type", activation_type),
        _Param("activation_params", activation_params),
        _Param("dynamic_weight", dynamic_weight),
        "weight" / c.If(_Expr("this.dynamic_weight == 0"), block(_Expr("this._.weight_data_size"), _Expr("0"))),
        "bias" / c.If(
            _Expr("this.dynamic_weight == 0 and this.bias_term != 0"),
            block(_Expr("this._.num_output"), _Expr("1")),
        ),
        "weight_int8_scales" / c.If(
            _Expr("this.dynamic_weight == 0 and (this.int8_scale_term == 1 or this.int8_scale_term == 101)"),
            block(_Expr("this._.group"), _Expr("1")),
        ),
        "weight_int8_scale" / c.If(
            _Expr("this.dynamic_weight == 0 and (this.int8_scale_term == 2 or this.int8_scale_term == 102)"),
            block(_Expr("1"), _Expr("1")),
        ),
        "bottom_blob_int8_scale" / c.If(
            _Expr(
                "this.dynamic_weight == 0 "
                "and (this.int8_scale_term == 1 "
                "or this.int8_scale_term == 2 "
                "or this.int8_scale_term == 101 "
                "or this.int8_scale_term == 102)"
            ),
            block(_Expr("1"), _Expr("1")),
        ),
        "top_blob_int8_scale" / c.If(
            _Expr("this.dynamic_weight == 0 and this.int8_scale_term > 100"),
            block(_Expr("1"), _Expr("1")),
        ),
    )


def padding(top: _Expr, bottom: _Expr, left: _Expr, right: _Expr, type_: _Expr, value: _Expr, per_channel_pad_data_size: _Expr, front: _Expr, behind: _Expr) -> c.Struct:
    """Adds a border."""
    return c.Struct(
        _Param("top", top),
        _Param("bottom", bottom),
        _Param("left", left),
        _Param("right", right),
        _Param("type_", type_),
        _Param("value", value),
        _Param("per_channel_pad_data_size", per_channel_pad_data_size),
        _Param("front", front),
        _Param("behind", behind),
        "per_channel_pad_data" / c.If(
            _Expr("this.per_channel_pad_data_size != 0"),
            block(_Expr("this._.per_channel_pad_data_size"), _Expr("1")),
        ),
    )


def squeeze(squeeze_w: _Expr, squeeze_h: _Expr, squeeze_d: _Expr, squeeze_c: _Expr, axes: _Expr) -> c.Struct:
    """Drops axes with one element."""
    return c.Struct(
        _Param("squeeze_w", squeeze_w),
        _Param("squeeze_h", squeeze_h),
        _Param("squeeze_d", squeeze_d),
        _Param("squeeze_c", squeeze_c),
        _Param("axes", axes),
    )


def expand_dims(axes: _Expr) -> c.Struct:
    """Adds axes with one element."""
    return c.Struct(
        _Param("axes", axes),
    )


def normalize(across_spatial: _Expr, across_channel: _Expr, channel_shared: _Expr, eps: _Expr, eps_mode: _Expr, scale_data_size: _Expr) -> c.Struct:
    """Divides by the Euclidean norm and scales."""
    return c.Struct(
        _Param("across_spatial", across_spatial),
        _Param("across_channel", across_channel),
        _Param("channel_shared", channel_shared),
        _Param("eps", eps),
        _Param("eps_mode", eps_mode),
        _Param("scale_data_size", scale_data_size),
        "scale" / block(_Expr("this._.scale_data_size"), _Expr("1")),
    )


def permute(order_type: _Expr) -> c.Struct:
    """Reorders the axes."""
    return c.Struct(
        _Param("order_type", order_type),
    )


def prior_box(min_sizes: _Expr, max_sizes: _Expr, aspect_ratios: _Expr, variances_0: _Expr, variances_1: _Expr, variances_2: _Expr, variances_3: _Expr, flip_: _Expr, clip_: _Expr, image_width: _Expr, image_height: _Expr, step_width: _Expr, step_height: _Expr, offset: _Expr, step_mmdetection: _Expr, center_mmdetection: _Expr) -> c.Struct:
    """Prior boxes of SSD."""
    return c.Struct(
        _Param("min_sizes", min_sizes),
        _Param("max_sizes", max_sizes),
        _Param("aspect_ratios", aspect_ratios),
        _Param("variances_0", variances_0),
        _Param("variances_1", variances_1),
        _Param("variances_2", variances_2),
        _Param("variances_3", variances_3),
        _Param("flip", flip_),
        _Param("clip", clip_),
        _Param("image_width", image_width),
        _Param("image_height", image_height),
        _Param("step_width", step_width),
        _Param("step_height", step_height),
        _Param("offset", offset),
        _Param("step_mmdetection", step_mmdetection),
        _Param("center_mmdetection", center_mmdetection),
    )


def detection_output(num_class: _Expr, nms_threshold: _Expr, nms_top_k: _Expr, keep_top_k: _Expr, confidence_threshold: _Expr, variances_0: _Expr, variances_1: _Expr, variances_2: _Expr, variances_3: _Expr) -> c.Struct:
    """Boxes, scores and priors of SSD to detections."""
    return c.Struct(
        _Param("num_class", num_class),
        _Param("nms_threshold", nms_threshold),
        _Param("nms_top_k", nms_top_k),
        _Param("keep_top_k", keep_top_k),
        _Param("confidence_threshold", confidence_threshold),
        _Param("variances_0", variances_0),
        _Param("variances_1", variances_1),
        _Param("variances_2", variances_2),
        _Param("variances_3", variances_3),
    )


def interp(resize_type: _Expr, height_scale: _Expr, width_scale: _Expr, output_height: _Expr, output_width: _Expr, dynamic_target_size: _Expr, align_corner: _Expr, size_expr: _Expr) -> c.Struct:
    """Resizes width and height."""
    return c.Struct(
        _Param("resize_type", resize_type),
        _Param("height_scale", height_scale),
        _Param("width_scale", width_scale),
        _Param("output_height", output_height),
        _Param("output_width", output_width),
        _Param("dynamic_target_size", dynamic_target_size),
        _Param("align_corner", align_corner),
        _Param("size_expr", size_expr),
    )


def deconvolution_depth_wise(num_output: _Expr, kernel_w: _Expr, kernel_h: _Expr, dilation_w: _Expr, dilation_h: _Expr, stride_w: _Expr, stride_h: _Expr, pad_left: _Expr, pad_right: _Expr, pad_top: _Expr, pad_bottom: _Expr, output_pad_right: _Expr, output_pad_bottom: _Expr, output_w: _Expr, output_h: _Expr, bias_term: _Expr, weight_data_size: _Expr, group: _Expr, activation_type: _Expr, activation_params: _Expr, dynamic_weight: _Expr) -> c.Struct:
    """2-D transposed convolution in groups."""
    return c.Struct(
        _Param("num_output", num_output),
        _Param("kernel_w", kernel_w),
        _Param("kernel_h", kernel_h),
        _Param("dilation_w", dilation_w),
        _Param("dilation_h", dilation_h),
        _Param("stride_w", stride_w),
        _Param("stride_h", stride_h),
        _Param("pad_left", pad_left),
        _Param("pad_right", pad_right),
        _Param("pad_top", pad_top),
        _Param("pad_bottom", pad_bottom),
        _Param("output_pad_right", output_pad_right),
        _Param("output_pad_bottom", output_pad_bottom),
        _Param("output_w", output_w),
        _Param("output_h", output_h),
        _Param("bias_term", bias_term),
        _Param("weight_data_size", weight_data_size),
        _Param("group", group),
        _Param("activation_type", activation_type),
        _Param("activation_params", activation_params),
        _Param("dynamic_weight", dynamic_weight),
        "weight" / c.If(_Expr("this.dynamic_weight == 0"), block(_Expr("this._.weight_data_size"), _Expr("0"))),
        "bias" / c.If(
            _Expr("this.dynamic_weight == 0 and this.bias_term != 0"),
            block(_Expr("this._.num_output"), _Expr("1")),
        ),
    )


def shuffle_channel(group: _Expr, reverse: _Expr) -> c.Struct:
    """Reorders channels across groups."""
    return c.Struct(
        _Param("group", group),
        _Param("reverse", reverse),
    )


def instance_norm(channels: _Expr, eps: _Expr, affine: _Expr) -> c.Struct:
    """Normalisation of each channel by its own statistics."""
    return c.Struct(
        _Param("channels", channels),
        _Param("eps", eps),
        _Param("affine", affine),
        "gamma" / c.If(_Expr("this.affine != 0"), block(_Expr("this._.channels"), _Expr("1"))),
        "beta" / c.If(_Expr("this.affine != 0"), block(_Expr("this._.channels"), _Expr("1"))),
    )


def clip(min_: _Expr, max_: _Expr) -> c.Struct:
    """Limits each element."""
    return c.Struct(
        _Param("min_", min_),
        _Param("max_", max_),
    )


def reorg(stride: _Expr, mode: _Expr) -> c.Struct:
    """Turns blocks of pixels into channels."""
    return c.Struct(
        _Param("stride", stride),
        _Param("mode", mode),
    )


def yolo_detection_output(num_class: _Expr, num_box: _Expr, confidence_threshold: _Expr, nms_threshold: _Expr, biases: _Expr) -> c.Struct:
    """Maps of YOLO v2 to detections."""
    return c.Struct(
        _Param("num_class", num_class),
        _Param("num_box", num_box),
        _Param("confidence_threshold", confidence_threshold),
        _Param("nms_threshold", nms_threshold),
        _Param("biases", biases),
    )


def quantize(scale_data_size: _Expr) -> c.Struct:
    """Float to int8."""
    return c.Struct(
        _Param("scale_data_size", scale_data_size),
        "scale" / block(_Expr("this._.scale_data_size"), _Expr("1")),
    )


def dequantize(scale_data_size: _Expr, bias_data_size: _Expr) -> c.Struct:
    """32-bit integers to float."""
    return c.Struct(
        _Param("scale_data_size", scale_data_size),
        _Param("bias_data_size", bias_data_size),
        "scale" / block(_Expr("this._.scale_data_size"), _Expr("1")),
        "bias" / c.If(_Expr("this.bias_data_size != 0"), block(_Expr("this._.bias_data_size"), _Expr("1"))),
    )


def yolov3_detection_output(num_class: _Expr, num_box: _Expr, confidence_threshold: _Expr, nms_threshold: _Expr, biases: _Expr, mask: _Expr, anchors_scale: _Expr) -> c.Struct:
    """Maps of YOLO v3 to detections."""
    return c.Struct(
        _Param("num_class", num_class),
        _Param("num_box", num_box),
        _Param("confidence_threshold", confidence_threshold),
        _Param("nms_threshold", nms_threshold),
        _Param("biases", biases),
        _Param("mask", mask),
        _Param("anchors_scale", anchors_scale),
    )


def psroi_pooling(pooled_width: _Expr, pooled_height: _Expr, spatial_scale: _Expr, output_dim: _Expr) -> c.Struct:
    """Average pooling of regions, each cell from channels of its own."""
    return c.Struct(
        _Param("pooled_width", pooled_width),
        _Param("pooled_height", pooled_height),
        _Param("spatial_scale", spatial_scale),
        _Param("output_dim", output_dim),
    )


def roi_align(pooled_width: _Expr, pooled_height: _Expr, spatial_scale: _Expr, sampling_ratio: _Expr, aligned: _Expr, version: _Expr) -> c.Struct:
    """Average pooling of regions with interpolation."""
    return c.Struct(
        _Param("pooled_width", pooled_width),
        _Param("pooled_height", pooled_height),
        _Param("spatial_scale", spatial_scale),
        _Param("sampling_ratio", sampling_ratio),
        _Param("aligned", aligned),
        _Param("version", version),
    )


def packing(out_elempack: _Expr, use_padding: _Expr, cast_type_from: _Expr, cast_type_to: _Expr) -> c.Struct:
    """Changes how many channels lie side by side in memory."""
    return c.Struct(
        _Param("out_elempack", out_elempack),
        _Param("use_padding", use_padding),
        _Param("cast_type_from", cast_type_from),
        _Param("cast_type_to", cast_type_to),
    )


def requantize(scale_in_data_size: _Expr, scale_out_data_size: _Expr, bias_data_size: _Expr, activation_type: _Expr, activation_params: _Expr) -> c.Struct:
    """32-bit integers to int8."""
    return c.Struct(
        _Param("scale_in_data_size", scale_in_data_size),
        _Param("scale_out_data_size", scale_out_data_size),
        _Param("bias_data_size", bias_data_size),
        _Param("activation_type", activation_type),
        _Param("activation_params", activation_params),
        "scale_in" / block(_Expr("this._.scale_in_data_size"), _Expr("1")),
        "scale_out" / block(_Expr("this._.scale_out_data_size"), _Expr("1")),
        "bias" / c.If(_Expr("this.bias_data_size != 0"), block(_Expr("this._.bias_data_size"), _Expr("1"))),
    )


def cast(type_from: _Expr, type_to: _Expr) -> c.Struct:
    """Changes the type of the elements."""
    return c.Struct(
        _Param("type_from", type_from),
        _Param("type_to", type_to),
    )


def hard_sigmoid(alpha: _Expr, beta: _Expr) -> c.Struct:
    """Alpha * x + beta, limited to 0 and 1."""
    return c.Struct(
        _Param("alpha", alpha),
        _Param("beta", beta),
    )


def selu(alpha: _Expr, lambda_: _Expr) -> c.Struct:
    """Scaled exponential linear unit."""
    return c.Struct(
        _Param("alpha", alpha),
        _Param("lambda_", lambda_),
    )


def hard_swish(alpha: _Expr, beta: _Expr) -> c.Struct:
    """X times alpha * x + beta, limited to 0 and 1."""
    return c.Struct(
        _Param("alpha", alpha),
        _Param("beta", beta),
    )


noop = c.Struct()


def pixel_shuffle(upscale_factor: _Expr, mode: _Expr) -> c.Struct:
    """Turns channels into blocks of pixels."""
    return c.Struct(
        _Param("upscale_factor", upscale_factor),
        _Param("mode", mode),
    )


deep_copy = c.Struct()

mish = c.Struct()


def statistics_pooling(include_stddev: _Expr) -> c.Struct:
    """Mean of each channel, and standard deviation."""
    return c.Struct(
        _Param("include_stddev", include_stddev),
    )


swish = c.Struct()


def gemm(alpha: _Expr, beta: _Expr, trans_a: _Expr, trans_b: _Expr, constant_a: _Expr, constant_b: _Expr, constant_c: _Expr, constant_m: _Expr, constant_n: _Expr, constant_k: _Expr, constant_broadcast_type_c: _Expr, output_n1m: _Expr, output_elempack: _Expr, output_elemtype: _Expr, output_transpose: _Expr, quantize_term: _Expr, constant_tile_m: _Expr, constant_tile_n: _Expr, constant_tile_k: _Expr, dialect: _Expr) -> c.Struct:
    """Alpha * A * B + beta * C, where each of A, B and C is a blob or a constant."""
    return c.Struct(
        _Param("alpha", alpha),
        _Param("beta", beta),
        _Param("trans_a", trans_a),
        _Param("trans_b", trans_b),
        _Param("constant_a", constant_a),
        _Param("constant_b", constant_b),
        _Param("constant_c", constant_c),
        _Param("constant_m", constant_m),
        _Param("constant_n", constant_n),
        _Param("constant_k", constant_k),
        _Param("constant_broadcast_type_c", constant_broadcast_type_c),
        _Param("output_n1m", output_n1m),
        _Param("output_elempack", output_elempack),
        _Param("output_elemtype", output_elemtype),
        _Param("output_transpose", output_transpose),
        _Param("quantize_term", quantize_term),
        _Param("constant_tile_m", constant_tile_m),
        _Param("constant_tile_n", constant_tile_n),
        _Param("constant_tile_k", constant_tile_k),
        _Param("dialect", dialect),
        "a" / c.If(_Expr("this.constant_a == 1"), block(_Expr("this._.constant_m * this._.constant_k"), _Expr("0"))),
        "b" / c.If(
            _Expr("this.constant_b == 1"),
            block(
                _Expr(
                    "(this._.constant_k * (this._.quantize_term // 100 "
                    "if this._.quantize_term >= 400 "
                    "and this._.quantize_term < 900 "
                    "and this._.quantize_term // 100 % 2 == 0 "
                    "and this._.quantize_term % 100 < 20 "
                    "and this._.quantize_term % 10 < 3 "
                    "else 0) + 7) // 8 * this._.constant_n "
                    "if this._.quantize_term >= 400 "
                    "and this._.quantize_term < 900 "
                    "and this._.quantize_term // 100 % 2 == 0 "
                    "and this._.quantize_term % 100 < 20 "
                    "and this._.quantize_term % 10 < 3 "
                    "else this._.constant_k * this._.constant_n"
                ),
                _Expr(
                    "0 "
                    "if not (this._.quantize_term >= 400 "
                    "and this._.quantize_term < 900 "
                    "and this._.quantize_term // 100 % 2 == 0 "
                    "and this._.quantize_term % 100 < 20 "
                    "and this._.quantize_term % 10 < 3) "
                    "or this._.dialect == 7 "
                    "else (4 "
                    "if (this._.quantize_term // 100 "
                    "if this._.quantize_term >= 400 "
                    "and this._.quantize_term < 900 "
                    "and this._.quantize_term // 100 % 2 == 0 "
                    "and this._.quantize_term % 100 < 20 "
                    "and this._.quantize_term % 10 < 3 "
                    "else 0) == 4 "
                    "else (6 "
                    "if (this._.quantize_term // 100 "
                    "if this._.quantize_term >= 400 "
                    "and this._.quantize_term < 900 "
                    "and this._.quantize_term // 100 % 2 == 0 "
                    "and this._.quantize_term % 100 < 20 "
                    "and this._.quantize_term % 10 < 3 "
                    "else 0) == 6 "
                    "else 8))"
                ),
            ),
        ),
        "c" / c.If(
            _Expr("this.constant_c == 1 and this.constant_broadcast_type_c != -1"),
            block(
                _Expr(
                    "((0 "
                    "if this._.constant_m < 0 "
                    "else this._.constant_m) "
                    "if this._.constant_broadcast_type_c == 1 "
                    "else (1 "
                    "if this._.constant_broadcast_type_c < 3 "
                    "else (0 "
                    "if this._.constant_n < 0 "
                    "else this._.constant_n))) "
                    "if (0 "
                    "if this._.constant_broadcast_type_c < 2 "
                    "else (1 "
                    "if this._.constant_broadcast_type_c == 4 "
                    "else (0 "
                    "if this._.constant_m < 0 "
                    "else this._.constant_m))) == 0 "
                    "else (0 "
                    "if this._.constant_broadcast_type_c < 2 "
                    "else (1 "
                    "if this._.constant_broadcast_type_c == 4 "
                    "else (0 "
                    "if this._.constant_m < 0 "
                    "else this._.constant_m))) * ((0 "
                    "if this._.constant_m < 0 "
                    "else this._.constant_m) "
                    "if this._.constant_broadcast_type_c == 1 "
                    "else (1 "
                    "if this._.constant_broadcast_type_c < 3 "
                    "else (0 "
                    "if this._.constant_n < 0 "
                    "else this._.constant_n)))"
                ),
                _Expr("0"),
            ),
        ),
        "b_quantize_scales" / c.If(
            _Expr(
                "this.quantize_term >= 400 "
                "and this.quantize_term < 900 "
                "and this.quantize_term // 100 % 2 == 0 "
                "and this.quantize_term % 100 < 20 "
                "and this.quantize_term % 10 < 3"
            ),
            block(
                _Expr(
                    "(this._.constant_k + (32 "
                    "if this._.quantize_term % 10 == 0 "
                    "else (64 "
                    "if this._.quantize_term % 10 == 1 "
                    "else 128)) - 1) // (32 "
                    "if this._.quantize_term % 10 == 0 "
                    "else (64 "
                    "if this._.quantize_term % 10 == 1 "
                    "else 128)) * this._.constant_n"
                ),
                _Expr("1"),
            ),
        ),
        "b_input_scales" / c.If(
            _Expr(
                "this.quantize_term >= 400 "
                "and this.quantize_term < 900 "
                "and this.quantize_term // 100 % 2 == 0 "
                "and this.quantize_term % 100 < 20 "
                "and this.quantize_term % 10 < 3 "
                "and this.quantize_term % 100 >= 10"
            ),
            block(_Expr("this._.constant_k"), _Expr("1")),
        ),
        "a_int8_scales" / c.If(
            _Expr(
                "this.quantize_term != 0 "
                "and not (this.quantize_term >= 400 "
                "and this.quantize_term < 900 "
                "and this.quantize_term // 100 % 2 == 0 "
                "and this.quantize_term % 100 < 20 "
                "and this.quantize_term % 10 < 3) "
                "and this.constant_a == 1"
            ),
            block(_Expr("this._.constant_m"), _Expr("1")),
        ),
        "b_int8_scale" / c.If(
            _Expr(
                "this.quantize_term != 0 "
                "and not (this.quantize_term >= 400 "
                "and this.quantize_term < 900 "
                "and this.quantize_term // 100 % 2 == 0 "
                "and this.quantize_term % 100 < 20 "
                "and this.quantize_term % 10 < 3) "
                "and this.constant_b == 1"
            ),
            block(_Expr("1"), _Expr("1")),
        ),
    )


def group_norm(group: _Expr, channels: _Expr, eps: _Expr, affine: _Expr) -> c.Struct:
    """Normalisation of groups of channels by their own statistics."""
    return c.Struct(
        _Param("group", group),
        _Param("channels", channels),
        _Param("eps", eps),
        _Param("affine", affine),
        "gamma" / c.If(_Expr("this.affine != 0"), block(_Expr("this._.channels"), _Expr("1"))),
        "beta" / c.If(_Expr("this.affine != 0"), block(_Expr("this._.channels"), _Expr("1"))),
    )


def layer_norm(affine_size: _Expr, eps: _Expr, affine: _Expr) -> c.Struct:
    """Normalisation of the last axes by their own statistics."""
    return c.Struct(
        _Param("affine_size", affine_size),
        _Param("eps", eps),
        _Param("affine", affine),
        "gamma" / c.If(_Expr("this.affine != 0"), block(_Expr("this._.affine_size"), _Expr("1"))),
        "beta" / c.If(_Expr("this.affine != 0"), block(_Expr("this._.affine_size"), _Expr("1"))),
    )


softplus = c.Struct()


def gru(num_output: _Expr, weight_data_size: _Expr, direction: _Expr, int8_scale_term: _Expr) -> c.Struct:
    """Gated recurrent unit, gates in the order reset, update, new; the last has two biases."""
    return c.Struct(
        _Param("num_output", num_output),
        _Param("weight_data_size", weight_data_size),
        _Param("direction", direction),
        _Param("int8_scale_term", int8_scale_term),
        "weight_xc" / block(_Expr("this._.weight_data_size"), _Expr("0")),
        "bias_c" / block(_Expr("this._.num_output * 4 * (2 if this._.direction == 2 else 1)"), _Expr("0")),
        "weight_hc" / block(
            _Expr("this._.num_output * this._.num_output * 3 * (2 if this._.direction == 2 else 1)"),
            _Expr("0"),
        ),
        "weight_xc_int8_scales" / c.If(
            _Expr("this.int8_scale_term != 0"),
            block(_Expr("this._.num_output * 3 * (2 if this._.direction == 2 else 1)"), _Expr("1")),
        ),
        "weight_hc_int8_scales" / c.If(
            _Expr("this.int8_scale_term != 0"),
            block(_Expr("this._.num_output * 3 * (2 if this._.direction == 2 else 1)"), _Expr("1")),
        ),
    )


def multi_head_attention(embed_dim: _Expr, num_heads: _Expr, weight_data_size: _Expr, kdim: _Expr, vdim: _Expr, attn_mask: _Expr, kv_cache: _Expr, quantize_term: _Expr, scale_: _Expr, dialect: _Expr) -> c.Struct:
    """Multi-head attention."""
    return c.Struct(
        _Param("embed_dim", embed_dim),
        _Param("num_heads", num_heads),
        _Param("weight_data_size", weight_data_size),
        _Param("kdim", kdim),
        _Param("vdim", vdim),
        _Param("attn_mask", attn_mask),
        _Param("kv_cache", kv_cache),
        _Param("quantize_term", quantize_term),
        _Param("scale", scale_),
        _Param("dialect", dialect),
        "q_weight" / block(
            _Expr(
                "((this._.weight_data_size // this._.embed_dim "
                "if this._.embed_dim > 0 "
                "else 0) * (this._.quantize_term // 100 "
                "if this._.quantize_term >= 400 "
                "and this._.quantize_term < 900 "
                "and this._.quantize_term // 100 % 2 == 0 "
                "and this._.quantize_term % 100 < 20 "
                "and this._.quantize_term % 10 < 3 "
                "else 0) + 7) // 8 * this._.embed_dim "
                "if this._.quantize_term >= 400 "
                "and this._.quantize_term < 900 "
                "and this._.quantize_term // 100 % 2 == 0 "
                "and this._.quantize_term % 100 < 20 "
                "and this._.quantize_term % 10 < 3 "
                "else this._.weight_data_size"
            ),
            _Expr(
                "0 "
                "if not (this._.quantize_term >= 400 "
                "and this._.quantize_term < 900 "
                "and this._.quantize_term // 100 % 2 == 0 "
                "and this._.quantize_term % 100 < 20 "
                "and this._.quantize_term % 10 < 3) "
                "or this._.dialect == 7 "
                "else (4 "
                "if (this._.quantize_term // 100 "
                "if this._.quantize_term >= 400 "
                "and this._.quantize_term < 900 "
                "and this._.quantize_term // 100 % 2 == 0 "
                "and this._.quantize_term % 100 < 20 "
                "and this._.quantize_term % 10 < 3 "
                "else 0) == 4 "
                "else (6 "
                "if (this._.quantize_term // 100 "
                "if this._.quantize_term >= 400 "
                "and this._.quantize_term < 900 "
                "and this._.quantize_term // 100 % 2 == 0 "
                "and this._.quantize_term % 100 < 20 "
                "and this._.quantize_term % 10 < 3 "
                "else 0) == 6 "
                "else 8))"
            ),
        ),
        "q_bias" / block(_Expr("this._.embed_dim"), _Expr("1")),
        "k_weight" / block(
            _Expr(
                "((this._.kdim * (this._.quantize_term // 100 "
                "if this._.quantize_term >= 400 "
                "and this._.quantize_term < 900 "
                "and this._.quantize_term // 100 % 2 == 0 "
                "and this._.quantize_term % 100 < 20 "
                "and this._.quantize_term % 10 < 3 "
                "else 0) + 7) // 8 "
                "if this._.quantize_term >= 400 "
                "and this._.quantize_term < 900 "
                "and this._.quantize_term // 100 % 2 == 0 "
                "and this._.quantize_term % 100 < 20 "
                "and this._.quantize_term % 10 < 3 "
                "else this._.kdim) * this._.embed_dim"
            ),
            _Expr(
                "0 "
                "if not (this._.quantize_term >= 400 "
                "and this._.quantize_term < 900 "
                "and this._.quantize_term // 100 % 2 == 0 "
                "and this._.quantize_term % 100 < 20 "
                "and this._.quantize_term % 10 < 3) "
                "or this._.dialect == 7 "
                "else (4 "
                "if (this._.quantize_term // 100 "
                "if this._.quantize_term >= 400 "
                "and this._.quantize_term < 900 "
                "and this._.quantize_term // 100 % 2 == 0 "
                "and this._.quantize_term % 100 < 20 "
                "and this._.quantize_term % 10 < 3 "
                "else 0) == 4 "
                "else (6 "
                "if (this._.quantize_term // 100 "
                "if this._.quantize_term >= 400 "
                "and this._.quantize_term < 900 "
                "and this._.quantize_term // 100 % 2 == 0 "
                "and this._.quantize_term % 100 < 20 "
                "and this._.quantize_term % 10 < 3 "
                "else 0) == 6 "
                "else 8))"
            ),
        ),
        "k_bias" / block(_Expr("this._.embed_dim"), _Expr("1")),
        "v_weight" / block(
            _Expr(
                "((this._.vdim * (this._.quantize_term // 100 "
                "if this._.quantize_term >= 400 "
                "and this._.quantize_term < 900 "
                "and this._.quantize_term // 100 % 2 == 0 "
                "and this._.quantize_term % 100 < 20 "
                "and this._.quantize_term % 10 < 3 "
                "else 0) + 7) // 8 "
                "if this._.quantize_term >= 400 "
                "and this._.quantize_term < 900 "
                "and this._.quantize_term // 100 % 2 == 0 "
                "and this._.quantize_term % 100 < 20 "
                "and this._.quantize_term % 10 < 3 "
                "else this._.vdim) * this._.embed_dim"
            ),
            _Expr(
                "0 "
                "if not (this._.quantize_term >= 400 "
                "and this._.quantize_term < 900 "
                "and this._.quantize_term // 100 % 2 == 0 "
                "and this._.quantize_term % 100 < 20 "
                "and this._.quantize_term % 10 < 3) "
                "or this._.dialect == 7 "
                "else (4 "
                "if (this._.quantize_term // 100 "
                "if this._.quantize_term >= 400 "
                "and this._.quantize_term < 900 "
                "and this._.quantize_term // 100 % 2 == 0 "
                "and this._.quantize_term % 100 < 20 "
                "and this._.quantize_term % 10 < 3 "
                "else 0) == 4 "
                "else (6 "
                "if (this._.quantize_term // 100 "
                "if this._.quantize_term >= 400 "
                "and this._.quantize_term < 900 "
                "and this._.quantize_term // 100 % 2 == 0 "
                "and this._.quantize_term % 100 < 20 "
                "and this._.quantize_term % 10 < 3 "
                "else 0) == 6 "
                "else 8))"
            ),
        ),
        "v_bias" / block(_Expr("this._.embed_dim"), _Expr("1")),
        "out_weight" / block(
            _Expr(
                "(this._.embed_dim * (this._.quantize_term // 100 "
                "if this._.quantize_term >= 400 "
                "and this._.quantize_term < 900 "
                "and this._.quantize_term // 100 % 2 == 0 "
                "and this._.quantize_term % 100 < 20 "
                "and this._.quantize_term % 10 < 3 "
                "else 0) + 7) // 8 * (this._.weight_data_size // this._.embed_dim "
                "if this._.embed_dim > 0 "
                "else 0) "
                "if this._.quantize_term >= 400 "
                "and this._.quantize_term < 900 "
                "and this._.quantize_term // 100 % 2 == 0 "
                "and this._.quantize_term % 100 < 20 "
                "and this._.quantize_term % 10 < 3 "
                "else this._.weight_data_size"
            ),
            _Expr(
                "0 "
                "if not (this._.quantize_term >= 400 "
                "and this._.quantize_term < 900 "
                "and this._.quantize_term // 100 % 2 == 0 "
                "and this._.quantize_term % 100 < 20 "
                "and this._.quantize_term % 10 < 3) "
                "or this._.dialect == 7 "
                "else (4 "
                "if (this._.quantize_term // 100 "
                "if this._.quantize_term >= 400 "
                "and this._.quantize_term < 900 "
                "and this._.quantize_term // 100 % 2 == 0 "
                "and this._.quantize_term % 100 < 20 "
                "and this._.quantize_term % 10 < 3 "
                "else 0) == 4 "
                "else (6 "
                "if (this._.quantize_term // 100 "
                "if this._.quantize_term >= 400 "
                "and this._.quantize_term < 900 "
                "and this._.quantize_term // 100 % 2 == 0 "
                "and this._.quantize_term % 100 < 20 "
                "and this._.quantize_term % 10 < 3 "
                "else 0) == 6 "
                "else 8))"
            ),
        ),
        "out_bias" / block(
            _Expr("this._.weight_data_size // this._.embed_dim if this._.embed_dim > 0 else 0"),
            _Expr("1"),
        ),
        "q_quantize_scales" / c.If(
            _Expr(
                "this.quantize_term >= 400 "
                "and this.quantize_term < 900 "
                "and this.quantize_term // 100 % 2 == 0 "
                "and this.quantize_term % 100 < 20 "
                "and this.quantize_term % 10 < 3"
            ),
            block(
                _Expr(
                    "((this._.weight_data_size // this._.embed_dim "
                    "if this._.embed_dim > 0 "
                    "else 0) + (32 "
                    "if this._.quantize_term % 10 == 0 "
                    "else (64 "
                    "if this._.quantize_term % 10 == 1 "
                    "else 128)) - 1) // (32 "
                    "if this._.quantize_term % 10 == 0 "
                    "else (64 "
                    "if this._.quantize_term % 10 == 1 "
                    "else 128)) * this._.embed_dim"
                ),
                _Expr("1"),
            ),
        ),
        "k_quantize_scales" / c.If(
            _Expr(
                "this.quantize_term >= 400 "
                "and this.quantize_term < 900 "
                "and this.quantize_term // 100 % 2 == 0 "
                "and this.quantize_term % 100 < 20 "
                "and this.quantize_term % 10 < 3"
            ),
            block(
                _Expr(
                    "(this._.kdim + (32 "
                    "if this._.quantize_term % 10 == 0 "
                    "else (64 "
                    "if this._.quantize_term % 10 == 1 "
                    "else 128)) - 1) // (32 "
                    "if this._.quantize_term % 10 == 0 "
                    "else (64 "
                    "if this._.quantize_term % 10 == 1 "
                    "else 128)) * this._.embed_dim"
                ),
                _Expr("1"),
            ),
        ),
        "v_quantize_scales" / c.If(
            _Expr(
                "this.quantize_term >= 400 "
                "and this.quantize_term < 900 "
                "and this.quantize_term // 100 % 2 == 0 "
                "and this.quantize_term % 100 < 20 "
                "and this.quantize_term % 10 < 3"
            ),
            block(
                _Expr(
                    "(this._.vdim + (32 "
                    "if this._.quantize_term % 10 == 0 "
                    "else (64 "
                    "if this._.quantize_term % 10 == 1 "
                    "else 128)) - 1) // (32 "
                    "if this._.quantize_term % 10 == 0 "
                    "else (64 "
                    "if this._.quantize_term % 10 == 1 "
                    "else 128)) * this._.embed_dim"
                ),
                _Expr("1"),
            ),
        ),
        "out_quantize_scales" / c.If(
            _Expr(
                "this.quantize_term >= 400 "
                "and this.quantize_term < 900 "
                "and this.quantize_term // 100 % 2 == 0 "
                "and this.quantize_term % 100 < 20 "
                "and this.quantize_term % 10 < 3"
            ),
            block(
                _Expr(
                    "(this._.embed_dim + (32 "
                    "if this._.quantize_term % 10 == 0 "
                    "else (64 "
                    "if this._.quantize_term % 10 == 1 "
                    "else 128)) - 1) // (32 "
                    "if this._.quantize_term % 10 == 0 "
                    "else (64 "
                    "if this._.quantize_term % 10 == 1 "
                    "else 128)) * (this._.weight_data_size // this._.embed_dim "
                    "if this._.embed_dim > 0 "
                    "else 0)"
                ),
                _Expr("1"),
            ),
        ),
        "q_input_scales" / c.If(
            _Expr(
                "this.quantize_term >= 400 "
                "and this.quantize_term < 900 "
                "and this.quantize_term // 100 % 2 == 0 "
                "and this.quantize_term % 100 < 20 "
                "and this.quantize_term % 10 < 3 "
                "and this.quantize_term % 100 >= 10"
            ),
            block(_Expr("this._.weight_data_size // this._.embed_dim if this._.embed_dim > 0 else 0"), _Expr("1")),
        ),
        "k_input_scales" / c.If(
            _Expr(
                "this.quantize_term >= 400 "
                "and this.quantize_term < 900 "
                "and this.quantize_term // 100 % 2 == 0 "
                "and this.quantize_term % 100 < 20 "
                "and this.quantize_term % 10 < 3 "
                "and this.quantize_term % 100 >= 10"
            ),
            block(_Expr("this._.kdim"), _Expr("1")),
        ),
        "v_input_scales" / c.If(
            _Expr(
                "this.quantize_term >= 400 "
                "and this.quantize_term < 900 "
                "and this.quantize_term // 100 % 2 == 0 "
                "and this.quantize_term % 100 < 20 "
                "and this.quantize_term % 10 < 3 "
                "and this.quantize_term % 100 >= 10"
            ),
            block(_Expr("this._.vdim"), _Expr("1")),
        ),
        "out_input_scales" / c.If(
            _Expr(
                "this.quantize_term >= 400 "
                "and this.quantize_term < 900 "
                "and this.quantize_term // 100 % 2 == 0 "
                "and this.quantize_term % 100 < 20 "
                "and this.quantize_term % 10 < 3 "
                "and this.quantize_term % 100 >= 10"
            ),
            block(_Expr("this._.embed_dim"), _Expr("1")),
        ),
        "q_int8_scales" / c.If(
            _Expr(
                "this.quantize_term != 0 "
                "and not (this.quantize_term >= 400 "
                "and this.quantize_term < 900 "
                "and this.quantize_term // 100 % 2 == 0 "
                "and this.quantize_term % 100 < 20 "
                "and this.quantize_term % 10 < 3)"
            ),
            block(_Expr("this._.embed_dim"), _Expr("1")),
        ),
        "k_int8_scales" / c.If(
            _Expr(
                "this.quantize_term != 0 "
                "and not (this.quantize_term >= 400 "
                "and this.quantize_term < 900 "
                "and this.quantize_term // 100 % 2 == 0 "
                "and this.quantize_term % 100 < 20 "
                "and this.quantize_term % 10 < 3)"
            ),
            block(_Expr("this._.embed_dim"), _Expr("1")),
        ),
        "v_int8_scales" / c.If(
            _Expr(
                "this.quantize_term != 0 "
                "and not (this.quantize_term >= 400 "
                "and this.quantize_term < 900 "
                "and this.quantize_term // 100 % 2 == 0 "
                "and this.quantize_term % 100 < 20 "
                "and this.quantize_term % 10 < 3)"
            ),
            block(_Expr("this._.embed_dim"), _Expr("1")),
        ),
        "out_int8_scale" / c.If(
            _Expr(
                "this.quantize_term != 0 "
                "and not (this.quantize_term >= 400 "
                "and this.quantize_term < 900 "
                "and this.quantize_term // 100 % 2 == 0 "
                "and this.quantize_term % 100 < 20 "
                "and this.quantize_term % 10 < 3)"
            ),
            block(_Expr("1"), _Expr("1")),
        ),
    )


def gelu(fast_gelu: _Expr) -> c.Struct:
    """X times the normal distribution function of x."""
    return c.Struct(
        _Param("fast_gelu", fast_gelu),
    )


def convolution1d(num_output: _Expr, kernel_w: _Expr, dilation_w: _Expr, stride_w: _Expr, pad_left: _Expr, pad_right: _Expr, pad_value: _Expr, bias_term: _Expr, weight_data_size: _Expr, activation_type: _Expr, activation_params: _Expr, dynamic_weight: _Expr) -> c.Struct:
    """1-D convolution."""
    return c.Struct(
        _Param("num_output", num_output),
        _Param("kernel_w", kernel_w),
        _Param("dilation_w", dilation_w),
        _Param("stride_w", stride_w),
        _Param("pad_left", pad_left),
        _Param("pad_right", pad_right),
        _Param("pad_value", pad_value),
        _Param("bias_term", bias_term),
        _Param("weight_data_size", weight_data_size),
        _Param("activation_type", activation_type),
        _Param("activation_params", activation_params),
        _Param("dynamic_weight", dynamic_weight),
        "weight" / c.If(_Expr("this.dynamic_weight == 0"), block(_Expr("this._.weight_data_size"), _Expr("0"))),
        "bias" / c.If(
            _Expr("this.dynamic_weight == 0 and this.bias_term != 0"),
            block(_Expr("this._.num_output"), _Expr("1")),
        ),
    )


def pooling1d(pooling_type: _Expr, kernel_w: _Expr, stride_w: _Expr, pad_left: _Expr, pad_right: _Expr, global_pooling: _Expr, pad_mode: _Expr, avgpool_count_include_pad: _Expr, adaptive_pooling: _Expr, out_w: _Expr) -> c.Struct:
    """1-D pooling."""
    return c.Struct(
        _Param("pooling_type", pooling_type),
        _Param("kernel_w", kernel_w),
        _Param("stride_w", stride_w),
        _Param("pad_left", pad_left),
        _Param("pad_right", pad_right),
        _Param("global_pooling", global_pooling),
        _Param("pad_mode", pad_mode),
        _Param("avgpool_count_include_pad", avgpool_count_include_pad),
        _Param("adaptive_pooling", adaptive_pooling),
        _Param("out_w", out_w),
    )


def convolution_depth_wise1d(num_output: _Expr, kernel_w: _Expr, dilation_w: _Expr, stride_w: _Expr, pad_left: _Expr, pad_right: _Expr, pad_value: _Expr, bias_term: _Expr, weight_data_size: _Expr, group: _Expr, activation_type: _Expr, activation_params: _Expr, dynamic_weight: _Expr) -> c.Struct:
    """1-D convolution in groups."""
    return c.Struct(
        _Param("num_output", num_output),
        _Param("kernel_w", kernel_w),
        _Param("dilation_w", dilation_w),
        _Param("stride_w", stride_w),
        _Param("pad_left", pad_left),
        _Param("pad_right", pad_right),
        _Param("pad_value", pad_value),
        _Param("bias_term", bias_term),
        _Param("weight_data_size", weight_data_size),
        _Param("group", group),
        _Param("activation_type", activation_type),
        _Param("activation_params", activation_params),
        _Param("dynamic_weight", dynamic_weight),
        "weight" / c.If(_Expr("this.dynamic_weight == 0"), block(_Expr("this._.weight_data_size"), _Expr("0"))),
        "bias" / c.If(
            _Expr("this.dynamic_weight == 0 and this.bias_term != 0"),
            block(_Expr("this._.num_output"), _Expr("1")),
        ),
    )


def convolution3d(num_output: _Expr, kernel_w: _Expr, kernel_h: _Expr, kernel_d: _Expr, dilation_w: _Expr, dilation_h: _Expr, dilation_d: _Expr, stride_w: _Expr, stride_h: _Expr, stride_d: _Expr, pad_left: _Expr, pad_right: _Expr, pad_top: _Expr, pad_bottom: _Expr, pad_front: _Expr, pad_behind: _Expr, pad_value: _Expr, bias_term: _Expr, weight_data_size: _Expr, activation_type: _Expr, activation_params: _Expr) -> c.Struct:
    """3-D convolution."""
    return c.Struct(
        _Param("num_output", num_output),
        _Param("kernel_w", kernel_w),
        _Param("kernel_h", kernel_h),
        _Param("kernel_d", kernel_d),
        _Param("dilation_w", dilation_w),
        _Param("dilation_h", dilation_h),
        _Param("dilation_d", dilation_d),
        _Param("stride_w", stride_w),
        _Param("stride_h", stride_h),
        _Param("stride_d", stride_d),
        _Param("pad_left", pad_left),
        _Param("pad_right", pad_right),
        _Param("pad_top", pad_top),
        _Param("pad_bottom", pad_bottom),
        _Param("pad_front", pad_front),
        _Param("pad_behind", pad_behind),
        _Param("pad_value", pad_value),
        _Param("bias_term", bias_term),
        _Param("weight_data_size", weight_data_size),
        _Param("activation_type", activation_type),
        _Param("activation_params", activation_params),
        "weight" / block(_Expr("this._.weight_data_size"), _Expr("0")),
        "bias" / c.If(_Expr("this.bias_term != 0"), block(_Expr("this._.num_output"), _Expr("1"))),
    )


def convolution_depth_wise3d(num_output: _Expr, kernel_w: _Expr, kernel_h: _Expr, kernel_d: _Expr, dilation_w: _Expr, dilation_h: _Expr, dilation_d: _Expr, stride_w: _Expr, stride_h: _Expr, stride_d: _Expr, pad_left: _Expr, pad_right: _Expr, pad_top: _Expr, pad_bottom: _Expr, pad_front: _Expr, pad_behind: _Expr, pad_value: _Expr, bias_term: _Expr, weight_data_size: _Expr, group: _Expr, activation_type: _Expr, activation_params: _Expr) -> c.Struct:
    """3-D convolution in groups."""
    return c.Struct(
        _Param("num_output", num_output),
        _Param("kernel_w", kernel_w),
        _Param("kernel_h", kernel_h),
        _Param("kernel_d", kernel_d),
        _Param("dilation_w", dilation_w),
        _Param("dilation_h", dilation_h),
        _Param("dilation_d", dilation_d),
        _Param("stride_w", stride_w),
        _Param("stride_h", stride_h),
        _Param("stride_d", stride_d),
        _Param("pad_left", pad_left),
        _Param("pad_right", pad_right),
        _Param("pad_top", pad_top),
        _Param("pad_bottom", pad_bottom),
        _Param("pad_front", pad_front),
        _Param("pad_behind", pad_behind),
        _Param("pad_value", pad_value),
        _Param("bias_term", bias_term),
        _Param("weight_data_size", weight_data_size),
        _Param("group", group),
        _Param("activation_type", activation_type),
        _Param("activation_params", activation_params),
        "weight" / block(_Expr("this._.weight_data_size"), _Expr("0")),
        "bias" / c.If(_Expr("this.bias_term != 0"), block(_Expr("this._.num_output"), _Expr("1"))),
    )


def pooling3d(pooling_type: _Expr, kernel_w: _Expr, kernel_h: _Expr, kernel_d: _Expr, stride_w: _Expr, stride_h: _Expr, stride_d: _Expr, pad_left: _Expr, pad_right: _Expr, pad_top: _Expr, pad_bottom: _Expr, pad_front: _Expr, pad_behind: _Expr, global_pooling: _Expr, pad_mode: _Expr, avgpool_count_include_pad: _Expr, adaptive_pooling: _Expr, out_w: _Expr, out_h: _Expr, out_d: _Expr) -> c.Struct:
    """3-D pooling."""
    return c.Struct(
        _Param("pooling_type", pooling_type),
        _Param("kernel_w", kernel_w),
        _Param("kernel_h", kernel_h),
        _Param("kernel_d", kernel_d),
        _Param("stride_w", stride_w),
        _Param("stride_h", stride_h),
        _Param("stride_d", stride_d),
        _Param("pad_left", pad_left),
        _Param("pad_right", pad_right),
        _Param("pad_top", pad_top),
        _Param("pad_bottom", pad_bottom),
        _Param("pad_front", pad_front),
        _Param("pad_behind", pad_behind),
        _Param("global_pooling", global_pooling),
        _Param("pad_mode", pad_mode),
        _Param("avgpool_count_include_pad", avgpool_count_include_pad),
        _Param("adaptive_pooling", adaptive_pooling),
        _Param("out_w", out_w),
        _Param("out_h", out_h),
        _Param("out_d", out_d),
    )


def mat_mul(trans_b: _Expr) -> c.Struct:
    """Product of two blobs of matrices."""
    return c.Struct(
        _Param("trans_b", trans_b),
    )


def deconvolution1d(num_output: _Expr, kernel_w: _Expr, dilation_w: _Expr, stride_w: _Expr, pad_left: _Expr, pad_right: _Expr, output_pad_right: _Expr, output_w: _Expr, bias_term: _Expr, weight_data_size: _Expr, activation_type: _Expr, activation_params: _Expr, dynamic_weight: _Expr) -> c.Struct:
    """1-D transposed convolution."""
    return c.Struct(
        _Param("num_output", num_output),
        _Param("kernel_w", kernel_w),
        _Param("dilation_w", dilation_w),
        _Param("stride_w", stride_w),
        _Param("pad_left", pad_left),
        _Param("pad_right", pad_right),
        _Param("output_pad_right", output_pad_right),
        _Param("output_w", output_w),
        _Param("bias_term", bias_term),
        _Param("weight_data_size", weight_data_size),
        _Param("activation_type", activation_type),
        _Param("activation_params", activation_params),
        _Param("dynamic_weight", dynamic_weight),
        "weight" / c.If(_Expr("this.dynamic_weight == 0"), block(_Expr("this._.weight_data_size"), _Expr("0"))),
        "bias" / c.If(
            _Expr("this.dynamic_weight == 0 and this.bias_term != 0"),
            block(_Expr("this._.num_output"), _Expr("1")),
        ),
    )


def deconvolution_depth_wise1d(num_output: _Expr, kernel_w: _Expr, dilation_w: _Expr, stride_w: _Expr, pad_left: _Expr, pad_right: _Expr, output_pad_right: _Expr, output_w: _Expr, bias_term: _Expr, weight_data_size: _Expr, group: _Expr, activation_type: _Expr, activation_params: _Expr, dynamic_weight: _Expr) -> c.Struct:
    """1-D transposed convolution in groups."""
    return c.Struct(
        _Param("num_output", num_output),
        _Param("kernel_w", kernel_w),
        _Param("dilation_w", dilation_w),
        _Param("stride_w", stride_w),
        _Param("pad_left", pad_left),
        _Param("pad_right", pad_right),
        _Param("output_pad_right", output_pad_right),
        _Param("output_w", output_w),
        _Param("bias_term", bias_term),
        _Param("weight_data_size", weight_data_size),
        _Param("group", group),
        _Param("activation_type", activation_type),
        _Param("activation_params", activation_params),
        _Param("dynamic_weight", dynamic_weight),
        "weight" / c.If(_Expr("this.dynamic_weight == 0"), block(_Expr("this._.weight_data_size"), _Expr("0"))),
        "bias" / c.If(
            _Expr("this.dynamic_weight == 0 and this.bias_term != 0"),
            block(_Expr("this._.num_output"), _Expr("1")),
        ),
    )


def deconvolution3d(num_output: _Expr, kernel_w: _Expr, kernel_h: _Expr, kernel_d: _Expr, dilation_w: _Expr, dilation_h: _Expr, dilation_d: _Expr, stride_w: _Expr, stride_h: _Expr, stride_d: _Expr, pad_left: _Expr, pad_right: _Expr, pad_top: _Expr, pad_bottom: _Expr, pad_front: _Expr, pad_behind: _Expr, output_pad_right: _Expr, output_pad_bottom: _Expr, output_pad_behind: _Expr, output_w: _Expr, output_h: _Expr, output_d: _Expr, bias_term: _Expr, weight_data_size: _Expr, activation_type: _Expr, activation_params: _Expr) -> c.Struct:
    """3-D transposed convolution."""
    return c.Struct(
        _Param("num_output", num_output),
        _Param("kernel_w", kernel_w),
        _Param("kernel_h", kernel_h),
        _Param("kernel_d", kernel_d),
        _Param("dilation_w", dilation_w),
        _Param("dilation_h", dilation_h),
        _Param("dilation_d", dilation_d),
        _Param("stride_w", stride_w),
        _Param("stride_h", stride_h),
        _Param("stride_d", stride_d),
        _Param("pad_left", pad_left),
        _Param("pad_right", pad_right),
        _Param("pad_top", pad_top),
        _Param("pad_bottom", pad_bottom),
        _Param("pad_front", pad_front),
        _Param("pad_behind", pad_behind),
        _Param("output_pad_right", output_pad_right),
        _Param("output_pad_bottom", output_pad_bottom),
        _Param("output_pad_behind", output_pad_behind),
        _Param("output_w", output_w),
        _Param("output_h", output_h),
        _Param("output_d", output_d),
        _Param("bias_term", bias_term),
        _Param("weight_data_size", weight_data_size),
        _Param("activation_type", activation_type),
        _Param("activation_params", activation_params),
        "weight" / block(_Expr("this._.weight_data_size"), _Expr("0")),
        "bias" / c.If(_Expr("this.bias_term != 0"), block(_Expr("this._.num_output"), _Expr("1"))),
    )


def deconvolution_depth_wise3d(num_output: _Expr, kernel_w: _Expr, kernel_h: _Expr, kernel_d: _Expr, dilation_w: _Expr, dilation_h: _Expr, dilation_d: _Expr, stride_w: _Expr, stride_h: _Expr, stride_d: _Expr, pad_left: _Expr, pad_right: _Expr, pad_top: _Expr, pad_bottom: _Expr, pad_front: _Expr, pad_behind: _Expr, output_pad_right: _Expr, output_pad_bottom: _Expr, output_pad_behind: _Expr, output_w: _Expr, output_h: _Expr, output_d: _Expr, bias_term: _Expr, weight_data_size: _Expr, group: _Expr, activation_type: _Expr, activation_params: _Expr) -> c.Struct:
    """3-D transposed convolution in groups."""
    return c.Struct(
        _Param("num_output", num_output),
        _Param("kernel_w", kernel_w),
        _Param("kernel_h", kernel_h),
        _Param("kernel_d", kernel_d),
        _Param("dilation_w", dilation_w),
        _Param("dilation_h", dilation_h),
        _Param("dilation_d", dilation_d),
        _Param("stride_w", stride_w),
        _Param("stride_h", stride_h),
        _Param("stride_d", stride_d),
        _Param("pad_left", pad_left),
        _Param("pad_right", pad_right),
        _Param("pad_top", pad_top),
        _Param("pad_bottom", pad_bottom),
        _Param("pad_front", pad_front),
        _Param("pad_behind", pad_behind),
        _Param("output_pad_right", output_pad_right),
        _Param("output_pad_bottom", output_pad_bottom),
        _Param("output_pad_behind", output_pad_behind),
        _Param("output_w", output_w),
        _Param("output_h", output_h),
        _Param("output_d", output_d),
        _Param("bias_term", bias_term),
        _Param("weight_data_size", weight_data_size),
        _Param("group", group),
        _Param("activation_type", activation_type),
        _Param("activation_params", activation_params),
        "weight" / block(_Expr("this._.weight_data_size"), _Expr("0")),
        "bias" / c.If(_Expr("this.bias_term != 0"), block(_Expr("this._.num_output"), _Expr("1"))),
    )


def einsum(equation: _Expr) -> c.Struct:
    """Sum of products by Einstein notation."""
    return c.Struct(
        _Param("equation", equation),
    )


def deformable_conv2d(num_output: _Expr, kernel_w: _Expr, kernel_h: _Expr, dilation_w: _Expr, dilation_h: _Expr, stride_w: _Expr, stride_h: _Expr, pad_left: _Expr, pad_right: _Expr, pad_top: _Expr, pad_bottom: _Expr, bias_term: _Expr, weight_data_size: _Expr, activation_type: _Expr, activation_params: _Expr) -> c.Struct:
    """2-D convolution whose taps are moved by a second blob."""
    return c.Struct(
        _Param("num_output", num_output),
        _Param("kernel_w", kernel_w),
        _Param("kernel_h", kernel_h),
        _Param("dilation_w", dilation_w),
        _Param("dilation_h", dilation_h),
        _Param("stride_w", stride_w),
        _Param("stride_h", stride_h),
        _Param("pad_left", pad_left),
        _Param("pad_right", pad_right),
        _Param("pad_top", pad_top),
        _Param("pad_bottom", pad_bottom),
        _Param("bias_term", bias_term),
        _Param("weight_data_size", weight_data_size),
        _Param("activation_type", activation_type),
        _Param("activation_params", activation_params),
        "weight" / block(_Expr("this._.weight_data_size"), _Expr("0")),
        "bias" / c.If(_Expr("this.bias_term != 0"), block(_Expr("this._.num_output"), _Expr("1"))),
    )


def glu(axis: _Expr) -> c.Struct:
    """One half along an axis times the sigmoid of the other."""
    return c.Struct(
        _Param("axis", axis),
    )


def fold(kernel_w: _Expr, kernel_h: _Expr, dilation_w: _Expr, dilation_h: _Expr, stride_w: _Expr, stride_h: _Expr, pad_left: _Expr, pad_right: _Expr, pad_top: _Expr, pad_bottom: _Expr, output_w: _Expr, output_h: _Expr) -> c.Struct:
    """Adds columns of patches up to an image."""
    return c.Struct(
        _Param("kernel_w", kernel_w),
        _Param("kernel_h", kernel_h),
        _Param("dilation_w", dilation_w),
        _Param("dilation_h", dilation_h),
        _Param("stride_w", stride_w),
        _Param("stride_h", stride_h),
        _Param("pad_left", pad_left),
        _Param("pad_right", pad_right),
        _Param("pad_top", pad_top),
        _Param("pad_bottom", pad_bottom),
        _Param("output_w", output_w),
        _Param("output_h", output_h),
    )


def unfold(kernel_w: _Expr, kernel_h: _Expr, dilation_w: _Expr, dilation_h: _Expr, stride_w: _Expr, stride_h: _Expr, pad_left: _Expr, pad_right: _Expr, pad_top: _Expr, pad_bottom: _Expr, pad_value: _Expr) -> c.Struct:
    """Turns patches of an image into columns."""
    return c.Struct(
        _Param("kernel_w", kernel_w),
        _Param("kernel_h", kernel_h),
        _Param("dilation_w", dilation_w),
        _Param("dilation_h", dilation_h),
        _Param("stride_w", stride_w),
        _Param("stride_h", stride_h),
        _Param("pad_left", pad_left),
        _Param("pad_right", pad_right),
        _Param("pad_top", pad_top),
        _Param("pad_bottom", pad_bottom),
        _Param("pad_value", pad_value),
    )


def grid_sample(sample_type: _Expr, padding_mode: _Expr, align_corner: _Expr, permute_fusion: _Expr) -> c.Struct:
    """Samples a blob at the positions of a second one."""
    return c.Struct(
        _Param("sample_type", sample_type),
        _Param("padding_mode", padding_mode),
        _Param("align_corner", align_corner),
        _Param("permute_fusion", permute_fusion),
    )


def cumulative_sum(axis: _Expr) -> c.Struct:
    """Running sum along an axis."""
    return c.Struct(
        _Param("axis", axis),
    )


def copy_to(woffset: _Expr, hoffset: _Expr, doffset: _Expr, coffset: _Expr, starts: _Expr, axes: _Expr) -> c.Struct:
    """Writes a blob into a part of another."""
    return c.Struct(
        _Param("woffset", woffset),
        _Param("hoffset", hoffset),
        _Param("doffset", doffset),
        _Param("coffset", coffset),
        _Param("starts", starts),
        _Param("axes", axes),
    )


erf = c.Struct()


def diag(diagonal: _Expr) -> c.Struct:
    """Diagonal of a matrix, or a matrix with that diagonal."""
    return c.Struct(
        _Param("diagonal", diagonal),
    )


def celu(alpha: _Expr) -> c.Struct:
    """Continuously differentiable exponential linear unit."""
    return c.Struct(
        _Param("alpha", alpha),
    )


def shrink(bias_: _Expr, lambd: _Expr) -> c.Struct:
    """Zero near zero, the rest moved towards it."""
    return c.Struct(
        _Param("bias", bias_),
        _Param("lambd", lambd),
    )


def rms_norm(affine_size: _Expr, eps: _Expr, affine: _Expr) -> c.Struct:
    """Division of the last axes by their root mean square."""
    return c.Struct(
        _Param("affine_size", affine_size),
        _Param("eps", eps),
        _Param("affine", affine),
        "gamma" / c.If(_Expr("this.affine != 0"), block(_Expr("this._.affine_size"), _Expr("1"))),
    )


def spectrogram(n_fft: _Expr, power_: _Expr, hoplen: _Expr, winlen: _Expr, window_type: _Expr, center: _Expr, pad_type: _Expr, normalized: _Expr, onesided: _Expr) -> c.Struct:
    """Short-time Fourier transform."""
    return c.Struct(
        _Param("n_fft", n_fft),
        _Param("power", power_),
        _Param("hoplen", hoplen),
        _Param("winlen", winlen),
        _Param("window_type", window_type),
        _Param("center", center),
        _Param("pad_type", pad_type),
        _Param("normalized", normalized),
        _Param("onesided", onesided),
    )


def inverse_spectrogram(n_fft: _Expr, returns: _Expr, hoplen: _Expr, winlen: _Expr, window_type: _Expr, center: _Expr, normalized: _Expr) -> c.Struct:
    """Inverse of the short-time Fourier transform."""
    return c.Struct(
        _Param("n_fft", n_fft),
        _Param("returns", returns),
        _Param("hoplen", hoplen),
        _Param("winlen", winlen),
        _Param("window_type", window_type),
        _Param("center", center),
        _Param("normalized", normalized),
    )


def flip(axes: _Expr) -> c.Struct:
    """Reverses axes."""
    return c.Struct(
        _Param("axes", axes),
    )


def sdpa(attn_mask: _Expr, scale_: _Expr, kv_cache: _Expr, int8_scale_term: _Expr) -> c.Struct:
    """Attention of given queries, keys and values."""
    return c.Struct(
        _Param("attn_mask", attn_mask),
        _Param("scale", scale_),
        _Param("kv_cache", kv_cache),
        _Param("int8_scale_term", int8_scale_term),
    )


def rotary_embed(interleaved: _Expr) -> c.Struct:
    """Rotates pairs of elements by given cosines and sines."""
    return c.Struct(
        _Param("interleaved", interleaved),
    )


ncnn = c.Struct(
    "magic" / c.Const(b"\xdd\x85v\x00"),
    "layer_count" / c.Int32sl,
    _Rule("NCNN102: layer_count must be 1 to 1000000", _Expr("1 <= this.layer_count <= 1000000")),
    "blob_count" / c.Int32sl,
    _Rule("NCNN102: blob_count must be 1 to 1000000", _Expr("1 <= this.blob_count <= 1000000")),
    "layers" / c.Array(_Expr("this.layer_count"), layer),
    "trailing" / _Rest,
)
