"""Tensors saved in files of other tools and put back: exact, by names that are checked, and nothing lost in silence."""

from __future__ import annotations

import io
import json
import os
import sys
import zipfile
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import onnx
import onnx_models
import pytest
import safetensors
from click.testing import CliRunner, Result
from onnx import numpy_helper
from onnx_models import DataType

import nkformats
from conftest import ROOT
from nkformats import FormatError, exporting
from nkformats.cli import main
from nkformats.formats.onnx_tensors import DATA_TYPES, tensor_proto
from nkformats.packing import bits_of
from nkformats.records import numpy_dtype

SAMPLES = ROOT / "samples"
MODELS = ("digits.nk", "digits_int8.nk", "blocks.param", "digits_codebook.param", "digits.nnn", "b2.nnn", "b5.nnn")
KINDS = (".npz", ".safetensors", "/")


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, ["convert", *map(str, arguments)])


def values_of(dtype: str) -> np.ndarray[Any, Any]:
    """Every bit pattern of a short dtype, some of a long one."""
    bits = bits_of(dtype)
    if dtype == "bool":
        return np.array([[True, False, True]])
    if dtype == "object":
        return np.array([["a", "", "ä\0b"]], dtype=object)
    if bits <= 8:
        return np.arange(2**bits, dtype="uint8").view(numpy_dtype(dtype)).reshape(2, -1)
    raw = np.random.default_rng(bits).integers(0, 256, 6 * bits // 8, dtype="uint8")
    return raw.view(numpy_dtype(dtype)).reshape(2, 3)


def every_dtype() -> Any:
    arrays = {f"t/{dtype}": values_of(dtype) for dtype in DATA_TYPES}
    scalars = {f"scalar/{dtype}": values_of(dtype)[0, 1].reshape(()) for dtype in DATA_TYPES if dtype != "object"}
    nothing = {f"empty/{dtype}": values_of(dtype)[:, :0] for dtype in DATA_TYPES}
    return onnx_models.network(*(tensor_proto(one, name) for name, one in (arrays | scalars | nothing).items()))


def same(one: Any, other: Any) -> bool:
    if one.dtype == object or other.dtype == object:
        return one.dtype == other.dtype and bool((one == other).all()) and one.shape == other.shape
    return one.dtype == other.dtype and one.shape == other.shape and one.tobytes() == other.tobytes()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", MODELS)
def test_there_and_back_is_exact(name: str, kind: str, tmp_path: Path) -> None:
    """The tensors of every format, and the model to the byte when they are put back."""
    file, target = SAMPLES / name, f"{tmp_path}/t{kind}"
    assert run(file, "--to", target).exit_code == 0
    tensors = nkformats.parse(file).tensors
    found = exporting.load(target)
    assert set(found) == set(tensors)
    assert all(same(found[key], tensor.to_numpy()) for key, tensor in tensors.items())
    twin = tmp_path / f"new{file.suffix}"
    result = run(file, "--tensors", target, "--to", twin)
    assert (result.exit_code, result.output) == (0, "")
    assert twin.read_bytes() == file.read_bytes()


def test_other_values_come_into_the_model(tmp_path: Path) -> None:
    file, target = SAMPLES / "digits.nk", tmp_path / "t.npz"
    run(file, "--to", target)
    arrays = dict(np.load(target))
    name = next(iter(arrays))
    arrays[name][0] += 1
    np.savez(target, **arrays)
    assert run(file, "--tensors", target, "--to", tmp_path / "new.nk").exit_code == 0
    before, after = nkformats.parse(file).tensors, nkformats.parse(tmp_path / "new.nk").tensors
    assert {key for key in before if not same(before[key].to_numpy(), after[key].to_numpy())} == {name}
    assert same(after[name].to_numpy(), arrays[name])


def test_every_dtype_in_an_npz(tmp_path: Path) -> None:
    model = every_dtype()
    assert exporting.save(model.tensors, str(tmp_path / "t.npz")) == []
    with np.load(tmp_path / "t.npz") as plain:
        dtypes = json.loads(str(plain["__dtypes__"]))
        for dtype in DATA_TYPES:
            stored, values = plain[f"t/{dtype}"], values_of(dtype)
            if dtype == "object":
                assert (stored == values).all()
            elif f"t/{dtype}" in dtypes:
                assert stored.dtype.name == f"uint{8 * values.dtype.itemsize}"
                assert same(stored.view(values.dtype), values)
            else:
                assert same(stored, values)
    assert set(dtypes.values()) == {"string", *(one for one in DATA_TYPES if hasattr(ml_dtypes, one))}
    found = exporting.load(str(tmp_path / "t.npz"))
    assert all(same(found[key], tensor.to_numpy()) for key, tensor in model.tensors.items())


def test_two_npz_of_the_same_tensors_are_the_same(tmp_path: Path) -> None:
    for name in ("a.npz", "b.npz"):
        exporting.save(every_dtype().tensors, str(tmp_path / name))
    assert (tmp_path / "a.npz").read_bytes() == (tmp_path / "b.npz").read_bytes()


def test_every_dtype_in_a_folder_as_onnx_reads_it(tmp_path: Path) -> None:
    model = every_dtype()
    exporting.save(model.tensors, f"{tmp_path}/t/")
    index = json.loads((tmp_path / "t" / "index.json").read_text())
    assert list(index.values()) == list(model.tensors)
    for file, name in index.items():
        proto = onnx.TensorProto.FromString((tmp_path / "t" / file).read_bytes())
        onnx.checker.check_tensor(proto)
        assert proto.name == name
        assert same(np.asarray(numpy_helper.to_array(proto)), model.tensors[name].to_numpy())
    found = exporting.load(f"{tmp_path}/t/")
    assert all(same(found[key], tensor.to_numpy()) for key, tensor in model.tensors.items())


def test_every_dtype_that_safetensors_has(tmp_path: Path) -> None:
    """Its header is checked, and the raw bytes: its numpy loader knows fewer dtypes than its format."""
    named = {"t/" + one for one in DATA_TYPES if one in exporting._SAFE.values()}
    tensors = {key: tensor for key, tensor in every_dtype().tensors.items() if key in named}
    target = tmp_path / "t.safetensors"
    assert exporting.save(tensors, str(target)) == []
    data = target.read_bytes()
    size = int.from_bytes(data[:8], "little")
    header = json.loads(data[8 : 8 + size])
    assert {exporting._SAFE[one["dtype"]] for one in header.values()} == {key[2:] for key in named}
    for key, one in header.items():
        start, stop = one["data_offsets"]
        raw = data[8 + size + start : 8 + size + stop]
        assert one["shape"] == list(tensors[key].shape)
        assert raw == bytes(tensors[key].data)
    found = exporting.load(str(target))
    assert all(same(found[key], tensor.to_numpy()) for key, tensor in tensors.items())
    with safetensors.safe_open(target, "numpy") as opened:
        assert set(opened.keys()) == named
        assert same(opened.get_tensor("t/float32"), tensors["t/float32"].to_numpy())


def test_what_a_target_cannot_name_is_refused_or_widened(tmp_path: Path) -> None:
    file = tmp_path / "m.onnx"
    arrays = {"int4": values_of("int4"), "uint2": values_of("uint2"), "float6_e3m2fn": values_of("float6_e3m2fn")}
    onnx_models.network(*(tensor_proto(array, name) for name, array in arrays.items())).write(file)
    target = tmp_path / "t.safetensors"
    result = run(file, "--to", target)
    assert result.exit_code == 2
    assert "int4" in result.output
    assert "--allow-lossy" in result.output
    assert not target.exists()
    result = run(file, "--to", target, "--allow-lossy")
    assert result.exit_code == 0
    assert result.output.splitlines() == [
        "lost: int4: int4 stored as int8",
        "lost: uint2: uint2 stored as uint8",
        "lost: float6_e3m2fn: float6_e3m2fn stored as float32",
    ]
    found = exporting.load(str(target))
    for name, array in arrays.items():
        assert (found[name].astype("float64") == array.astype("float64")).all()


@pytest.mark.parametrize(
    ("array", "name", "target"),
    [
        (np.array(["a\0"], dtype=object), "x", "t.npz"),
        (np.zeros(1), "../x", "t.npz"),
        (np.zeros(1), "a/../../x", "t.npz"),
        (np.zeros(1), "..\\x", "t.npz"),
        (np.zeros(1), "__dtypes__", "t.npz"),
        (np.array(["a"], dtype=object), "x", "t.safetensors"),
        (np.zeros(1, "complex128"), "x", "t.safetensors"),
        (np.zeros(3, ml_dtypes.float4_e2m1fn), "x", "t.safetensors"),
        (np.zeros(1), "__metadata__", "t.safetensors"),
    ],
)
def test_what_is_never_stored(array: Any, name: str, target: str, tmp_path: Path) -> None:
    tensors = onnx_models.network(tensor_proto(array, name)).tensors
    with pytest.raises(FormatError) as caught:
        exporting.save(tensors, str(tmp_path / target))
    assert caught.value.path == name
    assert not (tmp_path / target).exists()


def test_one_tensor_as_a_pb(tmp_path: Path) -> None:
    target = tmp_path / "t.pb"
    assert run(SAMPLES / "digits.nk", "--to", target).exit_code == 2
    assert not target.exists()
    name = next(iter(nkformats.parse(SAMPLES / "digits.nk").tensors))
    assert run(SAMPLES / "digits.nk", "--tensor", name, "--to", target).exit_code == 0
    proto = onnx.TensorProto.FromString(target.read_bytes())
    expected = nkformats.parse(SAMPLES / "digits.nk").tensors[name].to_numpy()
    assert same(numpy_helper.to_array(proto), expected)
    assert same(nkformats.parse(target).tensors[name].to_numpy(), expected)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda arrays: arrays.update(more=np.zeros(1)), "no tensor 'more'"),
        (lambda arrays: arrays.update({"layers.0.bias": arrays["layers.0.bias"][:-1]}), "shape"),
        (lambda arrays: arrays.update({"layers.0.bias": arrays["layers.0.bias"].astype("complex64")}), "dtype"),
    ],
)
def test_names_shapes_and_dtypes_are_those_of_the_model(change: Any, message: str, tmp_path: Path) -> None:
    run(SAMPLES / "digits.nk", "--to", tmp_path / "t.npz")
    arrays = dict(np.load(tmp_path / "t.npz"))
    change(arrays)
    np.savez(tmp_path / "t.npz", **arrays)
    result = run(SAMPLES / "digits.nk", "--tensors", tmp_path / "t.npz", "--to", tmp_path / "new.nk")
    assert result.exit_code == 2
    assert message in result.output
    assert not (tmp_path / "new.nk").exists()


