"""Faults of `.nk` files that are no value of one field: over several records, and where a field moves others."""

from __future__ import annotations

import copy
import struct
from collections.abc import Iterator, Mapping
from typing import Any, Final

from hypothesis.control import reject

from nkformats.formats import from_record
from nkformats.fuzzing.breaking import Bench, Register, ways_of_tree
from nkformats.fuzzing.drawing import payload
from nkformats.fuzzing.faults import Fault
from nkformats.fuzzing.raw import offset_of, offsets, raw_bytes
from nkformats.generated import nk
from nkformats.generated.nk import LayerKind, NetworkKind
from nkformats.records import Lawbook

Dims = tuple[int, ...]

REGISTER: Final = Register()

#: Records that a model does not have unless it is asked for; all others are made of layers and catalogs.
_ALWAYS: Final = {"Nk", "Header", "Layer", "TensorDesc", "Payload"}


def ways(bench: Bench, law: Lawbook, cls: type, rule: str) -> Iterator[Fault]:
    """The ways to break a rule of the schema at a record of a class."""
    name = cls.__name__
    wanted = "Dense" if name in ("TensorDesc", "Payload", "Layer") else "" if name in _ALWAYS else name
    model = _base(bench, wanted)
    for one in ways_of_tree(bench, law, model.record, cls, rule):
        yield Fault(one.rule, one.path, one.offset, one.data, fatal=one.fatal)


def _base(bench: Bench, containing: str = "", **wishes: Any) -> Any:
    """A model without a finding, so of a version that current loaders take."""
    return bench.base(containing=containing, variant=wishes.get("variant") or bench.pick(_variants(containing)))


def _variants(containing: str) -> tuple[str, ...]:
    return ("v4",) if containing in ("QuantSection", "QuantParams", "ChannelScales") else ("v4", "v3")


def of_tree(model: Any, rule: str, path: str) -> Fault:
    """The fault that an edited tree is, about the field at a path."""
    return Fault(rule, path, offset_of(offsets(model.record), path), raw_bytes(model.record))


def _layer(model: Any, *names: str) -> tuple[int, Any]:
    """The last layer whose body is of one of these classes."""
    found = [(at, one) for at, one in enumerate(model.record.layers) if type(one.body).__name__ in names]
    if not found:
        reject()
    return found[-1]


def _without_tests(model: Any) -> Any:
    """The model without test cases, whose lengths depend on the input and on the last layer."""
    model.record.tests = None
    model.settle()
    return model


def _float(bench: Bench, containing: str = "Dense") -> Any:
    model = _without_tests(_base(bench, containing, variant="v3"))
    if not model.record.weight_catalog:
        reject()
    return model


def _single(bench: Bench, kind: LayerKind, body: Any, weights: Mapping[str, Dims], *, int8: bool = False) -> Any:
    """A model of one layer with an input of 4 x 4 x 2: for bodies that the strategies would not draw."""
    header = nk.Header(version=4, network_kind=NetworkKind.CNN, input_rank=3, input_shape=[4, 4, 2, 0])
    quant = nk.QuantSection(channel_scales=[]) if int8 else None
    model = from_record(nk.Nk(header=header, quant=quant, weights=nk.Payload(), biases=nk.Payload()))
    model.settle()
    seed, tensors = bench.maker.number(0, 99), {}
    for spec, dims in weights.items():
        prefix = f"{spec}." if spec else ""
        tensors[f"{prefix}weight"] = payload(seed, dims, "int8" if int8 else "float32")
        tensors[f"{prefix}bias"] = payload(seed + 1, dims[:1], "int32" if int8 else "float32")
    along: dict[str, list[Any]] = {}
    if int8:
        params = nk.QuantParams(input_scale=0.5, weight_scale=0.25, bias_scale=0.125, output_scale=0.5)
        along["quant.params"] = [copy.deepcopy(params) for _ in weights]
        along["quant.channel_scales"] = [nk.ChannelScales(scales=b"") for _ in weights]
    model.insert("layers", 0, nk.Layer(kind=kind, body=body), tensors=tensors, along=along)
    model.settle()
    return model


# -- the header --------------------------------------------------------------------------------------------------------


