"""ONNX: every rule has a file that breaks it, tensors are replaced in place, nothing outside the folder is opened."""

from __future__ import annotations

import copy
import hashlib
import io
import os
import shutil
import sys
import tracemalloc
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import onnx as package
import onnx_gallery
import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st
from onnx import numpy_helper
from onnx_gallery import DATA, ODD, WIRE, Odd, Wire, field, floats, outside
from onnx_models import ONNX, PB, external, fine, graph, network, sparse, tensor, tensor_proto

import nkformats
from conftest import ROOT
from nkformats import FormatError, beneath, errors, packing
from nkformats.beneath import WITHIN_CACHE
from nkformats.cli import main
from nkformats.generated import onnx
from nkformats.generated.onnx import DataType, TensorProto
from nkformats.messages import model as message_model
from nkformats.messages.tensors import MessageTensor
from nkformats.records.wire import encoded_varint

SAMPLES = ROOT / "samples"
needs_handles = pytest.mark.skipif(sys.platform == "win32", reason="platform: links need rights there")


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, list(map(str, arguments)))


# -- rules -------------------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the files that the models of the gallery name."""
    (tmp_path / "w.data").write_bytes(DATA)
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "w.data").write_bytes(floats(3, 4))
    return tmp_path


def written(build: Callable[[], Any], folder: Path) -> Path:
    model = onnx_gallery.made(build)
    path = folder / ("m.pb" if isinstance(model, bytes) else "m.onnx")
    if isinstance(model, bytes):
        path.write_bytes(model)
    else:
        model.write(path)
    return path


@pytest.mark.parametrize("one", WIRE, ids=lambda one: f"{one.rule}-{one.data[:4].hex()}")
def test_no_message(one: Wire, tmp_path: Path) -> None:
    path = tmp_path / "m.pb"
    path.write_bytes(one.data)
    report = nkformats.validate(path)
    assert [(found.rule, found.offset) for found in report.findings] == [(one.rule, one.offset)]
    assert report.verdict == "broken"


@pytest.mark.parametrize("one", ODD, ids=lambda one: f"{one.rule}-{one.path}")
def test_odd(one: Odd, folder: Path) -> None:
    path = written(one.build, folder)
    report = nkformats.validate(path)
    found = [finding for finding in report.findings if finding.rule == one.rule]
    others = {finding.rule for finding in report.findings} - {one.rule}
    # What cannot be counted or found is not counted or found wrong as well.
    assert others <= {"ONNX107", "ONNX402", "ONNX304"}
    assert one.path in [finding.path for finding in found]
    assert 0 <= found[0].offset <= path.stat().st_size
    assert report.verdict == ("broken" if any(one.severity == "error" for one in report.findings) else "sound")


def test_every_rule_has_a_file_and_its_texts() -> None:
    rules = ONNX.rules
    assert rules == PB.rules
    assert {one.rule for one in (*ODD, *WIRE)} | {"ONNX011"} | set(ONNX.value_rules) == set(rules)
    for rule in rules.values():
        assert all((rule.summary, rule.why, rule.loader, rule.mend, rule.ref))


def test_a_sound_model_has_nothing_to_say(folder: Path) -> None:
    inner = graph(fine("inner"))
    nodes = [onnx.NodeProto(op_type="If", attribute=[onnx.AttributeProto(name="then", g=inner)])]
    record = network(fine(), outside(location="sub/w.data"), node=nodes).record
    record.functions = [onnx.FunctionProto(name="f", node=[onnx.NodeProto(attribute=[onnx.AttributeProto(t=fine())])])]
    model = nkformats.from_record(record)
    assert list(model.tensors) == [
        "fine", "odd", "graph.node[0].attribute[0].g.initializer[0]", "functions[0].node[0].attribute[0].t",
    ] or set(model.tensors) == {
        "fine", "odd", "graph.node[0].attribute[0].g.initializer[0]", "functions[0].node[0].attribute[0].t",
    }  # fmt: skip
    report = nkformats.validate(written(lambda: model, folder))
    assert (report.verdict, report.findings) == ("sound", [])
    assert report.model is not None
    assert report.model.tensors["odd"].to_numpy().tolist() == [3, 4]


# -- which of the two --------------------------------------------------------------------------------------------------


def test_the_name_breaks_the_tie(tmp_path: Path) -> None:
    one, other = network(fine()).to_bytes(), nkformats.from_record(fine()).to_bytes()
    for name, data, kind in (
        ("m.onnx", one, "onnx"), ("t.pb", other, "pb"), ("m.pb", one, "onnx"), ("t.onnx", other, "onnx"),
        ("T.PB", other, "pb"), ("M.ONNX", one, "onnx"), ("empty.pb", b"", "pb"), ("empty.onnx", b"", "onnx"),
    ):  # fmt: skip
        (tmp_path / name).write_bytes(data)
        found = nkformats.identify(tmp_path / name)
        assert found is not None
        assert (found.format, found.by) == (kind, "name")
        if name != "t.onnx":
            assert nkformats.parse(tmp_path / name).format == kind
    assert nkformats.identify(one) is None
    with pytest.raises(FormatError) as caught:
        nkformats.parse(one)
    assert caught.value.rule == errors.UNKNOWN
    assert nkformats.parse(tmp_path / "m.pb", format="pb").format == "pb"
    assert nkformats.parse(one, format="onnx", variant="ir10").variant == "ir10"
    with pytest.raises(FormatError) as caught:
        nkformats.parse(one, format="onnx", variant="ir3")
    assert caught.value.rule == errors.VARIANT


