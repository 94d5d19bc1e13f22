"""ONNX `.onnx` and `.pb`: a model, and a single tensor. Nothing in the bytes tells one from the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nkformats.codec import Format
from nkformats.errors import FormatError
from nkformats.messages.files import Rooted, message_format
from nkformats.rules import onnx as rules


def _load() -> Any:
    from nkformats.generated import onnx

    return onnx


def _model() -> Any:
    from nkformats.formats.onnx_model import OnnxModel

    return OnnxModel


def _is_model(view: memoryview) -> bool:
    """Whether a `.pb` is a model, for once: it makes no sense as a tensor, and has a graph."""
    module = _load()
    if module.TensorProto._of(view).data_type in module.NOTATION.tensors.dtypes:
        return False
    try:
        model, _ = module.NOTATION.read(module.ModelProto, view)
    except FormatError:
        return False
    return model.graph is not None


def _format(name: str, module: Rooted, claims: Callable[[memoryview, str], bool]) -> Format:
    return message_format(
        name,
        module,
        _model,
        graph_rules=rules.RULES,
        graph_checks=rules.CHECKS,
        value_rules=rules.VALUE_RULES,
        value_checks=rules.VALUE_CHECKS,
        claims=claims,
    )


FORMAT = _format(
    "onnx",
    Rooted(_load, "ModelProto", "ONNX model", "onnx", "pb"),
    claims=lambda view, extension: extension == "onnx" or _is_model(view),
)
TENSOR = _format(
    "pb", Rooted(_load, "TensorProto", "ONNX tensor", "pb"), claims=lambda view, extension: not _is_model(view)
)
