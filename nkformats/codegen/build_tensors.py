"""From a loaded schema file to arrays and tensors: what a payload holds, and which records own it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nkformats.codegen import ir
from nkformats.codegen.load import Map

if TYPE_CHECKING:
    from nkformats.codegen.build import _Builder


def array(build: _Builder, body: Map) -> ir.ArrayType:
    """`-nkf-array`: dtype and shape of the elements in a field."""
    value = body.map("-nkf-array")
    value.only("dtype", "shape", "rank")
    for key in ("dtype", "shape"):
        if not value.get(key):
            raise body.error("-nkf-array", f"`-nkf-array` without `{key}`")
    on, cases, dtype = None, [], ""
    if isinstance(value.get("dtype"), Map):
        switch = value.map("dtype")
        switch.only("switch-on", "cases")
        on = build.expression(switch, "switch-on")
        table = switch.map("cases")
        cases = [(build.parse(key, table, key), table.text(key)) for key in table]
    else:
        dtype = value.text("dtype")
    shape = value.get("shape")
    parts = shape if isinstance(shape, list) else [shape]
    return ir.ArrayType(
        dtype,
        on,
        cases,
        [build.parse(part, value, "shape") for part in parts],
        isinstance(shape, list),
        build.expression(value, "rank") if "rank" in value else None,
    )


def tensor_list(name: str, body: Map) -> ir.TensorList:
    """`-nkf-tensors` of a list of payloads: whose they are, and the rules about them."""
    body.only("role", "owner", "count", "size", "shape", "along")
    along = body.get("along", [])
    role, owner, count, size, shape = (body.text(key) for key in ("role", "owner", "count", "size", "shape"))
    if not (role and owner and count and size and shape and isinstance(along, list)):
        raise body.error("role", "a tensor list has role, owner, count, size, shape and along")
    return ir.TensorList(name, role, owner, count, size, shape, along)


def tensor_spec(build: _Builder, body: Map) -> ir.TensorSpec:
    """`-nkf-tensors` of a record that owns tensors: an entry of roles and shapes, or of more entries."""
    reserved = ("id", "if", "repeat", "tensors")
    repeat = body.get("repeat")
    roles: dict[str, list[ir.Expr | str]] = {}
    for role, shape in body.items():
        if role in reserved:
            continue
        if not isinstance(shape, list):
            raise body.error(role, f"the shape of `{role}` must be a list")
        roles[role] = [
            one[1:] if isinstance(one, str) and one.startswith("?") else build.parse(one, body, role) for one in shape
        ]
    if ("tensors" in body) == bool(roles):
        raise body.error("id", "a tensor entry has either roles or `tensors`")
    return ir.TensorSpec(
        body.text("id"),
        build.expression(body, "if") if "if" in body else None,
        repeat if isinstance(repeat, list) else build.expression(body, "repeat") if "repeat" in body else None,
        roles,
        [tensor_spec(build, one) for one in body.maps("tensors")],
        body.line,
    )
