"""The seed corpus of the harnesses: the samples, and small valid and broken files of the strategies."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import hypothesis
from hypothesis import HealthCheck, given, settings
from pairs import joined

import nkformats
from nkformats import strategies
from nkformats.fuzzing.making import in_pairs

ROOT = Path(__file__).resolve().parent.parent.parent
#: Larger seeds make every execution slow, and hold nothing that smaller ones do not.
MOST = 1 << 11


def write(format: str, folder: Path, count: int = 60) -> int:
    """Writes the seeds of a format as inputs of the raw harness; how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    inputs: set[bytes] = set()
    codec = next(one for one in nkformats.FORMATS if one.name == format)
    for path in sorted((ROOT / "samples").iterdir()):
        if not in_pairs(codec) and path.suffix == f".{format}":
            inputs.add(path.read_bytes())
    if in_pairs(codec):
        for path in sorted((ROOT / "samples").glob("*.param")):
            weights = path.with_suffix(".bin")
            inputs.add(joined(path.read_bytes(), weights.read_bytes() if weights.exists() else b""))

    common = settings(
        max_examples=count, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck)
    )

    @hypothesis.seed(1)
    @common
    @given(strategies.models(format, odd=True))
    def valid(model: nkformats.Model) -> None:
        files = model.to_files()
        inputs.add(joined(model.to_bytes(), files[".bin"]) if len(files) > 1 else model.to_bytes())

    valid()
    kept = sorted(one for one in inputs if len(one) <= MOST)
    for one in kept:
        (folder / hashlib.sha256(one).hexdigest()[:16]).write_bytes(one)
    return len(kept)


if __name__ == "__main__":
    print(write(sys.argv[1], Path(sys.argv[2])))
