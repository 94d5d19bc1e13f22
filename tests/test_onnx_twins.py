"""The wire format by three engines: our walker, our generated reader of the wire, and the stock compiler's.

Messages within messages are read by the twins again, body by body, as the tables of the walker say where they are.
"""

from __future__ import annotations

import io
from typing import Any

import kaitaistruct
import onnx_oracle
import pytest
from hypothesis import given, settings

import nkformats
from conftest import corpus_files
from nkformats.generated import onnx
from nkformats.generated.kaitai.onnx import Onnx as Kaitai
from nkformats.records import Message

FILES = [
    path for folder in ("dtypes", "handmade", "models", "official", "external")
    for path in corpus_files(f"onnx/{folder}", "*.[op]*") if path.suffix in (".onnx", ".pb")
]  # fmt: skip


def number(groups: Any) -> int:
    return sum((one.byte & 127) << (7 * at) for at, one in enumerate(groups))


def row(part: Any) -> tuple[int, Any]:
    """Key and value of a field, as a twin reads it: the body of what has a length, else a number or nothing."""
    value = part.value
    if value is None or not hasattr(part, "value"):
        return number(part.tag.groups), None
    if hasattr(value, "body"):
        return number(part.tag.groups), bytes(value.body)
    return number(part.tag.groups), number(value.groups) if hasattr(value, "groups") else value.bits


def kaitai_rows(data: bytes) -> list[tuple[int, Any]]:
    parts = Kaitai(kaitaistruct.KaitaiStream(io.BytesIO(data))).parts
    return [row(part) if hasattr(part, "value") else (number(part.tag.groups), None) for part in parts]


def own_rows(data: bytes) -> list[tuple[int, Any]]:
    record = onnx.read(data)
    assert onnx.write(record) == data
    return [row(part) for part in record.parts]


def walked_rows(message: Message) -> list[tuple[int, Any]]:
    """The fields of a message by our own walker. What follows a group belongs to one field there, and is left out."""
    found: list[tuple[int, Any]] = []
    for part in message._parts():
        data = b"".join(part.pieces(False))
        found += own_rows(data)
    return found


def hold(message: Message) -> int:
    """Compares a message and all messages in it; gives how many there were."""
    data = b"".join(message._pieces())
    rows = kaitai_rows(data)
    assert rows == own_rows(data) == walked_rows(message)
    by_number = {field.number: field for field in message._fields}
    bodies: list[bytes] = []
    for key, value in rows:
        field = by_number.get(key >> 3)
        if field is not None and field.part and key & 7 == 2:
            bodies.append(value)
    parts = [part.body for part in message._parts() if isinstance(part.body, Message)]
    assert [b"".join(one._pieces()) for one in parts] == bodies
    return 1 + sum(map(hold, parts))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_files(path: Any) -> None:
    assert hold(nkformats.parse(path).record) >= 1


@settings(max_examples=60)
@given(onnx_oracle.cases())
def test_random_files(case: tuple[str, bytes]) -> None:
    """What our walker accepts, the twins read alike; what they cannot read, it refuses."""
    kind, data = case
    try:
        model = nkformats.parse(data, format=kind)
    except nkformats.FormatError:
        return
    hold(model.record)


def test_the_walker_accepts_no_more() -> None:
    for data in (b"\x08", b"\x0a\x05abc", b"\x09\x00", b"\x0d\x00\x00"):
        with pytest.raises(EOFError):
            kaitai_rows(data)
        with pytest.raises(nkformats.FormatError):
            own_rows(data)
        with pytest.raises(nkformats.FormatError):
            nkformats.parse(data, format="pb")
