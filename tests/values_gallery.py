"""Exhibits of the rules over values: the files that test_values looks at."""

from __future__ import annotations

from collections.abc import Iterator

from gallery import Exhibit
from test_values import ODD


def exhibits() -> Iterator[Exhibit]:
    """Every file."""
    for one in ODD:
        yield Exhibit(one.rule, one.build().to_files())
