"""Running `.nk`: every kind and version against plain arithmetic, the corpus against the reference's outputs."""

from __future__ import annotations

import hashlib
import threading
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nk_models
import numpy as np
import numpy.typing as npt
import pytest
import runtime_reference as plain

import nkformats
from conftest import ROOT, corpus_files
from nkformats import FormatError, runtime
from nkformats.generated import nk
from nkformats.generated.nk import Activation, LayerKind, NetworkKind

Array = npt.NDArray[Any]
SAMPLES = ROOT / "samples"
ONE = ((1, 1), (1, 1))


def digest(model: nkformats.Model) -> str:
    return hashlib.sha256(model.to_bytes()).hexdigest()


def inputs(*shape: int, seed: int = 3) -> Array:
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


def close(found: Array, expected: Array, limit: float = 1e-5) -> bool:
    return found.shape == expected.shape and bool(np.abs(found - expected).max() <= limit * np.abs(expected).max())


# -- the corpus -------------------------------------------------------------------------------------------------------

REAL = corpus_files("nk", "*.nk")
SYNTHETIC = corpus_files("nk/synthetic", "*.nk")
#: The reference's output is wrong: it ignores the padding of a 1x1 convolution, and reads beside its input.
DEFECTIVE = {"conv1x1_pad1"}


def probe(count: int) -> Array:
    """The corpus's input: int8 values of a linear congruential generator."""
    state, values = 12345, []
    for _ in range(count):
        state = (state * 1664525 + 1013904223) % 2**32
        values.append(state >> 24)
    return np.array(values, np.uint8).view(np.int8)


def reference(path: Path) -> dict[str, Path]:
    """The reference's outputs, by what went in: ``probe``, ``case3``."""
    folders = (path.parent, path.parent / "reference")
    found = [file for folder in folders for file in folder.glob(f"{path.stem}__*.[fi]*")]
    return {file.stem.rsplit("__", 1)[1]: file for file in found}


def given(network: runtime.Network, name: str, model: nkformats.Model) -> Array:
    assert network.input_shape is not None
    if name == "probe":
        values = probe(int(np.prod(network.input_shape)))
        return values if model.record.quant is not None else values.astype(np.float32) / 64
    values = model.record.tests.cases[int(name.removeprefix("case"))].array("input_data")
    return values


@pytest.mark.parametrize("mode", ["fast", "strict"])
@pytest.mark.parametrize("compat", [None, "netkit"])
@pytest.mark.parametrize("path", REAL, ids=lambda path: path.stem)
def test_real_files_pass_their_own_cases(path: Path, mode: str, compat: str | None) -> None:
    cases = runtime.load(path, mode=mode, compat=compat).test()
    assert cases
    assert [case for case in cases if not case.passed] == []


@pytest.mark.parametrize("mode", ["fast", "strict"])
@pytest.mark.parametrize("path", REAL + SYNTHETIC, ids=lambda path: path.stem)
def test_outputs_are_the_references(path: Path, mode: str) -> None:
    model = nkformats.parse(path)
    network = runtime.load(model, mode=mode, compat="netkit")
    files = reference(path)
    assert files or model.record.header.version < 3
    for name, file in files.items():
        output = network(given(network, name, model)).reshape(-1)
        expected = np.fromfile(file, output.dtype)
        if path.stem in DEFECTIVE:
            assert not close(output, expected)
        elif output.dtype == np.int8:
            assert output.tobytes() == expected.tobytes(), name
        else:
            assert np.abs(output - expected).max(initial=0) <= 1e-5 * np.abs(expected).max(initial=0), name


@pytest.mark.parametrize("path", REAL + SYNTHETIC, ids=lambda path: path.stem)
def test_running_leaves_the_model_alone_and_gives_the_same_bits_again(path: Path) -> None:
    model = nkformats.parse(path)
    before = digest(model)
    network = runtime.load(model)
    x = given(network, "probe", model)
    first = network(x)
    network.test()
    assert network(x).tobytes() == first.tobytes()
    assert runtime.load(model)(x).tobytes() == first.tobytes()
    assert digest(model) == before
    plan = network.plan(1)
    assert plan.arena_bytes <= 1.05 * plan.bound_bytes


# -- our own samples --------------------------------------------------------------------------------------------------

OWN = sorted(SAMPLES.glob("*.nk"))


