"""Drawing records that a schema allows: each number within its own limits, then together.

Numbers are drawn from what the tables of claims say is on a border, the plainest first, so that a failing example
shrinks to defaults. What several fields must obey together is mended by the values that the claims themselves name.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeVar

from hypothesis import strategies as st
from hypothesis.control import reject

from nkformats.errors import FormatError, Rule
from nkformats.fuzzing.borders import Bare, attempts, candidates, holds
from nkformats.records import FLOAT, INT, TEXT, Claim, Field, Lawbook, Record, blank, settle

T = TypeVar("T")
Draw = Callable[[st.SearchStrategy[Any]], Any]

#: Letters of texts: plain, of two, three and four bytes.
_LETTERS: Final = "ab 0é字🙂"


class Wishes:
    """What a file shall be like.

    Attributes:
        variant: of the format, None for any; containing: the class of a record that must be there, or the name of an
        operator; odd: whether rules that are warnings or notes may be broken; runnable: whether the network shall be
        one that can be run.
    """

    __slots__ = ("containing", "odd", "runnable", "variant")

    def __init__(
        self, variant: str | None = None, containing: str = "", odd: bool = False, runnable: bool = False
    ) -> None:
        self.variant = variant
        self.containing = containing
        self.odd = odd
        self.runnable = runnable


class Maker:
    """Draws for one file: choices, numbers, and records by their tables."""

    def __init__(self, draw: Draw, law: Lawbook, rules: Mapping[str, Rule], odd: bool = False) -> None:
        self.draw = draw
        self.law = law
        self.rules = rules
        self.odd = odd

    # -- plain choices -----------------------------------------------------------------------------------------------

    def number(self, low: int, high: int) -> int:
        """An integer, small ones first."""
        return int(self.draw(_integers(low, high)))

    def pick(self, items: Iterable[T]) -> T:
        """One of them, the first ones first."""
        chosen: T = self.draw(st.sampled_from(tuple(items)))
        return chosen

    def chance(self, one_in: int) -> bool:
        """True once in so many times, and never in the simplest example."""
        return self.number(0, one_in - 1) == one_in - 1

    def text(self, least: int, most: int) -> str:
        """A text of so many bytes in UTF-8."""
        size = (
            self.pick((least, min(least + 5, most), most))
            if self.chance(4)
            else self.number(least, min(least + 6, most))
        )
        text, left = "", size
        while left > 0:
            letter = _LETTERS[self.number(0, len(_LETTERS) - 1)] if len(text) < 6 else "x"
            letter = letter if len(letter.encode()) <= left else "x"
            text += letter
            left -= len(letter.encode())
        return text

    # -- records -----------------------------------------------------------------------------------------------------

    def claims(self, cls: type[Record]) -> list[Claim]:
        """What must hold for the records of a class."""
        return [one for one in self.law.claims.get(cls, ()) if one.holds is not None and self.wanted(one)]

    def wanted(self, claim: Claim) -> bool:
        """Whether a file with this claim broken would not do."""
        return not self.odd or self.rules[claim.rule].severity == "error"

    def record(
        self, cls: type[Record], pinned: Mapping[str, Any], root: Any = None, params: Mapping[str, Any] | None = None
    ) -> Any:
        """A record of a class: `pinned` fields as they are given, all others drawn.

        Records inside it have to be given; padding is left to settling, but for an odd file.
        """
        made = blank(cls)
        for name, value in (params or {}).items():
            setattr(made, name, value)
        for field in cls._layout:
            if field.constant is not None or field.name in pinned:
                if field.name in pinned:
                    setattr(made, field.slot, pinned[field.name])
                continue
            if field.present is not None and not field.present(made):
                continue
            if field.kind in (INT, FLOAT) and not field.derived and not field.many:
                setattr(made, field.slot, self.value(cls, field, made))
            elif field.kind == TEXT:
                setattr(made, field.slot, self.text(0, 8))
            elif field.padding and self.odd and isinstance(field.size, int) and self.chance(4):
                setattr(made, field.slot, bytes([self.number(0, 255)] * field.size))
        try:
            # Claims are about counts and lengths, too.
            settle(made)
        except FormatError:
            pass
        self.mend(made, root, frozenset(pinned))
        for field in cls._layout:
            if field.present is not None and field.kind in (INT, FLOAT) and not field.present(made):
                setattr(made, field.slot, None)
        return made

    def value(self, cls: type[Record], field: Field, record: Record) -> Any:
        """A number that is legal by itself."""
        code = field.code_of(record)
        pool = self.pool(cls, field, code)
        if field.enum is None and self.chance(3) and field.kind == INT:
            low, high = min(pool), max(pool)
            value = self.number(low, high) if self.chance(2) else self.number(max(low, 0), min(high, max(low, 0) + 16))
            return value if self.alone(cls, field.name, value) else pool[0]
        return self.pick(pool)

    def pool(self, cls: type[Record], field: Field, code: str) -> tuple[Any, ...]:
        """The legal values of a field that are worth trying, its default first."""
        key = (cls, field.name, code, self.odd)
        pools: dict[Any, tuple[Any, ...]] = _POOLS.setdefault(id(self.law), {})
        if key not in pools:
            found = dict.fromkeys(
                one for one in candidates(self.law, cls, field, code) if self.alone(cls, field.name, one)
            )
            pools[key] = tuple(found) or (field.default or 0,)
        return pools[key]

    def alone(self, cls: type[Record], name: str, value: Any) -> bool:
        """Whether a value breaks no claim that is about its field alone."""
        bare = Bare()
        setattr(bare, name, value)
        for claim in self.claims(cls):
            assert claim.holds is not None
            try:
                if not claim.holds(bare, None):
                    return False
            except (AttributeError, TypeError, ValueError):
                continue
        return True

    def mend(self, record: Any, root: Any, pinned: frozenset[str]) -> None:
        """Moves fields to values that the broken claims name, until all hold; an example that resists is given up."""
        claims = self.claims(type(record))
        for _ in range(12):
            broken = [one for one in claims if not holds(one, record, root)]
            if not broken:
                return
            if not any(self._mend_one(one, record, root, pinned, claims, len(broken)) for one in broken):
                break
        if not type(record)._keys and [one for one in claims if not holds(one, record, root) and self._is_error(one)]:
            reject()

    def _is_error(self, claim: Claim) -> bool:
        return self.rules[claim.rule].severity == "error"

    def _mend_one(
        self, claim: Claim, record: Any, root: Any, pinned: frozenset[str], claims: list[Claim], count: int
    ) -> bool:
        for place, value in attempts(claim, record, root):
            name = place.partition("[")[0].partition("#")[0]
            if name in pinned or place.startswith("/") or "." in place or not hasattr(record, name):
                continue
            before = getattr(record, name)
            try:
                assign(record, name, place, value)
            except (TypeError, AttributeError):
                continue
            now = [one for one in claims if not holds(one, record, root)]
            if claim not in now and len(now) <= count - 1:
                return True
            _set(record, name, before)
        return False


#: By lawbook, the pools of its fields.
_POOLS: Final[dict[int, dict[Any, tuple[Any, ...]]]] = {}


def assign(record: Any, name: str, place: str, value: Any) -> None:
    """Puts a value at a place of a record itself: a field, an element, or the length of a list."""
    before = getattr(record, name)
    if place.endswith("#"):
        items = list(before or ())
        if not isinstance(value, int) or not 0 <= value <= 1 << 12:
            raise TypeError("no length")
        _set(record, name, (items + [items[-1] if items else 1] * value)[:value])
    elif "[" in place:
        index = place.partition("[")[2].rstrip("]")
        _set(record, name, [value if index in ("*", str(at)) else one for at, one in enumerate(before)])
    else:
        _set(record, name, value)


def _set(record: Any, name: str, value: Any) -> None:
    for field in type(record)._layout:
        if field.name == name:
            setattr(record, field.slot, value)
            return
    setattr(record, name, value)


@functools.lru_cache(maxsize=4096)
def _integers(low: int, high: int) -> st.SearchStrategy[int]:
    return st.integers(low, high)


def payload(seed: int, shape: Iterable[int], dtype: str) -> Any:
    """A tensor of different small numbers that every dtype holds exactly, never all zero."""
    import numpy as np

    shape = tuple(shape)
    count = math.prod(shape)
    numbers = (np.arange(count, dtype=np.int64) * (seed * 2 + 7) + seed) % 23 - 11
    if count and not numbers.any():
        numbers[:] = 1
    values = numbers / 64 if dtype.startswith(("float", "bfloat")) else numbers
    return np.ascontiguousarray(values.astype(dtype)).reshape(shape)
