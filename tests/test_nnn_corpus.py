"""Every `.nnn` file of the corpus against its right answers, which were taken by an independent parser.

The comparison is driven by the keys of golden.json: a key that no line here knows fails, so nothing in it goes unread.
`python tests/test_nnn_corpus.py` writes nnn_findings.json again.
"""

from __future__ import annotations

import functools
import hashlib
import json
import struct
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import nkformats
from conftest import CORPUS, corpus_files
from nkformats import FormatError

FOLDER = CORPUS / "nnn"
REAL = [*corpus_files("nnn", "*.nnn"), *corpus_files("nnn", "*.json")]
REAL = [path for path in REAL if path.name != "golden.json"]
SYNTHETIC = corpus_files("nnn/synthetic", "*.nnn")
FILES = REAL + SYNTHETIC
MALFORMED = corpus_files("nnn/malformed", "*.nnn")
SNAPSHOT = Path(__file__).with_name("nnn_findings.json")

#: Where a file came from, and what the other parser said of layouts that do not fit: not facts about its bytes.
PROVENANCE = {
    "commit",
    "date",
    "git_blob",
    "other_paths",
    "path",
    "rejected",
    "synthetic",
    "variant_by_date",
    "written_as",
}

#: The only files whose one fault is the parameter count, which no loader looks at.
COUNT_ONLY = {"huge_param_count.nnn", "rank0_bias.nnn"}


@functools.cache
def golden() -> dict[str, Any]:
    return json.loads((FOLDER / "golden.json").read_text())


def right_answer(path: Path) -> dict[str, Any]:
    return golden()["files"][path.relative_to(FOLDER).as_posix()]


def is_json(path: Path) -> bool:
    return path.read_bytes()[:1] == b"{"


BINARY = [path for path in FILES if not is_json(path)]
JSON = [path for path in FILES if is_json(path)]

each_binary = pytest.mark.parametrize("path", BINARY, ids=lambda path: f"{path.parent.name}/{path.stem}")
each_json = pytest.mark.parametrize("path", JSON, ids=lambda path: path.stem)


def digest(data: Any) -> str:
    return hashlib.sha256(bytes(data)).hexdigest()


def compare(got: dict[str, Callable[[], Any]], wanted: dict[str, Any], where: str) -> None:
    """Each key of the right answer against the function that gives ours."""
    unknown = set(wanted) - set(got)
    assert not unknown, f"{where}: golden.json has {sorted(unknown)}, which nothing is compared with"
    for key, value in wanted.items():
        ours = got[key]()
        assert ours == value, f"{where}.{key}: {ours!r}, not {value!r}"


def words(name: str) -> str:
    """An enum member as upstream writes the class."""
    plain = name.replace("_", "").lower()
    return {one.lower(): one for one in ("Linear", "Sigmoid", "Tanh", "ReLU", "LeakyReLU", "Softmax", "Dense", "Conv")}[
        plain
    ]


def test_corpus_is_all_there(corpus: Path) -> None:
    """No file without a right answer, no right answer without a file, and every layout."""
    assert {path.relative_to(FOLDER).as_posix() for path in FILES} == set(golden()["files"])
    assert {path.name for path in MALFORMED} == set(golden()["malformed"])
    variants = {variant for path in FILES for variant in nkformats.parse(path).variants}
    assert variants == {"B1", "B2", "B3", "B4", "B5", "B6", "B7", "J0b", "J1", "J2", "J3"}


# -- binary -----------------------------------------------------------------------------------------------------------


