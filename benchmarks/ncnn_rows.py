"""The rows of ncnn: a pair as large as ResNet-18 beside the runtime's own loader, a long `.param` beside its tokens.

The weights are zeros, and they are written out: the pages of a sparse file are mapped in another way, which made the
resident memory look smaller than it is for a real one.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from timing import environment, output, side_by_side

MIB = 1 << 20

#: Name, ours, peer, ratio, at most, goal, as a `Row` takes them.
Cells = tuple[str, str, str, float | None, float | None, float | None]

#: Seconds that the runtime takes for a pair, the least of several loads, all that changes weights switched off.
RUNTIME = """
import sys, time
import ncnn

best = float("inf")
for _ in range(15):
    net = ncnn.Net()
    net.opt.num_threads = 1
    for name in ("vulkan_compute", "fp16_packed", "fp16_storage", "fp16_arithmetic", "bf16_packed", "bf16_storage",
                 "winograd_convolution", "sgemm_convolution", "packing_layout"):
        setattr(net.opt, f"use_{name}", False)
    begin = time.perf_counter()
    codes = net.load_param(sys.argv[1]), net.load_model(sys.argv[2])
    spent = time.perf_counter() - begin
    assert codes == (0, 0), codes
    best = min(best, spent)
    net.clear()
print(best)
"""

#: The same for us.
OURS = """
import gc, sys, time
import nkformats

best = float("inf")
nkformats.parse(sys.argv[1])
gc.collect()
gc.freeze()
for _ in range(15):
    gc.collect()
    begin = time.perf_counter()
    model = nkformats.parse(sys.argv[1])
    best = min(best, time.perf_counter() - begin)
    assert not model.record.trailing and model.weights is not None
print(best)
"""

#: Kilobytes of memory that reading a pair and viewing its tensors adds, once everything is imported: private memory,
#: where a copy would be, and pages of the file, which the system maps, shares and takes back as it likes.
RESIDENT = """
import sys
import numpy, nkformats

def resident():
    with open("/proc/self/status") as file:
        found = dict(line.split()[:2] for line in file if line.startswith("Rss"))
    return int(found["RssAnon:"]), int(found["RssFile:"])

def read(path):
    model = nkformats.parse(path)
    return model, [tensor.array for tensor in model.tensors.values()]

read(sys.argv[1])
before = resident()
kept = read(sys.argv[2])
print(*(now - then for now, then in zip(resident(), before)))
"""

#: Most bytes that parsing a pair allocates at one time, by `tracemalloc`.
PARSING = """
import sys, tracemalloc
import nkformats

