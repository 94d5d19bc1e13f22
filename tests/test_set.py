"""`nkformats set`: values are read by the type of the field, what follows from others is refused, files stay whole."""

from __future__ import annotations

import math
import os
from pathlib import Path
from typing import Any

import ncnn_gallery
import nk_models
import nnn_gallery
import nnn_models
import pytest

import nkformats
from command import document, run
from nkformats import editing, records


@pytest.fixture
def cnn(tmp_path: Path) -> Path:
    path = tmp_path / "cnn.nk"
    path.write_bytes(nk_models.cnn().to_bytes())
    return path


@pytest.fixture
def net(tmp_path: Path) -> Path:
    (tmp_path / "net.param").write_text(ncnn_gallery.BASE, newline="")
    (tmp_path / "net.bin").write_bytes(ncnn_gallery.WEIGHTS)
    return tmp_path / "net.param"


def value(path: Path, name: str) -> Any:
    return records.resolve(nkformats.parse(path).record, name)


# -- values -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "text", "wanted"),
    [
        ("layers[0].body.activation", "sigmoid", 2), ("layers[0].body.activation", "SIGMOID (2)", 2),
        ("layers[0].body.activation", "0b10", 2), ("layers[0].body.pad_h", "0x1", 1), ("header.input_rank", "0o2", 2),
        ("layers[0].body.alpha", "nan", math.nan), ("layers[0].body.alpha", "-inf", -math.inf),
        ("layers[0].body.alpha", "0x1.8p1", 3.0), ("layers[0].body.alpha", "1e-3", 1e-3),
        ("header.input_shape[1]", "7", 7), ("header.input_shape", "[1, 2,3, 4]", [1, 2, 3, 4]),
        ("header.input_shape", "1,2,3,4", [1, 2, 3, 4]), ("layers[0].reserved", "0102ff", b"\1\2\xff"),
        ("layers[0].reserved", "b'\\x00\\x00!'", b"\0\0!"), ("trailing", "", b""), ("trailing", "00 01", b"\0\1"),
    ],
)  # fmt: skip
def test_a_value_is_read_by_the_type_of_its_field(cnn: Path, name: str, text: str, wanted: Any) -> None:
    result = run("set", cnn, f"{name}={text}", "--in-place")
    assert result.exit_code == 0, result.output
    now = value(cnn, name)
    now = bytes(now) if isinstance(wanted, bytes) else now
    if isinstance(wanted, float):
        assert struct_same(now, wanted)
    else:
        assert now == wanted


def struct_same(one: float, other: float) -> bool:
    return math.isnan(one) if math.isnan(other) else math.isclose(one, other, rel_tol=1e-6)


def test_texts_and_arrays(tmp_path: Path) -> None:
    path = tmp_path / "m.nk"
    path.write_bytes(nk_models.mlp().to_bytes())
    count = len(nkformats.parse(path).record.tests.cases[0].array("input_data"))
    numbers = ",".join(str(n) for n in range(count))
    edits = ["tests.cases[0].name=a=b, Ω", f"tests.cases[0].input_data=[{numbers}]", "tests.cases[0].label=-1"]
    assert run("set", path, *edits, "--in-place").exit_code == 0
    case = nkformats.parse(path).record.tests.cases[0]
    assert (case.name, case.label, case.array("input_data").tolist()) == ("a=b, Ω", -1, list(range(count)))


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        ("header.num_layers=3", "follows from the rest"), ("header.weights_bytes=3", "follows from the rest"),
        ("header.magic=00", "same in every file"), ("header=3", "no single field"), ("layers[0]=3", "no single field"),
        ("layers[0].body.nope=3", "there are kernel_size"), ("layers[9].kind=1", "the list has"),
        ("header.version[0]=3", "no list"), ("header..version=3", "is no path"), ("nope=1", "there are header"),
        ("layers[0].body.stride=many", "is a whole number"), ("layers[0].body.stride=1.5", "is a whole number"),
        ("layers[0].body.activation=bogus", "or one of none, relu"), ("layers[0].body.alpha=x", "is a number"),
        ("layers[0].reserved=xyz", "is bytes"), ("quant.flags=1", "is not in this file"),
        ("layers[0].reserved=00", "has 3 bytes"),
        ("weights.tensors[0]=1,2", "is an array of"), ("layers=1", "no single field"),
    ],
)  # fmt: skip
def test_what_cannot_be_set_is_refused_with_a_reason(cnn: Path, edit: str, why: str) -> None:
    before = cnn.read_bytes()
    result = run("set", cnn, edit, "--in-place")
    assert (result.exit_code, result.stdout) == (2, "")
    assert why in result.stderr
    assert cnn.read_bytes() == before


