"""The intermediate representation: a schema with every name resolved, every expression typed, every derivation found.

Emitters and the linter read this and nothing else. No format is known here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from nkformats.codegen import expr
from nkformats.codegen.expr import Node
from nkformats.codegen.ir_types import BOOL as BOOL
from nkformats.codegen.ir_types import BYTES as BYTES
from nkformats.codegen.ir_types import FLOAT as FLOAT
from nkformats.codegen.ir_types import INT as INT
from nkformats.codegen.ir_types import PRIMITIVES as PRIMITIVES
from nkformats.codegen.ir_types import TEXT as TEXT
from nkformats.codegen.ir_types import EnumOf as EnumOf
from nkformats.codegen.ir_types import ListOf as ListOf
from nkformats.codegen.ir_types import RecordOf as RecordOf
from nkformats.codegen.ir_types import Type as Type
from nkformats.codegen.load import SchemaError, UnsupportedFeature

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
    line: int


@dataclass
class Packed:
    """`-nkf-packed`: elements of a few bits, of which so many share one of the scales in another field."""

    condition: Expr
    bits: Expr
    block: Expr
    scales: str


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
    #: Its name in the format's own documentation.
    label: str = ""
    #: `repeat: until`: the condition on the last element, `_`.
    until: Expr | None = None
    #: `-nkf-tensors: true`: a record with this field is a tensor, named by the field that holds the record.
    is_tensor: bool = False
    #: The logical shape of the tensor that this field is, where it is not that of its elements.
    shape: list[Expr] = field(default_factory=list)
    #: Elements of a few bits that share scales.
    packed: Packed | None = None
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
        if self.until is not None:
            yield self.until


@dataclass
class Param:
    """A parameter of a type."""

    id: str
    type: Type
    primitive: Primitive | None
    doc: str
    line: int
    #: Its number in a keyed notation, its name there, and its value where it is not given.
    key: int | None = None
    label: str = ""
    enum: str = ""
    default: Any = None
    #: A list of the words that floats are stored in: an integer in it stands for its bits.
    words: bool = False
    #: Of a message: the type of one value as the schema has it, and what its bytes are as an array.
    form: str = ""
    array: ArrayType | None = None
    ref: str = ""


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
    #: Number and name of the type in a keyed notation.
    key: int | None = None
    label: str = ""
    #: Whether it is a message: its parameters are the fields, in any order, each with its key.
    message: bool = False
    derivations: list[Derivation] = field(default_factory=list)
    #: Proved interval of the size in bytes; None where there is no upper bound.
    min_size: int = 0
    max_size: int | None = None

    def member(self, name: str) -> Field | Param | Instance | None:
        """The field, parameter or instance of that name."""
        members: list[Field | Param] = [*self.params, *self.fields]
        return next((one for one in members if one.id == name), None) or self.instances.get(name)

    @property
    def keyed(self) -> list[Param]:
        """Its parameters that come from a keyed notation."""
        return [param for param in self.params if param.key is not None]

    def admits(self, check: Check) -> bool:
        """Whether a check is about the parameters alone, so that it is made before anything is read."""
        if not self.keyed or self.message or check.expr is None:
            return False
        names = {node.id for node in expr.walk(check.expr.flat) if isinstance(node, expr.Name)}
        return names.isdisjoint({"_root", *(one.id for one in self.fields)})

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
    #: The rules that are broken with it in every file, with the reason; where no file can break it, why.
    breaks_with: dict[str, str] = field(default_factory=dict)
    unbreakable: str = ""


@dataclass
class Notation:
    """What messages of a schema have in common: limits of how deep and how many, and the rule of each kind of fault."""

    limits: dict[str, int]
    rules: dict[str, str]
    line: int
    tensors: TensorMessage | None = None


@dataclass
class TensorMessage:
    """Which message is a tensor: type, fields by what they are, elements in other files, rules by kind of fault."""

    title: str
    type: str
    fields: dict[str, str]
    own: str
    faults: dict[str, str]
    where: str
    members: tuple[str, str]
    entries: str
    entry: str
    keys: dict[str, str]
    digest: str
    alignment: int
    elsewhere: dict[str, str]


@dataclass
class KeyedNotation:
    """What networks of keyed types have in common: types, enums and numbers by name, rules by kind of fault."""

    common: str
    block: str
    numbers: dict[str, int]
    files: dict[str, str]
    loads: dict[str, tuple[str, str]]
    dialect: str
    feed: str
    strays: dict[str, int]
    shapes: tuple[str, list[list[str]], list[list[str]]]
    what: str
    text: dict[str, int]
    cousin: tuple[list[str], str]
    faults: dict[str, str]
    weights: dict[str, str]
    words: dict[str, int]
    layer: str
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
    notation: Notation | None = None
    keyed: KeyedNotation | None = None
    #: Whether a record of a type can be made without arguments, once somebody has asked.
    makeable: dict[str, bool] = field(default_factory=dict)

    def type(self, name: str) -> TypeDef:
        """The type of that name; the root goes by the schema's own."""
        return self.root if name == self.root.name else self.types[name]

    @property
    def all_types(self) -> list[TypeDef]:
        """Every type with a layout, parts before what is made of them, the root last."""
        done: dict[str, TypeDef] = {}

        def visit(type_def: TypeDef) -> None:
            for field_ in type_def.fields:
                for user in field_.users:
                    if user.name not in done:
                        visit(self.types[user.name])
            done[type_def.name] = type_def

        for type_def in (*self.types.values(), self.root):
            if type_def.name not in done and not type_def.message:
                visit(type_def)
        return list(done.values())

    @property
    def messages(self) -> list[TypeDef]:
        """Every message, in the order of the schema."""
        return [one for one in self.types.values() if one.message]
