"""The graph of a network in a keyed notation: layers with named parameters, blobs, and the types that read weights."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from nkformats import errors
from nkformats.errors import FormatError
from nkformats.records import (
    BYTES,
    ELSEWHERE,
    RECORD,
    Field,
    Hole,
    KeyedNotation,
    KeyedType,
    Record,
    fill_keys,
    flat,
    nbytes,
    new,
    show,
)
from nkformats.records import params as parameters_of
from nkformats.records.params import Parameter, Params, Value, narrowed


class Own(Record):
    """What a type of the caller's own reads; each gets a class made from this one."""

    __slots__ = ()


class Layer(Record):
    """One layer: what the graph says of it and, as `body`, the weights that its type reads.

    Each notation has a class of its own.

    Attributes:
        type: name of its type; name: of the layer; bottoms, tops: names of the blobs that it takes and makes;
        values: the parameters as given, by key; body: a generated record of the type, or None where it reads
        nothing; stray: bytes before the weights that an old writer left there and no loader expects; start, end: where
        its record stands in the graph that it was read from, up to the next one; -1 for a new layer.
    """

    __slots__ = ("body", "bottoms", "end", "name", "start", "stray", "tops", "type", "values")
    type: str
    name: str
    bottoms: list[str]
    tops: list[str]
    values: dict[int, Value]
    body: Any
    stray: Any
    notation: ClassVar[KeyedNotation]
    """What its types and their parameters are."""

    def __init_subclass__(cls, notation: KeyedNotation) -> None:
        cls.notation = notation
        bodies = (*(kind.cls for kind in notation.types.values()), Own)
        cls._layout = (
            Field("type", ELSEWHERE, doc="Name of the operator."),
            Field("name", ELSEWHERE, doc="Name of the layer."),
            Field("bottoms", ELSEWHERE, doc="Names of the blobs that it takes."),
            Field("tops", ELSEWHERE, doc="Names of the blobs that it makes."),
            Field("values", ELSEWHERE, doc="Its parameters by key, as given."),
            Field("stray", BYTES, present=lambda s: s.stray is not None,
                  doc="Bytes that an old writer left and none reads."),
            Field("body", RECORD, types=bodies, present=lambda s: s.body is not None, args=_passed, doc="Its weights."),
        )  # fmt: skip

    def __init__(
        self, type: str, name: str, bottoms: Iterable[str] = (), tops: Iterable[str] = (),
        values: Mapping[int, Value] | None = None, start: int = -1, end: int = -1,
    ) -> None:  # fmt: skip
        self.type = type
        self.name = name
        self.bottoms = list(bottoms)
        self.tops = list(tops)
        self.values = dict(values or {})
        self.body = None
        self.stray = None
        self.start = start
        self.end = end

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Layer):
            return NotImplemented
        same = all(getattr(self, name) == getattr(other, name) for name in ("type", "name", "bottoms", "tops", "body"))
        strays = [None if one.stray is None else bytes(one.stray) for one in (self, other)]
        return same and strays[0] == strays[1] and narrowed(self.values) == narrowed(other.values)

    __hash__ = None  # type: ignore[assignment]

    def __deepcopy__(self, memo: dict[int, Any]) -> Layer:
        twin = super().__deepcopy__(memo)
        twin.start, twin.end = self.start, self.end
        return twin

    @property
    def params(self) -> Params:
        """Its parameters by name."""
        return Params(self.type, self.notation.types.get(self.type), self.values)

    def parameters(self) -> list[Parameter]:
        """All its parameters: those of its type, then what else is given."""
        kind = self.notation.types.get(self.type)
        return parameters_of.parameters(self.type, kind, self.values, self.notation.common)

    def stated_shapes(self) -> list[tuple[int, ...]]:
        """The shapes of what it makes as it states them, the slowest axis first; none where it does not, or wrongly."""
        shapes = self.notation.shapes
        key = next((one.number for one in self.notation.common._keys if one.name == shapes.param), -1)
        hint, count = self.values.get(key), len(self.tops)
        sizes = {len(names) + 1: names for names in shapes.sizes}
        if not isinstance(hint, list) or not count or len(hint) not in (size * count for size in sizes):
            return []
        size = len(hint) // count
        groups = (hint[at : at + size] for at in range(0, len(hint), size))
        axes = ((shapes.axes.get(rank, ()), dict(zip(sizes[size], given, strict=True))) for rank, *given in groups)
        # An axis without a size has one element.
        return [tuple(given.get(name, 1) for name in names) for names, given in axes]

    def _place_name(self, default: str) -> str:
        return self.name


