"""Neural Network Notions: rules over text, and over the notation that a file is in."""

from __future__ import annotations

import unicodedata

from nkformats.errors import Rule
from nkformats.model import Model
from nkformats.rules import Report, table

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


def flow(model: Model, report: Report) -> None:
    """NNN212. A record does not know the one before it; the file leaves the size of the input open."""
    axes, size = 0, 0  # of what arrives: spatial axes (0 of a vector) and channels or outputs; size 0 is not known
    for number, layer in enumerate(model.record.layers):
        body, path = layer.body, f"layers[{number}].body"
        tensor = body.weights if hasattr(body, "weights") else body.kernels
        dims = tensor.dims.values
        if len(dims) < 2:
            return  # empty: saved before it was set up
        if tensor is not getattr(body, "weights", None):
            if size and (not axes or dims[-1] != size or len(dims) - 2 != axes):
                arrives = f"{size} channels over {axes} axes" if axes else f"a vector of {size}"
                takes = f"{dims[-1]} over {len(dims) - 2}"
                report("NNN212", f"{path}.kernels.dims.values[{len(dims) - 1}]", f"{arrives}, the kernels take {takes}")
                return
            axes, size = len(dims) - 2, dims[0]
            continue
        flat = bool(body.flatten) if body.flatten is not None else axes > 0
        inputs = dims[0]
        if size and (inputs % size if axes and flat else inputs != size):
            report("NNN212", f"{path}.weights.dims.values[0]", f"{size} arrive, the weights take {inputs}")
            return
        axes, size = (0 if flat else axes), dims[1]


CHECKS = (description, tau, flow)
