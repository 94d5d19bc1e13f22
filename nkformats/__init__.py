"""nkformats reads, checks, edits and writes small neural-network files; every format is stated once, in a schema.

>>> import nkformats
>>> model = nkformats.parse("digits.nk")  # doctest: +SKIP
"""

from __future__ import annotations

import os as _os

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

__version__ = "0.1.0"

__all__ = [
    "FORMATS",
    "Finding",
    "Format",
    "FormatError",
    "Identity",
    "Model",
    "Place",
    "Report",
    "Rule",
    "Tensor",
    "Tensors",
    "at",
    "from_record",
    "identify",
    "parse",
    "rule",
    "validate",
    "write",
]
