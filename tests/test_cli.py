"""The verbs of the command line, run in this process: what they print, as text and as JSON, and their exit status."""

from __future__ import annotations

import ast
import enum
import itertools
import re
import struct
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import nk_models
import numpy as np
import pytest

import nkformats
from command import document, run
from nkformats import cli
from nkformats.cli import tables, values
from nkformats.cli.diff import compare, same_bytes
from nkformats.cli.tensors import BLOCK, statistics

EVIL = "[red]\x1b[31m\x07\u202eevil\n"


@pytest.fixture
def write(tmp_path: Path) -> Callable[[nkformats.Model | bytes, str], Path]:
    def put(model: nkformats.Model | bytes, name: str = "a.nk") -> Path:
        path = tmp_path / name
        path.write_bytes(model if isinstance(model, bytes) else model.to_bytes())
        return path

    return put


@pytest.fixture
def cnn(write: Any) -> Path:
    return write(nk_models.cnn(), "cnn.nk")


@pytest.fixture
def int8(write: Any) -> Path:
    return write(nk_models.int8(), "int8.nk")


@pytest.fixture
def cut(write: Any) -> Path:
    """A file that ends within its weights."""
    return write(nk_models.cnn().to_bytes()[:400], "cut.nk")


@pytest.fixture
def evil(write: Any) -> Path:
    """A sound file with a name that would steer a terminal, and would be markup to rich."""
    model = nk_models.mlp()
    model.record.tests.cases[0].name = EVIL
    return write(model, "evil.nk")


# -- formats ------------------------------------------------------------------------------------------------------


def test_formats_lists_every_format() -> None:
    result = run("formats")
    assert result.exit_code == 0
    rows = [line.split()[0] for line in result.stdout.splitlines()]
    assert rows == ["name", *(one.name for one in nkformats.FORMATS)]


def test_formats_of_one_gives_its_limits_and_rules() -> None:
    for one in nkformats.FORMATS:
        result = run("formats", one.name)
        assert set(one.limits) | set(one.rules) <= set(result.stdout.split())
        (plain,) = document("formats", one.name)["formats"]
        assert plain["limits"] == one.limits
        assert [rule["id"] for rule in plain["rules"]] == list(one.rules)


# -- inspect ------------------------------------------------------------------------------------------------------


def test_inspect_shows_records_layers_tensors_and_findings(cnn: Path) -> None:
    text = run("inspect", cnn).stdout
    size = cnn.stat().st_size
    assert text.startswith(f"{cnn}: nk v3, netkit .nk neural network bundle, {size:,} bytes\n\nheader\n")
    assert re.search(r"^  input_shape +\[6, 6, 2, 0\]$", text, re.M)
    assert re.search(r"^  has_tests +yes$", text, re.M)
    assert re.search(r"^0  conv2d +kernel_size=3 stride=1 filters=4 .* weight 4x3x3x2, bias 4$", text, re.M)
    assert re.search(r"^3  flatten$", text, re.M)
    assert re.search(r"^0  first +0  float32 \[72\]  float32 \[3\]$", text, re.M)
    assert re.search(r"^weight +float32 +3 +216 +864$", text, re.M)
    assert text.endswith("findings\n  none\n")


def test_inspect_folds_lists_that_run_along_with_tensors(int8: Path) -> None:
    text = run("inspect", int8).stdout
    assert "weight_catalog" not in text
    assert re.search(r"^tensor +input_scale .*\nlayers\.0\.weight +0\.5 ", text, re.M)
    assert re.search(r"^layers\.3\.weight +float32 \[2\]$", text, re.M)


def test_inspect_shows_the_findings_in_file_order(write: Any) -> None:
    model = nk_models.mlp(version=1)
    path = write(nk_models.patched(model.to_bytes(), (0x31, b"\1")))
    plain = document("inspect", path)
    assert [(one["rule"], one["offset"]) for one in plain["findings"]] == [("NK101", 4), ("NK201", 0x31)]
    assert re.search(r"^warning +NK201 +49  layers\[0\]\.reserved", run("inspect", path).stdout, re.M)


