"""A gallery of broken and odd `.nk` files: for every rule at least one, made from a small sound model.

Each exhibit says what is changed and, in literal numbers, where the fault must be reported. Offsets can be checked by
hand with the layouts in the docstrings of `nk_models`: header 48 bytes, then layers, catalogs, QUAN, payloads, TCAS.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import nk_models
import numpy as np
from gallery import Exhibit
from nk_models import add, empty, patched, values

import nkformats
from nkformats.generated import nk
from nkformats.generated.nk import Activation, LayerKind, NetworkKind


def u32(*numbers: int) -> bytes:
    return struct.pack(f"<{len(numbers)}I", *numbers)


def f32(number: float) -> bytes:
    return struct.pack("<f", number)


class Fatal(NamedTuple):
    """A file at which reading ends."""

    rule: str
    base: str
    edit: tuple[int, bytes]
    path: str
    expected: str
    got: str


class Odd(NamedTuple):
    """A file that is read, with a finding. `also` are the rules that the same change cannot help breaking."""

    rule: str
    data: Callable[[], bytes]
    path: str
    offset: int
    also: set[str]


def change(base: str, *edits: tuple[int, bytes]) -> Callable[[], bytes]:
    """A base with other bytes at some offsets."""
    return lambda: patched(nk_models.BASES[base]().to_bytes(), *edits)


def edited(base: str, edit: Callable[[nkformats.Model], Any]) -> Callable[[], bytes]:
    """A base edited as a model."""

    def data() -> bytes:
        model = nk_models.BASES[base]()
        edit(model)
        return model.to_bytes()

    return data


def single(
    kind: LayerKind, body: Any, weights: dict[str, tuple[int, ...]], shape: list[int] | None = None, **options: Any
) -> Callable[[], bytes]:
    """A model of one layer. Its record stands at byte 48, so its body at 52."""

    def data() -> bytes:
        model = empty(shape or [4, 4, 2], **options)
        add(model, kind, body, weights)
        return model.to_bytes()

    return data


def drop_last(path: str) -> Callable[[nkformats.Model], None]:
    """Takes the last element off a list of the record."""

    def edit(model: nkformats.Model) -> None:
        value: Any = model.record
        for part in path.split("."):
            value = getattr(value, part)
        del value[-1]

    return edit


def both(*edits: Callable[[nkformats.Model], None]) -> Callable[[nkformats.Model], None]:
    def edit(model: nkformats.Model) -> None:
        for one in edits:
            one(model)

    return edit


def _left_over(model: nkformats.Model) -> None:
    for catalog, payload in (("weight_catalog", "weights"), ("bias_catalog", "biases")):
        getattr(model.record, catalog).append(nk.TensorDesc(rank=1, dims=[2, 0, 0, 0]))
        getattr(model.record, payload).tensors.append(values((2,)))


def _long_tail() -> bytes:
    data = nk_models.mlp().to_bytes()
    return patched(data[:256] + bytes(4) + data[256:], (40, u32(84)))


def _float_inputs(model: nkformats.Model) -> None:
    model.record.tests.cases[0].input_data = values((16,))
    model.record.tests.int8_inputs = False


def _wrong_table(model: nkformats.Model) -> None:
    model.record.quant.channel_scales[0].scales = np.full(5, 0.25, "float32")


def _layernorm(model: nkformats.Model) -> None:
    add(model, LayerKind.LAYERNORM2D, nk.Layernorm2d(channels=3), {"": (3,)}, at=1)


def _more_inputs(model: nkformats.Model) -> None:
    model.record.tests.cases[0].input_data = values((4,))


def _more_outputs(model: nkformats.Model) -> None:
    model.record.tests.cases[1].expected_output = values((4,))


def _more_outputs_of_maps(model: nkformats.Model) -> None:
    model.record.tests.cases[0].expected_output = values((4,))


def _short_tensor(tensors: str) -> Callable[[nkformats.Model], None]:
    def edit(model: nkformats.Model) -> None:
        payload = getattr(model.record, tensors)
        payload.tensors[-1] = bytes(4)

    return edit


def without_tail() -> bytes:
    """Int8 weights that end where they end, without the filler that aligns the biases."""
    data = nk_models.int8().to_bytes()
    return patched(data[:355] + data[356:], (40, u32(51)))


def other_filters(layer: int, filters: int) -> Callable[[nkformats.Model], None]:
    """Gives a convolution of the pyramid another number of outputs, with tensors that agree."""

    def edit(model: nkformats.Model) -> None:
        inputs = model.tensors[f"layers.{layer}.weight"].shape[-1]
        model.record.layers[layer].body.filters = filters
        model.tensors[f"layers.{layer}.weight"] = values((filters, 3, 3, inputs))
        model.tensors[f"layers.{layer}.bias"] = values((filters,))

    return edit


def _tap_of_five(model: nkformats.Model) -> None:
    """The layers behind one that has five outputs agree with it, but for the pyramid."""
    model.record.layers[3].body.channels = 5
    model.tensors["layers.4.weight"] = values((4, 3, 3, 5))


def int8_mlp(layers: int) -> bytes:
    """A quantised mlp whose last layer is a softmax; layer i stands at byte 48 + 16 i."""
    model = empty([1, 3], version=4, network_kind=NetworkKind.MLP, int8=True)
    for number in range(layers):
        last = number == layers - 1
        body = nk.Dense(units=3, activation=Activation.SOFTMAX if last else Activation.RELU)
        add(model, LayerKind.DENSE, body, {"": (3, 3)})
    return model.to_bytes()


#: Layers made for three channels, for an input of two: kind, body, weights, path and offset of the field that says so.
THREE: tuple[tuple[LayerKind, Any, dict[str, tuple[int, ...]], str, int], ...] = (
    (LayerKind.CONV2D, nk.Conv2d(kernel_size=3, filters=4), {"": (4, 3, 3, 3)}, "layers[0]", 48),
    (
        LayerKind.DEPTHWISE_CONV2D, nk.DepthwiseConv2d(kernel_h=3, channels=3, kernel_w_or_pad=3), {"": (3, 3, 3)},
        "layers[0].body.channels", 60,
    ),
    (LayerKind.BATCH_NORM2D, nk.BatchNorm2d(channels=3), {"": (3,)}, "layers[0].body.channels", 52),
    (LayerKind.LAYERNORM2D, nk.Layernorm2d(channels=3), {"": (3,)}, "layers[0].body.channels", 52),
    (
        LayerKind.CONVNEXTV2_BLOCK, nk.Convnextv2Block(channels=3),
        {"dw": (3, 7, 7), "ln": (3,), "pw1": (12, 3), "grn": (12,), "pw2": (3, 12)}, "layers[0].body.channels", 52,
    ),
    (
        LayerKind.MOBILENETV4_UIB,
        nk.Mobilenetv4Uib(in_channels=3, out_channels=3, middle_dw_kernel=0, expand_ratio=5.0),
        {"expand": (16, 1, 1, 3), "expand_bn": (16,), "project": (3, 1, 1, 16), "project_bn": (3,)},
        "layers[0].body.in_channels", 52,
    ),
    (
        LayerKind.RESNET_BASIC_BLOCK, nk.ResnetBasicBlock(in_channels=3, out_channels=3),
        {"conv1": (3, 3, 3, 3), "bn1": (3,), "conv2": (3, 3, 3, 3), "bn2": (3,)}, "layers[0].body.in_channels", 52,
    ),
    (
        LayerKind.YOLOX_DECOUPLED_HEAD,
        nk.YoloxDecoupledHead(in_channels=3, hidden_dim=2, num_classes=1, num_convs=1),
        nk_models.head_shapes(3, 2, 1, 1), "layers[0].body.in_channels", 52,
    ),
    (LayerKind.FEATURE_TAP, nk.FeatureTap(channels=3, tap_id=0), {}, "layers[0].body.channels", 52),
)  # fmt: skip


def head(classes: int, convs: int) -> Callable[[], bytes]:
    body = nk.YoloxDecoupledHead(in_channels=2, hidden_dim=3, num_classes=classes, num_convs=convs)
    return single(LayerKind.YOLOX_DECOUPLED_HEAD, body, nk_models.head_shapes(2, 3, classes, convs))


# mlp:  header 0, layers 48 and 64, catalogs 80 and 128, weights 176, biases 256, tests 280, cases 292 and 332, end 368
# cnn:  conv2d 48, depthwise 72, max pool 96, flatten 112, dense 116, catalogs 132 and 204, weights 276
# int8: conv2d 48, max pool 72, flatten 88, dense 92, catalogs 108 and 156, QUAN 204, descriptors 212 and 244, tables
#       276 and 292, weights 304, tail 355, biases 356, tests 376, case 388, end 432
# blocks: batch norm 48, layer norm 60, ConvNeXt 76, bottleneck 92, ResNet 116, average pool 132, head 148
# pyramid: conv2d 48, tap 72, conv2d 84, tap 108, conv2d 120, pyramid 144

FATAL: tuple[Fatal, ...] = (
    Fatal("NK001", "mlp", (0, b"NKIX"), "header.magic", "the bytes b'NKIT'", "b'NKIX'"),
    *(Fatal("NK002", "mlp", (4, u32(v)), "header.version", "1, 2, 3, 4", str(v)) for v in (0, 5, 99, 2**31, 2**32 - 1)),
    *(
        Fatal(rule, "mlp", (offset, u32(v)), f"header.{field}", f"at most {limit} (limit header.{field})", str(v))
        for rule, offset, field, limit in (
            ("NK003", 28, "num_layers", 100),
            ("NK004", 32, "num_weight_tensors", 128),
            ("NK005", 36, "num_bias_tensors", 128),
        )
        for v in (limit + 1, 2**31, 2**32 - 1)
    ),
    *(Fatal("NK006", "mlp", (48, bytes([v])), "layers[0].kind", "", str(v)) for v in (0, 15, 255)),
    Fatal("NK006", "mlp", (64, b"\x0f"), "layers[1].kind", "", "15"),
    Fatal("NK007", "int8", (204, b"QUAX"), "quant.magic", "the bytes b'QUAN'", "b'QUAX'"),
    Fatal("NK008", "int8", (208, b"\0\0"), "quant.num_tensors", "1 to 100", "0"),
    *(
        Fatal("NK008", "int8", (208, struct.pack("<H", v)), "quant.num_tensors", "at most 100", str(v))
        for v in (101, 2**15, 2**16 - 1)
    ),
    Fatal("NK009", "mlp", (280, b"TCAX"), "tests.magic", "the bytes b'TCAS'", "b'TCAX'"),
    Fatal("NK010", "mlp", (284, u32(0)), "tests.num_cases", "1 to 16", "0"),
    *(
        Fatal("NK010", "mlp", (284, u32(v)), "tests.num_cases", "at most 16 (limit test_section.num_cases)", str(v))
        for v in (17, 2**31, 2**32 - 1)
    ),
    Fatal("NK011", "mlp", (292, b"\0"), "tests.cases[0].len_name", "1 to 127", "0"),
    *(Fatal("NK011", "mlp", (292, bytes([v])), "tests.cases[0].len_name", "at most 127", str(v)) for v in (128, 255)),
    *(
        Fatal(rule, "mlp", (offset, u32(v)), f"tests.cases[{case}].{field}", expected, str(v))
        for rule, field, case, offset in (
            ("NK012", "num_input", 0, 304),
            ("NK012", "num_input", 1, 340),
            ("NK013", "num_output", 0, 320),
            ("NK013", "num_output", 1, 356),
        )
        for v, expected in (
            (0, "1 to 16384"),
            *((v, f"at most 16384 (limit test_case.{field})") for v in (16385, 2**31, 2**32 - 1)),
        )
    ),
)

ODD: tuple[Odd, ...] = (
    # the header
    Odd("NK101", change("mlp", (4, u32(2))), "header.version", 4, set()),
    Odd("NK101", lambda: nk_models.mlp(1).to_bytes(), "header.version", 4, set()),
    Odd("NK102", change("mlp", (8, b"\x03")), "header.network_kind", 8, set()),
    Odd("NK102", change("cnn", (8, b"\0")), "header.network_kind", 8, set()),
    Odd("NK103", change("mlp", (9, b"\x05"), (20, u32(1, 1))), "header.input_rank", 9, {"NK105"}),
    Odd("NK103", change("mlp", (9, b"\xc8"), (20, u32(1, 1))), "header.input_rank", 9, {"NK105"}),
    Odd("NK104", change("mlp", (9, b"\0"), (12, u32(0, 0))), "header.input_rank", 9, {"NK105", "NK506"}),
    Odd("NK105", change("mlp", (9, b"\x03"), (20, u32(1))), "header.input_rank", 9, set()),
    Odd("NK106", change("mlp", (20, u32(7))), "header.input_shape", 12, set()),
    Odd("NK107", change("mlp", (12, u32(0))), "header.input_shape", 12, {"NK506"}),
    Odd("NK108", change("mlp", (12, u32(65536, 65536))), "header.input_shape", 12, {"NK222", "NK506"}),
    *(
        Odd("NK109", change("mlp", (10, struct.pack("<H", 1 | bit))), "header.flags", 10, set())
        for bit in (0x8, 0x100, 0x8000)
    ),
    Odd("NK110", change("int8", (4, u32(3))), "header.flags", 10, set()),
    Odd("NK111", change("blocks", (10, b"\x04\0")), "header.flags", 10, set()),
    Odd("NK112", edited("int8", _float_inputs), "header.flags", 10, set()),
    Odd("NK113", lambda: nk_models.blocks().to_bytes() + b"\0", "trailing", 11188, set()),
    Odd("NK114", lambda: nk_models.mlp().to_bytes() + b"\0", "trailing", 368, set()),
    Odd("NK115", lambda: empty([1, 3], network_kind=NetworkKind.MLP).to_bytes(), "header.num_layers", 28, set()),
    # layers
    Odd("NK201", change("mlp", (50, b"\x01")), "layers[0].reserved", 49, set()),
    Odd("NK201", change("mlp", (57, b"\x01")), "layers[0].body.reserved", 57, set()),
    Odd("NK201", change("blocks", (59, b"\x01")), "layers[0].body.reserved", 56, set()),
    Odd("NK201", change("blocks", (112, b"\x01")), "layers[3].body.reserved", 112, set()),
    Odd("NK201", change("pyramid", (83, b"\x01")), "layers[1].body.reserved", 81, set()),
    Odd(
        "NK202",
        single(LayerKind.BATCH_NORM2D, nk.BatchNorm2d(channels=2), {"": (2,)}, version=2),
        "layers[0].kind",
        48,
        {"NK101"},
    ),
    Odd("NK203", change("cnn", (8, b"\x01")), "layers[0].kind", 48, {"NK105"}),
    *(
        Odd(
            "NK204",
            single(LayerKind.CONV2D, nk.Conv2d(kernel_size=3, filters=2, **{field: 1}), {"": (2, 3, 3, 2)}, version=2),
            f"layers[0].body.{field}",
            offset,
            {"NK101"},
        )
        for field, offset in (("pad_h", 65), ("pad_w", 66), ("pad_extra", 67))
    ),
    Odd("NK205", change("mlp", (56, b"\x07")), "layers[0].body.activation", 56, set()),
    Odd("NK205", change("cnn", (64, b"\xff")), "layers[0].body.activation", 64, set()),
    Odd("NK205", change("cnn", (88, b"\x07")), "layers[1].body.activation", 88, set()),
    *(
        Odd("NK206", change("cnn", (offset, f32(v))), f"layers[{layer}].body.alpha", offset, set())
        for layer, offset in ((0, 68), (1, 92), (4, 128))
        for v in (float("nan"), float("inf"), -float("inf"))
    ),
    Odd("NK207", change("cnn", (56, u32(0))), "layers[0].body.stride", 56, set()),
    Odd("NK207", change("cnn", (80, u32(0))), "layers[1].body.stride", 80, set()),
    Odd("NK207", change("cnn", (104, u32(0))), "layers[2].body.stride", 104, set()),
    Odd("NK207", change("blocks", (106, b"\0")), "layers[3].body.stride", 106, set()),
    Odd("NK207", change("blocks", (128, b"\0")), "layers[4].body.stride", 128, set()),
    Odd("NK208", change("cnn", (52, u32(0))), "layers[0].body.kernel_size", 52, {"NK314"}),
    Odd("NK208", change("cnn", (76, u32(0))), "layers[1].body.kernel_h", 76, {"NK314"}),
    Odd("NK208", change("cnn", (100, u32(0))), "layers[2].body.pool_size", 100, set()),
    Odd("NK209", change("mlp", (52, u32(0))), "layers[0].body.units", 52, {"NK314"}),
    Odd("NK209", change("cnn", (60, u32(0))), "layers[0].body.filters", 60, {"NK314"}),
    Odd("NK209", change("cnn", (84, u32(0))), "layers[1].body.channels", 84, {"NK314"}),
    Odd("NK209", change("blocks", (52, u32(0))), "layers[0].body.channels", 52, {"NK314"}),
    Odd("NK209", change("pyramid", (76, u32(0))), "layers[1].body.channels", 76, set()),
    Odd("NK209", change("pyramid", (152, u32(0))), "layers[5].body.c4", 152, {"NK314"}),
    *(
        Odd("NK210", change("blocks", (108, f32(v))), "layers[3].body.expand_ratio", 108, also)
        for v, also in ((float("nan"), set()), (float("inf"), set()), (0.0, {"NK221"}), (-1.0, {"NK221"}))
    ),
    Odd(
        "NK211",
        single(
            LayerKind.MOBILENETV4_UIB,
            nk.Mobilenetv4Uib(
                in_channels=2, out_channels=2, middle_dw_kernel=0, middle_dw_downsample=0, stride=2, expand_ratio=4.0
            ),
            {"expand": (8, 1, 1, 2), "expand_bn": (8,), "project": (2, 1, 1, 8), "project_bn": (2,)},
        ),
        "layers[0].body.stride",
        62,
        set(),
    ),
    Odd("NK212", change("blocks", (107, b"\x02")), "layers[3].body.middle_dw_downsample", 107, set()),
    *(
        Odd("NK213", change("blocks", (offset, f32(v))), f"layers[{layer}].body.eps", offset, set())
        for layer, offset in ((1, 72), (2, 88))
        for v in (0.0, -1.0, float("nan"), float("inf"))
    ),
    Odd("NK214", change("pyramid", (80, b"\x04")), "layers[1].body.tap_id", 80, {"NK224"}),
    Odd("NK215", head(2, 5), "layers[0].body.num_convs", 64, set()),
    Odd("NK216", head(0, 1), "layers[0].body.num_classes", 60, set()),
    Odd(
        "NK217",
        single(LayerKind.CONV2D, nk.Conv2d(kernel_size=1, filters=2, pad_h=1), {"": (2, 1, 1, 2)}),
        "layers[0].body.pad_h",
        65,
        set(),
    ),
    Odd(
        "NK217",
        single(LayerKind.CONV2D, nk.Conv2d(kernel_size=1, filters=2, pad_extra=0x10), {"": (2, 1, 1, 2)}),
        "layers[0].body.pad_h",
        65,
        set(),
    ),
    Odd("NK220", change("cnn", (91, b"\x10")), "layers[1].body.kernel_w_or_pad", 91, set()),
    Odd(
        "NK220",
        single(
            LayerKind.DEPTHWISE_CONV2D, nk.DepthwiseConv2d(kernel_h=3, channels=2, kernel_w_or_pad=2), {"": (2, 3, 2)}
        ),
        "layers[0].body.kernel_w_or_pad",
        67,
        set(),
    ),
    Odd("NK221", change("blocks", (108, f32(2.0))), "layers[3].body.expand_ratio", 108, set()),
    # shapes through the network: what arrives at a layer from the ones before it
    Odd("NK222", change("mlp", (16, u32(4))), "layers[0]", 48, {"NK506"}),
    Odd("NK222", change("cnn", (20, u32(3))), "layers[0]", 48, {"NK506"}),
    Odd("NK222", change("cnn", (104, u32(1))), "layers[4]", 116, set()),
    Odd("NK222", change("pyramid", (76, u32(3))), "layers[1].body.channels", 76, set()),
    Odd("NK222", edited("pyramid", both(other_filters(2, 5), _tap_of_five)), "layers[5].body.c4", 152, set()),
    Odd("NK222", edited("pyramid", other_filters(4, 5)), "layers[5].body.c5", 156, set()),
    *(Odd("NK222", single(kind, body, weights), path, offset, set()) for kind, body, weights, path, offset in THREE),
    Odd("NK223", edited("cnn", lambda model: model.remove("layers", 3)), "layers[3]", 112, set()),
    Odd(
        "NK223", edited("cnn", lambda model: add(model, LayerKind.FLATTEN, nk.Flatten(), at=1)), "layers[2]", 76, set()
    ),
    Odd(
        "NK224",
        single(LayerKind.CONV2D, nk.Conv2d(kernel_size=9, filters=3), {"": (3, 9, 9, 2)}),
        "layers[0]",
        48,
        set(),
    ),
    Odd("NK224", change("cnn", (100, u32(7))), "layers[2]", 96, set()),
    Odd("NK224", change("pyramid", (80, b"\x02")), "layers[5].body.c3", 148, set()),
    Odd("NK224", change("pyramid", (128, u32(1))), "layers[5].body.c3", 148, set()),
    *(
        Odd(
            "NK225",
            single(LayerKind.DEPTHWISE_CONV2D, nk.DepthwiseConv2d(kernel_h=3, channels=2), {"": shape}),
            "layers[0].body.kernel_h",
            52,
            also,
        )
        for shape, also in (((2, 3, 0), set()), ((2, 4), {"NK314"}))
    ),
    # catalogs and payloads
    Odd("NK301", change("mlp", (82, b"\x01")), "weight_catalog[0].reserved", 82, set()),
    Odd("NK301", change("mlp", (155, b"\x01")), "bias_catalog[1].reserved", 154, set()),
    Odd(
        "NK302",
        edited("mlp", both(drop_last("bias_catalog"), drop_last("biases.tensors"))),
        "header.num_bias_tensors",
        36,
        {"NK313"},
    ),
    Odd("NK303", change("mlp", (80, b"\x05"), (92, u32(1, 1))), "weight_catalog[0].rank", 80, set()),
    Odd("NK303", change("mlp", (128, b"\xc8"), (136, u32(1, 1, 1))), "bias_catalog[0].rank", 128, set()),
    Odd("NK304", change("mlp", (80, b"\0"), (84, u32(0, 0))), "weight_catalog[0].rank", 80, {"NK306", "NK314"}),
    Odd("NK305", change("mlp", (81, b"\x09")), "weight_catalog[0].dtype", 81, {"NK312"}),
    Odd("NK305", change("mlp", (129, b"\0")), "bias_catalog[0].dtype", 129, {"NK312"}),
    Odd("NK306", change("mlp", (84, u32(5))), "weight_catalog[0].num_elements", 100, {"NK314"}),
    Odd("NK307", change("mlp", (92, u32(1))), "weight_catalog[0].dims", 84, set()),
    Odd("NK308", change("mlp", (124, u32(9))), "header.weights_bytes", 40, {"NK306"}),
    Odd("NK308", change("mlp", (124, u32(2**32 - 1))), "header.weights_bytes", 40, {"NK306"}),
    Odd("NK308", edited("mlp", _short_tensor("weights")), "header.weights_bytes", 40, set()),
    Odd("NK309", change("mlp", (172, u32(3))), "header.biases_bytes", 44, {"NK306"}),
    Odd("NK309", edited("mlp", _short_tensor("biases")), "header.biases_bytes", 44, set()),
    Odd("NK310", change("int8", (355, b"\x01")), "weights.tail", 355, set()),
    Odd("NK311", _long_tail, "weights.tail", 256, set()),
    Odd("NK312", change("mlp", (81, b"\x03")), "header.flags", 10, set()),
    Odd("NK312", change("mlp", (129, b"\x03")), "header.flags", 10, set()),
    Odd(
        "NK313",
        edited(
            "mlp",
            both(*map(drop_last, ("weight_catalog", "weights.tensors", "bias_catalog", "biases.tensors"))),
        ),
        "layers[1]",
        64,
        set(),
    ),
    Odd("NK313", edited("mlp", _left_over), "weight_catalog[2]", 128, set()),
    Odd("NK314", change("mlp", (52, u32(5))), "weight_catalog[0]", 80, set()),
    Odd("NK314", change("cnn", (52, u32(2))), "weight_catalog[0]", 132, set()),
    Odd("NK315", change("mlp", (84, u32(3, 4))), "weight_catalog[0]", 80, set()),
    Odd("NK316", without_tail, "header.weights_bytes", 40, set()),
    # quantisation
    Odd(
        "NK401",
        edited("int8", both(drop_last("quant.params"), drop_last("quant.channel_scales"))),
        "quant.num_tensors",
        208,
        set(),
    ),
    Odd(
        "NK402",
        edited("int8", lambda model: model.tensors.__setitem__("layers.0.weight", values((3, 3, 3, 1)))),
        "weight_catalog[0].dtype",
        109,
        set(),
    ),
    Odd("NK403", change("int8", (157, b"\x01")), "bias_catalog[0].dtype", 157, set()),
    Odd("NK404", change("int8", (210, b"\x03\0")), "quant.flags", 210, set()),
    *(
        Odd("NK405", change("int8", (offset, f32(v))), f"quant.params[{index}].{field}", offset, set())
        for index, field, offset in ((0, "input_scale", 212), (0, "weight_scale", 220), (1, "output_scale", 268))
        for v in (0.0, -1.0, float("nan"), float("inf"))
    ),
    Odd("NK406", change("int8", (228, f32(0.0))), "quant.params[0].bias_scale", 228, set()),
    Odd("NK407", change("int8", (216, struct.pack("<i", -129))), "quant.params[0].input_zero_point", 216, set()),
    Odd("NK407", change("int8", (272, struct.pack("<i", 128))), "quant.params[1].output_zero_point", 272, set()),
    Odd("NK408", change("int8", (256, u32(1))), "quant.params[1].weight_zero_point", 256, set()),
    Odd("NK409", change("int8", (232, u32(1))), "quant.params[0].bias_zero_point", 232, set()),
    Odd("NK410", edited("int8", _wrong_table), "quant.channel_scales[0].num_channels", 276, set()),
    Odd("NK411", edited("int8", _layernorm), "layers[1].kind", 72, set()),
    Odd("NK412", change("int8", (64, bytes([Activation.SIGMOID]))), "layers[0].body.activation", 64, set()),
    Odd("NK412", change("int8", (100, bytes([Activation.TANH]))), "layers[3].body.activation", 100, set()),
    Odd("NK413", change("int8", (67, b"\x01")), "layers[0].body.pad_extra", 67, set()),
    Odd("NK413", change("int8", (87, b"\x10")), "layers[1].body.pad_h", 84, set()),
    Odd(
        "NK414",
        single(
            LayerKind.CONV2D,
            nk.Conv2d(kernel_size=1, filters=2049),
            {"": (2049, 1, 1, 1)},
            [1, 1, 1],
            version=4,
            int8=True,
        ),
        "layers[0].body.filters",
        60,
        set(),
    ),
    Odd("NK415", lambda: int8_mlp(1), "layers[0].body.activation", 56, set()),
    Odd("NK415", lambda: int8_mlp(3), "layers[2].body.activation", 88, set()),
    Odd("NK415", lambda: int8_mlp(5), "layers[4].body.activation", 120, set()),
    Odd("NK416", change("int8", (224, u32(1))), "quant.params[0].weight_zero_point", 224, {"NK408"}),
    # tests
    *(
        Odd("NK501", change("mlp", (288, f32(v))), "tests.tolerance", 288, set())
        for v in (0.0, -1.0, float("nan"), float("inf"))
    ),
    Odd("NK502", change("mlp", (293, b"\xff")), "tests.cases[0].name", 293, set()),
    Odd("NK503", change("mlp", (299, b"\x01")), "tests.cases[0].name_pad", 298, set()),
    Odd("NK504", change("mlp", (300, struct.pack("<i", -2))), "tests.cases[0].label", 300, set()),
    Odd("NK505", change("mlp", (336, u32(2))), "tests.cases[1].label", 336, set()),
    Odd("NK506", edited("mlp", _more_inputs), "tests.cases[0].num_input", 304, set()),
    Odd("NK507", edited("mlp", _more_outputs), "tests.cases[1].num_output", 356, set()),
    Odd("NK507", edited("cnn", _more_outputs_of_maps), "tests.cases[0].num_output", 1500, set()),
)


#: Each exhibit by name, as the tests of the promises take them: its bytes, and those of no other file.
EXHIBITS: dict[str, Callable[[], tuple[bytes, bytes | None]]] = {
    **{f"{one.rule}-{one.path}-{n}": (lambda one=one: (one.data(), None)) for n, one in enumerate(ODD)},
    **{
        f"{one.rule}-{one.got}-{n}": (lambda one=one: (change(one.base, one.edit)(), None))
        for n, one in enumerate(FATAL)
    },
}


def exhibits() -> Iterator[Exhibit]:
    """Every broken or odd file."""
    for one in FATAL:
        yield Exhibit(one.rule, {".nk": patched(nk_models.BASES[one.base]().to_bytes(), one.edit)})
    for odd in ODD:
        yield Exhibit(odd.rule, {".nk": odd.data()})
