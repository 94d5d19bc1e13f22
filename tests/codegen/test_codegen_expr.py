"""Expressions mean what they mean to the stock Kaitai compiler: precedence, integer arithmetic, names that look alike.

First a table of pitfalls with the values written out, then random expressions over random fields against the stock
parser. The generator is seeded: the same expressions in every run and on every machine.
"""

from __future__ import annotations

import random
import struct
from types import ModuleType
from typing import Any

import pytest
from schema_lab import compiled, rule, schema_file, stock, stock_parse

from nkformats.codegen import SchemaError, UnsupportedFeature, build
from nkformats.codegen.build import read_schema
from nkformats.codegen.lint import lint
from nkformats.codegen.load import load
from nkformats.records import Record

SCHEMA = """
meta: {id: lab, endian: le}
seq:
  - {id: a, type: u1}
  - {id: b, type: u1}
  - {id: c, type: s4}
  - {id: d, type: s2}
  - {id: e, type: u1, enum: shade}
  - {id: xs, type: s1, repeat: expr, repeat-expr: 3}
  - {id: raw, size: 2}
  - {id: p, type: pair}
  - {id: tail, size-eos: true}
types:
  pair:
    seq:
      - {id: length, type: u1}
      - {id: width, type: u1}
    instances:
      area: {value: length * width + 1}
enums:
  shade: {0: dark, 1: light, 200: glare}
instances:
"""
FORMAT = "<BBihBbbb2sBB"


def schema(values: list[str]) -> str:
    """The schema with these expressions as instances `v0`, `v1`, ..."""
    return SCHEMA + "".join(f"  v{at}:\n    value: '{value}'\n" for at, value in enumerate(values))


def data(a: int, b: int, c: int, d: int, e: int, xs: tuple[int, int, int], length: int, width: int) -> bytes:
    """Bytes of that schema."""
    return struct.pack(FORMAT, a, b, c, d, e, *xs, b"\x01\x02", length, width) + b"tail"


#: With a = 6, b = 3, c = -7, d = -2, e = light, xs = [1, -2, 3], length = 5, width = 4.
SAMPLE = data(6, 3, -7, -2, 1, (1, -2, 3), 5, 4)
PITFALLS: list[tuple[str, Any]] = [
    # `&` binds tighter than `==`, looser than `+`; shifts stand between.
    ("a & 2 == 2", True),
    ("a & (b + 1) == 4", True),
    ("(a << 1) + 1", 13),
    ("a + 1 << 1", 14),
    ("1 | 2 ^ 3 & 5", 3),
    ("a & b | 8 ^ 1", 11),
    ("a >> 1 & 1", 1),
    ("2 + 3 * 4 - 1", 13),
    ("20 - 5 - 3", 12),
    ("20 - (5 - 3)", 18),
    ("64 / 4 / 2", 8),
    ("1 << 2 << 1", 8),
    ("not a == 6", False),
    ("not a == 6 or b == 3", True),
    ("true or false and false", True),
    ("(true or false) and false", False),
    ("not (true and false)", True),
    # `?:` binds loosest and to the right.
    ("a > 5 ? 1 : a > 4 ? 2 : 3", 1),
    ("a > 7 ? 1 : a > 4 ? 2 : 3", 2),
    ("a > 5 ? b > 5 ? 1 : 2 : 3", 2),
    ("(a > 7 ? 1 : 2) + 10", 12),
    ("a > 7 ? 1 : 2 + 10", 12),
    ("a == 6 or b == 9 ? 1 : 2", 1),
    # Division floors, and the remainder has the sign of the divisor.
    ("c / 2", -4),
    ("c % 2", 1),
    ("c % 4", 1),
    ("-7 / 2", -4),
    ("-(7 / 2)", -3),
    ("7 / -2", -4),
    ("7 % -4", -1),
    ("a / 4 * 4 + a % 4", 6),
    # Minus, complement and literals.
    ("-a + 1", -5),
    ("- -a", 6),
    ("a - -b", 9),
    ("~a", -7),
    ("~a & 0xff", 249),
    ("-a * -b", 18),
    ("-1 & 0xF0", 0xF0),
    ("0b1010 + 0x1F + 0XAb", 10 + 31 + 171),
    ("c >> 1", -4),
    ("c << 2", -28),
    # Floats divide as floats.
    ("a / 4.0", 1.5),
    ("1.5e2 + a", 156.0),
    ("a * 0.5 == 3.0", True),
    # A truth value and an enum are numbers only by `to_i`.
    ("(a == 6).to_i + 1", 2),
    ("(a > b).to_i - (a < b).to_i", 1),
    ("e.to_i + 1", 2),
    ("e == shade::light", True),
    ("e != shade::dark and e == shade::light", True),
    ("shade::glare.to_i", 200),
    ("(a == 6) == (b == 3)", True),
    ("a == 6 and not (b != 3)", True),
    # `.size` of a list and of bytes, `.length` as a field of a record.
    ("xs.size + raw.size", 5),
    ("raw.length * 10", 20),
    ("p.length", 5),
    ("p.area + p.length", 26),
    ("p.area - p.area * 2", -21),
    ("xs[1]", -2),
    ("xs[xs.size - 1]", 3),
    ("xs[p.width - 2] * -xs[0]", -3),
    ("-xs[1] - 1", 1),
    ("raw == raw", True),
]


