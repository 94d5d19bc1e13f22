"""`nkformats validate`: which rules count, what they mean, and what is left out."""

from __future__ import annotations

import re
from pathlib import Path

import nk_models
import pytest
from test_cli import document, run

import nkformats
from nkformats.formats import every_rule
from nkformats.formats.report import Selection


@pytest.fixture
def warned(tmp_path: Path) -> Path:
    """Sound, with a warning: NK101."""
    path = tmp_path / "warned.nk"
    path.write_bytes(nk_models.mlp(version=1).to_bytes())
    return path


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """Read to its end, with an error: a channel count that does not fit."""
    model = nk_models.cnn()
    model.record.layers[1].body.channels = 5
    path = tmp_path / "broken.nk"
    path.write_bytes(model.to_bytes())
    return path


# -- what a rule means ------------------------------------------------------------------------------------------------


def test_every_rule_is_explained() -> None:
    assert {"GEN001", *nkformats.FORMATS[0].rules} <= set(every_rule())
    for id, rule in every_rule().items():
        result = run("validate", "--explain", id.lower())
        head, *lines = result.stdout.splitlines()
        assert (result.exit_code, head) == (0, f"{id} {rule.severity}: {rule.summary}")
        words = " ".join(" ".join(lines).split())
        for name, before in (("why", "why"), ("loader", "loader"), ("mend", "mend"), ("ref", "see")):
            assert f"{before} {' '.join(getattr(rule, name).split())}" in words


def test_rules_are_explained_by_their_beginning_and_as_json() -> None:
    text = run("validate", "--explain", "NK22", "--explain", "GEN001,NK223").stdout
    heads = re.findall(r"^(\w+) (?:error|warning|note): ", text, re.M)
    assert heads == ["NK220", "NK221", "NK222", "NK223", "NK224", "NK225", "GEN001"]
    (plain,) = document("validate", "--explain", "GEN007")["rules"]
    assert list(plain) == ["id", "severity", "summary", "why", "loader", "mend", "ref"]
    assert all(plain.values())


@pytest.mark.parametrize("args", [["--explain", "NOPE"], ["--explain", ""], ["--explain", "NK222,"], []])
def test_there_must_be_something_to_do(args: list[str]) -> None:
    result = run("validate", *args)
    assert (result.exit_code, result.stdout) == (2, "")


# -- which rules count ------------------------------------------------------------------------------------------------


def test_the_verdict_is_about_the_rules_that_are_left(broken: Path, warned: Path) -> None:
    assert run("validate", broken).exit_code == 1
    rules = {one.rule for one in nkformats.validate(broken).findings}
    result = run("validate", "--ignore", ",".join(rules), broken)
    assert result.exit_code == 0
    assert result.stdout.splitlines()[0].startswith(f"{broken}: sound (nk v3), ")
    assert f"left out ({', '.join(sorted(rules))})" in result.stdout
    for args, status in (
        (["--strict"], 1), (["--strict", "--ignore", "NK101"], 0), (["--strict", "--ignore", "nk1"], 0),
        (["--strict", "--select", "NK2"], 0), (["--strict", "--select", "NK2", "--select", "NK101"], 1),
        (["--strict", "--select", "NK", "--ignore", "NK10"], 0),
    ):  # fmt: skip
        assert run("validate", *args, warned).exit_code == status, args


def test_what_is_left_out_is_counted(warned: Path) -> None:
    (report,) = document("validate", "--select", "GEN", warned)["reports"]
    assert (report["verdict"], report["findings"], report["left_out"]) == ("sound", [], {"NK101": 1})
    (report,) = document("validate", warned)["reports"]
    assert "left_out" not in report


def test_a_file_that_cannot_be_read_is_broken_whatever_is_left(tmp_path: Path) -> None:
    path = tmp_path / "cut.nk"
    path.write_bytes(nk_models.cnn().to_bytes()[:400])
    for args in (["--ignore", "GEN"], ["--select", "NK2"]):
        result = run("validate", *args, path)
        assert (result.exit_code, "error GEN001 " in result.stdout) == (1, True)


@pytest.mark.parametrize("option", ["--select", "--ignore"])
@pytest.mark.parametrize("value", ["NK9", "x", "", "NK101,,NK102", "\x1b"])
def test_a_rule_that_there_is_not_is_refused(option: str, value: str, warned: Path) -> None:
    result = run("validate", option, value, warned)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "no rule" in result.stderr
    assert "\x1b" not in result.stderr


def test_the_library_takes_rules_too(warned: Path) -> None:
    assert nkformats.validate(warned, ignore=["NK101"]).left_out == {"NK101": 1}
    assert nkformats.validate(warned, select=["NK101"]).findings
    for wrong in ({"select": ["NOPE"]}, {"ignore": [""]}, {"select": "NK101"}):
        with pytest.raises(ValueError, match="rule"):
            nkformats.validate(warned, **wrong)  # type: ignore[arg-type]
    assert Selection().takes("NK101")


# -- size -------------------------------------------------------------------------------------------------------------


def test_what_is_too_large_is_not_validated(warned: Path) -> None:
    size = warned.stat().st_size
    assert run("validate", "--max-bytes", size, warned).exit_code == 0
    result = run("validate", "--max-bytes", size - 1, warned)
    assert result.exit_code == 3
    expected = f"not validated: expected at most {size - 1} bytes (limit file.bytes), got {size}"
    assert result.stdout == f"{warned}: {expected}\n"
    assert run("validate", "--max-bytes", size - 1, "-", data=warned.read_bytes()).exit_code == 3
    assert run("validate", "--max-bytes", "-1", warned).exit_code == 2


def test_both_files_of_a_pair_are_bounded(tmp_path: Path) -> None:
    samples = Path(__file__).resolve().parent.parent / "samples"
    for name in ("digits.param", "digits.bin"):
        (tmp_path / name).write_bytes((samples / name).read_bytes())
    result = run("validate", "--max-bytes", 1000, tmp_path / "digits.param")
    assert result.exit_code == 3
    assert f"{tmp_path / 'digits.bin'}: expected at most 1000 bytes" in result.stdout


def test_memory_of_many_files_is_given_back(tmp_path: Path) -> None:
    """No report is kept, since its file would stay open."""
    resource = pytest.importorskip("resource", reason="platform: no limits of resources")
    data = nk_models.mlp().to_bytes()
    for number in range(100):
        (tmp_path / f"{number}.nk").write_bytes(data)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (60, hard))
    try:
        paths = sorted(tmp_path.iterdir())
        assert len(document("validate", *paths)["reports"]) == 100
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
