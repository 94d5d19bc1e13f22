"""Rules over values: each fires, at its byte; none is looked at by `parse`; memory does not grow with a payload."""

from __future__ import annotations

import math
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import nk_models
import numpy as np
import onnx_models
import pytest
from nk_models import nk

import nkformats
from conftest import ROOT
from nkformats import Finding, Model, records
from nkformats.formats import every_rule
from nkformats.generated.onnx import DataType
from nkformats.rules import values

SAMPLES = ROOT / "samples"
VALUE_RULES = {id: rule for one in nkformats.FORMATS for id, rule in one.value_rules.items()}
NAN, INF = math.nan, math.inf


class Odd(NamedTuple):
    """A file with a finding of one rule, and nothing else to say; `at` is where in the field, of `length` bytes."""

    rule: str
    build: Callable[[], Model]
    path: str
    at: int
    length: int


def put(build: Callable[[], Model], tensor: str, *edits: tuple[int, float]) -> Callable[[], Model]:
    """Other values at some elements of a tensor."""

    def made() -> Model:
        model = build()
        array = model.tensors[tensor].to_numpy()
        for at, value in edits:
            array.reshape(-1)[at] = value
        model.tensors[tensor] = array
        return model

    return made


def zeros(build: Callable[[], Model], tensor: str) -> Callable[[], Model]:
    def made() -> Model:
        model = build()
        model.tensors[tensor] = np.zeros_like(model.tensors[tensor].to_numpy())
        return model

    return made


def params(name: str, value: Any, *, follow: str = "") -> Callable[[], Model]:
    """Another value in the descriptor of the first weight, and in that behind it what has to follow."""

    def made() -> Model:
        model = nk_models.int8()
        setattr(model.record.quant.params[0], name, value)
        if follow:
            setattr(model.record.quant.params[1], follow, value)
        return model

    return made


def channel(at: int, value: float) -> Callable[[], Model]:
    def made() -> Model:
        model = nk_models.int8()
        one = model.record.quant.channel_scales[0]
        scales = one.array("scales").copy()
        scales[at] = value
        one.set_array("scales", scales)
        return model

    return made


def constant(kind: DataType, dims: list[int], **fields: Any) -> Callable[[], Model]:
    """An ONNX model with a sound constant and another one."""
    return lambda: onnx_models.network(onnx_models.fine(), onnx_models.tensor(kind, dims, **fields))


def indices(*places: int) -> Callable[[], Model]:
    """An ONNX model with a sparse tensor that has its values in these places."""

    def made() -> Model:
        values = onnx_models.tensor_proto(np.ones(len(places), "float32"), "values")
        where = onnx_models.tensor_proto(np.array(places, "int64"), "indices")
        return onnx_models.network(onnx_models.fine(), sparse_initializer=[onnx_models.sparse(values, where, [2, 3])])

    return made


def checksum() -> Model:
    """An ONNX model with a tensor in another file, which is another one than it was."""
    model: Any = onnx_models.network(onnx_models.fine(), onnx_models.fine("moved"))
    model.move_out("w.data", ["moved"], checksum=True)
    model.record.graph.initializer[1].external_data[3].value = "0" * 40
    return model


def sample(name: str) -> Callable[[], Model]:
    return lambda: nkformats.parse(SAMPLES / name)


CONV, KERNELS = "layers[1].body.weight.values", "layers[0].body.kernels.values"
NOTHING = (NAN, INF, -INF)
ODD_ONE = "graph.initializer[1]"
W0, SCALES = "weights.tensors[0]", "quant.channel_scales[0].scales"
NNN = sample("digits.nnn")
CNN = sample("digits.param")
BLOCKS, BLOCK = sample("blocks.param"), "layers[1].body.b_quantize_scales.values"

