"""What must be proved of a schema before anything is generated from it.

Every read of an optional field is guarded, every loop is bounded by the bytes left or by a list already read, no size
is negative, no divisor is zero, every byte has an owner, every rule is declared and used. Sizes are intervals.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterator
from dataclasses import dataclass

from nkformats.codegen import expr, ir
from nkformats.codegen.expr import Node
from nkformats.codegen.facts import ANY, Interval, arithmetic, conjuncts, denied, number, number_range
from nkformats.codegen.load import SchemaError
from nkformats.codegen.scope import Over, Scope

#: The condition of a part that a switch may leave out: no expression states it.
_NEVER = expr.Const(False)
_RECORD = ("layout", "params", "computed", "derive_before", "derive_after", "check", "tensor_specs", "singles")


def lint(schema: ir.Schema) -> None:
    """Proves the size interval of each type and refuses the schema at the first thing that cannot be proved.

    Raises:
        SchemaError: with file and line.
    """
    for type_def in (*schema.messages, *schema.all_types):
        _Types(schema, type_def).prove()
    _rules(schema)
    _owners(schema)
    _slots(schema)


def sizes(schema: ir.Schema) -> list[str]:
    """The proved size of each type, a line each: `layer 4..28`."""
    lines = []
    for type_def in schema.all_types:
        high = "" if type_def.max_size is None else str(type_def.max_size)
        lines.append(f"{type_def.name} {type_def.min_size}" + (f"..{high}" if type_def.fixed is None else ""))
    return lines


@dataclass
class _Types:
    """The proofs about one type."""

    schema: ir.Schema
    type_def: ir.TypeDef
    #: What the list of the aggregate at hand holds.
    element: ir.Type = ir.INT
    #: What is known where the expression at hand is evaluated.
    known: frozenset[Node] = frozenset()
    #: What the checks that come before reading leave to be true: the one set, where the other holds.
    admitted: list[tuple[frozenset[Node], frozenset[Node]]] = dataclasses.field(default_factory=list)

    def prove(self) -> None:
        self.admit()
        for instance in self.type_def.instances.values():
            self.guarded(instance.value, frozenset())
        low = 0.0
        top: float | None = 0.0
        for field in self.type_def.fields:
            self.known = self.at(field.condition)
            facts = self.known
            if field.condition:
                self.guarded(field.condition, self.at(None))
            for one in (*field.expressions(), *_constraints(field)):
                self.guarded(one, facts)
            if field.derive is not None:
                self.guarded(field.derive, facts)
            if field.array is not None:
                for one in field.array.expressions():
                    self.guarded(one, facts)
            self.forward(field)
            for check in field.checks:
                self.check(check, facts)
            self.arguments(field)
            for size in field.shape:
                self.guarded(size, facts)
            for one in (field.packed.bits, field.packed.block) if field.packed else ():
                self.guarded(one, facts)
            least, most = self.field_size(field)
            low += 0 if field.condition else least
            top = None if top is None or most is None else top + most
        self.known = frozenset()
        for check in self.type_def.checks:
            self.check(check, frozenset())
        self.specs(self.type_def.tensors, frozenset())
        self.type_def.min_size = int(low)
        self.type_def.max_size = None if top is None else int(top)

    def admit(self) -> None:
        """Collects what is true of the parameters once their checks have let them pass."""
        for check in self.type_def.checks:
            rule = self.schema.rules.get(check.rule)
            if rule is None or rule.severity != "error" or check.expr is None or not self.type_def.admits(check):
                continue
            for part in conjuncts(check.expr.flat):
                if isinstance(part, expr.Binary) and part.op == "or":
                    self.admitted.append((frozenset(denied(part.left)), frozenset(conjuncts(part.right))))
                else:
                    self.admitted.append((frozenset(), frozenset([part])))

    def at(self, condition: ir.Expr | None) -> frozenset[Node]:
        """What is known where a condition holds."""
        facts = frozenset(conjuncts(condition.flat)) if condition is not None else frozenset()
        for needed, result in self.admitted:
            if needed <= facts:
                facts |= result
        return facts

    def arguments(self, field: ir.Field) -> None:
        """Refuses an argument that its parameter may not take: the proofs about the type rely on it."""
        for user in field.users:
            for param, argument in zip(self.schema.types[user.name].params, user.args, strict=True):
                if param.primitive is not None and param.primitive.name.startswith("u"):
                    low, _ = self.interval(argument.flat, argument)
                    if low is None or low < 0:
                        raise argument.error(f"an argument for `{param.id}` that can be negative")

    def check(self, check: ir.Check, facts: frozenset[Node]) -> None:
        """Proves a check, which is made where the `facts` hold: those of the field that it stands at."""
        for one in (*([check.expr] if check.expr else []), *(check.valid.expressions() if check.valid else ())):
            self.guarded(one, facts)

    def specs(self, specs: list[ir.TensorSpec], facts: frozenset[Node]) -> None:
        """Proves the expressions of tensor entries, each under the conditions that lead to it."""
        for spec in specs:
            inner = facts
            if spec.condition is not None:
                self.guarded(spec.condition, facts)
                inner |= frozenset(conjuncts(spec.condition.flat))
            shapes = [one for shape in spec.roles.values() for one in shape if isinstance(one, ir.Expr)]
            for one in (*([spec.repeat] if isinstance(spec.repeat, ir.Expr) else []), *shapes):
                self.guarded(one, inner)
            self.specs(spec.nested, inner)

    # -- order: a layout may only depend on what was read before -----------------------------------------------------

    def forward(self, field: ir.Field) -> None:
        """Refuses a layout expression that names a field which is read later."""
        at = self.type_def.fields.index(field)
        later = {other.id for other in self.type_def.fields[at:]}
        layout = [one for one in field.expressions() if one is not field.until]
        layout += [field.condition] if field.condition else []
        for one in layout:
            for node in expr.walk(one.flat):
                if isinstance(node, expr.Name) and node.id in later:
                    raise one.error(f"`{node.id}` is not read yet")
        for one in _constraints(field):
            for node in expr.walk(one.flat):
                if isinstance(node, expr.Name) and node.id in later - {field.id}:
                    raise one.error(f"`{node.id}` is not read yet")

    # -- guards ------------------------------------------------------------------------------------------------------

    def guarded(self, where: ir.Expr, facts: frozenset[Node]) -> None:
        """Refuses a read of an optional field that is not known to be there, and a divisor that may be zero."""
        self._guard(where.flat, facts, where)

    def _guard(self, node: Node, facts: frozenset[Node], where: ir.Expr) -> None:
        match node:
            case expr.Binary("and", left, right):
                self._guard(left, facts, where)
                self._guard(right, facts | frozenset(conjuncts(left)), where)
            case expr.Binary("or", left, right):
                self._guard(left, facts, where)
                self._guard(right, facts | frozenset(denied(left)), where)
            case expr.Cond(condition, yes, no):
                self._guard(condition, facts, where)
                self._guard(yes, facts | frozenset(conjuncts(condition)), where)
                self._guard(no, facts | frozenset(denied(condition)), where)
            case Over(_, operand, source):
                self._guard(source, facts, where)
                list_type = self._scope().type_of(source, where)
                outer, self.element = self.element, list_type.element if isinstance(list_type, ir.ListOf) else ir.INT
                self._guard(operand, facts, where)
                self.element = outer
            case _:
                if isinstance(node, (expr.Name, expr.Attr)):
                    for condition in self._conditions(node, where):
                        if not frozenset(conjuncts(condition)) <= facts:
                            raise where.error(f"unguarded read of an optional field ({_name(node)})")
                if isinstance(node, expr.Binary) and node.op in ("/", "%"):
                    before, self.known = self.known, self.known | facts
                    low, high = self.interval(node.right, where)
                    self.known = before
                    if (low is None or low <= 0) and (high is None or high >= 0):
                        raise where.error("a divisor that can be zero")
                for child in expr.children(node):
                    self._guard(child, facts, where)

    def _conditions(self, node: expr.Name | expr.Attr, where: ir.Expr) -> Iterator[Node]:
        scope = self._scope()
        if isinstance(node, expr.Name):
            yield from self._presence(self.type_def, node.id)
            return
        try:
            base = scope.type_of(node.base, where)
        except SchemaError:
            return
        for owner in scope.records(base):
            for condition in self._presence(owner, node.id):
                yield expr.rebase(condition, node.base)

    def _presence(self, owner: ir.TypeDef, name: str) -> Iterator[Node]:
        """What has to hold where a field is read."""
        member = owner.member(name)
        if isinstance(member, ir.Field) and member.condition is not None:
            yield member.condition.flat
        if isinstance(member, ir.Field) and member.users and member.may_miss_case(owner, self.schema):
            yield _NEVER

    def _scope(self) -> Scope:
        root = ir.RecordOf((self.schema.root.name,))
        return Scope(self.schema, self.type_def, _root=root, _index=ir.INT, _=ir.INT, _element=self.element)

    # -- sizes -------------------------------------------------------------------------------------------------------

    def field_size(self, field: ir.Field) -> tuple[float, float | None]:
        """The interval of a field's size in bytes, over all its elements."""
        low, high = self._item_size(field)
        if not field.repeat:
            return low, high
        if field.repeat in ("eos", "until"):
            if low < 1:
                raise field.error("a loop to the end of the stream over elements that may be empty")
            return (0 if field.repeat == "eos" else low), None
        assert field.count is not None
        least, most = self.interval(field.count.flat, field.count)
        if least is None or least < 0:
            raise field.count.error("a count that can be negative")
        listed = isinstance(field.count.flat, expr.Attr) and self._is_length(field.count.flat, field.count)
        if low < 1 and not listed and (most is None or most > 4096):
            raise field.error("a loop bounded neither by the bytes left nor by a list already read")
        return low * least, None if high is None or most is None else high * most

    def _is_length(self, node: expr.Attr, where: ir.Expr) -> bool:
        """Whether a node is the length of a list or of a run of bytes, and no field of that name."""
        return node.id in ("size", "length") and not isinstance(self._scope().type_of(node.base, where), ir.RecordOf)

    def _item_size(self, field: ir.Field) -> tuple[float, float | None]:
        if field.contents is not None:
            return len(field.contents), len(field.contents)
        if field.numeric:
            sizes_ = [one.size for one in field.numeric]
            return min(sizes_), max(sizes_)
        if field.size is not None:
            low, high = self.interval(field.size.flat, field.size)
            if low is None or low < 0:
                raise field.size.error("a size that can be negative")
            return low, high
        if field.size_eos:
            return 0, None
        parts = [self.schema.types[user.name] for user in field.users]
        tops = [part.max_size for part in parts]
        low = 0 if field.may_miss_case(self.type_def, self.schema) else min(part.min_size for part in parts)
        return low, None if None in tops else max(top for top in tops if top is not None)

    # -- intervals ---------------------------------------------------------------------------------------------------

    def interval(self, node: Node, where: ir.Expr) -> Interval:
        """What values an expression can take."""
        match node:
            case expr.Const(bool(value)):
                return int(value), int(value)
            case expr.Const(int() | float() as value):
                return value, value
            case expr.Left():
                return 0, None
            case expr.Name("_index"):
                return 0, None
            case expr.Member():
                value = self._scope().member_value(node, where)
                return value, value
            case expr.Name() | expr.Attr() | expr.Index():
                return self._leaf(node, where)
            case expr.Unary("-", operand):
                low, high = self.interval(operand, where)
                return (None if high is None else -high), (None if low is None else -low)
            case expr.Cond():
                return self._cond(node, where)
            case expr.Binary(op, left, right) if op in expr.ARITHMETIC:
                return arithmetic(op, self.interval(left, where), self.interval(right, where))
            case Over("sum" | "product", operand, _):
                low, _ = self.interval(operand, where)
                return (0, None) if low is not None and low >= 0 else ANY
        return ANY

    def _cond(self, node: expr.Cond, where: ir.Expr) -> Interval:
        outer = self.known
        self.known = outer | frozenset(conjuncts(node.condition))
        yes = self.interval(node.yes, where)
        self.known = outer | frozenset(denied(node.condition))
        no = self.interval(node.no, where)
        self.known = outer
        test = node.condition
        if isinstance(test, expr.Binary) and test.op in ("<", "<=") and (test.left, test.right) == (node.yes, node.no):
            low = None if yes[0] is None or no[0] is None else min(yes[0], no[0])  # the smaller of two
            tops = [top for top in (yes[1], no[1]) if top is not None]
            return low, min(tops) if tops else None
        low = None if yes[0] is None or no[0] is None else min(yes[0], no[0])
        return low, None if yes[1] is None or no[1] is None else max(yes[1], no[1])

    def _leaf(self, node: Node, where: ir.Expr) -> Interval:
        scope = self._scope()
        if isinstance(node, expr.Attr) and node.id in ("size", "length"):
            base = scope.type_of(node.base, where)
            if not isinstance(base, ir.RecordOf):
                return 0, None
        if isinstance(node, expr.Attr) and node.id == "to_i":
            return (0, 1) if scope.type_of(node.base, where) == ir.BOOL else self.interval(node.base, where)
        if isinstance(node, expr.Index):
            return self._member_range(node.base, where)
        return self._narrowed(node, self._member_range(node, where))

    def _narrowed(self, node: Node, declared: Interval) -> Interval:
        """An interval with what is known about its expression."""
        low, high = declared
        for fact in self.known:
            if not isinstance(fact, expr.Binary) or fact.left != node or not isinstance(fact.right, expr.Const):
                continue
            if isinstance(fact.right.value, str):
                continue
            value = number(fact.right)
            if fact.op in (">", ">=", "=="):
                low = max(-math.inf if low is None else low, value + (fact.op == ">"))
            if fact.op in ("<", "<=", "=="):
                high = min(math.inf if high is None else high, value - (fact.op == "<"))
        return low, high

    def _member_range(self, node: Node, where: ir.Expr) -> Interval:
        scope = self._scope()
        members: list[object] = []
        if isinstance(node, expr.Name):
            members = [self.type_def.member(node.id)]
        elif isinstance(node, expr.Attr):
            members = [owner.member(node.id) for owner in scope.records(scope.type_of(node.base, where))]
        ranges = [self._declared(member, where) for member in members]
        if not ranges:
            return ANY
        low = None if any(one[0] is None for one in ranges) else min(one[0] for one in ranges if one[0] is not None)
        return low, None if any(one[1] is None for one in ranges) else max(
            one[1] for one in ranges if one[1] is not None
        )

    def _declared(self, member: object, where: ir.Expr) -> Interval:
        if isinstance(member, ir.Param):
            return number_range(member.primitive) if member.primitive else ANY
        if not isinstance(member, ir.Field) or not member.numeric:
            return ANY
        ranges = [number_range(one) for one in member.numeric]
        if any(one == ANY for one in ranges):
            return ANY
        low = min(one[0] for one in ranges if one[0] is not None)
        high = max(one[1] for one in ranges if one[1] is not None)
        valid = member.valid
        if valid is not None:
            if valid.min is not None and isinstance(valid.min.flat, expr.Const):
                low = max(low, number(valid.min.flat))
            # A limit is not a bound of the format: a caller may raise it.
            if valid.max is not None and isinstance(valid.max.flat, expr.Const) and not member.limit:
                high = min(high, number(valid.max.flat))
            if valid.any_of is not None and all(isinstance(one.flat, expr.Const) for one in valid.any_of):
                values = [number(one.flat) for one in valid.any_of if isinstance(one.flat, expr.Const)]
                low, high = min(values), max(values)
        return low, high


