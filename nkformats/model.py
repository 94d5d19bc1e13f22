"""The model: one file of any format as a tree of records, with its tensors and its findings.

What a format is stands in a `Format`, made from a generated module; nothing here knows one by name.
"""

from __future__ import annotations

import copy
import os
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NoReturn, SupportsIndex

from nkformats import errors, records
from nkformats.codec import Format, Original
from nkformats.errors import Finding, FormatError
from nkformats.records import Field, Record, Span, TensorList
from nkformats.source import write_together
from nkformats.tensors import Tensors, check_tensors, specs_of

if TYPE_CHECKING:
    from typing import Self

    import numpy.typing as npt


class Place:
    """What one byte of a file is.

    Attributes:
        path, offset, length, value: the field that owns it; type: its kind and size in words; expected: its constraint;
        rule: the rule of that; doc, ref: documentation and specification section.
    """

    __slots__ = ("doc", "expected", "length", "offset", "path", "ref", "rule", "type", "value")

    def __init__(self, span: Span) -> None:
        field = span.field
        self.path = span.path
        self.offset = span.offset
        self.length = span.length
        self.value = span.value
        self.type = f"{field.kind if field else 'record'}, {span.length} bytes"
        self.expected = field.expected if field else ""
        self.rule = (field.rule or field.padding or field.text) if field else ""
        self.doc = field.doc if field else ""
        self.ref = field.ref if field else ""

    def __str__(self) -> str:
        lines = [f"{self.path} = {records.show(self.value)}  ({self.type}, from byte {self.offset} ({self.offset:#x}))"]
        lines += [self.doc] if self.doc else []
        lines += [f"must be {self.expected} [{self.rule}]"] if self.expected else []
        lines += [f"see {self.ref}"] if self.ref else []
        return "\n".join(errors.escape(line) for line in lines)


