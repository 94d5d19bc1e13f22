"""The runtime against onnxruntime, against a naive interpreter, and its memory against what cannot be less.

Measured in a process of its own with one thread: time of the thread, the lower quartile of rounds in turn, so that a
busy machine does not decide. onnxruntime computes the same graph, made from the same file; outputs are compared first.
"""

from __future__ import annotations

import ctypes
import gc
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from timing import ROOT, environment

#: Name, ours, peer, ratio, at most, goal.
Cells = tuple[str, str, str, float | None, float | None, float | None]

#: At most, and the goal.
AGAINST_ORT = {
    "resnet18": (1.5, 1.2), "mobilenet": (2.9, 2.0), "vgg_small": (1.5, 1.1), "mnist_cnn": (2.5, 1.5), "mlp": (1.2, 0.8)
}  # fmt: skip
TITLES = {
    "resnet18": "resnet18, 224", "mobilenet": "mobilenet, 224", "vgg_small": "vgg-small, 64", "mnist_cnn": "mnist-cnn",
    "mlp": "mlp",
}  # fmt: skip
#: Kernels of OpenBLAS with vectors of 512 bits, which the limits are for.
WIDE = ("SkylakeX", "Cooperlake", "SapphireRapids", "Zen4", "Zen5")
AGAINST_NAIVE = ("mnist_cnn", "mnist_mlp", "mobilenetv4_small_int8")


def kernel() -> str:
    """Which kernels the BLAS of numpy has chosen for this machine."""
    import numpy

    libraries = sorted((Path(numpy.__file__).parent.parent / "numpy.libs").glob("*openblas*"))
    for library in libraries:
        for name in ("scipy_openblas_get_corename64_", "scipy_openblas_get_corename", "openblas_get_corename"):
            try:
                function = getattr(ctypes.CDLL(str(library)), name)
            except (OSError, AttributeError):
                continue
            function.restype = ctypes.c_char_p
            return str(function().decode())
    return "unknown"


def in_turn(calls: Sequence[Callable[[], Any]], seconds: float = 3.0, rounds: int = 15) -> list[float]:
    """Seconds of the thread that each call takes: the lower quartile of its turns."""
    clock = time.thread_time
    repeats = []
    for call in calls:
        call()
        begin = time.perf_counter()
        call()
        repeats.append(max(1, int(0.003 / (time.perf_counter() - begin))))
    times: list[list[float]] = [[] for _ in calls]
    deadline = time.perf_counter() + seconds
    while len(times[0]) < rounds or time.perf_counter() < deadline:
        order = range(len(calls)) if len(times[0]) % 2 else reversed(range(len(calls)))
        for number in order:
            gc.collect()
            begin = clock()
            for _ in range(repeats[number]):
                calls[number]()
            times[number].append((clock() - begin) / repeats[number])
    return [sorted(one)[len(one) // 4] for one in times]


def against_ort(name: str) -> Cells:
    """One network at batch 1."""
    import numpy as np
    import runtime_nets

    import nkformats
    from nkformats import runtime
    from nkformats.rules import nk as rules

    at_most, goal = AGAINST_ORT[name]
    title = f"{TITLES[name]}, batch 1: onnxruntime"
    model = nkformats.parse(getattr(runtime_nets, name)().to_bytes())
    network = runtime.load(model)
    x = np.random.default_rng(0).standard_normal((1, *(network.input_shape or ()))).astype(np.float32)
    try:
        session = runtime_nets.session(model, rules.shapes(model))
    except ImportError as error:
        print(f"{title}: {error}", file=sys.stderr)
        return title, "", "", None, at_most, goal
    fed = {"x": runtime_nets.for_onnx(x)}
    expected = session.run(None, fed)[0]
    assert abs(network.run(x) - expected).max() <= 1e-5 * abs(expected).max()
    ours, theirs = in_turn([lambda: network.run(x), lambda: session.run(None, fed)])
    return title, shown(ours), shown(theirs), ours / theirs, at_most if kernel() in WIDE else None, goal


def against_naive(path: Path) -> list[Cells]:
    """A file of the corpus; for one that begins with a dense layer, its product alone, too, which neither can avoid."""
    import numpy as np
    import runtime_naive

    import nkformats
    from nkformats import runtime

    model = nkformats.parse(path)
    network = runtime.load(model)
    shape = network.input_shape or ()
    random = np.random.default_rng(0)
    if model.record.quant is None:
        x = random.standard_normal((1, *shape)).astype(np.float32)
        floats = runtime_naive.Floats(model)
        calls: list[Callable[[], Any]] = [lambda: network.run(x), lambda: floats.run(x[0])]
    else:
        x = random.integers(-128, 128, (1, *shape)).astype(np.int8)
        naive = runtime_naive.Int8(model)
        calls = [lambda: network.run(x), lambda: naive.run(x[0])]
    found = [np.asarray(call(), np.float64).reshape(-1) for call in calls]
    assert abs(found[0] - found[1]).max() <= 1e-5 * max(1.0, abs(found[1]).max()), (path, *found)
    if model.record.quant is None and network.layers[0].kind == "dense":
        matrix, row = model.tensors["layers.0.weight"].to_numpy(), x[0].reshape(-1)
        sums = np.empty(len(matrix), np.float32)
        calls.append(lambda: np.dot(matrix, row, sums))
    ours, theirs, *floor = in_turn(calls, 3.0, 5)
    title = f"{path.stem.split('__')[0]}: naive interpreter"
    cells: list[Cells] = [(title, shown(ours), shown(theirs), ours / theirs, 1 / 3, 1 / 6)]
    cells += [("... its first product alone", shown(one), shown(theirs), one / theirs, None, None) for one in floor]
    return cells


def arenas() -> Cells:
    """The worst of all networks here."""
    import runtime_nets

    import nkformats
    from nkformats import runtime

    plans = [
        runtime.load(nkformats.parse(getattr(runtime_nets, name)().to_bytes())).plan(1) for name in AGAINST_ORT
    ]  # fmt: skip
    worst = max(plans, key=lambda plan: plan.arena_bytes / plan.bound_bytes)
    ours, bound = (f"{size / (1 << 20):.2f} MiB" for size in (worst.arena_bytes, worst.bound_bytes))
    return "activations, the worst: alive at once", ours, bound, worst.arena_bytes / worst.bound_bytes, 1.05, 1.0


def shown(seconds: float) -> str:
    return f"{seconds * 1e6:.1f} us" if seconds < 1e-3 else f"{seconds * 1e3:.1f} ms"


def measured() -> Iterator[Cells]:
    yield from map(against_ort, AGAINST_ORT)
    corpus = ROOT.parent / "shared/corpus/nk"
    found = [sorted(corpus.glob(f"{name}__*.nk"))[-1:] for name in AGAINST_NAIVE]
    # Without the corpus, the one sample that the interpreter knows all of.
    paths = [path for one in found for path in one] or [ROOT / "samples/digits.nk"]
    for path in paths:
        yield from against_naive(path)
    yield arenas()


def rows() -> Iterator[Cells]:
    """All rows, measured in a process whose BLAS has one thread."""
    command = [sys.executable, str(Path(__file__).resolve())]
    single = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1")
    done = subprocess.run(command, env=environment() | single, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        yield "the runtime", "", "", None, 1.0, None
        return
    found = json.loads(done.stdout)
    print(f"runtime: one thread, OpenBLAS kernel {found['kernel']}")
    for cells in found["rows"]:
        yield tuple(cells)


if __name__ == "__main__":
    json.dump({"kernel": kernel(), "rows": list(measured())}, sys.stdout)
