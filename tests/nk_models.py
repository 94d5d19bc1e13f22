"""Small sound `.nk` models, built from nothing by the library's own constructors, for the tests to break.

Tensor shapes are written out by hand: they are what the specification says, not what the schema says. No file is read
here and nothing is random, so offsets in the tests can be literal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

import nkformats
from nkformats import FormatError
from nkformats.generated import nk
from nkformats.generated.nk import Activation, LayerKind, NetworkKind
from nkformats.records import Record

T = TypeVar("T")
Shapes = Mapping[str, tuple[int, ...]]


def values(shape: tuple[int, ...], dtype: str = "float32") -> npt.NDArray[Any]:
    """Different small numbers that every dtype holds exactly."""
    count = int(np.prod(shape, dtype=np.int64))
    return (np.arange(count) % 23 - 11).astype(dtype).reshape(shape)


def empty(
    input_shape: list[int], *, version: int = 3, network_kind: NetworkKind = NetworkKind.CNN, int8: bool = False
) -> nkformats.Model:
    """A model without layers."""
    record = nk.Nk(
        header=nk.Header(
            version=version,
            network_kind=network_kind,
            input_rank=len(input_shape),
            input_shape=[*input_shape, *[0] * (4 - len(input_shape))],
        ),
        quant=nk.QuantSection(channel_scales=[]) if int8 else None,
        weights=nk.Payload(),
        biases=nk.Payload(),
    )
    model = nkformats.from_record(record)
    model.settle()
    return model


def add(
    model: nkformats.Model,
    kind: LayerKind,
    body: Any,
    weights: Shapes | None = None,
    *,
    at: int | None = None,
    biases: Shapes | None = None,
) -> None:
    """Appends a layer with tensors of these shapes; a bias has as many elements as its weight has outputs."""
    int8 = model.record.quant is not None
    tensors: dict[str, npt.NDArray[Any]] = {}
    for spec, shape in (weights or {}).items():
        prefix = f"{spec}." if spec else ""
        tensors[f"{prefix}weight"] = values(shape, "int8" if int8 else "float32")
        bias = (biases or {}).get(spec, shape[:1])
        tensors[f"{prefix}bias"] = values(bias, "int32" if int8 else "float32")
    along: dict[str, list[Any]] = {}
    if int8:
        along = {
            "quant.params": [quant_params() for _ in weights or {}],
            "quant.channel_scales": [
                nk.ChannelScales(scales=np.full(shape[0], 0.25, "float32")) for shape in (weights or {}).values()
            ],
        }
    layers = model.record.layers
    item = nk.Layer(kind=kind, body=body)
    model.insert("layers", len(layers) if at is None else at, item, tensors=tensors, along=along)


def quant_params() -> nk.QuantParams:
    return nk.QuantParams(input_scale=0.5, weight_scale=0.25, bias_scale=0.125, output_scale=0.5)


def add_tests(model: nkformats.Model, outputs: int, names: tuple[str, ...] = ("first",)) -> None:
    """Embeds a test case for each name; the expected outputs are made up."""
    int8 = model.record.quant is not None
    dtype = "int8" if int8 else "float32"
    count = int(np.prod([size for size in model.record.header.input_shape if size]))
    cases = [
        nk.TestCase(name=name, label=0, input_data=values((count,), dtype), expected_output=values((outputs,)))
        for name in names
    ]
    model.record.tests = nk.TestSection(cases=cases, int8_inputs=int8)
    model.settle()


def mlp(version: int = 4) -> nkformats.Model:
    """Version 4 without quantisation: 3 inputs, 4 hidden units, 2 outputs, two test cases. Version 1 is [in, out]."""
    model = empty([1, 3], version=version, network_kind=NetworkKind.MLP)
    for inputs, units, activation in ((3, 4, Activation.RELU), (4, 2, Activation.SOFTMAX)):
        shape = (inputs, units) if version == 1 else (units, inputs)
        add(model, LayerKind.DENSE, nk.Dense(units=units, activation=activation), {"": shape}, biases={"": (units,)})
    add_tests(model, 2, ("first", "2nd"))
    return model


def cnn() -> nkformats.Model:
    """Version 3: 6x6x2, conv2d, depthwise, max pool, flatten, dense, one test case."""
    model = empty([6, 6, 2])
    conv = nk.Conv2d(kernel_size=3, filters=4, pad_h=1, pad_w=1, activation=Activation.RELU)
    add(model, LayerKind.CONV2D, conv, {"": (4, 3, 3, 2)})
    depthwise = nk.DepthwiseConv2d(kernel_h=3, channels=4, pad_h=1, pad_w=1, kernel_w_or_pad=3)
    add(model, LayerKind.DEPTHWISE_CONV2D, depthwise, {"": (4, 3, 3)})
    add(model, LayerKind.MAX_POOL2D, nk.Pool2d(pool_size=2, stride=2))
    add(model, LayerKind.FLATTEN, nk.Flatten())
    add(model, LayerKind.DENSE, nk.Dense(units=3, activation=Activation.SOFTMAX), {"": (3, 36)})
    add_tests(model, 3)
    return model


def int8() -> nkformats.Model:
    """Version 4, quantised per channel: 4x4x1, conv2d, max pool, flatten, dense; 51 weight bytes and 1 of tail."""
    model = empty([4, 4, 1], version=4, int8=True)
    conv = nk.Conv2d(kernel_size=3, filters=3, pad_h=1, pad_w=1, activation=Activation.RELU)
    add(model, LayerKind.CONV2D, conv, {"": (3, 3, 3, 1)})
    add(model, LayerKind.MAX_POOL2D, nk.Pool2d(pool_size=2, stride=2))
    add(model, LayerKind.FLATTEN, nk.Flatten())
    add(model, LayerKind.DENSE, nk.Dense(units=2, activation=Activation.SOFTMAX), {"": (2, 12)})
    add_tests(model, 2)
    return model


def blocks() -> nkformats.Model:
    """Version 3: every kind of block on 8x8x4, closed by a detection head; no tests."""
    model = empty([8, 8, 4])
    add(model, LayerKind.BATCH_NORM2D, nk.BatchNorm2d(channels=4), {"": (4,)})
    add(model, LayerKind.LAYERNORM2D, nk.Layernorm2d(channels=4), {"": (4,)})
    convnext = {"dw": (4, 7, 7), "ln": (4,), "pw1": (16, 4), "grn": (16,), "pw2": (4, 16)}
    add(model, LayerKind.CONVNEXTV2_BLOCK, nk.Convnextv2Block(channels=4), convnext)
    uib = nk.Mobilenetv4Uib(in_channels=4, out_channels=8, start_dw_kernel=3, middle_dw_kernel=5, expand_ratio=4.0)
    shapes = {
        "start_dw": (4, 3, 3), "start_bn": (4,), "expand": (16, 1, 1, 4), "expand_bn": (16,),
        "middle_dw": (16, 5, 5), "middle_bn": (16,), "project": (8, 1, 1, 16), "project_bn": (8,),
    }  # fmt: skip
    add(model, LayerKind.MOBILENETV4_UIB, uib, shapes)
    resnet = nk.ResnetBasicBlock(in_channels=8, out_channels=6, stride=2)
    shapes = {
        "conv1": (6, 3, 3, 8), "bn1": (6,), "conv2": (6, 3, 3, 6), "bn2": (6,),
        "shortcut": (6, 1, 1, 8), "shortcut_bn": (6,),
    }  # fmt: skip
    add(model, LayerKind.RESNET_BASIC_BLOCK, resnet, shapes)
    add(model, LayerKind.AVG_POOL2D, nk.Pool2d(pool_size=2, stride=2))
    head = nk.YoloxDecoupledHead(in_channels=6, hidden_dim=3, num_classes=2, num_convs=2)
    add(model, LayerKind.YOLOX_DECOUPLED_HEAD, head, head_shapes(6, 3, 2, 2))
    model.settle()
    return model


def pyramid() -> nkformats.Model:
    """Version 3: two feature taps and a feature pyramid with three heads, on 8x8x2; no tests."""
    model = empty([8, 8, 2])
    for tap, (inputs, outputs, stride) in enumerate(((2, 2, 1), (2, 3, 2), (3, 4, 2))):
        conv = nk.Conv2d(kernel_size=3, filters=outputs, stride=stride, pad_h=1, pad_w=1)
        add(model, LayerKind.CONV2D, conv, {"": (outputs, 3, 3, inputs)})
        if tap < 2:
            add(model, LayerKind.FEATURE_TAP, nk.FeatureTap(channels=outputs, tap_id=tap))
    shapes: dict[str, tuple[int, ...]] = {
        "lateral3": (2, 1, 1, 2), "lateral4": (2, 1, 1, 3), "lateral5": (2, 1, 1, 4),
    }  # fmt: skip
    for step in ("td_p4", "td_p3", "bu_n4", "bu_n5"):
        shapes |= {f"path.{step}.dw": (2, 3, 3), f"path.{step}.pw": (2, 1, 1, 2)}
    for level in ("p3", "p4", "p5"):
        shapes |= {f"head.{level}.{name}": shape for name, shape in head_shapes(2, 2, 1, 1).items()}
    body = nk.YoloxPafpnMultiscale(c3=2, c4=3, c5=4, hidden_dim=2, num_classes=1, num_convs=1)
    add(model, LayerKind.YOLOX_PAFPN_MULTISCALE, body, shapes)
    model.settle()
    return model


def head_shapes(inputs: int, hidden: int, classes: int, convs: int) -> dict[str, tuple[int, ...]]:
    """The weights of a detection head (specification section 3.2)."""
    branches = {f"{b}_convs.{i}": (hidden, 3, 3, hidden) for b in ("cls", "reg") for i in range(convs)}
    return {
        "stem": (hidden, 1, 1, inputs), **branches, "cls_pred": (classes, 1, 1, hidden),
        "reg_pred": (4, 1, 1, hidden), "obj_pred": (1, 1, 1, hidden),
    }  # fmt: skip


NK = next(one for one in nkformats.FORMATS if one.name == "nk")

BASES: dict[str, Callable[[], nkformats.Model]] = {
    "mlp": mlp, "cnn": cnn, "int8": int8, "blocks": blocks, "pyramid": pyramid,
}  # fmt: skip


def outcome(function: Callable[[], T]) -> T | FormatError:
    """What it gives, or the `FormatError` that came out; anything else comes out here, too."""
    try:
        return function()
    except FormatError as error:
        return error


def patched(data: bytes, *edits: tuple[int, bytes]) -> bytes:
    """`data` with other bytes at these offsets."""
    result = bytearray(data)
    for offset, new in edits:
        assert offset + len(new) <= len(data)
        result[offset : offset + len(new)] = new
    return bytes(result)


def where(model: nkformats.Model) -> dict[str, int]:
    """Offset of each field and record by path."""
    return {span.path: span.offset for span in model.spans(nodes=True)}


def stored_fields(record: Record, path: str = "") -> Iterator[tuple[Record, str, str]]:
    """Every field of a tree that a caller may set: record, name, path."""
    for field in record._layout:
        if field.constant is None and not field.derived:
            yield record, field.name, path + field.name
            value = getattr(record, field.name)
            if field.kind == "record" and value is not None:
                for index, item in enumerate(value if field.many else (value,)):
                    place = f"{path}{field.name}[{index}]" if field.many else path + field.name
                    yield from stored_fields(item, f"{place}.")
