"""A layer of an ncnn network on its way into a plan: parameters, weights, layout, refusals, and the table of operators.

Blobs have up to four axes, without one for the batch: ``(w,)``, ``(h, w)``, ``(c, h, w)``, ``(c, d, h, w)``. Values
have the batch in front, and from three axes on the channels at the end. A blob's shape is always the former.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import SimpleNamespace
from typing import Any, Final, NoReturn

import numpy as np

from nkformats import errors
from nkformats.errors import FormatError
from nkformats.keyed import places
from nkformats.keyed.model import NetworkModel
from nkformats.records import Hole
from nkformats.runtime.graph import Array, Builder, Call, Scratch, Value, planar
from nkformats.tensors import Tensor

#: The shape of a blob.
Dims = tuple[int, ...]
#: Adds a layer to a plan: what it takes, what it makes.
Emit = Callable[[Builder, Sequence[Value]], Sequence[Value]]
#: The same for a layer from one blob to one.
One = Callable[[Builder, Value], Value]

#: How the operators write a size or place that is not given, or is all that is left.
OPEN: Final = -233
#: The longest side to which maps are resized or bordered: single precision has a number for each place up to there.
SIDE: Final = 1 << 24
#: The most axes of a blob.
AXES: Final = 4


class Node:
    """A layer.

    Attributes:
        p: its parameters by the names of the schema, as they were when the network was loaded. type: its operator;
        bottoms, tops: the blobs that it takes and makes.

    Args:
        weights: of all layers, by their paths in the records: ``layers[3].body.weight``. strict: no Winograd.
    """

    def __init__(self, model: NetworkModel, number: int, weights: Mapping[str, Tensor], strict: bool = False) -> None:
        layer = model.layers[number]
        self.model = model
        self.weights = weights
        self.number = number
        self.name, self.type = layer.name, layer.type
        self.bottoms, self.tops = list(layer.bottoms), list(layer.tops)
        self.p: Any = SimpleNamespace(**layer.params)
        self.strict = strict

    def weight(self, name: str, whole: Any = False) -> Array:
        """A weight as float32, a view where it is stored so; int8 as it is, where the layer takes such (`whole`).

        Raises:
            FormatError: there is no `.bin`, or it is int8.
        """
        tensor = self.weights.get(f"layers[{self.number}].body.{name}")
        if tensor is None:
            self.unsupported(f"its {name} cannot be read: the weights before it are unknown")
        array = tensor.array
        if array is None and isinstance(tensor.data, Hole):
            self._refuse(errors.NEEDS_COMPANION, "a .bin", "a graph alone", "")
        found: Array = tensor.to_numpy() if array is None else array
        if found.dtype != np.int8:
            return np.asarray(found, np.float32)
        if not whole:
            self.unsupported(f"its {name} is int8, and has no scales")
        return found

    def vector(self, name: str, there: Any = True, size: int = 0) -> Array:
        """A weight of one axis, or zeros where it is not there."""
        return self.weight(name).reshape(-1) if there else np.zeros(size, np.float32)

    def unsupported(self, detail: str, parameter: str = "") -> NoReturn:
        """Refuses a layer that the runtime cannot compute.

        Raises:
            FormatError: always.
        """
        self._refuse(errors.NO_KERNEL, "a layer that the runtime can compute", detail, parameter)

    def misfit(self, detail: str, parameter: str = "") -> NoReturn:
        """Refuses what arrives at the layer.

        Raises:
            FormatError: always.
        """
        self._refuse(errors.MISFIT, "blobs that fit the layer", detail, parameter)

    def _refuse(self, rule: str, expected: str, detail: str, parameter: str) -> NoReturn:
        model = self.model
        path = f"layers[{self.number}]{f'.params.{parameter}' if parameter else '.type'}"
        offset, _, line, column = places.places(model, [path])[path]
        got = f"{self.type} {self.name!r}: {detail}"
        source = model.graph.name if model.graph is not None else model.source
        error = FormatError(rule, path, offset, expected, got, source=source, line=line, column=column)
        error.model = model
        raise error

    def axis(self, axis: int, rank: int, parameter: str = "axis") -> int:
        """An axis that may count from the end, of a blob with that many axes; of one axis, it is that one."""
        if rank == 1:
            return 0
        found = axis + rank if axis < 0 else axis
        if not 0 <= found < rank:
            self.misfit(f"axis {axis} of a blob with {rank}", parameter)
        return found

    def rank(self, x: Value, *ranks: int) -> Dims:
        """The shape of a blob that has to have one of these numbers of axes."""
        dims = dims_of(x)
        if len(dims) not in ranks:
            self.misfit(f"a blob of shape {dims}, of {' or '.join(map(str, ranks))} axes needed")
        return dims


# -- layout -----------------------------------------------------------------------------------------------------------


def dims_of(x: Value) -> Dims:
    """The shape of a blob."""
    shape = x.shape[1:]
    return (shape[-1], *shape[:-1]) if len(shape) > 2 else shape


def inner(n: int, dims: Dims) -> tuple[int, ...]:
    """The shape of a value for a blob of that shape."""
    return (n, *dims[1:], dims[0]) if len(dims) > 2 else (n, *dims)


def inner_axis(axis: int, rank: int) -> int:
    """Where an axis of a blob lies in its value."""
    if rank <= 2:
        return axis + 1
    return axis if axis else rank


def natural(array: Array) -> Array:
    """The array of a value in the order of the blob's axes, behind the batch: a view."""
    return planar(array, array.ndim > 3)


