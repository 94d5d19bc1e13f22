"""Edits of ncnn networks: what can be changed is written and read back, what cannot is refused before a byte is out.

What is protected: P5, and that nothing but `FormatError` (or a `ValueError` that is documented) comes out of any edit.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import nkformats
from conftest import ROOT
from nkformats import FormatError, Layer, source

DIGITS = ROOT / "samples" / "digits.param"

ENDINGS = pytest.mark.parametrize("ending", [".param", ".param.bin"])


def network() -> Any:
    return nkformats.parse(DIGITS)


def set_value(key: int, value: Any) -> Callable[[Any], None]:
    return lambda model: model.layers[1].values.update({key: value})


def set_layer(name: str, value: Any, number: int = 1) -> Callable[[Any], None]:
    return lambda model: setattr(model.layers[number], name, value)


REFUSED: dict[str, tuple[Callable[[Any], None], str]] = {
    "other type, wrong parameters": (set_layer("type", "InnerProduct"), "layers[1].params.num_output"),
    "a type that reads": (set_layer("type", "Convolution", 2), "layers[2].params.num_output"),
    "unknown type": (set_layer("type", "Foo"), "layers[1].body"),
    "stray bytes": (set_layer("stray", b"abcd"), "layers[1].body"),
    "one body for two": (lambda model: setattr(model.layers[1], "body", model.layers[3].body), "layers[3].body"),
    "no value": (set_value(0, None), "layers[1].values[0]"),
    "text in a list": (set_value(10, ["a"]), "layers[1].values[10]"),
    "a list in a list": (set_value(10, [[1]]), "layers[1].values[10]"),
    "no number": (set_value(10, [float("nan")]), "layers[1].values[10]"),
    "no list of blobs": (set_layer("bottoms", None), "layers[1].bottoms"),
    "a text for blobs": (set_layer("bottoms", "data"), "layers[1].bottoms"),
    "a number for a blob": (set_layer("bottoms", [5]), "layers[1].bottoms[0]"),
    "no layer": (lambda model: model.layers.append(5), "layers[8]"),
    "another body": (set_layer("body", 5), "layers[1].body"),
}


@ENDINGS
@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str, ending: str, tmp_path: Path) -> None:
    change, path = REFUSED[name]
    model = network()
    change(model)
    with pytest.raises(FormatError) as caught:
        model.write(tmp_path / f"out{ending}")
    assert caught.value.path == path
    assert not list(tmp_path.iterdir())


def accepted(change: Callable[[Any], None], folder: Path, ending: str = ".param") -> Any:
    """The model as it is read back after a change, which must be what it was."""
    model = network()
    change(model)
    model.settle()
    model.write(folder / f"out{ending}")
    again = nkformats.parse(folder / f"out{ending}")
    assert [one for one in again.findings if one.severity == "error"] == []
    if ending == ".param":
        assert again.record == model.record
    return again


@ENDINGS
def test_a_parameter_takes_a_weight_away(ending: str, tmp_path: Path) -> None:
    again = accepted(lambda model: setattr(model.layers[6].params, "bias_term", 0), tmp_path, ending)
    assert len(again.tensors) == 5


@ENDINGS
def test_a_layer_of_another_size(ending: str, tmp_path: Path) -> None:
    def change(model: Any) -> None:
        model.layers[6].params.num_output = 5
        model.layers[6].params.weight_data_size = 320
        model.tensors["dense.weight"] = np.ones((5, 64), np.float32)
        model.tensors["dense.bias"] = np.zeros(5, np.float32)

    assert accepted(change, tmp_path, ending).layers[6].params.num_output == 5


def test_a_layer_that_reads_nothing_has_no_weights(tmp_path: Path) -> None:
    again = accepted(set_layer("type", "ReLU"), tmp_path)
    assert not any(name.startswith("conv1.") for name in again.tensors)


def test_a_layer_with_its_weights(tmp_path: Path) -> None:
    layer = Layer("InnerProduct", "fc2", ["dense"], ["out"], {0: 4, 1: 1, 2: 40})

    def change(model: Any) -> None:
        model.remove("layers", 7)
        assert model.tensors_of("layers", layer) == {"weight": (40,), "bias": (4,)}
        for tensors in ({}, {"weight": np.ones(40, "f4")}, {"weight": np.ones(39, "f4"), "bias": np.ones(4, "f4")}):
            with pytest.raises(FormatError):
                model.insert("layers", 7, layer, tensors=tensors)
        model.insert("layers", 7, layer, {"weight": np.ones((4, 10), np.float32), "bias": np.zeros(4, np.float32)})

    again = accepted(change, tmp_path)
    assert again.record.layer_count == 8
    np.testing.assert_array_equal(again.tensors["fc2.weight"].to_numpy(), np.ones(40, np.float32))


@ENDINGS
def test_floats_are_those_of_the_file(ending: str, tmp_path: Path) -> None:
    again = accepted(lambda model: setattr(model.layers[1].params, "pad_value", 1 / 3), tmp_path, ending)
    assert np.float32(again.layers[1].params.pad_value) == np.float32(1 / 3)


def test_parameters_of_a_wrong_kind_are_not_set() -> None:
    params = network().layers[1].params
    for value in (None, True, ["a"], [True], {1: 2}):
        with pytest.raises(FormatError):
            params.activation_params = value
    assert params.activation_params == []


def test_storage_of_what_cannot_all_be_read_stays() -> None:
    with pytest.raises(FormatError, match="Warp"):
        nkformats.parse(ROOT / "samples" / "custom.param").convert("fp16")
    with pytest.raises(ValueError, match="no storage"):
        network().tensors["conv1.weight"].convert("int4")


def test_two_files_are_replaced_or_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second of two files that cannot be put into its place brings the first one back."""
    network().write(tmp_path / "m.param")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    model = network()
    model.layers[1].name = "other"
    model.tensors["dense.bias"] = np.ones(10, np.float32)
    replace, calls = os.replace, []

    def failing(one: str, other: str) -> None:
        calls.append(other)
        if len(calls) == 2:
            raise OSError("no space")
        replace(one, other)

    monkeypatch.setattr(source.os, "replace", failing)
    with pytest.raises(OSError, match="no space"):
        model.write(tmp_path / "m.param")
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_name_without_an_ending_is_no_name(tmp_path: Path) -> None:
    for name in ("", "model", ".param", "model.nk"):
        with pytest.raises(ValueError, match="ends in"):
            network().write(tmp_path / name if name else name)


