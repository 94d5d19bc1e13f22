"""Elements of a tensor in another file: what the model says of it, and what of that no loader should take."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from typing import Any, Final

from nkformats.beneath import Unsafe, parts_of
from nkformats.records import Elsewhere

#: Python takes more for a number than anybody else: signs, blanks, underscores, the digits of all scripts.
_NUMBER: Final = re.compile(r"[0-9]{1,30}")
_HEX: Final = re.compile(r"[0-9a-fA-F]*")

#: What is wrong with an entry: rule, path below the tensor, in words.
Problem = tuple[str, str, str]


@cache
def _digits(digest: str) -> int:
    """How many hex digits a checksum has."""
    return 2 * hashlib.new(digest, usedforsecurity=False).digest_size


class External:
    """Where the elements of a tensor are.

    Attributes:
        location: name of the file, relative to the model's folder.
        offset, length: in bytes; length is None where it is not given.
        checksum: digest of the whole file in hex; empty where none is given that could be one.
        problems: what is wrong with all that.
    """

    __slots__ = ("_faults", "checksum", "length", "location", "offset", "problems")

    def __init__(self, record: Any, form: Elsewhere) -> None:
        given: dict[str, str] = {}
        self._faults = form.faults
        self.problems: list[Problem] = []
        for index, entry in enumerate(getattr(record, form.entries)):
            key, value, path = entry.key or "", entry.value or "", f"{form.entries}[{index}]"
            if key in given:
                self._odd("again", path, f"{key!r:.60} once more")
            elif key not in form.keys:
                self._odd("key", path, f"{key!r:.60}")
            given[key] = value
        self.location = given.get(form.location, "")
        self.offset = self._number(given, form.offset, form.entries) or 0
        self.length = self._number(given, form.length, form.entries)
        self.checksum = given.get(form.checksum, "")
        if form.location not in given:
            self._odd("unnamed", form.entries, "")
        else:
            try:
                parts_of(self.location)
            except Unsafe as error:
                self._odd("name", form.entries, f"{self.location!r:.100} is {error.why}")
        if self.checksum and not (len(self.checksum) == _digits(form.digest) and _HEX.fullmatch(self.checksum)):
            self._odd("checksum", form.entries, f"{self.checksum!r:.60}")
            self.checksum = ""

    def _odd(self, fault: str, path: str, detail: str) -> None:
        self.problems.append((self._faults[fault], path, detail))

    def _number(self, given: dict[str, str], key: str, path: str) -> int | None:
        if key not in given:
            return None
        if _NUMBER.fullmatch(given[key]):
            return int(given[key])
        self._odd("number", path, f"{key} is {given[key]!r:.60}")
        return None
