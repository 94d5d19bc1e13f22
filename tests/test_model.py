"""The library's face: parse, identify, validate, at; models built from nothing, edited, settled and written."""

from __future__ import annotations

import copy
import errno
import io
import os
import pickle
import stat
import sys
from pathlib import Path
from typing import Any

import nk_models
import numpy as np
import pytest
from nk_models import BASES, NK, add, empty, patched, quant_params, values

import nkformats
from conftest import ROOT
from nkformats import FormatError, records, runtime
from nkformats.generated import nk
from nkformats.generated.nk import Activation, Dtype, LayerKind, NetworkKind

MLP = nk_models.mlp().to_bytes()


SAMPLES = ROOT / "samples"


def reread(model: nkformats.Model) -> nkformats.Model:
    """The model as the next reader of its file gets it; the same in everything that counts."""
    again = nkformats.parse(model.to_bytes())
    assert again.record == model.record
    assert list(again.tensors) == list(model.tensors)
    return again


def rules(model: nkformats.Model) -> set[str]:
    return {finding.rule for finding in reread(model).findings}


# -- parse, identify, validate, at ------------------------------------------------------------------------------------


def test_parse_gives_the_tree_under_the_schemas_names() -> None:
    """The public face of the documentation, line by line."""
    model = nkformats.parse(MLP)
    assert (model.format, model.variant, model.source, model.size, model.complete) == ("nk", "v4", None, 368, True)
    assert model.record.header.num_layers == 2
    assert model.record.header.network_kind is NetworkKind.MLP
    assert model.record.layers[1].body.activation is Activation.SOFTMAX
    assert model.record.tests.cases[1].name == "2nd"
    assert model.findings == []
    assert repr(model) == "<Model nk v4>"


def test_a_tensor_says_what_it_is_and_where() -> None:
    """Name, dtype, shape, place and values; offsets are absolute."""
    tensors = nkformats.parse(MLP).tensors
    assert list(tensors) == ["layers.0.weight", "layers.1.weight", "layers.0.bias", "layers.1.bias"]
    one = tensors["layers.1.weight"]
    assert (one.name, one.dtype, one.shape, one.nbytes, one.offset) == ("layers.1.weight", "float32", (2, 4), 32, 224)
    assert (one.path, one.storage) == ("weights.tensors[1]", "float32")
    assert one.array is not None
    np.testing.assert_array_equal(one.array, values((2, 4)))
    assert MLP[one.offset : one.offset + one.nbytes] == bytes(one.data) == values((2, 4)).tobytes()
    with pytest.raises(KeyError):
        tensors["layers.2.weight"]


def test_a_tensor_without_an_array_says_so() -> None:
    """Where dtype, shape and bytes disagree there is no view, and asking for the values is an error, not garbage."""
    for edit in ((81, b"\x09"), (100, b"\x0b"), (80, b"\x01")):
        tensor = nkformats.parse(patched(MLP, edit)).tensors["layers.0.weight"]
        assert tensor.array is None
        with pytest.raises(FormatError) as caught:
            tensor.to_numpy()
        assert caught.value.rule == "GEN010"
    assert nkformats.parse(patched(MLP, (81, b"\x09"))).tensors["layers.0.weight"].dtype == "unknown"


def test_names_stay_apart_when_the_file_has_more_tensors_than_layers_take() -> None:
    """A tensor that no layer takes still has a name, its own."""
    model = nk_models.mlp()
    del model.record.layers[1]
    names = list(nkformats.parse(model.to_bytes()).tensors)
    assert names == ["layers.0.weight", "weights.1", "layers.0.bias", "biases.1"]


@pytest.mark.parametrize("data", [MLP, MLP[:60], b"NKIT", MLP[:4] + b"\x09\0\0\0"])
def test_identify_goes_by_content(data: bytes) -> None:
    """A broken file of the format is still one of the format; its variant is known where its head is whole."""
    identity = nkformats.identify(data)
    assert identity is not None
    assert (identity.format, identity.by) == ("nk", "content")
    assert identity.variant == ("v4" if len(data) > 48 else "v9" if len(data) == 8 else "")