# -- tensors -----------------------------------------------------------------------------------------------------------


def test_by_name_or_by_path() -> None:
    model = network(fine("a"), fine(""), fine("a"))
    assert list(model.tensors) == ["a", "graph.initializer[1]", "a#2"]
    assert model.tensors["graph.initializer[2]"] is model.tensors["a#2"]
    with pytest.raises(KeyError):
        model.tensors["b"]
    assert list(nkformats.from_record(fine("")).tensors) == ["tensor"]
    assert list(nkformats.from_record(fine("t")).tensors) == ["t"]


def test_raw_data_is_a_view_of_the_file() -> None:
    data = network(fine()).to_bytes()
    one = nkformats.parse(data, format="onnx").tensors["fine"]
    assert isinstance(one.data, memoryview)
    assert one.data.obj is data
    assert one.array is not None
    assert not one.array.flags.writeable
    assert one.offset == data.index(floats(1, 2, 3))
    assert (one.nbytes, one.storage, one.dtype) == (24, "float32", "float32")


def test_stored_and_unpacked_values() -> None:
    codes = np.arange(5, dtype="uint8").view(ml_dtypes.int4)
    one = network(tensor_proto(codes, "x")).tensors["x"]
    assert (one.storage, one.dtype, one.nbytes, bytes(one.data)) == ("packed4", "int4", 3, b"\x10\x32\x04")
    assert one.array is None
    assert one.to_numpy().dtype == ml_dtypes.int4
    assert one.to_numpy().tolist() == codes.tolist()


def test_what_cannot_be_decoded_says_why() -> None:
    for made, expected in (
        (tensor(DataType.FLOAT, [3], raw_data=floats(1)), "3 elements of float32"),
        (tensor(DataType.FLOAT, [2**62, 2**62], raw_data=b""), "a shape and a known data type"),
        (TensorProto(data_type=99, dims=[1], raw_data=b"a"), "a shape and a known data type"),
        (tensor(DataType.INT8, [1], float_data=floats(1)), "elements in a field for int8"),
        (tensor(DataType.STRING, [3], string_data=[b"a"]), "3 texts"),
        (tensor(DataType.INT32, [2], int32_data=b"\1"), "2 elements of int32"),
        (tensor(DataType.INT4, [3], int32_data=b"\1"), "3 elements of int4"),
        (tensor(DataType.FLOAT, [3], float_data=floats(1)), "3 elements of float32"),
        (tensor(DataType.COMPLEX128, [1], double_data=bytes(8)), "1 elements of complex128"),
        (tensor(DataType.STRING, [0, 2**61], string_data=[]), "0 elements of object"),
        (tensor(DataType.STRING, [1] * 65, string_data=[b"a"]), "1 elements of object"),
        (tensor(DataType.FLOAT, [0, 2**62], float_data=b""), "0 elements of float32"),
        (tensor(DataType.UINT8, [0] * 65), "0 elements of uint8"),
    ):
        one: Any = next(iter(network(made).tensors.values()))
        assert one.array is None
        with pytest.raises(FormatError) as caught:
            one.to_numpy()
        assert (caught.value.rule, caught.value.expected) == (errors.ARRAY, expected)
        assert caught.value.path.startswith("graph.initializer[0]")


@given(st.lists(st.integers(0, 2**64 - 1) | st.integers(0, 300), max_size=50), st.integers(1, 24), st.integers(0, 3))
def test_rows_of_varints(numbers: list[int], piece: int, pad: int) -> None:
    """However they are cut into pieces, and with bytes that they do not need."""
    data = b"".join(map(encoded_varint, numbers))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(packing, "_PIECE", max(piece, 10))
        assert packing.varints(data).tolist() == numbers
        padded = b"".join(bytes([number | 128, *[128] * pad, 0]) for number in range(100))
        assert packing.varints(padded + b"\xff").tolist() == list(range(100))
        with pytest.raises(ValueError, match="more than 10 bytes"):
            packing.varints(data + b"\x80" * 10 + b"\0")


def test_limits(tmp_path: Path) -> None:
    path = tmp_path / "m.onnx"
    network(fine("a"), fine("b")).write(path)
    for limits in ({"messages.arrays": 1}, {"messages.count": 3}):
        report = nkformats.validate(path, limits=limits)
        assert [one.rule for one in report.findings] == ["ONNX011"]
        assert next(iter(limits)) in report.findings[0].message
    assert nkformats.validate(path, limits={"messages.arrays": 2, "messages.levels": 2}).verdict == "sound"
    assert nkformats.validate(path, limits={"messages.levels": 1}).findings[0].rule == "ONNX006"


