"""Expressions as Python source, for the places where generated code needs them.

Two views: `Local` for readers, where fields are local variables and value instances are written out (that pays most),
and `Member` for everything else, where they are attributes of a record.
"""

from __future__ import annotations

from nkformats.codegen import expr, ir
from nkformats.codegen.expr import Node
from nkformats.codegen.scope import Over, Scope

_LEVEL = {"or": 1, "and": 2, "|": 5, "^": 6, "&": 7, "<<": 8, ">>": 8, "+": 9, "-": 9, "*": 10, "/": 10, "%": 10}
_LEVEL.update(dict.fromkeys(expr.COMPARISONS, 4))
_ATOM = 99


def class_name(name: str) -> str:
    """The Python class of a schema type or enum."""
    return "".join(part.capitalize() for part in name.split("_"))


class View:
    """How names become Python; subclasses say where values live."""

    def __init__(self, schema: ir.Schema, type_def: ir.TypeDef, left: str = "left") -> None:
        self.schema = schema
        self.scope = Scope(
            schema, type_def, _index=ir.INT, _root=ir.RecordOf((schema.root.name,)), _=ir.INT, _element=ir.INT
        )
        self.scope.texts = True
        self.left = left
        self.element: ir.Type = ir.INT
        #: For repeated fields: the expression of a list's current element, and the variable that holds it.
        self.known: dict[Node, str] = {}

    def text(self, node: Node) -> str:
        """The Python source of a tree."""
        return self._render(node)[0]

    def _name(self, id: str) -> str:
        raise NotImplementedError

    def optional(self, text: str, type_def: ir.TypeDef, id: str) -> str:
        """How a field that may be absent is read where it is known to be there."""
        return text

    def _operand(self, node: Node, level: int) -> str:
        text, own = self._render(node)
        return f"({text})" if own <= level else text

    def _render(self, node: Node) -> tuple[str, int]:
        """Source and binding strength of a tree; one branch a kind of node, so it is long."""
        if node in self.known:
            return self.known[node], _ATOM
        match node:
            case expr.Const(bool(value)):
                return ("True" if value else "False"), _ATOM
            case expr.Const(str(value)):
                return repr(value), _ATOM
            case expr.Const(int() | float() as value):
                return repr(value), (_ATOM if value >= 0 else 11)
            case expr.Left():
                return self.left, (9 if "-" in self.left else _ATOM)
            case expr.Member(enum, id):
                members = self.schema.enums[enum].members
                return str(next(value for value, (name, _) in members.items() if name == id)), _ATOM
            case expr.Name("_root"):
                return "root", _ATOM
            case expr.Name("_index"):
                return "i", _ATOM
            case expr.Name("_element"):
                return "item", _ATOM
            case expr.Name(id):
                return self._name(id), _ATOM
            case expr.Attr(base, "size" | "length") if not self._has(base, node.id):
                return f"{self._length(base)}({self.text(base)})", _ATOM
            case expr.Attr(base, "to_i") if self._type(base) == ir.BOOL:
                return f"int({self.text(base)})", _ATOM
            case expr.Attr(base, "to_i"):
                return self._operand(base, _ATOM - 1), _ATOM
            case expr.Attr(base, id):
                return self._attr(base, id), _ATOM
            case expr.Index(base, index):
                return f"{self._operand(base, _ATOM - 1)}[{self.text(index)}]", _ATOM
            case expr.Unary("not", expr.Call("in", operands)):
                texts = [self._operand(one, 4) for one in operands]
                return f"{texts[0]} not in {listed(texts[1:])}", 4
            case expr.Unary("not", operand):
                return f"not {self._operand(operand, 2)}", 3
            case expr.Unary(op, operand):
                return f"{op}{self._operand(operand, 10)}", 11
            case expr.Binary(op, left, right):
                return self._binary(op, left, right)
            case expr.Cond(condition, yes, no):
                yes_text, no_text = self._operand(yes, 0), self._operand(no, 0)
                return f"{yes_text} if {self._operand(condition, 0)} else {no_text}", 0
            case expr.Call("in", operands):
                texts = [self._operand(one, 4) for one in operands]
                return f"{texts[0]} in {listed(texts[1:])}", 4
            case expr.Call(function, operands):
                return f"{function}({', '.join(self.text(one) for one in operands)})", _ATOM
            case Over(function, operand, source):
                return self._over(function, operand, source), _ATOM
        raise AssertionError(node)

    def _binary(self, op: str, left: Node, right: Node) -> tuple[str, int]:
        level = _LEVEL[op]
        # Comparisons do not chain in Kaitai; a bare comparison as operand of one needs brackets on both sides.
        left_text = self._operand(left, level if op in expr.COMPARISONS else level - 1)
        right_text = self._operand(right, level if op not in ("and", "or") else level - 1)
        if op == "or":  # `a or b and c` is right, but nobody reads it at first sight
            left_text, right_text = (
                f"({text})" if isinstance(part, expr.Binary) and part.op == "and" else text
                for part, text in ((left, left_text), (right, right_text))
            )
        if op == "/" and ir.FLOAT not in (self._type(left), self._type(right)):
            op = "//"
        return f"{left_text} {op} {right_text}", level

    def _over(self, function: str, operand: Node, source: Node) -> str:
        source_type = self._type(source)
        outer, self.element = self.element, source_type.element if isinstance(source_type, ir.ListOf) else ir.INT
        self.scope.special["_element"] = self.element
        inner = self.text(operand)
        self.element = outer
        self.scope.special["_element"] = outer
        whole = self.text(source)
        items = f"{inner} for item in {whole}"
        if function == "unique":
            return f"len({{{items}}}) == len({whole})"
        if function in ("sum", "product"):
            # All elements are looked at in any case, and a list is made faster than a generator runs.
            items = whole if inner == "item" else f"[{items}]"
        return f"{'prod' if function == 'product' else function}({items})"

    def _type(self, node: Node) -> ir.Type:
        return self.scope.type_of(node, ir.Expr("", node, self.schema.file, 0))

    def _has(self, base: Node, id: str) -> bool:
        base_type = self._type(base)
        return isinstance(base_type, ir.RecordOf) and all(self.schema.type(name).member(id) for name in base_type.names)

    def _length(self, base: Node) -> str:
        return (
            "len"
            if isinstance(self._type(base), ir.ListOf)
            else "nbytes"
            if self._type(base) == ir.BYTES
            else "text_size"
        )

    def stored(self, field: ir.Field) -> str:
        """The attribute through which a field of another record is read."""
        return field.id

    def _attr(self, base: Node, id: str) -> str:
        base_type = self._type(base)
        owners = [self.schema.type(name) for name in base_type.names] if isinstance(base_type, ir.RecordOf) else []
        member = owners[0].member(id) if len(owners) == 1 else None
        name = self.stored(member) if isinstance(member, ir.Field) else id
        text = f"{self._operand(base, _ATOM - 1)}.{name}"
        assert isinstance(base_type, ir.RecordOf)
        for name in base_type.names:
            member = self.schema.type(name).member(id)
            if isinstance(member, ir.Field) and member.condition is not None:
                return self.optional(text, self.schema.type(name), id)
        return text


