"""The promises of the design for `.nnn`: any bytes, in bounded memory, give a model or one `FormatError`, and so on.

Among them the quick sweep: every truncation, and four values a byte, of the samples. What a fault is called and where
it lies is tested in test_nnn and test_nnn_json; P10 holds for the library as a whole and is tested in test_promises.
"""

from __future__ import annotations

import io
import mmap
import struct
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sweep
from hypothesis import given, settings
from hypothesis import strategies as st
from nnn_gallery import JSON_ODD, JSON_REFUSED, ODD, REFUSED, i32
from nnn_models import CASES, NETS, Net, Part, build, encode, patched, values

import nkformats
from conftest import ROOT
from nkformats import FormatError
from nkformats.generated.nnn import Layout

PATHS = sorted((ROOT / "samples").glob("*.nnn"))
FILES = {path.stem: path.read_bytes() for path in PATHS}
SMALL = {name: data for name, data in FILES.items() if len(data) < 3000}
BINARY = {name: data for name, data in SMALL.items() if data.startswith(b"NNN.")}
RULES = {*nkformats.FORMATS[1].rules, "GEN001"}
EXHIBITS = {f"{one.rule}-{n}": one.data for n, one in enumerate((*REFUSED, *ODD, *JSON_REFUSED, *JSON_ODD))}
MIB = 1 << 20

each_exhibit = pytest.mark.parametrize("name", EXHIBITS)


def read(data: Any, variant: str | None = None) -> nkformats.Model | FormatError:
    try:
        return nkformats.parse(data, format="nnn", variant=variant)
    except FormatError as error:
        return error


def written(model: nkformats.Model) -> bytes | FormatError:
    try:
        return model.to_bytes()
    except FormatError as error:
        return error


class Mutant(bytes):
    """Bytes that say how they were made, instead of what they are."""

    made: str

    def __repr__(self) -> str:
        return self.made


@st.composite
def mutants(draw: st.DrawFn) -> Mutant:
    """A sample with some bytes changed, cut out, repeated or cut off."""
    name = draw(st.sampled_from(sorted(SMALL)))
    data, made = bytearray(SMALL[name]), [name]
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, min(len(data), 80)) | st.integers(0, len(data)))
        action = draw(st.sampled_from(["byte", "byte", "word", "word", "cut", "repeat", "end"]))
        made.append(f"{action} at {at}")
        if action == "byte":
            data[at : at + 1] = draw(st.binary(min_size=1, max_size=1))
        elif action == "word":
            edge = st.sampled_from([0, 1, 2, 64, 65, 128, 129, 2**16, 2**31 - 1, 2**31, 2**32 - 1])
            data[at : at + 4] = struct.pack("<I", draw(edge | st.integers(0, 2**32 - 1)))
        elif action == "cut":
            del data[at : at + draw(st.integers(1, 12))]
        elif action == "repeat":
            data[at:at] = data[at : at + draw(st.integers(1, 40))]
        else:
            del data[at:]
    result = Mutant(data)
    result.made = f"<{', '.join(made)}>"
    return result


def fault(data: bytes, write: bool = True) -> str:
    """What is wrong with how these bytes were accepted or refused; empty where nothing is."""
    result = read(data)
    if isinstance(result, FormatError):
        complete = result.rule in RULES and 0 <= result.offset <= len(data) and result.expected and result.got
        return "" if complete and (result.model is None or not result.model.complete) else f"incomplete: {result!r}"
    if not write:
        return ""
    if result.to_bytes() != data:
        return "comes back otherwise"
    for finding in result.findings:
        if finding.rule not in RULES or not 0 <= finding.offset <= len(data) or not finding.path:
            return f"incomplete: {finding!r}"
    return ""


# -- P1, P4: the sweep ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_every_truncation(path: Path) -> None:
    """Nothing but `FormatError` comes out, and what is accepted comes back."""
    data = path.read_bytes()
    step = 1 if len(data) < 3000 else 7
    found = {length: fault(data[:length]) for length in range(0, len(data), step)}
    assert {length: text for length, text in found.items() if text} == {}


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_four_values_a_byte(path: Path) -> None:
    """All metadata, and every 16th byte of the payload; of JSON, every byte of one file and every fifth of others."""
    data = path.read_bytes()
    changed = bytearray(data)
    if data.startswith(b"{"):
        offsets: Any = range(0, len(data), 1 if path.stem == "j3" else 5)
    else:
        offsets = sweep.visited(sweep.payload_of(data, "nnn"), exhaustive=False)
    found, tried = {}, 0
    for number, offset in enumerate(offsets):
        byte = data[offset]
        for value in sweep.quick_values(byte):
            changed[offset] = value
            tried += 1
            if text := fault(bytes(changed), write=len(data) < 3000 or number % 16 == 0):
                found[offset, value] = text
        changed[offset] = byte
    assert found == {}
    assert tried > 15


