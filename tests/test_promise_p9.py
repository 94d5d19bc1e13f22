"""P9: no byte from a file reaches a terminal unescaped."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st
from subjects import EXHIBITS, SMALL_SUBJECTS, Subject, leaves, mutants, replaced

import nkformats
from nkformats import FormatError, records
from nkformats.cli import main
from nkformats.errors import escape

NASTY = [
    "\x1b[31mred", "\x1b]0;title\x07", "a\rb", "a\nb", "a\\nb", "\u202egnp.exe", "\u2066x\u2069", "\u200b\ufeff",
    "\x00\x08\x7f", "\x9b31m", "\u2028\u2029", "\udc9b\udcff", "\t", "\U000e0041",
]  # fmt: skip

#: What none of our output holds: control characters but the end of a line, and what turns the direction of text.
STEERING = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff\ud800-\udfff]")


def texts(subject: Subject) -> Iterator[str]:
    """Everything that is said about a file; places are split into the lines that they are meant to have."""
    report = subject.validate()
    yield from (text for finding in report.findings for text in (str(finding), finding.message, finding.path))
    yield repr(report)
    yield report.reason
    if report.error is not None:
        yield str(report.error)
        yield report.error.got
        yield report.error.expected
    if report.model is None:
        return
    yield repr(report.model)
    for span in report.model.spans(nodes=True):
        yield records.show(span.value)
        yield repr(span)
        if isinstance(span.value, records.Record):
            yield repr(span.value)
    if report.model.complete and not report.model.has_original:
        for offset in range(0, len(subject.data), max(1, len(subject.data) // 60)):
            lines = str(report.model.at(offset)).split("\n")
            # Value, documentation, constraint and reference; a line more would come from the file.
            assert len(lines) <= 4, lines
            yield from lines
    yield from map(repr, report.model.tensors.values())


def printable(subject: Subject) -> None:
    for text in texts(subject):
        assert text.isprintable(), ascii(text)


def nasty_subjects() -> Iterator[Subject]:
    """Every text of the small samples, in turn, with something in it that steers a terminal: names, descriptions."""
    for one in SMALL_SUBJECTS:
        raws = [name.encode("utf-8", "surrogateescape") for name in NASTY]
        for number, (offset, length) in enumerate(leaves(one, "text")[:10]):
            raw = raws[number % len(raws)]
            yield one._replace(data=replaced(one.data, (offset, raw[:length].ljust(length, b"\x1b"))))
        model = one.parse()
        if getattr(model, "is_text", False):
            for raw in raws:
                name = re.sub(rb"[\s\x1c-\x1f\x85]", b"\x1b", raw.replace(b"\0", b"\x08"))
                yield one._replace(data=re.sub(rb"(?m)^(\w+ +)\w+", lambda found, name=name: found[1] + name, one.data))
        if model.has_original:
            yield one._replace(data=one.data.replace(b"NNN.", b"\\u001b[31m\\u202e"))


def test_texts_in_the_file() -> None:
    """Colours, titles, carriage returns, invisible and reversing characters: shown as escapes, of broken files, too."""
    formats = set()
    for subject in nasty_subjects():
        formats.add(subject.format)
        for data in (subject.data, subject.data + b"\0", subject.data[:-1]):
            printable(subject._replace(data=data))
    assert formats == {one.name for one in nkformats.FORMATS}


@given(st.text(max_size=30))
def test_escape(text: str) -> None:
    """What `escape` gives is printable, and what was printable stays."""
    assert escape(text).isprintable()
    assert escape(escape(text)) == escape(text)
    if text.isprintable():
        assert escape(text) == text


@settings(max_examples=150)
@given(mutants())
def test_mutants(subject: Subject) -> None:
    """Bytes at any place, magic numbers and raw bytes included."""
    printable(subject)


@pytest.mark.parametrize("name", EXHIBITS)
def test_exhibits(name: str) -> None:
    subject = EXHIBITS[name]()
    report = subject.validate()
    assert report.reason.isprintable()
    for finding in report.findings:
        assert str(finding).isprintable()
        assert finding.path.isprintable()
    assert report.error is None or str(report.error).isprintable()


VERBS = (["inspect"], ["dump"], ["tensors"], ["hexdump"], ["validate"], ["at", "5"], ["at", "60"])


@pytest.mark.parametrize("verb", VERBS, ids=" ".join)
def test_the_command_line(verb: list[str], tmp_path: Path) -> None:
    """Whatever stands in a file or is its name, and whether it is broken: no verb prints it as it is."""
    name = "[red]\x1b[31m\x07\u202em" if os.name != "nt" else "m"
    runner, seen = CliRunner(), 0
    for number, subject in enumerate(nasty_subjects()):
        if number % 7:
            continue
        model = subject.outcome()
        model = model.model if isinstance(model, FormatError) else model
        suffix = f".{nkformats.formats.find(subject.format).extensions[0]}"
        paths = [tmp_path / f"{name}{suffix}", tmp_path / f"cut{name}{suffix}"]
        paths[0].write_bytes(subject.data)
        paths[1].write_bytes(subject.data[:-3])
        for path in paths:
            result = runner.invoke(main, [verb[0], str(path), *verb[1:]], catch_exceptions=False)
            assert result.exit_code in (0, 1, 2, 3)
            assert not STEERING.search(result.stdout + result.stderr), ascii(result.output)
            seen += bool(result.stdout)
    assert seen


@pytest.mark.skipif(os.name == "nt", reason="platform: Windows has no such file names")
@pytest.mark.parametrize("name", ["\x1b[31mred", "a\nb", "\u202e", "\udcff"], ids=ascii)
@pytest.mark.parametrize("one", [one for one in SMALL_SUBJECTS if one.companion is None], ids=lambda one: one.name)
def test_file_names(one: Subject, name: str, tmp_path: Path) -> None:
    """A file's own name is as little to be trusted as its content."""
    path = tmp_path / (name + Path(one.name).suffix)
    path.write_bytes(one.data[:26])
    with pytest.raises(FormatError) as caught:
        nkformats.parse(path)
    assert str(caught.value).isprintable()
    assert caught.value.source == str(path)
    path.write_bytes(one.data)
    assert repr(nkformats.parse(path)).isprintable()
    assert repr(nkformats.validate(path)).isprintable()
    folder = tmp_path / f"{name}.folder"
    folder.mkdir()
    with pytest.raises(OSError, match="not a regular file") as refused:
        nkformats.parse(folder)
    assert str(refused.value).isprintable()


def test_what_is_no_format() -> None:
    """The first bytes of an unknown file are quoted as escapes, too."""
    with pytest.raises(FormatError) as caught:
        nkformats.parse(b"\x1b[31m\x9b\n")
    assert str(caught.value).isprintable()
    assert nkformats.validate(b"\x1b[31m\x9b\n").reason.isprintable()
