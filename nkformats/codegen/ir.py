"""The intermediate representation: a schema with every name resolved, every expression typed, every derivation found.

Emitters and the linter read this and nothing else. No format is known here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from nkformats.codegen import expr
from nkformats.codegen.expr import Node
from nkformats.codegen.load import SchemaError, UnsupportedFeature

# -- types of values -------------------------------------------------------------------------------------------------

INT, FLOAT, BOOL, BYTES, TEXT = "int", "float", "bool", "bytes", "text"


@dataclass(frozen=True)
class EnumOf:
    """A value of an enum."""

    name: str


@dataclass(frozen=True)
class RecordOf:
    """A record; of one of several types where a field is switched."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class ListOf:
    """A list of such values."""

    element: Type


Type = str | EnumOf | RecordOf | ListOf

#: Kaitai's primitive types: struct code, bytes.
PRIMITIVES = {
    "u1": ("B", 1), "u2": ("H", 2), "u4": ("I", 4), "u8": ("Q", 8),
    "s1": ("b", 1), "s2": ("h", 2), "s4": ("i", 4), "s8": ("q", 8),
    "f4": ("f", 4), "f8": ("d", 8),
}  # fmt: skip


# -- what a schema consists of ---------------------------------------------------------------------------------------


@dataclass
class Expr:
    """An expression where it stands: its text, its tree, and its tree with all value instances written out."""

    text: str
    node: Node
    file: str
    line: int
    flat: Node = field(default_factory=Node)
    type: Type = INT

    def error(self, message: str) -> SchemaError:
        """The error for this expression."""
        return SchemaError(self.file, self.line, f"{message} in `{self.text}`")

    def unsupported(self, feature: str) -> UnsupportedFeature:
        """The refusal of this expression."""
        return UnsupportedFeature(self.file, self.line, f"{feature} in `{self.text}`")


@dataclass
class Primitive:
    """A number of fixed size."""

    name: str
    code: str
    size: int
    is_float: bool


@dataclass
class User:
    """A record of another type of the schema, with its arguments."""

    name: str
    args: list[Expr]


@dataclass
class Switch:
    """A type chosen by a value; the key None is `_`, the case for all others."""

    on: Expr
    cases: list[tuple[Expr | None, Primitive | User]]

    @property
    def primitives(self) -> list[Primitive]:
        """Its cases where they are numbers."""
        return [case for _, case in self.cases if isinstance(case, Primitive)]

    @property
    def users(self) -> list[User]:
        """Its cases where they are records."""
        return [case for _, case in self.cases if isinstance(case, User)]


@dataclass
class Valid:
    """A constraint on one value: any of these may be given."""

    eq: Expr | None = None
    min: Expr | None = None
    max: Expr | None = None
    any_of: list[Expr] | None = None
    in_enum: bool = False
    expr: Expr | None = None

    def expressions(self) -> Iterator[Expr]:
        """Every expression in it."""
        for one in (self.eq, self.min, self.max, self.expr):
            if one is not None:
                yield one
        yield from self.any_of or ()


@dataclass
class Check:
    """A rule that a complete record must obey: an expression, or a constraint on one field."""

    rule: str
    line: int
    expr: Expr | None = None
    valid: Valid | None = None
    field: str = ""


@dataclass
class ArrayType:
    """`-nkf-array`: dtype by name or by switch, and shape."""

    dtype: str
    on: Expr | None
    cases: list[tuple[Expr, str]]
    shape: list[Expr]
    shape_is_list: bool
    rank: Expr | None

    def expressions(self) -> Iterator[Expr]:
        """Every expression over the record in it."""
        if self.on is not None:
            yield self.on
        yield from self.shape
        if self.rank is not None:
            yield self.rank


@dataclass
class TensorSpec:
    """One entry of a layer type's `-nkf-tensors`."""

    id: str
    condition: Expr | None
    repeat: Expr | list[str] | None
    roles: dict[str, list[Expr | str]]
    nested: list[TensorSpec]


@dataclass
class TensorList:
    """`-nkf-tensors` of a payload: whose tensors stand in it, and the rules broken when they do not fit."""

    field: str
    role: str
    owner: str
    count: str
    size: str
    shape: str
    along: list[str]


