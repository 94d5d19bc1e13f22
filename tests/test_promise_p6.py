"""P6: the verdict is the same for equal bytes with equal `format=` and `companion=`: path, bytes, memoryview at any
alignment, mmap, file object.
"""

from __future__ import annotations

import io
import mmap
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from subjects import EXHIBITS, SMALL_SUBJECTS, SUBJECTS, Subject

import nkformats

SOURCES: dict[str, Callable[[bytes, Path], Any]] = {
    "bytes": lambda data, path: data,
    "bytearray": lambda data, path: bytearray(data),
    "memoryview": lambda data, path: memoryview(data),
    "memoryview at an odd address": lambda data, path: memoryview(b"x" + data)[1:],
    "memoryview two bytes on": lambda data, path: memoryview(b"xy" + data)[2:],
    "memoryview in the middle": lambda data, path: memoryview(b"xyz" + data + b"tail")[3:-4],
    "memoryview of signed bytes": lambda data, path: memoryview(data).cast("b"),
    "mmap": lambda data, path: mapped(path),
    "BytesIO": lambda data, path: io.BytesIO(data),
    "open file": lambda data, path: opened(path),
    "path": lambda data, path: path,
    "str": lambda data, path: str(path),
    "numpy": lambda data, path: np.frombuffer(data, np.uint8),
}


def mapped(path: Path) -> Any:
    with path.open("rb") as file:
        return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) if path.stat().st_size else b""


def opened(path: Path) -> Any:
    return io.BytesIO(path.read_bytes()) if os.name == "nt" else path.open("rb")


def close(source: Any) -> None:
    if hasattr(source, "close") and not isinstance(source, mmap.mmap):
        source.close()


class Lonely(io.BytesIO):
    """A stream that cannot be asked for its place, size or name."""

    def seekable(self) -> bool:
        return False


def same(subject: Subject, kind: str, folder: Path) -> None:
    """Verdict, findings, tree and written bytes are those of plain `bytes`; the companion comes in the same way."""
    # The name of a file can say how the bytes are to be taken; this one says nothing.
    one, other = folder / "model", folder / "companion"
    one.write_bytes(subject.data)
    other.write_bytes(subject.companion or b"")
    options: dict[str, Any] = {"format": subject.format}
    source = SOURCES[kind](subject.data, one)
    if subject.companion is not None:
        options["companion"] = SOURCES[kind](subject.companion, other)
    wanted, got = subject.validate(), nkformats.validate(source, **options)
    close(source)
    close(options.get("companion"))
    assert {**got.as_dict(), "source": None} == {**wanted.as_dict(), "source": None}
    assert (got.error is None) == (wanted.error is None)
    if wanted.error is not None:
        assert got.error is not None
        for attribute in ("rule", "path", "offset", "expected", "got", "line", "column"):
            assert getattr(got.error, attribute) == getattr(wanted.error, attribute)
    elif wanted.model is not None and wanted.error is None:
        assert got.model is not None
        assert got.model.record == wanted.model.record
        assert got.model.to_bytes() == wanted.model.to_bytes() == subject.data


@pytest.mark.parametrize("kind", SOURCES)
@pytest.mark.parametrize("one", SUBJECTS, ids=lambda one: one.name)
def test_samples(one: Subject, kind: str, tmp_path: Path) -> None:
    same(one, kind, tmp_path)


@pytest.mark.parametrize("name", EXHIBITS)
def test_exhibits(name: str, tmp_path: Path) -> None:
    """By the four ways that differ most."""
    subject = EXHIBITS[name]()
    for kind in ("memoryview at an odd address", "BytesIO", "path", "mmap"):
        same(subject, kind, tmp_path)


@pytest.mark.parametrize("kind", SOURCES)
@pytest.mark.parametrize("cut", [0, 3, 4, 7, 12, 40, -1])
def test_truncated(cut: int, kind: str, tmp_path: Path) -> None:
    """Broken files of each format, the empty one among them."""
    for format in (one.name for one in nkformats.FORMATS):
        subject = next(one for one in SMALL_SUBJECTS if one.format == format and one.companion is None)
        same(subject._replace(data=subject.data[:cut]), kind, tmp_path)


def test_a_stream_without_a_name(tmp_path: Path) -> None:
    for subject in SMALL_SUBJECTS:
        got = nkformats.validate(Lonely(subject.data), **subject.options())
        assert got.as_dict() == subject.validate().as_dict()


@pytest.mark.parametrize("format", [one.name for one in nkformats.FORMATS if one.assemble is None])
def test_a_file_keeps_its_name(format: str, tmp_path: Path) -> None:
    """The name is for messages; it decides nothing once the content has spoken."""
    subject = next(one for one in SMALL_SUBJECTS if one.format == format)
    path = tmp_path / "model.other"
    path.write_bytes(subject.data)
    assert nkformats.parse(path).source == str(path)
    assert nkformats.parse(path).record == nkformats.parse(subject.data).record
    with path.open("rb") as file:
        assert nkformats.parse(file).source == str(path)


@pytest.mark.parametrize("one", SMALL_SUBJECTS, ids=lambda one: one.name)
def test_a_buffer_is_not_changed(one: Subject) -> None:
    """Nobody writes into the caller's bytes, whether they could be written to or not."""
    data = bytearray(one.data)
    model = one.parse(data)
    for name, tensor in list(model.tensors.items()):
        if tensor.array is not None:
            assert not tensor.array.flags.writeable
            model.tensors[name] = tensor.array + tensor.array.dtype.type(1)
    if not model.has_original:
        model.settle(canonical=True)
    assert data == one.data
