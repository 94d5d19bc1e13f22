"""A gallery of broken and odd `.nnn` files: at least one for every rule, made from a small sound network.

Offsets are those of `nnn_models.NETS["same"]` in layout B7, counted by hand:

    0 magic, 4 length and 8 text of the description "ok", 10 parameter count, 18 layer count
    22 convolution: 22 kind, 23 activation, 24 tau, 28 dropout; bias: 32 rank, 36 dim, 40 flag, 41 count, 45 values;
       53 filters; kernels: 57 rank, 61 dims, 77 flag, 78 count, 82 values; 154 padding, 158 count and 162 padding dims
    178 dense: 178 kind, 179 activation, 180 dropout; bias: 184 rank, 188 dim, 192 flag, 193 count, 197 values;
       209 neurons; weights: 213 rank, 217 dims, 225 flag, 226 count, 230 values; 614 flatten; 615 the end
"""

from __future__ import annotations

import json
import struct
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import nnn_models
from gallery import Exhibit
from nnn_models import NETS, Net, Part, patched, values

BASE = nnn_models.encode(NETS["same"], 7)


def i32(*numbers: int) -> bytes:
    return struct.pack(f"<{len(numbers)}i", *numbers)


def f32(number: float) -> bytes:
    return struct.pack("<f", number)


class Refused(NamedTuple):
    """A file that no layout fits, and where the fault is."""

    rule: str
    data: Callable[[], bytes]
    path: str
    offset: int
    got: str
    #: Whether an older layout reads a whole layer more, so that without `variant=` the error is that layout's.
    hidden: bool = False


class Odd(NamedTuple):
    """A file that is read, with a finding. `also` are the rules that the same change cannot help breaking."""

    rule: str
    data: Callable[[], bytes]
    path: str
    offset: int
    also: set[str] = set()  # noqa: RUF012 - never changed


def change(*edits: tuple[int, bytes]) -> Callable[[], bytes]:
    """The base with other bytes at some offsets."""
    return lambda: patched(BASE, *edits)


def net(*parts: Part, description: str = "", layout: int = 7) -> Callable[[], bytes]:
    """A network of its own, in B7. Without description its first layer stands at byte 20."""
    return lambda: nnn_models.encode(Net(parts, description), layout)


def reshaped(*dims: int) -> Callable[[], bytes]:
    """The base with other dims of the weights, which stand at bytes 213 to 225."""
    return lambda: BASE[:213] + i32(len(dims), *dims) + BASE[225:]


