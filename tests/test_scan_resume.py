"""A scan that was stopped goes on: what is still true is taken over, all else is read, nothing is lost or doubled."""

from __future__ import annotations

import json
import os
import pkgutil
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import nk_models
import pytest
from test_cli_process import environment
from test_scan import SAMPLES

import nkformats
from command import run
from nkformats.scanning import Earlier, Judge, judging, resuming

PAIR = ("digits.bin", "digits.param")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two sound files, a broken one, a pair, and a graph without weights."""
    top = tmp_path / "top"
    top.mkdir()
    for name in ("digits.nk", "b1.nnn", *PAIR):
        shutil.copy(SAMPLES / name, top)
    shutil.copy(SAMPLES / "digits.param", top / "lone.param")
    (top / "cut.nk").write_bytes(nk_models.cnn().to_bytes()[:400])
    return top


def printed(*args: str | Path) -> list[str]:
    return run("scan", *args).stdout.splitlines()


def timeless(lines: list[str]) -> list[dict[str, Any]]:
    return [{**json.loads(line), "seconds": 0} for line in lines]


def resumed(file: Path, folder: Path, *args: str) -> tuple[list[str], set[str]]:
    """What a scan prints that goes on from a file, and the names of what it has read again."""
    marked = []
    for line in file.read_bytes().splitlines():
        try:
            # A time that nothing takes tells what was taken over.
            marked.append(json.dumps(json.loads(line) | {"seconds": 1e6}).encode())
        except ValueError:
            marked.append(line)
    other = file.with_suffix(".marked")
    other.write_bytes(b"\n".join(marked))
    lines = printed("--resume", other, *args, folder)
    return lines, {Path(one["path"]).name for one in map(json.loads, lines) if one["seconds"] != 1e6}


@pytest.fixture
def earlier(folder: Path) -> Path:
    file = folder.parent / "earlier.jsonl"
    file.write_text("".join(f"{line}\n" for line in printed(folder)))
    return file


def test_what_is_still_true_is_taken_over(folder: Path, earlier: Path) -> None:
    lines, again = resumed(earlier, folder)
    assert (timeless(lines), again) == (timeless(printed(folder)), set())
    result = run("scan", "--resume", earlier, folder)
    assert result.stdout == earlier.read_text()
    assert result.stderr == "5 files: 3 sound, 1 broken, 1 not validated; 5 taken over\n"
    # With two jobs and a time limit, and from the library.
    assert timeless(printed("--jobs", "2", "--timeout", "60", "--resume", earlier, folder)) == timeless(lines)
    paths = [str(path) for path in sorted(folder.iterdir())]
    assert list(nkformats.scan(paths, resume=earlier)) == list(map(json.loads, earlier.read_text().splitlines()))


@pytest.mark.parametrize("cut", [0, 1, 100, 300, -1, -2])
def test_a_scan_that_was_killed_loses_and_doubles_nothing(folder: Path, earlier: Path, cut: int) -> None:
    """Its last line can end anywhere."""
    whole = earlier.read_bytes()
    lines = whole.splitlines(keepends=True)
    torn = b"".join(lines[:3]) + lines[3][:cut]
    earlier.write_bytes(torn)
    found, again = resumed(earlier, folder)
    assert timeless(found) == timeless(whole.decode().splitlines())
    # But for its end of line the fourth is whole.
    assert len(again) == (1 if cut == -1 else 2)


def test_two_stopped_scans_are_one(folder: Path, earlier: Path) -> None:
    lines = earlier.read_text().splitlines(keepends=True)
    first, second = folder.parent / "first", folder.parent / "second"
    first.write_text("".join(lines[:2]))
    second.write_text("".join(lines[1:4]))
    result = run("scan", "--resume", first, "--resume", second, folder)
    assert result.stderr.endswith("; 4 taken over\n")
    assert timeless(result.stdout.splitlines()) == timeless(lines)


def touch(path: Path) -> None:
    os.utime(path, ns=(0, path.stat().st_mtime_ns + 1))


def test_a_file_that_has_changed_is_read_again(folder: Path, earlier: Path) -> None:
    before = (folder / "digits.nk").stat()
    touch(folder / "b1.nnn")
    (folder / "digits.nk").write_bytes(b"NK")
    os.utime(folder / "digits.nk", ns=(0, before.st_mtime_ns))
    (folder / "new.nk").write_bytes(nk_models.mlp().to_bytes())
    (folder / "cut.nk").unlink()
    lines, again = resumed(earlier, folder)
    assert again == {"b1.nnn", "digits.nk", "new.nk"}
    assert timeless(lines) == timeless(printed(folder))


def test_a_pair_is_read_again_when_its_other_file_has_changed(folder: Path, earlier: Path) -> None:
    touch(folder / "digits.param")
    assert resumed(earlier, folder)[1] == {"digits.bin"}
    (folder / "digits.param").unlink()
    lines, again = resumed(earlier, folder)
    assert again == {"digits.bin"}
    assert timeless(lines) == timeless(printed(folder))


def test_and_when_it_has_come(folder: Path, earlier: Path) -> None:
    """A graph without weights was not validated; nobody touched it since."""
    shutil.copy(SAMPLES / "digits.bin", folder / "lone.bin")
    lines, again = resumed(earlier, folder)
    assert again == {"lone.bin"}
    assert timeless(lines) == timeless(printed(folder))
    (lone,) = [one for one in map(json.loads, lines) if "lone" in one["path"]]
    assert (lone["verdict"], len(lone["files"])) == ("sound", 2)


@pytest.mark.parametrize(
    "args",
    [["--ignore", "NK101"], ["--select", "NNN"], ["--graph-only"], ["--limit", "file.bytes=99"], ["--max-bytes", "9"],
     ["--variant", "v4"], ["--format", "nk"], ["--sha256"]],
    ids=lambda args: args[0],
)  # fmt: skip
def test_records_of_other_options_are_not_taken_over(folder: Path, earlier: Path, args: list[str]) -> None:
    lines, again = resumed(earlier, folder, *args)
    assert again == {Path(one["path"]).name for one in map(json.loads, lines)}


def test_options_that_change_no_verdict_are_none(folder: Path, earlier: Path) -> None:
    assert resumed(earlier, folder, "--jobs", "2", "--strict", "--timeout", "60")[1] == set()
    hashed = folder.parent / "hashed"
    hashed.write_text("\n".join(printed("--sha256", folder)))
    lines, again = resumed(hashed, folder)
    assert (timeless(lines), again) == (timeless(printed(folder)), set())


def test_records_of_other_rules_are_not_taken_over(folder: Path, earlier: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(resuming, "_code", lambda: b"other")
    assert len(resumed(earlier, folder)[1]) == 5


def test_the_version_of_the_rules_is_of_everything_that_judges() -> None:
    """Every module that a validation imports, in whatever package it stands, and each option."""
    code = (
        "import sys, nkformats, json\n"
        "for path in sys.argv[1:]: nkformats.validate(path)\n"
        "print(json.dumps([name for name in sys.modules if name.startswith('nkformats')]))"
    )
    samples = sorted(path for path in SAMPLES.iterdir() if path.suffix != ".py")
    words = [sys.executable, "-c", code, *map(str, samples)]
    done = subprocess.run(words, capture_output=True, env=environment(), timeout=120, check=True)
    loaded = set(json.loads(done.stdout))
    assert len(loaded) > 20
    packages = {name for name in loaded if hasattr(sys.modules.get(name), "__path__")}
    assert {name.rpartition(".")[0] for name in loaded - packages} | packages <= set(resuming.CODE)
    assert all(pkgutil.resolve_name(name) for name in resuming.CODE)

    plain = resuming.ruleset({})
    assert plain is not None
    assert plain.startswith(f"{nkformats.__version__}-")
    defaults = {"format": None, "limits": {}, "select": (), "ignore": [], "graph_only": False}
    assert resuming.ruleset(defaults) == plain
    others = [{"format": "nk"}, {"limits": {"file.bytes": 0}}, {"limits": {"file.bytes": 1}}, {"select": ("NK",)},
              {"ignore": ("NK",)}, {"graph_only": True}, {"companion": Path("a")}, {"companion": b""},
              {"companion": b"a"}, {"operators": {"A": "nothing"}}, {"operators": {"A": {"x": 0}}}]  # fmt: skip
    assert len({plain, *map(resuming.ruleset, others)}) == len(others) + 1
    assert resuming.ruleset({"companion": object()}) is None


def test_without_a_version_nothing_is_taken_over(folder: Path) -> None:
    """What an open file held another day, nobody knows."""
    graph, weights = folder / "digits.param", folder / "digits.bin"
    file = folder.parent / "records"
    for _ in range(2):
        with open(weights, "rb") as companion:
            found = list(nkformats.scan([graph], companion=companion, resume=[file] if file.exists() else ()))
        file.write_text(json.dumps(found[0] | {"verdict": "not validated"}))
        assert (found[0]["verdict"], found[0]["rules"]) == ("sound", None)


@pytest.mark.parametrize(
    "change",
    [{"record_version": 2}, {"verdict": "fine"}, {"verdict": "broken"}, {"findings": [{}]}, {"findings": None},
     {"files": [1]}, {"depends_on": [{"path": "x"}]}, {"left_out": {"x": "y"}}, {"size": True}, {"more": 1},
     {"path": None}, {"seconds": None}],
    ids=str,
)  # fmt: skip
def test_what_is_no_record_is_passed_over(folder: Path, earlier: Path, change: dict[str, Any]) -> None:
    lines = [json.loads(line) for line in earlier.read_text().splitlines()]
    (wrong,) = [{**one, **change} for one in lines if one["path"].endswith("digits.nk")]
    odd = [json.dumps(wrong), "[" * 100_000, "9" * 5000, '{"size": NaN}', "\x1b", "null", "", "[]"]
    earlier.write_text("".join(f"{line}\n" for line in odd))
    result = run("scan", "--resume", earlier, folder)
    assert result.stderr.splitlines()[0] == "7 lines passed over: no records of this version"
    assert timeless(result.stdout.splitlines()) == [one | {"seconds": 0} for one in lines]


def test_a_line_without_end_is_no_record(folder: Path, earlier: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    longest = max(map(len, earlier.read_bytes().splitlines())) + 2
    monkeypatch.setattr(resuming, "_LONGEST", longest)
    earlier.write_bytes(b"x" * (3 * longest + 5) + b"\n" + earlier.read_bytes())
    known = Earlier([earlier], Judge({"format": None, "limits": {}}))
    assert known.passed == 1
    assert all(known.find(str(path)) for path in folder.iterdir() if path.name != "digits.param")


@pytest.mark.skipif(os.name == "nt", reason="platform: names with control characters")
def test_a_name_that_is_printed_as_another_is_no_proof(folder: Path, tmp_path: Path) -> None:
    """Escaped, the name of one file can be that of another."""
    real, literal = folder / "a\x1b.nk", folder / r"a\x1b.nk"
    shutil.copy(folder / "cut.nk", real)
    shutil.copy(folder / "digits.nk", literal)
    for path in (real, literal):
        os.truncate(path, 300)
        os.utime(path, ns=(0, 0))
    file = tmp_path / "records"
    for name in (real, literal):
        file.write_text("\n".join(printed(name)))
        lines, _ = resumed(file, folder)
        assert timeless(lines) == timeless(printed(folder))


def test_what_nobody_judged_is_tried_again(folder: Path, earlier: Path) -> None:
    lines = earlier.read_text().splitlines()
    held = judging.blank(str(folder / "digits.nk"), "not done within 3 seconds")
    lines.append(json.dumps(held | {"rules": json.loads(lines[0])["rules"]}))
    lines = [line for line in lines if "digits.nk" not in line or "not done" in line]
    earlier.write_text("\n".join(lines))
    assert resumed(earlier, folder)[1] == {"digits.nk"}


def test_records_are_not_written_where_they_are_read(folder: Path, earlier: Path) -> None:
    before = earlier.read_bytes()
    words = [sys.executable, "-m", "nkformats", "scan", "--resume", str(earlier), str(folder)]
    with open(earlier, "ab") as file:
        done = subprocess.run(words, stdout=file, stderr=subprocess.PIPE, env=environment(), timeout=60, check=False)
    assert (done.returncode, b"write to another" in done.stderr, earlier.read_bytes()) == (2, True, before)
    result = run("scan", "--resume", folder / "gone\x1b", folder)
    assert (result.exit_code, result.stdout) == (2, "")
    assert r"gone\x1b: No such file" in result.stderr
