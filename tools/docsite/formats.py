"""The page of each format: its schema, the fragment in `docs/formats`, and its samples."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import nkformats
from nkformats import FormatError
from nkformats.codegen import ir
from nkformats.codegen.build import read_schema
from nkformats.codegen.docs import format_page, keyed_name, keyed_page
from nkformats.codegen.docs.markdown import code, inline, table
from nkformats.codegen.lint import lint
from nkformats.errors import Rule
from tools.docsite import ROOT
from tools.docsite.annotated import Sample

RULES = "../rules/"
#: Of a format without a fragment the sample with the most to see is taken, among those of this size.
MOST_BYTES = 2048


def schema_of(one: nkformats.Format) -> str:
    """The name of the schema that a format is made from; several formats can be."""
    return str(one.module.__name__).rpartition(".")[2]


def schemas() -> dict[str, ir.Schema]:
    """The checked schema of each format that the library has, by its own name."""
    found = {}
    for name in dict.fromkeys(schema_of(one) for one in nkformats.FORMATS):
        schema = read_schema(ROOT / "schemas" / f"{name}.ksy")
        lint(schema)
        found[name] = schema
    return found


def rules_of(name: str) -> dict[str, Rule]:
    """The rules of all formats of a schema."""
    return {id: rule for one in nkformats.FORMATS if schema_of(one) == name for id, rule in one.rules.items()}


def fragment(name: str) -> tuple[list[str], str]:
    """What a person says about a format: the samples to show, and Markdown; both empty where there is no fragment."""
    path = ROOT / "docs" / "formats" / f"{name}.md"
    if not path.exists():
        return [], ""
    text = path.read_text("utf-8")
    match = re.match(r"<!-- samples: (.*?) -->\n", text)
    return (match[1].split(), text[match.end() :]) if match else ([], text)


def default_sample(name: str) -> list[str]:
    """The sample in which the most kinds of fields are."""
    best: tuple[int, int, str] | None = None
    for path in sorted((ROOT / "samples").iterdir()):
        if path.suffix == ".py" or not path.is_file() or path.stat().st_size > MOST_BYTES:
            continue
        try:
            model = nkformats.parse(path)
        except (FormatError, OSError):
            continue
        if schema_of(model.codec) != name or model.has_original or getattr(model, "is_text", False):
            continue
        kinds = {(type(span.record), span.field.name) for span in model.spans() if span.field is not None}
        candidate = (-len(kinds), path.stat().st_size, path.name)
        best = candidate if best is None else min(best, candidate)
    return [] if best is None else [best[2]]


def write(target: Path, found: dict[str, ir.Schema]) -> None:
    """Writes the pages of all formats, and their list."""
    target.mkdir(parents=True, exist_ok=True)
    for name, schema in found.items():
        home = f"{name}.md"
        operators = keyed_page(schema, RULES, home)
        keyed = f"{name}-{keyed_name(schema)}.md" if operators else ""
        if keyed:
            _write(target / keyed, operators)
        names, prose = fragment(name)
        samples = [Sample(one, schema, keyed) for one in names or default_sample(name)]
        shown = ["## Samples, byte by byte {#samples}", ""] if samples else []
        for sample in samples:
            shown += sample.section(RULES)
        lines = format_page(
            schema, rules=RULES, prose=prose, keyed=keyed,
            sample=samples[0].name if samples else "", parts=samples[0].parts() if samples else (),
            bytes_of_sample=shown,
            found=[(rule.id, rule.severity, rule.summary, rule.loader) for rule in rules_of(name).values()],
        )  # fmt: skip
        _write(target / home, lines)
    _write(target / "index.md", list(index(found)))


def index(found: dict[str, ir.Schema]) -> Iterator[str]:
    """The list of the formats."""
    yield from ("# Formats", "", "Each page is generated from the schema that the readers and writers come from.", "")
    rows = []
    for name, schema in found.items():
        files = ", ".join(code(f".{suffix}") for suffix in schema.extensions)
        # The first sentence says what it is.
        what = re.split(r"(?<=[a-z])[.:](?=\s)", " ".join(schema.root.doc.split()))[0].rstrip(".")
        home = f"[{inline(schema.title)}]({name}.md)"
        rows.append((home, files, inline(f"{what}."), str(len(schema.types) + 1), str(len(rules_of(name)))))
    yield from table(("Format", "Files", "What it is", "Types", "Rules"), rows)


def _write(path: Path, lines: list[str]) -> None:
    path.write_text("\n".join(lines).rstrip() + "\n", "utf-8")
