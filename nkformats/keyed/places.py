"""Where the findings about a graph stand: the tokens of a text, the fields of one in words.

Nothing but a layer's own place is kept at reading. The places of all findings are found together, so that each layer is
looked at once more and not once for each of its findings.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from nkformats import errors
from nkformats.errors import Finding
from nkformats.keyed import text, words
from nkformats.keyed.graph import Layer
from nkformats.keyed.lines import Lines
from nkformats.keyed.text import Document
from nkformats.records import Record

if TYPE_CHECKING:
    from nkformats.keyed.model import NetworkModel

#: What a finding can be about that is of the graph and of no layer.
HEAD: Final = ("magic", "layer_count", "blob_count")

#: Offset, length, line and column.
Place = tuple[int, int, int, int]
_NOWHERE: Final = (0, 0, 0, 0)


def of_graph(model: NetworkModel, reports: Sequence[tuple[Any, ...]]) -> list[Finding]:
    """Findings for rule, path and detail at places of the graph: ``layers[3].params.num_output``,
    ``layers[3].bottoms[0]``."""
    where = places(model, [path for _, path, _ in reports])
    return [_finding(model, rule, path, where[path], detail, model.notation) for rule, path, detail in reports]


def of_text(model: NetworkModel) -> list[Finding]:
    """Findings for the oddities of a text; none for a graph that was read from none."""
    document = model.record.document
    if not isinstance(document, Document) or not (oddities := document.oddities):
        return []
    lines = Lines(document.view)
    found = []
    for rule, index, offset, length, detail in oddities:
        path = f"layers[{index}]" if index >= 0 else ""
        found.append(
            _finding(model, rule, path, (offset, length, *lines.place(offset)), detail, model.tables.files.text)
        )
    return found


def _finding(model: NetworkModel, rule: str, path: str, place: Place, detail: str, file: str) -> Finding:
    one = model.codec.rules[rule]
    message = f"{one.summary.rstrip('.')}{': ' if detail else ''}{errors.escape(detail)}"
    offset, length, line, column = place
    return Finding(rule, one.severity, path, offset, length, message, file=file, line=line, column=column)


def places(model: NetworkModel, paths: Iterable[str]) -> dict[str, Place]:
    """The places of the graph that paths name; zeros for one that is in no file."""
    document = model.record.document
    tokens = {path: token for path in paths if (token := _token(model, path)) is not None}
    found = dict.fromkeys(paths, _NOWHERE)
    if not tokens:
        return found
    if isinstance(document, Record):
        where = words.places(document, tokens.values(), model.tables)
        return found | {path: (*where[token], 0, 0) for path, token in tokens.items()}
    where, lines = text.places(document, tokens.values()), Lines(document.view)
    return found | {path: (*where[token], *lines.place(where[token][0])) for path, token in tokens.items()}


def _token(model: NetworkModel, path: str) -> tuple[int, str | int] | None:
    """The layer in the file that was read, and the part of it, that a path is about; None where there is none."""
    number, _, rest = path.removeprefix("layers[").partition("]")
    layer = model.layers[int(number)] if number.isdigit() and int(number) < len(model.layers) else None
    document = model.record.document
    if document is None or (path not in HEAD and (layer is None or layer.start < 0)):
        return None
    if layer is None:
        return -1, path
    if isinstance(document, Record):
        return layer.start, _part(layer, rest)
    index = int(number)
    if index >= len(document.layers) or document.layers[index] is not layer:
        # The graph has been edited since it was read.
        index = next((at for at, one in enumerate(document.layers) if one.start == layer.start), -1)
    return (index, _part(layer, rest)) if index >= 0 else None


def _part(layer: Layer, rest: str) -> str | int:
    """The token that a path behind a layer is about: a key for a parameter."""
    rest = rest.lstrip(".")
    if not rest.startswith("params."):
        return rest or "type"
    name = rest.removeprefix("params.").partition("[")[0]
    kind = layer.notation.types.get(layer.type)
    number = next((key.number for key in (kind.cls._keys if kind else ()) if key.name == name), None)
    number = int(name) if number is None and name.lstrip("-").isdigit() else number
    return number if number is not None and number in layer.values else "type"
