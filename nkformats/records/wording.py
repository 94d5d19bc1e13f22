"""Values of fields as people write them: numbers in any base, names, floats, texts, bytes, lists."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from nkformats.records.fields import BYTES, FLOAT, INT, TEXT

#: How a value of an enumeration is shown: ``dense (1)``.
_SHOWN: Final = re.compile(r"(\w+) \((-?[0-9]+)\)")


def elements(text: str) -> list[str]:
    """The elements of a list as it is written: ``[1, 2]``, ``1,2``."""
    inner = text.strip()
    if inner.startswith("[") and inner.endswith("]"):
        inner = inner[1:-1]
    return [one.strip() for one in inner.split(",")] if inner.strip() else []


def parse_value(field: Any, text: str, path: str) -> Any:
    """A text as a value of a field, or of anything with its `kind` and `enum`.

    Raises:
        ValueError: it is none.
    """
    try:
        if field.kind == INT:
            return parse_number(text, field.enum)
        if field.kind == FLOAT:
            return parse_float(text)
        if field.kind == TEXT:
            return text
        return parse_bytes(text)
    except (OverflowError, ValueError, SyntaxError):
        # A hexadecimal float can be too large, where a decimal one becomes infinite.
        names = [str(one.name).lower() for one in (field.enum or {}).values()]
        kinds = {INT: "a whole number", FLOAT: "a number", BYTES: "bytes: hexadecimal digits or b'..'"}
        wanted = kinds[field.kind] + (f", or one of {', '.join(names)}" if names else "")
        raise ValueError(f"{path} is {wanted}; {text!r:.60} is not") from None


def parse_number(text: str, names: Mapping[int, Any] | None = None) -> int:
    """A whole number in any base, or a name; as the member of that name where there is one."""
    shown = _SHOWN.fullmatch(text.strip())
    wanted = (shown[1] if shown else text.strip()).lower()
    for number, member in (names or {}).items():
        if str(member.name).lower() == wanted:
            return member if isinstance(member, int) else number
    number = int(shown[2] if shown else text, 0)
    member = (names or {}).get(number)
    return member if isinstance(member, int) else number


def parse_float(text: str) -> float:
    """A float, decimal or hexadecimal."""
    try:
        return float(text)
    except ValueError:
        return float.fromhex(text) if "x" in text.lower() else float(text)


def parse_bytes(text: str) -> bytes:
    """Bytes, as hexadecimal digits or as Python writes them."""
    if text.startswith(("b'", 'b"')):
        import ast

        value = ast.literal_eval(text)
        if isinstance(value, bytes):
            return value
    return bytes.fromhex(text.removeprefix("0x"))
