"""Reading a network: a graph from its file, then the weights that its types read, one after the other."""

from __future__ import annotations

from typing import NoReturn

from nkformats import errors, foreign
from nkformats.errors import FormatError
from nkformats.keyed import text, words
from nkformats.keyed.graph import Network, arguments, is_key, stray_bytes
from nkformats.keyed.heads import refuse_weights
from nkformats.keyed.model import NetworkModel
from nkformats.source import Source


def read(model: NetworkModel, variant: str | None) -> NetworkModel:
    """Reads graph and weights of a model that has nothing but its files.

    Raises:
        FormatError: one of the files is broken. ValueError: no such dialect.
    """
    known = model.tables.dialects
    if variant is not None and variant not in known:
        raise ValueError(f"no variant {variant!r} of {model.format}; there are {', '.join(known)}")
    try:
        if model.graph is None:
            _refuse_alone(model)
        _read_graph(model, model.graph)
        if model.weights is not None:
            _read_weights(model, model.weights, variant)
    except FormatError as error:
        model.complete = False
        error.model, error.record = model, model.record
        raise
    return model


def _refuse_alone(model: NetworkModel) -> NoReturn:
    """Refuses weights without a graph.

    Raises:
        FormatError: always; for something else under the name of weights, it says so.
    """
    assert model.weights is not None
    refuse_weights(model.weights, model.tables)
    files = model.tables.files
    expected = f"a {files.text} beside it, without which nobody can tell what it holds"
    raise FormatError(errors.NEEDS_COMPANION, "", 0, expected, f"a {files.blocks} alone", source=model.weights.name)


def _read_graph(model: NetworkModel, graph: Source) -> None:
    network: Network = model.record
    cls, magic, in_words = network.layer_class, model.codec.magic, model.notation == model.tables.files.words
    try:
        if in_words:
            if graph.view[: len(magic)] != magic:
                refuse_weights(graph, model.tables, sure=False)
            network.document = model.codec.module.read(graph.view, model.limits)
            network.layers = words.layers_of(network.document, cls)
            network.notation = "binary"
        else:
            network.document = text.parse(graph.view, cls)
            network.layers = list(network.document.layers)
    except FormatError as error:
        error.source = graph.name
        if in_words and error.offset == 0:
            foreign.explain(error, graph.view)
        if isinstance(error.record, text.Document):
            network.document = error.record
            network.layers = list(error.record.layers)
            network.declare(error.record.layer_count, error.record.blob_count)
        raise
    network.declare(network.document.layer_count, network.document.blob_count)


def _read_weights(model: NetworkModel, weights: Source, variant: str | None) -> None:
    """Reads the weights in the dialect that consumes them to the byte; the newest where several or none do."""
    # An empty file is asked for nothing but where something is to be read from it.
    planned = 0 if len(weights.view) else model.planned_bytes
    refuse_weights(weights, model.tables, planned=planned)
    network, view, tables = model.record, weights.view, model.tables
    kinds = (model.kind(layer) for layer in network.layers)
    blocked = any(tables.dialect in kind.cls._params for kind in kinds if kind is not None)
    known = list(tables.dialects)[::-1] or [""]
    tried = [variant] if variant is not None else known if blocked else known[:1]
    for stray in (False, True) if any(map(stray_bytes, network.layers)) else (False,):
        fits = [name for name in tried if _fits(model, view, name, stray)]
        if not fits:
            continue
        if fits[0] != tried[-1]:
            _read_bodies(model, view, fits[0], stray)
        if not stray:
            model.fitted = fits[::-1] if blocked or variant is not None else list(tables.dialects)
        return
    try:
        _read_bodies(model, view, tried[0])
    except FormatError as error:
        error.source = error.source or weights.name
        for note in model.causes():
            error.note = f"{error.note}; {note}".strip("; ")
        raise


def _fits(model: NetworkModel, view: memoryview, dialect: str, stray: bool) -> bool:
    try:
        return not _read_bodies(model, view, dialect, stray)
    except FormatError:
        return False


def _read_bodies(model: NetworkModel, view: memoryview, dialect: str, stray: bool = False) -> int:
    """Reads the weights of all layers up to the first whose type nobody knows; gives the number of bytes left."""
    network, position, end = model.record, 0, len(view)
    network.dialect = model.tables.dialects.get(dialect)
    for layer in network.layers:
        layer.body = layer.stray = None
    for index, layer in enumerate(network.layers):
        kind = model.kind(layer)
        if kind is None:
            break
        if stray and (size := stray_bytes(layer)):
            layer.stray = view[position : position + size]
            position += size
        if not kind.cls._layout:
            continue
        try:
            layer.body, position = kind.read(
                view, position, end, model.limits, *arguments(layer, kind, network.dialect)
            )
        except FormatError as error:
            layer.body = error.record if isinstance(error.record, kind.cls) and not is_key(kind, error.path) else None
            model.locate(error, index, layer, kind)
            raise
    else:
        network.trailing = view[position:]
        return end - position
    network.trailing = view[position:]
    return 0
