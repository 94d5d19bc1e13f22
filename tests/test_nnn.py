"""Binary `.nnn` files: which layout one has, changing it, editing, and what is refused, kind by kind.

Right answers come from the encoder in `nnn_models`, the faults from `nnn_gallery`. JSON is tested in test_nnn_json,
arbitrary bytes in test_promise_p1.
"""

from __future__ import annotations

import itertools
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nnn_models
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from nnn_gallery import BASE, JSON_ODD, JSON_REFUSED, ODD, REFUSED, Odd, Refused, i32
from nnn_models import CASES, LAYOUTS, NETS, Net, Part, build, encode, fits, patched, values
from subjects import SMALL_SUBJECTS, Subject, mutants

import nkformats
from nkformats import FormatError, records
from nkformats.generated import nnn
from nkformats.generated.nnn import Activation, Layout
from nkformats.tensors import Tensors

RULES = nkformats.FORMATS[1].rules
NAMES = [layout.name for layout in LAYOUTS]

each_case = pytest.mark.parametrize(("name", "layout"), CASES, ids=lambda one: getattr(one, "name", one))


def refusal(data: bytes, variant: str | None = None) -> FormatError:
    with pytest.raises(FormatError) as caught:
        nkformats.parse(data, format="nnn", variant=variant)
    return caught.value


# -- reading and detection --------------------------------------------------------------------------------------------


@each_case
def test_bytes_are_those_of_the_specification(name: str, layout: Layout) -> None:
    """The schema and an encoder written without it agree on every byte."""
    net = NETS[name]
    model = build(net, layout)
    assert model.to_bytes() == encode(net, layout)
    assert model.variants == (layout.name,)


@each_case
def test_detection(name: str, layout: Layout) -> None:
    """The layout is found from the bytes alone; where it makes no difference, all are named, the newest last."""
    net, data = NETS[name], encode(NETS[name], layout)
    model = nkformats.parse(data)
    assert model.variants == fits(net, layout)
    assert model.variant == "/".join(model.variants)
    assert model.record.layout.name == model.variants[-1]
    assert model.to_bytes() == data
    assert nkformats.identify(data) == nkformats.formats.Identity("nnn", model.variant, "content")
    for tensor in model.tensors.values():
        assert tensor.dtype == ("float64" if layout < 6 else "float32")


@each_case
def test_contents(name: str, layout: Layout) -> None:
    """Every field and every value, by the names that the library gives them."""
    net = NETS[name]
    model = nkformats.parse(encode(net, layout))
    assert len(model.record.layers) == len(net.parts)
    if layout >= 2:
        assert model.record.description.value == net.description
    expected = {}
    for number, part in enumerate(net.parts):
        layer = model.record.layers[number]
        assert (layer.kind, layer.activation, layer.dropout) == (part.is_conv, part.activation, part.dropout)
        assert layer.tau == (part.tau if part.activation == Activation.LEAKY_RELU else None)
        assert layer.body.num_outputs == part.outputs
        assert getattr(layer.body, "flatten", None) == (part.flatten if layout >= 5 and not part.is_conv else None)
        if part.is_conv and layout >= 7:
            assert layer.body.padding == (part.pads is not None)
            assert layer.body.padding_dims.values == list(part.pads or [0] * len(layer.body.padding_dims.values))
        expected[f"layers.{number}.bias"] = part.bias
        expected[f"layers.{number}.{'kernels' if part.is_conv else 'weights'}"] = part.weights
    assert list(model.tensors) == list(expected)
    for key, array in expected.items():
        tensor = model.tensors[key]
        if array is None:
            assert (tensor.shape, tensor.nbytes) == ((), 0)
        else:
            np.testing.assert_array_equal(tensor.to_numpy(), array, strict=False)


@each_case
def test_forced(name: str, layout: Layout) -> None:
    """`variant=`, in either case, takes one of the layouts that fit; every other one is refused."""
    data = encode(NETS[name], layout)
    found = nkformats.parse(data).variants
    for one in NAMES:
        if one in found:
            for spelling in (one, one.lower()):
                model = nkformats.parse(data, variant=spelling)
                assert model.variants == (one,)
                assert model.to_bytes() == data
        else:
            error = refusal(data, one)
            assert error.rule in {*RULES, "GEN001"}
            assert not error.note
            assert nkformats.validate(data, variant=one).verdict == "broken"


def test_float32_forced_as_float64() -> None:
    """The width decides at the first dropout: read as 64 bits it is subnormal, or what follows is absurd."""
    for name, layout in CASES:
        if layout >= 6 and NETS[name].parts:
            data = encode(NETS[name], layout)
            for forced in NAMES[:5]:
                assert refusal(data, forced).offset < len(data)
    error = refusal(BASE, "B5")
    # Without tau in front: dropout and rank make one subnormal double, the first size is taken for the rank.
    error = refusal(encode(NETS["dense"], 7), "B5")
    assert (error.rule, error.path, error.offset) == ("NNN009", "layers[0].bias.requires_grad", 46)


