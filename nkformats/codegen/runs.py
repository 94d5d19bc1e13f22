"""Runs: fields of fixed size that follow each other, which a reader unpacks by one precompiled Struct."""

from __future__ import annotations

from nkformats.codegen import ir
from nkformats.codegen.expr import Const, Node


def fixed_size(field: ir.Field) -> int | None:
    """The size of a field that can be part of a run, else None."""
    if field.contents is not None:
        return len(field.contents)
    if field.is_bytes and not field.repeat and not field.array and not field.text and is_constant(field.size):
        return constant(field.size)
    if field.primitive and not field.repeat:
        return field.primitive.size
    if field.primitive and not field.primitive.is_float and not field.enum and is_constant(field.count):
        return field.primitive.size * constant(field.count) if constant(field.count) <= 16 else None
    return None


def runs_of(type_def: ir.TypeDef) -> list[list[ir.Field]]:
    """All runs of fixed-size fields of a type, as its reader reads them."""
    runs: list[list[ir.Field]] = []
    current: list[ir.Field] = []
    for field in (*type_def.fields, None):
        if field is not None and joins(current, field):
            current.append(field)
            continue
        if current:
            runs.append(current)
        current = [field] if field is not None and fixed_size(field) is not None else []
    return runs


def joins(run: list[ir.Field], field: ir.Field) -> bool:
    """Whether a field can be read together with the run before it."""
    if fixed_size(field) is None or (run and condition(run[-1]) != condition(field)):
        return False
    return not mixed_order([*run, field])


def struct_name(type_def: ir.TypeDef, run: list[ir.Field]) -> str:
    """The name of a run's Struct: the type's, with the first field where the type has several runs."""
    single = len(runs_of(type_def)) == 1
    return f"{type_def.name.upper()}_STRUCT" if single else f"{type_def.name.upper()}_{run[0].id.upper()}_STRUCT"


def struct_constant(code: str) -> str:
    """The name of the Struct of a single number."""
    return f"_{'BE' if code[0] == '>' else 'LE'}_{code[1]}_STRUCT"


def list_constant(code: str) -> str:
    """The name of the unpackers of a list of numbers."""
    return struct_constant(code).replace("_STRUCT", "_LIST")


def struct_format(run: list[ir.Field]) -> str:
    """The format of a run's Struct."""
    order = {field.primitive.code[0] for field in run if field.primitive and field.primitive.size > 1}
    text = ""
    for field in run:
        size = fixed_size(field) or 0
        if field.primitive:
            text += (str(constant(field.count)) if field.repeat else "") + field.primitive.code[1]
        else:
            text += f"{size}s"
    return (order.pop() if order else "<") + text


def mixed_order(run: list[ir.Field]) -> bool:
    """Whether a run holds numbers of both byte orders."""
    return len({field.primitive.code[0] for field in run if field.primitive and field.primitive.size > 1}) > 1


def is_one_run(part: ir.TypeDef) -> bool:
    """Whether a type is one run of fixed-size fields."""
    return len(runs_of(part)) == 1 and len(runs_of(part)[0]) == len(part.fields) and bool(part.fixed)


def condition(field: ir.Field) -> Node | None:
    """The condition of a field as a tree."""
    return field.condition.flat if field.condition else None


def is_constant(one: ir.Expr | None) -> bool:
    """Whether an expression is a number."""
    return one is not None and isinstance(one.flat, Const)


def constant(one: ir.Expr | None) -> int:
    """The number that an expression is."""
    assert one is not None
    assert isinstance(one.flat, Const)
    return int(one.flat.value)
