"""ONNX `.onnx` and `.pb`: a model, and a single tensor. Nothing in the bytes tells one from the other."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any

from nkformats import errors
from nkformats.beneath import Folder
from nkformats.codec import Format
from nkformats.errors import FormatError
from nkformats.rules import onnx as rules
from nkformats.source import Source


class _Module:
    """The generated module as one of the two formats sees it: with a root and an extension of its own."""

    def __init__(self, root: str, title: str, *extensions: str) -> None:
        self._root = root
        self.TITLE = title
        self.EXTENSIONS = extensions

    @property
    def ROOT(self) -> Any:
        """The class of the outermost message."""
        return getattr(_generated(), self._root)

    def __getattr__(self, name: str) -> Any:
        return getattr(_generated(), name)


def _generated() -> Any:
    from nkformats.generated import onnx

    return onnx


def assemble(
    codec: Format, source: Source, limits: Mapping[str, int], variant: str | None, companion: Any,
    operators: Mapping[str, Any] | None, links: str | None = None,
) -> Any:  # fmt: skip
    """The model of a file. `companion` is the folder of the files that it names, where it has no name itself.

    Raises:
        FormatError: the file is broken, or of another variant. ValueError: an option that makes no sense here.
    """
    from nkformats.formats.onnx_model import OnnxModel

    if operators is not None:
        raise ValueError(f"a file of format {codec.name} has no operators of its own")
    folder = None
    if companion is not None or source.name is not None:
        folder = Folder(os.path.dirname(source.name or "") if companion is None else os.fsdecode(companion), links)
    module = codec.module
    try:
        record, found = module.NOTATION.read(module.ROOT, source.view, limits)
    except FormatError as error:
        error.source = source.name
        error.model = OnnxModel(error.record, codec, source, folder=folder, limits=limits, complete=False)
        raise
    model = OnnxModel(record, codec, source, found, folder, limits)
    if variant is not None and variant.casefold() != model.variant:
        other = FormatError(
            errors.VARIANT, "", 0, f"a file of variant {variant}", model.variant or "none", source=source.name
        )
        other.model = OnnxModel(record, codec, source, folder=folder, limits=limits, complete=False)
        raise other
    return model


def adopt(codec: Format, record: Any) -> Any:
    """The model of a message that somebody built, or None for any other record."""
    if not isinstance(record, codec.module.ROOT):
        return None
    from nkformats.formats.onnx_model import OnnxModel

    return OnnxModel(record, codec)


def _is_model(view: memoryview) -> bool:
    """Whether a `.pb` is a model, for once: it makes no sense as a tensor, and has a graph."""
    module = _generated()
    if module.TensorProto._of(view).data_type in range(1, 29):
        return False
    try:
        model, _ = module.NOTATION.read(module.ModelProto, view)
    except FormatError:
        return False
    return model.graph is not None


def _format(name: str, module: _Module, claims: Callable[[memoryview, str], bool] | None = None) -> Format:
    return Format(
        name,
        lambda: module,
        variant=lambda record: "",
        graph_rules=rules.RULES,
        graph_checks=rules.CHECKS,
        value_rules=rules.VALUE_RULES,
        value_checks=rules.VALUE_CHECKS,
        assemble=assemble,
        adopt=adopt,
        claims=claims,
    )


FORMAT = _format(
    "onnx",
    _Module("ModelProto", "ONNX model", "onnx", "pb"),
    claims=lambda view, extension: extension == "onnx" or _is_model(view),
)
TENSOR = _format("pb", _Module("TensorProto", "ONNX tensor", "pb"), claims=lambda view, extension: not _is_model(view))
