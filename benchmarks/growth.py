"""How time and memory grow when adversarial files double in size, from 64 KiB to 1 MiB: ``make growth``.

Prints a line for each family of `tests/adversarial.py`: the time of `validate` at 1 MiB, the largest ratio of two sizes
of which one is twice the other, of `parse` and of `validate`, and the memory of `parse` for each byte of metadata at
1 MiB beyond the 32 MiB that are allowed anyhow. Exits with 1 when a ratio is above 2.6 or the memory above 64.

Processor time, the least of several runs, with Python's collector off: its passes over old objects come in steps, which
are no growth. What takes less than two milliseconds is not told from noise, and has no ratio.
"""

from __future__ import annotations

import argparse
import gc
import itertools
import os
import platform
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

SIZES = tuple(1 << power for power in range(16, 21))
MOST_GROWTH = 2.6
MOST_MEMORY = 64
MIB = 1 << 20

#: Seconds below which a ratio says nothing, and those after which a run is not repeated.
LEAST, LONG = 0.002, 1.0


def seconds(function: Callable[[], Any]) -> float:
    """The least processor time of one to three runs."""
    best = float("inf")
    for _ in range(3):
        gc.collect()
        gc.disable()
        begin = time.process_time()
        function()
        spent = time.process_time() - begin
        gc.enable()
        best = min(best, spent)
        if spent > LONG:
            break
    return best


def growth(times: list[float]) -> float:
    """The largest ratio of neighbours that are long enough to be measured."""
    pairs = itertools.pairwise(times)
    return max((after / before for before, after in pairs if before >= LEAST), default=0.0)


def memory(one: Any, read: Callable[[Any], Any]) -> float:
    """The peak of reading, above 32 MiB, for each byte of the files."""
    tracemalloc.start()
    try:
        read(one)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    return max(0, peak - 32 * MIB) / (len(one.data) + len(one.companion or b""))


def measure(family: Callable[[int], Any], most: int) -> tuple[float, float, float, float]:
    """Seconds of validating the largest, growth of reading and of validating, memory."""
    import adversarial

    inputs = [family(size) for size in SIZES if size <= most]
    reading, validating = [], []
    for one in inputs:
        reading.append(seconds(lambda one=one: adversarial.read(one)))  # type: ignore[misc]
        validating.append(seconds(lambda one=one: adversarial.validated(one)))  # type: ignore[misc]
    found = growth(reading), growth(validating)
    if max(found) > MOST_GROWTH:
        # A neighbour on the machine can have been in the way of one of them.
        for at, one in enumerate(inputs):
            reading[at] = min(reading[at], seconds(lambda one=one: adversarial.read(one)))  # type: ignore[misc]
            validating[at] = min(validating[at], seconds(lambda one=one: adversarial.validated(one)))  # type: ignore[misc]
        found = growth(reading), growth(validating)
    return validating[-1], *found, memory(inputs[-1], adversarial.read)


def main() -> int:
    """Measures all families, or those whose format and name hold a word that is given."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*", help="measure the families with one of these in their name")
    parser.add_argument("--to", type=int, default=1024, metavar="KIB", help="the largest size, 1024 if not given")
    given = parser.parse_args()
    words, most = given.words, given.to << 10
    import adversarial
    import numpy  # noqa: F401 - its import is not what is measured

    print(f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}")
    print(f"{'family':60} {f'{given.to} KiB':>9} {'parse':>6} {'validate':>8} {'bytes a byte':>12}")
    missed = measured = 0
    for name, families in adversarial.FAMILIES.items():
        for what, family in families.items():
            if words and not any(word in f"{name} {what}" for word in words):
                continue
            spent, parse, validate, used = measure(family, most)
            bad = max(parse, validate) > MOST_GROWTH or used > MOST_MEMORY
            missed, measured = missed + bad, measured + 1
            grown = "".join(f"{ratio or 'short':>{width}.3}" if ratio else f"{'short':>{width}}"
                            for ratio, width in ((parse, 7), (validate, 9)))  # fmt: skip
            line = f"{f'{name} {what}':60} {spent * 1e3:6.0f} ms{grown} {used:12.1f}"
            print(f"{line} {'MISSED' if bad else ''}".rstrip(), flush=True)
    print(f"{missed} of {measured} families above x{MOST_GROWTH} or {MOST_MEMORY} bytes a byte" if missed
          else f"all {measured} families within x{MOST_GROWTH} and 32 MiB + {MOST_MEMORY} bytes a byte")  # fmt: skip
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