def test_inspect_json_has_stable_keys(int8: Path) -> None:
    plain = document("inspect", int8)
    assert list(plain) == [
        "schema_version", "file", "format", "variant", "size", "complete", "error",
        "records", "lists", "tensors", "findings",
    ]  # fmt: skip
    assert plain["records"]["header"]["network_kind"] == {"name": "cnn", "value": 2}
    assert [layer["kind"]["name"] for layer in plain["lists"]["layers"]] == ["conv2d", "max_pool2d", "flatten", "dense"]
    assert plain["tensors"]["count"] == 4
    assert plain["tensors"]["groups"][0] == {"role": "weight", "dtype": "int8", "count": 2, "values": 51, "nbytes": 51}


def test_inspect_of_a_broken_file_shows_what_was_read(cut: Path) -> None:
    result = run("inspect", cut)
    assert result.exit_code == 1
    assert "conv2d" in result.stdout
    assert "findings" not in result.stdout
    assert re.fullmatch(r"error: .*cut\.nk: weights: at byte .* \[GEN001\]\n", result.stderr)
    plain = document("inspect", cut, status=1)
    assert plain["complete"] is False
    assert plain["error"]["rule"] == "GEN001"


def test_inspect_knows_formats_of_other_shapes(corpus: Path) -> None:
    """Tensors that stand in the layers themselves, and a notation whose bytes are no fields."""
    text = run("inspect", corpus / "nnn" / "2dmovedemo__0ca35ce.nnn").stdout
    assert re.search(r"^0  dense +leaky_relu +0\.05 .* bias 64, weights 4x64$", text, re.M)
    source = corpus / "nnn" / "ExampleNetwork__2e2f67c.json"
    assert re.search(r"^weights +float64 +2 ", run("inspect", source).stdout, re.M)
    assert "float64 [784, 89]" in run("dump", source).stdout
    assert document("tensors", source, "--no-stats")["tensors"][0]["offset"] is None
    for verb in (["hexdump", source], ["at", source, "0"]):
        result = run(*verb)
        assert result.exit_code == 2
        assert "are no fields" in result.stderr


# -- dump ---------------------------------------------------------------------------------------------------------


def test_dump_has_a_line_for_every_field(int8: Path) -> None:
    model = nkformats.parse(int8)
    text = run("dump", int8).stdout
    for span in model.spans():
        element = span.path.endswith("]")
        name = re.escape(span.path[span.path.rfind("[") :] if element else span.path.rpartition(".")[2])
        if not (element and span.field is not None and values.is_number_list(span.field)):
            assert re.search(rf"^{span.offset:08x} +{name}: ", text, re.M), span
    assert re.search(r"^ +alpha: 0\.01$", text.replace("00000044", " " * 8), re.M)
    assert re.search(r"^ {10}  = has_tests: yes$", text, re.M)


def test_dump_json_is_the_tree(int8: Path) -> None:
    record = document("dump", int8)["record"]
    model = nkformats.parse(int8)
    assert (record["$type"], record["$offset"], record["$length"]) == ("Nk", 0, model.size)
    layer = record["layers"][0]
    assert (layer["$offset"], layer["$length"]) == (48, 24)
    assert layer["kind"] == {"name": "conv2d", "value": 2}
    assert layer["body"]["alpha"] == pytest.approx(0.01)
    assert layer["body"]["$instances"]["pad_h_end"] == 1
    assert layer["reserved"] == {"nbytes": 3, "hex": "000000"}
    tensor = record["weights"]["tensors"][0]
    assert tensor == {
        "dtype": "int8", "shape": [3, 3, 3, 1], "nbytes": 27, "hex": bytes(model.record.weights.tensors[0]).hex(),
    }  # fmt: skip


