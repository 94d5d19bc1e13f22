"""A reader of `.nk` as a good engineer would write it for speed alone: what the generated reader is measured against.

It refuses what the schema's fatal constraints refuse and gives what a user of the library gets: records with slots, the
same enum members, and a numpy view of every tensor by name. It can do nothing else: no writing, no spans, no partial
tree, no paths in its errors. Nothing of the library but the enums may be used here.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import Any

import numpy as np

from nkformats.generated.nk import Activation, Dtype, LayerKind, NetworkKind

ACTIVATIONS = {int(one): one for one in Activation}
DTYPES = {int(one): one for one in Dtype}
LAYER_KINDS = {int(one): one for one in LayerKind}
NETWORK_KINDS = {int(one): one for one in NetworkKind}

#: Element type and size by code; as in the schema, an unknown one takes four bytes. Such a tensor has no view.
NUMPY_TYPES = {1: np.dtype("<f4"), 2: np.dtype("i1"), 3: np.dtype("<i4")}

HEADER = Struct("<4sIBBH4IIIIII").unpack_from
LAYER = Struct("<B3s").unpack_from
DENSE = Struct("<IB3sf").unpack_from
CONV = Struct("<IIIBBBBf").unpack_from
POOL = Struct("<IIBBH").unpack_from
OLD_POOL = Struct("<II").unpack_from
CHANNELS = Struct("<I4s").unpack_from
CHANNELS_EPS = Struct("<I4sf").unpack_from
UIB = Struct("<IIBBBBf4s").unpack_from
RESNET = Struct("<IIB3s").unpack_from
YOLOX_HEAD = Struct("<IIIB3s").unpack_from
FEATURE_TAP = Struct("<IB3s").unpack_from
PAFPN = Struct("<IIIIIB3s").unpack_from
CATALOG = Struct("<BB2s4II").iter_unpack
QUANT = Struct("<4sHH").unpack_from
QUANT_PARAMS = Struct("<fifififi").iter_unpack
COUNT = Struct("<I").unpack_from
TESTS = Struct("<4sIf").unpack_from
LABEL = Struct("<iI").unpack_from

new = object.__new__
ndarray = np.ndarray


class Broken(Exception):
    """The file cannot be read."""


class Header:
    __slots__ = (
        "biases_bytes", "flags", "input_rank", "input_shape", "network_kind", "num_bias_tensors", "num_layers",
        "num_weight_tensors", "version", "weights_bytes",
    )  # fmt: skip


class Layer:
    __slots__ = ("body", "kind", "reserved")


class Dense:
    __slots__ = ("activation", "alpha", "reserved", "units")


class Conv2d:
    __slots__ = ("activation", "alpha", "filters", "kernel_size", "pad_extra", "pad_h", "pad_w", "stride")


class Pool2d:
    __slots__ = ("packed", "pad_h", "pad_w", "pool_size", "stride")


class Flatten:
    __slots__ = ()


class BatchNorm2d:
    __slots__ = ("channels", "reserved")


class DepthwiseConv2d:
    __slots__ = ("activation", "alpha", "channels", "kernel_h", "kernel_w_or_pad", "pad_h", "pad_w", "stride")


class Normalised:
    """Bodies of channels, filler and an epsilon."""

    __slots__ = ("channels", "eps", "reserved")


class Uib:
    __slots__ = (
        "expand_ratio", "in_channels", "middle_dw_downsample", "middle_dw_kernel", "out_channels", "reserved",
        "start_dw_kernel", "stride",
    )  # fmt: skip


class Resnet:
    __slots__ = ("in_channels", "out_channels", "reserved", "stride")


class YoloxHead:
    __slots__ = ("hidden_dim", "in_channels", "num_classes", "num_convs", "reserved")


class FeatureTap:
    __slots__ = ("channels", "reserved", "tap_id")


class Pafpn:
    __slots__ = ("c3", "c4", "c5", "hidden_dim", "num_classes", "num_convs", "reserved")


class TensorDesc:
    __slots__ = ("dims", "dtype", "num_elements", "rank", "reserved")


class QuantParams:
    __slots__ = (
        "bias_scale", "bias_zero_point", "input_scale", "input_zero_point", "output_scale", "output_zero_point",
        "weight_scale", "weight_zero_point",
    )  # fmt: skip


class Quant:
    __slots__ = ("channel_scales", "flags", "params")


class TestCase:
    __slots__ = ("expected_output", "input_data", "label", "name", "name_pad")


class Tests:
    __slots__ = ("cases", "tolerance")


class Network:
    __slots__ = ("bias_catalog", "biases", "header", "layers", "quant", "tensors", "tests", "weight_catalog", "weights")


def read(source: bytes) -> Network:
    """The whole file, in one function, since calls would cost as much as what they do; payloads are views."""
    data = memoryview(source).toreadonly()
    end = len(data)
    if end < 48:
        raise Broken("no header")
    self = new(Network)
    self.header = header = new(Header)
    (
        magic, version, kind, header.input_rank, flags, height, width, depth, last, num_layers, num_weights, num_biases,
        weights_bytes, biases_bytes,
    ) = HEADER(data)  # fmt: skip
    if magic != b"NKIT" or not 1 <= version <= 4:
        raise Broken("not netkit, or a version unknown")
    if num_layers > 100 or num_weights > 128 or num_biases > 128:
        raise Broken("a count above its limit")
    header.version = version
    header.network_kind = NETWORK_KINDS.get(kind, kind)
    header.flags = flags
    header.input_shape = [height, width, depth, last]
    header.num_layers = num_layers
    header.num_weight_tensors = num_weights
    header.num_bias_tensors = num_biases
    header.weights_bytes = weights_bytes
    header.biases_bytes = biases_bytes

    self.layers = layers = []
    names: list[str] = []
    pos = 48
    for number in range(num_layers):
        if end - pos < 4:
            raise Broken("layers cut")
        layer = new(Layer)
        kind, layer.reserved = LAYER(data, pos)
        if kind not in LAYER_KINDS:
            raise Broken("unknown kind of layer")
        layer.kind = LAYER_KINDS[kind]
        size = SIZES[kind]
        if version < 3 and (kind == 3 or kind == 5):
            size = 12
        if end - pos < size:
            raise Broken("layers cut")
        if kind == 2:
            layer.body = body = new(Conv2d)
            (
                body.kernel_size, body.stride, body.filters, activation, body.pad_h, body.pad_w, body.pad_extra,
                body.alpha,
            ) = CONV(data, pos + 4)  # fmt: skip
            body.activation = ACTIVATIONS.get(activation, activation)
            names.append(f"layers.{number}.")
        elif kind == 1:
            layer.body = body = new(Dense)
            body.units, activation, body.reserved, body.alpha = DENSE(data, pos + 4)
            body.activation = ACTIVATIONS.get(activation, activation)
            names.append(f"layers.{number}.")
        elif kind == 6:
            layer.body = body = new(BatchNorm2d)
            body.channels, body.reserved = CHANNELS(data, pos + 4)
            names.append(f"layers.{number}.")
        elif kind == 3 or kind == 5:
            layer.body = body = new(Pool2d)
            if version >= 3:
                body.pool_size, body.stride, body.pad_h, body.pad_w, body.packed = POOL(data, pos + 4)
            else:
                body.pool_size, body.stride = OLD_POOL(data, pos + 4)
                body.pad_h = body.pad_w = body.packed = None
        elif kind == 4:
            layer.body = new(Flatten)
        elif kind == 7:
            layer.body = body = new(DepthwiseConv2d)
            (
                body.kernel_h, body.stride, body.channels, activation, body.pad_h, body.pad_w, body.kernel_w_or_pad,
                body.alpha,
            ) = CONV(data, pos + 4)  # fmt: skip
            body.activation = ACTIVATIONS.get(activation, activation)
            names.append(f"layers.{number}.")
        else:
            layer.body = fused(kind, data, pos + 4, f"layers.{number}.", flags & 2, names)
        layers.append(layer)
        pos += size

    catalogs = pos + 24 * num_weights
    if end - pos < 24 * (num_weights + num_biases):
        raise Broken("catalogs cut")
    self.weight_catalog = weight_catalog = catalog(data[pos:catalogs])
    pos = catalogs + 24 * num_biases
    self.bias_catalog = bias_catalog = catalog(data[catalogs:pos])
    self.quant = None
    if flags & 2:
        self.quant, pos = quant(data, pos, end)
    if end - pos < weights_bytes + biases_bytes:
        raise Broken("payload cut")
    self.tensors = tensors = {}
    if len(names) < num_weights:
        names += [f"weights.{number}." for number in range(len(names), num_weights)]
    if len(names) < num_biases:
        names += [f"biases.{number}." for number in range(len(names), num_biases)]
    self.weights = data[pos : pos + weights_bytes]
    view(tensors, names, "weight", weight_catalog, data, pos, weights_bytes)
    pos += weights_bytes
    self.biases = data[pos : pos + biases_bytes]
    view(tensors, names, "bias", bias_catalog, data, pos, biases_bytes)
    pos += biases_bytes
    self.tests = tests(data, pos, end, flags & 4) if flags & 1 else None
    return self


SIZES = {1: 16, 2: 24, 3: 16, 4: 4, 5: 16, 6: 12, 7: 24, 8: 16, 9: 24, 10: 16, 11: 16, 12: 20, 13: 12, 14: 28}


def fused(kind: int, data: memoryview, pos: int, prefix: str, quantised: int, names: list[str]) -> Any:
    """The body of a layer that takes several pairs of tensors or is rare; adds the prefixes of its tensors' names."""
    body: Any
    if kind == 8 or kind == 11:
        body = new(Normalised)
        body.channels, body.reserved, body.eps = CHANNELS_EPS(data, pos)
    elif kind == 9:
        body = new(Uib)
        (
            body.in_channels, body.out_channels, body.start_dw_kernel, body.middle_dw_kernel, body.stride,
            body.middle_dw_downsample, body.expand_ratio, body.reserved,
        ) = UIB(data, pos)  # fmt: skip
    elif kind == 10:
        body = new(Resnet)
        body.in_channels, body.out_channels, body.stride, body.reserved = RESNET(data, pos)
    elif kind == 12:
        body = new(YoloxHead)
        body.in_channels, body.hidden_dim, body.num_classes, body.num_convs, body.reserved = YOLOX_HEAD(data, pos)
    elif kind == 13:
        body = new(FeatureTap)
        body.channels, body.tap_id, body.reserved = FEATURE_TAP(data, pos)
    else:
        body = new(Pafpn)
        body.c3, body.c4, body.c5, body.hidden_dim, body.num_classes, body.num_convs, body.reserved = PAFPN(data, pos)
    names += [f"{prefix}{role}." if role else prefix for role in roles(kind, body, quantised)]
    return body