@REGISTER.breaks("NK101")
def old_version(bench: Bench) -> Fault:
    """A whole file of a version that loaders have left behind."""
    return of_tree(bench.base(variant=bench.pick(("v2", "v1"))), "NK101", "header.version")


@REGISTER.breaks("NK103")
def rank_above(bench: Bench) -> Fault:
    model = _without_tests(_base(bench, "Conv2d"))
    model.record.header.input_rank = bench.pick((5, 6, 255))
    model.record.header.input_shape[3] = bench.pick((1, 2))
    return of_tree(model, "NK103", "header.input_rank")


@REGISTER.breaks("NK104")
def rank_zero(bench: Bench) -> Fault:
    model = _without_tests(_base(bench, "Conv2d"))
    model.record.header.input_rank, model.record.header.input_shape = 0, [0, 0, 0, 0]
    return of_tree(model, "NK104", "header.input_rank")


@REGISTER.breaks("NK108")
def input_too_large(bench: Bench) -> Fault:
    model = _without_tests(_base(bench, "FeatureTap"))
    model.record.layers.clear()
    for name in ("weight_catalog", "bias_catalog"):
        getattr(model.record, name).clear()
    model.record.weights.tensors, model.record.biases.tensors = [], []
    body = nk.FeatureTap(channels=2, tap_id=0)
    model.record.layers.append(nk.Layer(kind=LayerKind.FEATURE_TAP, body=body, version=3))
    model.record.header.input_shape = [bench.pick((1 << 16, 1 << 31)), 1 << 16, 2, 0]
    model.settle()
    return of_tree(model, "NK108", "header.input_shape")


@REGISTER.breaks("NK110")
def int8_in_version_3(bench: Bench) -> Fault:
    model = _base(bench, "QuantSection")
    model.record.header.version = 3
    return of_tree(model, "NK110", "header.flags")


@REGISTER.breaks("NK111")
def int8_tests_without_tests(bench: Bench) -> Fault:
    model = _without_tests(_base(bench))
    model.record.header.flags |= 4
    return of_tree(model, "NK111", "header.flags")


@REGISTER.breaks("NK112")
def tests_of_another_type(bench: Bench) -> Fault:
    model = _base(bench, "TestSection")
    tests = model.record.tests
    tests.int8_inputs = not tests.int8_inputs
    for case in tests.cases:
        case.input_data = payload(1, (case.num_input,), "int8" if tests.int8_inputs else "float32")
    model.settle()
    return of_tree(model, "NK112", "header.flags")


@REGISTER.breaks("NK115")
def no_layers(bench: Bench) -> Fault:
    model = _float(bench)
    while model.record.layers:
        model.remove("layers", 0)
    model.settle()
    return of_tree(model, "NK115", "header.num_layers")


# -- layers ------------------------------------------------------------------------------------------------------------


@REGISTER.breaks("NK202", "NK101")
def kind_before_its_time(bench: Bench) -> Fault:
    model = _single(bench, LayerKind.BATCH_NORM2D, nk.BatchNorm2d(channels=2), {"": (2,)})
    model.record.header.version = bench.pick((2, 1))
    return of_tree(model, "NK202", "layers[0].kind")


@REGISTER.breaks("NK203")
def maps_in_an_mlp(bench: Bench) -> Fault:
    body = nk.BatchNorm2d(channels=2)
    model = _single(bench, LayerKind.BATCH_NORM2D, body, {"": (2,)})
    model.record.header.network_kind = NetworkKind.MLP
    return of_tree(model, "NK203", "layers[0].kind")


@REGISTER.breaks("NK204", "NK101")
def padding_before_its_time(bench: Bench) -> Fault:
    model = bench.base(containing="Conv2d", variant=bench.pick(("v2", "v1")))
    at, layer = _layer(model, "Conv2d")
    name = bench.pick(("pad_h", "pad_w", "pad_extra"))
    setattr(layer.body, name, 1)
    return of_tree(model, "NK204", f"layers[{at}].body.{name}")


