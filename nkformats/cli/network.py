"""What there is to show of a model of two files: a graph of layers with parameters by name, and the weights it reads.

`inspect`, `dump`, `diff` and `hexdump` take it from here; what a layer, a parameter or a weight is, the model says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, cast

from nkformats import Model, Tensor
from nkformats.cli import values
from nkformats.cli.console import numbered, say, style
from nkformats.cli.tables import Table, heading, show
from nkformats.errors import escape
from nkformats.records import BYTES, RECORD, Span
from nkformats.records import nbytes as nbytes_of

if TYPE_CHECKING:
    from nkformats.keyed.graph import Layer
    from nkformats.keyed.model import NetworkModel
    from nkformats.records.params import Parameter

_LAYER: Final = re.compile(r"layers\[(\d+)\]")
#: How many names are listed in one line of a summary.
NAMES: Final = 8


def network_of(model: Model) -> NetworkModel | None:
    """The model as one of two files, or None. The class is asked, so that nothing is imported for other models."""
    return cast("NetworkModel", model) if hasattr(type(model), "planned_bytes") else None


def owner_text(model: Model, path: str) -> str:
    """Which layer a path belongs to, in words; empty where paths say it all."""
    network, match = network_of(model), _LAYER.match(path)
    if network is not None and path == "trailing":
        return unread_text(network)
    if network is None or match is None or int(match[1]) >= len(network.layers):
        return ""
    layer = network.layers[int(match[1])]
    return f'In layer {match[1]} "{layer.name}" ({layer.type}).'


def unread_text(network: NetworkModel) -> str:
    """Why what stands behind the last weight was not read, in words; empty where there is no layer for it."""
    return "" if network.stopper is None else f"Not read: {network.unread(graph_only=True)}."


def parameters(layer: Layer) -> list[Parameter]:
    """The parameters of a layer."""
    return layer.parameters()


def own_parameters(layer: Layer) -> list[Parameter]:
    """The parameters of a layer but those that any layer can have."""
    common = {key.name for key in layer.notation.common._keys}
    return [one for one in layer.parameters() if one.name not in common]


def stated_shapes(layer: Layer) -> list[tuple[int, ...]]:
    """The shapes of a layer's outputs as it states them itself; none where it does not."""
    return layer.stated_shapes()


class View:
    """A network with what is needed to show it, each looked at once.

    Attributes:
        network: the model; tensors: its weights.
    """

    def __init__(self, network: NetworkModel) -> None:
        self.network = network
        self.tensors: list[Tensor] = list(network.tensors.values())

    @cached_property
    def parts(self) -> dict[int, list[Span]]:
        """The spans of each layer's weights, whole records before their parts."""
        found: dict[int, list[Span]] = {}
        for span in self.network.weight_spans(nodes=True):
            match = _LAYER.match(span.path)
            if match is not None and span.path.startswith((".body", ".stray"), match.end()):
                found.setdefault(int(match[1]), []).append(span)
        return found

    @cached_property
    def sizes(self) -> dict[int, int]:
        """The bytes of the weights of each layer that has some."""
        return {
            number: sum(span.length for span in spans if span.path.count(".") == 1)
            for number, spans in self.parts.items()
        }

    @cached_property
    def custom(self) -> dict[str, str]:
        """The types that are none of the format's own: ``registered`` by the caller, or ``unknown``."""
        found: dict[str, str] = {}
        for layer in self.network.layers:
            if layer.type in self.network.custom:
                found[layer.type] = "registered"
            elif self.network.kind(layer) is None:
                found[layer.type] = "unknown"
        return found

    @cached_property
    def operators(self) -> dict[str, tuple[int, int]]:
        """By type, in the order of first use: how many layers, and the bytes that they read."""
        found: dict[str, tuple[int, int]] = {}
        for number, layer in enumerate(self.network.layers):
            count, size = found.get(layer.type, (0, 0))
            found[layer.type] = count + 1, size + self.sizes.get(number, 0)
        return found

    @cached_property
    def storages(self) -> dict[str, list[Tensor]]:
        """The weights by the way in which they are stored."""
        found: dict[str, list[Tensor]] = {}
        for tensor in self.tensors:
            found.setdefault(tensor.storage, []).append(tensor)
        return found

    @property
    def reason(self) -> str:
        """Which layer stops the reading of the weights, and why; empty where none does."""
        return self.network.unread(graph_only=True)


def count(tensors: list[Tensor]) -> int:
    """The number of values; a shape that has no value counts for nothing."""
    total = 0
    for tensor in tensors:
        product = 1
        for size in shape_of(tensor):
            product *= size
        total += product
    return total