class Model:
    """One file: its format and variant, the tree of records, and what follows from it.

    Attributes:
        record: the generated record tree, the schema's ids as attributes; edit it freely, then `settle` or write.
        codec: the `Format`; source: the file's name, or None; size: bytes as read, or None for a new model;
        complete: False for the tree that a `FormatError` carries, which goes as far as the reader went.
    """

    __slots__ = (
        "_fitted",
        "_original",
        "_tensors",
        "_variants",
        "codec",
        "complete",
        "limits",
        "record",
        "size",
        "source",
    )

    def __init__(
        self, record: Any, codec: Format, *, source: str | None = None, size: int | None = None, complete: bool = True,
        limits: Mapping[str, int] | None = None, variants: tuple[str, ...] = (), original: Original | None = None,
    ) -> None:  # fmt: skip
        self.record = record
        self.codec = codec
        self.source = source
        self.size = size
        self.complete = complete
        self.limits = codec.module.LIMITS if limits is None else limits
        self._variants = variants
        #: What the tree fitted by its structure when it was read: another answer later tells of an edit.
        self._fitted = codec.fitting(record) if len(variants) > 1 else ()
        self._original = original
        self._tensors: Tensors | None = None

    @property
    def format(self) -> str:
        """Name of the format: ``nk``."""
        return self.codec.name

    @property
    def variants(self) -> tuple[str, ...]:
        """The variants of the format that the file fits, the newest last; none where the tree ends too early."""
        if self.has_original:
            return self._variants
        try:
            now = self.codec.variant(self.record)
        except AttributeError:
            return ()
        # A file that does not name its variant can fit several, by chance too; once written, only the tree counts.
        return self._variants if now in self._variants else (now,)

    @property
    def variant(self) -> str:
        """The variant of the format: ``v4``; all that fit, joined by a slash, where the file does not decide."""
        return "/".join(self.variants)

    @property
    def has_original(self) -> bool:
        """Whether the file was of a notation that the records do not describe, and nothing has been edited since.

        Such a model has no layout: `spans` and `at` have nothing to say, and tensors have no offset.
        """
        if self._original is None:
            return False
        try:
            return bool(self._original.record == self.record)
        except (ArithmeticError, AttributeError, TypeError, ValueError):
            # Values that cannot even be compared were not in the file.
            return False

    @property
    def tensors(self) -> Tensors:
        """The tensors by name. After an edit of `record` by hand they are up to date once it is settled."""
        if self._tensors is None:
            module = self.codec.module
            self._tensors = Tensors(self.record, module.TENSORS, module.ROLES, not self.has_original)
        return self._tensors

    @property
    def findings(self) -> list[Finding]:
        """What the rules of the schema and of the graph have to say, in file order; no payload is read for it."""
        if not self.complete:
            return []
        if self.size is None:
            self.settle()
        # The tree may have been edited since they were looked at.
        self._tensors = None
        found = list(self.codec.module.check(self.record))
        reported = records.Reports()

        def report(rule: str, path: str, detail: str) -> None:
            reported.add(rule, path, detail)

        for one in self.codec.module.TENSORS:
            check_tensors(self.record, one, report)
        for graph_check in self.codec.graph_checks:
            graph_check(self, report)
        if kept := reported.kept():
            found += records.place_findings(self.record, self.codec.rules, kept)
            found.sort(key=lambda finding: finding.offset)
        if self.has_original:
            # The places are those of the tree written in a binary variant, not of this file.
            for finding in found:
                finding.offset = finding.length = 0
        return found

    @property
    def value_findings(self) -> list[Finding]:
        """What the rules over values have to say, in file order: every payload is read for it, once."""
        if not self.complete:
            return []
        where: dict[tuple[str, str], tuple[int, int]] = {}
        reported = records.Reports()

        def report(rule: str, path: str, detail: str, at: int, length: int) -> None:
            if reported.add(rule, path, errors.escape(detail)):
                where[rule, path] = at, length

        for check in self.codec.value_checks:
            check(self, report)
        found = records.place_findings(self.record, self.codec.rules, reported.kept())
        for finding in found:
            at, length = where[finding.rule, finding.path]
            finding.offset += at
            finding.length = length or finding.length
            if self.has_original:
                # The places are those of the tree written in a binary variant, not of this file.
                finding.offset = finding.length = 0
        return sorted(found, key=lambda finding: finding.offset)

    def unread(self, *, graph_only: bool = False) -> str:
        """Why the model cannot be called sound even without a finding: what of it was not read. Empty if all was."""
        return ""

    def spans(self, *, nodes: bool = False) -> Iterator[Span]:
        """Where every field lies, in file order; with `nodes` every record and list too. Nothing for an original."""
        return iter(()) if self.has_original else records.spans(self.record, nodes=nodes)

    def at(self, offset: int) -> Place:
        """The field that owns a byte.

        Raises:
            IndexError: no field has it.
        """
        for span in self.spans():
            if span.offset <= offset < span.offset + span.length:
                return Place(span)
        raise IndexError(f"no field at byte {offset}")

    # -- editing and writing -----------------------------------------------------------------------------------------

    def convert(self, variant: str) -> Model:
        """The model in another variant of its format.

        Raises:
            FormatError: the variant cannot store it. ValueError: there is no such variant to convert to.
        """
        if self._original is None:
            self.settle()
        twin = Model(self.codec.convert(self.record, variant), self.codec)
        twin.settle()
        return twin

    def settle(self, *, canonical: bool = False) -> None:
        """Brings counts, sizes, flags and padding of `record` to the truth; every write does it.

        Raises:
            FormatError: a field has no value, or one of a wrong type.
        """
        self.codec.settle(self.record, canonical=canonical)
        self._tensors = None
        if self._fitted and self._fitted != (fitting := self.codec.fitting(self.record)):
            self._variants = self._fitted = fitting

    def pieces(self, *, canonical: bool = False, variant: str | None = None) -> list[bytes | memoryview]:
        """The file in pieces, payloads uncopied; the arguments are those of `to_bytes`.

        Raises:
            FormatError: the model cannot be written so that it is read back.
        """
        if not self.complete:
            raise FormatError(errors.UNSET, "", self.size or 0, "a complete model", "one that broke off")
        if self._original is not None and (variant is None or _same_name(variant, self._original.variant)):
            if self.has_original:
                return [self._original.view]
            raise FormatError(errors.VARIANT, "", 0, "a variant to write an edited model as", self._original.variant)
        if variant is not None and not _same_name(variant, self.codec.variant(self.record)):
            return self.convert(variant).pieces(canonical=canonical)
        self.settle(canonical=canonical)
        return self.codec.chunks(self.record, self.limits)

    def to_bytes(self, *, canonical: bool = False, variant: str | None = None) -> bytes:
        """The file.

        Args:
            canonical: recompute everything that a writer computes, and zero padding.
            variant: write as this variant of the format.

        Raises:
            FormatError: the model cannot be written so that it is read back, or the variant cannot store it.
            ValueError: there is no such variant.
        """
        return b"".join(self.pieces(canonical=canonical, variant=variant))

    def to_files(self, *, canonical: bool = False, variant: str | None = None) -> dict[str, bytes]:
        """The file or files by suffix: ``{".nk": ...}``; arguments and errors are those of `to_bytes`."""
        parts = self.parts(canonical=canonical, variant=variant)
        return {suffix: b"".join(pieces) for suffix, pieces in parts.items()}

    def parts(self, *, canonical: bool = False, variant: str | None = None) -> dict[str, list[bytes | memoryview]]:
        """As `to_files`, each file in pieces."""
        return {f".{self.codec.extensions[0]}": self.pieces(canonical=canonical, variant=variant)}

    def write(self, path: str | os.PathLike[str], *, canonical: bool = False, variant: str | None = None) -> None:
        """Writes all files or none: nothing is written unless all of it can be. Arguments as of `to_bytes`.

        Raises:
            FormatError: the model cannot be written; OSError: the file cannot.
        """
        name, parts = os.fsdecode(path), self.parts(canonical=canonical, variant=variant)
        write_together({self._path_of(name, part): pieces for part, pieces in parts.items()})

    def _path_of(self, path: str, part: str) -> str:
        """Where one of the files goes when the model is written under a name."""
        return path

    def insert(
        self,
        owners: str,
        index: int,
        item: Record,
        tensors: Mapping[str, npt.NDArray[Any]] | None = None,
        along: Mapping[str, list[Any]] | None = None,
    ) -> None:
        """Puts a record into a list of the root, with the tensors that it takes.

        Args:
            owners: the list, ``layers``.
            index: where, as in `list.insert`.
            item: the new record.
            tensors: an array for each tensor it takes: ``weight``, or ``dw.weight`` where it takes several.
            along: for each list beside the catalogs that has an element a tensor (``quant.params``), the new elements.

        Raises:
            FormatError: a tensor is missing, left over, or cannot be stored; the model is then as it was.
        """
        given = dict(tensors or {})
        items = getattr(self.record, owners)
        records.link(self.record)
        running = {path for one in self._lists(owners) for path, _ in self._parallel(one)}
        for path in along or {}:
            if path not in running:
                raise FormatError(errors.UNSET, path, 0, "a list that runs along with the tensors", "none of that name")
        index = range(len(items) + 1)[index]
        body = item
        planned: list[tuple[TensorList, int, list[npt.NDArray[Any]]]] = []
        for one in self._lists(owners):
            body = getattr(item, one.via) if one.via else item
            arrays = []
            for spec, roles in body._tensor_specs(self.record):
                if one.role in roles:
                    name = f"{spec}.{one.role}" if spec else one.role
                    if name not in given:
                        raise FormatError(errors.UNSET, f"{owners}[{index}].{name}", 0, "an array", "none")
                    arrays.append(given.pop(name))
            at = sum(_takes(specs, one.role) for number, specs in specs_of(self.record, one) if number < index)
            planned.append((one, at, arrays))
        if given:
            got = ", ".join(sorted(given))
            raise FormatError(errors.UNSET, f"{owners}[{index}]", 0, "tensors that the record takes", got)
        undo = _Undo(self.record)
        try:
            for one, at, arrays in planned:
                self._insert_tensors(one, at, arrays, along or {})
            items.insert(index, item)
        except FormatError as error:
            undo.back()
            error.path = f"{owners}[{index}]: {error.path}"
            raise
        except BaseException:
            undo.back()
            raise
        finally:
            self._tensors = None

    def _insert_tensors(
        self, one: TensorList, at: int, arrays: list[npt.NDArray[Any]], along: Mapping[str, list[Any]]
    ) -> None:
        payload = getattr(self.record, one.field)
        undo_lists = [*self._parallel(one), (f"{one.field}.{one.items}", getattr(payload, one.items))]
        for path, elements in undo_lists:
            if path.startswith(f"{one.field}."):
                elements[at:at] = [b""] * len(arrays)
            elif path in along:
                if len(along[path]) != len(arrays):
                    raise FormatError(errors.LENGTH, path, 0, f"{len(arrays)} new elements", str(len(along[path])))
                elements[at:at] = along[path]
            else:
                field = _list_field(self.record, path)
                cls = field.types[0]
                if path != one.along[0] and arrays:
                    raise FormatError(errors.UNSET, path, 0, f"{len(arrays)} new {cls.__name__} in `along`", "none")
                elements[at:at] = [records.blank(cls) for _ in arrays]
        records.link(self.record)
        for number, array in enumerate(arrays):
            payload.set_array(one.items, array, at + number)

    def remove(self, owners: str, index: int) -> Record:
        """Takes a record out of a list of the root, with its tensors and what runs along with them; gives it back."""
        items = getattr(self.record, owners)
        records.link(self.record)
        index = range(len(items))[index]
        for one in self._lists(owners):
            before = sum(_takes(specs, one.role) for number, specs in specs_of(self.record, one) if number < index)
            count = sum(_takes(specs, one.role) for number, specs in specs_of(self.record, one) if number == index)
            payload = getattr(self.record, one.field)
            for _, elements in (*self._parallel(one), ("", getattr(payload, one.items))):
                del elements[before : before + count]
        self._tensors = None
        removed: Record = items.pop(index)
        return removed

    def tensors_of(self, owners: str, item: Record) -> dict[str, tuple[int | str, ...]]:
        """The tensors that a record would take in a list of the root: shapes by name, free sizes as names."""
        records.link(self.record)
        shapes: dict[str, tuple[int | str, ...]] = {}
        for one in self._lists(owners):
            for spec, roles in (getattr(item, one.via) if one.via else item)._tensor_specs(self.record):
                if one.role in roles:
                    shapes[f"{spec}.{one.role}" if spec else one.role] = roles[one.role]
        return shapes

    def _lists(self, owners: str) -> list[TensorList]:
        return [one for one in self.codec.module.TENSORS if one.owners == owners]

    def _parallel(self, one: TensorList) -> list[tuple[str, list[Any]]]:
        """The lists that are there and run along with the tensors of a list."""
        found = [(path, records.resolve(self.record, path)) for path in one.along]
        return [(path, elements) for path, elements in found if isinstance(elements, list)]

    def close(self) -> None:
        """Lets go of the other files that the model has opened, if any; where it needs one again, it opens it again."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def __reduce_ex__(self, protocol: SupportsIndex) -> NoReturn:
        raise TypeError(
            "a model is not pickled: its payloads are views of a file; hand on the path, or what to_bytes() or"
            " to_files() gives, and parse that"
        )

    def __copy__(self) -> Model:
        return copy.deepcopy(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> Model:
        twin = object.__new__(type(self))
        for name in {slot for kind in type(self).__mro__ for slot in getattr(kind, "__slots__", ())}:
            setattr(twin, name, getattr(self, name))
        twin.record = copy.deepcopy(self.record, memo)
        twin._tensors = None
        return twin

    def __repr__(self) -> str:
        name = f" {errors.escape(self.source)}" if self.source else ""
        return f"<Model {self.format} {self.variant}{name}>"


def _same_name(one: str, other: str) -> bool:
    return one.casefold() == other.casefold()


class _Undo:
    """The lists of a tree as they were, to put them back when an edit fails."""

    def __init__(self, root: Record) -> None:
        self.lists: list[tuple[list[Any], list[Any]]] = []
        for span in records.spans(root, nodes=True):
            if isinstance(span.value, list):
                self.keep(span.value)

    def keep(self, items: list[Any]) -> None:
        self.lists.append((items, list(items)))

    def back(self) -> None:
        for items, before in self.lists:
            items[:] = before


def _takes(specs: tuple[tuple[str, dict[str, tuple[Any, ...]]], ...], role: str) -> int:
    return sum(role in roles for _, roles in specs)


def _list_field(root: Record, path: str) -> Field:
    parent, _, name = path.rpartition(".")
    return records.field_of(type(records.resolve(root, parent) if parent else root), name)