@settings(max_examples=120)
@given(mutants(of=tuple(one for one in SMALL_SUBJECTS if one.format == "nnn")), st.sampled_from(list(Layout)))
def test_forced_on_damaged_files(subject: Subject, layout: Layout) -> None:
    """A forced layout accepts what detection found for it, and never anything but that."""
    found = subject.outcome()
    try:
        forced: Any = nkformats.parse(subject.data, format="nnn", variant=layout.name)
    except FormatError as error:
        forced = error
    if isinstance(found, FormatError):
        assert isinstance(forced, FormatError)
    elif layout.name in found.variants:
        assert not isinstance(forced, FormatError)
        assert forced.has_original or forced.to_bytes() == subject.data


def test_no_such_variant() -> None:
    """A variant that the format does not have is the caller's mistake, not the file's."""
    for variant in ("B0", "B8", "7", "", "v4"):
        with pytest.raises(ValueError) as caught:
            nkformats.parse(BASE, variant=variant)
        assert not isinstance(caught.value, FormatError)


@pytest.mark.parametrize("layout", LAYOUTS[3:])
@pytest.mark.parametrize("count", [0, 1, 2**32, 2**64 - 1])
def test_a_wrong_count_refuses_nothing(layout: Layout, count: int) -> None:
    """No loader looks at it: the layout is still found, the file comes back, and the finding is an error."""
    net = Net((Part(values(2, 3, 1), values(2)), Part(values(4, 3), values(3), flatten=1)), "wrong")
    data = patched(encode(net, layout), (13, struct.pack("<Q", count)))
    model = nkformats.parse(data)
    assert model.variants == (layout.name,)
    assert model.record.num_parameters == count
    assert model.to_bytes() == data
    (finding,) = [one for one in model.findings if one.rule == "NNN102"]
    assert (finding.severity, finding.path, finding.offset, finding.length) == ("error", "num_parameters", 13, 8)
    assert nkformats.validate(data).verdict == "broken"
    assert model.to_bytes(canonical=True) == encode(net, layout)


def hostile() -> bytes:
    """Four layers of layout B1 that are, as a whole, one description of layout B2: every byte is below 128."""
    conv = b"\1\0" + bytes(8) + i32(0) + b"\0" + i32(0) + i32(1) + i32(4, 1, 1, 1, 1) + b"\1" + i32(1) + bytes(8)
    unset = b"\0\0" + bytes(8) + i32(0) + b"\0" + i32(0) + i32(0) + i32(0) + b"\1" + i32(0)
    dense = b"\0\0" + bytes(8) + i32(0) + b"\0" + i32(0) + i32(13) + i32(2, 1, 13) + b"\1" + i32(13) + bytes(104)
    return b"NNN.\4" + conv + unset + unset + dense


def test_a_file_made_to_fit_two_layouts() -> None:
    """Both are named, the newest is taken, and a caller who knows better can have the other."""
    data = hostile()
    model = nkformats.parse(data)
    assert (model.variant, model.variants) == ("B1/B2", ("B1", "B2"))
    assert (len(model.record.layers), model.record.description.len_value) == (0, len(data) - 9)
    assert model.to_bytes() == data
    forced = nkformats.parse(data, variant="B1")
    assert (forced.variant, len(forced.record.layers)) == ("B1", 4)
    assert forced.to_bytes() == data


def test_an_agreeing_count_is_preferred() -> None:
    """Of two layouts that fit, the one whose parameter count is right; with both wrong, the newest."""
    # Without layers but with bytes of its own: B3 reads the count of B4 as its layer count and what follows it.
    data = b"NNN." + i32(0) + struct.pack("<Q", 0) + i32(0)
    assert nkformats.parse(data).variants == ("B4", "B5", "B6", "B7")
    assert nkformats.parse(patched(data, (8, b"\5"))).variants == ("B4", "B5", "B6", "B7")
    assert nkformats.parse(data[:-8]).variants == ("B3",)
    assert nkformats.parse(data[:9]).variants == ("B2",)
    assert nkformats.parse(data[:5]).variants == ("B1",)


def test_the_error_of_the_layout_that_got_furthest() -> None:
    """It says that none fits and which one it speaks for; the tree is that one's."""
    error = refusal(BASE[:-1])
    assert (error.rule, error.path, error.offset) == ("GEN001", "layers[1].body.flatten", 614)
    assert error.note == "fits none of the layouts B1 to B7; B7 got furthest"
    assert error.note in str(error)
    assert error.model.record.layout == Layout.B7
    assert error.model.record.layers[0].body.num_filters == 2
    (finding,) = nkformats.validate(BASE[:-1]).findings
    assert error.note in finding.message


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_truncated_file_is_told_as_what_it_is(layout: Layout) -> None:
    """Cut within the last layer, the layout that it was written in reads on the longest."""
    data = encode(NETS["conv2d"], layout)[:-9]
    error = refusal(data)
    assert error.model.record.layout == layout
    assert (error.rule, error.path) == ("GEN001", "layers[3].body.weights.values")


