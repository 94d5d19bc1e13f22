"""What has gone wrong for people who read, write or check such files, as they reported it: each with its outcome.

One test a report, named by its row in the table of public reports, with its source and a file made for the kind of
fault that it is an instance of.
"""

from __future__ import annotations

import io
import json
import math
import mmap
import os
import re
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nk_models
import nnn_models
import numpy as np
import pytest
from click.testing import CliRunner, Result
from subjects import replaced

import nkformats
from conftest import SHARED
from nkformats import FormatError
from nkformats.cli import main

NCNN, NETRON = "https://github.com/Tencent/ncnn", "https://github.com/lutzroeder/netron"
KAITAI = "https://github.com/kaitai-io/kaitai_struct"

#: Rows of the table and where they come from.
SOURCES = {
    "N01": (f"{NCNN}/issues/6913", f"{NCNN}/pull/6916"),
    "N03": (f"{NCNN}/issues/6915",),
    "N05": (f"{NCNN}/pull/6922",),
    "N07": (f"{NCNN}/issues/6686",),
    "N09": (f"{NCNN}/pull/848",),
    "N11": (f"{NCNN}/pull/4236",),
    "N13": (f"{NCNN}/issues/1277",),
    "N15": (f"{NCNN}/issues/706",),
    "N17": (f"{NCNN}/issues/1039",),
    "N19": (f"{NCNN}/issues/357",),
    "N21": (f"{NCNN}/issues/1190", f"{NCNN}/issues/5279"),
    "N22": (f"{NCNN}/issues/1692", f"{NCNN}/issues/6488"),
    "N24": (f"{NCNN}/issues/1249", f"{NCNN}/issues/5906"),
    "N26": (f"{NCNN}/issues/4410", f"{NCNN}/pull/5149"),
    "N28": (f"{NCNN}/issues/6410", f"{NCNN}/issues/5089"),
    "N30": (f"{NETRON}/issues/385", f"{NETRON}/issues/397"),
    "N35": tuple(f"{NCNN}/issues/{number}" for number in (827, 1043, 2339, 1044)),
    "N36": (f"{NCNN}/issues/395", f"{NCNN}/issues/4298"),
    "S39": ("https://github.com/safetensors/safetensors/issues/668",),
    "S44": (
        "https://github.com/safetensors/safetensors/issues/220",
        "https://github.com/vllm-project/vllm/pull/53537",
    ),
    "S46": ("https://github.com/Comfy-Org/ComfyUI/issues/15602",),
    "G48": ("https://github.com/ggml-org/llama.cpp/issues/27203", "https://github.com/ggml-org/llama.cpp/pull/18674"),
    "G50": (
        "https://github.com/ggml-org/llama.cpp/pull/24988",
        "https://github.com/gittensor-ai-lab/sparkinfer/issues/24",
    ),
    "K59": (f"{KAITAI}/issues/981", f"{KAITAI}/issues/581", f"{KAITAI}_webide/issues/186"),
    "K60": (f"{KAITAI}/issues/761",),
    "C62": ("https://github.com/construct/construct/issues/728",),
    "M64": tuple(f"https://github.com/protectai/modelscan/issues/{number}" for number in (218, 134, 328)),
    "M66": tuple(f"https://github.com/promptfoo/modelaudit/pull/{number}" for number in (1607, 1610)),
}

#: Rows about ONNX files: external data, its tensors, and converting from it.
OF_ONNX = {"N32", "S41", "O51", "O53", "O55", "O57"}


def test_every_row_has_a_test() -> None:
    """Each row that is about these formats, where the table is at hand; and each has its source in the table."""
    tested = {name[5:8].upper() for name in globals() if re.match(r"test_[a-z]\d\d_", name)}
    assert tested == set(SOURCES)
    table = SHARED / "facts" / "public_reports.md"
    if not table.exists():
        pytest.skip("no table of public reports")
    rows = {found[1]: found[0] for found in re.finditer(r"(?m)^\| ([A-Z]\d\d) \|.*$", table.read_text("utf-8"))}
    assert set(rows) - OF_ONNX == tested
    for row, sources in SOURCES.items():
        assert all(f"({source})" in rows[row] for source in sources), row


