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
from nkformats.records import check_tree, kept, remember, show
from nkformats.rules import nnn as rules

#: The finding that never refuses a layout: no loader looks at the parameter count.
COUNT = "NNN102"


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
    """The tree of the newest layout that fits, and the names of all that do.

    A layout fits when its reader consumes the file and no structural rule is broken. Those whose parameter count agrees
    are preferred; a wrong count alone refuses nothing.
    """
    is_json = bytes(view[:64]).lstrip().startswith((b"{", b"\xef\xbb\xbf{"))
    if variant is not None and (variant.casefold() in nnn_json.ERAS) != is_json:
        if variant.casefold() not in nnn_json.ERAS:
            layout(variant)
        got = "JSON" if is_json else "a binary file" if view else "an empty file"
        raise FormatError(errors.VARIANT, "", 0, f"a file of variant {variant}", got)
    if is_json:
        return nnn_json.read(view, variant)
    layouts = list(_load().Layout) if variant is None else [layout(variant)]
    fits: list[tuple[Any, Any, bool]] = []
    best: tuple[Any, FormatError] | None = None
    same: dict[str, bool] = {}
    for one in reversed(layouts):
        if one.name in same:
            # It gives the same bytes as a newer layout that fits.
            fits.append((one, None, same[one.name]))
            continue
        try:
            record, counts = _try(view, one, limits)
        except FormatError as error:
            best = _further(best, one, error)
            continue
        fits.append((one, record, counts))
        same.update(dict.fromkeys(_fitting(record), counts))
    if best is not None and not fits:
        if len(layouts) > 1:
            best[
                1
            ].note = f"fits none of the layouts {layouts[0].name} to {layouts[-1].name}; {best[0].name} got furthest"
        raise best[1]
    counted = [fit for fit in fits if fit[2]] or fits
    record = counted[0][1]
    for layer in record.layers:
        # A padding that a file has otherwise than we would write it stays as long as its kernels do.
        wanted = _padding_dims(layer.body)
        if wanted is not None and wanted != layer.body.padding_dims.values:
            remember(layer.body, "padding_dims", wanted)
    return record, tuple(one.name for one, _, _ in reversed(counted)), None


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


def _further(best: tuple[Any, FormatError] | None, older: Any, error: FormatError) -> tuple[Any, FormatError]:
    """Which of two layouts made more of a file that none fits; `best` is the newer one.

    One that read the whole file and then found a rule broken is the file's. Else the older layout must have read at
    least as many layers, and must have met its fault behind the newer one's: a layout that lacks a field reads past a
    fault in it without noticing.
    """
    if best is None:
        return older, error
    if _clean(best[1]) or _clean(error):
        return best if _clean(best[1]) else (older, error)
    layers = _progress(error)
    further = layers >= max(_progress(best[1]), 1) and error.offset > best[1].offset
    return (older, error) if further else best


def _clean(error: FormatError) -> bool:
    """Whether a reader came to the end of the file by reading layers, with nothing left."""
    record = error.record
    return bool(getattr(record, "layers", ())) and hasattr(record, "trailing") and not record.trailing


def _progress(error: FormatError) -> int:
    """How many layers a layout gave before its reader gave up; a clean end is one more, bytes behind it one less."""
    layers = len(getattr(error.record, "layers", ()))
    if not hasattr(error.record, "trailing"):
        return layers - 1 if error.path.startswith("layers[") else layers
    return layers + 1 if not error.record.trailing else max(0, layers - 1)


def _try(view: memoryview, one: Any, limits: Mapping[str, int]) -> tuple[Any, bool]:
    """The tree of one layout, and whether its parameter count agrees.

    Raises:
        FormatError: the layout does not fit.
    """
    record = _load().read(view, one, limits=limits)
    return record, _verify(record)


def _verify(record: Any) -> bool:
    """Whether the parameter count of a tree agrees.

    Raises:
        FormatError: a structural rule is broken, by which no file of this layout is recognised.
    """
    found = check_tree(record, _load().RULES, errors_only=True)
    for finding in found:
        if finding.rule != COUNT:
            message = finding.message[0].lower() + finding.message[1:]
            error = FormatError(finding.rule, finding.path, finding.offset, "a sound structure", message)
            error.record = record
            raise error
    return not found


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
    has = {name: new >= since for name, since in (("description", 2), ("flatten", 5), ("padding", 7))}
    if not has["description"] and twin.description is not None and twin.description.value:
        raise _lost("description", variant, twin.description.value)
    text = twin.description or module.Utf8String(value="")
    twin.description = text if has["description"] else None
    behind_conv = False
    for number, layer in enumerate(twin.layers):
        body, path = layer.body, f"layers[{number}].body"
        dense = isinstance(body, module.Dense)
        for name, tensor in (("bias", layer.bias), ("body", body.weights if dense else body.kernels)):
            _set_width(tensor, "float64" if new < module.Layout.B6 else "float32", f"layers[{number}].{name}")
        if dense:
            # Layouts without the flag flatten what has more than two axes: what comes from a convolution.
            flatten = int(behind_conv) if body.flatten is None else body.flatten
            if not has["flatten"] and flatten != int(behind_conv):
                raise _lost(f"{path}.flatten", variant, str(flatten))
            body.flatten = flatten if has["flatten"] else None
        elif not has["padding"]:
            if body.padding is not None and (body.padding != module.Padding.VALID or any(body.padding_dims.values)):
                raise _lost(f"{path}.padding", variant, show(body.padding))
            body.padding = body.padding_dims = None
        behind_conv = not dense
    return twin


def _set_width(tensor: Any, dtype: str, path: str) -> None:
    import numpy as np

    old = tensor.array("values")
    if old.dtype.name != dtype:
        with np.errstate(over="ignore", invalid="ignore"):
            new = np.ascontiguousarray(old.astype(dtype))
        if not np.array_equal(np.isfinite(old), np.isfinite(new)):
            largest = float(np.abs(old[np.isfinite(old)]).max())
            raise FormatError(errors.RANGE, path, 0, f"values within {dtype}", f"{largest:g}")
        tensor.values = new


def _lost(path: str, variant: str, got: str) -> FormatError:
    return FormatError(errors.VARIANT, path, 0, f"what layout {variant.upper()} can store", got)


FORMAT = Format(
    "nnn",
    _load,
    _variant,
    fitting=_fitting,
    prepare=_prepare,
    verify=_verify,
    graph_rules=rules.RULES,
    graph_checks=rules.CHECKS,
    value_rules=rules.VALUE_RULES,
    value_checks=rules.VALUE_CHECKS,
    reader=_read,
    sniff=_sniff,
    convert=convert,
)
