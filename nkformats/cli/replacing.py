"""Writing what has become of a file: where to, what is shown of it before, and all of its files or none."""

from __future__ import annotations

import contextlib
import difflib
import functools
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, TypeVar

import click

from nkformats import Model, Report
from nkformats.cli.console import Trouble, say, style
from nkformats.cli.diff import Difference, print_changes
from nkformats.cli.network import network_of
from nkformats.cli.output import put_bytes, put_files, require_free, require_no_terminal
from nkformats.cli.sources import STDIN, Opened, label
from nkformats.cli.tables import heading
from nkformats.companions import stem, suffix_of
from nkformats.editing import names_of
from nkformats.errors import escape

Command = TypeVar("Command", bound=Callable[..., Any])

#: So many changed lines of a text are shown; the others are counted.
LINES: Final = 50


class Target:
    """Where the files go: `out` is a path, `-` or None; `in_place`, over the file itself; `dry`, nowhere."""

    def __init__(self, out: str | None, in_place: bool, dry: bool, force: bool, mark: str) -> None:
        if in_place and out is not None:
            raise click.UsageError("--out and --in-place ask for two places")
        self.out = out
        self.in_place = in_place
        self.dry = dry
        self.force = force
        self.mark = mark

    def changed(self, model: Model, files: Mapping[str, bytes]) -> dict[str, bytes]:
        """Those of the files that have to be written: in place, or to standard output, none of two that is as it was.

        Under new names a model of two files needs both.
        """
        if len(files) < 2 or not (self.in_place or self.out == STDIN):
            return dict(files)
        views = [getattr(getattr(model, which, None), "view", None) for which in ("graph", "weights")]
        pairs = zip(files.items(), views, strict=True)
        return {suffix: data for (suffix, data), view in pairs if view is None or view != data}

    def paths(self, file: str, model: Model, files: Mapping[str, bytes]) -> dict[str, str]:
        """The name of each file, by extension.

        Raises:
            Trouble: it has none, or a file is there already.
        """
        if self.in_place:
            names = names_of(model, files)
            if any(name is None for name in names.values()):
                raise Trouble(f"{label(file)}: has no name to write it in place; name one by --out")
            return {suffix: name for suffix, name in names.items() if name is not None}
        if self.out is None and file == STDIN:
            raise Trouble("what comes from standard input has no name; name one by --out")
        target = self.out or _beside(file, self.mark, files)
        if target == STDIN:
            files = self.changed(model, files) or files
        paths = dict.fromkeys(files, target) if network_of(model) is None else _pair(target, files)
        self._require_free(paths.values())
        return paths

    def path(self, file: str) -> str:
        """The name of the one file that is written instead of FILE."""
        if file == STDIN and self.out is None:
            raise Trouble("what comes from standard input has no name; name one by --out")
        if self.in_place:
            return file
        path = self.out or _beside(file, self.mark, ())
        self._require_free([path])
        return path

    def _require_free(self, paths: Iterable[str]) -> None:
        if self.stdout:
            require_no_terminal()
        elif not self.dry:
            require_free(paths, force=self.force)

    @property
    def stdout(self) -> bool:
        """Whether standard output takes the file, so that nothing else may be printed there."""
        return self.out == STDIN and not self.dry


def target_options(mark: str) -> Callable[[Command], Callable[..., Any]]:
    """The options that say where the result goes; the verb gets them as one argument `target`."""

    def decorate(command: Command) -> Callable[..., Any]:
        @click.option("--out", metavar="FILE", help="Where to write; `-` is standard output.")
        @click.option("--in-place", is_flag=True, help="Write over the file itself, in one step.")
        @click.option("--dry-run", "dry", is_flag=True, help="Show what would change, and write nothing.")
        @click.option("--force", is_flag=True, help="Replace a file that is there.")
        @functools.wraps(command)
        def wrapped(*args: Any, out: str | None, in_place: bool, dry: bool, force: bool, **others: Any) -> Any:
            return command(*args, target=Target(out, in_place, dry, force, mark), **others)

        return wrapped

    return decorate