@pytest.mark.parametrize("mode", ["fast", "strict"])
@pytest.mark.parametrize("path", OWN, ids=lambda path: path.stem)
def test_samples_run(path: Path, mode: str) -> None:
    model = nkformats.parse(path)
    before = digest(model)
    network = runtime.load(model, mode=mode)
    assert [case for case in network.test() if not case.passed] == []
    assert network.input_shape is not None
    x = inputs(3, *network.input_shape)
    y = network.run(x)
    assert y.shape == (3, *(network.output_shape or ()))
    assert np.isfinite(network.real(y)).all()
    assert network.run(x).tobytes() == y.tobytes()
    assert [layer.output_shape for layer in network.layers][-1] == network.output_shape
    assert digest(model) == before


def test_one_sample_runs_as_in_a_batch() -> None:
    network = runtime.load(SAMPLES / "every_kind.nk")
    x = inputs(5, *(network.input_shape or ()))
    together = network.run(x)
    for one, expected in zip(x, together, strict=True):
        assert close(network(one), expected)
        assert close(network(one.reshape(-1)), expected)
    assert network.run(x[:0]).shape == (0, 3)
    assert np.array_equal(network(x), together)


def test_inputs_of_another_shape_are_refused() -> None:
    network = runtime.load(SAMPLES / "digits.nk")
    for shape in ((8, 8), (2, 8, 8, 2), (63,), (1, 1, 8, 8, 1)):
        with pytest.raises(ValueError, match="expected"):
            network(np.zeros(shape))
    with pytest.raises(ValueError, match="expected"):
        network.run(np.zeros((8, 8, 1)))
    with pytest.raises(ValueError, match="input shape"):
        runtime.load(SAMPLES / "digits.nk", input_shape=(9, 9, 1))


