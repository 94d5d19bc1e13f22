"""Whole ncnn networks: any of the operators one behind the other, with parameters and weights that belong together.

What a parameter may be is the business of the tables; here is how layers are tied together by blobs, and what is an
expression or an equation.
"""

from __future__ import annotations

import functools
import itertools
import re
from typing import Any, Final

from hypothesis.control import reject

from nkformats import records
from nkformats.formats import from_record
from nkformats.formats.ncnn_graph import Layer, Network
from nkformats.formats.ncnn_model import NetworkModel
from nkformats.fuzzing.borders import candidates, fits
from nkformats.fuzzing.drawing import Maker, Wishes, payload
from nkformats.generated import ncnn
from nkformats.records import FLOAT, INT, Field, Key, KeyedType, new
from nkformats.rules import ncnn_flow, ncnn_graph

#: The dialects. Block weights of the older one are an error to every later loader, so it is made on request alone.
VARIANTS: Final = ("202610", "202607")

#: No parameter by which weights are counted is drawn above this, and no layer has more bytes of weights.
_MOST_COUNTED, _MOST_BYTES = 1000, 1 << 15

#: Expressions of each operator that has them, with one input.
_EXPRESSIONS: Final = {
    "shape_expr": ("", "0w,0h", "*(0w,2)", "/(0w,2),-1", "0c,max(0w,4)"),
    "size_expr": ("", "*(0w,2),*(0h,2)"),
    "starts_expr": ("",), "ends_expr": ("",), "axes_expr": ("",),
}  # fmt: skip
#: Results name their axes i, j, k, l in this order.
_SOUND_EQUATIONS: Final = ("i->i", "ij,jk->ij", "ii", "xj,ix->ij", "ijkl,l->ijkl", "i,j,k->ijk")

#: Operators whose lists refer to each other, all of them at once.
_WHOLE: Final[dict[str, dict[int, Any]]] = {
    "Yolov3DetectionOutput": {
        0: 2, 1: 3, 4: [10.0, 14.0, 23.0, 27.0, 37.0, 58.0], 5: [0.0, 1.0, 2.0], 6: [32.0, 16.0],
    },
}  # fmt: skip

#: Parameters by which an operator reads no weights at all; claims would be mended by them alone.
_RARE: Final = ("dynamic_weight",)

#: Parameters that are sizes.
_SIZE: Final = re.compile("^num_|_size$|^kernel_|^channels$|^group$|_dim$|^constant_[mnk]$")

_STORAGES: Final = (ncnn.Tag.FP32, ncnn.Tag.FP16, ncnn.Tag.BF16, ncnn.Tag.INT8, 1, ncnn.Tag.FP32_OLD)


@functools.cache
def operators() -> tuple[KeyedType, ...]:
    """The operators that a default build has, but for the inputs."""
    bare = (ncnn.KEYED["ArgMax"], ncnn.KEYED["SPP"], ncnn.KEYED["Input"])
    return tuple(kind for kind in ncnn.KEYED.values() if kind not in bare)


@functools.cache
def loading() -> tuple[KeyedType, ...]:
    """Those of them that read weights."""
    return tuple(kind for kind in operators() if kind.cls._layout)


def record(maker: Maker, wishes: Wishes) -> NetworkModel:
    """A whole model, with weights."""
    return _Graph(maker, wishes).model()