def _head(bench: Bench, classes: int, convs: int) -> Any:
    body = nk.YoloxDecoupledHead(in_channels=2, hidden_dim=1, num_classes=classes, num_convs=convs)
    branches = {f"{branch}_convs.{at}": (1, 3, 3, 1) for branch in ("cls", "reg") for at in range(convs)}
    weights = {"stem": (1, 1, 1, 2), **branches, "cls_pred": (classes, 1, 1, 1)}
    weights |= {"reg_pred": (4, 1, 1, 1), "obj_pred": (1, 1, 1, 1)}
    return _single(bench, LayerKind.YOLOX_DECOUPLED_HEAD, body, weights)


@REGISTER.breaks("NK215")
def too_many_convolutions(bench: Bench) -> Fault:
    return of_tree(_head(bench, 2, bench.pick((5, 7))), "NK215", "layers[0].body.num_convs")


@REGISTER.breaks("NK216")
def no_classes(bench: Bench) -> Fault:
    return of_tree(_head(bench, 0, 1), "NK216", "layers[0].body.num_classes")


@REGISTER.breaks("NK220")
def ambiguous_width(bench: Bench) -> Fault:
    # A code that pads nothing more is none, so the shapes stay; the width of a square kernel is no code either.
    kernel = bench.pick((3, 2))
    body = nk.DepthwiseConv2d(kernel_h=kernel, channels=2, kernel_w_or_pad=1 if kernel == 2 else 2)
    model = _single(bench, LayerKind.DEPTHWISE_CONV2D, body, {"": (2, kernel, body.kernel_w_or_pad)})
    return of_tree(model, "NK220", "layers[0].body.kernel_w_or_pad")


@REGISTER.breaks("NK221")
def wrong_ratio(bench: Bench) -> Fault:
    model = _base(bench, "Mobilenetv4Uib")
    at, layer = _layer(model, "Mobilenetv4Uib")
    layer.body.expand_ratio = 1000.0
    return of_tree(model, "NK221", f"layers[{at}].body.expand_ratio")


@REGISTER.breaks("NK222")
def other_input(bench: Bench) -> Fault:
    model = _without_tests(_base(bench, bench.pick(("Dense", "BatchNorm2d"))))
    if model.record.header.network_kind != NetworkKind.MLP or not model.record.layers:
        body = nk.BatchNorm2d(channels=3)
        return of_tree(_single(bench, LayerKind.BATCH_NORM2D, body, {"": (3,)}), "NK222", "layers[0].body.channels")
    model.record.header.input_shape[1] += 1
    return of_tree(model, "NK222", "layers[0]")


@REGISTER.breaks("NK223")
def no_flatten(bench: Bench) -> Fault:
    body = nk.Dense(units=3)
    return of_tree(_single(bench, LayerKind.DENSE, body, {"": (3, 32)}), "NK223", "layers[0]")


@REGISTER.breaks("NK224")
def nothing_left(bench: Bench) -> Fault:
    kernel = bench.pick((5, 7, 1 << 20))
    body = nk.Pool2d(pool_size=kernel, stride=1)
    return of_tree(_single(bench, LayerKind.MAX_POOL2D, body, {}), "NK224", "layers[0]")


@REGISTER.breaks("NK225")
def no_width(bench: Bench) -> Fault:
    body = nk.DepthwiseConv2d(kernel_h=3, channels=2)
    return of_tree(
        _single(bench, LayerKind.DEPTHWISE_CONV2D, body, {"": (2, 3, 0)}), "NK225", "layers[0].body.kernel_h"
    )


# -- catalogs and payloads ---------------------------------------------------------------------------------------------


@REGISTER.breaks("NK302", "NK313")
def one_bias_less(bench: Bench) -> Fault:
    model = _float(bench)
    del model.record.bias_catalog[-1], model.record.biases.tensors[-1]
    model.settle()
    return of_tree(model, "NK302", "header.num_bias_tensors")


@REGISTER.breaks("NK304")
def no_axes(bench: Bench) -> Fault:
    model = _float(bench)
    entry = model.record.bias_catalog[-1]
    entry.rank, entry.dims = 0, [0, 0, 0, 0]
    return of_tree(model, "NK304", f"bias_catalog[{len(model.record.bias_catalog) - 1}].rank")


