"""Elements of another width than a number of numpy: of 2, 4 and 6 bits, the first element in the lowest bits, and
varints; and how wide a dtype is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

#: So many bytes of varints are read at a time.
_PIECE: Final = 1 << 18

#: How many elements fill so many whole bytes.
_GROUPS: Final = {2: (4, 1), 4: (2, 1), 6: (4, 3)}


def bits_of(dtype: str) -> int:
    """Bits of an element of a dtype of numpy or ml_dtypes; of a bool, 8."""
    found = re.search(r"\d+", dtype)
    return int(found[0]) if found else 8


def packed_size(count: int, bits: int) -> int:
    """The bytes of so many elements, one behind the other."""
    return -(-count * bits // 8)


def unpack(data: Any, bits: int, count: int) -> npt.NDArray[np.uint8]:
    """The bits of each of `count` elements, an element a byte.

    Args:
        data: at least `packed_size(count, bits)` bytes.
    """
    import numpy as np

    elements, size = _GROUPS[bits]
    source = np.frombuffer(data, "uint8", packed_size(count, bits))
    rest = -len(source) % size
    groups = np.concatenate([source, np.zeros(rest, "uint8")]).reshape(-1, size)
    words = sum(groups[:, at].astype("uint32") << (8 * at) for at in range(size))
    shifts = np.arange(elements, dtype="uint32") * bits
    codes = (np.asarray(words)[:, None] >> shifts) & ((1 << bits) - 1)
    result: npt.NDArray[np.uint8] = codes.astype("uint8").reshape(-1)[:count]
    return result


def unpack_rows(data: Any, bits: int, rows: int, columns: int) -> npt.NDArray[np.uint8]:
    """As `unpack`, of rows that each begin at a whole byte; elements can have a whole byte, too.

    Raises:
        ValueError: there are not as many bytes as such rows have.
    """
    import numpy as np

    source = np.frombuffer(data, "uint8").reshape(rows, packed_size(columns, bits))
    if bits == 8:
        return source
    elements, size = _GROUPS[bits]
    groups = -(-columns // elements)
    filled = np.zeros((rows, groups * size), "uint8")
    filled[:, : source.shape[1]] = source
    return unpack(filled, bits, rows * groups * elements).reshape(rows, groups * elements)[:, :columns]


def signed(codes: npt.NDArray[np.uint8], bits: int) -> npt.NDArray[np.int8]:
    """The bits of elements as numbers in two's complement."""
    shift = 8 - bits
    result: npt.NDArray[np.int8] = (codes << shift).view("int8") >> shift
    return result


def varints(data: Any) -> npt.NDArray[np.uint64]:
    """The numbers of a row of varints, as 64 bits without sign; a last one that has no end is left out.

    Raises:
        ValueError: one has more than 10 bytes.
    """
    import numpy as np

    source, found, start = np.frombuffer(data, "uint8"), [np.zeros(0, "uint64")], 0
    while start < len(source):
        # A piece at a time: places take eight times the memory of the bytes.
        piece = source[start : start + _PIECE]
        ends = np.flatnonzero(piece < 128)
        if not len(ends):
            if len(piece) > 10 or len(piece) == _PIECE:
                raise ValueError("a varint of more than 10 bytes")
            break
        starts = np.concatenate([[0], ends[:-1] + 1])
        sizes = ends - starts + 1
        if sizes.max() > 10:
            raise ValueError("a varint of more than 10 bytes")
        values = np.zeros(len(ends), "uint64")
        for at in range(int(sizes.max())):
            longer = np.flatnonzero(sizes > at)
            values[longer] |= (piece[starts[longer] + at] & 127).astype("uint64") << np.uint64(7 * at)
        found.append(values)
        start += int(ends[-1]) + 1
    return np.concatenate(found)


def pack(codes: npt.NDArray[np.uint8], bits: int) -> bytes:
    """Elements one behind the other; what is left of the last byte is zero. Of each only the lowest bits count."""
    import numpy as np

    elements, size = _GROUPS[bits]
    count = len(codes)
    padded = np.concatenate([codes, np.zeros(-count % elements, "uint8")]).reshape(-1, elements).astype("uint32")
    words = np.zeros(len(padded), "uint32")
    for at in range(elements):
        words |= (padded[:, at] & ((1 << bits) - 1)) << (bits * at)
    groups = np.stack([(words >> (8 * at)) & 255 for at in range(size)], axis=1).astype("uint8")
    return groups.reshape(-1)[: packed_size(count, bits)].tobytes()
