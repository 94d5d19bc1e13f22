"""A graph of layers as SVG and as DOT. What a file says is text in both, never markup."""

from __future__ import annotations

import html
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from nkformats.cli.graph_layout import Point, lay_out
from nkformats.cli.graph_model import MISSING, Edge, Graph, Node

#: Letters of a monospaced font: size, height of a line, width.
FONT, LINE, ADVANCE = 12.0, 16.0, 7.25
PAD: Final = 9.0
MARGIN: Final = 14.0
#: A box has no more lines of parameters than these, and no wider ones.
LINES: Final = 4
WIDEST: Final = 40
#: Every string of a name that is longer is cut.
NAME: Final = 48

STYLE: Final = (
    ".nkgraph{font-family:ui-monospace,'DejaVu Sans Mono',Consolas,monospace;font-size:12px}"
    ".nkgraph text{fill:#1c2127}.nkgraph .dim{fill:#5a6470}.nkgraph .b{stroke:#7c8794;fill:#f5f6f8}"
    ".nkgraph .w .b{fill:#dcebfb}.nkgraph .m .b{fill:#fbe9e9;stroke-dasharray:4 3}.nkgraph .e{fill:none;stroke:#7c8794}"
    ".nkgraph .a{fill:#7c8794}.nkgraph .bg{fill:#fff}"
)
DARK: Final = (
    ".nkgraph text{fill:#e3e7ec}.nkgraph .dim{fill:#9aa5b1}.nkgraph .b{fill:#1d2229}.nkgraph .w .b{fill:#1f3a57}"
    ".nkgraph .m .b{fill:#3a1d1f}.nkgraph .bg{fill:#14181d}"
)


def _text(text: str) -> str:
    return html.escape(text, quote=True)


def lines_of(node: Node) -> list[tuple[str, str]]:
    """The lines of a box: class and text."""
    head = f"{node.number}  {node.kind}" if node.number >= 0 else node.kind
    lines = [("", _short(head))]
    if node.name:
        lines.append(("dim", _short(node.name)))
    row, rows = "", []
    for name, value in node.parameters:
        word = f"{name}={value}"
        if row and len(row) + 1 + len(word) > WIDEST:
            rows.append(row)
            row = ""
        row = f"{row} {word}".strip()
    rows += [row] if row else []
    if len(rows) > LINES:
        rows = [*rows[: LINES - 1], f"… {len(node.parameters)} parameters"]
    lines += [("dim", one) for one in rows]
    tensors = ", ".join(f"{role} {'×'.join(map(str, shape)) or 'scalar'}" for role, shape in node.tensors)
    if len(tensors) > WIDEST:
        tensors = f"{len(node.tensors)} tensors"
    return [*lines, ("", tensors)] if tensors else lines


def _short(text: str) -> str:
    return text if len(text) <= NAME else f"{text[: NAME - 1]}…"


def svg(graph: Graph, *, styled: bool = True) -> str:
    """The picture, with colours for light and for dark; without `styled` with those of the page that it stands in."""
    texts = [lines_of(node) for node in graph.nodes]
    sizes = [
        (max(len(text) for _, text in lines) * ADVANCE + 2 * PAD, len(lines) * LINE + 2 * PAD - 4) for lines in texts
    ]
    layout = lay_out(sizes, [(edge.source, edge.target) for edge in graph.edges])
    width, height = layout.width + 2 * MARGIN, layout.height + 2 * MARGIN
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="nkgraph" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'width="{width:.0f}" height="{height:.0f}" role="img" aria-label="{_text(_label(graph))}">'
    )
    parts = [head, f"<title>{_text(graph.title)}</title>"]
    if styled:
        style = f"{STYLE}@media (prefers-color-scheme:dark){{{DARK}}}"
        parts.append(f'<style>{style}</style><rect class="bg" width="100%" height="100%"/>')
    parts.append(f'<g transform="translate({MARGIN:g} {MARGIN:g})">')
    leaving = Counter(edge.source for edge in graph.edges)
    coming = Counter(edge.target for edge in graph.edges)
    for edge, route in zip(graph.edges, layout.routes, strict=True):
        parts.append(_edge(edge, route, leaving[edge.source], coming[edge.target]))
    for node, lines, centre, size in zip(graph.nodes, texts, layout.centres, sizes, strict=True):
        parts += _box(node, lines, centre, size)
    parts.append("</g></svg>")
    return "\n".join(parts) + "\n"


