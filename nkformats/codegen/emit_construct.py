"""A schema as a module for the library construct: layout, `valid` and `contents`, for reading and for building.

The module stands on construct alone, so it is a second engine beside our readers. Checks, arrays and tensors are not
for it.
"""

from __future__ import annotations

import builtins
import keyword
import re
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass

from nkformats.codegen import expr, ir
from nkformats.codegen.expr import Node
from nkformats.codegen.load import UnsupportedFeature
from nkformats.codegen.render import View, class_name
from nkformats.codegen.scope import describe

_WIDTH = 120
#: construct's own name for each struct code.
_NUMBERS = {
    "B": "Int8u", "H": "Int16u", "I": "Int32u", "Q": "Int64u",
    "b": "Int8s", "h": "Int16s", "i": "Int32s", "q": "Int64s",
    "f": "Float32", "d": "Float64",
}  # fmt: skip


def emit(schema: ir.Schema) -> str:
    """The source of the module; the root construct goes by the schema's id.

    Raises:
        UnsupportedFeature: the bytes left in a stream decide something that construct could not build again.
    """
    return _Module(schema).source()


# -- source text -----------------------------------------------------------------------------------------------------


@dataclass
class _Call:
    """Brackets with parts between them: on one line where they fit, else a line a part."""

    head: str
    parts: Sequence[_Call | str]
    tail: str = ")"
    always_split: bool = False

    def __str__(self) -> str:
        return f"{self.head}{', '.join(str(part) for part in self.parts)}{self.tail}"

    @property
    def splits(self) -> bool:
        return self.always_split or any(isinstance(part, _Call) and part.splits for part in self.parts)


def _lines(item: _Call | str, indent: int, after: str = "") -> list[str]:
    blank = " " * indent
    line = f"{blank}{item}{after}"
    if isinstance(item, str) and len(line) > _WIDTH and item.startswith('_Expr("'):
        return _long_expression(item, blank, after)
    if isinstance(item, str) or not item.parts or (len(line) <= _WIDTH and not item.splits):
        return [line]
    inner = [line for part in item.parts for line in _lines(part, indent + 4, ",")]
    return [blank + item.head, *inner, blank + item.tail + after]


def _after(head: str, item: _Call | str) -> _Call | str:
    return _Call(head + item.head, item.parts, item.tail, item.always_split) if isinstance(item, _Call) else head + item


def _long_expression(item: str, blank: str, after: str) -> list[str]:
    """`_Expr("...")` as several strings, broken where a reader would draw breath."""
    pieces = re.split(r" (?=(?:if|else|and|or) )", item[len('_Expr("') : -len('")')])
    texts = [f'{blank}    "{piece} "' for piece in pieces[:-1]] + [f'{blank}    "{pieces[-1]}"']
    return [f"{blank}_Expr(", *texts, f"{blank}){after}"]


def _number(primitive: ir.Primitive) -> str:
    return f"c.{_NUMBERS[primitive.code[-1]]}{'b' if primitive.code[0] == '>' else 'l'}"


def _has_left(node: Node) -> bool:
    return any(isinstance(part, expr.Left) for part in expr.walk(node))


class _Context(View):
    """Expressions over construct's context: fields and parameters of the type at hand are members of `base`."""

    def __init__(self, schema: ir.Schema, type_def: ir.TypeDef, base: str = "this") -> None:
        super().__init__(schema, type_def, f"stream_size({base}._io) - stream_tell({base}._io, '')")
        self.base = base
        self.known[expr.Name("_index")] = f"{base}._index"

    def _name(self, id: str) -> str:
        return f"{self.base}.{id}"

    def _attr(self, base: Node, id: str) -> str:
        return f"{self._operand(base, 98)}.{id}"

    def _length(self, base: Node) -> str:
        return "len"

    def _render(self, node: Node) -> tuple[str, int]:
        match node:
            case expr.Cond(expr.Binary("<" | "<=", left, right), yes, no) if (left, right) == (yes, no):
                return f"min({self.text(left)}, {self.text(right)})", 99
        return super()._render(node)


# -- the module ------------------------------------------------------------------------------------------------------


