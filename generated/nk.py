"""netkit .nk neural network bundle: records, reader, checks.

Generated from schemas/nk.ksy; do not edit. Fields are named and documented as in the schema.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum
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
    check_tree,
    chunks,
    cut,
    fill,
    invalid,
    kept,
    nbytes,
    new,
    over,
    padded,
    raw_float,
    remember,
    settle,
    short,
    size_of,
    some,
    text_size,
    view_of,
    within,
)


class NetworkKind(IntEnum):
    """Values of `network_kind`."""

    MLP = 1
    """Multilayer perceptron, dense layers only."""
    CNN = 2
    """Convolutional network; any layer kind."""


_NETWORK_KIND: Final = {int(member): member for member in NetworkKind}


class LayerKind(IntEnum):
    """Values of `layer_kind`."""

    DENSE = 1
    """Fully connected layer."""
    CONV2D = 2
    """Convolution with a square kernel."""
    MAX_POOL2D = 3
    """Maximum over a window."""
    FLATTEN = 4
    """Feature map to vector."""
    AVG_POOL2D = 5
    """Mean over a window; since version 3."""
    BATCH_NORM2D = 6
    """Scale and shift per channel; since version 3."""
    DEPTHWISE_CONV2D = 7
    """Convolution of each channel by itself; since version 3."""
    CONVNEXTV2_BLOCK = 8
    """ConvNeXt V2 block; since version 3."""
    MOBILENETV4_UIB = 9
    """Universal inverted bottleneck of MobileNetV4; since version 3."""
    RESNET_BASIC_BLOCK = 10
    """Basic residual block of ResNet; since version 3."""
    LAYERNORM2D = 11
    """Layer normalisation over channels; since version 3."""
    YOLOX_DECOUPLED_HEAD = 12
    """Detection head of YOLOX at one scale; since version 3."""
    FEATURE_TAP = 13
    """Keeps a feature map for a later layer; since version 3."""
    YOLOX_PAFPN_MULTISCALE = 14
    """Feature pyramid with YOLOX heads at three scales; since version 3."""


_LAYER_KIND: Final = {int(member): member for member in LayerKind}


class Activation(IntEnum):
    """Values of `activation`."""

    NONE = 0
    """Identity."""
    RELU = 1
    """max(x, 0)."""
    SIGMOID = 2
    """Logistic function."""
    TANH = 3
    """Hyperbolic tangent."""
    LEAKY_RELU = 4
    """x above zero, alpha * x below."""
    RELU6 = 5
    """min(max(x, 0), 6)."""
    SOFTMAX = 6
    """Softmax over all values of the output tensor."""


_ACTIVATION: Final = {int(member): member for member in Activation}


class Dtype(IntEnum):
    """Values of `dtype`."""

    FLOAT32 = 1
    """IEEE-754 binary32."""
    INT8 = 2
    """Two's complement, 8 bits; weights of an int8 network."""
    INT32 = 3
    """Two's complement, 32 bits; biases of an int8 network."""


_DTYPE: Final = {int(member): member for member in Dtype}


class Header(Record):
    """The file header, 48 bytes.

    Source: netkit NK file specification, section 2.
    """

    __slots__ = (
        "_biases_bytes",
        "_num_bias_tensors",
        "_num_layers",
        "_num_weight_tensors",
        "_weights_bytes",
        "flags",
        "input_rank",
        "input_shape",
        "network_kind",
        "version",
    )
    magic: Final = b"NKIT"
    version: int
    network_kind: NetworkKind | int
    input_rank: int
    flags: int
    input_shape: list[int]
    _num_layers: int
    _num_weight_tensors: int
    _num_bias_tensors: int
    _weights_bytes: int
    _biases_bytes: int

    def __init__(
        self,
        *,
        version: int = 4,
        network_kind: NetworkKind | int,
        input_rank: int,
        flags: int = 0,
        input_shape: list[int] | None = None,
    ) -> None:
        """A new `header`.

        Args:
            version: Version of the format. It decides the length of pool records, the meaning of three bytes of a
                convolution and the orientation of `dense` weights.
            network_kind: Family of the network, which selects the loader.
            input_rank: Number of axes of the input, 1 to 4; 2 in every known MLP and 3 in every known CNN.
            flags: Bit 0x0001: a TCAS section ends the file. Bit 0x0002: a QUAN section follows the catalogs. Bit
                0x0004: test inputs are int8. Writers leave all other bits zero and readers ignore them.
            input_shape: Sizes of the input axes: `[batch, features]` of an MLP, `[height, width, channels]` of a
                CNN. Entries beyond `input_rank` are zero.
        """
        self.version = version
        self.network_kind = network_kind
        self.input_rank = input_rank
        self.flags = flags
        self.input_shape = [] if input_shape is None else input_shape
        self._num_layers = 0
        self._num_weight_tensors = 0
        self._num_bias_tensors = 0
        self._weights_bytes = 0
        self._biases_bytes = 0

    @property
    def num_layers(self) -> int:
        """Number of layer records. Derived: a writer computes it."""
        return self._num_layers

    @property
    def num_weight_tensors(self) -> int:
        """Number of entries of the weight catalog. Derived: a writer computes it."""
        return self._num_weight_tensors

    @property
    def num_bias_tensors(self) -> int:
        """Number of entries of the bias catalog, the same as of the weight catalog in every known file. Derived:
        a writer computes it.
        """
        return self._num_bias_tensors

    @property
    def weights_bytes(self) -> int:
        """Length of the weight payload in bytes, including the tail that aligns the biases behind int8 weights.
        Derived: a writer computes it.
        """
        return self._weights_bytes

    @property
    def biases_bytes(self) -> int:
        """Length of the bias payload in bytes. Derived: a writer computes it."""
        return self._biases_bytes

    @property
    def has_tests(self) -> bool:
        """Whether the file ends with a TCAS section."""
        return self.flags & 1 != 0

    @property
    def has_quant(self) -> bool:
        """Whether a QUAN section is present, that is, whether the network runs in int8."""
        return self.flags & 2 != 0

    @property
    def has_int8_tests(self) -> bool:
        """Whether test inputs are int8 values, quantised with the first QUAN descriptor, instead of float32."""
        return self.flags & 4 != 0

    @property
    def input_elements(self) -> int:
        """Number of values in one input, the product of its axes."""
        return (
            (self.input_shape[0] if self.input_rank > 0 else 1)
            * (self.input_shape[1] if self.input_rank > 1 else 1)
            * (self.input_shape[2] if self.input_rank > 2 else 1)
            * (self.input_shape[3] if self.input_rank > 3 else 1)
        )

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (self.version >= 3):
            report("NK101", "version")
        if self.network_kind not in _NETWORK_KIND:
            report("NK102", "network_kind")
        if not (self.input_rank <= 4):
            report("NK103", "input_rank")
        if not (self.input_rank >= 1):
            report("NK104", "input_rank")
        if not ((self.input_rank == 2 or self.network_kind != 1) and (self.input_rank == 3 or self.network_kind != 2)):
            report("NK105", "input_rank")
        if not (self.flags & 65528 == 0):
            report("NK109", "flags")
        if not (self.flags & 2 == 0 or self.version >= 4):
            report("NK110", "flags")
        if not (self.flags & 4 == 0 or self.flags & 1 != 0):
            report("NK111", "flags")
        if not (self.flags & 1 == 0 or (self.flags & 4 != 0) == (self.flags & 2 != 0)):
            report("NK112", "flags")
        if not (
            (self.input_shape[0] == 0 or self.input_rank > 0)
            and (self.input_shape[1] == 0 or self.input_rank > 1)
            and (self.input_shape[2] == 0 or self.input_rank > 2)
            and (self.input_shape[3] == 0 or self.input_rank > 3)
        ):
            report("NK106", "input_shape")
        if not (
            (self.input_shape[0] > 0 or self.input_rank < 1)
            and (self.input_shape[1] > 0 or self.input_rank < 2)
            and (self.input_shape[2] > 0 or self.input_rank < 3)
            and (self.input_shape[3] > 0 or self.input_rank < 4)
        ):
            report("NK107", "input_shape")
        if not (
            (self.input_shape[0] if self.input_rank > 0 else 1)
            * (self.input_shape[1] if self.input_rank > 1 else 1)
            * (self.input_shape[2] if self.input_rank > 2 else 1)
            * (self.input_shape[3] if self.input_rank > 3 else 1)
            <= 4294967295
        ):
            report("NK108", "input_shape")
        if not (self.num_layers > 0):
            report("NK115", "num_layers")
        if not (self.num_bias_tensors == self.num_weight_tensors):
            report("NK302", "num_bias_tensors")

    _layout = (
        Field(
            "magic",
            BYTES,
            constant=b"NKIT",
            expected="the bytes b'NKIT'",
            rule="NK001",
            doc="Signature of the format.",
            ref="netkit NK file specification, section 2",
        ),
        Field(
            "version",
            INT,
            code="<I",
            valid=lambda s: s.version in (1, 2, 3, 4),
            expected="one of 1, 2, 3, 4",
            rule="NK002",
            doc="Version of the format. It decides the length of pool records, the meaning of three bytes of a convolution and the orientation of `dense` weights.",
            ref="netkit NK file specification, section 13; observed: netkit history of versions 1 to 4",
        ),
        Field(
            "network_kind",
            INT,
            code="<B",
            enum=_NETWORK_KIND,
            doc="Family of the network, which selects the loader.",
            ref="netkit NK file specification, section 2",
        ),
        Field(
            "input_rank",
            INT,
            code="<B",
            doc="Number of axes of the input, 1 to 4; 2 in every known MLP and 3 in every known CNN.",
            ref="netkit NK file specification, section 2",
        ),
        Field(
            "flags",
            INT,
            code="<H",
            doc="Bit 0x0001: a TCAS section ends the file. Bit 0x0002: a QUAN section follows the catalogs. Bit 0x0004: test inputs are int8. Writers leave all other bits zero and readers ignore them.",
            ref="netkit NK file specification, section 2; observed: netkit 01af6954, loader",
        ),
        Field(
            "input_shape",
            INT,
            code="<I",
            many=True,
            count=4,
            doc="Sizes of the input axes: `[batch, features]` of an MLP, `[height, width, channels]` of a CNN. Entries beyond `input_rank` are zero.",
            ref="netkit NK file specification, section 2",
        ),
        Field(
            "num_layers",
            INT,
            code="<I",
            limit="header.num_layers",
            expected="at most 100",
            rule="NK003",
            derived=True,
            doc="Number of layer records.",
            ref="netkit NK file specification, sections 2 and 9",
        ),
        Field(
            "num_weight_tensors",
            INT,
            code="<I",
            limit="header.num_weight_tensors",
            expected="at most 128",
            rule="NK004",
            derived=True,
            doc="Number of entries of the weight catalog.",
            ref="netkit NK file specification, sections 2 and 9",
        ),
        Field(
            "num_bias_tensors",
            INT,
            code="<I",
            limit="header.num_bias_tensors",
            expected="at most 128",
            rule="NK005",
            derived=True,
            doc="Number of entries of the bias catalog, the same as of the weight catalog in every known file.",
            ref="netkit NK file specification, sections 2 and 9",
        ),
        Field(
            "weights_bytes",
            INT,
            code="<I",
            derived=True,
            doc="Length of the weight payload in bytes, including the tail that aligns the biases behind int8 weights.",
            ref="netkit NK file specification, section 2; observed: netkit 01af6954, writer",
        ),
        Field(
            "biases_bytes",
            INT,
            code="<I",
            derived=True,
            doc="Length of the bias payload in bytes.",
            ref="netkit NK file specification, section 2",
        ),
    )


class Dense(Record):
    """Fully connected layer, `y = activation(W x + b)`. In a CNN a `flatten` has to come before the first one.
    Softmax normalises over all values of the output, in an MLP with a batch over all of its rows together.

    Source: netkit NK file specification, section 3.2.
    """

    __slots__ = (
        "activation",
        "alpha",
        "reserved",
        "units",
        "version",
    )
    _params = ("version",)
    units: int
    activation: Activation | int
    reserved: Buffer
    alpha: float
    version: int

    def __init__(
        self,
        *,
        units: int,
        activation: Activation | int = Activation.NONE,
        reserved: Buffer | None = None,
        alpha: float = 0.01,
        version: int = 0,
    ) -> None:
        """A new `dense`.

        Args:
            units: Number of outputs.
            activation: Function applied to the result.
            reserved: Reserved, zero.
            alpha: Slope of `leaky_relu` below zero. Writers store 0.01 for the other activations, which do not use
                it.
            version: Version of the file; version 1 stores the weight matrix transposed. Set by the parent record
                when it is settled.
        """
        self.units = units
        self.activation = activation
        self.reserved = reserved
        self.alpha = alpha
        self.version = version

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (self.units > 0):
            report("NK209", "units")
        if self.activation not in _ACTIVATION:
            report("NK205", "activation")
        if not (
            self.activation == 0
            or self.activation == 1
            or self.activation == 6
            or (self.activation == 5 and root.header.network_kind != 1)
            or not root.header.flags & 2 != 0
        ):
            report("NK412", "activation")
        if not (self.alpha > -3.5e38 and self.alpha < 3.5e38):
            report("NK206", "alpha")

    def _tensor_specs(self, root: Any) -> tuple[tuple[str, dict[str, tuple[Any, ...]]], ...]:
        specs: list[tuple[str, dict[str, tuple[Any, ...]]]] = []
        if self.version == 1:
            specs.append(("", {"weight": ("in", self.units), "bias": (self.units,)}))
        if self.version != 1:
            specs.append(("", {"weight": (self.units, "in"), "bias": (self.units,)}))
        return tuple(specs)

    _layout = (
        Field(
            "units",
            INT,
            code="<I",
            doc="Number of outputs.",
            ref="netkit NK file specification, section 3.2",
        ),
        Field(
            "activation",
            INT,
            code="<B",
            enum=_ACTIVATION,
            doc="Function applied to the result.",
            ref="netkit NK file specification, section 5",
        ),
        Field(
            "reserved",
            BYTES,
            size=3,
            padding="NK201",
            doc="Reserved, zero.",
            ref="netkit NK file specification, section 3.2",
        ),
        Field(
            "alpha",
            FLOAT,
            code="<f",
            doc="Slope of `leaky_relu` below zero. Writers store 0.01 for the other activations, which do not use it.",
            ref="netkit NK file specification, section 3.2",
        ),
    )


class Conv2d(Record):
    """Two-dimensional convolution (cross-correlation) with a square kernel, one group and no dilation. An axis
    of n values gives `(n + pad_begin + pad_end - kernel_size) / stride + 1`, rounded down. The weights tell
    the number of input channels. Softmax normalises over height, width and channels together.

    Source: netkit NK file specification, sections 3.2 and 4.
    """

    __slots__ = (
        "activation",
        "alpha",
        "filters",
        "kernel_size",
        "pad_extra",
        "pad_h",
        "pad_w",
        "stride",
        "version",
    )
    _params = ("version",)
    kernel_size: int
    stride: int
    filters: int
    activation: Activation | int
    pad_h: int
    pad_w: int
    pad_extra: int
    alpha: float
    version: int

    def __init__(
        self,
        *,
        kernel_size: int,
        stride: int = 1,
        filters: int,
        activation: Activation | int = Activation.NONE,
        pad_h: int = 0,
        pad_w: int = 0,
        pad_extra: int = 0,
        alpha: float = 0.01,
        version: int = 0,
    ) -> None:
        """A new `conv2d`.

        Args:
            kernel_size: Height and width of the kernel.
            stride: Step of the kernel along both axes.
            filters: Number of output channels.
            activation: Function applied to the result.
            pad_h: Rows of zeros above the input. Filler in versions 1 and 2; see `pad_h_begin`.
            pad_w: Columns of zeros left of the input. Filler in versions 1 and 2; see `pad_w_begin`.
            pad_extra: How many more zeros follow the input than precede it, low four bits for rows, high four bits
                for columns. Filler in versions 1 and 2; see `pad_h_end` and `pad_w_end`.
            alpha: Slope of `leaky_relu` below zero. Writers store 0.01 for the other activations, which do not use
                it.
            version: Version of the file; versions 1 and 2 have filler in place of padding. Set by the parent record
                when it is settled.
        """
        self.kernel_size = kernel_size
        self.stride = stride
        self.filters = filters
        self.activation = activation
        self.pad_h = pad_h
        self.pad_w = pad_w
        self.pad_extra = pad_extra
        self.alpha = alpha
        self.version = version

    @property
    def pad_h_begin(self) -> int:
        """Rows of zeros above the input."""
        return self.pad_h if self.version >= 3 else 0

    @property
    def pad_w_begin(self) -> int:
        """Columns of zeros left of the input."""
        return self.pad_w if self.version >= 3 else 0

    @property
    def pad_h_end(self) -> int:
        """Rows of zeros below the input."""
        return self.pad_h + (self.pad_extra & 15) if self.version >= 3 else 0

    @property
    def pad_w_end(self) -> int:
        """Columns of zeros right of the input."""
        return self.pad_w + (self.pad_extra >> 4 & 15) if self.version >= 3 else 0

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (self.kernel_size > 0):
            report("NK208", "kernel_size")
        if not (self.stride > 0):
            report("NK207", "stride")
        if not (self.filters > 0):
            report("NK209", "filters")
        if not (self.filters <= 2048 or not root.header.flags & 2 != 0):
            report("NK414", "filters")
        if self.activation not in _ACTIVATION:
            report("NK205", "activation")
        if not (self.activation == 0 or self.activation == 1 or self.activation == 5 or not root.header.flags & 2 != 0):
            report("NK412", "activation")
        if not (self.pad_h == 0 or self.version >= 3):
            report("NK204", "pad_h")
        if not (
            (
                (self.pad_h if self.version >= 3 else 0) == 0
                and (self.pad_w if self.version >= 3 else 0) == 0
                and (self.pad_h + (self.pad_extra & 15) if self.version >= 3 else 0) == 0
                and (self.pad_w + (self.pad_extra >> 4 & 15) if self.version >= 3 else 0) == 0
            )
            or self.kernel_size != 1
            or self.stride != 1
            or root.header.flags & 2 != 0
        ):
            report("NK217", "pad_h")
        if not (self.pad_w == 0 or self.version >= 3):
            report("NK204", "pad_w")
        if not (self.pad_extra == 0 or self.version >= 3):
            report("NK204", "pad_extra")
        if not (self.pad_extra == 0 or self.version < 3 or not root.header.flags & 2 != 0):
            report("NK413", "pad_extra")
        if not (self.alpha > -3.5e38 and self.alpha < 3.5e38):
            report("NK206", "alpha")

    def _tensor_names(self, root: Any, role: str) -> tuple[str, ...]:
        return {"weight": ("weight",), "bias": ("bias",)}.get(role, ())

    def _tensor_specs(self, root: Any) -> tuple[tuple[str, dict[str, tuple[Any, ...]]], ...]:
        return (("", {"weight": (self.filters, self.kernel_size, self.kernel_size, "in"), "bias": (self.filters,)}),)

    _layout = (
        Field(
            "kernel_size",
            INT,
            code="<I",
            doc="Height and width of the kernel.",
            ref="netkit NK file specification, section 3.2",
        ),
        Field(
            "stride",
            INT,
            code="<I",
            doc="Step of the kernel along both axes.",
            ref="netkit NK file specification, section 3.2",
        ),
        Field(
            "filters",
            INT,
            code="<I",
            doc="Number of output channels.",
            ref="netkit NK file specification, section 3.2",
        ),
        Field(
            "activation",
            INT,
            code="<B",
            enum=_ACTIVATION,
            doc="Function applied to the result.",
            ref="netkit NK file specification, section 5",
        ),
        Field(
            "pad_h",
            INT,
            code="<B",
            doc="Rows of zeros above the input. Filler in versions 1 and 2; see `pad_h_begin`.",
            ref="netkit NK file specification, section 4",
        ),
        Field(
            "pad_w",
            INT,
            code="<B",
            doc="Columns of zeros left of the input. Filler in versions 1 and 2; see `pad_w_begin`.",
            ref="netkit NK file specification, section 4",
        ),
        Field(
            "pad_extra",
            INT,
            code="<B",
            doc="How many more zeros follow the input than precede it, low four bits for rows, high four bits for columns. Filler in versions 1 and 2; see `pad_h_end` and `pad_w_end`.",
            ref="netkit NK file specification, section 4",
        ),
        Field(
            "alpha",
            FLOAT,
            code="<f",
            doc="Slope of `leaky_relu` below zero. Writers store 0.01 for the other activations, which do not use it.",
            ref="netkit NK file specification, section 3.2",
        ),
    )


