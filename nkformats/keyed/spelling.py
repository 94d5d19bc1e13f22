"""Writing a text: what did not change keeps its bytes, all else gets its canonical spelling."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable
from typing import Any

from nkformats.errors import FormatError
from nkformats.keyed.graph import Layer
from nkformats.keyed.text import ENDLESS, EOL, KEY, NUMBER, OVERFLOW, TOKEN, Document, mixed, parse, place
from nkformats.records import KeyedNotation

_ONE_WORD, _PLAIN_TEXT = re.compile(rb"[A-Za-z][^ \t\n\v\f\r]*"), re.compile(rb"[A-Za-z][A-Za-z0-9_.:/+-]*")


def write(
    layers: Iterable[Any], blob_count: int, notation: KeyedNotation, layer_count: int | None = None, *,
    document: Document | None = None, canonical: bool = False,
) -> bytes:  # fmt: skip
    """The text of a model.

    Args:
        layers: `Layer` objects, or any with the same attributes.
        notation: of which this is a text; blob_count, layer_count: to declare; the latter is
            the number of layers where it is not given.
        document: what `parse` gave: layers that are as they were read there keep their bytes, as does all around them.
        canonical: spell everything anew, with the line end LF.

    Raises:
        FormatError: something has no spelling that is read back as it is.
    """
    layers = list(layers)
    counts = {"layer_count": len(layers) if layer_count is None else layer_count, "blob_count": blob_count}
    source = None if document is None or canonical else parse(document.view, document.cls)
    kept = _kept(layers, source) if source else []
    unchanged = source and kept == source.layers and blob_count == source.blob_count
    if source and unchanged and layer_count in {None, source.layer_count}:
        return bytes(source.view)
    for name, count in counts.items():
        if not 1 <= count <= notation.most:
            raise FormatError(notation.text.faults["write-count"], name, 0, f"1 to {notation.most}", str(count))
    speller = Speller(notation)
    if source and not source.keyless:
        return _rewrite(layers, kept, source, counts, speller)
    head = b"%d\n%d %d\n" % (notation.text.signature, *counts.values())
    return b"".join([head, *(speller.layer(i, layer) for i, layer in enumerate(layers))])


def _kept(layers: list[Any], source: Document) -> list[Layer | None]:
    """For each layer the record that it still is; 1, 1.0 and True are equal but not spelled alike."""

    def spelling(layer: Any) -> tuple[Any, ...]:
        return layer.type, layer.name, [*layer.bottoms], [*layer.tops], sorted(map(repr, layer.values.items()))

    records = {one.start: one for one in source.layers}
    found = [(layer, records.get(layer.start)) for layer in layers]
    return [old if old and spelling(old) == spelling(layer) else None for layer, old in found]


def _rewrite(
    layers: list[Any], kept: list[Layer | None], source: Document, counts: dict[str, int], speller: Speller
) -> bytes:
    """The text with what changed spelled anew, everything else as it was."""
    data, head = bytes(source.view), bytes(source.view[: source.body])
    line = EOL.search(head)
    eol = line[0] if line else b"\n"
    for name in ("blob_count", "layer_count"):
        if counts[name] != getattr(source, name):
            start, length = place(source, -1, name)
            head = head[:start] + b"%d" % counts[name] + head[start + length :]
    pieces = [(head, 0, source.body)]
    for index, (layer, old) in enumerate(zip(layers, kept, strict=True)):
        pieces.append(
            (data[old.start : old.end], old.start, old.end) if old else (speller.layer(index, layer, eol), -1, -2)
        )
    out = []
    for (raw, _, end), (following, start, _) in itertools.pairwise([*pieces, (data[source.tail :], source.tail, 0)]):
        apart = end == start or not following or raw.rstrip(b" \t\v\f").endswith((b"\n", b"\r"))
        out.append(raw if apart else raw + eol)
    return b"".join([*out, data[source.tail :]])


class Speller:
    """Spells parts of a network so that they are read back as they are.

    All raise a FormatError where that cannot be done.
    """

    __slots__ = ("form", "notation")

    def __init__(self, notation: KeyedNotation) -> None:
        self.notation = notation
        self.form = notation.text

    def layer(self, index: int, layer: Any, eol: bytes = b"\n") -> bytes:
        """A record in canonical spelling.

        Raises:
            FormatError: something in it has none that is read back as it is.
        """
        path = f"layers[{index}]"
        kind, name = self._word(layer.type, f"{path}.type"), self._word(layer.name, f"{path}.name")
        words = [kind.ljust(24), name.ljust(24), b"%d %d" % (len(layer.bottoms), len(layer.tops))]
        for where, names in (("bottoms", layer.bottoms), ("tops", layer.tops)):
            words += [self._word(one, f"{path}.{where}[{number}]") for number, one in enumerate(names)]
        for key, value in layer.values.items():
            where = f"{path}.values[{key}]"
            if not isinstance(key, int) or not 0 <= key < self.notation.keys:
                raise self._refused("write-key", where, f"a key of 0 to {self.notation.keys - 1}", f"{key!r:.40}")
            if isinstance(value, str):
                words.append(b"%d=%s" % (key, self._text(value, where)))
            elif hasattr(value, "__len__"):
                words.append(b"%d=%s" % (self.notation.arrays - key, self._array(list(value), where)))
            else:
                words.append(b"%d=%s" % (key, self.number(value, where)))
        return b" ".join(words) + eol

    def _refused(self, fault: str, path: str, expected: str, got: str) -> FormatError:
        return FormatError(self.form.faults[fault], path, 0, expected, got)

    def _word(self, text: Any, path: str) -> bytes:
        raw = _bytes(text)
        reserved = path.endswith("type") and (
            raw.startswith((b"#", b"//")) or str(text).startswith(self.form.cousin.types) or KEY.match(raw)
        )
        if len(raw) > self.form.word or b"\0" in raw or not TOKEN.fullmatch(raw) or reserved:
            raise self._refused(
                "write-name", path, f"1 to {self.form.word} bytes of UTF-8 without blanks", f"{text!r:.60}"
            )
        return raw

    def _text(self, text: str, path: str) -> bytes:
        raw = _bytes(text)
        if (raw or not text) and len(raw) <= self.form.word and not re.search(rb"[\r\n\0]|\$\{", raw):
            is_plain = _PLAIN_TEXT.fullmatch(raw) and not ENDLESS.fullmatch(raw)
            if is_plain or (b'"' in raw and _ONE_WORD.fullmatch(raw)):
                return raw
            if b'"' not in raw:
                return b'"%s"' % raw
        raise self._refused(
            "write-text", path, f"a text of at most {self.form.word} bytes on one line", f"{text!r:.60}"
        )

    def _array(self, elements: list[Any], path: str) -> bytes:
        if mixed([int(one) if hasattr(one, "__index__") else one for one in elements]):
            raise self._refused("write-array", path, "whole numbers or floats, not both", f"{elements!r:.60}")
        return b",".join([b"%d" % len(elements), *(self.number(one, path) for one in elements)])

    def number(self, value: Any, path: str) -> bytes:
        """A number; a float with the fewest digits that give it back, and at most 9 of them on a side of the point."""
        try:
            if hasattr(value, "__index__"):
                if -(2**31) <= value < 2**31:
                    return b"%d" % value
            elif not isinstance(value, str) and abs(float(value)) < OVERFLOW:
                return _float(value, self.form.digits).encode()
        except (TypeError, ValueError):
            pass
        raise self._refused("write-number", path, "a finite number within 32 bits", f"{value!r:.60}")

    def respelled(self, raw: bytes, *, as_float: bool) -> bytes:
        """A number of a text spelled anew, with as many digits as give its 32 bits back."""
        match = NUMBER.match(raw)
        if match is None:
            return raw
        if as_float or any(one in match[0] for one in (b".", b"e", b"E")):
            return self.number(float(match[0]), "")
        return self.number(int(match[0]), "")


def _bytes(text: Any) -> bytes:
    try:
        return bytes(text.encode("utf-8", "surrogateescape"))
    except (AttributeError, UnicodeEncodeError):
        return b""


def _float(value: Any, digits: int) -> str:
    """A float with the fewest digits that give it back, and at most `digits` of them on a side of the point."""
    # Only writing needs it, and it takes longer to import than all that reading takes.
    import numpy as np

    single = np.float32(value)
    text = np.format_float_positional(single, trim="0")
    if max(map(len, text.lstrip("-").split("."))) > digits:
        text = np.format_float_scientific(single, trim="-", exp_digits=2)
    return text