@pytest.mark.parametrize("layout", LAYOUTS[:5])
@pytest.mark.parametrize("dropout", [1.5, 1e-300])
def test_a_fault_in_the_first_dropout_is_told_as_what_it_is(layout: Layout, dropout: float) -> None:
    """The layout reads the file to its very end, and only this number is wrong."""
    first, *others = NETS["conv2d"].parts
    data = encode(Net((first._replace(dropout=dropout), *others)), layout)
    assert refusal(data, layout.name).path == "layers[0].dropout"
    assert refusal(data).path == "layers[0].dropout"


# -- the gallery ------------------------------------------------------------------------------------------------------


def test_the_base_is_sound() -> None:
    """What the exhibits are made from breaks no rule itself; else they would prove nothing."""
    assert build(NETS["same"], Layout.B7).to_bytes() == BASE
    report = nkformats.validate(BASE)
    assert (report.verdict, report.findings, report.variant) == ("sound", [], "B7")


def test_every_rule_has_an_exhibit() -> None:
    """A rule that nothing can break is dead text, and one that nobody breaks here is untested."""
    refused, odd = ({one.rule for one in part} for part in ((*REFUSED, *JSON_REFUSED), (*ODD, *JSON_ODD)))
    # Those over values are in test_values.
    assert refused | odd == set(RULES) - set(nkformats.FORMATS[1].value_rules)
    assert not refused & odd
    assert {RULES[rule].severity for rule in refused} == {"error"}
    # Errors that refuse nothing: no loader looks at the parameter count, and a layout says nothing of what layers fit.
    assert {rule for rule in odd if RULES[rule].severity == "error"} == {"NNN102", "NNN212"}


@pytest.mark.parametrize("one", REFUSED, ids=lambda one: f"{one.rule}-{one.path}-{one.got}")
def test_refused(one: Refused) -> None:
    """Rule, field, offset and what stands there; with the layout given and, unless it hides the fault, without."""
    data = one.data()
    for variant in ("B7",) if one.hidden else ("B7", None):
        error = refusal(data, variant)
        assert (error.rule, error.path, error.offset) == (one.rule, one.path, one.offset)
        assert one.got in error.got
        for part in (one.rule, one.path, str(one.offset), hex(one.offset)):
            assert part in str(error)
    error = refusal(data)
    assert error.note
    report = nkformats.validate(data, format="nnn")
    assert report.verdict == "broken"
    (finding,) = report.findings
    assert (finding.rule, finding.severity, finding.offset) == (error.rule, "error", error.offset)


@pytest.mark.parametrize("one", [one for one in REFUSED if one.hidden], ids=lambda one: f"{one.rule}-{one.got}")
def test_hidden(one: Refused) -> None:
    """A broken B6 and a broken B7 can look alike: the layout with a whole layer more is told, and named."""
    error, own = refusal(one.data()), refusal(one.data(), "B7")
    assert error.note == "fits none of the layouts B1 to B7; B6 got furthest"
    assert error.offset > own.offset
    assert error.path.startswith("layers[1]")
    assert own.path.startswith("layers[0]")


@pytest.mark.parametrize("one", ODD, ids=lambda one: f"{one.rule}-{one.path}-{one.offset}")
def test_odd(one: Odd) -> None:
    """The file is read; the finding has rule, severity, path and offset, and nothing else is found by the way."""
    data = one.data()
    report = nkformats.validate(data)
    found = [finding for finding in report.findings if finding.rule == one.rule]
    assert (one.path, one.offset) == (found[0].path, found[0].offset)
    assert {finding.severity for finding in found} == {RULES[one.rule].severity}
    assert {finding.rule for finding in report.findings} == {one.rule} | one.also
    assert all(RULES[one.rule].summary.rstrip(".") in finding.message for finding in found)
    assert report.verdict == ("broken" if RULES[one.rule].severity == "error" else "sound")
    assert nkformats.parse(data).to_bytes() == data


def test_texts_that_are_fine() -> None:
    """Line breaks and tabs are no control characters to warn of, and 64 KiB are not too long."""
    for text in ("a\nb\tc\r\n", "größe 8 × 2", "x" * 65536, ""):
        data = encode(Net((Part(values(1, 1), values(1)),), text), 7)
        model = nkformats.parse(data)
        assert model.record.description.value == text
        assert model.findings == []


# -- bad input --------------------------------------------------------------------------------------------------------


def huge(layout: Layout) -> bytes:
    """Sixty bytes that declare 2^31-1 values."""
    data = encode(Net((Part(values(1, 1), None),)), layout)
    place = data.rindex(i32(1)) if layout < 5 else data.rindex(i32(1), 0, len(data) - 1)
    data = data[:place] + i32(2**31 - 1) + data[place + 4 :]
    return data[:60] + bytes(60 - len(data[:60]))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_sixty_bytes_that_declare_two_gigabytes(layout: Layout) -> None:
    """Refused, since the bytes are not there. How fast and in how much memory is the benchmark's business."""
    data = huge(layout)
    assert len(data) == 60
    error = refusal(data, layout.name)
    assert (error.rule, error.path) == ("GEN001", "layers[0].body.weights.values")
    assert error.expected == f"{(2**31 - 1) * (8 if layout < 6 else 4)} bytes"
    refusal(data)


