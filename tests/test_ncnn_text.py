"""The text of an ncnn `.param`: every rule at its place, reading as loaders read, and writing back what was read."""

from __future__ import annotations

import random
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from conftest import corpus_files
from nkformats import FormatError
from nkformats.formats.ncnn_graph import Layer
from nkformats.generated import ncnn
from nkformats.keyed import spelling, text
from nkformats.keyed.lines import line_column
from nkformats.keyed.quick import Quick
from nkformats.keyed.text import Document, place
from nkformats.rules.param_text import RULES

FILES = corpus_files("ncnn", "**/*.param")

HEAD = b"7767517\n1 1\n"
#: What stands before the parameters of the one layer of `one`; they begin at byte 29, line 3, column 18.
LAYER = HEAD + b"Input in0 0 1 a0 "


def one(params: bytes) -> bytes:
    return LAYER + params + b"\n"


def read(data: bytes) -> Document:
    return text.parse(memoryview(data), Layer)


def write(layers: list[Layer], blob_count: int, layer_count: int | None = None, **options: Any) -> bytes:
    return spelling.write(layers, blob_count, ncnn.NOTATION, layer_count, **options)


def values(params: bytes) -> dict[int, Any]:
    return read(one(params)).layers[0].values


def rules_of(data: bytes) -> list[str]:
    return [oddity.rule for oddity in read(data).oddities]


def plain(layer: Layer) -> tuple[Any, ...]:
    """A layer as a loader sees it: floats have 32 bits."""

    def bits(value: Any) -> Any:
        return struct.pack("<f", value) if isinstance(value, float) else value

    seen = {key: [*map(bits, v)] if isinstance(v, list) else bits(v) for key, v in layer.values.items()}
    return layer.type, layer.name, layer.bottoms, layer.tops, seen


# -- rules: what is refused -------------------------------------------------------------------------------------------

#: Rule, file, offset, line, column and path.
REFUSED = [
    ("NCNN001", b"", 0, 1, 1, ""),
    ("NCNN001", b" \n\r\n\t", 0, 1, 1, ""),
    ("NCNN002", b"<!DOCTYPE html>\n<html></html>", 0, 1, 1, ""),
    ("NCNN002", b"\n  <html>", 0, 1, 1, ""),
    ("NCNN003", b"PK\3\4\x14\0\0\0", 0, 1, 1, ""),
    ("NCNN003", b"\x1f\x8b\x08\0", 0, 1, 1, ""),
    ("NCNN004", b"version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", 0, 1, 1, ""),
    ("NCNN005", b"\x89PNG\r\n\x1a\n\0\0", 0, 1, 1, ""),
    ("NCNN006", struct.pack("<3i", 7767517, 1, 1), 0, 1, 1, ""),
    ("NCNN007", struct.pack("<4f", 0.5, 0, 1, 2), 0, 1, 1, ""),
    ("NCNN008", b"7767516\n1 1\nInput in0 0 1 a0\n", 0, 1, 1, "magic"),
    ("NCNN008", b"7767517.0\n1 1\nInput in0 0 1 a0\n", 0, 1, 1, "magic"),
    ("NCNN008", b"import ncnn\n", 0, 1, 1, "magic"),
    ("NCNN009", HEAD + b"pnnx.Input in 0 1 0 #0=(1,3)f32\n", 12, 3, 1, "layers[0].type"),
    ("NCNN009", HEAD + b"nn.Conv2d c 0 1 a @weight=(4,3)f32\n", 30, 3, 19, "layers[0].values"),
    ("NCNN010", "7767517\n1 1\n".encode("utf-16"), 0, 1, 1, ""),
    ("NCNN015", b"7767517\nx 1\n", 8, 2, 1, "layer_count"),
    ("NCNN015", b"7767517\n1 1.0\n", 10, 2, 3, "blob_count"),
    ("NCNN015", b"7767517\n", 8, 2, 1, "layer_count"),
    ("NCNN020", HEAD + b"Input in0 0\n", 24, 4, 1, "layers[0].tops"),
    ("NCNN020", HEAD + b"Input in0 0 3 a\n", 28, 4, 1, "layers[0].tops[1]"),
    ("NCNN021", HEAD + b"Input in0 x 1 a\n", 22, 3, 11, "layers[0].bottoms"),
    ("NCNN021", HEAD + b"Input my name 0 1 a\n", 21, 3, 10, "layers[0].bottoms"),
    ("NCNN022", HEAD + b"Input in0 -1 1 a\n", 22, 3, 11, "layers[0].bottoms"),
    ("NCNN022", HEAD + b"Input in0 0 1000001 a\n", 24, 3, 13, "layers[0].tops"),
    ("NCNN022", HEAD + b"Input in0 0 " + b"9" * 50 + b" a\n", 24, 3, 13, "layers[0].tops"),
    ("NCNN031", b"7767517\n2 2\nInput in0 0 1 a 0=1 axis\nSplit s 1 1 a b\n", 32, 3, 21, "layers[0].values"),
    ("NCNN031", b"7767517\n2 1\nInput in0 0 1 a0 0 =1\n", 29, 3, 18, "layers[0].values"),
    ("NCNN034", one(b"0="), 31, 3, 20, "layers[0].values[0]"),
    ("NCNN034", one(b"0= 1"), 31, 3, 20, "layers[0].values[0]"),
    ("NCNN034", one(b"-23300="), 36, 3, 25, "layers[0].values[-23300]"),
    ("NCNN035", one(b"6=*(0w,2)"), 31, 3, 20, "layers[0].values[6]"),
    ("NCNN035", one(b"0=."), 31, 3, 20, "layers[0].values[0]"),
    ("NCNN035", one(b'-23300=1,"a"'), 38, 3, 27, "layers[0].values[0]"),
    ("NCNN040", one(b"0=" + b"9" * 5000), 31, 3, 20, "layers[0].values[0]"),
    ("NCNN048", one(b"0=1,,2"), 33, 3, 22, "layers[0].values[0][1]"),
    ("NCNN048", one(b"0=,1"), 31, 3, 20, "layers[0].values[0][0]"),
    ("NCNN055", one(b"-23300=1.0,2"), 36, 3, 25, "layers[0].values[0]"),
    ("NCNN055", one(b"-23300=x"), 36, 3, 25, "layers[0].values[0]"),
]


