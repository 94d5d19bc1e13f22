"""Schemas that are refused: each with the line and the words that name what is wrong, and never by another exception.

Two tables: features of Kaitai Struct outside the subset (as the formats of others use them), and mistakes. A row is a
schema in which `<-` marks the line that the error has to name.
"""

from __future__ import annotations

import pytest
from schema_lab import compiled, rule, schema_file

from nkformats.codegen import SchemaError, UnsupportedFeature, build
from nkformats.codegen.build import _RESERVED
from nkformats.records import Record

META = "meta: {id: lab, endian: le}\n"
REST = "  - {id: rest, size-eos: true}\n"


def seq(*fields: str, top: str = "", meta: str = META) -> str:
    """A schema with these fields, a tail, and what else stands at the top."""
    return meta + "seq:\n" + "".join(f"  - {one}\n" for one in fields) + REST + top


def refused(text: str) -> SchemaError:
    """The error of a schema; its line is that of the mark."""
    line = next(number for number, one in enumerate(text.splitlines(), 1) if "# <-" in one)
    with pytest.raises(SchemaError) as caught:
        build(schema_file(text, "lab"))
    error = caught.value
    assert error.file == "lab.ksy"
    assert error.line == line, error
    assert str(error).startswith(f"lab.ksy:{line}: ")
    return error


PART = "types:\n  part:\n    seq:\n      - {id: v, type: u1}\n"