@each_binary
def test_golden(path: Path) -> None:
    """Layouts that fit, header, layers, and of each tensor dims, offset and digest.

    One long function, since its parts are the rows of one table over the same file.
    """
    model = nkformats.parse(path)
    record = model.record
    offsets = {span.path: span.offset for span in model.spans(nodes=True)}
    wanted = {key: value for key, value in right_answer(path).items() if key not in PROVENANCE}

    def check_tensor(number: int, role: str, right: dict[str, Any]) -> dict[str, Any]:
        tensor = model.tensors[f"layers.{number}.{role}"]
        owner = record.layers[number] if role == "bias" else record.layers[number].body
        compare(
            {
                "count": lambda: getattr(owner, role).num_values,
                "dims": lambda: list(tensor.shape),
                "offset": lambda: tensor.offset,
                "requires_grad": lambda: bool(getattr(owner, role).requires_grad),
                "sha256": lambda: digest(tensor.data),
            },
            right,
            tensor.name,
        )
        assert digest(tensor.to_numpy()) == right["sha256"]
        assert tensor.offset == offsets[tensor.path]
        return right

    def check_layers() -> list[dict[str, Any]]:
        assert len(record.layers) == len(wanted["layers"])
        for number, right in enumerate(wanted["layers"]):
            layer = record.layers[number]
            body = layer.body
            got: dict[str, Callable[[], Any]] = {
                "activation": lambda layer=layer: words(layer.activation.name),
                "activation_id": lambda layer=layer: int(layer.activation),
                "dropout": lambda layer=layer: layer.dropout,
                "filter_count": lambda body=body: body.num_filters,
                "flatten": lambda body=body: bool(body.flatten),
                "layer": lambda layer=layer: words(layer.kind.name),
                "layer_id": lambda layer=layer: int(layer.kind),
                "neuron_count": lambda body=body: body.num_neurons,
                "offset": lambda n=number: offsets[f"layers[{n}]"],
                "padding_dims": lambda body=body: body.padding_dims.values,
                "padding_type": lambda body=body: int(body.padding),
                "tau": lambda layer=layer: layer.tau,
            }
            for role in ("bias", "kernels", "weights"):
                got[role] = lambda n=number, role=role, right=right: check_tensor(n, role, right[role])
            compare(got, right, f"layers[{number}]")
            # What the right answer does not mention is not there.
            assert (layer.tau is None) == ("tau" not in right)
            assert (getattr(body, "flatten", None) is None) == ("flatten" not in right)
            assert (getattr(body, "padding", None) is None) == ("padding_type" not in right)
        return wanted["layers"]

    matches = right_answer(path)["strict_matches"]
    compare(
        {
            "actual_parameter_count": lambda: sum(tensor.array.size for tensor in model.tensors.values()),
            "consumed": lambda: max(span.offset + span.length for span in model.spans()),
            "consumes_exactly": lambda: not record.trailing,
            "declared_parameter_count": lambda: record.num_parameters,
            "description": lambda: record.description.value,
            "description_bytes": lambda: record.description.len_value,
            "exact": lambda: True,
            "float_bytes": lambda: 8 if record.layout < 6 else 4,
            "has_empty_tensors": lambda: any(tensor.nbytes == 0 for tensor in model.tensors.values()),
            "layer_count": lambda: record.num_layers,
            "layers": check_layers,
            "parameter_count_matches": lambda: "NNN102" not in {one.rule for one in model.findings},
            "sha256": lambda: digest(path.read_bytes()),
            "size": lambda: model.size,
            "strict_matches": lambda: list(model.variants),
            # Said so where it is sure; ambiguous files are named by their newest layout, or by all.
            "variant": lambda: wanted["variant"] if wanted["variant"] == matches[-1] else model.variant,
        },
        wanted,
        path.name,
    )
    assert record.layout.name == matches[-1]


@each_binary
def test_comes_back_to_the_byte(path: Path) -> None:
    """Untouched, recomputed, forced as each layout that fits, and as a new model."""
    data = path.read_bytes()
    model = nkformats.parse(path)
    assert model.to_bytes() == data
    assert model.to_files() == {".nnn": data}
    assert model.to_bytes(canonical=True) == data
    for variant in model.variants:
        forced = nkformats.parse(data, variant=variant)
        assert forced.variants == (variant,)
        assert forced.to_bytes() == data
        assert nkformats.from_record(forced.record).to_bytes() == data


@each_binary
def test_every_byte_has_one_owner(path: Path) -> None:
    """Spans follow one another from the first to the last byte; their values are what stands there."""
    data = path.read_bytes()
    position = 0
    for span in nkformats.parse(data).spans():
        assert span.offset == position, span.path
        position += span.length
        stored = data[span.offset : position]
        assert span.field is not None
        if span.field.kind == "bytes":
            assert bytes(span.value) == stored
        elif span.field.kind == "text":
            assert span.value.encode() == stored
        else:
            code = span.field.code_of(span.record)
            assert struct.pack(code, span.value) == stored
    assert position == len(data)


