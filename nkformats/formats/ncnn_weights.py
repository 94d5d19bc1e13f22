"""The weights of an ncnn model as tensors: names, logical shapes, decoded values, and other storage for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from nkformats import errors, records
from nkformats.errors import FormatError
from nkformats.formats.ncnn_graph import Layer
from nkformats.generated import ncnn
from nkformats.records import Field, Hole, new, numbers_of
from nkformats.tensors import FreeNames, Tensor

if TYPE_CHECKING:
    import numpy.typing as npt

    from nkformats.formats.ncnn_model import NetworkModel

#: The storages whose elements numpy has, and the flag of each.
DTYPES = {"fp32": "float32", "fp16": "float16", "bf16": "bfloat16", "int8": "int8"}
FLAGS = {"fp32": ncnn.Tag.FP32, "fp16": ncnn.Tag.FP16, "bf16": ncnn.Tag.BF16, "int8": ncnn.Tag.INT8}


#: Those that a weight of floats can be changed to.
FLOATS = ("fp32", "fp16", "bf16")


def shape_of(body: Any, field: Field) -> tuple[int, ...]:
    """The logical shape of the weight in a field of an operator's record, row-major."""
    if field.shape is None:
        return (int(getattr(body, field.name).num_elements),)
    # Axes that a layer does not have are zero.
    return tuple(size for size in field.shape(body) if size)


def numpy_array(values: npt.ArrayLike) -> npt.NDArray[Any]:
    """Values as an array."""
    import numpy as np

    return np.asarray(values)


class Weight(Tensor):
    """One weight of a layer."""

    __slots__ = ("_field", "_layer", "_name", "_path", "_weights")
    _weights: Weights
    _layer: Layer
    _field: Field
    _name: str
    _path: str

    @property
    def name(self) -> str:
        """``<layer>.<weight>``."""
        return self._name

    @property
    def path(self) -> str:
        """The path of its bytes in the record tree."""
        return f"{self._path}.values"

    @property
    def block(self) -> Any:
        """Its record: flag, table, data and padding."""
        return getattr(self._layer.body, self._field.name)

    @property
    def data(self) -> records.Buffer:
        """The stored elements, behind the table where they are indices; a `Hole` where the `.bin` was not read."""
        block = self.block
        return block.values if block.table is None else b"".join((block.table, block.values))

    @property
    def storage(self) -> str:
        """``fp32 fp16 bf16 int8 codebook``, or ``raw4 raw6 raw8`` of block-quantised weights."""
        block = self.block
        if block.load not in (ncnn.Load.TAGGED, ncnn.Load.RAW_FLOAT32):
            return f"raw{int(block.load)}"
        return str(block.storage.name).lower()

    @property
    def dtype(self) -> str:
        """Of the elements as numpy has them; float32 of what has to be decoded."""
        return "float32" if self._packed else DTYPES.get(self.storage, "float32")

    @property
    def _packed(self) -> bool:
        """Whether several elements share a byte or a scale: the older dialect stores that as int8, too."""
        return getattr(self._layer.body, "blockwise", False) and hasattr(self._layer.body, self._scales)

    @property
    def _scales(self) -> str:
        return f"{self._field.name.removesuffix('_weight')}_quantize_scales"

    @property
    def shape(self) -> tuple[int, ...]:
        """Row-major: the reverse of the runtime's w, h, d, c."""
        return shape_of(self._layer.body, self._field)

    @property
    def offset(self) -> int | None:
        """Absolute offset of the first byte behind the flag."""
        offsets = self._weights.offsets()
        return offsets.get(f"{self._path}.table", offsets.get(self.path))

    @property
    def array(self) -> npt.NDArray[Any] | None:
        """A read-only view where the elements are stored as numbers that numpy or ml_dtypes has, else None."""
        if self.storage not in DTYPES or self._packed or isinstance(self.block.values, Hole):
            return None
        try:
            return self.block.array("values").reshape(self.shape)  # type: ignore[no-any-return]
        except (FormatError, ValueError):
            return None

    def numbers(self) -> tuple[Any, ...] | None:
        """The stored elements as Python has them, without numpy; None where that takes numpy, or they are packed."""
        if self.storage not in DTYPES or self._packed or isinstance(self.block.values, Hole):
            return None
        return numbers_of(self.block, "values")

    def to_numpy(self) -> npt.NDArray[Any]:
        """The values as an array of its own: codebook indices looked up, block-quantised weights in float32.

        Raises:
            FormatError: there are no data, or too few scales.
        """
        if isinstance(self.block.values, Hole):
            raise FormatError(errors.UNSET, self.path, 0, "a .bin", "a graph alone")
        array = self.array
        if array is not None:
            return array.copy()
        try:
            return _dequantised(self) if self._packed else _looked_up(self)
        except (FormatError, IndexError, ValueError) as error:
            got = f"{records.nbytes(self.data)} bytes"
            expected = f"the bytes of {list(self.shape)}"
            raise FormatError(errors.ARRAY, self.path, self.offset or 0, expected, got) from error

    def convert(self, storage: str) -> None:
        """Stores the values otherwise: ``fp32``, ``fp16`` or ``bf16``.

        Raises:
            FormatError: the loader takes no other here, or a value has no place in it. ValueError: no such storage.
        """
        if storage not in FLOATS:
            raise ValueError(f"no storage {storage!r}; there are {', '.join(FLOATS)}")
        if self.block.load != ncnn.Load.TAGGED or self.storage not in (*FLOATS, "codebook"):
            raise FormatError(errors.ARRAY, self.path, 0, "a weight with a flag and of floats", self.storage)
        store(self.block, _cast(self.to_numpy(), DTYPES[storage], self.path), self.path)