@pytest.mark.parametrize(("text", "expected"), PITFALLS)
def test_pitfall(text: str, expected: Any) -> None:
    value = compiled(schema([text])).read(SAMPLE).v0
    assert value == expected
    assert isinstance(value, bool) == isinstance(expected, bool)


def test_pitfalls_are_what_the_stock_parser_finds() -> None:
    path = schema_file(schema([text for text, _ in PITFALLS]))
    (module,) = stock([load(path)])
    assert isinstance(module, ModuleType), module
    theirs = stock_parse(module, load(path), SAMPLE)
    for at, (text, expected) in enumerate(PITFALLS):
        assert getattr(theirs, f"v{at}") == expected, text


@pytest.mark.parametrize("text", ["a == 6 == true", "a < b < c", "a == b != c", "1 < 2 == true"])
def test_comparisons_do_not_chain(text: str) -> None:
    """Python would chain them, Kaitai has no such grammar: refused."""
    with pytest.raises(SchemaError, match="chained comparison"):
        compiled(schema([text]))


def test_shift_by_a_sum_is_refused() -> None:
    """`a << 1 + 1` is `a << 2`; whoever wrote it may have meant something else, and shifts want one number anyway."""
    with pytest.raises(UnsupportedFeature, match="shift by anything but a constant"):
        compiled(schema(["a << 1 + 1"]))


def test_the_same_expression_decides_layout_writing_and_value() -> None:
    """A size and an instance of one text agree: the reader works on local variables, all else on records."""
    text = "p.area % 3 == 1 ? xs.size : a & 3 + 1"
    module = compiled(schema([text]).replace("  - {id: tail", f"  - {{id: sized, size: '{text}'}}\n  - {{id: tail"))
    for length in range(9):
        record = module.read(data(6, 3, -7, -2, 1, (1, -2, 3), length, 4))
        assert len(record.sized) == record.v0
        assert module.write(record) == data(6, 3, -7, -2, 1, (1, -2, 3), length, 4)


# -- random expressions -------------------------------------------------------------------------------------------


