"""Emits the layout table of a record class: what the functions of `nkformats.records` walk."""

from __future__ import annotations

import re
from collections.abc import Callable

from nkformats.codegen import expr, ir
from nkformats.codegen.expr import Attr, Const, Name, Node
from nkformats.codegen.render import Member, View, class_name, listed
from nkformats.codegen.scope import describe
from nkformats.codegen.snippets import one_line, quoted


def layout_source(schema: ir.Schema, type_def: ir.TypeDef) -> list[str]:
    """The lines of the table of a type."""
    return _Layout(schema, type_def).lines()


def dtype_table(type_def: ir.TypeDef, field: ir.Field) -> str:
    """The name of the table from the value that a dtype is switched on to the dtype."""
    return f"_{type_def.name}_{field.id}_dtypes".upper()


def default_value(field: ir.Field) -> str:
    """The source of a field's `-nkf-default`."""
    value = field.default
    if isinstance(value, str) and "::" in value:
        enum, _, member = value.partition("::")
        return f"{class_name(enum)}.{member.upper()}"
    if isinstance(value, str) and field.is_bytes:
        return quoted(value) if field.text else repr(value.encode())
    return repr(value)


class _Layout:
    """The source of one table."""

    def __init__(self, schema: ir.Schema, type_def: ir.TypeDef) -> None:
        self.schema = schema
        self.type_def = type_def

    def lines(self) -> list[str]:
        """The table as an attribute of the class."""
        if not self.type_def.fields:
            return []
        rows = [row for field in self.type_def.fields for row in self.field_row(field)]
        return ["    _layout = (", *rows, "    )"]

    def field_row(self, field: ir.Field) -> list[str]:
        view = Member(self.schema, self.type_def, "s")
        kind = "BYTES"
        parts: list[str] = []
        if field.contents is not None:
            parts.append(f"constant={field.contents!r}")
        elif field.numeric:
            kind = "FLOAT" if field.numeric[0].is_float else "INT"
            if field.primitive:
                parts.append(f"code={quoted(field.primitive.code)}")
            else:
                parts.append(
                    f"code=lambda s: {self.switched(view, field, lambda case: quoted(getattr(case, 'code', '')))}"
                )
        elif field.users:
            kind = "RECORD"
            names = dict.fromkeys(class_name(user.name) for user in field.users)
            parts.append(f"types={listed(list(names))}")
            if isinstance(field.type, ir.Switch):
                text = self.switched(view, field, lambda case: class_name(getattr(case, "name", "")))
                parts.append(f"switch=lambda s, i: {text}")
            if any(user.args for user in field.users):
                parts.append(f"args=lambda s, i: {self.arguments(view, field)}")
        elif field.text:
            kind = "TEXT"
        parts += self.extent(view, field)
        if field.condition is not None:
            parts.append(f"present=lambda s: {view.text(field.condition.flat)}")
        if field.enum:
            parts.append(f"enum=_{field.enum.upper()}")
        parts += self.constraints(view, field)
        for key in ("padding", "text"):
            if getattr(field, key):
                parts.append(f"{key}={quoted(getattr(field, key))}")
        if field.derived:
            parts.append("derived=True")
        if field.condition and field.default is not None:
            parts.append(f"default={default_value(field)}")
        if field.array is not None:
            parts.append(f"array={self.array(view, field)}")
        if isinstance(field.tensors, str):
            parts.append(f"role={quoted(field.tensors)}")
        elif any(one.is_tensor for user in field.users for one in self.schema.types[user.name].fields):
            parts.append(f"role={quoted(field.label)}")
        if field.shape:
            parts.append(f"shape=lambda s: {listed([view.text(one.flat) for one in field.shape])}")
        if field.packed is not None:
            packed = field.packed
            what = f"({view.text(packed.bits.flat)}, {view.text(packed.block.flat)}, {quoted(packed.scales)})"
            parts.append(f"packed=lambda s: {what} if {view.text(packed.condition.flat)} else None")
        if field.is_tensor:
            parts.append("tensor=True")
        head = f"        Field({quoted(field.id)}, {kind}"
        texts = [f"doc={quoted(one_line(field.doc))}"] if field.doc else []
        texts += [f"ref={quoted(one_line(field.ref))}"] if field.ref else []
        one = f"{head}{''.join(', ' + part for part in parts)}),"
        if len(one) <= 118 and not texts:
            return [one]
        return [f"{head},", *(f"            {part}," for part in parts + texts), "        ),"]

    def extent(self, view: Member, field: ir.Field) -> list[str]:
        """How large a field is: size, number of elements, end mark."""
        parts = []
        if field.size is not None:
            fixed = isinstance(field.size.flat, Const)
            text = view.text(field.size.flat)
            parts.append(f"size={text}" if fixed else f"size=lambda s, i, left: {text}")
        if field.repeat:
            parts.append("many=True")
        if field.count is not None:
            text = view.text(field.count.flat)
            parts.append(f"count={text}" if isinstance(field.count.flat, Const) else f"count=lambda s: {text}")
        if field.until is not None:
            last = Member(self.schema, self.type_def, "s")
            last.known[Name("_")] = "last"
            last.scope.special["_"] = field.value_type
            parts.append(f"until=lambda last: {last.text(field.until.flat)}")
        return parts

    def constraints(self, view: Member, field: ir.Field) -> list[str]:
        parts = []
        if field.contents is not None:
            parts.append(f"expected={quoted(f'the bytes {field.contents!r}')}")
        if field.valid is not None:
            valid = field.valid
            expected = describe(valid, self.schema.enums.get(field.enum))
            if field.limit:
                parts.append(f"limit={quoted(field.limit)}")
                valid = ir.Valid(valid.eq, valid.min, None, valid.any_of, valid.in_enum, valid.expr)
            text = view.valid(valid, field)
            if text:
                guard = f"s.{field.id} is None or " if field.condition else ""
                parts.append(f"valid=lambda s: {guard}{text}")
            parts.append(f"expected={quoted(expected)}")
        if field.rule:
            parts.append(f"rule={quoted(field.rule)}")
        return parts

    def switched(
        self, view: View, field: ir.Field, pick: Callable[[ir.Primitive | ir.User], str], default: str = ""
    ) -> str:
        """A chain of conditions that picks a case of a switched field."""
        assert isinstance(field.type, ir.Switch)
        subject = view.text(field.type.on.flat)
        default = default or ("None" if field.users else quoted(""))
        parts = []
        for on, case in field.type.cases:
            if on is None:
                default = pick(case)
            else:
                parts.append(f"{pick(case)} if {_equals(subject, view.text(on.flat))} else ")
        return "".join(parts) + default

    def arguments(self, view: View, field: ir.Field) -> str:
        def pick(case: ir.Primitive | ir.User) -> str:
            args = [view.text(one.flat) for one in getattr(case, "args", [])]
            return f"({', '.join(args)}{',' if len(args) == 1 else ''})"

        if isinstance(field.type, ir.Switch):
            return self.switched(view, field, pick, "()")
        return pick(field.users[0])

    def array(self, view: View, field: ir.Field) -> str:
        array = field.array
        assert array is not None
        dtype = quoted(array.dtype)
        if array.on is not None:
            dtype = f"{dtype_table(self.type_def, field)}.get({view.text(array.on.flat)})"
        if array.shape_is_list:
            sizes = [view.text(one.flat) for one in array.shape]
            shape = f"({', '.join(sizes)}{',' if len(sizes) == 1 else ''})"
        else:
            shape = view.text(array.shape[0].flat)
        if array.rank is not None:
            shape = f"{shape}[:{view.text(array.rank.flat)}]"
        order = ">" if self.schema.endian == "be" else "<"
        assign = self.assign_function(field)
        extra = f", {assign}" if assign else ""
        fields = (one for type_def in self.schema.all_types for one in type_def.fields if isinstance(one.tensors, str))
        if any(user.name == self.type_def.name for one in fields for user in one.users):
            extra += f", form=lambda s: ({dtype}, {shape}, s.{field.id})"
        elif self.forms(field):
            extra += f", forms=lambda s: {self.forms(field)}, table={dtype_table(self.type_def, field)}"
        return f'Array(lambda s, i: {dtype}, lambda s, i: {shape}, "{order}"{extra})'

    def forms(self, field: ir.Field) -> str:
        """What the dtype is chosen by and the shape, for all elements, where both come from those of one list."""
        array = field.array
        count = field.count.flat if field.count is not None else None
        if array is None or array.on is None or not isinstance(count, Attr) or count.id not in ("size", "length"):
            return ""
        view = Member(self.schema, self.type_def, "s")
        view.known[expr.Index(count.base, Name("_index"))] = "item"
        shape = view.text(array.shape[0].flat) if not array.shape_is_list else ""
        rank = f"[: {view.text(array.rank.flat)}]" if array.rank is not None else ""
        form = f"({view.text(array.on.flat)}, {shape}{rank})"
        if not shape or re.search(r"\bi\b", form):
            return ""
        return f"[{form} for item in {view.text(count.base)}]"

    def assign_function(self, field: ir.Field) -> str:
        """The name of the function that stores a new array's dtype and shape, where the layout has places for them."""
        return f"_assign_{self.type_def.name}_{field.id}" if assignable(self.schema, self.type_def, field) else ""