def test_many_short_messages_take_no_memory_that_grows_without_end() -> None:
    """P2: a file of nothing but empty messages; looking at all of them keeps none."""
    body = field(1, b"") * 30_000
    data = field(7, body)
    tracemalloc.start()
    model = nkformats.parse(data, format="onnx")
    assert tracemalloc.get_traced_memory()[1] < 1 << 20
    assert model.findings == []
    assert tracemalloc.get_traced_memory()[1] < 500 * len(data)
    tracemalloc.stop()
    with pytest.raises(FormatError) as caught:
        nkformats.parse(field(7, field(5, b"") * 131_073), format="onnx")
    assert caught.value.rule == "ONNX011"


def test_many_parts_of_one_message_and_many_tensors_of_one_name_take_linear_time() -> None:
    """Put together part by part, and numbered from 2 on each time, these would take hours."""
    graphs = nkformats.parse(b"\x3a\x00" * 100_000, format="onnx")
    assert graphs.record.graph.name is None
    segments = nkformats.parse(b"\x10\x01\x4a\x04abcd" + b"\x1a\x00" * 100_000, format="pb")
    assert segments.record.segment.begin is None
    named = nkformats.parse(b"\x3a\xf0\x93\x09" + b"\x2a\x03\x42\x01a" * 30_000, format="onnx")
    assert list(named.tensors)[-1] == "a#30000"


def test_dims_are_no_reason_to_allocate() -> None:
    data = network(tensor(DataType.FLOAT, [2**61] * 1000, raw_data=b"")).to_bytes()
    tracemalloc.start()
    model = nkformats.parse(data, format="onnx")
    one = next(iter(model.tensors.values()))
    assert one.nbytes == 0
    assert one.array is None
    assert model.findings
    assert tracemalloc.get_traced_memory()[1] < 2 << 20
    tracemalloc.stop()


# -- editing -----------------------------------------------------------------------------------------------------------


def noisy() -> bytes:
    """A model in which everything is written in an unusual way, and much of it is unknown."""
    inner = b"\x8a\x80\x00" + b"\x02" + b"\x08\x82\x00"[:2]
    odd = field(200, b"kept") + field(5, nkformats.from_record(fine("a")).to_bytes() + field(77, 5))
    return (
        field(99, 1) + field(7, odd + field(2, b"g") + field(5, nkformats.from_record(fine("b")).to_bytes()))
        + field(1, 10) + field(98, inner)
    )  # fmt: skip


def test_all_else_stays_byte_for_byte() -> None:
    data = noisy()
    model = nkformats.parse(data, format="onnx")
    model.tensors["b"] = model.tensors["b"].to_numpy() + 1
    assert model.to_bytes() == data[: data.index(floats(1), data.index(b"b"))] + floats(2, 3, 4, 5, 6, 7) + data[
        data.index(floats(1), data.index(b"b")) + 24 :
    ] or len(model.to_bytes()) == len(data)
    again = nkformats.parse(model.to_bytes(), format="onnx")
    assert again.tensors["b"].to_numpy().tolist() == [[2, 3, 4], [5, 6, 7]]
    changed = [at for at, (one, other) in enumerate(zip(data, model.to_bytes(), strict=True)) if one != other]
    start = again.tensors["b"].offset
    assert start is not None
    assert all(start <= at < start + 24 for at in changed)


def test_another_shape_and_dtype_change_the_lengths_above() -> None:
    data = noisy()
    model = nkformats.parse(data, format="onnx")
    model.tensors["a"] = np.arange(300, dtype="int64")
    again = nkformats.parse(model.to_bytes(), format="onnx")
    assert again.tensors["a"].to_numpy().tolist() == list(range(300))
    assert again.tensors["b"].to_numpy().tolist() == [[1, 2, 3], [4, 5, 6]]
    assert again.tensors["a"].offset == model.tensors["a"].offset
    assert [bytes(one) for one in again.record.unknown] == [bytes(one) for one in model.record.unknown]
    assert again.record.graph.initializer[0].unknown == [field(77, 5)]
    position = 0
    for span in model.spans():
        assert span.offset == position
        position += span.length
    assert position == len(model.to_bytes())


def test_typed_fields_give_way() -> None:
    model = network(tensor(DataType.FLOAT, [2], "x", float_data=floats(1, 2), doc_string="kept"))
    model.tensors["x"] = ["a", "b"]
    record: Any = model.record.graph.initializer[0]
    assert (record.float_data, record.raw_data, record.string_data) == (None, None, [b"a", b"b"])
    assert (record.data_type, record.doc_string) == (DataType.STRING, "kept")
    model.tensors["x"] = np.zeros(2, ml_dtypes.bfloat16)
    assert (record.data_type, record.string_data) == (DataType.BFLOAT16, [])
    assert model.findings == []


@pytest.mark.parametrize("values", [np.zeros(1, "datetime64[s]"), np.array([object()]), np.zeros(1, "longdouble")])
def test_dtypes_that_onnx_does_not_have(values: Any) -> None:
    model = network(fine())
    before = model.to_bytes()
    with pytest.raises(FormatError) as caught:
        model.tensors["fine"] = values
    assert caught.value.rule == errors.ARRAY
    assert model.to_bytes() == before


