"""From a path, bytes or a file to one read-only buffer.

Readers see a buffer and nothing else, so the same bytes give the same answer however they came (promise P6).
"""

from __future__ import annotations

import contextlib
import io
import mmap
import os
import stat
from collections.abc import Iterator, Mapping
from contextvars import ContextVar
from typing import Any, BinaryIO

from nkformats import errors
from nkformats.errors import FormatError

#: Size of a file, and when it was changed last, in nanoseconds; None where there is none.
Stamp = tuple[int, int] | None

_SEEN: ContextVar[dict[str, Stamp] | None] = ContextVar("seen", default=None)


@contextlib.contextmanager
def watch() -> Iterator[dict[str, Stamp]]:
    """Gives the path of every file that is opened or looked for within it, with its stamp of just before."""
    seen: dict[str, Stamp] = {}
    token = _SEEN.set(seen)
    try:
        yield seen
    finally:
        _SEEN.reset(token)


def stamp(path: str) -> Stamp:
    """What changes when a file does."""
    try:
        status = os.stat(path)
    except (OSError, ValueError):
        return None
    return status.st_size, status.st_mtime_ns


def is_file(path: str) -> bool:
    """Whether there is a regular file; that somebody looked for it is noted (`watch`)."""
    _note(path)
    return os.path.isfile(path)


def _note(path: str) -> None:
    seen = _SEEN.get()
    if seen is not None and path not in seen:
        seen[path] = stamp(path)


class Source:
    """One input: its bytes and, where there is one, its file name.

    Attributes:
        view: read-only memoryview of bytes; a file is mapped, so nothing is read that nobody looks at.
        name: the path as the caller gave it, or None.
    """

    __slots__ = ("name", "view")

    def __init__(self, view: memoryview, name: str | None) -> None:
        self.view = view
        self.name = name


def open_source(source: Any, max_bytes: int | None = None) -> Source:
    """The bytes of a path, of a buffer (bytes, memoryview, mmap, numpy array) or of a binary file object.

    A file that is cut by another process while it is mapped can end this process; map only files that stay as they are,
    or pass their bytes.

    Raises:
        OSError: the file cannot be opened, or is no regular file.
        FormatError: it has more than `max_bytes` (GEN008), or is no contiguous buffer (GEN009).
        TypeError: `source` is none of these.
    """
    name: str | None = None
    if type(source) is bytes and max_bytes is None:
        return Source(memoryview(source), None)
    if isinstance(source, (str, os.PathLike)):
        name = os.fsdecode(source)
        _note(name)
        view = _map(name)
    elif hasattr(source, "read"):
        name = source.name if isinstance(getattr(source, "name", None), str) else None
        # One byte more than allowed tells that there is more, of a stream without end too.
        data = source.read() if max_bytes is None else source.read(max_bytes + 1)
        if not isinstance(data, (bytes, bytearray, memoryview)):
            raise TypeError("a file must be opened in binary mode")
        view = memoryview(data)
    else:
        view = _view(source)
    if max_bytes is not None and view.nbytes > max_bytes:
        expected = f"at most {max_bytes} bytes (limit file.bytes)"
        got = "more" if hasattr(source, "read") else str(view.nbytes)
        raise FormatError(errors.TOO_LARGE, "", max_bytes, expected, got, source=name)
    return Source(view.toreadonly(), name)


def _view(source: Any) -> memoryview:
    try:
        view = memoryview(source)
    except TypeError:
        raise TypeError(f"a path, bytes or a binary file, not {type(source).__name__}") from None
    if view.nbytes == 0:
        return memoryview(b"")
    if not view.c_contiguous:
        raise FormatError(errors.UNREADABLE, "", 0, "a contiguous buffer", "one with gaps")
    return view if view.format == "B" and view.ndim == 1 else view.cast("B")


def _open(path: str) -> tuple[int, int]:
    """Descriptor and size of a regular file.

    Raises:
        OSError: it cannot be opened, or is none: reading from a device need never end.
    """
    # O_NONBLOCK: opening a FIFO must not wait for somebody to write into it; O_BINARY is Windows'.
    descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
    status = os.fstat(descriptor)
    if not stat.S_ISREG(status.st_mode):
        os.close(descriptor)
        raise OSError(f"not a regular file: {errors.escape(path)}")
    return descriptor, status.st_size


