"""Small ncnn files that each break one rule which no expression of the schema can say: of text, graph and pair.

MARK stands where the fault is; it is taken out.
"""

from __future__ import annotations

import struct
from typing import Final, NamedTuple

MARK: Final = "§"

#: A file: a text, bytes, or parts of them.
File = str | bytes | tuple[bytes | str, ...]


class Exhibit(NamedTuple):
    """A pair of files that breaks a rule.

    Attributes:
        rule: the rule; graph, weights: the files; path: of the field that the rule is about; also: rules that the same
        fault cannot help breaking; fatal: whether reading ends there; name: of the graph's file; variant: how it is to be
        read.
    """

    rule: str
    graph: File
    weights: File | None
    path: str
    also: tuple[str, ...] = ()
    fatal: bool = False
    name: str = "m.param"
    variant: str | None = None


def _text(*lines: str, blobs: int | None = None, layers: int | None = None) -> str:
    """A `.param` of these layers; blobs are counted as the loader does."""
    names: list[str] = []
    for line in lines:
        words = line.replace(MARK, "").split()
        if len(words) > 3 and words[2].isdigit() and words[3].isdigit():
            first, second = 4 + int(words[2]), 4 + int(words[2]) + int(words[3])
            names += [name for name in words[4:first] if name not in names]
            names += words[first:second]
    head = f"{len(lines) if layers is None else layers} {len(names) if blobs is None else blobs}"
    return "\n".join(["7767517", head, *lines, ""])


def _spread(count: int) -> bytes:
    """That many floats, all different."""
    return struct.pack(f"<{count}f", *((7 * n % 11 - 5) / 4 for n in range(count)))


def _edit(old: str, new: str) -> str:
    """The small network with one change."""
    return BASE.replace(old, new, 1)


BASE: Final = _text(
    "Input data 0 1 data 0=4", "InnerProduct fc 1 1 data fc 0=2 1=0 2=8", "Softmax prob 1 1 fc prob 0=0"
)
TAG: Final = bytes(4)
WEIGHTS: Final = TAG + _spread(8)
_RISING: Final = struct.pack("<256f", *(n / 64 for n in range(256)))

