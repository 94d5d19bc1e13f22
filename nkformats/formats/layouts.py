"""Formats of which a file does not name its layout: each is tried, and those that fit are kept.

The layouts stand in the schema, as members of the enum of a parameter of the root.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from enum import IntEnum
from typing import Any, NamedTuple, NoReturn

from nkformats.errors import FormatError
from nkformats.records import BYTES, RECORD, check_tree


class Layouts:
    """How the layout of a file is found out.

    Attributes:
        load: gives the generated module; same: the layouts that give the same bytes for a tree, by name; lenient: the
        rules that refuse no layout when they are broken, since no loader looks at what they are about.
    """

    def __init__(
        self, load: Callable[[], Any], same: Callable[[Any], Sequence[str]], lenient: Collection[str] = ()
    ) -> None:
        self.load = load
        self.same = same
        self.lenient = lenient

    def read(
        self, view: memoryview, layouts: Sequence[IntEnum], limits: Mapping[str, int]
    ) -> tuple[Any, tuple[str, ...]]:
        """The tree of the newest layout that fits, and the names of all that do, the newest last.

        A layout fits when its reader consumes the file and no structural rule is broken. Those of which no lenient rule
        is broken either are preferred.

        Args:
            view: the file; layouts: those to try, the newest last; limits: as of the reader.

        Raises:
            FormatError: none fits; it is that of the layout that made most of the file.
        """
        if len(layouts) == 1:
            return self._try(view, layouts[0], limits)[0], (layouts[0].name,)
        fits: list[tuple[str, Any, bool]] = []
        best: _Attempt | None = None
        known: dict[str, bool] = {}
        for layout in reversed(layouts):
            if layout.name in known:
                # It gives the same bytes as a newer layout that fits.
                fits.append((layout.name, None, known[layout.name]))
                continue
            try:
                record, clean = self._try(view, layout, limits)
            except FormatError as error:
                best = _further(best, _Attempt(layout, _whole(error), _progress(error), error.offset))
                continue
            fits.append((layout.name, record, clean))
            known.update(dict.fromkeys(self.same(record), clean))
        if best is not None and not fits:
            self._refuse(view, best.layout, layouts, limits)
        chosen = [one for one in fits if one[2]] or fits
        return chosen[0][1], tuple(name for name, _, _ in reversed(chosen))

    def _try(self, view: memoryview, layout: IntEnum, limits: Mapping[str, int]) -> tuple[Any, bool]:
        """The tree of one layout, and whether it breaks no lenient rule.

        Raises:
            FormatError: the layout does not fit.
        """
        record = self.load().read(view, layout, limits=limits)
        return record, self.verify(record)

    def _refuse(
        self, view: memoryview, best: IntEnum, layouts: Sequence[IntEnum], limits: Mapping[str, int]
    ) -> NoReturn:
        """Reads a file that fits none once more, by the layout that got furthest: no tree is kept beside another.

        Raises:
            FormatError: always.
        """
        try:
            self._try(view, best, limits)
        except FormatError as error:
            among = f"{layouts[0].name} to {layouts[-1].name}"
            error.note = f"fits none of the layouts {among}; {best.name} got furthest"
            raise
        raise AssertionError("what a layout refuses it refuses again")

    def verify(self, record: Any) -> bool:
        """Whether a tree breaks no lenient rule either.

        Raises:
            FormatError: a structural rule is broken, by which no file of this layout is recognised.
        """
        found = check_tree(record, self.load().RULES, errors_only=True)
        for finding in found:
            if finding.rule not in self.lenient:
                message = finding.message[0].lower() + finding.message[1:]
                error = FormatError(finding.rule, finding.path, finding.offset, "a sound structure", message)
                error.record = record
                raise error
        return not found


class _Attempt(NamedTuple):
    """How far a layout got with a file that it does not fit."""

    layout: IntEnum
    whole: bool
    records: int
    offset: int


def _further(best: _Attempt | None, older: _Attempt) -> _Attempt:
    """Which of two layouts made more of a file that none fits; `best` is the newer one.

    One that read the whole file and then found a rule broken is the file's. Else the older layout must have read at
    least as many records, and must have met its fault behind the newer one's: a layout that lacks a field reads past a
    fault in it without noticing.
    """
    if best is None:
        return older
    if best.whole or older.whole:
        return best if best.whole else older
    return older if older.records >= max(best.records, 1) and older.offset > best.offset else best


def _parts(error: FormatError) -> tuple[str, list[Any], Any]:
    """Name and elements of the list that a file consists of, and what is left behind it, None if that was not read."""
    root: Any = error.record
    fields = root._layout if root is not None else ()
    name = next((field.name for field in fields if field.many and field.kind == RECORD), "")
    rest = next((field.name for field in reversed(fields) if field.kind == BYTES), "")
    return name, getattr(root, name, None) or [], getattr(root, rest, None)


def _whole(error: FormatError) -> bool:
    """Whether a reader came to the end of the file by reading records, with nothing left."""
    _, items, rest = _parts(error)
    return bool(items) and rest is not None and not rest


def _progress(error: FormatError) -> int:
    """How many records a layout gave before its reader gave up; a clean end is one more, bytes behind it one less."""
    name, items, rest = _parts(error)
    if rest is None:
        return len(items) - 1 if error.path.startswith(f"{name}[") else len(items)
    return len(items) + 1 if not rest else max(0, len(items) - 1)
