"""ONNX models that tests make, by our own writer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

import nkformats
from nkformats.formats.onnx_tensors import tensor_proto
from nkformats.generated import onnx
from nkformats.generated.onnx import DataLocation, DataType, TensorProto

ONNX, PB = (next(one for one in nkformats.FORMATS if one.name == name) for name in ("onnx", "pb"))


def fine(name: str = "fine") -> TensorProto:
    """A tensor that nobody has anything to say about."""
    return tensor_proto(np.arange(1, 7, dtype="float32").reshape(2, 3), name)


def tensor(kind: DataType, dims: Iterable[int], name: str = "odd", **fields: Any) -> TensorProto:
    return TensorProto(name=name, data_type=kind, dims=list(dims), **fields)


def external(kind: DataType, dims: Iterable[int], name: str = "odd", **entries: str) -> TensorProto:
    """A tensor whose elements are in another file."""
    given = [onnx.StringStringEntryProto(key=key, value=value) for key, value in entries.items()]
    return tensor(kind, dims, name, external_data=given, data_location=DataLocation.EXTERNAL)


def sparse(values: TensorProto, indices: TensorProto, dims: Iterable[int]) -> onnx.SparseTensorProto:
    return onnx.SparseTensorProto(values=values, indices=indices, dims=list(dims))


def graph(*initializers: TensorProto, **fields: Any) -> onnx.GraphProto:
    return onnx.GraphProto(name="g", initializer=list(initializers), **fields)


def network(*initializers: TensorProto, **fields: Any) -> nkformats.Model:
    """A model with these constants; other fields are those of the graph."""
    version = onnx.OperatorSetIdProto(domain="", version=21)
    record = onnx.ModelProto(ir_version=10, opset_import=[version], graph=graph(*initializers, **fields))
    return nkformats.from_record(record)
