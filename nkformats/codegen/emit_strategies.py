"""Emits what a schema says must hold, as tables of conditions and of values on their border.

Generators of files stand on these tables: they draw what obeys them, and break one at a time. A new constraint in a
schema is a new line here, and so brings its legal values and its fault by itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from nkformats.codegen import expr, ir
from nkformats.codegen.emit_class import anchor_of, each_of, plain_path
from nkformats.codegen.expr import Attr, Binary, Const, Index, Name, Node
from nkformats.codegen.render import Member, class_name, constraint
from nkformats.codegen.scope import Over
from nkformats.codegen.snippets import quoted

_HEAD = '''"""{title}: what must hold in a file, and values on the border of it.

Generated from schemas/{source}; do not edit.
"""

from __future__ import annotations

{imports}from typing import Final

{module}from nkformats.records import {records}

'''


def emit(schema: ir.Schema) -> str:
    """The source of the module with the `LAWBOOK` of a schema."""
    rows = ["LAWBOOK: Final = Lawbook(", "    claims={"]
    for type_def in (*schema.all_types, *schema.messages):
        claims = _Claims(schema, type_def).lines()
        if claims:
            rows += [
                f"        {_class(schema, type_def)}: (",
                *(f"            {line}" for line in claims),
                "        ),",
            ]
    rows += ["    },", "    layout={"]
    for name, fields in sorted(_layout(schema).items()):
        text = ", ".join(f"{quoted(one)}: {mask:#x}" if mask > 0 else f"{quoted(one)}: -1" for one, mask in fields)
        rows.append(f"        {_class(schema, schema.type(name))}: {{{text}}},")
    rows += ["    },", "    sources={"]
    for type_def in schema.all_types:
        found = _sources(type_def)
        if found:
            text = ", ".join(f"{quoted(path)}: {quoted(source)}" for path, source in found.items())
            rows.append(f"        {_class(schema, type_def)}: {{{text}}},")
    rows += ["    },", "    joint={"]
    for rule in schema.rules.values():
        if rule.breaks_with:
            text = ", ".join(f"{quoted(other)}: {quoted(why)}" for other, why in rule.breaks_with.items())
            rows.append(f"        {quoted(rule.id)}: {{{text}}},")
    rows += ["    },", "    excused={"]
    rows += [
        f"        {quoted(one.id)}: {quoted(one.unbreakable)}," for one in schema.rules.values() if one.unbreakable
    ]
    text = "\n".join([*rows, "    },", ")", ""])
    maths = [one for one in ("prod", "sqrt") if re.search(rf"\b{one}\(", text)]
    helpers = [one for one in ("nbytes", "quotient", "some", "text_size") if re.search(rf"\b{one}\(", text)]
    claims = ["Claim"] if "Claim(" in text else []
    names = sorted([*claims, "Lawbook", *helpers], key=lambda one: (one[0].islower(), one))
    head = _HEAD.format(
        title=" ".join((schema.title or schema.id).split()),
        source=schema.source,
        imports=f"from math import {', '.join(maths)}\n" if maths else "",
        module=f"from nkformats.generated import {schema.id}\n" if f" {schema.id}." in text else "",
        records=", ".join(names),
    )
    return head + text


def _class(schema: ir.Schema, type_def: ir.TypeDef) -> str:
    return f"{schema.id}.{class_name(type_def.name)}"


class _Claims:
    """The claims of one type."""

    def __init__(self, schema: ir.Schema, type_def: ir.TypeDef) -> None:
        self.schema = schema
        self.type_def = type_def
        self.view = Member(schema, type_def, "s")

    def lines(self) -> list[str]:
        """One entry a statement, in the order of the file."""
        found: list[str] = []
        for field in self.type_def.fields:
            if field.contents is not None:
                found.append(self.claim(field.rule, "contents", field.id, "None", []))
            elif field.valid is not None:
                found.append(self.valid(field.rule, "valid", field, field.valid))
            for check in field.checks:
                if check.valid is not None:
                    found.append(self.valid(check.rule, "check", field, check.valid))
                else:
                    found.append(self.check(check, field))
            if field.padding:
                found.append(self.claim(field.padding, "padding", field.id, "None", []))
            if field.text:
                found.append(self.claim(field.text, "text", field.id, "None", []))
        return found + [self.check(check, None) for check in self.type_def.checks]

    def claim(self, rule: str, kind: str, field: str, holds: str, tries: list[str]) -> str:
        """The source of one of them."""
        more = f", lambda s, root: {holds}" if holds != "None" else ""
        if tries:
            more += f", ({', '.join(tries)},)"
        return f"Claim({quoted(rule)}, {quoted(kind)}, {quoted(field)}{more}),"

    def valid(self, rule: str, kind: str, field: ir.Field, valid: ir.Valid) -> str:
        """A constraint on one field."""
        subject = "item" if field.repeat else f"s.{field.id}"
        self.view.underscore = field.id
        plain = ir.Valid(valid.eq, valid.min, valid.max, valid.any_of, False, valid.expr)
        parts = [constraint(self.view, plain, field, subject)] if list(plain.expressions()) else []
        if valid.in_enum:
            members = ", ".join(str(value) for value in self.schema.enums[field.enum].members)
            parts.append(f"{subject} in ({members},)")
        text = " and ".join(parts)
        if field.repeat:
            text = f"all({text} for item in s.{field.id})"
        if field.condition is not None:
            text = f"s.{field.id} is None or ({text})"
        place = f"{field.id}[*]" if field.repeat else field.id
        values = [self.view.text(one.flat) for one in plain.expressions() if one is not valid.expr]
        values += [str(value) for value in self.schema.enums[field.enum].members] if valid.in_enum else []
        tries = [self.attempt(place, value) for value in values]
        if valid.expr is not None:
            tries += self.tries(expr.transform(valid.expr.flat, _naming(field.id)))
        return self.claim(rule, kind, field.id, text, tries)

    def check(self, check: ir.Check, field: ir.Field | None) -> str:
        """An expression over a record."""
        assert check.expr is not None
        text = self.view.text(check.expr.flat)
        if field is not None and field.condition is not None:
            text = f"s.{field.id} is None or ({text})"
        kind = "admit" if field is None and self.type_def.admits(check) else "check"
        anchor = self.anchor(check)
        return self.claim(check.rule, kind, anchor, text, self.tries(check.expr.flat))

    def anchor(self, check: ir.Check) -> str:
        """What a check is about: a field, or ``list[*].field`` where each element is looked at by itself."""
        assert check.expr is not None
        each = each_of(check.expr.flat)
        if each is not None:
            node = each[0]
            source = plain_path(node.source)
            about = [part for part in expr.walk(node.operand) if isinstance(part, Attr) and part.base == expr.ELEMENT]
            if source is not None and (about or isinstance(self.view._type(node.source), ir.ListOf)):
                return f"{_joined(source)}[*]" + (f".{about[0].id}" if about else "")
        return check.field or anchor_of(self.type_def, check.expr.flat)

    def attempt(self, place: str, value: str) -> str:
        """A field and a value for it."""
        return f"({quoted(place)}, lambda s, root: {value})"

    def tries(self, node: Node) -> list[str]:
        """Every field that is compared with something, and what it is compared with."""
        found: dict[str, None] = {}
        for place, value in self._compared(node, ""):
            found[self.attempt(place, value)] = None
        return list(found)

    def _compared(self, node: Node, each: str) -> Iterator[tuple[str, str]]:
        if isinstance(node, Over):
            source = plain_path(node.source)
            inner = "" if source is None else _joined(source) + "[*]"
            if inner:
                yield from self._compared(node.operand, inner)
            return
        if isinstance(node, Binary) and node.op in (*expr.COMPARISONS, "%"):
            for one, other in ((node.left, node.right), (node.right, node.left)):
                yield from self._side(one, other, each)
        elif isinstance(node, expr.Call) and node.function == "in":
            for operand in node.operands[1:]:
                yield from self._side(node.operands[0], operand, each)
        for child in expr.children(node):
            yield from self._compared(child, each)

    def _side(self, one: Node, other: Node, each: str) -> Iterator[tuple[str, str]]:
        """What to try for `one` where it stands beside `other`."""
        if _about_element(other):
            return
        mask = None
        if isinstance(one, Binary) and one.op == "&" and isinstance(one.right, Const):
            mask, one = one.right.value, one.left
        place = self.number(one, each)
        if not place:
            if isinstance(one, (Binary, expr.Cond)) and not each:
                # A sum or a product: the fields in it are on the border where all of it is, so any of them may move.
                yield from ((name, str(value)) for name in self._inside(one) for value in (0, 1))
            return
        if mask is None:
            yield place, self.view.text(other)
        elif isinstance(mask, int) and not each:
            whole = self.view.text(one)
            yield place, f"{whole} | {mask:#x}"
            yield place, f"{whole} | {mask & -mask:#x}"
            yield place, f"{whole} & ~{mask:#x}"

    def _inside(self, node: Node) -> Iterator[str]:
        for part in expr.walk(node):
            place = self.number(part, "")
            if place and not place.endswith("#"):
                yield place

    def number(self, node: Node, each: str) -> str:
        """Where an expression is a number that can be set: its path, else nothing."""
        place = self.place(node, each)
        path = plain_path(node)
        if path is not None and not each and not place.endswith("#"):
            return place if any(map(_is_number, self.members(path))) else ""
        return place

    def place(self, node: Node, each: str) -> str:
        """Where an expression is a field that can be set: its path, else nothing."""
        match node:
            case Attr(base, "to_i"):
                return self.place(base, each)
            case Attr(base, "size" | "length"):
                path = self.place(base, each)
                return path and f"{path}#"
            case Index(base, Const(value)):
                path = self.place(base, each)
                return path and f"{path}[{value}]"
            case _ if node == expr.ELEMENT:
                return each
            case Attr(base, id) if base == expr.ELEMENT:
                return f"{each}.{id}"
            case Name(id) | Attr(_, id):
                path_ = plain_path(node)
                return "" if path_ is None or not self._settable(path_) else _joined(path_)
        return ""

    def _settable(self, path: list[str]) -> bool:
        """Whether a path ends at a field or at a parameter of a keyed notation."""
        return any(
            isinstance(member, ir.Field) or (isinstance(member, ir.Param) and member.key is not None)
            for member in self.members(path)
        )

    def members(self, path: list[str]) -> list[ir.Field | ir.Param | ir.Instance | None]:
        """What a path ends at; several where a field on the way can be of several types."""
        owners = [self.schema.root if path[0] == "_root" else self.type_def]
        found: list[ir.Field | ir.Param | ir.Instance | None] = []
        for name in path[path[0] == "_root" :]:
            found = [owner.member(name) for owner in owners]
            users = [user.name for member in found if isinstance(member, ir.Field) for user in member.users]
            owners = [self.schema.types[user] for user in users]
        return found


def _is_number(member: ir.Field | ir.Param | ir.Instance | None) -> bool:
    if isinstance(member, ir.Field):
        return bool(member.numeric) and not member.repeat
    return isinstance(member, ir.Param) and (member.type in (ir.INT, ir.FLOAT) or isinstance(member.type, ir.EnumOf))


def _naming(id: str) -> Callable[[Node], Node | None]:
    return lambda node: Name(id) if node == Name("_") else None


def _about_element(node: Node) -> bool:
    """Whether an expression needs the element of an aggregate around it."""
    if isinstance(node, Over):
        return False
    return node == expr.ELEMENT or any(map(_about_element, expr.children(node)))


def _joined(path: list[str]) -> str:
    return "/" + ".".join(path[1:]) if path[0] == "_root" else ".".join(path)


def _layout(schema: ir.Schema) -> dict[str, list[tuple[str, int]]]:
    """Of each type, the numbers that sizes, counts, conditions and choices of types follow from, and which bits."""
    found: dict[tuple[str, str], int] = {}

    def visit(owner: ir.TypeDef, node: Node) -> None:
        if isinstance(node, Binary) and node.op == "&" and isinstance(node.right, Const):
            mark(owner, node.left, int(node.right.value))
        else:
            mark(owner, node, -1)
            for child in expr.children(node):
                visit(owner, child)

    def mark(owner: ir.TypeDef, node: Node, mask: int) -> None:
        path = plain_path(node)
        for name in path or ():
            member = owner.member(name)
            if isinstance(member, ir.Field) and member.users:
                owner = schema.types[member.users[0].name]
            elif isinstance(member, (ir.Field, ir.Param)):
                key = owner.name, name
                found[key] = -1 if -1 in (mask, found.get(key, 0)) else found.get(key, 0) | mask

    for type_def in schema.all_types:
        for field in type_def.fields:
            for one in (*field.expressions(), *([field.condition] if field.condition is not None else [])):
                visit(type_def, one.flat)
    tables: dict[str, list[tuple[str, int]]] = {}
    for (owner, name), mask in sorted(found.items()):
        tables.setdefault(owner, []).append((name, mask))
    return tables


def _sources(type_def: ir.TypeDef) -> dict[str, str]:
    """Of a type, the numbers below it that count a list or measure bytes of it, and which."""
    found = {}
    for derivation in type_def.derivations:
        path = plain_path(derivation.path)
        if derivation.kind in ("count", "size") and path is not None:
            found[".".join(path)] = derivation.source.id
    return found