def test_rules_look_at_the_tree_as_it_is() -> None:
    """Also where nobody settled it after an edit."""
    model = nkformats.parse(SAMPLES / "digits.onnx")
    model.record.graph.initializer.pop(0)
    assert model.findings == []
    model.record.graph.initializer[0].dims = [5]
    assert [(one.rule, one.path) for one in model.findings] == [("ONNX106", "graph.initializer[0].raw_data")]
    model.record.graph = None
    assert [one.rule for one in model.findings] == ["ONNX401"]


def test_edits_of_the_tree_reach_the_tensors() -> None:
    model = nkformats.parse(network(fine("a")).to_bytes(), format="onnx")
    assert list(model.tensors) == ["a"]
    model.record.graph.initializer.append(fine("b"))
    model.record.graph.initializer[0].name = "c"
    model.settle()
    assert list(model.tensors) == ["c", "b"]
    twin = copy.deepcopy(model)
    twin.record.graph.initializer.pop()
    twin.settle()
    assert list(model.tensors) == ["c", "b"]
    assert list(twin.tensors) == ["c"]
    assert nkformats.parse(model.to_bytes(), format="onnx").tensors["b"].offset == model.tensors["b"].offset


# -- other files -------------------------------------------------------------------------------------------------------


def moved(folder: Path, **options: Any) -> Path:
    """A model with one of two tensors in another file."""
    model: Any = network(fine("a"), tensor_proto(np.arange(1000, dtype="float32"), "b"), tensor_proto(["t"], "c"))
    model.move_out("w.bin", **options)
    model.write(folder / "m.onnx")
    return folder / "m.onnx"


def test_moved_out_and_in_again(tmp_path: Path) -> None:
    path = moved(tmp_path, checksum=True)
    loaded = package.load(path)
    package.checker.check_model(str(path))
    assert numpy_helper.to_array(loaded.graph.initializer[1]).tolist() == list(range(1000))
    model: Any = nkformats.parse(path)
    assert [one.storage for one in model.tensors.values()] == ["float32", "external", "string_data"]
    assert model.tensors["b"].offset == 0
    assert model.tensors["b"].to_numpy(verify=True).tolist() == list(range(1000))
    assert nkformats.validate(path).verdict == "sound"
    digest = hashlib.sha1((tmp_path / "w.bin").read_bytes()).hexdigest()
    assert model.tensors["b"].external.checksum == digest
    model.move_in()
    (tmp_path / "inline").mkdir()
    model.write(tmp_path / "inline" / "m.onnx")
    assert os.listdir(tmp_path / "inline") == ["m.onnx"]
    assert numpy_helper.to_array(package.load(tmp_path / "inline" / "m.onnx").graph.initializer[1]).size == 1000


def test_a_new_file_takes_the_place_of_the_old_one_only_with_all_that_is_in_it(tmp_path: Path) -> None:
    """A small tensor that stayed behind would be read from the new file, at the offset that it had in the old one."""
    first: Any = network(tensor_proto(np.arange(10, dtype="uint8"), "small"), tensor_proto(np.ones(2000), "large"))
    first.move_out("w.bin", least=1)
    first.write(tmp_path / "m.onnx")
    before = {name: tensor.to_numpy() for name, tensor in first.tensors.items()}
    for names in (None, ["small"], ["large"]):
        for location in ("w.bin", "W.BIN", "v.bin"):
            model: Any = nkformats.parse(tmp_path / "m.onnx")
            if names is not None and location != "v.bin":
                with pytest.raises(ValueError, match="which is not moved"):
                    model.move_out(location, names)
                assert not model.new_files
                assert model.to_bytes() == (tmp_path / "m.onnx").read_bytes()
                continue
            model.move_out(location, names)
            folder = tmp_path / f"{location}{names}"
            folder.mkdir()
            shutil.copy(tmp_path / "w.bin", folder / "old.bin")
            model.write(folder / "m.onnx")
            if names is None:
                again = nkformats.parse(folder / "m.onnx").tensors
                assert all((again[name].to_numpy() == values).all() for name, values in before.items())


def test_nothing_is_moved_unless_all_can_be() -> None:
    large = tensor_proto(np.ones(2000), "large")
    broken = nkformats.parse(
        network(large, tensor(DataType.FLOAT, [5], raw_data=bytes(4000))).to_bytes(), format="onnx"
    )
    missing = nkformats.parse(
        network(large, external(DataType.FLOAT, [1], location="no.bin")).to_bytes(), format="onnx"
    )
    moves: list[tuple[Any, Callable[[Any], None]]] = [
        (broken, lambda model: model.move_out("w.bin")),
        (missing, lambda model: model.move_out("w.bin")),
        (missing, lambda model: model.move_in()),
    ]
    for model, move in moves:
        before = model.to_bytes()
        with pytest.raises(FormatError):
            move(model)
        assert model.to_bytes() == before
        assert not model.new_files


