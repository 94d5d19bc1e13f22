"""`nkformats validate FOLDER`: every entry gets a verdict or a reason, and nothing ends the walk."""

from __future__ import annotations

import errno
import json
import os
import shutil
import socket
from pathlib import Path
from typing import Any

import jsonschema
import nk_models
import pytest
from test_cli import document, run

from conftest import ROOT
from nkformats.scanning import walking

SAMPLES = ROOT / "samples"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A sound file, a broken one in a folder of its own, a pair, and a text."""
    top = tmp_path / "top"
    (top / "b" / "deep").mkdir(parents=True)
    (top / "sound.nk").write_bytes(nk_models.mlp().to_bytes())
    (top / "b" / "deep" / "cut.nk").write_bytes(nk_models.cnn().to_bytes()[:400])
    for name in ("digits.param", "digits.bin"):
        shutil.copy(SAMPLES / name, top / "b" / name)
    (top / "read.me").write_text("hello")
    return top


def verdicts(*args: str | Path, status: int) -> dict[str, tuple[str, str]]:
    plain = document("validate", *args, status=status)
    schema = json.loads(run("validate", "--json-schema").stdout)
    jsonschema.Draft202012Validator(schema).validate(plain)
    reports = {Path(one["source"]).name: (one["verdict"], one["reason"]) for one in plain["reports"]}
    assert len(reports) == len(plain["reports"])
    return reports | {Path(one["source"]).name: ("trouble", one["message"]) for one in plain["trouble"]}


def test_every_file_gets_its_verdict_and_a_pair_one(folder: Path) -> None:
    found = verdicts(folder, status=1)
    # Folders and files are sorted by name; of a pair the first one stands for both.
    assert list(found) == ["cut.nk", "digits.bin", "read.me", "sound.nk"]
    assert {name: verdict for name, (verdict, _) in found.items()} == {
        "digits.bin": "sound", "cut.nk": "broken", "read.me": "not validated", "sound.nk": "sound"
    }  # fmt: skip
    result = run("validate", folder)
    assert result.stderr == "4 files: 2 sound, 1 broken, 1 not validated\n"
    again = document("validate", folder / "b" / "digits.param", folder, status=1)["reports"]
    assert sum("digits" in one["source"] for one in again) == 1


def test_nothing_to_validate_is_no_success(tmp_path: Path, folder: Path) -> None:
    (tmp_path / "empty" / "within").mkdir(parents=True)
    result = run("validate", tmp_path / "empty")
    assert (result.exit_code, result.stdout, result.stderr) == (3, "", "0 files: nothing to validate\n")
    (tmp_path / "empty" / "a.txt").write_text("text")
    found = verdicts(tmp_path / "empty", status=3)
    assert found["a.txt"][0] == "not validated"
    assert "expected a file of a known format" in found["a.txt"][1]
    assert run("validate", tmp_path / "empty", folder / "sound.nk").exit_code == 0


def test_links_are_listed_and_not_followed(tmp_path: Path, folder: Path) -> None:
    (tmp_path / "outside.nk").write_bytes(b"NKIT, and nothing more")
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "other.nk").write_bytes(b"NKIT, and nothing more")
    try:
        for name, target in (("file", "../outside.nk"), ("away", "../elsewhere"), ("loop", "."), ("gone", "nothing")):
            (folder / name).symlink_to(target)
    except OSError:
        pytest.skip("platform: no links")
    found = verdicts(folder, status=1)
    for name in ("file", "away", "loop", "gone"):
        assert found[name] == ("not validated", "a link, which is not followed")
    assert "other.nk" not in found
    # What the caller names is followed.
    assert run("validate", folder / "file").exit_code == 1
    assert run("validate", folder / "away").exit_code == 1


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="platform: no named pipes")
def test_what_is_no_file_is_listed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    os.mkfifo(folder / "pipe.nk")
    monkeypatch.chdir(folder)
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind("socket.nk")
        found = verdicts(".", status=1)
    assert found["pipe.nk"] == ("not validated", "a named pipe")
    assert found["socket.nk"] == ("not validated", "a socket")
    assert found["sound.nk"][0] == "sound"


def test_devices_are_not_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    if not os.path.exists("/dev/null"):
        pytest.skip("platform: no devices")
    found = {entry.path: entry.skipped for entry in walking.walk(("/dev",))}
    assert found["/dev/null"] == "a character device"


def refusing(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Makes a folder of that name one that we may not look into: root may, and tests can be run by root."""
    scandir = os.scandir

    def refuse(path: Any) -> Any:
        if Path(path).name == name:
            raise PermissionError(errno.EACCES, "Permission denied", path)
        return scandir(path)

    monkeypatch.setattr(walking.os, "scandir", refuse)