@each_binary
def test_converted_there_and_back(path: Path) -> None:
    """To the newest layout and back: nothing is lost but what 32 bits do not hold."""
    data = path.read_bytes()
    model = nkformats.parse(data)
    newest = nkformats.parse(model.to_bytes(variant="B7"))
    assert newest.variants[-1] == "B7"
    assert not {"NNN102", "NNN201"} & {finding.rule for finding in newest.findings}
    # An exact round trip where the floats are narrow already; elsewhere the shapes and the rounded values.
    if model.record.layout >= 6:
        assert newest.to_bytes(variant=model.variants[-1]) == data
    for name, tensor in model.tensors.items():
        assert newest.tensors[name].shape == tensor.shape
        np.testing.assert_array_equal(newest.tensors[name].to_numpy(), tensor.to_numpy().astype("float32"))


@each_binary
def test_arrays_are_views(path: Path) -> None:
    data = np.frombuffer(path.read_bytes(), np.uint8)
    for tensor in nkformats.parse(data).tensors.values():
        assert tensor.array is not None
        assert not tensor.array.flags.writeable
        assert tensor.nbytes == 0 or np.shares_memory(tensor.array, data)


# -- JSON -------------------------------------------------------------------------------------------------------------


def float64_digest(array: Any) -> str:
    return digest(np.ascontiguousarray(array, "<f8"))


@each_json
def test_json_golden(path: Path) -> None:
    """Era, layers, dims, and the digest of the numbers as float64.

    One long function, since its parts are the rows of one table over the same file.
    """
    model = nkformats.parse(path)
    wanted = {key: value for key, value in right_answer(path).items() if key not in PROVENANCE}

    def check_tensor(number: int, role: str, right: dict[str, Any]) -> dict[str, Any]:
        tensor = model.tensors[f"layers.{number}.{role}"]
        owner = model.record.layers[number] if role == "bias" else model.record.layers[number].body
        grad = bool(getattr(owner, role).requires_grad)
        compare(
            {
                "consistent": lambda: True,
                "count": lambda: tensor.to_numpy().size,
                "dims": lambda: list(tensor.shape),
                # The first era did not store it; every tensor was trained.
                "requires_grad": lambda: grad if right["requires_grad"] is not None else None,
                "sha256_f64": lambda: float64_digest(tensor.to_numpy()),
            },
            right,
            tensor.name,
        )
        assert grad or right["requires_grad"] is False
        assert (tensor.dtype, tensor.offset) == ("float64", None)
        return right

    def check_matrices(number: int, right: list[dict[str, Any]]) -> list[dict[str, Any]]:
        weights, bias = (model.tensors[f"layers.{number}.{role}"].to_numpy() for role in ("weights", "bias"))
        for matrix, ours in zip(right, (weights, bias[None]), strict=True):
            assert set(matrix) == {"dims", "sha256_f64"}
            assert (list(ours.shape), float64_digest(ours)) == (matrix["dims"], matrix["sha256_f64"])
        return right

    def check_layers() -> list[dict[str, Any]]:
        assert len(model.record.layers) == len(wanted["layers"])
        for number, right in enumerate(wanted["layers"]):
            layer = model.record.layers[number]

            def class_name(key: str, member: Any, right: dict[str, Any] = right) -> str:
                assert right[key].partition(",")[0] == f"NNN.{words(member.name)}"
                return right[key]

            got: dict[str, Callable[[], Any]] = {
                "Activation": lambda layer=layer, name=class_name: name("Activation", layer.activation),
                "LayerName": lambda layer=layer, name=class_name: name("LayerName", layer.kind),
                "LayerType": lambda layer=layer, name=class_name: name("LayerType", layer.kind),
                "NeuronCount": lambda layer=layer: layer.body.num_neurons,
                "Neurons": lambda layer=layer: layer.body.num_neurons,
                "params": lambda n=number, right=right: check_matrices(n, right["params"]),
            }
            for key, role in (("Biases", "bias"), ("Weights", "weights")):
                got[key] = lambda n=number, key=key, role=role, right=right: check_tensor(n, role, right[key])
            # Training state and kernels of dense layers: nothing that a network computes with.
            for key in ("First", "Operations", "Seed", "FilterCount", "KernelDims", "Kernels"):
                got[key] = lambda key=key, right=right: right[key]
            compare(got, right, f"Layers[{number}]")
            assert (layer.body.flatten, layer.dropout) == (0, 0.0)
        return wanted["layers"]

    compare(
        {
            "consumes_exactly": lambda: True,
            "container": lambda: "json",
            "layers": check_layers,
            "other": lambda: wanted["other"],
            "sha256": lambda: digest(path.read_bytes()),
            "size": lambda: model.size,
            "variant": lambda: model.variant,
        },
        wanted,
        path.name,
    )
    assert model.variants == (wanted["variant"],)


