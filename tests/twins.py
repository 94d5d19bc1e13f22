"""Our reader, the stock Kaitai twin and the construct twin side by side, and the mutants that they are compared on.

Nothing here knows a format: records are walked by their layout tables. `python tests/twins.py` prints the differences
that twin_differences.json has to list, with their counts.
"""

from __future__ import annotations

import importlib
import io
import json
import random
import struct
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import kaitaistruct
from construct import core as construct

from nkformats import records
from nkformats.errors import FormatError
from nkformats.fuzzing import mutate
from nkformats.fuzzing.breaking import law_of
from nkformats.records import Lawbook, Record

SEED = "twins 1"
ACCEPT = "accepts"
REJECT = "rejects"


class Disagreement(Exception):
    """Two readers found different values; the message names field and twin, without indices."""


@dataclass
class Comparison:
    """What the three readers made of one byte string: the rule by which ours refused it, if so, and a difference."""

    rule: str
    past_header: bool
    difference: str = ""


class Twins:
    """The three readers of one schema."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.module = importlib.import_module(f"nkformats.generated.{name}")
        class_name = "".join(part.capitalize() for part in name.split("_"))
        self.kaitai_class = getattr(importlib.import_module(f"nkformats.generated.kaitai.{name}"), class_name)
        self.construct = getattr(importlib.import_module(f"nkformats.generated.construct.{name}"), name)
        self.root = getattr(self.module, class_name)
        self.header = self.root._layout[0].name

    def compare(self, data: bytes) -> Comparison:
        """Runs all three; a difference is put into words that hold for every file that shows it."""
        try:
            record, rule, path = self.module.read(data), "", ""
        except FormatError as error:
            record, rule, path = None, error.rule, error.path
        kaitai, kaitai_says = _run(lambda: self.kaitai(data), (kaitaistruct.KaitaiStructError, EOFError))
        container, construct_says = _run(lambda: self.construct.parse(data), (construct.ConstructError,))
        result = Comparison(rule, not path.startswith(self.header))
        own = f"{REJECT} by {rule}" if rule else ACCEPT
        if {kaitai_says, construct_says} != {REJECT if rule else ACCEPT}:
            result.difference = f"ours {own}, Kaitai {kaitai_says}, construct {construct_says}"
        elif record is not None:
            result.difference = self._compare_values(data, record, kaitai, container)
        return result

    def kaitai(self, data: bytes) -> Any:
        return self.kaitai_class(kaitaistruct.KaitaiStream(io.BytesIO(data)))

    def _compare_values(self, data: bytes, record: Record, kaitai: Any, container: Any) -> str:
        try:
            compare_records(record, kaitai, container, "")
        except Disagreement as difference:
            return str(difference)
        if self.construct.build(container) != data:
            # Python quiets a signalling NaN when it makes a double of it; our records keep the bytes.
            return "construct rebuilds other bytes" + (", signalling NaN" if signalling(record) else "")
        if self.module.write(record) != data:
            return "ours rebuilds other bytes"
        return ""


def _run(read: Callable[[], Any], refusals: tuple[type[Exception], ...]) -> tuple[Any, str]:
    try:
        return read(), ACCEPT
    except refusals:
        return None, REJECT
    except Exception as error:  # anything else is a fault of the twin, to be reported like any difference
        return None, f"raises {type(error).__name__}"


def enforced(root: type[Record]) -> set[str]:
    """The rules without which a file of this kind could not be read."""
    found = set()
    for one in root._layout:
        found |= {one.rule} - {""}
        for part in one.types:
            found |= enforced(part)
    return found


# -- values ---------------------------------------------------------------------------------------------------------


def compare_records(record: Record, kaitai: Any, container: Any, path: str) -> None:
    """Compares every field, and every value instance that Kaitai has.

    Raises:
        Disagreement: with the first field that is not the same in all three.
    """
    for one in record._layout:
        place = f"{path}{one.name}"
        ours = getattr(record, one.name)
        theirs: tuple[Any, Any] = getattr(kaitai, one.name, None), container.get(one.name)
        if ours is None:
            expect(theirs == (None, None), place, "presence")
            continue
        expect(all(value is not None for value in theirs), place, "presence")
        if one.many:
            expect(len(ours) == len(theirs[0]) == len(theirs[1]), place, "number of elements")
            for item, *others in zip(ours, *theirs, strict=True):
                compare_values(record, one, item, others, f"{place}[]")
        else:
            compare_values(record, one, ours, theirs, place)
    for name in instances(type(kaitai)):
        expect(getattr(record, name) == getattr(kaitai, name), f"{path}{name}", "Kaitai")


def compare_values(record: Record, one: records.Field, ours: Any, theirs: Sequence[Any], place: str) -> None:
    kaitai, container = theirs
    if one.kind == records.RECORD:
        expect(isinstance(kaitai, kaitaistruct.KaitaiStruct) and isinstance(container, dict), place, "presence")
        compare_records(ours, kaitai, container, f"{place}.")
        return
    plain = plain_value(record, one, ours)
    expect(plain == plain_value(record, one, kaitai), place, "Kaitai")
    expect(plain == plain_value(record, one, container), place, "construct")


def plain_value(record: Record, one: records.Field, value: Any) -> Any:
    """A value in the form in which all three are the same: bytes for bytes and text, bits for floats, else an int."""
    if one.kind == records.BYTES:
        return bytes(value)
    if one.kind == records.TEXT:
        return value if isinstance(value, bytes) else records.encoded(value)
    if one.kind == records.FLOAT:
        if isinstance(value, records.RawFloat):
            (value,) = struct.unpack(one.code_of(record), value.raw)
        return struct.pack("<d", value)
    return int(value)


def expect(holds: bool, place: str, what: str) -> None:
    if not holds:
        raise Disagreement(f"{place}: {what} differs")


_INSTANCES: dict[type, list[str]] = {}


def instances(kaitai_class: type) -> list[str]:
    """The value instances of a type, which Kaitai makes properties."""
    if kaitai_class not in _INSTANCES:
        _INSTANCES[kaitai_class] = [name for name, value in vars(kaitai_class).items() if isinstance(value, property)]
    return _INSTANCES[kaitai_class]


def signalling(record: Record) -> bool:
    """Whether a float of the record is a NaN that Python's own float cannot hold."""
    for span in records.spans(record):
        if isinstance(span.value, records.RawFloat) and span.record is not None and span.field is not None:
            code = span.field.code_of(span.record)
            if struct.pack(code, *struct.unpack(code, span.value.raw)) != span.value.raw:
                return True
    return False


