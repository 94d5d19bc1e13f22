"""What the inspector needs beside its own scripts: the compiled parsers, the names of all rules, and the samples."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import nkformats
from nkformats import FormatError
from tools.docsite import ROOT, formats

#: Scripts of ours, in the order in which they are loaded.
SCRIPTS: Final = ("data", "reader", "param_text", "formats", "tree", "hex", "view")


def samples() -> list[list[str]]:
    """The samples that the inspector can open: each a file, or the two of one model."""
    folder = ROOT / "samples"
    found: list[list[str]] = []
    for path in sorted(folder.iterdir()):
        if path.suffix == ".py" or not path.is_file() or path.name in {name for group in found for name in group}:
            continue
        try:
            model = nkformats.parse(path)
        except (FormatError, OSError):
            continue
        if model.has_original:
            continue
        suffixes = list(model.to_files())
        own = max((one for one in suffixes if path.name.endswith(one)), key=len, default="")
        others = [path.name.removesuffix(own) + one for one in suffixes if one != own]
        group = [path.name, *(name for name in others if (folder / name).exists())]
        # The graph stands first, whichever file was found first.
        found.append(sorted(group, key=lambda name: (name.endswith(".bin") and not name.endswith(".param.bin"), name)))
    return [list(group) for group in dict.fromkeys(map(tuple, found))]


def write(target: Path) -> None:
    """Copies parsers and samples, and writes the data and the tags of all scripts."""
    assets = target / "assets"
    parsers = sorted((ROOT / "generated" / "js").glob("*.js"))
    (assets / "parsers").mkdir(parents=True, exist_ok=True)
    for path in parsers:
        shutil.copyfile(path, assets / "parsers" / path.name)
    groups = samples()
    (assets / "samples").mkdir(exist_ok=True)
    for name in sorted({name for group in groups for name in group}):
        shutil.copyfile(ROOT / "samples" / name, assets / "samples" / name)
    names = {formats.schema_of(one) for one in nkformats.FORMATS}
    rules = {name: [[id, rule.severity] for id, rule in formats.rules_of(name).items()] for name in sorted(names)}
    text = json.dumps({"samples": groups, "rules": rules})
    (assets / "inspector" / "data.js").write_text(f"globalThis.INSPECTOR_DATA = {text};\n", "utf-8")
    page = target / "inspector.md"
    page.write_text(page.read_text("utf-8") + "\n" + "\n".join(_tags(parsers)) + "\n", "utf-8")


def _tags(parsers: list[Path]) -> Iterator[str]:
    names = ["assets/kaitai/KaitaiStream.js", *(f"assets/parsers/{path.name}" for path in parsers)]
    names += [f"assets/inspector/{name}.js" for name in SCRIPTS]
    for name in names:
        yield f'<script src="{name}" defer></script>'
