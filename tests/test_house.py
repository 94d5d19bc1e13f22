"""The house: what is general knows no format."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import nkformats
from conftest import ROOT

#: Readers, writers, the engine of keyed networks, and the compiler.
GENERAL = [
    *(
        path
        for name in ("records", "keyed", "messages", "codegen")
        for path in sorted((ROOT / "nkformats" / name).rglob("*.py"))
    ),
    *(ROOT / "nkformats" / f"{name}.py" for name in ("codec", "companions", "model", "packing", "tensors")),
]
NAMES = {*(one.name for one in nkformats.FORMATS), "netkit", "pnnx"}


@pytest.mark.parametrize("path", GENERAL, ids=lambda path: f"{path.parent.name}.{path.stem}")
def test_general_modules_name_no_format(path: Path) -> None:
    """Neither a format nor a rule of one, in any name or text that is no documentation."""
    tree = ast.parse(path.read_text("utf-8"))
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    words = [node.id for node in ast.walk(tree) if isinstance(node, ast.Name)]
    words += [node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    words += [
        name.name for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom) for name in node.names
    ]
    words += [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs
    ]
    named = {word for text in words for word in re.findall(r"[a-z]+", text.lower())}
    assert not named & NAMES
    rules = [rule for text in words for rule in re.findall(r"[A-Z]{2,}[0-9]{3}", text)]
    assert [rule for rule in rules if not rule.startswith(("GEN", "AB"))] == []
