"""Keyed notations: parameters by number, their defaults, checks that come before reading, and lists with an end mark.

What is protected: a value of another kind never gets through, no default is computed from what is not set, no size or
divisor is taken from a parameter that its checks have not let pass.
"""

from __future__ import annotations

import math
import struct
from typing import Any

import pytest
from schema_lab import compiled, rule, schema_file

from nkformats import codegen, errors, records
from nkformats.codegen import SchemaError
from nkformats.errors import FormatError

HEAD = "meta: {id: lab, endian: le}\n"
REST = "  - {id: rest, size-eos: true}\n"

KEYED = (
    HEAD
    + "seq:\n"
    + REST
    + """types:
  block:
    params: [{id: count_, type: u8}]
    seq:
      - {id: values, size: count_ * 4, -nkf-array: {dtype: float32, shape: [count_]}, -nkf-tensors: true}
  scale:
    -orig-id: ScaleIt
    -nkf-key: 7
    params:
      - {id: rows, type: s4, -nkf-key: 0}
      - {id: columns, type: s4, -nkf-key: 1, -nkf-default: rows}
      - {id: quarter, type: s4, -nkf-key: 2, -nkf-default: 'quotient(rows, 4)'}
      - {id: parts, type: s4, -nkf-key: 4, -nkf-default: 1}
      - {id: root_, type: f4, -nkf-key: 3, -nkf-default: '1.0 / sqrt(quotient(16, parts))'}
      - {id: sizes, type: 's4[]', -nkf-key: 5}
      - {id: slopes, type: 'f4[]', -nkf-key: 6}
      - {id: text, type: str, -nkf-key: 8}
    seq:
      - {id: weight, type: block(rows * columns), if: rows > 0, -nkf-tensors: [rows, columns]}
    -nkf-check:
      AB301: rows >= 0 and columns >= 0
      AB302: sizes.size == 0 or all(sizes > 0)
      AB303: not (rows in [13, 17])
"""
    + rule("AB301", "AB302")
    + rule("AB303", severity="warning").removeprefix("-nkf-rules:\n")
)


def filled(values: dict[int, Any]) -> tuple[Any, list[str]]:
    record = records.new(compiled(KEYED).Scale)
    return record, [key.name for key in records.fill_keys(record, values)]


def read(values: dict[int, Any], data: bytes) -> Any:
    module = compiled(KEYED)
    record, _ = filled(values)
    view = memoryview(data)
    kind = module.KEYED["ScaleIt"]
    assert (kind.number, kind.label, kind.cls) == (7, "ScaleIt", module.Scale)
    return kind.read(view, 0, len(view), module.LIMITS, *(getattr(record, name) for name in kind.cls._params))


def test_defaults_follow_the_parameters_before_them() -> None:
    record, refused = filled({0: -9})
    assert (record.rows, record.columns, record.quarter, record.parts) == (-9, -9, -2, 1)
    assert not refused
    record, _ = filled({0: 4, 1: 16, 6: [1, 2.5], 5: [3], 8: "a b"})
    assert (record.root_, record.slopes, record.sizes, record.text) == (0.25, [1.0, 2.5], [3], "a b")
    assert compiled(KEYED).Scale(rows=8).columns == 8


@pytest.mark.parametrize(
    ("values", "name"),
    [({0: 1.0}, "rows"), ({0: "1"}, "rows"), ({0: [1]}, "rows"), ({5: [1, 2.0]}, "sizes"), ({5: 3}, "sizes"),
     ({8: 1}, "text"), ({3: "nan"}, "root_")],
)  # fmt: skip
def test_a_value_of_another_kind_gives_the_default(values: dict[int, Any], name: str) -> None:
    record, refused = filled(values)
    assert refused == [name]
    assert getattr(record, name) == getattr(filled({})[0], name) or math.isnan(getattr(record, name))


def test_a_default_that_cannot_be_computed_is_refused() -> None:
    with pytest.raises(FormatError) as caught:
        filled({0: 4, 4: 0})
    assert (caught.value.rule, caught.value.path) == (errors.UNDEFINED, "root_")


def test_a_broken_check_comes_before_a_default_that_cannot_be_computed() -> None:
    record, _ = filled({0: -1, 4: 0})
    assert math.isnan(record.root_)
    with pytest.raises(FormatError) as caught:
        read({0: -1, 4: 0}, b"")
    assert caught.value.rule == "AB301"


