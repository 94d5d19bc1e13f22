"""ncnn: the int8 side of a layer: how what arrives is quantised, weights as whole numbers, how their sums become real.

Numbers are whole ones in floats, in which their products add up exactly; all else is done in single precision in the
order in which the reference does it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import partial
from typing import Final

import numpy as np

from nkformats.keyed.model import NetworkModel
from nkformats.runtime.graph import Array, Builder, Call, Scratch, Value
from nkformats.runtime.kernels.activation import Activation
from nkformats.runtime.kernels.elementwise import Where
from nkformats.runtime.ncnn_node import Node
from nkformats.runtime.refusal import error_of
from nkformats.tensors import Tensor

#: Sums of whole numbers up to here are exact in single precision.
EXACT: Final = 1 << 24
#: Above it the operator makes int8 blobs.
REQUANTISED: Final = 100

#: The rules about scales that are no positive finite numbers.
SCALES: Final = ("NCNN515", "NCNN516")

_LIMIT: Final = np.array(127, np.float32)
#: Any number beyond the limit; it keeps the fraction exact.
_BEYOND: Final = np.array(200, np.float32)
_TWO: Final = np.array(2, np.float32)


def rounded(x: Array, out: Array, scratch: Scratch) -> list[Call]:
    """The nearest whole numbers from -127 to 127, half away from zero; `x` is overwritten and not `out`."""
    return [
        partial(np.minimum, x, _BEYOND, out=x),
        partial(np.maximum, x, -_BEYOND, out=x),
        partial(np.trunc, x, out=out),
        # Twice the fraction is 1 or more from a half on.
        partial(np.subtract, x, out, out=x),
        partial(np.multiply, x, _TWO, out=x),
        partial(np.trunc, x, out=x),
        partial(np.add, out, x, out=out),
        partial(np.minimum, out, _LIMIT, out=out),
        partial(np.maximum, out, -_LIMIT, out=out),
    ]


def refuse_scales(model: NetworkModel, numbers: Collection[int], weights: Mapping[str, Tensor]) -> None:
    """Refuses scales with which nothing can be computed, in the layers of these numbers.

    A quantiser divides by the largest weight and so leaves infinity, or zero, for a channel whose weights are all zero.
    There the reference gives the bias, and so do we.

    Args:
        weights: of all layers, by their paths.

    Raises:
        FormatError: there is one, by the rule of `validate` about it.
    """
    for finding in model.findings:
        found = re.match(r"layers\[(\d+)\]", finding.path)
        if finding.rule in SCALES and found and int(found[1]) in numbers and not _is_dead(finding.path, weights):
            raise error_of(model, finding)


def _is_dead(path: str, weights: Mapping[str, Tensor]) -> bool:
    """Whether all scales at a path that are none belong to channels without weights."""
    path = path.removesuffix(".values")
    owner, _, role = path.rpartition(".")
    scales, weight = weights[path].to_numpy(), weights[f"{owner}.weight"].to_numpy()
    odd = ~(np.isfinite(scales) & (scales > 0))
    if not role.startswith("weight_") or not np.isin(scales[odd], (0, np.inf)).all() or weight.dtype != np.int8:
        return False
    return not weight.reshape(len(scales), -1)[odd].any()


class Dequantise:
    """What happens to sums of integers: scale, bias, activation, and the way back to int8 where there is one.

    Args:
        out: the layer's output. scale: of each output channel. back: the scale of int8 outputs.
    """

    def __init__(
        self, out: Array, scale: Array, bias: Array, activation: Activation, scratch: Scratch, back: Array | None
    ) -> None:
        self.out = out
        self.scale = scale
        self.bias = bias
        self.activation = activation
        self.scratch = scratch
        self.back = back

    def __call__(self, sums: Array, where: Where) -> list[Call]:
        """The calls for a block of sums."""
        target = self.out[where] if self.out.ndim > 2 else self.out[where[0]]
        calls: list[Call] = [
            partial(np.multiply, sums, self.scale, out=target, casting="same_kind"),
            partial(np.add, target, self.bias, out=target),
            *self.activation.calls(target, self.scratch),
        ]
        if self.back is not None:
            real = self.scratch.take("real", target.shape)
            calls += [partial(np.multiply, target, self.back, out=real), *rounded(real, target, self.scratch)]
        return calls


class Int8:
    """The scales of a layer and what is done with them.

    Args:
        channels: of the input, in as many groups as it has scales.
    """

    def __init__(self, node: Node, bias: Array, activation: Activation, channels: int) -> None:
        p = node.p
        one = hasattr(p, "group") and p.int8_scale_term % REQUANTISED == 2
        scales = node.vector("weight_int8_scale" if one else "weight_int8_scales")
        given = node.vector("bottom_blob_int8_scale")
        self.weight_scale = scales.repeat(len(bias) // len(scales))
        self.before = given.repeat(channels // len(given)) if len(given) > 1 else given
        product = given.repeat(len(bias) // len(given)) * self.weight_scale
        self.scale = np.where(self.weight_scale == 0, np.float32(0), np.float32(1) / product).astype(np.float32)
        self.bias, self.activation = bias, activation
        self.back = node.vector("top_blob_int8_scale") if p.int8_scale_term > REQUANTISED else None

    def quantised(self, b: Builder, x: Value) -> Value:
        """Whole numbers from -127 to 127; what is whole already stays as it is."""
        if x.whole:
            return x

        def bind(out: Value, scratch: Scratch) -> list[Call]:
            scaled = scratch.take("scaled", x.shape)
            return [partial(np.multiply, x.array, self.before, out=scaled), *rounded(scaled, out.array, scratch)]

        y = b.add([x], x.shape, bind)
        y.whole = True
        return y

    def numbers(self, weight: Array) -> Array:
        """Weights ``(outputs, ...)`` as floats in which sums of products with int8 are exact.

        Those that are stored as real numbers are rounded here, as the reference does it on loading.
        """
        if weight.dtype != np.int8:
            scaled = weight * self.weight_scale.reshape(-1, *(1,) * (weight.ndim - 1))
            weight = np.clip(np.trunc(scaled + np.copysign(np.float32(0.5), scaled)), -127, 127)
        largest = 128 * int(np.abs(weight.astype(np.int64)).reshape(len(weight), -1).sum(axis=1).max())
        return weight.astype(np.float32 if largest <= EXACT else np.float64)

    def make(self, out: Array, scratch: Scratch) -> Dequantise:
        """What happens to the sums."""
        return Dequantise(out, self.scale, self.bias, self.activation, scratch, self.back)

    def ending(self, y: Value) -> Value:
        """The output of the layer, known to be whole where it is."""
        y.whole = self.back is not None
        return y
