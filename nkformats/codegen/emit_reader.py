"""Emits the reader of one type: fail-fast, specialised, with nothing in it that the layout does not ask for.

Fields of fixed size that follow each other are read by one precompiled `Struct`; what later expressions need stays in
local variables named as the fields; value instances are written out where they are used.
"""

from __future__ import annotations

from nkformats.codegen import expr, ir
from nkformats.codegen.emit_runs import RunReader, slot
from nkformats.codegen.expr import Const, Node
from nkformats.codegen.load import UnsupportedFeature
from nkformats.codegen.render import Local, class_name
from nkformats.codegen.runs import (
    is_one_run,
    list_constant,
    struct_constant,
    struct_name,
)
from nkformats.codegen.scope import Over
from nkformats.codegen.snippets import quoted


def reader_source(schema: ir.Schema, type_def: ir.TypeDef) -> list[str]:
    """The lines of the function that reads a `type_def`; it gives the record, and the position where that varies."""
    return _Reader(schema, type_def).lines()


def reader_name(name: str) -> str:
    """The function that reads a type."""
    return f"_read_{name}"


class _Reader(RunReader):
    """The reader of one type."""

    def lines(self) -> list[str]:
        params = "".join(f", {param.id}: Any" for param in self.type_def.params)
        cls = class_name(self.type_def.name)
        fixed = self.type_def.fixed is not None
        result = cls if fixed else f"tuple[{cls}, int]"
        head = f"def {reader_name(self.type_def.name)}("
        signature = f"{head}data: memoryview, pos: int, end: int, limits: Mapping[str, int]{params}) -> {result}:"
        if len(signature) > 120:
            signature = (
                f"{head}\n    data: memoryview, pos: int, end: int, limits: Mapping[str, int]{params}\n) -> {result}:"
            )
        self.out = [signature]
        self.put(f"self = new({cls})")
        for param in self.type_def.params:
            self.put(f"self.{param.id} = {param.id}")
        if any(self.type_def.admits(check) for check in self.type_def.checks):
            self.put("admit(self, RULES, pos)")
        compound = any(field.users or (field.repeat and field.is_bytes) for field in self.type_def.fields)
        if compound:
            self.put("try:")
            self.indent += "    "
        self.fields(self.type_def.fields)
        self.remembered()
        if compound:
            self.indent = "    "
            self.put("except FormatError as error:")
            self.put("    raise within(error, self, locals()) from None")
        self.put("return self" if fixed else "return self, pos")
        return [*self.out, "", ""]

    # -- everything else ---------------------------------------------------------------------------------------------

    def field(self, field: ir.Field) -> None:
        if field.numeric:
            self.numbers(field)
        elif field.repeat and field.users:
            self.records(field)
        elif field.repeat:
            self.pieces(field)
        elif field.users:
            self.record(field)
        else:
            self.bytes(field)

    def numbers(self, field: ir.Field) -> None:
        """A number whose type is switched, or a list of numbers."""
        if isinstance(field.type, ir.Switch):
            self.switched_number(field)
            return
        primitive = field.primitive
        assert primitive is not None
        count = self.helper("count", field)
        if field.repeat == "eos":
            self.put(f"{count} = (end - pos) // {primitive.size}")
            if primitive.size > 1:
                place = f'f"{field.id}[{{{count}}}]", pos + {count} * {primitive.size}'
                self.put(f"if {count} * {primitive.size} != end - pos:")
                self.put(f"    raise short(self, {place}, {primitive.size}, (end - pos) % {primitive.size})")
        else:
            assert field.count is not None
            self.put(f"{count} = {self.view.text(field.count.flat)}")
            self.put(f"if {count} * {primitive.size} > end - pos:")
            self.put(f"    raise short(self, {quoted(field.id)}, pos, {count} * {primitive.size}, end - pos)")
        value = f"list({list_constant(primitive.code)}[{count}](data, pos))"
        target = f"self.{slot(field)} = " + (f"{field.id} = " if field.id in self.needed else "")
        if primitive.is_float:
            self.put(f"{field.id} = {value}")
            self.put(f"for i, number in enumerate({field.id}):")
            self.put("    if number != number:")
            self.put(f"        {field.id}[i] = raw_float(data, pos + {primitive.size} * i, {primitive.size})")
            self.put(f"self.{slot(field)} = {field.id}")
        elif field.enum:
            self.put(f"{target}[_{field.enum.upper()}.get(number, number) for number in {value}]")
        else:
            self.put(f"{target}{value}")
        self.put(f"pos += {count} * {primitive.size}")

    def switched_number(self, field: ir.Field) -> None:
        assert isinstance(field.type, ir.Switch)
        if field.repeat:
            raise UnsupportedFeature(field.file, field.line, "a repeated field whose number type is switched")
        subject = self.view.text(field.type.on.flat)
        chain = []
        default = None
        for on, case in field.type.cases:
            assert isinstance(case, ir.Primitive)
            if on is None:
                default = case
            else:
                value = self.view.text(on.flat)
                test = {"True": subject, "False": f"not ({subject})"}.get(value, f"{subject} == {value}")
                chain.append((test, case))
        exhaustive = {self.view.text(on.flat) for on, _ in field.type.cases if on is not None} == {"True", "False"}
        if default is None and not exhaustive:
            raise field.error("a switch between numbers needs the case `_`")
        if default is None:
            default = chain.pop()[1]
        structs = [(test, struct_constant(case.code)) for test, case in chain]
        text = "".join(f"{name} if {test} else " for test, name in structs) + struct_constant(default.code)
        size = self.helper("size", field)
        sizes = {one.size for one in field.numeric}
        if len(sizes) == 1:
            widths = str(sizes.pop())
        else:
            widths = "".join(f"{case.size} if {test} else " for test, case in chain) + str(default.size)
        self.put(f"_{field.id} = {text}", f"{size} = {widths}", f"if end - pos < {size}:")
        self.put(f"    raise short(self, {quoted(field.id)}, pos, {size}, end - pos)")
        self.put(f"({field.id},) = _{field.id}.unpack_from(data, pos)")
        self.store(field, "self", "pos")
        self.put(f"pos += {size}")

    def bytes(self, field: ir.Field) -> None:
        """A run of bytes whose size is computed, or all that is left."""
        target = f"self.{slot(field)} = " + (f"{field.id} = " if field.id in self.needed else "")
        if field.size is None:
            empty = "" if field.text else ' if pos < end else b""'
            self.put(f"{target}{self.text_value(field, 'data[pos:end]')}{empty}", "pos = end")
            return
        size = self.size_of(field, self.view)
        empty = f' if {size} else b""' if field.padding else ""
        self.put(f"{target}{self.text_value(field, f'data[pos : pos + {size}]')}{empty}")
        self.put(f"pos += {size}")

    def text_value(self, field: ir.Field, view: str) -> str:
        return f'{view}.tobytes().decode(errors="surrogateescape")' if field.text else view

    def size_of(self, field: ir.Field, view: Local, place: str = "", total: str = "") -> str:
        """Computes the size of a run of bytes, compares it with what is left, and gives the variable that holds it."""
        assert field.size is not None
        size, name = field.size.flat, self.helper("size", field)
        match size:
            case expr.Cond(expr.Binary("<=", one, expr.Left()), yes, expr.Left()) if one == yes:
                # The smaller of a size and what is left: nothing to refuse.
                add = [f"{total} += {name}"] if total else []
                self.put(f"{name} = {view.text(one)}", *add, f"if {name} > end - pos:", f"    {name} = end - pos")
                return name
        self.put(f"{name} = {view.text(size)}", *([f"{total} += {name}"] if total else []), f"if {name} > end - pos:")
        self.put(f"    raise short(self, {place or quoted(field.id)}, pos, {name}, end - pos)")
        return name

    def pieces(self, field: ir.Field) -> None:
        """A list of runs of bytes."""
        if field.count is None:
            raise UnsupportedFeature(field.file, field.line, "`repeat: eos` over runs of bytes")
        view, loop = self.loop(field)
        total = self.total(field)
        self.put(f"{field.id} = []", *([f"{total} = 0"] if total else []), loop)
        self.indent += "    "
        size = self.size_of(field, view, f'f"{field.id}[{{len({field.id})}}]"', total)
        self.put(f"{field.id}.append(data[pos : pos + {size}])", f"pos += {size}")
        self.indent = self.indent[:-4]
        self.put(f"self.{slot(field)} = {field.id}")

    def total(self, field: ir.Field) -> str:
        """A variable that adds up the sizes of a list's elements, where a derived value is computed from their sum."""
        assert field.size is not None
        assert field.count is not None
        size, count = field.size.flat, field.count.flat
        if isinstance(size, expr.Cond) and size.no == expr.Left():
            size = size.yes
        if not isinstance(count, expr.Attr):
            return ""
        element = expr.transform(
            size, lambda node: expr.ELEMENT if node == expr.Index(count.base, expr.Name("_index")) else None
        )
        whole = Over("sum", element, count.base)
        if not any(one.derive and whole in expr.walk(one.derive.flat) for one in self.type_def.fields):
            return ""
        name = self.helper("total", field)
        self.view.known[whole] = name
        return name

    def loop(self, field: ir.Field) -> tuple[Local, str]:
        """The head of a loop over a field's elements; over a list directly where only its elements are needed."""
        assert field.count is not None
        view = Local(self.schema, self.type_def, "end - pos")
        count = field.count.flat
        source = self.listed(count)
        if source is not None:
            view.known[expr.Index(source, expr.Name("_index"))] = "item"
            shared = [one.flat for one in field.expressions() if one is not field.count]
            stripped = [expr.transform(n, lambda p: Const(0) if p in view.known else None) for n in shared]
            indexed = any(expr.Name("_index") in expr.walk(node) for node in stripped)
            if indexed:
                return view, f"for i, item in enumerate({view.text(source)}):"
            return view, f"for item in {view.text(source)}:"
        return view, f"for i in range({view.text(count)}):"

    def record(self, field: ir.Field) -> None:
        """One record, in a stream of its own where it is sized."""
        size = self.size_of(field, self.view) if field.size is not None else ""
        self.call(field, self.view, f"pos + {size}" if size else "end", f"self.{slot(field)}")
        if field.id in self.needed:
            self.put(f"{field.id} = self.{slot(field)}")
        if size:
            self.put(f"pos += {size}")

    def call(self, field: ir.Field, view: Local, end: str, target: str) -> None:
        """Reads one record of a field, by the case of its switch, into `target`; `pos` follows unless it is sized."""
        if not isinstance(field.type, ir.Switch):
            self.one(field, field.users[0], view, end, target)
            return
        subject = view.text(field.type.on.flat)
        cases = list(field.type.cases)
        default = next((user for on, user in cases if on is None), None)
        if default is None and not field.may_miss_case(self.type_def, self.schema):
            default = cases.pop()[1]
        word = "if"
        for on, user in cases:
            assert isinstance(user, ir.User)
            if on is None:
                continue
            value = view.text(on.flat)
            test = {"True": subject, "False": f"not ({subject})"}.get(value, f"{subject} == {value}")
            self.put(f"{word} {test}:")
            self.indent += "    "
            self.one(field, user, view, end, target)
            self.indent = self.indent[:-4]
            word = "elif"
        self.put("else:")
        self.indent += "    "
        if isinstance(default, ir.User):
            self.one(field, default, view, end, target)
        elif field.size is not None or field.repeat:
            raise field.error("a sized or repeated switch needs the case `_`")
        else:
            self.put(f"{target} = None")
        self.indent = self.indent[:-4]

    def one(self, field: ir.Field, user: ir.User, view: Local, end: str, target: str) -> None:
        args = "".join(f", {view.text(one.flat)}" for one in user.args)
        part = self.schema.types[user.name]
        call = f"{reader_name(user.name)}(data, pos, {end}, limits{args})"
        if part.fixed is not None:
            self.put(f"{target} = {call}")
            last = self.type_def.fixed is not None and field is self.type_def.fields[-1] and not field.repeat
            if field.size is None and part.fixed and not last:
                self.put(f"pos += {part.fixed}")
        else:
            self.put(f"{target}, {'pos' if field.size is None else '_'} = {call}")

    def records(self, field: ir.Field) -> None:
        """A list of records: fixed ones by `iter_unpack`, others one by one and never more than the bytes can hold."""
        part = self.schema.types[field.users[0].name]
        if isinstance(field.type, ir.User) and field.count is not None and self.fits(field, part):
            self.flat_records(field, part)
            return
        view = self.view
        self.put(f"{field.id} = []")
        if field.repeat == "eos":
            self.put("while pos < end:")
        elif field.until is not None:
            self.put("while True:")
        else:
            assert field.count is not None
            count = field.count.flat
            if self.listed(count) is not None:
                view, loop = self.loop(field)
                self.put(loop)
            else:
                least = min(self.schema.types[user.name].min_size for user in field.users)
                text = view.text(count)
                bounded = isinstance(count, Const)
                used = "i" if _uses_index(field) else "_"
                if bounded or least < 1:
                    self.put(f"for {used} in range({text}):")
                else:
                    # Never more rounds than the bytes can hold: the last of them finds the end.
                    divisor = f" // {least}" if least > 1 else ""
                    self.put(f"for {used} in range(min({text}, (end - pos){divisor} + 1)):")
        self.indent += "    "
        item = self.helper("item", field)
        size = self.size_of(field, view, f'f"{field.id}[{{len({field.id})}}]"') if field.size is not None else ""
        self.call(field, view, f"pos + {size}" if size else "end", item)
        self.put(f"{field.id}.append({item})")
        if size:
            self.put(f"pos += {size}")
        if field.until is not None:
            view.known[expr.Name("_")] = item
            view.scope.special["_"] = field.value_type
            self.put(f"if {view.text(field.until.flat)}:", "    break")
        self.indent = self.indent[:-4]
        self.put(f"self.{slot(field)} = {field.id}")

    def listed(self, count: Node) -> Node | None:
        """The list whose length a count is."""
        match count:
            case expr.Attr(base, "size") if isinstance(self.view._type(base), ir.ListOf):
                return base
        return None

    def fits(self, field: ir.Field, part: ir.TypeDef) -> bool:
        """Whether the fields of a flat part can be local variables of this reader beside those that it needs."""
        mine = self.needed | {field.id, self.helper("item", field), self.helper("end", field)}
        return is_one_run(part) and not _uses_index(field) and mine.isdisjoint(one.id for one in part.fields)

    def flat_records(self, field: ir.Field, part: ir.TypeDef) -> None:
        """Records of numbers only, all of one size: unpacked in one go."""
        assert field.count is not None
        args = [self.view.text(one.flat) for one in field.users[0].args]
        extra = "".join(f", {one}" for one in args)
        stop = self.helper("end", field)
        self.put(f"{field.id}: list[{class_name(part.name)}] = []")
        self.put(f"{stop} = pos + {part.fixed} * {self.view._operand(field.count.flat, 9)}", f"if {stop} > end:")
        self.put(f"    fill({field.id}, {reader_name(part.name)}, data, pos, end, {part.fixed}, limits{extra})")
        inner = _Reader(self.schema, part)
        inner.indent = self.indent
        # Arguments stand where the part's expressions name its parameters.
        for param, one in zip(part.params, field.users[0].args, strict=True):
            inner.view.known[expr.Name(param.id)] = self.view._operand(one.flat, 98)
        item = self.helper("item", field)
        inner.unpack(part.fields, item, f"for _{struct_name(part, part.fields)}.iter_unpack(data[pos:{stop}])")
        inner.indent += "    "
        inner.put(f"{item} = new({class_name(part.name)})")
        for param, text in zip(part.params, args, strict=True):
            inner.put(f"{item}.{param.id} = {text}")
        inner.settle_run(part.fields, item, "pos")
        inner.remembered(item)
        inner.put(f"{field.id}.append({item})")
        if inner.positions:
            inner.put(f"pos += {part.fixed}")
        else:
            inner.indent = inner.indent[:-4]
            inner.put(f"pos = {stop}")
        self.out += inner.out
        self.put(f"self.{slot(field)} = {field.id}")

    @property
    def positions(self) -> bool:
        """Whether the code so far needs the position of the element it is at."""
        return any("raw_float(" in line or "raise " in line for line in self.out)

    def remembered(self, owner: str = "self") -> None:
        """Notes which values the file has otherwise than they would be computed."""
        for derivation in self.type_def.derivations:
            if derivation.kind == "argument" and derivation.source.condition is not None:
                name = quoted(f"{derivation.source.id}.{derivation.param}")
                test = f"{self.view.text(derivation.path)} & {derivation.mask:#x}"
                self.put(f"if {owner}.{derivation.source.id} is None and {test}:", f"    remember({owner}, {name}, 0)")
        for field in self.type_def.fields:
            if field.derive is None:
                continue
            value = self.view.text(field.derive.flat)
            stored = f"len({field.id})" if field.padding else field.id
            if field.condition:
                self.put(f"if {field.id} is not None:")
                self.indent += "    "
            self.put(f"computed = {value}", f"if {stored} != computed:")
            self.put(f"    remember({owner}, {quoted(field.id)}, computed)")
            if field.condition:
                self.indent = self.indent[:-4]


def _uses_index(field: ir.Field) -> bool:
    return any(expr.Name("_index") in expr.walk(one.flat) for one in field.expressions())