def test_identify_goes_by_name_where_the_content_is_silent(tmp_path: Path) -> None:
    """An .nk file with another beginning is called .nk and then has to answer for its content."""
    path = tmp_path / "odd.NK"
    path.write_bytes(b"nothing of that kind")
    assert nkformats.identify(path) == nkformats.Identity("nk", "", "name")
    with pytest.raises(FormatError) as caught:
        nkformats.parse(path)
    assert (caught.value.rule, caught.value.source) == ("NK001", str(path))
    assert nkformats.identify(b"nothing of that kind") is None
    with pytest.raises(OSError, match="missing"):
        nkformats.identify(tmp_path / "missing.nk")


def test_a_named_format_is_believed() -> None:
    """`format=` decides; a name that nobody knows is the caller's mistake, not the file's."""
    with pytest.raises(FormatError) as caught:
        nkformats.parse(b"????", format="nk")
    assert caught.value.rule == "NK001"
    with pytest.raises(ValueError) as wrong:
        nkformats.parse(MLP, format="nnn!")
    assert not isinstance(wrong.value, FormatError)


def test_validate_reports() -> None:
    """sound, broken, not validated; as plain values for JSON, too."""
    report = nkformats.validate(MLP)
    assert (report.verdict, report.findings, report.format, report.variant) == ("sound", [], "nk", "v4")
    assert (report.error, report.source, report.reason) == (None, None, "")
    broken = nkformats.validate(MLP[:60])
    assert broken.verdict == "broken"
    assert isinstance(broken.error, FormatError)
    assert (broken.format, broken.variant) == ("nk", "v4")
    unknown = nkformats.validate(b"????")
    assert (unknown.verdict, unknown.findings, unknown.format) == ("not validated", [], None)
    assert "known format" in unknown.reason
    plain = nkformats.validate(patched(MLP, (49, b"\1"))).as_dict()
    assert plain["verdict"] == "sound"
    assert plain["findings"][0]["rule"] == "NK201"
    assert set(plain["findings"][0]) == {
        "rule", "severity", "path", "offset", "length", "message", "file", "line", "column",
    }  # fmt: skip


def test_at_explains_a_byte(tmp_path: Path) -> None:
    """Field, value, constraint and documentation of one byte, from a file or a model."""
    place = nkformats.at(MLP, 30)
    assert (place.path, place.offset, place.length, place.value) == ("header.num_layers", 28, 4, 2)
    assert place.rule == "NK003"
    assert "100" in place.expected
    assert place.doc == "Number of layer records."
    assert "sections 2 and 9" in place.ref
    for part in ("header.num_layers", "28", "0x1c", "NK003", "100", place.doc):
        assert part in str(place)
    assert nkformats.at(nkformats.parse(MLP), 52).path == "layers[0].body.units"
    path = tmp_path / "model.nk"
    path.write_bytes(MLP)
    assert nkformats.at(path, 0).path == "header.magic"
    assert nkformats.at(path, 177).path == "weights.tensors[0]"
    for offset in (368, -1, 10**9):
        with pytest.raises(IndexError):
            nkformats.at(MLP, offset)


def test_rules_explain_themselves() -> None:
    """Every rule, of the format or of all, is found by its id with all six texts."""
    for one in (*NK.rules, "GEN001", "GEN007"):
        rule = nkformats.rule(one)
        assert rule.id == one
        assert rule.severity in {"error", "warning", "note"}
        assert all((rule.summary, rule.why, rule.loader, rule.mend, rule.ref))
    with pytest.raises(KeyError):
        nkformats.rule("NK999")


def test_what_cannot_be_read_at_all(tmp_path: Path) -> None:
    """Wrong arguments are the caller's errors; a buffer with gaps has no offsets."""
    with pytest.raises(TypeError):
        nkformats.parse(12)
    with pytest.raises(TypeError):
        nkformats.parse(io.StringIO("NKIT"))
    with pytest.raises(OSError, match="regular file"):
        nkformats.parse(tmp_path)
    with pytest.raises(FormatError) as caught:
        nkformats.parse(memoryview(MLP)[::2])
    assert caught.value.rule == "GEN009"


def test_errors_travel_between_processes() -> None:
    """A scanner's workers send them home: everything but the tree comes along."""
    with pytest.raises(FormatError) as caught:
        nkformats.parse(MLP[:60])
    error = pickle.loads(pickle.dumps(caught.value))
    assert str(error) == str(caught.value)
    assert (error.rule, error.path, error.offset) == (caught.value.rule, caught.value.path, caught.value.offset)
    finding = nkformats.validate(patched(MLP, (49, b"\1"))).findings[0]
    assert pickle.loads(pickle.dumps(finding)) == finding


