"""Reading an ncnn model: a graph from its file, then the weights that its operators read, one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NoReturn

from nkformats import errors, foreign
from nkformats.codec import Format
from nkformats.errors import FormatError
from nkformats.formats import ncnn_binary, param_text
from nkformats.formats.ncnn import BINARY, TEXT, WEIGHTS
from nkformats.formats.ncnn_custom import registry
from nkformats.formats.ncnn_graph import DIALECTS, STRAY, Network, arguments, has_dims, is_key
from nkformats.formats.ncnn_model import NetworkModel
from nkformats.generated import ncnn
from nkformats.rules import ncnn as rules
from nkformats.source import Source


def read(
    codec: Format, graph: Source, weights: Source | None, notation: str, opened: str, limits: Mapping[str, int],
    variant: str | None, operators: Mapping[str, Any],
) -> NetworkModel:  # fmt: skip
    """The model of a graph and its weights.

    Raises:
        FormatError: one of the files is broken. ValueError: no such dialect, or `operators` is no table of operators.
    """
    if variant is not None and variant not in DIALECTS:
        raise ValueError(f"no variant {variant!r} of ncnn; there are {', '.join(DIALECTS)}")
    model = NetworkModel(Network(), codec, graph, weights, notation, opened, limits, registry(operators))
    try:
        _read_graph(model, graph, notation, limits)
        if weights is not None:
            _read_weights(model, weights, variant)
    except FormatError as error:
        model.complete = False
        error.model, error.record = model, model.record
        raise
    return model


def refuse_alone(codec: Format, weights: Source, limits: Mapping[str, int]) -> NoReturn:
    """Refuses weights without a graph.

    Raises:
        FormatError: always; for something else under the name of weights, it says so.
    """
    try:
        rules.refuse_head(weights, codec.magic)
        expected = "a .param beside it, without which nobody can tell what it holds"
        raise FormatError(errors.NEEDS_COMPANION, "", 0, expected, "a .bin alone", source=weights.name)
    except FormatError as error:
        model = NetworkModel(Network(), codec, None, weights, TEXT, WEIGHTS, limits)
        model.complete = False
        error.model, error.record = model, model.record
        raise


def _read_graph(model: NetworkModel, graph: Source, notation: str, limits: Mapping[str, int]) -> None:
    network = model.record
    try:
        if notation == BINARY:
            if graph.view[: len(model.codec.magic)] != model.codec.magic:
                rules.refuse_head(graph, model.codec.magic, sure=False)
            network.document = ncnn.read(graph.view, limits)
            network.layers = ncnn_binary.layers_of(network.document)
            network.notation = "binary"
        else:
            network.document = param_text.parse(graph.view)
            network.layers = list(network.document.layers)
    except FormatError as error:
        error.source = graph.name
        if notation == BINARY and error.offset == 0:
            foreign.explain(error, graph.view)
        if isinstance(error.record, param_text.Document):
            network.document = error.record
            network.layers = list(error.record.layers)
            network.declare(error.record.layer_count, error.record.blob_count)
        raise
    network.declare(network.document.layer_count, network.document.blob_count)


def _read_weights(model: NetworkModel, weights: Source, variant: str | None) -> None:
    """Reads the `.bin` in the dialect that consumes it to the byte; the newer one where both or none do."""
    rules.refuse_head(weights, model.codec.magic, model)
    network, view = model.record, weights.view
    blocked = any("dialect" in kind.cls._params for kind in map(model.kind, network.layers) if kind is not None)
    tried = [variant] if variant is not None else sorted(DIALECTS, reverse=True) if blocked else [max(DIALECTS)]
    for stray in (False, True) if _holds_stray(network) else (False,):
        fits = [name for name in tried if _fits(model, view, name, stray)]
        if not fits:
            continue
        if fits[0] != tried[-1]:
            _read_bodies(model, view, fits[0], stray)
        if not stray:
            model.fitted = fits[::-1] if blocked or variant is not None else list(DIALECTS)
        return
    try:
        _read_bodies(model, view, tried[0])
    except FormatError as error:
        error.source = error.source or weights.name
        for note in (*rules.causes(model), next(rules.implausible(model), "")):
            error.note = f"{error.note}; {note}".strip("; ")
        raise


def _fits(model: NetworkModel, view: memoryview, dialect: str, stray: bool) -> bool:
    try:
        return not _read_bodies(model, view, dialect, stray)
    except FormatError:
        return False


def _holds_stray(network: Network) -> bool:
    return any(layer.type == "MemoryData" and not has_dims(layer) for layer in network.layers)


def _read_bodies(model: NetworkModel, view: memoryview, dialect: str, stray: bool = False) -> int:
    """Reads the weights of all layers up to the first whose operator nobody knows; gives the number of bytes left."""
    network, position, end = model.record, 0, len(view)
    network.dialect = DIALECTS[dialect]
    for layer in network.layers:
        layer.body = layer.stray = None
    for index, layer in enumerate(network.layers):
        kind = model.kind(layer)
        if kind is None:
            break
        if stray and layer.type == "MemoryData" and not has_dims(layer):
            layer.stray = view[position : position + STRAY]
            position += STRAY
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
