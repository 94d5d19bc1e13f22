"""Messages: fields by key in any order, read on demand, changed in place; and what the compiler refuses of them.

What is protected: every byte of a message has an owner, a message that nobody changed comes back as it was, one that
was changed keeps all else, and no length, depth or count from a file is trusted.
"""

from __future__ import annotations

import copy
import functools
import math
import struct
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from schema_lab import compiled, rule, schema_file

from nkformats import codegen, errors, records
from nkformats.codegen import SchemaError
from nkformats.errors import FormatError
from nkformats.records import wire
from nkformats.records.wire import encoded_varint

FAULTS = ("varint", "tag", "wire", "length", "group", "nesting", "packed", "text", "again", "unknown", "count")
HEAD = "meta: {id: lab, endian: le}\n"
NOTATION = (
    "-nkf-key: {levels: 5, messages: 200, arrays: 20, "
    + ", ".join(f"{one}: AB{at:03}" for at, one in enumerate(FAULTS, 1))
    + "}\n"
)
RULES = rule(*(f"AB{at:03}" for at in range(1, 13)))

LAB = (
    HEAD
    + NOTATION
    + """seq:
  - {id: rest, size-eos: true}
types:
  leaf:
    -nkf-key: message
    params:
      - {id: sizes, type: 's8[]', -nkf-key: 1}
      - {id: kind, type: s4, enum: kind, -nkf-key: 2, -nkf-default: 0}
      - {id: mode, type: u4, enum: kind, -nkf-key: 3}
      - id: values
        type: 'f4[]'
        -nkf-key: 4
        -nkf-array: &floats {dtype: {switch-on: kind, cases: {'kind::one': float32}}, shape: sizes}
      - id: counts
        type: 's4[]'
        -nkf-key: 5
        -nkf-array: {dtype: {switch-on: kind, cases: {'kind::two': int32}}, shape: sizes}
      - {id: raw, type: bytes, -nkf-key: 6, -nkf-array: *floats}
      - {id: large, type: u8, -nkf-key: 100}
      - {id: factor, type: f8, -nkf-key: 7}
    -nkf-check: {AB012: all(sizes >= 0)}
  tree:
    -orig-id: TheTree
    -nkf-key: message
    params:
      - {id: name, type: str, -nkf-key: 1}
      - {id: leaves, type: 'leaf[]', -nkf-key: 2}
      - {id: left, type: tree, -nkf-key: 3}
      - {id: words, type: 'str[]', -nkf-key: 4}
      - {id: f, type: f4, -nkf-key: 5}
      - {id: type, type: s4, -nkf-key: 6}
enums:
  kind: {0: none_, 1: one, 2: two}
"""
    + RULES
)


@functools.cache
def lab() -> Any:
    return compiled(LAB)


def read(data: bytes, name: str = "Tree") -> Any:
    module = lab()
    return module.NOTATION.read(getattr(module, name), memoryview(data))[0]


def field(number: int, value: bytes | int, kind: int | None = None) -> bytes:
    """A field as it is written: a varint, or bytes of the given wire type."""
    if isinstance(value, int):
        return encoded_varint(number << 3) + encoded_varint(value)
    if kind in (None, 2):
        return encoded_varint(number << 3 | 2) + encoded_varint(len(value)) + value
    return encoded_varint(number << 3 | kind) + value


def written(message: Any) -> bytes:
    return b"".join(message._pieces())


def owned(message: Any, size: int) -> None:
    """Every byte has one owner."""
    position = 0
    for span in records.spans(message):
        assert span.offset == position, span
        position += span.length
    assert position == size == records.size_of(message)


LEAF = field(1, 2) + field(1, 1) + field(2, 1) + field(6, struct.pack("<2f", 1, 2))


