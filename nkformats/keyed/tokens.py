"""What a byte of the text of a network is: the token that has it, with what that means."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final

from nkformats import errors
from nkformats.errors import FormatError
from nkformats.keyed import text
from nkformats.keyed.lines import line_column
from nkformats.keyed.text import TOKEN, Document
from nkformats.model import Place
from nkformats.records import show

_HEAD: Final = {
    "magic": "Signature of the text form.",
    "layer_count": "Number of layers that follow.",
    "blob_count": "Number of blobs that the layers make.",
}


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
        self.line, self.column = line_column(view, self.offset)
        self.number = number

    def __str__(self) -> str:
        where = errors.place(self.offset, self.line, self.column)
        lines = [f"{self.path} = {show(self.value)}  ({self.type}, {where})", *([self.doc] if self.doc else [])]
        return "\n".join(errors.escape(line) for line in lines)


def token_at(document: Document, offset: int) -> TextPlace:
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


def _place(document: Document, index: int, what: str | int) -> tuple[int, int]:
    """Where a token stands; nowhere in a text that broke off before it."""
    try:
        return text.place(document, index, what)
    except FormatError:
        return 0, 0


def _in_head(document: Document, offset: int) -> TextPlace:
    view = document.view
    for what, doc in _HEAD.items():
        start, length = _place(document, -1, what)
        if start <= offset < start + length:
            return TextPlace(view, what, (start, length), _raw(view, (start, length)), "text", doc)
    return TextPlace(view, "", _around(view, offset), _raw(view, _around(view, offset)), "blank", "")


def _in_layer(document: Document, number: int, offset: int) -> TextPlace:
    view, layer = document.view, document.layers[number]
    data, base = bytes(view[layer.start : layer.end]), layer.start
    head = 4 + len(layer.bottoms) + len(layer.tops)
    for index, match in enumerate(TOKEN.finditer(data)):
        if index >= head or base + match.start() > offset:
            break
        if offset < base + match.end():
            name, doc = _head_token(layer, index)
            span = base + match.start(), match.end() - match.start()
            return TextPlace(view, f"layers[{number}].{name}", span, _raw(view, span), "text", doc, number)
    shown = {one.key: one for one in layer.parameters()}
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
        kind = layer.notation.types.get(layer.type)
        about = (kind.cls.__doc__ or "").split("\n", 1)[0] if kind else "An operator that the runtime does not have."
        docs = (f"Operator: {about}", "Name of the layer.", "Number of blobs that it takes.",
                "Number of blobs that it makes.")  # fmt: skip
        return ("type", "name", "bottoms", "tops")[index], docs[index]
    index -= 4
    if index < len(layer.bottoms):
        return f"bottoms[{index}]", "Name of a blob that the layer takes."
    return f"tops[{index - len(layer.bottoms)}]", "Name of a blob that the layer makes."