def assignable(schema: ir.Schema, type_def: ir.TypeDef, field: ir.Field) -> list[str]:
    """The statements that store dtype, rank and shape of a new array for `field`; none where the layout fixes them."""
    array = field.array
    if array is None or array.shape_is_list or not isinstance(array.shape[0].flat, (Name, Attr)):
        return []
    if array.rank is not None and not isinstance(array.rank.flat, (Name, Attr)):
        return []
    view = Member(schema, type_def, "s")
    target = view.text(array.shape[0].flat)
    lines = []
    if array.rank is not None:
        # Refused before anything is stored.
        lines.append(f"if len(shape) > len({target}):")
        lines.append(f'    raise ValueError(f"rank {{len(shape)}}, at most {{len({target})}}")')
    if array.on is not None and isinstance(array.on.flat, (Name, Attr)):
        table = ", ".join(f"{quoted(name)}: {view.text(case.flat)}" for case, name in array.cases)
        if array.on.type != ir.BOOL and not _is_param(type_def, array.on.flat):
            enum = array.on.type.name.upper() if isinstance(array.on.type, ir.EnumOf) else ""
            value = f"{{{table}}}[dtype]"
            lines.append(f"{view.text(array.on.flat)} = {f'_{enum}[{value}]' if enum else value}")
    if array.rank is not None:
        lines.append(f"{target} = [*shape, *[0] * (len({target}) - len(shape))]")
        lines.append(f"{view.text(array.rank.flat)} = len(shape)")
    else:
        lines.append(f"{target} = list(shape)")
    return lines


def _is_param(type_def: ir.TypeDef, node: Node) -> bool:
    return isinstance(node, Name) and isinstance(type_def.member(node.id), ir.Param)


def _equals(subject: str, value: str) -> str:
    return {"True": subject, "False": f"not ({subject})"}.get(value, f"{subject} == {value}")