class Blob:
    """One blob: its name, the numbers of the layer that makes it (None: no layer does) and of those that take it."""

    __slots__ = ("consumers", "name", "producer")

    def __init__(self, name: str, producer: int | None) -> None:
        self.name = name
        self.producer = producer
        self.consumers: list[int] = []

    def __repr__(self) -> str:
        return f"Blob({self.name!r}, {self.producer}, {self.consumers})"


class Network(Record):
    """The root: all layers, in the order in which the loader visits them, and what stands behind the last weight.

    Attributes:
        dialect: of what its types read, the newest where nothing says another; blob_count, layer_count: as declared,
        where a graph was read; document: what the graph was read from; notation: ``text`` or ``binary``.
    """

    __slots__ = ("_counted", "blob_count", "dialect", "document", "layer_count", "layers", "notation", "trailing")
    layers: list[Layer]
    trailing: Any
    dialect: Any
    document: Any
    notation: str
    layer_class: ClassVar[type[Layer]]
    """Of its layers."""

    def __init_subclass__(cls, layer: type[Layer]) -> None:
        cls.layer_class = layer
        cls._layout = (
            Field(
                "layers", RECORD, many=True, types=(layer,), doc="The layers, in the order in which they are loaded."
            ),
            Field("trailing", BYTES, doc="Bytes behind the last weight."),
        )

    def __init__(self, layers: Iterable[Layer] = ()) -> None:
        self.layers = list(layers)
        self.trailing = b""
        self.dialect = max(self.layer_class.notation.dialects.values(), default=None)
        self.document = None
        self.notation = "text"
        self.layer_count = self.blob_count = -1
        self._counted = (-1, -1)

    def numbered(self) -> tuple[list[tuple[list[int], list[int]]], list[str]]:
        """The numbers of each layer's blobs as a loader gives them, and the names of the blobs by number.

        What a layer takes is the first blob of its name, what it makes always a new one.
        """
        numbers: list[tuple[list[int], list[int]]] = []
        names: list[str] = []
        first: dict[str, int] = {}
        for layer in self.layers:
            for name in layer.bottoms:
                if name not in first:
                    first[name] = len(names)
                    names.append(name)
            tops = list(range(len(names), len(names) + len(layer.tops)))
            numbers.append(([first[name] for name in layer.bottoms], tops))
            for name, number in zip(layer.tops, tops, strict=True):
                first.setdefault(name, number)
            names += layer.tops
        return numbers, names

    def blobs(self) -> list[Blob]:
        """The blobs as a loader numbers them."""
        numbers, names = self.numbered()
        found = [Blob(name, None) for name in names]
        for number, (bottoms, tops) in enumerate(numbers):
            for one in bottoms:
                found[one].consumers.append(number)
            for one in tops:
                found[one].producer = number
        return found

    def inputs(self) -> list[str]:
        """The names of the blobs that a caller feeds: those of layers that only name some, and those none makes."""
        feed = self.layer_class.notation.feed

        def is_fed(maker: Layer) -> bool:
            return maker.type == feed and not maker.bottoms

        return [one.name for one in self.blobs() if one.producer is None or is_fed(self.layers[one.producer])]

    def outputs(self) -> list[str]:
        """The names of the blobs that no layer takes."""
        return [one.name for one in self.blobs() if not one.consumers]

    def _present(self) -> tuple[int, int]:
        """How many layers and blobs there are, as `blobs` counts them; without an object for each."""
        seen: set[str] = set()
        made = 0
        for layer in self.layers:
            made += sum(name not in seen for name in dict.fromkeys(layer.bottoms)) + len(layer.tops)
            seen.update(layer.bottoms, layer.tops)
        return len(self.layers), made

    def counts(self) -> tuple[int, int]:
        """Layer and blob count to write: those that the file declared, while the graph has as many as it had."""
        now = self._present()
        return (self.layer_count, self.blob_count) if now == self._counted else now

    def declare(self, layer_count: int, blob_count: int) -> None:
        """Notes the counts that a file declared."""
        self.layer_count, self.blob_count = layer_count, blob_count
        self._counted = self._present()

    def __deepcopy__(self, memo: dict[int, Any]) -> Network:
        twin = super().__deepcopy__(memo)
        for name in ("dialect", "document", "notation", "layer_count", "blob_count", "_counted"):
            setattr(twin, name, getattr(self, name))
        return twin


