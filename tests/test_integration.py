"""What other tools take from here: the hook, the workflow, the marks of the formats, the page on security."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import jsonschema
import nk_models
import pytest
import yaml
from pre_commit import clientlib

import nkformats
from command import run
from conftest import ROOT

HOOKS = ROOT / ".pre-commit-hooks.yaml"
SAMPLES = ROOT / "samples"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A repository with models in it, all staged."""
    (tmp_path / "models").mkdir()
    for name in ("digits.nk", "digits.nnn", "digits.param", "digits.bin"):
        shutil.copy(SAMPLES / name, tmp_path / "models" / name)
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", "-A")
    return tmp_path


def git(folder: Path, *args: str) -> None:
    subprocess.run(["git", "-C", folder, *args], check=True, capture_output=True, env=environment(folder))


def environment(folder: Path) -> dict[str, str]:
    """One in which `nkformats` is this one, and nothing is kept or read outside of a folder."""
    shims = folder.parent / f"{folder.name}-bin"
    shims.mkdir(exist_ok=True)
    shim = shims / "nkformats"
    shim.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m nkformats "$@"\n')
    shim.chmod(0o755)
    keep = {key: value for key, value in os.environ.items() if not key.startswith(("GIT_", "PRE_COMMIT"))}
    home = {"HOME": str(folder.parent), "PRE_COMMIT_HOME": str(folder.parent / f"{folder.name}-cache")}
    path = {"PATH": f"{shims}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": str(ROOT), "NO_COLOR": "1"}
    return {**keep, **home, **path, "GIT_CONFIG_NOSYSTEM": "1"}


posix = pytest.mark.skipif(os.name == "nt", reason="platform: the commands are those of a POSIX shell")


# -- pre-commit -------------------------------------------------------------------------------------------------------


def hook() -> dict[str, Any]:
    (one,) = clientlib.load_manifest(HOOKS)
    return dict(one)


def test_the_hook_is_one_that_pre_commit_takes() -> None:
    one = hook()
    assert (one["id"], one["language"]) == ("nkformats-validate", "python")
    taken = re.compile(one["files"])
    for name in ("a.nk", "models/A.NK", "b.nnn", "c.param", "c.param.bin"):
        assert taken.search(name)
    for name in ("a.bin", "a.nkx", "nk", "param.txt", "a.onnx"):
        assert not taken.search(name)
    entry, verb, *rest = one["entry"].split()
    assert (entry, rest) == ("nkformats", [])
    assert run(verb, "--help").exit_code == 0


@posix
def test_pre_commit_runs_the_hook(checkout: Path) -> None:
    """The real program; only the installation into an environment of its own, which needs a network, is left out."""
    (one,) = yaml.safe_load(HOOKS.read_text())
    local = {**one, "language": "system", "args": ["--strict"]}
    config = checkout / ".pre-commit-config.yaml"
    config.write_text(yaml.safe_dump({"repos": [{"repo": "local", "hooks": [local]}]}))
    git(checkout, "add", "-A")

    def commit() -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "pre_commit", "run", "--all-files", "--color", "never"]
        return subprocess.run(
            command, cwd=checkout, env=environment(checkout), capture_output=True, text=True, check=False
        )  # fmt: skip

    done = commit()
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Passed" in done.stdout
    (checkout / "models" / "digits.nk").write_bytes((SAMPLES / "digits.nk").read_bytes()[:500])
    git(checkout, "add", "-A")
    done = commit()
    assert done.returncode == 1
    assert "models/digits.nk: broken" in done.stdout
    assert "GEN001" in done.stdout


