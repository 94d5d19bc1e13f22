"""The ncnn package as an oracle: what the real runtime reads, refuses, crashes on and computes.

The package runs in a server process, which is this file run as a script: it imports `ncnn` once and forks a child for
each job, with limits on time and memory, so that a crash costs one job. The process of the tests never imports `ncnn`.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import resource
import select
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

VERSION = "1.0.20261020"

# The reference options: every transform that changes numbers is off.
OFF = ["vulkan_compute", "fp16_packed", "fp16_storage", "fp16_arithmetic", "bf16_packed", "bf16_storage"]
OFF += ["winograd_convolution", "sgemm_convolution", "packing_layout"]


@dataclass
class Reply:
    """What the runtime did with one job. The codes are None for a stage that was not reached or did not come back."""

    outcome: str = "ok"  # ok (also where a stage refused: see the codes), crash, timeout, exception
    stage: str = ""  # begun last: load_param, load_model, forward
    signal: int = 0  # what killed the child
    exception: str = ""
    load_param: int | None = None  # 0 is success, as in the next two
    load_model: int | None = None
    forward: int | None = None
    reads: list[tuple[int, int]] = field(default_factory=list)  # offset and asked size of each read of the `.bin`
    consumed: int = 0  # bytes of the `.bin` that were delivered
    layers: list[dict[str, Any]] = field(default_factory=list)  # the graph, where load_param succeeded
    blobs: list[dict[str, Any]] = field(default_factory=list)
    outputs: dict[str | int, np.ndarray] = field(default_factory=dict)
    log: str = ""  # what the runtime wrote to its standard error


class Runtime:
    """A server with the package, for one test session; `timeout` (wall seconds) and `memory` (bytes) limit each job."""

    def __init__(self, timeout: int = 5, memory: int = 4 << 30) -> None:
        self.timeout = timeout
        self.memory = memory
        self._server: subprocess.Popen[str] | None = None
        self._folder = tempfile.TemporaryDirectory(prefix="ncnn-runtime-")

    @staticmethod
    def available() -> bool:
        """Whether the package is there in the version of which all our statements about the runtime are made."""
        code = f"import importlib.metadata as m; raise SystemExit(m.version('ncnn') != {VERSION!r})"
        return hasattr(os, "fork") and not subprocess.run([sys.executable, "-c", code], capture_output=True).returncode

    def __enter__(self) -> Runtime:
        return self

    def __exit__(self, *_: object) -> None:
        self._stop()
        self._folder.cleanup()

    def run(
        self,
        param: Path | bytes,
        weights: Path | bytes | None = None,
        *,
        binary: bool | None = None,
        by_path: bool = False,
        reference: bool = True,
        inputs: Mapping[str, np.ndarray] | Mapping[int, np.ndarray] | None = None,
        outputs: list[str] | list[int] | None = None,
    ) -> Reply:
        """Run one job in a fresh child; a stage runs only if those before it succeeded.

        Args:
            param: The `.param` or `.param.bin`, as a file or as its bytes.
            weights: The `.bin`; None stops after the `.param`.
            binary: Whether `param` is for the binary loader; None: if it is a path that ends in `.param.bin`.
            by_path: Give the path of the `.bin` to the runtime instead of the recording reader; then no `reads`.
            reference: Switch off all that changes numbers; else the options are the package's own.
            inputs: Row-major arrays by blob name, or by index after the binary loader; if given, the network runs.
            outputs: Blobs to extract; None: all without a consumer.
        """
        arrays = str(Path(self._folder.name, "job.npz"))
        job: dict[str, Any] = {"by_path": by_path, "reference": reference, "arrays": arrays, "outputs": outputs}
        job.update(timeout=self.timeout, memory=self.memory, inputs=None if inputs is None else list(inputs))
        for key, source in (("param", param), ("weights", weights)):
            path = Path(self._folder.name, key) if isinstance(source, bytes) else source
            if path and isinstance(source, bytes):
                path.write_bytes(source)
            job[key] = path and str(path.resolve())
        job["binary"] = str(param).endswith(".param.bin") if binary is None and isinstance(param, Path) else binary
        if inputs is not None:
            np.savez(arrays, *(np.ascontiguousarray(array) for array in inputs.values()))
        answer = self._ask(json.dumps(job))
        if names := answer.get("outputs"):
            with np.load(arrays) as file:
                answer["outputs"] = dict(zip(names, file.values(), strict=True))
        answer["reads"] = [(start, size) for start, size in answer.get("reads", [])]
        return Reply(**answer)

    def _ask(self, line: str) -> dict[str, Any]:
        """Send a job and wait for its answer; a server that is gone or silent is ended, the next job starts another."""
        if self._server is None:
            command = [sys.executable, str(Path(__file__).resolve())]
            self._server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        server, answer = self._server, ""
        assert server.stdin is not None
        assert server.stdout is not None
        with contextlib.suppress(BrokenPipeError):
            server.stdin.write(line + "\n")
            server.stdin.flush()
            # The child's alarm comes first; the half minute more is for the start of the server.
            ready = select.select([server.stdout], [], [], self.timeout + 30)[0]
            answer = server.stdout.readline() if ready else "timeout"
        if answer.startswith("{"):
            return dict(json.loads(answer))
        self._stop()
        return {"outcome": answer or "crash", "exception": "the server itself ended"}

    def _stop(self) -> None:
        server, self._server = self._server, None
        if server is not None:
            server.kill()
            server.communicate()


def _serve() -> None:
    """Fork a child for each line of standard input, merge what it reports, answer with a line."""
    import ncnn  # type: ignore[import-not-found,import-untyped,unused-ignore]  # noqa: F401  (once, for all children)

    for line in sys.stdin:
        source, sink = os.pipe()
        with tempfile.TemporaryFile() as log:
            if (child := os.fork()) == 0:
                os.dup2(log.fileno(), 2)
                _child(json.loads(line), sink)
            os.close(sink)
            with open(source, encoding="utf-8") as pipe:
                notes = [json.loads(note) for note in pipe if note.endswith("\n")]
            code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
            log.seek(0)
            answer: dict[str, Any] = {"log": log.read(1 << 16).decode("utf-8", "replace"), "reads": [], "consumed": 0}
        for note in notes:
            answer["consumed"] += note.pop("got", 0)
            answer["reads"] += note.pop("read", [])
            answer.update(note)
        if code:
            answer.update(outcome="timeout" if code == -signal.SIGALRM else "crash", signal=max(-code, 0))
        print(json.dumps(answer), flush=True)


def _child(job: dict[str, Any], sink: int) -> None:
    """Run a job under its limits, reporting through the pipe as it goes, and end the process."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_AS, (job["memory"], job["memory"]))
    signal.alarm(job["timeout"])

    def tell(**note: Any) -> None:
        os.write(sink, (json.dumps(note) + "\n").encode())

    try:
        _stages(job, tell)
    except BaseException as error:
        tell(outcome="exception", exception=f"{type(error).__name__}: {error}")
    os._exit(0)