def is_natural(shape: tuple[int, ...]) -> bool:
    """Whether a value of that shape has its numbers in the order of the blob."""
    return len(shape) <= 3 or shape[-1] == 1 or math.prod(shape[1:-1]) == 1


def moved(b: Builder, x: Value, dims: Dims, view: Callable[[Array], Array]) -> Value:
    """A blob of that shape with the numbers of another one: `view` picks them from it, both in natural order."""

    def bind(out: Value, scratch: Scratch) -> list[Call]:
        return [partial(np.copyto, natural(out.array), view(natural(x.array)))]

    return b.add([x], inner(x.shape[0], dims), bind)


def reshaped(b: Builder, x: Value, dims: Dims) -> Value:
    """The numbers of a blob in their order, in another shape; no step where they lie in it."""
    n, shape = x.shape[0], inner(x.shape[0], dims)
    if x.shape == shape:
        return x
    if not is_natural(x.shape):
        x = _gathered(b, x)
    if is_natural(shape):
        return b.reshape(x, shape)
    flat = b.reshape(x, (n, math.prod(dims)))
    return moved(b, flat, dims, lambda a: a.reshape(n, *dims))


def _gathered(b: Builder, x: Value) -> Value:
    """A flat blob with the numbers of a map in natural order."""

    def bind(out: Value, scratch: Scratch) -> list[Call]:
        source = natural(x.array)
        return [partial(np.copyto, out.full.reshape(source.shape), source)]

    return b.add([x], (x.shape[0], math.prod(x.shape[1:])), bind)


# -- the table of operators -------------------------------------------------------------------------------------------

#: Makes of a layer what it adds to a plan; refuses what it cannot.
Lower = Callable[[Node], Emit]
#: The operators that the runtime has.
OPERATORS: Final[dict[str, Lower]] = {}


def operator(*types: str) -> Callable[[Lower], Lower]:
    """Enters a function into the table."""

    def enter(lower: Lower) -> Lower:
        OPERATORS.update(dict.fromkeys(types, lower))
        return lower

    return enter


def single(*types: str) -> Callable[[Callable[[Node], One]], Callable[[Node], One]]:
    """As `operator`, for one from one blob to one."""

    def enter(lower: Callable[[Node], One]) -> Callable[[Node], One]:
        def both(node: Node) -> Emit:
            emit = lower(node)
            if len(node.bottoms) != 1:
                node.unsupported(f"{len(node.bottoms)} inputs")
            return lambda b, inputs: [emit(b, inputs[0])]

        operator(*types)(both)
        return lower

    return enter
