"""Emits the classes of messages, whose parameters are fields in a tag-length-value notation, and what they share."""

from __future__ import annotations

import textwrap

from nkformats.codegen import ir
from nkformats.codegen.emit_class import check_source
from nkformats.codegen.render import Member, class_name
from nkformats.codegen.snippets import doc_lines, one_line, quoted, type_text


def message_source(schema: ir.Schema, type_def: ir.TypeDef) -> list[str]:
    """The lines of the class of a message."""
    name = class_name(type_def.name)
    tail = [f"Source: {type_def.ref}."] if type_def.ref else None
    out = [
        *_dtype_tables(schema, type_def),
        f"class {name}(Message):",
        *doc_lines(type_def.doc or f"`{type_def.name}` of the schema.", "    ", tail),
        "",
        "    __slots__ = ()",
        f"    _label = {quoted(type_def.label)}",
        *(f"    {param.id}: {_annotation(param)}{_none(param)}" for param in type_def.params),
        "",
        *_init(type_def),
        *_check(schema, type_def),
        "",
        "    _fields = (",
        *(f"        {_field(schema, type_def, param)}," for param in type_def.params),
        "    )",
    ]
    return [*out, "", ""]


def notation_source(schema: ir.Schema) -> list[str]:
    """What the messages of a schema share, made once all of them are there."""
    if schema.notation is None:
        return []
    classes = ", ".join(class_name(one.name) for one in schema.messages)
    parts = [_rules(schema.notation.rules), f"{{{', '.join(limits(schema))}}}", f"({classes},)"]
    if schema.notation.tensors is None:
        return [f"NOTATION: Final = Notation({', '.join(parts)})", "", ""]
    return [
        "NOTATION: Final = Notation(",
        *(f"    {part}," for part in (*parts, *_tensor_form(schema, schema.notation.tensors))),
        ")",
        "",
        "",
    ]


def _tensor_form(schema: ir.Schema, one: ir.TensorMessage) -> list[str]:
    """Which message is a tensor."""
    message = schema.types[one.type]
    enum = class_name(next(param.enum for param in message.params if param.id == one.where))
    elsewhere = [
        quoted(one.where), *(f"{enum}.{name.upper()}" for name in one.members),
        f"entries={quoted(one.entries)}", f"entry={class_name(one.entry)}",
        *(f"{key}={quoted(name)}" for key, name in one.keys.items()),
        f"digest={quoted(one.digest)}", f"alignment={one.alignment}", f"faults={_rules(one.elsewhere)}",
    ]  # fmt: skip
    form = [
        quoted(one.title), class_name(one.type), *(f"{key}={quoted(name)}" for key, name in one.fields.items()),
        f"own={quoted(one.own)}", f"faults={_rules(one.faults)}", f"elsewhere=Elsewhere({', '.join(elsewhere)})",
    ]  # fmt: skip
    return [f"TensorForm({', '.join(form)})"]


def _rules(faults: dict[str, str]) -> str:
    return "{" + ", ".join(f"{quoted(fault)}: {quoted(rule)}" for fault, rule in faults.items()) + "}"


def limits(schema: ir.Schema) -> list[str]:
    """The limits of a walk, as entries of a table: what a caller may set otherwise."""
    if schema.notation is None:
        return []
    names = {"levels": "messages.levels", "messages": "messages.count", "arrays": "messages.arrays"}
    return [f"{quoted(names[name])}: {value}" for name, value in schema.notation.limits.items()]


def _annotation(param: ir.Param) -> str:
    """A payload is one buffer, however many numbers are in it."""
    return "Buffer" if param.array is not None and param.form != "bytes" else type_text(param.type, loose=True)


def _none(param: ir.Param) -> str:
    payload = param.array is not None and param.form != "bytes"
    listed = isinstance(param.type, ir.ListOf) and not payload
    return "" if listed or param.default is not None else " | None"


def _init(type_def: ir.TypeDef) -> list[str]:
    docs: list[str] = []
    for param in type_def.params:
        docs += textwrap.wrap(f"    {param.id}: {one_line(param.doc)}", 108, subsequent_indent="        ")
    names = ", ".join(f"{quoted(param.id)}: {param.id}" for param in type_def.params)
    return [
        "    def __init__(",
        "        self,",
        "        *,",
        *(f"        {param.id}: {_annotation(param)} | None = None," for param in type_def.params),
        "    ) -> None:",
        *doc_lines(f"A new `{type_def.label}`.", "        ", ["Args:", *docs]),
        f"        self._fill({{{names}}})",
    ]


def _check(schema: ir.Schema, type_def: ir.TypeDef) -> list[str]:
    lines = check_source(schema, type_def)
    if not lines:
        return []
    head = "    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:"
    return ["", head, "        super()._check(root, report)", *(f"        {line}" for line in lines)]


def _field(schema: ir.Schema, type_def: ir.TypeDef, param: ir.Param) -> str:
    """The entry of a field in the table."""
    parts = [quoted(param.id), str(param.key), quoted(param.form)]
    inner = param.type.element if isinstance(param.type, ir.ListOf) else param.type
    parts += ["many=True"] if isinstance(param.type, ir.ListOf) else []
    parts += [f"part={quoted(class_name(inner.names[0]))}"] if isinstance(inner, ir.RecordOf) else []
    parts += [f"enum=_{param.enum.upper()}"] if param.enum else []
    if param.default is not None:
        view = Member(schema, type_def, "s")
        value = view.text(param.default.flat) if isinstance(param.default, ir.Expr) else repr(param.default)
        parts.append(f"default=_{param.enum.upper()}[{value}]" if param.enum else f"default={value}")
    if param.array is not None:
        parts.append(f"array={_array(schema, type_def, param, param.array)}")
    parts += [f"doc={quoted(one_line(param.doc))}"] if param.doc else []
    parts += [f"ref={quoted(param.ref or type_def.ref)}"] if param.ref or type_def.ref else []
    return f"MessageField({', '.join(parts)})"


def _array(schema: ir.Schema, type_def: ir.TypeDef, param: ir.Param, array: ir.ArrayType) -> str:
    view = Member(schema, type_def, "s")
    dtype = quoted(array.dtype)
    table = ""
    if array.on is not None:
        dtype = f"{_table_name(type_def, param)}.get({view.text(array.on.flat)})"
        table = f", table={_table_name(type_def, param)}"
    sizes = ", ".join(view.text(one.flat) for one in array.shape)
    shape = f"({sizes},)" if array.shape_is_list else sizes
    return f'Array(lambda s, i: {dtype}, lambda s, i: {shape}, "<"{table})'


def _table_name(type_def: ir.TypeDef, param: ir.Param) -> str:
    return f"_{type_def.name}_{param.id}_dtypes".upper()


def _dtype_tables(schema: ir.Schema, type_def: ir.TypeDef) -> list[str]:
    lines = []
    for param in type_def.params:
        if param.array is not None and param.array.on is not None:
            view = Member(schema, type_def, "s")
            rows = [f"    {view.text(case.flat)}: {quoted(dtype)}," for case, dtype in param.array.cases]
            lines += [f"{_table_name(type_def, param)}: Final = {{", *rows, "}", "", ""]
    return lines