class Pool2d(Record):
    """Maximum or mean over a window. Positions outside the input count neither as a candidate of the maximum nor
    in the mean. An axis of n values gives `(n + pad_begin + pad_end - pool) / stride + 1`, rounded down. In
    versions 1 and 2 the record ends after the stride: the window is square and nothing is padded.

    Source: netkit NK file specification, sections 3.2 and 4.
    """

    __slots__ = (
        "packed",
        "pad_h",
        "pad_w",
        "pool_size",
        "stride",
        "version",
    )
    _params = ("version",)
    pool_size: int
    stride: int
    pad_h: int | None
    pad_w: int | None
    packed: int | None
    version: int

    def __init__(
        self,
        *,
        pool_size: int,
        stride: int,
        pad_h: int | None = None,
        pad_w: int | None = None,
        packed: int | None = None,
        version: int = 0,
    ) -> None:
        """A new `pool2d`.

        Args:
            pool_size: Height of the window, and its width unless `packed` gives another.
            stride: Step of the window along both axes.
            pad_h: Rows of padding above the input.
            pad_w: Columns of padding left of the input.
            packed: Bits 0 to 7: width of the window, 0 for a square one. Bits 8 to 11: how many more rows are
                padded below than above. Bits 12 to 15: how many more columns are padded at the right than at the
                left.
            version: Version of the file; versions 1 and 2 have the shorter record. Set by the parent record when it
                is settled.
        """
        self.pool_size = pool_size
        self.stride = stride
        self.pad_h = pad_h
        self.pad_w = pad_w
        self.packed = packed
        self.version = version

    @property
    def pool_w(self) -> int:
        """Width of the window."""
        return (
            (some(self.packed) & 255 if some(self.packed) & 255 != 0 else self.pool_size)
            if self.version >= 3
            else self.pool_size
        )

    @property
    def pad_h_begin(self) -> int:
        """Rows of padding above the input."""
        return some(self.pad_h) if self.version >= 3 else 0

    @property
    def pad_w_begin(self) -> int:
        """Columns of padding left of the input."""
        return some(self.pad_w) if self.version >= 3 else 0

    @property
    def pad_h_end(self) -> int:
        """Rows of padding below the input."""
        return some(self.pad_h) + (some(self.packed) >> 8 & 15) if self.version >= 3 else 0

    @property
    def pad_w_end(self) -> int:
        """Columns of padding right of the input."""
        return some(self.pad_w) + (some(self.packed) >> 12 & 15) if self.version >= 3 else 0

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (self.pool_size > 0):
            report("NK208", "pool_size")
        if not (self.stride > 0):
            report("NK207", "stride")
        if not (
            (
                (some(self.pad_h) + (some(self.packed) >> 8 & 15) if self.version >= 3 else 0)
                == (some(self.pad_h) if self.version >= 3 else 0)
                and (some(self.pad_w) + (some(self.packed) >> 12 & 15) if self.version >= 3 else 0)
                == (some(self.pad_w) if self.version >= 3 else 0)
            )
            or not root.header.flags & 2 != 0
        ):
            report("NK413", "pad_h")

    _layout = (
        Field(
            "pool_size",
            INT,
            code="<I",
            doc="Height of the window, and its width unless `packed` gives another.",
            ref="netkit NK file specification, section 3.2",
        ),
        Field(
            "stride",
            INT,
            code="<I",
            doc="Step of the window along both axes.",
            ref="netkit NK file specification, section 3.2",
        ),
        Field(
            "pad_h",
            INT,
            code="<B",
            present=lambda s: s.version >= 3,
            default=0,
            doc="Rows of padding above the input.",
            ref="netkit NK file specification, sections 3.2 and 4",
        ),
        Field(
            "pad_w",
            INT,
            code="<B",
            present=lambda s: s.version >= 3,
            default=0,
            doc="Columns of padding left of the input.",
            ref="netkit NK file specification, sections 3.2 and 4",
        ),
        Field(
            "packed",
            INT,
            code="<H",
            present=lambda s: s.version >= 3,
            default=0,
            doc="Bits 0 to 7: width of the window, 0 for a square one. Bits 8 to 11: how many more rows are padded below than above. Bits 12 to 15: how many more columns are padded at the right than at the left.",
            ref="netkit NK file specification, section 4",
        ),
    )


class Flatten(Record):
    """Reinterprets the feature map as one row, in NHWC order. The record has no body.

    Source: netkit NK file specification, section 3.2.
    """

    __slots__ = ()

    def __init__(self) -> None:
        """A record without fields."""


class BatchNorm2d(Record):
    """Scale and shift per channel, `y = weight * x + bias`. Mean and variance of training are folded into the
    two tensors.

    Source: netkit NK file specification, section 3.2.
    """

    __slots__ = (
        "channels",
        "reserved",
    )
    channels: int
    reserved: Buffer

    def __init__(
        self,
        *,
        channels: int,
        reserved: Buffer | None = None,
    ) -> None:
        """A new `batch_norm2d`.

        Args:
            channels: Number of channels.
            reserved: Reserved, zero.
        """
        self.channels = channels
        self.reserved = reserved

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (self.channels > 0):
            report("NK209", "channels")

    def _tensor_names(self, root: Any, role: str) -> tuple[str, ...]:
        return {"weight": ("weight",), "bias": ("bias",)}.get(role, ())

    def _tensor_specs(self, root: Any) -> tuple[tuple[str, dict[str, tuple[Any, ...]]], ...]:
        return (("", {"weight": (self.channels,), "bias": (self.channels,)}),)

    _layout = (
        Field(
            "channels",
            INT,
            code="<I",
            doc="Number of channels.",
            ref="netkit NK file specification, section 3.2",
        ),
        Field(
            "reserved",
            BYTES,
            size=4,
            padding="NK201",
            doc="Reserved, zero.",
            ref="netkit NK file specification, section 3.2",
        ),
    )


class DepthwiseConv2d(Record):
    """Two-dimensional convolution of each channel with a kernel of its own (channel multiplier 1). Its record is
    a `conv2d` record read differently; the last packed byte needs the size of the weight tensor to be
    understood.

    Source: netkit NK file specification, sections 3.2 and 4.
    """

    __slots__ = (
        "activation",
        "alpha",
        "channels",
        "kernel_h",
        "kernel_w_or_pad",
        "pad_h",
        "pad_w",
        "stride",
    )
    kernel_h: int
    stride: int
    channels: int
    activation: Activation | int
    pad_h: int
    pad_w: int
    kernel_w_or_pad: int
    alpha: float

    def __init__(
        self,
        *,
        kernel_h: int,
        stride: int = 1,
        channels: int,
        activation: Activation | int = Activation.NONE,
        pad_h: int = 0,
        pad_w: int = 0,
        kernel_w_or_pad: int = 0,
        alpha: float = 0.01,
    ) -> None:
        """A new `depthwise_conv2d`.

        Args:
            kernel_h: Height of the kernel.
            stride: Step of the kernel along both axes.
            channels: Number of input channels and of output channels.
            activation: Function applied to the result.
            pad_h: Rows of zeros above the input.
            pad_w: Columns of zeros left of the input.
            kernel_w_or_pad: Width of the kernel or a pad code (low four bits extra rows below, high four bits extra
                columns at the right, as in `conv2d.pad_extra`). With b this byte and `area = num_elements /
                channels` of the weight tensor, the reference takes the first line that fits: 1. `b == kernel_h` and
                `kernel_h * kernel_h == area`: square kernel, symmetric padding; 2. `kernel_h * kernel_h == area`:
                square kernel, b is a pad code (0 in early files: symmetric); 3. `kernel_h * (b or kernel_h) ==
                area`: width b, symmetric padding; 4. `area` divisible by `kernel_h`: width `area / kernel_h`, b is
                a pad code if it adds anything. A pad code that equals `kernel_h` over a square kernel, or the width
                of a rectangular one, is therefore lost. Current writers store the width even of a square kernel.
            alpha: Slope of `leaky_relu` below zero. Writers store 0.01 for the other activations, which do not use
                it.
        """
        self.kernel_h = kernel_h
        self.stride = stride
        self.channels = channels
        self.activation = activation
        self.pad_h = pad_h
        self.pad_w = pad_w
        self.kernel_w_or_pad = kernel_w_or_pad
        self.alpha = alpha

    @property
    def pad_code_h(self) -> int:
        """Extra rows of zeros below the input, where `kernel_w_or_pad` is a pad code."""
        return self.kernel_w_or_pad & 15

    @property
    def pad_code_w(self) -> int:
        """Extra columns of zeros right of the input, where `kernel_w_or_pad` is a pad code."""
        return self.kernel_w_or_pad >> 4 & 15

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (self.kernel_h > 0):
            report("NK208", "kernel_h")
        if not (self.stride > 0):
            report("NK207", "stride")
        if not (self.channels > 0):
            report("NK209", "channels")
        if not (self.channels <= 2048 or not root.header.flags & 2 != 0):
            report("NK414", "channels")
        if self.activation not in _ACTIVATION:
            report("NK205", "activation")
        if not (self.activation == 0 or self.activation == 1 or self.activation == 5 or not root.header.flags & 2 != 0):
            report("NK412", "activation")
        if not (self.alpha > -3.5e38 and self.alpha < 3.5e38):
            report("NK206", "alpha")

    def _tensor_names(self, root: Any, role: str) -> tuple[str, ...]:
        return {"weight": ("weight",), "bias": ("bias",)}.get(role, ())

    def _tensor_specs(self, root: Any) -> tuple[tuple[str, dict[str, tuple[Any, ...]]], ...]:
        return (("", {"weight": (self.channels, self.kernel_h, "kernel_w"), "bias": (self.channels,)}),)

    _layout = (
        Field(
            "kernel_h",
            INT,
            code="<I",
            doc="Height of the kernel.",
            ref="netkit NK file specification, section 3.2",
        ),
        Field(
            "stride",
            INT,
            code="<I",
            doc="Step of the kernel along both axes.",
            ref="netkit NK file specification, section 3.2",
        ),
        Field(
            "channels",
            INT,
            code="<I",
            doc="Number of input channels and of output channels.",
            ref="netkit NK file specification, section 3.2",
        ),
        Field(
            "activation",
            INT,
            code="<B",
            enum=_ACTIVATION,
            doc="Function applied to the result.",
            ref="netkit NK file specification, section 5",
        ),
        Field(
            "pad_h",
            INT,
            code="<B",
            doc="Rows of zeros above the input.",
            ref="netkit NK file specification, sections 3.2 and 4",
        ),
        Field(
            "pad_w",
            INT,
            code="<B",
            doc="Columns of zeros left of the input.",
            ref="netkit NK file specification, sections 3.2 and 4",
        ),
        Field(
            "kernel_w_or_pad",
            INT,
            code="<B",
            doc="Width of the kernel or a pad code (low four bits extra rows below, high four bits extra columns at the right, as in `conv2d.pad_extra`). With b this byte and `area = num_elements / channels` of the weight tensor, the reference takes the first line that fits: 1. `b == kernel_h` and `kernel_h * kernel_h == area`: square kernel, symmetric padding; 2. `kernel_h * kernel_h == area`: square kernel, b is a pad code (0 in early files: symmetric); 3. `kernel_h * (b or kernel_h) == area`: width b, symmetric padding; 4. `area` divisible by `kernel_h`: width `area / kernel_h`, b is a pad code if it adds anything. A pad code that equals `kernel_h` over a square kernel, or the width of a rectangular one, is therefore lost. Current writers store the width even of a square kernel.",
            ref="netkit NK file specification, sections 3.2 and 4; observed: netkit 01af6954, loader",
        ),
        Field(
            "alpha",
            FLOAT,
            code="<f",
            doc="Slope of `leaky_relu` below zero. Writers store 0.01 for the other activations, which do not use it.",
            ref="netkit NK file specification, section 3.2",
        ),
    )


class Convnextv2Block(Record):
    """ConvNeXt V2 block with residual connection: depthwise 7x7 (padding 3), layer normalisation over channels,
    1x1 expansion to four times the channels, GELU (tanh form), global response normalisation, 1x1 projection.

    Source: netkit NK file specification, section 3.2.
    """

    __slots__ = (
        "channels",
        "eps",
        "reserved",
    )
    channels: int
    reserved: Buffer
    eps: float

    def __init__(
        self,
        *,
        channels: int,
        reserved: Buffer | None = None,
        eps: float = 1e-06,
    ) -> None:
        """A new `convnextv2_block`.

        Args:
            channels: Number of channels of input and output.
            reserved: Reserved, zero.
            eps: Term that keeps the divisions of both normalisations away from zero.
        """
        self.channels = channels
        self.reserved = reserved
        self.eps = eps

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (self.channels > 0):
            report("NK209", "channels")
        if not (self.eps > 0 and self.eps < 3.5e38):
            report("NK213", "eps")

    def _tensor_names(self, root: Any, role: str) -> tuple[str, ...]:
        return {
            "weight": ("dw.weight", "ln.weight", "pw1.weight", "grn.weight", "pw2.weight"),
            "bias": ("dw.bias", "ln.bias", "pw1.bias", "grn.bias", "pw2.bias"),
        }.get(role, ())

    def _tensor_specs(self, root: Any) -> tuple[tuple[str, dict[str, tuple[Any, ...]]], ...]:
        return (
            ("dw", {"weight": (self.channels, 7, 7), "bias": (self.channels,)}),
            ("ln", {"weight": (self.channels,), "bias": (self.channels,)}),
            ("pw1", {"weight": (4 * self.channels, self.channels), "bias": (4 * self.channels,)}),
            ("grn", {"weight": (4 * self.channels,), "bias": (4 * self.channels,)}),
            ("pw2", {"weight": (self.channels, 4 * self.channels), "bias": (self.channels,)}),
        )

    _layout = (
        Field(
            "channels",
            INT,
            code="<I",
            doc="Number of channels of input and output.",
            ref="netkit NK file specification, section 3.2",
        ),
        Field(
            "reserved",
            BYTES,
            size=4,
            padding="NK201",
            doc="Reserved, zero.",
            ref="netkit NK file specification, section 3.2",
        ),
        Field(
            "eps",
            FLOAT,
            code="<f",
            doc="Term that keeps the divisions of both normalisations away from zero.",
            ref="netkit NK file specification, section 3.2; observed: netkit 01af6954, runtime",
        ),
    )