# -- from nothing -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BASES)
def test_built_from_nothing(name: str) -> None:
    """A model of constructors and arrays is written, read back the same, and breaks no rule."""
    model = BASES[name]()
    assert model.size is None
    again = reread(model)
    assert again.findings == []
    for tensor in again.tensors.values():
        assert tensor.array is not None
        np.testing.assert_array_equal(tensor.array, values(tensor.shape, tensor.dtype))


def test_counts_sizes_and_padding_follow() -> None:
    """Nobody fills in a number that follows from another: here all of them at once."""
    record = reread(nk_models.int8()).record
    header = record.header
    assert (header.num_layers, header.num_weight_tensors, header.num_bias_tensors) == (4, 2, 2)
    assert (header.weights_bytes, header.biases_bytes, header.flags) == (52, 20, 7)
    assert [entry.num_elements for entry in record.weight_catalog] == [27, 24]
    assert (record.quant.num_tensors, record.quant.flags) == (2, 1)
    assert [table.num_channels for table in record.quant.channel_scales] == [3, 2]
    assert bytes(record.weights.tail) == b"\0"
    assert bytes(record.biases.tail) == b""
    case = record.tests.cases[0]
    assert (case.len_name, bytes(case.name_pad), case.num_input, case.num_output) == (5, b"\0\0", 16, 2)
    assert [bytes(layer.reserved) for layer in record.layers] == [bytes(3)] * 4


def test_derived_fields_are_read_only() -> None:
    """A count that could be set by hand could be set wrong."""
    record = nkformats.parse(MLP).record
    for target, name in (
        (record.header, "num_layers"), (record.header, "weights_bytes"), (record.weight_catalog[0], "num_elements"),
        (record.tests, "num_cases"), (record.tests.cases[0], "len_name"),
    ):  # fmt: skip
        with pytest.raises(AttributeError):
            setattr(target, name, 1)
    with pytest.raises(AttributeError):
        record.header.magic = b"NKIX"


def test_the_smallest_model() -> None:
    """No layers, no tensors, no tests: a header and nothing else."""
    data = empty([1, 3], network_kind=NetworkKind.MLP).to_bytes()
    assert len(data) == 48
    assert nkformats.parse(data).to_bytes() == data


def test_only_a_root_record_makes_a_model() -> None:
    """A part of a file is no file."""
    with pytest.raises(ValueError, match="Flatten"):
        nkformats.from_record(nk.Flatten())


def test_pools_of_the_old_versions() -> None:
    """Versions 1 and 2 have no padding in a pool: none is written, and a pool that is padded is refused."""
    model = empty([4, 4, 2], version=2)
    add(model, LayerKind.MAX_POOL2D, nk.Pool2d(pool_size=2, stride=2))
    assert len(model.to_bytes()) == 48 + 12
    assert reread(model).record.layers[0].body.pool_w == 2
    model.record.header.version = 3
    assert len(model.to_bytes()) == 48 + 16
    model.record.layers[0].body.pad_w = 1
    model.record.header.version = 2
    with pytest.raises(FormatError) as caught:
        model.to_bytes()
    assert (caught.value.rule, caught.value.path) == ("GEN005", "layers[0].body.pad_w")


# -- editing ----------------------------------------------------------------------------------------------------------


def test_insert_a_layer_in_the_middle() -> None:
    """Counts, catalogs, payloads and offsets follow, and the neighbours keep their tensors."""
    model = nkformats.parse(MLP)
    body = nk.Dense(units=4, activation=Activation.RELU)
    add(model, LayerKind.DENSE, body, {"": (4, 4)}, at=1)
    again = reread(model)
    assert again.findings == []
    assert [t.shape for t in again.tensors.values()] == [(4, 3), (4, 4), (2, 4), (4,), (4,), (2,)]
    assert again.record.header.num_layers == 3
    assert again.record.header.weights_bytes == 48 + 64 + 32
    np.testing.assert_array_equal(again.tensors["layers.2.weight"].to_numpy(), values((2, 4)))
    assert again.tensors["layers.1.weight"].offset == 48 + 3 * 16 + 6 * 24 + 48
    # Out again, and the file is what it was.
    removed = model.remove("layers", 1)
    assert removed.body.units == 4
    assert model.to_bytes() == MLP


