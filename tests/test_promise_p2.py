"""P2: memory is bounded by a constant plus a multiple of the metadata; nothing is allocated from a declared size alone.

Bytes are those that `tracemalloc` sees at one time, above the interpreter.
"""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import adversarial
import numpy as np
import pytest
from adversarial import Input
from hypothesis import given, settings
from subjects import EXHIBITS, SMALL_SUBJECTS, SUBJECTS, Subject, mutants, replaced

import nkformats
from conftest import CORPUS
from nkformats import FormatError

MIB = 1 << 20
#: Bytes that may be allocated for each byte of metadata.
MULTIPLE = 64
FAMILIES = [(name, family) for name, families in adversarial.FAMILIES.items() for family in families]


def peak(function: Callable[[], Any]) -> tuple[int, Any]:
    """The most memory that was allocated at one time while it ran, and its result."""
    tracemalloc.start()
    try:
        result = function()
        return tracemalloc.get_traced_memory()[1], result
    finally:
        tracemalloc.stop()


def metadata(model: Any, size: int) -> int:
    """The bytes of a model's files that are no payload; all of them where it could not be read, or is text itself."""
    if isinstance(model, FormatError) or getattr(model, "has_original", False):
        return size
    # What lies in another file is no payload of this one.
    here = (tensor for tensor in model.tensors.values() if tensor.storage != "external")
    return size - sum(tensor.nbytes for tensor in here if isinstance(tensor.data, memoryview))


@pytest.mark.parametrize("one", SUBJECTS, ids=lambda one: one.name)
def test_of_a_sample(one: Subject) -> None:
    """Far less than the 32 MiB that are promised, read and validated."""
    model = one.parse()
    allowed = MIB + MULTIPLE * metadata(model, len(one.data) + len(one.companion or b""))
    assert peak(one.parse)[0] <= allowed
    assert peak(one.validate)[0] <= allowed


@pytest.mark.parametrize("format", [one.name for one in nkformats.FORMATS])
def test_of_every_file_of_the_corpus(format: str, corpus: Path) -> None:
    """Whatever is in the folder of the format, read from where it lies."""
    # Tensors of ONNX lie beside its models.
    folder = "onnx" if format == "pb" else format
    over, files = {}, [path for path in sorted((CORPUS / folder).rglob("*")) if path.is_file()]
    for path in files:
        used, model = peak(lambda path=path: read(path, format))
        size = path.stat().st_size if model is None else 0
        if isinstance(model, nkformats.Model) and format == folder != "onnx":
            size = sum(map(len, model.to_files().values()))
        elif isinstance(model, nkformats.Model):
            size = path.stat().st_size
        elif model is not None:
            # A fault can lie in the other file of the pair.
            size = sum(one.stat().st_size for one in path.parent.glob(f"{glob_of(path)}.*"))
        allowed = 32 * MIB + MULTIPLE * metadata(model or FormatError("", "", 0, "", ""), size)
        if used > allowed:
            over[path.name] = used, allowed
    assert over == {}
    assert files


def glob_of(path: Path) -> str:
    """A pattern for the name without its extensions."""
    return path.name.partition(".")[0].replace("[", "[[]")


def read(path: Path, format: str) -> Any:
    """The model, the error, or None for what is of no format."""
    try:
        return nkformats.parse(path, format=format)
    except FormatError as error:
        return None if error.rule in ("GEN007", "GEN013") else error


@settings(max_examples=150)
@given(mutants())
def test_mutants(subject: Subject) -> None:
    """Numbers that lie, at any place."""
    size = len(subject.data) + len(subject.companion or b"")
    subject.outcome()
    assert peak(subject.outcome)[0] <= MIB + MULTIPLE * size


@pytest.mark.parametrize("name", EXHIBITS)
def test_exhibits(name: str) -> None:
    subject = EXHIBITS[name]()
    subject.outcome()
    assert peak(subject.outcome)[0] <= MIB + MULTIPLE * (len(subject.data) + len(subject.companion or b""))


@pytest.mark.parametrize(("format", "family"), FAMILIES)
def test_adversarial_families(format: str, family: str) -> None:
    """Files that are nothing but metadata, and of the dearest kinds that there are."""
    one = adversarial.FAMILIES[format][family](1 << 16)
    size = len(one.data) + len(one.companion or b"")
    # What is made once in a process is made before.
    adversarial.read(adversarial.FAMILIES[format][family](1 << 10))
    if format in ("onnx", "pb"):
        # Tensors of two bytes cost the most; how many of them there may be is what bounds them.
        one = one._replace(options={"format": format})
        assert peak(lambda: adversarial.read(one))[0] <= 32 * MIB + MULTIPLE * size
    else:
        assert peak(lambda: adversarial.read(one))[0] <= MIB // 2 + MULTIPLE * size


