"""The text of an ncnn `.param`: tokenizer, parser and writer. What its values mean to an operator is not known here.

The grammar is that of ncnn 1.0.20261020. What older loaders took, or wrote, is read as they meant it and told as an
oddity. A line that looks like any other takes a short way; only what is unusual is read token by token.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple, NoReturn

from nkformats.errors import FormatError

#: Lists are what arrays are read as.
Value = int | float | list[int | float] | str

MAGIC: Final = 7767517
#: The most layers or blobs that a loader takes, and so the most that are read.
MOST: Final = 1_000_000
_BOM: Final = b"\xef\xbb\xbf"
#: Half way from the largest float to the power of two above it: from here on a number is infinite in 32 bits.
_OVERFLOW: Final = float(2**128 - 2**103)
#: A number is no longer; characters beyond what loaders take are still understood.
_LONGEST: Final = 4096

# How records follow each other: as today, as up to July 2026, and as before 2017-10-15.
_CURRENT, _OLDER, _KEYLESS = "current", "older", "keyless"

_TOKEN = re.compile(rb"[^ \t\n\v\f\r]+")
_EOL = re.compile(rb"\r\n?|\n")
_BLANK, _SPACE = re.compile(rb"[ \t\v\f]*"), re.compile(rb"[ \t\n\v\f\r]*")
_KEY = re.compile(rb"([+-]?[0-9]+)=")
_NAMED = re.compile(rb"[@#$][^ \t\n\v\f\r=]*=|[A-Za-z_][A-Za-z_0-9]*=")
_ITEM, _WORD = re.compile(rb"[^, \t\n\v\f\r]*"), re.compile(rb"[^ \t\n\v\f\r]*")
_GAP = re.compile(rb"[ \t]+(?=[+-]?[0-9.][^= \t\n\v\f\r]*(?![^ \t\n\v\f\r]))")
_INTEGER = re.compile(rb"[+-]?[0-9]+")
_NUMBER = re.compile(rb"[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?")
_ENDLESS = re.compile(rb"[+-]?(?:inf(?:inity)?|nan)", re.IGNORECASE)
_LETTERS = frozenset(b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
_PLAIN_TEXT = re.compile(rb"[A-Za-z][A-Za-z0-9_.:/+-]*")
_LINES_LOST = re.compile(rb"[\r\n\0]")
# What the short way does not tell from blanks or digits: `str.split` divides at these, scanf does not.
_UNUSUAL = re.compile(rb"[\0\x1c-\x1f\x80-\xff]|\r(?!\n)")
_INT_FAST = "-?(?:[0-9]{1,9}|1[0-9]{9})"
_FLOAT_FAST = r"-?[0-9]{1,9}(?:\.[0-9]{0,9}(?:e(?:-[0-9]{1,2}|[+]?[0-2]?[0-9]))?|e-[0-9]{1,2})"
_INT, _INTS = re.compile(_INT_FAST), re.compile(f"[0-9]+(?:,{_INT_FAST})*")
_FLOAT, _FLOATS = re.compile(_FLOAT_FAST), re.compile(f"[0-9]+(?:,{_FLOAT_FAST})*")
_QUOTED = re.compile('"[^"=]{0,250}"')
_SMALL: Final = {str(number): number for number in range(200)}
# Keys as they are spelled as a rule; those of arrays give the complement of their number.
_KEYS: Final = {**{str(n): n for n in range(32)}, **{str(-23300 - n): ~n for n in range(32)}}

#: What other kinds of file begin with.
_OTHERS: Final = (
    ("NCNN003", "an archive or compressed", (b"PK\3\4", b"PK\5\6", b"\x1f\x8b", b"7z\xbc\xaf", b"Rar!", b"\xfd7zXZ", b"BZh", b"\x28\xb5\x2f\xfd")),  # noqa: E501
    ("NCNN004", "a Git LFS pointer", (b"version https://git-lfs",)),
    ("NCNN005", "a picture", (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"RIFF", b"BM")),
    ("NCNN006", "a binary .param.bin", (struct.pack("<i", MAGIC),)),
    ("NCNN010", "UTF-16 text", (b"\xff\xfe", b"\xfe\xff", b"7\x007\x00", b"\x007\x007")),
)  # fmt: skip


class Layer:
    """One record of the text.

    Attributes:
        type: name of the operator; name: of the layer; bottoms, tops: names of the blobs that it takes and makes;
        bytes that are no UTF-8 are kept as lone surrogates.
        values: by key, 0 to 31.
        start, end: the range of its bytes, up to the next record; -1 for a layer that was not read.
    """

    __slots__ = ("bottoms", "end", "name", "start", "tops", "type", "values")

    def __init__(
        self, type: str, name: str, bottoms: list[str], tops: list[str], values: dict[int, Value],
        start: int = -1, end: int = -1,
    ) -> None:  # fmt: skip
        self.type = type
        self.name = name
        self.bottoms = bottoms
        self.tops = tops
        self.values = values
        self.start = start
        self.end = end

    def __repr__(self) -> str:
        return f"<Layer {self.type} {self.name!r} at {self.start}>"


class Oddity(NamedTuple):
    """What today's loader refuses, reads otherwise or ignores: rule, layer (-1: none), place and detail."""

    rule: str
    layer: int
    offset: int
    length: int
    detail: str


