"""The built site: every field, operator and rule has its place in it, once, and no link leads nowhere.

The site is built as `make docs` does, once for all tests, also for those that look at it with a browser.
"""

from __future__ import annotations

import ast
import html
import re
import subprocess
import sys
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import nkformats
from conftest import ROOT
from nkformats.codegen import ir
from nkformats.codegen.build import read_schema
from nkformats.codegen.docs.keyed import is_keyed, keyed_name
from nkformats.codegen.lint import lint
from nkformats.formats import every_rule

SCHEMAS = sorted(path.stem for path in (ROOT / "schemas").glob("*.ksy"))


def schema_of(name: str) -> ir.Schema:
    schema = read_schema(ROOT / "schemas" / f"{name}.ksy")
    lint(schema)
    return schema


def words(text: str) -> str:
    """The text of a piece of HTML, blanks folded."""
    return " ".join(html.unescape(re.sub(r"<[^>]*>", "", text)).split())


def plain(doc: str) -> str:
    """A `doc` without the marks of code."""
    return " ".join(doc.replace("`", "").split())


@pytest.fixture(scope="session")
def page(site: Path) -> Callable[[str], str]:
    """The HTML of a page, read once."""
    known: dict[str, str] = {}

    def read(name: str) -> str:
        if name not in known:
            known[name] = (site / name).read_text("utf-8")
        return known[name]

    return read


def home_of(schema: ir.Schema, owner: ir.TypeDef) -> str:
    return f"formats/{schema.id}{f'-{keyed_name(schema)}' if is_keyed(owner) else ''}.html"


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_field_stands_on_its_page_once(name: str, page: Any) -> None:
    """Fields, parameters of operators and computed values, each with its documentation beside it."""
    schema = schema_of(name)
    count = 0
    for owner in (schema.root, *schema.types.values()):
        text = page(home_of(schema, owner))
        places = [(f"field-{owner.name}.{one.id}", one.doc) for one in owner.fields]
        places += [(f"param-{owner.name}.{one.id}", one.doc) for one in owner.keyed]
        for anchor, doc in places:
            assert text.count(f'id="{anchor}"') == 1, anchor
            row = text[text.index(f'id="{anchor}"') :].partition("</tr>")[0]
            assert plain(doc) in words(f"<{row}"), anchor
            count += 1
        assert f'id="type-{owner.name}"' in text
        for instance in owner.instances.values():
            assert words(instance.value.text).replace(" ", "") in words(text).replace(" ", ""), instance.id
    assert count > 10
    # And nothing stands there that the schema does not have.
    found = sum(
        len(re.findall(r'id="(?:field|param)-', page(place)))
        for place in {home_of(schema, one) for one in (schema.root, *schema.types.values())}
    )
    assert found == count


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_enum_value_stands_on_its_page(name: str, page: Any) -> None:
    schema = schema_of(name)
    pages = "".join(page(place) for place in {home_of(schema, one) for one in (schema.root, *schema.types.values())})
    for enum in schema.enums.values():
        start = pages.index(f'id="enum-{enum.name}"')
        table = words(pages[start:].partition("</table>")[0])
        for value, (member, doc) in enum.members.items():
            assert f"{value} {member} {plain(doc)}".strip() in table


def test_every_operator_has_its_section(page: Any) -> None:
    schema = schema_of("ncnn")
    operators = [one for one in schema.types.values() if one.key is not None]
    assert len(operators) == 110
    text = page("formats/ncnn-operators.html")
    for one in operators:
        section = text[text.index(f'id="type-{one.name}"') :].partition("<h3")[0]
        assert words(f"<{section}").startswith(one.label)
        weights = [words(cell) for cell in re.findall(r'id="field-[^>]*></a>(.*?)</td>', section)]
        assert weights == [field.label for field in one.fields], one.label


def test_every_rule_has_its_page(site: Path, page: Any) -> None:
    """With what it says, and, where a file can break it, the file and what `validate` prints."""
    pages = {path.stem for path in (site / "rules").glob("*.html")} - {"index"}
    assert pages == set(every_rule())
    files = {path.stem.partition(".")[0] for path in (site / "rules" / "files").iterdir()}
    for id, rule in every_rule().items():
        text = words(page(f"rules/{id}.html"))
        for part in (rule.summary, rule.why, rule.loader, rule.mend, rule.ref):
            assert plain(part).rstrip(".") in text, (id, part)
        shown = text.partition("A file that breaks it")[2] or text.partition("What it looks like")[2]
        named = re.search(rf"\b{id}\b(?!\.)", shown.partition("; echo $?")[2])
        assert named or f"[{id}]" in shown or id in {"GEN007", "GEN008", "GEN013"}, id
        assert (id in files) == ("A file that breaks it" in text)