EXHIBITS: Final[tuple[Exhibit, ...]] = (
    Exhibit("NCNN001", "§", WEIGHTS, "", fatal=True),
    Exhibit("NCNN002", "§<!DOCTYPE html>\n<html><body>404</body></html>\n", WEIGHTS, "", fatal=True),
    Exhibit("NCNN003", ("§", b"PK\x03\x04\x14\x00\x00\x00\x08" + bytes(201)), WEIGHTS, "", fatal=True),
    Exhibit(
        "NCNN004",
        "§version https://git-lfs.github.com/spec/v1\noid sha256:97c3408630e0b72c2e924ea32dee233aee951c6b\nsize 36\n",
        WEIGHTS,
        "",
        fatal=True,
    ),
    Exhibit("NCNN005", ("§", b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + bytes(64)), WEIGHTS, "", fatal=True),
    Exhibit("NCNN007", ("§", TAG + _spread(30)), WEIGHTS, "", fatal=True),
    Exhibit("NCNN008", "§A model\nof some kind\n", WEIGHTS, "magic", fatal=True),
    Exhibit("NCNN009", _text("§pnnx.Input in0 0 1 0 #0=(1,4)f32"), WEIGHTS, "layers[0].type", fatal=True),
    Exhibit(
        "NCNN010",
        (
            "§",
            b"\xff\xfe7\x007\x006\x007\x005\x001\x007\x00\n\x003\x00 \x003\x00\n\x00I\x00n\x00p\x00u\x00t\x00 \x00d\x00a\x00t\x00a\x00 \x000\x00 \x001\x00 \x00d\x00a\x00t\x00a\x00 \x000\x00=\x004\x00\n\x00I\x00n\x00n\x00e\x00r\x00P\x00r\x00o\x00d\x00u\x00c\x00t\x00 \x00f\x00c\x00 \x001\x00 \x001\x00 \x00d\x00a\x00t\x00a\x00 \x00f\x00c\x00 \x000\x00=\x002\x00 \x001\x00=\x000\x00 \x002\x00=\x008\x00\n\x00S\x00o\x00f\x00t\x00m\x00a\x00x\x00 \x00p\x00r\x00o\x00b\x00 \x001\x00 \x001\x00 \x00f\x00c\x00 \x00p\x00r\x00o\x00b\x00 \x000\x00=\x000\x00\n\x00",
        ),
        WEIGHTS,
        "",
        fatal=True,
    ),
    Exhibit("NCNN011", ("§", b"\xef\xbb\xbf", BASE), WEIGHTS, ""),
    Exhibit(
        "NCNN012",
        "§3 3\nInput data 0 1 data 4\nInnerProduct fc 1 1 data fc 2 0 8\nSoftmax prob 1 1 fc prob 0\n",
        WEIGHTS,
        "",
    ),
    Exhibit("NCNN013", _edit("7767517\n", "§"), WEIGHTS, ""),
    Exhibit(
        "NCNN014",
        "§+7767517\n3 3\nInput data 0 1 data 0=4\nInnerProduct fc 1 1 data fc 0=2 1=0 2=8\nSoftmax prob 1 1 fc prob 0=0\n",
        WEIGHTS,
        "",
    ),
    Exhibit("NCNN014", _edit("7\n", "7\n§0"), WEIGHTS, ""),
    Exhibit("NCNN014", _edit("a fc ", "a fc §0"), WEIGHTS, "layers[1]"),
    Exhibit("NCNN015", _edit(" 3", " §three"), WEIGHTS, "blob_count", fatal=True),
    Exhibit("NCNN016", _edit("\n3", "\n§0"), WEIGHTS, ""),
    Exhibit("NCNN016", _edit(" 3", " §1000001"), WEIGHTS, ""),
    Exhibit("NCNN016", _edit("3 ", "3 §-"), WEIGHTS, ""),
    Exhibit(
        "NCNN017",
        "7767517\n75 75\nInput data 0 1 data 0=4\nInnerProduct fc 1 1 data fc 0=2 1=0 2=8\nSoftmax prob 1 1 fc prob 0=0\n§",
        WEIGHTS,
        "",
        also=("NCNN402",),
    ),
    Exhibit(
        "NCNN018",
        _text(
            "Input data 0 1 data 0=4",
            "InnerProduct fc 1 1 data fc 0=2 1=0 2=8",
            "§Softmax prob 1 1 fc prob 0=0",
            blobs=2,
            layers=2,
        ),
        WEIGHTS,
        "",
    ),
    Exhibit("NCNN019", _edit("0\n", "0\n§anything at all\n"), WEIGHTS, ""),
    Exhibit("NCNN020", _edit(" prob 0=0\n", "§"), WEIGHTS, "layers[2].tops[0]", fatal=True),
    Exhibit("NCNN021", _edit("b 1", "b §one"), WEIGHTS, "layers[2].bottoms", fatal=True),
    Exhibit("NCNN022", _edit("x prob ", "x prob §-"), WEIGHTS, "layers[2].bottoms", fatal=True),
    Exhibit("NCNN022", _edit("b 1 ", "b 1 §100000"), WEIGHTS, "layers[2].tops", fatal=True),
    Exhibit(
        "NCNN023",
        _text(
            "Input data 0 1 data 0=4",
            "InnerProduct fc 1 1 data fc 0=2 1=0 2=8",
            "Softmax §nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn 1 1 fc prob 0=0",
        ),
        WEIGHTS,
        "layers[2]",
    ),
    Exhibit("NCNN024", _edit("8", "8§\x00 9=4"), WEIGHTS, "layers[1]"),
    Exhibit("NCNN025", _edit("a fc ", "a fc\n§"), WEIGHTS, "layers[2]"),
    Exhibit("NCNN026", _edit("x ", "x§\n"), WEIGHTS, "layers[2]"),
    Exhibit(
        "NCNN027",
        _text("Input data 0 1 data 0=4", "InnerProduct fc 1 1 data fc 0=2 1=0 2=8", "Softmax prob 1 2 fc prob §0=0"),
        WEIGHTS,
        "layers[2]",
        also=("NCNN412",),
    ),
    Exhibit("NCNN028", _edit("8", "8 §# two outputs"), WEIGHTS, "layers[1]"),
    Exhibit(
        "NCNN029",
        "7767517§\r\n3 3\r\nInput data 0 1 data 0=4\r\nInnerProduct fc 1 1 data fc 0=2 1=0 2=8\r\nSoftmax prob 1 1 fc prob 0=0\r\n",
        WEIGHTS,
        "",
    ),
    Exhibit("NCNN030", _edit("0\n", "0§"), WEIGHTS, ""),
    Exhibit("NCNN031", _edit("8", "8 §junk"), WEIGHTS, "layers[1].values", fatal=True),
    Exhibit("NCNN032", _edit("8", "8 §32=1"), WEIGHTS, "layers[1]"),
    Exhibit("NCNN032", _edit("8", "8 §-1=1"), WEIGHTS, "layers[1]"),
    Exhibit("NCNN033", _edit("c 0=", "c 0=7 §0="), WEIGHTS, "layers[1]"),
    Exhibit("NCNN034", _edit("8", "8 9=§"), WEIGHTS, "layers[1].values[9]", fatal=True),
    Exhibit("NCNN035", _edit("b 0=", "b 0=§("), WEIGHTS, "layers[2].values[0]", fatal=True),
    Exhibit("NCNN036", _text("Input data 0 1 data 0=4", "BinaryOp b 1 1 data x 0=2 1=1 2=§1.5f"), b"", "layers[1]"),
    Exhibit("NCNN037", _edit("8", "§8u"), WEIGHTS, "layers[1]"),
    Exhibit("NCNN038", _edit("8", "§4294967304"), WEIGHTS, "layers[1]"),
    Exhibit("NCNN039", _text("Input data 0 1 data 0=4", "BinaryOp b 1 1 data x 0=2 1=1 2=§1e39"), b"", "layers[1]"),
    Exhibit(
        "NCNN040",
        _text(
            "Input data 0 1 data 0=4",
            "BinaryOp b 1 1 data x 0=2 1=1 2=§1.500000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
        ),
        b"",
        "layers[1]",
    ),
    Exhibit(
        "NCNN041",
        _text("Input data 0 1 data 0=4", "BinaryOp b 1 1 data x 0=2 1=1 2=§0.30000001192092896"),
        b"",
        "layers[1]",
    ),
    Exhibit("NCNN042", _edit("0=0", "0=0 9=§inf"), WEIGHTS, "layers[2]", also=("NCNN416",)),
    Exhibit("NCNN043", _text("Input data 0 1 data 0=4", "BinaryOp b 1 1 data x 0=2 1=1 2=§-inf"), b"", "layers[1]"),
    Exhibit("NCNN044", _edit("4", "§${width}"), WEIGHTS, "layers[0]", also=("NCNN417",)),
    Exhibit("NCNN045", _text("Input data 0 1 data 0=4", 'Reshape r 1 1 data x 6=§"2,2'), b"", "layers[1]"),
    Exhibit("NCNN046", _text("Input data 0 1 data 0=4", 'Reshape r 1 1 data x 6="2,2"§0=2'), b"", "layers[1]"),
    Exhibit(
        "NCNN047",
        _text(
            "Input data 0 1 data 0=4",
            "InnerProduct fc 1 1 data fc 0=2 1=0 2=8",
            'Softmax prob 1 1 fc prob 0=0 9=§"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"',
        ),
        WEIGHTS,
        "layers[2]",
        also=("NCNN416",),
    ),
    Exhibit(
        "NCNN048",
        _text("Input data 0 1 data 0=4", "Crop c 1 1 data x 9=1,§,1 10=3, 11=0,"),
        b"",
        "layers[1].values[9][1]",
        fatal=True,
    ),
    Exhibit("NCNN049", _text("Input data 0 1 data 0=4", "Slice s 1 2 data a b 0=2,§ 2"), b"", "layers[1]"),
    Exhibit("NCNN050", _text("Input data 0 1 data 0=4", "Slice s 1 2 data a b 0=2,§2.5"), b"", "layers[1]"),
    Exhibit("NCNN051", _edit("8", "8 10=0.5,§1"), WEIGHTS, "layers[1]"),
    Exhibit("NCNN052", _edit("8", "8 9=3 -23310=§2,1,1.5"), WEIGHTS, "layers[1]"),
    Exhibit("NCNN053", _edit("8", "8 -23310=§2,0.5"), WEIGHTS, "layers[1]"),
    Exhibit("NCNN054", _edit("8", "8 -23310=§-1,0.5"), WEIGHTS, "layers[1]"),
    Exhibit("NCNN055", _edit("8", "8 -23310=§0.5,1.0"), WEIGHTS, "layers[1].values[10]", fatal=True),
    Exhibit(
        "NCNN101",
        (
            "§",
            b"\xde\x85v\x00\x03\x00\x00\x00\x03\x00\x00\x00",
            b"\x10\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x04\x00\x00\x00\x17\xff\xff\xff",
            b"\x0f\x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x02\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x02\x00\x00\x00\x08\x00\x00\x00\x17\xff\xff\xff",
            b" \x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x02\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x17\xff\xff\xff",
        ),
        WEIGHTS,
        "magic",
        fatal=True,
        name="m.param.bin",
    ),
    Exhibit(
        "NCNN101",
        (
            "§",
            b"\x00v\x85\xdd\x00\x00\x00\x03\x00\x00\x00\x03",
            b"\x10\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x04\x00\x00\x00\x17\xff\xff\xff",
            b"\x0f\x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x02\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x02\x00\x00\x00\x08\x00\x00\x00\x17\xff\xff\xff",
            b" \x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x00\x02\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x17\xff\xff\xff",
        ),
        WEIGHTS,
        "magic",
        fatal=True,
        name="m.param.bin",
    ),
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
        _text("Input data 0 1 data 0=32 1=1", "Gemm g 1 1 data x 3=1 5=1 6=1 8=2 9=32 10=-1 §18=400"),
        b"Gk0\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x80?\x00\x00\x80?",
        "layers[1].params.quantize_term",
        also=("NCNN511",),
        variant="202607",
    ),
    Exhibit("NCNN320", _text("Input data 0 1 data 0=4", "§ArgMax a 1 1 data x"), b"", "layers[1].type"),
    Exhibit(
        "NCNN432",
        _text("Input data 0 1 data 0=4", "Einsum e 2 1 data data x §0=105,106,44,106,107,45,62,105,107"),
        b"",
        "layers[1].params.equation",
    ),
    Exhibit(
        "NCNN401",
        _text(
            "Input data 0 1 data 0=4",
            "InnerProduct fc 1 1 data fc 0=2 1=0 2=8",
            "Softmax prob 1 1 fc §prob 0=0",
            blobs=2,
            layers=3,
        ),
        WEIGHTS,
        "layers[2].tops[0]",
    ),
    Exhibit("NCNN402", _edit(" 3", " §11"), WEIGHTS, "blob_count"),
    Exhibit(
        "NCNN404",
        _text("Input data 0 1 data 0=4", "InnerProduct fc 1 1 §dat fc 0=2 1=0 2=8", "Softmax prob 1 1 fc prob 0=0"),
        WEIGHTS,
        "layers[1].bottoms[0]",
        also=("NCNN428",),
    ),
    Exhibit(
        "NCNN405",
        _text("Input data 0 1 data 0=4", "Softmax prob 1 1 §fc prob 0=0", "InnerProduct fc 1 1 data fc 0=2 1=0 2=8"),
        WEIGHTS,
        "layers[1].bottoms[0]",
    ),
    Exhibit(
        "NCNN406",
        _text("Input data 0 1 data 0=4", "BinaryOp a 2 1 data §y x 0=0", "ReLU b 1 1 x y"),
        b"",
        "layers[1].bottoms[1]",
        also=("NCNN427",),
    ),
    Exhibit(
        "NCNN406",
        _text("Input data 0 1 data 0=4", "BinaryOp a 2 1 data §x x 0=0"),
        b"",
        "layers[1].bottoms[1]",
        also=("NCNN427",),
    ),
    Exhibit("NCNN407", _text("ReLU r 1 1 §data x"), b"", "layers[0].bottoms[0]"),
    Exhibit("NCNN408", _edit("x prob", "x §fc"), WEIGHTS, "layers[2].name"),
    Exhibit("NCNN409", _edit("c prob", "c §fc"), WEIGHTS, "layers[2].tops[0]", also=("NCNN427",)),
    Exhibit(
        "NCNN409",
        _text("Input data 0 1 data 0=4", "ReLU a 1 1 data x", "Sigmoid b 1 1 x §x", "Noop n 1 1 x y"),
        b"",
        "layers[2].tops[0]",
        also=("NCNN411",),
    ),
    Exhibit(
        "NCNN410",
        _text(
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
        _text(
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
        _text(
            "MemoryData m 0 1 m 0=4", "Sigmoid g 1 1 m sg", "ReLU r 1 1 §m rl 0=0.5", "BinaryOp ad 2 1 sg rl prob 0=0"
        ),
        b"\x00\x00\xa0\xbf\x00\x00\x00?\x00\x00\x00\xbf\x00\x00\xa0?",
        "layers[2].bottoms[0]",
    ),
    Exhibit(
        "NCNN411",
        _text(
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
        _text("Input data 0 1 data 0=4", "Split s 1 2 data a b", "Squeeze q §2 1 a b x 3=0,"),
        b"",
        "layers[2].bottoms",
    ),
    Exhibit(
        "NCNN412",
        _text("Input data 0 1 data 0=4", "Split s 1 2 data a b", "BinaryOp b §2 1 a b x 0=2 1=1 2=1.5"),
        b"",
        "layers[2].bottoms",
    ),
    Exhibit("NCNN413", _text("Input data 0 1 data 0=4", "BinaryOp b §1 1 data x 0=0"), b"", "layers[1].bottoms"),
    Exhibit(
        "NCNN413", _text("Input data 0 1 data 0=4", "Concat c §0 1 x"), b"", "layers[1].bottoms", also=("NCNN428",)
    ),
    Exhibit(
        "NCNN414",
        _text("Input data 0 1 data 0=4", "Split s 1 3 data a b c", "BinaryOp p §3 1 a b c x 0=0"),
        b"",
        "layers[2].bottoms",
    ),
    Exhibit("NCNN414", _text("Input data 0 1 data 0=4", "Noop n 1 §2 data a b"), b"", "layers[1].tops"),
    Exhibit(
        "NCNN415", _text("Input data 0 1 data 0=4", "Slice s 1 3 data a b c §0=2,2"), b"", "layers[1].params.slices"
    ),
    Exhibit(
        "NCNN415", _text("Input data 0 1 data 0=4", "Slice s 1 2 data a b §0=1,1,2"), b"", "layers[1].params.slices"
    ),
    Exhibit("NCNN416", _edit("0=0", "0=0 §17=5"), WEIGHTS, "layers[2].params.17"),
    Exhibit(
        "NCNN417",
        _text("Input data 0 1 data 0=4", "BinaryOp b 1 1 data x 0=2 1=1 §2=nan"),
        b"",
        "layers[1].params.b",
        also=("NCNN042",),
    ),
    Exhibit(
        "NCNN417",
        _text("Input data 0 1 data 0=4", "BinaryOp b 1 1 data x §0=2.0 1=1 2=1.5"),
        b"",
        "layers[1].params.op_type",
    ),
    Exhibit(
        "NCNN417", _text("Input data 0 1 data 0=4", "BinaryOp b 1 1 data x 0=2 1=1 §2=1.5,"), b"", "layers[1].params.b"
    ),
    Exhibit(
        "NCNN417",
        _text("Input data 0 1 data 0=4", "Reshape r 1 1 data x 0=4 §6=2,2"),
        b"",
        "layers[1].params.shape_expr",
    ),
    Exhibit("NCNN418", _edit("b 0=", "b §0=0."), WEIGHTS, "layers[2].params.axis"),
    Exhibit(
        "NCNN419",
        _text("Input data 0 1 data 0=4 1=4 2=1", "Squeeze q 1 1 data x §3=0.0,"),
        b"",
        "layers[1].params.axes",
    ),
    Exhibit(
        "NCNN419", _text("Input data 0 1 data 0=4 1=4 2=1", "Squeeze q 1 1 data x §3=0"), b"", "layers[1].params.axes"
    ),
    Exhibit("NCNN420", _edit("4", "4 §-23330=4,1.0,4.0,1.0,1.0"), WEIGHTS, "layers[0].params.30"),
    Exhibit("NCNN420", _edit("4", "4 §30=3"), WEIGHTS, "layers[0].params.30"),
    Exhibit("NCNN421", _edit("4", "4 §-23330=3,1,4,1"), WEIGHTS, "layers[0].params.30"),
    Exhibit("NCNN421", _edit("4", "4 §-23330=8,1,4,1,1,1,4,1,1"), WEIGHTS, "layers[0].params.30"),
    Exhibit("NCNN422", _edit("4", "4 §-23330=4,5,4,1,1"), WEIGHTS, "layers[0].params.30"),
    Exhibit("NCNN422", _edit("4", "4 §-23330=4,4,4,1,1"), WEIGHTS, "layers[0].params.30"),
    Exhibit("NCNN422", _edit("4", "4 §-23330=4,1,-4,1,1"), WEIGHTS, "layers[0].params.30"),
    Exhibit("NCNN422", _edit("4", "4 §-23330=4,3,2147483647,2147483647,2147483647"), WEIGHTS, "layers[0].params.30"),
    Exhibit("NCNN423", _edit("4", "4 §31=1.0"), WEIGHTS, "layers[0].params.31"),
    Exhibit("NCNN423", _edit("4", "4 §31=1,"), WEIGHTS, "layers[0].params.31"),
    Exhibit("NCNN424", _edit("4", "4 §31=256"), WEIGHTS, "layers[0].params.31"),
    Exhibit(
        "NCNN425",
        _text("Input data 0 1 data 0=4", 'Reshape r 1 1 data x §6="foo(0w)"'),
        b"",
        "layers[1].params.shape_expr",
    ),
    Exhibit(
        "NCNN425",
        _text("Input data 0 1 data 0=4", 'Reshape r 1 1 data x §6="//(16,0)"'),
        b"",
        "layers[1].params.shape_expr",
    ),
    Exhibit(
        "NCNN425",
        _text("Input data 0 1 data 0=4", 'Reshape r 1 1 data x §6="*(2,2"'),
        b"",
        "layers[1].params.shape_expr",
    ),
    Exhibit(
        "NCNN425", _text("Input data 0 1 data 0=4", 'Reshape r 1 1 data x §6="2,*"'), b"", "layers[1].params.shape_expr"
    ),
    Exhibit(
        "NCNN425",
        _text("Input data 0 1 data 0=4 1=4 2=1", 'Reshape r 1 1 data x §6="*(2,2,2),1"'),
        b"",
        "layers[1].params.shape_expr",
    ),
    Exhibit(
        "NCNN425", _text("Input data 0 1 data 0=4", 'Reshape r 1 1 data x §6="1w"'), b"", "layers[1].params.shape_expr"
    ),
    Exhibit(
        "NCNN425",
        _text("Input data 0 1 data 0=4", 'Reshape r 1 1 data x §6="1,1,2,2,1"'),
        b"",
        "layers[1].params.shape_expr",
    ),
    Exhibit("NCNN426", _edit("Softmax", "§Softmin"), WEIGHTS, "layers[2].type"),
    Exhibit("NCNN427", _text("Input data 0 1 data 0=4", "§Noop n 1 0 data"), b"", "layers[1].type"),
    Exhibit(
        "NCNN428",
        _text(
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
        _text("Input data 0 1 data 0=4", 'Crop c 1 1 data x §19="+(0,1" 20="0w" 21="0"'),
        b"",
        "layers[1].params.starts_expr",
    ),
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
    Exhibit("NCNN510", _edit("3 3", "4 4\nMemoryData m 0 1 m"), ("§", b"\x01\x02\x03\x04", WEIGHTS), "layers[0].stray"),
    Exhibit(
        "NCNN511",
        _text("Input data 0 1 data 0=32 1=1", "Gemm g 1 1 data x 3=1 5=1 6=1 8=2 9=32 10=-1 18=400"),
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
        (b"\x01\x00\x00\x00", "§", b"\x00\x00@@\x00\x00@\xc0", _RISING[8:], b"\x00\x01\x02\x03\x04\x05\x06\x07"),
        "layers[1].body.weight.table",
    ),
    Exhibit(
        "NCNN514",
        BASE,
        (b"\x01\x00\x00\x00", "§", b"\x00\x00\xc0\x7f", _RISING[4:], b"\x00\x01\x02\x03\x04\x05\x06\x07"),
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
        _text("Input data 0 1 data 0=4", "InnerProduct fc 1 1 data fc 0=2 1=0 2=8 8=1"),
        (b"8K\r\x00\x00\x01\x02\x03\x04\x05\x06\x07", "§", b"\x00\x00\x80\x7f\x00\x00\xa0A\x00\x00\xf0A"),
        "layers[1].body.weight_int8_scales.values",
    ),
    Exhibit(
        "NCNN516",
        _text("Input data 0 1 data 0=4", "InnerProduct fc 1 1 data fc 0=2 1=0 2=8 8=1"),
        (b"8K\r\x00\x00\x01\x02\x03\x04\x05\x06\x07", "§", b"\x00\x00\x00\x00\x00\x00\xa0A\x00\x00\xf0A"),
        "layers[1].body.weight_int8_scales.values",
    ),
    Exhibit(
        "NCNN516",
        _text("Input data 0 1 data 0=4", "InnerProduct fc 1 1 data fc 0=2 1=0 2=8 8=1"),
        (b"8K\r\x00\x00\x01\x02\x03\x04\x05\x06\x07", "§", b"\x00\x00\xa0\xc1\x00\x00\xa0A\x00\x00\xf0A"),
        "layers[1].body.weight_int8_scales.values",
    ),
    Exhibit(
        "NCNN516",
        _text("Input data 0 1 data 0=4", "InnerProduct fc 1 1 data fc 0=2 1=0 2=8 8=1"),
        (b"8K\r\x00\x00\x01\x02\x03\x04\x05\x06\x07", "§", b"\x00\x00\xc0\x7f\x00\x00\xa0A\x00\x00\xf0A"),
        "layers[1].body.weight_int8_scales.values",
    ),
    # channels
    Exhibit(
        "NCNN433",
        _text(
            "Input data 0 1 data 0=4 1=4 2=1",
            "Convolution a 1 1 data a 0=2 1=3 6=18",
            "Convolution b 1 1 a b 0=2 1=1 §6=6",
        ),
        TAG + _spread(18) + TAG + _spread(6),
        "layers[2].params.weight_data_size",
    ),
    Exhibit("NCNN518", BASE, (MARK, b"GGUF\3\0\0\0" + bytes(100)), "", fatal=True),
    # values
    Exhibit("NCNN601", BASE, (TAG, MARK, struct.pack("<f", float("inf")), _spread(7)), "layers[1].body.weight.values"),
    Exhibit("NCNN602", BASE, (TAG, MARK, bytes(32)), "layers[1].body.weight.values"),
    Exhibit(
        "NCNN603",
        _text("Input data 0 1 data 0=32 1=1", "Gemm g 1 1 data x 3=1 5=1 6=1 8=2 9=32 10=-1 18=400"),
        (bytes(range(32)), MARK, struct.pack("<2f", 0.0, 1.0)),
        "layers[1].body.b_quantize_scales.values",
    ),
    Exhibit(
        "NCNN604",
        _edit("2=8", "2=8 8=1"),
        (struct.pack("<I", 0x000D4B38), bytes(range(8)), MARK, struct.pack("<3f", 1e-39, 20.0, 30.0)),
        "layers[1].body.weight_int8_scales.values",
    ),
)
