"""A made-up format of messages with tensors: their elements, and files beside it, from its schema alone.

What is protected: nothing in `nkformats.messages` is a fact of one format. The tensor here has other fields, numbers of
types, keys and rules than any that is read for real.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from schema_lab import compiled, rule

from nkformats import FormatError
from nkformats.codec import Format
from nkformats.codegen import SchemaError
from nkformats.messages.files import Rooted, message_format
from nkformats.messages.tensors import new_tensor
from nkformats.rules import Rule
from nkformats.source import open_source

WALK = (
    "levels: 20, messages: 1000, arrays: 100, varint: AB001, tag: AB002, wire: AB003, length: AB004, group: AB005, "
    "nesting: AB006, packed: AB007, count: AB008, text: AB009, again: AB010, unknown: AB011"
)
ELEMENTS = {fault: f"BX{number:03}" for number, fault in enumerate(("bits", "entry", "text", "end", "truth"), 1)}
FILES = (
    "unnamed", "name", "again", "key", "number", "missing", "link", "beyond", "size", "changed", "checksum",
)  # fmt: skip
ELSEWHERE = {fault: f"BX{number:03}" for number, fault in enumerate(FILES, 11)}


def table(rules: dict[str, str]) -> str:
    return "{" + ", ".join(f"{fault}: {one}" for fault, one in rules.items()) + "}"


SCHEMA = (
    f"""\
meta: {{id: box, endian: le}}
-nkf-key:
  {WALK.replace(", ", chr(10) + "  ")}
  tensors:
    title: Boxes
    type: filling
    name: called
    dims: sizes
    dtype: kind
    raw: stuff
    own: shelf.lids
    faults: {table(ELEMENTS)}
    elsewhere:
      where: place
      here: inside
      there: outside
      entries: hints
      keys: {{location: file, offset: start, length: size, checksum: sum}}
      digest: sha256
      alignment: 16
      faults: {table(ELSEWHERE)}
seq:
  - {{id: rest, size-eos: true}}
types:
  box:
    -nkf-key: message
    params:
      - {{id: shelf, type: shelf, -nkf-key: 1}}
      - {{id: spare, type: filling, -nkf-key: 2}}
  shelf:
    -nkf-key: message
    params: [{{id: lids, type: 'filling[]', -nkf-key: 4}}]
  filling:
    -nkf-key: message
    params:
      - {{id: sizes, type: 's8[]', -nkf-key: 2}}
      - {{id: kind, type: s4, enum: kind, -nkf-key: 3, -nkf-default: 0}}
      - {{id: called, type: str, -nkf-key: 5}}
      - id: words
        type: 's4[]'
        -nkf-key: 6
        -nkf-array: {{dtype: {{switch-on: kind, cases: {{'kind::nibble': uint4, 'kind::short': int16}}}}, shape: sizes}}
      - id: letters
        type: 'bytes[]'
        -nkf-key: 7
        -nkf-array: {{dtype: {{switch-on: kind, cases: {{'kind::letters': object}}}}, shape: sizes}}
      - id: stuff
        type: bytes
        -nkf-key: 8
        -nkf-array:
          dtype:
            switch-on: kind
            cases: {{'kind::real': float32, 'kind::short': int16, 'kind::nibble': uint4}}
          shape: sizes
      - {{id: hints, type: 'hint[]', -nkf-key: 9}}
      - {{id: place, type: u4, enum: place, -nkf-key: 10, -nkf-default: 0}}
  hint:
    -nkf-key: message
    params: [{{id: key, type: str, -nkf-key: 1}}, {{id: value, type: str, -nkf-key: 2}}]
enums:
  kind: {{0: none_, 21: real, 22: short, 23: nibble, 24: letters}}
  place: {{0: inside, 3: outside}}
