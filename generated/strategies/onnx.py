"""ONNX model or TensorProto: what must hold in a file, and values on the border of it.

Generated from schemas/onnx.ksy; do not edit.
"""

from __future__ import annotations

from typing import Final

from nkformats.records import Lawbook

LAWBOOK: Final = Lawbook(
    claims={},
    layout={},
    sources={},
    joint={},
    excused={},
)
