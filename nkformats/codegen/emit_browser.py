"""What the stock compiler's JavaScript lacks: documentation, constraints, checks, arrays and tensors, as one script.

The script adds an object to `NKFORMATS`; the classes that it is about are those of the stock compiler, whose names it
uses: `weight_catalog` is `weightCatalog` there, a type `tensor_desc` is `TensorDesc`. In the functions, `r` is a record
and `root` its root.
"""

from __future__ import annotations

import json
from typing import Any

from nkformats.codegen import expr, ir
from nkformats.codegen.docs.forms import kind_of
from nkformats.codegen.emit_class import anchor_of, each_of, plain_path
from nkformats.codegen.expr import Attr, Node
from nkformats.codegen.render import View, class_name
from nkformats.codegen.scope import Over, describe

_OPERATORS = {"==": "===", "!=": "!==", "and": "&&", "or": "||"}

#: Used by the functions: division as Kaitai has it, bits as unsigned numbers.
_HELPERS = """\
  const mod = (a, b) => ((a % b) + b) % b;
  const quotient = (a, b) => Math.trunc(a / b);
"""


def camel(id: str) -> str:
    """The name of a field, a parameter or an instance in the stock compiler's JavaScript."""
    head, *rest = id.split("_")
    return head + "".join(part.capitalize() for part in rest)


class _Script(View):
    """Expressions as JavaScript over a record `r`, fully bracketed."""

    def _name(self, id: str) -> str:
        return "value" if id == "_" else f"r.{camel(id)}"

    def _render(self, node: Node) -> tuple[str, int]:
        return self._javascript(node), 0

    def _operand(self, node: Node, level: int) -> str:
        return self._javascript(node)

    def _javascript(self, node: Node) -> str:
        """Source of a tree; one branch a kind of node, so it is long."""
        match node:
            case expr.Const(bool(value)):
                return "true" if value else "false"
            case expr.Const(value):
                return json.dumps(value)
            case expr.Member(enum, id):
                members = self.schema.enums[enum].members
                return str(next(value for value, (name, _) in members.items() if name == id))
            case expr.Name("_root"):
                return "root"
            case expr.Name("_index"):
                return "i"
            case expr.Name("_element"):
                return "item"
            case expr.Name(id):
                return self._name(id)
            case expr.Attr(base, "size" | "length") if not self._has(base, node.id):
                return f"{self.text(base)}.length"
            case expr.Attr(base, "to_i"):
                return f"Number({self.text(base)})"
            case expr.Attr(base, id):
                return f"{self.text(base)}.{camel(id)}"
            case expr.Index(base, index):
                return f"{self.text(base)}[{self.text(index)}]"
            case expr.Unary(op, operand):
                return f"({'!' if op == 'not' else op}{self.text(operand)})"
            case expr.Binary(op, left, right):
                return self._operation(op, left, right)
            case expr.Cond(condition, yes, no):
                return f"({self.text(condition)} ? {self.text(yes)} : {self.text(no)})"
            case expr.Call("in", (first, *others)):
                return f"[{', '.join(self.text(one) for one in others)}].includes({self.text(first)})"
            case expr.Call(function, operands):
                name = "Math.sqrt" if function == "sqrt" else function
                return f"{name}({', '.join(self.text(one) for one in operands)})"
            case Over(function, operand, source):
                return self._aggregate(function, operand, source)
        raise AssertionError(node)

    def _operation(self, op: str, left: Node, right: Node) -> str:
        """Integers beyond 32 bits keep their value but in bit operations, of which no format has such."""
        first, second = self.text(left), self.text(right)
        whole = ir.FLOAT not in (self._type(left), self._type(right))
        if op == "/" and whole:
            return f"Math.floor({first} / {second})"
        if op == "%":
            return f"mod({first}, {second})"
        if op in ("<<", ">>"):
            power = f"2 ** {second}"
            return f"({first} * {power})" if op == "<<" else f"Math.floor({first} / {power})"
        if op in ("&", "|", "^"):
            return f"(({first} {op} {second}) >>> 0)"
        return f"({first} {_OPERATORS.get(op, op)} {second})"

    def _aggregate(self, function: str, operand: Node, source: Node) -> str:
        outer = self.element
        source_type = self._type(source)
        self.element = source_type.element if isinstance(source_type, ir.ListOf) else ir.INT
        self.scope.special["_element"] = self.element
        inner, items = self.text(operand), self.text(source)
        self.element = outer
        self.scope.special["_element"] = outer
        if function in ("all", "any"):
            return f"{items}.{'every' if function == 'all' else 'some'}((item) => {inner})"
        if function == "unique":
            return f"(new Set({items}.map((item) => {inner})).size === {items}.length)"
        start, op = ("0", "+") if function == "sum" else ("1", "*")
        return f"{items}.reduce((total, item) => total {op} {inner}, {start})"

    def condition(self, valid: ir.Valid, subject: str) -> str:
        """A constraint as a condition over `subject`, which expressions know as `value`."""
        parts = []
        for bound, op in ((valid.eq, "==="), (valid.min, ">="), (valid.max, "<=")):
            if bound is not None:
                parts.append(f"{subject} {op} {self.text(bound.flat)}")
        if valid.any_of is not None:
            parts.append(f"[{', '.join(self.text(one.flat) for one in valid.any_of)}].includes({subject})")
        if valid.expr is not None:
            parts.append(f"((value) => {self.text(valid.expr.flat)})({subject})")
        return " && ".join(parts) or "true"


