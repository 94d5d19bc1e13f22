"""What an input of a harness holds: one file or two, and, where no file names its layout, which one is asked for."""

from __future__ import annotations

from typing import Any, NamedTuple

from nkformats.formats import find
from nkformats.fuzzing.making import in_pairs


class Case(NamedTuple):
    """One execution: what `parse` is given."""

    data: bytes
    companion: bytes | None = None
    variant: str | None = None


class Inputs:
    """How the inputs of a format are laid out.

    Of two files the first two bytes give the length of the first. Where a file does not name its layout, the first
    byte chooses the one that is asked for, or that all are tried: which takes as long as reading all of them.
    """

    def __init__(self, format: str) -> None:
        codec = find(format)
        self.paired = in_pairs(codec)
        layouts: Any = getattr(codec.module, "Layout", None)
        self.variants: tuple[str | None, ...] = (None, *layouts.__members__) if layouts is not None else ()

    def split(self, data: bytes) -> Case:
        """What an input asks for."""
        if self.paired:
            size = int.from_bytes(data[:2], "little")
            return Case(data[2 : 2 + size], data[2 + size :])
        if self.variants and data:
            return Case(data[1:], variant=self.variants[data[0] % len(self.variants)])
        return Case(data)

    def joined(self, case: Case) -> bytes:
        """An input of one execution."""
        if self.paired:
            return len(case.data).to_bytes(2, "little") + case.data + (case.companion or b"")
        return bytes([self.variants.index(case.variant)]) + case.data if self.variants else case.data
