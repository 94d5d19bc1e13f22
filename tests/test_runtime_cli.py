"""The verbs that run networks: `run`, `test`, `bench`."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path
from typing import Any

import nk_models
import numpy as np
import pytest

import nkformats
from command import document, run
from conftest import ROOT
from nkformats import runtime
from nkformats.cli import running
from nkformats.cli.run import top
from nkformats.generated import nk
from nkformats.generated.nk import LayerKind

SAMPLES = ROOT / "samples"
DIGITS = SAMPLES / "digits.nk"


def images() -> Any:
    return np.stack([case.array("input_data").reshape(8, 8, 1) for case in nkformats.parse(DIGITS).record.tests.cases])


@pytest.fixture
def batch(tmp_path: Path) -> Path:
    path = tmp_path / "images.npy"
    np.save(path, images())
    return path


# -- run --------------------------------------------------------------------------------------------------------------


def test_run_shows_the_top_of_a_distribution(batch: Path, tmp_path: Path) -> None:
    lines = run("run", DIGITS, "--input", batch).stdout.splitlines()
    assert [line.split("  ")[0].rsplit(" ", 1)[0] for line in lines] == [f"{n}: class {n}" for n in range(10)]
    single = tmp_path / "one.npy"
    np.save(single, images()[3].reshape(-1))
    assert run("run", DIGITS, "--input", single).stdout.startswith("class 3 0.99")


def test_run_shows_numbers_of_anything_else() -> None:
    result = run("run", SAMPLES / "minimal.nk", "--input", "2")
    expected = runtime.load(SAMPLES / "minimal.nk")(np.array([2.0]))
    assert result.stdout == f"{float(expected[0]):.6g}\n"
    result = run("run", SAMPLES / "b7.nnn", "--shape", "8x8x1", "--input", " ".join(["0.5"] * 64))
    assert result.exit_code == 2
    assert "98 arrive, the weights take 32" in result.stderr


def test_run_takes_standard_input(batch: Path) -> None:
    expected = run("run", DIGITS, "--input", batch).stdout
    assert run("run", DIGITS, "--input", "-", data=batch.read_bytes()).stdout == expected
    text = " ".join(map(str, images()[0].reshape(-1)))
    assert run("run", DIGITS, "--input", "-", data=text.encode()).stdout.startswith("class 0 ")
    assert run("run", "-", "--input", "-", data=b"").exit_code == 2
    assert run("run", "-", "--input", batch, data=DIGITS.read_bytes()).stdout == expected


def test_run_json(batch: Path) -> None:
    found = document("run", DIGITS, "--input", batch)
    assert (found["input_shape"], found["output_shape"]) == ([8, 8, 1], [10])
    network = runtime.load(DIGITS)
    assert np.allclose(found["outputs"], network.run(images()))
    assert [one[0]["index"] for one in found["top"]] == list(range(10))
    assert [layer["kind"] for layer in found["layers"]][-2:] == ["flatten", "dense"]
    assert "quantised" not in found
    found = document("run", SAMPLES / "digits_int8.nk", "--input", batch)
    assert np.array(found["quantised"]).min() >= -128
    assert np.allclose(found["outputs"], (np.array(found["quantised"]) + 128) / 256)


def test_run_writes_outputs_and_profiles(batch: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.npy"
    result = run("run", DIGITS, "--input", batch, "--output", out, "--profile", "--threads", "2")
    assert np.allclose(np.load(out), runtime.load(DIGITS).run(images()))
    assert "layers.0  conv2d" in result.stdout
    assert "MACs" in result.stdout
    assert run("run", DIGITS, "--input", batch, "--output", tmp_path / "no" / "out.npy").exit_code == 2


def test_outputs_replace_nothing_unless_they_are_told_to(batch: Path, tmp_path: Path) -> None:
    out = tmp_path / "thesis.txt"
    out.write_text("years of work")
    result = run("run", DIGITS, "--input", batch, "--output", out)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "is there already; --force replaces it" in result.stderr
    assert out.read_text() == "years of work"
    assert run("run", DIGITS, "--input", batch, "--output", out, "--force").exit_code == 0
    assert np.load(out).shape == (len(np.load(batch)), 10)
    assert run("run", DIGITS, "--input", batch, "--output", "-").exit_code == 2
    assert not Path("-").exists()


def test_run_says_what_is_wrong(tmp_path: Path, batch: Path) -> None:
    objects = tmp_path / "objects.npy"
    np.save(objects, np.array([{}], dtype=object))
    (tmp_path / "bad.npy").write_bytes(b"\x93NUMPY")
    for words in (["--input", "1,2"], ["--input", "1,x"], ["--input", tmp_path / "none.npy"], ["--input", objects],
                  ["--input", tmp_path / "bad.npy"], ["--input", batch, "--shape", "axb"],
                  ["--input", batch, "--shape", "9x9x1"], []):  # fmt: skip
        result = run("run", DIGITS, *words)
        assert (result.exit_code, result.stdout) == (2, ""), words
        assert "rror" in result.stderr
    truncated = tmp_path / "cut.nk"
    truncated.write_bytes(DIGITS.read_bytes()[:200])
    assert run("run", truncated, "--input", batch).exit_code == 1
    model = nk_models.cnn()
    model.record.layers[0].body.stride = 0
    broken = tmp_path / "broken.nk"
    broken.write_bytes(model.to_bytes())
    result = run("run", broken, "--input", batch)
    assert result.exit_code == 1
    assert "layers[0].body.stride" in result.stderr
    assert "NK207" in result.stderr


def test_numbers_that_are_none_pass_quietly(tmp_path: Path) -> None:
    result = run("run", DIGITS, "--input", " ".join(["inf"] * 64))
    assert (result.exit_code, result.stderr) == (0, "")
    assert "nan" in result.stdout
    assert document("run", DIGITS, "--input", " ".join(["nan"] * 64))["outputs"][0][0] == "NaN"


def test_a_network_too_large_for_the_machine(tmp_path: Path) -> None:
    model = nk_models.empty([4_000_000, 4_000_000, 1])
    nk_models.add(model, LayerKind.BATCH_NORM2D, nk.BatchNorm2d(channels=1), {"": (1,)})
    path = tmp_path / "large.nk"
    path.write_bytes(model.to_bytes())
    result = run("run", path, "--input", "1")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "NK108" in result.stderr


def test_what_counts_as_a_distribution() -> None:
    assert top(np.array([0.2, 0.5, 0.3])) is not None
    assert top(np.array([0.2, 0.9, -0.1])) is None
    assert top(np.array([1.0])) is None
    assert top(np.array([np.nan, 1.0])) is None
    ties = top(np.full(8, 0.125))
    assert ties is not None
    assert [one["index"] for one in ties] == [0, 1, 2, 3, 4]


def test_progress_is_for_terminals_and_long_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert running.progress(3) is None
    tell = running.progress(1000)
    assert tell is not None
    tell(500)
    tell(1000)
    assert screen.getvalue() == "\r500 of 1,000\r1,000 of 1,000\n"
    monkeypatch.setenv("NO_COLOR", "1")
    assert running.progress(1000) is None


# -- test -------------------------------------------------------------------------------------------------------------


def test_cases_in_a_table() -> None:
    result = run("test", DIGITS, SAMPLES / "digits_int8.nk")
    assert result.exit_code == 0
    assert "10 of 10 cases passed" in result.stdout
    assert result.stdout.count("passed\n") == 22
    assert result.stderr == "2 files: 20 passed, 0 failed\n"


def test_cases_that_fail(tmp_path: Path) -> None:
    model = nkformats.parse(DIGITS)
    model.tensors["layers.5.bias"] = np.arange(10, dtype=np.float32) * 5
    path = tmp_path / "wrong.nk"
    nkformats.write(model, path)
    result = run("test", path)
    assert result.exit_code == 1
    assert "FAILED" in result.stdout
    found = document("test", path, status=1)["files"][0]
    assert found["failed"] == 10 - found["passed"] > 0
    assert set(found["cases"][0]) == {"name", "label", "found", "error", "tolerance", "passed"}


def test_exit_statuses_of_test(tmp_path: Path) -> None:
    assert run("test", SAMPLES / "minimal.nk").exit_code == 3
    assert run("test", SAMPLES / "minimal.nk", DIGITS).exit_code == 0
    assert run("test", tmp_path / "none.nk", DIGITS).exit_code == 2
    cut = tmp_path / "cut.nk"
    cut.write_bytes(DIGITS.read_bytes()[:200])
    assert run("test", cut, DIGITS).exit_code == 1
    found = document("test", cut, status=1)["files"][0]
    assert "GEN001" in found["error"]
    assert document("test", SAMPLES / "digits.nnn", status=3)["files"][0]["cases"] == []


# -- bench ------------------------------------------------------------------------------------------------------------


def test_bench() -> None:
    result = run("bench", DIGITS, "--seconds", "0.01")
    assert result.exit_code == 0
    assert "23,680 MACs" in result.stdout
    found = document("bench", DIGITS, "--seconds", "0.01", "--batch", "3", "--threads", "2")
    assert found["least"] <= found["median"]
    assert found["macs"] == 23680
    assert found["arena"] >= found["bound"] > 0
    assert run("bench", SAMPLES / "digits.nnn").exit_code == 2
    assert run("bench", SAMPLES / "digits.nnn", "--shape", "8x8x1", "--seconds", "0.01").exit_code == 0


def test_nothing_of_the_runtime_is_imported_before_it_is_needed() -> None:
    code = (
        "import sys, nkformats\nfrom nkformats.cli import main\n"
        f"main(['validate', {str(DIGITS)!r}], standalone_mode=False)\n"
        "print('numpy' in sys.modules, 'nkformats.runtime' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, cwd=ROOT, timeout=60, check=True)
    assert done.stdout.decode().split()[-2:] == ["False", "False"]


def test_the_outputs_do_not_replace_the_model(tmp_path: Path) -> None:
    path = tmp_path / "m.nk"
    path.write_bytes(DIGITS.read_bytes())
    result = run("run", path, "--input", ",".join(["0"] * 64), "--output", path)
    assert result.exit_code == 2
    assert path.read_bytes() == DIGITS.read_bytes()


@pytest.mark.parametrize("verb", ["run", "bench", "test"])
def test_one_exit_status_for_what_the_runtime_cannot_compute(verb: str, tmp_path: Path) -> None:
    """1 is for files that `validate` calls broken, 2 for what could not be done, in every verb."""
    more = ["--input", "1,2,3"] if verb == "run" else []
    sound = tmp_path / "sound.param"
    for text, words in (
        ("Spectrogram s 1 1 data out 0=4", "GEN014"),
        ("Crop c 1 1 data out -23309=1,2 -23310=1,2 -23311=1,0", "GEN015"),
    ):
        sound.write_text(f"7767517\n2 2\nInput data 0 1 data 0=3\n{text}\n")
        (tmp_path / "sound.bin").write_bytes(b"")
        assert run("validate", "--graph-only", sound).exit_code == 0
        result = run(verb, sound, *more)
        assert result.exit_code == 2, result.output
        assert words in result.stderr
    model = nk_models.cnn()
    model.record.layers[0].body.stride = 0
    broken = tmp_path / "broken.nk"
    broken.write_bytes(model.to_bytes())
    assert run(verb, broken, *more).exit_code == 1


def test_what_is_said_of_inputs_that_do_not_fit(batch: Path, tmp_path: Path) -> None:
    archive = tmp_path / "inputs.npz"
    np.savez(archive, x=np.zeros(64, np.float32))
    for words, said in (
        (["--input", batch, "--input", batch], "has one input"),
        (["--input", archive], "save the one you mean as .npy"),
        (["--input", "1,2"], "2 numbers, where one input has 64 (8 x 8 x 1)"),
        (["--input", "image.png"], "neither numbers nor a name that ends in .npy"),
    ):
        result = run("run", DIGITS, *words)
        assert (result.exit_code, said in result.stderr) == (2, True), result.stderr


def test_a_refusal_is_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "circle.param"
    path.write_text("7767517\n3 3\nInput data 0 1 data 0=3\nBinaryOp a 2 1 data y x\nReLU b 1 1 x y\n")
    result = run("run", path, "--blob", "y", "--input", "1,2,3")
    assert "expected a network that can be computed, got one with a fault: Layers wait" in result.stderr
