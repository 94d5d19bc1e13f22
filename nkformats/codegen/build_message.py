"""From a loaded schema file to messages: types whose parameters are fields in a tag-length-value notation."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from nkformats.codegen import build_tensors, ir
from nkformats.codegen.load import Map

if TYPE_CHECKING:
    from nkformats.codegen.build import _Builder

#: The limits of a walker.
_LIMITS: Final = {
    "levels": "how deep messages may nest", "messages": "how many of them there may be in a file",
    "arrays": "how many of these with arrays",
}  # fmt: skip

#: The kinds of faults that a walker of messages finds, and what it notes about whole ones.
_FAULTS: Final = ("varint", "tag", "wire", "length", "group", "nesting", "packed", "count", "text", "again", "unknown")


def notation(top: Map) -> ir.Notation:
    """The top-level `-nkf-key`: what holds for all messages."""
    if "-nkf-key" not in top:
        raise top.error("-nkf-key", "messages need a top-level `-nkf-key` with what they have in common")
    body = top.map("-nkf-key")
    body.only(*_LIMITS, *_FAULTS)
    for limit in _LIMITS:
        value = body.get(limit)
        if not isinstance(value, int) or isinstance(value, bool) or value < 1:
            raise body.error(limit, f"`{limit}` says {_LIMITS[limit]}")
    for fault in _FAULTS:
        if not body.text(fault):
            raise top.error("-nkf-key", f"no rule for `{fault}`")
    return ir.Notation(
        {limit: body[limit] for limit in _LIMITS}, {fault: body.text(fault) for fault in _FAULTS}, top.lines["-nkf-key"]
    )


def field_param(build: _Builder, body: Map) -> ir.Param:
    """A field of a message."""
    body.only("id", "type", "enum", "doc", "doc-ref", "-orig-id", "-nkf-key", "-nkf-default", "-nkf-array")
    text = body.text("type")
    form, many = text.removesuffix("[]"), text.endswith("[]")
    name, key = build.identifier(body, "id", message=True), build.key(body)
    if key is None or not 1 <= key < 1 << 29:
        raise body.error("-nkf-key", f"field `{name}` of a message needs a number, 1 to 2^29 - 1")
    plain: dict[str, ir.Type] = {"str": ir.TEXT, "bytes": ir.BYTES, "f4": ir.FLOAT, "f8": ir.FLOAT}
    plain |= dict.fromkeys(("s4", "s8", "u8"), ir.INT)
    type_: ir.Type
    if "enum" in body and text in ("s4", "u4"):
        type_ = ir.EnumOf(body.text("enum"))
    elif form in plain and "enum" not in body:
        type_ = plain[form]
    elif re.fullmatch(r"[a-z][a-z0-9_]*", form) and form not in ir.PRIMITIVES and "enum" not in body:
        type_, form = ir.RecordOf((form,)), "message"
    else:
        raise body.unsupported("type", f"field of type `{text}` of a message")
    result = ir.Param(name, ir.ListOf(type_) if many else type_, None, body.text("doc"), body.line, key)
    result.form, result.enum, result.ref = form, body.text("enum"), body.text("doc-ref")
    result.label = body.text("-orig-id") or name
    build.param_default(result, body)
    if "-nkf-array" in body:
        if form == "message" or (form != "bytes" and not many):
            raise body.error("-nkf-array", "`-nkf-array` on a field of a message that is no run of numbers or bytes")
        result.array = build_tensors.array(build, body)
    return result
