"""The short way through the text of a keyed notation: a line like most others, cut into words at once.

`str.split` divides at characters that scanf does not divide at, among them some of Latin-1.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from nkformats.keyed.graph import Layer
from nkformats.records.params import Value

_QUOTED = re.compile('"[^"=]*"')
_SMALL: Final = {str(number): number for number in range(200)}


def name_of(raw: bytes) -> str:
    """Bytes of a text as `str`; those that are no UTF-8 come back as they were."""
    return raw.decode("utf-8", "surrogateescape")


@cache
def _numbers(brief: int, digits: int) -> tuple[re.Pattern[str], ...]:
    """A whole number and an array of them, a float and an array of them: with so few characters that none is odd."""
    whole = "-?(?:1[0-9]{9}|[0-9]{1,9})" if brief > 10 else f"-?[0-9]{{1,{brief - 1}}}"
    some = f"{{1,{digits}}}"
    real = rf"-?[0-9]{some}(?:\.[0-9]{{0,{digits}}}(?:e(?:-[0-9]{{1,2}}|[+]?[0-2]?[0-9]))?|e-[0-9]{{1,2}})"
    # Possessive: an engine that may go back keeps a hundred bytes for each element.
    return tuple(re.compile(one) for form in (whole, real) for one in (form, f"[0-9]+(?:,{form})*+"))


class Quick:
    """Reads lines that have nothing unusual about them."""

    __slots__ = ("cls", "cousin", "float", "floats", "int", "ints", "keys", "long", "word")

    def __init__(self, cls: type[Layer]) -> None:
        notation = cls.notation
        self.cls = cls
        self.cousin = notation.text.cousin.types
        self.word = notation.text.word
        self.long = notation.text.brief
        self.int, self.ints, self.float, self.floats = _numbers(self.long, notation.text.digits)
        # Those of arrays give the complement of their number.
        self.keys = {str(n): n for n in range(notation.keys)}
        self.keys |= {str(notation.arrays - n): ~n for n in range(notation.keys)}

    def record(self, text: str, start: int) -> Layer | None:
        """The record of a line that has nothing unusual about it; None for any other. Characters stand for bytes."""
        end = text.find("\n", start)
        line = text[start:end] if end >= 0 else ""
        words = line.split()
        if not line.isascii():
            raw = line.encode("latin-1").split()
            words = [name_of(one) for one in raw] if max(map(len, raw)) <= self.word else []
        try:
            first = 4 + _SMALL[words[2]]
            last = first + _SMALL[words[3]]
        except (IndexError, KeyError):
            return None
        n_params = len(words) - last
        if n_params < 0 or not line[0].isalpha() or line.startswith(self.cousin) or line.count("=") != n_params:
            return None
        if end - start > self.word and max(map(len, words[:last])) > self.word:
            return None
        values: dict[int, Value] = {}
        keys, long = self.keys, self.long
        for word in words[last:]:
            spelled, _, value = word.partition("=")
            key = keys.get(spelled)
            if key is None:
                return None
            if key < 0:
                count, *items = value.split(",")
                if count != str(len(items)):
                    return None
                if self.ints.fullmatch(value):
                    values[~key] = [*map(int, items)]
                elif self.floats.fullmatch(value) and max(map(len, items)) <= long:
                    values[~key] = [*map(float, items)]
                else:
                    return None
            elif self.int.fullmatch(value):
                values[key] = int(value)
            elif self.float.fullmatch(value) and len(value) <= long:
                values[key] = float(value)
            elif len(value) <= self.word and _QUOTED.fullmatch(value):
                values[key] = value[1:-1]
            else:
                return None
        layer = self.cls(words[0], words[1], words[4:first], words[first:last], values, start, end)
        return layer if len(values) == n_params else None