# -- a small network of each format ------------------------------------------------------------------------------------

BASE = b"""7767517
3 3
Input data 0 1 data 0=4 1=4 2=1
InnerProduct fc 1 1 data fc 0=10 1=1 2=160
Softmax prob 1 1 fc prob 0=0
"""
TAG = struct.pack("<I", 0)
WEIGHTS = TAG + np.linspace(-1, 1, 160, dtype="<f4").tobytes() + np.linspace(1, 2, 10, dtype="<f4").tobytes()
MLP = nk_models.mlp().to_bytes()
DENSE = nnn_models.encode(nnn_models.NETS["dense"], 7)


@pytest.fixture
def pair(tmp_path: Path) -> Callable[..., nkformats.Report]:
    """The report on a graph and its weights, as two files of one name."""

    def report(graph: bytes = BASE, weights: bytes | None = WEIGHTS, name: str = "m.param") -> nkformats.Report:
        for path in tmp_path.glob("m.*"):
            path.unlink()
        (tmp_path / name).write_bytes(graph)
        if weights is not None:
            (tmp_path / "m.bin").write_bytes(weights)
        return nkformats.validate(tmp_path / name)

    return report


def changed(old: bytes, new: bytes) -> bytes:
    """The network with one change."""
    assert old in BASE
    return BASE.replace(old, new, 1)


def rules(report: nkformats.Report) -> set[str]:
    return {finding.rule for finding in report.findings}


def run(*args: Any) -> Result:
    return CliRunner().invoke(main, [str(arg) for arg in args], catch_exceptions=False)


def layers(*lines: str, blobs: int) -> bytes:
    return "\n".join(["7767517", f"{len(lines)} {blobs}", *lines, ""]).encode()


Pair = Callable[..., nkformats.Report]


def test_the_networks_are_sound(pair: Pair) -> None:
    for report in (pair(), nkformats.validate(MLP), nkformats.validate(DENSE)):
        assert (report.verdict, report.findings) == ("sound", [])


# -- ncnn --------------------------------------------------------------------------------------------------------------


def test_n01_a_blob_count_that_is_too_small(pair: Pair) -> None:
    """The loader's table has room for one blob and three are written."""
    report = pair(changed(b"3 3", b"3 1"))
    assert report.verdict == "broken"
    assert rules(report) == {"NCNN401"}
    binary = pair().model.to_files(variant="binary")[".param.bin"]  # type: ignore[union-attr]
    assert pair(replaced(binary, (8, struct.pack("<i", 1))), name="m.param.bin").verdict == "broken"


@pytest.mark.parametrize(("value", "verdict"), [(b' 4="', "broken"), (b' 4=""', "sound"), (b" 4=", "broken")])
def test_n03_quoted_values_at_the_end(value: bytes, verdict: str, pair: Pair) -> None:
    """The last bytes of the file are a quote, and no line end follows."""
    report = pair(BASE[:-1] + value)
    assert report.verdict == verdict
    assert (verdict == "broken") == bool(rules(report) & {"NCNN045", "NCNN034"})


@pytest.mark.parametrize("count", ["2147483647", "-1", "-2147483648", "4294967296", "9" * 40])
def test_n05_counts_out_of_range(count: str, pair: Pair) -> None:
    """Of layers, blobs, inputs and outputs: none is believed."""
    number = count.encode()
    for graph in (
        changed(b"3 3", number + b" 3"), changed(b"3 3", b"3 " + number),
        changed(b"prob 1 1", b"prob %s 1" % number), changed(b"prob 1 1", b"prob 1 %s" % number),
    ):  # fmt: skip
        report = pair(graph)
        assert report.verdict == "broken"
        assert rules(report) & {"NCNN016", "NCNN022", "NCNN021"}


