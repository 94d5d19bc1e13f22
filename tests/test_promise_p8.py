"""P8: every finding has rule id, severity, offset, length and path."""

from __future__ import annotations

import json
import struct

import nk_models
import pytest
from hypothesis import given, settings
from subjects import EXHIBITS, SUBJECTS, Subject, mutants, replaced

import nkformats
from nkformats import Finding, records


def complete(finding: Finding, subject: Subject, report: nkformats.Report) -> None:
    """All parts are there, within the file that the finding is about, at a field that is there, and as JSON."""
    rule, size = nkformats.rule(finding.rule), max(len(subject.data), len(subject.companion or b""))
    assert rule.id == finding.rule
    assert finding.severity == rule.severity
    assert finding.severity in {"error", "warning", "note"}
    assert isinstance(finding.offset, int)
    assert isinstance(finding.length, int)
    assert 0 <= finding.offset <= finding.offset + finding.length <= size
    assert finding.message
    assert isinstance(finding.path, str)
    model = report.model
    # Of a text, or of a file that is none of its format, a finding can be about the whole, whose path is empty.
    assert finding.path or report.error is not None or finding.line
    if model is not None and model.complete and not finding.file and finding.path:
        assert records.resolve(model.record, finding.path) is not None, finding.path
    assert (finding.line == 0) == (finding.column == 0)
    if finding.line:
        data = (
            subject.data
            if finding.file != ".bin" and model is not None and model.opened != ".bin"
            else subject.companion
        )  # type: ignore[attr-defined]
        lines = (data or b"")[: finding.offset].replace(b"\r\n", b"\n").replace(b"\r", b"\n").count(b"\n")
        assert abs(finding.line - 1 - lines) <= 1
    assert json.loads(json.dumps(finding.as_dict())) == finding.as_dict()
    assert set(finding.as_dict()) >= {"rule", "severity", "path", "offset", "length", "message"}


def judged(subject: Subject) -> nkformats.Report:
    """The report, each of whose findings is complete; the verdict follows from them, and they are in file order."""
    report = subject.validate()
    for finding in report.findings:
        complete(finding, subject, report)
    errors = any(finding.severity == "error" for finding in report.findings)
    assert (report.verdict == "broken") == errors
    for file in {finding.file for finding in report.findings}:
        offsets = [finding.offset for finding in report.findings if finding.file == file]
        assert offsets == sorted(offsets)
    return report


@pytest.mark.parametrize("one", SUBJECTS, ids=lambda one: one.name)
def test_samples(one: Subject) -> None:
    judged(one)


@pytest.mark.parametrize("name", EXHIBITS)
def test_exhibits(name: str) -> None:
    """At least one of each rule; the exhibit's own rule is among what is found."""
    subject = EXHIBITS[name]()
    report = judged(subject)
    assert report.findings or report.verdict == "not validated"


@pytest.mark.parametrize("format", ["nk", "nnn"])
def test_the_length_is_that_of_the_field(format: str) -> None:
    """Of what the checks of a schema say about a field that has bytes."""
    seen = 0
    for name in EXHIBITS:
        subject = EXHIBITS[name]()
        model = subject.outcome() if subject.format == format else None
        if not isinstance(model, nkformats.Model) or not model.complete or model.has_original:
            continue
        lengths = {span.path: span.length for span in model.spans(nodes=True)}
        for finding in model.findings:
            if finding.path in lengths:
                assert finding.length == lengths[finding.path], finding
                seen += finding.length > 0
    assert seen > 20


@settings(max_examples=500)
@given(mutants())
def test_mutants(subject: Subject) -> None:
    """Whatever rules a file breaks together."""
    judged(subject)


def test_of_the_root_and_of_its_parts() -> None:
    """A payload that is too short, noticed last, is told before the label, which stands behind it in the file."""
    data = replaced(nk_models.mlp().to_bytes(), (124, struct.pack("<I", 9)), (300, struct.pack("<i", -2)))
    found = [(finding.rule, finding.offset) for finding in nkformats.validate(data).findings]
    assert found == [("NK308", 40), ("NK306", 124), ("NK504", 300)]