class Mobilenetv4Uib(Record):
    """Universal inverted bottleneck of MobileNetV4: optional depthwise convolution, 1x1 expansion with ReLU,
    optional depthwise convolution with ReLU, 1x1 projection; the input is added if its shape is that of the
    output. A float network has a batch normalisation after each convolution, an int8 network has them folded
    in. Kernels are padded by `(kernel - 1) / 2`. The expanded width is `in_channels * expand_ratio`, rounded
    in single precision to a multiple of 8, at least 8 and not below nine tenths of the product.

    Source: netkit NK file specification, section 3.2; observed: netkit 01af6954, runtime.
    """

    __slots__ = (
        "expand_ratio",
        "in_channels",
        "middle_dw_downsample",
        "middle_dw_kernel",
        "out_channels",
        "reserved",
        "start_dw_kernel",
        "stride",
    )
    in_channels: int
    out_channels: int
    start_dw_kernel: int
    middle_dw_kernel: int
    stride: int
    middle_dw_downsample: int
    expand_ratio: float
    reserved: Buffer

    def __init__(
        self,
        *,
        in_channels: int,
        out_channels: int,
        start_dw_kernel: int = 0,
        middle_dw_kernel: int = 3,
        stride: int = 1,
        middle_dw_downsample: int = 1,
        expand_ratio: float = 4.0,
        reserved: Buffer | None = None,
    ) -> None:
        """A new `mobilenetv4_uib`.

        Args:
            in_channels: Number of input channels.
            out_channels: Number of output channels.
            start_dw_kernel: Kernel size of the depthwise convolution before the expansion, 0 if there is none.
            middle_dw_kernel: Kernel size of the depthwise convolution after the expansion, 0 if there is none.
            stride: Step of the block, taken by one of its two depthwise convolutions.
            middle_dw_downsample: 1 if the middle depthwise convolution takes the stride, 0 if the first one does.
            expand_ratio: Width of the expansion relative to the input channels, before rounding.
            reserved: Reserved, zero.
        """
        self.in_channels = in_channels
        self.out_channels = out_channels
        self.start_dw_kernel = start_dw_kernel
        self.middle_dw_kernel = middle_dw_kernel
        self.stride = stride
        self.middle_dw_downsample = middle_dw_downsample
        self.expand_ratio = expand_ratio
        self.reserved = reserved

    @property
    def start_stride(self) -> int:
        """Step of the depthwise convolution before the expansion."""
        return 1 if self.middle_dw_downsample != 0 and self.middle_dw_kernel > 0 else self.stride

    @property
    def middle_stride(self) -> int:
        """Step of the depthwise convolution after the expansion."""
        return self.stride if self.middle_dw_downsample != 0 else 1

    @property
    def has_residual(self) -> bool:
        """Whether the input is added to the output."""
        return self.stride == 1 and self.in_channels == self.out_channels

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (self.in_channels > 0):
            report("NK209", "in_channels")
        if not (self.out_channels > 0):
            report("NK209", "out_channels")
        if not (self.stride > 0):
            report("NK207", "stride")
        if not (
            self.stride <= 1
            or self.start_dw_kernel > 0
            or (self.middle_dw_kernel > 0 and self.middle_dw_downsample != 0)
        ):
            report("NK211", "stride")
        if not (self.middle_dw_downsample <= 1):
            report("NK212", "middle_dw_downsample")
        if not (self.expand_ratio > 0 and self.expand_ratio < 3.5e38):
            report("NK210", "expand_ratio")

    def _tensor_specs(self, root: Any) -> tuple[tuple[str, dict[str, tuple[Any, ...]]], ...]:
        specs: list[tuple[str, dict[str, tuple[Any, ...]]]] = []
        if self.start_dw_kernel > 0:
            specs.append(
                (
                    "start_dw",
                    {
                        "weight": (self.in_channels, self.start_dw_kernel, self.start_dw_kernel),
                        "bias": (self.in_channels,),
                    },
                )
            )
        if self.start_dw_kernel > 0 and not root.header.flags & 2 != 0:
            specs.append(("start_bn", {"weight": (self.in_channels,), "bias": (self.in_channels,)}))
        specs.append(("expand", {"weight": ("expanded", 1, 1, self.in_channels), "bias": ("expanded",)}))
        if not root.header.flags & 2 != 0:
            specs.append(("expand_bn", {"weight": ("expanded",), "bias": ("expanded",)}))
        if self.middle_dw_kernel > 0:
            specs.append(
                (
                    "middle_dw",
                    {"weight": ("expanded", self.middle_dw_kernel, self.middle_dw_kernel), "bias": ("expanded",)},
                )
            )
        if self.middle_dw_kernel > 0 and not root.header.flags & 2 != 0:
            specs.append(("middle_bn", {"weight": ("expanded",), "bias": ("expanded",)}))
        specs.append(("project", {"weight": (self.out_channels, 1, 1, "expanded"), "bias": (self.out_channels,)}))
        if not root.header.flags & 2 != 0:
            specs.append(("project_bn", {"weight": (self.out_channels,), "bias": (self.out_channels,)}))
        return tuple(specs)

    _layout = (
        Field(
            "in_channels",
            INT,
            code="<I",
            doc="Number of input channels.",
            ref="netkit NK file specification, section 3.2",
        ),
        Field(
            "out_channels",
            INT,
            code="<I",
            doc="Number of output channels.",
            ref="netkit NK file specification, section 3.2",
        ),
        Field(
            "start_dw_kernel",
            INT,
            code="<B",
            doc="Kernel size of the depthwise convolution before the expansion, 0 if there is none.",
            ref="netkit NK file specification, section 3.2",
        ),
        Field(
            "middle_dw_kernel",
            INT,
            code="<B",
            doc="Kernel size of the depthwise convolution after the expansion, 0 if there is none.",
            ref="netkit NK file specification, section 3.2",
        ),
        Field(
            "stride",
            INT,
            code="<B",
            doc="Step of the block, taken by one of its two depthwise convolutions.",
            ref="netkit NK file specification, section 3.2",
        ),
        Field(
            "middle_dw_downsample",
            INT,
            code="<B",
            doc="1 if the middle depthwise convolution takes the stride, 0 if the first one does.",
            ref="netkit NK file specification, section 3.2; observed: netkit 01af6954, runtime",
        ),
        Field(
            "expand_ratio",
            FLOAT,
            code="<f",
            doc="Width of the expansion relative to the input channels, before rounding.",
            ref="netkit NK file specification, section 3.2",
        ),
        Field(
            "reserved",
            BYTES,
            size=4,
            padding="NK201",
            doc="Reserved, zero.",
            ref="netkit NK file specification, section 3.2",
        ),
    )


class ResnetBasicBlock(Record):
    """Basic residual block of ResNet: two 3x3 convolutions (padding 1), each with batch normalisation, ReLU
    after the first and after the sum with the shortcut. The shortcut is the input, or its 1x1 projection with
    batch normalisation.

    Source: netkit NK file specification, section 3.2.
    """

    __slots__ = (
        "in_channels",
        "out_channels",
        "reserved",
        "stride",
    )
    in_channels: int
    out_channels: int
    stride: int
    reserved: Buffer

    def __init__(
        self,
        *,
        in_channels: int,
        out_channels: int,
        stride: int = 1,
        reserved: Buffer | None = None,
    ) -> None:
        """A new `resnet_basic_block`.

        Args:
            in_channels: Number of input channels.
            out_channels: Number of output channels.
            stride: Step of the first convolution and of the projection.
            reserved: Reserved, zero.
        """
        self.in_channels = in_channels
        self.out_channels = out_channels
        self.stride = stride
        self.reserved = reserved

    @property
    def has_shortcut(self) -> bool:
        """Whether the shortcut is a projection and so has tensors of its own."""
        return self.stride != 1 or self.in_channels != self.out_channels

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (self.in_channels > 0):
            report("NK209", "in_channels")
        if not (self.out_channels > 0):
            report("NK209", "out_channels")
        if not (self.stride > 0):
            report("NK207", "stride")

    def _tensor_specs(self, root: Any) -> tuple[tuple[str, dict[str, tuple[Any, ...]]], ...]:
        specs: list[tuple[str, dict[str, tuple[Any, ...]]]] = []
        specs.append(("conv1", {"weight": (self.out_channels, 3, 3, self.in_channels), "bias": (self.out_channels,)}))
        specs.append(("bn1", {"weight": (self.out_channels,), "bias": (self.out_channels,)}))
        specs.append(("conv2", {"weight": (self.out_channels, 3, 3, self.out_channels), "bias": (self.out_channels,)}))
        specs.append(("bn2", {"weight": (self.out_channels,), "bias": (self.out_channels,)}))
        if self.stride != 1 or self.in_channels != self.out_channels:
            specs.append(
                ("shortcut", {"weight": (self.out_channels, 1, 1, self.in_channels), "bias": (self.out_channels,)})
            )
        if self.stride != 1 or self.in_channels != self.out_channels:
            specs.append(("shortcut_bn", {"weight": (self.out_channels,), "bias": (self.out_channels,)}))
        return tuple(specs)

    _layout = (
        Field(
            "in_channels",
            INT,
            code="<I",
            doc="Number of input channels.",
            ref="netkit NK file specification, section 3.2",
        ),
        Field(
            "out_channels",
            INT,
            code="<I",
            doc="Number of output channels.",
            ref="netkit NK file specification, section 3.2",
        ),
        Field(
            "stride",
            INT,
            code="<B",
            doc="Step of the first convolution and of the projection.",
            ref="netkit NK file specification, section 3.2",
        ),
        Field(
            "reserved",
            BYTES,
            size=3,
            padding="NK201",
            doc="Reserved, zero.",
            ref="netkit NK file specification, section 3.2",
        ),
    )


class Layernorm2d(Record):
    """Layer normalisation over the channels of each pixel, with biased variance, followed by scale and shift.
    Another netkit document swaps `reserved` and `eps`; writer and loader agree with the order given here.

    Source: netkit NK file specification, section 3.2.
    """

    __slots__ = (
        "channels",
        "eps",
        "reserved",
    )
    channels: int
    reserved: Buffer
    eps: float

    def __init__(
        self,
        *,
        channels: int,
        reserved: Buffer | None = None,
        eps: float = 1e-06,
    ) -> None:
        """A new `layernorm2d`.

        Args:
            channels: Number of channels.
            reserved: Reserved, zero.
            eps: Term added to the variance.
        """
        self.channels = channels
        self.reserved = reserved
        self.eps = eps

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (self.channels > 0):
            report("NK209", "channels")
        if not (self.eps > 0 and self.eps < 3.5e38):
            report("NK213", "eps")

    def _tensor_names(self, root: Any, role: str) -> tuple[str, ...]:
        return {"weight": ("weight",), "bias": ("bias",)}.get(role, ())

    def _tensor_specs(self, root: Any) -> tuple[tuple[str, dict[str, tuple[Any, ...]]], ...]:
        return (("", {"weight": (self.channels,), "bias": (self.channels,)}),)

    _layout = (
        Field(
            "channels",
            INT,
            code="<I",
            doc="Number of channels.",
            ref="netkit NK file specification, section 3.2",
        ),
        Field(
            "reserved",
            BYTES,
            size=4,
            padding="NK201",
            doc="Reserved, zero.",
            ref="netkit NK file specification, section 3.2",
        ),
        Field(
            "eps",
            FLOAT,
            code="<f",
            doc="Term added to the variance.",
            ref="netkit NK file specification, section 3.2",
        ),
    )


class YoloxDecoupledHead(Record):
    """Detection head of YOLOX: a 1x1 stem, then a branch for classes and one for boxes and objectness, each of
    3x3 convolutions (padding 1), all with SiLU, each closed by 1x1 predictions. The output has 5 +
    `num_classes` channels of raw logits: four of the box, one of objectness, the rest of the classes.

    Source: netkit NK file specification, section 3.2.
    """

    __slots__ = (
        "hidden_dim",
        "in_channels",
        "num_classes",
        "num_convs",
        "reserved",
    )
    in_channels: int
    hidden_dim: int
    num_classes: int
    num_convs: int
    reserved: Buffer

    def __init__(
        self,
        *,
        in_channels: int,
        hidden_dim: int,
        num_classes: int,
        num_convs: int = 2,
        reserved: Buffer | None = None,
    ) -> None:
        """A new `yolox_decoupled_head`.

        Args:
            in_channels: Number of input channels.
            hidden_dim: Number of channels of the stem and of both branches.
            num_classes: Number of classes.
            num_convs: Number of 3x3 convolutions in each branch, at most 4.
            reserved: Reserved, zero.
        """
        self.in_channels = in_channels
        self.hidden_dim = hidden_dim
        self.num_classes = num_classes
        self.num_convs = num_convs
        self.reserved = reserved

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (self.in_channels > 0):
            report("NK209", "in_channels")
        if not (self.hidden_dim > 0):
            report("NK209", "hidden_dim")
        if not (self.num_classes > 0):
            report("NK216", "num_classes")
        if not (self.num_convs <= 4):
            report("NK215", "num_convs")

    def _tensor_specs(self, root: Any) -> tuple[tuple[str, dict[str, tuple[Any, ...]]], ...]:
        specs: list[tuple[str, dict[str, tuple[Any, ...]]]] = []
        specs.append(("stem", {"weight": (self.hidden_dim, 1, 1, self.in_channels), "bias": (self.hidden_dim,)}))
        for n in range(self.num_convs):
            specs.append(
                (f"cls_convs.{n}", {"weight": (self.hidden_dim, 3, 3, self.hidden_dim), "bias": (self.hidden_dim,)})
            )
        for n in range(self.num_convs):
            specs.append(
                (f"reg_convs.{n}", {"weight": (self.hidden_dim, 3, 3, self.hidden_dim), "bias": (self.hidden_dim,)})
            )
        specs.append(("cls_pred", {"weight": (self.num_classes, 1, 1, self.hidden_dim), "bias": (self.num_classes,)}))
        specs.append(("reg_pred", {"weight": (4, 1, 1, self.hidden_dim), "bias": (4,)}))
        specs.append(("obj_pred", {"weight": (1, 1, 1, self.hidden_dim), "bias": (1,)}))
        return tuple(specs)

    _layout = (
        Field(
            "in_channels",
            INT,
            code="<I",
            doc="Number of input channels.",
            ref="netkit NK file specification, section 3.2",
        ),
        Field(
            "hidden_dim",
            INT,
            code="<I",
            doc="Number of channels of the stem and of both branches.",
            ref="netkit NK file specification, section 3.2",
        ),
        Field(
            "num_classes",
            INT,
            code="<I",
            doc="Number of classes.",
            ref="netkit NK file specification, section 3.2",
        ),
        Field(
            "num_convs",
            INT,
            code="<B",
            doc="Number of 3x3 convolutions in each branch, at most 4.",
            ref="netkit NK file specification, section 3.2; observed: netkit 01af6954, loader",
        ),
        Field(
            "reserved",
            BYTES,
            size=3,
            padding="NK201",
            doc="Reserved, zero.",
            ref="netkit NK file specification, section 3.2",
        ),
    )


class FeatureTap(Record):
    """Passes its input on unchanged and keeps it in a slot for a later `yolox_pafpn_multiscale`.

    Source: observed: netkit 01af6954, loader.
    """

    __slots__ = (
        "channels",
        "reserved",
        "tap_id",
    )
    channels: int
    tap_id: int
    reserved: Buffer

    def __init__(
        self,
        *,
        channels: int,
        tap_id: int,
        reserved: Buffer | None = None,
    ) -> None:
        """A new `feature_tap`.

        Args:
            channels: Number of channels of the tapped feature map.
            tap_id: Slot, 0 to 3. The pyramid reads C3 from slot 0 and C4 from slot 1.
            reserved: Reserved, zero.
        """
        self.channels = channels
        self.tap_id = tap_id
        self.reserved = reserved

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (self.channels > 0):
            report("NK209", "channels")
        if not (self.tap_id < 4):
            report("NK214", "tap_id")

    _layout = (
        Field(
            "channels",
            INT,
            code="<I",
            doc="Number of channels of the tapped feature map.",
            ref="observed: netkit 01af6954, loader",
        ),
        Field(
            "tap_id",
            INT,
            code="<B",
            doc="Slot, 0 to 3. The pyramid reads C3 from slot 0 and C4 from slot 1.",
            ref="observed: netkit 01af6954, loader",
        ),
        Field(
            "reserved",
            BYTES,
            size=3,
            padding="NK201",
            doc="Reserved, zero.",
            ref="observed: netkit 01af6954, loader",
        ),
    )


class YoloxPafpnMultiscale(Record):
    """Path aggregation network with three YOLOX heads. Its input is C5; C4 with twice and C3 with four times the
    resolution come from the taps. The output is the concatenation of the flattened maps of the heads at P3,
    N4 and N5, each laid out as that of `yolox_decoupled_head`.

    Source: observed: netkit 01af6954, runtime.
    """

    __slots__ = (
        "c3",
        "c4",
        "c5",
        "hidden_dim",
        "num_classes",
        "num_convs",
        "reserved",
    )
    c3: int
    c4: int
    c5: int
    hidden_dim: int
    num_classes: int
    num_convs: int
    reserved: Buffer

    def __init__(
        self,
        *,
        c3: int,
        c4: int,
        c5: int,
        hidden_dim: int,
        num_classes: int,
        num_convs: int = 2,
        reserved: Buffer | None = None,
    ) -> None:
        """A new `yolox_pafpn_multiscale`.

        Args:
            c3: Number of channels of C3, from tap slot 0.
            c4: Number of channels of C4, from tap slot 1.
            c5: Number of channels of C5, the input of the layer.
            hidden_dim: Number of channels of the pyramid and of its heads.
            num_classes: Number of classes.
            num_convs: Number of 3x3 convolutions in each branch of a head, at most 4.
            reserved: Reserved, zero.
        """
        self.c3 = c3
        self.c4 = c4
        self.c5 = c5
        self.hidden_dim = hidden_dim
        self.num_classes = num_classes
        self.num_convs = num_convs
        self.reserved = reserved

    @property
    def in_channels(self) -> int:
        """Number of input channels of each head."""
        return self.hidden_dim

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (self.c3 > 0):
            report("NK209", "c3")
        if not (self.c4 > 0):
            report("NK209", "c4")
        if not (self.c5 > 0):
            report("NK209", "c5")
        if not (self.hidden_dim > 0):
            report("NK209", "hidden_dim")
        if not (self.num_classes > 0):
            report("NK216", "num_classes")
        if not (self.num_convs <= 4):
            report("NK215", "num_convs")

    def _tensor_specs(self, root: Any) -> tuple[tuple[str, dict[str, tuple[Any, ...]]], ...]:
        specs: list[tuple[str, dict[str, tuple[Any, ...]]]] = []
        specs.append(("lateral3", {"weight": (self.hidden_dim, 1, 1, self.c3), "bias": (self.hidden_dim,)}))
        specs.append(("lateral4", {"weight": (self.hidden_dim, 1, 1, self.c4), "bias": (self.hidden_dim,)}))
        specs.append(("lateral5", {"weight": (self.hidden_dim, 1, 1, self.c5), "bias": (self.hidden_dim,)}))
        for n in ("td_p4", "td_p3", "bu_n4", "bu_n5"):
            specs.append((f"path.{n}.dw", {"weight": (self.hidden_dim, 3, 3), "bias": (self.hidden_dim,)}))
            specs.append(
                (f"path.{n}.pw", {"weight": (self.hidden_dim, 1, 1, self.hidden_dim), "bias": (self.hidden_dim,)})
            )
        for n in ("p3", "p4", "p5"):
            specs.append(
                (f"head.{n}.stem", {"weight": (self.hidden_dim, 1, 1, self.hidden_dim), "bias": (self.hidden_dim,)})
            )
            for m in range(self.num_convs):
                specs.append(
                    (
                        f"head.{n}.cls_convs.{m}",
                        {"weight": (self.hidden_dim, 3, 3, self.hidden_dim), "bias": (self.hidden_dim,)},
                    )
                )
            for m in range(self.num_convs):
                specs.append(
                    (
                        f"head.{n}.reg_convs.{m}",
                        {"weight": (self.hidden_dim, 3, 3, self.hidden_dim), "bias": (self.hidden_dim,)},
                    )
                )
            specs.append(
                (
                    f"head.{n}.cls_pred",
                    {"weight": (self.num_classes, 1, 1, self.hidden_dim), "bias": (self.num_classes,)},
                )
            )
            specs.append((f"head.{n}.reg_pred", {"weight": (4, 1, 1, self.hidden_dim), "bias": (4,)}))
            specs.append((f"head.{n}.obj_pred", {"weight": (1, 1, 1, self.hidden_dim), "bias": (1,)}))
        return tuple(specs)

    _layout = (
        Field(
            "c3",
            INT,
            code="<I",
            doc="Number of channels of C3, from tap slot 0.",
            ref="observed: netkit 01af6954, loader",
        ),
        Field(
            "c4",
            INT,
            code="<I",
            doc="Number of channels of C4, from tap slot 1.",
            ref="observed: netkit 01af6954, loader",
        ),
        Field(
            "c5",
            INT,
            code="<I",
            doc="Number of channels of C5, the input of the layer.",
            ref="observed: netkit 01af6954, loader",
        ),
        Field(
            "hidden_dim",
            INT,
            code="<I",
            doc="Number of channels of the pyramid and of its heads.",
            ref="observed: netkit 01af6954, loader",
        ),
        Field(
            "num_classes",
            INT,
            code="<I",
            doc="Number of classes.",
            ref="observed: netkit 01af6954, loader",
        ),
        Field(
            "num_convs",
            INT,
            code="<B",
            doc="Number of 3x3 convolutions in each branch of a head, at most 4.",
            ref="observed: netkit 01af6954, loader",
        ),
        Field(
            "reserved",
            BYTES,
            size=3,
            padding="NK201",
            doc="Reserved, zero.",
            ref="observed: netkit 01af6954, loader",
        ),
    )


