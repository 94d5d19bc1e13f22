"""Neural Network Notions .nnn model: what must hold in a file, and values on the border of it.

Generated from schemas/nnn.ksy; do not edit.
"""

from __future__ import annotations

from math import prod
from typing import Final

from nkformats.generated import nnn
from nkformats.records import Claim, Lawbook, nbytes, some

LAWBOOK: Final = Lawbook(
    claims={
        nnn.Utf8String: (
            Claim(
                "NNN002", "valid", "len_value", lambda s, root: s.len_value >= 0, (("len_value", lambda s, root: 0),)
            ),
            Claim(
                "NNN210",
                "check",
                "len_value",
                lambda s, root: s.len_value <= 65536,
                (("len_value", lambda s, root: 65536),),
            ),
            Claim("NNN101", "text", "value"),
        ),
        nnn.IntArray: (
            Claim(
                "NNN008",
                "valid",
                "num_values",
                lambda s, root: 0 <= s.num_values <= 128,
                (
                    ("num_values", lambda s, root: 0),
                    ("num_values", lambda s, root: 128),
                ),
            ),
        ),
        nnn.Tensor: (
            Claim(
                "NNN009",
                "valid",
                "requires_grad",
                lambda s, root: s.requires_grad in (0, 1),
                (
                    ("requires_grad", lambda s, root: 0),
                    ("requires_grad", lambda s, root: 1),
                ),
            ),
            Claim(
                "NNN010", "valid", "num_values", lambda s, root: s.num_values >= 0, (("num_values", lambda s, root: 0),)
            ),
            Claim(
                "NNN106",
                "check",
                "num_values",
                lambda s, root: s.num_values == (0 if s.dims.num_values == 0 else prod(s.dims.values)),
                (
                    ("num_values", lambda s, root: 0 if s.dims.num_values == 0 else prod(s.dims.values)),
                    ("dims.num_values", lambda s, root: 0),
                    ("dims.num_values", lambda s, root: 1),
                ),
            ),
            Claim(
                "NNN203",
                "check",
                "num_values",
                lambda s, root: s.num_values > 0 or s.dims.num_values > 0,
                (
                    ("num_values", lambda s, root: 0),
                    ("dims.num_values", lambda s, root: 0),
                ),
            ),
            Claim(
                "NNN104",
                "check",
                "dims.num_values",
                lambda s, root: s.dims.num_values <= 64,
                (("dims.num_values", lambda s, root: 64),),
            ),
            Claim(
                "NNN105",
                "check",
                "dims.values[*]",
                lambda s, root: all(item >= 1 for item in s.dims.values),
                (("dims.values[*]", lambda s, root: 1),),
            ),
        ),
        nnn.Dense: (
            Claim(
                "NNN006",
                "valid",
                "num_neurons",
                lambda s, root: s.num_neurons >= 0,
                (("num_neurons", lambda s, root: 0),),
            ),
            Claim(
                "NNN011",
                "valid",
                "flatten",
                lambda s, root: s.flatten is None or (s.flatten in (0, 1)),
                (
                    ("flatten", lambda s, root: 0),
                    ("flatten", lambda s, root: 1),
                ),
            ),
            Claim(
                "NNN109",
                "check",
                "weights.dims.num_values",
                lambda s, root: s.weights.dims.num_values == 2 or s.weights.dims.num_values == 0,
                (
                    ("weights.dims.num_values", lambda s, root: 2),
                    ("weights.dims.num_values", lambda s, root: 0),
                ),
            ),
            Claim(
                "NNN110",
                "check",
                "weights.dims.num_values",
                lambda s, root: s.weights.dims.num_values != 2 or s.weights.dims.values[1] == s.num_neurons,
                (
                    ("weights.dims.num_values", lambda s, root: 2),
                    ("weights.dims.values[1]", lambda s, root: s.num_neurons),
                    ("num_neurons", lambda s, root: s.weights.dims.values[1]),
                ),
            ),
        ),
        nnn.Conv: (
            Claim(
                "NNN007",
                "valid",
                "num_filters",
                lambda s, root: s.num_filters >= 0,
                (("num_filters", lambda s, root: 0),),
            ),
            Claim(
                "NNN012",
                "valid",
                "padding",
                lambda s, root: (
                    s.padding is None
                    or (
                        s.padding
                        in (
                            0,
                            1,
                        )
                    )
                ),
                (
                    ("padding", lambda s, root: 0),
                    ("padding", lambda s, root: 1),
                ),
            ),
            Claim(
                "NNN111",
                "check",
                "kernels.dims.num_values",
                lambda s, root: s.kernels.dims.num_values >= 3,
                (("kernels.dims.num_values", lambda s, root: 3),),
            ),
            Claim(
                "NNN112",
                "check",
                "kernels.dims.num_values",
                lambda s, root: s.kernels.dims.num_values < 1 or s.kernels.dims.values[0] == s.num_filters,
                (
                    ("kernels.dims.num_values", lambda s, root: 1),
                    ("kernels.dims.values[0]", lambda s, root: s.num_filters),
                    ("num_filters", lambda s, root: s.kernels.dims.values[0]),
                ),
            ),
            Claim(
                "NNN113",
                "check",
                "padding_dims.num_values",
                lambda s, root: s.layout < 7 or some(s.padding_dims).num_values == 2 * (s.kernels.dims.num_values - 2),
                (
                    ("padding_dims.num_values", lambda s, root: 2 * (s.kernels.dims.num_values - 2)),
                    ("kernels.dims.num_values", lambda s, root: 0),
                    ("kernels.dims.num_values", lambda s, root: 1),
                ),
            ),
            Claim(
                "NNN114",
                "check",
                "padding_dims.values[*]",
                lambda s, root: s.layout < 7 or all(item >= 0 for item in some(s.padding_dims).values),
                (("padding_dims.values[*]", lambda s, root: 0),),
            ),
            Claim(
                "NNN207",
                "check",
                "padding_dims.values[*]",
                lambda s, root: (
                    s.layout < 7 or some(s.padding) != 0 or all(item == 0 for item in some(s.padding_dims).values)
                ),
                (
                    ("padding", lambda s, root: 0),
                    ("padding_dims.values[*]", lambda s, root: 0),
                ),
            ),
            Claim(
                "NNN208",
                "check",
                "padding",
                lambda s, root: (
                    s.layout < 7
                    or some(s.padding) != 1
                    or s.kernels.dims.num_values < 3
                    or sum(some(s.padding_dims).values)
                    == sum(s.kernels.dims.values)
                    - s.kernels.dims.values[0]
                    - s.kernels.dims.values[s.kernels.dims.num_values - 1]
                    - (s.kernels.dims.num_values - 2)
                ),
                (
                    ("padding", lambda s, root: 1),
                    ("kernels.dims.num_values", lambda s, root: 3),
                    ("kernels.dims.values[0]", lambda s, root: 0),
                    ("kernels.dims.values[0]", lambda s, root: 1),
                    ("kernels.dims.num_values", lambda s, root: 0),
                    ("kernels.dims.num_values", lambda s, root: 1),
                ),
            ),
            Claim(
                "NNN209",
                "check",
                "kernels.dims.num_values",
                lambda s, root: (
                    (
                        s.kernels.dims.num_values != 4
                        or s.layout < 4
                        or s.kernels.dims.values[1] == s.kernels.dims.values[2]
                    )
                    and (
                        s.kernels.dims.num_values != 5
                        or s.layout < 4
                        or (
                            s.kernels.dims.values[1] == s.kernels.dims.values[2]
                            and s.kernels.dims.values[2] == s.kernels.dims.values[3]
                        )
                    )
                ),
                (
                    ("kernels.dims.num_values", lambda s, root: 4),
                    ("kernels.dims.values[1]", lambda s, root: s.kernels.dims.values[2]),
                    ("kernels.dims.values[2]", lambda s, root: s.kernels.dims.values[1]),
                    ("kernels.dims.num_values", lambda s, root: 5),
                    ("kernels.dims.values[2]", lambda s, root: s.kernels.dims.values[3]),
                    ("kernels.dims.values[3]", lambda s, root: s.kernels.dims.values[2]),
                ),
            ),
        ),
        nnn.Layer: (
            Claim(
                "NNN004",
                "valid",
                "kind",
                lambda s, root: (
                    s.kind
                    in (
                        0,
                        1,
                    )
                ),
                (
                    ("kind", lambda s, root: 0),
                    ("kind", lambda s, root: 1),
                ),
            ),
            Claim(
                "NNN005",
                "valid",
                "activation",
                lambda s, root: (
                    s.activation
                    in (
                        0,
                        1,
                        2,
                        3,
                        4,
                        5,
                    )
                ),
                (
                    ("activation", lambda s, root: 0),
                    ("activation", lambda s, root: 1),
                    ("activation", lambda s, root: 2),
                    ("activation", lambda s, root: 3),
                    ("activation", lambda s, root: 4),
                    ("activation", lambda s, root: 5),
                ),
            ),
            Claim(
                "NNN117",
                "check",
                "tau",
                lambda s, root: (
                    s.tau is None
                    or (
                        s.activation != 4
                        or some(s.tau) == 0.0
                        or (some(s.tau) >= 1e-30 and some(s.tau) <= 1.7976931348623157e308)
                        or (some(s.tau) <= -1e-30 and some(s.tau) >= -1.7976931348623157e308)
                    )
                ),
                (
                    ("activation", lambda s, root: 4),
                    ("tau", lambda s, root: 0.0),
                    ("tau", lambda s, root: 1e-30),
                    ("tau", lambda s, root: 1.7976931348623157e308),
                    ("tau", lambda s, root: -1e-30),
                    ("tau", lambda s, root: -1.7976931348623157e308),
                ),
            ),
            Claim(
                "NNN204",
                "check",
                "tau",
                lambda s, root: s.tau is None or (s.activation != 4 or some(s.tau) != 0.0),
                (
                    ("activation", lambda s, root: 4),
                    ("tau", lambda s, root: 0.0),
                ),
            ),
            Claim(
                "NNN205",
                "check",
                "tau",
                lambda s, root: (
                    s.tau is None
                    or (
                        s.activation != 4
                        or not (
                            (some(s.tau) > 1.0 and some(s.tau) <= 1.7976931348623157e308)
                            or (some(s.tau) < 0.0 and some(s.tau) >= -1.7976931348623157e308)
                        )
                    )
                ),
                (
                    ("activation", lambda s, root: 4),
                    ("tau", lambda s, root: 1.0),
                    ("tau", lambda s, root: 1.7976931348623157e308),
                    ("tau", lambda s, root: 0.0),
                    ("tau", lambda s, root: -1.7976931348623157e308),
                ),
            ),
            Claim(
                "NNN115",
                "check",
                "dropout",
                lambda s, root: s.dropout >= 0.0 and s.dropout <= 1.0,
                (
                    ("dropout", lambda s, root: 0.0),
                    ("dropout", lambda s, root: 1.0),
                ),
            ),
            Claim(
                "NNN116",
                "check",
                "dropout",
                lambda s, root: s.dropout <= 0.0 or not s.dropout < 1e-30,
                (
                    ("dropout", lambda s, root: 0.0),
                    ("dropout", lambda s, root: 1e-30),
                ),
            ),
            Claim("NNN206", "check", "dropout", lambda s, root: s.dropout != 1.0, (("dropout", lambda s, root: 1.0),)),
            Claim(
                "NNN107",
                "check",
                "bias.dims.num_values",
                lambda s, root: s.bias.dims.num_values <= 1,
                (("bias.dims.num_values", lambda s, root: 1),),
            ),
            Claim(
                "NNN108",
                "check",
                "bias.num_values",
                lambda s, root: s.bias.num_values == 0 or s.bias.num_values == s.body.num_outputs,
                (
                    ("bias.num_values", lambda s, root: 0),
                    ("bias.num_values", lambda s, root: s.body.num_outputs),
                ),
            ),
        ),
        nnn.Nnn: (
            Claim("NNN001", "contents", "magic"),
            Claim(
                "NNN003", "valid", "num_layers", lambda s, root: s.num_layers >= 0, (("num_layers", lambda s, root: 0),)
            ),
            Claim(
                "NNN202", "check", "num_layers", lambda s, root: s.num_layers > 0, (("num_layers", lambda s, root: 0),)
            ),
            Claim(
                "NNN103",
                "check",
                "trailing",
                lambda s, root: nbytes(s.trailing) == 0,
                (("trailing#", lambda s, root: 0),),
            ),
            Claim(
                "NNN102",
                "check",
                "num_parameters",
                lambda s, root: (
                    s.layout < 4
                    or some(s.num_parameters)
                    == sum([item.bias.num_values for item in s.layers])
                    + sum([item.body.num_elements for item in s.layers])
                ),
                (
                    (
                        "num_parameters",
                        lambda s, root: (
                            sum([item.bias.num_values for item in s.layers])
                            + sum([item.body.num_elements for item in s.layers])
                        ),
                    ),
                ),
            ),
            Claim(
                "NNN201",
                "check",
                "layers",
                lambda s, root: s.layout >= 7 or (s.layout == 6 and all(item.kind == 0 for item in s.layers)),
                (("layers[*].kind", lambda s, root: 0),),
            ),
        ),
    },
    layout={
        nnn.Conv: {"layout": -1},
        nnn.Dense: {"layout": -1},
        nnn.IntArray: {"num_values": -1},
        nnn.Layer: {"activation": -1, "kind": -1, "layout": -1},
        nnn.Nnn: {"layout": -1, "num_layers": -1},
        nnn.Tensor: {"layout": -1, "num_values": -1},
        nnn.Utf8String: {"len_value": -1},
    },
    sources={
        nnn.Utf8String: {"len_value": "value"},
        nnn.IntArray: {"num_values": "values"},
        nnn.Tensor: {"num_values": "values"},
        nnn.Nnn: {"num_layers": "layers"},
    },
    joint={},
    excused={},
)
