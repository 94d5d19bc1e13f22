"""Formats of networks in a keyed notation: which files make a model, and reading them together.

What the types of a graph read has no header and no index: the graph tells, one type after the other, what stands in it.
What a type reads is in the schema.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from typing import Any

from nkformats import companions
from nkformats.codec import Format
from nkformats.records import Files, KeyedNotation
from nkformats.source import Source, open_source


def keyed_format(
    name: str, load: Callable[[], Any], model: Callable[[], Any] | None = None, **rules: Any
) -> Format:  # fmt: skip
    """The format of a keyed notation.

    Args:
        name, load: as of `Format`; model: gives the class of its models, a `NetworkModel`, where it has its own; rules:
        as of `Format`.
    """

    def class_of_models() -> Any:
        if model is not None:
            return model()
        from nkformats.keyed.model import model_of

        return model_of(load().NOTATION)

    def variant(record: Any) -> str:
        return str(record.dialect)

    def sniff(view: memoryview) -> bool:
        return _is_text(view, load().NOTATION)

    def assemble(
        codec: Format, source: Source, limits: Mapping[str, int], variant: str | None, companion: Any,
        operators: Mapping[str, Any] | None, links: str | None = None,
    ) -> Any:  # fmt: skip
        if links is not None:
            raise ValueError(f"a file of format {codec.name} names no other files, so there are no links to follow")
        return _assemble(
            codec, class_of_models(), source, limits, variant, companion, {} if operators is None else operators
        )

    def adopt(codec: Format, record: Any) -> Any:
        # Nobody has built a network before its module was imported.
        graph = sys.modules.get("nkformats.keyed.graph")
        if graph is None or not isinstance(record, graph.Network) or record.layer_class.notation.name != name:
            return None
        return class_of_models()(record, codec)

    def marks() -> tuple[bytes, ...]:
        signature = _signature(load().NOTATION)
        return signature + b"\n", signature + b"\r\n"

    def pair(path: str) -> list[str]:
        return _pair(path, load().NOTATION.files)

    return Format(
        name, load, variant, sniff=sniff, assemble=assemble, adopt=adopt, tidy=_tidy, assign=_assign, pair=pair,
        marks=marks, **rules,
    )  # fmt: skip


def _tidy(network: Any) -> None:
    from nkformats.keyed import tidying

    tidying.tidy(network)


def _assign(network: Any, path: str, text: str) -> bool:
    from nkformats.keyed import assigning

    return assigning.assign(network, path, text)


def _opened(name: str | None, most: int | None) -> Source | None:
    return None if name is None else open_source(name, most)


def _pair(name: str, files: Files) -> list[str]:
    """The graph and the weights of a model by the name of one of them, where both are there; nothing is opened."""
    suffix = companions.suffix_of(name, files)
    if not suffix or not os.path.isfile(name):
        return []
    is_graph = suffix != files.blocks
    other = companions.beside(name, (files.blocks,) if is_graph else (files.text, files.words), files)
    return [] if other is None else [name, other] if is_graph else [other, name]


def _signature(notation: KeyedNotation) -> bytes:
    return b"%d" % notation.text.signature


def _is_text(view: memoryview, notation: KeyedNotation) -> bool:
    """Text that begins with the signature, however it is spelled."""
    signature = _signature(notation)
    head = bytes(view[:64]).lstrip(b" \t\r\n\v\f").lstrip(b"+").lstrip(b"0")
    return head.startswith(signature) and not head[len(signature) : len(signature) + 1].isdigit()


def _kind_of(source: Source, codec: Format) -> str:
    """Which of the files of a model a source is, as its extension: by what it begins with, else by its name."""
    files = codec.module.NOTATION.files
    if _is_text(source.view, codec.module.NOTATION):
        return str(files.text)
    if codec.magic and source.view[: len(codec.magic)] == codec.magic:
        return str(files.words)
    # A name that says nothing is as good as none.
    return companions.suffix_of(source.name or "", files) or str(files.blocks)


def _assemble(
    codec: Format, cls: Any, source: Source, limits: Mapping[str, int], variant: str | None, companion: Any,
    operators: Mapping[str, Any],
) -> Any:  # fmt: skip
    """The model of a graph and its weights, from either of its files; of a graph alone where there are no weights.

    Raises:
        FormatError: one of the files is broken, or there are only weights. ValueError: `operators` is no such table, or
        there is no such dialect.
    """
    from nkformats.keyed import own, reading

    files, most = codec.module.NOTATION.files, limits.get("file.bytes")
    other = None if companion is None else open_source(companion, most)
    kind = _kind_of(source, codec)
    if other is not None and codec.recognises(other.view) and not codec.recognises(source.view):
        # Weights may have any name where their graph is given.
        kind = files.blocks
    graph: Source | None = source
    weights: Source | None = source
    if kind == files.blocks:
        graph = other or _opened(companions.beside(source.name, (files.text, files.words), files), most)
    else:
        weights = other or _opened(companions.beside(source.name, (files.blocks,), files), most)
        if companions.suffix_of(source.name or "", files) == files.blocks:
            # A graph under the name of weights: the files were exchanged, or one copied over the other.
            graph, weights, kind = None, source, files.blocks
    registry = own.registry(operators, codec.module.NOTATION)
    notation = files.text if graph is None else _kind_of(graph, codec)
    return reading.read(cls(cls.network(), codec, graph, weights, notation, kind, limits, registry), variant)