def test_insert_and_remove_in_an_int8_model() -> None:
    """Descriptors and channel tables run along with the weight catalog."""
    model = nk_models.int8()
    before = model.to_bytes()
    depthwise = nk.DepthwiseConv2d(kernel_h=3, channels=3, pad_h=1, pad_w=1, kernel_w_or_pad=3)
    add(model, LayerKind.DEPTHWISE_CONV2D, depthwise, {"": (3, 3, 3)}, at=1)
    model.record.quant.params[1].input_scale = 2.0
    again = reread(model)
    assert again.findings == []
    assert again.record.quant.num_tensors == 3
    assert [params.input_scale for params in again.record.quant.params] == [0.5, 2.0, 0.5]
    assert [table.num_channels for table in again.record.quant.channel_scales] == [3, 3, 2]
    assert bytes(again.record.weights.tail) == bytes(-(27 + 27 + 24) % 4)
    model.remove("layers", 1)
    assert model.to_bytes() == before
    model.remove("layers", -1)
    assert reread(model).record.quant.num_tensors == 1
    assert len(reread(model).record.weight_catalog) == 1


def test_remove_everything() -> None:
    """Layer by layer from the front, whatever each takes; nothing is left behind."""
    model = nk_models.blocks()
    while model.record.layers:
        model.remove("layers", 0)
        reread(model)
        assert "NK313" not in rules(model)
    assert len(model.to_bytes()) == 48
    with pytest.raises(IndexError):
        model.remove("layers", 0)


@pytest.mark.parametrize(
    ("tensors", "along"),
    [
        ({"weight": values((4, 4))}, {}),
        ({"weight": values((4, 4)), "bias": values((4,)), "scale": values((4,))}, {}),
        ({"weight": values((4, 4)), "bias": values((4,), "float64")}, {}),
        ({"weight": values((1, 1, 1, 4, 4)), "bias": values((4,))}, {}),
        ({"weight": values((4, 4)), "bias": values((4,))}, {"weight_catalog": []}),
    ],
    ids=["missing", "left over", "dtype", "rank", "along"],
)
def test_a_failing_insert_changes_nothing(tensors: dict[str, Any], along: dict[str, list[Any]]) -> None:
    """It is refused as a whole: record, catalogs and payloads are as they were."""
    model = nkformats.parse(MLP)
    twin = copy.deepcopy(model.record)
    item = nk.Layer(kind=LayerKind.DENSE, body=nk.Dense(units=4))
    with pytest.raises(FormatError):
        model.insert("layers", 1, item, tensors=tensors, along=along)
    assert model.record == twin
    assert model.to_bytes() == MLP
    assert len(model.tensors) == 4


def test_a_failing_insert_changes_nothing_in_an_int8_model() -> None:
    """Without descriptors for the new tensors, or with too few, an int8 layer is refused as a whole."""
    model = nk_models.int8()
    before = model.to_bytes()
    item = nk.Layer(kind=LayerKind.DENSE, body=nk.Dense(units=2))
    tensors = {"weight": values((2, 2), "int8"), "bias": values((2,), "int32")}
    table = nk.ChannelScales(scales=values((2,)))
    for along in (
        {},
        {"quant.params": [quant_params()]},
        {"quant.params": [], "quant.channel_scales": [table]},
        {"quant.params": [quant_params()], "quant.channel_scales": [table, table]},
    ):
        with pytest.raises(FormatError):
            model.insert("layers", 4, item, tensors=tensors, along=along)
        assert model.to_bytes() == before
    model.insert("layers", 4, item, tensors=tensors, along=along | {"quant.channel_scales": [table]})
    assert reread(model).record.header.num_layers == 5


def test_insert_where_there_is_no_place() -> None:
    """As `list.insert` counts, but a place that is not there is an error."""
    model = nkformats.parse(MLP)
    item = nk.Layer(kind=LayerKind.FLATTEN, body=nk.Flatten())
    with pytest.raises(IndexError):
        model.insert("layers", 3, item)
    model.insert("layers", -1, item)
    assert model.record.layers[2] is item


