"""Tensors of any model in files that other tools read, and back: `.npz`, `.safetensors`, `.pb`, a folder of `.pb`.

Dtypes are those of numpy and ml_dtypes. What a target cannot name is refused, or stored as a wider dtype with the
caller's leave; an `.npz`, which names only numpy's own, has all others as integers without sign, and an entry that says
so.
"""

from __future__ import annotations

import io
import json
import math
import os
import re
import tokenize
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from nkformats import errors
from nkformats.errors import FormatError
from nkformats.formats import from_record, parse
from nkformats.packing import pack, unpack
from nkformats.records import numpy_dtype
from nkformats.source import open_source, write_atomic, write_together
from nkformats.tensors import Tensor

if TYPE_CHECKING:
    import numpy.typing as npt

    Arrays = dict[str, npt.NDArray[Any]]

#: The entry of an `.npz` that says what its integers stand for: JSON, dtype by name.
DTYPES: Final = "__dtypes__"
#: The file of a folder that says which tensor is in which file.
INDEX: Final = "index.json"

#: A larger entry of an `.npz` than its file could hold, many times packed, is refused before it is unpacked.
_MOST_RATIO: Final = 1100

#: Texts of a tensor that take more bytes than this in an `.npz`, and many times their own, are refused.
_MOST_TEXTS: Final = 1 << 26

#: The dtypes that a safetensors file names, by the names there; of 4 bits two lie in a byte.
_SAFE: Final = {
    "BOOL": "bool", "U8": "uint8", "I8": "int8", "U16": "uint16", "I16": "int16", "U32": "uint32", "I32": "int32",
    "U64": "uint64", "I64": "int64", "F16": "float16", "F32": "float32", "F64": "float64", "C64": "complex64",
    "BF16": "bfloat16", "F8_E4M3": "float8_e4m3fn", "F8_E5M2": "float8_e5m2", "F8_E8M0": "float8_e8m0fnu",
    "F8_E4M3FNUZ": "float8_e4m3fnuz", "F8_E5M2FNUZ": "float8_e5m2fnuz", "F4": "float4_e2m1fn",
}  # fmt: skip


def _wider(dtype: str) -> str:
    """A dtype of numpy's own that has all values of another one."""
    if dtype.startswith(("int", "uint")):
        return "int8" if dtype.startswith("int") else "uint8"
    return "float32"


def targets() -> tuple[str, ...]:
    """The extensions of the files that tensors can be saved in; a name that ends in a slash is a folder."""
    return tuple(_WRITERS)


def kind_of(target: str) -> str:
    """Which of the targets a file name asks for: its extension, ``/`` for a folder, empty for any other."""
    if target.endswith(("/", os.sep)) or os.path.isdir(target):
        return "/"
    suffix = os.path.splitext(target)[1].lower()
    return suffix if suffix in _WRITERS else ""


def save(tensors: Mapping[str, Tensor], target: str, *, lossy: bool = False) -> list[str]:
    """Saves tensors by name in a file, or in a folder that is new or empty.

    Args:
        tensors: of any model. target: whose extension says how (`targets`).
        lossy: store a dtype that the target does not name as a wider one.

    Returns:
        What of it was not exact, in sentences.

    Raises:
        FormatError: a tensor that the target cannot store. OSError: the file cannot be written. ValueError: no such
        target.
    """
    kind = kind_of(target)
    if not kind:
        raise ValueError(f"a name that ends in {', '.join(_WRITERS)} or a slash, not {target!r:.80}")
    notes: list[str] = []
    arrays: Iterator[tuple[str, npt.NDArray[Any]]] = ((name, _array(name, one)) for name, one in tensors.items())
    files = _WRITERS[kind](_widened(arrays, kind, notes) if lossy else arrays)
    if kind != "/":
        write_atomic(target, files[""])
        return notes
    os.makedirs(target, exist_ok=True)
    if os.listdir(target):
        raise OSError(f"not an empty folder: {errors.escape(target)}")
    write_together({os.path.join(target, name): pieces for name, pieces in files.items()})
    return notes


