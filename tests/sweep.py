"""Every one-byte change and every truncation of small files: nothing but `FormatError` comes out of the reader.

`python tests/sweep.py` (`make sweep`) tries, in two processes, all 255 other values of every byte of metadata, and four
values of every byte of a payload, whose bytes are never interpreted (JSON and `.param` are metadata throughout).
test_promise_p1 tries four values of every byte of metadata, and of some of a payload. A part of what is accepted is
written back, and has to be the same bytes. Of a pair one file is damaged at a time.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

import ncnn_models
from subjects import SUBJECTS, Subject

import nkformats
from conftest import CORPUS
from nkformats import FormatError

#: Writing back and checking cost ten times as much as reading, each, and more in large files. They are tried with fewer
#: values in files above SMALL bytes. Bytes of payloads are never interpreted: of those every QUICK_STEPth is tried, or
#: written back in the long sweep every PAYLOAD_STEPth.
SMALL = 1024
QUICK_STEP = 16
PAYLOAD_STEP = 256

READ, WRITE, CHECK = range(3)


class Totals(NamedTuple):
    """How many inputs were tried, accepted, and accepted ones written back; what else came out."""

    tried: int = 0
    accepted: int = 0
    written: int = 0
    faults: tuple[str, ...] = ()

    def __add__(self, other: Totals) -> Totals:  # type: ignore[override]
        return Totals(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))


def files() -> list[Path]:
    """The ten smallest `.nk` files of the corpus, where there is one."""
    corpus = [*(CORPUS / "nk").glob("*.nk"), *(CORPUS / "nk" / "synthetic").glob("*.nk")]
    return sorted(corpus, key=lambda path: (path.stat().st_size, path.name))[:10]


class Damaged(NamedTuple):
    """What is swept: a file in memory, its format, and the whole file beside it where it is one of a pair."""

    name: str
    format: str
    data: bytes
    companion: bytes | None = None


def of_file(path: Path) -> Damaged:
    """A file alone, as the format that its name tells."""
    return Damaged(path.name, path.suffix[1:], path.read_bytes())


def subjects() -> list[Damaged]:
    """Every sample that is a file of its own, the small ones of the corpus, and the files of small pairs."""
    samples = [Damaged(one.name, one.format, one.data) for one in SUBJECTS if not of_pair(one)]
    return [*samples, *map(of_file, files()), *of_pairs()]


def of_pair(one: Subject) -> bool:
    """Whether a sample is of a format whose models have two files."""
    return nkformats.formats.find(one.format).assemble is not None


def of_pairs() -> list[Damaged]:
    """Each file of the small pairs of the tests: text, binary graph, weights."""
    found = []
    for name, net in ncnn_models.NETS.items():
        model = nkformats.parse(net.param, format="ncnn", companion=net.weights)
        binary = model.to_files(variant="binary")[".param.bin"]
        found.append(Damaged(f"{name}.param", "ncnn", net.param, net.weights))
        found.append(Damaged(f"{name}.param.bin", "ncnn", binary, net.weights))
        found.append(Damaged(f"{name}.bin", "ncnn", net.weights, net.param))
    return found


def payload_of(data: bytes, name: str, companion: bytes | None = None) -> bytes:
    """A mask of the file: 1 where a byte is of a tensor or of a test's values; nowhere in text, which has no layout."""
    mask = bytearray(len(data))
    model = nkformats.parse(data, format=name, companion=companion)
    for span in model.spans() if getattr(model, "opened", "") != ".param" else ():
        if span.field is not None and span.field.array is not None:
            mask[span.offset : span.offset + span.length] = b"\1" * span.length
    return bytes(mask)


def quick_values(byte: int) -> list[int]:
    """All zeros, all ones, the sign changed, one more."""
    return sorted({0, 0xFF, byte ^ 0x80, (byte + 1) & 0xFF} - {byte})


def all_values(byte: int) -> list[int]:
    """Every value but the one that is there."""
    return [value for value in range(256) if value != byte]


