"""`nkformats set`: fields of a file changed by their paths."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import click

from nkformats import Model, Report, validate
from nkformats.cli.console import Broken, Trouble, json_option, print_json, say, verb
from nkformats.cli.replacing import Changes, Target, elsewhere, target_options, write_files
from nkformats.cli.sources import (
    STDIN,
    Choice,
    Opened,
    file_argument,
    label,
    open_bytes,
    open_model,
    reading_options,
    source_of,
)
from nkformats.editing import Named, assign, judge, patch, refused
from nkformats.errors import Finding, FormatError, escape


def _edit(context: click.Context, parameter: click.Parameter, texts: tuple[str, ...]) -> list[tuple[str, str]]:
    """The edits as path and value."""
    edits = []
    for text in texts:
        path, sign, value = text.partition("=")
        if not sign or not path:
            raise click.BadParameter(f"{text!r} is not PATH=VALUE, for example header.version=3")
        edits.append((path.strip(), value))
    return edits


@verb("Change fields of a file by their paths.")
@file_argument
@click.argument("edits", metavar="PATH=VALUE...", nargs=-1, required=True, callback=_edit)
@click.option(
    "--patch", "patching", is_flag=True, help="Change the bytes of these fields alone, whatever becomes of the file."
)
@target_options("edited")
@reading_options
@json_option
def command(
    file: str, edits: list[tuple[str, str]], patching: bool, target: Target, choice: Choice, as_json: bool
) -> int:  # fmt: skip
    r"""Sets each PATH of FILE to VALUE. Paths are those that `dump`, `at` and findings print.

    VALUE is read by the field's type: whole numbers in any base or a name of theirs (`relu`), floats also as `nan`,
    `inf` or hexadecimal, texts as they are, bytes as hexadecimal digits or as b'..', lists with commas. Of a model of
    two files the parameters of a layer have paths by name or by number: layers[1].params.stride_w, layers[1].params.3;
    an empty VALUE takes one out.

    Counts, sizes and offsets follow and cannot be set. A model that could not be read back is refused, and nothing is
    written. --patch changes the bytes of the fields and nothing else: derived fields, constants and values that make a
    file unreadable can be had so, and files that cannot be read to their end can be changed as far as they are read.

    What differs is shown before anything is written. Without --out and --in-place the result goes into a new file
    beside FILE, with `.edited` before its extension; of a model of two files both are written. In place, and to
    standard output, only those of the two go that have changed. Rules that the result breaks and FILE does not are
    told.

    Exit status: 0 done; 1 FILE cannot be read; 2 it could not be done: no such path, no such value, a derived field, a
    result that could not be read.

    JSON: file, format, variant, verdict (of the result), added (findings that FILE does not have), difference (as of
    `diff`, with lines [line, a, b] of a text; null with --patch), patched [path, offset, a, b] (hexadecimal, --patch
    alone), written (names of files).

    \b
    Examples:
      nkformats set model.nk layers[0].body.activation=relu6 --out new.nk
      nkformats set model.nk "header.input_shape=[1, 28, 28, 1]" --dry-run
      nkformats set net.param layers[1].params.stride_w=2 layers[1].name=first --in-place
      nkformats set model.nk header.num_layers=0xffff --patch --out broken.nk
    """
    if as_json and target.stdout:
        raise click.UsageError("--json and --out - would mix")
    if patching:
        return _patch(file, edits, target, choice, as_json)
    source = source_of(file, choice.options)
    opened = open_model(file, choice, source)
    if opened.error is not None:
        raise Broken(f"{opened.error}\n--patch changes bytes of a file that cannot be read to its end")
    model = opened.model
    before = validate(source, **choice.options)
    files, after = _edited(opened, edits, choice)
    changes = Changes(model, after, files)
    paths = target.paths(file, model, files)
    added = _added(before, after)
    if not as_json:
        with elsewhere(target):
            changes.show()
            say([f"{opened.name}: nothing differs"] if changes.difference.same and not changes.lines else [])
    written = [] if target.dry else write_files(paths, files if target.stdout else target.changed(model, files))
    return _end(file, after, added, written, as_json, {"difference": changes.plain(), "patched": []})


def _edited(opened: Opened, edits: list[tuple[str, str]], choice: Choice) -> tuple[dict[str, bytes], Report]:
    """The files of the edited model by extension, and the verdict on them.

    Raises:
        Trouble: there is no such field or value, or the result could not be read back.
    """
    model = opened.model
    if model.has_original:
        raise Trouble(f"{opened.name}: {model.variant} is only read; `nkformats convert --as` writes another variant")
    twin = copy.deepcopy(model)
    try:
        for path, text in edits:
            assign(twin, path, text)
        files = twin.to_files()
    except FormatError as error:
        raise Trouble(f"refused, nothing is written: {opened.name}: {refused(error)}") from error
    except ValueError as error:
        raise Trouble(f"{opened.name}: {error}") from error
    after = judge(twin, files, choice.options)
    if after.error is not None:
        raise Trouble(f"refused, nothing is written: {after.error}")
    return files, after


def _end(
    file: str, after: Report, added: list[Finding], written: list[str], as_json: bool, more: dict[str, Any]
) -> int:  # fmt: skip
    if as_json:
        head = {"file": label(file), "format": after.format, "variant": after.variant, "verdict": after.verdict}
        plain = [one.as_dict() for one in added]
        print_json({**head, "added": plain, **more, "written": list(map(escape, written))})
        return 0
    for one in added:
        click.echo(f"now: {one.severity} {one.rule} {escape(one.path)} {one.place}: {escape(one.message)}", err=True)
    for name in written:
        click.echo(f"written: {label(name)}", err=True)
    return 0


def _added(before: Report, after: Report) -> list[Finding]:
    """The findings that the file did not have."""
    known = Counter((one.rule, one.path) for one in before.findings)
    return [one for one in after.findings if not known[one.rule, one.path]]


def _patch(file: str, edits: list[tuple[str, str]], target: Target, choice: Choice, as_json: bool) -> int:
    """Changes bytes alone."""
    source = source_of(file, choice.options)
    data = bytes(source) if isinstance(source, bytes) else bytes(open_bytes(file, choice))
    opened = open_model(file, choice, source)
    model: Model = opened.model
    opened.require_layout()
    before = validate(source, **choice.options)
    patched = []
    result = data
    where = {span.path: span for span in model.spans()}
    for name, text in edits:
        try:
            result = patch(model, result, name, text)
        except ValueError as error:
            raise Trouble(f"{opened.name}: {error}") from error
        span = where[name]
        old, new = (bytes(one[span.offset : span.offset + span.length]).hex() for one in (data, result))
        patched.append({"path": name, "offset": span.offset, "a": old, "b": new})
    path = target.path(file)
    if not as_json:
        with elsewhere(target):
            for one in patched:
                say([f"~ {escape(str(one['path']))}: {one['a']} -> {one['b']}  at byte {one['offset']}"])
    after = validate(Named(result, None if file == STDIN else file), **{**choice.options, "format": model.format})
    if after.error is not None and not as_json:
        click.echo(f"now: cannot be read to its end: {after.error}", err=True)
    written = [] if target.dry else write_files({"": path}, {"": result})
    more = {"difference": None, "patched": patched}
    return _end(file, after, [] if after.error else _added(before, after), written, as_json, more)
