"""Our reader against the onnx package on models drawn at random; `make oracle` draws more of them."""

from __future__ import annotations

import onnx
import onnx_oracle
import pytest
from hypothesis import given, settings

import nkformats
from nkformats.generated import onnx as ours


def test_random_models() -> None:
    """300 files, some of them damaged: refused by both or read alike, but for what a rule is named for."""
    totals = onnx_oracle.run(300)
    assert totals["files"] >= 300
    assert totals["refused by both"] > 10
    assert totals["decoded by both"] > 500


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"\x08\x02\x10\x01\x4a\x04abcd", "ONNX105"),
        (b"\x08\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01\x10\x01\x4a\x04abcd", "ONNX101"),
        (b"\x08\x01\x10\x16\x4a\x02\x01\x02", "ONNX106"),
        (b"\x08\x01\x10\x01\x4a\x04abcd\x22\x04abcd", "ONNX107"),
    ],
    ids=["too short", "a negative dimension", "too long", "twice"],
)
def test_where_the_package_is_lax(data: bytes, expected: str) -> None:
    assert expected in {one.rule for one in nkformats.validate(data, format="pb").findings}
    told: list[str] = []
    onnx_oracle.compare(data, "pb", told.append)
    assert told[0].endswith(("neither", "both", expected))


def test_a_difference_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    data = onnx.helper.make_tensor("x", onnx.TensorProto.FLOAT, [2], [1, 2]).SerializeToString()
    other = onnx.helper.make_tensor("x", onnx.TensorProto.FLOAT, [2], [1, 3]).SerializeToString()
    onnx_oracle.compare(data, "pb", lambda name: None)
    parse = nkformats.parse
    monkeypatch.setattr(nkformats, "parse", lambda source, **options: parse(other, **options))
    with pytest.raises(AssertionError):
        onnx_oracle.compare(data, "pb", lambda name: None)


def descriptors(message: object) -> dict[str, object]:
    """Every message type that the package has, by its name in the schema."""
    found = {}
    types = list(message.message_types_by_name.values())  # type: ignore[attr-defined]
    while types:
        one = types.pop()
        found[one.full_name.removeprefix("onnx.")] = one
        types += one.nested_types
    return found


def test_the_schema_has_the_messages_of_the_package() -> None:
    """Every message, every field with its number, type and repetition, every member of an enumeration."""
    theirs = descriptors(onnx.onnx_ml_pb2.DESCRIPTOR)
    mine = {cls._label: cls for cls in ours.NOTATION.classes.values()}
    # Two pairs are one type each.
    twins = {"TypeProto.SparseTensor": "TypeProto.Tensor", "TypeProto.Optional": "TypeProto.Sequence"}
    assert theirs.keys() == mine.keys() | twins.keys()
    forms = {1: "f8", 2: "f4", 3: "s8", 4: "u8", 5: "s4", 9: "str", 11: "message", 12: "bytes", 14: "u4"}
    for name, descriptor in theirs.items():
        fields = {field.number: field for field in mine[twins.get(name, name)]._fields}
        assert fields.keys() == {one.number for one in descriptor.fields}  # type: ignore[attr-defined]
        for one in descriptor.fields:  # type: ignore[attr-defined]
            field = fields[one.number]
            assert (field.name, field.form, field.repeated) == (one.name, forms[one.type], one.is_repeated), name
            if one.message_type is not None:
                part = one.message_type.full_name.removeprefix("onnx.")
                assert mine[twins.get(part, part)] is field.types[0]
            if one.enum_type is not None:
                members = {value.number: value.name.lower() for value in one.enum_type.values}
                assert {int(value): member.name.lower() for value, member in field.enum.items()} == members
    kinds = {value: name.lower() for name, value in onnx.TensorProto.DataType.items()}
    assert {int(member): member.name.lower() for member in ours.DataType} == kinds


@settings(max_examples=50)
@given(onnx_oracle.models())
def test_what_we_write_the_package_reads(message: onnx.ModelProto) -> None:
    """Every tensor replaced by its own values, and the whole in the shortest form."""
    model = nkformats.parse(message.SerializeToString(), format="onnx")
    for name in list(model.tensors):
        model.tensors[name] = model.tensors[name].to_numpy()
    for data in (model.to_bytes(), model.to_bytes(canonical=True)):
        again = onnx.ModelProto.FromString(data)
        before, after = onnx_oracle.tensors_of(message), onnx_oracle.tensors_of(again)
        assert [path for path, _ in before] == [path for path, _ in after]
        for (_, one), (_, other) in zip(before, after, strict=True):
            left, right = onnx_oracle.values_of(one), onnx_oracle.values_of(other)
            assert left is not None
            assert right is not None
            assert left.tobytes() == right.tobytes() or left.tolist() == right.tolist()
            other.CopyFrom(one)
        assert again == message


@settings(max_examples=50)
@given(onnx_oracle.models())
def test_the_shortest_form_is_theirs(message: onnx.ModelProto) -> None:
    data = message.SerializeToString(deterministic=True)
    assert nkformats.parse(data, format="onnx").to_bytes() == data
    assert onnx.ModelProto.FromString(nkformats.parse(data, format="onnx").to_bytes(canonical=True)) == message