def attempt(data: bytes, name: str, depth: int, companion: bytes | None = None) -> tuple[bool, str]:
    """Whether it is accepted, and what is wrong with how it was accepted or refused.

    `name` is the format's. A file that is accepted is written back from depth WRITE on, and its findings are looked at
    from CHECK on.
    """
    # A fault can show in the other file of a pair.
    size = max(len(data), len(companion or b""))
    try:
        model = nkformats.parse(data, format=name, companion=companion)
    except FormatError as error:
        # JSON is refused as a whole: there is no tree that goes as far as the fault.
        whole = error.model is not None and error.model.complete
        if not (error.rule and 0 <= error.offset <= size and str(error)) or whole:
            return False, f"an incomplete error: {error!r}"
        return False, ""
    except Exception as error:
        return False, f"{type(error).__name__} out of parse: {error}"
    if depth == READ:
        return True, ""
    try:
        if model.to_bytes() != data or (companion is not None and companion not in model.to_files().values()):
            return True, "comes back otherwise"
        if depth == CHECK and [finding for finding in model.findings if not finding.rule or finding.offset > size]:
            return True, "an incomplete finding"
    except Exception as error:
        return True, f"{type(error).__name__} after parse: {error}"
    return True, ""


def inputs(one: Damaged, exhaustive: bool, part: int, parts: int) -> Iterator[tuple[str, bytes, int]]:
    """What to try: a name, the bytes, and how deep. `part` of `parts` of them, byte by byte."""
    data = one.data
    mask = payload_of(data, one.format, one.companion)
    lengths = list(visited(mask, exhaustive))
    for length in lengths[part::parts]:
        yield f"cut at {length}", data[:length], CHECK
    changed = bytearray(data)
    for number, offset in enumerate(visited(mask, exhaustive)):
        if number % parts != part:
            continue
        byte = data[offset]
        for value in all_values(byte) if exhaustive and not mask[offset] else quick_values(byte):
            changed[offset] = value
            if exhaustive:
                depth = exhaustive_depth(len(data), offset, value, byte, bool(mask[offset]))
            else:
                depth = quick_depth(len(data), number)
            yield f"{value:#04x} at {offset}", bytes(changed), depth
        changed[offset] = byte


def exhaustive_depth(size: int, offset: int, value: int, byte: int, payload: bool) -> int:
    """Of metadata, one value is checked, and four are written back; in small files each bit changed, too."""
    if payload and offset % PAYLOAD_STEP:
        return READ
    if value == byte ^ 0x80:
        return CHECK
    one_bit = (value ^ byte).bit_count() == 1
    return WRITE if value in quick_values(byte) or (size <= SMALL and one_bit) else READ


def quick_depth(size: int, number: int) -> int:
    """Small files are always written back; the larger a file, the fewer bytes at which that is tried."""
    if size <= SMALL:
        return CHECK
    return CHECK if number % (size // 128) == 0 else READ


def visited(mask: bytes, exhaustive: bool) -> Iterable[int]:
    """Every byte; quickly, only every QUICK_STEPth of the payload, its first and its last."""
    if exhaustive:
        return range(len(mask))
    return (at for at in range(len(mask)) if not mask[at] or at % QUICK_STEP == 0 or 0 in mask[at - 1 : at + 2])


def sweep(one: Damaged, exhaustive: bool, part: int = 0, parts: int = 1) -> Totals:
    """Tries one file."""
    tried = accepted = written = 0
    faults = []
    for name, data, depth in inputs(one, exhaustive, part, parts):
        good, fault = attempt(data, one.format, depth, one.companion)
        tried += 1
        accepted += good
        written += good and depth > READ
        if fault:
            faults.append(f"{one.name}, {name}: {fault}")
    return Totals(tried, accepted, written, tuple(faults[:20]))


def main() -> int:
    """Sweeps all files in two processes and prints the totals; 1 where anything else came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="four values of a byte, as the tests do")
    arguments = parser.parse_args()
    start, total = time.monotonic(), Totals()
    with ProcessPoolExecutor(2) as pool:
        swept = subjects()
        for one in swept:
            running = [pool.submit(sweep, one, not arguments.quick, part, 2) for part in range(2)]
            found = sum((future.result() for future in running), Totals())
            total += found
            print(
                f"{one.name:40} {len(one.data):7} bytes {found.tried:10} tried {found.accepted:10} accepted "
                f"{found.written:9} written back {len(found.faults):3} faults {time.monotonic() - start:6.0f} s",
                flush=True,
            )
    refused = total.tried - total.accepted
    print(
        f"{len(swept)} files: {total.tried} inputs, {total.accepted} accepted ({total.written} of them written back "
        f"to the byte), {refused} refused by FormatError, {len(total.faults)} faults"
    )
    print(*total.faults, sep="\n", end="\n" if total.faults else "")
    return 1 if total.faults else 0


if __name__ == "__main__":
    sys.exit(main())
