"""ncnn: products of matrices.

Source of what they compute: ncnn 1.0.20261020, src/layer; outputs of that version are the tests' answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import numpy as np

from nkformats.runtime.graph import Array, Builder, Call, Scratch, Value
from nkformats.runtime.ncnn_node import Dims, Emit, Node, dims_of, inner, natural, operator, reshaped

#: From here on a number of quantised weights is about blocks, and says their bits in its hundreds.
BLOCKS: Final = 400
#: Activations are quantised, too, where weights have eight bits.
EIGHT: Final = 8


def _weights(node: Node) -> tuple[Array | None, Array | None, Array | None]:
    """The constants of a Gemm: A ``(m, k)``, B ``(k, n)``, C as what is added to ``(m, n)``."""
    p = node.p
    if p.quantize_term and (p.quantize_term < BLOCKS or p.quantize_term // 100 == EIGHT):
        node.unsupported("activations of int8", "quantize_term")
    a = node.weight("a") if p.constant_a == 1 else None
    b = node.weight("b") if p.constant_b == 1 else None
    a = a.T if a is not None and p.trans_a else a
    b = b.T if b is not None and p.trans_b else b
    if b is not None and p.quantize_term and p.quantize_term % 100 >= 10:
        b = b * node.vector("b_input_scales")[:, None]
    if p.constant_c != 1 or p.constant_broadcast_type_c == -1:
        return a, b, None
    c, kind = node.weight("c").reshape(-1), p.constant_broadcast_type_c
    shape = {0: (1, 1), 1: (-1, 1), 2: (-1, 1), 4: (1, -1)}.get(kind, (p.constant_m, p.constant_n))
    return a, b, c.reshape(shape)


@operator("Gemm")
def gemm(node: Node) -> Emit:
    """``alpha * (A @ B + beta * C)``; each of the three is a constant or a blob."""
    p = node.p
    constants = _weights(node)
    alpha, beta = (np.array(one, np.float32) for one in (p.alpha, p.beta))
    takes_c = p.constant_c != 1
    least = sum(one is None for one in constants[:2])

    def emit(b: Builder, inputs: Sequence[Value]) -> Sequence[Value]:
        waiting = list(inputs)
        n = inputs[0].shape[0]
        sides: list[tuple[Dims, Value | Array]] = []
        for constant, turned in zip(constants[:2], (p.trans_a, p.trans_b), strict=True):
            if constant is not None:
                sides.append((constant.shape, constant))
                continue
            x = waiting.pop(0)
            dims = node.rank(x, 1, 2)
            x = b.reshape(x, (n, 1, *dims)) if len(dims) == 1 else x
            h, w = x.shape[1:]
            sides.append(((w, h) if turned else (h, w), x))
        (m, k), (k2, columns) = sides[0][0], sides[1][0]
        if k != k2:
            node.misfit(f"matrices of {m} x {k} and {k2} x {columns}")
        if constants[2] is not None and any(
            given not in (1, size) for given, size in zip(constants[2].shape, (m, columns), strict=True)
        ):
            node.misfit(f"numbers of {constants[2].shape} added to {m} x {columns}", "constant_broadcast_type_c")
        added = waiting[0] if takes_c and waiting else None
        shape = _added(node, added, m, columns)

        def bind(out: Value, scratch: Scratch) -> list[Call]:
            arrays = [
                (side.array.swapaxes(1, 2) if turned else side.array) if isinstance(side, Value) else side
                for (_, side), turned in zip(sides, (p.trans_a, p.trans_b), strict=True)
            ]
            whole = out.array
            sums = scratch.take("sums", (n, m, columns)) if p.output_transpose else whole
            calls: list[Call] = [partial(np.matmul, *arrays, out=sums)]
            c = constants[2] if added is None else added.array.reshape(n, *shape)
            if c is not None:
                part = scratch.take("part", c.shape)
                calls += [partial(np.multiply, c, beta, out=part), partial(np.add, sums, part, out=sums)]
            if alpha != 1:
                calls.append(partial(np.multiply, sums, alpha, out=sums))
            return [*calls, partial(np.copyto, whole, sums.swapaxes(1, 2))] if p.output_transpose else calls

        size = (columns, m) if p.output_transpose else (m, columns)
        used = [side for _, side in sides if isinstance(side, Value)] + ([added] if added is not None else [])
        y = b.add(used, (n, *size), bind)
        return [reshaped(b, y, (size[0], 1, size[1])) if p.output_n1m else y]

    if least > len(node.bottoms) or not node.bottoms:
        node.unsupported(f"{len(node.bottoms)} inputs")
    return emit


def _added(node: Node, c: Value | None, m: int, columns: int) -> Dims:
    """How a blob is added to ``(m, columns)``: one axis along the columns where the sizes agree, else the rows."""
    if c is None:
        return ()
    dims = node.rank(c, 1, 2)
    if len(dims) == 2 and dims in ((m, 1), (m, columns), (1, columns)):
        return dims
    found = {columns: (1, columns)}.get(dims[0]) or {m: (m, 1), 1: (1, 1)}.get(dims[0])
    if len(dims) == 2 or found is None:
        node.misfit(f"a blob of shape {dims} added to {m} x {columns}")
    return found


@operator("MatMul")
def matmul(node: Node) -> Emit:
    """Two blobs: the last two axes of each as a matrix, what stands before them side by side."""
    turned = bool(node.p.trans_b)

    def emit(b: Builder, inputs: Sequence[Value]) -> Sequence[Value]:
        x, y = inputs[:2]
        n, ours, theirs = x.shape[0], dims_of(x), dims_of(y)
        left = (1, *ours) if len(ours) == 1 else ours
        # A vector on the right is a column.
        right = (theirs[0], 1) if len(theirs) == 1 else theirs
        swapped = turned and len(theirs) > 1
        inside = right[-1] if swapped else right[-2]
        try:
            outer = np.broadcast_shapes(left[:-2], right[:-2])
        except ValueError:
            outer = None
        if outer is None or left[-1] != inside:
            node.misfit(f"blobs of shapes {ours} and {theirs}")
        whole = (*outer, left[-2], right[-2] if swapped else right[-1])
        dims = (*outer, *([left[-2]] if len(ours) > 1 else []), *([whole[-1]] if len(theirs) > 1 else []))

        def bind(out: Value, scratch: Scratch) -> list[Call]:
            # Their axes before the matrix have to line up, whatever their number.
            first, second = (
                scratch.take(name, (n, *(1,) * (len(outer) + 2 - len(shape)), *shape))
                for name, shape in (("left", left), ("right", right))
            )
            product = scratch.take("product", (n, *whole))
            other = second.swapaxes(-1, -2) if swapped else second
            target = natural(out.array)
            return [
                partial(np.copyto, first.reshape(n, *ours), natural(x.array)),
                partial(np.copyto, second.reshape(n, *theirs), natural(y.array)),
                partial(np.matmul, first, other, out=product),
                partial(np.copyto, target, product.reshape(target.shape)),
            ]

        return [b.add([x, y], inner(n, dims or (1,)), bind)]

    return emit
