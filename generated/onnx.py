"""ONNX model or TensorProto: records, reader, checks.

Generated from schemas/onnx.ksy; do not edit. Fields are named and documented as in the schema.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum
from struct import Struct
from typing import Any, Final

from nkformats.errors import Finding, FormatError, Rule
from nkformats.records import (
    BYTES,
    INT,
    RECORD,
    Array,
    Buffer,
    Elsewhere,
    Field,
    Message,
    MessageField,
    Notation,
    Record,
    TensorForm,
    TensorList,
    check_tree,
    chunks,
    cut,
    new,
    settle,
    short,
    view_of,
    within,
)


class DataType(IntEnum):
    """Values of `data_type`."""

    UNDEFINED = 0
    """None given."""
    FLOAT = 1
    """32-bit float."""
    UINT8 = 2
    """8-bit integer without sign."""
    INT8 = 3
    """8-bit integer."""
    UINT16 = 4
    """16-bit integer without sign."""
    INT16 = 5
    """16-bit integer."""
    INT32 = 6
    """32-bit integer."""
    INT64 = 7
    """64-bit integer."""
    STRING = 8
    """UTF-8 text."""
    BOOL = 9
    """A byte, 0 or 1."""
    FLOAT16 = 10
    """IEEE half precision."""
    DOUBLE = 11
    """64-bit float."""
    UINT32 = 12
    """32-bit integer without sign."""
    UINT64 = 13
    """64-bit integer without sign."""
    COMPLEX64 = 14
    """Two 32-bit floats."""
    COMPLEX128 = 15
    """Two 64-bit floats."""
    BFLOAT16 = 16
    """The upper half of a 32-bit float."""
    FLOAT8E4M3FN = 17
    """8-bit float, 4 bits of exponent; no infinities."""
    FLOAT8E4M3FNUZ = 18
    """8-bit float, 4 bits of exponent; no infinities, no negative zero."""
    FLOAT8E5M2 = 19
    """8-bit float, 5 bits of exponent."""
    FLOAT8E5M2FNUZ = 20
    """8-bit float, 5 bits of exponent; no infinities, no negative zero."""
    UINT4 = 21
    """4-bit integer without sign."""
    INT4 = 22
    """4-bit integer."""
    FLOAT4E2M1 = 23
    """4-bit float, 2 bits of exponent."""
    FLOAT8E8M0 = 24
    """A power of two, 8 bits of exponent."""
    UINT2 = 25
    """2-bit integer without sign."""
    INT2 = 26
    """2-bit integer."""
    FLOAT6E2M3 = 27
    """6-bit float, 2 bits of exponent."""
    FLOAT6E3M2 = 28
    """6-bit float, 3 bits of exponent."""


_DATA_TYPE: Final = {int(member): member for member in DataType}


class DataLocation(IntEnum):
    """Values of `data_location`."""

    DEFAULT = 0
    """In this message."""
    EXTERNAL = 1
    """In another file."""


_DATA_LOCATION: Final = {int(member): member for member in DataLocation}


class AttributeType(IntEnum):
    """Values of `attribute_type`."""

    UNDEFINED = 0
    """Not said."""
    FLOAT = 1
    """In `f`."""
    INT = 2
    """In `i`."""
    STRING = 3
    """In `s`."""
    TENSOR = 4
    """In `t`."""
    GRAPH = 5
    """In `g`."""
    FLOATS = 6
    """In `floats`."""
    INTS = 7
    """In `ints`."""
    STRINGS = 8
    """In `strings`."""
    TENSORS = 9
    """In `tensors`."""
    GRAPHS = 10
    """In `graphs`."""
    SPARSE_TENSOR = 11
    """In `sparse_tensor`."""
    SPARSE_TENSORS = 12
    """In `sparse_tensors`."""
    TYPE_PROTO = 13
    """In `tp`."""
    TYPE_PROTOS = 14
    """In `type_protos`."""


_ATTRIBUTE_TYPE: Final = {int(member): member for member in AttributeType}


class Group(Record):
    """`group` of the schema."""

    __slots__ = ("byte",)
    byte: int

    def __init__(
        self,
        *,
        byte: int,
    ) -> None:
        """A new `group`.

        Args:
            byte: Seven bits; 128 more where another byte follows.
        """
        self.byte = byte

    _layout = (
        Field(
            "byte",
            INT,
            code="<B",
            doc="Seven bits; 128 more where another byte follows.",
        ),
    )


class Varint(Record):
    """A number of 1 to 10 bytes, 7 bits in each, the lowest first.

    Source: protobuf documentation, encoding.
    """

    __slots__ = ("groups",)
    groups: list[Group]

    def __init__(
        self,
        *,
        groups: list[Group] | None = None,
    ) -> None:
        """A new `varint`.

        Args:
            groups: The bytes; the last one is below 128.
        """
        self.groups = [] if groups is None else groups

    @property
    def short(self) -> int:
        """Its lowest 35 bits, which are all there can be of a key or a length."""
        return (
            (self.groups[0].byte & 127)
            + ((self.groups[1].byte & 127) * 128 if len(self.groups) > 1 else 0)
            + ((self.groups[2].byte & 127) * 16384 if len(self.groups) > 2 else 0)
            + ((self.groups[3].byte & 127) * 2097152 if len(self.groups) > 3 else 0)
            + ((self.groups[4].byte & 127) * 268435456 if len(self.groups) > 4 else 0)
        )

    _layout = (
        Field(
            "groups",
            RECORD,
            types=(Group,),
            many=True,
            until=lambda last: last.byte < 128,
            doc="The bytes; the last one is below 128.",
        ),
    )


class EightBytes(Record):
    """`eight_bytes` of the schema."""

    __slots__ = ("bits",)
    bits: int

    def __init__(
        self,
        *,
        bits: int,
    ) -> None:
        """A new `eight_bytes`.

        Args:
            bits: The bits of a double or of a number of 64 bits.
        """
        self.bits = bits

    _layout = (
        Field(
            "bits",
            INT,
            code="<Q",
            doc="The bits of a double or of a number of 64 bits.",
        ),
    )


class Delimited(Record):
    """A text, bytes, another message, or numbers one behind the other."""

    __slots__ = (
        "body",
        "num_bytes",
    )
    num_bytes: Varint
    body: Buffer

    def __init__(
        self,
        *,
        num_bytes: Varint | None = None,
        body: Buffer,
    ) -> None:
        """A new `delimited`.

        Args:
            num_bytes: Length in bytes.
            body: The bytes.
        """
        self.num_bytes = Varint() if num_bytes is None else num_bytes
        self.body = body

    _layout = (
        Field(
            "num_bytes",
            RECORD,
            types=(Varint,),
            doc="Length in bytes.",
        ),
        Field(
            "body",
            BYTES,
            size=lambda s, i, left: (
                (s.num_bytes.groups[0].byte & 127)
                + ((s.num_bytes.groups[1].byte & 127) * 128 if len(s.num_bytes.groups) > 1 else 0)
                + ((s.num_bytes.groups[2].byte & 127) * 16384 if len(s.num_bytes.groups) > 2 else 0)
                + ((s.num_bytes.groups[3].byte & 127) * 2097152 if len(s.num_bytes.groups) > 3 else 0)
                + ((s.num_bytes.groups[4].byte & 127) * 268435456 if len(s.num_bytes.groups) > 4 else 0)
            ),
            doc="The bytes.",
        ),
    )


class FourBytes(Record):
    """`four_bytes` of the schema."""

    __slots__ = ("bits",)
    bits: int

    def __init__(
        self,
        *,
        bits: int,
    ) -> None:
        """A new `four_bytes`.

        Args:
            bits: The bits of a float or of a number of 32 bits.
        """
        self.bits = bits

    _layout = (
        Field(
            "bits",
            INT,
            code="<I",
            doc="The bits of a float or of a number of 32 bits.",
        ),
    )


class Part(Record):
    """One field of a message, as it is written.

    Source: protobuf documentation, encoding.
    """

    __slots__ = (
        "tag",
        "value",
    )
    tag: Varint
    value: Varint | EightBytes | Delimited | FourBytes | None

    def __init__(
        self,
        *,
        tag: Varint | None = None,
        value: Varint | EightBytes | Delimited | FourBytes | None = None,
    ) -> None:
        """A new `part`.

        Args:
            tag: Number of the field times 8, and how its value is written.
            value: Its value. The start (3) and the end (4) of a group have none.
        """
        self.tag = Varint() if tag is None else tag
        self.value = value

    _layout = (
        Field(
            "tag",
            RECORD,
            types=(Varint,),
            doc="Number of the field times 8, and how its value is written.",
        ),
        Field(
            "value",
            RECORD,
            types=(Varint, EightBytes, Delimited, FourBytes),
            switch=lambda s, i: (
                Varint
                if s.tag.groups[0].byte & 7 == 0
                else EightBytes
                if s.tag.groups[0].byte & 7 == 1
                else Delimited
                if s.tag.groups[0].byte & 7 == 2
                else FourBytes
                if s.tag.groups[0].byte & 7 == 5
                else None
            ),
            doc="Its value. The start (3) and the end (4) of a group have none.",
        ),
    )


class Onnx(Record):
    """ONNX stores a network as one protobuf message, ModelProto (`.onnx`), and test vectors as another,
    TensorProto (`.pb`). Neither has a magic number, and nothing in the bytes tells one from the other.

    This schema has two parts:

    * the root is the wire format: a message is a row of fields, each a key with a value, and no more can be said
    about a field without knowing the message that it stands in. It is what other tools make of this schema; * each
    type with `-nkf-key: message` is a message of ONNX: its parameters are the fields by number. From these come the
    tables of one walker, which skips by length what it has not to look into.

    A parameter of a message is of type `s4 s8 u8` (varints), `f4 f8`, `str`, `bytes`, another message, or a list of
    these. `u4` with an enum is an enumeration of protobuf: a value that it does not have is an unknown field. `s4`
    with an enum is a plain number with names for some values. A value that is not given is absent (None) or an
    empty list, but where `-nkf-default` says otherwise.

    `-nkf-array` of a field of TensorProto says which data types have their elements there, and which dtype they
    are.

    Source: onnx.proto of onnx 1.23.2; protobuf documentation, encoding.
    """

    __slots__ = ("parts",)
    parts: list[Part]

    def __init__(
        self,
        *,
        parts: list[Part] | None = None,
    ) -> None:
        """A new `onnx`.

        Args:
            parts: The fields of the outermost message in file order.
        """
        self.parts = [] if parts is None else parts

    _layout = (
        Field(
            "parts",
            RECORD,
            types=(Part,),
            many=True,
            doc="The fields of the outermost message in file order.",
        ),
    )


class ModelProto(Message):
    """A model, the outermost message of an `.onnx` file.

    Source: onnx.proto, ModelProto.
    """

    __slots__ = ()
    _label = "ModelProto"
    ir_version: int | None
    producer_name: str | None
    producer_version: str | None
    domain: str | None
    model_version: int | None
    doc_string: str | None
    graph: GraphProto | None
    opset_import: list[OperatorSetIdProto]
    metadata_props: list[StringStringEntryProto]
    training_info: list[TrainingInfoProto]
    functions: list[FunctionProto]
    configuration: list[DeviceConfigurationProto]

    def __init__(
        self,
        *,
        ir_version: int | None = None,
        producer_name: str | None = None,
        producer_version: str | None = None,
        domain: str | None = None,
        model_version: int | None = None,
        doc_string: str | None = None,
        graph: GraphProto | None = None,
        opset_import: list[OperatorSetIdProto] | None = None,
        metadata_props: list[StringStringEntryProto] | None = None,
        training_info: list[TrainingInfoProto] | None = None,
        functions: list[FunctionProto] | None = None,
        configuration: list[DeviceConfigurationProto] | None = None,
    ) -> None:
        """A new `ModelProto`.

        Args:
            ir_version: Version of the format.
            producer_name: The tool that wrote the model.
            producer_version: Its version.
            domain: Name space of the model, as a reversed domain name.
            model_version: Version of the model itself.
            doc_string: Documentation.
            graph: The network.
            opset_import: The operator sets that the nodes are of.
            metadata_props: Further properties by name.
            training_info: How the model is trained.
            functions: Functions that nodes call.
            configuration: Sets of devices to run on.
        """
        self._fill(
            {
                "ir_version": ir_version,
                "producer_name": producer_name,
                "producer_version": producer_version,
                "domain": domain,
                "model_version": model_version,
                "doc_string": doc_string,
                "graph": graph,
                "opset_import": opset_import,
                "metadata_props": metadata_props,
                "training_info": training_info,
                "functions": functions,
                "configuration": configuration,
            }
        )

    _fields = (
        MessageField("ir_version", 1, "s8", doc="Version of the format.", ref="onnx.proto, ModelProto"),
        MessageField("producer_name", 2, "str", doc="The tool that wrote the model.", ref="onnx.proto, ModelProto"),
        MessageField("producer_version", 3, "str", doc="Its version.", ref="onnx.proto, ModelProto"),
        MessageField(
            "domain", 4, "str", doc="Name space of the model, as a reversed domain name.", ref="onnx.proto, ModelProto"
        ),
        MessageField("model_version", 5, "s8", doc="Version of the model itself.", ref="onnx.proto, ModelProto"),
        MessageField("doc_string", 6, "str", doc="Documentation.", ref="onnx.proto, ModelProto"),
        MessageField("graph", 7, "message", part="GraphProto", doc="The network.", ref="onnx.proto, ModelProto"),
        MessageField(
            "opset_import",
            8,
            "message",
            many=True,
            part="OperatorSetIdProto",
            doc="The operator sets that the nodes are of.",
            ref="onnx.proto, ModelProto",
        ),
        MessageField(
            "metadata_props",
            14,
            "message",
            many=True,
            part="StringStringEntryProto",
            doc="Further properties by name.",
            ref="onnx.proto, ModelProto",
        ),
        MessageField(
            "training_info",
            20,
            "message",
            many=True,
            part="TrainingInfoProto",
            doc="How the model is trained.",
            ref="onnx.proto, ModelProto",
        ),
        MessageField(
            "functions",
            25,
            "message",
            many=True,
            part="FunctionProto",
            doc="Functions that nodes call.",
            ref="onnx.proto, ModelProto",
        ),
        MessageField(
            "configuration",
            26,
            "message",
            many=True,
            part="DeviceConfigurationProto",
            doc="Sets of devices to run on.",
            ref="onnx.proto, ModelProto",
        ),
    )


class GraphProto(Message):
    """A graph of nodes with its constants.

    Source: onnx.proto, GraphProto.
    """

    __slots__ = ()
    _label = "GraphProto"
    node: list[NodeProto]
    name: str | None
    initializer: list[TensorProto]
    doc_string: str | None
    input: list[ValueInfoProto]
    output: list[ValueInfoProto]
    value_info: list[ValueInfoProto]
    quantization_annotation: list[TensorAnnotation]
    sparse_initializer: list[SparseTensorProto]
    metadata_props: list[StringStringEntryProto]

    def __init__(
        self,
        *,
        node: list[NodeProto] | None = None,
        name: str | None = None,
        initializer: list[TensorProto] | None = None,
        doc_string: str | None = None,
        input: list[ValueInfoProto] | None = None,
        output: list[ValueInfoProto] | None = None,
        value_info: list[ValueInfoProto] | None = None,
        quantization_annotation: list[TensorAnnotation] | None = None,
        sparse_initializer: list[SparseTensorProto] | None = None,
        metadata_props: list[StringStringEntryProto] | None = None,
    ) -> None:
        """A new `GraphProto`.

        Args:
            node: The nodes, each behind those that it depends on.
            name: Name of the graph.
            initializer: The constants by name: weights above all.
            doc_string: Documentation.
            input: Inputs.
            output: Outputs.
            value_info: Types of values between the nodes.
            quantization_annotation: Scales and zero points by tensor.
            sparse_initializer: Constants that are mostly zeros.
            metadata_props: Further properties by name.
        """
        self._fill(
            {
                "node": node,
                "name": name,
                "initializer": initializer,
                "doc_string": doc_string,
                "input": input,
                "output": output,
                "value_info": value_info,
                "quantization_annotation": quantization_annotation,
                "sparse_initializer": sparse_initializer,
                "metadata_props": metadata_props,
            }
        )

    _fields = (
        MessageField(
            "node",
            1,
            "message",
            many=True,
            part="NodeProto",
            doc="The nodes, each behind those that it depends on.",
            ref="onnx.proto, GraphProto",
        ),
        MessageField("name", 2, "str", doc="Name of the graph.", ref="onnx.proto, GraphProto"),
        MessageField(
            "initializer",
            5,
            "message",
            many=True,
            part="TensorProto",
            doc="The constants by name: weights above all.",
            ref="onnx.proto, GraphProto",
        ),
        MessageField("doc_string", 10, "str", doc="Documentation.", ref="onnx.proto, GraphProto"),
        MessageField(
            "input", 11, "message", many=True, part="ValueInfoProto", doc="Inputs.", ref="onnx.proto, GraphProto"
        ),
        MessageField(
            "output", 12, "message", many=True, part="ValueInfoProto", doc="Outputs.", ref="onnx.proto, GraphProto"
        ),
        MessageField(
            "value_info",
            13,
            "message",
            many=True,
            part="ValueInfoProto",
            doc="Types of values between the nodes.",
            ref="onnx.proto, GraphProto",
        ),
        MessageField(
            "quantization_annotation",
            14,
            "message",
            many=True,
            part="TensorAnnotation",
            doc="Scales and zero points by tensor.",
            ref="onnx.proto, GraphProto",
        ),
        MessageField(
            "sparse_initializer",
            15,
            "message",
            many=True,
            part="SparseTensorProto",
            doc="Constants that are mostly zeros.",
            ref="onnx.proto, GraphProto",
        ),
        MessageField(
            "metadata_props",
            16,
            "message",
            many=True,
            part="StringStringEntryProto",
            doc="Further properties by name.",
            ref="onnx.proto, GraphProto",
        ),
    )


class NodeProto(Message):
    """One operation.

    Source: onnx.proto, NodeProto.
    """

    __slots__ = ()
    _label = "NodeProto"
    input: list[str]
    output: list[str]
    name: str | None
    op_type: str | None
    attribute: list[AttributeProto]
    doc_string: str | None
    domain: str | None
    overload: str | None
    metadata_props: list[StringStringEntryProto]
    device_configurations: list[NodeDeviceConfigurationProto]

    def __init__(
        self,
        *,
        input: list[str] | None = None,
        output: list[str] | None = None,
        name: str | None = None,
        op_type: str | None = None,
        attribute: list[AttributeProto] | None = None,
        doc_string: str | None = None,
        domain: str | None = None,
        overload: str | None = None,
        metadata_props: list[StringStringEntryProto] | None = None,
        device_configurations: list[NodeDeviceConfigurationProto] | None = None,
    ) -> None:
        """A new `NodeProto`.

        Args:
            input: Names of the values that it takes; an empty one is left out.
            output: Names of the values that it gives.
            name: Its own name, for messages.
            op_type: The operator.
            attribute: Its parameters.
            doc_string: Documentation.
            domain: The operator set that the operator is of.
            overload: Which function of that name it calls.
            metadata_props: Further properties by name.
            device_configurations: How it is spread over devices.
        """
        self._fill(
            {
                "input": input,
                "output": output,
                "name": name,
                "op_type": op_type,
                "attribute": attribute,
                "doc_string": doc_string,
                "domain": domain,
                "overload": overload,
                "metadata_props": metadata_props,
                "device_configurations": device_configurations,
            }
        )

    _fields = (
        MessageField(
            "input",
            1,
            "str",
            many=True,
            doc="Names of the values that it takes; an empty one is left out.",
            ref="onnx.proto, NodeProto",
        ),
        MessageField(
            "output", 2, "str", many=True, doc="Names of the values that it gives.", ref="onnx.proto, NodeProto"
        ),
        MessageField("name", 3, "str", doc="Its own name, for messages.", ref="onnx.proto, NodeProto"),
        MessageField("op_type", 4, "str", doc="The operator.", ref="onnx.proto, NodeProto"),
        MessageField(
            "attribute",
            5,
            "message",
            many=True,
            part="AttributeProto",
            doc="Its parameters.",
            ref="onnx.proto, NodeProto",
        ),
        MessageField("doc_string", 6, "str", doc="Documentation.", ref="onnx.proto, NodeProto"),
        MessageField("domain", 7, "str", doc="The operator set that the operator is of.", ref="onnx.proto, NodeProto"),
        MessageField("overload", 8, "str", doc="Which function of that name it calls.", ref="onnx.proto, NodeProto"),
        MessageField(
            "metadata_props",
            9,
            "message",
            many=True,
            part="StringStringEntryProto",
            doc="Further properties by name.",
            ref="onnx.proto, NodeProto",
        ),
        MessageField(
            "device_configurations",
            10,
            "message",
            many=True,
            part="NodeDeviceConfigurationProto",
            doc="How it is spread over devices.",
            ref="onnx.proto, NodeProto",
        ),
    )


class AttributeProto(Message):
    """A parameter of a node; which field has its value is said by `type`.

    Source: onnx.proto, AttributeProto.
    """

    __slots__ = ()
    _label = "AttributeProto"
    name: str | None
    f: float | None
    i: int | None
    s: Buffer | None
    t: TensorProto | None
    g: GraphProto | None
    floats: list[float]
    ints: list[int]
    strings: list[Buffer]
    tensors: list[TensorProto]
    graphs: list[GraphProto]
    doc_string: str | None
    tp: TypeProto | None
    type_protos: list[TypeProto]
    type: AttributeType | int | None
    ref_attr_name: str | None
    sparse_tensor: SparseTensorProto | None
    sparse_tensors: list[SparseTensorProto]

    def __init__(
        self,
        *,
        name: str | None = None,
        f: float | None = None,
        i: int | None = None,
        s: Buffer | None = None,
        t: TensorProto | None = None,
        g: GraphProto | None = None,
        floats: list[float] | None = None,
        ints: list[int] | None = None,
        strings: list[Buffer] | None = None,
        tensors: list[TensorProto] | None = None,
        graphs: list[GraphProto] | None = None,
        doc_string: str | None = None,
        tp: TypeProto | None = None,
        type_protos: list[TypeProto] | None = None,
        type: AttributeType | int | None = None,
        ref_attr_name: str | None = None,
        sparse_tensor: SparseTensorProto | None = None,
        sparse_tensors: list[SparseTensorProto] | None = None,
    ) -> None:
        """A new `AttributeProto`.

        Args:
            name: Name of the parameter.
            f: A float.
            i: An integer.
            s: A text.
            t: A tensor.
            g: A graph: a branch or the body of a loop.
            floats: Floats.
            ints: Integers.
            strings: Texts.
            tensors: Tensors.
            graphs: Graphs.
            doc_string: Documentation.
            tp: A type.
            type_protos: Types.
            type: Which field has the value.
            ref_attr_name: In a function, the parameter of the calling node that is meant.
            sparse_tensor: A sparse tensor.
            sparse_tensors: Sparse tensors.
        """
        self._fill(
            {
                "name": name,
                "f": f,
                "i": i,
                "s": s,
                "t": t,
                "g": g,
                "floats": floats,
                "ints": ints,
                "strings": strings,
                "tensors": tensors,
                "graphs": graphs,
                "doc_string": doc_string,
                "tp": tp,
                "type_protos": type_protos,
                "type": type,
                "ref_attr_name": ref_attr_name,
                "sparse_tensor": sparse_tensor,
                "sparse_tensors": sparse_tensors,
            }
        )

    _fields = (
        MessageField("name", 1, "str", doc="Name of the parameter.", ref="onnx.proto, AttributeProto"),
        MessageField("f", 2, "f4", doc="A float.", ref="onnx.proto, AttributeProto"),
        MessageField("i", 3, "s8", doc="An integer.", ref="onnx.proto, AttributeProto"),
        MessageField("s", 4, "bytes", doc="A text.", ref="onnx.proto, AttributeProto"),
        MessageField("t", 5, "message", part="TensorProto", doc="A tensor.", ref="onnx.proto, AttributeProto"),
        MessageField(
            "g",
            6,
            "message",
            part="GraphProto",
            doc="A graph: a branch or the body of a loop.",
            ref="onnx.proto, AttributeProto",
        ),
        MessageField("floats", 7, "f4", many=True, doc="Floats.", ref="onnx.proto, AttributeProto"),
        MessageField("ints", 8, "s8", many=True, doc="Integers.", ref="onnx.proto, AttributeProto"),
        MessageField("strings", 9, "bytes", many=True, doc="Texts.", ref="onnx.proto, AttributeProto"),
        MessageField(
            "tensors", 10, "message", many=True, part="TensorProto", doc="Tensors.", ref="onnx.proto, AttributeProto"
        ),
        MessageField(
            "graphs", 11, "message", many=True, part="GraphProto", doc="Graphs.", ref="onnx.proto, AttributeProto"
        ),
        MessageField("doc_string", 13, "str", doc="Documentation.", ref="onnx.proto, AttributeProto"),
        MessageField("tp", 14, "message", part="TypeProto", doc="A type.", ref="onnx.proto, AttributeProto"),
        MessageField(
            "type_protos", 15, "message", many=True, part="TypeProto", doc="Types.", ref="onnx.proto, AttributeProto"
        ),
        MessageField(
            "type", 20, "u4", enum=_ATTRIBUTE_TYPE, doc="Which field has the value.", ref="onnx.proto, AttributeProto"
        ),
        MessageField(
            "ref_attr_name",
            21,
            "str",
            doc="In a function, the parameter of the calling node that is meant.",
            ref="onnx.proto, AttributeProto",
        ),
        MessageField(
            "sparse_tensor",
            22,
            "message",
            part="SparseTensorProto",
            doc="A sparse tensor.",
            ref="onnx.proto, AttributeProto",
        ),
        MessageField(
            "sparse_tensors",
            23,
            "message",
            many=True,
            part="SparseTensorProto",
            doc="Sparse tensors.",
            ref="onnx.proto, AttributeProto",
        ),
    )


class FunctionProto(Message):
    """A function that nodes of the model can call as an operator.

    Source: onnx.proto, FunctionProto.
    """

    __slots__ = ()
    _label = "FunctionProto"
    name: str | None
    input: list[str]
    output: list[str]
    attribute: list[str]
    node: list[NodeProto]
    doc_string: str | None
    opset_import: list[OperatorSetIdProto]
    domain: str | None
    attribute_proto: list[AttributeProto]
    value_info: list[ValueInfoProto]
    overload: str | None
    metadata_props: list[StringStringEntryProto]

    def __init__(
        self,
        *,
        name: str | None = None,
        input: list[str] | None = None,
        output: list[str] | None = None,
        attribute: list[str] | None = None,
        node: list[NodeProto] | None = None,
        doc_string: str | None = None,
        opset_import: list[OperatorSetIdProto] | None = None,
        domain: str | None = None,
        attribute_proto: list[AttributeProto] | None = None,
        value_info: list[ValueInfoProto] | None = None,
        overload: str | None = None,
        metadata_props: list[StringStringEntryProto] | None = None,
    ) -> None:
        """A new `FunctionProto`.

        Args:
            name: Name of the function.
            input: Names of its inputs.
            output: Names of its outputs.
            attribute: Names of its parameters that have no default.
            node: Its nodes.
            doc_string: Documentation.
            opset_import: The operator sets that its nodes are of.
            domain: The operator set that it belongs to.
            attribute_proto: Its parameters that have a default.
            value_info: Types of values between its nodes.
            overload: Tells it from others of the same name.
            metadata_props: Further properties by name.
        """
        self._fill(
            {
                "name": name,
                "input": input,
                "output": output,
                "attribute": attribute,
                "node": node,
                "doc_string": doc_string,
                "opset_import": opset_import,
                "domain": domain,
                "attribute_proto": attribute_proto,
                "value_info": value_info,
                "overload": overload,
                "metadata_props": metadata_props,
            }
        )

    _fields = (
        MessageField("name", 1, "str", doc="Name of the function.", ref="onnx.proto, FunctionProto"),
        MessageField("input", 4, "str", many=True, doc="Names of its inputs.", ref="onnx.proto, FunctionProto"),
        MessageField("output", 5, "str", many=True, doc="Names of its outputs.", ref="onnx.proto, FunctionProto"),
        MessageField(
            "attribute",
            6,
            "str",
            many=True,
            doc="Names of its parameters that have no default.",
            ref="onnx.proto, FunctionProto",
        ),
        MessageField(
            "node", 7, "message", many=True, part="NodeProto", doc="Its nodes.", ref="onnx.proto, FunctionProto"
        ),
        MessageField("doc_string", 8, "str", doc="Documentation.", ref="onnx.proto, FunctionProto"),
        MessageField(
            "opset_import",
            9,
            "message",
            many=True,
            part="OperatorSetIdProto",
            doc="The operator sets that its nodes are of.",
            ref="onnx.proto, FunctionProto",
        ),
        MessageField("domain", 10, "str", doc="The operator set that it belongs to.", ref="onnx.proto, FunctionProto"),
        MessageField(
            "attribute_proto",
            11,
            "message",
            many=True,
            part="AttributeProto",
            doc="Its parameters that have a default.",
            ref="onnx.proto, FunctionProto",
        ),
        MessageField(
            "value_info",
            12,
            "message",
            many=True,
            part="ValueInfoProto",
            doc="Types of values between its nodes.",
            ref="onnx.proto, FunctionProto",
        ),
        MessageField(
            "overload", 13, "str", doc="Tells it from others of the same name.", ref="onnx.proto, FunctionProto"
        ),
        MessageField(
            "metadata_props",
            14,
            "message",
            many=True,
            part="StringStringEntryProto",
            doc="Further properties by name.",
            ref="onnx.proto, FunctionProto",
        ),
    )


class TrainingInfoProto(Message):
    """How a model is trained.

    Source: onnx.proto, TrainingInfoProto.
    """

    __slots__ = ()
    _label = "TrainingInfoProto"
    initialization: GraphProto | None
    algorithm: GraphProto | None
    initialization_binding: list[StringStringEntryProto]
    update_binding: list[StringStringEntryProto]

    def __init__(
        self,
        *,
        initialization: GraphProto | None = None,
        algorithm: GraphProto | None = None,
        initialization_binding: list[StringStringEntryProto] | None = None,
        update_binding: list[StringStringEntryProto] | None = None,
    ) -> None:
        """A new `TrainingInfoProto`.

        Args:
            initialization: Gives the constants their first values.
            algorithm: One step of training.
            initialization_binding: Which constant gets which output of it.
            update_binding: Which constant gets which output of a step.
        """
        self._fill(
            {
                "initialization": initialization,
                "algorithm": algorithm,
                "initialization_binding": initialization_binding,
                "update_binding": update_binding,
            }
        )

    _fields = (
        MessageField(
            "initialization",
            1,
            "message",
            part="GraphProto",
            doc="Gives the constants their first values.",
            ref="onnx.proto, TrainingInfoProto",
        ),
        MessageField(
            "algorithm",
            2,
            "message",
            part="GraphProto",
            doc="One step of training.",
            ref="onnx.proto, TrainingInfoProto",
        ),
        MessageField(
            "initialization_binding",
            3,
            "message",
            many=True,
            part="StringStringEntryProto",
            doc="Which constant gets which output of it.",
            ref="onnx.proto, TrainingInfoProto",
        ),
        MessageField(
            "update_binding",
            4,
            "message",
            many=True,
            part="StringStringEntryProto",
            doc="Which constant gets which output of a step.",
            ref="onnx.proto, TrainingInfoProto",
        ),
    )


_TENSOR_PROTO_FLOAT_DATA_DTYPES: Final = {
    1: "float32",
    14: "complex64",
}


_TENSOR_PROTO_INT32_DATA_DTYPES: Final = {
    2: "uint8",
    3: "int8",
    4: "uint16",
    5: "int16",
    6: "int32",
    9: "bool",
    10: "float16",
    16: "bfloat16",
    17: "float8_e4m3fn",
    18: "float8_e4m3fnuz",
    19: "float8_e5m2",
    20: "float8_e5m2fnuz",
    21: "uint4",
    22: "int4",
    23: "float4_e2m1fn",
    24: "float8_e8m0fnu",
    25: "uint2",
    26: "int2",
    27: "float6_e2m3fn",
    28: "float6_e3m2fn",
}


_TENSOR_PROTO_STRING_DATA_DTYPES: Final = {
    8: "object",
}


_TENSOR_PROTO_INT64_DATA_DTYPES: Final = {
    7: "int64",
}


_TENSOR_PROTO_RAW_DATA_DTYPES: Final = {
    1: "float32",
    2: "uint8",
    3: "int8",
    4: "uint16",
    5: "int16",
    6: "int32",
    7: "int64",
    9: "bool",
    10: "float16",
    11: "float64",
    12: "uint32",
    13: "uint64",
    14: "complex64",
    15: "complex128",
    16: "bfloat16",
    17: "float8_e4m3fn",
    18: "float8_e4m3fnuz",
    19: "float8_e5m2",
    20: "float8_e5m2fnuz",
    21: "uint4",
    22: "int4",
    23: "float4_e2m1fn",
    24: "float8_e8m0fnu",
    25: "uint2",
    26: "int2",
    27: "float6_e2m3fn",
    28: "float6_e3m2fn",
}


_TENSOR_PROTO_DOUBLE_DATA_DTYPES: Final = {
    11: "float64",
    15: "complex128",
}


_TENSOR_PROTO_UINT64_DATA_DTYPES: Final = {
    12: "uint32",
    13: "uint64",
}


class TensorProto(Message):
    """A tensor. Its elements stand in `raw_data`, in the list that is for its data type, or in another file.
    Row-major, the last dimension fastest; without dimensions it has one element.

    In `raw_data` elements of 2 and 4 bits lie 4 and 2 in a byte, those of 6 bits 4 in 3 bytes, the first in the
    lowest bits; bits left over are 0. In `int32_data` an entry is one element, but of 2 and 4 bits one such byte.

    Source: onnx.proto, TensorProto.
    """

    __slots__ = ()
    _label = "TensorProto"
    dims: list[int]
    data_type: DataType | int
    segment: Segment | None
    float_data: Buffer | None
    int32_data: Buffer | None
    string_data: list[Buffer]
    int64_data: Buffer | None
    name: str | None
    raw_data: Buffer | None
    double_data: Buffer | None
    uint64_data: Buffer | None
    doc_string: str | None
    external_data: list[StringStringEntryProto]
    data_location: DataLocation | int
    metadata_props: list[StringStringEntryProto]

    def __init__(
        self,
        *,
        dims: list[int] | None = None,
        data_type: DataType | int | None = None,
        segment: Segment | None = None,
        float_data: Buffer | None = None,
        int32_data: Buffer | None = None,
        string_data: list[Buffer] | None = None,
        int64_data: Buffer | None = None,
        name: str | None = None,
        raw_data: Buffer | None = None,
        double_data: Buffer | None = None,
        uint64_data: Buffer | None = None,
        doc_string: str | None = None,
        external_data: list[StringStringEntryProto] | None = None,
        data_location: DataLocation | int | None = None,
        metadata_props: list[StringStringEntryProto] | None = None,
    ) -> None:
        """A new `TensorProto`.

        Args:
            dims: Sizes, the slowest first.
            data_type: Type of the elements.
            segment: Which part of a larger tensor this is; nothing reads it.
            float_data: Elements of float and, the real part first, of complex64.
            int32_data: Elements of all types of up to 32 bits but float and uint32.
            string_data: Elements of string, UTF-8.
            int64_data: Elements of int64.
            name: Name of the tensor.
            raw_data: The elements, little-endian. Of every type but string.
            double_data: Elements of double and, the real part first, of complex128.
            uint64_data: Elements of uint32 and uint64.
            doc_string: Documentation.
            external_data: Where in another file the elements stand: location, offset, length, checksum.
            data_location: Whether the elements stand here or in another file.
            metadata_props: Further properties by name.
        """
        self._fill(
            {
                "dims": dims,
                "data_type": data_type,
                "segment": segment,
                "float_data": float_data,
                "int32_data": int32_data,
                "string_data": string_data,
                "int64_data": int64_data,
                "name": name,
                "raw_data": raw_data,
                "double_data": double_data,
                "uint64_data": uint64_data,
                "doc_string": doc_string,
                "external_data": external_data,
                "data_location": data_location,
                "metadata_props": metadata_props,
            }
        )

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        super()._check(root, report)
        for i, item in enumerate(self.dims):
            if not (item >= 0):
                report("ONNX101", f"dims[{i}]")
        if not (len(self.dims) <= 64):
            report("ONNX102", "dims")
        if not (self.data_type >= 1 and self.data_type <= 28):
            report("ONNX103", "data_type")

    _fields = (
        MessageField("dims", 1, "s8", many=True, doc="Sizes, the slowest first.", ref="onnx.proto, TensorProto"),
        MessageField(
            "data_type",
            2,
            "s4",
            enum=_DATA_TYPE,
            default=_DATA_TYPE[0],
            doc="Type of the elements.",
            ref="onnx.proto, TensorProto",
        ),
        MessageField(
            "segment",
            3,
            "message",
            part="Segment",
            doc="Which part of a larger tensor this is; nothing reads it.",
            ref="onnx.proto, TensorProto",
        ),
        MessageField(
            "float_data",
            4,
            "f4",
            many=True,
            array=Array(
                lambda s, i: _TENSOR_PROTO_FLOAT_DATA_DTYPES.get(s.data_type),
                lambda s, i: s.dims,
                "<",
                table=_TENSOR_PROTO_FLOAT_DATA_DTYPES,
            ),
            doc="Elements of float and, the real part first, of complex64.",
            ref="onnx.proto, TensorProto",
        ),
        MessageField(
            "int32_data",
            5,
            "s4",
            many=True,
            array=Array(
                lambda s, i: _TENSOR_PROTO_INT32_DATA_DTYPES.get(s.data_type),
                lambda s, i: s.dims,
                "<",
                table=_TENSOR_PROTO_INT32_DATA_DTYPES,
            ),
            doc="Elements of all types of up to 32 bits but float and uint32.",
            ref="onnx.proto, TensorProto",
        ),
        MessageField(
            "string_data",
            6,
            "bytes",
            many=True,
            array=Array(
                lambda s, i: _TENSOR_PROTO_STRING_DATA_DTYPES.get(s.data_type),
                lambda s, i: s.dims,
                "<",
                table=_TENSOR_PROTO_STRING_DATA_DTYPES,
            ),
            doc="Elements of string, UTF-8.",
            ref="onnx.proto, TensorProto",
        ),
        MessageField(
            "int64_data",
            7,
            "s8",
            many=True,
            array=Array(
                lambda s, i: _TENSOR_PROTO_INT64_DATA_DTYPES.get(s.data_type),
                lambda s, i: s.dims,
                "<",
                table=_TENSOR_PROTO_INT64_DATA_DTYPES,
            ),
            doc="Elements of int64.",
            ref="onnx.proto, TensorProto",
        ),
        MessageField("name", 8, "str", doc="Name of the tensor.", ref="onnx.proto, TensorProto"),
        MessageField(
            "raw_data",
            9,
            "bytes",
            array=Array(
                lambda s, i: _TENSOR_PROTO_RAW_DATA_DTYPES.get(s.data_type),
                lambda s, i: s.dims,
                "<",
                table=_TENSOR_PROTO_RAW_DATA_DTYPES,
            ),
            doc="The elements, little-endian. Of every type but string.",
            ref="onnx.proto, TensorProto",
        ),
        MessageField(
            "double_data",
            10,
            "f8",
            many=True,
            array=Array(
                lambda s, i: _TENSOR_PROTO_DOUBLE_DATA_DTYPES.get(s.data_type),
                lambda s, i: s.dims,
                "<",
                table=_TENSOR_PROTO_DOUBLE_DATA_DTYPES,
            ),
            doc="Elements of double and, the real part first, of complex128.",
            ref="onnx.proto, TensorProto",
        ),
        MessageField(
            "uint64_data",
            11,
            "u8",
            many=True,
            array=Array(
                lambda s, i: _TENSOR_PROTO_UINT64_DATA_DTYPES.get(s.data_type),
                lambda s, i: s.dims,
                "<",
                table=_TENSOR_PROTO_UINT64_DATA_DTYPES,
            ),
            doc="Elements of uint32 and uint64.",
            ref="onnx.proto, TensorProto",
        ),
        MessageField("doc_string", 12, "str", doc="Documentation.", ref="onnx.proto, TensorProto"),
        MessageField(
            "external_data",
            13,
            "message",
            many=True,
            part="StringStringEntryProto",
            doc="Where in another file the elements stand: location, offset, length, checksum.",
            ref="onnx.proto, TensorProto",
        ),
        MessageField(
            "data_location",
            14,
            "u4",
            enum=_DATA_LOCATION,
            default=_DATA_LOCATION[0],
            doc="Whether the elements stand here or in another file.",
            ref="onnx.proto, TensorProto",
        ),
        MessageField(
            "metadata_props",
            16,
            "message",
            many=True,
            part="StringStringEntryProto",
            doc="Further properties by name.",
            ref="onnx.proto, TensorProto",
        ),
    )


class Segment(Message):
    """A range of a larger tensor.

    Source: onnx.proto, TensorProto.Segment.
    """

    __slots__ = ()
    _label = "TensorProto.Segment"
    begin: int | None
    end: int | None

    def __init__(
        self,
        *,
        begin: int | None = None,
        end: int | None = None,
    ) -> None:
        """A new `TensorProto.Segment`.

        Args:
            begin: First element.
            end: The one behind the last.
        """
        self._fill({"begin": begin, "end": end})

    _fields = (
        MessageField("begin", 1, "s8", doc="First element.", ref="onnx.proto, TensorProto.Segment"),
        MessageField("end", 2, "s8", doc="The one behind the last.", ref="onnx.proto, TensorProto.Segment"),
    )


class SparseTensorProto(Message):
    """A tensor of which only the elements that are not zero are stored. Its name is that of `values`. The places
    stand in `indices`, in ascending order: one number each, as in a flat array, or one for each dimension.

    Source: onnx.proto, SparseTensorProto.
    """

    __slots__ = ()
    _label = "SparseTensorProto"
    values: TensorProto | None
    indices: TensorProto | None
    dims: list[int]

    def __init__(
        self,
        *,
        values: TensorProto | None = None,
        indices: TensorProto | None = None,
        dims: list[int] | None = None,
    ) -> None:
        """A new `SparseTensorProto`.

        Args:
            values: The elements, in one dimension.
            indices: Their places, int64.
            dims: Sizes of the whole tensor, the slowest first.
        """
        self._fill({"values": values, "indices": indices, "dims": dims})

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        super()._check(root, report)
        for i, item in enumerate(self.dims):
            if not (item > 0):
                report("ONNX301", f"dims[{i}]")

    _fields = (
        MessageField(
            "values",
            1,
            "message",
            part="TensorProto",
            doc="The elements, in one dimension.",
            ref="onnx.proto, SparseTensorProto",
        ),
        MessageField(
            "indices", 2, "message", part="TensorProto", doc="Their places, int64.", ref="onnx.proto, SparseTensorProto"
        ),
        MessageField(
            "dims",
            3,
            "s8",
            many=True,
            doc="Sizes of the whole tensor, the slowest first.",
            ref="onnx.proto, SparseTensorProto",
        ),
    )


class StringStringEntryProto(Message):
    """A name and a value.

    Source: onnx.proto, StringStringEntryProto.
    """

    __slots__ = ()
    _label = "StringStringEntryProto"
    key: str | None
    value: str | None

    def __init__(
        self,
        *,
        key: str | None = None,
        value: str | None = None,
    ) -> None:
        """A new `StringStringEntryProto`.

        Args:
            key: The name.
            value: The value.
        """
        self._fill({"key": key, "value": value})

    _fields = (
        MessageField("key", 1, "str", doc="The name.", ref="onnx.proto, StringStringEntryProto"),
        MessageField("value", 2, "str", doc="The value.", ref="onnx.proto, StringStringEntryProto"),
    )


class TensorAnnotation(Message):
    """How a tensor is quantised.

    Source: onnx.proto, TensorAnnotation.
    """

    __slots__ = ()
    _label = "TensorAnnotation"
    tensor_name: str | None
    quant_parameter_tensor_names: list[StringStringEntryProto]

    def __init__(
        self,
        *,
        tensor_name: str | None = None,
        quant_parameter_tensor_names: list[StringStringEntryProto] | None = None,
    ) -> None:
        """A new `TensorAnnotation`.

        Args:
            tensor_name: The tensor.
            quant_parameter_tensor_names: The tensors with its scale and zero point, by what they are.
        """
        self._fill({"tensor_name": tensor_name, "quant_parameter_tensor_names": quant_parameter_tensor_names})

    _fields = (
        MessageField("tensor_name", 1, "str", doc="The tensor.", ref="onnx.proto, TensorAnnotation"),
        MessageField(
            "quant_parameter_tensor_names",
            2,
            "message",
            many=True,
            part="StringStringEntryProto",
            doc="The tensors with its scale and zero point, by what they are.",
            ref="onnx.proto, TensorAnnotation",
        ),
    )


class ValueInfoProto(Message):
    """Name and type of a value.

    Source: onnx.proto, ValueInfoProto.
    """

    __slots__ = ()
    _label = "ValueInfoProto"
    name: str | None
    type: TypeProto | None
    doc_string: str | None
    metadata_props: list[StringStringEntryProto]

    def __init__(
        self,
        *,
        name: str | None = None,
        type: TypeProto | None = None,
        doc_string: str | None = None,
        metadata_props: list[StringStringEntryProto] | None = None,
    ) -> None:
        """A new `ValueInfoProto`.

        Args:
            name: Name of the value.
            type: Its type.
            doc_string: Documentation.
            metadata_props: Further properties by name.
        """
        self._fill({"name": name, "type": type, "doc_string": doc_string, "metadata_props": metadata_props})

    _fields = (
        MessageField("name", 1, "str", doc="Name of the value.", ref="onnx.proto, ValueInfoProto"),
        MessageField("type", 2, "message", part="TypeProto", doc="Its type.", ref="onnx.proto, ValueInfoProto"),
        MessageField("doc_string", 3, "str", doc="Documentation.", ref="onnx.proto, ValueInfoProto"),
        MessageField(
            "metadata_props",
            4,
            "message",
            many=True,
            part="StringStringEntryProto",
            doc="Further properties by name.",
            ref="onnx.proto, ValueInfoProto",
        ),
    )


class TypeProto(Message):
    """The type of a value: one of these.

    Source: onnx.proto, TypeProto.
    """

    __slots__ = ()
    _label = "TypeProto"
    tensor_type: TypeProtoTensor | None
    sequence_type: TypeProtoSequence | None
    map_type: TypeProtoMap | None
    denotation: str | None
    opaque_type: TypeProtoOpaque | None
    sparse_tensor_type: TypeProtoTensor | None
    optional_type: TypeProtoSequence | None

    def __init__(
        self,
        *,
        tensor_type: TypeProtoTensor | None = None,
        sequence_type: TypeProtoSequence | None = None,
        map_type: TypeProtoMap | None = None,
        denotation: str | None = None,
        opaque_type: TypeProtoOpaque | None = None,
        sparse_tensor_type: TypeProtoTensor | None = None,
        optional_type: TypeProtoSequence | None = None,
    ) -> None:
        """A new `TypeProto`.

        Args:
            tensor_type: A tensor.
            sequence_type: A sequence.
            map_type: A map.
            denotation: What the values are, for example an image.
            opaque_type: A type that ONNX does not look into.
            sparse_tensor_type: A sparse tensor.
            optional_type: A value that may be absent.
        """
        self._fill(
            {
                "tensor_type": tensor_type,
                "sequence_type": sequence_type,
                "map_type": map_type,
                "denotation": denotation,
                "opaque_type": opaque_type,
                "sparse_tensor_type": sparse_tensor_type,
                "optional_type": optional_type,
            }
        )

    _fields = (
        MessageField("tensor_type", 1, "message", part="TypeProtoTensor", doc="A tensor.", ref="onnx.proto, TypeProto"),
        MessageField(
            "sequence_type", 4, "message", part="TypeProtoSequence", doc="A sequence.", ref="onnx.proto, TypeProto"
        ),
        MessageField("map_type", 5, "message", part="TypeProtoMap", doc="A map.", ref="onnx.proto, TypeProto"),
        MessageField(
            "denotation", 6, "str", doc="What the values are, for example an image.", ref="onnx.proto, TypeProto"
        ),
        MessageField(
            "opaque_type",
            7,
            "message",
            part="TypeProtoOpaque",
            doc="A type that ONNX does not look into.",
            ref="onnx.proto, TypeProto",
        ),
        MessageField(
            "sparse_tensor_type",
            8,
            "message",
            part="TypeProtoTensor",
            doc="A sparse tensor.",
            ref="onnx.proto, TypeProto",
        ),
        MessageField(
            "optional_type",
            9,
            "message",
            part="TypeProtoSequence",
            doc="A value that may be absent.",
            ref="onnx.proto, TypeProto",
        ),
    )


class TypeProtoTensor(Message):
    """Type of a tensor, dense or sparse.

    Source: onnx.proto, TypeProto.Tensor and TypeProto.SparseTensor.
    """

    __slots__ = ()
    _label = "TypeProto.Tensor"
    elem_type: DataType | int | None
    shape: TensorShapeProto | None

    def __init__(
        self,
        *,
        elem_type: DataType | int | None = None,
        shape: TensorShapeProto | None = None,
    ) -> None:
        """A new `TypeProto.Tensor`.

        Args:
            elem_type: Type of its elements.
            shape: Its shape; unknown where there is none.
        """
        self._fill({"elem_type": elem_type, "shape": shape})

    _fields = (
        MessageField(
            "elem_type",
            1,
            "s4",
            enum=_DATA_TYPE,
            doc="Type of its elements.",
            ref="onnx.proto, TypeProto.Tensor and TypeProto.SparseTensor",
        ),
        MessageField(
            "shape",
            2,
            "message",
            part="TensorShapeProto",
            doc="Its shape; unknown where there is none.",
            ref="onnx.proto, TypeProto.Tensor and TypeProto.SparseTensor",
        ),
    )


class TypeProtoSequence(Message):
    """Type of a sequence or of an optional value.

    Source: onnx.proto, TypeProto.Sequence and TypeProto.Optional.
    """

    __slots__ = ()
    _label = "TypeProto.Sequence"
    elem_type: TypeProto | None

    def __init__(
        self,
        *,
        elem_type: TypeProto | None = None,
    ) -> None:
        """A new `TypeProto.Sequence`.

        Args:
            elem_type: Type of the elements.
        """
        self._fill({"elem_type": elem_type})

    _fields = (
        MessageField(
            "elem_type",
            1,
            "message",
            part="TypeProto",
            doc="Type of the elements.",
            ref="onnx.proto, TypeProto.Sequence and TypeProto.Optional",
        ),
    )


class TypeProtoMap(Message):
    """Type of a map.

    Source: onnx.proto, TypeProto.Map.
    """

    __slots__ = ()
    _label = "TypeProto.Map"
    key_type: DataType | int | None
    value_type: TypeProto | None

    def __init__(
        self,
        *,
        key_type: DataType | int | None = None,
        value_type: TypeProto | None = None,
    ) -> None:
        """A new `TypeProto.Map`.

        Args:
            key_type: Type of the keys.
            value_type: Type of the values.
        """
        self._fill({"key_type": key_type, "value_type": value_type})

    _fields = (
        MessageField("key_type", 1, "s4", enum=_DATA_TYPE, doc="Type of the keys.", ref="onnx.proto, TypeProto.Map"),
        MessageField(
            "value_type", 2, "message", part="TypeProto", doc="Type of the values.", ref="onnx.proto, TypeProto.Map"
        ),
    )


class TypeProtoOpaque(Message):
    """A type by name alone.

    Source: onnx.proto, TypeProto.Opaque.
    """

    __slots__ = ()
    _label = "TypeProto.Opaque"
    domain: str | None
    name: str | None

    def __init__(
        self,
        *,
        domain: str | None = None,
        name: str | None = None,
    ) -> None:
        """A new `TypeProto.Opaque`.

        Args:
            domain: Whose type it is.
            name: Its name.
        """
        self._fill({"domain": domain, "name": name})

    _fields = (
        MessageField("domain", 1, "str", doc="Whose type it is.", ref="onnx.proto, TypeProto.Opaque"),
        MessageField("name", 2, "str", doc="Its name.", ref="onnx.proto, TypeProto.Opaque"),
    )


class TensorShapeProto(Message):
    """The shape of a tensor.

    Source: onnx.proto, TensorShapeProto.
    """

    __slots__ = ()
    _label = "TensorShapeProto"
    dim: list[Dimension]

    def __init__(
        self,
        *,
        dim: list[Dimension] | None = None,
    ) -> None:
        """A new `TensorShapeProto`.

        Args:
            dim: The dimensions, the slowest first.
        """
        self._fill({"dim": dim})

    _fields = (
        MessageField(
            "dim",
            1,
            "message",
            many=True,
            part="Dimension",
            doc="The dimensions, the slowest first.",
            ref="onnx.proto, TensorShapeProto",
        ),
    )


class Dimension(Message):
    """A dimension: a size or a name for one.

    Source: onnx.proto, TensorShapeProto.Dimension.
    """

    __slots__ = ()
    _label = "TensorShapeProto.Dimension"
    dim_value: int | None
    dim_param: str | None
    denotation: str | None

    def __init__(
        self,
        *,
        dim_value: int | None = None,
        dim_param: str | None = None,
        denotation: str | None = None,
    ) -> None:
        """A new `TensorShapeProto.Dimension`.

        Args:
            dim_value: The size.
            dim_param: A name for a size that is not known.
            denotation: What the dimension is, for example a batch.
        """
        self._fill({"dim_value": dim_value, "dim_param": dim_param, "denotation": denotation})

    _fields = (
        MessageField("dim_value", 1, "s8", doc="The size.", ref="onnx.proto, TensorShapeProto.Dimension"),
        MessageField(
            "dim_param",
            2,
            "str",
            doc="A name for a size that is not known.",
            ref="onnx.proto, TensorShapeProto.Dimension",
        ),
        MessageField(
            "denotation",
            3,
            "str",
            doc="What the dimension is, for example a batch.",
            ref="onnx.proto, TensorShapeProto.Dimension",
        ),
    )


class OperatorSetIdProto(Message):
    """An operator set and its version.

    Source: onnx.proto, OperatorSetIdProto.
    """

    __slots__ = ()
    _label = "OperatorSetIdProto"
    domain: str | None
    version: int | None

    def __init__(
        self,
        *,
        domain: str | None = None,
        version: int | None = None,
    ) -> None:
        """A new `OperatorSetIdProto`.

        Args:
            domain: Which set; the standard one where it is empty.
            version: Its version.
        """
        self._fill({"domain": domain, "version": version})

    _fields = (
        MessageField(
            "domain",
            1,
            "str",
            doc="Which set; the standard one where it is empty.",
            ref="onnx.proto, OperatorSetIdProto",
        ),
        MessageField("version", 2, "s8", doc="Its version.", ref="onnx.proto, OperatorSetIdProto"),
    )


class DeviceConfigurationProto(Message):
    """A set of devices.

    Source: onnx.proto, DeviceConfigurationProto.
    """

    __slots__ = ()
    _label = "DeviceConfigurationProto"
    name: str | None
    num_devices: int | None
    device: list[str]

    def __init__(
        self,
        *,
        name: str | None = None,
        num_devices: int | None = None,
        device: list[str] | None = None,
    ) -> None:
        """A new `DeviceConfigurationProto`.

        Args:
            name: Its name.
            num_devices: How many devices.
            device: Their names.
        """
        self._fill({"name": name, "num_devices": num_devices, "device": device})

    _fields = (
        MessageField("name", 1, "str", doc="Its name.", ref="onnx.proto, DeviceConfigurationProto"),
        MessageField("num_devices", 2, "s4", doc="How many devices.", ref="onnx.proto, DeviceConfigurationProto"),
        MessageField("device", 3, "str", many=True, doc="Their names.", ref="onnx.proto, DeviceConfigurationProto"),
    )


class NodeDeviceConfigurationProto(Message):
    """How a node is spread over devices.

    Source: onnx.proto, NodeDeviceConfigurationProto.
    """

    __slots__ = ()
    _label = "NodeDeviceConfigurationProto"
    configuration_id: str | None
    sharding_spec: list[ShardingSpecProto]
    pipeline_stage: int | None

    def __init__(
        self,
        *,
        configuration_id: str | None = None,
        sharding_spec: list[ShardingSpecProto] | None = None,
        pipeline_stage: int | None = None,
    ) -> None:
        """A new `NodeDeviceConfigurationProto`.

        Args:
            configuration_id: The set of devices.
            sharding_spec: How its tensors are split.
            pipeline_stage: Stage of a pipeline.
        """
        self._fill(
            {"configuration_id": configuration_id, "sharding_spec": sharding_spec, "pipeline_stage": pipeline_stage}
        )

    _fields = (
        MessageField(
            "configuration_id", 1, "str", doc="The set of devices.", ref="onnx.proto, NodeDeviceConfigurationProto"
        ),
        MessageField(
            "sharding_spec",
            2,
            "message",
            many=True,
            part="ShardingSpecProto",
            doc="How its tensors are split.",
            ref="onnx.proto, NodeDeviceConfigurationProto",
        ),
        MessageField(
            "pipeline_stage", 3, "s4", doc="Stage of a pipeline.", ref="onnx.proto, NodeDeviceConfigurationProto"
        ),
    )


class ShardingSpecProto(Message):
    """How a tensor is split.

    Source: onnx.proto, ShardingSpecProto.
    """

    __slots__ = ()
    _label = "ShardingSpecProto"
    tensor_name: str | None
    device: list[int]
    index_to_device_group_map: list[IntIntListEntryProto]
    sharded_dim: list[ShardedDimProto]

    def __init__(
        self,
        *,
        tensor_name: str | None = None,
        device: list[int] | None = None,
        index_to_device_group_map: list[IntIntListEntryProto] | None = None,
        sharded_dim: list[ShardedDimProto] | None = None,
    ) -> None:
        """A new `ShardingSpecProto`.

        Args:
            tensor_name: The tensor.
            device: The devices or groups of them.
            index_to_device_group_map: The groups.
            sharded_dim: The dimensions that are split.
        """
        self._fill(
            {
                "tensor_name": tensor_name,
                "device": device,
                "index_to_device_group_map": index_to_device_group_map,
                "sharded_dim": sharded_dim,
            }
        )

    _fields = (
        MessageField("tensor_name", 1, "str", doc="The tensor.", ref="onnx.proto, ShardingSpecProto"),
        MessageField(
            "device", 2, "s8", many=True, doc="The devices or groups of them.", ref="onnx.proto, ShardingSpecProto"
        ),
        MessageField(
            "index_to_device_group_map",
            3,
            "message",
            many=True,
            part="IntIntListEntryProto",
            doc="The groups.",
            ref="onnx.proto, ShardingSpecProto",
        ),
        MessageField(
            "sharded_dim",
            4,
            "message",
            many=True,
            part="ShardedDimProto",
            doc="The dimensions that are split.",
            ref="onnx.proto, ShardingSpecProto",
        ),
    )


class ShardedDimProto(Message):
    """How a dimension is split.

    Source: onnx.proto, ShardedDimProto.
    """

    __slots__ = ()
    _label = "ShardedDimProto"
    axis: int | None
    simple_sharding: list[SimpleShardedDimProto]

    def __init__(
        self,
        *,
        axis: int | None = None,
        simple_sharding: list[SimpleShardedDimProto] | None = None,
    ) -> None:
        """A new `ShardedDimProto`.

        Args:
            axis: The dimension; negative from the last.
            simple_sharding: The parts.
        """
        self._fill({"axis": axis, "simple_sharding": simple_sharding})

    _fields = (
        MessageField("axis", 1, "s8", doc="The dimension; negative from the last.", ref="onnx.proto, ShardedDimProto"),
        MessageField(
            "simple_sharding",
            2,
            "message",
            many=True,
            part="SimpleShardedDimProto",
            doc="The parts.",
            ref="onnx.proto, ShardedDimProto",
        ),
    )


class SimpleShardedDimProto(Message):
    """A dimension in equal parts.

    Source: onnx.proto, SimpleShardedDimProto.
    """

    __slots__ = ()
    _label = "SimpleShardedDimProto"
    dim_value: int | None
    dim_param: str | None
    num_shards: int | None

    def __init__(
        self,
        *,
        dim_value: int | None = None,
        dim_param: str | None = None,
        num_shards: int | None = None,
    ) -> None:
        """A new `SimpleShardedDimProto`.

        Args:
            dim_value: The size.
            dim_param: A name for it.
            num_shards: Number of parts.
        """
        self._fill({"dim_value": dim_value, "dim_param": dim_param, "num_shards": num_shards})

    _fields = (
        MessageField("dim_value", 1, "s8", doc="The size.", ref="onnx.proto, SimpleShardedDimProto"),
        MessageField("dim_param", 2, "str", doc="A name for it.", ref="onnx.proto, SimpleShardedDimProto"),
        MessageField("num_shards", 3, "s8", doc="Number of parts.", ref="onnx.proto, SimpleShardedDimProto"),
    )


class IntIntListEntryProto(Message):
    """A number and a list of numbers.

    Source: onnx.proto, IntIntListEntryProto.
    """

    __slots__ = ()
    _label = "IntIntListEntryProto"
    key: int | None
    value: list[int]

    def __init__(
        self,
        *,
        key: int | None = None,
        value: list[int] | None = None,
    ) -> None:
        """A new `IntIntListEntryProto`.

        Args:
            key: The number.
            value: The list.
        """
        self._fill({"key": key, "value": value})

    _fields = (
        MessageField("key", 1, "s8", doc="The number.", ref="onnx.proto, IntIntListEntryProto"),
        MessageField("value", 2, "s8", many=True, doc="The list.", ref="onnx.proto, IntIntListEntryProto"),
    )


NOTATION: Final = Notation(
    {
        "varint": "ONNX001",
        "tag": "ONNX002",
        "wire": "ONNX003",
        "length": "ONNX004",
        "group": "ONNX005",
        "nesting": "ONNX006",
        "packed": "ONNX007",
        "count": "ONNX011",
        "text": "ONNX008",
        "again": "ONNX009",
        "unknown": "ONNX010",
    },
    {"messages.levels": 100, "messages.count": 1048576, "messages.arrays": 30000},
    (
        ModelProto,
        GraphProto,
        NodeProto,
        AttributeProto,
        FunctionProto,
        TrainingInfoProto,
        TensorProto,
        Segment,
        SparseTensorProto,
        StringStringEntryProto,
        TensorAnnotation,
        ValueInfoProto,
        TypeProto,
        TypeProtoTensor,
        TypeProtoSequence,
        TypeProtoMap,
        TypeProtoOpaque,
        TensorShapeProto,
        Dimension,
        OperatorSetIdProto,
        DeviceConfigurationProto,
        NodeDeviceConfigurationProto,
        ShardingSpecProto,
        ShardedDimProto,
        SimpleShardedDimProto,
        IntIntListEntryProto,
    ),
    TensorForm(
        "ONNX",
        TensorProto,
        name="name",
        dims="dims",
        dtype="data_type",
        raw="raw_data",
        own="graph.initializer",
        faults={"bits": "ONNX109", "entry": "ONNX110", "text": "ONNX111", "end": "ONNX113", "truth": "ONNX118"},
        elsewhere=Elsewhere(
            "data_location",
            DataLocation.DEFAULT,
            DataLocation.EXTERNAL,
            entries="external_data",
            entry=StringStringEntryProto,
            location="location",
            offset="offset",
            length="length",
            checksum="checksum",
            digest="sha1",
            alignment=4096,
            faults={
                "unnamed": "ONNX201",
                "name": "ONNX202",
                "again": "ONNX203",
                "key": "ONNX204",
                "number": "ONNX205",
                "missing": "ONNX206",
                "link": "ONNX207",
                "beyond": "ONNX208",
                "size": "ONNX209",
                "changed": "ONNX210",
                "checksum": "ONNX214",
            },
        ),
    ),
)


TITLE: Final = "ONNX model or TensorProto"
EXTENSIONS: Final = (
    "onnx",
    "pb",
)
MAGIC: Final = b""
ROOT: Final = Onnx
LIMITS: Final[dict[str, int]] = {
    "messages.levels": 100,
    "messages.count": 1048576,
    "messages.arrays": 30000,
}
TENSORS: Final[tuple[TensorList, ...]] = ()
ROLES: Final = ()
RULES: Final[dict[str, Rule]] = {
    "ONNX001": Rule(
        "ONNX001",
        "error",
        "A varint has more than 10 bytes or no end.",
        "Nobody can tell how long it is, so all that follows would be misread.",
        "Refuses the file, as every protobuf reader does.",
        "Get the file again; its tail is damaged.",
        "protobuf documentation, encoding",
    ),
    "ONNX002": Rule(
        "ONNX002",
        "error",
        "The key of a field has more than 5 bytes or the number 0, or its length has more than 5 bytes.",
        "No field has the number 0 or one above 2^29 - 1, and none is longer than 2^31 - 1 bytes; the bytes before were misread.",
        "Refuses the file.",
        "Get the file again.",
        "protobuf documentation, encoding",
    ),
    "ONNX003": Rule(
        "ONNX003",
        "error",
        "A field has the wire type 6 or 7.",
        "There are none of that number, so the length of the value is unknown.",
        "Refuses the file.",
        "Get the file again; check that it is an ONNX file at all.",
        "protobuf documentation, encoding",
    ),
    "ONNX004": Rule(
        "ONNX004",
        "error",
        "A value reaches past the end of the message that it is in.",
        "The file is cut off or the length is damaged.",
        "Refuses the file.",
        "Get the whole file again.",
        "protobuf documentation, encoding",
    ),
    "ONNX005": Rule(
        "ONNX005",
        "error",
        "A group has no end or an end has no group.",
        "ONNX has no groups; one that is skipped has to be whole.",
        "Refuses the file.",
        "Get the file again.",
        "protobuf documentation, encoding",
    ),
    "ONNX006": Rule(
        "ONNX006",
        "error",
        "Messages or groups are nested more than 100 levels deep.",
        "Readers go down one call a level; the limit keeps them from running out of stack.",
        "Refuses the file at the same depth.",
        "Move nested graphs into functions.",
        "protobuf, default recursion limit",
    ),
    "ONNX007": Rule(
        "ONNX007",
        "error",
        "A packed list ends within an element.",
        "Its length is damaged, or that of the element.",
        "Refuses the file.",
        "Get the file again.",
        "protobuf documentation, encoding",
    ),
    "ONNX008": Rule(
        "ONNX008",
        "warning",
        "A text is not UTF-8.",
        "Names that are no text cannot be typed, and readers in languages with strict strings fail.",
        "Python hands the bytes out; other languages refuse the file.",
        "Write the text anew.",
        "protobuf documentation, string; observed on onnx 1.23.2",
    ),
    "ONNX009": Rule(
        "ONNX009",
        "warning",
        "A field that may stand in a message once stands there more often.",
        "Of values the last one counts, and messages are merged; a reader that takes the first sees another model.",
        "Takes the last value, and merges messages.",
        "Write the model again with any tool.",
        "protobuf documentation, last one wins",
    ),
    "ONNX010": Rule(
        "ONNX010",
        "note",
        "A message has fields that the schema does not know.",
        "They may be of a newer version, or hide something; a known number with another wire type is unknown, too.",
        "Skips them and keeps them when it writes.",
        "Nothing needs to be done.",
        "protobuf documentation, unknown fields",
    ),
    "ONNX011": Rule(
        "ONNX011",
        "error",
        "A file has more messages or tensors than the limit.",
        "Each takes memory, however short it is: a few megabytes of empty ones would fill it.",
        "Has no such limit.",
        "Set messages.count or messages.arrays higher if you trust the file.",
        "nkformats, limits",
    ),
    "ONNX101": Rule(
        "ONNX101",
        "error",
        "A dimension is negative.",
        "No array has such a shape.",
        "The checker of onnx refuses it; the decoder takes -1 for whatever size fits.",
        "Write the true size.",
        "onnx.proto, TensorProto.dims; observed on onnx 1.23.2",
    ),
    "ONNX102": Rule(
        "ONNX102",
        "error",
        "A tensor has more than 64 dimensions.",
        "numpy has no more.",
        "The checker of onnx passes it; its decoder fails.",
        "Merge dimensions.",
        "observed on onnx 1.23.2 with numpy 2.4",
    ),
    "ONNX103": Rule(
        "ONNX103",
        "error",
        "The data type is not given or unknown.",
        "Nobody can tell what the bytes mean.",
        "The checker of onnx refuses type 0 and passes unknown ones, such as 29 and -1; its decoder fails.",
        "Write the type; a newer one needs a newer version of this program.",
        "onnx.proto, TensorProto.DataType; observed on onnx 1.23.2",
    ),
    "ONNX301": Rule(
        "ONNX301",
        "error",
        "A dimension of a sparse tensor is not positive.",
        "No index lies within it.",
        "The checker of onnx refuses it.",
        "Write the true size.",
        "onnx.proto, SparseTensorProto.dims",
    ),
}

_EIGHT_BYTES_STRUCT_AT = Struct("<Q").unpack_from
_FOUR_BYTES_STRUCT_AT = Struct("<I").unpack_from


def _read_group(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> Group:
    self = new(Group)
    if end - pos < 1:
        raise cut(self, data, pos, end, "byte", limits)
    self.byte = data[pos]
    return self


def _read_varint(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> tuple[Varint, int]:
    self = new(Varint)
    try:
        groups = []
        while True:
            item_groups = _read_group(data, pos, end, limits)
            pos += 1
            groups.append(item_groups)
            if item_groups.byte < 128:
                break
        self.groups = groups
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_eight_bytes(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> EightBytes:
    self = new(EightBytes)
    if end - pos < 8:
        raise cut(self, data, pos, end, "bits", limits)
    (self.bits,) = _EIGHT_BYTES_STRUCT_AT(data, pos)
    return self


def _read_delimited(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> tuple[Delimited, int]:
    self = new(Delimited)
    try:
        self.num_bytes, pos = _read_varint(data, pos, end, limits)
        num_bytes = self.num_bytes
        size_body = (
            (num_bytes.groups[0].byte & 127)
            + ((num_bytes.groups[1].byte & 127) * 128 if len(num_bytes.groups) > 1 else 0)
            + ((num_bytes.groups[2].byte & 127) * 16384 if len(num_bytes.groups) > 2 else 0)
            + ((num_bytes.groups[3].byte & 127) * 2097152 if len(num_bytes.groups) > 3 else 0)
            + ((num_bytes.groups[4].byte & 127) * 268435456 if len(num_bytes.groups) > 4 else 0)
        )
        if size_body > end - pos:
            raise short(self, "body", pos, size_body, end - pos)
        self.body = data[pos : pos + size_body]
        pos += size_body
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_four_bytes(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> FourBytes:
    self = new(FourBytes)
    if end - pos < 4:
        raise cut(self, data, pos, end, "bits", limits)
    (self.bits,) = _FOUR_BYTES_STRUCT_AT(data, pos)
    return self


def _read_part(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> tuple[Part, int]:
    self = new(Part)
    try:
        self.tag, pos = _read_varint(data, pos, end, limits)
        tag = self.tag
        if tag.groups[0].byte & 7 == 0:
            self.value, pos = _read_varint(data, pos, end, limits)
        elif tag.groups[0].byte & 7 == 1:
            self.value = _read_eight_bytes(data, pos, end, limits)
            pos += 8
        elif tag.groups[0].byte & 7 == 2:
            self.value, pos = _read_delimited(data, pos, end, limits)
        elif tag.groups[0].byte & 7 == 5:
            self.value = _read_four_bytes(data, pos, end, limits)
            pos += 4
        else:
            self.value = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_onnx(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> tuple[Onnx, int]:
    self = new(Onnx)
    try:
        parts = []
        while pos < end:
            item_parts, pos = _read_part(data, pos, end, limits)
            parts.append(item_parts)
        self.parts = parts
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def read(data: Buffer, limits: Mapping[str, int] = LIMITS) -> Onnx:
    """Reads a whole file from a buffer, without copying its payload.

    Raises:
        FormatError: with the path and offset of the first fault, and the records read so far (`.record`).
    """
    view = view_of(data)
    return _read_onnx(view, 0, len(view), limits)[0]


def write(record: Onnx, limits: Mapping[str, int] = LIMITS) -> bytes:
    """Settles a tree and gives its bytes.

    Raises:
        FormatError: what stands in the tree cannot be written so that it is read back.
    """
    settle(record)
    return b"".join(chunks(record, limits))


def check(record: Onnx) -> list[Finding]:
    """Every rule of the schema that a complete tree breaks."""
    return check_tree(record, RULES)
