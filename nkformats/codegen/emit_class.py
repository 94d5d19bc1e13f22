"""Emits one record class: slots, constructor, properties, derivations, checks, tensor specs and the layout table."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable

from nkformats.codegen import expr, ir
from nkformats.codegen.emit_reader import slot
from nkformats.codegen.expr import Attr, Const, Name, Node
from nkformats.codegen.invert import target_of
from nkformats.codegen.render import Member, View, class_name, constraint, listed
from nkformats.codegen.scope import Over, describe


def class_source(schema: ir.Schema, type_def: ir.TypeDef) -> list[str]:
    """The lines of the class of a type."""
    return _Class(schema, type_def).lines()


def dtype_table(type_def: ir.TypeDef, field: ir.Field) -> str:
    """The name of the table from the value that a dtype is switched on to the dtype."""
    return f"_{type_def.name}_{field.id}_dtypes".upper()


class _Class:
    """The source of one record class."""

    def __init__(self, schema: ir.Schema, type_def: ir.TypeDef) -> None:
        self.schema = schema
        self.type_def = type_def
        self.name = class_name(type_def.name)
        self.view = Member(schema, type_def)
        self.stored = [field for field in type_def.fields if field.contents is None]

    def lines(self) -> list[str]:
        doc = self.type_def.doc or f"`{self.type_def.name}` of the schema."
        tail = [f"Source: {self.type_def.ref}."] if self.type_def.ref else None
        out = [f"class {self.name}(Record):", *doc_lines(doc, "    ", tail), ""]
        slots = [slot(field) for field in self.stored] + [param.id for param in self.type_def.params]
        out.append(f"    __slots__ = ({''.join(quoted(one) + ', ' for one in sorted(slots)).rstrip(' ')})")
        if self.type_def.params:
            out.append(f"    _params = ({''.join(quoted(param.id) + ', ' for param in self.type_def.params).rstrip()})")
        if self.type_def.key is not None:
            out.append(f"    _label = {quoted(self.type_def.label)}")
        out += self.keys()
        constants = [field for field in self.type_def.fields if field.contents is not None]
        out += [f"    {field.id}: Final = {field.contents!r}" for field in constants]
        out += [f"    {slot(field)}: {annotation(field)}{self.none(field)}" for field in self.stored]
        out += [f"    {param.id}: {_param_annotation(param)}" for param in self.type_def.params]
        out += ["", *self.init()]
        for field in self.stored:
            if field.derived:
                out += ["", *self.derived(field)]
        for instance in self.type_def.instances.values():
            out += ["", *self.instance(instance)]
        out += self.derive_methods() + self.check_method() + self.tensor_method() + self.singles_method()
        return [*out, "", *self.layout(), "", ""]

    def none(self, field: ir.Field) -> str:
        """What is added to the annotation of a field that may be absent."""
        absent = field.condition is not None or (bool(field.users) and field.may_miss_case(self.type_def, self.schema))
        return " | None" if absent else ""

    # -- keyed parameters --------------------------------------------------------------------------------------------

    def keys(self) -> list[str]:
        """The table of the parameters that come from a keyed notation."""
        rows = []
        view = Member(self.schema, self.type_def, "s")
        for param in self.type_def.keyed:
            kind = "INT" if isinstance(param.type, ir.EnumOf) else str(param.type).upper()
            default = repr(param.default) if param.default is not None else _param_default(param)
            if isinstance(param.type, ir.ListOf):
                kind, default = str(param.type.element).upper(), "()"
            elif isinstance(param.default, ir.Expr):
                default = f"lambda s: {view.text(param.default.flat)}"
            many = ", many=True" if isinstance(param.type, ir.ListOf) else ""
            enum = f", enum=_{param.enum.upper()}" if param.enum else ""
            label = f", label={quoted(param.label)}" if param.label != param.id else ""
            doc = f", doc={quoted(one_line(param.doc))}" if param.doc else ""
            rows.append(f"        Key({param.key}, {quoted(param.id)}, {kind}, {default}{many}{enum}{label}{doc}),")
        return ["    _keys = (", *rows, "    )"] if rows else []

    # -- construction ------------------------------------------------------------------------------------------------

    def init(self) -> list[str]:
        given = [field for field in self.stored if not field.derived]
        if not given and not self.type_def.params and not self.stored:
            return ["    def __init__(self) -> None:", *doc_lines("A record without fields.", "        ")]
        arguments, body, docs = [], [], []
        for field in given:
            optional, default = self.default(field)
            arguments.append(f"        {field.id}: {annotation(field)}{optional}{default},")
            value = field.id
            if self.default_record(field):
                value = f"{self.default_record(field)}() if {field.id} is None else {field.id}"
            if field.repeat and (field.condition is None or default != " = None"):
                made = self.list_default(field)
                value = f"{made} if {field.id} is None else {field.id}" if default == " = None" else field.id
            body.append(f"        self.{field.id} = {value}")
            docs.append(f"    {field.id}: {one_line(field.doc)}")
        for field in self.stored:
            if field.derived:
                empty = "None" if field.condition else "0"
                body.append(f"        self.{slot(field)} = {empty}")
        for param in self.type_def.params:
            text = _param_annotation(param)
            computed = "[]" if isinstance(param.type, ir.ListOf) else ""
            if isinstance(param.default, ir.Expr):
                computed = self.view.text(param.default.flat)
            arguments.append(
                f"        {param.id}: {text}{' | None = None' if computed else f' = {_param_default(param)}'},"
            )
            value = f"{computed} if {param.id} is None else {param.id}" if computed else param.id
            body.append(f"        self.{param.id} = {value}")
            by = "" if param.key is not None else " Set by the parent record when it is settled."
            docs.append(f"    {param.id}: {one_line(param.doc)}{by}")
        head = [
            "    def __init__(",
            "        self,",
            *(["        *,"] if arguments else []),
            *arguments,
            "    ) -> None:",
        ]
        wrapped: list[str] = []
        for one in docs:
            wrapped += textwrap.wrap(one, 108, subsequent_indent="        ")
        tail = ["Args:", *wrapped] if docs else None
        return [*head, *doc_lines(f"A new `{self.type_def.name}`.", "        ", tail), *body]

    def default(self, field: ir.Field) -> tuple[str, str]:
        """What is added to the annotation of a constructor argument, and its default."""
        if field.default is not None and not field.repeat and not field.condition:
            return "", f" = {self.default_value(field)}"
        if self.default_record(field):
            return " | None", " = None"
        if field.padding or self.none(field) or field.repeat:
            return " | None", " = None"
        if field.size_eos and not field.array:
            return "", ' = b""'
        return ("", " = 0") if field.derived_bits else ("", "")

    def default_value(self, field: ir.Field) -> str:
        """The source of a field's `-nkf-default`."""
        value = field.default
        if isinstance(value, str) and "::" in value:
            enum, _, member = value.partition("::")
            return f"{class_name(enum)}.{member.upper()}"
        if isinstance(value, str) and field.is_bytes:
            return quoted(value) if field.text else repr(value.encode())
        return repr(value)

    def default_record(self, field: ir.Field) -> str:
        """The class of a part that can be made from nothing, for a field that always has one."""
        if not isinstance(field.type, ir.User) or field.condition or field.repeat:
            return ""
        known = self.schema.makeable
        if field.type.name not in known:
            part = _Class(self.schema, self.schema.types[field.type.name])
            known[field.type.name] = all(one.derived or part.default(one)[1] for one in part.stored)
        return class_name(field.type.name) if known[field.type.name] else ""

    def list_default(self, field: ir.Field) -> str:
        return repr(field.default) if isinstance(field.default, list) else "[]"

    # -- properties --------------------------------------------------------------------------------------------------

    def derived(self, field: ir.Field) -> list[str]:
        optional = " | None" if field.condition else ""
        doc = f"{one_line(field.doc) or field.id} Derived: a writer computes it."
        return [
            "    @property",
            f"    def {field.id}(self) -> {annotation(field)}{optional}:",
            *doc_lines(doc, "        "),
            f"        return self._{field.id}",
        ]

    def instance(self, instance: ir.Instance) -> list[str]:
        type_ = ir.EnumOf(instance.enum) if instance.enum else instance.value.type
        view = Member(self.schema, self.type_def, slots=True)
        text = view.text(instance.value.node if not _aggregates(instance.value.node) else instance.value.flat)
        members = any(isinstance(node, expr.Member) for node in expr.walk(instance.value.flat))
        if isinstance(type_, ir.EnumOf) and (members or not isinstance(instance.value.type, ir.EnumOf)):
            text = f"_{type_.name.upper()}.get(_value := {text}, _value)"
        return [
            "    @property",
            f"    def {instance.id}(self) -> {type_text(type_)}:",
            *doc_lines(instance.doc or f"`{instance.value.text}`.", "        "),
            f"        return {text}",
        ]

    # -- derivations -------------------------------------------------------------------------------------------------

    def derive_methods(self) -> list[str]:
        before: list[str] = []
        after: list[str] = []
        for derivation in self.type_def.derivations:
            lines, late = self.derivation(derivation)
            (after if late else before).extend(lines)
        out = []
        for name, lines in (("_derive_before", before), ("_derive_after", after)):
            if lines:
                out += ["", f"    def {name}(self) -> None:", *(f"        {line}" for line in lines)]
        return out

    def derivation(self, derivation: ir.Derivation) -> tuple[list[str], bool]:
        field = derivation.source
        source = f"self.{field.id}"
        target = target_of(self.schema, self.type_def, derivation)
        path = self.view.text(_with_slot(derivation.path, slot(target)))
        if derivation.kind == "value":
            assert isinstance(derivation.factor, ir.Expr)
            value = self.view.text(derivation.factor.flat)
            if field.padding:
                length = f"0 if {source} is None else nbytes({source})"
                return [f"{source} = padded({source}, kept(self, {quoted(field.id)}, {length}, {value}))"], True
            text = f"kept(self, {quoted(field.id)}, self.{slot(field)}, {value})"
            if field.condition is not None:
                text += f" if {self.view.text(field.condition.flat)} else None"
            return [f"self.{slot(field)} = {text}"], True
        if derivation.kind == "bit":
            clear = f"{path} & ~{derivation.mask:#x}"
            return [f"{path} = {clear} if {source} is None else {path} | {derivation.mask:#x}"], False
        if derivation.kind == "argument":
            wanted = f"0 if {source} is None or not {source}.{derivation.param} else {derivation.mask:#x}"
            stored = f"{path} & {derivation.mask:#x}"
            kept = f"kept(self, {quoted(f'{field.id}.{derivation.param}')}, {stored}, {wanted})"
            return [f"{path} = {path} & ~{derivation.mask:#x} | {kept}"], False
        if derivation.kind == "count":
            value, late = f"len({source})", False
        elif field.users:
            value, late = f"size_of({source})", True
        else:
            value, late = f"{'text_size' if field.text else 'nbytes'}({source})", False
        tests = [f"{source} is not None"] if field.condition is not None else []
        if isinstance(derivation.factor, Node):
            factor = self.view.text(derivation.factor)
            value = f"{value} // ({factor})"
            # Times zero every value is right, so the one that stands there stays.
            tests += [] if isinstance(derivation.factor, Const) else [f"({factor}) != 0"]
        # Nor does a part that is absent decide anything.
        line = f"{path} = {value}"
        return ([f"if {' and '.join(tests)}:", f"    {line}"] if tests else [line]), late

    # -- checks ------------------------------------------------------------------------------------------------------

    def check_method(self) -> list[str]:
        lines: list[str] = []
        admitted: list[str] = []
        for field in self.type_def.fields:
            for check in field.checks:
                lines += self.check(check, field)
        for check in self.type_def.checks:
            (admitted if self.type_def.admits(check) else lines).extend(self.check(check, None))
        out = []
        if admitted:
            head = "    def _admit(self, report: Callable[[str, str], None]) -> None:"
            out += ["", head, *(f"        {line}" for line in admitted)]
            lines = ["self._admit(report)", *lines]
        if lines:
            head = "    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:"
            out += ["", head, *(f"        {line}" for line in lines)]
        return out

    def check(self, check: ir.Check, field: ir.Field | None) -> list[str]:
        """The statement that reports one rule where it is broken."""
        if check.expr is not None and (lines := self.check_each(check)):
            return lines
        if check.valid is not None and field is not None:
            subject = "item" if field.repeat else f"self.{field.id}"
            text = self.view.valid(check.valid, field) if not field.repeat else ""
            if field.repeat:
                inner = constraint(self.view, check.valid, field, subject)
                text = f"all({inner} for item in self.{field.id})"
            anchor = field.id
        else:
            assert check.expr is not None
            text = self.view.text(check.expr.flat)
            anchor = check.field or self.anchor(check.expr.flat)
        guard = f"self.{field.id} is not None and " if field is not None and field.condition is not None else ""
        return [f"if {guard}{_negated(text)}:", f"    report({quoted(check.rule)}, {quoted(anchor)})"]

    def check_each(self, check: ir.Check) -> list[str]:
        """A rule over all elements of a list, possibly under a condition: each element that breaks it is reported."""
        assert check.expr is not None
        node, conditions = check.expr.flat, []
        while isinstance(node, expr.Binary) and node.op == "or":
            conditions.append(node.left)
            node = node.right
        if not isinstance(node, Over) or node.function != "all":
            return []
        source = _plain_path(node.source)
        about = [part for part in expr.walk(node.operand) if isinstance(part, Attr) and part.base == expr.ELEMENT]
        if source is None or (not about and not isinstance(self.view._type(node.source), ir.ListOf)):
            return []
        path = ("/" if source[0] == "_root" else "") + ".".join(source[source[0] == "_root" :])
        member = f".{about[0].id}" if about else ""
        element = self.view._type(node.source)
        self.view.scope.special["_element"] = element.element if isinstance(element, ir.ListOf) else ir.INT
        lines = [
            f"for i, item in enumerate({self.view.text(node.source)}):",
            f"    if not ({self.view.text(node.operand)}):",
            f"        report({quoted(check.rule)}, f{quoted(f'{path}[{{i}}]{member}')})",
        ]
        if conditions:
            test = " or ".join(self.view._operand(one, 0) for one in conditions)
            lines = [f"if not ({test}):", *(f"    {line}" for line in lines)]
        return lines

    def anchor(self, node: Node) -> str:
        """The field that a check is about: the first one that it names."""
        for part in expr.walk(node):
            path = _plain_path(part)
            if path is None:
                continue
            if path[0] == "_root" and len(path) > 1:
                return "/" + ".".join(path[1:])
            member = self.type_def.member(path[0])
            if isinstance(member, ir.Param) and member.key is not None:
                return path[0]
            if isinstance(member, ir.Field):
                return ".".join(path)
        return self.type_def.fields[0].id if self.type_def.fields else ""

    # -- tensors -----------------------------------------------------------------------------------------------------

    def tensor_method(self) -> list[str]:
        if not self.type_def.tensors:
            return []
        type_text = "tuple[tuple[str, dict[str, tuple[Any, ...]]], ...]"
        head = ["", f"    def _tensor_specs(self, root: Any) -> {type_text}:"]
        simple = all(
            spec.condition is None and spec.repeat is None and not spec.nested for spec in self.type_def.tensors
        )
        if simple:
            rows = [f"            ({quoted(spec.id)}, {self.roles(spec)})," for spec in self.type_def.tensors]
            names: dict[str, list[str]] = {}
            for spec in self.type_def.tensors:
                for role in spec.roles:
                    names.setdefault(role, []).append(quoted(f"{spec.id}.{role}" if spec.id else role))
            table = ", ".join(f"{quoted(role)}: {listed(made)}" for role, made in names.items())
            constant = ["", "    def _tensor_names(self, root: Any, role: str) -> tuple[str, ...]:"]
            return [
                *constant,
                f"        return {{{table}}}.get(role, ())",
                *head,
                "        return (",
                *rows,
                "        )",
            ]
        body = ["        specs: list[tuple[str, dict[str, tuple[Any, ...]]]] = []"]
        body += self.spec_lines(self.type_def.tensors, "", "        ", 0)
        return [*head, *body, "        return tuple(specs)"]

    def spec_lines(self, specs: list[ir.TensorSpec], prefix: str, indent: str, depth: int) -> list[str]:
        lines = []
        for spec in specs:
            inner, name = indent, prefix + spec.id
            if spec.condition is not None:
                lines.append(f"{inner}if {self.view.text(spec.condition.flat)}:")
                inner += "    "
            if spec.repeat is not None:
                variable = "nmk"[depth % 3]
                items = (
                    f"({', '.join(quoted(one) for one in spec.repeat)})"
                    if isinstance(spec.repeat, list)
                    else f"range({self.view.text(spec.repeat.flat)})"
                )
                lines.append(f"{inner}for {variable} in {items}:")
                inner += "    "
                name += ("." if name else "") + "{" + variable + "}"
            if spec.nested:
                lines += self.spec_lines(spec.nested, name + "." if name else "", inner, depth + 1)
            else:
                text = f"f{quoted(name)}" if "{" in name else quoted(name)
                lines.append(f"{inner}specs.append(({text}, {self.roles(spec)}))")
        return lines

    def roles(self, spec: ir.TensorSpec) -> str:
        parts = []
        for role, shape in spec.roles.items():
            sizes = [quoted(one) if isinstance(one, str) else self.view.text(one.flat) for one in shape]
            parts.append(f"{quoted(role)}: ({', '.join(sizes)}{',' if len(sizes) == 1 else ''})")
        return "{" + ", ".join(parts) + "}"

    # -- layout table ------------------------------------------------------------------------------------------------

    def layout(self) -> list[str]:
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
            parts.append(f"default={self.default_value(field)}")
        if field.array is not None:
            parts.append(f"array={self.array(view, field)}")
        if isinstance(field.tensors, str):
            parts.append(f"role={quoted(field.tensors)}")
        elif any(one.is_tensor for user in field.users for one in self.schema.types[user.name].fields):
            parts.append(f"role={quoted(field.label)}")
        if field.shape:
            parts.append(f"shape=lambda s: {listed([view.text(one.flat) for one in field.shape])}")
        if field.is_tensor:
            parts.append("tensor=True")
        head = f"        Field({quoted(field.id)}, {kind}"
        texts = [f"doc={quoted(one_line(field.doc))}"] if field.doc else []
        texts += [f"ref={quoted(one_line(field.ref))}"] if field.ref else []
        one = f"{head}{''.join(', ' + part for part in parts)}),"
        if len(one) <= 118 and not texts:
            return [one]
        return [f"{head},", *(f"            {part}," for part in parts + texts), "        ),"]

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

    def singles_method(self) -> list[str]:
        """The method that adds the tensors that are fields of their own, where this class or a part of it has some."""
        lines: list[str] = []
        for field in self.type_def.fields:
            if not self.holds(field):
                continue
            part = "item" if field.repeat else f"self.{field.id}"
            nested = [f"if self.{field.id} is not None:"] if self.none(field) else []
            nested += [f"for item in self.{field.id}:"] if field.repeat else []
            nested.append(f"add({part})" if isinstance(field.tensors, str) else f"{part}._singles(add)")
            lines += ["    " * (2 + depth) + line for depth, line in enumerate(nested)]
        head = "    def _singles(self, add: Callable[[Any], None]) -> None:"
        return ["", head, *lines] if lines else []

    def holds(self, field: ir.Field) -> bool:
        """Whether a field is a tensor, or a record in which there can be one."""
        types = (self.schema.types[user.name] for user in field.users)
        return isinstance(field.tensors, str) or any(self.holds(one) for part in types for one in part.fields)

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