def test_fields_in_any_order_are_read() -> None:
    data = field(4, b"a") + field(2, LEAF) + field(1, b"root") + field(4, b"b") + field(6, 2**64 - 3) + field(2, b"")
    tree = read(data)
    assert (tree.name, tree.words, tree.type, len(tree.leaves)) == ("root", ["a", "b"], -3, 2)
    assert (tree.left, tree.f, tree.unknown) == (None, None, [])
    leaf = tree.leaves[0]
    assert (leaf.sizes, leaf.kind, leaf.mode, bytes(leaf.raw)) == ([2, 1], lab().Kind.ONE, None, LEAF[-8:])
    assert tree.leaves[1].kind == 0
    assert written(tree) == data
    owned(tree, len(data))


@pytest.mark.parametrize(
    ("data", "sizes"),
    [
        (field(1, b"\x01\x02\x81\x00") + field(1, 7), [1, 2, 1, 7]),
        (field(1, 2**64 - 1), [-1]),
        (field(1, b""), []),
        (b"\x08\x85\x80\x00", [5]),
        (b"\x08" + b"\xff" * 9 + b"\x7f", [-1]),
    ],
    ids=["packed and not", "negative", "nothing packed", "padded", "bits past 64"],
)
def test_lists_of_numbers(data: bytes, sizes: list[int]) -> None:
    leaf = read(data, "Leaf")
    assert leaf.sizes == sizes
    owned(leaf, len(data))
    assert written(leaf) == data


def test_of_single_values_the_last_counts_and_messages_are_merged() -> None:
    data = field(1, b"one") + field(3, field(1, b"l") + field(4, b"a")) + field(1, b"two") + field(3, field(4, b"b"))
    tree = read(data)
    assert tree.name == "two"
    assert (tree.left.name, tree.left.words) == ("l", ["a", "b"])
    assert written(tree) == data
    owned(tree, len(data))
    found = records.check_tree(tree, lab().RULES)
    assert {(one.rule, one.path) for one in found} == {("AB009", "name"), ("AB009", "left")}
    tree.left.name = "new"
    again = read(written(tree))
    assert (again.left.name, again.left.words, again.name) == ("new", ["a", "b"], "two")


def test_payloads_are_views_or_joined() -> None:
    packed = struct.pack("<3f", 1, 2, 3)
    data = field(4, packed)
    leaf = read(data, "Leaf")
    assert isinstance(leaf.values, memoryview)
    assert bytes(leaf.values) == packed
    assert leaf._places["values"] == 2
    split = field(4, packed[:4]) + field(2, 1) + field(4, packed[4:8], 5) + field(4, packed[8:])
    leaf = read(split, "Leaf")
    assert bytes(leaf.values) == packed
    assert leaf._numbers_of("values") == [1, 2, 3]
    owned(leaf, len(split))
    leaf = read(field(5, b"\x01\xff\xff\xff\xff\x0f") + field(5, 2**64 - 2), "Leaf")
    assert leaf._numbers_of("counts") == [1, -1, -2]


def test_what_nobody_knows_is_kept() -> None:
    group = b"\xa3\x06" + field(1, 5) + b"\xa4\x06"
    data = field(9, b"x") + group + field(1, 3, None) + field(2, 1) + field(3, 7)
    tree = read(data)
    assert [bytes(one) for one in tree.unknown] == [field(9, b"x"), group, field(1, 3), field(2, 1), field(3, 7)]
    assert (tree.name, tree.leaves, tree.left) == (None, [], None)
    owned(tree, len(data))
    tree.name = "n"
    assert written(tree) == data + field(1, b"n")
    assert "AB010" in {one.rule for one in records.check_tree(tree, lab().RULES)}


def test_an_unknown_member_of_an_enumeration_makes_an_unknown_field() -> None:
    leaf = read(field(3, 1) + field(3, 9) + field(2, 9), "Leaf")
    assert leaf.mode == lab().Kind.ONE
    assert leaf.kind == 9
    assert [bytes(one) for one in leaf.unknown] == [field(3, 9)]
    owned(leaf, 6)


