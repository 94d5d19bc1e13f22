"""The protobuf wire format: a message is a row of fields, each a key with a value. One walker for messages of any kind.

Tables say which fields of a message are messages themselves and which of them are looked for; all else is skipped by
its length. Nothing here knows what a message means.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

VARINT, EIGHT_BYTES, DELIMITED, START_GROUP, END_GROUP, FOUR_BYTES = range(6)

#: A length, and a whole message, is below this: readers of protobuf count in signed 32 bits.
LARGEST: Final = 2**31

#: More continuation bytes than a varint can have.
_ENDLESS: Final = re.compile(rb"[\x80-\xff]{10}")


class Fault(Exception):
    """What is wrong with the bytes of a message.

    Attributes:
        rule: what kind of fault, as the notation of a schema names it; offset: where, in the buffer that was walked;
        expected, got: in words; path: the message, once somebody knows.
    """

    def __init__(self, rule: str, offset: int, expected: str, got: str) -> None:
        super().__init__(rule, offset, expected, got)
        self.rule = rule
        self.offset = offset
        self.expected = expected
        self.got = got
        self.path: str | None = None


#: A place in the tree, from the innermost: name, index (or -1) and the place above.
_Place = tuple[str, int, Any]


class Child(NamedTuple):
    """What the walker does with a field of one key.

    Attributes:
        name, many: of the field; table: of the message that it is; wanted: the class of that, where it is looked for;
        element: of a packed list the bytes of an element, 1 of varints, 0 where it is none.
    """

    name: str
    many: bool
    table: Table
    wanted: Any
    element: int


class Table(dict[int, Child]):
    """The fields of a message that the walker has something to do with, by key.

    ``quick`` has for each key of one byte what is done with a field that it has not: 1 skips a value by its length, 2 a
    varint; 0 is for all others.
    """

    __slots__ = ("quick",)

    def __init__(self) -> None:
        super().__init__()
        self.quick = b""

    def finish(self) -> None:
        """Makes ``quick``, once all fields are there."""
        kinds = {DELIMITED: 1, VARINT: 2}
        self.quick = bytes(kinds.get(key & 7, 0) if 8 <= key < 128 and key not in self else 0 for key in range(256))


class Found:
    """A message that was looked for: its class, place, the ranges that it is made of, its level, and itself."""

    __slots__ = ("cls", "level", "message", "place", "ranges")

    def __init__(self, cls: Any, place: _Place, ranges: Sequence[tuple[int, int]], level: int) -> None:
        self.cls = cls
        self.place = place
        self.ranges = ranges
        self.level = level
        self.message: Any = None

    @property
    def path(self) -> str:
        """Its path: ``graph.initializer[3]``."""
        return path_of(self.place)


class Finds(list[Found]):
    """What a walk has found, and how much more it may.

    Attributes:
        left: how many more messages there may be, of whatever kind; most: how many that are looked for. Each takes
        memory once somebody asks for it, however short it is. seen: short messages that were walked over before, and
        ends of messages, with nothing in them that is looked for or could be too deep elsewhere, and how many messages
        are in each: models repeat them thousands of times.
    """

    __slots__ = ("left", "most", "seen")

    def __init__(self, left: int = LARGEST, most: int = LARGEST) -> None:
        super().__init__()
        self.left = left
        self.most = most
        self.seen: dict[tuple[int, bytes], int] = {}

    def spend(self, pos: int, messages: int = 1) -> None:
        """Counts messages.

        Raises:
            Fault: there are too many.
        """
        self.left -= messages
        if self.left < 0:
            raise Fault("count", pos, "no more messages than the limit messages.count", "one more")

    def note(self, found: Found) -> None:
        """Takes a message that is looked for.

        Raises:
            Fault: there are too many.
        """
        if len(self) >= self.most:
            raise Fault("count", found.ranges[0][0], f"at most {self.most} arrays (limit messages.arrays)", "one more")
        self.append(found)


#: Messages up to this size are kept in mind, and so many.
_SHORT: Final = 64
_LONG: Final = 256
_MANY: Final = 1024


def varint(data: memoryview | bytes, pos: int, end: int) -> tuple[int, int]:
    """The number at `pos`, as 64 bits without sign, and the position behind it."""
    value = shift = 0
    start = pos
    while pos < end:
        byte = data[pos]
        pos += 1
        value |= (byte & 127) << shift
        if byte < 128:
            return value & 0xFFFFFFFFFFFFFFFF, pos
        shift += 7
        if shift == 70:
            raise Fault("varint", start, "a varint of at most 10 bytes", "a longer one")
    raise Fault("varint", start, "a varint", f"{pos - start} bytes of one before the end")


def key_at(data: memoryview | bytes, pos: int, end: int) -> tuple[int, int]:
    """The key at `pos`, number times 8 plus wire type, and the position behind it."""
    value, stop = varint(data, pos, end)
    if stop - pos > 5 or not 8 <= value < 1 << 32:
        what = f"one of {stop - pos} bytes" if stop - pos > 5 else f"number {value >> 3}"
        raise Fault("tag", pos, "the key of a field, of at most 5 bytes", what)
    return value, stop


def length_at(data: memoryview | bytes, pos: int, end: int) -> tuple[int, int]:
    """The length at `pos`, which the bytes before `end` need not have, and the position behind it."""
    value, stop = varint(data, pos, end)
    if value >= LARGEST:
        raise Fault("length", pos, f"a length below {LARGEST}", str(value))
    if stop - pos > 5:
        raise Fault("tag", pos, "a length of at most 5 bytes", f"one of {stop - pos} bytes")
    return value, stop


def parts(data: memoryview | bytes, pos: int, end: int) -> Iterator[tuple[int, int, int, int]]:
    """The fields of a message: key, where it begins, where the value begins (behind its length), where it ends.

    The last one may end behind `end`, where the message is cut off.

    Raises:
        Fault: it is broken; what came before is right.
    """
    while pos < end:
        start, key = pos, data[pos]
        pos += 1
        if key > 127 or key < 8:
            key, pos = key_at(data, start, end)
        wire = key & 7
        value = pos
        if wire == DELIMITED:
            size, value = length_at(data, pos, end)
            pos = value + size
        elif wire == VARINT:
            _, pos = varint(data, pos, end)
        else:
            pos = skip(data, pos, end, key, 0)
        yield key, start, value, pos


def skip(data: memoryview | bytes, pos: int, end: int, key: int, level: int, levels: int = LARGEST) -> int:
    """The position behind a value; of a group, behind the end of it.

    Raises:
        Fault: the wire type is none, or a group is not whole or nested too deeply.
    """
    open_groups: list[int] = []
    while True:
        wire, number = key & 7, key >> 3
        start = pos
        if wire == VARINT:
            _, pos = varint(data, pos, end)
        elif wire == DELIMITED:
            size, pos = length_at(data, pos, end)
            pos += size
        elif wire == EIGHT_BYTES:
            pos += 8
        elif wire == FOUR_BYTES:
            pos += 4
        elif wire == START_GROUP:
            open_groups.append(number)
            if level + len(open_groups) > levels:
                raise Fault("nesting", start, f"at most {levels} levels", "more")
        elif wire == END_GROUP:
            if not open_groups or open_groups[-1] != number:
                wanted = f"the end of group {open_groups[-1]}" if open_groups else "a field"
                raise Fault("group", start, wanted, f"the end of group {number}")
            open_groups.pop()
        else:
            raise Fault("wire", start, "a wire type below 6", str(wire))
        if pos > end:
            raise Fault("length", start, f"{pos - start} bytes", f"{end - start} before the end")
        if not open_groups:
            return pos
        if pos >= end:
            raise Fault("group", pos, f"the end of group {open_groups[-1]}", "the end of the message")
        key, pos = key_at(data, pos, end)


def check_packed(data: memoryview, pos: int, end: int, element: int) -> None:
    """Refuses a packed list that ends within an element, or has an endless one."""
    if element > 1:
        if (end - pos) % element:
            raise Fault("packed", pos, f"elements of {element} bytes", f"{end - pos} bytes")
    elif end > pos:
        if data[end - 1] > 127:
            raise Fault("packed", end - 1, "the end of a varint", "the end of the list")
        if found := _ENDLESS.search(data, pos, end):
            raise Fault("varint", found.start(), "a varint of at most 10 bytes", "a longer one")


def path_of(place: _Place | None) -> str:
    """A place as a path: ``graph.node[3]``."""
    names: list[str] = []
    while place is not None:
        name, index, place = place
        names.append(name if index < 0 else f"{name}[{index}]")
    return ".".join(reversed(names))


def walk(
    data: memoryview, ranges: Sequence[tuple[int, int]], table: Table, levels: int,
    found: Finds, place: _Place | None = None, level: int = 0,
) -> bool:  # fmt: skip
    """Goes over a message and all messages in it, and notes those that are looked for; it makes no object of a field.

    This is what the time of reading a file is spent in, so the usual case of each step stands in line: a function of
    its own would double it. A message that is looked for and stands in one piece is noted and not walked over: whoever
    reads it looks at every field anyway.

    Args:
        data: the file.
        ranges: of the message; a submessage that is given more than once is the sum of its parts.
        table: of its fields that are messages or packed lists, by key.
        levels: so many messages and groups may be nested.
        found: where to put what is looked for. place, level: where the message is.

    Returns:
        Whether there is neither a message nor a group in it.

    Raises:
        Fault: something is broken.
    """
    get, quick = table.get, table.quick
    once: dict[int, list[tuple[int, int]]] = {}
    counts: dict[int, int] = {}
    plain = leaves = True
    rest: tuple[int, bytes] | None = None
    before, seen = 0, found.seen
    try:
        for pos, end in ranges:
            while pos < end:
                start, key = pos, data[pos]
                pos += 1
                if (step := quick[key]) and pos < end:
                    size = data[pos]
                    if size < 128:
                        stop = pos + size + 1 if step == 1 else pos + 1
                        if stop <= end:
                            pos = stop
                            continue
                elif key > 127 or key < 8:
                    key, pos = key_at(data, start, end)
                kind = key & 7
                if kind == 2:
                    size = data[pos] if pos < end else 128
                    pos += 1
                    if size > 127:
                        # Nearly all longer ones have two bytes.
                        if pos < end and data[pos] < 128:
                            size += (data[pos] - 1) << 7
                            pos += 1
                        else:
                            size, pos = length_at(data, pos - 1, end)
                    stop = pos + size
                    if stop > end:
                        raise Fault("length", pos, f"{size} bytes", f"{end - pos} before the end")
                    child = get(key)
                    if child is not None:
                        if child.element:
                            check_packed(data, pos, stop, child.element)
                        elif not child.many:
                            once.setdefault(key, []).append((pos, stop))
                        else:
                            if level >= levels:
                                raise Fault("nesting", pos, f"at most {levels} levels", "more")
                            if plain:
                                plain = False
                                if end - start <= _LONG and len(ranges) == 1:
                                    # The rest of the message, from its first part on.
                                    rest = (id(table), data[start:end].tobytes())
                                    if rest in seen:
                                        found.spend(start, seen[rest])
                                        pos = end
                                        continue
                                    before = len(found)
                            found.spend(start)
                            index = counts.get(key, 0)
                            counts[key] = index + 1
                            inner = (child.name, index, place)
                            if child.wanted is not None:
                                found.note(Found(child.wanted, inner, ((pos, stop),), level + 1))
                            elif size > _SHORT:
                                leaf = walk(data, ((pos, stop),), child.table, levels, found, inner, level + 1)
                                leaves = leaves and leaf
                            elif size and (body := (id(child.table), data[pos:stop].tobytes())) not in seen:
                                leaf = walk(data, ((pos, stop),), child.table, levels, found, inner, level + 1)
                                if leaf and len(seen) < _MANY:
                                    seen[body] = 0
                                leaves = leaves and leaf
                    pos = stop
                elif kind == 0:
                    if pos < end and data[pos] < 128:
                        pos += 1
                    else:
                        _, pos = varint(data, pos, end)
                else:
                    leaves = leaves and kind in (EIGHT_BYTES, FOUR_BYTES)
                    pos = skip(data, pos, end, key, level, levels)
    except Fault as fault:
        if fault.path is None:
            fault.path = path_of(place)
        raise
    if rest is not None and leaves and not once and len(found) == before and len(seen) < _MANY:
        seen[rest] = sum(counts.values())
    for key, pieces in once.items():
        child = table[key]
        found.spend(pieces[0][0])
        if level >= levels:
            raise Fault("nesting", pieces[0][0], f"at most {levels} levels", "more")
        inner = (child.name, -1, place)
        if child.wanted is not None:
            found.note(Found(child.wanted, inner, pieces, level + 1))
        if child.wanted is None or len(pieces) > 1:
            walk(data, pieces, child.table, levels, found, inner, level + 1)
    return plain and leaves and not once


def encoded_varint(value: int) -> bytes:
    """A number of 64 bits, negative ones in two's complement, in as few bytes as it takes."""
    value &= 0xFFFFFFFFFFFFFFFF
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    out.append(value)
    return bytes(out)