def _shorter(bench: Bench, payload_: str) -> Any:
    model = _float(bench)
    tensors = getattr(model.record, payload_).tensors
    tensors[-1] = bytes(tensors[-1])[:-4]
    model.settle()
    return model


@REGISTER.breaks("NK308")
def short_weights(bench: Bench) -> Fault:
    return of_tree(_shorter(bench, "weights"), "NK308", "header.weights_bytes")


@REGISTER.breaks("NK309")
def short_biases(bench: Bench) -> Fault:
    return of_tree(_shorter(bench, "biases"), "NK309", "header.biases_bytes")


@REGISTER.breaks("NK311")
def long_tail(bench: Bench) -> Fault:
    model = _float(bench)
    model.record.weights.tail = bytes(4 * bench.pick((1, 2)))
    model.record.header._weights_bytes += len(model.record.weights.tail)
    return of_tree(model, "NK311", "weights.tail")


@REGISTER.breaks("NK313")
def left_over(bench: Bench) -> Fault:
    model = _float(bench)
    record = model.record
    for catalog, part in ((record.weight_catalog, record.weights), (record.bias_catalog, record.biases)):
        catalog.append(nk.TensorDesc(rank=1, dims=[2, 0, 0, 0]))
        part.tensors.append(payload(1, (2,), "float32"))
    model.settle()
    return of_tree(model, "NK313", f"weight_catalog[{len(record.weight_catalog) - 1}]")


@REGISTER.breaks("NK314", "NK222")
def other_size(bench: Bench) -> Fault:
    model = _single(bench, LayerKind.BATCH_NORM2D, nk.BatchNorm2d(channels=2), {"": (2,)})
    entry = model.record.bias_catalog[0]
    entry.dims[0] = 3
    model.record.biases.tensors[0] = payload(1, (3,), "float32")
    model.settle()
    return of_tree(model, "NK314", "bias_catalog[0]")


@REGISTER.breaks("NK315")
def other_shape(bench: Bench) -> Fault:
    model = _float(bench)
    at = bench.maker.number(0, len(model.record.weight_catalog) - 1)
    entry = model.record.weight_catalog[at]
    # An axis of size 1 more or less is no other shape.
    if entry.rank != 2 or entry.dims[0] == entry.dims[1] or 1 in entry.dims[:2]:
        reject()
    entry.dims[0], entry.dims[1] = entry.dims[1], entry.dims[0]
    return of_tree(model, "NK315", f"weight_catalog[{at}]")


@REGISTER.breaks("NK316")
def no_tail(bench: Bench) -> Fault:
    model = _base(bench, "QuantSection")
    if not len(model.record.weights.tail):
        reject()
    model.record.weights.tail = b""
    model.record.header._weights_bytes = sum(one.num_bytes for one in model.record.weight_catalog)
    return of_tree(model, "NK316", "header.weights_bytes")


# -- quantisation ------------------------------------------------------------------------------------------------------


@REGISTER.breaks("NK401")
def one_descriptor_less(bench: Bench) -> Fault:
    model = _base(bench, "QuantSection")
    if len(model.record.quant.params) < 2:
        reject()
    del model.record.quant.params[-1]
    if model.record.quant.channel_scales is not None:
        del model.record.quant.channel_scales[-1]
    model.settle()
    return of_tree(model, "NK401", "quant.num_tensors")


@REGISTER.breaks("NK402")
def float_weights(bench: Bench) -> Fault:
    model = _base(bench, "QuantSection")
    at = len(model.record.weight_catalog) - 1
    entry = model.record.weight_catalog[at]
    entry.dtype = nk.Dtype.FLOAT32
    dims = list(entry.dims[: entry.rank])
    model.record.weights.tensors[at] = payload(1, dims, "float32")
    model.settle()
    return of_tree(model, "NK402", f"weight_catalog[{at}].dtype")


@REGISTER.breaks("NK411")
def no_int8_form(bench: Bench) -> Fault:
    model = _single(bench, LayerKind.BATCH_NORM2D, nk.BatchNorm2d(channels=2), {"": (2,)}, int8=True)
    return of_tree(model, "NK411", "layers[0].kind")


