"""Faults of single ONNX tensors: those of tensors in models, but for what it takes a graph for."""

from nkformats.fuzzing.onnx_breaking import TENSOR as REGISTER
from nkformats.fuzzing.onnx_faults import ways

__all__ = ["REGISTER", "ways"]
