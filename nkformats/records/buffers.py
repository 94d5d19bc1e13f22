"""Runs of bytes, numbers and arrays as records hold them: views of the file, or buffers that a caller assigned.

numpy is imported when the first array is asked for.
"""

from __future__ import annotations

import struct
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Literal

from nkformats import errors
from nkformats.errors import FormatError

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


#: What a bytes field holds: a view into the file as read, or any contiguous buffer that the caller assigned.
Buffer = Any


class Hole:
    """A run of bytes that is not there: only its size is known."""

    __slots__ = ("nbytes",)

    def __init__(self, nbytes: int) -> None:
        self.nbytes = nbytes

    def __repr__(self) -> str:
        return f"Hole({self.nbytes})"


class RawFloat(float):
    """A NaN that was read, with the bytes it stood in: a conversion to double would quiet a signalling one."""

    __slots__ = ("raw",)
    raw: bytes


def raw_float(data: memoryview, position: int, size: int) -> RawFloat:
    """The NaN of `size` bytes at `position`."""
    value = RawFloat("nan")
    value.raw = bytes(data[position : position + size])
    return value


@cache
def _numpy() -> Any:
    """numpy, which takes ten times as long to import as all the rest: it comes in with the first array."""
    import numpy

    return numpy


#: The numpy dtypes that were asked for, by byte order and name.
_KINDS: Final[dict[str, dict[str | None, np.dtype[Any]]]] = {"<": {}, ">": {}}


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

    kind = _KINDS[order].get(dtype)
    if kind is None and dtype is not None:
        kind = _KINDS[order][dtype] = numpy_dtype(dtype).newbyteorder(order)
    array: npt.NDArray[Any] | None = None
    if kind is not None:
        # Some formats write a tensor without elements as one without axes.
        sizes = shape if shape or nbytes(value) else (0,)
        try:
            array = _numpy().ndarray(sizes, kind, value if type(value) is memoryview else flat(value))
        except (TypeError, ValueError):
            pass
    if array is None or array.nbytes != nbytes(value):
        got = f"{nbytes(value)} bytes"
        raise FormatError(errors.ARRAY, name, 0, f"the bytes of {dtype or 'an array'} {list(shape)}", got)
    if array.flags.writeable:
        array.flags.writeable = False
    return array


#: What `struct` calls the dtypes that it has.
_CODES: Final = {
    "int8": "b", "uint8": "B", "int16": "h", "uint16": "H", "int32": "i", "uint32": "I", "float16": "e", "float32": "f",
    "float64": "d",
}  # fmt: skip


def plain_numbers(value: Buffer, dtype: str | None, order: Literal["<", ">"]) -> tuple[Any, ...] | None:
    """The elements of a buffer as Python has them, without numpy; None where dtype and bytes do not allow it."""
    code = _CODES.get(dtype or "")
    if code is None or nbytes(value) % struct.calcsize(order + code):
        return None
    return struct.unpack(f"{order}{nbytes(value) // struct.calcsize(order + code)}{code}", flat(value))


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


def same_bytes(one: Buffer, other: Buffer) -> bool:
    """Whether two buffers hold the same bytes; of two holes their sizes say all."""
    if nbytes(one) != nbytes(other) or isinstance(one, Hole) is not isinstance(other, Hole):
        return False
    # memoryview compares element by element; as bytes it is one memcmp.
    return isinstance(one, Hole) or bytes(flat(one)) == bytes(flat(other))


def nbytes(value: Buffer) -> int:
    """How many bytes a buffer has."""
    if type(value) is memoryview:
        return value.nbytes
    return len(value) if isinstance(value, bytes) else value.nbytes if hasattr(value, "nbytes") else len(flat(value))


def all_zero(value: Buffer) -> bool:
    """Whether a buffer holds nothing but zero bytes; large ones are looked at piece by piece."""
    view = memoryview(flat(value))
    step = len(_ZEROS)
    return all(_ZEROS.startswith(bytes(view[at : at + step])) for at in range(0, len(view), step))


_ZEROS: Final = bytes(1 << 16)


def view_of(data: Buffer) -> memoryview:
    """A read-only view of bytes over any contiguous buffer."""
    if type(data) is bytes:
        return memoryview(data)
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


def float_of_bits(word: int) -> float:
    """The float32 that a word of 32 bits is."""
    raw = struct.pack("<I", word)
    value: float = struct.unpack("<f", raw)[0]
    return value if value == value else raw_float(memoryview(raw), 0, 4)


def bits_of_float(value: float) -> int:
    """The word of 32 bits that a number is as float32.

    Raises:
        OverflowError: it has no place in it.
    """
    word: int = struct.unpack("<I", float_bits(value, "<f"))[0]
    return word


def float_bits(value: float, code: str) -> bytes:
    """The stored bytes of a number; those of a NaN that was read come back as they were."""
    if isinstance(value, RawFloat) and len(value.raw) == struct.calcsize(code):
        return value.raw
    return struct.pack(code, value)
