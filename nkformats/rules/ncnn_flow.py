"""ncnn: channels through the graph. No schema can state it: a layer does not know the one that feeds it.

Only what no caller can change is told: the sizes of an Input are hints, so nothing is known before the first layer that
makes a number of channels itself, and nothing behind an operator that is not named here.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from nkformats.errors import Rule
from nkformats.rules import Report, table

RULES = table(
    Rule(
        "NCNN433", "error", "A layer is made for another number of channels than arrive",
        "The number of its weights and its other parameters say how many it takes; the layer before gives others. "
        "What a residual connection adds up has as many on both sides.",
        "loads it; computes with weights of other channels, or reads beside them",
        "correct the layer, or the one before",
        "ncnn 1.0.20261020, src/layer",
    ),
)  # fmt: skip


class Flow(NamedTuple):
    """What is known of a blob: its channels; `vector`: it has no other axis; `joined`: they are rolled into one."""

    channels: int
    vector: bool = False
    joined: bool = False


#: Operators whose output has the channels and the form of their input, whatever their parameters.
_SAME: Final = frozenset({
    "AbsVal", "BNLL", "BatchNorm", "Bias", "CELU", "Clip", "Dropout", "ELU", "Erf", "Exp", "GELU", "HardSigmoid",
    "HardSwish", "InstanceNorm", "LRN", "Log", "Mish", "PReLU", "Power", "ReLU", "SELU", "Scale", "Sigmoid", "Softplus",
    "Split", "Swish", "TanH", "Threshold", "UnaryOp",
})  # fmt: skip

#: The parameter that says how many channels such an operator is made for; 1 is for any number.
_MADE_FOR: Final = {
    "BatchNorm": "channels", "Bias": "bias_data_size", "InstanceNorm": "channels", "PReLU": "num_slope",
    "Scale": "scale_data_size",
}  # fmt: skip

_CONVOLUTIONS: Final = ("Convolution", "ConvolutionDepthWise", "Deconvolution", "DeconvolutionDepthWise")


def channels(model: Any, report: Report) -> None:
    """NCNN433. Every layer in the order of the file."""
    known: dict[str, Flow | None] = {}
    for number, layer in enumerate(model.layers):
        arriving = [known.get(name) for name in layer.bottoms]
        leaving = None
        if model.kind(layer) is not None and layer.tops:
            leaving = flow_behind(layer, arriving, f"layers[{number}]", report)
        known.update(dict.fromkeys(layer.tops, leaving))


def flow_behind(layer: Any, arriving: list[Flow | None], path: str, report: Report) -> Flow | None:
    """What is known of the blobs that a layer makes, of those that it takes; NCNN433 is reported on the way."""
    params = layer.params
    first = arriving[0] if arriving else None
    if layer.type in _CONVOLUTIONS:
        return _convolution(layer, first, path, report)
    if layer.type == "InnerProduct":
        return _inner_product(layer, first, path, report)
    if layer.type in ("Concat", "Eltwise", "BinaryOp"):
        return _joined(layer, arriving, path, report)
    if first is None or len(arriving) > 1:
        return None
    if layer.type in _SAME:
        name = _MADE_FOR.get(layer.type)
        wanted = getattr(params, name) if name else 0
        # Those that are too many are left over, and do no harm.
        if 1 < wanted < first.channels and not first.joined:
            report("NCNN433", f"{path}.params.{name}", f"{first.channels} arrive, the layer takes {wanted}")
            return None
        return first
    if layer.type == "Pooling":
        return Flow(first.channels, vector=True) if params.global_pooling else first
    if layer.type == "Flatten":
        return first if first.vector else Flow(first.channels, joined=True)
    return None


def _convolution(layer: Any, first: Flow | None, path: str, report: Report) -> Flow | None:
    params = layer.params
    area = params.kernel_w * params.kernel_h * params.num_output
    if area <= 0 or getattr(params, "dynamic_weight", 0):
        return None
    group = getattr(params, "group", 1)
    wanted, rest = divmod(params.weight_data_size * group, area)
    # A kernel of one place takes a vector, too, as a layer of dense weights does.
    if first is None:
        return Flow(params.num_output) if params.kernel_w * params.kernel_h > 1 else None
    if first.vector or first.joined:
        return None
    if not rest and wanted > 0 and first.channels != wanted:
        report("NCNN433", f"{path}.params.weight_data_size", f"{first.channels} arrive, the weights take {wanted}")
    return Flow(params.num_output)


def _inner_product(layer: Any, first: Flow | None, path: str, report: Report) -> Flow | None:
    params = layer.params
    if params.num_output <= 0 or first is None:
        return None
    wanted, rest = divmod(params.weight_data_size, params.num_output)
    if rest or wanted <= 0:
        return None
    # Of maps and of what was maps the size is not known, but every channel has as much of it.
    wrong = wanted != first.channels if first.vector else wanted % first.channels
    if wrong:
        report("NCNN433", f"{path}.params.weight_data_size", f"{first.channels} arrive, the weights take {wanted}")
        return None
    return Flow(params.num_output, vector=True)


def _joined(layer: Any, arriving: list[Flow | None], path: str, report: Report) -> Flow | None:
    found = [one for one in arriving if one is not None]
    if not found or len(found) < len(arriving) or any(one.joined for one in found):
        return None
    if layer.type == "Concat":
        alike = len({one.vector for one in found}) == 1
        return Flow(sum(one.channels for one in found), found[0].vector) if alike and layer.params.axis == 0 else None
    other = next((number for number, one in enumerate(found) if one.channels != found[0].channels), None)
    if layer.type == "Eltwise" and other is not None and not any(one.vector for one in found):
        # A BinaryOp would broadcast; this goes through the channels of the first.
        detail = f"{found[other].channels} arrive, with {found[0].channels} of the first input"
        report("NCNN433", f"{path}.bottoms[{other}]", detail)
    return found[0] if len(set(found)) == 1 else None