#: The types of a schema that read weights, and those that the caller has registered.
Registry = Mapping[str, KeyedType]


def filled(layer: Layer, kind: KeyedType, dialect: Any) -> Any:
    """A record of a layer's type with its parameters alone: as they are given now, else their defaults.

    Raises:
        FormatError: a default cannot be computed.
    """
    body: Any = new(kind.cls)
    if layer.notation.dialect in kind.cls._params:
        setattr(body, layer.notation.dialect, dialect)
    fill_keys(body, layer.values)
    return body


def arguments(layer: Layer, kind: KeyedType, dialect: Any) -> list[Any]:
    """The parameters of a layer's type, in the order in which its reader takes them; errors as of `filled`."""
    body = filled(layer, kind, dialect)
    return [getattr(body, name) for name in kind.cls._params]


def _passed(layer: Layer, index: int) -> tuple[Any, ...]:
    """What settling passes to a body: the parameters as they are given now."""
    dialect = getattr(layer.body, layer.notation.dialect, None)
    return tuple(arguments(layer, KeyedType(0, layer.type, type(layer.body), new), dialect))


def stray_bytes(layer: Layer) -> int:
    """How many bytes an old writer may have left before a layer: some types have them where they read nothing."""
    size = layer.notation.strays.get(layer.type, 0)
    if not size:
        return 0
    kind = layer.notation.types[layer.type]
    body = filled(layer, kind, None)
    return 0 if any(field.present is None or field.present(body) for field in kind.cls._layout) else size


def require_types(network: Network) -> None:
    """Refuses what is no network by its types, before anything is derived from it.

    Raises:
        FormatError: with the path.
    """
    if not isinstance(network.layers, list):
        raise FormatError(errors.RANGE, "layers", 0, "a list of layers", show(network.layers))
    for number, layer in enumerate(network.layers):
        path = f"layers[{number}]"
        if not isinstance(layer, Layer):
            raise FormatError(errors.RANGE, path, 0, "a Layer", type(layer).__name__)
        for name in ("type", "name"):
            if not isinstance(getattr(layer, name), str):
                raise FormatError(errors.RANGE, f"{path}.{name}", 0, "a text", show(getattr(layer, name)))
        for name in ("bottoms", "tops"):
            names = getattr(layer, name)
            if not isinstance(names, list):
                raise FormatError(errors.RANGE, f"{path}.{name}", 0, "a list of names", show(names))
            if odd := [at for at, one in enumerate(names) if not isinstance(one, str)]:
                raise FormatError(errors.RANGE, f"{path}.{name}[{odd[0]}]", 0, "a text", show(names[odd[0]]))
        if not isinstance(layer.values, dict):
            raise FormatError(errors.RANGE, f"{path}.values", 0, "values by key", show(layer.values))
        _require_weights(layer, path)


def _require_weights(layer: Layer, path: str) -> None:
    """Refuses weights that are none by their types."""
    sizes = {*layer.notation.strays.values()}
    if layer.stray is not None and (not _is_buffer(layer.stray) or nbytes(layer.stray) not in sizes):
        expected = f"{max(sizes, default=0)} bytes, or None"
        raise FormatError(errors.LENGTH, f"{path}.stray", 0, expected, show(layer.stray))
    if layer.body is not None and not isinstance(layer.body, Record):
        raise FormatError(errors.RANGE, f"{path}.body", 0, "a record of its operator, or None", show(layer.body))
    for field in getattr(layer.body, "_layout", ()):
        block, where = getattr(layer.body, field.name, None), f"{path}.body.{field.name}"
        if not field.role or block is None:
            continue
        if not isinstance(block, layer.notation.block):
            raise FormatError(errors.RANGE, where, 0, "a Block, or None", show(block))
        for part in ("table", "values"):
            value = getattr(block, part, None)
            if value is not None and not isinstance(value, Hole) and not _is_buffer(value):
                raise FormatError(errors.RANGE, f"{where}.{part}", 0, "a contiguous buffer", show(value))


def _is_buffer(value: Any) -> bool:
    try:
        flat(value)
    except (TypeError, ValueError):
        return False
    return True


def is_key(kind: KeyedType, name: str) -> bool:
    """Whether a name in an operator's record is that of a parameter, or of an element of one."""
    return name.partition("[")[0] in {key.name for key in kind.cls._keys}
