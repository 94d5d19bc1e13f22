"""The verbs of the command line on models of two files: pairs, lone graphs, lone weights, custom operators, faults."""

from __future__ import annotations

import json
import random
import re
import shutil
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from ncnn_models import FOLDER, PAIRS, PARAMBINS, answers, pair, text_twin, wild_files

import nkformats
from command import document, run
from conftest import ROOT

SAMPLES = ROOT / "samples"
GRAPH = b"""7767517
4 4
Input data 0 1 data 0=4 1=3 2=2
Convolution conv1 1 1 data conv1 0=2 1=1 5=1 6=4 9=2 -23310=1,0.1
Pooling pool 1 1 conv1 pool 4=1 -23330=4,1,2,1,1 29=7
InnerProduct fc 1 1 pool prob 0=3 1=1 2=6
"""
CUSTOM = b"7767517\n3 3\nInput data 0 1 data 0=4\nGain gain 1 1 data x 0=2 1=3\nInnerProduct ip 1 1 x out 0=2 1=1 2=8\n"
CUSTOM_BIN = struct.pack("<2fI6fI8f2f", 1, 2, 0, *range(6), 0, *range(8), 3, 4)
TABLE = {"Gain": {"slope": 0, "table": {"count": [0, 1], "load": "tagged"}}}
CONTROL = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]")


