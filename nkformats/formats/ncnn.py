"""ncnn `.param`, `.param.bin` and `.bin`: which files make a model, and reading them together.

The `.bin` has no header and no index: the operators of the `.param` tell, one after the other, what stands in it. What
an operator reads is in the schema; here its reader is called.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import Any

from nkformats.codec import Format
from nkformats.rules import ncnn as rules
from nkformats.rules import ncnn_values
from nkformats.source import Source, is_file, open_source

TEXT, BINARY, WEIGHTS = ".param", ".param.bin", ".bin"
MAGIC = b"7767517"


def _load() -> Any:
    from nkformats.generated import ncnn

    return ncnn


def _variant(record: Any) -> str:
    return str(record.dialect)


def _sniff(view: memoryview) -> bool:
    """Text that begins with the magic number, however it is spelled."""
    head = bytes(view[:64]).lstrip(b" \t\r\n\v\f").lstrip(b"+").lstrip(b"0")
    return head.startswith(MAGIC) and not head[len(MAGIC) : len(MAGIC) + 1].isdigit()


def kind_of(source: Source, codec: Format) -> str:
    """Which of the three files a source is: by what it begins with, else by its name."""
    if _sniff(source.view):
        return TEXT
    if codec.magic and source.view[: len(codec.magic)] == codec.magic:
        return BINARY
    name = (source.name or "").lower()
    # A name that says nothing is as good as none.
    return BINARY if name.endswith(BINARY) else TEXT if name.endswith(TEXT) else WEIGHTS


def stem(name: str) -> str:
    """A file's name without the extension of its kind."""
    for suffix in (BINARY, TEXT, WEIGHTS):
        if name.lower().endswith(suffix):
            return name[: -len(suffix)]
    return name


def _beside(name: str | None, suffixes: tuple[str, ...]) -> str | None:
    """The first file of the same name with one of these extensions; nothing is opened outside the file's own folder."""
    if name is None:
        return None
    folders = {os.path.realpath(os.path.dirname(name)), os.path.dirname(os.path.realpath(name))}
    for suffix in suffixes:
        for ending in (suffix, suffix.upper()):
            path = stem(name) + ending
            if not is_file(path) or os.path.samefile(path, name):
                continue
            # A link may lead to where the file itself was led to, as in the cache of a hub, and nowhere else.
            if os.path.dirname(os.path.realpath(path)) in folders:
                return path
    return None


def pair(name: str) -> list[str]:
    """The graph and the weights of a model by the name of one of them, where both are there; nothing is opened."""
    if not os.path.isfile(name):
        return []
    is_graph = name.lower().endswith((TEXT, BINARY))
    other = _beside(name, (WEIGHTS,) if is_graph else (TEXT, BINARY)) if is_graph or stem(name) != name else None
    return [] if other is None else [name, other] if is_graph else [other, name]


def assemble(
    codec: Format, source: Source, limits: Mapping[str, int], variant: str | None, companion: Any,
    operators: Mapping[str, Any] | None, links: str | None = None,
) -> Any:  # fmt: skip
    """The model of a pair, from either of its files; of a graph alone where there are no weights.

    Raises:
        FormatError: one of the files is broken, or there are only weights. ValueError: `operators` is no such table, or
        links were asked for.
    """
    from nkformats.formats import ncnn_read

    if links is not None:
        raise ValueError(f"a file of format {codec.name} names no other files, so there are no links to follow")
    most = limits.get("file.bytes")
    other = None if companion is None else open_source(companion, most)
    kind = kind_of(source, codec)
    if other is not None and codec.recognises(other.view) and not codec.recognises(source.view):
        # Weights may have any name where their graph is given.
        kind = WEIGHTS
    graph: Source | None = source
    weights: Source | None = source
    if kind == WEIGHTS:
        graph = other or _opened(_beside(source.name, (TEXT, BINARY)), most)
        if graph is None:
            return ncnn_read.refuse_alone(codec, source, limits)
    else:
        weights = other or _opened(_beside(source.name, (WEIGHTS,)), most)
    assert graph is not None
    name = (source.name or "").lower()
    if kind != WEIGHTS and name.endswith(WEIGHTS) and not name.endswith(BINARY):
        # A graph under the name of weights: the files were exchanged, or one copied over the other.
        return ncnn_read.refuse_alone(codec, source, limits)
    table = {} if operators is None else operators
    return ncnn_read.read(codec, graph, weights, kind_of(graph, codec), kind, limits, variant, table)


def _opened(name: str | None, most: int | None) -> Source | None:
    return None if name is None else open_source(name, most)


def adopt(codec: Format, record: Any) -> Any:
    """The model of a network that somebody built, or None for any other record."""
    # Nobody has built one before its module was imported.
    graph = sys.modules.get("nkformats.formats.ncnn_graph")
    if graph is None or not isinstance(record, graph.Network):
        return None
    from nkformats.formats import ncnn_model

    return ncnn_model.NetworkModel(record, codec)


def _tidy(model: Any) -> None:
    from nkformats.formats import ncnn_tidy

    ncnn_tidy.tidy(model)


def _assign(model: Any, path: str, text: str) -> bool:
    from nkformats.formats import ncnn_assign

    return ncnn_assign.assign(model, path, text)


FORMAT = Format(
    "ncnn",
    _load,
    _variant,
    graph_rules=rules.RULES,
    graph_checks=rules.CHECKS,
    value_rules=ncnn_values.VALUE_RULES,
    value_checks=ncnn_values.VALUE_CHECKS,
    sniff=_sniff,
    assemble=assemble,
    adopt=adopt,
    tidy=_tidy,
    assign=_assign,
    pair=pair,
    marks=(MAGIC + b"\n", MAGIC + b"\r\n"),
)
