"""The rows of ONNX: listing a model of 100 MB beside the onnx package, and arrays beside safetensors.

The models are made by the package: initializers of 3 x 3 kernels, and convolutions that take them, each with the
parameters that exporters write. Files are in the page cache of the system on both sides.
"""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from timing import output, side_by_side

MIB = 1 << 20

#: Name, ours, peer, ratio, at most, goal, as a `Row` takes them.
Cells = tuple[str, str, str, float | None, float | None, float | None]

INITIALIZERS = 160
BYTES = 100_000_000

#: Seconds of one listing by each of the two, in a process that has read a small model before. The package copies the
#: whole file into new memory; in a loop it would get the same memory again and again, as nobody does who loads a model.
ONCE = """
import sys, time
import nkformats, onnx

def rows(path):
    return [(t.name, t.dtype, t.shape, t.offset, t.nbytes) for t in nkformats.parse(path).tensors.values()]

def seconds(call, path):
    begin = time.perf_counter()
    kept = call(path)
    return time.perf_counter() - begin

for call in (rows, onnx.load):
    call(sys.argv[1])
print(seconds(rows, sys.argv[2]), seconds(onnx.load, sys.argv[2]))
"""
ROUNDS = 9

#: Bytes that become resident while a model is listed.
LISTED = """
import resource, sys
import nkformats

def rows(path):
    return [(t.name, t.dtype, t.shape, t.offset, t.nbytes) for t in nkformats.parse(path).tensors.values()]

rows(sys.argv[1])
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
rows(sys.argv[2])
print((resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * 1024)
"""


def model(folder: Path, nodes: int, size: int = BYTES) -> Path:
    """A model with so many nodes."""
    import numpy as np
    from onnx import TensorProto, helper, numpy_helper

    path = folder / f"{nodes}-{size}.onnx"
    kernels = np.zeros((size // INITIALIZERS // 4 // 72, 8, 3, 3), "float32")
    weights = [numpy_helper.from_array(kernels, f"conv{at}.weight") for at in range(INITIALIZERS)]
    chain = [
        helper.make_node(
            "Conv",
            [f"x{at}", f"conv{at % INITIALIZERS}.weight"],
            [f"x{at + 1}"],
            name=f"conv{at}",
            kernel_shape=[3, 3],
            strides=[1, 1],
            pads=[1, 1, 1, 1],
            dilations=[1, 1],
            group=1,
        )
        for at in range(nodes)
    ]
    ends = [helper.make_tensor_value_info(name, TensorProto.FLOAT, [1, 8, 32, 32]) for name in ("x0", f"x{nodes}")]
    graph = helper.make_graph(chain, "g", ends[:1], ends[1:], weights)
    path.write_bytes(helper.make_model(graph).SerializeToString())
    return path


def sparse(folder: Path, size: int) -> Path:
    """A model with as many tensors of `size` bytes together, nothing of which is on the disk."""
    from nkformats.records.wire import encoded_varint

    path, each = folder / f"sparse-{size}.onnx", size // INITIALIZERS
    heads = []
    for at in range(INITIALIZERS):
        head = b"\x08" + encoded_varint(each // 4) + b"\x10\x01\x42\x04" + f"w{at:03}".encode()
        head += b"\x4a" + encoded_varint(each)
        heads.append(b"\x2a" + encoded_varint(len(head) + each) + head)
    whole = sum(map(len, heads)) + INITIALIZERS * each
    with open(path, "wb") as file:
        file.write(b"\x08\x08\x3a" + encoded_varint(whole))
        for head in heads:
            file.write(head)
            file.seek(each, 1)
        file.truncate(file.tell())
    return path


def listed(path: Path) -> list[Any]:
    """What a listing is: name, dtype, shape, offset and bytes of every tensor."""
    import nkformats

    return [(one.name, one.dtype, one.shape, one.offset, one.nbytes) for one in nkformats.parse(path).tensors.values()]


def milli(seconds: float) -> str:
    return f"{seconds * 1e3:.2f} ms"


def rows(folder: Path) -> Iterator[Cells]:
    """The rows; nothing where the packages to compare with are not there.

    Raises:
        ImportError: they are not.
    """
    import onnx

    tiny = model(folder, 120, 1_000_000)
    paths = {nodes: model(folder, nodes) for nodes in (120, 1000)}
    for nodes, at_most, goal in ((120, 1 / 30, 1 / 50), (1000, 1 / 3, None)):
        path = paths[nodes]
        assert [row[0] for row in listed(path)] == [one.name for one in onnx.load(path).graph.initializer]
        pairs = [output(ONCE, str(tiny), str(path)).split() for _ in range(ROUNDS)]
        mine, theirs = (min(float(pair[at]) for pair in pairs) for at in (0, 1))
        name = f"list 100 MB, {INITIALIZERS} initializers, {nodes} nodes: onnx.load"
        yield name, milli(mine), milli(theirs), mine / theirs, at_most, goal
    mine, theirs = side_by_side([lambda: listed(paths[120]), lambda: onnx.load(paths[120])], 2.0)
    yield "... in a loop: onnx.load", milli(mine), milli(theirs), mine / theirs, None, None
    tracemalloc.start()
    kept = listed(paths[120])
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    del kept
    yield "... peak memory of ours: 1 MiB", f"{peak / MIB:.2f} MiB", "1.00 MiB", peak / MIB, 1.0, None
    added = int(output(LISTED, str(tiny), str(paths[120])))
    yield "... resident memory: 5 MiB", f"{added / MIB:.2f} MiB", "5.00 MiB", added / MIB / 5, 1.0, None
    small, large = sparse(folder, 1_000_000), sparse(folder, 2_000_000_000)
    slow, fast = side_by_side([lambda: listed(large), lambda: listed(small)], 2.0)
    yield "list 2 GB: list 1 MB", milli(slow), milli(fast), slow / fast, 1.5, None
    yield from _arrays(folder, paths[120])


def _arrays(folder: Path, path: Path) -> Iterator[Cells]:
    """All tensors as arrays, from a `.onnx` and from a `.safetensors` file."""
    import safetensors
    import safetensors.numpy

    import nkformats
    from nkformats import exporting

    target = folder / "m.safetensors"
    exporting.save(nkformats.parse(path).tensors, str(target))

    def theirs() -> dict[str, Any]:
        with safetensors.safe_open(target, "numpy") as opened:
            return {name: opened.get_tensor(name) for name in opened.keys()}  # noqa: SIM118

    def views() -> dict[str, Any]:
        return {name: one.array for name, one in nkformats.parse(path).tensors.items()}

    def copies() -> dict[str, Any]:
        return {name: one.to_numpy() for name, one in nkformats.parse(path).tensors.items()}

    assert all((views()[name] == array).all() for name, array in theirs().items())
    first, second, peer = side_by_side([views, copies, theirs])
    yield "arrays of 100 MB, views: safetensors.safe_open", milli(first), milli(peer), first / peer, 1.0, None
    yield "arrays of 100 MB, copies: safetensors.safe_open", milli(second), milli(peer), second / peer, None, None
