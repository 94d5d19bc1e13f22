"""The record classes and their layout tables: what a field is, and what a record can do by itself."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from nkformats import errors
from nkformats.errors import FormatError, escape
from nkformats.records.buffers import (
    _KINDS,
    _numpy,
    as_array,
    float_bits,
    nbytes,
    numpy_dtype,
    plain_numbers,
    same_bytes,
)
from nkformats.records.fields import (
    BYTES,
    FLOAT,
    INT,
    MISSING,
    TEXT,
    Field,
    Key,
)

if TYPE_CHECKING:
    from typing import Self

    import numpy.typing as npt


T = TypeVar("T")


R = TypeVar("R", bound="Record")


def views_of(tensors: Iterable[Any]) -> list[npt.NDArray[Any] | None]:
    """A view of each record that is a tensor, as `Array.view` gives it, with nothing in the way of the usual case."""
    ndarray = _numpy().ndarray
    found: list[npt.NDArray[Any] | None] = []
    cls = None
    for record in tensors:
        # Nearly always all are of one class.
        if type(record) is not cls:
            cls = type(record)
            field = array_of(cls)
            assert field.array is not None
            assert field.array.form is not None
            form, kinds = field.array.form, _KINDS[field.array.order]
        try:
            dtype, shape, value = form(record)
            one = ndarray(shape, kinds[dtype], value)
            if value.readonly and one.nbytes == value.nbytes:
                found.append(one)
                continue
        except (AttributeError, KeyError, TypeError, ValueError):
            pass
        found.append(_view_of(record, field))
    return found


def _view_of(record: Any, field: Field) -> npt.NDArray[Any] | None:
    """One of them; what an edit has made of it is nobody's business but its own."""
    assert field.array is not None
    try:
        return field.array.view(record, 0, getattr(record, field.name))
    except (AttributeError, LookupError, TypeError, ValueError):
        return None