ODD = (
    *(Odd("NK601", put(nk_models.cnn, "layers.0.weight", (7, value), (9, 1)), W0, 28, 4) for value in NOTHING),
    Odd("NK601", put(nk_models.cnn, "layers.0.weight", (9, NAN), (7, INF)), W0, 28, 4),
    Odd("NK601", put(nk_models.cnn, "layers.4.bias", (2, NAN)), "biases.tensors[2]", 8, 4),
    Odd("NK602", zeros(nk_models.cnn, "layers.0.weight"), W0, 0, 0),
    Odd("NK602", zeros(nk_models.int8, "layers.0.weight"), W0, 0, 0),
    Odd("NK603", params("input_scale", 1e-40), "quant.params[0].input_scale", 0, 4),
    Odd("NK603", params("weight_scale", 1e-40), "quant.params[0].weight_scale", 0, 4),
    Odd("NK603", params("bias_scale", 1e-40), "quant.params[0].bias_scale", 0, 4),
    Odd("NK603", params("output_scale", 1e-40, follow="input_scale"), "quant.params[0].output_scale", 0, 4),
    Odd("NK603", channel(1, 1e-40), SCALES, 4, 4),
    *(Odd("NK604", channel(1, value), SCALES, 4, 4) for value in (0.0, -0.5, NAN, INF)),
    Odd("NK605", params("output_scale", 0.75), "quant.params[1].input_scale", 0, 4),
    Odd("NK605", params("output_zero_point", 3), "quant.params[1].input_zero_point", 0, 4),
    *(Odd("NNN401", put(NNN, "layers.0.kernels", (3, value)), KERNELS, 12, 4) for value in NOTHING),
    Odd("NNN402", zeros(NNN, "layers.0.kernels"), KERNELS, 0, 0),
    *(Odd("NCNN601", put(CNN, "conv1.weight", (3, value)), CONV, 12, 4) for value in NOTHING),
    Odd("NCNN601", put(sample("digits_fp16.param"), "conv1.weight", (3, INF)), CONV, 6, 2),
    Odd("NCNN601", put(sample("digits_bf16.param"), "conv1.weight", (3, NAN)), CONV, 6, 2),
    Odd("NCNN602", zeros(CNN, "conv1.weight"), CONV, 0, 0),
    Odd("NCNN602", zeros(sample("digits_fp16.param"), "conv1.weight"), CONV, 0, 0),
    Odd("NCNN602", zeros(sample("digits_int8.param"), "conv1.weight"), CONV, 0, 0),
    *(Odd("NCNN603", put(BLOCKS, "gemm4.B_quantize_scales", (5, value)), BLOCK, 20, 4) for value in (0, -1, NAN, INF)),
    Odd("NCNN604", put(BLOCKS, "gemm4.B_quantize_scales", (5, 1e-40)), BLOCK, 20, 4),
    Odd("NCNN604", put(sample("digits_int8.param"), "conv1.weight_int8_scales", (5, 1e-40)),
        "layers[1].body.weight_int8_scales.values", 20, 4),
    Odd("ONNX109", constant(DataType.INT4, [3], raw_data=b"\x21\x13"), f"{ODD_ONE}.raw_data", 1, 1),
    Odd("ONNX109", constant(DataType.UINT2, [1], raw_data=b"\x04"), f"{ODD_ONE}.raw_data", 0, 1),
    Odd("ONNX109", constant(DataType.FLOAT6E2M3, [2], raw_data=b"\x41\x10"), f"{ODD_ONE}.raw_data", 1, 1),
    Odd("ONNX110", constant(DataType.UINT8, [2], int32_data=b"\x01\xac\x02"), f"{ODD_ONE}.int32_data", 0, 0),
    Odd("ONNX110", constant(DataType.INT8, [1], int32_data=b"\x80\x01"), f"{ODD_ONE}.int32_data", 0, 0),
    Odd("ONNX110", constant(DataType.UINT32, [1], uint64_data=b"\x80\x80\x80\x80\x10"), f"{ODD_ONE}.uint64_data", 0, 0),
    Odd("ONNX111", constant(DataType.STRING, [2], string_data=[b"a", b"b\xff"]), f"{ODD_ONE}.string_data[1]", 1, 1),
    Odd("ONNX113", constant(DataType.STRING, [2], string_data=[b"a", b"b\0"]), f"{ODD_ONE}.string_data[1]", 1, 1),
    Odd("ONNX118", constant(DataType.BOOL, [3], raw_data=b"\x00\x02\x01"), f"{ODD_ONE}.raw_data", 1, 1),
    Odd("ONNX118", constant(DataType.BOOL, [1], int32_data=b"\x02"), f"{ODD_ONE}.int32_data", 0, 0),
    Odd("ONNX210", checksum, f"{ODD_ONE}.external_data[3].value", 0, 0),
    *(Odd("ONNX304", indices(*places), "graph.sparse_initializer[0].indices.raw_data", 0, 0)
      for places in ((0, 6), (-1, 2), (3, 3), (4, 1))),
)  # fmt: skip


