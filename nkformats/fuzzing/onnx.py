"""Whole ONNX models: constants of every data type in every place for them, nodes with attributes of every kind, graphs
in graphs, functions.

Names are used once, values are made before they are taken, and nodes are of an operator set of our own, of which no
checker knows more; so what is drawn is a model to other readers as well.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hypothesis.control import reject

from nkformats.fuzzing.drawing import Maker, Wishes
from nkformats.fuzzing.onnx_tensors import Tensors, leading
from nkformats.generated import onnx
from nkformats.generated.onnx import AttributeType, DataType
from nkformats.records import FLOAT, INT, TEXT
from nkformats.records.messages import Message

#: The first two are of most files; the others from the oldest that has a checker to the newest.
_IR: Final = (10, 8, 3, 4, 5, 6, 7, 9, 11, 12, 13)
VARIANTS: Final = tuple(f"ir{one}" for one in sorted(_IR))

#: From which version of the format there is a field; a reader of an older one would pass over it.
_SINCE: Final = {
    "training_info": 7, "functions": 8, "configuration": 11, "device_configurations": 11, "metadata_props": 10,
    "sparse_initializer": 5, "quantization_annotation": 5,
}  # fmt: skip

#: The operator set of the nodes.
_DOMAIN: Final = "org.example"

#: How deep graphs, types and parts of parts are drawn where nobody asks for more.
_DEEP: Final = 2

#: Most constants of a graph, which one example in many reaches; the format has no limit.
_MANY: Final = 60

_NUMBERS: Final = (1, 0, 2, -1, 127, 128, 300, 2**31 - 1, -(2**31), 2**63 - 1, -(2**63))
_FLOATS: Final = (1.0, 0.0, -0.5, 0.25, 1.1754943508222875e-38, 3.4028234663852886e38, float("inf"))


def record(maker: Maker, wishes: Wishes) -> onnx.ModelProto:
    """A whole model."""
    made: onnx.ModelProto = Network(maker, wishes).model()
    return made


class Network:
    """A model in the making: the names that are taken, and what has to be in it."""

    def __init__(self, maker: Maker, wishes: Wishes) -> None:
        self.maker = maker
        self.tensors = Tensors(maker, wishes.containing)
        known = onnx.NOTATION.classes
        if wishes.containing and wishes.containing not in known and wishes.containing not in DataType.__members__:
            reject()
        if wishes.containing == "Segment":
            # A tensor that is one is broken.
            reject()
        self.wanted = known.get(wishes.containing, onnx.TensorProto if wishes.containing else None)
        self.forced = leading(onnx.ModelProto, self.wanted) if self.wanted else frozenset()
        newest = max([3, *(_SINCE.get(name, 3) for _, name in self.forced)])
        versions = [one for one in _IR if one >= newest and wishes.variant in (None, f"ir{one}")]
        if not versions:
            reject()
        self.version = maker.pick(versions)

    def has(self, cls: type[Message], name: str, one_in: int, level: int = 0) -> bool:
        """Whether a field is there: where it leads to what is asked for, else by chance, if not too deep."""
        if self.version < _SINCE.get(name, 0):
            return False
        return (cls, name) in self.forced or (level <= _DEEP and self.maker.chance(one_in))

    def amount(self, cls: type[Message], name: str, one_in: int, most: int, level: int = 0) -> range:
        """So many elements of a list, as a range to go over."""
        return range(self.maker.number(1, most) if self.has(cls, name, one_in, level) else 0)

    # -- what has a meaning ------------------------------------------------------------------------------------------

    def model(self) -> Any:
        """The outermost message."""
        maker = self.maker
        sets = [onnx.OperatorSetIdProto(domain="", version=maker.pick((21, 13, 7, 25)))]
        sets.append(onnx.OperatorSetIdProto(domain=_DOMAIN, version=1))
        made: Any = onnx.ModelProto(ir_version=self.version, opset_import=sets)
        if not maker.odd or not maker.chance(8):
            made.graph = self.graph(0)
        self.extras(made, "producer_name", "producer_version", "domain", "model_version", "doc_string")
        made.metadata_props = self.properties(onnx.ModelProto)
        for _ in self.amount(onnx.ModelProto, "training_info", 12, 1):
            made.training_info = [self.training()]
        for _ in self.amount(onnx.ModelProto, "functions", 6, 2):
            made.functions = [*made.functions, self.function()]
        for _ in self.amount(onnx.ModelProto, "configuration", 8, 2):
            made.configuration = [*made.configuration, self.plain(onnx.DeviceConfigurationProto)]
        return self.tensors.odd_message(made)

    def graph(self, level: int) -> Any:
        """A graph; of a main graph it is likelier that there are constants in it."""
        maker, cls = self.maker, onnx.GraphProto
        made: Any = onnx.GraphProto(name=self.tensors.new_name("graph"))
        most = _MANY if level == 0 and maker.chance(60) else 4
        if level == 0 or (cls, "initializer") in self.forced:
            made.initializer = [self.tensors.named() for _ in range(maker.number(1 if self.forced else 0, most))]
        made.sparse_initializer = [self.tensors.sparse() for _ in self.amount(cls, "sparse_initializer", 6, 2, level)]
        made.input = [self.value() for _ in self.amount(cls, "input", 2, 3, level)]
        if self.version < 4 and level == 0:
            # Constants were defaults of inputs then.
            made.input += [self.value(one.name) for one in made.initializer if one.name]
        known = [one.name or "" for one in (*made.input, *made.initializer)]
        for _ in self.amount(cls, "node", 2, 4, level):
            made.node = [*made.node, self.node([one for one in known if one], level)]
            known += made.node[-1].output
        made.output = [self.value(name) for name in known[-maker.number(0, 2) :] if name] if known else []
        made.value_info = [self.value(self.tensors.new_name("v")) for _ in self.amount(cls, "value_info", 6, 2, level)]
        annotations = self.amount(cls, "quantization_annotation", 12, 1, level)
        made.quantization_annotation = [self.plain(onnx.TensorAnnotation) for _ in annotations]
        made.metadata_props = self.properties(cls, level)
        self.extras(made, "doc_string")
        return self.tensors.odd_message(made)

    def node(self, known: list[str], level: int) -> Any:
        """An operation on values that are there."""
        maker, cls = self.maker, onnx.NodeProto
        made: Any = onnx.NodeProto(op_type=maker.pick(("Any", "Other")), domain=_DOMAIN)
        made.input = [maker.pick(["", *known]) for _ in range(maker.number(0, 2))]
        made.output = [self.tensors.new_name("v") for _ in range(maker.number(1, 2))]
        made.attribute = [self.attribute(f"a{at}", level) for at in self.amount(cls, "attribute", 2, 4, level)]
        configured = self.amount(cls, "device_configurations", 8, 1, level)
        made.device_configurations = [self.plain(onnx.NodeDeviceConfigurationProto) for _ in configured]
        made.metadata_props = self.properties(cls, level)
        self.extras(made, "name", "doc_string")
        return self.tensors.odd_message(made)

    def attribute(self, name: str, level: int) -> Any:
        """A parameter with a value of one kind."""
        maker, cls = self.maker, onnx.AttributeProto
        made: Any = onnx.AttributeProto(name=name)
        makers: dict[str, Callable[[], Any]] = {
            "i": lambda: maker.pick(_NUMBERS),
            "f": lambda: maker.pick(_FLOATS),
            "s": lambda: maker.pick((b"text", b"", b"\xff\0")),
            "t": self.tensors.plain,
            "g": lambda: self.graph(level + 1),
            "sparse_tensor": self.tensors.sparse,
            "tp": lambda: self.type_of(level + 1),
        }
        lists = {"ints": "i", "floats": "f", "strings": "s", "tensors": "t", "graphs": "g",
                 "sparse_tensors": "sparse_tensor", "type_protos": "tp"}  # fmt: skip
        wanted = [field for owner, field in self.forced if owner is cls]
        field = wanted[0] if wanted and level == 0 else maker.pick((*makers, *lists))
        if field in ("g", "graphs") and level >= _DEEP and not wanted:
            field = "i"
        if field in lists:
            setattr(made, field, [makers[lists[field]]() for _ in range(maker.number(1, 3))])
        else:
            setattr(made, field, makers[field]())
        kinds = {"i": "INT", "f": "FLOAT", "s": "STRING", "t": "TENSOR", "g": "GRAPH", "tp": "TYPE_PROTO"}
        made.type = AttributeType[kinds.get(field, field.upper())]
        self.extras(made, "doc_string")
        return self.tensors.odd_message(made)

    def function(self) -> Any:
        """A function of one node that takes its parameters."""
        made: Any = onnx.FunctionProto(name=self.tensors.new_name("F"), domain=_DOMAIN)
        made.opset_import = [onnx.OperatorSetIdProto(domain=_DOMAIN, version=1)]
        made.input = [self.tensors.new_name("v") for _ in range(self.maker.number(0, 2))]
        made.node = [self.node(list(made.input), 1)]
        made.output = list(made.node[0].output[:1])
        made.attribute = ["alpha"] if self.maker.chance(2) else []
        for at in self.amount(onnx.FunctionProto, "attribute_proto", 2, 2):
            made.attribute_proto = [*made.attribute_proto, self.attribute(f"b{at}", 1)]
        made.value_info = [self.value() for _ in self.amount(onnx.FunctionProto, "value_info", 4, 1)]
        made.metadata_props = self.properties(onnx.FunctionProto)
        self.extras(made, "doc_string")
        return self.tensors.odd_message(made)

    def training(self) -> Any:
        """What is done before and in a step of training."""
        made: Any = onnx.TrainingInfoProto(initialization=self.graph(1), algorithm=self.graph(1))
        made.initialization_binding = [self.entry() for _ in range(self.maker.number(0, 2))]
        made.update_binding = [self.entry() for _ in range(self.maker.number(0, 1))]
        return self.tensors.odd_message(made)

    # -- types of values ---------------------------------------------------------------------------------------------

    def value(self, name: str = "") -> Any:
        """A value with its type."""
        made: Any = onnx.ValueInfoProto(name=name or self.tensors.new_name("v"), type=self.type_of(0))
        made.metadata_props = self.properties(onnx.ValueInfoProto, _DEEP)
        self.extras(made, "doc_string")
        return made

    def type_of(self, level: int) -> Any:
        """A type of one kind; of most kinds there is another type in it."""
        maker = self.maker
        made: Any = onnx.TypeProto()
        wanted = [field for owner, field in self.forced if owner is onnx.TypeProto]
        kinds = ("tensor_type", "sparse_tensor_type", "sequence_type", "optional_type", "map_type", "opaque_type")
        kind = wanted[0] if wanted and level == 0 else maker.pick(kinds if level <= _DEEP else kinds[:2])
        element = maker.pick(list(DataType)[1:])
        if kind == "map_type":
            key = maker.pick((DataType.INT64, DataType.STRING, DataType.UINT8))
            made.map_type = onnx.TypeProtoMap(key_type=key, value_type=self.type_of(level + 1))
        elif kind in ("sequence_type", "optional_type"):
            setattr(made, kind, onnx.TypeProtoSequence(elem_type=self.type_of(level + 1)))
        elif kind == "opaque_type":
            made.opaque_type = onnx.TypeProtoOpaque(domain=maker.text(0, 6), name=maker.text(1, 6))
        else:
            least = (onnx.TensorShapeProto, "dim") in self.forced
            dims = [self.dimension() for _ in range(maker.number(int(least), 3))]
            setattr(made, kind, onnx.TypeProtoTensor(elem_type=element, shape=onnx.TensorShapeProto(dim=dims)))
        if maker.chance(8):
            made.denotation = maker.text(0, 8)
        return made

    def dimension(self) -> Any:
        """A size, a name for one, or neither."""
        maker = self.maker
        made: Any = onnx.Dimension()
        kind = maker.number(0, 2)
        if kind == 0:
            made.dim_value = maker.pick((1, 3, 0, 2**40))
        elif kind == 1:
            made.dim_param = maker.text(1, 5)
        if maker.chance(8):
            made.denotation = maker.text(0, 8)
        return made

    # -- what has none -----------------------------------------------------------------------------------------------

    def extras(self, made: Any, *names: str) -> None:
        """Texts and numbers that may be there."""
        for field in type(made)._fields:
            if field.name in names and self.maker.chance(6):
                setattr(made, field.name, self.scalar(field))

    def properties(self, cls: type[Message], level: int = 0) -> list[Any]:
        """Properties by name."""
        return [self.entry() for _ in self.amount(cls, "metadata_props", 8, 2, level)]

    def entry(self) -> Any:
        """A name that is used once, with a value."""
        made: Any = onnx.StringStringEntryProto(key=self.tensors.new_name("k"), value=self.maker.text(0, 20))
        return self.tensors.odd_message(made)

    def plain(self, cls: type[Message], level: int = 0) -> Any:
        """A message of which no field depends on another: each may be there."""
        if cls is onnx.StringStringEntryProto:
            return self.entry()
        made: Any = cls()
        for field in cls._fields:
            # Of a size and a name for it there is one.
            if field.name == "dim_param" and made.dim_value is not None:
                continue
            if not self.has(cls, field.name, 2, level):
                continue
            if field.part:
                part: Any = field.types[0]
                items = [self.plain(part, level + 1) for _ in range(self.maker.number(1, 2))]
                setattr(made, field.name, items if field.many else items[0])
            elif field.many:
                setattr(made, field.name, [self.scalar(field) for _ in range(self.maker.number(1, 3))])
            else:
                setattr(made, field.name, self.scalar(field))
        return self.tensors.odd_message(made)

    def scalar(self, field: Any) -> Any:
        """A value of a field by its type."""
        if field.kind == TEXT:
            return self.tensors.odd_text(self.maker.text(0, 12))
        if field.kind == FLOAT:
            return self.maker.pick(_FLOATS)
        assert field.kind == INT
        numbers = (1, 0, 2, 2**31 - 1, -(2**31)) if field.form == "s4" else _NUMBERS
        return self.maker.pick(numbers)
