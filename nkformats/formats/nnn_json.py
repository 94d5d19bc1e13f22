"""The JSON eras J0 to J4 of `.nnn`, read into the records of the binary layouts.

There is no schema of JSON, so this is written by hand. A file says its era by its keys alone.
"""

from __future__ import annotations

import array
import itertools
import math
import sys
from collections.abc import Iterator
from typing import Any

from nkformats import errors, records
from nkformats.codec import Original, Reading
from nkformats.errors import FormatError
from nkformats.jsontext import Fault, Place, kind, load, refusal, take

SYNTAX, CONTENT = "NNN301", "NNN302"


#: The eras, as variants are compared.
ERAS = ("j0", "j0b", "j1", "j2", "j3", "j4")


def read(view: memoryview, variant: str | None) -> Reading:
    """The tree of a JSON file; it remembers its source, which an unedited model is written as.

    Raises:
        FormatError: no JSON, a duplicate key, or not the content of an era.
    """
    text, document = load(view, SYNTAX)
    try:
        era = _era(document)
        if variant is not None and variant.casefold() != era.casefold():
            raise FormatError(errors.VARIANT, "", 0, f"a file of variant {variant}", era)
        record = _Tree(era).model(document)
    except Fault as fault:
        raise refusal(fault, text, CONTENT) from None
    records.settle(record)
    return record, (era,), Original(era, view, record)


def _era(document: Any) -> str:
    layers = take(document, (), "Layers", list)
    if not layers:
        raise Fault(("Layers",), "at least one layer", "none")
    first = layers[0]
    if not isinstance(first, dict):
        raise Fault(("Layers", 0), "a layer", kind(first))
    if "LayerType" in first:
        loss = document.get("Loss")
        return "J0b" if isinstance(loss, dict) and "Normalize" in loss else "J0"
    name = "Weights" if first.get("Weights") is not None else "Kernels"
    data = take(take(first, ("Layers", 0), name, dict), ("Layers", 0, name), "Data", list)
    if data and isinstance(data[0], dict):
        return "J1"
    return "J4" if "Dropout" in first else "J3" if "FilterCount" in first else "J2"


