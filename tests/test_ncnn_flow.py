"""Channels through a graph of ncnn: what is told to disagree, what agrees, and where nothing is known."""

from __future__ import annotations

import pytest

import nkformats
from nkformats.formats.ncnn_graph import Layer, Network


def told(*layers: str) -> list[tuple[str, str]]:
    """The findings of NCNN433 in a graph of such lines: path, and what it says."""
    network = Network()
    for line in layers:
        kind, name, bottoms, tops, *values = line.split()
        given = dict(one.split("=") for one in values)
        lists = ([one for one in names.split(",") if one != "-"] for names in (bottoms, tops))
        network.layers.append(Layer(kind, name, *lists, {int(key): int(value) for key, value in given.items()}))
    text = nkformats.from_record(network).graph_bytes()  # type: ignore[attr-defined]
    found = nkformats.parse(text, format="ncnn").findings
    return [(one.path, one.message.partition(": ")[2]) for one in found if one.rule == "NCNN433"]


IN = "Input data - data 0=8 1=8 2=3"
#: 3x3, from 3 channels to 4.
CONV = "Convolution a data a 0=4 1=3 6=108"
WIDE = "4 arrive, the weights take"


@pytest.mark.parametrize(
    ("layers", "message"),
    [
        (["Convolution b a b 0=1 1=1 6=5"], f"{WIDE} 5"),
        (["ReLU r a r", "Dropout d r d", "Convolution b d b 0=2 1=3 6=54"], f"{WIDE} 3"),
        (["ConvolutionDepthWise b a b 0=6 1=3 6=54 7=6"], f"{WIDE} 6"),
        (["Deconvolution b a b 0=2 1=2 6=16"], f"{WIDE} 2"),
        (["Pooling p a p 1=2 2=2", "Convolution b p b 0=1 1=1 6=5"], f"{WIDE} 5"),
        (["Pooling p a p 4=1", "InnerProduct f p f 0=2 2=10"], f"{WIDE} 5"),
        (["Flatten p a p", "InnerProduct f p f 0=2 2=12"], f"{WIDE} 6"),
        (["InnerProduct f a f 0=2 2=12"], f"{WIDE} 6"),
        (["InnerProduct f a f 0=2 2=16", "InnerProduct g f g 0=1 2=3"], "2 arrive, the weights take 3"),
        (["BatchNorm b a b 0=3"], "4 arrive, the layer takes 3"), (["Scale b a b 0=2"], "4 arrive, the layer takes 2"),
        (["PReLU b a b 0=3"], "4 arrive, the layer takes 3"),
        (["Split s a x,y", "Concat c x,y c", "Convolution b c b 0=1 1=1 6=4"], "8 arrive, the weights take 4"),
        (["Split s a x,y", "Eltwise c x,y c", "Convolution b c b 0=1 1=1 6=8"], f"{WIDE} 8"),
    ],
)  # fmt: skip
def test_a_disagreement(layers: list[str], message: str) -> None:
    ((path, found),) = told(IN, CONV, *layers)
    assert found == message
    last = [line.split()[0] for line in (IN, CONV, *layers)]
    assert path.startswith(f"layers[{len(last) - 1}].params.")


def test_both_sides_of_a_residual_connection() -> None:
    branch = ["Split s a x,y", "Convolution b x b 0={} 1=1 6={}", "Eltwise e b,y e 0=1"]
    assert told(IN, CONV, branch[0], branch[1].format(4, 16), branch[2]) == []
    ((path, message),) = told(IN, CONV, branch[0], branch[1].format(6, 24), branch[2])
    assert (path, message) == ("layers[4].bottoms[1]", "4 arrive, with 6 of the first input")
    # A BinaryOp broadcasts.
    assert told(IN, CONV, branch[0], branch[1].format(1, 4), "BinaryOp e b,y e") == []


@pytest.mark.parametrize(
    "layers",
    [
        ["Convolution b a b 0=1 1=1 6=4"], ["ConvolutionDepthWise b a b 0=4 1=3 6=36 7=4"],
        ["ConvolutionDepthWise b a b 0=4 1=3 6=72 7=2"], ["PReLU b a b 0=1"], ["PReLU b a b 0=4"],
        ["BatchNorm b a b 0=5"],
        ["InnerProduct f a f 0=2 2=16"], ["Flatten p a p", "InnerProduct f p f 0=2 2=256"],
        ["Split s a x,y", "Concat c x,y c", "Convolution b c b 0=1 1=1 6=8"],
        ["Flatten p a p", "BatchNorm b p b 0=144"],
    ],
)  # fmt: skip
def test_what_agrees(layers: list[str]) -> None:
    assert told(IN, CONV, *layers) == []


@pytest.mark.parametrize(
    "layers",
    [
        # The size of an input is a hint.
        [IN, "Convolution a data a 0=4 1=3 6=72"],
        # A vector could arrive at a kernel of one place.
        [IN, "Convolution a data a 0=4 1=1 6=12", "Convolution b a b 0=1 1=1 6=5"],
        # What these do to channels is not known, or depends on what arrives.
        [IN, CONV, "Reshape r a r 0=2", "Convolution b r b 0=1 1=1 6=5"],
        [IN, CONV, "Split s a x,y", "Concat c x,y c 0=1", "Convolution b c b 0=1 1=1 6=5"],
        [IN, CONV, "BinaryOp c a,data c", "Convolution b c b 0=1 1=1 6=5"],
        # A layer behind the one that makes what it takes is another rule's business.
        [IN, "Convolution b a b 0=1 1=1 6=5", CONV],
        # So are weights that are no whole number of channels.
        [IN, CONV, "Convolution b a b 0=2 1=3 6=50"],
    ],
)
def test_where_nothing_is_known(layers: list[str]) -> None:
    assert told(*layers) == []
