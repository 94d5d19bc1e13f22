"""`nkformats.strategies.models`: every file is valid, comes back to the byte, and can be run where its format can.

`NKFORMATS_EXAMPLES` sets how many examples a property gets; `make fuzz` takes 2,000.
"""

from __future__ import annotations

import itertools
import os
from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, find, given, settings
from hypothesis.errors import NoSuchExample, Unsatisfiable

import nkformats
from nkformats import runtime, strategies
from nkformats.formats.onnx_tensors import PAYLOADS
from nkformats.fuzzing import onnx_tensors
from nkformats.generated import ncnn, nk, nnn, onnx
from nkformats.rules import nnn as nnn_rules

EXAMPLES = int(os.environ.get("NKFORMATS_EXAMPLES", "200"))
FORMATS = [one.name for one in nkformats.FORMATS]
many = settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
some = settings(max_examples=max(EXAMPLES // 10, 20), suppress_health_check=list(HealthCheck))


def report_of(model: Any) -> Any:
    """The verdict on the bytes of a model, with its companion where it has one."""
    data, files = model.to_bytes(), model.to_files()
    if len(files) > 1:
        return nkformats.validate(data, format=model.format, companion=files[".bin"])
    return nkformats.validate(data, format=model.format, variant=model.variant)


def severities(report: Any) -> set[str]:
    return {finding.severity for finding in report.findings}


@pytest.mark.parametrize("format", FORMATS)
def test_models_are_valid_and_come_back(format: str) -> None:
    """A model is sound without a warning (but for the age of its variant), and reading its bytes gives it back."""

    @many
    @given(strategies.models(format))
    def holds(model: Any) -> None:
        report = report_of(model)
        assert report.verdict == "sound"
        assert {one.rule for one in report.findings if one.severity != "note"} <= {"NK101"}, report.findings
        data, files = model.to_bytes(), model.to_files()
        more = {"companion": files[".bin"]} if len(files) > 1 else {"variant": model.variant}
        again = nkformats.parse(data, format=format, **more)
        assert again.to_bytes() == data
        assert again.to_files() == files
        assert again.record == model.record or format == "ncnn"

    holds()


@pytest.mark.parametrize("format", FORMATS)
def test_odd_models_have_no_errors(format: str) -> None:
    """What only warnings are about is still loaded and comes back to the byte."""
    found: Counter[str] = Counter()

    @many
    @given(strategies.models(format, odd=True))
    def holds(model: Any) -> None:
        report = report_of(model)
        assert report.verdict == "sound", report.findings
        found.update(one.rule for one in report.findings)

    holds()
    assert len(found) >= {"nk": 8, "nnn": 5, "ncnn": 0, "onnx": 8, "pb": 5}[format], found


#: ONNX has no runtime here, and ncnn networks are run by tests of their own.
RUN = ["nk", "nnn"]


@pytest.mark.parametrize("format", RUN)
def test_models_can_be_run(format: str) -> None:
    """Shapes fit together: the runtime computes every network that is drawn."""

    @many
    @given(strategies.models(format))
    def holds(model: Any) -> None:
        shape = input_of(model) if format == "nnn" else None
        network = runtime.load(model, input_shape=shape)
        given = np.zeros((1, *shape) if shape else network.input_shape, np.float32)
        with np.errstate(all="ignore"):
            assert network(given).size

    holds()


def input_of(model: Any) -> tuple[int, ...]:
    """The shape of a sample for a network whose file leaves it open: the first that all layers agree with."""
    first = model.record.layers[0].body
    conv = hasattr(first, "kernels")
    dims = first.kernels.dims.values if conv else first.weights.dims.values
    last = dims[-1] if conv else dims[0]
    ranks = [len(dims) - 2] if conv else [0, 1, 2, 3]
    for rank in ranks:
        for axes in itertools.product(range(1, 8), repeat=rank):
            for size in {last, *(one for one in range(1, 6) if not conv)}:
                wrong: list[str] = []
                nnn_rules.shapes(model, (*axes, size), lambda rule, path, detail, wrong=wrong: wrong.append(rule))
                if not wrong:
                    return (*axes, size)
    raise AssertionError(model)


@pytest.mark.parametrize("format", FORMATS)
def test_each_variant_can_be_asked_for(format: str) -> None:
    wanted = {
        "nk": ["v1", "v2", "v3", "v4"], "nnn": [f"B{n}" for n in range(1, 8)], "ncnn": ["202607", "202610"],
        "onnx": [f"ir{n}" for n in range(3, 14)], "pb": ["tensor"],
    }  # fmt: skip
    seen: set[str] = set()
    for variant in wanted[format]:
        seen.clear()

        @settings(some, max_examples=5)
        @given(strategies.models(format, variant=variant).map(lambda model: model.variant))
        def collect(name: str) -> None:
            seen.add(name)

        collect()
        # The dialect of an ncnn network shows in block weights alone.
        assert seen <= {variant, ""} if format == "ncnn" else seen == {variant}


NK_BODIES = [
    "Dense", "Conv2d", "DepthwiseConv2d", "Pool2d", "Flatten", "BatchNorm2d", "Convnextv2Block", "Mobilenetv4Uib",
    "ResnetBasicBlock", "Layernorm2d", "YoloxDecoupledHead", "FeatureTap", "YoloxPafpnMultiscale",
]  # fmt: skip


@pytest.mark.parametrize("name", [*NK_BODIES, "QuantSection", "ChannelScales", "TestSection"])
def test_each_nk_record_can_be_asked_for(name: str) -> None:
    """A model that contains it, sound."""

    @settings(some, max_examples=10)
    @given(strategies.models("nk", containing=name))
    def holds(model: Any) -> None:
        assert any(type(one).__name__ == name for one in parts(model.record))
        assert report_of(model).verdict == "sound"

    holds()


def parts(record: Any) -> Any:
    """Every record of a tree."""
    from nkformats.fuzzing.places import walk

    return [one for _, one in walk(record)]


@pytest.mark.parametrize("name", sorted(set(ncnn.KEYED) - {"ArgMax", "SPP"}))
def test_each_operator_can_be_asked_for(name: str) -> None:
    """A network with the operator, sound."""

    @settings(some, max_examples=6)
    @given(strategies.models("ncnn", containing=name))
    def holds(model: Any) -> None:
        assert any(layer.type == name for layer in model.layers)
        assert report_of(model).verdict == "sound"

    holds()


@pytest.mark.parametrize("name", sorted(set(onnx.NOTATION.classes) - {"Segment"}))
def test_each_onnx_message_can_be_asked_for(name: str) -> None:
    """A model that contains it, sound; but for a segment, which no sound tensor is."""

    @settings(some, max_examples=10)
    @given(strategies.models("onnx", containing=name))
    def holds(model: Any) -> None:
        assert any(type(one).__name__ == name for one in parts(model.record))
        assert report_of(model).verdict == "sound"

    holds()


@pytest.mark.parametrize("format", ["onnx", "pb"])
@pytest.mark.parametrize("kind", [one.name for one in onnx.DataType if one])
def test_each_data_type_has_every_storage(kind: str, format: str) -> None:
    """Its elements occur in each field that can have them, and can be decoded from there."""
    stored: set[str] = set()

    @settings(some, max_examples=60)
    @given(strategies.models(format, containing=kind))
    def collect(model: Any) -> None:
        for one in model.tensors.values():
            if one.record.data_type == onnx.DataType[kind]:
                stored.update(field.name for field in one.stored_in)
                if 2**40 not in one.shape and 2**33 not in one.shape and len(one.shape) <= 4:
                    assert one.to_numpy().shape == one.shape

    collect()
    assert stored == {field.name for field in onnx_tensors.fields_for(onnx.DataType[kind])}


@pytest.mark.parametrize("format", ["onnx", "pb"])
def test_what_we_call_valid_others_do_too(format: str) -> None:
    """The checker of the onnx package passes every model and every tensor, with no data type or storage left out."""
    package = pytest.importorskip("onnx")

    @many
    @given(strategies.models(format))
    def holds(model: Any) -> None:
        if format == "onnx":
            package.checker.check_model(package.load_from_string(model.to_bytes()))
        else:
            package.checker.check_tensor(package.load_tensor_from_string(model.to_bytes()))

    holds()


def layers_of(model: Any) -> Any:
    """What a model is made of, by name: layers; of ONNX its messages, the fields with elements, kinds of attributes."""
    if model.format == "ncnn":
        return [*(layer.type for layer in model.layers), *model.to_files()]
    if model.format not in ("onnx", "pb"):
        return [type(layer.body).__name__ for layer in model.record.layers]
    messages = parts(model.record)
    kinds = [one.type for one in messages if isinstance(one, onnx.AttributeProto)]
    storages = [field.name for one in model.tensors.values() for field in one.stored_in]
    return [*(type(one).__name__ for one in messages), *kinds, *storages]


def test_every_kind_of_layer_occurs() -> None:
    """Without being asked for: all kinds of `.nk`, both of `.nnn`, both notations and most operators of ncnn; every
    message and every kind of attribute of ONNX, elements in each field that can have them.
    """
    seen: Counter[Any] = Counter()

    def collect(format: str) -> None:
        @settings(many, max_examples=max(EXAMPLES, 300))
        @given(strategies.models(format))
        def holds(model: Any) -> None:
            seen.update(layers_of(model))

        holds()

    for format in FORMATS:
        collect(format)
    # A pyramid needs taps of matching sizes, which chance does not give; it is asked for by name.
    assert set(NK_BODIES) - {"YoloxPafpnMultiscale"} <= set(seen)
    assert {"Conv", ".param", ".param.bin"} <= set(seen)
    # Each of them is asked for by name in a test of its own.
    assert len(set(ncnn.KEYED) & set(seen)) >= 40
    # The device parts of parts are asked for by name as well.
    rare = {"Segment", "ShardedDimProto", "SimpleShardedDimProto", "IntIntListEntryProto", "ShardingSpecProto"}
    assert set(onnx.NOTATION.classes) - rare <= set(seen), set(onnx.NOTATION.classes) - set(seen)
    assert set(onnx.AttributeType) - {onnx.AttributeType.UNDEFINED} <= set(seen)
    assert {field.name for field in PAYLOADS} <= set(seen)


def test_the_simplest_examples_are_small() -> None:
    """Shrinking ends at a model of one layer, with nothing in it that needs not be there."""
    for format, most in (("nk", 200), ("nnn", 200), ("ncnn", 200), ("onnx", 50), ("pb", 30)):
        model = find(strategies.models(format), lambda model: True, settings=settings(many, max_examples=50))
        assert len(model.to_bytes()) <= most, (format, len(model.to_bytes()))
    wide = find(strategies.models("nk"), lambda model: len(model.record.layers) >= 3, settings=settings(many))
    assert len(wide.record.layers) == 3


def test_what_cannot_be_asked_for() -> None:
    with pytest.raises(ValueError, match="no format 'tflite'"):
        strategies.models("tflite")
    with pytest.raises(NoSuchExample):
        find(strategies.models("nk", variant="v2"), lambda model: model.variant != "v2", settings=settings(some))
    for format, asked in (
        ("onnx", {"containing": "Conv"}), ("onnx", {"containing": "Segment"}), ("onnx", {"variant": "ir2"}),
        ("onnx", {"containing": "FunctionProto", "variant": "ir7"}), ("pb", {"variant": "ir8"}),
        ("pb", {"containing": "GraphProto"}),
    ):  # fmt: skip
        with pytest.raises(Unsatisfiable):
            find(strategies.models(format, **asked), lambda model: True, settings=settings(some))


def test_members_of_enums_come_back_by_settling() -> None:
    """A tree built with plain integers is used like one that was read."""
    dense = nk.Dense(units=1, activation=1)
    layer = nk.Layer(kind=1, body=dense)
    record = nk.Nk(header=nk.Header(network_kind=1, input_rank=2, input_shape=[1, 1, 0, 0]), layers=[layer])
    nkformats.from_record(record).settle()
    assert isinstance(dense.activation, nk.Activation)
    assert isinstance(layer.kind, nk.LayerKind)
    odd = nnn.Layer(kind=9, bias=nnn.Tensor(dims=nnn.IntArray(), values=b""), body=None)
    assert odd.kind == 9