def test_n05_a_hint_of_the_shape_of_no_output(pair: Pair) -> None:
    """The reference divides by the number of outputs."""
    report = pair(changed(b"fc 1 1 data fc", b"fc 1 0 data") + b"\n")
    hinted = pair(changed(b"fc 1 1 data fc 0", b"fc 1 0 data -23330=4,1,10,1,1 0"))
    assert report.verdict == hinted.verdict == "broken"
    assert "NCNN412" in rules(hinted)


def test_n07_zero_outputs_and_sizes_that_overflow(pair: Pair) -> None:
    report = pair(changed(b"0=10", b"0=0"))
    assert report.verdict == "broken"
    assert report.findings[0].path == "layers[1].params.num_output"
    most = 2**31 - 1
    for sizes in (f"0={most} 1={most} 2={most}", "0=65536 1=65536", f"0={most} 1=2 2=2 11=2", "0=1073741824 1=4"):
        graph = layers(f"MemoryData m 0 1 m {sizes}", blobs=1)
        assert pair(graph, bytes(16)).verdict == "broken", sizes


@pytest.mark.parametrize(("count", "rule"), [(b"4 3", "NCNN017"), (b"2 3", "NCNN018")])
def test_n09_a_layer_count_that_is_wrong_by_one(count: bytes, rule: str, pair: Pair) -> None:
    """One more crashed the loader, one less drops a layer in silence."""
    report = pair(changed(b"3 3", count))
    assert report.verdict == "broken"
    assert rule in rules(report)


@pytest.mark.parametrize(
    ("name", "verdict"), [(b"n" * 255, "sound"), (b"n" * 256, "broken"), ("é".encode() * 128, "broken")]
)
def test_n11_names_are_at_most_255_bytes(name: bytes, verdict: str, pair: Pair) -> None:
    """Bytes, not characters; what is longer the reference cuts in two."""
    report = pair(changed(b"Softmax prob", b"Softmax " + name))
    assert report.verdict == verdict
    assert report.model is not None
    assert report.model.layers[2].name.encode() == name  # type: ignore[attr-defined]


@pytest.mark.parametrize("spelled", ["1", "1.0", "1e0"])
def test_n13_a_float_that_is_spelled_as_a_whole_number(spelled: str, pair: Pair) -> None:
    """It is the number 1, in the text and in the binary form that is made from it."""
    graph = layers("Input data 0 1 data 0=4", f"BinaryOp add 1 1 data x 0=0 1=1 2={spelled}", blobs=2)
    report = pair(graph, b"")
    assert report.verdict == "sound"
    model: Any = report.model
    assert model.layers[1].params.b == 1.0
    binary = model.to_files(variant="binary")[".param.bin"]
    again: Any = pair(binary, b"", name="m.param.bin").model
    assert again.layers[1].params.b == 1.0
    # A writer that put the whole number there made a float next to nothing of it.
    word = binary.rindex(struct.pack("<if", 2, 1.0)) + 4
    report = pair(replaced(binary, (word, struct.pack("<i", 1))), b"", name="m.param.bin")
    assert report.verdict == "broken"
    assert rules(report) == {"NCNN431"}


def test_n15_a_last_value_of_three_digits(tmp_path: Path) -> None:
    """However the bytes come, and without a line end behind them, the tree is the same."""
    path = tmp_path / "m.param"
    path.write_bytes(BASE[: BASE.index(b"\nSoftmax")].replace(b"3 3", b"2 2"))
    data = path.read_bytes()
    assert data.endswith(b"=160")
    with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as mapped:
        sources = (path, data, io.BytesIO(data), mapped, memoryview(data + b"99")[:-2])
        models: list[Any] = [nkformats.parse(source, companion=WEIGHTS) for source in sources]
    for model in models:
        assert model.layers[1].params.weight_data_size == 160
        assert model.record == models[0].record


