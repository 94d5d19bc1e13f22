"""The bytes of a tree as it stands: nothing is settled, nothing checked, so that wrong files can be written."""

from __future__ import annotations

import struct
from typing import Any

from nkformats.records import BYTES, RECORD, TEXT, Field, Message, Record, encoded, flat, spans


def raw_bytes(record: Record) -> bytes:
    """Every field of a tree, in file order.

    Raises:
        struct.error: a number does not fit its field.
    """
    if isinstance(record, Message):
        return b"".join(record._pieces())
    return b"".join(
        stored(span.record, span.field, span.value)
        for span in spans(record)
        if span.record is not None and span.field is not None
    )


def stored(record: Record, field: Field, value: Any) -> bytes:
    """The bytes of one value of a field."""
    if field.constant is not None:
        return field.constant
    if field.kind == BYTES:
        return bytes(flat(value))
    if field.kind == TEXT:
        return encoded(value)
    assert field.kind != RECORD
    if hasattr(value, "raw"):
        return bytes(value.raw)
    return struct.pack(field.code_of(record), value)


def patched(data: bytes, offset: int, new: bytes) -> bytes:
    """`data` with other bytes at an offset."""
    return data[:offset] + new + data[offset + len(new) :]


def offsets(record: Record) -> dict[str, int]:
    """Where each field, list and record of a tree begins, by path."""
    return {span.path: span.offset for span in spans(record, nodes=True)}


def offset_of(where: dict[str, int], path: str) -> int:
    """Where a path begins, or the nearest part above it that is in the file."""
    while path and path not in where:
        path = path.rpartition(".")[0]
    return where.get(path, 0)