def test_threads_share_a_network_and_split_a_batch() -> None:
    network = runtime.load(SAMPLES / "digits.nk")
    x = inputs(200, 8, 8, 1)
    expected = network.run(x)
    found: dict[int, Array] = {}
    workers = [threading.Thread(target=lambda n=n: found.update({n: network.run(x)})) for n in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert all(np.array_equal(found[n], expected) for n in range(4))
    split = runtime.load(SAMPLES / "digits.nk", threads=3)
    assert np.array_equal(split.run(x), split.run(x))
    assert close(split.run(x), expected)


def test_progress_is_told() -> None:
    network = runtime.load(SAMPLES / "digits.nk")
    told: list[int] = []
    network.run(inputs(100, 8, 8, 1), progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 100


def test_profile_adds_up() -> None:
    network = runtime.load(SAMPLES / "digits.nk")
    x = inputs(2, 8, 8, 1)
    assert np.array_equal(network.profile(x), network.run(x))
    once = [layer.seconds for layer in network.layers]
    network.profile(x)
    assert all(later >= before for later, before in zip((n.seconds for n in network.layers), once, strict=True))
    assert [(layer.name, layer.kind, layer.macs) for layer in network.layers][:2] == [
        ("layers.0", "conv2d", 8 * 8 * 8 * 9), ("layers.1", "max_pool2d", 0)
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"mode": "quick"}, "mode"), ({"compat": "other"}, "compat"), ({"threads": 0}, "threads"),
        ({"threads": "2"}, "threads"), ({"threads": 1.5}, "threads"), ({"threads": True}, "threads"),
        ({"threads": 10**7}, "threads"), ({"tau": 0.1}, "tau"), ({"upstream_taps": True}, "upstream_taps"),
        ({"input_shape": 5}, "input_shape"), ({"input_shape": ()}, "input_shape"),
        ({"input_shape": (8.0, 8, 1)}, "input_shape"), ({"input_shape": (8, 8, 2)}, "input shape"),
    ],
)  # fmt: skip
def test_arguments_are_checked(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        runtime.load(SAMPLES / "digits.nk", **arguments)


def test_arguments_that_will_do() -> None:
    for shape in ([8, 8, 1], np.array([8, 8, 1])):
        given: Any = shape
        assert runtime.load(SAMPLES / "digits.nk", input_shape=given, threads=np.int64(2)).input_shape == (8, 8, 1)
    with pytest.raises(ValueError, match="compat"):
        runtime.load(SAMPLES / "digits.nnn", compat="netkit")
    for tau in (float("nan"), float("inf"), "0.1", True, 10**400):
        wrong: Any = tau
        with pytest.raises(ValueError, match="tau"):
            runtime.load(SAMPLES / "digits.nnn", tau=wrong)


@pytest.mark.parametrize(
    "given", [np.zeros(64, complex), np.zeros(64, "M8[s]"), np.zeros(64, "i4,i4"), [10**400] * 64, ["1"] * 64]
)
def test_inputs_that_are_no_real_numbers(given: Any) -> None:
    for name in ("digits.nk", "digits_int8.nk"):
        with pytest.raises(ValueError, match="dtype"):
            runtime.load(SAMPLES / name)(given)


def test_no_int8_value_stands_for_nan() -> None:
    network = runtime.load(SAMPLES / "digits_int8.nk")
    with pytest.raises(ValueError, match="nan"):
        network(np.full(64, np.nan))
    assert network(np.full(64, np.inf)).dtype == np.int8


@pytest.mark.parametrize("name", ["digits.nk", "digits_int8.nk", "every_kind.nk"])
def test_the_callers_settings_of_numpy_change_nothing(name: str) -> None:
    expected = runtime.load(SAMPLES / name, threads=2)
    x = inputs(40, *(expected.input_shape or ())).astype(np.float64) * 1e30
    x[::2] *= np.inf
    x[np.isnan(x)] = 0
    with np.errstate(all="raise"):
        network = runtime.load(SAMPLES / name, threads=2)
        assert network.run(x).tobytes() == network.run(x).tobytes()
        found = network.run(x[:1]), network.run(x[:1]), network.profile(x[:2])
        network.test()
    assert found[0].tobytes() == expected.run(x[:1]).tobytes()


@pytest.mark.parametrize("threads", [1, 3])
def test_progress_may_read_but_not_run(threads: int) -> None:
    network = runtime.load(SAMPLES / "digits.nk", threads=threads)
    x = inputs(200, 8, 8, 1)
    expected = network.run(x)
    caller, seen = threading.get_ident(), set[Any]()

    def watch(done: int) -> None:
        seen.add((threading.get_ident(), network.layers[0].macs, network.output_shape))

    def watching() -> None:
        nonlocal caller
        caller = threading.get_ident()
        assert np.array_equal(network.run(x, progress=watch), expected)

    worker = threading.Thread(target=watching, daemon=True)
    worker.start()
    worker.join(30)
    assert not worker.is_alive()
    assert seen == {(caller, 4608, (10,))}
    if threads > 1:
        for again in (x, x[:1]):
            with pytest.raises(RuntimeError, match="progress"):
                network.run(x, progress=lambda done, again=again: network.run(again))
    with pytest.raises(KeyError):
        network.run(x, progress=lambda done: {}[done])
    assert np.array_equal(network.run(x), expected)


def test_edits_after_loading_change_nothing() -> None:
    model = nkformats.parse(SAMPLES / "digits.nk")
    network = runtime.load(model)
    x = inputs(3, 8, 8, 1)
    expected = network.run(x[:2])
    for layer in model.record.layers:
        for name in ("stride", "filters", "units", "pool_size", "pad_h"):
            if hasattr(layer.body, name):
                setattr(layer.body, name, 7)
    del model.record.layers[-1]
    assert close(network.run(x)[:2], expected)


@pytest.mark.parametrize(
    ("kind", "shape"),
    [(NetworkKind.CNN, shape) for shape in ([0, 8, 3], [8, 0, 3], [8, 8, 0], [4], [4, 4], [])]
    + [(NetworkKind.MLP, shape) for shape in ([0, 4], [4, 0], [4], [])],
)
def test_a_size_of_zero_is_refused(kind: NetworkKind, shape: list[int]) -> None:
    """Where `validate` only warns, or says nothing, because the rank is unusual."""
    for layers in (0, 1):
        model = nk_models.empty(shape, network_kind=kind)
        if layers and kind == NetworkKind.CNN:
            nk_models.add(model, LayerKind.CONV2D, nk.Conv2d(kernel_size=3, filters=4), {"": (4, 3, 3, 3)})
        elif layers:
            nk_models.add(model, LayerKind.DENSE, nk.Dense(units=2), {"": (2, 4)})
        model = nkformats.parse(model.to_bytes())
        assert all(finding.severity != "error" for finding in model.findings)
        with pytest.raises(FormatError) as caught:
            runtime.load(model)
        assert (caught.value.rule, caught.value.path) == ("NK107", "header.input_shape")


def test_cases_that_cannot_be_run_have_failed() -> None:
    model = nk_models.mlp()
    first, second = model.record.tests.cases
    first.input_data = np.zeros(5, np.float32)
    second.expected_output = np.zeros(7, np.float32)
    model.settle()
    cases = runtime.load(nkformats.parse(model.to_bytes())).test()
    assert [(case.passed, case.error) for case in cases] == [(False, np.inf)] * 2
    assert cases[0].reason == "its input: 5 values, the network takes 3"
    assert cases[1].reason == "7 outputs are expected, there are 2"
    model = nkformats.parse(SAMPLES / "digits.nk")
    model.record.tests.cases[0].label = 9
    model.record.tests.cases[1].expected_output = np.full(10, 2, np.float32)
    failed = [case.reason for case in runtime.load(model).test() if case.reason]
    assert failed[0].endswith("is the largest, not 9")
    assert failed[1].endswith("from the expected one")


def test_rows_of_an_mlp_count() -> None:
    model = nk_models.empty([5, 4], network_kind=NetworkKind.MLP)
    nk_models.add(model, LayerKind.DENSE, nk.Dense(units=3), {"": (3, 4)})
    network = runtime.load(model)
    for _ in range(2):
        assert (network.output_shape, network.layers[0].output_shape, network.layers[0].macs) == ((5, 3), (5, 3), 60)
        network.run(inputs(7, 5, 4))


def test_weights_are_packed_once_at_most() -> None:
    """Also where they are not aligned; products of batches take the same copy as those of one sample."""
    for inputs_ in (200, 1000):
        model = nk_models.empty([1, inputs_], network_kind=NetworkKind.MLP)
        nk_models.add(model, LayerKind.DENSE, nk.Dense(units=1000), {"": (1000, inputs_)})
        model = nkformats.parse(model.to_bytes())
        size = model.tensors["layers.0.weight"].nbytes
        network = runtime.load(model)
        tracemalloc.start()
        single = network.run(inputs(1, inputs_))
        network.run(inputs(8, inputs_))
        grown = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        assert grown < 1.4 * size
        assert close(network.run(inputs(8, inputs_))[:1], network.run(inputs(8, inputs_)[:1]))
        assert single.shape == (1, 1000)


def test_no_memory() -> None:
    model = nk_models.empty([60_000, 60_000, 1])
    nk_models.add(model, LayerKind.CONV2D, nk.Conv2d(kernel_size=1, filters=50_000), {"": (50_000, 1, 1, 1)})
    with pytest.raises(ValueError, match=r"no memory to run 1 of \(60000, 60000, 1\): .* bytes"):
        runtime.load(model)


# -- each kind by itself ----------------------------------------------------------------------------------------------


def model_of(
    shape: list[int], kind: LayerKind, body: Any, shapes: nk_models.Shapes | None = None, *,
    biases: nk_models.Shapes | None = None, **more: Any,
) -> Any:  # fmt: skip
    model = nk_models.empty(shape, **more)
    nk_models.add(model, kind, body, shapes, biases=biases)
    # Every value another: an order mistaken anywhere changes something.
    if model.record.quant is None:
        for number, (name, tensor) in enumerate(model.tensors.items()):
            model.tensors[name] = inputs(*tensor.shape, seed=number) * np.float32(0.5)
    return model


def ours(model: Any, x: Array) -> Array:
    return runtime.load(model).run(x)


def w(model: Any, name: str) -> Array:
    return np.asarray(model.tensors[f"layers.0.{name}"].to_numpy(), np.float64)


def matrix(x: Array, model: Any, name: str) -> Array:
    stored = w(model, f"{name}.weight")
    result: Array = x @ stored.reshape(len(stored), -1).T + w(model, f"{name}.bias")
    return result


def conv(x: Array, model: Any, name: str, stride: int = 1) -> Array:
    return plain.convolve(x, w(model, f"{name}.weight").transpose(1, 2, 3, 0), stride, ONE) + w(model, f"{name}.bias")


def dw(x: Array, model: Any, name: str, stride: int = 1) -> Array:
    taps = w(model, f"{name}.weight").transpose(1, 2, 0)
    pad = (taps.shape[0] - 1) // 2
    return plain.depthwise(x, taps, stride, ((pad, pad), (pad, pad))) + w(model, f"{name}.bias")


def norm(x: Array, model: Any, name: str) -> Array:
    result: Array = x * w(model, f"{name}.weight") + w(model, f"{name}.bias")
    return result


def relu(x: Array) -> Array:
    return np.maximum(x, 0)


def silu(x: Array) -> Array:
    return x / (1 + np.exp(-x))


def layer_norm(x: Array, model: Any, name: str, eps: float) -> Array:
    return norm((x - x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, keepdims=True) + eps), model, name)


