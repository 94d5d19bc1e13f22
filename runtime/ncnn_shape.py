"""ncnn: the operators that move values or pick some of them, and constants.

Source of what they compute: ncnn 1.0.20261020, src/layer; outputs of that version are the tests' answers.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from functools import partial
from typing import Final

import numpy as np

from nkformats.runtime.graph import Builder, Call, Scratch, Value
from nkformats.runtime.ncnn_expression import Sizes, evaluate
from nkformats.runtime.ncnn_node import (
    AXES,
    OPEN,
    Dims,
    Emit,
    Node,
    One,
    dims_of,
    inner,
    inner_axis,
    moved,
    natural,
    operator,
    reshaped,
    single,
)

#: Of a batch axis: there is none.
NO_BATCH: Final = 233


def _picked(b: Builder, x: Value, start: Dims, dims: Dims) -> Value:
    """The part of a blob that begins at `start` and has that shape."""
    if dims == dims_of(x):
        return x
    where = (slice(None), *(slice(at, at + size) for at, size in zip(start, dims, strict=True)))
    return moved(b, x, dims, lambda a: a[where])


# -- shapes -----------------------------------------------------------------------------------------------------------


@single("Flatten")
def flatten(node: Node) -> One:
    """All values in one axis."""
    return lambda b, x: reshaped(b, x, (math.prod(x.shape[1:]),))


@operator("Reshape")
def reshape(node: Node) -> Emit:
    """Constant sizes; 0 keeps that of the input, -1 is what is left. Or sizes that an expression computes."""
    p = node.p
    given = [p.c, p.d, p.h, p.w] if p.d != OPEN else [p.c, p.h, p.w] if p.c != OPEN else [p.h, p.w]
    sizes = [p.w] if p.h == OPEN else given
    batched = (p.input_batch_axis, p.output_batch_axis) != (NO_BATCH, NO_BATCH)

    def emit(b: Builder, inputs: Sequence[Value]) -> Sequence[Value]:
        x = inputs[0]
        wanted = computed(node, "shape_expr", inputs)[::-1] if p.shape_expr else list(sizes)
        if not 1 <= len(wanted) <= AXES + batched:
            node.unsupported(f"{len(wanted)} axes", "shape_expr")
        own = dims_of(x)
        if batched:
            wanted = _without_batch(node, own, wanted)
        else:
            named = _by_name(own)
            wanted = [size if size else named[name] for name, size in zip(axis_names(len(wanted)), wanted, strict=True)]
            wanted = _filled(wanted, math.prod(own))
        if not wanted or min(wanted) < 1 or math.prod(wanted) != math.prod(own):
            node.misfit(f"a blob of shape {own} does not make {tuple(wanted)}", "shape_expr" if p.shape_expr else "w")
        return [reshaped(b, x, tuple(wanted))]

    return emit


def _filled(sizes: list[int], total: int) -> list[int]:
    """Sizes with -1 as what is left of `total`."""
    rest = math.prod(size for size in sizes if size != -1)
    return [total // rest if size == -1 and rest > 0 else size for size in sizes]


def _without_batch(node: Node, own: Dims, sizes: list[int]) -> list[int]:
    """The axes of a result of which one counts samples: there is one sample here, and has to be then.

    0 keeps the size of the axis at its place, samples counted.
    """
    p = node.p
    given = list(own)
    if p.input_batch_axis != NO_BATCH:
        given.insert(_batch_axis(node, p.input_batch_axis, len(own) + 1, "input_batch_axis"), 1)
    if any(size == 0 and at >= len(given) for at, size in enumerate(sizes)):
        node.misfit(f"{len(sizes)} axes of {len(given)}", "w")
    wanted = _filled([given[at] if size == 0 else size for at, size in enumerate(sizes)], math.prod(own))
    if p.output_batch_axis != NO_BATCH:
        count = wanted.pop(_batch_axis(node, p.output_batch_axis, len(wanted), "output_batch_axis"))
        if count != 1:
            node.unsupported(f"{count} samples made of one", "output_batch_axis")
    return wanted


def _batch_axis(node: Node, axis: int, rank: int, parameter: str) -> int:
    found = axis + rank if axis < 0 else axis
    if not 0 <= found < rank:
        node.misfit(f"batch axis {axis} of {rank} axes", parameter)
    return found


def axis_names(rank: int) -> str:
    """The names of a blob's axes, the outermost first."""
    return {1: "w", 2: "hw", 3: "chw", 4: "cdhw"}[rank]


def _by_name(dims: Dims) -> dict[str, int]:
    """Sizes by w, h, d and c; those of axes that are not there are 1."""
    return dict.fromkeys("whdc", 1) | dict(zip(axis_names(len(dims)), dims, strict=True))


