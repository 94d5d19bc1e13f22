"""`nkformats inspect`: a summary that fits the eye, made from the record tree alone.

The single records of the root become key and value, its lists of records tables. Lists with one element a tensor become
columns of one table by tensor name; the lists that only say dtype and shape, and the payloads, become a few sums.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator
from typing import Any

from nkformats import Model, Tensor
from nkformats.cli import values
from nkformats.cli.console import SEVERITIES, json_option, numbered, print_json, say, style, verb
from nkformats.cli.network import (
    View,
    count,
    network_of,
    plain_graph,
    print_head,
    print_operators,
    print_tensors,
)
from nkformats.cli.network import nbytes as nbytes_of
from nkformats.cli.sources import Choice, Opened, file_argument, open_model, reading_options
from nkformats.cli.tables import Cell, Table, heading, show
from nkformats.errors import Finding, escape
from nkformats.records import BYTES, RECORD, TEXT, Field, Record, TensorList, nbytes, resolve


@verb("Summary of a file: records, layers, tensors, findings.")
@file_argument
@reading_options
@json_option
def command(file: str, choice: Choice, as_json: bool) -> int:
    r"""Summary of FILE: its records as key and value, its lists as tables, its tensors, its findings.

    Payloads are not read: `nkformats tensors` shows values, `nkformats validate` gives the verdict. Of a broken file
    the part before the fault is shown; the error goes to standard error.

    Exit status: 0 done; 1 FILE is broken; 2 it could not be done.

    JSON: file, format, variant, size, complete, error (null, or rule, path, offset, expected, got, note),
    records {path: record}, lists {path: [record]}, tensors {count, values, nbytes, groups}, findings.
    Records are written as by `nkformats dump --json`, without their tensors. A finding has rule, severity, path,
    offset, length, message, file (of a model of two files the extension of the one that it is about), line and
    column (from 1 and in bytes, in a text; else 0); error has line, column and file (its name), too.

    Of a model of two files records and lists are empty, and there is graph: file, weights {file, size} or null,
    planned_bytes, notation, dialects, layers, blobs, declared {layers, blobs}, inputs, outputs, operators [type,
    layers, nbytes, custom (null, "registered" or "unknown")], storages [storage, count, values, nbytes], stopper
    (null, or layer, name, type: from there on nobody can tell what the weights are).

    \b
    Examples:
      nkformats inspect model.nk
      nkformats inspect --json model.nk | jq .tensors.count
    """
    opened = open_model(file, choice)
    network = network_of(opened.model)
    if network is not None:
        _show_network(opened, View(network), as_json)
        return opened.status()
    summary = Summary(opened.model)
    if as_json:
        print_json({**opened.head(), **_document(summary)})
    else:
        _print(opened, summary)
    return opened.status()


def _show_network(opened: Opened, view: View, as_json: bool) -> None:
    if as_json:
        findings = [finding.as_dict() for finding in view.network.findings]
        tensors = _plain_tensors(view.tensors, _groups(view.tensors))
        graph = plain_graph(view)
        print_json(
            {**opened.head(), "records": {}, "lists": {}, "tensors": tensors, "graph": graph, "findings": findings}
        )
        return
    print_head(opened.name, opened.kind, view)
    print_operators(view)
    print_tensors(view)
    if view.network.complete:
        _print_findings(view.network.findings)


class Summary:
    """What there is to show of a model.

    Attributes:
        parts: path, and record or list of records, in file order, without payloads and lists that repeat a dtype and a
        shape. along: of a list with one element a tensor, those tensors. owned: the tensors of an element of a list,
        by its path. groups: the tensors by role and dtype.
    """

    def __init__(self, model: Model) -> None:
        self.model = model
        self.tensors: list[Tensor] = list(model.tensors.values())
        self.parts: list[tuple[str, Record | list[Record]]] = []
        self.along: dict[str, list[Tensor]] = {}
        self.owned: dict[str, list[Tensor]] = {}
        self.groups = _groups(self.tensors)
        for tensor in self.tensors:
            owner, number, _ = f"{tensor.name}..".split(".", 2)
            self.owned.setdefault(f"{owner}[{number}]", []).append(tensor)
        self._folded: set[str] = set()
        for one in model.codec.module.TENSORS:
            self._fold(one)
        self._walk(model.record, "")

    def _fold(self, one: TensorList) -> None:
        payload = resolve(self.model.record, one.field)
        if payload is None:
            return
        self._folded.add(one.field)
        base = f"{one.field}.{one.items}["
        tensors = [tensor for tensor in self.tensors if tensor.path.startswith(base)]
        tensors.sort(key=lambda tensor: int(tensor.path[len(base) : -1]))
        catalogs = [getattr(payload, name, None) for name in payload._params]
        for path in one.along:
            elements = resolve(self.model.record, path)
            if isinstance(elements, list) and len(elements) == len(tensors):
                if any(elements is catalog for catalog in catalogs):
                    self._folded.add(path)
                else:
                    self.along[path] = tensors

    def _walk(self, record: Record, path: str) -> None:
        self.parts.append((path, record))
        for field, value in values.fields(record):
            name = f"{path}.{field.name}" if path else field.name
            if field.kind != RECORD or field.role or name in self._folded:
                continue
            if not field.many:
                self._walk(value, name)
            elif value:
                self.parts.append((name, value))


def _groups(tensors: list[Tensor]) -> dict[tuple[str, str], list[Tensor]]:
    """The tensors by role and dtype."""
    groups: dict[tuple[str, str], list[Tensor]] = {}
    for tensor in tensors:
        role = tensor.name.rpartition(".")[2].partition("#")[0]
        groups.setdefault(("" if role.isdecimal() else role, tensor.dtype), []).append(tensor)
    return groups


def _document(summary: Summary) -> dict[str, Any]:
    # The parts of a record stand beside it; what is a tensor would have to be read for its digest.
    own = functools.partial(values.plain_record, skip=lambda field: field.kind == RECORD)
    whole = functools.partial(values.plain_record, skip=lambda field: field.role)
    return {
        "records": {path: own(part) for path, part in summary.parts if isinstance(part, Record)},
        "lists": {path: list(map(whole, part)) for path, part in summary.parts if isinstance(part, list)},
        "tensors": _plain_tensors(summary.tensors, summary.groups),
        "findings": [finding.as_dict() for finding in summary.model.findings],
    }


def _plain_tensors(tensors: list[Tensor], groups: dict[tuple[str, str], list[Tensor]]) -> dict[str, Any]:
    return {
        "count": len(tensors),
        "values": count(tensors),
        "nbytes": nbytes_of(tensors),
        "groups": [
            {"role": escape(role), "dtype": dtype, "count": len(its), "values": count(its), "nbytes": nbytes_of(its)}
            for (role, dtype), its in groups.items()
        ],
    }


# -- text ---------------------------------------------------------------------------------------------------------


def _print(opened: Opened, summary: Summary) -> None:
    model = opened.model
    say([f"{style(opened.name, bold=True)}: {opened.kind}, {model.codec.title}, {numbered(model.size or 0, 'byte')}"])
    for path, part in summary.parts:
        if isinstance(part, Record):
            _print_record(path, part)
        else:
            heading(path)
            show(_list_table(path, part, summary))
    _print_tensors(summary)
    if model.complete:
        _print_findings(model.findings)


def _print_record(path: str, record: Record) -> None:
    pairs = list(_pairs(record))
    if pairs:
        if path:
            heading(path)
        width = max(len(name) for name, _ in pairs)
        say(f"  {name.ljust(width)}  {value}" for name, value in pairs)


def _pairs(record: Record) -> Iterator[tuple[str, str]]:
    for field, value in values.fields(record):
        if _shown(field) and not (field.kind == BYTES and not field.many and not nbytes(value)):
            yield field.name, values.text(value, record, field)
    for name, value in values.instances(record):
        yield name, values.text(value)


def _shown(field: Field) -> bool:
    return field.kind != RECORD and not field.padding and field.constant is None


def _cells(record: Record) -> dict[str, str]:
    """The cells of one record in a table; a record in it is one cell.

    Derived fields repeat what is seen anyway, and what is a tensor has a column of its own.
    """
    cells: dict[str, str] = {}
    for field, value in values.fields(record):
        if field.kind == RECORD:
            if not field.role:
                cells[field.name] = values.text(value, record, field) if field.many else _line(value)
        elif _shown(field) and not field.derived:
            cells[field.name] = _bare(value, record, field)
    return cells


def _line(record: Record) -> str:
    return " ".join(f"{name}={f'({value})' if '=' in value else value}" for name, value in _cells(record).items())


def _bare(value: Any, record: Record, field: Field) -> str:
    """A value in a table: an enumeration by name alone, a text without quotes."""
    if isinstance(value, int) and not isinstance(value, bool) and hasattr(value, "name"):
        return escape(value.name).lower()
    return values.text(value, record, field, quoted=field.kind != TEXT, whole=field.kind == TEXT)


def _list_table(path: str, items: list[Record], summary: Summary) -> Table:
    """A row a record: by number, or by tensor where each has one; with the tensors that it owns."""
    rows = [_cells(item) for item in items]
    names = list(dict.fromkeys(name for row in rows for name in row))
    tensors = summary.along.get(path)
    keys = [str(at) for at in range(len(items))] if tensors is None else [escape(tensor.name) for tensor in tensors]
    table = Table(["#" if tensors is None else "tensor", *names], right={"#"} | _numeric(items, names))
    owned = [summary.owned.get(f"{path}[{at}]", []) for at in range(len(items))]
    if any(owned):
        table.columns.append("tensors")
    for key, row, its in zip(keys, rows, owned, strict=True):
        cells: list[Cell] = [key, *(row.get(name, "") for name in names)]
        table.add(*cells, *([_shapes(its)] if any(owned) else []))
    return table


def _numeric(items: Iterable[Record], names: list[str]) -> set[str]:
    """The columns that hold single numbers."""
    return {
        name for name in names
        if all(isinstance(getattr(item, name, 0), (int, float)) and not hasattr(getattr(item, name, 0), "name")
               for item in items)
    }  # fmt: skip


def _shapes(tensors: list[Tensor]) -> str:
    """The tensors of one layer: ``weight 8x3x3x1, bias 8``."""
    return ", ".join(
        f"{escape(tensor.name.split('.', 2)[-1])} {'x'.join(map(str, tensor.shape)) or 'scalar'}" for tensor in tensors
    )


def _print_tensors(summary: Summary) -> None:
    heading("tensors")
    if not summary.tensors:
        say(["  none"])
        return
    table = Table(["role", "dtype", "tensors", "values", "bytes"], right={"tensors", "values", "bytes"})
    for (role, dtype), tensors in summary.groups.items():
        table.add(escape(role), dtype, str(len(tensors)), f"{count(tensors):,}", f"{nbytes_of(tensors):,}")
    if len(summary.groups) > 1:
        every = summary.tensors
        table.add("all", "", str(len(every)), f"{count(every):,}", f"{nbytes_of(every):,}")
    show(table)


def _print_findings(findings: list[Finding]) -> None:
    heading("findings")
    if not findings:
        say(["  none"])
        return
    files = ["file", "line"] if any(finding.file for finding in findings) else []
    table = Table(["severity", "rule", *files, "offset", "path", "message"], right={"offset"})
    for finding in findings:
        severity = (finding.severity, SEVERITIES.get(finding.severity, ""))
        line = f"{finding.line}:{finding.column}" if finding.line else "-"
        where = [finding.file, line] if files else []
        table.add(severity, finding.rule, *where, str(finding.offset), escape(finding.path), escape(finding.message))
    show(table)