def test_replace_a_tensor_by_one_of_another_shape() -> None:
    """Shape, dtype, counts, sizes and offsets follow; what the layer makes of it is for the rules to say."""
    model = nkformats.parse(MLP)
    model.record.layers[0].body.units = 5
    model.tensors["layers.0.weight"] = values((5, 3))
    model.tensors["layers.0.bias"] = values((5,))
    model.tensors["layers.1.weight"] = values((2, 5))
    again = reread(model)
    assert again.findings == []
    assert again.tensors["layers.0.weight"].shape == (5, 3)
    assert again.record.weight_catalog[0].num_elements == 15
    assert again.record.header.weights_bytes == 4 * (15 + 10)
    assert again.tensors["layers.0.bias"].offset == 176 + 100
    assert nk_models.mlp().to_bytes() == MLP


@pytest.mark.parametrize(
    ("dtype", "stored"), [("float32", Dtype.FLOAT32), ("int8", Dtype.INT8), ("int32", Dtype.INT32)]
)
def test_every_element_type(dtype: str, stored: Dtype) -> None:
    """float32, int8 and int32 tensors are stored as such; the tail follows the bytes."""
    model, dtype = nkformats.parse(MLP), stored.name.lower()
    model.tensors["layers.1.weight"] = values((2, 3), dtype)
    again = reread(model)
    assert again.record.weight_catalog[1].dtype is stored
    assert again.tensors["layers.1.weight"].dtype == dtype
    assert again.record.header.weights_bytes % 4 == 0
    np.testing.assert_array_equal(again.tensors["layers.1.weight"].to_numpy(), values((2, 3), dtype))


def test_arrays_in_any_memory_order_are_stored_row_major() -> None:
    """Big-endian, Fortran-ordered or strided: the values count, not the memory."""
    model = nkformats.parse(MLP)
    wanted = values((4, 3))
    strided = np.zeros((4, 6), "float32")
    strided[:, ::2] = wanted
    for array in (wanted.astype(">f4"), np.asfortranarray(wanted), strided[:, ::2], wanted.tolist()):
        model.tensors["layers.0.weight"] = array
        assert model.to_bytes() == MLP


@pytest.mark.parametrize("array", [values((3,), "float64"), values((1, 1, 1, 1, 2), "int8"), values((2,), "uint8")])
def test_an_array_that_the_format_cannot_store_changes_nothing(array: Any) -> None:
    """Wrong dtype or rank: refused with the tensor's path, and the tensor is the one that it was."""
    model = nkformats.parse(MLP)
    with pytest.raises(FormatError) as caught:
        model.tensors["layers.0.weight"] = array
    assert caught.value.rule == "GEN010"
    assert caught.value.path == "weights.tensors[0]"
    assert (model.tensors["layers.0.weight"].dtype, model.tensors["layers.0.weight"].shape) == ("float32", (4, 3))
    assert model.to_bytes() == MLP
    with pytest.raises(KeyError):
        model.tensors["layers.7.weight"] = array


def test_drop_the_tests() -> None:
    """The flags follow: no section, no flag, and no complaint about its element type."""
    for base in (nk_models.mlp, nk_models.int8):
        model = base()
        size = len(model.to_bytes())
        model.record.tests = None
        again = reread(model)
        assert not again.record.header.has_tests
        assert again.findings == []
        assert again.record.header.flags & 0x5 == 0
        assert len(again.to_bytes()) < size


def test_add_and_drop_quantisation_tables() -> None:
    """The flag of a part that may be absent follows the part."""
    model = nk_models.int8()
    model.record.quant.channel_scales = None
    assert reread(model).record.quant.flags == 0
    model.record.quant = None
    assert not reread(model).record.header.has_quant
    assert "NK312" in rules(model)


def test_drop_a_case_rename_a_case() -> None:
    """Length, filler and count follow the name and the list."""
    model = nkformats.parse(MLP)
    del model.record.tests.cases[0]
    model.record.tests.cases[0].name = "größer"
    again = reread(model)
    case = again.record.tests.cases[0]
    assert (case.name, case.len_name, bytes(case.name_pad)) == ("größer", 8, b"\0\0\0")
    assert again.record.tests.num_cases == 1
    assert again.findings == []


