"""Files with exactly one fault, from the tables of claims: which rule, where, and the bytes.

A claim is broken by setting one of the fields that it names to a value beside its border. Where that would move other
fields, the tree is edited and settled instead. What is expected (rule, path, offset) follows from the tables and the
valid file alone; the library is asked only whether the same edit breaks other rules as well, and then another is tried.
"""

from __future__ import annotations

import copy
import struct
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from nkformats.errors import FormatError
from nkformats.fuzzing import places
from nkformats.fuzzing.borders import attempts, ends
from nkformats.fuzzing.raw import offset_of, offsets, patched, raw_bytes, stored
from nkformats.records import (
    BYTES,
    CHECK,
    CONTENTS,
    FLOAT,
    INT,
    PADDING,
    TEXTUAL,
    VALID,
    Claim,
    Lawbook,
    Record,
    field_of,
    settle,
)


class Fault(NamedTuple):
    """A file that breaks one rule, and what must be said about it.

    Attributes:
        rule: the rule; path, offset: of the field that it is about, in the file that `data` is, or in the companion
        where `of_companion`; data: the file; companion: the other file of a pair, as it has to be given; variant: how
        the file is to be read, where it does not say; also: rules that cannot but be broken with it; fatal: whether
        reading ends there; name: of the file, where the rule is about that; beside: the files, by name, that have to
        lie beside it where the rule is about these: none of them can be in the folder, too.
    """

    rule: str
    path: str
    offset: int
    data: bytes
    companion: bytes | None = None
    variant: str | None = None
    also: frozenset[str] = frozenset()
    fatal: bool = False
    of_companion: bool = False
    name: str = ""
    beside: Mapping[str, bytes] | None = None


class Broken(NamedTuple):
    """A broken tree as bytes, before anybody has looked at it."""

    rule: str
    path: str
    offset: int
    data: bytes
    fatal: bool


def sites(root: Record, law: Lawbook, rule: str) -> list[tuple[str, Record, Claim]]:
    """Where in a tree a rule can be broken."""
    return [
        (path, record, claim)
        for path, record in places.walk(root)
        for claim in law.claims.get(type(record), ())
        if claim.rule == rule
    ]


def broken(root: Record, law: Lawbook, path: str, record: Record, claim: Claim) -> Iterator[Broken]:
    """The ways to break a claim about a record of a tree that was settled."""
    data = raw_bytes(root)
    where = offsets(root)
    if claim.kind in (CONTENTS, PADDING, TEXTUAL):
        yield from _bytes_broken(data, where, path, record, claim)
        return
    yield from _number_broken(root, law, data, where, path, record, claim)
    yield from _tree_broken(root, law, path, claim)


def _bytes_broken(data: bytes, where: Mapping[str, int], path: str, record: Any, claim: Claim) -> Iterator[Broken]:
    """A byte that is not the one of the signature, not zero, or no UTF-8."""
    field = field_of(type(record), claim.field)
    value = getattr(record, claim.field)
    if value is None:
        return
    place = f"{path}.{claim.field}" if path else claim.field
    size = len(stored(record, field, value))
    for at in range(size - 1, -1, -1):
        offset = where[place] + at
        new = b"\xff" if claim.kind == TEXTUAL else bytes([data[offset] ^ 1 or 2])
        # The fault is the field's, whichever of its bytes is wrong.
        yield Broken(claim.rule, place, where[place], patched(data, offset, new), claim.kind == CONTENTS)


def _values(claim: Claim, record: Any, root: Any) -> list[tuple[str, Any]]:
    """What to try: the borders and their neighbours, then the ends of each field's type."""
    found = attempts(claim, record, root)
    named = dict.fromkeys([place for place, _ in found] + [claim.field])
    for place in named:
        for spot in places.spots(root, "", record, place)[:1]:
            if spot.field.kind == INT:
                found += [(place, one) for one in ends(spot.field.code_of(spot.record))]
                found += [(place, spot.value + 1), (place, spot.value ^ 1)]
            elif spot.field.kind == FLOAT:
                found += [(place, one) for one in (float("nan"), float("inf"), float("-inf"), -1.0, 0.0, 1e-38, 1.5)]
    return found


