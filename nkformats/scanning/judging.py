"""The record of one file. It is made where the work is done: in this process, in one of ours, in any executor's."""

from __future__ import annotations

import os
import time
from hashlib import sha256
from typing import Any, Final

from nkformats.errors import escape
from nkformats.formats import Report, files_of, validate
from nkformats.source import Stamp, open_source, watch

#: Of every record. It grows by one when a key is renamed, removed or changes its meaning, not when one is added.
RECORD_VERSION: Final = 1

UNREADABLE: Final = "could not be read"

#: Plain values, so that it travels between processes.
Record = dict[str, Any]


class Judge:
    """What is asked of every file; called with a path it gives the record.

    Attributes:
        sha256: whether a record has the hash of the file; options: those of `nkformats.validate`.
    """

    __slots__ = ("options", "sha256")

    def __init__(self, options: dict[str, Any], *, sha256: bool = False) -> None:
        self.options = options
        self.sha256 = sha256

    def __call__(self, path: str) -> Record:
        """The record of one file. It never raises: what goes wrong with one file must not end the scan of all."""
        started = time.perf_counter()
        record = blank(path)
        try:
            # Its time comes first: a change while it is being read makes the record out of date.
            status = os.stat(path)
            record["size"] = status.st_size
            if self.sha256:
                record["sha256"] = _hash(path)
            with watch() as seen:
                report = validate(path, **self.options)
            _fill(record, report)
            record["files"] = files_of(path, report.model, self.options)
            seen.pop(path, None)
            record |= {"mtime_ns": status.st_mtime_ns, "depends_on": [_stamped(*one) for one in seen.items()]}
        except (OSError, ValueError) as error:
            # A limit of another format is a ValueError, too.
            record |= {"verdict": UNREADABLE, "reason": escape(_why(path, error)), "files": self.files(path)}
        except Exception as error:
            # A fault of ours, or no memory: nobody knows what the file is, and the record says so.
            reason = escape(f"{type(error).__name__}: {error}")
            record |= {"verdict": "not validated", "reason": reason, "files": self.files(path)}
        record["seconds"] = round(time.perf_counter() - started, 6)
        return record

    def lost(self, path: str, reason: str, seconds: float = 0.0) -> Record:
        """The record of a file that nobody could judge. Its other half, where it has one, is lost with it."""
        return {**blank(path, reason, seconds), "files": self.files(path)}

    def files(self, path: str) -> list[str]:
        """The names of both files of a model of two that could not be read, or nothing."""
        return files_of(path, None, self.options)


def _why(path: str, error: OSError | ValueError) -> str:
    """What an error says; the other file of a model of two is named."""
    name, why = getattr(error, "filename", None), getattr(error, "strerror", None)
    return str(error) if why is None else why if name in (None, path) else f"{os.fsdecode(name)}: {why}"


def blank(path: str, reason: str = "", seconds: float = 0.0) -> Record:
    """The record of a file of which nothing is known."""
    return {
        "record_version": RECORD_VERSION, "path": path, "size": None, "mtime_ns": None, "sha256": None, "format": None,
        "variant": None, "verdict": "not validated", "reason": reason, "findings": [], "left_out": {}, "files": [],
        "depends_on": [], "rules": None, "seconds": round(seconds, 6),
    }  # fmt: skip


def _fill(record: Record, report: Report) -> None:
    plain = report.as_dict()
    record |= {name: plain[name] for name in ("format", "variant", "verdict", "reason", "findings")}
    record["left_out"] = report.left_out


def _stamped(path: str, stamp: Stamp) -> dict[str, Any]:
    size, mtime_ns = stamp or (None, None)
    return {"path": path, "size": size, "mtime_ns": mtime_ns}


def _hash(path: str) -> str:
    view = open_source(path).view
    digest = sha256()
    for at in range(0, len(view), 1 << 20):
        digest.update(view[at : at + (1 << 20)])
    return digest.hexdigest()
