"""Pages and scripts made from a schema: what a schema says is never markup, and offsets and sizes are right.

What the real schemas give is looked at in test_site and, by a browser, in test_site_browser.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import markdown
import pytest

from nkformats.codegen import docs, emit_browser, ir
from nkformats.codegen.build import read_schema
from nkformats.codegen.docs.markdown import block, inline
from nkformats.codegen.lint import lint

SCHEMA = """
meta: {id: made, title: Made up <b>bold</b>, file-extension: md_, endian: le}
doc: A `|` pipe, *stars*, <script>alert(1)</script> and [a](link).
doc-ref: nowhere & everywhere
seq:
  - {id: magic, contents: AB, doc: Signature., -nkf-check: MD001}
  - {id: kind, type: u1, enum: kind, doc: 'A `a|b` | c_d *e* <i>', -nkf-check: {MD301: {in-enum: true}}}
  - {id: flags, type: u1, doc: Bits.}
  - {id: sizes, type: u2, repeat: expr, repeat-expr: 3, doc: Three sizes.}
  - {id: num_parts, type: u2, valid: {max: 9}, doc: How many parts., -nkf-check: MD002}
  - {id: parts, type: part, repeat: expr, repeat-expr: num_parts, doc: The parts.}
  - {id: extra, type: u4, if: (flags & 1) != 0, doc: Sometimes.}
  - {id: last, type: u4, doc: Behind it.}
  - {id: trailing, size-eos: true, doc: The rest.}
types:
  part:
    doc: One part.
    seq:
      - {id: table, size: 256, doc: Long.}
      - {id: factor, type: f4, doc: A number.}
enums:
  kind: {1: {id: one, doc: The first <one>.}, 2: two}
-nkf-rules:
  MD001: {severity: error, summary: 'No <sign>|ature.', why: w, loader: l, mend: m, doc-ref: r}
  MD002: {severity: error, summary: Too many., why: w, loader: l, mend: m, doc-ref: r}
  MD301: {severity: warning, summary: Unknown kind., why: w, loader: l, mend: m, doc-ref: r}
"""


@pytest.fixture
def schema(tmp_path: Path) -> ir.Schema:
    path = tmp_path / "made.ksy"
    path.write_text(SCHEMA, "utf-8")
    found = read_schema(path)
    lint(found)
    return found


@pytest.fixture
def page(schema: ir.Schema) -> str:
    return "\n".join(docs.format_page(schema, rules=""))


def rendered(page: str) -> str:
    return markdown.markdown(page, extensions=["attr_list", "md_in_html", "tables", "toc"])


def test_what_a_schema_says_is_text(page: str) -> None:
    """Markup, pipes and stars in titles, docs, enumerations and rules come out as they were written."""
    html = rendered(page)
    assert "<script" not in html
    assert "<b>bold" not in html
    text = re.sub(r"\s+", " ", re.sub(r"<[^>]*>", "", html))
    for part in (
        "alert(1)",
        "a&#124;b",
        "&#124; c_d &#42;e&#42; &lt;i&gt;",
        "The first &lt;one&gt;.",
        "No &lt;sign&gt;&#124;ature.",
    ):
        assert part in text, part
    # Each row of the table of fields has its five cells, whatever is in them.
    rows = [line for line in page.split("\n") if 'id="field-' in line]
    assert len(rows) == 9 + 2
    assert {len(re.findall(r"(?<!\\)\|", row)) for row in rows} == {6}


def test_offsets_and_sizes(page: str) -> None:
    """Numbers as long as all before is fixed, then from the last part of variable size on."""
    cells = {
        re.search(r'id="field-([\w.]+)"', line)[1]: [cell.strip() for cell in line.strip("|").split("|")[:2]]  # type: ignore[index]
        for line in page.split("\n")
        if 'id="field-' in line
    }
    plain = {name: [re.sub(r"<[^>]*>", "", cell) for cell in found] for name, found in cells.items()}
    assert plain["made.magic"] == ["0", "2"]
    assert plain["made.sizes"] == ["4", "3 × 2"]
    assert plain["made.num_parts"] == ["10", "2"]
    assert plain["made.parts"] == ["12", "260 each, num_parts times"]
    assert plain["made.extra"] == ["behind parts", "4"]
    assert plain["made.last"] == ["behind extra", "4"]
    assert plain["made.trailing"] == ["behind extra + 4", "all bytes left"]
    assert plain["part.factor"] == ["256", "4"]


def test_the_ruler_is_to_scale(schema: ir.Schema) -> None:
    """A byte is as wide as any other; what is variable or long is one bar."""
    root = ET.fromstring(docs.ruler(schema, schema.root))
    space = "{http://www.w3.org/2000/svg}"
    shapes = {}
    for group in root.findall(f"{space}g"):
        title = group.find(f"{space}title")
        assert title is not None
        assert title.text is not None
        shapes[title.text.partition(":")[0]] = sum(float(one.get("width", 0)) for one in group.findall(f"{space}rect"))
    byte = shapes["kind"]
    assert shapes["magic"] == shapes["sizes[0]"] == shapes["num_parts"] == 2 * byte
    assert shapes["parts"] == shapes["extra"] == shapes["trailing"] == shapes["last"] == 4 * byte
    assert set(shapes) == {
        "magic",
        "kind",
        "flags",
        "sizes[0]",
        "sizes[1]",
        "sizes[2]",
        "num_parts",
        "parts",
        "extra",
        "last",
        "trailing",
    }


def test_the_map_is_to_scale() -> None:
    parts = [
        docs.Part("head", 0, 100, "record", "#a"),
        docs.Part("none", 100, 0, "bytes"),
        docs.Part("body", 100, 300, "array"),
    ]
    root = ET.fromstring(docs.file_map(parts))
    boxes = list(root.iter("{http://www.w3.org/2000/svg}rect"))
    heights = [float(one.get("height", 0)) for one in boxes]
    assert heights[1] == pytest.approx(3 * heights[0])
    assert float(boxes[1].get("y", 0)) == pytest.approx(float(boxes[0].get("y", 0)) + heights[0])


def test_code_in_backticks_is_code() -> None:
    assert inline("a `b*c` *d*") == "a <code>b&#42;c</code> &#42;d&#42;"
    assert inline("num_output of _root") == "num_output of &#95;root"
    assert block("1. `x<y`\n2. <b>") == "1. <code>x&lt;y</code>\n2. &lt;b&gt;"


def test_the_same_schema_gives_the_same_text(schema: ir.Schema, page: str) -> None:
    assert "\n".join(docs.format_page(schema, rules="")) == page
    assert emit_browser.emit(schema) == emit_browser.emit(schema)
    assert not docs.keyed_page(schema, "", "made.md")
