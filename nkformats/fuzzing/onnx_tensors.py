"""The tensors of ONNX models: of every data type, in each of the fields that can have the elements, and sparse ones."""

from __future__ import annotations

import math
import struct
from typing import Any, Final, NamedTuple

from nkformats.formats.onnx_tensors import DATA_TYPES, DTYPES, PAYLOADS
from nkformats.fuzzing.drawing import Maker
from nkformats.generated import onnx
from nkformats.generated.onnx import DataType, SparseTensorProto, TensorProto
from nkformats.messages.tensors import entry_range
from nkformats.packing import bits_of, packed_size
from nkformats.records import MessageField
from nkformats.records.messages import Message
from nkformats.records.wire import encoded_varint

#: A field of a number that no message has, with a value of each wire type.
_UNKNOWN: Final = (
    b"\xa0\x3f\x01",
    b"\xa2\x3f\x02hi",
    b"\xa5\x3fabcd",
    b"\xa1\x3fabcdefgh",
    b"\xa3\x3f\xa8\x3f\x05\xa4\x3f",
)

#: Sizes in which a product could wrap around in 32 bits, or is nothing.
_SHAPES: Final[tuple[tuple[int, ...], ...]] = ((0,), (2, 0, 3), (1,) * 64, (0, 2**40), (257,), (2**33, 0))


def leading(root: type[Message], wanted: type[Message]) -> frozenset[tuple[type[Message], str]]:
    """The fields, each with its class, on the shortest way from one message down to another."""
    ways: dict[type[Message], tuple[tuple[type[Message], str], ...]] = {root: ()}
    todo = [root]
    while todo and wanted not in ways:
        cls = todo.pop(0)
        for field in cls._fields:
            part: Any = field.types[0] if field.part else None
            if part is not None and part not in ways:
                ways[part] = (*ways[cls], (cls, field.name))
                todo.append(part)
    return frozenset(ways.get(wanted, ()))


def fields_for(kind: DataType) -> list[MessageField]:
    """The fields that can have the elements of a data type, `raw_data` first."""
    return [one for one in PAYLOADS if one.array is not None and one.array.table and kind in one.array.table]


