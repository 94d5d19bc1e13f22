"""JSON from untrusted files: strict, and every fault with the byte at which it stands."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from nkformats.errors import FormatError

#: A place in a document: keys and indices from the top.
Place = tuple[str | int, ...]


class Fault(Exception):
    """A fault at a place in the document: keys and indices from the top."""

    def __init__(self, place: Place, expected: str, got: str) -> None:
        super().__init__(place, expected, got)
        self.place, self.expected, self.got = place, expected, got


def load(view: memoryview, rule: str) -> tuple[str, Any]:
    """The text of a file and the document in it.

    Raises:
        FormatError: of the rule, with the byte: no UTF-8, no JSON, a key twice in one object, a number that is none.
    """
    text = _text(view, rule)
    return text, _load(text, rule)


def refusal(fault: Fault, text: str, rule: str) -> FormatError:
    """The error for a fault in the content of a document."""
    path = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in fault.place).lstrip(".")
    offset = len(text[: locate(text, fault.place)].encode())
    return FormatError(rule, path, offset, fault.expected, fault.got)


def _text(view: memoryview, rule: str) -> str:
    try:
        return str(view, "utf-8")
    except UnicodeDecodeError as error:
        raise FormatError(rule, "", error.start, "UTF-8 text", f"byte {view[error.start]:#04x}") from None


def _load(text: str, rule: str) -> Any:
    # Few files are JSON, and importing its parser takes as long as reading one.
    import json

    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
    except json.JSONDecodeError as error:
        offset = len(text[: error.pos].encode())
        got = repr(text[error.pos : error.pos + 12]) if error.pos < len(text) else "the end of the file"
        raise FormatError(rule, "", offset, f"JSON ({error.msg})", got) from None
    except RecursionError:
        raise FormatError(rule, "", 0, "JSON of a few levels", "one nested too deep") from None
    except _Unclear as fault:
        raise FormatError(rule, "", _offset_of(text, fault), fault.expected, fault.got) from None
    except ValueError:
        # Python refuses integers of thousands of digits, with advice to programmers.
        found = max(re.finditer("[0-9]+", text), key=lambda one: one.end() - one.start())
        offset, count = len(text[: found.start()].encode()), found.end() - found.start()
        raise FormatError(rule, "", offset, "numbers of a usual size", f"one of {count:,} digits") from None


class _Unclear(Exception):
    """A key that stands twice, or a constant that JSON does not have."""

    def __init__(self, token: str, is_key: bool, expected: str, got: str) -> None:
        super().__init__(token)
        self.token, self.is_key, self.expected, self.got = token, is_key, expected, got


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) != len(pairs):
        left = Counter(name for name, _ in pairs)
        twice = next(name for name, count in left.items() if count > 1)
        raise _Unclear(twice, True, "each key once", f"{twice!r:.60} again")
    return result


def _constant(name: str) -> Any:
    raise _Unclear(name, False, "a finite number", name)


_TOKEN = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[{}\[\]:,]|[^\s{}\[\]:,"]+')


def _offset_of(text: str, fault: _Unclear) -> int:
    """The byte at which the first key stands a second time in its object, or a constant that is no number."""
    import json

    keys: list[set[str]] = []
    last = None
    for match in _TOKEN.finditer(text):
        token = match[0]
        if token == "{":
            keys.append(set())
        elif token == "}" and keys:
            keys.pop()
        elif token == ":" and last is not None and keys and fault.is_key:
            name = json.loads(last[0]) if "\\" in last[0] else last[0][1:-1]
            if name == fault.token and name in keys[-1]:
                return len(text[: last.start()].encode())
            keys[-1].add(name)
        elif token == fault.token and not fault.is_key:
            return len(text[: match.start()].encode())
        last = match if token[0] == '"' else None
    return 0


def locate(text: str, place: Place) -> int:
    """The index in a valid document at which the value at `place` begins; of its nearest parent where it is missing."""
    import json

    decoder = json.JSONDecoder()
    space = re.compile(r"[\s,:]*")

    def skip(at: int) -> int:
        match = space.match(text, at)
        return match.end() if match else at

    at = skip(0)
    for part in place:
        here, number = skip(at + 1), 0
        while here < len(text) and text[here] not in "]}":
            if text[at] == "{":
                key, here = decoder.raw_decode(text, here)
                here = skip(here)
                found = key == part
            else:
                found = number == part
            if found:
                break
            _, here = decoder.raw_decode(text, here)
            here, number = skip(here), number + 1
        else:
            return at
        at = here
    return at


def take(owner: Any, place: Place, name: str, type_: type | tuple[type, ...]) -> Any:
    """The member of that name, of that type."""
    if not isinstance(owner, dict):
        raise Fault(place, "an object", kind(owner))
    if name not in owner:
        raise Fault(place, f"the key {name}", "none")
    value = owner[name]
    if not isinstance(value, type_) or (isinstance(value, bool) and type_ is not bool):
        wanted = type_.__name__ if isinstance(type_, type) else "number"
        raise Fault(
            (*place, name),
            {"dict": "an object", "list": "an array", "str": "a string"}.get(wanted, wanted),
            kind(value),
        )
    return value


def kind(value: Any) -> str:
    """A value of JSON in words, as it is compared with what was expected."""
    names = {dict: "an object", list: "an array", str: "a string", bool: "a truth value", type(None): "null"}
    return names.get(type(value), f"the number {value!r:.40}")