def test_an_edit_leaves_all_else_as_it_was() -> None:
    padded = b"\x92\x80\x00" + b"\x82\x00" + field(2, 2)
    data = field(9, b"keep") + padded + field(1, b"n") + field(2, LEAF) + field(4, b"w")
    tree = read(data)
    tree.leaves[1].kind = 2
    expected = field(9, b"keep") + padded + field(1, b"n") + field(2, LEAF.replace(b"\x10\x01", b"\x10\x02"))
    assert written(tree) == expected + field(4, b"w")
    tree.leaves.append(lab().Leaf(sizes=[300]))
    tree.f = 0.5
    again = read(written(tree))
    assert [one.sizes for one in again.leaves] == [[], [2, 1], [300]]
    assert again.f == 0.5
    assert again.unknown == [field(9, b"keep")]
    tree.leaves = []
    tree.name = None
    assert written(tree) == field(9, b"keep") + field(4, b"w") + field(5, struct.pack("<f", 0.5), 5)


def test_a_new_message() -> None:
    module = lab()
    leaf = module.Leaf(sizes=[1, -1], kind=1, values=struct.pack("<f", 1.5), large=2**64 - 1, factor=math.pi)
    tree = module.Tree(name="ä", leaves=[leaf], left=module.Tree(), type=-1)
    data = written(tree)
    again = read(data)
    assert again == tree
    assert written(again) == data
    assert again.leaves[0].large == 2**64 - 1
    assert again.leaves[0].factor == math.pi
    assert again.left.name is None
    owned(tree, len(data))
    assert copy.deepcopy(again) == tree


def test_canonical_is_shortest_and_in_order() -> None:
    data = field(4, b"w") + b"\x92\x80\x00" + b"\x82\x00" + field(2, 2) + field(1, b"a") + field(1, b"b")
    short = field(1, b"b") + field(2, field(2, 2)) + field(4, b"w")
    assert b"".join(read(data)._pieces(canonical=True)) == short


def test_copies_are_apart() -> None:
    data = field(1, b"n") + field(2, LEAF)
    tree = read(data)
    tree.leaves[0].kind = 2
    twin = copy.deepcopy(tree)
    assert written(twin) == written(tree)
    twin.leaves[0].kind = 0
    twin.name = "other"
    assert tree.name == "n"
    assert tree.leaves[0].kind == 2
    assert written(copy.deepcopy(read(data))) == data


@pytest.mark.parametrize(
    ("change", "path"),
    [
        (lambda tree: setattr(tree, "type", 2**31), "type"),
        (lambda tree: setattr(tree, "type", "1"), "type"),
        (lambda tree: setattr(tree, "name", 5), "name"),
        (lambda tree: setattr(tree, "words", ["\ud800"]), "words[0]"),
        (lambda tree: setattr(tree, "f", "x"), "f"),
        (lambda tree: setattr(tree, "leaves", [lab().Tree()]), "leaves[0]"),
        (lambda tree: setattr(tree, "left", 5), "left"),
    ],
)
def test_what_cannot_be_written(change: Any, path: str) -> None:
    tree = lab().Tree()
    change(tree)
    with pytest.raises(FormatError) as caught:
        written(tree)
    assert (caught.value.rule, caught.value.path) == (errors.RANGE, path)


@pytest.mark.parametrize(
    ("data", "kind", "offset", "path"),
    [
        (b"\x08" + b"\x80" * 10 + b"\x01", "varint", 1, ""),
        (b"\x30", "varint", 1, ""),
        (b"\x30\x80", "varint", 1, ""),
        (b"\x80\x80\x80\x80\x80\x01", "tag", 0, ""),
        (b"\x02\x00", "tag", 0, ""),
        (b"\x0e", "wire", 1, ""),
        (b"\x0f", "wire", 1, ""),
        (b"\x0a\x05abcd", "length", 2, ""),
        (b"\x0a\x80\x80\x80\x80\x08", "length", 1, ""),
        (b"\x0a" + b"\xff" * 9 + b"\x01", "length", 1, ""),
        (b"\x2d\x00\x00\x00", "length", 1, ""),
        (b"\x4c", "group", 1, ""),
        (b"\x4b\x54", "group", 2, ""),
        (b"\x4b\x08\x01", "group", 3, ""),
        (field(2, b"\x0a\x01\x80"), "packed", 4, "leaves[0]"),
        (field(2, b"\x22\x03abc"), "packed", 4, "leaves[0]"),
        (field(3, field(2, LEAF) + field(2, b"\x0a\x0b" + b"\x80" * 10 + b"\x01")), "varint", 24, "left.leaves[1]"),
    ],
)
def test_what_is_broken(data: bytes, kind: str, offset: int, path: str) -> None:
    with pytest.raises(FormatError) as caught:
        read(data)
    assert caught.value.rule == f"AB{FAULTS.index(kind) + 1:03}"
    assert caught.value.path == path
    if kind != "varint" or path == "":
        assert caught.value.offset == offset
    # As far as it goes it can be looked at.
    assert sum(span.length for span in records.spans(caught.value.record)) <= len(data)


