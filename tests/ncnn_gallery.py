"""A gallery of broken and odd ncnn files: at least one for every rule, beside the nearest file that is sound.

In a text, and in the parts of a binary file, MARK stands where the fault is: it is taken out, and what the library says
must be about that place. `reaction` is what ncnn 1.0.20261020 does with the file; test_ncnn.py asks it.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
from gallery import Exhibit, refused

import nkformats
from nkformats.formats.ncnn_graph import Layer
from nkformats.fuzzing.ncnn_exhibit import MARK, spread, text
from nkformats.keyed import text as texts

#: A file: a text, bytes, or parts of them.
File = str | bytes | tuple[bytes | str, ...]


class Example(NamedTuple):
    """A pair of files that breaks a rule.

    Attributes:
        rule: the rule; graph, weights: the files; path: of the field that the rule is about.
        reaction: ``refuses``, ``breaks`` (goes beyond some end of memory, so crashes as a rule), ``fails`` (when the
            network runs), ``wrong`` (other outputs than those of `mended`), ``left`` (bytes of the `.bin` unread) or
            ``loads`` (as `mended`, if there is one); empty where it cannot be asked.
        mended: the nearest sound graph and weights.
        also: rules that the same fault cannot help breaking. refused: whether it is an error of reading.
        name: of the graph's file; given: the input of the network, or all by name; options: arguments of `parse`.
    """

    rule: str
    graph: File
    path: str = ""
    reaction: str = "refuses"
    weights: File | None = None
    mended: tuple[File, File | None] | None = None
    also: tuple[str, ...] = ()
    refused: bool = False
    name: str = "m.param"
    given: Any = None
    options: dict[str, Any] = {}  # noqa: RUF012 - never changed

    @property
    def binary(self) -> bool:
        return self.name.endswith(".param.bin")


class Unwritable(NamedTuple):
    """A change of a sound model after which it cannot be written."""

    rule: str
    change: Callable[[Any], None]
    path: str


def joined(file: File) -> bytes:
    """The bytes of a file, without the mark."""
    parts = file if isinstance(file, tuple) else (file,)
    return b"".join(one.replace(MARK, "").encode() if isinstance(one, str) else one for one in parts)


def marked(file: File | None) -> int | None:
    """The offset of the mark."""
    offset = 0
    for part in file if isinstance(file, tuple) else (file,):
        if isinstance(part, str) and MARK in part:
            return offset + len(part[: part.index(MARK)].encode())
        offset += len(joined(part)) if part is not None else 0
    return None


def i32(*numbers: int) -> bytes:
    return struct.pack(f"<{len(numbers)}i", *numbers)


def f32(*numbers: float) -> bytes:
    return struct.pack(f"<{len(numbers)}f", *numbers)


# -- a small network ---------------------------------------------------------------------------------------------------

IN, FC, SM = "Input data 0 1 data 0=4", "InnerProduct fc 1 1 data fc 0=2 1=0 2=8", "Softmax prob 1 1 fc prob 0=0"
BASE = text(IN, FC, SM)
TAG, HALF, INT8 = i32(0), i32(0x01306B47), i32(0x000D4B38)
WEIGHTS = TAG + spread(8)
GIVEN = np.array([1, -2, 3, 0.5], np.float32)
SOUND = (BASE, WEIGHTS)


def edit(old: str, new: str) -> str:
    """The network with one change."""
    assert old in BASE
    return BASE.replace(old, new, 1)


def odd(rule: str, old: str, new: str, path: str = "", reaction: str = "refuses", **more: Any) -> Example:
    """An example that is one change of the small network."""
    return Example(rule, edit(old, new), path, reaction, WEIGHTS, SOUND, **more)


def alone(rule: str, line: str, path: str, reaction: str = "refuses", mended: str = "", **more: Any) -> Example:
    """One layer behind an input."""
    weights = more.pop("weights", b"")
    sound = more.pop("sound", weights)
    given = more.get("given", GIVEN)
    shape = " ".join(f"{key}={size}" for key, size in zip((0, 1, 2), reversed(given.shape), strict=False))
    head = f"Input data 0 1 data {shape}"
    mend = (text(head, mended), sound) if mended else None
    return Example(rule, text(head, line), path, reaction, weights, mend, **more)


# -- text --------------------------------------------------------------------------------------------------------------

_PNNX = "pnnx.Input in0 0 1 0 #0=(1,4)f32"
_LFS = "version https://git-lfs.github.com/spec/v1\noid sha256:97c3408630e0b72c2e924ea32dee233aee951c6b\nsize 36\n"
_HTML = "<!DOCTYPE html>\n<html><body>404</body></html>\n"
_PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(64)
_ZIP = b"PK\3\4\x14\0\0\0\x08\0" + bytes(200)

TEXT = (
    # files of another kind
    Example("NCNN001", MARK, refused=True, weights=WEIGHTS, mended=SOUND),
    Example("NCNN002", MARK + _HTML, refused=True, weights=WEIGHTS, mended=SOUND),
    Example("NCNN003", (MARK, _ZIP), refused=True, weights=WEIGHTS, mended=SOUND),
    Example("NCNN004", MARK + _LFS, refused=True, weights=WEIGHTS, mended=SOUND),
    Example("NCNN005", (MARK, _PNG), refused=True, weights=WEIGHTS, mended=SOUND),
    Example("NCNN007", (MARK, TAG + spread(30)), refused=True, weights=WEIGHTS, mended=SOUND),
    Example("NCNN008", MARK + "A model\nof some kind\n", "magic", refused=True, weights=WEIGHTS, mended=SOUND),
    Example("NCNN009", text(MARK + _PNNX, layers=1), "layers[0].type", refused=True, weights=WEIGHTS, mended=SOUND),
    Example("NCNN010", (MARK, BASE.encode("utf-16")), refused=True, weights=WEIGHTS, mended=SOUND),
    # the head
    Example("NCNN011", (MARK, b"\xef\xbb\xbf", BASE), weights=WEIGHTS, mended=SOUND),
    Example(
        "NCNN012",
        "§3 3\nInput data 0 1 data 4\nInnerProduct fc 1 1 data fc 2 0 8\nSoftmax prob 1 1 fc prob 0\n",
        weights=WEIGHTS,
        mended=SOUND,
    ),
    odd("NCNN013", "7767517\n3", "§3"),
    odd("NCNN014", "7767517", "§+7767517", reaction="loads"),
    odd("NCNN014", "7767517\n3 3", "7767517\n§03 3", reaction="loads"),
    odd("NCNN014", "fc 0=2", "fc §00=2", "layers[1]", "loads"),
    odd("NCNN015", "3 3\n", "3 §three\n", "blob_count", refused=True),
    odd("NCNN016", "3 3\n", "§0 3\n"),
    odd("NCNN016", "3 3\n", "3 §1000001\n"),
    odd("NCNN016", "3 3\n", "3 §-3\n"),
    Example("NCNN017", BASE.replace("3 3\n", "75 75\n") + MARK, weights=WEIGHTS, mended=SOUND, also=("NCNN402",)),
    Example(
        "NCNN018",
        BASE.replace("3 3\n", "2 2\n").replace("Softmax", "§Softmax"),
        "",
        "wrong",
        WEIGHTS,
        SOUND,
    ),
    Example("NCNN019", BASE + "§anything at all\n", "", "loads", WEIGHTS, SOUND),
    # records
    odd("NCNN020", "Softmax prob 1 1 fc prob 0=0\n", "Softmax prob 1 1 fc§", "layers[2].tops[0]", refused=True),
    odd("NCNN021", "prob 1 1 fc", "prob §one 1 fc", "layers[2].bottoms", refused=True),
    odd("NCNN022", "prob 1 1 fc", "prob §-1 1 fc", "layers[2].bottoms", refused=True),
    odd("NCNN022", "prob 1 1 fc", "prob 1 §1000001 fc", "layers[2].tops", refused=True),
    odd("NCNN023", "Softmax prob", "Softmax §" + "n" * 256, "layers[2]"),
    Example(
        "NCNN024",
        edit("2=8", "2=8§\0 9=4"),
        "layers[1]",
        "wrong",
        WEIGHTS,
        (edit("2=8", "2=8 9=4"), WEIGHTS),
    ),
    Example(
        "NCNN025",
        text(IN, "InnerProduct fc 1 1 data fc\n§0=2 1=0 2=8", SM, layers=3),
        "layers[2]",
        "refuses",
        WEIGHTS,
        SOUND,
    ),
    odd("NCNN026", "Softmax prob", "Softmax§\nprob", "layers[2]", "loads"),
    Example(
        "NCNN027",
        text(IN, FC, "Softmax prob 1 2 fc prob §0=0"),
        "layers[2]",
        "refuses",
        WEIGHTS,
        SOUND,
        also=("NCNN412",),
    ),
    odd("NCNN028", "2=8", "2=8 §# two outputs", "layers[1]"),
    Example("NCNN029", BASE.replace("\n", "\r\n").replace("\r", "§\r", 1), "", "loads", WEIGHTS, SOUND),
    Example("NCNN030", BASE[:-1] + MARK, "", "loads", WEIGHTS, SOUND),
    # keys and values
    odd("NCNN031", "2=8", "2=8 §junk", "layers[1].values", refused=True),
    odd("NCNN032", "2=8", "2=8 §32=1", "layers[1]"),
    odd("NCNN032", "2=8", "2=8 §-1=1", "layers[1]"),
    odd("NCNN033", "0=2 1=0", "0=7 §0=2 1=0", "layers[1]", "loads"),
    odd("NCNN034", "2=8", "2=8 9=§", "layers[1].values[9]", refused=True),
    odd("NCNN035", "prob 0=0", "prob 0=§(0", "layers[2].values[0]", refused=True),
    alone(
        "NCNN036", "BinaryOp b 1 1 data x 0=2 1=1 2=§1.5f", "layers[1]", mended="BinaryOp b 1 1 data x 0=2 1=1 2=1.5"
    ),
    odd("NCNN037", "2=8", "2=§8u", "layers[1]"),
    odd("NCNN038", "2=8", "2=§4294967304", "layers[1]"),
    alone(
        "NCNN039", "BinaryOp b 1 1 data x 0=2 1=1 2=§1e39", "layers[1]", mended="BinaryOp b 1 1 data x 0=2 1=1 2=1.5"
    ),
    alone(
        "NCNN040",
        f"BinaryOp b 1 1 data x 0=2 1=1 2=§1.5{'0' * 125}",
        "layers[1]",
        mended="BinaryOp b 1 1 data x 0=2 1=1 2=1.5",
    ),
    alone(
        "NCNN041",
        "BinaryOp b 1 1 data x 0=2 1=1 2=§0.30000001192092896",
        "layers[1]",
        "loads",
        mended="BinaryOp b 1 1 data x 0=2 1=1 2=0.3",
    ),
    odd("NCNN042", "prob 0=0", "prob 0=0 9=§inf", "layers[2]", "loads", also=("NCNN416",)),
    alone(
        "NCNN043", "BinaryOp b 1 1 data x 0=2 1=1 2=§-inf", "layers[1]", mended="BinaryOp b 1 1 data x 0=2 1=1 2=-1e9"
    ),
    odd("NCNN044", "data 0=4", "data 0=§${width}", "layers[0]", also=("NCNN417",)),
    alone("NCNN045", 'Reshape r 1 1 data x 6=§"2,2', "layers[1]", mended='Reshape r 1 1 data x 6="2,2"'),
    alone("NCNN046", 'Reshape r 1 1 data x 6="2,2"§0=2', "layers[1]", mended='Reshape r 1 1 data x 6="2,2"'),
    odd("NCNN047", "prob 0=0", f'prob 0=0 9=§"{"x" * 256}"', "layers[2]", also=("NCNN416",)),
    alone(
        "NCNN048",
        "Crop c 1 1 data x 9=1,§,1 10=3, 11=0,",
        "layers[1].values[9][1]",
        refused=True,
        mended="Crop c 1 1 data x 9=1, 10=3, 11=0,",
    ),
    alone("NCNN049", "Slice s 1 2 data a b 0=2,§ 2", "layers[1]", mended="Slice s 1 2 data a b 0=2,2"),
    alone("NCNN050", "Slice s 1 2 data a b 0=2,§2.5", "layers[1]", mended="Slice s 1 2 data a b 0=2,2"),
    odd("NCNN051", "2=8", "2=8 10=0.5,§1", "layers[1]", "loads"),
    odd("NCNN052", "2=8", "2=8 9=3 -23310=§2,1,1.5", "layers[1]", "wrong"),
    odd("NCNN053", "2=8", "2=8 -23310=§2,0.5", "layers[1]"),
    odd("NCNN054", "2=8", "2=8 -23310=§-1,0.5", "layers[1]"),
    odd("NCNN055", "2=8", "2=8 -23310=§0.5,1.0", "layers[1].values[10]", refused=True),
)

# -- the binary form ---------------------------------------------------------------------------------------------------


def entry(key: int, value: float) -> bytes:
    return i32(key) + (i32(value) if isinstance(value, int) else f32(value))


def layer(index: int, bottoms: tuple[int, ...], tops: tuple[int, ...], *entries: bytes) -> bytes:
    return i32(index, len(bottoms), len(tops), *bottoms, *tops) + b"".join(entries) + i32(-233)


HEAD, END = i32(7767517, 3, 3), i32(-233)
B_IN = layer(16, (), (0,), entry(0, 4))
B_FC = layer(15, (0,), (1,), entry(0, 2), entry(1, 0), entry(2, 8))
B_SM = layer(32, (1,), (2,), entry(0, 0))
#: The last layer up to its end mark.
OPEN = (HEAD, B_IN, B_FC, B_SM[:-4])
SOUND_BINARY = ((HEAD, B_IN, B_FC, B_SM), WEIGHTS)


def binary(rule: str, *parts: bytes | str, path: str, reaction: str = "refuses", **more: Any) -> Example:
    mended = more.pop("mended", SOUND_BINARY)
    return Example(
        rule,
        parts,
        path,
        reaction,
        more.pop("weights", WEIGHTS),
        mended,
        refused=more.pop("refused", True),
        name=more.pop("name", "m.param.bin"),
        **more,
    )


_LAST = "layers[2].entries[1]"
_TEXT = i32(-23409, 3)

BINARY = (
    binary("NCNN101", MARK, i32(7767518, 3, 3), B_IN, B_FC, B_SM, path="magic"),
    binary("NCNN101", MARK, struct.pack(">3i", 7767517, 3, 3), B_IN, B_FC, B_SM, path="magic"),
    binary("NCNN102", HEAD[:4], MARK, i32(-3, 3), B_IN, B_FC, B_SM, path="layer_count"),
    binary("NCNN102", HEAD[:8], MARK, i32(1000001), B_IN, B_FC, B_SM, path="blob_count"),
    binary("NCNN103", HEAD, B_IN, B_FC, MARK, layer(110, (1,), (2,)), path="layers[2].type_index", refused=False),
    binary("NCNN103", HEAD, B_IN, B_FC, MARK, layer(-1, (1,), (2,)), path="layers[2].type_index", refused=False),
    binary("NCNN104", HEAD, B_IN, B_FC, i32(32), MARK, i32(-1, 1, 2), END, path="layers[2].bottom_count"),
    binary("NCNN104", HEAD, B_IN, B_FC, i32(32, 1), MARK, i32(2**31 - 1, 1, 2), END, path="layers[2].top_count"),
    binary("NCNN105", *OPEN, MARK, entry(32, 1), END, path=f"{_LAST}.key"),
    binary("NCNN105", *OPEN, MARK, i32(-23299, 0), END, path=f"{_LAST}.key"),
    binary("NCNN106", *OPEN, i32(-23309), MARK, i32(-1), END, path=f"{_LAST}.numbers.array_length"),
    binary("NCNN107", *OPEN, i32(-23409), MARK, i32(256), bytes(256), END, path=f"{_LAST}.string.text_length"),
    binary(
        "NCNN108",
        *OPEN,
        _TEXT,
        MARK,
        b"\xff\xfex\0",
        END,
        path=f"{_LAST}.string.text",
        reaction="loads",
        refused=False,
        also=("NCNN416",),
    ),
    binary(
        "NCNN109",
        *OPEN,
        _TEXT,
        b"abc",
        MARK,
        b"X",
        END,
        path=f"{_LAST}.string.padding",
        reaction="loads",
        refused=False,
        also=("NCNN416",),
    ),
    binary("NCNN110", HEAD, B_IN, B_FC, B_SM, MARK, b"\0\0\0\0junk", path="trailing", reaction="loads", refused=False),
    # of the graph, in this form
    binary(
        "NCNN402",
        HEAD[:8],
        MARK,
        i32(11),
        B_IN,
        B_FC,
        B_SM,
        path="blob_count",
        reaction="loads",
        refused=False,
    ),
    binary("NCNN403", HEAD, B_IN, B_FC, i32(32, 1, 1, 1), MARK, i32(3), END, path="layers[2].tops[0]", refused=False),
    binary(
        "NCNN403",
        HEAD,
        B_IN,
        B_FC,
        i32(32, 1, 1),
        MARK,
        i32(-1, 2),
        END,
        path="layers[2].bottoms[0]",
        refused=False,
        also=("NCNN404",),
    ),
    binary(
        "NCNN406",
        HEAD,
        B_IN,
        i32(26, 1, 1),
        MARK,
        i32(2, 1),
        END,
        layer(26, (1,), (2,)),
        path="layers[1].bottoms[0]",
        refused=False,
        weights=b"",
        mended=None,
        also=("NCNN428",),
    ),
    binary(
        "NCNN409",
        HEAD,
        B_IN,
        B_FC,
        i32(26, 1, 1, 0),
        MARK,
        i32(1),
        END,
        path="layers[2].tops[0]",
        reaction="wrong",
        refused=False,
        also=("NCNN402", "NCNN410"),
    ),
    binary(
        "NCNN430",
        HEAD[:4],
        i32(2, 3),
        B_IN,
        MARK,
        B_FC,
        B_SM,
        path="layers[1].type",
        reaction="wrong",
        refused=False,
        also=("NCNN110", "NCNN402"),
    ),
    binary(
        "NCNN431",
        i32(7767517, 2, 2),
        B_IN,
        i32(40, 1, 1, 0, 1),
        entry(0, 2),
        entry(1, 1),
        MARK,
        entry(2, 1),
        END,
        path="layers[1].params.b",
        reaction="wrong",
        refused=False,
        weights=b"",
        mended=((i32(7767517, 2, 2), B_IN, layer(40, (0,), (1,), entry(0, 2), entry(1, 1), entry(2, 1.0))), b""),
    ),
)


# -- operators and weights ---------------------------------------------------------------------------------------------

SQUARE = np.arange(16, dtype=np.float32).reshape(1, 4, 4) - 6
_RISING = f32(*(n / 64 for n in range(256)))
_LONG = text("Input data 0 1 data 0=172", "InnerProduct fc 1 1 data fc 0=2 1=0 2=344")
_EMBED = "Embed e 1 1 data x 0=2 1=3 2=0 3=6"
_GEMM = "Gemm g 1 1 data x 3=1 5=1 6=1 8=2 9=32 10=-1"
_UNFOLD = "Unfold u 1 1 data x 1=2"
_MHA = "MultiHeadAttention m 1 1 data x 0=4 1=2 2=16"
_ATTENTION = (TAG + spread(16) + f32(0, 0, 0, 0)) * 4
_DEPTHWISE = "ConvolutionDepthWise c 1 1 data x 0=1 1=1 6=1 7=1"
_THREE = text("Input data 0 1 data 0=3", "InnerProduct fc 1 1 data fc 0=1 1=0 2=3")
_LINE = np.linspace(-1, 1, 32, dtype=np.float32).reshape(1, 32)

OPERATORS = (
    Example(
        "NCNN201",
        _THREE,
        "layers[1].body.weight.pad",
        "loads",
        (HALF, bytes(6), MARK, b"\x83\x22"),
        (_THREE, HALF + bytes(8)),
        given=GIVEN[:3],
    ),
    # the flag is missing, so everything is shifted by four bytes
    Example(
        "NCNN202",
        _LONG,
        "layers[1].body.weight.flag",
        "wrong",
        (MARK, spread(344)),
        (_LONG, TAG + spread(344)),
        ("NCNN509", "NCNN514"),
        given=np.resize(GIVEN, 172),
    ),
    Example("NCNN203", BASE, "layers[1].body.weight.load", "breaks", (MARK, INT8, bytes(8)), SOUND),
    alone(
        "NCNN204",
        f"{_EMBED} §18=1",
        "layers[1].params.int8_scale_term",
        "wrong",
        _EMBED,
        given=np.array([0, 2], np.int32),
        weights=TAG + spread(6) + f32(20),
        sound=TAG + spread(6),
    ),
    alone(
        "NCNN205",
        f"{_GEMM} §18=400",
        "layers[1].params.quantize_term",
        "",
        weights=HALF + bytes(64) + f32(1, 1),
        options={"variant": "202607"},
        given=_LINE,
        also=("NCNN511",),
    ),
    Example("NCNN301", edit("0=2", "§0=0"), "layers[1].params.num_output", "refuses", WEIGHTS, SOUND, refused=True),
    alone("NCNN302", "Unfold u 1 1 data x §1=0", "layers[1].params.kernel_w", mended=_UNFOLD, given=SQUARE),
    alone("NCNN303", "Unfold u 1 1 data x 1=2 §2=0", "layers[1].params.dilation_w", mended=_UNFOLD, given=SQUARE),
    odd("NCNN304", "0=2 1=0 2=8", "§0=2 1=0 2=7", "layers[1].params.num_output", refused=True),
    odd("NCNN305", "2=8", "2=8 §9=7", "layers[1].params.activation_type", refused=True),
    odd("NCNN306", "2=8", "2=8 §9=2", "layers[1].params.activation_type", refused=True),
    alone(
        "NCNN307",
        "ShuffleChannel s 1 1 data x §0=0",
        "layers[1].params.group",
        mended="ShuffleChannel s 1 1 data x 0=1",
        given=SQUARE,
    ),
    alone(
        "NCNN308",
        f"{_DEPTHWISE} §8=5",
        "layers[1].params.int8_scale_term",
        mended=_DEPTHWISE,
        given=SQUARE,
        weights=TAG + f32(2),
        refused=True,
    ),
    alone("NCNN309", "UnaryOp u 1 1 data x §0=99", "layers[1].params.op_type", mended="UnaryOp u 1 1 data x 0=1"),
    alone(
        "NCNN310",
        "Squeeze q 1 1 data x §3=9,",
        "layers[1].params.axes",
        mended="Squeeze q 1 1 data x 3=0,",
        given=SQUARE,
    ),
    alone(
        "NCNN311",
        "Crop c 1 1 data x §9=1,1 10=3, 11=0,",
        "layers[1].params.starts",
        mended="Crop c 1 1 data x 9=1, 10=3, 11=0,",
    ),
    alone("NCNN312", "§Reshape r 1 1 data x", "layers[1].params.w", mended="Reshape r 1 1 data x 0=4"),
    Example(
        "NCNN313",
        text("§MemoryData m 0 1 x 0=65536 1=65536"),
        "layers[0].params.d",
        "refuses",
        bytes(64),
        (text("MemoryData m 0 1 x 0=4 1=4"), bytes(64)),
        refused=True,
    ),
    alone(
        "NCNN314",
        "PixelShuffle p 1 1 data x §0=0",
        "layers[1].params.upscale_factor",
        mended="PixelShuffle p 1 1 data x 0=1",
        given=SQUARE,
    ),
    alone(
        "NCNN315",
        "Softmax s 1 1 data x §0=1",
        "layers[1].params.axis",
        mended="Softmax s 1 1 data x 0=1 1=1",
        given=SQUARE,
    ),
    Example(
        "NCNN316",
        text(IN, "Input by 0 1 by 0=4", "Scale s 2 1 data by x §0=-233 1=1"),
        "layers[2].params.scale_data_size",
        "breaks",
        b"",
        refused=True,
        given={"data": GIVEN, "by": GIVEN},
    ),
    alone(
        "NCNN317",
        f"{_GEMM} §18=5",
        "layers[1].params.quantize_term",
        mended=_GEMM,
        weights=TAG + spread(64),
        given=_LINE,
        refused=True,
    ),
    alone(
        "NCNN318",
        f"{_GEMM.replace('3=1', '3=0')} §18=400",
        "layers[1].params.quantize_term",
        mended=f"{_GEMM} 18=400",
        weights=bytes(32) + f32(1, 1),
        given=_LINE,
        refused=True,
    ),
    alone(
        "NCNN319",
        _MHA.replace("1=2", "§1=3"),
        "layers[1].params.num_heads",
        mended=_MHA,
        weights=_ATTENTION,
        given=SQUARE[0],
        refused=True,
    ),
    alone("NCNN320", "§ArgMax a 1 1 data x", "layers[1].type"),
    alone(
        "NCNN323",
        "Pooling p 1 1 data x 0=0 1=2 2=1 §3=2147483647",
        "layers[1].params.pad_left",
        "breaks",
        mended="Pooling p 1 1 data x 0=0 1=2 2=1 3=0",
        given=SQUARE[0],
    ),
    alone(
        "NCNN324",
        "Crop c 1 1 data x §0=-1000000000 3=1 4=1 5=1",
        "layers[1].params.woffset",
        "breaks",
        mended="Crop c 1 1 data x 0=1 3=1 4=1 5=1",
        given=SQUARE,
    ),
    alone(
        "NCNN325",
        "LRN n 1 1 data x §1=0",
        "layers[1].params.local_size",
        "wrong",
        mended="LRN n 1 1 data x 1=5",
        given=SQUARE,
    ),
    alone(
        "NCNN322",
        "Yolov3DetectionOutput y 1 1 data x 0=1 1=1 §-23304=2,10.0,13.0 -23305=1,9.0 -23306=1,8.0",
        "layers[1].params.biases",
        mended="Yolov3DetectionOutput y 1 1 data x 0=1 1=1 -23304=2,10.0,13.0 -23305=1,0.0 -23306=1,8.0",
        given=np.full((6, 2, 2), 5, np.float32),
    ),
    alone(
        "NCNN432",
        "Einsum e 2 1 data data x §0=105,106,44,106,107,45,62,105,107",
        "layers[1].params.equation",
        mended="Einsum e 2 1 data data x 0=105,107,44,107,106,45,62,105,106",
    ),
    alone(
        "NCNN321",
        "Einsum e 1 1 data x §0=1,2,3",
        "layers[1].params.equation",
        mended="Einsum e 1 1 data x 0=105,106,45,62,105,106",
        given=SQUARE[0],
    ),
)


# -- the graph ---------------------------------------------------------------------------------------------------------

_SPLIT, _SG, _RL = "Split s 1 2 fc a b", "Sigmoid g 1 1 {} sg", "ReLU r 1 1 {} rl 0=0.5"
_ADD = "BinaryOp ad 2 1 sg rl prob 0=0"
_HEADS = (text(IN, FC, _SPLIT, _SG.format("a"), _RL.format("b"), _ADD), WEIGHTS)
_POW = "BinaryOp b 1 1 data x 0=2 1=1 2=1.5"
_HINTED = "Input data 0 1 data 0=4 -23330=4,1,4,1,1"
_TWO = text(IN, "Split s 1 2 data a b", "Eltwise e 2 1 a b x 0=1")
_SLICE = "Slice s 1 2 data a b 0=2,2"
_MAPS, _CONV = "Input data 0 1 data 0=4 1=4 2=1", "Convolution a 1 1 data a 0=2 1=3 6=18"


def hint(rule: str, value: str, path: str = "layers[0].params.30", reaction: str = "refuses") -> Example:
    """An example of shape hints or a feature mask, of the input."""
    return Example(rule, text(f"{IN} §{value}", FC, SM), path, reaction, WEIGHTS, (text(_HINTED, FC, SM), WEIGHTS))


GRAPH = (
    Example(
        "NCNN401",
        text(IN, FC, SM.replace("prob 0", "§prob 0"), blobs=2),
        "layers[2].tops[0]",
        "refuses",
        WEIGHTS,
        SOUND,
    ),
    Example("NCNN402", BASE.replace("3 3\n", "3 §11\n"), "blob_count", "loads", WEIGHTS, SOUND),
    Example(
        "NCNN404",
        text(IN, FC.replace("data fc", "§dat fc"), SM),
        "layers[1].bottoms[0]",
        "fails",
        WEIGHTS,
        SOUND,
        also=("NCNN428",),
    ),
    Example(
        "NCNN405", text(IN, SM.replace("fc prob", "§fc prob"), FC), "layers[1].bottoms[0]", "fails", WEIGHTS, SOUND
    ),
    Example(
        "NCNN406",
        text(IN, "BinaryOp a 2 1 data §y x 0=0", "ReLU b 1 1 x y"),
        "layers[1].bottoms[1]",
        "fails",
        b"",
        _HEADS,
        also=("NCNN427",),
    ),
    Example(
        "NCNN406", text(IN, "BinaryOp a 2 1 data §x x 0=0"), "layers[1].bottoms[1]", "fails", b"", None, ("NCNN427",)
    ),
    Example(
        "NCNN407",
        text("ReLU r 1 1 §data x"),
        "layers[0].bottoms[0]",
        "loads",
        b"",
        (text(IN, "ReLU r 1 1 data x"), b""),
    ),
    odd("NCNN408", "Softmax prob", "Softmax §fc", "layers[2].name", "loads"),
    Example(
        "NCNN409",
        text(IN, FC, "Softmax prob 1 1 fc §fc 0=0"),
        "layers[2].tops[0]",
        "wrong",
        WEIGHTS,
        SOUND,
        ("NCNN427",),
    ),
    Example(
        "NCNN409",
        text(IN, "ReLU a 1 1 data x", "Sigmoid b 1 1 x §x", "Noop n 1 1 x y"),
        "layers[2].tops[0]",
        "wrong",
        b"",
        (text(IN, "ReLU a 1 1 data x", "Sigmoid b 1 1 x z", "Noop n 1 1 z y"), b""),
        ("NCNN411",),
    ),
    Example(
        "NCNN410",
        text(IN, FC, _SG.format("fc"), _RL.format("§fc"), _ADD),
        "layers[3].bottoms[0]",
        "breaks",
        WEIGHTS,
        _HEADS,
    ),
    Example(
        "NCNN410",
        text(IN, FC, _SG.format("fc"), _ADD.replace("rl", "§fc")),
        "layers[3].bottoms[1]",
        "breaks",
        WEIGHTS,
        _HEADS,
    ),
    Example(
        "NCNN411",
        text("MemoryData m 0 1 m 0=4", _SG.format("m"), _RL.format("§m"), _ADD),
        "layers[2].bottoms[0]",
        "loads",
        spread(4),
        (text("MemoryData m 0 1 m 0=4", _SPLIT.replace("fc", "m"), _SG.format("a"), _RL.format("b"), _ADD), spread(4)),
    ),
    Example(
        "NCNN411",
        text(IN, FC, "Noop n 1 0 fc", SM.replace("fc prob", "§fc prob")),
        "layers[3].bottoms[0]",
        "loads",
        WEIGHTS,
        SOUND,
    ),
    Example(
        "NCNN412",
        text(IN, "Split s 1 2 data a b", "Squeeze q §2 1 a b x 3=0,"),
        "layers[2].bottoms",
        "refuses",
        b"",
        (text(IN, "Squeeze q 1 1 data x 3=0,"), b""),
        given=SQUARE,
    ),
    Example(
        "NCNN412",
        text(IN, "Split s 1 2 data a b", _POW.replace("1 1 data", "§2 1 a b")),
        "layers[2].bottoms",
        "refuses",
        b"",
    ),
    alone("NCNN413", "BinaryOp b §1 1 data x 0=0", "layers[1].bottoms", "breaks", mended=_POW),
    Example("NCNN413", text(IN, "Concat c §0 1 x"), "layers[1].bottoms", "breaks", b"", None, ("NCNN428",)),
    Example(
        "NCNN414",
        text(IN, "Split s 1 3 data a b c", "BinaryOp p §3 1 a b c x 0=0"),
        "layers[2].bottoms",
        "wrong",
        b"",
        (text(IN, "Split s 1 3 data a b c", "Eltwise p 3 1 a b c x 0=1"), b""),
    ),
    alone("NCNN414", "Noop n 1 §2 data a b", "layers[1].tops", "breaks", mended="Split n 1 2 data a b"),
    alone("NCNN415", "Slice s 1 3 data a b c §0=2,2", "layers[1].params.slices", "breaks", mended=_SLICE),
    alone("NCNN415", "Slice s 1 2 data a b §0=1,1,2", "layers[1].params.slices", "wrong", mended=_SLICE),
    odd("NCNN416", "prob 0=0", "prob 0=0 §17=5", "layers[2].params.17", "loads"),
    alone(
        "NCNN417", "BinaryOp b 1 1 data x 0=2 1=1 §2=nan", "layers[1].params.b", "wrong", mended=_POW, also=("NCNN042",)
    ),
    alone("NCNN417", "BinaryOp b 1 1 data x §0=2.0 1=1 2=1.5", "layers[1].params.op_type", "wrong", mended=_POW),
    alone("NCNN417", "BinaryOp b 1 1 data x 0=2 1=1 §2=1.5,", "layers[1].params.b", "wrong", mended=_POW),
    alone(
        "NCNN417",
        "Reshape r 1 1 data x 0=4 §6=2,2",
        "layers[1].params.shape_expr",
        "wrong",
        mended='Reshape r 1 1 data x 6="2,2"',
    ),
    odd("NCNN418", "prob 0=0", "prob §0=0.0", "layers[2].params.axis", "loads"),
    alone(
        "NCNN419",
        "Squeeze q 1 1 data x §3=0.0,",
        "layers[1].params.axes",
        mended="Squeeze q 1 1 data x 3=0,",
        given=SQUARE,
    ),
    alone(
        "NCNN419",
        "Squeeze q 1 1 data x §3=0",
        "layers[1].params.axes",
        mended="Squeeze q 1 1 data x 3=0,",
        given=SQUARE,
    ),
    hint("NCNN420", "-23330=4,1.0,4.0,1.0,1.0"),
    hint("NCNN420", "30=3"),
    hint("NCNN421", "-23330=3,1,4,1"),
    hint("NCNN421", "-23330=8,1,4,1,1,1,4,1,1"),
    hint("NCNN422", "-23330=4,5,4,1,1"),
    hint("NCNN422", "-23330=4,4,4,1,1"),
    hint("NCNN422", "-23330=4,1,-4,1,1"),
    hint("NCNN422", "-23330=4,3,2147483647,2147483647,2147483647"),
    hint("NCNN423", "31=1.0", "layers[0].params.31"),
    hint("NCNN423", "31=1,", "layers[0].params.31"),
    hint("NCNN424", "31=256", "layers[0].params.31", "loads"),
    alone(
        "NCNN425",
        'Reshape r 1 1 data x §6="foo(0w)"',
        "layers[1].params.shape_expr",
        "fails",
        mended='Reshape r 1 1 data x 6="neg(-4)"',
    ),
    alone(
        "NCNN425",
        'Reshape r 1 1 data x §6="//(16,0)"',
        "layers[1].params.shape_expr",
        "fails",
        mended='Reshape r 1 1 data x 6="//(16,4)"',
    ),
    alone(
        "NCNN425",
        'Reshape r 1 1 data x §6="*(2,2"',
        "layers[1].params.shape_expr",
        mended='Reshape r 1 1 data x 6="*(2,2)"',
    ),
    alone(
        "NCNN425",
        'Reshape r 1 1 data x §6="2,*"',
        "layers[1].params.shape_expr",
        "breaks",
        mended='Reshape r 1 1 data x 6="2,2"',
    ),
    alone(
        "NCNN425",
        'Reshape r 1 1 data x §6="*(2,2,2),1"',
        "layers[1].params.shape_expr",
        "wrong",
        mended='Reshape r 1 1 data x 6="*(2,2),4"',
        given=SQUARE,
    ),
    alone(
        "NCNN425",
        'Reshape r 1 1 data x §6="1w"',
        "layers[1].params.shape_expr",
        "fails",
        mended='Reshape r 1 1 data x 6="0w"',
    ),
    alone(
        "NCNN425",
        'Reshape r 1 1 data x §6="1,1,2,2,1"',
        "layers[1].params.shape_expr",
        mended='Reshape r 1 1 data x 6="1,1,2,2"',
    ),
    odd("NCNN426", "Softmax", "§Softmin", "layers[2].type"),
    Example("NCNN427", text(IN, "§Noop n 1 0 data"), "layers[1].type", "loads", b"", None),
    Example(
        "NCNN428",
        text(IN, FC, SM, "Input more 0 1 §more 0=4"),
        "layers[3].tops[0]",
        "loads",
        WEIGHTS,
        given={"data": GIVEN, "more": GIVEN},
    ),
    alone(
        "NCNN429",
        'Crop c 1 1 data x §19="+(0,1" 20="0w" 21="0"',
        "layers[1].params.starts_expr",
        "loads",
        mended='Crop c 1 1 data x 19="+(0,1)" 20="0w" 21="0"',
    ),
    Example(
        "NCNN433",
        text(_MAPS, _CONV, "Split s 1 2 a x y", "Convolution b 1 1 x b 0=3 1=1 6=6", f"Eltwise e 2 1 b {MARK}y e 0=1"),
        "layers[4].bottoms[1]",
        "breaks",
        TAG + spread(18) + TAG + spread(6),
        (
            text(_MAPS, _CONV, "Split s 1 2 a x y", "Convolution b 1 1 x b 0=2 1=1 6=4", "Eltwise e 2 1 b y e 0=1"),
            TAG + spread(18) + TAG + spread(4),
        ),
        given=SQUARE,
    ),
    Example(
        "NCNN433",
        text(_MAPS, _CONV, f"Convolution b 1 1 a b 0=2 1=1 {MARK}6=6"),
        "layers[2].params.weight_data_size",
        "wrong",
        TAG + spread(18) + TAG + spread(6),
        (text(_MAPS, _CONV, "Convolution b 1 1 a b 0=2 1=1 6=4"), TAG + spread(18) + TAG + spread(4)),
        given=SQUARE,
    ),
)


# -- the pair ----------------------------------------------------------------------------------------------------------

_INT8 = text(IN, FC + " 8=1")
_SCALED = INT8 + bytes(range(8))
_BOOK = i32(1) + _RISING + bytes(range(8))
_STRAY = text("MemoryData m 0 1 m", IN, FC, SM)
_BLOCKS = (text("Input data 0 1 data 0=32 1=1", f"{_GEMM} 18=400"), bytes(range(32)) + f32(1, 2))
_BIG = text("Input data 0 1 data 0=172", "InnerProduct fc 1 1 data fc 0=2 1=0 2=344")


def other(rule: str, *parts: bytes | str, reaction: str = "refuses") -> Example:
    """A file of another kind under the name of the `.bin`."""
    return Example(rule, BASE, "", reaction, (MARK, *parts), SOUND, refused=True)


PAIR = (
    other("NCNN501"),
    other("NCNN502", _LFS),
    other("NCNN503", _HTML),
    other("NCNN504", _ZIP),
    other("NCNN504", b"\x1f\x8b\x08\0" + bytes(100)),
    other("NCNN505", _PNG),
    other("NCNN506", "weights are not here\nthey are elsewhere\n"),
    other("NCNN507", BASE),
    other("NCNN508", *SOUND_BINARY[0]),
    other("NCNN518", b"GGUF\3\0\0\0" + bytes(100)),
    other("NCNN518", (24).to_bytes(8, "little") + b'{"__metadata__":{"a":1} }'),
    Example("NCNN509", BASE, "trailing", "left", (WEIGHTS, MARK, b"\0"), SOUND),
    Example("NCNN509", BASE, "trailing", "left", (WEIGHTS, MARK, WEIGHTS), SOUND),
    Example("NCNN510", _STRAY, "layers[0].stray", "refuses", (MARK, b"\1\2\3\4", WEIGHTS)),
    Example(
        "NCNN511",
        _BLOCKS[0],
        "layers[1].body",
        "wrong",
        (MARK, INT8, _BLOCKS[1]),
        _BLOCKS,
        given=_LINE,
    ),
    Example("NCNN512", MARK + BASE, "magic", "refuses", WEIGHTS, None, name="m.param.bin"),
    binary("NCNN513", MARK, *SOUND_BINARY[0], path="magic", name="m.param", refused=False, mended=None),
    Example(
        "NCNN514",
        BASE,
        "layers[1].body.weight.table",
        "wrong",
        (i32(1), MARK, f32(3, -3), _RISING[8:], bytes(range(8))),
        (BASE, _BOOK),
    ),
    Example(
        "NCNN514",
        BASE,
        "layers[1].body.weight.table",
        "wrong",
        (i32(1), MARK, f32(float("nan")), _RISING[4:], bytes(range(8))),
        (BASE, _BOOK),
    ),
    Example("NCNN517", MARK + BASE, "magic", reaction="", mended=SOUND),
    Example(
        "NCNN515",
        _INT8,
        "layers[1].body.weight_int8_scales.values",
        "wrong",
        (_SCALED, MARK, f32(float("inf"), 20, 30)),
        (_INT8, _SCALED + f32(20, 20, 30)),
    ),
    *(
        Example(
            "NCNN516",
            _INT8,
            "layers[1].body.weight_int8_scales.values",
            "wrong",
            (_SCALED, MARK, f32(scale, 20, 30)),
            (_INT8, _SCALED + f32(20, 20, 30)),
        )
        for scale in (0.0, -20.0, float("nan"))
    ),
)

#: A file that only the reader of the text itself takes for one: `parse` tells the forms apart by what they hold.
TEXT_ALONE = Example("NCNN006", (MARK, *SOUND_BINARY[0]))

EXAMPLES = (*TEXT, *BINARY, *OPERATORS, *GRAPH, *PAIR)

#: Rules whose findings are warnings although the runtime refuses such a file or computes something else, and why.
LENIENT = {
    "NCNN426": "a program may register the operator; the verdict is `not validated`",
    "NCNN515": "shipped models have such scales, in channels without use",
    "NCNN516": "shipped models have such scales, in channels without use",
}


def _value(key: int, value: Any) -> Callable[[Any], None]:
    return lambda model: model.layers[1].values.update({key: value})


UNWRITABLE = (
    Unwritable("NCNN061", lambda model: setattr(model.layers[1], "name", "f c"), "layers[1].name"),
    Unwritable("NCNN061", lambda model: setattr(model.layers[2], "type", ""), "layers[2].type"),
    Unwritable("NCNN061", lambda model: model.layers[2].bottoms.append("n" * 256), "layers[2].bottoms[1]"),
    Unwritable("NCNN062", _value(9, "a\nb"), "layers[1].values[9]"),
    Unwritable("NCNN062", _value(9, '1,"'), "layers[1].values[9]"),
    Unwritable("NCNN063", _value(9, 2**31), "layers[1].values[9]"),
    Unwritable("NCNN063", _value(9, float("inf")), "layers[1].values[9]"),
    Unwritable("NCNN064", _value(32, 1), "layers[1].values[32]"),
    Unwritable("NCNN065", _value(10, [1, 0.5]), "layers[1].values[10]"),
    Unwritable("NCNN066", lambda model: model.layers.clear(), "layer_count"),
)


#: Each exhibit by name, as the tests of the promises take them: the bytes of its graph and of its weights.
EXHIBITS: dict[str, Callable[[], tuple[bytes, bytes | None]]] = {
    f"{one.rule}-{n}": (lambda one=one: (joined(one.graph), None if one.weights is None else joined(one.weights)))
    for n, one in enumerate(EXAMPLES)
    # What stands in the name of a file, or in an argument, is in no bytes.
    if not one.options and one.rule not in ("NCNN512", "NCNN513")
}


def exhibits() -> Iterator[Exhibit]:
    """Every broken or odd pair of files, and what is refused when a model is written."""
    for one in EXAMPLES:
        weights = {} if one.weights is None else {".bin": joined(one.weights)}
        options = ("--variant", one.options["variant"]) if "variant" in one.options else ()
        yield Exhibit(one.rule, {one.name.removeprefix("m"): joined(one.graph), **weights}, options)
    # By content it is a binary graph, whatever it is called; only the reader of texts takes it for a text.
    yield refused(TEXT_ALONE.rule, lambda: texts.parse(memoryview(joined(TEXT_ALONE.graph)), Layer))
    for change in UNWRITABLE:
        yield refused(change.rule, lambda change=change: _write(change))


def _write(one: Unwritable) -> None:
    model: Any = nkformats.parse(BASE.encode(), format="ncnn", companion=WEIGHTS)
    one.change(model)
    model.to_files()
