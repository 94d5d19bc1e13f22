"""Types of the caller's own: what they read from the weights, by a small table."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

from nkformats import errors, records
from nkformats.errors import FormatError
from nkformats.keyed.graph import Own
from nkformats.records import Field, Key, KeyedNotation, KeyedType, Record, new


def registry(operators: Any, notation: KeyedNotation) -> dict[str, KeyedType]:
    """The readers of the caller's operators: ``"nothing"``, or weight names with the keys of their counts.

    Raises:
        ValueError: it is no such table.
    """
    if not isinstance(operators, Mapping) or not all(isinstance(name, str) for name in operators):
        raise ValueError(f"operators are a table by type name, not {operators!r:.60}")
    return {name: _own(name, what, notation) for name, what in operators.items()}


def _own(name: str, what: Any, notation: KeyedNotation) -> KeyedType:
    if not name or name in notation.types:
        raise ValueError(f"operator {name!r} is not for the caller to define")
    if what != "nothing" and not (isinstance(what, Mapping) and what):
        raise ValueError(f'operator {name!r}: "nothing", or a table of weights, not {what!r:.60}')
    weights = [_weight(name, role, one, notation) for role, one in ({} if what == "nothing" else what).items()]
    keys = sorted({key for _, counts, _ in weights for key in counts})
    names = tuple(f"key_{key}" for key in keys)
    layout = tuple(
        Field(role, records.RECORD, types=(notation.block,), role=role, args=_counted(counts, load))
        for role, counts, load in weights
    )
    cls = type(
        "Custom", (Own,),
        {
            "__slots__": (*names, *(role for role, _, _ in weights)),
            "_params": names,
            "_layout": layout,
            "_label": name,
            "_keys": tuple(Key(key, f"key_{key}", records.INT, 0) for key in keys),
        },
    )  # fmt: skip
    return KeyedType(-1, name, cls, _reader_of(cls, notation))


def _counted(keys: list[int], load: int) -> Callable[[Any, int], tuple[Any, ...]]:
    """What a weight's block is given: the product of the parameters with these keys, and its load type."""
    return lambda body, index: (math.prod(getattr(body, f"key_{key}") for key in keys), load)


def _weight(operator: str, role: Any, what: Any, notation: KeyedNotation) -> tuple[str, list[int], int]:
    """Name, keys of the count and load type of one weight of a caller's operator."""
    table = what if isinstance(what, Mapping) else {"count": what}
    counts = table.get("count")
    counts = counts if isinstance(counts, list) else [counts]
    load = table.get("load", next(iter(notation.loads)))
    # The record of a custom operator has attributes of its own, and its parameters are `key_0` and so on.
    fits = isinstance(role, str) and role.isidentifier() and not role.startswith(("_", "key_"))
    fits = fits and set(table) <= {"count", "load"}
    fits = fits and isinstance(load, str) and load in notation.loads and bool(counts)
    if not fits or not all(type(one) is int and 0 <= one < notation.keys for one in counts):
        raise ValueError(f"operator {operator!r}, weight {role!r}: a key, or count and load, not {what!r:.60}")
    return role, counts, int(notation.loads[load])


def _reader_of(cls: type[Record], notation: KeyedNotation) -> Any:
    def reader(data: memoryview, pos: int, end: int, limits: Mapping[str, int], *values: int) -> tuple[Record, int]:
        body = new(cls)
        for name, value in zip(cls._params, values, strict=True):
            setattr(body, name, value)
        if negative := [name for name in cls._params if getattr(body, name) < 0]:
            raise FormatError(errors.RANGE, negative[0], pos, "a count", str(getattr(body, negative[0])))
        for field in cls._layout:
            assert field.args is not None
            count, load = field.args(body, 0)
            try:
                block, pos = notation.read_block(data, pos, end, limits, count, load)
            except FormatError as error:
                error.path = f"{field.name}.{error.path}"
                setattr(body, field.name, error.record)
                error.record = body
                raise
            setattr(body, field.name, block)
        return body, pos

    return reader