def written(model: Model, folder: Path) -> Path:
    """The model as a file, or as several; the first of them."""
    files = model.to_files()
    for suffix, data in files.items():
        (folder / (f"m{suffix}" if suffix.startswith(".") else suffix)).write_bytes(data)
    return folder / f"m{next(iter(files))}"


def rules(findings: list[Finding]) -> set[str]:
    return {finding.rule for finding in findings if finding.rule in VALUE_RULES}


# -- the gallery ------------------------------------------------------------------------------------------------------


def test_every_rule_has_an_exhibit_and_its_texts() -> None:
    assert {one.rule for one in ODD} == set(VALUE_RULES)
    assert set(VALUE_RULES) <= set(every_rule())
    for id, rule in VALUE_RULES.items():
        assert rule.id == id
        assert all((rule.summary, rule.why, rule.loader, rule.mend, rule.ref))


@pytest.mark.parametrize("one", ODD, ids=lambda one: f"{one.rule}-{one.path}")
def test_odd(one: Odd, tmp_path: Path) -> None:
    """The finding stands at the first byte of the value, and no other rule over values has something to say."""
    path = written(one.build(), tmp_path)
    report = nkformats.validate(path)
    assert rules(report.findings) == {one.rule}
    (finding,) = [finding for finding in report.findings if (finding.rule, finding.path) == (one.rule, one.path)]
    model: Any = nkformats.parse(path)
    spans = getattr(model, "weight_spans", model.spans)()
    (span,) = [span for span in spans if span.path == one.path]
    assert (finding.path, finding.severity) == (one.path, VALUE_RULES[one.rule].severity)
    assert (finding.offset, finding.length) == (span.offset + one.at, one.length or span.length)
    assert finding.file == (".bin" if hasattr(model, "weight_spans") else "")
    errors = any(found.severity == "error" for found in report.findings)
    assert report.verdict == ("broken" if errors else "sound")


@pytest.mark.parametrize("one", ODD, ids=lambda one: f"{one.rule}-{one.path}")
def test_only_validate_looks_at_values(one: Odd, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(one.build(), tmp_path)
    monkeypatch.setattr(values, "look", pytest.fail)
    assert rules(nkformats.parse(path).findings) == set()


def test_findings_stay_in_file_order(tmp_path: Path) -> None:
    model = put(put(nk_models.cnn, "layers.4.weight", (0, NAN)), "layers.0.weight", (0, NAN))()
    model.record.layers[0].reserved = b"\0\0\1"
    model.record.tests.cases[0].label = -7
    found = nkformats.validate(model.to_bytes()).findings
    assert [finding.offset for finding in found] == sorted(finding.offset for finding in found)
    assert [finding.rule for finding in found] == ["NK201", "NK601", "NK601", "NK504"]


@pytest.mark.parametrize(
    "path", sorted(SAMPLES.glob("*.n*")) + sorted(SAMPLES.glob("*.param*")), ids=lambda path: path.name
)
def test_the_samples_break_no_rule_over_values(path: Path) -> None:
    assert rules(nkformats.validate(path).findings) == set()


# -- what is no finding -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "build",
    [zeros(nk_models.cnn, "layers.0.bias"), zeros(NNN, "layers.0.bias"), zeros(CNN, "conv1.bias"),
     zeros(nk_models.blocks, "layers.2.ln.weight"), lambda: nk_models.empty([6, 6, 2]), sample("empty.nnn"),
     put(nk_models.cnn, "layers.0.weight", (0, 3.4e38), (1, 1e-45), (2, -0.0))],
    ids=["bias of nk", "bias of nnn", "bias of ncnn", "norm", "no elements", "no layers", "numbers at the edge"],
)  # fmt: skip
def test_zeros_that_are_common_and_numbers_at_the_edge(build: Callable[[], Model], tmp_path: Path) -> None:
    assert rules(nkformats.validate(written(build(), tmp_path)).findings) == set()


