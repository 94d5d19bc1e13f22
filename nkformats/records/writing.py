"""Settling a tree, and the bytes of a settled one.

Settling brings counts, sizes, flags, parameters and padding to the truth; writing checks every piece before one is out.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import Any, Final

from nkformats import errors
from nkformats.errors import FormatError
from nkformats.records.buffers import Buffer, Hole, all_zero, encoded, flat, float_bits, nbytes, numpy_dtype
from nkformats.records.fields import BYTES, ELSEWHERE, FLOAT, INT, RECORD, TEXT, Array, Field
from nkformats.records.layout import Record, T, show
from nkformats.records.spans import size_of


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


def tidy(record: Record) -> None:
    """Brings to the truth, in a whole tree, what says nothing of its own; settling then does the rest.

    Padding becomes zeros, and a derived field that a file had otherwise is computed again. Padding of another length
    than a writer would give it changes its length only where it is all zeros: other bytes could be data that somebody
    misses. A value that is remembered and not derived stays, too: it says something.
    """
    remembered = getattr(record, "_computed", None) or {}
    telling = {field.name for field in record._layout if not field.derived}
    for name in remembered.keys() - telling:
        del remembered[name]
    for field in record._layout:
        value = getattr(record, field.name, None)
        if field.padding and value is not None and not isinstance(value, Hole):
            zeros = all(map(all_zero, value if field.many else (value,)))
            if field.name in remembered and zeros:
                del remembered[field.name]
                setattr(record, field.slot, None)
            elif field.name not in remembered and not zeros:
                blanks = [bytes(nbytes(item)) for item in (value if field.many else (value,))]
                setattr(record, field.slot, blanks if field.many else blanks[0])
        elif field.kind == RECORD and value is not None:
            for item in value if field.many else (value,):
                tidy(item)


def padded(value: Buffer | None, size: int) -> Buffer:
    """Filler of that size: as it is, or zeros where its length has changed."""
    return bytes(size) if value is None or nbytes(value) != size else value


def link(record: Record) -> None:
    """Sets the flags of a record and passes its parameters down, as settling does, so that parts can be added."""
    record._derive_before()
    for field in record._layout:
        value = getattr(record, field.name, None)
        if field.kind == RECORD and value is not None and field.args is not None:
            for index, item in enumerate(value if field.many else (value,)):
                for name, argument in zip(item._params, field.args(record, index), strict=True):
                    setattr(item, name, argument)


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
    except FormatError:
        raise
    except _ODD as error:
        raise FormatError(errors.LENGTH, "", 0, "parts that fit together", str(error)) from error


#: What comes out of derivations where parts that are each right do not fit together, in a way that no check has a name
#: for.
_ODD: Final = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)


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
    try:
        _settle_fields(record, path, canonical)
    except FormatError:
        raise
    except _ODD as error:
        raise FormatError(errors.LENGTH, path, 0, "parts that fit together", str(error)) from error


def _settle_fields(record: Record, path: str, canonical: bool) -> None:
    prefix = f"{path}." if path else ""
    for field in record._layout:
        _require(record, field, prefix + field.name)
        if field.enum is not None:
            _name_members(record, field)
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


def _name_members(record: Record, field: Field) -> None:
    """Makes plain integers the members of their enum, as a reader does: a built tree is used like one that was read."""
    value, members = getattr(record, field.slot, None), field.enum
    if members is None or value is None:
        return
    if field.many:
        setattr(record, field.slot, [members.get(one, one) for one in value])
    elif type(value) is int and value in members:
        setattr(record, field.slot, members[value])


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
    if field.constant is not None or field.kind == ELSEWHERE:
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


def item_bytes(record: Record, field: Field, item: Any, path: str, offset: int) -> bytes:
    """One element of a field as it stands in a file at `offset`.

    Raises:
        FormatError: it does not fit.
    """
    out = _Writer({})
    out.position = offset
    out.item(record, field, 0, item, path)
    return b"".join(out.pieces)


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
            if field.kind == ELSEWHERE:
                continue
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
                if field.until is not None and [bool(field.until(item)) for item in value[-1:] + value[:-1]] != [
                    True, *[False] * (len(value) - 1)
                ]:  # fmt: skip
                    raise self.refuse(
                        errors.LENGTH, name, "an element that ends the list, and only as its last", "another"
                    )
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
            code = field.code_of(record)
            try:
                self.put(float_bits(item, code) if field.kind == FLOAT else struct.pack(code, item))
            except (struct.error, OverflowError) as error:
                bits = 8 * struct.calcsize(code)
                raise self.refuse(errors.RANGE, path, f"a number that fits {bits} bits", show(item)) from error
