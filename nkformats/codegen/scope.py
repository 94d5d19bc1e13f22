"""Names and types of expressions: what a name stands for, and the tree with all value instances written out."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

from nkformats.codegen import expr
from nkformats.codegen.expr import Node
from nkformats.codegen.ir import (
    BOOL,
    BYTES,
    FLOAT,
    INT,
    TEXT,
    EnumDef,
    EnumOf,
    Expr,
    Field,
    Instance,
    ListOf,
    Param,
    RecordOf,
    Schema,
    Type,
    TypeDef,
    Valid,
)
from nkformats.codegen.load import SchemaError


class Scope:
    """What the names of an expression mean: the type it stands in, and the special names that hold there."""

    def __init__(self, schema: Schema, type_def: TypeDef, *, vendor: bool = False, **special: Type) -> None:
        self.schema = schema
        self.type_def = type_def
        #: Vendor keys have aggregates, which the stock compiler does not know; layouts have the bytes left.
        self.vendor = vendor
        self.texts = vendor
        self.special = special

    def inside(self, element: Type) -> Scope:
        """The scope of an aggregate's operand."""
        return Scope(self.schema, self.type_def, vendor=self.vendor, **{**self.special, "_element": element})

    def lookup(self, type_def: TypeDef, name: str, where: Expr) -> Type:
        """The type of a member of `type_def`."""
        member = type_def.member(name)
        if isinstance(member, Field):
            # Text is ours: to the stock compiler, which reads all but the vendor keys, it is a run of bytes.
            return BYTES if member.whole_type == TEXT and not self.texts else member.whole_type
        if isinstance(member, Param):
            return member.type
        if isinstance(member, Instance):
            return self._instance(type_def, member)
        raise where.error(f"`{type_def.name}` has no member `{name}`")

    def _instance(self, type_def: TypeDef, instance: Instance) -> Type:
        if instance.value.type == "pending":
            raise instance.value.error(f"instance `{instance.id}` needs itself")
        if instance.value.flat == Node():
            instance.value.type = "pending"
            resolve(instance.value, Scope(self.schema, type_def))
        return EnumOf(instance.enum) if instance.enum else instance.value.type

    def records(self, type_: Type) -> list[TypeDef]:
        """The types behind a record value."""
        return [self.schema.type(name) for name in type_.names] if isinstance(type_, RecordOf) else []

    def type_of(self, node: Node, where: Expr) -> Type:
        """The type of a tree, or the error that it has none. One branch a kind of node, so it is long."""
        match node:
            case expr.Const(bool()):
                return BOOL
            case expr.Const(int()):
                return INT
            case expr.Const(float()):
                return FLOAT
            case expr.Const():
                return TEXT
            case expr.Left():
                if self.vendor:
                    raise where.unsupported("`_io.size - _io.pos` in a vendor key")
                return INT
            case expr.Name(id):
                if id in self.special:
                    return self.special[id]
                if id in ("_io", "_parent", "_root", "_index", "_"):
                    raise where.unsupported(f"`{id}`")
                return self.lookup(self.type_def, id, where)
            case expr.Member(enum, id):
                if enum not in self.schema.enums:
                    raise where.error(f"no enum `{enum}`")
                self.member_value(node, where)
                return EnumOf(enum)
            case expr.Attr(base, id):
                return self._attr(self.type_of(base, where), id, where)
            case expr.Index(base, index):
                list_type = self.type_of(base, where)
                if not isinstance(list_type, ListOf):
                    raise where.error("`[ ]` on something that is no list")
                self._expect(index, INT, where)
                return list_type.element
            case expr.Unary("not", operand):
                self._expect(operand, BOOL, where)
                return BOOL
            case expr.Unary(_, operand):
                return self._number(operand, where)
            case expr.Binary("and" | "or", left, right):
                self._expect(left, BOOL, where)
                self._expect(right, BOOL, where)
                return BOOL
            case expr.Binary(op, left, right) if op in expr.COMPARISONS:
                self._comparable(op, self.type_of(left, where), self.type_of(right, where), where)
                return BOOL
            case expr.Binary(op, left, right):
                types = {self._number(left, where), self._number(right, where)}
                if op in ("&", "|", "^", "<<", ">>"):
                    if FLOAT in types:
                        raise where.error(f"`{op}` on a float")
                    if op in ("<<", ">>") and not (isinstance(right, expr.Const) and 0 <= int(right.value) < 32):
                        raise where.unsupported("shift by anything but a constant below 32")
                return FLOAT if FLOAT in types else INT
            case expr.Cond(condition, yes, no):
                self._expect(condition, BOOL, where)
                first, second = self.type_of(yes, where), self.type_of(no, where)
                if first != second and {first, second} != {INT, FLOAT}:
                    raise where.error(f"`? :` of {first} and {second}")
                return first if first == second else FLOAT
            case expr.Call(function, operands):
                return self._call(function, operands, where)
            case expr.Aggregate(function, operand):
                if not self.vendor:
                    raise where.unsupported(f"`{function}(...)` outside of vendor keys")
                source = self.aggregated(operand, where)
                list_type = self.type_of(source, where)
                assert isinstance(list_type, ListOf)
                inner = self.inside(list_type.element)
                element = inner.type_of(element_of(operand, source), where)
                if function in ("all", "any") and element != BOOL:
                    raise where.error(f"`{function}` needs a condition")
                if function in ("sum", "product") and element not in (INT, FLOAT):
                    raise where.error(f"`{function}` needs numbers")
                if function == "unique" and (isinstance(element, (RecordOf, ListOf)) or element == BYTES):
                    raise where.error("`unique` needs numbers or texts")
                return element if function in ("sum", "product") else BOOL
            case Over(function, operand, source):
                list_type = self.type_of(source, where)
                assert isinstance(list_type, ListOf)
                number = function in ("sum", "product")
                return self.inside(list_type.element).type_of(operand, where) if number else BOOL
        raise where.error(f"cannot type {node}")

    def _call(self, function: str, operands: tuple[Node, ...], where: Expr) -> Type:
        if not self.texts:
            raise where.unsupported(f"`{function}` outside of vendor keys")
        if function == "in":
            for one in operands[1:]:
                self._comparable("==", self.type_of(operands[0], where), self.type_of(one, where), where)
            return BOOL
        types = {self._number(one, where) for one in operands}
        if function == "sqrt":
            return FLOAT
        if types != {INT}:
            raise where.error(f"`{function}` of anything but integers")
        return INT

    def aggregated(self, operand: Node, where: Expr) -> Node:
        """The one list that an aggregate runs over: the shortest path in it that is a list."""
        for node in expr.walk(operand):
            if isinstance(node, expr.Attr):
                try:
                    base = self.type_of(node.base, where)
                except SchemaError:
                    continue
                if isinstance(base, ListOf) and node.id not in ("size", "length"):
                    return node.base
        for node in expr.walk(operand):
            if isinstance(node, (expr.Name, expr.Attr)):
                try:
                    if isinstance(self.type_of(node, where), ListOf):
                        return node
                except SchemaError:
                    continue
        raise where.error("an aggregate needs a list")

    def member_value(self, node: expr.Member, where: Expr) -> int:
        """The number behind an enum member."""
        for value, (id, _) in self.schema.enums[node.enum].members.items():
            if id == node.id:
                return value
        raise where.error(f"enum `{node.enum}` has no member `{node.id}`")

    def _attr(self, base: Type, id: str, where: Expr) -> Type:
        if (id == "size" and isinstance(base, ListOf)) or (id in ("size", "length") and base in (BYTES, TEXT)):
            return INT
        if id == "to_i" and (isinstance(base, EnumOf) or base == BOOL):
            return INT
        if isinstance(base, RecordOf):
            types = {self.lookup(type_def, id, where) for type_def in self.records(base)}
            if len(types) == 1:
                return types.pop()
            raise where.error(f"`{id}` is not the same in all of {', '.join(base.names)}")
        raise where.unsupported(f"method or member `{id}`")

    def _expect(self, node: Node, type_: Type, where: Expr) -> None:
        if (got := self.type_of(node, where)) != type_:
            raise where.error(f"{got} where {type_} is needed")

    def _number(self, node: Node, where: Expr) -> Type:
        if (got := self.type_of(node, where)) not in (INT, FLOAT):
            raise where.error(f"arithmetic on {got}")
        return got

    def _comparable(self, op: str, left: Type, right: Type, where: Expr) -> None:
        if {left, right} <= {INT, FLOAT} or (left == right and op in ("==", "!=")):
            return
        raise where.error(f"`{op}` between {left} and {right}")