def roles(kind: int, body: Any, quantised: int) -> Sequence[str]:
    """The pairs of tensors that a layer takes."""
    if kind == 8:
        return "dw", "ln", "pw1", "grn", "pw2"
    if kind == 9:
        parts = ["start_dw"] if body.start_dw_kernel else []
        parts += ["expand", "middle_dw", "project"] if body.middle_dw_kernel else ["expand", "project"]
        return parts if quantised else [role for one in parts for role in (one, f"{one.removesuffix('_dw')}_bn")]
    if kind == 10:
        found = ["conv1", "bn1", "conv2", "bn2"]
        if body.stride != 1 or body.in_channels != body.out_channels:
            found += ["shortcut", "shortcut_bn"]
        return found
    if kind == 12:
        return head(body.num_convs)
    if kind == 14:
        found = ["lateral3", "lateral4", "lateral5"]
        found += [f"path.{one}.{part}" for one in ("td_p4", "td_p3", "bu_n4", "bu_n5") for part in ("dw", "pw")]
        return found + [f"head.{one}.{part}" for one in ("p3", "p4", "p5") for part in head(body.num_convs)]
    return () if kind in (3, 4, 5, 13) else ("",)


def head(num_convs: int) -> list[str]:
    numbers = range(num_convs)
    convs = [f"{kind}_convs.{number}" for kind in ("cls", "reg") for number in numbers]
    return ["stem", *convs, "cls_pred", "reg_pred", "obj_pred"]


