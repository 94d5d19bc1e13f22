"""From a loaded schema file to the intermediate representation: structure, names, types, then inversion.

Every key of the supported subset is read here, and every other key is refused here.
"""

from __future__ import annotations

import keyword
import re
from pathlib import Path
from typing import Any

from nkformats.codegen import build_keyed, build_message, build_tensors, expr, ir
from nkformats.codegen.invert import invert
from nkformats.codegen.load import Map, SchemaError, load
from nkformats.codegen.resolve import resolve_schema

_FIELD_KEYS = (
    "id", "type", "size", "size-eos", "repeat", "repeat-expr", "repeat-until", "if", "enum", "contents", "valid", "doc",
    "doc-ref", "-orig-id", "-nkf-derive", "-nkf-padding", "-nkf-array", "-nkf-tensors", "-nkf-check", "-nkf-default",
    "-nkf-text", "-nkf-packed",
)  # fmt: skip
_RULE_KEYS = ("severity", "summary", "why", "loader", "mend", "doc-ref")
_IDENTIFIER = re.compile(r"[a-z][a-z0-9_]*")

#: Names that generated code uses itself or that would hide what every reader needs.
_RESERVED = frozenset(
    ["self", "data", "pos", "end", "limits", "size", "count", "items", "item", "error", "array", "set_array", "len",
     "range", "min", "max", "bytes", "list", "int", "float", "str", "bool", "all", "any", "sum", "struct", "enumerate",
     "isinstance", "property", "type", "id", "report", "root", "new", "read", "write"]
)  # fmt: skip

#: What a message has itself, so that no field can have the name.
_MESSAGE = frozenset(["array", "set_array", "unknown", "self"])

#: Types and enums that would be called as Python's constants.
_CONSTANTS = frozenset(["true", "false", "none"])

#: What a reader calls or counts with: names that no local variable may have, and so no field and no parameter.
_READER = frozenset(
    ["i", "number", "computed", "cut", "short", "invalid", "over", "fill", "within", "remember", "raw_float", "some",
     "unpack_from", "locals", "nbytes", "text_size", "prod"]
)  # fmt: skip


def read_schema(path: str | Path) -> ir.Schema:
    """Reads, resolves and types a schema file.

    Raises:
        SchemaError: the schema is wrong; UnsupportedFeature: it uses what the subset does not have.
    """
    top = load(path)
    schema = _Builder(top).schema()
    schema.source = Path(path).name
    return schema


