"""What is known of numbers and conditions before a file is there: intervals, and what follows from a condition."""

from __future__ import annotations

from collections.abc import Iterator

from nkformats.codegen import expr, ir
from nkformats.codegen.expr import Node

#: An interval of integers or floats; None is no bound.
Interval = tuple[float | None, float | None]
ANY: Interval = (None, None)


def number(node: expr.Const) -> float:
    """The number that a constant is."""
    assert not isinstance(node.value, str)
    return node.value


def number_range(primitive: ir.Primitive) -> Interval:
    """What a number type can hold."""
    if primitive.is_float:
        return ANY
    bits = 8 * primitive.size
    return (0, 2**bits - 1) if primitive.name[0] == "u" else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)


def arithmetic(op: str, left: Interval, right: Interval) -> Interval:
    """What values an operation can have on values of two intervals."""
    (a, b), (c, d) = left, right
    if op == "+":
        return (None if a is None or c is None else a + c), (None if b is None or d is None else b + d)
    if op == "-":
        return (None if a is None or d is None else a - d), (None if b is None or c is None else b - c)
    if op == "%" and c is not None and c > 0:
        return 0, None if d is None else d - 1
    if op in ("&", "|") and a is not None and a >= 0 and c is not None and c >= 0:
        tops = [top for top in (b, d) if top is not None]
        if op == "&":
            return 0, min(tops) if tops else None
        return 0, None
    if a is not None and c is not None and a >= 0 and c >= 0:
        if op == "*":
            return a * c, None if b is None or d is None else b * d
        if op == "/" and c > 0:
            return 0, None if b is None else b // c
        if op == "<<":
            return a, None if b is None or d is None else int(b) << int(d)
        if op == ">>":
            return 0, b
    return ANY


def conjuncts(node: Node) -> Iterator[Node]:
    """What is known to be true when `node` is."""
    if isinstance(node, expr.Binary) and node.op == "and":
        yield from conjuncts(node.left)
        yield from conjuncts(node.right)
    elif isinstance(node, expr.Unary) and node.op == "not":
        yield from denied(node.operand)
    else:
        yield node


def denied(node: Node) -> Iterator[Node]:
    """What is known to be true when `node` is false."""
    if isinstance(node, expr.Binary) and node.op == "or":
        yield from denied(node.left)
        yield from denied(node.right)
    elif isinstance(node, expr.Unary) and node.op == "not":
        yield from conjuncts(node.operand)
    elif isinstance(node, expr.Binary) and node.op in expr.COMPARISONS:
        opposite = dict(zip(("==", "!=", "<", "<=", ">", ">="), ("!=", "==", ">=", ">", "<=", "<"), strict=True))
        yield expr.Binary(opposite[node.op], node.left, node.right)
    else:
        yield expr.Unary("not", node)
