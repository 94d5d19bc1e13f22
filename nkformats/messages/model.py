"""The model of a file of messages: its tensors, and the files beside it that have elements of them."""

from __future__ import annotations

import hashlib
import itertools
import os
from collections.abc import Iterable, Mapping
from typing import Any

from nkformats import errors, records
from nkformats.beneath import Folder, Unsafe, parts_of
from nkformats.codec import Format
from nkformats.errors import FormatError
from nkformats.messages.elsewhere import External
from nkformats.messages.tensors import MessageTensor, MessageTensors, clear, new_tensor
from nkformats.model import Model
from nkformats.records import TensorForm
from nkformats.records.wire import LARGEST, Found
from nkformats.source import Source


class MessageModel(Model):
    """A file of messages: a model, or a single tensor.

    Attributes:
        record: the outermost message; form: how a message is a tensor; folder: of the files that it names, or None
        where there is none; new_files: files that a write puts beside the model, by name, in pieces.
    """

    __slots__ = ("_found", "_new_tensors", "_offsets", "_view", "folder", "form", "new_files")

    def __init__(
        self, record: Any, codec: Format, source: Source | None = None, found: list[Found] | None = None,
        folder: Folder | None = None, limits: Mapping[str, int] | None = None, *, complete: bool = True,
    ) -> None:  # fmt: skip
        super().__init__(
            record, codec, source=source.name if source else None, size=len(source.view) if source else None,
            complete=complete, limits=limits,
        )  # fmt: skip
        self.form: TensorForm = codec.module.NOTATION.tensors
        self._view = source.view if source else memoryview(b"")
        #: The places of the tensors as the file was read; None once something may have been edited.
        self._found = found
        self._offsets: dict[str, int] | None = None
        self.folder = folder
        self.new_files: dict[str, list[bytes | memoryview]] = {}
        #: The elements of a tensor in one of these, by the name of the file and their offset.
        self._new_tensors: dict[tuple[str, int], bytes | memoryview] = {}

    # -- tensors -----------------------------------------------------------------------------------------------------

    @property
    def tensors(self) -> MessageTensors:
        """The tensors by name, in file order. After an edit of `record` by hand they are right once it is settled."""
        if self._tensors is None:
            self._tensors = MessageTensors(self, self.form, list(self._places()))
        assert isinstance(self._tensors, MessageTensors)
        return self._tensors

    def _places(self) -> Iterable[tuple[Any, Any, int]]:
        """Path (or place), record and first byte of each tensor."""
        # Whoever edits the tree by hand need not say so before the rules look at it.
        known = self._found if not self.record._changed else None
        if known is None or isinstance(self.record, self.form.cls):
            start = 0 if known is not None else -1
            return [(path, record, start) for path, record in records.holding(self.record, self.form.cls)]
        return [(one.place, one.message, one.ranges[0][0] if len(one.ranges) == 1 else -1) for one in known]

    def record_at(self, place: str) -> Any:
        """The message at a path of the tree."""
        return records.resolve(self.record, place) if place else self.record

    def messages(self, kind: str) -> list[tuple[str, Any]]:
        """All messages of a class, by path in file order."""
        notation = self.codec.module.NOTATION
        return list(records.holding(self.record, notation.classes[kind]))

    def offset_of(self, path: str) -> int | None:
        """Where a field lies, as the model would be written now."""
        if self._offsets is None:
            self._offsets = {span.path: span.offset for span in self.spans()}
        return self._offsets.get(path)

    def edited(self) -> None:
        """Forgets what is known about the places of the file as read."""
        self._found = self._offsets = self._tensors = None

    # -- other files -------------------------------------------------------------------------------------------------

    def unread(self, *, graph_only: bool = False) -> str:
        """Why the model cannot be called sound: there is no folder in which to look for the files that it names."""
        if self.folder is not None or not self.complete:
            return ""
        names = self._named_files()
        return errors.escape(f"no folder in which to look for {', '.join(sorted(names))[:200]}") if names else ""

    def _named_files(self) -> set[str]:
        """The files that the model names, but new ones."""
        found = (one.external for one in self.tensors.values() if isinstance(one, MessageTensor))
        return {one.location for one in found if one is not None} - self.new_files.keys()

    def missing_beside(self, path: str) -> list[str]:
        """The files with elements of tensors that would not be there for the model at a path: nobody copies them."""
        folder, missing = Folder(os.path.dirname(path)), []
        for name in sorted(self._named_files()):
            try:
                folder.size(name)
            except Unsafe as error:
                missing += [name] if error.kind == "missing" else []
        return missing

    def external_view(self, tensor: MessageTensor, external: External) -> memoryview:
        """The elements of a tensor in another file, which is mapped now.

        Raises:
            FormatError: what the model says of it is wrong, or the file must not or cannot be opened.
        """
        wanted = tensor.expected_bytes
        for rule, _, detail in external.problems:
            if self.codec.rules[rule].severity == "error":
                raise self._error(tensor, rule, "entries that say where to read", detail or "none")
        if wanted is None:
            got = f"{tensor.dtype} {list(tensor.shape)[:64]}"
            raise self._error(tensor, errors.ARRAY, "a shape and a data type that another file can have", got)
        length = wanted if external.length is None else external.length
        if length != wanted:
            raise self._refused(tensor, "size", f"a length of {wanted} bytes", str(length))
        self._require_within(tensor, external, length, self.external_size(tensor, external))
        piece = self._new_tensors.get((external.location, external.offset))
        if piece is not None and records.nbytes(piece) == length:
            return memoryview(piece)
        view = self._whole(tensor, external)
        # It may have become shorter since.
        self._require_within(tensor, external, length, len(view))
        return view[external.offset : external.offset + length]

    def _require_within(self, tensor: MessageTensor, external: External, length: int, size: int) -> None:
        if external.offset + length > size:
            expected = f"{length} bytes from {external.offset} on"
            raise self._refused(tensor, "beyond", expected, f"a file of {size} bytes")

    def external_size(self, tensor: MessageTensor, external: External) -> int:
        """The size of the file with the elements of a tensor. Errors are those of `external_view`."""
        if external.location in self.new_files:
            return sum(map(len, self.new_files[external.location]))
        if self.folder is None:
            raise self._refused(tensor, "missing", "a folder to look in", "bytes without a name")
        try:
            return self.folder.size(external.location)
        except Unsafe as error:
            raise self._unsafe(tensor, external, error) from error

    def _unsafe(self, tensor: MessageTensor, external: External, error: Unsafe) -> FormatError:
        got = f"{external.location!r:.100}: {error.why}"
        return self._refused(tensor, error.kind, "a regular file beneath the model's folder", got)

    def _whole(self, tensor: MessageTensor, external: External) -> memoryview:
        if external.location in self.new_files:
            return memoryview(b"".join(self.new_files[external.location]))
        assert self.folder is not None
        try:
            return self.folder.view(external.location)
        except Unsafe as error:
            raise self._unsafe(tensor, external, error) from error

    def verify(self, tensor: MessageTensor, external: External) -> None:
        """Compares the checksum of the file with the elements of a tensor, where the model gives one.

        Raises:
            FormatError: it is another one, or one of `external_view`.
        """
        self.external_view(tensor, external)
        found = self.digest(tensor, external) if external.checksum else ""
        if found != external.checksum.lower():
            name = self.form.elsewhere.digest
            expected = f"a file with the {name[:3].upper()}-{name[3:]} {external.checksum[:60]}"
            raise self._refused(tensor, "changed", expected, found)

    def digest(self, tensor: MessageTensor, external: External) -> str:
        """The checksum of the whole file with the elements of a tensor, in hex. Errors are those of `external_view`."""
        digest = hashlib.new(self.form.elsewhere.digest, usedforsecurity=False)
        view = self._whole(tensor, external)
        for at in range(0, len(view), 1 << 20):
            digest.update(view[at : at + (1 << 20)])
        return digest.hexdigest()

    def _refused(self, tensor: MessageTensor, fault: str, expected: str, got: str) -> FormatError:
        return self._error(tensor, self.form.elsewhere.faults[fault], expected, got)

    def _error(self, tensor: MessageTensor, rule: str, expected: str, got: str) -> FormatError:
        path = f"{tensor.place}.{self.form.elsewhere.entries}".lstrip(".")
        error = FormatError(rule, path, self.offset_of(f"{path}[0].tag") or 0, expected, got, source=self.source)
        error.model = self
        return error

    def close(self) -> None:
        """Lets go of the files beside the model; one whose elements are still in use is unmapped with the last."""
        if self.folder is not None:
            self.folder.close()

    # -- editing and writing -----------------------------------------------------------------------------------------

    def move_in(self, names: Iterable[str] | None = None) -> None:
        """Moves tensors from other files into the model: those of these names, or all.

        Raises:
            KeyError: there is no such tensor; FormatError: its elements cannot be read.
        """
        self.settle()
        form = self.form
        moved = [(tensor.record, tensor.data) for tensor in self._named(names) if tensor.external is not None]
        for record, data in moved:
            clear(form, record)
            setattr(record, form.raw, data)
            setattr(record, form.elsewhere.entries, [])
            setattr(record, form.elsewhere.where, form.elsewhere.here)
        self.edited()

    def move_out(
        self, location: str, names: Iterable[str] | None = None, *, least: int = 1024, checksum: bool = False
    ) -> None:
        """Moves tensors from the model into a file beside it, which is written with it: those of these names, or all
        of at least so many bytes and all that are in other files already. Texts stay where they are.

        Args:
            location: a plain file name; it is the caller's, never one that the model names for other tensors.
            names: of tensors, or None. least: in bytes. checksum: whether the model says the checksum of the file.

        Raises:
            KeyError: there is no such tensor; ValueError: it is no plain file name, or tensors that are not moved have
            their elements in a file of that name; FormatError: elements that cannot be read. All is then as it was.
        """
        if not _is_plain(location) or location in self.new_files:
            raise ValueError(f"the name of a new file beside the model, not {location!r:.80}")
        self.settle()
        form = self.form.elsewhere
        chosen = [
            tensor
            for tensor in self._named(names)
            if tensor.dtype != "string" and (names is not None or tensor.external or tensor.nbytes >= least)
        ]
        places = {tensor.place for tensor in chosen}
        for tensor in self._named(None):
            external = tensor.external
            if external is not None and tensor.place not in places and _is_plain(external.location, location):
                raise ValueError(f"{location!r:.80} has the elements of {tensor.name!r:.80}, which is not moved")
        data_of = [self._raw(tensor) for tensor in chosen]
        pieces: list[bytes | memoryview] = []
        offsets: list[int] = []
        position, digest = 0, hashlib.new(form.digest, usedforsecurity=False)
        for data in data_of:
            padding = -position % form.alignment
            pieces += [bytes(padding), data]
            offsets.append(position + padding)
            position += padding + len(data)
        for piece in pieces if checksum else ():
            digest.update(piece)
        for tensor, data, offset in zip(chosen, data_of, offsets, strict=True):
            given = {form.location: location, form.offset: str(offset), form.length: str(len(data))}
            if checksum:
                given[form.checksum] = digest.hexdigest()
            record = tensor.record
            clear(self.form, record)
            entries = [form.entry(key=key, value=value) for key, value in given.items()]  # type: ignore[call-arg]
            setattr(record, form.entries, entries)
            setattr(record, form.where, form.there)
            self._new_tensors[location, offset] = data
        self.edited()
        self.new_files[location] = pieces

    def _raw(self, tensor: MessageTensor) -> bytes | memoryview:
        """The elements of a tensor as they would stand in raw data.

        Raises:
            FormatError: there are more or fewer than its shape says.
        """
        if tensor.external is not None:
            return records.flat(tensor.data)
        if getattr(tensor.record, self.form.raw) is not None and records.nbytes(tensor.data) == tensor.expected_bytes:
            return records.flat(tensor.data)
        return records.flat(getattr(new_tensor(self.form, tensor.to_numpy()), self.form.raw))

    def _named(self, names: Iterable[str] | None) -> list[MessageTensor]:
        found = list(self.tensors.values()) if names is None else [self.tensors[name] for name in names]
        return [one for one in found if isinstance(one, MessageTensor)]

    def settle(self, *, canonical: bool = False) -> None:
        """Brings the tensors up to date after an edit of the tree; of a message nothing else follows from its parts.

        Raises:
            FormatError: the tree has a value that cannot be written.
        """
        records.require(self.record)
        if self.size is None or self.record._changed:
            self.edited()

    def convert(self, variant: str) -> Model:
        """There is nothing to convert to but what it is.

        Raises:
            ValueError: another variant.
        """
        if variant.casefold() != self.variant:
            raise ValueError(f"format {self.format} has no conversion to {variant!r:.40}")
        return self

    def pieces(self, *, canonical: bool = False, variant: str | None = None) -> list[bytes | memoryview]:
        """The file in pieces: as read where nothing was changed. With `canonical` all fields in order, shortest form.

        Raises:
            FormatError: a value cannot be written, or the model would be larger than a protobuf message can be.
        """
        if not self.complete:
            raise FormatError(errors.UNSET, "", self.size or 0, "a complete model", "one that broke off")
        if variant is not None:
            self.convert(variant)
        records.require(self.record)
        self._require_count()
        pieces: list[bytes | memoryview] = self.record._pieces(canonical=canonical)
        if (size := sum(map(len, pieces))) >= LARGEST:
            expected = f"less than {LARGEST} bytes; move tensors to another file"
            raise FormatError(errors.RANGE, "", 0, expected, str(size))
        return pieces

    def _require_count(self) -> None:
        """Refuses more tensors than a reader takes, where that is not how the file was.

        Raises:
            FormatError: with the first that is too many.
        """
        if not self.record._changed:
            return
        most = self.limits["messages.arrays"]
        odd = next(itertools.islice(records.holding(self.record, self.form.cls), most, None), None)
        if odd is not None:
            rule, expected = self.codec.module.NOTATION.rules["count"], f"at most {most} arrays (limit messages.arrays)"
            raise FormatError(rule, odd[0], 0, expected, "one more")

    def parts(self, *, canonical: bool = False, variant: str | None = None) -> dict[str, list[bytes | memoryview]]:
        """The model by its suffix, and by their names the files that tensors were moved to, in pieces."""
        return {**super().parts(canonical=canonical, variant=variant), **self.new_files}

    def _path_of(self, path: str, part: str) -> str:
        """Where a file goes: those that tensors were moved to, beside the model.

        Raises:
            OSError: it would be written through a link, or over the model.
        """
        if part not in self.new_files:
            return path
        target = os.path.join(os.path.dirname(path), part)
        if os.path.islink(target) or os.path.basename(path) == part:
            raise OSError(f"not a file of its own: {errors.escape(target)}")
        return target


def _is_plain(location: str, name: str | None = None) -> bool:
    """Whether a location is a file beside the model, of a certain name: case aside, which some file systems ignore."""
    try:
        parts = parts_of(location)
    except Unsafe:
        return False
    if name is None:
        return parts == [location]
    return len(parts) == 1 and parts[0].casefold() == name.casefold()
