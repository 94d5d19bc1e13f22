"""Families of files that grow: each gives an input of about so many bytes that is as dear to read as its kind can be.

Those of `ANY` are made from the samples, for every format there is; the others are made by hand, a table a format. Work
and memory over them are held to limits by test_promise_p1 and test_promise_p2, the clock by `benchmarks/growth.py`.
"""

from __future__ import annotations

import copy
import json
import random
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from subjects import SUBJECTS, Subject

import nkformats
from nkformats.generated import nk


class Input(NamedTuple):
    """A file of a family: its bytes, those of the file beside it, and the arguments of `parse`."""

    data: bytes
    companion: bytes | None = None
    options: dict[str, Any] = {}  # noqa: RUF012 - never changed


#: A family: an input of about so many bytes.
Family = Callable[[int], Input]


def i32(*numbers: int) -> bytes:
    return struct.pack(f"<{len(numbers)}i", *numbers)


def u32(*numbers: int) -> bytes:
    return struct.pack(f"<{len(numbers)}I", *numbers)


def repeated(unit: bytes, size: int) -> bytes:
    """The unit, as often as it fits."""
    return unit * (size // len(unit))


def numbered(unit: str, size: int) -> list[bytes]:
    """The unit with 0, 1, 2, ... for its `{n}` and the one before for `{m}`, up to the size."""
    found: list[bytes] = []
    while size > 0:
        found.append(unit.format(n=len(found), m=len(found) - 1).encode())
        size -= len(found[-1])
    return found


# -- of any format -----------------------------------------------------------------------------------------------------


def _smallest(name: str, suffix: str) -> Subject:
    """The smallest sound sample of a format whose name ends so."""
    found = [one for one in SUBJECTS if one.format == name and one.name.endswith(suffix)]
    return min((one for one in found if one.validate().verdict == "sound"), key=lambda one: len(one.data))


def _noise(size: int) -> bytes:
    return random.Random(1).randbytes(size)


#: Families over a small sample of the format, by what is done to it.
ANY: dict[str, Callable[[Subject, int], bytes]] = {
    "zeros behind the end": lambda one, size: one.data + bytes(size),
    "itself again and again": lambda one, size: repeated(one.data, size),
    "ones behind the magic": lambda one, size: one.data[:8] + b"\xff" * size,
    "noise behind the middle": lambda one, size: one.data[: len(one.data) // 2] + _noise(size),
    "small numbers behind the magic": lambda one, size: one.data[:8] + repeated(u32(1), size),
}


def _of_any(name: str) -> dict[str, Family]:
    """The families over each kind of file that the samples of a format have."""

    def family(sample: Subject, made: Callable[[Subject, int], bytes]) -> Family:
        return lambda size: Input(made(sample, size), sample.companion, {"format": name})

    suffixes = sorted({"".join(Path(one.name).suffixes) for one in SUBJECTS if one.format == name})
    samples = {suffix: _smallest(name, suffix) for suffix in suffixes}
    return {f"{suffix}: {what}": family(one, made) for suffix, one in samples.items() for what, made in ANY.items()}


# -- netkit ------------------------------------------------------------------------------------------------------------

#: Within the format's own limits its metadata is small; a caller may lift them.
LIFTED = dict.fromkeys(nkformats.formats.find("nk").limits, 2**32)


def _nk(
    layers: list[bytes], weights: list[bytes] = [], payload: bytes = b"", *, flags: int = 0, cases: bytes = b"",  # noqa: B006
    quant: bytes = b"",
) -> Input:  # fmt: skip
    counts = len(layers), len(weights), 0, len(payload), 0
    head = struct.pack("<4sIBBH4I5I", b"NKIT", 4, 2, 3, flags, 4, 4, 2, 0, *counts)
    data = head + b"".join(layers) + b"".join(weights) + quant + payload + cases
    return Input(data, None, {"limits": LIFTED})


def _entry(*dims: int) -> bytes:
    sizes = (*dims, 0, 0, 0, 0)[:4]
    return struct.pack("<BB2x4II", len(dims), 1, *sizes, 1)


def _nk_catalog(size: int) -> Input:
    count = size // 32
    return _nk([b"\x04\0\0\0"], [_entry(1)] * count, bytes(4 * count))


def _nk_wrong(size: int) -> Input:
    """Dense layers and tensors of a wrong shape."""
    count = size // 44
    dense = struct.pack("<B3xIB3xf", 1, 2, 0, 0.0)
    return _nk([dense] * count, [_entry(1)] * count, bytes(4 * count))


def _built(model: nkformats.Model) -> Input:
    return Input(records_bytes(model), None, {"limits": LIFTED})


def records_bytes(model: nkformats.Model) -> bytes:
    """A model beyond the limits of its format, as bytes."""
    model.settle()
    return b"".join(nkformats.records.chunks(model.record, LIFTED))


def _nk_tables(size: int) -> Input:
    """Quantisation tables, each for a number of channels that no tensor has."""
    model = nkformats.parse(next(one.data for one in SUBJECTS if one.name == "mlp_int8.nk"))
    record, count = model.record, min(size // 60, 65535)
    record.quant.params = [copy.copy(record.quant.params[0]) for _ in range(count)]
    table = nk.ChannelScales(scales=struct.pack("<3f", 1, 1, 1))
    record.quant.channel_scales = [copy.copy(table) for _ in range(count)]
    return _built(model)


def _nk_cases(size: int) -> Input:
    model = nkformats.parse(next(one.data for one in SUBJECTS if one.name == "mlp_v1.nk"))
    record = model.record
    unit = struct.pack("<f", 1)
    case = nk.TestCase(name="\x1b", label=-1, input_data=unit, expected_output=unit)
    record.tests = nk.TestSection(cases=[copy.copy(case) for _ in range(size // 28)])
    return _built(model)


NK: dict[str, Family] = {
    "layers without a body": lambda size: _nk([b"\x04\0\0\0"] * (size // 4)),
    "reserved bytes that are not zero": lambda size: _nk([b"\x04\x01\x01\x01"] * (size // 4)),
    "tensors of one element": _nk_catalog,
    "tensors of a wrong shape": _nk_wrong,
    "quantisation tables": _nk_tables,
    "cases of one byte": _nk_cases,
    "pyramids without a tensor": lambda size: _nk(
        [struct.pack("<B3x5IB3x", 14, 1, 1, 1, 1, 1, 255)] * min(100, size // 28), payload=b""
    ),
}


# -- Neural Network Notions --------------------------------------------------------------------------------------------


def _nnn(layers: list[bytes], text: bytes = b"") -> Input:
    return Input(b"NNN." + i32(len(text)) + text + bytes(8) + i32(len(layers)) + b"".join(layers))


_TENSOR = i32(0) + b"\1" + i32(0)
_DENSE = b"\0\0" + bytes(4) + _TENSOR + i32(1) + _TENSOR + b"\0"


def _ranks(size: int) -> Input:
    tensor = i32(60, *[1] * 60) + b"\1" + i32(1) + bytes(4)
    layer = b"\1\0" + bytes(4) + _TENSOR + i32(1) + tensor + i32(1, 116, *[0] * 116)
    return _nnn([layer] * (size // len(layer)))


def _json(layers: list[Any], **more: Any) -> Input:
    return Input(json.dumps({"Layers": layers, **more}, separators=(",", ":")).encode())


def _json_layer(count: int) -> dict[str, Any]:
    def tensor(*dims: int) -> dict[str, Any]:
        numbers = dims[0] * dims[-1] if len(dims) > 1 else dims[0]
        return {"Data": [1.5] * numbers, "Dimensions": list(dims), "Rank": len(dims), "ElementCount": numbers}

    names = {"NeuronCount": count, "LayerName": "NNN.Dense", "Activation": "NNN.LeakyReLU"}
    return {**names, "Weights": tensor(1, count), "Biases": tensor(count)}


def _json_fault(size: int) -> Input:
    """The last number of many is none."""
    layer = _json_layer(size // 8)
    layer["Biases"]["Data"][-1] = "x"
    return _json([layer])


NNN: dict[str, Family] = {
    "empty layers": lambda size: _nnn([_DENSE] * (size // len(_DENSE))),
    "empty layers that fit no layout": lambda size: Input(_nnn([_DENSE] * (size // len(_DENSE))).data + b"\7"),
    "layers of a wrong kind at the end": lambda size: _nnn([*[_DENSE] * (size // len(_DENSE)), b"\7" + _DENSE[1:]]),
    "tensors of rank 60": _ranks,
    "control characters": lambda size: _nnn([_DENSE], b"\1" * size),
    "text that is no UTF-8": lambda size: _nnn([_DENSE], b"\xff" * size),
    "JSON: deep": lambda size: Input(b'{"Layers":' + b"[" * size),
    "JSON: wide": lambda size: Input(b'{"Layers":[' + b"[]," * (size // 3) + b"[]]}"),
    "JSON: keys": lambda size: Input(b'{"Layers":[{' + b",".join(numbered('"{n}":0', size)) + b"}]}"),
    "JSON: a key twice": lambda size: Input(
        b'{"Layers":[{' + b",".join([*numbered('"{n}":0', size), b'"0":1']) + b"}]}"
    ),
    "JSON: escapes": lambda size: Input(b'{"Layers":["' + b"\\u0041" * (size // 6) + b'"]}'),
    "JSON: quotes without end": lambda size: Input(b'{"Layers":[NaNx' + b'"\\\n' * (size // 3)),
    "JSON: layers": lambda size: _json([_json_layer(1)] * (size // 190)),
    "JSON: numbers": lambda size: _json([_json_layer(size // 8)]),
    "JSON: a fault behind many numbers": _json_fault,
    "JSON: a number of many digits": lambda size: Input(b'{"Layers":[0.' + b"1" * size + b"]}"),
    "JSON: whole numbers of many digits": lambda size: Input(
        b'{"Layers":[' + repeated(b"1" * 4000 + b",", size) + b"1]}"
    ),
}


# -- ncnn --------------------------------------------------------------------------------------------------------------


def _graph(lines: list[bytes], blobs: int | None = None, weights: bytes | None = b"", end: bytes = b"\n") -> Input:
    head = b"7767517\n%d %d\n" % (len(lines), len(lines) if blobs is None else blobs)
    return Input(head + end.join(lines) + end, weights, {"format": "ncnn"})


def _line(middle: bytes, unit: bytes, size: int, **more: Any) -> Input:
    """One layer of many parts."""
    return _graph([middle + repeated(unit, size)], **more)


def _wide(size: int, layers: int = 1) -> Input:
    """Layers that take the same many blobs, which nobody makes."""
    names = numbered("{n} ", size // layers)
    return _graph([b"Concat c%d %d 1 %sx%d" % (n, len(names), b"".join(names), n) for n in range(layers)])


def _made(size: int) -> Input:
    """A layer that makes many blobs, and two that take all of them."""
    names = numbered("{n} ", size // 3)
    line, count = b"".join(names), len(names)
    lines = [b"Input i 0 %d %s" % (count, line), *(b"Concat c%d %d 1 %sx%d" % (n, count, line, n) for n in (1, 2))]
    return _graph(lines, count + 2)


def _values(size: int, unit: bytes, key: int = -23300) -> Input:
    count = size // len(unit)
    return _graph([b"Input i 0 1 i %d=%d,%s" % (key, count, b",".join([unit[:-1]] * count))])


NCNN_TEXT: dict[str, Family] = {
    "layers without blobs": lambda size: _graph([b"A a 0 0"] * (size // 8)),
    "each operator, without parameters": lambda size: _graph(
        [b"%s a 0 0" % name.encode() for name in _names(size // 14)], weights=None
    ),
    "a chain": lambda size: _graph(numbered("ReLU l{n} 1 1 b{m} b{n}", size)),
    "a circle": lambda size: _graph([b"ReLU z 1 1 z b-1", *numbered("ReLU l{n} 1 1 b{m} b{n}", size),
                                     b"ReLU y 1 1 b%d z" % (len(numbered("ReLU l{n} 1 1 b{m} b{n}", size)) - 1)]),
    "from behind": lambda size: _graph(numbered("ReLU l{n} 1 1 b{m} b{n}", size)[::-1]),
    "all names the same": lambda size: _graph([b"ReLU a 1 1 a a"] * (size // 15)),
    "weights of the same name": lambda size: _graph(
        [*numbered("Bias a#{n} 0 0 0=1", size // 2), *[b"Bias a 0 0 0=1"] * (size // 30)], weights=bytes(4 * size)
    ),
    "one blob for all": lambda size: _graph([b"Input i 0 1 a", *[b"Noop n 1 0 a"] * (size // 13)]),
    "blobs that nobody makes": _wide,
    "the same blobs for three layers": lambda size: _wide(size, 3),
    "the same blobs, made and taken twice": _made,
    "one blob many times": lambda size: _graph([b"Concat c %d 1 %sx" % (size // 2, b"a " * (size // 2))]),
    "parameters again and again": lambda size: _line(b"Input i 0 1 i", b" 0=1", size),
    "parameters that there are not": lambda size: _line(b"Input i 0 1 i", b" 99=1", size),
    "layers with odd parameters": lambda size: _graph([b"Input i 0 1 i 9=1.f 8=1u 7=1e99 0=x 32=1"] * (size // 40)),
    "quotes that do not close": lambda size: _line(b"Input i 0 1 i", b' 0="a', size),
    "a text without end": lambda size: _line(b'Input i 0 1 i 0="', b"a", size),
    "a text that is printed": lambda size: _line(b"Input i 0 1 i 9=a", b"\xff", size),
    "an array": lambda size: _values(size, b"1,"),
    "an array of odd numbers": lambda size: _values(size, b"1.5f,"),
    "an array of both kinds": lambda size: _line(b"Input i 0 1 i -23300=9", b",1,1.5", size),
    "blanks in an array": lambda size: _line(b"Input i 0 1 i 0=1", b",  1", size),
    "hints of many outputs": lambda size: _graph(
        [b"Split s 0 %d %s-23330=%d%s" % (size // 20, b"a " * (size // 20), size // 20 * 4, b",1,1,1,1" * (size // 20))]
    ),
    "an expression": lambda size: _line(b'Reshape r 1 1 a b 6="', b"+(1,", size),
    "an expression of divisions": lambda size: _line(b'Reshape r 1 1 a b 6="', b"//(1,", size),
    "an equation": lambda size: _line(b"Einsum e 1 1 a b 0=105", b",105,44", size),
    "digits": lambda size: _line(b"Input i 0 1 i 0=", b"1", size),
    "numbers of many digits": lambda size: _line(b"Input i 0 1 i 0=1", b"," + b"1" * 2000, size),
    "a name": lambda size: _line(b"Input ", b"n", size),
    "names": lambda size: _graph([b"Input " + b"n" * 999 + b" 0 1 " + b"b" * 999] * (size // 2010)),
    "blanks": lambda size: _line(b"Input i 0 1 i", b" ", size),
    "lines": lambda size: _graph([b"Input i 0 1 i", b"\n" * size]),
    "carriage returns": lambda size: _graph([b"Input i 0 1 i"] * (size // 15), end=b"\r"),
    "NULs": lambda size: _graph([b"Input i 0 1 i 0=1\0"] * (size // 18)),
    "NULs in a line": lambda size: _line(b"Input i 0 1 i 0=1\0", b"Input i 0 1 i\0", size),
    "comments": lambda size: _graph([b"#"] * (size // 2)),
    "comments in lines": lambda size: _graph([b"Noop n 0 0 #"] * (size // 13)),
    "layers of several lines": lambda size: _graph([b"Noop\nn\n0\n0"] * (size // 11)),
    "the older grammar": lambda size: _graph([*[b"Noop n 0 0"] * (size // 11), b"Noop n 0 0", b"0=1"]),
    "broken in either grammar": lambda size: _graph([*[b"Noop n 0 0"] * (size // 11), b"Noop n 0 x"]),
    "signs": lambda size: _line(b"Input i 0 1 i 0=", b"+-", size),
    "equal signs": lambda size: _line(b"Input i 0 1 i 0=", b"=", size),
    "commas": lambda size: _line(b"Input i 0 1 i 0=1", b",", size),
    "counts that promise a million": lambda size: _graph([b"Split s 1000000 1000000" + b" a" * (size // 2)]),
}  # fmt: skip


def _names(count: int) -> list[str]:
    kinds = sorted(nkformats.formats.find("ncnn").module.KEYED)
    return [kinds[n % len(kinds)] for n in range(count)]


def _binary(layers: list[bytes], blobs: int = 4) -> Input:
    return Input(i32(7767517, len(layers), blobs) + b"".join(layers), b"", {"format": "ncnn"})


def _record(kind: int, bottoms: list[int], tops: list[int], *entries: bytes) -> bytes:
    return i32(kind, len(bottoms), len(tops), *bottoms, *tops) + b"".join(entries) + i32(-233)


def _taken(size: int) -> Input:
    """A record that makes many blobs, and two that take all of them."""
    blobs = [*range(size // 12)]
    return _binary([_record(16, [], blobs), *(_record(5, blobs, [n]) for n in (0, 1))], len(blobs))


NCNN_BINARY: dict[str, Family] = {
    "layers without blobs": lambda size: _binary([_record(68, [], [])] * (size // 16)),
    "operators that there are not": lambda size: _binary([_record(-n, [], []) for n in range(size // 16)]),
    "blobs that there are not": lambda size: _binary([_record(68, [9], [9])] * (size // 24)),
    "a record of many blobs": lambda size: _binary([_record(68, [*range(size // 4)], [])]),
    "the same blobs, made and taken twice": _taken,
    "a circle": lambda size: _binary([_record(26, [n], [n + 1]) for n in range(size // 24)] + [_record(26, [1], [0])]),
    "entries": lambda size: _binary([_record(16, [], [0], i32(0, 1) * (size // 8))]),
    "odd entries": lambda size: _binary([_record(16, [], [0], i32(17, 1))] * (size // 28)),
    "an array": lambda size: _binary([_record(16, [], [0], i32(-23300, size // 4), bytes(size // 4 * 4))]),
    "texts": lambda size: _binary([_record(20, [0], [0], i32(-23406, 1) + b"\xff\1\1\1")] * (size // 32)),
    "counts that promise a million": lambda size: _binary([i32(68, 10**6, 10**6) + bytes(size)]),
}


def _weights(lines: list[bytes], size: int, unit: bytes) -> Input:
    graph = _graph(lines, weights=None)
    return Input(repeated(unit, size), graph.data, {"format": "ncnn"})


def _every(line: bytes, unit: bytes) -> Family:
    """A layer for each unit of weights."""
    return lambda size: _weights([line] * (size // len(unit)), size, unit)


_FLOATS = struct.pack("<f", 1.0)
_BOOK = i32(1) + bytes(1024) + bytes(4)

NCNN_WEIGHTS: dict[str, Family] = {
    "a bias of one number for each layer": _every(b"Bias b 0 0 0=1", _FLOATS),
    "weights of one number": _every(b"InnerProduct p 0 0 0=1 1=0 2=1", i32(0) + _FLOATS),
    "codebooks": _every(b"InnerProduct p 0 0 0=1 1=0 2=4", _BOOK),
    "codebooks that are none": _every(
        b"InnerProduct p 0 0 0=1 1=0 2=4", i32(77) + struct.pack("<2f", 2, 1) + _BOOK[12:]
    ),
    "scales that are none": _every(b"Quantize q 0 0 0=1", struct.pack("<f", float("nan"))),
    "constants without dims": lambda size: _weights([b"MemoryData m 0 0"] * (size // 4), size, b"\1\2\3\4"),
    "one weight": lambda size: _weights([b"Bias b 0 0 0=%d" % (size // 4)], size, _FLOATS),
    "weights that are none": lambda size: _weights(
        [b"Bias b 0 0 0=1"] * (size // 4), size, struct.pack("<f", float("inf"))
    ),
    "cut in the last layer": lambda size: _weights([b"Bias b 0 0 0=1"] * (size // 4 + 1), size, _FLOATS),
    "blocks in two dialects": lambda size: _weights(
        [b"Gemm g 0 0 3=1 5=1 6=1 8=1 9=1 10=4 18=400"] * (size // 8), size, bytes(4) + _FLOATS
    ),
}


#: The families by format and name.
# -- ONNX --------------------------------------------------------------------------------------------------------------
# Messages of the wire: a key, which is eight times the number of a field plus how it is stored, and what it holds.


def _varint(number: int) -> bytes:
    out = bytearray()
    while number >= 0x80:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*out, number])


def _message(number: int, data: bytes) -> bytes:
    return _varint(number << 3 | 2) + _varint(len(data)) + data


def _onnx(graph: bytes, more: bytes = b"") -> Input:
    """A model with a graph; `more` stands behind it. A caller may lift the limits."""
    return Input(b"\x08\x08" + _message(7, graph) + more, None, {"format": "onnx", "limits": ONNX_LIFTED})


def _tensor_file(data: bytes) -> Input:
    return Input(data, None, {"format": "pb", "limits": ONNX_LIFTED})


def _nested(size: int) -> Input:
    """Graphs in attributes of nodes, thirty deep, one such tower beside the other."""
    tower = _message(5, b"")
    for _ in range(30):
        tower = _message(1, _message(5, _message(6, tower)))
    return _onnx(tower * (size // len(tower)))


ONNX_LIFTED = dict.fromkeys(nkformats.formats.find("onnx").limits, 2**32)

#: A float tensor of one element, with a name.
_ONE = b"\x08\x01\x10\x01\x42\x01a\x4a\x04\0\0\0\0"
_INTS = b"\x08\x01\x10\x06"

#: What stands in a tensor, by its size.
_IN_TENSOR: dict[str, Callable[[int], bytes]] = {
    "dims": lambda size: b"\x08\x01" * (size // 2),
    "numbers, each with a key": lambda size: b"\x08" + _varint(size // 2) + b"\x10\x06" + b"\x28\x01" * (size // 2),
    "packed numbers": lambda size: b"\x08" + _varint(size) + b"\x10\x06" + _message(5, b"\x01" * size),
    "texts": lambda size: b"\x08" + _varint(size // 3) + b"\x10\x08" + _message(6, b"a") * (size // 3),
    "data given again and again": lambda size: _INTS + _message(9, b"\0\0\0\0") * (size // 6),
    "entries of external data": lambda size: _INTS + b"\x70\x01" + _message(13, b"\x0a\x01k\x12\x01v") * (size // 8),
    "fields that there are not": lambda size: _ONE + b"\xa0\x06\x01" * (size // 3),
    "groups": lambda size: _ONE + b"\xa3\x06\xa4\x06" * (size // 4),
}

ONNX: dict[str, Family] = {
    "nodes": lambda size: _onnx(_message(1, b"") * (size // 2)),
    "tensors without anything": lambda size: _onnx(_message(5, b"") * (size // 2)),
    "tensors of one name": lambda size: _onnx(_message(5, _ONE) * (size // (len(_ONE) + 2))),
    "tensors of one element": lambda size: _onnx(
        b"".join(_message(5, _ONE[:4] + _message(8, one) + _ONE[7:]) for one in numbered("{n}", size // 6))
    ),
    "towers of graphs": _nested,
    "metadata": lambda size: _onnx(b"", _message(14, b"\x0a\x01k\x12\x01v") * (size // 8)),
    "sparse tensors": lambda size: _onnx(_message(15, _message(1, _ONE)) * (size // (len(_ONE) + 4))),
}
for _name, _made in _IN_TENSOR.items():
    ONNX[f"a tensor of {_name}"] = lambda size, made=_made: _onnx(_message(5, made(size)))

FAMILIES: dict[str, dict[str, Family]] = {one.name: _of_any(one.name) for one in nkformats.FORMATS}
FAMILIES["nk"] |= NK
FAMILIES["nnn"] |= NNN
FAMILIES["ncnn"] |= {f"text: {name}": one for name, one in NCNN_TEXT.items()}
FAMILIES["ncnn"] |= {f"binary: {name}": one for name, one in NCNN_BINARY.items()}
FAMILIES["ncnn"] |= {f"weights: {name}": one for name, one in NCNN_WEIGHTS.items()}
FAMILIES["onnx"] |= ONNX
FAMILIES["pb"] |= {name: lambda size, made=made: _tensor_file(made(size)) for name, made in _IN_TENSOR.items()}


# -- what is done with them --------------------------------------------------------------------------------------------


def _options(one: Input) -> dict[str, Any]:
    return one.options if one.companion is None else {**one.options, "companion": one.companion}


def read(one: Input) -> Any:
    """The model, or the error, which is shown."""
    try:
        return nkformats.parse(one.data, **_options(one))
    except nkformats.FormatError as error:
        return error if str(error) else None


def validated(one: Input) -> nkformats.Report:
    """The report: all findings, those over values among them."""
    return nkformats.validate(one.data, **_options(one))


#: Files with much metadata that are accepted, one or two a format.
ACCEPTED: dict[str, Family] = {
    "nk": FAMILIES["nk"]["layers without a body"],
    "nnn": FAMILIES["nnn"]["empty layers"],
    "ncnn text": FAMILIES["ncnn"]["text: a chain"],
    "ncnn binary": FAMILIES["ncnn"]["binary: blobs that there are not"],
    "ncnn weights": FAMILIES["ncnn"]["weights: a bias of one number for each layer"],
    "onnx": FAMILIES["onnx"]["tensors of one element"],
    "pb": FAMILIES["pb"]["packed numbers"],
}


# -- payloads ----------------------------------------------------------------------------------------------------------


def _nk_payload(size: int) -> Input:
    count = size // 4
    dense = struct.pack("<B3xIB3xf", 1, 1, 0, 0.0)
    head = struct.pack("<4sIBBH4I5I", b"NKIT", 4, 1, 2, 0, 1, count, 0, 0, 1, 1, 1, 4 * count, 4)
    entries = struct.pack("<BB2x4II", 2, 1, 1, count, 0, 0, count) + _entry(1)
    return Input(head + dense + entries + bytes(4 * count + 4))


def _nnn_payload(size: int) -> Input:
    count = size // 4
    weights = i32(2, count, 1) + b"\1" + i32(count) + bytes(4 * count)
    return _nnn([b"\0\0" + bytes(4) + _TENSOR + i32(1) + weights + b"\0"])


def _ncnn_payload(size: int) -> Input:
    count = size // 4
    graph = _graph([b"Input i 0 1 i 0=1", b"InnerProduct p 1 1 i o 0=%d 1=0 2=%d" % (count, count)])
    return Input(i32(0) + bytes(4 * count), graph.data, {"format": "ncnn"})


def _onnx_tensor(size: int) -> bytes:
    return b"\x08" + _varint(size // 4) + b"\x10\x01\x42\x01w" + _message(9, bytes(size // 4 * 4))


#: Files that are nearly all payload: one dense layer, or one tensor, of so many bytes of zeros.
PAYLOADS: dict[str, Family] = {
    "nk": _nk_payload, "nnn": _nnn_payload, "ncnn": _ncnn_payload,
    "onnx": lambda size: _onnx(_message(5, _onnx_tensor(size))), "pb": lambda size: _tensor_file(_onnx_tensor(size)),
}  # fmt: skip
