"""Generated from schemas/onnx.ksy; do not edit.

ONNX model or TensorProto as a layout for the library construct: `onnx.parse(data)` gives nested containers,
`onnx.build(container)` the bytes. Counts, sizes and flags are built as they stand in the container, and only what has
to be right to find every byte is checked.

`onnx.compile()` is faster, but construct's compiler leaves out the check that a run of bytes is complete, so it is not
for data that may be broken.
"""

from __future__ import annotations

import ast
import enum
from typing import Any

from construct import core as c


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


class _ToEnd(c.Subconstruct):
    """Elements up to the end of the stream; a broken one is an error, where GreedyRange stops in silence."""

    def __init__(self, item: Any) -> None:
        c.Subconstruct.__init__(self, item)

    def _parse(self, stream: Any, context: Any, path: Any) -> Any:
        items = c.ListContainer()
        while not c.stream_iseof(stream):
            context._index = len(items)
            items.append(self.subcon._parsereport(stream, context, path))
        return items

    def _build(self, obj: Any, stream: Any, context: Any, path: Any) -> Any:
        for index, item in enumerate(obj):
            context._index = index
            self.subcon._build(item, stream, context, path)
        return obj


class DataType(enum.IntEnum):
    """Values of the enum `data_type`."""

    UNDEFINED = 0
    FLOAT = 1
    UINT8 = 2
    INT8 = 3
    UINT16 = 4
    INT16 = 5
    INT32 = 6
    INT64 = 7
    STRING = 8
    BOOL = 9
    FLOAT16 = 10
    DOUBLE = 11
    UINT32 = 12
    UINT64 = 13
    COMPLEX64 = 14
    COMPLEX128 = 15
    BFLOAT16 = 16
    FLOAT8E4M3FN = 17
    FLOAT8E4M3FNUZ = 18
    FLOAT8E5M2 = 19
    FLOAT8E5M2FNUZ = 20
    UINT4 = 21
    INT4 = 22
    FLOAT4E2M1 = 23
    FLOAT8E8M0 = 24
    UINT2 = 25
    INT2 = 26
    FLOAT6E2M3 = 27
    FLOAT6E3M2 = 28


class DataLocation(enum.IntEnum):
    """Values of the enum `data_location`."""

    DEFAULT = 0
    EXTERNAL = 1


class AttributeType(enum.IntEnum):
    """Values of the enum `attribute_type`."""

    UNDEFINED = 0
    FLOAT = 1
    INT = 2
    STRING = 3
    TENSOR = 4
    GRAPH = 5
    FLOATS = 6
    INTS = 7
    STRINGS = 8
    TENSORS = 9
    GRAPHS = 10
    SPARSE_TENSOR = 11
    SPARSE_TENSORS = 12
    TYPE_PROTO = 13
    TYPE_PROTOS = 14


group = c.Struct(
    "byte" / c.Int8ul,
)

varint = c.Struct(
    "groups" / c.RepeatUntil(lambda obj_, items, this: obj_.byte < 128, group),
)

eight_bytes = c.Struct(
    "bits" / c.Int64ul,
)

delimited = c.Struct(
    "num_bytes" / varint,
    "body" / c.Bytes(
        _Expr(
            "(this.num_bytes.groups[0].byte & 127) + ((this.num_bytes.groups[1].byte & 127) * 128 "
            "if len(this.num_bytes.groups) > 1 "
            "else 0) + ((this.num_bytes.groups[2].byte & 127) * 16384 "
            "if len(this.num_bytes.groups) > 2 "
            "else 0) + ((this.num_bytes.groups[3].byte & 127) * 2097152 "
            "if len(this.num_bytes.groups) > 3 "
            "else 0) + ((this.num_bytes.groups[4].byte & 127) * 268435456 "
            "if len(this.num_bytes.groups) > 4 "
            "else 0)"
        ),
    ),
)

four_bytes = c.Struct(
    "bits" / c.Int32ul,
)

part = c.Struct(
    "tag" / varint,
    "value" / c.Switch(
        _Expr("this.tag.groups[0].byte & 7"),
        {
            0: varint,
            1: eight_bytes,
            2: delimited,
            5: four_bytes,
        },
    ),
)

onnx = c.Struct(
    "parts" / _ToEnd(part),
)
