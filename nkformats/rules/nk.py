"""netkit: rules over the layers of a network, the shapes that flow through them, and their tensors.

They name layer kinds by the classes that the schema gives them; nothing else of the library knows a kind.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

from nkformats.codec import ValueReport
from nkformats.errors import Rule
from nkformats.model import Model
from nkformats.records import numbers_of
from nkformats.rules import Report, table
from nkformats.rules.values import check_tensors, scale_of, subnormal
from nkformats.tensors import specs_of

RULES = table(
    Rule(
        "NK220", "warning", "The last geometry byte of a depthwise layer can be read in more than one way",
        "The byte is a kernel width or a padding code, and only the size of the weights tells which; a reader that has"
        " not seen them guesses.",
        "C++ tries the readings in a fixed order once the weights are known; Python scores them and can choose another",
        "write the kernel width there (and pad symmetrically), as current writers do",
        "observed: netkit 01af6954, depthwise record, byte 15",
    ),
    Rule(
        "NK221", "error", "The expanded width of an inverted bottleneck is not the one that its ratio gives",
        "Width = input channels times ratio, to a multiple of 8 in single precision; every tensor inside is of it.",
        "refuses to load: size mismatch",
        "correct expand_ratio, or the tensors of the layer",
        "observed: netkit 01af6954, make_divisible",
    ),
    Rule(
        "NK222", "error", "A layer is made for another number of channels than arrive",
        "Channels, or the inputs of a dense layer, are counted from the network's input through every layer.",
        "refuses to load (size mismatch); conv2d and batch_norm2d are not checked and read beside their data",
        "correct the layer, or the one before it", "observed: netkit 01af6954, loader, running channel count",
    ),
    Rule(
        "NK223", "error", "A layer takes an input of another form than arrives",
        "Layers over maps take height, width and channels; dense takes a vector, in a cnn from a flatten before it.",
        "refuses to load: the inputs of a dense layer without flatten count as 0",
        "put a flatten between them", "observed: netkit 01af6954, loader",
    ),
    Rule(
        "NK224", "error", "A layer has an output without positions",
        "Its kernel is larger than the padded input, or the maps that it joins are not of matching sizes.",
        "refuses to load (arena overflow), or computes with a negative size",
        "correct kernel, padding or input size", "observed: netkit 01af6954, output sizes",
    ),
    Rule(
        "NK225", "error", "The weights of a depthwise layer leave it no kernel width",
        "The width follows from the number of weights; here it is 0 or no whole number.",
        "refuses to load: size mismatch", "correct kernel_h, channels or the weights",
        "observed: netkit 01af6954, depthwise record",
    ),
    Rule(
        "NK415", "error", "An int8 mlp has a softmax behind one layer, or behind an odd number from three on",
        "The reference gives another output than the network's.",
        "one layer: all outputs stay 0; three, five, ...: the scratch buffer of the softmax is the input of the layer",
        "add or fuse a layer, or leave the softmax to the caller", "observed: netkit 01af6954, int8 mlp",
    ),
    Rule(
        "NK416", "error", "A padded int8 convolution has weights with a zero point",
        "The fast path for the interior runs over the border.",
        "reads beside the input and can crash (SIGSEGV)", "quantise the weights symmetrically",
        "observed: netkit 01af6954, int8 convolution",
    ),
    Rule(
        "NK507", "warning", "The expected output of a test case has another number of values than the network gives",
        "The case cannot pass, or is compared in part.",
        "loads it; the numbers are not compared while reading",
        "record the case again with this network", "netkit NK file specification, section 8.2",
    ),
)  # fmt: skip


def depthwise(model: Model, report: Report) -> None:
    """NK220. Needs the weights beside the record: a schema's check sees one of them at a time."""
    for number, layer in enumerate(model.record.layers):
        if type(layer.body).__name__ == "DepthwiseConv2d":
            byte = layer.body.kernel_w_or_pad
            if byte not in (0, layer.body.kernel_h) and layer.body.kernel_h:
                report("NK220", f"layers[{number}].body.kernel_w_or_pad", _readings(model, number, layer.body, byte))