Write = Callable[[str, bytes], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def put(name: str, data: bytes) -> Path:
        path = tmp_path / name
        path.write_bytes(data)
        return path

    return put


@pytest.fixture
def net(write: Write) -> Path:
    """The stem of a pair that the library has written."""
    weights = struct.pack("<I4f2fI6f3f", 0, 1, 2, 3, -4, 0.5, 0.25, 0, *range(6), 7, 8, 9)
    model = nkformats.parse(GRAPH, companion=weights)
    path = write("net", b"")
    path.unlink()
    model.write(f"{path}.param")
    assert Path(f"{path}.bin").read_bytes() == weights
    return path


@pytest.fixture
def custom(write: Write) -> Path:
    write("custom.bin", CUSTOM_BIN)
    return write("custom.param", CUSTOM)


@pytest.fixture
def table(write: Write) -> Path:
    return write("operators.json", json.dumps(TABLE).encode())


def graph_of(net: Path) -> Path:
    return net.with_name("net.param")


def weights_of(net: Path) -> Path:
    return net.with_name("net.bin")


# -- which files ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ending", [".param", ".bin"])
def test_either_file_names_the_pair(net: Path, ending: str) -> None:
    path = Path(f"{net}{ending}")
    other = weights_of(net) if ending == ".param" else graph_of(net)
    assert run("validate", path).stdout.startswith(f"{path} with {other}: sound (ncnn 202607/202610), 1 warning\n")
    plain = document("inspect", path)
    assert (plain["graph"]["file"], plain["graph"]["weights"]["file"]) == (str(graph_of(net)), str(weights_of(net)))
    (report,) = document("validate", path)["reports"]
    assert report["companion"] == str(other)
    for verb in ("inspect", "dump", "tensors"):
        assert run(verb, path).stdout.replace(str(path), "x").count("\n") == run(verb, other).stdout.count("\n")


def test_a_pair_named_by_both_files_counts_once(net: Path) -> None:
    result = run("validate", graph_of(net), weights_of(net))
    assert (result.exit_code, result.stdout.count(": sound")) == (0, 1)
    assert "files:" not in result.stderr
    assert len(document("validate", weights_of(net), graph_of(net))["reports"]) == 1
    other = SAMPLES / "odd.nk"
    assert run("validate", graph_of(net), weights_of(net), other).stderr == "2 files: 2 sound\n"


def test_a_companion_can_be_named(net: Path, write: Write) -> None:
    moved = write("weights", weights_of(net).read_bytes())
    weights_of(net).unlink()
    assert run("validate", graph_of(net)).exit_code == 3
    assert run("validate", "--companion", moved, graph_of(net)).exit_code == 0
    away = write("elsewhere.bin", moved.read_bytes())
    assert run("tensors", "--companion", graph_of(net), away).exit_code == 0
    assert run("validate", "-", "--companion", moved, data=graph_of(net).read_bytes()).exit_code == 0
    named = ["tensors", "--format", "ncnn", "--companion", graph_of(net)]
    assert run(*named, moved).stdout == run(*named, away).stdout == run(*named, "-", data=moved.read_bytes()).stdout
    for missing in (run("inspect", graph_of(net), "--companion", net), run("validate", away, "--companion", net)):
        assert (missing.exit_code, missing.stderr) == (2, f"error: {net}: No such file or directory\n")
    assert run("inspect", "--companion", away, SAMPLES / "odd.nk").exit_code == 2


def test_a_limit_of_bytes_holds_for_both_files(net: Path) -> None:
    size = max(graph_of(net).stat().st_size, 100)
    weights_of(net).write_bytes(weights_of(net).read_bytes() + bytes(1000))
    assert run("inspect", "--limit", f"file.bytes={size + 1000}", graph_of(net)).exit_code == 0
    for path in (graph_of(net), weights_of(net)):
        result = run("inspect", "--limit", f"file.bytes={size}", path)
        assert (result.exit_code, f"error: {weights_of(net)}: " in result.stderr) == (1, True)


def test_weights_alone_are_not_guessed_at(write: Write) -> None:
    alone = write("alone.bin", CUSTOM_BIN)
    for verb in (["inspect"], ["dump"], ["tensors"], ["hexdump"], ["at"]):
        result = run(*verb, alone, *(["0"] if verb == ["at"] else []))
        assert (result.exit_code, result.stdout) == (2, "")
        assert "expected a .param" in result.stderr
    assert run("validate", alone).exit_code == 3


def test_a_lone_graph_gives_its_plan(net: Path) -> None:
    weights_of(net).unlink()
    path = graph_of(net)
    result = run("validate", path)
    assert (result.exit_code, "not validated" in result.stdout) == (3, True)
    assert run("validate", "--graph-only", path).exit_code == 0
    assert run("validate", "--graph-only", "--strict", path).exit_code == 1
    assert re.search(r"^  weights   none; 68 bytes planned", run("inspect", path).stdout, re.M)
    assert document("inspect", path)["graph"]["planned_bytes"] == 68
    rows = document("tensors", "--sha256", path)["tensors"]
    assert [(row["name"], row["offset"], row["nbytes"]) for row in rows] == [
        ("conv1.weight", 4, 16), ("conv1.bias", 20, 8), ("fc.weight", 32, 24), ("fc.bias", 56, 12),
    ]  # fmt: skip
    assert {row["min"] for row in rows} == {row["sha256"] for row in rows} == {None}
    assert re.search(r"^0000001c      weight: fp32, 28 bytes$", run("dump", path).stdout, re.M)
    assert document("dump", path)["record"]["layers"][3]["body"]["weight"]["values"]["nbytes"] == 24


@pytest.mark.parametrize("verb", ["inspect", "dump", "tensors", "validate"])
def test_standard_input_is_a_lone_graph(verb: str, net: Path) -> None:
    weights_of(net).unlink()
    piped, read = run(verb, "-", data=GRAPH), run(verb, write_same(net))
    assert piped.exit_code == read.exit_code
    assert piped.stdout.replace("<stdin>", str(graph_of(net))) == read.stdout


def write_same(net: Path) -> Path:
    graph_of(net).write_bytes(GRAPH)
    return graph_of(net)


# -- inspect and dump -----------------------------------------------------------------------------------------------


def test_inspect_sums_up_the_graph(net: Path) -> None:
    text = run("inspect", graph_of(net)).stdout
    for line in (
        r"  notation  \.param", r"  dialect   202607 or 202610", r"  layers    4", r"  inputs    data",
        r"  outputs   prob", r"Convolution +1 +28", r"fp32 +4 +15 +60", r"conv1\.bias +fp32 +2 +20 +8",
    ):  # fmt: skip
        assert re.search(f"^{line}$", text, re.M), line
    # No parameter of the operator has key 29; the finding says where it stands.
    line, column = 5, GRAPH.split(b"\n")[4].index(b"29=") + 1
    assert re.search(rf"^warning +NCNN\d+ +\.param +{line}:{column} ", text, re.M)


def test_inspect_json_has_stable_keys(net: Path) -> None:
    plain = document("inspect", graph_of(net))
    assert list(plain) == [
        "schema_version", "file", "format", "variant", "size", "complete", "error",
        "records", "lists", "tensors", "graph", "findings",
    ]  # fmt: skip
    assert list(plain["graph"]) == [
        "file", "weights", "planned_bytes", "notation", "dialects", "layers", "blobs", "declared", "inputs", "outputs",
        "operators", "storages", "stopper",
    ]  # fmt: skip
    assert plain["graph"]["storages"] == [{"storage": "fp32", "count": 4, "values": 15, "nbytes": 60}]
    assert plain["graph"]["operators"][1] == {"type": "Convolution", "layers": 1, "nbytes": 28, "custom": None}
    assert plain["tensors"]["count"] == 4
    (finding,) = plain["findings"]
    assert (finding["file"], finding["line"]) == (".param", 5)


def test_dump_shows_parameters_by_name_and_blocks_with_offsets(net: Path) -> None:
    text = run("dump", weights_of(net)).stdout
    for line in (
        r" +\[1\] Convolution conv1: data -> conv1", r" +0 num_output: 2", r" +2 dilation_w: 1 \(default\)",
        r" +10 activation_params: \[0\.1\]", r" +9 activation_type: leaky_relu \(2\)",
        r" +\[0\] Input data: none -> data", r" +30 shape_hints: \[1, 2, 1, 1\]",
        r"00000000      weight: fp32, 20 bytes", r"00000000        flag: fp32 \(0\)",
        r"00000004        values: float32 \[4\]", r"00000014      bias: fp32, 8 bytes",
    ):  # fmt: skip
        assert re.search(f"^{line}$", text, re.M), line
    layers = document("dump", graph_of(net))["record"]["layers"]
    assert layers[1]["params"]["num_output"] == {"value": 2, "default": False, "key": 0}
    assert layers[1]["params"]["kernel_h"] == {"value": 1, "default": True, "key": 11}
    assert layers[1]["params"]["activation_type"] == {"value": 2, "default": False, "key": 9, "name": "leaky_relu"}
    assert (layers[3]["body"]["weight"]["$offset"], layers[3]["body"]["weight"]["$length"]) == (28, 28)
    assert (layers[3]["bottoms"], layers[3]["tops"]) == (["pool"], ["prob"])


def test_dump_shows_a_value_that_no_loader_takes(write: Write) -> None:
    path = write("a.param", b"7767517\n2 2\nInput a 0 1 a 0=3.0\nReLU b 1 1 a b 0=0.5\n")
    assert "              0 w: 0 (default; 3.0 is given, which no loader takes)\n" in run("dump", path).stdout
    width = document("dump", path)["record"]["layers"][0]["params"]["w"]
    assert width == {"value": 0, "default": True, "key": 0, "given": 3.0}


def test_tensors_have_decoded_statistics() -> None:
    for name in ("digits_codebook", "blocks", "digits_bf16", "digits_int8"):
        model = nkformats.parse(SAMPLES / f"{name}.param")
        rows = {row["name"]: row for row in document("tensors", SAMPLES / f"{name}.bin")["tensors"]}
        assert list(rows) == list(model.tensors)
        for key, tensor in model.tensors.items():
            values = tensor.to_numpy().astype("float64")
            finite = values[np.isfinite(values)]
            assert (rows[key]["min"], rows[key]["max"]) == (finite.min(), finite.max())
            assert rows[key]["storage"] == tensor.storage
    header = run("tensors", SAMPLES / "digits_codebook.param").stdout.splitlines()[0].split()
    assert header[:4] == ["name", "dtype", "storage", "shape"]
    assert "storage" not in run("tensors", SAMPLES / "digits.nk").stdout


# -- hexdump and at -------------------------------------------------------------------------------------------------


def hex_bytes(text: str) -> bytes:
    return b"".join(bytes.fromhex(line[10:57]) for line in text.splitlines() if not line.startswith("*"))


@pytest.mark.parametrize("name", ["digits.bin", "digits.param.bin", "digits_codebook.bin", "recurrent.bin"])
def test_hexdump_owns_every_byte_once(name: str) -> None:
    assert hex_bytes(run("hexdump", "--full", SAMPLES / name).stdout) == (SAMPLES / name).read_bytes()


def test_hexdump_knows_weights_by_name(net: Path) -> None:
    text = run("hexdump", weights_of(net)).stdout
    assert "layers[1].body.weight.flag  fp32 (0)\n" in text
    assert "layers[1].body.bias.values  float32 [2]  conv1.bias\n" in text
    weight = run("hexdump", "--path", "conv1.weight", weights_of(net)).stdout
    assert hex_bytes(weight) == weights_of(net).read_bytes()[:20]
    values = run("hexdump", "--path", "fc.weight.values", weights_of(net)).stdout
    assert hex_bytes(values) == struct.pack("<6f", *range(6))
    assert weight == run("hexdump", "--path", "layers[1].body.weight", weights_of(net)).stdout
    assert run("hexdump", "--path", "conv2.weight", weights_of(net)).exit_code == 2
    first = run("hexdump", "--path", "layers.0.weight", SAMPLES / "digits.nk")
    assert (first.exit_code, first.stdout[:8]) == (0, "00000124")


def test_hexdump_of_a_text_says_why_not(net: Path) -> None:
    for path, data in ((graph_of(net), None), ("-", GRAPH)):
        result = run("hexdump", path, data=data)
        assert (result.exit_code, result.stdout) == (2, "")
        assert "is text; its bytes are tokens, no fields" in result.stderr


def test_at_of_weights_and_of_a_binary_graph(net: Path) -> None:
    text = run("at", weights_of(net), "20").stdout
    assert text.startswith("layers[1].body.bias.values: float32 [2]\n  bytes, 8 bytes at 20 (0x14)\n")
    assert text.endswith('  In layer 1 "conv1" (Convolution).\n')
    place = document("at", SAMPLES / "digits.param.bin", "12")["place"]
    assert (place["path"], place["value"]) == ("layers[0].type_index", 16)


@pytest.mark.parametrize(
    ("token", "path", "value", "doc"),
    [
        (b"7767517", "magic", "7767517", "Signature"),
        (b"4 4", "layer_count", "4", "Number of layers"),
        (b"Convolution", "layers[1].type", "Convolution", "2-D convolution"),
        (b"conv1 1 1", "layers[1].name", "conv1", "Name of the layer"),
        (b"data conv1 0", "layers[1].bottoms[0]", "data", "takes"),
        (b"conv1 0=2", "layers[1].tops[0]", "conv1", "makes"),
        (b"6=4", "layers[1].params.weight_data_size", 4, "Number of weights. Parameter 6 of Convolution."),
        (b"-23310", "layers[1].params.activation_params", [0.1], "Parameter 10"),
        (b"-23330", "layers[2].params.shape_hints", [1, 2, 1, 1], "For each output blob"),
        (b"29=7", "layers[2].params.29", 7, "A parameter that Pooling does not have."),
    ],
)
def test_at_of_a_text_gives_the_token(net: Path, token: bytes, path: str, value: Any, doc: str) -> None:
    graph_of(net).write_bytes(GRAPH)
    offset = GRAPH.index(token)
    place = document("at", graph_of(net), str(offset + len(token.split()[0]) - 1))["place"]
    head = GRAPH[:offset]
    assert (place["path"], place["offset"]) == (path, offset)
    assert (place["line"], place["column"]) == (head.count(b"\n") + 1, offset - head.rfind(b"\n"))
    assert place["value"] == pytest.approx(value) if isinstance(value, list) else place["value"] == value
    assert doc in place["doc"]
    text = run("at", graph_of(net), str(offset)).stdout
    assert text.startswith(f"{path}: ")
    assert f" at line {place['line']}, column {place['column']}, byte {offset} ({offset:#x})\n" in text


def test_every_byte_of_a_text_has_a_place() -> None:
    for name in ("digits.param", "custom.param", "graph.param"):
        data = (SAMPLES / name).read_bytes()
        model = nkformats.parse(SAMPLES / name)
        for offset in range(len(data)):
            place: Any = model.at(offset)
            assert place.offset <= offset < place.offset + place.length
            assert str(place)
        with pytest.raises(IndexError):
            model.at(len(data))
        assert run("at", SAMPLES / name, str(len(data))).exit_code == 2


# -- custom operators -----------------------------------------------------------------------------------------------


def test_an_unknown_operator_stops_the_weights(custom: Path) -> None:
    result = run("validate", custom)
    assert result.exit_code == 3
    assert 'layer 1 "gain" is of the unknown operator Gain' in result.stdout
    text = run("inspect", custom).stdout
    assert re.search(r"^  custom    Gain \(unknown\)$", text, re.M)
    assert re.search(r'^  stops at  layer 1 "gain" ', text, re.M)
    assert document("inspect", custom)["graph"]["stopper"] == {"layer": 1, "name": "gain", "type": "Gain"}
    weights = custom.with_suffix(".bin")
    assert 'trailing  <80 bytes>  Not read: layer 1 "gain"' in run("hexdump", weights).stdout
    assert "Not read: layer 1" in run("at", weights, "4").stdout
    assert "Not read: layer 1" in run("dump", weights).stdout
    assert run("tensors", custom).stdout == "no tensors\n"


def test_a_registered_operator_is_read(custom: Path, table: Path) -> None:
    for path in (custom, custom.with_suffix(".bin")):
        assert run("validate", path, "--operators", table).exit_code == 0
        plain = document("tensors", path, "--operators", table)["tensors"]
        assert [row["name"] for row in plain] == ["gain.slope", "gain.table", "ip.weight", "ip.bias"]
        assert [row["max"] for row in plain] == [2, 5, 7, 4]
        assert re.search(r"^  custom    Gain \(registered\)$", run("inspect", path, "--operators", table).stdout, re.M)
    out = custom.with_name("out.param")
    assert run("convert", custom, "--operators", table, "--to", out).exit_code == 0
    assert out.with_suffix(".bin").read_bytes() == CUSTOM_BIN
    assert run("diff", custom, out, "--operators", table).exit_code == 0


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "no table in JSON"),
        ("[]", "no table by type name"),
        ("[" * 100_000, "no table in JSON: nested too deeply"),
        ('{"A": "nothing", "A": "nothing"}', "'A' stands there twice"),
        ('{"Convolution": "nothing"}', "'Convolution' is not for the caller to define"),
        ('{"A": 5}', "operator 'A': \"nothing\", or a table of weights, not 5"),
        ('{"A": {"w": []}}', "operator 'A', weight 'w'"),
        ('{"A": {"w": 32}}', "operator 'A', weight 'w'"),
        ('{"A": {"w": {"count": 0, "load": ["raw"]}}}', "operator 'A', weight 'w'"),
        ('{"A": {"_layout": 0}}', "operator 'A', weight '_layout'"),
        ('{"A": {"key_0": 0}}', "operator 'A', weight 'key_0'"),
        ('{"\\u001b[31m": 5}', r"'\x1b[31m'"),
    ],
)
def test_a_bad_table_is_a_wrong_call(custom: Path, write: Write, text: str, message: str) -> None:
    result = run("inspect", custom, "--operators", write("bad.json", text.encode()))
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr
    assert not CONTROL.search(result.stderr)