def test_resnet_block() -> None:
    for inputs_, stride in ((4, 1), (4, 2), (3, 1)):
        shapes = {"conv1": (4, 3, 3, inputs_), "bn1": (4,), "conv2": (4, 3, 3, 4), "bn2": (4,)}
        if stride != 1 or inputs_ != 4:
            shapes |= {"shortcut": (4, 1, 1, inputs_), "shortcut_bn": (4,)}
        body = nk.ResnetBasicBlock(in_channels=inputs_, out_channels=4, stride=stride)
        model = model_of([7, 6, inputs_], LayerKind.RESNET_BASIC_BLOCK, body, shapes)
        x = inputs(2, 7, 6, inputs_)
        y = relu(norm(conv(x, model, "conv1", stride), model, "bn1"))
        y = norm(conv(y, model, "conv2"), model, "bn2")
        short = x
        if "shortcut" in shapes:
            short = norm(matrix(x[:, ::stride, ::stride], model, "shortcut"), model, "shortcut_bn")
        assert close(ours(model, x), relu(y + short))


@pytest.mark.parametrize(
    ("start", "middle", "stride", "down"), [(3, 5, 1, 1), (0, 3, 2, 1), (5, 0, 2, 0), (3, 3, 2, 0), (3, 3, 2, 1)]
)
def test_inverted_bottleneck(start: int, middle: int, stride: int, down: int) -> None:
    shapes: dict[str, tuple[int, ...]] = {}
    shapes |= {"start_dw": (4, start, start), "start_bn": (4,)} if start else {}
    shapes |= {"expand": (8, 1, 1, 4), "expand_bn": (8,)}
    shapes |= {"middle_dw": (8, middle, middle), "middle_bn": (8,)} if middle else {}
    shapes |= {"project": (4, 1, 1, 8), "project_bn": (4,)}
    body = nk.Mobilenetv4Uib(
        in_channels=4, out_channels=4, start_dw_kernel=start, middle_dw_kernel=middle, stride=stride,
        middle_dw_downsample=down, expand_ratio=2.0,
    )  # fmt: skip
    model = model_of([8, 7, 4], LayerKind.MOBILENETV4_UIB, body, shapes)
    y = x = inputs(2, 8, 7, 4)
    if start:
        y = norm(dw(y, model, "start_dw", 1 if down and middle else stride), model, "start_bn")
    y = relu(norm(matrix(y, model, "expand"), model, "expand_bn"))
    if middle:
        y = relu(norm(dw(y, model, "middle_dw", stride if down else 1), model, "middle_bn"))
    y = norm(matrix(y, model, "project"), model, "project_bn")
    assert close(ours(model, x), y + x if stride == 1 else y)


