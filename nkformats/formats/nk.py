"""netkit `.nk`: what its schema cannot say."""

from __future__ import annotations

from typing import Any

from nkformats.codec import Format
from nkformats.rules import nk as rules


def _load() -> Any:
    from nkformats.generated import nk

    return nk


def _wiring(record: Any) -> list[tuple[int, int]]:
    """From each tap to the pyramid that reads its slot: the last one before it that fills the slot."""
    module = _load()
    found = []
    taps: dict[int, int] = {}
    for number, layer in enumerate(record.layers):
        body = getattr(layer, "body", None)
        if isinstance(body, module.FeatureTap):
            taps[body.tap_id] = number
        elif isinstance(body, module.YoloxPafpnMultiscale):
            found += [(taps[slot], number) for slot in (0, 1) if slot in taps]
    return found


FORMAT = Format(
    "nk",
    _load,
    variant=lambda record: f"v{record.header.version}",
    graph_rules=rules.RULES,
    graph_checks=rules.CHECKS,
    value_rules=rules.VALUE_RULES,
    value_checks=rules.VALUE_CHECKS,
    wiring=_wiring,
)