def emit(schema: ir.Schema) -> str:
    """The script of a schema."""
    magic = schema.root.fields[0].contents if schema.root.fields else None
    lines = [
        f"// Generated from schemas/{schema.source} by nkformats.codegen; do not edit.",
        '"use strict";',
        "(function (all) {",
        _HELPERS.rstrip(),
        f"  all[{_q(schema.id)}] = {{",
        f"    id: {_q(schema.id)}, title: {_q(schema.title)}, root: {_q(class_name(schema.root.name))},",
        f"    extensions: {_q(schema.extensions)}, magic: {_q(list(magic or b''))},",
        f"    params: {_q([camel(one.id) for one in schema.root.params])},",
        "    rules: {",
    ]
    lines += [f"      {rule.id}: [{_q(rule.severity)}, {_q(rule.summary)}]," for rule in schema.rules.values()]
    lines += ["    },", "    enums: {"]
    for enum in schema.enums.values():
        members = ", ".join(f"{value}: {_q(name)}" for value, (name, _) in enum.members.items())
        lines.append(f"      {enum.name}: {{{members}}},")
    lines += ["    },", "    payloads: ["]
    for field in schema.root.fields:
        if isinstance(field.tensors, ir.TensorList):
            lines.append(f"      {_payload(schema, field)},")
    lines += ["    ],", f"    unchecked: {_q(_unchecked(schema))},", "    types: {"]
    for type_def in (schema.root, *schema.types.values()):
        lines += _type(schema, type_def)
    lines += ["    },", "  };", "})(globalThis.NKFORMATS = globalThis.NKFORMATS || {});"]
    return "\n".join(lines) + "\n"


def _q(value: Any) -> str:
    return json.dumps(value, ensure_ascii=True)


def _unchecked(schema: ir.Schema) -> list[str]:
    """The rules of the schema that the script has no check for: whether the tensors are those that the layers take; of
    a schema with messages, of which the script sees the wire format, all that are about messages."""
    lists = [field.tensors for field in schema.root.fields if isinstance(field.tensors, ir.TensorList)]
    found = {rule for one in lists for rule in (one.count, one.size, one.shape)}
    if any(one.message for one in schema.types.values()):
        plain = [one for one in (schema.root, *schema.types.values()) if not one.message]
        fields = [field for one in plain for field in one.fields]
        checks = [*(check for one in plain for check in one.checks), *(check for one in fields for check in one.checks)]
        found |= (
            set(schema.rules)
            - {check.rule for check in checks}
            - {rule for one in fields for rule in (one.rule, one.padding, one.text)}
        )
    return sorted(found)


