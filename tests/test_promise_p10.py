"""P10: no file is opened outside the model's own folder, except one that the caller names."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from subjects import SAMPLES, SUBJECTS, Subject

import nkformats
from conftest import ROOT
from nkformats import FormatError

#: Watches all files, processes and connections while a model is read, looked at and written.
WATCH = """
import sys
import ml_dtypes, numpy
import nkformats

inside, target, companion = sys.argv[1], sys.argv[2], sys.argv[3] or None
options = {"companion": companion} if companion else {}

def use(source, target):
    model = nkformats.parse(source, **options)
    model.findings
    [tensor.array for tensor in model.tensors.values()]
    nkformats.identify(source)
    nkformats.validate(source, **options)
    data = model.to_bytes()
    try:
        nkformats.at(source, 5)
    except (IndexError, nkformats.FormatError):
        pass
    try:
        nkformats.parse(data[:100], format=model.format)
    except nkformats.FormatError as error:
        str(error)
    if target:
        model.write(target)

# What is imported on first use is imported here, before anybody watches.
use(inside, "")
nkformats.validate(b"?")
events = []
KEPT = ("open", "os.", "shutil.", "socket.", "subprocess.", "ctypes.dlopen", "import", "exec", "compile")

def watch(event, arguments):
    # A number is a file that is open already.
    if event.startswith(KEPT) and watching and not isinstance(arguments[0], int):
        events.append((event, [str(one) for one in arguments][:2]))

watching = False
sys.addaudithook(watch)
watching = True
use(inside, target)
watching = False
for event in events:
    print(event)
"""

#: One sample of each kind of file that there is.
KINDS = {Path(one.name).suffixes[-1] + one.format: one for one in reversed(SUBJECTS)}
KINDS |= {"text without weights": next(one for one in SUBJECTS if one.name == "graph.param")}


def watched(inside: Path, target: Path, companion: str = "") -> list[str]:
    """What was opened, started or connected to."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])}
    done = subprocess.run(
        [sys.executable, "-c", WATCH, str(inside), str(target), companion],
        capture_output=True, text=True, check=False, cwd=target.parent.parent, env=environment,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def copy_in(one: Subject, folder: Path) -> Path:
    """A sample and, of a pair, the file beside it."""
    stem = one.name.partition(".")[0]
    for path in SAMPLES.glob(f"{stem}.*"):
        shutil.copy(path, folder)
    return folder / one.name


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_watched_by_an_audit_hook(kind: str, tmp_path: Path) -> None:
    """Reading opens files of the model's folder and nothing else; writing a draft beside the target. No network, no
    process, no import.
    """
    inside, outside = tmp_path / "in", tmp_path / "out"
    inside.mkdir()
    outside.mkdir()
    path = copy_in(KINDS[kind], inside)
    lines = watched(path, outside / path.name)
    assert any("open" in line and str(path) in line for line in lines)
    for line in lines:
        assert str(inside) in line or str(outside) in line, line
        named = ("('open'", "('os.chmod'", "('os.rename'", "('os.remove'", "('os.link'")
        assert line.startswith(named), line
    assert (outside / path.name).read_bytes() == path.read_bytes()


def test_names_in_a_file_are_no_paths(tmp_path: Path) -> None:
    """Names that look like paths are names, in each format that has some."""
    (tmp_path / "in").mkdir()
    (tmp_path / "out").mkdir()
    model = nkformats.parse(SAMPLES / "digits.nk")
    for case, name in zip(model.record.tests.cases, ("../../etc/passwd", "/dev/zero"), strict=False):
        case.name = name
    text = (
        (SAMPLES / "graph.param").read_bytes().replace(b" conv1 ", b" ../../etc/passwd ").replace(b"data", b"/dev/zero")
    )
    for name, data in (("a.nk", model.to_bytes()), ("b.param", text)):
        path = tmp_path / "in" / name
        path.write_bytes(data)
        for line in watched(path, tmp_path / "out" / name):
            assert str(tmp_path) in line
            assert "passwd" not in line


def test_a_companion_that_the_caller_names_is_opened(tmp_path: Path) -> None:
    """Wherever it lies; and no other file is."""
    inside, elsewhere, outside = tmp_path / "in", tmp_path / "elsewhere", tmp_path / "out"
    for folder in (inside, elsewhere, outside):
        folder.mkdir()
    shutil.copy(SAMPLES / "digits.param", inside)
    shutil.copy(SAMPLES / "digits.bin", elsewhere / "weights")
    shutil.copy(SAMPLES / "digits.bin", elsewhere / "digits.bin")
    lines = watched(inside / "digits.param", outside / "digits.param", str(elsewhere / "weights"))
    assert any(str(elsewhere / "weights") in line for line in lines)
    assert not any("digits.bin" in line and str(elsewhere) in line for line in lines)


@pytest.mark.skipif(os.name == "nt", reason="platform: Windows wants a privilege for links")
def test_a_link_out_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    """A companion found by its name has to lie in the folder of the file, or in that to which the file itself leads."""
    inside, outside = tmp_path / "in", tmp_path / "out"
    inside.mkdir()
    outside.mkdir()
    shutil.copy(SAMPLES / "digits.param", inside)
    shutil.copy(SAMPLES / "digits.bin", outside / "secret")
    (inside / "digits.bin").symlink_to(outside / "secret")
    assert nkformats.validate(inside / "digits.param").verdict == "not validated"
    with pytest.raises(FormatError) as caught:
        nkformats.parse(SAMPLES / "digits.bin", format="ncnn", companion=b"")
    assert caught.value.rule
    # As in the cache of a hub, where both are links into one folder.
    shutil.copy(SAMPLES / "digits.param", outside / "graph")
    (inside / "digits.param").unlink()
    (inside / "digits.param").symlink_to(outside / "graph")
    assert nkformats.validate(inside / "digits.param").verdict == "sound"
