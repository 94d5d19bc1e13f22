"""Makes the `.nk` samples for make_samples.py that nobody trains: small networks made by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from building import (
    add,
    avg_pool,
    conv,
    depthwise,
    doubles,
    integers,
    max_pool,
    network,
    pairs,
    ramp,
    relu,
    softmax,
    test_section,
)
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
    LayerKind,
    Layernorm2d,
    Mobilenetv4Uib,
    NetworkKind,
    Pool2d,
    QuantParams,
    QuantSection,
    ResnetBasicBlock,
    YoloxDecoupledHead,
    YoloxPafpnMultiscale,
)


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