def _payload(schema: ir.Schema, field: ir.Field) -> str:
    """Whose tensors stand in a payload: the list in it, the role, and the records that own them."""
    listed = field.tensors
    assert isinstance(listed, ir.TensorList)
    items = next(one for one in schema.types[field.users[0].name].fields if one.repeat)
    owners, _, via = listed.owner.partition(".")
    return _q(
        {
            "field": field.id, "js": camel(field.id), "items": camel(items.id), "itemsId": items.id,
            "role": listed.role,
            "owners": camel(owners), "ownersId": owners, "via": camel(via),
        }
    )  # fmt: skip


def _type(schema: ir.Schema, type_def: ir.TypeDef) -> list[str]:
    view = _Script(schema, type_def)
    head: dict[str, Any] = {"name": type_def.name, "doc": " ".join(type_def.doc.split())}
    if type_def.key is not None:
        head.update(key=type_def.key, label=type_def.label)
    lines = [f"      {class_name(type_def.name)}: {{", f"        ...{_q(head)},", "        fields: ["]
    lines += [f"          {_field(schema, view, field)}," for field in type_def.fields]
    lines.append("        ],")
    if type_def.params:
        lines.append("        params: [")
        lines += [f"          {_param(view, param)}," for param in type_def.params]
        lines.append("        ],")
    values = [f"[{_q(one.id)}, {_q(camel(one.id))}]" for one in type_def.instances.values()]
    if values:
        lines.append(f"        values: [{', '.join(values)}],")
    checks: list[tuple[ir.Check, ir.Field | None]] = [
        (check, field) for field in type_def.fields for check in field.checks
    ]
    checks += [(check, None) for check in type_def.checks]
    if checks:
        lines.append("        checks: [")
        lines += [f"          {_check(view, type_def, check, field)}," for check, field in checks]
        lines.append("        ],")
    if type_def.tensors:
        lines.append("        tensors: (r, root) => {")
        lines.append("          const found = [];")
        lines += _specs(view, type_def.tensors, "", "          ", 0)
        lines += ["          return found;", "        },"]
    return [*lines, "      },"]


def _field(schema: ir.Schema, view: _Script, field: ir.Field) -> str:
    plain: dict[str, Any] = {
        "id": field.id, "js": camel(field.id), "kind": kind_of(field), "doc": " ".join(field.doc.split()),
        "ref": field.ref,
    }  # fmt: skip
    if field.label != field.id:
        plain["label"] = field.label
    if field.repeat:
        plain["many"] = True
    if field.enum:
        plain["enum"] = field.enum
    if field.numeric and all(one.name == "f4" for one in field.numeric):
        plain["single"] = True
    if field.rule:
        plain["rule"] = field.rule
        enum = schema.enums[field.enum] if field.enum else None
        wanted = describe(field.valid, enum) if field.valid is not None else f"the bytes {field.contents!r}"
        plain["expected"] = wanted
    plain.update((name, rule) for name, rule in (("padding", field.padding), ("text", field.text)) if rule)
    if isinstance(field.tensors, str):
        plain["role"] = field.tensors
    if field.is_tensor:
        plain["tensor"] = True
    parts = [f"...{_q(plain)}"]
    if field.array is not None:
        parts.append(f"array: {_array(view, field.array)}")
    if field.shape:
        parts.append(f"shape: (r, root) => [{', '.join(view.text(one.flat) for one in field.shape)}]")
    return f"{{{', '.join(parts)}}}"


def _array(view: _Script, array: ir.ArrayType) -> str:
    """Dtype and shape of element i of a field."""
    dtype = _q(array.dtype)
    if array.on is not None:
        cases = ", ".join(f"[{view.text(key.flat)}, {_q(name)}]" for key, name in array.cases)
        dtype = f"new Map([{cases}]).get({view.text(array.on.flat)})"
    shape = ", ".join(view.text(one.flat) for one in array.shape)
    shape = f"[{shape}]" if array.shape_is_list else shape
    if array.rank is not None:
        shape = f"{shape}.slice(0, {view.text(array.rank.flat)})"
    return f"[(r, root, i) => {dtype}, (r, root, i) => {shape}]"


