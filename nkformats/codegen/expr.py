"""The expression language of schemas: text to tree, and the few things every user of a tree needs.

Kaitai Struct's grammar with its precedence, which is Python's (`a & 1 == 1` is `(a & 1) == 1`); comparisons do not
chain.
Nothing here knows what a name stands for: that is `ir`'s part.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields


class ExpressionError(ValueError):
    """An expression that cannot be parsed or has no type; the caller adds file and line."""


@dataclass(frozen=True)
class Node:
    """An expression."""


@dataclass(frozen=True)
class Const(Node):
    """A number, a string or a truth value."""

    value: int | float | str | bool

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Const) and type(self.value) is type(other.value) and self.value == other.value

    def __hash__(self) -> int:
        return hash((type(self.value), self.value))


@dataclass(frozen=True)
class Name(Node):
    """A field, parameter or instance of the type at hand, or `_`, `_index`, `_root`."""

    id: str


@dataclass(frozen=True)
class Attr(Node):
    """A member of another record, or one of the methods of a value (`size`, `length`, `to_i`)."""

    base: Node
    id: str


@dataclass(frozen=True)
class Index(Node):
    """One element of a list."""

    base: Node
    index: Node


@dataclass(frozen=True)
class Member(Node):
    """A value of an enum: `layer_kind::dense`."""

    enum: str
    id: str


@dataclass(frozen=True)
class Unary(Node):
    """`-`, `~` or `not`."""

    op: str
    operand: Node


@dataclass(frozen=True)
class Binary(Node):
    """Arithmetic, bit operation, comparison, `and` or `or`."""

    op: str
    left: Node
    right: Node


@dataclass(frozen=True)
class Cond(Node):
    """`condition ? yes : no`."""

    condition: Node
    yes: Node
    no: Node


@dataclass(frozen=True)
class Aggregate(Node):
    """`sum`, `product`, `all`, `any` or `unique` over the one list that `operand` names, evaluated for each element."""

    function: str
    operand: Node


@dataclass(frozen=True)
class Call(Node):
    """`sqrt(x)`, `quotient(a, b)` (of integers, towards zero), or `x in [a, b]` as a call of `in`."""

    function: str
    operands: tuple[Node, ...]


@dataclass(frozen=True)
class Left(Node):
    """`_io.size - _io.pos`: the bytes left in the stream."""


ELEMENT = Name("_element")
#: Functions that only vendor keys have, and how many operands they take.
FUNCTIONS = {"sqrt": 1, "quotient": 2}
AGGREGATES = ("sum", "product", "all", "any", "unique")
ARITHMETIC = ("+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>")
COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")

_TOKEN = re.compile(
    r"\s*(?:(?P<number>0[xX][0-9a-fA-F]+|0[bB][01]+|(?:[0-9]+\.[0-9]+(?:[eE][-+]?[0-9]+)?)|(?:0|[1-9][0-9]*)(?![\w.]))"
    r"|(?P<name>[A-Za-z_][A-Za-z0-9_]*(?:::[A-Za-z_][A-Za-z0-9_]*)*)"
    r"|(?P<string>'[^'\\]*'|\"[^\"\\]*\")"
    r"|(?P<op><<|>>|<=|>=|==|!=|[-+*/%&|^~<>?:()\[\].,]))"
)
_MAX_TOKENS = 400
_LEVELS = (("|",), ("^",), ("&",), ("<<", ">>"), ("+", "-"), ("*", "/", "%"))


def parse(text: str) -> Node:
    """The tree of an expression.

    Raises:
        ExpressionError: not an expression of the supported grammar.
    """
    try:
        return _Parser(text).parse()
    except RecursionError:
        raise ExpressionError(f"brackets too deep in `{text[:200]}...`") from None


class _Parser:
    def __init__(self, text: str) -> None:
        self.text = text if len(text) <= 200 else f"{text[:200]}..."
        self.tokens: list[tuple[str, str]] = []
        position = 0
        text = text.rstrip()
        while position < len(text):
            match = _TOKEN.match(text, position)
            if match is None or match.lastgroup is None:
                raise ExpressionError(f"cannot read `{text[position:].strip()}` in `{self.text}`")
            self.tokens.append((match.lastgroup, match[match.lastgroup]))
            position = match.end()
        # Everything that walks a tree recurses into it.
        if len(self.tokens) > _MAX_TOKENS:
            raise ExpressionError(f"more than {_MAX_TOKENS} words in `{self.text}`")
        self.at = 0

    def parse(self) -> Node:
        node = self.ternary()
        if self.at != len(self.tokens):
            raise ExpressionError(f"unexpected `{self.tokens[self.at][1]}` in `{self.text}`")
        return node

    def peek(self) -> str:
        kind, text = self.tokens[self.at] if self.at < len(self.tokens) else ("end", "")
        return "" if kind in ("string", "number") else text

    def take(self, *texts: str) -> str:
        text = self.peek()
        if text and text in texts:
            self.at += 1
            return text
        return ""

    def expect(self, text: str) -> None:
        if not self.take(text):
            raise ExpressionError(f"expected `{text}` in `{self.text}`")

    def ternary(self) -> Node:
        condition = self.disjunction()
        if not self.take("?"):
            return condition
        yes = self.ternary()
        self.expect(":")
        return Cond(condition, yes, self.ternary())

    def disjunction(self) -> Node:
        node = self.conjunction()
        while self.take("or"):
            node = Binary("or", node, self.conjunction())
        return node

    def conjunction(self) -> Node:
        node = self.negation()
        while self.take("and"):
            node = Binary("and", node, self.negation())
        return node

    def negation(self) -> Node:
        return Unary("not", self.negation()) if self.take("not") else self.comparison()

    def comparison(self) -> Node:
        node = self.level(0)
        if self.take("in"):
            self.expect("[")
            return Call("in", (node, *self.operands("]")))
        op = self.take(*COMPARISONS)
        if not op:
            return node
        node = Binary(op, node, self.level(0))
        if self.peek() in COMPARISONS:
            raise ExpressionError(f"chained comparison in `{self.text}`")
        return node

    def level(self, depth: int) -> Node:
        if depth == len(_LEVELS):
            return self.unary()
        node = self.level(depth + 1)
        while op := self.take(*_LEVELS[depth]):
            node = Binary(op, node, self.level(depth + 1))
        if node == Binary("-", Attr(Name("_io"), "size"), Attr(Name("_io"), "pos")):
            return Left()
        return node

    def unary(self) -> Node:
        if op := self.take("-", "~", "+"):
            operand = self.unary()
            if op == "+":
                raise ExpressionError(f"unary plus in `{self.text}`")
            if op == "-" and isinstance(operand, Const) and not isinstance(operand.value, (str, bool)):
                return Const(-operand.value)
            return Unary(op, operand)
        return self.postfix()

    def postfix(self) -> Node:
        node = self.atom()
        while True:
            if self.take("."):
                node = Attr(node, self.identifier())
            elif self.take("["):
                node = Index(node, self.ternary())
                self.expect("]")
            else:
                return node

    def identifier(self) -> str:
        kind, text = self.tokens[self.at] if self.at < len(self.tokens) else ("end", "")
        if kind != "name" or "::" in text:
            raise ExpressionError(f"expected a name in `{self.text}`")
        self.at += 1
        return text

    def operands(self, end: str) -> list[Node]:
        nodes = [self.ternary()]
        while self.take(","):
            nodes.append(self.ternary())
        self.expect(end)
        return nodes

    def number(self, text: str) -> int | float:
        if len(text) > 40:
            raise ExpressionError(f"a number of {len(text)} digits")
        value = float(text) if "." in text else int(text, 0)
        if value == float("inf"):
            raise ExpressionError(f"`{text}` is no number that a computer has")
        return value

    def atom(self) -> Node:
        kind, text = self.tokens[self.at] if self.at < len(self.tokens) else ("end", "")
        self.at += 1
        if kind == "number":
            return Const(self.number(text))
        if kind == "string":
            return Const(text[1:-1])
        if text == "(":
            node = self.ternary()
            self.expect(")")
            return node
        if kind != "name":
            raise ExpressionError(f"unexpected `{text}` in `{self.text}`" if text else f"`{self.text}` breaks off")
        if text in ("true", "false"):
            return Const(text == "true")
        if "::" in text:
            parts = text.split("::")
            if len(parts) != 2:
                raise ExpressionError(f"enum of another type in `{self.text}`")
            return Member(parts[0], parts[1])
        if text in AGGREGATES and self.take("("):
            node = Aggregate(text, self.ternary())
            self.expect(")")
            return node
        if text in FUNCTIONS and self.take("("):
            operands = self.operands(")")
            if len(operands) != FUNCTIONS[text]:
                raise ExpressionError(f"`{text}` takes {FUNCTIONS[text]} operands, in `{self.text}`")
            return Call(text, tuple(operands))
        return Name(text)


# -- over trees ------------------------------------------------------------------------------------------------------


def children(node: Node) -> Iterator[Node]:
    """The direct operands of a node."""
    for field in fields(node):
        value = getattr(node, field.name)
        if isinstance(value, Node):
            yield value
        elif isinstance(value, tuple):
            yield from value


def walk(node: Node) -> Iterator[Node]:
    """The node and everything below it, in the order of the text."""
    yield node
    for child in children(node):
        yield from walk(child)


def transform(node: Node, change: Callable[[Node], Node | None]) -> Node:
    """A tree in which each node that `change` answers for is replaced by its answer."""
    changed = change(node)
    if changed is not None:
        return changed
    parts: dict[str, object] = {}
    for field in fields(node):
        value = getattr(node, field.name)
        if isinstance(value, tuple):
            parts[field.name] = tuple(transform(one, change) for one in value)
        else:
            parts[field.name] = transform(value, change) if isinstance(value, Node) else value
    return type(node)(**parts)


def rebase(node: Node, base: Node) -> Node:
    """An expression of some type as it reads from outside, where a record of that type is `base`."""

    def change(part: Node) -> Node | None:
        if isinstance(part, Name) and part.id not in ("_root", "_index", "_", "_element"):
            return Attr(base, part.id)
        return None

    return transform(node, change)
