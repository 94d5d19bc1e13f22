"""P7: `identify` never contradicts `parse`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from subjects import EXHIBITS, SAMPLES, SMALL_SUBJECTS, SUBJECTS, Subject, mutants

import nkformats
from nkformats import FormatError


def agree(source: Any) -> None:
    """None exactly where `parse` knows no format; else the format and the variant that `parse` finds."""
    identity = nkformats.identify(source)
    try:
        result: Any = nkformats.parse(source)
    except FormatError as error:
        result = error
    unknown = isinstance(result, FormatError) and result.rule == "GEN007"
    assert unknown == (identity is None)
    if identity is None:
        assert nkformats.validate(source).verdict == "not validated"
        return
    assert identity.by in ("content", "name")
    model = result.model if isinstance(result, FormatError) else result
    variant = model.variant if model is not None else ""
    assert (identity.variant, identity.format) == (variant, model.format if model is not None else identity.format)
    report = nkformats.validate(source)
    assert report.format in (identity.format, None if model is None else identity.format)
    assert (report.variant or "") == identity.variant


@settings(max_examples=400)
@given(mutants() | st.sampled_from(SMALL_SUBJECTS))
def test_bytes(subject: Subject) -> None:
    agree(subject.data)


@given(st.binary(max_size=80), st.sampled_from(SMALL_SUBJECTS), st.sampled_from([0, 3, 4, 8, 12]))
def test_noise(noise: bytes, subject: Subject, head: int) -> None:
    agree(subject.data[:head] + noise)


@pytest.mark.parametrize("name", EXHIBITS)
def test_exhibits(name: str, tmp_path: Path) -> None:
    """As bytes, and as files with the extensions of their format."""
    subject = EXHIBITS[name]()
    agree(subject.data)
    for suffix in nkformats.formats.find(subject.format).extensions:
        path = tmp_path / f"model.{suffix}"
        path.write_bytes(subject.data)
        agree(path)
        path.unlink()


@pytest.mark.parametrize("one", SUBJECTS, ids=lambda one: one.name)
def test_samples(one: Subject) -> None:
    """As files, pairs beside one another; by their content, under no name, they are of the same format or of none."""
    agree(SAMPLES / one.name)
    identity = nkformats.identify(SAMPLES / one.name)
    assert identity is not None
    assert (identity.format, identity.variant) == (one.format, nkformats.parse(SAMPLES / one.name).variant)
    by_content = nkformats.identify(one.data)
    assert by_content is None or by_content.format == one.format


@pytest.mark.parametrize("name", ["model{}", "MODEL{}", "model", "{}", "model{}.txt", "model.bin", "model.json"])
@pytest.mark.parametrize("format", [one.name for one in nkformats.FORMATS])
def test_names(format: str, name: str, tmp_path: Path) -> None:
    """Names join in where the content is silent, and then for both."""
    subject = next(one for one in SMALL_SUBJECTS if one.format == format)
    for suffix in nkformats.formats.find(format).extensions:
        for data in (b"", b"N", b"????", subject.data, subject.data[: len(subject.data) // 2]):
            path = tmp_path / name.format(f".{suffix}")
            path.write_bytes(data)
            agree(path)
            path.unlink()