# -- settling ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BASES)
def test_settling_twice_changes_nothing(name: str) -> None:
    """Idempotent, canonical or not; and a settled model is what its file says."""
    model = BASES[name]()
    for canonical in (False, True):
        model.settle(canonical=canonical)
        twin = copy.deepcopy(model.record)
        model.settle(canonical=canonical)
        assert model.record == twin
        assert model.to_bytes() == nkformats.from_record(twin).to_bytes()
    reread(model)


UNTRUE = {
    "num_elements": patched(MLP, (124, b"\x09")),
    "a tail that no writer makes": patched(MLP[:256] + b"\1\2\3\4" + MLP[256:], (40, (84).to_bytes(4, "little"))),
    "padding": patched(MLP, (299, b"\x07")),
    "reserved": patched(MLP, (49, b"\1\2\3"), (82, b"\4")),
    "unknown flags": patched(MLP, (10, b"\xf9\xff")),
    "unknown enum values": patched(MLP, (8, b"\x77"), (56, b"\x99"), (81, b"\x55")),
    "a signalling NaN": patched(MLP, (60, b"\x01\x00\xa0\x7f")),
    "a name that is no UTF-8": patched(MLP, (293, b"\xff\xc3\x28\x80\xed")),
    "bytes behind the end": MLP + b"\0\1\2",
}


@pytest.mark.parametrize("name", UNTRUE)
def test_an_untouched_file_comes_back_to_the_byte(name: str) -> None:
    """However untrue: what was stored is kept as long as nobody touches what it follows from."""
    data = UNTRUE[name]
    model = nkformats.parse(data)
    assert model.to_bytes() == data
    model.settle()
    model.settle()
    assert model.to_bytes() == data
    assert nkformats.from_record(copy.deepcopy(model.record)).to_bytes() == data
    # An edit elsewhere does not change it either.
    model.record.layers[1].body.alpha = 0.5
    assert model.to_bytes() == patched(data, (76, b"\0\0\0\x3f"))


def test_an_edit_brings_a_field_back_to_the_truth() -> None:
    """Once what a field derives from is edited, it is computed, however wrong it was in the file."""
    model = nkformats.parse(UNTRUE["num_elements"])
    assert model.record.weight_catalog[1].num_elements == 9
    model.tensors["layers.1.weight"] = values((2, 5))
    again = reread(model)
    assert again.record.weight_catalog[1].num_elements == 10

    model = nkformats.parse(UNTRUE["a tail that no writer makes"])
    # Ten bytes want a tail of two; another multiple of four wants none, as before, so that the file's own stays.
    model.tensors["layers.1.weight"] = values((2, 6))
    assert bytes(reread(model).record.weights.tail) == b"\1\2\3\4"
    model.tensors["layers.1.weight"] = values((2, 5), "int8")
    again = reread(model)
    assert bytes(again.record.weights.tail) == b"\0\0"
    assert again.record.header.weights_bytes == 48 + 10 + 2

    model = nkformats.parse(UNTRUE["padding"])
    model.record.tests.cases[0].name = "xy"
    assert bytes(reread(model).record.tests.cases[0].name_pad) == b"\0"


@pytest.mark.parametrize("name", ["a tail that no writer makes", "padding", "reserved"])
def test_canonical_is_what_a_writer_would_write(name: str) -> None:
    """`canonical=True` recomputes what is derived and zeroes filler, and leaves everything else alone."""
    model = nkformats.parse(UNTRUE[name])
    assert model.to_bytes(canonical=True) == MLP
    assert model.to_bytes() == MLP


def test_parameters_are_passed_down() -> None:
    """A changed version reaches the records that depend on it, as they are settled."""
    model = nk_models.mlp()
    model.record.header.version = 1
    model.settle()
    assert {layer.version for layer in model.record.layers} == {1}
    assert {layer.body.version for layer in model.record.layers} == {1}
    assert "NK101" in rules(model)


# -- what cannot be written -------------------------------------------------------------------------------------------


def _set(path: str, value: Any) -> Any:
    def edit(model: nkformats.Model) -> None:
        parent, _, name = path.rpartition(".")
        setattr(records.resolve(model.record, parent) if parent else model.record, name, value)

    return edit


