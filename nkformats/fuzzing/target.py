"""Running somebody's loader on files: in a process of its own, with limits, and judged by what the files are."""

from __future__ import annotations

import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from nkformats.fuzzing.framing import replaced
from nkformats.fuzzing.making import Enough, Made
from nkformats.fuzzing.mutate import Original

CRASH, HANG, WRONG_ACCEPT, WRONG_REJECT, RIGHT = "crash", "hang", "wrong accept", "wrong reject", "right"

#: Exit codes by which shells and runtimes tell of a signal: abort, segmentation fault, and 128 and more in general.
_SIGNALLED = 128


class Outcome(NamedTuple):
    """What a loader did with a file.

    Attributes:
        kind: ``crash``, ``hang``, ``wrong accept``, ``wrong reject`` or ``right``; code: its exit code, negative for a
        signal; seconds: by the clock; said: the end of what it wrote.
    """

    kind: str
    code: int | None
    seconds: float
    said: str


class Target:
    """A loader to be tried.

    Attributes:
        command: its words, one of which holds ``{}``; seconds, memory: the limits of one run, memory in bytes.
    """

    def __init__(self, command: str, seconds: float, memory: int) -> None:
        self.command = shlex.split(command)
        self.seconds = seconds
        self.memory = memory
        self.runs = 0
        if not any("{}" in word for word in self.command):
            raise ValueError("the command has no {} in place of the file")

    def run(self, path: Path, made: Made) -> Outcome:
        """Runs it on a file.

        Raises:
            OSError: the command cannot be started.
        """
        words = [word.replace("{}", str(path)) for word in self.command]
        started = time.monotonic()
        self.runs += 1
        process = subprocess.Popen(
            words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **self._limits()
        )
        try:
            said, _ = process.communicate(timeout=self.seconds)
        except subprocess.TimeoutExpired:
            _end(process)
            return Outcome(HANG, None, time.monotonic() - started, "")
        except BaseException:
            _end(process)
            raise
        code = process.returncode
        seconds = time.monotonic() - started
        return Outcome(self.kind(code, made), code, seconds, said[-400:].decode("utf-8", "replace"))

    def kind(self, code: int, made: Made) -> str:
        """What an exit code says of a loader, given what the file is."""
        if code < 0 or code > _SIGNALLED:
            return HANG if code == -getattr(signal, "SIGXCPU", 0) else CRASH
        if code == 0 and made.must_refuse:
            return WRONG_ACCEPT
        if code != 0 and made.verdict in ("valid", "sound"):
            return WRONG_REJECT
        return RIGHT

    def _limits(self) -> dict[str, Any]:
        if sys.platform == "win32":
            return {}
        return {"preexec_fn": self._limit, "start_new_session": True}

    def _limit(self) -> None:
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (self.memory, self.memory))
        cpu = int(self.seconds) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (cpu, cpu + 1))


def _end(process: subprocess.Popen[bytes]) -> None:
    """Ends a process with what it has started."""
    import os

    try:
        if sys.platform != "win32":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    except (OSError, ProcessLookupError):
        process.kill()
    process.communicate()


def smaller(source: Original) -> Iterator[bytes]:
    """A file with parts of its structure left out: records, then all behind a field."""
    data = source.data
    for run in source.runs:
        for at, size in run:
            yield replaced(data, source.frames, at, at + size, b"")
    edges = sorted({at for places in source.edges.values() for at in places})
    for at in edges:
        if 0 < at < len(data):
            yield data[:at]
    if source.text:
        lines = data.split(b"\n")
        for number in range(len(lines)):
            yield b"\n".join([*lines[:number], *lines[number + 1 :]])


def minimised(data: bytes, look: Callable[[bytes], Original], shows: Callable[[bytes], bool], most: int = 200) -> bytes:
    """The smallest file found that still shows a fault, leaving out one part of the structure after the other."""
    tried = 0
    going = True
    while going:
        going = False
        for one in smaller(look(data)):
            if tried >= most:
                return data
            if len(one) < len(data):
                tried += 1
                try:
                    better = shows(one)
                except Enough:
                    return data
                if better:
                    data, going = one, True
                    break
    return data


def summary(kinds: Sequence[str]) -> str:
    """How many there were of each kind, in words."""
    found = [(kind, kinds.count(kind)) for kind in (CRASH, HANG, WRONG_ACCEPT, WRONG_REJECT)]
    words = [f"{count} {kind}" for kind, count in found if count]
    return ", ".join(words) or "no fault"
