"""Neural Network Notions `.nnn`: dense layers and convolutions over any number of axes, of every era.

Layers are linear part, bias, activation; dropout does nothing here. Arithmetic is float32, also of files that store
float64.
"""

from __future__ import annotations

import copy
import itertools
import math
from types import SimpleNamespace
from typing import Any

import numpy as np

from nkformats.model import Model
from nkformats.rules import nnn as rules
from nkformats.runtime import layers
from nkformats.runtime.graph import Array, Builder, Value
from nkformats.runtime.kernels.activation import FUNCTIONS, Activation
from nkformats.runtime.layers import Emit, Weights
from nkformats.runtime.refusal import refuse, refuse_layer, refuse_reported

#: Saved before it was set up: a warning about a file, but there is nothing to compute.
EMPTY = "NNN203"


class Notions:
    """The layers of a file.

    Args:
        strict: no Winograd. upstream_taps: see `effective_kernels`. tau: the slope of LeakyReLU in files of an era that
            stored none; None: 0, as their loader had it.

    Raises:
        FormatError: a rule says that the network cannot be computed.
    """

    def __init__(
        self, model: Model, *, strict: bool = False, upstream_taps: bool = False, tau: float | None = None
    ) -> None:
        refuse(model, also=(EMPTY,))
        self.model = model
        #: As they are now: plans for other shapes come later, and shall not see what is edited until then.
        self.bodies = [_snapshot(layer.body) for layer in model.record.layers]
        self.input_shape, self.rank = self._input()
        self.strict = strict
        self.upstream_taps = upstream_taps
        # Only files of a notation without tau leave it to the caller.
        self.tau = tau if model.has_original else None
        self.names = [
            (f"layers.{number}", type(layer.body).__name__.lower()) for number, layer in enumerate(model.record.layers)
        ]
        self.emits = [self._layer(number, body) for number, body in enumerate(self.bodies)]

    #: The file says how many inputs a dense layer takes, not how maps are laid out.
    is_open = True
    is_plain = True

    def _input(self) -> tuple[tuple[int, ...] | None, int | None]:
        """The shape of one sample, ``(inputs,)``, where the first layer is dense; and its axes where it is not.

        A convolution takes maps of any size.
        """
        if not self.bodies:
            return None, None
        first = self.bodies[0]
        if hasattr(first, "weights"):
            return (int(first.weights.dims.values[0]),), None
        return None, len(first.kernels.dims.values) - 1

    @property
    def expected(self) -> str:
        """One sample, in words."""
        if self.input_shape is not None:
            return f"({self.input_shape[0]},)"
        if self.rank is None:
            return "(any, ...)"
        return f"({'any, ' * (self.rank - 1)}{self.bodies[0].kernels.dims.values[-1]})"

    def check_input(self, shape: tuple[int, ...]) -> None:
        """Applies the rule about what arrives at each layer.

        Raises:
            FormatError: some layer cannot take it.
        """
        reported: list[tuple[str, str, str]] = []
        layers = [SimpleNamespace(body=body) for body in self.bodies]
        taken: Any = SimpleNamespace(record=SimpleNamespace(layers=layers))
        rules.shapes(taken, shape, lambda rule, path, detail: reported.append((rule, path, detail)))
        refuse_reported(self.model, reported)

    def build(self, b: Builder) -> Value:
        """Adds all layers to a plan."""
        x = b.input
        for number, emit in enumerate(self.emits):
            b.layer = number
            x = emit(b, x)
            b.shapes[number] = x.shape[1:]
        return x

    def prepare(self, x: Array) -> Array:
        """Inputs as float32."""
        return np.asarray(x, np.float32)

    def complete(self, y: Array) -> Array:
        """Outputs as they are."""
        return y

    def real(self, y: Array) -> Array:
        """Outputs as they are."""
        return y

    def cases(self) -> list[tuple[str, int, Array, Array, float]]:
        """None: the format has no place for them."""
        return []

    def _array(self, tensor: Any) -> Array:
        """A tensor as float32, a view where it is stored so."""
        return np.asarray(tensor.array("values"), np.float32).reshape(tuple(tensor.dims.values))

    def _layer(self, number: int, body: Any) -> Emit:
        layer = self.model.record.layers[number]
        name = layer.activation.name.lower()
        slope = self.tau if self.tau is not None else layer.tau
        after = layers.softmax_channels if name == "softmax" else None
        plain = name in ("linear", "softmax")
        # Theirs takes what is not above zero for zero, so also what is no number.
        kind = {"leakyrelu": "leaky_relu", "relu": "positive"}.get(name, name)
        if not plain and kind not in FUNCTIONS:
            refuse_layer(self.model, f"layers[{number}].activation", f"the activation {name}")
        activation = Activation("none" if plain else kind, slope or 0.0)
        bias = self._array(layer.bias)
        if hasattr(body, "weights"):
            return _dense(body, Weights(self._array(body.weights), bias), activation, after)
        return self._conv(body, bias, activation, after)

    def _conv(self, body: Any, bias: Array, activation: Activation, after: layers.After | None) -> Emit:
        kernels = self._array(body.kernels)
        if self.upstream_taps:
            kernels = effective_kernels(kernels)
        weights = Weights(np.moveaxis(kernels, 0, -1), bias)
        margin = rules.margins(body)
        if len(margin) == 2:
            return lambda b, x: layers.conv2d(
                b, x, weights, margin=margin, activation=activation, after=after, strict=self.strict
            )
        return lambda b, x: layers.conv_any(b, x, weights, margin=margin, activation=activation, after=after)


def _snapshot(body: Any) -> Any:
    """A copy of a layer's record that keeps its sizes, and shares its arrays."""
    taken = copy.copy(body)
    for name in ("weights", "kernels", "padding_dims"):
        part = getattr(body, name, None)
        if part is None:
            continue
        part = copy.copy(part)
        dims = part if name == "padding_dims" else copy.copy(part.dims)
        dims.values = list(dims.values)
        if dims is not part:
            part.dims = dims
        setattr(taken, name, part)
    return taken


def _dense(body: Any, weights: Weights, activation: Activation, after: layers.After | None) -> Emit:
    """Over the flattened sample, or over the last axis of every position."""

    def emit(b: Builder, x: Value) -> Value:
        outer = x.shape[1:-1]
        if rules.is_flat(body, len(outer) + 1):
            x, outer = layers.flatten(b, x), ()
        n = x.shape[0]
        if outer:
            x = b.reshape(x, (n * math.prod(outer), x.shape[-1]))
        y = layers.dense(b, x, weights, activation=activation, after=after)
        return b.reshape(y, (n, *outer, weights.outputs)) if outer else y

    return emit


def effective_kernels(kernels: Array) -> Array:
    """The kernels that the reference applies in fact: some taps of kernels with unequal sides twice, others never.

    Its table of taps steps along an axis by the size of that axis, where it should be the product of the sizes behind
    it. Kernels with equal sides, and those of one axis, come out as they are.

    Source: observed in Neural Network Notions since 04d821f, forward and backward.
    """
    sizes = kernels.shape[1:-1]
    steps = list(itertools.accumulate(reversed(sizes[:-1]), lambda step, size: step * size, initial=1))[::-1]
    counts = np.zeros(sizes, np.float32)
    for tap in range(int(np.prod(sizes))):
        counts[tuple((tap // step) % size for step, size in zip(steps, sizes, strict=True))] += 1
    result: Array = kernels * counts[..., None]
    return result
