"""The promises over drawn files: valid models, odd ones, files with a fault, mutants of the samples.

P1 (a model or one `FormatError`), P3 (every byte has one owner), P4 (bytes come back), P6 (the same verdict however the
bytes are given), P7 (`identify` does not contradict `parse`), P8 (findings are complete). P2 is the business of
test_promises; P5, and parse after write, of test_strategies.
"""

from __future__ import annotations

import io
import os
import tracemalloc
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import nkformats
from conftest import ROOT
from nkformats import strategies
from nkformats.fuzzing.faults import Fault

EXAMPLES = int(os.environ.get("NKFORMATS_EXAMPLES", "200"))
FORMATS = [one.name for one in nkformats.FORMATS]
many = settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))


class Drawn(NamedTuple):
    """A file, the other one of a pair, and how it is to be read."""

    data: bytes
    companion: Any = None
    variant: str | None = None


def of_model(model: Any) -> Drawn:
    files, data = model.to_files(), model.to_bytes()
    return Drawn(data, files[".bin"]) if len(files) > 1 else Drawn(data, None, model.variant)


def of_fault(fault: Fault) -> Drawn:
    return Drawn(fault.data, fault.companion, fault.variant)


def samples(format: str) -> list[Any]:
    paths = sorted((ROOT / "samples").glob("*.param" if format == "ncnn" else f"*.{format}"))
    small = [path for path in paths if path.stat().st_size < 20_000]
    if format != "ncnn":
        return [path.read_bytes() for path in small]
    pairs = [(path, path.with_suffix(".bin")) for path in small]
    return [(path.read_bytes(), other.read_bytes()) for path, other in pairs if other.exists()]


def files(format: str) -> st.SearchStrategy[Drawn]:
    """Every kind of file that we can draw."""
    return st.one_of(
        strategies.models(format).map(of_model),
        strategies.models(format, odd=True).map(of_model),
        strategies.faults(format).map(of_fault),
        strategies.mutants(format, *samples(format)).map(Drawn),
    )


def validate(source: Any, format: str, drawn: Drawn) -> Any:
    return nkformats.validate(source, format=format, companion=drawn.companion, variant=drawn.variant)


def said(report: Any) -> Any:
    return report.verdict, report.format, report.variant, report.reason, report.findings


@pytest.mark.parametrize("format", FORMATS)
def test_promises(format: str) -> None:
    """P1, P4, P7 and P8, whatever the file."""
    accepted = refused = 0

    @many
    @given(files(format))
    def holds(drawn: Drawn) -> None:
        nonlocal accepted, refused
        try:
            model = nkformats.parse(drawn.data, format=format, companion=drawn.companion, variant=drawn.variant)
        except nkformats.FormatError as error:
            caught = error
        else:
            caught = None
        if caught is not None:
            refused += 1
            assert caught.rule in nkformats.formats.every_rule()
            assert 0 <= caught.offset <= max(len(drawn.data), len(drawn.companion or b""))
            return
        accepted += 1
        assert model.to_bytes() == drawn.data
        if drawn.companion is not None:
            assert drawn.companion in model.to_files().values()
        identity = nkformats.identify(drawn.data)
        assert identity is None or identity.format == format
        for finding in validate(drawn.data, format, drawn).findings:
            assert finding.rule in nkformats.formats.every_rule()
            assert finding.severity in ("error", "warning", "note")
            assert finding.message
            assert finding.offset >= 0
            assert finding.length >= 0

    holds()
    assert accepted
    assert refused


#: Of ncnn one of the two files is text, which has no spans.
OWNED = [name for name in FORMATS if name != "ncnn"]


@pytest.mark.parametrize("format", OWNED)
def test_every_byte_has_one_owner(format: str) -> None:
    """P3: the spans of the fields follow one another from the first byte to the last."""

    @many
    @given(files(format))
    def holds(drawn: Drawn) -> None:
        try:
            model = nkformats.parse(drawn.data, format=format, variant=drawn.variant)
        except nkformats.FormatError:
            return
        if model.has_original:
            return
        position = 0
        for span in model.spans():
            assert span.offset == position
            position += span.length
        assert position == len(drawn.data)

    holds()


@pytest.mark.parametrize("format", FORMATS)
def test_the_verdict_does_not_depend_on_how_bytes_are_given(format: str, tmp_path: Path) -> None:
    """P6: bytes, a view at an odd address, a file object; and a path, where the name says nothing."""

    @settings(many, max_examples=max(EXAMPLES // 4, 20))
    @given(files(format))
    def holds(drawn: Drawn) -> None:
        if format in ("onnx", "pb"):
            # Files that it names are looked for in a folder: of a path its own, of bytes the one that is given.
            drawn = drawn._replace(companion=tmp_path)
        plain = said(validate(drawn.data, format, drawn))
        odd = memoryview(b"\0" + drawn.data)[1:]
        assert said(validate(odd, format, drawn)) == plain
        assert said(validate(io.BytesIO(drawn.data), format, drawn)) == plain
        if format != "ncnn":
            # The name of a file of ncnn is looked at.
            path = tmp_path / "file"
            path.write_bytes(drawn.data)
            assert said(validate(path, format, drawn)) == plain

    holds()


def test_memory_does_not_follow_declared_sizes() -> None:
    """P2 over faults: a count of billions in a file of a hundred bytes takes no more than the file is worth."""
    rules = [rule for rule in strategies.breakable_rules("nk") if rule in ("NK003", "NK004", "NK005", "NK012", "NK013")]
    peak = 0

    @settings(many, max_examples=max(EXAMPLES // 4, 20))
    @given(st.sampled_from(rules).flatmap(lambda rule: strategies.faults("nk", rule)))
    def holds(fault: Fault) -> None:
        nonlocal peak
        nkformats.validate(fault.data, format="nk")
        tracemalloc.start()
        nkformats.validate(fault.data, format="nk")
        peak = max(peak, tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
        assert peak < 300_000 + 200 * len(fault.data)

    holds()
    assert peak