def computed(node: Node, name: str, inputs: Sequence[Value]) -> list[int]:
    """The values of an expression."""
    sizes: list[Sizes] = [_by_name(dims_of(x)) for x in inputs]
    try:
        return evaluate(getattr(node.p, name), sizes)
    except ValueError as error:
        node.unsupported(str(error), name)


@single("Squeeze")
def squeeze(node: Node) -> One:
    """Without the named axes, where they have one place."""
    p = node.p
    flags = {"w": p.squeeze_w, "h": p.squeeze_h, "d": p.squeeze_d, "c": p.squeeze_c}

    def emit(b: Builder, x: Value) -> Value:
        dims = dims_of(x)
        rank = len(dims)
        if p.axes:
            gone = {axis + rank if axis < 0 else axis for axis in p.axes}
        else:
            gone = {at for at, name in enumerate(axis_names(rank)) if flags[name]}
        left = [size for at, size in enumerate(dims) if at not in gone or size != 1]
        return reshaped(b, x, tuple(left) or (1,))

    return emit


@single("ExpandDims")
def expand_dims(node: Node) -> One:
    """With axes of one place."""
    axes = node.p.axes

    def emit(b: Builder, x: Value) -> Value:
        dims = dims_of(x)
        rank = len(dims) + len(axes)
        at = {node.axis(axis, rank, "axes") for axis in axes}
        if rank > AXES or len(at) != len(axes):
            node.misfit(f"{rank} axes", "axes")
        rest = iter(dims)
        return reshaped(b, x, tuple(1 if axis in at else next(rest) for axis in range(rank)))

    return emit


@single("Permute")
def permute(node: Node) -> One:
    """The axes in another order."""
    order_type = node.p.order_type

    def emit(b: Builder, x: Value) -> Value:
        dims = dims_of(x)
        orders = _permutations(len(dims))
        if len(dims) == 1 or order_type == 0:
            return x
        if order_type not in range(len(orders)):
            node.misfit(f"order {order_type} of {len(dims)} axes", "order_type")
        order = orders[order_type]
        turned = (0, *(axis + 1 for axis in order))
        return moved(b, x, tuple(dims[axis] for axis in order), lambda a: a.transpose(turned))

    return emit


def _permutations(rank: int) -> list[tuple[int, ...]]:
    """For each order type, the axes of the input, counted from the outermost, that become those of the output.

    The types number the orders by the outermost axis that comes out: that which is outermost first, then inwards.
    """
    return list(itertools.permutations(range(rank)))


@single("ShuffleChannel")
def shuffle_channel(node: Node) -> One:
    """The channels as a matrix with a row for each group, transposed."""
    p = node.p

    def emit(b: Builder, x: Value) -> Value:
        dims = node.rank(x, 3, 4)
        if dims[0] % p.group:
            node.misfit(f"{dims[0]} channels in {p.group} groups", "group")
        groups = dims[0] // p.group if p.reverse else p.group
        order = np.arange(dims[0]).reshape(groups, -1).T.reshape(-1)

        def bind(out: Value, scratch: Scratch) -> list[Call]:
            if out.array.flags.c_contiguous:
                return [partial(np.take, x.array, order, axis=-1, out=out.array, mode="clip")]
            held = scratch.take("shuffled", x.shape)
            taken = partial(np.take, x.array, order, axis=-1, out=held, mode="clip")
            return [taken, partial(np.copyto, out.array, held)]

        return b.add([x], x.shape, bind)

    return emit


@single("PixelShuffle")
def pixel_shuffle(node: Node) -> One:
    """Channels become pixels."""
    r, inside = node.p.upscale_factor, node.p.mode == 0

    def emit(b: Builder, x: Value) -> Value:
        channels, h, w = node.rank(x, 3)
        if channels % (r * r):
            node.misfit(f"{channels} channels for {r} x {r} pixels", "upscale_factor")
        c, n = channels // (r * r), x.shape[0]

        def bind(out: Value, scratch: Scratch) -> list[Call]:
            # (n, h, w, ...) to (n, h, down, w, across, c): splitting an axis is a view, also within a margin.
            split = x.array.reshape(n, h, w, *((c, r, r) if inside else (r, r, c)))
            turned = split.transpose(0, 1, 4, 2, 5, 3) if inside else split.transpose(0, 1, 3, 2, 4, 5)
            return [partial(np.copyto, out.array.reshape(n, h, r, w, r, c), turned)]

        return b.add([x], (n, h * r, w * r, c), bind)

    return emit


