"""Networks and inputs that no tool writes: the runtime stays exact, or refuses them in a sentence."""

from __future__ import annotations

import io
import json
import struct
import warnings
from pathlib import Path
from typing import Any

import nk_models
import nnn_models
import numpy as np
import numpy.typing as npt
import pytest
import runtime_reference as plain
from click.testing import CliRunner, Result

import nkformats
from conftest import ROOT
from nkformats import FormatError, runtime
from nkformats.cli import main
from nkformats.generated import nk, nnn
from nkformats.generated.nk import Activation, LayerKind
from nkformats.rules import nnn as nnn_rules
from nkformats.runtime.graph import Scratch
from nkformats.runtime.kernels import integer, pool

Array = npt.NDArray[Any]
SAMPLES = ROOT / "samples"
DIGITS = SAMPLES / "digits.nk"


def params(**others: Any) -> nk.QuantParams:
    return nk.QuantParams(**{"input_scale": 1.0, "weight_scale": 1.0, "bias_scale": 1.0, "output_scale": 1.0} | others)


def append(model: nkformats.Model, kind: LayerKind, body: Any, tensors: dict[str, Array], *quant: Any) -> None:
    """A layer with these tensors; its scales are those of the parameters, for all channels."""
    along = {
        "quant.params": list(quant), "quant.channel_scales": [nk.ChannelScales(scales=np.zeros(0, "f4")) for _ in quant]
    }  # fmt: skip
    item = nk.Layer(kind=kind, body=body)
    model.insert("layers", len(model.record.layers), item, tensors=tensors, along=along)


def conv(model: nkformats.Model, w: Array, quant: Any, bias: Array | None = None, **how: Any) -> None:
    """A convolution with weights (outputs, k, k, inputs)."""
    body = nk.Conv2d(kernel_size=w.shape[1], filters=w.shape[0], **how)
    tensors = {"weight": w.astype(np.int8), "bias": np.zeros(len(w), np.int32) if bias is None else bias}
    append(model, LayerKind.CONV2D, body, tensors, quant)


def image(*shape: int) -> nkformats.Model:
    return nk_models.empty(list(shape), version=4, int8=True)


def load(model: nkformats.Model) -> runtime.Network:
    model.settle()
    return runtime.load(model)


# -- large windows ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "kernel", "stride", "before"),
    [(900, 700, 1, 0), (600, 300, 7, 200), (300, 900, 5, 400), (400, 300, 1, 450)],
)
def test_many_taps(size: int, kernel: int, stride: int, before: int) -> None:
    positions = (size + 2 * before - kernel) // stride + 1
    x = np.random.default_rng(1).integers(-99, 99, (2, size, 1, 3)).astype(np.float32)
    pads = ((before, before), (0, 0))
    for add, kind in ((pool.max_pool, "max"), (pool.avg_pool, "mean")):
        out = np.empty((2, positions, 1, 3), np.float32)
        for call in add(x, out, (kernel, 1), stride, (before, 0), Scratch()):
            call()
        expected = plain.pool(x, (kernel, 1), stride, pads, kind)
        assert np.allclose(out, expected, rtol=1e-5, atol=1e-4)


def test_taps_are_counted_without_a_loop() -> None:
    for size, kernel, stride, before in ((7, 3, 2, 1), (4, 9, 1, 6), (5, 2, 3, 4)):
        positions = (size + 2 * before - kernel) // stride + 1
        starts = [position * stride - before for position in range(positions)]
        expected = [sum(0 <= start + tap < size for tap in range(kernel)) for start in starts]
        assert pool.counts(size, positions, kernel, stride, before).tolist() == expected
    assert pool.counts(1 << 40, 1, 1 << 40, 1, 0).tolist() == [1 << 40]


def test_a_window_of_a_million() -> None:
    model = nk_models.empty([1 << 20, 1, 1])
    nk_models.add(model, LayerKind.MAX_POOL2D, nk.Pool2d(pool_size=1 << 20, stride=1, packed=1))
    x = np.zeros((1 << 20, 1, 1), np.float32)
    x[12345] = 7
    assert load(model)(x).item() == 7
