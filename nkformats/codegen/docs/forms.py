"""What a reader wants to know of a field beside its name: how many bytes, of which kind, under which rules."""

from __future__ import annotations

from nkformats.codegen import expr, ir
from nkformats.codegen.docs.markdown import code, escape, inline

#: Kinds of fields, which colours go by: number kinds, then what is made of bytes, then filler.
KINDS = ("integer", "float", "enum", "text", "array", "bytes", "record", "constant", "padding")

#: Most expressions of a rule are short; a longer one is in the rule's own page and in the schema.
LONGEST = 240


def kind_of(field: ir.Field) -> str:
    """The kind of a field, one of `KINDS`."""
    if field.contents is not None:
        return "constant"
    if field.padding:
        return "padding"
    if field.users:
        return "record"
    if field.enum:
        return "enum"
    if field.numeric:
        return "float" if field.numeric[0].is_float else "integer"
    return "text" if field.text else "array" if field.array is not None else "bytes"


def kind_of_param(param: ir.Param) -> str:
    """The kind of a field of a message, one of `KINDS`."""
    if param.enum:
        return "enum"
    if param.array is not None:
        return "array"
    one = param.type.element if isinstance(param.type, ir.ListOf) else param.type
    if isinstance(one, ir.RecordOf):
        return "record"
    return {ir.FLOAT: "float", ir.TEXT: "text", ir.BYTES: "bytes"}.get(str(one), "integer")


def constant(one: ir.Expr | None) -> int | None:
    """The number that an expression always has, or None."""
    value = one.flat.value if one is not None and isinstance(one.flat, expr.Const) else None
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def element_size(schema: ir.Schema, field: ir.Field) -> tuple[int, int | None]:
    """The fewest and the most bytes of one element; None where there is no bound."""
    if field.contents is not None:
        return len(field.contents), len(field.contents)
    if field.size is not None:
        size = constant(field.size)
        return (0, None) if size is None else (size, size)
    if field.size_eos:
        return 0, None
    low: list[int] = [one.size for one in field.numeric]
    high: list[int | None] = list(low)
    for user in field.users:
        part = schema.types[user.name]
        low.append(part.min_size)
        high.append(part.max_size)
    most = [one for one in high if one is not None]
    return min(low), max(most) if len(most) == len(high) else None


def field_size(schema: ir.Schema, field: ir.Field) -> tuple[int, int | None]:
    """The fewest and the most bytes that a field takes when it is there."""
    low, high = element_size(schema, field)
    if not field.repeat:
        return low, high
    count = constant(field.count)
    if count is not None:
        return low * count, None if high is None else high * count
    return (low if field.repeat == "until" else 0), None


def fixed_size(schema: ir.Schema, field: ir.Field) -> int | None:
    """The size of a field that is always there and always as long."""
    low, high = field_size(schema, field)
    return low if low == high and field.condition is None else None


def size_words(schema: ir.Schema, field: ir.Field) -> str:
    """The size of a field: a number, an interval, or the expression that gives it; not escaped."""
    low, high = element_size(schema, field)
    if field.size is not None and low != high:
        one = field.size.text
    elif field.size_eos:
        return "all bytes left"
    elif low == high:
        one = str(low)
    else:
        one = f"{low} to {high}" if high is not None and high < 1 << 20 else f"{low} or more"
    if not field.repeat:
        return one
    if field.repeat == "expr" and field.count is not None:
        times = constant(field.count)
        return f"{one} each, {field.count.text} times" if times is None else f"{times} × {one}"
    return f"{one} each, " + ("to the end" if field.repeat == "eos" else "until the last")