@REGISTER.breaks("NK414")
def many_channels(bench: Bench) -> Fault:
    body = nk.Conv2d(kernel_size=1, filters=2049)
    return of_tree(
        _single(bench, LayerKind.CONV2D, body, {"": (2049, 1, 1, 2)}, int8=True), "NK414", "layers[0].body.filters"
    )


@REGISTER.breaks("NK415")
def lonely_softmax(bench: Bench) -> Fault:
    model = _base(bench, "QuantSection")
    layers = model.record.layers
    if model.record.header.network_kind != NetworkKind.MLP or len(layers) % 2 == 0:
        reject()
    layers[-1].body.activation = nk.Activation.SOFTMAX
    return of_tree(model, "NK415", f"layers[{len(layers) - 1}].body.activation")


@REGISTER.breaks("NK416", "NK408")
def zero_point_beside_padding(bench: Bench) -> Fault:
    body = nk.Conv2d(kernel_size=3, filters=2, pad_h=1, pad_w=1)
    model = _single(bench, LayerKind.CONV2D, body, {"": (2, 3, 3, 2)}, int8=True)
    model.record.quant.params[0].weight_zero_point = bench.pick((1, -1, 127))
    return of_tree(model, "NK416", "quant.params[0].weight_zero_point")


# -- values ------------------------------------------------------------------------------------------------------------


def _with_value(model: Any, list_: str, at: int, value: float) -> None:
    tensors = getattr(model.record, list_).tensors
    data = bytearray(bytes(tensors[at]))
    data[:4] = struct.pack("<f", value)
    tensors[at] = bytes(data)


@REGISTER.breaks("NK601")
def no_number(bench: Bench) -> Fault:
    model = _float(bench)
    at = bench.maker.number(0, len(model.record.weight_catalog) - 1)
    _with_value(model, "weights", at, bench.pick((float("nan"), float("inf"), float("-inf"))))
    return of_tree(model, "NK601", f"weights.tensors[{at}]")


@REGISTER.breaks("NK602")
def all_zero(bench: Bench) -> Fault:
    model = _float(bench)
    at = bench.maker.number(0, len(model.record.weight_catalog) - 1)
    if model.record.weight_catalog[at].rank < 2:
        reject()
    model.record.weights.tensors[at] = bytes(len(bytes(model.record.weights.tensors[at])))
    return of_tree(model, "NK602", f"weights.tensors[{at}]")


@REGISTER.breaks("NK603")
def subnormal_scale(bench: Bench) -> Fault:
    model = _base(bench, "QuantSection")
    name = bench.pick(("weight_scale", "bias_scale"))
    setattr(model.record.quant.params[0], name, bench.pick((1e-39, 1e-45)))
    return of_tree(model, "NK603", f"quant.params[0].{name}")


@REGISTER.breaks("NK604")
def bad_channel_scale(bench: Bench) -> Fault:
    model = _base(bench, "ChannelScales")
    found = [at for at, one in enumerate(model.record.quant.channel_scales) if one.num_channels]
    if not found:
        reject()
    at = bench.pick(found)
    scales = model.record.quant.channel_scales[at]
    scales.scales = struct.pack("<f", bench.pick((0.0, -1.0, float("nan")))) + bytes(scales.scales)[4:]
    return of_tree(model, "NK604", f"quant.channel_scales[{at}].scales")


@REGISTER.breaks("NK605")
def broken_chain(bench: Bench) -> Fault:
    model = _base(bench, "QuantSection")
    if len(model.record.quant.params) < 2:
        reject()
    name = bench.pick(("input_scale", "input_zero_point"))
    params = model.record.quant.params[1]
    setattr(params, name, 0.375 if name == "input_scale" else params.input_zero_point ^ 1)
    return of_tree(model, "NK605", f"quant.params[1].{name}")


@REGISTER.breaks("NK507")
def more_outputs(bench: Bench) -> Fault:
    model = _base(bench, "TestSection")
    at = bench.maker.number(0, len(model.record.tests.cases) - 1)
    case = model.record.tests.cases[at]
    case.expected_output = payload(1, (case.num_output + bench.pick((1, 2)),), "float32")
    model.settle()
    return of_tree(model, "NK507", f"tests.cases[{at}].num_output")
