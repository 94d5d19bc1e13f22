"""`nkformats diff`: what differs between two files, field by field and tensor by tensor.

Every stored field is compared, floats by their bits, so that "the same" means the same bytes. Payloads are compared in
blocks; only tensors whose bytes differ are looked at as numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import click

from nkformats import Tensor
from nkformats.cli import values
from nkformats.cli.console import BROKEN, Trouble, chunked, json_option, numbered, print_json, say, style, verb
from nkformats.cli.network import network_of
from nkformats.cli.sources import STDIN, Choice, Opened, open_model, reading_options
from nkformats.cli.tables import Table, heading, show
from nkformats.cli.tensors import array_of, blocks, data_of, number_text
from nkformats.errors import FormatError, escape
from nkformats.records import BYTES, FLOAT, MISSING, RECORD, TEXT, Field, Hole, Record, encoded, flat, float_bits

if TYPE_CHECKING:
    import numpy.typing as npt

    from nkformats.keyed.model import NetworkModel


@verb("What differs between two files.")
@click.argument("a", metavar="A")
@click.argument("b", metavar="B")
@reading_options
@json_option
def command(a: str, b: str, choice: Choice, as_json: bool) -> int:
    r"""What differs between the files A and B: fields by path, tensors by name.

    Of tensors: dtype and shape, how many values differ, and by how much at most (of the finite ones). Elements of
    lists are compared by position. A line with `derived` is a field that follows from others.

    Of models of two files: layers and parameters by name, weights by name; of a text the content, not the spelling.
    Where one of the two has no names, layers are compared by position and names are no difference. What could not be
    compared is told on standard error, and in JSON in notes.

    Exit status: 0 the same (every field of every record, so every byte of a binary file); 1 they differ;
    2 one of them cannot be read.

    JSON: a, b {file, format, variant, size}, same, fields [path, change, derived, a, b, values],
    tensors [name, change, a, b {dtype, shape, nbytes, storage}, values], notes (where there are any). change is
    "changed", "added" (only in B) or "removed" (only in A); a or b is null where there is none. The path "" is the
    format. values is null or {changed, count, max_abs_difference}.

    \b
    Examples:
      nkformats diff before.nk after.nk
      nkformats diff --json before.nk after.nk | jq -r '.tensors[].name'
    """
    if a == b == STDIN:
        raise click.UsageError("only one of the two can be standard input")
    left, right = (_sound(open_model(file, choice)) for file in (a, b))
    difference = Difference(left, right)
    if as_json:
        print_json({"a": plain_head(left), "b": plain_head(right), **difference.plain()})
    else:
        _print(left, right, difference)
        for note in difference.notes:
            click.echo(f"note: {note}", err=True)
    return 0 if difference.same else BROKEN


def _sound(opened: Opened) -> Opened:
    if opened.error is not None:
        raise Trouble(str(opened.error))
    return opened


def plain_head(opened: Opened) -> dict[str, Any]:
    """What a file is, as JSON."""
    return {key: value for key, value in opened.head().items() if key in ("file", "format", "variant", "size")}


class Change:
    """One thing that differs.

    Attributes:
        name: path or tensor name; kind: ``changed``, ``added`` or ``removed``; derived: it follows from others;
        texts, plains: both sides as text and as JSON, None where there is none; values: how numbers differ, or None.
    """

    __slots__ = ("derived", "kind", "name", "plains", "texts", "values")

    def __init__(
        self, name: str, texts: tuple[str | None, str | None], plains: tuple[Any, Any], *, derived: bool = False,
        values: dict[str, Any] | None = None,
    ) -> None:  # fmt: skip
        self.name = name
        self.kind = "added" if texts[0] is None else "removed" if texts[1] is None else "changed"
        self.derived = derived
        self.texts = texts
        self.plains = plains
        self.values = values

    def plain(self) -> dict[str, Any]:
        """As JSON, but for the name."""
        return {"change": self.kind, "a": self.plains[0], "b": self.plains[1], "values": self.values}


class Difference:
    """All that differs between two models: `fields` by path, `tensors` by name."""

    def __init__(self, left: Opened, right: Opened) -> None:
        one, other = left.model, right.model
        self.notes: list[str] = []
        graph, twin = network_of(one), network_of(other)
        if graph is not None and twin is not None:
            self._compare(graph, twin)
            return
        self.tensors: list[Change] = list(_tensors(one.tensors, other.tensors))
        absent = [name for model in (one, other) for name, tensor in model.tensors.items() if _is_absent(tensor)]
        self.notes += [f"{escape(name)}: has no elements that could be compared" for name in dict.fromkeys(absent)]
        # What is a tensor is reported by its name.
        named = {tensor.path for model in (one, other) for tensor in model.tensors.values()}
        self.fields: list[Change] = []
        kinds = (left.kind, right.kind)
        if kinds[0] != kinds[1]:
            self.fields.append(Change("", kinds, kinds))
        # Trees of two formats have no field in common.
        if type(one.record) is type(other.record):
            self.fields += _records(one.record, other.record, "", named)

    def _compare(self, one: NetworkModel, other: NetworkModel) -> None:
        """The differences between two models of two files."""
        from nkformats.cli import network_diff

        pairing = network_diff.pair(one, other)
        self.notes = network_diff.notes(one, other, pairing)
        self.tensors = list(_tensors(*network_diff.weights_by_name(one, other, pairing)))
        found = network_diff.graph_changes(one, other, pairing)
        self.fields = [Change(path, texts, plains) for path, texts, plains in found]
        for path, block, twin, named in network_diff.part_changes(one, other, pairing):
            self.fields += [change for change in _records(block, twin, path, named) if change.name not in named]
        if one.weights is not None and other.weights is not None:
            tails = [network.record.trailing for network in (one, other)]
            if not same_bytes(*tails):
                shown, plains = (list(map(how, tails)) for how in (values.text, values.plain))
                self.fields.append(Change("trailing", (shown[0], shown[1]), (plains[0], plains[1])))

    @property
    def same(self) -> bool:
        """Whether there is nothing."""
        return not self.fields and not self.tensors

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "same": self.same,
            "fields": [{"path": change.name, "derived": change.derived, **change.plain()} for change in self.fields],
            "tensors": [{"name": change.name, **change.plain()} for change in self.tensors],
            **({"notes": self.notes} if self.notes else {}),
        }


# -- fields -------------------------------------------------------------------------------------------------------


def _records(left: Record, right: Record, path: str, named: set[str]) -> Iterator[Change]:
    """The fields that differ between two records of one class."""
    prefix = f"{path}." if path else ""
    for field in left._layout:
        name = prefix + field.name
        one, other = (_value(record, field) for record in (left, right))
        if one is None and other is None:
            continue
        if one is None or other is None:
            yield _change(name, field, (left, one), (right, other))
        elif not field.many:
            yield from _items(name, field, left, one, right, other, 0, named)
        elif field.kind in (RECORD, BYTES):
            for index in range(max(len(one), len(other))):
                place = f"{name}[{index}]"
                if index < len(one) and index < len(other):
                    yield from _items(place, field, left, one[index], right, other[index], index, named)
                elif place not in named:
                    sides = [items[index] if index < len(items) else None for items in (one, other)]
                    yield _change(place, field, (left, sides[0]), (right, sides[1]), index)
        elif not _same_list(one, other, left, right, field):
            yield _change(name, field, (left, one), (right, other))


def _value(record: Record, field: Field) -> Any:
    value = getattr(record, field.name, MISSING)
    return None if value is MISSING else value


def _items(
    path: str, field: Field, left: Record, one: Any, right: Record, other: Any, index: int, named: set[str]
) -> Iterator[Change]:  # fmt: skip
    if field.kind == RECORD:
        if type(one) is type(other):
            yield from _records(one, other, path, named)
        else:
            yield _change(path, field, (left, one), (right, other), index)
    elif field.kind != BYTES:
        if not _same_list([one], [other], left, right, field):
            yield _change(path, field, (left, one), (right, other), index)
    elif path not in named and not same_bytes(one, other):
        counted = None
        if field.array is not None:
            counted = compare(*(_array(record, field, index) for record in (left, right)))
        yield _change(path, field, (left, one), (right, other), index, counted)


def _array(record: Record, field: Field, index: int) -> npt.NDArray[Any] | None:
    try:
        return record.array(field.name, index)
    except (FormatError, *values.UNDEFINED):
        return None


def _same_list(one: list[Any], other: list[Any], left: Record, right: Record, field: Field) -> bool:
    """Whether numbers or texts are stored as the same bytes, whatever they compare as: NaN, and the two zeros.

    Where the variants store floats in different widths, as numbers.
    """
    if field.kind == FLOAT and (code := field.code_of(left)) == field.code_of(right):
        return [float_bits(value, code) for value in one] == [float_bits(value, code) for value in other]
    if field.kind == TEXT:
        return list(map(encoded, one)) == list(map(encoded, other))
    return one == other


def _change(
    path: str, field: Field, left: tuple[Record, Any], right: tuple[Record, Any], index: int = 0,
    counted: dict[str, Any] | None = None,
) -> Change:  # fmt: skip
    texts = tuple(None if value is None else values.text(value, at, field, index) for at, value in (left, right))
    if texts[0] == texts[1] and field.kind == FLOAT:
        # NaN of different bits.
        texts = tuple(f"{texts[0]} (bytes {_bits(at, field, value)})" for at, value in (left, right))
    plains = tuple(_plain(record, value, field, index) for record, value in (left, right))
    return Change(path, (texts[0], texts[1]), (plains[0], plains[1]), derived=field.derived, values=counted)


def _bits(record: Record, field: Field, value: Any) -> str:
    code = field.code_of(record)
    return " ".join(float_bits(item, code).hex() for item in (value if field.many else [value]))


def _plain(record: Record, value: Any, field: Field, index: int) -> Any:
    if value is None:
        return None
    if field.kind != RECORD:
        return values.plain(value, record, field, index)
    return list(map(values.plain_record, value)) if isinstance(value, list) else values.plain_record(value)


def same_bytes(one: Any, other: Any) -> bool:
    """Whether two buffers hold the same bytes; compared piece by piece, since memoryviews compare slowly."""
    left, right = flat(one), flat(other)
    return len(left) == len(right) and all(
        bytes(piece) == bytes(twin) for piece, twin in zip(chunked(left), chunked(right), strict=True)
    )


# -- tensors ------------------------------------------------------------------------------------------------------


def _tensors(left: Mapping[str, Tensor], right: Mapping[str, Tensor]) -> Iterator[Change]:
    for name in dict.fromkeys((*left, *right)):
        one, other = left.get(name), right.get(name)
        if one is None or other is None or _differ(one, other):
            shown = tuple(None if side is None else _tensor_text(side, one, other) for side in (one, other))
            plains = tuple(None if side is None else _plain_tensor(side) for side in (one, other))
            counted = None
            if one is not None and other is not None:
                counted = compare(array_of(one), array_of(other))
            yield Change(escape(name), (shown[0], shown[1]), (plains[0], plains[1]), values=counted)


def _tensor_text(side: Tensor, one: Tensor | None, other: Tensor | None) -> str:
    """Dtype and shape; how it is stored where that alone differs."""
    text = values.array_text(side.dtype, side.shape)
    alike = one is not None and other is not None and one.dtype == other.dtype and one.storage != other.storage
    return f"{side.storage}, {text}" if alike else text


def _differ(one: Tensor, other: Tensor) -> bool:
    data, twin = data_of(one), data_of(other)
    if isinstance(data, Hole) or isinstance(twin, Hole):
        # A plan: how it would be stored is not known.
        return one.shape != other.shape
    return (one.dtype, one.shape, one.storage) != (other.dtype, other.shape, other.storage) or not same_bytes(
        data, twin
    )


def _is_absent(tensor: Tensor) -> bool:
    return isinstance(data_of(tensor), Hole)


def _plain_tensor(tensor: Tensor) -> dict[str, Any]:
    return {
        "dtype": tensor.dtype, "shape": list(tensor.shape), "nbytes": tensor.nbytes, "storage": tensor.storage,
    }  # fmt: skip


def compare(one: npt.NDArray[Any] | None, other: npt.NDArray[Any] | None) -> dict[str, Any] | None:
    """How two arrays of one shape differ: ``changed`` of ``count`` values, by ``max_abs_difference`` at most.

    A value has changed when its bits have, or when dtypes differ, when its number has. The difference is of the values
    that are finite on both sides, null where there is none.
    """
    import numpy as np

    if one is None or other is None or one.shape != other.shape:
        return None
    changed, most = 0, None
    if one.dtype.kind == "O" or other.dtype.kind == "O":
        # Texts.
        return {"changed": int((one != other).sum()), "count": int(one.size), "max_abs_difference": None}
    number = np.complex128 if "c" in (one.dtype.kind, other.dtype.kind) else np.float64
    with np.errstate(all="ignore"):
        for left, right in zip(blocks(one), blocks(other), strict=True):
            wide, twin = left.astype(number), right.astype(number)
            if left.dtype == right.dtype:
                bits = f"V{left.dtype.itemsize}"
                changed += int((left.view(bits) != right.view(bits)).sum())
            else:
                changed += int((wide != twin).sum())
            step = np.abs(wide - twin)
            step = step[np.isfinite(step)]
            if step.size:
                most = max(float(step.max()), most or 0.0)
    return {"changed": changed, "count": int(one.size), "max_abs_difference": most}


# -- text ---------------------------------------------------------------------------------------------------------

SIGNS: dict[str, Callable[[str], str]] = {
    "changed": lambda text: style(f"~ {text}", fg="yellow"),
    "added": lambda text: style(f"+ {text}", fg="green"),
    "removed": lambda text: style(f"- {text}", fg="red"),
}


def _print(left: Opened, right: Opened, difference: Difference) -> None:
    if difference.same:
        say([f"{left.name} and {right.name} are the same"])
        return
    say([f"- {left.name}", f"+ {right.name}"])
    print_changes(difference)
    summary = f"{numbered(len(difference.fields), 'field')}, {numbered(len(difference.tensors), 'tensor')} differ"
    click.echo(summary, err=True)


def print_changes(difference: Difference) -> None:
    """The fields and the tensors that differ."""
    if difference.fields:
        heading("fields")
        for change in difference.fields:
            sides = " -> ".join(text for text in change.texts if text is not None)
            note = f"  {values_text(change.values)}" if change.values else "  derived" if change.derived else ""
            say([f"{SIGNS[change.kind](escape(change.name) or 'format')}: {sides}{note}"])
    if difference.tensors:
        heading("tensors")
        counts = ["changed", "of", "max difference"]
        table = Table(["name", "change", "a", "b", *counts], right=set(counts))
        for change in difference.tensors:
            numbers = change.values or {"changed": None, "count": None, "max_abs_difference": None}
            shown = [text or "-" for text in change.texts]
            table.add(change.name, change.kind, *shown, *map(number_text, numbers.values()))
        show(table)


def values_text(counted: dict[str, Any]) -> str:
    """``12 of 784 values differ, by at most 0.5``."""
    most = counted["max_abs_difference"]
    by = "" if most is None else f", by at most {number_text(most)}"
    return f"({counted['changed']} of {numbered(counted['count'], 'value')} differ{by})"
