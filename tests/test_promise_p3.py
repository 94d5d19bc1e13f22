"""P3: every byte has one owner: a field, padding, or a reported gap or tail."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

import pytest
from hypothesis import given, settings
from subjects import EXHIBITS, SMALL_SUBJECTS, SUBJECTS, Subject, mutants, part_of

import nkformats
from nkformats import FormatError
from nkformats.records import Message

each_sample = pytest.mark.parametrize("one", SUBJECTS, ids=lambda one: one.name)


def owned(model: nkformats.Model, data: bytes) -> int:
    """How many bytes the spans cover, from the first on, without a gap or a byte twice. Their values are true."""
    position = 0
    for span in model.spans():
        assert span.offset == position, span.path
        assert span.length >= 0
        position += span.length
        if span.field is not None and span.field.kind == "bytes" and isinstance(span.value, (bytes, memoryview)):
            assert bytes(span.value) == data[span.offset : position], span.path
    return position


def check(result: Any, subject: Subject) -> None:
    """Whole trees cover the file, broken ones its beginning, up to where reading ended; JSON has no layout."""
    model = result.model if isinstance(result, FormatError) else result
    if model is None or model.has_original:
        return
    data = part_of(model, subject)
    if model.complete and not (getattr(model, "is_text", False) and subject.companion is None):
        assert owned(model, data) == len(data)
    elif not model.complete and not getattr(model, "is_text", False):
        # Of a pair, the other file can be what is broken.
        assert owned(model, data) <= len(data) or subject.companion is not None


@settings(max_examples=300)
@given(mutants())
def test_spans_tile_the_file(subject: Subject) -> None:
    check(subject.outcome(), subject)


@each_sample
def test_samples(one: Subject) -> None:
    check(one.outcome(), one)


@pytest.mark.parametrize("name", EXHIBITS)
def test_exhibits(name: str) -> None:
    subject = EXHIBITS[name]()
    check(subject.outcome(), subject)


@pytest.mark.parametrize("one", SMALL_SUBJECTS, ids=lambda one: one.name)
def test_at_finds_the_owner_of_each_byte(one: Subject) -> None:
    """Offsets are absolute, each byte is within what is named for it, and that is told with its documentation."""
    model = one.parse()
    if model.has_original:
        with pytest.raises(IndexError):
            model.at(0)
        return
    for offset in range(0, len(one.data), max(1, len(one.data) // 200)):
        place = model.at(offset)
        assert place.offset <= offset < place.offset + place.length
        assert getattr(model, "is_text", False) or (place.path and place.doc)
    with pytest.raises(IndexError):
        model.at(len(one.data))


@each_sample
def test_nodes_contain_their_parts(one: Subject) -> None:
    """A record's or a list's span is as long as what stands under its path."""
    leaves: dict[str, Any] = {}
    model = one.parse()
    for span in model.spans():
        leaves.setdefault(span.path, span)
    paths = sorted(leaves)
    for node in (span for span in model.spans(nodes=True) if span.path not in leaves):
        # What stands under a path follows it in the order of texts, but for other fields whose name begins so.
        parts = []
        for path in paths[bisect_right(paths, node.path) :]:
            if not path.startswith(node.path):
                break
            if path.startswith((f"{node.path}.", f"{node.path}[")):
                parts.append(leaves[path])
        if parts:
            assert node.offset == min(part.offset for part in parts)
            assert node.length == sum(part.length for part in parts)


@pytest.mark.parametrize("format", [one.name for one in nkformats.FORMATS])
@pytest.mark.parametrize("data", [b"", b"NN", b"XXXX"])
def test_nothing_of_nothing(format: str, data: bytes) -> None:
    """The tree of an empty file has no bytes, and one of another magic does not hold it."""
    try:
        model = nkformats.parse(data, format=format)
    except FormatError as error:
        model = error.model
    else:
        # Of messages: none is an empty one, and XXXX two fields that nobody knows.
        assert isinstance(model.record, Message)
    assert model is None or sum(span.length for span in model.spans()) <= len(data)
