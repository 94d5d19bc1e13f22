"""Writing the text of an ncnn `.param`: what did not change keeps its bytes, all else gets its canonical spelling."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable
from typing import Any

from nkformats.errors import FormatError
from nkformats.formats.ncnn_graph import Layer
from nkformats.formats.param_text import (
    ENDLESS,
    EOL,
    KEY,
    MAGIC,
    MOST,
    NUMBER,
    OVERFLOW,
    TOKEN,
    Document,
    mixed,
    parse,
    place,
)

_ONE_WORD, _PLAIN_TEXT = re.compile(rb"[A-Za-z][^ \t\n\v\f\r]*"), re.compile(rb"[A-Za-z][A-Za-z0-9_.:/+-]*")


def write(
    layers: Iterable[Any], blob_count: int, layer_count: int | None = None, *,
    document: Document | None = None, canonical: bool = False,
) -> bytes:  # fmt: skip
    """The text of a model.

    Args:
        layers: `Layer` objects, or any with the same attributes.
        blob_count, layer_count: to declare; the latter is the number of layers where it is not given.
        document: what `parse` gave: layers that are as they were read there keep their bytes, as does all around them.
        canonical: spell everything anew, with the line end LF.

    Raises:
        FormatError: something has no spelling that is read back as it is.
    """
    layers = list(layers)
    counts = {"layer_count": len(layers) if layer_count is None else layer_count, "blob_count": blob_count}
    source = None if document is None or canonical else parse(document.view)
    kept = _kept(layers, source) if source else []
    unchanged = source and kept == source.layers and blob_count == source.blob_count
    if source and unchanged and layer_count in {None, source.layer_count}:
        return bytes(source.view)
    for name, count in counts.items():
        if not 1 <= count <= MOST:
            raise FormatError("NCNN066", name, 0, f"1 to {MOST}", str(count))
    if source and not source.keyless:
        return _rewrite(layers, kept, source, counts)
    head = b"%d\n%d %d\n" % (MAGIC, *counts.values())
    return b"".join([head, *(spell(i, layer) for i, layer in enumerate(layers))])


def _kept(layers: list[Any], source: Document) -> list[Layer | None]:
    """For each layer the record that it still is; 1, 1.0 and True are equal but not spelled alike."""

    def spelling(layer: Any) -> tuple[Any, ...]:
        return layer.type, layer.name, [*layer.bottoms], [*layer.tops], sorted(map(repr, layer.values.items()))

    records = {one.start: one for one in source.layers}
    found = [(layer, records.get(layer.start)) for layer in layers]
    return [old if old and spelling(old) == spelling(layer) else None for layer, old in found]


def _rewrite(layers: list[Any], kept: list[Layer | None], source: Document, counts: dict[str, int]) -> bytes:
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
        pieces.append((data[old.start : old.end], old.start, old.end) if old else (spell(index, layer, eol), -1, -2))
    out = []
    for (raw, _, end), (following, start, _) in itertools.pairwise([*pieces, (data[source.tail :], source.tail, 0)]):
        apart = end == start or not following or raw.rstrip(b" \t\v\f").endswith((b"\n", b"\r"))
        out.append(raw if apart else raw + eol)
    return b"".join([*out, data[source.tail :]])


def spell(index: int, layer: Any, eol: bytes = b"\n") -> bytes:
    """A record in canonical spelling.

    Raises:
        FormatError: something in it has none that is read back as it is.
    """
    path = f"layers[{index}]"
    kind, name = _word(layer.type, f"{path}.type"), _word(layer.name, f"{path}.name")
    words = [kind.ljust(24), name.ljust(24), b"%d %d" % (len(layer.bottoms), len(layer.tops))]
    for where, names in (("bottoms", layer.bottoms), ("tops", layer.tops)):
        words += [_word(one, f"{path}.{where}[{number}]") for number, one in enumerate(names)]
    for key, value in layer.values.items():
        where = f"{path}.values[{key}]"
        if not isinstance(key, int) or not 0 <= key < 32:
            raise FormatError("NCNN064", where, 0, "a key of 0 to 31", f"{key!r:.40}")
        if isinstance(value, str):
            words.append(b"%d=%s" % (key, _text(value, where)))
        elif hasattr(value, "__len__"):
            words.append(b"%d=%s" % (-23300 - key, _array(list(value), where)))
        else:
            words.append(b"%d=%s" % (key, _number(value, where)))
    return b" ".join(words) + eol


def _bytes(text: Any) -> bytes:
    try:
        return bytes(text.encode("utf-8", "surrogateescape"))
    except (AttributeError, UnicodeEncodeError):
        return b""


def _word(text: Any, path: str) -> bytes:
    raw = _bytes(text)
    reserved = path.endswith("type") and (raw.startswith((b"#", b"//", b"pnnx.")) or KEY.match(raw))
    if len(raw) > 255 or b"\0" in raw or not TOKEN.fullmatch(raw) or reserved:
        raise FormatError("NCNN061", path, 0, "1 to 255 bytes of UTF-8 without blanks", f"{text!r:.60}")
    return raw


def _text(text: str, path: str) -> bytes:
    raw = _bytes(text)
    if (raw or not text) and len(raw) <= 255 and not re.search(rb"[\r\n\0]|\$\{", raw):
        is_plain = _PLAIN_TEXT.fullmatch(raw) and not ENDLESS.fullmatch(raw)
        if is_plain or (b'"' in raw and _ONE_WORD.fullmatch(raw)):
            return raw
        if b'"' not in raw:
            return b'"%s"' % raw
    raise FormatError("NCNN062", path, 0, "a text of at most 255 bytes on one line", f"{text!r:.60}")


def _array(elements: list[Any], path: str) -> bytes:
    if mixed([int(one) if hasattr(one, "__index__") else one for one in elements]):
        raise FormatError("NCNN065", path, 0, "whole numbers or floats, not both", f"{elements!r:.60}")
    return b",".join([b"%d" % len(elements), *(_number(one, path) for one in elements)])


def _float(value: Any) -> str:
    """A float with the fewest digits that give it back, and at most 9 of them on a side of the point."""
    # Only writing needs it, and it takes longer to import than all that reading takes.
    import numpy as np

    single = np.float32(value)
    text = np.format_float_positional(single, trim="0")
    if max(map(len, text.lstrip("-").split("."))) > 9:
        text = np.format_float_scientific(single, trim="-", exp_digits=2)
    return text


def _number(value: Any, path: str) -> bytes:
    """A number; a float with the fewest digits that give it back, and at most 9 of them on a side of the point."""
    try:
        if hasattr(value, "__index__"):
            if -(2**31) <= value < 2**31:
                return b"%d" % value
        elif not isinstance(value, str) and abs(float(value)) < OVERFLOW:
            return _float(value).encode()
    except (TypeError, ValueError):
        pass
    raise FormatError("NCNN063", path, 0, "a finite number within 32 bits", f"{value!r:.60}")


def respelled(raw: bytes, *, as_float: bool) -> bytes:
    """A number of a text spelled anew, with as many digits as give its 32 bits back."""
    match = NUMBER.match(raw)
    if match is None:
        return raw
    if as_float or any(one in match[0] for one in (b".", b"e", b"E")):
        return _number(float(match[0]), "")
    return _number(int(match[0]), "")
