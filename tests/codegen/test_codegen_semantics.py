"""What generated records promise beyond a round trip: derived fields, padding, text, limits, and what is not written.

Each test says which promise it protects. The schemas are those of tests/codegen/schemas, or a few lines in the test.
"""

from __future__ import annotations

import copy
import struct
from typing import Any

import pytest
from schema_lab import compiled, module_of, owned, rule

from nkformats import errors, records
from nkformats.errors import FormatError
from nkformats.records import Record

META = "meta: {id: lab, endian: le}\n"
REST = "  - {id: rest, size-eos: true}\n"


def refuses(module: Any, record: Record, broken: str, path: str) -> FormatError:
    """The error of writing a record; nothing may have been put out before it."""
    with pytest.raises(FormatError) as caught:
        module.write(record)
    assert (caught.value.rule, caught.value.path) == (broken, path), caught.value
    assert caught.value.expected
    assert caught.value.got
    return caught.value


# -- derived fields -----------------------------------------------------------------------------------------------


def listing() -> Any:
    module = module_of("listing")
    entries = [module.Entry(key=1, level=2), module.Entry(key=3)]
    return module.Listing(header=module.Header(), entries=entries, payload=b"12345678")


def test_built_from_nothing() -> None:
    """Counts, sizes and padding follow from the parts; defaults stand where nothing was given."""
    module, record = module_of("listing"), listing()
    assert module.write(record) == b"LIST\x02\0\x02\0\0\0\0\0" + struct.pack("<HhHh", 1, 2, 3, -1) + b"12345678"
    assert (record.header.num_entries, record.header.num_words) == (2, 2)
    assert module.read(module.write(record)) == record


def test_derived_fields_are_read_only() -> None:
    record = listing()
    with pytest.raises(AttributeError):
        record.header.num_entries = 7
    with pytest.raises(TypeError):
        module_of("listing").Header(num_entries=7)


def test_equality_ignores_derived_fields() -> None:
    record, settled = listing(), listing()
    record.header.reserved = b"\0\0"
    module_of("listing").write(settled)
    assert record.header.num_entries != settled.header.num_entries
    assert record == settled


def test_edit_then_write() -> None:
    """An edit of what a field derives from brings the field back to the truth."""
    module = module_of("listing")
    record = module.read(module.write(listing()))
    del record.entries[0]
    record.payload = b"1234"
    assert module.write(record) == b"LIST\x01\0\x01\0\0\0\0\0" + struct.pack("<Hh", 3, -1) + b"1234"


def test_settle_twice_is_settle_once() -> None:
    for build in (
        listing,
        lambda: module_of("derived").read(bytes([2, 99, 1, 3, 0, 2, 1, 2, 3, 4, 7, 8, 9, 5, 77, 1])),
    ):
        record = build()
        records.settle(record)
        once = copy.deepcopy(record)
        first = records.chunks(record, {"header.num_entries": 5})
        records.settle(record)
        assert record == once
        assert records.chunks(record, {"header.num_entries": 5}) == first


def test_payload_of_half_a_word_is_refused() -> None:
    """`size: n * 4` has no n for six bytes."""
    record = listing()
    record.payload = b"123456"
    refuses(module_of("listing"), record, errors.LENGTH, "payload")


def test_size_times_zero_stays_as_read() -> None:
    """`size: n * w` with w = 0 says nothing of n."""
    module = compiled(
        META + "seq:\n  - {id: num, type: u1}\n  - {id: w, type: u1}\n  - {id: d, size: num * w}\n" + REST
    )
    assert module.write(module.read(b"\x05\0rest")) == b"\x05\0rest"
    record = module.read(b"\x02\x03abcdef")
    record.d = b"abc"
    assert module.write(record) == b"\x01\x03abc"
    record.w = 0
    refuses(module, record, errors.LENGTH, "d")


def test_absent_part_decides_nothing() -> None:
    """The count of a list that is not there comes back as it was read."""
    module = module_of("optional")
    assert module.write(module.read(b"\0\0\x09rest")) == b"\0\0\x09rest"


def test_flag_bits_follow_presence() -> None:
    """A single bit that decides one field is set and cleared with it; the other bits of the flags stay."""
    module = module_of("optional")
    record = module.read(b"\x40\0\0")
    record.stamp = 5
    record.origin, record.target = module.Pair(a=1, b=2), module.Pair(a=3, b=4)
    record.values = [7, 8]
    assert module.write(record) == b"\xc0\x03\x02\0\0\0\x05\x01\x02\x03\x04\0\x07\0\x08"
    record.stamp = record.origin = record.target = record.values = None
    assert module.write(record) == b"\x40\0\x02"


