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
NEEDS_COMPANION: Final = "GEN013"
NO_KERNEL: Final = "GEN014"
MISFIT: Final = "GEN015"


def escape(text: str) -> str:
    """`text` with every character that could steer a terminal (control, format, surrogate) as a backslash escape."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in text)


def place(offset: int, line: int = 0, column: int = 0) -> str:
    """A place in a file in words; in a file of text by line and column, too."""
    text = f"line {line}, column {column}, " if line else ""
    return f"at {text}byte {offset} ({offset:#x})"


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
        line, column: from 1 and in bytes, in a file of text; else 0.
    """

    def __init__(
        self, rule: str, path: str, offset: int, expected: str, got: str, *, source: str | None = None, note: str = "",
        line: int = 0, column: int = 0,
    ) -> None:  # fmt: skip
        super().__init__(rule, path, offset, expected, got)
        self.rule = rule
        self.path = path
        self.offset = offset
        self.expected = expected
        self.got = got
        self.note = note
        self.source = source
        self.line = line
        self.column = column
        self.model: Any = None
        #: The record that was being read; readers attach it to its parent on the way out.
        self.record: Any = None

    def __str__(self) -> str:
        where = f"{escape(self.source)}: " if self.source else ""
        field = f"{escape(self.path)}: " if self.path else ""
        note = f"; {self.note}" if self.note else ""
        return (
            f"{where}{field}{place(self.offset, self.line, self.column)}: expected {escape(self.expected)}, "
            f"got {escape(self.got)}{escape(note)} [{self.rule}]"
        )

    def __reduce__(self) -> tuple[Any, ...]:
        # Exceptions cross process borders (scanners); the tree does not travel with them.
        state = {"note": self.note, "source": self.source, "line": self.line, "column": self.column}
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
        file: for a model of several files, the extension of the one that it is about: ``.param``.
        line, column: from 1 and in bytes, in a file of text; else 0.
    """

    __slots__ = ("column", "file", "length", "line", "message", "offset", "path", "rule", "severity")

    def __init__(
        self, rule: str, severity: str, path: str, offset: int, length: int, message: str, *, file: str = "",
        line: int = 0, column: int = 0,
    ) -> None:  # fmt: skip
        self.rule = rule
        self.severity = severity
        self.path = path
        self.offset = offset
        self.length = length
        self.message = message
        self.file = file
        self.line = line
        self.column = column

    def _key(self) -> tuple[Any, ...]:
        return self.rule, self.severity, self.path, self.offset, self.length, self.message, self.file

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, Finding) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"Finding({', '.join(repr(part) for part in self._key()[:6])})"

    def __str__(self) -> str:
        where = f"{self.path} {self.place}".lstrip()
        return f"{self.severity} {self.rule} {where}: {self.message}"

    @property
    def place(self) -> str:
        """Where it is, in words."""
        file = f" of the {self.file}" if self.file else ""
        return place(self.offset, self.line, self.column) + file

    def as_dict(self) -> dict[str, Any]:
        """The finding as plain values, for JSON."""
        names = ("rule", "severity", "path", "offset", "length", "message", "file", "line", "column")
        return {name: getattr(self, name) for name in names}


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
