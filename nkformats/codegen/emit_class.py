"""Emits one record class: slots, constructor, properties, derivations, checks, tensors."""

from __future__ import annotations

import re
import textwrap

from nkformats.codegen import expr, ir
from nkformats.codegen.emit_layout import default_value, layout_source
from nkformats.codegen.emit_runs import slot
from nkformats.codegen.expr import Attr, Const, Name, Node
from nkformats.codegen.invert import target_of
from nkformats.codegen.render import Member, class_name, constraint, listed
from nkformats.codegen.scope import Over
from nkformats.codegen.snippets import annotation, doc_lines, one_line, quoted, type_text


def class_source(schema: ir.Schema, type_def: ir.TypeDef) -> list[str]:
    """The lines of the class of a type."""
    return _Class(schema, type_def).lines()


def check_source(schema: ir.Schema, type_def: ir.TypeDef) -> list[str]:
    """The statements that report the rules of a type where they are broken."""
    emitter = _Class(schema, type_def)
    return [line for check in type_def.checks for line in emitter.check(check, None)]


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
        return [*out, "", *layout_source(self.schema, self.type_def), "", ""]

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
            many += ", words=True" if param.words else ""
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
            return "", f" = {default_value(field)}"
        if self.default_record(field):
            return " | None", " = None"
        if field.padding or self.none(field) or field.repeat:
            return " | None", " = None"
        if field.size_eos and not field.array:
            return "", ' = b""'
        return ("", " = 0") if field.derived_bits else ("", "")

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
            anchor = check.field or anchor_of(self.type_def, check.expr.flat)
        guard = f"self.{field.id} is not None and " if field is not None and field.condition is not None else ""
        return [f"if {guard}{_negated(text)}:", f"    report({quoted(check.rule)}, {quoted(anchor)})"]

    def check_each(self, check: ir.Check) -> list[str]:
        """A rule over all elements of a list, possibly under a condition: each element that breaks it is reported."""
        assert check.expr is not None
        each = each_of(check.expr.flat)
        if each is None:
            return []
        node, conditions = each
        source = plain_path(node.source)
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


def _negated(text: str) -> str:
    member = re.fullmatch(r"([\w.]+) in (\w+|\([^()]*\))", text)
    return f"{member[1]} not in {member[2]}" if member else f"not ({text})"


def _aggregates(node: Node) -> bool:
    return any(isinstance(part, expr.Aggregate) for part in expr.walk(node))


def _with_slot(path: Node, name: str) -> Node:
    return Attr(path.base, name) if isinstance(path, Attr) else Name(name)


def anchor_of(type_def: ir.TypeDef, node: Node) -> str:
    """The field that a check is about: the first one that it names, but for switches that turn the check off; from the
    root where it begins with a slash."""
    terms = _terms(node)
    while len(terms) > 1 and _is_switch(terms[0]):
        terms = terms[1:]
    for part in (part for term in terms for part in expr.walk(term)):
        path = plain_path(part)
        if path is None:
            continue
        if path[0] == "_root" and len(path) > 1:
            return "/" + ".".join(path[1:])
        member = type_def.member(path[0])
        if isinstance(member, ir.Param) and member.key is not None:
            return path[0]
        if isinstance(member, ir.Field):
            return ".".join(path)
    return type_def.fields[0].id if type_def.fields else ""


def _terms(node: Node) -> list[Node]:
    """The operands of a chain of `or`."""
    if isinstance(node, expr.Binary) and node.op == "or":
        return [*_terms(node.left), *_terms(node.right)]
    return [node]


def _is_switch(node: Node) -> bool:
    """Whether a condition is that a field is not 0."""
    if not (isinstance(node, expr.Binary) and node.op == "!=" and isinstance(node.left, Name)):
        return False
    return isinstance(node.right, Const) and node.right.value == 0


def each_of(node: Node) -> tuple[Over, list[Node]] | None:
    """A rule over all elements of a list: it, and the conditions any of which makes it hold; None for other rules."""
    conditions = []
    while isinstance(node, expr.Binary) and node.op == "or":
        conditions.append(node.left)
        node = node.right
    return (node, conditions) if isinstance(node, Over) and node.function == "all" else None


def plain_path(node: Node) -> list[str] | None:
    """The names of a member path; None for anything else."""
    if isinstance(node, Name):
        return [node.id]
    if isinstance(node, Attr) and node.id not in ("to_i",):
        base = plain_path(node.base)
        return None if base is None else [*base, node.id]
    return None
