"""Single ONNX tensors, as files by themselves."""

from __future__ import annotations

from typing import Final

from hypothesis.control import reject

from nkformats.fuzzing.drawing import Maker, Wishes
from nkformats.fuzzing.onnx_tensors import Tensors
from nkformats.generated.onnx import DataType, TensorProto

VARIANTS: Final = ("tensor",)


def record(maker: Maker, wishes: Wishes) -> TensorProto:
    """A tensor."""
    if wishes.containing not in ("", "TensorProto", *DataType.__members__) or wishes.variant not in (None, *VARIANTS):
        reject()
    tensors = Tensors(maker, wishes.containing)
    made = tensors.plain()
    if not maker.odd:
        # With a name that is no message, no tensor is taken for a model.
        made.name = made.name or tensors.new_name("t")
    whole: TensorProto = made
    return whole
