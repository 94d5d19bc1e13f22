"""Which formats there are, which of them a file is, and the functions that the world calls with a file."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import Any

from nkformats import errors
from nkformats.codec import Format
from nkformats.companions import suffix_of
from nkformats.errors import Finding, FormatError, Rule
from nkformats.formats import ncnn, nk, nnn, onnx
from nkformats.formats.report import Report as Report
from nkformats.formats.report import Selection
from nkformats.model import Model, Place
from nkformats.records import Record
from nkformats.rules import GENERAL
from nkformats.source import Source, open_source

FORMATS: tuple[Format, ...] = (nk.FORMAT, nnn.FORMAT, ncnn.FORMAT, onnx.FORMAT, onnx.TENSOR)


class Identity:
    """What a file seems to be: `format` and, where its head tells, `variant`; `by` is ``content`` or ``name``."""

    __slots__ = ("by", "format", "variant")

    def __init__(self, format: str, variant: str, by: str) -> None:
        self.format = format
        self.variant = variant
        self.by = by

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Identity):
            return NotImplemented
        return (self.format, self.variant, self.by) == (other.format, other.variant, other.by)

    def __repr__(self) -> str:
        return f"Identity({self.format!r}, {self.variant!r}, by={self.by!r})"


def parse(
    source: Any,
    *,
    format: str | None = None,
    variant: str | None = None,
    limits: Mapping[str, int] | None = None,
    companion: Any = None,
    operators: Mapping[str, Any] | None = None,
    links: str | None = None,
) -> Model:
    """Reads a model.

    Args:
        source: a path, a buffer (bytes, memoryview, mmap) or a binary file object.
        format: name of the format, where the content shall not decide. Without it, content that no format knows is
            read as what the extension of a file's name says, which then has to answer for it.
        variant: the variant of the format (`Model.variant`), where the file does not name it or must be of that one.
        limits: limits to set otherwise than the format does, by name: ``{"header.num_layers": 16}``; `file.bytes`
            bounds the whole file.
        companion: the other file of a pair (ncnn), where it does not lie beside the first under the same name; for a
            model that names other files (ONNX) the folder in which these are, where it is not the model's own.
        operators: what operators of the caller's own read from the weights (ncnn), by type name: ``"nothing"``, or for
            each weight in order its name with the key of its count: ``{"scale": 0}`` or ``{"scale": {"count": [0, 1],
            "load": "tagged"}}``; several keys are multiplied, `load` is ``raw`` where it is not given.
        links: which links may be followed to files that the model names (ONNX): none, or with ``"within-cache"`` those
            of a model hub's cache, from a snapshot to the blobs beside it.

    Raises:
        FormatError: it is no file of a format we know, or a broken one; with offset, path and the tree so far.
        OSError: the file cannot be opened. ValueError: no such format or limit, or the format has no such option.
    """
    opened = _open(source, limits) if limits else open_source(source)
    return _parse(opened, format, variant, limits, companion, operators, links)


def _open(source: Any, limits: Mapping[str, int] | None) -> Source:
    if not limits:
        return open_source(source)
    if not isinstance(limits, Mapping):
        raise ValueError(f"limits are counts by name, not {type(limits).__name__}")
    value: Any
    for name, value in limits.items():
        if isinstance(value, bool) or not isinstance(value, int) or value < 0:
            raise ValueError(f"limit {name} must be a count, not {value!r:.40}")
    return open_source(source, limits.get("file.bytes"))


def _parse(
    source: Source,
    format: str | None,
    variant: str | None,
    limits: Mapping[str, int] | None,
    companion: Any = None,
    operators: Mapping[str, Any] | None = None,
    links: str | None = None,
) -> Model:
    codec = find(format) if format is not None else _choose(source)
    if codec is None and companion is not None:
        # What is read by a graph has no marks of its own.
        codec = _choose(open_source(companion))
    if codec is None:
        raise _unknown(source)
    bounds: Mapping[str, int] = merged_limits(codec, limits) if limits else codec.module.LIMITS
    if codec.assemble is not None:
        try:
            assembled: Model = codec.assemble(codec, source, bounds, variant, companion, operators, links)
        except FormatError as error:
            _name_kind(error, codec, source)
            raise
        return assembled
    if companion is not None or operators is not None or links is not None:
        raise ValueError(f"a file of format {codec.name} has neither companion nor operators of its own, nor links")
    variants: tuple[str, ...] = ()
    original = None
    try:
        if variant is None and codec.reader is None:
            record = codec.module.read(source.view, bounds)
        else:
            record, variants, original = codec.read(source.view, bounds, variant)
    except FormatError as error:
        error.source = source.name
        _name_kind(error, codec, source)
        if error.record is not None:
            size = len(source.view)
            error.model = Model(error.record, codec, source=source.name, size=size, complete=False, limits=bounds)
        raise
    size = len(source.view)
    return Model(record, codec, source=source.name, size=size, limits=bounds, variants=variants, original=original)


def _unknown(source: Source) -> FormatError:
    """The error about a file of no known format; what it is instead, where that can be told."""
    known = ", ".join(one.name for one in FORMATS)
    # Its table is for files that are none of ours.
    from nkformats import foreign

    kind = foreign.kind_of(source.view)
    got = f"{bytes(source.view[:8])!r}" if source.view else "an empty file"
    got = f"{kind.name} ({got})" if kind else got
    expected, note = f"a file of a known format ({known})", kind.advice if kind else ""
    return FormatError(errors.UNKNOWN, "", 0, expected, got, source=source.name, note=note)


def _name_kind(error: FormatError, codec: Format, source: Source) -> None:
    """Says in an error about the beginning of a file what it is instead, and what to do.

    Formats of several files have rules of their own for that: which of the files is meant, only they know.
    """
    if error.offset or codec.assemble is not None or codec.recognises(source.view):
        return
    from nkformats import foreign

    foreign.explain(error, source.view)


def merged_limits(codec: Format, limits: Mapping[str, int]) -> Mapping[str, int]:
    """The limits of a format, with the caller's in place of its own.

    Raises:
        ValueError: the format has no limit of that name, or the value is no count.
    """
    own: Mapping[str, int] = codec.module.LIMITS
    for name in limits:
        if name not in own and name != "file.bytes":
            known = ", ".join(sorted((*own, "file.bytes")))
            raise ValueError(f"no limit {name!r} in format {codec.name}; there are {known}")
    return {**own, **limits}


def find(name: str) -> Format:
    """The format of that name.

    Raises:
        ValueError: there is none.
    """
    for one in FORMATS:
        if one.name == name:
            return one
    raise ValueError(f"no format {name!r}; there are {', '.join(one.name for one in FORMATS)}")


def _choose(source: Source) -> Format | None:
    """The format of a file: by what it begins with, else by its name, which then has to answer for the content."""
    for one in FORMATS:
        if one.recognises(source.view):
            return one
    suffix = os.path.splitext(source.name or "")[1].lower().lstrip(".")
    for one in FORMATS:
        if suffix and suffix in one.extensions and one.claims(source.view, suffix):
            return one
    return None


def identify(source: Any) -> Identity | None:
    """What a file is, or None where `parse` would know no format for it. A file of a format can still be broken.

    Raises:
        OSError: the file cannot be opened.
    """
    opened = open_source(source)
    codec = _choose(opened)
    if codec is None:
        return None
    by = "content" if codec.recognises(opened.view) else "name"
    try:
        variant = _parse(opened, codec.name, None, None).variant
    except OSError:
        # The other file of a pair, which `parse` would need.
        variant = ""
    except FormatError as error:
        variant = error.model.variant if error.model is not None else ""
    return Identity(codec.name, variant, by)


def validate(
    source: Any,
    *,
    format: str | None = None,
    variant: str | None = None,
    limits: Mapping[str, int] | None = None,
    companion: Any = None,
    operators: Mapping[str, Any] | None = None,
    links: str | None = None,
    graph_only: bool = False,
    select: Iterable[str] = (),
    ignore: Iterable[str] = (),
) -> Report:
    """Reads a file and applies every rule to it.

    Args:
        source, format, variant, limits, companion, operators, links: as of `parse`.
        graph_only: judge the graph of a pair (ncnn) without its weights; without it, a graph alone is not validated.
        select, ignore: rule ids, or what some begin with: the verdict is about the selected rules (all, where none is
            named) but the ignored ones. A file that cannot be read to its end is broken whatever they say.

    Raises:
        OSError: the file cannot be opened. ValueError: no such format, limit or rule.
    """
    selection = Selection(select, ignore)
    if selection.select or selection.ignore:
        selection.check(every_rule())
    name = os.fsdecode(source) if isinstance(source, (str, os.PathLike)) else None
    try:
        opened = _open(source, limits)
        name = opened.name
        model = _parse(opened, format, variant, limits, companion, operators, links)
    except FormatError as error:
        return _refused(error, name)
    findings, left_out = selection.split(_with_values(model))
    broken = any(finding.severity == "error" for finding in findings)
    unread = model.unread(graph_only=graph_only)
    report = Report("broken" if broken else "not validated" if unread else "sound", name, findings=findings)
    report.reason = "" if broken else unread
    report.format, report.variant, report.model = model.format, model.variant, model
    report.left_out = left_out
    return report


def _with_values(model: Model) -> list[Finding]:
    """All findings of a model, those over values among the others about the same file."""
    findings, values = model.findings, model.value_findings
    if not values:
        return findings
    others = [one for one in findings if one.file != values[0].file]
    same = [one for one in findings if one.file == values[0].file]
    return others + sorted(same + values, key=lambda one: one.offset)


def _refused(error: FormatError, name: str | None) -> Report:
    """The report on a file that could not be read to its end."""
    if error.rule in (errors.UNKNOWN, errors.NEEDS_COMPANION, errors.TOO_LARGE):
        report = Report("not validated", name)
        # It can be about the other file of a pair.
        other = f"{error.source}: " if error.source and error.source != name else ""
        note = f"; {error.note}" if error.note else ""
        report.reason = errors.escape(f"{other}expected {error.expected}, got {error.got}{note}")
    else:
        message = f"expected {error.expected}, got {error.got}" + (f"; {error.note}" if error.note else "")
        found = Finding(
            error.rule, "error", error.path, error.offset, 0, errors.escape(message),
            file=_extension(error), line=error.line, column=error.column,
        )  # fmt: skip
        report = Report("broken", name, findings=[found])
        report.error, report.model = error, error.model
    if error.model is not None:
        report.format, report.variant = error.model.format, error.model.variant
    return report


def _extension(error: FormatError) -> str:
    """The extension of the file that an error is about, for a model of several files."""
    if error.model is None or error.model.codec.assemble is None or not error.source:
        return ""
    return suffix_of(error.source, (f".{one}" for one in error.model.codec.extensions))


def at(source: Any, offset: int, *, format: str | None = None, variant: str | None = None) -> Place:
    """What the byte at `offset` is: its field, value, constraint and documentation. Takes a model, too.

    Raises:
        FormatError: the file is broken before that byte. IndexError: no field has it.
    """
    if isinstance(source, Model):
        return source.at(offset)
    model: Model
    try:
        model = parse(source, format=format, variant=variant)
    except FormatError as error:
        # What was read before the fault is still right.
        if error.model is None or offset >= error.offset:
            raise
        model = error.model
    return model.at(offset)


def write(model: Model, path: str | os.PathLike[str], *, canonical: bool = False, variant: str | None = None) -> None:
    """Writes a model atomically.

    Args:
        model: what to write.
        path: where; a file that is there is replaced in one step, or stays as it is when anything goes wrong.
        canonical: recompute everything that a writer computes, and zero padding.
        variant: write as this variant of the format.

    Raises:
        FormatError: the model cannot be written so that it is read back, or the variant cannot store it.
        OSError: the file cannot be written. ValueError: there is no such variant.
    """
    model.write(path, canonical=canonical, variant=variant)


def from_record(record: Record) -> Model:
    """A model made from a record tree that somebody built.

    Raises:
        ValueError: it is not the root record of a format.
    """
    for one in FORMATS:
        adopted: Model | None = one.adopt(one, record) if one.adopt is not None else None
        if adopted is not None:
            return adopted
        if isinstance(record, one.module.ROOT):
            return Model(record, one)
    raise ValueError(f"{type(record).__name__} is not the root record of a format")


def files_of(name: str | None, model: Model | None = None, options: Mapping[str, Any] | None = None) -> list[str]:
    """The names of both files of a model of two, the graph first; none for any other model.

    Args:
        name: of the file that was asked for; model: what was read of it. Where nothing was, both are told by name.
        options: those of `validate` with which it was read.
    """
    if model is not None:
        sources = [getattr(model, which, None) for which in ("graph", "weights")]
        return [one.name for one in sources if one is not None and one.name is not None] if all(sources) else []
    asked = options or {}
    if name is None or asked.get("companion") is not None:
        return []
    codecs = FORMATS if asked.get("format") is None else [find(asked["format"])]
    try:
        return next((files for one in codecs if one.pair is not None and (files := one.pair(name))), [])
    except (OSError, ValueError):
        # No file can have such a name, or nobody can tell whether one does.
        return []


def every_rule() -> dict[str, Rule]:
    """Every rule by id: those of no single format first."""
    return {id: one for table in (GENERAL, *(one.rules for one in FORMATS)) for id, one in table.items()}


def rule(id: str) -> Rule:
    """What a rule id means.

    Raises:
        KeyError: no format has such a rule.
    """
    for table in (GENERAL, *(one.rules for one in FORMATS)):
        if id in table:
            return table[id]
    raise KeyError(id)
