"""The digit classifier as `.nk`, in float32 and in int8: its layers, its training, its quantisation.

`learn` trains; everything else only builds, so that a file can be built again from the values that it holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import nkformats
from building import (
    Array,
    Pads,
    Weights,
    add,
    conv,
    doubles,
    max_pool,
    network,
    relu,
    softmax,
    test_section,
    windows,
)
from nkformats.generated.nk import (
    Activation,
    ChannelScales,
    Conv2d,
    Dense,
    Flatten,
    LayerKind,
    NetworkKind,
    Pool2d,
    QuantParams,
    QuantSection,
)
from training import adam

HERE = Path(__file__).resolve().parent
SEED = 20260723
HELD_OUT = 360
EPOCHS = 40

# 8x8x1 -> conv 3x3x8, relu -> 4x4 -> conv 3x3x16, relu -> 2x2 -> flatten -> dense 10, softmax.

SAME: Pads = (1, 1, 1, 1)
CONV1, POOL1, CONV2, POOL2, FLATTEN, DENSE = range(6)
SHAPES = {CONV1: (8, 3, 3, 1), CONV2: (16, 3, 3, 8), DENSE: (10, 64)}


class Case(NamedTuple):
    """A held-out image, [8, 8, 1] from 0 to 1, for a test case."""

    name: str
    label: int
    image: Array


class Learned(NamedTuple):
    """What training finds out; all of it is in the two files of the classifier.

    Attributes:
        weights: float32, by tensor name; activations: scale and zero point of the input and behind each of the three
        layers with weights; cases: one for each digit.
    """

    weights: dict[str, Array]
    activations: list[tuple[float, int]]
    cases: list[Case]


def digit_maps(weights: Weights, images: Array) -> tuple[Array, Array, Array]:
    """The feature maps behind both convolutions, and the logits."""
    w = doubles(weights)
    first = relu(conv(images, w["layers.0.weight"], w["layers.0.bias"], pads=SAME))
    second = relu(conv(max_pool(first, (2, 2), 2), w["layers.2.weight"], w["layers.2.bias"], pads=SAME))
    row = max_pool(second, (2, 2), 2).reshape(len(images), -1)
    return first, second, row @ w["layers.5.weight"].T + w["layers.5.bias"]


def digit_layers(model: Any, tensors: Weights, along: Mapping[int, Mapping[str, list[Any]]] | None = None) -> None:
    """Adds the layers of the classifier with the tensors of these names."""
    bodies: list[tuple[LayerKind, Any]] = [
        (LayerKind.CONV2D, Conv2d(kernel_size=3, filters=8, activation=Activation.RELU, pad_h=1, pad_w=1)),
        (LayerKind.MAX_POOL2D, Pool2d(pool_size=2, stride=2)),
        (LayerKind.CONV2D, Conv2d(kernel_size=3, filters=16, activation=Activation.RELU, pad_h=1, pad_w=1)),
        (LayerKind.MAX_POOL2D, Pool2d(pool_size=2, stride=2)),
        (LayerKind.FLATTEN, Flatten()),
        (LayerKind.DENSE, Dense(units=10, activation=Activation.SOFTMAX)),
    ]
    for number, (kind, body) in enumerate(bodies):
        own = {role: tensors[f"layers.{number}.{role}"] for role in ("weight", "bias")} if number in SHAPES else {}
        add(model, kind, body, own, **(along or {}).get(number, {}))


def digits(learned: Learned) -> Any:
    """digits.nk: the classifier in float32."""
    model = network(NetworkKind.CNN, (8, 8, 1), version=3)
    digit_layers(model, learned.weights)
    images = np.stack([case.image for case in learned.cases])
    expected = softmax(digit_maps(learned.weights, images)[2])
    cases = [
        (case.name, case.label, case.image.astype("<f4"), values)
        for case, values in zip(learned.cases, expected, strict=True)
    ]
    model.record.tests = test_section(cases, 1e-4)
    return model


# -- the digit classifier in int8 -------------------------------------------------------------------------------------


class Quantised(NamedTuple):
    """A layer in int8: its tensors, and a weight scale for each output channel."""

    weight: Array
    bias: Array
    scales: Array


def quantise_image(image: Array, scale: float, zero_point: int) -> Array:
    """Real values to int8."""
    return np.clip(np.rint(image / scale) + zero_point, -128, 127).astype(np.int8)


def quantise_layer(weight: Array, bias: Array, input_scale: float) -> Quantised:
    """Symmetric weights with a scale per output channel; biases are multiples of input scale times weight scale."""
    peaks = np.abs(weight.reshape(len(weight), -1)).max(axis=1).astype(np.float64)
    scales = (peaks / 127).astype(np.float32)
    steps = scales.astype(np.float64)
    whole = np.rint(weight / steps.reshape(-1, *[1] * (weight.ndim - 1)))
    return Quantised(
        np.clip(whole, -127, 127).astype(np.int8), np.rint(bias / (steps * input_scale)).astype(np.int32), scales
    )


def quantise_digits(learned: Learned) -> dict[int, Quantised]:
    """Every layer of the classifier that has weights, in int8."""
    return {
        number: quantise_layer(
            learned.weights[f"layers.{number}.weight"].astype(np.float64),
            learned.weights[f"layers.{number}.bias"].astype(np.float64),
            learned.activations[place][0],
        )
        for place, number in enumerate(SHAPES)
    }


def requantise(sums: Array, layer: Quantised, source: tuple[float, int], target: tuple[float, int], low: int) -> Array:
    """Sums of products to int8, bit for bit as the reference: a 31-bit multiplier and a rounding shift a channel."""
    real = source[0] * layer.scales.astype(np.float64) / target[0]
    fraction, exponent = np.frexp(real)
    multiplier = np.floor(fraction * 2.0**31 + 0.5).astype(np.int64)
    full = multiplier == 1 << 31
    multiplier, exponent = np.where(full, multiplier // 2, multiplier), np.where(full, exponent + 1, exponent)
    left, right = np.maximum(exponent, 0).astype(np.int64), np.maximum(-exponent, 0).astype(np.int64)
    product = (sums.astype(np.int64) << left) * multiplier
    nudged = product + np.where(product >= 0, 1 << 30, 1 - (1 << 30))
    high = np.sign(nudged) * (np.abs(nudged) >> 31)
    mask = (np.int64(1) << right) - 1
    rounded = (high >> right) + ((high & mask) > (mask >> 1) + (high < 0))
    return np.clip(rounded + target[1], low, 127)


def digit_logits_int8(layers: Mapping[int, Quantised], activations: list[tuple[float, int]], images: Array) -> Array:
    """The logits of the classifier in integer arithmetic."""
    at, first, second, last = activations
    one, two, three = (layers[number]._replace(weight=layers[number].weight.astype(np.int64)) for number in SHAPES)
    x = quantise_image(images, *at).astype(np.int64)
    x = requantise(conv(x - at[1], one.weight, one.bias, pads=SAME), one, at, first, first[1])
    x = max_pool(x, (2, 2), 2)
    x = requantise(conv(x - first[1], two.weight, two.bias, pads=SAME), two, first, second, second[1])
    x = max_pool(x, (2, 2), 2).reshape(len(images), -1)
    return requantise((x - second[1]) @ three.weight.T + three.bias, three, second, last, -128)


def digits_int8(learned: Learned) -> Any:
    """digits_int8.nk: the classifier in int8, with a table of scales for each weight tensor."""
    model = network(NetworkKind.CNN, (8, 8, 1), version=4, quant=QuantSection(channel_scales=[]))
    layers = quantise_digits(learned)
    tensors: dict[str, Array] = {}
    along: dict[int, dict[str, list[Any]]] = {}
    for place, (number, layer) in enumerate(layers.items()):
        tensors |= {f"layers.{number}.weight": layer.weight, f"layers.{number}.bias": layer.bias}
        source, target = learned.activations[place : place + 2]
        params = QuantParams(
            input_scale=source[0],
            input_zero_point=source[1],
            weight_scale=float(layer.scales.max()),
            bias_scale=source[0] * float(layer.scales[0]),
            output_scale=target[0],
            output_zero_point=target[1],
        )
        along[number] = {"params": [params], "channel_scales": [ChannelScales(scales=layer.scales.astype("<f4"))]}
    digit_layers(model, tensors, along)
    expected = softmax(digit_maps(learned.weights, np.stack([case.image for case in learned.cases]))[2])
    cases = [
        (case.name, case.label, quantise_image(case.image, *learned.activations[0]), values)
        for case, values in zip(learned.cases, expected, strict=True)
    ]
    model.record.tests = test_section(cases, 0.05)
    return model


# -- training ---------------------------------------------------------------------------------------------------------


def load() -> tuple[Array, Array, Array, Array]:
    """The digits that come with scikit-learn, split once and for all: training images and labels, held-out ones."""
    from sklearn.datasets import load_digits

    images, labels = load_digits(return_X_y=True)
    images = images.reshape(-1, 8, 8, 1) / 16
    order = np.random.default_rng(SEED).permutation(len(labels))
    train, test = order[HELD_OUT:], order[:HELD_OUT]
    return images[train], labels[train], images[test], labels[test]


def gradients(w: Weights, images: Array, labels: Array) -> dict[str, Array]:
    """Gradients of the mean cross entropy, by tensor name."""

    def unpool(source: Array, pooled: Array, gradient: Array) -> Array:
        def spread(x: Array) -> Array:
            return x.repeat(2, axis=1).repeat(2, axis=2)

        return np.where((source == spread(pooled)) & (source > 0), spread(gradient), 0)

    def weight_gradient(x: Array, gradient: Array) -> Array:
        found = windows(x, (3, 3), 1, SAME, 0)
        return np.tensordot(gradient, found, axes=([0, 1, 2], [0, 1, 2])).transpose(0, 2, 3, 1)

    first, second, logits = digit_maps(w, images)
    pool1, pool2 = max_pool(first, (2, 2), 2), max_pool(second, (2, 2), 2)
    row = pool2.reshape(len(images), -1)
    out = softmax(logits)
    out[np.arange(len(labels)), labels] -= 1
    out /= len(labels)
    behind2 = unpool(second, pool2, (out @ w["layers.5.weight"]).reshape(pool2.shape))
    turned = w["layers.2.weight"][:, ::-1, ::-1].transpose(3, 1, 2, 0)
    behind1 = unpool(first, pool1, conv(behind2, turned, np.zeros(1), pads=SAME))
    return {
        "layers.0.weight": weight_gradient(images, behind1),
        "layers.0.bias": behind1.sum(axis=(0, 1, 2)),
        "layers.2.weight": weight_gradient(pool1, behind2),
        "layers.2.bias": behind2.sum(axis=(0, 1, 2)),
        "layers.5.weight": out.T @ row,
        "layers.5.bias": out.sum(axis=0),
    }


def train(images: Array, labels: Array) -> dict[str, Array]:
    """Trains the classifier with Adam; the same seed gives the same weights on the same machine."""
    rng = np.random.default_rng(SEED)
    weights: dict[str, Array] = {}
    for number, shape in SHAPES.items():
        spread = np.sqrt(2 / np.prod(shape[1:]))
        weights[f"layers.{number}.weight"] = rng.standard_normal(shape) * spread
        weights[f"layers.{number}.bias"] = np.zeros(shape[0])
    return adam(weights, gradients, images, labels, rng, rate=0.005, epochs=EPOCHS)


def calibrate(weights: Weights, images: Array) -> list[tuple[float, int]]:
    """Scales and zero points of the activations: ReLU ranges as these images fill them.

    The logits get scale 1. Below that the softmax of the reference leaves the range of its integers.
    """
    first, second, _ = digit_maps(weights, images)

    def step(values: Array) -> float:
        return float(np.float32(values.max() / 255))

    return [(float(np.float32(1 / 255)), -128), (step(first), -128), (step(second), -128), (1.0, 0)]


def learn() -> tuple[Learned, dict[str, float]]:
    """Trains, calibrates and chooses the test cases; also the accuracies on the held-out images."""
    images, labels, held_out, truth = load()
    weights = train(images, labels)
    learned = Learned(weights, calibrate(weights, images), [])
    logits = digit_maps(weights, held_out)[2]
    whole = digit_logits_int8(quantise_digits(learned), learned.activations, held_out)
    accuracy = {
        "digits.nk": float((logits.argmax(axis=1) == truth).mean()),
        "digits_int8.nk": float((whole.argmax(axis=1) == truth).mean()),
    }
    # The first held-out image of each digit that both networks get right, the integer one without a tie.
    alone = (whole == whole.max(axis=1, keepdims=True)).sum(axis=1) == 1
    right = alone & (logits.argmax(axis=1) == truth) & (whole.argmax(axis=1) == truth)
    for digit in range(10):
        number = int(np.flatnonzero(right & (truth == digit))[0])
        learned.cases.append(Case(f"digit {digit}, held-out image {number}", digit, held_out[number]))
    return learned, accuracy


def learned_before(folder: Path = HERE) -> Learned:
    """What an earlier training found out, from the files that it left."""
    model, quantised = nkformats.parse(folder / "digits.nk"), nkformats.parse(folder / "digits_int8.nk")
    params = quantised.record.quant.params
    return Learned(
        {name: tensor.to_numpy() for name, tensor in model.tensors.items()},
        [(params[0].input_scale, params[0].input_zero_point)]
        + [(one.output_scale, one.output_zero_point) for one in params],
        [
            Case(case.name, case.label, case.array("input_data").reshape(8, 8, 1).astype(np.float64))
            for case in model.record.tests.cases
        ],
    )
