"""The tensors of a file of messages: found, named, and their elements decoded from wherever they stand."""

from __future__ import annotations

from collections.abc import Iterator, ValuesView
from typing import TYPE_CHECKING, Any, Final

from nkformats import errors, records
from nkformats.errors import FormatError
from nkformats.messages.elsewhere import External
from nkformats.packing import bits_of, pack, packed_size, unpack, varints
from nkformats.records import MessageField, TensorForm, encoded, numpy_dtype
from nkformats.records.wire import path_of
from nkformats.tensors import FreeNames, Tensor, Tensors

if TYPE_CHECKING:
    import numpy.typing as npt

    from nkformats.messages.model import MessageModel

#: No array has more elements; a product that is larger is not computed to its end.
MOST: Final = 2**62


def elements(dims: list[int]) -> int | None:
    """The number of elements of a shape; None where it is no shape, or has more than any array."""
    count = 1
    for size in dims:
        if size < 0:
            return None
        count = min(count, MOST + 1) * size
    return None if count > MOST else count


class MessageTensor(Tensor):
    """One tensor of a file of messages."""

    __slots__ = ("_facts", "_form", "_model", "_name", "_place", "_record", "_start")
    _form: TensorForm
    #: As it was read; in the tree of the model there may be another record of the same bytes.
    _record: Any
    #: Its path in the model, or what the walk has noted of it.
    _place: Any
    _name: str | None
    _model: MessageModel
    #: Where its message begins in the file as read, or -1.
    _start: int
    #: The field with its elements and the value of that, and whether they are in another file, once somebody asked.
    _facts: tuple[MessageField | None, Any, bool] | None

    @property
    def name(self) -> str:
        """Its own name where it is a constant of the model; else the path, as ``graph.node[3].attribute[0].t``."""
        return self._name or self.place or "tensor"

    @property
    def place(self) -> str:
        """The path of its message in the model."""
        if type(self._place) is not str:
            self._place = path_of(self._place)
        return self._place

    @property
    def record(self) -> Any:
        """Its message, in the tree of the model."""
        return self._model.record_at(self.place)

    @property
    def path(self) -> str:
        """The path of its elements in the record tree."""
        where = self._form.elsewhere.entries if self.external else self._field.name if self._field else ""
        return f"{self.place}.{where}".strip(".")

    @property
    def external(self) -> External | None:
        """Where in another file its elements are; None where they are in this one."""
        return External(self._record, self._form.elsewhere) if self._look()[2] else None

    def _look(self) -> tuple[MessageField | None, Any, bool]:
        # A tensor is asked for these several times; after an edit there is another one.
        if self._facts is None:
            values = self._record._values or self._record._load()
            field, value = next(
                (
                    (field, value)
                    for at, field in self._form.places
                    if (value := values[at]) is not None and value != []
                ),
                (None, b""),
            )
            self._facts = field, value, values[self._form.where] == self._form.elsewhere.there
        return self._facts

    @property
    def _field(self) -> MessageField | None:
        return self._look()[0]

    @property
    def data(self) -> records.Buffer:
        """The stored bytes. Of typed fields the packed numbers; of texts one behind the other.

        Raises:
            FormatError: they are in another file that must not or cannot be read.
        """
        _, value, elsewhere = self._look()
        if elsewhere:
            return self._model.external_view(self, External(self._record, self._form.elsewhere))
        return b"".join(map(bytes, value)) if isinstance(value, list) else value

    @property
    def dtype(self) -> str:
        """Name of the element type, of numpy or ml_dtypes; ``string``, or ``unknown``."""
        return {"object": "string", "": "unknown"}.get(dtype := self._dtype, dtype)

    @property
    def _dtype(self) -> str:
        """The dtype of its elements; ``object`` for texts, empty for an unknown data type."""
        return self._form.dtypes.get(getattr(self._record, self._form.dtype), "")

    @property
    def _dims(self) -> list[int]:
        dims: list[int] = getattr(self._record, self._form.dims)
        return dims

    @property
    def shape(self) -> tuple[int, ...]:
        """Sizes, row-major, the slowest first."""
        return tuple(self._dims)

    @property
    def storage(self) -> str:
        """``external``, the typed field that has the elements, ``packed2/4/6`` for those of less than a byte in
        raw data, else the dtype."""
        field, _, elsewhere = self._look()
        if elsewhere:
            return "external"
        if field is not None and field.name != self._form.raw:
            return field.name
        bits = bits_of(self.dtype)
        return f"packed{bits}" if bits < 8 else self.dtype

    @property
    def nbytes(self) -> int:
        """Stored bytes; of elements in another file as many as shape and dtype need."""
        _, value, elsewhere = self._look()
        if elsewhere:
            return self.expected_bytes or 0
        return len(value) if type(value) is memoryview else records.nbytes(self.data)

    @property
    def count(self) -> int | None:
        """The number of its elements; None where its dimensions are none or too large."""
        return elements(self._dims)

    @property
    def stored_in(self) -> list[MessageField]:
        """The fields of its message that have elements, the one that a loader takes first."""
        values = self._record._values or self._record._load()
        return [field for at, field in self._form.places if (value := values[at]) is not None and value != []]

    @property
    def in_own_field(self) -> bool:
        """Whether its elements stand in a field for its data type."""
        field = self._field
        return field is not None and field.array is not None and field.array.dtype(self._record, 0) is not None

    @property
    def amounts(self) -> tuple[str, int, int] | None:
        """What its elements are counted in, how many of these its dimensions need, and how many there are.

        None where that cannot be told, or they are in another file.
        """
        count, dtype, field = self.count, self._dtype, self._field
        if count is None or not dtype or self.external is not None:
            return None
        if field is None:
            return "elements", count, 0
        if field.many:
            return "texts", count, len(self._texts)
        if field.form in ("bytes", "f4", "f8"):
            return "bytes", packed_size(count, bits_of(dtype)), records.nbytes(self.data)
        bits = bits_of(dtype)
        return "entries", packed_size(count, bits) if bits in (2, 4) else count, _entries(flat(self.data))

    @property
    def _texts(self) -> list[records.Buffer]:
        texts: list[records.Buffer] = getattr(self._record, self._form.texts.name) if self._form.texts else []
        return texts

    @property
    def readable(self) -> bool:
        """Whether its elements can be read."""
        try:
            amounts = self.amounts
            return (
                amounts[1] == amounts[2]
                if self.external is None and amounts
                else bool(self.external and self.data is not None)
            )
        except FormatError:
            return False

    def oddities(self) -> Iterator[tuple[str, str, str, int, int]]:
        """What rules over values have to say: rule, place below the tensor's path, detail, first byte and length."""
        import numpy as np

        if not self.readable:
            return
        dtype, count, field, faults = self._dtype, self.count or 0, self._field, self._form.faults
        if dtype == "object":
            for index, text in enumerate(self._texts):
                try:
                    if bytes(text).decode().endswith("\0"):
                        yield faults["end"], f"[{index}]", "", len(text) - 1, 1
                        return
                except UnicodeDecodeError as error:
                    yield faults["text"], f"[{index}]", f"{error.reason}", error.start, 1
                    return
            return
        bits, raw = bits_of(dtype), self.external is not None or field is None or field.name == self._form.raw
        data = flat(self.data)
        if raw and bits < 8 and (used := count * bits % 8) and data[-1] >> used:
            yield faults["bits"], "", f"the last byte is {data[-1]:#04x}", len(data) - 1, 1
        if raw and dtype == "bool":
            wrong = np.frombuffer(data, "uint8") > 1
            if wrong.any():
                at = int(wrong.argmax())
                yield faults["truth"], "", f"{data[at]} is element {at}", at, 1
        if not raw and field is not None and self.in_own_field and field.form in ("s4", "u8"):
            low, high = entry_range(dtype)
            entries = varints(data)
            values = entries.astype("uint32").view("int32") if field.form == "s4" else entries
            outside = (values < low) | (values > high)
            if outside.any():
                index = int(outside.argmax())
                rule = faults["truth" if dtype == "bool" else "entry"]
                yield rule, "", f"{values[index]} is entry {index}", 0, 0

    @property
    def expected_bytes(self) -> int | None:
        """The bytes that its elements take as raw data or in another file; None where that cannot be told."""
        count, dtype = elements(self._dims), self._dtype
        return None if count is None or dtype in ("", "object") else packed_size(count, bits_of(dtype))

    @property
    def offset(self) -> int | None:
        """Absolute offset of the first byte of its elements, in the file that has them; None where none has.

        Elements that stand in several pieces have none either.
        """
        field, value, elsewhere = self._look()
        if elsewhere:
            return External(self._record, self._form.elsewhere).offset
        if field is None or type(value) is not memoryview:
            return None
        if self._start >= 0:
            return self._start + int(self._record._places[field.name])
        return self._model.offset_of(self.path)

    @property
    def array(self) -> npt.NDArray[Any] | None:
        """A read-only view where the elements are stored as numbers that numpy or ml_dtypes has, else None."""
        import numpy as np

        field, dtype = self._field, self._dtype
        plain = self.external is not None or field is None or field.form in ("bytes", "f4", "f8")
        count = elements(self._dims)
        if not plain or dtype in ("", "object") or bits_of(dtype) < 8 or count is None:
            return None
        try:
            kind = numpy_dtype(dtype).newbyteorder("<")
            data = self.data
            if records.nbytes(data) != count * kind.itemsize:
                return None
            view: npt.NDArray[Any] = np.ndarray(self.shape, kind, data if type(data) is memoryview else flat(data))
        except (FormatError, TypeError, ValueError):
            return None
        view.flags.writeable = False
        return view

    def numbers(self) -> tuple[Any, ...] | None:
        """The stored elements as Python has them, without numpy; None where that takes numpy."""
        field = self._field
        if self.external is not None or field is None or field.name != self._form.raw:
            return None
        return records.plain_numbers(self.data, self._dtype, "<")

    def to_numpy(self, *, verify: bool = False) -> npt.NDArray[Any]:
        """The values as an array of its own: those of less than a byte one a byte, texts as `str` objects.

        Args:
            verify: compare the checksum of another file that has the values, where the model gives one.

        Raises:
            FormatError: data type, shape and bytes do not fit together, or the other file is not as it should be.
        """
        import numpy as np

        if verify and (external := self.external) is not None:
            self._model.verify(self, external)
        array = self.array
        if array is not None:
            return array.copy()
        count, dtype, field = elements(self._dims), self._dtype, self._field
        if count is None or not dtype:
            raise self._refused("a shape and a known data type")
        if field is not None and self.external is None and not self.in_own_field:
            raise self._refused(f"elements in a field for {dtype}")
        if dtype == "object":
            texts = [str(bytes(flat(one)), "utf-8", "surrogateescape") for one in self._texts]
            if len(texts) != count:
                raise self._refused(f"{count} texts")
        try:
            if dtype == "object":
                return np.array([*texts, None], dtype=object)[:-1].reshape(self.shape)
            codes = self._codes(field, count, bits_of(dtype))
            return codes.view(numpy_dtype(dtype)).reshape(self.shape)
        except ValueError as error:
            raise self._refused(f"{count} elements of {dtype}") from error

    def _codes(self, field: MessageField | None, count: int, bits: int) -> npt.NDArray[Any]:
        """The bits of all elements, each as an integer without sign of as many whole bytes as it takes.

        Raises:
            ValueError: there are more or fewer.
        """

        if self.external is not None or field is None or field.form in ("bytes", "f4", "f8"):
            # Whole elements that are stored as they are have been dealt with, if they fit.
            if bits >= 8 or records.nbytes(self.data) != packed_size(count, bits):
                raise ValueError("bytes of another number of elements")
            return unpack(flat(self.data), bits, count)
        entries = varints(flat(self.data))
        if bits in (2, 4):
            data = entries.astype("uint8").tobytes()
            if len(data) != packed_size(count, bits):
                raise ValueError("entries for another number of elements")
            return unpack(data, bits, count)
        if len(entries) != count:
            raise ValueError("another number of entries")
        if bits == 6:
            return (entries & 63).astype("uint8")
        return entries.astype(f"uint{bits}")

    def _refused(self, expected: str) -> FormatError:
        got = f"{records.nbytes(self.data)} bytes, {self.storage}, for {self.dtype} {list(self.shape)[:64]}"
        return FormatError(errors.ARRAY, self.path, self.offset or 0, expected, got)


