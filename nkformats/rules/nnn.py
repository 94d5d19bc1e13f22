"""Neural Network Notions: rules over text, and over the notation that a file is in."""

from __future__ import annotations

import math
import unicodedata
from typing import Any

from nkformats.codec import ValueReport
from nkformats.errors import Rule
from nkformats.model import Model
from nkformats.rules import Report, table
from nkformats.rules.values import check_tensors

RULES = table(
    Rule(
        "NNN211", "warning", "The description holds control characters",
        "What is shown on a terminal or read by a C string function is not what stands in the file.",
        "shows them; a NUL ends the text in some viewers",
        "remove them from the description", "Neural Network Notions wiki, .nnn file format: description",
    ),
    Rule(
        "NNN212", "error", "A layer is made for another input than arrives",
        "The outputs of a layer are the inputs of the next; dense weights and kernels name how many they take.",
        "not checked: native code reads beside the weights or the input",
        "correct the layer, or the one before it", "observed: Neural Network Notions 87d9e17, layers",
    ),
    Rule(
        "NNN301", "error", "The file is no JSON",
        "JSON with duplicate keys or numbers that are none means different things to different readers.",
        "raises an exception of its JSON library", "write the model again", "RFC 8259",
    ),
    Rule(
        "NNN302", "error", "A JSON model lacks something or holds something of the wrong kind",
        "The network cannot be built from it.",
        "raises an exception, or runs with zeros in place of what is missing", "write the model again",
        "observed: Neural Network Notions 82f7c5b to f43e056",
    ),
    Rule(
        "NNN303", "warning", "A LeakyReLU of a JSON model has no tau",
        "These files store none; training used 0.01, but the loader of the time left it at 0.",
        "runs with tau 0", "write the model in a binary layout, with the tau that it was trained with",
        "observed: Neural Network Notions, JSON loader",
    ),
)  # fmt: skip


def description(model: Model, report: Report) -> None:
    """NNN211. The expressions of a schema have no operation on text."""
    text = model.record.description
    if text is not None and (found := [c for c in text.value if unicodedata.category(c) == "Cc" and c not in "\t\n\r"]):
        report(
            "NNN211", "description.value", f"{found[0]!r}" + (f" and {len(found) - 1} more" if len(found) > 1 else "")
        )


def tau(model: Model, report: Report) -> None:
    """NNN303. It is about the notation of the file, which no record shows."""
    if model.has_original:
        for number, layer in enumerate(model.record.layers):
            if layer.tau is not None:
                report("NNN303", f"layers[{number}].tau", "")


#: What arrives at a layer, without the batch axis: sizes, None for one that is not known.
Shape = tuple[int | None, ...]


class _Last:
    """Of what arrives, only the size of the last axis is known; before it there may be any number of axes."""

    def __init__(self, size: int) -> None:
        self.size = size


class _Stop(Exception):
    """The shapes behind this layer cannot be told."""


def flow(model: Model, report: Report) -> None:
    """NNN212. A record does not know the one before it; the file leaves the size of the input open."""
    shapes(model, None, report)


def shapes(model: Model, first: Shape | None, report: Report) -> list[Shape | None]:
    """What leaves each layer, as far as it can be told, given what arrives at the first one; None: anything."""
    found: list[Shape | None] = []
    arriving: Shape | _Last | None = first
    try:
        for number, layer in enumerate(model.record.layers):
            body, path = layer.body, f"layers[{number}].body"
            step = _dense if hasattr(body, "weights") else _conv
            arriving = step(body, path, arriving, report)
            found.append(None if isinstance(arriving, _Last) else arriving)
    except _Stop:
        pass
    return found


def is_flat(body: Any, rank: int) -> bool:
    """Whether a dense layer makes a vector of samples of that rank; before the flag there was, of any rank but 1."""
    return bool(body.flatten) if body.flatten is not None else rank > 1


