"""Editing a file by paths and texts: the value that a person writes becomes a value of the field that has the path.

Paths are those of `spans`, of findings and of `dump`: ``layers[3].body.units``. How a value is written down follows
from the field's kind, which the layout tables state; what has a path and is no field, `Format.assign` sets.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from nkformats import errors, records
from nkformats.errors import FormatError
from nkformats.formats import Report, validate
from nkformats.model import Model
from nkformats.records import (
    BYTES,
    ELSEWHERE,
    MISSING,
    RECORD,
    Field,
    Record,
    elements,
    parse_bytes,
    parse_float,
    parse_number,
    parse_value,
)

_STEP: Final = re.compile(r"\.?([A-Za-z_][A-Za-z0-9_]*)|\[([0-9]{1,15})\]")


def assign(model: Model, path: str, text: str) -> None:
    """Sets the field at a path to the value that a text says. Nothing is settled or written yet.

    Args:
        model: what to edit, in place.
        path: of one field, of one element of a list, or of a whole list of numbers: ``header.input_shape[1]``.
        text: a whole number in any base, or a name where the field has names; a decimal or hexadecimal float, ``nan``,
            ``inf``; the text itself; bytes as hexadecimal digits or as ``b'..'``; lists in brackets or with commas.

    Raises:
        ValueError: there is no such field, it is not one that can be set, or the text is no value of it.
    """
    if model.codec.assign is not None and model.codec.assign(model, path, text):
        return
    record, field, index = _find(model.record, path)
    if field.constant is not None:
        raise ValueError(f"{path} is the same in every file")
    if field.derived:
        raise ValueError(f"{path} follows from the rest of the file and is computed when it is written")
    if field.kind in (RECORD, ELSEWHERE):
        raise ValueError(f"{path} is no single field; set the fields below it")
    value = getattr(record, field.name)
    if value is None:
        raise ValueError(f"{path} is not in this file: what it depends on says so")
    if field.array is not None:
        _assign_array(record, field, index, path, text)
    elif not field.many:
        new = parse_value(field, text, path)
        if field.padding and len(new) != records.nbytes(value):
            raise ValueError(f"{path} has {records.nbytes(value)} bytes; the value has {len(new)}")
        setattr(record, field.slot, new)
    elif index is not None:
        value[index] = parse_value(field, text, path)
    else:
        setattr(record, field.slot, [parse_value(field, one, path) for one in elements(text)])


def _find(root: Record, path: str) -> tuple[Any, Field, int | None]:
    """The record that has the field at a path, the field, and the element of it where the path ends in one."""
    record: Any = root
    field: Field | None = None
    index: int | None = None
    at = 0
    while at < len(path):
        step = _STEP.match(path, at)
        if step is None:
            raise ValueError(f"{path!r:.80} is no path; write one as `nkformats dump` does")
        at = step.end()
        if step[1]:
            if field is not None and (record := _below(record, field, index)) is None:
                raise ValueError(f"{path[: step.start()]} is not in this file: what it depends on says so")
            fields = {one.name: one for one in getattr(record, "_layout", ())}
            if step[1] not in fields or getattr(record, step[1], MISSING) is MISSING:
                raise ValueError(f"no field {path[:at]!r:.80}; there are {', '.join(fields) or 'none below it'}")
            field, index = fields[step[1]], None
        else:
            value = None if field is None else getattr(record, field.name)
            if field is None or not field.many or index is not None or value is None:
                raise ValueError(f"{path[:at]!r:.80}: what stands before the bracket is no list")
            index = int(step[2])
            if index >= len(value):
                raise ValueError(f"no element {path[:at]!r:.80}; the list has {len(value)}")
    if field is None:
        raise ValueError("an empty path")
    return record, field, index


def _below(record: Any, field: Field, index: int | None) -> Any:
    value = getattr(record, field.name)
    return value[index] if field.many and index is not None else value


def _assign_array(record: Record, field: Field, index: int | None, path: str, text: str) -> None:
    """Sets all elements of an array; dtype and shape stay as they are."""
    import numpy as np

    assert field.array is not None
    at = index or 0
    dtype, shape = field.array.dtype(record, at), tuple(field.array.shape(record, at))
    texts, count = elements(text), int(np.prod(shape))
    if dtype is None or len(texts) != count or (field.many and index is None):
        raise ValueError(f"{path} is an array of {count} numbers; {len(texts)} are given")
    parse = parse_float if "float" in dtype else parse_number
    try:
        record.set_array(field.name, np.array([parse(one) for one in texts]).astype(dtype).reshape(shape), at)
    except (OverflowError, ValueError) as error:
        raise ValueError(f"{path} is an array of {dtype}: {error}") from error


def patch(model: Model, data: bytes, path: str, text: str) -> bytes:
    """The bytes of a file with those of one field changed and nothing else, whatever becomes of the file.

    Args:
        model: as far as it was read from `data`.

    Raises:
        ValueError: no field has the path, or the value needs another number of bytes.
    """
    for span in model.spans():
        if span.path == path and span.field is not None and span.record is not None:
            break
    else:
        raise ValueError(f"no field {path!r:.80} has bytes of its own in this file")
    field = span.field
    if field.kind == BYTES or field.constant is not None:
        raw = _raw_bytes(field, text, path)
    else:
        value = parse_value(field, text, path)
        try:
            raw = records.item_bytes(span.record, field, value, path, span.offset)
        except FormatError as error:
            raise ValueError(f"{path}: expected {error.expected}, got {error.got}") from error
    if len(raw) != span.length:
        raise ValueError(f"{path} has {span.length} bytes; the value has {len(raw)}")
    return b"".join((data[: span.offset], raw, data[span.offset + span.length :]))


def _raw_bytes(field: Field, text: str, path: str) -> bytes:
    try:
        return parse_bytes(text)
    except (ValueError, SyntaxError):
        raise ValueError(f"{path} is bytes: hexadecimal digits or b'..'; {text!r:.60} is not") from None


class Named(io.BytesIO):
    """Bytes under the name of the file that they are to replace: some rules are about names."""

    def __init__(self, data: bytes, name: str | None) -> None:
        super().__init__(data)
        self.name = name


def names_of(model: Model, files: Iterable[str]) -> dict[str, str | None]:
    """The names of the files that a model was read from, by extension; None for what had none."""
    names: dict[str, str | None] = dict.fromkeys(files, model.source)
    for suffix, which in zip(names, ("graph", "weights"), strict=False):
        if hasattr(model, which):
            source = getattr(model, which)
            names[suffix] = None if source is None else source.name
    return names


def judge(model: Model, files: Mapping[str, bytes], options: Mapping[str, Any]) -> Report:
    """The verdict on the files that are to replace those of a model; `options` are those that it was read with."""
    names = names_of(model, files)
    first, *others = (Named(data, names[suffix]) for suffix, data in files.items())
    companion = {"companion": others[0]} if others else {}
    return validate(first, **{**options, **companion, "format": model.format})


def refused(error: FormatError) -> str:
    """Why a model cannot be written, in words."""
    return f"{errors.escape(error.path)}: expected {error.expected}, got {error.got} [{error.rule}]".lstrip(": ")
