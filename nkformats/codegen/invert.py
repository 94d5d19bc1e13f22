"""Inversion: which fields need no author because the layout decides them.

`repeat-expr: P` makes P the number of elements, `size: P` or `P * k` a number of bytes, `if: (P & bit) != 0` a flag
bit.
"""

from __future__ import annotations

from nkformats.codegen import expr, ir
from nkformats.codegen.expr import Node


def invert(schema: ir.Schema) -> None:
    """Finds every derivation of every type and marks the fields that are derived."""
    taken: set[int] = set()
    for type_def in schema.all_types:
        for field in type_def.fields:
            if field.derive is not None:
                if not (field.padding or (field.primitive and not field.repeat and not field.enum)):
                    raise field.error("`-nkf-derive` on something that is neither an integer nor padding")
                taken.add(id(field))
                field.derived = not field.padding
    for type_def in (schema.root, *reversed(schema.all_types)):
        if type_def.derivations:
            continue
        for field in type_def.fields:
            for derivation in _sources(schema, type_def, field):
                target = _target(schema, type_def, derivation.path)
                if target is None or target.enum or (target.valid is not None and target.valid.any_of):
                    continue
                if derivation.kind in ("bit", "argument"):
                    if target.derived or target.derived_bits & derivation.mask:
                        continue
                    target.derived_bits |= derivation.mask
                elif id(target) in taken or target.derived_bits:
                    continue
                else:
                    taken.add(id(target))
                    target.derived = True
                type_def.derivations.append(derivation)
        for field in type_def.fields:
            if field.derive is not None:
                type_def.derivations.append(ir.Derivation("value", expr.Name(field.id), field, field.derive))
    _limits(schema)


def _limits(schema: ir.Schema) -> None:
    """A `valid: max` of a field that counts or measures something is a limit that callers may set."""
    for type_def in schema.all_types:
        for derivation in type_def.derivations:
            target = _target(schema, type_def, derivation.path)
            if derivation.kind not in ("count", "size") or target is None or not target.valid or not target.valid.max:
                continue
            if isinstance(target.valid.max.flat, expr.Const):
                for owner in schema.all_types:
                    if target in owner.fields:
                        target.limit = f"{owner.name}.{target.id}"


def _sources(schema: ir.Schema, type_def: ir.TypeDef, field: ir.Field) -> list[ir.Derivation]:
    found = []
    if field.condition is not None:
        for path, mask in _bits(field.condition.flat):
            found.append(ir.Derivation("bit", path, field, mask=mask))
    found += _arguments(schema, field)
    for kind, one in (("count", field.count), ("size", None if field.repeat else field.size)):
        if one is None:
            continue
        split = _factor(one.flat)
        if split is not None and not (kind == "count" and split[1] is not None):
            found.append(ir.Derivation(kind, split[0], field, split[1]))
    return found


def _arguments(schema: ir.Schema, field: ir.Field) -> list[ir.Derivation]:
    """Flag bits that are handed to a part as a truth value: the part knows, and a part that is gone has none."""
    if not isinstance(field.type, ir.User) or field.repeat:
        return []
    params = schema.types[field.type.name].params
    return [
        ir.Derivation("argument", path, field, mask=mask, param=param.id)
        for param, argument in zip(params, field.type.args, strict=True)
        if param.type == ir.BOOL
        for path, mask in _bits(argument.flat)
    ]


def _bits(condition: Node) -> list[tuple[Node, int]]:
    # Of a mask of several bits nobody can say which of them a writer should set.
    match condition:
        case expr.Binary("!=", expr.Binary("&", path, expr.Const(int(mask))), expr.Const(0)) if (
            mask > 0 and mask & (mask - 1) == 0
        ):
            return [(path, mask)]
    return []


def _factor(size: Node) -> tuple[Node, Node | None] | None:
    match size:
        case expr.Name() | expr.Attr():
            return size, None
        case expr.Binary("*", path, factor) if isinstance(path, (expr.Name, expr.Attr)):
            return (path, factor) if path not in expr.walk(factor) else None
        case expr.Binary("*", factor, path) if isinstance(path, (expr.Name, expr.Attr)):
            return (path, factor) if path not in expr.walk(factor) else None
    return None


def _target(schema: ir.Schema, type_def: ir.TypeDef, path: Node) -> ir.Field | None:
    """The integer field at a path that leads through records which are always there, or None."""
    if isinstance(path, expr.Name):
        member = type_def.member(path.id)
    elif isinstance(path, expr.Attr):
        owner = _target_record(schema, type_def, path.base)
        member = owner.member(path.id) if owner else None
    else:
        return None
    if isinstance(member, ir.Field) and member.numeric and not member.repeat and member.condition is None:
        return member if not member.numeric[0].is_float else None
    return None


def _target_record(schema: ir.Schema, type_def: ir.TypeDef, path: Node) -> ir.TypeDef | None:
    owner: ir.TypeDef | None = type_def
    if isinstance(path, expr.Attr):
        owner, name = _target_record(schema, type_def, path.base), path.id
    elif isinstance(path, expr.Name):
        name = path.id
    else:
        return None
    member = owner.member(name) if owner else None
    if not isinstance(member, ir.Field) or not isinstance(member.type, ir.User) or member.repeat or member.condition:
        return None
    # A type that stands in two places would be derived in one of them only.
    return schema.types[member.type.name] if _uses(schema, member.type.name) == 1 else None


def _uses(schema: ir.Schema, name: str) -> int:
    return sum(user.name == name for owner in schema.all_types for field in owner.fields for user in field.users)


def target_of(schema: ir.Schema, type_def: ir.TypeDef, derivation: ir.Derivation) -> ir.Field:
    """The field that a derivation sets."""
    target = _target(schema, type_def, derivation.path)
    return derivation.source if target is None else target
