"""Small ncnn graphs with a fault of layers, blobs, parameters or channels."""

from __future__ import annotations

from typing import Final

from nkformats.fuzzing.ncnn_exhibit import TAG, WEIGHTS, Exhibit, edit, spread, text

EXHIBITS: Final[tuple[Exhibit, ...]] = (
    Exhibit(
        "NCNN402",
        (
            b"\xdd\x85v\x00\x03\x00\x00\x00",
            "§",
            b"\x0b\x00\x00\x00",
            b"\x10\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x04\x00\x00\x00\x17\xff\xff\xff",
            b"\x0f\x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x02\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x02\x00\x00\x00\x08\x00\x00\x00\x17\xff\xff\xff",
            b" \x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x02\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x17\xff\xff\xff",
        ),
        WEIGHTS,
        "blob_count",
        name="m.param.bin",
    ),
    Exhibit(
        "NCNN403",
        (
            b"\xdd\x85v\x00\x03\x00\x00\x00\x03\x00\x00\x00",
            b"\x10\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x04\x00\x00\x00\x17\xff\xff\xff",
            b"\x0f\x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x02\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x02\x00\x00\x00\x08\x00\x00\x00\x17\xff\xff\xff",
            b" \x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00",
            "§",
            b"\x03\x00\x00\x00",
            b"\x17\xff\xff\xff",
        ),
        WEIGHTS,
        "layers[2].tops[0]",
        name="m.param.bin",
    ),
    Exhibit(
        "NCNN403",
        (
            b"\xdd\x85v\x00\x03\x00\x00\x00\x03\x00\x00\x00",
            b"\x10\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x04\x00\x00\x00\x17\xff\xff\xff",
            b"\x0f\x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x02\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x02\x00\x00\x00\x08\x00\x00\x00\x17\xff\xff\xff",
            b" \x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00",
            "§",
            b"\xff\xff\xff\xff\x02\x00\x00\x00",
            b"\x17\xff\xff\xff",
        ),
        WEIGHTS,
        "layers[2].bottoms[0]",
        also=("NCNN404",),
        name="m.param.bin",
    ),
    Exhibit(
        "NCNN406",
        (
            b"\xdd\x85v\x00\x03\x00\x00\x00\x03\x00\x00\x00",
            b"\x10\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x04\x00\x00\x00\x17\xff\xff\xff",
            b"\x1a\x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00",
            "§",
            b"\x02\x00\x00\x00\x01\x00\x00\x00",
            b"\x17\xff\xff\xff",
            b"\x1a\x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x02\x00\x00\x00\x17\xff\xff\xff",
        ),
        b"",
        "layers[1].bottoms[0]",
        also=("NCNN428",),
        name="m.param.bin",
    ),
    Exhibit(
        "NCNN409",
        (
            b"\xdd\x85v\x00\x03\x00\x00\x00\x03\x00\x00\x00",
            b"\x10\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x04\x00\x00\x00\x17\xff\xff\xff",
            b"\x0f\x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x02\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x02\x00\x00\x00\x08\x00\x00\x00\x17\xff\xff\xff",
            b"\x1a\x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00",
            "§",
            b"\x01\x00\x00\x00",
            b"\x17\xff\xff\xff",
        ),
        WEIGHTS,
        "layers[2].tops[0]",
        also=("NCNN402", "NCNN410"),
        name="m.param.bin",
    ),
    Exhibit(
        "NCNN430",
        (
            b"\xdd\x85v\x00",
            b"\x02\x00\x00\x00\x03\x00\x00\x00",
            b"\x10\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x04\x00\x00\x00\x17\xff\xff\xff",
            "§",
            b"\x0f\x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x02\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x02\x00\x00\x00\x08\x00\x00\x00\x17\xff\xff\xff",
            b" \x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x02\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x17\xff\xff\xff",
        ),
        WEIGHTS,
        "layers[1].type",
        also=("NCNN110", "NCNN402"),
        name="m.param.bin",
    ),
    Exhibit(
        "NCNN431",
        (
            b"\xdd\x85v\x00\x02\x00\x00\x00\x02\x00\x00\x00",
            b"\x10\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x04\x00\x00\x00\x17\xff\xff\xff",
            b"(\x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00",
            b"\x00\x00\x00\x00\x02\x00\x00\x00",
            b"\x01\x00\x00\x00\x01\x00\x00\x00",
            "§",
            b"\x02\x00\x00\x00\x01\x00\x00\x00",
            b"\x17\xff\xff\xff",
        ),
        b"",
        "layers[1].params.b",
        name="m.param.bin",
    ),
    Exhibit(
        "NCNN205",
        text("Input data 0 1 data 0=32 1=1", "Gemm g 1 1 data x 3=1 5=1 6=1 8=2 9=32 10=-1 §18=400"),
        b"Gk0\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x80?\x00\x00\x80?",
        "layers[1].params.quantize_term",
        also=("NCNN511",),
        variant="202607",
    ),
    Exhibit("NCNN320", text("Input data 0 1 data 0=4", "§ArgMax a 1 1 data x"), b"", "layers[1].type"),
    Exhibit(
        "NCNN432",
        text("Input data 0 1 data 0=4", "Einsum e 2 1 data data x §0=105,106,44,106,107,45,62,105,107"),
        b"",
        "layers[1].params.equation",
    ),
    Exhibit(
        "NCNN401",
        text(
            "Input data 0 1 data 0=4",
            "InnerProduct fc 1 1 data fc 0=2 1=0 2=8",
            "Softmax prob 1 1 fc §prob 0=0",
            blobs=2,
            layers=3,
        ),
        WEIGHTS,
        "layers[2].tops[0]",
    ),
    Exhibit("NCNN402", edit(" 3", " §11"), WEIGHTS, "blob_count"),
    Exhibit(
        "NCNN404",
        text("Input data 0 1 data 0=4", "InnerProduct fc 1 1 §dat fc 0=2 1=0 2=8", "Softmax prob 1 1 fc prob 0=0"),
        WEIGHTS,
        "layers[1].bottoms[0]",
        also=("NCNN428",),
    ),
    Exhibit(
        "NCNN405",
        text("Input data 0 1 data 0=4", "Softmax prob 1 1 §fc prob 0=0", "InnerProduct fc 1 1 data fc 0=2 1=0 2=8"),
        WEIGHTS,
        "layers[1].bottoms[0]",
    ),
    Exhibit(
        "NCNN406",
        text("Input data 0 1 data 0=4", "BinaryOp a 2 1 data §y x 0=0", "ReLU b 1 1 x y"),
        b"",
        "layers[1].bottoms[1]",
        also=("NCNN427",),
    ),
    Exhibit(
        "NCNN406",
        text("Input data 0 1 data 0=4", "BinaryOp a 2 1 data §x x 0=0"),
        b"",
        "layers[1].bottoms[1]",
        also=("NCNN427",),
    ),
    Exhibit("NCNN407", text("ReLU r 1 1 §data x"), b"", "layers[0].bottoms[0]"),
    Exhibit("NCNN408", edit("x prob", "x §fc"), WEIGHTS, "layers[2].name"),
    Exhibit("NCNN409", edit("c prob", "c §fc"), WEIGHTS, "layers[2].tops[0]", also=("NCNN427",)),
    Exhibit(
        "NCNN409",
        text("Input data 0 1 data 0=4", "ReLU a 1 1 data x", "Sigmoid b 1 1 x §x", "Noop n 1 1 x y"),
        b"",
        "layers[2].tops[0]",
        also=("NCNN411",),
    ),
    Exhibit(
        "NCNN410",
        text(
            "Input data 0 1 data 0=4",
            "InnerProduct fc 1 1 data fc 0=2 1=0 2=8",
            "Sigmoid g 1 1 fc sg",
            "ReLU r 1 1 §fc rl 0=0.5",
            "BinaryOp ad 2 1 sg rl prob 0=0",
        ),
        WEIGHTS,
        "layers[3].bottoms[0]",
    ),
    Exhibit(
        "NCNN410",
        text(
            "Input data 0 1 data 0=4",
            "InnerProduct fc 1 1 data fc 0=2 1=0 2=8",
            "Sigmoid g 1 1 fc sg",
            "BinaryOp ad 2 1 sg §fc prob 0=0",
        ),
        WEIGHTS,
        "layers[3].bottoms[1]",
    ),
    Exhibit(
        "NCNN411",
        text(
            "MemoryData m 0 1 m 0=4", "Sigmoid g 1 1 m sg", "ReLU r 1 1 §m rl 0=0.5", "BinaryOp ad 2 1 sg rl prob 0=0"
        ),
        b"\x00\x00\xa0\xbf\x00\x00\x00?\x00\x00\x00\xbf\x00\x00\xa0?",
        "layers[2].bottoms[0]",
    ),
    Exhibit(
        "NCNN411",
        text(
            "Input data 0 1 data 0=4",
            "InnerProduct fc 1 1 data fc 0=2 1=0 2=8",
            "Noop n 1 0 fc",
            "Softmax prob 1 1 §fc prob 0=0",
        ),
        WEIGHTS,
        "layers[3].bottoms[0]",
    ),
    Exhibit(
        "NCNN412",
        text("Input data 0 1 data 0=4", "Split s 1 2 data a b", "Squeeze q §2 1 a b x 3=0,"),
        b"",
        "layers[2].bottoms",
    ),
    Exhibit(
        "NCNN412",
        text("Input data 0 1 data 0=4", "Split s 1 2 data a b", "BinaryOp b §2 1 a b x 0=2 1=1 2=1.5"),
        b"",
        "layers[2].bottoms",
    ),
    Exhibit("NCNN413", text("Input data 0 1 data 0=4", "BinaryOp b §1 1 data x 0=0"), b"", "layers[1].bottoms"),
    Exhibit("NCNN413", text("Input data 0 1 data 0=4", "Concat c §0 1 x"), b"", "layers[1].bottoms", also=("NCNN428",)),
    Exhibit(
        "NCNN414",
        text("Input data 0 1 data 0=4", "Split s 1 3 data a b c", "BinaryOp p §3 1 a b c x 0=0"),
        b"",
        "layers[2].bottoms",
    ),
    Exhibit("NCNN414", text("Input data 0 1 data 0=4", "Noop n 1 §2 data a b"), b"", "layers[1].tops"),
    Exhibit(
        "NCNN415", text("Input data 0 1 data 0=4", "Slice s 1 3 data a b c §0=2,2"), b"", "layers[1].params.slices"
    ),
    Exhibit(
        "NCNN415", text("Input data 0 1 data 0=4", "Slice s 1 2 data a b §0=1,1,2"), b"", "layers[1].params.slices"
    ),
    Exhibit("NCNN416", edit("0=0", "0=0 §17=5"), WEIGHTS, "layers[2].params.17"),
    Exhibit(
        "NCNN417",
        text("Input data 0 1 data 0=4", "BinaryOp b 1 1 data x 0=2 1=1 §2=nan"),
        b"",
        "layers[1].params.b",
        also=("NCNN042",),
    ),
    Exhibit(
        "NCNN417",
        text("Input data 0 1 data 0=4", "BinaryOp b 1 1 data x §0=2.0 1=1 2=1.5"),
        b"",
        "layers[1].params.op_type",
    ),
    Exhibit(
        "NCNN417", text("Input data 0 1 data 0=4", "BinaryOp b 1 1 data x 0=2 1=1 §2=1.5,"), b"", "layers[1].params.b"
    ),
    Exhibit(
        "NCNN417",
        text("Input data 0 1 data 0=4", "Reshape r 1 1 data x 0=4 §6=2,2"),
        b"",
        "layers[1].params.shape_expr",
    ),
    Exhibit("NCNN418", edit("b 0=", "b §0=0."), WEIGHTS, "layers[2].params.axis"),
    Exhibit(
        "NCNN419",
        text("Input data 0 1 data 0=4 1=4 2=1", "Squeeze q 1 1 data x §3=0.0,"),
        b"",
        "layers[1].params.axes",
    ),
    Exhibit(
        "NCNN419", text("Input data 0 1 data 0=4 1=4 2=1", "Squeeze q 1 1 data x §3=0"), b"", "layers[1].params.axes"
    ),
    Exhibit("NCNN420", edit("4", "4 §-23330=4,1.0,4.0,1.0,1.0"), WEIGHTS, "layers[0].params.30"),
    Exhibit("NCNN420", edit("4", "4 §30=3"), WEIGHTS, "layers[0].params.30"),
    Exhibit("NCNN421", edit("4", "4 §-23330=3,1,4,1"), WEIGHTS, "layers[0].params.30"),
    Exhibit("NCNN421", edit("4", "4 §-23330=8,1,4,1,1,1,4,1,1"), WEIGHTS, "layers[0].params.30"),
    Exhibit("NCNN422", edit("4", "4 §-23330=4,5,4,1,1"), WEIGHTS, "layers[0].params.30"),
    Exhibit("NCNN422", edit("4", "4 §-23330=4,4,4,1,1"), WEIGHTS, "layers[0].params.30"),
    Exhibit("NCNN422", edit("4", "4 §-23330=4,1,-4,1,1"), WEIGHTS, "layers[0].params.30"),
    Exhibit("NCNN422", edit("4", "4 §-23330=4,3,2147483647,2147483647,2147483647"), WEIGHTS, "layers[0].params.30"),
    Exhibit("NCNN423", edit("4", "4 §31=1.0"), WEIGHTS, "layers[0].params.31"),
    Exhibit("NCNN423", edit("4", "4 §31=1,"), WEIGHTS, "layers[0].params.31"),
    Exhibit("NCNN424", edit("4", "4 §31=256"), WEIGHTS, "layers[0].params.31"),
    Exhibit(
        "NCNN425",
        text("Input data 0 1 data 0=4", 'Reshape r 1 1 data x §6="foo(0w)"'),
        b"",
        "layers[1].params.shape_expr",
    ),
    Exhibit(
        "NCNN425",
        text("Input data 0 1 data 0=4", 'Reshape r 1 1 data x §6="//(16,0)"'),
        b"",
        "layers[1].params.shape_expr",
    ),
    Exhibit(
        "NCNN425",
        text("Input data 0 1 data 0=4", 'Reshape r 1 1 data x §6="*(2,2"'),
        b"",
        "layers[1].params.shape_expr",
    ),
    Exhibit(
        "NCNN425", text("Input data 0 1 data 0=4", 'Reshape r 1 1 data x §6="2,*"'), b"", "layers[1].params.shape_expr"
    ),
    Exhibit(
        "NCNN425",
        text("Input data 0 1 data 0=4 1=4 2=1", 'Reshape r 1 1 data x §6="*(2,2,2),1"'),
        b"",
        "layers[1].params.shape_expr",
    ),
    Exhibit(
        "NCNN425", text("Input data 0 1 data 0=4", 'Reshape r 1 1 data x §6="1w"'), b"", "layers[1].params.shape_expr"
    ),
    Exhibit(
        "NCNN425",
        text("Input data 0 1 data 0=4", 'Reshape r 1 1 data x §6="1,1,2,2,1"'),
        b"",
        "layers[1].params.shape_expr",
    ),
    Exhibit("NCNN426", edit("Softmax", "§Softmin"), WEIGHTS, "layers[2].type"),
    Exhibit("NCNN427", text("Input data 0 1 data 0=4", "§Noop n 1 0 data"), b"", "layers[1].type"),
    Exhibit(
        "NCNN428",
        text(
            "Input data 0 1 data 0=4",
            "InnerProduct fc 1 1 data fc 0=2 1=0 2=8",
            "Softmax prob 1 1 fc prob 0=0",
            "Input more 0 1 §more 0=4",
        ),
        WEIGHTS,
        "layers[3].tops[0]",
    ),
    Exhibit(
        "NCNN429",
        text("Input data 0 1 data 0=4", 'Crop c 1 1 data x §19="+(0,1" 20="0w" 21="0"'),
        b"",
        "layers[1].params.starts_expr",
    ),
    # channels
    Exhibit(
        "NCNN433",
        text(
            "Input data 0 1 data 0=4 1=4 2=1",
            "Convolution a 1 1 data a 0=2 1=3 6=18",
            "Convolution b 1 1 a b 0=2 1=1 §6=6",
        ),
        TAG + spread(18) + TAG + spread(6),
        "layers[2].params.weight_data_size",
    ),
)