@pytest.mark.parametrize("mode", ["fast", "strict"])
@pytest.mark.parametrize("shift", [-10.0, -1e3, -1e8, -np.inf])
@pytest.mark.parametrize("share", [0.5, 1.0])
def test_channels_that_are_switched_off_cost_no_accuracy(mode: str, shift: float, share: float) -> None:
    """Behind a large negative shift a ReLU leaves exactly nothing, whatever the layers after it make of that."""
    off = np.where(np.arange(32) < 32 * share, shift, 0.25).astype(np.float32)
    body: Any = nk.Mobilenetv4Uib(in_channels=4, out_channels=3, middle_dw_kernel=3, expand_ratio=8.0)
    shapes = {"expand": (32, 1, 1, 4), "expand_bn": (32,), "middle_dw": (32, 3, 3), "middle_bn": (32,)}
    shapes |= {"project": (3, 1, 1, 32), "project_bn": (3,)}
    bottleneck = model_of([8, 8, 4], LayerKind.MOBILENETV4_UIB, body, shapes)
    body = nk.ResnetBasicBlock(in_channels=32, out_channels=32)
    shapes = {"conv1": (32, 3, 3, 32), "bn1": (32,), "conv2": (32, 3, 3, 32), "bn2": (32,)}
    block = model_of([8, 8, 32], LayerKind.RESNET_BASIC_BLOCK, body, shapes)
    for model, norms, first in ((bottleneck, ("expand_bn", "middle_bn"), "expand"), (block, ("bn1",), "conv1")):
        for name in norms:
            model.tensors[f"layers.0.{name}.bias"] = off
        # Sums of some 0.01: they stay below every shift.
        model.tensors[f"layers.0.{first}.weight"] = (w(model, f"{first}.weight") * 1e-3).astype(np.float32)
        x = inputs(2, *model.record.header.input_shape[:3])
        if model is bottleneck:
            y = relu(norm(matrix(x, model, "expand"), model, "expand_bn"))
            y = relu(norm(dw(y, model, "middle_dw"), model, "middle_bn"))
            expected = norm(matrix(y, model, "project"), model, "project_bn")
        else:
            y = relu(norm(conv(x, model, "conv1"), model, "bn1"))
            expected = relu(norm(conv(y, model, "conv2"), model, "bn2") + x)
        found = runtime.load(model, mode=mode).run(x)
        assert close(found, expected, 2e-6)


