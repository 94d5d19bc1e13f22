"""ONNX model or TensorProto: what must hold in a file, and values on the border of it.

Generated from schemas/onnx.ksy; do not edit.
"""

from __future__ import annotations

from typing import Final

from nkformats.generated import onnx
from nkformats.records import Claim, Lawbook

LAWBOOK: Final = Lawbook(
    claims={
        onnx.TensorProto: (
            Claim(
                "ONNX101",
                "check",
                "dims[*]",
                lambda s, root: all(item >= 0 for item in s.dims),
                (("dims[*]", lambda s, root: 0),),
            ),
            Claim("ONNX102", "check", "dims", lambda s, root: len(s.dims) <= 64, (("dims#", lambda s, root: 64),)),
            Claim(
                "ONNX103",
                "check",
                "data_type",
                lambda s, root: s.data_type >= 1 and s.data_type <= 28,
                (
                    ("data_type", lambda s, root: 1),
                    ("data_type", lambda s, root: 28),
                ),
            ),
        ),
        onnx.SparseTensorProto: (
            Claim(
                "ONNX301",
                "check",
                "dims[*]",
                lambda s, root: all(item > 0 for item in s.dims),
                (("dims[*]", lambda s, root: 0),),
            ),
        ),
    },
    layout={},
    sources={},
    joint={},
    excused={
        "ONNX011": "It is a limit of this reader alone: a loader that takes so large a file is right.",
    },
)