def test_a_table_that_is_not_there_or_no_text(custom: Path, write: Write) -> None:
    assert "No such file" in run("inspect", custom, "--operators", custom.with_name("none.json")).stderr
    assert run("inspect", custom, "--operators", write("bad.json", b"\xff")).exit_code == 2
    assert run("inspect", SAMPLES / "odd.nk", "--operators", write("ok.json", b"{}")).exit_code == 2


# -- diff -----------------------------------------------------------------------------------------------------------


def test_diff_by_layer_parameter_and_weight(net: Path, tmp_path: Path) -> None:
    model: Any = nkformats.parse(graph_of(net))
    model.layers[1].params.pad_left = 1
    del model.layers[2].params.pooling_type, model.layers[2].values[29]
    model.layers[3].name = "fc2"
    weight = model.tensors["conv1.weight"].to_numpy()
    weight.reshape(-1)[0] += 0.5
    model.tensors["conv1.weight"] = weight
    model.write(tmp_path / "b.param")
    result = run("diff", graph_of(net), tmp_path / "b.bin")
    assert result.exit_code == 1
    for line in (
        r"~ layers\.conv1\.params\.pad_left: 0 \(default\) -> 1", r"- layers\.pool\.params\.29: 7",
        r"- layers\.fc: InnerProduct \(pool -> prob\)", r"\+ layers\.fc2: InnerProduct \(pool -> prob\)",
        r"conv1\.weight +changed .* 1 +4 +0\.5", r"fc\.weight +removed .*", r"fc2\.weight +added .*",
    ):  # fmt: skip
        assert re.search(f"^{line}$", result.stdout, re.M), line
    plain = document("diff", graph_of(net), tmp_path / "b.param", status=1)
    assert list(plain) == ["schema_version", "a", "b", "same", "fields", "tensors"]
    changes = {one["path"]: one for one in plain["fields"]}
    assert (changes["layers.conv1.params.pad_left"]["a"], changes["layers.conv1.params.pad_left"]["b"]) == (0, 1)


