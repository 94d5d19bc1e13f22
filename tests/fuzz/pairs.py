"""Two files in one input of a harness: the length of the first in two bytes, then both."""

from __future__ import annotations


def split(data: bytes) -> tuple[bytes, bytes]:
    """The two files in an input."""
    size = int.from_bytes(data[:2], "little")
    return data[2 : 2 + size], data[2 + size :]


def joined(graph: bytes, weights: bytes) -> bytes:
    """An input of two files."""
    return len(graph).to_bytes(2, "little") + graph + weights
