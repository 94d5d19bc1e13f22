"""Peak memory of `nkformats scan` over 2,000 and over 20,000 files: it must not grow with them. Runs for minutes.

python benchmarks/scan_memory.py [FILES...]
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SAMPLES = [ROOT / "samples" / name for name in ("digits.nk", "b7.nnn", "digits.param", "digits.bin")]
#: Runs a scan and says how much memory its process had at most: on Linux in KiB.
PROGRAM = """
import resource, sys
from nkformats.cli import main
main(sys.argv[1:], standalone_mode=False)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr)
"""


def fill(folder: Path, files: int) -> None:
    """That many files, a quarter of each kind; of a pair both have their own name."""
    for number in range(files // len(SAMPLES)):
        for sample in SAMPLES:
            target = folder / f"{number // 500:03}" / f"{number:06}{sample.suffix}"
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(sample, target)


def peak(*args: str | Path, records: Path) -> float:
    """MiB of the process that was started; those that it starts to read are not counted."""
    words = [sys.executable, "-c", PROGRAM, "scan", *map(str, args)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with open(records, "wb") as file:
        done = subprocess.run(words, stdout=file, stderr=subprocess.PIPE, env=environment, check=True)
    return int(done.stderr.split()[-1]) / 1024


def main(counts: list[int]) -> None:
    """Prints a line for each number of files."""
    with tempfile.TemporaryDirectory() as name:
        for files in counts:
            folder, records, again = Path(name, str(files)), Path(name, "records"), Path(name, "again")
            fill(folder, files)
            serial = peak(folder, records=records)
            resumed = peak("--resume", records, folder, records=again)
            assert records.read_bytes() == again.read_bytes()
            two = peak("--jobs", "2", folder, records=again)
            assert records.read_bytes().count(b"\n") == again.read_bytes().count(b"\n") == files * 3 // 4
            print(f"{files:,} files: {serial:.1f} MiB; --jobs 2: {two:.1f} MiB; --resume: {resumed:.1f} MiB")


if __name__ == "__main__":
    main([int(word) for word in sys.argv[1:]] or [2_000, 20_000])
