"""From a loaded schema file to a keyed notation of networks: the top-level `-nkf-key` where types have numbers."""

from __future__ import annotations

import re
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from nkformats.codegen import expr, ir
from nkformats.codegen.load import Map

if TYPE_CHECKING:
    from nkformats.codegen.build import _Builder

#: The numbers of a notation, and what each says.
_NUMBERS: Final = {
    "keys": "below which number parameters are numbered",
    "arrays": "from which number down the keys of arrays are counted",
}  # fmt: skip
_OF_TEXT: Final = {
    "signature": "which number such a text begins with", "word": "how many bytes a name or a text has at most",
    "number": "how many characters a number has at most", "brief": "how many of them older loaders took",
    "digits": "how many of these on a side of the point", "piece": "how many bytes of a line are taken at once",
}  # fmt: skip
_OF_WORDS: Final = {
    "texts": "from which number down the keys of texts are counted",
    "own": "which bit the numbers of types have that a program brings",
}  # fmt: skip

#: The kinds of faults of a text: of another kind of file, of the head, of layers, of keys and values, and in writing.
FAULTS: Final = (
    "empty", "page", "archive", "pointer", "picture", "words", "binary", "signature", "cousin", "utf-16", "mark",
    "keyless", "headless", "plain", "head", "most", "fewer", "more", "rest",
    "cut", "count", "range", "name", "nul", "lines", "split", "shifted", "comment", "returns", "unended",
    "entry", "key", "again", "value", "number", "suffix", "glued", "whole", "huge", "long", "brief", "endless-text",
    "endless", "placeholder", "quote", "behind-quote", "text", "element", "gap", "fraction", "whole-among", "mixed",
    "elements", "negative", "length",
    "write-name", "write-text", "write-number", "write-key", "write-array", "write-count",
)  # fmt: skip

#: Of the whole; those in brackets of the page are optional.
_PARTS: Final = (
    "common", "block", "files", "loads", "dialect", "feed", "strays", "shapes", "text", "words", "weights",
)  # fmt: skip

#: What weights are instead.
OF_WEIGHTS: Final = ("empty", "pointer", "page", "archive", "picture", "letters", "text", "words", "other")


def notation(top: Map, schema: ir.Schema) -> ir.KeyedNotation:
    """The top-level `-nkf-key`: what holds for a network of keyed types."""
    body = top.map("-nkf-key")
    body.only(*_NUMBERS, *_PARTS)
    text, words, files, shapes = (body.map(key) for key in ("text", "words", "files", "shapes"))
    text.only("what", *_OF_TEXT, "cousin", "faults")
    words.only(*_OF_WORDS)
    files.only("text", "words", "blocks")
    shapes.only("param", "sizes", "axes")
    body.map("loads").only("raw", "tagged")
    layer = _layer(top, schema)
    return ir.KeyedNotation(
        common=_type(body, "common", schema).name,
        block=_block(body, schema),
        numbers=_numbers(body, _NUMBERS) | {"most": _most(top, schema)},
        files={key: _extension(files, key, schema) for key in ("text", "words", "blocks")},
        loads={key: _member(body.map("loads"), key, schema) for key in ("raw", "tagged")},
        dialect=_enum(body, "dialect", schema) if "dialect" in body else "",
        feed=_label(body, body.text("feed"), "feed", schema) if "feed" in body else "",
        strays={_label(body, key, "strays", schema): _number(body.map("strays"), key) for key in body.map("strays")},
        shapes=_shapes(body, shapes, schema),
        what=text.text("what"),
        text=_numbers(text, _OF_TEXT),
        cousin=_cousin(text.map("cousin")),
        faults=_faults(text.map("faults"), FAULTS),
        weights=_faults(body.map("weights"), OF_WEIGHTS),
        words=_numbers(words, _OF_WORDS) | {"end": _end(schema.types[layer])},
        layer=layer,
        line=top.lines["-nkf-key"],
    )


def packed(build: _Builder, body: Map) -> ir.Packed:
    """`-nkf-packed`: how the elements of a block share bytes and scales."""
    body.only("if", "bits", "block", "scales")
    condition, bits, block = (build.expression(body, key) for key in ("if", "bits", "block"))
    return ir.Packed(condition, bits, block, build.identifier(body, "scales"))


def _number(body: Map, key: str, meaning: str = "a number") -> int:
    value = body.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise body.error(key, f"`{key}` says {meaning}")
    return value


def _numbers(body: Map, meanings: dict[str, str]) -> dict[str, int]:
    return {key: _number(body, key, meaning) for key, meaning in meanings.items()}


def _type(body: Map, key: str, schema: ir.Schema) -> ir.TypeDef:
    name = body.text(key)
    if name not in schema.types:
        raise body.error(key, f"no type `{name}`")
    return schema.types[name]


#: What a block has, for readers and writers of all such notations: parameters, fields, and how it is stored.
_BLOCK: Final = ("num_elements", "load", "flag", "values", "pad", "storage")