class Record:
    """Base of the generated record classes: named fields in file order, compared by what they mean for the file."""

    __slots__ = ("_computed",)
    _layout: tuple[Field, ...] = ()
    _params: tuple[str, ...] = ()
    #: Its name and its parameters in a keyed notation.
    _label: str = ""
    _keys: tuple[Key, ...] = ()

    #: For each derived field whose stored value differed at reading from what would be computed: the computed value.
    _computed: dict[str, Any]

    def _singles(self, add: Callable[[Any], None]) -> None:
        """Adds the parts that are tensors themselves, in file order; the tree has to be complete."""

    def _spans(self, offset: int, path: str, nodes: bool) -> Iterable[Any] | None:
        """The spans of a record whose fields do not stand in the order of its table; None for all others."""
        return None

    def _nbytes(self) -> int | None:
        """The size of such a record."""
        return None

    def _derive_before(self) -> None:
        """Sets what follows from this record's own lengths and from which of its parts are present."""

    def _derive_after(self) -> None:
        """Sets what follows from the sizes of its parts, once they are settled."""

    def _admit(self, report: Callable[[str, str], None]) -> None:
        """Reports each rule that the parameters alone break; what is wrong here makes the rest unreadable."""

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        """Reports each rule that this record breaks, with the field it is about."""

    def _tensor_names(self, root: Any, role: str) -> Iterable[str]:
        """The names of the tensors that this layer takes in one role, in order."""
        return [f"{name}.{role}" if name else role for name, roles in self._tensor_specs(root) if role in roles]

    def _tensor_specs(self, root: Any) -> tuple[tuple[str, dict[str, tuple[Any, ...]]], ...]:
        """The tensors that this layer takes, in order: name and, for each role, the shape (a str is a free size)."""
        return ()

    def array(self, name: str, index: int = 0) -> npt.NDArray[Any]:
        """The bytes of field `name` (element `index` of a repeated one) as a numpy array, without a copy.

        Raises:
            FormatError: the bytes are not of the size that dtype and shape ask for.
        """
        field = field_of(type(self), name)
        if field.array is None:
            raise AttributeError(f"{type(self).__name__}.{name} is no array")
        value = getattr(self, name)
        dtype, shape = field.array.dtype(self, index), tuple(field.array.shape(self, index))
        return as_array(value[index] if field.many else value, dtype, shape, field.array.order, name)

    def set_array(self, name: str, values: npt.ArrayLike, index: int = 0) -> None:
        """Puts `values` into field `name`; shape and dtype are stored where the layout has a place for them.

        Raises:
            FormatError: the layout fixes a dtype or a shape that `values` do not have.
        """
        import numpy as np

        field = field_of(type(self), name)
        if field.array is None:
            raise AttributeError(f"{type(self).__name__}.{name} is no array")
        if field.many and index >= len(getattr(self, name)):
            raise FormatError(errors.LENGTH, name, 0, f"an element {index}", f"{len(getattr(self, name))} in all")
        known = field.array.dtype(self, index) if not isinstance(values, np.ndarray) else None
        array = np.asarray(values, dtype=None if known is None else numpy_dtype(known))
        array = np.ascontiguousarray(array).reshape(array.shape)
        before = field.array.dtype(self, index), tuple(field.array.shape(self, index))
        if field.array.assign is not None:
            try:
                field.array.assign(self, index, array.dtype.name, array.shape)
            except (LookupError, ValueError) as error:
                got = f"{array.dtype.name} {list(array.shape)}"
                raise FormatError(
                    errors.ARRAY, name, 0, "a dtype and a shape that the format can store", got
                ) from error
        dtype = field.array.dtype(self, index)
        if dtype is None or array.dtype.newbyteorder("=") != numpy_dtype(dtype):
            if field.array.assign is not None and before[0] is not None:
                field.array.assign(self, index, before[0], before[1])
            raise FormatError(errors.ARRAY, name, 0, f"an array of {dtype}", f"one of {array.dtype.name}")
        stored = array.astype(numpy_dtype(dtype).newbyteorder(field.array.order), copy=False)
        if field.many:
            getattr(self, name)[index] = stored
        else:
            setattr(self, name, stored)

    def __eq__(self, other: object) -> bool:
        return same(self, other) if type(other) is type(self) else NotImplemented

    def __repr__(self) -> str:
        parts = []
        for field in self._layout:
            value = getattr(self, field.name, MISSING)
            if value is not MISSING and value is not None and not field.padding:
                parts.append(f"{field.name}={show(value)}")
        return f"{type(self).__name__}({', '.join(parts)})"

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        twin = object.__new__(type(self))
        memo[id(self)] = twin
        slots = [field.slot for field in self._layout if field.constant is None]
        for slot in (*slots, *self._params, "_computed"):
            value = getattr(self, slot, MISSING)
            if value is not MISSING:
                setattr(twin, slot, _copied(value, memo))
        return twin


def _copied(value: Any, memo: dict[int, Any]) -> Any:
    """A deep copy that shares the payload: buffers are read-only views, and a view cannot be copied by `copy`."""
    if isinstance(value, list):
        if id(value) not in memo:
            twins: list[Any] = []
            memo[id(value)] = twins
            twins.extend(_copied(item, memo) for item in value)
        return memo[id(value)]
    return value if isinstance(value, memoryview) else copy.deepcopy(value, memo)


if TYPE_CHECKING:

    def new(cls: type[T]) -> T:
        """An empty record for a reader to fill."""
else:
    new = object.__new__


def some(value: T | None) -> T:
    """An optional field where its condition is known to hold."""
    if value is None:
        raise ValueError("a field whose condition holds has no value")
    return value


def field_of(cls: type[Record], name: str) -> Field:
    """The field `name` of a record class."""
    for field in cls._layout:
        if field.name == name:
            return field
    raise AttributeError(f"{cls.__name__} has no field {name}")


_ARRAYS: Final[dict[type, Field]] = {}


