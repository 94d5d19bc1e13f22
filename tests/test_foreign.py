"""Files of other kinds under the name of a model: each gets its name and an advice, and sound files never do."""

from __future__ import annotations

import bz2
import gzip
import io
import json
import lzma
import pickle
import struct
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import ncnn_gallery
import numpy as np
import onnx
import pytest

import nkformats
from command import run
from conftest import ROOT
from nkformats import foreign


def zipped(name: str) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr(name, b"content")
    return out.getvalue()


def tarred() -> bytes:
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w") as archive:
        archive.addfile(tarfile.TarInfo("model"), io.BytesIO())
    return out.getvalue()


def array(save: Callable[..., None]) -> bytes:
    out = io.BytesIO()
    save(out, np.ones(40, "f4"))
    return out.getvalue()


def protobuf(producer: str) -> bytes:
    node = onnx.helper.make_node("Relu", ["x"], ["y"])
    ends = [onnx.helper.make_tensor_value_info(name, 1, [1]) for name in "xy"]
    graph = onnx.helper.make_graph([node], "g", ends[:1], ends[1:])
    return bytes(onnx.helper.make_model(graph, producer_name=producer).SerializeToString())


def safetensors() -> bytes:
    header = json.dumps({"a": {"dtype": "F32", "shape": [2], "data_offsets": [0, 8]}}).encode()
    return struct.pack("<Q", len(header)) + header + bytes(8)


#: Made by what writes such files where it is at hand, by hand from their documents else.
FILES: dict[str, tuple[bytes, str]] = {
    "html": (b"<!DOCTYPE html>\n<html><title>404</title></html>\n", "a page of a web site"),
    "html with a mark": (b"\xef\xbb\xbf  \n<HTML>", "a page of a web site"),
    "xml": (b'<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>', "a page of a web site"),
    "openvino": (b'<?xml version="1.0"?>\n<net name="m" version="11">', "an OpenVINO graph"),
    "json": (b'{"error": "Repository not found"}', "JSON text"),
    "lfs": (ncnn_gallery._LFS.encode(), "a Git LFS pointer"),
    "zip": (zipped("model.nk"), "a zip archive"),
    "empty zip": (b"PK\5\6" + bytes(18), "a zip archive"),
    "torch": (zipped("archive/data.pkl"), "a PyTorch checkpoint, a zip with a pickle"),
    "npz": (array(np.savez), "a numpy archive, a zip of arrays"),
    "npy": (array(np.save), "a numpy array"),
    "gzip": (gzip.compress(b"model"), "a gzip file"),
    "bzip2": (bz2.compress(b"model"), "a bzip2 file"),
    "xz": (lzma.compress(b"model"), "an xz file"),
    "tar": (tarred(), "a tar archive"),
    "zstd": (b"\x28\xb5\x2f\xfd\x04\0" + bytes(20), "a zstd file"),
    "7z": (b"7z\xbc\xaf\x27\x1c" + bytes(20), "a 7z archive"),
    "rar": (b"Rar!\x1a\7\0" + bytes(20), "a rar archive"),
    "lz4": (b"\x04\x22\x4d\x18" + bytes(20), "an lz4 file"),
    **{f"pickle {n}": (pickle.dumps({"layers": [1.5] * 40}, n), "a pickle") for n in (2, 3, 4, 5)},
    "old torch": (pickle.dumps(0x1950A86A20F9469CFC6C, 2) + b"\x80\2", "an old PyTorch checkpoint, a pickle"),
    "safetensors": (safetensors(), "a safetensors file"),
    "gguf": (b"GGUF" + struct.pack("<IQQ", 3, 1, 1), "a GGUF model"),
    "gguf of big-endian machines": (b"GGUF" + struct.pack(">IQQ", 3, 1, 1), "a GGUF model"),
    "onnx": (protobuf("pytorch"), "an ONNX model"),
    "onnx without a producer": (protobuf(""), "an ONNX model"),
    "tflite": (b"\x1c\0\0\0TFL3" + bytes(40), "a TensorFlow Lite model"),
    "executorch": (b"\x1c\0\0\0ET12" + bytes(40), "an ExecuTorch program"),
    "keras": (b"\x89HDF\r\n\x1a\n" + bytes(40), "an HDF5 file, as Keras writes"),
    "png": (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(64), "a picture"),
    "pdf": (b"%PDF-1.7\n", "a PDF document"),
    "elf": (b"\x7fELF\2\1\1" + bytes(60), "a program"),
}  # fmt: skip

