"""The quick sweep: every truncation, and four values a byte, of the samples and the ten smallest corpus files.

Files above 1 KiB are written back at some of these bytes. `make sweep` leaves no byte out, and of metadata no value.
"""

from __future__ import annotations

from pathlib import Path

import pytest
import sweep

from conftest import CORPUS, ROOT


@pytest.mark.parametrize("path", sweep.files(), ids=lambda path: path.stem)
def test_nothing_but_format_errors(path: Path) -> None:
    """Refused by `FormatError` or accepted and written back to the byte; no third way."""
    totals = sweep.sweep(sweep.of_file(path), exhaustive=False)
    assert totals.faults == ()
    size = path.stat().st_size
    assert totals.tried > size
    assert 0 < totals.written <= totals.accepted < totals.tried


def test_what_is_swept(corpus: Path) -> None:
    """The files that were promised, and every byte of their metadata."""
    found = sweep.files()
    assert len(found) == 10 + len(list((ROOT / "samples").glob("*.nk"))) + len(list((ROOT / "samples").glob("*.nnn")))
    assert [path for path in found if path.is_relative_to(CORPUS)]
    data = found[-1].read_bytes()
    mask = sweep.payload_of(data, "nk")
    assert not any(mask[:48])
    assert {offset for offset in range(len(data)) if not mask[offset]} <= set(sweep.visited(mask, exhaustive=False))
    assert [*sweep.visited(mask, exhaustive=True)] == [*range(len(data))]


def test_a_fault_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sweep would notice: an exception of another kind, and a file that comes back otherwise."""
    data = b"NKIT" + bytes(44)
    monkeypatch.setattr(sweep.nkformats, "parse", lambda *args, **options: 1 / 0)
    assert "ZeroDivisionError out of parse" in sweep.attempt(data, "nk", sweep.CHECK)[1]

    class Other:
        findings = ()

        def to_bytes(self) -> bytes:
            return b"other"

    monkeypatch.setattr(sweep.nkformats, "parse", lambda *args, **options: Other())
    assert sweep.attempt(data, "nk", sweep.CHECK) == (True, "comes back otherwise")