def test_diff_of_storage_order_and_wiring(net: Path, tmp_path: Path) -> None:
    model: Any = nkformats.parse(graph_of(net))
    model.convert("fp16").write(tmp_path / "half.param")
    plain = document("diff", graph_of(net), tmp_path / "half.param", status=1)
    assert plain["fields"] == []
    assert [one["name"] for one in plain["tensors"]] == ["conv1.weight", "fc.weight"]
    assert plain["tensors"][0]["b"]["storage"] == "fp16"
    model.layers[2], model.layers[3] = model.layers[3], model.layers[2]
    model.layers[2].bottoms[0] = "conv1"
    model.write(tmp_path / "order.param")
    paths = [one["path"] for one in document("diff", graph_of(net), tmp_path / "order.param", status=1)["fields"]]
    assert paths == ["layers.fc.bottoms", "layers"]


def test_diff_of_the_two_notations_is_no_difference_but_the_names(net: Path) -> None:
    twin = net.with_name("twin.param.bin")
    assert run("convert", graph_of(net), "--to", twin).exit_code == 0
    for pairing in ((graph_of(net), twin), (twin, graph_of(net))):
        result = run("diff", *pairing)
        assert (result.exit_code, "only one of the two has names" in result.stderr) == (0, True)
    plain = document("diff", graph_of(net), twin)
    assert (plain["same"], len(plain["notes"])) == (True, 1)
    model: Any = nkformats.parse(twin)
    model.layers[1].params.stride_w = 2
    model.write(twin)
    (field,) = document("diff", graph_of(net), twin, status=1)["fields"]
    assert (field["path"], field["a"], field["b"]) == ("layers.conv1.params.stride_w", 1, 2)