def test_n17_a_weight_count_that_disagrees_with_the_kernel(pair: Pair) -> None:
    """A convolution of 4 to 4 channels has 144 weights: with 36 declared, or any number that its kernels do not
    divide, the rest of the file is no weights."""
    head = "Input data 0 1 data 0=8 1=8 2=4"
    whole = TAG + np.arange(1, 145, dtype="<f4").tobytes()
    assert pair(layers(head, "Convolution c 1 1 data x 0=4 1=3 6=144", blobs=2), whole).verdict == "sound"
    report = pair(layers(head, "Convolution c 1 1 data x 0=4 1=3 6=36", blobs=2), whole)
    assert report.verdict == "broken"
    assert rules(report) == {"NCNN509"}
    for count in (35, 37, 0, -36):
        assert pair(layers(head, f"Convolution c 1 1 data x 0=4 1=3 6={count}", blobs=2), whole).verdict == "broken"


def test_n19_a_flag_before_the_bias_too(pair: Pair) -> None:
    """A bias has none; four bytes are left over, and `hexdump` says which weights have one."""
    report = pair(BASE, WEIGHTS[:644] + TAG + WEIGHTS[644:])
    assert report.verdict == "broken"
    assert rules(report) == {"NCNN509"}
    model: Any = pair().model
    flags = [span.path for span in model.spans() if span.path.endswith(".flag")]
    assert flags == ["layers[1].body.weight.flag"]


@pytest.mark.parametrize(("scale", "rule"), [(math.nan, "NCNN516"), (math.inf, "NCNN515"), (0.0, "NCNN516")])
def test_n21_scales_that_are_none(scale: float, rule: str, pair: Pair) -> None:
    graph = layers("Input data 0 1 data 0=4", "InnerProduct fc 1 1 data fc 0=2 1=0 2=8 8=1", blobs=2)
    weights = struct.pack("<I", 0x000D4B38) + bytes(range(1, 9))
    assert rules(pair(graph, weights + struct.pack("<3f", 10, 20, 30))) == set()
    report = pair(graph, weights + struct.pack("<3f", 10, scale, 30))
    assert rules(report) == {rule}
    assert report.verdict == "sound"
    assert [finding.severity for finding in report.findings] == ["warning"]


def test_n22_files_of_no_bytes(pair: Pair) -> None:
    """A converter that gave up: never sound, and it is said which file is empty."""
    report = pair(BASE, b"")
    assert (report.verdict, rules(report)) == ("broken", {"NCNN501"})
    for weights in (WEIGHTS, b""):
        report = pair(b"", weights)
        assert (report.verdict, rules(report)) == ("broken", {"NCNN001"})


def test_n24_text_and_binary_under_each_others_name(pair: Pair) -> None:
    report = pair(BASE, name="m.param.bin")
    assert (report.verdict, rules(report)) == ("broken", {"NCNN512"})
    binary = pair().model.to_files(variant="binary")[".param.bin"]  # type: ignore[union-attr]
    report = pair(binary)
    assert (report.verdict, rules(report)) == ("broken", {"NCNN513"})
    assert ".param.bin" in nkformats.rule("NCNN513").mend


@pytest.mark.parametrize("shift", [1, 2, 3])
def test_n26_buffers_at_odd_addresses(shift: int) -> None:
    """Read as what they are: the values are those of an aligned buffer."""
    graph, weights = (memoryview(bytes(shift) + data)[shift:] for data in (BASE, WEIGHTS))
    model = nkformats.parse(graph, companion=weights)
    assert model.to_files()[".bin"] == WEIGHTS
    assert model.tensors["fc.weight"].to_numpy().ravel().tobytes() == WEIGHTS[4:644]
    for data, name in ((MLP, "layers.0.weight"), (DENSE, "layers.0.body.weights")):
        plain, odd = (nkformats.parse(one) for one in (data, memoryview(bytes(shift) + data)[shift:]))
        name = name if name in plain.tensors else next(iter(plain.tensors))
        assert np.array_equal(odd.tensors[name].to_numpy(), plain.tensors[name].to_numpy())


