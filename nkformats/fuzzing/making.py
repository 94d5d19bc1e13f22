"""Files in a folder with a manifest: the same bytes for the same seed and the same version of hypothesis.

Files are made in batches, each a run of hypothesis with a seed of its own, so that a folder that was left half full is
gone on with where it was left.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import hypothesis
from hypothesis import HealthCheck, Phase, Verbosity, given, settings
from hypothesis import strategies as st

from nkformats.codec import Format
from nkformats.formats import validate
from nkformats.fuzzing import mutate
from nkformats.fuzzing.faults import Fault
from nkformats.model import Model

#: Files of one batch.
BATCH = 25


class Made(NamedTuple):
    """One file that was made.

    Attributes:
        data: the file; companion: the other one of a pair; suffix, other: their extensions; verdict: ``valid``,
        ``broken``, or of a mutant what `validate` says; rule, path, offset: of a broken file; fatal: whether a loader
        has to refuse it; variant: how it is to be read; beside: the files, by name, that have to lie beside it.
    """

    data: bytes
    suffix: str
    verdict: str
    companion: bytes | None = None
    other: str = ""
    rule: str = ""
    path: str = ""
    offset: int = 0
    must_refuse: bool = False
    variant: str | None = None
    beside: Mapping[str, bytes] = MappingProxyType({})

    @property
    def digest(self) -> str:
        """SHA-256 of the file, and of the others behind it."""
        return hashlib.sha256(b"".join(self.named("").values())).hexdigest()

    def named(self, name: str) -> dict[str, bytes]:
        """Every file, the first two by this name and their extensions, those beside them by their own names."""
        found = {f"{name}{self.suffix}": self.data}
        if self.companion is not None:
            found[f"{name}{self.other}"] = self.companion
        return found | dict(self.beside)


def drawn(strategy: st.SearchStrategy[Any], seed: str, count: int) -> list[Any]:
    """So many examples of a strategy, by a seed; fewer where it has not so many."""
    found: list[Any] = []

    @hypothesis.seed(int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "little"))
    @settings(
        max_examples=count,
        database=None,
        deadline=None,
        derandomize=False,
        phases=[Phase.generate],
        verbosity=Verbosity.quiet,
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def collect(one: Any) -> None:
        found.append(one)

    try:
        collect()
    except hypothesis.errors.Unsatisfiable:
        pass
    return found[:count]


def valid(codec: Format, models: st.SearchStrategy[Model], seed: str) -> Iterator[list[Made]]:
    """Batches of valid files, without end."""
    number = 0
    while True:
        yield [of_model(codec, one) for one in drawn(models, f"{seed} valid {number}", BATCH)]
        number += 1


def of_model(codec: Format, model: Model) -> Made:
    """A valid file of a model."""
    files, data = model.to_files(), model.to_bytes()
    first = next(suffix for suffix, one in files.items() if one == data)
    rest = [(suffix, one) for suffix, one in files.items() if suffix != first]
    other, companion = rest[0] if rest else ("", None)
    return Made(data, first, "valid", companion, other, variant=None if rest else model.variant)


def broken(codec: Format, rules: Sequence[str], faults: Any, seed: str) -> Iterator[list[Made]]:
    """Batches of files with one fault, rule by rule, without end."""
    number = 0
    while True:
        for rule in rules:
            # The first example is the simplest one, in every round.
            few = drawn(faults(rule), f"{seed} {rule} {number}", 1 if number == 0 else 3)
            yield [of_fault(codec, one) for one in few[-1:]]
        number += 1


def of_fault(codec: Format, fault: Fault) -> Made:
    """A file with a fault."""
    suffix, other = f".{codec.extensions[0]}", ""
    if in_pairs(codec):
        suffix, other = _suffixes(codec, fault)
    severity = codec.rules[fault.rule].severity
    return Made(
        fault.data, suffix, "broken", fault.companion, other, fault.rule, fault.path, fault.offset,
        fault.fatal or severity == "error", fault.variant, fault.beside or {},
    )  # fmt: skip


def in_pairs(codec: Format) -> bool:
    """Whether a model of the format is two files: a graph, as text or not, and weights, each with its extension."""
    return codec.pair is not None


def _suffixes(codec: Format, fault: Fault) -> tuple[str, str]:
    """The extensions of a pair: of the file at hand, and of the other one."""
    graph, binary, weights = (f".{one}" for one in codec.extensions)
    if fault.name:
        return (binary if fault.name.endswith(binary) else graph), weights
    if codec.magic and fault.data.startswith(codec.magic):
        return binary, weights
    if codec.recognises(memoryview(fault.data)):
        return graph, weights
    other = fault.companion or b""
    return weights, binary if codec.magic and other.startswith(codec.magic) else graph


def mutants(
    codec: Format, originals: Sequence[mutate.Original], suffixes: Sequence[str], seed: str
) -> Iterator[list[Made]]:
    """Batches of mutants, without end, each with the verdict of `validate`."""
    number = 0
    while True:
        batch = []
        for _ in range(BATCH):
            mutator = mutate.Mutator(originals, mutate.Sequenced(f"{seed} {number}"))
            at = mutator.dice.number(0, len(originals) - 1)
            data, _ = mutator.mutant(originals[at])
            batch.append(judged(codec, data, suffixes[at], originals[at].companion))
            number += 1
        yield batch


def judged(codec: Format, data: bytes, suffix: str, companion: bytes | None) -> Made:
    """A file with what we say of it."""
    other = ""
    if companion is not None:
        other = next(f".{one}" for one in reversed(codec.extensions) if f".{one}" != suffix)
    report = validate(data, format=codec.name, companion=companion)
    wrong = [one for one in report.findings if one.severity == "error"]
    if not wrong:
        return Made(data, suffix, report.verdict, companion, other)
    first = wrong[0]
    return Made(data, suffix, report.verdict, companion, other, first.rule, first.path, first.offset, True)


class Enough(BaseException):
    """Ends the search for a smaller file; no `Exception`, which hypothesis would take for what is searched."""


def smallest(strategy: st.SearchStrategy[Any], shows: Callable[[Any], bool], seed: str) -> Any:
    """The simplest example of a strategy that shows something, or None where none was found.

    `shows` may raise `Enough`: the simplest so far is the answer then.
    """
    best: list[Any] = []

    def noted(one: Any) -> bool:
        if shows(one):
            best[:] = [one]
            return True
        return False

    few = settings(max_examples=20, database=None, deadline=None, suppress_health_check=list(HealthCheck))
    try:
        return hypothesis.find(strategy, noted, settings=few, random=random.Random(seed))
    except (hypothesis.errors.NoSuchExample, Enough):
        return best[0] if best else None


def version() -> str:
    """The version of hypothesis, on which the bytes of a seed depend."""
    return str(hypothesis.__version__)