def _beside(file: str, mark: str, files: Iterable[str]) -> str:
    """The name of a new file beside another: ``model.fixed.nk``."""
    suffix = file[len(stem(file, files)) :] or os.path.splitext(file)[1]
    return f"{file.removesuffix(suffix)}.{mark}{suffix}"


def _pair(target: str, files: Mapping[str, bytes]) -> dict[str, str]:
    if target == STDIN:
        if len(files) > 1:
            raise Trouble("two files cannot go to standard output; name a file")
        return dict.fromkeys(files, target)
    suffix = suffix_of(target, files)
    if not suffix:
        raise Trouble(f"{label(target)}: this model is written under a name that ends in {' or '.join(files)}")
    return {one: target if one == suffix else stem(target, files) + one for one in files}


def write_files(paths: Mapping[str, str], files: Mapping[str, bytes]) -> list[str]:
    """Writes all files or none; gives their names.

    Raises:
        Trouble: one of them cannot be written.
    """
    if STDIN in paths.values():
        put_bytes(files[suffix] for suffix in paths)
        return []
    names = {paths[suffix]: [data] for suffix, data in files.items()}
    if names:
        put_files(names)
    return list(names)


class Changes:
    """What differs between a file and what has become of it: fields and tensors, and the lines of a text."""

    def __init__(self, before: Model, report: Report, files: Mapping[str, bytes]) -> None:
        assert report.model is not None
        opened = [Opened(escape(one.source or "<stdin>"), one, None) for one in (before, report.model)]
        self.difference = Difference(opened[0], opened[1])
        self.lines = list(_lines(before, files))

    def plain(self) -> dict[str, Any]:
        """As JSON: that of `diff`, and the lines of a text."""
        lines = [{"line": line, "a": old, "b": new} for line, old, new in self.lines]
        return {**self.difference.plain(), "lines": lines}

    def show(self) -> None:
        """As text."""
        print_changes(self.difference)
        if self.lines:
            heading("text")
        for line, old, new in self.lines[:LINES]:
            say([style(f"- {line}: {text}", fg="red") for text in old])
            say([style(f"+ {line}: {text}", fg="green") for text in new])
        if len(self.lines) > LINES:
            say([f"  and {len(self.lines) - LINES:,} more places"])


def _lines(before: Model, files: Mapping[str, bytes]) -> Iterator[tuple[int, list[str], list[str]]]:
    """The lines of a text that differ: number in the old one, old and new lines, safe to print."""
    network = network_of(before)
    if network is None or network.graph is None or network.record.notation != "text":
        return
    texts = (bytes(network.graph.view), next(iter(files.values())))
    old, new = ([line.decode("utf-8", "surrogateescape") for line in text.split(b"\n")] for text in texts)
    # What is alike at both ends is left out: the comparison in between is the expensive part.
    head = next(
        (n for n, pair in enumerate(zip(old, new, strict=False)) if pair[0] != pair[1]), min(len(old), len(new))
    )
    limit = min(len(old), len(new)) - head
    tail = next((n for n in range(limit) if old[-1 - n] != new[-1 - n]), limit)
    middle = old[head : len(old) - tail], new[head : len(new) - tail]
    if len(middle[0]) == len(middle[1]):
        for number, (one, other) in enumerate(zip(*middle, strict=True)):
            if one != other:
                yield head + number + 1, [escape(one)], [escape(other)]
        return
    for kind, a, b, c, d in difflib.SequenceMatcher(None, *middle, autojunk=len(middle[0]) > 1000).get_opcodes():
        if kind != "equal":
            yield head + a + 1, list(map(escape, middle[0][a:b])), list(map(escape, middle[1][c:d]))


def elsewhere(target: Target) -> contextlib.AbstractContextManager[Any]:
    """What is shown goes to standard error where the file itself goes to standard output."""
    return contextlib.redirect_stdout(sys.stderr) if target.stdout else contextlib.nullcontext()