def test_dump_json_has_a_digest_of_long_bytes(cnn: Path) -> None:
    import hashlib

    tensor = document("dump", cnn)["record"]["weights"]["tensors"][0]
    data = nkformats.parse(cnn).tensors["layers.0.weight"].data
    assert tensor["sha256"] == hashlib.sha256(data).hexdigest()
    assert "hex" not in tensor


@pytest.mark.parametrize(("value", "shown"), [("nan", "NaN"), ("inf", "Infinity"), ("-inf", "-Infinity")])
def test_numbers_that_json_does_not_have_are_texts(write: Any, value: str, shown: str) -> None:
    model = nk_models.cnn()
    model.record.layers[0].body.alpha = float(value)
    path = write(model)
    assert document("dump", path)["record"]["layers"][0]["body"]["alpha"] == shown
    assert f"alpha: {value}" in run("dump", path).stdout


def test_unknown_enum_values_and_texts_that_are_not_utf8(write: Any) -> None:
    model = nk_models.mlp()
    model.record.layers[0].body.activation = 99
    model.record.tests.cases[0].name = "a\udcffb"
    record = document("dump", write(model))["record"]
    assert record["layers"][0]["body"]["activation"] == {"name": None, "value": 99}
    assert record["tests"]["cases"][0]["name"] == {"nbytes": 3, "hex": "61ff62"}


def test_dump_leaves_out_a_constant_that_is_not_there(write: Any) -> None:
    path = write(nk_models.patched(nk_models.cnn().to_bytes(), (0, b"NOPE")))
    result = run("dump", "--format", "nk", path)
    assert result.exit_code == 1
    assert "header.magic: at byte 0 (0x0): expected the bytes b'NKIT', got b'NOPE'" in result.stderr
    assert "magic" not in result.stdout
    assert "magic" not in document("dump", "--format", "nk", path, status=1)["record"]["header"]


@pytest.mark.parametrize(
    ("value", "code", "shown"),
    [(0.01, "<f", "0.01"), (1e-5, "<f", "1e-05"), (3.4028234663852886e38, "<f", "3.4028235e+38"), (0.1, "<d", "0.1"),
     (-0.0, "<f", "-0.0"), (16777216.0, "<f", "16777216.0"), (65504.0, "<e", "65500.0")],
)  # fmt: skip
def test_floats_are_shown_as_the_shortest_decimal_of_their_width(value: float, code: str, shown: str) -> None:
    stored = struct.pack(code, value)
    assert values.float_text(struct.unpack(code, stored)[0], code) == shown
    assert struct.pack(code, float(shown)) == stored


# -- tensors ------------------------------------------------------------------------------------------------------


def test_tensors_has_place_and_statistics(cnn: Path) -> None:
    model = nkformats.parse(cnn)
    plain = document("tensors", "--sha256", cnn)["tensors"]
    assert [one["name"] for one in plain] == list(model.tensors)
    for one in plain:
        tensor = model.tensors[one["name"]]
        array = tensor.to_numpy()
        assert (one["dtype"], tuple(one["shape"])) == (tensor.dtype, tensor.shape)
        assert (one["min"], one["max"]) == (array.min(), array.max())
        assert one["mean"] == pytest.approx(array.mean(dtype="float64"))
        assert one["nonfinite"] == 0
        start = one["offset"]
        assert cnn.read_bytes()[start : start + one["nbytes"]] == bytes(tensor.data)
    assert list(plain[0]) == [
        "name", "dtype", "shape", "offset", "nbytes", "storage", "path", "min", "max", "mean", "nonfinite", "sha256",
    ]  # fmt: skip
    row = rf"^layers\.0\.weight +float32 +4x3x3x2 +{plain[0]['offset']} +288 +-11 +11 "
    assert re.search(row, run("tensors", cnn).stdout, re.M)


