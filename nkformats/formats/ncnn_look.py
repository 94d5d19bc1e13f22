"""Looking at an ncnn network: parameters with names and defaults, inputs and outputs, what a byte of the text is."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import Any, Final

from nkformats import errors
from nkformats.errors import FormatError
from nkformats.formats import param_text
from nkformats.formats.ncnn_graph import Layer, Network
from nkformats.generated import ncnn
from nkformats.model import Place
from nkformats.records import params, show
from nkformats.records.params import Parameter

_TOKEN = re.compile(rb"[^ \t\n\v\f\r]+")

#: The operators that only name what the caller feeds.
_INPUT: Final = "Input"

_HEAD: Final = {
    "magic": "Signature of the text form.",
    "layer_count": "Number of layers that follow.",
    "blob_count": "Number of blobs that the layers make.",
}


def parameters(layer: Layer) -> list[Parameter]:
    """All parameters of a layer: those of its operator, then what else is given."""
    return params.parameters(layer.type, ncnn.KEYED.get(layer.type), layer.values, ncnn.Common)


#: The names of the parameters that a layer of any operator can have.
COMMON: Final = frozenset(key.name for key in ncnn.Common._keys)


def stated_shapes(layer: Layer) -> list[tuple[int, ...]]:
    """The shapes of the outputs as a layer states them, the slowest axis first; none where it does not, or wrongly.

    The hint has for each output its rank with w, h, c, or with w, h, d, c.
    """
    (key,) = (one for one in ncnn.Common._keys if one.name == "shape_hints")
    hint = layer.values.get(key.number)
    count = len(layer.tops)
    if not isinstance(hint, list) or not count or len(hint) not in (4 * count, 5 * count):
        return []
    size = len(hint) // count
    found = []
    for at in range(count):
        rank, *sizes = hint[at * size : (at + 1) * size]
        width, height, depth, channels = sizes if size == 5 else (*sizes[:2], 1, sizes[2])
        shapes = {1: (width,), 2: (height, width), 3: (channels, height, width), 4: (channels, depth, height, width)}
        found.append(shapes.get(rank, ()))
    return found


def inputs(network: Network) -> list[str]:
    """The blobs that the caller feeds: those of the input layers, and those that no layer makes."""
    layers = network.layers
    return [
        blob.name
        for blob in network.blobs()
        if blob.producer is None or (layers[blob.producer].type == _INPUT and not layers[blob.producer].bottoms)
    ]


def outputs(network: Network) -> list[str]:
    """The blobs that no layer takes."""
    return [blob.name for blob in network.blobs() if not blob.consumers]


class TextPlace(Place):
    """What one byte of a text is: the token that has it.

    Attributes:
        line, column: of the token, from 1 and in bytes; number: of its layer, or -1.
    """

    __slots__ = ("column", "line", "number")

    def __init__(
        self, view: memoryview, path: str, span: tuple[int, int], value: Any, type: str, doc: str, number: int = -1
    ) -> None:
        self.path = path
        self.offset, self.length = span
        self.value = value
        self.type = type
        self.doc = doc
        self.expected = self.rule = self.ref = ""
        self.line, self.column = param_text.line_column(view, self.offset)
        self.number = number

    def __str__(self) -> str:
        where = errors.place(self.offset, self.line, self.column)
        lines = [f"{self.path} = {show(self.value)}  ({self.type}, {where})", *([self.doc] if self.doc else [])]
        return "\n".join(errors.escape(line) for line in lines)


def token_at(document: param_text.Document, offset: int) -> TextPlace:
    """The token that has a byte.

    Raises:
        IndexError: the text has no such byte.
    """
    view = document.view
    if not 0 <= offset < len(view):
        raise IndexError(f"no byte {offset}")
    number = bisect_right([layer.start for layer in document.layers], offset) - 1
    if number < 0:
        return _in_head(document, offset)
    if offset >= document.layers[number].end:
        doc = "Text behind the last layer, which no loader reads."
        return TextPlace(view, "", _around(view, offset), _raw(view, _around(view, offset)), "text", doc)
    return _in_layer(document, number, offset)


def _raw(view: memoryview, span: tuple[int, int]) -> str:
    return bytes(view[span[0] : span[0] + span[1]]).decode("utf-8", "surrogateescape")


def _around(view: memoryview, offset: int) -> tuple[int, int]:
    """The token around a byte, or that byte alone where it is a blank."""
    blanks = b" \t\n\v\f\r"
    start = end = offset
    while start > 0 and view[start - 1] not in blanks and view[offset] not in blanks:
        start -= 1
    while end < len(view) and view[end] not in blanks:
        end += 1
    return start, max(end - start, 1)


def _place(document: param_text.Document, index: int, what: str | int) -> tuple[int, int]:
    """Where a token stands; nowhere in a text that broke off before it."""
    try:
        return param_text.place(document, index, what)
    except FormatError:
        return 0, 0


def _in_head(document: param_text.Document, offset: int) -> TextPlace:
    view = document.view
    for what, doc in _HEAD.items():
        start, length = _place(document, -1, what)
        if start <= offset < start + length:
            return TextPlace(view, what, (start, length), _raw(view, (start, length)), "text", doc)
    return TextPlace(view, "", _around(view, offset), _raw(view, _around(view, offset)), "blank", "")


def _in_layer(document: param_text.Document, number: int, offset: int) -> TextPlace:
    view, layer = document.view, document.layers[number]
    data, base = bytes(view[layer.start : layer.end]), layer.start
    head = 4 + len(layer.bottoms) + len(layer.tops)
    for index, match in enumerate(_TOKEN.finditer(data)):
        if index >= head or base + match.start() > offset:
            break
        if offset < base + match.end():
            name, doc = _head_token(layer, index)
            span = base + match.start(), match.end() - match.start()
            return TextPlace(view, f"layers[{number}].{name}", span, _raw(view, span), "text", doc, number)
    shown = {one.key: one for one in parameters(Layer(layer.type, layer.name, values=layer.values))}
    for key, value in layer.values.items():
        start, length = _place(document, number, key)
        if start <= offset < start + length:
            doc = f"{shown[key].doc} Parameter {key} of {layer.type}.".lstrip()
            path = f"layers[{number}].params.{shown[key].name}"
            return TextPlace(view, path, (start, length), value, "parameter", doc, number)
    span = _around(view, offset)
    return TextPlace(view, f"layers[{number}]", span, _raw(view, span), "text", "No token that a loader keeps.", number)


def _head_token(layer: Any, index: int) -> tuple[str, str]:
    """Path and documentation of a token by its place in the record of its layer."""
    if index < 4:
        kind = ncnn.KEYED.get(layer.type)
        about = (kind.cls.__doc__ or "").split("\n", 1)[0] if kind else "An operator that the runtime does not have."
        docs = (f"Operator: {about}", "Name of the layer.", "Number of blobs that it takes.",
                "Number of blobs that it makes.")  # fmt: skip
        return ("type", "name", "bottoms", "tops")[index], docs[index]
    index -= 4
    if index < len(layer.bottoms):
        return f"bottoms[{index}]", "Name of a blob that the layer takes."
    return f"tops[{index - len(layer.bottoms)}]", "Name of a blob that the layer makes."
