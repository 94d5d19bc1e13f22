"""Running the checks of a schema over a complete tree, and giving each finding its place."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from nkformats import errors
from nkformats.errors import Finding, Rule
from nkformats.records.buffers import all_zero
from nkformats.records.fields import RECORD, Field
from nkformats.records.layout import Record, resolve, show
from nkformats.records.messages import Message
from nkformats.records.spans import Span, spans

#: The one rule that is no format's own and can be broken in a check of any.
UNDEFINED: Final = Rule(
    errors.UNDEFINED, "error", "An expression of the format has no value for these fields",
    "What depends on it cannot be checked.",
    "differs", "correct the field that makes the divisor zero", "nkformats: checks",
)  # fmt: skip


def _rule(rules: Mapping[str, Rule], id: str) -> Rule:
    return UNDEFINED if id == errors.UNDEFINED else rules[id]


#: Of one rule no more findings are made than this; a file could break it in every few bytes.
MOST_OF_A_RULE: Final = 100


class Reports:
    """What rules report: of each the first hundred, the last of which says how many there are more.

    The others are counted and not kept: a small file can break a rule in every few bytes.
    """

    __slots__ = ("_counts", "_kept")

    def __init__(self) -> None:
        self._kept: list[tuple[Any, ...]] = []
        self._counts: Counter[str] = Counter()

    def wants(self, rule: str) -> bool:
        """Whether one more of a rule would be kept; where it is not, its detail need not be made."""
        return self._counts[rule] < MOST_OF_A_RULE

    def add(self, rule: str, *rest: Any) -> bool:
        """Takes a report, the detail last; gives whether it is kept."""
        self._counts[rule] += 1
        if self._counts[rule] > MOST_OF_A_RULE:
            return False
        self._kept.append((rule, *rest))
        return True

    def kept(self) -> list[tuple[Any, ...]]:
        """Those that are kept, in order."""
        found, seen = [], Counter[str]()
        for one in self._kept:
            seen[one[0]] += 1
            more = self._counts[one[0]] - MOST_OF_A_RULE
            last = seen[one[0]] == MOST_OF_A_RULE and more > 0
            found.append((*one[:-1], f"{one[-1]}; and {more} more places") if last else one)
        return found


def check_tree(root: Record, rules: Mapping[str, Rule], *, errors_only: bool = False) -> list[Finding]:
    """Every rule of the schema that a complete tree breaks, in file order. No payload is read, but for padding."""
    found = broken_rules(root, root, "")
    if errors_only:
        found = [one for one in found if _rule(rules, one[0]).severity == "error"]
    return place_findings(root, rules, found)


def broken_rules(record: Record, root: Record, path: str) -> list[tuple[str, str, str]]:
    """Rule, path and detail for the rules that a record at `path` breaks, in no order; of each the first hundred."""
    found = Reports()
    _check(record, root, path, found)
    return found.kept()


def place_findings(root: Record, rules: Mapping[str, Rule], found: Sequence[tuple[Any, ...]]) -> list[Finding]:
    """Findings for rule, path and detail, in file order."""
    if not found:
        return []
    places = {path[: match.start()] for _, path, _ in found for match in re.finditer(r"(?=[.\[])|$", path)}
    where = {span.path: span for span in spans(root, nodes=True) if span.path in places}
    findings = [finding(_rule(rules, rule), path, where, detail) for rule, path, detail in found]
    return sorted(findings, key=lambda one: one.offset)


def finding(rule: Rule, path: str, where: Mapping[str, Span], detail: str = "") -> Finding:
    """A finding of `rule` at the field `path`; one without a place of its own stands at its nearest parent."""
    place = path
    while place and place not in where:
        place = place.rpartition(".")[0]
    span = where.get(place)
    message = f"{rule.summary.rstrip('.')}{': ' if detail else ''}{detail}"
    return Finding(rule.id, rule.severity, path, span.offset if span else 0, span.length if span else 0, message)


_VISITED: Final[dict[type, tuple[Field, ...]]] = {}


def _visited(cls: type[Record]) -> tuple[Field, ...]:
    """The fields of a class with something to look at by itself; numbers are the business of the class's own checks."""
    if cls not in _VISITED:
        _VISITED[cls] = tuple(field for field in cls._layout if field.padding or field.text or field.kind == RECORD)
    return _VISITED[cls]


def _check(record: Record, root: Record, path: str, found: Reports) -> None:
    prefix = f"{path}." if path else ""

    def report(rule: str, name: str) -> None:
        absolute = name.startswith("/")
        if not found.wants(rule):
            found.add(rule)
            return
        value = resolve(root if absolute else record, name.lstrip("/"))
        plain = not isinstance(value[0] if isinstance(value, list) and value else value, Record)
        shown = "" if value is None or not plain else f"{name.lstrip('/')} is {show(value)}"
        found.add(rule, name[1:] if absolute else prefix + name, shown)

    for field in _visited(type(record)):
        value = getattr(record, field.name, None)
        if value is None:
            continue
        if field.padding:
            for index, item in enumerate(value if field.many else (value,)):
                if not all_zero(item):
                    report(field.padding, f"{field.name}[{index}]" if field.many else field.name)
        elif field.text and any("\udc80" <= c <= "\udcff" for c in value):
            report(field.text, field.name)
        elif field.kind == RECORD:
            for index, item in enumerate(value if field.many else (value,)):
                unread = isinstance(item, Message) and item._values is None
                _check(item, root, f"{prefix}{field.name}[{index}]" if field.many else prefix + field.name, found)
                if unread:
                    item._forget()
    try:
        record._check(root, report)
    except (ArithmeticError, ValueError) as error:
        # A root of a negative number is a ValueError.
        found.add(errors.UNDEFINED, path, str(error))