class _Module:
    def __init__(self, schema: ir.Schema) -> None:
        self.schema = schema
        taken = {*dir(builtins), *keyword.kwlist, "annotations", "enum", "c", "this", schema.id}
        self.types = {name: f"{name}_" if name in taken else name for name in schema.types}
        self.taken = {*taken, *self.types.values()}

    def source(self) -> str:
        blocks = [self.enum(one) for one in self.schema.enums.values()]
        blocks += [self.type_def(one) for one in self.schema.all_types]
        body = "\n".join(blocks)
        blocks = [self.head(), *(text for name, text in _HELPERS.items() if re.search(rf"\b{name}\b", body)), *blocks]
        text = blocks[0]
        for block, before in zip(blocks[1:], blocks, strict=False):
            # Two blank lines around classes and functions, one between constants.
            apart = any(one.startswith(("class ", "def ")) for one in (block, before))
            text += ("\n\n" if apart else "\n") + block
        return text

    def head(self) -> str:
        schema = self.schema
        arguments = "".join(f", {param.id}=..." for param in schema.root.params)
        parse, build = f"{schema.id}.parse(data{arguments})", f"{schema.id}.build(container{arguments})"
        about = (
            f"{schema.title or schema.id} as a layout for the library construct: `{parse}` gives nested containers, "
            f"`{build}` the bytes. Counts, sizes and flags are built as they stand in the container, and only what has "
            "to be right to find every byte is checked."
        )
        compiled = (
            f"`{schema.id}.compile()` is faster, but construct's compiler leaves out the check that a run of bytes is "
            "complete, so it is not for data that may be broken."
        )
        doc = "\n\n".join("\n".join(textwrap.wrap(text, _WIDTH, break_on_hyphens=False)) for text in (about, compiled))
        return _HEAD.format(source=schema.source, doc=_escaped(doc))

    def enum(self, enum: ir.EnumDef) -> str:
        members = "".join(f"    {name.upper()} = {value}\n" for value, (name, _) in enum.members.items())
        return f'class {class_name(enum.name)}(enum.IntEnum):\n    """Values of the enum `{enum.name}`."""\n\n{members}'

    def type_def(self, type_def: ir.TypeDef) -> str:
        root = type_def is self.schema.root
        parts: list[_Call | str] = []
        for param in type_def.params:
            value = f'_Expr("this._.{param.id}")' if root else self.local(param.id)
            parts.append(f'_Param("{param.id}", {value})')
        for field in type_def.fields:
            parts += self.field(type_def, field)
        name = self.schema.id if root else self.types[type_def.name]
        if root or not type_def.params:
            return "\n".join([*_lines(_Call(f"{name} = c.Struct(", parts, always_split=True), 0), ""])
        params = ", ".join(f"{self.local(param.id)}: _Expr" for param in type_def.params)
        head = [f"def {name}({params}) -> c.Struct:", f"    {_doc(type_def.doc or type_def.name)}"]
        return "\n".join([*head, *_lines(_Call("return c.Struct(", parts, always_split=True), 4), ""])

    def local(self, id: str) -> str:
        """The Python name of a parameter inside the function of its type."""
        return f"{id}_" if id in self.taken else id

    # -- fields ------------------------------------------------------------------------------------------------------

    def field(self, type_def: ir.TypeDef, field: ir.Field) -> list[_Call | str]:
        """The construct of a field, and that of its constraint."""
        view = _Context(self.schema, type_def)
        one = self.whole(type_def, field, view)
        if field.condition is not None:
            there = f"this.{field.id} is not None"
            one = _Call("c.If(", [self.expression(view, field.condition, there), one])
        return [_after(f'"{field.id}" / ', one), *self.rule(type_def, field)]

    def whole(self, type_def: ir.TypeDef, field: ir.Field, view: _Context) -> _Call | str:
        item = self.item(type_def, field, view)
        if field.repeat == "eos":
            return _Call("_ToEnd(", [item])
        if field.until is not None:
            last = _Context(self.schema, type_def)
            last.known[expr.Name("_")] = "obj_"
            last.scope.special["_"] = field.value_type
            return _Call("c.RepeatUntil(", [f"lambda obj_, items, this: {last.text(field.until.flat)}", item])
        if field.repeat == "expr":
            assert field.count is not None
            inner = [one for one in field.expressions() if one is not field.count]
            indexed = any(expr.Name("_index") in expr.walk(one.flat) for one in inner)
            count = self.expression(view, field.count, f"len(this.{field.id})")
            return _Call("_Items(" if indexed else "c.Array(", [count, item])
        return item

    def item(self, type_def: ir.TypeDef, field: ir.Field, view: _Context) -> _Call | str:
        """One element."""
        if field.contents is not None:
            return f"c.Const({_bytes(field.contents)})"
        if field.type is None:
            if field.size is None:
                return "_Rest"
            stored = f"this.{field.id}[this._index]" if field.repeat else f"this.{field.id}"
            return _Call("c.Bytes(", [self.expression(view, field.size, f"len({stored})")])
        one = self.typed(type_def, field, field.type, view)
        if field.size is None:
            return one
        if _has_left(field.size.flat):
            size = _Call("c.FixedSized(", [f'_Expr("{view.text(field.size.flat)}")', one])
            return _Call("c.IfThenElse(", ['_Expr("this._parsing")', size, one])
        return _Call("c.FixedSized(", [self.expression(view, field.size, ""), one])

    def typed(
        self, type_def: ir.TypeDef, field: ir.Field, type_: ir.Primitive | ir.User | ir.Switch, view: _Context
    ) -> _Call | str:
        if isinstance(type_, ir.Primitive):
            number = _number(type_)
            return f"_Enum({number}, {class_name(field.enum)})" if field.enum else number
        if isinstance(type_, ir.User):
            if not type_.args:
                return self.types[type_.name]
            outer = _Context(self.schema, type_def, "this._")
            return _Call(f"{self.types[type_.name]}(", [self.expression(outer, one) for one in type_.args])
        cases: list[_Call | str] = []
        default: list[_Call | str] = ["default=_Rest"] if field.size is not None else []
        for key, case in type_.cases:
            one = self.typed(type_def, field, case, view)
            if key is None:
                default = [_after("default=", one)]
            else:
                cases.append(_after(f"{view.text(key.flat)}: ", one))
        table = _Call("{", cases, "}", always_split=len(cases) > 1)
        return _Call("c.Switch(", [self.expression(view, type_.on), table, *default])

    def rule(self, type_def: ir.TypeDef, field: ir.Field) -> list[_Call | str]:
        """The constraint on a field: beside it in the struct, where construct's compiler can reach it."""
        valid = field.valid
        if valid is None:
            return []
        view = _Context(self.schema, type_def)
        subject = f"this.{field.id}"
        view.known[expr.Name("_")] = subject
        view.scope.special["_"] = field.value_type
        parts = []
        if valid.eq is not None:
            parts.append(f"{subject} == {view.text(valid.eq.flat)}")
        if valid.min is not None and valid.max is not None:
            parts.append(f"{view.text(valid.min.flat)} <= {subject} <= {view.text(valid.max.flat)}")
        elif valid.min is not None:
            parts.append(f"{subject} >= {view.text(valid.min.flat)}")
        elif valid.max is not None:
            parts.append(f"{subject} <= {view.text(valid.max.flat)}")
        if valid.any_of is not None:
            parts.append(f"{subject} in {{{', '.join(view.text(one.flat) for one in valid.any_of)}}}")
        if valid.in_enum:
            parts.append(f"{subject} in {{{', '.join(str(value) for value in self.schema.enums[field.enum].members)}}}")
        if valid.expr is not None:
            parts.append(f"({view.text(valid.expr.flat)})")
        text = " and ".join(parts)
        if field.condition is not None:
            text = f"{subject} is None or ({text})"
        words = _escaped(describe(valid, self.schema.enums.get(field.enum)))
        return [_Call("_Rule(", [f'"{field.rule}: {field.id} must be {words}"', f'_Expr("{_escaped(text)}")'])]

    def expression(self, view: _Context, one: ir.Expr, when_building: str | None = None) -> str:
        """A number or an `_Expr`; what the bytes left decide at reading, the value itself decides at building."""
        if isinstance(one.flat, expr.Const) and not isinstance(one.flat.value, str):
            # A constant of a context parameter has to be an expression like all others.
            return repr(one.flat.value) if view.base == "this" else f'_Expr("{one.flat.value!r}")'
        text = view.text(one.flat)
        if _has_left(one.flat):
            if not when_building:
                raise UnsupportedFeature(one.file, one.line, f"the bytes left in `{one.text}`, in a construct")
            text = f"{view._operand(one.flat, 0)} if this._parsing else {when_building}"
        return f'_Expr("{_escaped(text)}")'


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def _bytes(value: bytes) -> str:
    """A bytes literal in double quotes."""
    plain = {byte: chr(byte) for byte in range(0x20, 0x7F)} | {ord('"'): '\\"', ord("\\"): "\\\\"}
    return 'b"' + "".join(plain.get(byte, f"\\x{byte:02x}") for byte in value) + '"'


