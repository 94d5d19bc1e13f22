"""The verdict on a file, and which rules it is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from nkformats.errors import Finding, FormatError
from nkformats.model import Model


class Report:
    """The verdict on one file.

    Attributes:
        verdict: ``sound``, ``broken`` (cannot be read, or an error finding) or ``not validated``.
        findings: all of them, the error that ended reading included; error: that `FormatError`, or None.
        format, variant: what it is, or None; source: its name; reason: why it was not validated.
        left_out: how many findings the caller's choice of rules has left out, by rule.
        model: the model, as far as it was read.
    """

    __slots__ = ("error", "findings", "format", "left_out", "model", "reason", "source", "variant", "verdict")

    def __init__(self, verdict: str, source: str | None, *, findings: list[Finding] | None = None) -> None:
        self.verdict = verdict
        self.source = source
        self.findings: list[Finding] = findings or []
        self.format: str | None = None
        self.variant: str | None = None
        self.error: FormatError | None = None
        self.model: Model | None = None
        self.reason = ""
        self.left_out: dict[str, int] = {}

    def as_dict(self) -> dict[str, Any]:
        """The report as plain values, for JSON; `left_out` only where something was."""
        plain = {name: getattr(self, name) for name in ("source", "verdict", "format", "variant", "reason")}
        left_out = {"left_out": self.left_out} if self.left_out else {}
        return {**plain, "findings": [finding.as_dict() for finding in self.findings], **left_out}

    def __repr__(self) -> str:
        return f"<Report {self.verdict}, {len(self.findings)} findings>"


class Selection:
    """Which rules count: those that `select` names (all, where it names none) but those that `ignore` names.

    Both are rule ids or the beginnings of some, in any case.
    """

    __slots__ = ("ignore", "select")

    def __init__(self, select: Iterable[str] = (), ignore: Iterable[str] = ()) -> None:
        if isinstance(select, str) or isinstance(ignore, str):
            raise ValueError("rules to select or to ignore are a list of ids, not a text")
        self.select = tuple(one.upper() for one in select)
        self.ignore = tuple(one.upper() for one in ignore)

    def check(self, known: Iterable[str]) -> None:
        """Refuses what names no rule: a slip of the pen would otherwise hide or show more than was meant.

        Raises:
            ValueError: there is no such rule.
        """
        ids = tuple(known)
        for prefix in (*self.select, *self.ignore):
            if not prefix or not any(id.startswith(prefix) for id in ids):
                raise ValueError(f"no rule {prefix!r:.40}, and none that begins so")

    def takes(self, rule: str) -> bool:
        """Whether findings of a rule count."""
        return (not self.select or rule.startswith(self.select)) and not rule.startswith(self.ignore or "\0")

    def split(self, findings: list[Finding]) -> tuple[list[Finding], dict[str, int]]:
        """The findings that count, and how many of each rule do not."""
        left_out = Counter(one.rule for one in findings if not self.takes(one.rule))
        return [one for one in findings if self.takes(one.rule)], dict(sorted(left_out.items()))