def test_second_field_of_a_bit_and_a_mask_are_checked() -> None:
    """What inversion cannot set is compared at writing."""
    module = module_of("optional")
    record = module.read(b"\0\0\0")
    record.target = module.Pair(a=1, b=2)
    refuses(module, record, errors.PRESENCE, "target")
    record = module.read(b"\0\0\0")
    record.both = 3
    refuses(module, record, errors.PRESENCE, "both")
    record.flags = 0x20
    assert module.write(record) == b"\0\x20\0\x03"


def test_explicit_derivation_remembers() -> None:
    """A stored value that differs survives until something it follows from changes; `canonical` recomputes it."""
    module = module_of("derived")
    data = bytes([2, 99, 1, 3, 0, 2, 1, 2, 3, 4, 7, 8, 9, 0, 77, 0, 0])
    record = module.read(data)
    assert module.write(record) == data
    twin = copy.deepcopy(record)
    assert module.write(twin) == data
    record.names.append(module.Name(code=5, mark=6))
    assert module.write(record) == bytes([2, 12, 0, 3, 0, 3, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 5, 0, 0])
    records.settle(twin, canonical=True)
    assert module.write(twin) == bytes([2, 10, 0, 3, 0, 2, 1, 2, 3, 4, 7, 8, 9, 0, 4, 0, 0])


def test_derived_value_comes_and_goes_with_its_condition() -> None:
    module = module_of("derived")
    record = module.Derived(body=module.Body(first=1, content=b"abc"))
    assert module.write(record) == bytes([2, 6, 0, 4, 0, 0, 1, 97, 98, 99, 2, 0, 0])
    record.version = 1
    assert module.write(record) == bytes([1, 6, 0, 4, 0, 0, 1, 97, 98, 99, 0])
    record.version = 3
    assert module.write(record) == bytes([3, 6, 0, 4, 0, 0, 1, 97, 98, 99, 3])


def test_derivation_from_an_absent_field_is_not_computed() -> None:
    module = compiled(
        META + "seq:\n  - {id: f, type: u1}\n  - {id: a, type: u1, if: f == 1}\n"
        "  - {id: b, type: u1, if: f == 1, -nkf-derive: a + 1}\n" + REST
    )
    assert module.write(module.read(b"\0rest")) == b"\0rest"
    assert module.write(module.read(b"\1\7\7")) == b"\1\7\7"
    record = module.read(b"\1\7\7")
    record.a = 9
    assert module.write(record) == b"\1\x09\x0a"


def test_padding_of_changed_length_becomes_zeros() -> None:
    module = module_of("derived")
    record = module.read(bytes([1, 6, 0, 2, 0, 0, 1, 2, 0xAA, 0xBB, 0]))
    assert record.padding == b"\xaa\xbb"
    record.version = 1
    assert module.write(record)[8:10] == b"\xaa\xbb"
    record.body.content = b"xy"
    assert module.write(record) == bytes([1, 6, 0, 3, 0, 0, 1, 120, 121, 0, 0])


def test_arguments_that_follow_from_a_size() -> None:
    """A part whose layout depends on its own size, through a parameter: settled in one go."""
    module = compiled(
        META + "seq:\n  - {id: len_part, type: u1}\n  - {id: part, type: part(len_part), size: len_part}\n" + REST
        + "types:\n  part:\n    params: [{id: len_part, type: u1}]\n    seq:\n"
        "      - {id: pad, size: len_part % 4, -nkf-padding: AB001}\n      - {id: d, size-eos: true}\n" + rule("AB001")
    )  # fmt: skip
    record = module.read(b"\x05\0abcd")
    record.part.pad, record.part.d = b"\0", b"abcdefgh"
    assert module.write(record) == b"\x09\0abcdefgh"
    assert record.part.len_part == 9


def test_padding_that_the_stream_cuts_short_is_kept() -> None:
    """The bytes-left idiom: what is there, at most so many."""
    module = compiled(
        META + "seq:\n  - {id: num, type: u1}\n"
        "  - {id: pad, -nkf-padding: AB001, size: 'num <= _io.size - _io.pos ? num : _io.size - _io.pos'}\n"
        + REST + rule("AB001", severity="warning")
    )  # fmt: skip
    for data in (b"\x03\1\2\3rest", b"\x09\1\2", b"\0", b"\x02\0\0"):
        assert module.write(module.read(data)) == data