@pytest.mark.parametrize(("rule", "data", "offset", "line", "column", "path"), REFUSED)
def test_refused(rule: str, data: bytes, offset: int, line: int, column: int, path: str) -> None:
    with pytest.raises(FormatError) as caught:
        read(data)
    error = caught.value
    assert (error.rule, error.offset, error.line, error.column, error.path) == (rule, offset, line, column, path)
    assert RULES[rule].severity == "error"
    assert error.expected
    assert error.got
    assert len(str(error)) < 400


def test_refused_with_the_layers_so_far() -> None:
    with pytest.raises(FormatError) as caught:
        read(b"7767517\n3 3\nInput a 0 1 a\nSplit s 1 1 a b 0=1\nNoop n 1 x b\n")
    document = caught.value.record
    assert [layer.name for layer in document.layers] == ["a", "s"]
    assert document.layers[1].values == {0: 1}


# -- rules: what is read and told -------------------------------------------------------------------------------------

LONG = b"n" * 256

#: Rule, file, offset, length, line and column, and the values of the first layer.
ODD: list[tuple[str, bytes, int, int, int, int, dict[int, Any]]] = [
    ("NCNN011", b"\xef\xbb\xbf" + one(b"0=1"), 0, 3, 1, 1, {0: 1}),
    ("NCNN012", b"1 1\nInput data 0 1 data 227 2.5 3\n", 0, 1, 1, 1, {0: 227, 1: 2.5, 2: 3}),
    ("NCNN013", b"1 1\nInput data 0 1 data 0=227\n", 0, 1, 1, 1, {0: 227}),
    ("NCNN014", b"+7767517\n1 1\nInput a 0 1 a\n", 0, 8, 1, 1, {}),
    ("NCNN014", b"7767517\n01 1\nInput a 0 1 a\n", 8, 2, 2, 1, {}),
    ("NCNN014", HEAD + b"Input a 0 +1 a\n", 22, 2, 3, 11, {}),
    ("NCNN014", one(b"00=1"), 29, 2, 3, 18, {0: 1}),
    ("NCNN014", one(b"+0=1"), 29, 2, 3, 18, {0: 1}),
    ("NCNN016", b"7767517\n0 1\nInput a 0 1 a 0=1\n", 8, 1, 2, 1, {0: 1}),
    ("NCNN016", b"7767517\n-5 1\nInput a 0 1 a 0=1\n", 8, 2, 2, 1, {0: 1}),
    ("NCNN016", b"7767517\n2147483647 1\nInput a 0 1 a 0=1\n", 8, 10, 2, 1, {0: 1}),
    ("NCNN016", b"7767517\n1 1000001\nInput a 0 1 a 0=1\n", 10, 7, 2, 3, {0: 1}),
    ("NCNN016", b"7767517\n1 " + b"9" * 99 + b"\nInput a 0 1 a 0=1\n", 10, 99, 2, 3, {0: 1}),
    ("NCNN017", b"7767517\n75 1\nInput a 0 1 a\n", 27, 0, 4, 1, {}),
    ("NCNN018", b"7767517\n1 2\nInput a 0 1 a\nSplit s 1 1 a b\n", 26, 15, 4, 1, {}),
    ("NCNN019", b"7767517\n1 1\nInput a 0 1 a\n\n the end\n", 28, 7, 5, 2, {}),
    ("NCNN023", HEAD + b"Input " + LONG + b" 0 1 a 0=1\n", 18, 256, 3, 7, {0: 1}),
    ("NCNN023", HEAD + b"Input n 0 1 " + "äß".encode() * 64 + b"1 0=1\n", 24, 257, 3, 13, {0: 1}),
    ("NCNN024", one(b"0=1 \0 1=2"), 33, 1, 3, 22, {0: 1}),
    ("NCNN024", HEAD + b"Input a\0b 0 1 a\n", 18, 3, 3, 7, {}),
    ("NCNN025", one(b"0=1\n  1=2"), 35, 3, 4, 3, {0: 1}),
    ("NCNN025", b"7767517\n2 2\nInput a 0 1 a 0=1\n1=2\nNoop b 0 0\n", 30, 0, 4, 1, {0: 1, 1: 2}),
    ("NCNN025", b"7767517\n2 2\nInput a 0 1 a 0=1 Noop n 0 1 b 0=2\n", 30, 0, 3, 19, {0: 1}),
    ("NCNN026", HEAD + b"Input a\n0 1 a 0=1\n", 19, 1, 3, 8, {0: 1}),
    ("NCNN027", b"7767517\n1 2\nInput a 0 2 a 0=4 1=5\n", 26, 3, 3, 15, {1: 5}),
    ("NCNN028", HEAD + b"# made by hand\nInput a 0 1 a 0=1\n", 12, 14, 3, 1, {0: 1}),
    ("NCNN028", one(b"0=1 # one"), 33, 5, 3, 22, {0: 1}),
    ("NCNN028", one(b"0=1 //one"), 33, 5, 3, 22, {0: 1}),
    ("NCNN029", b"7767517\r\n1 1\r\nInput a 0 1 a 0=1\r\n", 7, 1, 1, 8, {0: 1}),
    ("NCNN030", HEAD + b"Input a 0 1 a 0=1", 29, 0, 3, 18, {0: 1}),
    ("NCNN032", one(b"0=1 32=2"), 33, 2, 3, 22, {0: 1}),
    ("NCNN032", one(b"0=1 -5=2"), 33, 2, 3, 22, {0: 1}),
    ("NCNN032", one(b"0=1 -23332=1,2"), 33, 6, 3, 22, {0: 1}),
    ("NCNN032", one(b"0=1 " + b"9" * 30 + b"=2"), 33, 30, 3, 22, {0: 1}),
    ("NCNN033", one(b"0=1 0=2"), 33, 3, 3, 22, {0: 2}),
    ("NCNN036", one(b"0=2.f"), 31, 3, 3, 20, {0: 2.0}),
    ("NCNN036", one(b"-23300=2,1.0,0.25f"), 42, 5, 3, 31, {0: [1.0, 0.25]}),
    ("NCNN037", one(b"0=12abc"), 31, 5, 3, 20, {0: 12}),
    ("NCNN037", one(b"0=0x10"), 31, 4, 3, 20, {0: 0}),
    ("NCNN038", one(b"0=2147483648"), 31, 10, 3, 20, {0: -(2**31)}),
    ("NCNN038", one(b"0=-2147483649"), 31, 11, 3, 20, {0: 2**31 - 1}),
    ("NCNN039", one(b"0=1e39"), 31, 4, 3, 20, {0: 1e39}),
    ("NCNN040", one(b"0=0." + b"1" * 126), 31, 128, 3, 20, {0: 1 / 9}),
    ("NCNN041", one(b"0=0.30000001192092896"), 31, 19, 3, 20, {0: 0.30000001192092896}),
    ("NCNN041", one(b"0=0.1234567891"), 31, 12, 3, 20, {0: 0.1234567891}),
    ("NCNN042", one(b"0=inf"), 31, 3, 3, 20, {0: "inf"}),
    ("NCNN042", one(b"0=NaN,1.0"), 31, 7, 3, 20, {0: "NaN,1.0"}),
    ("NCNN043", one(b"0=-inf"), 31, 4, 3, 20, {0: float("-inf")}),
    ("NCNN043", one(b"-23300=1,inf"), 38, 3, 3, 27, {0: [float("inf")]}),
    ("NCNN044", one(b"0=${width} 1=2"), 31, 8, 3, 20, {0: "${width}", 1: 2}),
    ("NCNN045", one(b'0=1 6="0w,-1'), 35, 6, 3, 24, {0: 1, 6: "0w,-1"}),
    ("NCNN046", one(b'6="a"b 7=1'), 34, 1, 3, 23, {6: "a", 7: 1}),
    ("NCNN046", one(b'6="a"7=1'), 34, 3, 3, 23, {6: "a", 7: 1}),
    ("NCNN047", one(b"6=" + b"a" * 256), 31, 256, 3, 20, {6: "a" * 256}),
    ("NCNN047", one(b'6="' + b" " * 256 + b'"'), 31, 258, 3, 20, {6: " " * 256}),
    ("NCNN049", one(b"0=1, 2 1=3"), 33, 1, 3, 22, {0: [1, 2], 1: 3}),
    ("NCNN049", one(b"-23300=2,1,  2"), 40, 2, 3, 29, {0: [1, 2]}),
    ("NCNN050", one(b"0=1,2.5"), 33, 3, 3, 22, {0: [1, 2]}),
    ("NCNN051", one(b"0=1.0,2"), 35, 1, 3, 24, {0: [1.0, 2.0]}),
    ("NCNN052", one(b"-23300=2,1,0.5"), 36, 7, 3, 25, {0: [1, 0.5]}),
    ("NCNN053", one(b"-23300=3,1,2"), 36, 1, 3, 25, {0: [1, 2]}),
    ("NCNN053", one(b"-23300=1,1,2"), 36, 1, 3, 25, {0: [1]}),
    ("NCNN053", one(b"-23300=2,1,2,"), 36, 1, 3, 25, {0: [1, 2]}),
    ("NCNN053", one(b"-23300=2147483647,1"), 36, 10, 3, 25, {0: [1]}),
    ("NCNN054", one(b"-23300=-1"), 36, 2, 3, 25, {0: []}),
]


