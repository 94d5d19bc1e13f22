"""`nkformats fuzz`: files for the authors of loaders, and running a loader on them."""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

import nkformats
from nkformats.cli.console import BROKEN, SOUND, Trouble, json_text, numbered, verb
from nkformats.errors import escape
from nkformats.source import open_source

if TYPE_CHECKING:
    from nkformats.fuzzing.making import Made
    from nkformats.fuzzing.target import Outcome, Target

MANIFEST: Final = "manifest.jsonl"
RESULTS: Final = "results.jsonl"

#: How long by the clock a loader is run to make one file smaller.
MOST_SECONDS: Final = 60.0

#: Of the manifest and the results; it grows by one when a key is renamed, removed or changes its meaning.
RECORD_VERSION: Final = 1

FORMATS: Final = [one.name for one in nkformats.FORMATS]


@verb("Make valid and broken files, and run a loader on them.")
@click.argument("format", metavar="FORMAT", type=click.Choice(FORMATS))
@click.option("--out", metavar="DIR", type=click.Path(file_okay=False, path_type=Path), help="Folder for the files.")
@click.option("--count", metavar="N", type=click.IntRange(1), default=100, show_default=True, help="How many files.")
@click.option(
    "--seed", metavar="S", default="0", show_default=True, help="Any text; the same one gives the same files."
)
@click.option("--valid", "kind", flag_value="valid", help="Only valid files.")
@click.option("--broken", "kind", flag_value="broken", help="Only files that break one rule.")
@click.option("--rule", metavar="RULE", multiple=True, help="With --broken, only this rule; may be repeated.")
@click.option(
    "--mutate", metavar="FILE", multiple=True, type=click.Path(), help="Mutants of this file; may be repeated."
)
@click.option("--target", metavar="COMMAND", help="A loader to run on each file, `{}` in place of its path.")
@click.option(
    "--timeout", metavar="SECONDS", type=click.FloatRange(0.1), default=5.0, show_default=True, help="Of a run."
)
@click.option(
    "--trials", metavar="N", type=click.IntRange(0), default=100, show_default=True, help="Runs to make a file smaller."
)
@click.option("--memory", metavar="MB", type=click.IntRange(16), default=2048, show_default=True, help="Of a run.")
def command(
    format: str, out: Path | None, count: int, seed: str, kind: str | None, rule: tuple[str, ...],
    mutate: tuple[str, ...], target: str | None, timeout: float, trials: int, memory: int,
) -> int:  # fmt: skip
    r"""Make files of FORMAT in DIR, half of them valid and half of them broken in exactly one way.

    Each file is named in DIR/manifest.jsonl, one JSON record a line: record_version, name, files (its name, and those
    of the files that belong to it), sha256 (of all of them, one behind the other), format, seed, hypothesis (its
    version), verdict (valid, broken, or of a mutant what `nkformats validate` says), and of a broken file the rule,
    path and offset that a loader should tell, and must_refuse. The same seed and the same version of hypothesis give
    the same bytes on every machine. A folder that was left half full is gone on with.

    With --target the loader is run on each file, in a process of its own with limits on time and memory. It accepts a
    file by exit status 0 and refuses it by any other; a signal, or a status above 128, is a crash. What it did wrong is
    printed, one JSON record a line, and kept in DIR/results.jsonl: outcome (crash, hang, wrong accept, wrong reject),
    code, seconds, said (the end of its output), and smallest, a file of DIR with the same fault and as little in it as
    could be left out, one for each outcome and rule. A valid file has to be accepted, and one that breaks a rule of
    severity error refused; of other files only crashes and hangs count.

    Needs the extra `hypothesis`.

    Exit status: 0 done, and the loader was right; 1 it was wrong; 2 it could not be done.

    \b
    Examples:
      nkformats fuzz nk --count 1000 --out files
      nkformats fuzz nk --broken --rule NK003 --out files
      nkformats fuzz ncnn --mutate model.param --count 500 --out mutants
      nkformats fuzz nk --out files --target './my_loader {}'
    """
    try:
        from nkformats.fuzzing.target import Target
    except ImportError as error:
        raise Trouble(f"needs the extra hypothesis: pip install 'nkformats[hypothesis]' ({error})") from error
    if out is None:
        raise click.UsageError("name a folder for the files: --out DIR")
    if mutate and (kind or rule):
        raise click.UsageError("--mutate goes with neither --valid nor --broken nor --rule")
    if rule and kind == "valid":
        raise click.UsageError("--rule goes with --broken")
    try:
        loader = Target(target, timeout, memory << 20) if target is not None else None
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    try:
        out.mkdir(parents=True, exist_ok=True)
        session = _Session(format, out, seed, "broken" if rule else kind or "", rule, mutate)
        session.trials = trials
        return session.run(count, loader)
    except OSError as error:
        raise Trouble(f"{escape(str(error.filename or out))}: {error.strerror or error}") from error