def catalog(data: memoryview) -> list[TensorDesc]:
    result = []
    for rank, dtype, reserved, a, b, c, d, num_elements in CATALOG(data):
        entry = new(TensorDesc)
        entry.rank = rank
        entry.dtype = DTYPES.get(dtype, dtype)
        entry.reserved = reserved
        entry.dims = [a, b, c, d]
        entry.num_elements = num_elements
        result.append(entry)
    return result


def view(
    tensors: dict[str, Any], names: list[str], role: str, catalog: list[TensorDesc], data: memoryview, pos: int,
    size: int,
) -> None:  # fmt: skip
    """Adds a numpy view of every tensor of a payload; one whose entry contradicts itself or the payload has none."""
    stop = pos + size
    for prefix, entry in zip(names, catalog, strict=False):
        name = prefix + role
        rank, dims = entry.rank, entry.dims
        elements = 1
        shape = tuple(dims[:rank])
        for dim in shape:
            elements *= dim
        dtype = NUMPY_TYPES.get(entry.dtype)
        nbytes = entry.num_elements * (1 if entry.dtype == 2 else 4)
        if dtype is None or elements != entry.num_elements or pos + nbytes > stop:
            tensors[name] = None
        else:
            tensors[name] = ndarray(shape, dtype, data, pos)
        pos += nbytes