FEATURES = {
    "str": ("str", seq("{id: a, type: str, size: 4, encoding: UTF-8} # <-"), "key `encoding`"),
    "str without encoding": ("str", seq("{id: a, type: str, size: 4} # <-"), "type `str`"),
    "strz": ("strz", seq("{id: a, type: strz} # <-"), "type `strz`"),
    "bits": ("b3", seq("{id: a, type: b3} # <-"), "type `b3`"),
    "bits with an order": ("b12le", seq("{id: a, type: b12le} # <-"), "type `b12le`"),
    "type of another type": ("other::part", seq("{id: a, type: 'other::part'} # <-"), "type `other::part`"),
    "number with arguments": ("u1(3)", seq("{id: a, type: u1(3)} # <-"), "type `u1(3)`"),
    "odd width": ("u3", seq("{id: a, type: u3} # <-"), "type `u3`"),
    "half": ("f2", seq("{id: a, type: f2} # <-"), "type `f2`"),
    "terminator": ("terminator", seq("{id: a, size: 4, terminator: 0} # <-"), "key `terminator`"),
    "pad-right": ("pad-right", seq("{id: a, size: 4, pad-right: 0} # <-"), "key `pad-right`"),
    "include": ("include", seq("{id: a, size: 4, include: true} # <-"), "key `include`"),
    "consume": ("consume", seq("{id: a, size: 4, consume: false} # <-"), "key `consume`"),
    "eos-error": ("eos-error", seq("{id: a, size: 4, eos-error: false} # <-"), "key `eos-error`"),
    "process": ("process", seq("{id: a, size: 4, process: zlib} # <-"), "key `process`"),
    "process with key": ("process", seq("{id: a, size: 4, process: xor(5)} # <-"), "key `process`"),
    "io": ("io", seq("{id: a, size: 4, io: _root._io} # <-"), "key `io`"),
    "pos in seq": ("pos", seq("{id: a, size: 4, pos: 8} # <-"), "key `pos`"),
    "parent": ("parent", seq("{id: a, type: u1, parent: _root} # <-"), "key `parent`"),
    "unknown vendor key": ("-webide", seq("{id: a, type: u1, -webide-representation: x} # <-"), "`-webide-repr"),
    "repeat until": ("until", seq("{id: a, type: u1, repeat: until, repeat-until: _ == 0} # <-"), "repeat: until"),
    "repeat until alone": ("until", seq("{id: a, type: u1, repeat: until} # <-"), "repeat: until"),
    "parse instance": (
        "pos",
        seq("{id: a, type: u4}", top="instances:\n  body: {pos: a, size: 4} # <-\n"),
        "key `pos`",
    ),
    "instance without value": ("value", seq(top="instances:\n  body: {doc: x} # <-\n"), "instance without `value`"),
    "conditional instance": (
        "if",
        seq("{id: a, type: u1}", top="instances:\n  x: {value: a, if: a > 0} # <-\n"),
        "key `if`",
    ),
    "nested types": (
        "types",
        seq(top=PART + "    types: {inner: {seq: [{id: a, type: u1}]}} # <-\n"),
        "key `types`",
    ),
    "nested enums": ("enums", seq(top=PART + "    enums: {e: {0: a}} # <-\n"), "key `enums`"),
    "meta of a type": ("meta", seq(top=PART + "    meta: {endian: be} # <-\n"), "key `meta`"),
    "to-string": ("to-string", seq(top="to-string: a # <-\n"), "key `to-string`"),
    "imports": ("imports", seq(meta="meta:\n  id: lab\n  imports: [other] # <-\n"), "key `imports`"),
    "bit-endian": ("bit", seq(meta="meta:\n  id: lab\n  bit-endian: le # <-\n"), "key `bit-endian`"),
    "opaque types": ("opaque", seq(meta="meta:\n  id: lab\n  ks-opaque-types: true # <-\n"), "key `ks-opaque-types`"),
    "debug": ("debug", seq(meta="meta:\n  id: lab\n  ks-debug: true # <-\n"), "key `ks-debug`"),
    "application": ("app", seq(meta="meta:\n  id: lab\n  application: x # <-\n"), "key `application`"),
    "switched endianness": (
        "endian",
        seq("{id: a, type: u1}", meta="meta:\n  id: lab\n  endian: {switch-on: a, cases: {1: le, _: be}} # <-\n"),
        "endian",
    ),
    "contents with type": ("contents", seq("{id: a, contents: x, type: u1} # <-"), "`contents` together with `type`"),
    "contents with size": ("contents", seq("{id: a, contents: x, size: 1} # <-"), "`contents` together with `size`"),
    "contents with if": ("contents", seq("{id: a, contents: x, if: true} # <-"), "`contents` together with `if`"),
    "contents to the end": ("contents", seq("{id: a, contents: x, size-eos: true} # <-"), "with `size-eos`"),
    "contents repeated": (
        "contents",
        seq("{id: a, contents: x, repeat: expr, repeat-expr: 2} # <-"),
        "`contents` together with `repeat`",
    ),
    "sized number": ("size", seq("{id: a, type: u1, size: 4} # <-"), "`size` of a number"),
    "valid on bytes": ("valid", seq("{id: a, size: 4, valid: 3} # <-"), "`valid` on a repeated field or on no number"),
    "valid on a list": (
        "valid",
        seq("{id: a, type: u1, repeat: expr, repeat-expr: 2, valid: 3} # <-"),
        "`valid` on a repeated field",
    ),
    "size-eos of a type": ("eos", seq("{id: a, type: part, size-eos: true} # <-", top=PART), "`size-eos` of anything"),
    "size-eos repeated": ("eos", seq("{id: a, size-eos: true, repeat: eos} # <-"), "`size-eos` of anything"),
    "optional size-eos": ("eos", seq("{id: a, size-eos: true, if: true} # <-"), "`size-eos` of anything"),
    "bytes to the end": ("eos", META + "seq:\n  - {id: a, size: 2, repeat: eos} # <-\n", "`repeat: eos` over"),
    "enum of a switch": (
        "enum",
        seq("{id: k, type: u1}", "{id: a, enum: e, type: {switch-on: k, cases: {1: u1, _: u2}}} # <-",
            top="enums: {e: {0: zero}}\n"),
        "`enum` of a switched type",
    ),
    "switch between numbers and records": (
        "switch",
        seq("{id: k, type: u1}", "{id: a, type: {switch-on: k, cases: {1: u1, _: part}}} # <-", top=PART),
        "a switch between numbers and records",
    ),
    "switch between integers and floats": (
        "switch",
        seq("{id: k, type: u1}", "{id: a, type: {switch-on: k, cases: {1: u4, _: f4}}} # <-"),
        "a switch between integers and floats",
    ),
    "repeated switched number": (
        "switch",
        seq("{id: k, type: u1}",
            "{id: a, repeat: expr, repeat-expr: 2, type: {switch-on: k, cases: {1: u1, _: u2}}} # <-"),
        "a repeated field whose number type is switched",
    ),
    "case that is no name": (
        "case",
        seq("{id: k, type: u1}", "{id: a, type: {switch-on: k, cases: {1: {id: x}}}} # <-"),
        "a case that is no type name",
    ),
    "other key of a switch": (
        "switch",
        seq("{id: k, type: u1}", "{id: a, type: {switch-on: k, cases: {1: u1}, default: u2}} # <-"),
        "key `default`",
    ),
    "parent in an expression": ("_parent", seq("{id: a, size: _parent.n} # <-"), "`_parent`"),
    "root in a layout": ("_root", seq("{id: a, size: _root.n} # <-"), "`_root`"),
    "io position": ("_io.pos", seq("{id: a, size: _io.pos} # <-"), "`_io`"),
    "io size": ("_io.size", seq("{id: a, size: _io.size} # <-"), "`_io`"),
    "io end": ("_io.eof", seq("{id: a, type: u1, if: not _io.eof} # <-"), "`_io`"),
    "index outside of a list": ("_index", seq("{id: a, size: _index} # <-"), "`_index`"),
    "value outside of a constraint": ("_", seq("{id: a, type: u1, if: _ == 1} # <-"), "`_`"),
    "first": ("first", seq("{id: a, type: u1, repeat: expr, repeat-expr: 2}", "{id: b, size: a.first} # <-"), "first"),
    "last": ("last", seq("{id: a, type: u1, repeat: expr, repeat-expr: 2}", "{id: b, size: a.last} # <-"), "`last`"),
    "to_i of a number": ("to_i", seq("{id: a, type: u1}", "{id: b, size: a.to_i} # <-"), "`to_i`"),
    "length of a list": (
        "length", seq("{id: a, type: u1, repeat: expr, repeat-expr: 2}", "{id: b, size: a.length} # <-"), "`length`"
    ),
    "shift by a variable": ("shift", seq("{id: a, type: u1}", "{id: b, size: 1 << a} # <-"), "shift by anything but"),
    "shift above 31": ("shift", seq("{id: a, type: u1}", "{id: b, size: a << 32} # <-"), "constant below 32"),
    "shift below 0": ("shift", seq("{id: a, type: u1}", "{id: b, size: a >> -1} # <-"), "constant below 32"),
    "aggregate in a layout": (
        "sum", seq("{id: a, type: u1, repeat: expr, repeat-expr: 2}", "{id: b, size: sum(a)} # <-"), "`sum(...)`"
    ),
    "parameter of text": ("strz", seq(top="params:\n  - {id: p, type: strz} # <-\n"), "parameter of type `strz`"),
    "parameter of bytes": ("bytes", seq(top="params:\n  - {id: p, type: bytes} # <-\n"), "parameter of type `bytes`"),
    "parameter without type": ("type", seq(top="params:\n  - {id: p} # <-\n"), "parameter of type ``"),
    "recursive type": (
        "recursion",
        META + "seq:\n  - {id: a, type: part}\ntypes:\n  part: # <-\n    seq:\n      - {id: more, type: part}\n",
        "recursive type `part`",
    ),
    "merge key": ("<<", META + "seq:\n  - &a {id: a, type: u1}\n  - {<<: *a, id: b} # <-\n", "merge key"),
    "complex key": ("?", META + "enums:\n  e:\n    ? [1, 2] # <-\n    : x\n", "complex or merge key"),
    "YAML tag": ("!!", META + "seq:\n  - {id: a, size: !!str 4} # <-\n", "YAML tag"),
    "YAML set": ("!!", META + "enums: !!set {a, b} # <-\n", "YAML tag"),
    "alias of itself": ("*", META + "enums: &a\n  e: *a # <-\n", "YAML alias"),
}  # fmt: skip


