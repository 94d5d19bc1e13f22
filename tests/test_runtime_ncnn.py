"""Each operator of our ncnn runtime against the ncnn package, on small random networks; and with extreme parameters.

The package runs in a process of its own (ncnn_runtime), in its reference mode. Outputs agree within 1e-5 of the
largest, with Winograd's algorithm within 1e-4.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from ncnn_operators import CASES, build, given, spelled
from ncnn_runtime import Runtime

from nkformats import runtime
from nkformats.errors import FormatError
from nkformats.generated import ncnn as schema
from nkformats.runtime import ncnn_expression
from nkformats.runtime.ncnn_node import OPERATORS


@pytest.fixture(scope="module")
def oracle() -> Iterator[Runtime]:
    if not Runtime.available():
        pytest.skip("the ncnn package is not installed")
    with Runtime(timeout=20) as found:
        yield found


EACH = [(kind, number) for kind, several in CASES.items() for number in range(len(several))]

#: Functions of UnaryOp and BinaryOp that the runtime does not have.
WITHOUT: dict[str, tuple[int, ...]] = {"BinaryOp": (17, 18)}


@pytest.mark.parametrize(("kind", "number"), EACH)
def test_single_operators(kind: str, number: int, oracle: Runtime) -> None:
    shape, *lines = CASES[kind][number]
    model = build(*spelled(lines), shape=shape)
    if any(line.endswith(f" 0={op}") or f" 0={op} 1=1" in line for op in WITHOUT.get(kind, ()) for line in lines):
        with pytest.raises(FormatError, match="REMAINDER"):
            runtime.load(model, blob="out")
        return
    files = model.to_files()
    x = given(shape)
    reply = oracle.run(files[".param"], files.get(".bin", b""), inputs={"data": x}, outputs=["out"])
    assert (reply.outcome, reply.forward) == ("ok", 0), reply
    expected = reply.outputs["out"]
    for mode in ("fast", "strict"):
        network = runtime.load(model, blob="out", mode=mode)
        found = network(x)
        assert found.shape == expected.shape == network.output_shape
        largest = max(1.0, float(np.abs(expected).max()))
        assert float(np.abs(found - expected).max()) <= (1e-4 if mode == "fast" else 1e-5) * largest
    batch = np.stack([x, -x, 2 * x])
    several = network.run(batch)
    for at, one in enumerate(batch):
        np.testing.assert_allclose(several[at], network(one), rtol=1e-4, atol=1e-5)


def test_every_operator_of_the_runtime_is_compared() -> None:
    used = {line.split()[0] for several in CASES.values() for _, *lines in several for line in lines}
    assert set(OPERATORS) <= set(schema.KEYED)
    assert set(OPERATORS) - used == set()


# -- hostile parameters -----------------------------------------------------------------------------------------------

EXTREMES = (0, 1, -1, 2, 7, -233, -234, 255, 65536, 1048575, 1 << 30, (1 << 31) - 1, -(1 << 31))


@pytest.mark.parametrize("kind", CASES)
def test_extreme_parameters(kind: str) -> None:
    """Whatever stands in a parameter: an output, or one of the two refusals; never another error, never much memory."""
    random = np.random.default_rng(len(kind))
    for shape, *lines in CASES[kind][:: max(1, len(CASES[kind]) // 6)]:
        for _ in range(6):
            words = spelled(list(lines))[-1].split(" ")
            places = [at for at, word in enumerate(words) if "=" in word and '"' not in word]
            if places:
                at = places[random.integers(len(places))]
                key, _, value = words[at].partition("=")
                items = value.split(",")
                whole = [n for n, item in enumerate(items) if "." not in item and (n or not key.startswith("-"))]
                if whole:
                    items[whole[random.integers(len(whole))]] = str(EXTREMES[random.integers(len(EXTREMES))])
                words[at] = f"{key}={','.join(items)}"
            try:
                model = build(*spelled(list(lines))[:-1], " ".join(words), shape=shape)
            except ValueError:
                continue  # which is about the weights
            try:
                network = runtime.load(model, blob="out")
            except ValueError:
                continue
            if network.plan(1).arena_bytes + network.plan(1).scratch_bytes < 1 << 24:
                assert network(given(shape)).shape == network.output_shape


@pytest.mark.parametrize(
    "line",
    [
        "Interp i 1 1 data out 0=1 3=5 4=2147483647", "Interp i 1 1 data out 0=2 1=3.4e38 2=1.0",
        "Interp i 1 1 data out 0=2 1=-3.4e38 2=1.0", "Interp i 1 1 data out 0=1 1=1.0e-30 2=1.0",
        "Padding p 1 1 data out 0=2147483647 4=1", "Padding p 1 1 data out 3=1073741824 4=2",
        "Pooling p 1 1 data out 0=1 7=1 8=2147483647", 'Reshape r 1 1 data out 6="*(*(99999,99999),99999),*(0w,0h)"',
        'Reshape r 1 1 data out 6="//(1,-(0w,0w))"', 'Reshape r 1 1 data out 6="sqrt(-1)"',
    ],
)  # fmt: skip
def test_sizes_that_no_memory_holds(line: str) -> None:
    with pytest.raises(FormatError):
        runtime.load(build(line, shape=(3, 5, 6)))


def test_many_layers_are_placed_in_linear_time() -> None:
    """Five thousand layers, in a chain and side by side."""
    count = 5000
    chain = [f"ReLU r{n} 1 1 {f'b{n - 1}' if n else 'data'} b{n}" for n in range(count)]
    plan = runtime.load(build(*chain, shape=(3, 2, 2))).plan(1)
    assert plan.arena_bytes == plan.bound_bytes
    wide = [f"Split s 1 {count} data {' '.join(f'a{n}' for n in range(count))}"]
    wide += [f"ReLU r{n} 1 1 a{n} b{n}" for n in range(count)]
    wide.append(f"Concat c {count} 1 {' '.join(f'b{n}' for n in range(count))} out")
    assert runtime.load(build(*wide, shape=(1, 2, 2)))(np.ones((1, 2, 2))).shape == (count, 2, 2)


# -- expressions ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("*(0w,2),0h", [8, 3]), ("//(-7,2)", [-3]), ("//(-7.5,2)", [-4]), ("floor(*(0w,1.5e+00)),0n", [6, 1]),
        ("max(0c,1d),min(1w,-(0w,9))", [2, -5]), ("round(-2.5),trunc(-2.5),ceil(2.1),neg(3)", [-3, -2, 3, -3]),
        ("square(3),abs(-4),sign(-0.5),sqrt(9)", [9, 4, -1, 3]), ("/(0w,8)", [0]),
    ],
)  # fmt: skip
def test_expressions(text: str, expected: list[int]) -> None:
    sizes = [{"w": 4, "h": 3, "d": 1, "c": 2}, {"w": 7, "h": 1, "d": 1, "c": 1}]
    assert ncnn_expression.evaluate(text, sizes) == expected


@pytest.mark.parametrize("text", ["+(1)", "//(1,0)", "2w", "0x", "nan", "inf", "*(*(1e30,1e30),1e30)", "sin(1)"])
def test_expressions_without_a_value(text: str) -> None:
    with pytest.raises(ValueError, match="expression"):
        ncnn_expression.evaluate(text, [{"w": 4, "h": 3, "d": 1, "c": 2}])


def test_constants_of_another_size_are_refused() -> None:
    """Summands of a product for other rows than arrive, and int8 weights of a layer without scales."""
    network = runtime.load(build("Gemm g 1 1 data out 3=1 5=1 6=1 7=4 8=5 9=6 10=3", shape=(4, 6)))
    assert network(given((4, 6))).shape == (4, 5)
    with pytest.raises(ValueError, match=r"Gemm 'g': numbers of \(4, 5\) added to 3 x 5"):
        network(given((3, 6)))
    model = build("Convolution c 1 1 data out 0=4 1=1 6=12 8=2", shape=(3, 7, 8))
    model.layers[1].params.int8_scale_term = 0  # type: ignore[attr-defined]
    with pytest.raises(FormatError):
        runtime.load(model)


INT8 = {
    "InnerProduct f 1 1 data out 0=3 1=1 2=270 8=1": (3, 5, 6),
    "Convolution c 1 1 data out 0=3 1=3 4=1 5=1 6=81 8=101": (3, 5, 6),
    "ConvolutionDepthWise d 1 1 data out 0=3 1=3 4=1 5=1 6=27 7=3 8=101": (3, 5, 6),
}


@pytest.mark.parametrize("value", [float("nan"), 0.0, -20.0, -float("inf"), float("inf")])
@pytest.mark.parametrize("role", ["weight_int8_scales", "bottom_blob_int8_scale", "top_blob_int8_scale"])
@pytest.mark.parametrize("line", INT8)
def test_int8_scales_with_which_nothing_can_be_computed(line: str, role: str, value: float) -> None:
    """They are refused by the rule that `validate` names, and not run to nan or zeros."""
    model = build(line, shape=INT8[line])
    name = f"{line.split()[1]}.{role}"
    if name not in model.tensors:
        assert role == "top_blob_int8_scale"
        return
    assert runtime.load(model) is not None
    scales = model.tensors[name].to_numpy().copy()
    scales[-1] = value
    model.tensors[name] = scales
    with pytest.raises(FormatError) as caught:
        runtime.load(model)
    assert caught.value.rule == ("NCNN515" if value == float("inf") else "NCNN516")
    assert caught.value.path == f"layers[1].body.{role}.values"


@pytest.mark.parametrize("value", [float("inf"), 0.0])
@pytest.mark.parametrize("line", INT8)
def test_channels_without_weights_need_no_scale(line: str, value: float, oracle: Runtime) -> None:
    """A quantiser writes 127 / 0 for them; the package gives the bias there, and so do we."""
    model = build(line, shape=INT8[line])
    name = line.split()[1]
    for role, put in (("weight", 0), ("weight_int8_scales", value)):
        array = model.tensors[f"{name}.{role}"].to_numpy().copy()
        array.reshape(3, -1)[1] = put
        model.tensors[f"{name}.{role}"] = array
    x = given(INT8[line])
    graph, weights = model.to_files().values()
    reply = oracle.run(graph, weights, inputs={"data": x}, outputs=["out"])
    np.testing.assert_allclose(runtime.load(model)(x), reply.outputs["out"], rtol=1e-6)