@pytest.mark.parametrize(
    ("offset", "path"),
    [
        (4, "description.value"),
        (18, "layers[2].kind"),
        (41, "layers[0].bias.values"),
        (78, "layers[0].body.kernels.values"),
        (193, "layers[1].bias.values"),
        (226, "layers[1].body.weights.values"),
    ],
)
def test_counts_past_the_end(offset: int, path: str) -> None:
    """Every count that is not an array length, at every edge: compared with the bytes left before anything is read."""
    right = struct.unpack_from("<i", BASE, offset)[0]
    for number in (2**31 - 1, 2**30, 2**16):
        error = refusal(patched(BASE, (offset, i32(number))), "B7")
        assert (error.rule, error.path) == ("GEN001", path)
    for number in (-1, -(2**31)):
        error = refusal(patched(BASE, (offset, i32(number))), "B7")
        assert error.offset == offset
        assert error.got == str(number)
    for number in (0, right - 1, right + 1):
        refusal(patched(BASE, (offset, i32(number))))


@pytest.mark.parametrize(
    ("name", "layout"),
    [case for case in CASES if case[0] in ("conv1d", "conv2d", "same", "empty tensors", "no layers")],
    ids=lambda one: getattr(one, "name", one),
)
def test_truncated_anywhere(name: str, layout: Layout) -> None:
    """Cut at any byte it is no file of its layout any more: the error names the field that is cut."""
    data = encode(NETS[name], layout)
    spans = [span for span in nkformats.parse(data, variant=layout.name).spans() if span.length]
    for length in range(len(data)):
        error = refusal(data[:length], layout.name)
        span = next(span for span in spans if span.offset + span.length > length)
        assert error.rule == "GEN001"
        assert error.offset <= length
        # Lists of integers are announced as a whole.
        assert span.path.startswith(error.path)
        try:
            found = nkformats.parse(data[:length], format="nnn")
        except FormatError:
            continue
        # What is left is a whole file of an older layout, which lacks what was cut off, or one without layers.
        assert found.record.layout < layout or not found.record.layers


def test_neither_binary_nor_json() -> None:
    """Nothing that begins otherwise is taken for a file of this format, unless the caller says so."""
    for data in (b"", b"N", b"NNN", b"NNN,", b"\x89PNG", b"[]"):
        assert nkformats.identify(data) is None
        with pytest.raises(FormatError) as caught:
            nkformats.parse(data)
        assert caught.value.rule == "GEN007"
        assert refusal(data).rule in {"NNN001", "GEN001"}


def test_limits() -> None:
    """The one limit of the format can be set by the caller, and is named."""
    assert nkformats.FORMATS[1].limits == {"int_array.num_values": 128}
    with pytest.raises(FormatError) as caught:
        nkformats.parse(BASE, variant="B7", limits={"int_array.num_values": 3})
    error = caught.value
    assert (error.rule, error.path, error.got) == ("NNN008", "layers[0].body.kernels.dims.num_values", "4")
    assert "limit int_array.num_values" in error.expected


# -- conversion -------------------------------------------------------------------------------------------------------


@each_case
def test_conversion(name: str, layout: Layout) -> None:
    """To every layout that can store the network: the bytes that its own writer would have made, and back again."""
    net = NETS[name] if layout >= 2 else NETS[name]._replace(description="")
    data = encode(net, layout)
    for target in net.layouts:
        if target == 1 and net.description:
            continue
        for spelling in (target.name, target.name.lower()):
            model = nkformats.parse(data, variant=layout.name)
            converted = model.to_bytes(variant=spelling)
            assert converted == encode(net, target)
        # The model itself is as it was.
        assert model.to_bytes() == data
        assert model.variants == (layout.name,)
        again = nkformats.parse(converted, variant=target.name).convert(layout.name)
        assert again.to_bytes() == data
        assert again.variants == (layout.name,)


LOST = {
    "description": (NETS["same"]._replace(parts=()), Layout.B2, ("B1",), "description"),
    "flatten": (
        Net((Part(values(4, 2), None, flatten=1),)),
        Layout.B5,
        ("B1", "B2", "B3", "B4"),
        "layers[0].body.flatten",
    ),
    "no flatten behind a convolution": (
        Net((Part(values(2, 1, 1), None), Part(values(2, 2), None, flatten=0))),
        Layout.B7,
        ("B1", "B2", "B3", "B4"),
        "layers[1].body.flatten",
    ),
    "padding": (
        Net((Part(values(1, 3, 1), None, pads=(1, 1)),)),
        Layout.B7,
        ("B1", "B2", "B3", "B4", "B5", "B6"),
        "layers[0].body.padding",
    ),
}


@pytest.mark.parametrize("name", LOST)
def test_what_a_layout_cannot_store_is_refused(name: str) -> None:
    """With the path of what would be lost, before a byte is out."""
    net, layout, targets, path = LOST[name]
    model = nkformats.parse(encode(net, layout), variant=layout.name)
    for target in NAMES:
        if target in targets:
            with pytest.raises(FormatError) as caught:
                model.to_bytes(variant=target)
            assert (caught.value.rule, caught.value.path) == ("GEN012", path)
        else:
            model.to_bytes(variant=target)