def test_convnext_block() -> None:
    shapes = {"dw": (3, 7, 7), "ln": (3,), "pw1": (12, 3), "grn": (12,), "pw2": (3, 12)}
    body = nk.Convnextv2Block(channels=3, eps=1e-4)
    model = model_of([6, 5, 3], LayerKind.CONVNEXTV2_BLOCK, body, shapes)
    x = inputs(2, 6, 5, 3)
    t = matrix(layer_norm(dw(x, model, "dw"), model, "ln", body.eps), model, "pw1")
    t = 0.5 * t * (1 + np.tanh(0.7978845608 * (t + 0.044715 * t**3)))
    n = np.sqrt((t * t).sum((1, 2), keepdims=True))
    t = norm(t * n / (n.mean(-1, keepdims=True) + body.eps), model, "grn") + t
    assert close(ours(model, x), x + matrix(t, model, "pw2"))


def head(x: Array, model: Any, prefix: str, count: int) -> Array:
    x = silu(matrix(x, model, f"{prefix}stem"))
    ends = []
    for branch in ("cls", "reg"):
        y = x
        for number in range(count):
            y = silu(conv(y, model, f"{prefix}{branch}_convs.{number}"))
        ends.append(y)
    return np.concatenate([
        matrix(ends[1], model, f"{prefix}reg_pred"), matrix(ends[1], model, f"{prefix}obj_pred"),
        matrix(ends[0], model, f"{prefix}cls_pred"),
    ], axis=-1)  # fmt: skip


def test_detection_head() -> None:
    body = nk.YoloxDecoupledHead(in_channels=3, hidden_dim=4, num_classes=2, num_convs=2)
    model = model_of([5, 4, 3], LayerKind.YOLOX_DECOUPLED_HEAD, body, nk_models.head_shapes(3, 4, 2, 2))
    x = inputs(2, 5, 4, 3)
    assert close(ours(model, x), head(x, model, "", 2))


def test_layer_norm_and_batch_norm() -> None:
    x = inputs(2, 4, 3, 5)
    model = model_of([4, 3, 5], LayerKind.LAYERNORM2D, nk.Layernorm2d(channels=5, eps=1e-3), {"": (5,)})
    bare = {name.removeprefix("layers.0."): tensor.to_numpy() for name, tensor in model.tensors.items()}
    expected = (x - x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, keepdims=True) + 1e-3)
    assert close(ours(model, x), expected * bare["weight"] + bare["bias"])
    model = model_of([4, 3, 5], LayerKind.BATCH_NORM2D, nk.BatchNorm2d(channels=5), {"": (5,)})
    bare = {name.removeprefix("layers.0."): tensor.to_numpy() for name, tensor in model.tensors.items()}
    assert close(ours(model, x), x * bare["weight"] + bare["bias"])


@pytest.mark.parametrize(
    ("byte", "kernel", "pads"),
    [(3, (3, 3), (0, 0)), (0, (3, 3), (0, 0)), (0x21, (3, 3), (1, 2)), (5, (3, 5), (0, 0)), (1, (3, 5), (1, 0))],
)
def test_readings_of_the_last_byte_of_a_depthwise_layer(byte: int, kernel: Any, pads: tuple[int, int]) -> None:
    body = nk.DepthwiseConv2d(kernel_h=3, channels=2, pad_h=1, pad_w=2, kernel_w_or_pad=byte)
    model = model_of([6, 7, 2], LayerKind.DEPTHWISE_CONV2D, body, {"": (2, *kernel)})
    x = inputs(1, 6, 7, 2)
    taps = model.tensors["layers.0.weight"].to_numpy().transpose(1, 2, 0)
    expected = plain.depthwise(x, taps, 1, ((1, 1 + pads[0]), (2, 2 + pads[1])))
    assert close(ours(model, x), expected + model.tensors["layers.0.bias"].to_numpy())


def test_padding_of_a_1x1_convolution_counts() -> None:
    body = nk.Conv2d(kernel_size=1, filters=2, pad_h=1, pad_w=1)
    model = model_of([3, 3, 2], LayerKind.CONV2D, body, {"": (2, 1, 1, 2)})
    y = ours(model, inputs(1, 3, 3, 2))
    assert y.shape == (1, 5, 5, 2)
    assert (y[0, 0] == model.tensors["layers.0.bias"].to_numpy()).all()


def test_softmax_of_maps_is_over_all_of_them() -> None:
    body = nk.Conv2d(kernel_size=1, filters=3, activation=Activation.SOFTMAX)
    model = model_of([4, 4, 2], LayerKind.CONV2D, body, {"": (3, 1, 1, 2)})
    y = ours(model, inputs(2, 4, 4, 2))
    assert np.allclose(y.sum((1, 2, 3)), 1)