def test_many_layers_of_one_name() -> None:
    """P1: a name that stands a thousand times is numbered in linear time."""
    count = 3000
    lines = "".join(f"Bias c 1 1 b{number - 1} b{number} 0=1\n" for number in range(1, count))
    graph = f"7767517\n{count} {count}\nInput a 0 1 b0\n{lines}".encode()
    model = nkformats.parse(graph, format="ncnn", companion=bytes(4 * (count - 1)))
    names = list(model.tensors)
    assert names[:2] == ["c.bias", "c#2.bias"]
    assert len(set(names)) == count - 1


@pytest.mark.parametrize("link", ["outside", "inside"])
def test_a_companion_is_not_looked_for_elsewhere(link: str, tmp_path: Path) -> None:
    """P10: a link that leads out of the folder is not followed."""
    folder, other = tmp_path / "model", tmp_path / "elsewhere"
    folder.mkdir()
    other.mkdir()
    target = (folder if link == "inside" else other) / "blob"
    target.write_bytes((ROOT / "samples" / "digits.bin").read_bytes())
    (folder / "m.param").write_bytes(DIGITS.read_bytes())
    (folder / "m.bin").symlink_to(target)
    assert (nkformats.parse(folder / "m.param").weights is not None) == (link == "inside")


def test_exchanged_files_are_told(tmp_path: Path) -> None:
    (tmp_path / "m.bin").write_bytes(DIGITS.read_bytes())
    (tmp_path / "m.param").write_bytes((ROOT / "samples" / "digits.bin").read_bytes())
    report = nkformats.validate(tmp_path / "m.bin")
    assert (report.verdict, report.findings[0].rule) == ("broken", "NCNN507")
    assert nkformats.validate(tmp_path / "m.param").verdict == "broken"


def test_a_graph_read_alone_comes_back_whatever_its_parameters() -> None:
    """Parameters that no loader takes are a finding; they do not keep an untouched graph from being written."""
    text = b"7767517\n2 2\nInput data 0 1 data 0=40 1=3\nGemm g 1 1 data x 3=0 5=1 6=1 8=36 9=40 10=4 18=400\n"
    model = nkformats.parse(text, format="ncnn")
    assert "NCNN318" in {finding.rule for finding in model.findings}
    assert model.to_bytes() == text
    assert model.to_files() == {".param": text}