def open_regular(path: str | os.PathLike[str]) -> BinaryIO:
    """A regular file, for reading piece by piece; whole files are for `open_source`.

    Raises:
        OSError: it cannot be opened, or is none.
    """
    return open(_open(os.fspath(path))[0], "rb")


def _map(path: str) -> memoryview:
    descriptor, size = _open(path)
    try:
        if size == 0:
            return memoryview(b"")
        try:
            return memoryview(mmap.mmap(descriptor, 0, access=mmap.ACCESS_READ))
        except (OSError, ValueError):
            # Some file systems cannot map.
            with open(descriptor, "rb", closefd=False) as file:
                return memoryview(file.read())
    finally:
        os.close(descriptor)


def write_atomic(path: str | os.PathLike[str], pieces: list[bytes | memoryview]) -> None:
    """Writes the pieces of a file beside `path` and then puts it there, so that no half file is ever seen.

    An existing file keeps its permissions (not its owner, and other hard links keep the old content); behind a link,
    the file that it leads to is replaced.

    Raises:
        OSError: it cannot be written, or what is at `path` is no regular file; it is then as it was.
    """
    write_together({os.fspath(path): pieces})


def write_together(files: Mapping[str, list[bytes | memoryview]]) -> None:
    """Writes several files as `write_atomic` does: none is put in its place before all of them are written.

    Raises:
        OSError: one of them cannot be written.
    """
    drafts: list[tuple[str, str]] = []
    done: list[tuple[str, str]] = []
    try:
        for path, pieces in files.items():
            target = os.path.realpath(path)
            drafts.append((_draft(target, pieces), target))
        for draft, target in drafts:
            # With several files the old one is kept until all are in place.
            done.append((_aside(target) if len(drafts) > 1 else "", target))
            os.replace(draft, target)
    except BaseException:
        for aside, target in done:
            if aside:
                os.replace(aside, target)
                # Two names of one file stay two when one is put in place of the other.
                with contextlib.suppress(OSError):
                    os.unlink(aside)
            elif len(drafts) > 1:
                with contextlib.suppress(OSError):
                    os.unlink(target)
        for draft, _ in drafts:
            with contextlib.suppress(OSError):
                os.unlink(draft)
        raise
    for aside, _ in done:
        if aside:
            os.unlink(aside)


def _aside(target: str) -> str:
    """A second name for the file at `target`; empty where there is none."""
    if not os.path.lexists(target):
        return ""
    number = 0
    while True:
        name = os.path.join(os.path.dirname(target), f".nkformats-{os.getpid()}-{number}.old")
        try:
            os.link(target, name)
            return name
        except FileExistsError:
            number += 1
        except OSError:
            # Some file systems have no second names.
            import shutil

            shutil.copy2(target, name)
            return name


def _draft(target: str, pieces: list[bytes | memoryview]) -> str:
    """The pieces in a file beside `target`, with its permissions; gives the file's name."""
    mode: int | None = None
    if os.path.lexists(target):
        status = os.stat(target)
        if not stat.S_ISREG(status.st_mode):
            raise OSError(f"not a regular file: {errors.escape(target)}")
        mode = stat.S_IMODE(status.st_mode)
    number = 0
    while True:
        draft = os.path.join(os.path.dirname(target), f".nkformats-{os.getpid()}-{number}.tmp")
        try:
            flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
            # The draft of a private file is private while it is being filled.
            descriptor = os.open(draft, flags, 0o666 if mode is None else 0o600)
            break
        except FileExistsError:
            number += 1
    try:
        with io.FileIO(descriptor, "wb") as file:
            for piece in pieces:
                rest = memoryview(piece)
                while rest:
                    rest = rest[file.write(rest) or 0 :]
            file.flush()
            os.fsync(file.fileno())
        if mode is not None:
            os.chmod(draft, mode)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(draft)
        raise
    return draft
