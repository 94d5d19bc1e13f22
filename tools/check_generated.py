"""Generate everything afresh beside the tree and compare: generated/ holds just what the schemas say, all under git.

Reads the tree, never changes it, so it can run while other files are being edited.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GENERATED = ROOT / "generated"


def contents(folder: Path) -> dict[str, bytes]:
    """Every file under the folder by its relative path, byte code aside."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }


def not_in_git() -> list[str]:
    """Files of generated/ that git does not know: untracked, or swallowed by an ignore pattern."""
    command = ["git", "ls-files", "--others", "-z", "--", "generated"]
    listed = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout.decode()
    return [name for name in listed.split("\0") if name and "__pycache__" not in name]


def problems() -> list[str]:
    """What is wrong, one line a file."""
    with tempfile.TemporaryDirectory() as scratch:
        subprocess.run([sys.executable, "-m", "nkformats.codegen", "--all", "-o", scratch], cwd=ROOT, check=True)
        fresh = contents(Path(scratch))
    kept = contents(GENERATED)
    found = [f"generated/{name}: no schema makes it" for name in sorted(kept.keys() - fresh.keys())]
    found += [f"generated/{name}: missing" for name in sorted(fresh.keys() - kept.keys())]
    found += [f"generated/{name}: differs" for name in sorted(fresh.keys() & kept.keys()) if fresh[name] != kept[name]]
    if not fresh:
        found.append("generation wrote nothing")
    return found + [f"{name}: not under git" for name in not_in_git()]


def main() -> int:
    """1 if generated/ is not what `make generate` makes."""
    found = problems()
    for line in found:
        print(line, file=sys.stderr)
    if found:
        print("run `make generate` and add the result to git", file=sys.stderr)
        return 1
    print("generated files: up to date")
    return 0


if __name__ == "__main__":
    sys.exit(main())
