"""ncnn: a graph of layers as a plan, in float32 or, where the weights are int8, in whole numbers within the layer.

What goes in and comes out has the axes of a blob as ncnn hands it to numpy: ``(c, h, w)`` for maps, ``(h, w)``,
``(w,)``, ``(c, d, h, w)``; in front of them there is an axis for the samples, each of which runs by itself.
"""

from __future__ import annotations

import copy
import math
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import numpy as np

from nkformats.errors import FormatError
from nkformats.keyed.model import NetworkModel
from nkformats.runtime import ncnn_axes, ncnn_conv, ncnn_int8, ncnn_matrix, ncnn_resize, ncnn_shape, ncnn_value
from nkformats.runtime.graph import Array, Builder, Call, Scratch, Value
from nkformats.runtime.ncnn_node import AXES, OPERATORS, Dims, Emit, Node, dims_of, inner, natural
from nkformats.runtime.refusal import refuse

#: Errors that are about the reference runtime alone: it works in place, ours does not.
REFERENCE_ONLY: Final = {"NCNN410"}
#: The operator that only names what the caller gives.
INPUT: Final = "Input"

#: The operators that take int8 blobs: those with scales, and what makes no difference.
WHOLE: Final = {"Convolution", "ConvolutionDepthWise", "InnerProduct", "Noop", "Split"}

#: The modules whose operators are in the table.
KINDS: Final = (ncnn_axes, ncnn_conv, ncnn_matrix, ncnn_resize, ncnn_shape, ncnn_value)


class Graph:
    """The layers that one blob needs.

    Args:
        blob: what to compute; None: the only one that no layer takes. strict: no Winograd.

    Raises:
        FormatError: a rule says that the network cannot be computed, or the runtime does not have an operator.
        ValueError: there is no such blob, or there are several to choose from, or the network takes none.

    Attributes:
        inputs: the blobs that the caller gives.
    """

    #: What an Input says of its size is a hint in the reference, too.
    is_open = True
    is_plain = True
    #: Of each input, once they are fixed.
    shapes: tuple[Dims, ...] | None = None

    def __init__(self, model: NetworkModel, *, strict: bool = False, blob: str | None = None) -> None:
        refuse(model, REFERENCE_ONLY)
        self.model = model
        self.output = _chosen(model, blob)
        self._numbers = sorted(_needed(model, self.output))
        weights = {one.path.removesuffix(".values"): one for one in model.tensors.values()}
        self.nodes = [Node(model, number, weights, strict) for number in self._numbers]
        ncnn_int8.refuse_scales(model, self._numbers, weights)
        self.names = [(node.name, node.type) for node in self.nodes]
        self.inputs = self._inputs()
        self.input_shape = self._declared()
        self.rank = None if self.input_shape is None else len(self.input_shape)
        self.emits = [(node, _lowered(node)) for node in self.nodes]

    @property
    def expected(self) -> str:
        """One sample, in words."""
        return "(any, ...)" if self.input_shape is None else str(self.input_shape)

    def fixed(self, shapes: Sequence[Dims]) -> Graph:
        """The same for inputs of these shapes, which come as one row of values for each sample."""
        twin = copy.copy(self)
        twin.shapes = tuple(shapes)
        twin.is_open, twin.input_shape, twin.rank = False, (sum(map(math.prod, shapes)),), 1
        return twin

    def _inputs(self) -> list[str]:
        """The blobs that the caller gives."""
        made = {top for node in self.nodes for top in node.tops if not _is_input(node)}
        taken = [bottom for node in self.nodes for bottom in node.bottoms if bottom not in made]
        names = list(dict.fromkeys([*taken, *([self.output] if self.output not in made else [])]))
        if not names:
            raise ValueError(f"{self.output!r} depends on no input: there is nothing to run")
        return names

    def _declared(self) -> Dims | None:
        """The shape of the input, where there is one and the file has it."""
        for node in self.nodes:
            if _is_input(node) and len(self.inputs) == 1:
                p = node.p
                return tuple(size for size in (p.c, p.d, p.h, p.w) if size > 0) or None
        return None

    def check_input(self, shape: Dims) -> None:
        """Sends a shape through all layers.

        Raises:
            FormatError: some layer cannot take what arrives.
        """
        with np.errstate(all="ignore"):
            self.build(Builder((1, *shape)))

    def build(self, b: Builder) -> Value:
        """Adds all layers to a plan."""
        values = self._given(b)
        for number, (node, emit) in enumerate(self.emits):
            b.layer = number
            taken = [values[name] for name in node.bottoms]
            if any(x.whole for x in taken) and node.type not in WHOLE:
                node.unsupported("a blob of int8 arrives")
            made = emit(b, taken) if emit is not None else [values[node.tops[0]]]
            values.update(zip(node.tops, made, strict=True))
            b.shapes[number] = dims_of(made[0]) if made else ()
        output = values[self.output]
        b.planar_output = len(output.shape) > 3
        return output

    def _given(self, b: Builder) -> dict[str, Value]:
        """The inputs as values."""
        shapes = [b.input.shape[1:]] if self.shapes is None else self.shapes
        if len(shapes) != len(self.inputs):
            names = ", ".join(map(repr, self.inputs[:5]))
            self.nodes[0].misfit(f"the network takes {len(self.inputs)} inputs ({names}): give them by their names")
        for shape in shapes:
            if len(shape) > AXES:
                self.nodes[0].misfit(f"a blob of {len(shape)} axes, {AXES} are the most")
        if self.shapes is None:
            return {self.inputs[0]: b.channels_last() if len(b.input.shape) > 3 else b.input}
        values, start = dict[str, Value](), 0
        for name, shape in zip(self.inputs, self.shapes, strict=True):
            values[name] = _part(b, start, shape)
            start += math.prod(shape)
        return values

    def prepare(self, x: Array) -> Array:
        """Inputs as float32."""
        return np.asarray(x, np.float32)

    def complete(self, y: Array) -> Array:
        """Outputs as they are."""
        return y

    def real(self, y: Array) -> Array:
        """Outputs as they are."""
        return y

    def cases(self) -> list[tuple[str, int, Array, Array, float]]:
        """None: the format has no place for them."""
        return []


