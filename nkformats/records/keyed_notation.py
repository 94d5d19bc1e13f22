"""What a keyed notation of networks consists of (the top-level `-nkf-key`), as data: its types, its texts, its words.

Readers and writers of such networks are in `nkformats.keyed`; constant tables of these stand in generated modules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Any, NamedTuple

from nkformats.records.fields import KeyedType
from nkformats.records.layout import Record


class Files(NamedTuple):
    """The extensions of the files that make one network: its graph as text or as words, and what its types read."""

    text: str
    words: str
    blocks: str


class Cousin(NamedTuple):
    """Another notation that begins as this one: what its types begin with, and what its keys may."""

    types: tuple[str, ...]
    keys: str


class TextForm(NamedTuple):
    """A keyed notation as text.

    Attributes:
        what: it is the text of; signature: the number before the counts; word: bytes that a name or a text has at most;
        number: characters of a number; brief, digits: so many that older loaders took, and on a side of the point;
        piece: bytes of a line that a loader takes at once; cousin: a notation that is mistaken for this one; faults:
        the rule that each kind of fault breaks.
    """

    what: str
    signature: int
    word: int
    number: int
    brief: int
    digits: int
    piece: int
    cousin: Cousin
    faults: Mapping[str, str]


class WordForm(NamedTuple):
    """A keyed notation in 32-bit words, which is what the root describes.

    Attributes:
        cls, layer: of the root and of its layers; magic: what such a file begins with; read_layer: reads a layer;
        texts: the key of a text is this minus its number; end: the key behind the last; own: the number of a type has
        this bit where a program brings the type.
    """

    cls: type[Record]
    magic: bytes
    layer: type[Record]
    read_layer: Callable[..., Any]
    texts: int
    end: int
    own: int


class Shapes(NamedTuple):
    """A parameter that states the shapes of what a layer makes: for each its number of axes, then sizes.

    Attributes:
        param: its name; sizes: the axes whose sizes may follow; axes: those of a shape by their number, slowest first.
    """

    param: str
    sizes: tuple[tuple[str, ...], ...]
    axes: Mapping[int, tuple[str, ...]]


class KeyedNotation:
    """A keyed notation of networks.

    Attributes:
        name: of the format; types: by name; common: the parameters that any type can have; block: what types read, and
        `read_block` its reader; keys: parameters are numbered below it; most: so many layers and blobs there may be;
        arrays: the key of an array in the older spelling is this minus its number; files: extensions; weights: the rule
        that each kind of file breaks that is none; loads: how blocks of a caller's own types may be loaded, by name;
        dialects: by name, the newest last, and the parameter that takes one; feed: the type of layers that only name
        what a caller gives; shapes: the parameter that states shapes; strays: so many bytes an old writer left before a
        layer of a type that reads nothing; limits: of the generated module.
    """

    def __init__(
        self, name: str, types: Mapping[str, KeyedType], common: type[Record], block: type[Record],
        read_block: Callable[..., Any], files: Files, text: TextForm, words: WordForm, shapes: Shapes, *,
        weights: Mapping[str, str],
        keys: int, most: int, arrays: int, loads: Mapping[str, IntEnum], dialect: str, dialects: Mapping[str, IntEnum],
        feed: str, strays: Mapping[str, int], limits: Mapping[str, int],
    ) -> None:  # fmt: skip
        self.name = name
        self.types = types
        self.common = common
        self.block = block
        self.read_block = read_block
        self.files = files
        self.text = text
        self.words = words
        self.shapes = shapes
        self.weights = weights
        self.keys = keys
        self.most = most
        self.arrays = arrays
        self.loads = loads
        self.dialect = dialect
        self.dialects = dialects
        self.feed = feed
        self.strays = strays
        self.limits = limits
        #: The types by their number in words.
        self.numbers = {kind.number: label for label, kind in types.items()}

    def __repr__(self) -> str:
        return f"KeyedNotation({self.name!r})"
