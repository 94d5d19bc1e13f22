"""Field values as text for people and as JSON for programs; the generic walks over one record that both need.

Whatever comes out of here is safe to print. How it is laid out on the screen is decided elsewhere.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from nkformats.errors import escape
from nkformats.records import BYTES, FLOAT, MISSING, RECORD, TEXT, Field, Hole, Message, Record, encoded, flat, nbytes

#: Bytes fields up to this length are shown in JSON as hex, longer ones by their SHA-256.
HEX_BYTES: Final = 64
#: Bytes fields up to this length are shown in text as they are.
SHOWN_BYTES: Final = 16
#: How much of a list and of a text is shown in one line.
SHOWN_NUMBERS: Final = 8
SHOWN_CHARACTERS: Final = 240
#: What an expression over a record that broke off, or over absurd values, may raise.
UNDEFINED: Final = (ArithmeticError, AttributeError, IndexError, KeyError, TypeError, ValueError)


def fields(record: Record) -> Iterator[tuple[Field, Any]]:
    """The fields that have a value, in file order, as far as the record was read."""
    for field in record._layout:
        value = getattr(record, field.name, MISSING)
        if value is MISSING:
            return
        # A list of a message that is empty does not stand in the file at all.
        if value is not None and not (value == [] and isinstance(record, Message)):
            yield field, value


def instances(record: Record) -> Iterator[tuple[str, Any]]:
    """What the schema computes from a record's fields (value instances); those that have no value are left out."""
    names = {field.name for field in record._layout}
    for name, attribute in vars(type(record)).items():
        if isinstance(attribute, property) and name not in names:
            try:
                value = getattr(record, name)
            except UNDEFINED:
                continue
            if value is not None:
                yield name, value


def array_of(record: Record, field: Field, index: int) -> tuple[str, tuple[int, ...]] | None:
    """Dtype and shape of a bytes field that is an array, where they can be told."""
    if field.array is None:
        return None
    try:
        dtype = field.array.dtype(record, index)
        return None if dtype is None else (dtype, tuple(field.array.shape(record, index)))
    except UNDEFINED:
        return None


def array_text(dtype: str, shape: tuple[int, ...]) -> str:
    """``float32 [8, 3, 3, 1]``."""
    return f"{dtype} [{', '.join(map(str, shape))}]"


# -- text ---------------------------------------------------------------------------------------------------------


def text(
    value: Any, record: Record | None = None, field: Field | None = None, index: int = 0, *, whole: bool = False,
    quoted: bool = True,
) -> str:  # fmt: skip
    """A value in one line. Long lists and texts are cut unless asked for `whole`; a text not `quoted` stands bare."""
    if isinstance(value, list):
        return _list_text(value, record, field, whole)
    if isinstance(value, Record):
        return type(value).__name__
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        code = field.code if field is not None and field.kind == FLOAT else "d"
        return float_text(value, code if isinstance(code, str) else code(record))
    if isinstance(value, int):
        return f"{escape(value.name).lower()} ({int(value)})" if hasattr(value, "name") else str(value)
    if isinstance(value, str):
        rest = "" if whole or len(value) <= SHOWN_CHARACTERS else f"... {len(value)} characters in all"
        value = value[:SHOWN_CHARACTERS] if rest else value
        return escape(repr(value) if quoted else value) + rest
    array = array_of(record, field, index) if record is not None and field is not None else None
    if array is not None:
        return array_text(*array)
    size = nbytes(value)
    if isinstance(value, Hole):
        return f"<{size} bytes>"
    return repr(bytes(flat(value))) if size <= SHOWN_BYTES else f"<{size} bytes>"


