"""A model as a graph of layers: what each is, what it reads and makes. What is not said here is not drawn.

Models of two files say themselves which layer feeds which. Of others the records that own tensors are a chain, in the
order of the file, and their format says what leaves it (`Format.wiring`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from nkformats import Model
from nkformats.cli import values
from nkformats.cli.network import network_of, own_parameters, shape_of, stated_shapes, value_text
from nkformats.errors import FormatError, escape
from nkformats.records import RECORD, Record, resolve

#: What stands in place of a layer: a blob that no layer makes, and the input of a chain.
MISSING, INPUT = "no layer makes it", "input"
#: Longer values of a parameter are cut.
LONGEST: Final = 24


@dataclass
class Node:
    """A layer.

    Attributes:
        number: of the layer; -1 for what stands in place of one. kind: what it does; name: its own, where it has one;
        parameters: name and value of those that are not default; tensors: role and shape of its weights.
    """

    number: int
    kind: str
    name: str = ""
    parameters: list[tuple[str, str]] = field(default_factory=list)
    tensors: list[tuple[str, tuple[int, ...]]] = field(default_factory=list)


@dataclass
class Edge:
    """What one layer gives to another: nodes by position, the shape in words, the name of the blob where it has one."""

    source: int
    target: int
    shape: str = ""
    name: str = ""


@dataclass
class Graph:
    """The layers, each before those that it feeds unless the file has a circle, and what lies between them."""

    title: str
    nodes: list[Node]
    edges: list[Edge]


def graph_of(model: Model, shapes: Mapping[int, tuple[int, ...]], title: str) -> Graph | None:
    """The graph of a model; None where it has no layers.

    Args:
        model: complete, or as far as it was read.
        shapes: what is known of the output of each layer, by its number; that of the input is under -1.
        title: of the picture.
    """
    network = network_of(model)
    graph = _wired(network, title) if network is not None else _chain(model, shapes, title)
    return graph if graph is not None and graph.nodes else None


def _shape_text(shape: tuple[int, ...]) -> str:
    return "×".join(map(str, shape))


# -- models whose layers name what they read ------------------------------------------------------------------------


def _wired(network: Any, title: str) -> Graph:
    weights: dict[int, list[tuple[str, tuple[int, ...]]]] = {}
    for tensor in network.tensors.values():
        number = int(tensor.path.partition("[")[2].partition("]")[0])
        role = tensor.path.split(".")[2]
        weights.setdefault(number, []).append((role, shape_of(tensor)))
    nodes = []
    for number, layer in enumerate(network.layers):
        given = [one for one in own_parameters(layer) if not one.default]
        shown = [(escape(one.name), _cut(value_text(one.value))) for one in given]
        nodes.append(Node(number, escape(layer.type), escape(layer.name), shown, weights.get(number, [])))
    edges = []
    hints = [stated_shapes(layer) for layer in network.layers]
    place: dict[int, int] = {}
    for blob in network.blobs:
        source = blob.producer
        if source is None:
            source = len(nodes)
            nodes.append(Node(-1, MISSING, escape(blob.name)))
        at = place.get(source, 0)
        place[source] = at + 1
        known = hints[source] if source < len(hints) else []
        shape = _shape_text(known[at]) if at < len(known) else ""
        edges += [Edge(source, target, shape, escape(blob.name)) for target in blob.consumers]
    return Graph(title, nodes, edges)


# -- models whose layers stand in a row -----------------------------------------------------------------------------


def _chain(model: Model, shapes: Mapping[int, tuple[int, ...]], title: str) -> Graph | None:
    path = _layers_path(model)
    layers = resolve(model.record, path) if path else None
    if not isinstance(layers, list) or not layers:
        return None
    owned: dict[int, list[tuple[str, tuple[int, ...]]]] = {}
    for tensor in model.tensors.values():
        owner, _, rest = tensor.name.partition(".")
        number, _, role = rest.partition(".")
        if owner == path and number.isdecimal():
            owned.setdefault(int(number), []).append((escape(role), shape_of(tensor)))
    nodes = [
        Node(number, _kind(layer), "", list(_numbers(layer)), owned.get(number, []))
        for number, layer in enumerate(layers)
    ]
    edges = [Edge(number, number + 1, _shape_text(shapes.get(number, ()))) for number in range(len(nodes) - 1)]
    wiring = model.codec.wiring
    if wiring is not None:
        for source, target in wiring(model.record):
            edges.append(Edge(source, target, _shape_text(shapes.get(source, ()))))
    if -1 in shapes:
        edges = [Edge(one.source + 1, one.target + 1, one.shape) for one in edges]
        return Graph(title, [Node(-1, INPUT), *nodes], [Edge(0, 1, _shape_text(shapes[-1])), *edges])
    return Graph(title, nodes, edges)


def _layers_path(model: Model) -> str:
    """The list of the root whose elements own tensors."""
    for one in model.codec.module.TENSORS:
        return str(one.owners)
    for name in model.tensors:
        return name.partition(".")[0]
    fields = [one for one, value in values.fields(model.record) if one.kind == RECORD and one.many and value]
    return fields[0].name if fields else ""


def _kind(layer: Record) -> str:
    """What a layer does: the first enumeration in its record."""
    for one, value in values.fields(layer):
        if one.enum is not None and not one.many:
            return escape(value.name).lower() if hasattr(value, "name") else str(value)
    return type(layer).__name__


def _numbers(record: Record, depth: int = 0) -> Iterator[tuple[str, str]]:
    """The fields of a layer that describe it; its own first enumeration is its kind, tensors and filler are none."""
    seen = depth > 0
    for one, value in values.fields(record):
        if one.enum is not None and not seen:
            seen = True
        elif one.kind == RECORD and not one.many and not one.role:
            yield from _numbers(value, depth + 1)
        elif one.kind != RECORD and not (one.padding or one.derived or one.constant is not None or one.array):
            text = values.text(value, record, one)
            if hasattr(value, "name"):
                text = escape(value.name).lower()
            yield one.name, _cut(text)


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def selected(graph: Graph, first: int, last: int) -> Graph:
    """The layers `first` to `last`, `last` excluded, and what lies between them."""
    places = [at for at, node in enumerate(graph.nodes) if first <= node.number < last]
    number = {at: new for new, at in enumerate(places)}
    edges = [
        Edge(number[one.source], number[one.target], one.shape, one.name)
        for one in graph.edges
        if one.source in number and one.target in number
    ]
    return Graph(graph.title, [graph.nodes[at] for at in places], edges)


def shapes_of(model: Model) -> dict[int, tuple[int, ...]]:
    """The output shape of each layer, as far as the runtime of the format can tell."""
    if network_of(model) is not None:
        return {}
    from nkformats import runtime

    try:
        made = runtime.load(model)
    except (FormatError, ValueError, NotImplementedError):
        return {}
    found = {-1: made.input_shape} if made.input_shape is not None else {}
    for one in made.layers:
        number = one.name.partition(".")[2]
        if one.output_shape and number.isdecimal():
            found[int(number)] = one.output_shape
    return found
