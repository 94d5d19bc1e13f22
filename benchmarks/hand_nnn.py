"""A reader of `.nnn` in layout B7 by hand: what the schema's reader does, as fast as somebody would write it.

It gives records with the same content, checks what the generated reader checks, and makes a view of every tensor.
"""

from __future__ import annotations

from struct import Struct, unpack_from
from typing import Any

import numpy as np

from nkformats.generated.nnn import Activation, LayerKind, Padding

HEAD = Struct("<Qi")
LAYER = Struct("<BB")
ACTIVATIONS = {int(one): one for one in Activation}
KINDS = {int(one): one for one in LayerKind}
PADDINGS = {int(one): one for one in Padding}
FLOAT = np.dtype("<f4")


class Layer:
    __slots__ = ("activation", "bias", "count", "dropout", "flag", "kind", "padding", "tau", "weights")


class Tensor:
    __slots__ = ("array", "dims", "requires_grad")


def integers(data: memoryview, pos: int) -> tuple[list[int], int]:
    if len(data) - pos < 4:
        raise ValueError(pos)
    (count,) = unpack_from("<i", data, pos)
    pos += 4
    if not 0 <= count <= 128 or count * 4 > len(data) - pos:
        raise ValueError(pos)
    return list(unpack_from(f"<{count}i", data, pos)), pos + 4 * count


def tensor(data: memoryview, pos: int) -> tuple[Tensor, int]:
    one = Tensor()
    one.dims, pos = integers(data, pos)
    if len(data) - pos < 5:
        raise ValueError(pos)
    one.requires_grad, count = unpack_from("<Bi", data, pos)
    pos += 5
    if one.requires_grad > 1 or count < 0 or count * 4 > len(data) - pos:
        raise ValueError(pos)
    one.array = np.ndarray(one.dims, FLOAT, data, pos)
    return one, pos + 4 * count


def read(source: bytes) -> dict[str, Any]:
    """Description, parameter count and layers of a file."""
    data = memoryview(source)
    if data[:4] != b"NNN." or len(data) < 8:
        raise ValueError(0)
    (size,) = unpack_from("<i", data, 4)
    if not 0 <= size <= len(data) - 20:
        raise ValueError(4)
    text = str(data[8 : 8 + size], "utf-8", "surrogateescape")
    parameters, count = HEAD.unpack_from(data, 8 + size)
    pos = 20 + size
    if count < 0:
        raise ValueError(pos)
    layers = []
    for _ in range(min(count, len(data) - pos + 1)):
        layer = Layer()
        if len(data) - pos < 2:
            raise ValueError(pos)
        kind, activation = LAYER.unpack_from(data, pos)
        layer.kind, layer.activation = KINDS[kind], ACTIVATIONS[activation]
        pos += 2
        floats = 2 if activation == 4 else 1
        if len(data) - pos < 4 * floats:
            raise ValueError(pos)
        *tau, layer.dropout = unpack_from(f"<{floats}f", data, pos)
        layer.tau = tau[0] if tau else None
        layer.bias, pos = tensor(data, pos + 4 * floats)
        if len(data) - pos < 4:
            raise ValueError(pos)
        (layer.count,) = unpack_from("<i", data, pos)
        layer.weights, pos = tensor(data, pos + 4)
        if kind == 0:
            layer.flag = data[pos]
            layer.padding = None
            pos += 1
            if layer.flag > 1:
                raise ValueError(pos)
        else:
            (layer.flag,) = unpack_from("<i", data, pos)
            layer.flag = PADDINGS[layer.flag]
            layer.padding, pos = integers(data, pos + 4)
        if layer.count < 0:
            raise ValueError(pos)
        layers.append(layer)
    return {"description": text, "num_parameters": parameters, "layers": layers, "trailing": data[pos:]}
