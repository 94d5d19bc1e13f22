"""What a layout table consists of: fields, arrays, tensor lists, keys. Constant data of the generated classes."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

from nkformats.errors import FormatError
from nkformats.records.buffers import _KINDS, Buffer, _numpy, as_array, numpy_dtype

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from nkformats.records.layout import Record


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
        "many", "name", "packed", "padding", "present", "ref", "role", "rule", "shape", "size", "slot", "switch",
        "tensor", "text", "types", "until", "valid",
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
        packed: Callable[[Any], tuple[int, int, str] | None] | None = None,
    ) -> None:
        """A line for each argument and a line for each attribute, so it is long."""
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
        self.packed = packed

    def code_of(self, record: Record) -> str:
        """What `struct` calls a number of this field: as the schema says it, or as it follows from the record."""
        return self.code if isinstance(self.code, str) else self.code(record)

    def item_size(self, record: Record) -> int:
        """Bytes of one number of this field."""
        return struct.calcsize(self.code_of(record))

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


class Key:
    """One parameter of a type in a keyed notation: ``0=64``.

    Attributes:
        number: its key; name: of the attribute; label: its name in the notation's own documentation; kind: INT, FLOAT
        or TEXT; many: whether it is a list; default: its value where none is given, or what computes it; words: whether
        an integer in a list of floats stands for the bits of one.
    """

    __slots__ = ("default", "doc", "enum", "kind", "label", "many", "name", "number", "words")

    def __init__(
        self, number: int, name: str, kind: str, default: Any, *, many: bool = False,
        enum: Mapping[int, Any] | None = None, label: str = "", doc: str = "", words: bool = False,
    ) -> None:  # fmt: skip
        self.number = number
        self.name = name
        self.kind = kind
        self.default = default
        self.many = many
        self.enum = enum
        self.label = label or name
        self.doc = doc
        self.words = words

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
