"""A made-up network format in a keyed notation: all that such formats have comes from its schema alone.

What is protected: nothing in `nkformats.keyed` is a fact of one format. The notation here has other numbers, limits,
extensions, storages and rules than any that is read for real.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from schema_lab import compiled, rule

from nkformats import FormatError, errors
from nkformats.codec import Format
from nkformats.codegen import SchemaError
from nkformats.codegen.build_keyed import FAULTS, OF_WEIGHTS
from nkformats.keyed.files import keyed_format
from nkformats.keyed.model import NetworkModel

TEXT = {fault: f"KT{number:03}" for number, fault in enumerate(FAULTS, 1)}
HEADS = {fault: f"KT{number:03}" for number, fault in enumerate(OF_WEIGHTS, 101)}


def table(rules: dict[str, str]) -> str:
    return "{" + ", ".join(f"{fault}: {one}" for fault, one in rules.items()) + "}"


SCHEMA = (
    f"""\
meta: {{id: knot, title: Knots, file-extension: [knt, kntb, wgt], endian: le}}
-nkf-key:
  common: common
  block: block
  keys: 8
  arrays: -500
  files: {{text: knt, words: kntb, blocks: wgt}}
  loads: {{raw: 'load::plain', tagged: 'load::marked'}}
  feed: Feed
  shapes: {{param: sizes, sizes: [[rows, columns]], axes: [[columns], [columns, rows]]}}
  words: {{texts: -600, own: 64}}
  weights: {table(HEADS)}
  text: {{what: a knot, signature: 4711, word: 40, number: 20, brief: 12, digits: 6, piece: 99,
    faults: {table(TEXT)}}}
seq:
  - {{id: magic, contents: KNOT, -nkf-check: AB001}}
  - {{id: layer_count, type: u2, valid: {{max: 500}}, -nkf-check: AB002}}
  - {{id: blob_count, type: u2}}
  - {{id: layers, type: layer, repeat: expr, repeat-expr: layer_count}}
  - {{id: trailing, size-eos: true}}
types:
  layer:
    seq:
      - {{id: type_index, type: u2}}
      - {{id: bottom_count, type: u1, valid: {{max: 200}}, -nkf-check: AB002}}
      - {{id: top_count, type: u1, valid: {{max: 200}}, -nkf-check: AB002}}
      - {{id: bottoms, type: s4, repeat: expr, repeat-expr: bottom_count}}
      - {{id: tops, type: s4, repeat: expr, repeat-expr: top_count}}
      - {{id: entries, type: entry, repeat: until, repeat-until: _.key == -99}}
  entry:
    seq:
      - id: key
        type: s2
        valid: {{expr: _ == -99 or (_ >= 0 and _ < 8) or (_ <= -500 and _ > -508) or (_ <= -600 and _ > -608)}}
        -nkf-check: AB003
      - {{id: value, type: u4, if: key >= 0}}
      - {{id: numbers, type: numbers, if: key <= -500 and key > -508}}
      - {{id: string, type: string, if: key <= -600}}
  numbers:
    seq:
      - {{id: count_, type: u1}}
      - {{id: elements, type: u4, repeat: expr, repeat-expr: count_}}
  string:
    seq:
      - {{id: size_, type: u1}}
      - {{id: text, size: size_, -nkf-text: AB004}}
  block:
    params: [{{id: num_elements, type: u8}}, {{id: load, type: u1, enum: load}}]
    seq:
      - {{id: flag, type: u1, enum: mark, if: load == load::marked}}
      - id: values
        size: num_elements * item_size
        -nkf-array:
          dtype: {{switch-on: storage, cases: {{'storage::single': float32, 'storage::half': float16}}}}
          shape: [num_elements]
        -nkf-tensors: true
      - {{id: pad, size: (2 - num_elements * item_size % 2) % 2, -nkf-padding: AB005}}
    instances:
      storage:
        value: 'load != load::marked or flag == mark::single ? storage::single : storage::half'
        enum: storage
      item_size: {{value: 'storage == storage::single ? 4 : 2'}}
  common: {{params: [{{id: sizes, type: 's4[]', -nkf-key: 7, doc: Shapes.}}]}}
  feed: {{-orig-id: Feed, -nkf-key: 3, params: [{{id: width, type: s4, -nkf-key: 0, doc: Width.}}]}}
  tie:
    -orig-id: Tie
    -nkf-key: 5
    params:
      - {{id: rows, type: s4, -nkf-key: 0, doc: Rows.}}
      - {{id: slack, type: f4, -nkf-key: 1, -nkf-default: 0.5, doc: Slack.}}
      - {{id: label, type: str, -nkf-key: 2, doc: A text.}}
      - {{id: bends, type: 'f4[]', -nkf-key: 3, doc: Bends.}}
    seq:
      - {{id: weight, type: 'block(rows * 3, load::marked)', -nkf-tensors: [rows, 3]}}
      - {{id: bias, type: 'block(rows, load::plain)'}}
    -nkf-check: {{AB301: rows > 0}}