REFUSED = (
    # reading ends
    Refused("NNN001", change((0, b"nnn.")), "magic", 0, "b'nnn.'"),
    Refused("NNN001", change((0, b".NNN")), "magic", 0, "b'.NNN'"),
    Refused("NNN002", change((4, i32(-1))), "description.len_value", 4, "-1"),
    Refused("NNN002", change((4, i32(-(2**31)))), "description.len_value", 4, "-2147483648"),
    Refused("NNN003", change((18, i32(-1))), "num_layers", 18, "-1"),
    Refused("NNN004", change((178, b"\x02")), "layers[1].kind", 178, "2"),
    Refused("NNN004", change((178, b"\xff")), "layers[1].kind", 178, "255"),
    Refused("NNN005", change((179, b"\x06")), "layers[1].activation", 179, "6"),
    Refused("NNN006", change((209, i32(-3))), "layers[1].body.num_neurons", 209, "-3"),
    Refused("NNN007", change((53, i32(-2))), "layers[0].body.num_filters", 53, "-2"),
    Refused("NNN008", change((32, i32(-1))), "layers[0].bias.dims.num_values", 32, "-1"),
    Refused("NNN008", change((57, i32(129))), "layers[0].body.kernels.dims.num_values", 57, "129"),
    Refused("NNN008", change((158, i32(2**31 - 1))), "layers[0].body.padding_dims.num_values", 158, "2147483647", True),
    Refused("NNN009", change((40, b"\x02")), "layers[0].bias.requires_grad", 40, "2"),
    Refused("NNN009", change((225, b"\xff")), "layers[1].body.weights.requires_grad", 225, "255"),
    Refused("NNN010", change((226, i32(-1))), "layers[1].body.weights.num_values", 226, "-1"),
    Refused("NNN011", change((614, b"\x02")), "layers[1].body.flatten", 614, "2"),
    Refused("NNN012", change((154, i32(2))), "layers[0].body.padding", 154, "2"),
    Refused("NNN012", change((154, i32(-1))), "layers[0].body.padding", 154, "-1"),
    # the structure contradicts itself
    Refused("NNN101", change((8, b"\xff")), "description.value", 8, "'\\udcffk'"),
    Refused("NNN101", change((8, b"\xc3\x28")), "description.value", 8, "'\\udcc3('"),
    Refused("NNN103", lambda: BASE + b"\0", "trailing", 615, "b'\\x00'"),
    Refused("NNN103", change((18, i32(1))), "trailing", 178, "b"),
    Refused("NNN104", reshaped(*[1] * 63, 32, 3), "layers[1].body.weights.dims.num_values", 213, "65"),
    Refused("NNN105", change((36, i32(0))), "layers[0].bias.dims.values[0]", 36, "0"),
    Refused("NNN105", change((65, i32(-2))), "layers[0].body.kernels.dims.values[1]", 65, "-2"),
    Refused("NNN106", change((217, i32(31))), "layers[1].body.weights.num_values", 226, "96"),
    Refused("NNN106", change((65, i32(2))), "layers[0].body.kernels.num_values", 78, "18"),
    Refused(
        "NNN107",
        lambda: BASE[:18] + i32(1) + BASE[22:32] + i32(2, 1) + BASE[36:178],
        "layers[0].bias.dims.num_values",
        32,
        "2",
    ),
    Refused("NNN108", net(Part(values(2, 3), values(2))), "layers[0].bias.num_values", 35, "2"),
    Refused("NNN109", reshaped(1, 32, 3), "layers[1].body.weights.dims.num_values", 213, "3"),
    Refused("NNN110", net(Part(values(3, 2), None, neurons=3)), "layers[0].body.weights.dims.num_values", 39, "2"),
    Refused(
        "NNN111",
        lambda: (
            b"NNN."
            + i32(0)
            + bytes(8)
            + i32(1)
            + b"\1\0"
            + f32(0)
            + i32(0)
            + b"\1"
            + i32(0, 0, 0)
            + b"\1"
            + i32(0, 0, 0)
        ),
        "layers[0].body.kernels.dims.num_values",
        39,
        "0",
    ),
    Refused("NNN112", net(Part(values(3, 2, 1), None, neurons=2)), "layers[0].body.kernels.dims.num_values", 39, "3"),
    Refused(
        "NNN113", net(Part(values(2, 3, 3, 1), None, pads=(1, 1))), "layers[0].body.padding_dims.num_values", 140, "2"
    ),
    Refused("NNN114", change((162, i32(-1, 3))), "layers[0].body.padding_dims.values[0]", 162, "-1"),
    *(
        Refused("NNN115", change((28, f32(value))), "layers[0].dropout", 28, text)
        for value, text in ((-0.5, "-0.5"), (1.5, "1.5"), (float("nan"), "nan"), (float("inf"), "inf"))
    ),
    Refused("NNN116", change((180, f32(1e-38))), "layers[1].dropout", 180, "9.99"),
    Refused("NNN116", change((180, b"\1\0\0\0")), "layers[1].dropout", 180, "1"),
    *(
        Refused("NNN117", change((24, f32(value))), "layers[0].tau", 24, text)
        for value, text in ((1e-38, "9.99"), (-1e-38, "-9.99"), (float("nan"), "nan"), (float("-inf"), "-inf"))
    ),
)

