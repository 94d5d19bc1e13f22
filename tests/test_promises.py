"""The promises of the design, P1 to P10: one section each, with tests that fail if the promise is broken.

Promises that need the corpus are tested on it as well, in test_nk_corpus; single bytes and truncations in test_sweep.
"""

from __future__ import annotations

import copy
import io
import json
import mmap
import os
import re
import struct
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import nk_gallery
import nk_models
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from nk_models import BASES, NK, add, outcome, patched, values

import nkformats
from conftest import ROOT
from nkformats import FormatError, records
from nkformats.errors import escape
from nkformats.generated import nk
from nkformats.generated.nk import LayerKind

FILES = {name: build().to_bytes() for name, build in BASES.items()}
FILES["v1"] = nk_models.mlp(1).to_bytes()
MLP = FILES["mlp"]
SEVERITIES = {rule.id: rule.severity for rule in NK.rules.values()}
GALLERY = {f"{one.rule}-{i}": one.data for i, one in enumerate(nk_gallery.ODD)}
GALLERY |= {
    f"{one.rule}-{one.got}-{i}": nk_gallery.change(one.base, one.edit) for i, one in enumerate(nk_gallery.FATAL)
}


def read(data: bytes) -> nkformats.Model | FormatError:
    return outcome(lambda: nkformats.parse(data, format="nk"))


class Mutant(bytes):
    """Bytes that say how they were made, instead of what they are."""

    made: str

    def __repr__(self) -> str:
        return self.made


@st.composite
def mutants(draw: st.DrawFn) -> Mutant:
    """A small model with some bytes changed, cut out, repeated or cut off; most get past the header."""
    name = draw(st.sampled_from(sorted(FILES)))
    data, made = bytearray(FILES[name]), [name]
    for _ in range(draw(st.integers(1, 4))):
        # Metadata, counts and lengths stand in the first kilobyte and behind the payloads.
        at = draw(st.integers(0, min(len(data), 700)) | st.integers(0, len(data)))
        action = draw(st.sampled_from(["byte", "byte", "word", "word", "cut", "repeat", "end"]))
        made.append(f"{action} at {at}")
        if action == "byte":
            data[at : at + 1] = draw(st.binary(min_size=1, max_size=1))
        elif action == "word":
            edge = st.sampled_from([0, 1, 2, 5, 100, 127, 128, 2**16, 2**31, 2**32 - 1])
            data[at & ~3 : (at & ~3) + 4] = struct.pack("<I", draw(edge | st.integers(0, 2**32 - 1)))
        elif action == "cut":
            del data[at : at + draw(st.integers(1, 40))]
        elif action == "repeat":
            data[at:at] = data[at : at + draw(st.integers(1, 40))]
        else:
            del data[at:]
    result = Mutant(data)
    result.made = f"<{', '.join(made)}>"
    return result


def flat_layers(count: int) -> bytes:
    """A file with that many layers and nothing else; over the format's own limit from 101 on."""
    header = struct.pack("<4sIBBH4I5I", b"NKIT", 3, 2, 3, 0, 4, 4, 2, 0, count, 0, 0, 0, 0)
    return header + b"\x04\0\0\0" * count


def large(megabytes: int) -> bytes:
    """One dense layer with a payload of that size."""
    elements = megabytes << 18
    model = nk_models.empty([1, elements], network_kind=nk.NetworkKind.MLP)
    tensors = {"weight": np.zeros((1, elements), "float32"), "bias": np.zeros(1, "float32")}
    model.insert("layers", 0, nk.Layer(kind=LayerKind.DENSE, body=nk.Dense(units=1)), tensors=tensors)
    return model.to_bytes()


def calls(function: Callable[[], Any]) -> int:
    """How many calls, of Python and of C functions, it takes: a measure of work that no other process disturbs."""
    counted = 0

    def count(frame: Any, event: str, argument: Any) -> None:
        nonlocal counted
        counted += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        function()
    finally:
        sys.setprofile(before)
    return counted


def seconds(function: Callable[[], Any]) -> float:
    """Processor time, which a busy machine does not lengthen."""

    def once() -> float:
        start = time.process_time()
        function()
        return time.process_time() - start

    return min(once() for _ in range(3))


