"""Mutants: made where the layout says, the same for a seed, refused or read by nothing but `FormatError`."""

from __future__ import annotations

import os
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

import nkformats
from conftest import ROOT
from nkformats import strategies
from nkformats.formats import find
from nkformats.fuzzing import framing, mutate, places
from nkformats.fuzzing.breaking import law_of

EXAMPLES = int(os.environ.get("NKFORMATS_EXAMPLES", "200"))
FORMATS = [one.name for one in nkformats.FORMATS]
many = settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
SAMPLES = ROOT / "samples"


def originals(format: str) -> list[mutate.Original]:
    """The small samples of a format, a `.bin` beside its graph."""
    codec, law, found = find(format), law_of(format), []
    for path in sorted(SAMPLES.glob("*.param" if format == "ncnn" else f"*.{format}")):
        if path.stat().st_size < 20_000:
            weights = path.with_suffix(".bin")
            companion = weights.read_bytes() if format == "ncnn" and weights.exists() else None
            found.append(mutate.original(codec, law, path.name, path.read_bytes(), companion))
    return found


@pytest.mark.parametrize("format", FORMATS)
def test_mutants_end_in_a_model_or_a_format_error(format: str) -> None:
    """And what is read comes back to the byte."""
    given_ = [(one.data, one.companion) if one.companion is not None else one.data for one in originals(format)]
    accepted = 0

    @many
    @given(strategies.mutants(format, *given_))
    def holds(data: bytes) -> None:
        nonlocal accepted
        try:
            model = nkformats.parse(data, format=format)
        except nkformats.FormatError:
            return
        accepted += 1
        assert model.to_bytes() == data
        assert all(finding.rule for finding in model.findings)

    holds()
    assert accepted >= EXAMPLES // 20


#: Text is read word by word, and a message has no header: how far into it mutants get, the next test says.
HEADED = ["nk", "nnn"]


@pytest.mark.parametrize("format", HEADED)
def test_most_mutants_get_past_the_header(format: str) -> None:
    """At least three in ten; random bytes would not."""
    past, total = 0, 0
    for data, _ in mutate.mutants(originals(format), "past the header", 500):
        total += 1
        try:
            nkformats.parse(data, format=format)
            past += 1
        except nkformats.FormatError as error:
            past += not error.path.startswith(("header", "magic", "description", "num_")) and bool(error.path)
    assert past / total >= 0.3, past / total


@pytest.mark.parametrize("format", ["onnx", "pb"])
def test_lengths_follow_a_change_within_messages(format: str) -> None:
    """A message more or less, or another number, leaves all messages around it whole, and the change in its place."""
    for source in originals(format):
        whole = nkformats.parse(source.data, format=format)
        for way in (mutate.Mutator.repeat, mutate.Mutator.drop):
            for seed in range(40):
                data = way(mutate.Mutator([source], mutate.Sequenced(str(seed))), source, source.data)
                if data is not None:
                    again = nkformats.parse(data, format=format)
                    assert count(again) != count(whole)
        for number in source.numbers:
            if number.code == framing.VARINT and not number.counts:
                for value in (0, 300, 2**63 - 1, -1):
                    found = framing.value_at(source.data, number.offset)
                    assert found is not None
                    new = framing.varint_of(value)
                    assert new is not None
                    stop = number.offset + found[1]
                    data = framing.replaced(source.data, source.frames, number.offset, stop, new)
                    assert len(data) - len(source.data) >= len(new) - found[1]
                    assert nkformats.parse(data, format=format).to_bytes() == data


def count(model: Any) -> int:
    """How many messages there are."""
    return len(list(places.walk(model.record)))


def test_every_way_occurs_and_says_what_it_did() -> None:
    done: Counter[str] = Counter()
    for format in FORMATS:
        for _, what in mutate.mutants(originals(format), "ways", 600):
            done.update(what.split(", "))
    ways = {way.__name__ for way in (*mutate._BINARY, *mutate._TEXT)}
    assert ways <= set(done), ways - set(done)


def test_a_seed_gives_the_same_mutants() -> None:
    def digest(seed: str) -> list[bytes]:
        return [data for data, _ in mutate.mutants(originals("nk"), seed, 40)]

    assert digest("1") == digest("1")
    assert digest("1") != digest("2")


@pytest.mark.parametrize(
    ("way", "expected"),
    [
        # Of samples/minimal.nk: 48 bytes of header, a dense layer of 16, two catalog entries, two payloads.
        (mutate.Mutator.count, {28, 32, 36, 40, 44, 84, 108}),
        (mutate.Mutator.fill, {49, 50, 51, 57, 58, 59, 66, 67, 90, 91}),
    ],
    ids=["counts", "filler"],
)
def test_where_a_way_changes_a_file(way: Any, expected: set[int]) -> None:
    """Counts are changed where counts stand, padding where padding does."""
    data = (SAMPLES / "minimal.nk").read_bytes()
    source = mutate.original(find("nk"), law_of("nk"), "minimal", data)
    changed = set()
    for number in range(200):
        one = way(mutate.Mutator([source], mutate.Sequenced(str(number))), source, data)
        if one is not None and len(one) == len(data):
            changed |= {at for at in range(len(data)) if one[at] != data[at]}
    assert changed
    # Of a number of four bytes, all can change.
    assert changed <= {at + more for at in expected for more in range(4)}


def test_what_cannot_be_mutated() -> None:
    with pytest.raises(ValueError, match="none are given"):
        strategies.mutants("nk")
    source = mutate.original(find("nk"), law_of("nk"), "short", b"NKIT")
    assert all(isinstance(data, bytes) for data, _ in mutate.mutants([source], "short", 20))