def test_parameters_are_checked_before_anything_is_read() -> None:
    with pytest.raises(FormatError) as caught:
        read({0: -2, 1: 3}, bytes(100))
    assert (caught.value.rule, caught.value.path, caught.value.got) == ("AB301", "rows", "rows is -2")
    with pytest.raises(FormatError) as caught:
        read({0: 1, 5: [4, 0]}, bytes(100))
    assert (caught.value.rule, caught.value.path, caught.value.got) == ("AB302", "sizes[1]", "sizes[1] is 0")


def test_a_warning_stops_nothing() -> None:
    record, position = read({0: 13, 1: 1}, bytes(52))
    assert position == 52
    found: list[tuple[str, str]] = []
    record._check(record, lambda rule, name: found.append((rule, name)))
    assert found == [("AB303", "rows")]


def test_what_is_read_is_a_tensor_of_the_shape_that_the_parameters_say() -> None:
    record, position = read({0: 1, 1: 2}, struct.pack("<2f", 1, 2) + b"xx")
    assert position == 8
    assert record.weight.array("values").tolist() == [1.0, 2.0]
    (field,) = (one for one in type(record)._layout if one.role)
    assert (field.role, field.shape(record)) == ("weight", (1, 2))


def test_a_size_is_compared_with_what_is_left() -> None:
    with pytest.raises(FormatError) as caught:
        read({0: 2**31 - 1}, bytes(8))
    assert (caught.value.rule, caught.value.path) == (errors.SHORT, "weight.values")


def test_a_layout_without_data_has_sizes() -> None:
    record, _ = filled({0: 2**31 - 1})
    records.lay_out(record)
    assert records.size_of(record) == 4 * (2**31 - 1) ** 2
    assert record.weight.values.nbytes == 4 * (2**31 - 1) ** 2


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("AB301: rows >= 0 and columns >= 0", "AB301: rows >= 0"), "can be negative"),
        (("-nkf-key: 1,", "-nkf-key: 0,"), "key 0 stands twice"),
        (("-nkf-default: rows}", "-nkf-default: quarter}"), "`quarter` is not set yet"),
        (("-nkf-default: rows}", "-nkf-default: 1.5}"), "a default of type float"),
        (("'quotient(rows, 4)'", "'quotient(rows)'"), "takes 2 operands"),
        (("type: block(rows * columns)", "type: 'block(quotient(rows, 2))'"), "`quotient` outside of vendor keys"),
        (("'s4[]', -nkf-key: 5}", "'s4[]', -nkf-key: 5, -nkf-default: 1}"), "a default of a list"),
    ],
)  # fmt: skip
def test_a_schema_that_is_not_proved_is_refused(change: tuple[str, str], message: str) -> None:
    assert change[0] in KEYED
    with pytest.raises(SchemaError, match=message):
        codegen.compile_records(schema_file(KEYED.replace(*change)))


# -- lists with an end mark --------------------------------------------------------------------------------------------

MARKED = (
    HEAD
    + """seq:
  - {id: entries, type: entry, repeat: until, repeat-until: _.key == 0}
"""
    + REST
    + """types:
  entry:
    seq:
      - {id: key, type: u1}
      - {id: value, type: u1, if: key != 0}
"""
)


def test_a_list_with_an_end_mark_comes_back() -> None:
    module = compiled(MARKED)
    data = bytes([1, 7, 2, 8, 0, 9])
    tree = module.read(data)
    assert [(one.key, one.value) for one in tree.entries] == [(1, 7), (2, 8), (0, None)]
    assert module.write(tree) == data


def test_a_list_whose_mark_is_missing_is_cut() -> None:
    with pytest.raises(FormatError) as caught:
        compiled(MARKED).read(bytes([1, 7, 2]))
    assert (caught.value.rule, caught.value.path) == (errors.SHORT, "entries[1].value")


@pytest.mark.parametrize("keys", [[], [1], [0, 1, 0], [1, 0, 0]])
def test_a_list_that_would_not_be_read_back_is_not_written(keys: list[int]) -> None:
    module = compiled(MARKED)
    entries = [module.Entry(key=key, value=1 if key else None) for key in keys]
    with pytest.raises(FormatError) as caught:
        module.write(module.Lab(entries=entries, rest=b""))
    assert (caught.value.rule, caught.value.path) == (errors.LENGTH, "entries")
