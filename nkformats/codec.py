"""A format as the library sees it: the generated module, and the few things that a schema cannot say."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from nkformats import errors, records
from nkformats.errors import FormatError, Rule
from nkformats.records import Record
from nkformats.source import Source

#: A rule over a whole graph: it gets the model and reports rule id, path and detail.
GraphRule = Callable[[Any, Callable[[str, str, str], None]], None]


#: Takes rule id, path and detail of what is odd about a value, and where within the field: first byte and length, both
#: 0 for all of it.
ValueReport = Callable[[str, str, str, int, int], None]

#: A rule over values: it gets the model and reports; of each path a rule is reported once.
ValueRule = Callable[[Any, ValueReport], None]


class Original:
    """The source of a model whose bytes are not those of its record tree: a file of another notation.

    Attributes:
        variant: which notation; view: the file; record: the tree as it was read.
    """

    __slots__ = ("record", "variant", "view")

    def __init__(self, variant: str, view: memoryview, record: Record) -> None:
        self.variant = variant
        self.view = view
        self.record = copy.deepcopy(record)


#: What a reader found: the record tree, the variants that the file fits (the newest last), and its original, if any.
Reading = tuple[Any, tuple[str, ...], Original | None]

#: Reads a file of a format whose variant the file does not name; the last argument asks for one.
Reader = Callable[[memoryview, Mapping[str, int], str | None], Reading]


#: What leaves the chain of layers: from which layer to which, by their positions.
Wiring = Callable[[Any], list[tuple[int, int]]]


#: Makes the model of a format whose models consist of several files, from one of them and what the caller says: limits,
#: variant, companion, operators, and which links may be followed to the others.
Assemble = Callable[["Format", Source, Mapping[str, int], str | None, Any, Mapping[str, Any] | None, str | None], Any]


class Format:
    """A file format as the library sees it: the generated module, and what a schema cannot say.

    Attributes:
        name: ``nk``; load: gives the generated module; variant: the variant of a record tree, ``v4``;
        graph_rules: the rules over a whole graph that apply to it, with their texts; value_rules: those over payloads,
        which `validate` alone applies; reader: where one reading is not enough; sniff: whether a file without the magic
        is of the format; convert: a tree in another variant; fitting: all variants that a tree fits; prepare: what to
        derive before settling; verify: refuses what no reader takes; assemble: makes the model where that needs more
        than one file; adopt: makes it of a root record that is not of the generated module, or gives None; tidy: brings
        to the truth what is not in the records and says nothing of its own; assign: sets a value at a path that is not
        in the records, or says that it is none of those; marks: what files without the magic begin with as a rule, for
        programs that can only compare bytes; wiring: edges between layers beside those from each to the next, for
        pictures; claims: whether a file whose name has an extension is of it, where formats share that; pair: the names
        of both files of a model of two, by that of one of them, where both are there.
    """

    def __init__(
        self,
        name: str,
        load: Callable[[], Any],
        variant: Callable[[Any], str],
        graph_rules: Mapping[str, Rule] | None = None,
        graph_checks: tuple[GraphRule, ...] = (),
        reader: Reader | None = None,
        sniff: Callable[[memoryview], bool] | None = None,
        convert: Callable[[Any, str], Any] | None = None,
        fitting: Callable[[Any], tuple[str, ...]] | None = None,
        prepare: Callable[[Any], None] | None = None,
        verify: Callable[[Any], Any] | None = None,
        assemble: Assemble | None = None,
        adopt: Callable[[Format, Record], Any] | None = None,
        claims: Callable[[memoryview, str], bool] | None = None,
        value_rules: Mapping[str, Rule] | None = None,
        value_checks: tuple[ValueRule, ...] = (),
        tidy: Callable[[Any], None] | None = None,
        assign: Callable[[Any, str, str], bool] | None = None,
        marks: tuple[bytes, ...] | Callable[[], tuple[bytes, ...]] = (),
        wiring: Wiring | None = None,
        pair: Callable[[str], list[str]] | None = None,
    ) -> None:
        self.name = name
        self._load = load
        self.variant = variant
        self.graph_rules = graph_rules or {}
        self.graph_checks = graph_checks
        self.value_rules = value_rules or {}
        self.value_checks = value_checks
        self.reader = reader
        self._sniff = sniff
        self._convert = convert
        self._fitting = fitting
        self._prepare = prepare
        self._verify = verify
        self.assemble = assemble
        self.adopt = adopt
        self.tidy = tidy
        self.assign = assign
        self._marks = marks
        self.wiring = wiring
        self.pair = pair
        self.claims = claims or (lambda view, extension: True)

    def fitting(self, record: Any) -> tuple[str, ...]:
        """All variants that would give the same bytes for a tree, the newest last."""
        return self._fitting(record) if self._fitting is not None else (self.variant(record),)

    def settle(self, record: Any, *, canonical: bool = False) -> None:
        """Brings every derived field of a tree to the truth, those that the schema cannot derive first.

        Raises:
            FormatError: a field has no value, or one of a wrong type.
        """
        if self._prepare is not None:
            if canonical:
                records.forget(record)
            try:
                self._prepare(record)
            except FormatError:
                raise
            except (AttributeError, LookupError, TypeError, ValueError):
                # A part is missing or of another type; settling says which.
                pass
        records.settle(record, canonical=canonical)

    def chunks(self, record: Any, limits: Mapping[str, int]) -> list[bytes | memoryview]:
        """The bytes of a settled tree, in pieces.

        Raises:
            FormatError: the tree cannot be written so that it is read back.
        """
        if self._verify is not None:
            self._verify(record)
        return records.chunks(record, limits)

    def recognises(self, view: memoryview) -> bool:
        """Whether the content of a file says that it is of this format."""
        magic = self.magic
        if magic and view[: len(magic)].tobytes() == magic:
            return True
        return self._sniff is not None and self._sniff(view)

    def convert(self, record: Any, variant: str) -> Any:
        """A copy of a tree in another variant.

        Raises:
            FormatError: the variant cannot store it; ValueError: there is no such variant to convert to.
        """
        if self._convert is not None:
            return self._convert(record, variant)
        if variant != self.variant(record):
            raise ValueError(f"format {self.name} has no conversion to {variant!r}")
        return copy.deepcopy(record)

    def read(self, view: memoryview, limits: Mapping[str, int], variant: str | None) -> Reading:
        """The record tree of a file and the variants that it fits; `variant` asks for one of them.

        Raises:
            FormatError: the file is broken, or of another variant.
        """
        if self.reader is not None:
            return self.reader(view, limits, variant)
        record = self.module.read(view, limits)
        if variant is not None and variant.casefold() != (found := self.variant(record)).casefold():
            error = FormatError(errors.VARIANT, "", 0, f"a file of variant {variant}", found)
            error.record = record
            raise error
        return record, (), None

    @cached_property
    def module(self) -> Any:
        """The generated module."""
        return self._load()

    @property
    def marks(self) -> tuple[bytes, ...]:
        """What files without the magic begin with as a rule, for programs that can only compare bytes."""
        return self._marks() if callable(self._marks) else self._marks

    @property
    def title(self) -> str:
        """What the format is, in a few words."""
        return str(self.module.TITLE)

    @cached_property
    def extensions(self) -> tuple[str, ...]:
        """File name extensions, without dot."""
        return tuple(self.module.EXTENSIONS)

    @cached_property
    def magic(self) -> bytes:
        """What every file begins with; empty where there is nothing of that kind."""
        return bytes(self.module.MAGIC)

    @property
    def rules(self) -> dict[str, Rule]:
        """Every rule of the format by id: those of the schema, those over the whole graph, those over values."""
        return {**self.module.RULES, **self.graph_rules, **self.value_rules}

    @property
    def limits(self) -> dict[str, int]:
        """The limits that a caller may override, by name, with the values of the format."""
        return dict(self.module.LIMITS)

    def __repr__(self) -> str:
        return f"Format({self.name!r})"
