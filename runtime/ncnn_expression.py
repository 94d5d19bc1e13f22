"""ncnn: the expressions by which sizes follow from those of the inputs, as ``*(0w,2),0h``.

A list of calls with the function first, of numbers, and of sizes: ``0w`` is the width of the first input, ``0n`` how
many samples it has, which is one here.
"""

from __future__ import annotations

import math
import operator
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

#: Sizes of one input by w, h, d and c.
Sizes = Mapping[str, int]
Number = int | float

#: Beyond that, no number is a size.
LARGEST: Final = 1 << 53

_SIZE: Final = re.compile(r"([0-9])([whdcn])")


def _divided(a: Number, b: Number) -> Number:
    """Whole numbers are cut towards zero, others rounded down."""
    if isinstance(a, int) and isinstance(b, int):
        return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
    return float(math.floor(a / b))


def _rounded(a: Number) -> int:
    """Half is rounded away from zero."""
    return a if isinstance(a, int) else int(math.copysign(math.floor(abs(a) + 0.5), a))


_ONE: Final[dict[str, Callable[[Number], Number]]] = {
    "abs": abs, "neg": operator.neg, "square": lambda a: a * a, "trunc": math.trunc, "ceil": math.ceil,
    "floor": math.floor, "round": _rounded, "sqrt": math.sqrt, "sign": lambda a: (a > 0) - (a < 0),
}  # fmt: skip
_TWO: Final[dict[str, Callable[[Number, Number], Number]]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "//": _divided, "/": operator.truediv, "max": max,
    "min": min,
}  # fmt: skip


def evaluate(text: str, inputs: Sequence[Sizes]) -> list[int]:
    """The values of an expression.

    Raises:
        ValueError: it has none, or uses a function that the runtime does not have.
    """
    stack: list[Number] = []
    # From behind, with a stack: a function finds its operands on top.
    for word in filter(None, reversed(re.split("[(),]", text))):
        try:
            stack.append(_value(word, stack, inputs))
        except (ArithmeticError, IndexError, ValueError) as error:
            raise ValueError(f"an expression that cannot be computed, at {word[:20]!r}") from error
        if not abs(stack[-1]) <= LARGEST:
            raise ValueError("an expression whose value is no size")
    return [math.trunc(value) for value in reversed(stack)]


def _value(word: str, stack: list[Number], inputs: Sequence[Sizes]) -> Number:
    if size := _SIZE.fullmatch(word):
        return 1 if size[2] == "n" else inputs[int(size[1])][size[2]]
    if word in _TWO:
        first, second = stack.pop(), stack.pop()
        return _TWO[word](first, second)
    if word in _ONE:
        return _ONE[word](stack.pop())
    number = float(word)
    return int(number) if number.is_integer() else number
