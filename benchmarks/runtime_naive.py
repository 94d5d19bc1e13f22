"""A netkit network interpreted the obvious way: record after record, weights and multipliers looked up once.

What somebody writes in an afternoon: windows by `np.pad` and `sliding_window_view`, sums by `einsum`, int8 in integers.
What does not depend on the input is made when the interpreter is, everything else in every run. It is the peer of the
benchmark, and another opinion on what the layers mean.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

import nkformats
from nkformats.generated.nk import Activation, LayerKind


def windows(x: Any, kernel: tuple[int, int], stride: int, pads: Any, fill: float = 0) -> Any:
    """``(rows, columns, channels, kh, kw)``."""
    padded = np.pad(x, (*pads, (0, 0)), constant_values=fill)
    return sliding_window_view(padded, kernel, (0, 1))[::stride, ::stride]


def activate(y: Any, body: Any) -> Any:
    if body.activation == Activation.RELU:
        return np.maximum(y, 0)
    if body.activation == Activation.SOFTMAX:
        powers = np.exp(y - y.max())
        return powers / powers.sum()
    assert body.activation == Activation.NONE, body.activation
    return y


class Floats:
    """One sample through a float network of convolutions, pools and dense layers."""

    def __init__(self, model: nkformats.Model) -> None:
        self.model = model
        self.arrays = {name: tensor.to_numpy() for name, tensor in model.tensors.items()}

    def run(self, x: Any) -> Any:
        for number, layer in enumerate(self.model.record.layers):
            body, kind = layer.body, layer.kind
            if kind in (LayerKind.CONV2D, LayerKind.DENSE):
                weight = self.arrays[f"layers.{number}.weight"]
                bias = self.arrays[f"layers.{number}.bias"]
            if kind == LayerKind.CONV2D:
                pads = ((body.pad_h_begin, body.pad_h_end), (body.pad_w_begin, body.pad_w_end))
                taken = windows(x, (body.kernel_size, body.kernel_size), body.stride, pads)
                x = activate(np.einsum("hwcij,oijc->hwo", taken, weight) + bias, body)
            elif kind == LayerKind.DENSE:
                x = activate(x @ weight.T + bias, body)
            elif kind == LayerKind.FLATTEN:
                x = x.reshape(-1)
            else:
                assert kind == LayerKind.MAX_POOL2D, kind
                x = windows(x, (body.pool_size, body.pool_w), body.stride, ((0, 0), (0, 0))).max((3, 4))
        return x


# -- int8 -------------------------------------------------------------------------------------------------------------


def encode(multiplier: float) -> tuple[int, int]:
    fraction, exponent = math.frexp(multiplier)
    quantity = math.floor(fraction * 2**31 + 0.5)
    return (quantity // 2, exponent + 1) if quantity == 2**31 else (quantity, exponent)


def encoded(multipliers: Any) -> tuple[Any, Any]:
    pairs = [encode(float(one)) for one in np.ravel(multipliers)]
    return np.array([pair[0] for pair in pairs], np.int64), np.array([pair[1] for pair in pairs], np.int64)


def rescale(sums: Any, pair: tuple[Any, Any]) -> Any:
    quantity, exponent = pair
    high = ((sums << np.maximum(exponent, 0)) * quantity + (1 << 30)) >> 31
    right = np.maximum(-exponent, 0)
    mask = (np.int64(1) << right) - 1
    return (high >> right) + ((high & mask) > (mask >> 1) + (high < 0))


class Int8:
    """One sample through an int8 network, in the reference's integers."""

    def __init__(self, model: nkformats.Model) -> None:
        self.model = model
        self.at = 0
        #: By name and in the order of the descriptors: weights, biases, multipliers.
        self.constants: dict[str, tuple[Any, Any, Any]] = {}
        quant = model.record.quant
        names = [name.removesuffix("weight") for name in model.tensors if name.endswith("weight")]
        for at, (name, params) in enumerate(zip(names, quant.params, strict=True)):
            weight = model.tensors[f"{name}weight"].to_numpy().astype(np.int64) - params.weight_zero_point
            bias = model.tensors[f"{name}bias"].to_numpy().astype(np.int64)
            scales = np.full(len(bias), params.weight_scale)
            if quant.channel_scales and len(table := quant.channel_scales[at].array("scales")) == len(bias):
                scales = table.astype(np.float64)
            self.constants[name] = weight, bias, encoded(params.input_scale * scales / params.output_scale)

    def stage(self, x: Any, name: str, kind: str, body: Any, stride: int, pads: Any, kernel: int, relu: bool) -> Any:
        params = self.model.record.quant.params[self.at]
        weight, bias, multipliers = self.constants[name]
        self.at += 1
        shifted = x.astype(np.int64) - params.input_zero_point
        if kind == "dense":
            sums = weight.reshape(len(bias), -1) @ shifted + bias
        else:
            taken = windows(shifted, (kernel, kernel), stride, pads)
            form = "hwcij,cij->hwc" if kind == "depthwise" else "hwcij,oijc->hwo"
            shape = (-1, kernel, kernel) if kind == "depthwise" else (len(bias), kernel, kernel, -1)
            sums = np.einsum(form, taken, weight.reshape(shape)) + bias
        y = rescale(sums, multipliers) + params.output_zero_point
        return np.clip(y, params.output_zero_point if relu else -128, 127)

    def bottleneck(self, x: Any, number: int, body: Any) -> Any:
        arriving, y = self.model.record.quant.params[max(self.at - 1, 0)], x
        source = (arriving.output_scale, arriving.output_zero_point)
        for name, kernel, stride, relu in (
            ("start_dw", body.start_dw_kernel, body.start_stride, False), ("expand", 1, 1, True),
            ("middle_dw", body.middle_dw_kernel, body.middle_stride, True), ("project", 1, 1, False),
        ):  # fmt: skip
            if kernel:
                kind = "depthwise" if name.endswith("dw") else "conv"
                pad = ((kernel - 1) // 2,) * 2
                y = self.stage(y, f"layers.{number}.{name}.", kind, body, stride, (pad, pad), kernel, relu)
        if body.has_residual:
            last = self.model.record.quant.params[self.at - 1]
            twice = 2 * max(last.output_scale, source[0])
            total = rescale((y - last.output_zero_point) << 20, encoded(last.output_scale / twice))
            total = total + rescale((x.astype(np.int64) - source[1]) << 20, encoded(source[0] / twice))
            y = rescale(total, encoded(twice / (2**20 * last.output_scale))) + last.output_zero_point
            y = np.clip(y, -128, 127)
        return y

    def run(self, x: Any) -> Any:
        """int8 values in, integers out; no softmax, which stands at the end if at all."""
        self.at = 0
        for number, layer in enumerate(self.model.record.layers):
            body, kind, name = layer.body, layer.kind, f"layers.{number}."
            relu = getattr(body, "activation", None) == Activation.RELU
            if kind == LayerKind.CONV2D:
                pads = ((body.pad_h, body.pad_h), (body.pad_w, body.pad_w))
                x = self.stage(x, name, "conv", body, body.stride, pads, body.kernel_size, relu)
            elif kind == LayerKind.DENSE:
                x = self.stage(x, name, "dense", body, 1, (), 1, relu)
            elif kind == LayerKind.MOBILENETV4_UIB:
                x = self.bottleneck(x, number, body)
            elif kind == LayerKind.FLATTEN:
                x = x.reshape(-1)
            else:
                assert kind == LayerKind.AVG_POOL2D, kind
                zero = self.model.record.quant.params[self.at - 1].output_zero_point
                taken = windows(x, (body.pool_size, body.pool_w), body.stride, ((0, 0), (0, 0)))
                count = body.pool_size * body.pool_w
                sums = (taken - zero).sum((3, 4))
                x = np.sign(sums) * ((abs(sums) + count // 2) // count) + zero
        return x
