"""How things are measured: side by side in one process, in processes of their own, and in bytes of memory."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]

#: Settings of one machine's numpy must not decide what starting numpy costs.
UNSET = ("OPENBLAS_CORETYPE", "OPENBLAS_L2_SIZE")


def environment() -> dict[str, str]:
    """The environment of a measured process: this checkout first, bytecode caches on."""
    result = {name: value for name, value in os.environ.items() if name not in (*UNSET, "PYTHONDONTWRITEBYTECODE")}
    result["PYTHONPATH"] = os.pathsep.join([str(ROOT), *filter(None, [result.get("PYTHONPATH")])])
    result["PYTHONUTF8"] = "1"
    return result


def side_by_side(calls: Sequence[Callable[[], Any]], seconds: float = 4.0) -> list[float]:
    """Seconds that each call takes: the least of many rounds, in each of which every call has its turn.

    The least is what the code costs; all that a busy machine does is add to it. What lives already is kept out of the
    garbage collector's sight, so that a collection during a call walks what the calls made and not the whole process.
    """
    clock = time.perf_counter
    for call in calls:
        call()
    begin = clock()
    calls[0]()
    # A turn is long against the clock's step and short against the time between two interruptions.
    repeat = max(1, int(0.003 / (clock() - begin)))
    best = [float("inf")] * len(calls)
    gc.collect()
    gc.freeze()
    deadline, rounds = clock() + seconds, 0
    while rounds < 20 or clock() < deadline:
        for number, call in enumerate(calls):
            # Each pays for its own garbage, not for its neighbour's.
            gc.collect()
            begin = clock()
            for _ in range(repeat):
                call()
            best[number] = min(best[number], (clock() - begin) / repeat)
        rounds += 1
    gc.unfreeze()
    return best


def processes(commands: Sequence[Sequence[str]], rounds: int = 15) -> list[float]:
    """Seconds from the start to the end of each command: the least of several rounds, in turn."""
    best = [float("inf")] * len(commands)
    with tempfile.TemporaryDirectory() as folder:
        for number in range(rounds + 1):
            for index, command in enumerate(commands):
                begin = time.perf_counter()
                subprocess.run(command, env=environment(), cwd=folder, stdout=subprocess.DEVNULL, check=True)
                # The first round writes the bytecode caches.
                if number:
                    best[index] = min(best[index], time.perf_counter() - begin)
    return best


def imports(names: Sequence[str], rounds: int = 15) -> list[float]:
    """Seconds that ``import name`` takes in a fresh interpreter: the least of several rounds, in turn.

    Clocked inside the process around the statement: `-X importtime` makes many small modules look dearer than a few
    large ones, and the difference to an empty process has the noise of two processes.
    """
    best = [float("inf")] * len(names)
    for number in range(rounds + 1):
        for index, name in enumerate(names):
            code = f"import time; t = time.perf_counter(); import {name}; print(time.perf_counter() - t)"
            spent = float(output(code))
            if number:
                best[index] = min(best[index], spent)
    return best


def output(code: str, *arguments: str) -> str:
    """What a Python program prints, run in a process of its own."""
    command = [sys.executable, "-c", code, *arguments]
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(command, env=environment(), cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout


#: Bytes of resident memory that reading a file and viewing its tensors adds, once everything is imported.
RESIDENT = """
import os, sys
import numpy, nkformats

def resident():
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        import resource
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)

def read(path):
    model = nkformats.parse(path)
    return model, [tensor.array for tensor in model.tensors.values()]

read(sys.argv[1])
before = resident()
kept = read(sys.argv[2])
print(resident() - before)
"""

#: Most bytes allocated at one time while a model is written, by `tracemalloc`, which sees Python's and numpy's buffers.
WRITING = """
import sys, tracemalloc
import numpy, nkformats

model = nkformats.parse(sys.argv[1])
[tensor.array for tensor in model.tensors.values()]
model.to_bytes() if sys.argv[2] == "bytes" else nkformats.write(model, "warm.nk")
tracemalloc.start()
before = tracemalloc.get_traced_memory()[0]
model.to_bytes() if sys.argv[2] == "bytes" else nkformats.write(model, "copy.nk")
print(tracemalloc.get_traced_memory()[1] - before)
"""
