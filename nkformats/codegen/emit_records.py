"""Emits the record module of a schema: enums, classes, tables, readers, and the functions that the world calls.

The classes come from `emit_class`, the readers from `emit_reader`; what both share is in `render`. The module that
comes out reads as if somebody had written it by hand.
"""

from __future__ import annotations

import ast
import re

from nkformats.codegen import ir, runs
from nkformats.codegen.emit_class import class_source
from nkformats.codegen.emit_keyed import keyed_notation_source
from nkformats.codegen.emit_layout import assignable, dtype_table
from nkformats.codegen.emit_message import limits as message_limits
from nkformats.codegen.emit_message import message_source, notation_source
from nkformats.codegen.emit_reader import reader_name, reader_source
from nkformats.codegen.load import SchemaError
from nkformats.codegen.render import Member, class_name
from nkformats.codegen.snippets import doc_lines, escaped, one_line, quoted, type_text

_HEADER = '''\
"""{title}: records, reader, checks.

Generated from {source}; do not edit. Fields are named and documented as in the schema.
"""
'''


def emit(schema: ir.Schema) -> str:
    """The source of the record module."""
    body: list[str] = []
    for enum in schema.enums.values():
        body += _enum(enum)
    for type_def in schema.all_types:
        body += _array_tables(schema, type_def) + _assign_functions(schema, type_def)
        body += class_source(schema, type_def)
    for type_def in schema.messages:
        body += message_source(schema, type_def)
    body += notation_source(schema)
    readers: list[str] = []
    for type_def in schema.all_types:
        readers += reader_source(schema, type_def)
    text = "\n".join([*body, *_tables(schema), *_structs(schema, "\n".join(readers)), *readers])
    text += "\n" + "\n".join([*_keyed(schema), *keyed_notation_source(schema), *_entry(schema)])
    text = _imports(text) + text
    _unique(schema, text)
    return (
        _HEADER.format(title=escaped(one_line(schema.title or schema.id)), source=f"schemas/{schema.source}")
        + text
        + "\n"
    )


def _unique(schema: ir.Schema, text: str) -> None:
    """Refuses a schema in which two names of types and enums, or one and a name of the library, become one in Python.

    Raises:
        SchemaError: at the later of them.
    """
    imports, _, body = text.partition("\n)\n")
    names = re.findall(r"^(?:class |def )?(\w+)(?=[:(]| = )", body, re.MULTILINE)
    seen = set(re.findall(r"\w+", imports.replace("import", "").replace("from", "")))
    defined = [(one.name, one.line) for one in schema.enums.values()]
    defined += [(one.name, one.line) for one in (*schema.all_types, *schema.messages)]
    lines = {made: line for name, line in defined for made in _made_of(name)}
    for name in names:
        if name in seen:
            line = next((line for made, line in lines.items() if name.startswith(made)), schema.root.line)
            raise SchemaError(schema.file, line, f"a name clash: `{name}` of the generated code has two meanings")
        seen.add(name)


def _made_of(name: str) -> tuple[str, ...]:
    return class_name(name), f"_{name.upper()}", reader_name(name)


#: What generated code takes from `nkformats.records`.
_HELPERS = (
    "BYTES", "FLOAT", "INT", "RECORD", "TEXT", "Array", "Buffer", "Cousin", "Elsewhere", "Field", "Files", "Key",
    "KeyedNotation", "KeyedType", "Message", "MessageField", "Notation", "Record", "Shapes", "TensorForm", "TensorList",
    "TextForm", "Unpackers", "WordForm", "admit", "check_tree", "chunks", "cut", "fill", "invalid", "kept",
    "length", "nbytes", "new", "over", "padded", "quotient", "raw_float", "remember", "settle", "short", "size_of",
    "some", "text_size", "view_of", "within",
)  # fmt: skip


