"""What the generator writes for the schemas of tests/codegen/schemas, word for word, in tests/codegen/goldens.

A change of an emitter shows here as a diff to be read; `NKFORMATS_UPDATE_GOLDENS=1 pytest tests/codegen` writes them
anew.
"""

from __future__ import annotations

import difflib
import os

import pytest
from schema_lab import HERE, SCHEMAS

from nkformats.codegen import compile_records

GOLDENS = HERE / "goldens"
NAMES = sorted(path.stem for path in SCHEMAS.glob("*.ksy"))


@pytest.mark.parametrize("name", NAMES)
def test_golden(name: str) -> None:
    source = compile_records(SCHEMAS / f"{name}.ksy")
    golden = GOLDENS / f"{name}.txt"
    if os.environ.get("NKFORMATS_UPDATE_GOLDENS") == "1":
        golden.write_text(source, "utf-8", newline="\n")
    expected = golden.read_text("utf-8")
    lines = difflib.unified_diff(expected.splitlines(), source.splitlines(), "golden", "generated", lineterm="")
    assert source == expected, "\n".join(lines)


def test_no_golden_without_schema() -> None:
    assert sorted(path.stem for path in GOLDENS.iterdir()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_generation_is_deterministic(name: str) -> None:
    assert compile_records(SCHEMAS / f"{name}.ksy") == compile_records(SCHEMAS / f"{name}.ksy")
