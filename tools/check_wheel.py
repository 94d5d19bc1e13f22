"""Build the wheel from the files under git and try it as a user would: layers, a clean install, a smoke test, types.

The checkout keeps `generated` and `schemas` outside the package, so what holds for users is checked on the wheel.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Folder of the checkout -> folder of the wheel.
FOLDERS = {
    "nkformats/": "nkformats/",
    "generated/": "nkformats/generated/",
    "schemas/": "nkformats/schemas/",
    "runtime/": "nkformats/runtime/",
}
SHIPPED = {".py", ".typed", ".ksy", ".js", ".json"}

# Runs in the clean environment, with the path of a sample.
SMOKE = """
import importlib.util, sys
import nkformats
assert "site-packages" in nkformats.__file__, nkformats.__file__
for name in ("generated", "schemas", "runtime", "tests", "tools", "benchmarks"):
    assert importlib.util.find_spec(name) is None, f"top-level {name} can be imported"
assert len(nkformats.__path__) == 1, nkformats.__path__
assert "numpy" not in sys.modules, "import nkformats pulls in numpy"
model = nkformats.parse(sys.argv[1])
assert model.to_bytes() == open(sys.argv[1], "rb").read(), "write(parse(x)) != x"
assert nkformats.validate(sys.argv[1]).verdict == "sound"
assert all(tensor.to_numpy().shape == tuple(tensor.shape) for tensor in model.tensors.values())
"""


def run(*command: str | Path, cwd: Path, quiet: bool = False) -> None:
    """Run a command in a folder outside the checkout, so that nothing is imported from it by accident."""
    environment = {key: value for key, value in os.environ.items() if key not in {"PYTHONPATH", "MYPYPATH"}}
    subprocess.run(command, cwd=cwd, env=environment, check=True, stdout=subprocess.DEVNULL if quiet else None)


def sources() -> list[str]:
    """Files under git or about to be, as they lie in the tree."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout.decode()
    return sorted({name for name in listed.split("\0") if name and (ROOT / name).is_file()})


def build(scratch: Path) -> Path:
    """The wheel, built from a copy: left-overs of earlier builds and ignored files cannot get in."""
    tree = scratch / "tree"
    for name in sources():
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, tree / name)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    run(*pip, "wheel", "--no-deps", "--wheel-dir", scratch / "wheel", tree, cwd=scratch)
    (wheel,) = (scratch / "wheel").glob("nkformats-*.whl")
    return wheel


def check_contents(wheel: Path) -> None:
    """Only `nkformats` at top level, and every module, schema and script of the checkout inside."""
    names = {name for name in zipfile.ZipFile(wheel).namelist() if not name.endswith("/")}
    top = {name.split("/")[0] for name in names if ".dist-info/" not in name}
    assert top == {"nkformats"}, f"top level of the wheel: {sorted(top)}"
    expected = {
        inside + name.removeprefix(folder)
        for name in sources()
        for folder, inside in FOLDERS.items()
        if name.startswith(folder) and Path(name).suffix in SHIPPED
    }
    shipped = {name for name in names if ".dist-info/" not in name}
    assert not expected - shipped, f"not in the wheel (see packages in pyproject.toml): {sorted(expected - shipped)}"
    assert not shipped - expected, f"should not be in the wheel: {sorted(shipped - expected)}"


def check_layers(wheel: Path, scratch: Path) -> None:
    """The contracts of pyproject.toml, on the unpacked wheel."""
    unpacked = scratch / "unpacked"
    zipfile.ZipFile(wheel).extractall(unpacked)
    # lint-imports puts its working folder first on the path.
    lint = Path(sys.executable).parent / "lint-imports"
    run(lint, ROOT / "pyproject.toml", "--no-cache", "--no-logo", cwd=unpacked)


def check_installed(wheel: Path, scratch: Path) -> None:
    """Install into a clean environment, try the library and the command, then type-check what was installed."""
    environment = scratch / "venv"
    venv.create(environment, with_pip=True)
    bin_folder = environment / ("Scripts" if os.name == "nt" else "bin")
    python, suffix = bin_folder / "python", ".exe" if os.name == "nt" else ""
    pip: list[str | Path] = [python, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    sample = scratch / "tree" / "samples" / "digits.nk"

    run(*pip, "install", wheel, cwd=scratch)
    run(python, "-c", SMOKE, sample, cwd=scratch)
    command = bin_folder / f"nkformats{suffix}"
    run(command, "formats", cwd=scratch)
    run(command, "validate", sample, cwd=scratch)
    run(python, "-m", "nkformats", "inspect", sample, cwd=scratch, quiet=True)

    # The extras come only now: the library itself must do without them.
    run(*pip, "install", f"nkformats[codegen,hypothesis,safetensors,twins] @ {wheel.as_uri()}", cwd=scratch)
    mypy: list[str | Path] = [sys.executable, "-m", "mypy", "--cache-dir", scratch / "mypy"]
    run(*mypy, "--config-file", ROOT / "pyproject.toml", "--python-executable", python, "-p", "nkformats", cwd=scratch)


def main() -> int:
    """1 if a check failed."""
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder).resolve()
        try:
            wheel = build(scratch)
            check_contents(wheel)
            check_layers(wheel, scratch)
            check_installed(wheel, scratch)
        except (AssertionError, subprocess.CalledProcessError) as error:
            print(f"tools/check_wheel.py: {error}", file=sys.stderr)
            return 1
    print("wheel: builds, installs, runs and type-checks")
    return 0


if __name__ == "__main__":
    sys.exit(main())
