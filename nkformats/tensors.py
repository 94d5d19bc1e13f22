"""The tensors of a model: found in the record tree by what the schema says of it, named, and seen as numpy arrays.

A model with a thousand tensors is common and most callers want one of them or only the arrays, so names, offsets and
views are made when they are first asked for, for all tensors of a payload together.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, ValuesView
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from nkformats import records
from nkformats.errors import FormatError
from nkformats.records import Field, Record, TensorList, numbers_of

if TYPE_CHECKING:
    import numpy.typing as npt

Specs = tuple[tuple[str, dict[str, tuple[Any, ...]]], ...]


class FreeNames:
    """Gives each name once: a second one of the same name gets ``#2``, unless somebody is called so already."""

    __slots__ = ("_next", "_taken")

    def __init__(self) -> None:
        self._taken: set[str] = set()
        # Where the search goes on: from 2 each time, many of one name would take time that grows with their square.
        self._next: dict[str, int] = {}

    def free(self, name: str) -> str:
        """The name, or the first numbered one that nobody has."""
        if name not in self._taken:
            self._taken.add(name)
            return name
        number = self._next.get(name, 2)
        while (free := f"{name}#{number}") in self._taken:
            number += 1
        self._next[name] = number + 1
        self._taken.add(free)
        return free


class _Whole:
    """What all tensors of a model share: names, paths, offsets and views, each found when first asked for."""

    __slots__ = ("lists", "mapped", "offsets", "places", "roles", "root")

    def __init__(self, root: Record, lists: tuple[TensorList, ...], roles: tuple[str, ...], mapped: bool) -> None:
        self.root = root
        self.lists = lists
        self.roles = roles
        self.mapped = mapped
        self.places: list[tuple[str, str]] | None = None
        self.offsets: dict[str, int] | None = None

    def placed(self) -> list[tuple[str, str]]:
        """Name and path of all tensors in order; a second one of the same name gets `#2`."""
        if self.places is None:
            self.places = []
            names = FreeNames()
            singles = ((name, path) for _, name, path in _role_places(self.root, "", "")) if self.roles else ()
            for name, path in itertools.chain(_list_places(self.root, self.lists), singles):
                self.places.append((names.free(name), path))
        return self.places

    def offset_of(self, path: str) -> int | None:
        if self.offsets is None:
            found = records.spans(self.root) if self.mapped else iter(())
            self.offsets = {span.path: span.offset for span in found}
        return self.offsets.get(path)


class _Group:
    """The tensors in one list of a record, viewed together."""

    __slots__ = ("arrays", "count", "field", "record", "start", "whole")

    def __init__(self, whole: _Whole, record: Record, field: Field, start: int, count: int) -> None:
        self.whole = whole
        self.record = record
        self.field = field
        self.start = start
        self.count = count
        self.arrays: list[npt.NDArray[Any] | None] | None = None

    def place(self, index: int) -> tuple[Record, Field, int]:
        """The record that a tensor stands in, the field with its bytes, and the element of that."""
        return self.record, self.field, index

    def views(self) -> list[npt.NDArray[Any] | None]:
        """A view of each tensor, None where dtype, shape and bytes do not fit together."""
        assert self.field.array is not None
        self.arrays = self.field.array.views(self.record, getattr(self.record, self.field.name))
        return self.arrays


class _Singles:
    """The parts of a model that are tensors themselves, viewed together."""

    __slots__ = ("arrays", "count", "parts", "start", "whole")

    def __init__(self, whole: _Whole, parts: list[Record], start: int) -> None:
        self.whole = whole
        self.parts = parts
        self.start = start
        self.count = len(parts)
        self.arrays: list[npt.NDArray[Any] | None] | None = None

    def place(self, index: int) -> tuple[Record, Field, int]:
        """The record that a tensor stands in, the field with its bytes, and the element of that."""
        part = self.parts[index]
        return part, records.array_of(type(part)), 0

    def views(self) -> list[npt.NDArray[Any] | None]:
        """A view of each tensor, None where dtype, shape and bytes do not fit together."""
        self.arrays = records.views_of(self.parts)
        return self.arrays