class Layer(Record):
    """One layer, a four-byte prefix and a body whose layout the kind selects.

    Source: netkit NK file specification, section 3.
    """

    __slots__ = (
        "body",
        "kind",
        "reserved",
        "version",
    )
    _params = ("version",)
    kind: LayerKind | int
    reserved: Buffer
    body: (
        Dense
        | Conv2d
        | Pool2d
        | Flatten
        | BatchNorm2d
        | DepthwiseConv2d
        | Convnextv2Block
        | Mobilenetv4Uib
        | ResnetBasicBlock
        | Layernorm2d
        | YoloxDecoupledHead
        | FeatureTap
        | YoloxPafpnMultiscale
    )
    version: int

    def __init__(
        self,
        *,
        kind: LayerKind | int,
        reserved: Buffer | None = None,
        body: Dense
        | Conv2d
        | Pool2d
        | Flatten
        | BatchNorm2d
        | DepthwiseConv2d
        | Convnextv2Block
        | Mobilenetv4Uib
        | ResnetBasicBlock
        | Layernorm2d
        | YoloxDecoupledHead
        | FeatureTap
        | YoloxPafpnMultiscale,
        version: int = 0,
    ) -> None:
        """A new `layer`.

        Args:
            kind: Kind of layer. Nothing but the kind tells the length of a record, so an unknown one ends reading.
            reserved: Reserved, zero.
            body: Parameters of the layer.
            version: Version of the file, from its header. Set by the parent record when it is settled.
        """
        self.kind = kind
        self.reserved = reserved
        self.body = body
        self.version = version

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (self.kind == 1 or self.kind == 2 or self.kind == 3 or self.kind == 4 or self.version >= 3):
            report("NK202", "kind")
        if not (self.kind == 1 or root.header.network_kind != 1):
            report("NK203", "kind")
        if not (
            self.kind == 1
            or self.kind == 2
            or self.kind == 3
            or self.kind == 4
            or self.kind == 5
            or self.kind == 7
            or self.kind == 9
            or not root.header.flags & 2 != 0
        ):
            report("NK411", "kind")

    _layout = (
        Field(
            "kind",
            INT,
            code="<B",
            enum=_LAYER_KIND,
            valid=lambda s: s.kind in _LAYER_KIND,
            expected="a known layer_kind (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)",
            rule="NK006",
            doc="Kind of layer. Nothing but the kind tells the length of a record, so an unknown one ends reading.",
            ref="netkit NK file specification, section 3.1",
        ),
        Field(
            "reserved",
            BYTES,
            size=3,
            padding="NK201",
            doc="Reserved, zero.",
            ref="netkit NK file specification, section 3",
        ),
        Field(
            "body",
            RECORD,
            types=(
                Dense,
                Conv2d,
                Pool2d,
                Flatten,
                BatchNorm2d,
                DepthwiseConv2d,
                Convnextv2Block,
                Mobilenetv4Uib,
                ResnetBasicBlock,
                Layernorm2d,
                YoloxDecoupledHead,
                FeatureTap,
                YoloxPafpnMultiscale,
            ),
            switch=lambda s, i: (
                Dense
                if s.kind == 1
                else Conv2d
                if s.kind == 2
                else Pool2d
                if s.kind == 3
                else Flatten
                if s.kind == 4
                else Pool2d
                if s.kind == 5
                else BatchNorm2d
                if s.kind == 6
                else DepthwiseConv2d
                if s.kind == 7
                else Convnextv2Block
                if s.kind == 8
                else Mobilenetv4Uib
                if s.kind == 9
                else ResnetBasicBlock
                if s.kind == 10
                else Layernorm2d
                if s.kind == 11
                else YoloxDecoupledHead
                if s.kind == 12
                else FeatureTap
                if s.kind == 13
                else YoloxPafpnMultiscale
                if s.kind == 14
                else None
            ),
            args=lambda s, i: (
                (s.version,)
                if s.kind == 1
                else (s.version,)
                if s.kind == 2
                else (s.version,)
                if s.kind == 3
                else ()
                if s.kind == 4
                else (s.version,)
                if s.kind == 5
                else ()
                if s.kind == 6
                else ()
                if s.kind == 7
                else ()
                if s.kind == 8
                else ()
                if s.kind == 9
                else ()
                if s.kind == 10
                else ()
                if s.kind == 11
                else ()
                if s.kind == 12
                else ()
                if s.kind == 13
                else ()
                if s.kind == 14
                else ()
            ),
            doc="Parameters of the layer.",
            ref="netkit NK file specification, section 3.2",
        ),
    )


class TensorDesc(Record):
    """Catalog entry of one tensor, 24 bytes.

    Source: netkit NK file specification, section 6.
    """

    __slots__ = (
        "_num_elements",
        "dims",
        "dtype",
        "rank",
        "reserved",
    )
    rank: int
    dtype: Dtype | int
    reserved: Buffer
    dims: list[int]
    _num_elements: int

    def __init__(
        self,
        *,
        rank: int,
        dtype: Dtype | int = Dtype.FLOAT32,
        reserved: Buffer | None = None,
        dims: list[int] | None = None,
    ) -> None:
        """A new `tensor_desc`.

        Args:
            rank: Number of axes, 1 to 4.
            dtype: Type of the stored elements.
            reserved: Reserved, zero.
            dims: Sizes of the axes, row-major; entries beyond `rank` are zero.
        """
        self.rank = rank
        self.dtype = dtype
        self.reserved = reserved
        self.dims = [] if dims is None else dims
        self._num_elements = 0

    @property
    def num_elements(self) -> int:
        """Number of elements, the product of the sizes. The C++ loader finds every tensor by this number alone
        and does not read the shape. Derived: a writer computes it.
        """
        return self._num_elements

    @property
    def item_size(self) -> int:
        """Bytes of one element. An unknown type is taken to have four, as the float loader does."""
        return 1 if self.dtype == 2 else 4

    @property
    def num_bytes(self) -> int:
        """Bytes of the tensor in its payload."""
        return self.num_elements * self.item_size

    def _derive_after(self) -> None:
        self._num_elements = kept(
            self,
            "num_elements",
            self._num_elements,
            (self.dims[0] if self.rank > 0 else 1)
            * (self.dims[1] if self.rank > 1 else 1)
            * (self.dims[2] if self.rank > 2 else 1)
            * (self.dims[3] if self.rank > 3 else 1),
        )

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (self.rank <= 4):
            report("NK303", "rank")
        if not (self.rank >= 1):
            report("NK304", "rank")
        if self.dtype not in _DTYPE:
            report("NK305", "dtype")
        if not (
            (self.dims[0] == 0 or self.rank > 0)
            and (self.dims[1] == 0 or self.rank > 1)
            and (self.dims[2] == 0 or self.rank > 2)
            and (self.dims[3] == 0 or self.rank > 3)
        ):
            report("NK307", "dims")
        if not (
            self.num_elements
            == (self.dims[0] if self.rank > 0 else 1)
            * (self.dims[1] if self.rank > 1 else 1)
            * (self.dims[2] if self.rank > 2 else 1)
            * (self.dims[3] if self.rank > 3 else 1)
        ):
            report("NK306", "num_elements")

    _layout = (
        Field(
            "rank",
            INT,
            code="<B",
            doc="Number of axes, 1 to 4.",
            ref="netkit NK file specification, section 6",
        ),
        Field(
            "dtype",
            INT,
            code="<B",
            enum=_DTYPE,
            doc="Type of the stored elements.",
            ref="netkit NK file specification, sections 6 and 9; observed: netkit 01af6954, loader",
        ),
        Field(
            "reserved",
            BYTES,
            size=2,
            padding="NK301",
            doc="Reserved, zero.",
            ref="netkit NK file specification, section 6",
        ),
        Field(
            "dims",
            INT,
            code="<I",
            many=True,
            count=4,
            doc="Sizes of the axes, row-major; entries beyond `rank` are zero.",
            ref="netkit NK file specification, section 6",
        ),
        Field(
            "num_elements",
            INT,
            code="<I",
            derived=True,
            doc="Number of elements, the product of the sizes. The C++ loader finds every tensor by this number alone and does not read the shape.",
            ref="netkit NK file specification, section 6; observed: netkit 01af6954, loader",
        ),
    )


class QuantParams(Record):
    """Quantisation around one weight tensor, 32 bytes. In every known file the input of a descriptor repeats the
    output of the one before.

    Source: observed: netkit 01af6954, loader.
    """

    __slots__ = (
        "bias_scale",
        "bias_zero_point",
        "input_scale",
        "input_zero_point",
        "output_scale",
        "output_zero_point",
        "weight_scale",
        "weight_zero_point",
    )
    input_scale: float
    input_zero_point: int
    weight_scale: float
    weight_zero_point: int
    bias_scale: float
    bias_zero_point: int
    output_scale: float
    output_zero_point: int

    def __init__(
        self,
        *,
        input_scale: float,
        input_zero_point: int = 0,
        weight_scale: float,
        weight_zero_point: int = 0,
        bias_scale: float,
        bias_zero_point: int = 0,
        output_scale: float,
        output_zero_point: int = 0,
    ) -> None:
        """A new `quant_params`.

        Args:
            input_scale: Scale of the activations that enter the operation.
            input_zero_point: Zero point of the activations that enter the operation; padding has this value.
            weight_scale: Scale of the weights, used unless a table per channel takes its place; beside such a table
                writers store the largest of its scales.
            weight_zero_point: Zero point of the weights, zero in every known file.
            bias_scale: Scale of the biases, the product of the input scale and the (first) weight scale. The
                runtime does not read it.
            bias_zero_point: Zero point of the biases, zero in every known file. The runtime does not read it.
            output_scale: Scale of the activations that leave the operation; of the logits where softmax follows.
            output_zero_point: Zero point of the activations that leave the operation.
        """
        self.input_scale = input_scale
        self.input_zero_point = input_zero_point
        self.weight_scale = weight_scale
        self.weight_zero_point = weight_zero_point
        self.bias_scale = bias_scale
        self.bias_zero_point = bias_zero_point
        self.output_scale = output_scale
        self.output_zero_point = output_zero_point

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (self.input_scale > 0 and self.input_scale < 3.5e38):
            report("NK405", "input_scale")
        if not (-128 <= self.input_zero_point <= 127):
            report("NK407", "input_zero_point")
        if not (self.weight_scale > 0 and self.weight_scale < 3.5e38):
            report("NK405", "weight_scale")
        if not (self.weight_zero_point == 0):
            report("NK408", "weight_zero_point")
        if not (self.bias_scale > 0 and self.bias_scale < 3.5e38):
            report("NK406", "bias_scale")
        if not (self.bias_zero_point == 0):
            report("NK409", "bias_zero_point")
        if not (self.output_scale > 0 and self.output_scale < 3.5e38):
            report("NK405", "output_scale")
        if not (-128 <= self.output_zero_point <= 127):
            report("NK407", "output_zero_point")

    _layout = (
        Field(
            "input_scale",
            FLOAT,
            code="<f",
            doc="Scale of the activations that enter the operation.",
            ref="observed: netkit 01af6954, loader",
        ),
        Field(
            "input_zero_point",
            INT,
            code="<i",
            doc="Zero point of the activations that enter the operation; padding has this value.",
            ref="observed: netkit 01af6954, loader",
        ),
        Field(
            "weight_scale",
            FLOAT,
            code="<f",
            doc="Scale of the weights, used unless a table per channel takes its place; beside such a table writers store the largest of its scales.",
            ref="observed: netkit 01af6954, loader",
        ),
        Field(
            "weight_zero_point",
            INT,
            code="<i",
            doc="Zero point of the weights, zero in every known file.",
            ref="observed: files of version 4",
        ),
        Field(
            "bias_scale",
            FLOAT,
            code="<f",
            doc="Scale of the biases, the product of the input scale and the (first) weight scale. The runtime does not read it.",
            ref="observed: netkit 01af6954, runtime",
        ),
        Field(
            "bias_zero_point",
            INT,
            code="<i",
            doc="Zero point of the biases, zero in every known file. The runtime does not read it.",
            ref="observed: netkit 01af6954, runtime",
        ),
        Field(
            "output_scale",
            FLOAT,
            code="<f",
            doc="Scale of the activations that leave the operation; of the logits where softmax follows.",
            ref="observed: netkit 01af6954, runtime",
        ),
        Field(
            "output_zero_point",
            INT,
            code="<i",
            doc="Zero point of the activations that leave the operation.",
            ref="observed: netkit 01af6954, runtime",
        ),
    )


class ChannelScales(Record):
    """Weight scales of one tensor per output channel, instead of `quant_params.weight_scale`.

    Source: observed: netkit 01af6954, loader.
    """

    __slots__ = (
        "_num_channels",
        "scales",
    )
    _num_channels: int
    scales: Buffer

    def __init__(
        self,
        *,
        scales: Buffer,
    ) -> None:
        """A new `channel_scales`.

        Args:
            scales: The scales, float32.
        """
        self.scales = scales
        self._num_channels = 0

    @property
    def num_channels(self) -> int:
        """Number of scales, 0 to use `weight_scale`. The runtime ignores a table whose length is not the number
        of output channels. Derived: a writer computes it.
        """
        return self._num_channels

    def _derive_before(self) -> None:
        self._num_channels = nbytes(self.scales) // (4)

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (self.num_channels == 0 or any(item.dims[0] == self.num_channels for item in root.weight_catalog)):
            report("NK410", "num_channels")

    _layout = (
        Field(
            "num_channels",
            INT,
            code="<I",
            derived=True,
            doc="Number of scales, 0 to use `weight_scale`. The runtime ignores a table whose length is not the number of output channels.",
            ref="observed: netkit 01af6954, runtime",
        ),
        Field(
            "scales",
            BYTES,
            size=lambda s, i, left: s.num_channels * 4,
            array=Array(lambda s, i: "float32", lambda s, i: (s.num_channels,), "<"),
            doc="The scales, float32.",
            ref="observed: netkit 01af6954, loader",
        ),
    )


class QuantSection(Record):
    """Quantisation of an int8 network. A real value is `scale * (q - zero_point)`. Pools and `flatten` have no
    descriptor: they pass the quantisation of their input on.

    Source: observed: netkit 01af6954, loader.
    """

    __slots__ = (
        "_num_tensors",
        "channel_scales",
        "flags",
        "params",
    )
    magic: Final = b"QUAN"
    _num_tensors: int
    flags: int
    params: list[QuantParams]
    channel_scales: list[ChannelScales] | None

    def __init__(
        self,
        *,
        flags: int = 0,
        params: list[QuantParams] | None = None,
        channel_scales: list[ChannelScales] | None = None,
    ) -> None:
        """A new `quant_section`.

        Args:
            flags: Bit 0x0001, tables of scales per output channel follow the descriptors. Other bits are zero and
                not read.
            params: Descriptors, in the order of the weight catalog.
            channel_scales: Tables of scales per output channel, in the order of the weight catalog.
        """
        self.flags = flags
        self.params = [] if params is None else params
        self.channel_scales = channel_scales
        self._num_tensors = 0

    @property
    def num_tensors(self) -> int:
        """Number of descriptors, one per weight tensor (not per layer). Derived: a writer computes it."""
        return self._num_tensors

    @property
    def has_channel_scales(self) -> bool:
        """Whether tables of scales per output channel are present."""
        return self.flags & 1 != 0

    def _derive_before(self) -> None:
        self._num_tensors = len(self.params)
        self.flags = self.flags & ~0x1 if self.channel_scales is None else self.flags | 0x1

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (self.num_tensors == root.header.num_weight_tensors):
            report("NK401", "num_tensors")
        if not (self.flags & 65534 == 0):
            report("NK404", "flags")

    _layout = (
        Field(
            "magic",
            BYTES,
            constant=b"QUAN",
            expected="the bytes b'QUAN'",
            rule="NK007",
            doc="Signature of the section.",
            ref="observed: netkit 01af6954, loader",
        ),
        Field(
            "num_tensors",
            INT,
            code="<H",
            limit="quant_section.num_tensors",
            valid=lambda s: s.num_tensors >= 1,
            expected="1 to 100",
            rule="NK008",
            derived=True,
            doc="Number of descriptors, one per weight tensor (not per layer).",
            ref="observed: netkit 01af6954, loader",
        ),
        Field(
            "flags",
            INT,
            code="<H",
            doc="Bit 0x0001, tables of scales per output channel follow the descriptors. Other bits are zero and not read.",
            ref="observed: netkit 01af6954, loader",
        ),
        Field(
            "params",
            RECORD,
            types=(QuantParams,),
            many=True,
            count=lambda s: s.num_tensors,
            doc="Descriptors, in the order of the weight catalog.",
            ref="observed: netkit 01af6954, loader",
        ),
        Field(
            "channel_scales",
            RECORD,
            types=(ChannelScales,),
            many=True,
            count=lambda s: s.num_tensors,
            present=lambda s: s.flags & 1 != 0,
            doc="Tables of scales per output channel, in the order of the weight catalog.",
            ref="observed: netkit 01af6954, loader",
        ),
    )


_PAYLOAD_TENSORS_DTYPES: Final = {1: "float32", 2: "int8", 3: "int32"}


def _assign_payload_tensors(s: Any, i: int, dtype: str, shape: tuple[int, ...]) -> None:
    if len(shape) > len(s.catalog[i].dims):
        raise ValueError(f"rank {len(shape)}, at most {len(s.catalog[i].dims)}")
    s.catalog[i].dtype = _DTYPE[{"float32": 1, "int8": 2, "int32": 3}[dtype]]
    s.catalog[i].dims = [*shape, *[0] * (len(s.catalog[i].dims) - len(shape))]
    s.catalog[i].rank = len(shape)