def _constraints(field: ir.Field) -> list[ir.Expr]:
    return list(field.valid.expressions()) if field.valid is not None else []


def _name(node: Node) -> str:
    return f"{_name(node.base)}.{node.id}" if isinstance(node, expr.Attr) else getattr(node, "id", "...")


def _rules(schema: ir.Schema) -> None:
    """Every rule that is used is declared, and the reverse."""
    used: dict[str, tuple[str, int]] = {}

    def use(rule: str, line: int) -> None:
        if rule:
            used.setdefault(rule, (schema.file, line))

    for rule in schema.notation.rules.values() if schema.notation else ():
        use(rule, schema.notation.line if schema.notation else 0)
    for type_def in (*schema.messages, *schema.all_types):
        for check in type_def.checks:
            use(check.rule, check.line)
        for field in type_def.fields:
            for rule in (field.rule, field.padding, field.text, *(check.rule for check in field.checks)):
                use(rule, field.line)
            if isinstance(field.tensors, ir.TensorList):
                for rule in (field.tensors.count, field.tensors.size, field.tensors.shape):
                    use(rule, field.line)
            if field.rule and schema.rules.get(field.rule) and schema.rules[field.rule].severity != "error":
                raise field.error(f"rule {field.rule} of a `valid` must be an error")
    for rule, (file, line) in used.items():
        if rule not in schema.rules:
            raise SchemaError(file, line, f"rule {rule} is not declared")
    for rule, declared in schema.rules.items():
        if rule not in used:
            raise SchemaError(schema.file, declared.line, f"rule {rule} is declared and never used")


