"""Files that another file names, opened beneath the folder of that one and nowhere else.

Every part of the name is opened relative to a handle of the folder before it, without following links, so nothing that
happens to the folders meanwhile leads elsewhere. What is opened is a regular file with one name; its size is known
before a byte of it is mapped.
"""

from __future__ import annotations

import errno
import mmap
import os
import re
import stat
from typing import Final

#: The one kind of links that a caller can allow: those of a model hub's cache, from a snapshot to the blobs beside it.
WITHIN_CACHE: Final = "within-cache"

_CLOSED: Final = getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
_FILE: Final = os.O_RDONLY | _CLOSED | getattr(os, "O_NOFOLLOW", 0)
_FOLDER: Final = os.O_RDONLY | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_DIRECTORY", 0)
_HANDLES: Final = os.open in os.supports_dir_fd and hasattr(os, "O_NOFOLLOW") and hasattr(os, "O_DIRECTORY")
_BLOB: Final = re.compile(r"((?:\.\./)+)blobs/([0-9A-Za-z]{1,128})")
_DRIVE: Final = re.compile(r"[A-Za-z]:|.*://", re.DOTALL)


class Unsafe(Exception):
    """A name that is not to be opened.

    Attributes:
        kind: ``name`` (leads outside, or would on some system), ``missing``, or ``link`` (a link, a file of several
            names, or no regular file); why: in words.
    """

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(why)
        self.kind = kind
        self.why = why


def parts_of(location: str) -> list[str]:
    """The parts of a relative name.

    Raises:
        Unsafe: on some system it leads out of the folder, or names no file.
    """
    if not location:
        raise Unsafe("name", "an empty name")
    if "\0" in location:
        raise Unsafe("name", "a name with a zero byte")
    if "\\" in location or location.startswith("/") or _DRIVE.match(location):
        raise Unsafe("name", "an absolute name, or one that is absolute on some system")
    parts = location.split("/")
    if ".." in parts:
        raise Unsafe("name", "a name with `..`")
    parts = [part for part in parts if part not in ("", ".")]
    if not parts or location.endswith("/"):
        raise Unsafe("name", "a folder's name")
    return parts


class Folder:
    """The folder of a file, and the files beneath it that were mapped.

    Attributes:
        path: of the folder; links: None, or `WITHIN_CACHE`.
    """

    __slots__ = ("_maps", "links", "path")

    def __init__(self, path: str, links: str | None = None) -> None:
        if links not in (None, WITHIN_CACHE):
            raise ValueError(f"links must be {WITHIN_CACHE!r} or None, not {links!r:.40}")
        self.path = path or "."
        self.links = links
        self._maps: dict[str, memoryview] = {}

    def size(self, location: str) -> int:
        """The size of a file.

        Raises:
            Unsafe: it must not be opened, or cannot be.
        """
        if location in self._maps:
            return len(self._maps[location])
        descriptor, size = self._open(location)
        os.close(descriptor)
        return size

    def view(self, location: str) -> memoryview:
        """A file, mapped when it is first asked for. Errors are those of `size`."""
        if location not in self._maps:
            descriptor, size = self._open(location)
            try:
                mapped = mmap.mmap(descriptor, size, access=mmap.ACCESS_READ) if size else b""
            except (OSError, ValueError) as error:
                # It has become shorter, its file system cannot map, or there are too many maps.
                raise Unsafe("missing", f"cannot be mapped: {error}") from None
            finally:
                os.close(descriptor)
            self._maps[location] = memoryview(mapped)
        return self._maps[location]

    def close(self) -> None:
        """Lets go of all files: each is unmapped at once, or with the last array in it.

        None is closed by force: an array of numpy holds the map but no lock on it, and would be left with nothing.
        """
        self._maps.clear()

    def _open(self, location: str) -> tuple[int, int]:
        parts = parts_of(location)
        try:
            descriptor = self._descend(parts) if _HANDLES else self._checked(parts)
        except FileNotFoundError:
            raise Unsafe("missing", "no such file") from None
        except NotADirectoryError:
            # O_NOFOLLOW says so of a link to a folder, too.
            raise Unsafe("link", "a part of the name that is a link or no folder") from None
        except OSError as error:
            if error.errno in (errno.ELOOP, errno.EMLINK):
                raise Unsafe("link", "a link") from None
            raise Unsafe("missing", f"cannot be opened: {error.strerror}") from None
        status = os.fstat(descriptor)
        try:
            if not stat.S_ISREG(status.st_mode):
                raise Unsafe("link", "no regular file")
            if status.st_nlink != 1:
                raise Unsafe("link", f"a file of {status.st_nlink} names")
        except Unsafe:
            os.close(descriptor)
            raise
        return descriptor, status.st_size

    def _descend(self, parts: list[str]) -> int:
        """Opens a file part by part, each relative to the handle of the folder before."""
        handle = os.open(self.path, _FOLDER)
        try:
            for part in parts[:-1]:
                inner = os.open(part, _FOLDER | os.O_NOFOLLOW, dir_fd=handle)
                os.close(handle)
                handle = inner
            mode = os.lstat(parts[-1], dir_fd=handle).st_mode
            if self.links == WITHIN_CACHE and stat.S_ISLNK(mode):
                return self._blob(handle, parts)
            if not stat.S_ISREG(mode) and not stat.S_ISLNK(mode):
                # To open a device can do something already.
                raise Unsafe("link", "no regular file")
            return os.open(parts[-1], _FILE, dir_fd=handle)
        finally:
            os.close(handle)

    def _blob(self, handle: int, parts: list[str]) -> int:
        """The file in `blobs`, beside `snapshots`, that a link of a snapshot leads to."""
        found = _BLOB.fullmatch(os.readlink(parts[-1], dir_fd=handle))
        folders = os.path.abspath(self.path).split(os.sep)
        # From the file's own folder up to the snapshot, to `snapshots`, and to what has it and `blobs`.
        up = folders[::-1].index("snapshots") + len(parts) if "snapshots" in folders else -1
        if found is None or found[1].count("..") != up:
            raise Unsafe("link", "a link that does not lead to the blobs of its cache")
        root = os.open("/".join([".."] * up), _FOLDER, dir_fd=handle)
        try:
            blobs = os.open("blobs", _FOLDER | os.O_NOFOLLOW, dir_fd=root)
        finally:
            os.close(root)
        try:
            return os.open(found[2], _FILE, dir_fd=blobs)
        finally:
            os.close(blobs)

    def _checked(self, parts: list[str]) -> int:
        """Opens a file where there are no such handles (Windows): looks at every part before, and at the file after."""
        path = self.path
        for part in parts:
            path = os.path.join(path, part)
            status = os.lstat(path)
            reparse: int = getattr(status, "st_reparse_tag", 0)
            if stat.S_ISLNK(status.st_mode) or reparse:
                raise Unsafe("link", "a link")
        if not stat.S_ISREG(status.st_mode):
            raise Unsafe("link", "no regular file")
        descriptor = os.open(path, os.O_RDONLY | _CLOSED)
        opened = os.fstat(descriptor)
        if (opened.st_ino, opened.st_dev) != (status.st_ino, status.st_dev):
            os.close(descriptor)
            raise Unsafe("link", "a file that was exchanged while it was opened")
        return descriptor