class Weights(Mapping[str, Tensor]):
    """The weights of a network by name, in the order of the `.bin`. Assigning an array replaces one."""

    def __init__(self, model: NetworkModel) -> None:
        self._model = model
        self._by_name: dict[str, Weight] = {}
        self._offsets: dict[str, int] | None = None
        names = FreeNames()
        for number, layer in enumerate(model.layers):
            if layer.body is None:
                continue
            name = names.free(layer.name)
            for field in type(layer.body)._layout:
                # A block that broke off has no values.
                if field.role and hasattr(getattr(layer.body, field.name, None), "values"):
                    weight = new(Weight)
                    weight._weights, weight._layer, weight._field = self, layer, field
                    weight._name, weight._path = f"{name}.{field.role}", f"layers[{number}].body.{field.name}"
                    self._by_name[weight._name] = weight

    def offsets(self) -> dict[str, int]:
        """Where everything lies in the `.bin`, by path."""
        if self._offsets is None:
            self._offsets = {span.path: span.offset for span in records.spans(self._model.record)}
        return self._offsets

    def __getitem__(self, name: str) -> Weight:
        return self._by_name[name]

    def __setitem__(self, name: str, values: npt.ArrayLike) -> None:
        """Replaces the values; the storage follows the dtype where the loader reads a flag.

        Raises:
            KeyError: there is no such weight; FormatError: the `.bin` cannot store these values there.
        """
        weight = self._by_name[name]
        store(weight.block, numpy_array(values), weight.path)
        self._offsets = None

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_name)

    def __len__(self) -> int:
        return len(self._by_name)

    def __repr__(self) -> str:
        return f"Weights({list(self)})"


