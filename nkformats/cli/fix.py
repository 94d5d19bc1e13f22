"""`nkformats fix`: what is wrong with a file and can be mended without doubt, mended."""

from __future__ import annotations

from typing import Any

import click

from nkformats.cli.console import BROKEN, Trouble, complain, json_option, numbered, print_json, say, style, verb
from nkformats.cli.replacing import Changes, Target, elsewhere, target_options, write_files
from nkformats.cli.sources import Choice, file_argument, label, reading, reading_options, source_of
from nkformats.cli.verdicts import COLOURS
from nkformats.errors import Finding, escape
from nkformats.mending import Mending
from nkformats.mending import fix as mend


@verb("Mend what can be mended without doubt.")
@file_argument
@target_options("fixed")
@reading_options
@json_option
def command(file: str, target: Target, choice: Choice, as_json: bool) -> int:
    r"""Mends FILE: counts and sizes that disagree with what they count, padding, spelling of a text.

    Weights and network stay as they are, which is checked on the result. What is in doubt is left and said: bytes
    behind the last layer can be a part of it, a key that stands twice can be meant either way. What differs is shown
    before anything is written. Without --out and --in-place the result goes into a new file beside FILE, with `.fixed`
    before its extension; of a model of two files both are written. In place, and to standard output, only those of the
    two go that have changed. Where there is nothing to mend nothing is written, unless --out asks for a copy. A second
    run finds nothing.

    Exit status: 0 mended, or there was nothing to mend; 1 FILE cannot be read, or is broken even so;
    2 it could not be done.

    JSON: file, format, variant, verdict (of the result), mended and left (findings, as of `validate`), reason (why
    nothing could be mended), difference (as of `diff`, with lines [line, a, b] of a text), written (names of files).

    \b
    Examples:
      nkformats fix --dry-run model.nk
      nkformats fix model.nk --out tidy.nk
      nkformats fix net.param --in-place
    """
    if as_json and target.stdout:
        raise click.UsageError("--json and --out - would mix")
    mending = reading(file, mend, source_of(file, choice.options), **choice.options)
    if mending.model is None or not mending.model.complete:
        return _refuse(file, mending, as_json)
    model, files, written = mending.before.model, mending.files, list[str]()
    assert model is not None
    changes = Changes(model, mending.after, files) if files else None
    if not files and target.out is not None:
        files = model.to_files()
    paths = target.paths(file, model, files) if files else {}
    if not as_json:
        with elsewhere(target):
            _show(file, mending, changes)
    if files and not target.dry:
        written = write_files(paths, files if target.stdout else target.changed(model, files))
    if as_json:
        print_json(_plain(file, mending, changes, written))
    else:
        for name in written:
            click.echo(f"written: {label(name)}", err=True)
    return BROKEN if mending.after.verdict == "broken" else 0


def _refuse(file: str, mending: Mending, as_json: bool) -> int:
    before = mending.before
    if before.error is None:
        raise Trouble(f"{label(file)}: not validated: {escape(before.reason)}")
    if as_json:
        print_json(_plain(file, mending, None, []))
    before.error.source = before.error.source or label(file)
    complain(str(before.error))
    return BROKEN


def _plain(file: str, mending: Mending, changes: Changes | None, written: list[str]) -> dict[str, Any]:
    after = mending.after
    return {
        "file": label(file), "format": after.format, "variant": after.variant, "verdict": after.verdict,
        "mended": [one.as_dict() for one in mending.mended], "left": [one.as_dict() for one in mending.left],
        "reason": escape(mending.reason), "difference": None if changes is None else changes.plain(),
        "written": list(map(escape, written)),
    }  # fmt: skip


def _show(file: str, mending: Mending, changes: Changes | None) -> None:
    after = mending.after
    if changes is not None:
        changes.show()
        say([""])
    counted = [f"{numbered(len(mending.mended), 'finding')} mended" if changes is not None else "nothing to mend"]
    counted += [f"{len(mending.left)} left"] if mending.left else []
    say([f"{label(file)}: {', '.join(counted)}, {style(after.verdict, fg=COLOURS[after.verdict], bold=True)}"])
    if mending.reason:
        say([f"  {escape(mending.reason)}"])
    say(_line("mended", one) for one in mending.mended)
    say(_line("left", one) for one in mending.left)


def _line(what: str, one: Finding) -> str:
    colour = "green" if what == "mended" else "yellow"
    place = f"{escape(one.path)} {one.place}".lstrip()
    return f"  {style(what, fg=colour)} {one.severity} {one.rule} {place}: {escape(one.message)}"