def array_of(cls: type[Record]) -> Field:
    """The field with the bytes of a record class that is a tensor."""
    if cls not in _ARRAYS:
        _ARRAYS[cls] = next(field for field in cls._layout if field.array is not None)
    return _ARRAYS[cls]


def numbers_of(record: Record, name: str, index: int = 0) -> tuple[Any, ...] | None:
    """The elements of field `name` as `Record.array` gives them, without numpy; None where that takes numpy.

    No method: every public name of a record is one that no field can have, and `numbers` is a field of ncnn.
    """
    field = field_of(type(record), name)
    if field.array is None:
        raise AttributeError(f"{type(record).__name__}.{name} is no array")
    value = getattr(record, name)
    dtype = field.array.dtype(record, index)
    return plain_numbers(value[index] if field.many else value, dtype, field.array.order)


def resolve(record: Any, path: str) -> Any:
    """The value at a path such as ``layers[3].body.units`` below `record`; None where there is none."""
    value = record
    for part in path.replace("[", ".[").split("."):
        if value is None or not part:
            continue
        try:
            value = value[int(part[1:-1])] if part.startswith("[") else getattr(value, part, None)
        except (IndexError, ValueError, TypeError):
            return None
    return value


def show(value: Any) -> str:
    """A short form of any field value that is safe to print."""
    if isinstance(value, Record):
        return f"{type(value).__name__}(...)"
    if isinstance(value, list):
        head = ", ".join(show(item) for item in value[:4])
        return (
            f"[{head}{', ...' if len(value) > 4 else ''}]" if len(value) <= 8 else f"[{head}, ... {len(value)} in all]"
        )
    if isinstance(value, bytes) and len(value) <= 16:
        return repr(value)
    if isinstance(value, memoryview) and value.nbytes <= 16:
        return repr(bytes(value))
    if isinstance(value, (bytes, memoryview)) or hasattr(value, "nbytes"):
        return f"<{nbytes(value)} bytes>"
    name = getattr(value, "name", None)
    if isinstance(value, int) and isinstance(name, str):
        return f"{name.lower()} ({int(value)})"
    if isinstance(value, int) and abs(value) >= 1 << 128:
        return f"a number of {value.bit_length()} bits"
    if isinstance(value, str) and len(value) > 1 << 12:
        return f"{escape(repr(value[: 1 << 12]))}... {len(value)} characters in all"
    return escape(repr(value) if isinstance(value, str) else str(value))


def same(one: Any, other: Any) -> bool:
    """Whether two records say the same: derived fields aside, floats by bits, payloads by bytes."""
    for field in one._layout:
        if field.derived or field.constant is not None:
            continue
        left, right = getattr(one, field.name, MISSING), getattr(other, field.name, MISSING)
        if left is None or right is None or left is MISSING or right is MISSING:
            if left is not right:
                return False
        elif field.many:
            if len(left) != len(right) or not all(map(_same_item(one, field), left, right)):
                return False
        elif not _same_item(one, field)(left, right):
            return False
    return True


def _same_item(record: Record, field: Field) -> Callable[[Any, Any], bool]:
    if field.kind == FLOAT:
        code = field.code_of(record)
        return lambda left, right: float_bits(left, code) == float_bits(right, code)
    if field.kind == BYTES:
        return same_bytes
    return lambda left, right: bool(left == right)


def blank(cls: type[R]) -> R:
    """A record with nothing in it: zeros, empty lists and no optional parts."""
    record = new(cls)
    for name in cls._params:
        setattr(record, name, 0)
    for field in cls._layout:
        if field.constant is not None:
            continue
        value: Any = {INT: 0, FLOAT: 0.0, BYTES: b"", TEXT: ""}.get(field.kind)
        if field.many:
            value = [value] * field.count if isinstance(field.count, int) else []
        elif field.padding or field.present is not None:
            value = None
        setattr(record, field.slot, value)
    return record