def _list_text(value: list[Any], record: Record | None, field: Field | None, whole: bool) -> str:
    if field is not None and field.kind == RECORD:
        names = sorted({type(item).__name__ for item in value})
        return f"{len(value)} x {' | '.join(names)}" if value else "none"
    if field is not None and field.kind == BYTES:
        return f"{len(value)} x bytes" if value else "none"
    if not whole and len(value) > SHOWN_NUMBERS:
        head = ", ".join(text(item, record, field, at) for at, item in enumerate(value[: SHOWN_NUMBERS // 2]))
        return f"[{head}, ... {len(value)} in all]"
    return f"[{', '.join(text(item, record, field, at) for at, item in enumerate(value))}]"


def float_text(value: float, code: str = "d") -> str:
    """The shortest decimal that is stored as the same number: ``0.01``, not ``0.009999999776482582``."""
    if not math.isfinite(value) or code[-1] == "d":
        return repr(float(value))
    for digits in range(1, 10):
        short = float(f"{value:.{digits}g}")
        try:
            if struct.pack(code, short) == struct.pack(code, value):
                return repr(short)
        except OverflowError:
            continue
    return repr(value)


# -- JSON ---------------------------------------------------------------------------------------------------------


def plain(value: Any, record: Record | None = None, field: Field | None = None, index: int = 0) -> Any:
    """A value as JSON has it, records aside.

    Numbers are numbers, but for NaN and the infinities, which are the texts ``NaN``, ``Infinity``, ``-Infinity``. A
    field with an enumeration is ``{"name", "value"}``, the name null where the value is not in it. Bytes, and texts
    that are not UTF-8, are ``{"nbytes", "hex"}`` or, when long, ``{"nbytes", "sha256"}``; arrays also have ``dtype``
    and ``shape``.
    """
    if isinstance(value, list):
        return [plain(item, record, field, at) for at, item in enumerate(value)]
    if isinstance(value, bool):
        return value
    if isinstance(value, float):
        return plain_float(value)
    if isinstance(value, int):
        if field is None or field.enum is None:
            return int(value)
        return {"name": value.name.lower() if hasattr(value, "name") else None, "value": int(value)}
    if isinstance(value, str):
        if field is None or field.kind != TEXT or value.isascii():
            return value
        raw = encoded(value)
        try:
            return raw.decode()
        except UnicodeDecodeError:
            return _plain_bytes(raw)
    array = array_of(record, field, index) if record is not None and field is not None else None
    kind = {} if array is None else {"dtype": array[0], "shape": list(array[1])}
    if isinstance(value, Hole):
        return {**kind, "nbytes": value.nbytes}
    return {**kind, **_plain_bytes(flat(value))}


def _plain_bytes(data: bytes | memoryview) -> dict[str, Any]:
    if len(data) <= HEX_BYTES:
        return {"nbytes": len(data), "hex": bytes(data).hex()}
    import hashlib

    return {"nbytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}


def plain_float(value: float) -> float | str:
    """A number, or the text that stands for one that JSON does not have."""
    if math.isfinite(value):
        return float(value)
    return "NaN" if value != value else "Infinity" if value > 0 else "-Infinity"


def plain_record(
    record: Record, where: Mapping[str, tuple[int, int]] | None = None, path: str = "", *, broken: str | None = None,
    skip: Callable[[Field], Any] = lambda field: False,
) -> dict[str, Any]:  # fmt: skip
    """A record as JSON: its fields by name, and what is said about it under names with a dollar sign.

    ``$type`` is its class, ``$offset`` and ``$length`` (given `where`) its place, ``$instances`` what the schema
    computes from its fields. A constant at the path `broken` is left out: the file has something else there. So are the
    fields for which `skip` holds.
    """
    result: dict[str, Any] = {"$type": type(record).__name__}
    if where is not None and path in where:
        result["$offset"], result["$length"] = where[path]
    prefix = f"{path}." if path else ""
    for field, value in fields(record):
        name = prefix + field.name
        if skip(field):
            continue
        if field.kind == RECORD:
            result[field.name] = (
                [plain_record(item, where, f"{name}[{at}]", broken=broken, skip=skip) for at, item in enumerate(value)]
                if field.many
                else plain_record(value, where, name, broken=broken, skip=skip)
            )
        elif field.constant is None or name != broken:
            result[field.name] = plain(value, record, field)
    if computed := {name: plain(value) for name, value in instances(record)}:
        result["$instances"] = computed
    return result


def is_number_list(field: Field) -> bool:
    """Whether a field is a list that is best shown in one line."""
    return field.many and field.kind not in (RECORD, BYTES)
