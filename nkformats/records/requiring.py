"""What messages that somebody built or changed must be like before they are written: what is written is read again."""

from __future__ import annotations

from typing import Any, NoReturn

from nkformats import errors
from nkformats.errors import FormatError
from nkformats.records import wire
from nkformats.records.buffers import flat
from nkformats.records.layout import show
from nkformats.records.message_fields import UNKNOWN, WIRES, MessageField, encoded_value, passes_over
from nkformats.records.messages import Message
from nkformats.records.wire import Fault


def require(message: Message, path: str = "", level: int = 0) -> None:
    """Refuses a message with a value that cannot be written, or that would be read as something else.

    Of what was not changed since it was read only the levels are counted: it may come from elsewhere.

    Args:
        message: what is looked at, and all in it. path: of it. level: how many messages it lies in.

    Raises:
        FormatError: with the path of the value.
    """
    most = message._notation.limits["messages.levels"]
    if level > most:
        raise FormatError(errors.RANGE, path, 0, f"at most {most} levels of messages", "more, or one within itself")
    if message._values is None:
        _require_levels(message, path, level, most)
        return
    prefix = f"{path}." if path else ""
    changes = message._own_changes() if message._body else None
    for field in message._fields:
        value, place = getattr(message, field.name), prefix + field.name
        if field.many and not isinstance(value, list):
            _refuse(place, "a list", value)
        if field.part:
            _require_parts(field, value, place, level)
        elif changes is None or field.name in changes:
            _require_values(field, value, place)
    if changes is None or UNKNOWN.name in changes:
        _require_unknown(message, prefix + UNKNOWN.name)


def _require_levels(message: Message, path: str, level: int, most: int) -> None:
    """Refuses a message that nobody has looked into and that nests too deeply at its new place."""
    for view in message._body:
        try:
            wire.walk(view, ((0, len(view)),), message._table, most, wire.Finds(), None, level)
        except Fault as fault:
            if fault.rule == "nesting":
                raise FormatError(errors.RANGE, path, 0, f"at most {most} levels of messages", "more") from None


def _refuse(path: str, expected: str, value: Any) -> NoReturn:
    raise FormatError(errors.RANGE, path, 0, expected, show(value))


def _require_parts(field: MessageField, value: Any, path: str, level: int) -> None:
    items = value if field.many else () if value is None else (value,)
    for index, item in enumerate(items):
        place = f"{path}[{index}]" if field.many else path
        if not isinstance(item, Message) or not isinstance(item, field.types):
            _refuse(place, f"a {field.part}", item)
        require(item, place, level + 1)


def _require_values(field: MessageField, value: Any, path: str) -> None:
    if field.many:
        for index, item in enumerate(value):
            encoded_value(field, item, f"{path}[{index}]")
    elif value is not None:
        data = encoded_value(field, value, path)
        if field.payload:
            try:
                wire.check_packed(memoryview(data), 0, len(data), WIRES[field.form][1])
            except Fault as fault:
                raise FormatError(errors.RANGE, path, 0, fault.expected, fault.got) from None


def _require_unknown(message: Message, path: str) -> None:
    """Each one a whole field, of a key that the message does not know: another would be read as one that it knows."""
    values: Any = message.unknown
    if not isinstance(values, list):
        _refuse(path, "a list", values)
    for index, value in enumerate(values):
        expected = "the bytes of one field that the schema does not have, with its key"
        place = f"{path}[{index}]"
        try:
            data = flat(value)
            found = list(wire.parts(data, 0, len(data)))
        except (AttributeError, TypeError, ValueError, Fault):
            _refuse(place, expected, value)
        if len(found) != 1 or found[0][3] != len(data) or not _is_unknown(message, *found[0], memoryview(data)):
            _refuse(place, expected, value)


def _is_unknown(message: Message, key: int, start: int, pos: int, stop: int, data: memoryview) -> bool:
    """Whether a reader keeps a field as one that it does not know: of an enum also a value that it does not have."""
    known = message._ops.get(key)
    if known is None:
        return True
    field = known[2]
    return field.closed and passes_over(field, data, pos, stop)
