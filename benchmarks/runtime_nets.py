"""The networks of the runtime's benchmark, as `.nk` models with random weights, and the same as ONNX graphs.

The ONNX graphs are made from the parsed models, so both sides compute the same function; it is checked before anything
is timed. Normalisations are folded into the convolutions on both sides, as either runtime does when it loads.
"""

from __future__ import annotations

from typing import Any

import numpy as np

import nkformats
from nkformats.generated import nk
from nkformats.generated.nk import Activation, LayerKind, NetworkKind
from nkformats.rules.nk import expanded_width


class Net:
    """A `.nk` model in the making."""

    def __init__(self, shape: list[int], kind: NetworkKind = NetworkKind.CNN) -> None:
        header = nk.Header(
            version=3, network_kind=kind, input_rank=len(shape), input_shape=[*shape, *[0] * (4 - len(shape))]
        )
        self.model = nkformats.from_record(nk.Nk(header=header, weights=nk.Payload(), biases=nk.Payload()))
        self.model.settle()
        self.random = np.random.default_rng(1)

    def add(self, kind: LayerKind, body: Any, inputs: int = 0, expanded: int = 0) -> Net:
        """A layer with weights that keep the size of what flows through it."""
        tensors = {}
        free = {"in": inputs, "expanded": expanded, "in_channels": inputs}
        for spec, roles in body._tensor_specs(self.model.record):
            for role, shape in roles.items():
                sizes = [free[size] if isinstance(size, str) else size for size in shape]
                name = f"{spec}.{role}" if spec else role
                if len(sizes) == 1 and role == "weight":
                    values = self.random.uniform(0.5, 1.0, sizes)
                else:
                    values = self.random.standard_normal(sizes) * np.sqrt(2 / max(1, np.prod(sizes[1:])))
                tensors[name] = values.astype("<f4")
        self.model.insert("layers", len(self.model.record.layers), nk.Layer(kind=kind, body=body), tensors)
        return self

    def conv(self, inputs: int, filters: int, kernel: int = 3, stride: int = 1, pad: int | None = None) -> Net:
        pad = kernel // 2 if pad is None else pad
        body = nk.Conv2d(
            kernel_size=kernel, stride=stride, filters=filters, pad_h=pad, pad_w=pad, activation=Activation.RELU
        )
        return self.add(LayerKind.CONV2D, body, inputs)

    def pool(self, size: int, stride: int, pad: int = 0, kind: LayerKind = LayerKind.MAX_POOL2D) -> Net:
        return self.add(kind, nk.Pool2d(pool_size=size, stride=stride, pad_h=pad, pad_w=pad))

    def dense(self, inputs: int, units: int, activation: Activation = Activation.RELU) -> Net:
        return self.add(LayerKind.DENSE, nk.Dense(units=units, activation=activation), inputs)

    def flatten(self) -> Net:
        return self.add(LayerKind.FLATTEN, nk.Flatten())


def resnet18() -> Any:
    """ResNet-18, 224."""
    net = Net([224, 224, 3]).conv(3, 64, 7, 2).pool(3, 2, 1)
    channels = 64
    for width in (64, 128, 256, 512):
        for number in range(2):
            stride = 2 if width != 64 and number == 0 else 1
            body = nk.ResnetBasicBlock(in_channels=channels, out_channels=width, stride=stride)
            net.add(LayerKind.RESNET_BASIC_BLOCK, body)
            channels = width
    net.pool(7, 1, 0, LayerKind.AVG_POOL2D)
    return net.flatten().dense(512, 1000, Activation.NONE).model


def mobilenet() -> Any:
    """The plan of MobileNetV2, 224, out of inverted bottlenecks."""
    net = Net([224, 224, 3]).conv(3, 32, 3, 2)
    channels = 32
    plan = ((1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1), (6, 160, 3, 2), (6, 320, 1, 1))
    for ratio, width, count, first in plan:
        for number in range(count):
            body = nk.Mobilenetv4Uib(
                in_channels=channels, out_channels=width, middle_dw_kernel=3, stride=first if number == 0 else 1,
                expand_ratio=float(ratio),
            )  # fmt: skip
            net.add(LayerKind.MOBILENETV4_UIB, body, channels, expanded_width(channels, float(ratio)))
            channels = width
    net.conv(320, 1280, 1).pool(7, 1, 0, LayerKind.AVG_POOL2D)
    return net.flatten().dense(1280, 1000, Activation.NONE).model


def vgg_small() -> Any:
    """Pairs of 3x3 convolutions, 64."""
    net = Net([64, 64, 3])
    channels = 3
    for width in (64, 128, 256):
        net.conv(channels, width).conv(width, width).pool(2, 2)
        channels = width
    return net.flatten().dense(8 * 8 * 256, 256).dense(256, 10, Activation.SOFTMAX).model


def mnist_cnn() -> Any:
    """The layers of netkit's digit classifier."""
    net = Net([28, 28, 1]).conv(1, 32, 3, pad=0).pool(2, 2).conv(32, 64, 3, pad=0).pool(2, 2)
    return net.flatten().dense(1600, 128).dense(128, 10, Activation.SOFTMAX).model


def mlp() -> Any:
    """784, 128, 10."""
    return Net([1, 784], NetworkKind.MLP).dense(784, 128).dense(128, 10, Activation.SOFTMAX).model