def test_tensors_counts_what_is_not_finite(write: Any) -> None:
    model = nk_models.mlp()
    model.tensors["layers.0.weight"] = np.array([[np.nan, np.inf, 2]] * 2 + [[-np.inf, 1, 3]] * 2, "float32")
    model.tensors["layers.0.bias"] = np.full(4, np.nan, "float32")
    first, *_ = plain = document("tensors", write(model))["tensors"]
    assert (first["min"], first["max"], first["mean"], first["nonfinite"]) == (1.0, 3.0, 2.0, 6)
    bias = next(one for one in plain if one["name"] == "layers.0.bias")
    assert (bias["min"], bias["max"], bias["mean"], bias["nonfinite"]) == (None, None, None, 4)


def test_tensors_that_do_not_fit_their_bytes_have_no_statistics(write: Any) -> None:
    # The first catalog entry of the model; its dtype becomes one that does not exist.
    model = nk_models.mlp()
    entry = next(span.offset for span in model.spans() if span.path == "weight_catalog[0].dtype")
    first = document("tensors", write(nk_models.patched(model.to_bytes(), (entry, b"\x09"))))["tensors"][0]
    assert (first["dtype"], first["min"], first["nonfinite"]) == ("unknown", None, None)


@pytest.mark.parametrize("dtype", ["int8", "uint8", "int32", "float16", "float32", "float64", "bool"])
def test_statistics_over_several_blocks(dtype: str) -> None:
    array = (np.arange(2 * BLOCK + 7) % 101).astype(dtype).reshape(1, -1)
    low, high, mean, bad = statistics(array)
    assert (low, high, bad) == (array.min(), array.max(), 0)
    assert mean == pytest.approx(array.mean(dtype="float64"))


def test_statistics_of_bfloat16() -> None:
    ml_dtypes = pytest.importorskip("ml_dtypes")
    assert statistics(np.array([1, np.nan, 3], ml_dtypes.bfloat16)) == (1.0, 3.0, 2.0, 1)


def test_large_payloads_are_not_copied() -> None:
    one, other = np.zeros(1 << 24, "float32"), np.zeros(1 << 24, "float32")
    tracemalloc.start()
    try:
        statistics(one)
        compare(one, other)
        same_bytes(one, other)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < one.nbytes // 4


# -- hexdump and at -----------------------------------------------------------------------------------------------


def hex_lines(text: str) -> Iterator[tuple[int, bytes]]:
    """Offset and bytes of each line."""
    for line in text.splitlines():
        assert re.match(r"[0-9a-f]{8}  ", line), line
        yield int(line[:8], 16), bytes.fromhex(line[10:57])


def test_hexdump_owns_every_byte_once(int8: Path) -> None:
    data = int8.read_bytes()
    seen = b""
    for offset, part in hex_lines(run("hexdump", "--full", int8).stdout):
        assert offset == len(seen)
        seen += part
    assert seen == data
    text = run("hexdump", "--full", int8).stdout
    for span in nkformats.parse(int8).spans():
        if span.length:
            assert re.search(rf"^{span.offset:08x} .*  {re.escape(span.path)}(  |$)", text, re.M), span


def test_hexdump_elides_long_fields(cnn: Path) -> None:
    lines = run("hexdump", "--path", "weights.tensors[0]", cnn).stdout.splitlines()
    assert len(lines) == 6
    assert lines[0].endswith("weights.tensors[0]  float32 [4, 3, 3, 2]")
    assert lines[4] == "*         208 more bytes"
    assert len(run("hexdump", "--full", "--path", "weights.tensors[0]", cnn).stdout.splitlines()) == 288 // 16


def test_hexdump_of_a_range_or_a_path(cnn: Path) -> None:
    text = run("hexdump", "--range", "0x30:0x36", cnn).stdout
    assert [part for _, part in hex_lines(text)] == [b"\2", b"\0\0\0", b"\3\0"]
    assert run("hexdump", "--path", "header", cnn).stdout == run("hexdump", "--range", ":48", cnn).stdout
    assert len(run("hexdump", "--path", "header.input_shape", cnn).stdout.splitlines()) == 4
    for args in (["--range", "5"], ["--range", "5:3"], ["--range", "a:b"], ["--range", "99999:"], ["--path", "nope"],
                 ["--path", "header", "--range", "0:4"]):  # fmt: skip
        assert run("hexdump", *args, cnn).exit_code == 2


