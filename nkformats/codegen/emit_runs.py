"""The part of a reader that fields of fixed size ask for: unpacked together in runs, then checked in file order."""

from __future__ import annotations

from nkformats.codegen import expr, ir
from nkformats.codegen.expr import Const, Node
from nkformats.codegen.render import Local, constraint, listed
from nkformats.codegen.runs import condition, constant, fixed_size, joins, struct_name
from nkformats.codegen.snippets import quoted


def slot(field: ir.Field) -> str:
    """The attribute that stores a field."""
    return f"_{field.id}" if field.derived else field.id


class RunReader:
    """Collects the lines of one reader; `field`, for all that is no run, is for the class that is made from this."""

    def __init__(self, schema: ir.Schema, type_def: ir.TypeDef) -> None:
        self.schema = schema
        self.type_def = type_def
        self.view = Local(schema, type_def, "end - pos")
        self.out: list[str] = []
        self.indent = "    "
        #: Names that an expression of the reader mentions: only these get local variables.
        self.needed = self._needed()
        self.taken = {param.id for param in type_def.params} | {field.id for field in type_def.fields}

    def field(self, field: ir.Field) -> None:
        """Reads a field that is part of no run."""
        raise NotImplementedError

    def put(self, *lines: str) -> None:
        """Adds lines at the indentation of the place."""
        self.out += [f"{self.indent}{line}" for line in lines]

    def helper(self, prefix: str, of: ir.Field | int) -> str:
        """A local variable of the reader's own: `size_name`, unless the schema has a field of that name."""
        name = f"{prefix}_{of if isinstance(of, int) else of.id}"
        while name in self.taken:
            name += "_"
        return name

    # -- what is needed where ----------------------------------------------------------------------------------------

    def _needed(self) -> set[str]:
        nodes: list[Node] = []
        for field in self.type_def.fields:
            nodes += [one.flat for one in field.expressions()]
            nodes += [field.condition.flat] if field.condition else []
            nodes += [one.flat for one in field.valid.expressions()] if field.valid else []
            nodes += [field.derive.flat] if field.derive else []
        nodes += [one.path for one in self.type_def.derivations if one.kind == "argument"]
        # An element of a short list of fixed length is a local variable of its own.
        short = [one for one in self.type_def.fields if one.repeat and one.primitive and fixed_size(one) is not None]
        for field in short:
            for at in range(constant(field.count)):
                self.view.known[expr.Index(expr.Name(field.id), Const(at))] = f"{field.id}_{at}"
        nodes = [expr.transform(node, lambda part: Const(0) if part in self.view.known else None) for node in nodes]
        names = {part.id for node in nodes for part in expr.walk(node) if isinstance(part, expr.Name)}
        names |= {field.id for field in self.type_def.fields if field.derive is not None}
        return names

    # -- runs of fixed size ------------------------------------------------------------------------------------------

    def fields(self, fields: list[ir.Field]) -> None:
        """Reads the fields, those of fixed size in runs, those under one condition together."""
        at = 0
        while at < len(fields):
            test, stop = condition(fields[at]), at
            while stop < len(fields) and condition(fields[stop]) == test:
                stop += 1
            group = fields[at:stop]
            if test is None:
                self.group(group)
            else:
                self.put(f"if {self.view.text(test)}:")
                self.indent += "    "
                self.group(group)
                self.indent = self.indent[:-4]
                self.put("else:")
                for field in group:
                    targets = f"self.{slot(field)} = " + (f"{field.id} = " if field.id in self.needed else "")
                    self.put(f"    {targets}None")
            at = stop

    def group(self, fields: list[ir.Field]) -> None:
        """Reads fields that are all there, or all absent."""
        run: list[ir.Field] = []
        for field in (*fields, None):
            if field is not None and joins(run, field):
                run.append(field)
                continue
            if run:
                self.run(run)
                run = []
            if field is not None and fixed_size(field) is not None:
                run = [field]
            elif field is not None:
                self.field(field)

    def run(self, run: list[ir.Field]) -> None:
        """A run of fixed-size fields: one bounds check, one unpacking, then the checks in file order."""
        total = sum(fixed_size(field) or 0 for field in run)
        first = quoted(run[0].id)
        self.put(f"if end - pos < {total}:", f"    raise cut(self, data, pos, end, {first}, limits)")
        if len(run) == 1 and run[0].primitive and run[0].primitive.name == "u1" and not run[0].repeat:
            self.put(f"{self.targets(run[0], 'self')[0]} = data[pos]")
        else:
            self.unpack(run, "self", f"_{struct_name(self.type_def, run)}_AT(data, pos)")
        self.settle_run(run, "self", "pos")
        if self.type_def.fixed is None or run[-1] is not self.type_def.fields[-1]:
            self.put(f"pos += {total}")

    def unpack(self, run: list[ir.Field], owner: str, source: str) -> None:
        """Assigns what `source` gives to the fields of a run."""
        names = ", ".join(name for field in run for name in self.targets(field, owner))
        single = "," if sum(len(self.targets(field, owner)) for field in run) == 1 else ""
        line = f"{names}{single} = {source}"
        if source.startswith("for "):
            line = f"for {names}{single} in {source[4:]}:"
        self.put(line)

    def local(self, field: ir.Field) -> bool:
        """Whether the field's value goes through a local variable before it is stored."""
        return bool(
            field.id in self.needed or field.enum or field.valid or field.contents is not None or field.repeat
            or any(one.is_float for one in field.numeric)
        )  # fmt: skip

    def targets(self, field: ir.Field, owner: str) -> list[str]:
        """What the numbers of a field are assigned to."""
        if field.repeat:
            return [self.helper(field.id, at) for at in range(constant(field.count))]
        # The record of an element does not exist yet when the head of a loop unpacks it.
        return [field.id] if self.local(field) or owner != "self" else [f"{owner}.{slot(field)}"]

    def settle_run(self, run: list[ir.Field], owner: str, position: str) -> None:
        """Stores what was unpacked and checks it."""
        offset = 0
        for field in run:
            place = f"{position} + {offset}" if offset else position
            if field.repeat:
                self.put(f"{owner}.{slot(field)} = [{', '.join(self.targets(field, owner))}]")
                if field.id in self.needed:
                    self.put(f"{field.id} = {owner}.{slot(field)}")
            elif field.contents is not None:
                self.put(f"if {field.id} != {field.contents!r}:")
                self.put(f"    raise invalid({owner}, {quoted(field.id)}, {place}, {field.id})")
            elif self.local(field):
                self.store(field, owner, place)
            elif owner != "self":
                self.put(f"{owner}.{slot(field)} = {field.id}")
            offset += fixed_size(field) or 0

    def store(self, field: ir.Field, owner: str, place: str) -> None:
        """Stores a number: enum members as such, a NaN with its bits; then its limit and its constraint."""
        target = f"{owner}.{slot(field)}"
        valid = field.valid
        if field.enum:
            table = f"_{field.enum.upper()}"
            if valid is not None and valid.in_enum:
                self.put("try:", f"    {target} = {table}[{field.id}]", "except KeyError:")
                self.put(f"    raise invalid({owner}, {quoted(field.id)}, {place}, {field.id}) from None")
                valid = ir.Valid(valid.eq, valid.min, valid.max, valid.any_of, False, valid.expr)
            else:
                self.put(f"{target} = {table}.get({field.id}, {field.id})")
        elif any(one.is_float for one in field.numeric):
            size = field.numeric[0].size if field.primitive else self.helper("size", field)
            self.put(f"{target} = {field.id} if {field.id} == {field.id} else raw_float(data, {place}, {size})")
        else:
            self.put(f"{target} = {field.id}")
        if valid is None:
            return
        if field.limit:
            low = f"{self.view.text(valid.min.flat)} <= " if valid.min is not None else ""
            within = f"{low}{field.id} <= limits[{quoted(field.limit)}]"
            self.put(f"if not {within}:" if low else f"if {field.id} > limits[{quoted(field.limit)}]:")
            self.put(f"    raise over({owner}, {quoted(field.id)}, {place}, limits)")
            valid = ir.Valid(valid.eq, None, None, valid.any_of, False, valid.expr)
        self.view.subject = field.id
        text = constraint(self.view, valid, field, field.id)
        if text:
            # Only integers: every comparison with a NaN is false.
            plain = _simple(valid) and not any(one.is_float for one in field.numeric)
            self.put(f"if {_opposite(self.view, valid, field)}:" if plain else f"if not ({text}):")
            self.put(f"    raise invalid({owner}, {quoted(field.id)}, {place})")


def _simple(valid: ir.Valid) -> bool:
    given = [one for one in (valid.eq, valid.min, valid.max, valid.any_of, valid.expr) if one is not None]
    return len(given) == 1 and valid.expr is None


def _opposite(view: Local, valid: ir.Valid, field: ir.Field) -> str:
    if valid.eq is not None:
        return f"{field.id} != {view.text(valid.eq.flat)}"
    if valid.min is not None:
        return f"{field.id} < {view.text(valid.min.flat)}"
    if valid.max is not None:
        return f"{field.id} > {view.text(valid.max.flat)}"
    assert valid.any_of is not None
    return f"{field.id} not in {listed([view.text(one.flat) for one in valid.any_of])}"
