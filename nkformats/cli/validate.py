"""`nkformats validate`: the verdict on each file."""

from __future__ import annotations

from collections import Counter
from typing import Any

import click

import nkformats
from nkformats import Report
from nkformats.cli.console import (
    BROKEN,
    NOT_VALIDATED,
    SEVERITIES,
    SOUND,
    TROUBLE,
    Trouble,
    complain,
    json_option,
    numbered,
    print_json,
    say,
    style,
    verb,
)
from nkformats.cli.sources import Choice, error_json, label, reading, reading_options, source_of
from nkformats.errors import escape

COLOURS = {"sound": "green", "broken": "red", "not validated": "yellow", "could not be read": "red"}


@verb("The verdict on each file: sound, broken, not validated.")
@click.argument("paths", metavar="PATH...", nargs=-1, required=True)
@click.option("--strict", is_flag=True, help="A warning gives exit status 1, too; the verdict stays.")
@reading_options
@json_option
def command(paths: tuple[str, ...], strict: bool, choice: Choice, as_json: bool) -> int:
    r"""Apply every rule to each PATH and give the verdict: sound, broken or not validated.

    Broken: it cannot be read, or a rule of severity error is not kept. Not validated: it is of no known format.

    \b
    Exit status, the first that applies:
      2  a PATH could not be read (the others are validated nevertheless)
      1  a file is broken, or has warnings under --strict
      3  no file was validated
      0  all that was validated is sound

    JSON: reports [source, verdict, format, variant, reason, findings, error] and trouble [source, message].
    A finding has rule, severity, path, offset, length, message; error is null or has rule, path, offset,
    expected, got, note.

    \b
    Examples:
      nkformats validate --strict models/*.nk
      nkformats validate --limit file.bytes=10000000 --json model.nk
      curl -s https://example.org/model.nk | nkformats validate -
    """
    reports: list[Report] = []
    trouble: list[dict[str, str]] = []
    for path in paths:
        try:
            report = reading(path, nkformats.validate, source_of(path), **choice.options)
        except Trouble as error:
            complain(error.message)
            trouble.append({"source": label(path), "message": error.message})
            continue
        report.source = label(path)
        reports.append(report)
        if not as_json:
            _print(report)
    if as_json:
        print_json({"reports": [_plain(report) for report in reports], "trouble": trouble})
    elif len(paths) > 1:
        counts = Counter(report.verdict for report in reports)
        counts["could not be read"] = len(trouble)
        parts = (f"{count:,} {verdict}" for verdict, count in counts.items() if count)
        click.echo(f"{numbered(len(paths), 'file')}: {', '.join(parts)}", err=True)
    return _status(reports, bool(trouble), strict)


def _status(reports: list[Report], trouble: bool, strict: bool) -> int:
    if trouble:
        return TROUBLE
    warned = strict and any(finding.severity == "warning" for report in reports for finding in report.findings)
    if warned or any(report.verdict == "broken" for report in reports):
        return BROKEN
    if all(report.verdict == "not validated" for report in reports):
        return NOT_VALIDATED
    return SOUND


def _plain(report: Report) -> dict[str, Any]:
    return {**report.as_dict(), "error": None if report.error is None else error_json(report.error)}


def _print(report: Report) -> None:
    verdict = style(report.verdict, fg=COLOURS[report.verdict], bold=True)
    kind = f" ({report.format} {report.variant})".replace(" )", ")") if report.format else ""
    counts = Counter(finding.severity for finding in report.findings)
    said = [numbered(counts[severity], severity) for severity in SEVERITIES if counts[severity]]
    reason = f": {escape(report.reason)}" if report.reason else ""
    say([f"{report.source}: {verdict}{kind}{reason}{', ' if said else ''}{', '.join(said)}"])
    for finding in report.findings:
        severity = style(finding.severity, fg=SEVERITIES.get(finding.severity))
        place = f"{escape(finding.path)} {finding.place}".lstrip()
        say([f"  {severity} {finding.rule} {place}: {escape(finding.message)}"])