ODD = (
    Odd("NNN102", change((10, i32(0, 0))), "num_parameters", 10),
    Odd("NNN102", change((10, b"\xff" * 8)), "num_parameters", 10),
    Odd("NNN201", net(Part(values(2, 1, 1), values(2)), layout=6), "layers", 20),
    Odd("NNN202", net(), "num_layers", 16),
    Odd("NNN203", net(Part(values(1, 2), None)), "layers[0].bias.num_values", 31),
    Odd("NNN204", change((24, f32(0.0))), "layers[0].tau", 24),
    Odd("NNN204", change((24, f32(-0.0))), "layers[0].tau", 24),
    Odd("NNN205", change((24, f32(-0.25))), "layers[0].tau", 24),
    Odd("NNN205", change((24, f32(1.5))), "layers[0].tau", 24),
    Odd("NNN206", change((180, f32(1.0))), "layers[1].dropout", 180),
    Odd("NNN207", change((154, i32(0))), "layers[0].body.padding_dims.values[0]", 162),
    Odd("NNN208", change((162, i32(0, 1))), "layers[0].body.padding", 154),
    Odd("NNN209", net(Part(values(1, 2, 3, 1), values(1))), "layers[0].body.kernels.dims.num_values", 47),
    Odd("NNN209", net(Part(values(1, 2, 2, 3, 1), values(1))), "layers[0].body.kernels.dims.num_values", 47),
    Odd("NNN210", net(Part(values(1, 1), values(1)), description="x" * 65537), "description.len_value", 4),
    # Two layers that do not follow from one another: a dense of 3 into one for 4; 1 channel of 2 axes into one for 2; a
    # dense into a convolution.
    Odd(
        "NNN212",
        net(Part(values(2, 3), values(3)), Part(values(4, 1), values(1))),
        "layers[1].body.weights.dims.values[0]",
        128,
    ),
    Odd(
        "NNN212",
        net(Part(values(1, 3, 3, 1), values(1)), Part(values(1, 3, 3, 2), values(1))),
        "layers[1].body.kernels.dims.values[3]",
        175,
    ),
    Odd(
        "NNN212",
        net(Part(values(2, 3), values(3), flatten=1), Part(values(1, 3, 3, 3), values(1))),
        "layers[1].body.kernels.dims.values[3]",
        140,
    ),
    # Without the flag, the samples may be maps: only their channels are known.
    Odd(
        "NNN212",
        net(Part(values(2, 3), values(3)), Part(values(1, 3, 3, 2), values(1))),
        "layers[1].body.kernels.dims.values[3]",
        140,
    ),
    Odd("NNN211", change((8, b"\0")), "description.value", 8),
    Odd("NNN211", change((8, b"\x1b")), "description.value", 8),
)


# -- JSON -------------------------------------------------------------------------------------------------------------


def json_tensor(shape: tuple[int, ...]) -> dict[str, Any]:
    flat = values(*shape).ravel().tolist()
    return {
        "Data": flat,
        "Dimensions": list(shape),
        "RequiresGrad": True,
        "Rank": len(shape),
        "ElementCount": len(flat),
    }


def json_layer(inputs: int = 2, outputs: int = 2, activation: str = "ReLU", **keys: Any) -> dict[str, Any]:
    """A dense layer of J2, or of J4 with `Dropout`."""
    layer = {"NeuronCount": outputs, "LayerName": "NNN.Dense, NNN", "Activation": f"NNN.{activation}, NNN"}
    return {**layer, "Weights": json_tensor((inputs, outputs)), "Biases": json_tensor((outputs,)), **keys}


def json_file(*layers: dict[str, Any]) -> bytes:
    return json.dumps({"Layers": list(layers)}).encode()


JSON_REFUSED = (
    Refused("NNN301", lambda: b'{"Layers":[1', "", 12, "the end of the file"),
    Refused("NNN302", lambda: b'{"Layers":[]}', "Layers", 10, "none"),
)

JSON_ODD = (
    Odd("NNN303", lambda: json_file(json_layer(activation="LeakyReLU")), "layers[0].tau", 0, {"NNN201", "NNN204"}),
)


#: Each exhibit by name, as the tests of the promises take them: its bytes, and those of no other file.
EXHIBITS: dict[str, Callable[[], tuple[bytes, bytes | None]]] = {
    f"{one.rule}-{n}": (lambda one=one: (one.data(), None))
    for n, one in enumerate((*REFUSED, *ODD, *JSON_REFUSED, *JSON_ODD))
}


def exhibits() -> Iterator[Exhibit]:
    """Every broken or odd file; where an older layout gets further, the layout is named."""
    for one in (*REFUSED, *JSON_REFUSED):
        yield Exhibit(one.rule, {".nnn": one.data()}, ("--variant", "B7") if one.hidden else ())
    for odd in (*ODD, *JSON_ODD):
        yield Exhibit(odd.rule, {".nnn": odd.data()})