def test_diff_with_a_lone_graph_compares_shapes(net: Path, write: Write) -> None:
    lone = write("lone.param", graph_of(net).read_bytes())
    result = run("diff", graph_of(net), lone)
    assert (result.exit_code, "only one of the two has weights" in result.stderr) == (0, True)
    assert "neither has weights" in run("diff", lone, lone).stderr
    changed = write("other.param", lone.read_bytes().replace(b"0=3 1=1 2=6", b"0=3 1=1 2=9"))
    assert document("diff", lone, changed, status=1)["tensors"][0]["name"] == "fc.weight"


# -- convert and run ------------------------------------------------------------------------------------------------


def test_convert_writes_both_files(net: Path, tmp_path: Path) -> None:
    same = tmp_path / "same.param"
    result = run("convert", graph_of(net), "--to", same)
    assert (result.exit_code, result.stdout, result.stderr) == (0, "", "")
    assert same.read_bytes() == graph_of(net).read_bytes()
    assert same.with_suffix(".bin").read_bytes() == weights_of(net).read_bytes()
    for storage in ("fp16", "bf16"):
        target = tmp_path / f"{storage}.bin"
        result = run("convert", weights_of(net), "--as", storage, "--to", target)
        assert result.exit_code == 0
        assert nkformats.parse(target).tensors["conv1.weight"].storage == storage
    # All of them fit.
    assert result.stderr == ""


