"""P4: `write(parse(x)) == x`, byte for byte, for every accepted file."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from subjects import EXHIBITS, SMALL_SUBJECTS, SUBJECTS, Subject, leaves, mutants, replaced

import nkformats
from nkformats import FormatError


def comes_back(subject: Subject) -> bool:
    """Whether a file is accepted; if so, it is written as it was, twice, and after settling, with the other of its
    pair."""
    result = subject.outcome()
    if isinstance(result, FormatError):
        return False
    assert result.to_bytes() == subject.data
    result.settle()
    assert result.to_bytes() == subject.data
    files = [*result.to_files().values()]
    assert subject.data in files
    assert subject.companion is None or subject.companion in files
    return True


@pytest.mark.parametrize("one", SUBJECTS, ids=lambda one: one.name)
def test_samples(one: Subject, tmp_path: Path) -> None:
    """As bytes, and as a file."""
    assert comes_back(one)
    model, path = one.parse(), tmp_path / one.name
    model.write(path)
    assert path.read_bytes() == one.data


@settings(max_examples=500)
@given(mutants())
def test_mutants(subject: Subject) -> None:
    """However odd."""
    comes_back(subject)


@pytest.mark.parametrize("name", EXHIBITS)
def test_exhibits(name: str) -> None:
    """Each odd file of the galleries, and each that is broken as far as it is accepted."""
    comes_back(EXHIBITS[name]())


FLOATS = [(one, leaves(one, "float")) for one in SMALL_SUBJECTS]
TEXTS = [(one, leaves(one, "text")) for one in SMALL_SUBJECTS]
FLOATS, TEXTS = [(one, found) for one, found in FLOATS if found], [(one, found) for one, found in TEXTS if found]


@given(st.data())
def test_floats_by_bits(data: st.DataObject) -> None:
    """Any float, signalling NaNs included, survives reading into a double and writing, where it is accepted."""
    subject, places = data.draw(st.sampled_from(FLOATS))
    offset, length = data.draw(st.sampled_from(places))
    edge = st.sampled_from([b"\x01\0\xa0\x7f", b"\x01\0\xa0\xff", b"\0\0\x80\x7f", b"\x01\0\0\0"])
    bits = data.draw((edge if length == 4 else st.nothing()) | st.binary(min_size=length, max_size=length))
    comes_back(subject._replace(data=replaced(subject.data, (offset, bits))))


def test_there_are_floats_and_texts() -> None:
    """The tests of both have something to change."""
    assert len({one.format for one, _ in FLOATS}) >= 2
    assert len({one.format for one, _ in TEXTS}) >= 2
    one, places = next((one, places) for one, places in FLOATS if one.format == "nk")
    assert comes_back(one._replace(data=replaced(one.data, (places[0][0], b"\x01\0\xa0\x7f"))))


@given(st.data())
def test_texts_by_bytes(data: st.DataObject) -> None:
    """Any bytes of a text survive decoding and encoding."""
    subject, places = data.draw(st.sampled_from(TEXTS))
    offset, length = data.draw(st.sampled_from(places))
    raw = data.draw(st.binary(min_size=length, max_size=length))
    comes_back(subject._replace(data=replaced(subject.data, (offset, raw))))


@pytest.mark.parametrize("format", [one.name for one in nkformats.FORMATS])
def test_odd_samples_stay_odd(format: str) -> None:
    """Written with `canonical`, at least one sample of the format or none differs, and then stays as it is."""
    for one in SMALL_SUBJECTS:
        if one.format != format or one.parse().has_original:
            continue
        files = one.parse().to_files(canonical=True)
        data = files[next(iter(files))]
        options = {} if len(files) == 1 else {"companion": [*files.values()][1]}
        again = nkformats.parse(data, format=format, **options)  # type: ignore[arg-type]
        assert again.to_files(canonical=True) == files
