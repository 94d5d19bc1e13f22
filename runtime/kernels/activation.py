"""Activations: functions of each value by itself, in place.

Every function gives calls that work in arrays made beforehand; none allocates when it is called later.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import numpy as np

from nkformats.runtime.graph import Array, Call, Scratch

# Arrays without axes: numpy would make one of a scalar in every call.
ZERO: Final = np.zeros((), np.float32)
ONE: Final = np.array(1, np.float32)
HALF: Final = np.array(0.5, np.float32)
SIX: Final = np.array(6, np.float32)


class Activation:
    """An activation by its name, a key of `FUNCTIONS` or ``none``.

    Args:
        alpha, beta: the slope of ``leaky_relu``; least and largest of ``clip``; what ``elu`` tends to; factor and
            summand of ``hard_sigmoid`` and ``hard_swish``.
    """

    __slots__ = ("alpha", "beta", "name")

    def __init__(self, name: str = "none", alpha: float = 0.0, beta: float = 0.0) -> None:
        self.name = name
        self.alpha = alpha
        self.beta = beta

    def calls(self, y: Array, scratch: Scratch) -> list[Call]:
        """In place on `y`.

        Raises:
            ValueError: there is no activation of that name.
        """
        if self.name == "none":
            return []
        if self.name not in FUNCTIONS:
            raise ValueError(f"no activation {self.name!r}")
        if y.flags.c_contiguous:
            y = y.reshape(-1)
        return FUNCTIONS[self.name](y, self, scratch)


def _relu(y: Array, how: Activation, scratch: Scratch) -> list[Call]:
    """What is no number stays so."""
    return [partial(np.maximum, y, ZERO, out=y)]


def _relu6(y: Array, how: Activation, scratch: Scratch) -> list[Call]:
    return [partial(np.maximum, y, ZERO, out=y), partial(np.minimum, y, SIX, out=y)]


def _positive(y: Array, how: Activation, scratch: Scratch) -> list[Call]:
    """The ReLU that has 0 for what is no number."""
    return [partial(np.fmax, y, ZERO, out=y)]


def _clip(y: Array, how: Activation, scratch: Scratch) -> list[Call]:
    """The largest wins where it is below the least."""
    low, high = (np.array(one, np.float32) for one in (how.alpha, how.beta))
    return [partial(np.maximum, y, low, out=y), partial(np.minimum, y, high, out=y)]


def _tanh(y: Array, how: Activation, scratch: Scratch) -> list[Call]:
    return [partial(np.tanh, y, out=y)]


def _sigmoid(y: Array, how: Activation, scratch: Scratch) -> list[Call]:
    return [*_one_plus_exp(y, y), partial(np.divide, ONE, y, out=y)]


def _leaky_relu(y: Array, how: Activation, scratch: Scratch) -> list[Call]:
    # Contiguous, whatever y is; so in the functions below.
    other = scratch.take("activation", y.shape)
    return [
        partial(np.minimum, y, ZERO, out=other),
        partial(np.multiply, other, np.float32(how.alpha), out=other),
        partial(np.maximum, y, ZERO, out=y),
        partial(np.add, y, other, out=y),
    ]


def _elu(y: Array, how: Activation, scratch: Scratch) -> list[Call]:
    other = scratch.take("activation", y.shape)
    return [
        partial(np.minimum, y, ZERO, out=other),
        partial(np.expm1, other, out=other),
        partial(np.multiply, other, np.float32(how.alpha), out=other),
        partial(np.maximum, y, ZERO, out=y),
        partial(np.add, y, other, out=y),
    ]


def _silu(y: Array, how: Activation, scratch: Scratch) -> list[Call]:
    other = scratch.take("activation", y.shape)
    return [*_one_plus_exp(y, other), partial(np.divide, y, other, out=y)]


def _one_plus_exp(x: Array, out: Array) -> list[Call]:
    """``1 + exp(-x)``, by which a sigmoid is a quotient: accurate where that is small, 0 where this is infinite."""
    return [
        partial(np.negative, x, out=out),
        partial(np.exp, out, out=out),
        partial(np.add, out, ONE, out=out),
    ]


def _gelu(y: Array, how: Activation, scratch: Scratch) -> list[Call]:
    """The form with the hyperbolic tangent: ``0.5 y (1 + tanh(0.7978845608 (y + 0.044715 y^3)))``."""
    other = scratch.take("activation", y.shape)
    return [
        partial(np.multiply, y, y, out=other),
        partial(np.multiply, other, np.float32(0.044715), out=other),
        partial(np.add, other, ONE, out=other),
        partial(np.multiply, other, y, out=other),
        partial(np.multiply, other, np.float32(0.7978845608), out=other),
        partial(np.tanh, other, out=other),
        partial(np.add, other, ONE, out=other),
        partial(np.multiply, other, HALF, out=other),
        partial(np.multiply, y, other, out=y),
    ]


def _hard_sigmoid(y: Array, how: Activation, scratch: Scratch) -> list[Call]:
    """``alpha * y + beta`` between 0 and 1."""
    return [
        partial(np.multiply, y, np.float32(how.alpha), out=y),
        partial(np.add, y, np.float32(how.beta), out=y),
        partial(np.maximum, y, ZERO, out=y),
        partial(np.minimum, y, ONE, out=y),
    ]


def _hard_swish(y: Array, how: Activation, scratch: Scratch) -> list[Call]:
    """``y`` times the hard sigmoid of it."""
    other = scratch.take("activation", y.shape)
    copied = partial(np.copyto, other, y)
    return [copied, *_hard_sigmoid(other, how, scratch), partial(np.multiply, y, other, out=y)]


def _mish(y: Array, how: Activation, scratch: Scratch) -> list[Call]:
    """``y tanh(log(1 + exp(y)))``, with ``t = exp(min(y, 20))`` as ``y (t^2 + 2 t) / (t^2 + 2 t + 2)``."""
    other, top = scratch.take("activation", y.shape), scratch.take("activation 2", y.shape)
    two = np.array(2, np.float32)
    return [
        # From there on the quotient is 1 in single precision, and its square is far from too large.
        partial(np.minimum, y, np.array(20, np.float32), out=other),
        partial(np.exp, other, out=other),
        partial(np.add, other, two, out=top),
        partial(np.multiply, top, other, out=top),
        partial(np.add, top, two, out=other),
        partial(np.divide, top, other, out=top),
        partial(np.multiply, y, top, out=y),
    ]


#: Of an approximation of ``erfc(x) exp(x^2)`` as a polynomial in ``1 / (1 + 0.3275911 x)``; its error is 1.5e-7.
#: Source: Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.26.
_ERFC: Final = (1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592)
_ERFC_STEP: Final = 0.3275911


def _half_erfc(x: Array, out: Array, other: Array, scale: float) -> list[Call]:
    """``erfc(|x| * scale) / 2`` into `out`; `other` is scratch memory of the same shape."""
    calls = [
        partial(np.abs, x, out=other),
        partial(np.multiply, other, np.float32(scale * _ERFC_STEP), out=other),
        partial(np.add, other, ONE, out=other),
        partial(np.divide, ONE, other, out=other),
        partial(np.multiply, other, np.float32(_ERFC[0] / 2), out=out),
    ]
    for factor in _ERFC[1:]:
        calls.append(partial(np.add, out, np.float32(factor / 2), out=out))
        calls.append(partial(np.multiply, out, other, out=out))
    return [
        *calls,
        partial(np.multiply, x, np.float32(scale), out=other),
        partial(np.multiply, other, other, out=other),
        partial(np.negative, other, out=other),
        partial(np.exp, other, out=other),
        partial(np.multiply, out, other, out=out),
    ]


def _gelu_erf(y: Array, how: Activation, scratch: Scratch) -> list[Call]:
    """``y`` times the probability that a normal variable is below it: ``max(y, 0) - |y| erfc(|y| / sqrt 2) / 2``."""
    half, other = scratch.take("activation", y.shape), scratch.take("activation 2", y.shape)
    return [
        *_half_erfc(y, half, other, 0.5**0.5),
        partial(np.abs, y, out=other),
        # Beyond it the other factor is 0, also where this one is infinite.
        partial(np.minimum, other, np.array(20, np.float32), out=other),
        partial(np.multiply, half, other, out=half),
        partial(np.maximum, y, ZERO, out=y),
        partial(np.subtract, y, half, out=y),
    ]


def _erf(y: Array, how: Activation, scratch: Scratch) -> list[Call]:
    """The error function: ``sign(y) (1 - erfc(|y|))``."""
    half, other = scratch.take("activation", y.shape), scratch.take("activation 2", y.shape)
    return [
        *_half_erfc(y, half, other, 1.0),
        partial(np.add, half, half, out=half),
        partial(np.subtract, ONE, half, out=half),
        partial(np.copysign, half, y, out=y),
    ]


#: What each activation does, by its name.
FUNCTIONS: Final[dict[str, Callable[[Array, Activation, Scratch], list[Call]]]] = {
    "clip": _clip, "elu": _elu, "erf": _erf, "gelu": _gelu, "gelu_erf": _gelu_erf, "hard_sigmoid": _hard_sigmoid,
    "hard_swish": _hard_swish, "leaky_relu": _leaky_relu, "mish": _mish, "positive": _positive, "relu": _relu,
    "relu6": _relu6, "sigmoid": _sigmoid, "silu": _silu, "tanh": _tanh,
}  # fmt: skip
