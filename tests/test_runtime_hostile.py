"""Networks and inputs that no tool writes: the runtime stays exact, or refuses them in a sentence."""

from __future__ import annotations

import io
import json
import struct
import warnings
from pathlib import Path
from typing import Any

import nk_models
import nnn_models
import numpy as np
import numpy.typing as npt
import pytest
import runtime_reference as plain

import nkformats
from command import run
from conftest import ROOT
from nkformats import FormatError, runtime
from nkformats.generated import nk, nnn
from nkformats.generated.nk import Activation, LayerKind
from nkformats.rules import nnn as nnn_rules
from nkformats.runtime.graph import Scratch
from nkformats.runtime.kernels import integer, pool

Array = npt.NDArray[Any]
SAMPLES = ROOT / "samples"
DIGITS = SAMPLES / "digits.nk"


def params(**others: Any) -> nk.QuantParams:
    return nk.QuantParams(**{"input_scale": 1.0, "weight_scale": 1.0, "bias_scale": 1.0, "output_scale": 1.0} | others)


def append(model: nkformats.Model, kind: LayerKind, body: Any, tensors: dict[str, Array], *quant: Any) -> None:
    """A layer with these tensors; its scales are those of the parameters, for all channels."""
    along = {
        "quant.params": list(quant), "quant.channel_scales": [nk.ChannelScales(scales=np.zeros(0, "f4")) for _ in quant]
    }  # fmt: skip
    item = nk.Layer(kind=kind, body=body)
    model.insert("layers", len(model.record.layers), item, tensors=tensors, along=along)


def conv(model: nkformats.Model, w: Array, quant: Any, bias: Array | None = None, **how: Any) -> None:
    """A convolution with weights (outputs, k, k, inputs)."""
    body = nk.Conv2d(kernel_size=w.shape[1], filters=w.shape[0], **how)
    tensors = {"weight": w.astype(np.int8), "bias": np.zeros(len(w), np.int32) if bias is None else bias}
    append(model, LayerKind.CONV2D, body, tensors, quant)


def image(*shape: int) -> nkformats.Model:
    return nk_models.empty(list(shape), version=4, int8=True)


def load(model: nkformats.Model) -> runtime.Network:
    model.settle()
    return runtime.load(model)


# -- integers ---------------------------------------------------------------------------------------------------------


