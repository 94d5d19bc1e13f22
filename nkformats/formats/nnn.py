"""Neural Network Notions `.nnn`: which of the seven binary layouts a file has, and changing it to another.

The layouts stand in the schema; no file names its own, so all are tried and the ones that fit are kept. The JSON eras
are in `nnn_json`.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Mapping
from typing import Any

from nkformats import errors
from nkformats.errors import FormatError
from nkformats.formats import nnn_json
from nkformats.model import Format, Reading
from nkformats.rules import nnn as rules

#: The finding that never refuses a layout: no loader looks at the parameter count.
COUNT = "NNN102"


def _load() -> Any:
    from nkformats.generated import nnn

    return nnn


def _layouts() -> list[Any]:
    return list(_load().Layout)


def _variant(record: Any) -> str:
    return str(record.layout.name)


def _sniff(view: memoryview) -> bool:
    """JSON of the early eras: it begins with the list of layers, whatever the file is called."""
    head = bytes(view[:64]).lstrip()
    return head.startswith(b"{") and head[1:].lstrip().startswith(b'"Layers"')


def _read(view: memoryview, limits: Mapping[str, int], variant: str | None) -> Reading:
    """The tree of the newest layout that fits, and the names of all that do.

    A layout fits when its reader consumes the file and no structural rule is broken. Those whose parameter count agrees
    are preferred; a wrong count alone refuses nothing.
    """
    if bytes(view[:64]).lstrip().startswith((b"{", b"\xef\xbb\xbf{")):
        return nnn_json.read(view, variant)
    layouts = [layout for layout in _layouts() if variant is None or layout.name == variant.upper()]
    if not layouts:
        names = ", ".join(layout.name for layout in _layouts())
        raise ValueError(f"no variant {variant!r} of nnn; there are {names}")
    fits, failures = [], []
    for layout in layouts:
        try:
            fits.append(_try(view, layout, limits))
        except FormatError as error:
            failures.append((_progress(error), layout, error))
    if not fits:
        # The newest of those that got furthest.
        _, layout, failure = max(failures, key=lambda one: one[:2])
        if variant is None:
            failure.note = (
                f"fits none of the layouts {layouts[0].name} to {layouts[-1].name}; {layout.name} got furthest"
            )
        raise failure
    counted = [fit for fit in fits if fit[1]] or fits
    return Reading(counted[-1][0], tuple(record.layout.name for record, _ in counted))


def _progress(error: FormatError) -> int:
    """How many layers a layout gave before its reader gave up; a clean end is one more, bytes behind it one less."""
    layers = len(getattr(error.record, "layers", ()))
    if not hasattr(error.record, "trailing"):
        return layers - 1 if re.match(r"layers\[", error.path) else layers
    return layers + 1 if not error.record.trailing else max(0, layers - 1)


def _try(view: memoryview, layout: Any, limits: Mapping[str, int]) -> tuple[Any, bool]:
    """The tree of one layout, and whether its parameter count agrees.

    Raises:
        FormatError: the layout does not fit.
    """
    module = _load()
    record = module.read(view, layout, limits=limits)
    found = [finding for finding in module.check(record) if finding.severity == "error"]
    for finding in found:
        if finding.rule != COUNT:
            error = FormatError(finding.rule, finding.path, finding.offset, "a sound structure", finding.message)
            error.record = record
            raise error
    return record, not found


def convert(record: Any, variant: str) -> Any:
    """A copy of a tree in another layout. Float fields change their width; float32 rounds.

    Raises:
        FormatError: the layout cannot store what the tree says. ValueError: there is no such layout.
    """
    module = _load()
    if variant.upper() not in module.Layout.__members__:
        raise ValueError(f"no variant {variant!r} of nnn; there are {', '.join(module.Layout.__members__)}")
    layout = module.Layout[variant.upper()]
    twin = copy.deepcopy(record)
    twin.layout = layout
    has = {name: layout >= since for name, since in (("description", 2), ("flatten", 5), ("padding", 7))}
    if not has["description"] and twin.description is not None and twin.description.value:
        raise _lost("description", variant, twin.description.value)
    text = twin.description or module.Utf8String(value="")
    twin.description = text if has["description"] else None
    behind_conv = False
    for number, layer in enumerate(twin.layers):
        body, path = layer.body, f"layers[{number}].body"
        dense = isinstance(body, module.Dense)
        for tensor in (layer.bias, body.weights if dense else body.kernels):
            _set_width(tensor, "float64" if layout < module.Layout.B6 else "float32")
        if dense:
            # Layouts without the flag flatten what has more than two axes: what comes from a convolution.
            flatten = int(behind_conv) if body.flatten is None else body.flatten
            if not has["flatten"] and flatten != int(behind_conv):
                raise _lost(f"{path}.flatten", variant, str(flatten))
            body.flatten = flatten if has["flatten"] else None
        elif has["padding"]:
            if body.padding is None:
                body.padding = module.Padding.VALID
                body.padding_dims = module.IntArray(values=[0] * (2 * (len(body.kernels.dims.values) - 2)))
        else:
            if body.padding is not None and body.padding != module.Padding.VALID:
                raise _lost(f"{path}.padding", variant, str(body.padding))
            body.padding = body.padding_dims = None
        behind_conv = not dense
    return twin


def _set_width(tensor: Any, dtype: str) -> None:
    old = tensor.array("values")
    if old.dtype.name != dtype:
        import numpy as np

        with np.errstate(over="ignore"):
            tensor.values = np.ascontiguousarray(old.astype(dtype))


def _lost(path: str, variant: str, got: str) -> FormatError:
    return FormatError(errors.VARIANT, path, 0, f"what layout {variant.upper()} can store", got)


FORMAT = Format(
    "nnn",
    _load,
    _variant,
    graph_rules=rules.RULES,
    graph_checks=rules.CHECKS,
    reader=_read,
    sniff=_sniff,
    convert=convert,
)
