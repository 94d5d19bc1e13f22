"""`make fuzz`: each harness on each format for a bounded time, one after the other; 1 where one of them crashed.

    python tests/fuzz/run.py --seconds 60 --runs 10000000

What an input of more than a second, of more memory than the bound, or of another exception than `FormatError` leaves is
in build/fuzz/crashes: make the smallest form of it a file of tests/regressions. The corpus in build/fuzz grows from run
to run.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
FORMATS = ["nk", "nnn", "ncnn", "onnx", "pb"]
BUILD = HERE.parent.parent / "build" / "fuzz"
#: Seconds by the clock after which an input hangs (the harness itself counts those of the processor, of which one is
#: too much), and megabytes for the whole process, coverage counters and corpus included.
TIMEOUT, MEMORY = 60, 768


def run(kind: str, format: str, seconds: int, runs: int) -> tuple[int, str]:
    """One harness: its exit code, and a line with the figures."""
    corpus, crashes = BUILD / f"{kind}-{format}", BUILD / "crashes"
    corpus.mkdir(parents=True, exist_ok=True)
    crashes.mkdir(parents=True, exist_ok=True)
    subprocess.run([sys.executable, HERE / "seeds.py", kind, format, corpus], check=True, stdout=subprocess.DEVNULL)
    length = 1024 if kind == "raw" else 4096
    command = [
        sys.executable, HERE / "harness.py", kind, format, corpus, f"-artifact_prefix={crashes}/{kind}-{format}-",
        f"-timeout={TIMEOUT}", f"-rss_limit_mb={MEMORY}", f"-max_len={length}", "-print_final_stats=1",
        f"-max_total_time={seconds}", f"-runs={runs}", f"-len_control={100 if kind == 'raw' else 0}",
    ]  # fmt: skip
    started = time.monotonic()
    done = subprocess.run(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True, errors="replace")
    found = dict(re.findall(r"stat::(\w+):\s+(\d+)", done.stderr))
    executions = found.get("number_of_executed_units", "0")
    memory = found.get("peak_rss_mb", "?")
    line = (
        f"{kind:6} {format:5} {int(executions):>10,} executions in {time.monotonic() - started:.0f} s, "
        f"{memory} MB at most, {sum(1 for _ in corpus.iterdir())} inputs kept, "
        f"{'no crash' if done.returncode == 0 else 'CRASHED'}"
    )
    if done.returncode:
        line += "\n" + done.stderr[-3000:]
    return done.returncode, line


def main() -> int:
    """Runs the harnesses that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=int, default=30, help="for each harness (30)")
    parser.add_argument("--runs", type=int, default=-1, help="executions at most, of each harness (no bound)")
    parser.add_argument("--kind", choices=["raw", "models"], action="append", help="only this one")
    parser.add_argument("--format", choices=FORMATS, action="append", help="only this one")
    options = parser.parse_args()
    failed = 0
    for kind in options.kind or ["raw", "models"]:
        for format in options.format or FORMATS:
            code, line = run(kind, format, options.seconds, options.runs)
            print(line, flush=True)
            failed += code != 0
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