@settings(max_examples=300)
@given(mutants())
def test_mutants(data: bytes) -> None:
    assert fault(data) == ""


@settings(max_examples=120)
@given(st.binary(max_size=120), st.sampled_from([b"", b"NNN.", b'{"Layers":[', b"NNN." + bytes(12), b"{"]))
def test_noise(data: bytes, head: bytes) -> None:
    assert fault(head + data) == ""


@settings(max_examples=120)
@given(mutants(), st.sampled_from(list(Layout)))
def test_forced(data: bytes, layout: Layout) -> None:
    """A forced layout accepts what detection found for it, and never anything but that."""
    if data.lstrip().startswith(b"{"):
        return
    found, forced = read(data), read(data, layout.name)
    if isinstance(found, FormatError):
        assert isinstance(forced, FormatError)
    elif layout.name in found.variants:
        assert not isinstance(forced, FormatError)
        assert forced.to_bytes() == data


def layers(count: int) -> bytes:
    """That many small layers, which fit no layout in the end."""
    return encode(Net((Part(values(1, 1), values(1)),) * count), 5) + b"\0"


def calls(function: Callable[[], Any]) -> int:
    """How many calls it takes: a measure of work that nothing else disturbs."""
    import gc
    import sys

    function()
    counted = 0

    def count(frame: Any, event: str, argument: Any) -> None:
        nonlocal counted
        counted += event in ("call", "c_call")

    before = sys.getprofile()
    gc.collect()
    gc.disable()
    sys.setprofile(count)
    try:
        function()
    finally:
        sys.setprofile(before)
        gc.enable()
    return counted


def test_work_grows_with_the_metadata() -> None:
    """Four times the layers, four times the calls: seven readings are still linear."""
    small, big = layers(100), layers(400)
    assert calls(lambda: read(big)) <= 4.2 * calls(lambda: read(small)) + 1000
    small, big = small[:-1], big[:-1]
    assert calls(lambda: nkformats.validate(big)) <= 4.2 * calls(lambda: nkformats.validate(small)) + 1000


def test_work_does_not_depend_on_the_payload() -> None:
    few, many = (encode(Net((Part(np.zeros((size, 64)), None),)), 7) for size in (16, 16384))
    assert calls(lambda: nkformats.parse(few).findings) == calls(lambda: nkformats.parse(many).findings)


# -- P2: memory -------------------------------------------------------------------------------------------------------


def peak(function: Callable[[], Any]) -> int:
    tracemalloc.start()
    try:
        function()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("limits", [None, {"int_array.num_values": 2**32}], ids=["own", "lifted"])
@pytest.mark.parametrize("layout", list(Layout), ids=lambda one: one.name)
def test_a_declared_count_allocates_nothing(layout: Layout, limits: dict[str, int] | None) -> None:
    """Every four bytes of a small file as a count of 2^31-1, whatever they are in truth."""
    data = encode(NETS["conv1d"], layout)

    def refuse() -> None:
        for offset in range(4, 80):
            broken = patched(data, (offset, i32(2**31 - 1)))
            for variant in (None, layout.name):
                try:
                    nkformats.parse(broken, variant=variant, limits=limits)
                except FormatError:
                    pass

    refuse()
    assert peak(refuse) < MIB


def test_a_payload_is_not_copied(tmp_path: Path) -> None:
    data = np.frombuffer(encode(Net((Part(np.zeros((1024, 1024)), None),)), 7), np.uint8)
    read(data)
    assert peak(lambda: read(data)) < MIB
    path = tmp_path / "large.nnn"
    path.write_bytes(data)
    assert peak(lambda: nkformats.validate(path)) < MIB
    assert peak(lambda: nkformats.write(nkformats.parse(path), tmp_path / "copy.nnn")) < MIB


# -- P3: every byte has one owner -------------------------------------------------------------------------------------


@settings(max_examples=120)
@given(mutants())
def test_spans_tile_the_file(data: bytes) -> None:
    """Whole trees cover the file, broken ones its beginning; JSON has no places."""
    result = read(data)
    model = result.model if isinstance(result, FormatError) else result
    if model is None or model.has_original:
        return
    position = 0
    for span in model.spans():
        assert span.offset == position
        position += span.length
    assert position == len(data) if model.complete else position <= len(data)


def test_nothing_of_nothing() -> None:
    """The tree of an empty file has no bytes, and one of another magic does not hold it."""
    for data in (b"", b"NN", b"XXXX"):
        result = read(data)
        assert isinstance(result, FormatError)
        assert sum(span.length for span in result.model.spans()) == 0


@pytest.mark.parametrize("name", BINARY)
def test_at_finds_the_owner_of_each_byte(name: str) -> None:
    model = nkformats.parse(BINARY[name])
    for offset in range(0, len(BINARY[name]), 7):
        place = model.at(offset)
        assert place.offset <= offset < place.offset + place.length
        assert place.doc
        assert place.ref


# -- P5: parse(write(m)) == m -----------------------------------------------------------------------------------------

