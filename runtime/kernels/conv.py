"""Convolutions over maps ``(n, height, width, channels)`` as products of matrices, and depthwise ones as sums of taps.

Inputs come with their zeros around them; outputs may lie in a margin of their own. Sums go in blocks that stay in the
cache, and what is done to them (`Finish`) is done to each block at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import numpy as np
from numpy.lib.stride_tricks import as_strided

from nkformats.runtime.graph import Array, Call, Scratch
from nkformats.runtime.kernels.elementwise import Epilogue, Finish, Where, tiles

#: Bytes of unfolded windows at a time. Half of it makes products of many channels too flat to be fast.
BLOCK: Final = 1 << 20
#: Bytes of output at a time of a depthwise layer.
DEPTHWISE_BLOCK: Final = 1 << 18

Pair = tuple[int, int]


def blocks(samples: int, rows: int, row_bytes: int, limit: int) -> Iterator[Where]:
    """Cuts a batch of maps into pieces of about `limit` bytes: whole samples, or runs of rows of one sample."""
    if rows * row_bytes <= limit:
        count = max(1, limit // max(1, rows * row_bytes))
        for at in range(0, samples, count):
            yield slice(at, min(at + count, samples)), slice(0, rows)
        return
    pieces = -(-rows * row_bytes // limit)
    count = -(-rows // min(pieces, rows))
    for sample in range(samples):
        for at in range(0, rows, count):
            yield slice(sample, sample + 1), slice(at, min(at + count, rows))


def windows(x: Array, kernel: Pair, stride: Pair, size: Pair, dilation: Pair = (1, 1)) -> Array:
    """Every window as ``(n, rows, columns, kernel height, kernel width * channels)``: a view of contiguous rows.

    With gaps between the taps of a row, width and channels are two axes.
    """
    n, _, _, channels = x.shape
    sample, row, pixel, item = x.strides
    outer = (sample, row * stride[0], pixel * stride[1], row * dilation[0])
    if dilation[1] == 1:
        shape: tuple[int, ...] = (n, *size, kernel[0], kernel[1] * channels)
        return as_strided(x, shape, (*outer, item), writeable=False)
    shape = (n, *size, *kernel, channels)
    return as_strided(x, shape, (*outer, pixel * dilation[1], item), writeable=False)


def convolve(
    x: Array, matrix: Array, out: Array, kernel: Pair, stride: Pair, finish: Finish, scratch: Scratch,
    dilation: Pair = (1, 1),
) -> list[Call]:  # fmt: skip
    """A convolution by unfolded windows, or straight where the kernel is 1x1.

    Args:
        x: ``(n, height, width, inputs)`` with padding. matrix: ``(kh * kw * inputs, outputs)``; its dtype is that of
            the sums. out: ``(n, rows, columns, outputs)``. finish: what happens to the sums.
    """
    n, rows, columns, outputs = out.shape
    depth = matrix.shape[0]
    straight = kernel == (1, 1) and stride == (1, 1) and x.flags.c_contiguous and x.dtype == matrix.dtype
    item = matrix.dtype.itemsize
    view = windows(x, kernel, stride, (rows, columns), dilation)
    calls: list[Call] = []
    row_bytes = columns * (depth + outputs if straight else depth) * item
    for where in blocks(n, rows, row_bytes, BLOCK):
        source = view[where]
        count = source.shape[0] * source.shape[1] * columns
        if straight:
            unfolded = x[where].reshape(count, depth)
        else:
            held = scratch.take("columns", source.shape, matrix.dtype)
            calls.append(partial(np.copyto, held, source))
            unfolded = held.reshape(count, depth)
        sums = _sums(out[where], matrix.dtype, scratch)
        calls.append(partial(np.matmul, unfolded, matrix, out=sums.reshape(count, outputs)))
        calls += finish(sums, where)
    return calls


def convolve_any(
    x: Array, matrix: Array, out: Array, kernel: tuple[int, ...], finish: Finish, scratch: Scratch
) -> list[Call]:
    """As `convolve` with stride 1, over any number of spatial axes, a sample at a time."""
    view = np.lib.stride_tricks.sliding_window_view(x, kernel, axis=tuple(range(1, x.ndim - 1)))
    # (n, *positions, channels, *kernel) to (n, *positions, *kernel, channels)
    axes = len(kernel)
    view = np.moveaxis(view, 1 + axes, -1)
    calls: list[Call] = []
    for sample in range(out.shape[0]):
        where = (slice(sample, sample + 1), slice(None))
        held = scratch.take("columns", view[sample].shape)
        sums = _sums(out[where], matrix.dtype, scratch)
        calls += [
            partial(np.copyto, held, view[sample]),
            partial(np.matmul, held.reshape(-1, matrix.shape[0]), matrix, out=sums.reshape(-1, matrix.shape[1])),
            *finish(sums, where),
        ]
    return calls


def _sums(target: Array, dtype: np.dtype[np.generic], scratch: Scratch) -> Array:
    """Where the sums of a block go: into the output itself where a product can be written there."""
    if target.flags.c_contiguous and target.dtype == dtype:
        return target
    return scratch.take("sums", target.shape, dtype)


def convolve_planar(
    x: Array, matrix: Array, out: Array, kernel: Pair, stride: Pair, finish: Finish, scratch: Scratch,
    dilation: Pair = (1, 1),
) -> list[Call]:  # fmt: skip
    """As `convolve`, for few input channels: windows are unfolded a plane at a time, in long runs along a row."""
    n, rows, columns, outputs = out.shape
    _, height, width, channels = x.shape
    calls: list[Call] = []
    planes = x.transpose(3, 0, 1, 2)
    if channels > 1:
        planes = scratch.take("planes", (channels, n, height, width))
        calls.append(partial(np.copyto, planes, x.transpose(3, 0, 1, 2)))
    plane, sample, row, item = planes.strides
    view = as_strided(
        planes, (*kernel, channels, n, rows, columns),
        (row * dilation[0], item * dilation[1], plane, sample, row * stride[0], item * stride[1]), writeable=False,
    )  # fmt: skip
    depth = matrix.shape[0]
    for where in blocks(n, rows, columns * depth * matrix.dtype.itemsize, BLOCK):
        source = view[(..., *where, slice(None))]
        held = scratch.take("columns", source.shape, matrix.dtype)
        count = source.shape[3] * source.shape[4] * columns
        sums = _sums(out[where], matrix.dtype, scratch)
        calls += [
            partial(np.copyto, held, source),
            partial(np.matmul, held.reshape(depth, count).T, matrix, out=sums.reshape(count, outputs)),
            *finish(sums, where),
        ]
    return calls


def dense(x: Array, matrix: Array, out: Array, finish: Finish, scratch: Scratch) -> list[Call]:
    """``x @ matrix``; x ``(n, inputs)``, matrix ``(inputs, outputs)``, whose dtype is that of the sums.

    The matrix may be a transposed view: BLAS reads it either way, with one vector quickest along its rows.
    """
    source, calls = x, list[Call]()
    if x.dtype != matrix.dtype:
        source = scratch.take("columns", x.shape, matrix.dtype)
        calls.append(partial(np.copyto, source, x))
    sums = _sums(out, matrix.dtype, scratch)
    if len(x) > 1:
        product = partial(np.matmul, source, matrix, out=sums)
    elif matrix.flags.c_contiguous:
        product = partial(np.dot, source[0], matrix, sums[0])
    else:
        product = partial(np.dot, matrix.T, source[0], sums[0])
    return [*calls, product, *finish(sums, (slice(0, out.shape[0]), slice(None)))]


def grouped(
    x: Array, matrices: Sequence[Array], out: Array, kernel: Pair, stride: Pair, finish: Finish, scratch: Scratch,
    dilation: Pair = (1, 1),
) -> list[Call]:  # fmt: skip
    """As `convolve`, for channels in groups that do not see each other; a matrix for each group.

    The channels of a group are gathered first, since its windows have to lie in one run, and so are the sums of all.
    """
    inputs, outputs = x.shape[3] // len(matrices), out.shape[3] // len(matrices)
    everything = (slice(0, out.shape[0]), slice(0, out.shape[1]))
    part = scratch.take("part", (*x.shape[:3], inputs))
    sums = scratch.take("part sums", (*out.shape[:3], outputs))
    whole = _sums(out, np.dtype(np.float32), scratch)
    calls: list[Call] = []
    for group, matrix in enumerate(matrices):
        calls += [
            partial(np.copyto, part, x[..., group * inputs : (group + 1) * inputs]),
            *convolve(part, matrix, sums, kernel, stride, lambda _, __: [], scratch, dilation),
            partial(np.copyto, whole[..., group * outputs : (group + 1) * outputs], sums),
        ]
    return [*calls, *finish(whole, everything)]


def transposed(x: Array, matrix: Array, out: Array, kernel: Pair, stride: Pair, before: Pair, finish: Finish,
               scratch: Scratch, dilation: Pair = (1, 1)) -> list[Call]:  # fmt: skip
    """A transposed convolution: every input value adds its multiple of the kernel to the output.

    Args:
        x: ``(n, height, width, inputs)``. matrix: ``(inputs, kh * kw * outputs)``; of a depthwise layer ``(kh * kw,
            channels)``. before: rows and columns of the whole result that are cut off at the top and at the left.
    """
    n, rows, columns, inputs = x.shape
    outputs = out.shape[3]
    deep = matrix.shape != (kernel[0] * kernel[1], inputs) or matrix.shape[1] != outputs
    source = x
    calls: list[Call] = [partial(out.fill, 0)]
    if deep and not x.flags.c_contiguous:
        source = scratch.take("source", x.shape)
        calls.append(partial(np.copyto, source, x))
    product = scratch.take("product", (n, rows, columns, *(kernel if deep else (1, 1)), outputs))
    if deep:
        flat = product.reshape(n * rows * columns, -1)
        calls.append(partial(np.matmul, source.reshape(n * rows * columns, inputs), matrix, out=flat))
    for tap in range(kernel[0] * kernel[1]):
        at = divmod(tap, kernel[1])
        down, across = (
            _landing(size, out.shape[1 + axis], stride[axis], at[axis] * dilation[axis] - before[axis])
            for axis, size in enumerate((rows, columns))
        )
        if down is None or across is None:
            continue
        target = out[:, down[1], across[1]]
        if deep:
            added = product[:, down[0], across[0], at[0], at[1]]
        else:
            added = product[:, : target.shape[1], : target.shape[2], 0, 0]
            calls.append(partial(np.multiply, source[:, down[0], across[0]], matrix[tap], out=added))
        calls.append(partial(np.add, target, added, out=target))
    return [*calls, *finish(out, (slice(0, n), slice(0, out.shape[1])))]


def _landing(size: int, room: int, stride: int, shift: int) -> tuple[slice, slice] | None:
    """Which places of an axis land within the output, at ``place * stride + shift``, and where; None if none does."""
    first = max(0, -(shift // stride))
    last = min(size, (room - 1 - shift) // stride + 1)
    if first >= last:
        return None
    start = first * stride + shift
    return slice(first, last), slice(start, start + (last - first - 1) * stride + 1, stride)


def depthwise(
    x: Array, weights: Array, out: Array, stride: Pair, finish: Finish, dilation: Pair = (1, 1)
) -> list[Call]:
    """Each channel by itself; x as for `convolve`, weights ``(kh, kw, channels)``, sums in the output itself.

    With the taps as the outer axes of one contraction numpy multiplies and adds in a single pass. The weights are
    repeated along the row, so that its inner loop is long.
    """
    n, rows, columns, channels = out.shape
    kh, kw, _ = weights.shape
    count = tiles(columns, channels) if stride[1] == 1 else 1
    tiled = np.ascontiguousarray(np.tile(weights, (1, 1, count)))
    sample, row, pixel, item = x.strides
    shape = (n, kh, kw, rows, columns // count, count * channels)
    taps = (row * dilation[0], pixel * dilation[1])
    steps = (sample, *taps, row * stride[0], pixel * stride[1] * count, item)
    view = as_strided(x, shape, steps, writeable=False)
    target = as_strided(
        out, (n, rows, columns // count, count * channels), (*out.strides[:2], out.strides[2] * count, item)
    )
    calls: list[Call] = []
    for where in blocks(n, rows, columns * channels * out.itemsize, DEPTHWISE_BLOCK):
        for at in range(where[0].start, where[0].stop):
            source = view[at, :, :, where[1]]
            calls.append(partial(np.einsum, "ijhwc,ijc->hwc", source, tiled, out=target[at, where[1]]))
        calls += finish(out[where], where)
    return calls


# -- Winograd: 3x3, stride 1 ------------------------------------------------------------------------------------------

#: Transforms of input, kernel and output by the side of the output tile, F(2, 3) and F(4, 3).
#: Source: Lavin and Gray, Fast Algorithms for Convolutional Neural Networks, 2015.
_INPUT: Final[dict[int, list[list[float]]]] = {
    2: [[1, 0, -1, 0], [0, 1, 1, 0], [0, -1, 1, 0], [0, 1, 0, -1]],
    4: [
        [4, 0, -5, 0, 1, 0], [0, -4, -4, 1, 1, 0], [0, 4, -4, -1, 1, 0],
        [0, -2, -1, 2, 1, 0], [0, 2, -1, -2, 1, 0], [0, 4, 0, -5, 0, 1],
    ],
}  # fmt: skip
_KERNEL: Final[dict[int, list[list[float]]]] = {
    2: [[1, 0, 0], [0.5, 0.5, 0.5], [0.5, -0.5, 0.5], [0, 0, 1]],
    4: [
        [1 / 4, 0, 0], [-1 / 6, -1 / 6, -1 / 6], [-1 / 6, 1 / 6, -1 / 6],
        [1 / 24, 1 / 12, 1 / 6], [1 / 24, -1 / 12, 1 / 6], [0, 0, 1],
    ],
}  # fmt: skip
_OUTPUT: Final[dict[int, list[list[float]]]] = {
    2: [[1, 1, 1, 0], [0, 1, -1, -1]],
    4: [[1, 1, 1, 1, 1, 0], [0, 1, -1, 2, -2, 0], [0, 1, 1, 4, 4, 0], [0, 1, -1, 8, -8, 1]],
}


def winograd_tile(rows: int, columns: int, inputs: int, outputs: int) -> int:
    """The side of the output tile for a 3x3 convolution of stride 1, 0 where unfolding is faster (as measured)."""
    if min(inputs, outputs) < 32:
        return 0
    if rows % 4 == 0 and columns % 4 == 0:
        return 4
    if rows % 2 == 0 and columns % 2 == 0 and rows >= 12:
        return 2
    return 0


def winograd_weights(weights: Array, tile: int) -> Array:
    """``(3, 3, inputs, outputs)`` to ``((tile + 2)^2, inputs, outputs)``, computed in double precision."""
    g = np.array(_KERNEL[tile])
    wide = np.einsum("ai,bj,ijco->abco", g, g, weights.astype(np.float64), optimize=True)
    return np.ascontiguousarray(wide.reshape(-1, *weights.shape[2:]), np.float32)


def winograd(x: Array, transformed: Array, out: Array, tile: int, finish: Epilogue, scratch: Scratch) -> list[Call]:
    """A 3x3 convolution of stride 1 with about 2.25 (tile 2) or 4 (tile 4) times fewer multiplications.

    Both transforms of a tile are one product with a Kronecker square. Not bit-comparable to a direct sum: the error is
    some 2e-6 (tile 2) or 5e-5 (tile 4) for operands of variance 1.

    Args:
        x: ``(n, rows + 2, columns + 2, inputs)``. transformed: of `winograd_weights`.
    """
    n, rows, columns, outputs = out.shape
    inputs, side = x.shape[3], tile + 2
    before = np.kron(np.array(_INPUT[tile]), np.array(_INPUT[tile])).astype(np.float32)
    after = np.kron(np.array(_OUTPUT[tile]), np.array(_OUTPUT[tile])).astype(np.float32)
    down, across = rows // tile, columns // tile
    _, row, pixel, item = x.strides
    calls: list[Call] = []
    for where in blocks(n, down, side * side * across * max(inputs, outputs) * 4, 2 * BLOCK):
        for sample in range(where[0].start, where[0].stop):
            start, stop = where[1].start, where[1].stop
            count = (stop - start) * across
            source = as_strided(
                x[sample, start * tile :], (side, side, stop - start, across, inputs),
                (row, pixel, row * tile, pixel * tile, item), writeable=False,
            )  # fmt: skip
            patches = scratch.take("first", source.shape)
            spread = scratch.take("second", (side * side, count, inputs))
            product = scratch.take("first", (side * side, count, outputs))
            merged = scratch.take("second", (tile, tile, stop - start, across, outputs))
            target = out[sample, start * tile : stop * tile].reshape(stop - start, tile, across, tile, outputs)
            calls += [
                partial(np.copyto, patches, source),
                partial(np.matmul, before, patches.reshape(side * side, -1), out=spread.reshape(side * side, -1)),
                partial(np.matmul, spread, transformed, out=product),
                partial(np.matmul, after, product.reshape(side * side, -1), out=merged.reshape(tile * tile, -1)),
                finish.join(merged.transpose(2, 0, 3, 1, 4), finish.bias, target),
                *finish.rest((slice(sample, sample + 1), slice(start * tile, stop * tile))),
            ]
    return calls