def test_a_graph_without_weights_has_no_values() -> None:
    report = nkformats.validate((SAMPLES / "digits.param").read_bytes(), format="ncnn", graph_only=True)
    assert rules(report.findings) == set()


# -- looking ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32", "float64"])
@pytest.mark.parametrize("block", [1, 3, 7, 100])
def test_look_agrees_with_numpy(dtype: str, block: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(values, "BLOCK", block)
    generator = np.random.default_rng(5)
    for _ in range(50):
        bits = generator.integers(0, 256, 24 * 8, np.uint8)
        bits[generator.random(bits.size) < generator.choice([0.0, 0.9, 1.0])] = 0
        array = bits.view(records.numpy_dtype(dtype))[:20].reshape(4, 5)
        with np.errstate(invalid="ignore"):
            odd = np.flatnonzero(~np.isfinite(array.astype("float64")))
            zero = not np.any(array != 0)
        seen = values.look(array)
        assert (seen.size, seen.odd, seen.first) == (20, odd.size, odd[0] if odd.size else 0)
        assert seen.zero == zero


@pytest.mark.parametrize("dtype", ["int8", "int32", "uint8"])
def test_look_at_whole_numbers(dtype: str) -> None:
    assert values.look(np.zeros(5, dtype)) == values.Look(5, zero=True)
    assert values.look(np.ones(5, dtype)) == values.Look(5)
    assert values.look(np.zeros(0, dtype)) == values.look(np.zeros(0, "float32")) == values.Look(0)


@pytest.mark.parametrize("one", ODD, ids=lambda one: f"{one.rule}-{one.path}")
def test_without_numpy_nothing_else_is_found(one: Odd, tmp_path: Path) -> None:
    """What is called fine before numpy is there is what `look` finds nothing in."""
    model = nkformats.parse(written(one.build(), tmp_path))
    fine = 0
    for tensor in model.tensors.values():
        for zero in ("", "NK602"):
            found: list[tuple[Any, ...]] = []
            values.check_tensors([(tensor, "NK601", zero)], lambda *said, found=found: found.append(said))
            if values.plainly_fine(tensor, zeros=not zero):
                assert found == []
                fine += 1
            elif tensor.storage in ("float32", "fp32", "int8", "int32") and tensor.array is not None:
                assert found != []
    assert fine


def large(tmp_path: Path, megabytes: int) -> Path:
    """A file with one tensor of so many megabytes."""
    model = nk_models.empty([1, 1024], network_kind=nk.NetworkKind.MLP)
    units = megabytes * 256
    nk_models.add(model, nk.LayerKind.DENSE, nk.Dense(units=units), {"": (units, 1024)})
    path = tmp_path / f"{megabytes}.nk"
    path.write_bytes(model.to_bytes())
    return path


def test_memory_does_not_grow_with_the_payload(tmp_path: Path) -> None:
    peaks = []
    for megabytes in (4, 32):
        path = large(tmp_path, megabytes)
        nkformats.validate(path)
        tracemalloc.start()
        assert nkformats.validate(path).verdict == "sound"
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert max(peaks) < 1 << 20
    assert abs(peaks[1] - peaks[0]) < 1 << 16


def test_each_payload_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    look = values.look
    monkeypatch.setattr(values, "look", lambda array: (seen.append(array.size), look(array))[1])
    nkformats.validate(written(nk_models.cnn(), tmp_path))
    assert sum(seen) == sum(tensor.to_numpy().size for tensor in nk_models.cnn().tensors.values())
