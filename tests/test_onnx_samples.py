"""The ONNX samples: sound, built again to the byte, one of everything, right by the onnx package and onnxruntime."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import onnx
import onnxruntime
import pytest
from onnx import numpy_helper

import nkformats
from conftest import ROOT
from nkformats.formats.onnx_tensors import PAYLOADS
from nkformats.generated.onnx import DataType

FOLDER = ROOT / "samples"
PATHS = sorted(path for path in FOLDER.iterdir() if path.suffix in (".onnx", ".pb"))

samples = pytest.mark.parametrize("path", PATHS, ids=lambda path: path.name)


def test_all_that_the_script_builds_is_there(scripts: Callable[[str], ModuleType]) -> None:
    """Nothing more and nothing less, and the same bytes."""
    built = scripts("make_onnx_samples").build()
    assert sorted(built) == sorted([*(path.name for path in PATHS), "digits_external.data"])
    for name, data in built.items():
        assert data == (FOLDER / name).read_bytes(), name


@samples
def test_sample(path: Path) -> None:
    report = nkformats.validate(path)
    assert (report.verdict, report.findings) == ("sound", [])
    assert report.model is not None
    assert report.model.to_bytes() == path.read_bytes()
    kind = "pb" if path.suffix == ".pb" else "onnx"
    other = nkformats.validate(path.read_bytes(), format=kind, companion=FOLDER)
    assert (other.verdict, other.findings) == ("sound", [])


@pytest.mark.parametrize("name", ["digits.onnx", "digits_external.onnx", "every_type.onnx"])
def test_the_checker_passes_them(name: str) -> None:
    onnx.checker.check_model(str(FOLDER / name))


def test_every_type_in_every_storage() -> None:
    model: Any = nkformats.parse(FOLDER / "every_type.onnx")
    found = {(one.record.data_type, field.name) for one in model.tensors.values() for field in one.stored_in}
    wanted = {(kind, field.name) for field in PAYLOADS if field.array for kind in field.array.table or ()}
    assert found == wanted
    assert {kind for kind, _ in found} == set(DataType) - {DataType.UNDEFINED}
    places = {one.place.partition("[")[0] for one in model.tensors.values()}
    assert places == {"graph.initializer", "graph.sparse_initializer", "graph.node", "functions", "training_info"}


def test_the_package_decodes_the_same() -> None:
    model: Any = nkformats.parse(FOLDER / "every_type.onnx")
    for proto in onnx.load(FOLDER / "every_type.onnx").graph.initializer:
        wanted, got = np.asarray(numpy_helper.to_array(proto)), model.tensors[proto.name].to_numpy()
        assert (wanted.shape, wanted.dtype) == (got.shape, got.dtype)
        assert wanted.tolist() == got.tolist() if got.dtype == object else wanted.tobytes() == got.tobytes()


@pytest.mark.parametrize("name", ["digits.onnx", "digits_external.onnx"])
def test_the_classifier_classifies(name: str) -> None:
    session = onnxruntime.InferenceSession(FOLDER / name)
    for case in nkformats.parse(FOLDER / "digits.nk").record.tests.cases:
        (output,) = session.run(None, {"image": case.array("input_data").reshape(1, 1, 8, 8)})
        assert output.argmax() == case.label
        assert np.abs(output - case.array("expected_output")).max() < 1e-6
    image = nkformats.parse(FOLDER / "image.pb").tensors["image"].to_numpy()
    assert session.run(None, {"image": image})[0].argmax() == 0