def _doc(text: str) -> str:
    """The first sentence as a docstring."""
    line = " ".join(text.split("\n\n")[0].split()).split(". ")[0].rstrip(".")
    return f'"""{_escaped(line[:1].upper() + line[1:])}."""'


_HEAD = '''"""Generated from schemas/{source}; do not edit.

{doc}
"""

from __future__ import annotations

import ast
import enum
from typing import Any

from construct import core as c
'''

#: What construct lacks, each class written out only where the schema needs it.
_HELPERS = {
    "_Rest": """# The bytes up to the end of the stream: one object, which type checkers take for a class.
_Rest: Any = c.GreedyBytes
""",
    "_Expr": '''class _Expr:
    """An expression over what was read so far; construct's compiler pastes its text into the code that it writes."""

    def __init__(self, text: str) -> None:
        self.text = ast.unparse(_ByKey().visit(ast.parse(text, mode="eval")))
        self.evaluate = eval(f"lambda this: {self.text}", vars(c))

    def __call__(self, this: Any) -> Any:
        return self.evaluate(this)

    def __repr__(self) -> str:
        return f"({self.text})"


class _ByKey(ast.NodeTransformer):
    """Members by key: attributes take construct's containers twice the time, and some names are methods of theirs."""

    def visit_Attribute(self, node: ast.Attribute) -> ast.Subscript:
        return ast.Subscript(self.visit(node.value), ast.Constant(node.attr), ast.Load())
''',
    "_Param": '''class _Param(c.Computed):
    """A parameter of a type: its fields find the value in the context; it is no part of the result."""

    def __init__(self, id: str, value: _Expr) -> None:
        c.Computed.__init__(self, value)
        self.id = id

    def _parse(self, stream: Any, context: Any, path: Any) -> None:
        context[self.id] = self.func(context)

    def _build(self, obj: Any, stream: Any, context: Any, path: Any) -> None:
        context[self.id] = self.func(context)

    def _emitparse(self, code: Any) -> str:
        return f"this.__setitem__({self.id!r}, {self.func!r})"

    def _emitbuild(self, code: Any) -> str:
        return self._emitparse(code)
''',
    "_Rule": '''class _Rule(c.Check):
    """A constraint on the field before it, without which what follows could not be read safely."""

    def __init__(self, rule: str, condition: _Expr) -> None:
        c.Check.__init__(self, condition)
        self.rule = rule

    def _parse(self, stream: Any, context: Any, path: Any) -> None:
        if not self.func(context):
            raise c.CheckError(self.rule, path=path)

    def _build(self, obj: Any, stream: Any, context: Any, path: Any) -> None:
        self._parse(stream, context, path)

    def _emitparse(self, code: Any) -> str:
        code.append("def check_rule(holds, rule):\\n    if not holds: raise CheckError(rule)")
        return f"check_rule({self.func!r}, {self.rule!r})"

    def _emitbuild(self, code: Any) -> str:
        return self._emitparse(code)
''',
    "_Enum": '''class _Enum(c.Adapter):
    """A number with names; one without a name stays an int."""

    def __init__(self, number: Any, names: type[enum.IntEnum]) -> None:
        c.Adapter.__init__(self, number)
        self.members = {int(member): member for member in names}

    def _decode(self, obj: Any, context: Any, path: Any) -> Any:
        return self.members.get(obj, obj)

    def _encode(self, obj: Any, context: Any, path: Any) -> Any:
        return obj

    def _emitparse(self, code: Any) -> str:
        code.linkedinstances[id(self)] = self.members
        return f"reuse({self.subcon._compileparse(code)}, lambda obj: linkedinstances[{id(self)}].get(obj, obj))"

    def _emitbuild(self, code: Any) -> Any:
        return self.subcon._compilebuild(code)
''',
    "_Items": '''class _Items(c.Array):
    """An array whose elements depend on their index, which construct's compiled arrays do not give them."""

    def __init__(self, count: Any, item: Any) -> None:
        c.Array.__init__(self, count, item)

    def _emitparse(self, code: Any) -> str:
        item = self.subcon._compileparse(code)
        return f"ListContainer((this.__setitem__('_index', i), {item})[1] for i in range({self.count}))"

    def _emitbuild(self, code: Any) -> str:
        item = f"reuse(obj[i], lambda obj: ({self.subcon._compilebuild(code)}))"
        return f"ListContainer((this.__setitem__('_index', i), {item})[1] for i in range({self.count}))"
''',
    "_ToEnd": '''class _ToEnd(c.Subconstruct):
    """Elements up to the end of the stream; a broken one is an error, where GreedyRange stops in silence."""

    def __init__(self, item: Any) -> None:
        c.Subconstruct.__init__(self, item)

    def _parse(self, stream: Any, context: Any, path: Any) -> Any:
        items = c.ListContainer()
        while not c.stream_iseof(stream):
            context._index = len(items)
            items.append(self.subcon._parsereport(stream, context, path))
        return items

    def _build(self, obj: Any, stream: Any, context: Any, path: Any) -> Any:
        for index, item in enumerate(obj):
            context._index = index
            self.subcon._build(item, stream, context, path)
        return obj
''',
}