def _number_broken(
    root: Record, law: Lawbook, data: bytes, where: dict[str, int], path: str, record: Record, claim: Claim
) -> Iterator[Broken]:
    assert claim.holds is not None
    for place, value in _values(claim, record, root):
        for spot in places.spots(root, path, record, place):
            if claim.kind == CHECK and _moves(law, spot, value):
                continue
            expected = _expected(path, claim, spot)
            if expected is None:
                continue
            before = spot.value
            try:
                new = struct.pack(spot.field.code_of(spot.record), value)
            except (struct.error, OverflowError, TypeError):
                continue
            spot.value = struct.unpack(spot.field.code_of(spot.record), new)[0]
            try:
                breaks = not claim.holds(record, root)
                if place.startswith("/"):
                    # A field that others are about as well: the fault has to be of this record alone.
                    alike = [one for _, one, other in sites(root, law, claim.rule) if other is claim]
                    breaks = breaks and all(claim.holds(one, root) for one in alike if one is not record)
            except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
                breaks = False
            spot.value = before
            if breaks:
                changed = patched(data, where[spot.path], new)
                yield Broken(claim.rule, expected, offset_of(where, expected), changed, claim.kind == VALID)


def _expected(path: str, claim: Claim, spot: places.Spot) -> str | None:
    """The path that a finding gives when this number breaks the claim; None where it would be about more than it."""
    if "[*]" not in claim.field:
        return _absolute(path, claim.field)
    pattern = _absolute(path, claim.field).split("[*]")
    begins, ends_ = pattern[0], pattern[-1]
    inside = spot.path.startswith(begins + "[") and (spot.path.endswith(ends_) if ends_ else True)
    if not inside:
        return None
    number = spot.path[len(begins) + 1 :].partition("]")[0]
    return f"{begins}[{number}]{ends_}"


def _absolute(path: str, field: str) -> str:
    if field.startswith("/"):
        return field[1:]
    return f"{path}.{field}" if path else field


def _moves(law: Lawbook, spot: places.Spot, value: Any) -> bool:
    """Whether another value of a number would move or change other fields."""
    mask = law.layout.get(type(spot.record), {}).get(spot.field.name, 0)
    if mask == -1:
        return True
    return bool(mask) and bool((int(spot.value) ^ int(value)) & mask)


def _tree_broken(root: Record, law: Lawbook, path: str, claim: Claim) -> Iterator[Broken]:
    """Breaks a claim by other lengths: of lists with derived counts, and of bytes up to the end."""
    assert claim.holds is not None
    for place, value in attempts(claim, _at(root, path), root):
        for fill in (0, 1, 2):
            twin = copy.deepcopy(root)
            record = _at(twin, path)
            if not isinstance(value, int) or not _resized(twin, law, path, record, place, value, fill):
                continue
            try:
                settle(twin)
                if claim.holds(record, twin):
                    continue
                data = raw_bytes(twin)
            except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, struct.error, FormatError):
                continue
            expected = _absolute(path, claim.field)
            if "[*]" not in expected:
                yield Broken(claim.rule, expected, offset_of(offsets(twin), expected), data, claim.kind == VALID)


def _at(root: Record, path: str) -> Any:
    return next(record for place, record in places.walk(root) if place == path)


def _resized(twin: Any, law: Lawbook, path: str, record: Any, place: str, value: int, fill: int) -> bool:
    """Gives the list or the bytes that a place counts another length; whether there was such a list."""
    if place.endswith("#"):
        owner, name = record, place[:-1]
    else:
        found = _counted(twin, law, path, place)
        if found is None:
            return False
        owner, name = found
    for part in name.split(".")[:-1]:
        owner = getattr(owner, part, None)
    name = name.split(".")[-1]
    if not isinstance(owner, Record):
        return False
    field = field_of(type(owner), name)
    before = getattr(owner, name)
    if before is None or not 0 <= value <= 1 << 17 or (field.kind == BYTES and field.many):
        return False
    if field.kind == BYTES:
        count = _number_at(twin, path, place)
        value *= max(1, len(bytes(before)) // count) if count else 1
        setattr(owner, field.slot, (bytes(before) + b"\0" * value)[:value])
    elif isinstance(before, str):
        setattr(owner, field.slot, (before + "x" * value)[:value])
    elif field.kind == INT and field.many:
        more = [fill if fill < 2 or not before else before[-1]] * max(0, value - len(before))
        setattr(owner, field.slot, [*more, *before][:value])
    elif field.many and before:
        setattr(owner, field.slot, [*before, *(copy.deepcopy(before[-1]) for _ in range(value - len(before)))][:value])
    else:
        return False
    return True


def _number_at(twin: Any, path: str, place: str) -> int:
    """The number at a place, 0 where there is none."""
    found = places.spots(twin, path, _at(twin, path), place)
    return int(found[0].value) if found else 0


def _counted(twin: Any, law: Lawbook, path: str, place: str) -> tuple[Any, str] | None:
    """What a derived number counts: the owner, and the list below it."""
    whole = _absolute(path, place)
    for above, record in places.walk(twin):
        rest = whole[len(above) + 1 :] if above and whole.startswith(f"{above}.") else whole if not above else ""
        source = law.sources.get(type(record), {}).get(rest) if rest else None
        if source is not None:
            return record, source
    return None
