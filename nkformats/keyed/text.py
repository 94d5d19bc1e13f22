"""The text of a network in a keyed notation: tokenizer and parser. What its values mean to a type is not known here.

A text begins with a signature and the counts of layers and blobs. A layer has a line: type, name, how many blobs it
takes and makes, their names, then `key=value`. What older loaders took, or wrote, is read as they meant it and told as
an oddity. A line like most others takes a short way (`quick`); the rest is read token by token.
"""

from __future__ import annotations

import itertools
import re
import sys
from collections.abc import Iterable, Iterator
from operator import itemgetter
from typing import Final, NoReturn

from nkformats.errors import FormatError
from nkformats.keyed.graph import Layer
from nkformats.keyed.heads import BOM, other_kind
from nkformats.keyed.lines import Oddity, endings, line_column, show
from nkformats.keyed.quick import Quick, name_of
from nkformats.records import KeyedNotation, Reports
from nkformats.records.params import Value

#: Half way from the largest float to the next power of two: from here on a number is infinite in 32 bits.
OVERFLOW: Final = float(2**128 - 2**103)

TOKEN, _SPACE = re.compile(rb"[^ \t\n\v\f\r]+"), re.compile(rb"[ \t\n\v\f\r]*")
_WORD, _BLANK = re.compile(rb"[^ \t\n\v\f\r]*"), re.compile(rb"[ \t\v\f]*")
_ITEM, EOL = re.compile(rb"[^, \t\n\v\f\r]*"), re.compile(rb"\r\n?|\n")
_COUNTS = re.compile(rb"[+-]?[0-9]+\s+[+-]?[0-9]+\s+(?![+-]?[0-9]+\s)\S")  # two, and no third
_GAP = re.compile(rb"[ \t]+(?=[+-]?[0-9.][^= \t\n\v\f\r]*(?![^ \t\n\v\f\r]))")  # before a number that is no key
KEY, _INTEGER = re.compile(rb"([+-]?[0-9]+)="), re.compile(rb"[+-]?[0-9]+")
NUMBER = re.compile(rb"[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?")
ENDLESS = re.compile(rb"[+-]?(?:inf(?:inity)?|nan)", re.IGNORECASE)
_TEXT, _QUOTE = re.compile(rb"[A-Za-z\"{<%$@]"), re.compile(rb"\"([^\"\r\n]*)(\"?)")

#: Bytes that may divide otherwise than the short way does.
_UNUSUAL = re.compile(rb"[\0\x1c-\x1f]|\r(?!\n)")


class Document:
    """A text as it was read.

    Attributes:
        cls: of its layers; view: its bytes; layers: its records; layer_count, blob_count: as declared.
        body: where the first record begins; tail: where the last one that belongs to the model ends.
        keyless: whether its values have no keys, only places; older: whether its records are not one a line.
    """

    __slots__ = (
        "_reports", "blob_count", "body", "cls", "keyless", "layer_count", "layers", "notation", "older", "tail",
        "view",
    )  # fmt: skip

    def __init__(self, view: memoryview, cls: type[Layer]) -> None:
        self.view = view
        self.cls = cls
        self.notation: KeyedNotation = cls.notation
        self.layers: list[Layer] = []
        self.layer_count = self.blob_count = self.body = self.tail = 0
        self.keyless = self.older = False
        self._reports = Reports()

    def odd(self, fault: str, layer: int, start: int, end: int, detail: str = "") -> None:
        """Notes an oddity; without a detail, the text at that place is one."""
        rule = self.notation.text.faults[fault]
        if self._reports.wants(rule):
            detail = detail or show(bytes(self.view[start : min(end, start + 41)]))
        self._reports.add(rule, layer, start, end - start, detail)

    @property
    def oddities(self) -> list[Oddity]:
        """What is to be said about it; of each rule the first hundred, the last of which tells of the others."""
        return [Oddity(*one) for one in self._reports.kept()]


def _skip(pattern: re.Pattern[bytes], data: bytes, pos: int, end: int = sys.maxsize) -> int:
    match = pattern.match(data, pos, end)
    return match.end() if match else pos


