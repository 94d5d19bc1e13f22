"""Emits what networks of keyed types have in common, as one constant of the record module."""

from __future__ import annotations

import re
from collections.abc import Iterable

from nkformats.codegen import ir
from nkformats.codegen.emit_reader import reader_name
from nkformats.codegen.render import class_name
from nkformats.codegen.snippets import quoted


def keyed_notation_source(schema: ir.Schema) -> list[str]:
    """The table of a keyed notation; nothing for a schema without one."""
    one = schema.keyed
    if one is None:
        return []
    param, sizes, axes = one.shapes
    members = schema.enums[one.dialect].members.values() if one.dialect else ()
    loads = _table((quoted(name), f"{class_name(enum)}.{member.upper()}") for name, (enum, member) in one.loads.items())
    # No identifier begins with a digit.
    names = {re.sub("^[a-z](?=[0-9]+$)", "", name): name.upper() for name, _ in members}
    dialects = _table((quoted(name), f"{class_name(one.dialect)}.{member}") for name, member in names.items())
    words = ", ".join(
        [class_name(schema.root.name), "MAGIC", class_name(one.layer), reader_name(one.layer), *_named(one.words)]
    )
    return [
        "NOTATION: Final = KeyedNotation(",
        f"    {quoted(schema.id)}, KEYED, {class_name(one.common)}, {class_name(one.block)}, {reader_name(one.block)},",
        f"    Files({', '.join(f'{key}={quoted(name)}' for key, name in one.files.items())}),",
        "    TextForm(",
        f"        what={quoted(one.what)}, {', '.join(_named(one.text))},",
        f"        cousin=Cousin({_row(one.cousin[0])}, {quoted(one.cousin[1])}),",
        "        faults={",
        *(f"            {quoted(fault)}: {quoted(rule)}," for fault, rule in one.faults.items()),
        "        },",
        "    ),",
        f"    WordForm({words}),",
        f"    Shapes({quoted(param)}, {_rows(sizes)}, {_table((str(len(row)), _row(row)) for row in axes)}),",
        f"    weights={_table((quoted(fault), quoted(rule)) for fault, rule in one.weights.items())},",
        f"    {', '.join(_named(one.numbers))},",
        f"    loads={loads},",
        f"    dialect={quoted(one.dialect)}, dialects={dialects},",
        f"    feed={quoted(one.feed)}, strays={_table((quoted(key), str(size)) for key, size in one.strays.items())},",
        "    limits=LIMITS,",
        ")",
        "",
        "",
    ]


def _named(numbers: dict[str, int]) -> list[str]:
    return [f"{name}={number}" for name, number in numbers.items()]


def _row(names: list[str]) -> str:
    return f"({', '.join(map(quoted, names))}{',' if len(names) == 1 else ''})"


def _rows(rows: list[list[str]]) -> str:
    return f"({', '.join(map(_row, rows))}{',' if len(rows) == 1 else ''})"


def _table(entries: Iterable[tuple[str, str]]) -> str:
    return "{" + ", ".join(f"{key}: {value}" for key, value in entries) + "}"