class Document:
    """A `.param` as it was read.

    Attributes:
        view: its bytes; layers: its records; layer_count, blob_count: as declared.
        body: where the first record begins; tail: where the last one that belongs to the model ends.
        keyless: whether it is of before 2017-10-15; older: whether its records are not one a line.
        oddities: what is to be said about it, in the order of the text.
    """

    __slots__ = ("blob_count", "body", "keyless", "layer_count", "layers", "oddities", "older", "tail", "view")

    def __init__(self, view: memoryview) -> None:
        self.view = view
        self.layers: list[Layer] = []
        self.layer_count = 0
        self.blob_count = 0
        self.body = 0
        self.tail = 0
        self.keyless = False
        self.older = False
        self.oddities: list[Oddity] = []


def line_column(view: memoryview | bytes, offset: int) -> tuple[int, int]:
    """Line and column of a byte, both from 1 and in bytes; LF, CR and both together end a line."""
    head = bytes(view[:offset])
    # A line feed belongs to the carriage return before it.
    split = head.endswith(b"\r") and bytes(view[offset : offset + 1]) == b"\n"
    breaks = head.count(b"\n") + head.count(b"\r") - head.count(b"\r\n") - split
    start = max(head.rfind(b"\n"), head.rfind(b"\r", 0, len(head) - split)) + 1
    return breaks + 1, offset - start + 1


def _refuse(data: bytes, rule: str, path: str, offset: int, expected: str, got: str) -> NoReturn:
    line, column = line_column(data, offset)
    raise FormatError(rule, path, offset, expected, got, line=line, column=column)


def _show(raw: bytes) -> str:
    text = raw[:40].decode("utf-8", "backslashreplace")
    return repr(text) + ("..." if len(raw) > 40 else "")


def _name(raw: bytes) -> str:
    return raw.decode("utf-8", "surrogateescape")