@pytest.mark.parametrize(
    ("edit", "rule"),
    [
        ("header.version=9", "NK002"), ("layers[0].kind=99", "GEN005"), ("layers[0].kind=dense", "GEN005"),
        ("layers[0].body.stride=-1", "GEN003"), ("layers[0].body.filters=0x100000000", "GEN003"),
        ("header.input_shape=1,2", "GEN004"),
        ("weight_catalog[0].dims[0]=99", "GEN004"),
    ],
)  # fmt: skip
def test_what_could_not_be_read_back_is_refused(cnn: Path, edit: str, rule: str) -> None:
    before = cnn.read_bytes()
    result = run("set", cnn, edit, "--in-place")
    assert result.exit_code == 2
    assert "nothing is written" in result.stderr
    assert f"[{rule}]" in result.stderr
    assert cnn.read_bytes() == before


def test_several_edits_are_one(cnn: Path) -> None:
    before = cnn.read_bytes()
    assert run("set", cnn, "layers[0].body.activation=tanh", "header.version=9", "--in-place").exit_code == 2
    assert cnn.read_bytes() == before
    result = run("set", cnn, "layers[0].body.activation=tanh", "layers[0].body.alpha=2", "--in-place")
    assert result.exit_code == 0
    assert "layers[0].body.activation: relu (1) -> tanh (3)" in result.stdout


def test_what_breaks_a_rule_is_told(cnn: Path) -> None:
    result = run("set", cnn, "layers[0].body.stride=0")
    assert result.exit_code == 0
    assert "now: error NK207 layers[0].body.stride" in result.stderr
    plain = document("set", cnn, "layers[0].body.stride=0", "--dry-run")
    assert (plain["verdict"], plain["written"]) == ("broken", [])
    assert "NK207" in {one["rule"] for one in plain["added"]}
    (field,) = plain["difference"]["fields"]
    assert (field["path"], field["b"]) == ("layers[0].body.stride", 0)


# -- where to ---------------------------------------------------------------------------------------------------------


def test_places(cnn: Path) -> None:
    edit, before = "layers[0].body.alpha=2", cnn.read_bytes()
    assert run("set", cnn, edit).exit_code == 0
    assert value(cnn.with_name("cnn.edited.nk"), "layers[0].body.alpha") == 2
    assert run("set", cnn, edit).exit_code == 2, "it is there"
    assert run("set", cnn, edit, "--out", cnn).exit_code == 2, "so is the file itself"
    assert run("set", cnn, edit, "--out", cnn.with_name("x.nk")).exit_code == 0
    assert cnn.read_bytes() == before
    result = run("set", "-", edit, "--out", "-", data=before)
    assert nkformats.parse(result.stdout_bytes).record.layers[0].body.alpha == 2
    assert "layers[0].body.alpha" in result.stderr
    for args in (["-", edit], [cnn, "alpha"], [cnn, "=3"], [cnn], [cnn, edit, "--in-place", "--out", "x"]):
        assert run("set", *args, data=before).exit_code == 2
    assert run("set", cnn, "header.version=3", "--dry-run").stdout.endswith("nothing differs\n")


def test_json_models_are_only_read(tmp_path: Path) -> None:
    path = tmp_path / "j.nnn"
    path.write_bytes(nnn_gallery.JSON_ODD[0].data())
    result = run("set", path, "layers[0].tau=1", "--in-place")
    assert result.exit_code == 2
    assert "J2 is only read; `nkformats convert --as`" in result.stderr


def test_variants_without_a_name(tmp_path: Path) -> None:
    path = tmp_path / "m.nnn"
    path.write_bytes(nnn_models.encode(nnn_models.NETS["same"], 7))
    assert run("set", path, "description.value=new name", "layers[1].activation=1", "--in-place").exit_code == 0
    model = nkformats.parse(path)
    assert (model.variant, model.record.description.value, int(model.record.layers[1].activation)) == (
        "B7",
        "new name",
        1,
    )


