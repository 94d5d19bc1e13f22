"""Rules that no schema can state: those of no single format, and those over a whole graph.

Everything that is about one record or one field stands in the schemas. A rule here says in its docstring why it cannot.
"""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Callable
from ctypes import c_float
from typing import Any

from nkformats import errors
from nkformats.errors import Rule
from nkformats.model import Model

Report = Callable[[str, str, str], None]


def _table(*rules: Rule) -> dict[str, Rule]:
    return {rule.id: rule for rule in rules}


#: What the generic readers and writers refuse, whatever the format.
GENERAL = _table(
    Rule(
        errors.SHORT, "error", "The data end before a field does",
        "What is missing cannot be guessed; a loader that fills it with zeros runs another network.",
        "differs; several loaders read on into other memory or fill with zeros",
        "get the whole file again; compare its size with the source's",
        "every format: a field lies within its file",
    ),
    Rule(
        errors.UNSET, "error", "A part of the model that the file needs has no value",
        "There is nothing to write for it.",
        "not applicable: this is about a model in memory", "set the field, or give the tensor", "nkformats: writing",
    ),
    Rule(
        errors.RANGE, "error", "A value does not fit the type that stores it",
        "Written anyhow it would come back as another number.",
        "not applicable: this is about a model in memory",
        "choose a value that the field can store",
        "nkformats: writing",
    ),
    Rule(
        errors.LENGTH, "error", "A length or a number of elements contradicts another field",
        "A reader would find the fields behind it at the wrong place.",
        "not applicable: this is about a model in memory", "bring both to the same length", "nkformats: writing",
    ),
    Rule(
        errors.PRESENCE, "error", "An optional part is there although its condition does not hold, or the reverse",
        "A reader decides by the condition and would read something else.",
        "not applicable: this is about a model in memory",
        "set the part and what its condition depends on",
        "nkformats: writing",
    ),
    Rule(
        errors.UNDEFINED, "error", "An expression of the format has no value for these fields",
        "What depends on it cannot be checked.",
        "differs", "correct the field that makes the divisor zero", "nkformats: checks",
    ),
    Rule(
        errors.UNKNOWN, "error", "The content is not of a format that we know",
        "Nothing can be said about it; in particular not that it is sound.",
        "not applicable", "name the format, or check that it is the file you think it is", "nkformats: identification",
    ),
    Rule(
        errors.TOO_LARGE, "error", "The file is larger than the caller allows",
        "The caller set a limit.", "not applicable", "raise the limit file.bytes", "nkformats: limits",
    ),
    Rule(
        errors.UNREADABLE, "error", "The input is no run of bytes",
        "A buffer with gaps has no offsets.", "not applicable", "pass a contiguous buffer", "nkformats: sources",
    ),
    Rule(
        errors.ARRAY, "error", "An array does not fit its place",
        "Its dtype or shape cannot be stored there, or does not agree with the bytes.",
        "not applicable: this is about a model in memory", "convert the array", "nkformats: tensors",
    ),
    Rule(
        errors.TEXT, "error", "A text cannot be stored as UTF-8 and read back as it was",
        "Half of a surrogate pair has no bytes of its own.",
        "not applicable: this is about a model in memory", "correct the text", "nkformats: writing",
    ),
    Rule(
        errors.VARIANT, "error", "The file is of another variant than the caller asked for",
        "Read as the other variant it would mean something else.",
        "not applicable: the caller's choice", "leave the variant open, or name the right one", "nkformats: variants",
    ),
)  # fmt: skip


# -- netkit: rules over layers and their tensors ---------------------------------------------------------------------

NETKIT = _table(
    Rule(
        "NK220", "warning", "The last geometry byte of a depthwise layer can be read in more than one way",
        "The byte is a kernel width or a padding code, and only the size of the weights tells which; a reader that has"
        " not seen them guesses.",
        "C++ tries the readings in a fixed order once the weights are known; Python scores them and can choose another",
        "write the kernel width there (and pad symmetrically), as current writers do",
        "observed: netkit 01af6954, depthwise record, byte 15",
    ),
    Rule(
        "NK221", "error", "The expanded width of an inverted bottleneck is not the one that its ratio gives",
        "Width = input channels times ratio, to a multiple of 8 in single precision; every tensor inside is of it.",
        "refuses to load: size mismatch",
        "correct expand_ratio, or the tensors of the layer",
        "observed: netkit 01af6954, make_divisible",
    ),
)  # fmt: skip


#: Neural Network Notions: rules over text, and over the notation that a file is in.
NOTIONS = _table(
    Rule(
        "NNN211", "warning", "The description holds control characters",
        "What is shown on a terminal or read by a C string function is not what stands in the file.",
        "shows them; a NUL ends the text in some viewers",
        "remove them from the description", "Neural Network Notions wiki, .nnn file format: description",
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


def notions_description(model: Model, report: Report) -> None:
    """NNN211. The expressions of a schema have no operation on text."""
    text = model.record.description
    if text is not None and (found := [c for c in text.value if unicodedata.category(c) == "Cc" and c not in "\t\n\r"]):
        report(
            "NNN211", "description.value", f"{found[0]!r}" + (f" and {len(found) - 1} more" if len(found) > 1 else "")
        )


def notions_tau(model: Model, report: Report) -> None:
    """NNN303. It is about the notation of the file, which no record shows."""
    if model.has_original:
        for number, layer in enumerate(model.record.layers):
            if layer.tau is not None:
                report("NNN303", f"layers[{number}].tau", "")


def netkit_depthwise(model: Model, report: Report) -> None:
    """NK220. Needs the weights beside the record: a schema's check sees one of them at a time."""
    for number, layer in enumerate(model.record.layers):
        if type(layer.body).__name__ == "DepthwiseConv2d":
            byte = layer.body.kernel_w_or_pad
            if byte not in (0, layer.body.kernel_h):
                report("NK220", f"layers[{number}].body.kernel_w_or_pad", _readings(model, number, layer.body, byte))


def _readings(model: Model, number: int, body: Any, byte: int) -> str:
    tensor = model.tensors.get(f"layers.{number}.weight")
    elements = math.prod(tensor.shape) if tensor is not None else 0
    code = f"padding code {byte} (bottom +{byte & 15}, right +{byte >> 4})"
    area = elements // body.channels if body.channels else 0
    if body.kernel_h * body.kernel_h == area:
        return f"{code} of a square kernel by its weights, kernel width {byte} without them"
    return f"kernel width {byte}, or {code}"


def netkit_expanded_width(model: Model, report: Report) -> None:
    """NK221. Single precision decides in some cases, and schema expressions are computed in double."""
    for number, layer in enumerate(model.record.layers):
        if type(layer.body).__name__ == "Mobilenetv4Uib":
            tensor = model.tensors.get(f"layers.{number}.expand.weight")
            channels, ratio = layer.body.in_channels, layer.body.expand_ratio
            if tensor is None or not channels or not math.isfinite(ratio):
                continue
            width, wanted = math.prod(tensor.shape) // channels, expanded_width(channels, ratio)
            if width != wanted:
                report(
                    "NK221",
                    f"layers[{number}].body.expand_ratio",
                    f"{channels} x {ratio:g} gives {wanted}, not {width}",
                )


def expanded_width(channels: int, ratio: float) -> int:
    """The width inside an inverted bottleneck: `channels * ratio` to the next multiple of 8, in single precision."""
    value = c_float(c_float(channels).value * ratio).value
    if not math.isfinite(value):
        return 0
    width = max(8, int(c_float(value + 4).value) // 8 * 8)
    return width + 8 if width < int(c_float(c_float(0.9).value * value).value) else width
