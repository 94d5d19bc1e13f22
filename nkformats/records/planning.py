"""What a record would be in a file that is not there: sizes without payload."""

from __future__ import annotations

from typing import Any

from nkformats.records.buffers import Hole
from nkformats.records.fields import BYTES, ELSEWHERE, FLOAT, INT, RECORD, TEXT, Field
from nkformats.records.layout import Record, new


def lay_out(record: Record) -> None:
    """Gives a record, whose parameters are set, the fields that a file of zeros would have; payloads become holes."""
    for field in record._layout:
        if field.constant is not None or field.kind == ELSEWHERE:
            continue
        if field.present is not None and not field.present(record):
            setattr(record, field.slot, None)
            continue
        count = (field.count(record) if callable(field.count) else field.count or 0) if field.many else 1
        values = [_value(record, field, index) for index in range(count)]
        setattr(record, field.slot, values if field.many else values[0])


def lay_out_again(record: Record) -> None:
    """Brings a record to parameters that have changed: new fields are holes, fields that are no more are gone."""
    for field in record._layout:
        if field.constant is not None or field.kind == ELSEWHERE or field.many:
            continue
        value = getattr(record, field.slot, None)
        if field.present is not None and not field.present(record):
            setattr(record, field.slot, None)
        elif value is None or isinstance(value, Hole):
            setattr(record, field.slot, _value(record, field, 0))
        elif field.kind == RECORD:
            for name, argument in zip(value._params, field.args(record, 0) if field.args else (), strict=True):
                setattr(value, name, argument)
            lay_out_again(value)


def _value(record: Record, field: Field, index: int) -> Any:
    if field.kind == RECORD:
        part = new((field.switch(record, index) if field.switch is not None else None) or field.types[0])
        for name, argument in zip(part._params, field.args(record, index) if field.args else (), strict=True):
            setattr(part, name, argument)
        lay_out(part)
        return part
    if field.kind == BYTES:
        return Hole(field.size(record, index, 0) if callable(field.size) else field.size or 0)
    value = {INT: 0, FLOAT: 0.0, TEXT: ""}[field.kind]
    return field.enum.get(0, 0) if field.enum is not None else value
