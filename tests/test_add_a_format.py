"""CONTRIBUTING's "How to add a format", followed word for word in a copy of the project.

What is protected: that a new format needs a schema, a `Format` and its name in one list, and has with that everything
that formats have: reading, writing, tensors, findings, the command line, the sweep.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import ROOT

#: Builds a file, reads it again, and damages it in every byte; run by the interpreter of the copy.
SCRIPT = """
import json, sys
import numpy as np
import nkformats
from nkformats.generated import tiny
assert nkformats.__file__.startswith(sys.argv[1]), nkformats.__file__

layers = [tiny.Layer(units=2, inputs=3), tiny.Layer(units=1, inputs=2)]
matrices = [np.arange(6, dtype=np.float32).reshape(2, 3), np.ones((1, 2), np.float32)]
tree = tiny.Tiny(
    header=tiny.Header(), layers=layers, note=tiny.Note(text="made up"),
    weights=tiny.Payload(tensors=list(matrices)), trailing=b"",
)
model = nkformats.from_record(tree)
nkformats.write(model, "sample.tny")
data = open("sample.tny", "rb").read()
assert len(data) == 6 + 8 + 8 + 32, len(data)

again = nkformats.parse("sample.tny")
assert (again.format, again.variant, again.findings) == ("tiny", "v1", [])
assert again.to_bytes() == data
assert again.record.header.flags == 1 and again.record.header.num_layers == 2
assert list(again.tensors) == ["layers.0.weight", "layers.1.weight"]
assert np.array_equal(again.tensors["layers.0.weight"].array, matrices[0])
again.record.note = None
assert len(again.to_bytes()) == len(data) - 8
assert nkformats.identify(data).format == "tiny"
assert nkformats.at(data, 5).path == "header.num_layers"

accepted = refused = 0
for size in range(len(data)):
    try:
        nkformats.parse(data[:size])
    except nkformats.FormatError:
        refused += 1
for at in range(len(data)):
    for value in range(256):
        changed = data[:at] + bytes([value]) + data[at + 1 :]
        try:
            model = nkformats.parse(changed, format="tiny")
        except nkformats.FormatError as error:
            assert 0 <= error.offset <= len(changed) and error.rule
            refused += 1
        else:
            model.findings
            assert model.to_bytes() == changed
            accepted += 1
print(json.dumps([accepted, refused]))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which the steps have been followed."""
    folder = tmp_path_factory.mktemp("format") / "copy"
    ignored = shutil.ignore_patterns("__pycache__", "js", "kaitai")
    for name in ("nkformats", "generated", "schemas"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    steps = page[page.index("## How to add a format") : page.index("## The tests")]
    for language, place in (("yaml", "schemas/tiny.ksy"), ("python", "nkformats/formats/tiny.py")):
        (block,) = re.findall(rf"^```{language}\n(.*?)^```", steps, re.MULTILINE | re.DOTALL)
        assert f"`{place}`" in steps
        (folder / place).write_text(block, "utf-8")
    (command,) = re.findall(r"^ +python (-m nkformats.codegen .*)$", steps, re.MULTILINE)
    run(folder, *command.split())
    table = folder / "nkformats" / "formats" / "__init__.py"
    text = table.read_text("utf-8")
    text = text.replace("from nkformats.formats import ", "from nkformats.formats import tiny, ", 1)
    text = re.sub(r"^(FORMATS: .* = \()", r"\1tiny.FORMAT, ", text, count=1, flags=re.MULTILINE)
    table.write_text(text, "utf-8")
    return folder


def run(folder: Path, *arguments: str, status: int = 0) -> str:
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONSAFEPATH": "1"}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == status, done.stderr
    return done.stdout


def test_a_new_format_reads_writes_and_survives_every_byte(copy: Path) -> None:
    accepted, refused = map(int, re.findall(r"\d+", run(copy, "-c", SCRIPT, str(copy))))
    assert accepted > 5000
    assert refused > 1000


def test_the_command_line_knows_it(copy: Path) -> None:
    """Depends on the file that the test before it has written."""
    assert "tiny" in run(copy, "-m", "nkformats", "formats")
    assert "sample.tny: sound (tiny v1)" in run(copy, "-m", "nkformats", "validate", "sample.tny")
    dump = run(copy, "-m", "nkformats", "dump", "sample.tny")
    assert "num_layers: 2" in dump
    assert "made up" in dump
    assert "layers.1.weight" in run(copy, "-m", "nkformats", "tensors", "sample.tny")
    assert "header.flags" in run(copy, "-m", "nkformats", "hexdump", "sample.tny")
    run(copy, "-m", "nkformats", "diff", "sample.tny", "sample.tny")


def test_it_gets_a_page_from_the_schema_alone(copy: Path) -> None:
    """With every field, its size and its rules; a rule leads to the table on the page."""
    run(copy, "-m", "nkformats.codegen", "schemas/tiny.ksy", "--docs", "pages")
    page = (copy / "pages" / "tiny.md").read_text("utf-8")
    assert page.startswith("# Tiny dense network\n")
    for field in ("tiny.header", "tiny.trailing", "header.num_layers", "layer.inputs", "note.text", "payload.tensors"):
        assert page.count(f'<a id="field-{field}">') == 1
    for rule in ("TN001", "TN003", "TN301", "TN305"):
        assert page.count(f'<a id="rule-{rule}">') == 1
        assert f"[{rule}](#rule-{rule})" in page
    assert page.count('<svg class="ruler"') == 5
    assert [path.name for path in (copy / "pages").iterdir()] == ["tiny.md"]
