"""What the scripts of the `.nk` samples share: building through the library, values by rule, arithmetic on batches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

import nkformats
from nkformats.generated.nk import Header, Layer, LayerKind, NetworkKind, Nk, QuantSection, TestCase, TestSection

Array = npt.NDArray[Any]
Weights = Mapping[str, Array]
Pads = tuple[int, int, int, int]


def network(kind: NetworkKind, shape: tuple[int, ...], *, version: int, quant: QuantSection | None = None) -> Any:
    """A model without layers that takes an input of that shape."""
    header = Header(
        version=version,
        network_kind=kind,
        input_rank=len(shape),
        input_shape=[*shape, *[0] * (4 - len(shape))],
    )
    return nkformats.from_record(Nk(header=header, quant=quant))


def add(model: Any, kind: LayerKind, body: Any, tensors: Weights | None = None, **along: list[Any]) -> None:
    """Appends a layer with its tensors; `params` and `channel_scales` are those of its weights in an int8 network."""
    parallel = {f"quant.{name}": items for name, items in along.items()}
    model.insert("layers", len(model.record.layers), Layer(kind=kind, body=body), tensors=tensors, along=parallel)


def test_section(cases: list[tuple[str, int, Array, Array]], tolerance: float) -> TestSection:
    """Test cases of name, label, input and expected output."""
    return TestSection(
        tolerance=tolerance,
        # The flag of the header follows.
        int8_inputs=all(np.asarray(data).dtype == np.int8 for _, _, data, _ in cases),
        cases=[
            TestCase(
                name=name,
                label=label,
                input_data=np.ascontiguousarray(data).reshape(-1),
                expected_output=np.asarray(expected, "<f4").reshape(-1),
            )
            for name, label, data, expected in cases
        ],
    )


def ramp(*shape: int) -> Array:
    """Values for networks made by hand: multiples of 1/64 in no obvious order, the same on every machine."""
    return (integers(*shape) / 64).astype(np.float32)


def integers(*shape: int) -> Array:
    """The same as int8, from -30 to 30."""
    count = int(np.prod(shape))
    return ((np.arange(count) * 37 + 11) % 61 - 30).astype(np.int8).reshape(shape)


def pairs(shapes: Mapping[str, tuple[int, ...]], values: Callable[..., Array] = ramp) -> dict[str, Array]:
    """A weight of each shape, and a bias for each of its output channels; an empty name is a layer with one pair."""
    tensors: dict[str, Array] = {}
    for name, shape in shapes.items():
        prefix = f"{name}." if name else ""
        tensors[f"{prefix}weight"] = values(*shape)
        tensors[f"{prefix}bias"] = values(shape[0]).astype(np.float32 if values is ramp else np.int32)
    return tensors


# -- arithmetic, on batches [N, H, W, C] or [N, features] -------------------------------------------------------------
# In float64: rounded to float32 at the end, the expected outputs are then the same whatever order a machine adds in.


def windows(x: Array, size: tuple[int, int], stride: int, pads: Pads, fill: float) -> Array:
    """The windows of a feature map, [N, H', W', C, kernel height, kernel width]; pads are top, left, bottom, right."""
    top, left, bottom, right = pads
    padded = np.pad(x, ((0, 0), (top, bottom), (left, right), (0, 0)), constant_values=fill)
    return np.lib.stride_tricks.sliding_window_view(padded, size, axis=(1, 2))[:, ::stride, ::stride]


def conv(x: Array, weight: Array, bias: Array, *, stride: int = 1, pads: Pads = (0, 0, 0, 0)) -> Array:
    """Convolution with weights [O, K, K, I], in integers where both are."""
    found = windows(x, weight.shape[1:3], stride, pads, 0)
    return np.tensordot(found, weight, axes=([3, 4, 5], [3, 1, 2])) + bias


def depthwise(x: Array, weight: Array, bias: Array, *, stride: int = 1, pads: Pads = (0, 0, 0, 0)) -> Array:
    """Convolution of each channel with weights [C, Kh, Kw]."""
    return np.einsum("nijckl,ckl->nijc", windows(x, weight.shape[1:], stride, pads, 0), weight) + bias


def max_pool(x: Array, size: tuple[int, int], stride: int, pads: Pads = (0, 0, 0, 0)) -> Array:
    """Maximum of the values inside the map."""
    fill = np.iinfo(x.dtype).min if x.dtype.kind == "i" else -np.inf
    return windows(x, size, stride, pads, fill).max(axis=(4, 5))


def avg_pool(x: Array, size: tuple[int, int], stride: int, pads: Pads = (0, 0, 0, 0)) -> Array:
    """Mean of the values inside the map."""
    return np.nanmean(windows(x, size, stride, pads, np.nan), axis=(4, 5))


def relu(x: Array) -> Array:
    """max(x, 0)."""
    return np.maximum(x, 0)


def softmax(x: Array) -> Array:
    """Softmax over everything but the batch."""
    axes = tuple(range(1, x.ndim))
    raised = np.exp(x - x.max(axis=axes, keepdims=True))
    return raised / raised.sum(axis=axes, keepdims=True)


def doubles(tensors: Weights) -> dict[str, Array]:
    """Tensors as float64."""
    return {name: values.astype(np.float64) for name, values in tensors.items()}
