"""What rules over values share: one pass over each payload, in blocks, so that memory does not grow with a tensor.

These rules read payloads. They belong to `validate` alone: `parse` and `Model.findings` never look at one.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from nkformats.codec import ValueReport

if TYPE_CHECKING:
    import numpy.typing as npt

#: Elements that are looked at together.
BLOCK: Final = 1 << 16

#: Bytes of an element, and the bits of infinity: with the sign off, infinities and NaNs are what is not below them.
_INFINITY: Final = {
    "float16": (2, 0x7C00), "bfloat16": (2, 0x7F80), "float32": (4, 0x7F80_0000), "float64": (8, 0x7FF0_0000_0000_0000),
}  # fmt: skip

#: Bytes of a model that are looked at without numpy, which takes longer to import than these to be unpacked.
_SMALL: Final = 1 << 18

#: The smallest normal float32.
SMALLEST: Final = 2.0**-126


class Look(NamedTuple):
    """What the values of a tensor are: how many are not finite, the first of them, and whether all are zero."""

    size: int
    odd: int = 0
    first: int = 0
    zero: bool = False

    def detail(self, array: npt.NDArray[Any]) -> str:
        """What is not finite, in words."""
        value = float(array.reshape(-1)[self.first])
        more = f"; {self.odd} of {self.size} are not finite" if self.odd > 1 else f" of {self.size}"
        return f"{value} is element {self.first}{more}"


def look(array: npt.NDArray[Any]) -> Look:
    """Looks at every value once. The bits are compared: that is quick, and quiets no NaN."""
    import numpy as np

    flat = array.reshape(-1)
    size = int(flat.size)
    if array.dtype.name not in _INFINITY:
        return Look(size, zero=size > 0 and not any(flat[at : at + BLOCK].any() for at in range(0, size, BLOCK)))
    width, infinity = _INFINITY[array.dtype.name]
    bits = flat.view(f"<u{width}")
    sign_off = bits.dtype.type(2 ** (8 * width - 1) - 1)
    odd, first, largest = 0, 0, 0
    for at in range(0, size, BLOCK):
        block = bits[at : at + BLOCK] & sign_off
        top = int(block.max())
        largest = max(largest, top)
        if top >= infinity:
            found = block >= infinity
            first = first if odd else at + int(found.argmax())
            odd += int(np.count_nonzero(found))
    return Look(size, odd, first, size > 0 and largest == 0)


def plainly_fine(tensor: Any, *, zeros: bool) -> bool:
    """Whether no value is odd, and not all are zero unless `zeros`; False where it takes numpy to tell."""
    values = tensor.numbers() if tensor.dtype != "float64" else None
    if values is None:
        return False
    # No sum of so many numbers of 32 bits is too large for a double: it is finite if all of them are, and only then.
    return math.isfinite(sum(values)) and (zeros or not values or any(values))


def check_tensors(wanted: Iterable[tuple[Any, str, str]], report: ValueReport) -> None:
    """Looks at tensors: each comes with the rule for values that are not finite, and that for zeros only (or none)."""
    left = _SMALL
    for tensor, odd, zero in wanted:
        if "numpy" not in sys.modules and tensor.nbytes <= left and plainly_fine(tensor, zeros=not zero):
            left -= tensor.nbytes
            continue
        array = tensor.array
        if array is None:
            # Packed, or of a shape that another rule has something to say about.
            continue
        seen = look(array)
        if seen.odd:
            width = array.dtype.itemsize
            report(odd, tensor.path, f"{tensor.name}: {seen.detail(array)}", seen.first * width, width)
        elif zero and seen.zero:
            report(zero, tensor.path, f"{tensor.name}: all {seen.size} values are 0", 0, 0)


def subnormal(value: float) -> bool:
    """Whether a number is so small that float32 stores it with fewer bits, and many processors take it for zero."""
    return 0 < abs(value) < SMALLEST


def scale_of(values: Iterable[float]) -> tuple[int, float] | None:
    """Place and value of the first scale that is not a positive finite number."""
    return next(((at, one) for at, one in enumerate(values) if not (one > 0 and math.isfinite(one))), None)
