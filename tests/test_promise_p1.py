"""P1: any bytes give a model or one `FormatError`, in time linear in the length of the input.

Work is counted in calls, which no other process disturbs; `benchmarks/growth.py` has the clock.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from typing import Any

import adversarial
import pytest
import sweep
from hypothesis import given, settings
from hypothesis import strategies as st
from subjects import EXHIBITS, SMALL_SUBJECTS, SUBJECTS, Subject, mutants

import nkformats
from nkformats import FormatError

FORMATS = {one.name: one for one in nkformats.FORMATS}
FAMILIES = [(name, family) for name, families in adversarial.FAMILIES.items() for family in families]


def fault(result: nkformats.Model | FormatError, size: int, known: Any) -> str:
    """What is wrong with how something was accepted or refused; empty where nothing is."""
    if isinstance(result, FormatError):
        said = result.expected and result.got and str(result)
        whole = result.model is not None and result.model.complete
        good = result.rule in known and 0 <= result.offset <= size and said and not whole
        return "" if good else f"an incomplete error: {result!r}"
    return "" if result.complete else "a model that is not complete"


def test_every_format_takes_part() -> None:
    """A format without a sample would be promised nothing."""
    assert {one.format for one in SUBJECTS} == {one.format for one in SMALL_SUBJECTS} == set(FORMATS)
    assert all(len(families) >= 5 for families in adversarial.FAMILIES.values())
    assert set(adversarial.FAMILIES) == set(FORMATS)


@settings(max_examples=600)
@given(mutants())
def test_mutants(subject: Subject) -> None:
    """A model, or one error with every attribute; rules and tensors cope with every model."""
    result, size = subject.outcome(), max(len(subject.data), len(subject.companion or b""))
    assert fault(result, size, {*FORMATS[subject.format].rules, *nkformats.rules.GENERAL}) == ""
    if not isinstance(result, FormatError):
        assert all(finding.rule for finding in subject.validate().findings)
        for tensor in result.tensors.values():
            assert tensor.array is None or tensor.array.nbytes <= tensor.nbytes


@settings(max_examples=400)
@given(st.binary(max_size=120), st.sampled_from(SMALL_SUBJECTS), st.sampled_from([0, 4, 8, 12, 24]))
def test_noise(noise: bytes, subject: Subject, head: int) -> None:
    """Bytes without any sense behind the beginning of a sample, read as its format or by their content."""
    data, everything = subject.data[:head] + noise, nkformats.formats.every_rule()
    size = max(len(data), len(subject.companion or b""))
    assert fault(subject.outcome(data), size, everything) == ""
    by_content: Any
    try:
        by_content = nkformats.parse(data)
    except FormatError as error:
        by_content = error
    assert fault(by_content, size, everything) == ""


@pytest.mark.parametrize("name", EXHIBITS)
def test_exhibits(name: str) -> None:
    """Each broken and odd file of the galleries."""
    subject = EXHIBITS[name]()
    size = max(len(subject.data), len(subject.companion or b""))
    assert fault(subject.outcome(), size, nkformats.formats.every_rule()) == ""


@pytest.mark.parametrize("one", sweep.subjects(), ids=lambda one: one.name)
def test_every_truncation_and_four_values_a_byte(one: sweep.Damaged) -> None:
    """Refused by `FormatError` or accepted and written back to the byte, both files of a pair; no third way."""
    totals = sweep.sweep(one, exhaustive=False)
    assert totals.faults == ()
    assert totals.tried > len(list(sweep.visited(sweep.payload_of(one.data, one.format, one.companion), False)))
    assert 0 < totals.written <= totals.accepted < totals.tried


# -- time -------------------------------------------------------------------------------------------------------------


def calls(function: Callable[[], Any], *, warm: bool = False) -> int:
    """How many calls, of Python and of C functions, it takes; `warm` says that what a process does once was done."""
    counted = 0

    def count(frame: Any, event: str, argument: Any) -> None:
        nonlocal counted
        counted += event in ("call", "c_call")

    # What is done once in a process, and what the collector does, is not counted.
    if not warm:
        function()
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


#: Bytes of the smaller input; the other is twice as long. Longer ones `make growth` has.
SMALLEST = 1 << 12


@pytest.mark.parametrize(("format", "family"), FAMILIES)
def test_work_grows_with_the_input(format: str, family: str) -> None:
    """Twice the input takes at most 2.6 times the calls, read and validated: rules and places of findings included."""
    # A sample of ONNX is longer than the smallest size, so that it would stand there but once.
    smallest = SMALLEST << (format == "onnx")
    inputs = [adversarial.FAMILIES[format][family](smallest << step) for step in range(2)]
    for act in (adversarial.read, adversarial.validated):
        act(inputs[0])
        before, after = (calls(lambda one=one, act=act: act(one), warm=True) for one in inputs)
        assert after <= 2.6 * before + 2000, (act.__name__, before, after)


@pytest.mark.parametrize("what", ["findings", "to_bytes", "spans"])
@pytest.mark.parametrize("name", adversarial.ACCEPTED)
def test_work_over_a_model_grows_with_it(name: str, what: str) -> None:
    """Twice the metadata, twice the calls, of what is asked of a model that was accepted."""

    def work(size: int) -> int:
        model = adversarial.read(adversarial.ACCEPTED[name](size))
        asked = {
            "findings": lambda: model.findings,
            "to_bytes": model.to_bytes,
            "spans": lambda: list(model.spans(nodes=True)),
        }
        return calls(asked[what])

    small, big = work(SMALLEST // 4), work(SMALLEST)
    assert big <= 4.2 * small + 2000


@pytest.mark.parametrize("name", adversarial.PAYLOADS)
def test_work_does_not_depend_on_the_payload(name: str) -> None:
    """The same number of calls for 64 KiB and for 4 MiB of weights, findings included."""
    small, big = (adversarial.PAYLOADS[name](size) for size in (1 << 16, 1 << 22))
    assert calls(lambda: adversarial.read(small).findings) == calls(lambda: adversarial.read(big).findings)


def test_a_small_file_has_no_endless_findings() -> None:
    """Layers that would take thousands of tensors, none of which are there, in a file of a few kilobytes."""
    family = adversarial.FAMILIES["nk"]["pyramids without a tensor"]
    data = family(1 << 13).data
    report = nkformats.validate(data)
    assert report.verdict == "broken"
    assert len(report.findings) <= len(data)
    assert calls(lambda: nkformats.validate(data)) < 1000 * len(data)