""".replace("box:\n    -nkf-key", "crate:\n    -nkf-key")
    + rule(*(f"AB{number:03}" for number in range(1, 12)))
)


@cache
def boxes() -> tuple[Format, Any]:
    module = compiled(SCHEMA)
    texts = ("s", "w", "l", "m", "d")
    rules = {one: Rule(one, "error", *texts) for one in (*ELEMENTS.values(), *ELSEWHERE.values())}
    return message_format("box", Rooted(lambda: module, "Crate", "Boxes", "box"), graph_rules=rules), module


def read(source: Any) -> Any:
    codec, _ = boxes()
    assert codec.assemble is not None
    return codec.assemble(codec, open_source(source), codec.limits, None, None, None, None)


def written() -> bytes:
    codec, module = boxes()
    form = module.NOTATION.tensors
    lids = [new_tensor(form, np.arange(6, dtype="float32").reshape(2, 3), "lid"), new_tensor(form, ["a", "bc"], "lid")]
    spare = module.Filling(sizes=[3], kind=module.Kind.NIBBLE, words=b"\x21\x03")
    assert codec.adopt is not None
    model: Any = codec.adopt(codec, module.Crate(shelf=module.Shelf(lids=lids), spare=spare))
    data: bytes = model.to_bytes()
    return data


def test_elements_are_decoded_from_where_they_stand() -> None:
    tensors = read(written()).tensors
    assert {one.name: (one.dtype, one.shape, one.storage) for one in tensors.values()} == {
        "lid": ("float32", (2, 3), "float32"), "lid#2": ("string", (2,), "letters"), "spare": ("uint4", (3,), "words"),
    }  # fmt: skip
    assert tensors["lid"].to_numpy().tolist() == [[0, 1, 2], [3, 4, 5]]
    assert tensors["lid#2"].to_numpy().tolist() == ["a", "bc"]
    assert tensors["spare"].to_numpy().astype(int).tolist() == [1, 2, 3]


def test_replaced_values_bring_their_type_and_shape() -> None:
    model = read(written())
    model.tensors["spare"] = np.array([[7], [-8]], "int16")
    again = read(model.to_bytes())
    assert (again.record.spare.kind, again.record.spare.sizes, again.record.spare.words) == (22, [2, 1], None)
    assert again.tensors["spare"].to_numpy().tolist() == [[7], [-8]]
    with pytest.raises(FormatError, match="a dtype that Boxes has"):
        model.tensors["spare"] = np.zeros(2, "float64")


def test_elements_move_to_a_file_beside_and_back(tmp_path: Path) -> None:
    model = read(written())
    model.move_out("lids.dat", ["spare", "lid"], checksum=True)
    model.write(tmp_path / "a.box")
    assert (tmp_path / "lids.dat").stat().st_size == 16 + 24
    moved = read(tmp_path / "a.box")
    assert moved.record.spare.place == 3
    given = {one.key: one.value for one in moved.record.shelf.lids[0].hints}
    digest = hashlib.sha256((tmp_path / "lids.dat").read_bytes()).hexdigest()
    assert given == {"file": "lids.dat", "start": "16", "size": "24", "sum": digest}
    assert moved.tensors["lid"].storage == "external"
    assert moved.tensors["lid"].to_numpy(verify=True).tolist() == [[0, 1, 2], [3, 4, 5]]
    (tmp_path / "lids.dat").write_bytes(bytes(40))
    with pytest.raises(FormatError, match="SHA-256") as changed:
        read(tmp_path / "a.box").tensors["lid"].to_numpy(verify=True)
    assert changed.value.rule == ELSEWHERE["changed"]
    moved.close()


@pytest.mark.parametrize(
    ("entries", "fault"),
    [
        ({}, "unnamed"), ({"file": "../x"}, "name"), ({"file": "x", "colour": "red"}, "key"),
        ({"file": "x", "start": "-1"}, "number"), ({"file": "x", "sum": "00"}, "checksum"),
    ],
)  # fmt: skip
def test_what_is_said_of_another_file(entries: dict[str, str], fault: str) -> None:
    _, module = boxes()
    hints = [module.Hint(key=key, value=value) for key, value in entries.items()]
    spare = module.Filling(sizes=[1], kind=module.Kind.REAL, hints=hints, place=module.Place.OUTSIDE)
    model = read(b"".join(module.Crate(spare=spare)._pieces(canonical=True)))
    assert [one for one, _, _ in model.tensors["spare"].external.problems] == [ELSEWHERE[fault]]


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("type: filling\n", "type: felling\n", "felling"), ("raw: stuff", "raw: stuffing", "stuffing"),
        ("there: outside", "there: yonder", "yonder"), ("entries: hints", "entries: sizes", "sizes"),
        ("unnamed: BX", "unheard: BX", "unheard"), ("checksum: sum", "checksum: ''", "checksum"),
    ],
)  # fmt: skip
def test_a_tensor_that_lacks_something_is_refused(old: str, new: str, what: str) -> None:
    assert old in SCHEMA
    with pytest.raises(SchemaError, match=what):
        compiled(SCHEMA.replace(old, new, 1))
