"""Models drawn at random, read by us and by the onnx package, and what differs.

`python tests/onnx_oracle.py` (`make oracle`) draws 5,000; test_onnx_oracle draws fewer. Each is made as a message of
the package, with tensors in all places and storages, and serialised by it; then some bytes of every other one are
changed, and both have to say the same of it: refused, or the same tensors. A difference that is meant has a name, the
rule that makes it.
"""

from __future__ import annotations

import argparse
import sys
import warnings
from collections import Counter
from collections.abc import Callable
from typing import Any

import hypothesis
import numpy as np
import onnx
from google.protobuf.message import DecodeError
from hypothesis import strategies as st
from onnx import TensorProto, numpy_helper

import nkformats
from nkformats import FormatError

TYPES = [one for one in TensorProto.DataType.values() if one]
TYPED = {
    "float_data": [TensorProto.FLOAT, TensorProto.COMPLEX64],
    "double_data": [TensorProto.DOUBLE, TensorProto.COMPLEX128],
    "int64_data": [TensorProto.INT64],
    "uint64_data": [TensorProto.UINT32, TensorProto.UINT64],
    "string_data": [TensorProto.STRING],
}
BITS = {
    TensorProto.UINT2: 2, TensorProto.INT2: 2, TensorProto.UINT4: 4, TensorProto.INT4: 4, TensorProto.FLOAT4E2M1: 4,
    TensorProto.FLOAT6E2M3: 6, TensorProto.FLOAT6E3M2: 6,
}  # fmt: skip

names = st.text(st.characters(codec="utf-8"), max_size=4)


def width(kind: int) -> int:
    """Bits of an element."""
    return BITS.get(kind) or 8 * onnx.helper.tensor_dtype_to_np_dtype(kind).itemsize


