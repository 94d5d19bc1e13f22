"""ncnn: maps with a border, and of another size.

Source of what they compute: ncnn 1.0.20261020, src/layer; outputs of that version are the tests' answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import numpy as np

from nkformats.generated import ncnn
from nkformats.runtime.graph import Array, Builder, Call, Scratch, Value
from nkformats.runtime.kernels import resize
from nkformats.runtime.ncnn_node import (
    SIDE,
    Dims,
    Emit,
    Node,
    One,
    dims_of,
    inner,
    inner_axis,
    natural,
    operator,
    single,
)
from nkformats.runtime.ncnn_shape import axis_names, computed


@single("Padding")
def padding(node: Node) -> One:
    """A border of one number, of one for each channel, of the nearest values, or of those mirrored."""
    p = node.p
    border = {"h": (p.top, p.bottom), "w": (p.left, p.right)}
    if min(p.top, p.bottom, p.left, p.right, p.front, p.behind) < 0:
        node.unsupported("a border below zero", "top")
    values = node.vector("per_channel_pad_data") if p.per_channel_pad_data_size else None

    def emit(b: Builder, x: Value) -> Value:
        dims = dims_of(x)
        names = axis_names(len(dims))
        deep = {"c": (p.front, p.behind)} if len(dims) == 3 else {"d": (p.front, p.behind)}
        around = [(border | deep).get(name, (0, 0)) for name in names]
        if not any(map(any, around)):
            return x
        out = tuple(own + before + behind for own, (before, behind) in zip(dims, around, strict=True))
        if p.type_ == ncnn.PaddingType.CONSTANT:
            if values is not None and (len(dims) < 3 or len(values) != out[0]):
                node.misfit(f"{len(values)} numbers for the borders of {out}", "per_channel_pad_data_size")
            return _framed(b, x, out, around, p.value if values is None else values)
        if max(out) > SIDE:
            node.misfit(f"a border that makes {out}", "top")
        reflect = p.type_ == ncnn.PaddingType.REFLECT
        if reflect and any(max(pair) >= own for own, pair in zip(dims, around, strict=True)):
            node.misfit(f"a mirrored border as wide as {dims}", "left")
        places = [_places(own, pair, reflect) for own, pair in zip(dims, around, strict=True)]
        for axis, index in enumerate(places):
            if any(around[axis]):
                x = _gathered(b, x, inner_axis(axis, len(dims)), index)
        return x

    return emit


def _gathered(b: Builder, x: Value, axis: int, index: Array) -> Value:
    """Places of an axis of the value."""
    shape = (*x.shape[:axis], len(index), *x.shape[axis + 1 :])
    return b.add([x], shape, lambda out, scratch: resize.gather(x.array, out.array, axis, index, scratch))


def _places(size: int, around: tuple[int, int], reflect: bool) -> Array:
    """The place of an axis that each place of a bordered one takes its value from."""
    at = np.arange(-around[0], size + around[1])
    if reflect:
        at = np.abs(at)
        at = size - 1 - np.abs(size - 1 - at)
    return np.clip(at, 0, size - 1)


def _framed(b: Builder, x: Value, dims: Dims, around: list[tuple[int, int]], value: float | Array) -> Value:
    own = dims_of(x)
    inside = [slice(before, before + size) for size, (before, _) in zip(own, around, strict=True)]
    where = (slice(None), *inside)
    filler = np.asarray(value, np.float32)

    def bind(out: Value, scratch: Scratch) -> list[Call]:
        # A number for each channel lies along the last axis of the value.
        return [
            partial(np.copyto, out.array, filler),
            partial(np.copyto, natural(out.array)[where], natural(x.array)),
        ]

    return b.add([x], inner(x.shape[0], dims), bind)


@operator("Interp")
def interp(node: Node) -> Emit:
    """Maps of another size, by the nearest pixels or between them."""
    p = node.p
    if p.resize_type not in (ncnn.ResizeType.NEAREST, ncnn.ResizeType.BILINEAR, ncnn.ResizeType.BICUBIC):
        node.unsupported(f"the way {getattr(p.resize_type, 'name', p.resize_type)}", "resize_type")
    if p.dynamic_target_size:
        node.unsupported("a size from a blob", "dynamic_target_size")

    def emit(b: Builder, inputs: Sequence[Value]) -> Sequence[Value]:
        x = inputs[0]
        dims = node.rank(x, 1, 2, 3)
        own = (1, 1) if len(dims) == 1 else dims[-2:]
        size = _target(node, inputs, own)
        if len(dims) == 1:
            shape = (x.shape[0], *size, dims[0])
            return [b.add([x], shape, lambda out, _: [partial(np.copyto, out.array, x.array[:, None, None, :])])]
        axes = (1, 2) if len(dims) == 3 else (None, 2)
        if all(axis is None or size[at] == own[at] for at, axis in enumerate(axes)):
            return [x]
        given = ((p.output_height, p.height_scale), (p.output_width, p.width_scale))
        for at, axis in enumerate(axes):
            if axis is not None:
                step = own[at] / size[at] if given[at][0] or p.size_expr else 1 / given[at][1]
                x = _resized(node, b, x, axis, size[at], step)
        return [x]

    return emit


def _target(node: Node, inputs: Sequence[Value], own: Dims) -> list[int]:
    """Height and width of maps that are resized from `own`."""
    p = node.p
    if p.size_expr:
        values = computed(node, "size_expr", inputs)
        size = values[::-1] if len(values) == 2 else [own[0], *values]
    elif p.output_height and p.output_width:
        size = [p.output_height, p.output_width]
    else:
        scales = (np.float32(p.height_scale), np.float32(p.width_scale))
        exact = [np.float32(one) * scale for one, scale in zip(own, scales, strict=True)]
        if not all(1 <= one <= SIDE for one in exact):
            node.misfit(
                f"maps of {own} times {scales[0]:g} x {scales[1]:g}: sides are from 1 to {SIDE:,}", "height_scale"
            )
        size = [int(one) for one in exact]
    if len(size) != 2 or not all(1 <= one <= SIDE for one in size):
        node.misfit(
            f"maps of the size {tuple(size)}: sides are from 1 to {SIDE:,}",
            "size_expr" if p.size_expr else "output_height",
        )
    return size


def _resized(node: Node, b: Builder, x: Value, axis: int, count: int, step: float) -> Value:
    """One axis of maps, in as many places."""
    size = x.shape[axis]
    if node.p.resize_type == ncnn.ResizeType.NEAREST:
        return _gathered(b, x, axis, resize.nearest(size, count, step))
    way = resize.linear if node.p.resize_type == ncnn.ResizeType.BILINEAR else resize.cubic
    taps = way(size, count, 1.0 if size == count else step, bool(node.p.align_corner))
    shape = (*x.shape[:axis], count, *x.shape[axis + 1 :])
    return b.add([x], shape, lambda out, scratch: resize.blend(x.array, out.array, axis, taps, scratch))