# -- graphs -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edit", "line"),
    [
        ("layers[2].params.axis=1", "0=1"), ("layers[2].params.0=0x1", "0=1"), ("layers[2].values[0]=1", "0=1"),
        ("layers[2].name=top", "top"), ("layers[2].tops[0]=out", "fc out"), ("layers[2].params.0=", "fc prob"),
        ("layers[1].params.activation_type=1", "9=1"), ("layers[1].params.activation_params=[0.5, nan]", None),
        ("layers[1].params.activation_params=0.5,1", "-23310=2,0.5,1.0"), ("layers[2].params.20=2.5", "20=2.5"),
        ("layers[2].params.20=1,2", "-23320=2,1,2"), ("layers[2].params.20=word", "20=word"),
        ("layers[2].type=Swish", "Swish"),
    ],
)  # fmt: skip
def test_parameters_by_name_and_by_number(net: Path, edit: str, line: str | None) -> None:
    before = net.read_bytes()
    result = run("set", net, edit, "--in-place")
    if line is None:
        assert result.exit_code == 2
        assert net.read_bytes() == before
        return
    assert result.exit_code == 0, result.output
    number = int(edit.partition("[")[2].partition("]")[0])
    lines, old = (data.decode().split("\n") for data in (net.read_bytes(), before))
    assert " ".join(lines[2 + number].split()).find(line) >= 0
    assert [one for n, one in enumerate(lines) if n != 2 + number] == [
        one for n, one in enumerate(old) if n != 2 + number
    ]
    assert f"+ {3 + number}: {lines[2 + number]}" in result.stdout
    assert net.with_name("net.bin").read_bytes() == ncnn_gallery.WEIGHTS


def test_an_element_of_a_list(net: Path) -> None:
    assert run("set", net, "layers[1].params.activation_params=0.5,1", "--in-place").exit_code == 0
    assert run("set", net, "layers[1].params.activation_params[1]=3", "--in-place").exit_code == 0
    assert nkformats.parse(net).layers[1].values[10] == [0.5, 3.0]
    assert run("set", net, "layers[1].params.activation_params[2]=3", "--in-place").exit_code == 2


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        ("layer_count=4", "follows from the layers"), ("blob_count=4", "follows from the layers"),
        ("layers[7].name=x", "there are 3"), ("layers[1].params.nope=1", "there are num_output"),
        ("layers[1].params.num_output=two", "is a whole number"), ("layers[1].bottoms[3]=x", "the list has 1"),
        ("layers[1].bottoms=x", "no single field"), ("layers[1].body.weight.values=1", "array of 8 numbers"),
    ],
)  # fmt: skip
def test_what_cannot_be_set_in_a_graph(net: Path, edit: str, why: str) -> None:
    result = run("set", net, edit, "--in-place")
    assert (result.exit_code, why in result.stderr) == (2, True), result.output


def test_a_graph_that_its_weights_do_not_fit_is_refused(net: Path) -> None:
    before = {one.name: one.read_bytes() for one in net.parent.iterdir()}
    for edit in ("layers[1].params.weight_data_size=16", "layers[1].name=two words", "layers[1].type="):
        assert run("set", net, edit, "--in-place").exit_code == 2
    assert {one.name: one.read_bytes() for one in net.parent.iterdir()} == before


# -- bytes alone ------------------------------------------------------------------------------------------------------


def test_patching_changes_the_bytes_of_the_field_alone(cnn: Path) -> None:
    data = cnn.read_bytes()
    result = run("set", cnn, "header.num_layers=0xffff", "--patch", "--out", cnn.with_name("b.nk"))
    assert result.exit_code == 0
    assert "~ header.num_layers: " in result.stdout
    assert "cannot be read to its end" in result.stderr
    broken = cnn.with_name("b.nk")
    assert [n for n, pair in enumerate(zip(data, broken.read_bytes(), strict=True)) if pair[0] != pair[1]] == [28, 29]
    assert nkformats.validate(broken).verdict == "broken"
    # As far as it is read it can be changed again.
    count = data[28]
    assert run("set", broken, f"header.num_layers={count}", "--patch", "--in-place").exit_code == 0
    assert broken.read_bytes() == data
    assert run("set", broken, "header.magic=b'NKIX'", "--patch", "--in-place").exit_code == 0
    assert broken.read_bytes()[:4] == b"NKIX"


