"""Exhibits of the rules over values: the files that test_values looks at."""

from __future__ import annotations

from collections.abc import Iterator

import onnx_gallery
from gallery import Exhibit
from test_values import ODD


def exhibits() -> Iterator[Exhibit]:
    """Every file."""
    for one in ODD:
        model = one.build()
        files = model.to_files()
        if onnx_gallery.BESIDE in files:
            # The model names it.
            yield onnx_gallery.exhibit(one.rule, model, bytes(files[onnx_gallery.BESIDE]))
        else:
            yield Exhibit(one.rule, files)
