"""One of our samples byte by byte: its bytes beside its fields, each leading to the other, and what a zero would do."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import groupby
from typing import Any, Final

import nkformats
from nkformats.cli import values
from nkformats.codegen import ir
from nkformats.codegen.docs import Part
from nkformats.codegen.docs.forms import kind_of, kind_of_param
from nkformats.codegen.docs.keyed import is_keyed
from nkformats.codegen.docs.markdown import code, inline
from nkformats.codegen.render import class_name
from nkformats.records import Span
from tools.docsite import ROOT

WIDTH: Final = 8
#: Of a longer field the first and the last bytes are shown.
LONGEST: Final = 64
HEAD, TAIL = 32, 16
#: A file with more fields than these would fill the page; the rest of it is in the inspector.
FIELDS: Final = 400


class Sample:
    """A sample with its bytes and its fields."""

    def __init__(self, name: str, schema: ir.Schema, keyed: str) -> None:
        self.name = name
        self.schema = schema
        self.path = ROOT / "samples" / name
        self.data = self.path.read_bytes()
        self.model: Any = nkformats.parse(self.path)
        self.spans = [span for span in self.model.spans() if span.length]
        self.types = {class_name(one.name): one for one in (schema.root, *schema.types.values())}
        self.keyed = keyed
        self.slug = re.sub(r"[^a-z0-9]+", "-", name.lower())
        self.companion = self._companion()

    def _companion(self) -> str | None:
        """The other file of a model of two."""
        suffixes = list(self.model.to_files())
        own = max((one for one in suffixes if self.name.endswith(one)), key=len, default="")
        others = [one for one in suffixes if one != own]
        return str(self.path.with_name(self.name.removesuffix(own) + others[0])) if others else None

    # -- the map ---------------------------------------------------------------------------------------------------

    def parts(self) -> list[Part]:
        """The file in a dozen pieces: by the fields of the root, or by the elements of its only list."""
        depth = 1 if len({_group(span.path, 1) for span in self.spans}) > 2 else 2
        found = []
        for name, group in groupby(self.spans, lambda span: _group(span.path, depth)):
            spans = list(group)
            length = sum(span.length for span in spans)
            link = self._part_link(name) if depth == 1 else ""
            found.append(Part(name, spans[0].offset, length, self._part_kind(name, spans), link))
        return found

    def _field(self, span: Span) -> tuple[ir.TypeDef, ir.Field | ir.Param] | None:
        """What the schema says of it: a field of a type or of a message; None of what stands between such fields."""
        owner = self.types.get(type(span.record).__name__)
        member = owner.member(span.field.name) if owner is not None and span.field is not None else None
        return (owner, member) if owner is not None and isinstance(member, (ir.Field, ir.Param)) else None

    def _part_kind(self, name: str, spans: list[Span]) -> str:
        """That of the field which it is, or of arrays where nearly all of it is one."""
        largest = max(spans, key=lambda span: span.length)
        found = self._field(largest)
        kind = _kind(found)
        if name == largest.path:
            return kind
        arrays = [span for span in spans if _kind(self._field(span)) == "array"]
        total = sum(span.length for span in spans)
        return "array" if 2 * sum(span.length for span in arrays) > total else "record"

    def _part_link(self, name: str) -> str:
        return f"#field-{self.schema.root.name}.{name}" if self.schema.root.member(name) else ""

    # -- the bytes -------------------------------------------------------------------------------------------------

    def section(self, rules: str) -> list[str]:
        """The annotated bytes, as Markdown with raw HTML in it."""
        shown = self.spans[:FIELDS]
        lines = [
            f"### {code(self.name)} {{#sample-{self.slug}}}", "",
            (f"{len(self.data):,} bytes. Choose bytes to see their field, or a field to see its bytes. “If 0” tells "
            "what `nkformats validate` says when all bytes of the field are zero."), "",
            f'<div class="annotated" data-sample="{self.slug}">',
            '<div class="hex" tabindex="0" role="region" aria-label="Bytes">',
            *self._rows(shown), "</div>",
            '<ol class="spans" tabindex="0" role="region" aria-label="Fields">',
            *(self._entry(number, span, rules) for number, span in enumerate(shown)), "</ol>", "</div>", "",
        ]  # fmt: skip
        if len(shown) < len(self.spans):
            left = len(self.spans) - len(shown)
            lines += [f"The other {left:,} fields: [in the inspector](../inspector.md).", ""]
        return lines

    def _rows(self, shown: list[Span]) -> Iterator[str]:
        """Rows of bytes; a long field is cut in whole rows."""
        cells: list[tuple[int, int]] = []
        for number, span in enumerate(shown):
            at, end = span.offset, span.offset + span.length
            if span.length <= LONGEST:
                cells += [(byte, number) for byte in range(at, end)]
            else:
                cells += [(byte, number) for byte in range(at, at + HEAD)]
                cells += [(-span.length + HEAD + TAIL, number)]
                cells += [(byte, number) for byte in range(end - TAIL, end)]
        row: list[tuple[int, int]] = []
        for byte, number in cells:
            if row and (byte < 0 or byte % WIDTH == 0 or byte != row[-1][0] + 1):
                yield self._row(row, shown)
                row = []
            if byte < 0:
                yield f'<div class="row gap">… {-byte:,} more bytes</div>'
            else:
                row.append((byte, number))
        if row:
            yield self._row(row, shown)

    def _row(self, row: list[tuple[int, int]], shown: list[Span]) -> str:
        pieces: list[tuple[int, list[int]]] = []
        for byte, number in row:
            if pieces and pieces[-1][0] == number:
                pieces[-1][1].append(byte)
            else:
                pieces.append((number, [byte]))
        lead = "   " * (row[0][0] % WIDTH)
        text = lead + " ".join(self._piece(number, bytes_, shown[number]) for number, bytes_ in pieces)
        text += "   " * (WIDTH - len(row) - row[0][0] % WIDTH)
        characters = " " * (row[0][0] % WIDTH) + "".join(_character(self.data[byte]) for byte, _ in row)
        offset = f'<span class="off">{row[0][0]:06x}</span>'
        return f'<div class="row">{offset}  {text}  <span class="chars">{html.escape(characters)}</span></div>'

    def _piece(self, number: int, at: list[int], span: Span) -> str:
        found = self._field(span)
        kind = _kind(found)
        first = f' id="{self.slug}-b{number}"' if at[0] == span.offset else ""
        title = html.escape(f"{span.path}, byte {at[0]}")
        text = self.data[at[0] : at[-1] + 1].hex(" ")
        return (
            f'<a{first} class="k k-{kind}" data-s="{number}" data-at="{at[0]}" title="{title}" '
            f'href="#{self.slug}-s{number}">{text}</a>'
        )

    def _entry(self, number: int, span: Span, rules: str) -> str:
        found = self._field(span)
        value = html.escape(values.text(span.value, span.record, span.field, span.index))
        text = (
            f'<li id="{self.slug}-s{number}" data-s="{number}"><span class="off">{span.offset}</span> '
            f'<a href="#{self.slug}-b{number}"><code>{html.escape(span.path)}</code></a> '
            f'<span class="value">{value}</span>'
        )
        if found:
            owner, field = found
            home = self.keyed.replace(".md", ".html") if is_keyed(owner) else ""
            anchor = f"{'param' if isinstance(field, ir.Param) else 'field'}-{owner.name}.{field.id}"
            text += f' <span class="doc">{inline(field.doc)} <a href="{home}#{anchor}">more</a></span>'
        elif span.field is not None and span.field.doc:
            text += f' <span class="doc">{inline(span.field.doc)}</span>'
        return text + self._if_zero(span, rules) + "</li>"

    def _if_zero(self, span: Span, rules: str) -> str:
        """What becomes of the file when the field is zero: tried, not thought out."""
        if not any(self.data[span.offset : span.offset + span.length]):
            return ""
        if span.length > LONGEST:
            return ""
        changed = bytearray(self.data)
        changed[span.offset : span.offset + span.length] = bytes(span.length)
        options: Mapping[str, Any] = {"companion": self.companion} if self.companion else {}
        report = nkformats.validate(bytes(changed), format=self.model.format, **options)
        usual = {(one.rule, one.path) for one in self.baseline}
        new = {one.rule: one for one in report.findings if (one.rule, one.path) not in usual}
        said = []
        for rule in new:
            link = f'<a href="{rules}{rule}.html">{rule}</a>'
            said.append(f"{link} {html.escape(nkformats.rule(rule).summary)}")
        words = "; ".join(said) if said else html.escape(report.reason or "no rule is broken")
        return f' <span class="zero">If 0: <b>{report.verdict}</b>. {words}</span>'

    @cached_property
    def baseline(self) -> list[nkformats.Finding]:
        """What is said about the sample as it is."""
        return list(nkformats.validate(self.path).findings)


def _kind(found: tuple[ir.TypeDef, ir.Field | ir.Param] | None) -> str:
    if found is None:
        return "bytes"
    return kind_of_param(found[1]) if isinstance(found[1], ir.Param) else kind_of(found[1])


def _group(path: str, depth: int) -> str:
    """The first names of a path: ``header``; with the number of the element where that is not enough."""
    head = re.match(r"[a-z_0-9]+" if depth == 1 else r"[a-z_0-9]+(\[\d+\])?", path)
    return head[0] if head else path


def _character(byte: int) -> str:
    return chr(byte) if 0x20 <= byte < 0x7F else "."
