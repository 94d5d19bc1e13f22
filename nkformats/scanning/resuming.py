"""Earlier records: which of them are still true, and taking those over.

A record is true as long as the file, every other file that was opened or looked for, and the rules are what they were.
Earlier records are input like any other: what is not one, the torn last line of a scan that was killed, is passed over.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from functools import cache
from importlib import resources
from typing import Any, Final

import nkformats
from nkformats.errors import Finding
from nkformats.scanning.judging import RECORD_VERSION, Judge, Record, blank
from nkformats.source import open_regular, stamp

#: Where everything stands that has a say in a verdict, the generated readers and checks included.
CODE: Final = (
    "nkformats", "nkformats.formats", "nkformats.generated", "nkformats.keyed", "nkformats.messages",
    "nkformats.records", "nkformats.rules",
)  # fmt: skip

#: A longer line is no record.
_LONGEST: Final = 1 << 26


def ruleset(options: Mapping[str, Any]) -> str | None:
    """The version of the rules, as these options apply them: version of the package, and a digest.

    The digest is of the code that reads and judges, as it is installed, and of the options of `validate` that are not
    left out. Two that are equal give the same file the same verdict. None where an option cannot be told from others.
    """
    try:
        plain = {name: _plain(value) for name, value in sorted(options.items()) if not _is_default(value)}
    except TypeError:
        return None
    digest = hashlib.sha256(_code())
    digest.update(json.dumps(plain, sort_keys=True).encode())
    return f"{nkformats.__version__}-{digest.hexdigest()[:16]}"


@cache
def _code() -> bytes:
    """A digest of all modules that have a say in a verdict."""
    digest = hashlib.sha256()
    for package in CODE:
        for module in sorted(resources.files(package).iterdir(), key=lambda one: one.name):
            if module.name.endswith((".py", ".pyc")):
                # A checkout can have other ends of lines.
                text = module.read_bytes().replace(b"\r\n", b"\n")
                digest.update(f"{package}/{module.name} {len(text)}\n".encode() + text)
    return digest.digest()


def _is_default(value: Any) -> bool:
    return value is None or value is False or (isinstance(value, (Mapping, tuple, list)) and not value)


def _plain(value: Any) -> Any:
    """An option as plain values.

    Raises:
        TypeError: it is none of those that can be compared with one of another day, for example an open file.
    """
    if value is None or isinstance(value, (str, int, float)):
        return value
    if isinstance(value, os.PathLike):
        return os.fsdecode(value)
    if isinstance(value, Mapping):
        return {str(name): _plain(one) for name, one in value.items()}
    if isinstance(value, (tuple, list)):
        return [_plain(one) for one in value]
    return hashlib.sha256(value).hexdigest()


class Earlier:
    """Records of earlier scans, from files with one in JSON a line. Of two about the same path the later one counts.

    They are kept in a temporary data base on disk: memory does not grow with them.

    Attributes:
        taken: how many records were taken over; passed: how many lines were no records.

    Raises:
        OSError: a file cannot be read.
    """

    def __init__(self, files: Iterable[str | os.PathLike[str]], judge: Judge) -> None:
        # Only who goes on from earlier records needs it.
        import sqlite3

        self.sha256 = judge.sha256
        self.rules = ruleset(judge.options)
        self.taken = self.passed = 0
        # Whoever takes the records need not be the thread that asked for them.
        self._known = sqlite3.connect("", check_same_thread=False, isolation_level=None)
        try:
            self._known.execute("PRAGMA journal_mode = OFF")
            self._known.execute("CREATE TABLE known (path BLOB PRIMARY KEY, line BLOB) WITHOUT ROWID")
            for file in files:
                self._load(file)
        except BaseException:
            self._known.close()
            raise

    def _load(self, file: str | os.PathLike[str]) -> None:
        self._known.execute("BEGIN")
        with open_regular(file) as lines:
            while line := lines.readline(_LONGEST):
                whole = line
                while len(whole) == _LONGEST and not whole.endswith(b"\n"):
                    whole = lines.readline(_LONGEST)
                record = _record(line) if whole is line else None
                if record is None:
                    self.passed += bool(line.strip())
                elif record["mtime_ns"] is not None and self.rules is not None and record["rules"] == self.rules:
                    key = record["path"].encode("utf-8", "surrogatepass")
                    self._known.execute("INSERT OR REPLACE INTO known VALUES (?, ?)", (key, line))
        self._known.execute("COMMIT")

    def among(self, work: Iterable[str | Record]) -> Iterator[str | Record]:
        """Work to do, with the record in place of each file that has one which is still true."""
        with closing(self._known):
            for one in work:
                yield one if isinstance(one, dict) else self.find(one) or one

    def find(self, path: str) -> Record | None:
        """The record of a file, if it is still true."""
        key = path.encode("utf-8", "surrogatepass")
        found = self._known.execute("SELECT line FROM known WHERE path = ?", (key,)).fetchone()
        record = _record(found[0]) if found is not None else None
        if record is None or (self.sha256 and record["sha256"] is None):
            return None
        for one in (record, *record["depends_on"]):
            if stamp(one["path"]) != (None if one["size"] is None else (one["size"], one["mtime_ns"])):
                return None
        if not self.sha256:
            record["sha256"] = None
        self.taken += 1
        return record


_TEXT: Final = (str, type(None))
_COUNT: Final = (int, type(None))

#: The types of what a record holds, in the order in which it holds it.
_TYPES: Final[dict[str, tuple[type, ...]]] = {
    name: {"size": _COUNT, "mtime_ns": _COUNT, "sha256": _TEXT, "format": _TEXT, "variant": _TEXT, "rules": _TEXT}.get(
        name, (type(value),)
    )
    for name, value in blank("").items()
}
_FINDING: Final[dict[str, tuple[type, ...]]] = {
    name: (type(value),) for name, value in Finding("", "", "", 0, 0, "").as_dict().items()
}
_STAMP: Final[dict[str, tuple[type, ...]]] = {"path": (str,), "size": _COUNT, "mtime_ns": _COUNT}


def _record(line: bytes) -> Record | None:
    """The record in a line, or None where it is none of ours."""
    try:
        record = json.loads(line, parse_constant=_refuse)
    except (ValueError, RecursionError):
        return None
    if not _fits(record, _TYPES) or record["record_version"] != RECORD_VERSION:
        return None
    if not all(_fits(one, _FINDING) for one in record["findings"]):
        return None
    if not all(_fits(one, _STAMP) for one in record["depends_on"]):
        return None
    if not all(type(one) is str for one in record["files"]):
        return None
    if not all(type(one) is int for one in record["left_out"].values()):
        return None
    errors = any(one["severity"] == "error" for one in record["findings"])
    judged = record["verdict"] in ("sound", "not validated") and not errors
    return record if judged or (record["verdict"] == "broken" and errors) or record["mtime_ns"] is None else None


def _refuse(word: str) -> None:
    raise ValueError(word)


def _fits(value: Any, types: dict[str, tuple[type, ...]]) -> bool:
    return (
        isinstance(value, dict)
        and list(value) == list(types)
        and all(type(value[name]) in types[name] for name in types)
    )