def test_levels() -> None:
    """The outermost message is none; groups count as messages do."""

    def nested(depth: int) -> bytes:
        data = b""
        for _ in range(depth):
            data = field(3, data)
        return data

    assert written(read(nested(5))) == nested(5)
    for data in (nested(6), nested(2) + b"\x4b" * 6 + b"\x4c" * 6):
        with pytest.raises(FormatError) as caught:
            read(data)
        assert caught.value.rule == "AB006"
    assert read(b"\x4b" * 5 + b"\x4c" * 5).unknown
    inner = field(3, field(3, b"\x4b" * 3 + b"\x4c" * 3))
    assert read(inner).left.left.unknown
    with pytest.raises(FormatError):
        read(field(3, inner))


@pytest.mark.parametrize(
    "data",
    [
        field(2, b"") * 20,
        field(3, b"") + field(2, field(1, 5)) * 20,
        field(3, field(3, field(2, b""))) + field(2, b"") * 19,
    ],
)
def test_not_too_many(data: bytes) -> None:
    """The limits are those of the schema, or the caller's; what is walked over once counts as often as it is there."""
    module = lab()
    assert len(module.NOTATION.read(module.Tree, memoryview(data))[1]) == 20
    with pytest.raises(FormatError) as caught:
        read(data + field(2, b""))
    assert caught.value.rule == f"AB{FAULTS.index('count') + 1:03}"
    more = {**module.LIMITS, "messages.arrays": 100}
    assert module.NOTATION.read(module.Tree, memoryview(data + field(2, b"")), more)[1]
    with pytest.raises(FormatError) as caught:
        module.NOTATION.read(module.Tree, memoryview(data), {**more, "messages.count": 19})
    assert "messages.count" in caught.value.expected


def test_a_broken_message_is_shown_as_far_as_it_goes() -> None:
    data = field(1, b"n") + field(2, LEAF)
    with pytest.raises(FormatError) as caught:
        read(data[:-3])
    tree = caught.value.record
    assert tree.name == "n"
    assert tree.leaves[0].sizes == [2, 1]
    assert tree.leaves[0].raw is None


def test_what_is_looked_for_is_found_without_reading_the_rest() -> None:
    module = lab()
    data = field(4, b"w") + field(3, field(2, LEAF) + field(3, field(2, LEAF))) + field(2, LEAF)
    tree, found = module.NOTATION.read(module.Tree, memoryview(data))
    assert [one.path for one in found] == ["left.leaves[0]", "left.left.leaves[0]", "leaves[0]"]
    assert all(bytes(data[start:stop]) == LEAF for one in found for start, stop in one.ranges)
    assert tree._values is None
    assert [path for path, _ in records.holding(tree, module.Leaf)] == [
        "leaves[0]",
        "left.leaves[0]",
        "left.left.leaves[0]",
    ]