def _part(b: Builder, start: int, dims: Dims) -> Value:
    """A blob whose values stand in the row of a sample from `start` on."""
    n, stop = b.input.shape[0], start + math.prod(dims)

    def bind(out: Value, scratch: Scratch) -> list[Call]:
        return [partial(np.copyto, natural(out.array), b.input.array[:, start:stop].reshape(n, *dims))]

    return b.add([b.input], inner(n, dims), bind)


def _is_input(node: Node) -> bool:
    return node.type == INPUT and not node.bottoms


def _chosen(model: NetworkModel, blob: str | None) -> str:
    """The blob to compute."""
    outputs = model.outputs
    if blob is None:
        if len(outputs) != 1:
            shown = ", ".join(map(repr, outputs[:5])) or "none"
            raise ValueError(f"the network has {len(outputs)} outputs ({shown}): choose one (blob=, --blob)")
        return outputs[0]
    if not any(blob in (*layer.bottoms, *layer.tops) for layer in model.layers):
        raise ValueError(f"the network has no blob {blob!r:.80}")
    return blob


def _needed(model: NetworkModel, output: str) -> Iterator[int]:
    """The numbers of the layers without which a blob cannot be computed."""
    makers = {name: number for number, layer in enumerate(model.layers) for name in layer.tops}
    waiting, seen = [output], set[int]()
    while waiting:
        number = makers.get(waiting.pop())
        if number is not None and number not in seen:
            seen.add(number)
            waiting += model.layers[number].bottoms
            yield number


def _lowered(node: Node) -> Emit | None:
    """What a layer adds to a plan; None of an input.

    Raises:
        FormatError: the runtime cannot compute it.
    """
    if _is_input(node):
        return None
    if node.type not in OPERATORS:
        node.unsupported("the runtime does not have this operator")
    try:
        return OPERATORS[node.type](node)
    except FormatError:
        raise
    except (ArithmeticError, IndexError, KeyError, ValueError) as error:
        # What the rules of the file do not exclude, and no kernel can do.
        node.unsupported(f"parameters that do not go together ({error})")