# -- values -------------------------------------------------------------------------------------------------------


def test_text_that_is_not_utf8_comes_back() -> None:
    """Invalid bytes are surrogates in the record and a finding; what UTF-8 cannot hold is refused."""
    module = module_of("texts")
    data = b"\x02\xff\xfetag!\0rest"
    record = module.read(data)
    assert module.write(record) == data
    assert [(one.rule, one.path) for one in module.check(record)] == [("TX001", "name")]
    record.name = "\ud800"
    refuses(module, record, errors.TEXT, "name")
    record.name = "\udcc3\udca4"  # would be read back as one letter
    refuses(module, record, errors.TEXT, "name")
    record.name = "größer"
    assert module.write(record) == b"\x08" + "größer".encode() + b"tag!\0rest"


def test_length_of_a_text_is_in_bytes() -> None:
    """A list as long as a text has an element a byte, as for the stock parser, for which it is bytes."""
    module = compiled(
        META + "seq:\n  - {id: name, size: 4, -nkf-text: AB001}\n"
        "  - {id: xs, type: part, repeat: expr, repeat-expr: name.length}\n" + REST
        + "types: {part: {seq: [{id: num, type: u1}, {id: d, size: num}]}}\n" + rule("AB001")
    )  # fmt: skip
    assert len(module.read("äö".encode() + bytes(4)).xs) == 4


def test_signalling_nan_keeps_its_bits() -> None:
    """float -> double -> float would quiet it; equality is of bits, so such a record equals itself."""
    module = module_of("floats")
    nan = bytes.fromhex("0100a07f")
    data = struct.pack("<fdf", 1, 0, 0) + b"\x01" + nan + bytes(8) + nan * 3 + bytes(8)
    record = module.read(data)
    assert module.write(record) == data
    assert record == copy.deepcopy(record)
    other = module.read(data.replace(nan, bytes.fromhex("0200a07f")))
    assert record != other


def test_floats_are_compared_by_bits() -> None:
    module = module_of("floats")
    data = bytearray(struct.pack("<fdf", 0, 0, 0) + b"\0" + bytes(16))
    zero = module.read(data)
    data[3] = 0x80
    assert module.read(data) != zero
    data[3] = 0
    zero.double = 1e999
    assert module.write(zero)[4:12] == struct.pack("<d", 1e999)


def test_nan_breaks_a_bound() -> None:
    with pytest.raises(FormatError, match="FL001"):
        module_of("floats").read(struct.pack("<f", float("nan")) + bytes(30))


def test_case_that_is_not_listed() -> None:
    """The field is None, and a record there is refused."""
    module = module_of("switching")
    record = module.read(bytes([1, 9, 2]))
    assert record.parts[0].body is None
    record.parts[0].body = module.Point(x=1, y=2)
    refuses(module, record, errors.PRESENCE, "parts[0].body")
    record.parts[0].kind = module.Kind.POINT
    assert module.write(record) == bytes([1, 1, 1, 2, 2])
    record.parts[0].kind = module.Kind.LABEL
    refuses(module, record, errors.PRESENCE, "parts[0].body")


def test_optional_switch_without_a_case() -> None:
    """A condition that holds and a value that no case lists: nothing there, and that is how it is written."""
    module = compiled(
        META + "seq:\n  - {id: k, type: u1}\n  - {id: b, if: k > 1, type: {switch-on: k, cases: {2: part}}}\n" + REST
        + "types: {part: {seq: [{id: v, type: u1}]}}\n"
    )  # fmt: skip
    for data in (b"\1rest", b"\2\7rest", b"\3rest"):
        assert module.write(module.read(data)) == data
    record = module.read(b"\3rest")
    record.k = 2
    refuses(module, record, errors.PRESENCE, "b")


def test_unknown_enum_value_stays_an_int() -> None:
    module = module_of("switching")
    record = module.read(bytes([2, 0, 9, 2]))
    assert record.parts[0].kind is module.Kind.NONE
    assert type(record.parts[1].kind) is int


