"""The types of the values of expressions."""

from __future__ import annotations

from dataclasses import dataclass

INT, FLOAT, BOOL, BYTES, TEXT = "int", "float", "bool", "bytes", "text"


@dataclass(frozen=True)
class EnumOf:
    """A value of an enum."""

    name: str


@dataclass(frozen=True)
class RecordOf:
    """A record; of one of several types where a field is switched."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class ListOf:
    """A list of such values."""

    element: Type


Type = str | EnumOf | RecordOf | ListOf

#: Kaitai's primitive types: struct code, bytes.
PRIMITIVES = {
    "u1": ("B", 1), "u2": ("H", 2), "u4": ("I", 4), "u8": ("Q", 8),
    "s1": ("b", 1), "s2": ("h", 2), "s4": ("i", 4), "s8": ("q", 8),
    "f4": ("f", 4), "f8": ("d", 8),
}  # fmt: skip
