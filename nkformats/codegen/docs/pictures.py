"""Two pictures as inline SVG: the bytes of one type, and a whole file to scale.

Colours are classes, which a page's style sheet sets for light and dark; the attributes are for pages that have none.
Both pictures are narrow, so that they are legible on a telephone without being scaled down.
"""

from __future__ import annotations

import html
import re
from typing import Final, NamedTuple

from nkformats.codegen import ir
from nkformats.codegen.docs.forms import element_size, fixed_size, kind_of, size_words

ROW_BYTES: Final = 4
CELL, ROW, LEFT = 80, 30, 44
WIDTH: Final = LEFT + ROW_BYTES * CELL + 4
#: A field of more rows than these is drawn as one row.
MOST_ROWS: Final = 16
#: Letters: their size, the smallest that can be read, and how wide one is in relation to its size.
FONT: Final = 11.0
SMALLEST: Final = 8.5
ADVANCE: Final = 0.61

FILLS: Final = {
    "integer": "#cfe3f7", "float": "#d9f0d5", "enum": "#e4dbf5", "text": "#fdebc8", "array": "#d3efec",
    "bytes": "#e6e6e6", "record": "#f6dbe4", "constant": "#fbd9c4", "padding": "#f4f4f4",
}  # fmt: skip


class Part(NamedTuple):
    """A part of a file, for its map: name, where it is, its kind (of `forms.KINDS`), and where a click leads."""

    name: str
    offset: int
    length: int
    kind: str
    link: str = ""


def _attribute(text: str) -> str:
    return html.escape(" ".join(text.split()), quote=True)


def _text(x: float, y: float, text: str, anchor: str = "middle", cls: str = "", width: float = 0) -> str:
    """A text; one that is wider than `width` is made smaller, and at last cut."""
    name = f' class="{cls}"' if cls else ""
    size = FONT
    if width and len(text) * size * ADVANCE > width:
        size = max(SMALLEST, width / ADVANCE / len(text))
        most = max(1, int(width / ADVANCE / size))
        text = text if len(text) <= most else text[: most - 1] + "…"
    return (
        f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}"{name} font-family="monospace" font-size="{size:.3g}" '
        f'fill="currentColor">{html.escape(text, quote=False)}</text>'
    )


def _box(x: float, y: float, width: float, height: float, kind: str, *, dashed: bool = False) -> str:
    dash = ' stroke-dasharray="4 3"' if dashed else ""
    return (
        f'<rect class="k k-{kind}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" '
        f'fill="{FILLS[kind]}" stroke="#888"{dash}/>'
    )