class _Session:
    """One folder being filled, and a loader being run on what is in it."""

    def __init__(
        self, format: str, out: Path, seed: str, kind: str, rules: tuple[str, ...], mutate: tuple[str, ...]
    ) -> None:
        from nkformats.formats import find

        self.codec = find(format)
        self.out = out
        self.kind = kind
        self.rules = rules
        self.mutate = mutate
        sources = ",".join(os.path.basename(one) for one in mutate)
        #: Files of other arguments have other names, so one folder can hold several runs.
        self.seed = seed
        self.trials = 0
        self.small: dict[tuple[str, str], str | None] = {}
        self.run_name = f"{format} {kind or 'both'} {' '.join(rules)} {sources} {seed}"
        self.progress = _Progress()
        from nkformats.strategies import breakable_rules

        known = breakable_rules(format)
        for one in rules:
            if one not in known:
                raise click.UsageError(f"no file of format {format} can be made that breaks {escape(one)!r}")

    def run(self, count: int, loader: Target | None) -> int:
        """Makes what is not there yet, and tries the loader on what it was not tried on yet."""
        names = {record["sha256"] for record in _records(self.out / MANIFEST) if record["run"] == self.run_name}
        done = {(record["sha256"], record["command"]) for record in _records(self.out / RESULTS)}
        faults: list[str] = []
        new = total = 0
        try:
            for made in _distinct(self.batches(), count):
                total += 1
                name = f"{made.digest[:16]}"
                if made.digest not in names:
                    self._write(made, name)
                    new += 1
                if loader is not None and (made.digest, " ".join(loader.command)) not in done:
                    outcome = loader.run(self.out / f"{name}{made.suffix}", made)
                    self._result(made, name, outcome, loader)
                    if outcome.kind != "right":
                        faults.append(outcome.kind)
                self.progress.show(total, count, len(faults))
        finally:
            self.progress.clear()
        click.echo(f"{numbered(total, 'file')} in {escape(str(self.out))}, {new} new", err=True)
        if loader is None:
            return SOUND
        from nkformats.fuzzing.target import RIGHT, summary

        command = " ".join(loader.command)
        every = [one["outcome"] for one in _records(self.out / RESULTS) if one["command"] == command]
        click.echo(f"the loader: {summary([one for one in every if one != RIGHT])}", err=True)
        return BROKEN if any(one != RIGHT for one in every) else SOUND

    # -- files -------------------------------------------------------------------------------------------------------

    def batches(self) -> Iterator[list[Made]]:
        """What is asked for, batch by batch."""
        from nkformats import strategies
        from nkformats.fuzzing import making

        format = self.codec.name
        if self.mutate:
            originals, suffixes = self._originals()
            yield from making.mutants(self.codec, originals, suffixes, self.seed)
            return
        valid = making.valid(self.codec, strategies.models(format), self.seed)
        rules = list(self.rules) or strategies.breakable_rules(format)
        broken = making.broken(self.codec, rules, lambda rule: strategies.faults(format, rule), self.seed)
        if self.kind == "valid":
            yield from valid
        elif self.kind == "broken":
            yield from broken
        else:
            for good in valid:
                bad: list[Made] = []
                while len(bad) < len(good):
                    bad += next(broken)
                yield [one for both in zip(good, bad, strict=False) for one in both]

    def _originals(self) -> tuple[list[Any], list[str]]:
        from nkformats.fuzzing import breaking, mutate

        law, originals, suffixes = breaking.law_of(self.codec.name), [], []
        for name in self.mutate:
            data, companion = bytes(open_source(name).view), mutate.companion_of(self.codec, name)
            originals.append(mutate.original(self.codec, law, os.path.basename(name), data, companion))
            known = sorted((f".{one}" for one in self.codec.extensions), key=len, reverse=True)
            suffixes.append(next((one for one in known if name.lower().endswith(one)), known[-1]))
        return originals, suffixes

    def _write(self, made: Made, name: str) -> None:
        from nkformats.fuzzing.making import version

        files = made.named(name)
        for file, data in files.items():
            (self.out / file).write_bytes(data)
        record: dict[str, Any] = {
            "record_version": RECORD_VERSION, "name": f"{name}{made.suffix}",
            "files": list(files), "sha256": made.digest, "format": self.codec.name,
            "seed": self.seed, "hypothesis": version(), "verdict": made.verdict, "rule": made.rule or None,
            "path": escape(made.path) if made.rule else None, "offset": made.offset if made.rule else None,
            "must_refuse": made.must_refuse, "variant": made.variant, "run": self.run_name,
        }  # fmt: skip
        _append(self.out / MANIFEST, record)

    # -- the loader --------------------------------------------------------------------------------------------------

    def _result(self, made: Made, name: str, outcome: Outcome, loader: Target) -> None:
        record: dict[str, Any] = {
            "record_version": RECORD_VERSION, "name": f"{name}{made.suffix}", "sha256": made.digest,
            "outcome": outcome.kind, "code": outcome.code, "seconds": round(outcome.seconds, 3),
            "verdict": made.verdict, "rule": made.rule or None, "said": escape(outcome.said), "smallest": None,
            "command": " ".join(loader.command),
        }  # fmt: skip
        if outcome.kind != "right":
            # One for each kind of fault and rule: the others would end at the same file.
            alike = outcome.kind, made.rule
            if alike not in self.small:
                self.small[alike] = self._smallest(made, outcome.kind, loader) if self.trials else None
            record["smallest"] = self.small[alike]
            self.progress.clear()
            click.echo(json_text(record))
        _append(self.out / RESULTS, record)

    def _run_trial(self, one: Made, loader: Target) -> str:
        """What the loader does with a file that is there for this run only."""
        # A folder of its own: nothing of somebody else's can have the same name.
        with tempfile.TemporaryDirectory(prefix="trial-", dir=self.out) as folder:
            for name, data in one.named("trial").items():
                Path(folder, name).write_bytes(data)
            return loader.run(Path(folder, f"trial{one.suffix}"), one).kind

    def _smallest(self, made: Made, kind: str, loader: Target) -> str:
        """The name of a file with the same fault and less in it: by the strategy that made it, else by leaving out."""
        from nkformats import strategies
        from nkformats.fuzzing import breaking, making, mutate, target

        known: dict[str, bool] = {}
        started = time.monotonic()

        def shows(one: Made) -> bool:
            if one.digest not in known:
                if len(known) >= self.trials or time.monotonic() - started > MOST_SECONDS:
                    raise making.Enough
                known[one.digest] = self._run_trial(one, loader) == kind
            return known[one.digest]

        format, found = self.codec.name, None
        if made.verdict == "valid":
            models = strategies.models(format)
            found = making.smallest(models, lambda one: shows(making.of_model(self.codec, one)), self.seed)
            best = None if found is None else making.of_model(self.codec, found)
        elif made.verdict == "broken" and not self.mutate:
            faults = strategies.faults(format, made.rule)
            found = making.smallest(faults, lambda one: shows(making.of_fault(self.codec, one)), self.seed)
            best = None if found is None else making.of_fault(self.codec, found)
        else:
            law = breaking.law_of(format)

            def rejudged(data: bytes) -> Made:
                return making.judged(self.codec, data, made.suffix, made.companion)

            def look(data: bytes) -> mutate.Original:
                return mutate.original(self.codec, law, "", data, made.companion)

            best = rejudged(target.minimised(made.data, look, lambda data: shows(rejudged(data)), self.trials))
        if best is None or len(best.data) >= len(made.data):
            return f"{made.digest[:16]}{made.suffix}"
        name = f"smallest-{best.digest[:16]}"
        for file, data in best.named(name).items():
            (self.out / file).write_bytes(data)
        return f"{name}{best.suffix}"


