"""The JSON eras of `.nnn`: recognised by their keys, read into the records of the binary layouts, refused when broken.

Files of all eras are among the samples; single faults are made of small documents here.
"""

from __future__ import annotations

import copy
import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from nnn_gallery import JSON_ODD, JSON_REFUSED, Odd, Refused, json_file, json_layer, json_tensor
from nnn_models import values

import nkformats
from conftest import ROOT
from nkformats import FormatError
from nkformats.generated.nnn import Activation, LayerKind, Layout
from nkformats.jsontext import locate

ERAS = ("J0", "J0b", "J1", "J2", "J3", "J4")
SAMPLES = {era: (ROOT / "samples" / f"{era.lower()}.nnn").read_bytes() for era in ERAS}
DEPTH = 100_000

each_era = pytest.mark.parametrize("era", ERAS)


def refusal(data: bytes) -> FormatError:
    with pytest.raises(FormatError) as caught:
        nkformats.parse(data, format="nnn")
    return caught.value


def replaced(data: bytes, old: str, new: str, number: int = 1) -> bytes:
    """The text with the `number`-th occurrence of something replaced."""
    text, position = data.decode(), -1
    for _ in range(number):
        position = text.index(old, position + 1)
    return (text[:position] + new + text[position + len(old) :]).encode()


def first_number(data: bytes, new: str) -> tuple[bytes, int]:
    """The text with another first number in a tensor, and where that stands."""
    start = data.index(b'"Data":') + 7
    start += len(data[start:]) - len(data[start:].lstrip(b' [{"Value:'))
    end = start
    while data[end : end + 1] in b"-.0123456789e":
        end += 1
    return data[:start] + new.encode() + data[end:], start


# -- reading ----------------------------------------------------------------------------------------------------------


@each_era
def test_era(era: str) -> None:
    """The era is that of the keys, and the unedited file comes back."""
    model = nkformats.parse(SAMPLES[era])
    assert (model.format, model.variant, model.variants) == ("nnn", era, (era,))
    assert model.has_original
    assert model.to_bytes() == model.to_bytes(variant=era) == model.to_bytes(canonical=True) == SAMPLES[era]
    assert model.size == len(SAMPLES[era])
    assert nkformats.identify(SAMPLES[era]) == nkformats.formats.Identity("nnn", era, "content")
    for spelling in (era, era.lower(), era.upper()):
        assert nkformats.parse(SAMPLES[era], variant=spelling).variant == era


def test_contents() -> None:
    """Layers, tensors and their values; a dense layer behind a convolution flattens."""
    model = nkformats.parse(SAMPLES["J4"])
    conv, dense = model.record.layers
    assert (conv.kind, conv.activation, conv.body.num_filters) == (LayerKind.CONV, Activation.RELU, 2)
    assert (dense.kind, dense.activation, dense.body.num_neurons) == (LayerKind.DENSE, Activation.LEAKY_RELU, 3)
    assert (conv.dropout, dense.dropout, dense.tau, dense.body.flatten) == (0.0, 0.25, 0.0, 1)
    assert list(model.tensors) == ["layers.0.bias", "layers.0.kernels", "layers.1.bias", "layers.1.weights"]
    document = json.loads(SAMPLES["J4"])
    for name, place in (("layers.0.kernels", (0, "Kernels")), ("layers.1.weights", (1, "Weights"))):
        right = document["Layers"][place[0]][place[1]]
        tensor = model.tensors[name]
        assert (tensor.dtype, list(tensor.shape), tensor.offset) == ("float64", right["Dimensions"], None)
        assert tensor.to_numpy().ravel().tolist() == right["Data"]
    first = nkformats.parse(SAMPLES["J0"])
    assert [tensor.shape for tensor in first.tensors.values()] == [(4,), (3, 4), (2,), (4, 2)]


def test_eras_are_told_by_keys_alone() -> None:
    """The first layer says it: `LayerType`, a value in an object, `Dropout`, `FilterCount`, or none of these."""
    layer = json_layer()
    of_value = json_layer()
    for name in ("Weights", "Biases"):
        of_value[name] = {**of_value[name], "Data": [{"Value": value} for value in of_value[name]["Data"]]}
    for wanted, one in (
        ("J2", layer),
        ("J3", {**layer, "FilterCount": None}),
        ("J4", {**layer, "FilterCount": None, "Dropout": 0}),
        ("J4", {**layer, "Dropout": 0.5}),
        ("J1", of_value),
        ("J1", {**of_value, "Dropout": 0.5}),
    ):
        assert nkformats.parse(json_file(one)).variant == wanted


