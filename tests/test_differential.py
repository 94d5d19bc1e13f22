"""Our verdict on mutated ncnn pairs and what the runtime does: every difference is listed, with its reason.

`python tests/differential.py` prints the table as 10,000 mutants give it, in minutes; here are the first of them.
"""

from __future__ import annotations

import json
import os

import differential
import pytest
from ncnn_runtime import Runtime

EXAMPLES = int(os.environ.get("NKFORMATS_EXAMPLES", "200"))
DOCUMENT = json.loads(differential.TABLE.read_text("utf-8"))
LISTED = {(one["ours"], one["theirs"]): one for one in DOCUMENT["differences"]}

pytestmark = pytest.mark.skipif(not Runtime.available(), reason="platform: the package that the statements are about")


def test_no_difference_is_unlisted() -> None:
    """And three in ten mutants get past the head of the graph."""
    rows, _, past = differential.run(EXAMPLES)
    differing = {row: count for row, count in rows.items() if row.differs}
    assert {tuple(row) for row in differing} <= set(LISTED)
    assert past >= 0.3 * EXAMPLES
    assert rows[differential.Row("no error", "loads")] >= EXAMPLES // 10, "too few are loaded to compare anything"


def test_every_listed_difference_has_a_reason() -> None:
    """And nothing crashes the runtime, or is misread by it, that we call sound."""
    assert DOCUMENT["mutants"] == differential.MUTANTS
    assert DOCUMENT["past the head"] >= 0.3 * differential.MUTANTS
    assert all(len(one["reason"]) > 20 and one["count"] > 0 for one in LISTED.values())
    assert not [key for key in LISTED if key[0] == "no error" and "refuses" not in key[1]]


def test_the_comparison_is_no_formality() -> None:
    """What the runtime refuses and what it loads shows as such; a wrong verdict of ours would be a row of its own."""
    sound = differential.pairs()[0]
    with Runtime(timeout=10) as runtime:
        assert differential.compare(runtime, sound) == ("no error", "loads")
        broken = sound._replace(graph=sound.graph.replace(b"7767517", b"7767518"))
        assert differential.theirs(runtime, broken)[0] == "refuses the graph"
        short = sound._replace(weights=sound.weights[:-8])
        assert differential.theirs(runtime, short)[0] == "refuses the weights"
        assert differential.compare(runtime, short).theirs == "refuses the weights"
    assert differential.Row("no error", "loads other bytes").differs
    assert not differential.Row("NCNN509", "refuses the weights").differs