def test_what_cannot_be_read_does_not_end_the_walk(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refusing(monkeypatch, "deep")
    found = verdicts(folder, status=2)
    assert found["deep"] == ("trouble", f"{folder / 'b' / 'deep'}: Permission denied")
    assert (found["digits.bin"][0], found["sound.nk"][0]) == ("sound", "sound")
    log = json.loads(run("validate", "--sarif", folder).stdout)
    notices = log["runs"][0]["invocations"][0]["toolExecutionNotifications"]
    assert [one["descriptor"]["id"] for one in notices] == ["could-not-be-read", "not-validated"]


def test_a_file_that_is_gone_does_not_end_the_walk(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entries = [walking.Entry(str(folder / name)) for name in ("gone.nk", "sound.nk")]
    monkeypatch.setattr("nkformats.cli.validate.walk", lambda paths, but: iter(entries))
    found = verdicts(folder, status=2)
    assert {name: verdict for name, (verdict, _) in found.items()} == {"gone.nk": "trouble", "sound.nk": "sound"}


def test_an_option_that_is_wrong_for_one_file_does_not_end_the_walk(folder: Path) -> None:
    found = verdicts("--limit", "header.num_layers=4", folder, status=2)
    assert found["digits.bin"][0] == "trouble"
    assert "no limit 'header.num_layers'" in found["digits.bin"][1]
    assert found["sound.nk"][0] == "sound"
    named = run("validate", "--limit", "header.num_layers=4", folder / "b" / "digits.bin")
    assert (named.exit_code, named.stdout) == (2, "")


@pytest.mark.skipif(os.name == "nt", reason="platform: other limits of names")
def test_folders_deeper_than_a_path_can_be_long(folder: Path) -> None:
    descriptor = os.open(folder, os.O_RDONLY)
    for _ in range(25):
        os.mkdir("d" * 200, dir_fd=descriptor)
        inner = os.open("d" * 200, os.O_RDONLY, dir_fd=descriptor)
        os.close(descriptor)
        descriptor = inner
    os.close(descriptor)
    plain = document("validate", folder, status=2)
    assert len(plain["reports"]) == 4
    (trouble,) = plain["trouble"]
    assert "too long" in trouble["message"]
    shutil.rmtree(folder / ("d" * 200))


def test_names_are_escaped(tmp_path: Path) -> None:
    name = os.fsencode(tmp_path) + b"/\x1b[31m\xff.nk"
    try:
        with open(name, "wb") as file:
            file.write(b"NKIT")
        os.symlink("x", name + b".link")
        os.mkdir(name + b".folder")
    except OSError:
        pytest.skip("platform: no such names")
    for args in ([], ["--json"], ["--sarif"]):
        result = run("validate", *args, tmp_path)
        assert result.exit_code == 1
        assert "\x1b" not in result.output
        assert result.output.isascii()


@pytest.mark.parametrize("half", ["digits.param", "digits.bin"])
def test_a_pair_with_a_half_that_cannot_be_read_is_one_file(
    half: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = os.open

    def refuse(path: Any, *args: Any, **more: Any) -> int:
        if os.path.basename(os.fspath(path)) == half:
            raise PermissionError(errno.EACCES, "Permission denied", path)
        return opened(path, *args, **more)

    monkeypatch.setattr(os, "open", refuse)
    found = verdicts(folder / "b", status=2)
    message = f"{folder / 'b' / half}: Permission denied"
    assert {name: one for name, one in found.items() if "digits" in name} == {"digits.bin": ("trouble", message)}
    lines = map(json.loads, run("scan", folder / "b").stdout.splitlines())
    records = {Path(one["path"]).name: one for one in lines if "digits" in one["path"]}
    assert list(records) == ["digits.bin"]
    assert records["digits.bin"]["reason"] == (message if half == "digits.param" else "Permission denied")
    named = document("validate", folder / "b" / "digits.param", folder / "b" / "digits.bin", status=2)
    assert [one["message"] for one in named["trouble"]] == [message]


def test_a_pair_that_is_too_large_is_one_file(folder: Path) -> None:
    found = verdicts(folder / "b", "--max-bytes", 2000, status=1)
    assert [name for name in found if "digits" in name] == ["digits.bin"]


def test_a_link_to_weights_does_not_hide_the_graph(folder: Path) -> None:
    os.rename(folder / "b" / "digits.bin", folder / "b" / "weights")
    try:
        os.symlink("weights", folder / "b" / "digits.bin")
    except OSError:
        pytest.skip("platform: no links")
    found = verdicts(folder / "b", status=1)
    assert (found["digits.bin"][0], found["digits.param"][0]) == ("not validated", "sound")