def test_patching_keeps_the_size(cnn: Path) -> None:
    for edit, why in (
        ("header.num_layers=0x100000000", "fits 32 bits"), ("layers[0].reserved=00", "has 3 bytes; the value has 1"),
        ("layers[0].reserved=zz", "is bytes"), ("layers[0]=1", "no field"), ("header.num_layers=x", "whole number"),
    ):  # fmt: skip
        result = run("set", cnn, edit, "--patch", "--in-place")
        assert (result.exit_code, why in result.stderr) == (2, True), result.output
    plain = document("set", cnn, "header.num_layers=7", "--patch", "--dry-run")
    assert [(one["path"], one["offset"], one["b"]) for one in plain["patched"]] == [
        ("header.num_layers", 28, "07000000")
    ]


def test_patching_weights_of_a_pair(net: Path) -> None:
    weights = net.with_name("net.bin")
    result = run("set", weights, "layers[1].body.weight.flag=0x01306b47", "--patch", "--in-place")
    assert (result.exit_code, "now: error NCNN509" in result.stderr) == (0, True), result.output
    assert weights.read_bytes() == b"\x47\x6b\x30\x01" + ncnn_gallery.WEIGHTS[4:]
    result = run("set", net, "layers[1].name=x", "--patch", "--in-place")
    assert (result.exit_code, "is text" in result.stderr) == (2, True)


def test_a_file_that_breaks_off_wants_patching(cnn: Path) -> None:
    cnn.write_bytes(cnn.read_bytes()[:100])
    result = run("set", cnn, "header.version=4", "--in-place")
    assert result.exit_code == 1
    assert "--patch changes bytes of a file that cannot be read" in result.stderr
    assert run("set", cnn, "header.version=4", "--patch", "--in-place").exit_code == 0
    assert cnn.read_bytes()[4] == 4


def test_from_python() -> None:
    model = nk_models.cnn()
    editing.assign(model, "layers[0].body.activation", "tanh")
    assert model.record.layers[0].body.activation.name == "TANH"
    with pytest.raises(ValueError, match="follows from the rest"):
        editing.assign(model, "header.num_layers", "1")


def test_a_hexadecimal_float_that_is_too_large(cnn: Path) -> None:
    """Python raises another exception for it than for what is no number."""
    result = run("set", cnn, "layers[0].body.alpha=0x1p9999", "--dry-run")
    assert result.exit_code == 2
    assert "is a number" in result.stderr


# -- of two files, those that have changed ----------------------------------------------------------------------------


def test_in_place_only_what_has_changed_is_written(net: Path) -> None:
    weights = net.with_suffix(".bin")
    stamps = [os.stat(one).st_ino for one in (net, weights)]
    found = document("set", net, "layers[1].name=first", "--in-place")
    assert found["written"] == [str(net)]
    assert os.stat(weights).st_ino == stamps[1]
    assert os.stat(net).st_ino != stamps[0]
    assert document("set", net, "layers[1].name=first", "--in-place")["written"] == []
    result = run("set", net, "layers[1].name=second", "--out", "-")
    assert (result.exit_code, result.stdout_bytes.split()) == (0, net.read_bytes().replace(b"first", b"second").split())
    both = document("set", net, "layers[1].name=third", "--out", net.with_name("new.param"))["written"]
    assert [Path(one).name for one in both] == ["new.param", "new.bin"]


# -- what is said -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["layers[1].params.{}", "layers[{}].name", "layers[1].params.²", "layers[1].params.-1",
                                  "layers[1].values[{}]", "layers[1].bottoms[{}]"])  # fmt: skip
def test_numbers_in_paths_that_are_none(path: str, net: Path) -> None:
    """Python's own words about them are for programmers, and one of them is not even a digit."""
    result = run("set", net, f"{path.format('9' * 5000)}=1", "--dry-run")
    assert result.exit_code == 2
    assert "sys." not in result.stderr
    assert "literal" not in result.stderr
    assert "is no path" in result.stderr or "has no parameter" in result.stderr


def test_what_is_written_has_no_byte_yet(net: Path) -> None:
    result = run("set", net, "layers[1].params.activation_params=nan", "--dry-run")
    assert "NCNN063" in result.stderr
    assert "at byte" not in result.stderr