enums:
  load: {{0: marked, 1: plain}}
  mark: {{7: single, 9: half}}
  storage: {{0: single, 1: half}}
"""
    + rule("AB001", "AB002", "AB003", "AB301")
    + "".join(
        f"  {one}: {{severity: warning, summary: s, why: w, loader: l, mend: m, doc-ref: d}}\n"
        for one in ("AB004", "AB005")
    )
)

GRAPH = b'4711\n2 2\nFeed x 0 1 a 0=3\nTie y 1 1 a b 0=2 1=0.25 2="two words" -503=2,1.5,2.5\n'


@cache
def knots() -> Format:
    from nkformats.rules import Rule

    texts = ("s", "w", "l", "m", "d")
    rules = {one: Rule(one, "error", *texts) for one in (*TEXT.values(), *HEADS.values())}
    module = compiled(SCHEMA)
    return keyed_format("knot", lambda: module, graph_rules=rules)


def weights() -> bytes:
    flag = b"\x09" + np.arange(6, dtype="<f2").tobytes()
    return flag + np.array([1, -1], "<f4").tobytes()


def read(source: Any, companion: Any = None, **options: Any) -> Any:
    from nkformats.source import open_source

    codec = knots()
    assert codec.assemble is not None
    return codec.assemble(codec, open_source(source), codec.limits, None, companion, options.get("operators"), None)


def test_text_and_weights_are_a_model(tmp_path: Path) -> None:
    (tmp_path / "k.knt").write_bytes(GRAPH)
    (tmp_path / "k.wgt").write_bytes(weights())
    for name in ("k.knt", "k.wgt"):
        model = read(tmp_path / name)
        assert isinstance(model, NetworkModel)
        assert [one.params.width if one.type == "Feed" else one.params.slack for one in model.layers] == [3, 0.25]
        assert model.layers[1].params.label == "two words"
        assert {one.name: (one.storage, one.shape) for one in model.tensors.values()} == {
            "y.weight": ("half", (2, 3)), "y.bias": ("single", (2,)),
        }  # fmt: skip
        assert (model.inputs, model.outputs) == (["a"], ["b"])
        assert model.findings == []
        assert model.to_files() == {".knt": GRAPH, ".wgt": weights()}


def test_the_words_say_the_same() -> None:
    twin = read(GRAPH, weights()).convert("binary")
    files = twin.to_files()
    assert files[".kntb"].startswith(b"KNOT\x02\0\x02\0")
    again = read(files[".kntb"], weights())
    assert [one.values for one in again.layers] == [one.values for one in read(GRAPH).layers]
    assert again.to_files() == files
    back = again.convert("text").to_files()[".knt"]
    assert back.split()[:3] == [b"4711", b"2", b"2"]
    assert b"-503=2,1.5,2.5" in back


def test_storage_and_types_of_the_callers_own() -> None:
    single = read(GRAPH, weights()).convert("single")
    assert single.tensors["y.weight"].storage == "single"
    assert single.to_files()[".wgt"][:1] == b"\x07"
    with pytest.raises(FormatError, match="an array of float32 or float16"):
        single.tensors["y.weight"] = np.zeros((2, 3), "int8")
    own = b"4711\n1 1\nMine m 0 1 a 0=4\n"
    assert read(own, bytes(8)).stopper is not None
    model = read(own, b"\x09" + bytes(8), operators={"Mine": {"kernel": {"count": 0, "load": "tagged"}}})
    assert model.tensors["m.kernel"].storage == "half"
    words = model.convert("binary").to_files()[".kntb"]
    assert words[8:10] == (64).to_bytes(2, "little")


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (b"Tie " + b"y" * 41 + b" 0 1 a 0=2", "name"), (b"Tie y 0 501 a", "range"), (b"Tie y 0 1 a 8=1", "key"),
        (b"Tie y 0 1 a 2=" + b"t" * 41, "text"), (b"Tie y 0 1 a 1=0.123456789012345678901", "long"),
        (b"Tie y 0 1 a 1=0.1234567", "brief"), (b"Tie y 0 1 a -503=3,1.0", "elements"), (b"Tie y 0 1 a 0=", "value"),
    ],
)  # fmt: skip
def test_each_limit_is_that_of_the_schema(line: bytes, fault: str) -> None:
    try:
        found = {one.rule for one in read(b"4711\n1 1\n" + line + b"\n").findings}
    except FormatError as error:
        found = {error.rule}
    assert TEXT[fault] in found


def test_edits_places_and_mending() -> None:
    model = read(GRAPH.replace(b"0=3", b"+0=3"), weights())
    assert [(one.rule, one.line, one.column) for one in model.findings] == [(TEXT["plain"], 3, 14)]
    assert str(model.at(GRAPH.index(b"0.25"))).startswith("layers[1].params.slack = 0.25")
    model.codec.tidy(model)
    assert model.codec.assign(model, "layers[1].params.slack", "0.75")
    assert model.to_files()[".knt"].splitlines()[2] == b"Feed x 0 1 a 0=3"
    assert b"1=0.75" in model.to_files()[".knt"]


def test_shapes_and_other_kinds_of_files() -> None:
    model = read(b"4711\n1 1\nFeed x 0 1 a -507=3,2,5,4\n")
    assert model.layers[0].stated_shapes() == [(4, 5)]
    for data, fault in ((b"KNOT" + bytes(4), "words"), (b"", "empty"), (b"4711\n1 1\nFeed x 0 1 a\n", "text")):
        with pytest.raises(FormatError) as caught:
            read(GRAPH, data)
        assert caught.value.rule == HEADS[fault]
    with pytest.raises(FormatError) as alone:
        read(b"\x07" + bytes(8))
    assert (alone.value.rule, alone.value.expected[:6]) == (errors.NEEDS_COMPANION, "a .knt")


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("  keys: 8\n", "", "keys"), ("block: block", "block: entry", "num_elements"),
        ("feed: Feed", "feed: Fed", "Fed"), ("words: kntb", "words: kntx", "kntx"),
        ("load::plain'", "load::plane'", "plane"), ("param: sizes", "param: size", "size"),
        ("again: KT", "again: KT_", "again"), ("{id: blob_count", "{id: blobs", "blob_count"),
        ("common: common", "common: none", "none"), ("valid: {max: 500}", "valid: {min: 0}", "max"),
        ("repeat-until: _.key == -99", "repeat-until: _.key < 0", "ends it"),
    ],
)  # fmt: skip
def test_a_notation_that_lacks_something_is_refused(old: str, new: str, what: str) -> None:
    assert re.search(re.escape(old), SCHEMA)
    with pytest.raises(SchemaError, match=what):
        compiled(SCHEMA.replace(old, new, 1))
