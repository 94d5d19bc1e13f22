"""The kernels, each against the plainest way to compute the same; and where buffers lie."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
import runtime_reference as plain

from nkformats.runtime.arena import MANY, Interval, lower_bound, place
from nkformats.runtime.graph import Builder, Scratch, Value
from nkformats.runtime.kernels import conv, elementwise, integer, pool
from nkformats.runtime.kernels.activation import Activation
from nkformats.runtime.kernels.elementwise import Epilogue
from nkformats.runtime.layers import Weights, batch_norm, conv2d, depthwise, normalised, summed

Array = npt.NDArray[Any]
NO_PADS = ((0, 0), (0, 0))


def random(*shape: int, seed: int = 0) -> Array:
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


def run(x: Array, add: Callable[[Builder, Value], Value]) -> Array:
    """One layer in a plan of its own, run twice: margins must be zero again although other values used their memory."""
    builder = Builder(x.shape)
    plan = builder.finish(add(builder, builder.input))
    first = plan.run(x)
    assert (plan.run(x) == first).all()
    return first


def close(found: Array, expected: Array, limit: float = 2e-6) -> bool:
    return found.shape == expected.shape and bool(np.abs(found - expected).max() <= limit * np.abs(expected).max())


# -- convolutions ---------------------------------------------------------------------------------------------------

SHAPES = [
    # input, kernel, outputs, stride, pads
    ((2, 5, 6, 3), (1, 1), 4, 1, NO_PADS),
    ((2, 5, 6, 3), (1, 1), 4, 2, NO_PADS),
    ((1, 5, 6, 3), (1, 1), 4, 1, ((1, 1), (1, 2))),
    ((3, 7, 9, 5), (3, 3), 6, 1, ((1, 1), (1, 1))),
    ((2, 7, 9, 5), (3, 3), 6, 2, ((1, 2), (0, 1))),
    ((2, 9, 9, 1), (3, 3), 8, 1, NO_PADS),
    ((1, 60, 58, 3), (7, 7), 8, 1, ((3, 3), (3, 3))),
    ((2, 60, 58, 3), (3, 3), 4, 1, NO_PADS),
    ((1, 4, 4, 2), (4, 4), 3, 1, NO_PADS),
    ((1, 3, 3, 2), (3, 2), 3, 3, ((2, 0), (0, 2))),
]


@pytest.mark.parametrize(("shape", "kernel", "outputs", "stride", "pads"), SHAPES)
def test_convolutions(shape: Any, kernel: Any, outputs: int, stride: int, pads: Any) -> None:
    x, w, b = random(*shape), random(*kernel, shape[3], outputs, seed=1), random(outputs, seed=2)
    y = run(x, lambda b_, v: conv2d(b_, v, Weights(w, b), stride=stride, margin=pads))
    assert close(y, plain.convolve(x, w, stride, pads) + b)


def test_large_maps_go_in_blocks() -> None:
    x, w = random(1, 64, 64, 32), random(3, 3, 32, 8, seed=1)
    y = run(x, lambda b, v: conv2d(b, v, Weights(w, np.zeros(8, np.float32)), margin=((1, 1), (1, 1))))
    assert close(y, plain.convolve(x, w, 1, ((1, 1), (1, 1))))
    assert len(list(conv.blocks(1, 64, 64 * 288 * 4, conv.BLOCK))) > 1


@pytest.mark.parametrize("samples", [1, 2, 5])
@pytest.mark.parametrize("rows", [1, 3, 7])
@pytest.mark.parametrize("row_bytes", [10, 400, 2000])
def test_blocks_cover_everything_once(samples: int, rows: int, row_bytes: int) -> None:
    seen = np.zeros((samples, rows), int)
    for where in conv.blocks(samples, rows, row_bytes, 1000):
        seen[where] += 1
    assert (seen == 1).all()


@pytest.mark.parametrize(("size", "tile"), [(8, 4), (12, 4), (14, 2), (16, 4)])
@pytest.mark.parametrize("samples", [1, 3])
def test_winograd(size: int, tile: int, samples: int) -> None:
    x, w, b = random(samples, size, size, 32), random(3, 3, 32, 40, seed=1), random(40, seed=2)
    assert conv.winograd_tile(size, size, 32, 40) == tile
    margin = ((1, 1), (1, 1))
    expected = np.maximum(plain.convolve(x, w, 1, margin) + b, 0)
    fast, strict = (
        run(x, lambda v, y, s=s: conv2d(v, y, Weights(w, b), margin=margin, activation=Activation("relu"), strict=s))
        for s in (False, True)
    )
    assert close(strict, expected)
    assert close(fast, expected, 1e-5)
    assert (fast != strict).any()


@pytest.mark.parametrize(("rows", "inputs"), [(8, 16), (7, 64), (10, 64)])
def test_no_winograd_where_it_is_slower(rows: int, inputs: int) -> None:
    assert conv.winograd_tile(rows, rows, inputs, 64) == 0


@pytest.mark.parametrize(
    ("shape", "kernel", "stride", "pads"),
    [
        ((2, 6, 8, 4), (3, 3), 1, ((1, 1), (1, 1))),
        ((2, 6, 8, 4), (3, 3), 2, ((1, 1), (1, 1))),
        ((1, 9, 7, 3), (5, 2), 1, ((2, 0), (1, 0))),
        ((1, 40, 40, 64), (3, 3), 1, ((1, 1), (1, 1))),
        ((1, 5, 5, 3), (5, 5), 1, NO_PADS),
    ],
)
def test_depthwise(shape: Any, kernel: Any, stride: int, pads: Any) -> None:
    x, w, b = random(*shape), random(*kernel, shape[3], seed=1), random(shape[3], seed=2)
    y = run(x, lambda v, y: depthwise(v, y, Weights(w, b), stride=stride, margin=pads))
    assert close(y, plain.depthwise(x, w, stride, pads) + b)


def test_a_value_serves_readers_with_different_margins() -> None:
    x, w, wide = random(2, 8, 8, 4), random(3, 3, 4, 4, seed=1), random(7, 7, 4, seed=2)
    zero = np.zeros(4, np.float32)

    def add(b: Builder, v: Value) -> Value:
        shared = conv2d(b, v, Weights(w, zero), margin=((1, 1), (1, 1)))
        first = conv2d(b, shared, Weights(w, zero), margin=((1, 1), (1, 1)))
        second = depthwise(b, shared, Weights(wide, zero), margin=((3, 3), (3, 3)))
        return summed(b, first, second)

    pads = ((1, 1), (1, 1))
    middle = plain.convolve(x, w, 1, pads)
    expected = plain.convolve(middle, w, 1, pads) + plain.depthwise(middle, wide, 1, ((3, 3), (3, 3)))
    assert close(run(x, add), expected)


def test_a_residual_is_added_before_the_activation() -> None:
    x, w, b = random(2, 5, 5, 3), random(1, 1, 3, 3, seed=1), random(3, seed=2)
    y = run(x, lambda v, y: conv2d(v, y, Weights(w, b), residual=y, activation=Activation("relu")))
    assert close(y, np.maximum(plain.convolve(x, w) + b + x, 0))


def test_a_normalisation_is_folded_in() -> None:
    x, w, b = random(1, 5, 5, 3), random(3, 3, 3, 4, seed=1), random(4, seed=2)
    scale, shift = random(4, seed=3), random(4, seed=4)
    y = run(x, lambda v, y: conv2d(v, y, Weights(w, b, (scale, shift))))
    assert close(y, (plain.convolve(x, w) + b) * scale + shift)


# -- pools, norms, activations ----------------------------------------------------------------------------------------

POOLS = [
    ((2, 6, 8, 3), (2, 2), 2, NO_PADS),
    ((2, 7, 7, 3), (3, 3), 2, ((1, 1), (1, 1))),
    ((1, 7, 7, 3), (3, 2), 1, ((2, 0), (0, 1))),
    ((1, 4, 4, 2), (4, 4), 1, NO_PADS),
    ((1, 3, 3, 2), (2, 2), 1, ((0, 2), (2, 0))),
    ((1, 2, 2, 1), (1, 1), 3, ((3, 3), (0, 0))),
    ((1, 5, 6, 2), (1, 3), 2, NO_PADS),
]


@pytest.mark.parametrize(("shape", "kernel", "stride", "pads"), POOLS)
@pytest.mark.parametrize("kind", ["max", "mean"])
def test_pools(shape: Any, kernel: Any, stride: int, pads: Any, kind: str) -> None:
    x = random(*shape)
    expected = plain.pool(x, kernel, stride, pads, kind)
    out = np.full(expected.shape, np.nan, np.float32)
    way = pool.max_pool if kind == "max" else pool.avg_pool
    for call in way(x, out, kernel, (stride, stride), (pads[0][0], pads[1][0]), Scratch()):
        call()
    assert np.allclose(out, expected, rtol=1e-6, atol=1e-7)


def test_norms() -> None:
    x, scale, shift = random(2, 4, 5, 6) + 3, random(6, seed=1), random(6, seed=2)
    assert close(run(x, lambda b, v: batch_norm(b, v, scale, shift)), x * scale + shift)
    mean, variance = x.mean(-1, keepdims=True), x.var(-1, keepdims=True)
    expected = (x - mean) / np.sqrt(variance + 1e-3) * scale + shift
    assert close(run(x, lambda b, v: normalised(b, v, scale, shift, 1e-3)), expected, 1e-5)
    length = np.sqrt((x.astype(np.float64) ** 2).sum((1, 2), keepdims=True))
    expected = scale * x * length / (length.mean(-1, keepdims=True) + 1e-3) + shift + x
    for call in elementwise.response_norm(x, scale, shift, 1e-3, Scratch()):
        call()
    assert close(x, expected, 1e-5)


def test_activations() -> None:
    x = np.concatenate([random(3, 50) * 4, np.array([[0.0, -0.0, 100, -100, 6, 7]] * 3, np.float32)], axis=1)
    wide = x.astype(np.float64)
    gelu = 0.5 * wide * (1 + np.tanh(0.7978845608 * (wide + 0.044715 * wide**3)))
    expected = {
        "none": wide, "relu": np.maximum(wide, 0), "relu6": np.clip(wide, 0, 6), "tanh": np.tanh(wide), "gelu": gelu,
        "sigmoid": 1 / (1 + np.exp(-wide)), "silu": wide / (1 + np.exp(-wide)),
        "leaky_relu": np.where(wide > 0, wide, 0.3 * wide),
    }  # fmt: skip
    for name, values in expected.items():
        y = x.copy()
        with np.errstate(over="ignore"):
            for call in Activation(name, 0.3).calls(y, Scratch()):
                call()
        assert np.allclose(y, values, rtol=1e-6, atol=3e-7), name
    with pytest.raises(ValueError, match="swish"):
        Activation("swish").calls(x, Scratch())


@pytest.mark.parametrize("shape", [(1, 7), (3, 7), (2, 3, 3, 2)])
def test_softmax(shape: tuple[int, ...]) -> None:
    x = random(*shape) * 50
    wide = np.exp(x.reshape(len(x), -1).astype(np.float64) - x.reshape(len(x), -1).max(1, keepdims=True))
    expected = (wide / wide.sum(1, keepdims=True)).reshape(shape)
    gap = np.zeros((*shape[:-1], shape[-1] + 1), np.float32)
    for y in (x.copy(), gap[..., :-1]):
        y[...] = x
        for call in elementwise.softmax(y, Scratch()):
            call()
        assert np.allclose(y, expected, atol=1e-6)


@pytest.mark.parametrize(("name", "low"), [("sigmoid", -85), ("silu", -85)])
def test_sigmoids_keep_their_digits_far_below_zero(name: str, low: int) -> None:
    x = np.linspace(low, 100, 20001, dtype=np.float32)
    wide = x.astype(np.float64)
    expected = 1 / (1 + np.exp(-wide)) if name == "sigmoid" else wide / (1 + np.exp(-wide))
    y = x.copy()
    for call in Activation(name).calls(y, Scratch()):
        call()
    assert np.abs(y / expected - 1)[wide != 0].max() < 1e-6
    y = np.array([-1e3, -np.inf, np.inf, 1e3], np.float32)
    with np.errstate(all="ignore"):
        for call in Activation("sigmoid").calls(y, Scratch()):
            call()
    assert y.tolist() == [0, 0, 1, 1]


def test_tiles_divide_a_row() -> None:
    for width, channels in itertools.product((1, 7, 12, 56), (1, 16, 3000)):
        count = elementwise.tiles(width, channels)
        assert width % count == 0
        assert count == 1 or count * channels <= elementwise.INNER


# -- memory -----------------------------------------------------------------------------------------------------------


def test_placed_values_do_not_overlap_in_time_and_space() -> None:
    random_ = np.random.default_rng(5)
    for _ in range(50):
        firsts = random_.integers(0, 12, 15)
        intervals = [Interval(int(random_.integers(1, 5000)), int(f), int(f + random_.integers(0, 5))) for f in firsts]
        total = place(intervals)
        assert total >= lower_bound(intervals)
        for one, other in itertools.combinations(intervals, 2):
            apart = one.offset + one.size <= other.offset or other.offset + other.size <= one.offset
            assert apart or one.last < other.first or other.last < one.first


def test_a_chain_needs_its_two_largest_neighbours() -> None:
    intervals = [Interval(size * 64, at, at + 1) for at, size in enumerate((3, 5, 4, 1, 6))]
    assert place(intervals) == lower_bound(intervals) == 9 * 64


def test_scratch_is_shared_by_name() -> None:
    counted = Scratch()
    counted.take("a", (10,))
    counted.take("a", (100,))
    counted.take("b", (3,), np.float64)
    assert counted.total == 448 + 64
    real = Scratch(np.zeros(counted.total, np.uint8), counted.sizes)
    assert np.shares_memory(real.take("a", (10,)), real.take("a", (100,)))
    assert not np.shares_memory(real.take("a", (100,)), real.take("b", (3,), np.float64))


# -- integers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("multiplier", [1.0, 0.5, 0.75, 1 / 3, 1e-3, 0.0123, 3.7, 1e-9, 2e-10, 1e-30, 0.0, -1.0])
def test_rescaling_is_the_references(multiplier: float) -> None:
    sums = np.concatenate([np.arange(-300, 300), np.random.default_rng(1).integers(-(1 << 24), 1 << 24, 500)])
    found = integer.rescale(sums, *integer.encode(multiplier))
    assert found.tolist() == [plain.rescale(int(one), multiplier) for one in sums]


def test_encoding() -> None:
    assert integer.encode(0.5) == (1 << 30, 0)
    assert integer.encode(1 - 2**-33) == (1 << 30, 1)
    assert integer.encode(2.0**-40) == (0, 0)
    assert integer.encode(2.0**40) == (integer.INT32_MAX, 30)


@pytest.mark.parametrize(
    ("multipliers", "low", "high", "way"),
    [
        ([0.01, 0.02, 1 / 3], 0, 255, "floor"),
        ([0.0021, 0.0399], -128, 127, "trunc"),
        # Sums lie exactly between two outputs, on both sides of zero.
        ([0.5, 0.25], -128, 127, "integers"),
        ([0.25], 0, 255, "floor"),
        ([1.7], -128, 127, "integers"),
        ([0.0], -128, 127, "integers"),
    ],
)
def test_requantising_is_exact_everywhere(multipliers: list[float], low: int, high: int, way: str) -> None:
    bias = np.arange(len(multipliers)) * 7 - 3
    bound = 20000
    how = integer.Requantise(bias, np.array(multipliers), low, high, bound)
    assert how.way == way
    sums = np.arange(-bound, bound + 1)
    table = np.repeat(sums[:, None], len(multipliers), 1).astype(np.float32)
    out = np.empty_like(table)
    finish = integer.IntegerEpilogue(out, how, Scratch())
    for call in finish(table, (slice(None), slice(None))):
        call()
    for channel, multiplier in enumerate(multipliers):
        expected = [min(max(plain.rescale(int(s + bias[channel]), multiplier), low), high) for s in sums]
        assert out[:, channel].tolist() == expected


@pytest.mark.parametrize(("depth", "kind"), [(1040, np.float32), (1041, np.float64), (4608, np.float64)])
def test_sums_of_the_largest_operands_are_exact(depth: int, kind: type) -> None:
    w = np.full((depth, 3), 127, np.int64)
    bound = integer.sum_bound(w, 127)
    assert integer.sum_dtype(bound) is kind
    x, out = np.full((2, depth), 127, np.float32), np.empty((2, 3), np.float32)
    matrix = w.astype(integer.sum_dtype(bound))
    seen: list[Array] = []

    def finish(sums: Array, where: Any) -> list[Any]:
        seen.append(sums)
        return []

    for call in conv.dense(x, matrix, out, finish, Scratch()):
        call()
    assert (seen[0] == depth * 127 * 127).all()


def test_random_operands_would_not_have_found_it() -> None:
    # All odd products: what float32 cannot hold is the last bit of the sum.
    x = np.full((1, 1041), 127, np.float32)
    assert int((x @ x.T)[0, 0]) != 1041 * 127 * 127


def test_averages_round_half_away_from_zero() -> None:
    sums = np.arange(-900, 901, dtype=np.float32)
    for taps in (1, 2, 3, 4, 9):
        x = sums.copy()[:, None]
        for call in integer.average(x, np.array([taps]), -10000, 10000, Scratch()):
            call()
        expected = [int(np.sign(s)) * ((abs(int(s)) + taps // 2) // taps) for s in sums]
        assert x[:, 0].tolist() == expected


@pytest.mark.parametrize("zero_points", [(0, 0), (-128, 127), (-400, 0), (300, -integer.ZERO_POINT)])
@pytest.mark.parametrize("s1", [0.037, 0.0001, 0.0123, 1e-9])
def test_additions_are_the_references(s1: float, zero_points: tuple[int, int]) -> None:
    z1, z2 = zero_points
    steps = np.arange(-128, 128, 3)
    first, second = (grid.reshape(-1) for grid in np.meshgrid(steps - z1, steps - z2))
    s2 = 0.0123
    out = np.empty(first.size, np.float32)
    for call in integer.Addition((s1, s2, s1), -128, 127, zero_points).calls(
        first.astype(np.float32), second.astype(np.float32), out, Scratch()
    ):
        call()
    twice = 2 * max(s1, s2)
    expected = []
    for a, b in zip(first.tolist(), second.tolist(), strict=True):
        total = plain.rescale(a << 20, s1 / twice) + plain.rescale(b << 20, s2 / twice)
        expected.append(min(max(plain.rescale(total, twice / (2**20 * s1)), -128), 127))
    assert out.tolist() == expected


def test_quantising_rounds_half_to_even() -> None:
    x = np.array([0.5, 1.5, -0.5, -1.5, 1000, -1000], np.float32)
    assert integer.quantise(x, 1.0, 3).tolist() == [0, 2, 0, -2, 124, -131]


def test_softmax_of_integers() -> None:
    logits = np.array([[10.0, 0, -5], [-3, -3, -3]])
    share = np.exp(logits * 0.1)
    expected = np.clip(np.rint(256 * share / share.sum(1, keepdims=True)) - 128, -128, 127)
    assert (integer.softmax(logits, 0.1) == expected).all()


@pytest.mark.parametrize("scale", [1.0, 2.5, 100.0])
def test_the_references_softmax_leaves_only_the_largest(scale: float) -> None:
    assert integer.softmax_netkit(np.array([3.0, 9, 8, 9]), scale).tolist() == [-128, 0, -128, 0]
    assert integer.softmax_netkit(np.array([3.0, 9, 8]), scale).tolist() == [-128, 127, -128]


@pytest.mark.parametrize("scale", [0.4, 1 / 256])
def test_the_references_softmax_can_leave_nothing(scale: float) -> None:
    assert integer.softmax_netkit(np.array([3.0, 9, 8]), scale).tolist() == [-128] * 3


def test_the_references_softmax_is_right_for_small_scales() -> None:
    logits = np.arange(-100.0, 100, 13)
    scale = 0.003
    assert np.abs(integer.softmax_netkit(logits, scale) - integer.softmax(logits[None], scale)[0]).max() <= 1


def test_an_epilogue_without_bias_in_place_adds_nothing() -> None:
    out = np.zeros((1, 2, 2, 3), np.float32)
    finish = Epilogue(out, np.zeros(3, np.float32), Activation(), Scratch())
    assert finish(out, (slice(None), slice(None))) == []


def test_very_many_buffers() -> None:
    """They are placed in another way; none that are alive together share a byte."""
    random_ = np.random.default_rng(7)
    for count in (MANY + 1, 3 * MANY):
        firsts = random_.integers(0, count, count)
        intervals = [
            Interval(int(random_.integers(0, 5000)), int(first), int(first + random_.choice([0, 1, 1, 2, 9, 400])))
            for first in firsts
        ]
        total = place(intervals)
        bound = lower_bound(intervals)
        steps = {one.first for one in intervals}
        assert bound == max(sum(i.size for i in intervals if i.first <= step <= i.last) for step in steps)
        assert bound <= total <= 1.5 * bound
        owner = np.full(total // 64, -1)
        ordered = sorted(range(count), key=lambda at: intervals[at].first)
        for at in ordered:
            one = intervals[at]
            cells = owner[one.offset // 64 : (one.offset + one.size) // 64]
            assert len(cells) == one.size // 64
            assert all(before < 0 or intervals[before].last < one.first for before in cells)
            cells[:] = at


@pytest.mark.parametrize("name", ["clip", "elu", "gelu_erf", "hard_sigmoid", "hard_swish", "mish"])
def test_activations_far_out(name: str) -> None:
    """Finite, and what they tend to, for values of any size."""
    y = np.array([-1e30, -100, -20, 20, 100, 1e30], np.float32)
    alpha, beta = {"clip": (-1, 2), "elu": (0.5, 0)}.get(name, (1 / 6, 0.5))
    with np.errstate(all="ignore"):
        for call in Activation(name, alpha, beta).calls(y, Scratch()):
            call()
    low = {"clip": -1, "elu": -0.5}.get(name, 0)
    high = {"clip": 2, "hard_sigmoid": 1}.get(name)
    assert np.allclose(y[:3], low, atol=1e-6)
    assert np.allclose(y[3:], high if high is not None else [20, 100, 1e30], rtol=1e-6)


def test_an_infinite_multiplier_is_the_largest() -> None:
    """A file can have an infinite scale; it is told by a rule, and ends nothing."""
    assert integer.encode(float("inf")) == integer.encode(1e300) == (2**31 - 1, 30)