def load(source: str) -> Arrays:
    """The tensors of a file or folder that `save` can write, by name.

    Raises:
        FormatError: it is broken. OSError: it cannot be read. ValueError: no such kind of file, or broken in a way that
        its own library found.
    """
    kind = kind_of(source)
    if not kind:
        raise ValueError(f"a file that ends in {', '.join(_WRITERS)} or a folder, not {source!r:.80}")
    return _READERS[kind](source)


def _array(name: str, tensor: Tensor) -> npt.NDArray[Any]:
    view = tensor.array
    try:
        return tensor.to_numpy() if view is None else view
    except FormatError as error:
        error.path = error.path or name
        raise


def _widened(
    arrays: Iterable[tuple[str, npt.NDArray[Any]]], kind: str, notes: list[str]
) -> Iterator[tuple[str, npt.NDArray[Any]]]:
    """Arrays with those dtypes that a target does not name in a wider one."""
    for name, array in arrays:
        dtype = array.dtype.name
        if kind == ".safetensors" and _safe_name(array) is None and dtype not in ("object", "complex128"):
            notes.append(f"{name}: {dtype} stored as {_wider(dtype)}")
            yield name, array.astype(_wider(dtype))
        else:
            yield name, array


def _cannot(name: str, what: str, target: str) -> FormatError:
    return FormatError(errors.ARRAY, name, 0, f"what {target} can store", what)


# -- .npz --------------------------------------------------------------------------------------------------------------


def _npz(arrays: Iterable[tuple[str, npt.NDArray[Any]]]) -> dict[str, list[bytes | memoryview]]:
    import numpy as np

    buffer = io.BytesIO()
    dtypes: dict[str, str] = {}
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED, allowZip64=True) as archive:
        for name, array in arrays:
            if name == DTYPES or ".." in re.split(r"[/\\]", name) or not _is_text(name):
                raise _cannot(name, f"the name {name!r:.80}", "an .npz")
            stored = array
            if array.dtype.kind == "O":
                dtypes[name], stored = "string", _unicode(name, array)
            elif array.dtype.kind not in "biufc" or not _is_own(array.dtype.name):
                dtypes[name] = array.dtype.name
                # A scalar would become a list of one.
                stored = np.ascontiguousarray(array).reshape(array.shape).view(f"uint{8 * array.dtype.itemsize}")
            _entry(archive, name, stored)
        _entry(archive, DTYPES, np.array(json.dumps(dtypes, sort_keys=True)))
    return {"": [buffer.getbuffer()]}


def _is_own(dtype: str) -> bool:
    """Whether a dtype is one that numpy itself has: a file that names any other is read where ml_dtypes is, at most."""
    import numpy as np

    return dtype in {np.dtype(one).name for one in np.typecodes["All"] if one not in "OSUV"}


def _is_text(name: str) -> bool:
    return "\0" not in name and not any("\ud800" <= one <= "\udfff" for one in name)


def _entry(archive: zipfile.ZipFile, name: str, array: npt.NDArray[Any]) -> None:
    import numpy as np

    # A date of now would make two files of the same tensors differ.
    info = zipfile.ZipInfo(f"{name}.npy", (1980, 1, 1, 0, 0, 0))
    with archive.open(info, "w", force_zip64=True) as file:
        np.lib.format.write_array(file, array, allow_pickle=False)


