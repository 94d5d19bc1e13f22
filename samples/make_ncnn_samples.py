"""Makes the ncnn samples for make_samples.py: the digit classifier in every storage, and small networks made by hand.

Every operator is there, and every weight that one can read. All files are written by the library. The classifier is
that of `digits.nk` and `digits_int8.nk`, so these have to be there first.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import nkformats
from nkformats.formats.ncnn import FORMAT
from nkformats.formats.ncnn_graph import Layer, Network
from nkformats.formats.ncnn_model import NetworkModel
from nkformats.generated import ncnn
from nkformats.keyed.own import registry
from nkformats.records.params import Value

HERE = Path(__file__).resolve().parent

Array = npt.NDArray[Any]
Values = dict[int, Value]

#: What the operators of `custom.param` read, as `parse` wants to be told.
CUSTOM: dict[str, Any] = {"Warp": "nothing", "ChannelGain": {"gain": 0, "table": {"count": [0, 1], "load": "tagged"}}}


def ramp(*shape: int) -> Array:
    """Values for networks made by hand: multiples of 1/64 in no obvious order, which fp16 and bf16 hold exactly."""
    return (((np.arange(math.prod(shape)) * 37 + 11) % 61 - 30) / 64).astype("<f4").reshape(shape)


# -- building through the library -------------------------------------------------------------------------------------


def network(layers: Iterable[Layer], operators: Mapping[str, Any] | None = None) -> NetworkModel:
    """A model of these layers; its weights have their sizes and wait for values."""
    return NetworkModel(Network(layers), FORMAT, custom=registry(operators or {}, ncnn.NOTATION))


def chain(*parts: tuple[str, str, Values], source: Values) -> list[Layer]:
    """Layers one behind the other; parts are type, name and parameters, `source` the dims of the input."""
    layers = [Layer("Input", "data", [], ["data"], source)]
    for type, name, values in parts:
        layers.append(Layer(type, name, layers[-1].tops, [name], values))
    return layers


def fill(model: NetworkModel, values: Mapping[str, Array] | None = None) -> NetworkModel:
    """Gives every weight the values of its name, or some: scales are positive, weights with scales int8."""
    for name, tensor in model.tensors.items():
        owner, _, role = name.rpartition(".")
        if values is not None and name in values:
            model.tensors[name] = values[name]
        elif tensor.storage.startswith("raw"):
            fill_packed(tensor, model.layers[tensor_layer(model, owner)])
        elif "scale" in role and "quantize" not in role:
            model.tensors[name] = np.abs(ramp(*tensor.shape)) * (1 if "input" in role else 64) + 1
        elif "quantize" not in role:
            int8 = is_int8(model.layers[tensor_layer(model, owner)]) and role.lower() in INT8_ROLES
            model.tensors[name] = (ramp(*tensor.shape) * 64).astype("i1") if int8 else ramp(*tensor.shape)
    return model


INT8_ROLES = ("weight", "weight_xc", "weight_hc", "a", "b", "q_weight", "k_weight", "v_weight", "out_weight")


def tensor_layer(model: NetworkModel, owner: str) -> int:
    """The number of the layer with that name."""
    return next(number for number, layer in enumerate(model.layers) if layer.name == owner)


def is_int8(layer: Layer) -> bool:
    """Whether a layer has int8 scales of its weights; its body is there."""
    fields = type(layer.body)._layout
    return any("int8_scale" in field.name and getattr(layer.body, field.name) is not None for field in fields)


def fill_packed(tensor: Any, layer: Layer) -> None:
    """Quantises weights in blocks and packs them: the values are those of `ramp`, each block has a scale."""
    body = layer.body
    role = tensor.name.rpartition(".")[2].lower()
    scales = getattr(body, f"{role.removesuffix('_weight')}_quantize_scales")
    rows, columns = packed_shape(layer, role)
    packed, factors = quantise(ramp(rows, columns), int(body.bits), int(body.block_size))
    tensor.block.values, tensor.block.pad = packed.tobytes(), bytes(-packed.nbytes % 4)
    scales.values, scales.pad = factors.tobytes(), b""


def packed_shape(layer: Layer, role: str) -> tuple[int, int]:
    """Rows and columns of block weights."""
    params = layer.params
    if layer.type == "Gemm":
        return params.constant_n, params.constant_k
    inside = params.embed_dim
    outside = params.weight_data_size // inside
    return {
        "q_weight": (inside, outside), "k_weight": (inside, params.kdim), "v_weight": (inside, params.vdim),
        "out_weight": (outside, inside),
    }[role]  # fmt: skip


def quantise(weights: Array, bits: int, block: int) -> tuple[Array, Array]:
    """Rows of packed numbers, lowest bit first, and the divisors of the blocks of each row."""
    rows, columns = weights.shape
    starts = range(0, columns, block)
    peaks = np.stack([np.abs(weights[:, at : at + block]).max(axis=1) for at in starts], axis=1)
    scales = ((2 ** (bits - 1) - 1) / peaks).astype("<f4")
    numbers = np.rint(weights * scales.repeat(block, axis=1)[:, :columns]).astype("i1")
    planes = np.unpackbits(numbers.view("u1")[..., None], axis=2, bitorder="little")[..., :bits]
    return np.packbits(planes.reshape(rows, -1), axis=1, bitorder="little"), scales


def pair(stem: str, model: NetworkModel) -> dict[str, bytes]:
    """Both files of a model by name."""
    return {stem + suffix: data for suffix, data in model.to_files().items()}


# -- the digit classifier ---------------------------------------------------------------------------------------------


def learned_before(folder: Path = HERE) -> tuple[dict[str, Array], list[float]]:
    """The weights of `digits.nk`, and of `digits_int8.nk` the largest input of each layer with weights."""
    weights = {name: one.to_numpy() for name, one in nkformats.parse(folder / "digits.nk").tensors.items()}
    params = nkformats.parse(folder / "digits_int8.nk").record.quant.params
    return weights, [float(one.input_scale) * 255 for one in params]


def digit_layers(int8: bool) -> list[Layer]:
    """8x8x1, convolution 3x3x8, pool, convolution 3x3x16, pool, flatten, dense 10, softmax."""
    term: Values = {8: 1} if int8 else {}
    return chain(
        ("Convolution", "conv1", {0: 8, 1: 3, 4: 1, 5: 1, 6: 72, **term, 9: 1}),
        ("Pooling", "pool1", {0: 0, 1: 2, 2: 2}),
        ("Convolution", "conv2", {0: 16, 1: 3, 4: 1, 5: 1, 6: 1152, **term, 9: 1}),
        ("Pooling", "pool2", {0: 0, 1: 2, 2: 2}),
        ("Flatten", "flatten", {}),
        ("InnerProduct", "dense", {0: 10, 1: 1, 2: 640, **term}),
        ("Softmax", "prob", {0: 0, 1: 1}),
        source={0: 8, 1: 8, 2: 1},
    )


def digit_values(weights: Mapping[str, Array]) -> dict[str, Array]:
    """The weights in the order of this runtime: channels before rows and columns."""
    dense = weights["layers.5.weight"].reshape(10, 2, 2, 16).transpose(0, 3, 1, 2)
    found = {"dense.weight": dense, "dense.bias": weights["layers.5.bias"]}
    for name, number in (("conv1", 0), ("conv2", 2)):
        found[f"{name}.weight"] = weights[f"layers.{number}.weight"].transpose(0, 3, 1, 2)
        found[f"{name}.bias"] = weights[f"layers.{number}.bias"]
    return {name: np.ascontiguousarray(one, "<f4") for name, one in found.items()}


def digits(weights: Mapping[str, Array]) -> NetworkModel:
    """digits: the classifier in float32."""
    return fill(network(digit_layers(int8=False)), digit_values(weights))


def digits_int8(weights: Mapping[str, Array], ranges: list[float]) -> NetworkModel:
    """digits_int8: a scale for each output, and one for the input of each layer."""
    values = digit_values(weights)
    for name, largest in zip(("conv1", "conv2", "dense"), ranges, strict=True):
        rows = values[f"{name}.weight"]
        rows = rows.reshape(len(rows), -1)
        scales = (127 / np.abs(rows).max(axis=1)).astype("<f4")
        values[f"{name}.weight"] = np.rint(rows * scales[:, None]).astype("i1")
        values[f"{name}.weight_int8_scales"] = scales
        values[f"{name}.bottom_blob_int8_scale"] = np.array([127 / largest], "<f4")
    return fill(network(digit_layers(int8=True)), values)


def digits_codebook(weights: Mapping[str, Array]) -> NetworkModel:
    """digits_codebook: its larger weights as bytes that stand for one of 256 evenly spaced floats, as in 2018."""
    model = digits(weights)
    for name in ("conv2.weight", "dense.weight"):
        tensor: Any = model.tensors[name]
        values = tensor.to_numpy().reshape(-1).astype("f8")
        table = np.linspace(values.min(), values.max(), 256).astype("<f4")
        indices = np.rint((values - values.min()) / (values.max() - values.min()) * 255).astype("u1")
        block = tensor.block
        block.flag, block.table, block.values = 1, table.tobytes(), indices.tobytes()
        block.pad = bytes(-indices.nbytes % 4)
    return model


# -- networks made by hand --------------------------------------------------------------------------------------------


def blocks() -> NetworkModel:
    """blocks: weights quantised in blocks, with 4, 6 and 8 bits, with and without input scales."""

    def gemm(inputs: int, outputs: int, term: int) -> Values:
        return {3: 1, 5: 1, 6: 1, 8: outputs, 9: inputs, 10: 4, 18: term}

    def attention(term: int) -> Values:
        return {0: 8, 1: 2, 2: 64, 18: term}

    parts = [
        ("Gemm", "gemm4", gemm(40, 36, 400)), ("Gemm", "gemm6", gemm(36, 33, 611)),
        ("Gemm", "gemm8", gemm(33, 8, 800)), ("MultiHeadAttention", "attention4", attention(410)),
        ("MultiHeadAttention", "attention6", attention(601)), ("MultiHeadAttention", "attention8", attention(812)),
    ]  # fmt: skip
    return fill(network(chain(*parts, source={0: 40, 1: 3})))


def constants() -> NetworkModel:
    """constants: MemoryData with one to four dims, with and without flag, and without any dims; a sum of each."""
    dims: dict[str, Values] = {
        "scalar": {}, "row": {0: 5}, "matrix": {0: 5, 1: 3}, "map": {0: 5, 1: 3, 2: 2},
        "volume": {0: 5, 1: 3, 11: 2, 2: 2}, "half": {0: 5, 1: 3, 21: 0},
    }  # fmt: skip
    layers = [Layer("Input", "data", [], ["data"], {0: 5, 1: 3, 11: 2, 2: 2})]
    for name, values in dims.items():
        layers.append(Layer("MemoryData", name, [], [name], values))
        total = f"plus_{name}"
        layers.append(Layer("BinaryOp", total, [layers[-2].tops[0], name], [total], {0: 0}))
    model = fill(network(layers))
    half = next(name for name in model.tensors if name.startswith("half."))
    model.tensors[half] = ramp(3, 5).astype("<f2")
    return model


def recurrent() -> NetworkModel:
    """recurrent: RNN, LSTM and GRU in both directions, an LSTM with a projection, the weights of two layers in int8."""
    parts: list[tuple[str, str, Values]] = [
        ("RNN", "rnn", {0: 2, 1: 24, 2: 2}), ("LSTM", "lstm", {0: 2, 1: 64, 2: 2}),
        ("LSTM", "projected", {0: 3, 1: 80, 2: 0, 3: 5}), ("GRU", "gru", {0: 4, 1: 36, 2: 1}),
        ("LSTM", "lstm_int8", {0: 4, 1: 64, 8: 2}), ("GRU", "gru_int8", {0: 3, 1: 72, 2: 2, 8: 2}),
    ]  # fmt: skip
    return fill(network(chain(*parts, source={0: 6, 1: 7})))


def custom() -> NetworkModel:
    """custom: two operators that no runtime has, one of which reads weights, in front of one that all have."""
    parts: list[tuple[str, str, Values]] = [
        ("Warp", "warp", {0: 2, 1: 0.5}), ("ChannelGain", "gain", {0: 3, 1: 2}),
        ("InnerProduct", "dense", {0: 2, 1: 1, 2: 6}),
    ]  # fmt: skip
    return fill(network(chain(*parts, source={0: 3}), CUSTOM))


def graph() -> bytes:
    """graph.param: no weights beside it; values of every kind: integers, floats, arrays, texts, hints, a mask."""
    layers = chain(
        ("Convolution", "conv", {0: 16, 1: 3, 3: 2, 4: 1, 5: 1, 6: 432, 9: 2, 10: [0.1], 31: 1, 30: [3, 112, 112, 16]}),
        ("Interp", "larger", {0: 2, 1: 2.0, 2: 2.0}),
        ("Crop", "cut", {9: [0, 1, 1], 10: [16, -1, -1], 11: [0, 1, 2]}),
        ("Clip", "six", {0: 0.0, 1: 6.0}),
        ("Reshape", "rows", {6: "*(0w,0h),0c"}),
        ("Reduction", "mean", {0: 3, 1: 0, 3: [1], 5: 1}),
        ("InnerProduct", "dense", {0: 100, 1: 1, 2: 1600}),
        source={0: 224, 1: 224, 2: 3},
    )
    return network(layers).graph_bytes()


# -- every operator ---------------------------------------------------------------------------------------------------


class Example:
    """A layer to be made: its parameters, and how many blobs it takes and makes."""

    def __init__(self, values: Values | None = None, bottoms: int = 1, tops: int = 1) -> None:
        self.values = values or {}
        self.bottoms = bottoms
        self.tops = tops


def windows(values: Values, size: int) -> Values:
    """The parameters of a convolution with four outputs and `size` weights, with a bias and a leaky ReLU."""
    return {0: 4, 1: 3, **values, 5: 1, 6: size, 9: 2, 10: [0.25]}


#: One or more examples of each operator, by type; together they have every weight that an operator can read.
EXAMPLES: dict[str, list[Example]] = {
    "AbsVal": [Example()],
    "ArgMax": [Example({0: 1, 1: 3})],
    "BatchNorm": [Example({0: 3, 1: 0.001})],
    "Bias": [Example({0: 3})],
    "BNLL": [Example()],
    "Concat": [Example({0: 1}, 3)],
    "Convolution": [
        Example(windows({11: 5}, 60)), Example({0: 4, 1: 3, 6: 36, 8: 1}), Example({0: 4, 1: 3, 5: 1, 6: 36, 8: 101}),
        Example({0: 4, 1: 3, 19: 1}, 2),
    ],
    "Crop": [Example({0: 1, 1: 2, 3: -233, 4: 4}), Example({9: [1, 2], 10: [3, -1], 11: [0, 2]})],
    "Deconvolution": [Example(windows({4: 1, 18: 1, 20: 8}, 36)), Example({0: 4, 1: 3, 28: 1}, 2)],
    "Dropout": [Example({0: 0.5})],
    "Eltwise": [Example({0: 1, 1: [1.0, -1.0]}, 2)],
    "ELU": [Example({0: 0.5})],
    "Embed": [Example({0: 4, 1: 5, 2: 1, 3: 20}), Example({0: 2, 1: 5, 3: 10, 18: 1})],
    "Exp": [Example({0: 2.0, 1: 0.5, 2: 1.0})],
    "Flatten": [Example()],
    "InnerProduct": [Example({0: 4, 1: 1, 2: 12, 9: 1}), Example({0: 4, 2: 12, 8: 1})],
    "Input": [Example({0: 8, 1: 8, 11: 2, 2: 3}, 0)],
    "Log": [Example({0: 10.0, 1: 2.0, 2: 1.0})],
    "LRN": [Example({0: 1, 1: 3, 2: 0.0001, 3: 0.5, 4: 2.0})],
    "MemoryData": [Example({0: 3, 1: 2, 11: 2, 2: 2}, 0), Example({0: 3, 21: 0}, 0), Example({}, 0)],
    "MVN": [Example({0: 1, 1: 1, 2: 0.001})],
    "Pooling": [Example({0: 1, 1: 3, 11: 2, 2: 2, 3: 1, 5: 1, 6: 1}), Example({4: 1}), Example({7: 1, 8: 4, 18: -233})],
    "Power": [Example({0: 2.0, 1: 0.5, 2: 1.0})],
    "PReLU": [Example({0: 3})],
    "Proposal": [Example({0: 8, 4: 0.5}, 3, 2)],
    "Reduction": [Example({0: 3, 1: 0, 3: [1, 2], 4: 1, 5: 1})],
    "ReLU": [Example({0: 0.1})],
    "Reshape": [Example({0: 4, 1: -1}), Example({6: "*(0w,0h),0c", 12: 0, 13: 0})],
    "ROIPooling": [Example({0: 7, 1: 7, 2: 0.0625}, 2)],
    "Scale": [Example({0: 3, 1: 1}), Example({0: -233}, 2)],
    "Sigmoid": [Example()],
    "Slice": [Example({0: [2, -233], 1: 1}, 1, 2), Example({1: 0, 2: [1, 3]}, 1, 3)],
    "Softmax": [Example({0: 1, 1: 1})],
    "Split": [Example({}, 1, 3)],
    "SPP": [Example({0: 1, 1: 2})],
    "TanH": [Example()],
    "Threshold": [Example({0: 0.5})],
    "Tile": [Example({0: 1, 1: 2}), Example({2: [1, 2, 3]})],
    "RNN": [Example({0: 3, 1: 12}), Example({0: 3, 1: 24, 2: 2, 8: 2})],
    "LSTM": [Example({0: 2, 1: 12, 2: 1, 3: 3}), Example({0: 2, 1: 16, 2: 2, 8: 2})],
    "BinaryOp": [Example({0: 6}, 2), Example({0: 2, 1: 1, 2: 0.5})],
    "UnaryOp": [Example({0: 5})],
    "ConvolutionDepthWise": [
        Example(windows({7: 4}, 36)), Example({0: 4, 1: 3, 5: 1, 6: 36, 7: 4, 8: 101}),
        Example({0: 4, 1: 3, 6: 36, 7: 4, 8: 2}), Example({0: 4, 1: 3, 7: 4, 19: 1}, 2),
    ],
    "Padding": [Example({0: 1, 1: 1, 2: 2, 3: 2, 4: 0, 6: 3}), Example({4: 2, 7: 1, 8: 1})],
    "Squeeze": [Example({0: 1}), Example({3: [0, -1]})],
    "ExpandDims": [Example({3: [0, 2]})],
    "Normalize": [Example({0: 0, 1: 1, 3: 1, 4: 1, 9: 1})],
    "Permute": [Example({0: 3})],
    "PriorBox": [Example({0: [30.0], 1: [60.0], 2: [2.0, 3.0], 9: -233, 10: -233}, 2)],
    "DetectionOutput": [Example({0: 21, 1: 0.45, 4: 0.25}, 3)],
    "Interp": [Example({0: 2, 1: 2.0, 2: 2.0}), Example({0: 1, 9: "*(0w,2),*(0h,2)"})],
    "DeconvolutionDepthWise": [Example(windows({7: 4}, 36)), Example({0: 4, 1: 3, 7: 4, 28: 1}, 2)],
    "ShuffleChannel": [Example({0: 2, 1: 1})],
    "InstanceNorm": [Example({0: 3, 1: 0.01}), Example({0: 3, 2: 0})],
    "Clip": [Example({0: 0.0, 1: 6.0})],
    "Reorg": [Example({0: 2, 1: 1})],
    "YoloDetectionOutput": [Example({0: 3, 1: 2, 2: 0.25, 4: [1.0, 2.0, 3.0, 4.0]})],
    "Quantize": [Example({0: 3})],
    "Dequantize": [Example({0: 3, 1: 3}), Example({0: 1})],
    "Yolov3DetectionOutput": [
        Example({0: 3, 1: 2, 4: [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0], 5: [0.0, 1.0, 2.0, 3.0], 6: [16.0, 32.0]}, 2)
    ],
    "PSROIPooling": [Example({0: 3, 1: 3, 2: 0.125, 3: 2}, 2)],
    "ROIAlign": [Example({0: 7, 1: 7, 2: 0.25, 3: 2, 4: 1, 5: 1}, 2)],
    "Packing": [Example({0: 4})],
    "Requantize": [Example({0: 3, 1: 1, 2: 3, 3: 1}), Example()],
    "Cast": [Example({0: 1, 1: 2})],
    "HardSigmoid": [Example({0: 0.25, 1: 0.5})],
    "SELU": [Example({0: 1.5, 1: 1.25})],
    "HardSwish": [Example({0: 0.25, 1: 0.5})],
    "Noop": [Example()],
    "PixelShuffle": [Example({0: 2, 1: 1})],
    "DeepCopy": [Example()],
    "Mish": [Example()],
    "StatisticsPooling": [Example({0: 1})],
    "Swish": [Example()],
    "Gemm": [
        Example({0: 0.5, 2: 1, 3: 1, 4: 0, 5: 1, 6: 1, 8: 4, 9: 3, 10: 4}),
        Example({3: 1, 4: 1, 5: 1, 6: 1, 7: 2, 8: 4, 9: 3, 10: 0, 18: 2}, 0),
        Example({3: 1, 5: 1, 8: 2, 9: 40, 10: -1, 18: 610}), Example({10: -1}, 2),
    ],
    "GroupNorm": [Example({0: 2, 1: 4, 2: 0.01}), Example({0: 2, 1: 4, 3: 0})],
    "LayerNorm": [Example({0: 3, 1: 0.01}), Example({0: 3, 2: 0})],
    "Softplus": [Example()],
    "GRU": [Example({0: 3, 1: 18}), Example({0: 2, 1: 24, 2: 2, 8: 2})],
    "MultiHeadAttention": [
        Example({0: 4, 1: 2, 2: 12, 3: 5, 4: 6}, 3), Example({0: 4, 1: 2, 2: 16, 18: 2}),
        Example({0: 4, 1: 2, 2: 16, 18: 411}),
    ],
    "GELU": [Example({0: 1})],
    "Convolution1D": [Example(windows({}, 24)), Example({0: 4, 1: 3, 19: 1}, 2)],
    "Pooling1D": [Example({0: 1, 1: 3, 2: 2, 3: 1})],
    "ConvolutionDepthWise1D": [Example(windows({7: 4}, 12)), Example({0: 4, 1: 3, 7: 4, 19: 1}, 2)],
    "Convolution3D": [Example(windows({21: 1, 24: 1}, 36)), Example({0: 1, 1: 1, 6: 2})],
    "ConvolutionDepthWise3D": [Example(windows({7: 2, 21: 1}, 36)), Example({0: 2, 1: 1, 6: 2, 7: 2})],
    "Pooling3D": [Example({0: 1, 1: 2, 2: 2, 21: 1, 22: 1})],
    "MatMul": [Example({0: 1}, 2)],
    "Deconvolution1D": [Example(windows({18: 1}, 24)), Example({0: 4, 1: 3, 28: 1}, 2)],
    "DeconvolutionDepthWise1D": [Example(windows({7: 4}, 12)), Example({0: 4, 1: 3, 7: 4, 28: 1}, 2)],
    "Deconvolution3D": [Example(windows({21: 1, 20: 1, 25: 8}, 36)), Example({0: 1, 1: 1, 6: 2})],
    "DeconvolutionDepthWise3D": [Example(windows({7: 2, 21: 1}, 36)), Example({0: 2, 1: 1, 6: 2, 7: 2})],
    # ik,kj->ij
    "Einsum": [Example({0: [105, 107, 44, 107, 106, 45, 62, 105, 106]}, 2)],
    "DeformableConv2D": [Example(windows({4: 1}, 36), 2), Example({0: 1, 1: 1, 6: 2}, 2)],
    "GLU": [Example({0: 0})],
    "Fold": [Example({1: 2, 3: 2, 20: 8})],
    "Unfold": [Example({1: 2, 3: 2, 4: 1})],
    "GridSample": [Example({0: 2, 1: 3, 2: 1}, 2)],
    "CumulativeSum": [Example({0: 1})],
    "CopyTo": [Example({0: 1, 1: 1}, 2), Example({9: [1, 2], 11: [0, 1]}, 2)],
    "Erf": [Example()],
    "Diag": [Example({0: 1})],
    "CELU": [Example({0: 0.5})],
    "Shrink": [Example({0: 0.25, 1: 0.75})],
    "RMSNorm": [Example({0: 3, 1: 0.01}), Example({0: 3, 2: 0})],
    "Spectrogram": [Example({0: 16, 1: 2, 4: 1})],
    "InverseSpectrogram": [Example({0: 16, 4: 1})],
    "Flip": [Example({0: [0, 1]})],
    "SDPA": [Example({5: 1, 6: 0.5}, 4)],
    "RotaryEmbed": [Example({0: 1}, 3)],
}  # fmt: skip

#: In the list of operators, but in no default build of the runtime.
ABSENT = ("ArgMax", "SPP")


def layers_of(types: Iterable[str]) -> list[Layer]:
    """Every example of these operators, each fed by outputs of one Split behind the input."""
    layers: list[Layer] = []
    taken = made = 0
    for type in types:
        if type == "Input":
            continue
        for number, example in enumerate(EXAMPLES[type]):
            bottoms = [f"i{taken + place}" for place in range(example.bottoms)]
            tops = [f"o{made + place}" for place in range(example.tops)]
            taken, made = taken + example.bottoms, made + example.tops
            layers.append(Layer(type, f"{type.lower()}{number}", bottoms, tops, example.values))
    return [
        Layer("Input", "data", [], ["data"], EXAMPLES["Input"][0].values),
        Layer("Split", "split", ["data"], [f"i{place}" for place in range(max(taken, 1))]),
        *layers,
    ]


def every_operator() -> NetworkModel:
    """every_operator: all operators that a runtime has. It loads; the shapes do not fit, so it computes nothing."""
    return fill(network(layers_of(type for type in EXAMPLES if type not in ABSENT)))


# -- all of them ------------------------------------------------------------------------------------------------------


def build(weights: Mapping[str, Array], ranges: list[float]) -> dict[str, bytes]:
    """Every sample by file name."""
    floats, packed = digits(weights), blocks()
    return {
        **pair("digits", floats),
        **{f"digits{suffix}": data for suffix, data in floats.convert("binary").to_files().items()},
        **pair("digits_fp16", floats.convert("fp16")),
        **pair("digits_bf16", floats.convert("bf16")),
        **pair("digits_int8", digits_int8(weights, ranges)),
        **pair("digits_codebook", digits_codebook(weights)),
        **pair("blocks", packed),
        **pair("blocks_202607", packed.convert("202607")),
        **pair("constants", constants()),
        **pair("recurrent", recurrent()),
        **pair("custom", custom()),
        **pair("every_operator", every_operator()),
        "graph.param": graph(),
    }


def main() -> None:
    """Writes the ncnn samples beside this script, from the other samples that are there."""
    files = build(*learned_before())
    for name, data in files.items():
        (HERE / name).write_bytes(data)
    for name in files:
        if name.endswith((".param", ".param.bin")):
            report = nkformats.validate(HERE / name, operators=CUSTOM if name.startswith("custom") else None)
            print(f"{name}: {report.verdict}{': ' if report.reason else ''}{report.reason}")
            for found in report.findings:
                print(f"  {found.rule} {found.path}: {found.message}")


if __name__ == "__main__":
    main()
