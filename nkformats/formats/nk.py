"""netkit `.nk`: what its schema cannot say."""

from __future__ import annotations

from typing import Any

from nkformats.codec import Format
from nkformats.rules import nk as rules


def _load() -> Any:
    from nkformats.generated import nk

    return nk


FORMAT = Format(
    "nk",
    _load,
    variant=lambda record: f"v{record.header.version}",
    graph_rules=rules.RULES,
    graph_checks=rules.CHECKS,
    value_rules=rules.VALUE_RULES,
    value_checks=rules.VALUE_CHECKS,
)