def element_of(operand: Node, source: Node) -> Node:
    """The operand of an aggregate over `source` as it reads for one element."""
    return expr.transform(operand, lambda node: expr.ELEMENT if node == source else None)


def resolve(where: Expr, scope: Scope) -> Expr:
    """Types an expression and writes its value instances out (`.flat`)."""
    where.type = scope.type_of(where.node, where)
    where.flat = flatten(where.node, scope, where)
    if sum(1 for _ in itertools.islice(expr.walk(where.flat), MOST_PARTS)) == MOST_PARTS:
        raise where.error(f"more than {MOST_PARTS} parts with all instances written out")
    return where


#: Instances of instances are written out in full; a few dozen of them could be any number of parts.
MOST_PARTS = 5000


def flatten(node: Node, scope: Scope, where: Expr) -> Node:
    """A tree with every value instance replaced by its expression, seen from here."""

    def change(part: Node) -> Node | None:
        if isinstance(part, expr.Name) and part.id not in scope.special:
            member = scope.type_def.member(part.id)
            if isinstance(member, Instance):
                return member.value.flat
        if isinstance(part, expr.Attr):
            base_type = scope.type_of(part.base, where)
            owners = scope.records(base_type)
            member = owners[0].member(part.id) if len(owners) == 1 else None
            if isinstance(member, Instance):
                return expr.rebase(member.value.flat, flatten(part.base, scope, where))
            if not scope.vendor and any(isinstance(owner.member(part.id), Instance) for owner in owners):
                # Which expression stands behind the name is known only from the record, as in vendor keys.
                raise where.unsupported(f"instance `{part.id}` of a switched field")
        if isinstance(part, expr.Aggregate):
            source = scope.aggregated(part.operand, where)
            list_type = scope.type_of(source, where)
            assert isinstance(list_type, ListOf)
            inner = scope.inside(list_type.element)
            operand = flatten(element_of(part.operand, source), inner, where)
            return Over(part.function, operand, flatten(source, scope, where))
        return None

    return expr.transform(node, change)


@dataclass(frozen=True)
class Over(Node):
    """An aggregate with its list found: `operand` is about `ELEMENT`."""

    function: str
    operand: Node
    source: Node


def describe(valid: Valid, enum: EnumDef | None = None) -> str:
    """A constraint in words, for messages and pages."""
    parts = []
    if valid.eq is not None:
        parts.append(valid.eq.text)
    if valid.min is not None and valid.max is not None:
        parts.append(f"{valid.min.text} to {valid.max.text}")
    elif valid.min is not None:
        parts.append(f"at least {valid.min.text}")
    elif valid.max is not None:
        parts.append(f"at most {valid.max.text}")
    if valid.any_of is not None:
        parts.append("one of " + ", ".join(one.text for one in valid.any_of))
    if valid.in_enum and enum is not None:
        parts.append(f"a known {enum.name} (" + ", ".join(str(value) for value in enum.members) + ")")
    if valid.expr is not None:
        parts.append(f"{valid.expr.text}")
    return " and ".join(parts)