def _imports(text: str) -> str:
    """The import block: what the text uses and nothing more."""
    found = (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name))
    # What is assigned is a member of an enum, or a table.
    words = {node.id for node in found if isinstance(node.ctx, ast.Load)}
    lines = ["", "from __future__ import annotations", ""]
    lines.append(f"from collections.abc import {', '.join(one for one in ('Callable', 'Mapping') if one in words)}")
    lines += ["from enum import IntEnum"] if "IntEnum" in words else []
    maths = [one for one in ("prod", "sqrt") if one in words]
    lines += [f"from math import {', '.join(maths)}"] if maths else []
    lines += ["from struct import Struct"] if "Struct" in words else []
    lines.append(f"from typing import {', '.join(one for one in ('Any', 'Final') if one in words)}")
    lines += [
        "",
        f"from nkformats.errors import {', '.join(n for n in ('Finding', 'FormatError', 'Rule') if n in words)}",
    ]
    names = [name for name in _HELPERS if name in words]
    return "\n".join([*lines, "from nkformats.records import (", *(f"    {name}," for name in names), ")", "", "", ""])


def _tables(schema: ir.Schema) -> list[str]:
    """Rules, limits and what the library needs to recognise the format."""
    lines = [
        f"TITLE: Final = {quoted(schema.title)}",
        f"EXTENSIONS: Final = ({''.join(quoted(e) + ', ' for e in schema.extensions).rstrip()})",
    ]
    first = _first_contents(schema, schema.root)
    lines += [f"MAGIC: Final = {first!r}", f"ROOT: Final = {class_name(schema.root.name)}"]
    limits = [
        (field.limit, Member(schema, type_def).text(field.valid.max.flat))
        for type_def in schema.all_types
        for field in type_def.fields
        if field.limit and field.valid and field.valid.max
    ]
    entries = [*(f"{quoted(name)}: {text}" for name, text in limits), *message_limits(schema)]
    if entries:
        lines += ["LIMITS: Final[dict[str, int]] = {", *(f"    {entry}," for entry in entries), "}"]
    else:
        lines.append("LIMITS: Final[dict[str, int]] = {}")
    lists = [field.tensors for field in schema.root.fields if isinstance(field.tensors, ir.TensorList)]
    lines.append("TENSORS: Final[tuple[TensorList, ...]] = (" + ("" if lists else ")"))
    for one in lists:
        items = next(f.id for f in schema.type(_user_of(schema, one.field)).fields if f.array is not None)
        owner, _, via = one.owner.partition(".")
        parts = (one.field, items, one.role, owner, via, one.count, one.size, one.shape)
        along = "".join(quoted(path) + ", " for path in one.along).rstrip()
        lines.append(f"    TensorList({', '.join(quoted(part) for part in parts)}, ({along})),")
    lines += [")"] if lists else []
    roles = {f.tensors for type_def in schema.all_types for f in type_def.fields if isinstance(f.tensors, str)}
    lines.append(f"ROLES: Final = ({''.join(quoted(role) + ', ' for role in sorted(roles)).rstrip()})")
    lines.append("RULES: Final[dict[str, Rule]] = {" + ("" if schema.rules else "}"))
    for rule in schema.rules.values():
        lines.append(f"    {quoted(rule.id)}: Rule(")
        for part in (rule.id, rule.severity, rule.summary, rule.why, rule.loader, rule.mend, rule.ref):
            lines.append(f"        {quoted(part)},")
        lines.append("    ),")
    lines += ["}"] if schema.rules else []
    return [*lines, ""]


def _user_of(schema: ir.Schema, field: str) -> str:
    return next(f.users[0].name for f in schema.root.fields if f.id == field)


def _first_contents(schema: ir.Schema, type_def: ir.TypeDef) -> bytes:
    """The bytes that every file of the format begins with."""
    first = type_def.fields[0] if type_def.fields else None
    if first is None or first.repeat or first.condition:
        return b""
    if first.contents is not None:
        return first.contents
    return _first_contents(schema, schema.types[first.users[0].name]) if isinstance(first.type, ir.User) else b""