@pytest.mark.parametrize(("rule", "data", "offset", "length", "line", "column", "expected"), ODD)
def test_odd(
    rule: str, data: bytes, offset: int, length: int, line: int, column: int, expected: dict[int, Any]
) -> None:
    document = read(data)
    assert [oddity.rule for oddity in document.oddities] == [rule]
    oddity = document.oddities[0]
    assert (oddity.offset, oddity.length) == (offset, length)
    assert line_column(document.view, oddity.offset) == (line, column)
    assert oddity.detail
    assert len(oddity.detail) < 200
    assert repr(document.layers[0].values) == repr(expected)
    check_round_trip(data)


WRITTEN: list[tuple[str, str, Any]] = [
    *(("NCNN061", "name", name) for name in ("", "a b", "a\n", "a\0", "n" * 256, "\ud800", None)),
    *(("NCNN061", "type", name) for name in ("#x", "//", "0=1", "pnnx.Input", "")),
    *(("NCNN061", "tops", [name]) for name in ("", "a b")),
    *(("NCNN062", "values", {6: text}) for text in ('a "b"', '"', "a\nb", "a\0", "a" * 256, "${w}", "\ud800")),
    *(("NCNN063", "values", {0: number}) for number in (float("inf"), float("nan"), 1e39, 2**31, -(2**31) - 1, None)),
    *(("NCNN063", "values", {0: [number]}) for number in (float("inf"), 2**31, "1")),
    *(("NCNN064", "values", {key: 1}) for key in (-1, 32, "0")),
    ("NCNN065", "values", {0: [1, 2.5]}),
    ("NCNN065", "values", {0: [1.5, 2]}),
]