def _box(node: Node, lines: list[tuple[str, str]], centre: Point, size: tuple[float, float]) -> Iterator[str]:
    """A layer: a box with its lines, and everything about it as a tip."""
    (x, y), (wide, high) = centre, size
    kind = "m" if node.kind == MISSING else "w" if node.tensors else "p"
    words = " ".join([node.kind, node.name, *(f"{name}={value}" for name, value in node.parameters)])
    yield f'<g class="{kind}"><title>{_text(words)}</title>'
    corner = f'x="{x - wide / 2:.1f}" y="{y - high / 2:.1f}"'
    yield f'<rect class="b" {corner} width="{wide:.1f}" height="{high:.1f}" rx="4"/>'
    for at, (name, text) in enumerate(lines):
        base = y - high / 2 + PAD + at * LINE + 9
        how = f' class="{name}"' if name else ""
        how += ' font-weight="bold"' if at == 0 else ""
        yield f'<text x="{x:.1f}" y="{base:.1f}" text-anchor="middle"{how}>{_text(text)}</text>'
    yield "</g>"


def _label(graph: Graph) -> str:
    kinds = ", ".join(node.kind for node in graph.nodes[:20])
    more = f" and {len(graph.nodes) - 20} more" if len(graph.nodes) > 20 else ""
    return f"{graph.title}: {len(graph.nodes)} layers, {kinds}{more}"


def _edge(edge: Edge, route: list[Point], out: int, into: int) -> str:
    """A smooth line through its bends with an arrow at its end, and the shape beside it.

    Of several edges from one box it stands at the other end; where there are several, too, it is only in the tip.
    """
    path = [f"M{route[0][0]:.1f} {route[0][1]:.1f}"]
    for (x, y), (to_x, to_y) in pairwise(route):
        middle = (y + to_y) / 2
        bend = f"C{x:.1f} {middle:.1f} {to_x:.1f} {middle:.1f} {to_x:.1f} {to_y:.1f}"
        path.append(f"V{to_y:.1f}" if x == to_x else bend)
    x, y = route[-1]
    sign = 1 if route[0][1] <= y else -1
    arrow = f"M{x:.1f} {y:.1f}l-4 {-7 * sign}h8z"
    text = ""
    if edge.shape and (out == 1 or into == 1):
        x, y = route[0] if out == 1 else route[-1]
        y += 15 * sign if out == 1 else -10 * sign
        text = f'<text class="dim" x="{x + 6:.1f}" y="{y:.1f}">{_text(edge.shape)}</text>'
    words = f"{edge.name} {edge.shape}".strip()
    title = f"<title>{_text(words)}</title>" if words else ""
    return f'<g>{title}<path class="e" d="{"".join(path)}"/><path class="a" d="{arrow}"/>{text}</g>'


def dot(graph: Graph) -> str:
    """The graph in the language of Graphviz."""
    return "".join(f"{line}\n" for line in _dot_lines(graph))


def _dot_lines(graph: Graph) -> Iterator[str]:
    yield f"digraph {_quoted([graph.title])} {{"
    yield '  node [shape=box, fontname="monospace", fontsize=10];'
    yield '  edge [fontname="monospace", fontsize=9];'
    for at, node in enumerate(graph.nodes):
        missing = ", style=dashed" if node.kind == MISSING else ""
        style = ", style=filled, fillcolor=lightblue" if node.tensors else missing
        yield f"  n{at} [label={_quoted([text for _, text in lines_of(node)])}{style}];"
    for edge in graph.edges:
        label = f" [label={_quoted([edge.shape])}]" if edge.shape else ""
        yield f"  n{edge.source} -> n{edge.target}{label};"
    yield "}"


def _quoted(lines: list[str]) -> str:
    """Lines as one string of DOT: only a quote and a backslash mean something in it."""
    return '"' + "\\n".join(line.replace("\\", "\\\\").replace('"', '\\"') for line in lines) + '"'