# -- code scanning ----------------------------------------------------------------------------------------------------


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / "docs" / page).read_text("utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, flags=re.MULTILINE | re.DOTALL)


def test_the_configuration_of_pre_commit_in_the_documentation(tmp_path: Path) -> None:
    (config,) = (one for one in blocks("integration.md", "yaml") if "repos:" in one)
    path = tmp_path / ".pre-commit-config.yaml"
    path.write_text(config)
    (repo,) = clientlib.load_config(path)["repos"]
    assert repo["hooks"][0]["id"] == hook()["id"]


def steps() -> dict[str, dict[str, Any]]:
    (text,) = (one for one in blocks("integration.md", "yaml") if "jobs:" in one)
    workflow = yaml.safe_load(text)
    assert workflow["permissions"] == {"contents": "read", "security-events": "write"}
    (job,) = workflow["jobs"].values()
    return {one.get("name", one.get("uses", "").partition("@")[0]): one for one in job["steps"]}


def test_the_workflow_uploads_what_it_makes() -> None:
    found = steps()
    assert list(found) == ["actions/checkout", "actions/setup-python", "install", "validate", "upload", "verdict"]
    assert found["upload"]["uses"].startswith("github/codeql-action/upload-sarif@")
    assert f"> {found['upload']['with']['sarif_file']} " in found["validate"]["run"]
    assert found["install"]["run"] == "pip install nkformats"
    version = found["actions/setup-python"]["with"]["python-version"]
    assert tuple(map(int, version.split("."))) >= (3, 11)
    assert found["verdict"]["run"] == "exit ${{ steps.validate.outputs.status }}"
    assert found["validate"]["id"] == "validate"


@posix
@pytest.mark.parametrize(("name", "status"), [("", 0), ("models/cut.nk", 1), ("-", 3)])
def test_the_workflow_runs(checkout: Path, name: str, status: int) -> None:
    """Its commands, as the runner calls them; what they upload is a SARIF log with the verdicts."""
    if name == "-":
        for path in (checkout / "models").iterdir():
            path.unlink()
    elif name:
        (checkout / name).write_bytes(nk_models.cnn().to_bytes()[:100])
    output = checkout / "output"
    script = steps()["validate"]["run"]
    env = {**environment(checkout), "GITHUB_OUTPUT": str(output)}
    # The runner's own words for a step of bash.
    subprocess.run(["bash", "-e", "-o", "pipefail", "-c", script], cwd=checkout, env=env, check=True)
    assert output.read_text() == f"status={status}\n"
    log = json.loads((checkout / "nkformats.sarif").read_text())
    results = log["runs"][0]["results"]
    assert [one["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] for one in results] == (
        [name] * (status == 1)
    )
    jsonschema.Draft202012Validator({"required": ["version", "runs"]}).validate(log)


# -- marks of the formats ---------------------------------------------------------------------------------------------


def test_share_is_what_is_printed() -> None:
    for option, path in (("--libmagic", "nkformats.magic"), ("--mime", "mime/packages/nkformats.xml")):
        assert (ROOT / "share" / path).read_text("utf-8") == run("formats", option).stdout, "make generate"
    assert run("formats", "--mime", "nk").exit_code == 2
    assert run("formats", "--mime", "--libmagic").exit_code == 2
    assert run("formats", "--mime", "--json").exit_code == 2


def samples() -> list[tuple[str, str]]:
    """Samples with marks, and the format that each is of."""
    found = []
    for path in sorted(SAMPLES.iterdir()):
        if path.suffix == ".py" or path.is_dir() or (path.suffix == ".bin" and not path.name.endswith(".param.bin")):
            continue
        identity = nkformats.identify(path)
        if identity is None or nkformats.formats.find(identity.format).name in ("onnx", "pb"):
            # ONNX has no mark: a file is told by its name alone.
            continue
        found.append((path.name, identity.format))
    return found


@pytest.mark.skipif(shutil.which("file") is None, reason="platform: there is no `file`")
def test_file_tells_the_samples() -> None:
    names = [name for name, _ in samples()]
    command = ["file", "-e", "json", "-m", ROOT / "share" / "nkformats.magic", "--mime-type", "-b", *names]
    done = subprocess.run(command, cwd=SAMPLES, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert done.stdout.split() == [f"application/x-{format}-model" for _, format in samples()]
    command = ["file", "-m", ROOT / "share" / "nkformats.magic", "-b", "digits.nk", "digits.bin", "make_samples.py"]
    first, *others = subprocess.run(
        command, cwd=SAMPLES, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert first == nkformats.FORMATS[0].title
    assert not any("model" in one for one in others)


def test_the_types_of_desktops_are_well_formed() -> None:
    root = ElementTree.parse(ROOT / "share/mime/packages/nkformats.xml").getroot()
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    globs = [one.attrib["pattern"] for one in root.iterfind(".//m:glob", space)]
    assert globs == ["*.nk", "*.nnn", "*.param", "*.param.bin", "*.onnx", "*.pb"]
    assert len(root.findall("m:mime-type", space)) == len(nkformats.FORMATS)


@pytest.mark.skipif(
    shutil.which("update-mime-database") is None or shutil.which("gio") is None,
    reason="platform: there is no shared-mime-info",
)
def test_desktops_tell_the_samples_by_name_and_by_content(tmp_path: Path) -> None:
    packages = tmp_path / "mime" / "packages"
    packages.mkdir(parents=True)
    shutil.copy(ROOT / "share/mime/packages/nkformats.xml", packages)
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C"}
    subprocess.run(["update-mime-database", tmp_path / "mime"], env=env, check=True, capture_output=True)
    for number, (name, _) in enumerate(samples()):
        shutil.copy(SAMPLES / name, tmp_path / f"nameless-{number}")
    paths = [SAMPLES / name for name, _ in samples()]
    paths += [tmp_path / f"nameless-{number}" for number in range(len(paths))]
    command = ["gio", "info", "-a", "standard::content-type", *map(str, paths)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    types = re.findall(r"content-type: (\S+)", done.stdout)
    assert types == [f"application/x-{format}-model" for _, format in samples()] * 2


# -- the pages --------------------------------------------------------------------------------------------------------


def promises(path: Path) -> dict[str, str]:
    rows = re.findall(r"^\| (P\d+) \| (.*?) \|", path.read_text("utf-8"), flags=re.MULTILINE)
    return dict(rows)


def test_the_promises_are_the_same_on_both_pages() -> None:
    security = promises(ROOT / "SECURITY.md")
    assert security == promises(ROOT / "docs" / "library.md")
    assert list(security) == [f"P{number}" for number in range(1, 11)]
    text = (ROOT / "SECURITY.md").read_text("utf-8")
    for number in range(1, 11):
        assert f"[test_promise_p{number}](tests/test_promise_p{number}.py): " in text


def test_every_link_leads_somewhere() -> None:
    """Links from one page of the site to another are looked at where it is built, since some pages are made there."""
    for page in (ROOT / "SECURITY.md", ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")):
        for link in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text("utf-8")):
            if page.parent == ROOT or link.startswith("../"):
                assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_the_stability_page_names_what_there_is() -> None:
    text = (ROOT / "docs" / "stability.md").read_text("utf-8")
    schema = json.loads(run("validate", "--json-schema").stdout)
    assert "schema_version" in schema["properties"]
    assert "`schema_version`" in text
    for format in nkformats.FORMATS:
        for rule in format.rules:
            assert re.fullmatch(r"(?:NK|NNN|NCNN|ONNX|GEN)\d{3}", rule), rule
