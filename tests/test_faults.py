"""`nkformats.strategies.faults`: one rule and its fault match one to one, exactly at the path and the byte expected."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import nkformats
from nkformats import strategies
from nkformats.formats import find
from nkformats.fuzzing import breaking
from nkformats.fuzzing.faults import Fault

#: A format has a hundred rules, and each gets its share of the examples.
EXAMPLES = max(int(os.environ.get("NKFORMATS_EXAMPLES", "200")) // 40, 5)
FORMATS = [one.name for one in nkformats.FORMATS]
RULES = [(name, rule) for name in FORMATS for rule in strategies.breakable_rules(name)]
few = settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))


def report_of(format: str, fault: Fault, folder: Path) -> Any:
    """The verdict on a file with a fault; under its name or in a folder where the rule is about that."""
    source: Any = fault.data
    for name, data in (fault.beside or {}).items():
        (folder / name).write_bytes(data)
    if fault.name or fault.beside is not None:
        source = folder / (fault.name or "file")
        source.write_bytes(fault.data)
    return nkformats.validate(source, format=format, variant=fault.variant, companion=fault.companion)


@pytest.mark.parametrize("format", FORMATS)
def test_every_rule_has_a_fault(format: str) -> None:
    """Or a reason why no file can break it; and no fault is of a rule that there is not."""
    codec = find(format)
    known, excused = strategies.breakable_rules(format), breaking.excused(codec)
    assert set(known) | set(excused) == set(codec.rules)
    assert not set(known) & set(excused)
    assert all(excused.values())
    assert set(breaking.register_of(format).made) <= set(codec.rules)
    assert set(breaking.law_of(format).joint) <= set(codec.rules)


@pytest.mark.parametrize(("format", "rule"), RULES, ids=[rule for _, rule in RULES])
def test_faults_are_exact(format: str, rule: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    """The rule is reported at the path and the byte that the fault names, and no rule beside those listed with it."""
    folder = tmp_path_factory.mktemp("faults")
    seen: list[bytes] = []

    @few
    @given(strategies.faults(format, rule))
    def holds(fault: Fault) -> None:
        report = report_of(format, fault, folder)
        assert fault.rule == rule
        seen.append(fault.data)
        if fault.fatal:
            error = report.error
            assert error is not None, report.findings
            assert (error.rule, error.path, error.offset) == (rule, fault.path, fault.offset)
            return
        found = [one for one in report.findings if one.rule == rule]
        assert found, report.findings
        assert (found[0].path, found[0].offset) == (fault.path, fault.offset)
        assert {one.rule for one in report.findings} <= {rule} | fault.also

    holds()
    assert seen


@pytest.mark.parametrize("format", FORMATS)
def test_what_is_listed_as_joint_is_needed(format: str) -> None:
    """A rule that the schema excuses for coming along does come along in at least one file."""
    law = breaking.law_of(format)
    for rule, joint in law.joint.items():
        came: set[str] = set()

        @settings(few, max_examples=25)
        @given(st.data())
        def collect(data: Any) -> None:
            fault = data.draw(strategies.faults(format, rule))  # noqa: B023
            report = nkformats.validate(fault.data, format=format, variant=fault.variant, companion=fault.companion)
            came.update(one.rule for one in report.findings)  # noqa: B023

        collect()
        assert came & set(joint), (rule, came)


def test_what_cannot_be_asked_for() -> None:
    with pytest.raises(ValueError, match="'NK999'"):
        strategies.faults("nk", "NK999")
    with pytest.raises(ValueError, match="'NCNN061'"):
        strategies.faults("ncnn", "NCNN061")
