"""The fields of messages: their tables, and how one value is read and written."""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from typing import Any, Final

from nkformats import errors
from nkformats.errors import FormatError
from nkformats.records import wire
from nkformats.records.buffers import encoded, flat, raw_float
from nkformats.records.fields import BYTES, FLOAT, INT, RECORD, TEXT, Array, Field
from nkformats.records.layout import show
from nkformats.records.wire import encoded_varint

#: How a value of each type is written: its wire type, and its size where that is fixed.
WIRES: Final = {
    "s4": (wire.VARINT, 1), "s8": (wire.VARINT, 1), "u4": (wire.VARINT, 1), "u8": (wire.VARINT, 1),
    "f4": (wire.FOUR_BYTES, 4), "f8": (wire.EIGHT_BYTES, 8),
    "str": (wire.DELIMITED, 0), "bytes": (wire.DELIMITED, 0), "message": (wire.DELIMITED, 0),
}  # fmt: skip

_KINDS: Final = {"f4": FLOAT, "f8": FLOAT, "str": TEXT, "bytes": BYTES, "message": RECORD}

_RANGES: Final = {"s4": (-(2**31), 2**31), "s8": (-(2**63), 2**63), "u4": (-(2**31), 2**31), "u8": (0, 2**64)}

_FLOATS: Final = {"f4": struct.Struct("<f"), "f8": struct.Struct("<d")}


class MessageField(Field):
    """A field of a message.

    ``number`` is its key; ``form`` the type of a value in the schema; ``part`` the name of the class where that is a
    message. A list of numbers with an ``array`` is a payload: its value is the buffer of the numbers as they are
    packed. ``closed``: a value that the enum does not have makes it an unknown field.
    """

    __slots__ = ("closed", "form", "number", "part", "payload", "wire")

    def __init__(
        self, name: str, number: int, form: str, *, many: bool = False, part: str = "", default: Any = None,
        enum: Mapping[int, Any] | None = None, array: Array | None = None, doc: str = "", ref: str = "",
    ) -> None:  # fmt: skip
        self.payload = array is not None and many and form != "bytes"
        kind = BYTES if self.payload else _KINDS.get(form, INT)
        code = f"<{form[0].replace('s', 'q').replace('u', 'Q')}" if form[0] != "f" else _FLOATS[form].format
        super().__init__(
            name, kind, doc=doc, ref=ref, code=code if kind in (INT, FLOAT) else "", default=default, enum=enum,
            many=many and not self.payload, array=array,
        )  # fmt: skip
        self.number = number
        self.form = form
        self.part = part
        self.wire = WIRES[form][0]
        self.closed = form == "u4"

    @property
    def repeated(self) -> bool:
        """Whether it may stand in a message several times."""
        return self.many or self.payload


class Value:
    """The attribute of a message that is one of its values: the message is read when it is first asked for."""

    __slots__ = ("index", "many")

    def __init__(self, index: int, many: bool) -> None:
        self.index = index
        self.many = many

    def __get__(self, message: Any, owner: type) -> Any:
        if message is None:
            raise AttributeError("a field is an attribute of a message, not of its class")
        values = message._values or message._load()
        value = values[self.index]
        if value is None and self.many:
            value = values[self.index] = []
        return value

    def __set__(self, message: Any, value: Any) -> None:
        (message._values or message._load())[self.index] = value


#: The fields of a message that its class does not know, each with its key, as they stand in the file.
UNKNOWN: Final = Field(
    "unknown", BYTES, many=True, doc="Fields that the schema does not have, with their keys; they are kept."
)

#: Key, and length where there is one, of a field.
TAG: Final = Field("tag", BYTES, doc="Key of the field: its number and how the value is written; a length may follow.")


def gather(payload: Any, more: memoryview) -> Any:
    """A payload with a piece more: one that stands in a file in one piece stays a view of it."""
    if payload is None:
        return more
    if not isinstance(payload, bytearray):
        payload = bytearray(payload)
    payload += more
    return payload


