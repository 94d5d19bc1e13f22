"""Many files: the same records whoever does the work, and nothing that one file does ends the scan."""

from __future__ import annotations

import gc
import json
import os
import shutil
import tracemalloc
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any

import jsonschema
import nk_models
import pytest
from test_cli_process import on_terminal, terminal

import nkformats
from command import document, run
from conftest import ROOT
from nkformats import scanning
from nkformats.scanning import judging

SAMPLES = ROOT / "samples"
KEYS = ["record_version", "path", "size", "mtime_ns", "sha256", "format", "variant", "verdict", "reason", "findings",
        "left_out", "files", "depends_on", "rules", "seconds"]  # fmt: skip


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


@pytest.mark.parametrize("jobs", [1, 2])
def test_names_that_no_file_can_have_are_names(folder: Path, jobs: int) -> None:
    """Also beside a pair, whose other file is still to come."""
    found = list(nkformats.scan([folder / "digits.bin", "a\0b", "\ud800", "", folder / "digits.param"], jobs=jobs))
    assert [one["verdict"] for one in found] == ["sound"] + ["could not be read"] * 3


def test_a_fault_of_ours_is_no_verdict(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(path: str, **options: Any) -> None:
        raise MemoryError("\x1b")

    monkeypatch.setattr(judging, "validate", fail)
    (record,) = nkformats.scan([folder / "digits.nk"])
    assert (record["verdict"], record["reason"]) == ("not validated", r"MemoryError: \x1b")


def test_memory_does_not_grow_with_the_files(folder: Path) -> None:
    """Nothing of a file is kept once its record is handed on, nor of a pair."""

    def names(rounds: int) -> Iterator[Path]:
        # Both files of a pair come again and again, as those of many pairs would.
        for _ in range(rounds):
            yield from (folder / "digits.bin", folder / "digits.param", folder / "digits.nk", folder / "cut.nk")

    held = []
    tracemalloc.start()
    try:
        for number, _ in enumerate(nkformats.scan(names(60))):
            if number in (20, 170):
                gc.collect()
                held.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
    # A record alone has more than a thousand bytes.
    assert held[1] - held[0] < 150 * 300


def test_memory_does_not_grow_with_the_pairs(tmp_path: Path) -> None:
    """The name of a second file is kept until that has come, no longer."""

    def records() -> Iterator[dict[str, Any]]:
        for number in range(2000):
            files = [str(tmp_path / f"{number}.{suffix}") for suffix in ("param", "bin")]
            for path in files:
                yield {**judging.blank(path), "files": files}

    # What other threads of the process allocate meanwhile is not counted.
    ours = [tracemalloc.Filter(True, path) for path in (f"{scanning.__path__[0]}/*", __file__)]
    held = []
    tracemalloc.start()
    try:
        for number, _ in enumerate(scanning.once(records(), None)):
            if number in (100, 1999):
                gc.collect()
                found = tracemalloc.take_snapshot().filter_traces(ours)
                held.append(sum(one.size for one in found.statistics("filename")))
    finally:
        tracemalloc.stop()
    assert number == 1999
    assert held[1] - held[0] < 20_000


def test_no_more_is_taken_than_the_work_needs(folder: Path) -> None:
    taken = 0

    def endless() -> Iterator[Path]:
        nonlocal taken
        while True:
            taken += 1
            yield folder / "digits.nk"

    with ThreadPoolExecutor(2) as executor:
        for how in ({"executor": executor}, {"jobs": 2}, {}, {"timeout": 60}, {"jobs": 2, "ahead": 3}):
            taken = 0
            records = nkformats.scan(endless(), **how)  # type: ignore[arg-type]
            assert next(records)["verdict"] == "sound"
            assert taken <= how.get("ahead", 16 * max(2, os.cpu_count() or 1))  # type: ignore[operator]
            records.close()  # type: ignore[attr-defined]
    for wrong in ({"jobs": 0}, {"ahead": 0}, {"timeout": 0}, {"timeout": float("inf")}, {"timeout": float("nan")},
                  {"timeout": 1, "executor": executor}):  # fmt: skip
        with pytest.raises(ValueError, match=next(iter(wrong)) if "executor" not in wrong else "executor"):
            nkformats.scan([], **wrong)  # type: ignore[arg-type]


# -- the command line -------------------------------------------------------------------------------------------------


def test_a_line_for_each_file_in_the_order_of_validate(folder: Path) -> None:
    found = lines(folder, status=1)
    assert timeless(lines("--jobs", "2", folder, status=1)) == timeless(found)
    reports = document("validate", folder, status=1)["reports"]
    assert [(one["path"], one["verdict"], one["reason"]) for one in found] == [
        (one["source"], one["verdict"], one["reason"]) for one in reports
    ]


def test_a_line_keeps_to_the_published_schema(folder: Path) -> None:
    schema = json.loads(run("scan", "--json-schema").stdout)
    jsonschema.Draft202012Validator.check_schema(schema)
    assert schema["required"] == list(schema["properties"]) == KEYS
    version = schema["properties"]["record_version"]["const"]
    assert (version, schema["$id"]) == (judging.RECORD_VERSION, f"urn:nkformats:scan:{version}")
    for shared in ("count", "rule", "finding"):
        assert schema["$defs"][shared] == json.loads(run("validate", "--json-schema").stdout)["$defs"][shared]
    keeps = jsonschema.Draft202012Validator(schema | {"additionalProperties": False})
    for args in ([], ["--sha256", "--ignore", "NK1"], ["--max-bytes", "5000"], ["--timeout", "60"]):
        found = [json.loads(line) for line in run("scan", *args, folder, folder / "missing.nk").stdout.splitlines()]
        for record in found:
            keeps.validate(record)
        assert {one["verdict"] for one in found} == {"sound", "broken", "not validated", "could not be read"}
    sound = next(one for one in found if one["verdict"] == "sound")
    for change in ({"verdict": "fine"}, {"verdict": "broken"}, {"reason": "why"}, {"sha256": "ff"}, {"files": ["one"]},
                   {"verdict": "could not be read", "reason": "no"}, {"record_version": 2}):  # fmt: skip
        assert not keeps.is_valid(sound | change)


def test_the_status_is_that_of_validate(folder: Path, tmp_path: Path) -> None:
    old, sound, cut = folder / "sub" / "old.nk", folder / "digits.nk", folder / "cut.nk"
    for args, status in (
        ([sound], 0), ([sound, cut], 1), ([tmp_path / "missing", cut], 2), ([Path(__file__)], 3), ([old], 0),
        (["--strict", old], 1), (["--strict", "--ignore", "NK101", old], 0), (["--max-bytes", "10", sound], 3), ([], 2),
        (["-"], 2), (["--select", "NOPE", sound], 2), (["--limit", "nope=1", sound], 2), (["--jobs", "0", sound], 2),
        (["--timeout", "0", sound], 2), (["--timeout", "inf", sound], 2), (["--timeout", "60", cut], 1),
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


def test_one_path_and_folders(folder: Path) -> None:
    """A path is one, not a list of characters; a folder is walked as on the command line."""
    file = folder / "digits.nk"
    for one in (file, str(file), [file]):
        assert [record["path"] for record in nkformats.scan(one)] == [str(file)]
    printed = [json.loads(line) for line in run("scan", folder).stdout.splitlines()]
    wanted = [(record["path"], record["verdict"], record["reason"]) for record in printed]
    assert len(wanted) > 3
    for given in (folder, str(folder), [folder]):
        found = [(record["path"], record["verdict"], record["reason"]) for record in nkformats.scan(given)]
        assert found == wanted
    with pytest.raises(TypeError):
        list(nkformats.scan(7))  # type: ignore[arg-type]


def test_what_is_no_executor(folder: Path) -> None:
    for wrong in (object(), "threads", ThreadPoolExecutor):
        with pytest.raises(TypeError, match=r"submit\(\)"):
            nkformats.scan([folder / "digits.nk"], executor=wrong)  # type: ignore[arg-type]