def peak(function: Callable[[], Any]) -> tuple[int, Any]:
    """The most memory that was allocated at one time while it ran, and its result."""
    tracemalloc.start()
    try:
        result = function()
        return tracemalloc.get_traced_memory()[1], result
    finally:
        tracemalloc.stop()


# -- P1: any bytes give a model or one FormatError, in linear time ----------------------------------------------------


class TestP1AnyBytes:
    @given(st.binary(max_size=200))
    def test_noise(self, data: bytes) -> None:
        """Bytes without any sense, read as the format or by their content."""
        for head in (b"", b"NKIT", b"NKIT\x04\0\0\0"):
            with pytest.raises(FormatError):
                nkformats.parse(head + data[:40])
            result = read(head + data)
            assert str(result) if isinstance(result, FormatError) else result.complete

    @settings(max_examples=600)
    @given(mutants())
    def test_mutants(self, data: bytes) -> None:
        """Whatever comes in: a model, or one error with every attribute; the checks cope with every model."""
        result = read(data)
        if isinstance(result, FormatError):
            assert result.rule in {*NK.rules, "GEN001"}
            assert 0 <= result.offset <= len(data)
            assert result.path
            assert result.expected
            assert result.got
            assert not result.model.complete
        else:
            assert all(finding.rule for finding in result.findings)
            for tensor in result.tensors.values():
                assert (tensor.array is None) or tensor.array.nbytes == tensor.nbytes

    def test_work_does_not_depend_on_the_payload(self) -> None:
        """The same number of calls for four kilobytes and for four megabytes of weights, findings included."""
        small, big = large(1), large(4)
        # The first count has what is done once in a process, by us or by those who ran before.
        work = [calls(lambda data=data: nkformats.parse(data).findings) for data in (small, small, big)]
        assert work[1] == work[2]

    @pytest.mark.parametrize("what", ["parse", "findings", "validate", "to_bytes", "spans"])
    def test_work_grows_with_the_metadata(self, what: str) -> None:
        """Eight times the layers, eight times the calls; far beyond the format's own limit, which a caller may lift."""
        limits = {"header.num_layers": 10**6}

        def work(data: bytes) -> Callable[[], Any]:
            model = nkformats.parse(data, limits=limits)
            return {
                "parse": lambda: nkformats.parse(data, limits=limits),
                "findings": lambda: model.findings,
                "validate": lambda: nkformats.validate(data, limits=limits),
                "to_bytes": model.to_bytes,
                "spans": lambda: list(model.spans(nodes=True)),
            }[what]

        small, big = work(flat_layers(500)), work(flat_layers(4000))
        assert calls(big) <= 8.2 * calls(small) + 1000
        # Time could still hide in single calls. Linear is 8, quadratic would be 64; the machine may be busy.
        assert any(seconds(big) <= 24 * seconds(small) for _ in range(3))

    def test_a_small_file_has_no_endless_findings(self) -> None:
        """Layers that would take thousands of tensors, none of which are there, in a file of a few kilobytes."""
        header = struct.pack("<4sIBBH4I5I", b"NKIT", 3, 2, 3, 0, 4, 4, 4, 0, 100, 0, 0, 0, 0)
        data = header + struct.pack("<B3x5IB3x", 14, 1, 1, 1, 1, 1, 255) * 100
        start = time.process_time()
        report = nkformats.validate(data)
        assert report.verdict == "broken"
        assert len(report.findings) <= len(data)
        assert time.process_time() - start < 5


# -- P2: memory is bounded by a constant plus a multiple of the metadata ----------------------------------------------

MIB = 1 << 20


