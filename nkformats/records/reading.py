"""What the generated readers say when a file is broken: the error, with the tree as far as they got."""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from typing import Any, Final

from nkformats import errors
from nkformats.errors import FormatError
from nkformats.records.fields import BYTES, MISSING
from nkformats.records.layout import Record, field_of, show

#: Lists up to this length keep their unpackers; longer ones cost more than making one.
SHORT_LIST: Final = 256


class Unpackers(dict[int, Callable[[memoryview, int], tuple[Any, ...]]]):
    """What unpacks a list of numbers of one type, by the length of the list."""

    __slots__ = ("code",)

    def __init__(self, code: str) -> None:
        super().__init__()
        self.code = code

    def __missing__(self, count: int) -> Callable[[memoryview, int], tuple[Any, ...]]:
        unpack = struct.Struct(f"{self.code[0]}{count}{self.code[1]}").unpack_from
        if count <= SHORT_LIST:
            self[count] = unpack
        return unpack


def short(record: Record, name: str, position: int, needed: int, left: int) -> FormatError:
    """The error for a field of `needed` bytes at `position` where only `left` are there."""
    error = FormatError(errors.SHORT, name, position, f"{needed} bytes", f"{left} before the end")
    error.record = record
    return error


def invalid(record: Record, name: str, position: int, value: Any = MISSING) -> FormatError:
    """The error for a field that breaks its own `valid` or `contents`."""
    field = field_of(type(record), name)
    got = show(getattr(record, field.slot) if value is MISSING else value)
    error = FormatError(field.rule, name, position, field.expected, got)
    error.record = record
    return error


def over(record: Record, name: str, position: int, limits: Mapping[str, int]) -> FormatError:
    """The error for a count that is above its limit, or below what the format allows."""
    field = field_of(type(record), name)
    if getattr(record, field.slot) <= limits[field.limit]:
        return invalid(record, name, position)
    expected = f"at most {limits[field.limit]} (limit {field.limit})"
    error = FormatError(field.rule, name, position, expected, show(getattr(record, field.slot)))
    error.record = record
    return error


def cut(record: Record, data: memoryview, position: int, end: int, name: str, limits: Mapping[str, int]) -> FormatError:
    """The error for a run of fixed-size fields, from `name` on, that ends behind `end`: its first fault."""
    layout = type(record)._layout
    for field in layout[layout.index(field_of(type(record), name)) :]:
        if field.constant is not None or field.kind == BYTES:
            size = len(field.constant) if field.constant is not None else _fixed(field.size)
            value: Any = bytes(data[position : min(position + size, end)])
            if field.constant is not None and not field.constant.startswith(value):
                return invalid(record, name=field.name, position=position, value=value)
            if len(value) < size:
                return short(record, field.name, position, size, len(value))
        else:
            code = field.code_of(record)
            size = struct.calcsize(code)
            values: list[Any] = []
            count = _fixed(field.count) if field.many else 1
            while len(values) < count and end - position - len(values) * size >= size:
                (number,) = struct.unpack_from(code, data, position + len(values) * size)
                values.append(number if field.enum is None else field.enum.get(number, number))
            if len(values) < count:
                place = f"{field.name}[{len(values)}]" if field.many else field.name
                return short(record, place, position + len(values) * size, size, end - position - len(values) * size)
            value, size = (values if field.many else values[0]), size * count
        if field.constant is None:
            setattr(record, field.slot, value)
            if field.valid is not None and not field.valid(record):
                return invalid(record, field.name, position)
            if field.limit and value > limits[field.limit]:
                return over(record, field.name, position, limits)
        position += size
    raise AssertionError("the run is complete")


def _fixed(size: Any) -> int:
    return size if isinstance(size, int) else 0


def fill(
    items: list[Any], reader: Callable[..., Any], data: memoryview, position: int, end: int, size: int, *args: Any
) -> None:
    """Reads the records of a list that the data do not hold, up to the one that is cut; that one's error comes out."""
    while True:
        items.append(reader(data, position, end, *args))
        position += size


def within(error: FormatError, record: Record, scope: Mapping[str, Any]) -> FormatError:
    """`error` as it is to be seen from `record`, whose reader has the local variables `scope`.

    The part that was being read is the first field without a value; it is attached, so that the tree goes as far as
    the reader went.
    """
    for field in type(record)._layout:
        if field.constant is None and getattr(record, field.slot, MISSING) is MISSING:
            break
    else:
        return error
    child = error.record
    if field.many and isinstance(items := scope.get(field.name), list):
        if child is not record:
            error.path = f"{field.name}[{len(items)}]" + (f".{error.path}" if error.path else "")
            items.append(child)
        setattr(record, field.slot, items)
    elif child is not record:
        error.path = f"{field.name}.{error.path}" if error.path else field.name
        setattr(record, field.slot, child)
    error.record = record
    return error
