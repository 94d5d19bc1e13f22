"""`nkformats fuzz`: files with a manifest, the same for a seed; loaders that are wrong are caught, and why is small."""

from __future__ import annotations

import hashlib
import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import hypothesis
import pytest
from click.testing import CliRunner, Result

import nkformats
from conftest import ROOT
from nkformats.cli import main
from nkformats.fuzzing import target as targets
from nkformats.fuzzing.making import Made

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="platform: limits of a process")


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, ["fuzz", *map(str, arguments)])


def records(folder: Path, name: str = "manifest.jsonl") -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / name).read_text().splitlines()]


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def loader(folder: Path, body: str) -> str:
    """A loader of `.nk` files in a few lines of Python, as a command."""
    script = folder / "loader.py"
    script.write_text(f"import os, struct, sys, time\ndata = open(sys.argv[1], 'rb').read()\n{body}\n")
    return shlex.join([sys.executable, "-S", "-E", str(script)]) + " {}"


#: Checks what it should, but for the number of layers, and has room for a hundred.
PLANTED = """
if len(data) < 48 or data[:4] != b"NKIT":
    sys.exit(1)
(num_layers,) = struct.unpack_from("<I", data, 28)
table = [None] * 100
for layer in range(min(num_layers, 1000)):
    if layer >= len(table):
        os.abort()
    table[layer] = layer
"""


@pytest.mark.parametrize("format", [one.name for one in nkformats.FORMATS])
def test_files_are_what_the_manifest_says(format: str, tmp_path: Path) -> None:
    """Valid ones are sound, broken ones break their rule at its place; every file is there and has its hash."""
    result = run(format, "--count", "24", "--out", tmp_path)
    assert result.exit_code == 0, result.output
    found = records(tmp_path)
    assert len(found) == 24 == len({record["sha256"] for record in found})
    assert {"valid", "broken"} == {record["verdict"] for record in found}
    for record in found:
        files = [(tmp_path / name).read_bytes() for name in record["files"]]
        assert hashlib.sha256(b"".join(files)).hexdigest() == record["sha256"]
        assert record["hypothesis"] == hypothesis.__version__
        report = nkformats.validate(tmp_path / record["name"], format=format, variant=record["variant"])
        assert record["must_refuse"] is (report.verdict == "broken")
        if record["rule"]:
            found_ = [one for one in report.findings if one.rule == record["rule"]]
            assert (found_[0].path, found_[0].offset) == (record["path"], record["offset"])


@pytest.mark.parametrize(
    "options",
    [["--valid"], ["--broken"], ["--mutate", str(ROOT / "samples" / "odd.nk")]],
    ids=["valid", "broken", "mutants"],
)
def test_a_seed_gives_the_same_bytes(options: list[str], tmp_path: Path) -> None:
    """And another one others."""
    folders = [tmp_path / name for name in "abc"]
    for folder, seed in zip(folders, ("1", "1", "2"), strict=True):
        assert run("nk", "--count", "12", "--seed", seed, "--out", folder, *options).exit_code == 0
    assert contents(folders[0]) == contents(folders[1])
    assert contents(folders[0]) != contents(folders[2])
    kinds = {record["verdict"] for record in records(folders[0])}
    assert kinds <= {"valid"} if options == ["--valid"] else kinds <= {"broken", "sound"}


@pytest.mark.parametrize("rule", ["ONNX204", "ONNX206", "ONNX208", "ONNX213"])
def test_what_a_file_names_lies_beside_it(rule: str, tmp_path: Path) -> None:
    """Or does not, where that is the fault; a loader that is tried sees the same."""
    out = tmp_path / "out"
    command = f"{shlex.quote(sys.executable)} -m nkformats validate {{}}"
    options = ["--rule", rule, "--count", "2", "--out", out, "--timeout", "60", "--trials", "2"]
    result = run("onnx", *options, "--target", command)
    assert result.exit_code == 0, result.output
    for record in records(out):
        assert len(record["files"]) == (1 if rule == "ONNX206" else 2)
        found = nkformats.validate(out / record["name"]).findings
        assert [(one.rule, one.path, one.offset) for one in found] == [(rule, record["path"], record["offset"])]


