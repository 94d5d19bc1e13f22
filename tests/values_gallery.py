"""A gallery of odd values: for every rule over values at least one file that breaks it, and no other such rule."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import nk_models
import numpy as np
from gallery import Exhibit

import nkformats
from conftest import ROOT
from nkformats import Model

SAMPLES = ROOT / "samples"
NAN, INF = math.nan, math.inf


class Odd(NamedTuple):
    """A file with a finding of one rule, and nothing else to say; `at` is where in the field, of `length` bytes."""

    rule: str
    build: Callable[[], Model]
    path: str
    at: int
    length: int


def put(build: Callable[[], Model], tensor: str, *edits: tuple[int, float]) -> Callable[[], Model]:
    """Other values at some elements of a tensor."""

    def made() -> Model:
        model = build()
        array = model.tensors[tensor].to_numpy()
        for at, value in edits:
            array.reshape(-1)[at] = value
        model.tensors[tensor] = array
        return model

    return made


def zeros(build: Callable[[], Model], tensor: str) -> Callable[[], Model]:
    def made() -> Model:
        model = build()
        model.tensors[tensor] = np.zeros_like(model.tensors[tensor].to_numpy())
        return model

    return made


def params(name: str, value: Any, *, follow: str = "") -> Callable[[], Model]:
    """Another value in the descriptor of the first weight, and in that behind it what has to follow."""

    def made() -> Model:
        model = nk_models.int8()
        setattr(model.record.quant.params[0], name, value)
        if follow:
            setattr(model.record.quant.params[1], follow, value)
        return model

    return made


def channel(at: int, value: float) -> Callable[[], Model]:
    def made() -> Model:
        model = nk_models.int8()
        one = model.record.quant.channel_scales[0]
        scales = one.array("scales").copy()
        scales[at] = value
        one.set_array("scales", scales)
        return model

    return made


def sample(name: str) -> Callable[[], Model]:
    return lambda: nkformats.parse(SAMPLES / name)


CONV, KERNELS = "layers[1].body.weight.values", "layers[0].body.kernels.values"
NOTHING = (NAN, INF, -INF)
W0, SCALES = "weights.tensors[0]", "quant.channel_scales[0].scales"
NNN = sample("digits.nnn")
CNN = sample("digits.param")
BLOCKS, BLOCK = sample("blocks.param"), "layers[1].body.b_quantize_scales.values"

ODD = (
    *(Odd("NK601", put(nk_models.cnn, "layers.0.weight", (7, value), (9, 1)), W0, 28, 4) for value in NOTHING),
    Odd("NK601", put(nk_models.cnn, "layers.0.weight", (9, NAN), (7, INF)), W0, 28, 4),
    Odd("NK601", put(nk_models.cnn, "layers.4.bias", (2, NAN)), "biases.tensors[2]", 8, 4),
    Odd("NK602", zeros(nk_models.cnn, "layers.0.weight"), W0, 0, 0),
    Odd("NK602", zeros(nk_models.int8, "layers.0.weight"), W0, 0, 0),
    Odd("NK603", params("input_scale", 1e-40), "quant.params[0].input_scale", 0, 4),
    Odd("NK603", params("weight_scale", 1e-40), "quant.params[0].weight_scale", 0, 4),
    Odd("NK603", params("bias_scale", 1e-40), "quant.params[0].bias_scale", 0, 4),
    Odd("NK603", params("output_scale", 1e-40, follow="input_scale"), "quant.params[0].output_scale", 0, 4),
    Odd("NK603", channel(1, 1e-40), SCALES, 4, 4),
    *(Odd("NK604", channel(1, value), SCALES, 4, 4) for value in (0.0, -0.5, NAN, INF)),
    Odd("NK605", params("output_scale", 0.75), "quant.params[1].input_scale", 0, 4),
    Odd("NK605", params("output_zero_point", 3), "quant.params[1].input_zero_point", 0, 4),
    *(Odd("NNN401", put(NNN, "layers.0.kernels", (3, value)), KERNELS, 12, 4) for value in NOTHING),
    Odd("NNN402", zeros(NNN, "layers.0.kernels"), KERNELS, 0, 0),
    *(Odd("NCNN601", put(CNN, "conv1.weight", (3, value)), CONV, 12, 4) for value in NOTHING),
    Odd("NCNN601", put(sample("digits_fp16.param"), "conv1.weight", (3, INF)), CONV, 6, 2),
    Odd("NCNN601", put(sample("digits_bf16.param"), "conv1.weight", (3, NAN)), CONV, 6, 2),
    Odd("NCNN602", zeros(CNN, "conv1.weight"), CONV, 0, 0),
    Odd("NCNN602", zeros(sample("digits_fp16.param"), "conv1.weight"), CONV, 0, 0),
    Odd("NCNN602", zeros(sample("digits_int8.param"), "conv1.weight"), CONV, 0, 0),
    *(Odd("NCNN603", put(BLOCKS, "gemm4.B_quantize_scales", (5, value)), BLOCK, 20, 4) for value in (0, -1, NAN, INF)),
    Odd("NCNN604", put(BLOCKS, "gemm4.B_quantize_scales", (5, 1e-40)), BLOCK, 20, 4),
    Odd("NCNN604", put(sample("digits_int8.param"), "conv1.weight_int8_scales", (5, 1e-40)),
        "layers[1].body.weight_int8_scales.values", 20, 4),
)  # fmt: skip


def exhibits() -> Iterator[Exhibit]:
    """Every file."""
    for one in ODD:
        yield Exhibit(one.rule, one.build().to_files())