@single("Reorg")
def reorg(node: Node) -> One:
    """Pixels become channels."""
    r, inside = node.p.stride, node.p.mode == 0

    def emit(b: Builder, x: Value) -> Value:
        channels, h, w = node.rank(x, 3)
        rows, columns = h // r, w // r
        if not rows or not columns:
            node.misfit(f"maps of {h} x {w} in steps of {r}", "stride")
        c, n = channels * r * r, x.shape[0]

        def bind(out: Value, scratch: Scratch) -> list[Call]:
            split = x.array[:, : rows * r, : columns * r].reshape(n, rows, r, columns, r, channels)
            turned = split.transpose(0, 1, 3, 5, 2, 4) if inside else split.transpose(0, 1, 3, 2, 4, 5)
            return [partial(np.copyto, out.array.reshape(turned.shape), turned)]

        return b.add([x], (n, rows, columns, c), bind)

    return emit


@single("Flip")
def flip(node: Node) -> One:
    """Axes backwards."""

    def emit(b: Builder, x: Value) -> Value:
        dims = dims_of(x)
        over = {node.axis(axis, len(dims), "axes") for axis in node.p.axes}
        where = (slice(None), *(slice(None, None, -1 if at in over else None) for at in range(len(dims))))
        return moved(b, x, dims, lambda a: a[where])

    return emit


@single("Tile")
def tile(node: Node) -> One:
    """Copies side by side along axes."""
    p = node.p

    def emit(b: Builder, x: Value) -> Value:
        dims = dims_of(x)
        repeats = list(p.repeats)
        if not repeats:
            repeats = [1] * len(dims)
            repeats[node.axis(p.axis, len(dims))] = p.tiles
        rank = max(len(dims), len(repeats))
        if rank > AXES or min(repeats) < 1:
            node.misfit(f"{repeats} times a blob of shape {dims}", "repeats")
        dims = (*(1,) * (rank - len(dims)), *dims)
        repeats = [1] * (rank - len(repeats)) + repeats
        x = reshaped(b, x, dims)
        out = tuple(size * count for size, count in zip(dims, repeats, strict=True))
        pairs = tuple(part for pair in zip(repeats, dims, strict=True) for part in pair)

        def bind(target: Value, scratch: Scratch) -> list[Call]:
            # A copy of the maps for each of the places, in which every axis is two: which copy, and where in it.
            whole, n = natural(target.array), x.shape[0]
            source = natural(x.array)[(slice(None), *(one for _ in dims for one in (None, slice(None))))]
            if whole.flags.c_contiguous:
                return [partial(np.copyto, whole.reshape(n, *pairs), source)]
            held = scratch.take("tiles", (n, *out))
            return [partial(np.copyto, held.reshape(n, *pairs), source), partial(np.copyto, whole, held)]

        return b.add([x], inner(x.shape[0], out), bind)

    return emit


# -- several blobs ----------------------------------------------------------------------------------------------------


@operator("Split")
def split(node: Node) -> Emit:
    """The same blob under several names."""
    return lambda b, inputs: [inputs[0]] * len(node.tops)


@operator("Noop")
def noop(node: Node) -> Emit:
    """Blobs under other names."""
    if len(node.bottoms) != len(node.tops):
        node.unsupported(f"{len(node.bottoms)} blobs in, {len(node.tops)} out")
    return lambda b, inputs: inputs


@operator("Concat")
def concat(node: Node) -> Emit:
    """Side by side along an axis."""

    def emit(b: Builder, inputs: Sequence[Value]) -> Sequence[Value]:
        shapes = [dims_of(x) for x in inputs]
        rank = len(shapes[0])
        axis = node.axis(node.p.axis, rank)
        others = {(len(one), *one[:axis], *one[axis + 1 :]) for one in shapes}
        if len(others) > 1:
            node.misfit(f"blobs of shapes {', '.join(map(str, shapes[:4]))} side by side")
        if len(inputs) == 1:
            return [inputs[0]]
        dims = (*shapes[0][:axis], sum(one[axis] for one in shapes), *shapes[0][axis + 1 :])
        at = inner_axis(axis, rank)

        def bind(out: Value, scratch: Scratch) -> list[Call]:
            calls, start = list[Call](), 0
            for x in inputs:
                stop = start + x.shape[at]
                where = (*(slice(None),) * at, slice(start, stop))
                calls.append(partial(np.copyto, out.array[where], x.array))
                start = stop
            return calls

        return [b.add(inputs, inner(inputs[0].shape[0], dims), bind)]

    return emit