@pytest.mark.parametrize("name", FEATURES)
def test_unsupported_feature(name: str) -> None:
    """Refused by the feature's name, so that its author knows what to rewrite."""
    _, text, words = FEATURES[name]
    if name == "alias of itself":
        text = text.replace("enums: &a\n", "enums: &a # <-\n", 1).replace("*a # <-", "*a")
    error = refused(text)
    assert isinstance(error, UnsupportedFeature), error
    assert words in error.feature
    assert error.message == f"unsupported feature: {error.feature}"


CHECKED = "-nkf-check: AB001"
ITEMS = seq(
    "{id: n_items, type: u1}", "{id: entries, type: entry, repeat: expr, repeat-expr: n_items}",
    top="types:\n  entry:\n    seq:\n      - {id: v, type: u1}\n      - {id: w, type: u1, if: v > 1}\n",
)  # fmt: skip

MISTAKES = {
    "not YAML": ("not YAML", META + "seq: [\n# <-"),
    "no mapping": ("a schema is a mapping", "- a # <-\n"),
    "duplicate key": ("duplicate key `size`", seq("{id: a, size: 1, size: 2} # <-")),
    "duplicate type": ("duplicate key `part`", seq(top=PART + "  part: {seq: []} # <-\n")),
    "no id": ("not a lower-case identifier", "meta: {endian: le} # <-\n"),
    "upper-case id": ("`Lab` is not a lower-case", "meta: {id: Lab} # <-\n"),
    "field without id": ("`None` is not a lower-case", seq("{size: 3} # <-")),
    "upper-case field": ("`B` is not a lower-case", seq("{id: B, type: u1} # <-")),
    "field called as a keyword": ("`class` clashes", seq("{id: class, type: u1} # <-")),
    "field called as a soft keyword": ("`match` clashes", seq("{id: match, type: u1} # <-")),
    "field called size": ("`size` clashes", seq("{id: size, type: u1} # <-")),
    "field called as a helper": ("`short` clashes", seq("{id: short, type: u1} # <-")),
    "field called as a loop variable": ("`i` clashes", seq("{id: i, type: u1} # <-")),
    "parameter called as a local": ("`pos` clashes", seq(top="params:\n  - {id: pos, type: u1} # <-\n")),
    "instance called as a method": ("`array` clashes", seq(top="instances:\n  array: {value: 1} # <-\n")),
    "derived field called as a part of records": (
        "clashes with `_layout`",
        seq("{id: layout, type: u1} # <-", "{id: a, type: u1, repeat: expr, repeat-expr: layout}"),
    ),
    "type called as a base class": ("`Record` of", seq("{id: a, type: record}",
        top="types:\n  record: # <-\n    seq: [{id: a, type: u1}]\n")),
    "type and enum of one name": ("`Part` of", seq("{id: a, type: part}", top="enums: {part: {0: a}}\n"
        "types:\n  part: # <-\n    seq: [{id: a, type: u1}]\n")),
    "types that differ by underscores": ("`AB` of", seq("{id: a, type: a_b}", "{id: b, type: a__b}",
        top="types:\n  a_b: {seq: [{id: a, type: u1}]}\n  a__b: # <-\n    seq: [{id: a, type: u2}]\n")),
    "type called as a number": ("`u4` cannot be a type name", seq(top="types:\n  u4: {seq: []} # <-\n")),
    "schema called as a constant": ("`true` clashes", "meta: {id: 'true'} # <-\n"),
    "type called as a constant": ("`true` cannot be a type name", seq(top="types:\n  'true': {seq: []} # <-\n")),
    "enum called as a constant": ("`none` is not", seq(top="enums:\n  none: {0: a} # <-\n")),
    "type called as the root": ("`lab` cannot be a type name", seq(top="types:\n  lab: {seq: []} # <-\n")),
    "enum that is no identifier": ("`Big E` is not", seq(top="enums:\n  Big E: {0: a} # <-\n")),
    "enum without members": ("no members", seq(top="enums:\n  e: {} # <-\n")),
    "enum value that is no number": ("enum value `x`", seq(top="enums:\n  e: {x: a} # <-\n")),
    "octal enum value": ("enum value `010`", seq(top="enums:\n  e: {'010': a} # <-\n")),
    "enum value twice": ("value 16 stands twice", seq(top="enums:\n  e: {16: a, 0x10: b} # <-\n")),
    "enum member twice": ("`a` stands twice", seq(top="enums:\n  e: {1: a, 2: a} # <-\n")),
    "enum member that is no identifier": ("`A-1` is not", seq(top="enums:\n  e: {1: A-1} # <-\n")),
    "member twice": ("`a` stands twice", seq("{id: a, type: u1}", "{id: a, type: u2} # <-")),
    "no type": ("no type `gone`", seq("{id: a, type: gone} # <-")),
    "no enum": ("no enum `gone`", seq("{id: a, type: u1, enum: gone} # <-")),
    "no enum of a parameter": ("no enum `gone`", seq(top="params:\n  - {id: p, type: u1, enum: gone} # <-\n")),
    "no type of a parameter": ("no type `gone`", seq(top="params:\n  - {id: p, type: 'gone[]'} # <-\n")),
    "no enum of an instance": ("no enum `gone`", seq(top="instances:\n  x: {value: 1, enum: gone} # <-\n")),
    "no member of an enum": ("has no member `b`", seq("{id: a, type: u1, enum: e}",
        "{id: c, type: u1, if: 'a == e::b'} # <-", top="enums: {e: {0: a}}\n")),
    "no field": ("no member `gone`", seq("{id: a, size: gone} # <-")),
    "no field of a part": ("no member `gone`", seq("{id: p, type: part}", "{id: a, size: p.gone} # <-", top=PART)),
    "neither type nor size": ("neither type nor size", seq("{id: a} # <-")),
    "no endianness": ("`u2` without endianness", seq("{id: a, type: u2} # <-", meta="meta: {id: lab}\n")),
    "enum of a float": ("`enum` on something that is no integer", seq("{id: a, type: f4, enum: e} # <-",
        top="enums: {e: {0: a}}\n")),
    "enum of bytes": ("`enum` on something that is no integer", seq("{id: a, size: 4, enum: e} # <-",
        top="enums: {e: {0: a}}\n")),
    "repeat-expr alone": ("repeat-expr without", seq("{id: a, type: u1, repeat-expr: 2} # <-")),
    "repeat: expr alone": ("without repeat-expr", seq("{id: a, type: u1, repeat: expr} # <-")),
    "size-eos that is no truth value": ("`size-eos` is", seq("{id: a, type: u1, size-eos: 'true'} # <-")),
    "byte above 255": ("neither text nor a byte", seq("{id: a, contents: [256], -nkf-check: AB001} # <-")),
    "seq that is no list": ("`seq` must be a sequence", META + "seq: {id: a} # <-\n"),
    "types that are no mapping": ("`types` must be a mapping", seq(top="types: [a] # <-\n")),
    "doc that is no text": ("`doc` must be a string", seq("{id: a, type: u1, doc: 1} # <-")),
    "expression that is a list": ("`size` must be an expression", seq("{id: a, size: [1]} # <-")),
    "expression left out": ("`size` must be an expression", seq("{id: a, size: } # <-")),
    "expression that breaks off": ("breaks off", seq("{id: a, size: 1 +} # <-")),
    "expression with too much": ("unexpected `2`", seq("{id: a, size: 1 2} # <-")),
    "unreadable expression": ("cannot read `#", seq("{id: a, size: '1 # 2'} # <-")),
    "octal number": ("cannot read `010", seq("{id: a, size: 010 + 1} # <-")),
    "unary plus": ("unary plus", seq("{id: a, size: '+1'} # <-")),
    "chained comparison": ("chained comparison", seq("{id: a, type: u1, if: 1 < 2 < 3} # <-")),
    "method call": ("unexpected `(`", seq("{id: a, size: 4}", "{id: b, size: a.to_s(x)} # <-")),
    "enum of another type": ("enum of another type", seq("{id: a, type: u1, if: 'x::e::m == 1'} # <-")),
    "sizeof": ("sizeof<u4>", seq("{id: a, size: sizeof<u4>} # <-")),
    "brackets too deep": ("too deep", seq(f"{{id: a, size: '{'(' * 190}1{')' * 190}'}} # <-")),
    "expression too long": ("more than 400 words", seq(f"{{id: a, size: '{'1 + ' * 300}1'}} # <-")),
    "condition that is a number": ("int where bool is needed", seq("{id: a, type: u1, if: 1} # <-")),
    "size that is a float": ("float where int is needed", seq("{id: a, size: 1.5} # <-")),
    "count that is a condition": ("bool where int", seq("{id: a, type: u1, repeat: expr, repeat-expr: true} # <-")),
    "arithmetic on bytes": ("arithmetic on bytes", seq("{id: a, size: 2}", "{id: b, size: a + 1} # <-")),
    "arithmetic on an enum": ("arithmetic on", seq("{id: a, type: u1, enum: e}", "{id: b, size: a + 1} # <-",
        top="enums: {e: {0: a}}\n")),
    "bit operation on a float": ("`&` on a float", seq("{id: a, type: f4}",
        "{id: b, type: u1, if: (a & 1) == 1} # <-")),
    "enum compared with a number": ("`==` between", seq("{id: a, type: u1, enum: e}",
        "{id: b, type: u1, if: a == 0} # <-", top="enums: {e: {0: a}}\n")),
    "enum compared with another": ("`==` between", seq("{id: a, type: u1, enum: e}",
        "{id: b, type: u1, if: 'a == f::a'} # <-", top="enums: {e: {0: a}, f: {0: a}}\n")),
    "order of enums": ("`<` between", seq("{id: a, type: u1, enum: e}",
        "{id: b, type: u1, if: 'a < e::a'} # <-", top="enums: {e: {0: a}}\n")),
    "text compared in a layout": ("`==` between bytes and text", seq("{id: a, size: 2, -nkf-text: AB001}",
        "{id: b, type: u1, if: \"a == 'xy'\"} # <-", top=rule("AB001"))),
    "condition of two kinds": ("`? :` of", seq("{id: a, size: 'true ? 1 : false'} # <-")),
    "index of no list": ("`[ ]` on something", seq("{id: a, type: u1}", "{id: b, size: 'a[0]'} # <-")),
    "index that is no number": ("bool where int", seq("{id: a, type: u1, repeat: expr, repeat-expr: 2}",
        "{id: b, size: 'a[true]'} # <-")),
    "and of numbers": ("int where bool", seq("{id: a, type: u1, if: 1 and 2} # <-")),
    "not of a number": ("int where bool", seq("{id: a, type: u1, if: not 2} # <-")),
    "member that differs between cases": ("not the same in all", seq("{id: k, type: u1}",
        "{id: a, type: {switch-on: k, cases: {1: one, _: two}}}", "{id: b, type: u1, if: a.v == 1} # <-",
        top="types: {one: {seq: [{id: v, type: u1}]}, two: {seq: [{id: v, type: f4}]}}\n")),
    "instance that needs itself": ("needs itself", seq(top="instances:\n  x: {value: x + 1} # <-\n")),
    "instances that need each other": ("needs itself", seq(top="instances:\n  x: {value: z + 1}\n"
        "  z: {value: x + 1} # <-\n")),
    "arguments missing": ("takes 1 arguments", seq("{id: a, type: part} # <-",
        top="types: {part: {params: [{id: p, type: u1}], seq: []}}\n")),
    "arguments to spare": ("takes 0 arguments", seq("{id: a, type: part(1)} # <-", top=PART)),
    "argument of another type": ("bool for parameter `p` of type int", seq("{id: a, type: part(true)} # <-",
        top="types: {part: {params: [{id: p, type: u1}], seq: []}}\n")),
    "enum for a number": ("for parameter `p` of type int", seq("{id: e, type: u1, enum: e}",
        "{id: a, type: part(e)} # <-",
        top="enums: {e: {0: a}}\ntypes: {part: {params: [{id: p, type: u1}], seq: []}}\n")),
    "empty argument": ("breaks off", seq("{id: a, type: 'part(1,)'} # <-", top=PART)),
    "case of another type": ("a case of another type", seq("{id: k, type: u1}",
        "{id: a, type: {switch-on: k, cases: {true: u1, _: u2}}} # <-")),
    "second case": ("a second case", seq("{id: k, type: u1}",
        "{id: a, type: {switch-on: k, cases: {16: u1, 0x10: u2, _: u4}}} # <-")),
    "numbers without a default": ("needs the case `_`", seq("{id: k, type: u1}",
        "{id: a, type: {switch-on: k, cases: {1: u1}}} # <-")),
    "repeated switch without a default": ("needs the case `_`", seq("{id: k, type: u1}",
        "{id: a, repeat: expr, repeat-expr: 2, type: {switch-on: k, cases: {1: part}}} # <-", top=PART)),
    # Order and guards.
    "size read later": ("`n_bytes` is not read yet", seq("{id: a, size: n_bytes} # <-", "{id: n_bytes, type: u1}")),
    "condition read later": ("`flag` is not read yet", seq("{id: a, type: u1, if: flag == 1} # <-",
        "{id: flag, type: u1}")),
    "instance read later": ("`flag` is not read yet", seq("{id: a, type: u1, if: is_set} # <-",
        "{id: flag, type: u1}", top="instances: {is_set: {value: flag == 1}}\n")),
    "constraint read later": ("`top` is not read yet", seq(f"{{id: a, type: u1, valid: {{max: top}}, {CHECKED}}} # <-",
        "{id: top, type: u1}", top=rule("AB001"))),
    "condition on itself": ("optional field (a)", seq("{id: a, type: u1, if: a == 1} # <-")),
    "unguarded size": ("unguarded read of an optional field (a)", seq("{id: k, type: u1}",
        "{id: a, type: u1, if: k == 1}", "{id: b, size: a} # <-")),
    "guarded by another condition": ("unguarded read", seq("{id: k, type: u1}",
        "{id: a, type: u1, if: k == 1}", "{id: b, size: 'k == 2 ? a : 0'} # <-")),
    "guarded on the wrong side": ("unguarded read", seq("{id: k, type: u1}",
        "{id: a, type: u1, if: k == 1}", "{id: b, type: u1, if: a > 1 and k == 1} # <-")),
    "unguarded instance": ("unguarded read", seq("{id: k, type: u1}", "{id: a, type: u1, if: k == 1}",
        top="instances:\n  x: {value: a + 1} # <-\n")),
    "unguarded constraint": ("unguarded read", seq("{id: k, type: u1}", "{id: a, type: u1, if: k == 1}",
        f"{{id: b, type: u1, valid: {{max: a}}, {CHECKED}}} # <-", top=rule("AB001"))),
    "unguarded part": ("unguarded read", seq("{id: k, type: u1}", "{id: a, type: part, if: k == 1}",
        "{id: b, size: a.v} # <-", top=PART)),
    "part that a switch may leave out": ("unguarded read", seq("{id: k, type: u1}",
        "{id: a, type: {switch-on: k, cases: {1: part}}}", "{id: b, size: a.v} # <-", top=PART)),
    "unguarded check": ("unguarded read", seq("{id: k, type: u1}", "{id: a, type: u1, if: k == 1}",
        top="-nkf-check:\n  AB001: a > 1 # <-\n" + rule("AB001"))),
    "unguarded aggregate": ("unguarded read",
        ITEMS + "-nkf-check:\n  AB001: all(entries.w > 0) # <-\n" + rule("AB001")),
    "unguarded shape": ("unguarded read", seq("{id: k, type: u1}", "{id: a, type: u1, if: k == 1}",
        "{id: b, size: 4, -nkf-array: {dtype: int8, shape: [a]}} # <-")),
    "unguarded tensor": ("unguarded read", seq("{id: k, type: u1}", "{id: a, type: u1, if: k == 1}",
        "{id: w, type: part, -nkf-tensors: {role: weight, owner: k, count: AB001, size: AB001, shape: AB001}}",
        top="-nkf-tensors:\n  - {weight: [a]} # <-\n"
        "types: {part: {seq: [{id: v, size: 4, -nkf-array: {dtype: int8, shape: [4]}}]}}\n" + rule("AB001"))),
    # Sizes.
    "divisor zero": ("a divisor that can be zero", seq("{id: a, type: u1}", "{id: b, size: 8 / a} # <-")),
    "remainder of zero": ("a divisor that can be zero", seq("{id: a, type: u1}", "{id: b, size: 8 % a} # <-")),
    "divisor zero in an instance": ("a divisor that can be zero", seq("{id: a, type: s1}",
        top="instances:\n  x: {value: 8 / a} # <-\n")),
    "divisor zero in a constraint": ("a divisor that can be zero", seq("{id: a, type: u1}",
        f"{{id: b, type: u1, valid: {{expr: _ / a > 1}}, {CHECKED}}} # <-", top=rule("AB001"))),
    "divisor zero in an aggregate": ("a divisor that can be zero",
        ITEMS + "-nkf-check:\n  AB001: all(9 / entries.v > 0) # <-\n" + rule("AB001")),
    "negative size": ("a size that can be negative", seq("{id: a, type: s1}", "{id: b, size: a} # <-")),
    "size less something": ("a size that can be negative", seq("{id: a, type: u1}", "{id: b, size: a - 4} # <-")),
    "negative count": ("a count that can be negative", seq("{id: a, type: s2}",
        "{id: b, type: u1, repeat: expr, repeat-expr: a} # <-")),
    "loop over nothing": ("a loop bounded neither", seq("{id: a, type: u4}",
        "{id: b, type: part, repeat: expr, repeat-expr: a} # <-", top="types: {part: {seq: []}}\n")),
    "loop over nothing by a field called length": ("a loop bounded neither", seq("{id: h, type: head}",
        "{id: b, type: part, repeat: expr, repeat-expr: h.length} # <-",
        top="types: {part: {seq: []}, head: {seq: [{id: length, type: u4}]}}\n")),
    "endless loop": ("elements that may be empty", META + "seq:\n  - {id: b, type: part, repeat: eos} # <-\n"
        "types: {part: {seq: []}}\n"),
    # Owners.
    "nothing takes the rest": ("have no owner", "meta: {id: lab} # <-\nseq:\n  - {id: a, type: u1}\n"),
    "nothing at all": ("have no owner", "meta: {id: lab} # <-\n"),
    "field behind the rest": ("nothing can follow", META + "seq:\n  - {id: a, size-eos: true} # <-\n"
        "  - {id: b, type: u1}\n"),
    "part that takes the rest": ("nothing can follow `part`", seq("{id: a, type: part} # <-",
        top="types: {part: {seq: [{id: r, size-eos: true}]}}\n")),
    "sized part that leaves bytes": ("may leave bytes", seq("{id: a, type: part, size: 4} # <-", top=PART)),
    # Rules.
    "valid without rule": ("without a rule id", seq("{id: a, type: u1, valid: 1} # <-")),
    "contents without rule": ("without a rule id", seq("{id: a, contents: x} # <-")),
    "rule without valid": ("a rule id without", seq(f"{{id: a, type: u1, {CHECKED}}} # <-", top=rule("AB001"))),
    "undeclared rule": ("rule AB002 is not declared", seq("{id: a, type: u1, valid: 1, -nkf-check: AB002} # <-")),
    "unused rule": ("never used", seq() + rule("AB001").replace("}\n", "} # <-\n")),
    "rule id": ("not of the form", seq() + "-nkf-rules:\n  nk-1: {severity: error} # <-\n"),
    "rule without text": ("lacks `summary`", seq() + "-nkf-rules:\n  AB001: {severity: error} # <-\n"),
    "severity": ("severity is", seq() + rule("AB001", severity="fatal").replace("}\n", "} # <-\n")),
    "rules that come along": ("map from rule ids to reasons", seq(f"{{id: a, type: u1, valid: 1, {CHECKED}}}",
        top=rule("AB001").replace("d}\n", "d, breaks-with: {nk-1: so}} # <-\n"))),
    "valid that only warns": ("must be an error", seq(f"{{id: a, type: u1, valid: 1, {CHECKED}}} # <-",
        top=rule("AB001", severity="warning"))),
    "empty constraint": ("without a constraint", seq(f"{{id: a, type: u1, valid: {{}}, {CHECKED}}} # <-")),
    "in-enum without enum": ("`in-enum` without an enum", seq(
        f"{{id: a, type: u1, valid: {{in-enum: true}}, {CHECKED}}} # <-", top=rule("AB001"))),
    "in-enum that is not true": ("`in-enum` is true", seq(
        f"{{id: a, type: u1, enum: e, valid: {{in-enum: false}}, {CHECKED}}} # <-", top="enums: {e: {0: a}}\n")),
    "constraint of another type": ("bool for a field of type int", seq(
        f"{{id: a, type: u1, valid: {{min: true}}, {CHECKED}}} # <-", top=rule("AB001"))),
    "constraint that is no condition": ("must be a condition", seq(
        f"{{id: a, type: u1, valid: {{expr: _ + 1}}, {CHECKED}}} # <-", top=rule("AB001"))),
    "check that is no condition": ("int where bool", seq("{id: a, type: u1}",
        top="-nkf-check:\n  AB001: a + 1 # <-\n" + rule("AB001"))),
    "unique records": ("`unique` needs", ITEMS + "-nkf-check:\n  AB001: unique(entries) # <-\n" + rule("AB001")),
    "sum of conditions": ("`sum` needs numbers",
        ITEMS + "-nkf-check:\n  AB001: sum(entries.v > 1) == 2 # <-\n" + rule("AB001")),
    "all of numbers": ("`all` needs a condition",
        ITEMS + "-nkf-check:\n  AB001: all(entries.v) # <-\n" + rule("AB001")),
    "aggregate without list": ("needs a list", seq("{id: a, type: u1}",
        top="-nkf-check:\n  AB001: sum(a) == 2 # <-\n" + rule("AB001"))),
    # The other vendor keys.
    "default of another enum": ("is no value of this field", seq(
        "{id: a, type: u1, enum: e, -nkf-default: 'e::gone'} # <-", top="enums: {e: {0: a}}\n")),
    "default of another type": ("is no value of this field", seq("{id: a, type: u1, -nkf-default: x} # <-")),
    "default that is a mapping": ("is no value of this field", seq("{id: a, type: u1, -nkf-default: {a: b}} # <-")),
    "padding of a number": ("`-nkf-padding` on", seq("{id: a, type: u4, -nkf-padding: AB001} # <-")),
    "text in a list": ("`-nkf-text` on", seq("{id: a, size: 2, repeat: expr, repeat-expr: 2, -nkf-text: AB001} # <-")),
    "text that is padding": ("together with", seq("{id: a, size: 2, -nkf-padding: AB001, -nkf-text: AB001} # <-")),
    "array of numbers": ("`-nkf-array` on", seq("{id: a, type: u4, -nkf-array: {dtype: int8, shape: [4]}} # <-")),
    "array without shape": ("without `shape`", seq("{id: a, size: 4, -nkf-array: {dtype: int8}} # <-")),
    "array without dtype": ("without `dtype`", seq("{id: a, size: 4, -nkf-array: {shape: [4]}} # <-")),
    "shape of conditions": ("bool where int", seq("{id: a, size: 4, -nkf-array: {dtype: int8, shape: [true]}} # <-")),
    "derived bytes": ("neither an integer nor padding", seq("{id: a, size: 4, -nkf-derive: 3} # <-")),
    "derived from a condition": ("bool where int", seq("{id: a, type: u1, -nkf-derive: true} # <-")),
    "tensor without roles": ("either roles or", seq(top="-nkf-tensors:\n  - {id: a} # <-\n")),
    "tensor whose shape is no list": ("must be a list", seq(top="-nkf-tensors:\n  - {weight: 4} # <-\n")),
    "tensor of a role that there is not": ("has the role `weight`", seq(top="-nkf-tensors:\n  - {weight: [4]} # <-\n")),
    "tensor list on bytes": ("a tensor list on something", seq(
        "{id: a, size: 4, -nkf-tensors: {role: w, owner: a, count: AB001, size: AB001, shape: AB001}} # <-",
        top=rule("AB001"))),
    "incomplete tensor list": ("a tensor list has", seq("{id: a, type: part, -nkf-tensors: {role: w}} # <-", top=PART)),
}  # fmt: skip