def test_hexdump_of_a_broken_file_shows_the_error_and_the_rest(cut: Path) -> None:
    result = run("hexdump", "--full", cut)
    assert result.exit_code == 1
    (error,) = (line for line in result.stdout.splitlines() if "[GEN001]" in line)
    assert "weights: expected " in error
    rest = [line for line in result.stdout.splitlines() if line != error]
    assert b"".join(part for _, part in hex_lines("\n".join(rest))) == cut.read_bytes()
    assert "not read" in rest[result.stdout.splitlines().index(error)]


def test_hexdump_marks_the_field_that_was_refused(write: Any) -> None:
    path = write(nk_models.patched(nk_models.cnn().to_bytes(), (0x1C, b"\xff\xff\xff\xff")))
    result = run("hexdump", path)
    assert result.exit_code == 1
    assert re.search(r"^0000001c  ff ff ff ff .* header\.num_layers  \(refused\)\n0000001c  header\.num_layers: ",
                     result.stdout, re.M)  # fmt: skip


def test_hexdump_shows_the_bytes_of_a_wrong_constant(write: Any) -> None:
    path = write(nk_models.patched(nk_models.cnn().to_bytes(), (0, b"NOPE")))
    first, second = run("hexdump", "--format", "nk", path).stdout.splitlines()[:2]
    assert first == "00000000  header.magic: expected the bytes b'NKIT', got b'NOPE' [NK001]"
    assert second.startswith("00000000  4e 4f 50 45 ")
    assert second.endswith("  not read")


def test_at_gives_field_and_documentation(cnn: Path) -> None:
    text = run("at", cnn, "0x35").stdout
    assert text.startswith("layers[0].body.kernel_size: 3\n  integer, 4 bytes at 52 (0x34)\n  Height and width")
    place = document("at", cnn, "49")["place"]
    assert (place["path"], place["offset"], place["length"]) == ("layers[0].reserved", 49, 3)
    assert place["rule"] == "NK201"
    assert list(place) == ["path", "offset", "length", "type", "value", "expected", "rule", "doc", "ref"]
    assert run("at", cnn, "99999").exit_code == 2
    assert run("at", cnn, "x").exit_code == 2


def test_at_of_a_broken_file(cut: Path) -> None:
    result = run("at", cut, "4")
    assert (result.exit_code, result.stdout.splitlines()[0]) == (1, "header.version: 3")
    assert document("at", cut, "399", status=1)["place"] is None


# -- validate -----------------------------------------------------------------------------------------------------


def test_validate_gives_verdict_and_status(cnn: Path, cut: Path, write: Any) -> None:
    warned = write(nk_models.mlp(version=1), "old.nk")
    unknown = write(b"hello, world", "hello")
    missing = cnn.parent / "missing.nk"
    for paths, status in (
        ([cnn], 0), ([cut], 1), ([warned], 0), (["--strict", warned], 1), ([unknown], 3), ([cnn, unknown], 0),
        ([cnn, cut, unknown], 1), ([missing], 2), ([cut, missing], 2), ([cnn.parent], 1), ([], 2),
    ):  # fmt: skip
        assert run("validate", *paths).exit_code == status, paths
    result = run("validate", cnn, cut, warned, unknown, missing)
    assert result.stdout.splitlines()[0] == f"{cnn}: sound (nk v3)"
    assert f"{cut}: broken (nk v3), 1 error\n  error GEN001 weights at byte " in result.stdout
    assert f"{warned}: sound (nk v1), 1 warning\n  warning NK101 header.version at byte 4 (0x4): " in result.stdout
    assert f"{unknown}: not validated: " in result.stdout
    last = result.stderr.splitlines()[-1]
    assert last == "5 files: 2 sound, 1 broken, 1 not validated, 1 could not be read"


