"""A page a rule: what it says, where it is stated, a file that breaks it, and what `validate` prints about it."""

from __future__ import annotations

import importlib
import os
import re
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from click.testing import CliRunner

import nkformats
from nkformats.cli import main as program
from nkformats.codegen import ir
from nkformats.codegen.docs.keyed import is_keyed, keyed_name
from nkformats.codegen.docs.markdown import code, inline, table
from nkformats.errors import Rule
from nkformats.formats import every_rule
from tools.docsite import ROOT, formats

TESTS: Final = ROOT / "tests"
#: The width of what is printed.
COLUMNS: Final = "100"


def exhibits() -> dict[str, list[Any]]:
    """The exhibits of all galleries, by rule."""
    if str(TESTS) not in sys.path:
        sys.path.insert(0, str(TESTS))
    found: dict[str, list[Any]] = {}
    for path in sorted(TESTS.glob("*_gallery.py")):
        for one in importlib.import_module(path.stem).exhibits():
            found.setdefault(one.rule, []).append(one)
    return found


def places(schema: ir.Schema) -> dict[str, list[tuple[str, str]]]:
    """Where a schema names each rule: what to call the place, and its anchor on the page of the format or the types."""
    found: dict[str, list[tuple[str, str]]] = {}

    def add(rule: str, name: str, link: str) -> None:
        if rule and (name, link) not in found.setdefault(rule, []):
            found[rule].append((name, link))

    for owner in (schema.root, *schema.types.values()):
        page = f"../formats/{schema.id}{f'-{keyed_name(schema)}' if is_keyed(owner) else ''}.md"
        for check in owner.checks:
            add(check.rule, owner.label or owner.name, f"{page}#type-{owner.name}")
        for field in owner.fields:
            listed = field.tensors if isinstance(field.tensors, ir.TensorList) else None
            tensors = [listed.count, listed.size, listed.shape] if listed else []
            for rule in (field.rule, field.padding, field.text, *tensors, *(check.rule for check in field.checks)):
                add(rule, f"{owner.label or owner.name}.{field.id}", f"{page}#field-{owner.name}.{field.id}")
    return found


class Shown:
    """What `validate` said about an exhibit.

    Attributes:
        files: name and content; command: as it was called; output: what it printed, with the exit status.
    """

    def __init__(self, exhibit: Any, runner: CliRunner) -> None:
        self.files = {f"{exhibit.rule}{suffix}": data for suffix, data in exhibit.files.items()}
        named = next(iter(self.files))
        self.command = " ".join(["nkformats validate", *exhibit.options, named])
        with tempfile.TemporaryDirectory() as folder:
            for name, data in self.files.items():
                (Path(folder) / name).write_bytes(data)
            before = Path.cwd()
            os.chdir(folder)
            try:
                done = runner.invoke(program, ["validate", *exhibit.options, named])
            finally:
                os.chdir(before)
        if done.exception is not None and not isinstance(done.exception, SystemExit):
            raise done.exception
        self.status = done.exit_code
        self.output = "\n".join(line.rstrip() for line in done.output.rstrip("\n").split("\n"))

    def fits(self, rule: str) -> tuple[bool, int]:
        """How good it is as an example: whether it names the rule, and how little else it says."""
        # The files are named after it, too.
        return re.search(rf"\b{rule}\b(?!\.)", self.output) is None, len(self.output)


def best(rule: str, candidates: list[Any], runner: CliRunner) -> Shown | None:
    """The exhibit that says the least beside the rule; None where no file can break it."""
    shown = [Shown(one, runner) for one in candidates if one.files]
    return min(shown, key=lambda one: one.fits(rule)) if shown else None