# -- mutants --------------------------------------------------------------------------------------------------------

#: What goes wrong in counts, sizes and floats: ends of ranges and, last, infinity, a quiet and a signalling NaN.
BOUNDARIES = {
    1: (0, 1, 2, 3, 4, 5, 0x7F, 0x80, 0xFF),
    2: (0, 1, 2, 3, 4, 100, 101, 0x7FFF, 0x8000, 0xFFFF),
    4: (0, 1, 2, 16, 17, 100, 101, 128, 129, 16384, 16385, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF,
        0x7F800000, 0x7FC00000, 0x7FA00001),
}  # fmt: skip


@dataclass
class Original:
    """A file to be mutated: the offsets of its bytes that are no payload, and its fields."""

    name: str
    data: bytes
    metadata: Sequence[int] = field(repr=False)
    fields: mutate.Original = field(repr=False)


def original(name: str, data: bytes, record: Record, law: Lawbook) -> Original:
    """The file with its metadata found: everything but what becomes an array, and that as well where it is small."""
    metadata: list[int] = []
    for span in records.spans(record):
        if span.field is None or span.field.array is None or span.length <= 16:
            metadata += range(span.offset, span.offset + span.length)
    return Original(name, data, metadata, mutate.of_tree(law, name, data, record))


class Mutator:
    """Broken copies of files: one half with fields changed, as `nkformats fuzz` changes them, one half with bytes.

    Only `random()` is drawn from, whose sequence Python keeps the same in all versions.
    """

    def __init__(self, originals: Sequence[Original], seed: str) -> None:
        self.originals = originals
        self.random = random.Random(seed).random
        self.by_field = mutate.Mutator([one.fields for one in originals], mutate.Sequenced(f"{seed} fields"))

    def below(self, limit: int) -> int:
        return int(self.random() * limit)

    def place(self, source: Original, size: int) -> int:
        """An offset below `size`, four times out of five one of the file's own metadata."""
        if source.metadata and self.random() < 0.8:
            return min(source.metadata[self.below(len(source.metadata))], size - 1)
        return self.below(size)

    def mutant(self, source: Original) -> bytes:
        """A copy with one to three things wrong."""
        if self.random() < 0.5:
            return self.by_field.mutant(source.fields)[0]
        data = bytearray(source.data)
        for _ in range(1 + self.below(3) // 2 + self.below(4) // 3):
            if len(data) < 4:
                break
            data = self.change(source, data)
        return bytes(data)

    def change(self, source: Original, data: bytearray) -> bytearray:
        at = self.place(source, len(data))
        kind = self.random()
        if kind < 0.3:
            data[at] ^= 1 << self.below(8)
        elif kind < 0.45:
            data[at] = self.below(256)
        elif kind < 0.75:
            self.boundary(data, at)
        elif kind < 0.81:
            del data[at:]
        elif kind < 0.87:
            data[at:at] = bytes(self.below(256) for _ in range(1 + self.below(8)))
        elif kind < 0.93:
            del data[at : at + 1 + self.below(8)]
        else:
            other = self.originals[self.below(len(self.originals))]
            data[at:] = other.data[self.place(other, len(other.data)) :]
        return data

    def boundary(self, data: bytearray, at: int) -> None:
        """Puts an end of a range, or a neighbour of the value that was there, into a word."""
        size = (1, 2, 4)[self.below(3)]
        at = min(at - at % size, len(data) - size)
        before = int.from_bytes(data[at : at + size], "little")
        values = (*BOUNDARIES[size], before + 1, before - 1, before * 2)
        value = values[self.below(len(values))] % (1 << 8 * size)
        data[at : at + size] = value.to_bytes(size, "little")


def share(size: int) -> int:
    """How many mutants a file of that size gets: the small ones most, since all three readers copy."""
    return 550 if size < 3_000 else 80 if size < 30_000 else 15 if size < 1_000_000 else 8


def mutants(originals: Sequence[Original]) -> Iterator[bytes]:
    """The mutants of all files: the same ones each time, and of one file whatever else there is but for splices."""
    for source in originals:
        mutator = Mutator(originals, f"{SEED} {source.name}")
        for _ in range(share(len(source.data))):
            yield mutator.mutant(source)


@dataclass
class Totals:
    """What came of a run over mutants."""

    mutants: int = 0
    past_header: int = 0
    #: How many were refused by which rule; those without a rule were accepted.
    rules: Counter[str] = field(default_factory=Counter)
    differences: Counter[str] = field(default_factory=Counter)


def run(twins: Twins, files: Sequence[Path]) -> Totals:
    """Compares the readers on the mutants of these files."""
    law = law_of(twins.name)
    originals = [
        original(path.name, data, twins.module.read(data), law) for path in files for data in [path.read_bytes()]
    ]
    totals = Totals()
    for data in mutants(originals):
        result = twins.compare(data)
        totals.mutants += 1
        totals.rules[result.rule] += 1
        totals.past_header += result.past_header
        if result.difference:
            totals.differences[result.difference] += 1
    return totals


def main() -> int:
    """Prints the totals and the differences."""
    from conftest import corpus_files

    start = time.perf_counter()
    totals = run(Twins("nk"), corpus_files("nk", "*.nk") + corpus_files("nk/synthetic", "*.nk"))
    print(
        f"{totals.mutants} mutants in {time.perf_counter() - start:.0f} s, {totals.past_header} past the header; "
        f"accepted or refused by: {dict(sorted(totals.rules.items()))}",
        file=sys.stderr,
    )
    print(json.dumps(dict(sorted(totals.differences.items())), indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