@dataclass
class Field:
    """A field of a type's `seq`."""

    id: str
    doc: str
    ref: str
    file: str
    line: int
    type: Primitive | User | Switch | None
    size: Expr | None = None
    size_eos: bool = False
    repeat: str = ""
    count: Expr | None = None
    condition: Expr | None = None
    enum: str = ""
    contents: bytes | None = None
    valid: Valid | None = None
    rule: str = ""
    checks: list[Check] = field(default_factory=list)
    derive: Expr | None = None
    padding: str = ""
    text: str = ""
    array: ArrayType | None = None
    tensors: TensorList | str | None = None
    default: Any = None
    limit: str = ""
    # Found by inversion: other sources decide this field's value, or some of its bits.
    derived: bool = False
    derived_bits: int = 0

    def error(self, message: str) -> SchemaError:
        """The error for this field."""
        return SchemaError(self.file, self.line, f"field `{self.id}`: {message}")

    @property
    def is_bytes(self) -> bool:
        """Whether it is a plain run of bytes."""
        return self.type is None and self.contents is None

    @property
    def primitive(self) -> Primitive | None:
        """Its number type where it has exactly one."""
        return self.type if isinstance(self.type, Primitive) else None

    @property
    def numeric(self) -> list[Primitive]:
        """All number types that it may have."""
        if isinstance(self.type, Primitive):
            return [self.type]
        return self.type.primitives if isinstance(self.type, Switch) else []

    @property
    def users(self) -> list[User]:
        """All record types that it may have."""
        if isinstance(self.type, User):
            return [self.type]
        return self.type.users if isinstance(self.type, Switch) else []

    def may_miss_case(self, owner: TypeDef, schema: Schema) -> bool:
        """Whether a switch between records has no case for some value that the field it is on can have."""
        if not isinstance(self.type, Switch) or any(on is None for on, _ in self.type.cases):
            return False
        values = {on.flat for on, _ in self.type.cases if on is not None}
        if self.type.on.type == BOOL:
            return len(values) < 2
        source = owner.member(self.type.on.flat.id) if isinstance(self.type.on.flat, expr.Name) else None
        if isinstance(source, Field) and source.enum and source.valid is not None and source.valid.in_enum:
            return len(values) < len(schema.enums[source.enum].members)
        return True

    @property
    def value_type(self) -> Type:
        """The type of one element."""
        if self.contents is not None or self.type is None:
            return TEXT if self.text else BYTES
        if self.users:
            return RecordOf(tuple(dict.fromkeys(user.name for user in self.users)))
        if self.enum:
            return EnumOf(self.enum)
        return FLOAT if self.numeric[0].is_float else INT

    @property
    def whole_type(self) -> Type:
        """The type of the field as a whole."""
        return ListOf(self.value_type) if self.repeat else self.value_type

    def expressions(self) -> Iterator[Expr]:
        """Every layout expression of the field but its condition."""
        for one in (self.size, self.count):
            if one is not None:
                yield one
        if isinstance(self.type, Switch):
            yield self.type.on
        for user in self.users:
            yield from user.args


@dataclass
class Param:
    """A parameter of a type."""

    id: str
    type: Type
    primitive: Primitive | None
    doc: str
    line: int


@dataclass
class Instance:
    """A value instance."""

    id: str
    value: Expr
    enum: str
    doc: str
    ref: str
    line: int


@dataclass
class Derivation:
    """A field set from elsewhere in the tree: the path to it from this type, and what it follows from.

    kind: `count` (elements of `source`), `size` (bytes of `source`), `bit` (whether `source` is there), `argument` (a
    truth value that `source` was given as `param`), `value`.
    """

    kind: str
    path: Node
    source: Field
    factor: Expr | Node | None = None
    mask: int = 0
    param: str = ""


@dataclass
class TypeDef:
    """A record type."""

    name: str
    doc: str
    ref: str
    file: str
    line: int
    params: list[Param] = field(default_factory=list)
    fields: list[Field] = field(default_factory=list)
    instances: dict[str, Instance] = field(default_factory=dict)
    checks: list[Check] = field(default_factory=list)
    tensors: list[TensorSpec] = field(default_factory=list)
    derivations: list[Derivation] = field(default_factory=list)
    #: Proved interval of the size in bytes; None where there is no upper bound.
    min_size: int = 0
    max_size: int | None = None

    def member(self, name: str) -> Field | Param | Instance | None:
        """The field, parameter or instance of that name."""
        members: list[Field | Param] = [*self.params, *self.fields]
        return next((one for one in members if one.id == name), None) or self.instances.get(name)

    @property
    def fixed(self) -> int | None:
        """Its size where that is always the same."""
        return self.min_size if self.min_size == self.max_size else None


@dataclass
class EnumDef:
    """An enum: members by value, with their documentation."""

    name: str
    doc: str
    line: int
    members: dict[int, tuple[str, str]]


@dataclass
class RuleDef:
    """An entry of `-nkf-rules`."""

    id: str
    severity: str
    summary: str
    why: str
    loader: str
    mend: str
    ref: str
    line: int


@dataclass
class Schema:
    """A whole schema, checked."""

    file: str
    id: str
    title: str
    license: str
    extensions: list[str]
    endian: str
    root: TypeDef
    types: dict[str, TypeDef]
    enums: dict[str, EnumDef]
    rules: dict[str, RuleDef]
    source: str = ""

    def type(self, name: str) -> TypeDef:
        """The type of that name; the root goes by the schema's own."""
        return self.root if name == self.root.name else self.types[name]

    @property
    def all_types(self) -> list[TypeDef]:
        """Every type, parts before what is made of them, the root last."""
        done: dict[str, TypeDef] = {}

        def visit(type_def: TypeDef) -> None:
            for field_ in type_def.fields:
                for user in field_.users:
                    if user.name not in done:
                        visit(self.types[user.name])
            done[type_def.name] = type_def

        for type_def in (*self.types.values(), self.root):
            if type_def.name not in done:
                visit(type_def)
        return list(done.values())


# -- names and types of expressions ----------------------------------------------------------------------------------


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
    return where


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