def write(target: Path, schemas: Mapping[str, ir.Schema]) -> None:
    """Writes the pages of all rules, their list, and the files."""
    runner = CliRunner(env={"NO_COLOR": "1", "COLUMNS": COLUMNS, "TERM": "dumb"})
    gallery = exhibits()
    where: dict[str, list[tuple[str, str]]] = {}
    for schema in schemas.values():
        where.update(places(schema))
    owners = {rule: one for one in nkformats.FORMATS for rule in one.rules}
    (target / "files").mkdir(parents=True, exist_ok=True)
    for id, rule in every_rule().items():
        shown = best(id, gallery.get(id, []), runner)
        if shown is not None:
            for name, data in shown.files.items():
                (target / "files" / name).write_bytes(data)
        refused = next((one.refused for one in gallery.get(id, []) if one.refused), "")
        lines = page(rule, owners.get(id), where.get(id, []), shown, refused)
        (target / f"{id}.md").write_text("\n".join(lines).rstrip() + "\n", "utf-8")
    (target / "index.md").write_text("\n".join(index()).rstrip() + "\n", "utf-8")


def page(
    rule: Rule, owner: nkformats.Format | None, where: list[tuple[str, str]], shown: Shown | None, refused: str
) -> list[str]:
    """The page of one rule."""
    home = f"[{owner.name}](../formats/{formats.schema_of(owner)}.md)" if owner is not None else "every format"
    lines = [
        "---", "bare: true", "---", "",
        f"# {rule.id}: {inline(rule.summary)}", "",
        (f'<span class="rule {rule.severity}">{rule.severity}</span> A rule of {home}. '
        "What severities and verdicts mean: [validation](../validation.md)."), "",
        "## Why", "", inline(_sentence(rule.why)), "",
        "## What the reference loader does", "", inline(_sentence(rule.loader)), "",
        "## How to mend it", "", inline(_sentence(rule.mend)), "",
    ]  # fmt: skip
    if where:
        links = ", ".join(f"[{inline(name)}]({link})" for name, link in where)
        lines += ["## Where it is stated", "", f"At {links}.", ""]
    lines += [f"See: {inline(rule.ref)}.", ""]
    if shown is not None:
        lines += _example(shown)
    elif refused:
        lines += [
            "## What it looks like", "",
            "No file breaks this rule: it is about a model in memory, or how it was asked for. The library says:", "",
            "```text", refused, "```", "",
        ]  # fmt: skip
    return lines


def _example(shown: Shown) -> list[str]:
    links = ", ".join(f"[{name}](files/{name}) ({len(data):,} bytes)" for name, data in shown.files.items())
    names = "&".join(f"file=rules/files/{name}" for name in shown.files)
    return [
        "## A file that breaks it", "",
        f"Made for this page: {links}. [Look into it](../inspector.md?{names}) in the inspector.", "",
        "```console", f"$ {shown.command}; echo $?", shown.output, str(shown.status), "```", "",
    ]  # fmt: skip


def _sentence(text: str) -> str:
    """Text that begins and ends as a sentence does; a name that begins with a small letter is left as it is."""
    return text if text.endswith((".", "!", "?")) else f"{text}."


def index() -> Iterator[str]:
    """The list of all rules."""
    intro = (
        "Each has a page: why there is such a rule, what the reference loader does, how to mend a file that breaks it."
    )
    search = '<div class="filter" data-filter="tr" data-label="Search rules"></div>'
    yield from ("# Rules", "", intro, "", search, "")
    groups: dict[str, list[Rule]] = {"Every format": []}
    owners = {rule: one for one in nkformats.FORMATS for rule in one.rules}
    for id, rule in every_rule().items():
        owner = owners.get(id)
        groups.setdefault(f"{owner.title} ({owner.name})" if owner else "Every format", []).append(rule)
    for title, rules in groups.items():
        yield from (f"## {title}", "")
        rows = []
        for one in rules:
            severity = f'<span class="rule {one.severity}">{one.severity}</span>'
            rows.append((f"[{one.id}]({one.id}.md)", severity, inline(one.summary)))
        yield from table(("Rule", "Severity", "What is wrong"), rows)
        yield f"{len(rules)} rules; ids begin with {code(rules[0].id.rstrip('0123456789'))}."
        yield ""