def test_convert_tells_what_is_lost(net: Path, tmp_path: Path) -> None:
    target = tmp_path / "b.param.bin"
    result = run("convert", graph_of(net), "--as", "binary", "--to", target)
    assert result.exit_code == 0
    assert "lost: the names of 4 layers and 4 blobs\n" in result.stderr
    model = nkformats.parse(graph_of(net))
    model.tensors["conv1.bias"] = np.array([0.1, 0.2], "float32")
    model.tensors["fc.weight"] = np.array([1 + 2**-20, 2, 3, 4, 5, 6], "float32")
    model.write(graph_of(net))
    result = run("convert", graph_of(net), "--as", "fp16", "--to", tmp_path / "h.param")
    assert result.stderr == "lost: 1 of 10 values are rounded to fp16, by 9.53674e-07 at most\n"
    model.tensors["fc.weight"] = np.full(6, 1e6, "float32")
    model.write(graph_of(net))
    result = run("convert", graph_of(net), "--as", "fp16", "--to", tmp_path / "no.param")
    assert (result.exit_code, (tmp_path / "no.param").exists()) == (2, False)
    assert "expected values within float16, got 1e+06" in result.stderr


def test_convert_keeps_what_is_there(net: Path, tmp_path: Path) -> None:
    (tmp_path / "x.bin").write_bytes(b"mine")
    result = run("convert", graph_of(net), "--to", tmp_path / "x.param")
    assert (result.exit_code, "--force" in result.stderr) == (2, True)
    assert not (tmp_path / "x.param").exists()
    assert (tmp_path / "x.bin").read_bytes() == b"mine"
    assert run("convert", graph_of(net), "--to", tmp_path / "x.param", "--force").exit_code == 0
    assert run("convert", graph_of(net), "--to", "-").exit_code == 2
    assert run("convert", graph_of(net), "--as", "fp8", "--to", tmp_path / "y.param").exit_code == 2
    for notation, name in (("text", "y.param.bin"), ("binary", "y.param")):
        result = run("convert", graph_of(net), "--as", notation, "--to", tmp_path / name)
        assert (result.exit_code, (tmp_path / name).exists()) == (2, False)
    weights_of(net).unlink()
    assert run("convert", graph_of(net), "--to", "-").stdout_bytes == graph_of(net).read_bytes()
    assert run("convert", graph_of(net), "--as", "fp16", "--to", tmp_path / "z.param").exit_code == 2


def test_convert_between_dialects(tmp_path: Path) -> None:
    new, old = SAMPLES / "blocks.param", tmp_path / "old.param"
    assert run("convert", new, "--as", "202607", "--to", old).exit_code == 0
    assert nkformats.parse(old).variant == "202607"
    assert run("convert", old, "--as", "202610", "--to", tmp_path / "back.param").exit_code == 0
    assert (tmp_path / "back.bin").read_bytes() == new.with_suffix(".bin").read_bytes()


# -- broken files ---------------------------------------------------------------------------------------------------


