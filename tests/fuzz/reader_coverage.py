"""Branch coverage of the generated readers, from a report of coverage.py; 1 where a format is below 95 %.

    coverage run --branch --source=generated -m pytest tests/test_strategies.py tests/test_faults.py ...
    coverage json -o report.json
    python tests/fuzz/reader_coverage.py report.json

Only the reading functions count; constructors and tables of fields are no readers.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

LEAST = 95.0


def main() -> int:
    """Prints a line a format."""
    report = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    failed = 0
    for name in ("nk", "nnn", "ncnn"):
        (file,) = (one for path, one in report["files"].items() if Path(path).parts[-2:] == ("generated", f"{name}.py"))
        readers = [one for function, one in file["functions"].items() if function.startswith("_read_")]
        branches = sum(one["summary"]["num_branches"] for one in readers)
        covered = sum(one["summary"]["covered_branches"] for one in readers)
        share = 100 * covered / branches
        missing = sorted(pair for one in readers for pair in map(tuple, one["missing_branches"]))
        print(
            f"{name:5} {len(readers)} readers, {covered} of {branches} branches, {share:.1f} %; missing: {missing[:12]}"
        )
        failed += share < LEAST
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