def _slots(schema: ir.Schema) -> None:
    """A derived field is stored under its name behind an underscore, where every record has members of its own."""
    for type_def in schema.all_types:
        for field in type_def.fields:
            if field.derived and field.id in _RECORD:
                raise field.error(f"derived, its name clashes with `_{field.id}` of every record")


def _owners(schema: ir.Schema) -> None:
    """A stream of a given size must be read to its end: the last byte of it needs an owner as the first."""
    for type_def in schema.all_types:
        for field in type_def.fields:
            open_end = field.size_eos or field.repeat == "eos"
            if open_end and field is not type_def.fields[-1]:
                raise field.error("nothing can follow a field that takes all bytes left")
            for user in field.users:
                part = schema.types[user.name]
                if _takes_all(schema, part) and field.size is None and field is not type_def.fields[-1]:
                    raise field.error(f"nothing can follow `{part.name}`, which takes all bytes left")
                if field.size is not None and not _takes_all(schema, part):
                    raise field.error(f"`{part.name}` may leave bytes of its stream without an owner")
    if not _takes_all(schema, schema.root):
        raise SchemaError(
            schema.file,
            schema.root.line,
            "bytes behind the last field have no owner: end the root with `size-eos: true`",
        )


def _takes_all(schema: ir.Schema, type_def: ir.TypeDef) -> bool:
    if not type_def.fields:
        return False
    last = type_def.fields[-1]
    if last.size_eos or last.repeat == "eos":
        return True
    return not last.repeat and last.size is None and not last.condition and bool(last.users) and all(
        _takes_all(schema, schema.types[user.name]) for user in last.users
    )  # fmt: skip
