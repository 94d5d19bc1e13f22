"""Small `.nnn` networks for the tests, and an encoder that owes nothing to the schema.

`encode` writes the seven layouts with `struct` alone, from the published page and what real files hold; `build` makes
the same network of the library's records. Values are multiples of 1/64, exact in both float widths, so offsets and
values in the tests can be literal.
"""

from __future__ import annotations

import math
import struct
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

import nkformats
from nkformats.generated import nnn
from nkformats.generated.nnn import Activation, LayerKind, Layout

Array = npt.NDArray[Any]
LAYOUTS = tuple(Layout)


def values(*shape: int) -> Array:
    """Different small numbers."""
    return ((np.arange(math.prod(shape)) * 7 % 23 - 11) / 64).reshape(shape)


class Part(NamedTuple):
    """A layer: dense for a matrix, convolution for kernels of rank 3 and above. `None` is a tensor not set up."""

    weights: Array | None
    bias: Array | None
    activation: Activation = Activation.LINEAR
    tau: float = 0.0625
    dropout: float = 0.0
    flatten: int = 0
    pads: tuple[int, ...] | None = None
    neurons: int | None = None
    grad: int = 1

    @property
    def is_conv(self) -> bool:
        return self.weights is not None and self.weights.ndim > 2

    @property
    def outputs(self) -> int:
        if self.neurons is not None:
            return self.neurons
        assert self.weights is not None
        return int(self.weights.shape[0 if self.is_conv else -1])


class Net(NamedTuple):
    """A network, and the layouts that can store it without loss."""

    parts: tuple[Part, ...]
    description: str = ""
    layouts: tuple[Layout, ...] = LAYOUTS


def encode(net: Net, layout: int) -> bytes:
    """The file, by hand."""
    width = "d" if layout < 6 else "f"

    def tensor(array: Array | None, grad: int) -> bytes:
        dims = () if array is None else array.shape
        numbers = [] if array is None else array.ravel().tolist()
        head = struct.pack(f"<i{len(dims)}iBi", len(dims), *dims, grad, len(numbers))
        return head + struct.pack(f"<{len(numbers)}{width}", *numbers)

    text = net.description.encode()
    count = sum(0 if array is None else array.size for part in net.parts for array in (part.weights, part.bias))
    data = b"NNN."
    data += struct.pack("<i", len(text)) + text if layout >= 2 else b""
    data += struct.pack("<Q", count) if layout >= 4 else b""
    data += struct.pack("<B" if layout < 3 else "<i", len(net.parts))
    for part in net.parts:
        data += bytes([part.is_conv, part.activation])
        data += struct.pack("<" + width, part.tau) if part.activation == Activation.LEAKY_RELU else b""
        data += struct.pack("<" + width, part.dropout) + tensor(part.bias, part.grad)
        data += struct.pack("<i", part.outputs) + tensor(part.weights, part.grad)
        if not part.is_conv:
            data += bytes([part.flatten]) if layout >= 5 else b""
        elif layout >= 7:
            assert part.weights is not None
            pads = part.pads or (0,) * 2 * (part.weights.ndim - 2)
            data += struct.pack(f"<ii{len(pads)}i", part.pads is not None, len(pads), *pads)
    return data


def tensor(array: Array | None, layout: Layout, grad: int = 1) -> nnn.Tensor:
    dtype = "<f8" if layout < 6 else "<f4"
    if array is None:
        return nnn.Tensor(dims=nnn.IntArray(values=[]), requires_grad=grad, values=b"")
    dims = nnn.IntArray(values=list(array.shape))
    return nnn.Tensor(dims=dims, requires_grad=grad, values=np.ascontiguousarray(array, dtype))