class _Graph:
    """A network in the making: its layers, and the blobs that no layer takes yet."""

    def __init__(self, maker: Maker, wishes: Wishes) -> None:
        self.maker = maker
        self.wanted = ncnn.KEYED.get(wishes.containing)
        self.dialect = ncnn.Dialect[f"D{wishes.variant or VARIANTS[0]}"]
        self.layers: list[Layer] = []
        self.blobs = 0
        #: What is known of the blobs: how many channels they have.
        self.known: dict[str, ncnn_flow.Flow | None] = {}
        self.seed = maker.number(0, 999)

    def model(self) -> NetworkModel:
        maker = self.maker
        blob = self._input()
        for _ in range(maker.number(0, 4)):
            blob = self._next(blob, maker.pick(operators() if maker.number(0, 1) else loading()))
        if self.wanted is not None and self.wanted.label != "Input":
            before = len(self.layers)
            for _ in range(8):
                blob = self._next(blob, self.wanted)
                if len(self.layers) > before:
                    break
            else:
                reject()
        if not any(blob in layer.bottoms for layer in self.layers) and len(self.layers) > 1:
            maker_of = next(layer for layer in self.layers if blob in layer.tops)
            if maker_of.type == "Input":
                # An input that nobody takes is odd.
                self._next(blob, ncnn.KEYED["ReLU"])
        network = Network(self.layers)
        network.dialect = self.dialect
        made = from_record(network)
        assert isinstance(made, NetworkModel)
        made.plan()
        if records.size_of(network) > _MOST_BYTES:
            reject()
        self._fill(made)
        made.notation = made.tables.files.words if maker.number(0, 3) == 3 else made.tables.files.text
        return made

    # -- graph -------------------------------------------------------------------------------------------------------

    def _blob(self) -> str:
        self.blobs += 1
        return f"b{self.blobs}" + ("x" * 250 if self.maker.chance(60) else "")

    def _input(self) -> str:
        kind = ncnn.KEYED["Input"]
        values = self._values(kind) or {}
        values = {key: value for key, value in values.items() if isinstance(value, int) and 0 <= value <= 1 << 16}
        blob = self._blob()
        self.layers.append(Layer("Input", f"in{len(self.layers)}", [], [blob], values))
        return blob

    def _next(self, blob: str, kind: KeyedType) -> str:
        """Appends a layer that takes `blob`, if it takes any; gives the blob that is open then."""
        values = self._values(kind)
        if values is None:
            return blob
        body: Any = new(kind.cls)
        records.fill_keys(body, values)
        layer = Layer(kind.label, f"l{len(self.layers)}", [], [], values)
        least, most, fewest, outputs = ncnn_graph._blobs(layer, body, 0) or (1, 1, 1, 1)
        if kind.label == "LSTM":
            most = least
        if kind.label == "Slice":
            fewest = outputs = len(body.indices) + 1 if body.indices else len(body.slices)
        bottoms = least if most == least else max(least, min(most, self.maker.number(least, least + 2)))
        tops = max(fewest, min(outputs, self.maker.number(1, 3)))
        if kind.label == "LSTM":
            tops = fewest
        if kind.label == "Noop":
            bottoms = tops = 1
        if not 0 <= bottoms <= 8 or not 1 <= tops <= 8:
            return blob
        before = len(self.layers)
        taken = [blob, *(self._input() for _ in range(bottoms - 1))][:bottoms]
        layer.bottoms, layer.tops = taken, [self._blob() for _ in range(tops)]
        if self.maker.chance(8):
            layer.values[30] = [1, 4, 1, 1] * tops
        if self.maker.chance(12):
            layer.values[31] = self.maker.pick((1, 128, 255))
        odd: list[str] = []
        arriving = [self.known.get(one) for one in layer.bottoms]
        behind = ncnn_flow.flow_behind(layer, arriving, "", lambda rule, path, detail: odd.append(rule))
        if odd:
            # Made for other channels than arrive; the inputs that it had for itself go with it.
            del self.layers[before:]
            return blob
        self.known.update(dict.fromkeys(layer.tops, behind))
        self.layers.append(layer)
        return layer.tops[0] if bottoms else blob

    # -- parameters --------------------------------------------------------------------------------------------------

    def _values(self, kind: KeyedType) -> dict[int, Any] | None:
        """Parameters of an operator that a loader accepts; None where none were found."""
        maker = self.maker
        if kind.label in _WHOLE:
            return dict(_WHOLE[kind.label])
        for _ in range(4):
            body: Any = new(kind.cls)
            if "dialect" in kind.cls._params:
                body.dialect = self.dialect
            given = {key.number: self._value(kind, key) for key in kind.cls._keys if self._is_given(kind, key)}
            if records.fill_keys(body, given):
                continue
            before = {key.name: getattr(body, key.name) for key in kind.cls._keys}
            maker.mend(body, None, frozenset(_RARE))
            for key in kind.cls._keys:
                now = getattr(body, key.name)
                if now != before[key.name]:
                    given[key.number] = list(now) if key.many else now
            for number, value in given.items():
                if isinstance(value, int):
                    given[number] = int(value)
            again: Any = new(kind.cls)
            if "dialect" in kind.cls._params:
                again.dialect = self.dialect
            if records.fill_keys(again, given):
                continue
            found: list[str] = []
            again._admit(lambda rule, name, found=found: found.append(rule))
            if not [one for one in found if maker.rules[one].severity == "error"]:
                return given
        return None

    def _is_given(self, kind: KeyedType, key: Key) -> bool:
        if key.name in _RARE:
            return self.maker.chance(24)
        # By these the weights are counted: few networks are without.
        counted = key.name in self.maker.law.layout.get(kind.cls, {})
        return self.maker.number(0, 7) > 0 if counted else self.maker.chance(4)

    def _value(self, kind: KeyedType, key: Key) -> Any:
        maker = self.maker
        if key.name in _EXPRESSIONS:
            return maker.pick(_EXPRESSIONS[key.name])
        if key.name == "equation":
            return [ord(one) for one in maker.pick(_SOUND_EQUATIONS)]
        if key.kind not in (INT, FLOAT):
            return ""
        pool = self._pool(kind, key)
        if key.many:
            return [maker.pick(pool) for _ in range(maker.number(1, 3))]
        return maker.pick(pool)

    def _pool(self, kind: KeyedType, key: Key) -> tuple[Any, ...]:
        """Values of a parameter, small where weights are counted by it."""
        code = "<f" if key.kind == FLOAT else "<i"
        default = None if callable(key.default) or key.many else key.default
        field = Field(key.name, key.kind, code=code, default=default, enum=key.enum)
        counted = key.name in self.maker.law.layout.get(kind.cls, {})
        law = self.maker.law
        found = [one for one in candidates(law, kind.cls, field, code) if self.maker.alone(kind.cls, key.name, one)]
        if key.kind == FLOAT:
            # A float of a binary graph that has the bits of a small integer is a fault of its own.
            found = [one for one in found if abs(one) < float("inf") and (one == 0 or abs(one) > 1e-30)]
        if counted and _SIZE.search(key.name):
            # Borders of what is refused are for faults; a network that reads weights has sizes.
            found = [one for one in (1, 2, 3, 4, 6) if one in found] or found
        if counted:
            found = [one for one in found if -_MOST_COUNTED <= one <= _MOST_COUNTED]
        found = [one for one in found if fits(code, one)]
        return tuple(dict.fromkeys(found)) or (default or 0,)

    # -- weights -----------------------------------------------------------------------------------------------------

    def _fill(self, model: NetworkModel) -> None:
        """Gives every weight a storage that its operator takes, and numbers."""
        claims = self.maker.claims(ncnn.Block)
        assert claims
        for layer in model.layers:
            if layer.body is not None:
                self._store(layer.body)
            for field in getattr(layer.body, "_layout", ()):
                block = getattr(layer.body, field.name)
                if block is None or not isinstance(block, ncnn.Block):
                    continue
                self._numbers(block)

    def _store(self, body: Any) -> None:
        """Chooses the storage of the tagged weights of a layer: each its own, or of one that all can have."""
        blocks = [getattr(body, field.name) for field in body._layout]
        tagged = [one for one in blocks if isinstance(one, ncnn.Block) and one.load == ncnn.Load.TAGGED]
        for block in tagged:
            block.flag = self.maker.pick(_STORAGES)
            records.lay_out_again(block)
        if not self._faults(body):
            return
        # Rules about several of them at once, scales with all weights: few, so all ways can be tried.
        for flags in itertools.product((ncnn.Tag.FP32, ncnn.Tag.INT8), repeat=len(tagged)):
            for block, flag in zip(tagged, flags, strict=True):
                block.flag = flag
                records.lay_out_again(block)
            if not self._faults(body):
                return

    def _faults(self, body: Any) -> int:
        """How many claims of an operator, that are errors, its weights break."""
        found: list[str] = []
        body._check(None, lambda rule, name: found.append(rule))
        return sum(self.maker.rules[one].severity == "error" for one in found)

    def _numbers(self, block: ncnn.Block) -> None:
        self.seed += 1
        count = int(block.num_elements)
        name = {0: "float32", 1: "float16", 2: "bfloat16", 3: "int8"}.get(int(block.storage), "uint8")
        if name == "bfloat16":
            import ml_dtypes

            values = payload(self.seed, (count,), "float32").astype(ml_dtypes.bfloat16)
        elif name == "uint8":
            values = (payload(self.seed, (count,), "int8").astype("int16") + 16).astype("uint8")
        else:
            values = payload(self.seed, (count,), name)
        if block.load == ncnn.Load.RAW_FLOAT32:
            # Scales among them have to be positive.
            values = abs(values) + type(values.flat[0])(0.015625) if count else values
        block.values = values.tobytes()
        if block.table is not None:
            block.table = ((payload(0, (256,), "float32") * 0) + _ramp()).tobytes()
        block.pad = bytes(-len(block.values) % 4)


def _ramp() -> Any:
    import numpy as np

    return np.arange(-128, 128, dtype="float32") / 64