def test_files_are_replaced_only_by_force(tmp_path: Path) -> None:
    for kind in (".npz", ".safetensors"):
        target = tmp_path / f"t{kind}"
        target.write_bytes(b"mine")
        assert run(SAMPLES / "digits.nk", "--to", target).exit_code == 2
        assert target.read_bytes() == b"mine"
        assert run(SAMPLES / "digits.nk", "--to", target, "--force").exit_code == 0
    folder = tmp_path / "full"
    folder.mkdir()
    (folder / "mine").write_bytes(b"")
    assert run(SAMPLES / "digits.nk", "--to", folder, "--force").exit_code == 2
    assert [one.name for one in folder.iterdir()] == ["mine"]


@pytest.mark.parametrize(
    "options",
    [["--as", "v4"], ["--tensors", "x.npz"], ["--external", "d"], ["--inline"]],
)
def test_options_for_models_alone(options: list[str], tmp_path: Path) -> None:
    assert run(SAMPLES / "digits.nk", "--to", tmp_path / "t.npz", *options).exit_code == 2


def test_options_for_tensors_alone(tmp_path: Path) -> None:
    for options in (["--allow-lossy"], ["--tensor", "layers.0.bias"], ["--external", "d.data"]):
        assert run(SAMPLES / "digits.nk", "--to", tmp_path / "new.nk", *options).exit_code == 2


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("t.npz", b""),
        ("t.npz", b"PK\x03\x04"),
        ("t.safetensors", b""),
        ("t.safetensors", b"\xff" * 40),
        ("t.pb", b"\x0a"),
        ("t.txt", b""),
    ],
)
def test_broken_files_of_tensors(name: str, data: bytes, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(data)
    result = run(SAMPLES / "digits.nk", "--tensors", tmp_path / name, "--to", tmp_path / "new.nk")
    assert result.exit_code in (1, 2)
    assert len(result.output.splitlines()) <= 3
    assert result.exception is None or isinstance(result.exception, SystemExit)


def test_an_npz_is_not_unpacked_beyond_measure(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "t.npz", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("x.npy", bytes(1 << 20))
    data = bytearray((tmp_path / "t.npz").read_bytes())
    at = data.rindex(b"PK\x01\x02")
    data[at + 24 : at + 28] = (0xFFFFFFF0).to_bytes(4, "little")
    (tmp_path / "t.npz").write_bytes(data)
    with pytest.raises(ValueError, match="would have"):
        exporting.load(str(tmp_path / "t.npz"))


def test_an_npz_with_objects_is_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "t.npz", x=np.array([{}], dtype=object))
    with pytest.raises(ValueError, match="for object"):
        exporting.load(str(tmp_path / "t.npz"))


def npy(header: str, data: bytes = b"") -> bytes:
    return b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little") + header.encode() + data


def shaped(shape: str, dtype: str = "<f4") -> bytes:
    return npy(f"{{'descr': {dtype!r}, 'fortran_order': False, 'shape': {shape}}}", bytes(4))


def meant(text: str) -> dict[str, bytes]:
    """An entry of numbers, and what they are said to stand for."""
    file = io.BytesIO()
    np.save(file, np.array(text))
    return {"x.npy": shaped("(1,)"), "__dtypes__.npy": file.getvalue()}


@pytest.mark.parametrize(
    "entries",
    [
        {"x.txt": b"text"},
        {"x.npy": b"no array"},
        {"x.npy": shaped(f"({10**12},)")},
        {"x.npy": shaped(f"({10**20},)")},
        {"x.npy": shaped(f"({2**32}, {2**32})")},
        {"x.npy": shaped("(-1,)")},
        {"x.npy": shaped("(1,)", "|V4")},
        {"x.npy": npy("{'descr': (((")},
        {"x.npy": npy("{'descr': " + "-" * 5000 + "1}")},
        {"x.npy": shaped("(1,)"), "x": shaped("(1,)")},
        meant("["),
        meant("[" * 100_000),
        meant("5"),
        meant('{"x": 5}'),
        meant('{"x": "float64"}'),
        meant('{"x": "V4"}'),
        meant('{"x": "string"}'),
        meant('{"y": "int4"}'),
    ],
    ids=lambda entries: repr(entries)[:60].encode("ascii", "ignore").decode(),
)
def test_an_npz_that_lies(entries: dict[str, bytes], tmp_path: Path) -> None:
    """Nothing is allocated that the entry does not have, and every fault is a ValueError."""
    with zipfile.ZipFile(tmp_path / "t.npz", "w") as archive:
        for name, data in entries.items():
            archive.writestr(name, data)
    with pytest.raises(ValueError):
        exporting.load(str(tmp_path / "t.npz"))


def test_an_npz_with_a_password_is_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "t.npz", x=np.zeros(1))
    data = bytearray((tmp_path / "t.npz").read_bytes())
    data[6] |= 1
    data[data.index(b"PK\x01\x02") + 8] |= 1
    (tmp_path / "t.npz").write_bytes(data)
    with pytest.raises(ValueError, match="encrypted"):
        exporting.load(str(tmp_path / "t.npz"))


