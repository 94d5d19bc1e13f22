"""Files that lie side by side under one name and make one model: which of them one is, and where the others are."""

from __future__ import annotations

import os
from collections.abc import Iterable

from nkformats.source import is_file


def suffix_of(name: str, suffixes: Iterable[str]) -> str:
    """The longest of some suffixes that a name ends with, in any case; empty where it ends with none."""
    return next((one for one in sorted(suffixes, key=len, reverse=True) if name.lower().endswith(one)), "")


def stem(name: str, suffixes: Iterable[str]) -> str:
    """A name without the longest of some suffixes."""
    return name[: len(name) - len(suffix_of(name, suffixes))]


def beside(name: str | None, wanted: Iterable[str], suffixes: Iterable[str]) -> str | None:
    """The first file beside another, of the same name with a wanted suffix; none is opened outside of its folder.

    Args:
        name: of the other file; wanted: suffixes, of which the first counts; suffixes: of all files of a model.
    """
    if name is None:
        return None
    folders = {os.path.realpath(os.path.dirname(name)), os.path.dirname(os.path.realpath(name))}
    for suffix in wanted:
        for ending in (suffix, suffix.upper()):
            path = stem(name, suffixes) + ending
            if not is_file(path) or os.path.samefile(path, name):
                continue
            # A link may lead to where the file itself was led to, as in the cache of a hub, and nowhere else.
            if os.path.dirname(os.path.realpath(path)) in folders:
                return path
    return None
