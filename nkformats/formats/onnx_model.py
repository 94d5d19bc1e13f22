"""The models of ONNX: which of the two a file is, and of which version."""

from __future__ import annotations

from typing import Any

from nkformats.errors import FormatError
from nkformats.messages.model import MessageModel


class OnnxModel(MessageModel):
    """An ONNX model, or a single tensor."""

    __slots__ = ()

    @property
    def variants(self) -> tuple[str, ...]:
        """``ir8`` for a model of IR version 8; ``tensor`` for a single one."""
        if isinstance(self.record, self.form.cls):
            return ("tensor",)
        version = self.record.ir_version
        return () if version is None else (f"ir{version}",)

    @property
    def reads_as_other(self) -> bool:
        """Whether the file makes sense as the other of the two, too: a model with a graph, or a tensor with a type."""
        tensor = isinstance(self.record, self.form.cls)
        notation = self.codec.module.NOTATION
        cls = self.codec.module.ModelProto if tensor else self.form.cls
        # Its own fields first: all of a large file would be walked for nothing.
        other: Any = cls._of(self._view)
        if not (other.graph is not None if tensor else other.data_type in self.form.dtypes):
            return False
        try:
            notation.read(cls, self._view)
        except FormatError:
            return False
        return True