def test_a_folder_is_gone_on_with(tmp_path: Path) -> None:
    """What is there stays, what is missing is made; the end is the same as of one run."""
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert run("nk", "--count", "16", "--out", whole).exit_code == 0
    assert "5 new" in run("nk", "--count", "5", "--out", parts).stderr
    # The last line was cut off by a power failure.
    with open(parts / "manifest.jsonl", "a") as file:
        file.write('{"record_ver')
    text = (parts / "manifest.jsonl").read_text()
    (parts / "manifest.jsonl").write_text(text[: text.rindex("\n") + 1])
    assert "11 new" in run("nk", "--count", "16", "--out", parts).stderr
    assert contents(whole) == contents(parts)


@POSIX
def test_a_planted_fault_is_caught_and_made_small(tmp_path: Path) -> None:
    """A loader that forgets to compare `num_layers` with its room: a crash, by a file of little more than a header."""
    options = ["--rule", "NK003", "--rule", "NK001", "--count", "4", "--trials", "6", "--out", tmp_path / "out"]
    result = run("nk", *options, "--target", loader(tmp_path, PLANTED))
    assert result.exit_code == 1, result.output
    crashes = [json.loads(line) for line in result.stdout.splitlines()]
    assert {record["outcome"] for record in crashes} == {"crash"}
    assert {record["rule"] for record in crashes} == {"NK003"}
    assert crashes[0]["code"] == -signal.SIGABRT
    assert "crash" in result.stderr
    smallest = [record["smallest"] for record in crashes if record["smallest"]]
    sizes = [(tmp_path / "out" / name).stat().st_size for name in smallest]
    assert sizes
    assert min(sizes) <= 200
    error = nkformats.validate(tmp_path / "out" / smallest[0], format="nk").error
    assert error is not None
    assert error.rule == "NK003"
    # The others are of the same fault, and named with the same file.
    assert len(set(smallest)) == 1
    # What was tried is not tried again.
    again = run("nk", *options, "--target", loader(tmp_path, PLANTED))
    assert again.exit_code == 1
    assert again.stdout == ""
    assert "0 new" in again.stderr


#: Has room for three layers and does not say so.
NARROW = """
if struct.unpack_from("<I", data, 28)[0] > 3:
    os.abort()
"""


@POSIX
def test_a_crash_by_a_valid_file_is_made_small(tmp_path: Path) -> None:
    """By the strategy, so that what is left is valid still: four layers with as little in them as there can be."""
    options = ["--valid", "--count", "20", "--trials", "60", "--out", str(tmp_path / "out")]
    result = run("nk", *options, "--target", loader(tmp_path, NARROW))
    found = [json.loads(line) for line in result.stdout.splitlines()]
    assert {record["outcome"] for record in found} == {"crash"}
    small = tmp_path / "out" / found[0]["smallest"]
    report = nkformats.validate(small)
    assert report.verdict == "sound"
    assert report.model is not None
    assert len(report.model.record.layers) >= 4
    assert small.stat().st_size <= max((tmp_path / "out" / record["name"]).stat().st_size for record in found)


@POSIX
@pytest.mark.parametrize(
    ("body", "options", "outcome"),
    [
        ("sys.exit(0)", ["--rule", "NK001"], "wrong accept"),
        ("sys.exit(3)", ["--valid"], "wrong reject"),
        ("time.sleep(60)", ["--valid", "--timeout", "0.5"], "hang"),
        ("while True: pass", ["--valid", "--timeout", "0.5"], "hang"),
        ("x = b'x' * (1 << 31); sys.exit(0)", ["--valid", "--memory", "128"], "wrong reject"),
    ],
    ids=["accepts all", "refuses all", "sleeps", "spins", "eats memory"],
)
def test_what_a_loader_can_do_wrong(body: str, options: list[str], outcome: str, tmp_path: Path) -> None:
    options = [*options, "--count", "1", "--trials", "0", "--out", str(tmp_path / "out")]
    result = run("nk", *options, "--target", loader(tmp_path, body))
    assert result.exit_code == 1, result.output
    (record,) = records(tmp_path / "out", "results.jsonl")
    assert record["outcome"] == outcome
    assert json.loads(result.stdout) == record


