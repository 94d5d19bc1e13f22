"""The JSON eras J0 to J4 of `.nnn`, read into the records of the binary layouts.

There is no schema of JSON, so this is written by hand. A file says its era by its keys alone.
"""

from __future__ import annotations

import array
import itertools
import json
import math
import re
import sys
from collections import Counter
from typing import Any

from nkformats import errors, records
from nkformats.codec import Original, Reading
from nkformats.errors import FormatError

SYNTAX, CONTENT = "NNN301", "NNN302"


#: The eras, as variants are compared.
ERAS = ("j0", "j0b", "j1", "j2", "j3", "j4")


class _Fault(Exception):
    """A fault at a place in the document: keys and indices from the top."""

    def __init__(self, place: tuple[str | int, ...], expected: str, got: str) -> None:
        super().__init__(place, expected, got)
        self.place, self.expected, self.got = place, expected, got


def read(view: memoryview, variant: str | None) -> Reading:
    """The tree of a JSON file; it remembers its source, which an unedited model is written as.

    Raises:
        FormatError: no JSON, a duplicate key, or not the content of an era.
    """
    text = _text(view)
    document = _load(text)
    try:
        era = _era(document)
        if variant is not None and variant.casefold() != era.casefold():
            raise FormatError(errors.VARIANT, "", 0, f"a file of variant {variant}", era)
        record = _Tree(era).model(document)
    except _Fault as fault:
        path = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in fault.place).lstrip(".")
        offset = len(text[: locate(text, fault.place)].encode())
        raise FormatError(CONTENT, path, offset, fault.expected, fault.got) from None
    records.settle(record)
    return record, (era,), Original(era, view, record)


def _text(view: memoryview) -> str:
    try:
        return str(view, "utf-8")
    except UnicodeDecodeError as error:
        raise FormatError(SYNTAX, "", error.start, "UTF-8 text", f"byte {view[error.start]:#04x}") from None


def _load(text: str) -> Any:
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
    except json.JSONDecodeError as error:
        offset = len(text[: error.pos].encode())
        got = repr(text[error.pos : error.pos + 12]) if error.pos < len(text) else "the end of the file"
        raise FormatError(SYNTAX, "", offset, f"JSON ({error.msg})", got) from None
    except RecursionError:
        raise FormatError(SYNTAX, "", 0, "JSON of a few levels", "one nested too deep") from None
    except _Unclear as fault:
        raise FormatError(SYNTAX, "", _offset_of(text, fault), fault.expected, fault.got) from None
    except ValueError as error:
        # Python refuses integers of thousands of digits.
        raise FormatError(SYNTAX, "", 0, "numbers of a usual size", str(error)) from None


class _Unclear(Exception):
    """A key that stands twice, or a constant that JSON does not have."""

    def __init__(self, token: str, is_key: bool, expected: str, got: str) -> None:
        super().__init__(token)
        self.token, self.is_key, self.expected, self.got = token, is_key, expected, got


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) != len(pairs):
        left = Counter(name for name, _ in pairs)
        twice = next(name for name, count in left.items() if count > 1)
        raise _Unclear(twice, True, "each key once", f"{twice!r:.60} again")
    return result


def _constant(name: str) -> Any:
    raise _Unclear(name, False, "a finite number", name)