class Local(View):
    """Inside a reader: fields and parameters of the type at hand are local variables, `_` is the field `subject`."""

    subject = ""

    def _name(self, id: str) -> str:
        return self.subject if id == "_" else id

    def stored(self, field: ir.Field) -> str:
        """The slot itself: a property costs a call."""
        return f"_{field.id}" if field.derived else field.id


class Member(View):
    """Over a complete record named `owner`; with `slots`, past the properties of the parts, which cost a call each."""

    def __init__(
        self, schema: ir.Schema, type_def: ir.TypeDef, owner: str = "self", left: str = "left", slots: bool = False
    ) -> None:
        super().__init__(schema, type_def, left)
        self.owner = owner
        self.slots = slots
        self.underscore = ""

    def _name(self, id: str) -> str:
        if id == "_":
            return f"{self.owner}.{self.underscore}"
        text = f"{self.owner}.{id}"
        member = self.scope.type_def.member(id)
        if isinstance(member, ir.Field) and member.condition is not None:
            return self.optional(text, self.scope.type_def, id)
        return text

    def stored(self, field: ir.Field) -> str:
        """The attribute through which a field of another record is read."""
        return f"_{field.id}" if field.derived and self.slots else field.id

    def optional(self, text: str, type_def: ir.TypeDef, id: str) -> str:
        """The value of an optional field, which type checkers take for possibly None."""
        return f"some({text})"

    def valid(self, valid: ir.Valid, field: ir.Field) -> str:
        """The condition that a constraint on `field` states."""
        self.underscore = field.id
        subject = self.text(expr.Name(field.id))
        return constraint(self, valid, field, subject)


def listed(texts: list[str]) -> str:
    """The source of a tuple."""
    return f"({texts[0]},)" if len(texts) == 1 else f"({', '.join(texts)})"


def constraint(view: View, valid: ir.Valid, field: ir.Field, subject: str) -> str:
    """A constraint as one Python condition over `subject`."""
    parts = []
    if valid.eq is not None:
        parts.append(f"{subject} == {view.text(valid.eq.flat)}")
    low, high = valid.min, valid.max
    if low is not None and high is not None:
        parts.append(f"{view.text(low.flat)} <= {subject} <= {view.text(high.flat)}")
    elif low is not None:
        parts.append(f"{subject} >= {view.text(low.flat)}")
    elif high is not None:
        parts.append(f"{subject} <= {view.text(high.flat)}")
    if valid.any_of is not None:
        parts.append(f"{subject} in {listed([view.text(one.flat) for one in valid.any_of])}")
    if valid.in_enum:
        parts.append(f"{subject} in _{field.enum.upper()}")
    if valid.expr is not None:
        text = view.text(valid.expr.flat)
        parts.append(text if len(parts) == 0 else f"({text})")
    return " and ".join(parts)