def test_rows_of_an_mlp_share_a_softmax() -> None:
    model = model_of(
        [3, 4], LayerKind.DENSE, nk.Dense(units=2, activation=Activation.SOFTMAX), {"": (2, 4)},
        network_kind=NetworkKind.MLP,
    )  # fmt: skip
    network = runtime.load(model)
    assert (network.input_shape, network.output_shape) == ((3, 4), (3, 2))
    assert np.allclose(network.run(inputs(5, 3, 4)).sum((1, 2)), 1)
    assert network(inputs(3, 4)).shape == (3, 2)


def test_version_1_stores_dense_weights_the_other_way_round() -> None:
    x = inputs(2, 4)
    for version in (1, 2):
        model = model_of(
            [1, 4], LayerKind.DENSE, nk.Dense(version=version, units=3), {"": (4, 3) if version == 1 else (3, 4)},
            version=version, network_kind=NetworkKind.MLP, biases={"": (3,)},
        )  # fmt: skip
        stored = model.tensors["layers.0.weight"].to_numpy()
        expected = x @ (stored if version == 1 else stored.T) + model.tensors["layers.0.bias"].to_numpy()
        assert close(ours(model, x), expected)


def test_weights_are_not_copied_for_one_sample() -> None:
    model = nk_models.empty([1, 2000], network_kind=NetworkKind.MLP)
    nk_models.add(model, LayerKind.DENSE, nk.Dense(units=1000), {"": (1000, 2000)})
    assert model.tensors["layers.0.weight"].array is not None
    tracemalloc.start()
    runtime.load(model)(inputs(2000))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 1 << 20


@pytest.mark.parametrize("int8", [False, True])
def test_a_run_allocates_its_result_and_nothing_else(int8: bool) -> None:
    """Beyond the buffers of numpy for views and conversions, which do not grow with what is computed."""
    model = nk_models.empty([96, 96, 16], version=4, int8=int8)
    pads = {"pad_h": 1, "pad_w": 1}
    body: Any = nk.Conv2d(version=4, kernel_size=3, filters=16, activation=Activation.RELU, **pads)
    nk_models.add(model, LayerKind.CONV2D, body, {"": (16, 3, 3, 16)})
    body = nk.DepthwiseConv2d(kernel_h=3, channels=16, kernel_w_or_pad=3, **pads)
    nk_models.add(model, LayerKind.DEPTHWISE_CONV2D, body, {"": (16, 3, 3)})
    shapes = {"expand": (32, 1, 1, 16), "middle_dw": (32, 3, 3), "project": (16, 1, 1, 32)}
    if not int8:
        shapes |= {"expand_bn": (32,), "middle_bn": (32,), "project_bn": (16,)}
        nk_models.add(model, LayerKind.LAYERNORM2D, nk.Layernorm2d(channels=16, eps=1e-3), {"": (16,)})
    body = nk.Mobilenetv4Uib(in_channels=16, out_channels=16, expand_ratio=2.0)
    order = ("expand", "expand_bn", "middle_dw", "middle_bn", "project", "project_bn")
    nk_models.add(model, LayerKind.MOBILENETV4_UIB, body, {name: shapes[name] for name in order if name in shapes})
    nk_models.add(model, LayerKind.MAX_POOL2D, nk.Pool2d(version=4, pool_size=3, stride=1, **pads))
    nk_models.add(model, LayerKind.AVG_POOL2D, nk.Pool2d(version=4, pool_size=3, stride=1, **pads))
    network = runtime.load(model)
    plan = network.plan(1)
    x = network.definition.prepare(inputs(1, 96, 96, 16))
    result = plan.run(x)
    assert plan.arena_bytes > 2 * result.nbytes
    tracemalloc.start()
    plan.run(x)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < result.nbytes + (256 << 10)


# -- int8 -------------------------------------------------------------------------------------------------------------


def int8_layer(
    count: int, kind: LayerKind, body: Any, shape: list[int], weights: Array, bias: Array, **more: Any
) -> Any:
    model = nk_models.empty(shape, version=4, int8=True, **more)
    params = nk.QuantParams(
        input_scale=0.03, input_zero_point=-7, weight_scale=0.02, bias_scale=0.0006, output_scale=0.11,
        output_zero_point=4,
    )  # fmt: skip
    scales = np.linspace(0.01, 0.03, count).astype(np.float32)
    model.insert(
        "layers", 0, nk.Layer(kind=kind, body=body), {"weight": weights, "bias": bias},
        {"quant.params": [params], "quant.channel_scales": [nk.ChannelScales(scales=scales)]},
    )  # fmt: skip
    return model, scales


