"""The record of one file. It is made where the work is done: in this process, in one of ours, in any executor's."""

from __future__ import annotations

import os
import time
from hashlib import sha256
from typing import Any, Final

from nkformats.errors import escape
from nkformats.formats import Report, validate
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
            seen.pop(path, None)
            record |= {"mtime_ns": status.st_mtime_ns, "depends_on": [_stamped(*one) for one in seen.items()]}
        except (OSError, ValueError) as error:
            # A limit of another format is a ValueError, too.
            record |= {"verdict": UNREADABLE, "reason": escape(getattr(error, "strerror", None) or str(error))}
        except Exception as error:
            # A fault of ours, or no memory: nobody knows what the file is, and the record says so.
            record |= {"verdict": "not validated", "reason": escape(f"{type(error).__name__}: {error}")}
        record["seconds"] = round(time.perf_counter() - started, 6)
        return record


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
    graph, weights = (getattr(report.model, name, None) for name in ("graph", "weights"))
    if graph is not None and weights is not None:
        record["files"] = [source.name for source in (graph, weights) if source.name is not None]


def _stamped(path: str, stamp: Stamp) -> dict[str, Any]:
    size, mtime_ns = stamp or (None, None)
    return {"path": path, "size": size, "mtime_ns": mtime_ns}


def _hash(path: str) -> str:
    view = open_source(path).view
    digest = sha256()
    for at in range(0, len(view), 1 << 20):
        digest.update(view[at : at + (1 << 20)])
    return digest.hexdigest()