def test_moved_in_alone(tmp_path: Path) -> None:
    """Elements that stood in the model although it named a file do not stand beside those of the file."""
    (tmp_path / "w.bin").write_bytes(bytes(range(8)))
    one = external(DataType.FLOAT, [2], location="w.bin")
    one.float_data = bytes(8)
    (tmp_path / "m.onnx").write_bytes(network(one).to_bytes())
    model: Any = nkformats.parse(tmp_path / "m.onnx")
    assert {finding.rule for finding in model.findings} == {"ONNX211"}
    model.move_in()
    assert bytes(model.tensors["odd"].data) == bytes(range(8))
    assert nkformats.validate(model.to_bytes(), format="onnx").verdict == "sound"


def test_moving_refuses_a_tree_that_cannot_be_written() -> None:
    for move in ("move_in", "move_out"):
        model: Any = nkformats.parse(SAMPLES / "digits.onnx")
        model.record.opset_import = 5
        with pytest.raises(FormatError, match="opset_import"):
            getattr(model, move)(*(["w.bin"] if move == "move_out" else []))


def test_texts_in_another_file_are_an_error(tmp_path: Path) -> None:
    (tmp_path / "w.bin").write_bytes(bytes(8))
    path = tmp_path / "m.onnx"
    path.write_bytes(network(external(DataType.STRING, [1], location="w.bin")).to_bytes())
    report = nkformats.validate(path)
    assert (report.verdict, [one.rule for one in report.findings]) == ("broken", ["ONNX108"])
    with pytest.raises(FormatError, match="a data type that another file can have"):
        nkformats.parse(path).tensors["odd"].to_numpy()


@needs_handles
def test_a_file_that_shrinks_is_not_read_beyond_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = moved(tmp_path)
    size = beneath.Folder.size

    def shrink(folder: beneath.Folder, location: str) -> int:
        before = size(folder, location)
        os.truncate(tmp_path / "w.bin", 100)
        return before

    monkeypatch.setattr(beneath.Folder, "size", shrink)
    with pytest.raises(FormatError, match="ONNX208"):
        bytes(nkformats.parse(path).tensors["b"].data)


@needs_handles
def test_what_cannot_be_mapped_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = moved(tmp_path)
    model = nkformats.parse(path)
    for error in (OSError(12, "no memory"), ValueError("mmap length is greater than file size")):

        def fail(*_: Any, error: Exception = error, **__: Any) -> None:
            raise error

        monkeypatch.setattr(beneath.mmap, "mmap", fail)
        with pytest.raises(FormatError, match="cannot be mapped"):
            model.tensors["b"].to_numpy()


def test_every_tensor_at_an_address_of_its_own(tmp_path: Path) -> None:
    model: Any = network(*(fine(f"t{number}") for number in range(3)))
    model.move_out("w.bin", least=1)
    assert [one.offset for one in model.tensors.values()] == [0, 4096, 8192]
    assert [one.to_numpy().tolist() for one in model.tensors.values()] == [[[1, 2, 3], [4, 5, 6]]] * 3
    model.write(tmp_path / "m.onnx")
    assert (tmp_path / "w.bin").stat().st_size == 8192 + 24


@pytest.mark.parametrize("name", ["../w", "/w", "a/b", "", "a\\b", ".."])
def test_moved_out_beside_the_model_alone(name: str) -> None:
    model: Any = network(fine())
    with pytest.raises(ValueError, match="the name of a new file"):
        model.move_out(name)


@needs_handles
def test_nothing_is_written_through_a_link(tmp_path: Path) -> None:
    (tmp_path / "mine").write_bytes(b"mine")
    (tmp_path / "w.bin").symlink_to("mine")
    with pytest.raises(OSError, match="not a file of its own"):
        moved(tmp_path)
    assert (tmp_path / "mine").read_bytes() == b"mine"
    assert not (tmp_path / "m.onnx").exists()


def test_a_location_of_the_model_is_never_written(tmp_path: Path) -> None:
    path = moved(tmp_path)
    before = (tmp_path / "w.bin").read_bytes()
    model = nkformats.parse(path)
    model.tensors["b"] = np.zeros(1000, "float32")
    model.write(path)
    assert (tmp_path / "w.bin").read_bytes() == before
    assert nkformats.parse(path).tensors["b"].storage == "float32"


def test_checksums(tmp_path: Path) -> None:
    path = moved(tmp_path, checksum=True)
    data = bytearray((tmp_path / "w.bin").read_bytes())
    data[0] ^= 1
    (tmp_path / "w.bin").write_bytes(data)
    model: Any = nkformats.parse(path)
    assert model.findings == []
    assert model.tensors["b"].to_numpy().size == 1000
    with pytest.raises(FormatError) as caught:
        model.tensors["b"].to_numpy(verify=True)
    assert caught.value.rule == "ONNX210"
    assert [one.rule for one in nkformats.validate(path).findings] == ["ONNX210"]