def test_a_broken_text_is_named_with_line_and_column(net: Path) -> None:
    graph_of(net).write_bytes(GRAPH.replace(b"6=4", b"6=#"))
    column = GRAPH.split(b"\n")[3].index(b"6=4") + 3
    for path in (graph_of(net), weights_of(net)):
        for verb in ("inspect", "dump", "tensors"):
            result = run(verb, path)
            assert result.exit_code == 1
            assert re.match(rf"error: {re.escape(str(graph_of(net)))}: .* at line 4, column {column}, ", result.stderr)
        error = document("inspect", path, status=1)["error"]
        assert (error["file"], error["line"], error["column"]) == (str(graph_of(net)), 4, column)
        place = rf"at line 4, column {column}, .* of the \.param:"
        assert re.search(place, run("validate", path).stdout)
    # What stands before the fault is shown.
    assert "[0] Input data" in run("dump", graph_of(net)).stdout
    assert run("at", graph_of(net), str(GRAPH.index(b"Input"))).stdout.startswith("layers[0].type: 'Input'")
    # The place is none of the weights.
    result = run("hexdump", weights_of(net))
    assert (result.exit_code, hex_bytes(result.stdout)) == (1, weights_of(net).read_bytes())


def test_broken_weights_are_shown_as_far_as_they_were_read(net: Path) -> None:
    weights_of(net).write_bytes(weights_of(net).read_bytes()[:40])
    for path in (graph_of(net), weights_of(net)):
        result = run("tensors", path)
        assert result.exit_code == 1
        assert result.stdout.splitlines()[1].startswith("conv1.weight")
        assert re.match(rf'error: {re.escape(str(weights_of(net)))}: layers\[3\]\.body.* layer 3 "fc" ', result.stderr)
        assert run("dump", path).exit_code == run("inspect", path).exit_code == 1
    result = run("hexdump", "--full", weights_of(net))
    lines = [line for line in result.stdout.splitlines() if "[GEN001]" not in line]
    assert hex_bytes("\n".join(lines)) == weights_of(net).read_bytes()
    assert run("at", weights_of(net), "20").stdout.startswith("layers[1].body.bias.values")
    # The fault is none of the text.
    graph_of(net).write_bytes(GRAPH)
    result = run("at", graph_of(net), str(GRAPH.index(b"2=6")))
    assert (result.exit_code, result.stdout.partition(":")[0]) == (1, "layers[3].params.weight_data_size")


HOSTILE = (
    b"\x1b[31mRed", b"0=-1", b"0=2147483647", b"6=2147483647", b"1=0", b"-23310=-1,2", b"9=99", b"18=412", b"8=1",
    b"0=nan", b'6="a', b"-23330=4,1,2,3,4", b"99=1", b"\x00", b"\xff\xfe", b"\xe2\x80\xae", b"MemoryData", b"Gemm",
    b"LSTM", b"MultiHeadAttention", b"Unheard", b"0=1e30",
)  # fmt: skip
VERBS = (["inspect"], ["dump"], ["tensors"], ["validate"], ["hexdump"], ["at", "30"], ["inspect", "--json"],
         ["dump", "--json"], ["tensors", "--json"], ["validate", "--json"], ["at", "--json", "60"])  # fmt: skip


@pytest.mark.parametrize("verb", VERBS, ids=" ".join)
def test_nothing_but_a_status_comes_of_hostile_pairs(verb: list[str], net: Path, tmp_path: Path) -> None:
    chance = random.Random(" ".join(verb))
    names = ("digits", "blocks", "custom", "constants", "recurrent", "digits_codebook")
    pairs = [tuple((SAMPLES / f"{name}{end}").read_bytes() for end in (".param", ".bin")) for name in names]
    pairs.append((GRAPH, weights_of(net).read_bytes()))
    graph, weights = tmp_path / "m.param", tmp_path / "m.bin"
    for _ in range(150):
        text, data = map(bytearray, chance.choice(pairs))
        for _ in range(chance.randint(1, 3)):
            text, data = _mutant(chance, text, data)
        graph.write_bytes(text)
        weights.write_bytes(data)
        path = chance.choice((graph, weights))
        words = [verb[0], path, *verb[1:]]
        result = run(*words)
        assert result.exit_code in (0, 1, 2, 3)
        assert not CONTROL.search(result.stdout + result.stderr)