@pytest.mark.parametrize("name", MISTAKES)
def test_mistake(name: str) -> None:
    """Refused at the line of the mistake, in words that say what it is."""
    words, text = MISTAKES[name]
    error = refused(text)
    assert words in error.message, error
    assert not isinstance(error, UnsupportedFeature), error


@pytest.mark.parametrize(
    "scalar",
    ["010", "1_000", "0o17", "0b11", "1:30", "1e3", "+1", "yes", "No", "on", "OFF", "y", "n", ".inf", ".NaN",
     "2024-01-02", "0_7", "08"],
)  # fmt: skip
def test_ambiguous_scalar(scalar: str) -> None:
    """What YAML libraries read differently is refused bare and accepted in quotes."""
    bare = f"meta: {{id: lab, endian: le}}\ndoc:\n  {scalar} # <-\nseq:\n{REST}"
    assert "quote it" in refused(bare).message
    assert compiled(bare.replace(f" {scalar} #", f" '{scalar}' #")).read(b"").rest == b""


def test_the_limits_of_recursion_are_errors() -> None:
    """Instances that build on each other too often end in SchemaError, not in RecursionError."""
    chain = "instances:\n" + "".join(f"  x{n}: {{value: x{n - 1} + 1}}\n" for n in range(400, 0, -1))
    chain += "  x0: {value: 1}\n"
    with pytest.raises(SchemaError, match="nested too deeply"):
        compiled(seq() + chain)