def _param(view: _Script, param: ir.Param) -> str:
    plain: dict[str, Any] = {"id": param.id, "js": camel(param.id)}
    if param.key is not None:
        many = isinstance(param.type, ir.ListOf)
        inner = param.type.element if isinstance(param.type, ir.ListOf) else param.type
        kind = {ir.FLOAT: "float", ir.TEXT: "text"}.get(str(inner), "integer")
        plain.update(key=param.key, label=param.label, kind=kind, doc=" ".join(param.doc.split()))
        if many:
            plain["many"] = True
        if param.words:
            plain["words"] = True
    parts = [f"...{_q(plain)}"]
    if isinstance(param.default, ir.Expr):
        parts.append(f"fallback: (r) => {view.text(param.default.flat)}")
    elif param.default is not None:
        parts.append(f"fallback: (r) => {_q(param.default)}")
    return f"{{{', '.join(parts)}}}"


def _check(view: _Script, type_def: ir.TypeDef, check: ir.Check, field: ir.Field | None) -> str:
    """A rule: whether it is about parameters alone, and what gives the paths at which it is broken."""
    name = check.field
    if check.expr is not None:
        name = name or anchor_of(type_def, check.expr.flat)
        each = each_of(check.expr.flat)
        broken = _each(view, each) if each is not None else None
        if broken is None:
            broken = f"{view.text(check.expr.flat)} ? [] : [{_q(name)}]"
    else:
        assert check.valid is not None
        assert field is not None
        enum = field.enum if check.valid.in_enum else ""
        subject = "item" if field.repeat else f"r.{camel(field.id)}"
        test = view.condition(check.valid, subject)
        if enum:
            known = f"{_q(list(view.schema.enums[enum].members))}.includes({subject})"
            test = known if test == "true" else f"{known} && {test}"
        whole = f"r.{camel(field.id)}.every((item) => {test})" if field.repeat else test
        broken = f"{whole} ? [] : [{_q(name)}]"
    if field is not None and field.condition is not None:
        broken = f"r.{camel(field.id)} === undefined ? [] : {broken}"
    admits = "true" if field is None and type_def.admits(check) else "false"
    return f"[{_q(check.rule)}, {admits}, (r, root) => {broken}]"


def _each(view: _Script, each: tuple[Over, list[Node]]) -> str | None:
    """The paths of the elements that break a rule over all of them; None where they have no path."""
    node, conditions = each
    source = plain_path(node.source)
    about = [part for part in expr.walk(node.operand) if isinstance(part, Attr) and part.base == expr.ELEMENT]
    source_type = view._type(node.source)
    if source is None or not isinstance(source_type, ir.ListOf):
        return None
    path = ("/" if source[0] == "_root" else "") + ".".join(source[source[0] == "_root" :])
    member = f".{about[0].id}" if about else ""
    view.scope.special["_element"] = source_type.element
    test = " || ".join(view.text(one) for one in conditions)
    found = (
        f"{view.text(node.source)}.flatMap((item, i) => {view.text(node.operand)} ? [] : [`{path}[${{i}}]{member}`])"
    )
    return f"({test}) ? [] : {found}" if test else found


def _specs(view: _Script, specs: list[ir.TensorSpec], prefix: str, indent: str, depth: int) -> list[str]:
    """Statements that add the name of each tensor that a layer takes, with its roles."""
    lines = []
    for spec in specs:
        inner, name = indent, prefix + spec.id
        ends = 0
        if spec.condition is not None:
            lines.append(f"{inner}if ({view.text(spec.condition.flat)}) {{")
            inner, ends = inner + "  ", ends + 1
        if spec.repeat is not None:
            variable = "nmk"[depth % 3]
            if isinstance(spec.repeat, list):
                lines.append(f"{inner}for (const {variable} of {_q(spec.repeat)}) {{")
            else:
                count = view.text(spec.repeat.flat)
                lines.append(f"{inner}for (let {variable} = 0; {variable} < Math.min({count}, 4096); {variable}++) {{")
            inner, ends = inner + "  ", ends + 1
            name += ("." if name else "") + f"${{{variable}}}"
        if spec.nested:
            lines += _specs(view, spec.nested, name + "." if name else "", inner, depth + 1)
        else:
            lines.append(f"{inner}found.push([`{name}`, {_q(list(spec.roles))}]);")
        for _ in range(ends):
            inner = inner[:-2]
            lines.append(f"{inner}}}")
    return lines