@pytest.mark.parametrize("fill", [None, 127, -128])
def test_int8_convolution_is_the_references(fill: int | None) -> None:
    random = np.random.default_rng(8)
    weights = random.integers(-128, 128, (5, 3, 3, 4)).astype(np.int8)
    x = random.integers(-128, 128, (2, 6, 5, 4)).astype(np.int8)
    if fill is not None:
        weights[:], x[:] = fill, fill
    bias = random.integers(-5000, 5000, 5).astype(np.int32)
    body = nk.Conv2d(version=4, kernel_size=3, filters=5, stride=2, pad_h=1, pad_w=1, activation=Activation.RELU)
    model, scales = int8_layer(5, LayerKind.CONV2D, body, [6, 5, 4], weights, bias)
    found = runtime.load(model).run(x)
    sums = plain.convolve(x.astype(np.int64) + 7, weights.transpose(1, 2, 3, 0), 2, ONE) + bias
    for channel, scale in enumerate(scales):
        multiplier = float(np.float32(0.03)) * float(scale) / float(np.float32(0.11))
        expected = [min(max(plain.rescale(int(s), multiplier) + 4, 4), 127) for s in sums[..., channel].reshape(-1)]
        assert found[..., channel].reshape(-1).tolist() == expected


def test_int8_sums_too_large_for_float32() -> None:
    weights = np.full((2, 2000), 127, np.int8)
    weights[1, ::2] = -128
    bias = np.array([1, -1], np.int32)
    body = nk.Dense(version=4, units=2)
    model, scales = int8_layer(2, LayerKind.DENSE, body, [1, 2000], weights, bias, network_kind=NetworkKind.MLP)
    for value in (127, 126, -128):
        x = np.full(2000, value, np.int8)
        sums = weights.astype(np.int64) @ (x.astype(np.int64) + 7) + bias
        expected = []
        for total, scale in zip(sums, scales, strict=True):
            multiplier = float(np.float32(0.03)) * float(scale) / float(np.float32(0.11))
            expected.append(min(max(plain.rescale(int(total), multiplier) + 4, -128), 127))
        assert runtime.load(model)(x).tolist() == expected


def test_float_inputs_are_quantised_by_the_first_descriptor() -> None:
    network = runtime.load(SAMPLES / "digits_int8.nk")
    model = network.model
    case = model.record.tests.cases[0].array("input_data")
    first = model.record.quant.params[0]
    real = (case.astype(np.float32) - first.input_zero_point) * np.float32(first.input_scale)
    assert network(real).tolist() == network(case).tolist()


def test_real_outputs_of_int8_networks() -> None:
    network = runtime.load(SAMPLES / "digits_int8.nk")
    case = network.model.record.tests.cases[0].array("input_data")
    assert abs(float(network.real(network(case)).sum()) - 1) < 0.02
    network = runtime.load(SAMPLES / "mlp_int8.nk")
    last = network.model.record.quant.params[-1]
    y = np.array([[-128, 0]], np.int8)
    expected = (y.astype(np.float32) - last.output_zero_point) * np.float32(last.output_scale)
    assert np.array_equal(network.real(y), expected)


# -- refused at planning ----------------------------------------------------------------------------------------------


def vector_into_maps(model: nkformats.Model) -> None:
    nk_models.add(model, LayerKind.FLATTEN, nk.Flatten())
    nk_models.add(model, LayerKind.MAX_POOL2D, nk.Pool2d(pool_size=2, stride=2))


def wrong_channels(model: nkformats.Model) -> None:
    nk_models.add(model, LayerKind.BATCH_NORM2D, nk.BatchNorm2d(channels=9), {"": (9,)})


def large_kernel(model: nkformats.Model) -> None:
    nk_models.add(model, LayerKind.MAX_POOL2D, nk.Pool2d(pool_size=50, stride=1))


def no_stride(model: nkformats.Model) -> None:
    nk_models.add(model, LayerKind.MAX_POOL2D, nk.Pool2d(pool_size=1, stride=0))


@pytest.mark.parametrize(
    ("spoil", "rule"),
    [(vector_into_maps, "NK223"), (wrong_channels, "NK222"), (large_kernel, "NK224"), (no_stride, "NK207")],
)
def test_mistakes_are_found_at_planning_by_the_rules_of_validate(
    spoil: Callable[[nkformats.Model], None], rule: str
) -> None:
    model = nk_models.empty([8, 8, 4])
    nk_models.add(model, LayerKind.CONV2D, nk.Conv2d(kernel_size=3, filters=4), {"": (4, 3, 3, 4)})
    spoil(model)
    number = len(model.record.layers) - 1
    with pytest.raises(FormatError) as caught:
        runtime.load(model)
    assert caught.value.rule == rule
    assert caught.value.path.startswith(f"layers[{number}]")
    assert rule in {finding.rule for finding in nkformats.validate(model.to_bytes()).findings}
