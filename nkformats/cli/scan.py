"""`nkformats scan`: the verdicts on many files, one JSON record a line."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable, Iterator
from typing import Any

import click

import nkformats
from nkformats.cli.console import json_text, numbered, verb
from nkformats.cli.explaining import split_rules
from nkformats.cli.sources import STDIN, Choice, reading_options
from nkformats.cli.validate import RULES, options_of
from nkformats.cli.verdicts import Tally
from nkformats.cli.walking import Entry, walk
from nkformats.errors import escape
from nkformats.formats import every_rule
from nkformats.formats.report import Selection
from nkformats.scanning import UNREADABLE, Record, blank, records_of


@verb("The verdicts on many files, one JSON record a line.")
@click.argument("paths", metavar="PATH...", nargs=-1, required=True)
@click.option("--jobs", metavar="N", type=click.IntRange(1), default=1, help="Processes that read; 1 is this one.")
@click.option("--sha256", is_flag=True, help="Give the hash of each file.")
@click.option("--strict", is_flag=True, help="A warning gives exit status 1, too; the verdict stays.")
@click.option("--graph-only", is_flag=True, help="Judge a graph that has no weights beside it by itself.")
@click.option("--select", metavar=RULES, multiple=True, callback=split_rules, help="Only rules whose ids begin so.")
@click.option("--ignore", metavar=RULES, multiple=True, callback=split_rules, help="No rules whose ids begin so.")
@click.option("--max-bytes", metavar="N", type=click.IntRange(0), help="Files that are larger are not validated.")
@reading_options
def command(
    paths: tuple[str, ...], jobs: int, sha256: bool, strict: bool, graph_only: bool, select: tuple[str, ...],
    ignore: tuple[str, ...], max_bytes: int | None, choice: Choice,
) -> int:  # fmt: skip
    r"""Validate every PATH, and every file in folders among them, and print one JSON record a line for each.

    Verdicts, exit status, folders and options are those of `nkformats validate`. Records come in the same order and say
    the same, but for the seconds, however many jobs there are. Nothing ends the scan: what cannot be read gets a record
    that says so, and with two jobs or more so does a file that ends the process which reads it.

    A record has record_version, path (safe to print), size, sha256 (null without --sha256), format, variant, verdict
    (sound, broken, not validated, could not be read), reason, findings as of `validate --json`, left_out
    {rule: number}, files (the names of both files of a model of two, which has one record) and seconds.

    On a terminal the progress is shown on standard error.

    \b
    Examples:
      nkformats scan --jobs 2 models > verdicts.jsonl
      nkformats scan models | jq -r 'select(.verdict == "broken") | .path'
    """
    if STDIN in paths:
        raise click.UsageError("standard input is no file that can be scanned; `nkformats validate -` reads it")
    options = _options(choice, max_bytes, graph_only=graph_only, select=select, ignore=ignore)
    tally, progress = Tally(), _Progress()
    try:
        for record in records_of(_work(walk(paths)), None, jobs, (sha256, options)):
            record |= {"path": escape(record["path"]), "files": [escape(name) for name in record["files"]]}
            # Each line at once, so that a scan that is stopped has lost nothing.
            click.echo(json_text(record))
            tally.count(record["verdict"], any(finding["severity"] == "warning" for finding in record["findings"]))
            progress.show(tally)
    finally:
        progress.clear()
    click.echo(tally.summary(), err=True)
    return tally.status(strict)


def _work(entries: Iterable[Entry]) -> Iterator[str | Record]:
    """Files to read, and records of what is none or cannot be read."""
    for entry in entries:
        if entry.skipped or entry.failed:
            verdict = UNREADABLE if entry.failed else "not validated"
            yield {**blank(entry.path), "verdict": verdict, "reason": entry.failed or entry.skipped}
        else:
            yield entry.path


def _options(choice: Choice, max_bytes: int | None, **others: Any) -> dict[str, Any]:
    """The options of `nkformats.validate`; what is wrong for every file is refused here, not said of each."""
    options = options_of(choice, max_bytes, **others)
    known = {"file.bytes"}.union(*(one.limits for one in nkformats.FORMATS))
    for name in options["limits"]:
        if name not in known:
            raise click.UsageError(f"no format has a limit {name!r}")
    try:
        Selection(others["select"], others["ignore"]).check(every_rule())
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    return options


class _Progress:
    """One line on standard error, on a terminal only, a few times a second."""

    def __init__(self) -> None:
        self.wanted = sys.stderr.isatty() and os.environ.get("TERM") != "dumb" and not os.environ.get("CI")
        self.started = self.last = time.monotonic()

    def show(self, tally: Tally) -> None:
        """Shows how far it is."""
        now = time.monotonic()
        if self.wanted and now - self.last > 0.2:
            self.last = now
            pace = tally.files / (now - self.started)
            broken = numbered(tally.counts["broken"], "broken file")
            click.echo(f"\r\x1b[K{numbered(tally.files, 'file')}, {broken}, {pace:,.0f} a second", err=True, nl=False)

    def clear(self) -> None:
        """Takes the line away."""
        if self.wanted:
            click.echo("\r\x1b[K", err=True, nl=False)