@pytest.mark.parametrize("name", ["模型", "тест", "🙂", "with blanks and - dashes", "-m", "a.b", "é"])
def test_n28_names_of_files_and_folders(name: str, tmp_path: Path) -> None:
    """Both files of a pair are found, and no name is changed on the way."""
    folder = tmp_path / name
    folder.mkdir()
    (folder / f"{name}.param").write_bytes(BASE)
    (folder / f"{name}.bin").write_bytes(WEIGHTS)
    for suffix in (".param", ".bin"):
        report = nkformats.validate(folder / f"{name}{suffix}")
        assert (report.verdict, report.source) == ("sound", str(folder / f"{name}{suffix}"))
    nkformats.write(nkformats.parse(folder / f"{name}.param"), folder / f"{name}2.param")
    assert (folder / f"{name}2.bin").read_bytes() == WEIGHTS
    before = Path.cwd()
    os.chdir(folder)
    try:
        assert run("validate", "--", f"{name}.param").exit_code == 0
    finally:
        os.chdir(before)


def test_n30_line_ends_blanks_and_a_byte_order_mark(pair: Pair) -> None:
    """What a loader takes is sound; a byte order mark no loader takes."""
    assert pair(BASE.replace(b"\n", b"\r\n")).verdict == "sound"
    assert pair(changed(b"7767517\n", b"7767517  \t\n")).verdict == "sound"
    report = pair(b"\xef\xbb\xbf" + BASE)
    assert (report.verdict, rules(report)) == ("broken", {"NCNN011"})
    assert report.model is not None
    assert len(report.model.record.layers) == 3


def test_n35_looking_into_a_file(tmp_path: Path) -> None:
    """The weights, their dtype, the layers: each has a verb, and the library has them as arrays."""
    (tmp_path / "m.param").write_bytes(BASE)
    (tmp_path / "m.bin").write_bytes(WEIGHTS)
    shown = {verb: run(verb, tmp_path / "m.param").stdout for verb in ("inspect", "dump", "tensors")}
    assert "InnerProduct" in shown["inspect"]
    assert "num_output" in shown["dump"]
    assert "fc.weight" in shown["tensors"]
    assert "float32" in shown["tensors"]
    tensor = nkformats.parse(tmp_path / "m.bin").tensors["fc.weight"]
    assert (tensor.dtype, tensor.shape) == ("float32", (160,))
    assert np.allclose(tensor.to_numpy().ravel(), np.linspace(-1, 1, 160))


def test_n36_counts_follow_an_edit(tmp_path: Path) -> None:
    """A layer is taken out: counts and weights are those of what is left, in both notations."""
    model: Any = nkformats.parse(BASE, companion=WEIGHTS)
    model.remove("layers", 1)
    model.layers[1].bottoms = ["data"]
    for suffix in (".param", ".param.bin"):
        model.write(tmp_path / f"out{suffix}")
        report = nkformats.validate(tmp_path / f"out{suffix}")
        assert (report.verdict, report.findings) == ("sound", [])
    assert (tmp_path / "out.param").read_bytes().split(b"\n")[1] == b"2 2"
    assert (tmp_path / "out.bin").read_bytes() == b""


# -- limits, values, tails ---------------------------------------------------------------------------------------------