@pytest.mark.parametrize(("rule", "field", "value"), WRITTEN)
def test_not_written(rule: str, field: str, value: Any) -> None:
    layer = Layer("Input", "in0", [], ["a"], {})
    setattr(layer, field, value)
    with pytest.raises(FormatError) as caught:
        write([layer], 1)
    assert caught.value.rule == rule
    assert caught.value.path.startswith("layers[0].")


@pytest.mark.parametrize(("n_layers", "blob_count"), [(0, 1), (1, 0), (1, 1_000_001)])
def test_counts_not_written(n_layers: int, blob_count: int) -> None:
    with pytest.raises(FormatError) as caught:
        write([Layer("Input", "in0", [], ["a"], {})] * n_layers, blob_count)
    assert caught.value.rule == "NCNN066"


def test_every_rule_has_an_example() -> None:
    shown = {case[0] for case in (*REFUSED, *ODD, *WRITTEN)} | {"NCNN066"}
    assert shown == set(RULES)
    assert all(rule.severity in {"error", "warning", "note"} for rule in RULES.values())


# -- reading ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("params", "expected"),
    [
        (b"", {}),
        (b"0=1 1=-2 31=+3 2=007", {0: 1, 1: -2, 31: 3, 2: 7}),
        (b"0=2147483647 1=-2147483648", {0: 2**31 - 1, 1: -(2**31)}),
        (b"0=1. 1=.5 2=1e5 3=-1E-5 4=0.354847", {0: 1.0, 1: 0.5, 2: 1e5, 3: -1e-5, 4: 0.354847}),
        (b"0=3.4028235e38 1=1e-50", {0: 3.4028235e38, 1: 1e-50}),
        (b"0=1, 1=1.5, 2=1,2 3=1,2,", {0: [1], 1: [1.5], 2: [1, 2], 3: [1, 2]}),
        (b"-23300=0 -23301=2,1,2 -23302=1,0.5", {0: [], 1: [1, 2], 2: [0.5]}),
        (b"-23300=2,0,0.5 -23331=1,-7", {0: [0, 0.5], 31: [-7]}),
        (
            b'6=axis 7="0w,-1" 8="a b" 9="" 10=a"b 11=a,b',
            {6: "axis", 7: "0w,-1", 8: "a b", 9: "", 10: 'a"b', 11: "a,b"},
        ),
        (b"\t0=1\v1=2\f", {0: 1, 1: 2}),
    ],
)
def test_values_are_read_by_their_spelling(params: bytes, expected: dict[int, Any]) -> None:
    assert rules_of(one(params)) == []
    assert repr(values(params)) == repr(expected)


