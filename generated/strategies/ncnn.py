"""ncnn model, .param or .param.bin with its .bin: what must hold in a file, and values on the border of it.

Generated from schemas/ncnn.ksy; do not edit.
"""

from __future__ import annotations

from typing import Final

from nkformats.generated import ncnn
from nkformats.records import Claim, Lawbook, nbytes, some, text_size

LAWBOOK: Final = Lawbook(
    claims={
        ncnn.Words: (
            Claim(
                "NCNN106",
                "valid",
                "array_length",
                lambda s, root: s.array_length >= 0,
                (("array_length", lambda s, root: 0),),
            ),
        ),
        ncnn.String: (
            Claim(
                "NCNN107",
                "valid",
                "text_length",
                lambda s, root: 0 <= s.text_length <= 255,
                (
                    ("text_length", lambda s, root: 0),
                    ("text_length", lambda s, root: 255),
                ),
            ),
            Claim("NCNN108", "text", "text"),
            Claim("NCNN109", "padding", "padding"),
        ),
        ncnn.Entry: (
            Claim(
                "NCNN105",
                "valid",
                "key",
                lambda s, root: (
                    s.key == -233
                    or (s.key >= 0 and s.key <= 31)
                    or (s.key <= -23300 and s.key >= -23331)
                    or (s.key <= -23400 and s.key >= -23431)
                ),
                (
                    ("key", lambda s, root: -233),
                    ("key", lambda s, root: 0),
                    ("key", lambda s, root: 31),
                    ("key", lambda s, root: -23300),
                    ("key", lambda s, root: -23331),
                    ("key", lambda s, root: -23400),
                    ("key", lambda s, root: -23431),
                ),
            ),
        ),
        ncnn.Layer: (
            Claim(
                "NCNN103",
                "check",
                "type_index",
                lambda s, root: s.type_index >= 0 and (s.type_index <= 109 or s.type_index & 256 != 0),
                (
                    ("type_index", lambda s, root: 0),
                    ("type_index", lambda s, root: 109),
                    ("type_index", lambda s, root: s.type_index | 0x100),
                    ("type_index", lambda s, root: s.type_index & ~0x100),
                ),
            ),
            Claim(
                "NCNN104",
                "valid",
                "bottom_count",
                lambda s, root: 0 <= s.bottom_count <= 1000000,
                (
                    ("bottom_count", lambda s, root: 0),
                    ("bottom_count", lambda s, root: 1000000),
                ),
            ),
            Claim(
                "NCNN104",
                "valid",
                "top_count",
                lambda s, root: 0 <= s.top_count <= 1000000,
                (
                    ("top_count", lambda s, root: 0),
                    ("top_count", lambda s, root: 1000000),
                ),
            ),
        ),
        ncnn.Block: (
            Claim("NCNN201", "padding", "pad"),
            Claim(
                "NCNN202",
                "check",
                "flag",
                lambda s, root: (
                    s.load != 0
                    or (
                        0
                        if s.load == 1
                        else (
                            5
                            if s.load != 0
                            else (
                                0
                                if some(s.flag) == 0 or some(s.flag) == 180310
                                else (
                                    1
                                    if some(s.flag) == 19950407
                                    else (2 if some(s.flag) == 20220803 else (3 if some(s.flag) == 871224 else 4))
                                )
                            )
                        )
                    )
                    != 4
                    or some(s.flag) == 1
                ),
                (
                    ("flag", lambda s, root: 0),
                    ("flag", lambda s, root: 1),
                    ("flag", lambda s, root: 180310),
                    ("flag", lambda s, root: 19950407),
                    ("flag", lambda s, root: 20220803),
                    ("flag", lambda s, root: 871224),
                ),
            ),
        ),
        ncnn.ArgMax: (Claim("NCNN320", "admit", "", lambda s, root: False),),
        ncnn.BatchNorm: (
            Claim("NCNN301", "admit", "channels", lambda s, root: s.channels > 0, (("channels", lambda s, root: 0),)),
        ),
        ncnn.Bias: (
            Claim(
                "NCNN301",
                "admit",
                "bias_data_size",
                lambda s, root: s.bias_data_size > 0,
                (("bias_data_size", lambda s, root: 0),),
            ),
        ),
        ncnn.Concat: (
            Claim(
                "NCNN310",
                "admit",
                "axis",
                lambda s, root: s.axis >= -4 and s.axis <= 3,
                (
                    ("axis", lambda s, root: -4),
                    ("axis", lambda s, root: 3),
                ),
            ),
        ),
        ncnn.Convolution: (
            Claim(
                "NCNN323",
                "admit",
                "pad_left",
                lambda s, root: (
                    s.pad_left < 1048576
                    and s.pad_right < 1048576
                    and s.pad_top < 1048576
                    and s.pad_bottom < 1048576
                    and s.pad_left > -1048576
                ),
                (
                    ("pad_left", lambda s, root: 1048576),
                    ("pad_right", lambda s, root: 1048576),
                    ("pad_top", lambda s, root: 1048576),
                    ("pad_bottom", lambda s, root: 1048576),
                    ("pad_left", lambda s, root: -1048576),
                ),
            ),
            Claim(
                "NCNN301",
                "admit",
                "num_output",
                lambda s, root: s.dynamic_weight != 0 or (s.num_output > 0 and s.weight_data_size > 0),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("num_output", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN302",
                "admit",
                "kernel_w",
                lambda s, root: (
                    s.dynamic_weight != 0
                    or (
                        s.kernel_w > 0
                        and s.kernel_h > 0
                        and (s.kernel_w - 1) * s.dilation_w < 2147483647
                        and (s.kernel_h - 1) * s.dilation_h < 2147483647
                    )
                ),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 0),
                    ("kernel_h", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 1),
                    ("dilation_w", lambda s, root: 0),
                    ("dilation_w", lambda s, root: 1),
                    ("kernel_h", lambda s, root: 1),
                    ("dilation_h", lambda s, root: 0),
                    ("dilation_h", lambda s, root: 1),
                ),
            ),
            Claim(
                "NCNN303",
                "admit",
                "dilation_w",
                lambda s, root: s.dilation_w > 0 and s.dilation_h > 0 and s.stride_w > 0 and s.stride_h > 0,
                (
                    ("dilation_w", lambda s, root: 0),
                    ("dilation_h", lambda s, root: 0),
                    ("stride_w", lambda s, root: 0),
                    ("stride_h", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN304",
                "admit",
                "num_output",
                lambda s, root: (
                    s.dynamic_weight != 0
                    or s.num_output <= 0
                    or s.kernel_w <= 0
                    or s.kernel_h <= 0
                    or s.weight_data_size % (s.num_output * s.kernel_w * s.kernel_h) == 0
                ),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("num_output", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 0),
                    ("kernel_h", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 1),
                    ("num_output", lambda s, root: 1),
                    ("kernel_w", lambda s, root: 1),
                    ("kernel_h", lambda s, root: 1),
                    ("weight_data_size", lambda s, root: s.num_output * s.kernel_w * s.kernel_h),
                ),
            ),
            Claim(
                "NCNN305",
                "admit",
                "activation_type",
                lambda s, root: s.activation_type >= 0 and s.activation_type <= 6,
                (
                    ("activation_type", lambda s, root: 0),
                    ("activation_type", lambda s, root: 6),
                ),
            ),
            Claim(
                "NCNN306",
                "admit",
                "activation_type",
                lambda s, root: (
                    (s.activation_type != 2 or len(s.activation_params) >= 1)
                    and (s.activation_type not in (3, 6) or len(s.activation_params) >= 2)
                ),
                (
                    ("activation_type", lambda s, root: 2),
                    ("activation_params#", lambda s, root: 1),
                    ("activation_type", lambda s, root: 3),
                    ("activation_type", lambda s, root: 6),
                    ("activation_params#", lambda s, root: 2),
                ),
            ),
            Claim(
                "NCNN203",
                "check",
                "weight.load",
                lambda s, root: (
                    s.dynamic_weight != 0
                    or (
                        0
                        if some(s.weight).load == 1
                        else (
                            5
                            if some(s.weight).load != 0
                            else (
                                0
                                if some(some(s.weight).flag) == 0 or some(some(s.weight).flag) == 180310
                                else (
                                    1
                                    if some(some(s.weight).flag) == 19950407
                                    else (
                                        2
                                        if some(some(s.weight).flag) == 20220803
                                        else (3 if some(some(s.weight).flag) == 871224 else 4)
                                    )
                                )
                            )
                        )
                    )
                    != 3
                    or s.int8_scale_term != 0
                ),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("weight.flag", lambda s, root: 0),
                    ("weight.flag", lambda s, root: 1),
                    ("weight.flag", lambda s, root: 180310),
                    ("weight.flag", lambda s, root: 19950407),
                    ("weight.flag", lambda s, root: 20220803),
                    ("weight.flag", lambda s, root: 871224),
                    ("int8_scale_term", lambda s, root: 0),
                ),
            ),
        ),
        ncnn.Crop: (
            Claim(
                "NCNN310",
                "admit",
                "axes",
                lambda s, root: len(s.axes) <= 4 and all(item >= -4 and item <= 3 for item in s.axes),
                (
                    ("axes#", lambda s, root: 4),
                    ("axes[*]", lambda s, root: -4),
                    ("axes[*]", lambda s, root: 3),
                ),
            ),
            Claim(
                "NCNN311",
                "admit",
                "starts",
                lambda s, root: (
                    len(s.starts) <= 4
                    and len(s.ends) == len(s.starts)
                    and (len(s.axes) == 0 or len(s.axes) == len(s.starts))
                ),
                (
                    ("starts#", lambda s, root: 4),
                    ("ends#", lambda s, root: len(s.starts)),
                    ("starts#", lambda s, root: len(s.ends)),
                    ("axes#", lambda s, root: 0),
                    ("axes#", lambda s, root: len(s.starts)),
                    ("starts#", lambda s, root: len(s.axes)),
                ),
            ),
            Claim(
                "NCNN324",
                "admit",
                "woffset",
                lambda s, root: (
                    s.woffset == -233
                    or (len(s.starts) > 0 and len(s.ends) > 0)
                    or (text_size(s.starts_expr) > 0 and text_size(s.ends_expr) > 0)
                    or (
                        s.woffset >= 0
                        and s.hoffset >= 0
                        and s.doffset >= 0
                        and s.coffset >= 0
                        and s.woffset2 >= 0
                        and s.hoffset2 >= 0
                        and s.doffset2 >= 0
                        and s.coffset2 >= 0
                    )
                ),
                (
                    ("woffset", lambda s, root: -233),
                    ("starts#", lambda s, root: 0),
                    ("ends#", lambda s, root: 0),
                    ("starts_expr#", lambda s, root: 0),
                    ("ends_expr#", lambda s, root: 0),
                    ("woffset", lambda s, root: 0),
                    ("hoffset", lambda s, root: 0),
                    ("doffset", lambda s, root: 0),
                    ("coffset", lambda s, root: 0),
                    ("woffset2", lambda s, root: 0),
                    ("hoffset2", lambda s, root: 0),
                    ("doffset2", lambda s, root: 0),
                    ("coffset2", lambda s, root: 0),
                ),
            ),
        ),
        ncnn.Deconvolution: (
            Claim(
                "NCNN323",
                "admit",
                "pad_left",
                lambda s, root: (
                    s.pad_left < 1048576
                    and s.pad_right < 1048576
                    and s.pad_top < 1048576
                    and s.pad_bottom < 1048576
                    and s.pad_left > -1048576
                    and s.output_pad_right >= 0
                    and s.output_pad_bottom >= 0
                ),
                (
                    ("pad_left", lambda s, root: 1048576),
                    ("pad_right", lambda s, root: 1048576),
                    ("pad_top", lambda s, root: 1048576),
                    ("pad_bottom", lambda s, root: 1048576),
                    ("pad_left", lambda s, root: -1048576),
                    ("output_pad_right", lambda s, root: 0),
                    ("output_pad_bottom", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN301",
                "admit",
                "num_output",
                lambda s, root: s.dynamic_weight != 0 or (s.num_output > 0 and s.weight_data_size > 0),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("num_output", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN302",
                "admit",
                "kernel_w",
                lambda s, root: (
                    s.dynamic_weight != 0
                    or (
                        s.kernel_w > 0
                        and s.kernel_h > 0
                        and (s.kernel_w - 1) * s.dilation_w < 2147483647
                        and (s.kernel_h - 1) * s.dilation_h < 2147483647
                    )
                ),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 0),
                    ("kernel_h", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 1),
                    ("dilation_w", lambda s, root: 0),
                    ("dilation_w", lambda s, root: 1),
                    ("kernel_h", lambda s, root: 1),
                    ("dilation_h", lambda s, root: 0),
                    ("dilation_h", lambda s, root: 1),
                ),
            ),
            Claim(
                "NCNN303",
                "admit",
                "dilation_w",
                lambda s, root: s.dilation_w > 0 and s.dilation_h > 0 and s.stride_w > 0 and s.stride_h > 0,
                (
                    ("dilation_w", lambda s, root: 0),
                    ("dilation_h", lambda s, root: 0),
                    ("stride_w", lambda s, root: 0),
                    ("stride_h", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN304",
                "admit",
                "num_output",
                lambda s, root: (
                    s.dynamic_weight != 0
                    or s.num_output <= 0
                    or s.kernel_w <= 0
                    or s.kernel_h <= 0
                    or s.weight_data_size % (s.num_output * s.kernel_w * s.kernel_h) == 0
                ),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("num_output", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 0),
                    ("kernel_h", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 1),
                    ("num_output", lambda s, root: 1),
                    ("kernel_w", lambda s, root: 1),
                    ("kernel_h", lambda s, root: 1),
                    ("weight_data_size", lambda s, root: s.num_output * s.kernel_w * s.kernel_h),
                ),
            ),
            Claim(
                "NCNN305",
                "admit",
                "activation_type",
                lambda s, root: s.activation_type >= 0 and s.activation_type <= 6,
                (
                    ("activation_type", lambda s, root: 0),
                    ("activation_type", lambda s, root: 6),
                ),
            ),
            Claim(
                "NCNN306",
                "admit",
                "activation_type",
                lambda s, root: (
                    (s.activation_type != 2 or len(s.activation_params) >= 1)
                    and (s.activation_type not in (3, 6) or len(s.activation_params) >= 2)
                ),
                (
                    ("activation_type", lambda s, root: 2),
                    ("activation_params#", lambda s, root: 1),
                    ("activation_type", lambda s, root: 3),
                    ("activation_type", lambda s, root: 6),
                    ("activation_params#", lambda s, root: 2),
                ),
            ),
            Claim(
                "NCNN203",
                "check",
                "weight.load",
                lambda s, root: (
                    s.dynamic_weight != 0
                    or (
                        0
                        if some(s.weight).load == 1
                        else (
                            5
                            if some(s.weight).load != 0
                            else (
                                0
                                if some(some(s.weight).flag) == 0 or some(some(s.weight).flag) == 180310
                                else (
                                    1
                                    if some(some(s.weight).flag) == 19950407
                                    else (
                                        2
                                        if some(some(s.weight).flag) == 20220803
                                        else (3 if some(some(s.weight).flag) == 871224 else 4)
                                    )
                                )
                            )
                        )
                    )
                    != 3
                ),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("weight.flag", lambda s, root: 0),
                    ("weight.flag", lambda s, root: 1),
                    ("weight.flag", lambda s, root: 180310),
                    ("weight.flag", lambda s, root: 19950407),
                    ("weight.flag", lambda s, root: 20220803),
                    ("weight.flag", lambda s, root: 871224),
                ),
            ),
        ),
        ncnn.Eltwise: (
            Claim(
                "NCNN309",
                "admit",
                "op_type",
                lambda s, root: s.op_type >= 0 and s.op_type <= 2,
                (
                    ("op_type", lambda s, root: 0),
                    ("op_type", lambda s, root: 2),
                ),
            ),
        ),
        ncnn.Embed: (
            Claim(
                "NCNN301",
                "admit",
                "num_output",
                lambda s, root: s.num_output > 0 and s.weight_data_size > 0,
                (
                    ("num_output", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN304",
                "admit",
                "weight_data_size",
                lambda s, root: s.weight_data_size >= s.num_output * s.input_dim,
                (
                    ("weight_data_size", lambda s, root: s.num_output * s.input_dim),
                    ("num_output", lambda s, root: 0),
                    ("num_output", lambda s, root: 1),
                    ("input_dim", lambda s, root: 0),
                    ("input_dim", lambda s, root: 1),
                ),
            ),
            Claim(
                "NCNN203",
                "check",
                "weight.load",
                lambda s, root: (
                    (
                        0
                        if s.weight.load == 1
                        else (
                            5
                            if s.weight.load != 0
                            else (
                                0
                                if some(s.weight.flag) == 0 or some(s.weight.flag) == 180310
                                else (
                                    1
                                    if some(s.weight.flag) == 19950407
                                    else (
                                        2
                                        if some(s.weight.flag) == 20220803
                                        else (3 if some(s.weight.flag) == 871224 else 4)
                                    )
                                )
                            )
                        )
                    )
                    != 3
                    or s.int8_scale_term != 0
                ),
                (
                    ("weight.flag", lambda s, root: 0),
                    ("weight.flag", lambda s, root: 1),
                    ("weight.flag", lambda s, root: 180310),
                    ("weight.flag", lambda s, root: 19950407),
                    ("weight.flag", lambda s, root: 20220803),
                    ("weight.flag", lambda s, root: 871224),
                    ("int8_scale_term", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN204",
                "check",
                "int8_scale_term",
                lambda s, root: (
                    s.int8_scale_term == 0
                    or (
                        0
                        if s.weight.load == 1
                        else (
                            5
                            if s.weight.load != 0
                            else (
                                0
                                if some(s.weight.flag) == 0 or some(s.weight.flag) == 180310
                                else (
                                    1
                                    if some(s.weight.flag) == 19950407
                                    else (
                                        2
                                        if some(s.weight.flag) == 20220803
                                        else (3 if some(s.weight.flag) == 871224 else 4)
                                    )
                                )
                            )
                        )
                    )
                    == 3
                ),
                (
                    ("int8_scale_term", lambda s, root: 0),
                    ("weight.flag", lambda s, root: 0),
                    ("weight.flag", lambda s, root: 1),
                    ("weight.flag", lambda s, root: 180310),
                    ("weight.flag", lambda s, root: 19950407),
                    ("weight.flag", lambda s, root: 20220803),
                    ("weight.flag", lambda s, root: 871224),
                ),
            ),
        ),
        ncnn.InnerProduct: (
            Claim(
                "NCNN301",
                "admit",
                "num_output",
                lambda s, root: s.num_output > 0 and s.weight_data_size > 0,
                (
                    ("num_output", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN304",
                "admit",
                "num_output",
                lambda s, root: s.num_output <= 0 or s.weight_data_size % s.num_output == 0,
                (
                    ("num_output", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 1),
                    ("num_output", lambda s, root: 1),
                    ("weight_data_size", lambda s, root: s.num_output),
                    ("num_output", lambda s, root: s.weight_data_size),
                ),
            ),
            Claim(
                "NCNN305",
                "admit",
                "activation_type",
                lambda s, root: s.activation_type >= 0 and s.activation_type <= 6,
                (
                    ("activation_type", lambda s, root: 0),
                    ("activation_type", lambda s, root: 6),
                ),
            ),
            Claim(
                "NCNN306",
                "admit",
                "activation_type",
                lambda s, root: (
                    (s.activation_type != 2 or len(s.activation_params) >= 1)
                    and (s.activation_type not in (3, 6) or len(s.activation_params) >= 2)
                ),
                (
                    ("activation_type", lambda s, root: 2),
                    ("activation_params#", lambda s, root: 1),
                    ("activation_type", lambda s, root: 3),
                    ("activation_type", lambda s, root: 6),
                    ("activation_params#", lambda s, root: 2),
                ),
            ),
            Claim(
                "NCNN203",
                "check",
                "weight.load",
                lambda s, root: (
                    (
                        0
                        if s.weight.load == 1
                        else (
                            5
                            if s.weight.load != 0
                            else (
                                0
                                if some(s.weight.flag) == 0 or some(s.weight.flag) == 180310
                                else (
                                    1
                                    if some(s.weight.flag) == 19950407
                                    else (
                                        2
                                        if some(s.weight.flag) == 20220803
                                        else (3 if some(s.weight.flag) == 871224 else 4)
                                    )
                                )
                            )
                        )
                    )
                    != 3
                    or s.int8_scale_term != 0
                ),
                (
                    ("weight.flag", lambda s, root: 0),
                    ("weight.flag", lambda s, root: 1),
                    ("weight.flag", lambda s, root: 180310),
                    ("weight.flag", lambda s, root: 19950407),
                    ("weight.flag", lambda s, root: 20220803),
                    ("weight.flag", lambda s, root: 871224),
                    ("int8_scale_term", lambda s, root: 0),
                ),
            ),
        ),
        ncnn.Lrn: (
            Claim(
                "NCNN309",
                "admit",
                "region_type",
                lambda s, root: s.region_type >= 0 and s.region_type <= 1,
                (
                    ("region_type", lambda s, root: 0),
                    ("region_type", lambda s, root: 1),
                ),
            ),
            Claim(
                "NCNN325", "admit", "local_size", lambda s, root: s.local_size > 0, (("local_size", lambda s, root: 0),)
            ),
        ),
        ncnn.MemoryData: (
            Claim(
                "NCNN312",
                "admit",
                "w",
                lambda s, root: (
                    s.w >= 0
                    and s.h >= 0
                    and s.d >= 0
                    and s.c >= 0
                    and (s.d == 0 or s.c > 0)
                    and (s.c == 0 or s.h > 0)
                    and (s.h == 0 or s.w > 0)
                ),
                (
                    ("w", lambda s, root: 0),
                    ("h", lambda s, root: 0),
                    ("d", lambda s, root: 0),
                    ("c", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN313",
                "admit",
                "d",
                lambda s, root: (
                    (
                        s.w * s.h * s.d * s.c
                        if s.d != 0
                        else (s.w * s.h * s.c if s.c != 0 else (s.w * s.h if s.h != 0 else s.w))
                    )
                    < 2147483648
                ),
                (
                    ("d", lambda s, root: 0),
                    ("d", lambda s, root: 1),
                    ("w", lambda s, root: 0),
                    ("w", lambda s, root: 1),
                    ("h", lambda s, root: 0),
                    ("h", lambda s, root: 1),
                    ("c", lambda s, root: 0),
                    ("c", lambda s, root: 1),
                ),
            ),
            Claim(
                "NCNN309",
                "admit",
                "d",
                lambda s, root: (
                    (
                        s.w * s.h * s.d * s.c
                        if s.d != 0
                        else (s.w * s.h * s.c if s.c != 0 else (s.w * s.h if s.h != 0 else s.w))
                    )
                    == 0
                    or s.load_type in (0, 1)
                ),
                (
                    ("d", lambda s, root: 0),
                    ("d", lambda s, root: 1),
                    ("w", lambda s, root: 0),
                    ("w", lambda s, root: 1),
                    ("h", lambda s, root: 0),
                    ("h", lambda s, root: 1),
                    ("c", lambda s, root: 0),
                    ("c", lambda s, root: 1),
                    ("load_type", lambda s, root: 0),
                    ("load_type", lambda s, root: 1),
                ),
            ),
        ),
        ncnn.Pooling: (
            Claim(
                "NCNN323",
                "admit",
                "pad_left",
                lambda s, root: (
                    s.pad_left < 1048576
                    and s.pad_right < 1048576
                    and s.pad_top < 1048576
                    and s.pad_bottom < 1048576
                    and s.pad_left > -1048576
                ),
                (
                    ("pad_left", lambda s, root: 1048576),
                    ("pad_right", lambda s, root: 1048576),
                    ("pad_top", lambda s, root: 1048576),
                    ("pad_bottom", lambda s, root: 1048576),
                    ("pad_left", lambda s, root: -1048576),
                ),
            ),
            Claim(
                "NCNN302",
                "admit",
                "kernel_w",
                lambda s, root: (
                    s.global_pooling != 0
                    or s.adaptive_pooling != 0
                    or (s.kernel_w > 0 and s.kernel_h > 0 and s.kernel_w * s.kernel_h < 2147483648)
                ),
                (
                    ("global_pooling", lambda s, root: 0),
                    ("adaptive_pooling", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 0),
                    ("kernel_h", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 1),
                    ("kernel_h", lambda s, root: 1),
                ),
            ),
            Claim(
                "NCNN303",
                "admit",
                "stride_w",
                lambda s, root: s.global_pooling != 0 or s.adaptive_pooling != 0 or (s.stride_w > 0 and s.stride_h > 0),
                (
                    ("global_pooling", lambda s, root: 0),
                    ("adaptive_pooling", lambda s, root: 0),
                    ("stride_w", lambda s, root: 0),
                    ("stride_h", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN309",
                "admit",
                "pooling_type",
                lambda s, root: (
                    s.pooling_type >= 0
                    and s.pooling_type <= 1
                    and (s.global_pooling != 0 or s.adaptive_pooling != 0 or (s.pad_mode >= 0 and s.pad_mode <= 3))
                ),
                (
                    ("pooling_type", lambda s, root: 0),
                    ("pooling_type", lambda s, root: 1),
                    ("global_pooling", lambda s, root: 0),
                    ("adaptive_pooling", lambda s, root: 0),
                    ("pad_mode", lambda s, root: 0),
                    ("pad_mode", lambda s, root: 3),
                ),
            ),
            Claim(
                "NCNN314",
                "admit",
                "adaptive_pooling",
                lambda s, root: (
                    s.global_pooling != 0
                    or s.adaptive_pooling == 0
                    or ((s.out_w > 0 or s.out_w == -233) and (s.out_h > 0 or s.out_h == -233))
                ),
                (
                    ("global_pooling", lambda s, root: 0),
                    ("adaptive_pooling", lambda s, root: 0),
                    ("out_w", lambda s, root: 0),
                    ("out_w", lambda s, root: -233),
                    ("out_h", lambda s, root: 0),
                    ("out_h", lambda s, root: -233),
                ),
            ),
        ),
        ncnn.PReLu: (
            Claim(
                "NCNN301", "admit", "num_slope", lambda s, root: s.num_slope > 0, (("num_slope", lambda s, root: 0),)
            ),
        ),
        ncnn.Reduction: (
            Claim(
                "NCNN309",
                "admit",
                "operation",
                lambda s, root: s.operation >= 0 and s.operation <= 10,
                (
                    ("operation", lambda s, root: 0),
                    ("operation", lambda s, root: 10),
                ),
            ),
            Claim(
                "NCNN310",
                "admit",
                "axes",
                lambda s, root: len(s.axes) <= 4 and all(item >= -4 and item <= 3 for item in s.axes),
                (
                    ("axes#", lambda s, root: 4),
                    ("axes[*]", lambda s, root: -4),
                    ("axes[*]", lambda s, root: 3),
                ),
            ),
            Claim(
                "NCNN315",
                "admit",
                "axes",
                lambda s, root: s.fixbug0 != 0 or len(s.axes) == 0,
                (
                    ("fixbug0", lambda s, root: 0),
                    ("axes#", lambda s, root: 0),
                ),
            ),
        ),
        ncnn.Reshape: (
            Claim(
                "NCNN312",
                "admit",
                "w",
                lambda s, root: (
                    (
                        s.w != -233
                        and (1 if s.w == -1 else 0)
                        + (1 if s.h == -1 else 0)
                        + (1 if s.d == -1 else 0)
                        + (1 if s.c == -1 else 0)
                        <= 1
                    )
                    or text_size(s.shape_expr) > 0
                ),
                (
                    ("w", lambda s, root: -233),
                    ("w", lambda s, root: 0),
                    ("w", lambda s, root: 1),
                    ("h", lambda s, root: 0),
                    ("h", lambda s, root: 1),
                    ("d", lambda s, root: 0),
                    ("d", lambda s, root: 1),
                    ("c", lambda s, root: 0),
                    ("c", lambda s, root: 1),
                    ("w", lambda s, root: -1),
                    ("h", lambda s, root: -1),
                    ("d", lambda s, root: -1),
                    ("c", lambda s, root: -1),
                    ("shape_expr#", lambda s, root: 0),
                ),
            ),
        ),
        ncnn.Scale: (
            Claim(
                "NCNN301",
                "admit",
                "scale_data_size",
                lambda s, root: s.scale_data_size == -233 or s.scale_data_size > 0,
                (
                    ("scale_data_size", lambda s, root: -233),
                    ("scale_data_size", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN316",
                "admit",
                "scale_data_size",
                lambda s, root: s.scale_data_size != -233 or s.bias_term == 0,
                (
                    ("scale_data_size", lambda s, root: -233),
                    ("bias_term", lambda s, root: 0),
                ),
            ),
        ),
        ncnn.Slice: (
            Claim(
                "NCNN310",
                "admit",
                "axis",
                lambda s, root: s.axis >= -4 and s.axis <= 3,
                (
                    ("axis", lambda s, root: -4),
                    ("axis", lambda s, root: 3),
                ),
            ),
            Claim(
                "NCNN314",
                "admit",
                "slices[*]",
                lambda s, root: all(item > 0 or item == -233 for item in s.slices),
                (
                    ("slices[*]", lambda s, root: 0),
                    ("slices[*]", lambda s, root: -233),
                ),
            ),
        ),
        ncnn.Softmax: (
            Claim(
                "NCNN310",
                "admit",
                "axis",
                lambda s, root: s.axis >= -4 and s.axis <= 3,
                (
                    ("axis", lambda s, root: -4),
                    ("axis", lambda s, root: 3),
                ),
            ),
            Claim(
                "NCNN315",
                "admit",
                "axis",
                lambda s, root: s.fixbug0 != 0 or s.axis == 0,
                (
                    ("fixbug0", lambda s, root: 0),
                    ("axis", lambda s, root: 0),
                ),
            ),
        ),
        ncnn.Spp: (Claim("NCNN320", "admit", "", lambda s, root: False),),
        ncnn.Tile: (
            Claim(
                "NCNN310",
                "admit",
                "repeats",
                lambda s, root: len(s.repeats) > 0 or (s.axis >= 0 and s.axis <= 3),
                (
                    ("repeats#", lambda s, root: 0),
                    ("axis", lambda s, root: 0),
                    ("axis", lambda s, root: 3),
                ),
            ),
            Claim(
                "NCNN314",
                "admit",
                "repeats",
                lambda s, root: (
                    len(s.repeats) <= 4 and all(item > 0 for item in s.repeats) and (len(s.repeats) > 0 or s.tiles > 0)
                ),
                (
                    ("repeats#", lambda s, root: 4),
                    ("repeats[*]", lambda s, root: 0),
                    ("repeats#", lambda s, root: 0),
                    ("tiles", lambda s, root: 0),
                ),
            ),
        ),
        ncnn.Rnn: (
            Claim(
                "NCNN301",
                "admit",
                "num_output",
                lambda s, root: s.num_output > 0 and s.weight_data_size > 0,
                (
                    ("num_output", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN309",
                "admit",
                "direction",
                lambda s, root: s.direction >= 0 and s.direction <= 2,
                (
                    ("direction", lambda s, root: 0),
                    ("direction", lambda s, root: 2),
                ),
            ),
            Claim(
                "NCNN313",
                "admit",
                "num_output",
                lambda s, root: s.num_output * s.num_output * (2 if s.direction == 2 else 1) < 2147483648,
                (
                    ("num_output", lambda s, root: 0),
                    ("num_output", lambda s, root: 1),
                    ("direction", lambda s, root: 0),
                    ("direction", lambda s, root: 1),
                    ("direction", lambda s, root: 2),
                ),
            ),
            Claim(
                "NCNN304",
                "admit",
                "num_output",
                lambda s, root: (
                    s.num_output <= 0 or s.weight_data_size % (s.num_output * (2 if s.direction == 2 else 1)) == 0
                ),
                (
                    ("num_output", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 1),
                    ("num_output", lambda s, root: 1),
                    ("direction", lambda s, root: 0),
                    ("direction", lambda s, root: 1),
                    ("weight_data_size", lambda s, root: s.num_output * (2 if s.direction == 2 else 1)),
                    ("direction", lambda s, root: 2),
                ),
            ),
            Claim(
                "NCNN203",
                "check",
                "bias_c.load",
                lambda s, root: (
                    (
                        0
                        if s.bias_c.load == 1
                        else (
                            5
                            if s.bias_c.load != 0
                            else (
                                0
                                if some(s.bias_c.flag) == 0 or some(s.bias_c.flag) == 180310
                                else (
                                    1
                                    if some(s.bias_c.flag) == 19950407
                                    else (
                                        2
                                        if some(s.bias_c.flag) == 20220803
                                        else (3 if some(s.bias_c.flag) == 871224 else 4)
                                    )
                                )
                            )
                        )
                    )
                    != 3
                    and (
                        s.int8_scale_term != 0
                        or (
                            (
                                0
                                if s.weight_xc.load == 1
                                else (
                                    5
                                    if s.weight_xc.load != 0
                                    else (
                                        0
                                        if some(s.weight_xc.flag) == 0 or some(s.weight_xc.flag) == 180310
                                        else (
                                            1
                                            if some(s.weight_xc.flag) == 19950407
                                            else (
                                                2
                                                if some(s.weight_xc.flag) == 20220803
                                                else (3 if some(s.weight_xc.flag) == 871224 else 4)
                                            )
                                        )
                                    )
                                )
                            )
                            != 3
                            and (
                                0
                                if s.weight_hc.load == 1
                                else (
                                    5
                                    if s.weight_hc.load != 0
                                    else (
                                        0
                                        if some(s.weight_hc.flag) == 0 or some(s.weight_hc.flag) == 180310
                                        else (
                                            1
                                            if some(s.weight_hc.flag) == 19950407
                                            else (
                                                2
                                                if some(s.weight_hc.flag) == 20220803
                                                else (3 if some(s.weight_hc.flag) == 871224 else 4)
                                            )
                                        )
                                    )
                                )
                            )
                            != 3
                        )
                    )
                ),
                (
                    ("bias_c.flag", lambda s, root: 0),
                    ("bias_c.flag", lambda s, root: 1),
                    ("bias_c.flag", lambda s, root: 180310),
                    ("bias_c.flag", lambda s, root: 19950407),
                    ("bias_c.flag", lambda s, root: 20220803),
                    ("bias_c.flag", lambda s, root: 871224),
                    ("int8_scale_term", lambda s, root: 0),
                    ("weight_xc.flag", lambda s, root: 0),
                    ("weight_xc.flag", lambda s, root: 1),
                    ("weight_xc.flag", lambda s, root: 180310),
                    ("weight_xc.flag", lambda s, root: 19950407),
                    ("weight_xc.flag", lambda s, root: 20220803),
                    ("weight_xc.flag", lambda s, root: 871224),
                    ("weight_hc.flag", lambda s, root: 0),
                    ("weight_hc.flag", lambda s, root: 1),
                    ("weight_hc.flag", lambda s, root: 180310),
                    ("weight_hc.flag", lambda s, root: 19950407),
                    ("weight_hc.flag", lambda s, root: 20220803),
                    ("weight_hc.flag", lambda s, root: 871224),
                ),
            ),
            Claim(
                "NCNN204",
                "check",
                "int8_scale_term",
                lambda s, root: (
                    s.int8_scale_term == 0
                    or (
                        (
                            0
                            if s.weight_xc.load == 1
                            else (
                                5
                                if s.weight_xc.load != 0
                                else (
                                    0
                                    if some(s.weight_xc.flag) == 0 or some(s.weight_xc.flag) == 180310
                                    else (
                                        1
                                        if some(s.weight_xc.flag) == 19950407
                                        else (
                                            2
                                            if some(s.weight_xc.flag) == 20220803
                                            else (3 if some(s.weight_xc.flag) == 871224 else 4)
                                        )
                                    )
                                )
                            )
                        )
                        == 3
                        and (
                            0
                            if s.weight_hc.load == 1
                            else (
                                5
                                if s.weight_hc.load != 0
                                else (
                                    0
                                    if some(s.weight_hc.flag) == 0 or some(s.weight_hc.flag) == 180310
                                    else (
                                        1
                                        if some(s.weight_hc.flag) == 19950407
                                        else (
                                            2
                                            if some(s.weight_hc.flag) == 20220803
                                            else (3 if some(s.weight_hc.flag) == 871224 else 4)
                                        )
                                    )
                                )
                            )
                        )
                        == 3
                    )
                ),
                (
                    ("int8_scale_term", lambda s, root: 0),
                    ("weight_xc.flag", lambda s, root: 0),
                    ("weight_xc.flag", lambda s, root: 1),
                    ("weight_xc.flag", lambda s, root: 180310),
                    ("weight_xc.flag", lambda s, root: 19950407),
                    ("weight_xc.flag", lambda s, root: 20220803),
                    ("weight_xc.flag", lambda s, root: 871224),
                    ("weight_hc.flag", lambda s, root: 0),
                    ("weight_hc.flag", lambda s, root: 1),
                    ("weight_hc.flag", lambda s, root: 180310),
                    ("weight_hc.flag", lambda s, root: 19950407),
                    ("weight_hc.flag", lambda s, root: 20220803),
                    ("weight_hc.flag", lambda s, root: 871224),
                ),
            ),
        ),
        ncnn.Lstm: (
            Claim(
                "NCNN301",
                "admit",
                "num_output",
                lambda s, root: s.num_output > 0 and s.weight_data_size > 0 and s.hidden_size > 0,
                (
                    ("num_output", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                    ("hidden_size", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN309",
                "admit",
                "direction",
                lambda s, root: s.direction >= 0 and s.direction <= 2,
                (
                    ("direction", lambda s, root: 0),
                    ("direction", lambda s, root: 2),
                ),
            ),
            Claim(
                "NCNN313",
                "admit",
                "num_output",
                lambda s, root: s.num_output * s.hidden_size * 4 * (2 if s.direction == 2 else 1) < 2147483648,
                (
                    ("num_output", lambda s, root: 0),
                    ("num_output", lambda s, root: 1),
                    ("hidden_size", lambda s, root: 0),
                    ("hidden_size", lambda s, root: 1),
                    ("direction", lambda s, root: 0),
                    ("direction", lambda s, root: 1),
                    ("direction", lambda s, root: 2),
                ),
            ),
            Claim(
                "NCNN304",
                "admit",
                "hidden_size",
                lambda s, root: (
                    s.hidden_size <= 0 or s.weight_data_size % (s.hidden_size * 4 * (2 if s.direction == 2 else 1)) == 0
                ),
                (
                    ("hidden_size", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 1),
                    ("hidden_size", lambda s, root: 1),
                    ("direction", lambda s, root: 0),
                    ("direction", lambda s, root: 1),
                    ("weight_data_size", lambda s, root: s.hidden_size * 4 * (2 if s.direction == 2 else 1)),
                    ("direction", lambda s, root: 2),
                ),
            ),
            Claim(
                "NCNN203",
                "check",
                "bias_c.load",
                lambda s, root: (
                    (
                        0
                        if s.bias_c.load == 1
                        else (
                            5
                            if s.bias_c.load != 0
                            else (
                                0
                                if some(s.bias_c.flag) == 0 or some(s.bias_c.flag) == 180310
                                else (
                                    1
                                    if some(s.bias_c.flag) == 19950407
                                    else (
                                        2
                                        if some(s.bias_c.flag) == 20220803
                                        else (3 if some(s.bias_c.flag) == 871224 else 4)
                                    )
                                )
                            )
                        )
                    )
                    != 3
                    and (
                        s.num_output == s.hidden_size
                        or (
                            0
                            if some(s.weight_hr).load == 1
                            else (
                                5
                                if some(s.weight_hr).load != 0
                                else (
                                    0
                                    if some(some(s.weight_hr).flag) == 0 or some(some(s.weight_hr).flag) == 180310
                                    else (
                                        1
                                        if some(some(s.weight_hr).flag) == 19950407
                                        else (
                                            2
                                            if some(some(s.weight_hr).flag) == 20220803
                                            else (3 if some(some(s.weight_hr).flag) == 871224 else 4)
                                        )
                                    )
                                )
                            )
                        )
                        != 3
                    )
                    and (
                        s.int8_scale_term != 0
                        or (
                            (
                                0
                                if s.weight_xc.load == 1
                                else (
                                    5
                                    if s.weight_xc.load != 0
                                    else (
                                        0
                                        if some(s.weight_xc.flag) == 0 or some(s.weight_xc.flag) == 180310
                                        else (
                                            1
                                            if some(s.weight_xc.flag) == 19950407
                                            else (
                                                2
                                                if some(s.weight_xc.flag) == 20220803
                                                else (3 if some(s.weight_xc.flag) == 871224 else 4)
                                            )
                                        )
                                    )
                                )
                            )
                            != 3
                            and (
                                0
                                if s.weight_hc.load == 1
                                else (
                                    5
                                    if s.weight_hc.load != 0
                                    else (
                                        0
                                        if some(s.weight_hc.flag) == 0 or some(s.weight_hc.flag) == 180310
                                        else (
                                            1
                                            if some(s.weight_hc.flag) == 19950407
                                            else (
                                                2
                                                if some(s.weight_hc.flag) == 20220803
                                                else (3 if some(s.weight_hc.flag) == 871224 else 4)
                                            )
                                        )
                                    )
                                )
                            )
                            != 3
                        )
                    )
                ),
                (
                    ("bias_c.flag", lambda s, root: 0),
                    ("bias_c.flag", lambda s, root: 1),
                    ("bias_c.flag", lambda s, root: 180310),
                    ("bias_c.flag", lambda s, root: 19950407),
                    ("bias_c.flag", lambda s, root: 20220803),
                    ("bias_c.flag", lambda s, root: 871224),
                    ("num_output", lambda s, root: s.hidden_size),
                    ("hidden_size", lambda s, root: s.num_output),
                    ("weight_hr.flag", lambda s, root: 0),
                    ("weight_hr.flag", lambda s, root: 1),
                    ("weight_hr.flag", lambda s, root: 180310),
                    ("weight_hr.flag", lambda s, root: 19950407),
                    ("weight_hr.flag", lambda s, root: 20220803),
                    ("weight_hr.flag", lambda s, root: 871224),
                    ("int8_scale_term", lambda s, root: 0),
                    ("weight_xc.flag", lambda s, root: 0),
                    ("weight_xc.flag", lambda s, root: 1),
                    ("weight_xc.flag", lambda s, root: 180310),
                    ("weight_xc.flag", lambda s, root: 19950407),
                    ("weight_xc.flag", lambda s, root: 20220803),
                    ("weight_xc.flag", lambda s, root: 871224),
                    ("weight_hc.flag", lambda s, root: 0),
                    ("weight_hc.flag", lambda s, root: 1),
                    ("weight_hc.flag", lambda s, root: 180310),
                    ("weight_hc.flag", lambda s, root: 19950407),
                    ("weight_hc.flag", lambda s, root: 20220803),
                    ("weight_hc.flag", lambda s, root: 871224),
                ),
            ),
            Claim(
                "NCNN204",
                "check",
                "int8_scale_term",
                lambda s, root: (
                    s.int8_scale_term == 0
                    or (
                        (
                            0
                            if s.weight_xc.load == 1
                            else (
                                5
                                if s.weight_xc.load != 0
                                else (
                                    0
                                    if some(s.weight_xc.flag) == 0 or some(s.weight_xc.flag) == 180310
                                    else (
                                        1
                                        if some(s.weight_xc.flag) == 19950407
                                        else (
                                            2
                                            if some(s.weight_xc.flag) == 20220803
                                            else (3 if some(s.weight_xc.flag) == 871224 else 4)
                                        )
                                    )
                                )
                            )
                        )
                        == 3
                        and (
                            0
                            if s.weight_hc.load == 1
                            else (
                                5
                                if s.weight_hc.load != 0
                                else (
                                    0
                                    if some(s.weight_hc.flag) == 0 or some(s.weight_hc.flag) == 180310
                                    else (
                                        1
                                        if some(s.weight_hc.flag) == 19950407
                                        else (
                                            2
                                            if some(s.weight_hc.flag) == 20220803
                                            else (3 if some(s.weight_hc.flag) == 871224 else 4)
                                        )
                                    )
                                )
                            )
                        )
                        == 3
                    )
                ),
                (
                    ("int8_scale_term", lambda s, root: 0),
                    ("weight_xc.flag", lambda s, root: 0),
                    ("weight_xc.flag", lambda s, root: 1),
                    ("weight_xc.flag", lambda s, root: 180310),
                    ("weight_xc.flag", lambda s, root: 19950407),
                    ("weight_xc.flag", lambda s, root: 20220803),
                    ("weight_xc.flag", lambda s, root: 871224),
                    ("weight_hc.flag", lambda s, root: 0),
                    ("weight_hc.flag", lambda s, root: 1),
                    ("weight_hc.flag", lambda s, root: 180310),
                    ("weight_hc.flag", lambda s, root: 19950407),
                    ("weight_hc.flag", lambda s, root: 20220803),
                    ("weight_hc.flag", lambda s, root: 871224),
                ),
            ),
        ),
        ncnn.BinaryOp: (
            Claim(
                "NCNN309",
                "admit",
                "op_type",
                lambda s, root: s.op_type >= 0 and s.op_type <= 18,
                (
                    ("op_type", lambda s, root: 0),
                    ("op_type", lambda s, root: 18),
                ),
            ),
        ),
        ncnn.UnaryOp: (
            Claim(
                "NCNN309",
                "admit",
                "op_type",
                lambda s, root: s.op_type >= 0 and s.op_type <= 27,
                (
                    ("op_type", lambda s, root: 0),
                    ("op_type", lambda s, root: 27),
                ),
            ),
        ),
        ncnn.ConvolutionDepthWise: (
            Claim(
                "NCNN323",
                "admit",
                "pad_left",
                lambda s, root: (
                    s.pad_left < 1048576
                    and s.pad_right < 1048576
                    and s.pad_top < 1048576
                    and s.pad_bottom < 1048576
                    and s.pad_left > -1048576
                ),
                (
                    ("pad_left", lambda s, root: 1048576),
                    ("pad_right", lambda s, root: 1048576),
                    ("pad_top", lambda s, root: 1048576),
                    ("pad_bottom", lambda s, root: 1048576),
                    ("pad_left", lambda s, root: -1048576),
                ),
            ),
            Claim(
                "NCNN301",
                "admit",
                "num_output",
                lambda s, root: s.dynamic_weight != 0 or (s.num_output > 0 and s.weight_data_size > 0),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("num_output", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN302",
                "admit",
                "kernel_w",
                lambda s, root: (
                    s.dynamic_weight != 0
                    or (
                        s.kernel_w > 0
                        and s.kernel_h > 0
                        and (s.kernel_w - 1) * s.dilation_w < 2147483647
                        and (s.kernel_h - 1) * s.dilation_h < 2147483647
                    )
                ),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 0),
                    ("kernel_h", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 1),
                    ("dilation_w", lambda s, root: 0),
                    ("dilation_w", lambda s, root: 1),
                    ("kernel_h", lambda s, root: 1),
                    ("dilation_h", lambda s, root: 0),
                    ("dilation_h", lambda s, root: 1),
                ),
            ),
            Claim(
                "NCNN303",
                "admit",
                "dilation_w",
                lambda s, root: s.dilation_w > 0 and s.dilation_h > 0 and s.stride_w > 0 and s.stride_h > 0,
                (
                    ("dilation_w", lambda s, root: 0),
                    ("dilation_h", lambda s, root: 0),
                    ("stride_w", lambda s, root: 0),
                    ("stride_h", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN304",
                "admit",
                "num_output",
                lambda s, root: (
                    s.dynamic_weight != 0
                    or s.num_output <= 0
                    or s.kernel_w <= 0
                    or s.kernel_h <= 0
                    or s.weight_data_size % (s.num_output * s.kernel_w * s.kernel_h) == 0
                ),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("num_output", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 0),
                    ("kernel_h", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 1),
                    ("num_output", lambda s, root: 1),
                    ("kernel_w", lambda s, root: 1),
                    ("kernel_h", lambda s, root: 1),
                    ("weight_data_size", lambda s, root: s.num_output * s.kernel_w * s.kernel_h),
                ),
            ),
            Claim(
                "NCNN305",
                "admit",
                "activation_type",
                lambda s, root: s.activation_type >= 0 and s.activation_type <= 6,
                (
                    ("activation_type", lambda s, root: 0),
                    ("activation_type", lambda s, root: 6),
                ),
            ),
            Claim(
                "NCNN306",
                "admit",
                "activation_type",
                lambda s, root: (
                    (s.activation_type != 2 or len(s.activation_params) >= 1)
                    and (s.activation_type not in (3, 6) or len(s.activation_params) >= 2)
                ),
                (
                    ("activation_type", lambda s, root: 2),
                    ("activation_params#", lambda s, root: 1),
                    ("activation_type", lambda s, root: 3),
                    ("activation_type", lambda s, root: 6),
                    ("activation_params#", lambda s, root: 2),
                ),
            ),
            Claim(
                "NCNN307",
                "admit",
                "group",
                lambda s, root: s.group > 0 and (s.dynamic_weight != 0 or s.num_output % s.group == 0),
                (
                    ("group", lambda s, root: 0),
                    ("dynamic_weight", lambda s, root: 0),
                    ("num_output", lambda s, root: 0),
                    ("num_output", lambda s, root: 1),
                    ("group", lambda s, root: 1),
                    ("num_output", lambda s, root: s.group),
                    ("group", lambda s, root: s.num_output),
                ),
            ),
            Claim(
                "NCNN308",
                "admit",
                "int8_scale_term",
                lambda s, root: s.int8_scale_term in (0, 1, 2, 101, 102),
                (
                    ("int8_scale_term", lambda s, root: 0),
                    ("int8_scale_term", lambda s, root: 1),
                    ("int8_scale_term", lambda s, root: 2),
                    ("int8_scale_term", lambda s, root: 101),
                    ("int8_scale_term", lambda s, root: 102),
                ),
            ),
            Claim(
                "NCNN203",
                "check",
                "weight.load",
                lambda s, root: (
                    s.dynamic_weight != 0
                    or (
                        0
                        if some(s.weight).load == 1
                        else (
                            5
                            if some(s.weight).load != 0
                            else (
                                0
                                if some(some(s.weight).flag) == 0 or some(some(s.weight).flag) == 180310
                                else (
                                    1
                                    if some(some(s.weight).flag) == 19950407
                                    else (
                                        2
                                        if some(some(s.weight).flag) == 20220803
                                        else (3 if some(some(s.weight).flag) == 871224 else 4)
                                    )
                                )
                            )
                        )
                    )
                    != 3
                    or s.int8_scale_term != 0
                ),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("weight.flag", lambda s, root: 0),
                    ("weight.flag", lambda s, root: 1),
                    ("weight.flag", lambda s, root: 180310),
                    ("weight.flag", lambda s, root: 19950407),
                    ("weight.flag", lambda s, root: 20220803),
                    ("weight.flag", lambda s, root: 871224),
                    ("int8_scale_term", lambda s, root: 0),
                ),
            ),
        ),
        ncnn.Padding: (
            Claim(
                "NCNN301",
                "admit",
                "per_channel_pad_data_size",
                lambda s, root: s.per_channel_pad_data_size >= 0,
                (("per_channel_pad_data_size", lambda s, root: 0),),
            ),
            Claim(
                "NCNN309",
                "admit",
                "type_",
                lambda s, root: s.type_ >= 0 and s.type_ <= 2,
                (
                    ("type_", lambda s, root: 0),
                    ("type_", lambda s, root: 2),
                ),
            ),
        ),
        ncnn.Squeeze: (
            Claim(
                "NCNN310",
                "admit",
                "axes",
                lambda s, root: len(s.axes) <= 4 and all(item >= -4 and item <= 3 for item in s.axes),
                (
                    ("axes#", lambda s, root: 4),
                    ("axes[*]", lambda s, root: -4),
                    ("axes[*]", lambda s, root: 3),
                ),
            ),
        ),
        ncnn.ExpandDims: (
            Claim(
                "NCNN310",
                "admit",
                "axes",
                lambda s, root: len(s.axes) <= 4 and all(item >= -4 and item <= 3 for item in s.axes),
                (
                    ("axes#", lambda s, root: 4),
                    ("axes[*]", lambda s, root: -4),
                    ("axes[*]", lambda s, root: 3),
                ),
            ),
        ),
        ncnn.Normalize: (
            Claim(
                "NCNN301",
                "admit",
                "scale_data_size",
                lambda s, root: s.scale_data_size > 0,
                (("scale_data_size", lambda s, root: 0),),
            ),
        ),
        ncnn.Permute: (
            Claim(
                "NCNN309",
                "admit",
                "order_type",
                lambda s, root: s.order_type >= 0 and s.order_type <= 23,
                (
                    ("order_type", lambda s, root: 0),
                    ("order_type", lambda s, root: 23),
                ),
            ),
        ),
        ncnn.PriorBox: (
            Claim(
                "NCNN311",
                "admit",
                "min_sizes",
                lambda s, root: (
                    len(s.min_sizes) > 0 and (len(s.max_sizes) == 0 or len(s.max_sizes) == len(s.min_sizes))
                ),
                (
                    ("min_sizes#", lambda s, root: 0),
                    ("max_sizes#", lambda s, root: 0),
                    ("max_sizes#", lambda s, root: len(s.min_sizes)),
                    ("min_sizes#", lambda s, root: len(s.max_sizes)),
                ),
            ),
        ),
        ncnn.Interp: (
            Claim(
                "NCNN309",
                "admit",
                "resize_type",
                lambda s, root: s.resize_type >= 0 and s.resize_type <= 3,
                (
                    ("resize_type", lambda s, root: 0),
                    ("resize_type", lambda s, root: 3),
                ),
            ),
        ),
        ncnn.DeconvolutionDepthWise: (
            Claim(
                "NCNN323",
                "admit",
                "pad_left",
                lambda s, root: (
                    s.pad_left < 1048576
                    and s.pad_right < 1048576
                    and s.pad_top < 1048576
                    and s.pad_bottom < 1048576
                    and s.pad_left > -1048576
                    and s.output_pad_right >= 0
                    and s.output_pad_bottom >= 0
                ),
                (
                    ("pad_left", lambda s, root: 1048576),
                    ("pad_right", lambda s, root: 1048576),
                    ("pad_top", lambda s, root: 1048576),
                    ("pad_bottom", lambda s, root: 1048576),
                    ("pad_left", lambda s, root: -1048576),
                    ("output_pad_right", lambda s, root: 0),
                    ("output_pad_bottom", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN301",
                "admit",
                "num_output",
                lambda s, root: s.dynamic_weight != 0 or (s.num_output > 0 and s.weight_data_size > 0),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("num_output", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN302",
                "admit",
                "kernel_w",
                lambda s, root: (
                    s.dynamic_weight != 0
                    or (
                        s.kernel_w > 0
                        and s.kernel_h > 0
                        and (s.kernel_w - 1) * s.dilation_w < 2147483647
                        and (s.kernel_h - 1) * s.dilation_h < 2147483647
                    )
                ),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 0),
                    ("kernel_h", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 1),
                    ("dilation_w", lambda s, root: 0),
                    ("dilation_w", lambda s, root: 1),
                    ("kernel_h", lambda s, root: 1),
                    ("dilation_h", lambda s, root: 0),
                    ("dilation_h", lambda s, root: 1),
                ),
            ),
            Claim(
                "NCNN303",
                "admit",
                "dilation_w",
                lambda s, root: s.dilation_w > 0 and s.dilation_h > 0 and s.stride_w > 0 and s.stride_h > 0,
                (
                    ("dilation_w", lambda s, root: 0),
                    ("dilation_h", lambda s, root: 0),
                    ("stride_w", lambda s, root: 0),
                    ("stride_h", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN304",
                "admit",
                "num_output",
                lambda s, root: (
                    s.dynamic_weight != 0
                    or s.num_output <= 0
                    or s.kernel_w <= 0
                    or s.kernel_h <= 0
                    or s.weight_data_size % (s.num_output * s.kernel_w * s.kernel_h) == 0
                ),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("num_output", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 0),
                    ("kernel_h", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 1),
                    ("num_output", lambda s, root: 1),
                    ("kernel_w", lambda s, root: 1),
                    ("kernel_h", lambda s, root: 1),
                    ("weight_data_size", lambda s, root: s.num_output * s.kernel_w * s.kernel_h),
                ),
            ),
            Claim(
                "NCNN305",
                "admit",
                "activation_type",
                lambda s, root: s.activation_type >= 0 and s.activation_type <= 6,
                (
                    ("activation_type", lambda s, root: 0),
                    ("activation_type", lambda s, root: 6),
                ),
            ),
            Claim(
                "NCNN306",
                "admit",
                "activation_type",
                lambda s, root: (
                    (s.activation_type != 2 or len(s.activation_params) >= 1)
                    and (s.activation_type not in (3, 6) or len(s.activation_params) >= 2)
                ),
                (
                    ("activation_type", lambda s, root: 2),
                    ("activation_params#", lambda s, root: 1),
                    ("activation_type", lambda s, root: 3),
                    ("activation_type", lambda s, root: 6),
                    ("activation_params#", lambda s, root: 2),
                ),
            ),
            Claim(
                "NCNN307",
                "admit",
                "group",
                lambda s, root: s.group > 0 and (s.dynamic_weight != 0 or s.num_output % s.group == 0),
                (
                    ("group", lambda s, root: 0),
                    ("dynamic_weight", lambda s, root: 0),
                    ("num_output", lambda s, root: 0),
                    ("num_output", lambda s, root: 1),
                    ("group", lambda s, root: 1),
                    ("num_output", lambda s, root: s.group),
                    ("group", lambda s, root: s.num_output),
                ),
            ),
            Claim(
                "NCNN203",
                "check",
                "weight.load",
                lambda s, root: (
                    s.dynamic_weight != 0
                    or (
                        0
                        if some(s.weight).load == 1
                        else (
                            5
                            if some(s.weight).load != 0
                            else (
                                0
                                if some(some(s.weight).flag) == 0 or some(some(s.weight).flag) == 180310
                                else (
                                    1
                                    if some(some(s.weight).flag) == 19950407
                                    else (
                                        2
                                        if some(some(s.weight).flag) == 20220803
                                        else (3 if some(some(s.weight).flag) == 871224 else 4)
                                    )
                                )
                            )
                        )
                    )
                    != 3
                ),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("weight.flag", lambda s, root: 0),
                    ("weight.flag", lambda s, root: 1),
                    ("weight.flag", lambda s, root: 180310),
                    ("weight.flag", lambda s, root: 19950407),
                    ("weight.flag", lambda s, root: 20220803),
                    ("weight.flag", lambda s, root: 871224),
                ),
            ),
        ),
        ncnn.ShuffleChannel: (
            Claim("NCNN307", "admit", "group", lambda s, root: s.group > 0, (("group", lambda s, root: 0),)),
        ),
        ncnn.InstanceNorm: (
            Claim(
                "NCNN301",
                "admit",
                "affine",
                lambda s, root: s.affine == 0 or s.channels > 0,
                (
                    ("affine", lambda s, root: 0),
                    ("channels", lambda s, root: 0),
                ),
            ),
        ),
        ncnn.Reorg: (
            Claim(
                "NCNN309",
                "admit",
                "mode",
                lambda s, root: s.mode >= 0 and s.mode <= 1,
                (
                    ("mode", lambda s, root: 0),
                    ("mode", lambda s, root: 1),
                ),
            ),
            Claim(
                "NCNN314",
                "admit",
                "stride",
                lambda s, root: s.stride > 0 and s.stride * s.stride < 2147483648,
                (
                    ("stride", lambda s, root: 0),
                    ("stride", lambda s, root: 1),
                ),
            ),
        ),
        ncnn.YoloDetectionOutput: (
            Claim(
                "NCNN314",
                "admit",
                "num_class",
                lambda s, root: s.num_class > 0 and s.num_box > 0 and s.num_box * (s.num_class + 5) < 2147483648,
                (
                    ("num_class", lambda s, root: 0),
                    ("num_box", lambda s, root: 0),
                    ("num_box", lambda s, root: 1),
                    ("num_class", lambda s, root: 1),
                ),
            ),
            Claim(
                "NCNN311",
                "admit",
                "biases",
                lambda s, root: len(s.biases) >= 2 * s.num_box,
                (
                    ("biases#", lambda s, root: 2 * s.num_box),
                    ("num_box", lambda s, root: 0),
                    ("num_box", lambda s, root: 1),
                ),
            ),
        ),
        ncnn.Quantize: (
            Claim(
                "NCNN301",
                "admit",
                "scale_data_size",
                lambda s, root: s.scale_data_size > 0,
                (("scale_data_size", lambda s, root: 0),),
            ),
        ),
        ncnn.Dequantize: (
            Claim(
                "NCNN301",
                "admit",
                "scale_data_size",
                lambda s, root: s.scale_data_size > 0 and s.bias_data_size >= 0,
                (
                    ("scale_data_size", lambda s, root: 0),
                    ("bias_data_size", lambda s, root: 0),
                ),
            ),
        ),
        ncnn.Yolov3DetectionOutput: (
            Claim(
                "NCNN314",
                "admit",
                "num_class",
                lambda s, root: s.num_class > 0 and s.num_box > 0 and s.num_box * (s.num_class + 5) < 2147483648,
                (
                    ("num_class", lambda s, root: 0),
                    ("num_box", lambda s, root: 0),
                    ("num_box", lambda s, root: 1),
                    ("num_class", lambda s, root: 1),
                ),
            ),
            Claim(
                "NCNN322",
                "admit",
                "biases",
                lambda s, root: (
                    all(item >= 0.0 and item * 2 + 1 < len(s.biases) and item % 1.0 == 0.0 for item in s.mask)
                    and all(item > 0.0 for item in s.biases)
                    and all(item > 0.0 for item in s.anchors_scale)
                ),
                (
                    ("mask[*]", lambda s, root: 0.0),
                    ("mask[*]", lambda s, root: 1.0),
                    ("biases[*]", lambda s, root: 0.0),
                    ("anchors_scale[*]", lambda s, root: 0.0),
                ),
            ),
            Claim(
                "NCNN311",
                "admit",
                "biases",
                lambda s, root: (
                    len(s.biases) > 0
                    and len(s.biases) % 2 == 0
                    and len(s.mask) > 0
                    and (
                        s.num_box <= 0
                        or (len(s.mask) % s.num_box == 0 and len(s.anchors_scale) >= len(s.mask) // s.num_box)
                    )
                ),
                (
                    ("biases#", lambda s, root: 0),
                    ("biases#", lambda s, root: 2),
                    ("mask#", lambda s, root: 0),
                    ("num_box", lambda s, root: 0),
                    ("num_box", lambda s, root: 1),
                    ("mask#", lambda s, root: s.num_box),
                    ("num_box", lambda s, root: len(s.mask)),
                    ("anchors_scale#", lambda s, root: len(s.mask) // s.num_box),
                ),
            ),
        ),
        ncnn.RoiAlign: (
            Claim(
                "NCNN309",
                "admit",
                "version",
                lambda s, root: s.version >= 0 and s.version <= 1,
                (
                    ("version", lambda s, root: 0),
                    ("version", lambda s, root: 1),
                ),
            ),
            Claim(
                "NCNN314",
                "admit",
                "pooled_width",
                lambda s, root: s.pooled_width > 0 and s.pooled_height > 0,
                (
                    ("pooled_width", lambda s, root: 0),
                    ("pooled_height", lambda s, root: 0),
                ),
            ),
        ),
        ncnn.Packing: (
            Claim(
                "NCNN314",
                "admit",
                "out_elempack",
                lambda s, root: s.out_elempack > 0,
                (("out_elempack", lambda s, root: 0),),
            ),
        ),
        ncnn.Requantize: (
            Claim(
                "NCNN301",
                "admit",
                "scale_in_data_size",
                lambda s, root: s.scale_in_data_size > 0 and s.scale_out_data_size > 0 and s.bias_data_size >= 0,
                (
                    ("scale_in_data_size", lambda s, root: 0),
                    ("scale_out_data_size", lambda s, root: 0),
                    ("bias_data_size", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN305",
                "admit",
                "activation_type",
                lambda s, root: s.activation_type >= 0 and s.activation_type <= 6,
                (
                    ("activation_type", lambda s, root: 0),
                    ("activation_type", lambda s, root: 6),
                ),
            ),
            Claim(
                "NCNN306",
                "admit",
                "activation_type",
                lambda s, root: (
                    (s.activation_type != 2 or len(s.activation_params) >= 1)
                    and (s.activation_type not in (3, 6) or len(s.activation_params) >= 2)
                ),
                (
                    ("activation_type", lambda s, root: 2),
                    ("activation_params#", lambda s, root: 1),
                    ("activation_type", lambda s, root: 3),
                    ("activation_type", lambda s, root: 6),
                    ("activation_params#", lambda s, root: 2),
                ),
            ),
        ),
        ncnn.Cast: (
            Claim(
                "NCNN309",
                "admit",
                "type_from",
                lambda s, root: s.type_from >= 0 and s.type_from <= 4 and s.type_to >= 0 and s.type_to <= 4,
                (
                    ("type_from", lambda s, root: 0),
                    ("type_from", lambda s, root: 4),
                    ("type_to", lambda s, root: 0),
                    ("type_to", lambda s, root: 4),
                ),
            ),
        ),
        ncnn.PixelShuffle: (
            Claim(
                "NCNN309",
                "admit",
                "mode",
                lambda s, root: s.mode >= 0 and s.mode <= 1,
                (
                    ("mode", lambda s, root: 0),
                    ("mode", lambda s, root: 1),
                ),
            ),
            Claim(
                "NCNN314",
                "admit",
                "upscale_factor",
                lambda s, root: s.upscale_factor > 0 and s.upscale_factor * s.upscale_factor < 2147483648,
                (
                    ("upscale_factor", lambda s, root: 0),
                    ("upscale_factor", lambda s, root: 1),
                ),
            ),
        ),
        ncnn.Gemm: (
            Claim(
                "NCNN317",
                "admit",
                "quantize_term",
                lambda s, root: (
                    s.quantize_term not in (4, 5, 6)
                    and (
                        s.quantize_term < 400
                        or (
                            s.quantize_term >= 400
                            and s.quantize_term < 900
                            and s.quantize_term // 100 % 2 == 0
                            and s.quantize_term % 100 < 20
                            and s.quantize_term % 10 < 3
                        )
                    )
                ),
                (
                    ("quantize_term", lambda s, root: 4),
                    ("quantize_term", lambda s, root: 5),
                    ("quantize_term", lambda s, root: 6),
                    ("quantize_term", lambda s, root: 400),
                    ("quantize_term", lambda s, root: 900),
                    ("quantize_term", lambda s, root: 0),
                    ("quantize_term", lambda s, root: 1),
                    ("quantize_term", lambda s, root: 100),
                    ("quantize_term", lambda s, root: 10),
                ),
            ),
            Claim(
                "NCNN318",
                "admit",
                "quantize_term",
                lambda s, root: (
                    not (
                        s.quantize_term >= 400
                        and s.quantize_term < 900
                        and s.quantize_term // 100 % 2 == 0
                        and s.quantize_term % 100 < 20
                        and s.quantize_term % 10 < 3
                    )
                    or (
                        s.constant_a == 0
                        and s.constant_b == 1
                        and s.trans_b == 1
                        and s.output_elemtype in (0, 1)
                        and (
                            s.trans_a == 0
                            or (
                                (
                                    s.quantize_term // 100
                                    if s.quantize_term >= 400
                                    and s.quantize_term < 900
                                    and s.quantize_term // 100 % 2 == 0
                                    and s.quantize_term % 100 < 20
                                    and s.quantize_term % 10 < 3
                                    else 0
                                )
                                == 8
                                and s.trans_a == 1
                            )
                        )
                        and (
                            s.output_transpose == 0
                            or (
                                (
                                    s.quantize_term // 100
                                    if s.quantize_term >= 400
                                    and s.quantize_term < 900
                                    and s.quantize_term // 100 % 2 == 0
                                    and s.quantize_term % 100 < 20
                                    and s.quantize_term % 10 < 3
                                    else 0
                                )
                                == 8
                                and s.output_transpose == 1
                            )
                        )
                        and (
                            (
                                s.quantize_term // 100
                                if s.quantize_term >= 400
                                and s.quantize_term < 900
                                and s.quantize_term // 100 % 2 == 0
                                and s.quantize_term % 100 < 20
                                and s.quantize_term % 10 < 3
                                else 0
                            )
                            == 8
                            or (s.output_n1m == 0 and s.output_elempack == 0)
                        )
                    )
                ),
                (
                    ("quantize_term", lambda s, root: 400),
                    ("quantize_term", lambda s, root: 900),
                    ("quantize_term", lambda s, root: 0),
                    ("quantize_term", lambda s, root: 1),
                    ("quantize_term", lambda s, root: 100),
                    ("quantize_term", lambda s, root: 10),
                    ("constant_a", lambda s, root: 0),
                    ("constant_b", lambda s, root: 1),
                    ("trans_b", lambda s, root: 1),
                    ("output_elemtype", lambda s, root: 0),
                    ("output_elemtype", lambda s, root: 1),
                    ("trans_a", lambda s, root: 0),
                    ("trans_a", lambda s, root: 1),
                    ("output_transpose", lambda s, root: 0),
                    ("output_transpose", lambda s, root: 1),
                    ("output_n1m", lambda s, root: 0),
                    ("output_elempack", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN314",
                "admit",
                "constant_tile_m",
                lambda s, root: (
                    s.constant_tile_m < 1073741824 and s.constant_tile_n < 1073741824 and s.constant_tile_k < 1073741824
                ),
                (
                    ("constant_tile_m", lambda s, root: 1073741824),
                    ("constant_tile_n", lambda s, root: 1073741824),
                    ("constant_tile_k", lambda s, root: 1073741824),
                ),
            ),
            Claim(
                "NCNN309",
                "admit",
                "output_elempack",
                lambda s, root: (
                    s.output_elempack in (0, 1, 4, 8, 16)
                    and (s.constant_c != 1 or (s.constant_broadcast_type_c >= -1 and s.constant_broadcast_type_c <= 4))
                ),
                (
                    ("output_elempack", lambda s, root: 0),
                    ("output_elempack", lambda s, root: 1),
                    ("output_elempack", lambda s, root: 4),
                    ("output_elempack", lambda s, root: 8),
                    ("output_elempack", lambda s, root: 16),
                    ("constant_c", lambda s, root: 1),
                    ("constant_broadcast_type_c", lambda s, root: -1),
                    ("constant_broadcast_type_c", lambda s, root: 4),
                ),
            ),
            Claim(
                "NCNN301",
                "admit",
                "constant_a",
                lambda s, root: (
                    (s.constant_a != 1 or (s.constant_m > 0 and s.constant_k > 0))
                    and (s.constant_b != 1 or (s.constant_n > 0 and s.constant_k > 0))
                    and (
                        s.constant_c != 1
                        or s.constant_broadcast_type_c < 1
                        or s.constant_broadcast_type_c == 4
                        or s.constant_m > 0
                    )
                    and (s.constant_c != 1 or s.constant_broadcast_type_c < 3 or s.constant_n > 0)
                ),
                (
                    ("constant_a", lambda s, root: 1),
                    ("constant_m", lambda s, root: 0),
                    ("constant_k", lambda s, root: 0),
                    ("constant_b", lambda s, root: 1),
                    ("constant_n", lambda s, root: 0),
                    ("constant_c", lambda s, root: 1),
                    ("constant_broadcast_type_c", lambda s, root: 1),
                    ("constant_broadcast_type_c", lambda s, root: 4),
                    ("constant_broadcast_type_c", lambda s, root: 3),
                ),
            ),
            Claim(
                "NCNN313",
                "admit",
                "constant_a",
                lambda s, root: (
                    (s.constant_a != 1 or s.constant_m * s.constant_k < 2147483648)
                    and (s.constant_b != 1 or s.constant_k * s.constant_n < 2147483648)
                    and (
                        s.constant_c != 1
                        or s.constant_broadcast_type_c != 3
                        or s.constant_m * s.constant_n < 2147483648
                    )
                ),
                (
                    ("constant_a", lambda s, root: 1),
                    ("constant_m", lambda s, root: 0),
                    ("constant_m", lambda s, root: 1),
                    ("constant_k", lambda s, root: 0),
                    ("constant_k", lambda s, root: 1),
                    ("constant_b", lambda s, root: 1),
                    ("constant_n", lambda s, root: 0),
                    ("constant_n", lambda s, root: 1),
                    ("constant_c", lambda s, root: 1),
                    ("constant_broadcast_type_c", lambda s, root: 3),
                ),
            ),
            Claim(
                "NCNN203",
                "check",
                "constant_a",
                lambda s, root: (
                    (
                        s.constant_a != 1
                        or (
                            0
                            if some(s.a).load == 1
                            else (
                                5
                                if some(s.a).load != 0
                                else (
                                    0
                                    if some(some(s.a).flag) == 0 or some(some(s.a).flag) == 180310
                                    else (
                                        1
                                        if some(some(s.a).flag) == 19950407
                                        else (
                                            2
                                            if some(some(s.a).flag) == 20220803
                                            else (3 if some(some(s.a).flag) == 871224 else 4)
                                        )
                                    )
                                )
                            )
                        )
                        != 3
                        or s.quantize_term != 0
                    )
                    and (
                        s.constant_b != 1
                        or (
                            0
                            if some(s.b).load == 1
                            else (
                                5
                                if some(s.b).load != 0
                                else (
                                    0
                                    if some(some(s.b).flag) == 0 or some(some(s.b).flag) == 180310
                                    else (
                                        1
                                        if some(some(s.b).flag) == 19950407
                                        else (
                                            2
                                            if some(some(s.b).flag) == 20220803
                                            else (3 if some(some(s.b).flag) == 871224 else 4)
                                        )
                                    )
                                )
                            )
                        )
                        != 3
                        or s.quantize_term != 0
                    )
                    and (
                        s.constant_c != 1
                        or s.constant_broadcast_type_c == -1
                        or (
                            0
                            if some(s.c).load == 1
                            else (
                                5
                                if some(s.c).load != 0
                                else (
                                    0
                                    if some(some(s.c).flag) == 0 or some(some(s.c).flag) == 180310
                                    else (
                                        1
                                        if some(some(s.c).flag) == 19950407
                                        else (
                                            2
                                            if some(some(s.c).flag) == 20220803
                                            else (3 if some(some(s.c).flag) == 871224 else 4)
                                        )
                                    )
                                )
                            )
                        )
                        != 3
                    )
                ),
                (
                    ("constant_a", lambda s, root: 1),
                    ("a.flag", lambda s, root: 0),
                    ("a.flag", lambda s, root: 1),
                    ("a.flag", lambda s, root: 180310),
                    ("a.flag", lambda s, root: 19950407),
                    ("a.flag", lambda s, root: 20220803),
                    ("a.flag", lambda s, root: 871224),
                    ("quantize_term", lambda s, root: 0),
                    ("constant_b", lambda s, root: 1),
                    ("b.flag", lambda s, root: 0),
                    ("b.flag", lambda s, root: 1),
                    ("b.flag", lambda s, root: 180310),
                    ("b.flag", lambda s, root: 19950407),
                    ("b.flag", lambda s, root: 20220803),
                    ("b.flag", lambda s, root: 871224),
                    ("constant_c", lambda s, root: 1),
                    ("constant_broadcast_type_c", lambda s, root: -1),
                    ("c.flag", lambda s, root: 0),
                    ("c.flag", lambda s, root: 1),
                    ("c.flag", lambda s, root: 180310),
                    ("c.flag", lambda s, root: 19950407),
                    ("c.flag", lambda s, root: 20220803),
                    ("c.flag", lambda s, root: 871224),
                ),
            ),
            Claim(
                "NCNN205",
                "check",
                "quantize_term",
                lambda s, root: (
                    not (
                        s.quantize_term >= 400
                        and s.quantize_term < 900
                        and s.quantize_term // 100 % 2 == 0
                        and s.quantize_term % 100 < 20
                        and s.quantize_term % 10 < 3
                    )
                    or s.dialect == 10
                    or s.constant_b != 1
                    or (
                        0
                        if some(s.b).load == 1
                        else (
                            5
                            if some(s.b).load != 0
                            else (
                                0
                                if some(some(s.b).flag) == 0 or some(some(s.b).flag) == 180310
                                else (
                                    1
                                    if some(some(s.b).flag) == 19950407
                                    else (
                                        2
                                        if some(some(s.b).flag) == 20220803
                                        else (3 if some(some(s.b).flag) == 871224 else 4)
                                    )
                                )
                            )
                        )
                    )
                    == 3
                ),
                (
                    ("quantize_term", lambda s, root: 400),
                    ("quantize_term", lambda s, root: 900),
                    ("quantize_term", lambda s, root: 0),
                    ("quantize_term", lambda s, root: 1),
                    ("quantize_term", lambda s, root: 100),
                    ("quantize_term", lambda s, root: 10),
                    ("constant_b", lambda s, root: 1),
                    ("b.flag", lambda s, root: 0),
                    ("b.flag", lambda s, root: 1),
                    ("b.flag", lambda s, root: 180310),
                    ("b.flag", lambda s, root: 19950407),
                    ("b.flag", lambda s, root: 20220803),
                    ("b.flag", lambda s, root: 871224),
                ),
            ),
        ),
        ncnn.GroupNorm: (
            Claim(
                "NCNN301",
                "admit",
                "channels",
                lambda s, root: s.channels >= 0 and (s.affine == 0 or s.channels > 0),
                (
                    ("channels", lambda s, root: 0),
                    ("affine", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN307",
                "admit",
                "group",
                lambda s, root: s.group > 0 and s.channels % s.group == 0,
                (
                    ("group", lambda s, root: 0),
                    ("channels", lambda s, root: 0),
                    ("channels", lambda s, root: 1),
                    ("group", lambda s, root: 1),
                    ("channels", lambda s, root: s.group),
                    ("group", lambda s, root: s.channels),
                ),
            ),
        ),
        ncnn.LayerNorm: (
            Claim(
                "NCNN301",
                "admit",
                "affine",
                lambda s, root: s.affine == 0 or s.affine_size > 0,
                (
                    ("affine", lambda s, root: 0),
                    ("affine_size", lambda s, root: 0),
                ),
            ),
        ),
        ncnn.Gru: (
            Claim(
                "NCNN301",
                "admit",
                "num_output",
                lambda s, root: s.num_output > 0 and s.weight_data_size > 0,
                (
                    ("num_output", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN309",
                "admit",
                "direction",
                lambda s, root: s.direction >= 0 and s.direction <= 2,
                (
                    ("direction", lambda s, root: 0),
                    ("direction", lambda s, root: 2),
                ),
            ),
            Claim(
                "NCNN313",
                "admit",
                "num_output",
                lambda s, root: s.num_output * s.num_output * 3 * (2 if s.direction == 2 else 1) < 2147483648,
                (
                    ("num_output", lambda s, root: 0),
                    ("num_output", lambda s, root: 1),
                    ("direction", lambda s, root: 0),
                    ("direction", lambda s, root: 1),
                    ("direction", lambda s, root: 2),
                ),
            ),
            Claim(
                "NCNN304",
                "admit",
                "num_output",
                lambda s, root: (
                    s.num_output <= 0 or s.weight_data_size % (s.num_output * 3 * (2 if s.direction == 2 else 1)) == 0
                ),
                (
                    ("num_output", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 1),
                    ("num_output", lambda s, root: 1),
                    ("direction", lambda s, root: 0),
                    ("direction", lambda s, root: 1),
                    ("weight_data_size", lambda s, root: s.num_output * 3 * (2 if s.direction == 2 else 1)),
                    ("direction", lambda s, root: 2),
                ),
            ),
            Claim(
                "NCNN203",
                "check",
                "bias_c.load",
                lambda s, root: (
                    (
                        0
                        if s.bias_c.load == 1
                        else (
                            5
                            if s.bias_c.load != 0
                            else (
                                0
                                if some(s.bias_c.flag) == 0 or some(s.bias_c.flag) == 180310
                                else (
                                    1
                                    if some(s.bias_c.flag) == 19950407
                                    else (
                                        2
                                        if some(s.bias_c.flag) == 20220803
                                        else (3 if some(s.bias_c.flag) == 871224 else 4)
                                    )
                                )
                            )
                        )
                    )
                    != 3
                    and (
                        s.int8_scale_term != 0
                        or (
                            (
                                0
                                if s.weight_xc.load == 1
                                else (
                                    5
                                    if s.weight_xc.load != 0
                                    else (
                                        0
                                        if some(s.weight_xc.flag) == 0 or some(s.weight_xc.flag) == 180310
                                        else (
                                            1
                                            if some(s.weight_xc.flag) == 19950407
                                            else (
                                                2
                                                if some(s.weight_xc.flag) == 20220803
                                                else (3 if some(s.weight_xc.flag) == 871224 else 4)
                                            )
                                        )
                                    )
                                )
                            )
                            != 3
                            and (
                                0
                                if s.weight_hc.load == 1
                                else (
                                    5
                                    if s.weight_hc.load != 0
                                    else (
                                        0
                                        if some(s.weight_hc.flag) == 0 or some(s.weight_hc.flag) == 180310
                                        else (
                                            1
                                            if some(s.weight_hc.flag) == 19950407
                                            else (
                                                2
                                                if some(s.weight_hc.flag) == 20220803
                                                else (3 if some(s.weight_hc.flag) == 871224 else 4)
                                            )
                                        )
                                    )
                                )
                            )
                            != 3
                        )
                    )
                ),
                (
                    ("bias_c.flag", lambda s, root: 0),
                    ("bias_c.flag", lambda s, root: 1),
                    ("bias_c.flag", lambda s, root: 180310),
                    ("bias_c.flag", lambda s, root: 19950407),
                    ("bias_c.flag", lambda s, root: 20220803),
                    ("bias_c.flag", lambda s, root: 871224),
                    ("int8_scale_term", lambda s, root: 0),
                    ("weight_xc.flag", lambda s, root: 0),
                    ("weight_xc.flag", lambda s, root: 1),
                    ("weight_xc.flag", lambda s, root: 180310),
                    ("weight_xc.flag", lambda s, root: 19950407),
                    ("weight_xc.flag", lambda s, root: 20220803),
                    ("weight_xc.flag", lambda s, root: 871224),
                    ("weight_hc.flag", lambda s, root: 0),
                    ("weight_hc.flag", lambda s, root: 1),
                    ("weight_hc.flag", lambda s, root: 180310),
                    ("weight_hc.flag", lambda s, root: 19950407),
                    ("weight_hc.flag", lambda s, root: 20220803),
                    ("weight_hc.flag", lambda s, root: 871224),
                ),
            ),
            Claim(
                "NCNN204",
                "check",
                "int8_scale_term",
                lambda s, root: (
                    s.int8_scale_term == 0
                    or (
                        (
                            0
                            if s.weight_xc.load == 1
                            else (
                                5
                                if s.weight_xc.load != 0
                                else (
                                    0
                                    if some(s.weight_xc.flag) == 0 or some(s.weight_xc.flag) == 180310
                                    else (
                                        1
                                        if some(s.weight_xc.flag) == 19950407
                                        else (
                                            2
                                            if some(s.weight_xc.flag) == 20220803
                                            else (3 if some(s.weight_xc.flag) == 871224 else 4)
                                        )
                                    )
                                )
                            )
                        )
                        == 3
                        and (
                            0
                            if s.weight_hc.load == 1
                            else (
                                5
                                if s.weight_hc.load != 0
                                else (
                                    0
                                    if some(s.weight_hc.flag) == 0 or some(s.weight_hc.flag) == 180310
                                    else (
                                        1
                                        if some(s.weight_hc.flag) == 19950407
                                        else (
                                            2
                                            if some(s.weight_hc.flag) == 20220803
                                            else (3 if some(s.weight_hc.flag) == 871224 else 4)
                                        )
                                    )
                                )
                            )
                        )
                        == 3
                    )
                ),
                (
                    ("int8_scale_term", lambda s, root: 0),
                    ("weight_xc.flag", lambda s, root: 0),
                    ("weight_xc.flag", lambda s, root: 1),
                    ("weight_xc.flag", lambda s, root: 180310),
                    ("weight_xc.flag", lambda s, root: 19950407),
                    ("weight_xc.flag", lambda s, root: 20220803),
                    ("weight_xc.flag", lambda s, root: 871224),
                    ("weight_hc.flag", lambda s, root: 0),
                    ("weight_hc.flag", lambda s, root: 1),
                    ("weight_hc.flag", lambda s, root: 180310),
                    ("weight_hc.flag", lambda s, root: 19950407),
                    ("weight_hc.flag", lambda s, root: 20220803),
                    ("weight_hc.flag", lambda s, root: 871224),
                ),
            ),
        ),
        ncnn.MultiHeadAttention: (
            Claim(
                "NCNN319",
                "admit",
                "num_heads",
                lambda s, root: (
                    s.num_heads > 0 and s.embed_dim > 0 and (s.num_heads <= 0 or s.embed_dim % s.num_heads == 0)
                ),
                (
                    ("num_heads", lambda s, root: 0),
                    ("embed_dim", lambda s, root: 0),
                    ("embed_dim", lambda s, root: 1),
                    ("num_heads", lambda s, root: 1),
                    ("embed_dim", lambda s, root: s.num_heads),
                    ("num_heads", lambda s, root: s.embed_dim),
                ),
            ),
            Claim(
                "NCNN301",
                "admit",
                "weight_data_size",
                lambda s, root: s.weight_data_size > 0 and s.kdim > 0 and s.vdim > 0,
                (
                    ("weight_data_size", lambda s, root: 0),
                    ("kdim", lambda s, root: 0),
                    ("vdim", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN304",
                "admit",
                "embed_dim",
                lambda s, root: s.embed_dim <= 0 or s.weight_data_size % s.embed_dim == 0,
                (
                    ("embed_dim", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 1),
                    ("embed_dim", lambda s, root: 1),
                    ("weight_data_size", lambda s, root: s.embed_dim),
                    ("embed_dim", lambda s, root: s.weight_data_size),
                ),
            ),
            Claim(
                "NCNN313",
                "admit",
                "kdim",
                lambda s, root: s.kdim * s.embed_dim < 2147483648 and s.vdim * s.embed_dim < 2147483648,
                (
                    ("kdim", lambda s, root: 0),
                    ("kdim", lambda s, root: 1),
                    ("embed_dim", lambda s, root: 0),
                    ("embed_dim", lambda s, root: 1),
                    ("vdim", lambda s, root: 0),
                    ("vdim", lambda s, root: 1),
                ),
            ),
            Claim(
                "NCNN317",
                "admit",
                "quantize_term",
                lambda s, root: (
                    s.quantize_term not in (4, 5, 6)
                    and (
                        s.quantize_term < 400
                        or (
                            s.quantize_term >= 400
                            and s.quantize_term < 900
                            and s.quantize_term // 100 % 2 == 0
                            and s.quantize_term % 100 < 20
                            and s.quantize_term % 10 < 3
                        )
                    )
                ),
                (
                    ("quantize_term", lambda s, root: 4),
                    ("quantize_term", lambda s, root: 5),
                    ("quantize_term", lambda s, root: 6),
                    ("quantize_term", lambda s, root: 400),
                    ("quantize_term", lambda s, root: 900),
                    ("quantize_term", lambda s, root: 0),
                    ("quantize_term", lambda s, root: 1),
                    ("quantize_term", lambda s, root: 100),
                    ("quantize_term", lambda s, root: 10),
                ),
            ),
            Claim(
                "NCNN203",
                "check",
                "q_weight.load",
                lambda s, root: (
                    s.quantize_term != 0
                    or (
                        (
                            0
                            if s.q_weight.load == 1
                            else (
                                5
                                if s.q_weight.load != 0
                                else (
                                    0
                                    if some(s.q_weight.flag) == 0 or some(s.q_weight.flag) == 180310
                                    else (
                                        1
                                        if some(s.q_weight.flag) == 19950407
                                        else (
                                            2
                                            if some(s.q_weight.flag) == 20220803
                                            else (3 if some(s.q_weight.flag) == 871224 else 4)
                                        )
                                    )
                                )
                            )
                        )
                        != 3
                        and (
                            0
                            if s.k_weight.load == 1
                            else (
                                5
                                if s.k_weight.load != 0
                                else (
                                    0
                                    if some(s.k_weight.flag) == 0 or some(s.k_weight.flag) == 180310
                                    else (
                                        1
                                        if some(s.k_weight.flag) == 19950407
                                        else (
                                            2
                                            if some(s.k_weight.flag) == 20220803
                                            else (3 if some(s.k_weight.flag) == 871224 else 4)
                                        )
                                    )
                                )
                            )
                        )
                        != 3
                        and (
                            0
                            if s.v_weight.load == 1
                            else (
                                5
                                if s.v_weight.load != 0
                                else (
                                    0
                                    if some(s.v_weight.flag) == 0 or some(s.v_weight.flag) == 180310
                                    else (
                                        1
                                        if some(s.v_weight.flag) == 19950407
                                        else (
                                            2
                                            if some(s.v_weight.flag) == 20220803
                                            else (3 if some(s.v_weight.flag) == 871224 else 4)
                                        )
                                    )
                                )
                            )
                        )
                        != 3
                        and (
                            0
                            if s.out_weight.load == 1
                            else (
                                5
                                if s.out_weight.load != 0
                                else (
                                    0
                                    if some(s.out_weight.flag) == 0 or some(s.out_weight.flag) == 180310
                                    else (
                                        1
                                        if some(s.out_weight.flag) == 19950407
                                        else (
                                            2
                                            if some(s.out_weight.flag) == 20220803
                                            else (3 if some(s.out_weight.flag) == 871224 else 4)
                                        )
                                    )
                                )
                            )
                        )
                        != 3
                    )
                ),
                (
                    ("quantize_term", lambda s, root: 0),
                    ("q_weight.flag", lambda s, root: 0),
                    ("q_weight.flag", lambda s, root: 1),
                    ("q_weight.flag", lambda s, root: 180310),
                    ("q_weight.flag", lambda s, root: 19950407),
                    ("q_weight.flag", lambda s, root: 20220803),
                    ("q_weight.flag", lambda s, root: 871224),
                    ("k_weight.flag", lambda s, root: 0),
                    ("k_weight.flag", lambda s, root: 1),
                    ("k_weight.flag", lambda s, root: 180310),
                    ("k_weight.flag", lambda s, root: 19950407),
                    ("k_weight.flag", lambda s, root: 20220803),
                    ("k_weight.flag", lambda s, root: 871224),
                    ("v_weight.flag", lambda s, root: 0),
                    ("v_weight.flag", lambda s, root: 1),
                    ("v_weight.flag", lambda s, root: 180310),
                    ("v_weight.flag", lambda s, root: 19950407),
                    ("v_weight.flag", lambda s, root: 20220803),
                    ("v_weight.flag", lambda s, root: 871224),
                    ("out_weight.flag", lambda s, root: 0),
                    ("out_weight.flag", lambda s, root: 1),
                    ("out_weight.flag", lambda s, root: 180310),
                    ("out_weight.flag", lambda s, root: 19950407),
                    ("out_weight.flag", lambda s, root: 20220803),
                    ("out_weight.flag", lambda s, root: 871224),
                ),
            ),
            Claim(
                "NCNN204",
                "check",
                "quantize_term",
                lambda s, root: (
                    s.quantize_term == 0
                    or (
                        s.quantize_term >= 400
                        and s.quantize_term < 900
                        and s.quantize_term // 100 % 2 == 0
                        and s.quantize_term % 100 < 20
                        and s.quantize_term % 10 < 3
                    )
                    or (
                        (
                            0
                            if s.q_weight.load == 1
                            else (
                                5
                                if s.q_weight.load != 0
                                else (
                                    0
                                    if some(s.q_weight.flag) == 0 or some(s.q_weight.flag) == 180310
                                    else (
                                        1
                                        if some(s.q_weight.flag) == 19950407
                                        else (
                                            2
                                            if some(s.q_weight.flag) == 20220803
                                            else (3 if some(s.q_weight.flag) == 871224 else 4)
                                        )
                                    )
                                )
                            )
                        )
                        == 3
                        and (
                            0
                            if s.k_weight.load == 1
                            else (
                                5
                                if s.k_weight.load != 0
                                else (
                                    0
                                    if some(s.k_weight.flag) == 0 or some(s.k_weight.flag) == 180310
                                    else (
                                        1
                                        if some(s.k_weight.flag) == 19950407
                                        else (
                                            2
                                            if some(s.k_weight.flag) == 20220803
                                            else (3 if some(s.k_weight.flag) == 871224 else 4)
                                        )
                                    )
                                )
                            )
                        )
                        == 3
                        and (
                            0
                            if s.v_weight.load == 1
                            else (
                                5
                                if s.v_weight.load != 0
                                else (
                                    0
                                    if some(s.v_weight.flag) == 0 or some(s.v_weight.flag) == 180310
                                    else (
                                        1
                                        if some(s.v_weight.flag) == 19950407
                                        else (
                                            2
                                            if some(s.v_weight.flag) == 20220803
                                            else (3 if some(s.v_weight.flag) == 871224 else 4)
                                        )
                                    )
                                )
                            )
                        )
                        == 3
                        and (
                            0
                            if s.out_weight.load == 1
                            else (
                                5
                                if s.out_weight.load != 0
                                else (
                                    0
                                    if some(s.out_weight.flag) == 0 or some(s.out_weight.flag) == 180310
                                    else (
                                        1
                                        if some(s.out_weight.flag) == 19950407
                                        else (
                                            2
                                            if some(s.out_weight.flag) == 20220803
                                            else (3 if some(s.out_weight.flag) == 871224 else 4)
                                        )
                                    )
                                )
                            )
                        )
                        == 3
                    )
                ),
                (
                    ("quantize_term", lambda s, root: 0),
                    ("quantize_term", lambda s, root: 400),
                    ("quantize_term", lambda s, root: 900),
                    ("quantize_term", lambda s, root: 1),
                    ("quantize_term", lambda s, root: 100),
                    ("quantize_term", lambda s, root: 10),
                    ("q_weight.flag", lambda s, root: 0),
                    ("q_weight.flag", lambda s, root: 1),
                    ("q_weight.flag", lambda s, root: 180310),
                    ("q_weight.flag", lambda s, root: 19950407),
                    ("q_weight.flag", lambda s, root: 20220803),
                    ("q_weight.flag", lambda s, root: 871224),
                    ("k_weight.flag", lambda s, root: 0),
                    ("k_weight.flag", lambda s, root: 1),
                    ("k_weight.flag", lambda s, root: 180310),
                    ("k_weight.flag", lambda s, root: 19950407),
                    ("k_weight.flag", lambda s, root: 20220803),
                    ("k_weight.flag", lambda s, root: 871224),
                    ("v_weight.flag", lambda s, root: 0),
                    ("v_weight.flag", lambda s, root: 1),
                    ("v_weight.flag", lambda s, root: 180310),
                    ("v_weight.flag", lambda s, root: 19950407),
                    ("v_weight.flag", lambda s, root: 20220803),
                    ("v_weight.flag", lambda s, root: 871224),
                    ("out_weight.flag", lambda s, root: 0),
                    ("out_weight.flag", lambda s, root: 1),
                    ("out_weight.flag", lambda s, root: 180310),
                    ("out_weight.flag", lambda s, root: 19950407),
                    ("out_weight.flag", lambda s, root: 20220803),
                    ("out_weight.flag", lambda s, root: 871224),
                ),
            ),
            Claim(
                "NCNN205",
                "check",
                "quantize_term",
                lambda s, root: (
                    not (
                        s.quantize_term >= 400
                        and s.quantize_term < 900
                        and s.quantize_term // 100 % 2 == 0
                        and s.quantize_term % 100 < 20
                        and s.quantize_term % 10 < 3
                    )
                    or s.dialect == 10
                    or (
                        (
                            0
                            if s.q_weight.load == 1
                            else (
                                5
                                if s.q_weight.load != 0
                                else (
                                    0
                                    if some(s.q_weight.flag) == 0 or some(s.q_weight.flag) == 180310
                                    else (
                                        1
                                        if some(s.q_weight.flag) == 19950407
                                        else (
                                            2
                                            if some(s.q_weight.flag) == 20220803
                                            else (3 if some(s.q_weight.flag) == 871224 else 4)
                                        )
                                    )
                                )
                            )
                        )
                        == 3
                        and (
                            0
                            if s.k_weight.load == 1
                            else (
                                5
                                if s.k_weight.load != 0
                                else (
                                    0
                                    if some(s.k_weight.flag) == 0 or some(s.k_weight.flag) == 180310
                                    else (
                                        1
                                        if some(s.k_weight.flag) == 19950407
                                        else (
                                            2
                                            if some(s.k_weight.flag) == 20220803
                                            else (3 if some(s.k_weight.flag) == 871224 else 4)
                                        )
                                    )
                                )
                            )
                        )
                        == 3
                        and (
                            0
                            if s.v_weight.load == 1
                            else (
                                5
                                if s.v_weight.load != 0
                                else (
                                    0
                                    if some(s.v_weight.flag) == 0 or some(s.v_weight.flag) == 180310
                                    else (
                                        1
                                        if some(s.v_weight.flag) == 19950407
                                        else (
                                            2
                                            if some(s.v_weight.flag) == 20220803
                                            else (3 if some(s.v_weight.flag) == 871224 else 4)
                                        )
                                    )
                                )
                            )
                        )
                        == 3
                        and (
                            0
                            if s.out_weight.load == 1
                            else (
                                5
                                if s.out_weight.load != 0
                                else (
                                    0
                                    if some(s.out_weight.flag) == 0 or some(s.out_weight.flag) == 180310
                                    else (
                                        1
                                        if some(s.out_weight.flag) == 19950407
                                        else (
                                            2
                                            if some(s.out_weight.flag) == 20220803
                                            else (3 if some(s.out_weight.flag) == 871224 else 4)
                                        )
                                    )
                                )
                            )
                        )
                        == 3
                    )
                ),
                (
                    ("quantize_term", lambda s, root: 400),
                    ("quantize_term", lambda s, root: 900),
                    ("quantize_term", lambda s, root: 0),
                    ("quantize_term", lambda s, root: 1),
                    ("quantize_term", lambda s, root: 100),
                    ("quantize_term", lambda s, root: 10),
                    ("q_weight.flag", lambda s, root: 0),
                    ("q_weight.flag", lambda s, root: 1),
                    ("q_weight.flag", lambda s, root: 180310),
                    ("q_weight.flag", lambda s, root: 19950407),
                    ("q_weight.flag", lambda s, root: 20220803),
                    ("q_weight.flag", lambda s, root: 871224),
                    ("k_weight.flag", lambda s, root: 0),
                    ("k_weight.flag", lambda s, root: 1),
                    ("k_weight.flag", lambda s, root: 180310),
                    ("k_weight.flag", lambda s, root: 19950407),
                    ("k_weight.flag", lambda s, root: 20220803),
                    ("k_weight.flag", lambda s, root: 871224),
                    ("v_weight.flag", lambda s, root: 0),
                    ("v_weight.flag", lambda s, root: 1),
                    ("v_weight.flag", lambda s, root: 180310),
                    ("v_weight.flag", lambda s, root: 19950407),
                    ("v_weight.flag", lambda s, root: 20220803),
                    ("v_weight.flag", lambda s, root: 871224),
                    ("out_weight.flag", lambda s, root: 0),
                    ("out_weight.flag", lambda s, root: 1),
                    ("out_weight.flag", lambda s, root: 180310),
                    ("out_weight.flag", lambda s, root: 19950407),
                    ("out_weight.flag", lambda s, root: 20220803),
                    ("out_weight.flag", lambda s, root: 871224),
                ),
            ),
        ),
        ncnn.Convolution1d: (
            Claim(
                "NCNN323",
                "admit",
                "pad_left",
                lambda s, root: s.pad_left < 1048576 and s.pad_right < 1048576 and s.pad_left > -1048576,
                (
                    ("pad_left", lambda s, root: 1048576),
                    ("pad_right", lambda s, root: 1048576),
                    ("pad_left", lambda s, root: -1048576),
                ),
            ),
            Claim(
                "NCNN301",
                "admit",
                "num_output",
                lambda s, root: s.dynamic_weight != 0 or (s.num_output > 0 and s.weight_data_size > 0),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("num_output", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN302",
                "admit",
                "kernel_w",
                lambda s, root: (
                    s.dynamic_weight != 0 or (s.kernel_w > 0 and (s.kernel_w - 1) * s.dilation_w < 2147483647)
                ),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 1),
                    ("dilation_w", lambda s, root: 0),
                    ("dilation_w", lambda s, root: 1),
                ),
            ),
            Claim(
                "NCNN303",
                "admit",
                "dilation_w",
                lambda s, root: s.dilation_w > 0 and s.stride_w > 0,
                (
                    ("dilation_w", lambda s, root: 0),
                    ("stride_w", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN304",
                "admit",
                "num_output",
                lambda s, root: (
                    s.dynamic_weight != 0
                    or s.num_output <= 0
                    or s.kernel_w <= 0
                    or s.weight_data_size % (s.num_output * s.kernel_w) == 0
                ),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("num_output", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 1),
                    ("num_output", lambda s, root: 1),
                    ("kernel_w", lambda s, root: 1),
                    ("weight_data_size", lambda s, root: s.num_output * s.kernel_w),
                ),
            ),
            Claim(
                "NCNN305",
                "admit",
                "activation_type",
                lambda s, root: s.activation_type >= 0 and s.activation_type <= 6,
                (
                    ("activation_type", lambda s, root: 0),
                    ("activation_type", lambda s, root: 6),
                ),
            ),
            Claim(
                "NCNN306",
                "admit",
                "activation_type",
                lambda s, root: (
                    (s.activation_type != 2 or len(s.activation_params) >= 1)
                    and (s.activation_type not in (3, 6) or len(s.activation_params) >= 2)
                ),
                (
                    ("activation_type", lambda s, root: 2),
                    ("activation_params#", lambda s, root: 1),
                    ("activation_type", lambda s, root: 3),
                    ("activation_type", lambda s, root: 6),
                    ("activation_params#", lambda s, root: 2),
                ),
            ),
            Claim(
                "NCNN203",
                "check",
                "weight.load",
                lambda s, root: (
                    s.dynamic_weight != 0
                    or (
                        0
                        if some(s.weight).load == 1
                        else (
                            5
                            if some(s.weight).load != 0
                            else (
                                0
                                if some(some(s.weight).flag) == 0 or some(some(s.weight).flag) == 180310
                                else (
                                    1
                                    if some(some(s.weight).flag) == 19950407
                                    else (
                                        2
                                        if some(some(s.weight).flag) == 20220803
                                        else (3 if some(some(s.weight).flag) == 871224 else 4)
                                    )
                                )
                            )
                        )
                    )
                    != 3
                ),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("weight.flag", lambda s, root: 0),
                    ("weight.flag", lambda s, root: 1),
                    ("weight.flag", lambda s, root: 180310),
                    ("weight.flag", lambda s, root: 19950407),
                    ("weight.flag", lambda s, root: 20220803),
                    ("weight.flag", lambda s, root: 871224),
                ),
            ),
        ),
        ncnn.Pooling1d: (
            Claim(
                "NCNN323",
                "admit",
                "pad_left",
                lambda s, root: s.pad_left < 1048576 and s.pad_right < 1048576 and s.pad_left > -1048576,
                (
                    ("pad_left", lambda s, root: 1048576),
                    ("pad_right", lambda s, root: 1048576),
                    ("pad_left", lambda s, root: -1048576),
                ),
            ),
            Claim(
                "NCNN302",
                "admit",
                "kernel_w",
                lambda s, root: s.global_pooling != 0 or s.adaptive_pooling != 0 or s.kernel_w > 0,
                (
                    ("global_pooling", lambda s, root: 0),
                    ("adaptive_pooling", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN303",
                "admit",
                "stride_w",
                lambda s, root: s.global_pooling != 0 or s.adaptive_pooling != 0 or s.stride_w > 0,
                (
                    ("global_pooling", lambda s, root: 0),
                    ("adaptive_pooling", lambda s, root: 0),
                    ("stride_w", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN309",
                "admit",
                "pooling_type",
                lambda s, root: (
                    s.pooling_type >= 0
                    and s.pooling_type <= 1
                    and (s.global_pooling != 0 or s.adaptive_pooling != 0 or (s.pad_mode >= 0 and s.pad_mode <= 3))
                ),
                (
                    ("pooling_type", lambda s, root: 0),
                    ("pooling_type", lambda s, root: 1),
                    ("global_pooling", lambda s, root: 0),
                    ("adaptive_pooling", lambda s, root: 0),
                    ("pad_mode", lambda s, root: 0),
                    ("pad_mode", lambda s, root: 3),
                ),
            ),
            Claim(
                "NCNN314",
                "admit",
                "adaptive_pooling",
                lambda s, root: s.global_pooling != 0 or s.adaptive_pooling == 0 or s.out_w > 0,
                (
                    ("global_pooling", lambda s, root: 0),
                    ("adaptive_pooling", lambda s, root: 0),
                    ("out_w", lambda s, root: 0),
                ),
            ),
        ),
        ncnn.ConvolutionDepthWise1d: (
            Claim(
                "NCNN323",
                "admit",
                "pad_left",
                lambda s, root: s.pad_left < 1048576 and s.pad_right < 1048576 and s.pad_left > -1048576,
                (
                    ("pad_left", lambda s, root: 1048576),
                    ("pad_right", lambda s, root: 1048576),
                    ("pad_left", lambda s, root: -1048576),
                ),
            ),
            Claim(
                "NCNN301",
                "admit",
                "num_output",
                lambda s, root: s.dynamic_weight != 0 or (s.num_output > 0 and s.weight_data_size > 0),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("num_output", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN302",
                "admit",
                "kernel_w",
                lambda s, root: (
                    s.dynamic_weight != 0 or (s.kernel_w > 0 and (s.kernel_w - 1) * s.dilation_w < 2147483647)
                ),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 1),
                    ("dilation_w", lambda s, root: 0),
                    ("dilation_w", lambda s, root: 1),
                ),
            ),
            Claim(
                "NCNN303",
                "admit",
                "dilation_w",
                lambda s, root: s.dilation_w > 0 and s.stride_w > 0,
                (
                    ("dilation_w", lambda s, root: 0),
                    ("stride_w", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN304",
                "admit",
                "num_output",
                lambda s, root: (
                    s.dynamic_weight != 0
                    or s.num_output <= 0
                    or s.kernel_w <= 0
                    or s.weight_data_size % (s.num_output * s.kernel_w) == 0
                ),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("num_output", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 1),
                    ("num_output", lambda s, root: 1),
                    ("kernel_w", lambda s, root: 1),
                    ("weight_data_size", lambda s, root: s.num_output * s.kernel_w),
                ),
            ),
            Claim(
                "NCNN305",
                "admit",
                "activation_type",
                lambda s, root: s.activation_type >= 0 and s.activation_type <= 6,
                (
                    ("activation_type", lambda s, root: 0),
                    ("activation_type", lambda s, root: 6),
                ),
            ),
            Claim(
                "NCNN306",
                "admit",
                "activation_type",
                lambda s, root: (
                    (s.activation_type != 2 or len(s.activation_params) >= 1)
                    and (s.activation_type not in (3, 6) or len(s.activation_params) >= 2)
                ),
                (
                    ("activation_type", lambda s, root: 2),
                    ("activation_params#", lambda s, root: 1),
                    ("activation_type", lambda s, root: 3),
                    ("activation_type", lambda s, root: 6),
                    ("activation_params#", lambda s, root: 2),
                ),
            ),
            Claim(
                "NCNN307",
                "admit",
                "group",
                lambda s, root: s.group > 0 and (s.dynamic_weight != 0 or s.num_output % s.group == 0),
                (
                    ("group", lambda s, root: 0),
                    ("dynamic_weight", lambda s, root: 0),
                    ("num_output", lambda s, root: 0),
                    ("num_output", lambda s, root: 1),
                    ("group", lambda s, root: 1),
                    ("num_output", lambda s, root: s.group),
                    ("group", lambda s, root: s.num_output),
                ),
            ),
            Claim(
                "NCNN203",
                "check",
                "weight.load",
                lambda s, root: (
                    s.dynamic_weight != 0
                    or (
                        0
                        if some(s.weight).load == 1
                        else (
                            5
                            if some(s.weight).load != 0
                            else (
                                0
                                if some(some(s.weight).flag) == 0 or some(some(s.weight).flag) == 180310
                                else (
                                    1
                                    if some(some(s.weight).flag) == 19950407
                                    else (
                                        2
                                        if some(some(s.weight).flag) == 20220803
                                        else (3 if some(some(s.weight).flag) == 871224 else 4)
                                    )
                                )
                            )
                        )
                    )
                    != 3
                ),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("weight.flag", lambda s, root: 0),
                    ("weight.flag", lambda s, root: 1),
                    ("weight.flag", lambda s, root: 180310),
                    ("weight.flag", lambda s, root: 19950407),
                    ("weight.flag", lambda s, root: 20220803),
                    ("weight.flag", lambda s, root: 871224),
                ),
            ),
        ),
        ncnn.Convolution3d: (
            Claim(
                "NCNN323",
                "admit",
                "pad_left",
                lambda s, root: (
                    s.pad_left < 1048576
                    and s.pad_right < 1048576
                    and s.pad_top < 1048576
                    and s.pad_bottom < 1048576
                    and s.pad_front < 1048576
                    and s.pad_behind < 1048576
                    and s.pad_left > -1048576
                ),
                (
                    ("pad_left", lambda s, root: 1048576),
                    ("pad_right", lambda s, root: 1048576),
                    ("pad_top", lambda s, root: 1048576),
                    ("pad_bottom", lambda s, root: 1048576),
                    ("pad_front", lambda s, root: 1048576),
                    ("pad_behind", lambda s, root: 1048576),
                    ("pad_left", lambda s, root: -1048576),
                ),
            ),
            Claim(
                "NCNN301",
                "admit",
                "num_output",
                lambda s, root: s.num_output > 0 and s.weight_data_size > 0,
                (
                    ("num_output", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN302",
                "admit",
                "kernel_w",
                lambda s, root: (
                    s.kernel_w > 0
                    and s.kernel_h > 0
                    and s.kernel_d > 0
                    and (s.kernel_w - 1) * s.dilation_w < 2147483647
                    and (s.kernel_h - 1) * s.dilation_h < 2147483647
                    and (s.kernel_d - 1) * s.dilation_d < 2147483647
                ),
                (
                    ("kernel_w", lambda s, root: 0),
                    ("kernel_h", lambda s, root: 0),
                    ("kernel_d", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 1),
                    ("dilation_w", lambda s, root: 0),
                    ("dilation_w", lambda s, root: 1),
                    ("kernel_h", lambda s, root: 1),
                    ("dilation_h", lambda s, root: 0),
                    ("dilation_h", lambda s, root: 1),
                    ("kernel_d", lambda s, root: 1),
                    ("dilation_d", lambda s, root: 0),
                    ("dilation_d", lambda s, root: 1),
                ),
            ),
            Claim(
                "NCNN303",
                "admit",
                "dilation_w",
                lambda s, root: (
                    s.dilation_w > 0
                    and s.dilation_h > 0
                    and s.dilation_d > 0
                    and s.stride_w > 0
                    and s.stride_h > 0
                    and s.stride_d > 0
                ),
                (
                    ("dilation_w", lambda s, root: 0),
                    ("dilation_h", lambda s, root: 0),
                    ("dilation_d", lambda s, root: 0),
                    ("stride_w", lambda s, root: 0),
                    ("stride_h", lambda s, root: 0),
                    ("stride_d", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN304",
                "admit",
                "num_output",
                lambda s, root: (
                    s.num_output <= 0
                    or s.kernel_w <= 0
                    or s.kernel_h <= 0
                    or s.kernel_d <= 0
                    or s.weight_data_size % (s.num_output * s.kernel_w * s.kernel_h * s.kernel_d) == 0
                ),
                (
                    ("num_output", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 0),
                    ("kernel_h", lambda s, root: 0),
                    ("kernel_d", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 1),
                    ("num_output", lambda s, root: 1),
                    ("kernel_w", lambda s, root: 1),
                    ("kernel_h", lambda s, root: 1),
                    ("kernel_d", lambda s, root: 1),
                    ("weight_data_size", lambda s, root: s.num_output * s.kernel_w * s.kernel_h * s.kernel_d),
                ),
            ),
            Claim(
                "NCNN305",
                "admit",
                "activation_type",
                lambda s, root: s.activation_type >= 0 and s.activation_type <= 6,
                (
                    ("activation_type", lambda s, root: 0),
                    ("activation_type", lambda s, root: 6),
                ),
            ),
            Claim(
                "NCNN306",
                "admit",
                "activation_type",
                lambda s, root: (
                    (s.activation_type != 2 or len(s.activation_params) >= 1)
                    and (s.activation_type not in (3, 6) or len(s.activation_params) >= 2)
                ),
                (
                    ("activation_type", lambda s, root: 2),
                    ("activation_params#", lambda s, root: 1),
                    ("activation_type", lambda s, root: 3),
                    ("activation_type", lambda s, root: 6),
                    ("activation_params#", lambda s, root: 2),
                ),
            ),
            Claim(
                "NCNN203",
                "check",
                "weight.load",
                lambda s, root: (
                    (
                        0
                        if s.weight.load == 1
                        else (
                            5
                            if s.weight.load != 0
                            else (
                                0
                                if some(s.weight.flag) == 0 or some(s.weight.flag) == 180310
                                else (
                                    1
                                    if some(s.weight.flag) == 19950407
                                    else (
                                        2
                                        if some(s.weight.flag) == 20220803
                                        else (3 if some(s.weight.flag) == 871224 else 4)
                                    )
                                )
                            )
                        )
                    )
                    != 3
                ),
                (
                    ("weight.flag", lambda s, root: 0),
                    ("weight.flag", lambda s, root: 1),
                    ("weight.flag", lambda s, root: 180310),
                    ("weight.flag", lambda s, root: 19950407),
                    ("weight.flag", lambda s, root: 20220803),
                    ("weight.flag", lambda s, root: 871224),
                ),
            ),
        ),
        ncnn.ConvolutionDepthWise3d: (
            Claim(
                "NCNN323",
                "admit",
                "pad_left",
                lambda s, root: (
                    s.pad_left < 1048576
                    and s.pad_right < 1048576
                    and s.pad_top < 1048576
                    and s.pad_bottom < 1048576
                    and s.pad_front < 1048576
                    and s.pad_behind < 1048576
                    and s.pad_left > -1048576
                ),
                (
                    ("pad_left", lambda s, root: 1048576),
                    ("pad_right", lambda s, root: 1048576),
                    ("pad_top", lambda s, root: 1048576),
                    ("pad_bottom", lambda s, root: 1048576),
                    ("pad_front", lambda s, root: 1048576),
                    ("pad_behind", lambda s, root: 1048576),
                    ("pad_left", lambda s, root: -1048576),
                ),
            ),
            Claim(
                "NCNN301",
                "admit",
                "num_output",
                lambda s, root: s.num_output > 0 and s.weight_data_size > 0,
                (
                    ("num_output", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN302",
                "admit",
                "kernel_w",
                lambda s, root: (
                    s.kernel_w > 0
                    and s.kernel_h > 0
                    and s.kernel_d > 0
                    and (s.kernel_w - 1) * s.dilation_w < 2147483647
                    and (s.kernel_h - 1) * s.dilation_h < 2147483647
                    and (s.kernel_d - 1) * s.dilation_d < 2147483647
                ),
                (
                    ("kernel_w", lambda s, root: 0),
                    ("kernel_h", lambda s, root: 0),
                    ("kernel_d", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 1),
                    ("dilation_w", lambda s, root: 0),
                    ("dilation_w", lambda s, root: 1),
                    ("kernel_h", lambda s, root: 1),
                    ("dilation_h", lambda s, root: 0),
                    ("dilation_h", lambda s, root: 1),
                    ("kernel_d", lambda s, root: 1),
                    ("dilation_d", lambda s, root: 0),
                    ("dilation_d", lambda s, root: 1),
                ),
            ),
            Claim(
                "NCNN303",
                "admit",
                "dilation_w",
                lambda s, root: (
                    s.dilation_w > 0
                    and s.dilation_h > 0
                    and s.dilation_d > 0
                    and s.stride_w > 0
                    and s.stride_h > 0
                    and s.stride_d > 0
                ),
                (
                    ("dilation_w", lambda s, root: 0),
                    ("dilation_h", lambda s, root: 0),
                    ("dilation_d", lambda s, root: 0),
                    ("stride_w", lambda s, root: 0),
                    ("stride_h", lambda s, root: 0),
                    ("stride_d", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN304",
                "admit",
                "num_output",
                lambda s, root: (
                    s.num_output <= 0
                    or s.kernel_w <= 0
                    or s.kernel_h <= 0
                    or s.kernel_d <= 0
                    or s.weight_data_size % (s.num_output * s.kernel_w * s.kernel_h * s.kernel_d) == 0
                ),
                (
                    ("num_output", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 0),
                    ("kernel_h", lambda s, root: 0),
                    ("kernel_d", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 1),
                    ("num_output", lambda s, root: 1),
                    ("kernel_w", lambda s, root: 1),
                    ("kernel_h", lambda s, root: 1),
                    ("kernel_d", lambda s, root: 1),
                    ("weight_data_size", lambda s, root: s.num_output * s.kernel_w * s.kernel_h * s.kernel_d),
                ),
            ),
            Claim(
                "NCNN305",
                "admit",
                "activation_type",
                lambda s, root: s.activation_type >= 0 and s.activation_type <= 6,
                (
                    ("activation_type", lambda s, root: 0),
                    ("activation_type", lambda s, root: 6),
                ),
            ),
            Claim(
                "NCNN306",
                "admit",
                "activation_type",
                lambda s, root: (
                    (s.activation_type != 2 or len(s.activation_params) >= 1)
                    and (s.activation_type not in (3, 6) or len(s.activation_params) >= 2)
                ),
                (
                    ("activation_type", lambda s, root: 2),
                    ("activation_params#", lambda s, root: 1),
                    ("activation_type", lambda s, root: 3),
                    ("activation_type", lambda s, root: 6),
                    ("activation_params#", lambda s, root: 2),
                ),
            ),
            Claim(
                "NCNN307",
                "admit",
                "group",
                lambda s, root: s.group > 0 and s.num_output % s.group == 0,
                (
                    ("group", lambda s, root: 0),
                    ("num_output", lambda s, root: 0),
                    ("num_output", lambda s, root: 1),
                    ("group", lambda s, root: 1),
                    ("num_output", lambda s, root: s.group),
                    ("group", lambda s, root: s.num_output),
                ),
            ),
            Claim(
                "NCNN203",
                "check",
                "weight.load",
                lambda s, root: (
                    (
                        0
                        if s.weight.load == 1
                        else (
                            5
                            if s.weight.load != 0
                            else (
                                0
                                if some(s.weight.flag) == 0 or some(s.weight.flag) == 180310
                                else (
                                    1
                                    if some(s.weight.flag) == 19950407
                                    else (
                                        2
                                        if some(s.weight.flag) == 20220803
                                        else (3 if some(s.weight.flag) == 871224 else 4)
                                    )
                                )
                            )
                        )
                    )
                    != 3
                ),
                (
                    ("weight.flag", lambda s, root: 0),
                    ("weight.flag", lambda s, root: 1),
                    ("weight.flag", lambda s, root: 180310),
                    ("weight.flag", lambda s, root: 19950407),
                    ("weight.flag", lambda s, root: 20220803),
                    ("weight.flag", lambda s, root: 871224),
                ),
            ),
        ),
        ncnn.Pooling3d: (
            Claim(
                "NCNN323",
                "admit",
                "pad_left",
                lambda s, root: (
                    s.pad_left < 1048576
                    and s.pad_right < 1048576
                    and s.pad_top < 1048576
                    and s.pad_bottom < 1048576
                    and s.pad_front < 1048576
                    and s.pad_behind < 1048576
                    and s.pad_left > -1048576
                ),
                (
                    ("pad_left", lambda s, root: 1048576),
                    ("pad_right", lambda s, root: 1048576),
                    ("pad_top", lambda s, root: 1048576),
                    ("pad_bottom", lambda s, root: 1048576),
                    ("pad_front", lambda s, root: 1048576),
                    ("pad_behind", lambda s, root: 1048576),
                    ("pad_left", lambda s, root: -1048576),
                ),
            ),
            Claim(
                "NCNN302",
                "admit",
                "kernel_w",
                lambda s, root: (
                    s.global_pooling != 0
                    or s.adaptive_pooling != 0
                    or (
                        s.kernel_w > 0
                        and s.kernel_h > 0
                        and s.kernel_d > 0
                        and s.kernel_w * s.kernel_h * s.kernel_d < 2147483648
                    )
                ),
                (
                    ("global_pooling", lambda s, root: 0),
                    ("adaptive_pooling", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 0),
                    ("kernel_h", lambda s, root: 0),
                    ("kernel_d", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 1),
                    ("kernel_h", lambda s, root: 1),
                    ("kernel_d", lambda s, root: 1),
                ),
            ),
            Claim(
                "NCNN303",
                "admit",
                "stride_w",
                lambda s, root: (
                    s.global_pooling != 0
                    or s.adaptive_pooling != 0
                    or (s.stride_w > 0 and s.stride_h > 0 and s.stride_d > 0)
                ),
                (
                    ("global_pooling", lambda s, root: 0),
                    ("adaptive_pooling", lambda s, root: 0),
                    ("stride_w", lambda s, root: 0),
                    ("stride_h", lambda s, root: 0),
                    ("stride_d", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN309",
                "admit",
                "pooling_type",
                lambda s, root: (
                    s.pooling_type >= 0
                    and s.pooling_type <= 1
                    and (s.global_pooling != 0 or s.adaptive_pooling != 0 or (s.pad_mode >= 0 and s.pad_mode <= 3))
                ),
                (
                    ("pooling_type", lambda s, root: 0),
                    ("pooling_type", lambda s, root: 1),
                    ("global_pooling", lambda s, root: 0),
                    ("adaptive_pooling", lambda s, root: 0),
                    ("pad_mode", lambda s, root: 0),
                    ("pad_mode", lambda s, root: 3),
                ),
            ),
            Claim(
                "NCNN314",
                "admit",
                "adaptive_pooling",
                lambda s, root: (
                    s.global_pooling != 0
                    or s.adaptive_pooling == 0
                    or (
                        (s.out_w > 0 or s.out_w == -233)
                        and (s.out_h > 0 or s.out_h == -233)
                        and (s.out_d > 0 or s.out_d == -233)
                    )
                ),
                (
                    ("global_pooling", lambda s, root: 0),
                    ("adaptive_pooling", lambda s, root: 0),
                    ("out_w", lambda s, root: 0),
                    ("out_w", lambda s, root: -233),
                    ("out_h", lambda s, root: 0),
                    ("out_h", lambda s, root: -233),
                    ("out_d", lambda s, root: 0),
                    ("out_d", lambda s, root: -233),
                ),
            ),
        ),
        ncnn.Deconvolution1d: (
            Claim(
                "NCNN323",
                "admit",
                "pad_left",
                lambda s, root: s.pad_left < 1048576 and s.pad_right < 1048576 and s.pad_left > -1048576,
                (
                    ("pad_left", lambda s, root: 1048576),
                    ("pad_right", lambda s, root: 1048576),
                    ("pad_left", lambda s, root: -1048576),
                ),
            ),
            Claim(
                "NCNN301",
                "admit",
                "num_output",
                lambda s, root: s.dynamic_weight != 0 or (s.num_output > 0 and s.weight_data_size > 0),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("num_output", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN302",
                "admit",
                "kernel_w",
                lambda s, root: (
                    s.dynamic_weight != 0 or (s.kernel_w > 0 and (s.kernel_w - 1) * s.dilation_w < 2147483647)
                ),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 1),
                    ("dilation_w", lambda s, root: 0),
                    ("dilation_w", lambda s, root: 1),
                ),
            ),
            Claim(
                "NCNN303",
                "admit",
                "dilation_w",
                lambda s, root: s.dilation_w > 0 and s.stride_w > 0,
                (
                    ("dilation_w", lambda s, root: 0),
                    ("stride_w", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN304",
                "admit",
                "num_output",
                lambda s, root: (
                    s.dynamic_weight != 0
                    or s.num_output <= 0
                    or s.kernel_w <= 0
                    or s.weight_data_size % (s.num_output * s.kernel_w) == 0
                ),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("num_output", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 1),
                    ("num_output", lambda s, root: 1),
                    ("kernel_w", lambda s, root: 1),
                    ("weight_data_size", lambda s, root: s.num_output * s.kernel_w),
                ),
            ),
            Claim(
                "NCNN305",
                "admit",
                "activation_type",
                lambda s, root: s.activation_type >= 0 and s.activation_type <= 6,
                (
                    ("activation_type", lambda s, root: 0),
                    ("activation_type", lambda s, root: 6),
                ),
            ),
            Claim(
                "NCNN306",
                "admit",
                "activation_type",
                lambda s, root: (
                    (s.activation_type != 2 or len(s.activation_params) >= 1)
                    and (s.activation_type not in (3, 6) or len(s.activation_params) >= 2)
                ),
                (
                    ("activation_type", lambda s, root: 2),
                    ("activation_params#", lambda s, root: 1),
                    ("activation_type", lambda s, root: 3),
                    ("activation_type", lambda s, root: 6),
                    ("activation_params#", lambda s, root: 2),
                ),
            ),
            Claim(
                "NCNN203",
                "check",
                "weight.load",
                lambda s, root: (
                    s.dynamic_weight != 0
                    or (
                        0
                        if some(s.weight).load == 1
                        else (
                            5
                            if some(s.weight).load != 0
                            else (
                                0
                                if some(some(s.weight).flag) == 0 or some(some(s.weight).flag) == 180310
                                else (
                                    1
                                    if some(some(s.weight).flag) == 19950407
                                    else (
                                        2
                                        if some(some(s.weight).flag) == 20220803
                                        else (3 if some(some(s.weight).flag) == 871224 else 4)
                                    )
                                )
                            )
                        )
                    )
                    != 3
                ),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("weight.flag", lambda s, root: 0),
                    ("weight.flag", lambda s, root: 1),
                    ("weight.flag", lambda s, root: 180310),
                    ("weight.flag", lambda s, root: 19950407),
                    ("weight.flag", lambda s, root: 20220803),
                    ("weight.flag", lambda s, root: 871224),
                ),
            ),
        ),
        ncnn.DeconvolutionDepthWise1d: (
            Claim(
                "NCNN323",
                "admit",
                "pad_left",
                lambda s, root: s.pad_left < 1048576 and s.pad_right < 1048576 and s.pad_left > -1048576,
                (
                    ("pad_left", lambda s, root: 1048576),
                    ("pad_right", lambda s, root: 1048576),
                    ("pad_left", lambda s, root: -1048576),
                ),
            ),
            Claim(
                "NCNN301",
                "admit",
                "num_output",
                lambda s, root: s.dynamic_weight != 0 or (s.num_output > 0 and s.weight_data_size > 0),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("num_output", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN302",
                "admit",
                "kernel_w",
                lambda s, root: (
                    s.dynamic_weight != 0 or (s.kernel_w > 0 and (s.kernel_w - 1) * s.dilation_w < 2147483647)
                ),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 1),
                    ("dilation_w", lambda s, root: 0),
                    ("dilation_w", lambda s, root: 1),
                ),
            ),
            Claim(
                "NCNN303",
                "admit",
                "dilation_w",
                lambda s, root: s.dilation_w > 0 and s.stride_w > 0,
                (
                    ("dilation_w", lambda s, root: 0),
                    ("stride_w", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN304",
                "admit",
                "num_output",
                lambda s, root: (
                    s.dynamic_weight != 0
                    or s.num_output <= 0
                    or s.kernel_w <= 0
                    or s.weight_data_size % (s.num_output * s.kernel_w) == 0
                ),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("num_output", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 1),
                    ("num_output", lambda s, root: 1),
                    ("kernel_w", lambda s, root: 1),
                    ("weight_data_size", lambda s, root: s.num_output * s.kernel_w),
                ),
            ),
            Claim(
                "NCNN305",
                "admit",
                "activation_type",
                lambda s, root: s.activation_type >= 0 and s.activation_type <= 6,
                (
                    ("activation_type", lambda s, root: 0),
                    ("activation_type", lambda s, root: 6),
                ),
            ),
            Claim(
                "NCNN306",
                "admit",
                "activation_type",
                lambda s, root: (
                    (s.activation_type != 2 or len(s.activation_params) >= 1)
                    and (s.activation_type not in (3, 6) or len(s.activation_params) >= 2)
                ),
                (
                    ("activation_type", lambda s, root: 2),
                    ("activation_params#", lambda s, root: 1),
                    ("activation_type", lambda s, root: 3),
                    ("activation_type", lambda s, root: 6),
                    ("activation_params#", lambda s, root: 2),
                ),
            ),
            Claim(
                "NCNN307",
                "admit",
                "group",
                lambda s, root: s.group > 0 and (s.dynamic_weight != 0 or s.num_output % s.group == 0),
                (
                    ("group", lambda s, root: 0),
                    ("dynamic_weight", lambda s, root: 0),
                    ("num_output", lambda s, root: 0),
                    ("num_output", lambda s, root: 1),
                    ("group", lambda s, root: 1),
                    ("num_output", lambda s, root: s.group),
                    ("group", lambda s, root: s.num_output),
                ),
            ),
            Claim(
                "NCNN203",
                "check",
                "weight.load",
                lambda s, root: (
                    s.dynamic_weight != 0
                    or (
                        0
                        if some(s.weight).load == 1
                        else (
                            5
                            if some(s.weight).load != 0
                            else (
                                0
                                if some(some(s.weight).flag) == 0 or some(some(s.weight).flag) == 180310
                                else (
                                    1
                                    if some(some(s.weight).flag) == 19950407
                                    else (
                                        2
                                        if some(some(s.weight).flag) == 20220803
                                        else (3 if some(some(s.weight).flag) == 871224 else 4)
                                    )
                                )
                            )
                        )
                    )
                    != 3
                ),
                (
                    ("dynamic_weight", lambda s, root: 0),
                    ("weight.flag", lambda s, root: 0),
                    ("weight.flag", lambda s, root: 1),
                    ("weight.flag", lambda s, root: 180310),
                    ("weight.flag", lambda s, root: 19950407),
                    ("weight.flag", lambda s, root: 20220803),
                    ("weight.flag", lambda s, root: 871224),
                ),
            ),
        ),
        ncnn.Deconvolution3d: (
            Claim(
                "NCNN323",
                "admit",
                "pad_left",
                lambda s, root: (
                    s.pad_left < 1048576
                    and s.pad_right < 1048576
                    and s.pad_top < 1048576
                    and s.pad_bottom < 1048576
                    and s.pad_front < 1048576
                    and s.pad_behind < 1048576
                    and s.pad_left > -1048576
                    and s.output_pad_right >= 0
                    and s.output_pad_bottom >= 0
                    and s.output_pad_behind >= 0
                ),
                (
                    ("pad_left", lambda s, root: 1048576),
                    ("pad_right", lambda s, root: 1048576),
                    ("pad_top", lambda s, root: 1048576),
                    ("pad_bottom", lambda s, root: 1048576),
                    ("pad_front", lambda s, root: 1048576),
                    ("pad_behind", lambda s, root: 1048576),
                    ("pad_left", lambda s, root: -1048576),
                    ("output_pad_right", lambda s, root: 0),
                    ("output_pad_bottom", lambda s, root: 0),
                    ("output_pad_behind", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN301",
                "admit",
                "num_output",
                lambda s, root: s.num_output > 0 and s.weight_data_size > 0,
                (
                    ("num_output", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN302",
                "admit",
                "kernel_w",
                lambda s, root: (
                    s.kernel_w > 0
                    and s.kernel_h > 0
                    and s.kernel_d > 0
                    and (s.kernel_w - 1) * s.dilation_w < 2147483647
                    and (s.kernel_h - 1) * s.dilation_h < 2147483647
                    and (s.kernel_d - 1) * s.dilation_d < 2147483647
                ),
                (
                    ("kernel_w", lambda s, root: 0),
                    ("kernel_h", lambda s, root: 0),
                    ("kernel_d", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 1),
                    ("dilation_w", lambda s, root: 0),
                    ("dilation_w", lambda s, root: 1),
                    ("kernel_h", lambda s, root: 1),
                    ("dilation_h", lambda s, root: 0),
                    ("dilation_h", lambda s, root: 1),
                    ("kernel_d", lambda s, root: 1),
                    ("dilation_d", lambda s, root: 0),
                    ("dilation_d", lambda s, root: 1),
                ),
            ),
            Claim(
                "NCNN303",
                "admit",
                "dilation_w",
                lambda s, root: (
                    s.dilation_w > 0
                    and s.dilation_h > 0
                    and s.dilation_d > 0
                    and s.stride_w > 0
                    and s.stride_h > 0
                    and s.stride_d > 0
                ),
                (
                    ("dilation_w", lambda s, root: 0),
                    ("dilation_h", lambda s, root: 0),
                    ("dilation_d", lambda s, root: 0),
                    ("stride_w", lambda s, root: 0),
                    ("stride_h", lambda s, root: 0),
                    ("stride_d", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN304",
                "admit",
                "num_output",
                lambda s, root: (
                    s.num_output <= 0
                    or s.kernel_w <= 0
                    or s.kernel_h <= 0
                    or s.kernel_d <= 0
                    or s.weight_data_size % (s.num_output * s.kernel_w * s.kernel_h * s.kernel_d) == 0
                ),
                (
                    ("num_output", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 0),
                    ("kernel_h", lambda s, root: 0),
                    ("kernel_d", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 1),
                    ("num_output", lambda s, root: 1),
                    ("kernel_w", lambda s, root: 1),
                    ("kernel_h", lambda s, root: 1),
                    ("kernel_d", lambda s, root: 1),
                    ("weight_data_size", lambda s, root: s.num_output * s.kernel_w * s.kernel_h * s.kernel_d),
                ),
            ),
            Claim(
                "NCNN305",
                "admit",
                "activation_type",
                lambda s, root: s.activation_type >= 0 and s.activation_type <= 6,
                (
                    ("activation_type", lambda s, root: 0),
                    ("activation_type", lambda s, root: 6),
                ),
            ),
            Claim(
                "NCNN306",
                "admit",
                "activation_type",
                lambda s, root: (
                    (s.activation_type != 2 or len(s.activation_params) >= 1)
                    and (s.activation_type not in (3, 6) or len(s.activation_params) >= 2)
                ),
                (
                    ("activation_type", lambda s, root: 2),
                    ("activation_params#", lambda s, root: 1),
                    ("activation_type", lambda s, root: 3),
                    ("activation_type", lambda s, root: 6),
                    ("activation_params#", lambda s, root: 2),
                ),
            ),
            Claim(
                "NCNN203",
                "check",
                "weight.load",
                lambda s, root: (
                    (
                        0
                        if s.weight.load == 1
                        else (
                            5
                            if s.weight.load != 0
                            else (
                                0
                                if some(s.weight.flag) == 0 or some(s.weight.flag) == 180310
                                else (
                                    1
                                    if some(s.weight.flag) == 19950407
                                    else (
                                        2
                                        if some(s.weight.flag) == 20220803
                                        else (3 if some(s.weight.flag) == 871224 else 4)
                                    )
                                )
                            )
                        )
                    )
                    != 3
                ),
                (
                    ("weight.flag", lambda s, root: 0),
                    ("weight.flag", lambda s, root: 1),
                    ("weight.flag", lambda s, root: 180310),
                    ("weight.flag", lambda s, root: 19950407),
                    ("weight.flag", lambda s, root: 20220803),
                    ("weight.flag", lambda s, root: 871224),
                ),
            ),
        ),
        ncnn.DeconvolutionDepthWise3d: (
            Claim(
                "NCNN323",
                "admit",
                "pad_left",
                lambda s, root: (
                    s.pad_left < 1048576
                    and s.pad_right < 1048576
                    and s.pad_top < 1048576
                    and s.pad_bottom < 1048576
                    and s.pad_front < 1048576
                    and s.pad_behind < 1048576
                    and s.pad_left > -1048576
                    and s.output_pad_right >= 0
                    and s.output_pad_bottom >= 0
                    and s.output_pad_behind >= 0
                ),
                (
                    ("pad_left", lambda s, root: 1048576),
                    ("pad_right", lambda s, root: 1048576),
                    ("pad_top", lambda s, root: 1048576),
                    ("pad_bottom", lambda s, root: 1048576),
                    ("pad_front", lambda s, root: 1048576),
                    ("pad_behind", lambda s, root: 1048576),
                    ("pad_left", lambda s, root: -1048576),
                    ("output_pad_right", lambda s, root: 0),
                    ("output_pad_bottom", lambda s, root: 0),
                    ("output_pad_behind", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN301",
                "admit",
                "num_output",
                lambda s, root: s.num_output > 0 and s.weight_data_size > 0,
                (
                    ("num_output", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN302",
                "admit",
                "kernel_w",
                lambda s, root: (
                    s.kernel_w > 0
                    and s.kernel_h > 0
                    and s.kernel_d > 0
                    and (s.kernel_w - 1) * s.dilation_w < 2147483647
                    and (s.kernel_h - 1) * s.dilation_h < 2147483647
                    and (s.kernel_d - 1) * s.dilation_d < 2147483647
                ),
                (
                    ("kernel_w", lambda s, root: 0),
                    ("kernel_h", lambda s, root: 0),
                    ("kernel_d", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 1),
                    ("dilation_w", lambda s, root: 0),
                    ("dilation_w", lambda s, root: 1),
                    ("kernel_h", lambda s, root: 1),
                    ("dilation_h", lambda s, root: 0),
                    ("dilation_h", lambda s, root: 1),
                    ("kernel_d", lambda s, root: 1),
                    ("dilation_d", lambda s, root: 0),
                    ("dilation_d", lambda s, root: 1),
                ),
            ),
            Claim(
                "NCNN303",
                "admit",
                "dilation_w",
                lambda s, root: (
                    s.dilation_w > 0
                    and s.dilation_h > 0
                    and s.dilation_d > 0
                    and s.stride_w > 0
                    and s.stride_h > 0
                    and s.stride_d > 0
                ),
                (
                    ("dilation_w", lambda s, root: 0),
                    ("dilation_h", lambda s, root: 0),
                    ("dilation_d", lambda s, root: 0),
                    ("stride_w", lambda s, root: 0),
                    ("stride_h", lambda s, root: 0),
                    ("stride_d", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN304",
                "admit",
                "num_output",
                lambda s, root: (
                    s.num_output <= 0
                    or s.kernel_w <= 0
                    or s.kernel_h <= 0
                    or s.kernel_d <= 0
                    or s.weight_data_size % (s.num_output * s.kernel_w * s.kernel_h * s.kernel_d) == 0
                ),
                (
                    ("num_output", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 0),
                    ("kernel_h", lambda s, root: 0),
                    ("kernel_d", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 1),
                    ("num_output", lambda s, root: 1),
                    ("kernel_w", lambda s, root: 1),
                    ("kernel_h", lambda s, root: 1),
                    ("kernel_d", lambda s, root: 1),
                    ("weight_data_size", lambda s, root: s.num_output * s.kernel_w * s.kernel_h * s.kernel_d),
                ),
            ),
            Claim(
                "NCNN305",
                "admit",
                "activation_type",
                lambda s, root: s.activation_type >= 0 and s.activation_type <= 6,
                (
                    ("activation_type", lambda s, root: 0),
                    ("activation_type", lambda s, root: 6),
                ),
            ),
            Claim(
                "NCNN306",
                "admit",
                "activation_type",
                lambda s, root: (
                    (s.activation_type != 2 or len(s.activation_params) >= 1)
                    and (s.activation_type not in (3, 6) or len(s.activation_params) >= 2)
                ),
                (
                    ("activation_type", lambda s, root: 2),
                    ("activation_params#", lambda s, root: 1),
                    ("activation_type", lambda s, root: 3),
                    ("activation_type", lambda s, root: 6),
                    ("activation_params#", lambda s, root: 2),
                ),
            ),
            Claim(
                "NCNN307",
                "admit",
                "group",
                lambda s, root: s.group > 0 and s.num_output % s.group == 0,
                (
                    ("group", lambda s, root: 0),
                    ("num_output", lambda s, root: 0),
                    ("num_output", lambda s, root: 1),
                    ("group", lambda s, root: 1),
                    ("num_output", lambda s, root: s.group),
                    ("group", lambda s, root: s.num_output),
                ),
            ),
            Claim(
                "NCNN203",
                "check",
                "weight.load",
                lambda s, root: (
                    (
                        0
                        if s.weight.load == 1
                        else (
                            5
                            if s.weight.load != 0
                            else (
                                0
                                if some(s.weight.flag) == 0 or some(s.weight.flag) == 180310
                                else (
                                    1
                                    if some(s.weight.flag) == 19950407
                                    else (
                                        2
                                        if some(s.weight.flag) == 20220803
                                        else (3 if some(s.weight.flag) == 871224 else 4)
                                    )
                                )
                            )
                        )
                    )
                    != 3
                ),
                (
                    ("weight.flag", lambda s, root: 0),
                    ("weight.flag", lambda s, root: 1),
                    ("weight.flag", lambda s, root: 180310),
                    ("weight.flag", lambda s, root: 19950407),
                    ("weight.flag", lambda s, root: 20220803),
                    ("weight.flag", lambda s, root: 871224),
                ),
            ),
        ),
        ncnn.Einsum: (
            Claim(
                "NCNN321",
                "admit",
                "equation",
                lambda s, root: (
                    (len(s.equation) == 2 or any(item == 62 for item in s.equation))
                    and all((item >= 105 and item <= 120) or item in (44, 45, 62) for item in s.equation)
                ),
                (
                    ("equation#", lambda s, root: 2),
                    ("equation[*]", lambda s, root: 62),
                    ("equation[*]", lambda s, root: 105),
                    ("equation[*]", lambda s, root: 120),
                    ("equation[*]", lambda s, root: 44),
                    ("equation[*]", lambda s, root: 45),
                ),
            ),
        ),
        ncnn.DeformableConv2d: (
            Claim(
                "NCNN323",
                "admit",
                "pad_left",
                lambda s, root: (
                    s.pad_left < 1048576
                    and s.pad_right < 1048576
                    and s.pad_top < 1048576
                    and s.pad_bottom < 1048576
                    and s.pad_left > -1048576
                ),
                (
                    ("pad_left", lambda s, root: 1048576),
                    ("pad_right", lambda s, root: 1048576),
                    ("pad_top", lambda s, root: 1048576),
                    ("pad_bottom", lambda s, root: 1048576),
                    ("pad_left", lambda s, root: -1048576),
                ),
            ),
            Claim(
                "NCNN301",
                "admit",
                "num_output",
                lambda s, root: s.num_output > 0 and s.weight_data_size > 0,
                (
                    ("num_output", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN302",
                "admit",
                "kernel_w",
                lambda s, root: (
                    s.kernel_w > 0
                    and s.kernel_h > 0
                    and s.kernel_w * s.kernel_h < 2147483648
                    and (s.kernel_w - 1) * s.dilation_w < 2147483647
                    and (s.kernel_h - 1) * s.dilation_h < 2147483647
                ),
                (
                    ("kernel_w", lambda s, root: 0),
                    ("kernel_h", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 1),
                    ("kernel_h", lambda s, root: 1),
                    ("dilation_w", lambda s, root: 0),
                    ("dilation_w", lambda s, root: 1),
                    ("dilation_h", lambda s, root: 0),
                    ("dilation_h", lambda s, root: 1),
                ),
            ),
            Claim(
                "NCNN303",
                "admit",
                "dilation_w",
                lambda s, root: s.dilation_w > 0 and s.dilation_h > 0 and s.stride_w > 0 and s.stride_h > 0,
                (
                    ("dilation_w", lambda s, root: 0),
                    ("dilation_h", lambda s, root: 0),
                    ("stride_w", lambda s, root: 0),
                    ("stride_h", lambda s, root: 0),
                ),
            ),
            Claim(
                "NCNN304",
                "admit",
                "num_output",
                lambda s, root: (
                    s.num_output <= 0
                    or s.kernel_w <= 0
                    or s.kernel_h <= 0
                    or s.weight_data_size % (s.num_output * s.kernel_w * s.kernel_h) == 0
                ),
                (
                    ("num_output", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 0),
                    ("kernel_h", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 0),
                    ("weight_data_size", lambda s, root: 1),
                    ("num_output", lambda s, root: 1),
                    ("kernel_w", lambda s, root: 1),
                    ("kernel_h", lambda s, root: 1),
                    ("weight_data_size", lambda s, root: s.num_output * s.kernel_w * s.kernel_h),
                ),
            ),
            Claim(
                "NCNN305",
                "admit",
                "activation_type",
                lambda s, root: s.activation_type >= 0 and s.activation_type <= 6,
                (
                    ("activation_type", lambda s, root: 0),
                    ("activation_type", lambda s, root: 6),
                ),
            ),
            Claim(
                "NCNN306",
                "admit",
                "activation_type",
                lambda s, root: (
                    (s.activation_type != 2 or len(s.activation_params) >= 1)
                    and (s.activation_type not in (3, 6) or len(s.activation_params) >= 2)
                ),
                (
                    ("activation_type", lambda s, root: 2),
                    ("activation_params#", lambda s, root: 1),
                    ("activation_type", lambda s, root: 3),
                    ("activation_type", lambda s, root: 6),
                    ("activation_params#", lambda s, root: 2),
                ),
            ),
            Claim(
                "NCNN203",
                "check",
                "weight.load",
                lambda s, root: (
                    (
                        0
                        if s.weight.load == 1
                        else (
                            5
                            if s.weight.load != 0
                            else (
                                0
                                if some(s.weight.flag) == 0 or some(s.weight.flag) == 180310
                                else (
                                    1
                                    if some(s.weight.flag) == 19950407
                                    else (
                                        2
                                        if some(s.weight.flag) == 20220803
                                        else (3 if some(s.weight.flag) == 871224 else 4)
                                    )
                                )
                            )
                        )
                    )
                    != 3
                ),
                (
                    ("weight.flag", lambda s, root: 0),
                    ("weight.flag", lambda s, root: 1),
                    ("weight.flag", lambda s, root: 180310),
                    ("weight.flag", lambda s, root: 19950407),
                    ("weight.flag", lambda s, root: 20220803),
                    ("weight.flag", lambda s, root: 871224),
                ),
            ),
        ),
        ncnn.Glu: (
            Claim(
                "NCNN310",
                "admit",
                "axis",
                lambda s, root: s.axis >= -4 and s.axis <= 3,
                (
                    ("axis", lambda s, root: -4),
                    ("axis", lambda s, root: 3),
                ),
            ),
        ),
        ncnn.Fold: (
            Claim(
                "NCNN323",
                "admit",
                "pad_left",
                lambda s, root: (
                    s.pad_left < 1048576
                    and s.pad_right < 1048576
                    and s.pad_top < 1048576
                    and s.pad_bottom < 1048576
                    and s.pad_left > -1048576
                ),
                (
                    ("pad_left", lambda s, root: 1048576),
                    ("pad_right", lambda s, root: 1048576),
                    ("pad_top", lambda s, root: 1048576),
                    ("pad_bottom", lambda s, root: 1048576),
                    ("pad_left", lambda s, root: -1048576),
                ),
            ),
            Claim(
                "NCNN302",
                "admit",
                "kernel_w",
                lambda s, root: (
                    s.kernel_w > 0
                    and s.kernel_h > 0
                    and s.kernel_w * s.kernel_h < 2147483648
                    and (s.kernel_w - 1) * s.dilation_w < 2147483647
                    and (s.kernel_h - 1) * s.dilation_h < 2147483647
                ),
                (
                    ("kernel_w", lambda s, root: 0),
                    ("kernel_h", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 1),
                    ("kernel_h", lambda s, root: 1),
                    ("dilation_w", lambda s, root: 0),
                    ("dilation_w", lambda s, root: 1),
                    ("dilation_h", lambda s, root: 0),
                    ("dilation_h", lambda s, root: 1),
                ),
            ),
            Claim(
                "NCNN303",
                "admit",
                "dilation_w",
                lambda s, root: s.dilation_w > 0 and s.dilation_h > 0 and s.stride_w > 0 and s.stride_h > 0,
                (
                    ("dilation_w", lambda s, root: 0),
                    ("dilation_h", lambda s, root: 0),
                    ("stride_w", lambda s, root: 0),
                    ("stride_h", lambda s, root: 0),
                ),
            ),
        ),
        ncnn.Unfold: (
            Claim(
                "NCNN323",
                "admit",
                "pad_left",
                lambda s, root: (
                    s.pad_left < 1048576
                    and s.pad_right < 1048576
                    and s.pad_top < 1048576
                    and s.pad_bottom < 1048576
                    and s.pad_left > -1048576
                ),
                (
                    ("pad_left", lambda s, root: 1048576),
                    ("pad_right", lambda s, root: 1048576),
                    ("pad_top", lambda s, root: 1048576),
                    ("pad_bottom", lambda s, root: 1048576),
                    ("pad_left", lambda s, root: -1048576),
                ),
            ),
            Claim(
                "NCNN302",
                "admit",
                "kernel_w",
                lambda s, root: (
                    s.kernel_w > 0
                    and s.kernel_h > 0
                    and s.kernel_w * s.kernel_h < 2147483648
                    and (s.kernel_w - 1) * s.dilation_w < 2147483647
                    and (s.kernel_h - 1) * s.dilation_h < 2147483647
                ),
                (
                    ("kernel_w", lambda s, root: 0),
                    ("kernel_h", lambda s, root: 0),
                    ("kernel_w", lambda s, root: 1),
                    ("kernel_h", lambda s, root: 1),
                    ("dilation_w", lambda s, root: 0),
                    ("dilation_w", lambda s, root: 1),
                    ("dilation_h", lambda s, root: 0),
                    ("dilation_h", lambda s, root: 1),
                ),
            ),
            Claim(
                "NCNN303",
                "admit",
                "dilation_w",
                lambda s, root: s.dilation_w > 0 and s.dilation_h > 0 and s.stride_w > 0 and s.stride_h > 0,
                (
                    ("dilation_w", lambda s, root: 0),
                    ("dilation_h", lambda s, root: 0),
                    ("stride_w", lambda s, root: 0),
                    ("stride_h", lambda s, root: 0),
                ),
            ),
        ),
        ncnn.GridSample: (
            Claim(
                "NCNN309",
                "admit",
                "sample_type",
                lambda s, root: (
                    s.sample_type >= 1 and s.sample_type <= 3 and s.padding_mode >= 1 and s.padding_mode <= 3
                ),
                (
                    ("sample_type", lambda s, root: 1),
                    ("sample_type", lambda s, root: 3),
                    ("padding_mode", lambda s, root: 1),
                    ("padding_mode", lambda s, root: 3),
                ),
            ),
        ),
        ncnn.CumulativeSum: (
            Claim(
                "NCNN310",
                "admit",
                "axis",
                lambda s, root: s.axis >= -4 and s.axis <= 3,
                (
                    ("axis", lambda s, root: -4),
                    ("axis", lambda s, root: 3),
                ),
            ),
        ),
        ncnn.CopyTo: (
            Claim(
                "NCNN310",
                "admit",
                "axes",
                lambda s, root: len(s.axes) <= 4 and all(item >= -4 and item <= 3 for item in s.axes),
                (
                    ("axes#", lambda s, root: 4),
                    ("axes[*]", lambda s, root: -4),
                    ("axes[*]", lambda s, root: 3),
                ),
            ),
            Claim(
                "NCNN311",
                "admit",
                "starts",
                lambda s, root: (
                    len(s.starts) <= 4 and (len(s.starts) == 0 or len(s.axes) == 0 or len(s.axes) == len(s.starts))
                ),
                (
                    ("starts#", lambda s, root: 4),
                    ("starts#", lambda s, root: 0),
                    ("axes#", lambda s, root: 0),
                    ("axes#", lambda s, root: len(s.starts)),
                    ("starts#", lambda s, root: len(s.axes)),
                ),
            ),
        ),
        ncnn.RmsNorm: (
            Claim(
                "NCNN301",
                "admit",
                "affine",
                lambda s, root: s.affine == 0 or s.affine_size > 0,
                (
                    ("affine", lambda s, root: 0),
                    ("affine_size", lambda s, root: 0),
                ),
            ),
        ),
        ncnn.Spectrogram: (
            Claim(
                "NCNN309",
                "admit",
                "power",
                lambda s, root: (
                    s.power >= 0
                    and s.power <= 2
                    and s.window_type >= 0
                    and s.window_type <= 2
                    and s.normalized >= 0
                    and s.normalized <= 2
                    and (s.center != 1 or (s.pad_type >= 0 and s.pad_type <= 2))
                ),
                (
                    ("power", lambda s, root: 0),
                    ("power", lambda s, root: 2),
                    ("window_type", lambda s, root: 0),
                    ("window_type", lambda s, root: 2),
                    ("normalized", lambda s, root: 0),
                    ("normalized", lambda s, root: 2),
                    ("center", lambda s, root: 1),
                    ("pad_type", lambda s, root: 0),
                    ("pad_type", lambda s, root: 2),
                ),
            ),
            Claim(
                "NCNN314",
                "admit",
                "n_fft",
                lambda s, root: s.n_fft > 0 and s.hoplen > 0 and s.winlen > 0 and s.winlen <= s.n_fft,
                (
                    ("n_fft", lambda s, root: 0),
                    ("hoplen", lambda s, root: 0),
                    ("winlen", lambda s, root: 0),
                    ("winlen", lambda s, root: s.n_fft),
                    ("n_fft", lambda s, root: s.winlen),
                ),
            ),
        ),
        ncnn.InverseSpectrogram: (
            Claim(
                "NCNN309",
                "admit",
                "returns",
                lambda s, root: (
                    s.returns >= 0
                    and s.returns <= 2
                    and s.window_type >= 0
                    and s.window_type <= 2
                    and s.normalized >= 0
                    and s.normalized <= 2
                ),
                (
                    ("returns", lambda s, root: 0),
                    ("returns", lambda s, root: 2),
                    ("window_type", lambda s, root: 0),
                    ("window_type", lambda s, root: 2),
                    ("normalized", lambda s, root: 0),
                    ("normalized", lambda s, root: 2),
                ),
            ),
            Claim(
                "NCNN314",
                "admit",
                "n_fft",
                lambda s, root: s.n_fft > 0 and s.hoplen > 0 and s.winlen > 0 and s.winlen <= s.n_fft,
                (
                    ("n_fft", lambda s, root: 0),
                    ("hoplen", lambda s, root: 0),
                    ("winlen", lambda s, root: 0),
                    ("winlen", lambda s, root: s.n_fft),
                    ("n_fft", lambda s, root: s.winlen),
                ),
            ),
        ),
        ncnn.Flip: (
            Claim(
                "NCNN310",
                "admit",
                "axes",
                lambda s, root: len(s.axes) <= 4 and all(item >= -4 and item <= 3 for item in s.axes),
                (
                    ("axes#", lambda s, root: 4),
                    ("axes[*]", lambda s, root: -4),
                    ("axes[*]", lambda s, root: 3),
                ),
            ),
        ),
        ncnn.Ncnn: (
            Claim("NCNN101", "contents", "magic"),
            Claim(
                "NCNN102",
                "valid",
                "layer_count",
                lambda s, root: 1 <= s.layer_count <= 1000000,
                (
                    ("layer_count", lambda s, root: 1),
                    ("layer_count", lambda s, root: 1000000),
                ),
            ),
            Claim(
                "NCNN102",
                "valid",
                "blob_count",
                lambda s, root: 1 <= s.blob_count <= 1000000,
                (
                    ("blob_count", lambda s, root: 1),
                    ("blob_count", lambda s, root: 1000000),
                ),
            ),
            Claim(
                "NCNN110",
                "check",
                "trailing",
                lambda s, root: nbytes(s.trailing) == 0,
                (("trailing#", lambda s, root: 0),),
            ),
        ),
    },
    layout={
        ncnn.BatchNorm: {"channels": -1},
        ncnn.Bias: {"bias_data_size": -1},
        ncnn.Block: {"flag": -1, "load": -1, "num_elements": -1},
        ncnn.Convolution: {
            "bias_term": -1,
            "dynamic_weight": -1,
            "int8_scale_term": -1,
            "num_output": -1,
            "weight_data_size": -1,
        },
        ncnn.Convolution1d: {"bias_term": -1, "dynamic_weight": -1, "num_output": -1, "weight_data_size": -1},
        ncnn.Convolution3d: {"bias_term": -1, "num_output": -1, "weight_data_size": -1},
        ncnn.ConvolutionDepthWise: {
            "bias_term": -1,
            "dynamic_weight": -1,
            "group": -1,
            "int8_scale_term": -1,
            "num_output": -1,
            "weight_data_size": -1,
        },
        ncnn.ConvolutionDepthWise1d: {"bias_term": -1, "dynamic_weight": -1, "num_output": -1, "weight_data_size": -1},
        ncnn.ConvolutionDepthWise3d: {"bias_term": -1, "num_output": -1, "weight_data_size": -1},
        ncnn.Deconvolution: {"bias_term": -1, "dynamic_weight": -1, "num_output": -1, "weight_data_size": -1},
        ncnn.Deconvolution1d: {"bias_term": -1, "dynamic_weight": -1, "num_output": -1, "weight_data_size": -1},
        ncnn.Deconvolution3d: {"bias_term": -1, "num_output": -1, "weight_data_size": -1},
        ncnn.DeconvolutionDepthWise: {"bias_term": -1, "dynamic_weight": -1, "num_output": -1, "weight_data_size": -1},
        ncnn.DeconvolutionDepthWise1d: {
            "bias_term": -1,
            "dynamic_weight": -1,
            "num_output": -1,
            "weight_data_size": -1,
        },
        ncnn.DeconvolutionDepthWise3d: {"bias_term": -1, "num_output": -1, "weight_data_size": -1},
        ncnn.DeformableConv2d: {"bias_term": -1, "num_output": -1, "weight_data_size": -1},
        ncnn.Dequantize: {"bias_data_size": -1, "scale_data_size": -1},
        ncnn.Embed: {"bias_term": -1, "int8_scale_term": -1, "num_output": -1, "weight_data_size": -1},
        ncnn.Entry: {"key": -1},
        ncnn.Gemm: {
            "constant_a": -1,
            "constant_b": -1,
            "constant_broadcast_type_c": -1,
            "constant_c": -1,
            "constant_k": -1,
            "constant_m": -1,
            "constant_n": -1,
            "dialect": -1,
            "quantize_term": -1,
        },
        ncnn.GroupNorm: {"affine": -1, "channels": -1},
        ncnn.Gru: {"direction": -1, "int8_scale_term": -1, "num_output": -1, "weight_data_size": -1},
        ncnn.InnerProduct: {"bias_term": -1, "int8_scale_term": -1, "num_output": -1, "weight_data_size": -1},
        ncnn.InstanceNorm: {"affine": -1, "channels": -1},
        ncnn.Layer: {"bottom_count": -1, "top_count": -1},
        ncnn.LayerNorm: {"affine": -1, "affine_size": -1},
        ncnn.Lstm: {
            "direction": -1,
            "hidden_size": -1,
            "int8_scale_term": -1,
            "num_output": -1,
            "weight_data_size": -1,
        },
        ncnn.MemoryData: {"c": -1, "d": -1, "h": -1, "load_type": -1, "w": -1},
        ncnn.MultiHeadAttention: {
            "dialect": -1,
            "embed_dim": -1,
            "kdim": -1,
            "quantize_term": -1,
            "vdim": -1,
            "weight_data_size": -1,
        },
        ncnn.Ncnn: {"layer_count": -1},
        ncnn.Normalize: {"scale_data_size": -1},
        ncnn.PReLu: {"num_slope": -1},
        ncnn.Padding: {"per_channel_pad_data_size": -1},
        ncnn.Quantize: {"scale_data_size": -1},
        ncnn.Requantize: {"bias_data_size": -1, "scale_in_data_size": -1, "scale_out_data_size": -1},
        ncnn.RmsNorm: {"affine": -1, "affine_size": -1},
        ncnn.Rnn: {"direction": -1, "int8_scale_term": -1, "num_output": -1, "weight_data_size": -1},
        ncnn.Scale: {"bias_term": -1, "scale_data_size": -1},
        ncnn.String: {"text_length": -1},
        ncnn.Words: {"array_length": -1},
    },
    sources={
        ncnn.Words: {"array_length": "elements"},
        ncnn.String: {"text_length": "text"},
        ncnn.Layer: {"bottom_count": "bottoms", "top_count": "tops"},
        ncnn.Ncnn: {"layer_count": "layers"},
    },
    joint={},
    excused={},
)