def shape_of(tensor: Tensor) -> tuple[int, ...]:
    """The shape, or none where it cannot be told."""
    try:
        return tensor.shape
    except values.UNDEFINED:
        return ()


# -- JSON ---------------------------------------------------------------------------------------------------------


def plain_graph(view: View) -> dict[str, Any]:
    """The summary of the graph."""
    network = view.network
    stopper = network.stopper
    graph, weights = network.graph, network.weights
    return {
        "file": None if graph is None or graph.name is None else escape(graph.name),
        "weights": None if weights is None else {"file": escape(weights.name or ""), "size": len(weights.view)},
        "planned_bytes": network.planned_bytes if network.complete else None,
        "notation": network.notation,
        "dialects": list(network.variants),
        "layers": len(network.layers),
        "blobs": len(network.blobs),
        "declared": {"layers": network.record.layer_count, "blobs": network.record.blob_count},
        "inputs": [escape(name) for name in network.inputs],
        "outputs": [escape(name) for name in network.outputs],
        "operators": [
            {"type": escape(name), "layers": layers, "nbytes": size, "custom": view.custom.get(name)}
            for name, (layers, size) in view.operators.items()
        ],
        "storages": [
            {"storage": storage, "count": len(tensors), "values": count(tensors), "nbytes": nbytes(tensors)}
            for storage, tensors in view.storages.items()
        ],
        "stopper": None if stopper is None else {
            "layer": stopper[0], "name": escape(stopper[1].name), "type": escape(stopper[1].type),
        },
    }  # fmt: skip


def nbytes(tensors: list[Tensor]) -> int:
    """The stored bytes."""
    return sum(tensor.nbytes for tensor in tensors)


def plain_record(view: View) -> dict[str, Any]:
    """Layers, parameters and weights as `nkformats dump --json` has them."""
    network = view.network
    where = {span.path: (span.offset, span.length) for spans in view.parts.values() for span in spans}
    layers = []
    for number, layer in enumerate(network.layers):
        plain: dict[str, Any] = {
            "$type": "Layer", "type": escape(layer.type), "name": escape(layer.name),
            "bottoms": [escape(name) for name in layer.bottoms], "tops": [escape(name) for name in layer.tops],
            "params": {escape(one.name): _plain_parameter(one) for one in parameters(layer)},
        }  # fmt: skip
        if layer.stray is not None:
            plain["stray"] = values.plain(layer.stray)
        path = f"layers[{number}].body"
        plain["body"] = None if layer.body is None else values.plain_record(layer.body, where, path)
        layers.append(plain)
    return {"$type": type(network.record).__name__, "layers": layers, "trailing": values.plain(network.record.trailing)}


def _plain_parameter(one: Parameter) -> dict[str, Any]:
    plain = {"value": _plain_value(one.value), "default": one.default, "key": one.key}
    if hasattr(one.value, "name"):
        plain["name"] = one.value.name.lower()
    if one.default and one.given is not None:
        plain["given"] = _plain_value(one.given)
    return plain


def _plain_value(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [_plain_value(one) for one in value]
    return escape(value) if isinstance(value, str) else values.plain(value)


# -- text ---------------------------------------------------------------------------------------------------------


def value_text(value: Any) -> str:
    """The value of a parameter; floats as the shortest decimal of their 32 bits."""
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(value_text, value))}]"
    if isinstance(value, float):
        return values.float_text(value, "<f")
    return values.text(value)


def print_head(name: str, kind: str, view: View) -> None:
    """The summary of the graph as key and value."""
    network = view.network
    graph, weights = network.graph, network.weights
    size = f", {numbered(len(graph.view), 'byte')}" if graph is not None else ""
    if weights is not None:
        what = f"{escape(weights.name or '<stdin>')}, {numbered(len(weights.view), 'byte')}"
    else:
        plan = f"; {network.planned_bytes:,} bytes planned, with no weight in a smaller storage"
        what = f"none{plan if network.complete else ''}"
    declared = network.record
    layers, blobs = len(network.layers), len(network.blobs)
    pairs = [
        ("graph", f"{escape((graph.name if graph else None) or '<stdin>')}{size}"),
        ("weights", what),
        ("notation", network.notation),
        ("dialect", " or ".join(network.variants)),
        ("layers", f"{layers:,}{_declared(layers, declared.layer_count)}"),
        ("blobs", f"{blobs:,}{_declared(blobs, declared.blob_count)}"),
        ("inputs", _names(network.inputs)),
        ("outputs", _names(network.outputs)),
        ("custom", _names([f"{kind} ({how})" for kind, how in view.custom.items()])),
        ("stops at", escape(view.reason)),
    ]
    say([f"{style(name, bold=True)}: {kind}, {network.codec.title}"])
    say(f"  {key:<8}  {text}" for key, text in pairs if text)


