"""The page of a keyed notation: every kind of thing with its parameters by number, and what it reads, in file order."""

from __future__ import annotations

from collections import Counter

from nkformats.codegen import ir
from nkformats.codegen.docs.forms import kind_of, size_words
from nkformats.codegen.docs.markdown import anchor, block, code, escape, inline, table
from nkformats.codegen.docs.sections import enum_section, type_rules


def is_keyed(type_def: ir.TypeDef) -> bool:
    """Whether a type belongs on the page of the keyed notation."""
    return type_def.key is not None or bool(type_def.keyed)


def keyed_name(schema: ir.Schema) -> str:
    """What the page of the keyed types is called: it has operators where they have numbers, else messages."""
    return "operators" if any(one.key is not None for one in schema.types.values()) else "messages"


def usual_type(types: list[ir.TypeDef]) -> str:
    """The record type that most of what these types read is of."""
    names = Counter(user.name for one in types for field in one.fields for user in field.users)
    return names.most_common(1)[0][0] if names else ""


def keyed_page(schema: ir.Schema, rules: str, home: str) -> list[str]:
    """The page of all keyed types of a schema; empty where it has none.

    Args:
        schema: checked; rules: the folder with a page a rule, or the page with their table; home: that of the format.
    """
    types = [one for one in schema.types.values() if is_keyed(one)]
    if not types:
        return []
    named = [one for one in types if one.key is not None] or types
    usual = usual_type(named)
    what = keyed_name(schema)
    lines = [
        f"# The {len(named)} {what} of {escape(schema.id)}", "",
        f"{_intro(named, usual, home)}The format: [{escape(schema.title)}]({home}).", "",
        f'<div class="filter" data-filter="h3" data-label="Search {what} by name, parameter and word"></div>', "",
    ]  # fmt: skip
    for one in types:
        lines += _section(schema, one, rules, home, usual)
    used = {param.enum for one in types for param in one.params if param.enum}
    lines += ["## Values of parameters", ""]
    for name in (name for name in schema.enums if name in used):
        lines += enum_section(schema.enums[name])
    return lines


def _intro(named: list[ir.TypeDef], usual: str, home: str) -> str:
    count = sum(len(one.keyed) for one in named)
    if named[0].key is None:
        return f"Each consists of fields by number, {count} in all. "
    reading = sum(1 for one in named if one.fields)
    text = (
        f"Each has a number, under which binary files know it, and parameters by number: {count} in all. "
        f"{reading} of them read weights; those stand in the file in the order of the tables"
    )
    return text + (f", each a [{escape(usual)}]({home}#type-{usual}) where nothing else is said. " if usual else ". ")


def _section(schema: ir.Schema, one: ir.TypeDef, rules: str, home: str, usual: str) -> list[str]:
    shared = one.key is None and keyed_name(schema) == "operators"
    title = f"{one.label} (parameters of every layer)" if shared else one.label
    lines = [f"### {escape(title)} {{#type-{one.name}}}", "", block(one.doc), ""]
    if one.key is not None:
        what = "Reads no weights." if not one.fields else ""
        lines += [f"**Number:** {one.key}. {what}".rstrip(), ""]
    if one.keyed:
        rows = [_parameter(one, param) for param in sorted(one.keyed, key=lambda param: param.key or 0)]
        lines += table(("Key", "Parameter", "Type", "Default", "Meaning"), rows)
    plain = [param for param in one.params if param.key is None]
    if plain:
        lines += table(("Given from outside", "Meaning"), [(code(param.id), inline(param.doc)) for param in plain])
    if one.fields:
        rows = [_weight(schema, one, number, field, home, usual) for number, field in enumerate(one.fields, 1)]
        lines += table(("#", "Weight", f"{usual.capitalize()} of", "When", "Meaning"), rows)
    if one.instances:
        shown = [(code(each.id), code(each.value.text), inline(each.doc)) for each in one.instances.values()]
        lines += table(("Value", "Is", "Meaning"), shown)
    return lines + type_rules(schema, one, rules)


def _parameter(one: ir.TypeDef, param: ir.Param) -> tuple[str, ...]:
    default = param.default
    if default is None:
        many = isinstance(param.type, ir.ListOf) or param.type == ir.TEXT
        shown = "empty" if many else "0"
    elif isinstance(default, ir.Expr):
        shown = code(default.text)
    else:
        shown = code(str(default))
    name = f"{anchor(f'param-{one.name}.{param.id}')}{code(param.label)}"
    doc = f'<span class="doc">{inline(param.doc)}</span>'
    return str(param.key), name, _param_type(param), shown, doc


def _param_type(param: ir.Param) -> str:
    if param.enum:
        return f"[{escape(param.enum)}](#enum-{param.enum})"
    if isinstance(param.type, ir.ListOf):
        inner = _plain_type(param.type.element)
        return f"list of {inner}" if inner.startswith("[") else f"{inner}s".replace("bytess", "lists of bytes")
    return _plain_type(param.type)


def _plain_type(type_: ir.Type) -> str:
    if isinstance(type_, ir.RecordOf):
        return " or ".join(f"[{escape(name)}](#type-{name})" for name in type_.names)
    return {ir.FLOAT: "float", ir.TEXT: "text", ir.BYTES: "bytes"}.get(str(type_), "integer")


def _weight(schema: ir.Schema, one: ir.TypeDef, number: int, field: ir.Field, home: str, usual: str) -> tuple[str, ...]:
    name = f'{anchor(f"field-{one.name}.{field.id}")}<span class="k k-{kind_of(field)}">{code(field.label)}</span>'
    what = ", ".join(code(part.text) for user in field.users for part in user.args)
    if usual not in (user.name for user in field.users):
        names = (f"[{escape(user.name)}]({home}#type-{user.name})" for user in field.users)
        what = f"{' or '.join(names) or escape(size_words(schema, field))} {what}"
    when = code(field.condition.text) if field.condition is not None else "always"
    doc = f'<span class="doc">{inline(field.doc)}</span>'
    if field.shape:
        doc += f"<br>Shape {code('[' + ', '.join(part.text for part in field.shape) + ']')}."
    return str(number), name, what, when, doc
