"""Rules of no single format: each can fire. Those of a format have a gallery of their own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import nk_models
import numpy as np
import pytest

import nkformats
from nkformats import FormatError, codegen, runtime
from nkformats.formats import every_rule
from nkformats.rules import GENERAL


def written(edit: Callable[[Any], Any]) -> Callable[[], Any]:
    """Writing a small model that somebody has edited."""

    def call() -> Any:
        model = nk_models.mlp()
        edit(model.record)
        return model.to_bytes()

    return call


def setting(path: str, value: Any) -> Callable[[], Any]:
    def edit(record: Any) -> None:
        for name in path.split(".")[:-1]:
            record = record[int(name)] if name.isdigit() else getattr(record, name)
        setattr(record, path.split(".")[-1], value)

    return written(edit)


def running(*lines: str) -> Callable[[], Any]:
    """Planning an ncnn network without weights."""

    def call() -> Any:
        text = "\n".join(["7767517", f"{len(lines)} {len(lines)}", *lines, ""])
        model = nkformats.parse(text.encode(), companion=b"")
        return runtime.load(model)(np.zeros(4, np.float32))

    return call


DATA = nk_models.mlp().to_bytes()

FIRES: dict[str, Callable[[], Any]] = {
    "GEN001": lambda: nkformats.parse(DATA[:100]),
    "GEN002": setting("layers.0.body", None),
    "GEN003": setting("layers.0.body.units", 2**32),
    "GEN004": setting("header.input_shape", [1, 3]),
    "GEN005": setting("layers.0.kind", 2),
    "GEN007": lambda: nkformats.parse(b"something else"),
    "GEN008": lambda: nkformats.parse(DATA, limits={"file.bytes": 10}),
    "GEN009": lambda: nkformats.parse(memoryview(DATA)[::2]),
    "GEN010": lambda: nk_models.mlp().record.weights.set_array("tensors", np.zeros(3, "f8")),
    "GEN011": setting("tests.cases.0.name", "\ud800"),
    "GEN012": lambda: nkformats.parse(DATA, variant="v3"),
    "GEN013": lambda: nkformats.parse(bytes(8), format="ncnn"),
    "GEN014": running("Input i 0 1 a 0=4", "CumulativeSum c 1 1 a b"),
    "GEN015": running("Input i 0 1 a 0=4", "Reshape r 1 1 a b 0=3"),
}


@pytest.mark.parametrize("rule", FIRES)
def test_a_rule_of_no_single_format_can_fire(rule: str) -> None:
    with pytest.raises(FormatError) as caught:
        FIRES[rule]()
    assert caught.value.rule == rule


#: A format whose only rule divides by what a file says.
DIVIDES = """
meta: {id: divides, title: Divides, file-extension: dv, license: CC0-1.0, ks-version: '0.11', endian: le}
seq:
  - {id: units, type: u1, doc: A number., -nkf-check: {DV001: sqrt(units - 1) >= 0}}
  - {id: trailing, size-eos: true, doc: The rest.}
-nkf-rules:
  DV001: {severity: error, summary: Less than one., why: Because., loader: none, mend: none, doc-ref: here}
"""


def test_an_expression_without_a_value(tmp_path: Path) -> None:
    """GEN006. The proofs of the compiler keep it out of layouts; in a check it can be."""
    (tmp_path / "divides.ksy").write_text(DIVIDES)
    divides = codegen.build(tmp_path / "divides.ksy")
    found = divides.check(divides.read(b"\0"))
    assert [(one.rule, one.severity) for one in found] == [("GEN006", "error")]
    assert divides.check(divides.read(b"\1")) == []


def test_no_rule_is_left_out() -> None:
    assert {*FIRES, "GEN006"} == set(GENERAL)
    assert set(GENERAL) < set(every_rule())
