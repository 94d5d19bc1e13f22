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


CHECKS = (description, tau)
