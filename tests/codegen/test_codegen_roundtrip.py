"""Each schema of tests/codegen/schemas with bytes and the values in them: read, written and owned by every engine.

A case protects what its schema's first line says; `schema_lab.check` says what is compared.
"""

from __future__ import annotations

import struct
from typing import Any

import pytest
from schema_lab import SCHEMAS, Case, check, check_construct, check_stock, module_of

from nkformats import records
from nkformats.errors import SHORT, FormatError

_NAN = bytes.fromhex("0100a07f")  # a signalling NaN with a payload, little endian

CASES = {
    "empty list and payload": Case("listing", b"LIST\0\0\0\0\0\0\0\0", {"header.num_entries": 0, "tail": b""}),
    "list, payload, tail": Case(
        "listing",
        b"LIST\x02\0\x01\0\0\0\xaa\xbb" + struct.pack("<HhHh", 1, -1, 65535, -32768) + b"WORDtail",
        {
            "header.reserved": b"\xaa\xbb",
            "header.num_words": 1,
            "entries[0].level": -1,
            "entries[1].key": 65535,
            "entries[1].level": -32768,
            "payload": b"WORD",
            "tail": b"tail",
        },
    ),
    "no case, some case, default": Case(
        "switching",
        bytes([5, 0, 1, 5, 0xFF, 1, 2, 3, 97, 98, 99, 2, 7, 2, 0x34, 0x12, 3, 4, 9, 2]) + b"!",
        {
            "parts[0].body": None,
            "parts[0].extra": None,
            "parts[1].body.x": 5,
            "parts[1].extra.amount": None,
            "parts[2].body.text": b"abc",
            "parts[3].body.amount": 0x1234,
            "parts[3].extra.y": 4,
            "parts[4].kind": 9,
            "parts[4].body": None,
            "parts[4].extra.width": 2,
            "rest": b"!",
        },
    ),
    "parameters absent": Case(
        "params", bytes([1, 0, 2, 8, 9, 10, 1, 2, 7]), {"blocks[0].flags": None, "blocks[0].closing": None}, (1,)
    ),
    "parameters present": Case(
        "params",
        bytes([2, 1, 0, 1, 0x80, 1, 2, 50, 51, 1, 0x81, 3, 4, 60, 61, 62, 2, 99]),
        {
            "blocks[0].flags": 0x80,
            "blocks[0].wide": 0x201,
            "blocks[0].body": b"23",
            "blocks[1].body": b"<=>",
            "blocks[1].at": 1,
            "pieces[0]": b"",
            "pieces[1]": b"c",
            "rest": b"",
        },
        (2,),
    ),
    "nothing optional there": Case("optional", b"\x40\0\x05", {"stamp": None, "values": None, "num_values": 5}),
    "everything optional there": Case(
        "optional",
        bytes([0x80, 0x33, 2, 0, 0, 1, 0, 1, 255, 2, 254, 0, 1, 0, 2, 0x80, 77]) + b"end",
        {
            "stamp": 256,
            "stamp_or_zero": 256,
            "origin.b": -1,
            "target.b": -2,
            "values": [1, 2],
            "both": -128,
            "late": 77,
            "rest": b"end",
        },
    ),
    "one bit of a mask of two": Case("optional", b"\0\x10\0\x07", {"both": 7, "rest": b""}),
    "a late field that its own condition leaves out": Case("optional", b"\0\x01\0\0\0\0\x0a", {"late": None}),
    "empty streams": Case(
        "substream", bytes([1, 0, 1, 0, 0, 2, 0, 0]), {"sections[0].body.pairs": [], "sections[1].body.content": b""}
    ),
    "streams inside streams": Case(
        "substream",
        bytes([6, 1, 65, 1, 0, 2, 0, 1, 4, 0, 1, 2, 3, 4, 9, 2, 0]) + b"xy",
        {
            "box.head": b"A",
            "box.words": [1, 2],
            "sections[0].body.pairs[1].value": 4,
            "sections[1].body.content": b"xy",
        },
    ),
    "more asked for than the stream has": Case("substream", bytes([3, 9, 65, 66]), {"box.head": b"AB"}),
    "both byte orders": Case(
        "mixed_endian",
        b"\x89AB\0\x01\x02\x01\x02\xff\xff\xff\xfe"
         b"\x80\0\0\0\0\0\0\x01"
         b"\xfe\xff\xff\xff\xff\xff\xff\xff"
         b"\x02\x7f\xff\x80\0\0\x01"
         b"\x01\0\0\0\0\0\0\x80\xfb\x12\x34",
        {
            "a": 0x102,
            "b": 0x201,
            "c": -2,
            "d": 2**63 + 1,
            "e": -2,
            "g": [32767, -32768, 1],
            "h": [1, 2**31],
            "last": -5,
            "rest": [0x1234],
        },
    ),
    "floats": Case(
        "floats",
        struct.pack("<fd", 1.5, -2.25) + struct.pack(">f", 0.1) + struct.pack("<B", 1)
        + struct.pack("<fd3fd", -0.0, 1e300, 1, 2, float("inf"), 3) + struct.pack(">d", 4),
        {"scale": 1.5, "half": -1.125, "doubled": 3.0, "pairs[0].high": 1e300, "wide": 3.0, "rest": [4.0]},
    ),
    "signalling NaNs in every place": Case(
        "floats",
        struct.pack("<f", 0) + b"\1\2\3\4\5\6\xf4\x7f" + _NAN[::-1] + b"\x01" + _NAN + b"\1\0\0\0\0\0\xf0\xff"
        + _NAN * 3 + b"\2\0\0\0\0\0\xf0\x7f" + b"\x7f\xf0\0\0\0\0\0\x03",
        construct=False,
    ),
    "a switched float of four bytes": Case(
        "floats", struct.pack("<fd", 0, 0) + bytes(4) + b"\0" + bytes(12) + _NAN, {"pairs": []}, construct=False
    ),
    "text": Case(
        "texts",
        "\x06äöü".encode() + b"tag\0" + b"\x01" + b"123456" + "Übung".encode(),
        {"name": "äöü", "tag": "tag\0", "note": "123456", "rest": "Übung"},
    ),
    "text that is not UTF-8": Case(
        "texts",
        b"\x03a\xffb\xed\xa0\x80z\0\xc3",
        {"name": "a\udcffb", "tag": "\udced\udca0\udc80z", "note": None, "rest": "\udcc3"},
    ),
    "arrays": Case(
        "arrays",
        bytes([1, 2, 0, 12, 1, 2, 1, 2, 2, 1, 0, 2, 0, 9, 9, 9])
        + struct.pack(">2f", 1, 2) + b"\x07\0\0\0" + struct.pack(">4h", 1, -1, 2, -2) + b"r",
        {"weights.tensors[1]": b"\x07", "weights.gap": b"\0\0\0", "catalog[1].elements": 1, "rest": b"r"},
    ),
    "derived values as computed": Case(
        "derived",
        bytes([2, 10, 0, 3, 0, 2, 1, 2, 3, 4, 7, 8, 9, 0, 4, 0, 0]),
        {"offset": 10, "total": 4, "tail": b"\0\0", "body.first": 7, "padding": b"\0"},
    ),
    "derived values that a file has otherwise": Case(
        "derived",
        bytes([2, 99, 1, 3, 0, 2, 1, 2, 3, 4, 7, 8, 9, 5, 77, 1]),
        {"offset": 355, "total": 77, "tail": b"\1", "padding": b"\5"},
    ),
    "a derived value that is absent": Case("derived", bytes([1, 6, 0, 4, 0, 0, 1, 2, 3, 4, 0]), {"total": None}),
    "checks": Case("checks", bytes([2, 9, 1, 5, 0, 2, 0, 1, 250, 3, 1]), {"items_read[1].more": -6, "codes": [3, 1]}),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_case(name: str) -> None:
    check(CASES[name])


@pytest.mark.parametrize("name", CASES)
def test_stock_parser_agrees(name: str) -> None:
    check_stock(CASES[name])


@pytest.mark.parametrize("name", [name for name, case in CASES.items() if case.construct])
def test_construct_agrees(name: str) -> None:
    check_construct(CASES[name])


def test_every_schema_has_a_case() -> None:
    assert {case.schema for case in CASES.values()} == {path.stem for path in SCHEMAS.glob("*.ksy")}


@pytest.mark.parametrize("name", CASES)
def test_truncated_anywhere(name: str) -> None:
    """A shorter file is read whole or refused where it ends, with a tree that goes as far as the bytes do."""
    case = CASES[name]
    module = module_of(case.schema)
    for length in range(len(case.data)):
        data = case.data[:length]
        record, error = tried(case, data)
        if error is not None:
            assert broken_off(error, length)
        else:
            assert module.write(record) == data


def tried(case: Case, data: bytes) -> tuple[Any, FormatError | None]:
    """The record of these bytes, or the error; anything else comes out."""
    try:
        return module_of(case.schema).read(data, *case.args), None
    except FormatError as error:
        return None, error


def broken_off(error: FormatError, length: int) -> bool:
    """Whether an error stands inside the file, and its tree owns every byte read before it, each once.

    A constant belongs to its class, so a partial tree has it even where the file ended before or within it; of a list
    of numbers that is cut nothing is kept.
    """
    assert 0 <= error.offset <= length, error
    assert error.path
    at = 0
    for span in records.spans(error.record):
        assert span.offset == at, error
        if span.field is not None and span.field.constant is not None and at + span.length > error.offset:
            break
        at += span.length
    # A value that breaks its own constraint stands in the tree already.
    return at <= (error.offset if error.rule == SHORT else length)


@pytest.mark.parametrize("name", CASES)
def test_changed_anywhere(name: str) -> None:
    """Any byte changed gives a record that is written as it was read, or one FormatError; never anything else."""
    case = CASES[name]
    module = module_of(case.schema)
    for at in range(len(case.data)):
        for value in (0, 1, 0x7F, 0x80, 0xFF, case.data[at] ^ 1):
            data = case.data[:at] + bytes([value]) + case.data[at + 1 :]
            record, error = tried(case, data)
            if error is not None:
                assert broken_off(error, len(data))
            else:
                assert records.size_of(record) == len(data), "a byte without owner"
                module.check(record)
                assert module.write(record) == data
