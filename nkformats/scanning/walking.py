"""From the paths that a caller names to files: folders are walked, and nothing in them is passed over in silence.

Links in a folder are not followed: they could lead out of it, or in a circle. A path that the caller names is.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Final, NamedTuple

from nkformats.scanning.judging import UNREADABLE, Record, blank

#: What is no file and no folder, by the question that tells.
_KINDS: Final[tuple[tuple[Callable[[int], bool], str], ...]] = (
    (stat.S_ISFIFO, "a named pipe"),
    (stat.S_ISSOCK, "a socket"),
    (stat.S_ISCHR, "a character device"),
    (stat.S_ISBLK, "a block device"),
)


class Entry(NamedTuple):
    """What a walk has come to.

    Attributes:
        path: as a program opens it; skipped: why nobody looks into it, or empty; failed: why nobody could, or empty;
        named: whether the caller named it; else it was found in a folder.
    """

    path: str
    skipped: str = ""
    failed: str = ""
    named: bool = False


def walk(paths: Iterable[str], but: Collection[str] = ()) -> Iterator[Entry]:
    """Every file that `paths` name or that lies in a folder they name, sorted by name within its folder.

    What is named in `but` is no folder, whatever lies there.
    """
    for path in paths:
        if path in but or "\0" in path or not os.path.isdir(path):
            yield Entry(path, named=True)
        else:
            yield from _folder(path)


def work_of(paths: Iterable[str]) -> Iterator[str | Record]:
    """Files to read, and records of what is none or cannot be read."""
    for entry in walk(paths):
        if entry.skipped or entry.failed:
            verdict = UNREADABLE if entry.failed else "not validated"
            yield {**blank(entry.path), "verdict": verdict, "reason": entry.failed or entry.skipped}
        else:
            yield entry.path


def _folder(top: str) -> Iterator[Entry]:
    # A stack of ours: folders deep in one another are no reason to give up.
    waiting: list[tuple[bool, Entry]] = [(True, Entry(top))]
    while waiting:
        is_folder, entry = waiting.pop()
        if not is_folder:
            yield entry
            continue
        try:
            with os.scandir(entry.path) as found:
                inside = sorted((_look(one) for one in found), key=lambda one: one[1].path)
        except OSError as error:
            yield Entry(entry.path, failed=error.strerror or str(error))
            continue
        waiting.extend(reversed(inside))


def _look(found: os.DirEntry[str]) -> tuple[bool, Entry]:
    """Whether an entry of a folder is a folder, and why nobody looks into one that is neither that nor a file."""
    try:
        mode = found.stat(follow_symlinks=False).st_mode
    except OSError as error:
        return False, Entry(found.path, failed=error.strerror or str(error))
    # A junction is the link to a folder of Windows; Python 3.12 and newer know it.
    if stat.S_ISLNK(mode) or getattr(found, "is_junction", bool)():
        return False, Entry(found.path, skipped="a link, which is not followed")
    if stat.S_ISDIR(mode):
        return True, Entry(found.path)
    skipped = next((name for tells, name in _KINDS if tells(mode)), "")
    return False, Entry(found.path, skipped=skipped or ("" if stat.S_ISREG(mode) else "neither a file nor a folder"))
