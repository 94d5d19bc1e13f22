"""Which message of a schema is a tensor, and which of its fields say what it is and where its elements are, as data."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from nkformats.records.message_fields import MessageField
from nkformats.records.messages import Message


class Elsewhere(NamedTuple):
    """Elements in other files.

    Attributes:
        where, here, there: the field that says so, and its values; entries, entry: the list with what is said of the
        file, and the message of its elements, a `key` and a `value`; location, offset, length, checksum: the keys that
        there are; digest: the algorithm of the last; alignment: where elements in a new file begin; faults: the rule
        that each kind of fault breaks.
    """

    where: str
    here: Any
    there: Any
    entries: str
    entry: type[Message]
    location: str
    offset: str
    length: str
    checksum: str
    digest: str
    alignment: int
    faults: Mapping[str, str]

    @property
    def keys(self) -> tuple[str, ...]:
        """All of them."""
        return self.location, self.offset, self.length, self.checksum


class TensorForm:
    """How a message is a tensor.

    Attributes:
        title: of the format; cls: its class; name, dims, dtype, raw: its fields; own: the list whose tensors go by
        their own names; faults: the rule that each kind of odd element breaks; elsewhere: of elements in other files.
        payloads: the fields that can have its elements, of several with elements the one that a loader takes first;
        places: each with its place among the values of a message; where: the place of the field that says whether the
        elements are in another file; dtypes: the dtype of each number of a type; numbers: the reverse; texts: the field
        for texts.
    """

    def __init__(
        self, title: str, cls: type[Message], name: str, dims: str, dtype: str, raw: str, own: str,
        faults: Mapping[str, str], elsewhere: Elsewhere,
    ) -> None:  # fmt: skip
        self.title = title
        self.cls = cls
        self.name, self.dims, self.dtype, self.raw = name, dims, dtype, raw
        self.faults = faults
        self.elsewhere = elsewhere
        fields = cls._fields
        self.payloads: Final = tuple(sorted((one for one in fields if one.array), key=lambda one: one.name != raw))
        self.places: tuple[tuple[int, MessageField], ...] = tuple((fields.index(one), one) for one in self.payloads)
        self.where = next(at for at, one in enumerate(fields) if one.name == elsewhere.where)
        tables = [one.array.table for one in self.payloads if one.array and one.array.table]
        self.dtypes: dict[Any, str] = {number: dtype for table in tables for number, dtype in table.items()}
        self.numbers = {dtype: number for number, dtype in self.dtypes.items()}
        self.texts = next((one for one in self.payloads if one.many), None)
        *parents, self._list = own.split(".")
        self._parent: Any = None
        for parent in parents:
            self._parent = (parent, -1, self._parent)
        self._own = re.compile(rf"{re.escape(own)}\[\d+\]")

    def is_own(self, place: Any) -> bool:
        """Whether a tensor goes by its own name: one that is a file by itself, or one of the list.

        Args:
            place: its path, or what a walk has noted of it.
        """
        if type(place) is tuple:
            return bool(place[0] == self._list and place[2] == self._parent)
        return not place or self._own.fullmatch(place) is not None
