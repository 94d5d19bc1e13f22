"""Speed and memory of the library, as ratios to something measured beside it: ``make bench``.

Prints a table and exits with 1 when an *at most* is missed or could not be measured. Ratios last; microseconds are
those of one machine on one day.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tempfile
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

from timing import RESIDENT, ROOT, UNSET, WRITING, environment, imports, output, processes, side_by_side

MIB = 1 << 20


class Row:
    """One line of the table: ours against something, with the ratio asked for, if any, and the one hoped for."""

    def __init__(
        self, name: str, ours: str, peer: str, ratio: float | None, at_most: float | None, goal: float | None = None
    ) -> None:
        self.name = name
        self.ours = ours
        self.peer = peer
        self.ratio = ratio
        self.at_most = at_most
        self.goal = goal

    @property
    def missed(self) -> bool:
        return self.ratio is None or (self.at_most is not None and self.ratio > self.at_most)

    @property
    def verdict(self) -> str:
        if self.missed:
            return "NOT MEASURED" if self.ratio is None else "MISSED"
        if self.at_most is None:
            return ""
        return "ok" if self.goal is None or self.ratio <= self.goal else "ok, not the goal"

    def cells(self) -> tuple[str, ...]:
        ratio, at_most, goal = ("" if x is None else f"{x:.2f}" for x in (self.ratio, self.at_most, self.goal))
        return self.name, self.ours, self.peer, ratio, at_most, goal, self.verdict


def reading() -> Iterator[Row]:
    """Metadata and a view of every tensor against the reader by hand; metadata alone against the twins."""
    import files
    import hand
    import peers

    import nkformats

    def ours(data: bytes) -> object:
        model = nkformats.parse(data)
        return model, [tensor.array for tensor in model.tensors.values()]

    def by_name(data: bytes) -> object:
        model = nkformats.parse(data)
        return model, {name: tensor.array for name, tensor in model.tensors.items()}

    others = {}
    for name, make in (("Kaitai, lazy payload", peers.kaitai), ("construct, compiled", peers.construct)):
        try:
            others[name] = make()
        except ImportError as error:
            print(f"{name}: {error}", file=sys.stderr)
            others[name] = None
    cases = (("classifier", files.classifier(), 1.7, 1.3), ("100 layers, 256 tensors", files.wide(), 1.3, None))
    for title, data, at_most, goal in cases:
        agree(data)
        calls = [lambda read=read, data=data: read(data) for read in (ours, by_name, hand.read)]
        mine, named, by_hand = side_by_side(calls)
        yield Row(f"{title}: reader by hand", micro(mine), micro(by_hand), mine / by_hand, at_most, goal)
        yield Row("... and asked for names", micro(named), micro(by_hand), named / by_hand, None)
        for name, read in others.items():
            if read is None:
                yield Row(f"{title}, metadata: {name}", "", "", None, 1 / 3)
                continue
            pair = [lambda data=data: nkformats.parse(data), lambda read=read, data=data: read(data)]
            mine, theirs = side_by_side(pair, 2.0)
            yield Row(f"{title}, metadata: {name}", micro(mine), micro(theirs), mine / theirs, 1 / 3)


def notions() -> Iterator[Row]:
    """A `.nnn` whose layout is told, as the peers need it; then what telling it oneself and its rules cost."""
    import files
    import hand_nnn

    import nkformats
    from nkformats.generated import nnn
    from nkformats.tensors import Tensors

    data = files.notions()
    layout = nnn.Layout.B7

    def ours() -> object:
        record = nnn.read(data, layout)
        return record, [tensor.array for tensor in Tensors(record, nnn.TENSORS, nnn.ROLES, True).values()]

    views = ours()[1]
    layers = hand_nnn.read(data)["layers"]
    assert [v.tobytes() for v in views] == [t.array.tobytes() for layer in layers for t in (layer.bias, layer.weights)]
    mine, by_hand = side_by_side([ours, lambda: hand_nnn.read(data)])
    yield Row(".nnn, layout told: reader by hand", micro(mine), micro(by_hand), mine / by_hand, 1.7, 1.3)
    try:
        from nkformats.generated.construct import nnn as construct_nnn
        from nkformats.generated.kaitai.nnn import BytesIO, KaitaiStream, Nnn
    except ImportError as error:
        print(f"twins of nnn: {error}", file=sys.stderr)
        return
    compiled = construct_nnn.nnn.compile()
    twins = {
        "Kaitai": lambda: Nnn(7, KaitaiStream(BytesIO(data))),
        "construct, compiled": lambda: compiled.parse(data, layout=7),
    }
    for name, twin in twins.items():
        mine, theirs = side_by_side([lambda: nnn.read(data, layout), twin], 2.0)
        yield Row(f".nnn, layout told: {name}", micro(mine), micro(theirs), mine / theirs, 1 / 3)
    told, found = side_by_side([lambda: nkformats.parse(data, variant="B7"), lambda: nkformats.parse(data)])
    yield Row(".nnn, with its rules, layout to be found: told", micro(found), micro(told), found / told, None)
    hostile = data[:20] + b"\xff\xff\xff\x7f" * 10

    def refused() -> object:
        try:
            return nkformats.parse(hostile)
        except nkformats.FormatError as error:
            return error

    assert isinstance(refused(), nkformats.FormatError)
    tracemalloc.start()
    refused()
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    (seconds,) = side_by_side([refused])
    yield Row("60 bytes that declare 2^31-1 elements: 50 ms", micro(seconds), milli(0.05), seconds / 0.05, 1.0)
    yield Row("... peak memory: 50 MiB", mega(peak), mega(50 * MIB), peak / (50 * MIB), 1.0)


def agree(data: bytes) -> None:
    """Both sides of a comparison must have done the same work."""
    import hand

    import nkformats

    model, network = nkformats.parse(data), hand.read(data)
    assert list(model.tensors) == list(network.tensors)
    for tensor, view in zip(model.tensors.values(), network.tensors.values(), strict=True):
        assert tensor.array.shape == view.shape
        assert tensor.array.dtype == view.dtype
        assert tensor.array.tobytes() == view.tobytes()
    assert len(model.record.layers) == len(network.layers)


def payload(folder: Path) -> Iterator[Row]:
    """What a large payload costs to read past and to write."""
    import files

    import nkformats

    small, large = folder / "small.nk", folder / "large.nk"
    files.sparse(small, 1 << 6)
    files.sparse(large, 1 << 24)

    def read(path: Path) -> object:
        model = nkformats.parse(path)
        return model, [tensor.array for tensor in model.tensors.values()]

    slow, fast = side_by_side([lambda: read(large), lambda: read(small)], 2.0)
    yield Row("payload of 1 GiB: one of 4 KiB", micro(slow), micro(fast), slow / fast, 2.0)
    added = int(output(RESIDENT, str(small), str(large)))
    yield Row("... resident memory: 5 MiB", mega(added), mega(5 * MIB), added / (5 * MIB), 1.0)

    middle = folder / "middle.nk"
    files.sparse(middle, 1 << 20)
    size = middle.stat().st_size
    peak = int(output(WRITING, str(middle), "bytes"))
    yield Row("to_bytes, peak memory: the file", mega(peak), mega(size), peak / size, 1.01)
    peak = int(output(WRITING, str(middle), "file"))
    yield Row("write to a path, peak memory: the file", mega(peak), mega(size), peak / size, 1.01, 0.01)


def starting() -> Iterator[Row]:
    """Imports and whole processes, against those of numpy."""
    ours, numpy = imports(["nkformats", "numpy"])
    yield Row("import nkformats: import numpy", milli(ours), milli(numpy), ours / numpy, 1 / 3)
    name = "inspect, a process: import numpy"
    script = shutil.which("nkformats", path=str(Path(sys.executable).parent))
    command = [script] if script else [sys.executable, "-m", "nkformats"]
    sample = str(ROOT / "samples/digits.nk")
    try:
        ours, numpy = processes([[*command, "inspect", sample], [sys.executable, "-c", "import numpy"]])
    except subprocess.CalledProcessError as error:
        print(f"{name}: {error}", file=sys.stderr)
        yield Row(name, "", "", None, 1.5)
    else:
        yield Row(name, milli(ours), milli(numpy), ours / numpy, 1.5)


def micro(seconds: float) -> str:
    return f"{seconds * 1e6:.1f} us"


def milli(seconds: float) -> str:
    return f"{seconds * 1e3:.1f} ms"


def mega(size: int) -> str:
    return f"{size / MIB:.2f} MiB"


def table(rows: list[Row]) -> str:
    """The rows as a Markdown table with straight columns."""
    head = ("ours: peer", "ours", "peer", "ratio", "at most", "goal", "verdict")
    lines = [head, *(row.cells() for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    right = (1, 2, 3, 4, 5)
    text = []
    for line in lines:
        cells = [
            cell.rjust(width) if column in right else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ]
        text.append(f"| {' | '.join(cells)} |")
    rule = ["-" * (width - 1) + ":" if column in right else "-" * width for column, width in enumerate(widths)]
    text.insert(1, f"| {' | '.join(rule)} |")
    return "\n".join(text)


def main() -> int:
    """Measures everything and says whether every limit is kept."""
    if any(name in os.environ for name in UNSET) or str(ROOT) not in os.environ.get("PYTHONPATH", ""):
        return subprocess.run([sys.executable, os.path.abspath(__file__)], env=environment()).returncode
    import ncnn_rows
    import numpy
    import onnx_rows
    import runtime_rows

    print(
        f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}, numpy {numpy.__version__}"
    )
    rows = [*reading(), *notions()]
    with tempfile.TemporaryDirectory() as folder:
        rows += payload(Path(folder))
        rows += (Row(*cells) for cells in ncnn_rows.rows(Path(folder)))
        rows += (Row(*cells) for cells in onnx_rows.rows(Path(folder)))
    rows += starting()
    rows += (Row(*cells) for cells in runtime_rows.rows())
    print(f"{table(rows)}\n")
    limits = sum(row.at_most is not None for row in rows)
    missed = sum(row.missed for row in rows)
    print(f"{missed} of {limits} limits missed" if missed else f"all {limits} limits kept")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