def test_without_a_folder_nothing_is_validated(tmp_path: Path) -> None:
    path = moved(tmp_path)
    report = nkformats.validate(path.read_bytes(), format="onnx")
    assert report.verdict == "not validated"
    assert "w.bin" in report.reason
    assert nkformats.validate(io.BytesIO(path.read_bytes()), format="onnx", companion=tmp_path).verdict == "sound"
    model = nkformats.parse(path.read_bytes(), format="onnx")
    with pytest.raises(FormatError) as caught:
        model.tensors["b"].to_numpy()
    assert caught.value.rule == "ONNX206"
    assert run("validate", "--format", "onnx", "--companion", tmp_path, path).exit_code == 0


def test_files_are_mapped_late_and_closed(tmp_path: Path) -> None:
    path = moved(tmp_path)
    with nkformats.parse(path) as model:
        maps: Any = model.folder._maps  # type: ignore[attr-defined]
        assert model.findings == []
        assert maps == {}
        one = model.tensors["b"]
        assert one.array is not None
        assert list(maps) == ["w.bin"]
        mapped = weakref.ref(maps["w.bin"].obj)
        kept = one.array
    assert maps == {}
    assert mapped() is not None
    assert kept[999] == 999
    del kept
    assert mapped() is None
    # It can still be used.
    assert one.to_numpy()[1] == 1
    mapped = weakref.ref(maps["w.bin"].obj)
    model.close()
    assert mapped() is None


@needs_handles
@pytest.mark.parametrize("kind", ["link", "folder link", "hard link", "pipe", "absolute link"])
def test_no_links_and_no_pipes(kind: str, folder: Path) -> None:
    secret = folder.parent / "secret.bin"
    secret.write_bytes(floats(1, 2))
    name = "x.data"
    if kind == "link":
        (folder / name).symlink_to("w.data")
    elif kind == "absolute link":
        (folder / name).symlink_to(secret)
    elif kind == "folder link":
        (folder / "out").symlink_to("..")
        name = "out/secret.bin"
    elif kind == "hard link":
        os.link(secret, folder / name)
    else:
        os.mkfifo(folder / name)
    path = written(lambda: outside(location=name), folder)
    assert {one.rule for one in nkformats.validate(path).findings} == {"ONNX207"}
    with pytest.raises(FormatError) as caught:
        nkformats.parse(path).tensors["odd"].to_numpy()
    assert caught.value.rule == "ONNX207"
    secret.unlink()


@needs_handles
def test_a_sparse_tensor_is_guarded_as_any_other(folder: Path) -> None:
    (folder / "out").symlink_to("..")
    for values, indices in (
        (outside(location="out/secret"), tensor_proto(np.array([0, 1], "int64"))),
        (tensor_proto(np.ones(2, "float32"), "v"), external(DataType.INT64, [2], location="out/secret")),
    ):
        path = written(lambda: network(sparse_initializer=[sparse(values, indices, [4])]), folder)  # noqa: B023
        assert "ONNX207" in {one.rule for one in nkformats.validate(path).findings}


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    """A model as the cache of a hub has it: a snapshot of links to blobs."""
    snapshot = tmp_path / "models--a--b" / "snapshots" / "0123abc"
    blobs = tmp_path / "models--a--b" / "blobs"
    (snapshot / "onnx").mkdir(parents=True)
    blobs.mkdir()
    for name, up in (("m.onnx", "../.."), ("onnx/m.onnx", "../../..")):
        network(outside(location="m.data")).write(blobs / f"{len(up)}a")
        (blobs / f"{len(up)}b").write_bytes(floats(5, 6))
        (snapshot / name).symlink_to(f"{up}/blobs/{len(up)}a")
        (snapshot / name).with_name("m.data").symlink_to(f"{up}/blobs/{len(up)}b")
    return snapshot


@needs_handles
@pytest.mark.parametrize("name", ["m.onnx", "onnx/m.onnx"])
def test_links_within_a_cache(name: str, cache: Path) -> None:
    assert {one.rule for one in nkformats.validate(cache / name).findings} == {"ONNX207"}
    assert nkformats.validate(cache / name, links=WITHIN_CACHE).verdict == "sound"
    with nkformats.parse(cache / name, links=WITHIN_CACHE) as model:
        assert model.tensors["odd"].to_numpy().tolist() == [5, 6]
    assert run("validate", "--links", WITHIN_CACHE, cache / name).exit_code == 0
    assert run("validate", cache / name).exit_code == 1


@needs_handles
@pytest.mark.parametrize(
    "target", ["../../../blobs/5b", "../blobs/5b", "../../blobs/../secret", "../../secret", "/etc/passwd", "m.onnx",
               "../../blobs/link"],
)  # fmt: skip
def test_no_other_link_within_a_cache(target: str, cache: Path) -> None:
    (cache.parent.parent / "blobs" / "link").symlink_to("5b")
    (cache.parent.parent / "secret").write_bytes(floats(1, 2))
    (cache / "m.data").unlink()
    (cache / "m.data").symlink_to(target)
    found = {one.rule for one in nkformats.validate(cache / "m.onnx", links=WITHIN_CACHE).findings}
    assert found == {"ONNX207"}


def nested(count: int) -> onnx.GraphProto:
    """A graph with others in it, one in another."""
    inner = onnx.GraphProto(name="leaf")
    for _ in range(count):
        branch = onnx.AttributeProto(name="a", g=inner)
        inner = onnx.GraphProto(name="g", node=[onnx.NodeProto(op_type="If", attribute=[branch])])
    return inner