class Payload(Record):
    """Tensor data in catalog order, followed by what aligns the next section.

    Source: netkit NK file specification, section 7.
    """

    __slots__ = (
        "catalog",
        "tail",
        "tensors",
    )
    _params = ("catalog",)
    tensors: list[Buffer]
    tail: Buffer
    catalog: list[TensorDesc]

    def __init__(
        self,
        *,
        tensors: list[Buffer] | None = None,
        tail: Buffer | None = None,
        catalog: list[TensorDesc] | None = None,
    ) -> None:
        """A new `payload`.

        Args:
            tensors: Elements of the tensors, row-major. A tensor that the catalog makes longer than what is left of
                the payload is cut there; the rules for the payload sizes report it.
            tail: Zero bytes behind int8 weights that start the biases at a multiple of four, 0 to 3. They count
                towards `header.weights_bytes`.
            catalog: The catalog that describes this payload. Set by the parent record when it is settled.
        """
        self.tensors = [] if tensors is None else tensors
        self.tail = tail
        self.catalog = [] if catalog is None else catalog

    def _derive_after(self) -> None:
        self.tail = padded(
            self.tail,
            kept(
                self,
                "tail",
                0 if self.tail is None else nbytes(self.tail),
                (4 - sum([item.num_elements * (1 if item.dtype == 2 else 4) for item in self.catalog]) % 4) % 4,
            ),
        )

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (nbytes(self.tail) <= 3):
            report("NK311", "tail")

    _layout = (
        Field(
            "tensors",
            BYTES,
            size=lambda s, i, left: (
                s.catalog[i].num_elements * (1 if s.catalog[i].dtype == 2 else 4)
                if s.catalog[i].num_elements * (1 if s.catalog[i].dtype == 2 else 4) <= left
                else left
            ),
            many=True,
            count=lambda s: len(s.catalog),
            array=Array(
                lambda s, i: _PAYLOAD_TENSORS_DTYPES.get(s.catalog[i].dtype),
                lambda s, i: s.catalog[i].dims[: s.catalog[i].rank],
                "<",
                _assign_payload_tensors,
                forms=lambda s: [(item.dtype, item.dims[: item.rank]) for item in s.catalog],
                table=_PAYLOAD_TENSORS_DTYPES,
            ),
            doc="Elements of the tensors, row-major. A tensor that the catalog makes longer than what is left of the payload is cut there; the rules for the payload sizes report it.",
            ref="netkit NK file specification, section 7",
        ),
        Field(
            "tail",
            BYTES,
            padding="NK310",
            doc="Zero bytes behind int8 weights that start the biases at a multiple of four, 0 to 3. They count towards `header.weights_bytes`.",
            ref="observed: netkit 01af6954, writer",
        ),
    )


_TEST_CASE_INPUT_DATA_DTYPES: Final = {True: "int8", False: "float32"}


class TestCase(Record):
    """One input with its expected output. With int8 inputs the fields behind them may be unaligned.

    Source: netkit NK file specification, section 8.2.
    """

    __slots__ = (
        "_len_name",
        "_num_input",
        "_num_output",
        "expected_output",
        "input_data",
        "int8_inputs",
        "label",
        "name",
        "name_pad",
    )
    _params = ("int8_inputs",)
    _len_name: int
    name: str
    name_pad: Buffer
    label: int
    _num_input: int
    input_data: Buffer
    _num_output: int
    expected_output: Buffer
    int8_inputs: bool

    def __init__(
        self,
        *,
        name: str,
        name_pad: Buffer | None = None,
        label: int = -1,
        input_data: Buffer,
        expected_output: Buffer,
        int8_inputs: bool = False,
    ) -> None:
        """A new `test_case`.

        Args:
            name: Name of the case, UTF-8 without terminator.
            name_pad: Zero bytes that make the length of `len_name`, `name` and `name_pad` together a multiple of
                four.
            label: Index of the output that has to be the largest, -1 if none is named.
            input_data: Input values, in the order of the input shape.
            expected_output: Expected output values, float32 for int8 networks as well (those of the float network
                before quantisation).
            int8_inputs: Whether the input is int8 instead of float32. Set by the parent record when it is settled.
        """
        self.name = name
        self.name_pad = name_pad
        self.label = label
        self.input_data = input_data
        self.expected_output = expected_output
        self._len_name = 0
        self._num_input = 0
        self._num_output = 0
        self.int8_inputs = int8_inputs

    @property
    def len_name(self) -> int:
        """Length of the name in bytes. Derived: a writer computes it."""
        return self._len_name

    @property
    def num_input(self) -> int:
        """Number of input values. Derived: a writer computes it."""
        return self._num_input

    @property
    def num_output(self) -> int:
        """Number of output values. Derived: a writer computes it."""
        return self._num_output

    def _derive_before(self) -> None:
        self._len_name = text_size(self.name)
        if (1 if self.int8_inputs else 4) != 0:
            self._num_input = nbytes(self.input_data) // (1 if self.int8_inputs else 4)
        self._num_output = nbytes(self.expected_output) // (4)

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (self.label >= -1):
            report("NK504", "label")
        if not (self.label < self.num_output):
            report("NK505", "label")
        if not (
            self.num_input
            == (root.header.input_shape[0] if root.header.input_rank > 0 else 1)
            * (root.header.input_shape[1] if root.header.input_rank > 1 else 1)
            * (root.header.input_shape[2] if root.header.input_rank > 2 else 1)
            * (root.header.input_shape[3] if root.header.input_rank > 3 else 1)
        ):
            report("NK506", "num_input")

    _layout = (
        Field(
            "len_name",
            INT,
            code="<B",
            limit="test_case.len_name",
            valid=lambda s: s.len_name >= 1,
            expected="1 to 127",
            rule="NK011",
            derived=True,
            doc="Length of the name in bytes.",
            ref="netkit NK file specification, sections 8.2 and 9",
        ),
        Field(
            "name",
            TEXT,
            size=lambda s, i, left: s.len_name,
            text="NK502",
            doc="Name of the case, UTF-8 without terminator.",
            ref="netkit NK file specification, section 8.2",
        ),
        Field(
            "name_pad",
            BYTES,
            size=lambda s, i, left: (4 - (1 + s.len_name) % 4) % 4,
            padding="NK503",
            doc="Zero bytes that make the length of `len_name`, `name` and `name_pad` together a multiple of four.",
            ref="netkit NK file specification, section 8.2",
        ),
        Field(
            "label",
            INT,
            code="<i",
            doc="Index of the output that has to be the largest, -1 if none is named.",
            ref="netkit NK file specification, section 8.2",
        ),
        Field(
            "num_input",
            INT,
            code="<I",
            limit="test_case.num_input",
            valid=lambda s: s.num_input >= 1,
            expected="1 to 16384",
            rule="NK012",
            derived=True,
            doc="Number of input values.",
            ref="netkit NK file specification, sections 8.2 and 9",
        ),
        Field(
            "input_data",
            BYTES,
            size=lambda s, i, left: s.num_input * (1 if s.int8_inputs else 4),
            array=Array(lambda s, i: _TEST_CASE_INPUT_DATA_DTYPES.get(s.int8_inputs), lambda s, i: (s.num_input,), "<"),
            doc="Input values, in the order of the input shape.",
            ref="netkit NK file specification, section 8.2; observed: netkit 01af6954, loader",
        ),
        Field(
            "num_output",
            INT,
            code="<I",
            limit="test_case.num_output",
            valid=lambda s: s.num_output >= 1,
            expected="1 to 16384",
            rule="NK013",
            derived=True,
            doc="Number of output values.",
            ref="netkit NK file specification, sections 8.2 and 9",
        ),
        Field(
            "expected_output",
            BYTES,
            size=lambda s, i, left: s.num_output * 4,
            array=Array(lambda s, i: "float32", lambda s, i: (s.num_output,), "<"),
            doc="Expected output values, float32 for int8 networks as well (those of the float network before quantisation).",
            ref="netkit NK file specification, section 8.2; observed: files of version 4",
        ),
    )


class TestSection(Record):
    """Reference cases. A float case passes if each output is within `tolerance` and the largest is at `label`;
    an int8 case passes if the largest is at `label`, or at the largest expected value where there is no
    label.

    Source: netkit NK file specification, section 8; observed: netkit 01af6954, regression run.
    """

    __slots__ = (
        "_num_cases",
        "cases",
        "int8_inputs",
        "tolerance",
    )
    _params = ("int8_inputs",)
    magic: Final = b"TCAS"
    _num_cases: int
    tolerance: float
    cases: list[TestCase]
    int8_inputs: bool

    def __init__(
        self,
        *,
        tolerance: float = 0.0001,
        cases: list[TestCase] | None = None,
        int8_inputs: bool = False,
    ) -> None:
        """A new `test_section`.

        Args:
            tolerance: Largest absolute difference allowed for an output of a float network; int8 networks do not
                use it.
            cases: The cases.
            int8_inputs: Whether inputs are int8 instead of float32. Set by the parent record when it is settled.
        """
        self.tolerance = tolerance
        self.cases = [] if cases is None else cases
        self._num_cases = 0
        self.int8_inputs = int8_inputs

    @property
    def num_cases(self) -> int:
        """Number of cases. Derived: a writer computes it."""
        return self._num_cases

    def _derive_before(self) -> None:
        self._num_cases = len(self.cases)

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (self.tolerance > 0 and self.tolerance < 3.5e38):
            report("NK501", "tolerance")

    _layout = (
        Field(
            "magic",
            BYTES,
            constant=b"TCAS",
            expected="the bytes b'TCAS'",
            rule="NK009",
            doc="Signature of the section.",
            ref="netkit NK file specification, section 8.1",
        ),
        Field(
            "num_cases",
            INT,
            code="<I",
            limit="test_section.num_cases",
            valid=lambda s: s.num_cases >= 1,
            expected="1 to 16",
            rule="NK010",
            derived=True,
            doc="Number of cases.",
            ref="netkit NK file specification, sections 8.1 and 9",
        ),
        Field(
            "tolerance",
            FLOAT,
            code="<f",
            doc="Largest absolute difference allowed for an output of a float network; int8 networks do not use it.",
            ref="netkit NK file specification, section 8.1; observed: netkit 01af6954, regression run",
        ),
        Field(
            "cases",
            RECORD,
            types=(TestCase,),
            args=lambda s, i: (s.int8_inputs,),
            many=True,
            count=lambda s: s.num_cases,
            doc="The cases.",
            ref="netkit NK file specification, section 8.2",
        ),
    )


class Nk(Record):
    """A `.nk` bundle carries one feed-forward network of the netkit inference library: its architecture, the
    trained weights and biases, the quantisation parameters of an int8 network and a few reference cases for
    regression tests. All integers are little-endian, all floating-point values IEEE-754 binary32.

    Sections follow one another without gaps:

    1. `header`, 48 bytes: kind of network, shape of its input, the counts and sizes of everything below; 2.
    `layers`: one record a layer in execution order, 4 to 28 bytes each, told apart by their first byte; 3.
    `weight_catalog` and `bias_catalog`: shape and element type of each tensor, 24 bytes an entry; 4. `quant`, if
    flag 0x0002 is set: one descriptor per weight tensor, then scales per output channel; 5. `weights` and `biases`:
    the tensors in catalog order; 6. `tests`, if flag 0x0001 is set: inputs with expected outputs.

    Weight i belongs with bias i. A layer takes as many pairs as its kind needs, in the order that the layer types
    below list; pools, `flatten` and `feature_tap` take none. Activations are NHWC without a batch axis in a CNN and
    `[batch, features]` in an MLP.

    Version history (all of 2026):

    * 1 (2 July): kinds 1 to 4; pool records of 12 bytes; bytes 13 to 15 of a convolution body are filler; weights
    of `dense` stored `[in, out]`. Limits were 16 layers, 64 tensors and 1024 values per test case. * 2 (2 July):
    weights of `dense` stored `[out, in]`, otherwise as 1. For a few hours writers added padding, `avg_pool2d` and
    `batch_norm2d` without a new version number; no such file is known. * 3 (2 July): convolutions are padded, pool
    records take 16 bytes, kinds 5 and 6. Later without a new number: kinds 7 to 11 and today's limits (3 July),
    asymmetric padding and rectangular pools (3 July), kind 12 (4 July), kinds 13 and 14 (11 July). * 4 (7 July):
    flag 0x0002 and the QUAN section, element types int8 and int32. Later: scales per channel, test inputs as int8
    and the tail of the weight payload (9 July). A version 4 file without that flag is a float network.

    Current netkit loads versions 3 and 4 only.

    Where the published specification and existing files differ, this schema follows the files:

    * the specification places no QUAN section and lists flag 0x0001 alone; flags 0x0002 and 0x0004 exist; * it ends
    at kind 12; kinds 13 and 14 exist; * its alignment bytes before the payload cannot occur, because every record
    before it is a multiple of four bytes long. What can occur is a tail of up to three zero bytes *inside* the
    weight payload of an int8 network; * payload sizes count bytes of the stored element type, not float32 values;
    int32 is an element type as well; * test inputs are int8 under flag 0x0004; * it reserves byte 15 of a
    convolution for `conv2d`; `depthwise_conv2d` packs padding into it, too; * `mobilenetv4_uib` of an int8 network
    has no batch-normalisation tensors, although both versions are said to share one layer catalog; * bytes that
    must be zero, ranks, element types and activations are not checked by the reference loader.

    Source: netkit NK file specification, section 1.
    """

    __slots__ = (
        "bias_catalog",
        "biases",
        "header",
        "layers",
        "quant",
        "tests",
        "trailing",
        "weight_catalog",
        "weights",
    )
    header: Header
    layers: list[Layer]
    weight_catalog: list[TensorDesc]
    bias_catalog: list[TensorDesc]
    quant: QuantSection | None
    weights: Payload
    biases: Payload
    tests: TestSection | None
    trailing: Buffer

    def __init__(
        self,
        *,
        header: Header,
        layers: list[Layer] | None = None,
        weight_catalog: list[TensorDesc] | None = None,
        bias_catalog: list[TensorDesc] | None = None,
        quant: QuantSection | None = None,
        weights: Payload | None = None,
        biases: Payload | None = None,
        tests: TestSection | None = None,
        trailing: Buffer = b"",
    ) -> None:
        """A new `nk`.

        Args:
            header: Kind, input shape, counts and sizes of all other sections.
            layers: Layer records in execution order.
            weight_catalog: Descriptors of the weight tensors, in payload order. Scales of normalisation layers
                (gamma) count as weights.
            bias_catalog: Descriptors of the bias tensors, in payload order. Shifts of normalisation layers (beta)
                count as biases.
            quant: Quantisation of an int8 network. Its presence makes every layer run in int8; a mixed network does
                not exist.
            weights: Weight tensors, concatenated without gaps. The section starts at a multiple of four: every
                record before it has a length divisible by four (header 48, layers 4 to 28, catalog entries 24,
                quantisation descriptors 32 and tables 4 + 4n), so the alignment bytes that the specification
                foresees here are always absent and the schema has no field for them.
            biases: Bias tensors, concatenated without gaps, in the layer order of the weights.
            tests: Reference cases for regression tests; inference does not read them.
            trailing: Bytes after the last section. No known file has any. The reference refuses them in a file
                without tests and ignores them in a file with tests.
        """
        self.header = header
        self.layers = [] if layers is None else layers
        self.weight_catalog = [] if weight_catalog is None else weight_catalog
        self.bias_catalog = [] if bias_catalog is None else bias_catalog
        self.quant = quant
        self.weights = Payload() if weights is None else weights
        self.biases = Payload() if biases is None else biases
        self.tests = tests
        self.trailing = trailing

    def _derive_before(self) -> None:
        self.header._num_layers = len(self.layers)
        self.header._num_weight_tensors = len(self.weight_catalog)
        self.header._num_bias_tensors = len(self.bias_catalog)
        self.header.flags = self.header.flags & ~0x2 if self.quant is None else self.header.flags | 0x2
        self.header.flags = self.header.flags & ~0x1 if self.tests is None else self.header.flags | 0x1
        self.header.flags = self.header.flags & ~0x4 | kept(
            self,
            "tests.int8_inputs",
            self.header.flags & 0x4,
            0 if self.tests is None or not self.tests.int8_inputs else 0x4,
        )

    def _derive_after(self) -> None:
        self.header._weights_bytes = size_of(self.weights)
        self.header._biases_bytes = size_of(self.biases)

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (nbytes(self.trailing) == 0 or self.header.flags & 1 != 0):
            report("NK113", "trailing")
        if not (nbytes(self.trailing) == 0 or not self.header.flags & 1 != 0):
            report("NK114", "trailing")
        if not (
            self.header.weights_bytes
            >= sum([item.num_elements * (1 if item.dtype == 2 else 4) for item in self.weight_catalog])
        ):
            report("NK308", "header.weights_bytes")
        if not (self.header.weights_bytes % 4 == 0 or not self.header.flags & 2 != 0):
            report("NK316", "header.weights_bytes")
        if not (
            self.header.biases_bytes
            >= sum([item.num_elements * (1 if item.dtype == 2 else 4) for item in self.bias_catalog])
        ):
            report("NK309", "header.biases_bytes")
        if not (
            self.header.flags & 2 != 0
            or (
                all(item.dtype == 1 for item in self.weight_catalog)
                and all(item.dtype == 1 for item in self.bias_catalog)
            )
        ):
            report("NK312", "header.flags")
        if not (not self.header.flags & 2 != 0):
            for i, item in enumerate(self.weight_catalog):
                if not (item.dtype == 2):
                    report("NK402", f"weight_catalog[{i}].dtype")
        if not (not self.header.flags & 2 != 0):
            for i, item in enumerate(self.bias_catalog):
                if not (item.dtype == 3):
                    report("NK403", f"bias_catalog[{i}].dtype")

    _layout = (
        Field(
            "header",
            RECORD,
            types=(Header,),
            doc="Kind, input shape, counts and sizes of all other sections.",
            ref="netkit NK file specification, section 2",
        ),
        Field(
            "layers",
            RECORD,
            types=(Layer,),
            args=lambda s, i: (s.header.version,),
            many=True,
            count=lambda s: s.header.num_layers,
            doc="Layer records in execution order.",
            ref="netkit NK file specification, section 3",
        ),
        Field(
            "weight_catalog",
            RECORD,
            types=(TensorDesc,),
            many=True,
            count=lambda s: s.header.num_weight_tensors,
            doc="Descriptors of the weight tensors, in payload order. Scales of normalisation layers (gamma) count as weights.",
            ref="netkit NK file specification, section 6",
        ),
        Field(
            "bias_catalog",
            RECORD,
            types=(TensorDesc,),
            many=True,
            count=lambda s: s.header.num_bias_tensors,
            doc="Descriptors of the bias tensors, in payload order. Shifts of normalisation layers (beta) count as biases.",
            ref="netkit NK file specification, section 6",
        ),
        Field(
            "quant",
            RECORD,
            types=(QuantSection,),
            present=lambda s: s.header.flags & 2 != 0,
            doc="Quantisation of an int8 network. Its presence makes every layer run in int8; a mixed network does not exist.",
            ref="netkit NK file specification, section 13; observed: netkit 01af6954, loader",
        ),
        Field(
            "weights",
            RECORD,
            types=(Payload,),
            args=lambda s, i: (s.weight_catalog,),
            size=lambda s, i, left: s.header.weights_bytes,
            doc="Weight tensors, concatenated without gaps. The section starts at a multiple of four: every record before it has a length divisible by four (header 48, layers 4 to 28, catalog entries 24, quantisation descriptors 32 and tables 4 + 4n), so the alignment bytes that the specification foresees here are always absent and the schema has no field for them.",
            ref="netkit NK file specification, section 7",
        ),
        Field(
            "biases",
            RECORD,
            types=(Payload,),
            args=lambda s, i: (s.bias_catalog,),
            size=lambda s, i, left: s.header.biases_bytes,
            doc="Bias tensors, concatenated without gaps, in the layer order of the weights.",
            ref="netkit NK file specification, section 7",
        ),
        Field(
            "tests",
            RECORD,
            types=(TestSection,),
            args=lambda s, i: (s.header.flags & 4 != 0,),
            present=lambda s: s.header.flags & 1 != 0,
            doc="Reference cases for regression tests; inference does not read them.",
            ref="netkit NK file specification, section 8",
        ),
        Field(
            "trailing",
            BYTES,
            doc="Bytes after the last section. No known file has any. The reference refuses them in a file without tests and ignores them in a file with tests.",
            ref="netkit NK file specification, section 1; observed: netkit 01af6954, loader",
        ),
    )