def test_what_repeats_itself_is_counted() -> None:
    """Messages that were seen before are passed over, and those behind them keep their places."""
    word, leaf = field(3, field(4, b"x")), field(2, LEAF)
    for data in (
        field(3, word + leaf) * 3 + leaf,
        field(3, field(3, b"")) + field(3, leaf * 2) + field(3, field(3, b"") + leaf),
        (leaf + word) * 4,
    ):
        tree, found = lab().NOTATION.read(lab().Tree, memoryview(data))
        expected = [path for path, _ in records.holding(tree, lab().Leaf)]
        assert sorted(one.path for one in found) == sorted(expected)
        assert all(one.message.sizes == [2, 1] for one in found)


def bodies(depth: int = 3) -> st.SearchStrategy[bytes]:
    """Messages of any fields, known or not, most of them whole."""
    inner = st.deferred(lambda: bodies(depth - 1)) if depth else st.just(b"")
    number = st.sampled_from([1, 2, 3, 4, 5, 6, 7, 9, 100])
    varint_field = st.builds(field, number, st.integers(0, 2**64 - 1))
    bytes_field = st.builds(field, number, st.binary(max_size=9) | inner)
    fixed = st.builds(field, number, st.binary(min_size=4, max_size=4), st.just(5))
    wide = st.builds(field, number, st.binary(min_size=8, max_size=8), st.just(1))
    group = st.builds(lambda n, body: field(n, b"", 3) + body + field(n, b"", 4), number, inner)
    return st.lists(varint_field | bytes_field | fixed | wide | group, max_size=5).map(b"".join)


@given(bodies() | st.binary(max_size=30), st.sampled_from(["Tree", "Leaf"]))
def test_anything_is_refused_or_comes_back(data: bytes, name: str) -> None:
    """P1, P3 and P4; and what comes back is the same model when it is written in the shortest way."""
    try:
        message = read(data, name)
    except FormatError:
        return
    assert written(message) == data
    owned(message, len(data))
    found = lab().NOTATION.read(type(message), memoryview(data))[1]
    assert name == "Leaf" or sorted(one.path for one in found) == sorted(
        path for path, _ in records.holding(message, lab().Leaf)
    )
    records.check_tree(message, lab().RULES)
    assert written(message) == data
    short = read(b"".join(message._pieces(canonical=True)), name)
    assert short == message or message.unknown != short.unknown


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("levels: 5, ", "", "levels"),
        ("varint: AB001, ", "", "no rule for `varint`"),
        ("{levels", "{more: 1, levels", "key `more`"),
        (NOTATION, "", "top-level"),
        ("type: u8, -nkf-key: 100", "type: u8, -nkf-key: 0", "number"),
        ("type: u8, -nkf-key: 100", "type: u8", "number"),
        ("type: u8, -nkf-key: 100", "type: u8, -nkf-key: 7", "twice"),
        ("type: u8, -nkf-key: 100", "type: u2, -nkf-key: 100", "type `u2`"),
        ("type: u8, -nkf-key: 100", "type: nothing, -nkf-key: 100", "no type"),
        ("{id: large,", "{id: unknown,", "clashes"),
        ("{id: large,", "{id: class,", "clashes"),
        ("{id: f, type: f4", "{id: f, type: f4, -nkf-array: {dtype: float32, shape: [1]}", "no run"),
        ("shape: sizes", "shape: mode", "needed"),
        ("    -orig-id: TheTree", "    seq: [{id: more, type: u1}]", "`seq` of a message"),
        ("AB012: all(sizes >= 0)", "AB013: all(sizes >= 0)", "AB013"),
        ("AB012: all(sizes >= 0)", "AB012: all(large >= 0)", "list"),
        ("arrays: 20, ", "arrays: 0, ", "arrays"),
    ],
)
def test_what_the_compiler_refuses(old: str, new: str, message: str) -> None:
    assert old in LAB
    with pytest.raises(SchemaError, match=message):
        codegen.build(schema_file(LAB.replace(old, new, 1)))


def test_varints() -> None:
    for value in (0, 1, 127, 128, 300, 2**35, 2**63, 2**64 - 1):
        assert wire.varint(encoded_varint(value), 0, 10) == (value, len(encoded_varint(value)))
    assert encoded_varint(-1) == encoded_varint(2**64 - 1)
