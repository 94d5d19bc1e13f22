"""What differs between two models of two files each: layers by name, their parameters by name, their weights.

A notation without names gives layers and blobs numbers for names; then layers are compared by position and blobs by the
number that a loader gives them, and the names are no difference.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from nkformats import Tensor
from nkformats.cli import values
from nkformats.cli.network import parameters, value_text
from nkformats.errors import escape
from nkformats.records import Hole, float_bits

if TYPE_CHECKING:
    from nkformats.keyed.graph import Layer
    from nkformats.keyed.model import NetworkModel
    from nkformats.records.params import Parameter

#: Path, both sides as text, both as JSON.
Report = tuple[str, tuple[str | None, str | None], tuple[Any, Any]]


class Pairing(NamedTuple):
    """Which layers of two networks are compared with each other.

    Attributes:
        named: whether by their names; both: name and number on either side, in the order of the first; first, second:
        name and number of those that the other has not.
    """

    named: bool
    both: list[tuple[str, int, int]]
    first: list[tuple[str, int]]
    second: list[tuple[str, int]]


def pair(one: NetworkModel, other: NetworkModel) -> Pairing:
    """The layers of one name; by position where one of the two has no names."""
    named = one.notation == other.notation
    if named:
        left, right = (_by_name(network.layers) for network in (one, other))
    else:
        names = list(_by_name((one if _has_names(one) else other).layers))
        left, right = (
            {names[at] if at < len(names) else f"[{at}]": at for at in range(len(network.layers))}
            for network in (one, other)
        )
    both = [(name, at, right[name]) for name, at in left.items() if name in right]
    first = [(name, at) for name, at in left.items() if name not in right]
    return Pairing(named, both, first, [(name, at) for name, at in right.items() if name not in left])


def _has_names(network: NetworkModel) -> bool:
    return any(layer.name != str(number) for number, layer in enumerate(network.layers))


def _by_name(layers: list[Layer]) -> dict[str, int]:
    """Numbers by name; a second layer of a name gets `#2`, as its weights do."""
    found: dict[str, int] = {}
    times: dict[str, int] = {}
    for number, layer in enumerate(layers):
        times[layer.name] = again = times.get(layer.name, 0) + 1
        name = layer.name if again == 1 else f"{layer.name}#{again}"
        while name in found:
            name += "'"
        found[name] = number
    return found


def graph_changes(one: NetworkModel, other: NetworkModel, pairing: Pairing) -> Iterator[Report]:
    """What differs between the graphs: operators, blobs, parameters, the order of the layers."""
    wires = [_wiring(network, pairing.named) for network in (one, other)]
    for name, at in pairing.first:
        yield _change(f"layers.{name}", _layer_text(one.layers[at]), None)
    last, moved = -1, False
    for name, at, to in pairing.both:
        left, right, path = one.layers[at], other.layers[to], f"layers.{name}"
        if left.type != right.type:
            yield _change(f"{path}.type", left.type, right.type)
        for field, index in (("bottoms", 0), ("tops", 1)):
            if wires[0][at][index] != wires[1][to][index]:
                yield _change(f"{path}.{field}", wires[0][at][index], wires[1][to][index])
        yield from _parameter_changes(left, right, path, pairing.named)
        moved, last = moved or to < last, to
    for name, at in pairing.second:
        yield _change(f"layers.{name}", None, _layer_text(other.layers[at]))
    if moved:
        yield _change("layers", "the order of the layers", "another order")
    for field in ("layer_count", "blob_count"):
        counts = (getattr(one.record, field), getattr(other.record, field))
        if counts[0] != counts[1]:
            yield _change(field, *counts)


def _layer_text(layer: Layer) -> str:
    return f"{layer.type} ({', '.join(layer.bottoms)} -> {', '.join(layer.tops)})"


def _change(path: str, left: Any, right: Any, show: Callable[[Any], str] = str) -> Report:
    texts = [None if side is None else escape(show(side)) for side in (left, right)]
    return path, (texts[0], texts[1]), (_plain(left), _plain(right))


def _plain(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [_plain(one) for one in value]
    return escape(value) if isinstance(value, str) else None if value is None else values.plain(value)


def _wiring(network: NetworkModel, named: bool) -> list[tuple[Any, Any]]:
    """The blobs that each layer takes and makes: by name, or by the number that a loader gives them."""
    if named:
        return [(", ".join(layer.bottoms), ", ".join(layer.tops)) for layer in network.layers]
    numbers: dict[str, int] = {}
    found: list[tuple[Any, Any]] = []
    count = 0
    for layer in network.layers:
        for name in layer.bottoms:
            if name not in numbers:
                numbers[name] = count
                count += 1
        bottoms = [numbers[name] for name in layer.bottoms]
        tops = list(range(count, count + len(layer.tops)))
        for name, number in zip(layer.tops, tops, strict=True):
            numbers.setdefault(name, number)
        count += len(tops)
        found.append((bottoms, tops))
    return found


def _parameter_changes(left: Layer, right: Layer, path: str, named: bool) -> Iterator[Report]:
    sides = [{one.key: one for one in parameters(layer)} for layer in (left, right)]
    for key in dict.fromkeys((*sides[0], *sides[1])):
        one, other = (side.get(key) for side in sides)
        # A parameter that only one side has, by an operator of another kind or as an unknown key.
        if one is None or other is None or not _alike(one, other, named):
            if (one is None or one.default) and (other is None or other.default):
                continue
            name = (one or other).name  # type: ignore[union-attr]
            texts = tuple(None if side is None else escape(_text(side)) for side in (one, other))
            plains = tuple(None if side is None else _plain(side.value) for side in (one, other))
            yield f"{path}.params.{name}", (texts[0], texts[1]), (plains[0], plains[1])


def _text(one: Parameter) -> str:
    return f"{value_text(one.value)}{' (default)' if one.default else ''}"


def _alike(one: Parameter, other: Parameter, named: bool) -> bool:
    if one.default and other.default:
        # What a default is follows from others.
        return True
    if one.default != other.default:
        return False
    if _words(one.value, one.known or named) == _words(other.value, other.known or named):
        return True
    # Without types the bits count: old tools wrote those of a float as an integer.
    return not named and bool(_words(one.given, False) == _words(other.given, False))


def _words(value: Any, typed: bool) -> Any:
    """A value by its bits; without types by its 32 bits alone, since a notation cannot tell an integer from a float."""
    if isinstance(value, (list, tuple)):
        return [_words(one, typed) for one in value]
    if isinstance(value, str):
        return value
    if isinstance(value, float):
        try:
            bits = float_bits(value, "<f")
        except (OverflowError, ValueError):
            return repr(value)
        return ("float", bits) if typed else bits
    return ("integer", int(value)) if typed else (int(value) & 0xFFFFFFFF).to_bytes(4, "little")


# -- weights ------------------------------------------------------------------------------------------------------


def weights_by_name(
    one: NetworkModel, other: NetworkModel, pairing: Pairing
) -> tuple[Mapping[str, Tensor], Mapping[str, Tensor]]:
    """The weights of both under common names."""
    left, right = one.tensors, other.tensors
    if pairing.named:
        return left, right
    names = ({at: name for name, at, _ in pairing.both}, {to: name for name, _, to in pairing.both})
    return _renamed(left, names[0]), _renamed(right, names[1])


def _renamed(tensors: Mapping[str, Tensor], names: Mapping[int, str]) -> dict[str, Tensor]:
    found: dict[str, Tensor] = {}
    for own, tensor in tensors.items():
        number = int(tensor.path.partition("[")[2].partition("]")[0])
        layer = names.get(number)
        found[own if layer is None else f"{layer}.{own.rpartition('.')[2]}"] = tensor
    return found


def part_changes(one: NetworkModel, other: NetworkModel, pairing: Pairing) -> Iterator[tuple[str, Any, Any, set[str]]]:
    """For each weight that both have: a path, both blocks, and the paths of what is a tensor or says how it is stored.

    At the end what stands behind the last weight.
    """
    for name, at, to in pairing.both:
        left, right = one.layers[at].body, other.layers[to].body
        if left is None or right is None or type(left) is not type(right):
            continue
        for field in type(left)._layout:
            blocks = [getattr(body, field.name, None) for body in (left, right)]
            if blocks[0] is None or blocks[1] is None or any(_is_plan(block) for block in blocks):
                continue
            path = f"layers.{name}.{field.name}"
            named = {f"{path}.values", f"{path}.table"}
            if blocks[0].storage != blocks[1].storage:
                named |= {f"{path}.flag", f"{path}.pad"}
            yield path, blocks[0], blocks[1], named


def _is_plan(block: Any) -> bool:
    return isinstance(getattr(block, "values", None), Hole)


def notes(one: NetworkModel, other: NetworkModel, pairing: Pairing) -> list[str]:
    """What could not be compared, in words."""
    found = []
    if not pairing.named:
        found.append("only one of the two has names: layers are compared by position, blobs by number")
    if (one.weights is None) != (other.weights is None):
        found.append("only one of the two has weights: of the tensors the shapes are compared")
    elif one.weights is None:
        found.append("neither has weights: of the tensors the shapes are compared")
    return found