nkformats.parse(sys.argv[1])
tracemalloc.start()
before = tracemalloc.get_traced_memory()[0]
model = nkformats.parse(sys.argv[1])
print(tracemalloc.get_traced_memory()[1] - before)
"""


def resnet18(width: int) -> Any:
    """The graph of a ResNet-18 whose first stage has that many channels (64 in the original): 11.7 million weights."""
    from nkformats.formats.ncnn_graph import Layer, Network

    layers = [Layer("Input", "data", [], ["data"], {0: 224, 1: 224, 2: 3})]

    def add(type: str, bottoms: list[str], values: dict[int, Any], tops: int = 1) -> list[str]:
        name = f"{type.lower()}_{len(layers)}"
        outputs = [name if tops == 1 else f"{name}_{place}" for place in range(tops)]
        layers.append(Layer(type, name, bottoms, outputs, values))
        return outputs

    def conv(bottom: str, source: int, target: int, kernel: int, stride: int, relu: bool) -> str:
        values = {0: target, 1: kernel, 3: stride, 4: kernel // 2, 5: 1, 6: source * target * kernel**2}
        return add("Convolution", [bottom], values | ({9: 1} if relu else {}))[0]

    blob = conv("data", 3, width, 7, 2, relu=True)
    (blob,) = add("Pooling", [blob], {0: 0, 1: 3, 2: 2, 3: 1, 5: 1})
    source = width
    for stage in range(4):
        target = width << stage
        for block in range(2):
            stride = 2 if stage and not block else 1
            left, right = add("Split", [blob], {}, 2)
            main = conv(conv(left, source, target, 3, stride, relu=True), target, target, 3, 1, relu=False)
            beside = right if source == target else conv(right, source, target, 1, stride, relu=False)
            (total,) = add("BinaryOp", [main, beside], {0: 0})
            (blob,) = add("ReLU", [total], {})
            source = target
    (blob,) = add("Pooling", [blob], {0: 1, 4: 1})
    (blob,) = add("InnerProduct", [blob], {0: 1000, 1: 1, 2: 1000 * source})
    add("Softmax", [blob], {0: 0, 1: 1})
    return Network(layers)


def pair(folder: Path, name: str, width: int) -> tuple[Path, int]:
    """Writes such a pair, all weights zero, flags too: float32; the path of the `.param` and the size of the `.bin`."""
    import nkformats
    from nkformats.generated import ncnn
    from nkformats.keyed import spelling

    network = resnet18(width)
    path = folder / f"{name}.param"
    path.write_bytes(spelling.write(network.layers, len(network.blobs()), ncnn.NOTATION))
    size: int = nkformats.parse(path).planned_bytes  # type: ignore[attr-defined]
    (folder / f"{name}.bin").write_bytes(b"\0" * size)
    return path, size


def long_text(count: int = 300) -> bytes:
    """A `.param` of that many layers as converters write them: convolutions, depth-wise ones, sums, activations."""
    from nkformats.formats.ncnn_graph import Layer, Network
    from nkformats.generated import ncnn
    from nkformats.keyed import spelling

    layers = [Layer("Input", "data", [], ["data"], {0: 224, 1: 224, 2: 3})]
    while len(layers) < count:
        number = len(layers)
        last = layers[-1].tops[0]
        kinds: list[tuple[str, int, dict[int, Any]]] = [
            ("Convolution", 1, {0: 96, 1: 1, 5: 1, 6: 9216}),
            ("Clip", 1, {0: 0.0, 1: 6.0}),
            ("ConvolutionDepthWise", 1, {0: 96, 1: 3, 3: 1, 4: 1, 5: 1, 6: 864, 7: 96, 9: 2, 10: [0.1]}),
            ("HardSwish", 1, {0: 1 / 6, 1: 0.5}),
            ("BinaryOp", 1, {0: 2, 1: 1, 2: 0.5}),
            ("Reshape", 1, {0: -1, 1: 96}),
        ]
        type, tops, values = kinds[number % len(kinds)]
        names = [f"blob_{number}_{place}" for place in range(tops)]
        layers.append(Layer(type, f"{type.lower()}_{number}", [last], names, values))
    return spelling.write(layers, len(Network(layers).blobs()), ncnn.NOTATION)


def split(data: bytes) -> list[list[float | str]]:
    """Every line of a text, cut at blanks and `=`, all that `float` accepts as floats."""
    lines = []
    for line in data.decode().splitlines():
        row: list[float | str] = []
        for token in line.replace("=", " ").split():
            try:
                row.append(float(token))
            except ValueError:
                row.append(token)
        lines.append(row)
    return lines


#: Lets glibc keep what is freed. Else two thirds of the runtime's time are the system's, for fresh memory at each load.
KEEPING = {"MALLOC_TRIM_THRESHOLD_": str(1 << 30), "MALLOC_MMAP_THRESHOLD_": str(1 << 30)}


def in_turn(first: tuple[str, ...], second: tuple[str, ...], rounds: int = 4) -> tuple[float, float]:
    """The least that each of two programs prints, run in turn."""
    best = [float("inf")] * 2
    for _ in range(rounds):
        for index, command in enumerate((first, second)):
            best[index] = min(best[index], float(keeping(*command)))
    return best[0], best[1]


def keeping(code: str, *arguments: str) -> str:
    """What a Python program prints that keeps the memory that it frees."""
    environ = {**environment(), **KEEPING}
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, env=environ, capture_output=True, text=True, check=True).stdout


def pairs(folder: Path) -> Iterator[Cells]:
    """A pair as large as ResNet-18: time beside the runtime and beside a tenth of the weights, and memory."""
    import nkformats

    large, size = pair(folder, "large", 64)
    small, tenth = pair(folder, "small", 20)
    name = f"pair of {size / 1e6:.0f} MB: load_param and load_model"
    weights = large.with_suffix(".bin")
    try:
        ours, theirs = in_turn((OURS, str(large)), (RUNTIME, str(large), str(weights)))
    except subprocess.CalledProcessError as error:
        print(f"{name}: {(error.stderr or '').strip().splitlines()[-1:]}", file=sys.stderr)
        yield name, "", "", None, 1 / 3, None
    else:
        yield name, milli(ours), milli(theirs), ours / theirs, 1 / 3, None

    def viewed() -> object:
        model = nkformats.parse(large)
        return model, [tensor.array for tensor in model.tensors.values()]

    calls = [lambda: nkformats.parse(large), lambda: nkformats.parse(small), viewed]
    slow, fast, all_views = side_by_side(calls, 3.0)
    yield f"... one of {tenth / 1e6:.1f} MB", micro(slow), micro(fast), slow / fast, 2.0, None
    yield "... with a view of every tensor: without", micro(all_views), micro(slow), all_views / slow, None, None
    if os.path.exists("/proc/self/status"):
        private, mapped = (int(one) << 10 for one in output(RESIDENT, str(small), str(large)).split())
        yield "... private memory, resident: 5 MiB", mega(private), mega(5 * MIB), private / (5 * MIB), 1.0, None
        yield "... pages of the file, resident: the file", mega(mapped), mega(size), mapped / size, None, None
    peak = int(output(PARSING, str(large)))
    yield "... peak memory of Python: 1 MiB", mega(peak), mega(MIB), peak / MIB, 1.0, None


def texts() -> Iterator[Cells]:
    """A `.param` alone beside its tokens."""
    import nkformats
    from nkformats.formats.ncnn_graph import Layer
    from nkformats.keyed import text as texts

    data = long_text()
    model = nkformats.parse(data)
    assert len(model.record.layers) == 300
    assert len(split(data)) == 302
    view = memoryview(data)
    whole, text, tokens = side_by_side(
        [lambda: nkformats.parse(data), lambda: texts.parse(view, Layer), lambda: split(data)], 3.0
    )
    yield ".param of 300 layers: cut into tokens", micro(whole), micro(tokens), whole / tokens, 3.0, None
    yield "... its text alone", micro(text), micro(tokens), text / tokens, None, None


def rows(folder: Path) -> Iterator[Cells]:
    """Every row of ncnn; the pairs are written into the folder."""
    yield from pairs(folder)
    yield from texts()


def micro(seconds: float) -> str:
    return f"{seconds * 1e6:.1f} us"


def milli(seconds: float) -> str:
    return f"{seconds * 1e3:.2f} ms"


def mega(size: int) -> str:
    return f"{size / MIB:.2f} MiB"
