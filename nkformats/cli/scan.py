"""`nkformats scan`: the verdicts on many files, one JSON record a line."""

from __future__ import annotations

import importlib
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from typing import Any

import click

import nkformats
from nkformats.cli.console import Trouble, json_text, numbered, verb
from nkformats.cli.explaining import split_rules
from nkformats.cli.sources import STDIN, Choice, failure, reading_options
from nkformats.cli.validate import RULES, options_of
from nkformats.cli.verdicts import Tally
from nkformats.errors import escape
from nkformats.formats import every_rule
from nkformats.formats.report import Selection
from nkformats.scanning import AHEAD, Earlier, Judge, Record, records_of
from nkformats.scanning.walking import work_of


@verb("The verdicts on many files, one JSON record a line.")
@click.argument("paths", metavar="PATH...", nargs=-1)
@click.option("--jobs", metavar="N", type=click.IntRange(1), default=1, help="Processes that read; 1 is this one.")
@click.option("--timeout", metavar="SECONDS", type=click.FloatRange(0, min_open=True),
              help="What takes longer is not validated; processes of its own read.")  # fmt: skip
@click.option(
    "--dask",
    metavar="ADDRESS",
    help="Let the workers of this Dask scheduler read: tcp://HOST:PORT. If it has none, they are waited for.",
)
@click.option("--resume", metavar="FILE", multiple=True,
              help="Take over what is still true of the records in FILE. May be repeated.")  # fmt: skip
@click.option("--sha256", is_flag=True, help="Give the hash of each file.")
@click.option("--strict", is_flag=True, help="A warning gives exit status 1, too; the verdict stays.")
@click.option("--graph-only", is_flag=True, help="Judge a graph that has no weights beside it by itself.")
@click.option("--select", metavar=RULES, multiple=True, callback=split_rules, help="Only rules whose ids begin so.")
@click.option("--ignore", metavar=RULES, multiple=True, callback=split_rules, help="No rules whose ids begin so.")
@click.option("--max-bytes", metavar="N", type=click.IntRange(0), help="Files that are larger are not validated.")
@click.option("--json-schema", "as_schema", is_flag=True, help="Print the JSON schema of a record.")
@reading_options
def command(
    paths: tuple[str, ...], jobs: int, timeout: float | None, dask: str | None, resume: tuple[str, ...], sha256: bool,
    strict: bool, graph_only: bool, select: tuple[str, ...], ignore: tuple[str, ...], max_bytes: int | None,
    as_schema: bool, choice: Choice,
) -> int:  # fmt: skip
    r"""Validate every PATH, and every file in folders among them, and print one JSON record a line for each.

    Verdicts, folders and options are those of `nkformats validate`. Records come in the same order and say
    the same, but for the seconds, whoever reads. Nothing ends the scan: what cannot be read gets a record that says so,
    and, unless this process alone reads, so does a file that ends the process which reads it.

    A record has record_version, path (safe to print), size, mtime_ns (null where the verdict cannot be taken over),
    sha256 (null without --sha256), format, variant, verdict (sound, broken, not validated, could not be read), reason,
    findings as of `validate --json`, left_out {rule: number}, files (the names of both files of a model of two, which
    has one record), depends_on [path, size, mtime_ns] (other files that were opened or looked for), rules (version of
    the rules, options included) and seconds. --json-schema prints its JSON schema.

    A scan that was stopped goes on with --resume: a record is taken over where the path, the size and time of the file
    and of all that it depends on, and the rules are the same. All records are printed, into another file than FILE.

    Exit status, as of `validate` the first that applies: 2 a file could not be read; 1 one is broken, or has warnings
    under --strict; 3 none was validated; 0 all that were are sound.

    On a terminal the progress is shown on standard error.

    \b
    Examples:
      nkformats scan --jobs 2 --timeout 60 models > verdicts.jsonl
      nkformats scan models | jq -r 'select(.verdict == "broken") | .path'
      nkformats scan --resume verdicts.jsonl models > again.jsonl
      nkformats scan --dask tcp://10.0.0.1:8786 /shared/models > verdicts.jsonl
    """
    if as_schema:
        click.echo(resources.files(__package__).joinpath("scan.schema.json").read_text("utf-8"), nl=False)
        return 0
    if not paths:
        raise click.UsageError("Missing argument 'PATH...'.")
    if STDIN in paths:
        raise click.UsageError("standard input is no file that can be scanned; `nkformats validate -` reads it")
    if dask is not None and (jobs > 1 or timeout is not None):
        raise click.UsageError("--dask goes with neither --jobs nor --timeout: its processes are not ours")
    judge = Judge(_options(choice, max_bytes, graph_only=graph_only, select=select, ignore=ignore), sha256=sha256)
    earlier = _earlier(resume, judge) if resume else None
    tally = Tally()
    with _cluster(dask) as lent:
        try:
            records = records_of(work_of(paths), judge, jobs=jobs, timeout=timeout, earlier=earlier, **lent)
        except ValueError as error:
            raise click.UsageError(str(error)) from error
        _print(records, tally)
    taken = f"; {earlier.taken:,} taken over" if earlier is not None else ""
    click.echo(tally.summary() + taken, err=True)
    return tally.status(strict)


