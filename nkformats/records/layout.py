"""The record classes and their layout tables: what a field is, and what a record can do by itself."""

from __future__ import annotations

import copy
import struct
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

from nkformats import errors
from nkformats.errors import FormatError, escape
from nkformats.records.buffers import _KINDS, Buffer, _numpy, as_array, flat, float_bits, nbytes, numpy_dtype

if TYPE_CHECKING:
    from typing import Self

    import numpy as np
    import numpy.typing as npt


T = TypeVar("T")


R = TypeVar("R", bound="Record")


INT: Final = "integer"


FLOAT: Final = "float"


BYTES: Final = "bytes"


TEXT: Final = "text"


RECORD: Final = "record"

#: A field whose value stands in another file than the one that the layout is about.
ELSEWHERE: Final = "elsewhere"


#: In place of a value that a reader did not get to.
MISSING: Final = type("Missing", (), {"__repr__": lambda self: "MISSING", "__slots__": ()})()


class Array:
    """How the bytes of a field become a numpy array (``-nkf-array``).

    ``dtype`` and ``shape`` compute the name and the sizes from the record and the element's index. Where both come from
    the elements of one list, ``forms`` gives for all of them what the dtype is chosen by and the shape, and ``table``
    the dtypes by that; ``form`` gives dtype, shape and bytes where the record is a tensor itself. Where the layout has
    a place for them, ``assign`` stores the dtype and shape of a new array.
    """

    __slots__ = ("assign", "dtype", "form", "forms", "kinds", "order", "shape", "table")
    order: Literal["<", ">"]

    def __init__(
        self,
        dtype: Callable[[Any, int], str | None],
        shape: Callable[[Any, int], Sequence[int]],
        order: Literal["<", ">"],
        assign: Callable[[Any, int, str, tuple[int, ...]], None] | None = None,
        forms: Callable[[Any], Iterable[tuple[Any, Sequence[int]]]] | None = None,
        table: Mapping[Any, str] | None = None,
        form: Callable[[Any], tuple[str | None, Sequence[int], Buffer]] | None = None,
    ) -> None:
        self.dtype = dtype
        self.shape = shape
        self.order = order
        self.assign = assign
        self.forms = forms
        self.table = table
        self.form = form
        self.kinds: dict[Any, np.dtype[Any]] = {}

    def views(self, record: Any, values: list[Buffer]) -> list[npt.NDArray[Any] | None]:
        """Read-only arrays over the values of a field; None for one that has not the bytes of its dtype and shape."""
        forms: Iterable[tuple[Any, Sequence[int]]]
        if self.forms is not None and self.table is not None:
            if not self.kinds:
                self.kinds = {one: numpy_dtype(name).newbyteorder(self.order) for one, name in self.table.items()}
            kinds, forms = self.kinds, self.forms(record)
        else:
            kinds = _KINDS[self.order]
            forms = [(self.dtype(record, index), self.shape(record, index)) for index in range(len(values))]
        ndarray = _numpy().ndarray
        found: list[npt.NDArray[Any] | None] = []
        for value, (one, shape) in zip(values, forms, strict=False):
            # The usual case is a view of the file, which numpy sees as read-only by itself.
            try:
                array = ndarray(shape, kinds[one], value)
                if value.readonly and array.nbytes == value.nbytes:
                    found.append(array)
                    continue
            except (AttributeError, KeyError, TypeError, ValueError):
                pass
            found.append(self.view(record, len(found), value))
        if len(found) < len(values):
            # An edited tree can have more values than descriptions until it is settled.
            found += [None] * (len(values) - len(found))
        return found

    def view(self, record: Any, index: int, value: Buffer) -> npt.NDArray[Any] | None:
        """One of them."""
        kind = _KINDS[self.order].get(self.dtype(record, index))
        try:
            array: npt.NDArray[Any] = _numpy().ndarray(self.shape(record, index), kind, value)
            if kind is not None and value.readonly and array.nbytes == value.nbytes:
                return array
        except (AttributeError, TypeError, ValueError):
            pass
        try:
            return as_array(value, self.dtype(record, index), tuple(self.shape(record, index)), self.order, "")
        except FormatError:
            return None


