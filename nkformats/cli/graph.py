"""`nkformats graph`: the network of a file as a picture."""

from __future__ import annotations

from typing import Any, Final

import click

from nkformats.cli.console import Trouble, json_option, numbered, print_json, verb
from nkformats.cli.graph_model import Graph, graph_of, selected, shapes_of
from nkformats.cli.graph_svg import dot, svg
from nkformats.cli.output import put_files, require_free
from nkformats.cli.sources import STDIN, Choice, file_argument, open_model, reading_options
from nkformats.records.messages import Message

#: A picture of more layers than these is none that anybody could look at.
MOST: Final = 2000


def _layers(text: str) -> tuple[int, int | None]:
    start, colon, end = text.partition(":")
    try:
        first, last = int(start or "0"), int(end) if end else None
    except ValueError:
        first, last = -1, None
    if not colon or first < 0 or (last is not None and last <= first):
        raise click.BadParameter(f"{text[:60]!r} is not FIRST:END, for example 0:20")
    return first, last


@verb("The network as SVG or DOT.")
@file_argument
@click.option("--as", "kind", type=click.Choice(["svg", "dot"]), help="svg, or dot for Graphviz.  [default: svg, or "
              "what the name of --to says]")  # fmt: skip
@click.option("--to", "target", metavar="FILE", default=STDIN, help="Where to write; without it, standard output.")
@click.option("--layers", "bounds", type=_layers, metavar="FIRST:END", help="These layers only; END is not included.")
@click.option("--force", is_flag=True, help="Replace a file that is there.")
@reading_options
@json_option
def command(
    file: str, kind: str | None, target: str, bounds: tuple[int, int | None] | None, force: bool, choice: Choice,
    as_json: bool,
) -> int:  # fmt: skip
    r"""Draw the network of FILE: its layers with parameters and weights, and what flows between them.

    A box with weights is coloured. Shapes stand beside the arrows where they are known: computed for formats that can
    be run, else as the file states them. The picture has colours for light and dark. Of a broken file the part before
    the fault is drawn. Files of protobuf messages are refused: their layers are not read as such.

    Exit status: 0 done; 1 FILE is broken; 2 it could not be done: no layers, too many of them, the picture is there
    already.

    JSON: file, format, variant, size, complete, error, nodes [number, kind, name, parameters {name: text}, tensors
    {role: shape}], edges [source, target (positions among the nodes), shape, name].

    \b
    Examples:
      nkformats graph model.nk > model.svg
      nkformats graph net.param --to net.dot
      nkformats graph net.param --layers 0:20 --to head.svg
    """
    opened = open_model(file, choice)
    graph = graph_of(opened.model, shapes_of(opened.model) if opened.error is None else {}, opened.name)
    if graph is None:
        opened.status()
        if isinstance(opened.model.record, Message):
            raise Trouble(
                f"{opened.name}: {opened.kind} is not drawn: it is read as messages, not as layers; nkformats dump "
                "lists them"
            )
        raise Trouble(f"{opened.name}: {opened.kind} has no layers to draw")
    if bounds is not None:
        graph = selected(graph, bounds[0], len(graph.nodes) if bounds[1] is None else bounds[1])
        if not graph.nodes:
            raise Trouble(f"{opened.name}: has no layer {bounds[0]}")
    if as_json:
        print_json({**opened.head(), **_document(graph)})
        return opened.status()
    if len(graph.nodes) > MOST:
        count = numbered(len(graph.nodes), "layer")
        raise Trouble(f"{opened.name}: {count} are too many for a picture ({MOST:,}); --layers FIRST:END takes some")
    kind = kind or ("dot" if target.lower().endswith((".dot", ".gv")) else "svg")
    _write(svg(graph) if kind == "svg" else dot(graph), target, force)
    return opened.status()


def _write(text: str, target: str, force: bool) -> None:
    if target == STDIN:
        click.echo(text, nl=False)
        return
    require_free([target], force=force)
    put_files({target: [text.encode()]})


def _document(graph: Graph) -> dict[str, Any]:
    return {
        "nodes": [
            {
                "number": node.number if node.number >= 0 else None, "kind": node.kind, "name": node.name,
                "parameters": dict(node.parameters),
                "tensors": {role: list(shape) for role, shape in node.tensors},
            }
            for node in graph.nodes
        ],
        "edges": [
            {"source": edge.source, "target": edge.target, "shape": edge.shape, "name": edge.name}
            for edge in graph.edges
        ],
    }  # fmt: skip