@operator("Slice")
def slice_(node: Node) -> Emit:
    """Cut along an axis, by sizes or at places."""
    p = node.p

    def emit(b: Builder, inputs: Sequence[Value]) -> Sequence[Value]:
        x = inputs[0]
        dims = dims_of(x)
        axis = node.axis(p.axis, len(dims))
        size, count = dims[axis], len(node.tops)
        found, start = [], 0
        for at in range(count):
            if p.indices:
                stop = size if at == count - 1 else p.indices[at] + (size if p.indices[at] < 0 else 0)
            else:
                wanted = p.slices[at]
                stop = start + ((size - start) // (count - at) if wanted == OPEN else wanted)
            if not start < stop <= size:
                node.misfit(f"a piece from {start} to {stop} of {size}", "slices")
            where = tuple(start if one == axis else 0 for one in range(len(dims)))
            found.append(_picked(b, x, where, (*dims[:axis], stop - start, *dims[axis + 1 :])))
            start = stop
        return found

    return emit


# -- parts ------------------------------------------------------------------------------------------------------------


@operator("Crop")
def crop(node: Node) -> Emit:
    """A part of a blob: by places along axes, by offsets and sizes, or of the size of a second blob."""
    p = node.p
    if p.woffset == OPEN:
        node.unsupported("places from a blob", "woffset")
    expressions = bool(p.starts_expr and p.ends_expr)

    def emit(b: Builder, inputs: Sequence[Value]) -> Sequence[Value]:
        x = inputs[0]
        dims = dims_of(x)
        if expressions or (p.starts and p.ends):
            return [_crop_places(node, b, inputs)]
        if len(inputs) > 1:
            like = _by_name(dims_of(inputs[1]))
            size = [like[name] for name in axis_names(len(dims))]
            if len(dims_of(inputs[1])) < len(dims):
                size[0] = dims[0]
            start = [getattr(p, f"{name}offset") for name in axis_names(len(dims))]
            if len(dims_of(inputs[1])) < len(dims):
                start[0] = 0
            return [_part(node, b, x, start, size, sized=True)]
        start, size = [], []
        for name, own in zip(axis_names(len(dims)), dims, strict=True):
            offset, given, behind = (getattr(p, key) for key in (f"{name}offset", f"out{name}", f"{name}offset2"))
            start.append(offset)
            size.append(own - offset - behind if given == OPEN else min(given, own - offset - behind) if given else 0)
        return [_part(node, b, x, start, size, sized=True)]

    return emit


def _crop_places(node: Node, b: Builder, inputs: Sequence[Value]) -> Value:
    """A part from place to place along axes; a place below zero counts from the end."""
    p, x = node.p, inputs[0]
    dims = dims_of(x)
    starts, ends, axes = list(p.starts), list(p.ends), list(p.axes)
    if p.starts_expr and p.ends_expr:
        starts, ends = (computed(node, name, inputs) for name in ("starts_expr", "ends_expr"))
        axes = computed(node, "axes_expr", inputs) if p.axes_expr else []
    axes = axes or list(range(len(dims)))
    if not len(starts) == len(ends) >= len(axes):
        node.misfit(f"{len(starts)} places for {len(axes)} axes", "starts")
    start, size = [0] * len(dims), list(dims)
    for axis, first, last in zip(axes, starts, ends, strict=False):
        at = node.axis(axis, len(dims), "axes")
        own = dims[at]
        first = 0 if first == OPEN else first
        last = own if last == OPEN else last
        start[at] = first if first >= 0 else own + first
        size[at] = min(own, last if last > 0 else own + last) - start[at]
    return _part(node, b, x, start, size)


def _part(
    node: Node, b: Builder, x: Value, start: Sequence[int], size: Sequence[int], *, sized: bool = False
) -> Value:  # fmt: skip
    """A part of a blob, by offsets and sizes (`sized`) or by starts and ends."""
    dims = dims_of(x)
    for name, own, first, count in zip(axis_names(len(dims)), dims, start, size, strict=True):
        if first < 0 or count < 1 or first + count > own:
            where = "starts_expr" if node.p.starts_expr else "starts"
            if sized:
                where = f"out{name}" if count < 1 and first < own else f"{name}offset"
            node.misfit(f"{count} places from {first} on along {name}, of {own}", where)
    return _picked(b, x, tuple(start), tuple(size))


# -- constants --------------------------------------------------------------------------------------------------------


@operator("MemoryData")
def memory_data(node: Node) -> Emit:
    """A constant."""
    p = node.p
    dims = tuple(size for size in (p.c, p.d, p.h, p.w) if size)
    if not dims:
        node.unsupported("a constant without a size", "w")
    stored = node.weight("data_", whole=True).astype(np.float32, copy=False).reshape(1, *dims)
    array = np.ascontiguousarray(np.moveaxis(stored, 1, -1)) if len(dims) > 2 else stored
    return lambda b, inputs: [b.constant(array)]