def test_a_name_is_bytes_without_blanks() -> None:
    data = HEAD + b"Input \xff\xe4\xb8\xad\xc2\xa0\x1c 0 1 \x85 0=1\n"
    layer = read(data).layers[0]
    assert (layer.name, layer.tops, layer.values) == ("\udcff中\xa0\x1c", ["\udc85"], {0: 1})
    assert write([layer], 1, canonical=True).split()[4] == b"\xff\xe4\xb8\xad\xc2\xa0\x1c"


def test_a_record_ends_with_its_line() -> None:
    data = b"7767517\n3 3\n\nInput a 0 1 a\n\n  Noop\nn\n0 1\nb 0=1\nNoop m 0 0\n"
    document = read(data)
    assert [(layer.name, layer.values) for layer in document.layers] == [("a", {}), ("n", {0: 1}), ("m", {})]
    assert [data[layer.start : layer.end] for layer in document.layers] == [
        b"Input a 0 1 a\n\n  ",
        b"Noop\nn\n0 1\nb 0=1\n",
        b"Noop m 0 0\n",
    ]
    assert (document.body, document.tail) == (13, len(data))


def test_carriage_returns_alone_end_lines() -> None:
    document = read(b"7767517\r2 2\rInput a 0 1 a 0=1\rNoop n 0 1 b 0=2\r")
    assert [layer.values for layer in document.layers] == [{0: 1}, {0: 2}]
    assert line_column(document.view, document.layers[1].start) == (4, 1)


@pytest.mark.parametrize(
    ("offset", "place_of"),
    [(0, (1, 1)), (1, (1, 2)), (2, (1, 3)), (3, (2, 1)), (4, (3, 1)), (5, (3, 2)), (6, (4, 1)), (7, (4, 2))],
)
def test_line_and_column(offset: int, place_of: tuple[int, int]) -> None:
    assert line_column(b"a\r\n\nb\rc", offset) == place_of


