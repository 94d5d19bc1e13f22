"""What a tensor of ONNX is made of, for those who make some; all of it is in the schema."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nkformats.generated.onnx import NOTATION, TensorProto
from nkformats.messages.tensors import new_tensor
from nkformats.records import TensorForm

if TYPE_CHECKING:
    import numpy.typing as npt

FORM: Final[TensorForm] = NOTATION.tensors

#: The fields that can have the elements of a tensor; of several with elements, a loader takes the first.
PAYLOADS: Final = FORM.payloads

#: The dtype of each data type, and back.
DTYPES: Final = FORM.dtypes
DATA_TYPES: Final = FORM.numbers


def tensor_proto(values: npt.ArrayLike, name: str | None = None) -> TensorProto:
    """A new `TensorProto` with these values, in `raw_data` or, of texts, in `string_data`.

    Raises:
        FormatError: ONNX has no data type for them.
    """
    record: TensorProto = new_tensor(FORM, values, name)
    return record
