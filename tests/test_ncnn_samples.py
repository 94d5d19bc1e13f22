"""The ncnn samples: built again to the byte, sound, written back as they are, and taken by the runtime.

Together with the networks that are only made here they hold every operator and every weight that one can read; what
there is comes from the generated records, so a new operator fails here until there is an example of it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from ncnn_runtime import Runtime

import nkformats
from conftest import ROOT
from nkformats import records
from nkformats.generated import ncnn

FOLDER = ROOT / "samples"
GRAPHS = sorted([*FOLDER.glob("*.param"), *FOLDER.glob("*.param.bin")])
WEIGHTS = sorted(path for path in FOLDER.glob("*.bin") if path not in GRAPHS)

#: The findings of each sample; those that are not listed have none.
FINDINGS = {"graph.param": ["NCNN517"], "blocks_202607.param": ["NCNN511"]}
VERDICTS = {"blocks_202607.param": "broken", "graph.param": "not validated"}

samples = pytest.mark.parametrize("path", GRAPHS, ids=lambda path: path.name)


@pytest.fixture(scope="module")
def script(scripts: Callable[[str], ModuleType]) -> ModuleType:
    return scripts("make_ncnn_samples")


@pytest.fixture(scope="module")
def runtime() -> Iterator[Runtime]:
    if not Runtime.available():
        pytest.skip("the ncnn package is not there in the version that is compared with")
    with Runtime() as server:
        yield server


def operators(script: ModuleType, path: Path) -> Any:
    return script.CUSTOM if path.name.startswith("custom") else None


# -- each file --------------------------------------------------------------------------------------------------------


def test_all_that_the_script_builds_is_there(script: ModuleType) -> None:
    """Nothing more and nothing less, and the same bytes, from the weights that are in the other classifiers."""
    built = script.build(*script.learned_before(FOLDER))
    assert sorted(built) == sorted(path.name for path in (*GRAPHS, *WEIGHTS))
    for name, data in built.items():
        assert (FOLDER / name).read_bytes() == data, name
    assert sum(map(len, built.values())) <= 60_000


@samples
def test_verdict(script: ModuleType, path: Path) -> None:
    report = nkformats.validate(path, operators=operators(script, path))
    assert [finding.rule for finding in report.findings] == FINDINGS.get(path.name, [])
    assert (report.verdict, report.format) == (VERDICTS.get(path.name, "sound"), "ncnn")


@samples
def test_comes_back_to_the_byte(script: ModuleType, path: Path) -> None:
    model: Any = nkformats.parse(path, operators=operators(script, path))
    files = model.to_files()
    assert files.pop(model.notation) == path.read_bytes() == model.to_bytes()
    assert model.to_files(canonical=True)[model.notation] == path.read_bytes()
    for data in files.values():
        weights = Path(model.weights.name)
        assert data == weights.read_bytes()
        assert nkformats.parse(weights, companion=path, operators=operators(script, path)).to_bytes() == data


@samples
def test_every_byte_of_the_weights_has_one_owner(script: ModuleType, path: Path) -> None:
    model: Any = nkformats.parse(path, operators=operators(script, path))
    planned, end = model.planned_bytes, 0
    for span in records.spans(model.record):
        assert span.offset == end, span.path
        end += span.length
    assert end == planned == (len(model.weights.view) if model.weights else 8600)


@pytest.mark.parametrize("path", [one for one in GRAPHS if one.suffix == ".param"], ids=lambda path: path.name)
def test_both_notations(script: ModuleType, path: Path) -> None:
    """As a `.param.bin` and back: all but the names and custom types survives."""
    model: Any = nkformats.parse(path, operators=operators(script, path))
    binary = model.convert("binary")
    twin: Any = nkformats.parse(binary.graph_bytes(), operators={"Custom0": "nothing", "Custom1": "nothing"})
    assert len(twin.layers) == len(model.layers)
    for mine, other in zip(model.layers, twin.layers, strict=True):
        assert other.type == mine.type or other.type.startswith("Custom")
        if other.type == mine.type:
            assert repr(plain(other.values)) == repr(plain(mine.values))
    assert bool(model.losses("binary")) == (path.suffix == ".param")


def plain(values: dict[int, Any]) -> dict[int, Any]:
    """Values with floats rounded as the file stores them."""
    return {
        key: [as_single(one) for one in value] if isinstance(value, list) else as_single(value)
        for key, value in values.items()
    }


def as_single(value: Any) -> Any:
    return float(np.float32(value)) if isinstance(value, float) else value


def test_the_page_about_them(script: ModuleType) -> None:
    """It names every pair, with the sizes that it has and the table of operators that one needs."""
    text = (ROOT / "docs/samples.md").read_text(encoding="utf-8")
    section = text.partition("## ncnn")[2].partition("\n## ")[0]
    found: dict[str, tuple[int, int]] = {}
    for line in section.splitlines():
        if line.startswith("| `"):
            names, sizes, *_ = line.strip("| ").split(" | ")
            first, second = sizes.split(", ")
            found |= {
                name.strip("`"): (int(first), 0 if second == "none" else int(second)) for name in names.split(", ")
            }
    sizes = {path.name: path.stat().st_size for path in (*GRAPHS, *WEIGHTS)}
    stems = [path.stem for path in GRAPHS if path.suffix == ".param"]
    assert found == {stem: (sizes[f"{stem}.param"], sizes.get(f"{stem}.bin", 0)) for stem in stems}
    assert f"`digits.param.bin` ({sizes['digits.param.bin']} bytes)" in section
    assert json.loads(section.partition("```json")[2].partition("```")[0]) == script.CUSTOM


def test_a_graph_alone(script: ModuleType) -> None:
    path = FOLDER / "graph.param"
    report = nkformats.validate(path, graph_only=True)
    assert (report.verdict, [one.rule for one in report.findings]) == ("sound", ["NCNN517"])
    model: Any = nkformats.parse(path)
    assert model.weights is None
    assert model.planned_bytes == 4 * (1 + 432 + 16) + 4 * (1 + 1600 + 100)


def test_operators_of_the_callers_own(script: ModuleType) -> None:
    """Without being told, the weights cannot be read beyond the layer in front of them."""
    path = FOLDER / "custom.param"
    report = nkformats.validate(path)
    assert report.verdict == "not validated"
    assert "Warp" in report.reason
    model: Any = nkformats.parse(path, operators=script.CUSTOM)
    assert [tensor.storage for tensor in model.tensors.values()] == ["fp32"] * 4
    assert [tensor.shape for tensor in model.tensors.values()] == [(3,), (6,), (6,), (2,)]


# -- the digit classifier and the values ------------------------------------------------------------------------------


def position_by_position(weights: Any) -> dict[str, Any]:
    """What the classifier must have, from the arrays of `digits.nk`: kernels [O, H, W, I], dense [O, H * W * C]."""
    found: dict[str, Any] = {}
    for name, number in (("conv1", 0), ("conv2", 2)):
        kernel = weights[f"layers.{number}.weight"].to_numpy()
        out, high, wide, into = kernel.shape
        found[f"{name}.weight"] = [
            kernel[o, y, x, i] for o in range(out) for i in range(into) for y in range(high) for x in range(wide)
        ]
        found[f"{name}.bias"] = weights[f"layers.{number}.bias"].to_numpy()
    dense = weights["layers.5.weight"].to_numpy()
    places = [(y * 2 + x) * 16 + c for c in range(16) for y in range(2) for x in range(2)]
    found["dense.weight"] = [row[at] for row in dense for at in places]
    found["dense.bias"] = weights["layers.5.bias"].to_numpy()
    return found


STORAGES = {
    "digits.param": {"fp32"}, "digits.param.bin": {"fp32"}, "digits_fp16.param": {"fp32", "fp16"},
    "digits_bf16.param": {"fp32", "bf16"}, "digits_int8.param": {"fp32", "int8"},
    "digits_codebook.param": {"fp32", "codebook"},
}  # fmt: skip


@pytest.mark.parametrize("name", STORAGES)
def test_the_classifier_is_that_of_the_other_format(name: str) -> None:
    """In every storage, within the step that it has."""
    expected = position_by_position(nkformats.parse(FOLDER / "digits.nk").tensors)
    model: Any = nkformats.parse(FOLDER / name)
    assert {tensor.storage for tensor in model.tensors.values()} == STORAGES[name]
    seen = 0
    layers = {layer.name: layer for layer in model.layers}
    by_number = name.endswith(".param.bin")
    names = {"1": "conv1", "3": "conv2", "6": "dense"} if by_number else {one: one for one in layers}
    for key, tensor in model.tensors.items():
        owner, role = key.split(".")
        if "scale" in role:
            continue
        wanted = np.asarray(expected[f"{names[owner]}.{role}"], "f8").reshape(-1)
        values = tensor.to_numpy().reshape(-1).astype("f8")
        peak = np.abs(wanted).max()
        if tensor.storage == "int8":
            scales = model.tensors[f"{owner}.weight_int8_scales"].to_numpy()
            values = values / scales.repeat(values.size // scales.size)
        step = {"fp32": 0, "fp16": 2**-11, "bf16": 2**-8, "int8": 1 / 254, "codebook": 1 / 254}[tensor.storage]
        np.testing.assert_allclose(values, wanted, rtol=0, atol=peak * step * 1.001 + 1e-12)
        seen += 1
    assert seen == 6


def test_block_weights_are_near_what_they_stand_for(script: ModuleType) -> None:
    """Both dialects decode to the same: the floats that were packed, within half a step."""
    model: Any = nkformats.parse(FOLDER / "blocks.param")
    older: Any = nkformats.parse(FOLDER / "blocks_202607.param")
    assert (model.variants, older.variants) == (("202610",), ("202607",))
    seen = set()
    for name, tensor in model.tensors.items():
        values = tensor.to_numpy()
        other = older.tensors[name].to_numpy()
        if not tensor.storage.startswith("raw"):
            assert other.tobytes() == values.tobytes()
            continue
        seen.add(tensor.storage)
        layer = next(one for one in model.layers if name.startswith(f"{one.name}."))
        wanted = script.ramp(*script.packed_shape(layer, name.rpartition(".")[2].lower()))
        step = np.abs(wanted).max() / (2 ** (int(layer.body.bits) - 1) - 1)
        np.testing.assert_allclose(values, wanted, rtol=0, atol=step * 0.501)
        assert other.tobytes() == values.tobytes()
    assert seen == {"raw4", "raw6", "raw8"}


# -- every operator ---------------------------------------------------------------------------------------------------


def test_there_is_an_example_of_every_operator(script: ModuleType) -> None:
    assert set(script.EXAMPLES) == set(ncnn.KEYED)
    assert len(ncnn.KEYED) == 110
    types = {layer.type for layer in nkformats.parse(FOLDER / "every_operator.param").record.layers}
    assert types == set(ncnn.KEYED) - set(script.ABSENT)


@pytest.mark.parametrize("type", ncnn.KEYED)
def test_operator(script: ModuleType, type: str) -> None:
    """Built, written, parsed: the same layers and the same values; and the same again from the binary notation."""
    model = script.fill(script.network(script.layers_of([type])))
    files = model.to_files()
    again: Any = nkformats.parse(files[".param"], companion=files[".bin"])
    assert again.to_files() == files
    keys = ("type", "name", "bottoms", "tops", "values")
    layers = [[tuple(getattr(layer, key) for key in keys) for layer in one.layers] for one in (model, again)]
    assert layers[0] == layers[1]
    check_weights(model, again)
    expected = {"NCNN320"} if type in script.ABSENT else set()
    assert {finding.rule for finding in again.findings} == expected
    binary = model.convert("binary").to_files()
    other: Any = nkformats.parse(binary[".param.bin"], companion=binary[".bin"])
    assert other.to_files() == binary
    assert binary[".bin"] == files[".bin"]
    assert [layer.type for layer in other.layers] == [layer.type for layer in model.layers]


def check_weights(model: Any, again: Any) -> None:
    assert list(model.tensors) == list(again.tensors)
    for mine, other in zip(model.tensors.values(), again.tensors.values(), strict=True):
        assert (mine.storage, mine.dtype, mine.shape) == (other.storage, other.dtype, other.shape)
        assert bytes(mine.data) == bytes(other.data)
        if mine.array is not None:
            assert np.array_equal(mine.array, other.array)


def test_every_weight_and_every_parameter_kind_occurs(script: ModuleType) -> None:
    """Each field of each operator is read by one of its examples, and is left out by one where it is optional."""
    seen: set[tuple[str, str, bool]] = set()
    for type in ncnn.KEYED:
        model = script.network(script.layers_of([type]))
        model.plan()
        for layer in model.layers:
            for field in ncnn.KEYED[layer.type].cls._layout:
                there = layer.body is not None and getattr(layer.body, field.name) is not None
                seen.add((layer.type, field.name, there))
    for type, kind in ncnn.KEYED.items():
        for field in kind.cls._layout:
            assert (type, field.name, True) in seen
            assert field.present is None or (type, field.name, False) in seen, (type, field.name)


# -- the runtime ------------------------------------------------------------------------------------------------------


@samples
def test_loads_in_the_runtime(runtime: Runtime, script: ModuleType, path: Path) -> None:
    """It reads what we say, to the last byte; two samples are there because it does not."""
    model: Any = nkformats.parse(path, operators=operators(script, path))
    weights = Path(model.weights.name) if model.weights else None
    reply = runtime.run(path, weights)
    assert reply.outcome == "ok"
    if path.name == "custom.param":
        assert reply.load_param != 0
        return
    assert reply.load_param == 0
    if weights is None:
        return
    if path.name == "blocks_202607.param":
        assert (reply.load_model, reply.consumed) != (0, weights.stat().st_size)
        return
    assert (reply.load_model, reply.consumed) == (0, weights.stat().st_size)


@pytest.mark.parametrize("name", STORAGES)
def test_digits_are_classified_by_the_runtime(runtime: Runtime, name: str) -> None:
    """The held-out images of `digits.nk`: its outputs in float32, its labels in any storage."""
    section = nkformats.parse(FOLDER / "digits.nk").record.tests
    path = FOLDER / name
    stem = name.removesuffix(".bin").removesuffix(".param")
    # The names, or the numbers that a `.param.bin` has instead.
    last = nkformats.parse(path).record.layers[-1].tops
    right = 0
    for case in section.cases:
        image = case.array("input_data").reshape(1, 8, 8)
        source: Any = {0: image} if path.suffix == ".bin" else {"data": image}
        reply = runtime.run(path, FOLDER / f"{stem}.bin", inputs=source)
        assert reply.forward == 0
        (outputs,) = reply.outputs.values()
        assert len(last) == 1
        right += int(np.argmax(outputs)) == case.label
        if STORAGES[name] == {"fp32"}:
            np.testing.assert_allclose(outputs.reshape(-1), case.array("expected_output"), rtol=0, atol=1e-4)
    assert right == len(section.cases) == 10


@pytest.mark.parametrize("name", ["blocks", "constants", "recurrent"])
def test_networks_made_by_hand_compute(runtime: Runtime, script: ModuleType, name: str) -> None:
    model = nkformats.parse(FOLDER / f"{name}.param")
    params = model.record.layers[0].params
    image = script.ramp(*(size for size in (params.c, params.d, params.h, params.w) if size))
    reply = runtime.run(FOLDER / f"{name}.param", FOLDER / f"{name}.bin", inputs={"data": image})
    assert (reply.outcome, reply.forward) == ("ok", 0)
    assert all(np.isfinite(values).all() for values in reply.outputs.values())


def test_block_weights_as_the_runtime_takes_them(runtime: Runtime, script: ModuleType) -> None:
    """A product with four-bit weights, which it computes in floats."""
    image = script.ramp(3, 40)
    path = FOLDER / "blocks.param"
    reply = runtime.run(path, FOLDER / "blocks.bin", inputs={"data": image}, outputs=["gemm4"])
    tensors = nkformats.parse(path).tensors
    weights, offsets = (one.to_numpy().astype("f8") for one in list(tensors.values())[:2])
    np.testing.assert_allclose(reply.outputs["gemm4"], image @ weights.T + offsets, rtol=0, atol=1e-5)
