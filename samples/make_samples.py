"""Makes the samples beside this script: digit classifiers that it trains, and small networks made by hand.

The `.nnn` ones come from `make_nnn_samples`, those of ncnn from `make_ncnn_samples`, all others from here.

`learn` trains; everything else only builds, so that a file can be built again from the values that it holds. The
script uses nothing but numpy and the public face of the library, which writes the files.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

import nkformats
from nkformats.generated.nk import (
    Activation,
    BatchNorm2d,
    ChannelScales,
    Conv2d,
    Convnextv2Block,
    Dense,
    DepthwiseConv2d,
    FeatureTap,
    Flatten,
    Header,
    Layer,
    LayerKind,
    Layernorm2d,
    Mobilenetv4Uib,
    NetworkKind,
    Nk,
    Pool2d,
    QuantParams,
    QuantSection,
    ResnetBasicBlock,
    TestCase,
    TestSection,
    YoloxDecoupledHead,
    YoloxPafpnMultiscale,
)

HERE = Path(__file__).resolve().parent
SEED = 20260723
HELD_OUT = 360
EPOCHS = 40

Array = npt.NDArray[Any]
Weights = Mapping[str, Array]
Pads = tuple[int, int, int, int]

#: Flag 0x0004 of the header: test inputs are int8.


# -- building through the library -------------------------------------------------------------------------------------


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


# -- the digit classifier ---------------------------------------------------------------------------------------------
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
    mean = {name: np.zeros_like(values) for name, values in weights.items()}
    square = {name: np.zeros_like(values) for name, values in weights.items()}
    step = 0
    for epoch in range(EPOCHS):
        rate = 0.005 * 0.5 * (1 + np.cos(np.pi * epoch / EPOCHS))
        for batch in np.array_split(rng.permutation(len(labels)), len(labels) // 32):
            step += 1
            for name, gradient in gradients(weights, images[batch], labels[batch]).items():
                mean[name] = 0.9 * mean[name] + 0.1 * gradient
                square[name] = 0.999 * square[name] + 0.001 * gradient**2
                scaled = (mean[name] / (1 - 0.9**step)) / (np.sqrt(square[name] / (1 - 0.999**step)) + 1e-8)
                weights[name] = weights[name] - rate * (scaled + 0.01 * weights[name])
    return {name: values.astype(np.float32) for name, values in weights.items()}


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


# -- networks made by hand --------------------------------------------------------------------------------------------


def minimal() -> Any:
    """minimal.nk: the smallest sound network, one neuron; no tests."""
    model = network(NetworkKind.MLP, (1, 1), version=3)
    add(model, LayerKind.DENSE, Dense(units=1), pairs({"": (1, 1)}))
    return model


def mlp_v1() -> Any:
    """mlp_v1.nk: version 1, which stores dense weights [in, out]; one sigmoid and one tanh layer."""
    model = network(NetworkKind.MLP, (1, 4), version=1)
    one = {"weight": ramp(4, 3), "bias": ramp(3)}
    two = {"weight": ramp(3, 2), "bias": ramp(2)}
    add(model, LayerKind.DENSE, Dense(units=3, activation=Activation.SIGMOID), one)
    add(model, LayerKind.DENSE, Dense(units=2, activation=Activation.TANH), two)
    x = ramp(1, 4)
    hidden = 1 / (1 + np.exp(-(x.astype(np.float64) @ one["weight"] + one["bias"])))
    y = np.tanh(hidden @ two["weight"] + two["bias"])
    model.record.tests = test_section([("one row", -1, x, y)], 1e-5)
    return model


def cnn_v2() -> Any:
    """cnn_v2.nk: version 2, pool records of 12 bytes and no padding."""
    model = network(NetworkKind.CNN, (6, 6, 1), version=2)
    one, two = pairs({"": (2, 3, 3, 1)}), pairs({"": (3, 8)})
    add(model, LayerKind.CONV2D, Conv2d(kernel_size=3, filters=2, activation=Activation.RELU), one)
    short = Pool2d(pool_size=2, stride=2)
    add(model, LayerKind.MAX_POOL2D, short)
    add(model, LayerKind.FLATTEN, Flatten())
    add(model, LayerKind.DENSE, Dense(units=3, activation=Activation.SOFTMAX), two)
    x = ramp(6, 6, 1)
    row = max_pool(relu(conv(x[None].astype(np.float64), one["weight"], one["bias"])), (2, 2), 2).reshape(1, -1)
    y = softmax(row @ two["weight"].astype(np.float64).T + two["bias"])
    model.record.tests = test_section([("ramp", int(y.argmax()), x, y)], 1e-5)
    return model


def padding() -> Any:
    """padding.nk: every way to pad, and windows that are not square."""
    model = network(NetworkKind.CNN, (7, 9, 1), version=4)
    first, second, third = pairs({"": (4, 3, 3, 1)}), pairs({"": (4, 3, 3)}), pairs({"": (4, 1, 3)})
    # One row and two columns more at the end than at the beginning.
    body = Conv2d(
        kernel_size=3, stride=2, filters=4, activation=Activation.LEAKY_RELU, pad_w=1, pad_extra=0x21, alpha=0.25
    )
    add(model, LayerKind.CONV2D, body, first)
    # A window of two rows and three columns, a row more below.
    add(model, LayerKind.MAX_POOL2D, Pool2d(pool_size=2, stride=1, packed=0x0103))
    # A square kernel with a padding code, a kernel of one row and three columns: only the weights tell which is which.
    body = DepthwiseConv2d(kernel_h=3, channels=4, activation=Activation.RELU6, kernel_w_or_pad=0x11)
    add(model, LayerKind.DEPTHWISE_CONV2D, body, second)
    add(model, LayerKind.DEPTHWISE_CONV2D, DepthwiseConv2d(kernel_h=1, channels=4, pad_w=1, kernel_w_or_pad=3), third)
    # A column more at the right; padding does not count in the mean.
    add(model, LayerKind.AVG_POOL2D, Pool2d(pool_size=2, stride=1, pad_h=1, packed=0x1000))

    x = ramp(7, 9, 1)
    y = conv(x[None].astype(np.float64), *doubles(first).values(), stride=2, pads=(0, 1, 1, 3))
    y = max_pool(np.where(y > 0, y, 0.25 * y), (2, 3), 1, (0, 0, 1, 0))
    y = np.clip(depthwise(y, *doubles(second).values(), pads=(0, 0, 1, 1)), 0, 6)
    y = depthwise(y, *doubles(third).values(), pads=(0, 1, 0, 1))
    y = avg_pool(y, (2, 2), 1, (1, 0, 1, 1))
    model.record.tests = test_section([("ramp", -1, x, y)], 1e-5)
    return model


def mlp_int8() -> Any:
    """mlp_int8.nk: int8 with a scale per tensor and test inputs as float32, as the first files of version 4 had them.

    All scales are powers of two, so the float network that it stands for is computed exactly; an output of the int8
    network can be half a step away from it.
    """
    model = network(NetworkKind.MLP, (1, 5), version=4, quant=QuantSection())
    one, two = pairs({"": (3, 5)}, integers), pairs({"": (2, 3)}, integers)
    step, hidden, last = 1 / 64, 1 / 32, 1 / 8

    def params(source: float, at: int, target: float, zero: int) -> list[QuantParams]:
        return [
            QuantParams(
                input_scale=source,
                input_zero_point=at,
                weight_scale=step,
                bias_scale=source * step,
                output_scale=target,
                output_zero_point=zero,
            )
        ]

    add(model, LayerKind.DENSE, Dense(units=3, activation=Activation.RELU), one, params=params(step, 0, hidden, -128))
    add(model, LayerKind.DENSE, Dense(units=2), two, params=params(hidden, -128, last, 0))
    x = ramp(1, 5)
    y = relu(x.astype(np.float64) @ (one["weight"].T * step) + one["bias"] * step * step)
    y = y @ (two["weight"].T * step) + two["bias"] * hidden * step
    model.record.tests = test_section([("ramp", int(y.argmax()), x, y)], last / 2)
    return model


def bottleneck_int8() -> Any:
    """bottleneck_int8.nk: inverted bottlenecks in int8, which have no batch normalisation; no tests.

    Tables of channel scales for some tensors, empty ones for the others.
    """
    model = network(NetworkKind.CNN, (4, 4, 3), version=4, quant=QuantSection(channel_scales=[]))

    def layer(kind: LayerKind, body: Any, shapes: dict[str, tuple[int, ...]], tables: bool = False) -> None:
        params, scales = [], []
        for shape in shapes.values():
            step = 1 / 64
            table = np.full(shape[0] if tables else 0, step, "<f4")
            params.append(QuantParams(input_scale=1 / 16, weight_scale=step, bias_scale=step / 16, output_scale=1 / 16))
            scales.append(ChannelScales(scales=table))
        add(model, kind, body, pairs(shapes, integers), params=params, channel_scales=scales)

    layer(LayerKind.CONV2D, Conv2d(kernel_size=1, filters=5, activation=Activation.RELU6), {"": (5, 1, 1, 3)}, True)
    both = Mobilenetv4Uib(in_channels=5, out_channels=5, start_dw_kernel=3, expand_ratio=1.5)
    shapes = {"start_dw": (5, 3, 3), "expand": (8, 1, 1, 5), "middle_dw": (8, 3, 3), "project": (5, 1, 1, 8)}
    layer(LayerKind.MOBILENETV4_UIB, both, shapes, True)
    none = Mobilenetv4Uib(in_channels=5, out_channels=3, middle_dw_kernel=0, expand_ratio=1.0)
    layer(LayerKind.MOBILENETV4_UIB, none, {"expand": (8, 1, 1, 5), "project": (3, 1, 1, 8)})
    layer(LayerKind.DEPTHWISE_CONV2D, DepthwiseConv2d(kernel_h=3, channels=3, kernel_w_or_pad=3), {"": (3, 3, 3)})
    add(model, LayerKind.AVG_POOL2D, Pool2d(pool_size=2, stride=2))
    add(model, LayerKind.FLATTEN, Flatten())
    layer(LayerKind.DENSE, Dense(units=2), {"": (2, 3)})
    return model


def head_shapes(source: int, hidden: int, classes: int, convs: int) -> dict[str, tuple[int, ...]]:
    """The weights of a detection head."""
    stacks = {
        f"{name}.{number}": (hidden, 3, 3, hidden) for name in ("cls_convs", "reg_convs") for number in range(convs)
    }
    last = {"cls_pred": (classes, 1, 1, hidden), "reg_pred": (4, 1, 1, hidden), "obj_pred": (1, 1, 1, hidden)}
    return {"stem": (hidden, 1, 1, source), **stacks, **last}


def every_kind() -> Any:
    """every_kind.nk: one graph with all kinds of layers, a version 4 file without quantisation; no tests.

    8x8x3 -> C3 8x8x8 -> C4 4x4x8 -> C5 2x2x8 -> pyramid over all three -> dense.
    """
    model = network(NetworkKind.CNN, (8, 8, 3), version=4)

    def layer(kind: LayerKind, body: Any, shapes: dict[str, tuple[int, ...]] | None = None) -> None:
        add(model, kind, body, pairs(shapes or {}))

    body: Any = Conv2d(kernel_size=3, filters=8, pad_h=1, pad_w=1)
    layer(LayerKind.CONV2D, body, {"": (8, 3, 3, 3)})
    layer(LayerKind.BATCH_NORM2D, BatchNorm2d(channels=8), {"": (8,)})
    body = DepthwiseConv2d(kernel_h=3, channels=8, activation=Activation.RELU6, pad_h=1, pad_w=1, kernel_w_or_pad=3)
    layer(LayerKind.DEPTHWISE_CONV2D, body, {"": (8, 3, 3)})
    layer(LayerKind.LAYERNORM2D, Layernorm2d(channels=8), {"": (8,)})
    shapes: dict[str, tuple[int, ...]]
    shapes = {"dw": (8, 7, 7), "ln": (8,), "pw1": (32, 8), "grn": (32,), "pw2": (8, 32)}
    layer(LayerKind.CONVNEXTV2_BLOCK, Convnextv2Block(channels=8), shapes)
    layer(LayerKind.FEATURE_TAP, FeatureTap(channels=8, tap_id=0))
    # Width 8 * 2 = 16; the middle convolution halves the resolution.
    body = Mobilenetv4Uib(in_channels=8, out_channels=8, stride=2, expand_ratio=2.0)
    shapes = {"expand": (16, 1, 1, 8), "expand_bn": (16,), "middle_dw": (16, 3, 3), "middle_bn": (16,)}
    shapes |= {"project": (8, 1, 1, 16), "project_bn": (8,)}
    layer(LayerKind.MOBILENETV4_UIB, body, shapes)
    body = Mobilenetv4Uib(in_channels=8, out_channels=8, start_dw_kernel=3, middle_dw_kernel=0, expand_ratio=1.5)
    shapes = {"start_dw": (8, 3, 3), "start_bn": (8,), "expand": (16, 1, 1, 8), "expand_bn": (16,)}
    shapes |= {"project": (8, 1, 1, 16), "project_bn": (8,)}
    layer(LayerKind.MOBILENETV4_UIB, body, shapes)
    layer(LayerKind.FEATURE_TAP, FeatureTap(channels=8, tap_id=1))
    shapes = {"conv1": (8, 3, 3, 8), "bn1": (8,), "conv2": (8, 3, 3, 8), "bn2": (8,)}
    layer(LayerKind.RESNET_BASIC_BLOCK, ResnetBasicBlock(in_channels=8, out_channels=8), shapes)
    shapes = {**shapes, "shortcut": (8, 1, 1, 8), "shortcut_bn": (8,)}
    layer(LayerKind.RESNET_BASIC_BLOCK, ResnetBasicBlock(in_channels=8, out_channels=8, stride=2), shapes)
    layer(LayerKind.MAX_POOL2D, Pool2d(pool_size=3, stride=1, pad_h=1, pad_w=1))
    layer(LayerKind.AVG_POOL2D, Pool2d(pool_size=3, stride=1, pad_h=1, pad_w=1))
    # 5 + 3 classes are the eight channels of C5.
    body = YoloxDecoupledHead(in_channels=8, hidden_dim=4, num_classes=3)
    layer(LayerKind.YOLOX_DECOUPLED_HEAD, body, head_shapes(8, 4, 3, 2))
    body = YoloxPafpnMultiscale(c3=8, c4=8, c5=8, hidden_dim=4, num_classes=2, num_convs=1)
    shapes = {f"lateral{level}": (4, 1, 1, 8) for level in (3, 4, 5)}
    for step in ("td_p4", "td_p3", "bu_n4", "bu_n5"):
        shapes |= {f"path.{step}.dw": (4, 3, 3), f"path.{step}.pw": (4, 1, 1, 4)}
    for level in ("p3", "p4", "p5"):
        shapes |= {f"head.{level}.{name}": shape for name, shape in head_shapes(4, 4, 2, 1).items()}
    layer(LayerKind.YOLOX_PAFPN_MULTISCALE, body, shapes)
    layer(LayerKind.FLATTEN, Flatten())
    # (8 * 8 + 4 * 4 + 2 * 2) positions of 5 + 2 values.
    layer(LayerKind.DENSE, Dense(units=3, activation=Activation.SOFTMAX), {"": (3, 588)})
    return model


def odd() -> Any:
    """odd.nk: loads and computes what it should, but what should be zero is not, and bytes follow the last section."""
    model = network(NetworkKind.MLP, (1, 2), version=3)
    add(model, LayerKind.DENSE, Dense(units=2, activation=Activation.RELU), pairs({"": (2, 2)}))
    record = model.record
    x = ramp(1, 2)
    y = relu(x.astype(np.float64) @ model.tensors["layers.0.weight"].to_numpy().T + ramp(2))
    record.tests = test_section([("caf\udce9", -2, x, y)], 1e-4)
    record.tests.cases[0].name_pad = b"\0" * 2 + b"!"
    record.header.flags |= 0x8000
    record.layers[0].reserved = b"\1\0\0"
    record.layers[0].body.reserved = b"\0\0\1"
    record.weight_catalog[0].reserved = b"\xff\xff"
    record.trailing = b"written by hand\n"
    return model


HAND_MADE: dict[str, Callable[[], Any]] = {
    "minimal.nk": minimal,
    "mlp_v1.nk": mlp_v1,
    "cnn_v2.nk": cnn_v2,
    "padding.nk": padding,
    "mlp_int8.nk": mlp_int8,
    "bottleneck_int8.nk": bottleneck_int8,
    "every_kind.nk": every_kind,
    "odd.nk": odd,
}


def build(learned: Learned) -> dict[str, Any]:
    """Every sample by file name."""
    made = {name: make() for name, make in HAND_MADE.items()}
    return {"digits.nk": digits(learned), "digits_int8.nk": digits_int8(learned), **made}


def main() -> None:
    """Writes the samples beside this script."""
    # Beside this script: only a run finds it, not an import from elsewhere.
    import make_ncnn_samples
    import make_nnn_samples

    parser = argparse.ArgumentParser(description="Makes the samples.")
    parser.add_argument("--keep", action="store_true", help="keep the trained weights of the files that are there")
    accuracy: dict[str, float] = {}
    if parser.parse_args().keep:
        learned, notions = learned_before(), make_nnn_samples.learned_before(HERE)
    else:
        learned, accuracy = learn()
        notions, accuracy["digits.nnn"] = make_nnn_samples.learn(load())
    files = {name: model.to_bytes() for name, model in build(learned).items()}
    for name, data in {**files, **make_nnn_samples.build(notions)}.items():
        (HERE / name).write_bytes(data)
        report = nkformats.validate(HERE / name)
        reached = f", {accuracy[name]:.1%} of the held-out images right" if name in accuracy else ""
        print(f"{name}: {(HERE / name).stat().st_size} bytes, {report.verdict}{reached}")
        for found in report.findings:
            print(f"  {found.rule} {found.path}: {found.message}")
    make_ncnn_samples.main()


if __name__ == "__main__":
    main()
