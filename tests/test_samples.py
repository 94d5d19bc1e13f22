"""The samples: sound, built again to the byte, right by arithmetic of our own, and together one of everything.

What "everything" is comes from the generated records: a new layer kind fails here until a sample has it. The arithmetic
shares nothing with the scripts; it walks the layers of a file position by position.
"""

from __future__ import annotations

import inspect
import math
from collections import defaultdict
from collections.abc import Callable, Iterator
from enum import IntEnum
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import nkformats
from conftest import ROOT
from nkformats import records
from nkformats.generated import nk
from nkformats.generated.nk import Activation, LayerKind

FOLDER = ROOT / "samples"
PATHS = sorted(FOLDER.glob("*.nk"))

#: The samples that exist to show findings, and which; all others have none.
WARNINGS = {
    "cnn_v2.nk": ["NK101"],
    "mlp_int8.nk": ["NK112"],
    "mlp_v1.nk": ["NK101"],
    "odd.nk": ["NK109", "NK201", "NK201", "NK301", "NK502", "NK503", "NK504", "NK114"],
    "padding.nk": ["NK220", "NK220"],
}

samples = pytest.mark.parametrize("path", PATHS, ids=lambda path: path.name)


@pytest.fixture(scope="module")
def built(scripts: Callable[[str], ModuleType]) -> dict[str, bytes]:
    """Every sample as the script builds it from the weights that are in the files, without training."""
    script = scripts("make_samples")
    return {name: model.to_bytes() for name, model in script.build(script.learned_before(FOLDER)).items()}


# -- each file --------------------------------------------------------------------------------------------------------


@samples
def test_is_sound(path: Path) -> None:
    report = nkformats.validate(path)
    assert report.verdict == "sound"
    assert [finding.rule for finding in report.findings] == WARNINGS.get(path.name, [])


@samples
def test_is_small(path: Path) -> None:
    assert path.stat().st_size < 100_000


@samples
def test_is_built_again(path: Path, built: dict[str, bytes]) -> None:
    assert built[path.name] == path.read_bytes()


def test_all_that_the_script_builds_is_there(built: dict[str, bytes]) -> None:
    assert sorted(built) == [path.name for path in PATHS]


# -- together: one of everything --------------------------------------------------------------------------------------


def all_records() -> Iterator[records.Record]:
    for path in PATHS:
        model = nkformats.parse(path)
        yield model.record
        for span in model.spans(nodes=True):
            if isinstance(span.value, records.Record):
                yield span.value


def test_every_enum_member_occurs() -> None:
    seen = defaultdict(set)
    for record in all_records():
        for field in type(record)._layout:
            value = getattr(record, field.name)
            if isinstance(value, IntEnum):
                seen[type(value)].add(value)
    enums = [value for _, value in inspect.getmembers(nk, inspect.isclass) if issubclass(value, IntEnum)]
    enums.remove(IntEnum)
    assert {LayerKind, Activation} <= set(enums)
    assert {enum.__name__: sorted(set(enum) - seen[enum]) for enum in enums} == {enum.__name__: [] for enum in enums}


def test_every_version_occurs() -> None:
    valid = records.field_of(nk.Header, "version").valid
    header = nkformats.parse(PATHS[0]).record.header
    allowed = set()
    for version in range(256):
        header.version = version
        if valid is not None and valid(header):
            allowed.add(version)
    assert {nkformats.parse(path).record.header.version for path in PATHS} == allowed


def test_every_condition_occurs_both_ways() -> None:
    """Flags and whatever else is true or false, and every part that may be absent."""
    seen = defaultdict(set)
    for record in all_records():
        cls = type(record)
        for name, value in vars(cls).items():
            if isinstance(value, property) and inspect.signature(value.fget).return_annotation == "bool":
                seen[f"{cls.__name__}.{name}"].add(getattr(record, name))
        for field in cls._layout:
            if field.present is not None:
                seen[f"{cls.__name__}.{field.name}"].add(getattr(record, field.name) is not None)
    assert {"Header.has_int8_tests", "QuantSection.channel_scales"} <= set(seen)
    assert {name for name, values in seen.items() if len(values) < 2} == set()


def test_every_type_occurs() -> None:
    types = {value for value in vars(nk).values() if inspect.isclass(value) and issubclass(value, records.Record)}
    assert types - {type(record) for record in all_records()} == {records.Record}