class Graph:
    """An ONNX graph in the making, channels first."""

    def __init__(self, model: Any) -> None:
        self.model = model
        self.tensors = {name: tensor.to_numpy() for name, tensor in model.tensors.items()}
        self.nodes: list[Any] = []
        self.constants: list[Any] = []
        self.shape: tuple[int, ...] = ()
        self.count = 0

    def node(self, kind: str, *inputs: str, **attributes: Any) -> str:
        from onnx import helper

        self.count += 1
        name = f"v{self.count}"
        self.nodes.append(helper.make_node(kind, list(inputs), [name], **attributes))
        return name

    def constant(self, array: Any) -> str:
        from onnx import numpy_helper

        self.count += 1
        name = f"c{self.count}"
        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(array, np.float32), name))
        return name

    def activated(self, x: str, activation: Any) -> str:
        name = activation.name
        if name == "SOFTMAX":
            return self.node("Softmax", x, axis=-1)
        return self.node("Relu", x) if name == "RELU" else x

    def conv(
        self, x: str, prefix: str, kernel: int, stride: int, pad: int, inputs: int, norm: str = "", group: int = 1
    ) -> str:
        weight, bias = self.tensors[f"{prefix}weight"], self.tensors[f"{prefix}bias"]
        weight = weight.reshape(bias.size, kernel, kernel, inputs).transpose(0, 3, 1, 2)
        if norm:
            scale, shift = self.tensors[f"{norm}weight"], self.tensors[f"{norm}bias"]
            weight, bias = weight * scale[:, None, None, None], bias * scale + shift
        return self.node(
            "Conv", x, self.constant(weight), self.constant(bias), kernel_shape=[kernel] * 2, strides=[stride] * 2,
            pads=[pad] * 4, group=group,
        )  # fmt: skip

    def layer(self, x: str, number: int, arriving: tuple[int, ...]) -> str:
        layer = self.model.record.layers[number]
        body, kind, at = layer.body, layer.kind, f"layers.{number}."
        if kind == LayerKind.CONV2D:
            y = self.conv(x, at, body.kernel_size, body.stride, body.pad_h, arriving[-1])
            return self.activated(y, body.activation)
        if kind in (LayerKind.MAX_POOL2D, LayerKind.AVG_POOL2D):
            sizes = {"kernel_shape": [body.pool_size] * 2, "strides": [body.stride] * 2}
            pads = [body.pad_h, body.pad_w] * 2
            return self.node("MaxPool" if kind == LayerKind.MAX_POOL2D else "AveragePool", x, pads=pads, **sizes)
        if kind == LayerKind.FLATTEN:
            self.shape = arriving
            return self.node("Flatten", x)
        if kind == LayerKind.DENSE:
            weight = self.tensors[f"{at}weight"]
            if self.shape:
                # Our vectors have channels fastest.
                weight = weight.reshape(-1, *self.shape).transpose(0, 3, 1, 2).reshape(len(weight), -1)
                self.shape = ()
            y = self.node("Gemm", x, self.constant(weight), self.constant(self.tensors[f"{at}bias"]), transB=1)
            return self.activated(y, body.activation)
        if kind == LayerKind.RESNET_BASIC_BLOCK:
            y = self.node("Relu", self.conv(x, f"{at}conv1.", 3, body.stride, 1, body.in_channels, f"{at}bn1."))
            y = self.conv(y, f"{at}conv2.", 3, 1, 1, body.out_channels, f"{at}bn2.")
            if body.has_shortcut:
                x = self.conv(x, f"{at}shortcut.", 1, body.stride, 0, body.in_channels, f"{at}shortcut_bn.")
            return self.node("Relu", self.node("Add", y, x))
        assert kind == LayerKind.MOBILENETV4_UIB, kind
        wide = self.tensors[f"{at}expand.bias"].size
        y = self.node("Relu", self.conv(x, f"{at}expand.", 1, 1, 0, body.in_channels, f"{at}expand_bn."))
        y = self.conv(y, f"{at}middle_dw.", 3, body.stride, 1, 1, f"{at}middle_bn.", wide)
        y = self.conv(self.node("Relu", y), f"{at}project.", 1, 1, 0, wide, f"{at}project_bn.")
        return self.node("Add", y, x) if body.has_residual else y


def session(model: Any, shapes: list[tuple[int, ...]], threads: int = 1) -> Any:
    """An onnxruntime session for the model; `shapes` are what leaves each layer."""
    import onnx
    import onnxruntime

    header = model.record.header
    arriving: tuple[int, ...] = tuple(header.input_shape[: header.input_rank])
    shape = list(arriving) if header.input_rank == 2 else [1, arriving[2], arriving[0], arriving[1]]
    graph, y = Graph(model), "x"
    for number in range(len(model.record.layers)):
        y = graph.layer(y, number, arriving)
        arriving = shapes[number]
    made = onnx.helper.make_graph(
        graph.nodes, "net", [onnx.helper.make_tensor_value_info("x", onnx.TensorProto.FLOAT, shape)],
        [onnx.helper.make_tensor_value_info(y, onnx.TensorProto.FLOAT, None)], graph.constants,
    )  # fmt: skip
    file = onnx.helper.make_model(made, opset_imports=[onnx.helper.make_opsetid("", 17)], ir_version=8)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = threads
    return onnxruntime.InferenceSession(file.SerializeToString(), options, providers=["CPUExecutionProvider"])


def for_onnx(x: Any) -> Any:
    """A batch as the graphs take it."""
    return np.ascontiguousarray(x.transpose(0, 3, 1, 2)) if x.ndim == 4 else x