def test_recognised_by_content() -> None:
    """An object that begins with its layers, whatever it is called and however it is indented; no other JSON."""
    document = json.loads(SAMPLES["J2"])
    for indent in (None, 0, 1, "\t"):
        text = json.dumps(document, indent=indent)
        for space in ("", "\n", "\r\n \t"):
            assert nkformats.parse((space + text + space).encode()).variant == "J2"
    for text in ('{"layers":[]}', '{"a":1}', "[1]", '"Layers"', "{"):
        assert nkformats.identify(text.encode()) is None


@pytest.mark.parametrize(
    ("name", "activation"),
    [
        ("NNN.ReLU", Activation.RELU), ("NNN.LeakyReLU, NNN, Version=1.0.0.0", Activation.LEAKY_RELU),
        ("Softmax", Activation.SOFTMAX), ("NNN.Tanh", Activation.TANH), ("NNN.Linear", Activation.LINEAR),
    ],
)  # fmt: skip
def test_activations(name: str, activation: Activation) -> None:
    model = nkformats.parse(json_file({**json_layer(), "Activation": name}))
    assert model.record.layers[0].activation == activation


def test_numbers_are_those_of_the_file() -> None:
    """Whole numbers, exponents and the ends of the range; read as float64 and nothing else."""
    numbers = ["0", "-0.0", "1", "-3", "1e-320", "1.7976931348623157e308", "0.1", "123456789012345678901234567890"]
    layer = json_layer(4, 2)
    layer["Weights"]["Data"] = ["@"] * 8
    text = json.dumps({"Layers": [layer]})
    for number in numbers:
        text = text.replace('"@"', number, 1)
    array = nkformats.parse(text.encode()).tensors["layers.0.weights"].to_numpy().ravel()
    assert [math.copysign(1, x) for x in array] == [math.copysign(1, float(n)) for n in numbers]
    assert array.tolist() == [float(number) for number in numbers]


def test_frozen_tensors() -> None:
    layer = json_layer()
    layer["Weights"]["RequiresGrad"] = False
    record = nkformats.parse(json_file(layer)).record.layers[0]
    assert (record.body.weights.requires_grad, record.bias.requires_grad) == (0, 1)


def test_empty_tensors() -> None:
    """As in binary files: no dimension, no value."""
    layer = json_layer()
    for name in ("Weights", "Biases"):
        layer[name] = {"Data": [], "Dimensions": [], "Rank": 0, "ElementCount": 0}
    model = nkformats.parse(json_file(layer))
    assert [tensor.nbytes for tensor in model.tensors.values()] == [0, 0]
    assert "NNN203" in {finding.rule for finding in model.findings}


# -- findings ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("one", JSON_ODD, ids=lambda one: one.rule)
def test_odd(one: Odd) -> None:
    report = nkformats.validate(one.data())
    assert report.verdict == "sound"
    assert {finding.rule for finding in report.findings} == {one.rule} | one.also
    assert one.path in {finding.path for finding in report.findings if finding.rule == one.rule}


@each_era
def test_the_lost_tau(era: str) -> None:
    """One finding for each LeakyReLU; no offset, since the tree is not laid out in this file."""
    model = nkformats.parse(SAMPLES[era])
    found = [finding for finding in model.findings if finding.rule == "NNN303"]
    lost = [n for n, layer in enumerate(model.record.layers) if layer.activation == Activation.LEAKY_RELU]
    assert [finding.path for finding in found] == [f"layers[{number}].tau" for number in lost]
    assert all((one.offset, one.length) == (0, 0) for one in model.findings)
    # The rule is about the file: once a tau is set and the model is no longer that file, it is silent.
    for number in lost:
        model.record.layers[number].tau = 0.01
    assert not {"NNN303", "NNN204"} & {finding.rule for finding in model.findings} or not lost


def test_no_byte_of_a_json_file_has_a_field() -> None:
    model = nkformats.parse(SAMPLES["J1"])
    assert list(model.spans(nodes=True)) == []
    with pytest.raises(IndexError):
        model.at(0)
    with pytest.raises(IndexError):
        nkformats.at(SAMPLES["J1"], 10)


# -- editing and writing ----------------------------------------------------------------------------------------------


