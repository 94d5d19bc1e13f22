"""Every example in README.md and docs/ is true: what stands behind `>>>` and `$` is run and gives the output shown.

A block marked ```console holds commands behind `$` with what they print; a line `...` in it stands for any lines,
`...` at the end of one for the rest of it.
Python examples stand behind `>>>`, in a block or indented; a block marked ```python is a script that has to run. What
stands on one page runs in order, in one folder that looks like the top of a checkout. No block is of another kind,
unless it says `text`, or holds what other programs read (below).
"""

from __future__ import annotations

import doctest
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest
from ruamel.yaml import YAML

from conftest import ROOT
from nkformats.cli import VERBS, main

PAGES = [ROOT / "README.md", *sorted(path for path in (ROOT / "docs").rglob("*.md"))]
#: A piece of a page: a block with its language, or what stands between two.
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.fixture
def workplace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that looks like the top of a checkout to the examples."""
    shutil.copytree(ROOT / "samples", tmp_path / "samples", ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    shutil.copytree(ROOT / "schemas", tmp_path / "schemas")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def pieces(page: Path) -> Iterator[tuple[str, str]]:
    """The pieces of a page in order: language and content; prose has none."""
    text, at = page.read_text("utf-8"), 0
    for match in BLOCK.finditer(text):
        yield "", text[at : match.start()]
        # A block without a language is indented text of a list, or has examples of Python.
        yield match[1] or "text", match[2]
        at = match.end()
    yield "", text[at:]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_examples(page: Path, workplace: Path) -> None:
    names: dict[str, Any] = {}
    for language, text in pieces(page):
        if ">>> " in text and language in ("", "text", "python"):
            run_python(page, text, names)
        elif language == "python":
            run_script(text)
        elif language == "console":
            for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
                command, *lines = part.rstrip("\n").split("\n")
                run_command(command, lines)
        elif language == "yaml":
            check_workflow(text)
        elif language == "json":
            json.loads(text)
        elif language == "sh":
            check_make(text)
        else:
            assert language in ("", "text"), f"nothing runs a block of {language}"


def run_python(page: Path, text: str, names: dict[str, Any]) -> None:
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    test = doctest.DocTestParser().get_doctest(text, names, page.name, str(page), 0)
    runner = doctest.DocTestRunner(optionflags=flags)
    output: list[str] = []
    runner.run(test, out=output.append, clear_globs=False)
    names.update(test.globs)
    assert runner.failures == 0, "".join(output)


def environment() -> dict[str, str]:
    return {**os.environ, "NO_COLOR": "1", "PYTHONPATH": str(ROOT), "COLUMNS": "120"}


def run_script(text: str) -> None:
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, env=environment(), check=False)
    assert done.returncode == 0, done.stderr


def run_command(command: str, expected: list[str]) -> None:
    """`nkformats` and `python` as they are in this environment; `echo $?` shows the exit code of what is before it."""
    program = {"nkformats": [sys.executable, "-m", "nkformats"], "python": [sys.executable]}
    words = shlex.split(command.removesuffix("; echo $?"))
    done = subprocess.run(
        [*program[words[0]], *words[1:]], capture_output=True, text=True, env=environment(), check=False
    )
    printed = (done.stdout + done.stderr).rstrip("\n").split("\n")
    if command.endswith("; echo $?"):
        printed.append(str(done.returncode))
    else:
        assert done.returncode == 0, done.stderr
    pattern = "\n".join(map(_line, expected))
    assert re.fullmatch(pattern, "\n".join(line.rstrip() for line in printed)), "\n".join([command, *printed])


def _line(line: str) -> str:
    """The pattern of a line that is shown: `...` stands for any lines, and at the end of one for the rest of it."""
    if line.strip() == "...":
        return "(?:.*\n?)*?.*"
    return re.escape(line.removesuffix(" ...")) + ".*" if line.endswith(" ...") else re.escape(line.rstrip())


def check_workflow(text: str) -> None:
    """A file of a service that runs checks: it is YAML, and every command of ours in it is one that there is."""
    content = YAML(typ="safe").load(text)
    assert isinstance(content, (dict, list))
    commands = re.findall(r"run: nkformats (.*)$", text, re.MULTILINE)
    assert "nkformats" in text
    for command in commands:
        check_command(re.split(r" [>|&]", command)[0])
    for command in re.findall(r"entry: nkformats (.*)$", text, re.MULTILINE):
        # Such programs add the files.
        check_command(f"{command} model.nk")


def check_make(text: str) -> None:
    """Commands in a checkout: targets of the Makefile, and scripts that there are."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for line in text.strip().split("\n"):
        program, what, *_ = line.split()
        assert (program == "make" and f"\n{what}:" in makefile) or (ROOT / what).exists(), line


def check_command(arguments: str) -> None:
    """The command line takes these words; nothing is done."""
    verb, *words = shlex.split(arguments)
    assert verb in VERBS, verb
    command = main.get_command(click.Context(main), verb)
    assert command is not None
    command.make_context(verb, words)


def help_examples() -> list[str]:
    """The examples in the help of every verb, as the reference shows them."""
    found = []
    for verb in VERBS:
        command = main.get_command(click.Context(main), verb)
        assert command is not None
        found += re.findall(r"^ +.*\b(nkformats .*)$", command.help or "", re.MULTILINE)
    return found


@pytest.mark.parametrize("example", help_examples())
def test_examples_of_the_help_are_commands(example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    # Files that options read while they are parsed.
    (tmp_path / "mine.json").write_text("{}", "utf-8")
    check_command(re.split(r" [<>|&]", example)[0].removeprefix("nkformats "))


def test_there_are_examples() -> None:
    languages = [language for page in PAGES for language, _ in pieces(page)]
    assert languages.count("console") >= 20
    assert languages.count("yaml") >= 3
    assert sum(">>> " in text for page in PAGES for _, text in pieces(page)) >= 10


#: A relative link of Markdown.
LINK = re.compile(r"\]\((?![a-z]+:|#)([^)\s#]+)")


@pytest.mark.parametrize("page", [*PAGES, *ROOT.glob("*.md")], ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere_in_the_checkout(page: Path) -> None:
    """What only the site has is named by the folder it is made of; `tools.docsite` leads from there to the page."""
    prose = "".join(re.sub("`[^`\n]*`", "", text) for language, text in pieces(page) if not language)
    assert [link for link in LINK.findall(prose) if not (page.parent / link).exists()] == []
