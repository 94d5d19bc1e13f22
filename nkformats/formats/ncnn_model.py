"""The model of an ncnn network: what is said of weights that are none."""

from __future__ import annotations

from collections.abc import Iterator

from nkformats.formats.ncnn_graph import Network
from nkformats.keyed import model
from nkformats.rules import ncnn as rules
from nkformats.source import Source


class NetworkModel(model.NetworkModel):
    """An ncnn network.

    Attributes:
        record: the `Network`; graph, weights: the files, `weights` None where there are none; opened: which of them the
        caller named, by its extension; fitted: the dialects by which the weights are consumed to the byte.
    """

    __slots__ = ()
    network = Network

    def refuse_head(self, source: Source, *, sure: bool = True, is_read: bool = False) -> None:
        """Refuses a `.bin` that is a file of another kind, or empty where weights are read from it.

        Raises:
            FormatError: with the rule that names the kind.
        """
        rules.refuse_head(source, self.codec.magic, self if is_read else None, sure=sure)

    def causes(self) -> Iterator[str]:
        """Why the weights may not be readable: the first fault of the text, and the first implausible codebook."""
        yield from rules.causes(self)
        yield next(rules.implausible(self), "")
