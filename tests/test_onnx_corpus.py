"""ONNX files of others: names, dtypes, shapes and values are those of the onnx package, and what is broken is told.

Every difference from the package is named here, with the rule that makes it.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import nkformats
from conftest import CORPUS
from nkformats import FormatError, records
from nkformats.errors import Finding

FOLDER = CORPUS / "onnx"
GOLDEN: dict[str, Any] = json.loads((FOLDER / "golden.json").read_text("utf-8")) if FOLDER.is_dir() else {}
FILES: dict[str, Any] = GOLDEN.get("files", {})
MALFORMED: dict[str, Any] = GOLDEN.get("malformed", {})

#: Files with the tensors of the package, of which we say what it does not.
ODD = {
    "external/checksum_bad.onnx": {"ONNX210"},
    "external/multi_file.onnx": {"ONNX202"},
    "external/nolen_too_long.onnx": set(),
    "external/unknown_key.onnx": {"ONNX204"},
    "handmade/bool_int32_two.pb": {"ONNX118"},
    "handmade/dup_data_type_last_wins.pb": {"ONNX009"},
    "handmade/dup_name_last_wins.pb": {"ONNX009"},
    "handmade/name_invalid_utf8.pb": {"ONNX008"},
    "handmade/uint32_high.pb": {"ONNX110"},
    "handmade/uint8_int32_out_of_range.pb": {"ONNX110"},
    "models/names.onnx": {"ONNX120", "ONNX121"},
    "models/no_graph.onnx": {"ONNX401"},
    "models/segment.onnx": {"ONNX112"},
    "models/sparse_coo.onnx": {"ONNX120"},
}

#: What the onnx package makes no fault of in bytes, but in their meaning; and what is whole after all.
MEANING = {
    "complex_odd.pb": {"ONNX105"}, "data_type_29.pb": {"ONNX103"}, "data_type_neg.pb": {"ONNX103"},
    "dims_negative.pb": {"ONNX101"}, "dims_product_mismatch_raw.pb": {"ONNX105"}, "empty_file.pb": {"ONNX103"},
    "ext_dir.onnx": {"ONNX207"}, "ext_dotdot.onnx": {"ONNX202"}, "ext_dup_location.onnx": {"ONNX202", "ONNX203"},
    "ext_fifo.onnx": {"ONNX207"}, "ext_hardlink.onnx": {"ONNX207"}, "ext_missing.onnx": {"ONNX206"},
    "ext_neg_length.onnx": {"ONNX205"}, "ext_no_loc.onnx": {"ONNX201"}, "ext_nul.onnx": {"ONNX202"},
    "ext_off_arabic.onnx": {"ONNX205"}, "ext_off_empty.onnx": {"ONNX205"}, "ext_off_huge.onnx": {"ONNX205"},
    "ext_off_past_end.onnx": {"ONNX208"}, "ext_off_plus.onnx": {"ONNX205"}, "ext_off_text.onnx": {"ONNX205"},
    "ext_symlink_parent.onnx": {"ONNX207"}, "ext_url.onnx": {"ONNX202"}, "int4_typed_short.pb": {"ONNX105"},
    "many_dims_1000.pb": {"ONNX102"}, "raw_odd.pb": {"ONNX105"}, "sparse_coo_rank.onnx": {"ONNX303"},
    "sparse_huge_dims.onnx": {"ONNX305"}, "sparse_int32_idx.onnx": {"ONNX303"}, "sparse_neg.onnx": {"ONNX304"},
    "typed_too_short.pb": {"ONNX105"}, "undefined.pb": {"ONNX103"}, "varint_10th_byte_2.pb": {"ONNX104"},
    "group_deep_50.pb": {"ONNX010"}, "nest_graph_32.onnx": set(), "nest_graph_33.onnx": set(),
}  # fmt: skip

#: What is only odd: the bytes are whole, and say what they mean.
SOUND = {"group_deep_50.pb", "nest_graph_32.onnx", "nest_graph_33.onnx", "sparse_huge_dims.onnx"}

#: The rule by which the others are refused.
WIRE = {
    "end_group_alone.pb": "ONNX005", "fixed32_short.pb": "ONNX004", "group_deep_200.pb": "ONNX006",
    "group_mismatch.pb": "ONNX005", "group_unclosed.pb": "ONNX005", "len_neg1.pb": "ONNX004",
    "len_past_end.pb": "ONNX004", "model_trunc_half.onnx": "ONNX004", "nest_graph_2000.onnx": "ONNX006",
    "nest_graph_34.onnx": "ONNX006", "nest_graph_40.onnx": "ONNX006", "overlong_key.pb": "ONNX002",
    "packed_double_ragged.pb": "ONNX007", "packed_varint_cut.pb": "ONNX007", "tensor_cut_1.pb": "ONNX001",
    "tensor_cut_26.pb": "ONNX004", "tensor_cut_7.pb": "ONNX001", "text.pb": "ONNX005",
    "varint_11_bytes.pb": "ONNX001", "wire_6.pb": "ONNX003", "wire_7.pb": "ONNX003",
}  # fmt: skip

#: Every file that was opened while a test ran.
_OPENED: list[str] = []
_WATCHING = False


def _watch(event: str, arguments: tuple[Any, ...]) -> None:
    # Relative names are relative to a handle of a folder that was opened before them.
    if _WATCHING and event == "open" and isinstance(arguments[0], str | bytes):
        _OPENED.append(os.fsdecode(arguments[0]))


@pytest.fixture(scope="module", autouse=True)
def hooked() -> None:
    sys.addaudithook(_watch)


@pytest.fixture
def opened() -> Iterator[list[str]]:
    """The names of all files that are opened from here on."""
    global _WATCHING
    _OPENED.clear()
    _WATCHING = True
    yield _OPENED
    _WATCHING = False


def path_of(where: str, record: Any) -> str:
    """A place of golden.json, which names attributes, as a path by numbers."""
    if where == "tensor":
        return ""
    parts = []
    for part in where.split("."):
        match = re.fullmatch(r"attribute\[(.*)\]", part)
        if match:
            names = [one.name for one in records.resolve(record, ".".join([*parts, "attribute"]))]
            part = f"attribute[{names.index(match[1])}]"
        parts.append(part)
    return ".".join(parts)


def own_name(record: Any) -> str:
    raw = (record.name or "").encode("utf-8", "surrogateescape")
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return f"hex:{raw.hex()}"


def canonical(array: np.ndarray[Any, Any]) -> bytes:
    """As golden.json hashes values: a byte an element of less, texts with their lengths before them."""
    if array.dtype != object:
        return array.tobytes()
    texts = [text.encode("utf-8", "surrogateescape") for text in array.reshape(-1)]
    return b"".join(len(text).to_bytes(8, "little") + text for text in texts)


def rules(findings: list[Finding]) -> set[str]:
    return {one.rule for one in findings}


@pytest.mark.parametrize("name", FILES)
def test_tensors_are_those_of_the_package(name: str) -> None:
    golden = FILES[name]
    with nkformats.parse(FOLDER / name) as model:
        tensors: Any = {tensor.place: tensor for tensor in model.tensors.values()}
        places = {path_of(one["where"], model.record): one for one in golden["tensors"]}
        assert tensors.keys() == places.keys()
        for place, wanted in places.items():
            tensor = tensors[place]
            assert own_name(tensor.record) == wanted["name"]
            assert (tensor.record.data_type, tensor.shape) == (wanted["data_type"], tuple(wanted["dims"]))
            assert tensor.record.data_type.name == wanted["dtype"]
            if wanted["field"] != "external":
                assert [one.name for one in tensor.stored_in] == [one for one in [wanted["field"]] if one != "none"]
            if place and "external/multi_file" in name and ".." in str(wanted.get("external")):
                with pytest.raises(FormatError) as caught:
                    tensor.to_numpy()
                assert caught.value.rule == "ONNX202"
            elif "sha256" in wanted:
                values = tensor.to_numpy()
                assert hashlib.sha256(canonical(values)).hexdigest() == wanted["sha256"]
                assert values.nbytes == wanted["nbytes"] or values.dtype == object


@pytest.mark.parametrize("name", FILES)
def test_verdicts(name: str) -> None:
    report = nkformats.validate(FOLDER / name)
    assert rules(report.findings) == ODD.get(name, set())
    errors = any(one.severity == "error" for one in report.findings)
    assert report.verdict == ("broken" if errors else "sound")


@pytest.mark.parametrize("name", FILES)
def test_every_byte_has_an_owner_and_comes_back(name: str) -> None:
    data = (FOLDER / name).read_bytes()
    model = nkformats.parse(FOLDER / name)
    position = 0
    for span in model.spans():
        assert span.offset == position
        position += span.length
    assert position == len(data)
    assert model.to_bytes() == data
    tensor: Any
    for tensor in model.tensors.values():
        if tensor.offset is not None and tensor.external is None:
            # By the walk and by the spans.
            assert data[tensor.offset : tensor.offset + tensor.nbytes] == bytes(tensor.data)
            assert model.at(tensor.offset).path == tensor.path
    model.edited()
    again = {tensor.place: tensor.offset for tensor in model.tensors.values()}
    assert again == {tensor.place: tensor.offset for tensor in nkformats.parse(FOLDER / name).tensors.values()}


@pytest.mark.parametrize("name", FILES)
def test_the_same_from_memory(name: str) -> None:
    """P6: a folder for the files that it names is all that a path adds."""
    path = FOLDER / name
    kind = "onnx" if path.suffix == ".onnx" else "pb"
    one = nkformats.validate(path, format=kind)
    other = nkformats.validate(path.read_bytes(), format=kind, companion=path.parent)
    assert (one.verdict, one.findings) == (other.verdict, other.findings)


@pytest.fixture(scope="module")
def malformed(tmp_path_factory: pytest.TempPathFactory, corpus: Path) -> Path:
    """The folder of malformed files, with the links and pipes that cannot be shipped."""
    root = tmp_path_factory.mktemp("onnx")
    shutil.copytree(corpus / "onnx" / "models", root / "models")
    folder = Path(shutil.copytree(corpus / "onnx" / "malformed", root / "malformed"))
    for path in (root, *root.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
    links = json.loads((folder / "LINKS.json").read_text())
    for name, target in links["symlinks"].items():
        (folder / name).symlink_to(target)
    for name, target in links["hardlinks"].items():
        os.link(folder / target, folder / name)
    for name in links["fifos"]:
        os.mkfifo(folder / name)
    (folder / "sub").mkdir()
    return folder


@pytest.mark.skipif(sys.platform == "win32", reason="platform: no pipes in folders")
@pytest.mark.parametrize("name", MALFORMED)
def test_malformed(name: str, malformed: Path, opened: list[str]) -> None:
    """Refused where the package's own parser refuses the bytes, else flagged; nothing outside the folder is opened."""
    report = nkformats.validate(malformed / name)
    names = set(opened)
    assert (report.error is None) == (MALFORMED[name]["onnx_parse"] == "ok")
    assert rules(report.findings) == ({WIRE[name]} if name in WIRE else MEANING[name])
    assert report.verdict == ("sound" if name in SOUND else "broken")
    for finding in report.findings:
        assert 0 <= finding.offset <= (malformed / name).stat().st_size
    outside = [one for one in names if os.path.isabs(one) and not _within(one, malformed)]
    assert outside == []
    assert not any(".." in Path(one).parts for one in names)


def _within(name: str, folder: Path) -> bool:
    return Path(name).resolve().is_relative_to(folder.resolve()) or name.startswith((sys.prefix, sys.base_prefix))


def test_the_hook_sees(opened: list[str]) -> None:
    nkformats.validate(__file__, format="onnx")
    assert opened == [__file__]


def test_every_file_of_the_corpus_is_looked_at(corpus: Path) -> None:
    assert MALFORMED.keys() == WIRE.keys() | MEANING.keys()
    assert ODD.keys() <= FILES.keys()
    on_disk = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.suffix in (".onnx", ".pb")}
    assert on_disk == FILES.keys() | {f"malformed/{name}" for name in MALFORMED}
