"""A gallery of broken and odd ONNX files: at least one for every rule but those over values, which test_values has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
from gallery import Exhibit
from onnx_models import external, fine, network, sparse, tensor, tensor_proto

import nkformats
from nkformats.generated import onnx
from nkformats.generated.onnx import DataType, TensorProto
from nkformats.records.wire import encoded_varint


def field(number: int, value: bytes | int) -> bytes:
    if isinstance(value, int):
        return encoded_varint(number << 3) + encoded_varint(value)
    return encoded_varint(number << 3 | 2) + encoded_varint(len(value)) + value


def floats(*values: float) -> bytes:
    return np.array(values, "float32").tobytes()


class Odd(NamedTuple):
    """A file that breaks one rule and no other: what is given is a tensor, a model, or bytes of a `.pb`."""

    rule: str
    build: Callable[[], Any]
    path: str


W = "graph.initializer[0]"
LONG = {"raw_data": floats(1, 2, 3)}
KNOWN = {"location": "w.data", "offset": "0", "length": "8"}


def outside(**entries: str) -> TensorProto:
    return external(DataType.FLOAT, [2], **entries)


def twice(first: str, second: str) -> TensorProto:
    one = outside(**KNOWN)
    one.external_data = [*one.external_data, onnx.StringStringEntryProto(key=first, value=second)]
    return one


def here_and_there() -> TensorProto:
    one = outside(**KNOWN)
    one.raw_data = floats(1, 2)
    return one


def named_but_here() -> TensorProto:
    one = outside(**KNOWN)
    one.raw_data, one.data_location = floats(1, 2), onnx.DataLocation.DEFAULT
    return one


def with_sparse(dims: list[int], values: Any, indices: Any) -> Any:
    return network(sparse_initializer=[sparse(tensor_proto(values, "s"), tensor_proto(indices, "i"), dims)])


ODD = (
    Odd("ONNX008", lambda: tensor(DataType.FLOAT, [1], "\udcff", raw_data=floats(1)), f"{W}.name"),
    Odd("ONNX009", lambda: field(1, 1) + field(2, 1) + field(9, floats(1)) + field(8, b"a") + field(8, b"b"), "name"),
    Odd("ONNX010", lambda: field(1, 1) + field(2, 1) + field(9, floats(1)) + field(99, 1), "unknown"),
    Odd("ONNX010", lambda: field(1, 1) + field(2, 1) + field(9, floats(1)) + field(14, 7), "unknown"),
    Odd("ONNX101", lambda: tensor(DataType.FLOAT, [-1], raw_data=b""), f"{W}.dims[0]"),
    Odd("ONNX102", lambda: tensor(DataType.FLOAT, [1] * 65, raw_data=floats(1)), f"{W}.dims"),
    Odd("ONNX103", lambda: tensor(DataType.UNDEFINED, [1], raw_data=b"a"), f"{W}.data_type"),
    Odd("ONNX103", lambda: TensorProto(name="x", dims=[1], data_type=29, raw_data=b"a"), f"{W}.data_type"),
    Odd("ONNX104", lambda: tensor(DataType.FLOAT, [2**31, 2**31, 2], raw_data=b""), f"{W}.dims"),
    Odd("ONNX104", lambda: tensor(DataType.INT4, [2**62, 2]), f"{W}.dims"),
    Odd("ONNX105", lambda: tensor(DataType.FLOAT, [2], raw_data=floats(1)), f"{W}.raw_data"),
    Odd("ONNX105", lambda: tensor(DataType.FLOAT, [2]), W),
    Odd("ONNX105", lambda: tensor(DataType.FLOAT, []), W),
    Odd("ONNX105", lambda: tensor(DataType.INT4, [5], int32_data=b"\1\2"), f"{W}.int32_data"),
    Odd("ONNX105", lambda: tensor(DataType.STRING, [2], string_data=[b"a"]), f"{W}.string_data"),
    Odd("ONNX105", lambda: tensor(DataType.COMPLEX64, [1], float_data=floats(1)), f"{W}.float_data"),
    Odd("ONNX106", lambda: tensor(DataType.FLOAT, [2], **LONG), f"{W}.raw_data"),
    Odd("ONNX106", lambda: tensor(DataType.FLOAT, [0], **LONG), f"{W}.raw_data"),
    Odd("ONNX106", lambda: tensor(DataType.UINT2, [4], raw_data=b"\0\0"), f"{W}.raw_data"),
    Odd("ONNX106", lambda: tensor(DataType.INT64, [1], int64_data=b"\1\2"), f"{W}.int64_data"),
    Odd("ONNX107", lambda: tensor(DataType.FLOAT, [1], raw_data=floats(1), float_data=floats(1)), f"{W}.float_data"),
    Odd("ONNX108", lambda: tensor(DataType.INT8, [1], float_data=floats(1)), f"{W}.float_data"),
    Odd("ONNX108", lambda: tensor(DataType.STRING, [1], raw_data=b"a"), f"{W}.raw_data"),
    Odd("ONNX112", lambda: tensor(DataType.FLOAT, [1], raw_data=floats(1), segment=onnx.Segment(begin=0, end=1)),
        f"{W}.segment"),
    Odd("ONNX120", lambda: network(fine("a"), fine("b"), fine("a")), "graph.initializer[2].name"),
    Odd("ONNX121", lambda: network(fine("a"), fine("")), "graph.initializer[1]"),
    Odd("ONNX201", lambda: outside(offset="0"), f"{W}.external_data"),
    *(Odd("ONNX202", lambda name=name: outside(location=name), f"{W}.external_data")
      for name in ("", "/etc/passwd", "../w.data", "sub/../w.data", "a\\b", "C:w.data", "c:/w.data", "\\\\host\\w",
                   "http://h/w", "w\0.data", "sub/", ".", "..")),
    Odd("ONNX203", lambda: twice("offset", "0"), f"{W}.external_data[3]"),
    Odd("ONNX204", lambda: twice("basepath", "/"), f"{W}.external_data[3]"),
    *(Odd("ONNX205", lambda text=text: outside(location="w.data", offset=text), f"{W}.external_data")
      for text in ("", "-1", "+0", " 0", "0_8", "0x0", "١", "1e3", "9" * 31)),
    Odd("ONNX205", lambda: outside(location="w.data", length="-8"), f"{W}.external_data"),
    Odd("ONNX206", lambda: outside(location="none.data"), f"{W}.external_data"),
    Odd("ONNX206", lambda: outside(location="sub/none.data"), f"{W}.external_data"),
    Odd("ONNX206", lambda: outside(location="n" * 300), f"{W}.external_data"),
    Odd("ONNX207", lambda: outside(location="sub"), f"{W}.external_data"),
    Odd("ONNX207", lambda: outside(location="w.data/x"), f"{W}.external_data"),
    Odd("ONNX208", lambda: outside(location="w.data", offset="9"), f"{W}.external_data"),
    Odd("ONNX208", lambda: outside(location="w.data", offset="9" * 30), f"{W}.external_data"),
    Odd("ONNX209", lambda: outside(location="w.data", length="4"), f"{W}.external_data"),
    Odd("ONNX211", here_and_there, f"{W}.raw_data"),
    Odd("ONNX212", named_but_here, f"{W}.external_data"),
    Odd("ONNX213", lambda: network(outside(**KNOWN), external(DataType.INT8, [4], "b", location="w.data", offset="7")),
        "graph.initializer[1].external_data"),
    Odd("ONNX214", lambda: twice("checksum", "abc"), f"{W}.external_data"),
    Odd("ONNX301", lambda: with_sparse([0], np.zeros(0, "float32"), np.zeros(0, "int64")),
        "graph.sparse_initializer[0].dims[0]"),
    Odd("ONNX302", lambda: with_sparse([3], np.ones((1, 1), "float32"), np.zeros(1, "int64")),
        "graph.sparse_initializer[0].values"),
    *(Odd("ONNX303", lambda where=where: with_sparse([3, 3], np.ones(2, "float32"), where),
          "graph.sparse_initializer[0].indices")
      for where in (np.zeros(2, "int32"), *(np.zeros(shape, "int64") for shape in (3, (2, 3), (2, 2, 1))))),
    Odd("ONNX305", lambda: with_sparse([2**40, 2**40], np.ones(1, "float32"), np.zeros(1, "int64")),
        "graph.sparse_initializer[0].dims"),
    Odd("ONNX401", lambda: nkformats.from_record(onnx.ModelProto(ir_version=8)), "ir_version"),
    Odd("ONNX402", lambda: field(1, 0) + field(2, 1) + field(7, b"\x0a\x00") + field(9, b""), ""),
)  # fmt: skip


class Wire(NamedTuple):
    """A `.pb` that is no message, and where reading it ends: at what it read last or behind it."""

    rule: str
    data: bytes
    offset: int


GROUP, END = encoded_varint(99 << 3 | 3), encoded_varint(99 << 3 | 4)

WIRE = (
    Wire("ONNX001", b"\x10" + b"\x80" * 10 + b"\1", 1),
    Wire("ONNX001", b"\x10\x80", 1),
    Wire("ONNX002", b"\0\0", 0),
    Wire("ONNX002", b"\x90\x80\x80\x80\x80\0\1", 0),
    Wire("ONNX002", b"\x62\x82\x80\x80\x80\x80\0ab", 1),
    Wire("ONNX003", b"\x0f", 1),
    Wire("ONNX004", b"\x4a\5ab", 2),
    Wire("ONNX005", END, 2),
    Wire("ONNX005", GROUP, 2),
    Wire("ONNX006", GROUP * 101 + END * 101, 202),
    Wire("ONNX007", b"\x22\3abc", 2),
)


#: The file beside the models, and a name for it that the files of an exhibit can share.
BESIDE, DATA = "w.data", floats(1, 2) + bytes(3)


def made(build: Callable[[], Any]) -> nkformats.Model | bytes:
    """What a file is made of; a single tensor comes in a model."""
    built = build()
    return network(built) if isinstance(built, TensorProto) else built


#: The rules about files that a model names: what is said of them depends on the folder, which bytes do not have.
_ELSEWHERE = {f"ONNX2{number:02}" for number in range(4, 15)}

#: Each exhibit by name, as the tests of the promises take them: its bytes. Nothing stands beside bytes.
EXHIBITS: dict[str, Callable[[], tuple[bytes, bytes | None]]] = {
    f"{one.rule}-{n}": (lambda one=one: (made(one.build).to_bytes(), None))
    for n, one in enumerate(ODD)
    if not isinstance(made(one.build), bytes) and one.rule not in _ELSEWHERE
}


def exhibits() -> Iterator[Exhibit]:
    """Every file; one that its model names comes along, by the name that it has beside it."""
    for wire in WIRE:
        yield Exhibit(wire.rule, {".pb": wire.data})
    model = network(fine("a"), fine("b"))
    yield Exhibit("ONNX011", {".onnx": model.to_bytes()}, ("--limit", "messages.arrays=1"))
    for one in ODD:
        model = made(one.build)
        if isinstance(model, bytes):
            yield Exhibit(one.rule, {".pb": model})
        else:
            yield exhibit(one.rule, model)


def exhibit(rule: str, model: nkformats.Model, data: bytes = DATA) -> Exhibit:
    """The exhibit of a model that may name the file `BESIDE`, which is `data`."""
    renamed = False
    for one in model.tensors.values():
        for entry in one.record.external_data:
            if entry.key == "location" and entry.value.startswith(BESIDE):
                entry.value, renamed = entry.value.replace(BESIDE, f"{rule}.data"), True
    return Exhibit(rule, {".onnx": model.to_bytes(), **({".data": data} if renamed else {})})
