"""The text of an ncnn `.param`: tokenizer and parser. What its values mean to an operator is not known here.

The grammar is that of ncnn 1.0.20261020. What older loaders took, or wrote, is read as they meant it and told as an
oddity. A line like most others takes a short way (`_quick`); the rest is read token by token.
"""

from __future__ import annotations

import itertools
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from operator import itemgetter
from typing import Final, NoReturn

from nkformats.errors import FormatError
from nkformats.formats.ncnn_graph import Layer
from nkformats.generated import ncnn
from nkformats.records import Reports
from nkformats.records.params import Value
from nkformats.rules.param_text import Oddity, endings, other_kind, show
from nkformats.rules.param_text import line_column as line_column

MAGIC: Final = 7767517
MOST: Final = 1_000_000  # layers or blobs that a loader takes
_BOM: Final = b"\xef\xbb\xbf"
#: Half way from the largest float to the next power of two: from here on a number is infinite in 32 bits.
OVERFLOW: Final = float(2**128 - 2**103)

TOKEN, _SPACE = re.compile(rb"[^ \t\n\v\f\r]+"), re.compile(rb"[ \t\n\v\f\r]*")
_WORD, _BLANK = re.compile(rb"[^ \t\n\v\f\r]*"), re.compile(rb"[ \t\v\f]*")
_ITEM, EOL = re.compile(rb"[^, \t\n\v\f\r]*"), re.compile(rb"\r\n?|\n")
_COUNTS = re.compile(rb"[+-]?[0-9]+\s+[+-]?[0-9]+\s+(?![+-]?[0-9]+\s)\S")  # two, and no third
_GAP = re.compile(rb"[ \t]+(?=[+-]?[0-9.][^= \t\n\v\f\r]*(?![^ \t\n\v\f\r]))")  # before a number that is no key
KEY, _INTEGER = re.compile(rb"([+-]?[0-9]+)="), re.compile(rb"[+-]?[0-9]+")
_PNNX = re.compile(rb"[@#$][^ \t\n\v\f\r=]*=")
NUMBER = re.compile(rb"[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?")
ENDLESS = re.compile(rb"[+-]?(?:inf(?:inity)?|nan)", re.IGNORECASE)
_TEXT, _QUOTE = re.compile(rb"[A-Za-z\"{<%$@]"), re.compile(rb"\"([^\"\r\n]*)(\"?)")

# The short way. `str.split` divides at characters that scanf does not divide at, among them some of Latin-1.
_UNUSUAL = re.compile(rb"[\0\x1c-\x1f]|\r(?!\n)")
_INT_FAST = "-?(?:1[0-9]{9}|[0-9]{1,9})"
_FLOAT_FAST = r"-?[0-9]{1,9}(?:\.[0-9]{0,9}(?:e(?:-[0-9]{1,2}|[+]?[0-2]?[0-9]))?|e-[0-9]{1,2})"
# Possessive: an engine that may go back keeps a hundred bytes for each element.
_INT, _INTS = re.compile(_INT_FAST), re.compile(f"[0-9]+(?:,{_INT_FAST})*+")
_FLOAT, _FLOATS = re.compile(_FLOAT_FAST), re.compile(f"[0-9]+(?:,{_FLOAT_FAST})*+")
_QUOTED = re.compile('"[^"=]{0,250}"')
_SMALL: Final = {str(number): number for number in range(200)}
# Those of arrays give the complement of their number.
_KEYS: Final = {**{str(n): n for n in range(32)}, **{str(-23300 - n): ~n for n in range(32)}}


class Document:
    """A `.param` as it was read.

    Attributes:
        view: its bytes; layers: its records; layer_count, blob_count: as declared.
        body: where the first record begins; tail: where the last one that belongs to the model ends.
        keyless: whether it is of before 2017-10-15; older: whether its records are not one a line.
    """

    __slots__ = ("_reports", "blob_count", "body", "keyless", "layer_count", "layers", "older", "tail", "view")

    def __init__(self, view: memoryview) -> None:
        self.view = view
        self.layers: list[Layer] = []
        self.layer_count = self.blob_count = self.body = self.tail = 0
        self.keyless = self.older = False
        self._reports = Reports()

    def odd(self, rule: str, layer: int, start: int, end: int, detail: str = "") -> None:
        """Notes an oddity; without a detail, the text at that place is one."""
        if self._reports.wants(rule):
            detail = detail or show(bytes(self.view[start : min(end, start + 41)]))
        self._reports.add(rule, layer, start, end - start, detail)

    @property
    def oddities(self) -> list[Oddity]:
        """What is to be said about it; of each rule the first hundred, the last of which tells of the others."""
        return [Oddity(*one) for one in self._reports.kept()]


