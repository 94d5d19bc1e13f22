"""Makes the .nnn samples for make_samples.py: a digit classifier that it trains, and small networks made by hand.

Every binary layout and every JSON era is there. Binary files are written by the library; it writes no JSON, so those
are texts made here.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import nkformats
from nkformats.generated.nnn import (
    Activation,
    Conv,
    Dense,
    IntArray,
    Layer,
    LayerKind,
    Layout,
    Nnn,
    Padding,
    Tensor,
    Utf8String,
)
from training import adam

SEED = 20260809
EPOCHS = 40
TAU = 0.05

Array = npt.NDArray[Any]
Weights = Mapping[str, Array]


def ramp(*shape: int) -> Array:
    """Multiples of 1/64 in no obvious order, which both float widths hold exactly."""
    return (((np.arange(math.prod(shape)) * 37 + 11) % 61 - 30) / 64).reshape(shape)


# -- building through the library -------------------------------------------------------------------------------------


def network(layout: Layout, layers: list[Layer], description: str = "") -> Any:
    """A model of that layout; layouts without description get none."""
    text = Utf8String(value=description) if layout >= Layout.B2 else None
    return nkformats.from_record(Nnn(layout=layout, description=text, layers=layers))


def tensor(layout: Layout, values: Array, *, frozen: bool = False) -> Tensor:
    """A tensor in the float width of the layout."""
    dtype = "<f8" if layout < Layout.B6 else "<f4"
    dims = IntArray(values=list(values.shape))
    return Tensor(dims=dims, requires_grad=int(not frozen), values=np.ascontiguousarray(values, dtype))


def unset() -> Tensor:
    """The tensor of a layer that was saved before it was set up."""
    return Tensor(dims=IntArray(values=[]), values=b"")


def activation_fields(activation: Activation) -> dict[str, Any]:
    """The activation with the parameter that only one of them has."""
    return {"activation": activation, "tau": TAU if activation == Activation.LEAKY_RELU else None}


def dense(
    layout: Layout, weights: Array, bias: Array, activation: Activation, *, flatten: bool = False, dropout: float = 0.0
) -> Layer:
    """A dense layer with weights [inputs, outputs]."""
    flag = int(flatten) if layout >= Layout.B5 else None
    body = Dense(num_neurons=weights.shape[1], weights=tensor(layout, weights), flatten=flag)
    shared = activation_fields(activation)
    return Layer(kind=LayerKind.DENSE, dropout=dropout, bias=tensor(layout, bias), body=body, **shared)


def conv(
    layout: Layout, kernels: Array, bias: Array, activation: Activation, *, same: bool = False, dropout: float = 0.0,
    frozen: bool = False,
) -> Layer:  # fmt: skip
    """A convolution with kernels [filters, sizes..., channels]."""
    body = Conv(num_filters=len(kernels), kernels=tensor(layout, kernels, frozen=frozen))
    if layout >= Layout.B7:
        body.padding = Padding.SAME if same else Padding.VALID
        body.padding_dims = IntArray(values=[n for pair in pads(kernels.shape[1:-1], same) for n in pair])
    shared = activation_fields(activation)
    return Layer(
        kind=LayerKind.CONV, dropout=dropout, bias=tensor(layout, bias, frozen=frozen), body=body, **shared
    )  # fmt: skip


def pads(sizes: tuple[int, ...], same: bool) -> list[tuple[int, int]]:
    """Zeros in front of and behind each axis, as the framework chooses them."""
    return [((size - 1) // 2, size // 2) if same else (0, 0) for size in sizes]


# -- the digit classifier ---------------------------------------------------------------------------------------------
# 8x8x1 -> conv 3x3x6 same, leaky_relu -> 8x8x6 -> conv 5x5x8 valid, relu -> 4x4x8 -> flatten, dense 10, softmax.

SHAPES = {"layers.0.kernels": (6, 3, 3, 1), "layers.1.kernels": (8, 5, 5, 6), "layers.2.weights": (128, 10)}


def correlate(x: Array, kernels: Array, bias: Array) -> Array:
    """Convolution without padding of [N, H, W, C] with kernels [O, K, K, C]."""
    found = np.lib.stride_tricks.sliding_window_view(x, kernels.shape[1:3], axis=(1, 2))
    return np.tensordot(found, kernels, axes=([3, 4, 5], [3, 1, 2])) + bias


def padded(x: Array, size: int) -> Array:
    """Feature maps with a border of zeros."""
    return np.pad(x, ((0, 0), (size, size), (size, size), (0, 0)))


def forward(w: Weights, images: Array) -> tuple[Array, Array, Array]:
    """The sums behind both convolutions, and the logits."""
    first = correlate(padded(images, 1), w["layers.0.kernels"], w["layers.0.bias"])
    hidden = np.where(first > 0, first, TAU * first)
    second = correlate(hidden, w["layers.1.kernels"], w["layers.1.bias"])
    row = np.maximum(second, 0).reshape(len(images), -1)
    return first, second, row @ w["layers.2.weights"] + w["layers.2.bias"]


def gradients(w: Weights, images: Array, labels: Array) -> dict[str, Array]:
    """Gradients of the mean cross entropy, by tensor name."""

    def of_kernels(x: Array, gradient: Array) -> Array:
        found = np.lib.stride_tricks.sliding_window_view(x, np.subtract(x.shape, gradient.shape)[1:3] + 1, axis=(1, 2))
        return np.tensordot(gradient, found, axes=([0, 1, 2], [0, 1, 2])).transpose(0, 2, 3, 1)

    first, second, logits = forward(w, images)
    out = np.exp(logits - logits.max(axis=1, keepdims=True))
    out /= out.sum(axis=1, keepdims=True)
    out[np.arange(len(labels)), labels] -= 1
    out /= len(labels)
    behind2 = (out @ w["layers.2.weights"].T).reshape(second.shape) * (second > 0)
    turned = w["layers.1.kernels"][:, ::-1, ::-1].transpose(3, 1, 2, 0)
    behind1 = correlate(padded(behind2, 4), turned, np.zeros(1)) * np.where(first > 0, 1, TAU)
    return {
        "layers.0.kernels": of_kernels(padded(images, 1), behind1),
        "layers.0.bias": behind1.sum(axis=(0, 1, 2)),
        "layers.1.kernels": of_kernels(np.where(first > 0, first, TAU * first), behind2),
        "layers.1.bias": behind2.sum(axis=(0, 1, 2)),
        "layers.2.weights": np.maximum(second, 0).reshape(len(images), -1).T @ out,
        "layers.2.bias": out.sum(axis=0),
    }


def train(images: Array, labels: Array) -> dict[str, Array]:
    """Trains the classifier with Adam; the same seed gives the same weights on the same machine."""
    rng = np.random.default_rng(SEED)
    weights: dict[str, Array] = {}
    for name, shape in SHAPES.items():
        outputs = shape[-1] if name.endswith("weights") else shape[0]
        weights[name] = rng.standard_normal(shape) * np.sqrt(2 * outputs / math.prod(shape))
        weights[f"{name.rpartition('.')[0]}.bias"] = np.zeros(outputs)
    return adam(weights, gradients, images, labels, rng, rate=0.004, epochs=EPOCHS)


def accuracy(weights: Weights, images: Array, labels: Array) -> float:
    """Part of the images that the classifier, in float64, gets right."""
    doubles = {name: values.astype(np.float64) for name, values in weights.items()}
    return float((forward(doubles, images)[2].argmax(axis=1) == labels).mean())


def learned_before(folder: Path) -> dict[str, Array]:
    """The weights of an earlier training."""
    return {name: one.to_numpy() for name, one in nkformats.parse(folder / "digits.nnn").tensors.items()}


def digits(w: Weights) -> Any:
    """digits.nnn: a digit classifier, trained."""
    layers = [
        conv(Layout.B7, w["layers.0.kernels"], w["layers.0.bias"], Activation.LEAKY_RELU, same=True),
        conv(Layout.B7, w["layers.1.kernels"], w["layers.1.bias"], Activation.RELU),
        dense(Layout.B7, w["layers.2.weights"], w["layers.2.bias"], Activation.SOFTMAX, flatten=True),
    ]
    return network(Layout.B7, layers, "handwritten digits, 8x8 pixels from 0 to 1")


# -- networks made by hand --------------------------------------------------------------------------------------------


def b1() -> Any:
    """b1.nnn: dense layers with every activation."""
    layers = [dense(Layout.B1, ramp(2 + n, 3 + n), ramp(3 + n), activation) for n, activation in enumerate(Activation)]
    return network(Layout.B1, layers)


def b2() -> Any:
    """b2.nnn: a convolution over one axis; a description whose length in bytes is not that in characters."""
    layers = [
        conv(Layout.B2, ramp(3, 4, 2), ramp(3), Activation.LEAKY_RELU),
        dense(Layout.B2, ramp(15, 2), ramp(2), Activation.LINEAR),
    ]
    return network(Layout.B2, layers, "größe 8 × 2")


def b3() -> Any:
    """b3.nnn: convolutions over two axes, with dropout."""
    layers = [
        conv(Layout.B3, ramp(2, 3, 3, 1), ramp(2), Activation.TANH, dropout=0.25),
        conv(Layout.B3, ramp(3, 2, 2, 2), ramp(3), Activation.RELU),
        dense(Layout.B3, ramp(27, 2), ramp(2), Activation.SOFTMAX, dropout=0.5),
    ]
    return network(Layout.B3, layers)


def b4() -> Any:
    """b4.nnn: convolutions only, over three axes, which makes it B5 as well."""
    layers = [
        conv(Layout.B4, ramp(2, 2, 2, 2, 1), ramp(2), Activation.SIGMOID),
        conv(Layout.B4, ramp(1, 3, 3, 3, 2), ramp(1), Activation.LINEAR),
    ]
    return network(Layout.B4, layers, "three axes")


def b5() -> Any:
    """b5.nnn: saved before it was set up for an input, so the first layer has no weights and no layer a bias."""
    first = Dense(num_neurons=4, weights=unset(), flatten=0)
    layers = [
        Layer(kind=LayerKind.DENSE, bias=unset(), body=first, **activation_fields(Activation.LEAKY_RELU)),
        dense(Layout.B5, ramp(4, 3), ramp(3), Activation.SOFTMAX),
    ]
    layers[1].bias = unset()
    return network(Layout.B5, layers, "not set up")


def b6() -> Any:
    """b6.nnn: 32-bit floats, a frozen convolution that is not square."""
    layers = [
        conv(Layout.B6, ramp(2, 2, 3, 1), ramp(2), Activation.RELU, frozen=True),
        dense(Layout.B6, ramp(24, 3), ramp(3), Activation.LINEAR, flatten=True),
    ]
    return network(Layout.B6, layers, "4x6")


def b7() -> Any:
    """b7.nnn: padding of both types, odd and even kernels, over two axes."""
    layers = [
        conv(Layout.B7, ramp(2, 3, 3, 1), ramp(2), Activation.LEAKY_RELU, same=True),
        conv(Layout.B7, ramp(3, 4, 4, 2), ramp(3), Activation.RELU, same=True, dropout=0.5),
        conv(Layout.B7, ramp(2, 2, 2, 3), ramp(2), Activation.TANH),
        dense(Layout.B7, ramp(32, 4), ramp(4), Activation.SOFTMAX, flatten=True),
    ]
    return network(Layout.B7, layers, "5x5 in, 4 out")


def axes() -> Any:
    """axes.nnn: padded convolutions over one axis, with kernels of odd and even length."""
    layers = [
        conv(Layout.B7, ramp(2, 5, 1), ramp(2), Activation.RELU, same=True),
        conv(Layout.B7, ramp(3, 4, 2), ramp(3), Activation.RELU, same=True),
    ]
    return network(Layout.B7, layers, "one axis")


def mlp() -> Any:
    """mlp.nnn: a dense network in 32-bit floats, so B6 as well as B7."""
    layers = [
        dense(Layout.B7, ramp(4, 3), ramp(3), Activation.LEAKY_RELU),
        dense(Layout.B7, ramp(3, 2), ramp(2), Activation.LINEAR),
    ]
    return network(Layout.B7, layers)


def empty() -> Any:
    """empty.nnn: no layers, which four layouts store alike."""
    return network(Layout.B7, [], "nothing")


BINARY: dict[str, Callable[[], Any]] = {
    "b1.nnn": b1, "b2.nnn": b2, "b3.nnn": b3, "b4.nnn": b4, "b5.nnn": b5, "b6.nnn": b6, "b7.nnn": b7,
    "axes.nnn": axes, "mlp.nnn": mlp, "empty.nnn": empty,
}  # fmt: skip


# -- the JSON eras ----------------------------------------------------------------------------------------------------


def named(kind: str) -> str:
    """A class as .NET writes it."""
    return f"NNN.{kind}, NNN, Version=1.0.0.0, Culture=neutral, PublicKeyToken=null"


def json_tensor(era: str, values: Array) -> dict[str, Any]:
    """A tensor of J1 to J4."""
    dims = list(values.shape)
    steps = [math.prod(dims[axis + 1 :]) for axis in range(len(dims))]
    flat = values.ravel().tolist()
    if era == "J1":
        data = [{"Value": value} for value in flat]
        return {"Data": data, "Dimensions": dims, "Multipliers": steps, "Rank": len(dims), "ElementCount": len(flat)}
    return {
        "Data": flat, "Grad": [0.0] * len(flat), "GradCount": 0, "RequiresGrad": True,
        "Dimensions": dims, "Strides": steps, "Rank": len(dims), "ElementCount": len(flat),
    }  # fmt: skip


def json_dense(era: str, weights: Array, bias: Array, activation: str) -> dict[str, Any]:
    """A dense layer of J1 to J4."""
    layer: dict[str, Any] = {"NeuronCount": weights.shape[1], "LayerName": named("Dense")}
    if era in ("J3", "J4"):
        layer |= {"FilterCount": None, "KernelDims": None, "Kernels": None}
    layer |= {"Weights": json_tensor(era, weights), "Biases": json_tensor(era, bias), "Activation": named(activation)}
    return layer | ({"Dropout": 0.25} if era == "J4" else {})


def json_conv(era: str, kernels: Array, bias: Array, activation: str) -> dict[str, Any]:
    """A convolution of J3 and J4."""
    layer = {
        "NeuronCount": None, "LayerName": named("Conv"), "FilterCount": len(kernels),
        "KernelDims": list(kernels.shape[1:-1]), "Kernels": json_tensor(era, kernels), "Weights": None,
        "Biases": json_tensor(era, bias), "Activation": named(activation),
    }  # fmt: skip
    return layer | ({"Dropout": 0.0} if era == "J4" else {})


def json_file(era: str) -> bytes:
    """A network of that era, as compact as the framework wrote it."""
    document: dict[str, Any]
    if era.startswith("J0"):
        shapes = {"Sigmoid": (3, 4), "Linear": (4, 2)}
        layers = [
            {
                "LayerType": "NNN.Dense", "Operations": ["NNN.WeightMultiply", "NNN.BiasAdd", f"NNN.{activation}"],
                "Params": [ramp(*shape).tolist(), ramp(1, shape[1]).tolist()], "Activation": f"NNN.{activation}",
                "First": False, "Neurons": shape[1], "Seed": 190119,
            }
            for activation, shape in shapes.items()
        ]  # fmt: skip
        loss = {"LossType": "NNN.MeanSquaredError", "Eps": None}
        document = {"Layers": layers, "Loss": {**loss, "Normalize": True} if era == "J0b" else loss, "Seed": 190119}
    elif era in ("J3", "J4"):
        first = json_conv(era, ramp(2, 2, 2, 1), ramp(2), "ReLU")
        document = {"Layers": [first, json_dense(era, ramp(8, 3), ramp(3), "LeakyReLU")]}
    else:
        first = json_dense(era, ramp(3, 4), ramp(4), "LeakyReLU")
        document = {"Layers": [first, json_dense(era, ramp(4, 2), ramp(2), "Tanh")]}
    return json.dumps(document, separators=(",", ":")).encode()


JSON = {f"{era.lower()}.nnn": era for era in ("J0", "J0b", "J1", "J2", "J3", "J4")}


def build(weights: Weights) -> dict[str, bytes]:
    """Every sample by file name."""
    made = {name: make().to_bytes() for name, make in BINARY.items()}
    return {"digits.nnn": digits(weights).to_bytes(), **made, **{name: json_file(era) for name, era in JSON.items()}}


def learn(data: tuple[Array, Array, Array, Array]) -> tuple[dict[str, Array], float]:
    """Trains on the first two arrays, images and labels; the accuracy is that on the last two."""
    images, labels, held_out, truth = data
    weights = train(images, labels)
    return weights, accuracy(weights, held_out, truth)
