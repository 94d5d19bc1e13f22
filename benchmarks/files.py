"""The files that the benchmarks read: a classifier, a wide synthetic network, and one whose payload is a gigabyte."""

from __future__ import annotations

import os
from pathlib import Path
from struct import Struct

import numpy as np

import nkformats
from nkformats.generated import nk

ROOT = Path(__file__).resolve().parents[1]
COUNTS = Struct("<5I")


def classifier() -> bytes:
    """`mnist_cnn` (7 layers, 8 tensors, 10 test cases) where the corpus is at hand, else the sample like it."""
    found = sorted((ROOT.parent / "shared/corpus/nk").glob("mnist_cnn__*.nk"))
    return (found[-1] if found else ROOT / "samples/digits.nk").read_bytes()


def notions() -> bytes:
    """The framework's own digit recogniser (4 layers, 3.3 MB) where the corpus is at hand, else the sample."""
    found = sorted((ROOT.parent / "shared/corpus/nnn").glob("mnistdemo__*.nnn"))
    return (found[-1] if found else ROOT / "samples/digits.nnn").read_bytes()


def wide() -> bytes:
    """100 layers with 128 weights and 128 biases: the most that the format allows."""
    model = nkformats.from_record(
        nk.Nk(
            header=nk.Header(network_kind=nk.NetworkKind.CNN, input_rank=3, input_shape=[8, 8, 4, 0]),
            weights=nk.Payload(),
            biases=nk.Payload(),
        )
    )
    for number in range(100):
        if number % 14 == 13:
            kind, body = nk.LayerKind.CONVNEXTV2_BLOCK, nk.Convnextv2Block(channels=4)
        elif number % 2:
            kind, body = nk.LayerKind.BATCH_NORM2D, nk.BatchNorm2d(channels=4)
        else:
            conv = nk.Conv2d(kernel_size=3, filters=4, pad_h=1, pad_w=1, activation=nk.Activation.RELU)
            kind, body = nk.LayerKind.CONV2D, conv
        tensors = {}
        for spec, roles in body._tensor_specs(model.record):
            for role, shape in roles.items():
                sizes = [4 if isinstance(size, str) else size for size in shape]
                tensors[f"{spec}.{role}" if spec else role] = np.ones(sizes, "<f4")
        model.insert("layers", number, nk.Layer(kind=kind, body=body), tensors)
    return model.to_bytes()


def dense(units: int, inputs: int) -> bytes:
    """A network of one dense layer; with a long row, its payload is nearly the file."""
    model = nkformats.from_record(
        nk.Nk(
            header=nk.Header(network_kind=nk.NetworkKind.MLP, input_rank=2, input_shape=[1, inputs, 0, 0]),
            weights=nk.Payload(),
            biases=nk.Payload(),
        )
    )
    tensors = {"weight": np.zeros((units, inputs), "<f4"), "bias": np.zeros(units, "<f4")}
    model.insert("layers", 0, nk.Layer(kind=nk.LayerKind.DENSE, body=nk.Dense(units=units)), tensors)
    return model.to_bytes()


def sparse(path: Path, inputs: int) -> None:
    """Writes the same network as `dense(16, ...)` with a payload that takes no room on the disk."""
    small = bytearray(dense(16, 1))
    rows, elements = 16, 16 * inputs
    small[40:44] = (4 * elements).to_bytes(4, "little")
    entry = 48 + 4 + 12
    small[entry + 4 : entry + 24] = COUNTS.pack(rows, inputs, 0, 0, elements)
    small[16:20] = inputs.to_bytes(4, "little")
    metadata = entry + 48
    with path.open("wb") as file:
        file.write(small[:metadata])
        os.truncate(file.fileno(), metadata + 4 * elements + 4 * rows)
