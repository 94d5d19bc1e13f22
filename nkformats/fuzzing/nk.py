"""Whole `.nk` models: layers whose shapes follow from one another, with the tensors that they take.

What a field may hold is the business of the tables; here is only what one layer hands to the next.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from hypothesis.control import reject

from nkformats.fuzzing.drawing import Maker, Wishes, payload
from nkformats.generated import nk
from nkformats.generated.nk import Activation, LayerKind, NetworkKind
from nkformats.rules.nk import expanded_width

VARIANTS: Final = ("v4", "v3", "v2", "v1")

#: Most layers and most tensors of a file, which one example in many reaches.
_MOST_LAYERS, _MOST_TENSORS = 100, 128

_OLD: Final = ("DENSE", "CONV2D", "MAX_POOL2D", "FLATTEN")
_INT8: Final = (*_OLD, "AVG_POOL2D", "DEPTHWISE_CONV2D", "MOBILENETV4_UIB")
_MAPS: Final = (
    "CONV2D", "MAX_POOL2D", "AVG_POOL2D", "BATCH_NORM2D", "DEPTHWISE_CONV2D", "LAYERNORM2D", "FEATURE_TAP",
    "RESNET_BASIC_BLOCK", "MOBILENETV4_UIB", "CONVNEXTV2_BLOCK", "YOLOX_DECOUPLED_HEAD", "YOLOX_PAFPN_MULTISCALE",
)  # fmt: skip

#: The kinds of layers whose body is of a class.
_KINDS: Final = {
    "Dense": "DENSE", "Conv2d": "CONV2D", "DepthwiseConv2d": "DEPTHWISE_CONV2D", "Pool2d": "MAX_POOL2D",
    "Flatten": "FLATTEN", "BatchNorm2d": "BATCH_NORM2D", "Convnextv2Block": "CONVNEXTV2_BLOCK",
    "Mobilenetv4Uib": "MOBILENETV4_UIB", "ResnetBasicBlock": "RESNET_BASIC_BLOCK", "Layernorm2d": "LAYERNORM2D",
    "YoloxDecoupledHead": "YOLOX_DECOUPLED_HEAD", "FeatureTap": "FEATURE_TAP",
    "YoloxPafpnMultiscale": "YOLOX_PAFPN_MULTISCALE",
}  # fmt: skip

Shape = tuple[int, ...]


def record(maker: Maker, wishes: Wishes) -> nk.Nk:
    """A whole tree, not yet settled."""
    return _Network(maker, wishes).record()


class _Network:
    """A network in the making: the record so far, and the shape of what leaves its last layer."""

    def __init__(self, maker: Maker, wishes: Wishes) -> None:
        self.maker = maker
        self.wanted = wishes.containing
        kind = _KINDS.get(self.wanted, "")
        newer = kind not in ("", *_OLD)
        known = VARIANTS[:1] if self.needs_quant else VARIANTS[:2] if newer else (*VARIANTS[:2], *VARIANTS)
        if wishes.variant is not None and wishes.variant not in known:
            reject()
        self.version = int((wishes.variant or maker.pick(known)).removeprefix("v"))
        self.seed = maker.number(0, 999)
        maps_only = kind not in ("", "DENSE")
        self.int8 = self.version == 4 and (self.needs_quant or (kind in ("", *_INT8) and maker.chance(3)))
        self.is_mlp = not maps_only and maker.number(0, 1) == 0
        self.taps: dict[int, Shape] = {}
        self.root = self._empty()

    @property
    def needs_quant(self) -> bool:
        """Whether what has to be there is only in int8 networks."""
        return self.wanted in ("QuantSection", "QuantParams", "ChannelScales")

    def _empty(self) -> nk.Nk:
        maker = self.maker
        if self.is_mlp:
            self.shape: Shape = (maker.number(1, 8),)
            stored = [maker.number(1, 2), *self.shape]
        else:
            self.shape = (maker.number(1, 9), maker.number(1, 9), maker.number(1, 4))
            if _KINDS.get(self.wanted) == "YOLOX_PAFPN_MULTISCALE":
                self.shape = (8 * maker.number(1, 2), 8 * maker.number(1, 2), self.shape[2])
            stored = list(self.shape)
        self.batch = stored[0] if self.is_mlp else 1
        pinned = {
            "version": self.version,
            "network_kind": NetworkKind.MLP if self.is_mlp else NetworkKind.CNN,
            "input_rank": len(stored),
            "input_shape": [*stored, *[0] * (4 - len(stored))],
            "flags": maker.pick((0, 0x8000)) if maker.odd else 0,
        }
        header = maker.record(nk.Header, pinned)
        channels: list[nk.ChannelScales] | None = [] if maker.chance(2) or self.wanted == "ChannelScales" else None
        quant = nk.QuantSection(channel_scales=channels) if self.int8 else None
        root = nk.Nk(header=header, quant=quant, weights=nk.Payload(), biases=nk.Payload())
        # The version reaches the layers by settling, and the flags are read by claims on the way.
        header.flags |= 2 if self.int8 else 0
        return root

    def record(self) -> nk.Nk:
        maker = self.maker
        wanted = _KINDS.get(self.wanted, "")
        count = maker.number(0 if wanted or maker.odd else 1, 5)
        if wanted == "YOLOX_PAFPN_MULTISCALE" and not self.is_mlp:
            count = 0
        for _ in range(count):
            self.layer(self._next_kind())
        if wanted:
            self.layer(self._fitting(wanted))
        if wanted not in ("YOLOX_PAFPN_MULTISCALE", "YOLOX_DECOUPLED_HEAD") and maker.chance(2) and not self.is_mlp:
            self._close()
        if maker.chance(40) and self.version >= 3 and not self.int8 and len(self.shape) == 3:
            while len(self.root.layers) < _MOST_LAYERS:
                self.layer("FEATURE_TAP")
        if not self.root.layers and not maker.odd:
            self._any_layer()
        if self.root.quant is not None and not self.root.quant.params:
            self.layer("CONV2D" if len(self.shape) == 3 else "DENSE")
        self._last_activation()
        if self.wanted in ("TestSection", "TestCase") or maker.chance(2):
            self._tests()
        return self.root

    def _any_layer(self) -> None:
        """A layer where all that were drawn were too large: a network without one is odd."""
        for _ in range(8):
            self.layer("DENSE" if len(self.shape) == 1 else "FLATTEN")
            if self.root.layers:
                return
        reject()

    def _next_kind(self) -> str:
        if len(self.shape) == 1:
            return "DENSE"
        allowed = _OLD if self.version < 3 else _INT8 if self.int8 else _MAPS
        kinds = [one for one in _MAPS if one in allowed and one != "YOLOX_PAFPN_MULTISCALE"]
        return self.maker.pick(kinds)

    def _fitting(self, kind: str) -> str:
        """The kind that is wanted, once what it takes is what leaves the last layer."""
        if kind == "DENSE" and len(self.shape) == 3:
            self.layer("FLATTEN")
        if kind == "MAX_POOL2D" and self.version >= 3:
            return self.maker.pick(("MAX_POOL2D", "AVG_POOL2D"))
        return kind

    def _close(self) -> None:
        """A vector at the end, as classifiers have it."""
        if len(self.shape) == 3 and math.prod(self.shape) <= 4096:
            self.layer("FLATTEN")
            self.layer("DENSE")

    # -- layers ------------------------------------------------------------------------------------------------------

    def layer(self, kind: str) -> None:
        """Appends a layer of a kind; one without room for its tensors is left out."""
        if kind == "YOLOX_PAFPN_MULTISCALE":
            self._tapped()
        build: Callable[[], tuple[Any, Shape, dict[str, int]]] = getattr(self, f"_{kind.lower()}")
        body, shape, free = build()
        if hasattr(body, "version"):
            body.version = self.version
        specs = body._tensor_specs(self.root) if hasattr(body, "_tensor_specs") else ()
        taken = sum("weight" in roles for _, roles in specs)
        room = (100 if self.int8 else _MOST_TENSORS) - len(self.root.weight_catalog)
        if taken > room or len(self.root.layers) >= _MOST_LAYERS or math.prod(shape) > 1 << 14:
            return
        if kind == "FEATURE_TAP":
            self.taps[body.tap_id] = self.shape
        layer = self.maker.record(
            nk.Layer, {"kind": LayerKind[kind], "body": body}, self.root, {"version": self.version}
        )
        self.root.layers.append(layer)
        for _, roles in specs:
            for role, dims in roles.items():
                self._tensor(role, [free[one.lstrip("?")] if isinstance(one, str) else one for one in dims])
        self.shape = shape

    def _tensor(self, role: str, dims: list[int]) -> None:
        root, weight = self.root, role == "weight"
        name = ("int8" if weight else "int32") if self.int8 else "float32"
        kind = {"int8": nk.Dtype.INT8, "int32": nk.Dtype.INT32, "float32": nk.Dtype.FLOAT32}[name]
        pinned = {"rank": len(dims), "dtype": kind, "dims": [*dims, *[0] * (4 - len(dims))]}
        entry = self.maker.record(nk.TensorDesc, pinned, root)
        (root.weight_catalog if weight else root.bias_catalog).append(entry)
        tensors = (root.weights if weight else root.biases).tensors
        tensors.append(payload(self.seed + len(tensors), dims, name))
        if weight and root.quant is not None:
            self._quantised(dims[0], dims)

    def _quantised(self, channels: int, dims: list[int]) -> None:
        quant = self.root.quant
        assert quant is not None
        # A zero point of weights is a warning by itself, and an error beside padding.
        pinned: dict[str, Any] = {"weight_zero_point": 0}
        if quant.params and not self.maker.odd:
            before = quant.params[-1]
            pinned |= {"input_scale": before.output_scale, "input_zero_point": before.output_zero_point}
        # A subnormal scale is legal and odd; borders of the schema reach down to it.
        params = self.maker.record(nk.QuantParams, pinned, self.root)
        if not self.maker.odd:
            for name in ("input_scale", "weight_scale", "bias_scale", "output_scale"):
                if getattr(params, name) < 1e-37:
                    setattr(params, name, 0.5)
        quant.params.append(params)
        if quant.channel_scales is not None:
            count = 0 if self.maker.chance(3) else channels
            quant.channel_scales.append(nk.ChannelScales(scales=_scales(count)))

    def _last_activation(self) -> None:
        """An int8 mlp with a softmax behind an odd number of layers has a rule of its own."""
        layers = self.root.layers
        last: Any = layers[-1].body if layers else None
        if self.int8 and self.is_mlp and len(layers) % 2 and last.activation == Activation.SOFTMAX:
            last.activation = Activation.NONE

    def _window(self, size: int, most: int = 4) -> tuple[int, int, int]:
        """A kernel that fits over an axis of this size once padded: kernel, padding on both sides, stride."""
        pad = self.maker.pick((0, 1, 2, 0, 15, 255)) if self.maker.chance(6) else self.maker.number(0, 2)
        kernel = self.maker.number(1, min(most, size + 2 * pad))
        return kernel, pad, self.maker.pick((1, 2, 3, 7))

    def _dense(self) -> tuple[Any, Shape, dict[str, int]]:
        units = self.maker.number(1, 8)
        body = self.maker.record(nk.Dense, {"units": units}, self.root, {"version": self.version})
        return body, (units,), {"in": math.prod(self.shape)}

    def _conv2d(self) -> tuple[Any, Shape, dict[str, int]]:
        maker, (height, width, channels) = self.maker, self.shape
        kernel, pad, stride = self._window(min(height, width))
        padded = self.version >= 3 and (kernel > 1 or stride > 1 or self.int8)
        extra = maker.pick((0, 0x10, 0x01, 0xFF)) if padded and not self.int8 else 0
        if not padded:
            kernel, pad = min(kernel, height, width), 0
        if kernel == 1 and stride == 1:
            pad = extra = 0
        filters = maker.number(1, 6)
        pinned = {
            "kernel_size": kernel, "stride": stride, "filters": filters, "pad_h": pad, "pad_w": pad, "pad_extra": extra,
        }  # fmt: skip
        body = maker.record(nk.Conv2d, pinned, self.root, {"version": self.version})
        rows = (height + 2 * pad + (extra & 15) - kernel) // stride + 1
        columns = (width + 2 * pad + (extra >> 4) - kernel) // stride + 1
        return body, (rows, columns, filters), {"in": channels}

    def _max_pool2d(self) -> tuple[Any, Shape, dict[str, int]]:
        maker, (height, width, channels) = self.maker, self.shape
        kernel, pad, stride = self._window(min(height, width))
        pinned: dict[str, Any] = {"pool_size": kernel, "stride": stride}
        wide, extra = 0, 0
        if self.version >= 3:
            pad = min(pad, kernel - 1)
            kernel = min(kernel, min(height, width) + 2 * pad)
            wide = maker.number(0, min(width + 2 * pad, 3))
            extra = 0 if self.int8 or kernel == 1 else maker.pick((0, 1, 0x10, 0x11))
            pinned |= {"pool_size": kernel, "pad_h": pad, "pad_w": pad, "packed": wide | extra << 8}
        else:
            pad = 0
            kernel = min(kernel, height, width)
            pinned["pool_size"] = kernel
        body = maker.record(nk.Pool2d, pinned, self.root, {"version": self.version})
        rows = (height + 2 * pad + (extra & 15) - kernel) // stride + 1
        columns = (width + 2 * pad + (extra >> 4) - (wide or kernel)) // stride + 1
        return body, (rows, columns, channels), {}

    _avg_pool2d = _max_pool2d

    def _flatten(self) -> tuple[Any, Shape, dict[str, int]]:
        return nk.Flatten(), (math.prod(self.shape),), {}

    def _normal(self, cls: Any) -> tuple[Any, Shape, dict[str, int]]:
        return self.maker.record(cls, {"channels": self.shape[2]}, self.root), self.shape, {}

    def _batch_norm2d(self) -> tuple[Any, Shape, dict[str, int]]:
        return self._normal(nk.BatchNorm2d)

    def _layernorm2d(self) -> tuple[Any, Shape, dict[str, int]]:
        return self._normal(nk.Layernorm2d)

    def _convnextv2_block(self) -> tuple[Any, Shape, dict[str, int]]:
        return self._normal(nk.Convnextv2Block)

    def _feature_tap(self) -> tuple[Any, Shape, dict[str, int]]:
        return self._normal(nk.FeatureTap)

    def _depthwise_conv2d(self) -> tuple[Any, Shape, dict[str, int]]:
        maker, (height, width, channels) = self.maker, self.shape
        kernel, pad, stride = self._window(min(height, width))
        code = maker.pick((kernel, 0))
        pinned = {
            "kernel_h": kernel, "stride": stride, "channels": channels, "pad_h": pad, "pad_w": pad,
            "kernel_w_or_pad": code,
        }  # fmt: skip
        body = maker.record(nk.DepthwiseConv2d, pinned, self.root)
        rows = (height + 2 * pad - kernel) // stride + 1
        columns = (width + 2 * pad - kernel) // stride + 1
        return body, (rows, columns, channels), {"kernel_w": kernel}

    def _mobilenetv4_uib(self) -> tuple[Any, Shape, dict[str, int]]:
        maker, (height, width, channels) = self.maker, self.shape
        start, middle = maker.pick((3, 0, 5, 1)), maker.pick((3, 0, 5, 1))
        down = maker.number(0, 1)
        stride = maker.pick((1, 2)) if start or (middle and down) else 1
        ratio = maker.pick((4.0, 1.0, 2.0, 0.5, 3.5))
        outputs = maker.pick((channels, maker.number(1, 6)))
        pinned = {
            "in_channels": channels, "out_channels": outputs, "start_dw_kernel": start, "middle_dw_kernel": middle,
            "stride": stride, "middle_dw_downsample": down, "expand_ratio": ratio,
        }  # fmt: skip
        body = maker.record(nk.Mobilenetv4Uib, pinned, self.root)
        rows, columns = height, width
        for kernel, step in ((start, body.start_stride), (middle, body.middle_stride)):
            if kernel:
                rows, columns = (rows - 1) // step + 1, (columns - 1) // step + 1
        return body, (rows, columns, outputs), {"expanded": expanded_width(channels, ratio)}

    def _resnet_basic_block(self) -> tuple[Any, Shape, dict[str, int]]:
        maker, (height, width, channels) = self.maker, self.shape
        stride, outputs = maker.number(1, 2), maker.pick((channels, maker.number(1, 6)))
        pinned = {"in_channels": channels, "out_channels": outputs, "stride": stride}
        body = maker.record(nk.ResnetBasicBlock, pinned, self.root)
        return body, ((height - 1) // stride + 1, (width - 1) // stride + 1, outputs), {}

    def _head_of(self, cls: Any, pinned: dict[str, Any]) -> Any:
        more = {
            "hidden_dim": self.maker.number(1, 3),
            "num_classes": self.maker.number(1, 4),
            "num_convs": self.maker.number(0, 4),
        }
        return self.maker.record(cls, {**pinned, **more}, self.root)

    def _yolox_decoupled_head(self) -> tuple[Any, Shape, dict[str, int]]:
        body = self._head_of(nk.YoloxDecoupledHead, {"in_channels": self.shape[2]})
        return body, (*self.shape[:2], 5 + body.num_classes), {}

    def _tapped(self) -> None:
        """The taps that a pyramid reads, with maps of twice the size between them."""
        for tap in (0, 1):
            body = self.maker.record(nk.FeatureTap, {"channels": self.shape[2], "tap_id": tap}, self.root)
            layer = self.maker.record(
                nk.Layer, {"kind": LayerKind.FEATURE_TAP, "body": body}, self.root, {"version": self.version}
            )
            self.root.layers.append(layer)
            self.taps[tap] = self.shape
            height, width, channels = self.shape
            outputs = self.maker.number(1, 3)
            pinned = {"in_channels": channels, "out_channels": outputs, "stride": 2}
            block = self.maker.record(nk.ResnetBasicBlock, pinned, self.root)
            self._put("RESNET_BASIC_BLOCK", block, ((height + 1) // 2, (width + 1) // 2, outputs))

    def _put(self, kind: str, body: Any, shape: Shape) -> None:
        layer = self.maker.record(
            nk.Layer, {"kind": LayerKind[kind], "body": body}, self.root, {"version": self.version}
        )
        self.root.layers.append(layer)
        for _, roles in body._tensor_specs(self.root):
            for role, dims in roles.items():
                self._tensor(role, list(dims))
        self.shape = shape

    def _yolox_pafpn_multiscale(self) -> tuple[Any, Shape, dict[str, int]]:
        height, width, channels = self.shape
        pinned = {"c3": self.taps[0][2], "c4": self.taps[1][2], "c5": channels}
        body = self._head_of(nk.YoloxPafpnMultiscale, pinned)
        if body.num_convs > 2:
            body.num_convs = 2
        return body, (height * width * 21 * (5 + body.num_classes),), {}

    # -- tests -------------------------------------------------------------------------------------------------------

    def _tests(self) -> None:
        maker, root = self.maker, self.root
        inputs = math.prod(one for one in root.header.input_shape if one)
        outputs = math.prod(self.shape) * self.batch
        if not 1 <= outputs <= 16384:
            return
        cases = []
        for number in range(16 if maker.chance(12) else maker.number(1, 3)):
            data = payload(self.seed + number, (inputs,), "int8" if self.int8 else "float32")
            expected = payload(self.seed + number + 1, (outputs,), "float32")
            label = maker.pick((0, -1, outputs - 1))
            case = nk.TestCase(name=maker.text(1, 127), label=label, input_data=data, expected_output=expected)
            cases.append(case)
        root.tests = maker.record(nk.TestSection, {"cases": cases}, root, {"int8_inputs": self.int8})


def _scales(count: int) -> Any:
    import numpy as np

    return np.full(count, 0.25, "float32")