def test_means_of_large_windows_are_exact() -> None:
    """Of 90,000 values the sum is beyond what float32 holds; the sums lie about half way between two means."""
    n = 300
    model = image(n, n, 1)
    conv(model, np.ones((1, 1, 1, 1)), params(input_zero_point=-128, output_zero_point=-128))
    append(model, LayerKind.AVG_POOL2D, nk.Pool2d(pool_size=n, stride=1), {})
    network = load(model)
    for shift in range(-3, 4):
        x = np.full(n * n, 255)
        x[: n * n // 2 + shift] -= 1
        expected = (int(x.sum()) + n * n // 2) // (n * n) - 128
        assert network((x - 128).astype(np.int8).reshape(n, n, 1)).item() == expected


def test_windows_in_the_padding_widen_the_range() -> None:
    """Behind a ReLU with zero point 99, a window without a tap gives 0: 99 below all else, and the sums grow."""
    channels, zero = 1100, 99
    w = np.random.default_rng(3).integers(100, 128, (16, 2, 2, channels))
    bias = (zero * (w.sum((1, 2, 3)) - w[:, 1, 1].sum(1))).astype(np.int32)
    model = image(2, 2, channels)
    eye = np.eye(channels).reshape(channels, 1, 1, channels)
    conv(model, eye, params(output_zero_point=zero), activation=Activation.RELU)
    append(model, LayerKind.MAX_POOL2D, nk.Pool2d(pool_size=1, stride=1, pad_h=1, pad_w=1, packed=1), {})
    conv(model, w, params(input_zero_point=zero), bias)
    maps = np.full((4, 4, channels), -zero)
    maps[1:3, 1:3] = 0
    sums = [[(maps[i : i + 2, j : j + 2] * w).sum((1, 2, 3)) + bias for j in range(3)] for i in range(3)]
    found = load(model)(np.full((2, 2, channels), -50, np.int8))
    assert found.tolist() == np.clip(sums, -128, 127).tolist()


@pytest.mark.parametrize("scale", [1.0, 256.0, 2.0**20, 2.0**40])
def test_multipliers_above_one_do_not_wrap(scale: float) -> None:
    model = image(1, 1, 130)
    conv(model, np.full((1, 1, 1, 130), 127), params(input_scale=scale, weight_scale=256.0, output_scale=0.5))
    network = load(model)
    for value in (127, -128, 0):
        expected = min(max(value * 1000, -128), 127)
        assert network(np.full((1, 1, 130), value, np.int8)).item() == expected


@pytest.mark.parametrize("multiplier", [0.5, 0.75, 1 / 3, 2.0**-25, 0.999 * 2.0**-31])
def test_rescaling_of_large_sums(multiplier: float) -> None:
    sums = np.random.default_rng(2).integers(-integer.LARGEST, integer.LARGEST, 300)
    found = integer.rescale(sums, *integer.encode(multiplier))
    assert found.tolist() == [plain.rescale(int(one), multiplier) for one in sums]


@pytest.mark.parametrize(("zero", "expected"), [(0, 25), (-400, 125), (400, -75), (-integer.ZERO_POINT, 127)])
def test_residuals_of_every_zero_point(zero: int, expected: int) -> None:
    """All weights are 0: what leaves is the input times 1/4."""
    model = image(1, 1, 8)
    names = [f"{layer}.{kind}" for layer in ("expand", "project") for kind in ("weight", "bias")]
    arrays = [np.zeros((8, 1, 1, 8), np.int8), np.zeros(8, np.int32)] * 2
    body = nk.Mobilenetv4Uib(in_channels=8, out_channels=8, start_dw_kernel=0, middle_dw_kernel=0, expand_ratio=1.0)
    quant = params(input_zero_point=zero, output_scale=100.0), params(input_scale=100.0, output_scale=4.0)
    append(model, LayerKind.MOBILENETV4_UIB, body, dict(zip(names, arrays, strict=True)), *quant)
    assert set(load(model)(np.full((1, 1, 8), 100, np.int8)).reshape(-1).tolist()) == {expected}


@pytest.mark.parametrize("value", [1 << 24, -(1 << 31), (1 << 31) - 1])
@pytest.mark.parametrize(("name", "rule"), [("input", "NK407"), ("weight", "NK408"), ("output", "NK407")])
def test_zero_points_out_of_reach_are_refused(name: str, rule: str, value: int) -> None:
    model = nk_models.int8()
    setattr(model.record.quant.params[1], f"{name}_zero_point", value)
    with pytest.raises(FormatError) as caught:
        runtime.load(model)
    assert (caught.value.rule, caught.value.path) == (rule, f"quant.params[1].{name}_zero_point")
    assert str(value) in str(caught.value)


def test_sums_out_of_reach_are_refused() -> None:
    model = nk_models.int8()
    first = model.record.quant.params[0]
    first.input_zero_point = first.weight_zero_point = integer.ZERO_POINT
    with pytest.raises(FormatError) as caught:
        runtime.load(model)
    assert caught.value.path == "quant.params[0].weight_zero_point"


def test_what_is_no_number_has_no_integer() -> None:
    network = runtime.load(nk_models.int8())
    with pytest.raises(ValueError, match="nan"):
        network(np.full((4, 4, 1), np.nan, np.float32))
    low, high = (network(np.full((4, 4, 1), value, np.int8)) for value in (-128, 127))
    assert network(np.full((4, 4, 1), -np.inf, np.float32)).tolist() == low.tolist()
    assert network(np.full((4, 4, 1), np.inf, np.float32)).tolist() == high.tolist()
    result = run("run", SAMPLES / "digits_int8.nk", "--input", "nan " * 64)
    assert (result.exit_code, result.stdout) == (2, "")


# -- large windows ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "kernel", "stride", "before"),
    [(900, 700, 1, 0), (600, 300, 7, 200), (300, 900, 5, 400), (400, 300, 1, 450)],
)
def test_many_taps(size: int, kernel: int, stride: int, before: int) -> None:
    positions = (size + 2 * before - kernel) // stride + 1
    x = np.random.default_rng(1).integers(-99, 99, (2, size, 1, 3)).astype(np.float32)
    pads = ((before, before), (0, 0))
    for add, kind in ((pool.max_pool, "max"), (pool.avg_pool, "mean")):
        out = np.empty((2, positions, 1, 3), np.float32)
        for call in add(x, out, (kernel, 1), (stride, stride), (before, 0), Scratch()):
            call()
        expected = plain.pool(x, (kernel, 1), stride, pads, kind)
        assert np.allclose(out, expected, rtol=1e-5, atol=1e-4)


def test_taps_are_counted_without_a_loop() -> None:
    for size, kernel, stride, before in ((7, 3, 2, 1), (4, 9, 1, 6), (5, 2, 3, 4)):
        positions = (size + 2 * before - kernel) // stride + 1
        starts = [position * stride - before for position in range(positions)]
        expected = [sum(0 <= start + tap < size for tap in range(kernel)) for start in starts]
        assert pool.counts(size, positions, kernel, stride, before).tolist() == expected
    assert pool.counts(1 << 40, 1, 1 << 40, 1, 0).tolist() == [1 << 40]


def test_a_window_of_a_million() -> None:
    model = nk_models.empty([1 << 20, 1, 1])
    nk_models.add(model, LayerKind.MAX_POOL2D, nk.Pool2d(pool_size=1 << 20, stride=1, packed=1))
    x = np.zeros((1 << 20, 1, 1), np.float32)
    x[12345] = 7
    assert load(model)(x).item() == 7


# -- .nnn -------------------------------------------------------------------------------------------------------------


def findings(*parts: nnn_models.Part) -> list[str]:
    model = nnn_models.build(nnn_models.Net(parts), nnn.Layout(7))
    return [one.rule for one in model.findings if one.rule == "NNN212"]


def test_a_dense_layer_over_maps_of_unknown_rank() -> None:
    """Without its flag it keeps the axes that arrive, however many."""
    part = nnn_models.Part
    dense = part(np.ones((3, 4)), np.ones(4), flatten=0)
    assert findings(dense, part(np.ones((4, 1, 2, 4)), np.ones(4))) == []
    assert findings(dense, part(np.ones((4, 1, 2, 5)), np.ones(4))) == ["NNN212"]
    assert findings(dense, part(np.ones((8, 2)), np.ones(2), flatten=1)) == []
    assert findings(dense, part(np.ones((7, 2)), np.ones(2), flatten=1)) == ["NNN212"]
    assert findings(dense, part(np.ones((8, 2)), np.ones(2), flatten=0)) == ["NNN212"]
    model = nnn_models.build(nnn_models.Net((dense,)), nnn.Layout(7))
    assert nnn_rules.shapes(model, None, lambda *_: None) == [None]
    assert nnn_rules.shapes(model, (2, 5, 3), lambda *_: None) == [(2, 5, 4)]


# -- the verbs --------------------------------------------------------------------------------------------------------


def npy(header: str, data: bytes = b"", version: int = 1) -> bytes:
    length = struct.pack("<H" if version == 1 else "<I", len(header))
    return b"\x93NUMPY" + bytes([version, 0]) + length + header.encode() + data


def described(kind: str = "'<f4'", shape: str = "(64,)") -> bytes:
    return npy(f"{{'descr': {kind}, 'fortran_order': False, 'shape': {shape}, }}\n", bytes(256))


CRAFTED = {
    "huge": described(shape=f"({1 << 40},)"), "longer": described(shape="(65,)"),
    "digits": described(shape=f"({'9' * 60},)"),
    "negative": described(shape="(-1,)"), "product": described(shape="(2147483647, 2147483647, 2147483647)"),
    "brackets": npy("(" * 9000), "minus": npy("-" * 9000 + "1"), "minus 3": npy("---1"), "unhashable": npy("{[]:1}"),
    "nul": npy("\0"), "nothing": npy(""), "long": npy(" " * 200_000, version=2), "no type": described("'<f9'"),
    "object": described("'|O'"), "text": described("'<U1'"), "complex": described("'<c8'"),
    "fields": described("[('a', '<f4')]"),
    "rank": described(shape="(" + "1," * 70 + ")"), "version": npy("", version=9), "short": b"\x93NUMPY\1", "none": b"",
}  # fmt: skip


@pytest.mark.parametrize("name", CRAFTED)
def test_crafted_arrays(name: str, tmp_path: Path) -> None:
    path = tmp_path / "crafted.npy"
    path.write_bytes(CRAFTED[name])
    results = [run("run", DIGITS, "--input", path)]
    if CRAFTED[name].startswith(b"\x93NUMPY"):
        results.append(run("run", DIGITS, "--input", "-", data=CRAFTED[name]))
    for result in results:
        assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
        assert result.stderr.startswith("error: ")
        assert "pickle" not in result.stderr


def test_arrays_as_numpy_writes_them(tmp_path: Path) -> None:
    rows = np.random.default_rng(0).random((2, 8, 8, 1))
    expected = run("run", DIGITS, "--input", "-", data=stored(rows)).stdout
    assert expected.startswith("0: class")
    for array in (np.asfortranarray(rows), rows.astype(">f8"), rows.astype(np.longdouble), rows[:, ::-1][:, ::-1]):
        assert run("run", DIGITS, "--input", "-", data=stored(array)).stdout == expected
    for version in ((2, 0), (3, 0)):
        file = io.BytesIO()
        np.lib.format.write_array(file, rows, version)
        assert run("run", DIGITS, "--input", "-", data=file.getvalue()).stdout == expected
    for kind in ("bool", "int8", "uint16", "float16"):
        assert run("run", DIGITS, "--input", "-", data=stored(rows.astype(kind))).exit_code == 0
    single = run("run", SAMPLES / "minimal.nk", "--input", "-", data=stored(np.float32(2)))
    assert single.stdout == run("run", SAMPLES / "minimal.nk", "--input", "2").stdout


def stored(array: Any) -> bytes:
    file = io.BytesIO()
    np.save(file, array)
    return file.getvalue()


def test_an_input_of_another_shape(tmp_path: Path) -> None:
    """It is no fault of the file, whatever its format."""
    wrong = stored(np.ones((3, 8, 8, 2), np.float32))
    for file in ("digits.nk", "digits_int8.nk", "digits.nnn"):
        for data in (wrong, stored(np.float32(1))):
            result = run("run", SAMPLES / file, "--input", "-", data=data)
            assert (result.exit_code, result.stdout) == (2, ""), file
    assert run("run", SAMPLES / "digits.nnn", "--shape", "2x2x1", "--input", "1").exit_code == 2


def test_options_out_of_range() -> None:
    for words in (["--threads", "9" * 20], ["--threads", "100000"], ["--batch", "99999999"], ["--batch", "9" * 30],
                  ["--seconds", "nan"], ["--seconds", "inf"], ["--shape", "9" * 20 + "x1x1"]):  # fmt: skip
        result = run("bench", DIGITS, *words)
        assert (result.exit_code, result.stdout) == (2, ""), words
        assert "Usage" in result.stderr


def test_a_case_of_another_size_does_not_end_the_others(tmp_path: Path) -> None:
    model = nk_models.cnn()
    model.record.tests.cases[0].input_data = np.zeros(71, np.float32)
    path = tmp_path / "size.nk"
    path.write_bytes(model.to_bytes())
    result = run("test", path, DIGITS)
    assert result.exit_code == 1
    assert "10 of 10 cases passed" in result.stdout
    result = run("test", "--json", path, DIGITS)
    assert [one["passed"] for one in json.loads(result.stdout)["files"]] == [0, 10]


def test_warnings_of_threads_stay_away_from_the_terminal() -> None:
    data = stored(np.full((300, 8, 8, 1), 1e38, np.float32) * np.float32(3))
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        result = run("run", DIGITS, "--threads", "2", "--input", "-", data=data)
        assert (result.exit_code, result.stderr) == (0, "")
        assert run("run", DIGITS, "--input", "1e300 " * 64).exit_code == 0
    assert seen == []


@pytest.mark.parametrize(("name", "kind"), [("digits.nk", "flatten"), ("digits_int8.nk", "flatten")])
def test_a_kind_without_a_kernel(name: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it is when a schema learns a kind before the runtime does."""
    from nkformats.runtime import nk, nk_int8

    for one in (nk.Floats, nk_int8.Integers):
        monkeypatch.delattr(one, kind)
    with pytest.raises(FormatError) as caught:
        runtime.load(SAMPLES / name)
    error = caught.value
    number = next(at for at, layer in enumerate(error.model.record.layers) if layer.kind.name.lower() == kind)
    assert (error.rule, error.path, error.got) == ("GEN014", f"layers[{number}].kind", f"the kind {kind}")
    assert error.offset == next(span.offset for span in error.model.spans() if span.path == error.path)


@pytest.mark.parametrize(
    ("name", "path"), [("digits.nk", "layers[0].body.activation"), ("digits.nnn", "layers[0].activation")]
)
def test_an_activation_without_a_kernel(name: str, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from nkformats.runtime.kernels import activation

    for one in list(activation.FUNCTIONS):
        monkeypatch.delitem(activation.FUNCTIONS, one)
    with pytest.raises(FormatError) as caught:
        runtime.load(SAMPLES / name)
    assert (caught.value.rule, caught.value.path) == ("GEN014", path)