# -- the test cases that are embedded ---------------------------------------------------------------------------------

Taps = list[list[tuple[int, int]]]


def taps(size: int, kernel: int, stride: int, begin: int, end: int) -> Taps:
    """For each output position of an axis, the kernel and input positions that meet inside the input."""
    count = (size + begin + end - kernel) // stride + 1
    starts = [number * stride - begin for number in range(count)]
    return [[(at, start + at) for at in range(kernel) if 0 <= start + at < size] for start in starts]


def over_windows(x: Any, rows: Taps, columns: Taps, compute: Callable[[list[tuple[int, int, Any]]], Any]) -> Any:
    """`compute` of each window; it gets the kernel position and the values of every pixel inside."""
    return np.array(
        [
            [compute([(r, c, x[p, q]) for r, p in row for c, q in column]) for column in columns]
            for row in rows
        ]
    )  # fmt: skip


def depthwise_pads(body: Any, kernel_w: int) -> tuple[int, int]:
    """Extra rows and columns at the end of a depthwise layer whose weights are known."""
    byte = body.kernel_w_or_pad
    if byte == kernel_w or (byte in (0, body.kernel_h) and kernel_w == body.kernel_h):
        return 0, 0
    return body.pad_code_h, body.pad_code_w


def linear(layer: Any, x: Any, weight: Any, bias: Any) -> Any:
    """A layer before its activation; `weight` and `bias` are None for kinds without."""
    body = layer.body
    match layer.kind:
        case LayerKind.FLATTEN:
            return x.reshape(1, -1)
        case LayerKind.DENSE:
            return x @ (weight if layer.version == 1 else weight.T) + bias
        case LayerKind.CONV2D:
            rows = taps(x.shape[0], body.kernel_size, body.stride, body.pad_h_begin, body.pad_h_end)
            columns = taps(x.shape[1], body.kernel_size, body.stride, body.pad_w_begin, body.pad_w_end)
            return over_windows(x, rows, columns, lambda pixels: bias + sum(weight[:, r, c] @ v for r, c, v in pixels))
        case LayerKind.DEPTHWISE_CONV2D:
            _, kernel_h, kernel_w = weight.shape
            extra_h, extra_w = depthwise_pads(body, kernel_w)
            rows = taps(x.shape[0], kernel_h, body.stride, body.pad_h, body.pad_h + extra_h)
            columns = taps(x.shape[1], kernel_w, body.stride, body.pad_w, body.pad_w + extra_w)
            return over_windows(x, rows, columns, lambda pixels: bias + sum(weight[:, r, c] * v for r, c, v in pixels))
        case LayerKind.MAX_POOL2D | LayerKind.AVG_POOL2D:
            rows = taps(x.shape[0], body.pool_size, body.stride, body.pad_h_begin, body.pad_h_end)
            columns = taps(x.shape[1], body.pool_w, body.stride, body.pad_w_begin, body.pad_w_end)
            over = np.max if layer.kind == LayerKind.MAX_POOL2D else np.mean
            return over_windows(x, rows, columns, lambda pixels: over([v for _, _, v in pixels], axis=0))
        case _:
            raise NotImplementedError(layer.kind)


def softmax(y: Any) -> Any:
    powers = np.exp(y - y.max())
    return powers / powers.sum()


ACTIVATIONS: dict[int, Callable[[Any, Any], Any]] = {
    Activation.NONE: lambda y, body: y,
    Activation.RELU: lambda y, body: np.maximum(y, 0),
    Activation.SIGMOID: lambda y, body: 1 / (1 + np.exp(-y)),
    Activation.TANH: lambda y, body: np.tanh(y),
    Activation.LEAKY_RELU: lambda y, body: np.where(y > 0, y, body.alpha * y),
    Activation.RELU6: lambda y, body: np.clip(y, 0, 6),
    Activation.SOFTMAX: lambda y, body: softmax(y),
}


def tensors_of(model: nkformats.Model, number: int) -> tuple[Any, Any]:
    weight, bias = (model.tensors.get(f"layers.{number}.{role}") for role in ("weight", "bias"))
    return (None, None) if weight is None or bias is None else (weight.to_numpy(), bias.to_numpy())


def run_float(model: nkformats.Model, x: Any) -> Any:
    x = x.astype(np.float64)
    for number, layer in enumerate(model.record.layers):
        x = linear(layer, x, *tensors_of(model, number))
        x = ACTIVATIONS[getattr(layer.body, "activation", Activation.NONE)](x, layer.body)
    return x


