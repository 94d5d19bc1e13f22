"""What the tests of the promises are about: a file of every sample, of every format there is, and damage to them.

A format that is added comes in by itself: with its samples, and with its gallery where it has a module `NAME_gallery`
with `EXHIBITS`, the broken and odd files by name.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import struct
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from hypothesis import strategies as st

import nkformats
from conftest import ROOT
from nkformats import FormatError, records

SAMPLES = ROOT / "samples"

#: Larger samples are left to those tests that only read.
SMALL = 3000


class Subject(NamedTuple):
    """A file of a format in memory: a name for it, its format, its bytes, and those of the other file of a pair."""

    name: str
    format: str
    data: bytes
    companion: bytes | None = None

    def options(self) -> dict[str, Any]:
        """The arguments by which it is read as its format."""
        return {"format": self.format} if self.companion is None else {
            "format": self.format, "companion": self.companion
        }  # fmt: skip

    def parse(self, data: Any = None) -> nkformats.Model:
        """Reads it, or other bytes in its place beside the same companion."""
        return nkformats.parse(self.data if data is None else data, **self.options())

    def validate(self, data: Any = None) -> nkformats.Report:
        """As `parse`."""
        return nkformats.validate(self.data if data is None else data, **self.options())

    def outcome(self, data: Any = None) -> nkformats.Model | FormatError:
        """The model, or the `FormatError` that came out; anything else comes out here, too."""
        try:
            return self.parse(data)
        except FormatError as error:
            return error

    def __repr__(self) -> str:
        return f"<{self.name}>"


def _samples() -> Iterator[Subject]:
    suffixes = {f".{suffix}": one.name for one in nkformats.FORMATS for suffix in one.extensions}
    for path in sorted(SAMPLES.iterdir()):
        if path.suffix not in suffixes:
            continue
        model = nkformats.parse(path, format=suffixes[path.suffix])
        if any(tensor.storage == "external" for tensor in model.tensors.values()):
            # Its bytes alone are not all of it; the tests of its format read it where it lies.
            continue
        data = path.read_bytes()
        others = [other for other in model.to_files().values() if other != data]
        yield Subject(path.name, model.format, data, others[0] if others else None)


#: Each file of each sample.
SUBJECTS = tuple(_samples())
SMALL_SUBJECTS = tuple(one for one in SUBJECTS if len(one.data) + len(one.companion or b"") <= SMALL)

#: How a test names a subject.
ids: Callable[[Subject], str] = lambda one: one.name  # noqa: E731


@st.composite
def mutants(draw: st.DrawFn, of: tuple[Subject, ...] = SMALL_SUBJECTS) -> Subject:
    """A small sample with some bytes changed, cut out, repeated or cut off; most get past the head."""
    subject = draw(st.sampled_from(of))
    data, made = bytearray(subject.data), [subject.name]
    for _ in range(draw(st.integers(1, 4))):
        # Metadata, counts and lengths stand at the beginning of binary files, and behind payloads.
        at = draw(st.integers(0, min(len(data), 100)) | st.integers(0, min(len(data), 700)) | st.integers(0, len(data)))
        action = draw(st.sampled_from(["byte", "byte", "word", "word", "cut", "repeat", "end"]))
        made.append(f"{action} at {at}")
        if action == "byte":
            data[at : at + 1] = draw(st.binary(min_size=1, max_size=1))
        elif action == "word":
            edge = st.sampled_from([0, 1, 2, 5, 64, 65, 100, 127, 128, 129, 2**16, 2**31 - 1, 2**31, 2**32 - 1])
            data[at & ~3 : (at & ~3) + 4] = struct.pack("<I", draw(edge | st.integers(0, 2**32 - 1)))
        elif action == "cut":
            del data[at : at + draw(st.integers(1, 40))]
        elif action == "repeat":
            data[at:at] = data[at : at + draw(st.integers(1, 40))]
        else:
            del data[at:]
    return subject._replace(name=", ".join(made), data=bytes(data))


def _exhibits() -> Iterator[tuple[str, Callable[[], Subject]]]:
    for one in nkformats.FORMATS:
        if importlib.util.find_spec(f"{one.name}_gallery") is None:
            continue
        for name, data in importlib.import_module(f"{one.name}_gallery").EXHIBITS.items():
            yield name, functools.partial(_exhibit, name, one.name, data)


def _exhibit(name: str, format: str, data: Callable[[], tuple[bytes, bytes | None]]) -> Subject:
    return Subject(name, format, *data())


#: The galleries of broken and odd files of all formats, each made when it is asked for.
EXHIBITS: dict[str, Callable[[], Subject]] = dict(_exhibits())


def stored_fields(record: Any, path: str = "") -> Iterator[tuple[Any, str, str]]:
    """Every field of a tree that a caller may set: record, name, path."""
    for field in record._layout:
        if field.constant is None and not field.derived:
            yield record, field.name, path + field.name
            value = getattr(record, field.name)
            if field.kind == "record" and value is not None:
                for index, item in enumerate(value if field.many else (value,)):
                    place = f"{path}{field.name}[{index}]" if field.many else path + field.name
                    yield from stored_fields(item, f"{place}.")


def part_of(model: nkformats.Model, subject: Subject) -> bytes:
    """Of what the spans of a model tell: the file itself, or the weights beside a graph that is text."""
    return (subject.companion or b"") if getattr(model, "is_text", False) else subject.data


def replaced(data: bytes, *edits: tuple[int, bytes]) -> bytes:
    """`data` with other bytes at these offsets."""
    result = bytearray(data)
    for offset, new in edits:
        assert offset + len(new) <= len(data)
        result[offset : offset + len(new)] = new
    return bytes(result)


def leaves(subject: Subject, kind: str) -> list[tuple[int, int]]:
    """Offset and length of every field of that kind in the file of a sound sample."""
    model = subject.parse()
    if getattr(model, "is_text", False):
        return []
    return [
        (span.offset, span.length)
        for span in model.spans()
        if span.field is not None
        and span.field.kind == kind
        and span.length
        and not isinstance(span.value, records.Hole)
    ]