def _unicode(name: str, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Texts as numpy has them, which fills them up with zeros."""
    texts = array.reshape(-1).tolist()
    if any(text.endswith("\0") for text in texts):
        raise _cannot(name, "a text that ends in a zero byte", "an .npz")
    # Each takes as much as the longest: a single long one among many would fill the memory.
    size = 4 * len(texts) * max(map(len, texts), default=0)
    if size > max(_MOST_TEXTS, 64 * sum(map(len, texts))):
        raise _cannot(name, f"texts that all would be as long as the longest, {size} bytes", "an .npz")
    return array.astype("U") if array.size else array.astype("U1")


def _read_npz(source: str) -> Arrays:
    view = open_source(source).view
    try:
        with zipfile.ZipFile(io.BytesIO(view)) as archive:
            found = dict(_npz_entries(archive, _MOST_RATIO * len(view)))
        dtypes = json.loads(str(found.pop(DTYPES, "{}")), parse_int=float)
        for name, dtype in dtypes.items():
            found[name] = _viewed(found[name], dtype)
    except (
        ArithmeticError, AttributeError, EOFError, KeyError, MemoryError, RuntimeError, SyntaxError, TypeError,
        tokenize.TokenError, zipfile.BadZipFile, zlib.error,
    ) as error:  # fmt: skip
        raise ValueError(f"no .npz of tensors: {error}") from error
    return found


def _npz_entries(archive: zipfile.ZipFile, most: int) -> Iterator[tuple[str, npt.NDArray[Any]]]:
    """The arrays of an archive, none allocated that its entry is too short for.

    Raises:
        ValueError: an entry is no array, or all together have more than `most` bytes.
    """
    import numpy as np

    seen: set[str] = set()
    for entry in archive.infolist():
        name, what = entry.filename.removesuffix(".npy"), f"{entry.filename!r:.80}"
        most -= entry.file_size
        if most < 0:
            raise ValueError(f"{what} would have {entry.file_size} bytes")
        if name in seen:
            raise ValueError(f"{what} is there twice")
        seen.add(name)
        with archive.open(entry) as file:
            version = np.lib.format.read_magic(file)
            read = {(1, 0): np.lib.format.read_array_header_1_0, (2, 0): np.lib.format.read_array_header_2_0}
            if version not in read:
                raise ValueError(f"{what} is an array of version {version}")
            shape, _, dtype = read[version](file)
        if (
            min(shape, default=0) < 0
            or dtype.kind not in "biufcU"
            or math.prod(shape) * dtype.itemsize > entry.file_size
        ):
            raise ValueError(f"{what} has {entry.file_size} bytes for {dtype} {list(shape)[:64]}")
        with archive.open(entry) as file:
            yield name, np.lib.format.read_array(file, allow_pickle=False)


def _viewed(array: npt.NDArray[Any], dtype: str) -> npt.NDArray[Any]:
    """What an array stands for: texts, or for integers a dtype of as many bytes and a name of its own."""
    if dtype == "string" and array.dtype.kind == "U":
        return array.astype(object)
    kind = numpy_dtype(dtype)
    if array.dtype.kind != "u" or kind.itemsize != array.dtype.itemsize or kind.name != dtype or kind.fields:
        raise ValueError(f"{array.dtype} cannot stand for {dtype!r:.40}")
    return array.view(kind)


# -- .safetensors ------------------------------------------------------------------------------------------------------


def _library() -> Any:
    try:
        import safetensors
    except ImportError as error:
        raise ValueError("safetensors files need the package: pip install 'nkformats[safetensors]'") from error
    return safetensors


def _safe_name(array: npt.NDArray[Any]) -> str | None:
    """What safetensors calls a dtype; None where it does not, or a byte would be left half empty."""
    name = next((name for name, dtype in _SAFE.items() if dtype == array.dtype.name), None)
    return None if name == "F4" and (array.ndim == 0 or array.shape[-1] % 2) else name


def _safetensors(arrays: Iterable[tuple[str, npt.NDArray[Any]]]) -> dict[str, list[bytes | memoryview]]:
    import numpy as np

    library = _library()
    specs, kept = {}, []
    for name, array in arrays:
        if _safe_name(array) is None or not _is_text(name) or name == "__metadata__":
            raise _cannot(name, f"{array.dtype.name} {list(array.shape)} {name!r:.60}", "a .safetensors file")
        shape, dtype = list(array.shape), array.dtype.name
        data = np.ascontiguousarray(array.astype(array.dtype.newbyteorder("<"), copy=False))
        if dtype == "float4_e2m1fn":
            # The library takes the shape of the bytes.
            data = np.frombuffer(pack(data.reshape(-1).view("uint8"), 4), "uint8")
            shape[-1] //= 2
            dtype = "float4_e2m1fn_x2"
        kept.append(data)
        specs[name] = library.TensorSpec(dtype=dtype, shape=shape, data_ptr=data.ctypes.data, data_len=data.nbytes)
    return {"": [bytes(library.serialize(specs))]}


def _read_safetensors(source: str) -> Arrays:
    import numpy as np

    library = _library()
    try:
        entries = library.deserialize(bytes(open_source(source).view))
    except library.SafetensorError as error:
        raise ValueError(f"no .safetensors file: {error}") from error
    found: Arrays = {}
    for name, entry in entries:
        dtype, shape = _SAFE.get(entry["dtype"]), entry["shape"]
        if dtype is None:
            raise ValueError(f"{name!r:.80} is of the dtype {entry['dtype']}, which numpy and ml_dtypes do not have")
        data: Any = entry["data"]
        if dtype == "float4_e2m1fn":
            data = unpack(data, 4, int(np.prod(shape, dtype=np.int64)))
        found[name] = np.frombuffer(data, numpy_dtype(dtype)).reshape(shape)
    return found


# -- .pb ---------------------------------------------------------------------------------------------------------------


def _message(name: str, array: npt.NDArray[Any]) -> list[bytes | memoryview]:
    from nkformats.formats.onnx_tensors import tensor_proto

    try:
        return from_record(tensor_proto(array, name)).pieces()
    except FormatError as error:
        error.path = name
        raise


def _pb(arrays: Iterable[tuple[str, npt.NDArray[Any]]]) -> dict[str, list[bytes | memoryview]]:
    found = list(arrays)
    if len(found) != 1:
        raise ValueError(f"a .pb holds one tensor, not {len(found)}; choose one, or name a folder")
    return {"": _message(*found[0])}


def _folder(arrays: Iterable[tuple[str, npt.NDArray[Any]]]) -> dict[str, list[bytes | memoryview]]:
    """Files by number: a name of a tensor need not be one of a file."""
    files: dict[str, list[bytes | memoryview]] = {}
    index: dict[str, str] = {}
    for number, (name, array) in enumerate(arrays):
        files[f"{number:05}.pb"] = _message(name, array)
        index[f"{number:05}.pb"] = name
    files[INDEX] = [(json.dumps(index, indent=1) + "\n").encode()]
    return files


def _read_pb(source: str) -> Arrays:
    model = parse(source, format="pb")
    return {name: tensor.to_numpy() for name, tensor in model.tensors.items()}


def _read_folder(source: str) -> Arrays:
    try:
        index = json.loads(bytes(open_source(os.path.join(source, INDEX)).view), parse_int=float)
    except (UnicodeDecodeError, RecursionError) as error:
        raise ValueError(f"no {INDEX}: {error}") from error
    if not isinstance(index, dict) or not all(isinstance(name, str) for name in index.values()):
        raise ValueError(f"{INDEX} has no names by file")
    if len(set(index.values())) != len(index):
        raise ValueError(f"{INDEX} has a name twice")
    found: Arrays = {}
    for file_name, name in index.items():
        if not re.fullmatch(r"[0-9A-Za-z_]+\.pb", file_name):
            raise ValueError(f"{INDEX} names the file {file_name!r:.80}")
        found[name] = next(iter(_read_pb(os.path.join(source, file_name)).values()))
    return found


_Writer = Callable[[Iterable[tuple[str, Any]]], dict[str, list[bytes | memoryview]]]

_WRITERS: Final[dict[str, _Writer]] = {".npz": _npz, ".safetensors": _safetensors, ".pb": _pb, "/": _folder}
_READERS: Final[dict[str, Callable[[str], Arrays]]] = {
    ".npz": _read_npz, ".safetensors": _read_safetensors, ".pb": _read_pb, "/": _read_folder,
}  # fmt: skip
