"""Processes of our own that read files: one that a file ends, or holds for too long, is replaced.

Each has a pipe, and answers in the order in which it was asked: when it is gone, the first file without an answer is
the one that it was reading. Pools of the standard library do not tell which one that was, and wait for a held process.
"""

from __future__ import annotations

import importlib
import math
import multiprocessing
import signal
import time
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Final

from nkformats.formats import FORMATS
from nkformats.scanning.judging import Judge, Record

#: How many files are given out at a time for each job.
AHEAD: Final = 16

#: How many of them a process has: while one is being read, another is there already.
_DEPTH: Final = 2

#: Longer names than any system allows are not given out ahead: they could fill a pipe that nobody reads from.
_LONG: Final = 1 << 12

#: A process that ended may have been ended by somebody else: so often its file is tried.
_TRIES: Final = 2

#: So many processes may end before they have begun, one after the other.
_STARTS: Final = 3

_HOUR: Final = 3600.0


class Slot:
    """A file in its place among the others: its record, as soon as there is one.

    Attributes:
        path: the file; record: what is known of it; tries: how many processes ended while they were reading it.
    """

    __slots__ = ("path", "record", "tries")

    def __init__(self, path: str, record: Record | None = None) -> None:
        self.path = path
        self.record = record
        self.tries = 0


class Worker:
    """One process, and what it was asked and has not answered.

    Attributes:
        asked: the files, in order; ready: whether it has begun; since: when it was given the first of them.

    Raises:
        RuntimeError: the system starts no more processes.
    """

    def __init__(self, judge: Judge, *, at_once: bool) -> None:
        # Not forked: a copy of a process with threads can hang, and the start is paid once.
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, judge, at_once), daemon=True)
        try:
            with _interrupts_held():
                self.process.start()
        except OSError as error:
            raise RuntimeError(f"no process can be started: {error.strerror or error}") from error
        # With a copy of its end open here, nobody would see that it is gone.
        theirs.close()
        self.asked: deque[Slot] = deque()
        self.ready = False
        self.since = 0.0

    def takes(self, slot: Slot) -> bool:
        """Whether it can be given one more file."""
        return not self.asked or (self.ready and len(self.asked) < _DEPTH and len(slot.path) < _LONG)

    def ask(self, slot: Slot) -> None:
        """Gives it a file. If it is gone, that is seen when it is heard."""
        if not self.asked:
            self.since = time.monotonic()
        self.asked.append(slot)
        with suppress(OSError):
            self.connection.send(slot.path)

    def hear(self) -> bool:
        """Takes one answer; false if there will be none any more."""
        try:
            answer = self.connection.recv()
        except (EOFError, OSError):
            return False
        self.since = time.monotonic()
        if self.ready:
            self.asked.popleft().record = answer
        self.ready = True
        return True

    def end(self, patience: float = 5.0) -> int | None:
        """Ends it, and gives its exit code: without its pipe it ends by itself, or else after so many seconds."""
        self.connection.close()
        self.process.join(patience)
        if self.process.exitcode is None:
            self.process.kill()
            self.process.join(5.0)
        return self.process.exitcode


