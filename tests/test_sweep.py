"""The sweep itself: what it visits, and that it would see a fault. test_promise_p1 runs the quick one.

Files above 1 KiB are written back at some of these bytes. `make sweep` leaves no byte out, and of metadata no value.
"""

from __future__ import annotations

from pathlib import Path

import ncnn_models
import pytest
import sweep

from conftest import ROOT


def test_what_is_swept(corpus: Path) -> None:
    """The files that were promised, and every byte of their metadata."""
    assert len(sweep.files()) == 10
    found = {one.name for one in sweep.subjects()}
    assert found >= {path.name for suffix in ("nk", "nnn") for path in (ROOT / "samples").glob(f"*.{suffix}")}
    assert found >= {f"{name}{suffix}" for name in ncnn_models.NETS for suffix in (".param", ".param.bin", ".bin")}
    data = sweep.files()[-1].read_bytes()
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