class Tensor:
    """One tensor of a model: what it is, where it lies, and its values."""

    __slots__ = ("_group", "_index")
    _group: _Group | _Singles
    _index: int

    @property
    def name(self) -> str:
        """Its name in the model: ``layers.0.weight``."""
        return self._group.whole.placed()[self._group.start + self._index][0]

    @property
    def path(self) -> str:
        """The path of its bytes in the record tree: ``weights.tensors[0]``."""
        return self._group.whole.placed()[self._group.start + self._index][1]

    @property
    def data(self) -> records.Buffer:
        """The stored bytes: a view of the file, or the buffer that was assigned."""
        record, field, index = self._group.place(self._index)
        value = getattr(record, field.name)
        return value[index] if field.many else value

    @property
    def dtype(self) -> str:
        """Name of the element type, of numpy or ml_dtypes; ``unknown`` for one that the format does not have."""
        record, field, index = self._group.place(self._index)
        assert field.array is not None
        return field.array.dtype(record, index) or "unknown"

    @property
    def shape(self) -> tuple[int, ...]:
        """Sizes, row-major, the slowest first."""
        record, field, index = self._group.place(self._index)
        assert field.array is not None
        return tuple(field.array.shape(record, index))

    @property
    def storage(self) -> str:
        """How the values are stored; the dtype where nothing is packed."""
        return self.dtype

    @property
    def nbytes(self) -> int:
        """Stored bytes."""
        return records.nbytes(self.data)

    @property
    def offset(self) -> int | None:
        """Absolute offset of the first byte in the file, as the model would be written now; None in an original."""
        return self._group.whole.offset_of(self.path)

    @property
    def array(self) -> npt.NDArray[Any] | None:
        """A read-only numpy view of the stored bytes, or None where dtype, shape and bytes do not fit together."""
        group = self._group
        return (group.arrays or group.views())[self._index]

    def numbers(self) -> tuple[Any, ...] | None:
        """The stored elements as Python has them, without numpy; None where that takes numpy."""
        record, field, index = self._group.place(self._index)
        return numbers_of(record, field.name, index)

    def to_numpy(self) -> npt.NDArray[Any]:
        """The values as an array of its own.

        Raises:
            FormatError: dtype, shape and bytes do not fit together.
        """
        record, field, index = self._group.place(self._index)
        try:
            return record.array(field.name, index).copy()
        except FormatError as error:
            error.path = self.path
            error.offset = self.offset or 0
            raise

    def __repr__(self) -> str:
        return f"Tensor({self.name!r}, {self.dtype}, {list(self.shape)})"


class Tensors(Mapping[str, Tensor]):
    """The tensors of a model by name, in file order. Assigning an array replaces one."""

    __slots__ = ("_by_name", "_count", "_groups", "_whole")

    def __init__(self, root: Record, lists: tuple[TensorList, ...], roles: tuple[str, ...], mapped: bool) -> None:
        self._whole = _Whole(root, lists, roles, mapped)
        self._groups: list[_Group | _Singles] = []
        self._count = 0
        self._by_name: dict[str, Tensor] | None = None
        for one in lists:
            payload = getattr(root, one.field, None)
            if payload is not None:
                field = records.field_of(type(payload), one.items)
                count = len(getattr(payload, one.items, ()))
                self._groups.append(_Group(self._whole, payload, field, self._count, count))
                self._count += count
        if roles:
            group = _Singles(self._whole, _singles(root), self._count)
            self._groups.append(group)
            self._count += group.count

    def _named(self) -> dict[str, Tensor]:
        if self._by_name is None:
            self._by_name = dict(zip((name for name, _ in self._whole.placed()), self.values(), strict=True))
        return self._by_name

    def __getitem__(self, name: str) -> Tensor:
        return self._named()[name]

    def __setitem__(self, name: str, values: npt.ArrayLike) -> None:
        """Replaces the values; dtype and shape follow as far as the format can store them.

        Raises:
            KeyError: there is no such tensor; FormatError: the format cannot store these values there.
        """
        tensor = self._named()[name]
        record, field, index = tensor._group.place(tensor._index)
        try:
            record.set_array(field.name, values, index)
        except FormatError as error:
            error.path = tensor.path
            raise
        tensor._group.arrays = None
        self._whole.offsets = None

    def __iter__(self) -> Iterator[str]:
        return iter(self._named())

    def __len__(self) -> int:
        return self._count

    def values(self) -> ValuesView[Tensor]:
        """The tensors in file order."""
        return _Values(self)

    def __repr__(self) -> str:
        return f"Tensors({list(self)})"


class _Values(ValuesView[Tensor]):
    """The tensors without a look at their names."""

    __slots__ = ()
    _mapping: Tensors

    def __iter__(self) -> Iterator[Tensor]:
        for group in self._mapping._groups:
            for index in range(group.count):
                tensor = Tensor()
                tensor._group = group
                tensor._index = index
                yield tensor


# -- tensors that are fields of their own -----------------------------------------------------------------------------


_PARTS: Final[dict[type, tuple[tuple[Field, Field | None], ...]]] = {}


def _parts(cls: type[Record]) -> tuple[tuple[Field, Field | None], ...]:
    """The fields of a class that are tensors, with the array in each, or records in which there can be one."""
    if cls not in _PARTS:
        found: list[tuple[Field, Field | None]] = []
        for field in cls._layout:
            if field.role:
                found.append((field, records.array_of(field.types[0])))
            elif field.kind == records.RECORD and any(_parts(one) for one in field.types):
                found.append((field, None))
        _PARTS[cls] = tuple(found)
    return _PARTS[cls]