REFUSED = {
    "too large": (_set("layers[0].body.units", 2**32), "GEN003", "layers[0].body.units"),
    "negative": (_set("layers[0].body.units", -1), "GEN003", "layers[0].body.units"),
    "no number": (_set("layers[0].body.units", "4"), "GEN003", "layers[0].body.units"),
    "no value": (_set("layers[0].body.units", None), "GEN002", "layers[0].body.units"),
    "a float that float32 cannot hold": (_set("layers[0].body.alpha", 1e39), "GEN003", "layers[0].body.alpha"),
    "flags without value": (_set("header.flags", None), "GEN002", "header.flags"),
    "flags of another type": (_set("header.flags", "3"), "GEN003", "header.flags"),
    "an unknown kind": (_set("layers[0].kind", 99), "GEN005", "layers[0].body"),
    "a kind of another body": (_set("layers[0].kind", LayerKind.CONV2D), "GEN005", "layers[0].body"),
    "a kind of a body without parameters": (_set("layers[0].kind", LayerKind.FLATTEN), "GEN005", "layers[0].body"),
    "a body of another class": (_set("layers[0].body", nk.Flatten()), "GEN005", "layers[0].body"),
    "a version that nobody reads": (_set("header.version", 5), "NK002", "header.version"),
    "a shape of three": (_set("header.input_shape", [1, 2, 3]), "GEN004", "header.input_shape"),
    "an empty name": (_set("tests.cases[0].name", ""), "NK011", "tests.cases[0].len_name"),
    "half a surrogate pair": (_set("tests.cases[0].name", "\ud800"), "GEN011", "tests.cases[0].name"),
    "text that comes back otherwise": (_set("tests.cases[0].name", "\udcc3\udca4"), "GEN011", "tests.cases[0].name"),
    "no cases": (_set("tests.cases", []), "NK010", "tests.num_cases"),
    "no inputs": (_set("tests.cases[0].input_data", b""), "NK012", "tests.cases[0].num_input"),
    "half an input": (_set("tests.cases[0].input_data", bytes(6)), "GEN004", "tests.cases[0].input_data"),
    "a catalog without tensors": (_set("weights.tensors", []), "GEN004", "weights.tensors"),
    "a tensor too short": (_set("weights.tensors", [bytes(4), bytes(32)]), "GEN004", "weights.tensors[0]"),
    "a tensor that is no buffer": (_set("weights.tensors", [3, bytes(32)]), "GEN003", "weights.tensors[0]"),
    "a tail of another kind": (_set("weights.tail", np.zeros((2, 2))[:, ::2]), "GEN003", "weights.tail"),
    "a missing header": (_set("header", None), "GEN002", "header"),
    "a quantisation without descriptors": (_set("quant", nk.QuantSection()), "NK008", "quant.num_tensors"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_written_is_refused(name: str, tmp_path: Path) -> None:
    """With rule and path, and before a byte is out: the old file stays, and no draft is left beside it."""
    edit, rule, path = REFUSED[name]
    model = nkformats.parse(MLP)
    edit(model)
    target = tmp_path / "model.nk"
    target.write_bytes(b"the old one")
    with pytest.raises(FormatError) as caught:
        nkformats.write(model, target)
    assert (caught.value.rule, caught.value.path) == (rule, path)
    assert isinstance(caught.value.offset, int)
    assert target.read_bytes() == b"the old one"
    assert os.listdir(tmp_path) == ["model.nk"]


# -- writing ----------------------------------------------------------------------------------------------------------


def test_write(tmp_path: Path) -> None:
    """To a new file, over an old one, from a model that is mapped from the very file."""
    path = tmp_path / "model.nk"
    nkformats.write(nkformats.parse(MLP), path)
    assert path.read_bytes() == MLP
    model = nkformats.parse(path)
    model.record.tests = None
    nkformats.write(model, str(path))
    assert len(path.read_bytes()) == 280
    np.testing.assert_array_equal(model.tensors["layers.0.weight"].to_numpy(), values((4, 3)))
    assert os.listdir(tmp_path) == ["model.nk"]


def test_write_canonical(tmp_path: Path) -> None:
    """The switch is the same one as that of `to_bytes`."""
    path = tmp_path / "model.nk"
    nkformats.write(nkformats.parse(UNTRUE["padding"]), path, canonical=True)
    assert path.read_bytes() == MLP


@pytest.mark.parametrize("step", ["write", "fsync", "replace"])
def test_a_write_that_fails_leaves_the_old_file(step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Disk full, at whatever moment: the old file is whole and no draft is left."""
    path = tmp_path / "model.nk"
    path.write_bytes(b"the old one")

    def full(*args: Any, **kwargs: Any) -> Any:
        raise OSError(errno.ENOSPC, "no space left")

    if step == "write":

        class Full(io.FileIO):
            write = full

        monkeypatch.setattr(io, "FileIO", Full)
    else:
        monkeypatch.setattr(os, step, full)
    with pytest.raises(OSError, match="no space"):
        nkformats.write(nkformats.parse(MLP), path)
    monkeypatch.undo()
    assert path.read_bytes() == b"the old one"
    assert os.listdir(tmp_path) == ["model.nk"]


@pytest.mark.skipif(sys.platform == "win32", reason="platform: permissions and links are POSIX here")
def test_permissions_and_links_are_kept(tmp_path: Path) -> None:
    """A private file stays private; behind a link the file is replaced, not the link."""
    path, link = tmp_path / "model.nk", tmp_path / "link.nk"
    path.write_bytes(b"old")
    path.chmod(0o640)
    link.symlink_to(path)
    nkformats.write(nkformats.parse(MLP), link)
    assert link.is_symlink()
    assert path.read_bytes() == MLP
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    fresh = tmp_path / "fresh.nk"
    mask = os.umask(0o027)
    try:
        nkformats.write(nkformats.parse(MLP), fresh)
    finally:
        os.umask(mask)
    assert stat.S_IMODE(fresh.stat().st_mode) == 0o640


def test_write_into_a_folder_that_is_not_there(tmp_path: Path) -> None:
    """The file system's own error, not one of ours."""
    with pytest.raises(OSError, match="nowhere"):
        nkformats.write(nkformats.parse(MLP), tmp_path / "nowhere" / "model.nk")


# -- equality ---------------------------------------------------------------------------------------------------------


def test_equality_is_about_the_file() -> None:
    """Floats by bits, payloads by bytes whatever holds them, derived fields not at all."""
    one, other = nkformats.parse(MLP), nk_models.mlp()
    assert one.record == other.record
    assert copy.deepcopy(one.record) == one.record
    other.record.layers[0].body.alpha = float("nan")
    assert other.record != one.record
    assert reread(other).record == other.record
    other = nkformats.parse(MLP)
    other.record.layers[0].body.alpha = 0.0
    minus = nkformats.parse(MLP)
    minus.record.layers[0].body.alpha = -0.0
    assert other.record != minus.record
    assert one.record != "anything else"
    assert one.record.layers[0] != one.record.header


def test_a_copy_is_independent() -> None:
    """Editing a deep copy leaves the original alone, payload and catalog included."""
    model = nkformats.parse(MLP)
    twin = nkformats.from_record(copy.deepcopy(model.record))
    twin.remove("layers", 0)
    twin.record.weight_catalog[0].dims[0] = 77
    twin.record.tests.cases[0].name = "other"
    assert model.to_bytes() == MLP


@pytest.mark.parametrize("name", ["digits.nk", "digits.nnn", "digits.param", "digits.onnx"])
def test_copies_and_pickles_of_a_model(name: str) -> None:
    """A copy, deep or not, has a tree of its own; what cannot travel says what can."""
    model = nkformats.parse(SAMPLES / name)
    before = model.to_files()
    for twin in (copy.copy(model), copy.deepcopy(model)):
        assert type(twin) is type(model)
        assert twin.to_files() == before
        tensor = next(iter(twin.tensors))
        twin.tensors[tensor] = twin.tensors[tensor].to_numpy() * 0
        assert twin.to_files() != before
        assert model.to_files() == before
    for one in (model, nkformats.validate(SAMPLES / name)):
        with pytest.raises(TypeError, match="hand on the path, or what to_bytes"):
            pickle.dumps(one)


@pytest.mark.parametrize("make", [copy.copy, copy.deepcopy, pickle.dumps])
def test_a_network_is_neither_copied_nor_pickled(make: Any) -> None:
    with pytest.raises(TypeError, match="load its model again"):
        make(runtime.load(SAMPLES / "digits.nk"))