def entry_range(dtype: str) -> tuple[int, int]:
    """The entries that elements of a dtype can have in a list of integers."""
    bits = bits_of(dtype)
    if dtype == "bool":
        return 0, 1
    if dtype in ("int8", "int16", "int32"):
        return -(2 ** (bits - 1)), 2 ** (bits - 1) - 1
    # What is shorter than a byte comes as whole bytes, or as the bits of one.
    return 0, 2 ** (8 if bits in (2, 4) else bits) - 1


#: The bytes that end no varint.
_CONTINUED: Final = bytes(range(128, 256))


def _entries(data: bytes | memoryview) -> int:
    """How many varints there are."""
    return sum(len(bytes(data[at : at + (1 << 20)]).translate(None, _CONTINUED)) for at in range(0, len(data), 1 << 20))


def flat(value: records.Buffer) -> bytes | memoryview:
    """The bytes behind a buffer."""
    return records.flat(value)


def new_tensor(form: TensorForm, values: npt.ArrayLike, name: str | None = None) -> Any:
    """A new message with these values, as raw data or, of texts, in the field for them.

    Raises:
        FormatError: the format has no data type for them.
    """
    record = form.cls(**{form.name: name})
    put(form, record, values)
    return record


def put(form: TensorForm, record: Any, values: npt.ArrayLike) -> None:
    """Stores values in a tensor, with their data type and shape; where others were, there is nothing left.

    Raises:
        FormatError: the format has no data type for them.
    """
    import numpy as np

    array = np.asarray(values)
    dtype = "object" if array.dtype.kind in "OUT" else array.dtype.name
    if dtype not in form.numbers:
        expected = f"a dtype that {form.title} has"
        raise FormatError(errors.ARRAY, form.dtype, 0, expected, array.dtype.name)
    stored: Any = None
    if dtype == "object":
        items = array.reshape(-1).tolist()
        if not all(isinstance(one, str | bytes) for one in items):
            raise FormatError(errors.ARRAY, form.texts.name if form.texts else "", 0, "texts", "other objects")
        stored = [one if isinstance(one, bytes) else encoded(one) for one in items]
    elif bits_of(dtype) < 8:
        stored = pack(np.ascontiguousarray(array).reshape(-1).view("uint8"), bits_of(dtype))
    else:
        little = array.astype(array.dtype.newbyteorder("<"), copy=False)
        stored = memoryview(flat(np.ascontiguousarray(little))).toreadonly()
    setattr(record, form.dtype, form.numbers[dtype])
    setattr(record, form.dims, list(array.shape))
    clear(form, record)
    setattr(record, form.texts.name if dtype == "object" and form.texts else form.raw, stored)
    setattr(record, form.elsewhere.entries, [])
    setattr(record, form.elsewhere.where, form.elsewhere.here)