def test_what_nests_as_deep_as_can_be_read_can_be_written() -> None:
    """33 graphs are 100 levels below the model: also after an edit, and not one more from elsewhere."""
    data = nkformats.from_record(onnx.ModelProto(ir_version=10, graph=nested(33))).to_bytes()
    model = nkformats.parse(data, format="onnx")
    leaf = model.record.graph
    for _ in range(33):
        leaf = leaf.node[0].attribute[0].g
    leaf.name = "other"
    assert b"other" in nkformats.parse(model.to_bytes(), format="onnx").to_bytes()
    with pytest.raises(FormatError, match="at most 100 levels"):
        nkformats.from_record(onnx.ModelProto(ir_version=10, graph=nested(34))).to_bytes()
    grafted = nkformats.parse(data, format="onnx")
    unread = nkformats.parse(data, format="onnx").record.graph
    grafted.record.graph.node[0].attribute[0].g = onnx.GraphProto(
        node=[onnx.NodeProto(attribute=[onnx.AttributeProto(g=unread)])]
    )
    with pytest.raises(FormatError, match="at most 100 levels"):
        grafted.to_bytes()


def test_deep_graphs_are_written_and_placed() -> None:
    """Each message is written once, however deep it stands: twice a level, this would not end."""
    inner = graph(fine("inner"))
    for _ in range(30):
        inner = graph(node=[onnx.NodeProto(attribute=[onnx.AttributeProto(name="body", g=inner)])])
    data = network(node=inner.node).to_bytes()
    model = nkformats.parse(data, format="onnx")
    assert model.to_bytes(canonical=True) == data
    (path,) = model.tensors
    model.tensors[path] = np.zeros(400, "int8")
    again = nkformats.parse(model.to_bytes(), format="onnx")
    assert again.tensors[path].to_numpy().tolist() == [0] * 400
    assert again.tensors[path].offset == model.tensors[path].offset


def test_options_that_make_no_sense(tmp_path: Path) -> None:
    path = moved(tmp_path)
    for options in ({"links": "all"}, {"operators": {}}):
        with pytest.raises(ValueError, match=next(iter(options))):
            nkformats.parse(path, **options)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="links"):
        nkformats.parse(tmp_path / "m.nk" if (tmp_path / "m.nk").exists() else _nk(tmp_path), links=WITHIN_CACHE)


def _nk(folder: Path) -> Path:
    import nk_models

    nk_models.mlp().write(folder / "m.nk")
    return folder / "m.nk"


# -- size and the command line -----------------------------------------------------------------------------------------


def test_a_model_larger_than_a_message_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(message_model, "LARGEST", 40)
    with pytest.raises(FormatError) as caught:
        network(fine()).to_bytes()
    assert "another file" in caught.value.expected


