"""Small ncnn files that each break one rule which no expression of the schema can say: of text, graph and pair."""

from __future__ import annotations

from typing import Final

from nkformats.fuzzing import ncnn_exhibits_graph, ncnn_exhibits_pair, ncnn_exhibits_text
from nkformats.fuzzing.ncnn_exhibit import Exhibit

EXHIBITS: Final[tuple[Exhibit, ...]] = (
    *ncnn_exhibits_text.EXHIBITS, *ncnn_exhibits_graph.EXHIBITS, *ncnn_exhibits_pair.EXHIBITS
)  # fmt: skip
