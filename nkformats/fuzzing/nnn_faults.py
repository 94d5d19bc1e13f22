"""Faults of `.nnn` files that are no value of one field."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from typing import Any, Final

from hypothesis.control import reject

from nkformats.formats import from_record
from nkformats.fuzzing.breaking import Bench, Register, ways_of_tree
from nkformats.fuzzing.drawing import payload
from nkformats.fuzzing.faults import Fault
from nkformats.fuzzing.raw import offset_of, offsets, raw_bytes
from nkformats.generated import nnn
from nkformats.records import Lawbook

REGISTER: Final = Register()


def ways(bench: Bench, law: Lawbook, cls: type, rule: str) -> Iterator[Fault]:
    """The ways to break a rule of the schema at a record of a class."""
    name = cls.__name__
    model = bench.base(containing="" if name in ("Nnn", "Utf8String") else name, variant="B7")
    for one in ways_of_tree(bench, law, model.record, cls, rule):
        yield Fault(one.rule, one.path, one.offset, one.data, variant="B7", fatal=one.fatal)


def of_tree(model: Any, rule: str, path: str) -> Fault:
    """The fault that an edited tree is, about the field at a path."""
    return Fault(rule, path, offset_of(offsets(model.record), path), raw_bytes(model.record), variant="B7")


def _at(model: Any, cls: type) -> int:
    """The first layer whose body is of a class."""
    found = [at for at, one in enumerate(model.record.layers) if type(one.body) is cls]
    if not found:
        reject()
    return found[0]


def _tensor(dims: tuple[int, ...], seed: int = 1) -> nnn.Tensor:
    values = payload(seed, dims, "float32") if dims else b""
    return nnn.Tensor(layout=7, dims=nnn.IntArray(values=list(dims)), values=values)


def _conv(sides: tuple[int, ...], inputs: int) -> nnn.Layer:
    kernels = _tensor((1, *sides, inputs))
    body = nnn.Conv(num_filters=1, kernels=kernels, padding=nnn.Padding.VALID)
    body.padding_dims = nnn.IntArray(values=[0] * 2 * len(sides))
    return nnn.Layer(kind=nnn.LayerKind.CONV, bias=_tensor((1,)), body=body)


def _alone(*layers: nnn.Layer) -> Any:
    record = nnn.Nnn(layout=nnn.Layout.B7, description=nnn.Utf8String(value=""), layers=list(layers))
    model = from_record(record)
    model.settle()
    return model


@REGISTER.breaks("NNN108")
def other_bias(bench: Bench) -> Fault:
    model = bench.base(containing="Layer", variant="B7")
    at = bench.maker.number(0, len(model.record.layers) - 1)
    layer = model.record.layers[at]
    layer.bias = _tensor((layer.body.num_outputs + bench.pick((1, 2)),))
    model.settle()
    return of_tree(model, "NNN108", f"layers[{at}].bias.num_values")


@REGISTER.breaks("NNN201")
def older_layout(bench: Bench) -> Fault:
    name = bench.pick(("B6", "B5", "B4", "B3", "B2", "B1"))
    model = bench.base(containing="Conv" if name == "B6" else "Dense", variant=name)
    _at(model, nnn.Conv if name == "B6" else nnn.Dense)
    return of_tree(model, "NNN201", "layers")._replace(variant=name)


@REGISTER.breaks("NNN203")
def not_set_up(bench: Bench) -> Fault:
    model = bench.base(containing="Layer", variant="B7")
    at = bench.maker.number(0, len(model.record.layers) - 1)
    model.record.layers[at].bias = _tensor(())
    model.settle()
    return of_tree(model, "NNN203", f"layers[{at}].bias.num_values")


@REGISTER.breaks("NNN209")
def unequal_sides(bench: Bench) -> Fault:
    sides = bench.pick(((2, 3), (1, 2), (2, 2, 3), (3, 2, 2)))
    model = _alone(_conv(sides, bench.maker.number(1, 3)))
    return of_tree(model, "NNN209", "layers[0].body.kernels.dims.num_values")


@REGISTER.breaks("NNN211")
def control_character(bench: Bench) -> Fault:
    model = bench.base(variant="B7")
    model.record.description.value += bench.pick(("\x00", "\x1b[2J", "\x7f", "\x85"))
    model.settle()
    return of_tree(model, "NNN211", "description.value")


@REGISTER.breaks("NNN212")
def other_input(bench: Bench) -> Fault:
    size = bench.maker.number(1, 4)
    layers = []
    for inputs, outputs in ((2, size), (size + 1, 2)):
        body = nnn.Dense(num_neurons=outputs, weights=_tensor((inputs, outputs)), flatten=0)
        layers.append(nnn.Layer(kind=nnn.LayerKind.DENSE, bias=_tensor((outputs,)), body=body))
    return of_tree(_alone(*layers), "NNN212", "layers[1].body.weights.dims.values[0]")


# -- JSON --------------------------------------------------------------------------------------------------------------


def _json(*layers: dict[str, Any]) -> bytes:
    return json.dumps({"Layers": list(layers)}).encode()


def _json_layer(activation: str, seed: int) -> dict[str, Any]:
    """A dense layer as the JSON layout J2 has it."""

    def tensor(shape: tuple[int, ...]) -> dict[str, Any]:
        flat = payload(seed, shape, "float32").ravel().tolist()
        return {
            "Data": flat, "Dimensions": list(shape), "RequiresGrad": True, "Rank": len(shape),
            "ElementCount": len(flat),
        }  # fmt: skip

    layer = {"NeuronCount": 2, "LayerName": "NNN.Dense, NNN", "Activation": f"NNN.{activation}, NNN"}
    return {**layer, "Weights": tensor((2, 2)), "Biases": tensor((2,))}


@REGISTER.breaks("NNN301")
def cut_json(bench: Bench) -> Fault:
    data = _json(_json_layer("ReLU", bench.maker.number(0, 99)))
    end = bench.maker.number(len('{"Layers"'), len(data) - 1)
    # The text ends where something is missing; what stands before the end of a word or number is no fault.
    end = data.rindex(b",", 0, max(end, 40)) + 1
    return Fault("NNN301", "", end, data[:end], fatal=True)


@REGISTER.breaks("NNN302")
def no_json_layers(bench: Bench) -> Fault:
    return Fault("NNN302", "Layers", 10, b'{"Layers":[]}', fatal=True)


@REGISTER.breaks("NNN303", "NNN201", "NNN204")
def no_tau(bench: Bench) -> Fault:
    return Fault("NNN303", "layers[0].tau", 0, _json(_json_layer("LeakyReLU", bench.maker.number(0, 99))))


# -- values ------------------------------------------------------------------------------------------------------------


@REGISTER.breaks("NNN401")
def no_number(bench: Bench) -> Fault:
    model = bench.base(containing="Layer", variant="B7")
    at = bench.maker.number(0, len(model.record.layers) - 1)
    bias = model.record.layers[at].bias
    value = bench.pick((float("nan"), float("inf"), float("-inf")))
    bias.values = struct.pack("<f", value) + bytes(bias.values)[4:]
    return of_tree(model, "NNN401", f"layers[{at}].bias.values")


@REGISTER.breaks("NNN402")
def all_zero(bench: Bench) -> Fault:
    model = bench.base(containing="Layer", variant="B7")
    at = bench.maker.number(0, len(model.record.layers) - 1)
    body = model.record.layers[at].body
    name = "kernels" if isinstance(body, nnn.Conv) else "weights"
    tensor = getattr(body, name)
    tensor.values = bytes(4 * tensor.num_values)
    return of_tree(model, "NNN402", f"layers[{at}].body.{name}.values")
