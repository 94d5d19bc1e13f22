"""netkit `.nk` in float32: the fourteen kinds of layers, as the reference computes them.

Its defects are not copied. Shapes come from the rules that `validate` applies, not from here.
"""

from __future__ import annotations

import copy
from typing import Any

import numpy as np

from nkformats.model import Model
from nkformats.rules import nk as rules
from nkformats.runtime import layers
from nkformats.runtime.graph import Array, Builder, Margin, Value
from nkformats.runtime.kernels.activation import FUNCTIONS, Activation
from nkformats.runtime.kernels.elementwise import softmax
from nkformats.runtime.layers import Emit, Weights
from nkformats.runtime.refusal import refuse, refuse_layer, refuse_reported

#: Errors that are about the reference runtime alone: it has a defect or a limit that ours does not have.
REFERENCE_ONLY = {"NK101", "NK217", "NK413", "NK414", "NK415", "NK416"}

SAME3: Margin = ((1, 1), (1, 1))
#: The kind of a network whose input is rows of a table.
MLP = 1


def names(model: Model) -> list[tuple[str, str]]:
    """Name and kind of each layer."""
    found = []
    for number, layer in enumerate(model.record.layers):
        kind = getattr(layer.kind, "name", str(layer.kind)).lower()
        found.append((f"layers.{number}", kind))
    return found


def input_shape(model: Model) -> tuple[int, ...]:
    """Of one sample: (height, width, channels); of an mlp (inputs,), or (rows, inputs) where the file says so."""
    header = model.record.header
    if int(header.network_kind) == MLP:
        rows, inputs = header.input_shape[:2]
        return (inputs,) if rows == 1 else (rows, inputs)
    return tuple(header.input_shape[:3])


def pool_window(body: Any) -> tuple[tuple[int, int], Margin]:
    """Window and margin of a pooling layer."""
    margin = ((body.pad_h_begin, body.pad_h_end), (body.pad_w_begin, body.pad_w_end))
    return (body.pool_size, body.pool_w), margin


def conv_margin(body: Any) -> Margin:
    """The padding of a convolution."""
    return (body.pad_h_begin, body.pad_h_end), (body.pad_w_begin, body.pad_w_end)


def depthwise_margin(body: Any, elements: int) -> tuple[int, Margin]:
    """Kernel width and padding of a depthwise layer of that many weights."""
    width, bottom, right = rules.depthwise_window(body, elements)
    return width, ((body.pad_h, body.pad_h + bottom), (body.pad_w, body.pad_w + right))


def conv_view(array: Array, outputs: int, kernel: int) -> Array:
    """Stored ``(outputs, k, k, inputs)``, in any spelling, as ``(k, k, inputs, outputs)``."""
    return array.reshape(outputs, kernel, kernel, -1).transpose(1, 2, 3, 0)


def depthwise_view(array: Array, channels: int, kernel_h: int) -> Array:
    """Stored ``(channels, kh, kw)`` as ``(kh, kw, channels)``."""
    return array.reshape(channels, kernel_h, -1).transpose(1, 2, 0)


def refuse_sizes(model: Model) -> None:
    """A size of zero among those that the network reads: a warning about a file, but there is nothing to compute.

    Which they are, the kind of network decides and not the rank, so the rule about the file may be silent.

    Raises:
        FormatError: there is one.
    """
    header = model.record.header
    sizes = header.input_shape[: 2 if int(header.network_kind) == MLP else 3]
    zeros = [number for number, size in enumerate(sizes) if size == 0]
    if zeros:
        refuse_reported(model, [("NK107", "header.input_shape", f"input_shape[{zeros[0]}] is 0")])