def test_parts_share_no_names() -> None:
    """A flat part may call its fields as those of the record around it, and its parameters as it likes."""
    module = compiled(
        META + "seq:\n  - {id: num, type: u1}\n  - {id: top, type: u1}\n"
        "  - {id: xs, type: part(top + 1), repeat: expr, repeat-expr: num}\n  - {id: tail, size: num}\n" + REST
        + "types:\n  part:\n    params: [{id: most, type: u1}]\n    seq:\n"
        "      - {id: num, type: u1}\n      - {id: xs, type: u1, valid: {max: most}, -nkf-check: AB001}\n"
        + rule("AB001")
    )  # fmt: skip
    data = b"\x02\x04\x09\x05\x08\x04TLrest"
    record = module.read(data)
    assert (record.tail, record.rest) == (b"TL", b"rest")
    assert module.write(record) == data
    with pytest.raises(FormatError) as caught:
        module.read(b"\x02\x04\x09\x05\x08\x06TL")
    assert (caught.value.path, caught.value.offset, caught.value.rule) == ("xs[1].xs", 5, "AB001")


def test_field_called_length() -> None:
    """`head.length` is the field, not the length of something."""
    module = compiled(
        META + "seq:\n  - {id: head, type: head}\n  - {id: xs, type: part, repeat: expr, repeat-expr: head.length}\n"
        + REST + "types:\n  head: {seq: [{id: length, type: u1}]}\n"
        "  part: {seq: [{id: num, type: u1}, {id: d, size: num}]}\n"
    )  # fmt: skip
    assert len(module.read(b"\x02\0\1x").xs) == 2


def test_parts_without_bytes() -> None:
    module = compiled(
        META + "seq:\n  - {id: num, type: u1}\n  - {id: xs, type: part, repeat: expr, repeat-expr: num}\n" + REST
        + "types: {part: {seq: [{id: d, size: 0}]}}\n"
    )  # fmt: skip
    assert module.write(module.read(b"\xffrest")) == b"\xffrest"


def test_numbers_to_the_end_leave_no_byte() -> None:
    """Three bytes are one number of two and the beginning of another."""
    module = module_of("mixed_endian")
    data = b"\x89AB\0" + bytes(24) + b"\0" + bytes(7)
    with pytest.raises(FormatError) as caught:
        module.read(data + b"\1\2\3")
    assert (caught.value.path, caught.value.offset) == ("rest[1]", len(data) + 2)


# -- limits, errors, partial trees --------------------------------------------------------------------------------


def test_only_short_lists_keep_their_unpackers() -> None:
    """A file with lists of a thousand lengths shall not fill the memory."""
    unpackers = records.Unpackers(">H")
    for count in (0, 3, 3, 256, 257):
        assert unpackers[count](memoryview(bytes(range(256)) * 3), 1) == struct.unpack_from(
            f">{count}H", bytes(range(256)) * 3, 1
        )
    assert list(unpackers) == [0, 3, 256]


def test_limit_may_be_raised() -> None:
    """The message names the limit; the writer has the same one."""
    module = module_of("listing")
    assert module.LIMITS == {"header.num_entries": 5}
    record = listing()
    record.entries = [module.Entry(key=1)] * 6
    error = refuses(module, record, "LS002", "header.num_entries")
    assert "limit header.num_entries" in str(error)
    data = module.write(record, {"header.num_entries": 6})
    with pytest.raises(FormatError, match=r"at most 5 \(limit header.num_entries\), got 6"):
        module.read(data)
    assert len(module.read(data, limits={"header.num_entries": 6}).entries) == 6
    with pytest.raises(FormatError, match="at most 4"):
        module.read(data, limits={"header.num_entries": 4})


def test_limit_by_an_instance() -> None:
    """A limit may be an expression of constants; a constraint over other fields is none."""
    text = META + "seq:\n  - {id: other, type: u1}\n  - {id: num, type: u1, valid: {max: TOP}, -nkf-check: AB001}\n"
    text += "  - {id: xs, type: u1, repeat: expr, repeat-expr: num}\n  - {id: rest, size-eos: true}\n"
    text += "instances: {top: {value: 7}}\n"
    assert compiled(text.replace("TOP", "top") + rule("AB001")).LIMITS == {"lab.num": 7}
    assert compiled(text.replace("TOP", "other") + rule("AB001")).LIMITS == {}


