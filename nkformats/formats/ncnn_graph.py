"""The classes of an ncnn network that a caller builds: their types are those of the schema."""

from __future__ import annotations

from nkformats.generated import ncnn
from nkformats.keyed import graph


class Layer(graph.Layer, notation=ncnn.NOTATION):
    """One layer: what the `.param` says of it and, as `body`, the weights that its operator reads from the `.bin`.

    Attributes:
        type: name of the operator; name: of the layer; bottoms, tops: names of the blobs that it takes and makes;
        values: the parameters as given, by key; body: a generated record of the operator, or None where it reads
        nothing; stray: bytes before the weights that an old writer left there and no loader expects; start, end: where
        its record stands in the graph that it was read from, up to the next one; -1 for a new layer.
    """

    __slots__ = ()


class Network(graph.Network, layer=Layer):
    """The root: all layers, in the order in which the loader visits them, and what stands behind the last weight.

    Attributes:
        dialect: of the block-quantised weights; blob_count, layer_count: as declared, where a graph was read;
        document: what the graph was read from; notation: ``text`` or ``binary``.
    """

    __slots__ = ()
