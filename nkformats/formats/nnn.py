"""Neural Network Notions `.nnn`: which of the seven binary layouts a file has, and changing it to another.

The layouts stand in the schema; no file names its own, so all are tried and the ones that fit are kept. The JSON eras
are in `nnn_json`.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

from nkformats import errors
from nkformats.codec import Format, Reading
from nkformats.errors import FormatError
from nkformats.formats import nnn_json
from nkformats.formats.layouts import Layouts
from nkformats.records import kept, relayout, remember
from nkformats.rules import nnn as rules


def _load() -> Any:
    from nkformats.generated import nnn

    return nnn


def _variant(record: Any) -> str:
    return str(record.layout.name)


def _sniff(view: memoryview) -> bool:
    """JSON of the early eras: it begins with the list of layers, whatever the file is called."""
    head = bytes(view[:64]).removeprefix(b"\xef\xbb\xbf").lstrip()
    return head.startswith(b"{") and head[1:].lstrip().startswith(b'"Layers"')


def _read(view: memoryview, limits: Mapping[str, int], variant: str | None) -> Reading:
    """The tree of the newest layout that fits, and the names of all that do; of a JSON file, that of its era."""
    is_json = bytes(view[:64]).lstrip().startswith((b"{", b"\xef\xbb\xbf{"))
    if variant is not None and (variant.casefold() in nnn_json.ERAS) != is_json:
        if variant.casefold() not in nnn_json.ERAS:
            layout(variant)
        got = "JSON" if is_json else "a binary file" if view else "an empty file"
        raise FormatError(errors.VARIANT, "", 0, f"a file of variant {variant}", got)
    if is_json:
        return nnn_json.read(view, variant)
    members = list(_load().Layout) if variant is None else [layout(variant)]
    record, fitting = LAYOUTS.read(view, members, limits)
    for layer in record.layers:
        # A padding that a file has otherwise than we would write it stays as long as its kernels do.
        wanted = _padding_dims(layer.body)
        if wanted is not None and wanted != layer.body.padding_dims.values:
            remember(layer.body, "padding_dims", wanted)
    return record, fitting, None


def layout(variant: str) -> Any:
    """The layout of that name.

    Raises:
        ValueError: there is none.
    """
    names = _load().Layout.__members__
    if variant.upper() not in names:
        eras = ", ".join(era.replace("j", "J") for era in nnn_json.ERAS)
        raise ValueError(f"no variant {variant!r} of nnn; there are {', '.join(names)}, and {eras} to read")
    return names[variant.upper()]


def _fitting(record: Any) -> tuple[str, ...]:
    """The layouts that give the same bytes for a tree: those whose differences it has no part in."""
    module = _load()
    one = record.layout
    kinds = {type(layer.body) for layer in record.layers}
    if not kinds and one >= module.Layout.B4:
        return "B4", "B5", "B6", "B7"
    if module.Conv not in kinds and one >= module.Layout.B6:
        return "B6", "B7"
    if module.Dense not in kinds and module.Layout.B4 <= one <= module.Layout.B5:
        return "B4", "B5"
    return (str(one.name),)


#: No loader looks at the parameter count, so a wrong one alone refuses no layout.
LAYOUTS = Layouts(_load, _fitting, lenient={"NNN102"})


# -- writing -----------------------------------------------------------------------------------------------------------


def _padding_dims(body: Any) -> list[int] | None:
    """What a writer stores as padding of a convolution: before and behind each axis; None where nothing is stored."""
    module = _load()
    if not isinstance(body, module.Conv) or body.padding is None:
        return None
    sizes = body.kernels.dims.values[1:-1]
    if body.padding != module.Padding.SAME:
        return [0] * (2 * len(sizes))
    return [part for size in sizes for part in ((size - 1) // 2, (size - 1) - (size - 1) // 2)]


def _prepare(record: Any) -> None:
    """Brings the layout to a member of its enum, and the padding dims to what kernels and padding type ask for.

    Raises:
        FormatError: there is no such layout.
    """
    module = _load()
    if record.layout not in set(module.Layout):
        raise FormatError(errors.VARIANT, "layout", 0, "a layout, B1 to B7", repr(record.layout))
    record.layout = module.Layout(record.layout)
    for layer in record.layers:
        body = layer.body
        if record.layout < module.Layout.B7 or not isinstance(body, module.Conv):
            continue
        if body.padding is None:
            body.padding = module.Padding.VALID
        wanted = _padding_dims(body)
        if wanted is not None:
            dims = body.padding_dims if body.padding_dims is not None else module.IntArray(values=wanted)
            dims.values = kept(body, "padding_dims", dims.values, wanted)
            body.padding_dims = dims


def convert(record: Any, variant: str) -> Any:
    """A copy of a tree in another layout. Float fields change their width; float32 rounds.

    Raises:
        FormatError: the layout cannot store what the tree says. ValueError: there is no such layout.
    """
    module = _load()
    new = layout(variant)
    twin = copy.deepcopy(record)
    # A parameter count that the file had wrong is not carried over.
    twin._computed = {}
    twin.layout = new
    behind_conv = False
    for number, layer in enumerate(twin.layers):
        body = layer.body
        if isinstance(body, module.Dense):
            # Layouts without the flag flatten what has more than two axes: what comes from a convolution.
            flatten = int(behind_conv) if body.flatten is None else body.flatten
            if new < module.Layout.B5 and flatten != int(behind_conv):
                path, expected = f"layers[{number}].body.flatten", f"what layout {new.name} can store"
                raise FormatError(errors.VARIANT, path, 0, expected, str(flatten))
            body.flatten = flatten if new >= module.Layout.B5 else None
        behind_conv = not isinstance(body, module.Dense)
    relayout(twin, new.name)
    return twin


FORMAT = Format(
    "nnn",
    _load,
    _variant,
    fitting=_fitting,
    prepare=_prepare,
    verify=LAYOUTS.verify,
    graph_rules=rules.RULES,
    graph_checks=rules.CHECKS,
    value_rules=rules.VALUE_RULES,
    value_checks=rules.VALUE_CHECKS,
    reader=_read,
    sniff=_sniff,
    convert=convert,
    marks=(b'{"Layers":',),
)
