"""ncnn: rules over the values of weights.

Int8 scales have rules of the pair (NCNN515 and 516): they tell whether all other weights are where they should be.
"""

from __future__ import annotations

from typing import Any

from nkformats.codec import ValueReport
from nkformats.errors import Rule
from nkformats.rules import table
from nkformats.rules.values import check_tensors, scale_of, subnormal

_SEEN = "observed on 1.0.20261020"

VALUE_RULES = table(
    Rule(
        "NCNN601", "warning", "A weight is infinite or no number",
        "One such value makes every output that depends on it infinite or no number.",
        "accepts, and computes with it", "train or convert again; float16 ends at 65504", _SEEN,
    ),
    Rule(
        "NCNN602", "warning", "All weights of a layer are zero",
        "The layer gives the same output for every input; more likely a converter never filled it.",
        "accepts", "convert again, or drop the layer", _SEEN,
    ),
    Rule(
        "NCNN603", "warning", "The scale of a block is not a positive finite number",
        "The weights of the block are divided by it.",
        "accepts; computes garbage from that block", "quantise again; a block of zeros has scale 1", _SEEN,
    ),
    Rule(
        "NCNN604", "warning", "A scale is subnormal",
        "Below 2**-126 float32 loses bits, and processors that flush such numbers to zero divide by zero.",
        "accepts", "quantise again with data that the network really meets", _SEEN,
    ),
)  # fmt: skip


def tensor_values(model: Any, report: ValueReport) -> None:
    """NCNN601 to NCNN604. Biases, means and constants are often zeros, and no finding."""
    wanted = []
    for tensor in model.tensors.values():
        role = tensor.name.rpartition(".")[2]
        if not role.endswith(("_scale", "_scales")):
            wanted.append((tensor, "NCNN601", "NCNN602" if "weight" in role or role in ("A", "B") else ""))
            continue
        if "_int8_" not in role and not role.endswith("_quantize_scales"):
            wanted.append((tensor, "NCNN601", ""))
        _check_scales(tensor, role, report)
    check_tensors(wanted, report)


def _check_scales(tensor: Any, role: str, report: ValueReport) -> None:
    array = tensor.array
    scales = [] if array is None else array.reshape(-1).tolist()
    if role.endswith("_quantize_scales") and (bad := scale_of(scales)) is not None:
        report("NCNN603", tensor.path, f"{bad[1]:g} is scale {bad[0]} of {len(scales)}", 4 * bad[0], 4)
    small = next((at for at, value in enumerate(scales) if subnormal(value)), None)
    if small is not None:
        report("NCNN604", tensor.path, f"{scales[small]:g} is scale {small} of {len(scales)}", 4 * small, 4)


VALUE_CHECKS = (tensor_values,)