def type_words(field: ir.Field) -> str:
    """The type of a field as Markdown, records as links to their section."""
    if field.contents is not None:
        return "signature"
    if field.users:
        names = list(dict.fromkeys(user.name for user in field.users))
        links = ", ".join(f"[{escape(name)}](#type-{name})" for name in names)
        text = f"one of {links}" if len(names) > 1 else links
        assert not isinstance(field.type, ir.Primitive)
        if isinstance(field.type, ir.Switch):
            text += f" by {code(field.type.on.text)}"
    elif field.numeric:
        names = list(dict.fromkeys(one.name for one in field.numeric))
        text = " or ".join(code(name) for name in names)
        if field.enum:
            text += f", [{escape(field.enum)}](#enum-{field.enum})"
        if isinstance(field.type, ir.Switch):
            text += f" by {code(field.type.on.text)}"
    elif field.text:
        text = "UTF-8 text"
    elif field.array is not None:
        text = array_words(field.array)
    else:
        text = "padding" if field.padding else "bytes"
    return f"list of {text}" if field.repeat else text


def array_words(array: ir.ArrayType) -> str:
    """Dtype and shape of an array."""
    names = list(dict.fromkeys([*([array.dtype] if array.dtype else []), *(name for _, name in array.cases)]))
    kinds = " or ".join(code(name) for name in names)
    by = f" by {code(array.on.text)}" if array.on is not None else ""
    shape = ", ".join(one.text for one in array.shape)
    return f"array of {kinds}{by}, shape {code(f'[{shape}]' if array.shape_is_list else shape)}"


def valid_words(valid: ir.Valid) -> str:
    """A constraint in words, as Markdown."""
    parts = []
    if valid.eq is not None:
        parts.append(f"is {code(valid.eq.text)}")
    if valid.min is not None:
        parts.append(f"at least {code(valid.min.text)}")
    if valid.max is not None:
        parts.append(f"at most {code(valid.max.text)}")
    if valid.any_of is not None:
        parts.append(f"one of {', '.join(code(one.text) for one in valid.any_of)}")
    if valid.in_enum:
        parts.append("a value of the enumeration")
    if valid.expr is not None:
        parts.append(code(valid.expr.text))
    return " and ".join(parts)


def rule_link(rules: str, rule: str) -> str:
    """The address of a rule: its page in the folder `rules`, or its row in the table on the page of that name."""
    return f"{rules}{rule}.md" if rules.endswith("/") else f"{rules}#rule-{rule}"


def rule_words(schema: ir.Schema, rule: str, what: str, rules: str) -> str:
    """A rule where it holds: its id, what it asks for, and what it says; `rules` as of `rule_link`."""
    told = schema.rules[rule]
    asked = f" {what}." if what else ""
    text = f"[{rule}]({rule_link(rules, rule)}) ({told.severity}){asked} <i>Otherwise: {inline(told.summary)}</i>"
    return f'<span class="rule {told.severity}">{text}</span>'


def check_words(schema: ir.Schema, check: ir.Check, rules: str) -> str:
    """One check of a field or type."""
    if check.valid is not None:
        what = valid_words(check.valid)
    else:
        text = check.expr.text if check.expr is not None else ""
        what = code(text if len(text) <= LONGEST else text[:LONGEST].rpartition(" ")[0] + " …")
    return rule_words(schema, check.rule, what, rules)


def constraints(schema: ir.Schema, field: ir.Field, rules: str) -> list[str]:
    """Every constraint on a field, as Markdown."""
    found = []
    if field.contents is not None:
        what = f"is {code(repr(field.contents)[1:])} ({code(field.contents.hex(' '))})"
        found.append(rule_words(schema, field.rule, what, rules) if field.rule else what)
    elif field.valid is not None:
        what = valid_words(field.valid)
        found.append(rule_words(schema, field.rule, what, rules) if field.rule else what)
    found += [check_words(schema, check, rules) for check in field.checks]
    if field.padding:
        found.append(rule_words(schema, field.padding, "every byte is 0", rules))
    if field.text:
        found.append(rule_words(schema, field.text, "valid UTF-8", rules))
    if isinstance(field.tensors, ir.TensorList):
        own = field.tensors
        for rule, what in ((own.count, "a tensor for each place"), (own.size, "its number of elements"),
                           (own.shape, "its shape")):  # fmt: skip
            found.append(rule_words(schema, rule, f"{what}, as the layers ask for", rules))
    return found