def test_huge_counts_cost_nothing() -> None:
    """A count is compared with the bytes left before anything is allocated or looped over."""
    module = compiled(
        META + "seq:\n  - {id: num, type: u8}\n  - {id: a, type: u4, repeat: expr, repeat-expr: num}\n" + REST
    )
    with pytest.raises(FormatError, match="GEN001"):
        module.read(b"\xff" * 20)
    module = compiled(
        META + "seq:\n  - {id: num, type: u8}\n  - {id: a, type: part, repeat: expr, repeat-expr: num}\n" + REST
        + "types: {part: {seq: [{id: k, type: u1}, {id: d, size: k}]}}\n"
    )  # fmt: skip
    with pytest.raises(FormatError, match="GEN001"):
        module.read(b"\xff" * 8 + bytes(1000))


def test_error_has_path_offset_and_tree() -> None:
    module = module_of("substream")
    data = bytes([1, 0, 1, 2, 0, 5, 6, 1, 9, 0, 7])
    with pytest.raises(FormatError) as caught:
        module.read(data)
    error = caught.value
    assert (error.path, error.offset, error.rule) == ("sections[1].body", 10, errors.SHORT)
    assert (error.expected, error.got) == ("9 bytes", "1 before the end")
    assert error.record.sections[0].body.pairs[0].value == 6
    assert owned(error.record) == [(0, 10)]


def test_error_inside_a_substream_is_absolute() -> None:
    module = module_of("substream")
    with pytest.raises(FormatError) as caught:
        module.read(bytes([1, 0, 1, 3, 0, 5, 6, 7, 9, 9]))
    assert (caught.value.path, caught.value.offset) == ("sections[0].body.pairs[1].value", 8)


# -- what is not written ------------------------------------------------------------------------------------------


def change(**values: Any) -> Record:
    """A listing with changes: `header__reserved=...` reaches into the header."""
    record = listing()
    for path, value in values.items():
        *parts, last = path.split("__")
        owner = records.resolve(record, ".".join(parts)) if parts else record
        setattr(owner, last, value)
    return record


@pytest.mark.parametrize(
    ("values", "broken", "path"),
    [
        ({"payload": None}, errors.UNSET, "payload"),
        ({"header": None}, errors.UNSET, "header"),
        ({"entries": None}, errors.UNSET, "entries"),
        ({"entries": (1, 2)}, errors.RANGE, "entries"),
        ({"entries": [None]}, errors.RANGE, "entries[0]"),
        ({"payload": "text"}, errors.RANGE, "payload"),
        ({"payload": memoryview(b"12345678")[::2]}, errors.RANGE, "payload"),
        ({"header": b"LIST"}, errors.RANGE, "header"),
        ({"header__reserved": 3}, errors.RANGE, "header.reserved"),
    ],
)
def test_wrong_values_are_refused(values: dict[str, Any], broken: str, path: str) -> None:
    refuses(module_of("listing"), change(**values), broken, path)


@pytest.mark.parametrize(
    ("value", "broken"),
    [
        (65536, errors.RANGE), (-1, "LS004"), (0, "LS004"), (1.0, errors.RANGE), ("1", errors.RANGE),
        (None, errors.UNSET), ([1], errors.RANGE), (2**200, errors.RANGE),
    ],
)  # fmt: skip
def test_wrong_numbers_are_refused(value: Any, broken: str) -> None:
    record = listing()
    record.entries[1].key = value
    if value == -1:
        broken = errors.RANGE
    refuses(module_of("listing"), record, broken, "entries[1].key")


@pytest.mark.parametrize("value", [None, "3", 2.5])
def test_flags_that_are_no_number_are_refused(value: Any) -> None:
    """Derivations reach into parts, so these are looked at before anything is derived."""
    module = compiled(
        META + "seq:\n  - {id: head, type: head}\n  - {id: a, type: u1, if: (head.flags & 1) != 0}\n" + REST
        + "types: {head: {seq: [{id: flags, type: u1}]}}\n"
    )  # fmt: skip
    record = module.read(b"\1\2")
    record.head.flags = value
    refuses(module, record, errors.UNSET if value is None else errors.RANGE, "head.flags")


def test_list_of_fixed_length() -> None:
    module = module_of("mixed_endian")
    record = module.read(b"\x89AB\0" + bytes(24) + b"\0" + bytes(7))
    record.g = [1, 2]
    refuses(module, record, errors.LENGTH, "g")