class _Reader:
    """Reads a document token by token, by any of the grammars; `marks` are the places of those of the tokens `wanted`,
    by name or key."""

    def __init__(self, document: Document, data: bytes = b"", wanted: Iterable[str | int] = ()) -> None:
        self.document = document
        self.notation = document.notation
        self.form = document.notation.text
        self.data = data
        self.wanted = frozenset(wanted)
        self.marks: dict[str | int, tuple[int, int]] = {}
        self.index = -1
        self.pos = 0
        self.line = 0, -1

    def odd(self, fault: str, start: int, end: int, detail: str = "") -> None:
        self.document.odd(fault, self.index, start, end, detail)

    def fail(self, fault: str, where: str, offset: int, expected: str, got: str, note: str = "") -> NoReturn:
        path = where if self.index < 0 else f"layers[{self.index}].{where}"
        line, column = line_column(self.data, offset)
        raise FormatError(self.form.faults[fault], path, offset, expected, got, note=note, line=line, column=column)

    def head(self) -> None:
        """Reads magic number and counts."""
        document = self.document
        signature = self.form.signature
        other = other_kind(document.view, self.notation)
        if other is not None:
            self.fail(other[0], "", 0, f"the text of {self.form.what}, which begins with {signature}", *other[1:])
        self.data = data = bytes(document.view)
        if data.startswith(BOM):
            self.pos = len(BOM)
            self.odd("mark", 0, self.pos, "EF BB BF")
        start, first = self.token("magic")
        if not (_INTEGER.fullmatch(first) and int(first[:31]) == signature):
            if not _COUNTS.match(data, start):
                self.fail("signature", "magic", start, str(signature), show(first))
            document.keyless = re.search(rb"[ \t][+-]?[0-9]+=", data[: 1 << 16]) is None
            self.odd("keyless" if document.keyless else "headless", start, self.pos)
            self.pos = start
            self.marks.clear()
        elif first != b"%d" % signature:
            self.odd("plain", start, self.pos)
        document.layer_count, document.blob_count = self.count("layer_count"), self.count("blob_count")
        document.body = document.tail = _skip(_SPACE, data, self.pos)

    def token(self, where: str) -> tuple[int, bytes]:
        match = TOKEN.search(self.data, self.pos)
        if match is None:
            fault, expected = ("head", "the counts") if self.index < 0 else ("cut", "the rest of the layer")
            self.fail(fault, where, len(self.data), expected, "the end of the file")
        self.pos = match.end()
        if where in self.wanted:
            self.marks[where] = match.span()
        raw = match[0]
        if b"\0" in raw:
            self.odd("nul", *match.span())
            raw = raw[: raw.find(0)]
        return match.start(), raw

    def name(self, where: str) -> str:
        start, raw = self.token(where)
        if len(raw) > self.form.word:
            self.odd("name", start, self.pos, f"{len(raw)} bytes: {show(raw)}")
        if where[-1] == "]" and KEY.match(raw):
            self.odd("shifted", start, self.pos)
        return name_of(raw)

    def count(self, where: str) -> int:
        start, raw = self.token(where)
        of_file = self.index < 0
        if _INTEGER.fullmatch(raw) is None:
            self.fail("head" if of_file else "count", where, start, f"a number for {where}", show(raw))
        most = self.notation.most
        number = int(raw) if len(raw) <= 31 else most + 1
        if not of_file <= number <= most:
            if not of_file:
                self.fail("range", where, start, f"0 to {most} {where}", show(raw))
            self.odd("most", start, self.pos, f"{where} {show(raw)}")
        elif raw != b"%d" % number:
            self.odd("plain", start, self.pos)
        return number

    def record(self) -> Layer | None:
        """The record at `pos`, which is left behind it; None where the text ends."""
        data = self.data
        while data.startswith((b"#", b"//"), start := _skip(_SPACE, data, self.pos)):
            self.comment(start)
        if start == len(data):
            return None
        word = data[start : _skip(_WORD, data, start)]
        if name_of(word).startswith(self.form.cousin.types):
            self.fail("cousin", "type", start, f"the name of an operator of {self.notation.name}", show(word))
        if KEY.match(word):
            self.fail("entry", "type", start, "the type of a layer", f"the parameter {show(word)}")
        kind, name = self.name("type"), self.name("name")
        sizes = {where: self.count(where) for where in ("bottoms", "tops")}
        bottoms, tops = ([self.name(f"{where}[{i}]") for i in range(size)] for where, size in sizes.items())
        if (line := EOL.search(data, start, self.pos)) is not None:
            self.odd("split", *line.span(), f"{name[:40]!r} goes on in the next line")
        layer = self.document.cls(kind, name, bottoms, tops, {}, start)
        (self.positional if self.document.keyless else self.params)(layer.values)
        return layer

    def comment(self, start: int) -> None:
        self.pos = self.line_end(start)
        self.odd("comment", start, self.pos)

    def line_end(self, start: int) -> int:
        if not self.line[0] <= start <= self.line[1]:  # asked often within a line, which may be long
            match = EOL.search(self.data, start)
            self.line = start, match.start() if match else len(self.data)
        return self.line[1]

    def positional(self, values: dict[int, Value]) -> None:
        """The values of a file without keys."""
        end, keys = self.line_end(self.pos), self.notation.keys
        for key, match in enumerate(TOKEN.finditer(self.data, self.pos, end)):
            if key in self.wanted:
                self.marks[key] = match.span()
            if key < keys:
                values[key] = self.number(key, *match.span())
            elif key == keys:
                self.odd("key", match.start(), end, f"more than {keys} values")
        self.pos = end

    def params(self, values: dict[int, Value]) -> None:
        data, start, line, older = self.data, self.pos, self.line_end(self.pos), self.document.older
        end, blanks = (len(data), _SPACE) if older else (line, _BLANK)
        if not older and (nul := data.find(0, start, line)) >= 0:
            # A loader takes the line in pieces, and the piece with the NUL for the last one.
            piece = self.form.piece
            end, line = nul, min(line, start + ((nul - start) // piece + 1) * piece)
            self.odd("nul", nul, nul + 1, f"what follows in the line is ignored: {show(data[nul + 1 : line])}")
        while (start := _skip(blanks, data, self.pos, end)) < end:
            self.pos = start
            if (match := KEY.match(data, start, end)) is not None:
                self.entry(match, values, end)
            elif not (cousin := self.is_cousin(start, end)) and data.startswith((b"#", b"//"), start, end):
                self.comment(start)
            elif cousin or not older:
                fault, got = "cousin" if cousin else "entry", show(data[start : _skip(_WORD, data, start)])
                self.fail(fault, "values", start, "key=value with a whole number as key", got)
            else:
                return
        self.pos = end if older else line

    def is_cousin(self, start: int, end: int) -> bool:
        """Whether a parameter of the notation that is mistaken for this one stands there."""
        stop = _skip(_WORD, self.data, start, end)
        return chr(self.data[start]) in self.form.cousin.keys and 61 in self.data[start + 1 : stop]

    def entry(self, match: re.Match[bytes], values: dict[int, Value], end: int) -> None:
        """A parameter, from its key on."""
        data, start, raw = self.data, match.start(), match[1]
        self.pos = pos = match.end()
        key = spelled = int(raw) if len(raw) <= 15 else -1
        if pos >= end or data[pos] in b" \t\n\v\f\r":
            self.fail("value", f"values[{name_of(raw[:40])}]", pos, "a value right behind the =", "nothing")
        if spelled <= self.notation.arrays:
            key = self.notation.arrays - spelled
            value: Value = self.array(key, end)
        elif _TEXT.match(data, pos):
            value = self.text(end)
        else:
            value = self.scalar(key, end)
        if not 0 <= key < self.notation.keys:
            self.odd("key", start, pos - 1)
            return
        if raw != b"%d" % spelled:
            self.odd("plain", start, pos - 1)
        if key in values:
            self.odd("again", start, self.pos, f"key {key} again: {show(data[start : self.pos])}")
        if key in self.wanted:
            self.marks[key] = (start, self.pos)
        values[key] = value

    def text(self, end: int) -> str:
        data, start = self.data, self.pos
        if (quoted := _QUOTE.match(data, start, end)) is not None:
            raw, self.pos = quoted[1], quoted.end()
            glued = _skip(_WORD, data, self.pos, end)
            if not quoted[2]:
                self.odd("quote", start, self.pos)
            elif glued > self.pos:
                self.odd("behind-quote", self.pos, glued)
                self.pos = self.pos if KEY.match(data, self.pos, end) else glued
        else:
            self.pos = _skip(_WORD, data, start, end)
            raw = data[start : self.pos]
            if ENDLESS.fullmatch(raw.partition(b",")[0]):
                self.odd("endless-text", start, self.pos)
            elif raw[0] in b"{<%$@":
                self.odd("placeholder", start, self.pos)
        if len(raw) > self.form.word:
            self.odd("text", start, self.pos, f"{len(raw)} bytes: {show(raw)}")
        return name_of(raw)

    def items(self, key: int, end: int) -> Iterator[tuple[int, int]]:
        """The places of the numbers at `pos`, between commas; the last may be empty."""
        data = self.data
        for number in itertools.count():
            start, self.pos = self.pos, _skip(_ITEM, data, self.pos, end)
            if self.pos >= end or data[self.pos] != 44:
                yield start, self.pos
                return
            if start == self.pos:
                self.fail("element", f"values[{key}][{number}]", start, "a number", "nothing before the comma")
            stop, self.pos = self.pos, self.pos + 1
            if (gap := _GAP.match(data, self.pos, end)) is not None:
                self.odd("gap", *gap.span(), f"before {show(data[gap.end() : gap.end() + 10])}")
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
            self.fail("length", f"values[{key}]", start, "the number of elements", show(raw))
        comma, elements = False, []
        for span in spans:
            if span[0] < span[1]:
                elements.append(self.number(key, *span))
            else:
                comma = True
        count = int(raw[:100])
        if count != len(elements) or comma:
            there = f"{len(elements)} there" + (" and a comma" if comma else "")
            self.odd("negative" if count < 0 else "elements", start, stop, f"{show(raw)} declared, {there}")
            del elements[count if count >= 0 else len(elements) :]
        if mixed(elements):
            self.odd("mixed", start, self.pos)
        return elements

    def number(self, key: int, start: int, end: int, as_float: bool | None = None) -> int | float:
        """A number; `as_float` is what the first of an array was, None where it is by itself."""
        raw = self.data[start:end]
        match = NUMBER.match(raw)
        if match is None and ENDLESS.fullmatch(raw):
            self.odd("endless", start, end)
            return float(raw)
        if match is None or len(raw) > 4096:
            fault = "long" if match else "number"
            self.fail(fault, f"values[{key}]", start, "a number, or a text in quotes", show(raw))
        spelled, rest = any(one in raw for one in (b".", b"e", b"E")), raw[match.end() :]
        number: int | float = float(match[0]) if spelled or as_float else int(match[0])
        whole = isinstance(number, int)
        odd = [
            ("suffix" if spelled and rest in (b"f", b"F") else "glued", rest),
            ("whole", whole and not -(2**31) <= number < 2**31),
            ("huge", not whole and abs(number) > OVERFLOW),
            ("long", len(raw) > self.form.number),
            ("fraction", as_float is False and spelled),
            ("whole-among", as_float and not spelled),
        ]
        digits = rb"[0-9]{%d}" % (self.form.digits + 1)
        long = len(raw) > self.form.brief or (spelled and re.search(digits, raw))
        for fault in [fault for fault, holds in odd if holds] or ["brief"] * bool(long):
            self.odd(fault, start, end)
        if as_float is False and not whole:
            number = int(number) if abs(number) < 2**31 else 0
        return (number + 2**31) % 2**32 - 2**31 if isinstance(number, int) else number

    def records(self) -> None:
        """Reads the layers, and says what only the whole text says."""
        document, data = self.document, self.data
        layers, pos = document.layers, document.body
        text = "" if document.keyless or document.older or _UNUSUAL.search(data) else data.decode("latin-1")
        wanted = document.layer_count if 1 <= document.layer_count <= self.notation.most else sys.maxsize
        quick = Quick(document.cls)
        while len(layers) < wanted:
            layer = quick.record(text, pos) if text else None
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
        for one in endings(data, document.tail, len(layers), document.layer_count, self.notation):
            document._reports.add(one.rule, one.layer, one.offset, one.length, one.detail)


def mixed(elements: list[int | float]) -> bool:
    """Whether an array of the older notation is misread: only zero has the same bits in both kinds."""
    return any(type(one) is not type(elements[-1]) and repr(one) not in ("0", "0.0") for one in elements)


def parse(view: memoryview, cls: type[Layer]) -> Document:
    """Reads a text, whole.

    Args:
        view: the file; cls: the class of the layers that it has.

    Raises:
        FormatError: it cannot be understood; `record` is the Document so far. All else is an oddity of the Document.
    """
    reader = _Reader(Document(view, cls))
    try:
        return _read(reader)
    except FormatError as error:
        index, offset, said = reader.index, error.offset, f"expected {error.expected}, got {error.got}"
        if index < 0 or reader.document.keyless:
            raise
    # One document at a time: this one is made once more where the older grammar takes nothing either.
    del reader
    # To older loaders lines did not matter: parameters went on until something else came.
    older = _Reader(Document(view, cls))
    older.document.older = True
    older.document.odd("lines", index, offset, offset, said)
    try:
        return _read(older)
    except FormatError:
        del older
    return _read(_Reader(Document(view, cls)))


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
        reader = _Reader(Document(document.view, document.cls), data, map(itemgetter(1), tokens))
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
    reader = _Reader(Document(document.view, document.cls), bytes(document.view))
    reader.document.keyless, reader.document.older = document.keyless, document.older
    reader.pos, reader.index = document.layers[index].start, index
    reader.record()
    return reader.pos