def clear(form: TensorForm, record: Any) -> None:
    """Takes the elements out of a tensor, in whatever field they are."""
    for field in form.payloads:
        setattr(record, field.name, [] if field.many else None)


class MessageTensors(Tensors):
    """The tensors of a file of messages by name, or by the path of their message; assigning an array replaces one."""

    __slots__ = ("_all", "_model", "_paths")

    def __init__(self, model: MessageModel, form: TensorForm, found: list[tuple[str, Any, int]]) -> None:
        self._model = model
        self._all: list[MessageTensor] = []
        self._by_name: dict[str, Tensor] = {}
        self._paths: dict[str, MessageTensor] | None = None
        names = FreeNames()
        for place, record, start in found:
            one = MessageTensor()
            one._facts, one._form = None, form
            one._record, one._place, one._start, one._model = record, place, start, model
            one._name = getattr(record, form.name) if form.is_own(place) else None
            name = one.name
            if (free := names.free(name)) != name:
                one._name = free
            self._by_name[free] = one
            self._all.append(one)

    def _named(self) -> dict[str, Tensor]:
        assert self._by_name is not None
        return self._by_name

    def __getitem__(self, name: str) -> Tensor:
        found = self._named().get(name)
        if found is None:
            if self._paths is None:
                self._paths = {one.place: one for one in self._all}
            found = self._paths[name]
        return found

    def __setitem__(self, name: str, values: npt.ArrayLike) -> None:
        """Replaces the values; dtype and shape follow.

        Raises:
            KeyError: there is no such tensor; FormatError: the format has no data type for these.
        """
        tensor = self[name]
        assert isinstance(tensor, MessageTensor)
        put(tensor._form, self._model.record_at(tensor.place), values)
        self._model.edited()

    def __len__(self) -> int:
        return len(self._all)

    def values(self) -> ValuesView[Tensor]:
        """The tensors in file order."""
        return _Values(self)


class _Values(ValuesView[Tensor]):
    __slots__ = ()
    _mapping: MessageTensors

    def __iter__(self) -> Iterator[Tensor]:
        return iter(self._mapping._all)
