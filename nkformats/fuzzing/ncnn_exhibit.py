"""What a small ncnn file that breaks one rule is made of: a network, and a mark where the fault stands."""

from __future__ import annotations

import struct
from typing import Final, NamedTuple

#: Stands where the fault is, and is taken out.
MARK: Final = "§"

#: A file: a text, bytes, or parts of them.
File = str | bytes | tuple[bytes | str, ...]


class Exhibit(NamedTuple):
    """A pair of files that breaks a rule.

    Attributes:
        rule: the rule; graph, weights: the files; path: of the field that the rule is about; also: rules that the same
        fault cannot help breaking; fatal: whether reading ends there; name: of the graph's file; variant: how it is
        to be read.
    """

    rule: str
    graph: File
    weights: File | None
    path: str
    also: tuple[str, ...] = ()
    fatal: bool = False
    name: str = "m.param"
    variant: str | None = None


def text(*lines: str, blobs: int | None = None, layers: int | None = None) -> str:
    """A `.param` of these layers; blobs are counted as the loader does."""
    names: list[str] = []
    for line in lines:
        words = line.replace(MARK, "").split()
        if len(words) > 3 and words[2].isdigit() and words[3].isdigit():
            first, second = 4 + int(words[2]), 4 + int(words[2]) + int(words[3])
            names += [name for name in words[4:first] if name not in names]
            names += words[first:second]
    head = f"{len(lines) if layers is None else layers} {len(names) if blobs is None else blobs}"
    return "\n".join(["7767517", head, *lines, ""])


def spread(count: int) -> bytes:
    """That many floats, all different."""
    return struct.pack(f"<{count}f", *((7 * n % 11 - 5) / 4 for n in range(count)))


def edit(old: str, new: str) -> str:
    """The small network with one change."""
    return BASE.replace(old, new, 1)


BASE: Final = text("Input data 0 1 data 0=4", "InnerProduct fc 1 1 data fc 0=2 1=0 2=8", "Softmax prob 1 1 fc prob 0=0")
TAG: Final = bytes(4)
WEIGHTS: Final = TAG + spread(8)
RISING: Final = struct.pack("<256f", *(n / 64 for n in range(256)))
