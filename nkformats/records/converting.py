"""A tree in another layout of its format: fields come and go with a parameter of the root, and numbers change width."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nkformats import errors
from nkformats.errors import FormatError
from nkformats.records.buffers import flat, numpy_dtype
from nkformats.records.fields import BYTES, FLOAT, INT, RECORD, TEXT, Field
from nkformats.records.layout import Record, blank, field_of, show

if TYPE_CHECKING:
    import numpy.typing as npt


def relayout(record: Record, layout: Any, path: str = "") -> None:
    """Brings a tree, whose parameters below the root are those of its old layout, to another one.

    A field that the new layout has and the old one had not gets its default, or nothing: 0, an empty text or list. One
    that the new layout has not must hold just that. Array elements change their dtype; float32 rounds.

    Args:
        record: the root, whose parameters are set already.
        layout: what to call the new layout in an error.
        path: of the record, empty for the root.

    Raises:
        FormatError: the new layout cannot store what the tree says; the tree is then between the layouts.
    """
    prefix = f"{path}." if path else ""
    for field in record._layout:
        if field.constant is not None or field.derived:
            continue
        value = getattr(record, field.slot, None)
        if field.present is not None and not field.present(record):
            if value is not None and not _says_nothing(value):
                expected = f"what layout {layout} can store"
                raise FormatError(errors.VARIANT, prefix + field.name, 0, expected, show(value))
            setattr(record, field.slot, None)
            continue
        if value is None:
            value = _nothing(field) if field.default is None else field.default
            setattr(record, field.slot, value)
        if field.kind == RECORD:
            for index, item in enumerate(value if field.many else (value,)):
                place = f"{prefix}{field.name}[{index}]" if field.many else prefix + field.name
                arrays = {one.name: item.array(one.name) for one in item._layout if one.array and not one.many}
                for name, argument in zip(item._params, field.args(record, index) if field.args else (), strict=True):
                    setattr(item, name, argument)
                for name, array in arrays.items():
                    _change_width(item, name, array, f"{place}.{name}")
                relayout(item, layout, place)


def _nothing(field: Field) -> Any:
    if field.many:
        return []
    if field.kind == RECORD:
        return blank(field.types[0])
    return {INT: 0, FLOAT: 0.0, BYTES: b"", TEXT: ""}[field.kind]


def _says_nothing(value: Any) -> bool:
    """Whether a value is what a reader takes where the field is not there: zeros, and nothing else."""
    if isinstance(value, Record):
        fields = (field for field in value._layout if field.constant is None and not field.derived)
        return all(_says_nothing(getattr(value, field.slot, None)) for field in fields)
    if isinstance(value, list):
        return all(map(_says_nothing, value))
    return not value if value is None or isinstance(value, (int, float, str)) else not any(bytes(flat(value)))


def _change_width(record: Record, name: str, old: npt.NDArray[Any], path: str) -> None:
    """Stores an array in the dtype that the record's parameters ask for now, if that is another one.

    Raises:
        FormatError: a finite value becomes infinite.
    """
    import numpy as np

    array = field_of(type(record), name).array
    assert array is not None
    dtype = array.dtype(record, 0)
    if dtype is None or old.dtype.name == dtype:
        return
    new = np.ascontiguousarray(cast(old, dtype, path))
    setattr(record, name, new.astype(numpy_dtype(dtype).newbyteorder(array.order), copy=False))


def cast(values: npt.NDArray[Any], dtype: str, path: str) -> npt.NDArray[Any]:
    """The values in another dtype, rounded.

    Raises:
        FormatError: a finite value becomes infinite.
    """
    import numpy as np

    # A NaN that signals makes a warning wherever ml_dtypes looks at it.
    with np.errstate(over="ignore", invalid="ignore"):
        new = values.astype(numpy_dtype(dtype))
        finite = np.isfinite(values)
        if not np.array_equal(finite, np.isfinite(new.astype(np.float32) if new.dtype.itemsize < 4 else new)):
            largest = float(np.abs(values[finite]).max())
            raise FormatError(errors.RANGE, path, 0, f"values within {dtype}", f"{largest:g}")
    return new