@each_era
def test_an_edited_model_is_written_as_binary(era: str, tmp_path: Path) -> None:
    """Only when the caller says as which layout; the eras themselves are not written any more."""
    model = nkformats.parse(SAMPLES[era])
    model.record.layers[0].dropout = 0.5
    assert not model.has_original
    target = tmp_path / "model.nnn"
    for variant in (None, era):
        with pytest.raises(FormatError) as caught:
            nkformats.write(model, target, variant=variant)
        assert caught.value.rule == "GEN012"
    for variant in ("B5", "b7"):
        nkformats.write(model, target, variant=variant)
        again = nkformats.parse(target)
        assert variant.upper() in again.variants
        assert again.record.layers[0].dropout == 0.5
    # What was edited back is the file again.
    model.record.layers[0].dropout = 0.0
    assert model.to_bytes() == SAMPLES[era]


@each_era
@pytest.mark.parametrize("layout", list(Layout), ids=lambda one: one.name)
def test_every_layout_of_every_era(era: str, layout: Layout) -> None:
    """An unedited model in each binary layout, without touching it."""
    model = nkformats.parse(SAMPLES[era])
    binary = nkformats.parse(model.to_bytes(variant=layout.name))
    assert layout.name in binary.variants
    for name, tensor in model.tensors.items():
        np.testing.assert_array_equal(binary.tensors[name].to_numpy(), tensor.to_numpy())
    assert not [finding for finding in binary.findings if finding.severity == "error"]
    assert model.to_bytes() == SAMPLES[era]


def test_replacing_a_tensor_is_an_edit() -> None:
    model = nkformats.parse(SAMPLES["J2"])
    model.tensors["layers.0.weights"] = values(5, 4)
    assert not model.has_original
    assert nkformats.parse(model.to_bytes(variant="B7")).tensors["layers.0.weights"].shape == (5, 4)


def test_the_wrong_variant_is_refused() -> None:
    """By the rule that says so, and not as a fault of the file."""
    for variant in ("J1", "j3", "J0", "J0b", "B5", "b7"):
        with pytest.raises(FormatError) as caught:
            nkformats.parse(SAMPLES["J2"], variant=variant)
        assert (caught.value.rule, caught.value.offset) == ("GEN012", 0)


def test_a_binary_file_forced_as_json() -> None:
    for data in (ROOT / "samples" / "b7.nnn", b"NNN.", b"", b"[]"):
        with pytest.raises(FormatError) as caught:
            nkformats.parse(data, format="nnn", variant="J1")
        assert caught.value.rule == "GEN012"


def test_no_such_variant() -> None:
    """A variant that the format does not have is the caller's mistake, not the file's."""
    model = nkformats.parse(SAMPLES["J2"])
    for variant in ("J9", "J", "", "B0"):
        for attempt in (
            lambda name: nkformats.parse(SAMPLES["J2"], variant=name), lambda name: model.to_bytes(variant=name)
        ):  # fmt: skip
            with pytest.raises(ValueError) as caught:
                attempt(variant)
            assert not isinstance(caught.value, FormatError)


def test_lower_case() -> None:
    model = nkformats.parse(SAMPLES["J2"], variant="j2")
    assert model.to_bytes(variant="j2") == SAMPLES["J2"]


# -- bad input --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("one", JSON_REFUSED, ids=lambda one: one.rule)
def test_refused(one: Refused) -> None:
    error = refusal(one.data())
    assert (error.rule, error.path, error.offset) == (one.rule, one.path, one.offset)
    assert one.got in error.got


@each_era
def test_truncated_anywhere(era: str) -> None:
    """No prefix is a model, and the error lies within what is left."""
    data = SAMPLES[era]
    for length in range(len(data)):
        error = refusal(data[:length])
        assert error.rule == ("NNN301" if length else "GEN001")
        assert error.offset <= length