class _Ruler:
    """Rows of four bytes, from the top; `offset` is None behind a part of variable size."""

    def __init__(self, schema: ir.Schema) -> None:
        self.schema = schema
        self.shapes: list[str] = []
        self.y = 18.0
        self.column = 0
        self.offset: int | None = 0
        #: How many bytes behind the last part of variable size.
        self.since = 0

    def field(self, field: ir.Field) -> None:
        """Draws a field."""
        size = fixed_size(self.schema, field)
        kind = kind_of(field)
        if size == 0 and field.users:
            return
        if size is None or kind == "record" or size > MOST_ROWS * ROW_BYTES:
            self.bar(field, size)
            return
        one, _ = element_size(self.schema, field)
        count = size // one if field.repeat and one else 1
        for at in range(count):
            name = f"{field.id}[{at}]" if field.repeat else field.id
            self.cell(name, size // count if count else size, kind, f"{name}: {size // max(count, 1)} bytes")

    def cell(self, name: str, size: int, kind: str, title: str) -> None:
        """A run of bytes over one row or several; the name stands in the widest piece."""
        pieces = []
        left = size
        while left:
            width = min(left, ROW_BYTES - self.column)
            if self.column == 0:
                self.mark()
            pieces.append((LEFT + self.column * CELL, self.y, width * CELL))
            self.column += width
            left -= width
            self.advance(width)
            if self.column == ROW_BYTES:
                self.column, self.y = 0, self.y + ROW
        shapes = [_box(x, y, width, ROW, kind) for x, y, width in pieces]
        if pieces:
            x, y, width = max(pieces, key=lambda piece: piece[2])
            shapes.append(_text(x + width / 2, y + ROW / 2 + 4, name, width=width - 6))
        self.shapes.append(f"<g><title>{_attribute(title)}</title>{''.join(shapes)}</g>")

    def bar(self, field: ir.Field, size: int | None) -> None:
        """A part in one row of its own: a record, something long, or something of variable size."""
        self.end_row()
        self.mark()
        words = f"{size} bytes" if size is not None else size_words(self.schema, field)
        words += " bytes" if re.fullmatch(r"\d+( to \d+| or more)?", words) else ""
        if field.condition is not None:
            words += f", if {field.condition.text}"
        width = ROW_BYTES * CELL
        label = f"{field.id}: {words}"
        shapes = _box(LEFT, self.y, width, ROW, kind_of(field), dashed=size is None)
        # Torn at the right: the bar is not to scale.
        edge = LEFT + width - 14
        for shift in (0, 5):
            x = edge + shift
            shapes += f'<path d="M{x:g} {self.y:g}l4 10l-4 10l4 10" fill="none" stroke="#888" class="tear"/>'
        shapes += _text(LEFT + 8, self.y + ROW / 2 + 4, label, "start", width=width - 30)
        self.shapes.append(f"<g><title>{_attribute(label)}</title>{shapes}</g>")
        self.y += ROW
        if size is None:
            self.offset, self.since = None, 0
        else:
            self.advance(size)

    def mark(self) -> None:
        """The offset beside a row."""
        text = str(self.offset) if self.offset is not None else f"+{self.since}"
        self.shapes.append(_text(LEFT - 6, self.y + ROW / 2 + 4, text, "end", "dim"))

    def advance(self, size: int) -> None:
        """Counts bytes."""
        if self.offset is not None:
            self.offset += size
        self.since += size

    def end_row(self) -> None:
        """Begins a new row."""
        if self.column:
            self.column, self.y = 0, self.y + ROW


def ruler(schema: ir.Schema, type_def: ir.TypeDef) -> str:
    """The bytes of a type, four a row: fixed fields to scale, others as torn bars with what decides their size."""
    drawing = _Ruler(schema)
    for field in type_def.fields:
        drawing.field(field)
    drawing.end_row()
    scale = [_text(LEFT + (at + 0.5) * CELL, 12, f"+{at}", "middle", "dim") for at in range(ROW_BYTES)]
    label = f"Bytes of {type_def.name}, {ROW_BYTES} a row: " + ", ".join(
        f"{field.id} ({size_words(schema, field)})" for field in type_def.fields
    )
    return _svg(WIDTH, drawing.y + 4, label, [*scale, *drawing.shapes], "ruler")


def file_map(parts: list[Part]) -> str:
    """A whole file to scale, from top to bottom, each part with its name and bytes beside it."""
    parts = [part for part in parts if part.length]
    total = sum(part.length for part in parts)
    line, top = 22, 8
    height = max(220, line * len(parts))
    shapes = []
    y = float(top)
    for number, part in enumerate(parts):
        tall = height * part.length / total
        at = top + height * (number + 0.5) / len(parts)
        name = f"{part.name}  {part.offset}…{part.offset + part.length - 1}  ({part.length:,} bytes)"
        group = _box(8, y, 60, tall, part.kind)
        group += f'<path d="M68 {y + tall / 2:.1f}L92 {at:.1f}" fill="none" stroke="#888"/>'
        group += _text(96, at + 4, name, "start", width=WIDTH - 100)
        group = f"<g><title>{_attribute(name)}</title>{group}</g>"
        shapes.append(f'<a href="{_attribute(part.link)}">{group}</a>' if part.link else group)
        y += tall
    label = "The file to scale: " + ", ".join(f"{part.name} {part.length} bytes" for part in parts)
    return _svg(WIDTH, top + height + 8, label, shapes, "filemap")


def _svg(width: float, height: float, label: str, shapes: list[str], cls: str) -> str:
    """A picture on one line: a blank one would end the HTML in it."""
    return (
        f'<svg class="{cls}" viewBox="0 0 {width:g} {height:g}" width="{width:g}" role="img" '
        f'aria-label="{_attribute(label)}" xmlns="http://www.w3.org/2000/svg">{"".join(shapes)}</svg>'
    )
