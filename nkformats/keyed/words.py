"""The graph of a network in words: its records as layers, and layers as its records.

Words have neither names nor types of values: a value means what the parameter of that key takes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from nkformats import errors, records
from nkformats.errors import FormatError
from nkformats.keyed.graph import Layer, Network
from nkformats.keyed.spelling import Speller
from nkformats.records import FLOAT, KeyedNotation, KeyedType, field_of, fill_keys, float_of_bits, new, show, view_of
from nkformats.records.params import Value

if TYPE_CHECKING:
    from nkformats.keyed.model import NetworkModel


def layers_of(document: Any, cls: type[Layer]) -> list[Layer]:
    """The layers of a graph in words, blobs named by their numbers."""
    return [_layer(record, number, cls) for number, record in enumerate(document.layers)]


def _layer(record: Any, number: int, cls: type[Layer]) -> Layer:
    bottoms, tops = ([str(one) for one in ids] for ids in (record.bottoms, record.tops))
    name = _type(record.type_index, cls.notation)
    values = _values(record, cls.notation, cls.notation.types.get(name))
    return cls(name, str(number), bottoms, tops, values, start=number, end=number)


def _type(index: int, notation: KeyedNotation) -> str:
    own = notation.words.own
    return notation.numbers.get(index) or (f"Custom{index & ~own}" if index >= own else f"Unknown{index}")


def _values(record: Any, notation: KeyedNotation, kind: KeyedType | None) -> dict[int, Value]:
    floats = {key.number for key in (kind.cls._keys if kind else ()) if key.kind == FLOAT}
    values: dict[int, Value] = {}
    for entry in record.entries[:-1]:
        if entry.key >= 0:
            values[entry.key] = _number(entry.value, entry.key in floats)
        elif entry.key > notation.words.texts:
            key = notation.arrays - entry.key
            values[key] = [_number(one, key in floats) for one in entry.numbers.elements]
        else:
            values[notation.words.texts - entry.key] = entry.string.text
    return values


def _number(word: int, is_float: bool) -> int | float:
    if is_float:
        return float_of_bits(word)
    return word - (1 << 32) if word >> 31 else word


def layer_follows(document: Any, notation: KeyedNotation) -> bool:
    """Whether the bytes behind the last layer begin with a layer that has a blob and breaks no rule."""
    rest = view_of(document.trailing)
    try:
        layer, _ = notation.words.read_layer(rest, 0, len(rest), notation.limits)
    except FormatError:
        return False
    return bool(layer.bottoms or layer.tops) and not records.broken_rules(layer, layer, "")


def places(
    document: Any, wanted: Iterable[tuple[int, str | int]], notation: KeyedNotation
) -> dict[tuple[int, str | int], tuple[int, int]]:
    """Offset and length of parts of layers, by index and part: the entry of a key, or the field that a path names.

    Parts of the head have index -1. All are found in one walk over the file.
    """
    named = {one: _path(document, *one, notation) for one in wanted}
    paths = set(named.values())
    found = {span.path: (span.offset, span.length) for span in records.spans(document) if span.path in paths}
    return {one: found.get(path, (0, 0)) for one, path in named.items()}


def _path(document: Any, index: int, what: str | int, notation: KeyedNotation) -> str:
    """The path of a part of a layer in the records of the file."""
    if isinstance(what, int):
        entries = document.layers[index].entries
        spelled = {what, notation.arrays - what, notation.words.texts - what}
        at = max((number for number, one in enumerate(entries) if one.key in spelled), default=0)
        return f"layers[{index}].entries[{at}].key"
    return f"layers[{index}].{'type_index' if what in ('type', 'name') else what}" if index >= 0 else what


def write(network: Network) -> bytes:
    """The words of a network; what has not changed since it was read comes back as it was.

    Raises:
        FormatError: a value has no place in it.
    """
    notation = network.layer_class.notation
    document: Any = network.document if isinstance(network.document, notation.words.cls) else None
    _, blob_count = network.counts()
    numbers = _blob_numbers(network, document is not None)
    custom: dict[str, int] = {}
    trailing = b"" if document is None else document.trailing
    tree: Any = notation.words.cls(blob_count=blob_count, layers=[], trailing=trailing)  # type: ignore[call-arg]
    made: Any = notation.words.layer
    speller = Speller(notation)
    read = {} if document is None else dict(enumerate(document.layers))
    for number, (layer, (bottoms, tops)) in enumerate(zip(network.layers, numbers, strict=True)):
        kept = read.get(layer.start)
        if kept is not None and _same(_layer(kept, layer.start, network.layer_class), layer):
            tree.layers.append(made(type_index=kept.type_index, bottoms=bottoms, tops=tops, entries=kept.entries))
            continue
        # What has no spelling has no place here either.
        speller.layer(number, layer)
        kind = layer.notation.types.get(layer.type)
        index = kind.number if kind else notation.words.own | custom.setdefault(layer.type, len(custom))
        tree.layers.append(made(type_index=index, bottoms=bottoms, tops=tops, entries=_entries(layer)))
    records.settle(tree)
    return b"".join(records.chunks(tree, notation.limits))


def _same(one: Layer, other: Layer) -> bool:
    # By their words, so that a NaN is what it was.
    return one.type == other.type and repr(one.values) == repr(other.values)


def _blob_numbers(network: Network, numbered: bool) -> list[tuple[list[int], list[int]]]:
    """The numbers of each layer's blobs: as they are named after a graph in words, else by first appearance."""
    names = {name for layer in network.layers for name in (*layer.bottoms, *layer.tops)}
    if numbered and all(re.fullmatch("-?[0-9]{1,10}", name) for name in names):
        return [([*map(int, layer.bottoms)], [*map(int, layer.tops)]) for layer in network.layers]
    return network.numbered()[0]