def test_not_utf8() -> None:
    path = schema_file("")
    path.write_bytes(b"meta: {id: \xff}")
    with pytest.raises(SchemaError, match="not UTF-8"):
        build(path)


@pytest.mark.parametrize("text", ['a """ b \\', 'ends with "', "{braces} %s", "new\r\nline\tand \x7f"])
def test_texts_of_a_schema_are_data(text: str) -> None:
    """Whatever stands in titles, documentation and rules, the module that comes out means the same."""
    quoted = '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\r", "\\r").replace("\n", "\\n") + '"'
    quoted = quoted.replace("\t", "\\t").replace("\x7f", "\\x7f")
    schema = (
        f"meta: {{id: lab, title: {quoted}, file-extension: [{quoted}]}}\ndoc: {quoted}\nseq:\n"
        f"  - {{id: a, type: u1, enum: e, doc: {quoted}, doc-ref: {quoted}, valid: {{in-enum: true}}, {CHECKED}}}\n"
        + REST + f"enums: {{e: {{1: {{id: one, doc: {quoted}}}}}}}\ninstances: {{x: {{value: 1, doc: {quoted}}}}}\n"
        + rule("AB001").replace("summary: s", f"summary: {quoted}")
    )  # fmt: skip
    module = compiled(schema)
    assert text.strip() == module.TITLE
    assert module.write(module.read(b"\x01rest")) == b"\x01rest"


def test_no_field_hides_what_every_record_has() -> None:
    """A field called as a method of `Record` would replace it without a word: the schema is refused instead."""
    assert {name for name in vars(Record) if not name.startswith("_")} <= _RESERVED
