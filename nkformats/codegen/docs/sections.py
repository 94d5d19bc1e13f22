"""The sections of a format's pages: a type with its fields, an enumeration, a table of rules."""

from __future__ import annotations

from collections.abc import Iterable

from nkformats.codegen import ir
from nkformats.codegen.docs.forms import (
    check_words,
    constraints,
    fixed_size,
    kind_of,
    rule_link,
    size_words,
    type_words,
)
from nkformats.codegen.docs.markdown import anchor, block, code, escape, inline, table
from nkformats.codegen.docs.pictures import ruler


def type_section(schema: ir.Schema, type_def: ir.TypeDef, rules: str) -> list[str]:
    """The section of a type: documentation, ruler, parameters, fields, values that follow, tensors, rules."""
    is_root = type_def is schema.root
    title = "The file" if is_root else type_def.name
    lines = [f"### {escape(title)} {{#type-{type_def.name}}}", ""]
    if not is_root:
        lines += [block(type_def.doc), ""]
    lines += [_facts(schema, type_def), ""]
    if type_def.fields:
        lines += [f'<figure class="bytes">{ruler(schema, type_def)}</figure>', ""]
    lines += _params(type_def)
    lines += field_table(schema, type_def, rules)
    lines += _instances(type_def)
    lines += _tensors(type_def)
    lines += type_rules(schema, type_def, rules)
    return lines


def _facts(schema: ir.Schema, type_def: ir.TypeDef) -> str:
    low, high = type_def.min_size, type_def.max_size
    size = f"{low} bytes" if low == high else f"{low} bytes or more"
    if high is not None and high != low and high < 1 << 20:
        size = f"{low} to {high} bytes"
    users = [
        f"[{escape(one.name)}](#type-{one.name})" for one in schema.all_types
        if one.key is None and any(user.name == type_def.name for field in one.fields for user in field.users)
    ]  # fmt: skip
    text = f"**Size:** {size}."
    if users:
        text += f" **In:** {', '.join(users)}."
    return text + (f" **See:** {inline(type_def.ref)}." if type_def.ref else "")


def _params(type_def: ir.TypeDef) -> list[str]:
    """What a type has to be told, since its bytes do not say it."""
    plain = [param for param in type_def.params if param.key is None]
    if not plain:
        return []
    rows = [(code(param.id), inline(param.doc)) for param in plain]
    return ["Given from outside:", "", *table(("Parameter", "Meaning"), rows)]


def field_table(schema: ir.Schema, type_def: ir.TypeDef, rules: str) -> list[str]:
    """The fields of a type, in file order."""
    rows = []
    offset: int | None = 0
    behind, since = "", 0
    for field in type_def.fields:
        if offset is not None:
            where = str(offset)
        else:
            where = f"behind {code(behind)}" + (f" + {since}" if since else "")
        rows.append(
            (where, escape(size_words(schema, field)), type_words(field), _name(type_def, field),
             _meaning(schema, field, rules))
        )  # fmt: skip
        size = fixed_size(schema, field)
        if size is None:
            offset, behind, since = None, field.id, 0
        else:
            offset = None if offset is None else offset + size
            since += size
    return table(("Offset", "Size", "Type", "Name", "Meaning"), rows) if rows else []


def _name(type_def: ir.TypeDef, field: ir.Field) -> str:
    return f'{anchor(f"field-{type_def.name}.{field.id}")}<span class="k k-{kind_of(field)}">{code(field.id)}</span>'


def _meaning(schema: ir.Schema, field: ir.Field, rules: str) -> str:
    """Documentation, when it is there, what a writer computes, constraints, the section of the specification."""
    parts = [f'<span class="doc">{inline(field.doc)}</span>']
    if field.condition is not None:
        parts.append(f"Only if {code(field.condition.text)}.")
    if field.derive is not None:
        parts.append(f"A writer computes it: {code(field.derive.text)}.")
    elif field.derived:
        parts.append("A writer computes it from what it counts, measures or announces.")
    if field.default is not None:
        parts.append(f"Default {code(str(field.default))}.")
    if isinstance(field.tensors, str) or field.is_tensor:
        parts.append("This is a tensor.")
    parts += constraints(schema, field, rules)
    if field.ref:
        parts.append(f'<span class="ref">{inline(field.ref)}</span>')
    return "<br>".join(parts)


def _instances(type_def: ir.TypeDef) -> list[str]:
    if not type_def.instances:
        return []
    rows = [
        (f"{anchor(f'value-{type_def.name}.{one.id}')}{code(one.id)}", code(one.value.text), inline(one.doc))
        for one in type_def.instances.values()
    ]
    return ["Values that follow from the fields:", "", *table(("Value", "Is", "Meaning"), rows)]


def _tensors(type_def: ir.TypeDef) -> list[str]:
    rows = list(_specs(type_def.tensors, "", []))
    if not rows:
        return []
    return ["Tensors that it takes, in this order:", "", *table(("Tensor", "Shape", "When"), rows)]


def _specs(specs: list[ir.TensorSpec], prefix: str, when: list[str]) -> Iterable[tuple[str, str, str]]:
    for spec in specs:
        name = f"{prefix}{spec.id}." if spec.id else prefix
        conditions = [*when, *([f"if {code(spec.condition.text)}"] if spec.condition is not None else [])]
        if isinstance(spec.repeat, list):
            name += "{" + ", ".join(spec.repeat) + "}."
        elif spec.repeat is not None:
            name += "i."
            conditions.append(f"for each of {code(spec.repeat.text)}")
        for role, shape in spec.roles.items():
            sizes = ", ".join(f"any {one}" if isinstance(one, str) else one.text for one in shape)
            yield code(name + role), code(f"[{sizes}]"), ", ".join(conditions) or "always"
        yield from _specs(spec.nested, name, conditions)


def type_rules(schema: ir.Schema, type_def: ir.TypeDef, rules: str) -> list[str]:
    """The rules about a type as a whole."""
    lines = [f"* {check_words(schema, check, rules)}" for check in type_def.checks]
    return ["Rules about the whole:", "", *lines, ""] if lines else []


def enum_section(enum: ir.EnumDef) -> list[str]:
    """An enumeration."""
    rows = [
        (str(value), f"{anchor(f'value-{enum.name}.{name}')}{code(name)}", inline(doc))
        for value, (name, doc) in enum.members.items()
    ]
    documented = any(doc for _, _, doc in rows)
    head = ("Value", "Name", "Meaning") if documented else ("Value", "Name")
    return [f"### {escape(enum.name)} {{#enum-{enum.name}}}", "", *table(head, (row[: len(head)] for row in rows))]


def rule_table(found: Iterable[tuple[str, str, str, str]], rules: str) -> list[str]:
    """Rules: id, severity, summary and what the reference loader does."""
    rows = [
        (
            f"{anchor(f'rule-{id}')}[{id}]({rule_link(rules, id)})",
            f'<span class="rule {severity}">{severity}</span>',
            inline(summary),
            inline(loader),
        )
        for id, severity, summary, loader in found
    ]
    return table(("Rule", "Severity", "What is wrong", "The reference loader"), rows)
