"""Exhibits of the rules of no single format. Which of them fires when is tested where each belongs."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import nk_models
import numpy as np
from gallery import Exhibit, refused

import nkformats
from conftest import ROOT
from nkformats import codegen, records, runtime

SAMPLES = ROOT / "samples"


def _changed(change: Callable[[Any], None]) -> Callable[[], Any]:
    """Writes a small network after a change of its record tree."""

    def write() -> bytes:
        model = nk_models.mlp()
        change(model.record)
        return model.to_bytes()

    return write


def _set(path: str, value: Any) -> Callable[[Any], None]:
    def change(record: Any) -> None:
        owner, _, name = path.rpartition(".")
        setattr(records.resolve(record, owner), name, value)

    return change


def exhibits() -> Iterator[Exhibit]:
    """One a rule."""
    digits = (SAMPLES / "digits.nk").read_bytes()
    layer = "layers[0].body.units"
    yield Exhibit("GEN001", {".nk": digits[:200]})
    yield refused("GEN002", _changed(_set(layer, None)))
    yield refused("GEN003", _changed(_set(layer, -1)))
    yield refused("GEN004", _changed(_set("header.input_shape", [1, 2, 3])))
    yield refused("GEN005", _changed(_set("layers[0].kind", 99)))
    yield Exhibit("GEN007", {".txt": b"no network at all\n"})
    yield Exhibit("GEN008", {".nk": digits}, ("--max-bytes", "1000"))
    yield refused("GEN009", lambda: nkformats.parse(memoryview(bytes(100))[::2]))
    matrix = np.zeros((2, 3, 4), "float64")
    yield refused("GEN010", lambda: nk_models.mlp().tensors.__setitem__("layers.0.weight", matrix))
    yield refused("GEN011", lambda: _with_text("\ud800").to_bytes())
    yield Exhibit("GEN012", {".nk": digits}, ("--variant", "v4"))
    yield Exhibit("GEN013", {".bin": (SAMPLES / "digits.bin").read_bytes()}, ("--format", "ncnn"))
    yield refused("GEN006", _undefined)
    yield refused("GEN014", lambda: runtime.load(SAMPLES / "every_operator.param", blob="o33"))
    yield refused("GEN015", _misfit)


def _with_text(name: str) -> nkformats.Model:
    model = nkformats.parse(SAMPLES / "digits.nk")
    model.record.tests.cases[0].name = name
    return model


def _misfit() -> None:
    """Two blobs whose shapes have nothing to do with each other, added."""
    graph = b"7767517\n3 3\nInput a 0 1 x 0=6 1=5 2=3\nMemoryData m 0 1 m 0=7\nBinaryOp b 2 1 x m out\n"
    runtime.load(nkformats.parse(graph, format="ncnn", companion=bytes(28)))


def _undefined() -> None:
    """The smallest schema whose expression can have no value: a parameter that another is divided by."""
    schema = """
meta: {id: root_, endian: le}
seq: [{id: rest, size-eos: true, doc: Nothing.}]
types:
  one:
    -nkf-key: 0
    params:
      - {id: parts, type: s4, -nkf-key: 0, doc: Number of parts.}
      - {id: each, type: s4, -nkf-key: 1, -nkf-default: '64 / parts', doc: Size of each.}
"""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "one.ksy"
        path.write_text(schema, "utf-8")
        module = codegen.build(path)
    records.fill_keys(object.__new__(module.One), {0: 0})
