"""`nkformats at`: what one byte of a file is."""

from __future__ import annotations

from typing import Any

import click

from nkformats.cli import values
from nkformats.cli.console import Trouble, json_option, numbered, print_json, say, style, verb
from nkformats.cli.network import owner_text
from nkformats.cli.sources import Choice, Opened, file_argument, is_text, open_model, reading_options
from nkformats.errors import escape
from nkformats.errors import place as place_text


def _offset(text: str) -> int:
    """A count of bytes, decimal or as Python writes it (``0xb0``)."""
    try:
        number = int(text, 0)
    except ValueError:
        number = -1
    if number < 0:
        raise click.BadParameter(f"{text!r} is no offset; write 176 or 0xb0")
    return number


@verb("Field, value and documentation of one byte.")
@file_argument
@click.argument("offset", metavar="OFFSET", type=_offset)
@reading_options
@json_option
def command(file: str, offset: int, choice: Choice, as_json: bool) -> int:
    r"""What the byte at OFFSET of FILE is: its field, value, constraint and documentation.

    Exit status: 0 done; 1 FILE is broken; 2 it could not be done: no field has the byte.

    JSON: file, format, variant, size, complete, error, place (null where no field has the byte, else path,
    offset, length, type, value, expected, rule, doc, ref; in a text also line and column, both from 1 and in bytes).
    In a text the place is a token; what belongs to none has an empty path or that of its layer.

    \b
    Examples:
      nkformats at model.nk 176
      nkformats at model.nk 0xb0
      nkformats at net.param 212
    """
    opened = open_model(file, choice)
    if is_text(opened.model):
        return _in_text(opened, offset, as_json)
    opened.require_layout()
    span = next((s for s in opened.model.spans() if s.offset <= offset < s.offset + s.length), None)
    if opened.fault is not None and (span is None or opened.fault.offset <= span.offset):
        # What stands there was not read, or was refused; a field that was refused stands in the tree.
        span = None
    if span is None and opened.error is None:
        raise Trouble(f"{opened.name}: no byte at {offset}; the file has {opened.model.size}")
    place = None
    if span is not None and span.field is not None:
        field = span.field
        place = {
            "path": span.path, "offset": span.offset, "length": span.length, "type": field.kind,
            "value": values.plain(span.value, span.record, field, span.index), "expected": field.expected,
            "rule": field.rule or field.padding or field.text, "doc": field.doc, "ref": field.ref,
        }  # fmt: skip
    if as_json:
        print_json({**opened.head(), "place": place})
    elif span is not None and span.field is not None:
        field = span.field
        rule = field.rule or field.padding or field.text
        expected = field.expected or ("zeros" if field.padding else "UTF-8" if field.text else "")
        say([f"{style(span.path, fg='cyan')}: {values.text(span.value, span.record, field, span.index)}"])
        say([f"  {field.kind}, {numbered(span.length, 'byte')} at {span.offset} ({span.offset:#x})"])
        say([f"  must be {escape(expected)} [{rule}]"] if expected else [])
        owner = owner_text(opened.model, span.path)
        lines = (*field.doc.splitlines(), f"See {field.ref}." if field.ref else "", owner)
        say(f"  {escape(line)}" for line in lines if line)
    return opened.status()


def _in_text(opened: Opened, offset: int, as_json: bool) -> int:
    """The token of a text that has a byte, by the model."""
    found: Any = None
    fault = opened.fault
    if fault is None or offset < fault.offset:
        try:
            found = opened.model.at(offset)
        except IndexError as error:
            if opened.error is None:
                raise Trouble(f"{opened.name}: no byte at {offset}; the file has {opened.model.size}") from error
    if as_json:
        place = None
        if found is not None:
            names = ("path", "offset", "length", "type", "value", "expected", "rule", "doc", "ref", "line", "column")
            place = {name: getattr(found, name) for name in names}
            place |= {"path": escape(found.path), "value": values.plain(found.value), "doc": escape(found.doc)}
        print_json({**opened.head(), "place": place})
    elif found is not None:
        path = style(escape(found.path) or found.type, fg="cyan")
        say([f"{path}: {values.text(found.value)}"])
        where = place_text(found.offset, found.line, found.column)
        say([f"  {found.type}, {numbered(found.length, 'byte')} {where}"])
        owner = owner_text(opened.model, found.path)
        say(f"  {escape(line)}" for line in (*found.doc.splitlines(), owner) if line)
    return opened.status()
