"""Three engines from one schema agree on every file and on what becomes of broken ones; construct rebuilds the bytes.

Every known difference stands in twin_differences.json with its count and its reason: an unlisted one fails, and so does
a wrong count. `python tests/twins.py` prints the counts as they are now.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import twins

from conftest import corpus_files
from nkformats.errors import FormatError
from nkformats.fuzzing.breaking import law_of

FILES = corpus_files("nk", "*.nk") + corpus_files("nk/synthetic", "*.nk")
TABLE = Path(__file__).with_name("twin_differences.json")

each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")


@pytest.fixture(scope="module")
def nk() -> twins.Twins:
    return twins.Twins("nk")


@pytest.fixture(scope="module")
def compiled(nk: twins.Twins) -> Any:
    return nk.construct.compile()


@pytest.fixture(scope="module")
def small(corpus: Path) -> bytes:
    """A small file that all three accept."""
    return min((path.read_bytes() for path in FILES), key=len)


@each_file
def test_file(nk: twins.Twins, path: Path) -> None:
    result = nk.compare(path.read_bytes())
    assert not result.rule
    assert not result.difference


@each_file
def test_compiled_construct(nk: twins.Twins, compiled: Any, path: Path) -> None:
    """construct's own compiler, which the benchmark uses, takes the generated layout and gives the same."""
    data = path.read_bytes()
    container = compiled.parse(data)
    assert container == nk.construct.parse(data)
    assert compiled.build(container) == data


def test_mutants(nk: twins.Twins, corpus: Path) -> None:
    """20,000 broken files, most of them broken behind the header and all rules of the reader among them."""
    totals = twins.run(nk, FILES)
    assert totals.mutants >= 20_000
    assert totals.past_header >= 0.3 * totals.mutants
    assert totals.rules[""] >= 0.3 * totals.mutants, "too few are accepted to compare values"
    assert twins.enforced(nk.root) <= totals.rules.keys()
    listed = json.loads(TABLE.read_text("utf-8"))["nk"]
    assert all(entry["reason"] for entry in listed)
    assert dict(totals.differences) == {entry["difference"]: entry["count"] for entry in listed}


def test_other_limit_is_noticed(nk: twins.Twins, small: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison is no formality: a reader that refuses what the twins accept shows."""
    module, none = nk.module, dict.fromkeys(nk.module.LIMITS, 0)
    monkeypatch.setattr(nk, "module", SimpleNamespace(read=lambda data: module.read(data, none), write=module.write))
    assert nk.compare(small).difference.endswith("Kaitai accepts, construct accepts")


def test_other_value_is_noticed(nk: twins.Twins, small: bytes) -> None:
    """No byte of the metadata escapes it: a file differs from each of its neighbours."""
    metadata = twins.original("small", small, nk.module.read(small), law_of("nk")).metadata
    found: Counter[bool] = Counter()
    for offset in metadata:
        other = bytearray(small)
        other[offset] ^= 0x40
        try:
            record = nk.module.read(bytes(other))
        except FormatError:
            continue
        try:
            twins.compare_records(record, nk.kaitai(small), nk.construct.parse(small), "")
        except twins.Disagreement:
            found[True] += 1
        else:
            found[False] += 1
    assert found[True]
    assert not found[False]
