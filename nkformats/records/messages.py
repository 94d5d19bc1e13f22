"""Messages of a tag-length-value notation (protobuf) as records: read when a field is first asked for, one at a time.

A message keeps the bytes that it was read from. As long as neither it nor a part of it is changed, these are what is
written; of a message that was changed, the fields that were not come back as they were, byte for byte, and so do those
that nobody knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

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
    encoded_value,
    gather,
    number,
    numbers,
    tag_of,
)
from nkformats.records.spans import Span
from nkformats.records.wire import Child, Fault, Found

if TYPE_CHECKING:
    from typing import Self

M = TypeVar("M", bound="Message")


class Notation:
    """What holds for all messages of a schema: the rules of their faults, how deep they nest, and which there are.

    Attributes:
        rules: rule id by the kind of fault; levels: of nesting; classes: the message classes by name.
    """

    def __init__(self, rules: Mapping[str, str], levels: int, classes: Sequence[type[Message]]) -> None:
        self.rules = rules
        self.levels = levels
        self.classes = {cls.__name__: cls for cls in classes}
        #: For a class of messages those in which there can be one.
        self.leads: dict[type[Message], set[type[Record]]] = {}
        tables: dict[str, dict[int, Child]] = {name: {} for name in self.classes}
        for name, cls in self.classes.items():
            cls._notation = self
            cls._by_key = {field.number: at for at, field in enumerate(cls._fields)}
            cls._table = tables[name]
            for field in cls._fields:
                if field.part:
                    field.types = (self.classes[field.part],)
                    wanted = any(one.array is not None for one in self.classes[field.part]._fields)
                    child = Child(field.name, field.many, tables[field.part], wanted, 0)
                elif field.repeated and field.wire != wire.DELIMITED:
                    child = Child(field.name, True, {}, False, WIRES[field.form][1])
                else:
                    continue
                tables[name][field.number << 3 | wire.DELIMITED] = child

    def read(self, cls: type[M], view: memoryview) -> tuple[M, list[Found]]:
        """A message, all of whose parts are whole, and the places of those that hold arrays, in file order.

        Raises:
            FormatError: it is broken; with the message as far as it goes (`.record`).
        """
        message = cls._of(view)
        found: list[Found] = []
        try:
            if len(view) >= wire.LARGEST:
                raise Fault("length", wire.LARGEST, f"a message below {wire.LARGEST} bytes", str(len(view)))
            wire.walk(view, [(0, len(view))], cls._table, self.levels, found)
        except Fault as fault:
            error = FormatError(self.rules[fault.rule], fault.path or "", fault.offset, fault.expected, fault.got)
            error.record = message
            raise error from None
        found.sort(key=lambda one: one.ranges[0])
        return message, found


def holding(message: Any, wanted: type[Message], path: str = "") -> Iterator[tuple[str, Any]]:
    """The messages of a class in another, or itself, by path, with nothing read that cannot have any."""
    if isinstance(message, wanted):
        yield path, message
        return
    prefix = f"{path}." if path else ""
    for name, many in message._leads_to(wanted):
        value = getattr(message, name)
        if many:
            for index, item in enumerate(value):
                yield from holding(item, wanted, f"{prefix}{name}[{index}]")
        elif value is not None:
            yield from holding(value, wanted, prefix + name)


class Message(Record):
    """Base of the generated message classes."""

    __slots__ = ("_again", "_body", "_places", "_was", "unknown")
    #: All fields, `unknown` the last; those of the schema.
    _layout: tuple[Field, ...]
    _fields: tuple[MessageField, ...]
    _names: frozenset[str]
    _notation: Notation
    _by_key: Mapping[int, int]
    _table: dict[int, Child]

    #: The bytes that it was read from; a submessage can stand in a file in several parts.
    _body: tuple[memoryview, ...]
    #: Its values as they were read; None until they are.
    _was: tuple[Any, ...] | None
    #: Where in the body the bytes of a payload begin, by name.
    _places: dict[str, int]
    #: The fields that may stand there once and stand there more often.
    _again: tuple[str, ...]
    unknown: list[memoryview | bytes]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls._layout = (*cls._fields, UNKNOWN)
        cls._names = frozenset(field.name for field in cls._fields)

    def _fill(self, values: Mapping[str, Any]) -> None:
        """Sets every field of a new message: as given, else its default."""
        place = object.__setattr__
        place(self, "_body", ())
        for field in self._fields:
            value = values.get(field.name)
            place(self, field.name, _absent(field) if value is None else value)
        place(self, "unknown", [])
        place(self, "_was", (*(() if field.many else field.default for field in self._fields), ()))
        place(self, "_places", {})
        place(self, "_again", ())

    @classmethod
    def _of(cls, *views: memoryview) -> Self:
        """The message of these bytes; nothing is read yet."""
        message = new(cls)
        place = object.__setattr__
        place(message, "_body", views)
        place(message, "_was", None)
        return message

    @classmethod
    def _leads_to(cls, wanted: type[Message]) -> list[tuple[str, bool]]:
        """The fields, and whether each is a list, in whose messages there can be one of a class, however deep."""
        if wanted not in cls._notation.leads:
            classes = cls._notation.classes.values()
            holders: set[type[Record]] = {wanted}
            while more := {one for one in classes if one not in holders and _holds(one, holders)}:
                holders |= more
            cls._notation.leads[wanted] = holders
        holders = cls._notation.leads[wanted]
        return [(field.name, field.many) for field in cls._fields if field.part and field.types[0] in holders]

    def __getattr__(self, name: str) -> Any:
        # Only a field that was not read yet has no value.
        if name.startswith("_") or self._was is not None or name not in (*self._names, "unknown"):
            raise AttributeError(f"{type(self).__name__} has no field {name}")
        self._read()
        return getattr(self, name)

    def __setattr__(self, name: str, value: Any) -> None:
        if self._was is None:
            self._read()
        object.__setattr__(self, name, value)

    # -- reading -----------------------------------------------------------------------------------------------------

    def _read(self) -> None:
        """Reads the fields of this message; of one that is broken, those before the fault.

        It is long because every tensor of a file goes through it: a function a field would double its time.
        """
        fields, by_key = self._fields, self._by_key
        values: list[Any] = [[] for _ in fields]
        unknown: list[memoryview | bytes] = []
        places: dict[str, int] = {}
        base = 0
        for view in self._body:
            end = len(view)
            try:
                for key, start, pos, stop in wire.parts(view, 0, end):
                    index = by_key.get(key >> 3, -1)
                    field = fields[index]
                    packed = key & 7 != field.wire
                    if index < 0 or (packed and not (key & 7 == wire.DELIMITED and field.repeated)):
                        unknown.append(view[start:stop])
                        continue
                    if stop > end and not field.part:
                        break
                    if field.part:
                        values[index].append(view[pos:stop])
                    elif field.payload:
                        gather(values[index], view[pos:stop])
                        places[field.name] = base + pos
                    elif field.form == "bytes":
                        values[index].append(view[pos:stop])
                        places[field.name] = base + pos
                    elif field.form == "str":
                        values[index].append(str(view[pos:stop], "utf-8", "surrogateescape"))
                    elif packed:
                        values[index] += numbers(field, view[pos:stop])
                    else:
                        value = number(field, view, pos, stop)
                        if field.closed and value not in (field.enum or ()):
                            unknown.append(view[start:stop])
                        else:
                            values[index].append(value)
            except Fault:
                pass
            base += end
        place = object.__setattr__
        again = []
        for at, field in enumerate(fields):
            items = values[at]
            value = items
            if field.part:
                cls: Any = field.types[0]
                value = [cls._of(one) for one in items] if field.many else cls._of(*items) if items else None
            elif field.payload:
                value = items[0] if items else None
            elif not field.many:
                value = items[-1] if items else field.default
            if len(items) > 1 and not field.repeated:
                again.append(field.name)
            place(self, field.name, value)
            values[at] = tuple(value) if field.many else value
        place(self, "unknown", unknown)
        place(self, "_places", places)
        place(self, "_again", tuple(again))
        place(self, "_was", (*values, tuple(unknown)))

    def _numbers_of(self, name: str) -> list[int] | list[float]:
        """The numbers of a payload field, one an entry."""
        field = next(one for one in self._fields if one.name == name)
        value = getattr(self, name)
        return [] if value is None else numbers(field, memoryview(flat(value)))

    # -- what is written ---------------------------------------------------------------------------------------------

    @property
    def _changed(self) -> bool:
        """Whether it, or a part of it, is not as it was read; a new message always is."""
        if self._was is None:
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
        assert self._was is not None
        found = set()
        for field, was in zip(self._layout, self._was, strict=True):
            value = getattr(self, field.name)
            same = _all_same(value, was) if field.many else _same(value, was)
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
        changes = self._own_changes() if self._was is not None else set()
        new_ones = [field for field in self._fields if canonical or not self._body or field.name in changes]
        done: set[str] = set()
        counts: dict[str, int] = {}
        for view in self._body if not canonical else ():
            yield from self._stored_parts(view, changes, done, counts)
        for field in new_ones:
            if field.name not in done:
                yield from self._new_parts(field, canonical)
        if canonical or not self._body or "unknown" in changes:
            for index, data in enumerate(self.unknown):
                yield Part(UNKNOWN, index, b"", flat(data), flat(data))

    def _stored_parts(
        self, view: memoryview, changes: set[str], done: set[str], counts: dict[str, int]
    ) -> Iterator[Part]:
        """The fields in a part of the body, with what was changed in the place of what was there."""
        end = len(view)
        parts = wire.parts(view, 0, end)
        while True:
            try:
                key, start, pos, stop = next(parts)
            except (Fault, StopIteration):
                return
            at = self._by_key.get(key >> 3, -1)
            field = self._fields[at]
            packed = key & 7 != field.wire
            foreign = at < 0 or (packed and not (key & 7 == wire.DELIMITED and field.repeated))
            if not foreign and field.closed and not packed:
                foreign = number(field, view, pos, stop) not in (field.enum or ())
            if foreign:
                if "unknown" not in changes and stop <= end:
                    index = counts["unknown"] = counts.get("unknown", -1) + 1
                    yield Part(UNKNOWN, index, b"", view[start:stop], view[start:stop])
                continue
            name = field.name
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
                if not part._changed:
                    # One that stands here several times is read as their sum and comes back as it was.
                    part = part if field.many or len(part._body) == 1 else type(part)._of(body)
                    yield Part(field, index if field.many else 0, tag, part, part)
                elif field.many or name not in done:
                    done.add(name)
                    yield Part(field, index if field.many else 0, tag_of(field, part._nbytes()), part, part)
                continue
            try:
                value = _shown(field, view, pos, stop, packed)
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
                size = sum(len(piece) for piece in item._pieces(canonical=canonical))
                yield Part(field, index, tag_of(field, size), item, item)
                continue
            body = encoded_value(field, item, place)
            delimited = field.payload or field.wire == wire.DELIMITED
            yield Part(field, index, tag_of(field, len(body) if delimited else None), body, item)

    # -- places ------------------------------------------------------------------------------------------------------

    def _spans(self, offset: int, path: str, nodes: bool) -> Iterator[Span]:
        """Where the fields lie: of each its key, under the name `tag`, and its value."""
        prefix = f"{path}." if path else ""
        parts = list(self._parts())
        sizes = [part.body._nbytes() if isinstance(part.body, Message) else nbytes(part.body) for part in parts]
        listed: set[str] = set()
        for at, (part, size) in enumerate(zip(parts, sizes, strict=True)):
            field, name = part.field, part.field.name
            place = f"{prefix}{name}[{part.index}]" if field.many else prefix + name
            if nodes and field.many and name not in listed:
                listed.add(name)
                total = _run(parts, sizes, at)
                yield Span(prefix + name, offset, total, self, field, 0, getattr(self, name))
            if part.tag:
                yield Span(f"{place}.tag", offset, nbytes(part.tag), self, TAG, 0, part.tag)
                offset += nbytes(part.tag)
            if nodes or not isinstance(part.body, Message):
                yield Span(place, offset, size, self, field, part.index, part.value)
            if isinstance(part.body, Message):
                yield from part.body._spans(offset, place, nodes)
            offset += size

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
        if self._was is None:
            return type(self)._of(*self._body)
        twin = new(type(self))
        memo[id(self)] = twin
        place = object.__setattr__
        was = []
        for field, before in zip(self._layout, self._was, strict=True):
            # What has not been changed is not changed in the copy either, and parts are compared by identity.
            value = getattr(self, field.name)
            copied = _copied(value, memo)
            same = _all_same(value, before) if field.many else _same(value, before)
            was.append((tuple(copied) if field.many else copied) if same else before)
            place(twin, field.name, copied)
        for name in ("_body", "_places", "_again"):
            place(twin, name, getattr(self, name))
        place(twin, "_was", tuple(was))
        return twin


class Part:
    """A field as it is written.

    Attributes:
        field, index: which one; tag: its key, with the length where there is one; body: the bytes of its value, or the
        message; value: what they mean.
    """

    __slots__ = ("body", "field", "index", "tag", "value")

    def __init__(
        self, field: Field, index: int, tag: bytes | memoryview, body: bytes | memoryview | Message, value: Any
    ) -> None:
        self.field = field
        self.index = index
        self.tag = tag
        self.body = body
        self.value = value

    def pieces(self, canonical: bool) -> list[bytes | memoryview]:
        """Its bytes."""
        body = self.body._pieces(canonical=canonical) if isinstance(self.body, Message) else [self.body]
        return [self.tag, *body] if len(self.tag) else body


def _holds(cls: type[Message], parts: set[type[Record]]) -> bool:
    return any(field.part and field.types[0] in parts for field in cls._fields)


def _run(parts: list[Part], sizes: list[int], at: int) -> int:
    """Bytes of the parts from one on that are of the same field."""
    total = 0
    for part, size in zip(parts[at:], sizes[at:], strict=True):
        if part.field is not parts[at].field:
            break
        total += nbytes(part.tag) + size
    return total


def _absent(field: MessageField) -> Any:
    return [] if field.many else field.default


def _same(value: Any, was: Any) -> bool:
    if value is was:
        return True
    # A buffer that was assigned may be a large one, or no buffer at all.
    plain = isinstance(value, (int, str)) and isinstance(was, (int, str))
    return plain and type(value) is type(was) and bool(value == was)


def _all_same(value: Any, was: Sequence[Any]) -> bool:
    return isinstance(value, list) and len(value) == len(was) and all(map(_same, value, was))


def _shown(field: MessageField, view: memoryview, pos: int, stop: int, packed: bool) -> Any:
    """The value that stands in one place."""
    if field.payload or field.form == "bytes":
        return view[pos:stop]
    if field.form == "str":
        return str(view[pos:stop], "utf-8", "surrogateescape")
    return numbers(field, view[pos:stop]) if packed else number(field, view, pos, stop)
