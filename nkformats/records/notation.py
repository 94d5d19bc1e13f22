"""What the messages of a schema have in common; reading a whole file of them, and finding some in a tree."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

from nkformats.errors import FormatError
from nkformats.records import wire
from nkformats.records.layout import Record
from nkformats.records.message_fields import WIRES
from nkformats.records.message_tensors import TensorForm
from nkformats.records.messages import Message
from nkformats.records.wire import Child, Fault, Finds, Found, Table

M = TypeVar("M", bound=Message)


class Notation:
    """What holds for all messages of a schema: the rules of their faults, how deep they nest, and which there are.

    Attributes:
        rules: rule id by the kind of fault; limits: ``messages.levels`` of nesting, ``messages.count`` of all messages
        and ``messages.arrays`` of those with arrays; classes: the message classes by name; tensors: how one of them is
        a tensor, None where there is none.
    """

    def __init__(
        self, rules: Mapping[str, str], limits: Mapping[str, int], classes: Sequence[type[Message]],
        tensors: TensorForm | None = None,
    ) -> None:  # fmt: skip
        self.tensors: Any = tensors
        self.rules = rules
        self.limits = limits
        self.classes = {cls.__name__: cls for cls in classes}
        #: For a class of messages those in which there can be one.
        self.leads: dict[type[Message], set[type[Record]]] = {}
        tables = {name: Table() for name in self.classes}
        for name, cls in self.classes.items():
            cls._notation = self
            cls._table = tables[name]
            for field in cls._fields:
                if field.part:
                    field.types = (self.classes[field.part],)
                    wanted = any(one.array is not None for one in self.classes[field.part]._fields)
                    part = self.classes[field.part]
                    child = Child(field.name, field.many, tables[field.part], part if wanted else None, 0)
                elif field.repeated and field.wire != wire.DELIMITED:
                    child = Child(field.name, True, Table(), None, WIRES[field.form][1])
                else:
                    continue
                tables[name][field.number << 3 | wire.DELIMITED] = child
        for table in tables.values():
            table.finish()

    def read(self, cls: type[M], view: memoryview, limits: Mapping[str, int] | None = None) -> tuple[M, list[Found]]:
        """A message, all of whose parts are whole, and those in it that hold arrays, in file order.

        Raises:
            FormatError: it is broken; with the message as far as it goes (`.record`).
        """
        message = cls._of(view)
        bounds = self.limits if limits is None else limits
        levels = bounds["messages.levels"]
        found = Finds(bounds["messages.count"], bounds["messages.arrays"])
        try:
            if len(view) >= wire.LARGEST:
                raise Fault("length", wire.LARGEST, f"a message below {wire.LARGEST} bytes", str(len(view)))
            wire.walk(view, ((0, len(view)),), cls._table, levels, found)
            self._load(view, found, levels)
        except Fault as fault:
            error = FormatError(self.rules[fault.rule], fault.path or "", fault.offset, fault.expected, fault.got)
            error.record = message
            raise error from None
        if len(found) > 1:
            found.sort(key=lambda one: one.ranges[0])
        return message, found

    def _load(self, view: memoryview, found: Finds, levels: int) -> None:
        """Reads the messages that were looked for: the walk has passed over those that stand in one piece."""
        for one in found:
            ranges = one.ranges
            if len(ranges) > 1:
                one.message = one.cls._of(*(view[start:stop] for start, stop in ranges))
                one.message._load()
                continue
            start, stop = ranges[0]
            message = one.message = one.cls._of(view[start:stop])
            try:
                message._load(levels, one.level, found)
            except Fault as fault:
                fault.offset += start
                fault.path = f"{one.path}.{fault.path}" if fault.path else one.path
                raise


def holding(message: Any, wanted: type[Message], path: str = "") -> Iterator[tuple[str, Any]]:
    """The messages of a class in another, or itself, by path, with nothing read that cannot have any."""
    if isinstance(message, wanted):
        yield path, message
        return
    prefix = f"{path}." if path else ""
    for name, many in _leads_to(type(message), wanted):
        value = getattr(message, name)
        if many:
            for index, item in enumerate(value):
                yield from holding(item, wanted, f"{prefix}{name}[{index}]")
        elif value is not None:
            yield from holding(value, wanted, prefix + name)


def _leads_to(cls: type[Message], wanted: type[Message]) -> list[tuple[str, bool]]:
    """The fields, and whether each is a list, in whose messages there can be one of a class, however deep."""
    if wanted not in cls._notation.leads:
        classes = cls._notation.classes.values()
        holders: set[type[Record]] = {wanted}
        while more := {one for one in classes if one not in holders and _holds(one, holders)}:
            holders |= more
        cls._notation.leads[wanted] = holders
    holders = cls._notation.leads[wanted]
    return [(field.name, field.many) for field in cls._fields if field.part and field.types[0] in holders]


def _holds(cls: type[Message], parts: set[type[Record]]) -> bool:
    return any(field.part and field.types[0] in parts for field in cls._fields)