# -- small things ----------------------------------------------------------------------------------------------------


def doc_lines(doc: str, indent: str, tail: list[str] | None = None) -> list[str]:
    """A docstring, wrapped."""
    text = escaped(doc).strip()
    paragraphs = [" ".join(part.split()) for part in text.split("\n\n")]
    first = textwrap.wrap(paragraphs[0], 110 - len(indent)) or [""]
    rest: list[str] = []
    for paragraph in paragraphs[1:]:
        rest += ["", *textwrap.wrap(paragraph, 116 - len(indent))]
    lines = [*first, *rest, *(["", *map(escaped, tail)] if tail else [])]
    if len(lines) == 1:
        return [f'{indent}"""{_close(lines[0])}"""']
    out = [f'{indent}"""{lines[0]}', *(f"{indent}{line}".rstrip() for line in lines[1:]), f'{indent}"""']
    return out


def escaped(text: str) -> str:
    """Text that may stand in a docstring."""
    plain = "".join(char if char.isprintable() or char == "\n" else " " for char in text)
    return plain.replace("\\", "\\\\").replace('"""', "'''")


def _close(text: str) -> str:
    return text + " " if text.endswith('"') else text


def quoted(text: str) -> str:
    """A Python string literal with double quotes where that needs no escapes."""
    return f'"{text}"' if text.isprintable() and '"' not in text and "\\" not in text else repr(text)


