"""Our verdict on mutated ncnn pairs beside what the real runtime does with them; `python tests/differential.py`.

Each mutant is a pair of which one file is wrong in one to three places. A row of the table is what we say (the rule of
the first error, or that there is none) and what the runtime does; ncnn_differences.json has to list each row in which
the two do not agree, with the number of its mutants and the reason.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import ncnn_models
from ncnn_runtime import Runtime

import nkformats
from nkformats import records, strategies
from nkformats.formats import find
from nkformats.fuzzing import mutate
from nkformats.fuzzing.breaking import law_of
from nkformats.fuzzing.making import drawn

TABLE = Path(__file__).with_name("ncnn_differences.json")
SEED = "differential 1"
#: How many mutants the table is about.
MUTANTS = 10_000


class Row(NamedTuple):
    """What both said of a mutant."""

    ours: str
    theirs: str

    @property
    def differs(self) -> bool:
        """Whether one takes what the other does not, or they read another number of bytes."""
        return (self.ours == "no error") != (self.theirs == "loads")


class Pair(NamedTuple):
    """A whole pair; `binary` says which form the graph has."""

    name: str
    graph: bytes
    weights: bytes
    binary: bool


def pairs() -> list[Pair]:
    """The pairs of the tests, and some of the strategies, in both forms."""
    found = [Pair(name, net.param, net.weights, False) for name, net in ncnn_models.NETS.items()]
    for number, model in enumerate(drawn(strategies.models("ncnn"), SEED, 80)):
        for variant in ("text", "binary"):
            files = model.to_files(variant=variant)
            graph = files[".param" if variant == "text" else ".param.bin"]
            found.append(Pair(f"drawn {number} {variant}", graph, files[".bin"], variant == "binary"))
    return found


def mutants(count: int) -> Any:
    """So many mutated pairs: the same ones each time."""
    codec, law, sources = find("ncnn"), law_of("ncnn"), pairs()
    graphs = [mutate.original(codec, law, one.name, one.graph, one.weights) for one in sources]
    weights = [mutate.original(codec, law, one.name, one.weights, one.graph) for one in sources]
    for one in weights:
        # Weights are never text, whatever a small file of them looks like.
        one.text = False
    for number in range(count):
        dice = mutate.Sequenced(f"{SEED} {number}")
        at = dice.number(0, len(sources) - 1)
        one = sources[at]
        if one.weights and dice.number(0, 2) == 0:
            data, _ = mutate.Mutator(weights, dice).mutant(weights[at])
            yield one._replace(weights=data)
        else:
            alike = [graph for graph in graphs if graph.text == graphs[at].text]
            data, _ = mutate.Mutator(alike, dice).mutant(graphs[at])
            yield one._replace(graph=data)


def ours(pair: Pair) -> tuple[str, int]:
    """The first error that we tell of, and how many bytes of the weights are read."""
    report = nkformats.validate(pair.graph, format="ncnn", companion=pair.weights)
    wrong = [finding.rule for finding in report.findings if finding.severity == "error"]
    if report.verdict == "not validated":
        return "not validated", -1
    if wrong:
        return wrong[0], -1
    model: Any = report.model
    return "no error", records.size_of(model.record) - len(bytes(model.record.trailing))


def theirs(runtime: Runtime, pair: Pair) -> tuple[str, int]:
    """What the runtime does, and how many bytes of the weights it takes."""
    reply = runtime.run(pair.graph, pair.weights, binary=pair.binary)
    if reply.outcome != "ok":
        return f"{reply.outcome} in {reply.stage}", -1
    if reply.load_param:
        return "refuses the graph", -1
    return ("refuses the weights" if reply.load_model else "loads"), reply.consumed


def compare(runtime: Runtime, pair: Pair) -> Row:
    """Both, with a difference in the bytes that are read."""
    (mine, size), (other, consumed) = ours(pair), theirs(runtime, pair)
    if mine == "no error" and other == "loads" and size != consumed:
        # The last padding of a file is never read.
        other = "loads" if 0 <= size - consumed < 4 else "loads other bytes"
    return Row(mine, other)


def run(count: int, show: bool = False) -> tuple[Counter[Row], dict[Row, Pair], int]:
    """The rows with their counts, an example of each, and how many mutants got past the head."""
    rows: Counter[Row] = Counter()
    examples: dict[Row, Pair] = {}
    past = 0
    started = time.monotonic()
    # Of a graph that declares a million blobs, as it may, the worker tells us each, which takes many seconds.
    with Runtime(timeout=60) as runtime:
        for number, pair in enumerate(mutants(count), 1):
            row = compare(runtime, pair)
            rows[row] += 1
            examples.setdefault(row, pair)
            past += row.ours == "no error" or not row.ours.startswith(("NCNN00", "NCNN01", "NCNN10"))
            if show and number % 500 == 0:
                print(f"{number} in {time.monotonic() - started:.0f} s", file=sys.stderr, flush=True)
    return rows, examples, past


def main() -> int:
    """Prints the differences as the table has them; reasons are kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=MUTANTS)
    parser.add_argument("--examples", type=Path, help="folder for a pair of each difference; never to be published")
    options = parser.parse_args()
    rows, examples, past = run(options.count, show=True)
    print(f"{options.count} mutants, {past} past the head, {len(rows)} rows", file=sys.stderr)
    reasons = {(one["ours"], one["theirs"]): one["reason"] for one in json.loads(TABLE.read_text())["differences"]}
    listed = [
        {"ours": row.ours, "theirs": row.theirs, "count": count, "reason": reasons.get(row, "")}
        for row, count in sorted(rows.items())
        if row.differs
    ]
    print(json.dumps({"mutants": options.count, "past the head": past, "differences": listed}, indent=2))
    for number, (row, pair) in enumerate(sorted(examples.items())):
        if options.examples is not None and row.differs:
            options.examples.mkdir(parents=True, exist_ok=True)
            stem = options.examples / f"{number}-{row.ours}-{row.theirs.replace(' ', '_')}"
            Path(f"{stem}{'.param.bin' if pair.binary else '.param'}").write_bytes(pair.graph)
            Path(f"{stem}.bin").write_bytes(pair.weights)
    return 0


if __name__ == "__main__":
    sys.exit(main())