@pytest.mark.parametrize("id", ["NK001", "NK222", "NNN103", "NCNN301", "NCNN601", "GEN012"])
def test_the_output_on_a_rules_page_is_that_of_the_command(id: str, site: Path, page: Any) -> None:
    text = page(f"rules/{id}.html")
    block = html.unescape(re.sub(r"<[^>]*>", "", re.search(r"<pre.*?</pre>", text, re.DOTALL)[0]))
    command, _, expected = block.strip().partition("\n")
    arguments = command.removeprefix("$ nkformats ").removesuffix("; echo $?").split()
    env = {"NO_COLOR": "1", "COLUMNS": "100", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-m", "nkformats", *arguments], cwd=site / "rules" / "files", env=env, capture_output=True,
        text=True, check=False,
    )  # fmt: skip
    printed = "\n".join(line.rstrip() for line in f"{done.stdout}{done.stderr}{done.returncode}".split("\n"))
    assert printed == expected


class _Links(HTMLParser):
    """Every address on a page, and every place on it that can be jumped to."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value is not None:
                self.links.append(value)
            elif name == "id" and value:
                self.ids.append(value)


def test_no_link_leads_nowhere(site: Path) -> None:
    """Also those in pictures and in raw HTML, which mkdocs does not look at; and no place has the same name twice."""
    pages: dict[Path, _Links] = {}
    for path in site.rglob("*.html"):
        pages[path] = _Links()
        pages[path].feed(path.read_text("utf-8"))
    wrong = []
    for path, found in pages.items():
        # The page of what is not found is shown at any address, so its links begin at the top.
        if path.name == "404.html":
            continue
        wrong += [f"{path.relative_to(site)}: {one} twice" for one in set(found.ids) if found.ids.count(one) > 1]
        for link in found.links:
            if re.match(r"[a-z]+:", link):
                assert link.startswith("https://"), link
                continue
            address, _, fragment = link.partition("#")
            address = address.partition("?")[0]
            goal = (path.parent / address).resolve() if address else path
            goal = goal / "index.html" if goal.is_dir() else goal
            if not goal.exists():
                wrong.append(f"{path.relative_to(site)}: {link}")
            elif fragment and goal in pages and fragment not in pages[goal].ids:
                wrong.append(f"{path.relative_to(site)}: {link}: no such place")
    assert wrong == []


def test_what_is_loaded_lies_on_the_site(site: Path) -> None:
    """No page and no style sheet names a script, a style, a font or a picture of another host."""
    for path in (*site.rglob("*.html"), *site.rglob("*.css")):
        text = path.read_text("utf-8")
        loaded = re.findall(r"<(?:script|img|iframe|source)[^>]*src=[\"']?([^\"' >]+)", text)
        loaded += re.findall(r"<link[^>]*href=[\"']?([^\"' >]+)", text)
        loaded += re.findall(r"url\(([^)]*)\)|@import ([^;]*)", text) if path.suffix == ".css" else []
        assert not [one for one in loaded if re.match(r"(?:https?:)?//", str(one))], path


def test_a_fresh_reader_finds_byte_176(page: Any) -> None:
    """From the page of the format alone: which field it is, what it holds, and what becomes of the file if it is 0."""
    text = page("formats/nk.html")
    model = nkformats.parse(ROOT / "samples" / "digits.nk")
    place = nkformats.at(model, 176)
    number = re.search(r'data-s="(\d+)" data-at="176"', text)[1]
    entry = words(text[text.index(f'id="digits-nk-s{number}"') :].partition("</li>")[0].partition(">")[2])
    assert entry.startswith(f"176 {place.path} 16 {plain(place.doc)}")
    changed = bytearray(model.to_bytes())
    changed[176:180] = bytes(4)
    report = nkformats.validate(bytes(changed))
    assert f"If 0: {report.verdict}." in entry
    for finding in report.findings:
        assert finding.rule in entry


def test_what_writes_the_pages_names_no_format() -> None:
    """A new format gets its pages from its schema, its samples and its gallery."""
    names = {one.name for one in nkformats.FORMATS}
    for path in (*(ROOT / "tools" / "docsite").glob("*.py"), *(ROOT / "nkformats" / "codegen" / "docs").glob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        expressions = (node.value for node in ast.walk(tree) if isinstance(node, ast.Expr))
        documentation = {id(value) for value in expressions if isinstance(value, ast.Constant)}
        texts = [one for one in ast.walk(tree) if isinstance(one, ast.Constant) and isinstance(one.value, str)]
        for node in texts:
            # The command of an example is about a file of ours.
            if id(node) not in documentation and "nkformats graph samples/" not in str(node.value):
                assert not names & set(re.findall(r"\w+", str(node.value))), f"{path.name}:{node.lineno}"


def test_a_folder_of_somebody_else_is_not_emptied(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", "utf-8")
    for option in ("--pages", "--site"):
        command = [sys.executable, "-m", "tools.docsite", option, str(tmp_path)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert "somebody else" in done.stderr
    assert (tmp_path / "mine.txt").read_text("utf-8") == "mine"