def _distinct(batches: Iterator[list[Made]], count: int) -> Iterator[Made]:
    """So many different files; fewer where batch after batch brings no new one."""
    seen: set[str] = set()
    idle = 0
    for batch in batches:
        before = len(seen)
        for made in batch:
            if made.digest not in seen:
                seen.add(made.digest)
                yield made
                if len(seen) == count:
                    return
        idle = 0 if len(seen) > before else idle + 1
        if idle > 400:
            return


def _records(path: Path) -> list[dict[str, Any]]:
    """The records of a file of ours; a last line that was cut off counts as not written."""
    try:
        lines = bytes(open_source(path).view).decode().split("\n")
    except FileNotFoundError:
        return []
    found = []
    for line in lines[:-1]:
        try:
            found.append(json.loads(line))
        except ValueError as error:
            raise Trouble(f"{escape(str(path))} has a line that is no record: {error}") from error
    return found


def _append(path: Path, record: dict[str, Any]) -> None:
    # Each line at once, so that a run that is stopped has lost nothing.
    with open(path, "a", encoding="utf-8", newline="\n") as file:
        file.write(json_text(record) + "\n")


class _Progress:
    """One line on standard error, on a terminal only, a few times a second."""

    def __init__(self) -> None:
        self.wanted = sys.stderr.isatty() and os.environ.get("TERM") != "dumb" and not os.environ.get("CI")
        self.last = time.monotonic()

    def show(self, done: int, count: int, faults: int) -> None:
        """Shows how far it is."""
        now = time.monotonic()
        if self.wanted and now - self.last > 0.2:
            self.last = now
            click.echo(f"\r\x1b[K{done} of {count} files, {numbered(faults, 'fault')}", err=True, nl=False)

    def clear(self) -> None:
        """Takes the line away."""
        if self.wanted:
            click.echo("\r\x1b[K", err=True, nl=False)
