"""Rules that no schema can state: those of no single format here, those over a whole graph in a module a format.

Everything that is about one record or one field stands in the schemas. A rule here says in its docstring why it cannot.
"""

from __future__ import annotations

from collections.abc import Callable

from nkformats import errors
from nkformats.errors import Rule
from nkformats.records.checking import UNDEFINED

#: Takes rule id, path and detail.
Report = Callable[[str, str, str], None]


def table(*rules: Rule) -> dict[str, Rule]:
    """Rules by id."""
    return {rule.id: rule for rule in rules}


#: What the generic readers and writers refuse, whatever the format.
GENERAL = table(
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
    UNDEFINED,
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
    Rule(
        errors.NEEDS_COMPANION, "error", "The file cannot be read without another one that is not there",
        "Weights without the graph that says what they are are bytes, and any guess would be wrong.",
        "cannot load it either", "put the other file beside it, or name it as the companion", "nkformats: pairs",
    ),
    Rule(
        errors.NO_KERNEL, "error", "Our runtime cannot compute a layer",
        "It does not have the operator, or not with these parameters. The file may be sound all the same.",
        "may run it", "run it elsewhere, or ask for a blob that does not need the layer", "nkformats: running",
    ),
    Rule(
        errors.MISFIT, "error", "What arrives at a layer does not fit it",
        "Its weights or parameters are for another shape; computed anyhow, the result would mean nothing.",
        "differs; several runtimes read beyond their arrays", "give an input of another shape, or correct the layer",
        "nkformats: running",
    ),
)  # fmt: skip