def test_validate_json_has_stable_keys(cut: Path, cnn: Path) -> None:
    plain = document("validate", cnn, cut, status=1)
    assert list(plain) == ["schema_version", "reports", "trouble"]
    sound, broken = plain["reports"]
    assert list(sound) == ["source", "verdict", "format", "variant", "reason", "findings", "error"]
    assert (sound["verdict"], sound["findings"], sound["error"]) == ("sound", [], None)
    assert list(broken["findings"][0]) == [
        "rule", "severity", "path", "offset", "length", "message", "file", "line", "column",
    ]  # fmt: skip
    assert broken["error"]["rule"] == "GEN001"


# -- diff ---------------------------------------------------------------------------------------------------------


def test_diff_of_the_same(cnn: Path, write: Any) -> None:
    twin = write(cnn.read_bytes(), "twin.nk")
    assert run("diff", cnn, twin).exit_code == 0
    plain = document("diff", cnn, twin)
    assert (plain["same"], plain["fields"], plain["tensors"]) == (True, [], [])


def test_diff_reports_fields_and_tensors(cnn: Path, write: Any) -> None:
    model = nk_models.cnn()
    model.record.layers[0].body.stride = 2
    changed = model.tensors["layers.0.weight"].to_numpy()
    changed[0, 0, 0, 0] += 0.5
    changed[1, 1, 1, 1] -= 2
    model.tensors["layers.0.weight"] = changed
    result = run("diff", cnn, write(model, "b.nk"))
    assert result.exit_code == 1
    assert "~ layers[0].body.stride: 1 -> 2\n" in result.stdout
    assert re.search(r"^layers\.0\.weight +changed .* 2 +72 +2$", result.stdout, re.M)
    plain = document("diff", cnn, write(model, "b.nk"), status=1)
    assert list(plain) == ["schema_version", "a", "b", "same", "fields", "tensors"]
    (field,), (tensor,) = plain["fields"], plain["tensors"]
    assert field == {
        "path": "layers[0].body.stride", "derived": False, "change": "changed", "a": 1, "b": 2, "values": None,
    }  # fmt: skip
    assert tensor["values"] == {"changed": 2, "count": 72, "max_abs_difference": 2.0}


def test_diff_of_structure(cnn: Path, write: Any) -> None:
    model = nk_models.cnn()
    model.remove("layers", 4)
    model.record.tests = None
    model.tensors["layers.0.weight"] = np.zeros((4, 3, 3, 1), "float32")
    plain = document("diff", cnn, write(model, "b.nk"), status=1)
    fields = {one["path"]: one for one in plain["fields"]}
    assert fields["layers[4]"]["change"] == "removed"
    assert fields["tests"]["change"] == "removed"
    assert fields["header.num_layers"]["derived"]
    tensors = {one["name"]: one for one in plain["tensors"]}
    assert tensors["layers.4.weight"]["b"] is None
    assert tensors["layers.0.weight"]["b"]["shape"] == [4, 3, 3, 1]
    assert tensors["layers.0.weight"]["values"] is None
    back = document("diff", cnn.parent / "b.nk", cnn, status=1)
    assert {one["change"] for one in back["fields"]} == {"added", "changed"}


@pytest.mark.parametrize("field", ["layers[0].body.alpha", "tests.cases[0].input_data", "layers[0].reserved"])
def test_diff_misses_no_byte(cnn: Path, write: Any, field: str) -> None:
    span = next(span for span in nkformats.parse(cnn).spans() if span.path == field)
    other = bytearray(cnn.read_bytes())
    other[span.offset] ^= 1
    (change,) = document("diff", cnn, write(bytes(other), "b.nk"), status=1)["fields"]
    assert change["path"] == field


