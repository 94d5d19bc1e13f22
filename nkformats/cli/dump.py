"""`nkformats dump`: the whole record tree, as indented text or as JSON."""

from __future__ import annotations

from collections.abc import Iterator

from nkformats.cli import values
from nkformats.cli.console import json_option, print_json, say, style, verb
from nkformats.cli.network import View, dump_lines, network_of, plain_record
from nkformats.cli.sources import Choice, Opened, file_argument, open_model, reading_options
from nkformats.records import TAG, Record, Span, spans


@verb("The whole record tree.")
@file_argument
@reading_options
@json_option
def command(file: str, choice: Choice, as_json: bool) -> int:
    r"""The whole record tree of FILE, one line a field, with the offset of each.

    A line with `=` is a value instance: computed by the schema from the fields of its record, not stored. Of a broken
    file the tree is shown as far as it was read; the error goes to standard error.

    Exit status: 0 done; 1 FILE is broken; 2 it could not be done.

    JSON: file, format, variant, size, complete, error, record. A record has its fields by name, its class as "$type",
    its place in the file as "$offset" and "$length", its value instances as "$instances". A field with an enumeration
    is {"name", "value"}, the name null where the value is not in it. Bytes, and texts that are not UTF-8, are
    {"nbytes", "hex"} up to 64 bytes and {"nbytes", "sha256"} beyond; arrays also have "dtype" and "shape". NaN and the
    infinities are the texts "NaN", "Infinity", "-Infinity".

    Of a model of two files: each layer with its blobs, its parameters by name (those with `default` are not in the
    file) and its weights with their offsets, whichever of the two FILE is. In JSON record.layers has type, name,
    bottoms, tops, params {name: {"value", "default", "key"}}, body (null, or the record of its weights); an enumeration
    also has "name", a value that no loader takes stands as "given" beside the default.

    \b
    Examples:
      nkformats dump model.nk | less
      nkformats dump --json model.nk | jq .record
    """
    opened = open_model(file, choice)
    network = network_of(opened.model)
    if network is not None:
        view = View(network)
        if as_json:
            print_json({**opened.head(), "record": plain_record(view)})
        else:
            say(dump_lines(view))
        return opened.status()
    broken = opened.error.path if opened.error else None
    if as_json:
        where = {span.path: (span.offset, span.length) for span in opened.model.spans(nodes=True)}
        if where:
            where[""] = (0, opened.model.size or 0)
        record = values.plain_record(opened.model.record, where, broken=broken)
        print_json({**opened.head(), "record": record})
    else:
        say(_lines(opened))
    return opened.status()


def _lines(opened: Opened) -> Iterator[str]:
    """A line for each span; after the parts of a record, those of its value instances."""
    open_records: list[tuple[int, Record]] = []
    # The bytes of another notation are elsewhere than these.
    placed = not opened.model.has_original
    for span in spans(opened.model.record, nodes=True):
        depth = span.path.count(".") + span.path.count("[")
        while open_records and open_records[-1][0] >= depth:
            yield from _instance_lines(*open_records.pop())
        if isinstance(span.value, Record):
            open_records.append((depth, span.value))
        if (line := _line(span, opened)) is not None:
            yield f"{f'{span.offset:08x}' if placed else ' ' * 8}  {'  ' * depth}{line}"
    while open_records:
        yield from _instance_lines(*open_records.pop())
    yield from _instance_lines(-1, opened.model.record)


def _line(span: Span, opened: Opened) -> str | None:
    field, error = span.field, opened.error
    if field is None or span.record is None or field is TAG:
        return None
    element = span.path.endswith("]")
    if element and values.is_number_list(field):
        return None
    name = span.path[span.path.rfind("[") :] if element else field.name
    if error is not None and error.path == span.path and not isinstance(span.value, (Record, list)):
        value = style(f"expected {error.expected}, got {error.got}", fg="red")
    else:
        value = values.text(span.value, span.record, field, span.index, whole=True)
    kind = style("  padding", dim=True) if field.padding else style("  derived", dim=True) if field.derived else ""
    return f"{style(name, fg='cyan')}: {value}{kind}"


def _instance_lines(depth: int, record: Record) -> Iterator[str]:
    for name, value in values.instances(record):
        yield style(f"{'':8}  {'  ' * (depth + 1)}= {name}: {values.text(value)}", dim=True)