TITLE: Final = "netkit .nk neural network bundle"
EXTENSIONS: Final = ("nk",)
MAGIC: Final = b"NKIT"
ROOT: Final = Nk
LIMITS: Final[dict[str, int]] = {
    "header.num_layers": 100,
    "header.num_weight_tensors": 128,
    "header.num_bias_tensors": 128,
    "quant_section.num_tensors": 100,
    "test_case.len_name": 127,
    "test_case.num_input": 16384,
    "test_case.num_output": 16384,
    "test_section.num_cases": 16,
}
TENSORS: Final[tuple[TensorList, ...]] = (
    TensorList(
        "weights",
        "tensors",
        "weight",
        "layers",
        "body",
        "NK313",
        "NK314",
        "NK315",
        (
            "weight_catalog",
            "quant.params",
            "quant.channel_scales",
        ),
    ),
    TensorList("biases", "tensors", "bias", "layers", "body", "NK313", "NK314", "NK315", ("bias_catalog",)),
)
ROLES: Final = ()
RULES: Final[dict[str, Rule]] = {
    "NK001": Rule(
        "NK001",
        "error",
        "The file does not begin with NKIT.",
        "Without the signature nothing says that the following bytes are a netkit header.",
        "C++ returns InvalidMagic, for a file below 48 bytes as well; Python raises ValueError.",
        "Check that the file is a netkit bundle and was transferred in binary mode.",
        "netkit NK file specification, section 2",
    ),
    "NK002": Rule(
        "NK002",
        "error",
        "The version is not one of 1, 2, 3, 4.",
        "The version decides the length of layer records, so an unknown one leaves everything behind the header unreadable.",
        "C++ returns UnsupportedVersion for all but 3 and 4; Python does not look at the version and reads on.",
        "Write 3 for a float network or 4 for an int8 network, if the rest follows that version; convert again otherwise.",
        "netkit NK file specification, section 13",
    ),
    "NK003": Rule(
        "NK003",
        "error",
        "More than 100 layers.",
        "The format allows 100 layers (kMaxLayers).",
        "C++ returns UnsupportedLayer; Python does not enforce the limit.",
        "Split the network, or use the fused block kinds.",
        "netkit NK file specification, section 9",
    ),
    "NK004": Rule(
        "NK004",
        "error",
        "More than 128 weight tensors.",
        "The format allows 128 entries in each catalog (kMaxTensorCatalog).",
        "C++ returns UnsupportedLayer; Python does not enforce the limit.",
        "Fold normalisation layers into the convolutions before them, or split the network.",
        "netkit NK file specification, section 9",
    ),
    "NK005": Rule(
        "NK005",
        "error",
        "More than 128 bias tensors.",
        "The format allows 128 entries in each catalog (kMaxTensorCatalog).",
        "C++ returns UnsupportedLayer; Python does not enforce the limit.",
        "Fold normalisation layers into the convolutions before them, or split the network.",
        "netkit NK file specification, section 9",
    ),
    "NK006": Rule(
        "NK006",
        "error",
        "The layer kind is not one of 1 to 14.",
        "Only the kind tells how long a layer record is, so the next record cannot be found.",
        "C++ returns ReadFailed; Python raises ValueError.",
        "Convert the network again; in a damaged file the record before may have the wrong length for the version.",
        "netkit NK file specification, section 3.1; observed: netkit 01af6954, loader",
    ),
    "NK007": Rule(
        "NK007",
        "error",
        "The quantisation section does not begin with QUAN.",
        "Flag 0x0002 announces the section right behind the catalogs; something else is there.",
        "C++ returns ReadFailed; Python reads the section only if flag and signature are both present.",
        "Clear flag 0x0002 if the network is a float network, or convert it again.",
        "observed: netkit 01af6954, loader",
    ),
    "NK008": Rule(
        "NK008",
        "error",
        "The number of quantisation descriptors is not within 1 to 100.",
        "The loader allows 100 descriptors, and an int8 network without any cannot run.",
        "C++ returns ReadFailed; Python does not enforce the limit.",
        "Write one descriptor per weight tensor; an int8 network is limited to 100 weight tensors.",
        "observed: netkit 01af6954, loader",
    ),
    "NK009": Rule(
        "NK009",
        "error",
        "The test section does not begin with TCAS.",
        "Flag 0x0001 announces the section right behind the biases; something else is there.",
        "The network loads and runs, since inference does not read the section; the regression run fails with ReadFailed.",
        "Clear flag 0x0001 and drop the bytes behind the biases, or check the payload sizes in the header.",
        "netkit NK file specification, section 8.1",
    ),
    "NK010": Rule(
        "NK010",
        "error",
        "The number of test cases is not within 1 to 16.",
        "The format allows 16 cases (kMaxTestCases), and the reader refuses a section without any.",
        "The network loads and runs; the regression run fails with ReadFailed.",
        "Keep at most 16 cases, or drop the section and flag 0x0001 with it.",
        "netkit NK file specification, sections 8.1 and 9",
    ),
    "NK011": Rule(
        "NK011",
        "error",
        "The length of a test case name is not within 1 to 127.",
        "The format allows names of 127 bytes (kMaxCaseNameLen), and the reader refuses an empty one.",
        "The network loads and runs; the regression run fails with ReadFailed.",
        "Give the case a name of 1 to 127 bytes.",
        "netkit NK file specification, sections 8.2 and 9",
    ),
    "NK012": Rule(
        "NK012",
        "error",
        "The number of input values of a test case is not within 1 to 16384.",
        "The format allows 16384 values (kMaxCaseFloats), and the reader refuses an empty input.",
        "The network loads and runs; the regression run fails with ReadFailed.",
        "Drop the case, if the network takes larger inputs.",
        "netkit NK file specification, section 9; observed: netkit 01af6954, loader",
    ),
    "NK013": Rule(
        "NK013",
        "error",
        "The number of output values of a test case is not within 1 to 16384.",
        "The format allows 16384 values (kMaxCaseFloats), and the reader refuses an empty output.",
        "The network loads and runs; the regression run fails with ReadFailed.",
        "Drop the case, if the network has larger outputs.",
        "netkit NK file specification, section 9; observed: netkit 01af6954, loader",
    ),
    "NK101": Rule(
        "NK101",
        "warning",
        "The file is of version 1 or 2.",
        "Both versions were in use for a day; pools, convolutions and, in version 1, dense weights are stored differently.",
        "C++ returns UnsupportedVersion; Python ignores the version and misreads files that hold a pool.",
        "Rewrite as version 3, with pool records of 16 bytes and, from version 1, transposed dense weights.",
        "netkit NK file specification, section 13; observed: netkit history of versions 1 to 4",
    ),
    "NK102": Rule(
        "NK102",
        "error",
        "The network kind is neither mlp (1) nor cnn (2).",
        "The kind selects the loader and the meaning of the input shape.",
        "C++ parses the file, then both of its loaders return UnsupportedLayer; Python raises ValueError.",
        "Write 1 if all layers are dense, otherwise 2.",
        "netkit NK file specification, section 2",
    ),
    "NK103": Rule(
        "NK103",
        "error",
        "The input rank is above 4.",
        "The header has room for four sizes.",
        "C++ does not check the rank and writes behind a table of four entries; Python ignores it.",
        "Write the number of axes that are used, 2 for an MLP and 3 for a CNN.",
        "netkit NK file specification, section 2",
    ),
    "NK104": Rule(
        "NK104",
        "warning",
        "The input rank is 0.",
        "The rank is 1 to 4; without axes the size of the input is unknown.",
        "Neither C++ nor Python checks the rank.",
        "Write the number of axes that are used, 2 for an MLP and 3 for a CNN.",
        "netkit NK file specification, section 2",
    ),
    "NK105": Rule(
        "NK105",
        "note",
        "The input rank is not the usual one, 2 for an MLP and 3 for a CNN.",
        "Every known file has the usual rank; others are legal and not exercised by anything that was seen.",
        "Neither C++ nor Python checks the rank.",
        "State the shape as [batch, features] for an MLP or [height, width, channels] for a CNN.",
        "netkit NK file specification, section 2",
    ),
    "NK106": Rule(
        "NK106",
        "warning",
        "A size of the input shape beyond its rank is not zero.",
        "Unused entries are zero; a leftover value suggests that rank or shape is wrong.",
        "C++ and Python ignore it.",
        "Set the unused entries to zero, or raise the rank.",
        "netkit NK file specification, section 2",
    ),
    "NK107": Rule(
        "NK107",
        "warning",
        "A size of the input shape is zero.",
        "An input without values gives the network nothing to work on.",
        "C++ does not check the sizes; outputs of size zero end an int8 load with ArenaOverflow.",
        "Write the real size; a batch that is not known beforehand is 1.",
        "netkit NK file specification, section 2",
    ),
    "NK108": Rule(
        "NK108",
        "error",
        "The input has 2^32 values or more.",
        "The number of values does not fit the 32-bit numbers that the format and its loaders count with.",
        "C++ does not check the product for overflow.",
        "Write the real sizes.",
        "netkit NK file specification, section 2; observed: netkit 01af6954, loader",
    ),
    "NK109": Rule(
        "NK109",
        "warning",
        "A flag bit other than 0x0001, 0x0002, 0x0004 is set.",
        "The bit has no meaning yet; a later version may give it one that changes how the file is read.",
        "C++ and Python ignore it.",
        "Clear the bit.",
        "netkit NK file specification, section 2; observed: netkit 01af6954, loader",
    ),
    "NK110": Rule(
        "NK110",
        "error",
        "A quantisation section in a file before version 4.",
        "The section came with version 4.",
        "C++ returns ReadFailed; Python reads the section whatever the version.",
        "Write version 4.",
        "netkit NK file specification, section 13; observed: netkit 01af6954, loader",
    ),
    "NK111": Rule(
        "NK111",
        "warning",
        "Flag 0x0004 (test inputs are int8) without flag 0x0001 (tests are present).",
        "The flag describes a section that is not there.",
        "C++ and Python load the network; the flag has no effect.",
        "Clear flag 0x0004.",
        "observed: netkit 01af6954, loader",
    ),
    "NK112": Rule(
        "NK112",
        "warning",
        "Test inputs of another element type than the network takes.",
        "An int8 network is tested with int8 inputs and a float network with float32 inputs; early version 4 files mix them.",
        "The network loads and runs; the regression run counts the mixture as a failure.",
        "Quantise the test inputs with the first descriptor and set flag 0x0004, or drop the tests.",
        "observed: netkit 01af6954, regression run",
    ),
    "NK113": Rule(
        "NK113",
        "error",
        "Bytes follow the biases in a file without tests.",
        "The header sizes must account for the whole file.",
        "C++ returns TruncatedFile, although the file is too long; Python ignores the bytes.",
        "Drop the bytes, or set flag 0x0001 if they are a TCAS section.",
        "netkit NK file specification, section 1; observed: netkit 01af6954, loader",
    ),
    "NK114": Rule(
        "NK114",
        "warning",
        "Bytes follow the test section.",
        "The test section is the last one; nothing describes these bytes.",
        "C++ and Python ignore them.",
        "Drop the bytes.",
        "netkit NK file specification, section 1; observed: netkit 01af6954, loader",
    ),
    "NK115": Rule(
        "NK115",
        "warning",
        "The network has no layers.",
        "Such a network returns its input at best.",
        "C++ and Python parse it.",
        "Convert the network again.",
        "netkit NK file specification, section 2",
    ),
    "NK201": Rule(
        "NK201",
        "warning",
        "Reserved bytes of a layer record are not zero.",
        "They must be zero so that a later version can use them; another value suggests damage or a newer writer.",
        "C++ and Python ignore them.",
        "Set them to zero.",
        "netkit NK file specification, section 3",
    ),
    "NK202": Rule(
        "NK202",
        "warning",
        "A layer kind that did not exist in this version.",
        "Versions 1 and 2 know kinds 1 to 4; the layout of any other kind in them was never settled.",
        "C++ refuses both versions; Python ignores the version and reads the kind as in version 3.",
        "Write version 3, with records as that version lays them out.",
        "observed: netkit history of versions 1 to 4",
    ),
    "NK203": Rule(
        "NK203",
        "error",
        "An MLP holds a layer that is not dense.",
        "An MLP is a sequence of dense layers.",
        "C++ does not check the kinds of an MLP and reads each record as a dense layer, others as one with 0 units.",
        "Write network_kind 2 (cnn) with a three-dimensional input, or remove the layer.",
        "netkit NK file specification, section 2; observed: netkit 01af6954, loader",
    ),
    "NK204": Rule(
        "NK204",
        "warning",
        "Bytes 13 to 15 of a convolution are not zero in a file of version 1 or 2.",
        "They became padding in version 3 and were filler before; a value suggests that the version is wrong.",
        "C++ refuses both versions; Python ignores the version and takes the bytes as padding.",
        "Set the bytes to zero, or write version 3 if the network is meant to be padded.",
        "observed: netkit history of versions 1 to 4",
    ),
    "NK205": Rule(
        "NK205",
        "error",
        "The activation is not one of 0 to 6.",
        "The result of the layer depends on it.",
        "C++ applies none; Python raises ValueError.",
        "Write the code of the activation that the network was trained with.",
        "netkit NK file specification, section 5",
    ),
    "NK206": Rule(
        "NK206",
        "warning",
        "Alpha is not a finite number.",
        "With leaky_relu it makes every negative value infinite or NaN; with other activations it is unused, and writers store 0.01.",
        "C++ and Python do not check it.",
        "Write the slope, or 0.01 where it is unused.",
        "netkit NK file specification, section 3.2",
    ),
    "NK207": Rule(
        "NK207",
        "error",
        "The stride is 0.",
        "The size of the output is a quotient by the stride.",
        "C++ does not check it and divides by zero, which ends the process.",
        "Write the stride that the network was trained with, usually 1, or the window size for a pool.",
        "netkit NK file specification, section 4; observed: netkit 01af6954, loader",
    ),
    "NK208": Rule(
        "NK208",
        "error",
        "The kernel or window size is 0.",
        "A window without positions has no result.",
        "C++ returns SizeMismatch for convolutions, but divides by zero for an int8 conv2d; pools load and yield constants.",
        "Write the size that the network was trained with.",
        "netkit NK file specification, section 3.2; observed: netkit 01af6954, loader",
    ),
    "NK209": Rule(
        "NK209",
        "error",
        "A number of units, filters or channels is 0.",
        "A layer without outputs or inputs leaves nothing for the layers behind it.",
        "C++ returns SizeMismatch for a float conv2d and divides by zero for an int8 one; other kinds are not checked for it.",
        "Write the number that the tensors of the layer have.",
        "netkit NK file specification, section 3.2; observed: netkit 01af6954, loader",
    ),
    "NK210": Rule(
        "NK210",
        "error",
        "The expansion ratio is not a positive finite number.",
        "It is converted to the number of channels between the two 1x1 convolutions.",
        "C++ does not check it; converting such a value to an integer is undefined or gives the minimum of 8 channels.",
        "Write the number of expanded channels divided by the number of input channels.",
        "netkit NK file specification, section 3.2; observed: netkit 01af6954, runtime",
    ),
    "NK211": Rule(
        "NK211",
        "warning",
        "The stride of the bottleneck has no effect.",
        "No depthwise convolution takes it, so the output keeps the size of the input.",
        "C++ ignores the stride without notice.",
        "Set middle_dw_downsample to 1 if there is a middle kernel, or write stride 1.",
        "observed: netkit 01af6954, runtime",
    ),
    "NK212": Rule(
        "NK212",
        "note",
        "middle_dw_downsample is neither 0 nor 1.",
        "The field is a truth value.",
        "C++ takes every value but 0 as true.",
        "Write 1.",
        "observed: netkit 01af6954, runtime",
    ),
    "NK213": Rule(
        "NK213",
        "warning",
        "Eps is not a positive finite number.",
        "It keeps a division away from zero; without it a constant input gives NaN.",
        "C++ and Python do not check it.",
        "Write the value that the network was trained with, usually 0.000001.",
        "netkit NK file specification, section 3.2",
    ),
    "NK214": Rule(
        "NK214",
        "error",
        "The tap slot is above 3.",
        "There are four slots.",
        "C++ ignores such a tap without notice, so a pyramid behind it lacks its input.",
        "Write slot 0 for C3 and slot 1 for C4.",
        "observed: netkit 01af6954, loader",
    ),
    "NK215": Rule(
        "NK215",
        "error",
        "More than 4 stacked convolutions in a detection head.",
        "The loader collects them in tables of four entries.",
        "C++ does not check the number and overflows its stack.",
        "Use at most 4; YOLOX has 2.",
        "observed: netkit 01af6954, loader",
    ),
    "NK216": Rule(
        "NK216",
        "warning",
        "A detection head without classes.",
        "The class branch then has no output; one class is the least that YOLOX is trained with.",
        "C++ compares element counts only, so it loads with empty class tensors.",
        "Write the number of classes.",
        "netkit NK file specification, section 3.2",
    ),
    "NK217": Rule(
        "NK217",
        "error",
        "A float conv2d with a 1x1 kernel and stride 1 is padded.",
        "Right by the specification, but the reference takes a short cut for such a layer that forgets the padding.",
        "C++ reads shifted data and data behind its input, without notice.",
        "Pad in the layer before, or use a 3x3 kernel with zeros around its centre.",
        "observed: netkit 01af6954, runtime",
    ),
    "NK301": Rule(
        "NK301",
        "warning",
        "Reserved bytes of a catalog entry are not zero.",
        "They must be zero so that a later version can use them; another value suggests damage or a newer writer.",
        "C++ and Python ignore them.",
        "Set them to zero.",
        "netkit NK file specification, section 6",
    ),
    "NK302": Rule(
        "NK302",
        "error",
        "The numbers of weight and bias tensors differ.",
        "Every operation takes one of each, and loaders pair them by index.",
        "C++ does not compare the numbers and pairs by index.",
        "Add zero biases where an operation has none.",
        "netkit NK file specification, section 6; observed: netkit 01af6954, loader",
    ),
    "NK303": Rule(
        "NK303",
        "error",
        "The rank of a tensor is above 4.",
        "A catalog entry has room for four sizes, so the shape is not known.",
        "C++ does not read the rank; Python ignores the excess.",
        "Write the rank that the layer kind needs.",
        "netkit NK file specification, section 6",
    ),
    "NK304": Rule(
        "NK304",
        "warning",
        "The rank of a tensor is 0.",
        "The rank is 1 to 4; no layer takes a scalar.",
        "C++ does not read the rank; Python does not check it.",
        "Write rank 1 and the size 1.",
        "netkit NK file specification, section 6",
    ),
    "NK305": Rule(
        "NK305",
        "error",
        "The element type of a tensor is not one of 1 to 3.",
        "The type decides how many bytes an element takes.",
        "C++ ignores it in a float network and returns UnsupportedLayer in an int8 network; Python raises ValueError.",
        "Write 1 (float32) in a float network; 2 (int8) for weights and 3 (int32) for biases of an int8 network.",
        "netkit NK file specification, sections 6 and 9",
    ),
    "NK306": Rule(
        "NK306",
        "error",
        "The number of elements is not the product of the sizes.",
        "The two say differently where the next tensor begins and what this one looks like.",
        "C++ goes by the number of elements and does not read the sizes; Python needs both.",
        "Correct the one that disagrees with the layer.",
        "netkit NK file specification, section 6",
    ),
    "NK307": Rule(
        "NK307",
        "warning",
        "A size of a tensor beyond its rank is not zero.",
        "Unused sizes are zero; a leftover value suggests that rank or shape is wrong.",
        "C++ does not read the sizes; Python ignores those beyond the rank.",
        "Set the unused sizes to zero, or raise the rank.",
        "netkit NK file specification, section 6",
    ),
    "NK308": Rule(
        "NK308",
        "error",
        "The weight catalog describes more bytes than the weight payload holds.",
        "The last weights would come from the biases, or from beyond the file.",
        "C++ does not add up the catalog and reads out of bounds; Python raises ValueError.",
        "Correct weights_bytes or the catalog; convert again if weights are missing.",
        "netkit NK file specification, section 7",
    ),
    "NK309": Rule(
        "NK309",
        "error",
        "The bias catalog describes more bytes than the bias payload holds.",
        "The last biases would come from the tests, or from beyond the file.",
        "C++ does not add up the catalog and reads out of bounds; Python raises ValueError.",
        "Correct biases_bytes or the catalog; convert again if biases are missing.",
        "netkit NK file specification, section 7",
    ),
    "NK310": Rule(
        "NK310",
        "warning",
        "Bytes behind the last tensor of a payload are not zero.",
        "They align the next section and carry nothing.",
        "C++ and Python ignore them.",
        "Set them to zero.",
        "observed: netkit 01af6954, writer",
    ),
    "NK311": Rule(
        "NK311",
        "warning",
        "More than three bytes behind the last tensor of a payload.",
        "Alignment takes three at most; a catalog entry may be missing or too small.",
        "C++ ignores them; Python raises ValueError.",
        "Drop the bytes and correct the payload size, or add the missing catalog entry.",
        "netkit NK file specification, section 7",
    ),
    "NK312": Rule(
        "NK312",
        "error",
        "A float network holds a tensor that is not float32.",
        "Without a QUAN section every layer runs in float32.",
        "C++ ignores the type and reads four bytes per element, beyond the tensor where it is int8.",
        "Store the tensor as float32, or add the QUAN section if the network is an int8 network.",
        "netkit NK file specification, section 7",
    ),
    "NK313": Rule(
        "NK313",
        "error",
        "The layers need another number of tensors than the catalog has.",
        "Layers take tensors by counting, so one too many or too few displaces all that follow.",
        "C++ compares the size of each tensor that a layer takes (SizeMismatch) and has no check for tensors left over.",
        "Add the missing tensors or remove the surplus; int8 bottlenecks have no batch normalisation.",
        "netkit NK file specification, section 6; observed: netkit 01af6954, loader",
    ),
    "NK314": Rule(
        "NK314",
        "error",
        "A tensor has another number of elements than its layer needs.",
        "The layer would read beyond the tensor or leave a part unused.",
        "C++ returns SizeMismatch.",
        "Correct the layer record or replace the tensor.",
        "netkit NK file specification, sections 3.2 and 6; observed: netkit 01af6954, loader",
    ),
    "NK315": Rule(
        "NK315",
        "warning",
        "A tensor has the right number of elements, but another shape than its layer needs.",
        "The order of elements may differ from what the layer expects. Axes of size 1 left out or added are harmless.",
        "C++ compares numbers of elements only and uses the data as it lies.",
        "Write the shape that the layer kind uses; transpose the data if they are laid out differently.",
        "netkit NK file specification, section 6",
    ),
    "NK316": Rule(
        "NK316",
        "error",
        "The int8 weights end at an odd place, so that the biases behind them are not aligned.",
        "Biases are 32-bit numbers, read where they lie; writers pad int8 weights with zeros to a multiple of 4 bytes.",
        "C++ refuses to load the bundle (size mismatch).",
        "Pad the weight payload with zeros to a multiple of 4 and count them in weights_bytes.",
        "observed: netkit 01af6954, loader",
    ),
    "NK401": Rule(
        "NK401",
        "error",
        "The numbers of quantisation descriptors and weight tensors differ.",
        "Each weight tensor has its own descriptor, found by index.",
        "C++ returns SizeMismatch.",
        "Write one descriptor per weight tensor, in the order of the catalog.",
        "observed: netkit 01af6954, loader",
    ),
    "NK402": Rule(
        "NK402",
        "error",
        "A weight tensor of an int8 network is not int8.",
        "The QUAN section makes every layer run in int8; mixed networks do not exist.",
        "C++ returns UnsupportedLayer, or SizeMismatch inside a bottleneck.",
        "Quantise the tensor, or drop the QUAN section and store all tensors as float32.",
        "netkit NK file specification, section 13; observed: netkit 01af6954, loader",
    ),
    "NK403": Rule(
        "NK403",
        "error",
        "A bias tensor of an int8 network is not int32.",
        "Biases are added to 32-bit sums of products.",
        "C++ returns UnsupportedLayer, or SizeMismatch inside a bottleneck.",
        "Store the bias as int32 with the scale input_scale * weight_scale.",
        "netkit NK file specification, section 13; observed: netkit 01af6954, loader",
    ),
    "NK404": Rule(
        "NK404",
        "warning",
        "A flag bit of the quantisation section other than 0x0001 is set.",
        "The bit has no meaning yet; a later version may give it one that changes how the section is read.",
        "C++ and Python ignore it.",
        "Clear the bit.",
        "observed: netkit 01af6954, loader",
    ),
    "NK405": Rule(
        "NK405",
        "error",
        "An input, weight or output scale is not a positive finite number.",
        "The three make the factor from sums of products to outputs; zero or less switches the layer off.",
        "C++ returns ArenaOverflow for an output scale of 0 or less; a factor of 0 or less turns every sum into 0.",
        "Quantise again; the scale of a tensor of zeros may be any positive number.",
        "observed: netkit 01af6954, runtime",
    ),
    "NK406": Rule(
        "NK406",
        "warning",
        "The bias scale is not a positive finite number.",
        "Biases in the file are multiples of it.",
        "C++ does not use it.",
        "Write input_scale * weight_scale.",
        "observed: netkit 01af6954, runtime",
    ),
    "NK407": Rule(
        "NK407",
        "warning",
        "A zero point of activations is outside -128 to 127.",
        "Real zero then has no int8 value, so padding and ReLU are not exact.",
        "C++ does not check it; results are clamped to int8 afterwards.",
        "Quantise again with a range that contains zero.",
        "observed: netkit 01af6954, runtime",
    ),
    "NK408": Rule(
        "NK408",
        "warning",
        "The zero point of weights is not 0.",
        "Writers quantise weights symmetrically, and only dense layers support another zero point.",
        "C++ handles it in dense layers; convolutions drop it inside the image and crash at padded borders.",
        "Quantise the weights symmetrically.",
        "observed: netkit 01af6954, runtime",
    ),
    "NK409": Rule(
        "NK409",
        "warning",
        "The zero point of biases is not 0.",
        "Biases are quantised symmetrically.",
        "C++ does not use it.",
        "Subtract it from the biases and write 0.",
        "observed: netkit 01af6954, runtime",
    ),
    "NK410": Rule(
        "NK410",
        "warning",
        "A table of channel scales has a length that no weight tensor has output channels.",
        "A table serves only a layer with as many output channels as it has entries.",
        "C++ falls back to weight_scale without notice.",
        "Write one scale per output channel, or 0 entries.",
        "observed: netkit 01af6954, runtime",
    ),
    "NK411": Rule(
        "NK411",
        "error",
        "A layer kind that has no int8 version.",
        "Only dense, conv2d, max_pool2d, flatten, avg_pool2d, depthwise_conv2d and mobilenetv4_uib run in int8.",
        "C++ returns UnsupportedLayer.",
        "Fold batch normalisation into the convolution before it; keep networks with other blocks in float32.",
        "observed: netkit 01af6954, loader",
    ),
    "NK412": Rule(
        "NK412",
        "warning",
        "An activation that int8 layers of this kind do not apply.",
        "Int8 knows relu, relu6 (not in an MLP) and, for dense layers, softmax.",
        "C++ leaves it out without notice.",
        "Replace it by relu before training, or keep the network in float32.",
        "observed: netkit 01af6954, runtime",
    ),
    "NK413": Rule(
        "NK413",
        "error",
        "Asymmetric padding in an int8 network.",
        "The int8 path supports only padding that is the same on both sides of an axis.",
        "C++ returns ArenaOverflow, although memory is not the matter.",
        "Pad symmetrically, or keep the network in float32.",
        "observed: netkit 01af6954, loader",
    ),
    "NK414": Rule(
        "NK414",
        "error",
        "More than 2048 output channels in an int8 convolution.",
        "The int8 path supports up to 2048 output channels in a convolution.",
        "C++ returns ArenaOverflow, although memory is not the matter.",
        "Split the layer, or keep the network in float32.",
        "observed: netkit 01af6954, loader",
    ),
    "NK501": Rule(
        "NK501",
        "warning",
        "The tolerance is not a positive finite number.",
        "Below or at zero only exact results pass, if any; NaN fails and infinity passes everything.",
        "C++ does not check it.",
        "Write the largest difference that is acceptable, for example 0.0001.",
        "netkit NK file specification, section 8.1",
    ),
    "NK502": Rule(
        "NK502",
        "warning",
        "The name of a test case is not valid UTF-8.",
        "Names are UTF-8.",
        "C++ keeps the bytes as they are.",
        "Rename the case.",
        "netkit NK file specification, section 8.2",
    ),
    "NK503": Rule(
        "NK503",
        "warning",
        "Bytes that pad a test case name are not zero.",
        "They are filler.",
        "C++ skips them.",
        "Set them to zero.",
        "netkit NK file specification, section 8.2",
    ),
    "NK504": Rule(
        "NK504",
        "warning",
        "The label is below -1.",
        "A label is an index, or -1 if there is none.",
        "C++ takes every negative label as none.",
        "Write -1.",
        "netkit NK file specification, section 8.2; observed: netkit 01af6954, regression run",
    ),
    "NK505": Rule(
        "NK505",
        "warning",
        "The label is not below the number of outputs.",
        "No output can be the one that is named, so the case always fails.",
        "The network loads and runs; the regression run counts the case as failed.",
        "Correct the label, or write -1.",
        "netkit NK file specification, section 8.2; observed: netkit 01af6954, regression run",
    ),
    "NK506": Rule(
        "NK506",
        "warning",
        "The input of a test case has another number of values than the network takes.",
        "The case cannot be run as it is stored.",
        "The network loads and runs; the numbers are not compared while reading.",
        "Record the case again with the shape that the header states.",
        "netkit NK file specification, section 8.2",
    ),
}