def test_the_older_grammar_is_tried_once_the_current_one_fails() -> None:
    data = b"7767517\n2 2\nInput a 0 1 a 0=1 1=2\n 2=3 Noop n 1 1 a b\n0=4\n"
    document = read(data)
    assert document.older
    assert [layer.values for layer in document.layers] == [{0: 1, 1: 2, 2: 3}, {0: 4}]
    assert [(oddity.rule, oddity.offset) for oddity in document.oddities] == [("NCNN025", 35)]
    check_round_trip(data)


def test_the_place_of_a_token() -> None:
    data = b"7767517\n2 3\nInput in0 0 1 a\nNoop n 1 2 a b c 0=1 -23301=1,5 0=22\n"
    document = read(data)

    def at(index: int, what: str | int) -> bytes:
        offset, length = place(document, index, what)
        return data[offset : offset + length]

    head = {what: at(-1, what) for what in ("magic", "layer_count", "blob_count")}
    assert head == {"magic": b"7767517", "layer_count": b"2", "blob_count": b"3"}
    assert [at(1, what) for what in ("type", "name", "bottoms", "tops")] == [b"Noop", b"n", b"1", b"2"]
    assert [at(1, what) for what in ("bottoms[0]", "tops[1]", 0, 1)] == [b"a", b"c", b"0=22", b"-23301=1,5"]
    assert place(document, 1, 7) == (document.layers[1].start, 0)
    keyless = read(b"1 1\nInput data 0 1 data 227 9\n")
    assert place(keyless, 0, 1) == (28, 1)
    assert place(keyless, -1, "magic") == (0, 0)


# -- writing ----------------------------------------------------------------------------------------------------------


def check_round_trip(data: bytes) -> None:
    document = read(data)
    assert write(document.layers, document.blob_count, document=document) == data
    assert write(document.layers, document.blob_count, document.layer_count, document=document) == data
    position = document.body
    for layer in document.layers:
        assert layer.start == position or layer is document.layers[0]
        position = layer.end
    assert position == document.tail
    for oddity in document.oddities:
        assert oddity.rule in RULES
        assert 0 <= oddity.offset <= oddity.offset + oddity.length <= len(data)


EDITED = b"7767517\r\n3  4\r\nInput   a 0 1 a 0=1\r\n\r\nNoop n 1 1 a b\t0=1.50\r\nNoop m 1 1 b c -23300=1,5  \r\nend"


def edited() -> tuple[Document, list[Layer]]:
    document = read(EDITED)
    return document, read(EDITED).layers


def test_what_did_not_change_keeps_its_bytes() -> None:
    document, layers = edited()
    layers[1].values[0] = 2.0
    changed = b"Noop n 1 1 a b\t0=1.50\r\n"
    spelled = b"Noop                     n                        1 1 a b 0=2.0\r\n"
    assert write(layers, 4, document=document) == EDITED.replace(changed, spelled)
    layers[1].values[0] = 1.5
    assert write(layers, 4, document=document) == EDITED
    assert write(layers, 12, document=document) == EDITED.replace(b"3  4", b"3  12")


@pytest.mark.parametrize(("old", "new"), [(1, 1.0), (1, True), (1, [1]), (1, "a")])
def test_a_value_of_another_kind_is_a_change(old: Any, new: Any) -> None:
    document, layers = edited()
    assert layers[0].values == {0: old}
    layers[0].values[0] = new
    again = read(write(layers, 4, document=document)).layers[0].values[0]
    assert repr(again) == repr(1 if new is True else new)


def test_layers_taken_out_put_in_and_moved() -> None:
    document, layers = edited()
    new = Layer("Noop", "new", ["b"], ["d"], {})
    line = b"Noop                     new                      1 1 b d\r\n"
    without = write([layers[0], layers[2]], 3, document=document)
    assert without == EDITED.replace(b"3  4", b"2  3").replace(b"Noop n 1 1 a b\t0=1.50\r\n", b"")
    more = write([*layers, new], 4, document=document)
    assert more == EDITED.replace(b"3  4", b"4  4").replace(b"end", line + b"end")
    first = write([new, *layers], 4, document=document)
    assert first == EDITED.replace(b"3  4", b"4  4").replace(b"Input ", line + b"Input ", 1)
    assert [one.name for one in read(write(layers[::-1], 4, document=document)).layers] == ["m", "n", "a"]