def test_one_long_text_among_many_is_not_as_many_long_ones(tmp_path: Path) -> None:
    """numpy gives each as much as the longest: 3 MB of texts would take 4 TB."""
    texts = np.array(["a" * 1_000_000, *[""] * 1_000_000], dtype=object)
    with pytest.raises(FormatError) as caught:
        exporting.save(onnx_models.network(tensor_proto(texts, "x")).tensors, str(tmp_path / "t.npz"))
    assert caught.value.path == "x"


@pytest.mark.skipif(sys.platform == "win32", reason="platform: no pipes in folders")
def test_an_index_that_is_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "index.json")
    with pytest.raises(OSError, match="not a regular file"):
        exporting.load(str(tmp_path))


def test_a_folder_names_files_of_its_own(tmp_path: Path) -> None:
    for index in ({"../x.pb": "x"}, {"/x.pb": "x"}, {"x.pb": 5}, [], {"x.pb": "x", "y.pb": "x"}):
        (tmp_path / "index.json").write_text(json.dumps(index))
        with pytest.raises(ValueError, match=r"index\.json"):
            exporting.load(str(tmp_path))


def test_a_data_type_for_every_dtype() -> None:
    assert set(DATA_TYPES.values()) == set(DataType) - {DataType.UNDEFINED}