def test_padding_that_only_b7_stores() -> None:
    """A convolution that pads nothing, but with dims that say otherwise, loses them; without, it loses nothing."""
    model = nkformats.parse(patched(BASE, (154, i32(0))))
    for target in NAMES[:-1]:
        with pytest.raises(FormatError) as caught:
            model.to_bytes(variant=target)
        path = "layers[0].body.padding_dims" if target != "B1" else "description"
        assert (caught.value.rule, caught.value.path) == ("GEN012", path)
    model = nkformats.parse(patched(BASE, (154, i32(0)), (162, i32(0, 0, 0, 0))))
    again = nkformats.parse(model.to_bytes(variant="B6")).convert("B7")
    assert again.to_bytes() == model.to_bytes()


def test_no_such_layout_to_convert_to(tmp_path: Path) -> None:
    """A mistake of the caller; nothing is written."""
    model = nkformats.parse(BASE)
    for variant in ("B8", "J1", ""):
        with pytest.raises(ValueError) as caught:
            nkformats.write(model, tmp_path / "model.nnn", variant=variant)
        assert not isinstance(caught.value, FormatError)
    assert list(tmp_path.iterdir()) == []


def test_float64_is_rounded() -> None:
    """To the nearest float32, in tensors, tau and dropout; the other way is exact."""
    part = Part(np.full((1, 1), 0.1), np.full(1, 1 / 3), Activation.LEAKY_RELU, 0.01, 0.2)
    model = nkformats.parse(encode(Net((part,)), 5)).convert("B7")
    data = model.to_bytes()
    layer = nkformats.parse(data).record.layers[0]
    assert (layer.tau, layer.dropout) == (np.float32(0.01), np.float32(0.2))
    assert model.tensors["layers.0.weights"].to_numpy() == np.float32(0.1)
    wide = nkformats.parse(nkformats.parse(data).to_bytes(variant="B5"))
    assert wide.record.layers[0].tau == float(np.float32(0.01))
    assert wide.tensors["layers.0.bias"].to_numpy()[0] == float(np.float32(1 / 3))


def test_write_as_a_variant(tmp_path: Path) -> None:
    """The function takes the layout, too; without it the file keeps its own."""
    data = encode(NETS["conv2d"], 3)
    for variant, wanted in ((None, data), ("B3", data), ("b7", encode(NETS["conv2d"], 7))):
        nkformats.write(nkformats.parse(data), tmp_path / "model.nnn", variant=variant)
        assert (tmp_path / "model.nnn").read_bytes() == wanted


def test_a_new_record_can_be_converted() -> None:
    net = NETS["dense"]
    record = nnn.Nnn(layout=Layout.B7, description=nnn.Utf8String(value=""), layers=[])
    record.layers = [nnn_models.layer(part, Layout.B7) for part in net.parts]
    assert nkformats.from_record(record).to_bytes(variant="B3") == encode(net, 3)


def test_a_converted_model_has_its_tensors() -> None:
    """At once, not only when it has been written."""
    model = nkformats.parse(encode(NETS["dense"], 5)).convert("B7")
    assert model.tensors["layers.0.weights"].dtype == "float32"
    np.testing.assert_array_equal(model.tensors["layers.0.weights"].to_numpy(), values(4, 3))


@pytest.mark.parametrize(
    ("part", "path"),
    [
        (Part(np.full((1, 1), 1e300), None), "layers[0].body.weights.values"),
        (Part(np.full((1, 1, 1), -1e39), None), "layers[0].body.kernels.values"),
        (Part(values(1, 1), np.full(1, 1e39)), "layers[0].bias.values"),
        (Part(values(1, 1), None, Activation.LEAKY_RELU, 1e39), "layers[0].tau"),
    ],
    ids=["weights", "kernels", "bias", "tau"],
)
def test_what_float32_cannot_hold_is_refused(part: Part, path: str) -> None:
    """A network of infinities is another one."""
    model = nkformats.parse(encode(Net((part,)), 5))
    with pytest.raises(FormatError) as caught:
        model.to_bytes(variant="B7")
    assert (caught.value.rule, caught.value.path) == ("GEN003", path)


def test_infinities_stay() -> None:
    """They are no overflow; a tensor may hold them in either width."""
    part = Part(np.array([[np.inf, -np.inf, np.nan]]), None)
    data = nkformats.parse(encode(Net((part,)), 5)).to_bytes(variant="B7")
    np.testing.assert_array_equal(nkformats.parse(data).tensors["layers.0.weights"].to_numpy(), part.weights)


# -- editing ----------------------------------------------------------------------------------------------------------


