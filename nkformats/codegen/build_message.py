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


#: The fields of a message that is a tensor, and the kinds of faults of its elements; the same of other files.
_FIELDS: Final = ("name", "dims", "dtype", "raw")
_ELEMENTS: Final = ("bits", "entry", "text", "end", "truth")
_KEYS: Final = ("location", "offset", "length", "checksum")
_ELSEWHERE: Final = (
    "unnamed", "name", "again", "key", "number", "missing", "link", "beyond", "size", "changed", "checksum",
)  # fmt: skip


def notation(top: Map, schema: ir.Schema) -> ir.Notation:
    """The top-level `-nkf-key`: what holds for all messages."""
    if "-nkf-key" not in top:
        raise top.error("-nkf-key", "messages need a top-level `-nkf-key` with what they have in common")
    body = top.map("-nkf-key")
    body.only(*_LIMITS, *_FAULTS, "tensors")
    for limit in _LIMITS:
        value = body.get(limit)
        if not isinstance(value, int) or isinstance(value, bool) or value < 1:
            raise body.error(limit, f"`{limit}` says {_LIMITS[limit]}")
    for fault in _FAULTS:
        if not body.text(fault):
            raise top.error("-nkf-key", f"no rule for `{fault}`")
    return ir.Notation(
        {limit: body[limit] for limit in _LIMITS},
        {fault: body.text(fault) for fault in _FAULTS},
        top.lines["-nkf-key"],
        _tensors(body.map("tensors"), schema) if "tensors" in body else None,
    )


def _tensors(body: Map, schema: ir.Schema) -> ir.TensorMessage:
    """Which message is a tensor, and what its fields are."""
    other = body.map("elsewhere")
    body.only("title", "type", "own", *_FIELDS, "faults", "elsewhere")
    other.only("where", "here", "there", "entries", "keys", "digest", "alignment", "faults")
    message = next((one for one in schema.messages if one.name == body.text("type")), None)
    if message is None:
        raise body.error("type", f"no message `{body.text('type')}`")
    fields = {param.id: param for param in message.params}
    for at, key in (*((body, key) for key in _FIELDS), (other, "where"), (other, "entries")):
        if at.text(key) not in fields:
            raise at.error(key, f"message `{message.name}` has no field `{at.text(key)}`")
    where, entries = fields[other.text("where")], fields[other.text("entries")].type
    members = {name for name, _ in schema.enums[where.enum].members.values()} if where.enum in schema.enums else set()
    for key in ("here", "there"):
        if other.text(key) not in members:
            raise other.error(key, f"`{other.text(key)}` is no value of `{where.id}`")
    inner = entries.element if isinstance(entries, ir.ListOf) else entries
    if not isinstance(inner, ir.RecordOf):
        raise other.error("entries", f"`{other.text('entries')}` is no list of messages")
    if not isinstance(other.get("alignment"), int):
        raise other.error("alignment", "`alignment` says at which multiple elements in a new file begin")
    return ir.TensorMessage(
        body.text("title"), message.name, {key: body.text(key) for key in _FIELDS}, body.text("own"),
        _texts(body.map("faults"), _ELEMENTS), where.id, (other.text("here"), other.text("there")),
        other.text("entries"), inner.names[0], _texts(other.map("keys"), _KEYS), other.text("digest"),
        other["alignment"], _texts(other.map("faults"), _ELSEWHERE),
    )  # fmt: skip


def _texts(body: Map, keys: tuple[str, ...]) -> dict[str, str]:
    """A text for each of some keys, and nothing else."""
    body.only(*keys)
    for key in keys:
        if not body.text(key):
            raise body.error(key, f"nothing for `{key}`")
    return {key: body.text(key) for key in keys}


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