def _print(records: Iterator[Record], tally: Tally) -> None:
    """Prints the records as they come, and counts them.

    Raises:
        Trouble: nobody reads any more.
    """
    progress = _Progress()
    try:
        for record in records:
            # Each line at once, so that a scan that is stopped has lost nothing.
            click.echo(json_text(_printable(record)))
            warned = any(finding["severity"] == "warning" for finding in record["findings"])
            tally.count(record["verdict"], warned)
            progress.show(tally)
    except RuntimeError as error:
        raise Trouble(str(error)) from error
    finally:
        progress.clear()


def _printable(record: Record) -> Record:
    """A record whose names are safe to print.

    Where that changes one of them, the name does not tell any more which file it was, and the verdict cannot be taken
    over.
    """
    depends_on = [{**one, "path": escape(one["path"])} for one in record["depends_on"]]
    names = {"path": escape(record["path"]), "files": [escape(name) for name in record["files"]]}
    safe = {**record, **names, "depends_on": depends_on}
    if any(safe[key] != record[key] for key in ("path", "files", "depends_on")):
        safe["mtime_ns"] = None
    return safe


def _earlier(files: tuple[str, ...], judge: Judge) -> Earlier:
    """The records of earlier scans.

    Raises:
        Trouble: they cannot be read. click.UsageError: what is printed would go where they are.
    """
    try:
        ours = os.fstat(sys.stdout.fileno())
    except (OSError, ValueError):
        ours = None
    try:
        if ours is not None and any(os.path.samestat(os.stat(file), ours) for file in files):
            raise click.UsageError("--resume reads a file that standard output is written to; write to another")
        earlier = Earlier(files, judge)
    except OSError as error:
        raise Trouble(failure(files[0], error)) from error
    if earlier.passed:
        click.echo(f"{numbered(earlier.passed, 'line')} passed over: no records of this version", err=True)
    return earlier


@contextmanager
def _cluster(address: str | None) -> Iterator[dict[str, Any]]:
    """The executor of a Dask cluster, and how many files it is given at a time; nothing without an address.

    Raises:
        click.UsageError: Dask is not installed. Trouble: there is no such cluster.
    """
    if address is None:
        yield {}
        return
    try:
        distributed = importlib.import_module("distributed")
    except ImportError as error:
        raise click.UsageError("--dask needs Dask: pip install 'nkformats[dask]'") from error
    try:
        client = distributed.Client(address, timeout=10, set_as_default=False)
    except (OSError, ValueError) as error:
        raise Trouble(f"no Dask scheduler at {escape(address)}: {error}") from error
    with client:
        # A file may have changed since somebody asked for it: no result of another time will do.
        yield {"executor": client.get_executor(pure=False), "ahead": AHEAD * max(1, sum(client.ncores().values()))}


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