@pytest.mark.parametrize("lifted", [False, True], ids=["own limits", "lifted limits"])
@pytest.mark.parametrize("one", SMALL_SUBJECTS, ids=lambda one: one.name)
def test_a_declared_count_allocates_nothing(one: Subject, lifted: bool) -> None:
    """Any four bytes of the first kilobyte as a count of 2^31-1 or 2^32-1, also where the caller has lifted limits."""
    limits = dict.fromkeys(nkformats.formats.find(one.format).limits, 2**32) if lifted else None

    def refuse() -> None:
        for offset in range(0, min(len(one.data), 1000) - 3, 1 + len(one.data) // 100):
            for count in (b"\xff\xff\xff\x7f", b"\xff\xff\xff\xff"):
                try:
                    nkformats.parse(replaced(one.data, (offset, count)), limits=limits, **one.options())
                except FormatError:
                    pass

    refuse()
    assert peak(refuse)[0] < MIB


def test_all_counts_at_once() -> None:
    """The worst heads there are: every number of them lies."""
    for one in SMALL_SUBJECTS:
        limits = dict.fromkeys(nkformats.formats.find(one.format).limits, 2**32)
        for start in (4, 8, 12, 28):
            data = one.data[:start] + b"\xff" * 20 + one.data[start + 20 :]

            def refuse(one: Subject = one, data: bytes = data, limits: dict[str, int] = limits) -> None:
                try:
                    nkformats.parse(data, limits=limits, **one.options())
                except FormatError:
                    pass

            assert peak(refuse)[0] < MIB


def test_findings_are_bounded_too() -> None:
    """A finding for each tensor that is not there would be a hundred times the file."""
    one = adversarial.FAMILIES["nk"]["pyramids without a tensor"](1 << 10)
    used, report = peak(lambda: adversarial.validated(one))
    assert report.findings
    assert used <= 32 * MIB + MULTIPLE * len(one.data)


@pytest.mark.parametrize("name", adversarial.ACCEPTED)
def test_odd_files_have_bounded_findings(name: str) -> None:
    """Files that break a rule in every few bytes."""
    one = adversarial.ACCEPTED[name](1 << 14)
    assert peak(lambda: adversarial.validated(one))[0] <= 32 * MIB + MULTIPLE * len(one.data)


# -- payloads ---------------------------------------------------------------------------------------------------------


def test_every_format_has_a_payload() -> None:
    assert set(adversarial.PAYLOADS) == {one.name for one in nkformats.FORMATS}


@pytest.mark.parametrize("name", adversarial.PAYLOADS)
def test_a_payload_is_not_copied(name: str, tmp_path: Path) -> None:
    """Reading, findings, arrays and validating cost nothing beside the input; the arrays lie in it."""
    one = adversarial.PAYLOADS[name](16 * MIB)
    data = np.frombuffer(one.data, np.uint8)
    held = Input(data, one.companion, one.options)  # type: ignore[arg-type]
    adversarial.validated(held)
    used, model = peak(lambda: adversarial.read(held))
    assert used < MIB // 8
    tensor = max(model.tensors.values(), key=lambda tensor: tensor.nbytes)
    used, array = peak(lambda: tensor.array)
    assert used < MIB // 8
    assert np.shares_memory(array, data)
    assert peak(lambda: model.findings)[0] < MIB // 2
    assert peak(lambda: adversarial.validated(held))[0] < 2 * MIB


@pytest.mark.parametrize("name", adversarial.PAYLOADS)
def test_memory_does_not_grow_with_the_payload(name: str) -> None:
    """As much for 64 KiB as for 16 MiB, to the size of a few integers."""
    small, big = (adversarial.PAYLOADS[name](size) for size in (1 << 16, 16 * MIB))
    adversarial.read(small)
    used = [peak(lambda one=one: adversarial.read(one))[0] for one in (small, big)]
    assert abs(used[1] - used[0]) < 2000


@pytest.mark.parametrize("name", adversarial.PAYLOADS)
def test_writing_copies_a_payload_once_at_most(name: str, tmp_path: Path) -> None:
    """`to_bytes` makes the one copy that it returns, `write` none."""
    one = adversarial.PAYLOADS[name](16 * MIB)
    model = adversarial.read(one)
    used, written = peak(model.to_bytes)
    assert used < len(written) + MIB
    assert written == one.data
    suffix = next(suffix for suffix, data in model.to_files().items() if data == one.data)
    assert peak(lambda: model.write(tmp_path / f"model{suffix}"))[0] < MIB


def test_a_mapped_file_is_not_read(tmp_path: Path) -> None:
    """A sparse file of 256 MiB is described at once, in next to no memory."""
    path, size = tmp_path / "sparse.nk", 256 * MIB
    small = adversarial.PAYLOADS["nk"](16).data
    count = (size // 4).to_bytes(4, "little")
    # The axis of the input, the bytes of the weights, the second size and the number of elements of the first.
    edits = ((16, count), (40, size.to_bytes(4, "little")), (72, count), (84, count))
    head = replaced(small, *edits)[: len(small) - 20]
    with path.open("wb") as file:
        file.write(head)
        file.truncate(len(head) + size + 4)
    used, model = peak(lambda: nkformats.parse(path))
    assert used < MIB
    assert model.findings == []
    assert model.tensors["layers.0.weight"].nbytes == size
