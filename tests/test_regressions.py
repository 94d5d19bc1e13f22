"""Files that fuzzing has found once: refused by `FormatError`, or read and written back to the byte.

The form of a file is its extension. A crash of a harness becomes such a file in its smallest form, under a name that
says what was wrong with it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import nkformats

FILES = sorted(Path(__file__).with_name("regressions").iterdir())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_is_a_model_or_a_format_error(path: Path) -> None:
    data = path.read_bytes()
    format = "ncnn" if path.suffix in (".param", ".bin") else path.suffix[1:]
    try:
        model = nkformats.parse(data, format=format)
    except nkformats.FormatError:
        return
    assert model.to_bytes() == data
    assert all(finding.rule for finding in model.findings)


def test_there_are_some() -> None:
    assert FILES
