"""The model of an ncnn network: why its weights may not be readable."""

from __future__ import annotations

from collections.abc import Iterator

from nkformats.formats.ncnn_graph import Network
from nkformats.keyed import model
from nkformats.rules import ncnn as rules


class NetworkModel(model.NetworkModel):
    """An ncnn network.

    Attributes:
        record: the `Network`; graph, weights: the files, `weights` None where there are none; opened: which of them the
        caller named, by its extension; fitted: the dialects by which the weights are consumed to the byte.
    """

    __slots__ = ()
    network = Network

    def causes(self) -> Iterator[str]:
        """Why the weights may not be readable: the first fault of the text, and the first implausible codebook."""
        yield from super().causes()
        yield next(rules.implausible(self), "")