def layer(part: Part, layout: Layout) -> nnn.Layer:
    """The record of a layer."""
    weights = tensor(part.weights, layout, part.grad)
    body: Any
    if part.is_conv:
        assert part.weights is not None
        body = nnn.Conv(num_filters=part.outputs, kernels=weights)
        if layout >= 7:
            body.padding = nnn.Padding.VALID if part.pads is None else nnn.Padding.SAME
            body.padding_dims = nnn.IntArray(values=list(part.pads or (0,) * 2 * (part.weights.ndim - 2)))
    else:
        body = nnn.Dense(num_neurons=part.outputs, weights=weights, flatten=part.flatten if layout >= 5 else None)
    return nnn.Layer(
        kind=LayerKind.CONV if part.is_conv else LayerKind.DENSE,
        activation=part.activation,
        tau=part.tau if part.activation == Activation.LEAKY_RELU else None,
        dropout=part.dropout,
        bias=tensor(part.bias, layout, part.grad),
        body=body,
    )


def build(net: Net, layout: Layout) -> nkformats.Model:
    """The network of the library's own records."""
    description = nnn.Utf8String(value=net.description) if layout >= 2 else None
    record = nnn.Nnn(layout=layout, description=description, layers=[layer(part, layout) for part in net.parts])
    model = nkformats.from_record(record)
    model.settle()
    return model


B5_ON, B7_ONLY = LAYOUTS[4:], LAYOUTS[6:]

#: Dense layers alone, convolutions alone, both; what some layouts cannot store is left out of those.
NETS: dict[str, Net] = {
    "dense": Net((Part(values(4, 3), values(3), Activation.RELU), Part(values(3, 2), values(2)))),
    "activations": Net(
        tuple(Part(values(2, 2), values(2), activation, dropout=0.5) for activation in Activation), "größe"
    ),
    "conv1d": Net(
        (Part(values(3, 2, 1), values(3), Activation.LEAKY_RELU, 0.25), Part(values(9, 2), values(2), flatten=1))
    ),
    "conv2d": Net(
        (
            Part(values(2, 3, 3, 1), values(2), Activation.TANH, dropout=0.25),
            Part(values(2, 2, 2, 2), values(2), Activation.LEAKY_RELU),
            Part(values(8, 3), values(3), Activation.SOFTMAX, flatten=1),
            Part(values(3, 2), values(2)),
        ),
        "two axes",
    ),
    "conv3d": Net((Part(values(1, 2, 2, 2, 2), values(1)),), "no dense layer"),
    "flatten": Net((Part(values(4, 2), values(2), flatten=1), Part(values(2, 2), values(2), flatten=0)), "f", B5_ON),
    "same": Net(
        (
            Part(values(2, 3, 3, 1), values(2), Activation.LEAKY_RELU, pads=(1, 1, 1, 1)),
            Part(values(32, 3), values(3), Activation.SOFTMAX, flatten=1),
        ),
        "ok",
        B7_ONLY,
    ),
    "frozen": Net((Part(values(2, 2), values(2), grad=0),)),
    "empty tensors": Net(
        (Part(None, None, Activation.LEAKY_RELU, neurons=4), Part(values(4, 2), None, Activation.RELU))
    ),
    "tau of zero": Net((Part(values(1, 1), values(1), Activation.LEAKY_RELU, 0.0),)),
    "no layers": Net((), "nothing"),
}

#: Each network in each layout that stores it.
CASES = [(name, layout) for name, net in NETS.items() for layout in net.layouts]


def fits(net: Net, layout: Layout) -> tuple[str, ...]:
    """The layouts that the bytes of a network fit: only padding tells B7 from B6, only flatten flags B5 from B4."""
    kinds = {part.is_conv for part in net.parts}
    found: tuple[Layout, ...] = (layout,)
    if not kinds and layout >= 4:
        found = LAYOUTS[3:]
    elif kinds == {False} and layout >= 6:
        found = LAYOUTS[5:]
    elif kinds == {True} and layout in (4, 5):
        found = LAYOUTS[3:5]
    return tuple(one.name for one in found)


def patched(data: bytes, *edits: tuple[int, bytes]) -> bytes:
    """`data` with other bytes at these offsets."""
    result = bytearray(data)
    for offset, new in edits:
        assert offset + len(new) <= len(data)
        result[offset : offset + len(new)] = new
    return bytes(result)
