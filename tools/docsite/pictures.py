"""A page with the networks of some samples as `nkformats graph` draws them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import nkformats
from nkformats import FormatError
from nkformats.cli.graph_model import Graph, graph_of, shapes_of
from nkformats.cli.graph_svg import svg
from tools.docsite import ROOT

#: So many pictures a format, of networks with at least and at most so many layers.
EACH: Final = 2
LEAST, MOST = 2, 60


def graphs() -> dict[str, list[Graph]]:
    """For each format the networks with the most kinds of layers, among those that fit a page."""
    found: dict[str, list[tuple[int, str, Graph]]] = {}
    for path in sorted((ROOT / "samples").iterdir()):
        try:
            model = nkformats.parse(path)
        except (FormatError, OSError):
            continue
        graph = graph_of(model, shapes_of(model), path.name)
        if graph is None or not LEAST <= len(graph.nodes) <= MOST:
            continue
        kinds = frozenset(node.kind for node in graph.nodes)
        found.setdefault(model.format, []).append((-len(kinds), path.name, graph))
    chosen: dict[str, list[Graph]] = {}
    for name, candidates in found.items():
        shapes: set[tuple[str, ...]] = set()
        for _, _, graph in sorted(candidates, key=lambda one: one[:2]):
            # The same network in another storage is the same picture.
            shape = tuple(node.kind for node in graph.nodes)
            if shape not in shapes and len(chosen.get(name, [])) < EACH:
                shapes.add(shape)
                chosen.setdefault(name, []).append(graph)
    return chosen


def page() -> Iterator[str]:
    """The lines of the page."""
    yield from (
        "# Networks as pictures", "",
        "What [`nkformats graph`](reference/command-line.md#graph) draws: layers with parameters and weights, and the",
        "shapes between them where the format can be run or states them.", "",
        "```console", "$ nkformats graph samples/digits.nk --layers 0:2 --as dot", "...", "```", "",
    )  # fmt: skip
    for name, found in graphs().items():
        yield from (f"## {name}", "")
        for graph in found:
            picture = svg(graph, styled=False).replace("\n", "")
            yield from (f"### {graph.title}", "", f'<figure class="graph" tabindex="0">{picture}</figure>', "")


def write(target: Path) -> None:
    """Writes the page."""
    (target / "pictures.md").write_text("\n".join(page()).rstrip() + "\n", "utf-8")
