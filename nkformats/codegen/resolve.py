"""Resolves a schema that was read: every reference is looked up, every expression gets its type."""

from __future__ import annotations

from nkformats.codegen import expr, ir
from nkformats.codegen.load import SchemaError, UnsupportedFeature
from nkformats.codegen.scope import Scope, resolve


def resolve_schema(schema: ir.Schema) -> None:
    """Resolves every type of a schema.

    Raises:
        SchemaError: a name that stands for nothing, or an expression of another type than its place takes.
    """
    _Resolver(schema.file).resolve(schema)


class _Resolver:
    """Goes over all types of one schema file."""

    def __init__(self, file: str) -> None:
        self.file = file

    def resolve(self, schema: ir.Schema) -> None:
        for type_def in (schema.root, *schema.types.values()):
            self.check_references(schema, type_def)
        self.refuse_recursion(schema)
        for type_def in (schema.root, *schema.types.values()):
            self.resolve_type(schema, type_def)

    def check_references(self, schema: ir.Schema, type_def: ir.TypeDef) -> None:
        for param in type_def.params:
            inner = param.type.element if isinstance(param.type, ir.ListOf) else param.type
            if isinstance(inner, ir.RecordOf) and inner.names[0] not in schema.types:
                raise SchemaError(self.file, param.line, f"no type `{inner.names[0]}`")
            if isinstance(inner, ir.EnumOf) and inner.name not in schema.enums:
                raise SchemaError(self.file, param.line, f"no enum `{inner.name}`")
        keys: set[int | None] = set()
        for param in type_def.keyed:
            if param.key in keys:
                raise SchemaError(self.file, param.line, f"key {param.key} stands twice in type `{type_def.name}`")
            keys.add(param.key)
        for field in type_def.fields:
            if field.enum and field.enum not in schema.enums:
                raise field.error(f"no enum `{field.enum}`")
            for user in field.users:
                if user.name not in schema.types:
                    raise field.error(f"no type `{user.name}`")
                if len(user.args) != len(schema.types[user.name].params):
                    raise field.error(f"`{user.name}` takes {len(schema.types[user.name].params)} arguments")
        for instance in type_def.instances.values():
            if instance.enum and instance.enum not in schema.enums:
                raise SchemaError(self.file, instance.line, f"no enum `{instance.enum}`")

    def refuse_recursion(self, schema: ir.Schema) -> None:
        done: set[str] = set()

        def visit(type_def: ir.TypeDef, above: tuple[str, ...]) -> None:
            if type_def.name in above:
                raise UnsupportedFeature(self.file, type_def.line, f"recursive type `{type_def.name}`")
            if type_def.name in done:
                return
            for field in type_def.fields:
                for user in field.users:
                    visit(schema.types[user.name], (*above, type_def.name))
            done.add(type_def.name)

        for type_def in (schema.root, *schema.types.values()):
            visit(type_def, ())

    def resolve_type(self, schema: ir.Schema, type_def: ir.TypeDef) -> None:
        plain = Scope(schema, type_def)
        vendor = Scope(schema, type_def, vendor=True, _root=ir.RecordOf((schema.root.name,)))
        for instance in type_def.instances.values():
            resolve(instance.value, plain)
        for param in type_def.keyed:
            self.resolve_param(type_def, param, vendor)
        for field in type_def.fields:
            self.resolve_field(schema, type_def, field, plain, vendor)
        for check in type_def.checks:
            self.resolve_check(check, None, vendor, plain)
        self.resolve_specs(type_def.tensors, vendor)

    def resolve_field(
        self, schema: ir.Schema, type_def: ir.TypeDef, field: ir.Field, plain: Scope, vendor: Scope
    ) -> None:
        repeated = Scope(schema, type_def, _index=ir.INT) if field.repeat else plain
        self.want(field.condition, ir.BOOL, plain)
        self.want(field.count, ir.INT, plain)
        self.want(field.size, ir.INT, repeated)
        self.want(field.until, ir.BOOL, Scope(schema, type_def, _=field.value_type))
        for size in field.shape:
            self.want(size, ir.INT, vendor)
        if field.packed is not None:
            self.want(field.packed.condition, ir.BOOL, vendor)
            self.want(field.packed.bits, ir.INT, vendor)
            self.want(field.packed.block, ir.INT, vendor)
            scales = type_def.member(field.packed.scales)
            if not isinstance(scales, ir.Field) or scales.type is None or scales.users[:1] == [] or not field.users:
                raise field.error(f"`{field.packed.scales}` is no field of such a type with the scales")
        if isinstance(field.type, ir.Switch):
            resolve(field.type.on, repeated)
            seen: set[expr.Node] = set()
            for case, _ in field.type.cases:
                if case is not None and resolve(case, plain).type != field.type.on.type:
                    raise case.error(f"a case of another type than `{field.type.on.text}`")
                if case is not None and case.flat in seen:
                    raise case.error("a second case")
                seen |= {case.flat} if case is not None else set()
        for user in field.users:
            for param, argument in zip(schema.types[user.name].params, user.args, strict=True):
                got = resolve(argument, repeated).type
                if got != param.type:
                    raise argument.error(f"{got} for parameter `{param.id}` of type {param.type}")
        if field.valid is not None:
            self.resolve_valid(schema, type_def, field, field.valid, plain)
        for check in field.checks:
            self.resolve_check(check, field, vendor, plain)
        self.want(field.derive, ir.INT, Scope(schema, type_def, vendor=True))
        if field.array is not None:
            self.resolve_array(field.array, repeated, plain)
        if isinstance(field.tensors, ir.TensorList):
            self.resolve_tensor_list(schema, type_def, field, field.tensors)
        self.resolve_default(schema, field)

    def resolve_array(self, array: ir.ArrayType, scope: Scope, plain: Scope) -> None:
        """Refuses a shape that is none, and a case of another type than what the dtype is chosen by."""
        for one in (*([array.on] if array.on else []), *array.shape, *([array.rank] if array.rank else [])):
            resolve(one, scope)
        wanted = ir.INT if array.shape_is_list else ir.ListOf(ir.INT)
        if array.rank is not None and array.rank.type != ir.INT:
            raise array.rank.error(f"{array.rank.type} where int is needed")
        for one in array.shape:
            if one.type != wanted:
                raise one.error(f"{one.type} where {wanted} is needed")
        for case, _ in array.cases:
            if array.on is not None and resolve(case, plain).type != array.on.type:
                raise case.error(f"a case of another type than `{array.on.text}`")

    def resolve_param(self, type_def: ir.TypeDef, param: ir.Param, vendor: Scope) -> None:
        """Refuses a default that is of another type than its parameter, or needs one that is set later."""
        default = param.default
        wanted = ir.INT if isinstance(param.type, ir.EnumOf) else param.type
        if isinstance(default, ir.Expr):
            got = resolve(default, vendor).type
            earlier = {one.id for one in type_def.params[: type_def.params.index(param)]}
            names = {node.id for node in expr.walk(default.flat) if isinstance(node, expr.Name)}
            if not names <= earlier:
                raise default.error(f"`{sorted(names - earlier)[0]}` is not set yet")
        else:
            got = wanted if default is None else {bool: ir.BOOL, int: ir.INT, float: ir.FLOAT}[type(default)]
        if param.array is not None:
            self.resolve_array(param.array, vendor, vendor)
        if got != wanted and (got, wanted) != (ir.INT, ir.FLOAT) and got != param.type:
            raise SchemaError(self.file, param.line, f"a default of type {got} for `{param.id}` of type {wanted}")

    def resolve_tensor_list(
        self, schema: ir.Schema, type_def: ir.TypeDef, field: ir.Field, tensors: ir.TensorList
    ) -> None:
        """Refuses a tensor list elsewhere than on a payload of the root, and one that names what is not there."""
        payload = schema.types[field.type.name] if isinstance(field.type, ir.User) and not field.repeat else None
        if type_def is not schema.root or payload is None or not any(one.array for one in payload.fields):
            raise field.error("a tensor list on something that is no record of the root with an `-nkf-array`")
        for path in (tensors.owner, *tensors.along):
            if not isinstance(type_def.member(str(path).partition(".")[0]), ir.Field):
                raise field.error(f"`{path}` is no field of the root")

    def resolve_default(self, schema: ir.Schema, field: ir.Field) -> None:
        """Refuses a default that is no value of its field."""
        values = field.default if field.repeat and isinstance(field.default, list) else [field.default]
        for value in values if field.default is not None else ():
            if field.enum and isinstance(value, str):
                enum, _, member = value.partition("::")
                fits = enum == field.enum and member in {name for name, _ in schema.enums[enum].members.values()}
            elif field.numeric:
                types = (int, float) if field.numeric[0].is_float else (int,)
                fits = isinstance(value, types) and not isinstance(value, bool)
            else:
                fits = field.is_bytes and isinstance(value, str)
            if not fits:
                raise field.error(f"`-nkf-default: {value}` is no value of this field")

    def resolve_valid(
        self, schema: ir.Schema, type_def: ir.TypeDef, field: ir.Field, valid: ir.Valid, plain: Scope
    ) -> None:
        scope = Scope(schema, type_def, _=field.value_type)
        for one in valid.expressions():
            type_ = resolve(one, scope).type
            if one is valid.expr:
                if type_ != ir.BOOL:
                    raise one.error("`expr` of a constraint must be a condition")
            elif type_ != field.value_type and {type_, field.value_type} != {ir.INT, ir.FLOAT}:
                raise one.error(f"{type_} for a field of type {field.value_type}")
        if valid.in_enum and not field.enum:
            raise field.error("`in-enum` without an enum")

    def resolve_check(self, check: ir.Check, field: ir.Field | None, vendor: Scope, plain: Scope) -> None:
        if check.valid is not None and field is not None:
            self.resolve_valid(vendor.schema, vendor.type_def, field, check.valid, plain)
        else:
            self.want(check.expr, ir.BOOL, vendor)

    def resolve_specs(self, specs: list[ir.TensorSpec], scope: Scope) -> None:
        """Refuses a role that no tensor list has: nobody would ever look for such a tensor."""
        lists = [field.tensors for field in scope.schema.root.fields if isinstance(field.tensors, ir.TensorList)]
        for spec in specs:
            if odd := sorted(spec.roles.keys() - {one.role for one in lists}):
                raise SchemaError(self.file, spec.line, f"no tensor list has the role `{odd[0]}`")
            self.want(spec.condition, ir.BOOL, scope)
            if isinstance(spec.repeat, ir.Expr):
                self.want(spec.repeat, ir.INT, scope)
            for shape in spec.roles.values():
                for one in shape:
                    if isinstance(one, ir.Expr):
                        self.want(one, ir.INT, scope)
            self.resolve_specs(spec.nested, scope)

    def want(self, one: ir.Expr | None, type_: ir.Type, scope: Scope) -> None:
        if one is not None and resolve(one, scope).type != type_:
            raise one.error(f"{one.type} where {type_} is needed")
