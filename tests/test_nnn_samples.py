"""The `.nnn` samples: sound, built again to the byte, one of everything, and a classifier that classifies.

The arithmetic here shares nothing with samples/make_nnn_samples.py; it walks a network position by position.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import nkformats
from conftest import ROOT
from nkformats import records
from nkformats.generated import nnn
from nkformats.generated.nnn import Activation, LayerKind, Padding

FOLDER = ROOT / "samples"
PATHS = sorted(FOLDER.glob("*.nnn"))

#: The findings of each sample; those that are not listed have none. NNN201 says that a file is old.
FINDINGS = {
    **{f"b{number}.nnn": ["NNN201"] for number in (1, 2, 3, 4)},
    "b5.nnn": ["NNN201", "NNN203", "NNN203", "NNN203"],
    "b6.nnn": ["NNN201", "NNN209"],
    "empty.nnn": ["NNN202"],
    **{f"{era}.nnn": ["NNN201"] for era in ("j0", "j0b")},
    **{f"j{number}.nnn": ["NNN201", "NNN204", "NNN303"] for number in (1, 2, 3, 4)},
}
VARIANTS = {
    **{f"b{number}.nnn": f"B{number}" for number in (1, 2, 3, 5, 6, 7)},
    **{f"{era.lower()}.nnn": era for era in ("J0", "J0b", "J1", "J2", "J3", "J4")},
    "b4.nnn": "B4/B5", "mlp.nnn": "B6/B7", "empty.nnn": "B4/B5/B6/B7", "axes.nnn": "B7", "digits.nnn": "B7",
}  # fmt: skip

samples = pytest.mark.parametrize("path", PATHS, ids=lambda path: path.name)


@pytest.fixture(scope="module")
def script(scripts: Callable[[str], ModuleType]) -> ModuleType:
    return scripts("make_nnn_samples")


def test_all_that_the_script_builds_is_there(script: ModuleType) -> None:
    """Nothing more and nothing less, and the same bytes, from the weights that are in digits.nnn."""
    built = script.build(script.learned_before(FOLDER))
    assert sorted(built) == [path.name for path in PATHS]
    for path in PATHS:
        assert built[path.name] == path.read_bytes(), path.name


@samples
def test_sample(path: Path) -> None:
    """Sound, of the layout that its name says, small, and written back to the byte."""
    data = path.read_bytes()
    assert len(data) < 100_000
    report = nkformats.validate(path)
    assert (report.verdict, report.format, report.variant) == ("sound", "nnn", VARIANTS[path.name])
    assert sorted(finding.rule for finding in report.findings) == FINDINGS.get(path.name, [])
    model = nkformats.parse(data)
    assert model.to_bytes() == model.to_bytes(canonical=True) == data
    end = 0
    for span in model.spans():
        assert span.offset == end, span.path
        end += span.length
    assert end == (0 if model.has_original else len(data))


def test_one_of_everything() -> None:
    """Every variant, layer kind, activation and padding type; every part that may be absent; 1 to 3 axes."""
    models = [nkformats.parse(path) for path in PATHS]
    eras = {"J0", "J0b", "J1", "J2", "J3", "J4"}
    assert {variant for model in models for variant in model.variants} == {one.name for one in nnn.Layout} | eras
    found: set[Any] = set()
    for model in models:
        trees = [span.value for span in model.spans(nodes=True) if isinstance(span.value, records.Record)]
        for record in [model.record, *trees]:
            for field in type(record)._layout:
                value = getattr(record, field.name)
                if isinstance(value, IntEnum):
                    found.add(value.__class__.__name__ + value.name)
                if field.present is not None:
                    found.add((type(record).__name__, field.name, value is not None))
        found |= {("axes", len(one.shape) - 2) for name, one in model.tensors.items() if name.endswith("kernels")}
        found |= {("empty", one.nbytes == 0) for one in model.tensors.values()}
        found |= {("grad", layer.bias.requires_grad) for layer in model.record.layers}
    for enum in (LayerKind, Activation, Padding):
        assert {enum.__name__ + member.name for member in enum} <= found
    optional = (
        ("Layer", "tau"),
        ("Dense", "flatten"),
        ("Conv", "padding"),
        ("Conv", "padding_dims"),
        ("Nnn", "description"),
    )
    assert {(*one, there) for one in (*optional, ("Nnn", "num_parameters")) for there in (True, False)} <= found
    assert {("axes", 1), ("axes", 2), ("axes", 3), ("empty", True), ("grad", 0), ("grad", 1)} <= found


# -- the digit classifier ---------------------------------------------------------------------------------------------


def convolve(x: Any, kernels: Any, bias: Any, pads: list[int]) -> Any:
    """One feature map, channels last, over any number of axes, position by position."""
    x = np.pad(x, [*zip(pads[::2], pads[1::2], strict=True), (0, 0)])
    sizes = kernels.shape[1:-1]
    shape = [length - size + 1 for length, size in zip(x.shape[:-1], sizes, strict=True)]
    result = np.empty((*shape, len(kernels)))
    for place in np.ndindex(*shape):
        window = x[tuple(slice(at, at + size) for at, size in zip(place, sizes, strict=True))]
        result[place] = [(window * kernel).sum() for kernel in kernels] + bias
    return result


def softmax(y: Any) -> Any:
    powers = np.exp(y - y.max(axis=-1, keepdims=True))
    return powers / powers.sum(axis=-1, keepdims=True)


def run(model: nkformats.Model, x: Any) -> Any:
    for number, layer in enumerate(model.record.layers):
        bias = model.tensors[f"layers.{number}.bias"].to_numpy().astype("f8")
        if layer.kind == LayerKind.CONV:
            kernels = model.tensors[f"layers.{number}.kernels"].to_numpy().astype("f8")
            x = convolve(x, kernels, bias, layer.body.padding_dims.values)
        else:
            x = x.reshape(-1) if layer.body.flatten else x
            x = x @ model.tensors[f"layers.{number}.weights"].to_numpy().astype("f8") + bias
        tau = layer.tau
        x = {
            Activation.LINEAR: lambda y: y,
            Activation.RELU: lambda y: np.maximum(y, 0),
            Activation.LEAKY_RELU: lambda y, tau=tau: np.where(y > 0, y, tau * y),
            Activation.SOFTMAX: softmax,
        }[layer.activation](x)
    return x


def test_digits_are_classified(script: ModuleType) -> None:
    """On the held-out images that the `.nk` classifier carries, one for each digit; and as the script computes it."""
    model = nkformats.parse(FOLDER / "digits.nnn")
    weights = {name: values.astype("f8") for name, values in script.learned_before(FOLDER).items()}
    cases = nkformats.parse(FOLDER / "digits.nk").record.tests.cases
    right = 0
    for case in cases:
        image = case.array("input_data").reshape(8, 8, 1).astype("f8")
        outputs = run(model, image)
        np.testing.assert_allclose(outputs, softmax(script.forward(weights, image[None])[2])[0], rtol=1e-6, atol=1e-12)
        right += int(outputs.argmax()) == case.label
    assert len(cases) == 10
    assert right >= 9
