"""The weights of a network as tensors: names, logical shapes, decoded values, and other storage for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from nkformats import errors, records
from nkformats.errors import FormatError
from nkformats.keyed.graph import Layer
from nkformats.packing import signed, unpack_rows
from nkformats.records import Field, Hole, KeyedNotation, cast, field_of, new, numbers_of, numpy_dtype
from nkformats.tensors import FreeNames, Tensor

if TYPE_CHECKING:
    import numpy.typing as npt

    from nkformats.keyed.model import NetworkModel


@cache
def storages(notation: KeyedNotation) -> dict[str, tuple[Any, str]]:
    """The storages that the flag of a block chooses, by name: flag and dtype, of each dtype the first."""
    block: Any = new(notation.block)
    block.load, block.num_elements = notation.loads["tagged"], 0
    found: dict[str, tuple[Any, str]] = {}
    for flag in (field_of(notation.block, "flag").enum or {}).values():
        block.flag = flag
        dtype = _dtype(block)
        if dtype not in (one for _, one in found.values()):
            found[flag.name.lower()] = flag, dtype
    return found


def floats(notation: KeyedNotation) -> tuple[str, ...]:
    """The storages that a weight of floats can be changed to."""
    return tuple(name for name, (_, dtype) in storages(notation).items() if "float" in dtype)


def _dtype(block: Any) -> str:
    """The dtype of the elements of a block."""
    array = field_of(type(block), "values").array
    assert array is not None
    return array.dtype(block, 0) or ""


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
        """The stored elements, behind the table where they are indices; a `Hole` where they were not read."""
        block = self.block
        return block.values if self._table is None else b"".join((self._table, block.values))

    @property
    def _table(self) -> Any:
        """What the elements are indices into; None where they are the values."""
        return getattr(self.block, "table", None)

    @property
    def storage(self) -> str:
        """The name of its storage in the schema: ``fp16``, ``codebook``; ``raw4`` and the like of what is packed."""
        block = self.block
        if _is_packed(block, self._layer.notation):
            return f"raw{int(block.load)}"
        return str(block.storage.name).lower()

    @property
    def dtype(self) -> str:
        """Of the elements as numpy has them; float32 of what has to be decoded."""
        return "float32" if self._packed else self._stored.get(self.storage, ("", "float32"))[1]

    @property
    def _stored(self) -> dict[str, tuple[Any, str]]:
        return storages(self._layer.notation)

    @property
    def _packed(self) -> tuple[int, int, str] | None:
        """Bits of an element, how many share a scale, and where the scales are; an older dialect stores it as int8."""
        return self._field.packed(self._layer.body) if self._field.packed is not None else None

    @property
    def shape(self) -> tuple[int, ...]:
        """Sizes, row-major, the slowest first."""
        return shape_of(self._layer.body, self._field)

    @property
    def offset(self) -> int | None:
        """Absolute offset of the first byte behind the flag."""
        offsets = self._weights.offsets()
        return offsets.get(f"{self._path}.table", offsets.get(self.path))

    @property
    def array(self) -> npt.NDArray[Any] | None:
        """A read-only view where the elements are stored as numbers that numpy or ml_dtypes has, else None."""
        if self.storage not in self._stored or self._packed or isinstance(self.block.values, Hole):
            return None
        try:
            return self.block.array("values").reshape(self.shape)  # type: ignore[no-any-return]
        except (FormatError, ValueError):
            return None

    def numbers(self) -> tuple[Any, ...] | None:
        """The stored elements as Python has them, without numpy; None where that takes numpy, or they are packed."""
        if self.storage not in self._stored or self._packed or isinstance(self.block.values, Hole):
            return None
        return numbers_of(self.block, "values")

    def to_numpy(self) -> npt.NDArray[Any]:
        """The values as an array of its own: codebook indices looked up, block-quantised weights in float32.

        Raises:
            FormatError: there are no data, or too few scales.
        """
        if isinstance(self.block.values, Hole):
            raise FormatError(errors.UNSET, self.path, 0, f"a {self._layer.notation.files.blocks}", "a graph alone")
        array = self.array
        if array is not None:
            return array.copy()
        try:
            return _dequantised(self, packed) if (packed := self._packed) else _looked_up(self)
        except (FormatError, IndexError, ValueError) as error:
            got = f"{records.nbytes(self.data)} bytes"
            expected = f"the bytes of {list(self.shape)}"
            raise FormatError(errors.ARRAY, self.path, self.offset or 0, expected, got) from error

    def convert(self, storage: str) -> None:
        """Stores the values otherwise, as floats: ``fp32``.

        Raises:
            FormatError: the loader takes no other here, or a value has no place in it. ValueError: no such storage.
        """
        known = floats(self._layer.notation)
        if storage not in known:
            raise ValueError(f"no storage {storage!r}; there are {', '.join(known)}")
        if not self.changeable:
            raise FormatError(errors.ARRAY, self.path, 0, "a weight with a flag and of floats", self.storage)
        store(self.block, cast(self.to_numpy(), self._stored[storage][1], self.path), self._layer.notation, self.path)

    @property
    def changeable(self) -> bool:
        """Whether it can have any storage of floats."""
        return self.block.load == self._layer.notation.loads["tagged"] and (
            self._table is not None or self.storage in floats(self._layer.notation)
        )


class Weights(Mapping[str, Tensor]):
    """The weights of a network by name, in the order of their file. Assigning an array replaces one."""

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
        """Where everything lies in their file, by path."""
        if self._offsets is None:
            self._offsets = {span.path: span.offset for span in records.spans(self._model.record)}
        return self._offsets

    def __getitem__(self, name: str) -> Weight:
        return self._by_name[name]

    def __setitem__(self, name: str, values: npt.ArrayLike) -> None:
        """Replaces the values; the storage follows the dtype where the loader reads a flag.

        Raises:
            KeyError: there is no such weight; FormatError: the file cannot store these values there.
        """
        weight = self._by_name[name]
        store(weight.block, numpy_array(values), weight._layer.notation, weight.path)
        self._offsets = None

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_name)

    def __len__(self) -> int:
        return len(self._by_name)

    def __repr__(self) -> str:
        return f"Weights({list(self)})"


def _is_packed(block: Any, notation: KeyedNotation) -> bool:
    """Whether a block is packed bits, not elements of a dtype."""
    return block.load not in notation.loads.values()


def store(block: Any, values: npt.NDArray[Any], notation: KeyedNotation, path: str) -> None:
    """Puts an array into a block; its flag follows the dtype.

    Raises:
        FormatError: the loader reads another dtype here.
    """
    import numpy as np

    if values.dtype.name == "float64":
        values = cast(values, "float32", path)
    tagged = block.load == notation.loads["tagged"]
    flags = {dtype: flag for flag, dtype in storages(notation).values()} if tagged else {_dtype(block): None}
    dtype = values.dtype.name
    if dtype not in flags:
        *most, last = flags
        wanted = (", ".join(most) + " or " if most else "") + last
        wanted += " (packed bits)" if _is_packed(block, notation) else ""
        raise FormatError(errors.ARRAY, path, 0, f"an array of {wanted}", f"one of {dtype}")
    if values.size != block.num_elements:
        raise FormatError(errors.LENGTH, path, 0, f"{block.num_elements} elements", str(values.size))
    block.flag = flags[dtype]
    if hasattr(block, "table"):
        block.table = None
    stored = np.ascontiguousarray(values.reshape(-1)).astype(values.dtype.newbyteorder("<"), copy=False)
    # As bytes: numpy's buffers of bfloat16 are none that others read.
    block.values = stored.view(np.uint8).data.toreadonly()
    size = field_of(type(block), "pad").size
    block.pad = bytes(size(block, 0, 0) if callable(size) else size or 0)


def change_storage(model: NetworkModel, storage: str) -> None:
    """Stores every weight of floats otherwise that a loader reads in any storage of floats; others stay."""
    for weight in list(model.tensors.values()):
        assert isinstance(weight, Weight)
        if weight.changeable and weight.storage != storage:
            weight.convert(storage)


def redialect(model: NetworkModel, dialect: Any) -> None:
    """Writes packed weights as another dialect has them: with a flag, or without one."""
    model.record.dialect = dialect
    for layer in model.layers:
        name, notation = layer.notation.dialect, layer.notation
        if layer.body is None or not hasattr(layer.body, name):
            continue
        setattr(layer.body, name, dialect)
        for field in type(layer.body)._layout:
            block = getattr(layer.body, field.name)
            if block is not None and field.args is not None:
                _, load = field.args(layer.body, 0)
                if load != block.load:
                    block.load = load
                    # Packed bits go as whole bytes.
                    sizes = ((flag, numpy_dtype(dtype).itemsize) for flag, dtype in storages(notation).values())
                    tagged = load == notation.loads["tagged"]
                    block.flag = next(flag for flag, size in sizes if size == 1) if tagged else None
    model.fitted = []


def _looked_up(weight: Weight) -> npt.NDArray[Any]:
    """The floats that the indices of a codebook stand for."""
    import numpy as np

    table = weight.block.array("table")
    indices = np.frombuffer(records.flat(weight.block.values), np.uint8)
    return table[indices].reshape(weight.shape)  # type: ignore[no-any-return]


def _dequantised(weight: Weight, packed: tuple[int, int, str]) -> npt.NDArray[Any]:
    """Rows of elements of a few bits, two's complement; a block of elements shares a scale, by which it is divided."""
    import numpy as np

    bits, size, scales_name = packed
    rows, columns = weight.shape
    codes = unpack_rows(records.flat(weight.block.values), bits, rows, columns)
    values = signed(codes, bits).astype(np.float32)
    scales = getattr(weight._layer.body, scales_name).array("values")
    scales = scales.reshape(rows, -1).repeat(size, axis=1)[:, :columns]
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        return values / scales  # type: ignore[no-any-return]
