"""Tables: by rich on a terminal, as plain aligned columns, never cut, anywhere else.

rich takes as long to import as everything else together, so it comes in with the first table on a terminal.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from typing import Final, Literal

from nkformats.cli.console import colour, say, style

#: On a terminal a column may be folded to this many characters, but not to fewer.
FOLDED: Final = 20
#: Characters between two columns, as rich sets them.
GAP: Final = 3

#: A cell: text that is safe to print, or text and a colour.
Cell = str | tuple[str, str]


class Table:
    """Columns by name and rows of cells.

    Attributes:
        right: names of the columns whose cells stand at the right, numbers as a rule.
    """

    def __init__(self, columns: list[str], right: frozenset[str] | set[str] = frozenset()) -> None:
        self.columns = columns
        self.right = right
        self.rows: list[list[Cell]] = []

    def add(self, *cells: Cell) -> None:
        """Appends a row."""
        self.rows.append(list(cells))


def show(table: Table) -> None:
    """Prints a table."""
    if sys.stdout.isatty() and os.environ.get("TERM") != "dumb" and _fits(table):
        _show_rich(table)
    else:
        say(_plain_lines(table))


def heading(text: str) -> None:
    """Prints the title of what follows."""
    say(["", style(text, bold=True)])


def _text(cell: Cell) -> str:
    return cell if isinstance(cell, str) else cell[0]


def _widths(table: Table) -> list[int]:
    rows = [table.columns, *([_text(cell) for cell in row] for row in table.rows)]
    return [max(map(len, column)) for column in zip(*rows, strict=True)]


def _fits(table: Table) -> bool:
    """Whether the terminal is wide enough when long columns are folded; else it is better left to fold whole lines."""
    return sum(min(width, FOLDED) + GAP for width in _widths(table)) - GAP <= shutil.get_terminal_size().columns


def _plain_lines(table: Table) -> list[str]:
    widths = _widths(table)
    lines = []
    rows: list[Sequence[Cell]] = [table.columns, *table.rows]
    for row in rows:
        cells = [
            _text(cell).rjust(width) if name in table.right else _text(cell).ljust(width)
            for cell, width, name in zip(row, widths, table.columns, strict=True)
        ]
        lines.append("  ".join(cells).rstrip())
    return lines


def _show_rich(table: Table) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table as RichTable
    from rich.text import Text

    # Cells are Text, never str: rich would take `[red]` in a name from a file as markup.
    rich_table = RichTable(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for name, width in zip(table.columns, _widths(table), strict=True):
        justify: Literal["right", "left"] = "right" if name in table.right else "left"
        rich_table.add_column(Text(name), justify=justify, overflow="fold", no_wrap=width <= FOLDED)
    for row in table.rows:
        rich_table.add_row(*(Text(cell) if isinstance(cell, str) else Text(cell[0], style=cell[1]) for cell in row))
    # Without a colour system there is no style at all, bold included.
    Console(color_system="auto" if colour() else None, highlight=False, emoji=False).print(rich_table)
