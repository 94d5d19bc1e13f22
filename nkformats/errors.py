"""The one exception family of the library and the finding that a check reports.

Everything that reads, writes or checks a file speaks through these two classes. This module imports nothing of ours.
"""

from __future__ import annotations

from typing import Any, Final

# Rules of no single format; their texts stand in `nkformats.rules`. The generic readers and writers use them.
SHORT: Final = "GEN001"
UNSET: Final = "GEN002"
RANGE: Final = "GEN003"
LENGTH: Final = "GEN004"
PRESENCE: Final = "GEN005"
UNDEFINED: Final = "GEN006"
UNKNOWN: Final = "GEN007"
TOO_LARGE: Final = "GEN008"
UNREADABLE: Final = "GEN009"
ARRAY: Final = "GEN010"
TEXT: Final = "GEN011"
VARIANT: Final = "GEN012"


def escape(text: str) -> str:
    """`text` with every character that could steer a terminal (control, format, surrogate) as a backslash escape."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in text)


class FormatError(ValueError):
    """A file that cannot be read, or a model that cannot be written.

    Attributes:
        rule: id of the rule that was broken, for example ``NK001``.
        path: the field, from the root record: ``layers[3].body.units``.
        offset: absolute byte offset in the file; for a model that cannot be written, the offset it would have had.
        expected: what the format asks for, in words.
        got: what stands there instead, in words; safe to print.
        model: the model as far as it was read, or None.
        source: name of the file, where there is one.
    """

    def __init__(
        self, rule: str, path: str, offset: int, expected: str, got: str, *, source: str | None = None, note: str = ""
    ) -> None:
        super().__init__(rule, path, offset, expected, got)
        self.rule = rule
        self.path = path
        self.offset = offset
        self.expected = expected
        self.got = got
        self.note = note
        self.source = source
        self.model: Any = None
        #: The record that was being read; readers attach it to its parent on the way out.
        self.record: Any = None

    def __str__(self) -> str:
        where = f"{escape(self.source)}: " if self.source else ""
        field = f"{escape(self.path)}: " if self.path else ""
        note = f"; {self.note}" if self.note else ""
        return (
            f"{where}{field}at byte {self.offset} ({self.offset:#x}): expected {escape(self.expected)}, "
            f"got {escape(self.got)}{escape(note)} [{self.rule}]"
        )

    def __reduce__(self) -> tuple[Any, ...]:
        # Exceptions cross process borders (scanners); the tree does not travel with them.
        state = {"note": self.note, "source": self.source}
        return type(self), (self.rule, self.path, self.offset, self.expected, self.got), state


class Finding:
    """One thing that a check has to say about a file.

    Attributes:
        rule: id of the rule.
        severity: ``error`` (cannot be loaded, or a loader that follows the specification would read it wrongly or
            unsafely), ``warning`` (loads, but is odd, unportable or probably not meant) or ``note``.
        path: the field, from the root record.
        offset: absolute byte offset; length: in bytes, 0 where the finding is about something that is not there.
        message: one sentence, safe to print.
    """

    __slots__ = ("length", "message", "offset", "path", "rule", "severity")

    def __init__(self, rule: str, severity: str, path: str, offset: int, length: int, message: str) -> None:
        self.rule = rule
        self.severity = severity
        self.path = path
        self.offset = offset
        self.length = length
        self.message = message

    def _key(self) -> tuple[Any, ...]:
        return self.rule, self.severity, self.path, self.offset, self.length, self.message

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, Finding) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"Finding({', '.join(repr(part) for part in self._key())})"

    def __str__(self) -> str:
        return f"{self.severity} {self.rule} {self.path} at byte {self.offset} ({self.offset:#x}): {self.message}"

    def as_dict(self) -> dict[str, Any]:
        """The finding as plain values, for JSON."""
        return {name: getattr(self, name) for name in ("rule", "severity", "path", "offset", "length", "message")}


class Rule:
    """What a rule id means. All texts come from a schema's ``-nkf-rules`` or from `nkformats.rules`.

    Attributes:
        severity: of its findings; a rule that a reader enforces is always an ``error``.
        summary: one line; why: what goes wrong otherwise; loader: what the reference loader does with such a file;
        mend: how to repair the file; ref: section of the specification or the place where it was observed.
    """

    __slots__ = ("id", "loader", "mend", "ref", "severity", "summary", "why")

    def __init__(self, id: str, severity: str, summary: str, why: str, loader: str, mend: str, ref: str) -> None:
        self.id = id
        self.severity = severity
        self.summary = summary
        self.why = why
        self.loader = loader
        self.mend = mend
        self.ref = ref

    def __repr__(self) -> str:
        return f"Rule({self.id!r}, {self.severity!r}, {self.summary!r})"
