"""Putting right what is wrong with the spelling of a graph, and nothing else: the bytes around it stay.

An oddity that is in doubt keeps its bytes, and so does what overlaps it.
"""

from __future__ import annotations

import copy
import re
from typing import Any, Final, Literal

from nkformats import records
from nkformats.errors import FormatError
from nkformats.keyed import text as texts
from nkformats.keyed.graph import Layer
from nkformats.keyed.lines import Oddity
from nkformats.keyed.spelling import Speller, write
from nkformats.keyed.text import Document
from nkformats.records.params import narrowed

#: The faults that are only about how something is spelled which is read without doubt, and what is to be done about it.
SPELLING: Final[dict[str, Literal["drop", "signature", "count", "number", "line end", "layer", "text"]]] = {
    "mark": "drop", "keyless": "text", "headless": "signature", "plain": "count", "lines": "text", "split": "layer",
    "comment": "drop", "returns": "line end", "suffix": "number", "long": "number", "brief": "number", "gap": "drop",
    "whole-among": "number",
}  # fmt: skip

#: Where one of these holds, not all layers may be there: counts that disagree with them may be right.
UNCOUNTED: Final = ("fewer", "more", "rest")

#: Bytes of a text to replace: from, to, by what.
Edit = tuple[int, int, bytes]

#: An edit can bring to light what it stood in the way of, a few times at most.
_ROUNDS: Final = 8


def tidy(model: Any) -> None:
    """Brings the graph to the truth: spelling, counts; padding of words; bytes that no loader expects."""
    network = model.record
    for layer in network.layers:
        layer.stray = None
    if isinstance(network.document, records.Record):
        network.document = copy.deepcopy(network.document)
        records.tidy(network.document)
        records.settle(network.document)
        used = max((int(name) + 1 for layer in network.layers for name in (*layer.bottoms, *layer.tops)), default=0)
        # More than are used are too many; a number beyond the count could be wrong itself.
        if 0 < used < network.blob_count and not len(network.document.trailing):
            network.declare(network.layer_count, used)
    elif isinstance(network.document, Document):
        before = network.document
        after = _counted(_spelled(before), len(network.blobs()))
        if after is not before:
            _adopt(network, after)


def _adopt(network: Any, document: Document) -> None:
    """Takes over a text of the same layers."""
    for layer, spelled in zip(network.layers, document.layers, strict=True):
        layer.start, layer.end, layer.values = spelled.start, spelled.end, spelled.values
    network.document = document
    network.declare(document.layer_count, document.blob_count)


def _same_layers(one: Document, other: Document) -> bool:
    def plain(layer: Layer) -> tuple[Any, ...]:
        return layer.type, layer.name, layer.bottoms, layer.tops, narrowed(layer.values)

    return list(map(plain, one.layers)) == list(map(plain, other.layers))


def _parsed(text: bytes, before: Document) -> Document:
    """The text, if it has the same layers; else the one before."""
    try:
        after = texts.parse(memoryview(text), before.cls)
    except FormatError:
        return before
    return after if _same_layers(before, after) else before


def _spelled(document: Document) -> Document:
    for _ in range(_ROUNDS):
        doubtful = [one for one in document.oddities if _fault(document, one) not in SPELLING]
        edits = [edit for one in document.oddities for edit in _edits(document, one, doubtful)]
        text = _edited(bytes(document.view), edits)
        after = _parsed(text, document) if text != document.view else document
        if after is document:
            return document
        document = after
    return document


def _fault(document: Document, odd: Oddity) -> str:
    """The kind of an oddity."""
    return next(fault for fault, rule in document.notation.text.faults.items() if rule == odd.rule)


def _overlaps(one: Oddity, start: int, end: int) -> bool:
    return one.offset < end and start < one.offset + max(one.length, 1)


def _edits(document: Document, odd: Oddity, doubtful: list[Oddity]) -> list[Edit]:
    """What to do about an oddity; nothing where it, or what is to be spelled anew, is in doubt."""
    data, start, end = document.view, odd.offset, odd.offset + odd.length
    fault, speller = _fault(document, odd), Speller(document.notation)
    how = SPELLING.get(fault)
    raw = bytes(data[start:end])
    if how == "text":
        # Comments go with it, and line ends; what else is odd has to stay.
        beyond = any(one.layer >= 0 or _fault(document, one) in UNCOUNTED for one in doubtful)
        return [] if beyond else [(0, len(data), _anew(document))]
    if how == "layer":
        start, end = document.layers[odd.layer].start, texts.record_end(document, odd.layer)
        whole = speller.layer(odd.layer, document.layers[odd.layer], b"")
        return [] if any(_overlaps(one, start, end) for one in doubtful) else [(start, end, whole)]
    if how is None or any(_overlaps(one, start, end) for one in doubtful):
        return []
    if how == "drop":
        return [(start, _line_begins(bytes(data), start, end), b"")]
    if how == "signature":
        return [(start, start, b"%d\n" % document.notation.text.signature)]
    if how == "line end":
        return [(*match.span(), b"\n") for match in re.finditer(rb"\r\n?", data)]
    if how == "count":
        return [(start, end, b"%d" % int(raw))]
    return [(start, end, speller.respelled(raw, as_float=fault == "whole-among"))]


def _line_begins(data: bytes, start: int, end: int) -> int:
    """The end of what is to be dropped: where it is a whole line, with its line end."""
    alone = not data[:start].rpartition(b"\n")[2].strip() and data[end : end + 1] == b"\n"
    return end + 1 if alone and data[start:end].startswith((b"#", b"//")) else end


def _anew(document: Document) -> bytes:
    """The whole text in canonical spelling."""
    return write(document.layers, document.blob_count, document.notation, document.layer_count)


def _edited(data: bytes, edits: list[Edit]) -> bytes:
    """The text after some edits; of two that overlap the first, which the next round follows up."""
    pieces, done = [], 0
    for start, end, new in sorted(set(edits)):
        if start >= done:
            pieces += [data[done:start], new]
            done = end
    return b"".join([*pieces, data[done:]])


def _counted(document: Document, blobs: int) -> Document:
    """The text with the counts of what is there; as it is where not all of it may be there."""
    if any(_fault(document, one) in UNCOUNTED for one in document.oddities):
        return document
    edits: list[Edit] = []
    for name, number in (("layer_count", len(document.layers)), ("blob_count", blobs)):
        if getattr(document, name) != number:
            start, length = texts.place(document, -1, name)
            edits.append((start, start + length, b"%d" % number))
    return _parsed(_edited(bytes(document.view), edits), document) if edits else document