class _Reader:
    """Reads a record token by token, by any of the grammars, and says what is odd about it.

    `marks`, where given, takes the range of each token by its name or key.
    """

    __slots__ = ("data", "grammar", "index", "marks", "oddities", "pos")

    def __init__(self, data: bytes, grammar: str, oddities: list[Oddity]) -> None:
        self.data = data
        self.grammar = grammar
        self.oddities = oddities
        self.marks: dict[str | int, tuple[int, int]] | None = None
        self.index = 0
        self.pos = 0

    def odd(self, rule: str, start: int, end: int, detail: str = "") -> None:
        self.oddities.append(Oddity(rule, self.index, start, end - start, detail or _show(self.data[start:end])))

    def fail(self, rule: str, field: str, offset: int, expected: str, got: str) -> NoReturn:
        _refuse(self.data, rule, f"layers[{self.index}]" + (f".{field}" if field else ""), offset, expected, got)

    def token(self, field: str) -> tuple[int, int]:
        match = _TOKEN.search(self.data, self.pos)
        if match is None:
            self.fail("NCNN020", field, len(self.data), "the rest of the layer", "the end of the file")
        self.pos = match.end()
        if self.marks is not None:
            self.marks[field] = match.span()
        return match.span()

    def name(self, field: str) -> str:
        start, end = self.token(field)
        raw = self.data[start:end]
        if b"\0" in raw:
            self.odd("NCNN024", start, end)
            raw = raw[: raw.find(0)]
        if len(raw) > 255:
            self.odd("NCNN023", start, end, f"{len(raw)} bytes: {_show(raw)}")
        return _name(raw)

    def count(self, field: str) -> int:
        start, end = self.token(field)
        raw = self.data[start:end]
        if _INTEGER.fullmatch(raw) is None:
            self.fail("NCNN021", field, start, f"the number of {field}", _show(raw))
        number = int(raw) if len(raw) <= 31 else MOST + 1
        if not 0 <= number <= MOST:
            self.fail("NCNN022", field, start, f"0 to {MOST} {field}", _show(raw))
        if raw != b"%d" % number:
            self.odd("NCNN014", start, end)
        return number

    def record(self, index: int) -> Layer | None:
        """The record at `pos`, which is left behind it; None where the text ends."""
        self.index = index
        match = _TOKEN.search(self.data, self.pos)
        while match is not None and match[0].startswith((b"#", b"//")):
            self.pos = self.comment(match.start())
            match = _TOKEN.search(self.data, self.pos)
        if match is None:
            return None
        start = match.start()
        if match[0].startswith(b"pnnx."):
            self.fail("NCNN009", "type", start, "the name of an operator of ncnn", _show(match[0]))
        if _KEY.match(match[0]):
            self.fail("NCNN031", "type", start, "the type of a layer", f"the parameter {_show(match[0])}")
        kind, name = self.name("type"), self.name("name")
        n_bottoms, n_tops = self.count("bottoms"), self.count("tops")
        bottoms, tops = self.blobs("bottoms", n_bottoms), self.blobs("tops", n_tops)
        if (line := _EOL.search(self.data, start, self.pos)) is not None:
            self.odd("NCNN026", line.start(), line.end(), f"{name!r:.40} goes on in the next line")
        values: dict[int, Value] = {}
        if self.grammar == _KEYLESS:
            self.positional(values)
        else:
            self.params(values)
        return Layer(kind, name, bottoms, tops, values, start)

    def blobs(self, field: str, count: int) -> list[str]:
        names = []
        for number in range(count):
            names.append(self.name(f"{field}[{number}]"))
            if (at := names[-1].find("=")) > 0 and _INTEGER.fullmatch(names[-1][:at].encode("utf-8", "replace")):
                self.odd("NCNN027", self.pos - len(names[-1].encode("utf-8", "replace")), self.pos)
        return names

    def comment(self, start: int) -> int:
        end = self.line_end(start)
        self.odd("NCNN028", start, end)
        return end

    def line_end(self, start: int) -> int:
        match = _EOL.search(self.data, start)
        return match.start() if match else len(self.data)

    def params(self, values: dict[int, Value]) -> None:
        data, start, line = self.data, self.pos, self.line_end(self.pos)
        older = self.grammar == _OLDER
        end = len(data) if older else line
        if not older and (nul := data.find(0, start, line)) >= 0:
            # The line is taken in pieces of 1023 characters, and the piece with the NUL is the last one.
            end, line = nul, min(line, start + ((nul - start) // 1023 + 1) * 1023)
            self.odd("NCNN024", nul, nul + 1, f"what follows in the line is ignored: {_show(data[nul + 1 : line])}")
        while True:
            self.pos = (_SPACE if older else _BLANK).match(data, self.pos, end).end()  # type: ignore[union-attr]
            if self.pos >= end:
                break
            match = _KEY.match(data, self.pos, end)
            if match is not None:
                self.entry(match, values, end)
            elif data.startswith((b"# ", b"#\t", b"//"), self.pos, end):
                self.pos = min(self.comment(self.pos), end)
            elif older and _NAMED.match(data, self.pos, end) is None:
                return
            else:
                self.no_pair(end)
        self.pos = end if older else line

    def no_pair(self, end: int) -> NoReturn:
        token = self.data[self.pos : _WORD.match(self.data, self.pos, end).end()]  # type: ignore[union-attr]
        named = _NAMED.match(token) is not None
        expected = "parameters by number, not by name as in graphs of pnnx" if named else "key=value"
        self.fail("NCNN009" if named else "NCNN031", "values", self.pos, expected, _show(token))

    def positional(self, values: dict[int, Value]) -> None:
        """The values of a file without keys, by position."""
        end = self.line_end(self.pos)
        for key, match in enumerate(_TOKEN.finditer(self.data, self.pos, end)):
            number = self.number(key, match.start(), match.end())
            if self.marks is not None:
                self.marks[key] = match.span()
            if key < 32:
                values[key] = number
            elif key == 32:
                self.odd("NCNN032", match.start(), end, "more than 32 values")
        self.pos = end

    def entry(self, match: re.Match[bytes], values: dict[int, Value], end: int) -> None:
        start, raw = match.start(), match[1]
        self.pos = match.end()
        key = spelled = int(raw) if len(raw) <= 15 else -1
        is_array = key <= -23300
        if is_array:
            key = -23300 - key
        value = self.array(key, end) if is_array else self.value(key, end)
        if not 0 <= key < 32:
            self.odd("NCNN032", start, match.end() - 1)
            return
        if raw != b"%d" % spelled:
            self.odd("NCNN014", start, match.end() - 1)
        if key in values:
            self.odd("NCNN033", start, self.pos, f"key {key} again: {_show(self.data[start : self.pos])}")
        if self.marks is not None:
            self.marks[key] = (start, self.pos)
        values[key] = value

    def value(self, key: int, end: int) -> Value:
        data, start = self.data, self.pos
        first = data[start] if start < end else 32
        if first == 34:
            return self.quoted(end)
        if first in _LETTERS:
            self.pos = _WORD.match(data, start, end).end()  # type: ignore[union-attr]
            raw = data[start : self.pos]
            if _ENDLESS.fullmatch(raw.partition(b",")[0]):
                self.odd("NCNN042", start, self.pos)
            return self.text(raw, start)
        if first in b" \t\n\v\f\r":
            self.fail("NCNN034", f"values[{key}]", start, "a value right behind the =", "nothing")
        items = self.items(key, end)
        head = self.number(key, *items[0])
        if len(items) == 1:
            return head
        if isinstance(head, str):
            self.fail("NCNN035", f"values[{key}][0]", start, "a number", _show(data[start : items[0][1]]))
        if items[-1][0] == items[-1][1]:
            items.pop()  # a comma at the end is how an array of one element is written
        as_float = isinstance(head, float)
        return [head, *(self.element(key, place, *items[place], as_float) for place in range(1, len(items)))]

    def quoted(self, end: int) -> str:
        data, start = self.data, self.pos
        line = min(end, self.line_end(start))
        close = data.find(b'"', start + 1, line)
        if close < 0:
            self.pos = line
            self.odd("NCNN045", start, line)
            return self.text(data[start + 1 : line].rstrip(), start)
        self.pos = close + 1
        glued = _WORD.match(data, close + 1, end).end()  # type: ignore[union-attr]
        if glued > close + 1:
            self.odd("NCNN046", close + 1, glued)
            self.pos = close + 1 if _KEY.match(data, close + 1, end) else glued
        return self.text(data[start + 1 : close], start)

    def text(self, raw: bytes, start: int) -> str:
        if len(raw) > 255:
            self.odd("NCNN047", start, self.pos, f"{len(raw)} bytes: {_show(raw)}")
        return _name(raw)

    def items(self, key: int, end: int) -> list[tuple[int, int]]:
        """The ranges of the numbers at `pos`, between commas."""
        data, spans = self.data, []
        while True:
            span = _ITEM.match(data, self.pos, end).span()  # type: ignore[union-attr]
            spans.append(span)
            self.pos = span[1]
            if self.pos >= end or data[self.pos] != 44:
                break
            self.pos += 1
            if (gap := _GAP.match(data, self.pos, end)) is not None:
                self.odd("NCNN049", *gap.span(), f"before {_show(data[gap.end() : gap.end() + 20].split()[0])}")
                self.pos = gap.end()
        for place, (start, stop) in enumerate(spans[: len(spans) - (len(spans) > 1)]):
            if start == stop:
                self.fail("NCNN048", f"values[{key}][{place}]", start, "a number", "nothing before the comma")
        return spans

    def array(self, key: int, end: int) -> list[int | float]:
        """An array of the older notation: its length, then each element by its own spelling."""
        data, start = self.data, self.pos
        if start >= end or data[start] in b" \t\n\v\f\r":
            self.fail("NCNN034", f"values[{key}]", start, "a value right behind the =", "nothing")
        spans = self.items(key, end)
        length, raw = spans[0], data[slice(*spans[0])]
        if _INTEGER.fullmatch(raw) is None:
            self.fail("NCNN055", f"values[{key}]", start, "the number of elements", _show(raw))
        count = int(raw) if len(raw) <= 127 else MOST * MOST
        comma = len(spans) > 1 and spans[-1][0] == spans[-1][1]
        if comma:
            spans.pop()
        elements = [self.element(key, place, *span, None) for place, span in enumerate(spans[1:])]
        if count < 0:
            self.odd("NCNN054", *length, f"{_show(raw)} declared, {len(elements)} there")
        elif count != len(elements) or comma:
            there = f"{len(elements)} there" + (" and a comma" if comma else "")
            self.odd("NCNN053", *length, f"{_show(raw)} declared, {there}")
            del elements[count:]
        if _mixed(elements):
            self.odd("NCNN052", start, self.pos)
        return elements

    def element(self, key: int, place: int, start: int, end: int, as_float: bool | None) -> int | float:
        """An element of an array; `as_float` is what the first one was, None where each is by itself."""
        number = self.number(key, start, end, as_float)
        if isinstance(number, str):
            self.fail("NCNN035", f"values[{key}][{place}]", start, "a number", _show(self.data[start:end]))
        if as_float is False and isinstance(number, float):
            self.odd("NCNN050", start, end)
            return int(number) if abs(number) < 2**31 else 0
        return number

    def number(self, key: int, start: int, end: int, as_float: bool | None = None) -> int | float | str:
        """A number by its spelling; a placeholder of a template as text."""
        raw = self.data[start:end]
        if len(raw) > _LONGEST:
            self.fail("NCNN040", f"values[{key}]", start, "at most 127 characters", f"{len(raw)}")
        match = _NUMBER.match(raw)
        if match is None:
            return self.no_number(key, start, end)
        is_float = b"." in raw or b"e" in raw or b"E" in raw
        rest = raw[match.end() :]
        if rest:
            self.odd("NCNN036" if is_float and rest in (b"f", b"F") else "NCNN037", start, end)
        if len(raw) > 127:
            self.odd("NCNN040", start, end, f"{len(raw)} characters")
        if not is_float and as_float:
            self.odd("NCNN051", start, end)
        if is_float or as_float:
            number = float(match[0])
            digits = [len(part) for part in re.split(rb"[.eE]", match[0].lstrip(b"+-"))[: 1 + (b"." in match[0])]]
            if abs(number) >= _OVERFLOW:
                self.odd("NCNN039", start, end)
            elif (len(raw) > 15 and not rest) or max(digits) > 9:
                self.odd("NCNN041", start, end)
            return number
        whole = int(match[0])
        if not -(2**31) <= whole < 2**31:
            wrapped = (whole + 2**31) % 2**32 - 2**31
            self.odd("NCNN038", start, end, f"{_show(raw)}, wrapped {wrapped}")
            return wrapped
        return whole

    def no_number(self, key: int, start: int, end: int) -> float | str:
        raw = self.data[start:end]
        if _ENDLESS.fullmatch(raw):
            self.odd("NCNN043", start, end)
            return float(raw)
        if b"${" in raw or raw.startswith((b"{", b"<", b"%", b"$", b"@")):
            self.odd("NCNN044", start, end)
            return _name(raw)
        self.fail("NCNN035", f"values[{key}]", start, "a number, or a text in quotes", _show(raw))


def _mixed(elements: list[int | float]) -> bool:
    """Whether an array of the older notation is misread: zero has the same bits in both kinds."""
    kind = type(elements[-1]) if elements else None
    return any(type(one) is not kind and repr(one) not in ("0", "0.0") for one in elements)


def _quick(text: str, start: int) -> Layer | None:
    """The record of a line that has nothing unusual about it; None for any other."""
    end = text.find("\n", start)
    line = text[start:end] if end >= 0 else ""
    words = line.split()
    try:
        first = 4 + _SMALL[words[2]]
        last = first + _SMALL[words[3]]
    except (IndexError, KeyError):
        return None
    n_params = len(words) - last
    if n_params < 0 or not line[0].isalpha() or line.startswith("pnnx.") or line.count("=") != n_params:
        return None
    if end - start > 255 and max(map(len, words[:last])) > 255:
        return None
    values: dict[int, Value] = {}
    for word in words[last:]:
        spelled, _, value = word.partition("=")
        key = _KEYS.get(spelled)
        if key is None:
            return None
        if key < 0:
            count, *items = value.split(",")
            if _SMALL.get(count) != len(items):
                return None
            if _INTS.fullmatch(value):
                values[~key] = [*map(int, items)]
            elif _FLOATS.fullmatch(value) and max(map(len, items)) < 16:
                values[~key] = [*map(float, items)]
            else:
                return None
        elif _INT.fullmatch(value):
            values[key] = int(value)
        elif _FLOAT.fullmatch(value) and len(value) < 16:
            values[key] = float(value)
        elif _QUOTED.fullmatch(value):
            values[key] = value[1:-1]
        else:
            return None
    if len(values) != n_params:
        return None
    return Layer(words[0], words[1], words[4:first], words[first:last], values, start, end)


def _sniff(head: bytes, view: memoryview) -> None:
    """Refuses what is a file of another kind, by what it begins with."""

    def refuse(rule: str, got: str) -> NoReturn:
        _refuse(head, rule, "", 0, "the text of an ncnn model, which begins with 7767517", got)

    if not view.nbytes:
        refuse("NCNN001", "an empty file")
    for rule, kind, starts in _OTHERS:
        if head.startswith(starts):
            refuse(rule, kind)
    if head.removeprefix(_BOM).lstrip()[:1] == b"<":
        refuse("NCNN002", "a page of a web site or other markup")
    if b"\0" in head[:64] and not re.match(rb"[+\s]*[0-9]+\s", head):
        refuse("NCNN007", f"binary data, {head[:8]!r}")
    if not head.strip() and not bytes(view).strip():
        refuse("NCNN001", "a file of blanks")


def _head_spans(data: bytes) -> list[tuple[int, int]]:
    """The ranges of magic number and counts; of the counts alone where there is no magic number."""
    at = len(_BOM) if data.startswith(_BOM) else 0
    spans: list[tuple[int, int]] = []
    for match in _TOKEN.finditer(data, at):
        spans.append(match.span())
        if len(spans) == 3:
            break
    raw = data[slice(*spans[0])] if spans else b""
    return spans if _INTEGER.fullmatch(raw[:31]) and int(raw[:31]) == MAGIC else spans[:2]


def _open(view: memoryview) -> tuple[Document, bytes]:
    """Reads the head."""
    _sniff(bytes(view[:4096]), view)
    data = bytes(view)
    document = Document(view)
    odd = document.oddities
    if data.startswith(_BOM):
        odd.append(Oddity("NCNN011", -1, 0, len(_BOM), "EF BB BF"))
    spans = _head_spans(data)
    tokens = [data[start:end] for start, end in spans]
    has_magic = len(spans) == 3 or (bool(spans) and tokens[0].lstrip(b"+0") == b"7767517")
    if has_magic:
        if tokens[0] != b"7767517":
            odd.append(Oddity("NCNN014", -1, spans[0][0], len(tokens[0]), _show(tokens[0])))
    else:
        after = _TOKEN.search(data, spans[-1][1]) if len(spans) == 2 else None
        if after is None or _INTEGER.fullmatch(after[0]) or not all(map(_INTEGER.fullmatch, tokens)):
            start = spans[0][0] if spans else len(data)
            got = _show(tokens[0]) if tokens else "the end of the file"
            _refuse(data, "NCNN007" if b"\0" in data[:4096] else "NCNN008", "magic", start, "7767517", got)
        document.keyless = re.search(rb"[ \t][+-]?[0-9]+=", data[: 1 << 16]) is None
        odd.append(Oddity("NCNN012" if document.keyless else "NCNN013", -1, spans[0][0], 0, _show(tokens[0])))
    counts = [_count(data, document, name, spans[-2 + at] if len(spans) - has_magic == 2 else None)
              for at, name in enumerate(("layer_count", "blob_count"))]  # fmt: skip
    document.layer_count, document.blob_count = counts
    first = _TOKEN.search(data, spans[-1][1])
    document.body = document.tail = first.start() if first else len(data)
    return document, data


def _count(data: bytes, document: Document, name: str, span: tuple[int, int] | None) -> int:
    if span is None:
        _refuse(data, "NCNN015", name, len(data), "the numbers of layers and blobs", "the end of the file")
    start, end = span
    raw = data[start:end]
    if _INTEGER.fullmatch(raw) is None:
        _refuse(data, "NCNN015", name, start, "a number", _show(raw))
    number = int(raw) if len(raw) <= 31 else int(raw[:31])
    if not 1 <= number <= MOST:
        document.oddities.append(Oddity("NCNN016", -1, start, end - start, f"{name} {_show(raw)}"))
    elif raw != b"%d" % number:
        document.oddities.append(Oddity("NCNN014", -1, start, end - start, f"{name} {_show(raw)}"))
    return number


def _read(document: Document, data: bytes, grammar: str, most: int) -> None:
    """Reads the records into `document`."""
    reader = _Reader(data, grammar, document.oddities)
    text = "" if grammar != _CURRENT or _UNUSUAL.search(data) else data.decode("ascii")
    layers, pos = document.layers, document.body
    wanted = document.layer_count if 1 <= document.layer_count <= MOST else MOST + 1
    while len(layers) < wanted:
        layer = _quick(text, pos) if text else None
        if layer is not None:
            pos = layer.end + 1
        else:
            reader.pos = pos
            layer = reader.record(len(layers))
            if layer is None:
                break
            pos = reader.pos
            line = _EOL.match(data, _BLANK.match(data, pos).end())  # type: ignore[union-attr]
            pos = line.end() if line else pos
        if len(layers) >= most:
            _refuse(data, "NCNN016", "layers", layer.start, f"at most {most} layers", "more")
        if layers:
            layers[-1].end = layer.start
        layers.append(layer)
        layer.end = document.tail = pos
    _read_end(document, data)


def _read_end(document: Document, data: bytes) -> None:
    """What the whole file says once its layers are known."""
    odd, there = document.oddities, len(document.layers)
    if there < document.layer_count <= MOST:
        detail = f"declares {document.layer_count} layers, {there} follow"
        odd.append(Oddity("NCNN017", -1, len(data), 0, detail))
    if (rest := _TOKEN.search(data, document.tail)) is not None:
        words = data[rest.start() : rest.start() + 2000].split(None, 5)
        length = len(data.rstrip()) - rest.start()
        if len(words) > 3 and words[2].isdigit() and words[3].isdigit():
            detail = f"declares {there} layers; {_show(words[0])} {_show(words[1])} and what follows is dropped"
            odd.append(Oddity("NCNN018", -1, rest.start(), length, detail))
        else:
            odd.append(Oddity("NCNN019", -1, rest.start(), length, f"{length} bytes: {_show(data[rest.start() :])}"))
    if (returns := data.find(b"\r")) >= 0:
        odd.append(Oddity("NCNN029", -1, returns, 1, f"{data.count(bytes([13]))} of them"))
    if not data.endswith((b"\n", b"\r")):
        odd.append(Oddity("NCNN030", -1, len(data), 0, "the file ends within a line"))


def parse(view: memoryview, limits: Mapping[str, int] | None = None) -> Document:
    """Reads the text of a `.param`.

    Args:
        view: the whole file.
        limits: ``param.layers`` is the most layers that are read.

    Raises:
        FormatError: it cannot be understood; `record` is the Document so far. All else is an oddity of the Document.
    """
    view = memoryview(view)
    most = min(MOST, (limits or {}).get("param.layers", MOST))
    document, data = _open(view)
    try:
        _read(document, data, _KEYLESS if document.keyless else _CURRENT, most)
        return document
    except FormatError as error:
        error.record = document
        older = None if document.keyless else _read_older(view, most, error)
        if older is None:
            raise
        return older


def _read_older(view: memoryview, most: int, error: FormatError) -> Document | None:
    """The file by the grammar in which lines do not matter, if it is one; `error` is why it is none of today's."""
    document, data = _open(view)
    document.older = True
    detail = f"expected {error.expected}, got {error.got}"
    document.oddities.append(Oddity("NCNN025", len(document.layers) - 1, error.offset, 0, detail))
    try:
        _read(document, data, _OLDER, most)
    except FormatError:
        return None
    return document


def place(document: Document, index: int, what: str | int) -> tuple[int, int]:
    """Offset and length of a token, for what is said about it.

    Args:
        document: what `parse` gave.
        index: of the layer; -1 for the head.
        what: ``type``, ``name``, ``bottoms`` and ``tops`` (the counts), ``bottoms[0]``, ``tops[1]``, or a key, whose
            last entry it is; of the head ``magic``, ``layer_count`` or ``blob_count``.

    Returns:
        Where nothing of that kind stands in the text: the beginning of the layer or file, and 0.
    """
    data = bytes(document.view)
    marks: dict[str | int, tuple[int, int]] = {}
    if index < 0:
        start, spans = 0, _head_spans(data)
        marks.update(zip(("magic", "layer_count", "blob_count")[3 - len(spans) :], spans, strict=True))
    else:
        layer = document.layers[index]
        start = max(layer.start, 0)
        if layer.start >= 0:
            reader = _Reader(data, _KEYLESS if document.keyless else _OLDER if document.older else _CURRENT, [])
            reader.marks, reader.pos = marks, start
            reader.record(index)
    found = marks.get(what)
    return (found[0], found[1] - found[0]) if found else (start, 0)


def write(
    layers: Iterable[Any], blob_count: int, *, document: Document | None = None, canonical: bool = False
) -> bytes:
    """The text of a model.

    Args:
        layers: `Layer` objects, or any with the same attributes.
        blob_count: to declare.
        document: what `parse` gave: layers that are as they were read there keep their bytes, as does all around them.
        canonical: spell everything anew, with the line end LF.

    Raises:
        FormatError: something has no spelling that is read back as it is.
    """
    layers = list(layers)
    if document is not None and not canonical:
        source = parse(document.view)
        if source.layers == [] == layers or _unchanged(layers, source, blob_count):
            return bytes(document.view)
        if not source.keyless:
            return _rewrite(layers, blob_count, source)
    _check_counts(len(layers), blob_count)
    out = [b"%d\n%d %d\n" % (MAGIC, len(layers), blob_count)]
    for index, layer in enumerate(layers):
        out.append(_record(index, layer, b"\n"))
    return b"".join(out)


def _unchanged(layers: list[Any], source: Document, blob_count: int) -> bool:
    return (
        blob_count == source.blob_count
        and len(layers) == len(source.layers)
        and all(new.start == old.start and _same(new, old) for new, old in zip(layers, source.layers, strict=True))
    )


def _same(new: Any, old: Layer) -> bool:
    """Whether both are spelled alike: 1, 1.0 and True are equal but not the same."""
    return (
        new.type == old.type
        and new.name == old.name
        and list(new.bottoms) == old.bottoms
        and list(new.tops) == old.tops
        and new.values.keys() == old.values.keys()
        and all(repr(new.values[key]) == repr(value) for key, value in old.values.items())
    )


def _rewrite(layers: list[Any], blob_count: int, source: Document) -> bytes:
    """The text with what changed spelled anew, everything else as it was."""
    _check_counts(len(layers), blob_count)
    data = bytes(source.view)
    line = _EOL.search(data, 0, source.body)
    eol = line[0] if line else b"\n"
    kept = {one.start: one for one in source.layers}
    out, before = [_new_head(data, source, len(layers), blob_count)], source.body
    for index, layer in enumerate(layers):
        old = kept.get(layer.start)
        unchanged = old is not None and _same(layer, old)
        if not unchanged or layer.start != before:
            _end_line(out, eol)
        if old is not None and unchanged:
            out.append(data[old.start : old.end])
            before = old.end
        else:
            out.append(_record(index, layer, eol))
            before = -1
    if before != source.tail and source.tail < len(data):
        _end_line(out, eol)
    out.append(data[source.tail :])
    return b"".join(out)


def _end_line(out: list[bytes], eol: bytes) -> None:
    if not out[-1].rstrip(b" \t\v\f").endswith((b"\n", b"\r")):
        out.append(eol)


def _new_head(data: bytes, source: Document, layer_count: int, blob_count: int) -> bytes:
    """The head with other counts, where they differ."""
    head = data[: source.body]
    spans = _head_spans(data)
    for (start, end), old, new in (
        (spans[-1], source.blob_count, blob_count), (spans[-2], source.layer_count, layer_count),
    ):  # fmt: skip
        if old != new:
            head = head[:start] + b"%d" % new + head[end:]
    return head


def _check_counts(layer_count: int, blob_count: int) -> None:
    for name, count in (("layer_count", layer_count), ("blob_count", blob_count)):
        if not 1 <= count <= MOST:
            raise FormatError("NCNN066", name, 0, f"1 to {MOST}", str(count))


def _record(index: int, layer: Any, eol: bytes) -> bytes:
    """A record in canonical spelling."""
    path = f"layers[{index}]"
    kind, name = _word(layer.type, f"{path}.type", True), _word(layer.name, f"{path}.name")
    words = [kind.ljust(24), name.ljust(24), b"%d %d" % (len(layer.bottoms), len(layer.tops))]
    for field, names in (("bottoms", layer.bottoms), ("tops", layer.tops)):
        words += [_word(one, f"{path}.{field}[{number}]") for number, one in enumerate(names)]
    for key, value in layer.values.items():
        where = f"{path}.values[{key}]"
        if not isinstance(key, int) or not 0 <= key < 32:
            raise FormatError("NCNN064", where, 0, "a key of 0 to 31", f"{key!r:.40}")
        if isinstance(value, str):
            words.append(b"%d=%s" % (key, _text(value, where)))
        elif hasattr(value, "__len__"):
            words.append(b"%d=%s" % (-23300 - key, _array(list(value), where)))
        else:
            words.append(b"%d=%s" % (key, _number(value, where)))
    return b" ".join(words) + eol


def _word(text: Any, path: str, is_type: bool = False) -> bytes:
    try:
        raw: bytes = text.encode("utf-8", "surrogateescape")
    except (AttributeError, UnicodeEncodeError):
        raise FormatError("NCNN061", path, 0, "a name", f"{text!r:.40}") from None
    reserved = is_type and (raw.startswith((b"#", b"//", b"pnnx.")) or _KEY.match(raw))
    if not 1 <= len(raw) <= 255 or b"\0" in raw or _TOKEN.fullmatch(raw) is None or reserved:
        raise FormatError("NCNN061", path, 0, "1 to 255 bytes without blanks", _show(raw))
    return raw


def _text(text: str, path: str) -> bytes:
    try:
        raw = text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        raise FormatError("NCNN062", path, 0, "a text that UTF-8 can store", f"{text!r:.40}") from None
    if len(raw) <= 255 and not _LINES_LOST.search(raw) and b"${" not in raw:
        if _PLAIN_TEXT.fullmatch(raw) and not _ENDLESS.fullmatch(raw):
            return raw
        if b'"' not in raw:
            return b'"%s"' % raw
        if raw[0] in _LETTERS and _TOKEN.fullmatch(raw):
            return raw
    raise FormatError("NCNN062", path, 0, "a text of at most 255 bytes on one line", _show(raw))


def _array(elements: list[Any], path: str) -> bytes:
    if any(isinstance(one, str) or not hasattr(one, "__float__") for one in elements):
        raise FormatError("NCNN065", path, 0, "numbers", f"{elements!r:.60}")
    if _mixed([int(one) if hasattr(one, "__index__") else one for one in elements]):
        raise FormatError("NCNN065", path, 0, "whole numbers or floats, not both", f"{elements!r:.60}")
    words = [_number(one, f"{path}[{place}]") for place, one in enumerate(elements)]
    return b",".join([b"%d" % len(elements), *words])


def _number(value: Any, path: str) -> bytes:
    if hasattr(value, "__index__"):
        if not -(2**31) <= value < 2**31:
            raise FormatError("NCNN063", path, 0, "a whole number of 32 bits", f"{value!r:.40}")
        return b"%d" % value
    try:
        return _float(float(value))
    except (TypeError, ValueError, OverflowError):
        raise FormatError("NCNN063", path, 0, "a finite number within 32 bits", f"{value!r:.40}") from None


def _float(value: float) -> bytes:
    """The shortest spelling of the float; at most 15 characters, and 9 digits on either side of the point.

    Raises:
        OverflowError: it is not finite.
    """
    single = struct.unpack("<f", struct.pack("<f", value))[0]
    for digits in range(9):
        spelled = f"{single:.{digits}e}"
        if abs(float(spelled)) < _OVERFLOW and struct.unpack("<f", struct.pack("<f", float(spelled)))[0] == single:
            break
    else:
        raise OverflowError
    sign = "-" if spelled[0] == "-" else ""
    mantissa, _, exponent = spelled.lstrip("-").partition("e")
    figures, power = mantissa.replace(".", ""), int(exponent)
    if 0 <= power < 9:
        return f"{sign}{figures[: power + 1].ljust(power + 1, '0')}.{figures[power + 1 :] or '0'}".encode()
    if power < 0 and len(figures) - power <= 10:
        return f"{sign}0.{'0' * (-power - 1)}{figures}".encode()
    return f"{sign}{mantissa}e{power:+03d}".encode()