def _name(raw: bytes) -> str:
    return raw.decode("utf-8", "surrogateescape")


def _skip(pattern: re.Pattern[bytes], data: bytes, pos: int, end: int = sys.maxsize) -> int:
    match = pattern.match(data, pos, end)
    return match.end() if match else pos


class _Reader:
    """Reads a document token by token, by any of the grammars; `marks` are the places of those of the tokens `wanted`,
    by name or key."""

    def __init__(self, document: Document, data: bytes = b"", wanted: Iterable[str | int] = ()) -> None:
        self.document = document
        self.data = data
        self.wanted = frozenset(wanted)
        self.marks: dict[str | int, tuple[int, int]] = {}
        self.index = -1
        self.pos = 0
        self.line = 0, -1

    def odd(self, rule: str, start: int, end: int, detail: str = "") -> None:
        self.document.odd(rule, self.index, start, end, detail)

    def fail(self, rule: str, where: str, offset: int, expected: str, got: str, note: str = "") -> NoReturn:
        path = where if self.index < 0 else f"layers[{self.index}].{where}"
        line, column = line_column(self.data, offset)
        raise FormatError(rule, path, offset, expected, got, note=note, line=line, column=column)

    def head(self) -> None:
        """Reads magic number and counts."""
        document = self.document
        other = other_kind(document.view)
        if bytes(document.view[: len(ncnn.MAGIC)]) == ncnn.MAGIC:
            other = "NCNN006", "a binary .param.bin", ""
        if other is not None:
            self.fail(other[0], "", 0, f"the text of an ncnn model, which begins with {MAGIC}", *other[1:])
        self.data = data = bytes(document.view)
        if data.startswith(_BOM):
            self.pos = len(_BOM)
            self.odd("NCNN011", 0, self.pos, "EF BB BF")
        start, first = self.token("magic")
        if not (_INTEGER.fullmatch(first) and int(first[:31]) == MAGIC):
            if not _COUNTS.match(data, start):
                self.fail("NCNN008", "magic", start, str(MAGIC), show(first))
            document.keyless = re.search(rb"[ \t][+-]?[0-9]+=", data[: 1 << 16]) is None
            self.odd("NCNN012" if document.keyless else "NCNN013", start, self.pos)
            self.pos = start
            self.marks.clear()
        elif first != b"%d" % MAGIC:
            self.odd("NCNN014", start, self.pos)
        document.layer_count, document.blob_count = self.count("layer_count"), self.count("blob_count")
        document.body = document.tail = _skip(_SPACE, data, self.pos)

    def token(self, where: str) -> tuple[int, bytes]:
        match = TOKEN.search(self.data, self.pos)
        if match is None:
            rule, expected = ("NCNN015", "the counts") if self.index < 0 else ("NCNN020", "the rest of the layer")
            self.fail(rule, where, len(self.data), expected, "the end of the file")
        self.pos = match.end()
        if where in self.wanted:
            self.marks[where] = match.span()
        raw = match[0]
        if b"\0" in raw:
            self.odd("NCNN024", *match.span())
            raw = raw[: raw.find(0)]
        return match.start(), raw

    def name(self, where: str) -> str:
        start, raw = self.token(where)
        if len(raw) > 255:
            self.odd("NCNN023", start, self.pos, f"{len(raw)} bytes: {show(raw)}")
        if where[-1] == "]" and KEY.match(raw):
            self.odd("NCNN027", start, self.pos)
        return _name(raw)

    def count(self, where: str) -> int:
        start, raw = self.token(where)
        of_file = self.index < 0
        if _INTEGER.fullmatch(raw) is None:
            self.fail("NCNN015" if of_file else "NCNN021", where, start, f"a number for {where}", show(raw))
        number = int(raw) if len(raw) <= 31 else MOST + 1
        if not of_file <= number <= MOST:
            if not of_file:
                self.fail("NCNN022", where, start, f"0 to {MOST} {where}", show(raw))
            self.odd("NCNN016", start, self.pos, f"{where} {show(raw)}")
        elif raw != b"%d" % number:
            self.odd("NCNN014", start, self.pos)
        return number

    def record(self) -> Layer | None:
        """The record at `pos`, which is left behind it; None where the text ends."""
        data = self.data
        while data.startswith((b"#", b"//"), start := _skip(_SPACE, data, self.pos)):
            self.comment(start)
        if start == len(data):
            return None
        word = data[start : _skip(_WORD, data, start)]
        if word.startswith(b"pnnx."):
            self.fail("NCNN009", "type", start, "the name of an operator of ncnn", show(word))
        if KEY.match(word):
            self.fail("NCNN031", "type", start, "the type of a layer", f"the parameter {show(word)}")
        kind, name = self.name("type"), self.name("name")
        sizes = {where: self.count(where) for where in ("bottoms", "tops")}
        bottoms, tops = ([self.name(f"{where}[{i}]") for i in range(size)] for where, size in sizes.items())
        if (line := EOL.search(data, start, self.pos)) is not None:
            self.odd("NCNN026", *line.span(), f"{name[:40]!r} goes on in the next line")
        layer = Layer(kind, name, bottoms, tops, {}, start)
        (self.positional if self.document.keyless else self.params)(layer.values)
        return layer

    def comment(self, start: int) -> None:
        self.pos = self.line_end(start)
        self.odd("NCNN028", start, self.pos)

    def line_end(self, start: int) -> int:
        if not self.line[0] <= start <= self.line[1]:  # asked often within a line, which may be long
            match = EOL.search(self.data, start)
            self.line = start, match.start() if match else len(self.data)
        return self.line[1]

    def positional(self, values: dict[int, Value]) -> None:
        """The values of a file without keys."""
        end = self.line_end(self.pos)
        for key, match in enumerate(TOKEN.finditer(self.data, self.pos, end)):
            if key in self.wanted:
                self.marks[key] = match.span()
            if key < 32:
                values[key] = self.number(key, *match.span())
            elif key == 32:
                self.odd("NCNN032", match.start(), end, "more than 32 values")
        self.pos = end

    def params(self, values: dict[int, Value]) -> None:
        data, start, line, older = self.data, self.pos, self.line_end(self.pos), self.document.older
        end, blanks = (len(data), _SPACE) if older else (line, _BLANK)
        if not older and (nul := data.find(0, start, line)) >= 0:
            # A loader takes the line in pieces of 1023 characters, and the piece with the NUL for the last one.
            end, line = nul, min(line, start + ((nul - start) // 1023 + 1) * 1023)
            self.odd("NCNN024", nul, nul + 1, f"what follows in the line is ignored: {show(data[nul + 1 : line])}")
        while (start := _skip(blanks, data, self.pos, end)) < end:
            self.pos = start
            if (match := KEY.match(data, start, end)) is not None:
                self.entry(match, values, end)
            elif (pnnx := _PNNX.match(data, start, end)) is None and data.startswith((b"#", b"//"), start, end):
                self.comment(start)
            elif pnnx or not older:
                rule, got = "NCNN009" if pnnx else "NCNN031", show(data[start : _skip(_WORD, data, start)])
                self.fail(rule, "values", start, "key=value with a whole number as key", got)
            else:
                return
        self.pos = end if older else line

    def entry(self, match: re.Match[bytes], values: dict[int, Value], end: int) -> None:
        """A parameter, from its key on."""
        data, start, raw = self.data, match.start(), match[1]
        self.pos = pos = match.end()
        key = spelled = int(raw) if len(raw) <= 15 else -1
        if pos >= end or data[pos] in b" \t\n\v\f\r":
            self.fail("NCNN034", f"values[{_name(raw[:40])}]", pos, "a value right behind the =", "nothing")
        if spelled <= -23300:
            key = -23300 - spelled
            value: Value = self.array(key, end)
        elif _TEXT.match(data, pos):
            value = self.text(end)
        else:
            value = self.scalar(key, end)
        if not 0 <= key < 32:
            self.odd("NCNN032", start, pos - 1)
            return
        if raw != b"%d" % spelled:
            self.odd("NCNN014", start, pos - 1)
        if key in values:
            self.odd("NCNN033", start, self.pos, f"key {key} again: {show(data[start : self.pos])}")
        if key in self.wanted:
            self.marks[key] = (start, self.pos)
        values[key] = value

    def text(self, end: int) -> str:
        data, start = self.data, self.pos
        if (quoted := _QUOTE.match(data, start, end)) is not None:
            raw, self.pos = quoted[1], quoted.end()
            glued = _skip(_WORD, data, self.pos, end)
            if not quoted[2]:
                self.odd("NCNN045", start, self.pos)
            elif glued > self.pos:
                self.odd("NCNN046", self.pos, glued)
                self.pos = self.pos if KEY.match(data, self.pos, end) else glued
        else:
            self.pos = _skip(_WORD, data, start, end)
            raw = data[start : self.pos]
            if ENDLESS.fullmatch(raw.partition(b",")[0]):
                self.odd("NCNN042", start, self.pos)
            elif raw[0] in b"{<%$@":
                self.odd("NCNN044", start, self.pos)
        if len(raw) > 255:
            self.odd("NCNN047", start, self.pos, f"{len(raw)} bytes: {show(raw)}")
        return _name(raw)

    def items(self, key: int, end: int) -> Iterator[tuple[int, int]]:
        """The places of the numbers at `pos`, between commas; the last may be empty."""
        data = self.data
        for number in itertools.count():
            start, self.pos = self.pos, _skip(_ITEM, data, self.pos, end)
            if self.pos >= end or data[self.pos] != 44:
                yield start, self.pos
                return
            if start == self.pos:
                self.fail("NCNN048", f"values[{key}][{number}]", start, "a number", "nothing before the comma")
            stop, self.pos = self.pos, self.pos + 1
            if (gap := _GAP.match(data, self.pos, end)) is not None:
                self.odd("NCNN049", *gap.span(), f"before {show(data[gap.end() : gap.end() + 10])}")
                self.pos = gap.end()
            yield start, stop

    def scalar(self, key: int, end: int) -> Value:
        """A number, or an array of the newer notation, whose first element says what all are."""
        spans = self.items(key, end)
        first = self.number(key, *next(spans))
        is_float = isinstance(first, float)
        # A comma at the end is how an array of one element is written.
        rest = [self.number(key, *span, is_float) if span[0] < span[1] else None for span in spans]
        if not rest:
            return first
        return [first, *(one for one in rest if one is not None)]

    def array(self, key: int, end: int) -> list[int | float]:
        """An array of the older notation: its length, then each element by its own spelling."""
        spans = self.items(key, end)
        start, stop = next(spans)
        raw = self.data[start:stop]
        if _INTEGER.fullmatch(raw) is None:
            self.fail("NCNN055", f"values[{key}]", start, "the number of elements", show(raw))
        comma, elements = False, []
        for span in spans:
            if span[0] < span[1]:
                elements.append(self.number(key, *span))
            else:
                comma = True
        count = int(raw[:100])
        if count != len(elements) or comma:
            there = f"{len(elements)} there" + (" and a comma" if comma else "")
            self.odd("NCNN054" if count < 0 else "NCNN053", start, stop, f"{show(raw)} declared, {there}")
            del elements[count if count >= 0 else len(elements) :]
        if mixed(elements):
            self.odd("NCNN052", start, self.pos)
        return elements

    def number(self, key: int, start: int, end: int, as_float: bool | None = None) -> int | float:
        """A number; `as_float` is what the first of an array was, None where it is by itself."""
        raw = self.data[start:end]
        match = NUMBER.match(raw)
        if match is None and ENDLESS.fullmatch(raw):
            self.odd("NCNN043", start, end)
            return float(raw)
        if match is None or len(raw) > 4096:
            rule = "NCNN040" if match else "NCNN035"
            self.fail(rule, f"values[{key}]", start, "a number, or a text in quotes", show(raw))
        spelled, rest = any(one in raw for one in (b".", b"e", b"E")), raw[match.end() :]
        number: int | float = float(match[0]) if spelled or as_float else int(match[0])
        whole = isinstance(number, int)
        odd = [
            ("NCNN036" if spelled and rest in (b"f", b"F") else "NCNN037", rest),
            ("NCNN038", whole and not -(2**31) <= number < 2**31),
            ("NCNN039", not whole and abs(number) > OVERFLOW),
            ("NCNN040", len(raw) > 127),
            ("NCNN050", as_float is False and spelled),
            ("NCNN051", as_float and not spelled),
        ]
        long = len(raw) > 15 or (spelled and re.search(rb"[0-9]{10}", raw))
        for rule in [rule for rule, holds in odd if holds] or ["NCNN041"] * bool(long):
            self.odd(rule, start, end)
        if as_float is False and not whole:
            number = int(number) if abs(number) < 2**31 else 0
        return (number + 2**31) % 2**32 - 2**31 if isinstance(number, int) else number

    def records(self) -> None:
        """Reads the layers, and says what only the whole text says."""
        document, data = self.document, self.data
        layers, pos = document.layers, document.body
        text = "" if document.keyless or document.older or _UNUSUAL.search(data) else data.decode("latin-1")
        wanted = document.layer_count if 1 <= document.layer_count <= MOST else sys.maxsize
        while len(layers) < wanted:
            layer = _quick(text, pos) if text else None
            if layer is not None:
                pos = layer.end + 1
            else:
                self.index, self.pos = len(layers), pos
                if (layer := self.record()) is None:
                    break
                pos = _skip(EOL, data, _skip(_BLANK, data, self.pos))
            if layers:
                layers[-1].end = layer.start
            layers.append(layer)
            layer.end = document.tail = pos
        self.index = -1
        for one in endings(data, document.tail, len(layers), document.layer_count):
            document.odd(one.rule, one.layer, one.offset, one.offset + one.length, one.detail)


def mixed(elements: list[int | float]) -> bool:
    """Whether an array of the older notation is misread: only zero has the same bits in both kinds."""
    return any(type(one) is not type(elements[-1]) and repr(one) not in ("0", "0.0") for one in elements)


def _quick(text: str, start: int) -> Layer | None:
    """The record of a line that has nothing unusual about it; None for any other. Characters stand for bytes."""
    end = text.find("\n", start)
    line = text[start:end] if end >= 0 else ""
    words = line.split()
    if not line.isascii():
        raw = line.encode("latin-1").split()
        words = [_name(one) for one in raw] if max(map(len, raw)) < 256 else []
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
            if count != str(len(items)):
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
    layer = Layer(words[0], words[1], words[4:first], words[first:last], values, start, end)
    return layer if len(values) == n_params else None


def parse(view: memoryview, limits: Mapping[str, int] | None = None) -> Document:
    """Reads the text of a `.param`, whole; `limits` has none for it.

    Raises:
        FormatError: it cannot be understood; `record` is the Document so far. All else is an oddity of the Document.
    """
    reader = _Reader(Document(view))
    try:
        return _read(reader)
    except FormatError as error:
        index, offset, said = reader.index, error.offset, f"expected {error.expected}, got {error.got}"
        if index < 0 or reader.document.keyless:
            raise
    # One document at a time: this one is made once more where the older grammar takes nothing either.
    del reader
    # Up to July 2026 lines did not matter: parameters went on until something else came.
    older = _Reader(Document(view))
    older.document.older = True
    older.document.odd("NCNN025", index, offset, offset, said)
    try:
        return _read(older)
    except FormatError:
        del older
    return _read(_Reader(Document(view)))


def _read(reader: _Reader) -> Document:
    try:
        reader.head()
        reader.records()
    except FormatError as error:
        error.record = reader.document
        raise
    return reader.document


def place(document: Document, index: int, what: str | int) -> tuple[int, int]:
    """Offset and length of a token; where it does not stand in the text, the beginning of its layer or file, and 0.

    Args:
        index: of the layer; -1 for the head, with its ``magic``, ``layer_count`` and ``blob_count``.
        what: ``type``, ``name``, ``bottoms`` (their count), ``tops[1]``, or a key, whose last entry it is.
    """
    return places(document, [(index, what)])[index, what]


def places(document: Document, wanted: Iterable[tuple[int, str | int]]) -> dict[tuple[int, str | int], tuple[int, int]]:
    """As `place`, of many tokens: each layer that has some is read once more, however long it is."""
    data = bytes(document.view)
    found: dict[tuple[int, str | int], tuple[int, int]] = {}
    for index, group in itertools.groupby(sorted(wanted, key=itemgetter(0)), itemgetter(0)):
        tokens = [*group]
        start = document.layers[index].start if index >= 0 else 0
        reader = _Reader(Document(document.view), data, map(itemgetter(1), tokens))
        reader.document.keyless, reader.document.older = document.keyless, document.older
        if index < 0:
            reader.head()
        elif start >= 0:
            reader.pos, reader.index = start, index
            reader.record()
        nowhere = max(start, 0), max(start, 0)
        for token in tokens:
            begin, end = reader.marks.get(token[1], nowhere)
            found[token] = begin, end - begin
    return found


def record_end(document: Document, index: int) -> int:
    """Where the record of a layer ends, without what stands between it and the next."""
    reader = _Reader(Document(document.view), bytes(document.view))
    reader.document.keyless, reader.document.older = document.keyless, document.older
    reader.pos, reader.index = document.layers[index].start, index
    reader.record()
    return reader.pos