STRANGE: tuple[Any, ...] = (
    None, "", "x", "\udfff", "\0", -1, 0, 1, 4, 255, 2**16, 2**31, 2**70, True, 0.5, 1e39, 1e-40, float("nan"), b"",
    b"abc", bytes(8), [], [0], [1, 2], [-1], ["x"], {}, object(), np.zeros(3, "float32"), np.zeros(3, "float64"),
)  # fmt: skip


@pytest.mark.parametrize(("name", "layout"), CASES, ids=lambda one: getattr(one, "name", one))
def test_models_from_nothing(name: str, layout: Layout) -> None:
    model = build(NETS[name], layout)
    again = nkformats.parse(model.to_bytes(), variant=layout.name)
    assert again.record == model.record
    assert model.record == again.record


@pytest.mark.parametrize("name", ["conv1d", "same", "empty tensors"])
def test_strange_values(name: str) -> None:
    """Every field that a caller may set, set to everything: refused with a path, or written and read back."""
    net = NETS[name]
    for layout in net.layouts[-2:]:
        model = build(net, layout)
        for record, field, path in [*stored_fields(model.record)]:
            before = getattr(record, field)
            for value in STRANGE:
                setattr(record, field, value)
                data = written(model)
                if isinstance(data, FormatError):
                    assert data.path, (path, value)
                else:
                    again = read(data, layout.name)
                    assert not isinstance(again, FormatError), (path, value, str(again))
                    assert again.to_bytes() == data, (path, value)
            setattr(record, field, before)
        assert model.to_bytes() == encode(net, layout)


def stored_fields(record: Any, path: str = "") -> Any:
    """Every field of a tree that a caller may set: record, name, path."""
    for field in record._layout:
        if field.constant is None and not field.derived:
            yield record, field.name, path + field.name
            value = getattr(record, field.name)
            if field.kind == "record" and value is not None:
                for index, item in enumerate(value if field.many else (value,)):
                    place = f"{path}{field.name}[{index}]." if field.many else f"{path}{field.name}."
                    yield from stored_fields(item, place)


# -- P6: the same verdict from every source ---------------------------------------------------------------------------


def verdict(source: Any) -> tuple[Any, ...]:
    report = nkformats.validate(source, format="nnn")
    return report.verdict, report.variant, [finding.as_dict() for finding in report.findings]


@pytest.mark.parametrize("name", [*FILES, *EXHIBITS])
def test_same_verdict_from_every_source(name: str, tmp_path: Path) -> None:
    """Path, bytes, memoryview at any alignment, file object, mapped file."""
    data = FILES[name] if name in FILES else EXHIBITS[name]()
    path = tmp_path / "model"
    path.write_bytes(data)
    wanted = verdict(data)
    assert verdict(path) == verdict(str(path)) == verdict(bytearray(data)) == verdict(io.BytesIO(data)) == wanted
    for shift in (1, 2, 3, 4):
        assert verdict(memoryview(bytes(shift) + data)[shift:]) == wanted
    with path.open("rb") as file:
        assert verdict(file) == wanted
    with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as mapped:
        assert verdict(mapped) == wanted


# -- P7: identify never contradicts parse -----------------------------------------------------------------------------


@settings(max_examples=150)
@given(mutants())
def test_identify_agrees_with_parse(data: bytes) -> None:
    identity, result = nkformats.identify(data), read(data)
    if isinstance(result, FormatError):
        assert identity is None or identity.format == "nnn"
    elif identity is not None:
        assert (identity.format, identity.variant) == (result.format, result.variant)
    assert (identity is None) == (nkformats.validate(data).verdict == "not validated")


# -- P8: findings are complete; P9: no byte reaches a terminal unescaped ----------------------------------------------


@each_exhibit
def test_findings_are_complete(name: str) -> None:
    report = nkformats.validate(EXHIBITS[name](), format="nnn")
    assert report.findings
    for finding in report.findings:
        assert finding.rule in RULES
        assert finding.path or finding.rule == "NNN301"
        assert isinstance(finding.offset, int)
        assert isinstance(finding.length, int)
        assert finding.message
        assert finding.severity == nkformats.rule(finding.rule).severity


@settings(max_examples=100)
@given(st.binary(min_size=2, max_size=2), st.sampled_from([8, 23, 24, 45, 178]))
def test_nothing_unescaped(noise: bytes, offset: int) -> None:
    """Whatever stands in a description or in place of a number, what is said of it can be printed."""
    data = patched(encode(NETS["same"], 7), (offset, noise))
    report = nkformats.validate(data)
    for text in (*map(str, report.findings), str(report.error), repr(report.model)):
        assert text.isprintable()
    for text in ("\x1b[2J", "\u202e", "\x00", "\x7f"):
        error = read(b'{"Layers":[{"LayerType":"' + text.encode("unicode_escape").replace(b"\\x", b"\\u00") + b'"}]}')
        assert str(error).isprintable()