def _mutant(chance: random.Random, text: bytearray, data: bytearray) -> tuple[bytearray, bytearray]:
    kind = chance.randrange(6)
    if kind == 0:
        words = re.split(rb"(\s+)", bytes(text))
        words[chance.randrange(len(words))] = chance.choice(HOSTILE)
        return bytearray(b"".join(words)), data
    if kind == 1:
        lines = text.split(b"\n")
        lines[chance.randrange(len(lines))] += b" " + chance.choice(HOSTILE)
        return bytearray(b"\n".join(lines)), data
    if kind == 2:
        return text[: chance.randrange(len(text) + 1)], data
    if kind == 3:
        return text, data[: chance.randrange(len(data) + 1)]
    if kind == 4 and len(data) >= 4:
        at = chance.randrange(len(data) // 4) * 4
        data[at : at + 4] = chance.choice((b"\x47\x6b\x30\x01", b"\x38\x4b\x0d\x00", b"\x01\x00\x00\x00", b"\xff" * 4))
    elif text:
        text[chance.randrange(len(text))] = chance.randrange(256)
    return text, data


def test_names_of_layers_and_files_are_escaped(tmp_path: Path) -> None:
    name = tmp_path / "[red]\x1b[31m\x07.param"
    text = GRAPH.replace(b"conv1 1 1", b"\x1b[31mconv\xff 1 1").replace(b" prob", b" \xe2\x80\xaeprob")
    try:
        name.write_bytes(text)
    except (OSError, ValueError):
        name = tmp_path / "evil.param"
        name.write_bytes(text)
    name.with_suffix(".bin").write_bytes(struct.pack("<I4f2fI6f3f", 0, *range(6), 0, *range(9)))
    plain = tmp_path / "plain.param"
    plain.write_bytes(GRAPH)
    for words in (["inspect", name], ["dump", name], ["tensors", name], ["validate", name], ["diff", plain, name],
                  ["hexdump", name.with_suffix(".bin")], ["at", name.with_suffix(".bin"), "3"],
                  ["at", name, str(text.index(b"\x1b") + 1)], ["run", name, "--input", "1"],
                  ["convert", name, "--to", tmp_path / "o\x1b.param.bin"]):  # fmt: skip
        result = run(*words)
        assert not CONTROL.search(result.stdout + result.stderr), words
    assert r"\x1b[31mconv\udcff.weight" in run("tensors", name).stdout


def test_looking_needs_no_numpy() -> None:
    code = "import sys\nfrom nkformats.cli import main\nfor words in {}:\n main(words, standalone_mode=False)\n"
    code += "print(sorted({{'numpy', 'ml_dtypes', 'rich', 'dataclasses'}} & set(sys.modules)), file=sys.stderr)"
    stem = str(SAMPLES / "digits")
    calls = [[verb, stem + end] for verb in ("inspect", "dump", "validate") for end in (".param", ".bin", ".param.bin")]
    calls += [["hexdump", stem + ".bin"], ["at", stem + ".param", "50"]]
    done = subprocess.run(
        [sys.executable, "-c", code.format(calls)], capture_output=True, cwd=ROOT, timeout=60, check=True
    )
    assert done.stderr.decode().split() == ["[]"]


# -- the corpus -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PAIRS[::9])
def test_pairs_of_the_corpus(name: str) -> None:
    graph, weights = pair(name)
    for path in (graph, weights):
        for verb in ("inspect", "dump", "tensors"):
            assert run(verb, path).exit_code == 0
    assert hex_bytes(run("hexdump", "--full", weights).stdout) == weights.read_bytes()
    golden = answers("golden")[name]
    rows = document("tensors", weights)["tensors"]
    assert [row["offset"] for row in rows] == [one["data_offset"] for one in golden["weights"]]
    assert document("diff", graph, weights)["same"]


@pytest.mark.parametrize("name", PARAMBINS)
def test_a_binary_graph_differs_from_its_text_in_nothing_but_names(name: str) -> None:
    binary = FOLDER / "parambin" / name
    result = run("diff", text_twin(name), binary)
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize("entry", answers("wild") or [], ids=lambda entry: str(entry["name"])[:50])
def test_files_that_people_shipped(entry: dict[str, Any]) -> None:
    graph, weights = wild_files(entry)
    for path in (graph, *([weights] if weights else [])):
        for verb in ("inspect", "dump", "validate"):
            result = run(verb, path)
            assert result.exit_code in (0, 1, 2, 3)
            assert not CONTROL.search(result.stdout + result.stderr)


def test_copies_of_samples_convert_and_come_back(tmp_path: Path) -> None:
    for name in ("digits", "every_operator", "recurrent", "constants"):
        for end in (".param", ".bin"):
            shutil.copy(SAMPLES / f"{name}{end}", tmp_path)
        source, binary, back = (tmp_path / f"{name}{end}" for end in (".param", "2.param.bin", "3.param"))
        assert run("convert", source, "--to", binary).exit_code == 0
        assert run("convert", binary, "--to", back).exit_code == 0
        assert run("diff", source, binary).exit_code == 0
        assert back.with_suffix(".bin").read_bytes() == source.with_suffix(".bin").read_bytes()
