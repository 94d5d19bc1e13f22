"""What every generated record stands on: the layout table and the functions that walk it.

A generated module brings classes, each with a constant layout table, and specialised readers. Spans, equality,
settling, writing and checking are one walk over that table each, and they live here. Nothing here knows a format.
"""

from __future__ import annotations

import copy
import math
import struct
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

from nkformats import errors
from nkformats.errors import Finding, FormatError, Rule, escape

if TYPE_CHECKING:
    from typing import Self

    import numpy as np
    import numpy.typing as npt

#: What a bytes field holds: a view into the file as read, or any contiguous buffer that the caller assigned.
Buffer = Any
T = TypeVar("T")
R = TypeVar("R", bound="Record")

INT: Final = "integer"
FLOAT: Final = "float"
BYTES: Final = "bytes"
TEXT: Final = "text"
RECORD: Final = "record"

#: In place of a value that a reader did not get to.
MISSING: Final = type("Missing", (), {"__repr__": lambda self: "MISSING", "__slots__": ()})()


class Array:
    """How the bytes of a field become a numpy array (``-nkf-array``).

    ``dtype`` and ``shape`` compute the name and the sizes from the record and the element's index. Where both come from
    the elements of one list, ``forms`` gives for all of them what the dtype is chosen by and the shape, and ``table``
    the dtypes by that. Where the layout has a place for them, ``assign`` stores the dtype and shape of a new array.
    """

    __slots__ = ("assign", "dtype", "forms", "kinds", "order", "shape", "table")
    order: Literal["<", ">"]

    def __init__(
        self,
        dtype: Callable[[Any, int], str | None],
        shape: Callable[[Any, int], Sequence[int]],
        order: Literal["<", ">"],
        assign: Callable[[Any, int, str, tuple[int, ...]], None] | None = None,
        forms: Callable[[Any], Iterable[tuple[Any, Sequence[int]]]] | None = None,
        table: Mapping[Any, str] | None = None,
    ) -> None:
        self.dtype = dtype
        self.shape = shape
        self.order = order
        self.assign = assign
        self.forms = forms
        self.table = table
        self.kinds: dict[Any, np.dtype[Any]] = {}

    def views(self, record: Any, values: list[Buffer]) -> list[npt.NDArray[Any] | None]:
        """Read-only arrays over the values of a field; None for one that has not the bytes of its dtype and shape."""
        if self.forms is None or self.table is None:
            return [self.view(record, index, value) for index, value in enumerate(values)]
        if not self.kinds:
            self.kinds = {one: numpy_dtype(name).newbyteorder(self.order) for one, name in self.table.items()}
        kinds, ndarray = self.kinds, _numpy().ndarray
        found: list[npt.NDArray[Any] | None] = []
        for value, (one, shape) in zip(values, self.forms(record), strict=True):
            # The usual case is a view of the file, which numpy sees as read-only by itself.
            try:
                array = ndarray(shape, kinds[one], value)
                if value.readonly and array.nbytes == value.nbytes:
                    found.append(array)
                    continue
            except (AttributeError, KeyError, TypeError, ValueError):
                pass
            found.append(self.view(record, len(found), value))
        return found

    def view(self, record: Any, index: int, value: Buffer) -> npt.NDArray[Any] | None:
        """One of them."""
        try:
            return as_array(value, self.dtype(record, index), tuple(self.shape(record, index)), self.order, "")
        except FormatError:
            return None


@cache
def _numpy() -> Any:
    """numpy, which takes ten times as long to import as all the rest: it comes in with the first array."""
    import numpy

    return numpy


#: The numpy dtypes that were asked for, by byte order and name.
_KINDS: Final[dict[str, dict[str | None, np.dtype[Any]]]] = {"<": {}, ">": {}}