def test_layers_added_and_removed() -> None:
    """Layer count and parameter count follow."""
    net = NETS["conv2d"]
    for layout in LAYOUTS:
        model = nkformats.parse(encode(net, layout), variant=layout.name)
        extra = Part(values(2, 5), values(5), Activation.SIGMOID)
        model.record.layers.append(nnn_models.layer(extra, layout))
        assert model.to_bytes() == encode(net._replace(parts=(*net.parts, extra)), layout)
        assert list(model.tensors)[-2:] == ["layers.4.bias", "layers.4.weights"]
        model.remove("layers", 4)
        model.remove("layers", 0)
        model.insert("layers", 1, nnn_models.layer(extra, layout))
        parts = (net.parts[1], extra, *net.parts[2:])
        assert model.to_bytes() == encode(net._replace(parts=parts), layout)


def test_tensors_of_a_file_that_breaks_off() -> None:
    """Those that were read in full, wherever it does."""
    data = encode(NETS["conv2d"], Layout.B7)
    whole = {name: tensor.to_numpy() for name, tensor in nkformats.parse(data).tensors.items()}
    for size in range(len(data)):
        error = refusal(data[:size], "B7")
        found = error.model.tensors if error.model is not None else {}
        assert list(found) == list(whole)[: len(found)]
        for name, tensor in found.items():
            np.testing.assert_array_equal(tensor.array, whole[name])
        assert [tensor.name for tensor in found.values()] == list(found)


@pytest.mark.parametrize("path", ["layers.1.bias", "layers.1.body", "layers.1.bias.values", "layers.1.body.weights"])
@pytest.mark.parametrize("gone", [True, False])
def test_tensors_of_a_tree_that_was_taken_apart(path: str, gone: bool) -> None:
    """What is missing is left out; the rest is found under its names."""
    model = nkformats.parse(encode(NETS["flatten"], Layout.B7))
    whole = {name: tensor.to_numpy() for name, tensor in model.tensors.items()}
    *owners, last = path.removeprefix("layers.1.").split(".")
    owner = model.record.layers[1]
    for name in owners:
        owner = getattr(owner, name)
    if gone:
        delattr(owner, last)
    else:
        setattr(owner, last, None)
    tensors = Tensors(model.record, nnn.TENSORS, nnn.ROLES, True)
    lost = "layers.1.bias" if "bias" in path else "layers.1.weights"
    # Bytes that are None are still those of a tensor.
    expected = [name for name in whole if name != lost or (last == "values" and not gone)]
    assert [tensor.name for tensor in tensors.values()] == list(tensors) == expected
    for name, tensor in tensors.items():
        if name == lost:
            assert tensor.array is None
        else:
            np.testing.assert_array_equal(tensor.array, whole[name])


def test_tensors_of_another_shape() -> None:
    """Dims, lengths and the parameter count follow; inputs may change alone, outputs with the number of neurons."""
    for layout in LAYOUTS:
        dtype = "float64" if layout < 6 else "float32"
        model = nkformats.parse(encode(NETS["dense"], layout), variant=layout.name)
        model.tensors["layers.0.weights"] = values(7, 3).astype(dtype)
        wanted = Net((Part(values(7, 3), values(3), Activation.RELU), NETS["dense"].parts[1]))
        assert model.to_bytes() == encode(wanted, layout)
        again = nkformats.parse(model.to_bytes())
        if layout >= 4:
            assert again.record.num_parameters == 7 * 3 + 3 + 3 * 2 + 2
        assert again.record.layers[0].body.weights.dims.values == [7, 3]
        assert all(finding.rule == "NNN201" for finding in again.findings)


def test_a_tensor_of_another_dtype_is_refused() -> None:
    """The layout has one float width; the caller converts."""
    for layout, dtype in ((Layout.B5, "float32"), (Layout.B7, "float64"), (Layout.B7, "int8")):
        model = nkformats.parse(encode(NETS["dense"], layout), variant=layout.name)
        with pytest.raises(FormatError) as caught:
            model.tensors["layers.0.weights"] = values(4, 3).astype(dtype)
        assert (caught.value.rule, caught.value.path) == ("GEN010", "layers[0].body.weights.values")
        assert model.to_bytes() == encode(NETS["dense"], layout)


def test_a_wrong_count_comes_back_to_the_truth() -> None:
    """It is kept as long as nothing that it counts is edited."""
    data = patched(BASE, (10, i32(5)))
    model = nkformats.parse(data)
    model.record.layers[0].dropout = 0.5
    assert nkformats.parse(model.to_bytes()).record.num_parameters == 5
    model.record.layers[1].bias = nnn_models.tensor(None, Layout.B7)
    assert nkformats.parse(model.to_bytes()).record.num_parameters == 18 + 2 + 96


def test_the_description_is_counted_in_bytes() -> None:
    model = nkformats.parse(BASE)
    model.record.description.value = "größe"
    assert model.to_bytes()[4:15] == i32(7) + "größe".encode()


def test_settling_twice_changes_nothing() -> None:
    for name, layout in CASES:
        model = build(NETS[name], layout)
        for canonical in (False, True, False):
            model.settle(canonical=canonical)
            assert model.to_bytes() == encode(NETS[name], layout)


