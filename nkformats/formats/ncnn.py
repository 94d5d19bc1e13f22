"""ncnn `.param`, `.param.bin` and `.bin`: a network in a keyed notation, and its rules."""

from __future__ import annotations

from typing import Any

from nkformats.keyed.files import keyed_format
from nkformats.rules import ncnn as rules
from nkformats.rules import ncnn_values


def _load() -> Any:
    from nkformats.generated import ncnn

    return ncnn


def _model() -> Any:
    from nkformats.formats.ncnn_model import NetworkModel

    return NetworkModel


FORMAT = keyed_format(
    "ncnn",
    _load,
    _model,
    graph_rules=rules.RULES,
    graph_checks=rules.CHECKS,
    value_rules=ncnn_values.VALUE_RULES,
    value_checks=ncnn_values.VALUE_CHECKS,
)