def _dense(body: Any, path: str, arriving: Shape | _Last | None, report: Report) -> Shape | _Last:
    dims = body.weights.dims.values
    if len(dims) < 2:
        raise _Stop  # empty: saved before it was set up
    if arriving is None or isinstance(arriving, _Last):
        # Before the flag there was, a vector comes out of samples of every rank.
        flat = body.flatten is None or bool(body.flatten)
        size = None if arriving is None else arriving.size
        if size and (dims[0] % size if flat else dims[0] != size):
            report("NNN212", f"{path}.weights.dims.values[0]", f"{size} arrive, the weights take {dims[0]}")
            raise _Stop
        return (dims[1],) if flat else _Last(dims[1])
    size, flat = arriving[-1], is_flat(body, len(arriving))
    if flat and None not in arriving:
        size = math.prod(one for one in arriving if one is not None)
    wrong = dims[0] % size if size and flat and None in arriving else size and dims[0] != size
    if wrong:
        report("NNN212", f"{path}.weights.dims.values[0]", f"{size} arrive, the weights take {dims[0]}")
        raise _Stop
    return (dims[1],) if flat else (*arriving[:-1], dims[1])


def _conv(body: Any, path: str, arriving: Shape | _Last | None, report: Report) -> Shape:
    dims = body.kernels.dims.values
    if len(dims) < 3:
        raise _Stop
    axes = len(dims) - 2
    if arriving is None or isinstance(arriving, _Last):
        last = dims[-1] if arriving is None else arriving.size
        arriving = (*(None for _ in range(axes)), last)
    if len(arriving) - 1 != axes or arriving[-1] != dims[-1]:
        there = len(arriving) - 1
        arrives = f"{arriving[-1]} channels over {there} axes" if there else f"a vector of {arriving[-1]}"
        detail = f"{arrives}, the kernels take {dims[-1]} over {axes}"
        report("NNN212", f"{path}.kernels.dims.values[{len(dims) - 1}]", detail)
        raise _Stop
    leaving: list[int | None] = []
    for axis, (size, kernel, pads) in enumerate(zip(arriving[:-1], dims[1:-1], margins(body), strict=True), 1):
        left = None if size is None else size + sum(pads) - kernel + 1
        if left is not None and left < 1:
            detail = f"a kernel of {kernel} over {size} + {pads[0]} + {pads[1]}"
            report("NNN212", f"{path}.kernels.dims.values[{axis}]", detail)
            raise _Stop
        leaving.append(left)
    return (*leaving, dims[0])


def margins(body: Any) -> tuple[tuple[int, int], ...]:
    """The padding of a convolution, before and after each axis: that stored, where it is of the kind that pads."""
    axes = len(body.kernels.dims.values) - 2
    dims = body.padding_dims.values if body.padding_dims is not None else []
    if getattr(body.padding, "name", "") != "SAME" or len(dims) != 2 * axes:
        return ((0, 0),) * axes
    return tuple((dims[2 * axis], dims[2 * axis + 1]) for axis in range(axes))


CHECKS = (description, tau, flow)


# -- values -----------------------------------------------------------------------------------------------------------

VALUE_RULES = table(
    Rule(
        "NNN401", "warning", "A weight or bias is infinite or no number",
        "One such value makes every output that depends on it infinite or no number.",
        "loads it without notice, and computes with it", "train again, with a smaller learning rate; save again",
        "observed: Neural Network Notions 87d9e17, layers",
    ),
    Rule(
        "NNN402", "warning", "All weights of a tensor are zero",
        "The layer gives the same output for every input, and training cannot move it; it was never initialised.",
        "loads it without notice", "initialise and train the layer, or drop it",
        "observed: Neural Network Notions 87d9e17, layers",
    ),
)  # fmt: skip


def tensor_values(model: Model, report: ValueReport) -> None:
    """NNN401 and NNN402. A bias of zeros is what training begins with, and no finding."""
    tensors = model.tensors.values()
    check_tensors(((one, "NNN401", "" if one.name.endswith(".bias") else "NNN402") for one in tensors), report)


VALUE_CHECKS = (tensor_values,)