class _Tree:
    """Builds the records of layout B5, the newest that stores float64 as these eras do."""

    def __init__(self, era: str) -> None:
        from nkformats.generated import nnn

        self.nnn = nnn
        self.era = era
        self.names = {one.name.replace("_", "").lower(): one for one in nnn.Activation}

    def model(self, document: dict[str, Any]) -> Any:
        layers = [self.layer(layer, ("Layers", number)) for number, layer in enumerate(document["Layers"])]
        # The flag came later; what came from a convolution was flattened.
        for before, layer in itertools.pairwise(layers):
            if isinstance(layer.body, self.nnn.Dense):
                layer.body.flatten = int(isinstance(before.body, self.nnn.Conv))
        nnn = self.nnn
        return nnn.Nnn(layout=nnn.Layout.B5, description=nnn.Utf8String(value=""), layers=layers)

    def layer(self, layer: Any, place: Place) -> Any:
        nnn = self.nnn
        old = self.era.startswith("J0")
        kind = take(layer, place, "LayerType" if old else "LayerName", str).partition(",")[0].rpartition(".")[2]
        name = take(layer, place, "Activation", str).partition(",")[0].rpartition(".")[2]
        activation = self.names.get(name.lower())
        if activation is None:
            raise Fault((*place, "Activation"), "a known activation", f"{name!r:.60}")
        if kind not in ("Dense", "Conv") or (old and kind == "Conv"):
            raise Fault((*place, "LayerType" if old else "LayerName"), "Dense or Conv", f"{kind!r:.60}")
        if old:
            weights, bias = self.matrices(take(layer, place, "Params", list), (*place, "Params"))
        else:
            stored = "Weights" if kind == "Dense" else "Kernels"
            bias, weights = (self.tensor(take(layer, place, at, dict), (*place, at)) for at in ("Biases", stored))
        body: Any
        if kind == "Dense":
            count = self.count(layer, place, "Neurons" if old else "NeuronCount")
            body = nnn.Dense(num_neurons=count, weights=weights, flatten=0)
        else:
            body = nnn.Conv(num_filters=self.count(layer, place, "FilterCount"), kernels=weights)
        dropout = 0.0
        if self.era == "J4":
            dropout = self.number(take(layer, place, "Dropout", (int, float)), (*place, "Dropout"))
            if not 0 <= dropout <= 1:
                raise Fault((*place, "Dropout"), "a number from 0 to 1", repr(dropout))
        tau = 0.0 if activation == nnn.Activation.LEAKY_RELU else None
        number = nnn.LayerKind.DENSE if kind == "Dense" else nnn.LayerKind.CONV
        return nnn.Layer(kind=number, activation=activation, tau=tau, dropout=dropout, bias=bias, body=body)

    def count(self, owner: dict[str, Any], place: Place, name: str) -> int:
        value = take(owner, place, name, int)
        if not 0 <= value < 2**31:
            raise Fault((*place, name), "a count", repr(value))
        return int(value)

    def matrices(self, params: list[Any], place: Place) -> tuple[Any, Any]:
        """Weights and bias of J0: two matrices of nested rows, the bias as one row."""
        if len(params) != 2:
            raise Fault(place, "weights and bias", f"{len(params)} matrices")
        made = []
        for number, rows in enumerate(params):
            here = (*place, number)
            if not isinstance(rows, list) or not rows or not all(isinstance(row, list) for row in rows):
                raise Fault(here, "a matrix of rows", kind(rows))
            width = len(rows[0])
            for at, row in enumerate(rows):
                if len(row) != width:
                    raise Fault((*here, at), f"a row of {width}", f"one of {len(row)}")
            cells = ((at, column, one) for at, row in enumerate(rows) for column, one in enumerate(row))
            values = [self.number(one, (*here, at, column)) for at, column, one in cells]
            made.append(((len(rows), width), values))
        (shape, values), (row, bias) = made
        if row != (1, shape[1]):
            raise Fault((*place, 1), f"one row of {shape[1]}", f"{row[0]} of {row[1]}")
        return self.make(list(shape), values), self.make([row[1]], bias)

    def tensor(self, tensor: dict[str, Any], place: Place) -> Any:
        dims = take(tensor, place, "Dimensions", list)
        for number, size in enumerate(dims):
            if not isinstance(size, int) or isinstance(size, bool) or not 0 < size < 2**31:
                raise Fault((*place, "Dimensions", number), "a size", kind(size))
        data = take(tensor, place, "Data", list)
        numbers: Iterator[Any]
        if self.era == "J1":
            numbers = (take(one, (*place, "Data", at), "Value", (int, float)) for at, one in enumerate(data))
        else:
            numbers = iter(data)
        end = ("Value",) if self.era == "J1" else ()
        values = [self.number(value, (*place, "Data", number, *end)) for number, value in enumerate(numbers)]
        wanted = math.prod(dims) if dims and len(dims) <= 64 else 0
        if len(values) != wanted:
            raise Fault((*place, "Data"), f"{wanted} numbers", str(len(values)))
        for name, value in (("Rank", len(dims)), ("ElementCount", wanted)):
            if self.count(tensor, place, name) != value:
                raise Fault((*place, name), str(value), str(tensor[name]))
        grad = tensor.get("RequiresGrad", True)
        if not isinstance(grad, bool):
            raise Fault((*place, "RequiresGrad"), "a truth value", kind(grad))
        return self.make(dims, values, int(grad))

    def number(self, value: Any, place: Place) -> float:
        if type(value) is float and math.isfinite(value):
            return value
        if type(value) is int and abs(value) < 2**1000:
            return float(value)
        raise Fault(place, "a finite number", kind(value))

    def make(self, dims: list[int], values: list[float], grad: int = 1) -> Any:
        data = array.array("d", values)
        if sys.byteorder == "big":
            data.byteswap()
        return self.nnn.Tensor(dims=self.nnn.IntArray(values=list(dims)), requires_grad=grad, values=data.tobytes())
