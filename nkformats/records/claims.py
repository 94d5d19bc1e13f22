"""What a schema says that must hold, as data: for generators of files, which need to obey it and to break it.

Constant tables of these stand in `nkformats.generated.strategies`; readers and checks do not use them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

#: What kind of statement a claim is: it ends the reading (`CONTENTS`, `VALID`, and `ADMIT` of the parameters of a keyed
#: type), or is a finding.
CONTENTS: Final = "contents"
VALID: Final = "valid"
ADMIT: Final = "admit"
CHECK: Final = "check"
PADDING: Final = "padding"
TEXTUAL: Final = "text"

#: The condition of a claim, over a record and the root of its tree.
Holds = Callable[[Any, Any], bool]

#: A field, and a value for it on the border of what holds: ``header.flags``, ``dims[0]``, ``/header.version`` from the
#: root, ``values[*]`` for every element, ``trailing#`` for a length.
Try = tuple[str, Callable[[Any, Any], Any]]


class Claim:
    """One statement of a schema about the records of a type.

    Attributes:
        rule: broken where it does not hold; kind: as above; field: what the finding is about, from the record, or with
        ``/`` from the root; holds: the condition, None where the kind says it all; tries: values on its border.
    """

    __slots__ = ("field", "holds", "kind", "rule", "tries")

    def __init__(self, rule: str, kind: str, field: str, holds: Holds | None = None, tries: tuple[Try, ...] = ()):
        self.rule = rule
        self.kind = kind
        self.field = field
        self.holds = holds
        self.tries = tries

    def __repr__(self) -> str:
        return f"Claim({self.rule!r}, {self.kind!r}, {self.field!r})"


class Lawbook:
    """All that a schema says about its records, for those who make files.

    Attributes:
        claims: the statements about the records of each class, in the order in which they are checked.
        layout: of each class, the numbers by which other fields are found, with the bits that count (-1 for all).
        sources: of each class, the derived numbers below it: path, and the list or the bytes that it counts.
        joint: of a rule that cannot be broken alone, the rules that are broken with it, and why.
        excused: the rules that no file can break, and why.
    """

    __slots__ = ("claims", "excused", "joint", "layout", "sources")

    def __init__(
        self,
        claims: dict[type, tuple[Claim, ...]],
        layout: dict[type, dict[str, int]],
        sources: dict[type, dict[str, str]],
        joint: dict[str, dict[str, str]],
        excused: dict[str, str],
    ) -> None:
        self.claims = claims
        self.layout = layout
        self.sources = sources
        self.joint = joint
        self.excused = excused