def _declared(there: int, declared: int) -> str:
    return "" if there == declared or declared < 0 else f" ({declared:,} declared)"


def _names(names: list[str]) -> str:
    shown = ", ".join(escape(name) for name in names[:NAMES])
    return f"{shown}, ... {len(names)} in all" if len(names) > NAMES else shown


def print_operators(view: View) -> None:
    """Tables of the operators and of the storages."""
    heading("operators")
    table = Table(["operator", "layers", "bytes", "custom"], right={"layers", "bytes"})
    for name, (layers, size) in view.operators.items():
        table.add(escape(name), str(layers), f"{size:,}", view.custom.get(name, ""))
    show(table)
    heading("storage")
    if not view.storages:
        say(["  none"])
        return
    table = Table(["storage", "tensors", "values", "bytes"], right={"tensors", "values", "bytes"})
    for storage, tensors in view.storages.items():
        table.add(storage, str(len(tensors)), f"{count(tensors):,}", f"{nbytes(tensors):,}")
    if len(view.storages) > 1:
        table.add("all", str(len(view.tensors)), f"{count(view.tensors):,}", f"{nbytes(view.tensors):,}")
    show(table)


def print_tensors(view: View) -> None:
    """A row for each weight, in the order of the file."""
    heading("tensors")
    if not view.tensors:
        say(["  none"])
        return
    table = Table(["name", "storage", "shape", "offset", "bytes"], right={"offset", "bytes"})
    for tensor in view.tensors:
        shape = "x".join(map(str, shape_of(tensor))) or "scalar"
        table.add(escape(tensor.name), tensor.storage, shape, str(tensor.offset), str(tensor.nbytes))
    show(table)


def dump_lines(view: View) -> Iterator[str]:
    """Every layer with its parameters, and its weights with their offsets in the file that has them."""
    network = view.network
    for number, layer in enumerate(network.layers):
        wiring = f"{_wires(layer.bottoms)} -> {_wires(layer.tops)}"
        name = style(escape(layer.name), fg="cyan")
        yield f"{'':8}  [{number}] {style(escape(layer.type), bold=True)} {name}: {wiring}"
        for one in parameters(layer):
            yield f"{'':8}      {_parameter_text(one)}"
        for span in view.parts.get(number, []):
            if span.field is not None and not (span.path.endswith("]") and values.is_number_list(span.field)):
                yield from _part_line(span)
    trailing = network.record.trailing
    if nbytes_of(trailing):
        offset = sum(view.sizes.values())
        yield f"{offset:08x}  {style('trailing', fg='cyan')}: {values.text(trailing)}"
        if why := unread_text(network):
            yield style(f"{'':8}      {escape(why)}", dim=True)


def _wires(names: list[str]) -> str:
    return ", ".join(map(escape, names)) or "none"


def _parameter_text(one: Parameter) -> str:
    if not one.known:
        note = style("  (no parameter of this operator)", dim=True) if one.doc else ""
        return f"{one.key}: {value_text(one.value)}{note}"
    text = f"{one.key} {style(escape(one.name), fg='cyan')}: {value_text(one.value)}"
    if not one.default:
        return text
    given = "" if one.given is None else f"; {value_text(one.given)} is given, which no loader takes"
    return style(f"{one.key} {one.name}: {value_text(one.value)} (default{given})", dim=True)


def _part_line(span: Span) -> Iterator[str]:
    depth = span.path.count(".") - 2
    if depth < 0 and span.field is not None and span.field.kind != BYTES:
        return
    field = span.field
    assert field is not None
    if field.padding and not span.length:
        return
    name = span.path.rpartition(".")[2]
    if field.kind == RECORD:
        text = f", {numbered(span.length, 'byte')}"
        storage = _storage(span.value)
        text = f"{storage}{text}" if storage else text.lstrip(", ")
    else:
        text = values.text(span.value, span.record, field, span.index)
    kind = style("  padding", dim=True) if field.padding else ""
    yield f"{span.offset:08x}      {'  ' * max(depth, 0)}{style(name, fg='cyan')}: {text}{kind}"


def _storage(value: Any) -> str:
    """How a block stores its elements, where it says so."""
    try:
        return str(value.storage.name).lower()
    except values.UNDEFINED:
        return ""
