"""One file that breaks one rule: by the tables where they can say how, else as a format's module has registered it."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from hypothesis.control import reject

from nkformats.codec import Format
from nkformats.formats import find, validate
from nkformats.fuzzing.drawing import Draw, Maker
from nkformats.fuzzing.faults import Broken, Fault, broken, sites
from nkformats.records import Lawbook, Record

#: Draws a base for a fault, a valid and settled model.
Base = Callable[..., Any]

#: Makes a file that breaks a rule, from a maker and what draws a base.
Registered = Callable[["Bench"], Fault]


class Bench:
    """What a registered fault works with.

    Attributes:
        maker: draws choices; rules: of the format; base: draws a valid model, with the arguments of `Wishes`.
    """

    def __init__(self, maker: Maker, base: Base) -> None:
        self.maker = maker
        self.base = base

    def pick(self, items: Iterable[Any]) -> Any:
        """One of them."""
        return self.maker.pick(items)


class Register:
    """The faults that a format's module has written by hand, by rule, with the rules that come along."""

    def __init__(self) -> None:
        self.made: dict[str, list[Registered]] = {}
        self.also: dict[str, frozenset[str]] = {}
        self.excused: dict[str, str] = {}

    def breaks(self, rule: str, *also: str) -> Callable[[Registered], Registered]:
        """Marks a function as one that breaks a rule; `also` are the rules that it cannot help breaking."""

        def mark(function: Registered) -> Registered:
            self.made.setdefault(rule, []).append(function)
            self.also[rule] = self.also.get(rule, frozenset()) | frozenset(also)
            return function

        return mark

    def excuse(self, why: str, *rules: str) -> None:
        """Notes rules that no file can break."""
        self.excused |= dict.fromkeys(rules, why)


def register_of(format: str) -> Register:
    """What the module of a format has registered."""
    found: Register = importlib.import_module(f"nkformats.fuzzing.{format}_faults").REGISTER
    return found


def law_of(format: str) -> Lawbook:
    """The tables of a format; formats of one schema share them."""
    schema = find(format).module.__name__.rpartition(".")[2]
    found: Lawbook = importlib.import_module(f"nkformats.generated.strategies.{schema}").LAWBOOK
    return found


def breakable(codec: Format) -> list[str]:
    """The rules of a format for which there are files, in their order; all but those that the schema excuses."""
    law, register = law_of(codec.name), register_of(codec.name)
    claimed = {claim.rule for claims in law.claims.values() for claim in claims}
    return [rule for rule in codec.rules if (rule in register.made or rule in claimed) and rule not in excused(codec)]


def excused(codec: Format) -> dict[str, str]:
    """The rules of a format that no file can break, with the reason."""
    return {**law_of(codec.name).excused, **register_of(codec.name).excused}


def fault(draw: Draw, codec: Format, rule: str, base: Base) -> Fault:
    """A file that breaks a rule, and no other but those that come with it."""
    law, register = law_of(codec.name), register_of(codec.name)
    maker = Maker(draw, law, codec.rules)
    bench = Bench(maker, base)
    also = register.also.get(rule, frozenset()) | frozenset(law.joint.get(rule, {}))
    if rule in register.made:
        made = maker.pick(register.made[rule])(bench)
        return made._replace(also=also | made.also)
    classes = [cls for cls, claims in law.claims.items() if any(claim.rule == rule for claim in claims)]
    cls = maker.pick(classes)
    ways = importlib.import_module(f"nkformats.fuzzing.{codec.name}_faults").ways
    for one in ways(bench, law, cls, rule):
        found: Fault = one._replace(also=also)
        if not extra(codec, found):
            return found
    reject()
    raise AssertionError


def ways_of_tree(bench: Bench, law: Lawbook, root: Record, cls: type[Record], rule: str) -> Iterator[Broken]:
    """The ways to break a rule at a record of a class, from a place that is drawn on."""
    places_ = [one for one in sites(root, law, rule) if type(one[1]) is cls]
    if not places_:
        reject()
    path, record, claim = bench.pick(places_)
    found = []
    for number, one in enumerate(broken(root, law, path, record, claim)):
        found.append(one)
        if number >= 24:
            break
    if not found:
        return
    start = bench.maker.number(0, len(found) - 1)
    yield from found[start:]
    yield from found[:start]


def extra(codec: Format, one: Fault) -> set[str]:
    """The rules that a file breaks beside its own and those that come with it; none behind the end of reading."""
    if one.fatal:
        return set()
    report = validate(one.data, format=codec.name, variant=one.variant, companion=one.companion)
    return {finding.rule for finding in report.findings} - {one.rule} - one.also