class _Builder:
    def __init__(self, top: Map) -> None:
        self.top = top
        self.file = top.file
        self.endian = ""

    # -- structure ---------------------------------------------------------------------------------------------------

    def schema(self) -> ir.Schema:
        top = self.top
        top.only("meta", "doc", "doc-ref", "params", "seq", "types", "instances", "enums",
                 "-nkf-rules", "-nkf-check", "-nkf-tensors", "-nkf-key")  # fmt: skip
        meta = top.map("meta")
        meta.only("id", "title", "file-extension", "license", "ks-version", "endian", "encoding", "xref", "tags")
        name = self.identifier(meta, "id")
        if name in _CONSTANTS:
            raise meta.error("id", f"`{name}` clashes with a name of the generated code")
        if isinstance(meta.get("endian"), Map):
            raise meta.unsupported("endian", "switched endianness")
        self.endian = meta.text("endian")
        if self.endian not in ("", "le", "be"):
            raise meta.error("endian", f"`{self.endian}` is neither le nor be")
        extensions = meta.get("file-extension", [])
        extensions = extensions if isinstance(extensions, list) else [extensions]
        if not all(isinstance(one, str) for one in extensions):
            raise meta.error("file-extension", "a file extension must be a string")
        enums = {key: self.enum(top.map("enums"), key) for key in top.map("enums")}
        rules = {key: self.rule(top.map("-nkf-rules"), key) for key in top.map("-nkf-rules")}
        types: dict[str, ir.TypeDef] = {}
        root = self.type_def(name, top)
        for key in top.map("types"):
            if not _IDENTIFIER.fullmatch(key) or key in ir.PRIMITIVES or key in _CONSTANTS or key == name:
                raise top.map("types").error(key, f"`{key}` cannot be a type name")
            body = top.map("types").map(key)
            body.only(
                "doc", "doc-ref", "params", "seq", "instances", "-orig-id", "-nkf-check", "-nkf-tensors", "-nkf-key"
            )
            types[key] = self.type_def(key, body)
            types[key].line = top.map("types").lines[key]
            types[key].label = body.text("-orig-id") or key
            if not types[key].message:
                types[key].key = self.key(body)
        schema = ir.Schema(
            file=self.file,
            id=name,
            title=meta.text("title"),
            license=meta.text("license"),
            extensions=extensions,
            endian=self.endian,
            root=root,
            types=types,
            enums=enums,
            rules=rules,
        )
        if schema.messages:
            schema.notation = build_message.notation(top, schema)
        elif "-nkf-key" in top:
            schema.keyed = build_keyed.notation(top, schema)
        resolve_schema(schema)
        invert(schema)
        return schema

    def identifier(self, body: Map, key: str, *, message: bool = False) -> str:
        name = body.get(key)
        if not isinstance(name, str) or not _IDENTIFIER.fullmatch(name):
            raise body.error(key, f"`{name}` is not a lower-case identifier")
        soft = keyword.issoftkeyword(name) and not message
        if keyword.iskeyword(name) or soft or name in (_MESSAGE if message else _RESERVED | _READER):
            raise body.error(key, f"`{name}` clashes with a name of the generated code")
        return name

    def enum(self, enums: Map, key: str) -> ir.EnumDef:
        body = enums.map(key)
        if not _IDENTIFIER.fullmatch(key) or key in _CONSTANTS:
            raise enums.error(key, f"`{key}` is not a lower-case identifier")
        if not body:
            raise enums.error(key, f"enum `{key}` has no members")
        members: dict[int, tuple[str, str]] = {}
        for number, member in body.items():
            if not re.fullmatch(r"-?(0|[1-9][0-9]*)|0x[0-9a-fA-F]+", number):
                raise body.error(number, f"enum value `{number}` is no integer")
            name, doc = member, ""
            if isinstance(member, Map):
                member.only("id", "doc", "doc-ref", "-orig-id")
                name, doc = member.get("id"), member.text("doc")
            if not isinstance(name, str) or not _IDENTIFIER.fullmatch(name):
                raise body.error(number, f"`{name}` is not a lower-case identifier")
            if name.upper() in {other.upper() for other, _ in members.values()}:
                raise body.error(number, f"`{name}` stands twice in enum `{key}`")
            if int(number, 0) in members:
                raise body.error(number, f"value {int(number, 0)} stands twice in enum `{key}`")
            members[int(number, 0)] = (name, doc)
        return ir.EnumDef(key, "", enums.lines[key], members)

    def rule(self, rules: Map, key: str) -> ir.RuleDef:
        body = rules.map(key)
        body.only(*_RULE_KEYS, "breaks-with", "unbreakable")
        if not re.fullmatch(r"[A-Z]+[0-9]{3}", key):
            raise rules.error(key, f"rule id `{key}` is not of the form AB123")
        for part in _RULE_KEYS:
            if not body.text(part):
                raise rules.error(key, f"rule {key} lacks `{part}`")
        if body.text("severity") not in ("error", "warning", "note"):
            raise body.error("severity", "severity is error, warning or note")
        severity, summary, why, loader, mend, ref = (" ".join(body.text(part).split()) for part in _RULE_KEYS)
        joint = body.map("breaks-with")
        for other in joint:
            if not re.fullmatch(r"[A-Z]+[0-9]{3}", other) or not joint.text(other):
                raise joint.error(other, "`breaks-with` is a map from rule ids to reasons")
        reasons = {other: " ".join(joint.text(other).split()) for other in joint}
        excuse = " ".join(body.text("unbreakable").split())
        return ir.RuleDef(key, severity, summary, why, loader, mend, ref, rules.lines[key], reasons, excuse)

    def type_def(self, name: str, body: Map) -> ir.TypeDef:
        result = ir.TypeDef(name, body.text("doc"), body.text("doc-ref"), self.file, body.line)
        result.message = body is not self.top and body.get("-nkf-key") == "message"
        for key in ("seq", "instances", "-nkf-tensors") if result.message else ():
            if key in body:
                raise body.unsupported(key, f"`{key}` of a message")
        for param in body.maps("params"):
            result.params.append(build_message.field_param(self, param) if result.message else self.param(param))
        for item in body.maps("seq"):
            result.fields.append(self.field(item))
        instances = body.map("instances")
        for key in instances:
            result.instances[key] = self.instance(instances, key)
        checks = body.map("-nkf-check")
        for rule in checks:
            result.checks.append(ir.Check(rule, checks.lines[rule], self.expression(checks, rule)))
        if "-nkf-tensors" in body:
            result.tensors = [build_tensors.tensor_spec(self, spec) for spec in body.maps("-nkf-tensors")]
        seen: set[str] = set()
        members = [(param.id, param.line) for param in result.params]
        members += [(field.id, field.line) for field in result.fields]
        members += [(instance.id, instance.line) for instance in result.instances.values()]
        for member, line in members:
            if member in seen:
                raise SchemaError(self.file, line, f"`{member}` stands twice in type `{name}`")
            seen.add(member)
        return result

    def param(self, body: Map) -> ir.Param:
        body.only("id", "type", "enum", "doc", "doc-ref", "-orig-id", "-nkf-key", "-nkf-default", "-nkf-array")
        text = body.text("type")
        type_: ir.Type
        primitive = None
        if text == "bool":
            type_ = ir.BOOL
        elif text.endswith("[]"):
            inner = text[:-2]
            number = ir.FLOAT if inner[:1] == "f" else ir.INT
            type_ = ir.ListOf(number if inner in ir.PRIMITIVES else ir.RecordOf((inner,)))
        elif text == "str":
            type_ = ir.TEXT
        elif text in ir.PRIMITIVES:
            primitive = self.primitive(text, body, "type")
            type_ = ir.EnumOf(body.text("enum")) if "enum" in body else ir.FLOAT if text[0] == "f" else ir.INT
        elif _IDENTIFIER.fullmatch(text) and text not in ("strz", "bytes", "struct", "io", "any"):
            type_ = ir.RecordOf((text,))
        else:
            raise body.unsupported("type", f"parameter of type `{text}`")
        result = ir.Param(self.identifier(body, "id"), type_, primitive, body.text("doc"), body.line, self.key(body))
        result.label, result.enum = body.text("-orig-id") or result.id, body.text("enum")
        self.param_default(result, body)
        if "-nkf-array" in body:
            if text != "u4[]" or dict(body.map("-nkf-array")) != {"dtype": "float32"} or result.key is None:
                raise body.unsupported("-nkf-array", "`-nkf-array` of anything but a keyed `u4[]` as float32")
            result.type, result.words = ir.ListOf(ir.FLOAT), True
        return result

    def key(self, body: Map) -> int | None:
        value = body.get("-nkf-key")
        if value is not None and (not isinstance(value, int) or isinstance(value, bool) or value < 0):
            raise body.error("-nkf-key", "`-nkf-key` is a number")
        return value

    def param_default(self, param: ir.Param, body: Map) -> None:
        if "-nkf-default" not in body:
            return
        if param.key is None:
            raise body.error("-nkf-default", "a default of a parameter without `-nkf-key`")
        value = body["-nkf-default"]
        if isinstance(param.type, ir.ListOf) or param.type == ir.TEXT:
            raise body.unsupported("-nkf-default", "a default of a list or a text")
        param.default = self.expression(body, "-nkf-default") if isinstance(value, str) else value

    def instance(self, instances: Map, key: str) -> ir.Instance:
        body = instances.map(key)
        body.only("value", "enum", "doc", "doc-ref", "-orig-id")
        if not _IDENTIFIER.fullmatch(key) or keyword.iskeyword(key) or key in _RESERVED:
            raise instances.error(key, f"`{key}` clashes with a name of the generated code")
        if "value" not in body:
            raise instances.unsupported(key, "instance without `value`")
        value = self.expression(body, "value")
        return ir.Instance(key, value, body.text("enum"), body.text("doc"), body.text("doc-ref"), body.line)

    def expression(self, body: Map, key: str) -> ir.Expr:
        return self.parse(body.expression(key), body, key)

    def parse(self, text: Any, body: Map, key: str) -> ir.Expr:
        line = body.lines.get(key, body.line)
        text = {True: "true", False: "false"}[text] if isinstance(text, bool) else str(text)
        try:
            return ir.Expr(" ".join(text.split()), expr.parse(text), self.file, line)
        except expr.ExpressionError as error:
            raise body.error(key, str(error)) from error

    # -- fields ------------------------------------------------------------------------------------------------------

    def field(self, body: Map) -> ir.Field:
        body.only(*_FIELD_KEYS)
        name = self.identifier(body, "id")
        result = ir.Field(name, body.text("doc"), body.text("doc-ref"), self.file, body.line, None)
        result.label = body.text("-orig-id") or name
        if "type" in body:
            result.type = self.type_ref(body)
        if "contents" in body:
            result.contents = self.contents(body)
            for key in ("type", "size", "size-eos", "repeat", "repeat-expr", "enum", "valid", "if"):
                if key in body:
                    raise body.unsupported(key, f"`contents` together with `{key}`")
        if "size" in body:
            result.size = self.expression(body, "size")
        if not isinstance(body.get("size-eos", False), bool):
            raise body.error("size-eos", "`size-eos` is true or false")
        result.size_eos = body.get("size-eos", False)
        if result.size_eos and (result.size or result.users or "repeat" in body or "if" in body):
            raise body.unsupported("size-eos", "`size-eos` of anything but one plain run of bytes")
        if result.numeric and (result.size or result.size_eos):
            raise body.unsupported("size", "`size` of a number")
        if result.is_bytes and result.size is None and not result.size_eos:
            raise body.error("id", f"field `{name}` has neither type nor size")
        self.repetition(result, body)
        if "if" in body:
            result.condition = self.expression(body, "if")
        result.enum = body.text("enum")
        if result.enum and isinstance(result.type, ir.Switch):
            raise body.unsupported("enum", "`enum` of a switched type")
        if result.enum and (not result.numeric or any(one.is_float for one in result.numeric)):
            raise body.error("enum", "`enum` on something that is no integer")
        if "valid" in body:
            if result.repeat or not result.numeric:
                raise body.unsupported("valid", "`valid` on a repeated field or on no number")
            result.valid = self.valid(body, "valid")
        self.field_checks(result, body)
        if "-nkf-derive" in body:
            result.derive = self.expression(body, "-nkf-derive")
        for key, attribute in (("-nkf-padding", "padding"), ("-nkf-text", "text")):
            if key in body:
                if not result.is_bytes or result.repeat:
                    raise body.error(key, f"`{key}` on something that is no single run of bytes")
                setattr(result, attribute, body.text(key))
        meanings = [key for key in ("-nkf-padding", "-nkf-text", "-nkf-array") if key in body]
        if len(meanings) > 1:
            raise body.error(meanings[1], f"`{meanings[1]}` together with `{meanings[0]}`")
        if "-nkf-array" in body:
            if not result.is_bytes:
                raise body.error("-nkf-array", "`-nkf-array` on something that is no run of bytes")
            result.array = build_tensors.array(self, body)
        if "-nkf-tensors" in body:
            self.field_tensors(result, body)
        if "-nkf-packed" in body:
            result.packed = build_keyed.packed(self, body.map("-nkf-packed"))
        result.default = body.get("-nkf-default")
        return result

    def repetition(self, result: ir.Field, body: Map) -> None:
        if "repeat-expr" in body and body.get("repeat") != "expr":
            raise body.error("repeat-expr", "repeat-expr without `repeat: expr`")
        if "repeat" in body:
            result.repeat = body.text("repeat")
            if result.repeat not in ("expr", "eos", "until"):
                raise body.unsupported("repeat", f"repeat: {result.repeat}")
            if result.repeat == "expr":
                if "repeat-expr" not in body:
                    raise body.error("repeat", "repeat: expr without repeat-expr")
                result.count = self.expression(body, "repeat-expr")
            if result.repeat == "until":
                if not result.users or isinstance(result.type, ir.Switch) or "size" in body:
                    raise body.unsupported("repeat", "`repeat: until` of anything but plain records")
                result.until = self.expression(body, "repeat-until")
        if "repeat-until" in body and body.get("repeat") != "until":
            raise body.error("repeat-until", "repeat-until without `repeat: until`")

    def field_tensors(self, result: ir.Field, body: Map) -> None:
        value = body["-nkf-tensors"]
        if value is True:
            if result.array is None or result.repeat:
                raise body.error("-nkf-tensors", "`-nkf-tensors: true` on something that is no single `-nkf-array`")
            result.is_tensor = True
        elif isinstance(value, list):
            result.shape = [self.parse(one, body, "-nkf-tensors") for one in value]
        else:
            result.tensors = (
                value if isinstance(value, str) else build_tensors.tensor_list(result.id, body.map("-nkf-tensors"))
            )

    def contents(self, body: Map) -> bytes:
        value = body["contents"]
        parts = value if isinstance(value, list) else [value]
        result = b""
        for part in parts:
            if isinstance(part, str):
                result += part.encode("utf-8")
            elif isinstance(part, int) and not isinstance(part, bool) and 0 <= part <= 255:
                result += bytes([part])
            else:
                raise body.error("contents", f"`{part}` is neither text nor a byte")
        return result

    def primitive(self, text: str, body: Map, key: str) -> ir.Primitive:
        match = re.fullmatch(r"([usf][1248])(le|be)?", text)
        if match is None or match[1] not in ir.PRIMITIVES:
            raise body.unsupported(key, f"type `{text}`")
        code, size = ir.PRIMITIVES[match[1]]
        endian = match[2] or self.endian
        if size > 1 and not endian:
            raise body.error(key, f"`{text}` without endianness")
        return ir.Primitive(text, (">" if endian == "be" else "<") + code, size, match[1][0] == "f")

    def type_ref(self, body: Map) -> ir.Primitive | ir.User | ir.Switch:
        value = body["type"]
        if isinstance(value, str):
            return self.named_type(value, body, "type")
        switch = body.map("type")
        switch.only("switch-on", "cases")
        cases: list[tuple[ir.Expr | None, ir.Primitive | ir.User]] = []
        table = switch.map("cases")
        for key in table:
            on = None if key == "_" else self.parse(key, table, key)
            text = table[key]
            if not isinstance(text, str):
                raise table.unsupported(key, "a case that is no type name")
            cases.append((on, self.named_type(text, table, key)))
        kinds = {type(case) for _, case in cases}
        if len(kinds) != 1:
            raise switch.unsupported("cases", "a switch between numbers and records")
        if ir.Primitive in kinds and len({case.is_float for _, case in cases if isinstance(case, ir.Primitive)}) != 1:
            raise switch.unsupported("cases", "a switch between integers and floats")
        return ir.Switch(self.expression(switch, "switch-on"), cases)

    def named_type(self, text: str, body: Map, key: str) -> ir.Primitive | ir.User:
        if re.match(r"[usf][0-9]", text):
            return self.primitive(text, body, key)
        match = re.fullmatch(r"([a-z][a-z0-9_]*)(?:\((.*)\))?", text.strip(), re.DOTALL)
        if match is None or match[1] in ("str", "strz") or re.fullmatch(r"b[0-9]+(le|be)?", match[1]):
            raise body.unsupported(key, f"type `{text}`")
        args = [self.parse(part, body, key) for part in _split(match[2])] if match[2] else []
        return ir.User(match[1], args)

    def valid(self, body: Map, key: str) -> ir.Valid:
        value = body[key]
        if not isinstance(value, Map):
            return ir.Valid(eq=self.expression(body, key))
        value.only("eq", "min", "max", "any-of", "in-enum", "expr")
        if not value:
            raise body.error(key, f"`{key}` without a constraint")
        if value.get("in-enum", True) is not True:
            raise value.error("in-enum", "`in-enum` is true or left out")
        any_of = None
        if "any-of" in value:
            if not isinstance(value["any-of"], list):
                raise value.error("any-of", "`any-of` must be a list")
            any_of = [self.parse(one, value, "any-of") for one in value["any-of"]]
        parts = {one: self.expression(value, one) for one in ("eq", "min", "max", "expr") if one in value}
        return ir.Valid(**parts, any_of=any_of, in_enum=value.get("in-enum", False) is True)

    def field_checks(self, result: ir.Field, body: Map) -> None:
        value = body.get("-nkf-check")
        if isinstance(value, str):
            result.rule = value
        elif value is not None:
            table = body.map("-nkf-check")
            for rule, what in table.items():
                line = table.lines[rule]
                if what == "valid":
                    result.rule = rule
                elif isinstance(what, Map):
                    result.checks.append(ir.Check(rule, line, valid=self.valid(table, rule), field=result.id))
                else:
                    result.checks.append(ir.Check(rule, line, self.expression(table, rule), field=result.id))
        constrained = result.valid is not None or result.contents is not None
        if constrained and not result.rule:
            raise body.error("valid", f"field `{result.id}`: `valid` or `contents` without a rule id")
        if result.rule and not constrained:
            raise body.error("-nkf-check", f"field `{result.id}`: a rule id without `valid` or `contents`")


def _split(text: str) -> list[str]:
    """Arguments at the commas that stand in no brackets."""
    parts, depth, start = [], 0, 0
    for at, char in enumerate(text):
        depth += (char in "([") - (char in ")]")
        if char == "," and depth == 0:
            parts.append(text[start:at])
            start = at + 1
    return [*parts, text[start:]]