@pytest.mark.parametrize("target", ["B4", "B5", "B6"])
def test_an_edit_can_settle_the_layout(target: str) -> None:
    """Without layers a file is of four layouts; one with a padded convolution is B7 alone, and B6 is another file."""
    model = nkformats.parse(encode(NETS["no layers"], 7))
    part = Part(values(1, 1, 1), values(1))
    model.record.layers.append(nnn_models.layer(part, Layout.B7))
    assert model.to_bytes(variant=target) == encode(Net((part,), "nothing"), Layout[target])


def test_the_layouts_of_an_edited_file() -> None:
    """Looked at again when it is settled: those that would give the same bytes."""
    for part, wanted in (
        (Part(values(1, 1, 1), values(1)), ("B7",)),
        (Part(values(1, 1), values(1)), ("B6", "B7")),
    ):
        model = nkformats.parse(encode(NETS["no layers"], 7))
        assert model.variants == ("B4", "B5", "B6", "B7")
        model.record.layers.append(nnn_models.layer(part, Layout.B7))
        data = model.to_bytes()
        assert model.variants == nkformats.parse(data).variants == wanted


def test_writing_is_no_edit() -> None:
    """Both layouts that an unedited file fits are still those that it fits."""
    model = nkformats.parse(hostile())
    assert model.to_bytes() == hostile()
    assert model.variants == ("B1", "B2")


def pads_of(data: bytes) -> list[int]:
    pads: list[int] = nkformats.parse(data).record.layers[0].body.padding_dims.values
    return pads


def test_padding_dims_are_derived() -> None:
    """Two for each spatial axis, from the size of the kernels; none where only whole windows count."""
    model = nkformats.parse(BASE)
    model.tensors["layers.0.kernels"] = values(2, 5, 4, 1).astype("float32")
    assert pads_of(model.to_bytes()) == [2, 2, 1, 2]
    model.record.layers[0].body.padding = nnn.Padding.VALID
    assert pads_of(model.to_bytes()) == [0, 0, 0, 0]
    model.record.layers[0].body.padding = nnn.Padding.SAME
    model.tensors["layers.0.kernels"] = values(2, 2, 1).astype("float32")
    assert pads_of(model.to_bytes()) == [0, 1]


def test_padding_dims_of_a_file_stay() -> None:
    """Until kernels or padding type change, or the canonical file is asked for."""
    data = patched(BASE, (162, i32(0, 2)))
    model = nkformats.parse(data)
    assert model.to_bytes() == data
    model.record.layers[0].dropout = 0.5
    assert pads_of(model.to_bytes()) == [0, 2, 1, 1]
    model.tensors["layers.0.kernels"] = values(2, 3, 5, 1).astype("float32")
    assert pads_of(model.to_bytes()) == [1, 1, 2, 2]
    assert pads_of(nkformats.parse(data).to_bytes(canonical=True)) == [1, 1, 1, 1]
    model = nkformats.parse(data)
    model.record.layers[0].body.padding = nnn.Padding.VALID
    assert pads_of(model.to_bytes()) == [0, 0, 0, 0]


def test_a_new_convolution_gets_padding_dims() -> None:
    """Its padding type, too: what the older layouts do."""
    for padding, pads in ((None, None), (nnn.Padding.VALID, None), (nnn.Padding.SAME, (1, 1, 0, 1))):
        model = build(Net(()), Layout.B7)
        part = Part(values(1, 3, 2, 1), values(1), pads=pads)
        layer = nnn_models.layer(part, Layout.B7)
        layer.body.padding, layer.body.padding_dims = padding, None
        model.record.layers.append(layer)
        assert model.to_bytes() == encode(Net((part,)), 7)


def test_what_is_written_can_be_read() -> None:
    """P5: the number of neurons is the caller's to set, and until it agrees with the tensors nothing is written."""
    model = build(NETS["dense"], Layout.B7)
    model.tensors["layers.1.weights"] = values(3, 5).astype("float32")
    model.tensors["layers.1.bias"] = values(5).astype("float32")
    with pytest.raises(FormatError) as caught:
        model.to_bytes()
    assert (caught.value.rule, caught.value.path) == ("NNN108", "layers[1].bias.num_values")
    model.record.layers[1].body.num_neurons = 5
    assert nkformats.parse(model.to_bytes()).record == model.record


@pytest.mark.parametrize("layout", [0, 8, 255])
def test_no_layout(layout: int) -> None:
    """A record without layout, or with one that nobody reads, cannot be written."""
    record = nnn.Nnn(layout=layout, description=nnn.Utf8String(value="") if layout else None)
    with pytest.raises(FormatError) as caught:
        nkformats.from_record(record).to_bytes()
    assert (caught.value.rule, caught.value.path) == ("GEN012", "layout")


def unset(neurons: int) -> Callable[[Any], None]:
    """A layer without tensors and with that many neurons."""
    return lambda r: r.layers.append(nnn_models.layer(Part(None, None, neurons=neurons), Layout.B7))