def test_diff_tells_nan_from_nan_and_zero_from_zero(write: Any) -> None:
    model = nk_models.cnn()
    offset = next(span.offset for span in model.spans() if span.path == "layers[0].body.alpha")
    paths = []
    for number, stored in enumerate((b"\0\0\xc0\x7f", b"\1\0\xc0\x7f", b"\1\0\x80\x7f", b"\0\0\0\0", b"\0\0\0\x80")):
        paths.append(write(nk_models.patched(model.to_bytes(), (offset, stored)), f"{number}.nk"))
    for one, other in itertools.pairwise(paths):
        assert document("diff", one, other, status=1)["fields"][0]["path"] == "layers[0].body.alpha"
    assert "nan (bytes 0100c07f) -> nan (bytes 0100807f)" in run("diff", paths[1], paths[2]).stdout


def test_diff_in_trouble(cnn: Path, cut: Path) -> None:
    assert run("diff", cnn, cut).exit_code == 2
    assert run("diff", cnn, cnn.parent / "missing.nk").exit_code == 2
    assert run("diff", "-", "-").exit_code == 2


def test_compare_of_other_dtypes_and_of_what_is_not_finite() -> None:
    one = np.array([1, 2, np.nan, np.inf, -np.inf], "float32")
    assert compare(one, one) == {"changed": 0, "count": 5, "max_abs_difference": 0.0}
    assert compare(one, np.array([1, 2, 3, 4, 5], "int8")) == {"changed": 3, "count": 5, "max_abs_difference": 0.0}
    assert compare(one[2:], np.zeros(3, "float32")) == {"changed": 3, "count": 3, "max_abs_difference": None}
    assert compare(one, one[:4]) is None


# -- every verb ---------------------------------------------------------------------------------------------------

READERS: tuple[list[str], ...] = (["inspect"], ["dump"], ["tensors"], ["hexdump"], ["validate"])


@pytest.mark.parametrize("verb", READERS, ids=" ".join)
def test_nothing_but_a_status_comes_of_broken_bytes(verb: list[str], write: Any) -> None:
    """Every truncation, and bytes changed at every place of the metadata."""
    data = nk_models.int8().to_bytes()
    meta = next(span.offset for span in nkformats.parse(data).spans() if span.path == "weights.tensors[0]")
    mutants = [data[:end] for end in range(0, len(data), 3)]
    mutants += [nk_models.patched(data, (at, byte)) for at in range(0, meta, 2) for byte in (b"\0", b"\xff")]
    path = write(data)
    for mutant in mutants:
        path.write_bytes(mutant)
        for flag in ["--json"] if verb != ["hexdump"] and len(mutant) % 2 else []:
            assert run(*verb, flag, "--format", "nk", path).exit_code in (0, 1)
        assert run(*verb, "--format", "nk", path).exit_code in (0, 1)


@pytest.mark.parametrize("verb", READERS, ids=" ".join)
def test_standard_input_is_a_file(verb: list[str], cnn: Path) -> None:
    piped, read = run(*verb, "-", data=cnn.read_bytes()), run(*verb, cnn)
    assert piped.exit_code == 0
    assert piped.stdout.replace("<stdin>", str(cnn)) == read.stdout
    assert run("diff", "-", cnn, data=cnn.read_bytes()).exit_code == 0


@pytest.mark.parametrize("verb", [*READERS, ["at", "5"], ["diff"]], ids=" ".join)
def test_no_byte_of_a_file_or_a_file_name_is_printed_as_it_is(verb: list[str], evil: Path, write: Any) -> None:
    name = evil.with_name("[red]\x1b[31m\x07\u202e.nk")
    try:
        name.write_bytes(evil.read_bytes())
    except (OSError, ValueError):
        name = evil
    plain = write(nk_models.mlp(), "plain.nk")
    args = {"at": [name, *verb[1:]], "diff": [plain, name]}.get(verb[0], [name])
    broken = evil.with_name(f"{name.name}.cut")
    broken.write_bytes(evil.read_bytes()[:300])
    for result in (run(verb[0], *args), run(verb[0], *[broken if arg == name else arg for arg in args])):
        for text in (result.stdout, result.stderr):
            assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]", text)
    if verb[0] in ("inspect", "dump", "hexdump", "diff"):
        assert r"[red]\x1b[31m\x07\u202eevil\n" in run(verb[0], *args).stdout


