"""What the files of a network are instead, by what they begin with."""

from __future__ import annotations

import re
from typing import Final

from nkformats import foreign
from nkformats.errors import FormatError
from nkformats.keyed.lines import show
from nkformats.records import KeyedNotation
from nkformats.source import Source

BOM: Final = b"\xef\xbb\xbf"

#: Weights are text by chance for a few bytes only, and hardly with the end of a line among them.
_LETTERS: Final = re.compile(rb"(?s:(?=.{0,254}\n)[\t\n\r -~\x80-\xff]{32,256}\Z)")


def other_kind(view: memoryview, notation: KeyedNotation) -> tuple[str, str, str] | None:
    """Fault and name of the kind of file that this is instead of a text, and what to do; None where it may be one."""
    head, faults = bytes(view[:4096]), notation.text.faults
    if notation.words.magic and head.startswith(notation.words.magic):
        return "words", f"a binary {notation.files.words}", ""
    if not head.strip() and not bytes(view).strip():
        return "empty", "a file of blanks" if head else "an empty file", ""
    kind = foreign.kind_of(view)
    # Text of another kind is told as text that does not begin as it should.
    if kind is not None and kind.family != "text":
        return kind.family if kind.family in faults else "binary", kind.name, kind.advice
    if b"\0" in head and not re.match(rb"[+\s]*[0-9]+\s", head.removeprefix(BOM)):
        return "binary", f"binary data, {show(head[:8])}", ""
    return None


def refuse_weights(source: Source, notation: KeyedNotation, *, planned: int = 0, sure: bool = True) -> None:
    """Refuses weights that are a file of another kind, or empty.

    Weights can begin with any bytes, so that only a mark which is `sure` counts; of what is no weights any does.

    Args:
        source, notation: the file, and of which; planned: how many bytes are read from it; sure: which marks count.

    Raises:
        FormatError: with the rule that names the kind.
    """
    head, faults, files = bytes(source.view[:256]), notation.weights, notation.files
    kind = foreign.kind_of(source.view, sure=sure)
    fault, name, advice = "", "", ""
    if not head and planned:
        fault, name = "empty", "an empty file"
    elif notation.words.magic and head.startswith(notation.words.magic):
        fault, name = "words", f"a {files.words}"
    elif kind is not None and kind.family not in ("text", "utf-16"):
        fault, name, advice = kind.family if kind.family in faults else "other", kind.name, kind.advice
    elif re.match(rb"\s*\+?0*%d\s" % notation.text.signature, head):
        fault, name = "text", f"the text of a {files.text}"
    elif _LETTERS.match(head):
        fault, name = "letters", "text"
    if fault:
        raise FormatError(faults[fault], "", 0, "weights", name, source=source.name, note=advice)
