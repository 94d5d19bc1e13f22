"""netkit `.nk`: what its schema cannot say."""

from __future__ import annotations

from typing import Any

from nkformats import rules
from nkformats.model import Format


def _load() -> Any:
    from nkformats.generated import nk

    return nk


FORMAT = Format(
    "nk",
    _load,
    variant=lambda record: f"v{record.header.version}",
    graph_rules=rules.NETKIT,
    graph_checks=(rules.netkit_depthwise, rules.netkit_expanded_width),
)
