"""ncnn: the records, the Kaitai twin and the construct twin agree on `.param.bin` and on `.bin`; see test_twins.

A `.bin` is read with the operators of its graph, by each of the three with its own. No difference is known. `python
tests/test_ncnn_twins.py` prints those that mutants show, with their counts.
"""

from __future__ import annotations

import functools
import io
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import construct
import kaitaistruct
import pytest
import twins
from ncnn_models import FOLDER, HEADS, NETS, PAIRS, PARAMBINS, answers, pair, wild_files

import nkformats
from nkformats import FormatError, records
from nkformats.fuzzing.breaking import law_of
from nkformats.generated import ncnn
from nkformats.keyed.graph import arguments

#: Mutants of each small file. Larger ones are compared as they are: all three readers copy.
SMALL = {"graphs": 600, "weights": 3000}
MUTANTS = {"graphs": 86, "weights": 100}

ROOT_CLASS = twins.Twins("ncnn")
OWN = {f"own/{name}": nkformats.parse(net.param, format="ncnn", companion=net.weights) for name, net in NETS.items()}


@functools.cache
def construct_of(cls: type[records.Record]) -> Any:
    """The construct twin of an operator, whose parameters are those of the call."""
    module: Any = sys.modules["nkformats.generated.construct.ncnn"]
    camel = {"".join(part.capitalize() for part in name.split("_")): name for name in vars(module)}
    make = getattr(module, camel[cls.__name__])
    return make(*(module._Expr(f"this._params.{name}") for name in cls._params))


class WeightTwins:
    """The three readers of the `.bin` of one graph."""

    def __init__(self, model: Any) -> None:
        self.layers = [(layer, kind) for layer in model.layers if (kind := model.kind(layer)) and kind.cls._layout]
        self.arguments = [arguments(layer, kind, model.record.dialect) for layer, kind in self.layers]
        self.kaitai = [getattr(ROOT_CLASS.kaitai_class, kind.cls.__name__) for _, kind in self.layers]
        self.construct = [construct_of(kind.cls) for _, kind in self.layers]
        self.named = [
            dict(zip(kind.cls._params, values, strict=True))
            for (_, kind), values in zip(self.layers, self.arguments, strict=True)
        ]

    def ours(self, data: bytes) -> tuple[list[Any], list[int]]:
        bodies, ends, position = [], [], 0
        for (_, kind), values in zip(self.layers, self.arguments, strict=True):
            body, position = kind.read(memoryview(data), position, len(data), ncnn.LIMITS, *values)
            bodies.append(body)
            ends.append(position)
        return bodies, ends

    def theirs(self, data: bytes) -> tuple[list[Any], list[int]]:
        stream = kaitaistruct.KaitaiStream(io.BytesIO(data))
        bodies, ends = [], []
        for cls, values in zip(self.kaitai, self.arguments, strict=True):
            bodies.append(cls(*values, stream))
            ends.append(stream.pos())
        return bodies, ends

    def containers(self, data: bytes) -> tuple[list[Any], list[int]]:
        stream = io.BytesIO(data)
        bodies, ends = [], []
        for struct, values in zip(self.construct, self.named, strict=True):
            bodies.append(struct.parse_stream(stream, **values))
            ends.append(stream.tell())
        return bodies, ends

    def compare(self, data: bytes) -> twins.Comparison:
        """Runs all three, over all layers; a difference is put into words that hold for every file that shows it."""
        try:
            (ours, ends), rule = self.ours(data), ""
        except FormatError as error:
            (ours, ends), rule = ([], []), error.rule
        kaitai, kaitai_says = twins._run(lambda: self.theirs(data), (kaitaistruct.KaitaiStructError, EOFError))
        container, construct_says = twins._run(lambda: self.containers(data), (construct.ConstructError,))
        result = twins.Comparison(rule, True)
        if {kaitai_says, construct_says} != {twins.REJECT if rule else twins.ACCEPT}:
            own = f"{twins.REJECT} by {rule}" if rule else twins.ACCEPT
            result.difference = f"ours {own}, Kaitai {kaitai_says}, construct {construct_says}"
        elif not rule:
            result.difference = self._compare_values(data, ours, ends, kaitai, container)
        return result

    def _compare_values(self, data: bytes, ours: list[Any], ends: list[int], kaitai: Any, container: Any) -> str:
        if not ends == kaitai[1] == container[1]:
            return "ends of layers differ"
        try:
            for (layer, _), body, *others in zip(self.layers, ours, kaitai[0], container[0], strict=True):
                twins.compare_records(body, *others, f"{layer.type}.")
        except twins.Disagreement as difference:
            return str(difference)
        end = ends[-1] if ends else 0
        built = zip(self.construct, container[0], self.named, strict=True)
        if b"".join(struct.build(one, **values) for struct, one, values in built) != data[:end]:
            return "construct rebuilds other bytes"
        if b"".join(bytes(piece) for body in ours for piece in records.chunks(body, ncnn.LIMITS)) != data[:end]:
            return "ours rebuilds other bytes"
        return ""


def models() -> dict[str, Any]:
    """Every pair that is read: of our own, with right answers, and of the world."""
    found = dict(OWN)
    found.update((name, nkformats.parse(pair(name)[0])) for name in PAIRS)
    for entry in answers("wild"):
        graph, weights = wild_files(entry)
        if weights is not None and entry["reader"].get("exact"):
            found[entry["name"]] = nkformats.parse(graph, companion=weights)
    return found


