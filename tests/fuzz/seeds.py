"""The seed corpus of the harnesses: the samples, and small valid and broken files of the strategies."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import hypothesis
from hypothesis import HealthCheck, given, settings
from inputs import Case, Inputs

import nkformats
from nkformats import strategies

ROOT = Path(__file__).resolve().parent.parent.parent
#: Larger seeds make every execution slow, and hold nothing that smaller ones do not.
MOST = 1 << 11


def write(format: str, folder: Path, count: int = 60) -> int:
    """Writes the seeds of a format as inputs of the raw harness; how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    inputs: set[bytes] = set()
    layout = Inputs(format)
    for path in sorted((ROOT / "samples").glob("*.param" if layout.paired else f"*.{format}")):
        weights = path.with_suffix(".bin")
        companion = weights.read_bytes() if layout.paired and weights.exists() else None
        inputs.add(layout.joined(Case(path.read_bytes(), companion)))

    common = settings(
        max_examples=count, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck)
    )

    @hypothesis.seed(1)
    @common
    @given(strategies.models(format, odd=True))
    def valid(model: nkformats.Model) -> None:
        companion = model.to_files().get(".bin") if layout.paired else None
        # Of several layouts that give the same bytes, the newest.
        newest = model.variant.rpartition("/")[2]
        variant = newest if newest in layout.variants else None
        inputs.add(layout.joined(Case(model.to_bytes(), companion, variant)))

    valid()
    kept = sorted(one for one in inputs if len(one) <= MOST)
    for one in kept:
        (folder / hashlib.sha256(one).hexdigest()[:16]).write_bytes(one)
    return len(kept)


if __name__ == "__main__":
    print(write(sys.argv[1], Path(sys.argv[2])))
