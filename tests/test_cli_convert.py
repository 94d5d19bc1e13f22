"""`nkformats convert`: what is written, and what is refused without touching a file that is there."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import nkformats
from conftest import ROOT
from nkformats.cli import main

SAMPLES = ROOT / "samples"


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, ["convert", *map(str, arguments)])


def test_without_options_the_bytes_are_the_same(tmp_path: Path) -> None:
    for name in ("odd.nk", "b5.nnn", "j3.nnn"):
        assert run(SAMPLES / name, "--to", tmp_path / name).exit_code == 0
        assert (tmp_path / name).read_bytes() == (SAMPLES / name).read_bytes()


def test_canonical_zeroes_padding(tmp_path: Path) -> None:
    assert run(SAMPLES / "odd.nk", "--canonical", "--to", tmp_path / "tidy.nk").exit_code == 0
    rules = {finding.rule for finding in nkformats.parse(tmp_path / "tidy.nk").findings}
    assert not rules & {"NK201", "NK301", "NK503"}


@pytest.mark.parametrize("variant", ["B6", "b7"])
def test_another_variant(tmp_path: Path, variant: str) -> None:
    target = tmp_path / "new.nnn"
    assert run(SAMPLES / "j3.nnn", "--as", variant, "--to", target).exit_code == 0
    assert variant.upper() in nkformats.parse(target).variants


def test_standard_output() -> None:
    assert run(SAMPLES / "minimal.nk", "--to", "-").stdout_bytes == (SAMPLES / "minimal.nk").read_bytes()


def test_a_file_that_is_there_is_kept(tmp_path: Path) -> None:
    target = tmp_path / "x.nk"
    target.write_bytes(b"mine")
    result = run(SAMPLES / "minimal.nk", "--to", target)
    assert result.exit_code == 2
    assert "--force" in result.stderr
    assert target.read_bytes() == b"mine"
    assert run(SAMPLES / "minimal.nk", "--to", target, "--force").exit_code == 0
    assert target.read_bytes() == (SAMPLES / "minimal.nk").read_bytes()


def test_what_cannot_be_done_writes_nothing(tmp_path: Path) -> None:
    target = tmp_path / "x"
    broken = tmp_path / "cut.nk"
    broken.write_bytes((SAMPLES / "minimal.nk").read_bytes()[:60])
    assert run(broken, "--to", target).exit_code == 1
    # A description is lost in B1; no such variant; no such folder.
    assert run(SAMPLES / "b7.nnn", "--as", "B1", "--to", target).exit_code == 2
    assert run(SAMPLES / "b7.nnn", "--as", "B9", "--to", target).exit_code == 2
    assert run(SAMPLES / "minimal.nk", "--as", "v9", "--to", target).exit_code == 2
    assert run(SAMPLES / "minimal.nk", "--to", tmp_path / "none" / "x").exit_code == 2
    assert not target.exists()