def _singles(root: Record) -> list[Record]:
    """The parts that are tensors themselves, in file order."""
    parts: list[Record] = []
    try:
        root._singles(parts.append)
        # Whether each is there and has its bytes.
        list(map(attrgetter(records.array_of(type(parts[0])).slot), parts))
        return parts
    except (AttributeError, IndexError, StopIteration):
        # A tree without tensors, or one that breaks off or has been taken apart.
        pass
    return [part for part, _, _ in _role_places(root, "", "")]


def _role_places(record: Record, prefix: str, path: str) -> Iterator[tuple[Record, str, str]]:
    """Each with its name and path: named by the lists that it stands in and its role."""
    for field, array in _parts(type(record)):
        value = getattr(record, field.name, None)
        if value is None:
            continue
        if array is not None:
            if hasattr(value, array.slot):
                yield value, prefix + field.role, f"{path}{field.name}.{array.name}"
        elif field.many:
            for index, item in enumerate(value):
                yield from _role_places(item, f"{prefix}{field.name}.{index}.", f"{path}{field.name}[{index}].")
        else:
            yield from _role_places(value, prefix, f"{path}{field.name}.")


# -- tensors that belong to the records of a list ----------------------------------------------------------------------


def _list_places(root: Record, lists: tuple[TensorList, ...]) -> Iterator[tuple[str, str]]:
    for one in lists:
        payload = getattr(root, one.field, None)
        count = len(getattr(payload, one.items, ())) if payload is not None else 0
        names = itertools.islice(_owned_names(root, one), count)
        for index in range(count):
            yield next(names, f"{one.field}.{index}"), f"{one.field}.{one.items}[{index}]"


def _owned_names(root: Record, one: TensorList) -> Iterator[str]:
    for number, owner in enumerate(getattr(root, one.owners, ())):
        body = getattr(owner, one.via, None) if one.via else owner
        if body is not None:
            for name in body._tensor_names(root, one.role):
                yield f"{one.owners}.{number}.{name}"


def specs_of(root: Record, one: TensorList) -> Iterator[tuple[int, Specs]]:
    """The tensors that each owner of a list takes: its number, and names with shapes by role."""
    for number, owner in enumerate(getattr(root, one.owners, ())):
        body = getattr(owner, one.via, None) if one.via else owner
        if body is not None:
            yield number, body._tensor_specs(root)


def check_tensors(root: Record, one: TensorList, report: Callable[[str, str, str], None]) -> None:
    """Whether the tensors of a payload are those that their owners take: how many, of how many elements, what shape."""
    payload = getattr(root, one.field)
    array = records.field_of(type(payload), one.items).array
    assert array is not None
    count, at = len(getattr(payload, one.items)), 0
    entry = one.along[0] if one.along else f"{one.field}.{one.items}"
    free: dict[str, int] = {}
    for number, specs in specs_of(root, one):
        free.clear()
        missing: list[str] = []
        for spec, roles in specs:
            if one.role not in roles:
                continue
            name = f"{spec}.{one.role}" if spec else one.role
            if at >= count:
                missing.append(name)
                continue
            shape = tuple(array.shape(payload, at))
            _check_shape(one, roles[one.role], shape, free, f"{entry}[{at}]", f"{one.owners}[{number}] {name}", report)
            at += 1
        if missing:
            more = f" and {len(missing) - 1} more" if len(missing) > 1 else ""
            report(one.count, f"{one.owners}[{number}]", f"no tensor {missing[0]}{more}")
    if at < count:
        more = f" and the {count - at - 1} behind it" if at + 1 < count else ""
        report(one.count, f"{entry}[{at}]", f"no record of {one.owners} takes it{more}")


def _check_shape(
    one: TensorList, wanted: tuple[Any, ...], shape: tuple[int, ...], free: dict[str, int], path: str, name: str,
    report: Callable[[str, str, str], None],
) -> None:  # fmt: skip
    """Compares a shape with the one that its owner asks for; a free size is bound by the first tensor that has it."""
    elements = 1
    for size in shape:
        elements *= size
    known, unknown = 1, []
    for part in wanted:
        if isinstance(part, str) and part not in free:
            unknown.append(part)
        else:
            known *= free[part] if isinstance(part, str) else part
    if len(unknown) == 1 and known > 0 and elements % known == 0:
        free[unknown[0]] = elements // known
    text = " x ".join(str(free.get(part, part)) if isinstance(part, str) else str(part) for part in wanted)
    if any(part not in free for part in unknown) or elements != _product(wanted, free):
        report(one.size, path, f"{name} takes {text}, the catalog says {' x '.join(map(str, shape)) or 'nothing'}")
        return
    full = tuple(free[part] if isinstance(part, str) else part for part in wanted)
    if [size for size in full if size != 1] != [size for size in shape if size != 1]:
        report(one.shape, path, f"{name} takes {text}, the catalog says {' x '.join(map(str, shape))}")


def _product(wanted: tuple[Any, ...], free: Mapping[str, int]) -> int:
    result = 1
    for part in wanted:
        result *= free[part] if isinstance(part, str) else part
    return result