def test_a_right_loader_is_not_blamed(tmp_path: Path) -> None:
    """Ours: it refuses what must be refused and accepts the rest."""
    command = f"{shlex.quote(sys.executable)} -m nkformats validate {{}}"
    result = run("nk", "--count", "6", "--out", tmp_path, "--timeout", "60", "--target", command)
    assert result.exit_code == 0, result.output
    assert "no fault" in result.stderr


@POSIX
def test_an_interrupt_leaves_whole_records(tmp_path: Path) -> None:
    """Ctrl-C ends the loader, too, and the folder can be gone on with."""
    slow = loader(tmp_path, "time.sleep(0.3)")
    command = [
        sys.executable,
        "-m",
        "nkformats",
        "fuzz",
        "nk",
        "--valid",
        "--count",
        "50",
        "--out",
        str(tmp_path / "o"),
    ]
    process = subprocess.Popen(
        [*command, "--target", slow], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )  # fmt: skip
    results = tmp_path / "o" / "results.jsonl"
    for _ in range(600):
        if results.exists() and results.stat().st_size:
            break
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=60)
    assert process.returncode == 130
    assert 0 < len(records(tmp_path / "o", "results.jsonl")) < 50
    assert all(record["outcome"] == "right" for record in records(tmp_path / "o", "results.jsonl"))


def test_mutants_of_a_pair(tmp_path: Path) -> None:
    """The other file of the pair stays as it is and is written beside each mutant."""
    result = run("ncnn", "--mutate", ROOT / "samples" / "digits.param", "--count", "10", "--out", tmp_path)
    assert result.exit_code == 0, result.output
    weights = (ROOT / "samples" / "digits.bin").read_bytes()
    for record in records(tmp_path):
        graph, other = record["files"]
        assert graph.endswith(".param")
        assert (tmp_path / other).read_bytes() == weights


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["nk"], "--out DIR"),
        (["nk", "--valid", "--mutate", "x.nk", "--out", "o"], "neither"),
        (["nk", "--valid", "--rule", "NK001", "--out", "o"], "--broken"),
        (["nk", "--rule", "NK999", "--out", "o"], "NK999"),
        (["nk", "--out", "o", "--target", "true"], "no {}"),
        (["tflite", "--out", "o"], "tflite"),
        (["nk", "--out", "o", "--mutate", "absent.nk"], "absent.nk"),
    ],
)
def test_wrong_calls(options: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*options)
    assert result.exit_code == 2, result.output
    assert message in result.stderr


@POSIX
def test_a_command_that_cannot_be_started(tmp_path: Path) -> None:
    result = run("nk", "--count", "1", "--out", tmp_path, "--target", f"{tmp_path}/none {{}}")
    assert result.exit_code == 2
    assert "none" in result.stderr


def test_a_file_is_made_smaller_part_by_part() -> None:
    """Leaving out records and cutting behind fields, as long as the fault shows."""
    from nkformats.formats import find
    from nkformats.fuzzing import mutate
    from nkformats.fuzzing.breaking import law_of

    data = (ROOT / "samples" / "odd.nk").read_bytes()

    def look(one: bytes) -> mutate.Original:
        return mutate.original(find("nk"), law_of("nk"), "", one)

    small = targets.minimised(data, look, lambda one: one[:4] == b"NKIT" and len(one) >= 12)
    assert small[:4] == b"NKIT"
    assert len(small) <= 16
    assert targets.minimised(data, look, lambda one: False) == data
    made = Made(b"", ".nk", "sound")
    assert targets.Target("x {}", 1.0, 1 << 20).kind(0, made) == "right"
    assert os.path.exists(ROOT)
