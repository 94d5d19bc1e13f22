"""What the tests of ncnn share: the files of the corpus with their right answers, and small networks of our own."""

from __future__ import annotations

import functools
import json
import struct
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from conftest import CORPUS

FOLDER = CORPUS / "ncnn"

#: How golden.json calls the storages that have another name here.
STORAGES = {"table256": "codebook"}


@functools.cache
def answers(name: str) -> Any:
    """A table of right answers: golden, head_expected or wild; nothing where there is no corpus."""
    path = FOLDER / f"{name}.json"
    return json.loads(path.read_text()) if path.exists() else {}


#: The pairs with right answers, by the path of their `.param`, which the runtime of the tests reads or, the last few,
#: an older one.
PAIRS = sorted(answers("golden"))
RUNTIME = [name for name in PAIRS if answers("golden")[name]["trace_runtime"].startswith("PyPI")]

#: Weightless `.param` files, and `.param.bin` files.
HEADS = sorted(answers("head_expected"))
PARAMBINS = sorted(path.name for path in (FOLDER / "parambin").glob("*.param.bin"))


def pair(name: str) -> tuple[Path, Path]:
    """The `.param` and the `.bin` of a name of golden.json."""
    return FOLDER / f"{name}.param", FOLDER / f"{name}.bin"


def text_twin(name: str) -> Path:
    """The text of a file of parambin/."""
    text = name.removesuffix(".bin")
    folders = ("head_params", "pypi", "pnnx", "tools", "synth")
    return next(path for folder in folders if (path := FOLDER / folder / text).exists())


def wild_files(entry: dict[str, Any]) -> tuple[Path, Path | None]:
    """The graph of an entry of wild.json, and its weights where it is a pair."""
    paths = [FOLDER / "wild" / one["file"] for one in entry["files"]]
    graph = next(path for path, one in zip(paths, entry["files"], strict=True) if one["role"] != "bin")
    weights = [path for path, one in zip(paths, entry["files"], strict=True) if one["role"] == "bin"]
    return graph, weights[0] if weights else None


def blob_numbers(model: Any) -> list[tuple[list[int], list[int]]]:
    """The blobs of each layer as a `.param.bin` numbers them: inputs the first of their name, outputs always new."""
    first: dict[str, int] = {}
    found, count = [], 0
    for layer in model.layers:
        for name in layer.bottoms:
            if name not in first:
                first[name], count = count, count + 1
        tops = [*range(count, count + len(layer.tops))]
        count += len(tops)
        found.append(([first[name] for name in layer.bottoms], tops))
        for name, number in zip(layer.tops, tops, strict=True):
            first.setdefault(name, number)
    return found


def narrow(value: Any) -> Any:
    """A value of a parameter with its floats as 32 bits hold them."""
    if isinstance(value, dict):
        return {key: narrow(one) for key, one in value.items()}
    if isinstance(value, list):
        return [narrow(one) for one in value]
    return float(np.float32(value)) if isinstance(value, float) else value


# -- networks of our own -----------------------------------------------------------------------------------------------


class Net(NamedTuple):
    """A network: its `.param` and its `.bin`."""

    param: bytes
    weights: bytes


FP16, BF16, INT8 = 0x01306B47, 0x01348B83, 0x000D4B38


def _floats(count: int, scale: float = 0.125) -> bytes:
    return np.arange(-(count // 2), count - count // 2, dtype="<f4").__mul__(np.float32(scale)).astype("<f4").tobytes()


def _tagged(flag: int, payload: bytes) -> bytes:
    return struct.pack("<I", flag) + payload + bytes(-len(payload) % 4)


def _halves(count: int) -> bytes:
    return np.frombuffer(_floats(count), "<f4").astype("<f2").tobytes()


def _upper_halves(count: int) -> bytes:
    return (np.frombuffer(_floats(count), "<u4") >> 16).astype("<u2").tobytes()


def _mixed() -> Net:
    """All storages with a flag, odd counts with padding, scales, and a branch."""
    text = b"""7767517
9 10
Input            in       0 1 data 0=5 1=5 2=1
Split            fork     1 2 data left right
Convolution      conv1    1 1 left a 0=1 1=3 4=1 5=1 6=9
Convolution      conv2    1 1 right b 0=1 1=3 4=1 6=9 9=2 -23310=1,1.000000e-01
Eltwise          sum      2 1 a b c 0=1 -23301=2,1.0,0.5
ConvolutionDepthWise dw   1 1 c d 0=1 1=1 5=1 6=1 7=1 8=1
PReLU            slope    1 1 d e 0=1
Reshape          shape    1 1 e f 0=25 6="25"
InnerProduct     out      1 1 f g 0=2 1=1 2=50 30=1,2,1,1
"""
    weights = [
        _tagged(FP16, _halves(9)), _floats(1), _tagged(BF16, _upper_halves(9)),
        _tagged(INT8, b"\x81"), _floats(1), struct.pack("<2f", 8.0, 16.0), _floats(1),
        _tagged(1, _floats(256) + bytes(range(50))), _floats(2),
    ]  # fmt: skip
    return Net(text, b"".join(weights))


def _blocks() -> Net:
    """Block-quantised weights, constants, a recurrent layer and CRLF."""
    lines = [
        "7767517",
        "4 4",
        "Input in 0 1 x 0=8 1=2",
        "Gemm proj 1 1 x y 3=1 5=1 6=1 8=4 9=8 10=4 18=600",
        "MemoryData constant 0 1 m 0=3 21=0",
        "RNN rnn 1 1 y z 0=2 1=8 2=0",
    ]
    weights = [
        bytes(range(1, 25)), _tagged(0, _floats(4)), _floats(4, 4.0),
        _tagged(FP16, _halves(3)), _tagged(0, _floats(8)), _tagged(FP16, _halves(2)), _tagged(BF16, _upper_halves(4)),
    ]  # fmt: skip
    return Net("\r\n".join(lines).encode(), b"".join(weights))


def _rest() -> Net:
    """The operators with weights that no file of the corpus has."""
    text = b"""7767517
4 4
Input Input 0 1 x 0=4 1=2 2=3
Bias Bias 1 1 x y 0=3
Quantize Quantize 1 1 y z 0=3
Requantize Requantize 1 1 z w 0=1 1=3 2=3 3=1
"""
    return Net(text, _floats(3) + _floats(3, 2.0) + struct.pack("<f", 0.5) + _floats(3, 4.0) + _floats(3))


NETS = {"mixed": _mixed(), "blocks": _blocks(), "rest": _rest()}
