"""The parameters of a type in a keyed notation as a user sees them: by name, with defaults and documentation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from nkformats import errors
from nkformats.errors import FormatError
from nkformats.records.buffers import bits_of_float
from nkformats.records.fields import Key, KeyedType
from nkformats.records.keyed import fill_keys
from nkformats.records.layout import Record, new, show

#: A value in a keyed notation, by its spelling.
Value = int | float | str | list[Any]


def narrowed(values: Mapping[int, Value]) -> dict[int, Any]:
    """Values as a file keeps them: numbers by their kind, floats by their 32 bits."""

    def one(value: Any) -> Any:
        if isinstance(value, float):
            try:
                return "float", bits_of_float(value)
            except OverflowError:
                return "float", value
        return [one(item) for item in value] if isinstance(value, list) else value

    return {key: one(value) for key, value in values.items()}


class Params(Mapping[str, Any]):
    """The parameters of a keyed type by name, defaults included; setting one changes the values, deleting one takes its
    entry out.

    Args:
        label: name of the type; kind: the type, None for one that nobody knows; values: what is given, by key.
    """

    __slots__ = ("_body", "_keys", "_label", "_values")

    def __init__(self, label: str, kind: KeyedType | None, values: dict[int, Value]) -> None:
        object.__setattr__(self, "_label", label)
        object.__setattr__(self, "_values", values)
        keys = {name: key for key in (kind.cls._keys if kind else ()) for name in (key.name, key.label)}
        object.__setattr__(self, "_keys", keys)
        body = None
        if kind is not None:
            body = new(kind.cls)
            fill_keys(body, values)
        object.__setattr__(self, "_body", body)

    def _key(self, name: str) -> Key:
        found: Key | None = self._keys.get(name)
        if found is None:
            raise AttributeError(f"{self._label} has no parameter {name!r}")
        return found

    @property
    def defaults(self) -> frozenset[str]:
        """The names of those that are not given, or not so that a loader takes them."""
        refused = fill_keys(self._body, self._values) if self._body is not None else []
        missing = [key for key in self._keys.values() if key.number not in self._values]
        return frozenset(key.name for key in (*missing, *refused))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._body, self._key(name).name)

    def __setattr__(self, name: str, value: Value) -> None:
        key = self._key(name)
        items = value if isinstance(value, list) else [value]
        fits = all(isinstance(one, (int, float)) and not isinstance(one, bool) for one in items)
        if not fits and not isinstance(value, str):
            raise FormatError(errors.RANGE, f"params.{name}", 0, "a number, a text or a list", show(value))
        self._values[key.number] = value
        fill_keys(self._body, self._values)

    def __delattr__(self, name: str) -> None:
        self._values.pop(self._key(name).number, None)
        fill_keys(self._body, self._values)

    def __getitem__(self, name: str) -> Any:
        try:
            return getattr(self, name)
        except AttributeError as error:
            raise KeyError(name) from error

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys(key.name for key in self._keys.values()))

    def __len__(self) -> int:
        return len({key.number for key in self._keys.values()})

    def __repr__(self) -> str:
        return f"Params({', '.join(f'{name}={show(value)}' for name, value in self.items())})"


class Parameter(NamedTuple):
    """One parameter of a layer.

    Attributes:
        key: its number; name: of the parameter, or of one that the operator does not have, its number; value: as the
        operator takes it; default: whether it is not given; given: what stands in the file, None where nothing does;
        known: whether the operator has a parameter of that key; doc: its documentation.
    """

    key: int
    name: str
    value: Any
    default: bool
    given: Any
    known: bool
    doc: str


def parameters(
    label: str, kind: KeyedType | None, values: Mapping[int, Value], common: type[Record]
) -> list[Parameter]:
    """All parameters of a keyed type: its own, those given of what every type has, then what else is given.

    Args:
        label: name of the type; kind: the type, None for one that nobody knows; values: what is given, by key;
        common: the record of the parameters that every type has.
    """
    found: list[Parameter] = []
    if kind is not None:
        found += _filled(new(kind.cls), kind.cls._keys, values)
    taken = {one.key for one in found}
    shared = tuple(key for key in common._keys if key.number in values and key.number not in taken)
    if shared:
        found += _filled(new(common), shared, values)
        taken |= {key.number for key in shared}
    for number, value in values.items():
        if number not in taken:
            doc = f"A parameter that {label} does not have." if kind is not None else ""
            found.append(Parameter(number, str(number), value, False, value, False, doc))
    return found


def _filled(body: Any, keys: tuple[Key, ...], values: Mapping[int, Any]) -> Iterator[Parameter]:
    refused: set[int] = set()
    try:
        refused = {key.number for key in fill_keys(body, values)}
    except FormatError:
        # A default that has no value; the others are set all the same.
        pass
    for key in keys:
        given = values.get(key.number)
        default = given is None or key.number in refused
        yield Parameter(key.number, key.name, getattr(body, key.name, None), default, given, True, key.doc)