def test_a_record_that_shares_its_line_gets_one_of_its_own() -> None:
    data = b"7767517 2 2 Input a 0 1 a 0=1 Noop n 0 1 b 0=2"
    document, layers = read(data), read(data).layers
    layers[1].values[0] = 3
    written = read(write(layers, 2, document=document))
    assert [plain(layer) for layer in written.layers] == [plain(layer) for layer in layers]
    assert not written.older
    last = Layer("Noop", "m", [], ["c"], {})
    assert [layer.name for layer in read(write([*read(data).layers, last], 3, document=document)).layers] == [*"anm"]


def test_an_edited_file_without_keys_gets_todays_grammar() -> None:
    document = read(b"1 1\nInput data 0 1 data 227 227 3\n")
    layers = read(bytes(document.view)).layers
    layers[0].values[2] = 1
    expected = b"7767517\n1 1\nInput                    data                     0 1 data 0=227 1=227 2=1\n"
    assert write(layers, 1, document=document) == expected


def test_canonical_spelling() -> None:
    values: dict[int, Any] = {
        0: -1, 1: 1.0, 2: 1e-5, 3: [1], 4: [], 5: [0.5, 2.0], 6: "0w,-1", 7: "axis", 8: "", 9: "inf", 10: 'a"b',
        11: True, 12: np.int64(4), 13: np.float32(0.1), 14: np.array([1, 2]), 15: 1e-30, 16: 3.4028234663852886e38,
    }  # fmt: skip
    layer = Layer("Reshape", "r", ["a", "é"], ["b"], values)
    expected = (
        "7767517\n1 3\nReshape                  r                        2 1 a é b 0=-1 1=1.0 2=0.00001 -23303=1,1 "
        '-23304=0 -23305=2,0.5,2.0 6="0w,-1" 7=axis 8="" 9="inf" 10=a"b 11=1 12=4 13=0.1 -23314=2,1,2 15=1e-30 '
        "16=3.4028235e+38\n"
    )
    assert write([layer], 3, canonical=True) == expected.encode()


def older_float(text: str) -> float:
    """As the loaders of before October 2026 read a number: 15 characters, and 32 bits on either side of the point."""
    assert len(text) <= 15
    number, _, exponent = text.lstrip("-").partition("e")
    whole, _, fraction = number.partition(".")
    assert max(len(whole), len(fraction)) <= 9
    value = int(whole) + int(fraction or "0") / 10.0 ** len(fraction)
    scale = 10.0 ** abs(int(exponent or "0"))
    value = value / scale if exponent.startswith("-") else value * scale
    return float(np.float32(-value if text.startswith("-") else value))


def test_floats_are_read_back_exactly() -> None:
    source = random.Random(1)
    bits = [source.getrandbits(32) for _ in range(20_000)]
    numbers = [struct.unpack("<f", struct.pack("<I", one))[0] for one in bits]
    numbers += [float(np.float32(source.uniform(-1000, 1000))) for _ in range(20_000)]
    numbers += [0.0, -0.0, 1.0, 0.1, 1e-45, 3.4028234663852886e38, 123456792.0, 1e9, 16777216.0]
    speller = spelling.Speller(ncnn.NOTATION)
    for number in numbers:
        if not np.isfinite(number):
            continue
        spelled = speller.number(number, "").decode()
        assert struct.pack("<f", float(spelled)) == struct.pack("<f", number)
        assert struct.pack("<f", older_float(spelled)) == struct.pack("<f", number)
        assert "." in spelled or "e" in spelled


# -- the corpus, and what random changes make of it -------------------------------------------------------------------

