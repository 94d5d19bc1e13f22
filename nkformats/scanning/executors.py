"""Work done by an executor of the caller's: any `concurrent.futures.Executor`, of threads, processes or a cluster.

What a record says never comes as an exception, so that an exception is about the executor: one of its workers is gone,
or has not what it needs. Nothing here knows what kind of executor it is.
"""

from __future__ import annotations

import os
import warnings
from asyncio import CancelledError
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import suppress
from itertools import chain

from nkformats.scanning.judging import Judge, Record, blank
from nkformats.scanning.workers import AHEAD, Workers

#: What a future raises instead of a result; the first is not an `Exception`, and a future of asyncio raises it.
_FAILURES = (CancelledError, Exception)


def lent(executor: Executor, work: Iterable[str | Record], judge: Judge, ahead: int | None = None) -> Iterator[Record]:
    """The records in order; what is a record already is handed on in its place.

    Args:
        executor: does the work; ahead: how many files are in its hands at a time.

    Raises:
        RuntimeError: it works no more. One that says that it is broken, as pools of processes do when one of them has
            ended, cannot be mended by anybody: a process of ours reads what is left.
    """
    return _Lent(executor, judge, ahead or AHEAD * (os.cpu_count() or 1)).records(iter(work))


class _Lent:
    def __init__(self, executor: Executor, judge: Judge, ahead: int) -> None:
        self.executor = executor
        self.judge = judge
        self.ahead = ahead
        #: Files in order, each with what will be its record.
        self.waiting: deque[tuple[str, Future[Record]]] = deque()

    def records(self, work: Iterator[str | Record]) -> Iterator[Record]:
        try:
            for one in work:
                self.waiting.append(("", _done(one)) if isinstance(one, dict) else (one, self._submit(one)))
                while len(self.waiting) >= self.ahead:
                    yield self._next()
            while self.waiting:
                yield self._next()
        except BrokenExecutor as error:
            warnings.warn(f"the executor is broken ({error}); one process reads the rest", RuntimeWarning, stacklevel=2)
            yield from Workers(1, self.judge).records(chain(self._left(), work))
        finally:
            # Whoever stops early does not want the rest.
            for _, future in self.waiting:
                future.cancel()

    def _submit(self, path: str) -> Future[Record]:
        try:
            return self.executor.submit(self.judge, path)
        except Exception as error:
            # Files before this one come first.
            failed: Future[Record] = Future()
            failed.set_exception(error)
            return failed

    def _next(self) -> Record:
        """The next record.

        Raises:
            BrokenExecutor, RuntimeError: the executor works no more; its file still waits.
        """
        path, future = self.waiting[0]
        try:
            record = future.result()
        except _FAILURES:
            record = self._alone(path)
        self.waiting.popleft()
        return record

    def _alone(self, path: str) -> Record:
        """Another try, with nothing else at work: a worker takes with it whatever it has when a file ends it."""
        for _, future in self.waiting:
            # Not `wait`, for which a future that was cancelled is never done.
            with suppress(*_FAILURES):
                future.result()
        try:
            return self._submit(path).result()
        except _FAILURES as error:
            self._probe(error)
            return self.judge.lost(path, f"no worker could read it ({type(error).__name__})")

    def _probe(self, error: BaseException) -> None:
        """Whether the executor still works; else everything would be recorded as what nobody can read.

        Raises:
            BrokenExecutor, RuntimeError: it does not.
        """
        try:
            self.executor.submit(blank, "").result()
        except BrokenExecutor:
            raise
        except _FAILURES as failure:
            raise RuntimeError(f"the executor works no more ({type(failure).__name__}: {failure})") from error

    def _left(self) -> Iterator[str | Record]:
        """What waited when the executor broke: records where there are any."""
        while self.waiting:
            path, future = self.waiting.popleft()
            yield path if future.cancelled() or not future.done() or future.exception() else future.result()


def _done(record: Record) -> Future[Record]:
    future: Future[Record] = Future()
    future.set_result(record)
    return future