def test_s39_limits_can_be_lifted_and_are_named() -> None:
    """A file beyond a limit is refused by the name of the limit, and accepted where the caller lifts it."""
    head = struct.pack("<4sIBBH4I5I", b"NKIT", 3, 2, 3, 0, 4, 4, 2, 0, 101, 0, 0, 0, 0)
    wide = head + b"\x04\0\0\0" * 101
    with pytest.raises(FormatError, match=r"at most 100 \(limit header.num_layers\)"):
        nkformats.parse(wide)
    assert len(nkformats.parse(wide, limits={"header.num_layers": 101}).record.layers) == 101
    with pytest.raises(FormatError, match=r"\(limit file.bytes\)"):
        nkformats.parse(DENSE, limits={"file.bytes": len(DENSE) - 1})
    with pytest.raises(ValueError, match=r"header\.num_layers"):
        nkformats.parse(MLP, limits={"header.layers": 1})


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
def test_s44_numbers_that_are_none(value: float, pair: Pair) -> None:
    """Of the right size and wrong: told by `validate`, in every format."""
    raw = struct.pack("<f", value)
    reports = [
        pair(BASE, replaced(WEIGHTS, (4, raw))),
        nkformats.validate(replaced(MLP, (nk_models.where(nkformats.parse(MLP))["weights"], raw))),
    ]
    net = nnn_models.Net((nnn_models.Part(np.array([[value, 1.0]]), np.zeros(2)),))
    reports.append(nkformats.validate(nnn_models.encode(net, 7)))
    for report, rule in zip(reports, ("NCNN601", "NK601", "NNN401"), strict=True):
        assert rule in rules(report)
        assert report.verdict == "sound"


def test_s44_weights_of_zeros(pair: Pair, tmp_path: Path) -> None:
    """And a digest of each tensor tells one file from another."""
    report = pair(BASE, TAG + bytes(640) + WEIGHTS[644:])
    assert rules(report) == {"NCNN602"}
    path = tmp_path / "a.nk"
    path.write_bytes(MLP)
    first = json.loads(run("tensors", "--json", "--sha256", path).stdout)
    path.write_bytes(replaced(MLP, (nk_models.where(nkformats.parse(MLP))["weights"], b"\1")))
    second = json.loads(run("tensors", "--json", "--sha256", path).stdout)
    digests = [[tensor["sha256"] for tensor in one["tensors"]] for one in (first, second)]
    assert [one == other for one, other in zip(*digests, strict=True)].count(False) == 1


@pytest.mark.parametrize("count", range(1, 9))
def test_s46_bytes_behind_the_end(count: int, pair: Pair) -> None:
    """Told by the format's own rule, never passed over: broken where a loader refuses them or reads wrongly."""
    tail = b"\1" * count
    report = nkformats.validate(MLP + tail)
    assert (report.verdict, rules(report)) == ("sound", {"NK114"})
    report = nkformats.validate(DENSE + tail)
    assert (report.verdict, rules(report)) == ("broken", {"NNN103"})
    report = pair(BASE, WEIGHTS + tail)
    assert (report.verdict, rules(report)) == ("broken", {"NCNN509"})
    report = pair(BASE + b"x" * count)
    assert (report.verdict, rules(report)) == ("sound", {"NCNN019", "NCNN030"})


def test_g48_products_of_sizes_that_wrap() -> None:
    """65536^4 is 0 in 64 bits, and (2^31-1) * 2 less than 0 in 32: both are what they are."""
    entry = nk_models.where(nkformats.parse(MLP))["weight_catalog[0].rank"]
    sizes = ((entry, b"\4"), (entry + 4, struct.pack("<4I", *[65536] * 4)))
    for elements in (0, 12, 2**32 - 1):
        report = nkformats.validate(replaced(MLP, *sizes, (entry + 20, struct.pack("<I", elements))))
        assert report.verdict == "broken"
        assert "NK306" in rules(report)
    dims = DENSE.index(struct.pack("<3i", 2, 4, 3)) + 4
    for pairs in ((2**31 - 1, 2), (65536, 65536), (2**30, 4)):
        assert nkformats.validate(replaced(DENSE, (dims, struct.pack("<2i", *pairs)))).verdict == "broken"


@pytest.mark.parametrize("shift", range(4))
def test_g50_payloads_at_any_alignment(shift: int) -> None:
    """Values do not depend on where a payload lies; padding that is not zero is told and comes back."""
    data = nk_models.int8().to_bytes()
    model = nkformats.parse(memoryview(bytes(shift) + data)[shift:])
    plain = nkformats.parse(data)
    for name, tensor in model.tensors.items():
        assert np.array_equal(tensor.to_numpy(), plain.tensors[name].to_numpy())
    tail = nk_models.where(plain)["weights.tail"]
    odd = replaced(data, (tail, bytes([shift + 1])))
    report = nkformats.validate(odd)
    assert (report.verdict, rules(report)) == ("sound", {"NK310"})
    assert nkformats.parse(odd).to_bytes() == odd