def _readings(model: Model, number: int, body: Any, byte: int) -> str:
    tensor = model.tensors.get(f"layers.{number}.weight")
    elements = math.prod(tensor.shape) if tensor is not None else 0
    code = f"padding code {byte} (bottom +{byte & 15}, right +{byte >> 4})"
    area = elements // body.channels if body.channels else 0
    if body.kernel_h * body.kernel_h == area:
        return f"{code} of a square kernel by its weights, kernel width {byte} without them"
    return f"kernel width {byte}, or {code}"


def expansion(model: Model, report: Report) -> None:
    """NK221. Single precision decides in some cases, and schema expressions are computed in double."""
    for number, layer in enumerate(model.record.layers):
        if type(layer.body).__name__ == "Mobilenetv4Uib":
            tensor = model.tensors.get(f"layers.{number}.expand.weight")
            channels, ratio = layer.body.in_channels, layer.body.expand_ratio
            if tensor is None or not channels or not math.isfinite(ratio):
                continue
            width, wanted = math.prod(tensor.shape) // channels, expanded_width(channels, ratio)
            if width != wanted:
                report(
                    "NK221",
                    f"layers[{number}].body.expand_ratio",
                    f"{channels} x {ratio:g} gives {wanted}, not {width}",
                )


def expanded_width(channels: int, ratio: float) -> int:
    """The width inside an inverted bottleneck: `channels * ratio` to the next multiple of 8, in single precision."""
    from ctypes import c_float

    value = c_float(c_float(channels).value * ratio).value
    if not math.isfinite(value):
        return 0
    width = max(8, int(c_float(value + 4).value) // 8 * 8)
    return width + 8 if width < int(c_float(c_float(0.9).value * value).value) else width


def depthwise_window(body: Any, elements: int) -> tuple[int, int, int]:
    """Kernel width, and padding at the bottom and at the right beyond that of the other side, of a depthwise layer.

    The width is 0 where `elements` weights leave it none.
    """
    area, rest = divmod(elements, body.channels)
    kernel_w, rest_w = divmod(area, body.kernel_h)
    if rest or rest_w or not kernel_w:
        return 0, 0, 0
    byte = body.kernel_w_or_pad
    is_width = byte == kernel_w if kernel_w != body.kernel_h else byte in (0, body.kernel_h)
    return (kernel_w, 0, 0) if is_width else (kernel_w, byte & 15, byte >> 4)


# -- shapes through the network ----------------------------------------------------------------------------------------


class _Stop(Exception):
    """The shapes behind this layer cannot be told."""


class _Flow:
    """Walks the layers with the shape of what arrives: (height, width, channels), or (inputs,) of a vector."""

    def __init__(self, model: Model, report: Report) -> None:
        self.model = model
        self.report = report
        self.shape: tuple[int, ...] = ()
        self.taps: dict[int, tuple[int, ...]] = {}
        self.path = ""
        self.number = 0
        #: What leaves each layer, as far as it can be told.
        self.shapes: list[tuple[int, ...]] = []

    def walk(self) -> None:
        header = self.model.record.header
        # By the kind of network, whatever the rank says: loaders do not look at it.
        self.shape = tuple(header.input_shape[1:2] if int(header.network_kind) == 1 else header.input_shape[:3])
        if not all(self.shape):
            return
        try:
            for number, layer in enumerate(self.model.record.layers):
                self.number, self.path = number, f"layers[{number}]"
                step = getattr(self, type(layer.body).__name__.lower(), None)
                if step is None:
                    return
                step(layer.body)
                self.shapes.append(self.shape)
        except _Stop:
            return

    # -- what every layer asks --

    def maps(self) -> tuple[int, int, int]:
        if len(self.shape) != 3:
            if int(self.model.record.header.network_kind) != 1:  # an mlp has a rule of its own for other kinds
                self.report("NK223", self.path, f"a vector of {self.shape[0]} arrives")
            raise _Stop
        height, width, channels = self.shape
        return height, width, channels

    def channels(self, declared: int, name: str) -> tuple[int, int]:
        """Height and width of the maps that arrive, once their channels are those that the layer declares."""
        height, width, channels = self.maps()
        if not declared or not channels:
            raise _Stop  # a rule of its own
        if declared != channels:
            self.report("NK222", f"{self.path}.body.{name}", f"{channels} arrive, the layer takes {declared}")
            raise _Stop
        return height, width

    def weights(self, name: str = "weight") -> int:
        """The number of elements of a tensor of this layer."""
        tensor = self.model.tensors.get(f"layers.{self.number}.{name}")
        if tensor is None:
            raise _Stop
        return math.prod(tensor.shape)

    def inputs(self, each: int, arriving: int) -> None:
        """Compares what arrives with the number of inputs that the weights are for, `each` elements an input."""
        inputs, rest = divmod(self.weights(), each) if each else (0, 1)
        if rest:
            raise _Stop  # the number of elements is wrong by itself
        if inputs != arriving:
            self.report("NK222", self.path, f"{arriving} inputs arrive, its weights are for {inputs}")
            raise _Stop

    def window(self, size: int, kernel: int, stride: int, before: int, after: int) -> int:
        """The positions of a window along one axis."""
        if stride < 1:
            raise _Stop
        padded = size + before + after
        if kernel < 1:
            raise _Stop
        if padded < kernel:
            self.report("NK224", self.path, f"a window of {kernel} over {size} + {before} + {after}")
            raise _Stop
        return (padded - kernel) // stride + 1

    # -- the kinds --

    def conv2d(self, body: Any) -> None:
        height, width, channels = self.maps()
        self.inputs(body.kernel_size * body.kernel_size * body.filters, channels)
        rows = self.window(height, body.kernel_size, body.stride, body.pad_h_begin, body.pad_h_end)
        columns = self.window(width, body.kernel_size, body.stride, body.pad_w_begin, body.pad_w_end)
        self.shape = (rows, columns, body.filters)

    def pool2d(self, body: Any) -> None:
        height, width, channels = self.maps()
        rows = self.window(height, body.pool_size, body.stride, body.pad_h_begin, body.pad_h_end)
        self.shape = (
            rows, self.window(width, body.pool_w, body.stride, body.pad_w_begin, body.pad_w_end), channels
        )  # fmt: skip

    def flatten(self, body: Any) -> None:
        self.shape = (math.prod(self.shape),)

    def dense(self, body: Any) -> None:
        if len(self.shape) != 1:
            self.report("NK223", self.path, f"maps of {' x '.join(map(str, self.shape))} arrive")
            raise _Stop
        self.inputs(body.units, self.shape[0])
        self.shape = (body.units,)

    def depthwiseconv2d(self, body: Any) -> None:
        height, width = self.channels(body.channels, "channels")
        if not body.kernel_h:
            raise _Stop
        kernel_w, bottom, right = depthwise_window(body, self.weights())
        if not kernel_w:
            self.report("NK225", f"{self.path}.body.kernel_h", f"{self.weights()} weights, {body.channels} channels")
            raise _Stop
        rows = self.window(height, body.kernel_h, body.stride, body.pad_h, body.pad_h + bottom)
        columns = self.window(width, kernel_w, body.stride, body.pad_w, body.pad_w + right)
        self.shape = (rows, columns, body.channels)

    def batchnorm2d(self, body: Any) -> None:
        self.channels(body.channels, "channels")

    layernorm2d = convnextv2block = batchnorm2d

    def mobilenetv4uib(self, body: Any) -> None:
        height, width = self.channels(body.in_channels, "in_channels")
        for kernel, stride in ((body.start_dw_kernel, body.start_stride), (body.middle_dw_kernel, body.middle_stride)):
            if kernel:
                pad = (kernel - 1) // 2
                height = self.window(height, kernel, stride, pad, pad)
                width = self.window(width, kernel, stride, pad, pad)
        self.shape = (height, width, body.out_channels)

    def resnetbasicblock(self, body: Any) -> None:
        height, width = self.channels(body.in_channels, "in_channels")
        rows, columns = (self.window(size, 3, body.stride, 1, 1) for size in (height, width))
        self.shape = (rows, columns, body.out_channels)

    def yoloxdecoupledhead(self, body: Any) -> None:
        height, width = self.channels(body.in_channels, "in_channels")
        self.shape = (height, width, 5 + body.num_classes)

    def featuretap(self, body: Any) -> None:
        self.channels(body.channels, "channels")
        self.taps[body.tap_id] = self.shape

    def yoloxpafpnmultiscale(self, body: Any) -> None:
        height, width = self.channels(body.c5, "c5")
        for tap, factor, channels, name in ((0, 4, body.c3, "c3"), (1, 2, body.c4, "c4")):
            if not channels:
                raise _Stop
            wanted = (factor * height, factor * width, channels)
            found = self.taps.get(tap)
            if found != wanted:
                arrives = "nothing" if found is None else " x ".join(map(str, found))
                rule = "NK222" if found is not None and found[:2] == wanted[:2] else "NK224"
                detail = f"tap {tap} holds {arrives}, the layer takes {' x '.join(map(str, wanted))}"
                self.report(rule, f"{self.path}.body.{name}", detail)
                raise _Stop
        places = sum(height * width * factor * factor for factor in (1, 2, 4))
        self.shape = (places * (5 + body.num_classes),)


def shapes(model: Model) -> list[tuple[int, ...]]:
    """What leaves each layer: (height, width, channels), or (outputs,) of a vector; as far as it can be told."""
    walker = _Flow(model, lambda rule, path, detail: None)
    walker.walk()
    return walker.shapes


def flow(model: Model, report: Report) -> None:
    """NK222 to NK225. A record does not know the ones before it."""
    _Flow(model, report).walk()


def softmax(model: Model, report: Report) -> None:
    """NK415. It is about the number of layers and the body of the last one."""
    record = model.record
    count = len(record.layers)
    if record.quant is None or int(record.header.network_kind) != 1 or not count or (count != 1 and count % 2 == 0):
        return
    activation = getattr(record.layers[-1].body, "activation", None)
    if getattr(activation, "name", "") == "SOFTMAX":
        report("NK415", f"layers[{count - 1}].body.activation", f"{count} layers")


def zero_point(model: Model, report: Report) -> None:
    """NK416. Layers and quantisation are two lists; the tensors say which element belongs to which."""
    record = model.record
    if record.quant is None:
        return
    at = 0
    for number, specs in specs_of(record, model.codec.module.TENSORS[0]):
        body = record.layers[number].body
        padded = getattr(body, "pad_h", 0) or getattr(body, "pad_w", 0)
        if padded and len(specs) == 1 and at < len(record.quant.params):
            point = record.quant.params[at].weight_zero_point
            if point:
                report(
                    "NK416", f"quant.params[{at}].weight_zero_point", f"{point}, for the weights of layers[{number}]"
                )
        at += len(specs)


def outputs(model: Model, report: Report) -> None:
    """NK507. How many values the network gives follows from all of its layers."""
    record = model.record
    if record.tests is None:
        return
    leaving = shapes(model)
    if not record.layers or len(leaving) < len(record.layers):
        return
    batch = record.header.input_shape[0] if int(record.header.network_kind) == 1 else 1
    wanted = batch * math.prod(leaving[-1])
    for number, case in enumerate(record.tests.cases):
        if wanted and case.num_output != wanted:
            report("NK507", f"tests.cases[{number}].num_output", f"{case.num_output}, the network gives {wanted}")


CHECKS = (depthwise, expansion, flow, softmax, zero_point, outputs)


# -- values -----------------------------------------------------------------------------------------------------------

_QUAN = "observed: netkit 01af6954, runtime"

VALUE_RULES = table(
    Rule(
        "NK601", "warning", "A weight or bias is infinite or no number",
        "One such value makes every output that depends on it infinite or no number.",
        "loads it without notice, and computes with it", "train or export again; the source of the file is damaged",
        "observed: netkit 01af6954, loader",
    ),
    Rule(
        "NK602", "warning", "All weights of a tensor are zero",
        "The layer gives the same output for every input; more likely the tensor was never written or was wiped.",
        "loads it without notice", "export again, or drop the layer", "observed: netkit 01af6954, loader",
    ),
    Rule(
        "NK603", "warning", "A scale is subnormal",
        "Below 2**-126 float32 loses bits, and processors that flush such numbers to zero switch the layer off.",
        "C++ computes with it as the processor does", "quantise again with data that the network really meets", _QUAN,
    ),
    Rule(
        "NK604", "error", "A channel scale is not a positive finite number",
        "It is a factor of the channel's sums: zero, less, or no number makes the channel's output meaningless.",
        "not checked; a factor of 0 or less turns every sum of the channel into 0",
        "quantise again; the scale of a channel of zeros may be any positive number", _QUAN,
    ),
    Rule(
        "NK605", "warning", "What an operation gives is quantised otherwise than the next one takes it",
        "Int8 values are handed on as they are; another scale or zero point gives them another meaning.",
        "not checked; the next operation computes with its own input scale and zero point",
        "write the output scale and zero point of one descriptor as the input ones of the next", _QUAN,
    ),
)  # fmt: skip


def tensor_values(model: Model, report: ValueReport) -> None:
    """NK601 and NK602. Training begins with biases of zeros, and often with scales of zeros; these are no finding."""
    wanted = []
    for tensor in model.tensors.values():
        # Floats in an int8 network are whole numbers under a wrong dtype, which NK402 and NK403 say.
        if model.record.quant is None or not tensor.dtype.startswith("float"):
            is_matrix = tensor.path.startswith("weights.") and len(tensor.shape) > 1
            wanted.append((tensor, "NK601", "NK602" if is_matrix else ""))
    check_tensors(wanted, report)


def scale_values(model: Model, report: ValueReport) -> None:
    """NK603 and NK604. Channel scales are a payload; those of the descriptors have rules of their own (NK405)."""
    record = model.record
    if record.quant is None:
        return
    for number, params in enumerate(record.quant.params):
        for name in ("input_scale", "weight_scale", "bias_scale", "output_scale"):
            if subnormal(value := getattr(params, name)):
                report("NK603", f"quant.params[{number}].{name}", f"{value:g}", 0, 0)
    for number, one in enumerate(record.quant.channel_scales or []):
        path = f"quant.channel_scales[{number}].scales"
        scales = numbers_of(one, "scales") or ()
        # A table of another length is not used, which NK410 says.
        if scales and (bad := scale_of(scales)) is not None:
            report("NK604", path, f"{bad[1]:g} is scale {bad[0]} of {len(scales)}", 4 * bad[0], 4)
        small = next((at for at, value in enumerate(scales) if subnormal(value)), None)
        if small is not None:
            report("NK603", path, f"{scales[small]:g} is scale {small} of {len(scales)}", 4 * small, 4)


def chain(model: Model, report: ValueReport) -> None:
    """NK605. Pools and flattening hand on what they get, so the descriptors follow one another."""
    params = [] if model.record.quant is None else model.record.quant.params
    for number, (one, other) in enumerate(pairwise(params), 1):
        for name in ("scale", "zero_point"):
            gives, takes = getattr(one, f"output_{name}"), getattr(other, f"input_{name}")
            if gives != takes:
                detail = f"{takes:g}, the operation before it gives {gives:g}"
                report("NK605", f"quant.params[{number}].input_{name}", detail, 0, 0)


VALUE_CHECKS = (tensor_values, scale_values, chain)