class Expressions:
    """Random expression texts: brackets are left out half of the time, so precedence decides."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def pick(self, *choices: str) -> str:
        return self.random.choice(choices)

    def group(self, text: str) -> str:
        return f"({text})" if self.random.random() < 0.5 else text

    def number(self, depth: int) -> str:
        if depth == 0:
            return self.pick(
                "a", "b", "c", "d", "xs[0]", "xs[2]", "p.length", "p.area", "1", "7", "0x3f", "0b101", "xs.size"
            )
        one, other = self.group(self.number(depth - 1)), self.group(self.number(depth - 1))
        match self.random.randrange(9):
            case 0:
                return f"{self.pick('-', '~')}{one}"
            case 1:
                return f"{one} {self.pick('/', '%')} {self.pick('3', '(a + 1)', '(b & 7 | 1)', '-5', 'xs.size')}"
            case 2:
                return f"{one} {self.pick('<<', '>>')} {self.pick('0', '1', '5')}"
            case 3:
                return f"({self.condition(depth - 1)} ? {one} : {other})"
            case 4:
                return f"({self.condition(depth - 1)}).to_i"
            case _:
                return f"{one} {self.pick('+', '-', '*', '&', '|', '^')} {other}"

    def condition(self, depth: int) -> str:
        if depth == 0:
            return self.pick("a > b", "c < 0", "e == shade::light", "e != shade::dark", "true", "d == -2", "xs[1] >= 0")
        match self.random.randrange(5):
            case 0:
                return f"not {self.group(self.condition(depth - 1))}"
            case 1:
                operator = self.pick("==", "!=", "<", "<=", ">", ">=")
                return f"{self.group(self.number(depth - 1))} {operator} {self.group(self.number(depth - 1))}"
            case 2:
                return f"({self.condition(depth - 1)}) {self.pick('==', '!=')} ({self.condition(depth - 1)})"
            case _:
                operator = self.pick("and", "or")
                return f"{self.group(self.condition(depth - 1))} {operator} {self.group(self.condition(depth - 1))}"

    def any(self) -> str:
        depth = self.random.randrange(1, 5)
        return self.number(depth) if self.random.random() < 0.6 else self.condition(depth)


def accepted(texts: list[str]) -> list[str]:
    """Those that we compile; brackets left out may have made nonsense of the others."""
    good = []
    for text in texts:
        try:
            lint(read_schema(schema_file(schema([text]))))
        except SchemaError:
            continue
        good.append(text)
    return good


def samples(seed: int, count: int) -> list[bytes]:
    """Random bytes of the schema, small and extreme numbers among them."""
    dice = random.Random(seed)
    extremes = (0, 1, 2, 7, 127, 128, 255)
    return [
        data(
            dice.choice(extremes),
            dice.choice(extremes),
            dice.choice((0, 1, -1, -7, 12345, -(2**31), 2**31 - 1)),
            dice.randrange(-32768, 32768),
            dice.choice((0, 1, 2, 200)),
            (dice.randrange(-128, 128), dice.choice((-1, 0, 1)), 3),
            dice.choice(extremes),
            dice.choice(extremes),
        )
        for _ in range(count)
    ]


def test_random_expressions_agree_with_the_stock_parser() -> None:
    generator = Expressions(2026)
    candidates = [generator.any() for _ in range(200)]
    texts = accepted(candidates)
    assert len(texts) > 100, "the generator makes too much nonsense"
    path = schema_file(schema(texts))
    ours, document = build(path), load(path)
    (module,) = stock([document])
    assert isinstance(module, ModuleType), module
    for sample in samples(1, 40):
        record, theirs = ours.read(sample), stock_parse(module, document, sample)
        for at, text in enumerate(texts):
            agree(text, at, record, theirs)


def agree(text: str, at: int, record: Record, theirs: Any) -> None:
    """Compares one instance of both engines."""
    ours, other = getattr(record, f"v{at}"), getattr(theirs, f"v{at}")
    assert ours == other, (text, record)
    assert isinstance(ours, bool) == isinstance(other, bool), text


def test_aggregates() -> None:
    """`sum`, `all`, `any` and `unique` run over the one list that they name; the rest is of each element."""
    items = "types: {item: {seq: [{id: v, type: u1}, {id: w, type: s1}]}}\n"
    checks = {
        "AB001": "sum(entries.v) == 6", "AB002": "all(entries.v > 0)", "AB003": "any(entries.w < 0)",
        "AB004": "unique(entries.v)", "AB005": "sum(entries.v * entries.w + n_entries) == 9",
        "AB006": "sum(bare) <= 10 and unique(bare)", "AB007": "all(entries.v + entries.w != 3)",
    }  # fmt: skip
    module = compiled(
        "meta: {id: lab, endian: le}\nseq:\n  - {id: n_entries, type: u1}\n"
        "  - {id: entries, type: item, repeat: expr, repeat-expr: n_entries}\n"
        "  - {id: bare, type: u1, repeat: eos}\n" + items
        + "-nkf-check:\n" + "".join(f"  {one}: '{text}'\n" for one, text in checks.items()) + rule(*checks)
    )  # fmt: skip

    def broken(*numbers: int) -> set[str]:
        return {one.rule for one in module.check(module.read(bytes(number & 255 for number in numbers)))}

    assert broken(3, 1, 0, 2, -1, 3, 1, 4, 5) == {"AB005"}
    assert broken(0) == {"AB001", "AB003", "AB005"}
    assert {"AB002", "AB004"} <= broken(2, 0, 0, 0, 0)
    assert "AB007" in broken(1, 1, 2)
    assert "AB006" in broken(0, 5, 5)
    assert "AB006" in broken(0, 5, 6)
