"""The page of a keyed notation: every kind of thing with its parameters by number, and what it reads, in file order."""

from __future__ import annotations

from nkformats.codegen import ir
from nkformats.codegen.docs.forms import kind_of
from nkformats.codegen.docs.markdown import anchor, block, code, escape, inline, table
from nkformats.codegen.docs.sections import enum_section, type_rules


def is_keyed(type_def: ir.TypeDef) -> bool:
    """Whether a type belongs on the page of the keyed notation."""
    return type_def.key is not None or bool(type_def.keyed)


def keyed_page(schema: ir.Schema, rules: str, home: str) -> list[str]:
    """The page of all keyed types of a schema; empty where it has none.

    Args:
        schema: checked; rules: the folder with a page a rule, or the page with their table; home: that of the format.
    """
    types = [one for one in schema.types.values() if is_keyed(one)]
    if not types:
        return []
    named = [one for one in types if one.key is not None]
    parameters = sum(len(one.keyed) for one in named)
    reading = sum(1 for one in named if one.fields)
    lines = [
        f"# The {len(named)} operators of {escape(schema.id)}", "",
        (f"Each has a number, under which binary files know it, and parameters by number: {parameters} in all. "
        f"{reading} of them read weights; those stand in the file in the order of the tables, each a "
        f"[block]({home}#type-block) where nothing else is said. The format: [{escape(schema.title)}]({home})."), "",
        '<div class="filter" data-filter="h3" data-label="Search operators, parameters and weights"></div>', "",
    ]  # fmt: skip
    for one in types:
        lines += _section(schema, one, rules, home)
    used = {param.enum for one in types for param in one.params if param.enum}
    lines += ["## Values of parameters", ""]
    for name in (name for name in schema.enums if name in used):
        lines += enum_section(schema.enums[name])
    return lines


def _section(schema: ir.Schema, one: ir.TypeDef, rules: str, home: str) -> list[str]:
    title = one.label if one.key is not None else f"{one.label} (parameters of every layer)"
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
        rows = [_weight(one, number, field, home) for number, field in enumerate(one.fields, 1)]
        lines += table(("#", "Weight", "Block of", "When", "Meaning"), rows)
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
        return "floats" if param.type.element == ir.FLOAT else "integers"
    return {ir.FLOAT: "float", ir.TEXT: "text"}.get(str(param.type), "integer")


def _weight(one: ir.TypeDef, number: int, field: ir.Field, home: str) -> tuple[str, ...]:
    name = f'{anchor(f"field-{one.name}.{field.id}")}<span class="k k-{kind_of(field)}">{code(field.label)}</span>'
    user = field.users[0]
    what = ", ".join(code(part.text) for part in user.args)
    if user.name != "block":
        what = f"[{escape(user.name)}]({home}#type-{user.name}) {what}"
    when = code(field.condition.text) if field.condition is not None else "always"
    doc = f'<span class="doc">{inline(field.doc)}</span>'
    if field.shape:
        doc += f"<br>Shape {code('[' + ', '.join(part.text for part in field.shape) + ']')}."
    return str(number), name, what, when, doc