def graphs() -> dict[str, bytes]:
    """The binary graphs of the corpus, and those of all pairs as we write them."""
    found = {name: model.to_files(variant="binary")[".param.bin"] for name, model in models().items()}
    for folder, names in (("parambin", PARAMBINS), ("head_params", [name for name in HEADS if name.endswith(".bin")])):
        found.update((f"{folder}/{name}", (FOLDER / folder / name).read_bytes()) for name in names)
    return found


def run(kind: str) -> twins.Totals:
    """Compares the readers on the mutants of all small files of one kind."""
    readers: dict[str, Any]
    if kind == "graphs":
        small = {name: data for name, data in graphs().items() if len(data) < SMALL[kind]}
        originals = [twins.original(name, data, ncnn.read(data), law_of("ncnn")) for name, data in small.items()]
        readers = dict.fromkeys(small, ROOT_CLASS)
    else:
        found = {name: model for name, model in models().items() if 0 < len(model.weights.view) < SMALL[kind]}
        originals = [
            twins.original(name, bytes(model.weights.view), model.record, law_of("ncnn"))
            for name, model in found.items()
        ]
        readers = {name: WeightTwins(model) for name, model in found.items()}
    totals = twins.Totals()
    for source in originals:
        mutator = twins.Mutator(originals, f"{twins.SEED} ncnn {source.name}")
        for _ in range(MUTANTS[kind]):
            result = readers[source.name].compare(mutator.mutant(source))
            totals.mutants += 1
            totals.rules[result.rule] += 1
            totals.past_header += result.past_header
            if result.difference:
                totals.differences[result.difference] += 1
    return totals


def test_graphs(corpus: Path) -> None:
    """Every `.param.bin`: values, and the bytes that the twins rebuild."""
    found = graphs()
    assert len(found) >= len(PARAMBINS) + len(PAIRS)
    for name, data in found.items():
        result = ROOT_CLASS.compare(data)
        assert (result.rule, result.difference) == ("", ""), name


def test_weights(corpus: Path) -> None:
    """Every layer of every `.bin`: values, where it ends, and the bytes that the twins rebuild."""
    found = models()
    seen = set()
    for name, model in found.items():
        readers = WeightTwins(model)
        result = readers.compare(bytes(model.weights.view))
        assert (result.rule, result.difference) == ("", ""), name
        seen |= {layer.type for layer, _ in readers.layers}
    assert seen == {name for name, kind in ncnn.KEYED.items() if kind.cls._layout}
    assert len(seen) == 34


def check(kind: str, totals: twins.Totals, accepted: float, enforced: set[str]) -> None:
    assert totals.mutants >= 20_000
    assert totals.past_header >= 0.6 * totals.mutants
    assert totals.rules[""] >= accepted * totals.mutants, "too few are accepted to compare values"
    assert enforced <= totals.rules.keys(), enforced - totals.rules.keys()
    assert not totals.differences


def test_mutants_of_graphs(corpus: Path) -> None:
    """20,000 broken `.param.bin`: accepted or refused alike, all rules of the reader among the refusals."""
    check("graphs", run("graphs"), 0.2, twins.enforced(ncnn.Ncnn))


def test_mutants_of_weights(corpus: Path) -> None:
    """20,000 broken `.bin`, read with the graphs of the whole ones: alike, and to the same ends."""
    check("weights", run("weights"), 0.3, set())


def test_plans(corpus: Path) -> None:
    """The weights of graphs alone, as a plan has them: each layer of zeros ends for all three where the plan says."""
    compared = 0
    for name in HEADS:
        model: Any = nkformats.parse(FOLDER / "head_params" / name)
        size = model.planned_bytes
        if size < 1 << 24:
            readers = WeightTwins(model)
            assert readers.compare(bytes(size)).difference == ""
            assert readers.compare(bytes(size - 1)).rule
            bodies = [span for span in model.spans() if ".body." in span.path]
            ends = {span.path.partition("]")[0]: span.offset + span.length for span in bodies}
            assert [0, *ends.values()] == [*dict.fromkeys([0, *readers.ours(bytes(size))[1]])]
            compared += 1
    assert compared >= 7


@pytest.mark.parametrize("key", [0, 6])
def test_another_parameter_is_noticed(key: int) -> None:
    """The comparison is no formality: a reader that was told otherwise shows."""
    model = OWN["own/mixed"]
    readers = WeightTwins(model)
    number = next(number for number, (layer, _) in enumerate(readers.layers) if layer.type == "Convolution")
    name = {0: "num_output", 6: "weight_data_size"}[key]
    place = [*readers.layers[number][1].cls._params].index(name)
    changed: Sequence[Any] = [*readers.arguments[number]]
    readers.kaitai[number] = _told(readers.kaitai[number], place, changed[place] + 1)
    assert readers.compare(bytes(model.weights.view)).difference


def _told(cls: Any, place: int, value: int) -> Any:
    return lambda *arguments: cls(*arguments[:place], value, *arguments[place + 1 :])


if __name__ == "__main__":
    for what in ("graphs", "weights"):
        start = time.perf_counter()
        one = run(what)
        print(
            what, one.mutants, one.past_header, dict(sorted(one.rules.items())), f"{time.perf_counter() - start:.0f} s"
        )
        print(json.dumps(dict(sorted(one.differences.items())), indent=2))