def elements(kind: DataType, count: int, field: MessageField, seed: int) -> Any:
    """So many elements of a data type as a field has them, all bits of them used."""
    dtype = DTYPES[kind]
    bits = bits_of(dtype)
    if field.many:
        return [f"t{seed + at}".encode() if (seed + at) % 3 else "é字🙂".encode() for at in range(count)]
    if field.form in ("f4", "f8"):
        amount = packed_size(count, bits) * 8 // (32 if field.form == "f4" else 64)
        code = "<f" if field.form == "f4" else "<d"
        return b"".join(struct.pack(code, ((seed + 7 * at) % 23 - 11) / 64) for at in range(amount))
    if field.form == "bytes":
        data = bytearray((seed + 37 * at) & 255 for at in range(packed_size(count, bits)))
        if dtype == "bool":
            data = bytearray(one & 1 for one in data)
        if used := count * bits % 8:
            data[-1] &= (1 << used) - 1
        return bytes(data)
    low, high = entry_range(dtype)
    values = [*dict.fromkeys((min(1, high), low, high, 0, high // 2))]
    amount = packed_size(count, bits) if bits in (2, 4) else count
    entries = [values[(seed + at) % len(values)] for at in range(amount)]
    if bits in (2, 4) and (used := count * bits % 8):
        entries[-1] &= (1 << used) - 1
    return b"".join(map(encoded_varint, entries))


def fill(record: Any, kind: DataType, dims: list[int], field: MessageField | None, seed: int) -> None:
    """Gives a tensor a data type, a shape and elements; what it had is gone."""
    for one in PAYLOADS:
        setattr(record, one.name, [] if one.many else None)
    record.data_type, record.dims = kind, dims
    if field is not None:
        setattr(record, field.name, elements(kind, math.prod(dims), field, seed))


class Tensors:
    """Makes tensors, and what is odd about them and about messages."""

    def __init__(self, maker: Maker, wanted: str = "") -> None:
        self.maker = maker
        self.wanted = DataType[wanted] if wanted in DataType.__members__ else None
        self.seed = maker.number(0, 99)
        self.names = 0

    def new_name(self, kind: str) -> str:
        """A name that is used once. No message begins with a letter `w`, so none is taken for one."""
        self.names += 1
        return f"w{kind}{self.names}{self.maker.text(0, 4) if self.maker.chance(4) else ''}"

    def plain(self, kinds: tuple[DataType, ...] = ()) -> Any:
        """A tensor, with or without a name."""
        maker = self.maker
        made: Any = TensorProto()
        kind = self.wanted or maker.pick(kinds or (DataType.FLOAT, *list(DataType)[2:]))
        if maker.chance(12):
            dims = list(maker.pick(_SHAPES))
        else:
            dims = [maker.number(1, 5) for _ in range(maker.pick((1, 2, 0, 3, 4)))]
        self.seed += 1
        fill(made, kind, dims, maker.pick(fields_for(kind)), self.seed)
        if math.prod(dims) == 0 and maker.chance(2):
            # Of nothing there need not be a field.
            fill(made, kind, dims, None, 0)
        if maker.chance(6):
            made.name = self.new_name("t")
        if maker.chance(8):
            made.doc_string = self.odd_text(maker.text(0, 12))
        if maker.chance(12):
            made.metadata_props = [onnx.StringStringEntryProto(key=self.new_name("k"), value=maker.text(0, 8))]
        if maker.odd and maker.chance(3):
            self._odd(made)
        return self.odd_message(made)

    def named(self) -> Any:
        """A constant of a graph."""
        made = self.plain()
        made.name = made.name or self.new_name("c")
        if self.maker.odd and self.maker.chance(8):
            made.name = self.maker.pick(("", None))
        return made

    def sparse(self) -> Any:
        """A sparse tensor with few values, in one of the two notations of their places."""
        maker = self.maker
        dims = [maker.number(1, 4) for _ in range(maker.number(1, 3))]
        total = math.prod(dims)
        taken = sorted({maker.number(0, total - 1) for _ in range(maker.number(0, 3))})
        self.seed += 1
        values, indices = TensorProto(name=self.new_name("s")), TensorProto()
        kind = self.wanted or maker.pick((DataType.FLOAT, *list(DataType)[2:]))
        fill(values, kind, [len(taken)], maker.pick(fields_for(kind)), self.seed)
        if maker.odd and maker.chance(6):
            # More elements than anybody can count; the places are still within.
            dims = [2**40, 2**40, *dims]
            taken = taken if not taken else list(range(len(taken)))
        flat = maker.chance(2)
        rows = [[one] if flat else _unravelled(one, dims) for one in taken]
        put_indices(indices, rows, flat, len(dims), raw=maker.chance(2))
        made = SparseTensorProto(values=values, indices=indices, dims=dims)
        return self.odd_message(made)

    # -- odd ---------------------------------------------------------------------------------------------------------

    def odd_message(self, made: Any) -> Any:
        """A message, that of an odd file now and then with a field that nobody knows."""
        if self.maker.odd and self.maker.chance(12):
            made.unknown = [self.maker.pick(_UNKNOWN)]
        return made

    def odd_text(self, text: str) -> str:
        """A text, that of an odd file now and then with a byte that is none."""
        return text + "\udcff" if self.maker.odd and self.maker.chance(3) else text

    def _odd(self, made: Any) -> None:
        """Gives a tensor elements that readers do not agree on, or entries that are for another file."""
        if self.maker.chance(6):
            made.external_data = [onnx.StringStringEntryProto(key="location", value="w.data")]
            return
        one = self.maker.pick(ODD)
        fill(made, one.kind, list(one.dims), None, 0)
        setattr(made, one.field, one.value)


class Odd(NamedTuple):
    """Elements that a rule over values is about: in which field, and where below it the fault is and at which byte."""

    rule: str
    kind: DataType
    dims: tuple[int, ...]
    field: str
    value: Any
    at: int = 0
    below: str = ""


ODD: Final = (
    Odd("ONNX109", DataType.INT4, (3,), "raw_data", b"\x21\x13", 1),
    Odd("ONNX109", DataType.UINT2, (1,), "raw_data", b"\x04"),
    Odd("ONNX109", DataType.FLOAT6E2M3, (2,), "raw_data", b"\x41\x10", 1),
    Odd("ONNX110", DataType.UINT8, (2,), "int32_data", b"\x01\xac\x02"),
    Odd("ONNX110", DataType.INT8, (1,), "int32_data", b"\x80\x01"),
    Odd("ONNX110", DataType.UINT32, (1,), "uint64_data", b"\x80\x80\x80\x80\x10"),
    Odd("ONNX111", DataType.STRING, (2,), "string_data", [b"a", b"b\xff"], 1, "[1]"),
    Odd("ONNX113", DataType.STRING, (2,), "string_data", [b"a", b"b\0"], 1, "[1]"),
    Odd("ONNX118", DataType.BOOL, (3,), "raw_data", b"\x00\x02\x01", 1),
    Odd("ONNX118", DataType.BOOL, (1,), "int32_data", b"\x02"),
)


def put_indices(record: Any, rows: list[list[int]], flat: bool, rank: int, raw: bool) -> None:
    """Gives a tensor the places of the values of a sparse one: a number each, or one for each dimension."""
    numbers = [one for row in rows for one in row]
    record.data_type = DataType(DATA_TYPES["int64"])
    record.dims = [len(rows)] if flat else [len(rows), rank]
    if raw:
        record.raw_data = struct.pack(f"<{len(numbers)}q", *numbers)
    else:
        record.int64_data = b"".join(map(encoded_varint, numbers))


def _unravelled(place: int, dims: list[int]) -> list[int]:
    """The index of a place along each dimension, the last one fastest."""
    found = []
    for size in reversed(dims):
        found.append(place % size)
        place //= size
    return found[::-1]
