"""What a rule means, in words: `nkformats validate --explain`, and the same as plain values."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any, Final

import click

from nkformats import Rule
from nkformats.cli.console import SEVERITIES, print_json, say, style
from nkformats.errors import escape
from nkformats.formats import every_rule

#: The texts of a rule and what stands in front of each.
TEXTS: Final = {"why": "why", "loader": "loader", "mend": "mend", "ref": "see"}
_WIDTH: Final = 100


def rule_json(rule: Rule) -> dict[str, Any]:
    """A rule as plain values."""
    return {key: getattr(rule, key) for key in ("id", "severity", "summary", *TEXTS)}


def split_rules(context: click.Context, parameter: click.Parameter, values: tuple[str, ...]) -> tuple[str, ...]:
    """Rule ids of an option that may be repeated and may hold several, separated by commas."""
    return tuple(one.strip() for value in values for one in value.split(","))


def explain(prefixes: tuple[str, ...], as_json: bool) -> int:
    """Prints the texts of the rules with these ids, or whose ids begin so.

    Raises:
        click.UsageError: there is no such rule.
    """
    table = every_rule()
    rules: dict[str, Rule] = {}
    for prefix in prefixes:
        found = {id: rule for id, rule in table.items() if prefix and id.startswith(prefix.upper())}
        if not found:
            raise click.UsageError(f"no rule {escape(prefix)!r:.40}, and none that begins so")
        rules |= found
    if as_json:
        print_json({"rules": [rule_json(rule) for rule in rules.values()]})
    else:
        say(line for number, rule in enumerate(rules.values()) for line in (*([""] if number else []), *_lines(rule)))
    return 0


def _lines(rule: Rule) -> Iterator[str]:
    severity = style(rule.severity, fg=SEVERITIES.get(rule.severity))
    yield f"{style(rule.id, bold=True)} {severity}: {escape(rule.summary)}"
    for name, head in TEXTS.items():
        text = escape(" ".join(getattr(rule, name).split()))
        yield from textwrap.wrap(text, _WIDTH, initial_indent=f"  {head:<8}", subsequent_indent=" " * 10)