def test_list_whose_length_another_decides() -> None:
    """Of two lists with one count the first sets it, the second is compared."""
    module = module_of("params")
    record = module.read(bytes([1, 0, 2, 8, 9, 10, 1, 2, 7]), 1)
    record.pieces.append(b"x")
    refuses(module, record, errors.LENGTH, "pieces")


def test_parameters_are_passed_down() -> None:
    """Settling gives every part the arguments that the layout names, whatever stood there."""
    module = module_of("params")
    data = bytes([2, 1, 0, 1, 0x80, 1, 2, 50, 51, 1, 0x81, 3, 4, 60, 61, 62, 2, 99])
    record = module.read(data, 2)
    record.blocks[0].at = record.blocks[0].version = 77
    record.blocks[1].sizes = []
    assert module.write(record) == data
    assert (record.blocks[0].at, record.blocks[0].version) == (0, 2)


def test_arguments_of_the_default_case() -> None:
    module = compiled(
        META + "seq:\n  - {id: k, type: u1}\n  - {id: b, type: {switch-on: k, cases: {1: one(k), _: two(k)}}}\n" + REST
        + "types:\n  one: {params: [{id: p, type: u1}], seq: [{id: v, type: u1}]}\n"
        "  two: {params: [{id: q, type: u1}], seq: [{id: v, type: u2}]}\n"
    )  # fmt: skip
    for data in (b"\1\2rest", b"\2\3\4rest"):
        assert module.write(module.read(data)) == data


# -- checks -------------------------------------------------------------------------------------------------------


def test_findings() -> None:
    """Every rule that is broken, with path and place; `all` over a list reports each element."""
    module = module_of("checks")
    record = module.read(bytes([2, 9, 1, 0, 0, 1, 12, 9, 1, 3]))
    found = [(one.rule, one.path, one.offset, one.length) for one in module.check(record)]
    assert found == [
        ("CH001", "items_read", 2, 6),
        ("CH002", "items_read", 2, 6),
        ("CH006", "items_read[0].weight", 3, 1),
        ("CH003", "items_read[0].weight", 3, 1),
        ("CH006", "items_read[1].weight", 6, 1),
        ("CH007", "items_read[1].weight", 6, 1),
        ("CH008", "items_read[1].shade", 7, 1),
        ("CH005", "codes", 8, 2),
    ]
    assert {one.rule: one.severity for one in module.check(record)}["CH005"] == "warning"
    assert module.check(module.read(bytes([1, 9, 1, 5, 0, 1, 2]))) == []


def test_check_of_an_absent_field() -> None:
    module = module_of("checks")
    rules = [one.rule for one in module.check(module.read(bytes([1, 9, 1, 5, 1, 0xF0, 1, 1])))]
    assert rules == ["CH010"]
    rules = [one.rule for one in module.check(module.read(bytes([1, 9, 1, 5, 1, 10, 1, 1])))]
    assert rules == ["CH009"]


def test_non_zero_padding_is_a_finding() -> None:
    module = module_of("listing")
    found = module.check(module.read(b"LIST\0\0\0\0\0\0\0\1"))
    assert [(one.rule, one.path, one.offset, one.length) for one in found] == [("LS003", "header.reserved", 10, 2)]


def test_arrays() -> None:
    """Views in the byte order of the format, and new arrays with the dtype and the shape that the layout can store."""
    numpy = pytest.importorskip("numpy")
    module = module_of("arrays")
    payload = struct.pack(">2f", 1, 2) + b"\x07\0\0\0" + struct.pack(">4h", 1, -1, 2, -2)
    record = module.read(bytes([1, 2, 0, 12, 1, 2, 1, 2, 2, 1, 0, 2, 0, 9, 9, 9]) + payload)
    assert record.weights.array("tensors", 0).tolist() == [[1.0], [2.0]]
    assert record.fixed is not None
    assert record.array("fixed").tolist() == [[1, -1], [2, -2]]
    with pytest.raises(FormatError, match=errors.ARRAY):
        record.set_array("fixed", numpy.zeros((2, 2), "float32"))
    record.weights.set_array("tensors", numpy.arange(6, dtype="int8").reshape(2, 3), 0)
    data = module.write(record)
    again = module.read(data)
    assert again.catalog[0].shape[:2] == [2, 3]
    assert again.weights.array("tensors", 0).tolist() == [[0, 1, 2], [3, 4, 5]]
    assert again.len_weights == 6 + 1 + 3, "the gap follows from nothing that has changed"
