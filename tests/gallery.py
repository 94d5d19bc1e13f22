"""What the galleries have in common: an exhibit of a rule, as its page in the documentation shows it.

Each `*_gallery.py` in this folder has a function `exhibits()`; a rule without an exhibit fails the test of the site.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from nkformats import FormatError


class Exhibit(NamedTuple):
    """A file that breaks a rule, or what the library says where no file can.

    Attributes:
        rule: its id; files: by suffix (``.nk``), the one that is validated first; options: of `nkformats validate`.
        refused: for a rule about a model in memory, the error that it ends in.
    """

    rule: str
    files: dict[str, bytes] = {}  # noqa: RUF012 - never changed
    options: tuple[str, ...] = ()
    refused: str = ""


def refused(rule: str, call: Callable[[], Any]) -> Exhibit:
    """The exhibit of a rule about a model in memory: what `call` is refused with."""
    with pytest.raises(FormatError, check=lambda error: error.rule == rule) as caught:
        call()
    return Exhibit(rule, refused=str(caught.value))