@st.composite
def tensors(draw: st.DrawFn, kinds: list[int] | None = None) -> TensorProto:
    """A whole tensor of any type, in any storage that the type may have."""
    kind = draw(st.sampled_from(kinds or TYPES))
    dims = draw(st.lists(st.integers(0, 4), max_size=3))
    count = int(np.prod(dims, dtype=int))
    one = TensorProto(data_type=kind, dims=dims, name=draw(names))
    field = next((field for field, its in TYPED.items() if kind in its), "int32_data")
    if kind == TensorProto.STRING:
        one.string_data.extend(text.encode() for text in draw(st.lists(names, min_size=count, max_size=count)))
    elif draw(st.booleans()):
        bits = count * width(kind)
        raw = bytearray(draw(st.binary(min_size=-(-bits // 8), max_size=-(-bits // 8))))
        if bits % 8:
            raw[-1] &= (1 << bits % 8) - 1
        if kind == TensorProto.BOOL:
            raw = bytearray(byte & 1 for byte in raw)
        one.raw_data = bytes(raw)
    else:
        getattr(one, field).extend(draw(_entries(kind, count)))
    if draw(st.booleans()):
        one.doc_string = draw(names)
    return one


def _entries(kind: int, count: int) -> st.SearchStrategy[list[Any]]:
    low, high = 0, 2 ** min(width(kind), 64) - 1
    if kind in (TensorProto.FLOAT, TensorProto.COMPLEX64, TensorProto.DOUBLE, TensorProto.COMPLEX128):
        total = count * (2 if kind in (TensorProto.COMPLEX64, TensorProto.COMPLEX128) else 1)
        numbers = st.floats(width=32 if kind in (TensorProto.FLOAT, TensorProto.COMPLEX64) else 64)
        return st.lists(numbers, min_size=total, max_size=total)
    if kind in (TensorProto.INT8, TensorProto.INT16, TensorProto.INT32, TensorProto.INT64):
        low, high = -(2 ** (width(kind) - 1)), 2 ** (width(kind) - 1) - 1
    if kind == TensorProto.BOOL:
        high = 1
    if width(kind) in (2, 4):
        count, high = -(-count * width(kind) // 8), 2 ** (8 if count * width(kind) % 8 == 0 else width(kind)) - 1
    return st.lists(st.integers(low, high), min_size=count, max_size=count)


@st.composite
def sparse_tensors(draw: st.DrawFn) -> onnx.SparseTensorProto:
    dims = draw(st.lists(st.integers(1, 4), min_size=1, max_size=3))
    total = int(np.prod(dims))
    places = sorted(draw(st.sets(st.integers(0, total - 1), max_size=4)))
    where = np.array(places, "int64")
    if draw(st.booleans()):
        where = np.stack(np.unravel_index(where, dims), axis=1) if places else where.reshape(0, len(dims))
    values = numpy_helper.from_array(np.arange(len(places), dtype="float32"), draw(names))
    return onnx.SparseTensorProto(values=values, indices=numpy_helper.from_array(where), dims=dims)


@st.composite
def graphs(draw: st.DrawFn, depth: int = 2) -> onnx.GraphProto:
    graph = onnx.GraphProto(name=draw(names))
    graph.initializer.extend(draw(st.lists(tensors(), max_size=4)))
    graph.sparse_initializer.extend(draw(st.lists(sparse_tensors(), max_size=1)))
    graph.input.extend(draw(st.lists(st.builds(_value, names), max_size=2)))
    graph.node.extend(draw(st.lists(nodes(depth), max_size=2)))
    return graph


def _value(name: str) -> onnx.ValueInfoProto:
    return onnx.helper.make_tensor_value_info(name, TensorProto.FLOAT, ["n", 3, None])


@st.composite
def nodes(draw: st.DrawFn, depth: int) -> onnx.NodeProto:
    node = onnx.NodeProto(op_type="Any", input=draw(st.lists(names, max_size=2)))
    for _ in range(draw(st.integers(0, 3))):
        one = node.attribute.add()
        one.name = draw(names)
        kind = draw(st.sampled_from(_ATTRIBUTES if depth else _ATTRIBUTES[:-1]))
        if kind == "i":
            one.i = draw(st.integers(-(2**63), 2**63 - 1))
        elif kind == "f":
            one.f = draw(st.floats(width=32))
        elif kind == "s":
            one.s = draw(st.binary(max_size=4))
        elif kind == "ints":
            one.ints.extend(draw(st.lists(st.integers(-5, 300), max_size=4)))
        elif kind == "floats":
            one.floats.extend(draw(st.lists(st.floats(width=32), max_size=3)))
        elif kind == "t":
            one.t.CopyFrom(draw(tensors()))
        elif kind == "tensors":
            one.tensors.extend(draw(st.lists(tensors(), max_size=2)))
        elif kind == "sparse_tensor":
            one.sparse_tensor.CopyFrom(draw(sparse_tensors()))
        else:
            one.g.CopyFrom(draw(graphs(depth - 1)))
        one.type = draw(st.sampled_from(onnx.AttributeProto.AttributeType.values()))
    return node


@st.composite
def models(draw: st.DrawFn) -> onnx.ModelProto:
    model = onnx.ModelProto(ir_version=draw(st.integers(0, 14)), producer_name=draw(names))
    model.graph.CopyFrom(draw(graphs()))
    if draw(st.booleans()):
        model.training_info.add().algorithm.CopyFrom(draw(graphs(0)))
    if draw(st.booleans()):
        function = model.functions.add()
        function.node.extend(draw(st.lists(nodes(1), max_size=2)))
    if draw(st.booleans()):
        model.opset_import.add().version = draw(st.integers(0, 30))
    return model


_OPEN, _CLOSE = b"\xa3\x3f", b"\xa4\x3f"

#: Fields that stand before or behind all others, whole ones and ones that no reader should take.
FIELDS = {
    "unknown": [b"\xa0\x3f\x05", b"\xa2\x3f\x03abc", b"\xa5\x3fabcd", b"\xa1\x3fabcdefgh", b"\xa6\x3f", b"\xa7\x3f"],
    "groups": [_OPEN * count + _CLOSE * count for count in (1, 99, 100, 101)]
    + [_OPEN, _CLOSE, _OPEN + b"\xac\x3f", _OPEN + b"\x08\x01\x12\x01a" + _CLOSE],
    "long": [b"\xa0\xbf\x80\x80\0\5", b"\xa0\xbf\x80\x80\x80\0\5", b"\xa0\x3f" + b"\x80" * 9 + b"\0",
             b"\xa0\x3f" + b"\x80" * 10 + b"\0", b"\xa2\x3f\x81\x80\x80\x80\0a", b"\xa2\x3f\x81\x80\x80\x80\x80\0a"],
    "known": [b"\x10\xff\xff\xff\xff\x0f", b"\x10" + b"\xff" * 9 + b"\x01", b"\x10\x81\x80\x80\x80\x10", b"\x70\x05",
              b"\x08\xff\xff\xff\xff\x0f", b"\x0a\x02\x02\x03", b"\x0a\x01\x82", b"\x3a\x00",
              b"\x3a\x05\x2a\x03\x42\x01z",
              b"\x18\x00", b"\x1a\x02\x08\x01", b"\x40\x00", b"\x45abcd"],
}  # fmt: skip


@st.composite
def damaged(draw: st.DrawFn, data: bytes) -> bytes:
    """Some bytes changed, cut out, repeated or cut off; numbers and lengths in more bytes; more fields."""
    if draw(st.booleans()):
        field = draw(st.sampled_from(draw(st.sampled_from(list(FIELDS.values())))))
        return field + data if draw(st.booleans()) else data + field
    found = bytearray(data)
    for _ in range(draw(st.integers(0, 3))):
        at = draw(st.integers(0, max(len(found) - 1, 0)))
        action = draw(st.sampled_from(["byte", "cut", "repeat", "pad", "end"]))
        size = draw(st.integers(1, 12))
        if action == "byte":
            found[at : at + 1] = draw(st.binary(min_size=1, max_size=1))
        elif action == "cut":
            del found[at : at + size]
        elif action == "repeat":
            found[at:at] = found[at : at + size]
        elif action == "pad":
            found[at : at + 1] = bytes([*(byte | 128 for byte in found[at : at + 1]), *[128] * (size - 1), 0])
        else:
            del found[at:]
    return bytes(found)


def tensors_of(message: Any, path: str = "") -> list[tuple[str, TensorProto]]:
    """Every tensor in a message of the package, by path, as its descriptors tell where messages are."""
    if message.DESCRIPTOR.full_name == "onnx.TensorProto":
        return [(path, message)]
    found = []
    for field, value in message.ListFields():
        if field.message_type is not None:
            prefix = f"{path}.{field.name}".lstrip(".")
            for at, item in enumerate(value if field.is_repeated else [value]):
                found += tensors_of(item, f"{prefix}[{at}]" if field.is_repeated else prefix)
    return found


def values_of(proto: TensorProto) -> np.ndarray[Any, Any] | None:
    """What the package decodes, or None."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return np.asarray(numpy_helper.to_array(proto))
    except Exception:
        return None


#: What an attribute can have; a graph only as deep as is allowed.
_ATTRIBUTES = ("i", "f", "s", "ints", "floats", "t", "tensors", "sparse_tensor", "g")

#: What we refuse and the package decodes: `nkformats.Report` has one of these rules for the tensor.
LAX = {
    "ONNX101": "takes -1 for what fits", "ONNX104": "products beyond 2^62", "ONNX105": "too few 2- and 4-bit elements",
    "ONNX106": "too many elements of less than a byte", "ONNX107": "raw_data wins over typed fields",
    "ONNX108": "elements in a field of another type", "ONNX211": "elements beside external data",
    "ONNX102": "more dimensions than numpy has where there is no element",
}  # fmt: skip


def compare(data: bytes, kind: str, told: Callable[[str], None]) -> None:
    """Holds our reader to the package's; `told` gets the name of each difference that is meant."""
    message = onnx.ModelProto() if kind == "onnx" else onnx.TensorProto()
    try:
        message.ParseFromString(data)
        whole = True
    except DecodeError:
        whole = False
    try:
        model: Any = nkformats.parse(data, format=kind)
    except FormatError as error:
        if whole:
            raise AssertionError("only we refuse it") from error
        told("refused by both")
        return
    assert whole, "only the package refuses it"
    assert model.to_bytes() == data
    ours = {tensor.place: tensor for tensor in model.tensors.values()}
    theirs = dict(tensors_of(message))
    assert ours.keys() == theirs.keys()
    rules: dict[str, set[str]] = {}
    for finding in model.findings:
        rules.setdefault(_tensor_at(finding.path, theirs), set()).add(finding.rule)
    for path, proto in theirs.items():
        _compare_tensor(ours[path], proto, rules.get(path, set()), told)


def _tensor_at(path: str, tensors: dict[str, Any]) -> str:
    while path not in tensors and path:
        path = path.rpartition(".")[0]
    return path


def _compare_tensor(tensor: Any, proto: TensorProto, rules: set[str], told: Callable[[str], None]) -> None:
    assert tensor.record.data_type == proto.data_type
    assert tensor.shape == tuple(proto.dims)
    assert (tensor.record.name or "").encode("utf-8", "surrogateescape") == (
        proto.name if isinstance(proto.name, bytes) else proto.name.encode()
    )
    if proto.data_location == TensorProto.EXTERNAL:
        assert tensor.external is not None
        told("external")
        return
    wanted = values_of(proto)
    try:
        got = tensor.to_numpy()
    except FormatError:
        got = None
    if got is None or wanted is None:
        if got is None and wanted is None:
            told("decoded by neither")
        elif got is None:
            assert rules & LAX.keys(), f"only the package decodes it: {rules}"
            told(f"only the package decodes it: {min(rules & LAX.keys())}")
        else:
            told("only we decode it: " + ("ONNX112" if proto.HasField("segment") else _why(proto)))
        return
    told("decoded by both")
    if rules & {"ONNX107", "ONNX108"}:
        return
    assert got.shape == wanted.shape
    if got.dtype == object or wanted.dtype == object:
        if got.tolist() != wanted.tolist():
            # numpy fills texts up with zeros, and takes off all that they end in.
            assert [text.rstrip("\0") for text in got.reshape(-1)] == wanted.reshape(-1).tolist()
            told("only we keep the zeros at the end of a text (ONNX113)")
    else:
        assert got.dtype == wanted.dtype
        assert got.tobytes() == wanted.tobytes(), (got, wanted)


def _why(proto: TensorProto) -> str:
    """Why the package does not decode what we do."""
    if proto.data_type == TensorProto.STRING:
        return "texts that are not UTF-8 (ONNX111)"
    raise AssertionError(f"only we decode it: {proto}")


@st.composite
def cases(draw: st.DrawFn) -> tuple[str, bytes]:
    """A kind of file and its bytes, whole or damaged."""
    kind = draw(st.sampled_from(["onnx", "pb"]))
    message = draw(models()) if kind == "onnx" else draw(tensors())
    data = message.SerializeToString()
    return kind, draw(damaged(data)) if draw(st.booleans()) else data


def run(count: int) -> Counter[str]:
    """Draws that many files and compares them; gives how often what came out."""
    totals: Counter[str] = Counter()
    settings = hypothesis.settings(
        max_examples=count, database=None, deadline=None, derandomize=True,
        suppress_health_check=list(hypothesis.HealthCheck),
    )  # fmt: skip

    @settings
    @hypothesis.given(cases())
    def every(case: tuple[str, bytes]) -> None:
        totals["files"] += 1
        compare(case[1], case[0], lambda name: totals.update([name]))

    every()
    return totals


def main() -> int:
    """Prints what came out of the comparison."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=5000)
    for name, count in sorted(run(parser.parse_args().count).items()):
        print(f"{count:8} {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
