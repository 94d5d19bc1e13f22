"""What `validate` has to say of one file, as text and as plain values, and what a run of many files comes to."""

from __future__ import annotations

import os
from collections import Counter
from typing import Any, Final

from nkformats import Report
from nkformats.cli.console import BROKEN, NOT_VALIDATED, SEVERITIES, SOUND, TROUBLE, complain, numbered, say, style
from nkformats.cli.sources import error_json
from nkformats.errors import escape
from nkformats.formats import files_of

COLOURS: Final = {"sound": "green", "broken": "red", "not validated": "yellow", "could not be read": "red"}


def companion_of(report: Report) -> str | None:
    """The name of the other file of a model of two, safe to print."""
    names = [escape(name) for name in files_of(None, report.model)]
    return next((name for name in names if name != report.source), None)


def report_json(report: Report) -> dict[str, Any]:
    """A report as plain values."""
    companion = companion_of(report)
    return {
        **report.as_dict(),
        "error": None if report.error is None else error_json(report.error),
        **({"companion": companion} if companion is not None else {}),
    }


def print_report(report: Report) -> None:
    """A report as text: the verdict, and a line for each finding."""
    verdict = style(report.verdict, fg=COLOURS[report.verdict], bold=True)
    kind = f" ({report.format} {report.variant})".replace(" )", ")") if report.format else ""
    counts = Counter(finding.severity for finding in report.findings)
    said = [numbered(counts[severity], severity) for severity in SEVERITIES if counts[severity]]
    if report.left_out:
        said.append(f"{sum(report.left_out.values()):,} left out ({', '.join(report.left_out)})")
    reason = f": {escape(report.reason)}" if report.reason else ""
    companion = companion_of(report)
    source = report.source if companion is None else f"{report.source} with {companion}"
    say([f"{source}: {verdict}{kind}{reason}{', ' if said else ''}{', '.join(said)}"])
    for finding in report.findings:
        severity = style(finding.severity, fg=SEVERITIES.get(finding.severity))
        place = f"{escape(finding.path)} {finding.place}".lstrip()
        if companion is not None and not finding.file and report.error is not None and report.error.source:
            place += f" of {escape(report.error.source)}"
        say([f"  {severity} {finding.rule} {place}: {escape(finding.message)}"])


class Tally:
    """What a run over many files comes to. No report is kept: each would keep its file open.

    Attributes:
        counts: files by verdict; trouble: what could not be read, source and message; warned: whether there was a
        warning.
    """

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.trouble: list[dict[str, str]] = []
        self.warned = False
        self._judged: set[str] = set()

    def knows(self, path: str) -> bool:
        """Whether a file is the other one of a model that has its verdict."""
        return bool(self._judged) and os.path.realpath(path) in self._judged

    def done(self, files: list[str]) -> None:
        """Notes the files of a model of two that has its verdict, or cannot get one."""
        self._judged |= set(map(os.path.realpath, files))

    def add(self, report: Report) -> None:
        """Counts a report."""
        self.count(report.verdict, any(finding.severity == "warning" for finding in report.findings))

    def count(self, verdict: str, warned: bool) -> None:
        """Counts a verdict."""
        self.counts[verdict] += 1
        self.warned = self.warned or warned

    def fail(self, source: str, message: str) -> None:
        """Counts what could not be read, and says so."""
        complain(message)
        self.trouble.append({"source": source, "message": message})

    @property
    def files(self) -> int:
        """How many files there were, a model of two counted once."""
        return sum(self.counts.values()) + len(self.trouble)

    @property
    def unread(self) -> int:
        """How many could not be read."""
        return len(self.trouble) + self.counts["could not be read"]

    def summary(self) -> str:
        """All of it in one line."""
        counts = {**self.counts, "could not be read": self.unread}
        parts = (f"{counts[verdict]:,} {verdict}" for verdict in COLOURS if counts.get(verdict))
        return f"{numbered(self.files, 'file')}: {', '.join(parts) or 'nothing to validate'}"

    def status(self, strict: bool) -> int:
        """The exit status."""
        if self.unread:
            return TROUBLE
        if self.counts["broken"] or (strict and self.warned):
            return BROKEN
        return SOUND if self.counts["sound"] else NOT_VALIDATED
