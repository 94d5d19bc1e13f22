"""`.nnn`: the records, the Kaitai twin and the construct twin agree, layout by layout; see test_twins and `twins`.

Each layout is a format of its own here, and a file belongs to every layout that it fits. `python
tests/test_nnn_twins.py` prints the differences that the table in this module has to list, with their counts.
"""

from __future__ import annotations

import importlib
import io
import sys
import time
from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import kaitaistruct
import pytest
import twins
from nnn_models import CASES, LAYOUTS, NETS, encode

import nkformats
from conftest import ROOT, corpus_files
from nkformats.fuzzing.breaking import law_of
from nkformats.generated import nnn
from nkformats.generated.nnn import Layout

#: Files larger than this are compared as they are, without mutants: all three readers copy.
SMALL = 3000
#: Mutants of each small file in each of its layouts.
MUTANTS = 150

#: Known differences by layout: count and reason. An unlisted one fails, and so does a wrong count.
KNOWN: dict[tuple[str, str], tuple[int, str]] = {}


class LayoutTwins(twins.Twins):
    """The three readers, for files of one layout."""

    def __init__(self, layout: Layout) -> None:
        super().__init__("nnn")
        self.layout = layout
        both = importlib.import_module("nkformats.generated.construct.nnn").nnn
        self.module: Any = SimpleNamespace(read=lambda data: nnn.read(data, layout), write=nnn.write)
        self.construct: Any = SimpleNamespace(
            parse=lambda data: both.parse(data, layout=layout),
            build=lambda container: both.build(container, layout=layout),
        )

    def kaitai(self, data: bytes) -> Any:
        layout = self.kaitai_class.Layout(int(self.layout))
        return self.kaitai_class(layout, kaitaistruct.KaitaiStream(io.BytesIO(data)))


def files() -> Iterator[tuple[str, bytes]]:
    """The samples, the networks of the tests in every layout, and the corpus, broken files included; binary only."""
    paths = sorted((ROOT / "samples").glob("*.nnn"))
    for folder in ("nnn", "nnn/synthetic", "nnn/malformed"):
        paths += corpus_files(folder, "*.nnn")
    for path in paths:
        data = path.read_bytes()
        if not data.startswith(b"{"):
            yield f"{path.parent.name}/{path.name}", data
    for name, layout in CASES:
        yield f"{name}/{layout.name}", encode(NETS[name], layout)


FILES = dict(files())


def of_layout(layout: Layout) -> dict[str, bytes]:
    """The files that fit a layout."""
    found = {}
    for name, data in FILES.items():
        try:
            fits = layout.name in nkformats.parse(data, format="nnn").variants
        except nkformats.FormatError:
            fits = False
        if fits:
            found[name] = data
    return found


def run(layout: Layout) -> twins.Totals:
    """Compares the readers on the mutants of the small files of a layout."""
    readers = LayoutTwins(layout)
    originals = [
        twins.original(name, data, readers.module.read(data), law_of("nnn"))
        for name, data in of_layout(layout).items()
        if len(data) < SMALL
    ]
    totals = twins.Totals()
    for source in originals:
        mutator = twins.Mutator(originals, f"{twins.SEED} {layout.name} {source.name}")
        for _ in range(MUTANTS):
            result = readers.compare(mutator.mutant(source))
            totals.mutants += 1
            totals.rules[result.rule] += 1
            totals.past_header += result.past_header
            if result.difference:
                totals.differences[result.difference] += 1
    return totals


@pytest.fixture(scope="module")
def totals() -> dict[str, twins.Totals]:
    return {layout.name: run(layout) for layout in LAYOUTS}


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda one: one.name)
def test_files(layout: Layout) -> None:
    """Every file of a layout, values and bytes; and every file of another one, for what becomes of it."""
    readers, fits = LayoutTwins(layout), of_layout(layout)
    assert fits
    for name, data in FILES.items():
        result = readers.compare(data)
        assert not result.difference, name
        assert name not in fits or not result.rule, name


def test_every_corpus_file_is_compared(corpus: Any) -> None:
    compared = {name for layout in LAYOUTS for name in of_layout(layout)}
    for folder in ("nnn", "nnn/synthetic"):
        for path in corpus_files(folder, "*.nnn"):
            if not path.read_bytes().startswith(b"{"):
                assert f"{path.parent.name}/{path.name}" in compared


def test_mutants(totals: dict[str, twins.Totals], corpus: Any) -> None:
    """20,000 broken files over all layouts, many of them accepted, and all rules of the reader among the refusals."""
    assert sum(one.mutants for one in totals.values()) >= 20_000
    rules: Counter[str] = Counter()
    for one in totals.values():
        assert one.mutants >= 1000
        rules += one.rules
        assert one.rules[""] >= 0.2 * one.mutants, "too few are accepted to compare values"
    assert twins.enforced(nnn.Nnn) <= rules.keys()
    found = {(name, text): count for name, one in totals.items() for text, count in one.differences.items()}
    assert found == {key: count for key, (count, _) in KNOWN.items()}


def test_another_layout_is_noticed() -> None:
    """The comparison is no formality: a reader of another layout shows."""
    readers = LayoutTwins(Layout.B5)
    readers.module = SimpleNamespace(read=lambda data: nnn.read(data, Layout.B4), write=nnn.write)
    assert readers.compare(encode(NETS["dense"], 5)).difference


if __name__ == "__main__":
    start = time.perf_counter()
    for layout in LAYOUTS:
        one = run(layout)
        print(layout.name, one.mutants, one.past_header, dict(sorted(one.rules.items())), dict(one.differences))
    sys.stderr.write(f"{time.perf_counter() - start:.0f} s\n")
