"""Makes the ONNX samples for make_samples.py: the digit classifier, and a model with a tensor in every place and type.

All files are written by the library. The classifier is that of `digits.param`, so this has to be there first.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

import nkformats
from nkformats.formats.onnx_tensors import DTYPES, PAYLOADS, tensor_proto
from nkformats.generated import onnx
from nkformats.generated.onnx import AttributeProto, AttributeType, DataType, GraphProto, NodeProto, TensorProto
from nkformats.packing import bits_of, pack
from nkformats.records import numpy_dtype
from nkformats.records.wire import encoded_varint

HERE = Path(__file__).resolve().parent

Array = npt.NDArray[Any]

#: The file with the one tensor that `digits_external.onnx` has not in itself.
DATA: Final = "digits_external.data"


def node(kind: str, inputs: Iterable[str], output: str, **attributes: int | list[int] | TensorProto) -> NodeProto:
    """A node with one output."""
    given = [attribute(name, one) for name, one in attributes.items()]
    return NodeProto(op_type=kind, input=list(inputs), output=[output], attribute=given)


def attribute(name: str, value: int | list[int] | TensorProto | GraphProto) -> AttributeProto:
    """A parameter of a node, in the field for its type."""
    if isinstance(value, int):
        return AttributeProto(name=name, i=value, type=AttributeType.INT)
    if isinstance(value, list):
        return AttributeProto(name=name, ints=value, type=AttributeType.INTS)
    if isinstance(value, TensorProto):
        return AttributeProto(name=name, t=value, type=AttributeType.TENSOR)
    return AttributeProto(name=name, g=value, type=AttributeType.GRAPH)


def value(name: str, kind: DataType, *sizes: int) -> onnx.ValueInfoProto:
    """An input or an output of a graph."""
    shape = onnx.TensorShapeProto(dim=[onnx.Dimension(dim_value=size) for size in sizes])
    tensor = onnx.TypeProtoTensor(elem_type=kind, shape=shape)
    return onnx.ValueInfoProto(name=name, type=onnx.TypeProto(tensor_type=tensor))


def model(graph: GraphProto, version: int = 10, opset: int = 21, **fields: Any) -> Any:
    """A model of that graph."""
    record = onnx.ModelProto(
        ir_version=version,
        producer_name="nkformats",
        graph=graph,
        opset_import=[onnx.OperatorSetIdProto(domain="", version=opset)],
        **fields,
    )
    return nkformats.from_record(record)


def digits() -> Any:
    """The classifier: 8 x 8 images of one channel to the probabilities of ten digits."""
    tensors = nkformats.parse(HERE / "digits.param").tensors
    shapes = {"conv1.weight": (8, 1, 3, 3), "conv2.weight": (16, 8, 3, 3), "dense.weight": (10, 64)}
    weights = [tensor_proto(one.to_numpy().reshape(shapes.get(name, one.shape)), name) for name, one in tensors.items()]
    window: dict[str, Any] = {"kernel_shape": [2, 2], "strides": [2, 2]}
    nodes = [
        node("Conv", ["image", "conv1.weight", "conv1.bias"], "conv1", kernel_shape=[3, 3], pads=[1, 1, 1, 1]),
        node("Relu", ["conv1"], "relu1"),
        node("MaxPool", ["relu1"], "pool1", **window),
        node("Conv", ["pool1", "conv2.weight", "conv2.bias"], "conv2", kernel_shape=[3, 3], pads=[1, 1, 1, 1]),
        node("Relu", ["conv2"], "relu2"),
        node("MaxPool", ["relu2"], "pool2", **window),
        node("Flatten", ["pool2"], "flat", axis=1),
        node("Gemm", ["flat", "dense.weight", "dense.bias"], "dense", transB=1),
        node("Softmax", ["dense"], "digit", axis=1),
    ]
    image, digit = value("image", DataType.FLOAT, 1, 1, 8, 8), value("digit", DataType.FLOAT, 1, 10)
    return model(GraphProto(name="digits", node=nodes, initializer=weights, input=[image], output=[digit]), opset=13)


def digits_external() -> Any:
    """The same with the weights of the dense layer in a file beside it."""
    made = digits()
    made.move_out(DATA, ["dense.weight"], checksum=True)
    return made


def values_of(kind: DataType) -> Array:
    """Five values of any type but string."""
    dtype = DTYPES[kind]
    if dtype == "bool":
        return np.array([True, False, False, True, True])
    if bits_of(dtype) < 8:
        return np.arange(1, 6, dtype="u1").view(numpy_dtype(dtype)) if bits_of(dtype) > 2 else _two_bits(dtype)
    if dtype.startswith("complex"):
        return (np.arange(5) / 4 + 1j).astype(dtype)
    return np.array([0.5, 1, 2, 4, 8]).astype(numpy_dtype(dtype))


def _two_bits(dtype: str) -> Array:
    return np.array([0, 1, 2, 3, 1], "u1").view(numpy_dtype(dtype))


def typed(kind: DataType, name: str) -> TensorProto:
    """A tensor with its elements in the list for its type."""
    array = values_of(kind)
    field = next(one for one in PAYLOADS if one.form != "bytes" and one.array.dtype(TensorProto(data_type=kind), 0))
    bits = bits_of(DTYPES[kind])
    if field.form in ("f4", "f8"):
        data = array.tobytes()
    elif bits in (2, 4):
        data = b"".join(map(encoded_varint, pack(array.view("u1"), bits)))
    else:
        whole = array if array.dtype.kind in "iu" else array.view(f"u{max(bits, 8) // 8}")
        data = b"".join(encoded_varint(int(one)) for one in whole)
    return TensorProto(name=name, data_type=kind, dims=[5], **{field.name: data})


def every_type() -> Any:
    """Every data type in every storage, and tensors wherever they can stand."""
    kinds = [kind for kind in DataType if DTYPES.get(kind, "object") != "object"]
    constants = [tensor_proto(values_of(kind), f"{kind.name.lower()}_raw") for kind in kinds]
    constants += [typed(kind, f"{kind.name.lower()}_typed") for kind in kinds]
    constants.append(tensor_proto(np.array(["one", "", "zwölf"], dtype=object), "string"))
    constants += [tensor_proto(np.float32(0.25), "scalar"), tensor_proto(np.zeros((2, 0, 3), "f4"), "empty")]
    sparse = [
        onnx.SparseTensorProto(
            values=tensor_proto(np.array([1, 2], "f4"), f"sparse{places.ndim}"),
            indices=tensor_proto(places),
            dims=[3, 4],
        )
        for places in (np.array([1, 7]), np.array([[0, 1], [1, 3]]))
    ]
    inner = GraphProto(
        name="then",
        initializer=[tensor_proto(np.array([1, 2, 3], "i8"), "inner")],
        node=[node("Identity", ["inner"], "chosen")],
        output=[value("chosen", DataType.INT64, 3)],
    )
    other = GraphProto(
        name="else",
        node=[node("Constant", [], "chosen", value=tensor_proto(np.array([4, 5, 6], "i8"), "constant"))],
        output=[value("chosen", DataType.INT64, 3)],
    )
    choice = node("If", ["condition"], "result")
    choice.attribute = [attribute("then_branch", inner), attribute("else_branch", other)]
    function = onnx.FunctionProto(
        name="One",
        domain="samples",
        output=["y"],
        node=[node("Constant", [], "y", value=tensor_proto(np.float32(1)))],
        opset_import=[onnx.OperatorSetIdProto(domain="", version=21)],
    )
    step = GraphProto(
        name="step",
        initializer=[tensor_proto(np.float32(0.01), "rate")],
        node=[node("Identity", ["rate"], "same")],
        output=[value("same", DataType.FLOAT)],
    )
    return model(
        GraphProto(
            name="every_type",
            node=[choice],
            initializer=constants,
            sparse_initializer=sparse,
            input=[value("condition", DataType.BOOL)],
            output=[value("result", DataType.INT64, 3)],
        ),
        version=14,
        functions=[function],
        training_info=[onnx.TrainingInfoProto(algorithm=step)],
    )


def image() -> Any:
    """The first image that `digits.nk` is tested with, as an input of `digits.onnx`."""
    case = nkformats.parse(HERE / "digits.nk").record.tests.cases[0]
    return nkformats.from_record(tensor_proto(case.array("input_data").reshape(1, 1, 8, 8), "image"))


def build() -> dict[str, bytes]:
    """Every sample by file name."""
    external = digits_external().to_files()
    return {
        "digits.onnx": digits().to_bytes(),
        "digits_external.onnx": external[".onnx"],
        DATA: external[DATA],
        "every_type.onnx": every_type().to_bytes(),
        "image.pb": image().to_bytes(),
    }


def main() -> None:
    """Writes the samples beside this script."""
    made = build()
    for name, data in made.items():
        (HERE / name).write_bytes(data)
    for name, data in made.items():
        verdict = nkformats.validate(HERE / name).verdict if not name.endswith(".data") else "data"
        print(f"{name}: {len(data)} bytes, {verdict}")


if __name__ == "__main__":
    main()
