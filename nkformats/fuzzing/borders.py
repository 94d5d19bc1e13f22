"""Values on the border of what the tables of claims allow: where both valid and broken files are made."""

from __future__ import annotations

import math
import struct
from typing import Any, Final

from nkformats.records import FLOAT, INT, Claim, Field, Lawbook, Record

#: What is tried of floats beside the borders, as fractions that both widths hold exactly.
_FLOATS: Final = (1.0, 0.5, 0.0, -1.0, 0.25, 2.0, 1.1754943508222875e-38, 3.4028234663852886e38, 1e-45)


class Bare:
    """A record with one field and nothing else: what a claim asks beyond it raises."""


def holds(claim: Claim, record: Any, root: Any) -> bool:
    """Whether a claim holds for a record, as far as its tree is there."""
    if claim.holds is None:
        return True
    try:
        return bool(claim.holds(record, root))
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        return True


def attempts(claim: Claim, record: Any, root: Any) -> list[tuple[str, Any]]:
    """The values that a claim names for its fields, and their neighbours, as they are for this record."""
    found: dict[tuple[str, Any], None] = {}
    for place, value in claim.tries:
        try:
            border = value(record, root)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
            continue
        for one in neighbours(border):
            found[place, one] = None
    return list(found)


def neighbours(border: Any) -> tuple[Any, ...]:
    """A value on a border, and those beside it."""
    if isinstance(border, (bool, int)):
        return int(border), int(border) + 1, int(border) - 1
    if isinstance(border, float) and math.isfinite(border):
        return border, border + (abs(border) or 1.0), border - (abs(border) or 1.0), border / 2
    return (border,)


def candidates(law: Lawbook, cls: type[Record], field: Field, code: str) -> list[Any]:
    """Values of a field that are worth trying: its default, the smallest, those on a border, the ends of its type."""
    found: list[Any] = [] if field.default is None else [field.default]
    if field.enum is not None:
        found += list(field.enum.values())
    elif field.kind == FLOAT:
        found += _FLOATS
    else:
        found += [1, 0, 2, 3]
    for claim in law.claims.get(cls, ()):
        for place, value in claim.tries:
            if place == field.name:
                try:
                    found += neighbours(value(Bare(), None))
                except (AttributeError, TypeError, ValueError):
                    continue
    found += ends(code) if field.kind == INT else [float("inf"), float("nan"), -3.4028234663852886e38]
    return [one for one in found if fits(code, one)]


def ends(code: str) -> list[int]:
    """The smallest and the largest number of a type."""
    bits = 8 * struct.calcsize(code)
    return [0, (1 << bits) - 1] if code[-1].isupper() else [-(1 << (bits - 1)), (1 << (bits - 1)) - 1]


def fits(code: str, value: Any) -> bool:
    """Whether a type can hold a value."""
    try:
        struct.pack(code, value)
    except (struct.error, OverflowError):
        return False
    return True
