"""Places in a record tree, as the tables of claims name them: reading, setting, and what is derived from what.

A place is a path from a record (``dims[0]``), from the root (``/header.flags``), one of every element
(``values[*]``), or the length of a list or of bytes (``trailing#``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from nkformats.records import FLOAT, INT, RECORD, Field, Record, field_of, nbytes

_PART: Final = re.compile(r"(\w+)|\[(\d+|\*)\]")


class Spot:
    """One number in a tree: the record, its field, and the index where the field is a list."""

    __slots__ = ("field", "index", "path", "record")

    def __init__(self, record: Any, field: Field, index: int | None, path: str) -> None:
        self.record = record
        self.field = field
        self.index = index
        #: From the root.
        self.path = path

    @property
    def value(self) -> Any:
        """What stands there."""
        whole = getattr(self.record, self.field.slot)
        return whole if self.index is None else whole[self.index]

    @value.setter
    def value(self, value: Any) -> None:
        if self.index is None:
            setattr(self.record, self.field.slot, value)
        else:
            whole = list(getattr(self.record, self.field.slot))
            whole[self.index] = value
            setattr(self.record, self.field.slot, whole)


def walk(root: Record) -> Iterator[tuple[str, Record]]:
    """Every record of a tree with its path, the root first."""
    todo: list[tuple[str, Record]] = [("", root)]
    while todo:
        path, record = todo.pop(0)
        yield path, record
        for field in record._layout:
            value = getattr(record, field.name, None)
            if field.kind != RECORD or value is None:
                continue
            prefix = f"{path}.{field.name}" if path else field.name
            items = [(f"{prefix}[{at}]", one) for at, one in enumerate(value)] if field.many else [(prefix, value)]
            todo += [(place, one) for place, one in items if isinstance(one, Record)]


def spots(root: Record, path: str, record: Record, place: str) -> list[Spot]:
    """The numbers at a place of a record that has a path; none where the place is no number, or not there."""
    if place.startswith("/"):
        place, record, path = place[1:], root, ""
    if place.endswith("#"):
        return []
    found: list[tuple[Any, str]] = [(record, path)]
    parts = _PART.findall(place)
    for at, (name, index) in enumerate(parts):
        last = at == len(parts) - 1 or (at == len(parts) - 2 and parts[-1][1])
        if name and last:
            return [one for owner, above in found for one in _at(owner, name, parts[at + 1 :], above)]
        found = [step for one in found for step in _step(*one, name, index)]
    return []


def _step(value: Any, path: str, name: str, index: str) -> Iterator[tuple[Any, str]]:
    if name:
        inner = getattr(value, name, None)
        if inner is not None:
            yield inner, f"{path}.{name}" if path else name
    elif isinstance(value, list):
        for at, one in enumerate(value):
            if index in ("*", str(at)):
                yield one, f"{path}[{at}]"


def _at(owner: Any, name: str, rest: list[Any], above: str) -> Iterator[Spot]:
    if not isinstance(owner, Record):
        return
    try:
        field = field_of(type(owner), name)
    except AttributeError:
        return
    value = getattr(owner, name, None)
    if field.kind not in (INT, FLOAT) or field.constant is not None or value is None:
        return
    path = f"{above}.{name}" if above else name
    if not field.many:
        if not rest:
            yield Spot(owner, field, None, path)
    elif rest:
        for at in range(len(value)):
            if rest[0][1] in ("*", str(at)):
                yield Spot(owner, field, at, f"{path}[{at}]")


def length_of(value: Any) -> int:
    """Elements of a list, bytes of anything else."""
    return len(value) if isinstance(value, (list, tuple, str)) else nbytes(value)