BROKEN: dict[str, tuple[bytes, str, int]] = {
    # What is no JSON at all, its rule and its offset.
    "byte order mark": (b"\xef\xbb\xbf" + SAMPLES["J2"], "NNN301", 0),
    "two documents": (SAMPLES["J2"] + b"{}", "NNN301", len(SAMPLES["J2"])),
    "NUL behind": (SAMPLES["J2"] + b"\0", "NNN301", len(SAMPLES["J2"])),
    "not UTF-8": (SAMPLES["J2"][:50] + b"\xff" + SAMPLES["J2"][50:], "NNN301", 50),
    "half a character": (b'{"Layers":[],"a":"\xc3"}', "NNN301", 18),
    "surrogate in UTF-8": (b'{"Layers":[],"a":"\xed\xa0\x80"}', "NNN301", 18),
    "single quotes": (b"{\"Layers\":['a']}", "NNN301", 11),
    "trailing comma": (b'{"Layers":[],}', "NNN301", 13),
    "comment": (b'{"Layers":[/* */]}', "NNN301", 11),
    "leading zero": (b'{"Layers":[01]}', "NNN301", 12),
    "control character": (b'{"Layers":[],"a":"\n"}', "NNN301", 18),
    "offset in bytes": ('{"Layers":[],"größe":é}'.encode(), "NNN301", 23),
    "deep arrays": (b'{"Layers":' + b"[" * DEPTH, "NNN301", 0),
    "deep objects": (b'{"Layers":' + b'{"a":' * DEPTH, "NNN301", 0),
    "deep and closed": (b'{"Layers":' + b"[" * DEPTH + b"]" * DEPTH + b"}", "NNN301", 0),
    "no layers": (b'{"a":[]}', "NNN302", 0),
    "layers of another kind": (b'{"Layers":{}}', "NNN302", 10),
    "layers of null": (b'{"Layers": null}', "NNN302", 11),
    "empty layers": (b'{"Layers":[ ]}', "NNN302", 10),
    "a layer that is none": (b'{"Layers":[ 3]}', "NNN302", 12),
    "a second layer that is none": (json_file(json_layer())[:-2] + b', "x"]}', "NNN302", len(json_file(json_layer()))),
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken(name: str) -> None:
    data, rule, offset = BROKEN[name]
    error = refusal(data)
    assert (error.rule, error.offset) == (rule, offset)
    assert error.expected
    assert error.got
    assert len(str(error)) < 1000
    assert str(error).isprintable()
    report = nkformats.validate(data, format="nnn")
    assert report.verdict == "broken"
    assert [finding.rule for finding in report.findings] == [rule]


@pytest.mark.parametrize("era", ["J0", "J1", "J2", "J4"])
@pytest.mark.parametrize(
    ("new", "rule"),
    [
        ("NaN", "NNN301"), ("Infinity", "NNN301"), ("-Infinity", "NNN301"), ("1e999", "NNN302"), ("-1e999", "NNN302"),
        ('"1"', "NNN302"), ("true", "NNN302"), ("null", "NNN302"), ("[]", "NNN302"), ("1" + "0" * 400, "NNN302"),
    ],
)  # fmt: skip
def test_a_value_that_is_no_number(era: str, new: str, rule: str) -> None:
    """Where it stands, to the byte."""
    data = SAMPLES[era]
    if era == "J0":
        start = data.index(b"[[[") + 3
        data, offset = data[:start] + new.encode() + data[data.index(b",", start) :], start
    else:
        data, offset = first_number(data, new)
    error = refusal(data)
    # J1 keeps each number in an object of its own.
    assert error.rule == rule
    assert error.offset in ((offset, offset - 9) if era == "J1" else (offset,))
    assert len(str(error)) < 300


def test_a_number_of_thousands_of_digits() -> None:
    """Python itself refuses it, since converting it takes quadratic time."""
    error = refusal(first_number(SAMPLES["J2"], "1" * 5000)[0])
    assert error.rule == "NNN301"
    assert len(str(error)) < 400


#: Each key that is needed, with the index of its layer; without it, with null and with another kind of value.
NEEDED = {
    "J0": ["LayerType", "Params", "Activation", "Neurons"],
    "J1": ["LayerName", "NeuronCount", "Weights", "Biases", "Activation"],
    "J2": ["LayerName", "NeuronCount", "Weights", "Biases", "Activation"],
    "J3": ["LayerName", "FilterCount", "Kernels", "Biases", "Activation"],
    "J4": ["LayerName", "FilterCount", "Kernels", "Biases", "Activation", "Dropout"],
}


@pytest.mark.parametrize(("era", "key"), [(era, key) for era, keys in NEEDED.items() for key in keys])
def test_keys_of_a_layer(era: str, key: str) -> None:
    """Missing, null, or of a wrong kind: refused, with the path of the layer or the key."""
    document = json.loads(SAMPLES[era])
    # The first layer of the others is the convolution; without `Dropout` there a file is of J3.
    last = len(document["Layers"]) - 1 if era in ("J0", "J1", "J2") or key == "Dropout" else 0
    for change in ("missing", None, True, "?", -1, 1.5, {}, []):
        other = copy.deepcopy(document)
        layer = other["Layers"][last]
        if change == "missing":
            del layer[key]
        elif key == "Dropout" and isinstance(change, (int, float)) and not isinstance(change, bool):
            continue
        else:
            layer[key] = change
        text = json.dumps(other)
        error = refusal(text.encode())
        assert error.rule == "NNN302", (change, str(error))
        assert error.path.startswith(f"Layers[{last}]"), (change, str(error))
        assert 0 < error.offset < len(text)


@pytest.mark.parametrize("key", ["Data", "Dimensions", "Rank", "ElementCount"])
def test_keys_of_a_tensor(key: str) -> None:
    for change in ("missing", None, True, "?", -1, 1.5, {}, [], [1], 2**31, 99):
        layer = json_layer()
        if change == "missing":
            del layer["Biases"][key]
        else:
            layer["Biases"][key] = change
        error = refusal(json_file(layer))
        assert error.rule == "NNN302", (change, str(error))
        assert error.path.startswith("Layers[0].Biases"), (change, str(error))


@pytest.mark.parametrize("dims", [[0, 4], [-2, -2], [2, 2.0], [2, "2"], [True, 4], [2**31, 1], [[2], 2], [4, 2], [2]])
def test_dimensions(dims: list[Any]) -> None:
    """Sizes of at least 1 whose product is the number of values."""
    layer = json_layer()
    layer["Weights"]["Dimensions"] = dims
    error = refusal(json_file(layer))
    assert error.rule == "NNN302"
    assert error.path.startswith("Layers[0].Weights")


def test_counts_against_shapes_are_findings_of_error() -> None:
    """The same rules as for the binary layouts, on the same records."""
    for change, rule in (({"NeuronCount": 3}, "NNN110"), ({"Biases": json_tensor((3,))}, "NNN108")):
        report = nkformats.validate(json_file({**json_layer(), **change}))
        assert report.verdict == "broken"
        assert rule in {finding.rule for finding in report.findings}


DUPLICATES: dict[str, tuple[bytes, int]] = {
    # Where the second key stands.
    "first of its name": (
        replaced(SAMPLES["J2"], '"Rank":2', '"Rank":2,"Rank":2'),
        SAMPLES["J2"].index(b'"Rank":2') + 9,
    ),
    "not the first of its name": (
        replaced(SAMPLES["J2"], '"Rank":1', '"Rank":1,"Rank":1', 2),
        SAMPLES["J2"].rindex(b'"Rank":1') + 9,
    ),
    "on another line": (b'{"Layers":[],\n"a":1,\n"a":2}', 21),
    "escaped": (b'{"Layers":[],"a":1,"\\u0061":2}', 19),
    "not ASCII": ('{"Layers":[],"é":1,"é":2}'.encode(), 20),
    "top level": (b'{"Layers":[],"Layers":[]}', 13),
    "of a lone surrogate": (b'{"Layers":[],"a":"\\ud800","\\ud800":1,"\\ud800":2}', 37),
    "the third of three": (b'{"Layers":[],"a":[{"a":1},{"a":1},{"a":1,"b":"a","a":2}]}', 49),
    "of an inner object": (b'{"Layers":[],"a":{"b":1},"c":{"b":1,"c":2,"b":3}}', 42),
    "the inner of two": (b'{"Layers":[],"a":1,"a":{"b":1,"b":2}}', 30),
    "like a number": (b'{"Layers":[],"x":1,"1":0,"1":0}', 25),
    "like a constant": (b'{"Layers":[],"true":1,"x":true,"true":0}', 31),
    "like a bracket": (b'{"Layers":[],"[":0,"[":1}', 19),
    "like a comma": (b'{"Layers":[],",":0,",":0}', 19),
}


@pytest.mark.parametrize("name", DUPLICATES)
def test_duplicate_keys_are_refused(name: str) -> None:
    """Readers differ in which one they take."""
    error = refusal(DUPLICATES[name][0])
    assert (error.rule, error.expected) == ("NNN301", "each key once")


@pytest.mark.parametrize("name", DUPLICATES)
def test_duplicate_keys_are_located(name: str) -> None:
    """At the second of the two, whichever way it is spelt; what is said of it is said of that key."""
    data, second = DUPLICATES[name]
    error = refusal(data)
    assert error.offset == second
    key = json.JSONDecoder().raw_decode(data[second:].decode())[0]
    assert error.got == f"{key!r} again"


def test_a_name_is_not_a_number() -> None:
    data, offset = first_number(json_file({**json_layer(), "Activation": "NNN.NaN"}).replace(b'": ', b'":'), "NaN")
    assert refusal(data).offset == offset
    for text, place in ((b'{"Layers":["NaN", "x\\"NaN", NaN]}', 28), (b'{"Layers":["-Infinity",-Infinity]}', 23)):
        assert refusal(text).offset == place


def test_a_dropout_that_is_none() -> None:
    """Beyond all floats, beyond 1 and below 0; both ends are in use."""
    for number in ("1" + "0" * 400, "1e999", "2", "1.0000001", "-1e-9", "-1"):
        error = refusal(json_file(json_layer(Dropout="@")).replace(b'"@"', number.encode()))
        assert (error.rule, error.path) == ("NNN302", "Layers[0].Dropout")
    for number in ("0", "-0.0", "1", "1.0"):
        data = json_file(json_layer(Dropout="@")).replace(b'"@"', number.encode())
        assert nkformats.parse(data).record.layers[0].dropout == float(number)


def test_requires_grad_is_a_truth_value() -> None:
    for value in ("yes", 1, None, []):
        layer = json_layer()
        layer["Weights"]["RequiresGrad"] = value
        error = refusal(json_file(layer))
        assert (error.rule, error.path) == ("NNN302", "Layers[0].Weights.RequiresGrad")


def test_messages_are_short() -> None:
    name = "x" * 100_000
    for change in (
        {"Activation": name},
        {"LayerName": name},
        {"Dropout": 10**1000},
        {name: 1, "LayerName": "NNN.Conv"},
    ):
        assert len(str(refusal(json_file({**json_layer(), **change})))) < 300
    assert len(str(refusal(f'{{"Layers":[],"{name}":1,"{name}":1}}'.encode()))) < 300


def test_duplicates_are_found_in_linear_time() -> None:
    """P1: counted in comparisons, not in seconds."""

    class Key(str):
        compared = 0
        __hash__ = str.__hash__

        def __eq__(self, other: object) -> bool:
            Key.compared += 1
            return str.__eq__(self, str(other))

    from nkformats import jsontext

    pairs: list[tuple[str, Any]] = [(Key(f"k{number}"), 1) for number in range(1000)]
    with pytest.raises(jsontext._Unclear):
        jsontext._object([*pairs, (Key("k999"), 2)])
    assert Key.compared < 100


# -- locate -----------------------------------------------------------------------------------------------------------

DOCUMENT = '{ "a" : [1, {"b": "x\\"y", "c":[ ]} , -2.5e3], "é": {"f":null, "g\\n": true} ,"last":0}'


@pytest.mark.parametrize(
    ("place", "found"),
    [
        ((), DOCUMENT[:5]), (("a",), "[1, {"), (("a", 0), "1,"), (("a", 1), '{"b"'), (("a", 1, "b"), '"x\\"y"'),
        (("a", 1, "c"), "[ ]"), (("a", 2), "-2.5e3"), (("é",), '{"f"'), (("é", "f"), "null"), (("é", "g\n"), "true"),
        (("last",), "0}"),
        # What is missing is reported where it should be.
        (("nothing",), DOCUMENT[:5]), (("a", 1, "z"), '{"b"'), (("a", 9), "[1, {"), (("a", 1, "c", 0), "[ ]"),
    ],
)  # fmt: skip
def test_locate(place: tuple[str | int, ...], found: str) -> None:
    assert DOCUMENT[locate(DOCUMENT, place) :].startswith(found)


@each_era
def test_locate_finds_every_value(era: str) -> None:
    """Each value of a whole file, at the place at which the standard decoder reads the same value."""
    text = SAMPLES[era].decode()
    decoder = json.JSONDecoder()

    def walk(value: Any, place: tuple[str | int, ...]) -> None:
        assert decoder.raw_decode(text, locate(text, place))[0] == value, place
        if isinstance(value, dict):
            for key, inner in value.items():
                walk(inner, (*place, key))
        elif isinstance(value, list):
            for number, inner in list(enumerate(value))[:3]:
                walk(inner, (*place, number))

    walk(json.loads(text), ())


def test_a_number_of_thousands_of_digits_is_told_in_our_words() -> None:
    """Python refuses it, with advice to programmers; here it is a fault of the file with a place."""
    with pytest.raises(FormatError) as caught:
        nkformats.parse(b'{"a": 12, "b": ' + b"9" * 5000 + b"}", format="nnn")
    assert (caught.value.offset, caught.value.got) == (15, "one of 5,000 digits")