class TestP2Memory:
    @pytest.mark.parametrize("name", FILES)
    def test_of_a_sound_file(self, name: str) -> None:
        """32 MiB and 64 times the metadata are never needed; in fact much less."""
        model = nkformats.parse(FILES[name])
        metadata = len(FILES[name]) - sum(tensor.nbytes for tensor in model.tensors.values())
        used, _ = peak(lambda: nkformats.parse(FILES[name]))
        assert used <= 32 * MIB + 64 * metadata
        used, _ = peak(lambda: nkformats.validate(FILES[name]))
        assert used <= 32 * MIB + 64 * metadata

    @pytest.mark.parametrize("limits", [None, dict.fromkeys(NK.limits, 2**32)], ids=["own", "lifted"])
    @pytest.mark.parametrize("offset", [28, 32, 36, 40, 44])
    def test_a_declared_count_allocates_nothing(self, offset: int, limits: dict[str, int] | None) -> None:
        """Sixty bytes that announce 2^32-1 layers, tensors or bytes, also where the caller has lifted the limits."""
        header = struct.pack("<4sIBBH4I5I", b"NKIT", 4, 2, 3, 7, 4, 4, 2, 0, 0, 0, 0, 0, 0)
        data = patched(header + b"\x04\0\0\0" * 3, (offset, b"\xff\xff\xff\xff"))
        assert len(data) == 60

        def refuse() -> None:
            with pytest.raises(FormatError):
                nkformats.parse(data, limits=limits)

        used, _ = peak(refuse)
        assert used < MIB

    def test_all_counts_at_once(self) -> None:
        """The worst header there is, with a scale table and a test section that lie, too."""
        limits = dict.fromkeys(NK.limits, 2**32)
        for base, edits in {
            "mlp": [(28, 20 * b"\xff")],
            "int8": [(208, b"\xff\xff"), (276, b"\xff" * 4)],
            "v1": [(284, b"\xff" * 4)],
        }.items():
            data = patched(FILES[base], *edits)

            def refuse(data: bytes = data) -> None:
                with pytest.raises(FormatError):
                    nkformats.parse(data, limits=limits)

            assert peak(refuse)[0] < MIB

    def test_findings_are_bounded_too(self) -> None:
        """A finding for each tensor that is not there would be a hundred times the file."""
        header = struct.pack("<4sIBBH4I5I", b"NKIT", 3, 2, 3, 0, 4, 4, 4, 0, 100, 0, 0, 0, 0)
        data = header + struct.pack("<B3x5IB3x", 14, 1, 1, 1, 1, 1, 255) * 100
        used, _ = peak(lambda: nkformats.validate(data))
        assert used <= 32 * MIB + 64 * len(data)

    def test_a_payload_is_not_copied(self) -> None:
        """Reading and looking at arrays costs nothing beside the input; the arrays lie in it."""
        data = np.frombuffer(large(16), np.uint8)
        used, model = peak(lambda: nkformats.parse(data))
        assert used < MIB
        used, array = peak(lambda: model.tensors["layers.0.weight"].array)
        assert used < MIB
        assert np.shares_memory(array, data)

    def test_writing_copies_a_payload_once_at_most(self, tmp_path: Path) -> None:
        """`to_bytes` makes the one copy that it returns, `write` none."""
        model = nkformats.parse(large(16))
        used, written = peak(model.to_bytes)
        assert used < len(written) + MIB
        used, _ = peak(lambda: nkformats.write(model, tmp_path / "model.nk"))
        assert used < MIB

    def test_a_mapped_file_is_not_read(self, tmp_path: Path) -> None:
        """A sparse file of 256 MiB is described at once, in next to no memory."""
        path = tmp_path / "sparse.nk"
        size = 256 * MIB
        count = struct.pack("<I", size // 4)
        # The axis of the input, the bytes of the weights, the second size and the number of elements of the first.
        edits = ((16, count), (40, struct.pack("<I", size)), (72, count), (84, count))
        header = patched(large(1)[: 48 + 16 + 48], *edits)
        with path.open("wb") as file:
            file.write(header)
            file.truncate(len(header) + size + 4)
        used, model = peak(lambda: nkformats.parse(path))
        assert used < MIB
        assert model.findings == []
        assert model.tensors["layers.0.weight"].nbytes == size


# -- P3: every byte has one owner -------------------------------------------------------------------------------------


def owned(model: nkformats.Model, data: bytes) -> int:
    """How many bytes the spans cover, from the first on, without a gap or a byte twice. Their values are true."""
    position = 0
    for span in model.spans():
        assert span.offset == position, span.path
        assert span.length >= 0
        position += span.length
        if span.field is not None and span.field.kind == "bytes":
            assert bytes(span.value) == data[span.offset : position], span.path
    return position


class TestP3OneOwner:
    @settings(max_examples=200)
    @given(mutants())
    def test_spans_tile_the_file(self, data: bytes) -> None:
        """Whole trees cover the file, broken ones its beginning, up to where reading ended."""
        result = read(data)
        if isinstance(result, FormatError):
            assert owned(result.model, data) <= len(data)
        else:
            assert owned(result, data) == len(data)

    @pytest.mark.parametrize("name", FILES)
    def test_at_finds_the_owner_of_each_byte(self, name: str) -> None:
        """Offsets are absolute, and each byte is within the field that is named for it."""
        model = nkformats.parse(FILES[name])
        for offset in range(0, len(FILES[name]), max(3, len(FILES[name]) // 100)):
            place = model.at(offset)
            assert place.offset <= offset < place.offset + place.length

    @pytest.mark.parametrize("name", FILES)
    def test_nodes_contain_their_parts(self, name: str) -> None:
        """A record's or a list's span is as long as what stands under its path."""
        model = nkformats.parse(FILES[name])
        leaves = {span.path for span in model.spans()}
        spans = [*model.spans(nodes=True)]
        for node in spans:
            inside = [s for s in spans if s.path.startswith((f"{node.path}.", f"{node.path}["))]
            parts = [s for s in inside if s.path in leaves]
            if parts:
                assert node.offset == parts[0].offset
                assert node.length == sum(part.length for part in parts)


# -- P4: write(parse(x)) == x -----------------------------------------------------------------------------------------


class TestP4SameBytes:
    @settings(max_examples=400)
    @given(mutants())
    def test_mutants(self, data: bytes) -> None:
        """Every accepted file comes back to the byte, however odd; twice, and after settling by hand."""
        result = read(data)
        if not isinstance(result, FormatError):
            assert result.to_bytes() == data
            result.settle()
            assert result.to_bytes() == data

    @pytest.mark.parametrize("name", GALLERY)
    def test_gallery(self, name: str) -> None:
        """Each odd file of the gallery, and each that is broken as far as it goes."""
        data = GALLERY[name]()
        result = read(data)
        assert isinstance(result, FormatError) or result.to_bytes() == data

    @given(st.binary(min_size=4, max_size=4), st.sampled_from([60, 76, 288]))
    def test_floats_by_bits(self, bits: bytes, offset: int) -> None:
        """Any float32, signalling NaNs included, survives reading into a double and writing."""
        data = patched(MLP, (offset, bits))
        assert nkformats.parse(data).to_bytes() == data

    @given(st.binary(min_size=5, max_size=5))
    def test_names_by_bytes(self, name: bytes) -> None:
        """Any bytes of a name survive decoding and encoding."""
        data = patched(MLP, (293, name))
        assert nkformats.parse(data).to_bytes() == data


# -- P5: parse(write(m)) == m -----------------------------------------------------------------------------------------

STRANGE: tuple[Any, ...] = (
    None, "", "x", "é" * 80, "\udfff", "\x00", -1, 0, 1, 255, 2**16, 2**31, 2**32, 2**70, True, 0.5, 1e39, float("nan"),
    float("-inf"), b"", b"abc", bytearray(4), memoryview(b"abcdef")[::2], [], [None], [0], [1, 2, 3, 4], [-1] * 4,
    ["x"] * 4, [b"a"], [[]], {}, (), object(), np.zeros((2, 4))[:, ::2], np.zeros(3, "float32"), np.zeros(3, ">f4"),
    nk.Flatten(), [nk.Flatten()], nk.Dense(units=1), nk.QuantSection(), nk.TestSection(), nk.Payload(),
    LayerKind.CONV2D,
)  # fmt: skip


def written_or_refused(model: nkformats.Model) -> bool:
    """Either the file is read back the same, or the model is refused with a path. True where it is written."""
    data = outcome(model.to_bytes)
    if isinstance(data, FormatError):
        assert data.path, str(data)
        assert data.offset >= 0
        assert nkformats.rule(data.rule).severity == "error"
        return False
    again = nkformats.parse(data, format="nk")
    assert again.record == model.record
    assert model.record == again.record
    assert again.to_bytes() == data
    return True


@st.composite
def edited_models(draw: st.DrawFn) -> nkformats.Model:
    """A model from nothing, with some edits of every kind, sensible and not."""
    model = BASES[draw(st.sampled_from(["mlp", "cnn", "int8"]))]()
    for _ in range(draw(st.integers(1, 5))):
        action = draw(st.sampled_from(["field", "field", "tensor", "insert", "remove", "drop", "list"]))
        record, layers = model.record, model.record.layers
        # After an edit by hand, tensors are to be had again once the model is settled; that can be refused.
        if action in {"tensor", "insert"} and isinstance(outcome(model.settle), FormatError):
            continue
        if action == "field":
            owner, name, _ = draw(st.sampled_from([*nk_models.stored_fields(record)]))
            old = getattr(owner, name)
            if isinstance(old, str):
                setattr(owner, name, draw(st.text(max_size=140)))
            elif isinstance(old, float):
                setattr(owner, name, draw(st.floats(width=32)))
            elif isinstance(old, int):
                setattr(owner, name, draw(st.integers(0, 255) | st.integers(0, 2**32) | st.integers(-(2**31), -1)))
        elif action == "tensor" and len(model.tensors):
            shape = tuple(draw(st.lists(st.integers(0, 4), max_size=4)))
            dtype = draw(st.sampled_from(["float32", "int8", "int32"]))
            model.tensors[draw(st.sampled_from([*model.tensors]))] = values(shape, dtype)
        elif action == "insert":
            at = draw(st.integers(0, len(layers)))
            add(model, LayerKind.FLATTEN, nk.Flatten(), at=at)
            if record.quant is None:
                add(model, LayerKind.DENSE, nk.Dense(units=2), {"": (2, draw(st.integers(0, 3)))}, at=at)
        elif action == "remove" and layers:
            try:
                model.remove("layers", draw(st.integers(0, len(layers) - 1)))
            except IndexError:
                raise AssertionError("a layer that is there cannot be removed") from None
        elif action == "drop":
            setattr(record, draw(st.sampled_from(["tests", "quant"])), None)
        elif action == "list":
            lists = [getattr(o, n) for o, n, _ in nk_models.stored_fields(record) if isinstance(getattr(o, n), list)]
            chosen = draw(st.sampled_from([one for one in lists if one] or [[0]]))
            del chosen[draw(st.integers(0, len(chosen) - 1))]
    return model


class TestP5SameModel:
    @settings(max_examples=300)
    @given(edited_models())
    def test_edited_models(self, model: nkformats.Model) -> None:
        """What is written is read back the same; what cannot be written so is refused with its path."""
        written_or_refused(model)

    @pytest.mark.parametrize("name", ["mlp", "int8"])
    def test_any_value_in_any_field(self, name: str) -> None:
        """Every field, set to every strange value: only a `FormatError` comes out, and what is written is true."""
        base = nkformats.parse(FILES[name]).record
        written, escaped = 0, set()
        paths = [path for _, _, path in nk_models.stored_fields(base)]
        for number, path in enumerate(paths):
            for value in STRANGE:
                twin = copy.deepcopy(base)
                owner, field, _ = [*nk_models.stored_fields(twin)][number]
                setattr(owner, field, copy.copy(value) if isinstance(value, (list, records.Record)) else value)
                try:
                    written += written_or_refused(nkformats.from_record(twin))
                except FormatError:
                    raise
                except Exception as error:
                    escaped.add(f"{path}: {type(error).__name__}")
        assert sorted(escaped) == []
        assert written > len(paths)

    def test_refused_before_a_byte_is_out(self, tmp_path: Path) -> None:
        """The last field of the file is the one that cannot be written; nothing of the file is."""
        model = nkformats.parse(MLP)
        model.record.tests.cases[-1].expected_output = bytes(6)
        with pytest.raises(FormatError) as caught:
            nkformats.write(model, tmp_path / "model.nk")
        assert caught.value.path == "tests.cases[1].expected_output"
        assert os.listdir(tmp_path) == []

    @given(st.text(min_size=1, max_size=40))
    def test_names(self, name: str) -> None:
        """Any text: read back as it was, or refused."""
        model = nk_models.mlp()
        model.record.tests.cases[0].name = name
        written_or_refused(model)


# -- P6: the verdict does not depend on how the bytes come ------------------------------------------------------------

SOURCES: dict[str, Callable[[bytes, Path], Any]] = {
    "bytes": lambda data, path: data,
    "bytearray": lambda data, path: bytearray(data),
    "memoryview": lambda data, path: memoryview(data),
    "memoryview at an odd address": lambda data, path: memoryview(b"x" + data)[1:],
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


VERDICTS = {
    **FILES,
    "odd": patched(MLP, (10, b"\xf9\xff"), (49, b"\1"), (299, b"\1")) + b"\0\0",
    "broken": patched(MLP, (9, b"\xc8"), (56, b"\x99")),
    "short": MLP[:250],
    "magic": patched(MLP, (0, b"X")),
    "limit": patched(MLP, (28, b"\xff")),
    "empty": b"",
    "odd length": MLP + b"\0",
}


class TestP6SameVerdict:
    @pytest.mark.parametrize("kind", SOURCES)
    @pytest.mark.parametrize("name", VERDICTS)
    def test_equal_bytes(self, kind: str, name: str, tmp_path: Path) -> None:
        """Verdict, findings, tree and written bytes are those of plain `bytes`, with `format=` named."""
        data = VERDICTS[name]
        path = tmp_path / "model.bin"
        path.write_bytes(data)

        def source() -> Any:
            return SOURCES[kind](data, path)

        wanted, one = nkformats.validate(data, format="nk"), source()
        got = nkformats.validate(one, format="nk")
        if hasattr(one, "close") and not isinstance(one, mmap.mmap):
            one.close()
        assert {**got.as_dict(), "source": None} == {**wanted.as_dict(), "source": None}
        assert (got.error is None) == (wanted.error is None)
        if wanted.error is None:
            assert got.model is not None
            assert wanted.model is not None
            assert got.model.record == wanted.model.record
            assert got.model.to_bytes() == data
        else:
            assert got.error is not None
            for attribute in ("rule", "path", "offset", "expected", "got"):
                assert getattr(got.error, attribute) == getattr(wanted.error, attribute)

    def test_a_file_keeps_its_name(self, tmp_path: Path) -> None:
        """The name is for messages; it decides nothing once the content has spoken."""
        path = tmp_path / "model.nnn"
        path.write_bytes(MLP)
        assert nkformats.parse(path).source == str(path)
        assert nkformats.parse(path).record == nkformats.parse(MLP).record
        with path.open("rb") as file:
            assert nkformats.parse(file).source == str(path)

    def test_a_buffer_is_not_changed(self) -> None:
        """Nobody writes into the caller's bytes, whether they could be written to or not."""
        data = bytearray(MLP)
        model = nkformats.parse(data)
        for tensor in model.tensors.values():
            assert tensor.array is not None
            assert not tensor.array.flags.writeable
        model.tensors["layers.0.bias"] = values((4,)) + 1
        model.settle(canonical=True)
        assert data == MLP


# -- P7: identify never contradicts parse -----------------------------------------------------------------------------


def agree(source: Any) -> None:
    identity = nkformats.identify(source)
    result = outcome(lambda: nkformats.parse(source))
    unknown = isinstance(result, FormatError) and result.rule == "GEN007"
    assert unknown == (identity is None)
    if identity is None:
        return
    model = result.model if isinstance(result, FormatError) else result
    assert (identity.format, identity.variant) == (model.format, model.variant)
    report = nkformats.validate(source)
    assert (report.format, report.variant) == (identity.format, identity.variant)


class TestP7Identify:
    @settings(max_examples=300)
    @given(mutants() | st.binary(max_size=80) | st.binary(max_size=60).map(lambda tail: b"NKIT" + tail))
    def test_bytes(self, data: bytes) -> None:
        """None exactly where `parse` knows no format; else the format and variant that `parse` finds."""
        agree(data)

    @pytest.mark.parametrize("name", ["model.nk", "model.NK", "model.bin", "model", "NKIT", ".nk", "model.nk.txt"])
    @pytest.mark.parametrize("data", [b"", b"NKI", b"????", MLP, MLP[:60]])
    def test_files(self, name: str, data: bytes, tmp_path: Path) -> None:
        """Names join in where the content is silent, and then for both."""
        (tmp_path / name).write_bytes(data)
        agree(tmp_path / name)


# -- P8: every finding has rule id, severity, offset, length and path -------------------------------------------------


def complete(finding: nkformats.Finding, size: int, model: nkformats.Model | None) -> None:
    assert finding.severity == SEVERITIES.get(finding.rule, "error")
    assert finding.severity in {"error", "warning", "note"}
    assert isinstance(finding.offset, int)
    assert isinstance(finding.length, int)
    assert 0 <= finding.offset <= finding.offset + finding.length <= size
    assert finding.path
    assert finding.message
    assert nkformats.rule(finding.rule).id == finding.rule
    if model is not None and model.complete:
        assert records.resolve(model.record, finding.path) is not None, finding.path
    assert json.loads(json.dumps(finding.as_dict())) == finding.as_dict()


class TestP8Findings:
    @pytest.mark.parametrize("name", GALLERY)
    def test_gallery(self, name: str) -> None:
        """One of each rule: complete, within the file, at a field that is there, and as JSON."""
        data = GALLERY[name]()
        report = nkformats.validate(data, format="nk")
        assert report.findings
        for finding in report.findings:
            complete(finding, len(data), report.model)

    @settings(max_examples=300)
    @given(mutants())
    def test_mutants(self, data: bytes) -> None:
        """Whatever rules a file breaks together."""
        report = nkformats.validate(data, format="nk")
        for finding in report.findings:
            complete(finding, len(data), report.model)
        errors = any(finding.severity == "error" for finding in report.findings)
        assert report.verdict == ("broken" if errors else "sound")

    def test_of_the_root_and_of_its_parts(self) -> None:
        """A payload that is too short, noticed last, is told before the label, which stands behind it in the file."""
        data = patched(MLP, (124, struct.pack("<I", 9)), (300, struct.pack("<i", -2)))
        found = [(finding.rule, finding.offset) for finding in nkformats.validate(data).findings]
        assert found == [("NK308", 40), ("NK306", 124), ("NK504", 300)]

    @settings(max_examples=200)
    @given(mutants())
    def test_in_file_order(self, data: bytes) -> None:
        """A reader of the report walks through the file once."""
        offsets = [finding.offset for finding in nkformats.validate(data, format="nk").findings]
        assert offsets == sorted(offsets)


# -- P9: no byte from a file reaches a terminal unescaped -------------------------------------------------------------

NASTY = [
    "\x1b[31mred", "\x1b]0;title\x07", "a\rb", "a\nb", "a\\nb", "\u202egnp.exe", "\u2066x\u2069", "\u200b\ufeff",
    "\x00\x08\x7f", "\x9b31m", "\u2028\u2029", "\udc9b\udcff", "\t", "\U000e0041",
]  # fmt: skip


def texts(data: bytes) -> Iterator[str]:
    """Everything that is printed about a file; places are split into the lines that they are meant to have."""
    report = nkformats.validate(data, format="nk")
    yield from (text for finding in report.findings for text in (str(finding), finding.message, finding.path))
    yield repr(report)
    yield report.reason
    if report.error is not None:
        yield str(report.error)
        yield report.error.got
        yield report.error.expected
    if report.model is not None:
        yield repr(report.model)
        for span in report.model.spans(nodes=True):
            yield records.show(span.value)
            yield repr(span)
            if isinstance(span.value, records.Record):
                yield repr(span.value)
        names = [span for span in report.model.spans() if span.path.endswith(".name")]
        for span in names:
            lines = str(report.model.at(span.offset)).split("\n")
            # Value, documentation and reference; a line more would come from the file.
            assert len(lines) == 3, lines
            yield from lines


class TestP9Escaping:
    @pytest.mark.parametrize("name", NASTY, ids=ascii)
    def test_names_in_the_file(self, name: str) -> None:
        """Colours, titles, carriage returns, invisible and reversing characters: shown as escapes."""
        model = nk_models.mlp()
        model.record.tests.cases[0].name = name
        data = model.to_bytes()
        for broken in (data, data + b"\0", data[:-1]):
            for text in texts(broken):
                assert text.isprintable(), ascii(text)

    @given(st.text(max_size=30))
    def test_escape(self, text: str) -> None:
        """What `escape` gives is printable, and what was printable stays."""
        assert escape(text).isprintable()
        assert escape(escape(text)) == escape(text)
        if text.isprintable():
            assert escape(text) == text

    @settings(max_examples=100)
    @given(mutants())
    def test_mutants(self, data: bytes) -> None:
        """Bytes at any place, magic numbers and raw bytes included."""
        for text in texts(data):
            assert text.isprintable(), ascii(text)

    @pytest.mark.skipif(os.name == "nt", reason="platform: Windows has no such file names")
    @pytest.mark.parametrize("name", ["\x1b[31mred.nk", "a\nb.nk", "\u202ekn.exe", "\udcff.nk"], ids=ascii)
    def test_file_names(self, name: str, tmp_path: Path) -> None:
        """A file's own name is as little to be trusted as its content."""
        path = tmp_path / name
        path.write_bytes(MLP[:60])
        with pytest.raises(FormatError) as caught:
            nkformats.parse(path)
        assert str(caught.value).isprintable()
        assert caught.value.source == str(path)
        path.write_bytes(MLP)
        assert repr(nkformats.parse(path)).isprintable()
        assert repr(nkformats.validate(path)).isprintable()
        folder = tmp_path / f"{name}.folder"
        folder.mkdir()
        with pytest.raises(OSError, match="not a regular file") as refused:
            nkformats.parse(folder)
        assert str(refused.value).isprintable()

    def test_what_is_no_format(self) -> None:
        """The first bytes of an unknown file are quoted as escapes, too."""
        with pytest.raises(FormatError) as caught:
            nkformats.parse(b"\x1b[31m\x9b\n")
        assert str(caught.value).isprintable()
        assert nkformats.validate(b"\x1b[31m\x9b\n").reason.isprintable()


# -- P10: no file is opened outside the model's own folder ------------------------------------------------------------

WATCH = """
import sys
import numpy
import nkformats

inside, target = sys.argv[1], sys.argv[2]
data = open(inside, "rb").read()
# What is imported on first use is imported here, before anybody watches.
warm = nkformats.parse(data)
warm.findings, [tensor.array for tensor in warm.tensors.values()], nkformats.validate(b"?"), warm.to_bytes()
nkformats.at(data, 300)
events = []
KEPT = ("open", "os.", "shutil.", "socket.", "subprocess.", "ctypes.dlopen", "import", "exec", "compile")

def watch(event, arguments):
    # A number is a file that is open already.
    if event.startswith(KEPT) and watching and not isinstance(arguments[0], int):
        events.append((event, [str(one) for one in arguments][:2]))

watching = False
sys.addaudithook(watch)
watching = True
model = nkformats.parse(inside)
model.findings
[tensor.array for tensor in model.tensors.values()]
nkformats.identify(inside)
nkformats.validate(inside)
nkformats.at(inside, 300)
try:
    nkformats.parse(data[:100])
except nkformats.FormatError as error:
    str(error)
nkformats.write(model, target)
watching = False
for event in events:
    print(event)
"""


class TestP10NoOtherFile:
    def test_watched_by_an_audit_hook(self, tmp_path: Path) -> None:
        """Reading opens the file that was named and nothing else; writing a draft beside the target. No network, no
        process, no import.
        """
        inside, target = tmp_path / "in" / "model.nk", tmp_path / "out" / "model.nk"
        inside.parent.mkdir()
        target.parent.mkdir()
        model = nk_models.mlp()
        # Names that look like paths are names.
        model.record.tests.cases[0].name = "../../etc/passwd"
        model.record.tests.cases[1].name = "/dev/zero"
        inside.write_bytes(model.to_bytes())
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])}
        done = subprocess.run(
            [sys.executable, "-c", WATCH, str(inside), str(target)],
            capture_output=True, text=True, check=False, cwd=tmp_path, env=environment,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        lines = done.stdout.splitlines()
        assert any("open" in line and str(inside) in line for line in lines)
        for line in lines:
            assert str(inside.parent) in line or str(target.parent) in line, line
            assert line.startswith(("('open'", "('os.chmod'", "('os.rename'", "('os.remove'")), line
        assert target.read_bytes() == inside.read_bytes()


def test_each_promise_is_tested_here() -> None:
    """P1 to P10, a class each."""
    promises = {int(found[1]) for name in globals() if (found := re.match(r"TestP(\d+)", name))}
    assert promises == set(range(1, 11))