def _structs(schema: ir.Schema, text: str) -> list[str]:
    """The precompiled Structs that the readers use."""
    lines = []
    for type_def in schema.all_types:
        for run in runs.runs_of(type_def):
            name = f"_{runs.struct_name(type_def, run)}"
            code = f'Struct("{runs.struct_format(run)}")'
            lines += [f"{name} = {code}"] if re.search(rf"\b{name}\b", text) else []
            lines += [f"{name}_AT = {code}.unpack_from"] if re.search(rf"\b{name}_AT\b", text) else []
    codes = [order + code for code in "bBhHiIqQfd" for order in "<>"]
    single = {runs.struct_constant(code): f'Struct("{code}")' for code in codes}
    single |= {runs.list_constant(code): f'Unpackers("{code}")' for code in codes}
    lines += [f"{name} = {made}" for name, made in single.items() if re.search(rf"\b{name}\b", text)]
    return [*lines, "", ""]


def _keyed(schema: ir.Schema) -> list[str]:
    """The types of a keyed notation by their name there."""
    rows = []
    for one in sorted((one for one in schema.all_types if one.key is not None), key=lambda one: one.key or 0):
        parts = (str(one.key), quoted(one.label), class_name(one.name), reader_name(one.name))
        rows.append(f"    {quoted(one.label)}: KeyedType({', '.join(parts)}),")
    return ["KEYED: Final[dict[str, KeyedType]] = {", *rows, "}", "", ""] if rows else []


def _entry(schema: ir.Schema) -> list[str]:
    """The functions that the world calls."""
    root = schema.root
    cls = class_name(root.name)
    params = "".join(f", {param.id}: {type_text(param.type)}" for param in root.params)
    names = "".join(f", {param.id}" for param in root.params)
    call = f"{reader_name(root.name)}(view, 0, len(view), limits{names})"
    return [
        f"def read(data: Buffer{params}, limits: Mapping[str, int] = LIMITS) -> {cls}:",
        '    """Reads a whole file from a buffer, without copying its payload.',
        "",
        "    Raises:",
        "        FormatError: with the path and offset of the first fault, and the records read so far (`.record`).",
        '    """',
        "    view = view_of(data)",
        f"    return {call}" + ("" if root.fixed is not None else "[0]"),
        "",
        "",
        f"def write(record: {cls}, limits: Mapping[str, int] = LIMITS) -> bytes:",
        '    """Settles a tree and gives its bytes.',
        "",
        "    Raises:",
        "        FormatError: what stands in the tree cannot be written so that it is read back.",
        '    """',
        "    settle(record)",
        '    return b"".join(chunks(record, limits))',
        "",
        "",
        f"def check(record: {cls}) -> list[Finding]:",
        '    """Every rule of the schema that a complete tree breaks."""',
        "    return check_tree(record, RULES)",
    ]


def _array_tables(schema: ir.Schema, type_def: ir.TypeDef) -> list[str]:
    """The dtype tables of a type's arrays."""
    lines = []
    for field in type_def.fields:
        if field.array is not None and field.array.on is not None:
            view = Member(schema, type_def, "s")
            table = ", ".join(f"{view.text(case.flat)}: {quoted(name)}" for case, name in field.array.cases)
            name = dtype_table(type_def, field)
            lines += [f"{name}: Final = {{{table}}}", "", ""]
    return lines


def _assign_functions(schema: ir.Schema, type_def: ir.TypeDef) -> list[str]:
    lines = []
    for field in type_def.fields:
        body = assignable(schema, type_def, field)
        if body:
            lines += [
                f"def _assign_{type_def.name}_{field.id}(s: Any, i: int, dtype: str, shape: tuple[int, ...]) -> None:",
                *(f"    {line}" for line in body),
                "",
                "",
            ]
    return lines


def _enum(enum: ir.EnumDef) -> list[str]:
    lines = [f"class {class_name(enum.name)}(IntEnum):"]
    lines += [*doc_lines(enum.doc or f"Values of `{enum.name}`.", "    "), ""]
    for value, (name, doc) in enum.members.items():
        lines.append(f"    {name.upper()} = {value}")
        lines += doc_lines(doc, "    ") if doc else []
    return [
        *lines,
        "",
        "",
        f"_{enum.name.upper()}: Final = {{int(member): member for member in {class_name(enum.name)}}}",
        "",
        "",
    ]
