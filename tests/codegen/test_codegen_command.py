"""The generator as a command, as a library for other people's schemas, and as the project's own one place of truth.

That a change of the schema reaches reader, writer and construct is tried on a copy of a real schema.
"""

from __future__ import annotations

import ast
import re
import struct
import subprocess
import sys
from pathlib import Path

import pytest
from schema_lab import SCHEMAS, construct_module, schema_file

import nkformats.codegen
from nkformats.codegen import __main__ as command
from nkformats.codegen import build
from nkformats.errors import FormatError

PACKAGE = Path(nkformats.codegen.__file__).resolve().parent
ROOT = PACKAGE.parent.parent


def test_writes_the_module_and_the_construct_twin(tmp_path: Path) -> None:
    assert command.main([str(SCHEMAS / "listing.ksy"), "-o", str(tmp_path / "out")]) == 0
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["listing.py", "listing_construct.py"]
    for path in (tmp_path / "out").iterdir():
        ast.parse(path.read_text("utf-8"))
        assert "do not edit" in path.read_text("utf-8")


def test_lint_prints_the_proved_sizes(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--lint", str(SCHEMAS / "switching.ksy"), str(SCHEMAS / "listing.ksy")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "point 2" in lines
    assert "number 1..3" in lines
    assert "label 1..256" in lines
    assert "entry 4" in lines
    assert "header 12" in lines
    assert "listing 12.." in lines


def test_a_refused_schema_is_exit_code_1(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = schema_file("meta: {id: lab}\nseq:\n  - {id: a, type: strz}\n")
    assert command.main([str(path), "-o", str(tmp_path)]) == 1
    assert capsys.readouterr().err == "lab.ksy:3: unsupported feature: type `strz`\n"
    assert list(tmp_path.iterdir()) == []


def test_a_missing_file_is_exit_code_2(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert command.main([str(tmp_path / "gone.ksy"), "--lint"]) == 2
    assert "gone.ksy" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [[], ["x.ksy"], ["--all", "x.ksy"], ["--lint"]])
def test_wrong_calls(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        command.main(arguments)
    assert caught.value.code == 2


def test_as_a_program() -> None:
    line = [sys.executable, "-m", "nkformats.codegen", "--lint", str(SCHEMAS / "params.ksy")]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=True)
    assert "size_entry 1" in done.stdout.splitlines()


def test_build_works_more_than_once() -> None:
    """The package has a function and a module called `build`; loading the one must not hide the other."""
    import nkformats.codegen.build as _module  # noqa: F401

    for _ in range(2):
        assert nkformats.codegen.build(SCHEMAS / "listing.ksy").TITLE == "List with payload"


def test_no_format_is_known_by_name() -> None:
    """Neither in code nor in comments, so that the next format is a schema and nothing else."""
    word = re.compile(r"\b(nk|nnn|ncnn|onnx|netkit)\b(?!formats)", re.IGNORECASE)
    for path in PACKAGE.glob("*.py"):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            assert not word.search(line), f"{path.name}:{number}: {line}"


# -- one change of a schema, everywhere ---------------------------------------------------------------------------


def changed(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    """A copy of the project's first schema with these changes, each of text that stands there once."""
    text = (ROOT / "schemas" / "nk.ksy").read_text("utf-8")
    for old, new in changes:
        assert len(re.findall(old, text)) == 1, old
        text = re.sub(old, new, text)
    path = tmp_path / "nk.ksy"
    path.write_text(text, "utf-8")
    return path


def header(module: object, **values: object) -> object:
    """The header of a network of that module."""
    given = {"network_kind": 1, "input_rank": 2, "input_shape": [1, 4, 0, 0], **values}
    return module.Header(**given)  # type: ignore[attr-defined]


def test_one_change_of_the_schema_changes_reader_writer_and_construct(tmp_path: Path) -> None:
    """A limit, an enum value and the width of a field: generated anew, all three follow, with nothing else to edit."""
    original = build(ROOT / "schemas" / "nk.ksy")
    path = changed(
        tmp_path,
        (r"(- id: num_layers\n +type: u4\n +valid:\n +max: )100", r"\g<1>2"),
        (r"\n( +)4:( *\{id: flatten\b|\n +id: flatten\b| flatten\b)", r"\n\g<1>44:\g<2>"),
        (r"(- id: version\n        type: )u4(\n        valid:)", r"\g<1>u2\g<2>"),
    )
    module = build(path)
    twin = construct_module(path).nk

    def network(of: object, layers: int) -> object:
        flatten = [of.Layer(kind=of.LayerKind.FLATTEN, body=of.Flatten()) for _ in range(layers)]  # type: ignore[attr-defined]
        payload = [of.Payload(tensors=[]), of.Payload(tensors=[])]  # type: ignore[attr-defined]
        return of.Nk(header=header(of), layers=flatten, weights=payload[0], biases=payload[1])  # type: ignore[attr-defined]

    before = original.write(network(original, 2))
    after = module.write(network(module, 2))
    # Width: two bytes less, and everything behind them moves.
    assert len(before) == 48 + 8
    assert len(after) == 46 + 8
    assert after[:6] == b"NKIT" + struct.pack("<H", 4)
    # Enum value: in the writer, in the reader, in construct.
    assert (before[48], after[46]) == (4, 44)
    assert module.read(after).layers[0].kind is module.LayerKind.FLATTEN
    assert [int(layer.kind) for layer in twin.parse(after).layers] == [44, 44]
    assert twin.build(twin.parse(after)) == after
    old_kind = after[:46] + b"\x04" + after[47:]
    with pytest.raises(FormatError, match="NK006"):
        module.read(old_kind)
    with pytest.raises(Exception, match="NK006"):
        twin.parse(old_kind)
    # Limit: three layers were fine.
    three = original.write(network(original, 3))
    assert len(original.read(three).layers) == 3
    with pytest.raises(FormatError, match=r"at most 2 \(limit header.num_layers\)"):
        module.write(network(module, 3))
    raised = module.write(network(module, 3), {**module.LIMITS, "header.num_layers": 3})
    with pytest.raises(FormatError, match=r"at most 2 \(limit header.num_layers\)"):
        module.read(raised)
    with pytest.raises(Exception, match="NK003"):
        twin.parse(raised)
