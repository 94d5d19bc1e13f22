"""The seed corpus of the harnesses: of raw bytes the samples and small files of the strategies, else random choices."""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Iterable
from pathlib import Path

import hypothesis
from hypothesis import HealthCheck, given, settings
from inputs import Case, Inputs

import nkformats
from nkformats import strategies

ROOT = Path(__file__).resolve().parent.parent.parent
#: Larger seeds make every execution slow, and hold nothing that smaller ones do not.
MOST = 1 << 11


#: What the strategies choose by: shorter inputs end before a model is whole, and none of it is run.
CHOICES = 1024


def keep(inputs: Iterable[bytes], folder: Path) -> int:
    """Writes inputs into a folder, named by their contents; how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    found = {hashlib.sha256(one).hexdigest()[:16]: one for one in inputs}
    for name, one in found.items():
        (folder / name).write_bytes(one)
    return len(found)


def of_models(format: str, folder: Path, count: int = 60) -> int:
    """Writes the seeds of a format as inputs of the harness over the strategies; how many there are."""
    dice = random.Random(format)
    return keep((bytes(dice.getrandbits(8) for _ in range(CHOICES)) for _ in range(count)), folder)


def of_raw(format: str, folder: Path, count: int = 60) -> int:
    """Writes the seeds of a format as inputs of the raw harness; how many there are."""
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
    return keep((one for one in inputs if len(one) <= MOST), folder)


if __name__ == "__main__":
    print((of_raw if sys.argv[1] == "raw" else of_models)(sys.argv[2], Path(sys.argv[3])))
