"""The verdicts on many files: one plain record a file, in the order of the paths, whoever does the work.

Files are independent of one another, so any `concurrent.futures.Executor` serves. A file that ends the process which
reads it must not end the scan, and must not be taken for a sound one: with `jobs` it is read again alone, and recorded.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256 as new_sha256
from typing import Any, Final

from nkformats.errors import escape
from nkformats.formats import Report, validate
from nkformats.source import open_source

#: Of every record. It grows by one when a key is renamed, removed or changes its meaning, not when one is added.
RECORD_VERSION: Final = 1

#: How many files are given out at a time for each job.
_AHEAD: Final = 16

UNREADABLE: Final = "could not be read"

Path = str | os.PathLike[str]

#: Plain values, so that it travels between processes.
Record = dict[str, Any]

#: Whether with a hash, and the options of `validate`.
How = tuple[bool, dict[str, Any]]


def scan(
    paths: Iterable[Path], *, executor: Executor | None = None, jobs: int = 1, sha256: bool = False, **options: Any
) -> Iterator[Record]:
    """Validates many files.

    Args:
        paths: files; they are taken as the work goes on, so that a generator of millions serves.
        executor: does the work, for example the one of a Dask client; if it breaks, so does the scan.
        jobs: without an executor, how many processes do; 1 is this one.
        sha256: whether a record has the hash of the file.
        options: those of `validate`.

    Yields:
        For each file `record_version`, `path`, `size`, `sha256`, `format`, `variant`, `verdict`, `reason`, `findings`,
        `left_out`, `seconds`, and `files`: the names of both files of a model of two, which has one record. Besides the
        verdicts of `validate` there is ``could not be read``, with the reason.

    Raises:
        ValueError: there are no such `jobs`.
    """
    return records_of((os.fsdecode(path) for path in paths), executor, jobs, (sha256, options))


def records_of(work: Iterable[str | Record], executor: Executor | None, jobs: int, how: How) -> Iterator[Record]:
    """The records of files, in order; what is a record already is handed on in its place.

    Raises:
        ValueError: there are no such `jobs`.
    """
    if jobs < 1:
        raise ValueError(f"jobs must be at least 1, not {jobs}")
    if executor is not None:
        return _once(_given_out(executor, work, how))
    if jobs == 1:
        return _once(one if isinstance(one, dict) else judge(one, *how) for one in work)
    return _once(_Pool(jobs, how).records(iter(work)))


def judge(path: str, sha256: bool, options: dict[str, Any]) -> Record:
    """The record of one file. It never raises: what goes wrong with one file must not end the scan of all."""
    started = time.perf_counter()
    record = blank(path)
    try:
        record["size"] = os.stat(path).st_size
        if sha256:
            record["sha256"] = _hash(path)
        _fill(record, validate(path, **options))
    except (OSError, ValueError) as error:
        # A limit of another format is a ValueError, too.
        record |= {"verdict": UNREADABLE, "reason": escape(getattr(error, "strerror", None) or str(error))}
    except Exception as error:
        # A fault of ours, or no memory: nobody knows what the file is, and the record says so.
        record |= {"verdict": "not validated", "reason": escape(f"{type(error).__name__}: {error}")}
    record["seconds"] = round(time.perf_counter() - started, 6)
    return record


def blank(path: str) -> Record:
    """The record of a file of which nothing is known."""
    return {
        "record_version": RECORD_VERSION, "path": path, "size": None, "sha256": None, "format": None, "variant": None,
        "verdict": "not validated", "reason": "", "findings": [], "left_out": {}, "files": [], "seconds": 0.0,
    }  # fmt: skip


def _fill(record: Record, report: Report) -> None:
    plain = report.as_dict()
    record |= {name: plain[name] for name in ("format", "variant", "verdict", "reason", "findings")}
    record["left_out"] = report.left_out
    graph, weights = (getattr(report.model, name, None) for name in ("graph", "weights"))
    if graph is not None and weights is not None:
        record["files"] = [source.name for source in (graph, weights) if source.name is not None]


def _hash(path: str) -> str:
    view = open_source(path).view
    digest = new_sha256()
    for at in range(0, len(view), 1 << 20):
        digest.update(view[at : at + (1 << 20)])
    return digest.hexdigest()


def _once(records: Iterable[Record]) -> Iterator[Record]:
    """Of a model of two files the record of the first that comes; records come in order, so that is always the same."""
    known: set[str] = set()
    for record in records:
        if known and os.path.realpath(record["path"]) in known:
            continue
        known |= {os.path.realpath(name) for name in record["files"]}
        yield record


def _given_out(executor: Executor, work: Iterable[str | Record], how: How) -> Iterator[Record]:
    """The records from an executor; only so many files are given out at a time."""
    waiting: deque[Future[Record]] = deque()
    try:
        for one in work:
            waiting.append(_ready(one) if isinstance(one, dict) else executor.submit(judge, one, *how))
            if len(waiting) >= _AHEAD * (os.cpu_count() or 1):
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        # Whoever stops early does not want the rest.
        for future in waiting:
            future.cancel()


def _ready(record: Record) -> Future[Record]:
    future: Future[Record] = Future()
    future.set_result(record)
    return future


class _Pool:
    """Processes of our own, which are replaced when a file has ended one of them."""

    def __init__(self, jobs: int, how: How) -> None:
        self.jobs = jobs
        self.how = how
        self.pool = self._start(jobs)
        self.waiting: deque[tuple[str, Future[Record] | None]] = deque()

    def _start(self, jobs: int) -> ProcessPoolExecutor:
        # Not forked: a copy of a process with threads can hang, and the start is paid once.
        return ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))

    def records(self, work: Iterator[str | Record]) -> Iterator[Record]:
        """The records in order."""
        try:
            for one in work:
                self.waiting.append(("", _ready(one)) if isinstance(one, dict) else (one, self._submit(one)))
                if len(self.waiting) >= self.jobs * _AHEAD:
                    yield self._next()
            while self.waiting:
                yield self._next()
        finally:
            self.pool.shutdown(wait=True, cancel_futures=True)

    def _submit(self, path: str) -> Future[Record] | None:
        try:
            return self.pool.submit(judge, path, *self.how)
        except BrokenProcessPool:
            return None

    def _next(self) -> Record:
        future = self.waiting[0][1]
        try:
            if future is None:
                raise BrokenProcessPool
            record = future.result()
        except BrokenProcessPool:
            self._mend()
            return self._next()
        self.waiting.popleft()
        return record

    def _mend(self) -> None:
        """Reads what has no record yet one by one: each of the files can be the one that has ended a process."""
        self.pool.shutdown(wait=True, cancel_futures=True)
        self.pool = self._start(1)
        for number, (path, future) in enumerate(self.waiting):
            if future is None or future.cancelled() or future.exception() is not None:
                self.waiting[number] = path, _ready(self._alone(path))
        self.pool.shutdown(wait=True)
        self.pool = self._start(self.jobs)

    def _alone(self, path: str) -> Record:
        try:
            return self.pool.submit(judge, path, *self.how).result()
        except BrokenProcessPool:
            self.pool.shutdown(wait=True)
            self.pool = self._start(1)
            return {**blank(path), "reason": "the process that read it ended"}
