"""Small ncnn pairs with a fault of the weights: files of another kind, sizes, scales, values."""

from __future__ import annotations

import struct
from typing import Final

from nkformats.fuzzing.ncnn_exhibit import BASE, MARK, RISING, TAG, WEIGHTS, Exhibit, edit, spread, text

EXHIBITS: Final[tuple[Exhibit, ...]] = (
    Exhibit("NCNN501", BASE, ("§",), "", fatal=True),
    Exhibit(
        "NCNN502",
        BASE,
        (
            "§",
            "version https://git-lfs.github.com/spec/v1\noid sha256:97c3408630e0b72c2e924ea32dee233aee951c6b\nsize 36\n",
        ),
        "",
        fatal=True,
    ),
    Exhibit("NCNN503", BASE, ("§", "<!DOCTYPE html>\n<html><body>404</body></html>\n"), "", fatal=True),
    Exhibit("NCNN504", BASE, ("§", b"PK\x03\x04\x14\x00\x00\x00\x08" + bytes(201)), "", fatal=True),
    Exhibit("NCNN504", BASE, ("§", b"\x1f\x8b\x08" + bytes(101)), "", fatal=True),
    Exhibit("NCNN505", BASE, ("§", b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + bytes(64)), "", fatal=True),
    Exhibit("NCNN506", BASE, ("§", "weights are not here\nthey are elsewhere\n"), "", fatal=True),
    Exhibit("NCNN507", BASE, ("§", BASE), "", fatal=True),
    Exhibit(
        "NCNN508",
        BASE,
        (
            "§",
            b"\xdd\x85v\x00\x03\x00\x00\x00\x03\x00\x00\x00",
            b"\x10\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x04\x00\x00\x00\x17\xff\xff\xff",
            b"\x0f\x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x02\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x02\x00\x00\x00\x08\x00\x00\x00\x17\xff\xff\xff",
            b" \x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x02\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x17\xff\xff\xff",
        ),
        "",
        fatal=True,
    ),
    Exhibit("NCNN509", BASE, (WEIGHTS, "§", b"\x00"), "trailing"),
    Exhibit("NCNN509", BASE, (WEIGHTS, "§", WEIGHTS), "trailing"),
    Exhibit("NCNN510", edit("3 3", "4 4\nMemoryData m 0 1 m"), ("§", b"\x01\x02\x03\x04", WEIGHTS), "layers[0].stray"),
    Exhibit(
        "NCNN511",
        text("Input data 0 1 data 0=32 1=1", "Gemm g 1 1 data x 3=1 5=1 6=1 8=2 9=32 10=-1 18=400"),
        (
            "§",
            b"8K\r\x00",
            b"\x00\x01\x02\x03\x04\x05\x06\x07\x08\t\n\x0b\x0c\r\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f\x00\x00\x80?\x00\x00\x00@",
        ),
        "layers[1].body",
    ),
    Exhibit(
        "NCNN512",
        "§7767517\n3 3\nInput data 0 1 data 0=4\nInnerProduct fc 1 1 data fc 0=2 1=0 2=8\nSoftmax prob 1 1 fc prob 0=0\n",
        WEIGHTS,
        "magic",
        name="m.param.bin",
    ),
    Exhibit(
        "NCNN513",
        (
            "§",
            b"\xdd\x85v\x00\x03\x00\x00\x00\x03\x00\x00\x00",
            b"\x10\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x04\x00\x00\x00\x17\xff\xff\xff",
            b"\x0f\x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x02\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x02\x00\x00\x00\x08\x00\x00\x00\x17\xff\xff\xff",
            b" \x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x02\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x17\xff\xff\xff",
        ),
        WEIGHTS,
        "magic",
    ),
    Exhibit(
        "NCNN514",
        BASE,
        (b"\x01\x00\x00\x00", "§", b"\x00\x00@@\x00\x00@\xc0", RISING[8:], b"\x00\x01\x02\x03\x04\x05\x06\x07"),
        "layers[1].body.weight.table",
    ),
    Exhibit(
        "NCNN514",
        BASE,
        (b"\x01\x00\x00\x00", "§", b"\x00\x00\xc0\x7f", RISING[4:], b"\x00\x01\x02\x03\x04\x05\x06\x07"),
        "layers[1].body.weight.table",
    ),
    Exhibit(
        "NCNN517",
        "§7767517\n3 3\nInput data 0 1 data 0=4\nInnerProduct fc 1 1 data fc 0=2 1=0 2=8\nSoftmax prob 1 1 fc prob 0=0\n",
        None,
        "magic",
    ),
    Exhibit(
        "NCNN515",
        text("Input data 0 1 data 0=4", "InnerProduct fc 1 1 data fc 0=2 1=0 2=8 8=1"),
        (b"8K\r\x00\x00\x01\x02\x03\x04\x05\x06\x07", "§", b"\x00\x00\x80\x7f\x00\x00\xa0A\x00\x00\xf0A"),
        "layers[1].body.weight_int8_scales.values",
    ),
    Exhibit(
        "NCNN516",
        text("Input data 0 1 data 0=4", "InnerProduct fc 1 1 data fc 0=2 1=0 2=8 8=1"),
        (b"8K\r\x00\x00\x01\x02\x03\x04\x05\x06\x07", "§", b"\x00\x00\x00\x00\x00\x00\xa0A\x00\x00\xf0A"),
        "layers[1].body.weight_int8_scales.values",
    ),
    Exhibit(
        "NCNN516",
        text("Input data 0 1 data 0=4", "InnerProduct fc 1 1 data fc 0=2 1=0 2=8 8=1"),
        (b"8K\r\x00\x00\x01\x02\x03\x04\x05\x06\x07", "§", b"\x00\x00\xa0\xc1\x00\x00\xa0A\x00\x00\xf0A"),
        "layers[1].body.weight_int8_scales.values",
    ),
    Exhibit(
        "NCNN516",
        text("Input data 0 1 data 0=4", "InnerProduct fc 1 1 data fc 0=2 1=0 2=8 8=1"),
        (b"8K\r\x00\x00\x01\x02\x03\x04\x05\x06\x07", "§", b"\x00\x00\xc0\x7f\x00\x00\xa0A\x00\x00\xf0A"),
        "layers[1].body.weight_int8_scales.values",
    ),
    Exhibit("NCNN518", BASE, (MARK, b"GGUF\3\0\0\0" + bytes(100)), "", fatal=True),
    # values
    Exhibit("NCNN601", BASE, (TAG, MARK, struct.pack("<f", float("inf")), spread(7)), "layers[1].body.weight.values"),
    Exhibit("NCNN602", BASE, (TAG, MARK, bytes(32)), "layers[1].body.weight.values"),
    Exhibit(
        "NCNN603",
        text("Input data 0 1 data 0=32 1=1", "Gemm g 1 1 data x 3=1 5=1 6=1 8=2 9=32 10=-1 18=400"),
        (bytes(range(32)), MARK, struct.pack("<2f", 0.0, 1.0)),
        "layers[1].body.b_quantize_scales.values",
    ),
    Exhibit(
        "NCNN604",
        edit("2=8", "2=8 8=1"),
        (struct.pack("<I", 0x000D4B38), bytes(range(8)), MARK, struct.pack("<3f", 1e-39, 20.0, 30.0)),
        "layers[1].body.weight_int8_scales.values",
    ),
)
