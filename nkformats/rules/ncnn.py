"""Rules over the pair of files of an ncnn network. Over its graph: `ncnn_graph`; over the text: `param_text`.

No schema can state these: they are about names of files, about what is left when all weights are read, about values.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from nkformats import records
from nkformats.errors import Rule
from nkformats.records import Hole
from nkformats.rules import Report, ncnn_flow, ncnn_graph, param_text, table

_SEEN = "observed on 1.0.20261020"
_GARBAGE = "loads it silently wrong if it is long enough, else refuses"
_AGAIN = "get the .bin of this .param again"

_PAIR = table(
    Rule("NCNN501", "error", "The .bin is empty",
         "A converter or a download failed and left a file without content.",
         "refuses at the first weight", _AGAIN, _SEEN),
    Rule("NCNN502", "error", "The .bin is a Git LFS pointer",
         "The repository was fetched without its large files; these three lines only say where the file is.",
         "refuses: the letters `vers` are taken for the flag of a codebook", "run `git lfs pull` in the repository",
         _SEEN),
    Rule("NCNN503", "error", "The .bin is a page of a web site",
         "A download link led to a page and this was saved.", _GARBAGE, "download the file itself", _SEEN),
    Rule("NCNN504", "error", "The .bin is an archive or compressed",
         "Its bytes are no weights before it is unpacked.", _GARBAGE, "unpack it, and use the files inside", _SEEN),
    Rule("NCNN505", "error", "The .bin is a picture", "Its bytes are no weights.", _GARBAGE, _AGAIN, _SEEN),
    Rule("NCNN506", "error", "The .bin is text", "Its bytes are no weights.", _GARBAGE, _AGAIN, _SEEN),
    Rule("NCNN507", "error", "The .bin is a .param", "The two files were exchanged, or one copied over the other.",
         _GARBAGE, "exchange the names, or get the .bin again", _SEEN),
    Rule("NCNN508", "error", "The .bin is a .param.bin", "The graph is there twice, and the weights are not.",
         _GARBAGE, _AGAIN, _SEEN),
    Rule("NCNN509", "error", "Bytes are left behind the last weight",
         "A .bin has no other check: .param and .bin do not belong together, or a parameter is wrong and some weights "
         "are read from the wrong place.",
         "ignores them; refuses where the file is mapped into memory", "find the .param of this .bin", _SEEN),
    Rule("NCNN510", "error", "A constant without dims has 4 bytes of its own",
         "An ncnnoptimize of 2023 wrote them, uninitialised. Loaders expect none, so all that follows is shifted.",
         "loads it silently wrong, or refuses", "write the model with canonical=True, or take the bytes out", _SEEN),
    Rule("NCNN511", "error", "Block-quantised weights in the layout of July 2026",
         "They have a flag there, which the runtime of October 2026 takes for weights; all that follows is shifted.",
         "loads it silently wrong, or refuses", "convert it to 202610", _SEEN),
    Rule("NCNN512", "error", "The text of a .param under the name of a .param.bin",
         "The two forms have loaders of their own, which programs choose by the name.",
         'refuses: "param is too old, please regenerate"', "name it .param", _SEEN),
    Rule("NCNN513", "error", "A binary .param.bin under the name of a .param",
         "The two forms have loaders of their own, which programs choose by the name.",
         'refuses: "parse magic failed"', "name it .param.bin", _SEEN),
    Rule("NCNN514", "error", "The table of a codebook is not finite or not sorted",
         "A quantiser writes 256 rising values. Others are weights read from the wrong place: .param and .bin do not "
         "belong together, or the reading is shifted.",
         "loads it silently wrong", "find the .param of this .bin", _SEEN),
    Rule("NCNN515", "warning", "An int8 scale is infinite",
         "A quantiser writes it for a channel whose weights are all zero; what such a channel gives is not defined.",
         "accepts; computes garbage in that channel", "set scale and weights of the channel to 1 and 0", _SEEN),
    Rule("NCNN517", "note", "The weights are not there",
         "A .param is the graph of a model; without its .bin nothing is known of the numbers.",
         "loads the graph, and cannot run it", "put the .bin beside it, or name it as the companion", _SEEN),
    Rule("NCNN518", "error", "The .bin is a model of another format, or a program",
         "Its bytes are no weights of this graph, whatever it is called.", _GARBAGE, _AGAIN, _SEEN),
    Rule("NCNN516", "warning", "An int8 scale is zero, negative or none",
         "It is the factor from a float to int8, 127 over the largest magnitude.",
         "accepts; computes garbage in that channel", "quantise the model again", _SEEN),
)  # fmt: skip

RULES = {**param_text.RULES, **ncnn_graph.RULES, **ncnn_flow.RULES, **_PAIR}


def _weights(model: Any) -> Iterator[tuple[str, str, Any]]:
    """Path, name and block of each weight that was read."""
    for number, layer in enumerate(model.layers):
        for field in getattr(layer.body, "_layout", ()):
            block = getattr(layer.body, field.name, None)
            if block is not None and field.role:
                yield f"layers[{number}].body.{field.name}", field.name, block


def _odd_table(block: Any) -> str:
    """What is odd about the table of a codebook; empty for one that is none, or not odd."""
    if getattr(block, "table", None) is None or isinstance(block.table, Hole):
        return ""
    values = block.array("table").tolist()
    if not all(map(math.isfinite, values)):
        return "not finite"
    return "" if values in (sorted(values), sorted(values, reverse=True)) else "not sorted"


def implausible(model: Any) -> Iterator[str]:
    """Sentences on the codebooks that are hardly any, the first first; of a model whose reading broke off, too."""
    odd = {f"{path}.flag": int(block.flag) for path, _, block in _weights(model)
           if getattr(block, "table", None) is not None and (block.flag != 1 or _odd_table(block))}  # fmt: skip
    for span in records.spans(model.record) if odd else ():
        if span.path in odd:
            layer = model.layers[int(span.path.removeprefix("layers[").partition("]")[0])]
            which = "the first" if span.path == next(iter(odd)) else "another"
            yield (
                f'{which} implausible codebook is that of layer "{layer.name}" ({layer.type}), at byte {span.offset}, '
                f"with the flag {odd[span.path]:#x}: .param and .bin do not belong together, or are shifted"
            )


def pair(model: Any, report: Report) -> None:
    """NCNN509 to 513. Names of files, and what is left when all weights are read, are in no record."""
    if model.weights is None and model.graph is not None:
        report("NCNN517", "magic", f"{model.planned_bytes} bytes in float32")
    name = ((model.graph.name if model.graph else None) or "").lower()
    if model.record.notation == "text" and name.endswith(".param.bin"):
        report("NCNN512", "magic", "")
    if model.record.notation == "binary" and name.endswith(".param"):
        report("NCNN513", "magic", "")
    if model.weights is None:
        return
    if (left := len(model.record.trailing)) and model.stopper is None:
        report("NCNN509", "trailing", "; ".join([f"{left} bytes", *list(implausible(model))[:1]]))
    stray = [f"layers[{number}].stray" for number, layer in enumerate(model.layers) if layer.stray is not None]
    if stray:
        report("NCNN510", stray[0], f"{len(stray)} of them" if len(stray) > 1 else "")
    if model.fitted == ["202607"]:
        bodies = ((number, layer.body) for number, layer in enumerate(model.layers))
        first = next(number for number, body in bodies if getattr(body, "quantize_term", 0) >= 400)
        report("NCNN511", f"layers[{first}].body", "")


def values(model: Any, report: Report) -> None:
    """NCNN514 to 516. The few weights whose values tell whether all others are where they should be."""
    books = [(path, odd) for path, _, block in _weights(model) if (odd := _odd_table(block))]
    if books:
        detail = f"it is {books[0][1]}" + (f"; {len(books)} tables are" if len(books) > 1 else "")
        report("NCNN514", f"{books[0][0]}.table", detail)
    for path, name, block in _weights(model):
        data = type(block)._layout[-2].name
        if not name.endswith(("_int8_scale", "_int8_scales")) or isinstance(getattr(block, data), Hole):
            continue
        scales = block.array(data).tolist()
        infinite = scales.count(math.inf)
        if infinite:
            report("NCNN515", f"{path}.{data}", f"{infinite} of {len(scales)} are")
        if bad := [one for one in scales if not one > 0]:
            report("NCNN516", f"{path}.{data}", f"{len(bad)} of {len(scales)} are; the first is {bad[0]:g}")


CHECKS = (*ncnn_graph.CHECKS, ncnn_flow.channels, pair, values)
