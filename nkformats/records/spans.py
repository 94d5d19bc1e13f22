"""Where the fields of a tree lie. No offset is stored anywhere: one walk over the layout tables gives them all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nkformats.records.buffers import encoded, nbytes
from nkformats.records.fields import BYTES, ELSEWHERE, FLOAT, INT, MISSING, RECORD, TEXT, Field
from nkformats.records.layout import Record


class Span:
    """Where one field (or one element of a repeated field, or a whole record) lies.

    Attributes:
        path: from the root record; offset, length: absolute, in bytes; record, field, index: the owner;
        value: what is stored there; a Record for the span of a whole record.
    """

    __slots__ = ("field", "index", "length", "offset", "path", "record", "value")

    def __init__(
        self, path: str, offset: int, length: int, record: Record | None, field: Field | None, index: int, value: Any
    ) -> None:
        self.path = path
        self.offset = offset
        self.length = length
        self.record = record
        self.field = field
        self.index = index
        self.value = value

    def __repr__(self) -> str:
        return f"Span({self.path!r}, {self.offset}, {self.length})"


def spans(record: Record, offset: int = 0, path: str = "", *, nodes: bool = False) -> Iterator[Span]:
    """The spans of all fields in file order, with no byte twice; of a tree that broke off, as far as it goes.

    With `nodes` also a span for each record and each whole list, before those of its parts.
    """
    if (own := record._spans(offset, path, nodes)) is not None:
        yield from own
        return
    prefix = f"{path}." if path else ""
    constants: list[Span] = []
    for field in record._layout:
        value = getattr(record, field.name, MISSING)
        if value is MISSING:
            return
        if value is None or (field.kind == ELSEWHERE and not nodes):
            continue
        name = prefix + field.name
        if field.constant is not None:
            # The class has it whatever was read; what stands behind it shows that it was.
            constants.append(Span(name, offset, len(value), record, field, 0, value))
            offset += len(value)
            continue
        yield from constants
        constants.clear()
        if field.kind == ELSEWHERE:
            yield Span(name, offset, 0, record, field, 0, value)
            continue
        items = value if field.many else (value,)
        if nodes and field.many:
            yield Span(name, offset, sum(_length(record, field, item) for item in items), record, field, 0, value)
        for index, item in enumerate(items):
            place = f"{name}[{index}]" if field.many else name
            length = _length(record, field, item)
            if field.kind != RECORD:
                yield Span(place, offset, length, record, field, index, item)
            else:
                if nodes:
                    yield Span(place, offset, length, record, field, index, item)
                yield from spans(item, offset, place, nodes=nodes)
            offset += length
    yield from constants


def _length(record: Record, field: Field, item: Any) -> int:
    if field.kind == RECORD:
        return size_of(item)
    if field.kind == BYTES:
        return nbytes(item)
    return len(encoded(item)) if field.kind == TEXT else field.item_size(record)


def size_of(record: Record) -> int:
    """How many bytes a record takes in the file."""
    if (own := record._nbytes()) is not None:
        return own
    total = 0
    for field in record._layout:
        value = getattr(record, field.name, None)
        if value is not None and field.kind != ELSEWHERE:
            if field.many and field.kind in (INT, FLOAT):
                total += len(value) * field.item_size(record)
            else:
                total += sum(_length(record, field, item) for item in (value if field.many else (value,)))
    return total