_TOKEN = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[{}\[\]:,]|[^\s{}\[\]:,"]+')


def _offset_of(text: str, fault: _Unclear) -> int:
    """The byte at which the first key stands a second time in its object, or a constant that is no number."""
    keys: list[set[str]] = []
    last = None
    for match in _TOKEN.finditer(text):
        token = match[0]
        if token == "{":
            keys.append(set())
        elif token == "}" and keys:
            keys.pop()
        elif token == ":" and last is not None and keys and fault.is_key:
            name = json.loads(last[0]) if "\\" in last[0] else last[0][1:-1]
            if name == fault.token and name in keys[-1]:
                return len(text[: last.start()].encode())
            keys[-1].add(name)
        elif token == fault.token and not fault.is_key:
            return len(text[: match.start()].encode())
        last = match if token[0] == '"' else None
    return 0


def locate(text: str, place: tuple[str | int, ...]) -> int:
    """The index in a valid document at which the value at `place` begins; of its nearest parent where it is missing."""
    decoder = json.JSONDecoder()
    space = re.compile(r"[\s,:]*")

    def skip(at: int) -> int:
        match = space.match(text, at)
        return match.end() if match else at

    at = skip(0)
    for part in place:
        here, number = skip(at + 1), 0
        while here < len(text) and text[here] not in "]}":
            if text[at] == "{":
                key, here = decoder.raw_decode(text, here)
                here = skip(here)
                found = key == part
            else:
                found = number == part
            if found:
                break
            _, here = decoder.raw_decode(text, here)
            here, number = skip(here), number + 1
        else:
            return at
        at = here
    return at


def _era(document: Any) -> str:
    layers = _take(document, (), "Layers", list)
    if not layers:
        raise _Fault(("Layers",), "at least one layer", "none")
    first = layers[0]
    if not isinstance(first, dict):
        raise _Fault(("Layers", 0), "a layer", _kind(first))
    if "LayerType" in first:
        loss = document.get("Loss")
        return "J0b" if isinstance(loss, dict) and "Normalize" in loss else "J0"
    name = "Weights" if first.get("Weights") is not None else "Kernels"
    data = _take(_take(first, ("Layers", 0), name, dict), ("Layers", 0, name), "Data", list)
    if data and isinstance(data[0], dict):
        return "J1"
    return "J4" if "Dropout" in first else "J3" if "FilterCount" in first else "J2"


def _take(owner: Any, place: tuple[str | int, ...], name: str, type_: type | tuple[type, ...]) -> Any:
    """The member of that name, of that type."""
    if not isinstance(owner, dict):
        raise _Fault(place, "an object", _kind(owner))
    if name not in owner:
        raise _Fault(place, f"the key {name}", "none")
    value = owner[name]
    if not isinstance(value, type_) or (isinstance(value, bool) and type_ is not bool):
        wanted = type_.__name__ if isinstance(type_, type) else "number"
        raise _Fault(
            (*place, name),
            {"dict": "an object", "list": "an array", "str": "a string"}.get(wanted, wanted),
            _kind(value),
        )
    return value


def _kind(value: Any) -> str:
    names = {dict: "an object", list: "an array", str: "a string", bool: "a truth value", type(None): "null"}
    return names.get(type(value), f"the number {value!r:.40}")


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

    def layer(self, layer: Any, place: tuple[str | int, ...]) -> Any:
        nnn = self.nnn
        old = self.era.startswith("J0")
        kind = _take(layer, place, "LayerType" if old else "LayerName", str).partition(",")[0].rpartition(".")[2]
        name = _take(layer, place, "Activation", str).partition(",")[0].rpartition(".")[2]
        activation = self.names.get(name.lower())
        if activation is None:
            raise _Fault((*place, "Activation"), "a known activation", f"{name!r:.60}")
        if kind not in ("Dense", "Conv") or (old and kind == "Conv"):
            raise _Fault((*place, "LayerType" if old else "LayerName"), "Dense or Conv", f"{kind!r:.60}")
        if old:
            weights, bias = self.matrices(_take(layer, place, "Params", list), (*place, "Params"))
            body = nnn.Dense(num_neurons=self.count(layer, place, "Neurons"), weights=weights, flatten=0)
        else:
            bias = self.tensor(_take(layer, place, "Biases", dict), (*place, "Biases"))
            if kind == "Dense":
                weights = self.tensor(_take(layer, place, "Weights", dict), (*place, "Weights"))
                body = nnn.Dense(num_neurons=self.count(layer, place, "NeuronCount"), weights=weights, flatten=0)
            else:
                kernels = self.tensor(_take(layer, place, "Kernels", dict), (*place, "Kernels"))
                body = nnn.Conv(num_filters=self.count(layer, place, "FilterCount"), kernels=kernels)
        dropout = 0.0
        if self.era == "J4":
            dropout = self.number(_take(layer, place, "Dropout", (int, float)), (*place, "Dropout"))
            if not 0 <= dropout <= 1:
                raise _Fault((*place, "Dropout"), "a number from 0 to 1", repr(dropout))
        tau = 0.0 if activation == nnn.Activation.LEAKY_RELU else None
        number = nnn.LayerKind.DENSE if kind == "Dense" else nnn.LayerKind.CONV
        return nnn.Layer(kind=number, activation=activation, tau=tau, dropout=dropout, bias=bias, body=body)

    def count(self, owner: dict[str, Any], place: tuple[str | int, ...], name: str) -> int:
        value = _take(owner, place, name, int)
        if not 0 <= value < 2**31:
            raise _Fault((*place, name), "a count", repr(value))
        return int(value)

    def matrices(self, params: list[Any], place: tuple[str | int, ...]) -> tuple[Any, Any]:
        """Weights and bias of J0: two matrices of nested rows, the bias as one row."""
        if len(params) != 2:
            raise _Fault(place, "weights and bias", f"{len(params)} matrices")
        made = []
        for number, rows in enumerate(params):
            here = (*place, number)
            if not isinstance(rows, list) or not rows or not all(isinstance(row, list) for row in rows):
                raise _Fault(here, "a matrix of rows", _kind(rows))
            width = len(rows[0])
            for at, row in enumerate(rows):
                if len(row) != width:
                    raise _Fault((*here, at), f"a row of {width}", f"one of {len(row)}")
            values = [
                self.number(value, (*here, at, column))
                for at, row in enumerate(rows)
                for column, value in enumerate(row)
            ]
            made.append(((len(rows), width), values))
        (shape, values), (row, bias) = made
        if row != (1, shape[1]):
            raise _Fault((*place, 1), f"one row of {shape[1]}", f"{row[0]} of {row[1]}")
        return self.make(list(shape), values), self.make([row[1]], bias)

    def tensor(self, tensor: dict[str, Any], place: tuple[str | int, ...]) -> Any:
        dims = _take(tensor, place, "Dimensions", list)
        for number, size in enumerate(dims):
            if not isinstance(size, int) or isinstance(size, bool) or not 0 < size < 2**31:
                raise _Fault((*place, "Dimensions", number), "a size", _kind(size))
        data = _take(tensor, place, "Data", list)
        if self.era == "J1":
            values = [
                self.number(
                    _take(value, (*place, "Data", number), "Value", (int, float)), (*place, "Data", number, "Value")
                )
                for number, value in enumerate(data)
            ]
        else:
            values = [self.number(value, (*place, "Data", number)) for number, value in enumerate(data)]
        wanted = math.prod(dims) if dims and len(dims) <= 64 else 0
        if len(values) != wanted:
            raise _Fault((*place, "Data"), f"{wanted} numbers", str(len(values)))
        for name, value in (("Rank", len(dims)), ("ElementCount", wanted)):
            if self.count(tensor, place, name) != value:
                raise _Fault((*place, name), str(value), str(tensor[name]))
        grad = tensor.get("RequiresGrad", True)
        if not isinstance(grad, bool):
            raise _Fault((*place, "RequiresGrad"), "a truth value", _kind(grad))
        return self.make(dims, values, int(grad))

    def number(self, value: Any, place: tuple[str | int, ...]) -> float:
        if type(value) is float and math.isfinite(value):
            return value
        if type(value) is int and abs(value) < 2**1000:
            return float(value)
        raise _Fault(place, "a finite number", _kind(value))

    def make(self, dims: list[int], values: list[float], grad: int = 1) -> Any:
        data = array.array("d", values)
        if sys.byteorder == "big":
            data.byteswap()
        return self.nnn.Tensor(dims=self.nnn.IntArray(values=list(dims)), requires_grad=grad, values=data.tobytes())