@each_json
def test_json_comes_back_to_the_byte(path: Path) -> None:
    """Unedited the source is returned; as a binary layout it holds the same numbers."""
    data = path.read_bytes()
    model = nkformats.parse(path)
    assert model.has_original
    assert model.to_bytes() == data
    assert model.to_files() == {".nnn": data}
    binary = nkformats.parse(model.to_bytes(variant="B5"))
    assert binary.variants == ("B5",)
    assert binary.record == model.record
    assert model.to_bytes() == data
    for name, tensor in model.tensors.items():
        np.testing.assert_array_equal(binary.tensors[name].to_numpy(), tensor.to_numpy())


# -- malformed --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", MALFORMED, ids=lambda path: path.stem)
def test_malformed(path: Path) -> None:
    """Refused with offset and reason, save the two whose only fault is a count that no loader looks at."""
    assert golden()["malformed"][path.name]["strict_matches"] == []
    assert digest(path.read_bytes()) == golden()["malformed"][path.name]["sha256"]
    report = nkformats.validate(path)
    assert report.verdict == "broken"
    if path.name in COUNT_ONLY:
        model = nkformats.parse(path)
        assert model.to_bytes() == path.read_bytes()
        assert [finding.rule for finding in model.findings if finding.severity == "error"] == ["NNN102"]
        return
    with pytest.raises(FormatError) as caught:
        nkformats.parse(path)
    error = caught.value
    assert 0 <= error.offset <= path.stat().st_size
    assert error.rule
    assert error.path
    assert error.expected
    assert error.got
    assert "fits none of the layouts B1 to B7" in str(error)


# -- findings ---------------------------------------------------------------------------------------------------------

#: Why files of the corpus break rules.
REASONS = {
    "NNN201": "of a time before the newest layout",
    "NNN202": "built without layers",
    "NNN203": "saved before it was set up for an input",
    "NNN204": "a network whose JSON had no place for tau",
    "NNN209": "built to show the defect of kernels that are not square",
    "NNN303": "JSON has no place for tau",
}


def findings_of(path: Path) -> list[str]:
    return [
        f"{one.rule} {one.path}: {REASONS.get(one.rule, 'unexplained')}" for one in nkformats.validate(path).findings
    ]


def fault_of(path: Path) -> str:
    error = nkformats.validate(path).error
    if error is None:
        found = [f"{one.rule} {one.path} at {one.offset}" for one in nkformats.parse(path).findings]
        return f"{golden()['malformed'][path.name]['defect']}: read, {', '.join(found)}"
    return f"{golden()['malformed'][path.name]['defect']}: {error.rule} {error.path} at {error.offset}, got {error.got}"


def snapshot() -> dict[str, Any]:
    found = {path.relative_to(FOLDER).as_posix(): findings_of(path) for path in FILES}
    return {
        "findings": {name: findings for name, findings in found.items() if findings},
        "malformed": {path.name: fault_of(path) for path in MALFORMED},
    }


def test_findings_are_those_of_the_snapshot(corpus: Path) -> None:
    """Which file breaks which rule where, and why; files that are not listed break none."""
    stored = json.loads(SNAPSHOT.read_text())
    assert snapshot() == stored
    assert "unexplained" not in json.dumps(stored)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_no_error_on_a_file_in_use(path: Path) -> None:
    """These were written by the framework or after its code; an error would be ours."""
    report = nkformats.validate(path)
    assert (report.verdict, report.format) == ("sound", "nnn")
    assert report.variant == nkformats.parse(path).variant


if __name__ == "__main__":
    SNAPSHOT.write_text(json.dumps(snapshot(), indent=1) + "\n")
    sys.stderr.write(f"{SNAPSHOT.name} written\n")
