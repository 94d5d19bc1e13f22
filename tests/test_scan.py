"""Many files: the same records whoever does the work, and nothing that one file does ends the scan."""

from __future__ import annotations

import json
import os
import shutil
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any

import nk_models
import pytest
from test_cli import document, run
from test_cli_process import on_terminal, terminal

import nkformats
from conftest import ROOT
from nkformats import scanning

SAMPLES = ROOT / "samples"
KEYS = ["record_version", "path", "size", "sha256", "format", "variant", "verdict", "reason", "findings", "left_out",
        "files", "seconds"]  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The samples, some broken and odd files, and what is no file."""
    top = tmp_path / "top"
    shutil.copytree(SAMPLES, top, ignore=shutil.ignore_patterns("__pycache__"))
    (top / "cut.nk").write_bytes(nk_models.cnn().to_bytes()[:400])
    (top / "empty.nk").write_bytes(b"")
    (top / "sub").mkdir()
    (top / "sub" / "old.nk").write_bytes(nk_models.mlp(version=1).to_bytes())
    try:
        (top / "link.nk").symlink_to("digits.nk")
        os.mkfifo(top / "pipe.nk")
    except (AttributeError, OSError):
        # Of a system that has none, there is less to see.
        pass
    return top


def files_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def timeless(records: Any) -> list[dict[str, Any]]:
    found = [{**record, "seconds": 0} for record in records]
    assert all(list(record) == KEYS for record in found)
    return found


def lines(*args: str | Path, status: int) -> list[dict[str, Any]]:
    result = run("scan", *args)
    assert result.exit_code == status, result.output
    assert result.stdout.isascii()
    return [json.loads(line, parse_constant=pytest.fail) for line in result.stdout.splitlines()]


# -- the library ------------------------------------------------------------------------------------------------------


def test_records_are_the_same_whoever_does_the_work(folder: Path) -> None:
    paths = files_in(folder)
    serial = timeless(nkformats.scan(paths))
    assert timeless(nkformats.scan(iter(map(str, paths)), jobs=2)) == serial
    with ThreadPoolExecutor(3) as executor:
        assert timeless(nkformats.scan(paths, executor=executor)) == serial
    assert {record["verdict"] for record in serial} == {"sound", "broken", "not validated"}


def test_a_record_says_what_validate_says(folder: Path) -> None:
    for record in nkformats.scan(files_in(folder), sha256=True):
        report = nkformats.validate(record["path"])
        plain = report.as_dict()
        for name in ("format", "variant", "verdict", "reason", "findings"):
            assert record[name] == plain[name]
        data = Path(record["path"]).read_bytes()
        assert (record["size"], record["sha256"]) == (len(data), sha256(data).hexdigest())
        assert record["seconds"] > 0
        json.dumps(record)


def test_a_model_of_two_files_has_one_record(folder: Path) -> None:
    pair = [folder / "digits.bin", folder / "digits.param"]
    for jobs in (1, 2):
        (record,) = nkformats.scan(pair, jobs=jobs)
        assert record["path"] == str(pair[0])
        assert sorted(record["files"]) == [str(path) for path in pair]
    assert len(list(nkformats.scan([*reversed(pair), folder / "digits.nk"]))) == 2


def test_what_cannot_be_read_has_a_record(folder: Path) -> None:
    missing, limited = list(nkformats.scan([folder / "gone.nk", folder / "b1.nnn"], limits={"header.num_layers": 4}))
    assert (missing["verdict"], missing["reason"]) == ("could not be read", "No such file or directory")
    assert (limited["verdict"], "no limit 'header.num_layers'" in limited["reason"]) == ("could not be read", True)


def test_a_fault_of_ours_is_no_verdict(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(path: str, **options: Any) -> None:
        raise MemoryError("\x1b")

    monkeypatch.setattr(scanning, "validate", fail)
    (record,) = nkformats.scan([folder / "digits.nk"])
    assert (record["verdict"], record["reason"]) == ("not validated", r"MemoryError: \x1b")


def deadly(path: str, *how: Any) -> dict[str, Any]:
    """Some files end the process that reads them."""
    if "deadly" in path:
        os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))
    return judge(path, *how)


judge = scanning.judge


def test_a_file_that_ends_a_process_is_recorded(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = files_in(folder)
    wanted = timeless(nkformats.scan(paths))
    killers = [folder / "deadly1.nk", folder / "deadly2.nk"]
    for path in killers:
        shutil.copy(folder / "digits.nk", path)
    monkeypatch.setattr(scanning, "judge", deadly)
    found = timeless(nkformats.scan([*paths[:9], killers[0], *paths[9:], killers[1]], jobs=2))
    ended = [record for record in found if "deadly" in record["path"]]
    assert [record["path"] for record in ended] == [str(path) for path in killers]
    assert {(one["verdict"], one["reason"]) for one in ended} == {("not validated", "the process that read it ended")}
    assert [record for record in found if "deadly" not in record["path"]] == wanted


def test_no_more_is_taken_than_the_work_needs(folder: Path) -> None:
    taken = 0

    def endless() -> Iterator[Path]:
        nonlocal taken
        while True:
            taken += 1
            yield folder / "digits.nk"

    with ThreadPoolExecutor(2) as executor:
        for how in ({"executor": executor}, {"jobs": 2}, {}):
            taken = 0
            records = nkformats.scan(endless(), **how)  # type: ignore[arg-type]
            assert next(records)["verdict"] == "sound"
            assert taken <= 16 * max(2, os.cpu_count() or 1)
            records.close()  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="jobs"):
        nkformats.scan([], jobs=0)


# -- the command line -------------------------------------------------------------------------------------------------


def test_a_line_for_each_file_in_the_order_of_validate(folder: Path) -> None:
    found = lines(folder, status=1)
    assert timeless(lines("--jobs", "2", folder, status=1)) == timeless(found)
    reports = document("validate", folder, status=1)["reports"]
    assert [(one["path"], one["verdict"], one["reason"]) for one in found] == [
        (one["source"], one["verdict"], one["reason"]) for one in reports
    ]
    assert {one["record_version"] for one in found} == {scanning.RECORD_VERSION}


def test_the_status_is_that_of_validate(folder: Path, tmp_path: Path) -> None:
    old, sound, cut = folder / "sub" / "old.nk", folder / "digits.nk", folder / "cut.nk"
    for args, status in (
        ([sound], 0), ([sound, cut], 1), ([tmp_path / "missing", cut], 2), ([Path(__file__)], 3), ([old], 0),
        (["--strict", old], 1), (["--strict", "--ignore", "NK101", old], 0), (["--max-bytes", "10", sound], 3), ([], 2),
        (["-"], 2), (["--select", "NOPE", sound], 2), (["--limit", "nope=1", sound], 2), (["--jobs", "0", sound], 2),
        (["--variant", "v4", sound], 1),
    ):  # fmt: skip
        assert run("scan", *args).exit_code == status, args
    assert run("scan", sound, cut).stderr == "2 files: 1 sound, 1 broken\n"
    (record,) = lines("--sha256", sound, status=0)
    assert record["sha256"] == sha256(sound.read_bytes()).hexdigest()


@terminal
def test_progress_is_shown_on_a_terminal_only(tmp_path: Path) -> None:
    for number in range(600):
        shutil.copy(SAMPLES / "digits.nk", tmp_path / f"{number}.nk")
    assert " a second" in on_terminal("scan", tmp_path, CI="")
    assert "\x1b" not in on_terminal("scan", tmp_path, CI="true")
    assert "\x1b" not in on_terminal("scan", tmp_path, CI="", TERM="dumb")
    assert run("scan", tmp_path).stderr == "600 files: 600 sound\n"