_HEADER_STRUCT_AT = Struct("<4sIBBH4IIIIII").unpack_from
_DENSE_STRUCT_AT = Struct("<IB3sf").unpack_from
_CONV2D_STRUCT_AT = Struct("<IIIBBBBf").unpack_from
_POOL2D_POOL_SIZE_STRUCT_AT = Struct("<II").unpack_from
_POOL2D_PAD_H_STRUCT_AT = Struct("<BBH").unpack_from
_BATCH_NORM2D_STRUCT_AT = Struct("<I4s").unpack_from
_DEPTHWISE_CONV2D_STRUCT_AT = Struct("<IIIBBBBf").unpack_from
_CONVNEXTV2_BLOCK_STRUCT_AT = Struct("<I4sf").unpack_from
_MOBILENETV4_UIB_STRUCT_AT = Struct("<IIBBBBf4s").unpack_from
_RESNET_BASIC_BLOCK_STRUCT_AT = Struct("<IIB3s").unpack_from
_LAYERNORM2D_STRUCT_AT = Struct("<I4sf").unpack_from
_YOLOX_DECOUPLED_HEAD_STRUCT_AT = Struct("<IIIB3s").unpack_from
_FEATURE_TAP_STRUCT_AT = Struct("<IB3s").unpack_from
_YOLOX_PAFPN_MULTISCALE_STRUCT_AT = Struct("<IIIIIB3s").unpack_from
_LAYER_STRUCT_AT = Struct("<B3s").unpack_from
_TENSOR_DESC_STRUCT = Struct("<BB2s4II")
_TENSOR_DESC_STRUCT_AT = Struct("<BB2s4II").unpack_from
_QUANT_PARAMS_STRUCT = Struct("<fifififi")
_QUANT_PARAMS_STRUCT_AT = Struct("<fifififi").unpack_from
_CHANNEL_SCALES_STRUCT_AT = Struct("<I").unpack_from
_QUANT_SECTION_STRUCT_AT = Struct("<4sHH").unpack_from
_TEST_CASE_LABEL_STRUCT_AT = Struct("<iI").unpack_from
_TEST_CASE_NUM_OUTPUT_STRUCT_AT = Struct("<I").unpack_from
_TEST_SECTION_STRUCT_AT = Struct("<4sIf").unpack_from