EXTENSIONS = ("nk", "nnn", "param", "param.bin", "bin", "model")

#: Weights could begin with so few bytes; and text of another kind is text to some formats, whose own rules tell.
NOT_NAMED = {("json", "nnn"), ("json", "param"), ("json", "bin"), ("onnx without a producer", "bin")}


@pytest.mark.parametrize(
    ("name", "extension"), [(n, e) for n in FILES for e in EXTENSIONS if (n, e) not in NOT_NAMED], ids=str
)
def test_a_file_of_another_kind_gets_its_name(name: str, extension: str, tmp_path: Path) -> None:
    data, kind = FILES[name]
    path = tmp_path / f"m.{extension}"
    path.write_bytes(data)
    if extension == "bin":
        (tmp_path / "m.param").write_text(ncnn_gallery.BASE)
    report = nkformats.validate(path)
    (message,) = [report.reason] if extension == "model" else [one.message for one in report.findings]
    assert report.verdict == ("not validated" if extension == "model" else "broken")
    assert kind in message
    advice = next(one.advice for one in foreign.KINDS if one.name == kind)
    assert advice in message
    # However it comes, it says the same.
    result = run("validate", path)
    assert result.exit_code == (3 if extension == "model" else 1)
    assert kind in result.output


def test_every_kind_of_the_table_has_a_file() -> None:
    named = {kind for _, kind in FILES.values()}
    rest = {one.name for one in foreign.KINDS} - named
    assert rest == {"markup", "UTF-16 text", "a GGML model", "a TensorRT engine"}, rest
    for data, kind in (
        (b"<svg/>", "markup"), ("7767517\n".encode("utf-16"), "UTF-16 text"), (b"lmgg\1\0\0\0", "a GGML model"),
        (b"ptrt\0\0\0\0", "a TensorRT engine"), (b"BM" + bytes(60), "a picture"),
    ):  # fmt: skip
        found = foreign.kind_of(data)
        assert found is not None
        assert found.name == kind
        assert foreign.kind_of(data, sure=True) is None


def test_no_model_is_taken_for_another_kind(corpus: Path) -> None:
    paths = [
        *ROOT.glob("samples/*.*"),
        *corpus.glob("nk/**/*.nk"),
        *corpus.glob("nnn/**/*.nnn"),
        *corpus.glob("ncnn/**/*.bin"),
    ]
    for path in paths:
        if path.suffix in (".py", ".onnx", ".pb"):
            # A model of ONNX is of another kind under any other name.
            continue
        data = path.read_bytes()
        found = foreign.kind_of(data, sure=True)
        expected = "a Git LFS pointer" if data.startswith(b"version https") else None
        assert (found and found.name) == expected or nkformats.validate(path).verdict == "broken", path


def test_weights_are_seldom_taken_for_another_kind() -> None:
    """Of a million bytes taken as the beginning of weights, none has a mark that is sure."""
    data = np.random.default_rng(7).integers(0, 256, 200_000, np.uint8).tobytes()
    assert not [at for at in range(0, len(data) - 512, 4) if foreign.kind_of(data[at : at + 512], sure=True)]


def test_a_long_file_costs_no_more_than_a_short_one() -> None:
    """Of a mark only the head is looked at, however many blanks it begins with."""
    data = memoryview(b" " * 10_000_000 + b"<html>")
    assert foreign.kind_of(data) is None
    assert foreign.kind_of(b"") is None