#: What is done to the base, the rule that then refuses it, and where. A structure that no layout has comes before what
#: a single field cannot hold.
REFUSED_RECORDS: dict[str, tuple[Callable[[Any], Any], str, str]] = {
    "activation": (lambda r: setattr(r.layers[0], "activation", 6), "NNN005", "layers[0].activation"),
    "kind of another body": (lambda r: setattr(r.layers[0], "kind", 0), "GEN005", "layers[0].body"),
    "tau without need": (lambda r: setattr(r.layers[1], "tau", 0.5), "GEN005", "layers[1].tau"),
    "tau": (lambda r: setattr(r.layers[0], "tau", 1e39), "GEN003", "layers[0].tau"),
    "tau of infinity": (lambda r: setattr(r.layers[0], "tau", float("inf")), "NNN117", "layers[0].tau"),
    "flatten of 2": (lambda r: setattr(r.layers[1].body, "flatten", 2), "NNN011", "layers[1].body.flatten"),
    "padding": (lambda r: setattr(r.layers[0].body, "padding", 2), "NNN012", "layers[0].body.padding"),
    "other neurons": (lambda r: setattr(r.layers[1].body, "num_neurons", 4), "NNN108", "layers[1].bias.num_values"),
    "other filters": (lambda r: setattr(r.layers[0].body, "num_filters", 0), "NNN108", "layers[0].bias.num_values"),
    "negative neurons": (unset(-1), "NNN006", "layers[2].body.num_neurons"),
    "neurons": (unset(2**31), "GEN003", "layers[2].body.num_neurons"),
    "grad": (lambda r: setattr(r.layers[1].bias, "requires_grad", 7), "NNN009", "layers[1].bias.requires_grad"),
    "rank": (lambda r: setattr(r.layers[1].bias.dims, "values", [1] * 129), "NNN104", "layers[1].bias.dims.num_values"),
    "dims": (lambda r: setattr(r.layers[1].bias.dims, "values", [4]), "NNN106", "layers[1].bias.num_values"),
    "half a float": (lambda r: setattr(r.layers[1].bias, "values", bytes(15)), "GEN004", "layers[1].bias.values"),
    "half of it": (lambda r: setattr(r.layers[1].bias, "values", bytes(7)), "NNN106", "layers[1].bias.num_values"),
    "dropout": (lambda r: setattr(r.layers[1], "dropout", 1e39), "NNN115", "layers[1].dropout"),
    "tiny dropout": (lambda r: setattr(r.layers[1], "dropout", 1e-40), "NNN116", "layers[1].dropout"),
    "trailing": (lambda r: setattr(r, "trailing", b"x"), "NNN103", "trailing"),
    "no description": (lambda r: setattr(r, "description", None), "GEN005", "description"),
    "surrogate": (lambda r: setattr(r.description, "value", "\ud800"), "GEN011", "description.value"),
}


@pytest.mark.parametrize("name", REFUSED_RECORDS)
def test_what_cannot_be_written_is_refused(name: str, tmp_path: Path) -> None:
    """With its rule and path, and before a byte is out."""
    edit, rule, path = REFUSED_RECORDS[name]
    model = nkformats.parse(BASE)
    edit(model.record)
    target = tmp_path / "model.nnn"
    target.write_bytes(b"the old one")
    with pytest.raises(FormatError) as caught:
        nkformats.write(model, target)
    assert (caught.value.rule, caught.value.path) == (rule, path)
    assert target.read_bytes() == b"the old one"


def test_an_unknown_kind_cannot_be_written() -> None:
    """It has no body, and none that parameters could be passed to."""
    model = nkformats.parse(BASE)
    model.record.layers[0].kind = 2
    with pytest.raises(FormatError) as caught:
        model.to_bytes()
    assert caught.value.rule in {"GEN005", "NNN004"}


def test_what_is_not_given_is_the_default() -> None:
    """tau and flatten come with their conditions."""
    model = nkformats.parse(BASE)
    model.record.layers[0].tau = model.record.layers[1].body.flatten = None
    again = nkformats.parse(model.to_bytes())
    assert again.record.layers[0].tau == np.float32(0.05)
    assert again.record.layers[1].body.flatten == 0


def test_a_single_byte_count_has_its_limit() -> None:
    """B1 and B2 count layers in one byte."""
    part = Part(None, None, neurons=0)
    model = build(Net((part,) * 256), Layout.B3)
    assert len(nkformats.parse(model.to_bytes()).record.layers) == 256
    with pytest.raises(FormatError) as caught:
        model.to_bytes(variant="B2")
    assert (caught.value.rule, caught.value.path) == ("GEN003", "num_layers")
    model.remove("layers", 0)
    assert len(nkformats.parse(model.to_bytes(variant="B2")).record.layers) == 255


def test_records_of_both_layouts_are_equal_where_the_bytes_are() -> None:
    """B6 and B7 of a dense network; which layout it was read as is no content."""
    one, other = (nkformats.parse(encode(NETS["dense"], 7), variant=name).record for name in ("B6", "B7"))
    assert [*records.spans(one)][-1].offset == [*records.spans(other)][-1].offset
    for mine, theirs in itertools.zip_longest(records.spans(one), records.spans(other)):
        assert (mine.path, mine.offset, mine.length) == (theirs.path, theirs.offset, theirs.length)