def _read_header(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> Header:
    self = new(Header)
    if end - pos < 48:
        raise cut(self, data, pos, end, "magic", limits)
    (
        magic,
        version,
        network_kind,
        self.input_rank,
        self.flags,
        input_shape_0,
        input_shape_1,
        input_shape_2,
        input_shape_3,
        num_layers,
        num_weight_tensors,
        num_bias_tensors,
        self._weights_bytes,
        self._biases_bytes,
    ) = _HEADER_STRUCT_AT(data, pos)
    if magic != b"NKIT":
        raise invalid(self, "magic", pos, magic)
    self.version = version
    if version not in (1, 2, 3, 4):
        raise invalid(self, "version", pos + 4)
    self.network_kind = _NETWORK_KIND.get(network_kind, network_kind)
    self.input_shape = [input_shape_0, input_shape_1, input_shape_2, input_shape_3]
    self._num_layers = num_layers
    if num_layers > limits["header.num_layers"]:
        raise over(self, "num_layers", pos + 28, limits)
    self._num_weight_tensors = num_weight_tensors
    if num_weight_tensors > limits["header.num_weight_tensors"]:
        raise over(self, "num_weight_tensors", pos + 32, limits)
    self._num_bias_tensors = num_bias_tensors
    if num_bias_tensors > limits["header.num_bias_tensors"]:
        raise over(self, "num_bias_tensors", pos + 36, limits)
    return self


def _read_dense(data: memoryview, pos: int, end: int, limits: Mapping[str, int], version: Any) -> Dense:
    self = new(Dense)
    self.version = version
    if end - pos < 12:
        raise cut(self, data, pos, end, "units", limits)
    self.units, activation, self.reserved, alpha = _DENSE_STRUCT_AT(data, pos)
    self.activation = _ACTIVATION.get(activation, activation)
    self.alpha = alpha if alpha == alpha else raw_float(data, pos + 8, 4)
    return self


def _read_conv2d(data: memoryview, pos: int, end: int, limits: Mapping[str, int], version: Any) -> Conv2d:
    self = new(Conv2d)
    self.version = version
    if end - pos < 20:
        raise cut(self, data, pos, end, "kernel_size", limits)
    self.kernel_size, self.stride, self.filters, activation, self.pad_h, self.pad_w, self.pad_extra, alpha = (
        _CONV2D_STRUCT_AT(data, pos)
    )
    self.activation = _ACTIVATION.get(activation, activation)
    self.alpha = alpha if alpha == alpha else raw_float(data, pos + 16, 4)
    return self


def _read_pool2d(data: memoryview, pos: int, end: int, limits: Mapping[str, int], version: Any) -> tuple[Pool2d, int]:
    self = new(Pool2d)
    self.version = version
    if end - pos < 8:
        raise cut(self, data, pos, end, "pool_size", limits)
    self.pool_size, self.stride = _POOL2D_POOL_SIZE_STRUCT_AT(data, pos)
    pos += 8
    if version >= 3:
        if end - pos < 4:
            raise cut(self, data, pos, end, "pad_h", limits)
        self.pad_h, self.pad_w, self.packed = _POOL2D_PAD_H_STRUCT_AT(data, pos)
        pos += 4
    else:
        self.pad_h = None
        self.pad_w = None
        self.packed = None
    return self, pos


def _read_flatten(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> Flatten:
    self = new(Flatten)
    return self


def _read_batch_norm2d(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> BatchNorm2d:
    self = new(BatchNorm2d)
    if end - pos < 8:
        raise cut(self, data, pos, end, "channels", limits)
    self.channels, self.reserved = _BATCH_NORM2D_STRUCT_AT(data, pos)
    return self


def _read_depthwise_conv2d(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> DepthwiseConv2d:
    self = new(DepthwiseConv2d)
    if end - pos < 20:
        raise cut(self, data, pos, end, "kernel_h", limits)
    self.kernel_h, self.stride, self.channels, activation, self.pad_h, self.pad_w, self.kernel_w_or_pad, alpha = (
        _DEPTHWISE_CONV2D_STRUCT_AT(data, pos)
    )
    self.activation = _ACTIVATION.get(activation, activation)
    self.alpha = alpha if alpha == alpha else raw_float(data, pos + 16, 4)
    return self


def _read_convnextv2_block(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> Convnextv2Block:
    self = new(Convnextv2Block)
    if end - pos < 12:
        raise cut(self, data, pos, end, "channels", limits)
    self.channels, self.reserved, eps = _CONVNEXTV2_BLOCK_STRUCT_AT(data, pos)
    self.eps = eps if eps == eps else raw_float(data, pos + 8, 4)
    return self


def _read_mobilenetv4_uib(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> Mobilenetv4Uib:
    self = new(Mobilenetv4Uib)
    if end - pos < 20:
        raise cut(self, data, pos, end, "in_channels", limits)
    (
        self.in_channels,
        self.out_channels,
        self.start_dw_kernel,
        self.middle_dw_kernel,
        self.stride,
        self.middle_dw_downsample,
        expand_ratio,
        self.reserved,
    ) = _MOBILENETV4_UIB_STRUCT_AT(data, pos)
    self.expand_ratio = expand_ratio if expand_ratio == expand_ratio else raw_float(data, pos + 12, 4)
    return self


def _read_resnet_basic_block(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> ResnetBasicBlock:
    self = new(ResnetBasicBlock)
    if end - pos < 12:
        raise cut(self, data, pos, end, "in_channels", limits)
    self.in_channels, self.out_channels, self.stride, self.reserved = _RESNET_BASIC_BLOCK_STRUCT_AT(data, pos)
    return self


def _read_layernorm2d(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> Layernorm2d:
    self = new(Layernorm2d)
    if end - pos < 12:
        raise cut(self, data, pos, end, "channels", limits)
    self.channels, self.reserved, eps = _LAYERNORM2D_STRUCT_AT(data, pos)
    self.eps = eps if eps == eps else raw_float(data, pos + 8, 4)
    return self


def _read_yolox_decoupled_head(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> YoloxDecoupledHead:
    self = new(YoloxDecoupledHead)
    if end - pos < 16:
        raise cut(self, data, pos, end, "in_channels", limits)
    self.in_channels, self.hidden_dim, self.num_classes, self.num_convs, self.reserved = (
        _YOLOX_DECOUPLED_HEAD_STRUCT_AT(data, pos)
    )
    return self


def _read_feature_tap(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> FeatureTap:
    self = new(FeatureTap)
    if end - pos < 8:
        raise cut(self, data, pos, end, "channels", limits)
    self.channels, self.tap_id, self.reserved = _FEATURE_TAP_STRUCT_AT(data, pos)
    return self


def _read_yolox_pafpn_multiscale(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int]
) -> YoloxPafpnMultiscale:
    self = new(YoloxPafpnMultiscale)
    if end - pos < 24:
        raise cut(self, data, pos, end, "c3", limits)
    self.c3, self.c4, self.c5, self.hidden_dim, self.num_classes, self.num_convs, self.reserved = (
        _YOLOX_PAFPN_MULTISCALE_STRUCT_AT(data, pos)
    )
    return self


def _read_layer(data: memoryview, pos: int, end: int, limits: Mapping[str, int], version: Any) -> tuple[Layer, int]:
    self = new(Layer)
    self.version = version
    try:
        if end - pos < 4:
            raise cut(self, data, pos, end, "kind", limits)
        kind, self.reserved = _LAYER_STRUCT_AT(data, pos)
        try:
            self.kind = _LAYER_KIND[kind]
        except KeyError:
            raise invalid(self, "kind", pos, kind) from None
        pos += 4
        if kind == 1:
            self.body = _read_dense(data, pos, end, limits, version)
            pos += 12
        elif kind == 2:
            self.body = _read_conv2d(data, pos, end, limits, version)
            pos += 20
        elif kind == 3:
            self.body, pos = _read_pool2d(data, pos, end, limits, version)
        elif kind == 4:
            self.body = _read_flatten(data, pos, end, limits)
        elif kind == 5:
            self.body, pos = _read_pool2d(data, pos, end, limits, version)
        elif kind == 6:
            self.body = _read_batch_norm2d(data, pos, end, limits)
            pos += 8
        elif kind == 7:
            self.body = _read_depthwise_conv2d(data, pos, end, limits)
            pos += 20
        elif kind == 8:
            self.body = _read_convnextv2_block(data, pos, end, limits)
            pos += 12
        elif kind == 9:
            self.body = _read_mobilenetv4_uib(data, pos, end, limits)
            pos += 20
        elif kind == 10:
            self.body = _read_resnet_basic_block(data, pos, end, limits)
            pos += 12
        elif kind == 11:
            self.body = _read_layernorm2d(data, pos, end, limits)
            pos += 12
        elif kind == 12:
            self.body = _read_yolox_decoupled_head(data, pos, end, limits)
            pos += 16
        elif kind == 13:
            self.body = _read_feature_tap(data, pos, end, limits)
            pos += 8
        else:
            self.body = _read_yolox_pafpn_multiscale(data, pos, end, limits)
            pos += 24
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_tensor_desc(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> TensorDesc:
    self = new(TensorDesc)
    if end - pos < 24:
        raise cut(self, data, pos, end, "rank", limits)
    rank, dtype, self.reserved, dims_0, dims_1, dims_2, dims_3, num_elements = _TENSOR_DESC_STRUCT_AT(data, pos)
    self.rank = rank
    self.dtype = _DTYPE.get(dtype, dtype)
    self.dims = [dims_0, dims_1, dims_2, dims_3]
    self._num_elements = num_elements
    computed = (
        (dims_0 if rank > 0 else 1)
        * (dims_1 if rank > 1 else 1)
        * (dims_2 if rank > 2 else 1)
        * (dims_3 if rank > 3 else 1)
    )
    if num_elements != computed:
        remember(self, "num_elements", computed)
    return self


def _read_quant_params(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> QuantParams:
    self = new(QuantParams)
    if end - pos < 32:
        raise cut(self, data, pos, end, "input_scale", limits)
    (
        input_scale,
        self.input_zero_point,
        weight_scale,
        self.weight_zero_point,
        bias_scale,
        self.bias_zero_point,
        output_scale,
        self.output_zero_point,
    ) = _QUANT_PARAMS_STRUCT_AT(data, pos)
    self.input_scale = input_scale if input_scale == input_scale else raw_float(data, pos, 4)
    self.weight_scale = weight_scale if weight_scale == weight_scale else raw_float(data, pos + 8, 4)
    self.bias_scale = bias_scale if bias_scale == bias_scale else raw_float(data, pos + 16, 4)
    self.output_scale = output_scale if output_scale == output_scale else raw_float(data, pos + 24, 4)
    return self


def _read_channel_scales(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> tuple[ChannelScales, int]:
    self = new(ChannelScales)
    if end - pos < 4:
        raise cut(self, data, pos, end, "num_channels", limits)
    (num_channels,) = _CHANNEL_SCALES_STRUCT_AT(data, pos)
    self._num_channels = num_channels
    pos += 4
    size_scales = num_channels * 4
    if size_scales > end - pos:
        raise short(self, "scales", pos, size_scales, end - pos)
    self.scales = data[pos : pos + size_scales]
    pos += size_scales
    return self, pos


def _read_quant_section(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> tuple[QuantSection, int]:
    self = new(QuantSection)
    try:
        if end - pos < 8:
            raise cut(self, data, pos, end, "magic", limits)
        magic, num_tensors, flags = _QUANT_SECTION_STRUCT_AT(data, pos)
        if magic != b"QUAN":
            raise invalid(self, "magic", pos, magic)
        self._num_tensors = num_tensors
        if not 1 <= num_tensors <= limits["quant_section.num_tensors"]:
            raise over(self, "num_tensors", pos + 4, limits)
        self.flags = flags
        pos += 8
        params: list[QuantParams] = []
        end_params = pos + 32 * num_tensors
        if end_params > end:
            fill(params, _read_quant_params, data, pos, end, 32, limits)
        for (
            input_scale,
            input_zero_point,
            weight_scale,
            weight_zero_point,
            bias_scale,
            bias_zero_point,
            output_scale,
            output_zero_point,
        ) in _QUANT_PARAMS_STRUCT.iter_unpack(data[pos:end_params]):
            item_params = new(QuantParams)
            item_params.input_scale = input_scale if input_scale == input_scale else raw_float(data, pos, 4)
            item_params.input_zero_point = input_zero_point
            item_params.weight_scale = weight_scale if weight_scale == weight_scale else raw_float(data, pos + 8, 4)
            item_params.weight_zero_point = weight_zero_point
            item_params.bias_scale = bias_scale if bias_scale == bias_scale else raw_float(data, pos + 16, 4)
            item_params.bias_zero_point = bias_zero_point
            item_params.output_scale = output_scale if output_scale == output_scale else raw_float(data, pos + 24, 4)
            item_params.output_zero_point = output_zero_point
            params.append(item_params)
            pos += 32
        self.params = params
        if flags & 1 != 0:
            channel_scales = []
            for _ in range(min(num_tensors, (end - pos) // 4 + 1)):
                item_channel_scales, pos = _read_channel_scales(data, pos, end, limits)
                channel_scales.append(item_channel_scales)
            self.channel_scales = channel_scales
        else:
            self.channel_scales = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_payload(data: memoryview, pos: int, end: int, limits: Mapping[str, int], catalog: Any) -> tuple[Payload, int]:
    self = new(Payload)
    self.catalog = catalog
    try:
        tensors = []
        total_tensors = 0
        for item in catalog:
            size_tensors = item._num_elements * (1 if item.dtype == 2 else 4)
            total_tensors += size_tensors
            if size_tensors > end - pos:
                size_tensors = end - pos
            tensors.append(data[pos : pos + size_tensors])
            pos += size_tensors
        self.tensors = tensors
        self.tail = tail = data[pos:end] if pos < end else b""
        pos = end
        computed = (4 - total_tensors % 4) % 4
        if len(tail) != computed:
            remember(self, "tail", computed)
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_test_case(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], int8_inputs: Any
) -> tuple[TestCase, int]:
    self = new(TestCase)
    self.int8_inputs = int8_inputs
    if end - pos < 1:
        raise cut(self, data, pos, end, "len_name", limits)
    len_name = data[pos]
    self._len_name = len_name
    if not 1 <= len_name <= limits["test_case.len_name"]:
        raise over(self, "len_name", pos, limits)
    pos += 1
    size_name = len_name
    if size_name > end - pos:
        raise short(self, "name", pos, size_name, end - pos)
    self.name = data[pos : pos + size_name].tobytes().decode(errors="surrogateescape")
    pos += size_name
    size_name_pad = (4 - (1 + len_name) % 4) % 4
    if size_name_pad > end - pos:
        raise short(self, "name_pad", pos, size_name_pad, end - pos)
    self.name_pad = data[pos : pos + size_name_pad] if size_name_pad else b""
    pos += size_name_pad
    if end - pos < 8:
        raise cut(self, data, pos, end, "label", limits)
    self.label, num_input = _TEST_CASE_LABEL_STRUCT_AT(data, pos)
    self._num_input = num_input
    if not 1 <= num_input <= limits["test_case.num_input"]:
        raise over(self, "num_input", pos + 4, limits)
    pos += 8
    size_input_data = num_input * (1 if int8_inputs else 4)
    if size_input_data > end - pos:
        raise short(self, "input_data", pos, size_input_data, end - pos)
    self.input_data = data[pos : pos + size_input_data]
    pos += size_input_data
    if end - pos < 4:
        raise cut(self, data, pos, end, "num_output", limits)
    (num_output,) = _TEST_CASE_NUM_OUTPUT_STRUCT_AT(data, pos)
    self._num_output = num_output
    if not 1 <= num_output <= limits["test_case.num_output"]:
        raise over(self, "num_output", pos, limits)
    pos += 4
    size_expected_output = num_output * 4
    if size_expected_output > end - pos:
        raise short(self, "expected_output", pos, size_expected_output, end - pos)
    self.expected_output = data[pos : pos + size_expected_output]
    pos += size_expected_output
    return self, pos


def _read_test_section(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], int8_inputs: Any
) -> tuple[TestSection, int]:
    self = new(TestSection)
    self.int8_inputs = int8_inputs
    try:
        if end - pos < 12:
            raise cut(self, data, pos, end, "magic", limits)
        magic, num_cases, tolerance = _TEST_SECTION_STRUCT_AT(data, pos)
        if magic != b"TCAS":
            raise invalid(self, "magic", pos, magic)
        self._num_cases = num_cases
        if not 1 <= num_cases <= limits["test_section.num_cases"]:
            raise over(self, "num_cases", pos + 4, limits)
        self.tolerance = tolerance if tolerance == tolerance else raw_float(data, pos + 8, 4)
        pos += 12
        cases = []
        for _ in range(min(num_cases, (end - pos) // 19 + 1)):
            item_cases, pos = _read_test_case(data, pos, end, limits, int8_inputs)
            cases.append(item_cases)
        self.cases = cases
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_nk(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> tuple[Nk, int]:
    self = new(Nk)
    try:
        self.header = _read_header(data, pos, end, limits)
        pos += 48
        header = self.header
        layers = []
        for _ in range(min(header._num_layers, (end - pos) // 4 + 1)):
            item_layers, pos = _read_layer(data, pos, end, limits, header.version)
            layers.append(item_layers)
        self.layers = layers
        weight_catalog: list[TensorDesc] = []
        end_weight_catalog = pos + 24 * header._num_weight_tensors
        if end_weight_catalog > end:
            fill(weight_catalog, _read_tensor_desc, data, pos, end, 24, limits)
        for rank, dtype, reserved, dims_0, dims_1, dims_2, dims_3, num_elements in _TENSOR_DESC_STRUCT.iter_unpack(
            data[pos:end_weight_catalog]
        ):
            item_weight_catalog = new(TensorDesc)
            item_weight_catalog.rank = rank
            item_weight_catalog.dtype = _DTYPE.get(dtype, dtype)
            item_weight_catalog.reserved = reserved
            item_weight_catalog.dims = [dims_0, dims_1, dims_2, dims_3]
            item_weight_catalog._num_elements = num_elements
            computed = (
                (dims_0 if rank > 0 else 1)
                * (dims_1 if rank > 1 else 1)
                * (dims_2 if rank > 2 else 1)
                * (dims_3 if rank > 3 else 1)
            )
            if num_elements != computed:
                remember(item_weight_catalog, "num_elements", computed)
            weight_catalog.append(item_weight_catalog)
        pos = end_weight_catalog
        self.weight_catalog = weight_catalog
        bias_catalog: list[TensorDesc] = []
        end_bias_catalog = pos + 24 * header._num_bias_tensors
        if end_bias_catalog > end:
            fill(bias_catalog, _read_tensor_desc, data, pos, end, 24, limits)
        for rank, dtype, reserved, dims_0, dims_1, dims_2, dims_3, num_elements in _TENSOR_DESC_STRUCT.iter_unpack(
            data[pos:end_bias_catalog]
        ):
            item_bias_catalog = new(TensorDesc)
            item_bias_catalog.rank = rank
            item_bias_catalog.dtype = _DTYPE.get(dtype, dtype)
            item_bias_catalog.reserved = reserved
            item_bias_catalog.dims = [dims_0, dims_1, dims_2, dims_3]
            item_bias_catalog._num_elements = num_elements
            computed = (
                (dims_0 if rank > 0 else 1)
                * (dims_1 if rank > 1 else 1)
                * (dims_2 if rank > 2 else 1)
                * (dims_3 if rank > 3 else 1)
            )
            if num_elements != computed:
                remember(item_bias_catalog, "num_elements", computed)
            bias_catalog.append(item_bias_catalog)
        pos = end_bias_catalog
        self.bias_catalog = bias_catalog
        if header.flags & 2 != 0:
            self.quant, pos = _read_quant_section(data, pos, end, limits)
        else:
            self.quant = None
        size_weights = header._weights_bytes
        if size_weights > end - pos:
            raise short(self, "weights", pos, size_weights, end - pos)
        self.weights, _ = _read_payload(data, pos, pos + size_weights, limits, weight_catalog)
        pos += size_weights
        size_biases = header._biases_bytes
        if size_biases > end - pos:
            raise short(self, "biases", pos, size_biases, end - pos)
        self.biases, _ = _read_payload(data, pos, pos + size_biases, limits, bias_catalog)
        pos += size_biases
        if header.flags & 1 != 0:
            self.tests, pos = _read_test_section(data, pos, end, limits, header.flags & 4 != 0)
        else:
            self.tests = None
        self.trailing = data[pos:end] if pos < end else b""
        pos = end
        if self.tests is None and header.flags & 0x4:
            remember(self, "tests.int8_inputs", 0)
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def read(data: Buffer, limits: Mapping[str, int] = LIMITS) -> Nk:
    """Reads a whole file from a buffer, without copying its payload.

    Raises:
        FormatError: with the path and offset of the first fault, and the records read so far (`.record`).
    """
    view = view_of(data)
    return _read_nk(view, 0, len(view), limits)[0]


def write(record: Nk, limits: Mapping[str, int] = LIMITS) -> bytes:
    """Settles a tree and gives its bytes.

    Raises:
        FormatError: what stands in the tree cannot be written so that it is read back.
    """
    settle(record)
    return b"".join(chunks(record, limits))


def check(record: Nk) -> list[Finding]:
    """Every rule of the schema that a complete tree breaks."""
    return check_tree(record, RULES)
