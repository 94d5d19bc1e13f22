"""Whole `.nnn` models in each of the seven layouts: layers whose shapes follow from one another."""

from __future__ import annotations

import math
from typing import Any, Final

from nkformats.fuzzing.drawing import Maker, Wishes, payload
from nkformats.generated import nnn
from nkformats.generated.nnn import LayerKind, Layout, Padding

VARIANTS: Final = tuple(one.name for one in reversed(Layout))

#: Most layers of the generator, which one example in many reaches; the format has no limit.
_MANY: Final = 60


def record(maker: Maker, wishes: Wishes) -> nnn.Nnn:
    """A whole tree, not yet settled."""
    return _Network(maker, wishes).record()


class _Network:
    """A network in the making, and what leaves its last layer: the spatial axes, None where they are not known."""

    def __init__(self, maker: Maker, wishes: Wishes) -> None:
        self.maker = maker
        self.wanted = wishes.containing
        self.layout = Layout[wishes.variant or maker.pick(("B7", *VARIANTS))]
        self.seed = maker.number(0, 999)
        self.layers: list[nnn.Layer] = []

    def record(self) -> nnn.Nnn:
        maker = self.maker
        description = None
        if self.layout >= Layout.B2:
            description = maker.record(nnn.Utf8String, {"value": maker.text(0, 40)})
        count = _MANY if maker.chance(60) else maker.number(0 if maker.odd or self.wanted else 1, 5)
        axes, size = self._input()
        if self.wanted == "Conv" and not axes:
            axes = (4,)
        for number in range(max(count, 1 if self.wanted in ("Dense", "Conv", "Tensor", "Layer", "IntArray") else 0)):
            if axes and ((number == 0 and self.wanted == "Conv") or maker.number(0, 1) == 0):
                axes, size = self._conv(axes, size)
            else:
                axes, size = self._dense(axes, size)
            if self.wanted == "Dense" and number == 0 and axes:
                axes, size = self._dense(axes, size)
        return nnn.Nnn(layout=self.layout, description=description, layers=self.layers)

    def _input(self) -> tuple[tuple[int, ...], int]:
        maker = self.maker
        rank = maker.pick((0, 2, 1, 3))
        return tuple(maker.number(1, 7) for _ in range(rank)), maker.number(1, 5)

    def tensor(self, dims: tuple[int, ...]) -> nnn.Tensor:
        """A tensor with different small values; one of no dims holds nothing."""
        self.seed += 1
        dtype = "float64" if self.layout < Layout.B6 else "float32"
        values = payload(self.seed, dims, dtype) if dims else b""
        pinned = {"dims": nnn.IntArray(values=list(dims)), "values": values}
        made: nnn.Tensor = self.maker.record(nnn.Tensor, pinned, None, {"layout": self.layout})
        return made

    def _layer(self, kind: LayerKind, body: Any, outputs: int) -> None:
        biased = not self.maker.odd or self.maker.chance(2)
        bias = self.tensor((outputs,) if biased else ())
        pinned = {"kind": kind, "bias": bias, "body": body}
        layer = self.maker.record(nnn.Layer, pinned, None, {"layout": self.layout})
        self.layers.append(layer)

    def _dense(self, axes: tuple[int, ...], size: int) -> tuple[tuple[int, ...], int]:
        maker = self.maker
        units = maker.number(1, 6)
        flat = bool(axes) and math.prod(axes) * size <= 512
        if axes and not flat and self.layout < Layout.B5:
            return self._conv(axes, size)
        # A vector stays one with or without the flag; maps are flattened by it, and before it there was in any case.
        flag = 1 if flat and (self.layout < Layout.B5 or maker.number(0, 1) == 0) else 0
        flat = flat and bool(flag)
        inputs = math.prod(axes) * size if flat else size
        pinned: dict[str, Any] = {"num_neurons": units, "weights": self.tensor((inputs, units)), "flatten": None}
        if self.layout >= Layout.B5:
            pinned["flatten"] = flag if axes else maker.number(0, 1)
        body = maker.record(nnn.Dense, pinned, None, {"layout": self.layout})
        self._layer(LayerKind.DENSE, body, units)
        return (() if flat else axes), units

    def _conv(self, axes: tuple[int, ...], size: int) -> tuple[tuple[int, ...], int]:
        maker = self.maker
        filters = maker.number(1, 4)
        side = maker.number(1, min(3, *axes))
        same = self.layout >= Layout.B7 and maker.number(0, 1) == 1
        # Kernels of unequal sides have a rule of their own, a warning.
        sides = tuple(maker.number(1, min(3, one)) if maker.odd else side for one in axes)
        kernels = self.tensor((filters, *sides, size))
        pinned: dict[str, Any] = {"num_filters": filters, "kernels": kernels, "padding": None, "padding_dims": None}
        if self.layout >= Layout.B7:
            pads = [part for one in sides for part in ((one - 1) // 2, (one - 1) - (one - 1) // 2)]
            pinned["padding"] = Padding.SAME if same else Padding.VALID
            pinned["padding_dims"] = nnn.IntArray(values=pads if same else [0] * len(pads))
        body = maker.record(nnn.Conv, pinned, None, {"layout": self.layout})
        self._layer(LayerKind.CONV, body, filters)
        left = axes if same else tuple(axis - one + 1 for axis, one in zip(axes, sides, strict=True))
        return left, filters
