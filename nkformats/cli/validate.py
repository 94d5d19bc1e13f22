"""`nkformats validate`: the verdict on each file."""

from __future__ import annotations

import os
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
from nkformats.cli.network import network_of
from nkformats.cli.sources import STDIN, Choice, error_json, label, reading, reading_options, source_of
from nkformats.errors import escape

COLOURS = {"sound": "green", "broken": "red", "not validated": "yellow", "could not be read": "red"}


@verb("The verdict on each file: sound, broken, not validated.")
@click.argument("paths", metavar="PATH...", nargs=-1, required=True)
@click.option("--strict", is_flag=True, help="A warning gives exit status 1, too; the verdict stays.")
@click.option("--graph-only", is_flag=True, help="Judge a graph that has no weights beside it by itself.")
@reading_options
@json_option
def command(paths: tuple[str, ...], strict: bool, graph_only: bool, choice: Choice, as_json: bool) -> int:
    r"""Apply every rule to each PATH and give the verdict: sound, broken or not validated.

    Broken: it cannot be read, or a rule of severity error is not kept. Not validated: it is of no known format, or
    what it needs is missing: a graph without its weights, weights without their graph, an operator that nobody knows.
    A model of two files has one verdict, whichever of them is named, and also when both are.

    \b
    Exit status, the first that applies:
      2  a PATH could not be read (the others are validated nevertheless)
      1  a file is broken, or has warnings under --strict
      3  no file was validated
      0  all that was validated is sound

    JSON: reports [source, verdict, format, variant, reason, findings, error] and trouble [source, message].
    A finding has rule, severity, path, offset, length, message, file (of a model of two files the extension of the one
    that it is about), line, column (from 1 and in bytes, in a text; else 0); error is null or has rule, offset, path,
    expected, got, note, file (its name), line, column. The report on a model of two files has a companion, too.

    \b
    Examples:
      nkformats validate --strict models/*.nk
      nkformats validate --limit file.bytes=10000000 --json model.nk
      curl -s https://example.org/model.nk | nkformats validate -
      nkformats validate --graph-only --operators mine.json net.param
    """
    reports: list[Report] = []
    trouble: list[dict[str, str]] = []
    judged: set[str] = set()
    for path in paths:
        if path != STDIN and os.path.realpath(path) in judged:
            # The other half of a model that has its verdict.
            continue
        try:
            report = reading(path, nkformats.validate, source_of(path), graph_only=graph_only, **choice.options)
        except Trouble as error:
            complain(error.message)
            trouble.append({"source": label(path), "message": error.message})
            continue
        files = _files(report)
        judged |= {os.path.realpath(name) for name in files}
        report.source = label(path)
        reports.append(report)
        if not as_json:
            _print(report)
    if as_json:
        print_json({"reports": [_plain(report) for report in reports], "trouble": trouble})
    elif len(paths) > 1 and len(reports) + len(trouble) == 1:
        pass
    elif len(paths) > 1:
        counts = Counter(report.verdict for report in reports)
        counts["could not be read"] = len(trouble)
        parts = (f"{count:,} {verdict}" for verdict, count in counts.items() if count)
        click.echo(f"{numbered(len(reports) + len(trouble), 'file')}: {', '.join(parts)}", err=True)
    return _status(reports, bool(trouble), strict)


def _files(report: Report) -> list[str]:
    """The names of both files of a model of two, the graph first; none for any other."""
    network = None if report.model is None else network_of(report.model)
    if network is None or network.graph is None or network.weights is None:
        return []
    return [source.name for source in (network.graph, network.weights) if source.name is not None]


def _companion(report: Report) -> str | None:
    """The name of the other file of a model of two, safe to print."""
    names = [escape(name) for name in _files(report)]
    return next((name for name in names if name != report.source), None)


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
    companion = _companion(report)
    return {
        **report.as_dict(),
        "error": None if report.error is None else error_json(report.error),
        **({"companion": companion} if companion is not None else {}),
    }


def _print(report: Report) -> None:
    verdict = style(report.verdict, fg=COLOURS[report.verdict], bold=True)
    kind = f" ({report.format} {report.variant})".replace(" )", ")") if report.format else ""
    counts = Counter(finding.severity for finding in report.findings)
    said = [numbered(counts[severity], severity) for severity in SEVERITIES if counts[severity]]
    reason = f": {escape(report.reason)}" if report.reason else ""
    companion = _companion(report)
    source = report.source if companion is None else f"{report.source} with {companion}"
    say([f"{source}: {verdict}{kind}{reason}{', ' if said else ''}{', '.join(said)}"])
    for finding in report.findings:
        severity = style(finding.severity, fg=SEVERITIES.get(finding.severity))
        place = f"{escape(finding.path)} {finding.place}".lstrip()
        if companion is not None and not finding.file and report.error is not None and report.error.source:
            place += f" of {escape(report.error.source)}"
        say([f"  {severity} {finding.rule} {place}: {escape(finding.message)}"])