def annotation(field: ir.Field) -> str:
    """The Python type of a field's value."""
    text = type_text(field.value_type, loose=True)
    return f"list[{text}]" if field.repeat else text


def type_text(type_: ir.Type, loose: bool = False) -> str:
    """A type of the schema as a Python annotation."""
    if isinstance(type_, ir.EnumOf):
        return f"{class_name(type_.name)} | int"
    if isinstance(type_, ir.RecordOf):
        return " | ".join(class_name(name) for name in type_.names)
    if isinstance(type_, ir.ListOf):
        return f"list[{type_text(type_.element, loose)}]"
    return {ir.INT: "int", ir.FLOAT: "float", ir.BOOL: "bool", ir.BYTES: "Buffer", ir.TEXT: "str"}[type_]


def _param_annotation(param: ir.Param) -> str:
    return type_text(param.type)


def _param_default(param: ir.Param) -> str:
    if isinstance(param.type, ir.RecordOf):
        return "None"
    if param.default is not None and not isinstance(param.default, ir.Expr):
        return repr(param.default)
    return {ir.BOOL: "False", ir.FLOAT: "0.0", ir.TEXT: '""'}.get(
        param.type if isinstance(param.type, str) else "", "0"
    )


def _equals(subject: str, value: str) -> str:
    return {"True": subject, "False": f"not ({subject})"}.get(value, f"{subject} == {value}")


def _negated(text: str) -> str:
    member = re.fullmatch(r"([\w.]+) in (\w+)", text)
    return f"{member[1]} not in {member[2]}" if member else f"not ({text})"


def one_line(text: str) -> str:
    """Text without line breaks."""
    return " ".join(text.split())


def _aggregates(node: Node) -> bool:
    return any(isinstance(part, expr.Aggregate) for part in expr.walk(node))


def _with_slot(path: Node, name: str) -> Node:
    return Attr(path.base, name) if isinstance(path, Attr) else Name(name)


def _plain_path(node: Node) -> list[str] | None:
    if isinstance(node, Name):
        return [node.id]
    if isinstance(node, Attr) and node.id not in ("to_i",):
        base = _plain_path(node.base)
        return None if base is None else [*base, node.id]
    return None
