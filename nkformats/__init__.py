"""nkformats reads, checks, edits and writes small neural-network files; every format is stated once, in a schema.

>>> import nkformats
>>> model = nkformats.parse("digits.nk")  # doctest: +SKIP
"""

from __future__ import annotations

import os as _os
from typing import TYPE_CHECKING as _TYPE_CHECKING
from typing import Any as _Any

# In a checkout, generated/ and schemas/ stand beside this package, not in it.
if not _os.path.isdir(_os.path.join(_os.path.dirname(__file__), "generated")):
    __path__.append(_os.path.dirname(_os.path.dirname(_os.path.abspath(__file__))))

from nkformats.codec import Format
from nkformats.errors import Finding, FormatError, Rule
from nkformats.formats import (
    FORMATS,
    Identity,
    Report,
    at,
    from_record,
    identify,
    parse,
    rule,
    validate,
    write,
)
from nkformats.model import Model, Place
from nkformats.tensors import Tensor, Tensors

if _TYPE_CHECKING:
    from nkformats.formats.ncnn_graph import Layer, Network
    from nkformats.mending import Mending, fix
    from nkformats.scanning import scan

__version__ = "0.1.0"

__all__ = [
    "FORMATS",
    "Finding",
    "Format",
    "FormatError",
    "Identity",
    "Layer",
    "Mending",
    "Model",
    "Network",
    "Place",
    "Report",
    "Rule",
    "Tensor",
    "Tensors",
    "at",
    "fix",
    "from_record",
    "identify",
    "parse",
    "rule",
    "scan",
    "validate",
    "write",
]


def __getattr__(name: str) -> _Any:
    # The 110 operators of ncnn take longer to import than all the rest: they come in with the first of these.
    if name in ("Layer", "Network"):
        from nkformats.formats import ncnn_graph

        return getattr(ncnn_graph, name)
    # Pools of processes are not needed to look at one file.
    if name == "scan":
        from nkformats.scanning import scan

        return scan
    if name in ("Mending", "fix"):
        from nkformats import mending

        return getattr(mending, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
