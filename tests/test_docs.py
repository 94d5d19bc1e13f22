"""Every example in README.md and docs/ is true: what stands behind `>>>` and `$` is run and gives the output shown.

A block marked ```console holds commands behind `$` with what they print; a line `...` in it stands for any lines.
Python examples stand behind `>>>`, in a block or indented. They run in a folder with copies of the samples.
"""

from __future__ import annotations

import doctest
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import ROOT

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.fixture
def workplace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that looks like the top of a checkout to the examples."""
    shutil.copytree(ROOT / "samples", tmp_path / "samples", ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    shutil.copytree(ROOT / "schemas", tmp_path / "schemas")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_examples(page: Path, workplace: Path) -> None:
    text = page.read_text("utf-8")
    # The fence that closes a block is not output.
    text = re.sub(r"^```.*$", "", text, flags=re.MULTILINE)
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    runner = doctest.DocTestRunner(optionflags=flags)
    output: list[str] = []
    runner.run(test, out=output.append)
    assert runner.failures == 0, "".join(output)


def console_examples() -> list[tuple[str, str, list[str]]]:
    """Page, command and the lines that it prints."""
    found = []
    for page in PAGES:
        for block in re.findall(r"^```console\n(.*?)^```", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL):
            for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
                command, *lines = part.rstrip("\n").split("\n")
                found.append((page.name, command, lines))
    return found


@pytest.mark.parametrize(("page", "command", "expected"), console_examples(), ids=lambda part: str(part)[:60])
def test_console_examples(page: str, command: str, expected: list[str], workplace: Path) -> None:
    # `nkformats` and `python` as they are in this environment; `echo $?` shows the exit code of what stands before it.
    program = {"nkformats": [sys.executable, "-m", "nkformats"], "python": [sys.executable]}
    words = shlex.split(command.removesuffix("; echo $?"))
    env = {**os.environ, "NO_COLOR": "1", "PYTHONPATH": str(ROOT), "COLUMNS": "120"}
    done = subprocess.run([*program[words[0]], *words[1:]], capture_output=True, text=True, env=env, check=False)
    printed = (done.stdout + done.stderr).rstrip("\n").split("\n")
    if command.endswith("; echo $?"):
        printed.append(str(done.returncode))
    else:
        assert done.returncode == 0, done.stderr
    pattern = "\n".join("(?:.*\n?)*?.*" if line.strip() == "..." else re.escape(line.rstrip()) for line in expected)
    assert re.fullmatch(pattern, "\n".join(line.rstrip() for line in printed)), "\n".join(printed)


def test_there_are_examples() -> None:
    assert len(console_examples()) >= 3