def store(block: Any, values: npt.NDArray[Any], path: str) -> None:
    """Puts an array into a block; its flag follows the dtype.

    Raises:
        FormatError: the loader reads another dtype here.
    """
    import numpy as np

    storage = next((name for name, dtype in DTYPES.items() if dtype == values.dtype.name), "")
    if values.dtype.name == "float64":
        storage, values = "fp32", _cast(values, "float32", path)
    tagged = block.load == ncnn.Load.TAGGED
    if values.dtype.name == "uint8" and block.load not in (ncnn.Load.TAGGED, ncnn.Load.RAW_FLOAT32):
        storage = "raw"
    elif not storage or (not tagged and (storage != "fp32" or block.load != ncnn.Load.RAW_FLOAT32)):
        packed = block.load not in (ncnn.Load.TAGGED, ncnn.Load.RAW_FLOAT32)
        wanted = "uint8 (packed bits)" if packed else "float32, float16, bfloat16 or int8" if tagged else "float32"
        raise FormatError(errors.ARRAY, path, 0, f"an array of {wanted}", f"one of {values.dtype.name}")
    if values.size != block.num_elements:
        raise FormatError(errors.LENGTH, path, 0, f"{block.num_elements} elements", str(values.size))
    block.flag = FLAGS[storage] if tagged else None
    block.table = None
    stored = np.ascontiguousarray(values.reshape(-1)).astype(values.dtype.newbyteorder("<"), copy=False)
    # As bytes: numpy's buffers of bfloat16 are none that others read.
    block.values = stored.view(np.uint8).data.toreadonly()
    block.pad = bytes(-values.nbytes % 4)


def _cast(values: npt.NDArray[Any], dtype: str, path: str) -> npt.NDArray[Any]:
    """The values in another dtype, rounded.

    Raises:
        FormatError: a finite value becomes infinite.
    """
    import numpy as np

    # A NaN that signals makes a warning wherever ml_dtypes looks at it.
    with np.errstate(over="ignore", invalid="ignore"):
        cast = values.astype(records.numpy_dtype(dtype))
        finite = np.isfinite(values)
        if not np.array_equal(finite, np.isfinite(cast.astype(np.float32))):
            largest = float(np.abs(values[finite]).max())
            raise FormatError(errors.RANGE, path, 0, f"values within {dtype}", f"{largest:g}")
    return cast


def change_storage(model: NetworkModel, storage: str) -> None:
    """Stores every weight of floats otherwise that a loader reads in any of fp32, fp16 and bf16; int8 stays."""
    for weight in list(model.tensors.values()):
        assert isinstance(weight, Weight)
        if weight.block.load == ncnn.Load.TAGGED and weight.storage in {*FLOATS, "codebook"} - {storage}:
            weight.convert(storage)


def redialect(model: NetworkModel, dialect: Any) -> None:
    """Writes block-quantised weights as the other dialect has them: with a flag, or without one."""
    model.record.dialect = dialect
    for layer in model.layers:
        if layer.body is None or not hasattr(layer.body, "dialect"):
            continue
        layer.body.dialect = dialect
        for field in type(layer.body)._layout:
            block = getattr(layer.body, field.name)
            if block is not None and field.args is not None:
                _, load = field.args(layer.body, 0)
                if load != block.load:
                    block.load = load
                    block.flag = ncnn.Tag.INT8 if load == ncnn.Load.TAGGED else None
    model.fitted = []


def _looked_up(weight: Weight) -> npt.NDArray[Any]:
    """The floats that the indices of a codebook stand for."""
    import numpy as np

    table = weight.block.array("table")
    indices = np.frombuffer(records.flat(weight.block.values), np.uint8)
    return table[indices].reshape(weight.shape)  # type: ignore[no-any-return]


def _dequantised(weight: Weight) -> npt.NDArray[Any]:
    """Block-quantised weights: in each row, element k is `bits` wide, two's complement, lowest bit first; a block of
    elements shares a scale, by which it is divided."""
    import numpy as np

    body = weight._layer.body
    bits, (rows, columns) = int(body.bits), weight.shape
    packed = np.frombuffer(records.flat(weight.block.values), np.uint8).reshape(rows, -1)
    planes = np.unpackbits(packed, axis=1, bitorder="little")[:, : columns * bits].reshape(rows, columns, bits)
    powers = 1 << np.arange(bits, dtype=np.int32)
    powers[-1] = -powers[-1]
    values = (planes * powers).sum(axis=2, dtype=np.int32).astype(np.float32)
    scales = getattr(body, weight._scales).array("values")
    scales = scales.reshape(rows, -1).repeat(int(body.block_size), axis=1)[:, :columns]
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        return values / scales  # type: ignore[no-any-return]