# -- what is said ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data", [MLP[:100], replaced(MLP, (4, b"\x63")), DENSE[:50], replaced(DENSE, (4, b"\xff" * 4)), MLP[:40]]
)
def test_k59_errors_say_where_and_what(data: bytes) -> None:
    """Offset in decimal and hex, path, what was expected and what is there."""
    with pytest.raises(FormatError) as caught:
        nkformats.parse(data)
    error = caught.value
    assert error.path
    assert error.expected
    assert error.got
    for part in (error.path, f"byte {error.offset} ({error.offset:#x})", error.expected, error.got):
        assert part in str(error)


def test_k60_what_was_read_before_the_failure(tmp_path: Path) -> None:
    """Header and layers of a truncated file are in the JSON, beside the error."""
    path = tmp_path / "a.nk"
    path.write_bytes(MLP[:100])
    result = run("dump", "--json", path)
    assert result.exit_code == 1
    document = json.loads(result.stdout)
    text = json.dumps(document)
    assert '"num_layers"' in text
    assert text.count('"units"') >= 2
    assert "weight_catalog" in text


def test_c62_a_list_that_runs_past_the_end() -> None:
    """The message has the element, its path and its offset."""
    count = nk_models.where(nkformats.parse(MLP))["header.num_weight_tensors"]
    with pytest.raises(FormatError) as caught:
        nkformats.parse(replaced(MLP, (count, struct.pack("<I", 100))))
    assert re.search(r"weight_catalog\[\d+\].*at byte \d+ \(0x[0-9a-f]+\)", str(caught.value))
    with pytest.raises(FormatError) as caught:
        nkformats.parse(DENSE[:-20])
    assert re.search(r"layers\[1\].*at byte \d+ \(0x[0-9a-f]+\)", str(caught.value))


def test_m64_nothing_is_called_sound_that_was_not_looked_at(tmp_path: Path) -> None:
    """A folder of unknown files: each with its reason, counted, and a status of its own."""
    for name, data in {"a.bin": bytes(40), "b.pickle": b"\x80\x04.", "c.gguf": b"GGUF", "d.txt": b"text"}.items():
        (tmp_path / name).write_bytes(data)
    result = run("validate", tmp_path)
    assert result.exit_code == 3
    for name in ("a.bin", "b.pickle", "c.gguf", "d.txt"):
        assert re.search(rf"{name}: not validated.*\w", result.stdout)
    assert "4 files: 4 not validated" in result.stdout + result.stderr
    assert not re.search(r"\bsound\b", result.stdout.replace("0 sound", ""))
    (tmp_path / "e.nk").write_bytes(MLP)
    (tmp_path / "f.nk").write_bytes(MLP[:90])
    result = run("validate", tmp_path)
    assert result.exit_code == 1
    assert re.search("6 files: .*1 sound", result.stdout + result.stderr)


def test_m66_what_is_new_or_empty_is_no_attack() -> None:
    """Tensors without elements are told and sound. An element type that netkit does not have its loader refuses, so
    it is broken, for that reason and as one finding of that rule."""
    for layout in (6, 7):
        report = nkformats.validate(nnn_models.encode(nnn_models.NETS["empty tensors"], layout))
        assert report.verdict == "sound"
        assert {finding.severity for finding in report.findings} == {"warning"}
    entry = nk_models.where(nkformats.parse(MLP))["weight_catalog[0].rank"]
    report = nkformats.validate(replaced(MLP, (entry + 1, b"\x09")))
    assert report.verdict == "broken"
    assert [finding.path for finding in report.findings if finding.rule == "NK305"] == ["weight_catalog[0].dtype"]
    assert nkformats.parse(replaced(MLP, (entry + 1, b"\x09"))).tensors["layers.0.weight"].array is None
