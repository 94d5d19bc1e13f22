"""Schemas changed at random: keys taken away, moved, doubled, values swapped. Seeded, the same in every run.

Nothing but SchemaError comes out of the generator; what it accepts the stock compiler accepts as well, and both read
the same files alike.
"""

from __future__ import annotations

import json
import random
from types import ModuleType
from typing import Any

import pytest
from schema_lab import SCHEMAS, same_values, schema_file, stock, stock_parse
from test_codegen_roundtrip import CASES

from nkformats.codegen import SchemaError, build
from nkformats.codegen.load import Map, load
from nkformats.errors import FormatError
from nkformats.records import Record

NAMES = sorted(path.stem for path in SCHEMAS.glob("*.ksy"))
MUTANTS = 16

#: Keys and values that other schemas have in such places, right and wrong ones.
KEYS = ("type", "size", "repeat", "repeat-expr", "if", "enum", "contents", "valid", "size-eos", "id", "doc", "params",
        "seq", "instances", "value", "-nkf-padding", "-nkf-derive", "-nkf-check", "-nkf-default", "-nkf-text", "pos",
        "terminator", "process", "encoding", "repeat-until")  # fmt: skip
VALUES: tuple[Any, ...] = (
    "u1", "u2be", "s4", "f4", "str", "b3", "header", "pair", "entry", "part(1)", "a", "flags", "1", "0", 3, -1, 300,
    1.5, True, False, None, "", [], {}, "expr", "eos", "until", "_index", "_", "a + 1", "a / 2", "flags & 4 != 0",
    "_io.size - _io.pos", "header.num_entries", "LS001", "kind", {"max": 3}, {"eq": 1}, {"in-enum": True}, [1, 2],
    "name", "size", "class", "layout", "kind::point", "true", {"switch-on": "a", "cases": {"1": "u1", "_": "u2"}},
)  # fmt: skip


def nodes(value: Any) -> list[Any]:
    """Every mapping and list of a tree."""
    children = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    inner = [node for child in children for node in nodes(child)]
    return [value, *inner] if isinstance(value, (dict, list)) else inner


def mutate(tree: Any, dice: random.Random) -> None:
    """One change somewhere in the tree."""
    node = dice.choice([node for node in nodes(tree) if node])
    if isinstance(node, list):
        at = dice.randrange(len(node))
        match dice.randrange(4):
            case 0:
                del node[at]
            case 1:
                node.insert(dice.randrange(len(node) + 1), node.pop(at))
            case 2:
                node.insert(at, json.loads(json.dumps(node[at])))
            case _:
                node[at] = dice.choice(VALUES)
        return
    key = dice.choice(list(node))
    match dice.randrange(8):
        case 0:
            del node[key]
        case 1:
            node[dice.choice(KEYS)] = node.pop(key)
        case 2:
            node[dice.choice(KEYS)] = dice.choice(VALUES)
        case 3:
            node[key] = dice.choice(VALUES)
        case _:
            # What stands under that key elsewhere has a better chance of making sense.
            others = [other[key] for other in nodes(tree) if isinstance(other, dict) and key in other]
            node[key] = json.loads(json.dumps(dice.choice(others)))


def mutants(name: str) -> list[str]:
    """Texts of changed schemas; JSON is YAML."""
    dice = random.Random(f"{name} 2026")
    found = []
    for _ in range(MUTANTS):
        tree = json.loads(json.dumps(load(SCHEMAS / f"{name}.ksy")))
        for _ in range(dice.choice((1, 1, 1, 2))):
            mutate(tree, dice)
        found.append(json.dumps(tree, indent=1))
    return found


def test_mutants_are_refused_or_agree() -> None:
    """All schemas in one test: one process of the stock compiler answers for all of them."""
    compiled: list[tuple[str, str, ModuleType, Map]] = []
    refused: list[SchemaError] = []
    for name in NAMES:
        for text in mutants(name):
            path = schema_file(text)
            try:
                compiled.append((name, text, build(path), load(path)))
            except SchemaError as error:
                refused.append(error)
    assert all(error.line >= 1 and str(error).startswith(f"lab.ksy:{error.line}: ") for error in refused)
    assert len(refused) > 60, "the mutations do too little"
    assert len(compiled) > 30, "the mutations do too much"
    for (name, text, ours, document), theirs in zip(compiled, stock([one[3] for one in compiled]), strict=True):
        assert isinstance(theirs, ModuleType), f"accepted by us, not by the stock compiler: {theirs}\n{text}"
        agree(name, ours, theirs, document)


def agree(name: str, ours: ModuleType, theirs: ModuleType, document: Map) -> None:
    """Both parsers of a mutant take or refuse the same bytes of that schema's cases, and find the same values."""
    for case in [case for case in CASES.values() if case.schema == name and not case.args]:
        if "params" in document:
            continue
        for data in (case.data, case.data[:-1], case.data + b"\0\1"):
            try:
                record: Record | None = ours.read(data)
            except FormatError:
                record = None
            try:
                other = stock_parse(theirs, document, data)
            except Exception:
                other = None
            assert (record is None) == (other is None), (data, json.dumps(document))
            if record is not None:
                same_values(record, other)
                ours.check(record)
                assert ours.write(record) == data, json.dumps(document)


@pytest.mark.parametrize("name", NAMES)
def test_text_mutants_are_schema_errors(name: str) -> None:
    """Characters changed in the file: YAML, expressions and names break in every way."""
    dice = random.Random(name)
    text = (SCHEMAS / f"{name}.ksy").read_text("utf-8")
    for _ in range(8):
        at = dice.randrange(len(text))
        changed = text[:at] + dice.choice("{}[]:,-#&*!|>'\"%@` \n\tax0") + text[at + dice.randrange(3) :]
        try:
            build(schema_file(changed))
        except SchemaError:
            continue