class Definition:
    """What float and int8 files have in common.

    Raises:
        FormatError: a rule says that the network cannot be computed, or the runtime has no kernel for a layer.
    """

    is_open = False
    #: Nothing is open.
    rank = None

    def __init__(self, model: Model) -> None:
        refuse(model, REFERENCE_ONLY)
        refuse_sizes(model)
        self.model = model
        self.input_shape = input_shape(model)
        self.names = names(model)
        #: Rows of one sample, which a softmax takes together.
        self.rows = self.input_shape[0] if len(self.input_shape) == 2 else 1
        self.shapes = rules.shapes(model)
        self.tensors = dict(model.tensors)
        self.number = 0

    @property
    def expected(self) -> str:
        """One sample, in words."""
        return str(self.input_shape)

    def check_input(self, shape: tuple[int, ...]) -> None:
        """Nothing: the file says it."""

    def lower(self) -> list[Emit]:
        """Each layer as what it adds to a plan, by the method of its kind."""
        emits: list[Emit] = []
        for number, layer in enumerate(self.model.record.layers):
            self.number = number
            lower = getattr(self, type(layer.body).__name__.lower(), None)
            if lower is None:
                refuse_layer(self.model, f"layers[{number}].kind", f"the kind {self.names[number][1]}")
            # A copy: plans for other batch sizes come later, and shall not see what is edited until then.
            emits.append(lower(copy.copy(layer.body)))
        return emits

    def chain(self, b: Builder, emits: list[Emit]) -> Value:
        """Adds all layers to a plan."""
        x = b.input
        if len(x.shape) == 3:
            x = b.reshape(x, (x.shape[0] * x.shape[1], x.shape[2]))
        for number, emit in enumerate(emits):
            b.layer = number
            x = emit(b, x)
            b.shapes[number] = x.shape[1:] if self.rows == 1 else (self.rows, *x.shape[1:])
            # Two statements of the same shapes: the rules', and the kernels'.
            assert x.shape[1:] == self.shapes[number], (number, x.shape, self.shapes[number])
        return x if self.rows == 1 else b.reshape(x, (x.shape[0] // self.rows, self.rows, x.shape[1]))

    def cases(self) -> list[tuple[str, int, Array, Array, float]]:
        """The TCAS section: name, label, input, expected output, tolerance."""
        tests = self.model.record.tests
        if tests is None:
            return []
        return [
            (case.name, case.label, case.array("input_data"), case.array("expected_output"), float(tests.tolerance))
            for case in tests.cases
        ]

    def array(self, name: str) -> Array:
        """A tensor of the layer at hand, as stored."""
        array = self.tensors[f"layers.{self.number}.{name}"].array
        assert array is not None
        return array


class Floats(Definition):
    """The layers of a float file."""

    is_plain = True

    def __init__(self, model: Model, *, strict: bool = False) -> None:
        super().__init__(model)
        self.strict = strict
        self.emits = self.lower()

    def build(self, b: Builder) -> Value:
        """Adds all layers to a plan."""
        return self.chain(b, self.emits)

    def prepare(self, x: Array) -> Array:
        """Inputs as float32."""
        return np.asarray(x, np.float32)

    def complete(self, y: Array) -> Array:
        """Outputs as they are."""
        return y

    def real(self, y: Array) -> Array:
        """Outputs as they are."""
        return y

    # -- tensors --

    def pair(self, name: str) -> tuple[Array, Array]:
        """Weight and bias of that name, as vectors where they are scale and shift."""
        return self.array(f"{name}.weight").reshape(-1), self.array(f"{name}.bias").reshape(-1)

    def conv(self, name: str, outputs: int, kernel: int, norm: str | None = None) -> Weights:
        """A convolution within a layer, with the normalisation behind it."""
        bias = self.array(f"{name}.bias").reshape(-1)
        view = conv_view(self.array(f"{name}.weight"), outputs, kernel)
        return Weights(view, bias, None if norm is None else self.pair(norm))

    def dw(self, name: str, channels: int, kernel: int, norm: str | None = None) -> Weights:
        """A depthwise convolution within a layer."""
        bias = self.array(f"{name}.bias").reshape(-1)
        view = depthwise_view(self.array(f"{name}.weight"), channels, kernel)
        return Weights(view, bias, None if norm is None else self.pair(norm))

    # -- the kinds --

    def activation(self, body: Any) -> tuple[Activation, bool]:
        """The activation of a layer, and whether it is a softmax, which is about the whole output."""
        name = body.activation.name.lower()
        if name not in ("none", "softmax", *FUNCTIONS):
            refuse_layer(self.model, f"layers[{self.number}].body.activation", f"the activation {name}")
        return (Activation(), True) if name == "softmax" else (Activation(name, body.alpha), False)

    def dense(self, body: Any) -> Emit:
        """Fully connected; version 1 stores the matrix the other way round."""
        stored = self.array("weight")
        old = self.model.record.header.version == 1
        view = stored.reshape(-1, body.units) if old else stored.reshape(body.units, -1).T
        weights = Weights(view, self.array("bias").reshape(-1))
        activation, soft = self.activation(body)

        def emit(b: Builder, x: Value) -> Value:
            shape = (x.shape[0] // self.rows, self.rows * body.units)
            after = layers.softmax_after(shape) if soft else None
            return layers.dense(b, x, weights, activation=activation, after=after)

        return emit

    def conv2d(self, body: Any) -> Emit:
        """A convolution with a square kernel."""
        view = conv_view(self.array("weight"), body.filters, body.kernel_size)
        weights = Weights(view, self.array("bias").reshape(-1))
        activation, soft = self.activation(body)
        after = softmax if soft else None
        return lambda b, x: layers.conv2d(
            b, x, weights, stride=body.stride, margin=conv_margin(body), activation=activation, after=after,
            strict=self.strict,
        )  # fmt: skip

    def pool2d(self, body: Any) -> Emit:
        """Maximum or mean over windows."""
        window, margin = pool_window(body)
        kind = self.model.record.layers[self.number].kind.name
        way = layers.max_pool if kind == "MAX_POOL2D" else layers.avg_pool
        return lambda b, x: way(b, x, window, body.stride, margin)

    def flatten(self, body: Any) -> Emit:
        """Maps to a vector, channels fastest."""
        return layers.flatten

    def batchnorm2d(self, body: Any) -> Emit:
        """Scale and shift."""
        scale, shift = self.array("weight").reshape(-1), self.array("bias").reshape(-1)
        return lambda b, x: layers.batch_norm(b, x, scale, shift)

    def layernorm2d(self, body: Any) -> Emit:
        """Each pixel over its channels."""
        scale, shift = self.array("weight").reshape(-1), self.array("bias").reshape(-1)
        return lambda b, x: layers.normalised(b, x, scale, shift, body.eps)

    def depthwiseconv2d(self, body: Any) -> Emit:
        """Each channel by itself."""
        stored = self.array("weight")
        _, margin = depthwise_margin(body, stored.size)
        view = depthwise_view(stored, body.channels, body.kernel_h)
        weights = Weights(view, self.array("bias").reshape(-1))
        activation, soft = self.activation(body)

        after = softmax if soft else None
        return lambda b, x: layers.depthwise(
            b, x, weights, stride=body.stride, margin=margin, activation=activation, after=after
        )

    def convnextv2block(self, body: Any) -> Emit:
        """Depthwise 7x7, normalisation, two matrices with GELU and response normalisation between, residual."""
        c = body.channels
        dw, norm = self.dw("dw", c, 7), self.pair("ln")
        wide, narrow = self.conv("pw1", 4 * c, 1), self.conv("pw2", c, 1)
        after = layers.response_after(*self.pair("grn"), body.eps)

        def emit(b: Builder, x: Value) -> Value:
            y = layers.depthwise(b, x, dw, margin=((3, 3), (3, 3)))
            y = layers.normalised(b, y, *norm, body.eps)
            y = layers.conv2d(b, y, wide, activation=Activation("gelu"), after=after)
            return layers.conv2d(b, y, narrow, residual=x)

        return emit

    def mobilenetv4uib(self, body: Any) -> Emit:
        """Depthwise, expansion, depthwise, projection; residual where input and output agree."""
        stored = self.array("expand.weight")
        expanded = stored.size // body.in_channels
        start = middle = None
        if body.start_dw_kernel:
            start = self.dw("start_dw", body.in_channels, body.start_dw_kernel, "start_bn")
        expand = self.conv("expand", expanded, 1, "expand_bn")
        if body.middle_dw_kernel:
            middle = self.dw("middle_dw", expanded, body.middle_dw_kernel, "middle_bn")
        project = self.conv("project", body.out_channels, 1, "project_bn")

        def emit(b: Builder, x: Value) -> Value:
            y = x
            if start is not None:
                y = layers.depthwise(b, y, start, stride=body.start_stride, margin=half(body.start_dw_kernel))
            y = layers.conv2d(b, y, expand, activation=layers.RELU)
            if middle is not None:
                pad = half(body.middle_dw_kernel)
                y = layers.depthwise(b, y, middle, stride=body.middle_stride, margin=pad, activation=layers.RELU)
            return layers.conv2d(b, y, project, residual=x if body.has_residual else None)

        return emit

    def resnetbasicblock(self, body: Any) -> Emit:
        """Two 3x3 convolutions and a shortcut."""
        first = self.conv("conv1", body.out_channels, 3, "bn1")
        second = self.conv("conv2", body.out_channels, 3, "bn2")
        short = self.conv("shortcut", body.out_channels, 1, "shortcut_bn") if body.has_shortcut else None
        strict = self.strict

        def emit(b: Builder, x: Value) -> Value:
            y = layers.conv2d(b, x, first, stride=body.stride, margin=SAME3, activation=layers.RELU, strict=strict)
            by = x if short is None else layers.conv2d(b, x, short, stride=body.stride)
            return layers.conv2d(b, y, second, margin=SAME3, activation=layers.RELU, residual=by, strict=strict)

        return emit

    def _head(self, prefix: str, hidden: int, classes: int, count: int) -> Emit:
        """A head of YOLOX at one scale: stem, a branch for classes, a branch for box and objectness."""
        stem = self.conv(f"{prefix}stem", hidden, 1)
        towers = [
            [self.conv(f"{prefix}{branch}_convs.{number}", hidden, 3) for number in range(count)]
            for branch in ("cls", "reg")
        ]
        kinds, box, there = (
            self.conv(f"{prefix}{name}_pred", width, 1) for name, width in (("cls", classes), ("reg", 4), ("obj", 1))
        )

        def emit(b: Builder, x: Value) -> Value:
            x = layers.conv2d(b, x, stem, activation=layers.SILU)
            ends = []
            for tower in towers:
                y = x
                for one in tower:
                    y = layers.conv2d(b, y, one, margin=SAME3, activation=layers.SILU, strict=self.strict)
                ends.append(y)
            found = layers.conv2d(b, ends[0], kinds)
            return layers.concatenated(
                b, [layers.conv2d(b, ends[1], box), layers.conv2d(b, ends[1], there), found]
            )  # fmt: skip

        return emit

    def yoloxdecoupledhead(self, body: Any) -> Emit:
        """Output channels: box (4), objectness, classes; raw."""
        return self._head("", body.hidden_dim, body.num_classes, body.num_convs)

    def featuretap(self, body: Any) -> Emit:
        """Keeps what arrives for a layer further on."""

        def emit(b: Builder, x: Value) -> Value:
            b.taps[body.tap_id] = x
            return x

        return emit

    def yoloxpafpnmultiscale(self, body: Any) -> Emit:
        """A path down, a path up, and a head at each of three scales; their outputs one behind the other."""
        hidden = body.hidden_dim
        lateral = [self.conv(f"lateral{number}", hidden, 1) for number in (3, 4, 5)]
        steps = {
            name: (self.dw(f"path.{name}.dw", hidden, 3), self.conv(f"path.{name}.pw", hidden, 1))
            for name in ("td_p4", "td_p3", "bu_n4", "bu_n5")
        }
        heads = [self._head(f"head.p{level}.", hidden, body.num_classes, body.num_convs) for level in (3, 4, 5)]

        def merged(b: Builder, x: Value, name: str, stride: int, more: Value | None = None) -> Value:
            dw, pw = steps[name]
            y = layers.depthwise(b, x, dw, stride=stride, margin=SAME3)
            y = layers.conv2d(b, y, pw, activation=layers.SILU)
            return y if more is None else layers.summed(b, y, more)

        def emit(b: Builder, x: Value) -> Value:
            p3, p4, p5 = (
                layers.conv2d(b, one, weights)
                for one, weights in zip((b.taps[0], b.taps[1], x), lateral, strict=True)
            )  # fmt: skip
            m4 = merged(b, layers.upsampled_sum(b, p4, p5), "td_p4", 1)
            m3 = merged(b, layers.upsampled_sum(b, p3, m4), "td_p3", 1)
            n4 = merged(b, m3, "bu_n4", 2, m4)
            n5 = merged(b, n4, "bu_n5", 2, p5)
            ends = [head(b, y) for head, y in zip(heads, (m3, n4, n5), strict=True)]
            return layers.concatenated(b, [layers.flatten(b, end) for end in ends])

        return emit


def half(kernel: int) -> Margin:
    """The padding that keeps the size of maps under an odd kernel."""
    pad = (kernel - 1) // 2
    return (pad, pad), (pad, pad)
