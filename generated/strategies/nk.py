"""netkit .nk neural network bundle: what must hold in a file, and values on the border of it.

Generated from schemas/nk.ksy; do not edit.
"""

from __future__ import annotations

from typing import Final

from nkformats.generated import nk
from nkformats.records import Claim, Lawbook, nbytes, some

LAWBOOK: Final = Lawbook(
    claims={
        nk.Header: (
            Claim("NK001", "contents", "magic"),
            Claim(
                "NK002",
                "valid",
                "version",
                lambda s, root: s.version in (1, 2, 3, 4),
                (
                    ("version", lambda s, root: 1),
                    ("version", lambda s, root: 2),
                    ("version", lambda s, root: 3),
                    ("version", lambda s, root: 4),
                ),
            ),
            Claim("NK101", "check", "version", lambda s, root: s.version >= 3, (("version", lambda s, root: 3),)),
            Claim(
                "NK102",
                "check",
                "network_kind",
                lambda s, root: (
                    s.network_kind
                    in (
                        1,
                        2,
                    )
                ),
                (
                    ("network_kind", lambda s, root: 1),
                    ("network_kind", lambda s, root: 2),
                ),
            ),
            Claim(
                "NK103", "check", "input_rank", lambda s, root: s.input_rank <= 4, (("input_rank", lambda s, root: 4),)
            ),
            Claim(
                "NK104", "check", "input_rank", lambda s, root: s.input_rank >= 1, (("input_rank", lambda s, root: 1),)
            ),
            Claim(
                "NK105",
                "check",
                "input_rank",
                lambda s, root: (
                    (s.input_rank == 2 or s.network_kind != 1) and (s.input_rank == 3 or s.network_kind != 2)
                ),
                (
                    ("input_rank", lambda s, root: 2),
                    ("network_kind", lambda s, root: 1),
                    ("input_rank", lambda s, root: 3),
                    ("network_kind", lambda s, root: 2),
                ),
            ),
            Claim(
                "NK109",
                "check",
                "flags",
                lambda s, root: s.flags & 65528 == 0,
                (
                    ("flags", lambda s, root: s.flags | 0xFFF8),
                    ("flags", lambda s, root: s.flags | 0x8),
                    ("flags", lambda s, root: s.flags & ~0xFFF8),
                ),
            ),
            Claim(
                "NK110",
                "check",
                "flags",
                lambda s, root: s.flags & 2 == 0 or s.version >= 4,
                (
                    ("flags", lambda s, root: s.flags | 0x2),
                    ("flags", lambda s, root: s.flags & ~0x2),
                    ("version", lambda s, root: 4),
                ),
            ),
            Claim(
                "NK111",
                "check",
                "flags",
                lambda s, root: s.flags & 4 == 0 or s.flags & 1 != 0,
                (
                    ("flags", lambda s, root: s.flags | 0x4),
                    ("flags", lambda s, root: s.flags & ~0x4),
                    ("flags", lambda s, root: s.flags | 0x1),
                    ("flags", lambda s, root: s.flags & ~0x1),
                ),
            ),
            Claim(
                "NK112",
                "check",
                "flags",
                lambda s, root: s.flags & 1 == 0 or (s.flags & 4 != 0) == (s.flags & 2 != 0),
                (
                    ("flags", lambda s, root: s.flags | 0x1),
                    ("flags", lambda s, root: s.flags & ~0x1),
                    ("flags", lambda s, root: 0),
                    ("flags", lambda s, root: 1),
                    ("flags", lambda s, root: s.flags | 0x4),
                    ("flags", lambda s, root: s.flags & ~0x4),
                    ("flags", lambda s, root: s.flags | 0x2),
                    ("flags", lambda s, root: s.flags & ~0x2),
                ),
            ),
            Claim(
                "NK106",
                "check",
                "input_shape",
                lambda s, root: (
                    (s.input_shape[0] == 0 or s.input_rank > 0)
                    and (s.input_shape[1] == 0 or s.input_rank > 1)
                    and (s.input_shape[2] == 0 or s.input_rank > 2)
                    and (s.input_shape[3] == 0 or s.input_rank > 3)
                ),
                (
                    ("input_shape[0]", lambda s, root: 0),
                    ("input_rank", lambda s, root: 0),
                    ("input_shape[1]", lambda s, root: 0),
                    ("input_rank", lambda s, root: 1),
                    ("input_shape[2]", lambda s, root: 0),
                    ("input_rank", lambda s, root: 2),
                    ("input_shape[3]", lambda s, root: 0),
                    ("input_rank", lambda s, root: 3),
                ),
            ),
            Claim(
                "NK107",
                "check",
                "input_shape",
                lambda s, root: (
                    (s.input_shape[0] > 0 or s.input_rank < 1)
                    and (s.input_shape[1] > 0 or s.input_rank < 2)
                    and (s.input_shape[2] > 0 or s.input_rank < 3)
                    and (s.input_shape[3] > 0 or s.input_rank < 4)
                ),
                (
                    ("input_shape[0]", lambda s, root: 0),
                    ("input_rank", lambda s, root: 1),
                    ("input_shape[1]", lambda s, root: 0),
                    ("input_rank", lambda s, root: 2),
                    ("input_shape[2]", lambda s, root: 0),
                    ("input_rank", lambda s, root: 3),
                    ("input_shape[3]", lambda s, root: 0),
                    ("input_rank", lambda s, root: 4),
                ),
            ),
            Claim(
                "NK108",
                "check",
                "input_shape",
                lambda s, root: (
                    (s.input_shape[0] if s.input_rank > 0 else 1)
                    * (s.input_shape[1] if s.input_rank > 1 else 1)
                    * (s.input_shape[2] if s.input_rank > 2 else 1)
                    * (s.input_shape[3] if s.input_rank > 3 else 1)
                    <= 4294967295
                ),
                (
                    ("input_rank", lambda s, root: 0),
                    ("input_rank", lambda s, root: 1),
                    ("input_shape[0]", lambda s, root: 0),
                    ("input_shape[0]", lambda s, root: 1),
                    ("input_shape[1]", lambda s, root: 0),
                    ("input_shape[1]", lambda s, root: 1),
                    ("input_shape[2]", lambda s, root: 0),
                    ("input_shape[2]", lambda s, root: 1),
                    ("input_shape[3]", lambda s, root: 0),
                    ("input_shape[3]", lambda s, root: 1),
                    ("input_rank", lambda s, root: 2),
                    ("input_rank", lambda s, root: 3),
                ),
            ),
            Claim(
                "NK003",
                "valid",
                "num_layers",
                lambda s, root: s.num_layers <= 100,
                (("num_layers", lambda s, root: 100),),
            ),
            Claim(
                "NK115", "check", "num_layers", lambda s, root: s.num_layers > 0, (("num_layers", lambda s, root: 0),)
            ),
            Claim(
                "NK004",
                "valid",
                "num_weight_tensors",
                lambda s, root: s.num_weight_tensors <= 128,
                (("num_weight_tensors", lambda s, root: 128),),
            ),
            Claim(
                "NK005",
                "valid",
                "num_bias_tensors",
                lambda s, root: s.num_bias_tensors <= 128,
                (("num_bias_tensors", lambda s, root: 128),),
            ),
            Claim(
                "NK302",
                "check",
                "num_bias_tensors",
                lambda s, root: s.num_bias_tensors == s.num_weight_tensors,
                (
                    ("num_bias_tensors", lambda s, root: s.num_weight_tensors),
                    ("num_weight_tensors", lambda s, root: s.num_bias_tensors),
                ),
            ),
        ),
        nk.Dense: (
            Claim("NK209", "check", "units", lambda s, root: s.units > 0, (("units", lambda s, root: 0),)),
            Claim(
                "NK205",
                "check",
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
                        6,
                    )
                ),
                (
                    ("activation", lambda s, root: 0),
                    ("activation", lambda s, root: 1),
                    ("activation", lambda s, root: 2),
                    ("activation", lambda s, root: 3),
                    ("activation", lambda s, root: 4),
                    ("activation", lambda s, root: 5),
                    ("activation", lambda s, root: 6),
                ),
            ),
            Claim(
                "NK412",
                "check",
                "activation",
                lambda s, root: (
                    s.activation == 0
                    or s.activation == 1
                    or s.activation == 6
                    or (s.activation == 5 and root.header.network_kind != 1)
                    or not root.header.flags & 2 != 0
                ),
                (
                    ("activation", lambda s, root: 0),
                    ("activation", lambda s, root: 1),
                    ("activation", lambda s, root: 6),
                    ("activation", lambda s, root: 5),
                    ("/header.network_kind", lambda s, root: 1),
                    ("/header.flags", lambda s, root: root.header.flags | 0x2),
                    ("/header.flags", lambda s, root: root.header.flags & ~0x2),
                ),
            ),
            Claim("NK201", "padding", "reserved"),
            Claim(
                "NK206",
                "check",
                "alpha",
                lambda s, root: s.alpha > -3.5e38 and s.alpha < 3.5e38,
                (
                    ("alpha", lambda s, root: -3.5e38),
                    ("alpha", lambda s, root: 3.5e38),
                ),
            ),
        ),
        nk.Conv2d: (
            Claim(
                "NK208",
                "check",
                "kernel_size",
                lambda s, root: s.kernel_size > 0,
                (("kernel_size", lambda s, root: 0),),
            ),
            Claim("NK207", "check", "stride", lambda s, root: s.stride > 0, (("stride", lambda s, root: 0),)),
            Claim("NK209", "check", "filters", lambda s, root: s.filters > 0, (("filters", lambda s, root: 0),)),
            Claim(
                "NK414",
                "check",
                "filters",
                lambda s, root: s.filters <= 2048 or not root.header.flags & 2 != 0,
                (
                    ("filters", lambda s, root: 2048),
                    ("/header.flags", lambda s, root: root.header.flags | 0x2),
                    ("/header.flags", lambda s, root: root.header.flags & ~0x2),
                ),
            ),
            Claim(
                "NK205",
                "check",
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
                        6,
                    )
                ),
                (
                    ("activation", lambda s, root: 0),
                    ("activation", lambda s, root: 1),
                    ("activation", lambda s, root: 2),
                    ("activation", lambda s, root: 3),
                    ("activation", lambda s, root: 4),
                    ("activation", lambda s, root: 5),
                    ("activation", lambda s, root: 6),
                ),
            ),
            Claim(
                "NK412",
                "check",
                "activation",
                lambda s, root: (
                    s.activation == 0 or s.activation == 1 or s.activation == 5 or not root.header.flags & 2 != 0
                ),
                (
                    ("activation", lambda s, root: 0),
                    ("activation", lambda s, root: 1),
                    ("activation", lambda s, root: 5),
                    ("/header.flags", lambda s, root: root.header.flags | 0x2),
                    ("/header.flags", lambda s, root: root.header.flags & ~0x2),
                ),
            ),
            Claim(
                "NK204",
                "check",
                "pad_h",
                lambda s, root: s.pad_h == 0 or s.version >= 3,
                (("pad_h", lambda s, root: 0),),
            ),
            Claim(
                "NK217",
                "check",
                "pad_h",
                lambda s, root: (
                    (
                        (s.pad_h if s.version >= 3 else 0) == 0
                        and (s.pad_w if s.version >= 3 else 0) == 0
                        and (s.pad_h + (s.pad_extra & 15) if s.version >= 3 else 0) == 0
                        and (s.pad_w + (s.pad_extra >> 4 & 15) if s.version >= 3 else 0) == 0
                    )
                    or s.kernel_size != 1
                    or s.stride != 1
                    or root.header.flags & 2 != 0
                ),
                (
                    ("pad_h", lambda s, root: 0),
                    ("pad_h", lambda s, root: 1),
                    ("pad_w", lambda s, root: 0),
                    ("pad_w", lambda s, root: 1),
                    ("pad_extra", lambda s, root: 0),
                    ("pad_extra", lambda s, root: 1),
                    ("kernel_size", lambda s, root: 1),
                    ("stride", lambda s, root: 1),
                    ("/header.flags", lambda s, root: root.header.flags | 0x2),
                    ("/header.flags", lambda s, root: root.header.flags & ~0x2),
                ),
            ),
            Claim(
                "NK204",
                "check",
                "pad_w",
                lambda s, root: s.pad_w == 0 or s.version >= 3,
                (("pad_w", lambda s, root: 0),),
            ),
            Claim(
                "NK204",
                "check",
                "pad_extra",
                lambda s, root: s.pad_extra == 0 or s.version >= 3,
                (("pad_extra", lambda s, root: 0),),
            ),
            Claim(
                "NK413",
                "check",
                "pad_extra",
                lambda s, root: s.pad_extra == 0 or s.version < 3 or not root.header.flags & 2 != 0,
                (
                    ("pad_extra", lambda s, root: 0),
                    ("/header.flags", lambda s, root: root.header.flags | 0x2),
                    ("/header.flags", lambda s, root: root.header.flags & ~0x2),
                ),
            ),
            Claim(
                "NK206",
                "check",
                "alpha",
                lambda s, root: s.alpha > -3.5e38 and s.alpha < 3.5e38,
                (
                    ("alpha", lambda s, root: -3.5e38),
                    ("alpha", lambda s, root: 3.5e38),
                ),
            ),
        ),
        nk.Pool2d: (
            Claim("NK208", "check", "pool_size", lambda s, root: s.pool_size > 0, (("pool_size", lambda s, root: 0),)),
            Claim("NK207", "check", "stride", lambda s, root: s.stride > 0, (("stride", lambda s, root: 0),)),
            Claim(
                "NK413",
                "check",
                "pad_h",
                lambda s, root: (
                    (
                        (some(s.pad_h) + (some(s.packed) >> 8 & 15) if s.version >= 3 else 0)
                        == (some(s.pad_h) if s.version >= 3 else 0)
                        and (some(s.pad_w) + (some(s.packed) >> 12 & 15) if s.version >= 3 else 0)
                        == (some(s.pad_w) if s.version >= 3 else 0)
                    )
                    or not root.header.flags & 2 != 0
                ),
                (
                    ("pad_h", lambda s, root: 0),
                    ("pad_h", lambda s, root: 1),
                    ("packed", lambda s, root: 0),
                    ("packed", lambda s, root: 1),
                    ("pad_w", lambda s, root: 0),
                    ("pad_w", lambda s, root: 1),
                    ("/header.flags", lambda s, root: root.header.flags | 0x2),
                    ("/header.flags", lambda s, root: root.header.flags & ~0x2),
                ),
            ),
        ),
        nk.BatchNorm2d: (
            Claim("NK209", "check", "channels", lambda s, root: s.channels > 0, (("channels", lambda s, root: 0),)),
            Claim("NK201", "padding", "reserved"),
        ),
        nk.DepthwiseConv2d: (
            Claim("NK208", "check", "kernel_h", lambda s, root: s.kernel_h > 0, (("kernel_h", lambda s, root: 0),)),
            Claim("NK207", "check", "stride", lambda s, root: s.stride > 0, (("stride", lambda s, root: 0),)),
            Claim("NK209", "check", "channels", lambda s, root: s.channels > 0, (("channels", lambda s, root: 0),)),
            Claim(
                "NK414",
                "check",
                "channels",
                lambda s, root: s.channels <= 2048 or not root.header.flags & 2 != 0,
                (
                    ("channels", lambda s, root: 2048),
                    ("/header.flags", lambda s, root: root.header.flags | 0x2),
                    ("/header.flags", lambda s, root: root.header.flags & ~0x2),
                ),
            ),
            Claim(
                "NK205",
                "check",
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
                        6,
                    )
                ),
                (
                    ("activation", lambda s, root: 0),
                    ("activation", lambda s, root: 1),
                    ("activation", lambda s, root: 2),
                    ("activation", lambda s, root: 3),
                    ("activation", lambda s, root: 4),
                    ("activation", lambda s, root: 5),
                    ("activation", lambda s, root: 6),
                ),
            ),
            Claim(
                "NK412",
                "check",
                "activation",
                lambda s, root: (
                    s.activation == 0 or s.activation == 1 or s.activation == 5 or not root.header.flags & 2 != 0
                ),
                (
                    ("activation", lambda s, root: 0),
                    ("activation", lambda s, root: 1),
                    ("activation", lambda s, root: 5),
                    ("/header.flags", lambda s, root: root.header.flags | 0x2),
                    ("/header.flags", lambda s, root: root.header.flags & ~0x2),
                ),
            ),
            Claim(
                "NK206",
                "check",
                "alpha",
                lambda s, root: s.alpha > -3.5e38 and s.alpha < 3.5e38,
                (
                    ("alpha", lambda s, root: -3.5e38),
                    ("alpha", lambda s, root: 3.5e38),
                ),
            ),
        ),
        nk.Convnextv2Block: (
            Claim("NK209", "check", "channels", lambda s, root: s.channels > 0, (("channels", lambda s, root: 0),)),
            Claim("NK201", "padding", "reserved"),
            Claim(
                "NK213",
                "check",
                "eps",
                lambda s, root: s.eps > 0 and s.eps < 3.5e38,
                (
                    ("eps", lambda s, root: 0),
                    ("eps", lambda s, root: 3.5e38),
                ),
            ),
        ),
        nk.Mobilenetv4Uib: (
            Claim(
                "NK209",
                "check",
                "in_channels",
                lambda s, root: s.in_channels > 0,
                (("in_channels", lambda s, root: 0),),
            ),
            Claim(
                "NK209",
                "check",
                "out_channels",
                lambda s, root: s.out_channels > 0,
                (("out_channels", lambda s, root: 0),),
            ),
            Claim("NK207", "check", "stride", lambda s, root: s.stride > 0, (("stride", lambda s, root: 0),)),
            Claim(
                "NK211",
                "check",
                "stride",
                lambda s, root: (
                    s.stride <= 1 or s.start_dw_kernel > 0 or (s.middle_dw_kernel > 0 and s.middle_dw_downsample != 0)
                ),
                (
                    ("stride", lambda s, root: 1),
                    ("start_dw_kernel", lambda s, root: 0),
                    ("middle_dw_kernel", lambda s, root: 0),
                    ("middle_dw_downsample", lambda s, root: 0),
                ),
            ),
            Claim(
                "NK212",
                "check",
                "middle_dw_downsample",
                lambda s, root: s.middle_dw_downsample <= 1,
                (("middle_dw_downsample", lambda s, root: 1),),
            ),
            Claim(
                "NK210",
                "check",
                "expand_ratio",
                lambda s, root: s.expand_ratio > 0 and s.expand_ratio < 3.5e38,
                (
                    ("expand_ratio", lambda s, root: 0),
                    ("expand_ratio", lambda s, root: 3.5e38),
                ),
            ),
            Claim("NK201", "padding", "reserved"),
        ),
        nk.ResnetBasicBlock: (
            Claim(
                "NK209",
                "check",
                "in_channels",
                lambda s, root: s.in_channels > 0,
                (("in_channels", lambda s, root: 0),),
            ),
            Claim(
                "NK209",
                "check",
                "out_channels",
                lambda s, root: s.out_channels > 0,
                (("out_channels", lambda s, root: 0),),
            ),
            Claim("NK207", "check", "stride", lambda s, root: s.stride > 0, (("stride", lambda s, root: 0),)),
            Claim("NK201", "padding", "reserved"),
        ),
        nk.Layernorm2d: (
            Claim("NK209", "check", "channels", lambda s, root: s.channels > 0, (("channels", lambda s, root: 0),)),
            Claim("NK201", "padding", "reserved"),
            Claim(
                "NK213",
                "check",
                "eps",
                lambda s, root: s.eps > 0 and s.eps < 3.5e38,
                (
                    ("eps", lambda s, root: 0),
                    ("eps", lambda s, root: 3.5e38),
                ),
            ),
        ),
        nk.YoloxDecoupledHead: (
            Claim(
                "NK209",
                "check",
                "in_channels",
                lambda s, root: s.in_channels > 0,
                (("in_channels", lambda s, root: 0),),
            ),
            Claim(
                "NK209", "check", "hidden_dim", lambda s, root: s.hidden_dim > 0, (("hidden_dim", lambda s, root: 0),)
            ),
            Claim(
                "NK216",
                "check",
                "num_classes",
                lambda s, root: s.num_classes > 0,
                (("num_classes", lambda s, root: 0),),
            ),
            Claim("NK215", "check", "num_convs", lambda s, root: s.num_convs <= 4, (("num_convs", lambda s, root: 4),)),
            Claim("NK201", "padding", "reserved"),
        ),
        nk.FeatureTap: (
            Claim("NK209", "check", "channels", lambda s, root: s.channels > 0, (("channels", lambda s, root: 0),)),
            Claim("NK214", "check", "tap_id", lambda s, root: s.tap_id < 4, (("tap_id", lambda s, root: 4),)),
            Claim("NK201", "padding", "reserved"),
        ),
        nk.YoloxPafpnMultiscale: (
            Claim("NK209", "check", "c3", lambda s, root: s.c3 > 0, (("c3", lambda s, root: 0),)),
            Claim("NK209", "check", "c4", lambda s, root: s.c4 > 0, (("c4", lambda s, root: 0),)),
            Claim("NK209", "check", "c5", lambda s, root: s.c5 > 0, (("c5", lambda s, root: 0),)),
            Claim(
                "NK209", "check", "hidden_dim", lambda s, root: s.hidden_dim > 0, (("hidden_dim", lambda s, root: 0),)
            ),
            Claim(
                "NK216",
                "check",
                "num_classes",
                lambda s, root: s.num_classes > 0,
                (("num_classes", lambda s, root: 0),),
            ),
            Claim("NK215", "check", "num_convs", lambda s, root: s.num_convs <= 4, (("num_convs", lambda s, root: 4),)),
            Claim("NK201", "padding", "reserved"),
        ),
        nk.Layer: (
            Claim(
                "NK006",
                "valid",
                "kind",
                lambda s, root: (
                    s.kind
                    in (
                        1,
                        2,
                        3,
                        4,
                        5,
                        6,
                        7,
                        8,
                        9,
                        10,
                        11,
                        12,
                        13,
                        14,
                    )
                ),
                (
                    ("kind", lambda s, root: 1),
                    ("kind", lambda s, root: 2),
                    ("kind", lambda s, root: 3),
                    ("kind", lambda s, root: 4),
                    ("kind", lambda s, root: 5),
                    ("kind", lambda s, root: 6),
                    ("kind", lambda s, root: 7),
                    ("kind", lambda s, root: 8),
                    ("kind", lambda s, root: 9),
                    ("kind", lambda s, root: 10),
                    ("kind", lambda s, root: 11),
                    ("kind", lambda s, root: 12),
                    ("kind", lambda s, root: 13),
                    ("kind", lambda s, root: 14),
                ),
            ),
            Claim(
                "NK202",
                "check",
                "kind",
                lambda s, root: s.kind == 1 or s.kind == 2 or s.kind == 3 or s.kind == 4 or s.version >= 3,
                (
                    ("kind", lambda s, root: 1),
                    ("kind", lambda s, root: 2),
                    ("kind", lambda s, root: 3),
                    ("kind", lambda s, root: 4),
                ),
            ),
            Claim(
                "NK203",
                "check",
                "kind",
                lambda s, root: s.kind == 1 or root.header.network_kind != 1,
                (
                    ("kind", lambda s, root: 1),
                    ("/header.network_kind", lambda s, root: 1),
                ),
            ),
            Claim(
                "NK411",
                "check",
                "kind",
                lambda s, root: (
                    s.kind == 1
                    or s.kind == 2
                    or s.kind == 3
                    or s.kind == 4
                    or s.kind == 5
                    or s.kind == 7
                    or s.kind == 9
                    or not root.header.flags & 2 != 0
                ),
                (
                    ("kind", lambda s, root: 1),
                    ("kind", lambda s, root: 2),
                    ("kind", lambda s, root: 3),
                    ("kind", lambda s, root: 4),
                    ("kind", lambda s, root: 5),
                    ("kind", lambda s, root: 7),
                    ("kind", lambda s, root: 9),
                    ("/header.flags", lambda s, root: root.header.flags | 0x2),
                    ("/header.flags", lambda s, root: root.header.flags & ~0x2),
                ),
            ),
            Claim("NK201", "padding", "reserved"),
        ),
        nk.TensorDesc: (
            Claim("NK303", "check", "rank", lambda s, root: s.rank <= 4, (("rank", lambda s, root: 4),)),
            Claim("NK304", "check", "rank", lambda s, root: s.rank >= 1, (("rank", lambda s, root: 1),)),
            Claim(
                "NK305",
                "check",
                "dtype",
                lambda s, root: (
                    s.dtype
                    in (
                        1,
                        2,
                        3,
                    )
                ),
                (
                    ("dtype", lambda s, root: 1),
                    ("dtype", lambda s, root: 2),
                    ("dtype", lambda s, root: 3),
                ),
            ),
            Claim("NK301", "padding", "reserved"),
            Claim(
                "NK307",
                "check",
                "dims",
                lambda s, root: (
                    (s.dims[0] == 0 or s.rank > 0)
                    and (s.dims[1] == 0 or s.rank > 1)
                    and (s.dims[2] == 0 or s.rank > 2)
                    and (s.dims[3] == 0 or s.rank > 3)
                ),
                (
                    ("dims[0]", lambda s, root: 0),
                    ("rank", lambda s, root: 0),
                    ("dims[1]", lambda s, root: 0),
                    ("rank", lambda s, root: 1),
                    ("dims[2]", lambda s, root: 0),
                    ("rank", lambda s, root: 2),
                    ("dims[3]", lambda s, root: 0),
                    ("rank", lambda s, root: 3),
                ),
            ),
            Claim(
                "NK306",
                "check",
                "num_elements",
                lambda s, root: (
                    s.num_elements
                    == (s.dims[0] if s.rank > 0 else 1)
                    * (s.dims[1] if s.rank > 1 else 1)
                    * (s.dims[2] if s.rank > 2 else 1)
                    * (s.dims[3] if s.rank > 3 else 1)
                ),
                (
                    (
                        "num_elements",
                        lambda s, root: (
                            (s.dims[0] if s.rank > 0 else 1)
                            * (s.dims[1] if s.rank > 1 else 1)
                            * (s.dims[2] if s.rank > 2 else 1)
                            * (s.dims[3] if s.rank > 3 else 1)
                        ),
                    ),
                    ("rank", lambda s, root: 0),
                    ("rank", lambda s, root: 1),
                    ("dims[0]", lambda s, root: 0),
                    ("dims[0]", lambda s, root: 1),
                    ("dims[1]", lambda s, root: 0),
                    ("dims[1]", lambda s, root: 1),
                    ("dims[2]", lambda s, root: 0),
                    ("dims[2]", lambda s, root: 1),
                    ("dims[3]", lambda s, root: 0),
                    ("dims[3]", lambda s, root: 1),
                    ("rank", lambda s, root: 2),
                    ("rank", lambda s, root: 3),
                ),
            ),
        ),
        nk.QuantParams: (
            Claim(
                "NK405",
                "check",
                "input_scale",
                lambda s, root: s.input_scale > 0 and s.input_scale < 3.5e38,
                (
                    ("input_scale", lambda s, root: 0),
                    ("input_scale", lambda s, root: 3.5e38),
                ),
            ),
            Claim(
                "NK407",
                "check",
                "input_zero_point",
                lambda s, root: -128 <= s.input_zero_point <= 127,
                (
                    ("input_zero_point", lambda s, root: -128),
                    ("input_zero_point", lambda s, root: 127),
                ),
            ),
            Claim(
                "NK405",
                "check",
                "weight_scale",
                lambda s, root: s.weight_scale > 0 and s.weight_scale < 3.5e38,
                (
                    ("weight_scale", lambda s, root: 0),
                    ("weight_scale", lambda s, root: 3.5e38),
                ),
            ),
            Claim(
                "NK408",
                "check",
                "weight_zero_point",
                lambda s, root: s.weight_zero_point == 0,
                (("weight_zero_point", lambda s, root: 0),),
            ),
            Claim(
                "NK406",
                "check",
                "bias_scale",
                lambda s, root: s.bias_scale > 0 and s.bias_scale < 3.5e38,
                (
                    ("bias_scale", lambda s, root: 0),
                    ("bias_scale", lambda s, root: 3.5e38),
                ),
            ),
            Claim(
                "NK409",
                "check",
                "bias_zero_point",
                lambda s, root: s.bias_zero_point == 0,
                (("bias_zero_point", lambda s, root: 0),),
            ),
            Claim(
                "NK405",
                "check",
                "output_scale",
                lambda s, root: s.output_scale > 0 and s.output_scale < 3.5e38,
                (
                    ("output_scale", lambda s, root: 0),
                    ("output_scale", lambda s, root: 3.5e38),
                ),
            ),
            Claim(
                "NK407",
                "check",
                "output_zero_point",
                lambda s, root: -128 <= s.output_zero_point <= 127,
                (
                    ("output_zero_point", lambda s, root: -128),
                    ("output_zero_point", lambda s, root: 127),
                ),
            ),
        ),
        nk.ChannelScales: (
            Claim(
                "NK410",
                "check",
                "num_channels",
                lambda s, root: (
                    s.num_channels == 0 or any(item.dims[0] == s.num_channels for item in root.weight_catalog)
                ),
                (
                    ("num_channels", lambda s, root: 0),
                    ("/weight_catalog[*].dims[0]", lambda s, root: s.num_channels),
                ),
            ),
        ),
        nk.QuantSection: (
            Claim("NK007", "contents", "magic"),
            Claim(
                "NK008",
                "valid",
                "num_tensors",
                lambda s, root: 1 <= s.num_tensors <= 100,
                (
                    ("num_tensors", lambda s, root: 1),
                    ("num_tensors", lambda s, root: 100),
                ),
            ),
            Claim(
                "NK401",
                "check",
                "num_tensors",
                lambda s, root: s.num_tensors == root.header.num_weight_tensors,
                (
                    ("num_tensors", lambda s, root: root.header.num_weight_tensors),
                    ("/header.num_weight_tensors", lambda s, root: s.num_tensors),
                ),
            ),
            Claim(
                "NK404",
                "check",
                "flags",
                lambda s, root: s.flags & 65534 == 0,
                (
                    ("flags", lambda s, root: s.flags | 0xFFFE),
                    ("flags", lambda s, root: s.flags | 0x2),
                    ("flags", lambda s, root: s.flags & ~0xFFFE),
                ),
            ),
        ),
        nk.Payload: (
            Claim("NK311", "check", "tail", lambda s, root: nbytes(s.tail) <= 3, (("tail#", lambda s, root: 3),)),
            Claim("NK310", "padding", "tail"),
        ),
        nk.TestCase: (
            Claim(
                "NK011",
                "valid",
                "len_name",
                lambda s, root: 1 <= s.len_name <= 127,
                (
                    ("len_name", lambda s, root: 1),
                    ("len_name", lambda s, root: 127),
                ),
            ),
            Claim("NK502", "text", "name"),
            Claim("NK503", "padding", "name_pad"),
            Claim("NK504", "check", "label", lambda s, root: s.label >= -1, (("label", lambda s, root: -1),)),
            Claim(
                "NK505",
                "check",
                "label",
                lambda s, root: s.label < s.num_output,
                (
                    ("label", lambda s, root: s.num_output),
                    ("num_output", lambda s, root: s.label),
                ),
            ),
            Claim(
                "NK012",
                "valid",
                "num_input",
                lambda s, root: 1 <= s.num_input <= 16384,
                (
                    ("num_input", lambda s, root: 1),
                    ("num_input", lambda s, root: 16384),
                ),
            ),
            Claim(
                "NK506",
                "check",
                "num_input",
                lambda s, root: (
                    s.num_input
                    == (root.header.input_shape[0] if root.header.input_rank > 0 else 1)
                    * (root.header.input_shape[1] if root.header.input_rank > 1 else 1)
                    * (root.header.input_shape[2] if root.header.input_rank > 2 else 1)
                    * (root.header.input_shape[3] if root.header.input_rank > 3 else 1)
                ),
                (
                    (
                        "num_input",
                        lambda s, root: (
                            (root.header.input_shape[0] if root.header.input_rank > 0 else 1)
                            * (root.header.input_shape[1] if root.header.input_rank > 1 else 1)
                            * (root.header.input_shape[2] if root.header.input_rank > 2 else 1)
                            * (root.header.input_shape[3] if root.header.input_rank > 3 else 1)
                        ),
                    ),
                    ("/header.input_rank", lambda s, root: 0),
                    ("/header.input_rank", lambda s, root: 1),
                    ("/header.input_shape[0]", lambda s, root: 0),
                    ("/header.input_shape[0]", lambda s, root: 1),
                    ("/header.input_shape[1]", lambda s, root: 0),
                    ("/header.input_shape[1]", lambda s, root: 1),
                    ("/header.input_shape[2]", lambda s, root: 0),
                    ("/header.input_shape[2]", lambda s, root: 1),
                    ("/header.input_shape[3]", lambda s, root: 0),
                    ("/header.input_shape[3]", lambda s, root: 1),
                    ("/header.input_rank", lambda s, root: 2),
                    ("/header.input_rank", lambda s, root: 3),
                ),
            ),
            Claim(
                "NK013",
                "valid",
                "num_output",
                lambda s, root: 1 <= s.num_output <= 16384,
                (
                    ("num_output", lambda s, root: 1),
                    ("num_output", lambda s, root: 16384),
                ),
            ),
        ),
        nk.TestSection: (
            Claim("NK009", "contents", "magic"),
            Claim(
                "NK010",
                "valid",
                "num_cases",
                lambda s, root: 1 <= s.num_cases <= 16,
                (
                    ("num_cases", lambda s, root: 1),
                    ("num_cases", lambda s, root: 16),
                ),
            ),
            Claim(
                "NK501",
                "check",
                "tolerance",
                lambda s, root: s.tolerance > 0 and s.tolerance < 3.5e38,
                (
                    ("tolerance", lambda s, root: 0),
                    ("tolerance", lambda s, root: 3.5e38),
                ),
            ),
        ),
        nk.Nk: (
            Claim(
                "NK113",
                "check",
                "trailing",
                lambda s, root: nbytes(s.trailing) == 0 or s.header.flags & 1 != 0,
                (
                    ("trailing#", lambda s, root: 0),
                    ("header.flags", lambda s, root: s.header.flags | 0x1),
                    ("header.flags", lambda s, root: s.header.flags & ~0x1),
                ),
            ),
            Claim(
                "NK114",
                "check",
                "trailing",
                lambda s, root: nbytes(s.trailing) == 0 or not s.header.flags & 1 != 0,
                (
                    ("trailing#", lambda s, root: 0),
                    ("header.flags", lambda s, root: s.header.flags | 0x1),
                    ("header.flags", lambda s, root: s.header.flags & ~0x1),
                ),
            ),
            Claim(
                "NK308",
                "check",
                "header.weights_bytes",
                lambda s, root: (
                    s.header.weights_bytes
                    >= sum([item.num_elements * (1 if item.dtype == 2 else 4) for item in s.weight_catalog])
                ),
                (
                    (
                        "header.weights_bytes",
                        lambda s, root: sum(
                            [item.num_elements * (1 if item.dtype == 2 else 4) for item in s.weight_catalog]
                        ),
                    ),
                    ("weight_catalog[*].dtype", lambda s, root: 2),
                ),
            ),
            Claim(
                "NK316",
                "check",
                "header.weights_bytes",
                lambda s, root: s.header.weights_bytes % 4 == 0 or not s.header.flags & 2 != 0,
                (
                    ("header.weights_bytes", lambda s, root: 0),
                    ("header.weights_bytes", lambda s, root: 1),
                    ("header.weights_bytes", lambda s, root: 4),
                    ("header.flags", lambda s, root: s.header.flags | 0x2),
                    ("header.flags", lambda s, root: s.header.flags & ~0x2),
                ),
            ),
            Claim(
                "NK309",
                "check",
                "header.biases_bytes",
                lambda s, root: (
                    s.header.biases_bytes
                    >= sum([item.num_elements * (1 if item.dtype == 2 else 4) for item in s.bias_catalog])
                ),
                (
                    (
                        "header.biases_bytes",
                        lambda s, root: sum(
                            [item.num_elements * (1 if item.dtype == 2 else 4) for item in s.bias_catalog]
                        ),
                    ),
                    ("bias_catalog[*].dtype", lambda s, root: 2),
                ),
            ),
            Claim(
                "NK312",
                "check",
                "header.flags",
                lambda s, root: (
                    s.header.flags & 2 != 0
                    or (
                        all(item.dtype == 1 for item in s.weight_catalog)
                        and all(item.dtype == 1 for item in s.bias_catalog)
                    )
                ),
                (
                    ("header.flags", lambda s, root: s.header.flags | 0x2),
                    ("header.flags", lambda s, root: s.header.flags & ~0x2),
                    ("weight_catalog[*].dtype", lambda s, root: 1),
                    ("bias_catalog[*].dtype", lambda s, root: 1),
                ),
            ),
            Claim(
                "NK402",
                "check",
                "weight_catalog[*].dtype",
                lambda s, root: not s.header.flags & 2 != 0 or all(item.dtype == 2 for item in s.weight_catalog),
                (
                    ("header.flags", lambda s, root: s.header.flags | 0x2),
                    ("header.flags", lambda s, root: s.header.flags & ~0x2),
                    ("weight_catalog[*].dtype", lambda s, root: 2),
                ),
            ),
            Claim(
                "NK403",
                "check",
                "bias_catalog[*].dtype",
                lambda s, root: not s.header.flags & 2 != 0 or all(item.dtype == 3 for item in s.bias_catalog),
                (
                    ("header.flags", lambda s, root: s.header.flags | 0x2),
                    ("header.flags", lambda s, root: s.header.flags & ~0x2),
                    ("bias_catalog[*].dtype", lambda s, root: 3),
                ),
            ),
        ),
    },
    layout={
        nk.ChannelScales: {"num_channels": -1},
        nk.Header: {
            "biases_bytes": -1,
            "flags": 0x7,
            "num_bias_tensors": -1,
            "num_layers": -1,
            "num_weight_tensors": -1,
            "version": -1,
            "weights_bytes": -1,
        },
        nk.Layer: {"kind": -1, "version": -1},
        nk.Payload: {"catalog": -1},
        nk.Pool2d: {"version": -1},
        nk.QuantSection: {"flags": 0x1, "num_tensors": -1},
        nk.TestCase: {"int8_inputs": -1, "len_name": -1, "num_input": -1, "num_output": -1},
        nk.TestSection: {"int8_inputs": -1, "num_cases": -1},
    },
    sources={
        nk.ChannelScales: {"num_channels": "scales"},
        nk.QuantSection: {"num_tensors": "params"},
        nk.TestCase: {"len_name": "name", "num_input": "input_data", "num_output": "expected_output"},
        nk.TestSection: {"num_cases": "cases"},
        nk.Nk: {
            "header.num_layers": "layers",
            "header.num_weight_tensors": "weight_catalog",
            "header.num_bias_tensors": "bias_catalog",
            "header.weights_bytes": "weights",
            "header.biases_bytes": "biases",
        },
    },
    joint={
        "NK103": {"NK105": "No network has an input of more than four axes."},
        "NK104": {"NK105": "No network has an input without axes."},
        "NK203": {"NK105": "The input of an mlp has two axes, and other layers take three."},
        "NK304": {
            "NK306": "A tensor without axes has one element by the formula, and none or many by its size.",
            "NK314": "No layer takes a tensor without axes.",
        },
        "NK305": {
            "NK312": "The other type is neither that of float nor that of int8 networks.",
            "NK402": "The other type is not that of int8 weights.",
            "NK403": "The other type is not that of int8 biases.",
            "NK308": "An unknown type counts as four bytes an element.",
        },
    },
    excused={},
)
