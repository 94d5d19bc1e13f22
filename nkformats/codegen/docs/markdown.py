"""Text of a schema as Markdown: what is in it cannot become markup that it does not mean. Knows no schema."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable

_CODE = re.compile(r"`([^`\n]+)`")
#: What Markdown or a table would take for markup; an underscore within a word is none.
_MARKUP = re.compile(r"[\\*\[\]|~#]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])")


def escape(text: str) -> str:
    """Text that stands for itself in a paragraph, a table and in HTML."""
    parts = []
    at = 0
    for match in _MARKUP.finditer(text):
        parts += [html.escape(text[at : match.start()], quote=False), f"&#{ord(match[0])};"]
        at = match.end()
    return "".join([*parts, html.escape(text[at:], quote=False)])


def code(text: str) -> str:
    """A piece of code, in a table, too."""
    return f"<code>{escape(text)}</code>"


def inline(text: str) -> str:
    """Words on one line, in which backticks mark code."""
    parts = _CODE.split(" ".join(text.split()))
    return "".join(code(part) if at % 2 else escape(part) for at, part in enumerate(parts))


def block(text: str) -> str:
    """Paragraphs and lists of a `doc`, which is Markdown but for HTML."""
    parts = _CODE.split(text)
    plain = (html.escape(part, quote=False) for part in parts)
    return "".join(code(parts[at]) if at % 2 else part for at, part in enumerate(plain))


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> list[str]:
    """The lines of a table, with a blank line behind; the cells are Markdown already."""
    names = list(head)
    lines = [f"| {' | '.join(names)} |", f"|{'---|' * len(names)}"]
    lines += [f"| {' | '.join(row)} |" for row in rows]
    return [*lines, ""]


def anchor(id: str) -> str:
    """A place to jump to."""
    return f'<a id="{html.escape(id)}"></a>'
