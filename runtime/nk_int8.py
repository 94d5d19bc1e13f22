"""netkit `.nk` in int8: the reference's integers, bit for bit, its defects aside.

Between layers, values are float32 arrays of integers less their zero point. A layer's descriptor says how its input is
read; where it is another than that of the layer before, the difference of the zero points is added on the way.
"""

from __future__ import annotations

import math
from functools import partial
from typing import Any

import numpy as np

from nkformats.model import Model
from nkformats.runtime import layers
from nkformats.runtime.graph import Array, Builder, Call, Margin, Scratch, Value
from nkformats.runtime.kernels import integer, pool
from nkformats.runtime.layers import Emit, Weights
from nkformats.runtime.nk import (
    MLP,
    Definition,
    conv_margin,
    conv_view,
    depthwise_margin,
    depthwise_view,
    half,
    pool_window,
)
from nkformats.runtime.refusal import refuse_reported

LOWEST, HIGHEST = -128, 127


class Quant:
    """What the integers between two layers mean: scale, zero point, and the range that they keep to."""

    def __init__(self, scale: float, zero_point: int, low: int = LOWEST, high: int = HIGHEST) -> None:
        self.scale = scale
        self.zero_point = zero_point
        self.low = low
        self.high = high


class Integers(Definition):
    """The layers of an int8 file.

    Args:
        compat: ``netkit`` for the reference's fixed-point softmax with its wrong bound; None for the right one.
    """

    is_plain = False

    def __init__(self, model: Model, *, compat: str | None = None) -> None:
        super().__init__(model)
        self.compat = compat
        self.section = model.record.quant
        self._refuse_zero_points()
        first = self.section.params[0]
        self.input = Quant(first.input_scale, first.input_zero_point)
        #: What arrives at the layer that is being lowered.
        self.running = self.input
        #: Number of its first weight tensor, which is that of its descriptor.
        self.at = 0
        self.soft = False
        self.emits = self.lower()
        self.output = self.running

    def build(self, b: Builder) -> Value:
        """Adds all layers to a plan."""
        return self.chain(b, self.emits)

    def prepare(self, x: Array) -> Array:
        """int8 as it is, anything else quantised by the first descriptor; less the zero point.

        Raises:
            ValueError: something is no number, for which there is no integer.
        """
        if x.dtype == np.int8:
            shifted: Array = x.astype(np.float32)
            shifted -= np.float32(self.input.zero_point)
            return shifted
        steps = integer.quantise(np.asarray(x, np.float32), self.input.scale, self.input.zero_point)
        if math.isnan(steps.sum()):
            raise ValueError("an int8 network takes numbers, not nan")
        return steps

    def complete(self, y: Array) -> Array:
        """As int8."""
        y += np.float32(self.output.zero_point)
        return y.astype(np.int8)

    def real(self, y: Array) -> Array:
        """``(y - zero point) * scale`` of the last descriptor; of a softmax ``(y + 128) / 256``."""
        real: Array = (y.astype(np.float32) - np.float32(self.output.zero_point)) * np.float32(self.output.scale)
        return real

    def _refuse_zero_points(self) -> None:
        """Values less such a zero point are not exact in float32."""
        names = (("input", "NK407"), ("weight", "NK408"), ("output", "NK407"))
        for number, params in enumerate(self.section.params):
            for name, rule in names:
                value = getattr(params, f"{name}_zero_point")
                if abs(value) > integer.ZERO_POINT:
                    refuse_reported(self.model, [(rule, f"quant.params[{number}].{name}_zero_point", f"{value}")])

    # -- one tensor --

    def _stage(self, view: Array, bias: Array, activation: str) -> tuple[Weights, integer.Requantise, float]:
        """The next descriptor's layer: weights as floats, the way from sums to int8, and what its input lacks."""
        params = self.section.params[self.at]
        scales = np.full(view.shape[-1], params.weight_scale, np.float64)
        if self.section.channel_scales:
            # A table of another length is ignored, as in the reference.
            table = self.section.channel_scales[self.at].array("scales")
            if len(table) == view.shape[-1]:
                scales = table.astype(np.float64)
        self.at += 1
        arriving, lacking = self.running, self.running.zero_point - params.input_zero_point
        low, high = (edge - params.input_zero_point for edge in (arriving.low, arriving.high))
        weights = view.astype(np.int64) - params.weight_zero_point
        # A depthwise layer sums over its window only; the other axes are those of a matrix.
        bound = integer.sum_bound(weights.reshape(-1, weights.shape[-1]), max(abs(low), abs(high)))
        if bound > integer.LARGEST:
            detail = f"sums of up to {bound}"
            refuse_reported(self.model, [("NK408", f"quant.params[{self.at - 1}].weight_zero_point", detail)])
        leaving = self._clamp(activation, params.output_scale, params.output_zero_point)
        requantise = integer.Requantise(
            bias.astype(np.int64), params.input_scale * scales / params.output_scale,
            leaving.low - leaving.zero_point, leaving.high - leaving.zero_point, bound,
        )  # fmt: skip
        self.running = leaving
        return Weights(weights.astype(integer.sum_dtype(bound)), bias), requantise, float(lacking)

    def _clamp(self, activation: str, scale: float, zero_point: int) -> Quant:
        low, high = LOWEST, HIGHEST
        mlp = int(self.model.record.header.network_kind) == MLP
        if activation == "relu" or (activation == "relu6" and not mlp):
            low = max(low, min(zero_point, high))
            if activation == "relu6":
                high = max(low, min(math.floor(6 / scale + 0.5) + zero_point, high))
        return Quant(scale, zero_point, low, high)

    def _conv(self, name: str, outputs: int, kernel: int, stride: int, margin: Margin, activation: str) -> Emit:
        view = conv_view(self.array(f"{name}weight"), outputs, kernel)
        weights, how, lacking = self._stage(view, self.array(f"{name}bias").reshape(-1), activation)
        return lambda b, x: layers.conv2d(
            b, shifted(b, x, lacking), weights, stride=stride, margin=margin, make=partial(_finish, how)
        )

    def _dw(self, name: str, channels: int, kernel: int, stride: int, margin: Margin, activation: str) -> Emit:
        view = depthwise_view(self.array(f"{name}weight"), channels, kernel)
        weights, how, lacking = self._stage(view, self.array(f"{name}bias").reshape(-1), activation)
        if weights.array.dtype != np.float32:
            # Its sums are made in the output, which is float32. So many taps that this is not exact are seen nowhere.
            full = Weights(weights.array[..., None] * np.eye(channels), weights.bias)
            return lambda b, x: layers.conv2d(
                b, shifted(b, x, lacking), full, stride=stride, margin=margin, make=partial(_finish, how)
            )
        return lambda b, x: layers.depthwise(
            b, shifted(b, x, lacking), weights, stride=stride, margin=margin, make=partial(_finish, how)
        )

    # -- the kinds --

    def dense(self, body: Any) -> Emit:
        """Fully connected; a softmax behind it is of the whole output."""
        activation = body.activation.name.lower()
        view = self.array("weight").reshape(body.units, -1).T
        weights, how, lacking = self._stage(view, self.array("bias").reshape(-1), activation)
        before = self.running
        soft = activation == "softmax"
        if soft:
            self.running = Quant(1 / 256, LOWEST)
        rows = self.rows

        def emit(b: Builder, x: Value) -> Value:
            y = layers.dense(b, shifted(b, x, lacking), weights, make=partial(_finish, how))
            return self._softmax(b, y, before, rows) if soft else y

        return emit

    def _softmax(self, b: Builder, x: Value, quant: Quant, rows: int) -> Value:
        netkit = self.compat == "netkit"

        def run(source: Array, out: Array) -> None:
            if netkit:
                for at in range(len(source)):
                    out[at] = integer.softmax_netkit(source[at], quant.scale)
            else:
                out[...] = integer.softmax(source, quant.scale)
            out -= LOWEST

        def bind(out: Value, scratch: Scratch) -> list[Call]:
            shape = (x.shape[0] // rows, rows * x.shape[1])
            return [partial(run, x.array.reshape(shape), out.array.reshape(shape))]

        return b.add([x], x.shape, bind)

    def conv2d(self, body: Any) -> Emit:
        """A convolution with a square kernel."""
        activation = body.activation.name.lower()
        return self._conv("", body.filters, body.kernel_size, body.stride, conv_margin(body), activation)

    def depthwiseconv2d(self, body: Any) -> Emit:
        """Each channel by itself."""
        _, margin = depthwise_margin(body, self.array("weight").size)
        activation = body.activation.name.lower()
        return self._dw("", body.channels, body.kernel_h, body.stride, margin, activation)

    def mobilenetv4uib(self, body: Any) -> Emit:
        """Depthwise, expansion, depthwise, projection, each requantised; the residual is added in integers."""
        arriving = self.running
        expanded = self.array("expand.weight").size // body.in_channels
        chain: list[Emit] = []
        if body.start_dw_kernel:
            pad = half(body.start_dw_kernel)
            chain.append(self._dw("start_dw.", body.in_channels, body.start_dw_kernel, body.start_stride, pad, "none"))
        chain.append(self._conv("expand.", expanded, 1, 1, half(1), "relu"))
        if body.middle_dw_kernel:
            pad = half(body.middle_dw_kernel)
            chain.append(self._dw("middle_dw.", expanded, body.middle_dw_kernel, body.middle_stride, pad, "relu"))
        chain.append(self._conv("project.", body.out_channels, 1, 1, half(1), "none"))
        add = None
        if body.has_residual:
            leaving = self.running
            scales = (leaving.scale, arriving.scale, leaving.scale)
            low, high = LOWEST - leaving.zero_point, HIGHEST - leaving.zero_point
            add = integer.Addition(scales, low, high, (leaving.zero_point, arriving.zero_point))

        def emit(b: Builder, x: Value) -> Value:
            y = x
            for one in chain:
                y = one(b, y)
            if add is None:
                return y
            projected = y
            return b.add([projected, x], y.shape, lambda out, s: add.calls(projected.array, x.array, out.array, s))

        return emit

    def pool2d(self, body: Any) -> Emit:
        """Maximum, or mean rounded half away from zero; scale and zero point pass through."""
        window, margin = pool_window(body)
        before = (margin[0][0], margin[1][0])
        kind = self.model.record.layers[self.number].kind.name
        quant, stride = self.running, (body.stride, body.stride)
        least, most = LOWEST - quant.zero_point, HIGHEST - quant.zero_point

        def largest(x: Array, out: Array, scratch: Scratch) -> list[Call]:
            calls = pool.max_pool(x, out, window, stride, before, scratch)
            empty = pool.taps(x, out, window, stride, before) == 0
            return [*calls, partial(np.copyto, out, -quant.zero_point, where=empty)] if empty.any() else calls

        def mean(x: Array, out: Array, scratch: Scratch) -> list[Call]:
            taps = pool.taps(x, out, window, stride, before)
            if integer.average_dtype(max(abs(least), abs(most)), taps) is np.float32:
                sums = pool.sum_pool(x, out, window, stride, before, scratch)
                return [*sums, *integer.average(out, taps, least, most, scratch)]
            wide = scratch.take("sums", out.shape, np.float64)
            sums = pool.sum_pool(x, wide, window, stride, before, scratch)
            return [*sums, *integer.average(wide, taps, least, most, scratch, out)]

        if kind == "MAX_POOL2D" and any(max(pads) >= size for pads, size in zip(margin, window, strict=True)):
            # A window wholly in the padding gives 0, which need not be in the range of what arrives.
            self.running = Quant(quant.scale, quant.zero_point, min(quant.low, 0), max(quant.high, 0))
        ways = largest if kind == "MAX_POOL2D" else mean
        return lambda b, x: layers.pooled(b, x, window, stride, margin, ways)

    def flatten(self, body: Any) -> Emit:
        """Maps to a vector, channels fastest."""
        return layers.flatten


def _finish(how: integer.Requantise, out: Array, scratch: Scratch) -> integer.IntegerEpilogue:
    return integer.IntegerEpilogue(out, how, scratch)


def shifted(b: Builder, x: Value, by: float) -> Value:
    """The integers less another zero point."""
    if by == 0:
        return x
    return b.add([x], x.shape, lambda out, scratch: [partial(np.add, x.array, np.float32(by), out=out.array)])
