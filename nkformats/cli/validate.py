"""`nkformats validate`: the verdict on each file."""

from __future__ import annotations

from importlib import resources
from typing import Any

import click

import nkformats
from nkformats import Report
from nkformats.cli.console import Trouble, json_option, print_json, print_plain, verb
from nkformats.cli.explaining import explain, split_rules
from nkformats.cli.sarif import Log
from nkformats.cli.sources import STDIN, Choice, label, reading, reading_options, source_of
from nkformats.cli.verdicts import Tally, print_report, report_json
from nkformats.errors import escape
from nkformats.formats import files_of
from nkformats.model import Model
from nkformats.scanning.walking import Entry, walk

RULES = "RULE[,RULE...]"


@verb("The verdict on each file: sound, broken, not validated.")
@click.argument("paths", metavar="PATH...", nargs=-1)
@click.option("--strict", is_flag=True, help="A warning gives exit status 1, too; the verdict stays.")
@click.option("--graph-only", is_flag=True, help="Judge a graph that has no weights beside it by itself.")
@click.option("--select", metavar=RULES, multiple=True, callback=split_rules, help="Only rules whose ids begin so.")
@click.option("--ignore", metavar=RULES, multiple=True, callback=split_rules, help="No rules whose ids begin so.")
@click.option("--explain", "explained", metavar=RULES, multiple=True, callback=split_rules,
              help="Print what these rules mean; no PATH is looked at.")  # fmt: skip
@click.option("--max-bytes", metavar="N", type=click.IntRange(0), help="Files that are larger are not validated.")
@click.option("--sarif", "as_sarif", is_flag=True, help="Print one SARIF 2.1.0 document instead of text.")
@click.option("--json-schema", "as_schema", is_flag=True, help="Print the JSON schema of what --json prints.")
@reading_options
@json_option
def command(
    paths: tuple[str, ...], strict: bool, graph_only: bool, select: tuple[str, ...], ignore: tuple[str, ...],
    explained: tuple[str, ...], max_bytes: int | None, as_sarif: bool, as_schema: bool,
    choice: Choice, as_json: bool,
) -> int:  # fmt: skip
    r"""Apply every rule to each PATH and give the verdict: sound, broken or not validated.

    Broken: it cannot be read, or a rule of severity error is not kept. Not validated: it is of no known format, or
    what it needs is missing: a graph without its weights, weights without their graph, an operator that nobody knows.
    A model of two files has one verdict, whichever of them is named, and also when both are.

    Every payload is read once: values that are no number, tensors of zeros and odd scales are findings, too.
    Of a folder every file in it and in its folders is judged. Links in it are not followed; links, pipes and devices
    are not validated. What cannot be read is reported and does not end the walk.

    --select and --ignore take rule ids or what some begin with: NK2 is NK200 to NK299. The verdict is about the rules
    that are left; how many findings were left out is said. What cannot be read to its end is broken all the same.

    \b
    Exit status, the first that applies:
      2  a PATH could not be read (the others are validated nevertheless)
      1  a file is broken, or has warnings under --strict
      3  no file was validated, or there was none
      0  all that was validated is sound

    JSON: reports [source, verdict, format, variant, reason, findings, error] and trouble [source, message].
    A finding has rule, severity, path, offset, length, message, file (of a model of two files the extension of the one
    that it is about), line, column (from 1 and in bytes, in a text; else 0); error is null or has rule, offset, path,
    expected, got, note, file (its name), line, column. The report on a model of two files has a companion, too; one
    from which findings were left out has left_out {rule: number}. With --explain: rules [id, severity, summary, why,
    loader, mend, ref]. --json-schema prints the JSON schema of all this but --explain.

    SARIF: a result for each finding, with the byte range (in a text line and column, too) and a fingerprint without
    offsets. Notifications say what was not validated; the verdict of each file stands among the artifacts.

    \b
    Examples:
      nkformats validate --strict models/*.nk
      nkformats validate --json models > verdicts.json
      nkformats validate --max-bytes 10000000 --json model.nk
      nkformats validate --ignore NK1,NK222 model.nk
      nkformats validate --explain NK222
      nkformats validate --sarif models/*.nk > nkformats.sarif
      curl -s https://example.org/model.nk | nkformats validate -
      nkformats validate --graph-only --operators mine.json net.param
    """
    if as_sarif and (as_json or explained):
        raise click.UsageError("--sarif goes with neither --json nor --explain")
    if as_schema:
        click.echo(resources.files(__package__).joinpath("validate.schema.json").read_text("utf-8"), nl=False)
        return 0
    if explained:
        return explain(explained, as_json)
    if not paths:
        raise click.UsageError("Missing argument 'PATH...'.")
    options = options_of(choice, max_bytes, graph_only=graph_only, select=select, ignore=ignore)
    run = _Run(options, Log() if as_sarif else None, as_json)
    for entry in walk(paths, but=(STDIN,)):
        run.judge(entry)
    return run.end(strict)


def options_of(choice: Choice, max_bytes: int | None, **others: Any) -> dict[str, Any]:
    """The options of `nkformats.validate`."""
    limits = choice.options["limits"] if max_bytes is None else {**choice.options["limits"], "file.bytes": max_bytes}
    return {**choice.options, **others, "limits": limits}


class _Run:
    """One call: every file is judged, shown and forgotten."""

    def __init__(self, options: dict[str, Any], log: Log | None, as_json: bool) -> None:
        self.options = options
        self.tally = Tally()
        self.log = log
        self.as_json = as_json
        self.shown: list[dict[str, Any]] = []

    def judge(self, entry: Entry) -> None:
        """Gives one file its verdict."""
        path = entry.path
        if path != STDIN and self.tally.knows(path):
            return
        if entry.failed:
            self._fail(path, f"{escape(path)}: {entry.failed}")
            return
        try:
            report = Report("not validated", path) if entry.skipped else self._validate(path)
        except Trouble as error:
            self._fail(path, error.message)
            self._done(path)
            return
        except click.UsageError as error:
            if entry.named:
                raise
            # An option that is wrong for one file of a folder, a limit of another format, is right for others.
            self._fail(path, f"{escape(path)}: {error.message}")
            self._done(path)
            return
        report.reason = report.reason or entry.skipped
        report.source = label(path)
        self.tally.add(report)
        if not entry.skipped:
            self._done(path, report.model)
        if self.log is not None:
            self.log.add(path, report)
        elif self.as_json:
            self.shown.append(report_json(report))
        else:
            print_report(report)

    def _done(self, path: str, model: Model | None = None) -> None:
        self.tally.done(files_of(None if path == STDIN else path, model, self.options))

    def _validate(self, path: str) -> Report:
        return reading(path, nkformats.validate, source_of(path, self.options), **self.options)

    def _fail(self, path: str, message: str) -> None:
        self.tally.fail(label(path), message)
        if self.log is not None:
            self.log.fail(path, message)

    def end(self, strict: bool) -> int:
        """Prints what is printed at the end, and gives the exit status."""
        status = self.tally.status(strict)
        if self.log is not None:
            print_plain(self.log.document(status))
        elif self.as_json:
            print_json({"reports": self.shown, "trouble": self.tally.trouble})
        elif self.tally.files != 1:
            click.echo(self.tally.summary(), err=True)
        return status