#: What the corpus has: files of pnnx, carriage returns and no line end at the end.
PNNX = {"402__skygazer42+yolo26_NCNN__model.pnnx.param", "405__megastell+HunyuanOCR-to-ncnn__tiny.pnnx.param"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_corpus(path: Path) -> None:
    data = path.read_bytes()
    if path.name in PNNX:
        with pytest.raises(FormatError) as caught:
            read(data)
        assert caught.value.rule == "NCNN009"
        return
    check_round_trip(data)
    document = read(data)
    assert {oddity.rule for oddity in document.oddities} <= {"NCNN029", "NCNN030"}
    assert len(document.layers) == document.layer_count
    canonical = write(document.layers, document.blob_count, canonical=True)
    again = read(canonical)
    assert [plain(layer) for layer in again.layers] == [plain(layer) for layer in document.layers]
    assert again.oddities == []
    assert write(again.layers, again.blob_count, canonical=True) == canonical


def slowly(data: bytes) -> Document:
    """Read without the short way."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Quick, "record", lambda self, text, start: None)
        return read(data)


def mutated(data: bytes, source: random.Random) -> bytes:
    """A few bytes, numbers or lines changed."""
    for _ in range(source.randint(1, 3)):
        at = source.randrange(len(data) + 1)
        kind = source.randrange(4)
        if kind == 0:
            data = data[:at] + source.choice(PIECES) + data[at + source.randrange(3) :]
        elif kind == 1:
            data = data[:at] + bytes([source.randrange(256)]) + data[at + 1 :]
        elif kind == 2:
            lines = data.splitlines(keepends=True)
            lines.insert(source.randrange(len(lines) + 1), lines.pop(source.randrange(len(lines))) if lines else b"")
            data = b"".join(lines)
        else:
            data = data[:at] if source.random() < 0.3 else data
    return data


PIECES = [
    *(b" ", b"\t", b"\n", b"\r", b"\r\n", b"\0", b"=", b",", b'"', b"-", b"+", b".", b"e", b"f", b"#", b"// x", b"@w="),
    *(b" 0=1", b" 0=", b" 32=1", b" -23300=2,1,2", b" -23301=-1", b" 6=\"a b\"", b" 1=2.f", b" 1=inf", b"${w}", b"00"),
    *(b"99999999999", b"1e39", b"\xef\xbb\xbf", b"\xff", b" x", b"7767517", b"n" * 300, b"1" * 200, b"pnnx."),
]  # fmt: skip

SMALL = sorted((path for path in FILES if path.stat().st_size < 4000), key=lambda path: path.name)[::7]


def outcome(reader: Callable[[bytes], Document], data: bytes) -> Document | FormatError:
    try:
        return reader(data)
    except FormatError as error:
        return error


@pytest.mark.parametrize("seed", range(40))
def test_mutations(seed: int) -> None:
    """Any bytes give a document or a FormatError, by the short way and without it; a document is written back."""
    source = random.Random(seed)
    bases = [EDITED, one(b"0=1 1=2.5 -23303=2,1,2 6=abc"), *(path.read_bytes() for path in SMALL)]
    for _ in range(100):
        data = mutated(source.choice(bases), source)
        found, slow = outcome(read, data), outcome(slowly, data)
        if isinstance(found, FormatError):
            assert RULES[found.rule].severity == "error"
            assert 0 <= found.offset <= len(data)
            assert (found.line, found.column) == line_column(data, found.offset)
            assert str(slow) == str(found)
            continue
        check_round_trip(data)
        assert isinstance(slow, Document)
        assert repr(slow.layers) == repr(found.layers)
        assert slow.oddities == found.oddities
        check_edits(found, source)


def check_edits(document: Document, source: random.Random) -> None:
    """After a change of one layer the file reads as that change, whatever is around it."""
    layers = read(bytes(document.view)).layers
    if not layers or document.keyless or not 1 <= document.blob_count <= 1_000_000:
        return
    index = source.randrange(len(layers))
    layers[index] = Layer("Noop", "changed", ["x"], ["y"], {0: 1.5, 3: [1, 2]})
    written = read(write(layers, document.blob_count, document=document))
    assert [plain(layer) for layer in written.layers] == [plain(layer) for layer in layers]


@pytest.mark.parametrize(
    "data",
    [
        HEAD + b"Noop a 0 0 0=" + b"9" * 1_000_000,
        HEAD + b"Noop a 0 0 " + b"9" * 1_000_000 + b"=1\n",
        b"7767517\n1000000 1000000\n" + b"Noop a 0 0\n" * 1000,
        HEAD + b"Noop a 1000000 1000000 x\n",
        HEAD + b"Noop a 0 0 -23300=2147483647\n",
        HEAD + b'Noop a 0 0 6="' + b'a" 6="' * 10_000,
        b"7767517 1000 1 " + b"Noop a 0 0 0=1 " * 10_000,
        HEAD + b"Noop a 0 0 0=1" + b", 1" * 10_000,
        b"7767517\n99 1\n" + (b"Noop a 0 0 0=1 \0".ljust(1034) + b"Noop a 0 0 ") * 50,
    ],
    ids=lambda data: f"{data[8:30]!r}",
)
def test_hostile(data: bytes) -> None:
    found = outcome(read, data)
    if isinstance(found, FormatError):
        assert len(str(found)) < 400
    else:
        check_round_trip(data)