class Field:
    """One field of a record class: everything that the schema says about its place, its form and its meaning.

    The callables take the record; those of a repeated or sized field also the element's index and the bytes left in
    the enclosing stream.
    """

    __slots__ = (
        "args", "array", "code", "constant", "count", "default", "derived", "doc", "enum", "expected", "kind", "limit",
        "many", "name", "padding", "present", "ref", "role", "rule", "size", "slot", "switch", "text", "types", "valid",
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

    def item_size(self, record: Record) -> int:
        """Bytes of one number of this field."""
        return struct.calcsize(self.code if isinstance(self.code, str) else self.code(record))

    def __repr__(self) -> str:
        return f"Field({self.name!r}, {self.kind!r})"


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


class Record:
    """Base of the generated record classes: named fields in file order, compared by what they mean for the file."""

    __slots__ = ("_computed",)
    _layout: tuple[Field, ...] = ()
    _params: tuple[str, ...] = ()

    #: For each derived field whose stored value differed at reading from what would be computed: the computed value.
    _computed: dict[str, Any]

    def _derive_before(self) -> None:
        """Sets what follows from this record's own lengths and from which of its parts are present."""

    def _derive_after(self) -> None:
        """Sets what follows from the sizes of its parts, once they are settled."""

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
        known = field.array.dtype(self, index) if not isinstance(values, np.ndarray) else None
        array = np.asarray(values, dtype=None if known is None else numpy_dtype(known))
        array = np.ascontiguousarray(array).reshape(array.shape)
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


class RawFloat(float):
    """A NaN that was read, with the bytes it stood in: a conversion to double would quiet a signalling one."""

    __slots__ = ("raw",)
    raw: bytes


def raw_float(data: memoryview, position: int, size: int) -> RawFloat:
    """The NaN of `size` bytes at `position`."""
    value = RawFloat("nan")
    value.raw = bytes(data[position : position + size])
    return value


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


# -- numbers, bytes and arrays ---------------------------------------------------------------------------------------


def numpy_dtype(name: str) -> np.dtype[Any]:
    """The dtype of that name, of numpy or, beyond its own, of ml_dtypes."""
    import numpy as np

    try:
        return np.dtype(name)
    except TypeError:
        import ml_dtypes

        found: np.dtype[Any] = np.dtype(getattr(ml_dtypes, name))
        return found


def as_array(
    value: Buffer, dtype: str | None, shape: tuple[int, ...], order: Literal["<", ">"], name: str
) -> npt.NDArray[Any]:
    """`value` as a read-only array of that dtype and shape, without a copy."""
    import numpy as np

    if not shape and not nbytes(value) and dtype is not None:
        # Some formats write a tensor without elements as one without axes.
        shape = (0,)
    if dtype is not None and dtype not in _KINDS[order]:
        _KINDS[order][dtype] = numpy_dtype(dtype).newbyteorder(order)
    kind = _KINDS[order].get(dtype)
    fits = kind is not None and all(size >= 0 for size in shape) and len(shape) <= 64
    if not fits or kind is None or math.prod(shape) * kind.itemsize != nbytes(value):
        got = f"{nbytes(value)} bytes"
        raise FormatError(errors.ARRAY, name, 0, f"the bytes of {dtype or 'an array'} {list(shape)}", got)
    array: npt.NDArray[Any] = np.ndarray(shape, kind, flat(value))
    if array.flags.writeable:
        array.flags.writeable = False
    return array


def flat(value: Buffer) -> bytes | memoryview:
    """The bytes behind any contiguous buffer, without a copy.

    Raises:
        TypeError: not a buffer, or not contiguous.
    """
    if isinstance(value, bytes):
        return value
    if not isinstance(value, memoryview) and hasattr(value, "__array_interface__"):
        # numpy's own buffer protocol refuses the dtypes of ml_dtypes; their bytes are as good as any.
        if not value.flags.c_contiguous:
            raise TypeError("the array is not contiguous")
        value = value.reshape(-1).view("uint8")
    view = memoryview(value)
    if view.nbytes == 0:
        return b""
    return view if view.format == "B" and view.ndim == 1 and view.contiguous else view.cast("B")


def nbytes(value: Buffer) -> int:
    """How many bytes a buffer has."""
    return len(value) if isinstance(value, bytes) else value.nbytes if hasattr(value, "nbytes") else len(flat(value))


def all_zero(value: Buffer) -> bool:
    """Whether a buffer holds nothing but zero bytes; large ones are looked at piece by piece."""
    view = memoryview(flat(value))
    step = len(_ZEROS)
    return all(_ZEROS.startswith(bytes(view[at : at + step])) for at in range(0, len(view), step))


_ZEROS: Final = bytes(1 << 16)


def view_of(data: Buffer) -> memoryview:
    """A read-only view of bytes over any contiguous buffer."""
    if type(data) is memoryview and data.readonly and data.format == "B" and data.ndim == 1 and data.contiguous:
        return data
    return memoryview(flat(data)).toreadonly()


def text_size(text: str) -> int:
    """How many bytes a text takes in the file."""
    return len(encoded(text))


def length(value: Buffer | None) -> int:
    """How many bytes an optional buffer has."""
    return 0 if value is None else nbytes(value)


def encoded(text: str) -> bytes:
    """Text as its file bytes; surrogates stand for the bytes of the file that were not UTF-8."""
    return text.encode("utf-8", "surrogateescape")


def float_bits(value: float, code: str) -> bytes:
    """The stored bytes of a number; those of a NaN that was read come back as they were."""
    if isinstance(value, RawFloat) and len(value.raw) == struct.calcsize(code):
        return value.raw
    return struct.pack(code, value)


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
    if isinstance(value, int) and hasattr(value, "name"):
        return f"{value.name.lower()} ({int(value)})"
    return escape(repr(value) if isinstance(value, str) else str(value))


# -- spans -----------------------------------------------------------------------------------------------------------


class Span:
    """Where one field (or one element of a repeated field, or a whole record) lies.

    Attributes:
        path: from the root record; offset, length: absolute, in bytes; record, field, index: the owner;
        value: what is stored there; a Record for the span of a whole record.
    """

    __slots__ = ("field", "index", "length", "offset", "path", "record", "value")

    def __init__(
        self, path: str, offset: int, length: int, record: Record | None, field: Field | None, index: int, value: Any
    ) -> None:
        self.path = path
        self.offset = offset
        self.length = length
        self.record = record
        self.field = field
        self.index = index
        self.value = value

    def __repr__(self) -> str:
        return f"Span({self.path!r}, {self.offset}, {self.length})"


def spans(record: Record, offset: int = 0, path: str = "", *, nodes: bool = False) -> Iterator[Span]:
    """The spans of all fields in file order, with no byte twice; of a tree that broke off, as far as it goes.

    With `nodes` also a span for each record and each whole list, before those of its parts.
    """
    prefix = f"{path}." if path else ""
    constants: list[Span] = []
    for field in record._layout:
        value = getattr(record, field.name, MISSING)
        if value is MISSING:
            return
        if value is None:
            continue
        name = prefix + field.name
        if field.constant is not None:
            # The class has it whatever was read; what stands behind it shows that it was.
            constants.append(Span(name, offset, len(value), record, field, 0, value))
            offset += len(value)
            continue
        yield from constants
        constants.clear()
        items = value if field.many else (value,)
        if nodes and field.many:
            yield Span(name, offset, sum(_length(record, field, item) for item in items), record, field, 0, value)
        for index, item in enumerate(items):
            place = f"{name}[{index}]" if field.many else name
            length = _length(record, field, item)
            if field.kind != RECORD:
                yield Span(place, offset, length, record, field, index, item)
            else:
                if nodes:
                    yield Span(place, offset, length, record, field, index, item)
                yield from spans(item, offset, place, nodes=nodes)
            offset += length
    yield from constants


def _length(record: Record, field: Field, item: Any) -> int:
    if field.kind == RECORD:
        return size_of(item)
    if field.kind == BYTES:
        return nbytes(item)
    return len(encoded(item)) if field.kind == TEXT else field.item_size(record)


def size_of(record: Record) -> int:
    """How many bytes a record takes in the file."""
    total = 0
    for field in record._layout:
        value = getattr(record, field.name, None)
        if value is not None:
            if field.many and field.kind in (INT, FLOAT):
                total += len(value) * field.item_size(record)
            else:
                total += sum(_length(record, field, item) for item in (value if field.many else (value,)))
    return total


# -- equality --------------------------------------------------------------------------------------------------------


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


# -- what the readers say when a file is broken ----------------------------------------------------------------------


def short(record: Record, name: str, position: int, needed: int, left: int) -> FormatError:
    """The error for a field of `needed` bytes at `position` where only `left` are there."""
    error = FormatError(errors.SHORT, name, position, f"{needed} bytes", f"{left} before the end")
    error.record = record
    return error


def invalid(record: Record, name: str, position: int, value: Any = MISSING) -> FormatError:
    """The error for a field that breaks its own `valid` or `contents`."""
    field = field_of(type(record), name)
    got = show(getattr(record, field.slot) if value is MISSING else value)
    error = FormatError(field.rule, name, position, field.expected, got)
    error.record = record
    return error


def over(record: Record, name: str, position: int, limits: Mapping[str, int]) -> FormatError:
    """The error for a count that is above its limit, or below what the format allows."""
    field = field_of(type(record), name)
    if getattr(record, field.slot) <= limits[field.limit]:
        return invalid(record, name, position)
    expected = f"at most {limits[field.limit]} (limit {field.limit})"
    error = FormatError(field.rule, name, position, expected, show(getattr(record, field.slot)))
    error.record = record
    return error


def cut(record: Record, data: memoryview, position: int, end: int, name: str, limits: Mapping[str, int]) -> FormatError:
    """The error for a run of fixed-size fields, from `name` on, that ends behind `end`: its first fault."""
    layout = type(record)._layout
    for field in layout[layout.index(field_of(type(record), name)) :]:
        if field.constant is not None or field.kind == BYTES:
            size = len(field.constant) if field.constant is not None else _fixed(field.size)
            value: Any = bytes(data[position : min(position + size, end)])
            if field.constant is not None and not field.constant.startswith(value):
                return invalid(record, name=field.name, position=position, value=value)
            if len(value) < size:
                return short(record, field.name, position, size, len(value))
        else:
            code = field.code if isinstance(field.code, str) else field.code(record)
            size = struct.calcsize(code)
            values: list[Any] = []
            count = _fixed(field.count) if field.many else 1
            while len(values) < count and end - position - len(values) * size >= size:
                (number,) = struct.unpack_from(code, data, position + len(values) * size)
                values.append(number if field.enum is None else field.enum.get(number, number))
            if len(values) < count:
                place = f"{field.name}[{len(values)}]" if field.many else field.name
                return short(record, place, position + len(values) * size, size, end - position - len(values) * size)
            value, size = (values if field.many else values[0]), size * count
        if field.constant is None:
            setattr(record, field.slot, value)
            if field.valid is not None and not field.valid(record):
                return invalid(record, field.name, position)
            if field.limit and value > limits[field.limit]:
                return over(record, field.name, position, limits)
        position += size
    raise AssertionError("the run is complete")


def _fixed(size: Any) -> int:
    return size if isinstance(size, int) else 0


def fill(
    items: list[Any], reader: Callable[..., Any], data: memoryview, position: int, end: int, size: int, *args: Any
) -> None:
    """Reads the records of a list that the data do not hold, up to the one that is cut; that one's error comes out."""
    while True:
        items.append(reader(data, position, end, *args))
        position += size


def within(error: FormatError, record: Record, scope: Mapping[str, Any]) -> FormatError:
    """`error` as it is to be seen from `record`, whose reader has the local variables `scope`.

    The part that was being read is the first field without a value; it is attached, so that the tree goes as far as
    the reader went.
    """
    for field in type(record)._layout:
        if field.constant is None and getattr(record, field.slot, MISSING) is MISSING:
            break
    else:
        return error
    child = error.record
    if field.many and isinstance(items := scope.get(field.name), list):
        if child is not record:
            error.path = f"{field.name}[{len(items)}]" + (f".{error.path}" if error.path else "")
            items.append(child)
        setattr(record, field.slot, items)
    elif child is not record:
        error.path = f"{field.name}.{error.path}" if error.path else field.name
        setattr(record, field.slot, child)
    error.record = record
    return error


# -- settling and writing --------------------------------------------------------------------------------------------


def kept(record: Record, name: str, stored: T | None, computed: T) -> T:
    """The value of a derived field: as computed, or as the file had it while what it follows from is unchanged."""
    remembered = getattr(record, "_computed", None)
    if remembered and name in remembered:
        if remembered[name] == computed and stored is not None:
            return stored
        del remembered[name]
    return computed


def remember(record: Record, name: str, computed: Any) -> None:
    """Notes at reading that the stored value of a derived field is not the one that would be computed."""
    remembered = getattr(record, "_computed", None)
    if remembered is None:
        remembered = record._computed = {}
    remembered[name] = computed


def forget(record: Record) -> None:
    """Forgets, in a whole tree, what a file had otherwise than it would be computed."""
    if getattr(record, "_computed", None):
        record._computed = {}
    for field in record._layout:
        value = getattr(record, field.name, None)
        if field.kind == RECORD and value is not None:
            for item in value if field.many else (value,):
                forget(item)


def padded(value: Buffer | None, size: int) -> Buffer:
    """Filler of that size: as it is, or zeros where its length has changed."""
    return bytes(size) if value is None or nbytes(value) != size else value


def settle(record: Record, *, canonical: bool = False) -> None:
    """Brings every derived field, parameter and padding of a tree to the truth; doing it twice changes nothing.

    With `canonical` also those that a file had otherwise and that nobody has changed, and all padding becomes zeros.

    Raises:
        FormatError: a field has no value, or one of a wrong type.
    """
    _complete(record, "")
    if canonical:
        forget(record)
    try:
        _settle(record, "", canonical)
        if _stale(record):
            _settle(record, "", canonical)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        if isinstance(error, FormatError):
            raise
        # Parts that are each right and do not fit together, in a way that no check has a name for.
        raise FormatError(errors.LENGTH, "", 0, "parts that fit together", str(error)) from error


def _complete(record: Record, path: str) -> None:
    """Refuses numbers and texts that are missing or none, in the whole tree: derivations reach into its parts."""
    prefix = f"{path}." if path else ""
    for field in record._layout:
        value = getattr(record, field.slot, None)
        if field.kind in _PYTHON_TYPES:
            _require(record, field, prefix + field.name)
        elif field.kind == RECORD and value is not None:
            for index, item in enumerate(value if field.many and isinstance(value, list) else (value,)):
                if isinstance(item, Record):
                    _complete(item, f"{prefix}{field.name}[{index}]" if field.many else prefix + field.name)


def _settle(record: Record, path: str, canonical: bool) -> None:
    prefix = f"{path}." if path else ""
    for field in record._layout:
        _require(record, field, prefix + field.name)
    record._derive_before()
    for field in record._layout:
        value = getattr(record, field.name, None)
        if field.default is not None and field.present is not None:
            # An optional value comes and goes with its condition while nobody has chosen another one.
            if value is None and field.present(record):
                setattr(record, field.slot, field.default)
            elif value == field.default and not field.present(record):
                setattr(record, field.slot, None)
        if field.kind == RECORD and value is not None:
            for index, item in enumerate(value if field.many else (value,)):
                place = f"{prefix}{field.name}[{index}]" if field.many else prefix + field.name
                _require_case(record, field, index, item, place)
                for name, argument in zip(item._params, field.args(record, index) if field.args else (), strict=True):
                    setattr(item, name, argument)
                _settle(item, place, canonical)
    record._derive_after()
    for field in record._layout:
        value = getattr(record, field.name, None)
        if field.padding and field.size is not None and (field.present is None or field.present(record)):
            left = 1 << 62 if value is None else nbytes(value)
            size = field.size if isinstance(field.size, int) else field.size(record, 0, left)
            setattr(record, field.slot, padded(None if canonical else value, size))
        elif field.padding and canonical and value is not None:
            setattr(record, field.slot, bytes(nbytes(value)))
        if field.array is not None and value is not None:
            _require_arrays(record, field, field.array, prefix + field.name)


def _stale(record: Record) -> bool:
    """Whether a part has an argument from before a size that it follows from was known."""
    for field in record._layout:
        value = getattr(record, field.name, None)
        if field.kind == RECORD and value is not None:
            for index, item in enumerate(value if field.many else (value,)):
                for name, argument in zip(item._params, field.args(record, index) if field.args else (), strict=True):
                    if isinstance(argument, (int, float)) and getattr(item, name) != argument:
                        return True
                if _stale(item):
                    return True
    return False


_PYTHON_TYPES: Final[dict[str, tuple[type, ...]]] = {INT: (int,), FLOAT: (int, float), TEXT: (str,)}


def _require_case(record: Record, field: Field, index: int, item: Record, path: str) -> None:
    """Refuses a record of another type than its switch asks for."""
    if field.switch is not None and (wanted := field.switch(record, index)) is not type(item):
        expected = f"a {wanted.__name__}, by the field it depends on" if wanted else "no value"
        raise FormatError(errors.PRESENCE, path, 0, expected, type(item).__name__)


def _require(record: Record, field: Field, path: str) -> None:
    """Refuses a field that has no value, or one that no writer could use."""
    if field.constant is not None:
        return
    value = getattr(record, field.slot, None)
    if value is None:
        unswitched = field.switch is not None and field.switch(record, 0) is None
        if field.present is None and not field.derived and not field.padding and not unswitched:
            raise FormatError(errors.UNSET, path, 0, f"a value ({field.kind})", "none")
        return
    if field.many and not isinstance(value, list):
        raise FormatError(errors.RANGE, path, 0, "a list", type(value).__name__)
    if field.many and isinstance(field.count, int) and len(value) != field.count:
        raise FormatError(errors.LENGTH, path, 0, f"{field.count} elements", str(len(value)))
    for index, item in enumerate(value if field.many else (value,)):
        place = f"{path}[{index}]" if field.many else path
        if field.kind == BYTES:
            try:
                flat(item)
            except (TypeError, ValueError) as error:
                raise FormatError(errors.RANGE, place, 0, "a contiguous buffer", type(item).__name__) from error
        elif field.kind == RECORD:
            if not isinstance(item, field.types):
                names = " or ".join(cls.__name__ for cls in field.types)
                raise FormatError(errors.RANGE, place, 0, names, type(item).__name__)
        elif not isinstance(item, _PYTHON_TYPES[field.kind]):
            raise FormatError(errors.RANGE, place, 0, f"a value of type {field.kind}", show(item))
        elif isinstance(item, str):
            try:
                encoded(item)
            except UnicodeEncodeError as error:
                raise FormatError(errors.TEXT, place, 0, "text that UTF-8 can hold", show(item)) from error


def _require_arrays(record: Record, field: Field, array: Array, path: str) -> None:
    """Refuses arrays that were assigned although their bytes mean something else in this place."""
    value = getattr(record, field.name)
    if field.many and callable(field.count) and field.count(record) != len(value):
        raise FormatError(errors.LENGTH, path, 0, f"{field.count(record)} elements", str(len(value)))
    for index, item in enumerate(value if field.many else (value,)):
        if hasattr(item, "__array_interface__"):
            dtype = array.dtype(record, index)
            if dtype is None or item.dtype != numpy_dtype(dtype).newbyteorder(array.order):
                place = f"{path}[{index}]" if field.many else path
                expected = f"an array of {dtype or 'a known dtype'}"
                raise FormatError(errors.ARRAY, place, 0, expected, f"one of {item.dtype}")


def chunks(record: Record, limits: Mapping[str, int]) -> list[bytes | memoryview]:
    """The bytes of a settled tree, in pieces; payloads are the caller's own views and are not copied.

    Raises:
        FormatError: what stands in the tree is not what a reader would find in the bytes.
    """
    out = _Writer(limits)
    out.write(record, "")
    return out.pieces


def _is_there(record: Record, field: Field) -> bool:
    """Whether an optional field is there by its condition; a switch may leave it out even so."""
    there = field.present is None or field.present(record)
    return there and (field.switch is None or field.many or field.switch(record, 0) is not None)


class _Writer:
    """Collects the pieces of a file; every piece is checked before any of them is out."""

    __slots__ = ("limits", "pieces", "position")

    def __init__(self, limits: Mapping[str, int]) -> None:
        self.limits = limits
        self.pieces: list[bytes | memoryview] = []
        self.position = 0

    def put(self, piece: bytes | memoryview) -> None:
        if len(piece):
            self.pieces.append(piece)
            self.position += len(piece)

    def refuse(self, rule: str, path: str, expected: str, got: str) -> FormatError:
        return FormatError(rule, path, self.position, expected, got)

    def write(self, record: Record, path: str) -> None:
        start, total = self.position, -1
        prefix = f"{path}." if path else ""
        for field in record._layout:
            name = prefix + field.name
            value = getattr(record, field.name, None)
            if field.present is not None and _is_there(record, field) != (value is not None):
                expected = "no value" if value is not None else "a value"
                raise self.refuse(errors.PRESENCE, name, f"{expected}, by the field it depends on", show(value))
            if field.constant is not None:
                self.put(field.constant)
                continue
            if value is None:
                continue
            if field.many:
                count = field.count(record) if callable(field.count) else field.count
                if count is not None and count != len(value):
                    raise self.refuse(errors.LENGTH, name, f"{count} elements", str(len(value)))
            for index, item in enumerate(value if field.many else (value,)):
                place = f"{name}[{index}]" if field.many else name
                before = self.position
                if callable(field.size) and total < 0:
                    total = size_of(record)
                size = field.size(record, index, start + total - before) if callable(field.size) else field.size
                self.item(record, field, index, item, place)
                if size is not None and self.position - before != size:
                    raise self.refuse(errors.LENGTH, place, f"{size} bytes", str(self.position - before))
            if field.limit and value > self.limits[field.limit]:
                expected = f"at most {self.limits[field.limit]} (limit {field.limit})"
                raise self.refuse(field.rule, name, expected, show(value))
            if field.valid is not None and not field.valid(record):
                raise self.refuse(field.rule, name, field.expected, show(value))

    def item(self, record: Record, field: Field, index: int, item: Any, path: str) -> None:
        if field.kind == RECORD:
            _require_case(record, field, index, item, path)
            self.write(item, path)
        elif field.kind == BYTES:
            self.put(flat(item))
        elif field.kind == TEXT:
            try:
                raw = encoded(item)
            except UnicodeEncodeError as error:
                raise self.refuse(errors.TEXT, path, "text that UTF-8 can hold", show(item)) from error
            if raw.decode("utf-8", "surrogateescape") != item:
                raise self.refuse(errors.TEXT, path, "text that is read back as it was", show(item))
            self.put(raw)
        else:
            code = field.code if isinstance(field.code, str) else field.code(record)
            try:
                self.put(float_bits(item, code) if field.kind == FLOAT else struct.pack(code, item))
            except (struct.error, OverflowError) as error:
                bits = 8 * struct.calcsize(code)
                raise self.refuse(errors.RANGE, path, f"a number that fits {bits} bits", show(item)) from error


# -- checks ----------------------------------------------------------------------------------------------------------


def check_tree(root: Record, rules: Mapping[str, Rule]) -> list[Finding]:
    """Every rule of the schema that a complete tree breaks, in file order. No payload is read, but for padding."""
    found: list[tuple[str, str, str]] = []
    _check(root, root, "", found)
    if not found:
        return []
    where = {span.path: span for span in spans(root, nodes=True)}
    findings = [finding(rules[rule], path, where, detail) for rule, path, detail in found]
    return sorted(findings, key=lambda one: one.offset)


def finding(rule: Rule, path: str, where: Mapping[str, Span], detail: str = "") -> Finding:
    """A finding of `rule` at the field `path`; one without a place of its own stands at its nearest parent."""
    place = path
    while place and place not in where:
        place = place.rpartition(".")[0]
    span = where.get(place)
    message = f"{rule.summary.rstrip('.')}{': ' if detail else ''}{detail}"
    return Finding(rule.id, rule.severity, path, span.offset if span else 0, span.length if span else 0, message)


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


def _check(record: Record, root: Record, path: str, found: list[tuple[str, str, str]]) -> None:
    prefix = f"{path}." if path else ""

    def report(rule: str, name: str) -> None:
        absolute = name.startswith("/")
        value = resolve(root if absolute else record, name.lstrip("/"))
        plain = not isinstance(value[0] if isinstance(value, list) and value else value, Record)
        shown = "" if value is None or not plain else f"{name.lstrip('/')} is {show(value)}"
        found.append((rule, name[1:] if absolute else prefix + name, shown))

    for field in record._layout:
        value = getattr(record, field.name, None)
        if value is None:
            continue
        if field.padding:
            for index, item in enumerate(value if field.many else (value,)):
                if not all_zero(item):
                    report(field.padding, f"{field.name}[{index}]" if field.many else field.name)
        elif field.text and any("\udc80" <= c <= "\udcff" for c in value):
            report(field.text, field.name)
        elif field.kind == RECORD:
            for index, item in enumerate(value if field.many else (value,)):
                _check(item, root, f"{prefix}{field.name}[{index}]" if field.many else prefix + field.name, found)
    try:
        record._check(root, report)
    except ArithmeticError as error:
        found.append((errors.UNDEFINED, path, str(error)))


# -- new parts of a tree ---------------------------------------------------------------------------------------------


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


def link(record: Record) -> None:
    """Sets the flags of a record and passes its parameters down, as settling does, so that parts can be added."""
    record._derive_before()
    for field in record._layout:
        value = getattr(record, field.name, None)
        if field.kind == RECORD and value is not None and field.args is not None:
            for index, item in enumerate(value if field.many else (value,)):
                for name, argument in zip(item._params, field.args(record, index), strict=True):
                    setattr(item, name, argument)