def _entries(layer: Layer) -> list[Any]:
    kind = layer.notation.types.get(layer.type)
    # An integer in a list of words has its bits already.
    floats = {key.number for key in (kind.cls._keys if kind else ()) if key.kind == FLOAT and not key.words}
    passed_over, notation = _passed_over(layer), layer.notation
    entry, numbers, string = _entry_classes(notation)
    made = []
    for key, value in layer.values.items():
        if key in passed_over:
            continue
        if isinstance(value, list):
            words = [_word(one, key in floats) for one in value]
            made.append(entry(key=notation.arrays - key, numbers=numbers(elements=words)))
        elif isinstance(value, str):
            made.append(entry(key=notation.words.texts - key, string=string(text=value)))
        else:
            made.append(entry(key=key, value=_word(value, key in floats)))
    return [*made, entry(key=notation.words.end)]


def _entry_classes(notation: KeyedNotation) -> tuple[Any, Any, Any]:
    """The classes of an entry, of its array and of its text."""
    entry = field_of(notation.words.layer, "entries").types[0]
    return entry, field_of(entry, "numbers").types[0], field_of(entry, "string").types[0]


def _passed_over(layer: Layer) -> set[int]:
    """The keys whose value is of another kind than the parameter takes.

    A loader of text takes the default instead. One of words cannot tell and would take the bits, so that they
    must not be written.
    """
    kind = layer.notation.types.get(layer.type)
    if kind is None:
        return set()
    try:
        return {key.number for key in fill_keys(new(kind.cls), layer.values)}
    except FormatError:
        return set()


def _word(value: int | float, is_float: bool) -> int:
    """The 32 bits of a number, in the type that the parameter takes: there is no other sign of it in the file.

    Raises:
        FormatError: a float is too large for them.
    """
    if not is_float and not isinstance(value, float):
        return value & 0xFFFFFFFF
    try:
        return records.bits_of_float(float(value))
    except OverflowError:
        raise FormatError(errors.RANGE, "", 0, "a number that a float32 holds", show(value)) from None


def losses(model: NetworkModel) -> list[str]:
    """What words cannot keep of a model, in words.

    A whole number for a float is no loss: it is written as the float that it is taken for.
    """
    if isinstance(model.record.document, records.Record):
        return []
    lost = [f"the names of {len(model.layers)} layers and {len(model.blobs)} blobs"]
    for number, layer in enumerate(model.layers):
        kind = layer.notation.types.get(layer.type)
        if kind is None:
            lost.append(f'the type {layer.type} of layer {number} "{layer.name}": a number in its place')
            continue
        keys, passed_over = {key.number for key in (*kind.cls._keys, *layer.notation.common._keys)}, _passed_over(layer)
        for key, value in layer.values.items():
            parts = value if isinstance(value, list) else [value]
            if key in passed_over:
                lost.append(f'{key}={value!r:.40} of layer {number} "{layer.name}", which no loader takes')
            elif key not in keys and any(isinstance(one, float) for one in parts):
                lost.append(f'the type of {key}={value!r:.40} of layer {number} "{layer.name}"')
    return [errors.escape(one) for one in lost]