def float_at(field: MessageField, view: memoryview, pos: int, stop: int) -> float:
    """One float; of a NaN also the bits."""
    value: float = _FLOATS[field.form].unpack_from(view, pos)[0]
    return value if value == value else raw_float(view, pos, stop - pos)


def number(field: MessageField, view: memoryview, pos: int, stop: int) -> Any:
    """One number."""
    if field.form in _FLOATS:
        return float_at(field, view, pos, stop)
    return signed(field, view[pos] if stop - pos == 1 else wire.varint(view, pos, stop)[0])


def signed(field: MessageField, number: int) -> Any:
    """A number of 64 bits as its type has it: of 32 bits the lower half, with sign."""
    if field.form in ("s4", "u4"):
        number &= 0xFFFFFFFF
        number -= (number & 0x80000000) << 1
    elif field.form == "s8":
        number -= (number & 0x8000000000000000) << 1
    return number if field.enum is None else field.enum.get(number, number)


def numbers(field: MessageField, view: memoryview) -> list[Any]:
    """The numbers of a packed list."""
    if field.form in _FLOATS:
        size = _FLOATS[field.form].size
        return [number(field, view, at, at + size) for at in range(0, len(view) - size + 1, size)]
    found, pos, end = [], 0, len(view)
    while pos < end:
        one, pos = wire.varint(view, pos, end)
        found.append(signed(field, one))
    return found


def tag_of(field: MessageField, size: int | None) -> bytes:
    """The key of a field, with a length where the value has one."""
    if size is None:
        return encoded_varint(field.number << 3 | field.wire)
    if size >= wire.LARGEST:
        raise FormatError(errors.RANGE, field.name, 0, f"less than {wire.LARGEST} bytes", str(size))
    return encoded_varint(field.number << 3 | wire.DELIMITED) + encoded_varint(size)


def encoded_value(field: MessageField, value: Any, path: str) -> bytes | memoryview:
    """The bytes of a value.

    Raises:
        FormatError: it is of another type, or out of range.
    """
    try:
        if field.kind == BYTES:
            return flat(value)
        if field.form == "str":
            return encoded(value)
        if field.form in _FLOATS:
            raw = getattr(value, "raw", b"")
            form = _FLOATS[field.form]
            return raw if len(raw) == form.size else form.pack(value)
        low, high = _RANGES[field.form]
        if isinstance(value, int) and low <= value < high:
            return encoded_varint(value)
    except (AttributeError, OverflowError, TypeError, UnicodeError, ValueError, struct.error) as error:
        raise FormatError(errors.RANGE, path, 0, f"a value of type {field.form}", show(value)) from error
    raise FormatError(errors.RANGE, path, 0, f"a value of type {field.form}", show(value))


def short(view: memoryview) -> memoryview | bytes:
    """Bytes of a list that can have millions of them: a view takes more memory than a few bytes do."""
    return bytes(view) if len(view) <= 64 else view


def same_value(value: Any, was: Any) -> bool:
    """Whether a value is the one that was read; what cannot be told at a glance is taken for another."""
    if value is was:
        return True
    # A buffer that was assigned may be a large one, or no buffer at all.
    plain = isinstance(value, (int, str)) and isinstance(was, (int, str))
    return plain and type(value) is type(was) and bool(value == was)


def same_values(value: Any, was: Sequence[Any]) -> bool:
    """The same of a list."""
    return isinstance(value, list) and len(value) == len(was) and all(map(same_value, value, was))


def value_at(field: MessageField, view: memoryview, pos: int, stop: int, packed: bool) -> Any:
    """The value that stands in one place."""
    if field.payload or field.form == "bytes":
        return view[pos:stop]
    if field.form == "str":
        return str(view[pos:stop], "utf-8", "surrogateescape")
    return numbers(field, view[pos:stop]) if packed else number(field, view, pos, stop)


def passes_over(field: MessageField, view: memoryview, pos: int, stop: int) -> bool:
    """Whether a value is none of the members of a closed enum: the field is then kept as an unknown one."""
    return number(field, view, pos, stop) not in (field.enum or ())
