"""Parameters of a keyed notation (`0=64`): values by number become the parameters of a record, and its checks run."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from nkformats import errors
from nkformats.errors import FormatError, Rule
from nkformats.records.buffers import float_of_bits
from nkformats.records.fields import FLOAT, INT, Key
from nkformats.records.layout import Record, resolve, show


def quotient(left: int, right: int) -> int:
    """The integer quotient, towards zero as C has it.

    Raises:
        ZeroDivisionError: `right` is zero.
    """
    result = abs(left) // abs(right)
    return result if (left < 0) == (right < 0) else -result


def admit(record: Record, rules: Mapping[str, Rule], position: int) -> None:
    """Refuses parameters with which nothing can be read.

    Raises:
        FormatError: at `position`, for the first broken rule that is an error.
    """
    found: list[tuple[str, str]] = []
    record._admit(lambda rule, name: found.append((rule, name)))
    for rule, name in found:
        if rules[rule].severity == "error":
            summary = rules[rule].summary.rstrip(".")
            expected = "parameters with which it can be read"
            error = FormatError(rule, name, position, expected, given(record, name), note=summary)
            error.record = record
            raise error


def given(record: Record, name: str) -> str:
    """A parameter, or an element of one, and its value in words; of no parameter where a rule is about the type."""
    return f"{name} is {show(resolve(record, name))}" if name else f"a {record._label}"


def fill_keys(record: Record, values: Mapping[int, Any]) -> list[Key]:
    """Sets every parameter of a record: as given where the kind of value fits, else its default.

    Gives the parameters whose value is of another kind than they take: a loader passes them over in silence.

    Raises:
        FormatError: a default cannot be computed, and no check of the parameters says why.
    """
    refused: list[Key] = []
    failed = ""
    for key in record._keys:
        value = values.get(key.number) if values else None
        if value is not None:
            value = _fitting(key, value)
            if value is None:
                refused.append(key)
        if value is None:
            value = key.default
            if callable(value):
                try:
                    value = value(record)
                except (ArithmeticError, ValueError):
                    failed, value = key.name, math.nan if key.kind == FLOAT else 0
            elif key.many:
                value = []
        elif key.enum is not None:
            value = key.enum.get(value, value)
        setattr(record, key.name, value)
    if failed:
        causes: list[str] = []
        record._admit(lambda rule, name: causes.append(rule))
        if not causes:
            expected = "parameters from which it can be computed"
            raise FormatError(errors.UNDEFINED, failed, 0, expected, "a division by zero")
    return refused


def _fitting(key: Key, value: Any) -> Any:
    """A value as its parameter takes it, or None."""
    if key.many:
        if not isinstance(value, list):
            return None
        if any(isinstance(one, bool) or not isinstance(one, (int, float)) for one in value):
            return None
        if key.words:
            return [float_of_bits(one & 0xFFFFFFFF) if isinstance(one, int) else one for one in value]
        if key.kind == FLOAT:
            return [float(one) for one in value]
        return value if all(isinstance(one, int) for one in value) else None
    if key.kind == INT:
        return value if isinstance(value, int) else None
    if key.kind == FLOAT:
        return float(value) if isinstance(value, (int, float)) else None
    return value if isinstance(value, str) else None