class Workers:
    """Several of them.

    Args:
        jobs: how many; judge: what is asked of each file; timeout: seconds that a file may take, or None; ahead: how
        many files are in their hands at a time.
    """

    def __init__(self, jobs: int, judge: Judge, timeout: float | None = None, ahead: int | None = None) -> None:
        self.jobs = jobs
        self.judge = judge
        self.timeout = timeout
        self.ahead = ahead or jobs * AHEAD
        self.workers: list[Worker] = []
        self.order: deque[Slot] = deque()
        self.todo: deque[Slot] = deque()
        self.starts = 0

    def records(self, work: Iterable[str | Record]) -> Iterator[Record]:
        """The records in order; what is a record already is handed on in its place.

        Raises:
            RuntimeError: no process can be started, or they end before they have begun.
        """
        try:
            for one in work:
                self._add(one)
                while len(self.order) >= self.ahead or (self.order and self.order[0].record is not None):
                    yield self._next()
            while self.order:
                yield self._next()
        finally:
            for worker in self.workers:
                # Whoever stops early does not want the rest.
                worker.end(0.0 if worker.asked else 5.0)

    def _add(self, one: str | Record) -> None:
        slot = Slot("", one) if isinstance(one, dict) else Slot(one)
        self.order.append(slot)
        if slot.record is None:
            self.todo.append(slot)
            self._ask()

    def _next(self) -> Record:
        while (record := self.order[0].record) is None:
            self._turn()
        self.order.popleft()
        return record

    def _ask(self) -> None:
        """Gives out what can be given out. Of the processes those with nothing to do come first."""
        while self.todo:
            worker = min(self.workers, key=lambda one: len(one.asked), default=None)
            if (worker is None or worker.asked) and len(self.workers) < self.jobs:
                worker = Worker(self.judge, at_once=self.timeout is not None)
                self.workers.append(worker)
            if worker is None or not worker.takes(self.todo[0]):
                return
            worker.ask(self.todo.popleft())

    def _turn(self) -> None:
        """Waits until a process answers, is gone, or has taken too long."""
        for connection in wait([worker.connection for worker in self.workers], self._patience()):
            worker = next(one for one in self.workers if one.connection is connection)
            if worker.hear():
                self.starts = 0
            else:
                self._gone(worker)
        now = time.monotonic()
        for worker in list(self.workers):
            # What was answered in time is heard, however late we listen.
            if self._left(worker, now) <= 0 and not worker.connection.poll():
                self._late(worker, now)
        self._ask()

    def _patience(self) -> float:
        """Seconds until the next process has taken too long; an hour at most, since a system counts milliseconds."""
        now = time.monotonic()
        return max(0.0, min([_HOUR, *(self._left(worker, now) for worker in self.workers)]))

    def _left(self, worker: Worker, now: float) -> float:
        """Seconds that a process has left for its file. How long it takes to start is no fault of a file."""
        if self.timeout is None or not worker.ready or not worker.asked:
            return math.inf
        return worker.since + self.timeout - now

    def _late(self, worker: Worker, now: float) -> None:
        """A file is held for too long."""
        slot = worker.asked[0]
        slot.record = self.judge.lost(slot.path, f"not done within {self.timeout:g} seconds", now - worker.since)
        worker.end(0.0)
        self._remove(worker)

    def _gone(self, worker: Worker) -> None:
        """A process has ended by itself, or was ended by somebody.

        Raises:
            RuntimeError: it had not begun, nor had those before it.
        """
        seconds = time.monotonic() - worker.since
        code = worker.end()
        if not worker.ready:
            self.starts += 1
            if self.starts == _STARTS:
                hint = "a script that starts processes needs `if __name__ == '__main__'`"
                raise RuntimeError(f"processes end before they begin to read ({_how(code)}); {hint}")
        elif worker.asked:
            slot = worker.asked[0]
            slot.tries += 1
            if slot.tries == _TRIES:
                slot.record = self.judge.lost(slot.path, f"the process that read it ended ({_how(code)})", seconds)
        self._remove(worker)

    def _remove(self, worker: Worker) -> None:
        """What a process was asked, and of which there is no record yet, is asked again, before all others."""
        self.workers.remove(worker)
        self.todo.extendleft(slot for slot in reversed(worker.asked) if slot.record is None)


def _how(code: int | None) -> str:
    """How a process ended: ``SIGKILL``, ``exit code 1``."""
    if code is not None and code < 0:
        with suppress(ValueError):
            return signal.Signals(-code).name
    return f"exit code {code}"


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """A process that starts within it never sees an interrupt, not even before it can say that it wants none.

    An interrupt from a terminal is for all processes, and ours end when their pipe is closed.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Its start would let interrupts through again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve(connection: Connection, judge: Judge, at_once: bool) -> None:
    """What such a process does: it answers until nobody asks any more.

    Args:
        connection: its end of the pipe; judge: gives the answers; at_once: whether to import before the first file what
            files need, so that no time limit is spent on it.
    """
    # Where they cannot be held back.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if at_once:
        for one in FORMATS:
            _ = one.module
        # And with it numpy.
        importlib.import_module("ml_dtypes")
    with suppress(EOFError, OSError):
        connection.send(None)
        while True:
            connection.send(judge(connection.recv()))
