"""Setting by path what a graph says of its layers: type, name, blobs, parameters by name or by number."""

from __future__ import annotations

import re
from typing import Any, Final

from nkformats.keyed.graph import Layer
from nkformats.records import Key, elements, parse_float, parse_number, parse_value

_LAYER: Final = re.compile(r"layers\[([0-9]{1,9})\]\.(type|name|(bottoms|tops)\[([0-9]{1,9})\])")
_PARAMETER: Final = re.compile(r"layers\[([0-9]{1,9})\]\.(?:params\.(-?\w+)|values\[(-?[0-9]+)\])(?:\[([0-9]{1,9})\])?")
#: A parameter that the operator does not know has a number.
_KEY: Final = re.compile("[0-9]|[12][0-9]|3[01]")
_COUNTS: Final = ("magic", "layer_count", "blob_count")


def assign(model: Any, path: str, text: str) -> bool:
    """Sets what is at a path of the graph; False for a path that is none of those.

    An empty text takes a parameter out, so that it has its default again.

    Raises:
        ValueError: there is no such layer or parameter, or the text is no value of it.
    """
    if path in _COUNTS:
        raise ValueError(f"{path} follows from the layers and is computed when they change; `nkformats fix` mends it")
    if (match := _LAYER.fullmatch(path)) is not None:
        layer = _layer(model, path, int(match[1]))
        if match[3] is None:
            setattr(layer, match[2], text)
            return True
        names = getattr(layer, match[3])
        if int(match[4]) >= len(names):
            raise ValueError(f"no element {path!r:.80}; the list has {len(names)}")
        names[int(match[4])] = text
        return True
    if (match := _PARAMETER.fullmatch(path)) is not None:
        layer = _layer(model, path, int(match[1]))
        _set(layer, match[2] or match[3], None if match[4] is None else int(match[4]), path, text)
        return True
    return False


def _layer(model: Any, path: str, number: int) -> Layer:
    if number >= len(model.layers):
        raise ValueError(f"no layer {number} for {path!r:.80}; there are {len(model.layers)}")
    layer: Layer = model.layers[number]
    return layer


def _set(layer: Layer, name: str, index: int | None, path: str, text: str) -> None:
    kind = layer.notation.types.get(layer.type)
    keys = (*(kind.cls._keys if kind else ()), *layer.notation.common._keys)
    key = next((one for one in keys if name in (one.name, one.label, str(one.number))), None)
    if key is None and not _KEY.fullmatch(name):
        known = ", ".join(dict.fromkeys(one.name for one in keys))
        raise ValueError(f"{layer.type} has no parameter {name!r:.60}; there are {known}, and keys are 0 to 31")
    number = key.number if key is not None else int(name)
    if index is not None:
        shown = {one.key: one.value for one in layer.parameters()}
        values = list(shown[number]) if isinstance(shown.get(number), list) else []
        if index >= len(values):
            raise ValueError(f"no element {path!r:.80}; the list has {len(values)}")
        values[index] = _value(key, text, path, single=True)
        layer.values[number] = values
    elif not text:
        layer.values.pop(number, None)
    else:
        layer.values[number] = _value(key, text, path)


def _value(key: Key | None, text: str, path: str, *, single: bool = False) -> Any:
    """A text as the parameter takes it; for one that the operator does not have, by its spelling."""
    if key is None:
        return _spelled(text)
    if key.many and not single:
        return [parse_value(key, one, path) for one in elements(text)]
    return parse_value(key, text, path)


def _spelled(text: str) -> Any:
    if text.startswith("[") or "," in text:
        return [_spelled(one) for one in elements(text)]
    for parse in (parse_number, parse_float):
        try:
            return parse(text)
        except ValueError:
            continue
    return text