def _block(body: Map, schema: ir.Schema) -> str:
    block = _type(body, "block", schema)
    if missing := [name for name in _BLOCK if block.member(name) is None]:
        raise body.error("block", f"type `{block.name}` has no `{missing[0]}`")
    return block.name


def _extension(files: Map, key: str, schema: ir.Schema) -> str:
    if files.text(key) not in schema.extensions:
        raise files.error(key, f"`{files.text(key)}` is none of the extensions in `meta`")
    return f".{files.text(key)}"


def _enum(body: Map, key: str, schema: ir.Schema) -> str:
    if body.text(key) not in schema.enums:
        raise body.error(key, f"no enum `{body.text(key)}`")
    return body.text(key)


def _member(body: Map, key: str, schema: ir.Schema) -> tuple[str, str]:
    """Enum and member that a text such as ``load::tagged`` names."""
    enum, _, member = body.text(key).partition("::")
    if enum not in schema.enums or member not in (name for name, _ in schema.enums[enum].members.values()):
        raise body.error(key, f"`{body.text(key)}` is no member of an enum")
    return enum, member


def _label(body: Map, label: str, key: str, schema: ir.Schema) -> str:
    if label not in (one.label for one in schema.types.values() if one.key is not None):
        raise body.error(key, f"no keyed type is called `{label}`")
    return label


def _shapes(body: Map, shapes: Map, schema: ir.Schema) -> tuple[str, list[list[str]], list[list[str]]]:
    if not shapes:
        return "", [], []
    param = shapes.text("param")
    if param not in (one.id for one in _type(body, "common", schema).keyed):
        raise shapes.error("param", f"`{param}` is no parameter that any type can have")
    sizes, axes = _names(shapes, "sizes"), _names(shapes, "axes")
    if len({len(one) for one in sizes}) != len(sizes) or {*chain(*axes)} - {*chain(*sizes)}:
        raise shapes.error("axes", "`sizes` differ in number, and have all of the `axes`")
    return param, sizes, axes


def _names(body: Map, key: str) -> list[list[str]]:
    value: Any = body.get(key)
    if not isinstance(value, list) or not all(isinstance(one, list) and one for one in value):
        raise body.error(key, f"`{key}` is a list of lists of names")
    return [[str(name) for name in one] for one in value]


def _cousin(body: Map) -> tuple[list[str], str]:
    body.only("types", "keys")
    types = body.get("types", [])
    if not isinstance(types, list) or not all(isinstance(one, str) and one for one in types):
        raise body.error("types", "`types` is a list of what the types of a cousin begin with")
    return types, body.text("keys")


def _faults(body: Map, faults: tuple[str, ...]) -> dict[str, str]:
    body.only(*faults)
    for fault in faults:
        if not re.fullmatch(r"[A-Z]+[0-9]{3}", body.text(fault)):
            raise body.error(fault, f"no rule for `{fault}`")
    return {fault: body.text(fault) for fault in faults}


#: What the root of words has, and each of its layers, and each entry of a layer.
_WORDS: Final = (
    ("layer_count", "blob_count", "layers", "trailing"), ("type_index", "bottoms", "tops", "entries"),
    ("key", "value", "numbers", "string"),
)  # fmt: skip


def _layer(top: Map, schema: ir.Schema) -> str:
    """The type of the layers in words; the root has what readers of all such notations look for."""
    types = [schema.root]
    for fields in _WORDS:
        there = {field.id: field for field in types[-1].fields}
        if missing := [name for name in fields if name not in there]:
            raise top.error("-nkf-key", f"type `{types[-1].name}` of words has no field `{missing[0]}`")
        last = there[fields[2 if types[-1] is schema.root else 3]]
        if last.users:
            types.append(schema.types[last.users[0].name])
    return types[1].name


def _most(top: Map, schema: ir.Schema) -> int:
    """How many layers there may be, which holds for a text, too: the limit of their count."""
    count = next(field for field in schema.root.fields if field.id == "layer_count")
    most = count.valid.max.node if count.valid is not None and count.valid.max is not None else None
    if not isinstance(most, expr.Const) or not isinstance(most.value, int):
        raise top.error("-nkf-key", "`layer_count` has no `valid: {max: ...}` that says how many layers there may be")
    return most.value


def _end(layer: ir.TypeDef) -> int:
    """The key behind the last entry: what the list of them ends with."""
    entries = next(field for field in layer.fields if field.id == "entries")
    node = entries.until.node if entries.until is not None else None
    last = node.right if isinstance(node, expr.Binary) and node.op == "==" else None
    sign = -1 if isinstance(last, expr.Unary) and last.op == "-" else 1
    last = last.operand if isinstance(last, expr.Unary) else last
    if not isinstance(last, expr.Const) or not isinstance(last.value, int):
        raise entries.error("it has no `repeat-until: _.key == ...` that says which key ends it")
    return sign * last.value
