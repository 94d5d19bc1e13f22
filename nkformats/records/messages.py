"""Messages of a tag-length-value notation (protobuf) as records: read when a field is first asked for, one at a time.

A message keeps the bytes that it was read from. As long as neither it nor a part of it is changed, these are what is
written; of a message that was changed, the fields that were not come back as they were, byte for byte, and so do those
that nobody knows.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from nkformats import errors
from nkformats.errors import FormatError
from nkformats.records import wire
from nkformats.records.buffers import flat, nbytes
from nkformats.records.fields import TEXT, Field
from nkformats.records.layout import Record, _copied, new
from nkformats.records.message_fields import (
    TAG,
    UNKNOWN,
    WIRES,
    MessageField,
    Value,
    encoded_value,
    float_at,
    gather,
    numbers,
    passes_over,
    same_value,
    same_values,
    short,
    signed,
    tag_of,
    value_at,
)
from nkformats.records.spans import Span
from nkformats.records.wire import Fault, Finds, Table

if TYPE_CHECKING:
    from typing import Self

    from nkformats.records.notation import Notation


#: What is done with a value of each form.
_S8, _S4, _U8, _CLOSED, _FLOAT, _STR, _BYTES, _PART, _PAYLOAD, _PACKED = range(10)
_OPS: Final = {
    "s8": _S8, "s4": _S4, "u8": _U8, "u4": _CLOSED, "f4": _FLOAT, "f8": _FLOAT, "str": _STR, "bytes": _BYTES,
    "message": _PART,
}  # fmt: skip


class Message(Record):
    """Base of the generated message classes."""

    __slots__ = ("_again", "_body", "_places", "_values", "_was")
    #: All fields, `unknown` the last; those of the schema.
    _layout: tuple[Field, ...]
    _fields: tuple[MessageField, ...]
    _notation: Notation
    #: For each key place, form and field of a value, and whether there are several; the values of an empty message.
    _ops: dict[int, tuple[int, int, MessageField, bool]]
    _blank: tuple[Any, ...]
    _table: Table

    #: The bytes that it was read from; a submessage can stand in a file in several parts.
    _body: tuple[memoryview, ...]
    #: The values of its fields, None until it is read; and what they were then.
    _values: list[Any] | None
    _was: list[Any]
    #: Where in the body the bytes of a payload begin, by name.
    _places: dict[str, int]
    #: The fields that may stand there once and stand there more often.
    _again: list[str]
    unknown: list[memoryview | bytes]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls._layout = (*cls._fields, UNKNOWN)
        cls._ops = {}
        for index, field in enumerate(cls._layout):
            setattr(cls, field.name, Value(index, field.many))
        for index, field in enumerate(cls._fields):
            op = _PAYLOAD if field.payload else _OPS[field.form]
            cls._ops[field.number << 3 | field.wire] = (index, op, field, field.many)
            if field.repeated and field.wire != wire.DELIMITED:
                cls._ops[field.number << 3 | wire.DELIMITED] = (index, op if field.payload else _PACKED, field, True)
        cls._blank = (*(None if field.many else field.default for field in cls._fields), None)

    def _fill(self, values: Mapping[str, Any]) -> None:
        """Sets every field of a new message: as given, else its default."""
        self._body = ()
        self._was = list(self._blank)
        self._values = list(self._blank)
        self._places = {}
        self._again = []
        for index, field in enumerate(self._fields):
            value = values.get(field.name)
            if value is not None:
                self._values[index] = value

    @classmethod
    def _of(cls, *views: memoryview) -> Self:
        """The message of these bytes; nothing is read yet."""
        message = new(cls)
        message._body = views
        message._values = None
        return message

    # -- reading -----------------------------------------------------------------------------------------------------

    def _load(self, levels: int = 0, level: int = 0, found: Finds | None = None) -> list[Any]:
        """Reads the fields of this message, each part of it later; gives their values.

        Every tensor of a file goes through it, so the usual case of each step stands in line, as in `wire.walk`: a
        function a field would double its time.

        Args:
            levels: where the message was not walked, how deep it may nest, itself at `level`: it is held to all that
                the walk holds one to, and its parts are counted with those that it has `found`. With 0, a message that
                is broken is read up to the fault.

        Raises:
            Fault: something is broken, with `levels`.
        """
        get = self._ops.get
        values = self._values = list(self._blank)
        places = self._places = {}
        again = self._again = []
        listed: list[int] = []
        unknown: list[memoryview | bytes] = []
        merged: dict[int, list[memoryview]] = {}
        base = seen = number = 0
        for view in self._body:
            pos, end = 0, len(view)
            try:
                while pos < end:
                    start, key = pos, view[pos]
                    pos += 1
                    if key > 127 or key < 8:
                        key, pos = wire.key_at(view, start, end)
                    kind, at = key & 7, pos
                    if kind == 2:
                        size = view[pos] if pos < end else 128
                        pos += 1
                        if size > 127:
                            size, pos = wire.length_at(view, pos - 1, end)
                        at, pos = pos, pos + size
                    elif kind == 0:
                        number = view[pos] if pos < end else 128
                        pos += 1
                        if number > 127:
                            number, pos = wire.varint(view, at, end)
                    else:
                        pos = wire.skip(view, pos, end, key, level, levels or wire.LARGEST)
                    if pos > end and levels:
                        raise Fault("length", at, f"{pos - at} bytes", f"{end - at} before the end")
                    entry = get(key)
                    if entry is None:
                        if pos <= end:
                            unknown.append(short(view[start:pos]))
                        continue
                    index, op, field, many = entry
                    if pos > end and op != _PART:
                        break
                    if op == _S8:
                        value: Any = number if number < 0x8000000000000000 else number - 0x10000000000000000
                    elif op == _S4:
                        value = signed(field, number)
                    elif op == _STR:
                        value = str(view[at:pos], "utf-8", "surrogateescape")
                    elif op == _BYTES:
                        value = short(view[at:pos]) if many else view[at:pos]
                        places[field.name] = base + at
                    elif op == _PAYLOAD:
                        if levels and kind == 2:
                            wire.check_packed(view, at, pos, WIRES[field.form][1])
                        values[index] = gather(values[index], view[at:pos])
                        places[field.name] = base + at
                        continue
                    elif op == _PART:
                        if found is not None:
                            self._walk_part(field, view, at, pos, levels, level, found)
                        value = field.types[0]._of(view[at:pos])  # type: ignore[attr-defined]
                        if not many and values[index] is not None:
                            # There can be as many parts as bytes: they are put together once, at the end.
                            merged.setdefault(index, [*values[index]._body]).append(view[at:pos])
                    elif op == _PACKED:
                        if levels:
                            wire.check_packed(view, at, pos, WIRES[field.form][1])
                        if values[index] is None:
                            values[index] = []
                            listed.append(index)
                        values[index] += numbers(field, view[at:pos])
                        continue
                    elif op == _FLOAT:
                        value = float_at(field, view, at, pos)
                    else:
                        value = signed(field, number)
                        if op == _CLOSED and value not in (field.enum or ()):
                            unknown.append(short(view[start:pos]))
                            continue
                    if many:
                        if values[index] is None:
                            values[index] = [value]
                            listed.append(index)
                        else:
                            values[index].append(value)
                    else:
                        if seen & 1 << index and field.name not in again:
                            again.append(field.name)
                        seen |= 1 << index
                        values[index] = value
            except Fault:
                if levels:
                    raise
            base += end
        for index, parts in merged.items():
            values[index] = self._fields[index].types[0]._of(*parts)  # type: ignore[attr-defined]
        if unknown:
            values[-1] = unknown
            listed.append(len(values) - 1)
        was = self._was = values.copy()
        for index in listed:
            was[index] = tuple(values[index])
        return values

    def _walk_part(
        self, field: MessageField, view: memoryview, at: int, pos: int, levels: int, level: int, found: Finds
    ) -> None:
        """Walks over a part of a message that was not walked; what is looked for is in none of these."""
        if level >= levels:
            raise Fault("nesting", at, f"at most {levels} levels", "more")
        part: Any = field.types[0]
        found.spend(at)
        wire.walk(view, ((at, pos),), part._table, levels, found, (field.name, -1, None), level + 1)

    def _numbers_of(self, name: str) -> list[int] | list[float]:
        """The numbers of a payload field, one an entry."""
        field = next(one for one in self._fields if one.name == name)
        value = getattr(self, name)
        return [] if value is None else numbers(field, memoryview(flat(value)))

    def _forget(self) -> None:
        """Lets go of values that nobody has changed: a tree that is looked at once need not stay in memory."""
        if not self._changed:
            self._values = None

    # -- what is written ---------------------------------------------------------------------------------------------

    @property
    def _changed(self) -> bool:
        """Whether it, or a part of it, is not as it was read; a new message always is."""
        if self._values is None:
            return False
        if not self._body or self._own_changes():
            return True
        for field in self._fields:
            value = getattr(self, field.name)
            if field.part and value is not None and any(one._changed for one in (value if field.many else (value,))):
                return True
        return False

    def _own_changes(self) -> set[str]:
        """The fields of which another value was assigned, or another list of parts."""
        assert self._values is not None
        found = set()
        for field, value, was in zip(self._layout, self._values, self._was, strict=True):
            same = same_values([] if value is None else value, was or ()) if field.many else same_value(value, was)
            if not same:
                found.add(field.name)
        return found

    def _pieces(self, *, canonical: bool = False) -> list[bytes | memoryview]:
        """Its bytes, payloads uncopied.

        With `canonical` all fields in the order of their numbers, each written in the shortest way.

        Raises:
            FormatError: a value cannot be written.
        """
        if not canonical and not self._changed:
            return list(self._body)
        return [piece for part in self._parts(canonical=canonical) for piece in part.pieces(canonical)]

    def _nbytes(self) -> int:
        """How many bytes it takes."""
        return sum(map(nbytes, self._pieces()))

    def _parts(self, *, canonical: bool = False) -> Iterator[Part]:
        """Its fields as they are written: those of the file where nothing was changed, in its order."""
        changes = self._own_changes() if self._values is not None else set()
        new_ones = [field for field in self._fields if canonical or not self._body or field.name in changes]
        done: set[str] = set()
        counts: dict[str, int] = {}
        # A part that stands here many times is looked through once.
        single: dict[str, bool] = {}
        for view in self._body if not canonical else ():
            yield from self._stored_parts(view, changes, done, counts, single)
        for field in new_ones:
            if field.name not in done:
                yield from self._new_parts(field, canonical)
        if canonical or not self._body or "unknown" in changes:
            for index, data in enumerate(self.unknown):
                yield Part(UNKNOWN, index, b"", flat(data), flat(data))

    def _stored_parts(
        self, view: memoryview, changes: set[str], done: set[str], counts: dict[str, int], single: dict[str, bool]
    ) -> Iterator[Part]:
        """The fields in a part of the body, with what was changed in the place of what was there."""
        end = len(view)
        parts = wire.parts(view, 0, end)
        while True:
            try:
                key, start, pos, stop = next(parts)
            except (Fault, StopIteration):
                return
            found = self._ops.get(key)
            if found is None or (found[1] == _CLOSED and passes_over(found[2], view, pos, stop)):
                if "unknown" not in changes and stop <= end:
                    index = counts["unknown"] = counts.get("unknown", -1) + 1
                    yield Part(UNKNOWN, index, b"", view[start:stop], view[start:stop])
                continue
            field = found[2]
            name, packed = field.name, key & 7 != field.wire
            if stop > end and not field.part:
                return
            if name in changes:
                if name not in done:
                    done.add(name)
                    yield from self._new_parts(field, False)
                continue
            index = counts.get(name, 0)
            tag, body = view[start:pos], view[pos:stop]
            if field.part:
                counts[name] = index + 1
                part = getattr(self, name)[index] if field.many else getattr(self, name)
                if field.many:
                    changed = part._changed
                else:
                    if name not in single:
                        single[name] = part._changed
                    changed = single[name]
                if not changed:
                    # One that stands here several times is read as their sum and comes back as it was.
                    part = part if field.many or len(part._body) == 1 else type(part)._of(body)
                    yield Part(field, index if field.many else 0, tag, part, part)
                elif field.many or name not in done:
                    done.add(name)
                    yield Part(field, index if field.many else 0, b"", part, part, part._pieces())
                continue
            try:
                value = value_at(field, view, pos, stop, packed)
            except Fault:
                return
            counts[name] = index + (len(value) if packed and field.many else 1)
            yield Part(field, index if field.many else 0, tag, body, value)

    def _new_parts(self, field: MessageField, canonical: bool) -> Iterator[Part]:
        """A field as it is written anew."""
        value = getattr(self, field.name)
        if value is None or (not field.many and field.default is not None and value == field.default):
            return
        for index, item in enumerate(value if field.many else (value,)):
            place = f"{field.name}[{index}]" if field.many else field.name
            if field.part:
                if not isinstance(item, Message) or not isinstance(item, field.types):
                    raise FormatError(errors.RANGE, place, 0, f"a {field.part}", type(item).__name__)
                yield Part(field, index, b"", item, item, item._pieces(canonical=canonical))
                continue
            body = encoded_value(field, item, place)
            delimited = field.payload or field.wire == wire.DELIMITED
            yield Part(field, index, tag_of(field, len(body) if delimited else None), body, item)

    # -- places ------------------------------------------------------------------------------------------------------

    def _spans(self, offset: int, path: str, nodes: bool) -> Generator[Span, None, int]:
        """Where the fields lie: of each its key, under the name `tag`, and its value.

        A message that is broken ends the tree, where it was read to: nobody has the bytes behind. Gives that position.
        """
        prefix = f"{path}." if path else ""
        parts = list(self._parts())
        sizes = [part.size for part in parts]
        listed: set[str] = set()
        for at, (part, size) in enumerate(zip(parts, sizes, strict=True)):
            field, name = part.field, part.field.name
            place = f"{prefix}{name}[{part.index}]" if field.many else prefix + name
            if nodes and field.many and name not in listed:
                listed.add(name)
                total = _run(parts, sizes, at)
                yield Span(prefix + name, offset, total, self, field, 0, getattr(self, name))
            tag = nbytes(part.tag)
            if nodes and isinstance(part.body, Message):
                # What stands under its path begins with its key.
                yield Span(place, offset, tag + size, self, field, part.index, part.value)
            if tag:
                yield Span(f"{place}.tag", offset, tag, self, TAG, 0, part.tag)
                offset += tag
            if not isinstance(part.body, Message):
                yield Span(place, offset, size, self, field, part.index, part.value)
            if isinstance(part.body, Message):
                unread = part.body._values is None
                reached = yield from part.body._spans(offset, place, nodes)
                if unread:
                    part.body._forget()
                if reached < offset + size:
                    return reached
            offset += size
        return offset

    # -- checks and copies -------------------------------------------------------------------------------------------

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        rules = self._notation.rules
        if self.unknown:
            report(rules["unknown"], "unknown")
        for name in self._again:
            report(rules["again"], name)
        for field in self._fields:
            if field.kind == TEXT:
                value = getattr(self, field.name)
                for index, text in enumerate(value if field.many else (value or "",)):
                    if not text.isascii() and any("\udc80" <= one <= "\udcff" for one in text):
                        report(rules["text"], f"{field.name}[{index}]" if field.many else field.name)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        twin = type(self)._of(*self._body)
        memo[id(self)] = twin
        if self._values is None:
            return twin
        # What has not been changed is not changed in the copy either, and parts are compared by identity.
        changes = self._own_changes()
        copies = [_copied(value, memo) for value in self._values]
        twin._values = copies
        twin._was = [
            was if field.name in changes else tuple(copied) if isinstance(copied, list) else copied
            for field, was, copied in zip(self._layout, self._was, copies, strict=True)
        ]
        twin._places, twin._again = dict(self._places), list(self._again)
        return twin


class Part:
    """A field as it is written.

    Attributes:
        field, index: which one; tag: its key, with the length where there is one; body: the bytes of its value, or the
        message; value: what they mean; made: of a message that is written anew its bytes, from which the key follows:
        made at each level again, they would take twice as long a level.
    """

    __slots__ = ("body", "field", "index", "made", "tag", "value")

    def __init__(
        self, field: Any, index: int, tag: bytes | memoryview, body: bytes | memoryview | Message, value: Any,
        made: list[bytes | memoryview] | None = None,
    ) -> None:  # fmt: skip
        self.field = field
        self.index = index
        self.made = made
        self.tag = tag if made is None else tag_of(field, sum(map(nbytes, made)))
        self.body = body
        self.value = value

    @property
    def size(self) -> int:
        """The bytes of its value."""
        if self.made is not None:
            return sum(map(nbytes, self.made))
        return self.body._nbytes() if isinstance(self.body, Message) else nbytes(self.body)

    def pieces(self, canonical: bool) -> list[bytes | memoryview]:
        """Its bytes."""
        body = self.made
        if body is None:
            body = self.body._pieces(canonical=canonical) if isinstance(self.body, Message) else [self.body]
        return [self.tag, *body] if len(self.tag) else body


def _run(parts: list[Part], sizes: list[int], at: int) -> int:
    """Bytes of the parts from one on that are of the same field."""
    total = 0
    for part, size in zip(parts[at:], sizes[at:], strict=True):
        if part.field is not parts[at].field:
            break
        total += nbytes(part.tag) + size
    return total
