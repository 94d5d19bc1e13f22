"""Neural Network Notions .nnn model: records, reader, checks.

Generated from schemas/nnn.ksy; do not edit. Fields are named and documented as in the schema.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum
from math import prod
from struct import Struct
from typing import Any, Final

from nkformats.errors import Finding, FormatError, Rule
from nkformats.records import (
    BYTES,
    FLOAT,
    INT,
    RECORD,
    TEXT,
    Array,
    Buffer,
    Field,
    Record,
    TensorList,
    Unpackers,
    check_tree,
    chunks,
    cut,
    invalid,
    kept,
    nbytes,
    new,
    over,
    raw_float,
    remember,
    settle,
    short,
    some,
    text_size,
    view_of,
    within,
)


class Layout(IntEnum):
    """Values of `layout`."""

    B1 = 1
    """Layer count in one byte, 64-bit floats."""
    B2 = 2
    """With description."""
    B3 = 3
    """Layer count in four bytes."""
    B4 = 4
    """With parameter count."""
    B5 = 5
    """With the flatten byte of dense layers."""
    B6 = 6
    """32-bit floats."""
    B7 = 7
    """With padding of convolutions."""


_LAYOUT: Final = {int(member): member for member in Layout}


class LayerKind(IntEnum):
    """Values of `layer_kind`."""

    DENSE = 0
    """Fully connected layer."""
    CONV = 1
    """Convolution over any number of spatial axes."""


_LAYER_KIND: Final = {int(member): member for member in LayerKind}


class Activation(IntEnum):
    """Values of `activation`."""

    LINEAR = 0
    """None."""
    SIGMOID = 1
    """1 / (1 + exp(-x))."""
    TANH = 2
    """Hyperbolic tangent."""
    RELU = 3
    """x above zero, otherwise zero."""
    LEAKY_RELU = 4
    """x above zero, otherwise tau times x."""
    SOFTMAX = 5
    """Normalised exponentials over the last axis."""


_ACTIVATION: Final = {int(member): member for member in Activation}


class Padding(IntEnum):
    """Values of `padding`."""

    VALID = 0
    """Not padded; an axis of size n becomes n - k + 1 long."""
    SAME = 1
    """Padded with zeros by the stored padding dims, which keep the size of each axis."""


_PADDING: Final = {int(member): member for member in Padding}


class Utf8String(Record):
    """A text with its length in front.

    Source: NNN wiki, File Format, Primitive Data Type Formats.
    """

    __slots__ = (
        "_len_value",
        "value",
    )
    _len_value: int
    value: str

    def __init__(
        self,
        *,
        value: str,
    ) -> None:
        """A new `utf8_string`.

        Args:
            value: The text, UTF-8.
        """
        self.value = value
        self._len_value = 0

    @property
    def len_value(self) -> int:
        """Length of the text in bytes. Derived: a writer computes it."""
        return self._len_value

    def _derive_before(self) -> None:
        self._len_value = text_size(self.value)

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (self.len_value <= 65536):
            report("NNN210", "len_value")

    _layout = (
        Field(
            "len_value",
            INT,
            code="<i",
            valid=lambda s: s.len_value >= 0,
            expected="at least 0",
            rule="NNN002",
            derived=True,
            doc="Length of the text in bytes.",
            ref="NNN wiki, File Format, Primitive Data Type Formats; observed: NNN 87d9e17, writer",
        ),
        Field(
            "value",
            TEXT,
            size=lambda s, i, left: s.len_value,
            text="NNN101",
            doc="The text, UTF-8.",
            ref="NNN wiki, File Format, Primitive Data Type Formats",
        ),
    )


class IntArray(Record):
    """A list of integers with its length in front.

    Source: NNN wiki, File Format, Primitive Data Type Formats.
    """

    __slots__ = (
        "_num_values",
        "values",
    )
    _num_values: int
    values: list[int]

    def __init__(
        self,
        *,
        values: list[int] | None = None,
    ) -> None:
        """A new `int_array`.

        Args:
            values: The values.
        """
        self.values = [] if values is None else values
        self._num_values = 0

    @property
    def num_values(self) -> int:
        """Number of values: the rank of a tensor, or twice the number of spatial axes of a convolution. The
        limit is ours; the format has none. Derived: a writer computes it.
        """
        return self._num_values

    def _derive_before(self) -> None:
        self._num_values = len(self.values)

    _layout = (
        Field(
            "num_values",
            INT,
            code="<i",
            limit="int_array.num_values",
            valid=lambda s: s.num_values >= 0,
            expected="0 to 128",
            rule="NNN008",
            derived=True,
            doc="Number of values: the rank of a tensor, or twice the number of spatial axes of a convolution. The limit is ours; the format has none.",
            ref="NNN wiki, File Format, Primitive Data Type Formats",
        ),
        Field(
            "values",
            INT,
            code="<i",
            many=True,
            count=lambda s: s.num_values,
            doc="The values.",
            ref="NNN wiki, File Format, Primitive Data Type Formats",
        ),
    )


_TENSOR_VALUES_DTYPES: Final = {True: "float64", False: "float32"}


def _assign_tensor_values(s: Any, i: int, dtype: str, shape: tuple[int, ...]) -> None:
    s.dims.values = list(shape)


class Tensor(Record):
    """Dimensions, gradient flag and values of a tensor. Rank 0 means no value at all, not a scalar.

    Source: NNN wiki, File Format, Tensor Format; observed: files.
    """

    __slots__ = (
        "_num_values",
        "dims",
        "layout",
        "requires_grad",
        "values",
    )
    _params = ("layout",)
    dims: IntArray
    requires_grad: int
    _num_values: int
    values: Buffer
    layout: int

    def __init__(
        self,
        *,
        dims: IntArray | None = None,
        requires_grad: int = 1,
        values: Buffer,
        layout: int = 0,
    ) -> None:
        """A new `tensor`.

        Args:
            dims: Sizes of the axes.
            requires_grad: 1 if training updates the tensor, 0 if it is frozen; without effect on inference.
            values: The values in row-major order.
            layout: Number of the layout; floats have 64 bits before B6. Set by the parent record when it is
                settled.
        """
        self.dims = IntArray() if dims is None else dims
        self.requires_grad = requires_grad
        self.values = values
        self._num_values = 0
        self.layout = layout

    @property
    def num_values(self) -> int:
        """Number of values, the product of the dimensions. Derived: a writer computes it."""
        return self._num_values

    def _derive_before(self) -> None:
        if (8 if self.layout < 6 else 4) != 0:
            self._num_values = nbytes(self.values) // (8 if self.layout < 6 else 4)

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (self.num_values == (0 if self.dims.num_values == 0 else prod(self.dims.values))):
            report("NNN106", "num_values")
        if not (self.num_values > 0 or self.dims.num_values > 0):
            report("NNN203", "num_values")
        if not (self.dims.num_values <= 64):
            report("NNN104", "dims.num_values")
        for i, item in enumerate(self.dims.values):
            if not (item >= 1):
                report("NNN105", f"dims.values[{i}]")

    _layout = (
        Field(
            "dims",
            RECORD,
            types=(IntArray,),
            doc="Sizes of the axes.",
            ref="NNN wiki, File Format, Tensor Format",
        ),
        Field(
            "requires_grad",
            INT,
            code="<B",
            valid=lambda s: s.requires_grad in (0, 1),
            expected="one of 0, 1",
            rule="NNN009",
            doc="1 if training updates the tensor, 0 if it is frozen; without effect on inference.",
            ref="NNN wiki, File Format, Tensor Format",
        ),
        Field(
            "num_values",
            INT,
            code="<i",
            valid=lambda s: s.num_values >= 0,
            expected="at least 0",
            rule="NNN010",
            derived=True,
            doc="Number of values, the product of the dimensions.",
            ref="NNN wiki, File Format, Primitive Data Type Formats",
        ),
        Field(
            "values",
            BYTES,
            size=lambda s, i, left: s.num_values * (8 if s.layout < 6 else 4),
            array=Array(
                lambda s, i: _TENSOR_VALUES_DTYPES.get(s.layout < 6),
                lambda s, i: s.dims.values,
                "<",
                _assign_tensor_values,
                form=lambda s: (_TENSOR_VALUES_DTYPES.get(s.layout < 6), s.dims.values, s.values),
            ),
            doc="The values in row-major order.",
            ref="NNN wiki, File Format, Tensor Format; observed: NNN history of the binary format",
        ),
    )


class Dense(Record):
    """Fully connected layer, `y = activation(x W + b)` over the last axis.

    Source: NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, layers.
    """

    __slots__ = (
        "flatten",
        "layout",
        "num_neurons",
        "weights",
    )
    _params = ("layout",)
    num_neurons: int
    weights: Tensor
    flatten: int | None
    layout: int

    def __init__(
        self,
        *,
        num_neurons: int,
        weights: Tensor,
        flatten: int | None = None,
        layout: int = 0,
    ) -> None:
        """A new `dense`.

        Args:
            num_neurons: Number of outputs.
            weights: Weight matrix, `[inputs, outputs]`; empty if the layer was saved before it was set up.
            flatten: 1 if all axes of the input but the batch become one before the product, 0 if not; since B5.
                Layers of older files do so if their input has more than two axes.
            layout: Number of the layout; the flatten byte exists since B5. Set by the parent record when it is
                settled.
        """
        self.num_neurons = num_neurons
        self.weights = weights
        self.flatten = flatten
        self.layout = layout

    @property
    def num_outputs(self) -> int:
        """Number of outputs."""
        return self.num_neurons

    @property
    def num_elements(self) -> int:
        """Number of values of the weights."""
        return self.weights._num_values

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (self.weights.dims.num_values == 2 or self.weights.dims.num_values == 0):
            report("NNN109", "weights.dims.num_values")
        if not (self.weights.dims.num_values != 2 or self.weights.dims.values[1] == self.num_neurons):
            report("NNN110", "weights.dims.num_values")

    def _singles(self, add: Callable[[Any], None]) -> None:
        add(self.weights)

    _layout = (
        Field(
            "num_neurons",
            INT,
            code="<i",
            valid=lambda s: s.num_neurons >= 0,
            expected="at least 0",
            rule="NNN006",
            doc="Number of outputs.",
            ref="NNN wiki, File Format, Layer Data Format",
        ),
        Field(
            "weights",
            RECORD,
            types=(Tensor,),
            args=lambda s, i: (s.layout,),
            role="weights",
            doc="Weight matrix, `[inputs, outputs]`; empty if the layer was saved before it was set up.",
            ref="NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, layers, files",
        ),
        Field(
            "flatten",
            INT,
            code="<B",
            present=lambda s: s.layout >= 5,
            valid=lambda s: s.flatten is None or some(s.flatten) in (0, 1),
            expected="one of 0, 1",
            rule="NNN011",
            default=0,
            doc="1 if all axes of the input but the batch become one before the product, 0 if not; since B5. Layers of older files do so if their input has more than two axes.",
            ref="NNN wiki, File Format, Layer Data Format; observed: NNN history of Dense",
        ),
    )


class Conv(Record):
    """Convolution (cross-correlation, the kernel is not flipped) with stride 1 over any number of spatial axes,
    `activation(conv(pad(x), K) + b)`.

    Source: NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, layers.
    """

    __slots__ = (
        "kernels",
        "layout",
        "num_filters",
        "padding",
        "padding_dims",
    )
    _params = ("layout",)
    num_filters: int
    kernels: Tensor
    padding: Padding | int | None
    padding_dims: IntArray | None
    layout: int

    def __init__(
        self,
        *,
        num_filters: int,
        kernels: Tensor,
        padding: Padding | int | None = None,
        padding_dims: IntArray | None = None,
        layout: int = 0,
    ) -> None:
        """A new `conv`.

        Args:
            num_filters: Number of filters, which is the number of output channels.
            kernels: Kernels, `[filters, sizes of the spatial axes..., input channels]`.
            padding: Whether the input is padded; since B7. Layers of older files are not.
            padding_dims: Zeros around the input, `[front, back]` of each spatial axis; since B7. Zeros if `padding`
                is valid. For same the writer puts `(k - 1) / 2`, rounded down, in front and the rest of `k - 1`
                behind, where `k` is the size of the kernel on that axis.
            layout: Number of the layout; padding exists since B7. Set by the parent record when it is settled.
        """
        self.num_filters = num_filters
        self.kernels = kernels
        self.padding = padding
        self.padding_dims = padding_dims
        self.layout = layout

    @property
    def num_outputs(self) -> int:
        """Number of output channels."""
        return self.num_filters

    @property
    def num_elements(self) -> int:
        """Number of values of the kernels."""
        return self.kernels._num_values

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (self.kernels.dims.num_values >= 3):
            report("NNN111", "kernels.dims.num_values")
        if not (self.kernels.dims.num_values < 1 or self.kernels.dims.values[0] == self.num_filters):
            report("NNN112", "kernels.dims.num_values")
        if not (self.layout < 7 or some(self.padding_dims).num_values == 2 * (self.kernels.dims.num_values - 2)):
            report("NNN113", "padding_dims.num_values")
        if not (self.layout < 7):
            for i, item in enumerate(some(self.padding_dims).values):
                if not (item >= 0):
                    report("NNN114", f"padding_dims.values[{i}]")
        if not (self.layout < 7 or some(self.padding) != 0):
            for i, item in enumerate(some(self.padding_dims).values):
                if not (item == 0):
                    report("NNN207", f"padding_dims.values[{i}]")
        if not (
            self.layout < 7
            or some(self.padding) != 1
            or self.kernels.dims.num_values < 3
            or sum(some(self.padding_dims).values)
            == sum(self.kernels.dims.values)
            - self.kernels.dims.values[0]
            - self.kernels.dims.values[self.kernels.dims.num_values - 1]
            - (self.kernels.dims.num_values - 2)
        ):
            report("NNN208", "padding")
        if not (
            (
                self.kernels.dims.num_values != 4
                or self.layout < 4
                or self.kernels.dims.values[1] == self.kernels.dims.values[2]
            )
            and (
                self.kernels.dims.num_values != 5
                or self.layout < 4
                or (
                    self.kernels.dims.values[1] == self.kernels.dims.values[2]
                    and self.kernels.dims.values[2] == self.kernels.dims.values[3]
                )
            )
        ):
            report("NNN209", "kernels.dims.num_values")

    def _singles(self, add: Callable[[Any], None]) -> None:
        add(self.kernels)

    _layout = (
        Field(
            "num_filters",
            INT,
            code="<i",
            valid=lambda s: s.num_filters >= 0,
            expected="at least 0",
            rule="NNN007",
            doc="Number of filters, which is the number of output channels.",
            ref="NNN wiki, File Format, Layer Data Format",
        ),
        Field(
            "kernels",
            RECORD,
            types=(Tensor,),
            args=lambda s, i: (s.layout,),
            role="kernels",
            doc="Kernels, `[filters, sizes of the spatial axes..., input channels]`.",
            ref="NNN wiki, File Format, Layer Data Format",
        ),
        Field(
            "padding",
            INT,
            code="<i",
            present=lambda s: s.layout >= 7,
            enum=_PADDING,
            valid=lambda s: s.padding is None or some(s.padding) in _PADDING,
            expected="a known padding (0, 1)",
            rule="NNN012",
            default=0,
            doc="Whether the input is padded; since B7. Layers of older files are not.",
            ref="NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, loader",
        ),
        Field(
            "padding_dims",
            RECORD,
            types=(IntArray,),
            present=lambda s: s.layout >= 7,
            doc="Zeros around the input, `[front, back]` of each spatial axis; since B7. Zeros if `padding` is valid. For same the writer puts `(k - 1) / 2`, rounded down, in front and the rest of `k - 1` behind, where `k` is the size of the kernel on that axis.",
            ref="NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, writer",
        ),
    )


class Layer(Record):
    """One layer, the shared part and the part of its type.

    Source: NNN wiki, File Format, Layer Data Format.
    """

    __slots__ = (
        "activation",
        "bias",
        "body",
        "dropout",
        "kind",
        "layout",
        "tau",
    )
    _params = ("layout",)
    kind: LayerKind | int
    activation: Activation | int
    tau: float | None
    dropout: float
    bias: Tensor
    body: Dense | Conv
    layout: int

    def __init__(
        self,
        *,
        kind: LayerKind | int,
        activation: Activation | int = 0,
        tau: float | None = None,
        dropout: float = 0.0,
        bias: Tensor,
        body: Dense | Conv,
        layout: int = 0,
    ) -> None:
        """A new `layer`.

        Args:
            kind: Type of the layer.
            activation: Function applied to the result.
            tau: Slope of leaky_relu for inputs below zero. The default was 0.01 until 6 July 2026 and is 0.05
                since. Zero in networks that come from a JSON file, which has no place for it.
            dropout: Probability with which training sets an output of the layer (of a convolution, a whole channel)
                to zero; without effect on inference.
            bias: Values added to the last axis, `[outputs]`.
            body: The part that depends on the type of the layer.
            layout: Number of the layout. Set by the parent record when it is settled.
        """
        self.kind = kind
        self.activation = activation
        self.tau = tau
        self.dropout = dropout
        self.bias = bias
        self.body = body
        self.layout = layout

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if self.tau is not None and not (
            self.activation != 4
            or some(self.tau) == 0.0
            or (some(self.tau) >= 1e-30 and some(self.tau) <= 1.7976931348623157e308)
            or (some(self.tau) <= -1e-30 and some(self.tau) >= -1.7976931348623157e308)
        ):
            report("NNN117", "tau")
        if self.tau is not None and not (self.activation != 4 or some(self.tau) != 0.0):
            report("NNN204", "tau")
        if self.tau is not None and not (
            self.activation != 4
            or not (
                (some(self.tau) > 1.0 and some(self.tau) <= 1.7976931348623157e308)
                or (some(self.tau) < 0.0 and some(self.tau) >= -1.7976931348623157e308)
            )
        ):
            report("NNN205", "tau")
        if not (self.dropout >= 0.0 and self.dropout <= 1.0):
            report("NNN115", "dropout")
        if not (self.dropout <= 0.0 or not self.dropout < 1e-30):
            report("NNN116", "dropout")
        if not (self.dropout != 1.0):
            report("NNN206", "dropout")
        if not (self.bias.dims.num_values <= 1):
            report("NNN107", "bias.dims.num_values")
        if not (self.bias.num_values == 0 or self.bias.num_values == self.body.num_outputs):
            report("NNN108", "bias.num_values")

    def _singles(self, add: Callable[[Any], None]) -> None:
        add(self.bias)
        self.body._singles(add)

    _layout = (
        Field(
            "kind",
            INT,
            code="<B",
            enum=_LAYER_KIND,
            valid=lambda s: s.kind in _LAYER_KIND,
            expected="a known layer_kind (0, 1)",
            rule="NNN004",
            doc="Type of the layer.",
            ref="NNN wiki, File Format, Layer Header Format",
        ),
        Field(
            "activation",
            INT,
            code="<B",
            enum=_ACTIVATION,
            valid=lambda s: s.activation in _ACTIVATION,
            expected="a known activation (0, 1, 2, 3, 4, 5)",
            rule="NNN005",
            doc="Function applied to the result.",
            ref="NNN wiki, File Format, Layer Data Format",
        ),
        Field(
            "tau",
            FLOAT,
            code=lambda s: "<d" if s.layout < 6 else "<f" if not (s.layout < 6) else "",
            present=lambda s: s.activation == 4,
            default=0.05,
            doc="Slope of leaky_relu for inputs below zero. The default was 0.01 until 6 July 2026 and is 0.05 since. Zero in networks that come from a JSON file, which has no place for it.",
            ref="NNN wiki, File Format, Activation Function Data Format; observed: NNN history of LeakyReLU, files",
        ),
        Field(
            "dropout",
            FLOAT,
            code=lambda s: "<d" if s.layout < 6 else "<f" if not (s.layout < 6) else "",
            doc="Probability with which training sets an output of the layer (of a convolution, a whole channel) to zero; without effect on inference.",
            ref="NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, layers",
        ),
        Field(
            "bias",
            RECORD,
            types=(Tensor,),
            args=lambda s, i: (s.layout,),
            role="bias",
            doc="Values added to the last axis, `[outputs]`.",
            ref="NNN wiki, File Format, Layer Data Format",
        ),
        Field(
            "body",
            RECORD,
            types=(Dense, Conv),
            switch=lambda s, i: Dense if s.kind == 0 else Conv if s.kind == 1 else None,
            args=lambda s, i: (s.layout,) if s.kind == 0 else (s.layout,) if s.kind == 1 else (),
            doc="The part that depends on the type of the layer.",
            ref="NNN wiki, File Format, Layer Data Format",
        ),
    )


class Nnn(Record):
    """A `.nnn` file carries one feed-forward network of the Neural Network Notions framework (NNN): its layers
    in execution order with biases, weights and kernels, and a description. All numbers are little-endian;
    records follow one another without alignment, checksum or end marker.

    1. `magic`, four bytes, the same in every binary layout; 2. `description` (since B2) and `num_parameters` (since
    B4); 3. `num_layers` and `layers`: a shared part with the bias, then the part of the layer type.

    Axis 0 of every activation is the batch; convolutions are channels last. A layer computes its linear part, adds
    the bias to the last axis and applies the activation; dropout acts in training only.

    Seven binary layouts share extension and magic, and nothing in a file names its layout, so it is the parameter
    `layout`:

    * B1 (b99bcef, 22 June 2026): layer count in one byte, 64-bit floats; * B2 (4ccbbb4, 22 June): the description;
    * B3 (7a18ada, 22 June): the layer count takes four bytes; * B4 (9b5bf6a, 23 June): the parameter count; * B5
    (d6b514b, 5 July): the flatten byte of a dense layer; * B6 (af3313a, 25 July): every float takes 32 bits; * B7
    (21cbf51, 9 August): padding type and padding dims of a convolution.

    B6 and B7 are the same bytes if no layer is a convolution, B4 and B5 if no layer is dense. Files that begin with
    `{` are the JSON layouts of October 2025 to June 2026, which this schema does not cover.

    The layout follows from the bytes: it is the one whose reading ends at the end of the file and breaks no rule of
    severity error. What makes this sharp are the rules on plausible numbers: read with the wrong float width, the
    first dropout is subnormal or puts an absurd rank behind it. A wrong parameter count alone does not rule a
    layout out.

    Where the published page and existing files differ, this schema follows the files:

    * the magic spells `NNN.` in the file, `.NNN` only as a big-endian number; * the length of a string counts UTF-8
    bytes, not characters; * floats have 64 bits before B6; * the page does not number the padding types: 0 is
    Valid, 1 is Same; * padding dims hold two numbers per spatial axis, `[front, back, ...]`, and are stored (as
    zeros) for Valid, too; * tensors of rank 0 exist and hold no element, not one: layers that were saved before
    they were set up.

    Source: NNN wiki, File Format.
    """

    __slots__ = (
        "_num_layers",
        "_num_parameters",
        "description",
        "layers",
        "layout",
        "trailing",
    )
    _params = ("layout",)
    magic: Final = b"NNN."
    description: Utf8String | None
    _num_parameters: int | None
    _num_layers: int
    layers: list[Layer]
    trailing: Buffer
    layout: Layout | int

    def __init__(
        self,
        *,
        description: Utf8String | None = None,
        layers: list[Layer] | None = None,
        trailing: Buffer = b"",
        layout: Layout | int = 0,
    ) -> None:
        """A new `nnn`.

        Args:
            description: Short description of the model, may be empty; since B2.
            layers: Layers in execution order.
            trailing: Bytes behind the last layer. No known file has any; a layout that leaves some is the wrong
                one.
            layout: Which of the seven binary layouts; the file does not say. Set by the parent record when it is
                settled.
        """
        self.description = description
        self.layers = [] if layers is None else layers
        self.trailing = trailing
        self._num_parameters = None
        self._num_layers = 0
        self.layout = layout

    @property
    def num_parameters(self) -> int | None:
        """Number of values in all biases, weights and kernels together; since B4. The framework writes it and
        skips it. Derived: a writer computes it.
        """
        return self._num_parameters

    @property
    def num_layers(self) -> int:
        """Number of layers; one byte in B1 and B2. Derived: a writer computes it."""
        return self._num_layers

    def _derive_before(self) -> None:
        self._num_layers = len(self.layers)

    def _derive_after(self) -> None:
        self._num_parameters = (
            kept(
                self,
                "num_parameters",
                self._num_parameters,
                sum([item.bias.num_values for item in self.layers])
                + sum([item.body.num_elements for item in self.layers]),
            )
            if self.layout >= 4
            else None
        )

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (self.num_layers > 0):
            report("NNN202", "num_layers")
        if not (nbytes(self.trailing) == 0):
            report("NNN103", "trailing")
        if not (
            self.layout < 4
            or some(self.num_parameters)
            == sum([item.bias.num_values for item in self.layers])
            + sum([item.body.num_elements for item in self.layers])
        ):
            report("NNN102", "num_parameters")
        if not (self.layout >= 7 or (self.layout == 6 and all(item.kind == 0 for item in self.layers))):
            report("NNN201", "layers")

    def _singles(self, add: Callable[[Any], None]) -> None:
        for item in self.layers:
            item._singles(add)

    _layout = (
        Field(
            "magic",
            BYTES,
            constant=b"NNN.",
            expected="the bytes b'NNN.'",
            rule="NNN001",
            doc="Signature of the format, stored as the 32-bit number 776883790.",
            ref="NNN wiki, File Format, File Header Format; observed: files",
        ),
        Field(
            "description",
            RECORD,
            types=(Utf8String,),
            present=lambda s: s.layout >= 2,
            doc="Short description of the model, may be empty; since B2.",
            ref="NNN wiki, File Format, File Header Format",
        ),
        Field(
            "num_parameters",
            INT,
            code="<Q",
            present=lambda s: s.layout >= 4,
            derived=True,
            doc="Number of values in all biases, weights and kernels together; since B4. The framework writes it and skips it.",
            ref="NNN wiki, File Format, File Header Format; observed: NNN 87d9e17, loader",
        ),
        Field(
            "num_layers",
            INT,
            code=lambda s: "<B" if s.layout < 3 else "<i" if not (s.layout < 3) else "",
            valid=lambda s: s.num_layers >= 0,
            expected="at least 0",
            rule="NNN003",
            derived=True,
            doc="Number of layers; one byte in B1 and B2.",
            ref="NNN wiki, File Format, Model Header Format; observed: NNN history of the binary format",
        ),
        Field(
            "layers",
            RECORD,
            types=(Layer,),
            args=lambda s, i: (s.layout,),
            many=True,
            count=lambda s: s.num_layers,
            doc="Layers in execution order.",
            ref="NNN wiki, File Format, Layer Data Format",
        ),
        Field(
            "trailing",
            BYTES,
            doc="Bytes behind the last layer. No known file has any; a layout that leaves some is the wrong one.",
            ref="observed: files",
        ),
    )


TITLE: Final = "Neural Network Notions .nnn model"
EXTENSIONS: Final = ("nnn",)
MAGIC: Final = b"NNN."
ROOT: Final = Nnn
LIMITS: Final[dict[str, int]] = {
    "int_array.num_values": 128,
}
TENSORS: Final[tuple[TensorList, ...]] = ()
ROLES: Final = (
    "bias",
    "kernels",
    "weights",
)
RULES: Final[dict[str, Rule]] = {
    "NNN001": Rule(
        "NNN001",
        "error",
        "The file does not begin with NNN.",
        "Without the signature nothing says that a binary model follows.",
        "Raises InvalidFileFormatException.",
        "Check that the file is a model and was transferred in binary mode; JSON models begin with an opening brace.",
        "NNN wiki, File Format, File Header Format",
    ),
    "NNN002": Rule(
        "NNN002",
        "error",
        "The length of the description is negative.",
        "It is a number of bytes.",
        "Seeks backwards, before the start of the file with an exception, otherwise into a wrong place.",
        "Write the number of bytes of the UTF-8 text.",
        "NNN wiki, File Format, Primitive Data Type Formats",
    ),
    "NNN003": Rule(
        "NNN003",
        "error",
        "The number of layers is negative.",
        "It is a count.",
        "Raises OverflowException.",
        "Write the number of layers that follow.",
        "NNN wiki, File Format, Model Header Format",
    ),
    "NNN004": Rule(
        "NNN004",
        "error",
        "The layer id is neither 0 nor 1.",
        "The type of a layer decides how it is stored, so the next layer cannot be found.",
        "Raises IndexOutOfRangeException; a writer stores 255 for a class that has no id.",
        "Save the model again with dense and convolution layers only.",
        "NNN wiki, File Format, Layer IDs; observed: NNN 87d9e17, loader",
    ),
    "NNN005": Rule(
        "NNN005",
        "error",
        "The activation id is not one of 0 to 5.",
        "The activation decides whether a parameter follows, so the next field cannot be found.",
        "Raises IndexOutOfRangeException; a writer stores 255 for a class that has no id.",
        "Save the model again with one of the six activations.",
        "NNN wiki, File Format, Activation IDs; observed: NNN 87d9e17, loader",
    ),
    "NNN006": Rule(
        "NNN006",
        "error",
        "The number of neurons is negative.",
        "It is a count.",
        "Does not check it.",
        "Write the second size of the weights.",
        "NNN wiki, File Format, Layer Data Format",
    ),
    "NNN007": Rule(
        "NNN007",
        "error",
        "The number of filters is negative.",
        "It is a count.",
        "Does not check it.",
        "Write the first size of the kernels.",
        "NNN wiki, File Format, Layer Data Format",
    ),
    "NNN008": Rule(
        "NNN008",
        "error",
        "The length of an integer array is not within 0 to 128.",
        "It is the rank of a tensor, or twice the number of spatial axes; a number beyond that comes from damage or from reading another layout.",
        "Raises OverflowException for a negative length; allocates whatever a large one asks for.",
        "Try another layout; if none fits, save the model again.",
        "NNN wiki, File Format, Primitive Data Type Formats",
    ),
    "NNN009": Rule(
        "NNN009",
        "error",
        "The gradient flag is neither 0 nor 1.",
        "Another value comes from damage or from reading another layout.",
        "Takes every value but 1 as false.",
        "Write 1 for a tensor that training updates, 0 for a frozen one.",
        "NNN wiki, File Format, Primitive Data Type Formats; observed: NNN 87d9e17, loader",
    ),
    "NNN010": Rule(
        "NNN010",
        "error",
        "The number of values of a tensor is negative.",
        "It is a count.",
        "Raises OverflowException.",
        "Write the product of the dimensions.",
        "NNN wiki, File Format, Primitive Data Type Formats",
    ),
    "NNN011": Rule(
        "NNN011",
        "error",
        "The flatten flag is neither 0 nor 1.",
        "Another value comes from damage or from reading another layout.",
        "Takes every value but 1 as false.",
        "Write 1 if the layer flattens its input, otherwise 0.",
        "NNN wiki, File Format, Primitive Data Type Formats; observed: NNN 87d9e17, loader",
    ),
    "NNN012": Rule(
        "NNN012",
        "error",
        "The padding type is neither 0 (valid) nor 1 (same).",
        "Another value comes from damage or from reading another layout.",
        "Takes every value but 1 as valid.",
        "Write 0 for no padding, 1 for padding by the stored padding dims.",
        "NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, loader",
    ),
    "NNN101": Rule(
        "NNN101",
        "error",
        "The description is not valid UTF-8.",
        "Strings are UTF-8; other bytes come from damage or from reading another layout.",
        "Skips the description.",
        "Write the description again as UTF-8.",
        "NNN wiki, File Format, Primitive Data Type Formats",
    ),
    "NNN102": Rule(
        "NNN102",
        "error",
        "The parameter count is not the number of values in all tensors.",
        "The count and the tensors contradict each other, so one of them is not what was saved.",
        "Skips the count; only the framework's Explorer shows it.",
        "Write the file again, the count is computed; look for missing layers before.",
        "NNN wiki, File Format, File Header Format; observed: NNN 87d9e17, loader",
    ),
    "NNN103": Rule(
        "NNN103",
        "error",
        "Bytes follow the last layer.",
        "Nothing follows the layers, so the layer count is too small, the layout is another one or the file is damaged.",
        "Ignores them.",
        "Try another layout; drop the bytes if none fits.",
        "NNN wiki, File Format, Layer Data Format; observed: files",
    ),
    "NNN104": Rule(
        "NNN104",
        "error",
        "The rank of a tensor is above 64.",
        "No layer has so many axes, and array libraries end at 64.",
        "Allocates the dimensions without a check.",
        "Write two dimensions for weights, one for a bias, and one per axis for kernels.",
        "NNN wiki, File Format, Tensor Format",
    ),
    "NNN105": Rule(
        "NNN105",
        "error",
        "A dimension of a tensor is below 1.",
        "Every axis has at least one value; an empty tensor has no axes.",
        "Does not check it; a negative size wraps around in native code and likely ends the process.",
        "Write the sizes of the axes; save the model again if they are not known.",
        "NNN wiki, File Format, Tensor Format; observed: NNN 87d9e17, loader",
    ),
    "NNN106": Rule(
        "NNN106",
        "error",
        "The number of values is not the product of the dimensions.",
        "The two say differently what the tensor holds; without dimensions it holds nothing.",
        "Raises ArgumentException if there are too many values; fills up with zeros if there are too few.",
        "Correct the one that disagrees with the layer.",
        "NNN wiki, File Format, Tensor Format; observed: NNN 87d9e17, loader",
    ),
    "NNN107": Rule(
        "NNN107",
        "error",
        "The rank of a bias is above 1.",
        "A bias has one value per output, along one axis.",
        "Does not check it; the bias is added to the trailing axes of the result.",
        "Write one dimension, the number of outputs.",
        "NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, layers",
    ),
    "NNN108": Rule(
        "NNN108",
        "error",
        "The bias has not one value per neuron or filter.",
        "Each output has its own bias.",
        "Does not check it.",
        "Correct the bias or the number of neurons or filters.",
        "NNN wiki, File Format, Layer Data Format",
    ),
    "NNN109": Rule(
        "NNN109",
        "error",
        "The weights of a dense layer have not two dimensions.",
        "They are a matrix of inputs and outputs, or empty before the layer is set up.",
        "Does not check it; native code reads out of bounds.",
        "Write the number of inputs and the number of outputs.",
        "NNN wiki, File Format, Layer Data Format",
    ),
    "NNN110": Rule(
        "NNN110",
        "error",
        "The second size of the weights is not the number of neurons.",
        "Weights have one column per neuron.",
        "Does not check it; the number of neurons is informational once weights exist.",
        "Write the number of columns as the number of neurons; transpose weights that are stored the other way.",
        "NNN wiki, File Format, Layer Data Format",
    ),
    "NNN111": Rule(
        "NNN111",
        "error",
        "Kernels have less than three dimensions.",
        "Filters, at least one spatial axis and input channels are needed.",
        "Does not check it; running the layer is undefined.",
        "Use a dense layer, or add a spatial axis of size 1.",
        "NNN wiki, File Format, Layer Data Format",
    ),
    "NNN112": Rule(
        "NNN112",
        "error",
        "The first size of the kernels is not the number of filters.",
        "There is one kernel per filter.",
        "Does not check it; the number of filters is informational once kernels exist.",
        "Write the first size of the kernels as the number of filters.",
        "NNN wiki, File Format, Layer Data Format",
    ),
    "NNN113": Rule(
        "NNN113",
        "error",
        "The padding dims are not two per spatial axis.",
        "Each spatial axis has a front and a back.",
        "Does not check it; running a layer with padding same and too few of them reads out of bounds.",
        "Write front and back of each spatial axis, zeros if the padding is valid.",
        "NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, layers",
    ),
    "NNN114": Rule(
        "NNN114",
        "error",
        "A padding dim is negative.",
        "It is a number of zeros to add.",
        "Does not check it; running a layer with padding same copies out of bounds.",
        "Write zero or a positive number.",
        "NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, layers",
    ),
    "NNN115": Rule(
        "NNN115",
        "error",
        "The dropout is not within 0 to 1.",
        "It is a probability; another number, infinity or NaN comes from damage or from reading another layout.",
        "Does not check it; NaN acts as 0.",
        "Write 0 if the network is not trained on.",
        "NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, layers",
    ),
    "NNN116": Rule(
        "NNN116",
        "error",
        "The dropout is below 1e-30, but not 0.",
        "Nobody sets such a probability; 32-bit floats that are read as 64-bit ones look like this.",
        "Does not check it.",
        "Try another layout; write 0 if none fits.",
        "observed: files",
    ),
    "NNN117": Rule(
        "NNN117",
        "error",
        "The tau of leaky_relu is infinite, NaN, or below 1e-30 in size without being 0.",
        "No slope looks like this; floats that are read with the wrong width do.",
        "Does not check it.",
        "Try another layout; write the slope of the training, 0.01 or 0.05 by default, if none fits.",
        "observed: files",
    ),
    "NNN201": Rule(
        "NNN201",
        "note",
        "An older layout than the framework reads.",
        "The framework reads the layout of 9 August 2026 only and has no version number to notice an older one.",
        "Reads the file as the newest layout, which ends in an exception, a huge allocation or wrong values.",
        "Convert the file to layout B7.",
        "observed: NNN history of the binary format",
    ),
    "NNN202": Rule(
        "NNN202",
        "warning",
        "The model has no layers.",
        "It computes nothing. The framework also makes such a model of a file that breaks off in its header.",
        "Loads an empty model.",
        "Save the model again after adding layers.",
        "NNN wiki, File Format, Model Header Format; observed: NNN 87d9e17, loader",
    ),
    "NNN203": Rule(
        "NNN203",
        "warning",
        "A tensor without dimensions and values.",
        "The layer was saved before it was set up, so it has nothing to compute with and cannot be run.",
        "Undefined; the native tensor constructor reaches before the start of an array.",
        "Set the network up for its input and save it again.",
        "observed: NNN 87d9e17, loader, files",
    ),
    "NNN204": Rule(
        "NNN204",
        "note",
        "The tau of leaky_relu is 0, which makes it relu.",
        "A network that comes from a JSON file has lost its tau, for which JSON has no place; the default was 0.01.",
        "Uses 0.",
        "Write the slope of the training if the network was not trained with 0.",
        "observed: NNN history of LeakyReLU, files",
    ),
    "NNN205": Rule(
        "NNN205",
        "warning",
        "The tau of leaky_relu is not within 0 to 1.",
        "The slope for inputs below zero is a small positive number; a negative one is not even monotonic.",
        "Uses the number as it is.",
        "Write the slope of the training, 0.01 or 0.05 by default.",
        "NNN wiki, File Format, Activation Function Data Format",
    ),
    "NNN206": Rule(
        "NNN206",
        "warning",
        "The dropout is 1.",
        "Training would set every output to zero and divide by zero to scale the rest; inference is not concerned.",
        "Does not check it.",
        "Write the probability that was meant, below 1.",
        "observed: NNN 87d9e17, layers",
    ),
    "NNN207": Rule(
        "NNN207",
        "warning",
        "Padding dims that are not 0, although the padding type is valid.",
        "They are ignored, so either the type or the numbers are not what was meant.",
        "Ignores them.",
        "Write padding type same, or zeros.",
        "observed: NNN 87d9e17, layers",
    ),
    "NNN208": Rule(
        "NNN208",
        "warning",
        "Padding same, but the padding dims do not add up to the kernel sizes less one.",
        "The result then has another size than the input, which is not what same means.",
        "Uses the stored numbers.",
        "Write half of the kernel size less one, rounded down, in front of each axis and the rest behind it.",
        "observed: NNN 87d9e17, writer",
    ),
    "NNN209": Rule(
        "NNN209",
        "warning",
        "A kernel with unequal sides.",
        "Since 3 July 2026 the framework computes such kernels wrongly, in training too; it uses some taps twice and others never. Results then depend on whether a runtime repeats the defect.",
        "Computes with the wrong taps.",
        "Use kernels with equal sides, or run the network with the taps of the framework if it was trained there.",
        "observed: NNN 04d821f, convolution",
    ),
    "NNN210": Rule(
        "NNN210",
        "warning",
        "The description is longer than 64 KiB.",
        "It is meant to be short, and the framework's Explorer puts it on its stack.",
        "Skips it; the Explorer ends with a stack overflow if it is too large.",
        "Shorten the description.",
        "observed: NNN 87d9e17, Explorer",
    ),
}

_UTF8_STRING_STRUCT_AT = Struct("<i").unpack_from
_INT_ARRAY_STRUCT_AT = Struct("<i").unpack_from
_TENSOR_STRUCT_AT = Struct("<Bi").unpack_from
_DENSE_NUM_NEURONS_STRUCT_AT = Struct("<i").unpack_from
_CONV_NUM_FILTERS_STRUCT_AT = Struct("<i").unpack_from
_CONV_PADDING_STRUCT_AT = Struct("<i").unpack_from
_LAYER_STRUCT_AT = Struct("<BB").unpack_from
_NNN_MAGIC_STRUCT_AT = Struct("<4s").unpack_from
_NNN_NUM_PARAMETERS_STRUCT_AT = Struct("<Q").unpack_from
_LE_B_STRUCT = Struct("<B")
_LE_i_STRUCT = Struct("<i")
_LE_f_STRUCT = Struct("<f")
_LE_d_STRUCT = Struct("<d")
_LE_i_LIST = Unpackers("<i")


def _read_utf8_string(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> tuple[Utf8String, int]:
    self = new(Utf8String)
    if end - pos < 4:
        raise cut(self, data, pos, end, "len_value", limits)
    (len_value,) = _UTF8_STRING_STRUCT_AT(data, pos)
    self._len_value = len_value
    if len_value < 0:
        raise invalid(self, "len_value", pos)
    pos += 4
    size_value = len_value
    if size_value > end - pos:
        raise short(self, "value", pos, size_value, end - pos)
    self.value = data[pos : pos + size_value].tobytes().decode(errors="surrogateescape")
    pos += size_value
    return self, pos


def _read_int_array(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> tuple[IntArray, int]:
    self = new(IntArray)
    if end - pos < 4:
        raise cut(self, data, pos, end, "num_values", limits)
    (num_values,) = _INT_ARRAY_STRUCT_AT(data, pos)
    self._num_values = num_values
    if not 0 <= num_values <= limits["int_array.num_values"]:
        raise over(self, "num_values", pos, limits)
    pos += 4
    count_values = num_values
    if count_values * 4 > end - pos:
        raise short(self, "values", pos, count_values * 4, end - pos)
    self.values = list(_LE_i_LIST[count_values](data, pos))
    pos += count_values * 4
    return self, pos


def _read_tensor(data: memoryview, pos: int, end: int, limits: Mapping[str, int], layout: Any) -> tuple[Tensor, int]:
    self = new(Tensor)
    self.layout = layout
    try:
        self.dims, pos = _read_int_array(data, pos, end, limits)
        if end - pos < 5:
            raise cut(self, data, pos, end, "requires_grad", limits)
        requires_grad, num_values = _TENSOR_STRUCT_AT(data, pos)
        self.requires_grad = requires_grad
        if requires_grad not in (0, 1):
            raise invalid(self, "requires_grad", pos)
        self._num_values = num_values
        if num_values < 0:
            raise invalid(self, "num_values", pos + 1)
        pos += 5
        size_values = num_values * (8 if layout < 6 else 4)
        if size_values > end - pos:
            raise short(self, "values", pos, size_values, end - pos)
        self.values = data[pos : pos + size_values]
        pos += size_values
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_dense(data: memoryview, pos: int, end: int, limits: Mapping[str, int], layout: Any) -> tuple[Dense, int]:
    self = new(Dense)
    self.layout = layout
    try:
        if end - pos < 4:
            raise cut(self, data, pos, end, "num_neurons", limits)
        (num_neurons,) = _DENSE_NUM_NEURONS_STRUCT_AT(data, pos)
        self.num_neurons = num_neurons
        if num_neurons < 0:
            raise invalid(self, "num_neurons", pos)
        pos += 4
        self.weights, pos = _read_tensor(data, pos, end, limits, layout)
        if layout >= 5:
            if end - pos < 1:
                raise cut(self, data, pos, end, "flatten", limits)
            flatten = data[pos]
            self.flatten = flatten
            if flatten not in (0, 1):
                raise invalid(self, "flatten", pos)
            pos += 1
        else:
            self.flatten = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_conv(data: memoryview, pos: int, end: int, limits: Mapping[str, int], layout: Any) -> tuple[Conv, int]:
    self = new(Conv)
    self.layout = layout
    try:
        if end - pos < 4:
            raise cut(self, data, pos, end, "num_filters", limits)
        (num_filters,) = _CONV_NUM_FILTERS_STRUCT_AT(data, pos)
        self.num_filters = num_filters
        if num_filters < 0:
            raise invalid(self, "num_filters", pos)
        pos += 4
        self.kernels, pos = _read_tensor(data, pos, end, limits, layout)
        if layout >= 7:
            if end - pos < 4:
                raise cut(self, data, pos, end, "padding", limits)
            (padding,) = _CONV_PADDING_STRUCT_AT(data, pos)
            try:
                self.padding = _PADDING[padding]
            except KeyError:
                raise invalid(self, "padding", pos, padding) from None
            pos += 4
            self.padding_dims, pos = _read_int_array(data, pos, end, limits)
        else:
            self.padding = None
            self.padding_dims = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_layer(data: memoryview, pos: int, end: int, limits: Mapping[str, int], layout: Any) -> tuple[Layer, int]:
    self = new(Layer)
    self.layout = layout
    try:
        if end - pos < 2:
            raise cut(self, data, pos, end, "kind", limits)
        kind, activation = _LAYER_STRUCT_AT(data, pos)
        try:
            self.kind = _LAYER_KIND[kind]
        except KeyError:
            raise invalid(self, "kind", pos, kind) from None
        try:
            self.activation = _ACTIVATION[activation]
        except KeyError:
            raise invalid(self, "activation", pos + 1, activation) from None
        pos += 2
        if activation == 4:
            _tau = _LE_d_STRUCT if layout < 6 else _LE_f_STRUCT
            size_tau = 8 if layout < 6 else 4
            if end - pos < size_tau:
                raise short(self, "tau", pos, size_tau, end - pos)
            (tau,) = _tau.unpack_from(data, pos)
            self.tau = tau if tau == tau else raw_float(data, pos, size_tau)
            pos += size_tau
        else:
            self.tau = None
        _dropout = _LE_d_STRUCT if layout < 6 else _LE_f_STRUCT
        size_dropout = 8 if layout < 6 else 4
        if end - pos < size_dropout:
            raise short(self, "dropout", pos, size_dropout, end - pos)
        (dropout,) = _dropout.unpack_from(data, pos)
        self.dropout = dropout if dropout == dropout else raw_float(data, pos, size_dropout)
        pos += size_dropout
        self.bias, pos = _read_tensor(data, pos, end, limits, layout)
        if kind == 0:
            self.body, pos = _read_dense(data, pos, end, limits, layout)
        else:
            self.body, pos = _read_conv(data, pos, end, limits, layout)
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_nnn(data: memoryview, pos: int, end: int, limits: Mapping[str, int], layout: Any) -> tuple[Nnn, int]:
    self = new(Nnn)
    self.layout = layout
    try:
        if end - pos < 4:
            raise cut(self, data, pos, end, "magic", limits)
        (magic,) = _NNN_MAGIC_STRUCT_AT(data, pos)
        if magic != b"NNN.":
            raise invalid(self, "magic", pos, magic)
        pos += 4
        if layout >= 2:
            self.description, pos = _read_utf8_string(data, pos, end, limits)
        else:
            self.description = None
        if layout >= 4:
            if end - pos < 8:
                raise cut(self, data, pos, end, "num_parameters", limits)
            (num_parameters,) = _NNN_NUM_PARAMETERS_STRUCT_AT(data, pos)
            self._num_parameters = num_parameters
            pos += 8
        else:
            self._num_parameters = num_parameters = None
        _num_layers = _LE_B_STRUCT if layout < 3 else _LE_i_STRUCT
        size_num_layers = 1 if layout < 3 else 4
        if end - pos < size_num_layers:
            raise short(self, "num_layers", pos, size_num_layers, end - pos)
        (num_layers,) = _num_layers.unpack_from(data, pos)
        self._num_layers = num_layers
        if num_layers < 0:
            raise invalid(self, "num_layers", pos)
        pos += size_num_layers
        layers = []
        for _ in range(min(num_layers, (end - pos) // 28 + 1)):
            item_layers, pos = _read_layer(data, pos, end, limits, layout)
            layers.append(item_layers)
        self.layers = layers
        self.trailing = data[pos:end] if pos < end else b""
        pos = end
        if num_parameters is not None:
            computed = sum([item.bias._num_values for item in layers]) + sum(
                [item.body.num_elements for item in layers]
            )
            if num_parameters != computed:
                remember(self, "num_parameters", computed)
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def read(data: Buffer, layout: Layout | int, limits: Mapping[str, int] = LIMITS) -> Nnn:
    """Reads a whole file from a buffer, without copying its payload.

    Raises:
        FormatError: with the path and offset of the first fault, and the records read so far (`.record`).
    """
    view = view_of(data)
    return _read_nnn(view, 0, len(view), limits, layout)[0]


def write(record: Nnn, limits: Mapping[str, int] = LIMITS) -> bytes:
    """Settles a tree and gives its bytes.

    Raises:
        FormatError: what stands in the tree cannot be written so that it is read back.
    """
    settle(record)
    return b"".join(chunks(record, limits))


def check(record: Nnn) -> list[Finding]:
    """Every rule of the schema that a complete tree breaks."""
    return check_tree(record, RULES)