def quant(data: memoryview, pos: int, end: int) -> tuple[Quant, int]:
    self = new(Quant)
    if end - pos < 8:
        raise Broken("QUAN cut")
    magic, count, self.flags = QUANT(data, pos)
    pos += 8
    if magic != b"QUAN" or not 1 <= count <= 100 or end - pos < 32 * count:
        raise Broken("QUAN broken")
    self.params = params = []
    for values in QUANT_PARAMS(data[pos : pos + 32 * count]):
        one = new(QuantParams)
        (
            one.input_scale, one.input_zero_point, one.weight_scale, one.weight_zero_point, one.bias_scale,
            one.bias_zero_point, one.output_scale, one.output_zero_point,
        ) = values  # fmt: skip
        params.append(one)
    pos += 32 * count
    self.channel_scales = None
    if self.flags & 1:
        self.channel_scales = scales = []
        for _ in range(count):
            if end - pos < 4 or end - pos - 4 < 4 * (channels := COUNT(data, pos)[0]):
                raise Broken("QUAN cut")
            scales.append(data[pos + 4 : pos + 4 + 4 * channels])
            pos += 4 + 4 * channels
    return self, pos


def tests(data: memoryview, pos: int, end: int, int8_inputs: int) -> Tests:
    self = new(Tests)
    if end - pos < 12:
        raise Broken("TCAS cut")
    magic, count, self.tolerance = TESTS(data, pos)
    if magic != b"TCAS" or not 1 <= count <= 16:
        raise Broken("TCAS broken")
    self.cases = cases = []
    pos += 12
    for _ in range(count):
        if pos >= end:
            raise Broken("TCAS cut")
        case = new(TestCase)
        size = data[pos]
        pos += 1
        padding = -(1 + size) % 4
        if not 1 <= size <= 127 or end - pos < size + padding + 8:
            raise Broken("a test's name")
        case.name = str(data[pos : pos + size], "utf-8", "surrogateescape")
        case.name_pad = data[pos + size : pos + size + padding]
        pos += size + padding
        case.label, size = LABEL(data, pos)
        pos += 8
        nbytes = size if int8_inputs else 4 * size
        if not 1 <= size <= 16384 or end - pos < nbytes + 4:
            raise Broken("a test's input")
        case.input_data = data[pos : pos + nbytes]
        pos += nbytes
        size = COUNT(data, pos)[0]
        pos += 4
        if not 1 <= size <= 16384 or end - pos < 4 * size:
            raise Broken("a test's output")
        case.expected_output = data[pos : pos + 4 * size]
        pos += 4 * size
        cases.append(case)
    return self