def _stages(job: dict[str, Any], tell: Any) -> None:
    import ncnn

    net = ncnn.Net()
    net.opt.num_threads = 1
    for option in OFF if job["reference"] else []:
        setattr(net.opt, f"use_{option}", False)
    tell(stage="load_param")
    code = (net.load_param_bin if job["binary"] else net.load_param)(job["param"])
    tell(load_param=code)
    if code == 0:
        with contextlib.suppress(UnicodeDecodeError):  # the binding's, for names that are not UTF-8
            tell(layers=[{key: getattr(x, key) for key in ("type", "name", "bottoms", "tops")} for x in net.layers()])
            tell(blobs=[{key: getattr(x, key) for key in ("name", "producer", "consumer")} for x in net.blobs()])
    if code != 0 or job["weights"] is None:
        return
    tell(stage="load_model")
    code = net.load_model(job["weights"] if job["by_path"] else _reader(Path(job["weights"]).read_bytes(), tell))
    tell(load_model=code)
    if code == 0 and job["inputs"] is not None:
        tell(stage="forward")
        tell(**_forward(net, job))


def _reader(data: bytes, tell: Any) -> Any:
    """A reader over bytes that tells each read before it is served."""
    import ncnn

    name = ctypes.PYFUNCTYPE(ctypes.c_char_p, ctypes.py_object)(("PyCapsule_GetName", ctypes.pythonapi))
    kind = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)
    pointer = kind(("PyCapsule_GetPointer", ctypes.pythonapi))

    class Reader(ncnn.DataReader):  # type: ignore[misc]
        at = 0

        def read(self, buffer: Any, size: int) -> int:
            part = data[self.at : self.at + size]
            tell(read=[(self.at, size)], got=len(part))
            ctypes.memmove(pointer(buffer, name(buffer)), part, len(part))
            self.at += len(part)
            return len(part)

    return Reader()


def _forward(net: Any, job: dict[str, Any]) -> dict[str, Any]:
    """Run the network; the outputs replace the inputs in the job's file of arrays."""
    import ncnn

    extractor = net.create_extractor()
    with np.load(job["arrays"]) as file:
        for name, array in zip(job["inputs"], file.values(), strict=True):
            # A Mat of an array borrows its memory, and layers that work in place crash on it: hand over a copy.
            if code := extractor.input(name, ncnn.Mat(array).clone()):
                return {"forward": code}
    results = []
    ends = net.output_indexes if job["binary"] else net.output_names
    names = ends() if job["outputs"] is None else job["outputs"]
    for name in names:
        code, mat = extractor.extract(name)
        if code:
            return {"forward": code}
        results.append(np.array(mat))
    np.savez(job["arrays"], *results)
    return {"forward": 0, "outputs": names}


if __name__ == "__main__":
    _serve()