def test_a_file_name_in_a_usage_error_is_escaped() -> None:
    result = run("inspect", "--no\x1bsuch")
    assert result.exit_code == 2
    assert "\x1b" not in result.output


@pytest.mark.parametrize(
    "args",
    [[], ["nope"], ["inspect"], ["inspect", "--format", "nope", "x"], ["inspect", "--limit", "a", "x"],
     ["inspect", "missing"], ["inspect", "bad\0name"], ["inspect", "."], ["diff", "a"], ["formats", "nope"]],
    ids=str,
)  # fmt: skip
def test_what_cannot_be_done_is_status_2(args: list[str]) -> None:
    result = run(*args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "error: " in result.stderr


def test_limits_and_formats_can_be_chosen(cnn: Path) -> None:
    result = run("validate", "--limit", "header.num_layers=4", cnn)
    assert result.exit_code == 1
    assert "(limit header.num_layers)" in result.stdout
    assert run("inspect", "--limit", "file.bytes=10", cnn).exit_code == 1
    assert "no limit 'nope'" in run("inspect", "--limit", "nope=1", cnn).stderr
    assert run("inspect", "--variant", "v3", cnn).exit_code == 0
    assert run("inspect", "--variant", "v4", cnn).exit_code == 1


@pytest.mark.parametrize("verb", cli.VERBS)
def test_every_verb_has_help_with_an_example(verb: str) -> None:
    text = run(verb, "--help").stdout
    assert f"  nkformats {verb} " in text or f"  nkformats {verb}\n" in text
    assert "\\b" not in text
    assert f"\n  {verb} " in run("--help").stdout


def test_tables_are_not_cut_where_there_is_no_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    table = tables.Table(["name", "n"], right={"n"})
    table.add("x" * 500, "1")
    table.add(("y", "red"), "22")
    tables.show(table)
    assert capsys.readouterr().out == f"name{' ' * 496}   n\n{'x' * 500}   1\ny{' ' * 499}  22\n"


def test_the_command_line_names_no_format_and_no_layer_kind() -> None:
    """What is shown comes from the records and their layout, so a new format or layer needs no change here."""
    names = {one.name for one in nkformats.FORMATS}
    for one in nkformats.FORMATS:
        for value in vars(one.module).values():
            if isinstance(value, type) and issubclass(value, enum.IntEnum):
                names |= {member.name.lower() for member in value}
    # Words of everyday use, too: an activation, kinds of padding, reductions, operators of two numbers, a word of DOT.
    names -= {"none", "same", "edge", "valid", "min", "max", "mean", "added", "auto", "full", "zeros"}
    for path in Path(cli.__file__).parent.glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        expressions = (node.value for node in ast.walk(tree) if isinstance(node, ast.Expr))
        documentation = {id(value) for value in expressions if isinstance(value, ast.Constant)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
                assert not names & set(re.findall(r"\w+", node.value)), f"{path.name}:{node.lineno}"


@pytest.mark.parametrize("verb", cli.VERBS)
def test_every_verb_tells_its_exit_statuses(verb: str) -> None:
    """Those of the group, so that nobody has to guess which of them a verb has."""
    text = " ".join(run(verb, "--help").stdout.split())
    said = re.search(r"Exit status[^:]*: (.*?)(?: JSON: | Examples: | SARIF: )", text)
    assert said is not None, text
    assert re.search(r"\b0 ", said[1])
    assert re.search(r"\b2 ", said[1])