class Field:
    """One field of a record class: everything that the schema says about its place, its form and its meaning.

    The callables take the record; those of a repeated or sized field also the element's index and the bytes left in
    the enclosing stream.
    """

    __slots__ = (
        "args", "array", "code", "constant", "count", "default", "derived", "doc", "enum", "expected", "kind", "limit",
        "many", "name", "padding", "present", "ref", "role", "rule", "shape", "size", "slot", "switch", "tensor",
        "text", "types", "until", "valid",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        kind: str,
        *,
        doc: str = "",
        ref: str = "",
        code: str | Callable[[Any], str] = "",
        size: int | Callable[[Any, int, int], int] | None = None,
        many: bool = False,
        count: int | Callable[[Any], int] | None = None,
        present: Callable[[Any], bool] | None = None,
        types: tuple[type[Record], ...] = (),
        switch: Callable[[Any, int], type[Record] | None] | None = None,
        args: Callable[[Any, int], tuple[Any, ...]] | None = None,
        enum: Mapping[int, Any] | None = None,
        constant: bytes | None = None,
        valid: Callable[[Any], bool] | None = None,
        limit: str = "",
        rule: str = "",
        expected: str = "",
        padding: str = "",
        text: str = "",
        derived: bool = False,
        default: Any = None,
        array: Array | None = None,
        role: str = "",
        until: Callable[[Any], bool] | None = None,
        shape: Callable[[Any], tuple[int, ...]] | None = None,
        tensor: bool = False,
    ) -> None:
        self.name = name
        self.slot = f"_{name}" if derived else name
        self.kind = kind
        self.doc = doc
        self.ref = ref
        self.code = code
        self.size = size
        self.many = many
        self.count = count
        self.present = present
        self.types = types
        self.switch = switch
        self.args = args
        self.enum = enum
        self.constant = constant
        self.valid = valid
        self.limit = limit
        self.rule = rule
        self.expected = expected
        self.padding = padding
        self.text = text
        self.derived = derived
        self.default = default
        self.array = array
        self.role = role
        self.until = until
        self.shape = shape
        self.tensor = tensor

    def item_size(self, record: Record) -> int:
        """Bytes of one number of this field."""
        return struct.calcsize(self.code if isinstance(self.code, str) else self.code(record))

    def __repr__(self) -> str:
        return f"Field({self.name!r}, {self.kind!r})"


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


class TensorList:
    """Whose tensors stand in a payload (``-nkf-tensors`` of a root field).

    ``field.items`` is the list of their bytes; its elements belong, in order, to the tensor specs of the records
    ``owners[i].via``, each under the name ``owners.i.<spec>.role``. ``count``, ``size`` and ``shape`` are the rules
    that are broken when tensors are missing or left over, when an element count disagrees, and when only the dims do.
    ``along`` are the lists with one element a tensor.
    """

    __slots__ = ("along", "count", "field", "items", "owners", "role", "shape", "size", "via")

    def __init__(
        self, field: str, items: str, role: str, owners: str, via: str, count: str, size: str, shape: str,
        along: tuple[str, ...],
    ) -> None:  # fmt: skip
        self.field = field
        self.items = items
        self.role = role
        self.owners = owners
        self.via = via
        self.count = count
        self.size = size
        self.shape = shape
        self.along = along


class Key:
    """One parameter of a type in a keyed notation: ``0=64``.

    Attributes:
        number: its key; name: of the attribute; label: its name in the notation's own documentation; kind: INT, FLOAT
        or TEXT; many: whether it is a list; default: its value where none is given, or what computes it.
    """

    __slots__ = ("default", "doc", "enum", "kind", "label", "many", "name", "number")

    def __init__(
        self, number: int, name: str, kind: str, default: Any, *, many: bool = False,
        enum: Mapping[int, Any] | None = None, label: str = "", doc: str = "",
    ) -> None:  # fmt: skip
        self.number = number
        self.name = name
        self.kind = kind
        self.default = default
        self.many = many
        self.enum = enum
        self.label = label or name
        self.doc = doc

    def __repr__(self) -> str:
        return f"Key({self.number}, {self.name!r})"


class KeyedType:
    """A type of a keyed notation: its number and name there, the class of its records and their reader."""

    __slots__ = ("cls", "label", "number", "read")

    def __init__(self, number: int, label: str, cls: type[Record], read: Callable[..., Any]) -> None:
        self.number = number
        self.label = label
        self.cls = cls
        self.read = read

    def __repr__(self) -> str:
        return f"KeyedType({self.number}, {self.label!r})"


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
        code = field.code if isinstance(field.code, str) else field.code(record)
        return lambda left, right: float_bits(left, code) == float_bits(right, code)
    if field.kind == BYTES:
        # memoryview compares element by element; as bytes it is one memcmp.
        return lambda left, right: nbytes(left) == nbytes(right) and bytes(flat(left)) == bytes(flat(right))
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