def requantise(total: int, real: float, zero_point: int, low: int) -> int:
    """One sum of products to int8: a 31-bit multiplier, rounded half up, and a shift, rounded half away from zero."""
    fraction, exponent = math.frexp(real)
    multiplier = math.floor(fraction * 2**31 + 0.5)
    if multiplier == 2**31:
        multiplier, exponent = 2**30, exponent + 1
    high = ((total << max(exponent, 0)) * multiplier + 2**30) >> 31
    shift = max(-exponent, 0)
    size = (abs(high) + (1 << shift >> 1)) >> shift
    return max(low, min(127, (size if high >= 0 else -size) + zero_point))


def run_int8(model: nkformats.Model, x: Any) -> Any:
    """The output of an int8 network; of one that ends with softmax, the logits."""
    quant = model.record.quant
    x = x.astype(np.int64)
    place = 0
    for number, layer in enumerate(model.record.layers):
        weight, bias = tensors_of(model, number)
        if weight is None:
            x = linear(layer, x, None, None)
            continue
        params = quant.params[place]
        table = quant.channel_scales[place].array("scales") if quant.channel_scales else []
        scales = [float(scale) for scale in table] or [params.weight_scale] * len(bias)
        place += 1
        sums = linear(layer, x - params.input_zero_point, weight.astype(np.int64), bias.astype(np.int64))
        assert layer.body.activation in (Activation.NONE, Activation.RELU, Activation.SOFTMAX)
        low = params.output_zero_point if layer.body.activation == Activation.RELU else -128
        factors = [params.input_scale * scale / params.output_scale for scale in scales]
        flat = [
            [requantise(int(total), factor, params.output_zero_point, low)
             for total, factor in zip(row, factors, strict=True)]
            for row in sums.reshape(-1, sums.shape[-1])
        ]  # fmt: skip
        x = np.array(flat).reshape(sums.shape)
    return x


def quantised(x: Any, params: Any) -> Any:
    if x.dtype == np.int8:
        return x
    return np.clip(np.round(x / params.input_scale) + params.input_zero_point, -128, 127)


def with_tests(int8: bool) -> list[Any]:
    found = []
    for path in PATHS:
        model = nkformats.parse(path)
        if model.record.tests is not None and model.record.header.has_quant == int8:
            for number, case in enumerate(model.record.tests.cases):
                found.append(pytest.param(model, case, id=f"{path.name}-{number}"))
    return found


def input_of(model: nkformats.Model, case: Any) -> Any:
    header = model.record.header
    return case.array("input_data").reshape(header.input_shape[: header.input_rank])


@pytest.mark.parametrize(("model", "case"), with_tests(int8=False))
def test_float_outputs(model: nkformats.Model, case: Any) -> None:
    outputs = run_float(model, input_of(model, case)).reshape(-1)
    assert outputs == pytest.approx(case.array("expected_output"), rel=0, abs=model.record.tests.tolerance / 10)
    assert case.label < 0 or outputs.argmax() == case.label


@pytest.mark.parametrize(("model", "case"), with_tests(int8=True))
def test_int8_labels(model: nkformats.Model, case: Any) -> None:
    x = quantised(input_of(model, case), model.record.quant.params[0])
    outputs = run_int8(model, x).reshape(-1)
    assert np.flatnonzero(outputs == outputs.max()).tolist() == [case.label]
    assert case.array("expected_output").argmax() == case.label


def test_both_classifiers_have_a_case_for_each_digit() -> None:
    for name in ("digits.nk", "digits_int8.nk"):
        model = nkformats.parse(FOLDER / name)
        assert [case.label for case in model.record.tests.cases] == list(range(10))


def test_int8_arithmetic_of_the_script(scripts: Callable[[str], ModuleType]) -> None:
    """The accuracy that the documentation states for the int8 classifier rests on it."""
    script = scripts("make_nk_digits")
    learned = script.learned_before(FOLDER)
    model = nkformats.parse(FOLDER / "digits_int8.nk")
    layers = script.quantise_digits(learned)
    for case, stored in zip(learned.cases, model.record.tests.cases, strict=True):
        found = script.digit_logits_int8(layers, learned.activations, case.image[None])
        assert found.tolist() == run_int8(model, input_of(model, stored)).tolist()
