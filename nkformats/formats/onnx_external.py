"""Elements of a tensor in another file: what the model says of it, and what of that no loader should take."""

from __future__ import annotations

import re
from typing import Any, Final

from nkformats.beneath import Unsafe, parts_of

#: The keys that there are, and what each is for.
KEYS: Final = ("location", "offset", "length", "checksum")

#: Python takes more for a number than anybody else: signs, blanks, underscores, the digits of all scripts.
_NUMBER: Final = re.compile(r"[0-9]{1,30}")
_SHA1: Final = re.compile(r"[0-9a-fA-F]{40}")

#: What is wrong with an entry: rule, path below the tensor, in words.
Problem = tuple[str, str, str]


class External:
    """Where the elements of a tensor are.

    Attributes:
        location: name of the file, relative to the model's folder.
        offset, length: in bytes; length is None where it is not given.
        checksum: SHA-1 of the whole file in hex; empty where none is given that could be one.
        problems: what is wrong with all that.
    """

    __slots__ = ("checksum", "length", "location", "offset", "problems")

    def __init__(self, record: Any) -> None:
        given: dict[str, str] = {}
        self.problems: list[Problem] = []
        for index, entry in enumerate(record.external_data):
            key, value, path = entry.key or "", entry.value or "", f"external_data[{index}]"
            if key in given:
                self.problems.append(("ONNX203", path, f"{key!r:.60} once more"))
            elif key not in KEYS:
                self.problems.append(("ONNX204", path, f"{key!r:.60}"))
            given[key] = value
        self.location = given.get("location", "")
        self.offset = self._number(given, "offset") or 0
        self.length = self._number(given, "length")
        self.checksum = given.get("checksum", "")
        if "location" not in given:
            self.problems.append(("ONNX201", "external_data", ""))
        else:
            try:
                parts_of(self.location)
            except Unsafe as error:
                self.problems.append(("ONNX202", "external_data", f"{self.location!r:.100} is {error.why}"))
        if self.checksum and not _SHA1.fullmatch(self.checksum):
            self.problems.append(("ONNX214", "external_data", f"{self.checksum!r:.60}"))
            self.checksum = ""

    def _number(self, given: dict[str, str], key: str) -> int | None:
        if key not in given:
            return None
        if _NUMBER.fullmatch(given[key]):
            return int(given[key])
        self.problems.append(("ONNX205", "external_data", f"{key} is {given[key]!r:.60}"))
        return None