def test_memory_and_work_do_not_grow_with_the_payload(tmp_path: Path) -> None:
    """A sparse file of two gigabytes is read as one of two kilobytes is."""
    peaks = []
    for size in (2048, 2_000_000_000):
        head = field(1, size // 4) + field(2, 1) + field(8, b"x")
        body = encoded_varint(9 << 3 | 2) + encoded_varint(size)
        tensor_size = len(head) + len(body) + size
        start = encoded_varint(5 << 3 | 2) + encoded_varint(tensor_size) + head + body
        whole = field(1, 8) + encoded_varint(7 << 3 | 2) + encoded_varint(len(start) + size) + start
        path = tmp_path / f"{size}.onnx"
        with open(path, "wb") as file:
            file.write(whole)
            file.truncate(len(whole) + size)
        nkformats.parse(path)
        tracemalloc.start()
        model = nkformats.parse(path)
        (one,) = model.tensors.values()
        assert (one.name, one.shape, one.nbytes, one.offset) == ("x", (size // 4,), size, len(whole))
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
        assert nkformats.parse(path).findings == []
    assert peaks[1] < peaks[0] + 2000


def test_fields_that_are_skipped_cost_no_memory(tmp_path: Path) -> None:
    """Of a thousand nodes without tensors no object is left."""
    ints = onnx.AttributeProto(name="pads", ints=[1, 1, 1, 1], type=onnx.AttributeType.INTS)
    node = onnx.NodeProto(op_type="Conv", input=["x", "w"], output=["y"], attribute=[ints] * 4)
    small, large = (network(fine(), node=[node] * count).to_bytes() for count in (1, 1000))
    used = []
    for data in (small, large):
        tracemalloc.start()
        model = nkformats.parse(data, format="onnx")
        assert len(model.tensors) == 1
        used.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert used[1] < used[0] + 20_000


@pytest.mark.parametrize("verb", ["inspect", "dump", "tensors", "hexdump", "validate", "scan"])
def test_verbs(verb: str, tmp_path: Path) -> None:
    path = moved(tmp_path)
    result = run(verb, path)
    assert result.exit_code == 0
    plain = run(verb, *(["--json"] if verb not in ("hexdump", "scan") else []), path)
    assert plain.exit_code == 0
    assert "\x1b" not in result.output


def test_at_and_diff(tmp_path: Path) -> None:
    path = moved(tmp_path)
    data = path.read_bytes()
    result = run("at", path, data.index(floats(1, 2)))
    assert "graph.initializer[0].raw_data" in result.output
    other = tmp_path / "other.onnx"
    model = nkformats.parse(path)
    model.tensors["a"] = np.zeros((2, 3), "float32")
    model.write(other)
    result = run("diff", path, other)
    assert result.exit_code == 1
    assert "a " in result.output
    assert run("diff", path, path).exit_code == 0
    assert run("hexdump", "--path", "a", path).exit_code == 0


def test_elements_that_are_not_there(tmp_path: Path) -> None:
    path = moved(tmp_path)
    (tmp_path / "w.bin").unlink()
    assert run("tensors", "--sha256", path).exit_code == 0
    result = run("diff", path, path)
    assert result.exit_code == 0
    assert "note: b: has no elements that could be compared" in result.output
    result = run("convert", path, "--to", tmp_path / "t.npz")
    assert result.exit_code == 1
    assert "ONNX206" in result.output


def test_external_by_the_command_line(tmp_path: Path) -> None:
    network(fine("a"), tensor_proto(np.arange(1000, dtype="float32"), "b")).write(tmp_path / "m.onnx")
    target = tmp_path / "out"
    target.mkdir()
    result = run("convert", tmp_path / "m.onnx", "--external", "m.data", "--to", target / "m.onnx")
    assert (result.exit_code, result.output) == (0, "")
    assert sorted(os.listdir(target)) == ["m.data", "m.onnx"]
    assert nkformats.validate(target / "m.onnx").verdict == "sound"
    again = run("convert", target / "m.onnx", "--inline", "--to", tmp_path / "again.onnx")
    assert again.exit_code == 0
    assert (tmp_path / "again.onnx").read_bytes() == (tmp_path / "m.onnx").read_bytes()
    assert run("convert", tmp_path / "m.onnx", "--external", "m.data", "--to", target / "m.onnx").exit_code == 2
    assert run("convert", tmp_path / "m.onnx", "--external", "../x", "--to", target / "n.onnx").exit_code == 2
    assert run("convert", tmp_path / "m.onnx", "--external", "x", "--to", "-").exit_code == 2
    one = run("convert", tmp_path / "m.onnx", "--external", "x", "--tensor", "a", "--to", target / "n.onnx")
    assert one.exit_code == 0
    assert [tensor.storage for tensor in nkformats.parse(target / "n.onnx").tensors.values()] == ["external", "float32"]


def test_files_that_stay_behind_are_told(tmp_path: Path) -> None:
    """A model written elsewhere does not take along the files that it names."""
    path = moved(tmp_path)
    for folder, told in (("beside", False), ("else", True)):
        (tmp_path / folder).mkdir()
        if not told:
            shutil.copy(tmp_path / "w.bin", tmp_path / folder)
        result = run("convert", path, "--to", tmp_path / folder / "m.onnx")
        assert (result.exit_code, "takes tensors from w.bin, not there" in result.output) == (0, told)
    for options in (["--inline"], ["--external", "v.bin"]):
        result = run("convert", path, "--to", tmp_path / "else" / "m.onnx", "--force", *options)
        assert (result.exit_code, result.output) == (0, "")


def test_names_from_a_file_reach_no_terminal(tmp_path: Path) -> None:
    """P9."""
    bad = "\x1b[31mred\x07"
    one = outside(location=f"../{bad}", **{bad: "1"})
    one.name = bad
    model = network(one, fine(bad))
    model.write(tmp_path / "m.onnx")
    for verb in ("inspect", "dump", "tensors", "hexdump", "validate"):
        result = run(verb, tmp_path / "m.onnx")
        assert "\x1b" not in result.output
        assert "\x07" not in result.output
    assert "\x1b" not in str(nkformats.validate(tmp_path / "m.onnx").findings[0])
    assert isinstance(model.tensors[bad], MessageTensor)


def test_more_tensors_than_a_reader_takes_are_not_written() -> None:
    """What could not be read back is refused, by the limits of the model; an unchanged file is left alone."""
    few = {"messages.arrays": 2}
    model = nkformats.from_record(onnx.ModelProto(ir_version=8, graph=onnx.GraphProto(name="g")))
    model.record.graph.initializer = [onnx.TensorProto(name=f"t{n}", data_type=onnx.DataType.FLOAT) for n in range(2)]
    read = nkformats.parse(model.to_bytes(), format="onnx", limits=few)
    read.record.graph.name = "other"
    assert len(nkformats.parse(read.to_bytes(), format="onnx", limits=few).tensors) == 2
    read.record.graph.initializer = [*read.record.graph.initializer, onnx.TensorProto(name="t2")]
    with pytest.raises(nkformats.FormatError, match="at most 2 arrays") as caught:
        read.to_bytes()
    assert (caught.value.rule, caught.value.path) == ("ONNX011", "graph.initializer[2]")
