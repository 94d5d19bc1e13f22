"""ncnn model, .param or .param.bin with its .bin: records, reader, checks.

Generated from schemas/ncnn.ksy; do not edit. Fields are named and documented as in the schema.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum
from math import sqrt
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
    Cousin,
    Field,
    Files,
    Key,
    KeyedNotation,
    KeyedType,
    Record,
    Shapes,
    TensorList,
    TextForm,
    Unpackers,
    WordForm,
    admit,
    check_tree,
    chunks,
    cut,
    invalid,
    nbytes,
    new,
    over,
    quotient,
    settle,
    short,
    some,
    text_size,
    view_of,
    within,
)


class Tag(IntEnum):
    """Values of `tag`."""

    FP32 = 0
    FP32_OLD = 180310
    FP16 = 19950407
    BF16 = 20220803
    INT8 = 871224


_TAG: Final = {int(member): member for member in Tag}


class Storage(IntEnum):
    """Values of `storage`."""

    FP32 = 0
    FP16 = 1
    BF16 = 2
    INT8 = 3
    CODEBOOK = 4
    RAW = 5


_STORAGE: Final = {int(member): member for member in Storage}


class Load(IntEnum):
    """Values of `load`."""

    TAGGED = 0
    RAW_FLOAT32 = 1
    BYTES3 = 3
    BITS4 = 4
    BITS6 = 6
    BITS8 = 8


_LOAD: Final = {int(member): member for member in Load}


class Dialect(IntEnum):
    """Values of `dialect`."""

    D202607 = 7
    D202610 = 10


_DIALECT: Final = {int(member): member for member in Dialect}


class Activation(IntEnum):
    """Values of `activation`."""

    NONE = 0
    RELU = 1
    LEAKY_RELU = 2
    CLIP = 3
    SIGMOID = 4
    MISH = 5
    HARDSWISH = 6


_ACTIVATION: Final = {int(member): member for member in Activation}


class EltwiseOperator(IntEnum):
    """Values of `eltwise_operator`."""

    PRODUCT = 0
    SUM = 1
    MAX = 2


_ELTWISE_OPERATOR: Final = {int(member): member for member in EltwiseOperator}


class BinaryOperator(IntEnum):
    """Values of `binary_operator`."""

    ADD = 0
    SUB = 1
    MUL = 2
    DIV = 3
    MAX = 4
    MIN = 5
    POW = 6
    RSUB = 7
    RDIV = 8
    RPOW = 9
    ATAN2 = 10
    RATAN2 = 11
    FMOD = 12
    RFMOD = 13
    LOGADDEXP = 14
    FLOOR_DIVIDE = 15
    RFLOOR_DIVIDE = 16
    REMAINDER = 17
    RREMAINDER = 18


_BINARY_OPERATOR: Final = {int(member): member for member in BinaryOperator}


class UnaryOperator(IntEnum):
    """Values of `unary_operator`."""

    ABS = 0
    NEG = 1
    FLOOR = 2
    CEIL = 3
    SQUARE = 4
    SQRT = 5
    RSQRT = 6
    EXP = 7
    LOG = 8
    SIN = 9
    COS = 10
    TAN = 11
    ASIN = 12
    ACOS = 13
    ATAN = 14
    RECIPROCAL = 15
    TANH = 16
    LOG10 = 17
    ROUND = 18
    TRUNC = 19
    SIGN = 20
    EXPM1 = 21
    SINH = 22
    ASINH = 23
    COSH = 24
    ACOSH = 25
    ATANH = 26
    LOG1P = 27


_UNARY_OPERATOR: Final = {int(member): member for member in UnaryOperator}


class ReductionOperator(IntEnum):
    """Values of `reduction_operator`."""

    SUM = 0
    ASUM = 1
    SUMSQ = 2
    MEAN = 3
    MAX = 4
    MIN = 5
    PROD = 6
    L1 = 7
    L2 = 8
    LOGSUM = 9
    LOGSUMEXP = 10


_REDUCTION_OPERATOR: Final = {int(member): member for member in ReductionOperator}


class NormRegion(IntEnum):
    """Values of `norm_region`."""

    ACROSS_CHANNELS = 0
    WITHIN_CHANNEL = 1


_NORM_REGION: Final = {int(member): member for member in NormRegion}


class PoolMethod(IntEnum):
    """Values of `pool_method`."""

    MAX = 0
    AVERAGE = 1


_POOL_METHOD: Final = {int(member): member for member in PoolMethod}


class PadMode(IntEnum):
    """Values of `pad_mode`."""

    FULL = 0
    VALID = 1
    SAME_UPPER = 2
    SAME_LOWER = 3


_PAD_MODE: Final = {int(member): member for member in PadMode}


class Direction(IntEnum):
    """Values of `direction`."""

    FORWARD = 0
    REVERSE = 1
    BIDIRECTIONAL = 2


_DIRECTION: Final = {int(member): member for member in Direction}


class PaddingType(IntEnum):
    """Values of `padding_type`."""

    CONSTANT = 0
    REPLICATE = 1
    REFLECT = 2


_PADDING_TYPE: Final = {int(member): member for member in PaddingType}


class EpsMode(IntEnum):
    """Values of `eps_mode`."""

    ADDED = 0
    LEAST_NORM = 1
    LEAST_SQUARE = 2


_EPS_MODE: Final = {int(member): member for member in EpsMode}


class ResizeType(IntEnum):
    """Values of `resize_type`."""

    NONE = 0
    NEAREST = 1
    BILINEAR = 2
    BICUBIC = 3


_RESIZE_TYPE: Final = {int(member): member for member in ResizeType}


class SampleType(IntEnum):
    """Values of `sample_type`."""

    BILINEAR = 1
    NEAREST = 2
    BICUBIC = 3


_SAMPLE_TYPE: Final = {int(member): member for member in SampleType}


class Border(IntEnum):
    """Values of `border`."""

    ZEROS = 1
    EDGE = 2
    REFLECTION = 3


_BORDER: Final = {int(member): member for member in Border}


class ElementType(IntEnum):
    """Values of `element_type`."""

    AUTO = 0
    FLOAT32 = 1
    FLOAT16 = 2
    INT8 = 3
    BFLOAT16 = 4


_ELEMENT_TYPE: Final = {int(member): member for member in ElementType}


class PackedType(IntEnum):
    """Values of `packed_type`."""

    AUTO = 0
    FLOAT32 = 1
    FLOAT16 = 2
    INT32 = 3
    INT8 = 4


_PACKED_TYPE: Final = {int(member): member for member in PackedType}


class Spectrum(IntEnum):
    """Values of `spectrum`."""

    COMPLEX = 0
    MAGNITUDE = 1
    POWER = 2


_SPECTRUM: Final = {int(member): member for member in Spectrum}


class SpectrumNorm(IntEnum):
    """Values of `spectrum_norm`."""

    NONE = 0
    ROOT_LENGTH = 1
    WINDOW_ENERGY = 2


_SPECTRUM_NORM: Final = {int(member): member for member in SpectrumNorm}


class Window(IntEnum):
    """Values of `window`."""

    ONES = 0
    HANN = 1
    HAMMING = 2


_WINDOW: Final = {int(member): member for member in Window}


class ComplexPart(IntEnum):
    """Values of `complex_part`."""

    COMPLEX = 0
    REAL = 1
    IMAGINARY = 2


_COMPLEX_PART: Final = {int(member): member for member in ComplexPart}


class Words(Record):
    """An array of a .param.bin, of integers or floats alike."""

    __slots__ = (
        "_array_length",
        "elements",
    )
    _array_length: int
    elements: list[int]

    def __init__(
        self,
        *,
        elements: list[int] | None = None,
    ) -> None:
        """A new `words`.

        Args:
            elements: The 32 bits of each integer or float.
        """
        self.elements = [] if elements is None else elements
        self._array_length = 0

    @property
    def array_length(self) -> int:
        """Number of elements. Derived: a writer computes it."""
        return self._array_length

    def _derive_before(self) -> None:
        self._array_length = len(self.elements)

    _layout = (
        Field(
            "array_length",
            INT,
            code="<i",
            valid=lambda s: s.array_length >= 0,
            expected="at least 0",
            rule="NCNN106",
            derived=True,
            doc="Number of elements.",
        ),
        Field(
            "elements",
            INT,
            code="<I",
            many=True,
            count=lambda s: s.array_length,
            doc="The 32 bits of each integer or float.",
        ),
    )


class String(Record):
    """A text of a .param.bin."""

    __slots__ = (
        "_text_length",
        "padding",
        "text",
    )
    _text_length: int
    text: str
    padding: Buffer

    def __init__(
        self,
        *,
        text: str,
        padding: Buffer | None = None,
    ) -> None:
        """A new `string`.

        Args:
            text: The text, without an end mark.
            padding: Fills the text up to 4 bytes.
        """
        self.text = text
        self.padding = padding
        self._text_length = 0

    @property
    def text_length(self) -> int:
        """Length of the text in bytes. Derived: a writer computes it."""
        return self._text_length

    def _derive_before(self) -> None:
        self._text_length = text_size(self.text)

    _layout = (
        Field(
            "text_length",
            INT,
            code="<i",
            limit="string.text_length",
            valid=lambda s: s.text_length >= 0,
            expected="0 to 255",
            rule="NCNN107",
            derived=True,
            doc="Length of the text in bytes.",
        ),
        Field(
            "text",
            TEXT,
            size=lambda s, i, left: s.text_length,
            text="NCNN108",
            doc="The text, without an end mark.",
        ),
        Field(
            "padding",
            BYTES,
            size=lambda s, i, left: (4 - s.text_length % 4) % 4,
            padding="NCNN109",
            doc="Fills the text up to 4 bytes.",
        ),
    )


class Entry(Record):
    """One parameter of a layer. Single numbers do not say whether they are integers or floats; the operator that
    asks for one decides.
    """

    __slots__ = (
        "key",
        "numbers",
        "string",
        "value",
    )
    key: int
    value: int | None
    numbers: Words | None
    string: String | None

    def __init__(
        self,
        *,
        key: int,
        value: int | None = None,
        numbers: Words | None = None,
        string: String | None = None,
    ) -> None:
        """A new `entry`.

        Args:
            key: Number of the parameter; -23300 less the number before an array, -23400 less it before a text, -233
                at the end.
            value: The 32 bits of an integer or a float.
            numbers: The numbers of an array.
            string: A text.
        """
        self.key = key
        self.value = value
        self.numbers = numbers
        self.string = string

    _layout = (
        Field(
            "key",
            INT,
            code="<i",
            valid=lambda s: (
                s.key == -233
                or (s.key >= 0 and s.key <= 31)
                or (s.key <= -23300 and s.key >= -23331)
                or (s.key <= -23400 and s.key >= -23431)
            ),
            expected="_ == -233 or (_ >= 0 and _ <= 31) or (_ <= -23300 and _ >= -23331) or (_ <= -23400 and _ >= -23431)",
            rule="NCNN105",
            doc="Number of the parameter; -23300 less the number before an array, -23400 less it before a text, -233 at the end.",
        ),
        Field(
            "value",
            INT,
            code="<I",
            present=lambda s: s.key >= 0,
            doc="The 32 bits of an integer or a float.",
        ),
        Field(
            "numbers",
            RECORD,
            types=(Words,),
            present=lambda s: s.key <= -23300 and s.key >= -23331,
            doc="The numbers of an array.",
        ),
        Field(
            "string",
            RECORD,
            types=(String,),
            present=lambda s: s.key <= -23400,
            doc="A text.",
        ),
    )


class Layer(Record):
    """One layer of a .param.bin. It has no name, and neither have its blobs."""

    __slots__ = (
        "_bottom_count",
        "_top_count",
        "bottoms",
        "entries",
        "tops",
        "type_index",
    )
    type_index: int
    _bottom_count: int
    _top_count: int
    bottoms: list[int]
    tops: list[int]
    entries: list[Entry]

    def __init__(
        self,
        *,
        type_index: int,
        bottoms: list[int] | None = None,
        tops: list[int] | None = None,
        entries: list[Entry] | None = None,
    ) -> None:
        """A new `layer`.

        Args:
            type_index: Index of the operator in the build list, or 256 plus a number for a custom operator.
            bottoms: Ids of the input blobs.
            tops: Ids of the output blobs.
            entries: Parameters that are given, and the end mark.
        """
        self.type_index = type_index
        self.bottoms = [] if bottoms is None else bottoms
        self.tops = [] if tops is None else tops
        self.entries = [] if entries is None else entries
        self._bottom_count = 0
        self._top_count = 0

    @property
    def bottom_count(self) -> int:
        """Number of input blobs. Derived: a writer computes it."""
        return self._bottom_count

    @property
    def top_count(self) -> int:
        """Number of output blobs. Derived: a writer computes it."""
        return self._top_count

    def _derive_before(self) -> None:
        self._bottom_count = len(self.bottoms)
        self._top_count = len(self.tops)

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (self.type_index >= 0 and (self.type_index <= 109 or self.type_index & 256 != 0)):
            report("NCNN103", "type_index")

    _layout = (
        Field(
            "type_index",
            INT,
            code="<i",
            doc="Index of the operator in the build list, or 256 plus a number for a custom operator.",
        ),
        Field(
            "bottom_count",
            INT,
            code="<i",
            limit="layer.bottom_count",
            valid=lambda s: s.bottom_count >= 0,
            expected="0 to 1000000",
            rule="NCNN104",
            derived=True,
            doc="Number of input blobs.",
        ),
        Field(
            "top_count",
            INT,
            code="<i",
            limit="layer.top_count",
            valid=lambda s: s.top_count >= 0,
            expected="0 to 1000000",
            rule="NCNN104",
            derived=True,
            doc="Number of output blobs.",
        ),
        Field(
            "bottoms",
            INT,
            code="<i",
            many=True,
            count=lambda s: s.bottom_count,
            doc="Ids of the input blobs.",
        ),
        Field(
            "tops",
            INT,
            code="<i",
            many=True,
            count=lambda s: s.top_count,
            doc="Ids of the output blobs.",
        ),
        Field(
            "entries",
            RECORD,
            types=(Entry,),
            many=True,
            until=lambda last: last.key == -233,
            doc="Parameters that are given, and the end mark.",
        ),
    )


_BLOCK_VALUES_DTYPES: Final = {0: "float32", 1: "float16", 2: "bfloat16", 3: "int8", 4: "uint8", 5: "uint8"}


class Block(Record):
    """One array of a .bin. The operator says how it is loaded. A tagged block says itself how its elements are
    stored; the others are float32 or packed bits.
    """

    __slots__ = (
        "flag",
        "load",
        "num_elements",
        "pad",
        "table",
        "values",
    )
    _params = (
        "num_elements",
        "load",
    )
    flag: Tag | int | None
    table: Buffer | None
    values: Buffer
    pad: Buffer
    num_elements: int
    load: Load | int

    def __init__(
        self,
        *,
        flag: Tag | int | None = None,
        table: Buffer | None = None,
        values: Buffer,
        pad: Buffer | None = None,
        num_elements: int = 0,
        load: Load | int = 0,
    ) -> None:
        """A new `block`.

        Args:
            flag: Storage of what follows; any number that is none of the tags means a table of 256 floats.
            table: The 256 floats that the bytes of the data stand for.
            values: The elements, the last dim fastest, without gaps.
            pad: Fills the data up to 4 bytes.
            num_elements: Number of elements, or of bytes of a block of packed bits. Set by the parent record when
                it is settled.
            load: How the operator reads the block. Set by the parent record when it is settled.
        """
        self.flag = flag
        self.table = table
        self.values = values
        self.pad = pad
        self.num_elements = num_elements
        self.load = load

    @property
    def storage(self) -> Storage | int:
        """How the elements are stored."""
        return _STORAGE.get(
            _value := 0
            if self.load == 1
            else (
                5
                if self.load != 0
                else (
                    0
                    if some(self.flag) == 0 or some(self.flag) == 180310
                    else (
                        1
                        if some(self.flag) == 19950407
                        else (2 if some(self.flag) == 20220803 else (3 if some(self.flag) == 871224 else 4))
                    )
                )
            ),
            _value,
        )

    @property
    def item_size(self) -> int:
        """Bytes of an element."""
        return 4 if self.storage == 0 else (2 if self.storage == 1 or self.storage == 2 else 1)

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (
            self.load != 0
            or (
                0
                if self.load == 1
                else (
                    5
                    if self.load != 0
                    else (
                        0
                        if some(self.flag) == 0 or some(self.flag) == 180310
                        else (
                            1
                            if some(self.flag) == 19950407
                            else (2 if some(self.flag) == 20220803 else (3 if some(self.flag) == 871224 else 4))
                        )
                    )
                )
            )
            != 4
            or some(self.flag) == 1
        ):
            report("NCNN202", "flag")

    _layout = (
        Field(
            "flag",
            INT,
            code="<I",
            present=lambda s: s.load == 0,
            enum=_TAG,
            doc="Storage of what follows; any number that is none of the tags means a table of 256 floats.",
        ),
        Field(
            "table",
            BYTES,
            size=1024,
            present=lambda s: (
                (
                    0
                    if s.load == 1
                    else (
                        5
                        if s.load != 0
                        else (
                            0
                            if some(s.flag) == 0 or some(s.flag) == 180310
                            else (
                                1
                                if some(s.flag) == 19950407
                                else (2 if some(s.flag) == 20220803 else (3 if some(s.flag) == 871224 else 4))
                            )
                        )
                    )
                )
                == 4
            ),
            array=Array(lambda s, i: "float32", lambda s, i: (256,), "<"),
            doc="The 256 floats that the bytes of the data stand for.",
        ),
        Field(
            "values",
            BYTES,
            size=lambda s, i, left: (
                s.num_elements
                * (
                    4
                    if (
                        0
                        if s.load == 1
                        else (
                            5
                            if s.load != 0
                            else (
                                0
                                if some(s.flag) == 0 or some(s.flag) == 180310
                                else (
                                    1
                                    if some(s.flag) == 19950407
                                    else (2 if some(s.flag) == 20220803 else (3 if some(s.flag) == 871224 else 4))
                                )
                            )
                        )
                    )
                    == 0
                    else (
                        2
                        if (
                            0
                            if s.load == 1
                            else (
                                5
                                if s.load != 0
                                else (
                                    0
                                    if some(s.flag) == 0 or some(s.flag) == 180310
                                    else (
                                        1
                                        if some(s.flag) == 19950407
                                        else (2 if some(s.flag) == 20220803 else (3 if some(s.flag) == 871224 else 4))
                                    )
                                )
                            )
                        )
                        == 1
                        or (
                            0
                            if s.load == 1
                            else (
                                5
                                if s.load != 0
                                else (
                                    0
                                    if some(s.flag) == 0 or some(s.flag) == 180310
                                    else (
                                        1
                                        if some(s.flag) == 19950407
                                        else (2 if some(s.flag) == 20220803 else (3 if some(s.flag) == 871224 else 4))
                                    )
                                )
                            )
                        )
                        == 2
                        else 1
                    )
                )
            ),
            array=Array(
                lambda s, i: _BLOCK_VALUES_DTYPES.get(
                    0
                    if s.load == 1
                    else (
                        5
                        if s.load != 0
                        else (
                            0
                            if some(s.flag) == 0 or some(s.flag) == 180310
                            else (
                                1
                                if some(s.flag) == 19950407
                                else (2 if some(s.flag) == 20220803 else (3 if some(s.flag) == 871224 else 4))
                            )
                        )
                    )
                ),
                lambda s, i: (s.num_elements,),
                "<",
            ),
            tensor=True,
            doc="The elements, the last dim fastest, without gaps.",
        ),
        Field(
            "pad",
            BYTES,
            size=lambda s, i, left: (
                (
                    4
                    - s.num_elements
                    * (
                        4
                        if (
                            0
                            if s.load == 1
                            else (
                                5
                                if s.load != 0
                                else (
                                    0
                                    if some(s.flag) == 0 or some(s.flag) == 180310
                                    else (
                                        1
                                        if some(s.flag) == 19950407
                                        else (2 if some(s.flag) == 20220803 else (3 if some(s.flag) == 871224 else 4))
                                    )
                                )
                            )
                        )
                        == 0
                        else (
                            2
                            if (
                                0
                                if s.load == 1
                                else (
                                    5
                                    if s.load != 0
                                    else (
                                        0
                                        if some(s.flag) == 0 or some(s.flag) == 180310
                                        else (
                                            1
                                            if some(s.flag) == 19950407
                                            else (
                                                2 if some(s.flag) == 20220803 else (3 if some(s.flag) == 871224 else 4)
                                            )
                                        )
                                    )
                                )
                            )
                            == 1
                            or (
                                0
                                if s.load == 1
                                else (
                                    5
                                    if s.load != 0
                                    else (
                                        0
                                        if some(s.flag) == 0 or some(s.flag) == 180310
                                        else (
                                            1
                                            if some(s.flag) == 19950407
                                            else (
                                                2 if some(s.flag) == 20220803 else (3 if some(s.flag) == 871224 else 4)
                                            )
                                        )
                                    )
                                )
                            )
                            == 2
                            else 1
                        )
                    )
                    % 4
                )
                % 4
            ),
            padding="NCNN201",
            doc="Fills the data up to 4 bytes.",
        ),
    )


class Common(Record):
    """Parameters that a layer of any operator can have."""

    __slots__ = (
        "featmask",
        "shape_hints",
    )
    _params = (
        "shape_hints",
        "featmask",
    )
    _keys = (
        Key(
            30,
            "shape_hints",
            INT,
            (),
            many=True,
            doc="For each output blob its number of dims and w, h, c or w, h, d, c.",
        ),
        Key(
            31,
            "featmask",
            INT,
            0,
            doc="Features to do without, added up: 1 fp16 arithmetic, 2 fp16 storage, 4 bf16 storage, 8 int8, 16 Vulkan, 32 sgemm, 64 winograd, 128 threads.",
        ),
    )
    shape_hints: list[int]
    featmask: int

    def __init__(
        self,
        *,
        shape_hints: list[int] | None = None,
        featmask: int = 0,
    ) -> None:
        """A new `common`.

        Args:
            shape_hints: For each output blob its number of dims and w, h, c or w, h, d, c.
            featmask: Features to do without, added up: 1 fp16 arithmetic, 2 fp16 storage, 4 bf16 storage, 8 int8,
                16 Vulkan, 32 sgemm, 64 winograd, 128 threads.
        """
        self.shape_hints = [] if shape_hints is None else shape_hints
        self.featmask = featmask


class AbsVal(Record):
    """Absolute value."""

    __slots__ = ()
    _label = "AbsVal"

    def __init__(self) -> None:
        """A record without fields."""


class ArgMax(Record):
    """Largest elements of a blob or their positions; not in a default build."""

    __slots__ = (
        "out_max_val",
        "topk",
    )
    _params = (
        "out_max_val",
        "topk",
    )
    _label = "ArgMax"
    _keys = (
        Key(0, "out_max_val", INT, 0, doc="1 gives the values with the positions, 0 the positions."),
        Key(1, "topk", INT, 1, doc="How many elements."),
    )
    out_max_val: int
    topk: int

    def __init__(
        self,
        *,
        out_max_val: int = 0,
        topk: int = 1,
    ) -> None:
        """A new `arg_max`.

        Args:
            out_max_val: 1 gives the values with the positions, 0 the positions.
            topk: How many elements.
        """
        self.out_max_val = out_max_val
        self.topk = topk

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (False):
            report("NCNN320", "")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class BatchNorm(Record):
    """Normalisation of each channel by stored statistics."""

    __slots__ = (
        "bias",
        "channels",
        "eps",
        "mean",
        "slope",
        "variance",
    )
    _params = (
        "channels",
        "eps",
    )
    _label = "BatchNorm"
    _keys = (
        Key(0, "channels", INT, 0, doc="Number of channels."),
        Key(1, "eps", FLOAT, 0.0, doc="Added to the variance."),
    )
    slope: Block
    mean: Block
    variance: Block
    bias: Block
    channels: int
    eps: float

    def __init__(
        self,
        *,
        slope: Block,
        mean: Block,
        variance: Block,
        bias: Block,
        channels: int = 0,
        eps: float = 0.0,
    ) -> None:
        """A new `batch_norm`.

        Args:
            slope: Factor of each channel.
            mean: Mean of each channel.
            variance: Variance of each channel.
            bias: Summand of each channel.
            channels: Number of channels.
            eps: Added to the variance.
        """
        self.slope = slope
        self.mean = mean
        self.variance = variance
        self.bias = bias
        self.channels = channels
        self.eps = eps

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.channels > 0):
            report("NCNN301", "channels")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)

    _layout = (
        Field(
            "slope",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.channels, 1),
            role="slope",
            doc="Factor of each channel.",
        ),
        Field(
            "mean",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.channels, 1),
            role="mean",
            doc="Mean of each channel.",
        ),
        Field(
            "variance",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.channels, 1),
            role="variance",
            doc="Variance of each channel.",
        ),
        Field(
            "bias",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.channels, 1),
            role="bias",
            doc="Summand of each channel.",
        ),
    )


class Bias(Record):
    """Adds a number to each channel."""

    __slots__ = (
        "bias",
        "bias_data_size",
    )
    _params = ("bias_data_size",)
    _label = "Bias"
    _keys = (Key(0, "bias_data_size", INT, 0, doc="Number of channels."),)
    bias: Block
    bias_data_size: int

    def __init__(
        self,
        *,
        bias: Block,
        bias_data_size: int = 0,
    ) -> None:
        """A new `bias`.

        Args:
            bias: Summand of each channel.
            bias_data_size: Number of channels.
        """
        self.bias = bias
        self.bias_data_size = bias_data_size

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.bias_data_size > 0):
            report("NCNN301", "bias_data_size")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)

    _layout = (
        Field(
            "bias",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.bias_data_size, 1),
            role="bias",
            doc="Summand of each channel.",
        ),
    )


class Bnll(Record):
    """log(1 + exp(x)), elementwise."""

    __slots__ = ()
    _label = "BNLL"

    def __init__(self) -> None:
        """A record without fields."""


class Concat(Record):
    """Joins blobs."""

    __slots__ = ("axis",)
    _params = ("axis",)
    _label = "Concat"
    _keys = (Key(0, "axis", INT, 0, doc="Axis, without batch; negative from the last."),)
    axis: int

    def __init__(
        self,
        *,
        axis: int = 0,
    ) -> None:
        """A new `concat`.

        Args:
            axis: Axis, without batch; negative from the last.
        """
        self.axis = axis

    @property
    def max_bottoms(self) -> int:
        """Most blobs; this is any number."""
        return 2147483647

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.axis >= -4 and self.axis <= 3):
            report("NCNN310", "axis")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class Convolution(Record):
    """2-D convolution."""

    __slots__ = (
        "activation_params",
        "activation_type",
        "bias",
        "bias_term",
        "bottom_blob_int8_scale",
        "dilation_h",
        "dilation_w",
        "dynamic_weight",
        "int8_scale_term",
        "kernel_h",
        "kernel_w",
        "num_output",
        "pad_bottom",
        "pad_left",
        "pad_right",
        "pad_top",
        "pad_value",
        "stride_h",
        "stride_w",
        "top_blob_int8_scale",
        "weight",
        "weight_data_size",
        "weight_int8_scales",
    )
    _params = (
        "num_output",
        "kernel_w",
        "kernel_h",
        "dilation_w",
        "dilation_h",
        "stride_w",
        "stride_h",
        "pad_left",
        "pad_right",
        "pad_top",
        "pad_bottom",
        "pad_value",
        "bias_term",
        "weight_data_size",
        "int8_scale_term",
        "activation_type",
        "activation_params",
        "dynamic_weight",
    )
    _label = "Convolution"
    _keys = (
        Key(0, "num_output", INT, 0, doc="Number of output channels."),
        Key(1, "kernel_w", INT, 0, doc="Kernel width."),
        Key(11, "kernel_h", INT, lambda s: s.kernel_w, doc="Kernel height."),
        Key(2, "dilation_w", INT, 1, doc="Step between kernel taps along w."),
        Key(12, "dilation_h", INT, lambda s: s.dilation_w, doc="Step between kernel taps along h."),
        Key(3, "stride_w", INT, 1, doc="Step of the kernel along w."),
        Key(13, "stride_h", INT, lambda s: s.stride_w, doc="Step of the kernel along h."),
        Key(4, "pad_left", INT, 0, doc="Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."),
        Key(15, "pad_right", INT, lambda s: s.pad_left, doc="Columns added at the right."),
        Key(14, "pad_top", INT, lambda s: s.pad_left, doc="Rows added at the top."),
        Key(16, "pad_bottom", INT, lambda s: s.pad_top, doc="Rows added at the bottom."),
        Key(18, "pad_value", FLOAT, 0.0, doc="Value of what is added."),
        Key(5, "bias_term", INT, 0, doc="1 with a bias."),
        Key(6, "weight_data_size", INT, 0, doc="Number of weights."),
        Key(8, "int8_scale_term", INT, 0, doc="0 float, else int8 with scales; above 100 the output is int8, too."),
        Key(9, "activation_type", INT, 0, enum=_ACTIVATION, doc="Function applied to the result."),
        Key(
            10,
            "activation_params",
            FLOAT,
            (),
            many=True,
            doc="Numbers of that function: slope, or minimum and maximum, or alpha and beta.",
        ),
        Key(19, "dynamic_weight", INT, 0, doc="1 takes the weights from a second input blob and reads none."),
    )
    weight: Block | None
    bias: Block | None
    weight_int8_scales: Block | None
    bottom_blob_int8_scale: Block | None
    top_blob_int8_scale: Block | None
    num_output: int
    kernel_w: int
    kernel_h: int
    dilation_w: int
    dilation_h: int
    stride_w: int
    stride_h: int
    pad_left: int
    pad_right: int
    pad_top: int
    pad_bottom: int
    pad_value: float
    bias_term: int
    weight_data_size: int
    int8_scale_term: int
    activation_type: Activation | int
    activation_params: list[float]
    dynamic_weight: int

    def __init__(
        self,
        *,
        weight: Block | None = None,
        bias: Block | None = None,
        weight_int8_scales: Block | None = None,
        bottom_blob_int8_scale: Block | None = None,
        top_blob_int8_scale: Block | None = None,
        num_output: int = 0,
        kernel_w: int = 0,
        kernel_h: int | None = None,
        dilation_w: int = 1,
        dilation_h: int | None = None,
        stride_w: int = 1,
        stride_h: int | None = None,
        pad_left: int = 0,
        pad_right: int | None = None,
        pad_top: int | None = None,
        pad_bottom: int | None = None,
        pad_value: float = 0.0,
        bias_term: int = 0,
        weight_data_size: int = 0,
        int8_scale_term: int = 0,
        activation_type: Activation | int = 0,
        activation_params: list[float] | None = None,
        dynamic_weight: int = 0,
    ) -> None:
        """A new `convolution`.

        Args:
            weight: Kernels, the output channel slowest.
            bias: Summand of each output channel.
            weight_int8_scales: Factor from weight to int8 of each output channel.
            bottom_blob_int8_scale: Factor from input to int8.
            top_blob_int8_scale: Factor from output to int8.
            num_output: Number of output channels.
            kernel_w: Kernel width.
            kernel_h: Kernel height.
            dilation_w: Step between kernel taps along w.
            dilation_h: Step between kernel taps along h.
            stride_w: Step of the kernel along w.
            stride_h: Step of the kernel along h.
            pad_left: Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
            pad_right: Columns added at the right.
            pad_top: Rows added at the top.
            pad_bottom: Rows added at the bottom.
            pad_value: Value of what is added.
            bias_term: 1 with a bias.
            weight_data_size: Number of weights.
            int8_scale_term: 0 float, else int8 with scales; above 100 the output is int8, too.
            activation_type: Function applied to the result.
            activation_params: Numbers of that function: slope, or minimum and maximum, or alpha and beta.
            dynamic_weight: 1 takes the weights from a second input blob and reads none.
        """
        self.weight = weight
        self.bias = bias
        self.weight_int8_scales = weight_int8_scales
        self.bottom_blob_int8_scale = bottom_blob_int8_scale
        self.top_blob_int8_scale = top_blob_int8_scale
        self.num_output = num_output
        self.kernel_w = kernel_w
        self.kernel_h = self.kernel_w if kernel_h is None else kernel_h
        self.dilation_w = dilation_w
        self.dilation_h = self.dilation_w if dilation_h is None else dilation_h
        self.stride_w = stride_w
        self.stride_h = self.stride_w if stride_h is None else stride_h
        self.pad_left = pad_left
        self.pad_right = self.pad_left if pad_right is None else pad_right
        self.pad_top = self.pad_left if pad_top is None else pad_top
        self.pad_bottom = self.pad_top if pad_bottom is None else pad_bottom
        self.pad_value = pad_value
        self.bias_term = bias_term
        self.weight_data_size = weight_data_size
        self.int8_scale_term = int8_scale_term
        self.activation_type = activation_type
        self.activation_params = [] if activation_params is None else activation_params
        self.dynamic_weight = dynamic_weight

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return 1 if self.dynamic_weight == 0 else (2 if self.bias_term == 0 else 3)

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return self.min_bottoms

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (
            self.pad_left < 1048576
            and self.pad_right < 1048576
            and self.pad_top < 1048576
            and self.pad_bottom < 1048576
            and self.pad_left > -1048576
        ):
            report("NCNN323", "pad_left")
        if not (self.dynamic_weight != 0 or (self.num_output > 0 and self.weight_data_size > 0)):
            report("NCNN301", "num_output")
        if not (
            self.dynamic_weight != 0
            or (
                self.kernel_w > 0
                and self.kernel_h > 0
                and (self.kernel_w - 1) * self.dilation_w < 2147483647
                and (self.kernel_h - 1) * self.dilation_h < 2147483647
            )
        ):
            report("NCNN302", "kernel_w")
        if not (self.dilation_w > 0 and self.dilation_h > 0 and self.stride_w > 0 and self.stride_h > 0):
            report("NCNN303", "dilation_w")
        if not (
            self.dynamic_weight != 0
            or self.num_output <= 0
            or self.kernel_w <= 0
            or self.kernel_h <= 0
            or self.weight_data_size % (self.num_output * self.kernel_w * self.kernel_h) == 0
        ):
            report("NCNN304", "num_output")
        if not (self.activation_type >= 0 and self.activation_type <= 6):
            report("NCNN305", "activation_type")
        if not (
            (self.activation_type != 2 or len(self.activation_params) >= 1)
            and (self.activation_type not in (3, 6) or len(self.activation_params) >= 2)
        ):
            report("NCNN306", "activation_type")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)
        if not (
            self.dynamic_weight != 0
            or (
                0
                if some(self.weight).load == 1
                else (
                    5
                    if some(self.weight).load != 0
                    else (
                        0
                        if some(some(self.weight).flag) == 0 or some(some(self.weight).flag) == 180310
                        else (
                            1
                            if some(some(self.weight).flag) == 19950407
                            else (
                                2
                                if some(some(self.weight).flag) == 20220803
                                else (3 if some(some(self.weight).flag) == 871224 else 4)
                            )
                        )
                    )
                )
            )
            != 3
            or self.int8_scale_term != 0
        ):
            report("NCNN203", "weight.load")

    _layout = (
        Field(
            "weight",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.weight_data_size, 0),
            present=lambda s: s.dynamic_weight == 0,
            role="weight",
            doc="Kernels, the output channel slowest.",
        ),
        Field(
            "bias",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.num_output, 1),
            present=lambda s: s.dynamic_weight == 0 and s.bias_term != 0,
            role="bias",
            doc="Summand of each output channel.",
        ),
        Field(
            "weight_int8_scales",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.num_output, 1),
            present=lambda s: s.dynamic_weight == 0 and s.int8_scale_term != 0,
            role="weight_int8_scales",
            doc="Factor from weight to int8 of each output channel.",
        ),
        Field(
            "bottom_blob_int8_scale",
            RECORD,
            types=(Block,),
            args=lambda s, i: (1, 1),
            present=lambda s: s.dynamic_weight == 0 and s.int8_scale_term != 0,
            role="bottom_blob_int8_scale",
            doc="Factor from input to int8.",
        ),
        Field(
            "top_blob_int8_scale",
            RECORD,
            types=(Block,),
            args=lambda s, i: (1, 1),
            present=lambda s: s.dynamic_weight == 0 and s.int8_scale_term > 100,
            role="top_blob_int8_scale",
            doc="Factor from output to int8.",
        ),
    )


class Crop(Record):
    """Cuts a part out of a blob: by offsets and sizes, to the size of a second blob, or by ranges as NumPy does."""

    __slots__ = (
        "axes",
        "axes_expr",
        "coffset",
        "coffset2",
        "doffset",
        "doffset2",
        "ends",
        "ends_expr",
        "hoffset",
        "hoffset2",
        "outc",
        "outd",
        "outh",
        "outw",
        "starts",
        "starts_expr",
        "woffset",
        "woffset2",
    )
    _params = (
        "woffset",
        "hoffset",
        "doffset",
        "coffset",
        "outw",
        "outh",
        "outd",
        "outc",
        "woffset2",
        "hoffset2",
        "doffset2",
        "coffset2",
        "starts",
        "ends",
        "axes",
        "starts_expr",
        "ends_expr",
        "axes_expr",
    )
    _label = "Crop"
    _keys = (
        Key(0, "woffset", INT, 0, doc="First column."),
        Key(1, "hoffset", INT, 0, doc="First row."),
        Key(13, "doffset", INT, 0, doc="First index along d."),
        Key(2, "coffset", INT, 0, doc="First channel."),
        Key(3, "outw", INT, 0, doc="Width of the result, -233 all that is left."),
        Key(4, "outh", INT, 0, doc="Height of the result, -233 all that is left."),
        Key(14, "outd", INT, 0, doc="Depth of the result, -233 all that is left."),
        Key(5, "outc", INT, 0, doc="Channels of the result, -233 all that are left."),
        Key(6, "woffset2", INT, 0, doc="Columns left out at the right."),
        Key(7, "hoffset2", INT, 0, doc="Rows left out at the bottom."),
        Key(15, "doffset2", INT, 0, doc="Left out at the end of d."),
        Key(8, "coffset2", INT, 0, doc="Channels left out at the end."),
        Key(9, "starts", INT, (), many=True, doc="First index along each of the axes."),
        Key(10, "ends", INT, (), many=True, doc="End index along each of the axes."),
        Key(11, "axes", INT, (), many=True, doc="The axes that are cut, all if empty."),
        Key(19, "starts_expr", TEXT, "", doc="Expressions for the starts."),
        Key(20, "ends_expr", TEXT, "", doc="Expressions for the ends."),
        Key(21, "axes_expr", TEXT, "", doc="Expressions for the axes."),
    )
    woffset: int
    hoffset: int
    doffset: int
    coffset: int
    outw: int
    outh: int
    outd: int
    outc: int
    woffset2: int
    hoffset2: int
    doffset2: int
    coffset2: int
    starts: list[int]
    ends: list[int]
    axes: list[int]
    starts_expr: str
    ends_expr: str
    axes_expr: str

    def __init__(
        self,
        *,
        woffset: int = 0,
        hoffset: int = 0,
        doffset: int = 0,
        coffset: int = 0,
        outw: int = 0,
        outh: int = 0,
        outd: int = 0,
        outc: int = 0,
        woffset2: int = 0,
        hoffset2: int = 0,
        doffset2: int = 0,
        coffset2: int = 0,
        starts: list[int] | None = None,
        ends: list[int] | None = None,
        axes: list[int] | None = None,
        starts_expr: str = "",
        ends_expr: str = "",
        axes_expr: str = "",
    ) -> None:
        """A new `crop`.

        Args:
            woffset: First column.
            hoffset: First row.
            doffset: First index along d.
            coffset: First channel.
            outw: Width of the result, -233 all that is left.
            outh: Height of the result, -233 all that is left.
            outd: Depth of the result, -233 all that is left.
            outc: Channels of the result, -233 all that are left.
            woffset2: Columns left out at the right.
            hoffset2: Rows left out at the bottom.
            doffset2: Left out at the end of d.
            coffset2: Channels left out at the end.
            starts: First index along each of the axes.
            ends: End index along each of the axes.
            axes: The axes that are cut, all if empty.
            starts_expr: Expressions for the starts.
            ends_expr: Expressions for the ends.
            axes_expr: Expressions for the axes.
        """
        self.woffset = woffset
        self.hoffset = hoffset
        self.doffset = doffset
        self.coffset = coffset
        self.outw = outw
        self.outh = outh
        self.outd = outd
        self.outc = outc
        self.woffset2 = woffset2
        self.hoffset2 = hoffset2
        self.doffset2 = doffset2
        self.coffset2 = coffset2
        self.starts = [] if starts is None else starts
        self.ends = [] if ends is None else ends
        self.axes = [] if axes is None else axes
        self.starts_expr = starts_expr
        self.ends_expr = ends_expr
        self.axes_expr = axes_expr

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return (
            1
            if (len(self.starts) > 0 and len(self.ends) > 0)
            or (text_size(self.starts_expr) > 0 and text_size(self.ends_expr) > 0)
            or self.outw != 0
            or self.outh != 0
            or self.outd != 0
            or self.outc != 0
            or self.woffset2 != 0
            or self.hoffset2 != 0
            or self.doffset2 != 0
            or self.coffset2 != 0
            else 2
        )

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return self.min_bottoms

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (len(self.axes) <= 4 and all(item >= -4 and item <= 3 for item in self.axes)):
            report("NCNN310", "axes")
        if not (
            len(self.starts) <= 4
            and len(self.ends) == len(self.starts)
            and (len(self.axes) == 0 or len(self.axes) == len(self.starts))
        ):
            report("NCNN311", "starts")
        if not (
            self.woffset == -233
            or (len(self.starts) > 0 and len(self.ends) > 0)
            or (text_size(self.starts_expr) > 0 and text_size(self.ends_expr) > 0)
            or (
                self.woffset >= 0
                and self.hoffset >= 0
                and self.doffset >= 0
                and self.coffset >= 0
                and self.woffset2 >= 0
                and self.hoffset2 >= 0
                and self.doffset2 >= 0
                and self.coffset2 >= 0
            )
        ):
            report("NCNN324", "woffset")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class Deconvolution(Record):
    """2-D transposed convolution."""

    __slots__ = (
        "activation_params",
        "activation_type",
        "bias",
        "bias_term",
        "dilation_h",
        "dilation_w",
        "dynamic_weight",
        "kernel_h",
        "kernel_w",
        "num_output",
        "output_h",
        "output_pad_bottom",
        "output_pad_right",
        "output_w",
        "pad_bottom",
        "pad_left",
        "pad_right",
        "pad_top",
        "stride_h",
        "stride_w",
        "weight",
        "weight_data_size",
    )
    _params = (
        "num_output",
        "kernel_w",
        "kernel_h",
        "dilation_w",
        "dilation_h",
        "stride_w",
        "stride_h",
        "pad_left",
        "pad_right",
        "pad_top",
        "pad_bottom",
        "output_pad_right",
        "output_pad_bottom",
        "output_w",
        "output_h",
        "bias_term",
        "weight_data_size",
        "activation_type",
        "activation_params",
        "dynamic_weight",
    )
    _label = "Deconvolution"
    _keys = (
        Key(0, "num_output", INT, 0, doc="Number of output channels."),
        Key(1, "kernel_w", INT, 0, doc="Kernel width."),
        Key(11, "kernel_h", INT, lambda s: s.kernel_w, doc="Kernel height."),
        Key(2, "dilation_w", INT, 1, doc="Step between kernel taps along w."),
        Key(12, "dilation_h", INT, lambda s: s.dilation_w, doc="Step between kernel taps along h."),
        Key(3, "stride_w", INT, 1, doc="Step of the kernel along w."),
        Key(13, "stride_h", INT, lambda s: s.stride_w, doc="Step of the kernel along h."),
        Key(4, "pad_left", INT, 0, doc="Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."),
        Key(15, "pad_right", INT, lambda s: s.pad_left, doc="Columns added at the right."),
        Key(14, "pad_top", INT, lambda s: s.pad_left, doc="Rows added at the top."),
        Key(16, "pad_bottom", INT, lambda s: s.pad_top, doc="Rows added at the bottom."),
        Key(18, "output_pad_right", INT, 0, doc="Columns added to the result at the right."),
        Key(19, "output_pad_bottom", INT, lambda s: s.output_pad_right, doc="Rows added to the result at the bottom."),
        Key(20, "output_w", INT, 0, doc="Width that the result is cut to, 0 as it comes."),
        Key(21, "output_h", INT, lambda s: s.output_w, doc="Height that the result is cut to, 0 as it comes."),
        Key(5, "bias_term", INT, 0, doc="1 with a bias."),
        Key(6, "weight_data_size", INT, 0, doc="Number of weights."),
        Key(9, "activation_type", INT, 0, enum=_ACTIVATION, doc="Function applied to the result."),
        Key(
            10,
            "activation_params",
            FLOAT,
            (),
            many=True,
            doc="Numbers of that function: slope, or minimum and maximum, or alpha and beta.",
        ),
        Key(28, "dynamic_weight", INT, 0, doc="1 takes the weights from a second input blob and reads none."),
    )
    weight: Block | None
    bias: Block | None
    num_output: int
    kernel_w: int
    kernel_h: int
    dilation_w: int
    dilation_h: int
    stride_w: int
    stride_h: int
    pad_left: int
    pad_right: int
    pad_top: int
    pad_bottom: int
    output_pad_right: int
    output_pad_bottom: int
    output_w: int
    output_h: int
    bias_term: int
    weight_data_size: int
    activation_type: Activation | int
    activation_params: list[float]
    dynamic_weight: int

    def __init__(
        self,
        *,
        weight: Block | None = None,
        bias: Block | None = None,
        num_output: int = 0,
        kernel_w: int = 0,
        kernel_h: int | None = None,
        dilation_w: int = 1,
        dilation_h: int | None = None,
        stride_w: int = 1,
        stride_h: int | None = None,
        pad_left: int = 0,
        pad_right: int | None = None,
        pad_top: int | None = None,
        pad_bottom: int | None = None,
        output_pad_right: int = 0,
        output_pad_bottom: int | None = None,
        output_w: int = 0,
        output_h: int | None = None,
        bias_term: int = 0,
        weight_data_size: int = 0,
        activation_type: Activation | int = 0,
        activation_params: list[float] | None = None,
        dynamic_weight: int = 0,
    ) -> None:
        """A new `deconvolution`.

        Args:
            weight: Kernels, the output channel slowest.
            bias: Summand of each output channel.
            num_output: Number of output channels.
            kernel_w: Kernel width.
            kernel_h: Kernel height.
            dilation_w: Step between kernel taps along w.
            dilation_h: Step between kernel taps along h.
            stride_w: Step of the kernel along w.
            stride_h: Step of the kernel along h.
            pad_left: Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
            pad_right: Columns added at the right.
            pad_top: Rows added at the top.
            pad_bottom: Rows added at the bottom.
            output_pad_right: Columns added to the result at the right.
            output_pad_bottom: Rows added to the result at the bottom.
            output_w: Width that the result is cut to, 0 as it comes.
            output_h: Height that the result is cut to, 0 as it comes.
            bias_term: 1 with a bias.
            weight_data_size: Number of weights.
            activation_type: Function applied to the result.
            activation_params: Numbers of that function: slope, or minimum and maximum, or alpha and beta.
            dynamic_weight: 1 takes the weights from a second input blob and reads none.
        """
        self.weight = weight
        self.bias = bias
        self.num_output = num_output
        self.kernel_w = kernel_w
        self.kernel_h = self.kernel_w if kernel_h is None else kernel_h
        self.dilation_w = dilation_w
        self.dilation_h = self.dilation_w if dilation_h is None else dilation_h
        self.stride_w = stride_w
        self.stride_h = self.stride_w if stride_h is None else stride_h
        self.pad_left = pad_left
        self.pad_right = self.pad_left if pad_right is None else pad_right
        self.pad_top = self.pad_left if pad_top is None else pad_top
        self.pad_bottom = self.pad_top if pad_bottom is None else pad_bottom
        self.output_pad_right = output_pad_right
        self.output_pad_bottom = self.output_pad_right if output_pad_bottom is None else output_pad_bottom
        self.output_w = output_w
        self.output_h = self.output_w if output_h is None else output_h
        self.bias_term = bias_term
        self.weight_data_size = weight_data_size
        self.activation_type = activation_type
        self.activation_params = [] if activation_params is None else activation_params
        self.dynamic_weight = dynamic_weight

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return 1 if self.dynamic_weight == 0 else (2 if self.bias_term == 0 else 3)

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return self.min_bottoms

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (
            self.pad_left < 1048576
            and self.pad_right < 1048576
            and self.pad_top < 1048576
            and self.pad_bottom < 1048576
            and self.pad_left > -1048576
            and self.output_pad_right >= 0
            and self.output_pad_bottom >= 0
        ):
            report("NCNN323", "pad_left")
        if not (self.dynamic_weight != 0 or (self.num_output > 0 and self.weight_data_size > 0)):
            report("NCNN301", "num_output")
        if not (
            self.dynamic_weight != 0
            or (
                self.kernel_w > 0
                and self.kernel_h > 0
                and (self.kernel_w - 1) * self.dilation_w < 2147483647
                and (self.kernel_h - 1) * self.dilation_h < 2147483647
            )
        ):
            report("NCNN302", "kernel_w")
        if not (self.dilation_w > 0 and self.dilation_h > 0 and self.stride_w > 0 and self.stride_h > 0):
            report("NCNN303", "dilation_w")
        if not (
            self.dynamic_weight != 0
            or self.num_output <= 0
            or self.kernel_w <= 0
            or self.kernel_h <= 0
            or self.weight_data_size % (self.num_output * self.kernel_w * self.kernel_h) == 0
        ):
            report("NCNN304", "num_output")
        if not (self.activation_type >= 0 and self.activation_type <= 6):
            report("NCNN305", "activation_type")
        if not (
            (self.activation_type != 2 or len(self.activation_params) >= 1)
            and (self.activation_type not in (3, 6) or len(self.activation_params) >= 2)
        ):
            report("NCNN306", "activation_type")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)
        if not (
            self.dynamic_weight != 0
            or (
                0
                if some(self.weight).load == 1
                else (
                    5
                    if some(self.weight).load != 0
                    else (
                        0
                        if some(some(self.weight).flag) == 0 or some(some(self.weight).flag) == 180310
                        else (
                            1
                            if some(some(self.weight).flag) == 19950407
                            else (
                                2
                                if some(some(self.weight).flag) == 20220803
                                else (3 if some(some(self.weight).flag) == 871224 else 4)
                            )
                        )
                    )
                )
            )
            != 3
        ):
            report("NCNN203", "weight.load")

    _layout = (
        Field(
            "weight",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.weight_data_size, 0),
            present=lambda s: s.dynamic_weight == 0,
            role="weight",
            doc="Kernels, the output channel slowest.",
        ),
        Field(
            "bias",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.num_output, 1),
            present=lambda s: s.dynamic_weight == 0 and s.bias_term != 0,
            role="bias",
            doc="Summand of each output channel.",
        ),
    )


class Dropout(Record):
    """Scales in inference what training dropped."""

    __slots__ = ("scale",)
    _params = ("scale",)
    _label = "Dropout"
    _keys = (Key(0, "scale", FLOAT, 1.0, doc="Factor of all elements."),)
    scale: float

    def __init__(
        self,
        *,
        scale: float = 1.0,
    ) -> None:
        """A new `dropout`.

        Args:
            scale: Factor of all elements.
        """
        self.scale = scale


class Eltwise(Record):
    """Combines two or more blobs of one shape, element by element."""

    __slots__ = (
        "coeffs",
        "op_type",
    )
    _params = (
        "op_type",
        "coeffs",
    )
    _label = "Eltwise"
    _keys = (
        Key(0, "op_type", INT, 0, enum=_ELTWISE_OPERATOR, doc="0 product, 1 sum, 2 largest."),
        Key(1, "coeffs", FLOAT, (), many=True, doc="Factor of each blob of a sum, all 1 if empty."),
    )
    op_type: EltwiseOperator | int
    coeffs: list[float]

    def __init__(
        self,
        *,
        op_type: EltwiseOperator | int = 0,
        coeffs: list[float] | None = None,
    ) -> None:
        """A new `eltwise`.

        Args:
            op_type: 0 product, 1 sum, 2 largest.
            coeffs: Factor of each blob of a sum, all 1 if empty.
        """
        self.op_type = op_type
        self.coeffs = [] if coeffs is None else coeffs

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return 2

    @property
    def max_bottoms(self) -> int:
        """Most blobs; this is any number."""
        return 2147483647

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.op_type >= 0 and self.op_type <= 2):
            report("NCNN309", "op_type")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class Elu(Record):
    """Exponential linear unit."""

    __slots__ = ("alpha",)
    _params = ("alpha",)
    _label = "ELU"
    _keys = (Key(0, "alpha", FLOAT, 0.1, doc="Factor of exp(x) - 1 below zero."),)
    alpha: float

    def __init__(
        self,
        *,
        alpha: float = 0.1,
    ) -> None:
        """A new `elu`.

        Args:
            alpha: Factor of exp(x) - 1 below zero.
        """
        self.alpha = alpha


class Embed(Record):
    """Rows of a table, picked by index."""

    __slots__ = (
        "bias",
        "bias_term",
        "input_dim",
        "int8_scale_term",
        "num_output",
        "weight",
        "weight_data_size",
        "weight_int8_scale",
    )
    _params = (
        "num_output",
        "input_dim",
        "bias_term",
        "weight_data_size",
        "int8_scale_term",
    )
    _label = "Embed"
    _keys = (
        Key(0, "num_output", INT, 0, doc="Length of a row."),
        Key(1, "input_dim", INT, 0, doc="Number of rows."),
        Key(2, "bias_term", INT, 0, doc="1 with a bias."),
        Key(3, "weight_data_size", INT, 0, doc="Number of weights."),
        Key(18, "int8_scale_term", INT, 0, doc="1 with int8 weights and their scale."),
    )
    weight: Block
    bias: Block | None
    weight_int8_scale: Block | None
    num_output: int
    input_dim: int
    bias_term: int
    weight_data_size: int
    int8_scale_term: int

    def __init__(
        self,
        *,
        weight: Block,
        bias: Block | None = None,
        weight_int8_scale: Block | None = None,
        num_output: int = 0,
        input_dim: int = 0,
        bias_term: int = 0,
        weight_data_size: int = 0,
        int8_scale_term: int = 0,
    ) -> None:
        """A new `embed`.

        Args:
            weight: Weights, one row of inputs for each output.
            bias: Summand of each output.
            weight_int8_scale: Factor from weight to int8.
            num_output: Length of a row.
            input_dim: Number of rows.
            bias_term: 1 with a bias.
            weight_data_size: Number of weights.
            int8_scale_term: 1 with int8 weights and their scale.
        """
        self.weight = weight
        self.bias = bias
        self.weight_int8_scale = weight_int8_scale
        self.num_output = num_output
        self.input_dim = input_dim
        self.bias_term = bias_term
        self.weight_data_size = weight_data_size
        self.int8_scale_term = int8_scale_term

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.num_output > 0 and self.weight_data_size > 0):
            report("NCNN301", "num_output")
        if not (self.weight_data_size >= self.num_output * self.input_dim):
            report("NCNN304", "weight_data_size")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)
        if not (
            (
                0
                if self.weight.load == 1
                else (
                    5
                    if self.weight.load != 0
                    else (
                        0
                        if some(self.weight.flag) == 0 or some(self.weight.flag) == 180310
                        else (
                            1
                            if some(self.weight.flag) == 19950407
                            else (
                                2
                                if some(self.weight.flag) == 20220803
                                else (3 if some(self.weight.flag) == 871224 else 4)
                            )
                        )
                    )
                )
            )
            != 3
            or self.int8_scale_term != 0
        ):
            report("NCNN203", "weight.load")
        if not (
            self.int8_scale_term == 0
            or (
                0
                if self.weight.load == 1
                else (
                    5
                    if self.weight.load != 0
                    else (
                        0
                        if some(self.weight.flag) == 0 or some(self.weight.flag) == 180310
                        else (
                            1
                            if some(self.weight.flag) == 19950407
                            else (
                                2
                                if some(self.weight.flag) == 20220803
                                else (3 if some(self.weight.flag) == 871224 else 4)
                            )
                        )
                    )
                )
            )
            == 3
        ):
            report("NCNN204", "int8_scale_term")

    _layout = (
        Field(
            "weight",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.weight_data_size, 0),
            role="weight",
            doc="Weights, one row of inputs for each output.",
        ),
        Field(
            "bias",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.num_output, 1),
            present=lambda s: s.bias_term != 0,
            role="bias",
            doc="Summand of each output.",
        ),
        Field(
            "weight_int8_scale",
            RECORD,
            types=(Block,),
            args=lambda s, i: (1, 1),
            present=lambda s: s.int8_scale_term != 0,
            role="weight_int8_scale",
            doc="Factor from weight to int8.",
        ),
    )


class Exp(Record):
    """base ^ (shift + scale * x)."""

    __slots__ = (
        "base",
        "scale",
        "shift",
    )
    _params = (
        "base",
        "scale",
        "shift",
    )
    _label = "Exp"
    _keys = (
        Key(0, "base", FLOAT, -1.0, doc="Base, -1 for e."),
        Key(1, "scale", FLOAT, 1.0, doc="Factor of the input."),
        Key(2, "shift", FLOAT, 0.0, doc="Added to the scaled input."),
    )
    base: float
    scale: float
    shift: float

    def __init__(
        self,
        *,
        base: float = -1.0,
        scale: float = 1.0,
        shift: float = 0.0,
    ) -> None:
        """A new `exp`.

        Args:
            base: Base, -1 for e.
            scale: Factor of the input.
            shift: Added to the scaled input.
        """
        self.base = base
        self.scale = scale
        self.shift = shift


class Flatten(Record):
    """Makes one dim of all dims."""

    __slots__ = ()
    _label = "Flatten"

    def __init__(self) -> None:
        """A record without fields."""


class InnerProduct(Record):
    """Fully connected layer."""

    __slots__ = (
        "activation_params",
        "activation_type",
        "bias",
        "bias_term",
        "bottom_blob_int8_scale",
        "int8_scale_term",
        "num_output",
        "weight",
        "weight_data_size",
        "weight_int8_scales",
    )
    _params = (
        "num_output",
        "bias_term",
        "weight_data_size",
        "int8_scale_term",
        "activation_type",
        "activation_params",
    )
    _label = "InnerProduct"
    _keys = (
        Key(0, "num_output", INT, 0, doc="Number of outputs."),
        Key(1, "bias_term", INT, 0, doc="1 with a bias."),
        Key(2, "weight_data_size", INT, 0, doc="Number of weights, inputs times outputs."),
        Key(8, "int8_scale_term", INT, 0, doc="0 float, else int8 with scales."),
        Key(9, "activation_type", INT, 0, enum=_ACTIVATION, doc="Function applied to the result."),
        Key(
            10,
            "activation_params",
            FLOAT,
            (),
            many=True,
            doc="Numbers of that function: slope, or minimum and maximum, or alpha and beta.",
        ),
    )
    weight: Block
    bias: Block | None
    weight_int8_scales: Block | None
    bottom_blob_int8_scale: Block | None
    num_output: int
    bias_term: int
    weight_data_size: int
    int8_scale_term: int
    activation_type: Activation | int
    activation_params: list[float]

    def __init__(
        self,
        *,
        weight: Block,
        bias: Block | None = None,
        weight_int8_scales: Block | None = None,
        bottom_blob_int8_scale: Block | None = None,
        num_output: int = 0,
        bias_term: int = 0,
        weight_data_size: int = 0,
        int8_scale_term: int = 0,
        activation_type: Activation | int = 0,
        activation_params: list[float] | None = None,
    ) -> None:
        """A new `inner_product`.

        Args:
            weight: Weights, one row of inputs for each output.
            bias: Summand of each output.
            weight_int8_scales: Factor from weight to int8 of each output.
            bottom_blob_int8_scale: Factor from input to int8.
            num_output: Number of outputs.
            bias_term: 1 with a bias.
            weight_data_size: Number of weights, inputs times outputs.
            int8_scale_term: 0 float, else int8 with scales.
            activation_type: Function applied to the result.
            activation_params: Numbers of that function: slope, or minimum and maximum, or alpha and beta.
        """
        self.weight = weight
        self.bias = bias
        self.weight_int8_scales = weight_int8_scales
        self.bottom_blob_int8_scale = bottom_blob_int8_scale
        self.num_output = num_output
        self.bias_term = bias_term
        self.weight_data_size = weight_data_size
        self.int8_scale_term = int8_scale_term
        self.activation_type = activation_type
        self.activation_params = [] if activation_params is None else activation_params

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.num_output > 0 and self.weight_data_size > 0):
            report("NCNN301", "num_output")
        if not (self.num_output <= 0 or self.weight_data_size % self.num_output == 0):
            report("NCNN304", "num_output")
        if not (self.activation_type >= 0 and self.activation_type <= 6):
            report("NCNN305", "activation_type")
        if not (
            (self.activation_type != 2 or len(self.activation_params) >= 1)
            and (self.activation_type not in (3, 6) or len(self.activation_params) >= 2)
        ):
            report("NCNN306", "activation_type")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)
        if not (
            (
                0
                if self.weight.load == 1
                else (
                    5
                    if self.weight.load != 0
                    else (
                        0
                        if some(self.weight.flag) == 0 or some(self.weight.flag) == 180310
                        else (
                            1
                            if some(self.weight.flag) == 19950407
                            else (
                                2
                                if some(self.weight.flag) == 20220803
                                else (3 if some(self.weight.flag) == 871224 else 4)
                            )
                        )
                    )
                )
            )
            != 3
            or self.int8_scale_term != 0
        ):
            report("NCNN203", "weight.load")

    _layout = (
        Field(
            "weight",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.weight_data_size, 0),
            role="weight",
            doc="Weights, one row of inputs for each output.",
        ),
        Field(
            "bias",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.num_output, 1),
            present=lambda s: s.bias_term != 0,
            role="bias",
            doc="Summand of each output.",
        ),
        Field(
            "weight_int8_scales",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.num_output, 1),
            present=lambda s: s.int8_scale_term != 0,
            role="weight_int8_scales",
            doc="Factor from weight to int8 of each output.",
        ),
        Field(
            "bottom_blob_int8_scale",
            RECORD,
            types=(Block,),
            args=lambda s, i: (1, 1),
            present=lambda s: s.int8_scale_term != 0,
            role="bottom_blob_int8_scale",
            doc="Factor from input to int8.",
        ),
    )


class Input(Record):
    """An input of the network. The dims are hints; 0 is any size."""

    __slots__ = (
        "c",
        "d",
        "h",
        "w",
    )
    _params = (
        "w",
        "h",
        "d",
        "c",
    )
    _label = "Input"
    _keys = (
        Key(0, "w", INT, 0, doc="Width."),
        Key(1, "h", INT, 0, doc="Height."),
        Key(11, "d", INT, 0, doc="Depth."),
        Key(2, "c", INT, 0, doc="Channels."),
    )
    w: int
    h: int
    d: int
    c: int

    def __init__(
        self,
        *,
        w: int = 0,
        h: int = 0,
        d: int = 0,
        c: int = 0,
    ) -> None:
        """A new `input`.

        Args:
            w: Width.
            h: Height.
            d: Depth.
            c: Channels.
        """
        self.w = w
        self.h = h
        self.d = d
        self.c = c

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return 0

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return 0

    @property
    def max_tops(self) -> int:
        """Most blobs; this is any number."""
        return 2147483647


class Log(Record):
    """Logarithm of shift + scale * x."""

    __slots__ = (
        "base",
        "scale",
        "shift",
    )
    _params = (
        "base",
        "scale",
        "shift",
    )
    _label = "Log"
    _keys = (
        Key(0, "base", FLOAT, -1.0, doc="Base, -1 for e."),
        Key(1, "scale", FLOAT, 1.0, doc="Factor of the input."),
        Key(2, "shift", FLOAT, 0.0, doc="Added to the scaled input."),
    )
    base: float
    scale: float
    shift: float

    def __init__(
        self,
        *,
        base: float = -1.0,
        scale: float = 1.0,
        shift: float = 0.0,
    ) -> None:
        """A new `log`.

        Args:
            base: Base, -1 for e.
            scale: Factor of the input.
            shift: Added to the scaled input.
        """
        self.base = base
        self.scale = scale
        self.shift = shift


class Lrn(Record):
    """Local response normalisation."""

    __slots__ = (
        "alpha",
        "beta",
        "bias",
        "local_size",
        "region_type",
    )
    _params = (
        "region_type",
        "local_size",
        "alpha",
        "beta",
        "bias",
    )
    _label = "LRN"
    _keys = (
        Key(0, "region_type", INT, 0, enum=_NORM_REGION, doc="0 across channels, 1 within each."),
        Key(1, "local_size", INT, 5, doc="Side of the region."),
        Key(2, "alpha", FLOAT, 1.0, doc="Factor of the sum of squares."),
        Key(3, "beta", FLOAT, 0.75, doc="Exponent."),
        Key(4, "bias", FLOAT, 1.0, doc="Added before the exponent."),
    )
    region_type: NormRegion | int
    local_size: int
    alpha: float
    beta: float
    bias: float

    def __init__(
        self,
        *,
        region_type: NormRegion | int = 0,
        local_size: int = 5,
        alpha: float = 1.0,
        beta: float = 0.75,
        bias: float = 1.0,
    ) -> None:
        """A new `lrn`.

        Args:
            region_type: 0 across channels, 1 within each.
            local_size: Side of the region.
            alpha: Factor of the sum of squares.
            beta: Exponent.
            bias: Added before the exponent.
        """
        self.region_type = region_type
        self.local_size = local_size
        self.alpha = alpha
        self.beta = beta
        self.bias = bias

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.region_type >= 0 and self.region_type <= 1):
            report("NCNN309", "region_type")
        if not (self.local_size > 0):
            report("NCNN325", "local_size")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class MemoryData(Record):
    """A constant. Without dims nothing is stored and the runtime makes one element up."""

    __slots__ = (
        "c",
        "d",
        "data_",
        "h",
        "load_type",
        "w",
    )
    _params = (
        "w",
        "h",
        "d",
        "c",
        "load_type",
    )
    _label = "MemoryData"
    _keys = (
        Key(0, "w", INT, 0, doc="Width."),
        Key(1, "h", INT, 0, doc="Height."),
        Key(11, "d", INT, 0, doc="Depth."),
        Key(2, "c", INT, 0, doc="Channels."),
        Key(21, "load_type", INT, 1, doc="1 float32 without a tag, 0 with a tag."),
    )
    data_: Block | None
    w: int
    h: int
    d: int
    c: int
    load_type: int

    def __init__(
        self,
        *,
        data_: Block | None = None,
        w: int = 0,
        h: int = 0,
        d: int = 0,
        c: int = 0,
        load_type: int = 1,
    ) -> None:
        """A new `memory_data`.

        Args:
            data_: The elements.
            w: Width.
            h: Height.
            d: Depth.
            c: Channels.
            load_type: 1 float32 without a tag, 0 with a tag.
        """
        self.data_ = data_
        self.w = w
        self.h = h
        self.d = d
        self.c = c
        self.load_type = load_type

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return 0

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return 0

    @property
    def num_data(self) -> int:
        """Number of elements."""
        return (
            self.w * self.h * self.d * self.c
            if self.d != 0
            else (self.w * self.h * self.c if self.c != 0 else (self.w * self.h if self.h != 0 else self.w))
        )

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (
            self.w >= 0
            and self.h >= 0
            and self.d >= 0
            and self.c >= 0
            and (self.d == 0 or self.c > 0)
            and (self.c == 0 or self.h > 0)
            and (self.h == 0 or self.w > 0)
        ):
            report("NCNN312", "w")
        if not (
            (
                self.w * self.h * self.d * self.c
                if self.d != 0
                else (self.w * self.h * self.c if self.c != 0 else (self.w * self.h if self.h != 0 else self.w))
            )
            < 2147483648
        ):
            report("NCNN313", "d")
        if not (
            (
                self.w * self.h * self.d * self.c
                if self.d != 0
                else (self.w * self.h * self.c if self.c != 0 else (self.w * self.h if self.h != 0 else self.w))
            )
            == 0
            or self.load_type in (0, 1)
        ):
            report("NCNN309", "d")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)

    _layout = (
        Field(
            "data_",
            RECORD,
            types=(Block,),
            args=lambda s, i: (
                s.w * s.h * s.d * s.c
                if s.d != 0
                else (s.w * s.h * s.c if s.c != 0 else (s.w * s.h if s.h != 0 else s.w)),
                0 if s.load_type == 0 else 1,
            ),
            present=lambda s: (
                (
                    s.w * s.h * s.d * s.c
                    if s.d != 0
                    else (s.w * s.h * s.c if s.c != 0 else (s.w * s.h if s.h != 0 else s.w))
                )
                > 0
            ),
            role="data",
            shape=lambda s: (s.c, s.d, s.h, s.w),
            doc="The elements.",
        ),
    )


class Mvn(Record):
    """Subtracts the mean and divides by the standard deviation."""

    __slots__ = (
        "across_channels",
        "eps",
        "normalize_variance",
    )
    _params = (
        "normalize_variance",
        "across_channels",
        "eps",
    )
    _label = "MVN"
    _keys = (
        Key(0, "normalize_variance", INT, 0, doc="1 divides, 0 only subtracts."),
        Key(1, "across_channels", INT, 0, doc="1 over all channels, 0 for each."),
        Key(2, "eps", FLOAT, 0.0001, doc="Added to the standard deviation."),
    )
    normalize_variance: int
    across_channels: int
    eps: float

    def __init__(
        self,
        *,
        normalize_variance: int = 0,
        across_channels: int = 0,
        eps: float = 0.0001,
    ) -> None:
        """A new `mvn`.

        Args:
            normalize_variance: 1 divides, 0 only subtracts.
            across_channels: 1 over all channels, 0 for each.
            eps: Added to the standard deviation.
        """
        self.normalize_variance = normalize_variance
        self.across_channels = across_channels
        self.eps = eps


class Pooling(Record):
    """2-D pooling."""

    __slots__ = (
        "adaptive_pooling",
        "avgpool_count_include_pad",
        "global_pooling",
        "kernel_h",
        "kernel_w",
        "out_h",
        "out_w",
        "pad_bottom",
        "pad_left",
        "pad_mode",
        "pad_right",
        "pad_top",
        "pooling_type",
        "stride_h",
        "stride_w",
    )
    _params = (
        "pooling_type",
        "kernel_w",
        "kernel_h",
        "stride_w",
        "stride_h",
        "pad_left",
        "pad_right",
        "pad_top",
        "pad_bottom",
        "global_pooling",
        "pad_mode",
        "avgpool_count_include_pad",
        "adaptive_pooling",
        "out_w",
        "out_h",
    )
    _label = "Pooling"
    _keys = (
        Key(0, "pooling_type", INT, 0, enum=_POOL_METHOD, doc="0 max, 1 average."),
        Key(1, "kernel_w", INT, 0, doc="Kernel width."),
        Key(11, "kernel_h", INT, lambda s: s.kernel_w, doc="Kernel height."),
        Key(2, "stride_w", INT, 1, doc="Step of the window along w."),
        Key(12, "stride_h", INT, lambda s: s.stride_w, doc="Step of the window along h."),
        Key(3, "pad_left", INT, 0, doc="Columns added at the left."),
        Key(14, "pad_right", INT, lambda s: s.pad_left, doc="Columns added at the right."),
        Key(13, "pad_top", INT, lambda s: s.pad_left, doc="Rows added at the top."),
        Key(15, "pad_bottom", INT, lambda s: s.pad_top, doc="Rows added at the bottom."),
        Key(4, "global_pooling", INT, 0, doc="1 takes the whole blob for the window."),
        Key(5, "pad_mode", INT, 0, enum=_PAD_MODE, doc="0 full, 1 valid, 2 as SAME_UPPER, 3 as SAME_LOWER."),
        Key(6, "avgpool_count_include_pad", INT, 0, doc="1 counts what was added in an average."),
        Key(7, "adaptive_pooling", INT, 0, doc="1 chooses the windows for the size of the result."),
        Key(8, "out_w", INT, 0, doc="Width of an adaptive result, -233 as the input."),
        Key(18, "out_h", INT, lambda s: s.out_w, doc="Height of an adaptive result, -233 as the input."),
    )
    pooling_type: PoolMethod | int
    kernel_w: int
    kernel_h: int
    stride_w: int
    stride_h: int
    pad_left: int
    pad_right: int
    pad_top: int
    pad_bottom: int
    global_pooling: int
    pad_mode: PadMode | int
    avgpool_count_include_pad: int
    adaptive_pooling: int
    out_w: int
    out_h: int

    def __init__(
        self,
        *,
        pooling_type: PoolMethod | int = 0,
        kernel_w: int = 0,
        kernel_h: int | None = None,
        stride_w: int = 1,
        stride_h: int | None = None,
        pad_left: int = 0,
        pad_right: int | None = None,
        pad_top: int | None = None,
        pad_bottom: int | None = None,
        global_pooling: int = 0,
        pad_mode: PadMode | int = 0,
        avgpool_count_include_pad: int = 0,
        adaptive_pooling: int = 0,
        out_w: int = 0,
        out_h: int | None = None,
    ) -> None:
        """A new `pooling`.

        Args:
            pooling_type: 0 max, 1 average.
            kernel_w: Kernel width.
            kernel_h: Kernel height.
            stride_w: Step of the window along w.
            stride_h: Step of the window along h.
            pad_left: Columns added at the left.
            pad_right: Columns added at the right.
            pad_top: Rows added at the top.
            pad_bottom: Rows added at the bottom.
            global_pooling: 1 takes the whole blob for the window.
            pad_mode: 0 full, 1 valid, 2 as SAME_UPPER, 3 as SAME_LOWER.
            avgpool_count_include_pad: 1 counts what was added in an average.
            adaptive_pooling: 1 chooses the windows for the size of the result.
            out_w: Width of an adaptive result, -233 as the input.
            out_h: Height of an adaptive result, -233 as the input.
        """
        self.pooling_type = pooling_type
        self.kernel_w = kernel_w
        self.kernel_h = self.kernel_w if kernel_h is None else kernel_h
        self.stride_w = stride_w
        self.stride_h = self.stride_w if stride_h is None else stride_h
        self.pad_left = pad_left
        self.pad_right = self.pad_left if pad_right is None else pad_right
        self.pad_top = self.pad_left if pad_top is None else pad_top
        self.pad_bottom = self.pad_top if pad_bottom is None else pad_bottom
        self.global_pooling = global_pooling
        self.pad_mode = pad_mode
        self.avgpool_count_include_pad = avgpool_count_include_pad
        self.adaptive_pooling = adaptive_pooling
        self.out_w = out_w
        self.out_h = self.out_w if out_h is None else out_h

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (
            self.pad_left < 1048576
            and self.pad_right < 1048576
            and self.pad_top < 1048576
            and self.pad_bottom < 1048576
            and self.pad_left > -1048576
        ):
            report("NCNN323", "pad_left")
        if not (
            self.global_pooling != 0
            or self.adaptive_pooling != 0
            or (self.kernel_w > 0 and self.kernel_h > 0 and self.kernel_w * self.kernel_h < 2147483648)
        ):
            report("NCNN302", "kernel_w")
        if not (self.global_pooling != 0 or self.adaptive_pooling != 0 or (self.stride_w > 0 and self.stride_h > 0)):
            report("NCNN303", "stride_w")
        if not (
            self.pooling_type >= 0
            and self.pooling_type <= 1
            and (self.global_pooling != 0 or self.adaptive_pooling != 0 or (self.pad_mode >= 0 and self.pad_mode <= 3))
        ):
            report("NCNN309", "pooling_type")
        if not (
            self.global_pooling != 0
            or self.adaptive_pooling == 0
            or ((self.out_w > 0 or self.out_w == -233) and (self.out_h > 0 or self.out_h == -233))
        ):
            report("NCNN314", "adaptive_pooling")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class Power(Record):
    """(shift + scale * x) ^ power."""

    __slots__ = (
        "power",
        "scale",
        "shift",
    )
    _params = (
        "power",
        "scale",
        "shift",
    )
    _label = "Power"
    _keys = (
        Key(0, "power", FLOAT, 1.0, doc="Exponent."),
        Key(1, "scale", FLOAT, 1.0, doc="Factor of the input."),
        Key(2, "shift", FLOAT, 0.0, doc="Added to the scaled input."),
    )
    power: float
    scale: float
    shift: float

    def __init__(
        self,
        *,
        power: float = 1.0,
        scale: float = 1.0,
        shift: float = 0.0,
    ) -> None:
        """A new `power`.

        Args:
            power: Exponent.
            scale: Factor of the input.
            shift: Added to the scaled input.
        """
        self.power = power
        self.scale = scale
        self.shift = shift


class PReLu(Record):
    """ReLU with slopes below zero that were learned."""

    __slots__ = (
        "num_slope",
        "slope",
    )
    _params = ("num_slope",)
    _label = "PReLU"
    _keys = (Key(0, "num_slope", INT, 0, doc="Number of slopes, 1 or that of the channels."),)
    slope: Block
    num_slope: int

    def __init__(
        self,
        *,
        slope: Block,
        num_slope: int = 0,
    ) -> None:
        """A new `p_re_lu`.

        Args:
            slope: Slope of each channel or of all.
            num_slope: Number of slopes, 1 or that of the channels.
        """
        self.slope = slope
        self.num_slope = num_slope

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.num_slope > 0):
            report("NCNN301", "num_slope")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)

    _layout = (
        Field(
            "slope",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.num_slope, 1),
            role="slope",
            doc="Slope of each channel or of all.",
        ),
    )


class Proposal(Record):
    """Region proposals of Faster R-CNN."""

    __slots__ = (
        "after_nms_top_n",
        "base_size",
        "feat_stride",
        "min_size",
        "nms_thresh",
        "pre_nms_top_n",
    )
    _params = (
        "feat_stride",
        "base_size",
        "pre_nms_top_n",
        "after_nms_top_n",
        "nms_thresh",
        "min_size",
    )
    _label = "Proposal"
    _keys = (
        Key(0, "feat_stride", INT, 16, doc="Pixels of the image between two positions of the map."),
        Key(1, "base_size", INT, 16, doc="Side of the anchor that others are scaled from."),
        Key(2, "pre_nms_top_n", INT, 6000, label="pre_nms_topN", doc="How many boxes are kept before suppression."),
        Key(3, "after_nms_top_n", INT, 300, label="after_nms_topN", doc="How many boxes are kept after suppression."),
        Key(4, "nms_thresh", FLOAT, 0.7, doc="Overlap from which the lesser box is dropped."),
        Key(5, "min_size", INT, 16, doc="Smallest side of a box, in pixels."),
    )
    feat_stride: int
    base_size: int
    pre_nms_top_n: int
    after_nms_top_n: int
    nms_thresh: float
    min_size: int

    def __init__(
        self,
        *,
        feat_stride: int = 16,
        base_size: int = 16,
        pre_nms_top_n: int = 6000,
        after_nms_top_n: int = 300,
        nms_thresh: float = 0.7,
        min_size: int = 16,
    ) -> None:
        """A new `proposal`.

        Args:
            feat_stride: Pixels of the image between two positions of the map.
            base_size: Side of the anchor that others are scaled from.
            pre_nms_top_n: How many boxes are kept before suppression.
            after_nms_top_n: How many boxes are kept after suppression.
            nms_thresh: Overlap from which the lesser box is dropped.
            min_size: Smallest side of a box, in pixels.
        """
        self.feat_stride = feat_stride
        self.base_size = base_size
        self.pre_nms_top_n = pre_nms_top_n
        self.after_nms_top_n = after_nms_top_n
        self.nms_thresh = nms_thresh
        self.min_size = min_size

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return 3

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return 3

    @property
    def max_tops(self) -> int:
        """Most blobs."""
        return 2


class Reduction(Record):
    """Reduces axes of a blob to one number."""

    __slots__ = (
        "axes",
        "coeff",
        "fixbug0",
        "keepdims",
        "operation",
        "reduce_all",
    )
    _params = (
        "operation",
        "reduce_all",
        "coeff",
        "axes",
        "keepdims",
        "fixbug0",
    )
    _label = "Reduction"
    _keys = (
        Key(
            0,
            "operation",
            INT,
            0,
            enum=_REDUCTION_OPERATOR,
            doc="What is computed: 0 the sum, 3 the mean, 4 the largest, and so on.",
        ),
        Key(1, "reduce_all", INT, 1, doc="1 over all axes, 0 over those given."),
        Key(2, "coeff", FLOAT, 1.0, doc="Factor of the result."),
        Key(3, "axes", INT, (), many=True, doc="The axes, without batch."),
        Key(4, "keepdims", INT, 0, doc="1 keeps reduced axes with one element."),
        Key(5, "fixbug0", INT, 0, doc="1 counts axes without the batch; before that meaning was fixed, 0."),
    )
    operation: ReductionOperator | int
    reduce_all: int
    coeff: float
    axes: list[int]
    keepdims: int
    fixbug0: int

    def __init__(
        self,
        *,
        operation: ReductionOperator | int = 0,
        reduce_all: int = 1,
        coeff: float = 1.0,
        axes: list[int] | None = None,
        keepdims: int = 0,
        fixbug0: int = 0,
    ) -> None:
        """A new `reduction`.

        Args:
            operation: What is computed: 0 the sum, 3 the mean, 4 the largest, and so on.
            reduce_all: 1 over all axes, 0 over those given.
            coeff: Factor of the result.
            axes: The axes, without batch.
            keepdims: 1 keeps reduced axes with one element.
            fixbug0: 1 counts axes without the batch; before that meaning was fixed, 0.
        """
        self.operation = operation
        self.reduce_all = reduce_all
        self.coeff = coeff
        self.axes = [] if axes is None else axes
        self.keepdims = keepdims
        self.fixbug0 = fixbug0

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.operation >= 0 and self.operation <= 10):
            report("NCNN309", "operation")
        if not (len(self.axes) <= 4 and all(item >= -4 and item <= 3 for item in self.axes)):
            report("NCNN310", "axes")
        if not (self.fixbug0 != 0 or len(self.axes) == 0):
            report("NCNN315", "axes")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class ReLu(Record):
    """Zero, or a fixed slope, below zero."""

    __slots__ = ("slope",)
    _params = ("slope",)
    _label = "ReLU"
    _keys = (Key(0, "slope", FLOAT, 0.0, doc="Factor below zero."),)
    slope: float

    def __init__(
        self,
        *,
        slope: float = 0.0,
    ) -> None:
        """A new `re_lu`.

        Args:
            slope: Factor below zero.
        """
        self.slope = slope


class Reshape(Record):
    """Same elements, other dims. A dim of 0 is copied from the input, -1 is what is left, -233 is not there."""

    __slots__ = (
        "c",
        "d",
        "h",
        "input_batch_axis",
        "output_batch_axis",
        "shape_expr",
        "w",
    )
    _params = (
        "w",
        "h",
        "d",
        "c",
        "shape_expr",
        "input_batch_axis",
        "output_batch_axis",
    )
    _label = "Reshape"
    _keys = (
        Key(0, "w", INT, -233, doc="Width."),
        Key(1, "h", INT, -233, doc="Height."),
        Key(11, "d", INT, -233, doc="Depth."),
        Key(2, "c", INT, -233, doc="Channels."),
        Key(6, "shape_expr", TEXT, "", doc="Expressions for the dims, w first; they win over the numbers."),
        Key(12, "input_batch_axis", INT, 233, doc="Axis of the input that is the batch, 233 none."),
        Key(13, "output_batch_axis", INT, 233, doc="Axis of the result that is the batch, 233 none."),
    )
    w: int
    h: int
    d: int
    c: int
    shape_expr: str
    input_batch_axis: int
    output_batch_axis: int

    def __init__(
        self,
        *,
        w: int = -233,
        h: int = -233,
        d: int = -233,
        c: int = -233,
        shape_expr: str = "",
        input_batch_axis: int = 233,
        output_batch_axis: int = 233,
    ) -> None:
        """A new `reshape`.

        Args:
            w: Width.
            h: Height.
            d: Depth.
            c: Channels.
            shape_expr: Expressions for the dims, w first; they win over the numbers.
            input_batch_axis: Axis of the input that is the batch, 233 none.
            output_batch_axis: Axis of the result that is the batch, 233 none.
        """
        self.w = w
        self.h = h
        self.d = d
        self.c = c
        self.shape_expr = shape_expr
        self.input_batch_axis = input_batch_axis
        self.output_batch_axis = output_batch_axis

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (
            (
                self.w != -233
                and (1 if self.w == -1 else 0)
                + (1 if self.h == -1 else 0)
                + (1 if self.d == -1 else 0)
                + (1 if self.c == -1 else 0)
                <= 1
            )
            or text_size(self.shape_expr) > 0
        ):
            report("NCNN312", "w")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class RoiPooling(Record):
    """Max pooling of regions to a fixed size."""

    __slots__ = (
        "pooled_height",
        "pooled_width",
        "spatial_scale",
    )
    _params = (
        "pooled_width",
        "pooled_height",
        "spatial_scale",
    )
    _label = "ROIPooling"
    _keys = (
        Key(0, "pooled_width", INT, 0, doc="Width of the result."),
        Key(1, "pooled_height", INT, 0, doc="Height of the result."),
        Key(2, "spatial_scale", FLOAT, 1.0, doc="Factor from image to map coordinates."),
    )
    pooled_width: int
    pooled_height: int
    spatial_scale: float

    def __init__(
        self,
        *,
        pooled_width: int = 0,
        pooled_height: int = 0,
        spatial_scale: float = 1.0,
    ) -> None:
        """A new `roi_pooling`.

        Args:
            pooled_width: Width of the result.
            pooled_height: Height of the result.
            spatial_scale: Factor from image to map coordinates.
        """
        self.pooled_width = pooled_width
        self.pooled_height = pooled_height
        self.spatial_scale = spatial_scale

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return 2

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return 2


class Scale(Record):
    """Scales each channel, by stored factors or by a second blob."""

    __slots__ = (
        "bias",
        "bias_term",
        "scale",
        "scale_data_size",
    )
    _params = (
        "scale_data_size",
        "bias_term",
    )
    _label = "Scale"
    _keys = (
        Key(
            0,
            "scale_data_size",
            INT,
            0,
            doc="Number of channels; -233 takes the factors from a second blob and reads nothing.",
        ),
        Key(1, "bias_term", INT, 0, doc="1 with a bias."),
    )
    scale: Block | None
    bias: Block | None
    scale_data_size: int
    bias_term: int

    def __init__(
        self,
        *,
        scale: Block | None = None,
        bias: Block | None = None,
        scale_data_size: int = 0,
        bias_term: int = 0,
    ) -> None:
        """A new `scale`.

        Args:
            scale: Factor of each channel.
            bias: Summand of each channel.
            scale_data_size: Number of channels; -233 takes the factors from a second blob and reads nothing.
            bias_term: 1 with a bias.
        """
        self.scale = scale
        self.bias = bias
        self.scale_data_size = scale_data_size
        self.bias_term = bias_term

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return 2 if self.scale_data_size == -233 else 1

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return 1 if self.scale_data_size != -233 else (2 if self.bias_term == 0 else 3)

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.scale_data_size == -233 or self.scale_data_size > 0):
            report("NCNN301", "scale_data_size")
        if not (self.scale_data_size != -233 or self.bias_term == 0):
            report("NCNN316", "scale_data_size")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)

    _layout = (
        Field(
            "scale",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.scale_data_size, 1),
            present=lambda s: s.scale_data_size != -233,
            role="scale",
            doc="Factor of each channel.",
        ),
        Field(
            "bias",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.scale_data_size, 1),
            present=lambda s: s.scale_data_size != -233 and s.bias_term != 0,
            role="bias",
            doc="Summand of each channel.",
        ),
    )


class Sigmoid(Record):
    """1 / (1 + exp(-x))."""

    __slots__ = ()
    _label = "Sigmoid"

    def __init__(self) -> None:
        """A record without fields."""


class Slice(Record):
    """Cuts a blob into several along an axis."""

    __slots__ = (
        "axis",
        "indices",
        "slices",
    )
    _params = (
        "slices",
        "axis",
        "indices",
    )
    _label = "Slice"
    _keys = (
        Key(0, "slices", INT, (), many=True, doc="Size of each part, -233 an equal share of what is left."),
        Key(1, "axis", INT, 0, doc="Axis, without batch; negative from the last."),
        Key(2, "indices", INT, (), many=True, doc="Where the parts begin after the first; instead of sizes."),
    )
    slices: list[int]
    axis: int
    indices: list[int]

    def __init__(
        self,
        *,
        slices: list[int] | None = None,
        axis: int = 0,
        indices: list[int] | None = None,
    ) -> None:
        """A new `slice`.

        Args:
            slices: Size of each part, -233 an equal share of what is left.
            axis: Axis, without batch; negative from the last.
            indices: Where the parts begin after the first; instead of sizes.
        """
        self.slices = [] if slices is None else slices
        self.axis = axis
        self.indices = [] if indices is None else indices

    @property
    def max_tops(self) -> int:
        """Most blobs; this is any number."""
        return 2147483647

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.axis >= -4 and self.axis <= 3):
            report("NCNN310", "axis")
        for i, item in enumerate(self.slices):
            if not (item > 0 or item == -233):
                report("NCNN314", f"slices[{i}]")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class Softmax(Record):
    """exp(x) over its sum along an axis."""

    __slots__ = (
        "axis",
        "fixbug0",
    )
    _params = (
        "axis",
        "fixbug0",
    )
    _label = "Softmax"
    _keys = (
        Key(0, "axis", INT, 0, doc="Axis, without batch; negative from the last."),
        Key(1, "fixbug0", INT, 0, doc="1 counts the axis without the batch; before that meaning was fixed, 0."),
    )
    axis: int
    fixbug0: int

    def __init__(
        self,
        *,
        axis: int = 0,
        fixbug0: int = 0,
    ) -> None:
        """A new `softmax`.

        Args:
            axis: Axis, without batch; negative from the last.
            fixbug0: 1 counts the axis without the batch; before that meaning was fixed, 0.
        """
        self.axis = axis
        self.fixbug0 = fixbug0

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.axis >= -4 and self.axis <= 3):
            report("NCNN310", "axis")
        if not (self.fixbug0 != 0 or self.axis == 0):
            report("NCNN315", "axis")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class Split(Record):
    """Hands one blob to several layers."""

    __slots__ = ()
    _label = "Split"

    def __init__(self) -> None:
        """A record without fields."""

    @property
    def min_tops(self) -> int:
        """Fewest blobs."""
        return 0

    @property
    def max_tops(self) -> int:
        """Most blobs; this is any number."""
        return 2147483647


class Spp(Record):
    """Spatial pyramid pooling; not in a default build."""

    __slots__ = (
        "pooling_type",
        "pyramid_height",
    )
    _params = (
        "pooling_type",
        "pyramid_height",
    )
    _label = "SPP"
    _keys = (
        Key(0, "pooling_type", INT, 0, enum=_POOL_METHOD, doc="0 max, 1 average."),
        Key(1, "pyramid_height", INT, 1, doc="Number of grids, each twice as fine as the last."),
    )
    pooling_type: PoolMethod | int
    pyramid_height: int

    def __init__(
        self,
        *,
        pooling_type: PoolMethod | int = 0,
        pyramid_height: int = 1,
    ) -> None:
        """A new `spp`.

        Args:
            pooling_type: 0 max, 1 average.
            pyramid_height: Number of grids, each twice as fine as the last.
        """
        self.pooling_type = pooling_type
        self.pyramid_height = pyramid_height

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (False):
            report("NCNN320", "")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class TanH(Record):
    """Hyperbolic tangent."""

    __slots__ = ()
    _label = "TanH"

    def __init__(self) -> None:
        """A record without fields."""


class Threshold(Record):
    """1 above the threshold, 0 elsewhere."""

    __slots__ = ("threshold",)
    _params = ("threshold",)
    _label = "Threshold"
    _keys = (Key(0, "threshold", FLOAT, 0.0, doc="The threshold."),)
    threshold: float

    def __init__(
        self,
        *,
        threshold: float = 0.0,
    ) -> None:
        """A new `threshold`.

        Args:
            threshold: The threshold.
        """
        self.threshold = threshold


class Tile(Record):
    """Repeats a blob."""

    __slots__ = (
        "axis",
        "repeats",
        "tiles",
    )
    _params = (
        "axis",
        "tiles",
        "repeats",
    )
    _label = "Tile"
    _keys = (
        Key(0, "axis", INT, 0, doc="Axis, without batch; negative from the last."),
        Key(1, "tiles", INT, 1, doc="How often along the axis."),
        Key(
            2,
            "repeats",
            INT,
            (),
            many=True,
            doc="How often along each axis, the last one last; instead of axis and tiles.",
        ),
    )
    axis: int
    tiles: int
    repeats: list[int]

    def __init__(
        self,
        *,
        axis: int = 0,
        tiles: int = 1,
        repeats: list[int] | None = None,
    ) -> None:
        """A new `tile`.

        Args:
            axis: Axis, without batch; negative from the last.
            tiles: How often along the axis.
            repeats: How often along each axis, the last one last; instead of axis and tiles.
        """
        self.axis = axis
        self.tiles = tiles
        self.repeats = [] if repeats is None else repeats

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (len(self.repeats) > 0 or (self.axis >= 0 and self.axis <= 3)):
            report("NCNN310", "repeats")
        if not (
            len(self.repeats) <= 4
            and all(item > 0 for item in self.repeats)
            and (len(self.repeats) > 0 or self.tiles > 0)
        ):
            report("NCNN314", "repeats")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class Rnn(Record):
    """Recurrent layer with tanh."""

    __slots__ = (
        "bias_c",
        "direction",
        "int8_scale_term",
        "num_output",
        "weight_data_size",
        "weight_hc",
        "weight_hc_int8_scales",
        "weight_xc",
        "weight_xc_int8_scales",
    )
    _params = (
        "num_output",
        "weight_data_size",
        "direction",
        "int8_scale_term",
    )
    _label = "RNN"
    _keys = (
        Key(0, "num_output", INT, 0, doc="Length of the output of a step in one direction."),
        Key(1, "weight_data_size", INT, 0, doc="Number of weights of the input in all directions and gates."),
        Key(2, "direction", INT, 0, enum=_DIRECTION, doc="0 forward, 1 reverse, 2 both."),
        Key(8, "int8_scale_term", INT, 0, doc="0 float, else int8 weights and their scales."),
    )
    weight_xc: Block
    bias_c: Block
    weight_hc: Block
    weight_xc_int8_scales: Block | None
    weight_hc_int8_scales: Block | None
    num_output: int
    weight_data_size: int
    direction: Direction | int
    int8_scale_term: int

    def __init__(
        self,
        *,
        weight_xc: Block,
        bias_c: Block,
        weight_hc: Block,
        weight_xc_int8_scales: Block | None = None,
        weight_hc_int8_scales: Block | None = None,
        num_output: int = 0,
        weight_data_size: int = 0,
        direction: Direction | int = 0,
        int8_scale_term: int = 0,
    ) -> None:
        """A new `rnn`.

        Args:
            weight_xc: Weights of the input.
            bias_c: Bias.
            weight_hc: Weights of the last output.
            weight_xc_int8_scales: Factor from input weight to int8 of each row.
            weight_hc_int8_scales: Factor from output weight to int8 of each row.
            num_output: Length of the output of a step in one direction.
            weight_data_size: Number of weights of the input in all directions and gates.
            direction: 0 forward, 1 reverse, 2 both.
            int8_scale_term: 0 float, else int8 weights and their scales.
        """
        self.weight_xc = weight_xc
        self.bias_c = bias_c
        self.weight_hc = weight_hc
        self.weight_xc_int8_scales = weight_xc_int8_scales
        self.weight_hc_int8_scales = weight_hc_int8_scales
        self.num_output = num_output
        self.weight_data_size = weight_data_size
        self.direction = direction
        self.int8_scale_term = int8_scale_term

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return 2

    @property
    def max_tops(self) -> int:
        """Most blobs."""
        return 2

    @property
    def directions(self) -> int:
        """Number of directions."""
        return 2 if self.direction == 2 else 1

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.num_output > 0 and self.weight_data_size > 0):
            report("NCNN301", "num_output")
        if not (self.direction >= 0 and self.direction <= 2):
            report("NCNN309", "direction")
        if not (self.num_output * self.num_output * (2 if self.direction == 2 else 1) < 2147483648):
            report("NCNN313", "num_output")
        if not (
            self.num_output <= 0 or self.weight_data_size % (self.num_output * (2 if self.direction == 2 else 1)) == 0
        ):
            report("NCNN304", "num_output")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)
        if not (
            (
                0
                if self.bias_c.load == 1
                else (
                    5
                    if self.bias_c.load != 0
                    else (
                        0
                        if some(self.bias_c.flag) == 0 or some(self.bias_c.flag) == 180310
                        else (
                            1
                            if some(self.bias_c.flag) == 19950407
                            else (
                                2
                                if some(self.bias_c.flag) == 20220803
                                else (3 if some(self.bias_c.flag) == 871224 else 4)
                            )
                        )
                    )
                )
            )
            != 3
            and (
                self.int8_scale_term != 0
                or (
                    (
                        0
                        if self.weight_xc.load == 1
                        else (
                            5
                            if self.weight_xc.load != 0
                            else (
                                0
                                if some(self.weight_xc.flag) == 0 or some(self.weight_xc.flag) == 180310
                                else (
                                    1
                                    if some(self.weight_xc.flag) == 19950407
                                    else (
                                        2
                                        if some(self.weight_xc.flag) == 20220803
                                        else (3 if some(self.weight_xc.flag) == 871224 else 4)
                                    )
                                )
                            )
                        )
                    )
                    != 3
                    and (
                        0
                        if self.weight_hc.load == 1
                        else (
                            5
                            if self.weight_hc.load != 0
                            else (
                                0
                                if some(self.weight_hc.flag) == 0 or some(self.weight_hc.flag) == 180310
                                else (
                                    1
                                    if some(self.weight_hc.flag) == 19950407
                                    else (
                                        2
                                        if some(self.weight_hc.flag) == 20220803
                                        else (3 if some(self.weight_hc.flag) == 871224 else 4)
                                    )
                                )
                            )
                        )
                    )
                    != 3
                )
            )
        ):
            report("NCNN203", "bias_c.load")
        if not (
            self.int8_scale_term == 0
            or (
                (
                    0
                    if self.weight_xc.load == 1
                    else (
                        5
                        if self.weight_xc.load != 0
                        else (
                            0
                            if some(self.weight_xc.flag) == 0 or some(self.weight_xc.flag) == 180310
                            else (
                                1
                                if some(self.weight_xc.flag) == 19950407
                                else (
                                    2
                                    if some(self.weight_xc.flag) == 20220803
                                    else (3 if some(self.weight_xc.flag) == 871224 else 4)
                                )
                            )
                        )
                    )
                )
                == 3
                and (
                    0
                    if self.weight_hc.load == 1
                    else (
                        5
                        if self.weight_hc.load != 0
                        else (
                            0
                            if some(self.weight_hc.flag) == 0 or some(self.weight_hc.flag) == 180310
                            else (
                                1
                                if some(self.weight_hc.flag) == 19950407
                                else (
                                    2
                                    if some(self.weight_hc.flag) == 20220803
                                    else (3 if some(self.weight_hc.flag) == 871224 else 4)
                                )
                            )
                        )
                    )
                )
                == 3
            )
        ):
            report("NCNN204", "int8_scale_term")

    _layout = (
        Field(
            "weight_xc",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.weight_data_size, 0),
            role="weight_xc",
            shape=lambda s: (
                2 if s.direction == 2 else 1,
                s.num_output,
                s.weight_data_size // (s.num_output * (2 if s.direction == 2 else 1)),
            ),
            doc="Weights of the input.",
        ),
        Field(
            "bias_c",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.num_output * (2 if s.direction == 2 else 1), 0),
            role="bias_c",
            shape=lambda s: (2 if s.direction == 2 else 1, 1, s.num_output),
            doc="Bias.",
        ),
        Field(
            "weight_hc",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.num_output * s.num_output * (2 if s.direction == 2 else 1), 0),
            role="weight_hc",
            shape=lambda s: (2 if s.direction == 2 else 1, s.num_output, s.num_output),
            doc="Weights of the last output.",
        ),
        Field(
            "weight_xc_int8_scales",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.num_output * (2 if s.direction == 2 else 1), 1),
            present=lambda s: s.int8_scale_term != 0,
            role="weight_xc_int8_scales",
            shape=lambda s: (2 if s.direction == 2 else 1, s.num_output),
            doc="Factor from input weight to int8 of each row.",
        ),
        Field(
            "weight_hc_int8_scales",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.num_output * (2 if s.direction == 2 else 1), 1),
            present=lambda s: s.int8_scale_term != 0,
            role="weight_hc_int8_scales",
            shape=lambda s: (2 if s.direction == 2 else 1, s.num_output),
            doc="Factor from output weight to int8 of each row.",
        ),
    )


class Lstm(Record):
    """Long short-term memory, gates in the order input, forget, output, cell; with a projection if sizes differ."""

    __slots__ = (
        "bias_c",
        "direction",
        "hidden_size",
        "int8_scale_term",
        "num_output",
        "weight_data_size",
        "weight_hc",
        "weight_hc_int8_scales",
        "weight_hr",
        "weight_xc",
        "weight_xc_int8_scales",
    )
    _params = (
        "num_output",
        "weight_data_size",
        "direction",
        "hidden_size",
        "int8_scale_term",
    )
    _label = "LSTM"
    _keys = (
        Key(0, "num_output", INT, 0, doc="Length of the output of a step in one direction."),
        Key(1, "weight_data_size", INT, 0, doc="Number of weights of the input in all directions and gates."),
        Key(2, "direction", INT, 0, enum=_DIRECTION, doc="0 forward, 1 reverse, 2 both."),
        Key(3, "hidden_size", INT, lambda s: s.num_output, doc="Length of the cell state."),
        Key(8, "int8_scale_term", INT, 0, doc="0 float, else int8 weights and their scales."),
    )
    weight_xc: Block
    bias_c: Block
    weight_hc: Block
    weight_hr: Block | None
    weight_xc_int8_scales: Block | None
    weight_hc_int8_scales: Block | None
    num_output: int
    weight_data_size: int
    direction: Direction | int
    hidden_size: int
    int8_scale_term: int

    def __init__(
        self,
        *,
        weight_xc: Block,
        bias_c: Block,
        weight_hc: Block,
        weight_hr: Block | None = None,
        weight_xc_int8_scales: Block | None = None,
        weight_hc_int8_scales: Block | None = None,
        num_output: int = 0,
        weight_data_size: int = 0,
        direction: Direction | int = 0,
        hidden_size: int | None = None,
        int8_scale_term: int = 0,
    ) -> None:
        """A new `lstm`.

        Args:
            weight_xc: Weights of the input.
            bias_c: Bias.
            weight_hc: Weights of the last output.
            weight_hr: Projection of the cell to the output.
            weight_xc_int8_scales: Factor from input weight to int8 of each row.
            weight_hc_int8_scales: Factor from output weight to int8 of each row.
            num_output: Length of the output of a step in one direction.
            weight_data_size: Number of weights of the input in all directions and gates.
            direction: 0 forward, 1 reverse, 2 both.
            hidden_size: Length of the cell state.
            int8_scale_term: 0 float, else int8 weights and their scales.
        """
        self.weight_xc = weight_xc
        self.bias_c = bias_c
        self.weight_hc = weight_hc
        self.weight_hr = weight_hr
        self.weight_xc_int8_scales = weight_xc_int8_scales
        self.weight_hc_int8_scales = weight_hc_int8_scales
        self.num_output = num_output
        self.weight_data_size = weight_data_size
        self.direction = direction
        self.hidden_size = self.num_output if hidden_size is None else hidden_size
        self.int8_scale_term = int8_scale_term

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return 3

    @property
    def max_tops(self) -> int:
        """Most blobs."""
        return 3

    @property
    def directions(self) -> int:
        """Number of directions."""
        return 2 if self.direction == 2 else 1

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.num_output > 0 and self.weight_data_size > 0 and self.hidden_size > 0):
            report("NCNN301", "num_output")
        if not (self.direction >= 0 and self.direction <= 2):
            report("NCNN309", "direction")
        if not (self.num_output * self.hidden_size * 4 * (2 if self.direction == 2 else 1) < 2147483648):
            report("NCNN313", "num_output")
        if not (
            self.hidden_size <= 0
            or self.weight_data_size % (self.hidden_size * 4 * (2 if self.direction == 2 else 1)) == 0
        ):
            report("NCNN304", "hidden_size")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)
        if not (
            (
                0
                if self.bias_c.load == 1
                else (
                    5
                    if self.bias_c.load != 0
                    else (
                        0
                        if some(self.bias_c.flag) == 0 or some(self.bias_c.flag) == 180310
                        else (
                            1
                            if some(self.bias_c.flag) == 19950407
                            else (
                                2
                                if some(self.bias_c.flag) == 20220803
                                else (3 if some(self.bias_c.flag) == 871224 else 4)
                            )
                        )
                    )
                )
            )
            != 3
            and (
                self.num_output == self.hidden_size
                or (
                    0
                    if some(self.weight_hr).load == 1
                    else (
                        5
                        if some(self.weight_hr).load != 0
                        else (
                            0
                            if some(some(self.weight_hr).flag) == 0 or some(some(self.weight_hr).flag) == 180310
                            else (
                                1
                                if some(some(self.weight_hr).flag) == 19950407
                                else (
                                    2
                                    if some(some(self.weight_hr).flag) == 20220803
                                    else (3 if some(some(self.weight_hr).flag) == 871224 else 4)
                                )
                            )
                        )
                    )
                )
                != 3
            )
            and (
                self.int8_scale_term != 0
                or (
                    (
                        0
                        if self.weight_xc.load == 1
                        else (
                            5
                            if self.weight_xc.load != 0
                            else (
                                0
                                if some(self.weight_xc.flag) == 0 or some(self.weight_xc.flag) == 180310
                                else (
                                    1
                                    if some(self.weight_xc.flag) == 19950407
                                    else (
                                        2
                                        if some(self.weight_xc.flag) == 20220803
                                        else (3 if some(self.weight_xc.flag) == 871224 else 4)
                                    )
                                )
                            )
                        )
                    )
                    != 3
                    and (
                        0
                        if self.weight_hc.load == 1
                        else (
                            5
                            if self.weight_hc.load != 0
                            else (
                                0
                                if some(self.weight_hc.flag) == 0 or some(self.weight_hc.flag) == 180310
                                else (
                                    1
                                    if some(self.weight_hc.flag) == 19950407
                                    else (
                                        2
                                        if some(self.weight_hc.flag) == 20220803
                                        else (3 if some(self.weight_hc.flag) == 871224 else 4)
                                    )
                                )
                            )
                        )
                    )
                    != 3
                )
            )
        ):
            report("NCNN203", "bias_c.load")
        if not (
            self.int8_scale_term == 0
            or (
                (
                    0
                    if self.weight_xc.load == 1
                    else (
                        5
                        if self.weight_xc.load != 0
                        else (
                            0
                            if some(self.weight_xc.flag) == 0 or some(self.weight_xc.flag) == 180310
                            else (
                                1
                                if some(self.weight_xc.flag) == 19950407
                                else (
                                    2
                                    if some(self.weight_xc.flag) == 20220803
                                    else (3 if some(self.weight_xc.flag) == 871224 else 4)
                                )
                            )
                        )
                    )
                )
                == 3
                and (
                    0
                    if self.weight_hc.load == 1
                    else (
                        5
                        if self.weight_hc.load != 0
                        else (
                            0
                            if some(self.weight_hc.flag) == 0 or some(self.weight_hc.flag) == 180310
                            else (
                                1
                                if some(self.weight_hc.flag) == 19950407
                                else (
                                    2
                                    if some(self.weight_hc.flag) == 20220803
                                    else (3 if some(self.weight_hc.flag) == 871224 else 4)
                                )
                            )
                        )
                    )
                )
                == 3
            )
        ):
            report("NCNN204", "int8_scale_term")

    _layout = (
        Field(
            "weight_xc",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.weight_data_size, 0),
            role="weight_xc",
            shape=lambda s: (
                2 if s.direction == 2 else 1,
                s.hidden_size * 4,
                s.weight_data_size // (s.hidden_size * 4 * (2 if s.direction == 2 else 1)),
            ),
            doc="Weights of the input.",
        ),
        Field(
            "bias_c",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.hidden_size * 4 * (2 if s.direction == 2 else 1), 0),
            role="bias_c",
            shape=lambda s: (2 if s.direction == 2 else 1, 4, s.hidden_size),
            doc="Bias.",
        ),
        Field(
            "weight_hc",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.num_output * s.hidden_size * 4 * (2 if s.direction == 2 else 1), 0),
            role="weight_hc",
            shape=lambda s: (2 if s.direction == 2 else 1, s.hidden_size * 4, s.num_output),
            doc="Weights of the last output.",
        ),
        Field(
            "weight_hr",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.hidden_size * s.num_output * (2 if s.direction == 2 else 1), 0),
            present=lambda s: s.num_output != s.hidden_size,
            role="weight_hr",
            shape=lambda s: (2 if s.direction == 2 else 1, s.num_output, s.hidden_size),
            doc="Projection of the cell to the output.",
        ),
        Field(
            "weight_xc_int8_scales",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.hidden_size * 4 * (2 if s.direction == 2 else 1), 1),
            present=lambda s: s.int8_scale_term != 0,
            role="weight_xc_int8_scales",
            shape=lambda s: (2 if s.direction == 2 else 1, s.hidden_size * 4),
            doc="Factor from input weight to int8 of each row.",
        ),
        Field(
            "weight_hc_int8_scales",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.hidden_size * 4 * (2 if s.direction == 2 else 1), 1),
            present=lambda s: s.int8_scale_term != 0,
            role="weight_hc_int8_scales",
            shape=lambda s: (2 if s.direction == 2 else 1, s.hidden_size * 4),
            doc="Factor from output weight to int8 of each row.",
        ),
    )


class BinaryOp(Record):
    """Combines two blobs, or a blob and a number, with broadcasting."""

    __slots__ = (
        "b",
        "op_type",
        "with_scalar",
    )
    _params = (
        "op_type",
        "with_scalar",
        "b",
    )
    _label = "BinaryOp"
    _keys = (
        Key(
            0,
            "op_type",
            INT,
            0,
            enum=_BINARY_OPERATOR,
            doc="What is computed: 0 a + b, 1 a - b, 2 a * b, 3 a / b, and so on; an r swaps a and b.",
        ),
        Key(1, "with_scalar", INT, 0, doc="1 takes the number for the second blob."),
        Key(2, "b", FLOAT, 0.0, doc="The number."),
    )
    op_type: BinaryOperator | int
    with_scalar: int
    b: float

    def __init__(
        self,
        *,
        op_type: BinaryOperator | int = 0,
        with_scalar: int = 0,
        b: float = 0.0,
    ) -> None:
        """A new `binary_op`.

        Args:
            op_type: What is computed: 0 a + b, 1 a - b, 2 a * b, 3 a / b, and so on; an r swaps a and b.
            with_scalar: 1 takes the number for the second blob.
            b: The number.
        """
        self.op_type = op_type
        self.with_scalar = with_scalar
        self.b = b

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return 1 if self.with_scalar != 0 else 2

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return self.min_bottoms

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.op_type >= 0 and self.op_type <= 18):
            report("NCNN309", "op_type")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class UnaryOp(Record):
    """A function of each element."""

    __slots__ = ("op_type",)
    _params = ("op_type",)
    _label = "UnaryOp"
    _keys = (
        Key(
            0,
            "op_type",
            INT,
            0,
            enum=_UNARY_OPERATOR,
            doc="Which function: 0 the absolute value, 1 the negative, 5 the root, and so on.",
        ),
    )
    op_type: UnaryOperator | int

    def __init__(
        self,
        *,
        op_type: UnaryOperator | int = 0,
    ) -> None:
        """A new `unary_op`.

        Args:
            op_type: Which function: 0 the absolute value, 1 the negative, 5 the root, and so on.
        """
        self.op_type = op_type

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.op_type >= 0 and self.op_type <= 27):
            report("NCNN309", "op_type")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class ConvolutionDepthWise(Record):
    """2-D convolution in groups."""

    __slots__ = (
        "activation_params",
        "activation_type",
        "bias",
        "bias_term",
        "bottom_blob_int8_scale",
        "dilation_h",
        "dilation_w",
        "dynamic_weight",
        "group",
        "int8_scale_term",
        "kernel_h",
        "kernel_w",
        "num_output",
        "pad_bottom",
        "pad_left",
        "pad_right",
        "pad_top",
        "pad_value",
        "stride_h",
        "stride_w",
        "top_blob_int8_scale",
        "weight",
        "weight_data_size",
        "weight_int8_scale",
        "weight_int8_scales",
    )
    _params = (
        "num_output",
        "kernel_w",
        "kernel_h",
        "dilation_w",
        "dilation_h",
        "stride_w",
        "stride_h",
        "pad_left",
        "pad_right",
        "pad_top",
        "pad_bottom",
        "pad_value",
        "bias_term",
        "weight_data_size",
        "group",
        "int8_scale_term",
        "activation_type",
        "activation_params",
        "dynamic_weight",
    )
    _label = "ConvolutionDepthWise"
    _keys = (
        Key(0, "num_output", INT, 0, doc="Number of output channels."),
        Key(1, "kernel_w", INT, 0, doc="Kernel width."),
        Key(11, "kernel_h", INT, lambda s: s.kernel_w, doc="Kernel height."),
        Key(2, "dilation_w", INT, 1, doc="Step between kernel taps along w."),
        Key(12, "dilation_h", INT, lambda s: s.dilation_w, doc="Step between kernel taps along h."),
        Key(3, "stride_w", INT, 1, doc="Step of the kernel along w."),
        Key(13, "stride_h", INT, lambda s: s.stride_w, doc="Step of the kernel along h."),
        Key(4, "pad_left", INT, 0, doc="Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."),
        Key(15, "pad_right", INT, lambda s: s.pad_left, doc="Columns added at the right."),
        Key(14, "pad_top", INT, lambda s: s.pad_left, doc="Rows added at the top."),
        Key(16, "pad_bottom", INT, lambda s: s.pad_top, doc="Rows added at the bottom."),
        Key(18, "pad_value", FLOAT, 0.0, doc="Value of what is added."),
        Key(5, "bias_term", INT, 0, doc="1 with a bias."),
        Key(6, "weight_data_size", INT, 0, doc="Number of weights."),
        Key(7, "group", INT, 1, doc="Number of groups of channels."),
        Key(
            8,
            "int8_scale_term",
            INT,
            0,
            doc="0 float; int8 with a scale for each group (1) or one for all (2); 101 and 102 with int8 output.",
        ),
        Key(9, "activation_type", INT, 0, enum=_ACTIVATION, doc="Function applied to the result."),
        Key(
            10,
            "activation_params",
            FLOAT,
            (),
            many=True,
            doc="Numbers of that function: slope, or minimum and maximum, or alpha and beta.",
        ),
        Key(19, "dynamic_weight", INT, 0, doc="1 takes the weights from a second input blob and reads none."),
    )
    weight: Block | None
    bias: Block | None
    weight_int8_scales: Block | None
    weight_int8_scale: Block | None
    bottom_blob_int8_scale: Block | None
    top_blob_int8_scale: Block | None
    num_output: int
    kernel_w: int
    kernel_h: int
    dilation_w: int
    dilation_h: int
    stride_w: int
    stride_h: int
    pad_left: int
    pad_right: int
    pad_top: int
    pad_bottom: int
    pad_value: float
    bias_term: int
    weight_data_size: int
    group: int
    int8_scale_term: int
    activation_type: Activation | int
    activation_params: list[float]
    dynamic_weight: int

    def __init__(
        self,
        *,
        weight: Block | None = None,
        bias: Block | None = None,
        weight_int8_scales: Block | None = None,
        weight_int8_scale: Block | None = None,
        bottom_blob_int8_scale: Block | None = None,
        top_blob_int8_scale: Block | None = None,
        num_output: int = 0,
        kernel_w: int = 0,
        kernel_h: int | None = None,
        dilation_w: int = 1,
        dilation_h: int | None = None,
        stride_w: int = 1,
        stride_h: int | None = None,
        pad_left: int = 0,
        pad_right: int | None = None,
        pad_top: int | None = None,
        pad_bottom: int | None = None,
        pad_value: float = 0.0,
        bias_term: int = 0,
        weight_data_size: int = 0,
        group: int = 1,
        int8_scale_term: int = 0,
        activation_type: Activation | int = 0,
        activation_params: list[float] | None = None,
        dynamic_weight: int = 0,
    ) -> None:
        """A new `convolution_depth_wise`.

        Args:
            weight: Kernels, the output channel slowest.
            bias: Summand of each output channel.
            weight_int8_scales: Factor from weight to int8 of each group.
            weight_int8_scale: Factor from weight to int8 of all groups.
            bottom_blob_int8_scale: Factor from input to int8.
            top_blob_int8_scale: Factor from output to int8.
            num_output: Number of output channels.
            kernel_w: Kernel width.
            kernel_h: Kernel height.
            dilation_w: Step between kernel taps along w.
            dilation_h: Step between kernel taps along h.
            stride_w: Step of the kernel along w.
            stride_h: Step of the kernel along h.
            pad_left: Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
            pad_right: Columns added at the right.
            pad_top: Rows added at the top.
            pad_bottom: Rows added at the bottom.
            pad_value: Value of what is added.
            bias_term: 1 with a bias.
            weight_data_size: Number of weights.
            group: Number of groups of channels.
            int8_scale_term: 0 float; int8 with a scale for each group (1) or one for all (2); 101 and 102 with int8
                output.
            activation_type: Function applied to the result.
            activation_params: Numbers of that function: slope, or minimum and maximum, or alpha and beta.
            dynamic_weight: 1 takes the weights from a second input blob and reads none.
        """
        self.weight = weight
        self.bias = bias
        self.weight_int8_scales = weight_int8_scales
        self.weight_int8_scale = weight_int8_scale
        self.bottom_blob_int8_scale = bottom_blob_int8_scale
        self.top_blob_int8_scale = top_blob_int8_scale
        self.num_output = num_output
        self.kernel_w = kernel_w
        self.kernel_h = self.kernel_w if kernel_h is None else kernel_h
        self.dilation_w = dilation_w
        self.dilation_h = self.dilation_w if dilation_h is None else dilation_h
        self.stride_w = stride_w
        self.stride_h = self.stride_w if stride_h is None else stride_h
        self.pad_left = pad_left
        self.pad_right = self.pad_left if pad_right is None else pad_right
        self.pad_top = self.pad_left if pad_top is None else pad_top
        self.pad_bottom = self.pad_top if pad_bottom is None else pad_bottom
        self.pad_value = pad_value
        self.bias_term = bias_term
        self.weight_data_size = weight_data_size
        self.group = group
        self.int8_scale_term = int8_scale_term
        self.activation_type = activation_type
        self.activation_params = [] if activation_params is None else activation_params
        self.dynamic_weight = dynamic_weight

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return 1 if self.dynamic_weight == 0 else (2 if self.bias_term == 0 else 3)

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return self.min_bottoms

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (
            self.pad_left < 1048576
            and self.pad_right < 1048576
            and self.pad_top < 1048576
            and self.pad_bottom < 1048576
            and self.pad_left > -1048576
        ):
            report("NCNN323", "pad_left")
        if not (self.dynamic_weight != 0 or (self.num_output > 0 and self.weight_data_size > 0)):
            report("NCNN301", "num_output")
        if not (
            self.dynamic_weight != 0
            or (
                self.kernel_w > 0
                and self.kernel_h > 0
                and (self.kernel_w - 1) * self.dilation_w < 2147483647
                and (self.kernel_h - 1) * self.dilation_h < 2147483647
            )
        ):
            report("NCNN302", "kernel_w")
        if not (self.dilation_w > 0 and self.dilation_h > 0 and self.stride_w > 0 and self.stride_h > 0):
            report("NCNN303", "dilation_w")
        if not (
            self.dynamic_weight != 0
            or self.num_output <= 0
            or self.kernel_w <= 0
            or self.kernel_h <= 0
            or self.weight_data_size % (self.num_output * self.kernel_w * self.kernel_h) == 0
        ):
            report("NCNN304", "num_output")
        if not (self.activation_type >= 0 and self.activation_type <= 6):
            report("NCNN305", "activation_type")
        if not (
            (self.activation_type != 2 or len(self.activation_params) >= 1)
            and (self.activation_type not in (3, 6) or len(self.activation_params) >= 2)
        ):
            report("NCNN306", "activation_type")
        if not (self.group > 0 and (self.dynamic_weight != 0 or self.num_output % self.group == 0)):
            report("NCNN307", "group")
        if self.int8_scale_term not in (0, 1, 2, 101, 102):
            report("NCNN308", "int8_scale_term")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)
        if not (
            self.dynamic_weight != 0
            or (
                0
                if some(self.weight).load == 1
                else (
                    5
                    if some(self.weight).load != 0
                    else (
                        0
                        if some(some(self.weight).flag) == 0 or some(some(self.weight).flag) == 180310
                        else (
                            1
                            if some(some(self.weight).flag) == 19950407
                            else (
                                2
                                if some(some(self.weight).flag) == 20220803
                                else (3 if some(some(self.weight).flag) == 871224 else 4)
                            )
                        )
                    )
                )
            )
            != 3
            or self.int8_scale_term != 0
        ):
            report("NCNN203", "weight.load")

    _layout = (
        Field(
            "weight",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.weight_data_size, 0),
            present=lambda s: s.dynamic_weight == 0,
            role="weight",
            doc="Kernels, the output channel slowest.",
        ),
        Field(
            "bias",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.num_output, 1),
            present=lambda s: s.dynamic_weight == 0 and s.bias_term != 0,
            role="bias",
            doc="Summand of each output channel.",
        ),
        Field(
            "weight_int8_scales",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.group, 1),
            present=lambda s: s.dynamic_weight == 0 and (s.int8_scale_term == 1 or s.int8_scale_term == 101),
            role="weight_int8_scales",
            doc="Factor from weight to int8 of each group.",
        ),
        Field(
            "weight_int8_scale",
            RECORD,
            types=(Block,),
            args=lambda s, i: (1, 1),
            present=lambda s: s.dynamic_weight == 0 and (s.int8_scale_term == 2 or s.int8_scale_term == 102),
            role="weight_int8_scale",
            doc="Factor from weight to int8 of all groups.",
        ),
        Field(
            "bottom_blob_int8_scale",
            RECORD,
            types=(Block,),
            args=lambda s, i: (1, 1),
            present=lambda s: (
                s.dynamic_weight == 0
                and (
                    s.int8_scale_term == 1
                    or s.int8_scale_term == 2
                    or s.int8_scale_term == 101
                    or s.int8_scale_term == 102
                )
            ),
            role="bottom_blob_int8_scale",
            doc="Factor from input to int8.",
        ),
        Field(
            "top_blob_int8_scale",
            RECORD,
            types=(Block,),
            args=lambda s, i: (1, 1),
            present=lambda s: s.dynamic_weight == 0 and s.int8_scale_term > 100,
            role="top_blob_int8_scale",
            doc="Factor from output to int8.",
        ),
    )


class Padding(Record):
    """Adds a border."""

    __slots__ = (
        "behind",
        "bottom",
        "front",
        "left",
        "per_channel_pad_data",
        "per_channel_pad_data_size",
        "right",
        "top",
        "type_",
        "value",
    )
    _params = (
        "top",
        "bottom",
        "left",
        "right",
        "type_",
        "value",
        "per_channel_pad_data_size",
        "front",
        "behind",
    )
    _label = "Padding"
    _keys = (
        Key(0, "top", INT, 0, doc="Rows at the top."),
        Key(1, "bottom", INT, 0, doc="Rows at the bottom."),
        Key(2, "left", INT, 0, doc="Columns at the left."),
        Key(3, "right", INT, 0, doc="Columns at the right."),
        Key(4, "type_", INT, 0, enum=_PADDING_TYPE, label="type", doc="0 a constant, 1 the edge repeated, 2 mirrored."),
        Key(5, "value", FLOAT, 0.0, doc="The constant."),
        Key(6, "per_channel_pad_data_size", INT, 0, doc="Number of channels with a constant of their own, 0 none."),
        Key(7, "front", INT, 0, doc="In front, along d or c."),
        Key(8, "behind", INT, 0, doc="Behind, along d or c."),
    )
    per_channel_pad_data: Block | None
    top: int
    bottom: int
    left: int
    right: int
    type_: PaddingType | int
    value: float
    per_channel_pad_data_size: int
    front: int
    behind: int

    def __init__(
        self,
        *,
        per_channel_pad_data: Block | None = None,
        top: int = 0,
        bottom: int = 0,
        left: int = 0,
        right: int = 0,
        type_: PaddingType | int = 0,
        value: float = 0.0,
        per_channel_pad_data_size: int = 0,
        front: int = 0,
        behind: int = 0,
    ) -> None:
        """A new `padding`.

        Args:
            per_channel_pad_data: Constant of each channel.
            top: Rows at the top.
            bottom: Rows at the bottom.
            left: Columns at the left.
            right: Columns at the right.
            type_: 0 a constant, 1 the edge repeated, 2 mirrored.
            value: The constant.
            per_channel_pad_data_size: Number of channels with a constant of their own, 0 none.
            front: In front, along d or c.
            behind: Behind, along d or c.
        """
        self.per_channel_pad_data = per_channel_pad_data
        self.top = top
        self.bottom = bottom
        self.left = left
        self.right = right
        self.type_ = type_
        self.value = value
        self.per_channel_pad_data_size = per_channel_pad_data_size
        self.front = front
        self.behind = behind

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.per_channel_pad_data_size >= 0):
            report("NCNN301", "per_channel_pad_data_size")
        if not (self.type_ >= 0 and self.type_ <= 2):
            report("NCNN309", "type_")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)

    _layout = (
        Field(
            "per_channel_pad_data",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.per_channel_pad_data_size, 1),
            present=lambda s: s.per_channel_pad_data_size != 0,
            role="per_channel_pad_data",
            doc="Constant of each channel.",
        ),
    )


class Squeeze(Record):
    """Drops axes with one element."""

    __slots__ = (
        "axes",
        "squeeze_c",
        "squeeze_d",
        "squeeze_h",
        "squeeze_w",
    )
    _params = (
        "squeeze_w",
        "squeeze_h",
        "squeeze_d",
        "squeeze_c",
        "axes",
    )
    _label = "Squeeze"
    _keys = (
        Key(0, "squeeze_w", INT, 0, doc="1 drops w."),
        Key(1, "squeeze_h", INT, 0, doc="1 drops h."),
        Key(11, "squeeze_d", INT, 0, doc="1 drops d."),
        Key(2, "squeeze_c", INT, 0, doc="1 drops c."),
        Key(3, "axes", INT, (), many=True, doc="The axes, without batch; where given, they alone count."),
    )
    squeeze_w: int
    squeeze_h: int
    squeeze_d: int
    squeeze_c: int
    axes: list[int]

    def __init__(
        self,
        *,
        squeeze_w: int = 0,
        squeeze_h: int = 0,
        squeeze_d: int = 0,
        squeeze_c: int = 0,
        axes: list[int] | None = None,
    ) -> None:
        """A new `squeeze`.

        Args:
            squeeze_w: 1 drops w.
            squeeze_h: 1 drops h.
            squeeze_d: 1 drops d.
            squeeze_c: 1 drops c.
            axes: The axes, without batch; where given, they alone count.
        """
        self.squeeze_w = squeeze_w
        self.squeeze_h = squeeze_h
        self.squeeze_d = squeeze_d
        self.squeeze_c = squeeze_c
        self.axes = [] if axes is None else axes

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (len(self.axes) <= 4 and all(item >= -4 and item <= 3 for item in self.axes)):
            report("NCNN310", "axes")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class ExpandDims(Record):
    """Adds axes with one element."""

    __slots__ = ("axes",)
    _params = ("axes",)
    _label = "ExpandDims"
    _keys = (Key(3, "axes", INT, (), many=True, doc="The axes, without batch; where given, they alone count."),)
    axes: list[int]

    def __init__(
        self,
        *,
        axes: list[int] | None = None,
    ) -> None:
        """A new `expand_dims`.

        Args:
            axes: The axes, without batch; where given, they alone count.
        """
        self.axes = [] if axes is None else axes

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (len(self.axes) <= 4 and all(item >= -4 and item <= 3 for item in self.axes)):
            report("NCNN310", "axes")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class Normalize(Record):
    """Divides by the Euclidean norm and scales."""

    __slots__ = (
        "across_channel",
        "across_spatial",
        "channel_shared",
        "eps",
        "eps_mode",
        "scale",
        "scale_data_size",
    )
    _params = (
        "across_spatial",
        "across_channel",
        "channel_shared",
        "eps",
        "eps_mode",
        "scale_data_size",
    )
    _label = "Normalize"
    _keys = (
        Key(0, "across_spatial", INT, 0, doc="1 over all positions, 0 at each."),
        Key(4, "across_channel", INT, 1, doc="1 over all channels, 0 for each."),
        Key(1, "channel_shared", INT, 0, doc="1 has one scale for all channels."),
        Key(2, "eps", FLOAT, 0.0001, doc="Keeps the norm from being zero."),
        Key(
            9,
            "eps_mode",
            INT,
            0,
            enum=_EPS_MODE,
            doc="How it does: 0 added to the square, 1 least norm, 2 least square.",
        ),
        Key(3, "scale_data_size", INT, 0, doc="Number of scales."),
    )
    scale: Block
    across_spatial: int
    across_channel: int
    channel_shared: int
    eps: float
    eps_mode: EpsMode | int
    scale_data_size: int

    def __init__(
        self,
        *,
        scale: Block,
        across_spatial: int = 0,
        across_channel: int = 1,
        channel_shared: int = 0,
        eps: float = 0.0001,
        eps_mode: EpsMode | int = 0,
        scale_data_size: int = 0,
    ) -> None:
        """A new `normalize`.

        Args:
            scale: Factor of each channel or of all.
            across_spatial: 1 over all positions, 0 at each.
            across_channel: 1 over all channels, 0 for each.
            channel_shared: 1 has one scale for all channels.
            eps: Keeps the norm from being zero.
            eps_mode: How it does: 0 added to the square, 1 least norm, 2 least square.
            scale_data_size: Number of scales.
        """
        self.scale = scale
        self.across_spatial = across_spatial
        self.across_channel = across_channel
        self.channel_shared = channel_shared
        self.eps = eps
        self.eps_mode = eps_mode
        self.scale_data_size = scale_data_size

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.scale_data_size > 0):
            report("NCNN301", "scale_data_size")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)

    _layout = (
        Field(
            "scale",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.scale_data_size, 1),
            role="scale",
            doc="Factor of each channel or of all.",
        ),
    )


class Permute(Record):
    """Reorders the axes."""

    __slots__ = ("order_type",)
    _params = ("order_type",)
    _label = "Permute"
    _keys = (
        Key(
            0,
            "order_type",
            INT,
            0,
            doc="Number of the order: 0 keeps it, 1 swaps w and h; 0 to 5 with three axes, 0 to 23 with four.",
        ),
    )
    order_type: int

    def __init__(
        self,
        *,
        order_type: int = 0,
    ) -> None:
        """A new `permute`.

        Args:
            order_type: Number of the order: 0 keeps it, 1 swaps w and h; 0 to 5 with three axes, 0 to 23 with four.
        """
        self.order_type = order_type

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.order_type >= 0 and self.order_type <= 23):
            report("NCNN309", "order_type")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class PriorBox(Record):
    """Prior boxes of SSD."""

    __slots__ = (
        "aspect_ratios",
        "center_mmdetection",
        "clip",
        "flip",
        "image_height",
        "image_width",
        "max_sizes",
        "min_sizes",
        "offset",
        "step_height",
        "step_mmdetection",
        "step_width",
        "variances_0",
        "variances_1",
        "variances_2",
        "variances_3",
    )
    _params = (
        "min_sizes",
        "max_sizes",
        "aspect_ratios",
        "variances_0",
        "variances_1",
        "variances_2",
        "variances_3",
        "flip",
        "clip",
        "image_width",
        "image_height",
        "step_width",
        "step_height",
        "offset",
        "step_mmdetection",
        "center_mmdetection",
    )
    _label = "PriorBox"
    _keys = (
        Key(0, "min_sizes", FLOAT, (), many=True, doc="Sides of the squares."),
        Key(1, "max_sizes", FLOAT, (), many=True, doc="Upper sides, each for a square in between."),
        Key(2, "aspect_ratios", FLOAT, (), many=True, doc="Width over height of further boxes."),
        Key(3, "variances_0", FLOAT, 0.1, doc="Variance of x."),
        Key(4, "variances_1", FLOAT, 0.1, doc="Variance of y."),
        Key(5, "variances_2", FLOAT, 0.2, doc="Variance of the width."),
        Key(6, "variances_3", FLOAT, 0.2, doc="Variance of the height."),
        Key(7, "flip", INT, 1, doc="1 adds each ratio upside down."),
        Key(8, "clip", INT, 0, doc="1 cuts boxes at the edge of the image."),
        Key(9, "image_width", INT, 0, doc="Width of the image, -233 that of the second blob."),
        Key(10, "image_height", INT, 0, doc="Height of the image, -233 that of the second blob."),
        Key(11, "step_width", FLOAT, -233.0, doc="Pixels between two columns of the map, -233 image over map."),
        Key(12, "step_height", FLOAT, -233.0, doc="Pixels between two rows of the map, -233 image over map."),
        Key(13, "offset", FLOAT, 0.0, doc="Where in a cell the centre lies."),
        Key(14, "step_mmdetection", INT, 0, doc="1 rounds steps as MMDetection does."),
        Key(15, "center_mmdetection", INT, 0, doc="1 places centres as MMDetection does."),
    )
    min_sizes: list[float]
    max_sizes: list[float]
    aspect_ratios: list[float]
    variances_0: float
    variances_1: float
    variances_2: float
    variances_3: float
    flip: int
    clip: int
    image_width: int
    image_height: int
    step_width: float
    step_height: float
    offset: float
    step_mmdetection: int
    center_mmdetection: int

    def __init__(
        self,
        *,
        min_sizes: list[float] | None = None,
        max_sizes: list[float] | None = None,
        aspect_ratios: list[float] | None = None,
        variances_0: float = 0.1,
        variances_1: float = 0.1,
        variances_2: float = 0.2,
        variances_3: float = 0.2,
        flip: int = 1,
        clip: int = 0,
        image_width: int = 0,
        image_height: int = 0,
        step_width: float = -233.0,
        step_height: float = -233.0,
        offset: float = 0.0,
        step_mmdetection: int = 0,
        center_mmdetection: int = 0,
    ) -> None:
        """A new `prior_box`.

        Args:
            min_sizes: Sides of the squares.
            max_sizes: Upper sides, each for a square in between.
            aspect_ratios: Width over height of further boxes.
            variances_0: Variance of x.
            variances_1: Variance of y.
            variances_2: Variance of the width.
            variances_3: Variance of the height.
            flip: 1 adds each ratio upside down.
            clip: 1 cuts boxes at the edge of the image.
            image_width: Width of the image, -233 that of the second blob.
            image_height: Height of the image, -233 that of the second blob.
            step_width: Pixels between two columns of the map, -233 image over map.
            step_height: Pixels between two rows of the map, -233 image over map.
            offset: Where in a cell the centre lies.
            step_mmdetection: 1 rounds steps as MMDetection does.
            center_mmdetection: 1 places centres as MMDetection does.
        """
        self.min_sizes = [] if min_sizes is None else min_sizes
        self.max_sizes = [] if max_sizes is None else max_sizes
        self.aspect_ratios = [] if aspect_ratios is None else aspect_ratios
        self.variances_0 = variances_0
        self.variances_1 = variances_1
        self.variances_2 = variances_2
        self.variances_3 = variances_3
        self.flip = flip
        self.clip = clip
        self.image_width = image_width
        self.image_height = image_height
        self.step_width = step_width
        self.step_height = step_height
        self.offset = offset
        self.step_mmdetection = step_mmdetection
        self.center_mmdetection = center_mmdetection

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return (
            2
            if (self.image_width == -233 or self.image_height == -233)
            and (self.image_width != self.image_height or len(self.max_sizes) > 0)
            else 1
        )

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return 2

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (len(self.min_sizes) > 0 and (len(self.max_sizes) == 0 or len(self.max_sizes) == len(self.min_sizes))):
            report("NCNN311", "min_sizes")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class DetectionOutput(Record):
    """Boxes, scores and priors of SSD to detections."""

    __slots__ = (
        "confidence_threshold",
        "keep_top_k",
        "nms_threshold",
        "nms_top_k",
        "num_class",
        "variances_0",
        "variances_1",
        "variances_2",
        "variances_3",
    )
    _params = (
        "num_class",
        "nms_threshold",
        "nms_top_k",
        "keep_top_k",
        "confidence_threshold",
        "variances_0",
        "variances_1",
        "variances_2",
        "variances_3",
    )
    _label = "DetectionOutput"
    _keys = (
        Key(0, "num_class", INT, 0, doc="Number of classes, with the background."),
        Key(1, "nms_threshold", FLOAT, 0.05, doc="Overlap from which the lesser box is dropped."),
        Key(2, "nms_top_k", INT, 300, doc="How many boxes of a class are looked at."),
        Key(3, "keep_top_k", INT, 100, doc="How many detections are kept."),
        Key(4, "confidence_threshold", FLOAT, 0.5, doc="Score below which a box is dropped."),
        Key(5, "variances_0", FLOAT, 0.1, doc="Variance of x."),
        Key(6, "variances_1", FLOAT, 0.1, doc="Variance of y."),
        Key(7, "variances_2", FLOAT, 0.2, doc="Variance of the width."),
        Key(8, "variances_3", FLOAT, 0.2, doc="Variance of the height."),
    )
    num_class: int
    nms_threshold: float
    nms_top_k: int
    keep_top_k: int
    confidence_threshold: float
    variances_0: float
    variances_1: float
    variances_2: float
    variances_3: float

    def __init__(
        self,
        *,
        num_class: int = 0,
        nms_threshold: float = 0.05,
        nms_top_k: int = 300,
        keep_top_k: int = 100,
        confidence_threshold: float = 0.5,
        variances_0: float = 0.1,
        variances_1: float = 0.1,
        variances_2: float = 0.2,
        variances_3: float = 0.2,
    ) -> None:
        """A new `detection_output`.

        Args:
            num_class: Number of classes, with the background.
            nms_threshold: Overlap from which the lesser box is dropped.
            nms_top_k: How many boxes of a class are looked at.
            keep_top_k: How many detections are kept.
            confidence_threshold: Score below which a box is dropped.
            variances_0: Variance of x.
            variances_1: Variance of y.
            variances_2: Variance of the width.
            variances_3: Variance of the height.
        """
        self.num_class = num_class
        self.nms_threshold = nms_threshold
        self.nms_top_k = nms_top_k
        self.keep_top_k = keep_top_k
        self.confidence_threshold = confidence_threshold
        self.variances_0 = variances_0
        self.variances_1 = variances_1
        self.variances_2 = variances_2
        self.variances_3 = variances_3

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return 3

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return 3


class Interp(Record):
    """Resizes width and height."""

    __slots__ = (
        "align_corner",
        "dynamic_target_size",
        "height_scale",
        "output_height",
        "output_width",
        "resize_type",
        "size_expr",
        "width_scale",
    )
    _params = (
        "resize_type",
        "height_scale",
        "width_scale",
        "output_height",
        "output_width",
        "dynamic_target_size",
        "align_corner",
        "size_expr",
    )
    _label = "Interp"
    _keys = (
        Key(0, "resize_type", INT, 0, enum=_RESIZE_TYPE, doc="1 nearest, 2 bilinear, 3 bicubic."),
        Key(1, "height_scale", FLOAT, 1.0, doc="Factor of the height."),
        Key(2, "width_scale", FLOAT, 1.0, doc="Factor of the width."),
        Key(3, "output_height", INT, 0, doc="Height of the result, 0 by the factor."),
        Key(4, "output_width", INT, 0, doc="Width of the result, 0 by the factor."),
        Key(5, "dynamic_target_size", INT, 0, doc="1 takes the size of a second blob."),
        Key(6, "align_corner", INT, 0, doc="1 maps corners to corners."),
        Key(9, "size_expr", TEXT, "", doc="Expressions for width and height."),
    )
    resize_type: ResizeType | int
    height_scale: float
    width_scale: float
    output_height: int
    output_width: int
    dynamic_target_size: int
    align_corner: int
    size_expr: str

    def __init__(
        self,
        *,
        resize_type: ResizeType | int = 0,
        height_scale: float = 1.0,
        width_scale: float = 1.0,
        output_height: int = 0,
        output_width: int = 0,
        dynamic_target_size: int = 0,
        align_corner: int = 0,
        size_expr: str = "",
    ) -> None:
        """A new `interp`.

        Args:
            resize_type: 1 nearest, 2 bilinear, 3 bicubic.
            height_scale: Factor of the height.
            width_scale: Factor of the width.
            output_height: Height of the result, 0 by the factor.
            output_width: Width of the result, 0 by the factor.
            dynamic_target_size: 1 takes the size of a second blob.
            align_corner: 1 maps corners to corners.
            size_expr: Expressions for width and height.
        """
        self.resize_type = resize_type
        self.height_scale = height_scale
        self.width_scale = width_scale
        self.output_height = output_height
        self.output_width = output_width
        self.dynamic_target_size = dynamic_target_size
        self.align_corner = align_corner
        self.size_expr = size_expr

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return 2 if self.dynamic_target_size == 1 else 1

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return self.min_bottoms

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.resize_type >= 0 and self.resize_type <= 3):
            report("NCNN309", "resize_type")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class DeconvolutionDepthWise(Record):
    """2-D transposed convolution in groups."""

    __slots__ = (
        "activation_params",
        "activation_type",
        "bias",
        "bias_term",
        "dilation_h",
        "dilation_w",
        "dynamic_weight",
        "group",
        "kernel_h",
        "kernel_w",
        "num_output",
        "output_h",
        "output_pad_bottom",
        "output_pad_right",
        "output_w",
        "pad_bottom",
        "pad_left",
        "pad_right",
        "pad_top",
        "stride_h",
        "stride_w",
        "weight",
        "weight_data_size",
    )
    _params = (
        "num_output",
        "kernel_w",
        "kernel_h",
        "dilation_w",
        "dilation_h",
        "stride_w",
        "stride_h",
        "pad_left",
        "pad_right",
        "pad_top",
        "pad_bottom",
        "output_pad_right",
        "output_pad_bottom",
        "output_w",
        "output_h",
        "bias_term",
        "weight_data_size",
        "group",
        "activation_type",
        "activation_params",
        "dynamic_weight",
    )
    _label = "DeconvolutionDepthWise"
    _keys = (
        Key(0, "num_output", INT, 0, doc="Number of output channels."),
        Key(1, "kernel_w", INT, 0, doc="Kernel width."),
        Key(11, "kernel_h", INT, lambda s: s.kernel_w, doc="Kernel height."),
        Key(2, "dilation_w", INT, 1, doc="Step between kernel taps along w."),
        Key(12, "dilation_h", INT, lambda s: s.dilation_w, doc="Step between kernel taps along h."),
        Key(3, "stride_w", INT, 1, doc="Step of the kernel along w."),
        Key(13, "stride_h", INT, lambda s: s.stride_w, doc="Step of the kernel along h."),
        Key(4, "pad_left", INT, 0, doc="Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."),
        Key(15, "pad_right", INT, lambda s: s.pad_left, doc="Columns added at the right."),
        Key(14, "pad_top", INT, lambda s: s.pad_left, doc="Rows added at the top."),
        Key(16, "pad_bottom", INT, lambda s: s.pad_top, doc="Rows added at the bottom."),
        Key(18, "output_pad_right", INT, 0, doc="Columns added to the result at the right."),
        Key(19, "output_pad_bottom", INT, lambda s: s.output_pad_right, doc="Rows added to the result at the bottom."),
        Key(20, "output_w", INT, 0, doc="Width that the result is cut to, 0 as it comes."),
        Key(21, "output_h", INT, lambda s: s.output_w, doc="Height that the result is cut to, 0 as it comes."),
        Key(5, "bias_term", INT, 0, doc="1 with a bias."),
        Key(6, "weight_data_size", INT, 0, doc="Number of weights."),
        Key(7, "group", INT, 1, doc="Number of groups of channels."),
        Key(9, "activation_type", INT, 0, enum=_ACTIVATION, doc="Function applied to the result."),
        Key(
            10,
            "activation_params",
            FLOAT,
            (),
            many=True,
            doc="Numbers of that function: slope, or minimum and maximum, or alpha and beta.",
        ),
        Key(28, "dynamic_weight", INT, 0, doc="1 takes the weights from a second input blob and reads none."),
    )
    weight: Block | None
    bias: Block | None
    num_output: int
    kernel_w: int
    kernel_h: int
    dilation_w: int
    dilation_h: int
    stride_w: int
    stride_h: int
    pad_left: int
    pad_right: int
    pad_top: int
    pad_bottom: int
    output_pad_right: int
    output_pad_bottom: int
    output_w: int
    output_h: int
    bias_term: int
    weight_data_size: int
    group: int
    activation_type: Activation | int
    activation_params: list[float]
    dynamic_weight: int

    def __init__(
        self,
        *,
        weight: Block | None = None,
        bias: Block | None = None,
        num_output: int = 0,
        kernel_w: int = 0,
        kernel_h: int | None = None,
        dilation_w: int = 1,
        dilation_h: int | None = None,
        stride_w: int = 1,
        stride_h: int | None = None,
        pad_left: int = 0,
        pad_right: int | None = None,
        pad_top: int | None = None,
        pad_bottom: int | None = None,
        output_pad_right: int = 0,
        output_pad_bottom: int | None = None,
        output_w: int = 0,
        output_h: int | None = None,
        bias_term: int = 0,
        weight_data_size: int = 0,
        group: int = 1,
        activation_type: Activation | int = 0,
        activation_params: list[float] | None = None,
        dynamic_weight: int = 0,
    ) -> None:
        """A new `deconvolution_depth_wise`.

        Args:
            weight: Kernels, the output channel slowest.
            bias: Summand of each output channel.
            num_output: Number of output channels.
            kernel_w: Kernel width.
            kernel_h: Kernel height.
            dilation_w: Step between kernel taps along w.
            dilation_h: Step between kernel taps along h.
            stride_w: Step of the kernel along w.
            stride_h: Step of the kernel along h.
            pad_left: Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
            pad_right: Columns added at the right.
            pad_top: Rows added at the top.
            pad_bottom: Rows added at the bottom.
            output_pad_right: Columns added to the result at the right.
            output_pad_bottom: Rows added to the result at the bottom.
            output_w: Width that the result is cut to, 0 as it comes.
            output_h: Height that the result is cut to, 0 as it comes.
            bias_term: 1 with a bias.
            weight_data_size: Number of weights.
            group: Number of groups of channels.
            activation_type: Function applied to the result.
            activation_params: Numbers of that function: slope, or minimum and maximum, or alpha and beta.
            dynamic_weight: 1 takes the weights from a second input blob and reads none.
        """
        self.weight = weight
        self.bias = bias
        self.num_output = num_output
        self.kernel_w = kernel_w
        self.kernel_h = self.kernel_w if kernel_h is None else kernel_h
        self.dilation_w = dilation_w
        self.dilation_h = self.dilation_w if dilation_h is None else dilation_h
        self.stride_w = stride_w
        self.stride_h = self.stride_w if stride_h is None else stride_h
        self.pad_left = pad_left
        self.pad_right = self.pad_left if pad_right is None else pad_right
        self.pad_top = self.pad_left if pad_top is None else pad_top
        self.pad_bottom = self.pad_top if pad_bottom is None else pad_bottom
        self.output_pad_right = output_pad_right
        self.output_pad_bottom = self.output_pad_right if output_pad_bottom is None else output_pad_bottom
        self.output_w = output_w
        self.output_h = self.output_w if output_h is None else output_h
        self.bias_term = bias_term
        self.weight_data_size = weight_data_size
        self.group = group
        self.activation_type = activation_type
        self.activation_params = [] if activation_params is None else activation_params
        self.dynamic_weight = dynamic_weight

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return 1 if self.dynamic_weight == 0 else (2 if self.bias_term == 0 else 3)

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return self.min_bottoms

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (
            self.pad_left < 1048576
            and self.pad_right < 1048576
            and self.pad_top < 1048576
            and self.pad_bottom < 1048576
            and self.pad_left > -1048576
            and self.output_pad_right >= 0
            and self.output_pad_bottom >= 0
        ):
            report("NCNN323", "pad_left")
        if not (self.dynamic_weight != 0 or (self.num_output > 0 and self.weight_data_size > 0)):
            report("NCNN301", "num_output")
        if not (
            self.dynamic_weight != 0
            or (
                self.kernel_w > 0
                and self.kernel_h > 0
                and (self.kernel_w - 1) * self.dilation_w < 2147483647
                and (self.kernel_h - 1) * self.dilation_h < 2147483647
            )
        ):
            report("NCNN302", "kernel_w")
        if not (self.dilation_w > 0 and self.dilation_h > 0 and self.stride_w > 0 and self.stride_h > 0):
            report("NCNN303", "dilation_w")
        if not (
            self.dynamic_weight != 0
            or self.num_output <= 0
            or self.kernel_w <= 0
            or self.kernel_h <= 0
            or self.weight_data_size % (self.num_output * self.kernel_w * self.kernel_h) == 0
        ):
            report("NCNN304", "num_output")
        if not (self.activation_type >= 0 and self.activation_type <= 6):
            report("NCNN305", "activation_type")
        if not (
            (self.activation_type != 2 or len(self.activation_params) >= 1)
            and (self.activation_type not in (3, 6) or len(self.activation_params) >= 2)
        ):
            report("NCNN306", "activation_type")
        if not (self.group > 0 and (self.dynamic_weight != 0 or self.num_output % self.group == 0)):
            report("NCNN307", "group")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)
        if not (
            self.dynamic_weight != 0
            or (
                0
                if some(self.weight).load == 1
                else (
                    5
                    if some(self.weight).load != 0
                    else (
                        0
                        if some(some(self.weight).flag) == 0 or some(some(self.weight).flag) == 180310
                        else (
                            1
                            if some(some(self.weight).flag) == 19950407
                            else (
                                2
                                if some(some(self.weight).flag) == 20220803
                                else (3 if some(some(self.weight).flag) == 871224 else 4)
                            )
                        )
                    )
                )
            )
            != 3
        ):
            report("NCNN203", "weight.load")

    _layout = (
        Field(
            "weight",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.weight_data_size, 0),
            present=lambda s: s.dynamic_weight == 0,
            role="weight",
            doc="Kernels, the output channel slowest.",
        ),
        Field(
            "bias",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.num_output, 1),
            present=lambda s: s.dynamic_weight == 0 and s.bias_term != 0,
            role="bias",
            doc="Summand of each output channel.",
        ),
    )


class ShuffleChannel(Record):
    """Reorders channels across groups."""

    __slots__ = (
        "group",
        "reverse",
    )
    _params = (
        "group",
        "reverse",
    )
    _label = "ShuffleChannel"
    _keys = (
        Key(0, "group", INT, 1, doc="Number of groups."),
        Key(1, "reverse", INT, 0, doc="1 undoes the shuffle."),
    )
    group: int
    reverse: int

    def __init__(
        self,
        *,
        group: int = 1,
        reverse: int = 0,
    ) -> None:
        """A new `shuffle_channel`.

        Args:
            group: Number of groups.
            reverse: 1 undoes the shuffle.
        """
        self.group = group
        self.reverse = reverse

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.group > 0):
            report("NCNN307", "group")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class InstanceNorm(Record):
    """Normalisation of each channel by its own statistics."""

    __slots__ = (
        "affine",
        "beta",
        "channels",
        "eps",
        "gamma",
    )
    _params = (
        "channels",
        "eps",
        "affine",
    )
    _label = "InstanceNorm"
    _keys = (
        Key(0, "channels", INT, 0, doc="Number of channels."),
        Key(1, "eps", FLOAT, 0.001, doc="Added to the variance."),
        Key(2, "affine", INT, 1, doc="1 with factors (and summands)."),
    )
    gamma: Block | None
    beta: Block | None
    channels: int
    eps: float
    affine: int

    def __init__(
        self,
        *,
        gamma: Block | None = None,
        beta: Block | None = None,
        channels: int = 0,
        eps: float = 0.001,
        affine: int = 1,
    ) -> None:
        """A new `instance_norm`.

        Args:
            gamma: Factor of each channel.
            beta: Summand of each channel.
            channels: Number of channels.
            eps: Added to the variance.
            affine: 1 with factors (and summands).
        """
        self.gamma = gamma
        self.beta = beta
        self.channels = channels
        self.eps = eps
        self.affine = affine

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.affine == 0 or self.channels > 0):
            report("NCNN301", "affine")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)

    _layout = (
        Field(
            "gamma",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.channels, 1),
            present=lambda s: s.affine != 0,
            role="gamma",
            doc="Factor of each channel.",
        ),
        Field(
            "beta",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.channels, 1),
            present=lambda s: s.affine != 0,
            role="beta",
            doc="Summand of each channel.",
        ),
    )


class Clip(Record):
    """Limits each element."""

    __slots__ = (
        "max_",
        "min_",
    )
    _params = (
        "min_",
        "max_",
    )
    _label = "Clip"
    _keys = (
        Key(0, "min_", FLOAT, -3.4028234663852886e38, label="min", doc="Lower limit."),
        Key(1, "max_", FLOAT, 3.4028234663852886e38, label="max", doc="Upper limit."),
    )
    min_: float
    max_: float

    def __init__(
        self,
        *,
        min_: float = -3.4028234663852886e38,
        max_: float = 3.4028234663852886e38,
    ) -> None:
        """A new `clip`.

        Args:
            min_: Lower limit.
            max_: Upper limit.
        """
        self.min_ = min_
        self.max_ = max_


class Reorg(Record):
    """Turns blocks of pixels into channels."""

    __slots__ = (
        "mode",
        "stride",
    )
    _params = (
        "stride",
        "mode",
    )
    _label = "Reorg"
    _keys = (
        Key(0, "stride", INT, 1, doc="Side of a block."),
        Key(1, "mode", INT, 0, doc="0 the channel slowest in the result, 1 fastest."),
    )
    stride: int
    mode: int

    def __init__(
        self,
        *,
        stride: int = 1,
        mode: int = 0,
    ) -> None:
        """A new `reorg`.

        Args:
            stride: Side of a block.
            mode: 0 the channel slowest in the result, 1 fastest.
        """
        self.stride = stride
        self.mode = mode

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.mode >= 0 and self.mode <= 1):
            report("NCNN309", "mode")
        if not (self.stride > 0 and self.stride * self.stride < 2147483648):
            report("NCNN314", "stride")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class YoloDetectionOutput(Record):
    """Maps of YOLO v2 to detections."""

    __slots__ = (
        "biases",
        "confidence_threshold",
        "nms_threshold",
        "num_box",
        "num_class",
    )
    _params = (
        "num_class",
        "num_box",
        "confidence_threshold",
        "nms_threshold",
        "biases",
    )
    _label = "YoloDetectionOutput"
    _keys = (
        Key(0, "num_class", INT, 20, doc="Number of classes."),
        Key(1, "num_box", INT, 5, doc="Boxes of a cell."),
        Key(2, "confidence_threshold", FLOAT, 0.01, doc="Score below which a box is dropped."),
        Key(3, "nms_threshold", FLOAT, 0.45, doc="Overlap from which the lesser box is dropped."),
        Key(4, "biases", FLOAT, (), many=True, doc="Width and height of the anchors."),
    )
    num_class: int
    num_box: int
    confidence_threshold: float
    nms_threshold: float
    biases: list[float]

    def __init__(
        self,
        *,
        num_class: int = 20,
        num_box: int = 5,
        confidence_threshold: float = 0.01,
        nms_threshold: float = 0.45,
        biases: list[float] | None = None,
    ) -> None:
        """A new `yolo_detection_output`.

        Args:
            num_class: Number of classes.
            num_box: Boxes of a cell.
            confidence_threshold: Score below which a box is dropped.
            nms_threshold: Overlap from which the lesser box is dropped.
            biases: Width and height of the anchors.
        """
        self.num_class = num_class
        self.num_box = num_box
        self.confidence_threshold = confidence_threshold
        self.nms_threshold = nms_threshold
        self.biases = [] if biases is None else biases

    @property
    def max_bottoms(self) -> int:
        """Most blobs; this is any number."""
        return 2147483647

    @property
    def max_tops(self) -> int:
        """Most blobs; this is any number."""
        return 2147483647

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.num_class > 0 and self.num_box > 0 and self.num_box * (self.num_class + 5) < 2147483648):
            report("NCNN314", "num_class")
        if not (len(self.biases) >= 2 * self.num_box):
            report("NCNN311", "biases")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class Quantize(Record):
    """Float to int8."""

    __slots__ = (
        "scale",
        "scale_data_size",
    )
    _params = ("scale_data_size",)
    _label = "Quantize"
    _keys = (Key(0, "scale_data_size", INT, 1, doc="Number of scales, 1 or that of the channels."),)
    scale: Block
    scale_data_size: int

    def __init__(
        self,
        *,
        scale: Block,
        scale_data_size: int = 1,
    ) -> None:
        """A new `quantize`.

        Args:
            scale: Factor of each channel or of all.
            scale_data_size: Number of scales, 1 or that of the channels.
        """
        self.scale = scale
        self.scale_data_size = scale_data_size

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.scale_data_size > 0):
            report("NCNN301", "scale_data_size")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)

    _layout = (
        Field(
            "scale",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.scale_data_size, 1),
            role="scale",
            doc="Factor of each channel or of all.",
        ),
    )


class Dequantize(Record):
    """32-bit integers to float."""

    __slots__ = (
        "bias",
        "bias_data_size",
        "scale",
        "scale_data_size",
    )
    _params = (
        "scale_data_size",
        "bias_data_size",
    )
    _label = "Dequantize"
    _keys = (
        Key(0, "scale_data_size", INT, 1, doc="Number of scales, 1 or that of the channels."),
        Key(1, "bias_data_size", INT, 0, doc="Number of summands, 0 none."),
    )
    scale: Block
    bias: Block | None
    scale_data_size: int
    bias_data_size: int

    def __init__(
        self,
        *,
        scale: Block,
        bias: Block | None = None,
        scale_data_size: int = 1,
        bias_data_size: int = 0,
    ) -> None:
        """A new `dequantize`.

        Args:
            scale: Factor of each channel or of all.
            bias: Summand of each channel or of all.
            scale_data_size: Number of scales, 1 or that of the channels.
            bias_data_size: Number of summands, 0 none.
        """
        self.scale = scale
        self.bias = bias
        self.scale_data_size = scale_data_size
        self.bias_data_size = bias_data_size

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.scale_data_size > 0 and self.bias_data_size >= 0):
            report("NCNN301", "scale_data_size")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)

    _layout = (
        Field(
            "scale",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.scale_data_size, 1),
            role="scale",
            doc="Factor of each channel or of all.",
        ),
        Field(
            "bias",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.bias_data_size, 1),
            present=lambda s: s.bias_data_size != 0,
            role="bias",
            doc="Summand of each channel or of all.",
        ),
    )


class Yolov3DetectionOutput(Record):
    """Maps of YOLO v3 to detections."""

    __slots__ = (
        "anchors_scale",
        "biases",
        "confidence_threshold",
        "mask",
        "nms_threshold",
        "num_box",
        "num_class",
    )
    _params = (
        "num_class",
        "num_box",
        "confidence_threshold",
        "nms_threshold",
        "biases",
        "mask",
        "anchors_scale",
    )
    _label = "Yolov3DetectionOutput"
    _keys = (
        Key(0, "num_class", INT, 20, doc="Number of classes."),
        Key(1, "num_box", INT, 5, doc="Boxes of a cell."),
        Key(2, "confidence_threshold", FLOAT, 0.01, doc="Score below which a box is dropped."),
        Key(3, "nms_threshold", FLOAT, 0.45, doc="Overlap from which the lesser box is dropped."),
        Key(4, "biases", FLOAT, (), many=True, doc="Width and height of the anchors."),
        Key(5, "mask", FLOAT, (), many=True, words=True, doc="Which anchors each map uses, as the bits of floats."),
        Key(6, "anchors_scale", FLOAT, (), many=True, doc="Pixels between two cells of each map."),
    )
    num_class: int
    num_box: int
    confidence_threshold: float
    nms_threshold: float
    biases: list[float]
    mask: list[float]
    anchors_scale: list[float]

    def __init__(
        self,
        *,
        num_class: int = 20,
        num_box: int = 5,
        confidence_threshold: float = 0.01,
        nms_threshold: float = 0.45,
        biases: list[float] | None = None,
        mask: list[float] | None = None,
        anchors_scale: list[float] | None = None,
    ) -> None:
        """A new `yolov3_detection_output`.

        Args:
            num_class: Number of classes.
            num_box: Boxes of a cell.
            confidence_threshold: Score below which a box is dropped.
            nms_threshold: Overlap from which the lesser box is dropped.
            biases: Width and height of the anchors.
            mask: Which anchors each map uses, as the bits of floats.
            anchors_scale: Pixels between two cells of each map.
        """
        self.num_class = num_class
        self.num_box = num_box
        self.confidence_threshold = confidence_threshold
        self.nms_threshold = nms_threshold
        self.biases = [] if biases is None else biases
        self.mask = [] if mask is None else mask
        self.anchors_scale = [] if anchors_scale is None else anchors_scale

    @property
    def max_bottoms(self) -> int:
        """Most blobs; this is any number."""
        return 2147483647

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.num_class > 0 and self.num_box > 0 and self.num_box * (self.num_class + 5) < 2147483648):
            report("NCNN314", "num_class")
        if not (
            all(item >= 0.0 and item * 2 + 1 < len(self.biases) and item % 1.0 == 0.0 for item in self.mask)
            and all(item > 0.0 for item in self.biases)
            and all(item > 0.0 for item in self.anchors_scale)
        ):
            report("NCNN322", "biases")
        if not (
            len(self.biases) > 0
            and len(self.biases) % 2 == 0
            and len(self.mask) > 0
            and (
                self.num_box <= 0
                or (len(self.mask) % self.num_box == 0 and len(self.anchors_scale) >= len(self.mask) // self.num_box)
            )
        ):
            report("NCNN311", "biases")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class PsroiPooling(Record):
    """Average pooling of regions, each cell from channels of its own."""

    __slots__ = (
        "output_dim",
        "pooled_height",
        "pooled_width",
        "spatial_scale",
    )
    _params = (
        "pooled_width",
        "pooled_height",
        "spatial_scale",
        "output_dim",
    )
    _label = "PSROIPooling"
    _keys = (
        Key(0, "pooled_width", INT, 7, doc="Width of the result."),
        Key(1, "pooled_height", INT, 7, doc="Height of the result."),
        Key(2, "spatial_scale", FLOAT, 0.0625, doc="Factor from image to map coordinates."),
        Key(3, "output_dim", INT, 0, doc="Channels of the result."),
    )
    pooled_width: int
    pooled_height: int
    spatial_scale: float
    output_dim: int

    def __init__(
        self,
        *,
        pooled_width: int = 7,
        pooled_height: int = 7,
        spatial_scale: float = 0.0625,
        output_dim: int = 0,
    ) -> None:
        """A new `psroi_pooling`.

        Args:
            pooled_width: Width of the result.
            pooled_height: Height of the result.
            spatial_scale: Factor from image to map coordinates.
            output_dim: Channels of the result.
        """
        self.pooled_width = pooled_width
        self.pooled_height = pooled_height
        self.spatial_scale = spatial_scale
        self.output_dim = output_dim

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return 2

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return 2


class RoiAlign(Record):
    """Average pooling of regions with interpolation."""

    __slots__ = (
        "aligned",
        "pooled_height",
        "pooled_width",
        "sampling_ratio",
        "spatial_scale",
        "version",
    )
    _params = (
        "pooled_width",
        "pooled_height",
        "spatial_scale",
        "sampling_ratio",
        "aligned",
        "version",
    )
    _label = "ROIAlign"
    _keys = (
        Key(0, "pooled_width", INT, 0, doc="Width of the result."),
        Key(1, "pooled_height", INT, 0, doc="Height of the result."),
        Key(2, "spatial_scale", FLOAT, 1.0, doc="Factor from image to map coordinates."),
        Key(3, "sampling_ratio", INT, 0, doc="Samples along each side of a cell, 0 as many as pixels."),
        Key(4, "aligned", INT, 0, doc="1 shifts regions by half a pixel."),
        Key(5, "version", INT, 0, doc="0 the first definition, 1 that of Detectron2."),
    )
    pooled_width: int
    pooled_height: int
    spatial_scale: float
    sampling_ratio: int
    aligned: int
    version: int

    def __init__(
        self,
        *,
        pooled_width: int = 0,
        pooled_height: int = 0,
        spatial_scale: float = 1.0,
        sampling_ratio: int = 0,
        aligned: int = 0,
        version: int = 0,
    ) -> None:
        """A new `roi_align`.

        Args:
            pooled_width: Width of the result.
            pooled_height: Height of the result.
            spatial_scale: Factor from image to map coordinates.
            sampling_ratio: Samples along each side of a cell, 0 as many as pixels.
            aligned: 1 shifts regions by half a pixel.
            version: 0 the first definition, 1 that of Detectron2.
        """
        self.pooled_width = pooled_width
        self.pooled_height = pooled_height
        self.spatial_scale = spatial_scale
        self.sampling_ratio = sampling_ratio
        self.aligned = aligned
        self.version = version

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return 2

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return 2

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.version >= 0 and self.version <= 1):
            report("NCNN309", "version")
        if not (self.pooled_width > 0 and self.pooled_height > 0):
            report("NCNN314", "pooled_width")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class Packing(Record):
    """Changes how many channels lie side by side in memory."""

    __slots__ = (
        "cast_type_from",
        "cast_type_to",
        "out_elempack",
        "use_padding",
    )
    _params = (
        "out_elempack",
        "use_padding",
        "cast_type_from",
        "cast_type_to",
    )
    _label = "Packing"
    _keys = (
        Key(0, "out_elempack", INT, 1, doc="How many."),
        Key(1, "use_padding", INT, 0, doc="1 adds channels that are lacking."),
        Key(2, "cast_type_from", INT, 0, enum=_PACKED_TYPE, doc="Type of the input."),
        Key(3, "cast_type_to", INT, 0, enum=_PACKED_TYPE, doc="Type of the result."),
    )
    out_elempack: int
    use_padding: int
    cast_type_from: PackedType | int
    cast_type_to: PackedType | int

    def __init__(
        self,
        *,
        out_elempack: int = 1,
        use_padding: int = 0,
        cast_type_from: PackedType | int = 0,
        cast_type_to: PackedType | int = 0,
    ) -> None:
        """A new `packing`.

        Args:
            out_elempack: How many.
            use_padding: 1 adds channels that are lacking.
            cast_type_from: Type of the input.
            cast_type_to: Type of the result.
        """
        self.out_elempack = out_elempack
        self.use_padding = use_padding
        self.cast_type_from = cast_type_from
        self.cast_type_to = cast_type_to

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.out_elempack > 0):
            report("NCNN314", "out_elempack")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class Requantize(Record):
    """32-bit integers to int8."""

    __slots__ = (
        "activation_params",
        "activation_type",
        "bias",
        "bias_data_size",
        "scale_in",
        "scale_in_data_size",
        "scale_out",
        "scale_out_data_size",
    )
    _params = (
        "scale_in_data_size",
        "scale_out_data_size",
        "bias_data_size",
        "activation_type",
        "activation_params",
    )
    _label = "Requantize"
    _keys = (
        Key(0, "scale_in_data_size", INT, 1, doc="Number of scales of the input, 1 or that of the channels."),
        Key(1, "scale_out_data_size", INT, 1, doc="Number of scales of the result, 1 or that of the channels."),
        Key(2, "bias_data_size", INT, 0, doc="Number of summands, 0 none."),
        Key(3, "activation_type", INT, 0, enum=_ACTIVATION, doc="Function applied in between."),
        Key(4, "activation_params", FLOAT, (), many=True, doc="Numbers of that function."),
    )
    scale_in: Block
    scale_out: Block
    bias: Block | None
    scale_in_data_size: int
    scale_out_data_size: int
    bias_data_size: int
    activation_type: Activation | int
    activation_params: list[float]

    def __init__(
        self,
        *,
        scale_in: Block,
        scale_out: Block,
        bias: Block | None = None,
        scale_in_data_size: int = 1,
        scale_out_data_size: int = 1,
        bias_data_size: int = 0,
        activation_type: Activation | int = 0,
        activation_params: list[float] | None = None,
    ) -> None:
        """A new `requantize`.

        Args:
            scale_in: Factor from integer to float.
            scale_out: Factor from float to int8.
            bias: Summand of each channel or of all.
            scale_in_data_size: Number of scales of the input, 1 or that of the channels.
            scale_out_data_size: Number of scales of the result, 1 or that of the channels.
            bias_data_size: Number of summands, 0 none.
            activation_type: Function applied in between.
            activation_params: Numbers of that function.
        """
        self.scale_in = scale_in
        self.scale_out = scale_out
        self.bias = bias
        self.scale_in_data_size = scale_in_data_size
        self.scale_out_data_size = scale_out_data_size
        self.bias_data_size = bias_data_size
        self.activation_type = activation_type
        self.activation_params = [] if activation_params is None else activation_params

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.scale_in_data_size > 0 and self.scale_out_data_size > 0 and self.bias_data_size >= 0):
            report("NCNN301", "scale_in_data_size")
        if not (self.activation_type >= 0 and self.activation_type <= 6):
            report("NCNN305", "activation_type")
        if not (
            (self.activation_type != 2 or len(self.activation_params) >= 1)
            and (self.activation_type not in (3, 6) or len(self.activation_params) >= 2)
        ):
            report("NCNN306", "activation_type")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)

    _layout = (
        Field(
            "scale_in",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.scale_in_data_size, 1),
            role="scale_in",
            doc="Factor from integer to float.",
        ),
        Field(
            "scale_out",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.scale_out_data_size, 1),
            role="scale_out",
            doc="Factor from float to int8.",
        ),
        Field(
            "bias",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.bias_data_size, 1),
            present=lambda s: s.bias_data_size != 0,
            role="bias",
            doc="Summand of each channel or of all.",
        ),
    )


class Cast(Record):
    """Changes the type of the elements."""

    __slots__ = (
        "type_from",
        "type_to",
    )
    _params = (
        "type_from",
        "type_to",
    )
    _label = "Cast"
    _keys = (
        Key(0, "type_from", INT, 0, enum=_ELEMENT_TYPE, doc="Type of the input."),
        Key(1, "type_to", INT, 0, enum=_ELEMENT_TYPE, doc="Type of the result."),
    )
    type_from: ElementType | int
    type_to: ElementType | int

    def __init__(
        self,
        *,
        type_from: ElementType | int = 0,
        type_to: ElementType | int = 0,
    ) -> None:
        """A new `cast`.

        Args:
            type_from: Type of the input.
            type_to: Type of the result.
        """
        self.type_from = type_from
        self.type_to = type_to

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.type_from >= 0 and self.type_from <= 4 and self.type_to >= 0 and self.type_to <= 4):
            report("NCNN309", "type_from")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class HardSigmoid(Record):
    """alpha * x + beta, limited to 0 and 1."""

    __slots__ = (
        "alpha",
        "beta",
    )
    _params = (
        "alpha",
        "beta",
    )
    _label = "HardSigmoid"
    _keys = (
        Key(0, "alpha", FLOAT, 0.2, doc="Slope."),
        Key(1, "beta", FLOAT, 0.5, doc="Value at zero."),
    )
    alpha: float
    beta: float

    def __init__(
        self,
        *,
        alpha: float = 0.2,
        beta: float = 0.5,
    ) -> None:
        """A new `hard_sigmoid`.

        Args:
            alpha: Slope.
            beta: Value at zero.
        """
        self.alpha = alpha
        self.beta = beta


class Selu(Record):
    """Scaled exponential linear unit."""

    __slots__ = (
        "alpha",
        "lambda_",
    )
    _params = (
        "alpha",
        "lambda_",
    )
    _label = "SELU"
    _keys = (
        Key(0, "alpha", FLOAT, 1.67326324, doc="Factor of exp(x) - 1 below zero."),
        Key(1, "lambda_", FLOAT, 1.050700987, label="lambda", doc="Factor of all."),
    )
    alpha: float
    lambda_: float

    def __init__(
        self,
        *,
        alpha: float = 1.67326324,
        lambda_: float = 1.050700987,
    ) -> None:
        """A new `selu`.

        Args:
            alpha: Factor of exp(x) - 1 below zero.
            lambda_: Factor of all.
        """
        self.alpha = alpha
        self.lambda_ = lambda_


class HardSwish(Record):
    """x times alpha * x + beta, limited to 0 and 1."""

    __slots__ = (
        "alpha",
        "beta",
    )
    _params = (
        "alpha",
        "beta",
    )
    _label = "HardSwish"
    _keys = (
        Key(0, "alpha", FLOAT, 0.2, doc="Slope."),
        Key(1, "beta", FLOAT, 0.5, doc="Value at zero."),
    )
    alpha: float
    beta: float

    def __init__(
        self,
        *,
        alpha: float = 0.2,
        beta: float = 0.5,
    ) -> None:
        """A new `hard_swish`.

        Args:
            alpha: Slope.
            beta: Value at zero.
        """
        self.alpha = alpha
        self.beta = beta


class Noop(Record):
    """Hands its blobs on."""

    __slots__ = ()
    _label = "Noop"

    def __init__(self) -> None:
        """A record without fields."""

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return 0

    @property
    def max_bottoms(self) -> int:
        """Most blobs; this is any number."""
        return 2147483647

    @property
    def min_tops(self) -> int:
        """Fewest blobs."""
        return 0

    @property
    def max_tops(self) -> int:
        """Most blobs; this is any number."""
        return 2147483647


class PixelShuffle(Record):
    """Turns channels into blocks of pixels."""

    __slots__ = (
        "mode",
        "upscale_factor",
    )
    _params = (
        "upscale_factor",
        "mode",
    )
    _label = "PixelShuffle"
    _keys = (
        Key(0, "upscale_factor", INT, 1, doc="Side of a block."),
        Key(1, "mode", INT, 0, doc="0 the channel slowest in the input, 1 fastest."),
    )
    upscale_factor: int
    mode: int

    def __init__(
        self,
        *,
        upscale_factor: int = 1,
        mode: int = 0,
    ) -> None:
        """A new `pixel_shuffle`.

        Args:
            upscale_factor: Side of a block.
            mode: 0 the channel slowest in the input, 1 fastest.
        """
        self.upscale_factor = upscale_factor
        self.mode = mode

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.mode >= 0 and self.mode <= 1):
            report("NCNN309", "mode")
        if not (self.upscale_factor > 0 and self.upscale_factor * self.upscale_factor < 2147483648):
            report("NCNN314", "upscale_factor")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class DeepCopy(Record):
    """Copies a blob."""

    __slots__ = ()
    _label = "DeepCopy"

    def __init__(self) -> None:
        """A record without fields."""


class Mish(Record):
    """x * tanh(log(1 + exp(x)))."""

    __slots__ = ()
    _label = "Mish"

    def __init__(self) -> None:
        """A record without fields."""


class StatisticsPooling(Record):
    """Mean of each channel, and standard deviation."""

    __slots__ = ("include_stddev",)
    _params = ("include_stddev",)
    _label = "StatisticsPooling"
    _keys = (Key(0, "include_stddev", INT, 0, doc="1 gives the deviation as well."),)
    include_stddev: int

    def __init__(
        self,
        *,
        include_stddev: int = 0,
    ) -> None:
        """A new `statistics_pooling`.

        Args:
            include_stddev: 1 gives the deviation as well.
        """
        self.include_stddev = include_stddev


class Swish(Record):
    """x / (1 + exp(-x))."""

    __slots__ = ()
    _label = "Swish"

    def __init__(self) -> None:
        """A record without fields."""


class Gemm(Record):
    """alpha * A * B + beta * C, where each of A, B and C is a blob or a constant. Weights of B in blocks: each
    row holds its K numbers of 4, 6 or 8 bits one after the other, the lowest bit first, in whole bytes.
    """

    __slots__ = (
        "a",
        "a_int8_scales",
        "alpha",
        "b",
        "b_input_scales",
        "b_int8_scale",
        "b_quantize_scales",
        "beta",
        "c",
        "constant_a",
        "constant_b",
        "constant_broadcast_type_c",
        "constant_c",
        "constant_k",
        "constant_m",
        "constant_n",
        "constant_tile_k",
        "constant_tile_m",
        "constant_tile_n",
        "dialect",
        "output_elempack",
        "output_elemtype",
        "output_n1m",
        "output_transpose",
        "quantize_term",
        "trans_a",
        "trans_b",
    )
    _params = (
        "alpha",
        "beta",
        "trans_a",
        "trans_b",
        "constant_a",
        "constant_b",
        "constant_c",
        "constant_m",
        "constant_n",
        "constant_k",
        "constant_broadcast_type_c",
        "output_n1m",
        "output_elempack",
        "output_elemtype",
        "output_transpose",
        "quantize_term",
        "constant_tile_m",
        "constant_tile_n",
        "constant_tile_k",
        "dialect",
    )
    _label = "Gemm"
    _keys = (
        Key(0, "alpha", FLOAT, 1.0, doc="Factor of the product."),
        Key(1, "beta", FLOAT, 1.0, doc="Factor of C."),
        Key(2, "trans_a", INT, 0, label="transA", doc="1 has A as K rows of M."),
        Key(3, "trans_b", INT, 0, label="transB", doc="1 has B as N rows of K."),
        Key(4, "constant_a", INT, 0, label="constantA", doc="1 stores A."),
        Key(5, "constant_b", INT, 0, label="constantB", doc="1 stores B."),
        Key(6, "constant_c", INT, 0, label="constantC", doc="1 stores C, unless its broadcast type is -1."),
        Key(7, "constant_m", INT, 0, label="constantM", doc="Rows of A, 0 if they come with a blob."),
        Key(8, "constant_n", INT, 0, label="constantN", doc="Columns of B, 0 if they come with a blob."),
        Key(9, "constant_k", INT, 0, label="constantK", doc="Columns of A and rows of B, 0 if they come with a blob."),
        Key(
            10,
            "constant_broadcast_type_c",
            INT,
            0,
            label="constant_broadcast_type_C",
            doc="Shape of C: -1 there is none, 0 one number, 1 [M], 2 [M, 1], 3 [M, N], 4 [1, N].",
        ),
        Key(11, "output_n1m", INT, 0, label="output_N1M", doc="1 gives three dims, the middle one 1."),
        Key(12, "output_elempack", INT, 0, doc="How many rows lie side by side in memory, 0 as suits."),
        Key(13, "output_elemtype", INT, 0, doc="Type of the result: 0 as suits, 1 float32."),
        Key(14, "output_transpose", INT, 0, doc="1 turns the result over."),
        Key(
            18,
            "quantize_term",
            INT,
            0,
            doc="0 float; block weights: 100 times the bits (4, 6, 8), plus 10 with input scales, plus 0, 1, 2 for blocks of 32, 64, 128; else int8.",
        ),
        Key(20, "constant_tile_m", INT, 0, label="constant_TILE_M", doc="Rows computed at a time, 0 as suits."),
        Key(21, "constant_tile_n", INT, 0, label="constant_TILE_N", doc="Columns computed at a time, 0 as suits."),
        Key(22, "constant_tile_k", INT, 0, label="constant_TILE_K", doc="Summands computed at a time, 0 as suits."),
    )
    a: Block | None
    b: Block | None
    c: Block | None
    b_quantize_scales: Block | None
    b_input_scales: Block | None
    a_int8_scales: Block | None
    b_int8_scale: Block | None
    alpha: float
    beta: float
    trans_a: int
    trans_b: int
    constant_a: int
    constant_b: int
    constant_c: int
    constant_m: int
    constant_n: int
    constant_k: int
    constant_broadcast_type_c: int
    output_n1m: int
    output_elempack: int
    output_elemtype: int
    output_transpose: int
    quantize_term: int
    constant_tile_m: int
    constant_tile_n: int
    constant_tile_k: int
    dialect: Dialect | int

    def __init__(
        self,
        *,
        a: Block | None = None,
        b: Block | None = None,
        c: Block | None = None,
        b_quantize_scales: Block | None = None,
        b_input_scales: Block | None = None,
        a_int8_scales: Block | None = None,
        b_int8_scale: Block | None = None,
        alpha: float = 1.0,
        beta: float = 1.0,
        trans_a: int = 0,
        trans_b: int = 0,
        constant_a: int = 0,
        constant_b: int = 0,
        constant_c: int = 0,
        constant_m: int = 0,
        constant_n: int = 0,
        constant_k: int = 0,
        constant_broadcast_type_c: int = 0,
        output_n1m: int = 0,
        output_elempack: int = 0,
        output_elemtype: int = 0,
        output_transpose: int = 0,
        quantize_term: int = 0,
        constant_tile_m: int = 0,
        constant_tile_n: int = 0,
        constant_tile_k: int = 0,
        dialect: Dialect | int = 0,
    ) -> None:
        """A new `gemm`.

        Args:
            a: Matrix A.
            b: Matrix B, or the packed bits of its block weights.
            c: Summand C.
            b_quantize_scales: Divisor of each block of each row: a weight is its number over the scale.
            b_input_scales: Factor of each input.
            a_int8_scales: Factor from A to int8 of each row.
            b_int8_scale: Factor from B to int8.
            alpha: Factor of the product.
            beta: Factor of C.
            trans_a: 1 has A as K rows of M.
            trans_b: 1 has B as N rows of K.
            constant_a: 1 stores A.
            constant_b: 1 stores B.
            constant_c: 1 stores C, unless its broadcast type is -1.
            constant_m: Rows of A, 0 if they come with a blob.
            constant_n: Columns of B, 0 if they come with a blob.
            constant_k: Columns of A and rows of B, 0 if they come with a blob.
            constant_broadcast_type_c: Shape of C: -1 there is none, 0 one number, 1 [M], 2 [M, 1], 3 [M, N], 4 [1,
                N].
            output_n1m: 1 gives three dims, the middle one 1.
            output_elempack: How many rows lie side by side in memory, 0 as suits.
            output_elemtype: Type of the result: 0 as suits, 1 float32.
            output_transpose: 1 turns the result over.
            quantize_term: 0 float; block weights: 100 times the bits (4, 6, 8), plus 10 with input scales, plus 0,
                1, 2 for blocks of 32, 64, 128; else int8.
            constant_tile_m: Rows computed at a time, 0 as suits.
            constant_tile_n: Columns computed at a time, 0 as suits.
            constant_tile_k: Summands computed at a time, 0 as suits.
            dialect: Whether block weights are tagged (7) or not (10). Set by the parent record when it is settled.
        """
        self.a = a
        self.b = b
        self.c = c
        self.b_quantize_scales = b_quantize_scales
        self.b_input_scales = b_input_scales
        self.a_int8_scales = a_int8_scales
        self.b_int8_scale = b_int8_scale
        self.alpha = alpha
        self.beta = beta
        self.trans_a = trans_a
        self.trans_b = trans_b
        self.constant_a = constant_a
        self.constant_b = constant_b
        self.constant_c = constant_c
        self.constant_m = constant_m
        self.constant_n = constant_n
        self.constant_k = constant_k
        self.constant_broadcast_type_c = constant_broadcast_type_c
        self.output_n1m = output_n1m
        self.output_elempack = output_elempack
        self.output_elemtype = output_elemtype
        self.output_transpose = output_transpose
        self.quantize_term = quantize_term
        self.constant_tile_m = constant_tile_m
        self.constant_tile_n = constant_tile_n
        self.constant_tile_k = constant_tile_k
        self.dialect = dialect

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return (0 if self.constant_a != 0 else 1) + (0 if self.constant_b != 0 else 1)

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return self.min_bottoms + (0 if self.constant_c != 0 else 1)

    @property
    def blockwise(self) -> bool:
        """Whether weights are quantised in blocks."""
        return (
            self.quantize_term >= 400
            and self.quantize_term < 900
            and self.quantize_term // 100 % 2 == 0
            and self.quantize_term % 100 < 20
            and self.quantize_term % 10 < 3
        )

    @property
    def bits(self) -> int:
        """Bits of a weight."""
        return self.quantize_term // 100 if self.blockwise else 0

    @property
    def block_size(self) -> int:
        """Weights that share a scale."""
        return 32 if self.quantize_term % 10 == 0 else (64 if self.quantize_term % 10 == 1 else 128)

    @property
    def block_load(self) -> Load | int:
        """How weights that may be in blocks are read."""
        return _LOAD.get(
            _value := 0
            if not self.blockwise or self.dialect == 7
            else (4 if self.bits == 4 else (6 if self.bits == 6 else 8)),
            _value,
        )

    @property
    def c_rows(self) -> int:
        """Rows of C, 0 if it has one dim."""
        return (
            0
            if self.constant_broadcast_type_c < 2
            else (1 if self.constant_broadcast_type_c == 4 else (0 if self.constant_m < 0 else self.constant_m))
        )

    @property
    def c_columns(self) -> int:
        """Columns of C."""
        return (
            (0 if self.constant_m < 0 else self.constant_m)
            if self.constant_broadcast_type_c == 1
            else (1 if self.constant_broadcast_type_c < 3 else (0 if self.constant_n < 0 else self.constant_n))
        )

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (
            self.quantize_term not in (4, 5, 6)
            and (
                self.quantize_term < 400
                or (
                    self.quantize_term >= 400
                    and self.quantize_term < 900
                    and self.quantize_term // 100 % 2 == 0
                    and self.quantize_term % 100 < 20
                    and self.quantize_term % 10 < 3
                )
            )
        ):
            report("NCNN317", "quantize_term")
        if not (
            not (
                self.quantize_term >= 400
                and self.quantize_term < 900
                and self.quantize_term // 100 % 2 == 0
                and self.quantize_term % 100 < 20
                and self.quantize_term % 10 < 3
            )
            or (
                self.constant_a == 0
                and self.constant_b == 1
                and self.trans_b == 1
                and self.output_elemtype in (0, 1)
                and (
                    self.trans_a == 0
                    or (
                        (
                            self.quantize_term // 100
                            if self.quantize_term >= 400
                            and self.quantize_term < 900
                            and self.quantize_term // 100 % 2 == 0
                            and self.quantize_term % 100 < 20
                            and self.quantize_term % 10 < 3
                            else 0
                        )
                        == 8
                        and self.trans_a == 1
                    )
                )
                and (
                    self.output_transpose == 0
                    or (
                        (
                            self.quantize_term // 100
                            if self.quantize_term >= 400
                            and self.quantize_term < 900
                            and self.quantize_term // 100 % 2 == 0
                            and self.quantize_term % 100 < 20
                            and self.quantize_term % 10 < 3
                            else 0
                        )
                        == 8
                        and self.output_transpose == 1
                    )
                )
                and (
                    (
                        self.quantize_term // 100
                        if self.quantize_term >= 400
                        and self.quantize_term < 900
                        and self.quantize_term // 100 % 2 == 0
                        and self.quantize_term % 100 < 20
                        and self.quantize_term % 10 < 3
                        else 0
                    )
                    == 8
                    or (self.output_n1m == 0 and self.output_elempack == 0)
                )
            )
        ):
            report("NCNN318", "quantize_term")
        if not (
            self.constant_tile_m < 1073741824
            and self.constant_tile_n < 1073741824
            and self.constant_tile_k < 1073741824
        ):
            report("NCNN314", "constant_tile_m")
        if not (
            self.output_elempack in (0, 1, 4, 8, 16)
            and (self.constant_c != 1 or (self.constant_broadcast_type_c >= -1 and self.constant_broadcast_type_c <= 4))
        ):
            report("NCNN309", "output_elempack")
        if not (
            (self.constant_a != 1 or (self.constant_m > 0 and self.constant_k > 0))
            and (self.constant_b != 1 or (self.constant_n > 0 and self.constant_k > 0))
            and (
                self.constant_c != 1
                or self.constant_broadcast_type_c < 1
                or self.constant_broadcast_type_c == 4
                or self.constant_m > 0
            )
            and (self.constant_c != 1 or self.constant_broadcast_type_c < 3 or self.constant_n > 0)
        ):
            report("NCNN301", "constant_a")
        if not (
            (self.constant_a != 1 or self.constant_m * self.constant_k < 2147483648)
            and (self.constant_b != 1 or self.constant_k * self.constant_n < 2147483648)
            and (
                self.constant_c != 1
                or self.constant_broadcast_type_c != 3
                or self.constant_m * self.constant_n < 2147483648
            )
        ):
            report("NCNN313", "constant_a")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)
        if not (
            (
                self.constant_a != 1
                or (
                    0
                    if some(self.a).load == 1
                    else (
                        5
                        if some(self.a).load != 0
                        else (
                            0
                            if some(some(self.a).flag) == 0 or some(some(self.a).flag) == 180310
                            else (
                                1
                                if some(some(self.a).flag) == 19950407
                                else (
                                    2
                                    if some(some(self.a).flag) == 20220803
                                    else (3 if some(some(self.a).flag) == 871224 else 4)
                                )
                            )
                        )
                    )
                )
                != 3
                or self.quantize_term != 0
            )
            and (
                self.constant_b != 1
                or (
                    0
                    if some(self.b).load == 1
                    else (
                        5
                        if some(self.b).load != 0
                        else (
                            0
                            if some(some(self.b).flag) == 0 or some(some(self.b).flag) == 180310
                            else (
                                1
                                if some(some(self.b).flag) == 19950407
                                else (
                                    2
                                    if some(some(self.b).flag) == 20220803
                                    else (3 if some(some(self.b).flag) == 871224 else 4)
                                )
                            )
                        )
                    )
                )
                != 3
                or self.quantize_term != 0
            )
            and (
                self.constant_c != 1
                or self.constant_broadcast_type_c == -1
                or (
                    0
                    if some(self.c).load == 1
                    else (
                        5
                        if some(self.c).load != 0
                        else (
                            0
                            if some(some(self.c).flag) == 0 or some(some(self.c).flag) == 180310
                            else (
                                1
                                if some(some(self.c).flag) == 19950407
                                else (
                                    2
                                    if some(some(self.c).flag) == 20220803
                                    else (3 if some(some(self.c).flag) == 871224 else 4)
                                )
                            )
                        )
                    )
                )
                != 3
            )
        ):
            report("NCNN203", "constant_a")
        if not (
            not (
                self.quantize_term >= 400
                and self.quantize_term < 900
                and self.quantize_term // 100 % 2 == 0
                and self.quantize_term % 100 < 20
                and self.quantize_term % 10 < 3
            )
            or self.dialect == 10
            or self.constant_b != 1
            or (
                0
                if some(self.b).load == 1
                else (
                    5
                    if some(self.b).load != 0
                    else (
                        0
                        if some(some(self.b).flag) == 0 or some(some(self.b).flag) == 180310
                        else (
                            1
                            if some(some(self.b).flag) == 19950407
                            else (
                                2
                                if some(some(self.b).flag) == 20220803
                                else (3 if some(some(self.b).flag) == 871224 else 4)
                            )
                        )
                    )
                )
            )
            == 3
        ):
            report("NCNN205", "quantize_term")

    _layout = (
        Field(
            "a",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.constant_m * s.constant_k, 0),
            present=lambda s: s.constant_a == 1,
            role="A",
            shape=lambda s: (
                s.constant_m if s.trans_a == 0 else s.constant_k,
                s.constant_k if s.trans_a == 0 else s.constant_m,
            ),
            doc="Matrix A.",
        ),
        Field(
            "b",
            RECORD,
            types=(Block,),
            args=lambda s, i: (
                (
                    s.constant_k
                    * (
                        s.quantize_term // 100
                        if s.quantize_term >= 400
                        and s.quantize_term < 900
                        and s.quantize_term // 100 % 2 == 0
                        and s.quantize_term % 100 < 20
                        and s.quantize_term % 10 < 3
                        else 0
                    )
                    + 7
                )
                // 8
                * s.constant_n
                if s.quantize_term >= 400
                and s.quantize_term < 900
                and s.quantize_term // 100 % 2 == 0
                and s.quantize_term % 100 < 20
                and s.quantize_term % 10 < 3
                else s.constant_k * s.constant_n,
                0
                if not (
                    s.quantize_term >= 400
                    and s.quantize_term < 900
                    and s.quantize_term // 100 % 2 == 0
                    and s.quantize_term % 100 < 20
                    and s.quantize_term % 10 < 3
                )
                or s.dialect == 7
                else (
                    4
                    if (
                        s.quantize_term // 100
                        if s.quantize_term >= 400
                        and s.quantize_term < 900
                        and s.quantize_term // 100 % 2 == 0
                        and s.quantize_term % 100 < 20
                        and s.quantize_term % 10 < 3
                        else 0
                    )
                    == 4
                    else (
                        6
                        if (
                            s.quantize_term // 100
                            if s.quantize_term >= 400
                            and s.quantize_term < 900
                            and s.quantize_term // 100 % 2 == 0
                            and s.quantize_term % 100 < 20
                            and s.quantize_term % 10 < 3
                            else 0
                        )
                        == 6
                        else 8
                    )
                ),
            ),
            present=lambda s: s.constant_b == 1,
            role="B",
            shape=lambda s: (
                s.constant_k if s.trans_b == 0 else s.constant_n,
                s.constant_n if s.trans_b == 0 else s.constant_k,
            ),
            packed=lambda s: (
                (
                    s.quantize_term // 100
                    if s.quantize_term >= 400
                    and s.quantize_term < 900
                    and s.quantize_term // 100 % 2 == 0
                    and s.quantize_term % 100 < 20
                    and s.quantize_term % 10 < 3
                    else 0,
                    32 if s.quantize_term % 10 == 0 else (64 if s.quantize_term % 10 == 1 else 128),
                    "b_quantize_scales",
                )
                if s.quantize_term >= 400
                and s.quantize_term < 900
                and s.quantize_term // 100 % 2 == 0
                and s.quantize_term % 100 < 20
                and s.quantize_term % 10 < 3
                else None
            ),
            doc="Matrix B, or the packed bits of its block weights.",
        ),
        Field(
            "c",
            RECORD,
            types=(Block,),
            args=lambda s, i: (
                (
                    (0 if s.constant_m < 0 else s.constant_m)
                    if s.constant_broadcast_type_c == 1
                    else (1 if s.constant_broadcast_type_c < 3 else (0 if s.constant_n < 0 else s.constant_n))
                )
                if (
                    0
                    if s.constant_broadcast_type_c < 2
                    else (1 if s.constant_broadcast_type_c == 4 else (0 if s.constant_m < 0 else s.constant_m))
                )
                == 0
                else (
                    0
                    if s.constant_broadcast_type_c < 2
                    else (1 if s.constant_broadcast_type_c == 4 else (0 if s.constant_m < 0 else s.constant_m))
                )
                * (
                    (0 if s.constant_m < 0 else s.constant_m)
                    if s.constant_broadcast_type_c == 1
                    else (1 if s.constant_broadcast_type_c < 3 else (0 if s.constant_n < 0 else s.constant_n))
                ),
                0,
            ),
            present=lambda s: s.constant_c == 1 and s.constant_broadcast_type_c != -1,
            role="C",
            shape=lambda s: (
                0
                if s.constant_broadcast_type_c < 2
                else (1 if s.constant_broadcast_type_c == 4 else (0 if s.constant_m < 0 else s.constant_m)),
                (0 if s.constant_m < 0 else s.constant_m)
                if s.constant_broadcast_type_c == 1
                else (1 if s.constant_broadcast_type_c < 3 else (0 if s.constant_n < 0 else s.constant_n)),
            ),
            doc="Summand C.",
        ),
        Field(
            "b_quantize_scales",
            RECORD,
            types=(Block,),
            args=lambda s, i: (
                (s.constant_k + (32 if s.quantize_term % 10 == 0 else (64 if s.quantize_term % 10 == 1 else 128)) - 1)
                // (32 if s.quantize_term % 10 == 0 else (64 if s.quantize_term % 10 == 1 else 128))
                * s.constant_n,
                1,
            ),
            present=lambda s: (
                s.quantize_term >= 400
                and s.quantize_term < 900
                and s.quantize_term // 100 % 2 == 0
                and s.quantize_term % 100 < 20
                and s.quantize_term % 10 < 3
            ),
            role="B_quantize_scales",
            shape=lambda s: (
                s.constant_n,
                (s.constant_k + (32 if s.quantize_term % 10 == 0 else (64 if s.quantize_term % 10 == 1 else 128)) - 1)
                // (32 if s.quantize_term % 10 == 0 else (64 if s.quantize_term % 10 == 1 else 128)),
            ),
            doc="Divisor of each block of each row: a weight is its number over the scale.",
        ),
        Field(
            "b_input_scales",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.constant_k, 1),
            present=lambda s: (
                s.quantize_term >= 400
                and s.quantize_term < 900
                and s.quantize_term // 100 % 2 == 0
                and s.quantize_term % 100 < 20
                and s.quantize_term % 10 < 3
                and s.quantize_term % 100 >= 10
            ),
            role="B_input_scales",
            doc="Factor of each input.",
        ),
        Field(
            "a_int8_scales",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.constant_m, 1),
            present=lambda s: (
                s.quantize_term != 0
                and not (
                    s.quantize_term >= 400
                    and s.quantize_term < 900
                    and s.quantize_term // 100 % 2 == 0
                    and s.quantize_term % 100 < 20
                    and s.quantize_term % 10 < 3
                )
                and s.constant_a == 1
            ),
            role="A_int8_scales",
            doc="Factor from A to int8 of each row.",
        ),
        Field(
            "b_int8_scale",
            RECORD,
            types=(Block,),
            args=lambda s, i: (1, 1),
            present=lambda s: (
                s.quantize_term != 0
                and not (
                    s.quantize_term >= 400
                    and s.quantize_term < 900
                    and s.quantize_term // 100 % 2 == 0
                    and s.quantize_term % 100 < 20
                    and s.quantize_term % 10 < 3
                )
                and s.constant_b == 1
            ),
            role="B_int8_scale",
            doc="Factor from B to int8.",
        ),
    )


class GroupNorm(Record):
    """Normalisation of groups of channels by their own statistics."""

    __slots__ = (
        "affine",
        "beta",
        "channels",
        "eps",
        "gamma",
        "group",
    )
    _params = (
        "group",
        "channels",
        "eps",
        "affine",
    )
    _label = "GroupNorm"
    _keys = (
        Key(0, "group", INT, 1, doc="Number of groups."),
        Key(1, "channels", INT, 0, doc="Number of channels."),
        Key(2, "eps", FLOAT, 0.001, doc="Added to the variance."),
        Key(3, "affine", INT, 1, doc="1 with factors and summands."),
    )
    gamma: Block | None
    beta: Block | None
    group: int
    channels: int
    eps: float
    affine: int

    def __init__(
        self,
        *,
        gamma: Block | None = None,
        beta: Block | None = None,
        group: int = 1,
        channels: int = 0,
        eps: float = 0.001,
        affine: int = 1,
    ) -> None:
        """A new `group_norm`.

        Args:
            gamma: Factor of each channel.
            beta: Summand of each channel.
            group: Number of groups.
            channels: Number of channels.
            eps: Added to the variance.
            affine: 1 with factors and summands.
        """
        self.gamma = gamma
        self.beta = beta
        self.group = group
        self.channels = channels
        self.eps = eps
        self.affine = affine

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.channels >= 0 and (self.affine == 0 or self.channels > 0)):
            report("NCNN301", "channels")
        if not (self.group > 0 and self.channels % self.group == 0):
            report("NCNN307", "group")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)

    _layout = (
        Field(
            "gamma",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.channels, 1),
            present=lambda s: s.affine != 0,
            role="gamma",
            doc="Factor of each channel.",
        ),
        Field(
            "beta",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.channels, 1),
            present=lambda s: s.affine != 0,
            role="beta",
            doc="Summand of each channel.",
        ),
    )


class LayerNorm(Record):
    """Normalisation of the last axes by their own statistics."""

    __slots__ = (
        "affine",
        "affine_size",
        "beta",
        "eps",
        "gamma",
    )
    _params = (
        "affine_size",
        "eps",
        "affine",
    )
    _label = "LayerNorm"
    _keys = (
        Key(0, "affine_size", INT, 0, doc="Elements that share statistics."),
        Key(1, "eps", FLOAT, 0.001, doc="Added to the variance."),
        Key(2, "affine", INT, 1, doc="1 with factors (and summands)."),
    )
    gamma: Block | None
    beta: Block | None
    affine_size: int
    eps: float
    affine: int

    def __init__(
        self,
        *,
        gamma: Block | None = None,
        beta: Block | None = None,
        affine_size: int = 0,
        eps: float = 0.001,
        affine: int = 1,
    ) -> None:
        """A new `layer_norm`.

        Args:
            gamma: Factor of each element.
            beta: Summand of each element.
            affine_size: Elements that share statistics.
            eps: Added to the variance.
            affine: 1 with factors (and summands).
        """
        self.gamma = gamma
        self.beta = beta
        self.affine_size = affine_size
        self.eps = eps
        self.affine = affine

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.affine == 0 or self.affine_size > 0):
            report("NCNN301", "affine")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)

    _layout = (
        Field(
            "gamma",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.affine_size, 1),
            present=lambda s: s.affine != 0,
            role="gamma",
            doc="Factor of each element.",
        ),
        Field(
            "beta",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.affine_size, 1),
            present=lambda s: s.affine != 0,
            role="beta",
            doc="Summand of each element.",
        ),
    )


class Softplus(Record):
    """log(1 + exp(x))."""

    __slots__ = ()
    _label = "Softplus"

    def __init__(self) -> None:
        """A record without fields."""


class Gru(Record):
    """Gated recurrent unit, gates in the order reset, update, new; the last has two biases."""

    __slots__ = (
        "bias_c",
        "direction",
        "int8_scale_term",
        "num_output",
        "weight_data_size",
        "weight_hc",
        "weight_hc_int8_scales",
        "weight_xc",
        "weight_xc_int8_scales",
    )
    _params = (
        "num_output",
        "weight_data_size",
        "direction",
        "int8_scale_term",
    )
    _label = "GRU"
    _keys = (
        Key(0, "num_output", INT, 0, doc="Length of the output of a step in one direction."),
        Key(1, "weight_data_size", INT, 0, doc="Number of weights of the input in all directions and gates."),
        Key(2, "direction", INT, 0, enum=_DIRECTION, doc="0 forward, 1 reverse, 2 both."),
        Key(8, "int8_scale_term", INT, 0, doc="0 float, else int8 weights and their scales."),
    )
    weight_xc: Block
    bias_c: Block
    weight_hc: Block
    weight_xc_int8_scales: Block | None
    weight_hc_int8_scales: Block | None
    num_output: int
    weight_data_size: int
    direction: Direction | int
    int8_scale_term: int

    def __init__(
        self,
        *,
        weight_xc: Block,
        bias_c: Block,
        weight_hc: Block,
        weight_xc_int8_scales: Block | None = None,
        weight_hc_int8_scales: Block | None = None,
        num_output: int = 0,
        weight_data_size: int = 0,
        direction: Direction | int = 0,
        int8_scale_term: int = 0,
    ) -> None:
        """A new `gru`.

        Args:
            weight_xc: Weights of the input.
            bias_c: Bias.
            weight_hc: Weights of the last output.
            weight_xc_int8_scales: Factor from input weight to int8 of each row.
            weight_hc_int8_scales: Factor from output weight to int8 of each row.
            num_output: Length of the output of a step in one direction.
            weight_data_size: Number of weights of the input in all directions and gates.
            direction: 0 forward, 1 reverse, 2 both.
            int8_scale_term: 0 float, else int8 weights and their scales.
        """
        self.weight_xc = weight_xc
        self.bias_c = bias_c
        self.weight_hc = weight_hc
        self.weight_xc_int8_scales = weight_xc_int8_scales
        self.weight_hc_int8_scales = weight_hc_int8_scales
        self.num_output = num_output
        self.weight_data_size = weight_data_size
        self.direction = direction
        self.int8_scale_term = int8_scale_term

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return 2

    @property
    def max_tops(self) -> int:
        """Most blobs."""
        return 2

    @property
    def directions(self) -> int:
        """Number of directions."""
        return 2 if self.direction == 2 else 1

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.num_output > 0 and self.weight_data_size > 0):
            report("NCNN301", "num_output")
        if not (self.direction >= 0 and self.direction <= 2):
            report("NCNN309", "direction")
        if not (self.num_output * self.num_output * 3 * (2 if self.direction == 2 else 1) < 2147483648):
            report("NCNN313", "num_output")
        if not (
            self.num_output <= 0
            or self.weight_data_size % (self.num_output * 3 * (2 if self.direction == 2 else 1)) == 0
        ):
            report("NCNN304", "num_output")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)
        if not (
            (
                0
                if self.bias_c.load == 1
                else (
                    5
                    if self.bias_c.load != 0
                    else (
                        0
                        if some(self.bias_c.flag) == 0 or some(self.bias_c.flag) == 180310
                        else (
                            1
                            if some(self.bias_c.flag) == 19950407
                            else (
                                2
                                if some(self.bias_c.flag) == 20220803
                                else (3 if some(self.bias_c.flag) == 871224 else 4)
                            )
                        )
                    )
                )
            )
            != 3
            and (
                self.int8_scale_term != 0
                or (
                    (
                        0
                        if self.weight_xc.load == 1
                        else (
                            5
                            if self.weight_xc.load != 0
                            else (
                                0
                                if some(self.weight_xc.flag) == 0 or some(self.weight_xc.flag) == 180310
                                else (
                                    1
                                    if some(self.weight_xc.flag) == 19950407
                                    else (
                                        2
                                        if some(self.weight_xc.flag) == 20220803
                                        else (3 if some(self.weight_xc.flag) == 871224 else 4)
                                    )
                                )
                            )
                        )
                    )
                    != 3
                    and (
                        0
                        if self.weight_hc.load == 1
                        else (
                            5
                            if self.weight_hc.load != 0
                            else (
                                0
                                if some(self.weight_hc.flag) == 0 or some(self.weight_hc.flag) == 180310
                                else (
                                    1
                                    if some(self.weight_hc.flag) == 19950407
                                    else (
                                        2
                                        if some(self.weight_hc.flag) == 20220803
                                        else (3 if some(self.weight_hc.flag) == 871224 else 4)
                                    )
                                )
                            )
                        )
                    )
                    != 3
                )
            )
        ):
            report("NCNN203", "bias_c.load")
        if not (
            self.int8_scale_term == 0
            or (
                (
                    0
                    if self.weight_xc.load == 1
                    else (
                        5
                        if self.weight_xc.load != 0
                        else (
                            0
                            if some(self.weight_xc.flag) == 0 or some(self.weight_xc.flag) == 180310
                            else (
                                1
                                if some(self.weight_xc.flag) == 19950407
                                else (
                                    2
                                    if some(self.weight_xc.flag) == 20220803
                                    else (3 if some(self.weight_xc.flag) == 871224 else 4)
                                )
                            )
                        )
                    )
                )
                == 3
                and (
                    0
                    if self.weight_hc.load == 1
                    else (
                        5
                        if self.weight_hc.load != 0
                        else (
                            0
                            if some(self.weight_hc.flag) == 0 or some(self.weight_hc.flag) == 180310
                            else (
                                1
                                if some(self.weight_hc.flag) == 19950407
                                else (
                                    2
                                    if some(self.weight_hc.flag) == 20220803
                                    else (3 if some(self.weight_hc.flag) == 871224 else 4)
                                )
                            )
                        )
                    )
                )
                == 3
            )
        ):
            report("NCNN204", "int8_scale_term")

    _layout = (
        Field(
            "weight_xc",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.weight_data_size, 0),
            role="weight_xc",
            shape=lambda s: (
                2 if s.direction == 2 else 1,
                s.num_output * 3,
                s.weight_data_size // (s.num_output * 3 * (2 if s.direction == 2 else 1)),
            ),
            doc="Weights of the input.",
        ),
        Field(
            "bias_c",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.num_output * 4 * (2 if s.direction == 2 else 1), 0),
            role="bias_c",
            shape=lambda s: (2 if s.direction == 2 else 1, 4, s.num_output),
            doc="Bias.",
        ),
        Field(
            "weight_hc",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.num_output * s.num_output * 3 * (2 if s.direction == 2 else 1), 0),
            role="weight_hc",
            shape=lambda s: (2 if s.direction == 2 else 1, s.num_output * 3, s.num_output),
            doc="Weights of the last output.",
        ),
        Field(
            "weight_xc_int8_scales",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.num_output * 3 * (2 if s.direction == 2 else 1), 1),
            present=lambda s: s.int8_scale_term != 0,
            role="weight_xc_int8_scales",
            shape=lambda s: (2 if s.direction == 2 else 1, s.num_output * 3),
            doc="Factor from input weight to int8 of each row.",
        ),
        Field(
            "weight_hc_int8_scales",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.num_output * 3 * (2 if s.direction == 2 else 1), 1),
            present=lambda s: s.int8_scale_term != 0,
            role="weight_hc_int8_scales",
            shape=lambda s: (2 if s.direction == 2 else 1, s.num_output * 3),
            doc="Factor from output weight to int8 of each row.",
        ),
    )


class MultiHeadAttention(Record):
    """Multi-head attention. Weights may be quantised in blocks as those of Gemm."""

    __slots__ = (
        "attn_mask",
        "dialect",
        "embed_dim",
        "k_bias",
        "k_input_scales",
        "k_int8_scales",
        "k_quantize_scales",
        "k_weight",
        "kdim",
        "kv_cache",
        "num_heads",
        "out_bias",
        "out_input_scales",
        "out_int8_scale",
        "out_quantize_scales",
        "out_weight",
        "q_bias",
        "q_input_scales",
        "q_int8_scales",
        "q_quantize_scales",
        "q_weight",
        "quantize_term",
        "scale",
        "v_bias",
        "v_input_scales",
        "v_int8_scales",
        "v_quantize_scales",
        "v_weight",
        "vdim",
        "weight_data_size",
    )
    _params = (
        "embed_dim",
        "num_heads",
        "weight_data_size",
        "kdim",
        "vdim",
        "attn_mask",
        "kv_cache",
        "quantize_term",
        "scale",
        "dialect",
    )
    _label = "MultiHeadAttention"
    _keys = (
        Key(0, "embed_dim", INT, 0, doc="Length of all heads together."),
        Key(1, "num_heads", INT, 1, doc="Number of heads."),
        Key(2, "weight_data_size", INT, 0, doc="Weights of the query, embed_dim times its length."),
        Key(3, "kdim", INT, lambda s: s.embed_dim, doc="Length of a key before projection."),
        Key(4, "vdim", INT, lambda s: s.embed_dim, doc="Length of a value before projection."),
        Key(5, "attn_mask", INT, 0, doc="1 with a mask as a further blob."),
        Key(7, "kv_cache", INT, 0, doc="1 takes and gives cached keys and values."),
        Key(
            18,
            "quantize_term",
            INT,
            0,
            doc="0 float; block weights: 100 times the bits (4, 6, 8), plus 10 with input scales, plus 0, 1, 2 for blocks of 32, 64, 128; else int8.",
        ),
        Key(
            6,
            "scale",
            FLOAT,
            lambda s: (
                1.0 / sqrt(quotient(s.embed_dim, s.num_heads))
                if s.num_heads > 0 and s.embed_dim >= s.num_heads
                else 0.0
            ),
            doc="Factor of query times key.",
        ),
    )
    q_weight: Block
    q_bias: Block
    k_weight: Block
    k_bias: Block
    v_weight: Block
    v_bias: Block
    out_weight: Block
    out_bias: Block
    q_quantize_scales: Block | None
    k_quantize_scales: Block | None
    v_quantize_scales: Block | None
    out_quantize_scales: Block | None
    q_input_scales: Block | None
    k_input_scales: Block | None
    v_input_scales: Block | None
    out_input_scales: Block | None
    q_int8_scales: Block | None
    k_int8_scales: Block | None
    v_int8_scales: Block | None
    out_int8_scale: Block | None
    embed_dim: int
    num_heads: int
    weight_data_size: int
    kdim: int
    vdim: int
    attn_mask: int
    kv_cache: int
    quantize_term: int
    scale: float
    dialect: Dialect | int

    def __init__(
        self,
        *,
        q_weight: Block,
        q_bias: Block,
        k_weight: Block,
        k_bias: Block,
        v_weight: Block,
        v_bias: Block,
        out_weight: Block,
        out_bias: Block,
        q_quantize_scales: Block | None = None,
        k_quantize_scales: Block | None = None,
        v_quantize_scales: Block | None = None,
        out_quantize_scales: Block | None = None,
        q_input_scales: Block | None = None,
        k_input_scales: Block | None = None,
        v_input_scales: Block | None = None,
        out_input_scales: Block | None = None,
        q_int8_scales: Block | None = None,
        k_int8_scales: Block | None = None,
        v_int8_scales: Block | None = None,
        out_int8_scale: Block | None = None,
        embed_dim: int = 0,
        num_heads: int = 1,
        weight_data_size: int = 0,
        kdim: int | None = None,
        vdim: int | None = None,
        attn_mask: int = 0,
        kv_cache: int = 0,
        quantize_term: int = 0,
        scale: float | None = None,
        dialect: Dialect | int = 0,
    ) -> None:
        """A new `multi_head_attention`.

        Args:
            q_weight: Projection of the query.
            q_bias: Bias of the query.
            k_weight: Projection of the key.
            k_bias: Bias of the key.
            v_weight: Projection of the value.
            v_bias: Bias of the value.
            out_weight: Projection of the result.
            out_bias: Bias of the result.
            q_quantize_scales: Divisor of each block of the query weights.
            k_quantize_scales: Divisor of each block of the key weights.
            v_quantize_scales: Divisor of each block of the value weights.
            out_quantize_scales: Divisor of each block of the result weights.
            q_input_scales: Factor of each query input.
            k_input_scales: Factor of each key input.
            v_input_scales: Factor of each value input.
            out_input_scales: Factor of each result input.
            q_int8_scales: Query weight to int8 by row.
            k_int8_scales: Key weight to int8 by row.
            v_int8_scales: Value weight to int8 by row.
            out_int8_scale: Result weight to int8.
            embed_dim: Length of all heads together.
            num_heads: Number of heads.
            weight_data_size: Weights of the query, embed_dim times its length.
            kdim: Length of a key before projection.
            vdim: Length of a value before projection.
            attn_mask: 1 with a mask as a further blob.
            kv_cache: 1 takes and gives cached keys and values.
            quantize_term: 0 float; block weights: 100 times the bits (4, 6, 8), plus 10 with input scales, plus 0,
                1, 2 for blocks of 32, 64, 128; else int8.
            scale: Factor of query times key.
            dialect: Whether block weights are tagged (7) or not (10). Set by the parent record when it is settled.
        """
        self.q_weight = q_weight
        self.q_bias = q_bias
        self.k_weight = k_weight
        self.k_bias = k_bias
        self.v_weight = v_weight
        self.v_bias = v_bias
        self.out_weight = out_weight
        self.out_bias = out_bias
        self.q_quantize_scales = q_quantize_scales
        self.k_quantize_scales = k_quantize_scales
        self.v_quantize_scales = v_quantize_scales
        self.out_quantize_scales = out_quantize_scales
        self.q_input_scales = q_input_scales
        self.k_input_scales = k_input_scales
        self.v_input_scales = v_input_scales
        self.out_input_scales = out_input_scales
        self.q_int8_scales = q_int8_scales
        self.k_int8_scales = k_int8_scales
        self.v_int8_scales = v_int8_scales
        self.out_int8_scale = out_int8_scale
        self.embed_dim = embed_dim
        self.num_heads = num_heads
        self.weight_data_size = weight_data_size
        self.kdim = self.embed_dim if kdim is None else kdim
        self.vdim = self.embed_dim if vdim is None else vdim
        self.attn_mask = attn_mask
        self.kv_cache = kv_cache
        self.quantize_term = quantize_term
        self.scale = (
            1.0 / sqrt(quotient(self.embed_dim, self.num_heads))
            if self.num_heads > 0 and self.embed_dim >= self.num_heads
            else 0.0
            if scale is None
            else scale
        )
        self.dialect = dialect

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return 1 + (1 if self.attn_mask != 0 else 0) + (2 if self.kv_cache != 0 else 0)

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return self.min_bottoms + 2

    @property
    def min_tops(self) -> int:
        """Fewest blobs."""
        return 3 if self.kv_cache != 0 else 1

    @property
    def max_tops(self) -> int:
        """Most blobs."""
        return self.min_tops

    @property
    def blockwise(self) -> bool:
        """Whether weights are quantised in blocks."""
        return (
            self.quantize_term >= 400
            and self.quantize_term < 900
            and self.quantize_term // 100 % 2 == 0
            and self.quantize_term % 100 < 20
            and self.quantize_term % 10 < 3
        )

    @property
    def bits(self) -> int:
        """Bits of a weight."""
        return self.quantize_term // 100 if self.blockwise else 0

    @property
    def block_size(self) -> int:
        """Weights that share a scale."""
        return 32 if self.quantize_term % 10 == 0 else (64 if self.quantize_term % 10 == 1 else 128)

    @property
    def block_load(self) -> Load | int:
        """How weights that may be in blocks are read."""
        return _LOAD.get(
            _value := 0
            if not self.blockwise or self.dialect == 7
            else (4 if self.bits == 4 else (6 if self.bits == 6 else 8)),
            _value,
        )

    @property
    def qdim(self) -> int:
        """Length of a query before projection."""
        return self.weight_data_size // self.embed_dim if self.embed_dim > 0 else 0

    @property
    def q_bytes(self) -> int:
        """Bytes of a row of packed query weights."""
        return (self.qdim * self.bits + 7) // 8

    @property
    def k_bytes(self) -> int:
        """Bytes of a row of packed key weights."""
        return (self.kdim * self.bits + 7) // 8

    @property
    def v_bytes(self) -> int:
        """Bytes of a row of packed value weights."""
        return (self.vdim * self.bits + 7) // 8

    @property
    def out_bytes(self) -> int:
        """Bytes of a row of packed result weights."""
        return (self.embed_dim * self.bits + 7) // 8

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (
            self.num_heads > 0 and self.embed_dim > 0 and (self.num_heads <= 0 or self.embed_dim % self.num_heads == 0)
        ):
            report("NCNN319", "num_heads")
        if not (self.weight_data_size > 0 and self.kdim > 0 and self.vdim > 0):
            report("NCNN301", "weight_data_size")
        if not (self.embed_dim <= 0 or self.weight_data_size % self.embed_dim == 0):
            report("NCNN304", "embed_dim")
        if not (self.kdim * self.embed_dim < 2147483648 and self.vdim * self.embed_dim < 2147483648):
            report("NCNN313", "kdim")
        if not (
            self.quantize_term not in (4, 5, 6)
            and (
                self.quantize_term < 400
                or (
                    self.quantize_term >= 400
                    and self.quantize_term < 900
                    and self.quantize_term // 100 % 2 == 0
                    and self.quantize_term % 100 < 20
                    and self.quantize_term % 10 < 3
                )
            )
        ):
            report("NCNN317", "quantize_term")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)
        if not (
            self.quantize_term != 0
            or (
                (
                    0
                    if self.q_weight.load == 1
                    else (
                        5
                        if self.q_weight.load != 0
                        else (
                            0
                            if some(self.q_weight.flag) == 0 or some(self.q_weight.flag) == 180310
                            else (
                                1
                                if some(self.q_weight.flag) == 19950407
                                else (
                                    2
                                    if some(self.q_weight.flag) == 20220803
                                    else (3 if some(self.q_weight.flag) == 871224 else 4)
                                )
                            )
                        )
                    )
                )
                != 3
                and (
                    0
                    if self.k_weight.load == 1
                    else (
                        5
                        if self.k_weight.load != 0
                        else (
                            0
                            if some(self.k_weight.flag) == 0 or some(self.k_weight.flag) == 180310
                            else (
                                1
                                if some(self.k_weight.flag) == 19950407
                                else (
                                    2
                                    if some(self.k_weight.flag) == 20220803
                                    else (3 if some(self.k_weight.flag) == 871224 else 4)
                                )
                            )
                        )
                    )
                )
                != 3
                and (
                    0
                    if self.v_weight.load == 1
                    else (
                        5
                        if self.v_weight.load != 0
                        else (
                            0
                            if some(self.v_weight.flag) == 0 or some(self.v_weight.flag) == 180310
                            else (
                                1
                                if some(self.v_weight.flag) == 19950407
                                else (
                                    2
                                    if some(self.v_weight.flag) == 20220803
                                    else (3 if some(self.v_weight.flag) == 871224 else 4)
                                )
                            )
                        )
                    )
                )
                != 3
                and (
                    0
                    if self.out_weight.load == 1
                    else (
                        5
                        if self.out_weight.load != 0
                        else (
                            0
                            if some(self.out_weight.flag) == 0 or some(self.out_weight.flag) == 180310
                            else (
                                1
                                if some(self.out_weight.flag) == 19950407
                                else (
                                    2
                                    if some(self.out_weight.flag) == 20220803
                                    else (3 if some(self.out_weight.flag) == 871224 else 4)
                                )
                            )
                        )
                    )
                )
                != 3
            )
        ):
            report("NCNN203", "q_weight.load")
        if not (
            self.quantize_term == 0
            or (
                self.quantize_term >= 400
                and self.quantize_term < 900
                and self.quantize_term // 100 % 2 == 0
                and self.quantize_term % 100 < 20
                and self.quantize_term % 10 < 3
            )
            or (
                (
                    0
                    if self.q_weight.load == 1
                    else (
                        5
                        if self.q_weight.load != 0
                        else (
                            0
                            if some(self.q_weight.flag) == 0 or some(self.q_weight.flag) == 180310
                            else (
                                1
                                if some(self.q_weight.flag) == 19950407
                                else (
                                    2
                                    if some(self.q_weight.flag) == 20220803
                                    else (3 if some(self.q_weight.flag) == 871224 else 4)
                                )
                            )
                        )
                    )
                )
                == 3
                and (
                    0
                    if self.k_weight.load == 1
                    else (
                        5
                        if self.k_weight.load != 0
                        else (
                            0
                            if some(self.k_weight.flag) == 0 or some(self.k_weight.flag) == 180310
                            else (
                                1
                                if some(self.k_weight.flag) == 19950407
                                else (
                                    2
                                    if some(self.k_weight.flag) == 20220803
                                    else (3 if some(self.k_weight.flag) == 871224 else 4)
                                )
                            )
                        )
                    )
                )
                == 3
                and (
                    0
                    if self.v_weight.load == 1
                    else (
                        5
                        if self.v_weight.load != 0
                        else (
                            0
                            if some(self.v_weight.flag) == 0 or some(self.v_weight.flag) == 180310
                            else (
                                1
                                if some(self.v_weight.flag) == 19950407
                                else (
                                    2
                                    if some(self.v_weight.flag) == 20220803
                                    else (3 if some(self.v_weight.flag) == 871224 else 4)
                                )
                            )
                        )
                    )
                )
                == 3
                and (
                    0
                    if self.out_weight.load == 1
                    else (
                        5
                        if self.out_weight.load != 0
                        else (
                            0
                            if some(self.out_weight.flag) == 0 or some(self.out_weight.flag) == 180310
                            else (
                                1
                                if some(self.out_weight.flag) == 19950407
                                else (
                                    2
                                    if some(self.out_weight.flag) == 20220803
                                    else (3 if some(self.out_weight.flag) == 871224 else 4)
                                )
                            )
                        )
                    )
                )
                == 3
            )
        ):
            report("NCNN204", "quantize_term")
        if not (
            not (
                self.quantize_term >= 400
                and self.quantize_term < 900
                and self.quantize_term // 100 % 2 == 0
                and self.quantize_term % 100 < 20
                and self.quantize_term % 10 < 3
            )
            or self.dialect == 10
            or (
                (
                    0
                    if self.q_weight.load == 1
                    else (
                        5
                        if self.q_weight.load != 0
                        else (
                            0
                            if some(self.q_weight.flag) == 0 or some(self.q_weight.flag) == 180310
                            else (
                                1
                                if some(self.q_weight.flag) == 19950407
                                else (
                                    2
                                    if some(self.q_weight.flag) == 20220803
                                    else (3 if some(self.q_weight.flag) == 871224 else 4)
                                )
                            )
                        )
                    )
                )
                == 3
                and (
                    0
                    if self.k_weight.load == 1
                    else (
                        5
                        if self.k_weight.load != 0
                        else (
                            0
                            if some(self.k_weight.flag) == 0 or some(self.k_weight.flag) == 180310
                            else (
                                1
                                if some(self.k_weight.flag) == 19950407
                                else (
                                    2
                                    if some(self.k_weight.flag) == 20220803
                                    else (3 if some(self.k_weight.flag) == 871224 else 4)
                                )
                            )
                        )
                    )
                )
                == 3
                and (
                    0
                    if self.v_weight.load == 1
                    else (
                        5
                        if self.v_weight.load != 0
                        else (
                            0
                            if some(self.v_weight.flag) == 0 or some(self.v_weight.flag) == 180310
                            else (
                                1
                                if some(self.v_weight.flag) == 19950407
                                else (
                                    2
                                    if some(self.v_weight.flag) == 20220803
                                    else (3 if some(self.v_weight.flag) == 871224 else 4)
                                )
                            )
                        )
                    )
                )
                == 3
                and (
                    0
                    if self.out_weight.load == 1
                    else (
                        5
                        if self.out_weight.load != 0
                        else (
                            0
                            if some(self.out_weight.flag) == 0 or some(self.out_weight.flag) == 180310
                            else (
                                1
                                if some(self.out_weight.flag) == 19950407
                                else (
                                    2
                                    if some(self.out_weight.flag) == 20220803
                                    else (3 if some(self.out_weight.flag) == 871224 else 4)
                                )
                            )
                        )
                    )
                )
                == 3
            )
        ):
            report("NCNN205", "quantize_term")

    _layout = (
        Field(
            "q_weight",
            RECORD,
            types=(Block,),
            args=lambda s, i: (
                (
                    (s.weight_data_size // s.embed_dim if s.embed_dim > 0 else 0)
                    * (
                        s.quantize_term // 100
                        if s.quantize_term >= 400
                        and s.quantize_term < 900
                        and s.quantize_term // 100 % 2 == 0
                        and s.quantize_term % 100 < 20
                        and s.quantize_term % 10 < 3
                        else 0
                    )
                    + 7
                )
                // 8
                * s.embed_dim
                if s.quantize_term >= 400
                and s.quantize_term < 900
                and s.quantize_term // 100 % 2 == 0
                and s.quantize_term % 100 < 20
                and s.quantize_term % 10 < 3
                else s.weight_data_size,
                0
                if not (
                    s.quantize_term >= 400
                    and s.quantize_term < 900
                    and s.quantize_term // 100 % 2 == 0
                    and s.quantize_term % 100 < 20
                    and s.quantize_term % 10 < 3
                )
                or s.dialect == 7
                else (
                    4
                    if (
                        s.quantize_term // 100
                        if s.quantize_term >= 400
                        and s.quantize_term < 900
                        and s.quantize_term // 100 % 2 == 0
                        and s.quantize_term % 100 < 20
                        and s.quantize_term % 10 < 3
                        else 0
                    )
                    == 4
                    else (
                        6
                        if (
                            s.quantize_term // 100
                            if s.quantize_term >= 400
                            and s.quantize_term < 900
                            and s.quantize_term // 100 % 2 == 0
                            and s.quantize_term % 100 < 20
                            and s.quantize_term % 10 < 3
                            else 0
                        )
                        == 6
                        else 8
                    )
                ),
            ),
            role="q_weight",
            shape=lambda s: (
                s.embed_dim
                if s.quantize_term >= 400
                and s.quantize_term < 900
                and s.quantize_term // 100 % 2 == 0
                and s.quantize_term % 100 < 20
                and s.quantize_term % 10 < 3
                else 0,
                (s.weight_data_size // s.embed_dim if s.embed_dim > 0 else 0)
                if s.quantize_term >= 400
                and s.quantize_term < 900
                and s.quantize_term // 100 % 2 == 0
                and s.quantize_term % 100 < 20
                and s.quantize_term % 10 < 3
                else s.weight_data_size,
            ),
            packed=lambda s: (
                (
                    s.quantize_term // 100
                    if s.quantize_term >= 400
                    and s.quantize_term < 900
                    and s.quantize_term // 100 % 2 == 0
                    and s.quantize_term % 100 < 20
                    and s.quantize_term % 10 < 3
                    else 0,
                    32 if s.quantize_term % 10 == 0 else (64 if s.quantize_term % 10 == 1 else 128),
                    "q_quantize_scales",
                )
                if s.quantize_term >= 400
                and s.quantize_term < 900
                and s.quantize_term // 100 % 2 == 0
                and s.quantize_term % 100 < 20
                and s.quantize_term % 10 < 3
                else None
            ),
            doc="Projection of the query.",
        ),
        Field(
            "q_bias",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.embed_dim, 1),
            role="q_bias",
            doc="Bias of the query.",
        ),
        Field(
            "k_weight",
            RECORD,
            types=(Block,),
            args=lambda s, i: (
                (
                    (
                        s.kdim
                        * (
                            s.quantize_term // 100
                            if s.quantize_term >= 400
                            and s.quantize_term < 900
                            and s.quantize_term // 100 % 2 == 0
                            and s.quantize_term % 100 < 20
                            and s.quantize_term % 10 < 3
                            else 0
                        )
                        + 7
                    )
                    // 8
                    if s.quantize_term >= 400
                    and s.quantize_term < 900
                    and s.quantize_term // 100 % 2 == 0
                    and s.quantize_term % 100 < 20
                    and s.quantize_term % 10 < 3
                    else s.kdim
                )
                * s.embed_dim,
                0
                if not (
                    s.quantize_term >= 400
                    and s.quantize_term < 900
                    and s.quantize_term // 100 % 2 == 0
                    and s.quantize_term % 100 < 20
                    and s.quantize_term % 10 < 3
                )
                or s.dialect == 7
                else (
                    4
                    if (
                        s.quantize_term // 100
                        if s.quantize_term >= 400
                        and s.quantize_term < 900
                        and s.quantize_term // 100 % 2 == 0
                        and s.quantize_term % 100 < 20
                        and s.quantize_term % 10 < 3
                        else 0
                    )
                    == 4
                    else (
                        6
                        if (
                            s.quantize_term // 100
                            if s.quantize_term >= 400
                            and s.quantize_term < 900
                            and s.quantize_term // 100 % 2 == 0
                            and s.quantize_term % 100 < 20
                            and s.quantize_term % 10 < 3
                            else 0
                        )
                        == 6
                        else 8
                    )
                ),
            ),
            role="k_weight",
            shape=lambda s: (
                s.embed_dim
                if s.quantize_term >= 400
                and s.quantize_term < 900
                and s.quantize_term // 100 % 2 == 0
                and s.quantize_term % 100 < 20
                and s.quantize_term % 10 < 3
                else 0,
                s.kdim
                if s.quantize_term >= 400
                and s.quantize_term < 900
                and s.quantize_term // 100 % 2 == 0
                and s.quantize_term % 100 < 20
                and s.quantize_term % 10 < 3
                else s.kdim * s.embed_dim,
            ),
            packed=lambda s: (
                (
                    s.quantize_term // 100
                    if s.quantize_term >= 400
                    and s.quantize_term < 900
                    and s.quantize_term // 100 % 2 == 0
                    and s.quantize_term % 100 < 20
                    and s.quantize_term % 10 < 3
                    else 0,
                    32 if s.quantize_term % 10 == 0 else (64 if s.quantize_term % 10 == 1 else 128),
                    "k_quantize_scales",
                )
                if s.quantize_term >= 400
                and s.quantize_term < 900
                and s.quantize_term // 100 % 2 == 0
                and s.quantize_term % 100 < 20
                and s.quantize_term % 10 < 3
                else None
            ),
            doc="Projection of the key.",
        ),
        Field(
            "k_bias",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.embed_dim, 1),
            role="k_bias",
            doc="Bias of the key.",
        ),
        Field(
            "v_weight",
            RECORD,
            types=(Block,),
            args=lambda s, i: (
                (
                    (
                        s.vdim
                        * (
                            s.quantize_term // 100
                            if s.quantize_term >= 400
                            and s.quantize_term < 900
                            and s.quantize_term // 100 % 2 == 0
                            and s.quantize_term % 100 < 20
                            and s.quantize_term % 10 < 3
                            else 0
                        )
                        + 7
                    )
                    // 8
                    if s.quantize_term >= 400
                    and s.quantize_term < 900
                    and s.quantize_term // 100 % 2 == 0
                    and s.quantize_term % 100 < 20
                    and s.quantize_term % 10 < 3
                    else s.vdim
                )
                * s.embed_dim,
                0
                if not (
                    s.quantize_term >= 400
                    and s.quantize_term < 900
                    and s.quantize_term // 100 % 2 == 0
                    and s.quantize_term % 100 < 20
                    and s.quantize_term % 10 < 3
                )
                or s.dialect == 7
                else (
                    4
                    if (
                        s.quantize_term // 100
                        if s.quantize_term >= 400
                        and s.quantize_term < 900
                        and s.quantize_term // 100 % 2 == 0
                        and s.quantize_term % 100 < 20
                        and s.quantize_term % 10 < 3
                        else 0
                    )
                    == 4
                    else (
                        6
                        if (
                            s.quantize_term // 100
                            if s.quantize_term >= 400
                            and s.quantize_term < 900
                            and s.quantize_term // 100 % 2 == 0
                            and s.quantize_term % 100 < 20
                            and s.quantize_term % 10 < 3
                            else 0
                        )
                        == 6
                        else 8
                    )
                ),
            ),
            role="v_weight",
            shape=lambda s: (
                s.embed_dim
                if s.quantize_term >= 400
                and s.quantize_term < 900
                and s.quantize_term // 100 % 2 == 0
                and s.quantize_term % 100 < 20
                and s.quantize_term % 10 < 3
                else 0,
                s.vdim
                if s.quantize_term >= 400
                and s.quantize_term < 900
                and s.quantize_term // 100 % 2 == 0
                and s.quantize_term % 100 < 20
                and s.quantize_term % 10 < 3
                else s.vdim * s.embed_dim,
            ),
            packed=lambda s: (
                (
                    s.quantize_term // 100
                    if s.quantize_term >= 400
                    and s.quantize_term < 900
                    and s.quantize_term // 100 % 2 == 0
                    and s.quantize_term % 100 < 20
                    and s.quantize_term % 10 < 3
                    else 0,
                    32 if s.quantize_term % 10 == 0 else (64 if s.quantize_term % 10 == 1 else 128),
                    "v_quantize_scales",
                )
                if s.quantize_term >= 400
                and s.quantize_term < 900
                and s.quantize_term // 100 % 2 == 0
                and s.quantize_term % 100 < 20
                and s.quantize_term % 10 < 3
                else None
            ),
            doc="Projection of the value.",
        ),
        Field(
            "v_bias",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.embed_dim, 1),
            role="v_bias",
            doc="Bias of the value.",
        ),
        Field(
            "out_weight",
            RECORD,
            types=(Block,),
            args=lambda s, i: (
                (
                    s.embed_dim
                    * (
                        s.quantize_term // 100
                        if s.quantize_term >= 400
                        and s.quantize_term < 900
                        and s.quantize_term // 100 % 2 == 0
                        and s.quantize_term % 100 < 20
                        and s.quantize_term % 10 < 3
                        else 0
                    )
                    + 7
                )
                // 8
                * (s.weight_data_size // s.embed_dim if s.embed_dim > 0 else 0)
                if s.quantize_term >= 400
                and s.quantize_term < 900
                and s.quantize_term // 100 % 2 == 0
                and s.quantize_term % 100 < 20
                and s.quantize_term % 10 < 3
                else s.weight_data_size,
                0
                if not (
                    s.quantize_term >= 400
                    and s.quantize_term < 900
                    and s.quantize_term // 100 % 2 == 0
                    and s.quantize_term % 100 < 20
                    and s.quantize_term % 10 < 3
                )
                or s.dialect == 7
                else (
                    4
                    if (
                        s.quantize_term // 100
                        if s.quantize_term >= 400
                        and s.quantize_term < 900
                        and s.quantize_term // 100 % 2 == 0
                        and s.quantize_term % 100 < 20
                        and s.quantize_term % 10 < 3
                        else 0
                    )
                    == 4
                    else (
                        6
                        if (
                            s.quantize_term // 100
                            if s.quantize_term >= 400
                            and s.quantize_term < 900
                            and s.quantize_term // 100 % 2 == 0
                            and s.quantize_term % 100 < 20
                            and s.quantize_term % 10 < 3
                            else 0
                        )
                        == 6
                        else 8
                    )
                ),
            ),
            role="out_weight",
            shape=lambda s: (
                (s.weight_data_size // s.embed_dim if s.embed_dim > 0 else 0)
                if s.quantize_term >= 400
                and s.quantize_term < 900
                and s.quantize_term // 100 % 2 == 0
                and s.quantize_term % 100 < 20
                and s.quantize_term % 10 < 3
                else 0,
                s.embed_dim
                if s.quantize_term >= 400
                and s.quantize_term < 900
                and s.quantize_term // 100 % 2 == 0
                and s.quantize_term % 100 < 20
                and s.quantize_term % 10 < 3
                else s.weight_data_size,
            ),
            packed=lambda s: (
                (
                    s.quantize_term // 100
                    if s.quantize_term >= 400
                    and s.quantize_term < 900
                    and s.quantize_term // 100 % 2 == 0
                    and s.quantize_term % 100 < 20
                    and s.quantize_term % 10 < 3
                    else 0,
                    32 if s.quantize_term % 10 == 0 else (64 if s.quantize_term % 10 == 1 else 128),
                    "out_quantize_scales",
                )
                if s.quantize_term >= 400
                and s.quantize_term < 900
                and s.quantize_term // 100 % 2 == 0
                and s.quantize_term % 100 < 20
                and s.quantize_term % 10 < 3
                else None
            ),
            doc="Projection of the result.",
        ),
        Field(
            "out_bias",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.weight_data_size // s.embed_dim if s.embed_dim > 0 else 0, 1),
            role="out_bias",
            doc="Bias of the result.",
        ),
        Field(
            "q_quantize_scales",
            RECORD,
            types=(Block,),
            args=lambda s, i: (
                (
                    (s.weight_data_size // s.embed_dim if s.embed_dim > 0 else 0)
                    + (32 if s.quantize_term % 10 == 0 else (64 if s.quantize_term % 10 == 1 else 128))
                    - 1
                )
                // (32 if s.quantize_term % 10 == 0 else (64 if s.quantize_term % 10 == 1 else 128))
                * s.embed_dim,
                1,
            ),
            present=lambda s: (
                s.quantize_term >= 400
                and s.quantize_term < 900
                and s.quantize_term // 100 % 2 == 0
                and s.quantize_term % 100 < 20
                and s.quantize_term % 10 < 3
            ),
            role="q_quantize_scales",
            shape=lambda s: (
                s.embed_dim,
                (
                    (s.weight_data_size // s.embed_dim if s.embed_dim > 0 else 0)
                    + (32 if s.quantize_term % 10 == 0 else (64 if s.quantize_term % 10 == 1 else 128))
                    - 1
                )
                // (32 if s.quantize_term % 10 == 0 else (64 if s.quantize_term % 10 == 1 else 128)),
            ),
            doc="Divisor of each block of the query weights.",
        ),
        Field(
            "k_quantize_scales",
            RECORD,
            types=(Block,),
            args=lambda s, i: (
                (s.kdim + (32 if s.quantize_term % 10 == 0 else (64 if s.quantize_term % 10 == 1 else 128)) - 1)
                // (32 if s.quantize_term % 10 == 0 else (64 if s.quantize_term % 10 == 1 else 128))
                * s.embed_dim,
                1,
            ),
            present=lambda s: (
                s.quantize_term >= 400
                and s.quantize_term < 900
                and s.quantize_term // 100 % 2 == 0
                and s.quantize_term % 100 < 20
                and s.quantize_term % 10 < 3
            ),
            role="k_quantize_scales",
            shape=lambda s: (
                s.embed_dim,
                (s.kdim + (32 if s.quantize_term % 10 == 0 else (64 if s.quantize_term % 10 == 1 else 128)) - 1)
                // (32 if s.quantize_term % 10 == 0 else (64 if s.quantize_term % 10 == 1 else 128)),
            ),
            doc="Divisor of each block of the key weights.",
        ),
        Field(
            "v_quantize_scales",
            RECORD,
            types=(Block,),
            args=lambda s, i: (
                (s.vdim + (32 if s.quantize_term % 10 == 0 else (64 if s.quantize_term % 10 == 1 else 128)) - 1)
                // (32 if s.quantize_term % 10 == 0 else (64 if s.quantize_term % 10 == 1 else 128))
                * s.embed_dim,
                1,
            ),
            present=lambda s: (
                s.quantize_term >= 400
                and s.quantize_term < 900
                and s.quantize_term // 100 % 2 == 0
                and s.quantize_term % 100 < 20
                and s.quantize_term % 10 < 3
            ),
            role="v_quantize_scales",
            shape=lambda s: (
                s.embed_dim,
                (s.vdim + (32 if s.quantize_term % 10 == 0 else (64 if s.quantize_term % 10 == 1 else 128)) - 1)
                // (32 if s.quantize_term % 10 == 0 else (64 if s.quantize_term % 10 == 1 else 128)),
            ),
            doc="Divisor of each block of the value weights.",
        ),
        Field(
            "out_quantize_scales",
            RECORD,
            types=(Block,),
            args=lambda s, i: (
                (s.embed_dim + (32 if s.quantize_term % 10 == 0 else (64 if s.quantize_term % 10 == 1 else 128)) - 1)
                // (32 if s.quantize_term % 10 == 0 else (64 if s.quantize_term % 10 == 1 else 128))
                * (s.weight_data_size // s.embed_dim if s.embed_dim > 0 else 0),
                1,
            ),
            present=lambda s: (
                s.quantize_term >= 400
                and s.quantize_term < 900
                and s.quantize_term // 100 % 2 == 0
                and s.quantize_term % 100 < 20
                and s.quantize_term % 10 < 3
            ),
            role="out_quantize_scales",
            shape=lambda s: (
                s.weight_data_size // s.embed_dim if s.embed_dim > 0 else 0,
                (s.embed_dim + (32 if s.quantize_term % 10 == 0 else (64 if s.quantize_term % 10 == 1 else 128)) - 1)
                // (32 if s.quantize_term % 10 == 0 else (64 if s.quantize_term % 10 == 1 else 128)),
            ),
            doc="Divisor of each block of the result weights.",
        ),
        Field(
            "q_input_scales",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.weight_data_size // s.embed_dim if s.embed_dim > 0 else 0, 1),
            present=lambda s: (
                s.quantize_term >= 400
                and s.quantize_term < 900
                and s.quantize_term // 100 % 2 == 0
                and s.quantize_term % 100 < 20
                and s.quantize_term % 10 < 3
                and s.quantize_term % 100 >= 10
            ),
            role="q_input_scales",
            doc="Factor of each query input.",
        ),
        Field(
            "k_input_scales",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.kdim, 1),
            present=lambda s: (
                s.quantize_term >= 400
                and s.quantize_term < 900
                and s.quantize_term // 100 % 2 == 0
                and s.quantize_term % 100 < 20
                and s.quantize_term % 10 < 3
                and s.quantize_term % 100 >= 10
            ),
            role="k_input_scales",
            doc="Factor of each key input.",
        ),
        Field(
            "v_input_scales",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.vdim, 1),
            present=lambda s: (
                s.quantize_term >= 400
                and s.quantize_term < 900
                and s.quantize_term // 100 % 2 == 0
                and s.quantize_term % 100 < 20
                and s.quantize_term % 10 < 3
                and s.quantize_term % 100 >= 10
            ),
            role="v_input_scales",
            doc="Factor of each value input.",
        ),
        Field(
            "out_input_scales",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.embed_dim, 1),
            present=lambda s: (
                s.quantize_term >= 400
                and s.quantize_term < 900
                and s.quantize_term // 100 % 2 == 0
                and s.quantize_term % 100 < 20
                and s.quantize_term % 10 < 3
                and s.quantize_term % 100 >= 10
            ),
            role="out_input_scales",
            doc="Factor of each result input.",
        ),
        Field(
            "q_int8_scales",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.embed_dim, 1),
            present=lambda s: (
                s.quantize_term != 0
                and not (
                    s.quantize_term >= 400
                    and s.quantize_term < 900
                    and s.quantize_term // 100 % 2 == 0
                    and s.quantize_term % 100 < 20
                    and s.quantize_term % 10 < 3
                )
            ),
            role="q_int8_scales",
            doc="Query weight to int8 by row.",
        ),
        Field(
            "k_int8_scales",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.embed_dim, 1),
            present=lambda s: (
                s.quantize_term != 0
                and not (
                    s.quantize_term >= 400
                    and s.quantize_term < 900
                    and s.quantize_term // 100 % 2 == 0
                    and s.quantize_term % 100 < 20
                    and s.quantize_term % 10 < 3
                )
            ),
            role="k_int8_scales",
            doc="Key weight to int8 by row.",
        ),
        Field(
            "v_int8_scales",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.embed_dim, 1),
            present=lambda s: (
                s.quantize_term != 0
                and not (
                    s.quantize_term >= 400
                    and s.quantize_term < 900
                    and s.quantize_term // 100 % 2 == 0
                    and s.quantize_term % 100 < 20
                    and s.quantize_term % 10 < 3
                )
            ),
            role="v_int8_scales",
            doc="Value weight to int8 by row.",
        ),
        Field(
            "out_int8_scale",
            RECORD,
            types=(Block,),
            args=lambda s, i: (1, 1),
            present=lambda s: (
                s.quantize_term != 0
                and not (
                    s.quantize_term >= 400
                    and s.quantize_term < 900
                    and s.quantize_term // 100 % 2 == 0
                    and s.quantize_term % 100 < 20
                    and s.quantize_term % 10 < 3
                )
            ),
            role="out_int8_scale",
            doc="Result weight to int8.",
        ),
    )


class Gelu(Record):
    """x times the normal distribution function of x."""

    __slots__ = ("fast_gelu",)
    _params = ("fast_gelu",)
    _label = "GELU"
    _keys = (Key(0, "fast_gelu", INT, 0, doc="1 approximates it by tanh."),)
    fast_gelu: int

    def __init__(
        self,
        *,
        fast_gelu: int = 0,
    ) -> None:
        """A new `gelu`.

        Args:
            fast_gelu: 1 approximates it by tanh.
        """
        self.fast_gelu = fast_gelu


class Convolution1d(Record):
    """1-D convolution."""

    __slots__ = (
        "activation_params",
        "activation_type",
        "bias",
        "bias_term",
        "dilation_w",
        "dynamic_weight",
        "kernel_w",
        "num_output",
        "pad_left",
        "pad_right",
        "pad_value",
        "stride_w",
        "weight",
        "weight_data_size",
    )
    _params = (
        "num_output",
        "kernel_w",
        "dilation_w",
        "stride_w",
        "pad_left",
        "pad_right",
        "pad_value",
        "bias_term",
        "weight_data_size",
        "activation_type",
        "activation_params",
        "dynamic_weight",
    )
    _label = "Convolution1D"
    _keys = (
        Key(0, "num_output", INT, 0, doc="Number of output channels."),
        Key(1, "kernel_w", INT, 0, doc="Kernel width."),
        Key(2, "dilation_w", INT, 1, doc="Step between kernel taps along w."),
        Key(3, "stride_w", INT, 1, doc="Step of the kernel along w."),
        Key(4, "pad_left", INT, 0, doc="Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."),
        Key(15, "pad_right", INT, lambda s: s.pad_left, doc="Columns added at the right."),
        Key(18, "pad_value", FLOAT, 0.0, doc="Value of what is added."),
        Key(5, "bias_term", INT, 0, doc="1 with a bias."),
        Key(6, "weight_data_size", INT, 0, doc="Number of weights."),
        Key(9, "activation_type", INT, 0, enum=_ACTIVATION, doc="Function applied to the result."),
        Key(
            10,
            "activation_params",
            FLOAT,
            (),
            many=True,
            doc="Numbers of that function: slope, or minimum and maximum, or alpha and beta.",
        ),
        Key(19, "dynamic_weight", INT, 0, doc="1 takes the weights from a second input blob and reads none."),
    )
    weight: Block | None
    bias: Block | None
    num_output: int
    kernel_w: int
    dilation_w: int
    stride_w: int
    pad_left: int
    pad_right: int
    pad_value: float
    bias_term: int
    weight_data_size: int
    activation_type: Activation | int
    activation_params: list[float]
    dynamic_weight: int

    def __init__(
        self,
        *,
        weight: Block | None = None,
        bias: Block | None = None,
        num_output: int = 0,
        kernel_w: int = 0,
        dilation_w: int = 1,
        stride_w: int = 1,
        pad_left: int = 0,
        pad_right: int | None = None,
        pad_value: float = 0.0,
        bias_term: int = 0,
        weight_data_size: int = 0,
        activation_type: Activation | int = 0,
        activation_params: list[float] | None = None,
        dynamic_weight: int = 0,
    ) -> None:
        """A new `convolution1d`.

        Args:
            weight: Kernels, the output channel slowest.
            bias: Summand of each output channel.
            num_output: Number of output channels.
            kernel_w: Kernel width.
            dilation_w: Step between kernel taps along w.
            stride_w: Step of the kernel along w.
            pad_left: Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
            pad_right: Columns added at the right.
            pad_value: Value of what is added.
            bias_term: 1 with a bias.
            weight_data_size: Number of weights.
            activation_type: Function applied to the result.
            activation_params: Numbers of that function: slope, or minimum and maximum, or alpha and beta.
            dynamic_weight: 1 takes the weights from a second input blob and reads none.
        """
        self.weight = weight
        self.bias = bias
        self.num_output = num_output
        self.kernel_w = kernel_w
        self.dilation_w = dilation_w
        self.stride_w = stride_w
        self.pad_left = pad_left
        self.pad_right = self.pad_left if pad_right is None else pad_right
        self.pad_value = pad_value
        self.bias_term = bias_term
        self.weight_data_size = weight_data_size
        self.activation_type = activation_type
        self.activation_params = [] if activation_params is None else activation_params
        self.dynamic_weight = dynamic_weight

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return 1 if self.dynamic_weight == 0 else (2 if self.bias_term == 0 else 3)

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return self.min_bottoms

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.pad_left < 1048576 and self.pad_right < 1048576 and self.pad_left > -1048576):
            report("NCNN323", "pad_left")
        if not (self.dynamic_weight != 0 or (self.num_output > 0 and self.weight_data_size > 0)):
            report("NCNN301", "num_output")
        if not (self.dynamic_weight != 0 or (self.kernel_w > 0 and (self.kernel_w - 1) * self.dilation_w < 2147483647)):
            report("NCNN302", "kernel_w")
        if not (self.dilation_w > 0 and self.stride_w > 0):
            report("NCNN303", "dilation_w")
        if not (
            self.dynamic_weight != 0
            or self.num_output <= 0
            or self.kernel_w <= 0
            or self.weight_data_size % (self.num_output * self.kernel_w) == 0
        ):
            report("NCNN304", "num_output")
        if not (self.activation_type >= 0 and self.activation_type <= 6):
            report("NCNN305", "activation_type")
        if not (
            (self.activation_type != 2 or len(self.activation_params) >= 1)
            and (self.activation_type not in (3, 6) or len(self.activation_params) >= 2)
        ):
            report("NCNN306", "activation_type")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)
        if not (
            self.dynamic_weight != 0
            or (
                0
                if some(self.weight).load == 1
                else (
                    5
                    if some(self.weight).load != 0
                    else (
                        0
                        if some(some(self.weight).flag) == 0 or some(some(self.weight).flag) == 180310
                        else (
                            1
                            if some(some(self.weight).flag) == 19950407
                            else (
                                2
                                if some(some(self.weight).flag) == 20220803
                                else (3 if some(some(self.weight).flag) == 871224 else 4)
                            )
                        )
                    )
                )
            )
            != 3
        ):
            report("NCNN203", "weight.load")

    _layout = (
        Field(
            "weight",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.weight_data_size, 0),
            present=lambda s: s.dynamic_weight == 0,
            role="weight",
            doc="Kernels, the output channel slowest.",
        ),
        Field(
            "bias",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.num_output, 1),
            present=lambda s: s.dynamic_weight == 0 and s.bias_term != 0,
            role="bias",
            doc="Summand of each output channel.",
        ),
    )


class Pooling1d(Record):
    """1-D pooling."""

    __slots__ = (
        "adaptive_pooling",
        "avgpool_count_include_pad",
        "global_pooling",
        "kernel_w",
        "out_w",
        "pad_left",
        "pad_mode",
        "pad_right",
        "pooling_type",
        "stride_w",
    )
    _params = (
        "pooling_type",
        "kernel_w",
        "stride_w",
        "pad_left",
        "pad_right",
        "global_pooling",
        "pad_mode",
        "avgpool_count_include_pad",
        "adaptive_pooling",
        "out_w",
    )
    _label = "Pooling1D"
    _keys = (
        Key(0, "pooling_type", INT, 0, enum=_POOL_METHOD, doc="0 max, 1 average."),
        Key(1, "kernel_w", INT, 0, doc="Kernel width."),
        Key(2, "stride_w", INT, 1, doc="Step of the window along w."),
        Key(3, "pad_left", INT, 0, doc="Columns added at the left."),
        Key(14, "pad_right", INT, lambda s: s.pad_left, doc="Columns added at the right."),
        Key(4, "global_pooling", INT, 0, doc="1 takes the whole blob for the window."),
        Key(5, "pad_mode", INT, 0, enum=_PAD_MODE, doc="0 full, 1 valid, 2 as SAME_UPPER, 3 as SAME_LOWER."),
        Key(6, "avgpool_count_include_pad", INT, 0, doc="1 counts what was added in an average."),
        Key(7, "adaptive_pooling", INT, 0, doc="1 chooses the windows for the size of the result."),
        Key(8, "out_w", INT, 0, doc="Width of an adaptive result, -233 as the input."),
    )
    pooling_type: PoolMethod | int
    kernel_w: int
    stride_w: int
    pad_left: int
    pad_right: int
    global_pooling: int
    pad_mode: PadMode | int
    avgpool_count_include_pad: int
    adaptive_pooling: int
    out_w: int

    def __init__(
        self,
        *,
        pooling_type: PoolMethod | int = 0,
        kernel_w: int = 0,
        stride_w: int = 1,
        pad_left: int = 0,
        pad_right: int | None = None,
        global_pooling: int = 0,
        pad_mode: PadMode | int = 0,
        avgpool_count_include_pad: int = 0,
        adaptive_pooling: int = 0,
        out_w: int = 0,
    ) -> None:
        """A new `pooling1d`.

        Args:
            pooling_type: 0 max, 1 average.
            kernel_w: Kernel width.
            stride_w: Step of the window along w.
            pad_left: Columns added at the left.
            pad_right: Columns added at the right.
            global_pooling: 1 takes the whole blob for the window.
            pad_mode: 0 full, 1 valid, 2 as SAME_UPPER, 3 as SAME_LOWER.
            avgpool_count_include_pad: 1 counts what was added in an average.
            adaptive_pooling: 1 chooses the windows for the size of the result.
            out_w: Width of an adaptive result, -233 as the input.
        """
        self.pooling_type = pooling_type
        self.kernel_w = kernel_w
        self.stride_w = stride_w
        self.pad_left = pad_left
        self.pad_right = self.pad_left if pad_right is None else pad_right
        self.global_pooling = global_pooling
        self.pad_mode = pad_mode
        self.avgpool_count_include_pad = avgpool_count_include_pad
        self.adaptive_pooling = adaptive_pooling
        self.out_w = out_w

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.pad_left < 1048576 and self.pad_right < 1048576 and self.pad_left > -1048576):
            report("NCNN323", "pad_left")
        if not (self.global_pooling != 0 or self.adaptive_pooling != 0 or self.kernel_w > 0):
            report("NCNN302", "kernel_w")
        if not (self.global_pooling != 0 or self.adaptive_pooling != 0 or self.stride_w > 0):
            report("NCNN303", "stride_w")
        if not (
            self.pooling_type >= 0
            and self.pooling_type <= 1
            and (self.global_pooling != 0 or self.adaptive_pooling != 0 or (self.pad_mode >= 0 and self.pad_mode <= 3))
        ):
            report("NCNN309", "pooling_type")
        if not (self.global_pooling != 0 or self.adaptive_pooling == 0 or self.out_w > 0):
            report("NCNN314", "adaptive_pooling")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class ConvolutionDepthWise1d(Record):
    """1-D convolution in groups."""

    __slots__ = (
        "activation_params",
        "activation_type",
        "bias",
        "bias_term",
        "dilation_w",
        "dynamic_weight",
        "group",
        "kernel_w",
        "num_output",
        "pad_left",
        "pad_right",
        "pad_value",
        "stride_w",
        "weight",
        "weight_data_size",
    )
    _params = (
        "num_output",
        "kernel_w",
        "dilation_w",
        "stride_w",
        "pad_left",
        "pad_right",
        "pad_value",
        "bias_term",
        "weight_data_size",
        "group",
        "activation_type",
        "activation_params",
        "dynamic_weight",
    )
    _label = "ConvolutionDepthWise1D"
    _keys = (
        Key(0, "num_output", INT, 0, doc="Number of output channels."),
        Key(1, "kernel_w", INT, 0, doc="Kernel width."),
        Key(2, "dilation_w", INT, 1, doc="Step between kernel taps along w."),
        Key(3, "stride_w", INT, 1, doc="Step of the kernel along w."),
        Key(4, "pad_left", INT, 0, doc="Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."),
        Key(15, "pad_right", INT, lambda s: s.pad_left, doc="Columns added at the right."),
        Key(18, "pad_value", FLOAT, 0.0, doc="Value of what is added."),
        Key(5, "bias_term", INT, 0, doc="1 with a bias."),
        Key(6, "weight_data_size", INT, 0, doc="Number of weights."),
        Key(7, "group", INT, 1, doc="Number of groups of channels."),
        Key(9, "activation_type", INT, 0, enum=_ACTIVATION, doc="Function applied to the result."),
        Key(
            10,
            "activation_params",
            FLOAT,
            (),
            many=True,
            doc="Numbers of that function: slope, or minimum and maximum, or alpha and beta.",
        ),
        Key(19, "dynamic_weight", INT, 0, doc="1 takes the weights from a second input blob and reads none."),
    )
    weight: Block | None
    bias: Block | None
    num_output: int
    kernel_w: int
    dilation_w: int
    stride_w: int
    pad_left: int
    pad_right: int
    pad_value: float
    bias_term: int
    weight_data_size: int
    group: int
    activation_type: Activation | int
    activation_params: list[float]
    dynamic_weight: int

    def __init__(
        self,
        *,
        weight: Block | None = None,
        bias: Block | None = None,
        num_output: int = 0,
        kernel_w: int = 0,
        dilation_w: int = 1,
        stride_w: int = 1,
        pad_left: int = 0,
        pad_right: int | None = None,
        pad_value: float = 0.0,
        bias_term: int = 0,
        weight_data_size: int = 0,
        group: int = 1,
        activation_type: Activation | int = 0,
        activation_params: list[float] | None = None,
        dynamic_weight: int = 0,
    ) -> None:
        """A new `convolution_depth_wise1d`.

        Args:
            weight: Kernels, the output channel slowest.
            bias: Summand of each output channel.
            num_output: Number of output channels.
            kernel_w: Kernel width.
            dilation_w: Step between kernel taps along w.
            stride_w: Step of the kernel along w.
            pad_left: Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
            pad_right: Columns added at the right.
            pad_value: Value of what is added.
            bias_term: 1 with a bias.
            weight_data_size: Number of weights.
            group: Number of groups of channels.
            activation_type: Function applied to the result.
            activation_params: Numbers of that function: slope, or minimum and maximum, or alpha and beta.
            dynamic_weight: 1 takes the weights from a second input blob and reads none.
        """
        self.weight = weight
        self.bias = bias
        self.num_output = num_output
        self.kernel_w = kernel_w
        self.dilation_w = dilation_w
        self.stride_w = stride_w
        self.pad_left = pad_left
        self.pad_right = self.pad_left if pad_right is None else pad_right
        self.pad_value = pad_value
        self.bias_term = bias_term
        self.weight_data_size = weight_data_size
        self.group = group
        self.activation_type = activation_type
        self.activation_params = [] if activation_params is None else activation_params
        self.dynamic_weight = dynamic_weight

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return 1 if self.dynamic_weight == 0 else (2 if self.bias_term == 0 else 3)

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return self.min_bottoms

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.pad_left < 1048576 and self.pad_right < 1048576 and self.pad_left > -1048576):
            report("NCNN323", "pad_left")
        if not (self.dynamic_weight != 0 or (self.num_output > 0 and self.weight_data_size > 0)):
            report("NCNN301", "num_output")
        if not (self.dynamic_weight != 0 or (self.kernel_w > 0 and (self.kernel_w - 1) * self.dilation_w < 2147483647)):
            report("NCNN302", "kernel_w")
        if not (self.dilation_w > 0 and self.stride_w > 0):
            report("NCNN303", "dilation_w")
        if not (
            self.dynamic_weight != 0
            or self.num_output <= 0
            or self.kernel_w <= 0
            or self.weight_data_size % (self.num_output * self.kernel_w) == 0
        ):
            report("NCNN304", "num_output")
        if not (self.activation_type >= 0 and self.activation_type <= 6):
            report("NCNN305", "activation_type")
        if not (
            (self.activation_type != 2 or len(self.activation_params) >= 1)
            and (self.activation_type not in (3, 6) or len(self.activation_params) >= 2)
        ):
            report("NCNN306", "activation_type")
        if not (self.group > 0 and (self.dynamic_weight != 0 or self.num_output % self.group == 0)):
            report("NCNN307", "group")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)
        if not (
            self.dynamic_weight != 0
            or (
                0
                if some(self.weight).load == 1
                else (
                    5
                    if some(self.weight).load != 0
                    else (
                        0
                        if some(some(self.weight).flag) == 0 or some(some(self.weight).flag) == 180310
                        else (
                            1
                            if some(some(self.weight).flag) == 19950407
                            else (
                                2
                                if some(some(self.weight).flag) == 20220803
                                else (3 if some(some(self.weight).flag) == 871224 else 4)
                            )
                        )
                    )
                )
            )
            != 3
        ):
            report("NCNN203", "weight.load")

    _layout = (
        Field(
            "weight",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.weight_data_size, 0),
            present=lambda s: s.dynamic_weight == 0,
            role="weight",
            doc="Kernels, the output channel slowest.",
        ),
        Field(
            "bias",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.num_output, 1),
            present=lambda s: s.dynamic_weight == 0 and s.bias_term != 0,
            role="bias",
            doc="Summand of each output channel.",
        ),
    )


class Convolution3d(Record):
    """3-D convolution."""

    __slots__ = (
        "activation_params",
        "activation_type",
        "bias",
        "bias_term",
        "dilation_d",
        "dilation_h",
        "dilation_w",
        "kernel_d",
        "kernel_h",
        "kernel_w",
        "num_output",
        "pad_behind",
        "pad_bottom",
        "pad_front",
        "pad_left",
        "pad_right",
        "pad_top",
        "pad_value",
        "stride_d",
        "stride_h",
        "stride_w",
        "weight",
        "weight_data_size",
    )
    _params = (
        "num_output",
        "kernel_w",
        "kernel_h",
        "kernel_d",
        "dilation_w",
        "dilation_h",
        "dilation_d",
        "stride_w",
        "stride_h",
        "stride_d",
        "pad_left",
        "pad_right",
        "pad_top",
        "pad_bottom",
        "pad_front",
        "pad_behind",
        "pad_value",
        "bias_term",
        "weight_data_size",
        "activation_type",
        "activation_params",
    )
    _label = "Convolution3D"
    _keys = (
        Key(0, "num_output", INT, 0, doc="Number of output channels."),
        Key(1, "kernel_w", INT, 0, doc="Kernel width."),
        Key(11, "kernel_h", INT, lambda s: s.kernel_w, doc="Kernel height."),
        Key(21, "kernel_d", INT, lambda s: s.kernel_w, doc="Kernel depth."),
        Key(2, "dilation_w", INT, 1, doc="Step between kernel taps along w."),
        Key(12, "dilation_h", INT, lambda s: s.dilation_w, doc="Step between kernel taps along h."),
        Key(22, "dilation_d", INT, lambda s: s.dilation_w, doc="Step between kernel taps along d."),
        Key(3, "stride_w", INT, 1, doc="Step of the kernel along w."),
        Key(13, "stride_h", INT, lambda s: s.stride_w, doc="Step of the kernel along h."),
        Key(23, "stride_d", INT, lambda s: s.stride_w, doc="Step of the kernel along d."),
        Key(4, "pad_left", INT, 0, doc="Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."),
        Key(15, "pad_right", INT, lambda s: s.pad_left, doc="Columns added at the right."),
        Key(14, "pad_top", INT, lambda s: s.pad_left, doc="Rows added at the top."),
        Key(16, "pad_bottom", INT, lambda s: s.pad_top, doc="Rows added at the bottom."),
        Key(24, "pad_front", INT, lambda s: s.pad_left, doc="Slices added in front."),
        Key(17, "pad_behind", INT, lambda s: s.pad_front, doc="Slices added behind."),
        Key(18, "pad_value", FLOAT, 0.0, doc="Value of what is added."),
        Key(5, "bias_term", INT, 0, doc="1 with a bias."),
        Key(6, "weight_data_size", INT, 0, doc="Number of weights."),
        Key(9, "activation_type", INT, 0, enum=_ACTIVATION, doc="Function applied to the result."),
        Key(
            10,
            "activation_params",
            FLOAT,
            (),
            many=True,
            doc="Numbers of that function: slope, or minimum and maximum, or alpha and beta.",
        ),
    )
    weight: Block
    bias: Block | None
    num_output: int
    kernel_w: int
    kernel_h: int
    kernel_d: int
    dilation_w: int
    dilation_h: int
    dilation_d: int
    stride_w: int
    stride_h: int
    stride_d: int
    pad_left: int
    pad_right: int
    pad_top: int
    pad_bottom: int
    pad_front: int
    pad_behind: int
    pad_value: float
    bias_term: int
    weight_data_size: int
    activation_type: Activation | int
    activation_params: list[float]

    def __init__(
        self,
        *,
        weight: Block,
        bias: Block | None = None,
        num_output: int = 0,
        kernel_w: int = 0,
        kernel_h: int | None = None,
        kernel_d: int | None = None,
        dilation_w: int = 1,
        dilation_h: int | None = None,
        dilation_d: int | None = None,
        stride_w: int = 1,
        stride_h: int | None = None,
        stride_d: int | None = None,
        pad_left: int = 0,
        pad_right: int | None = None,
        pad_top: int | None = None,
        pad_bottom: int | None = None,
        pad_front: int | None = None,
        pad_behind: int | None = None,
        pad_value: float = 0.0,
        bias_term: int = 0,
        weight_data_size: int = 0,
        activation_type: Activation | int = 0,
        activation_params: list[float] | None = None,
    ) -> None:
        """A new `convolution3d`.

        Args:
            weight: Weights, one row of inputs for each output.
            bias: Summand of each output.
            num_output: Number of output channels.
            kernel_w: Kernel width.
            kernel_h: Kernel height.
            kernel_d: Kernel depth.
            dilation_w: Step between kernel taps along w.
            dilation_h: Step between kernel taps along h.
            dilation_d: Step between kernel taps along d.
            stride_w: Step of the kernel along w.
            stride_h: Step of the kernel along h.
            stride_d: Step of the kernel along d.
            pad_left: Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
            pad_right: Columns added at the right.
            pad_top: Rows added at the top.
            pad_bottom: Rows added at the bottom.
            pad_front: Slices added in front.
            pad_behind: Slices added behind.
            pad_value: Value of what is added.
            bias_term: 1 with a bias.
            weight_data_size: Number of weights.
            activation_type: Function applied to the result.
            activation_params: Numbers of that function: slope, or minimum and maximum, or alpha and beta.
        """
        self.weight = weight
        self.bias = bias
        self.num_output = num_output
        self.kernel_w = kernel_w
        self.kernel_h = self.kernel_w if kernel_h is None else kernel_h
        self.kernel_d = self.kernel_w if kernel_d is None else kernel_d
        self.dilation_w = dilation_w
        self.dilation_h = self.dilation_w if dilation_h is None else dilation_h
        self.dilation_d = self.dilation_w if dilation_d is None else dilation_d
        self.stride_w = stride_w
        self.stride_h = self.stride_w if stride_h is None else stride_h
        self.stride_d = self.stride_w if stride_d is None else stride_d
        self.pad_left = pad_left
        self.pad_right = self.pad_left if pad_right is None else pad_right
        self.pad_top = self.pad_left if pad_top is None else pad_top
        self.pad_bottom = self.pad_top if pad_bottom is None else pad_bottom
        self.pad_front = self.pad_left if pad_front is None else pad_front
        self.pad_behind = self.pad_front if pad_behind is None else pad_behind
        self.pad_value = pad_value
        self.bias_term = bias_term
        self.weight_data_size = weight_data_size
        self.activation_type = activation_type
        self.activation_params = [] if activation_params is None else activation_params

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (
            self.pad_left < 1048576
            and self.pad_right < 1048576
            and self.pad_top < 1048576
            and self.pad_bottom < 1048576
            and self.pad_front < 1048576
            and self.pad_behind < 1048576
            and self.pad_left > -1048576
        ):
            report("NCNN323", "pad_left")
        if not (self.num_output > 0 and self.weight_data_size > 0):
            report("NCNN301", "num_output")
        if not (
            self.kernel_w > 0
            and self.kernel_h > 0
            and self.kernel_d > 0
            and (self.kernel_w - 1) * self.dilation_w < 2147483647
            and (self.kernel_h - 1) * self.dilation_h < 2147483647
            and (self.kernel_d - 1) * self.dilation_d < 2147483647
        ):
            report("NCNN302", "kernel_w")
        if not (
            self.dilation_w > 0
            and self.dilation_h > 0
            and self.dilation_d > 0
            and self.stride_w > 0
            and self.stride_h > 0
            and self.stride_d > 0
        ):
            report("NCNN303", "dilation_w")
        if not (
            self.num_output <= 0
            or self.kernel_w <= 0
            or self.kernel_h <= 0
            or self.kernel_d <= 0
            or self.weight_data_size % (self.num_output * self.kernel_w * self.kernel_h * self.kernel_d) == 0
        ):
            report("NCNN304", "num_output")
        if not (self.activation_type >= 0 and self.activation_type <= 6):
            report("NCNN305", "activation_type")
        if not (
            (self.activation_type != 2 or len(self.activation_params) >= 1)
            and (self.activation_type not in (3, 6) or len(self.activation_params) >= 2)
        ):
            report("NCNN306", "activation_type")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)
        if not (
            (
                0
                if self.weight.load == 1
                else (
                    5
                    if self.weight.load != 0
                    else (
                        0
                        if some(self.weight.flag) == 0 or some(self.weight.flag) == 180310
                        else (
                            1
                            if some(self.weight.flag) == 19950407
                            else (
                                2
                                if some(self.weight.flag) == 20220803
                                else (3 if some(self.weight.flag) == 871224 else 4)
                            )
                        )
                    )
                )
            )
            != 3
        ):
            report("NCNN203", "weight.load")

    _layout = (
        Field(
            "weight",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.weight_data_size, 0),
            role="weight",
            doc="Weights, one row of inputs for each output.",
        ),
        Field(
            "bias",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.num_output, 1),
            present=lambda s: s.bias_term != 0,
            role="bias",
            doc="Summand of each output.",
        ),
    )


class ConvolutionDepthWise3d(Record):
    """3-D convolution in groups."""

    __slots__ = (
        "activation_params",
        "activation_type",
        "bias",
        "bias_term",
        "dilation_d",
        "dilation_h",
        "dilation_w",
        "group",
        "kernel_d",
        "kernel_h",
        "kernel_w",
        "num_output",
        "pad_behind",
        "pad_bottom",
        "pad_front",
        "pad_left",
        "pad_right",
        "pad_top",
        "pad_value",
        "stride_d",
        "stride_h",
        "stride_w",
        "weight",
        "weight_data_size",
    )
    _params = (
        "num_output",
        "kernel_w",
        "kernel_h",
        "kernel_d",
        "dilation_w",
        "dilation_h",
        "dilation_d",
        "stride_w",
        "stride_h",
        "stride_d",
        "pad_left",
        "pad_right",
        "pad_top",
        "pad_bottom",
        "pad_front",
        "pad_behind",
        "pad_value",
        "bias_term",
        "weight_data_size",
        "group",
        "activation_type",
        "activation_params",
    )
    _label = "ConvolutionDepthWise3D"
    _keys = (
        Key(0, "num_output", INT, 0, doc="Number of output channels."),
        Key(1, "kernel_w", INT, 0, doc="Kernel width."),
        Key(11, "kernel_h", INT, lambda s: s.kernel_w, doc="Kernel height."),
        Key(21, "kernel_d", INT, lambda s: s.kernel_w, doc="Kernel depth."),
        Key(2, "dilation_w", INT, 1, doc="Step between kernel taps along w."),
        Key(12, "dilation_h", INT, lambda s: s.dilation_w, doc="Step between kernel taps along h."),
        Key(22, "dilation_d", INT, lambda s: s.dilation_w, doc="Step between kernel taps along d."),
        Key(3, "stride_w", INT, 1, doc="Step of the kernel along w."),
        Key(13, "stride_h", INT, lambda s: s.stride_w, doc="Step of the kernel along h."),
        Key(23, "stride_d", INT, lambda s: s.stride_w, doc="Step of the kernel along d."),
        Key(4, "pad_left", INT, 0, doc="Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."),
        Key(15, "pad_right", INT, lambda s: s.pad_left, doc="Columns added at the right."),
        Key(14, "pad_top", INT, lambda s: s.pad_left, doc="Rows added at the top."),
        Key(16, "pad_bottom", INT, lambda s: s.pad_top, doc="Rows added at the bottom."),
        Key(24, "pad_front", INT, lambda s: s.pad_left, doc="Slices added in front."),
        Key(17, "pad_behind", INT, lambda s: s.pad_front, doc="Slices added behind."),
        Key(18, "pad_value", FLOAT, 0.0, doc="Value of what is added."),
        Key(5, "bias_term", INT, 0, doc="1 with a bias."),
        Key(6, "weight_data_size", INT, 0, doc="Number of weights."),
        Key(7, "group", INT, 1, doc="Number of groups of channels."),
        Key(9, "activation_type", INT, 0, enum=_ACTIVATION, doc="Function applied to the result."),
        Key(
            10,
            "activation_params",
            FLOAT,
            (),
            many=True,
            doc="Numbers of that function: slope, or minimum and maximum, or alpha and beta.",
        ),
    )
    weight: Block
    bias: Block | None
    num_output: int
    kernel_w: int
    kernel_h: int
    kernel_d: int
    dilation_w: int
    dilation_h: int
    dilation_d: int
    stride_w: int
    stride_h: int
    stride_d: int
    pad_left: int
    pad_right: int
    pad_top: int
    pad_bottom: int
    pad_front: int
    pad_behind: int
    pad_value: float
    bias_term: int
    weight_data_size: int
    group: int
    activation_type: Activation | int
    activation_params: list[float]

    def __init__(
        self,
        *,
        weight: Block,
        bias: Block | None = None,
        num_output: int = 0,
        kernel_w: int = 0,
        kernel_h: int | None = None,
        kernel_d: int | None = None,
        dilation_w: int = 1,
        dilation_h: int | None = None,
        dilation_d: int | None = None,
        stride_w: int = 1,
        stride_h: int | None = None,
        stride_d: int | None = None,
        pad_left: int = 0,
        pad_right: int | None = None,
        pad_top: int | None = None,
        pad_bottom: int | None = None,
        pad_front: int | None = None,
        pad_behind: int | None = None,
        pad_value: float = 0.0,
        bias_term: int = 0,
        weight_data_size: int = 0,
        group: int = 1,
        activation_type: Activation | int = 0,
        activation_params: list[float] | None = None,
    ) -> None:
        """A new `convolution_depth_wise3d`.

        Args:
            weight: Weights, one row of inputs for each output.
            bias: Summand of each output.
            num_output: Number of output channels.
            kernel_w: Kernel width.
            kernel_h: Kernel height.
            kernel_d: Kernel depth.
            dilation_w: Step between kernel taps along w.
            dilation_h: Step between kernel taps along h.
            dilation_d: Step between kernel taps along d.
            stride_w: Step of the kernel along w.
            stride_h: Step of the kernel along h.
            stride_d: Step of the kernel along d.
            pad_left: Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
            pad_right: Columns added at the right.
            pad_top: Rows added at the top.
            pad_bottom: Rows added at the bottom.
            pad_front: Slices added in front.
            pad_behind: Slices added behind.
            pad_value: Value of what is added.
            bias_term: 1 with a bias.
            weight_data_size: Number of weights.
            group: Number of groups of channels.
            activation_type: Function applied to the result.
            activation_params: Numbers of that function: slope, or minimum and maximum, or alpha and beta.
        """
        self.weight = weight
        self.bias = bias
        self.num_output = num_output
        self.kernel_w = kernel_w
        self.kernel_h = self.kernel_w if kernel_h is None else kernel_h
        self.kernel_d = self.kernel_w if kernel_d is None else kernel_d
        self.dilation_w = dilation_w
        self.dilation_h = self.dilation_w if dilation_h is None else dilation_h
        self.dilation_d = self.dilation_w if dilation_d is None else dilation_d
        self.stride_w = stride_w
        self.stride_h = self.stride_w if stride_h is None else stride_h
        self.stride_d = self.stride_w if stride_d is None else stride_d
        self.pad_left = pad_left
        self.pad_right = self.pad_left if pad_right is None else pad_right
        self.pad_top = self.pad_left if pad_top is None else pad_top
        self.pad_bottom = self.pad_top if pad_bottom is None else pad_bottom
        self.pad_front = self.pad_left if pad_front is None else pad_front
        self.pad_behind = self.pad_front if pad_behind is None else pad_behind
        self.pad_value = pad_value
        self.bias_term = bias_term
        self.weight_data_size = weight_data_size
        self.group = group
        self.activation_type = activation_type
        self.activation_params = [] if activation_params is None else activation_params

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (
            self.pad_left < 1048576
            and self.pad_right < 1048576
            and self.pad_top < 1048576
            and self.pad_bottom < 1048576
            and self.pad_front < 1048576
            and self.pad_behind < 1048576
            and self.pad_left > -1048576
        ):
            report("NCNN323", "pad_left")
        if not (self.num_output > 0 and self.weight_data_size > 0):
            report("NCNN301", "num_output")
        if not (
            self.kernel_w > 0
            and self.kernel_h > 0
            and self.kernel_d > 0
            and (self.kernel_w - 1) * self.dilation_w < 2147483647
            and (self.kernel_h - 1) * self.dilation_h < 2147483647
            and (self.kernel_d - 1) * self.dilation_d < 2147483647
        ):
            report("NCNN302", "kernel_w")
        if not (
            self.dilation_w > 0
            and self.dilation_h > 0
            and self.dilation_d > 0
            and self.stride_w > 0
            and self.stride_h > 0
            and self.stride_d > 0
        ):
            report("NCNN303", "dilation_w")
        if not (
            self.num_output <= 0
            or self.kernel_w <= 0
            or self.kernel_h <= 0
            or self.kernel_d <= 0
            or self.weight_data_size % (self.num_output * self.kernel_w * self.kernel_h * self.kernel_d) == 0
        ):
            report("NCNN304", "num_output")
        if not (self.activation_type >= 0 and self.activation_type <= 6):
            report("NCNN305", "activation_type")
        if not (
            (self.activation_type != 2 or len(self.activation_params) >= 1)
            and (self.activation_type not in (3, 6) or len(self.activation_params) >= 2)
        ):
            report("NCNN306", "activation_type")
        if not (self.group > 0 and self.num_output % self.group == 0):
            report("NCNN307", "group")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)
        if not (
            (
                0
                if self.weight.load == 1
                else (
                    5
                    if self.weight.load != 0
                    else (
                        0
                        if some(self.weight.flag) == 0 or some(self.weight.flag) == 180310
                        else (
                            1
                            if some(self.weight.flag) == 19950407
                            else (
                                2
                                if some(self.weight.flag) == 20220803
                                else (3 if some(self.weight.flag) == 871224 else 4)
                            )
                        )
                    )
                )
            )
            != 3
        ):
            report("NCNN203", "weight.load")

    _layout = (
        Field(
            "weight",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.weight_data_size, 0),
            role="weight",
            doc="Weights, one row of inputs for each output.",
        ),
        Field(
            "bias",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.num_output, 1),
            present=lambda s: s.bias_term != 0,
            role="bias",
            doc="Summand of each output.",
        ),
    )


class Pooling3d(Record):
    """3-D pooling."""

    __slots__ = (
        "adaptive_pooling",
        "avgpool_count_include_pad",
        "global_pooling",
        "kernel_d",
        "kernel_h",
        "kernel_w",
        "out_d",
        "out_h",
        "out_w",
        "pad_behind",
        "pad_bottom",
        "pad_front",
        "pad_left",
        "pad_mode",
        "pad_right",
        "pad_top",
        "pooling_type",
        "stride_d",
        "stride_h",
        "stride_w",
    )
    _params = (
        "pooling_type",
        "kernel_w",
        "kernel_h",
        "kernel_d",
        "stride_w",
        "stride_h",
        "stride_d",
        "pad_left",
        "pad_right",
        "pad_top",
        "pad_bottom",
        "pad_front",
        "pad_behind",
        "global_pooling",
        "pad_mode",
        "avgpool_count_include_pad",
        "adaptive_pooling",
        "out_w",
        "out_h",
        "out_d",
    )
    _label = "Pooling3D"
    _keys = (
        Key(0, "pooling_type", INT, 0, enum=_POOL_METHOD, doc="0 max, 1 average."),
        Key(1, "kernel_w", INT, 0, doc="Kernel width."),
        Key(11, "kernel_h", INT, lambda s: s.kernel_w, doc="Kernel height."),
        Key(21, "kernel_d", INT, lambda s: s.kernel_w, doc="Kernel depth."),
        Key(2, "stride_w", INT, 1, doc="Step of the window along w."),
        Key(12, "stride_h", INT, lambda s: s.stride_w, doc="Step of the window along h."),
        Key(22, "stride_d", INT, lambda s: s.stride_w, doc="Step of the window along d."),
        Key(3, "pad_left", INT, 0, doc="Columns added at the left."),
        Key(14, "pad_right", INT, lambda s: s.pad_left, doc="Columns added at the right."),
        Key(13, "pad_top", INT, lambda s: s.pad_left, doc="Rows added at the top."),
        Key(15, "pad_bottom", INT, lambda s: s.pad_top, doc="Rows added at the bottom."),
        Key(23, "pad_front", INT, lambda s: s.pad_left, doc="Slices added in front."),
        Key(16, "pad_behind", INT, lambda s: s.pad_front, doc="Slices added behind."),
        Key(4, "global_pooling", INT, 0, doc="1 takes the whole blob for the window."),
        Key(5, "pad_mode", INT, 0, enum=_PAD_MODE, doc="0 full, 1 valid, 2 as SAME_UPPER, 3 as SAME_LOWER."),
        Key(6, "avgpool_count_include_pad", INT, 0, doc="1 counts what was added in an average."),
        Key(7, "adaptive_pooling", INT, 0, doc="1 chooses the windows for the size of the result."),
        Key(8, "out_w", INT, 0, doc="Width of an adaptive result, -233 as the input."),
        Key(18, "out_h", INT, lambda s: s.out_w, doc="Height of an adaptive result, -233 as the input."),
        Key(28, "out_d", INT, lambda s: s.out_w, doc="Depth of an adaptive result, -233 as the input."),
    )
    pooling_type: PoolMethod | int
    kernel_w: int
    kernel_h: int
    kernel_d: int
    stride_w: int
    stride_h: int
    stride_d: int
    pad_left: int
    pad_right: int
    pad_top: int
    pad_bottom: int
    pad_front: int
    pad_behind: int
    global_pooling: int
    pad_mode: PadMode | int
    avgpool_count_include_pad: int
    adaptive_pooling: int
    out_w: int
    out_h: int
    out_d: int

    def __init__(
        self,
        *,
        pooling_type: PoolMethod | int = 0,
        kernel_w: int = 0,
        kernel_h: int | None = None,
        kernel_d: int | None = None,
        stride_w: int = 1,
        stride_h: int | None = None,
        stride_d: int | None = None,
        pad_left: int = 0,
        pad_right: int | None = None,
        pad_top: int | None = None,
        pad_bottom: int | None = None,
        pad_front: int | None = None,
        pad_behind: int | None = None,
        global_pooling: int = 0,
        pad_mode: PadMode | int = 0,
        avgpool_count_include_pad: int = 0,
        adaptive_pooling: int = 0,
        out_w: int = 0,
        out_h: int | None = None,
        out_d: int | None = None,
    ) -> None:
        """A new `pooling3d`.

        Args:
            pooling_type: 0 max, 1 average.
            kernel_w: Kernel width.
            kernel_h: Kernel height.
            kernel_d: Kernel depth.
            stride_w: Step of the window along w.
            stride_h: Step of the window along h.
            stride_d: Step of the window along d.
            pad_left: Columns added at the left.
            pad_right: Columns added at the right.
            pad_top: Rows added at the top.
            pad_bottom: Rows added at the bottom.
            pad_front: Slices added in front.
            pad_behind: Slices added behind.
            global_pooling: 1 takes the whole blob for the window.
            pad_mode: 0 full, 1 valid, 2 as SAME_UPPER, 3 as SAME_LOWER.
            avgpool_count_include_pad: 1 counts what was added in an average.
            adaptive_pooling: 1 chooses the windows for the size of the result.
            out_w: Width of an adaptive result, -233 as the input.
            out_h: Height of an adaptive result, -233 as the input.
            out_d: Depth of an adaptive result, -233 as the input.
        """
        self.pooling_type = pooling_type
        self.kernel_w = kernel_w
        self.kernel_h = self.kernel_w if kernel_h is None else kernel_h
        self.kernel_d = self.kernel_w if kernel_d is None else kernel_d
        self.stride_w = stride_w
        self.stride_h = self.stride_w if stride_h is None else stride_h
        self.stride_d = self.stride_w if stride_d is None else stride_d
        self.pad_left = pad_left
        self.pad_right = self.pad_left if pad_right is None else pad_right
        self.pad_top = self.pad_left if pad_top is None else pad_top
        self.pad_bottom = self.pad_top if pad_bottom is None else pad_bottom
        self.pad_front = self.pad_left if pad_front is None else pad_front
        self.pad_behind = self.pad_front if pad_behind is None else pad_behind
        self.global_pooling = global_pooling
        self.pad_mode = pad_mode
        self.avgpool_count_include_pad = avgpool_count_include_pad
        self.adaptive_pooling = adaptive_pooling
        self.out_w = out_w
        self.out_h = self.out_w if out_h is None else out_h
        self.out_d = self.out_w if out_d is None else out_d

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (
            self.pad_left < 1048576
            and self.pad_right < 1048576
            and self.pad_top < 1048576
            and self.pad_bottom < 1048576
            and self.pad_front < 1048576
            and self.pad_behind < 1048576
            and self.pad_left > -1048576
        ):
            report("NCNN323", "pad_left")
        if not (
            self.global_pooling != 0
            or self.adaptive_pooling != 0
            or (
                self.kernel_w > 0
                and self.kernel_h > 0
                and self.kernel_d > 0
                and self.kernel_w * self.kernel_h * self.kernel_d < 2147483648
            )
        ):
            report("NCNN302", "kernel_w")
        if not (
            self.global_pooling != 0
            or self.adaptive_pooling != 0
            or (self.stride_w > 0 and self.stride_h > 0 and self.stride_d > 0)
        ):
            report("NCNN303", "stride_w")
        if not (
            self.pooling_type >= 0
            and self.pooling_type <= 1
            and (self.global_pooling != 0 or self.adaptive_pooling != 0 or (self.pad_mode >= 0 and self.pad_mode <= 3))
        ):
            report("NCNN309", "pooling_type")
        if not (
            self.global_pooling != 0
            or self.adaptive_pooling == 0
            or (
                (self.out_w > 0 or self.out_w == -233)
                and (self.out_h > 0 or self.out_h == -233)
                and (self.out_d > 0 or self.out_d == -233)
            )
        ):
            report("NCNN314", "adaptive_pooling")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class MatMul(Record):
    """Product of two blobs of matrices."""

    __slots__ = ("trans_b",)
    _params = ("trans_b",)
    _label = "MatMul"
    _keys = (Key(0, "trans_b", INT, 0, label="transB", doc="1 turns the second over first."),)
    trans_b: int

    def __init__(
        self,
        *,
        trans_b: int = 0,
    ) -> None:
        """A new `mat_mul`.

        Args:
            trans_b: 1 turns the second over first.
        """
        self.trans_b = trans_b

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return 2

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return 2


class Deconvolution1d(Record):
    """1-D transposed convolution."""

    __slots__ = (
        "activation_params",
        "activation_type",
        "bias",
        "bias_term",
        "dilation_w",
        "dynamic_weight",
        "kernel_w",
        "num_output",
        "output_pad_right",
        "output_w",
        "pad_left",
        "pad_right",
        "stride_w",
        "weight",
        "weight_data_size",
    )
    _params = (
        "num_output",
        "kernel_w",
        "dilation_w",
        "stride_w",
        "pad_left",
        "pad_right",
        "output_pad_right",
        "output_w",
        "bias_term",
        "weight_data_size",
        "activation_type",
        "activation_params",
        "dynamic_weight",
    )
    _label = "Deconvolution1D"
    _keys = (
        Key(0, "num_output", INT, 0, doc="Number of output channels."),
        Key(1, "kernel_w", INT, 0, doc="Kernel width."),
        Key(2, "dilation_w", INT, 1, doc="Step between kernel taps along w."),
        Key(3, "stride_w", INT, 1, doc="Step of the kernel along w."),
        Key(4, "pad_left", INT, 0, doc="Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."),
        Key(15, "pad_right", INT, lambda s: s.pad_left, doc="Columns added at the right."),
        Key(18, "output_pad_right", INT, 0, doc="Columns added to the result at the right."),
        Key(20, "output_w", INT, 0, doc="Width that the result is cut to, 0 as it comes."),
        Key(5, "bias_term", INT, 0, doc="1 with a bias."),
        Key(6, "weight_data_size", INT, 0, doc="Number of weights."),
        Key(9, "activation_type", INT, 0, enum=_ACTIVATION, doc="Function applied to the result."),
        Key(
            10,
            "activation_params",
            FLOAT,
            (),
            many=True,
            doc="Numbers of that function: slope, or minimum and maximum, or alpha and beta.",
        ),
        Key(28, "dynamic_weight", INT, 0, doc="1 takes the weights from a second input blob and reads none."),
    )
    weight: Block | None
    bias: Block | None
    num_output: int
    kernel_w: int
    dilation_w: int
    stride_w: int
    pad_left: int
    pad_right: int
    output_pad_right: int
    output_w: int
    bias_term: int
    weight_data_size: int
    activation_type: Activation | int
    activation_params: list[float]
    dynamic_weight: int

    def __init__(
        self,
        *,
        weight: Block | None = None,
        bias: Block | None = None,
        num_output: int = 0,
        kernel_w: int = 0,
        dilation_w: int = 1,
        stride_w: int = 1,
        pad_left: int = 0,
        pad_right: int | None = None,
        output_pad_right: int = 0,
        output_w: int = 0,
        bias_term: int = 0,
        weight_data_size: int = 0,
        activation_type: Activation | int = 0,
        activation_params: list[float] | None = None,
        dynamic_weight: int = 0,
    ) -> None:
        """A new `deconvolution1d`.

        Args:
            weight: Kernels, the output channel slowest.
            bias: Summand of each output channel.
            num_output: Number of output channels.
            kernel_w: Kernel width.
            dilation_w: Step between kernel taps along w.
            stride_w: Step of the kernel along w.
            pad_left: Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
            pad_right: Columns added at the right.
            output_pad_right: Columns added to the result at the right.
            output_w: Width that the result is cut to, 0 as it comes.
            bias_term: 1 with a bias.
            weight_data_size: Number of weights.
            activation_type: Function applied to the result.
            activation_params: Numbers of that function: slope, or minimum and maximum, or alpha and beta.
            dynamic_weight: 1 takes the weights from a second input blob and reads none.
        """
        self.weight = weight
        self.bias = bias
        self.num_output = num_output
        self.kernel_w = kernel_w
        self.dilation_w = dilation_w
        self.stride_w = stride_w
        self.pad_left = pad_left
        self.pad_right = self.pad_left if pad_right is None else pad_right
        self.output_pad_right = output_pad_right
        self.output_w = output_w
        self.bias_term = bias_term
        self.weight_data_size = weight_data_size
        self.activation_type = activation_type
        self.activation_params = [] if activation_params is None else activation_params
        self.dynamic_weight = dynamic_weight

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return 1 if self.dynamic_weight == 0 else (2 if self.bias_term == 0 else 3)

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return self.min_bottoms

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.pad_left < 1048576 and self.pad_right < 1048576 and self.pad_left > -1048576):
            report("NCNN323", "pad_left")
        if not (self.dynamic_weight != 0 or (self.num_output > 0 and self.weight_data_size > 0)):
            report("NCNN301", "num_output")
        if not (self.dynamic_weight != 0 or (self.kernel_w > 0 and (self.kernel_w - 1) * self.dilation_w < 2147483647)):
            report("NCNN302", "kernel_w")
        if not (self.dilation_w > 0 and self.stride_w > 0):
            report("NCNN303", "dilation_w")
        if not (
            self.dynamic_weight != 0
            or self.num_output <= 0
            or self.kernel_w <= 0
            or self.weight_data_size % (self.num_output * self.kernel_w) == 0
        ):
            report("NCNN304", "num_output")
        if not (self.activation_type >= 0 and self.activation_type <= 6):
            report("NCNN305", "activation_type")
        if not (
            (self.activation_type != 2 or len(self.activation_params) >= 1)
            and (self.activation_type not in (3, 6) or len(self.activation_params) >= 2)
        ):
            report("NCNN306", "activation_type")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)
        if not (
            self.dynamic_weight != 0
            or (
                0
                if some(self.weight).load == 1
                else (
                    5
                    if some(self.weight).load != 0
                    else (
                        0
                        if some(some(self.weight).flag) == 0 or some(some(self.weight).flag) == 180310
                        else (
                            1
                            if some(some(self.weight).flag) == 19950407
                            else (
                                2
                                if some(some(self.weight).flag) == 20220803
                                else (3 if some(some(self.weight).flag) == 871224 else 4)
                            )
                        )
                    )
                )
            )
            != 3
        ):
            report("NCNN203", "weight.load")

    _layout = (
        Field(
            "weight",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.weight_data_size, 0),
            present=lambda s: s.dynamic_weight == 0,
            role="weight",
            doc="Kernels, the output channel slowest.",
        ),
        Field(
            "bias",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.num_output, 1),
            present=lambda s: s.dynamic_weight == 0 and s.bias_term != 0,
            role="bias",
            doc="Summand of each output channel.",
        ),
    )


class DeconvolutionDepthWise1d(Record):
    """1-D transposed convolution in groups."""

    __slots__ = (
        "activation_params",
        "activation_type",
        "bias",
        "bias_term",
        "dilation_w",
        "dynamic_weight",
        "group",
        "kernel_w",
        "num_output",
        "output_pad_right",
        "output_w",
        "pad_left",
        "pad_right",
        "stride_w",
        "weight",
        "weight_data_size",
    )
    _params = (
        "num_output",
        "kernel_w",
        "dilation_w",
        "stride_w",
        "pad_left",
        "pad_right",
        "output_pad_right",
        "output_w",
        "bias_term",
        "weight_data_size",
        "group",
        "activation_type",
        "activation_params",
        "dynamic_weight",
    )
    _label = "DeconvolutionDepthWise1D"
    _keys = (
        Key(0, "num_output", INT, 0, doc="Number of output channels."),
        Key(1, "kernel_w", INT, 0, doc="Kernel width."),
        Key(2, "dilation_w", INT, 1, doc="Step between kernel taps along w."),
        Key(3, "stride_w", INT, 1, doc="Step of the kernel along w."),
        Key(4, "pad_left", INT, 0, doc="Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."),
        Key(15, "pad_right", INT, lambda s: s.pad_left, doc="Columns added at the right."),
        Key(18, "output_pad_right", INT, 0, doc="Columns added to the result at the right."),
        Key(20, "output_w", INT, 0, doc="Width that the result is cut to, 0 as it comes."),
        Key(5, "bias_term", INT, 0, doc="1 with a bias."),
        Key(6, "weight_data_size", INT, 0, doc="Number of weights."),
        Key(7, "group", INT, 1, doc="Number of groups of channels."),
        Key(9, "activation_type", INT, 0, enum=_ACTIVATION, doc="Function applied to the result."),
        Key(
            10,
            "activation_params",
            FLOAT,
            (),
            many=True,
            doc="Numbers of that function: slope, or minimum and maximum, or alpha and beta.",
        ),
        Key(28, "dynamic_weight", INT, 0, doc="1 takes the weights from a second input blob and reads none."),
    )
    weight: Block | None
    bias: Block | None
    num_output: int
    kernel_w: int
    dilation_w: int
    stride_w: int
    pad_left: int
    pad_right: int
    output_pad_right: int
    output_w: int
    bias_term: int
    weight_data_size: int
    group: int
    activation_type: Activation | int
    activation_params: list[float]
    dynamic_weight: int

    def __init__(
        self,
        *,
        weight: Block | None = None,
        bias: Block | None = None,
        num_output: int = 0,
        kernel_w: int = 0,
        dilation_w: int = 1,
        stride_w: int = 1,
        pad_left: int = 0,
        pad_right: int | None = None,
        output_pad_right: int = 0,
        output_w: int = 0,
        bias_term: int = 0,
        weight_data_size: int = 0,
        group: int = 1,
        activation_type: Activation | int = 0,
        activation_params: list[float] | None = None,
        dynamic_weight: int = 0,
    ) -> None:
        """A new `deconvolution_depth_wise1d`.

        Args:
            weight: Kernels, the output channel slowest.
            bias: Summand of each output channel.
            num_output: Number of output channels.
            kernel_w: Kernel width.
            dilation_w: Step between kernel taps along w.
            stride_w: Step of the kernel along w.
            pad_left: Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
            pad_right: Columns added at the right.
            output_pad_right: Columns added to the result at the right.
            output_w: Width that the result is cut to, 0 as it comes.
            bias_term: 1 with a bias.
            weight_data_size: Number of weights.
            group: Number of groups of channels.
            activation_type: Function applied to the result.
            activation_params: Numbers of that function: slope, or minimum and maximum, or alpha and beta.
            dynamic_weight: 1 takes the weights from a second input blob and reads none.
        """
        self.weight = weight
        self.bias = bias
        self.num_output = num_output
        self.kernel_w = kernel_w
        self.dilation_w = dilation_w
        self.stride_w = stride_w
        self.pad_left = pad_left
        self.pad_right = self.pad_left if pad_right is None else pad_right
        self.output_pad_right = output_pad_right
        self.output_w = output_w
        self.bias_term = bias_term
        self.weight_data_size = weight_data_size
        self.group = group
        self.activation_type = activation_type
        self.activation_params = [] if activation_params is None else activation_params
        self.dynamic_weight = dynamic_weight

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return 1 if self.dynamic_weight == 0 else (2 if self.bias_term == 0 else 3)

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return self.min_bottoms

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.pad_left < 1048576 and self.pad_right < 1048576 and self.pad_left > -1048576):
            report("NCNN323", "pad_left")
        if not (self.dynamic_weight != 0 or (self.num_output > 0 and self.weight_data_size > 0)):
            report("NCNN301", "num_output")
        if not (self.dynamic_weight != 0 or (self.kernel_w > 0 and (self.kernel_w - 1) * self.dilation_w < 2147483647)):
            report("NCNN302", "kernel_w")
        if not (self.dilation_w > 0 and self.stride_w > 0):
            report("NCNN303", "dilation_w")
        if not (
            self.dynamic_weight != 0
            or self.num_output <= 0
            or self.kernel_w <= 0
            or self.weight_data_size % (self.num_output * self.kernel_w) == 0
        ):
            report("NCNN304", "num_output")
        if not (self.activation_type >= 0 and self.activation_type <= 6):
            report("NCNN305", "activation_type")
        if not (
            (self.activation_type != 2 or len(self.activation_params) >= 1)
            and (self.activation_type not in (3, 6) or len(self.activation_params) >= 2)
        ):
            report("NCNN306", "activation_type")
        if not (self.group > 0 and (self.dynamic_weight != 0 or self.num_output % self.group == 0)):
            report("NCNN307", "group")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)
        if not (
            self.dynamic_weight != 0
            or (
                0
                if some(self.weight).load == 1
                else (
                    5
                    if some(self.weight).load != 0
                    else (
                        0
                        if some(some(self.weight).flag) == 0 or some(some(self.weight).flag) == 180310
                        else (
                            1
                            if some(some(self.weight).flag) == 19950407
                            else (
                                2
                                if some(some(self.weight).flag) == 20220803
                                else (3 if some(some(self.weight).flag) == 871224 else 4)
                            )
                        )
                    )
                )
            )
            != 3
        ):
            report("NCNN203", "weight.load")

    _layout = (
        Field(
            "weight",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.weight_data_size, 0),
            present=lambda s: s.dynamic_weight == 0,
            role="weight",
            doc="Kernels, the output channel slowest.",
        ),
        Field(
            "bias",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.num_output, 1),
            present=lambda s: s.dynamic_weight == 0 and s.bias_term != 0,
            role="bias",
            doc="Summand of each output channel.",
        ),
    )


class Deconvolution3d(Record):
    """3-D transposed convolution."""

    __slots__ = (
        "activation_params",
        "activation_type",
        "bias",
        "bias_term",
        "dilation_d",
        "dilation_h",
        "dilation_w",
        "kernel_d",
        "kernel_h",
        "kernel_w",
        "num_output",
        "output_d",
        "output_h",
        "output_pad_behind",
        "output_pad_bottom",
        "output_pad_right",
        "output_w",
        "pad_behind",
        "pad_bottom",
        "pad_front",
        "pad_left",
        "pad_right",
        "pad_top",
        "stride_d",
        "stride_h",
        "stride_w",
        "weight",
        "weight_data_size",
    )
    _params = (
        "num_output",
        "kernel_w",
        "kernel_h",
        "kernel_d",
        "dilation_w",
        "dilation_h",
        "dilation_d",
        "stride_w",
        "stride_h",
        "stride_d",
        "pad_left",
        "pad_right",
        "pad_top",
        "pad_bottom",
        "pad_front",
        "pad_behind",
        "output_pad_right",
        "output_pad_bottom",
        "output_pad_behind",
        "output_w",
        "output_h",
        "output_d",
        "bias_term",
        "weight_data_size",
        "activation_type",
        "activation_params",
    )
    _label = "Deconvolution3D"
    _keys = (
        Key(0, "num_output", INT, 0, doc="Number of output channels."),
        Key(1, "kernel_w", INT, 0, doc="Kernel width."),
        Key(11, "kernel_h", INT, lambda s: s.kernel_w, doc="Kernel height."),
        Key(21, "kernel_d", INT, lambda s: s.kernel_w, doc="Kernel depth."),
        Key(2, "dilation_w", INT, 1, doc="Step between kernel taps along w."),
        Key(12, "dilation_h", INT, lambda s: s.dilation_w, doc="Step between kernel taps along h."),
        Key(22, "dilation_d", INT, lambda s: s.dilation_w, doc="Step between kernel taps along d."),
        Key(3, "stride_w", INT, 1, doc="Step of the kernel along w."),
        Key(13, "stride_h", INT, lambda s: s.stride_w, doc="Step of the kernel along h."),
        Key(23, "stride_d", INT, lambda s: s.stride_w, doc="Step of the kernel along d."),
        Key(4, "pad_left", INT, 0, doc="Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."),
        Key(15, "pad_right", INT, lambda s: s.pad_left, doc="Columns added at the right."),
        Key(14, "pad_top", INT, lambda s: s.pad_left, doc="Rows added at the top."),
        Key(16, "pad_bottom", INT, lambda s: s.pad_top, doc="Rows added at the bottom."),
        Key(24, "pad_front", INT, lambda s: s.pad_left, doc="Slices added in front."),
        Key(17, "pad_behind", INT, lambda s: s.pad_front, doc="Slices added behind."),
        Key(18, "output_pad_right", INT, 0, doc="Columns added to the result at the right."),
        Key(19, "output_pad_bottom", INT, lambda s: s.output_pad_right, doc="Rows added to the result at the bottom."),
        Key(20, "output_pad_behind", INT, lambda s: s.output_pad_right, doc="Slices added to the result behind."),
        Key(25, "output_w", INT, 0, doc="Width that the result is cut to, 0 as it comes."),
        Key(26, "output_h", INT, lambda s: s.output_w, doc="Height that the result is cut to, 0 as it comes."),
        Key(27, "output_d", INT, lambda s: s.output_w, doc="Depth that the result is cut to, 0 as it comes."),
        Key(5, "bias_term", INT, 0, doc="1 with a bias."),
        Key(6, "weight_data_size", INT, 0, doc="Number of weights."),
        Key(9, "activation_type", INT, 0, enum=_ACTIVATION, doc="Function applied to the result."),
        Key(
            10,
            "activation_params",
            FLOAT,
            (),
            many=True,
            doc="Numbers of that function: slope, or minimum and maximum, or alpha and beta.",
        ),
    )
    weight: Block
    bias: Block | None
    num_output: int
    kernel_w: int
    kernel_h: int
    kernel_d: int
    dilation_w: int
    dilation_h: int
    dilation_d: int
    stride_w: int
    stride_h: int
    stride_d: int
    pad_left: int
    pad_right: int
    pad_top: int
    pad_bottom: int
    pad_front: int
    pad_behind: int
    output_pad_right: int
    output_pad_bottom: int
    output_pad_behind: int
    output_w: int
    output_h: int
    output_d: int
    bias_term: int
    weight_data_size: int
    activation_type: Activation | int
    activation_params: list[float]

    def __init__(
        self,
        *,
        weight: Block,
        bias: Block | None = None,
        num_output: int = 0,
        kernel_w: int = 0,
        kernel_h: int | None = None,
        kernel_d: int | None = None,
        dilation_w: int = 1,
        dilation_h: int | None = None,
        dilation_d: int | None = None,
        stride_w: int = 1,
        stride_h: int | None = None,
        stride_d: int | None = None,
        pad_left: int = 0,
        pad_right: int | None = None,
        pad_top: int | None = None,
        pad_bottom: int | None = None,
        pad_front: int | None = None,
        pad_behind: int | None = None,
        output_pad_right: int = 0,
        output_pad_bottom: int | None = None,
        output_pad_behind: int | None = None,
        output_w: int = 0,
        output_h: int | None = None,
        output_d: int | None = None,
        bias_term: int = 0,
        weight_data_size: int = 0,
        activation_type: Activation | int = 0,
        activation_params: list[float] | None = None,
    ) -> None:
        """A new `deconvolution3d`.

        Args:
            weight: Weights, one row of inputs for each output.
            bias: Summand of each output.
            num_output: Number of output channels.
            kernel_w: Kernel width.
            kernel_h: Kernel height.
            kernel_d: Kernel depth.
            dilation_w: Step between kernel taps along w.
            dilation_h: Step between kernel taps along h.
            dilation_d: Step between kernel taps along d.
            stride_w: Step of the kernel along w.
            stride_h: Step of the kernel along h.
            stride_d: Step of the kernel along d.
            pad_left: Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
            pad_right: Columns added at the right.
            pad_top: Rows added at the top.
            pad_bottom: Rows added at the bottom.
            pad_front: Slices added in front.
            pad_behind: Slices added behind.
            output_pad_right: Columns added to the result at the right.
            output_pad_bottom: Rows added to the result at the bottom.
            output_pad_behind: Slices added to the result behind.
            output_w: Width that the result is cut to, 0 as it comes.
            output_h: Height that the result is cut to, 0 as it comes.
            output_d: Depth that the result is cut to, 0 as it comes.
            bias_term: 1 with a bias.
            weight_data_size: Number of weights.
            activation_type: Function applied to the result.
            activation_params: Numbers of that function: slope, or minimum and maximum, or alpha and beta.
        """
        self.weight = weight
        self.bias = bias
        self.num_output = num_output
        self.kernel_w = kernel_w
        self.kernel_h = self.kernel_w if kernel_h is None else kernel_h
        self.kernel_d = self.kernel_w if kernel_d is None else kernel_d
        self.dilation_w = dilation_w
        self.dilation_h = self.dilation_w if dilation_h is None else dilation_h
        self.dilation_d = self.dilation_w if dilation_d is None else dilation_d
        self.stride_w = stride_w
        self.stride_h = self.stride_w if stride_h is None else stride_h
        self.stride_d = self.stride_w if stride_d is None else stride_d
        self.pad_left = pad_left
        self.pad_right = self.pad_left if pad_right is None else pad_right
        self.pad_top = self.pad_left if pad_top is None else pad_top
        self.pad_bottom = self.pad_top if pad_bottom is None else pad_bottom
        self.pad_front = self.pad_left if pad_front is None else pad_front
        self.pad_behind = self.pad_front if pad_behind is None else pad_behind
        self.output_pad_right = output_pad_right
        self.output_pad_bottom = self.output_pad_right if output_pad_bottom is None else output_pad_bottom
        self.output_pad_behind = self.output_pad_right if output_pad_behind is None else output_pad_behind
        self.output_w = output_w
        self.output_h = self.output_w if output_h is None else output_h
        self.output_d = self.output_w if output_d is None else output_d
        self.bias_term = bias_term
        self.weight_data_size = weight_data_size
        self.activation_type = activation_type
        self.activation_params = [] if activation_params is None else activation_params

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (
            self.pad_left < 1048576
            and self.pad_right < 1048576
            and self.pad_top < 1048576
            and self.pad_bottom < 1048576
            and self.pad_front < 1048576
            and self.pad_behind < 1048576
            and self.pad_left > -1048576
            and self.output_pad_right >= 0
            and self.output_pad_bottom >= 0
            and self.output_pad_behind >= 0
        ):
            report("NCNN323", "pad_left")
        if not (self.num_output > 0 and self.weight_data_size > 0):
            report("NCNN301", "num_output")
        if not (
            self.kernel_w > 0
            and self.kernel_h > 0
            and self.kernel_d > 0
            and (self.kernel_w - 1) * self.dilation_w < 2147483647
            and (self.kernel_h - 1) * self.dilation_h < 2147483647
            and (self.kernel_d - 1) * self.dilation_d < 2147483647
        ):
            report("NCNN302", "kernel_w")
        if not (
            self.dilation_w > 0
            and self.dilation_h > 0
            and self.dilation_d > 0
            and self.stride_w > 0
            and self.stride_h > 0
            and self.stride_d > 0
        ):
            report("NCNN303", "dilation_w")
        if not (
            self.num_output <= 0
            or self.kernel_w <= 0
            or self.kernel_h <= 0
            or self.kernel_d <= 0
            or self.weight_data_size % (self.num_output * self.kernel_w * self.kernel_h * self.kernel_d) == 0
        ):
            report("NCNN304", "num_output")
        if not (self.activation_type >= 0 and self.activation_type <= 6):
            report("NCNN305", "activation_type")
        if not (
            (self.activation_type != 2 or len(self.activation_params) >= 1)
            and (self.activation_type not in (3, 6) or len(self.activation_params) >= 2)
        ):
            report("NCNN306", "activation_type")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)
        if not (
            (
                0
                if self.weight.load == 1
                else (
                    5
                    if self.weight.load != 0
                    else (
                        0
                        if some(self.weight.flag) == 0 or some(self.weight.flag) == 180310
                        else (
                            1
                            if some(self.weight.flag) == 19950407
                            else (
                                2
                                if some(self.weight.flag) == 20220803
                                else (3 if some(self.weight.flag) == 871224 else 4)
                            )
                        )
                    )
                )
            )
            != 3
        ):
            report("NCNN203", "weight.load")

    _layout = (
        Field(
            "weight",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.weight_data_size, 0),
            role="weight",
            doc="Weights, one row of inputs for each output.",
        ),
        Field(
            "bias",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.num_output, 1),
            present=lambda s: s.bias_term != 0,
            role="bias",
            doc="Summand of each output.",
        ),
    )


class DeconvolutionDepthWise3d(Record):
    """3-D transposed convolution in groups."""

    __slots__ = (
        "activation_params",
        "activation_type",
        "bias",
        "bias_term",
        "dilation_d",
        "dilation_h",
        "dilation_w",
        "group",
        "kernel_d",
        "kernel_h",
        "kernel_w",
        "num_output",
        "output_d",
        "output_h",
        "output_pad_behind",
        "output_pad_bottom",
        "output_pad_right",
        "output_w",
        "pad_behind",
        "pad_bottom",
        "pad_front",
        "pad_left",
        "pad_right",
        "pad_top",
        "stride_d",
        "stride_h",
        "stride_w",
        "weight",
        "weight_data_size",
    )
    _params = (
        "num_output",
        "kernel_w",
        "kernel_h",
        "kernel_d",
        "dilation_w",
        "dilation_h",
        "dilation_d",
        "stride_w",
        "stride_h",
        "stride_d",
        "pad_left",
        "pad_right",
        "pad_top",
        "pad_bottom",
        "pad_front",
        "pad_behind",
        "output_pad_right",
        "output_pad_bottom",
        "output_pad_behind",
        "output_w",
        "output_h",
        "output_d",
        "bias_term",
        "weight_data_size",
        "group",
        "activation_type",
        "activation_params",
    )
    _label = "DeconvolutionDepthWise3D"
    _keys = (
        Key(0, "num_output", INT, 0, doc="Number of output channels."),
        Key(1, "kernel_w", INT, 0, doc="Kernel width."),
        Key(11, "kernel_h", INT, lambda s: s.kernel_w, doc="Kernel height."),
        Key(21, "kernel_d", INT, lambda s: s.kernel_w, doc="Kernel depth."),
        Key(2, "dilation_w", INT, 1, doc="Step between kernel taps along w."),
        Key(12, "dilation_h", INT, lambda s: s.dilation_w, doc="Step between kernel taps along h."),
        Key(22, "dilation_d", INT, lambda s: s.dilation_w, doc="Step between kernel taps along d."),
        Key(3, "stride_w", INT, 1, doc="Step of the kernel along w."),
        Key(13, "stride_h", INT, lambda s: s.stride_w, doc="Step of the kernel along h."),
        Key(23, "stride_d", INT, lambda s: s.stride_w, doc="Step of the kernel along d."),
        Key(4, "pad_left", INT, 0, doc="Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."),
        Key(15, "pad_right", INT, lambda s: s.pad_left, doc="Columns added at the right."),
        Key(14, "pad_top", INT, lambda s: s.pad_left, doc="Rows added at the top."),
        Key(16, "pad_bottom", INT, lambda s: s.pad_top, doc="Rows added at the bottom."),
        Key(24, "pad_front", INT, lambda s: s.pad_left, doc="Slices added in front."),
        Key(17, "pad_behind", INT, lambda s: s.pad_front, doc="Slices added behind."),
        Key(18, "output_pad_right", INT, 0, doc="Columns added to the result at the right."),
        Key(19, "output_pad_bottom", INT, lambda s: s.output_pad_right, doc="Rows added to the result at the bottom."),
        Key(20, "output_pad_behind", INT, lambda s: s.output_pad_right, doc="Slices added to the result behind."),
        Key(25, "output_w", INT, 0, doc="Width that the result is cut to, 0 as it comes."),
        Key(26, "output_h", INT, lambda s: s.output_w, doc="Height that the result is cut to, 0 as it comes."),
        Key(27, "output_d", INT, lambda s: s.output_w, doc="Depth that the result is cut to, 0 as it comes."),
        Key(5, "bias_term", INT, 0, doc="1 with a bias."),
        Key(6, "weight_data_size", INT, 0, doc="Number of weights."),
        Key(7, "group", INT, 1, doc="Number of groups of channels."),
        Key(9, "activation_type", INT, 0, enum=_ACTIVATION, doc="Function applied to the result."),
        Key(
            10,
            "activation_params",
            FLOAT,
            (),
            many=True,
            doc="Numbers of that function: slope, or minimum and maximum, or alpha and beta.",
        ),
    )
    weight: Block
    bias: Block | None
    num_output: int
    kernel_w: int
    kernel_h: int
    kernel_d: int
    dilation_w: int
    dilation_h: int
    dilation_d: int
    stride_w: int
    stride_h: int
    stride_d: int
    pad_left: int
    pad_right: int
    pad_top: int
    pad_bottom: int
    pad_front: int
    pad_behind: int
    output_pad_right: int
    output_pad_bottom: int
    output_pad_behind: int
    output_w: int
    output_h: int
    output_d: int
    bias_term: int
    weight_data_size: int
    group: int
    activation_type: Activation | int
    activation_params: list[float]

    def __init__(
        self,
        *,
        weight: Block,
        bias: Block | None = None,
        num_output: int = 0,
        kernel_w: int = 0,
        kernel_h: int | None = None,
        kernel_d: int | None = None,
        dilation_w: int = 1,
        dilation_h: int | None = None,
        dilation_d: int | None = None,
        stride_w: int = 1,
        stride_h: int | None = None,
        stride_d: int | None = None,
        pad_left: int = 0,
        pad_right: int | None = None,
        pad_top: int | None = None,
        pad_bottom: int | None = None,
        pad_front: int | None = None,
        pad_behind: int | None = None,
        output_pad_right: int = 0,
        output_pad_bottom: int | None = None,
        output_pad_behind: int | None = None,
        output_w: int = 0,
        output_h: int | None = None,
        output_d: int | None = None,
        bias_term: int = 0,
        weight_data_size: int = 0,
        group: int = 1,
        activation_type: Activation | int = 0,
        activation_params: list[float] | None = None,
    ) -> None:
        """A new `deconvolution_depth_wise3d`.

        Args:
            weight: Weights, one row of inputs for each output.
            bias: Summand of each output.
            num_output: Number of output channels.
            kernel_w: Kernel width.
            kernel_h: Kernel height.
            kernel_d: Kernel depth.
            dilation_w: Step between kernel taps along w.
            dilation_h: Step between kernel taps along h.
            dilation_d: Step between kernel taps along d.
            stride_w: Step of the kernel along w.
            stride_h: Step of the kernel along h.
            stride_d: Step of the kernel along d.
            pad_left: Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
            pad_right: Columns added at the right.
            pad_top: Rows added at the top.
            pad_bottom: Rows added at the bottom.
            pad_front: Slices added in front.
            pad_behind: Slices added behind.
            output_pad_right: Columns added to the result at the right.
            output_pad_bottom: Rows added to the result at the bottom.
            output_pad_behind: Slices added to the result behind.
            output_w: Width that the result is cut to, 0 as it comes.
            output_h: Height that the result is cut to, 0 as it comes.
            output_d: Depth that the result is cut to, 0 as it comes.
            bias_term: 1 with a bias.
            weight_data_size: Number of weights.
            group: Number of groups of channels.
            activation_type: Function applied to the result.
            activation_params: Numbers of that function: slope, or minimum and maximum, or alpha and beta.
        """
        self.weight = weight
        self.bias = bias
        self.num_output = num_output
        self.kernel_w = kernel_w
        self.kernel_h = self.kernel_w if kernel_h is None else kernel_h
        self.kernel_d = self.kernel_w if kernel_d is None else kernel_d
        self.dilation_w = dilation_w
        self.dilation_h = self.dilation_w if dilation_h is None else dilation_h
        self.dilation_d = self.dilation_w if dilation_d is None else dilation_d
        self.stride_w = stride_w
        self.stride_h = self.stride_w if stride_h is None else stride_h
        self.stride_d = self.stride_w if stride_d is None else stride_d
        self.pad_left = pad_left
        self.pad_right = self.pad_left if pad_right is None else pad_right
        self.pad_top = self.pad_left if pad_top is None else pad_top
        self.pad_bottom = self.pad_top if pad_bottom is None else pad_bottom
        self.pad_front = self.pad_left if pad_front is None else pad_front
        self.pad_behind = self.pad_front if pad_behind is None else pad_behind
        self.output_pad_right = output_pad_right
        self.output_pad_bottom = self.output_pad_right if output_pad_bottom is None else output_pad_bottom
        self.output_pad_behind = self.output_pad_right if output_pad_behind is None else output_pad_behind
        self.output_w = output_w
        self.output_h = self.output_w if output_h is None else output_h
        self.output_d = self.output_w if output_d is None else output_d
        self.bias_term = bias_term
        self.weight_data_size = weight_data_size
        self.group = group
        self.activation_type = activation_type
        self.activation_params = [] if activation_params is None else activation_params

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (
            self.pad_left < 1048576
            and self.pad_right < 1048576
            and self.pad_top < 1048576
            and self.pad_bottom < 1048576
            and self.pad_front < 1048576
            and self.pad_behind < 1048576
            and self.pad_left > -1048576
            and self.output_pad_right >= 0
            and self.output_pad_bottom >= 0
            and self.output_pad_behind >= 0
        ):
            report("NCNN323", "pad_left")
        if not (self.num_output > 0 and self.weight_data_size > 0):
            report("NCNN301", "num_output")
        if not (
            self.kernel_w > 0
            and self.kernel_h > 0
            and self.kernel_d > 0
            and (self.kernel_w - 1) * self.dilation_w < 2147483647
            and (self.kernel_h - 1) * self.dilation_h < 2147483647
            and (self.kernel_d - 1) * self.dilation_d < 2147483647
        ):
            report("NCNN302", "kernel_w")
        if not (
            self.dilation_w > 0
            and self.dilation_h > 0
            and self.dilation_d > 0
            and self.stride_w > 0
            and self.stride_h > 0
            and self.stride_d > 0
        ):
            report("NCNN303", "dilation_w")
        if not (
            self.num_output <= 0
            or self.kernel_w <= 0
            or self.kernel_h <= 0
            or self.kernel_d <= 0
            or self.weight_data_size % (self.num_output * self.kernel_w * self.kernel_h * self.kernel_d) == 0
        ):
            report("NCNN304", "num_output")
        if not (self.activation_type >= 0 and self.activation_type <= 6):
            report("NCNN305", "activation_type")
        if not (
            (self.activation_type != 2 or len(self.activation_params) >= 1)
            and (self.activation_type not in (3, 6) or len(self.activation_params) >= 2)
        ):
            report("NCNN306", "activation_type")
        if not (self.group > 0 and self.num_output % self.group == 0):
            report("NCNN307", "group")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)
        if not (
            (
                0
                if self.weight.load == 1
                else (
                    5
                    if self.weight.load != 0
                    else (
                        0
                        if some(self.weight.flag) == 0 or some(self.weight.flag) == 180310
                        else (
                            1
                            if some(self.weight.flag) == 19950407
                            else (
                                2
                                if some(self.weight.flag) == 20220803
                                else (3 if some(self.weight.flag) == 871224 else 4)
                            )
                        )
                    )
                )
            )
            != 3
        ):
            report("NCNN203", "weight.load")

    _layout = (
        Field(
            "weight",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.weight_data_size, 0),
            role="weight",
            doc="Weights, one row of inputs for each output.",
        ),
        Field(
            "bias",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.num_output, 1),
            present=lambda s: s.bias_term != 0,
            role="bias",
            doc="Summand of each output.",
        ),
    )


class Einsum(Record):
    """Sum of products by Einstein notation."""

    __slots__ = ("equation",)
    _params = ("equation",)
    _label = "Einsum"
    _keys = (
        Key(
            0, "equation", INT, (), many=True, doc="The equation as character codes: letters i to x, commas, an arrow."
        ),
    )
    equation: list[int]

    def __init__(
        self,
        *,
        equation: list[int] | None = None,
    ) -> None:
        """A new `einsum`.

        Args:
            equation: The equation as character codes: letters i to x, commas, an arrow.
        """
        self.equation = [] if equation is None else equation

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (
            (len(self.equation) == 2 or any(item == 62 for item in self.equation))
            and all((item >= 105 and item <= 120) or item in (44, 45, 62) for item in self.equation)
        ):
            report("NCNN321", "equation")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class DeformableConv2d(Record):
    """2-D convolution whose taps are moved by a second blob."""

    __slots__ = (
        "activation_params",
        "activation_type",
        "bias",
        "bias_term",
        "dilation_h",
        "dilation_w",
        "kernel_h",
        "kernel_w",
        "num_output",
        "pad_bottom",
        "pad_left",
        "pad_right",
        "pad_top",
        "stride_h",
        "stride_w",
        "weight",
        "weight_data_size",
    )
    _params = (
        "num_output",
        "kernel_w",
        "kernel_h",
        "dilation_w",
        "dilation_h",
        "stride_w",
        "stride_h",
        "pad_left",
        "pad_right",
        "pad_top",
        "pad_bottom",
        "bias_term",
        "weight_data_size",
        "activation_type",
        "activation_params",
    )
    _label = "DeformableConv2D"
    _keys = (
        Key(0, "num_output", INT, 0, doc="Number of output channels."),
        Key(1, "kernel_w", INT, 0, doc="Kernel width."),
        Key(11, "kernel_h", INT, lambda s: s.kernel_w, doc="Kernel height."),
        Key(2, "dilation_w", INT, 1, doc="Step between kernel taps along w."),
        Key(12, "dilation_h", INT, lambda s: s.dilation_w, doc="Step between kernel taps along h."),
        Key(3, "stride_w", INT, 1, doc="Step of the kernel along w."),
        Key(13, "stride_h", INT, lambda s: s.stride_w, doc="Step of the kernel along h."),
        Key(4, "pad_left", INT, 0, doc="Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."),
        Key(15, "pad_right", INT, lambda s: s.pad_left, doc="Columns added at the right."),
        Key(14, "pad_top", INT, lambda s: s.pad_left, doc="Rows added at the top."),
        Key(16, "pad_bottom", INT, lambda s: s.pad_top, doc="Rows added at the bottom."),
        Key(5, "bias_term", INT, 0, doc="1 with a bias."),
        Key(6, "weight_data_size", INT, 0, doc="Number of weights."),
        Key(9, "activation_type", INT, 0, enum=_ACTIVATION, doc="Function applied to the result."),
        Key(
            10,
            "activation_params",
            FLOAT,
            (),
            many=True,
            doc="Numbers of that function: slope, or minimum and maximum, or alpha and beta.",
        ),
    )
    weight: Block
    bias: Block | None
    num_output: int
    kernel_w: int
    kernel_h: int
    dilation_w: int
    dilation_h: int
    stride_w: int
    stride_h: int
    pad_left: int
    pad_right: int
    pad_top: int
    pad_bottom: int
    bias_term: int
    weight_data_size: int
    activation_type: Activation | int
    activation_params: list[float]

    def __init__(
        self,
        *,
        weight: Block,
        bias: Block | None = None,
        num_output: int = 0,
        kernel_w: int = 0,
        kernel_h: int | None = None,
        dilation_w: int = 1,
        dilation_h: int | None = None,
        stride_w: int = 1,
        stride_h: int | None = None,
        pad_left: int = 0,
        pad_right: int | None = None,
        pad_top: int | None = None,
        pad_bottom: int | None = None,
        bias_term: int = 0,
        weight_data_size: int = 0,
        activation_type: Activation | int = 0,
        activation_params: list[float] | None = None,
    ) -> None:
        """A new `deformable_conv2d`.

        Args:
            weight: Weights, one row of inputs for each output.
            bias: Summand of each output.
            num_output: Number of output channels.
            kernel_w: Kernel width.
            kernel_h: Kernel height.
            dilation_w: Step between kernel taps along w.
            dilation_h: Step between kernel taps along h.
            stride_w: Step of the kernel along w.
            stride_h: Step of the kernel along h.
            pad_left: Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
            pad_right: Columns added at the right.
            pad_top: Rows added at the top.
            pad_bottom: Rows added at the bottom.
            bias_term: 1 with a bias.
            weight_data_size: Number of weights.
            activation_type: Function applied to the result.
            activation_params: Numbers of that function: slope, or minimum and maximum, or alpha and beta.
        """
        self.weight = weight
        self.bias = bias
        self.num_output = num_output
        self.kernel_w = kernel_w
        self.kernel_h = self.kernel_w if kernel_h is None else kernel_h
        self.dilation_w = dilation_w
        self.dilation_h = self.dilation_w if dilation_h is None else dilation_h
        self.stride_w = stride_w
        self.stride_h = self.stride_w if stride_h is None else stride_h
        self.pad_left = pad_left
        self.pad_right = self.pad_left if pad_right is None else pad_right
        self.pad_top = self.pad_left if pad_top is None else pad_top
        self.pad_bottom = self.pad_top if pad_bottom is None else pad_bottom
        self.bias_term = bias_term
        self.weight_data_size = weight_data_size
        self.activation_type = activation_type
        self.activation_params = [] if activation_params is None else activation_params

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return 2

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return 3

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (
            self.pad_left < 1048576
            and self.pad_right < 1048576
            and self.pad_top < 1048576
            and self.pad_bottom < 1048576
            and self.pad_left > -1048576
        ):
            report("NCNN323", "pad_left")
        if not (self.num_output > 0 and self.weight_data_size > 0):
            report("NCNN301", "num_output")
        if not (
            self.kernel_w > 0
            and self.kernel_h > 0
            and self.kernel_w * self.kernel_h < 2147483648
            and (self.kernel_w - 1) * self.dilation_w < 2147483647
            and (self.kernel_h - 1) * self.dilation_h < 2147483647
        ):
            report("NCNN302", "kernel_w")
        if not (self.dilation_w > 0 and self.dilation_h > 0 and self.stride_w > 0 and self.stride_h > 0):
            report("NCNN303", "dilation_w")
        if not (
            self.num_output <= 0
            or self.kernel_w <= 0
            or self.kernel_h <= 0
            or self.weight_data_size % (self.num_output * self.kernel_w * self.kernel_h) == 0
        ):
            report("NCNN304", "num_output")
        if not (self.activation_type >= 0 and self.activation_type <= 6):
            report("NCNN305", "activation_type")
        if not (
            (self.activation_type != 2 or len(self.activation_params) >= 1)
            and (self.activation_type not in (3, 6) or len(self.activation_params) >= 2)
        ):
            report("NCNN306", "activation_type")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)
        if not (
            (
                0
                if self.weight.load == 1
                else (
                    5
                    if self.weight.load != 0
                    else (
                        0
                        if some(self.weight.flag) == 0 or some(self.weight.flag) == 180310
                        else (
                            1
                            if some(self.weight.flag) == 19950407
                            else (
                                2
                                if some(self.weight.flag) == 20220803
                                else (3 if some(self.weight.flag) == 871224 else 4)
                            )
                        )
                    )
                )
            )
            != 3
        ):
            report("NCNN203", "weight.load")

    _layout = (
        Field(
            "weight",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.weight_data_size, 0),
            role="weight",
            doc="Weights, one row of inputs for each output.",
        ),
        Field(
            "bias",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.num_output, 1),
            present=lambda s: s.bias_term != 0,
            role="bias",
            doc="Summand of each output.",
        ),
    )


class Glu(Record):
    """One half along an axis times the sigmoid of the other."""

    __slots__ = ("axis",)
    _params = ("axis",)
    _label = "GLU"
    _keys = (Key(0, "axis", INT, 0, doc="Axis, without batch; negative from the last."),)
    axis: int

    def __init__(
        self,
        *,
        axis: int = 0,
    ) -> None:
        """A new `glu`.

        Args:
            axis: Axis, without batch; negative from the last.
        """
        self.axis = axis

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.axis >= -4 and self.axis <= 3):
            report("NCNN310", "axis")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class Fold(Record):
    """Adds columns of patches up to an image."""

    __slots__ = (
        "dilation_h",
        "dilation_w",
        "kernel_h",
        "kernel_w",
        "output_h",
        "output_w",
        "pad_bottom",
        "pad_left",
        "pad_right",
        "pad_top",
        "stride_h",
        "stride_w",
    )
    _params = (
        "kernel_w",
        "kernel_h",
        "dilation_w",
        "dilation_h",
        "stride_w",
        "stride_h",
        "pad_left",
        "pad_right",
        "pad_top",
        "pad_bottom",
        "output_w",
        "output_h",
    )
    _label = "Fold"
    _keys = (
        Key(1, "kernel_w", INT, 0, doc="Kernel width."),
        Key(11, "kernel_h", INT, lambda s: s.kernel_w, doc="Kernel height."),
        Key(2, "dilation_w", INT, 1, doc="Step between kernel taps along w."),
        Key(12, "dilation_h", INT, lambda s: s.dilation_w, doc="Step between kernel taps along h."),
        Key(3, "stride_w", INT, 1, doc="Step of the kernel along w."),
        Key(13, "stride_h", INT, lambda s: s.stride_w, doc="Step of the kernel along h."),
        Key(4, "pad_left", INT, 0, doc="Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."),
        Key(15, "pad_right", INT, lambda s: s.pad_left, doc="Columns added at the right."),
        Key(14, "pad_top", INT, lambda s: s.pad_left, doc="Rows added at the top."),
        Key(16, "pad_bottom", INT, lambda s: s.pad_top, doc="Rows added at the bottom."),
        Key(20, "output_w", INT, 0, doc="Width that the result is cut to, 0 as it comes."),
        Key(21, "output_h", INT, lambda s: s.output_w, doc="Height that the result is cut to, 0 as it comes."),
    )
    kernel_w: int
    kernel_h: int
    dilation_w: int
    dilation_h: int
    stride_w: int
    stride_h: int
    pad_left: int
    pad_right: int
    pad_top: int
    pad_bottom: int
    output_w: int
    output_h: int

    def __init__(
        self,
        *,
        kernel_w: int = 0,
        kernel_h: int | None = None,
        dilation_w: int = 1,
        dilation_h: int | None = None,
        stride_w: int = 1,
        stride_h: int | None = None,
        pad_left: int = 0,
        pad_right: int | None = None,
        pad_top: int | None = None,
        pad_bottom: int | None = None,
        output_w: int = 0,
        output_h: int | None = None,
    ) -> None:
        """A new `fold`.

        Args:
            kernel_w: Kernel width.
            kernel_h: Kernel height.
            dilation_w: Step between kernel taps along w.
            dilation_h: Step between kernel taps along h.
            stride_w: Step of the kernel along w.
            stride_h: Step of the kernel along h.
            pad_left: Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
            pad_right: Columns added at the right.
            pad_top: Rows added at the top.
            pad_bottom: Rows added at the bottom.
            output_w: Width that the result is cut to, 0 as it comes.
            output_h: Height that the result is cut to, 0 as it comes.
        """
        self.kernel_w = kernel_w
        self.kernel_h = self.kernel_w if kernel_h is None else kernel_h
        self.dilation_w = dilation_w
        self.dilation_h = self.dilation_w if dilation_h is None else dilation_h
        self.stride_w = stride_w
        self.stride_h = self.stride_w if stride_h is None else stride_h
        self.pad_left = pad_left
        self.pad_right = self.pad_left if pad_right is None else pad_right
        self.pad_top = self.pad_left if pad_top is None else pad_top
        self.pad_bottom = self.pad_top if pad_bottom is None else pad_bottom
        self.output_w = output_w
        self.output_h = self.output_w if output_h is None else output_h

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (
            self.pad_left < 1048576
            and self.pad_right < 1048576
            and self.pad_top < 1048576
            and self.pad_bottom < 1048576
            and self.pad_left > -1048576
        ):
            report("NCNN323", "pad_left")
        if not (
            self.kernel_w > 0
            and self.kernel_h > 0
            and self.kernel_w * self.kernel_h < 2147483648
            and (self.kernel_w - 1) * self.dilation_w < 2147483647
            and (self.kernel_h - 1) * self.dilation_h < 2147483647
        ):
            report("NCNN302", "kernel_w")
        if not (self.dilation_w > 0 and self.dilation_h > 0 and self.stride_w > 0 and self.stride_h > 0):
            report("NCNN303", "dilation_w")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class Unfold(Record):
    """Turns patches of an image into columns."""

    __slots__ = (
        "dilation_h",
        "dilation_w",
        "kernel_h",
        "kernel_w",
        "pad_bottom",
        "pad_left",
        "pad_right",
        "pad_top",
        "pad_value",
        "stride_h",
        "stride_w",
    )
    _params = (
        "kernel_w",
        "kernel_h",
        "dilation_w",
        "dilation_h",
        "stride_w",
        "stride_h",
        "pad_left",
        "pad_right",
        "pad_top",
        "pad_bottom",
        "pad_value",
    )
    _label = "Unfold"
    _keys = (
        Key(1, "kernel_w", INT, 0, doc="Kernel width."),
        Key(11, "kernel_h", INT, lambda s: s.kernel_w, doc="Kernel height."),
        Key(2, "dilation_w", INT, 1, doc="Step between kernel taps along w."),
        Key(12, "dilation_h", INT, lambda s: s.dilation_w, doc="Step between kernel taps along h."),
        Key(3, "stride_w", INT, 1, doc="Step of the kernel along w."),
        Key(13, "stride_h", INT, lambda s: s.stride_w, doc="Step of the kernel along h."),
        Key(4, "pad_left", INT, 0, doc="Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER."),
        Key(15, "pad_right", INT, lambda s: s.pad_left, doc="Columns added at the right."),
        Key(14, "pad_top", INT, lambda s: s.pad_left, doc="Rows added at the top."),
        Key(16, "pad_bottom", INT, lambda s: s.pad_top, doc="Rows added at the bottom."),
        Key(18, "pad_value", FLOAT, 0.0, doc="Value of what is added."),
    )
    kernel_w: int
    kernel_h: int
    dilation_w: int
    dilation_h: int
    stride_w: int
    stride_h: int
    pad_left: int
    pad_right: int
    pad_top: int
    pad_bottom: int
    pad_value: float

    def __init__(
        self,
        *,
        kernel_w: int = 0,
        kernel_h: int | None = None,
        dilation_w: int = 1,
        dilation_h: int | None = None,
        stride_w: int = 1,
        stride_h: int | None = None,
        pad_left: int = 0,
        pad_right: int | None = None,
        pad_top: int | None = None,
        pad_bottom: int | None = None,
        pad_value: float = 0.0,
    ) -> None:
        """A new `unfold`.

        Args:
            kernel_w: Kernel width.
            kernel_h: Kernel height.
            dilation_w: Step between kernel taps along w.
            dilation_h: Step between kernel taps along h.
            stride_w: Step of the kernel along w.
            stride_h: Step of the kernel along h.
            pad_left: Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
            pad_right: Columns added at the right.
            pad_top: Rows added at the top.
            pad_bottom: Rows added at the bottom.
            pad_value: Value of what is added.
        """
        self.kernel_w = kernel_w
        self.kernel_h = self.kernel_w if kernel_h is None else kernel_h
        self.dilation_w = dilation_w
        self.dilation_h = self.dilation_w if dilation_h is None else dilation_h
        self.stride_w = stride_w
        self.stride_h = self.stride_w if stride_h is None else stride_h
        self.pad_left = pad_left
        self.pad_right = self.pad_left if pad_right is None else pad_right
        self.pad_top = self.pad_left if pad_top is None else pad_top
        self.pad_bottom = self.pad_top if pad_bottom is None else pad_bottom
        self.pad_value = pad_value

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (
            self.pad_left < 1048576
            and self.pad_right < 1048576
            and self.pad_top < 1048576
            and self.pad_bottom < 1048576
            and self.pad_left > -1048576
        ):
            report("NCNN323", "pad_left")
        if not (
            self.kernel_w > 0
            and self.kernel_h > 0
            and self.kernel_w * self.kernel_h < 2147483648
            and (self.kernel_w - 1) * self.dilation_w < 2147483647
            and (self.kernel_h - 1) * self.dilation_h < 2147483647
        ):
            report("NCNN302", "kernel_w")
        if not (self.dilation_w > 0 and self.dilation_h > 0 and self.stride_w > 0 and self.stride_h > 0):
            report("NCNN303", "dilation_w")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class GridSample(Record):
    """Samples a blob at the positions of a second one."""

    __slots__ = (
        "align_corner",
        "padding_mode",
        "permute_fusion",
        "sample_type",
    )
    _params = (
        "sample_type",
        "padding_mode",
        "align_corner",
        "permute_fusion",
    )
    _label = "GridSample"
    _keys = (
        Key(0, "sample_type", INT, 1, enum=_SAMPLE_TYPE, doc="1 bilinear, 2 nearest, 3 bicubic."),
        Key(1, "padding_mode", INT, 1, enum=_BORDER, doc="Outside of the blob: 1 zeros, 2 the edge, 3 mirrored."),
        Key(2, "align_corner", INT, 0, doc="1 maps corners to corners."),
        Key(3, "permute_fusion", INT, 0, doc="1 has the coordinates as the slowest axis, 0 as the fastest."),
    )
    sample_type: SampleType | int
    padding_mode: Border | int
    align_corner: int
    permute_fusion: int

    def __init__(
        self,
        *,
        sample_type: SampleType | int = 1,
        padding_mode: Border | int = 1,
        align_corner: int = 0,
        permute_fusion: int = 0,
    ) -> None:
        """A new `grid_sample`.

        Args:
            sample_type: 1 bilinear, 2 nearest, 3 bicubic.
            padding_mode: Outside of the blob: 1 zeros, 2 the edge, 3 mirrored.
            align_corner: 1 maps corners to corners.
            permute_fusion: 1 has the coordinates as the slowest axis, 0 as the fastest.
        """
        self.sample_type = sample_type
        self.padding_mode = padding_mode
        self.align_corner = align_corner
        self.permute_fusion = permute_fusion

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return 2

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return 2

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.sample_type >= 1 and self.sample_type <= 3 and self.padding_mode >= 1 and self.padding_mode <= 3):
            report("NCNN309", "sample_type")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class CumulativeSum(Record):
    """Running sum along an axis."""

    __slots__ = ("axis",)
    _params = ("axis",)
    _label = "CumulativeSum"
    _keys = (Key(0, "axis", INT, 0, doc="Axis, without batch; negative from the last."),)
    axis: int

    def __init__(
        self,
        *,
        axis: int = 0,
    ) -> None:
        """A new `cumulative_sum`.

        Args:
            axis: Axis, without batch; negative from the last.
        """
        self.axis = axis

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.axis >= -4 and self.axis <= 3):
            report("NCNN310", "axis")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class CopyTo(Record):
    """Writes a blob into a part of another."""

    __slots__ = (
        "axes",
        "coffset",
        "doffset",
        "hoffset",
        "starts",
        "woffset",
    )
    _params = (
        "woffset",
        "hoffset",
        "doffset",
        "coffset",
        "starts",
        "axes",
    )
    _label = "CopyTo"
    _keys = (
        Key(0, "woffset", INT, 0, doc="First column."),
        Key(1, "hoffset", INT, 0, doc="First row."),
        Key(13, "doffset", INT, 0, doc="First index along d."),
        Key(2, "coffset", INT, 0, doc="First channel."),
        Key(9, "starts", INT, (), many=True, doc="First index along each of the axes."),
        Key(11, "axes", INT, (), many=True, doc="The axes of the starts, all if empty."),
    )
    woffset: int
    hoffset: int
    doffset: int
    coffset: int
    starts: list[int]
    axes: list[int]

    def __init__(
        self,
        *,
        woffset: int = 0,
        hoffset: int = 0,
        doffset: int = 0,
        coffset: int = 0,
        starts: list[int] | None = None,
        axes: list[int] | None = None,
    ) -> None:
        """A new `copy_to`.

        Args:
            woffset: First column.
            hoffset: First row.
            doffset: First index along d.
            coffset: First channel.
            starts: First index along each of the axes.
            axes: The axes of the starts, all if empty.
        """
        self.woffset = woffset
        self.hoffset = hoffset
        self.doffset = doffset
        self.coffset = coffset
        self.starts = [] if starts is None else starts
        self.axes = [] if axes is None else axes

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return 2

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return 2

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (len(self.axes) <= 4 and all(item >= -4 and item <= 3 for item in self.axes)):
            report("NCNN310", "axes")
        if not (
            len(self.starts) <= 4
            and (len(self.starts) == 0 or len(self.axes) == 0 or len(self.axes) == len(self.starts))
        ):
            report("NCNN311", "starts")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class Erf(Record):
    """Error function."""

    __slots__ = ()
    _label = "Erf"

    def __init__(self) -> None:
        """A record without fields."""


class Diag(Record):
    """Diagonal of a matrix, or a matrix with that diagonal."""

    __slots__ = ("diagonal",)
    _params = ("diagonal",)
    _label = "Diag"
    _keys = (Key(0, "diagonal", INT, 0, doc="Which one: 0 the main one, above it positive."),)
    diagonal: int

    def __init__(
        self,
        *,
        diagonal: int = 0,
    ) -> None:
        """A new `diag`.

        Args:
            diagonal: Which one: 0 the main one, above it positive.
        """
        self.diagonal = diagonal


class Celu(Record):
    """Continuously differentiable exponential linear unit."""

    __slots__ = ("alpha",)
    _params = ("alpha",)
    _label = "CELU"
    _keys = (Key(0, "alpha", FLOAT, 1.0, doc="Limit below zero."),)
    alpha: float

    def __init__(
        self,
        *,
        alpha: float = 1.0,
    ) -> None:
        """A new `celu`.

        Args:
            alpha: Limit below zero.
        """
        self.alpha = alpha


class Shrink(Record):
    """Zero near zero, the rest moved towards it."""

    __slots__ = (
        "bias",
        "lambd",
    )
    _params = (
        "bias",
        "lambd",
    )
    _label = "Shrink"
    _keys = (
        Key(0, "bias", FLOAT, 0.0, doc="How far the rest is moved."),
        Key(1, "lambd", FLOAT, 0.5, doc="Up to where it is zero."),
    )
    bias: float
    lambd: float

    def __init__(
        self,
        *,
        bias: float = 0.0,
        lambd: float = 0.5,
    ) -> None:
        """A new `shrink`.

        Args:
            bias: How far the rest is moved.
            lambd: Up to where it is zero.
        """
        self.bias = bias
        self.lambd = lambd


class RmsNorm(Record):
    """Division of the last axes by their root mean square."""

    __slots__ = (
        "affine",
        "affine_size",
        "eps",
        "gamma",
    )
    _params = (
        "affine_size",
        "eps",
        "affine",
    )
    _label = "RMSNorm"
    _keys = (
        Key(0, "affine_size", INT, 0, doc="Elements that share statistics."),
        Key(1, "eps", FLOAT, 0.001, doc="Added to the variance."),
        Key(2, "affine", INT, 1, doc="1 with factors (and summands)."),
    )
    gamma: Block | None
    affine_size: int
    eps: float
    affine: int

    def __init__(
        self,
        *,
        gamma: Block | None = None,
        affine_size: int = 0,
        eps: float = 0.001,
        affine: int = 1,
    ) -> None:
        """A new `rms_norm`.

        Args:
            gamma: Factor of each element.
            affine_size: Elements that share statistics.
            eps: Added to the variance.
            affine: 1 with factors (and summands).
        """
        self.gamma = gamma
        self.affine_size = affine_size
        self.eps = eps
        self.affine = affine

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (self.affine == 0 or self.affine_size > 0):
            report("NCNN301", "affine")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)

    _layout = (
        Field(
            "gamma",
            RECORD,
            types=(Block,),
            args=lambda s, i: (s.affine_size, 1),
            present=lambda s: s.affine != 0,
            role="gamma",
            doc="Factor of each element.",
        ),
    )


class Spectrogram(Record):
    """Short-time Fourier transform."""

    __slots__ = (
        "center",
        "hoplen",
        "n_fft",
        "normalized",
        "onesided",
        "pad_type",
        "power",
        "window_type",
        "winlen",
    )
    _params = (
        "n_fft",
        "power",
        "hoplen",
        "winlen",
        "window_type",
        "center",
        "pad_type",
        "normalized",
        "onesided",
    )
    _label = "Spectrogram"
    _keys = (
        Key(0, "n_fft", INT, 0, doc="Length of a transform."),
        Key(1, "power", INT, 0, enum=_SPECTRUM, doc="0 complex numbers, 1 magnitude, 2 power."),
        Key(2, "hoplen", INT, lambda s: quotient(s.n_fft, 4), doc="Samples from one window to the next."),
        Key(3, "winlen", INT, lambda s: s.n_fft, doc="Length of the window."),
        Key(4, "window_type", INT, 0, enum=_WINDOW, doc="0 ones, 1 Hann, 2 Hamming."),
        Key(5, "center", INT, 1, doc="1 has windows centred on their sample."),
        Key(
            6,
            "pad_type",
            INT,
            2,
            enum=_PADDING_TYPE,
            doc="Beyond the ends: 0 a constant, 1 the edge repeated, 2 mirrored.",
        ),
        Key(
            7,
            "normalized",
            INT,
            0,
            enum=_SPECTRUM_NORM,
            doc="0 as it is, 1 over the root of n_fft, 2 over the energy of the window.",
        ),
        Key(8, "onesided", INT, 1, doc="1 leaves the mirrored half out."),
    )
    n_fft: int
    power: Spectrum | int
    hoplen: int
    winlen: int
    window_type: Window | int
    center: int
    pad_type: PaddingType | int
    normalized: SpectrumNorm | int
    onesided: int

    def __init__(
        self,
        *,
        n_fft: int = 0,
        power: Spectrum | int = 0,
        hoplen: int | None = None,
        winlen: int | None = None,
        window_type: Window | int = 0,
        center: int = 1,
        pad_type: PaddingType | int = 2,
        normalized: SpectrumNorm | int = 0,
        onesided: int = 1,
    ) -> None:
        """A new `spectrogram`.

        Args:
            n_fft: Length of a transform.
            power: 0 complex numbers, 1 magnitude, 2 power.
            hoplen: Samples from one window to the next.
            winlen: Length of the window.
            window_type: 0 ones, 1 Hann, 2 Hamming.
            center: 1 has windows centred on their sample.
            pad_type: Beyond the ends: 0 a constant, 1 the edge repeated, 2 mirrored.
            normalized: 0 as it is, 1 over the root of n_fft, 2 over the energy of the window.
            onesided: 1 leaves the mirrored half out.
        """
        self.n_fft = n_fft
        self.power = power
        self.hoplen = quotient(self.n_fft, 4) if hoplen is None else hoplen
        self.winlen = self.n_fft if winlen is None else winlen
        self.window_type = window_type
        self.center = center
        self.pad_type = pad_type
        self.normalized = normalized
        self.onesided = onesided

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (
            self.power >= 0
            and self.power <= 2
            and self.window_type >= 0
            and self.window_type <= 2
            and self.normalized >= 0
            and self.normalized <= 2
            and (self.center != 1 or (self.pad_type >= 0 and self.pad_type <= 2))
        ):
            report("NCNN309", "power")
        if not (self.n_fft > 0 and self.hoplen > 0 and self.winlen > 0 and self.winlen <= self.n_fft):
            report("NCNN314", "n_fft")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class InverseSpectrogram(Record):
    """Inverse of the short-time Fourier transform."""

    __slots__ = (
        "center",
        "hoplen",
        "n_fft",
        "normalized",
        "returns",
        "window_type",
        "winlen",
    )
    _params = (
        "n_fft",
        "returns",
        "hoplen",
        "winlen",
        "window_type",
        "center",
        "normalized",
    )
    _label = "InverseSpectrogram"
    _keys = (
        Key(0, "n_fft", INT, 0, doc="Length of a transform."),
        Key(
            1,
            "returns",
            INT,
            0,
            enum=_COMPLEX_PART,
            doc="0 complex numbers, 1 their real part, 2 their imaginary part.",
        ),
        Key(2, "hoplen", INT, lambda s: quotient(s.n_fft, 4), doc="Samples from one window to the next."),
        Key(3, "winlen", INT, lambda s: s.n_fft, doc="Length of the window."),
        Key(4, "window_type", INT, 0, enum=_WINDOW, doc="0 ones, 1 Hann, 2 Hamming."),
        Key(5, "center", INT, 1, doc="1 has windows centred on their sample."),
        Key(
            7,
            "normalized",
            INT,
            0,
            enum=_SPECTRUM_NORM,
            doc="0 as it is, 1 over the root of n_fft, 2 over the energy of the window.",
        ),
    )
    n_fft: int
    returns: ComplexPart | int
    hoplen: int
    winlen: int
    window_type: Window | int
    center: int
    normalized: SpectrumNorm | int

    def __init__(
        self,
        *,
        n_fft: int = 0,
        returns: ComplexPart | int = 0,
        hoplen: int | None = None,
        winlen: int | None = None,
        window_type: Window | int = 0,
        center: int = 1,
        normalized: SpectrumNorm | int = 0,
    ) -> None:
        """A new `inverse_spectrogram`.

        Args:
            n_fft: Length of a transform.
            returns: 0 complex numbers, 1 their real part, 2 their imaginary part.
            hoplen: Samples from one window to the next.
            winlen: Length of the window.
            window_type: 0 ones, 1 Hann, 2 Hamming.
            center: 1 has windows centred on their sample.
            normalized: 0 as it is, 1 over the root of n_fft, 2 over the energy of the window.
        """
        self.n_fft = n_fft
        self.returns = returns
        self.hoplen = quotient(self.n_fft, 4) if hoplen is None else hoplen
        self.winlen = self.n_fft if winlen is None else winlen
        self.window_type = window_type
        self.center = center
        self.normalized = normalized

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (
            self.returns >= 0
            and self.returns <= 2
            and self.window_type >= 0
            and self.window_type <= 2
            and self.normalized >= 0
            and self.normalized <= 2
        ):
            report("NCNN309", "returns")
        if not (self.n_fft > 0 and self.hoplen > 0 and self.winlen > 0 and self.winlen <= self.n_fft):
            report("NCNN314", "n_fft")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class Flip(Record):
    """Reverses axes."""

    __slots__ = ("axes",)
    _params = ("axes",)
    _label = "Flip"
    _keys = (Key(0, "axes", INT, (), many=True, doc="The axes, without batch."),)
    axes: list[int]

    def __init__(
        self,
        *,
        axes: list[int] | None = None,
    ) -> None:
        """A new `flip`.

        Args:
            axes: The axes, without batch.
        """
        self.axes = [] if axes is None else axes

    def _admit(self, report: Callable[[str, str], None]) -> None:
        if not (len(self.axes) <= 4 and all(item >= -4 and item <= 3 for item in self.axes)):
            report("NCNN310", "axes")

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        self._admit(report)


class Sdpa(Record):
    """Attention of given queries, keys and values."""

    __slots__ = (
        "attn_mask",
        "int8_scale_term",
        "kv_cache",
        "scale",
    )
    _params = (
        "attn_mask",
        "scale",
        "kv_cache",
        "int8_scale_term",
    )
    _label = "SDPA"
    _keys = (
        Key(5, "attn_mask", INT, 0, doc="1 with a mask as a further blob."),
        Key(6, "scale", FLOAT, 0.0, doc="Factor of query times key, 0 for one over the root of the length."),
        Key(7, "kv_cache", INT, 0, doc="1 takes and gives cached keys and values."),
        Key(18, "int8_scale_term", INT, 0, doc="1 computes in int8 with scales found at run time."),
    )
    attn_mask: int
    scale: float
    kv_cache: int
    int8_scale_term: int

    def __init__(
        self,
        *,
        attn_mask: int = 0,
        scale: float = 0.0,
        kv_cache: int = 0,
        int8_scale_term: int = 0,
    ) -> None:
        """A new `sdpa`.

        Args:
            attn_mask: 1 with a mask as a further blob.
            scale: Factor of query times key, 0 for one over the root of the length.
            kv_cache: 1 takes and gives cached keys and values.
            int8_scale_term: 1 computes in int8 with scales found at run time.
        """
        self.attn_mask = attn_mask
        self.scale = scale
        self.kv_cache = kv_cache
        self.int8_scale_term = int8_scale_term

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return 3 + (1 if self.attn_mask != 0 else 0) + (2 if self.kv_cache != 0 else 0)

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return self.min_bottoms

    @property
    def min_tops(self) -> int:
        """Fewest blobs."""
        return 3 if self.kv_cache != 0 else 1

    @property
    def max_tops(self) -> int:
        """Most blobs."""
        return self.min_tops


class RotaryEmbed(Record):
    """Rotates pairs of elements by given cosines and sines."""

    __slots__ = ("interleaved",)
    _params = ("interleaved",)
    _label = "RotaryEmbed"
    _keys = (Key(0, "interleaved", INT, 0, doc="1 pairs neighbours, 0 the two halves."),)
    interleaved: int

    def __init__(
        self,
        *,
        interleaved: int = 0,
    ) -> None:
        """A new `rotary_embed`.

        Args:
            interleaved: 1 pairs neighbours, 0 the two halves.
        """
        self.interleaved = interleaved

    @property
    def min_bottoms(self) -> int:
        """Fewest blobs."""
        return 3

    @property
    def max_bottoms(self) -> int:
        """Most blobs."""
        return 3


class Ncnn(Record):
    """A network of the ncnn runtime is a pair of files. The first gives the graph: layers with blobs and
    parameters, as text (`.param`) or in binary (`.param.bin`). The second, `.bin`, holds the weights. This
    schema has three parts:

    * the root is a `.param.bin`; * `block` is one array of a `.bin`; * each of the 110 operators is a type: its
    parameters are `params`, its weights are blocks in the order of the file.

    A `.bin` has no header, no index and no count. Layers stand in the order of the graph, and each has the blocks
    that its operator reads for its parameters. Nothing in the bytes says where one ends; one wrong parameter shifts
    all that follows.

    `-nkf-key` of an operator is its index in the build list, which a `.param.bin` has for a name; of a parameter it
    is the number before the `=`. `-nkf-default` is the value of a parameter that is not given, 0 or empty where
    there is none; some are taken from another parameter. `-orig-id` is the name in the runtime, where it differs.
    Shapes are row-major, the reverse of the w, h, d, c of the runtime; dims of 0 are not there.

    `min_bottoms`, `max_bottoms`, `min_tops` and `max_tops` say how many blobs an operator takes and makes; where
    one of them is not there, it is 1.

    All numbers are little-endian. Every block begins at a multiple of 4 bytes.

    Two dialects of 2026 differ in the block-quantised weights of Gemm and MultiHeadAttention. The tools up to July
    wrote them with the int8 tag, the runtime of October reads them without a tag. Nothing in the graph tells which
    it is, so it is the parameter `dialect`.

    Source: ncnn wiki, param and model file structure; ncnn 1.0.20261020, src.
    """

    __slots__ = (
        "_layer_count",
        "blob_count",
        "layers",
        "trailing",
    )
    magic: Final = b"\xdd\x85v\x00"
    _layer_count: int
    blob_count: int
    layers: list[Layer]
    trailing: Buffer

    def __init__(
        self,
        *,
        blob_count: int,
        layers: list[Layer] | None = None,
        trailing: Buffer = b"",
    ) -> None:
        """A new `ncnn`.

        Args:
            blob_count: Number of blobs; ids of blobs are below it.
            layers: Layers in execution order, which is the order of their weights.
            trailing: Bytes behind the last layer, which no loader reads.
        """
        self.blob_count = blob_count
        self.layers = [] if layers is None else layers
        self.trailing = trailing
        self._layer_count = 0

    @property
    def layer_count(self) -> int:
        """Number of layers. Derived: a writer computes it."""
        return self._layer_count

    def _derive_before(self) -> None:
        self._layer_count = len(self.layers)

    def _check(self, root: Any, report: Callable[[str, str], None]) -> None:
        if not (nbytes(self.trailing) == 0):
            report("NCNN110", "trailing")

    _layout = (
        Field(
            "magic",
            BYTES,
            constant=b"\xdd\x85v\x00",
            expected="the bytes b'\\xdd\\x85v\\x00'",
            rule="NCNN101",
            doc="Signature, the number 7767517 that opens the text form, too.",
        ),
        Field(
            "layer_count",
            INT,
            code="<i",
            limit="ncnn.layer_count",
            valid=lambda s: s.layer_count >= 1,
            expected="1 to 1000000",
            rule="NCNN102",
            derived=True,
            doc="Number of layers.",
        ),
        Field(
            "blob_count",
            INT,
            code="<i",
            valid=lambda s: 1 <= s.blob_count <= 1000000,
            expected="1 to 1000000",
            rule="NCNN102",
            doc="Number of blobs; ids of blobs are below it.",
        ),
        Field(
            "layers",
            RECORD,
            types=(Layer,),
            many=True,
            count=lambda s: s.layer_count,
            doc="Layers in execution order, which is the order of their weights.",
        ),
        Field(
            "trailing",
            BYTES,
            doc="Bytes behind the last layer, which no loader reads.",
        ),
    )


TITLE: Final = "ncnn model, .param or .param.bin with its .bin"
EXTENSIONS: Final = (
    "param",
    "param.bin",
    "bin",
)
MAGIC: Final = b"\xdd\x85v\x00"
ROOT: Final = Ncnn
LIMITS: Final[dict[str, int]] = {
    "string.text_length": 255,
    "layer.bottom_count": 1000000,
    "layer.top_count": 1000000,
    "ncnn.layer_count": 1000000,
}
TENSORS: Final[tuple[TensorList, ...]] = ()
ROLES: Final = ()
RULES: Final[dict[str, Rule]] = {
    "NCNN101": Rule(
        "NCNN101",
        "error",
        "The file does not begin with the ncnn signature.",
        "Without it this is no .param.bin, or one of before October 2017.",
        "Refuses the file: param is too old.",
        "Take the right file; a .param is text, a .param.bin is not.",
        "ncnn 1.0.20261020, src/net.cpp",
    ),
    "NCNN102": Rule(
        "NCNN102",
        "error",
        "The number of layers or blobs is not within 1 to 1000000.",
        "No network is empty, and a table of so many would fill the memory.",
        "Refuses the file.",
        "Convert the text form again, or write the true number.",
        "ncnn 1.0.20261020, src/net.cpp",
    ),
    "NCNN103": Rule(
        "NCNN103",
        "error",
        "The index of an operator is not in the build list and not that of a custom one.",
        "The operator is newer than the list, or the bytes before it were misread.",
        "Refuses the file: layer not exists or registered.",
        "Convert the text form with a tool of the version that is to run it.",
        "ncnn 1.0.20261020, src/net.cpp",
    ),
    "NCNN104": Rule(
        "NCNN104",
        "error",
        "The number of inputs or outputs of a layer is not within 0 to 1000000.",
        "The bytes before it were misread, or the file is damaged.",
        "Refuses the file.",
        "Convert the text form again.",
        "ncnn 1.0.20261020, src/net.cpp",
    ),
    "NCNN105": Rule(
        "NCNN105",
        "error",
        "The number of a parameter is not within 0 to 31.",
        "A layer has 32 parameters; what follows another number cannot be told.",
        "Refuses the file.",
        "Convert the text form again.",
        "ncnn 1.0.20261020, src/paramdict.cpp",
    ),
    "NCNN106": Rule(
        "NCNN106",
        "error",
        "The length of an array is negative.",
        "No array is shorter than empty.",
        "Refuses the file.",
        "Convert the text form again.",
        "ncnn 1.0.20261020, src/paramdict.cpp",
    ),
    "NCNN107": Rule(
        "NCNN107",
        "error",
        "The length of a text is not within 0 to 255.",
        "The runtime reads texts into 255 bytes.",
        "Refuses the file.",
        "Shorten the text, and convert the text form again.",
        "ncnn 1.0.20261020, src/paramdict.cpp",
    ),
    "NCNN108": Rule(
        "NCNN108",
        "warning",
        "A text parameter is not UTF-8.",
        "All known texts are expressions of plain ASCII, so this one is damaged.",
        "Takes the bytes as they are.",
        "Write the expression anew.",
        "ncnn 1.0.20261020, src/paramdict.cpp",
    ),
    "NCNN109": Rule(
        "NCNN109",
        "note",
        "The filler behind a text is not zero.",
        "The converter writes zeros, so another tool wrote the file or it is damaged.",
        "Skips it.",
        "Write zeros.",
        "ncnn 1.0.20261020, src/paramdict.cpp",
    ),
    "NCNN110": Rule(
        "NCNN110",
        "warning",
        "Bytes follow the last layer.",
        "The number of layers is too small or the file was written over a longer one.",
        "Does not read them.",
        "Cut them off, or write the true number of layers.",
        "observed on ncnn 1.0.20261020",
    ),
    "NCNN201": Rule(
        "NCNN201",
        "note",
        "The filler behind a weight array is not zero.",
        "Tools differ here: pnnx fills with a half-precision number, 83 22.",
        "Skips it.",
        "Nothing needs to be done.",
        "observed on files of pnnx 1.0.20261020",
    ),
    "NCNN202": Rule(
        "NCNN202",
        "error",
        "A weight array has a tag that no tool writes.",
        "Any unknown tag means a table of 256 floats; those that were written had the tag 1. The .bin is shifted or belongs to another graph.",
        "Reads a table and goes on with wrong weights.",
        "Take the .bin that was written with this graph.",
        "ncnn 1.0.20261020, src/modelbin.cpp; observed on files",
    ),
    "NCNN203": Rule(
        "NCNN203",
        "error",
        "A weight array is int8 where the layer has no scales for it.",
        "The numbers mean nothing without scales, and the code for floats reads four times as many bytes.",
        "Loads it, then crashes or computes with garbage.",
        "Set the int8 parameter and add scales, or store the weights as floats.",
        "observed on ncnn 1.0.20261020",
    ),
    "NCNN204": Rule(
        "NCNN204",
        "error",
        "The layer has int8 scales but its weights are not int8.",
        "This operator does not quantise at load time and takes the bytes of floats for int8.",
        "Loads it and computes with garbage.",
        "Store the weights as int8, or take the int8 parameter and the scales out.",
        "ncnn 1.0.20261020, src/layer",
    ),
    "NCNN205": Rule(
        "NCNN205",
        "error",
        "Block weights of the July 2026 dialect without the int8 tag.",
        "That dialect tags them; this file was written in the other one or is shifted.",
        "Runtimes of July 2026 read a table or floats for them.",
        "Read it in the dialect of October 2026.",
        "ncnn a4d2ea1, src/layer/gemm.cpp",
    ),
    "NCNN301": Rule(
        "NCNN301",
        "error",
        "The size of a weight array is not a positive number.",
        "An array of no elements cannot be loaded, and nothing can be computed without.",
        "Refuses the parameters, or the weights.",
        "Write the true numbers; a value spelled with a point counts as not given.",
        "ncnn 1.0.20261020, src/modelbin.cpp, src/layer",
    ),
    "NCNN302": Rule(
        "NCNN302",
        "error",
        "A kernel or window side is not positive or too large.",
        "No result has a size with such a kernel, and products of 32 bits run over.",
        "Refuses the parameters.",
        "Write the kernel size of the trained network.",
        "ncnn 1.0.20261020, src/layer",
    ),
    "NCNN303": Rule(
        "NCNN303",
        "error",
        "A stride or dilation is not positive.",
        "A kernel that does not move has no next position.",
        "Refuses the parameters.",
        "Write 1 or more.",
        "ncnn 1.0.20261020, src/layer",
    ),
    "NCNN304": Rule(
        "NCNN304",
        "error",
        "The number of weights does not fit the kernel and the number of outputs.",
        "Each output has the same whole number of weights; otherwise all arrays that follow are shifted.",
        "Refuses the parameters; Embed reads beyond the end.",
        "Write inputs times outputs times kernel size, as the layer was trained.",
        "ncnn 1.0.20261020, src/layer",
    ),
    "NCNN305": Rule(
        "NCNN305",
        "error",
        "The fused activation is none of 0 to 6.",
        "There are seven functions.",
        "Refuses the parameters.",
        "Write one of them, or the activation as a layer.",
        "ncnn 1.0.20261020, src/layer",
    ),
    "NCNN306": Rule(
        "NCNN306",
        "error",
        "The fused activation lacks numbers.",
        "Leaky ReLU needs a slope, clip two limits, hard swish alpha and beta.",
        "Refuses the parameters.",
        "Add them.",
        "ncnn 1.0.20261020, src/layer",
    ),
    "NCNN307": Rule(
        "NCNN307",
        "error",
        "The channels do not divide into that many groups.",
        "Groups are of one size.",
        "Refuses the parameters, or divides by zero in ShuffleChannel of older versions.",
        "Write a number of groups that divides the channels.",
        "ncnn 1.0.20261020, src/layer",
    ),
    "NCNN308": Rule(
        "NCNN308",
        "error",
        "The int8 parameter of a depth-wise convolution is none of 0 1 2 101 102.",
        "It decides which scales follow the weights.",
        "Refuses the parameters.",
        "Write 1 for a scale each group, 2 for one, 100 more for int8 output.",
        "ncnn 1.0.20261020, src/layer/convolutiondepthwise.cpp",
    ),
    "NCNN309": Rule(
        "NCNN309",
        "error",
        "A parameter that chooses from a list has a number beyond it.",
        "The operator has no such way to work.",
        "Refuses the parameters; a Cast does nothing, a MemoryData crashes its consumer.",
        "Write one of the numbers of the list.",
        "ncnn 1.0.20261020, src/layer",
    ),
    "NCNN310": Rule(
        "NCNN310",
        "error",
        "An axis is not within -4 to 3, or there are more than four.",
        "Blobs have at most four axes without the batch.",
        "Refuses the parameters; Concat crashes, Softmax and GLU do nothing.",
        "Write the axes without the batch.",
        "ncnn 1.0.20261020, src/layer",
    ),
    "NCNN311": Rule(
        "NCNN311",
        "error",
        "Lists of one layer do not fit together in length.",
        "Their elements belong together one by one.",
        "Refuses the parameters.",
        "Complete the shorter one.",
        "ncnn 1.0.20261020, src/layer",
    ),
    "NCNN312": Rule(
        "NCNN312",
        "error",
        "Dims are negative, an inner one is lacking, or two are left to be computed.",
        "w comes first, then h, d and c; a constant with c but no h has no elements.",
        "Refuses the parameters, or the weights.",
        "Write 1 for a dim that is to have one element.",
        "ncnn 1.0.20261020, src/layer/memorydata.cpp, reshape.cpp",
    ),
    "NCNN313": Rule(
        "NCNN313",
        "error",
        "A weight array has 2147483648 elements or more.",
        "The runtime multiplies dims in 32 bits and gets another number.",
        "Refuses the parameters, or reads another size.",
        "Divide the layer.",
        "ncnn 1.0.20261020, src/modelbin.cpp",
    ),
    "NCNN314": Rule(
        "NCNN314",
        "error",
        "A size, factor or number of parts is not positive or too large.",
        "The result would have no elements.",
        "Refuses the parameters.",
        "Write the number of the trained network.",
        "ncnn 1.0.20261020, src/layer",
    ),
    "NCNN315": Rule(
        "NCNN315",
        "error",
        "The axis counts as before the meaning of axes was fixed.",
        "Axes once counted the batch, and results were wrong; the layer does not say that it means the new way.",
        "Refuses the parameters: param is too old.",
        "Convert the model again, or see that the axis is right and set the parameter fixbug0 to 1.",
        "ncnn 1.0.20261020, src/layer/softmax.cpp, reduction.cpp",
    ),
    "NCNN316": Rule(
        "NCNN316",
        "error",
        "A scale from a second blob with a bias.",
        "In this mode nothing is read, so there is no bias to add.",
        "Loads it, then crashes.",
        "Take the bias out, add it by another layer.",
        "observed on ncnn 1.0.20261020",
    ),
    "NCNN317": Rule(
        "NCNN317",
        "error",
        "The quantisation of the weights is none that the runtime knows.",
        "Codes of blocks are 400, 600 or 800, plus 0 or 10, plus 0 to 2.",
        "Refuses the parameters.",
        "Quantise the model again.",
        "ncnn 1.0.20261020, src/layer/gemm.cpp, multiheadattention.cpp",
    ),
    "NCNN318": Rule(
        "NCNN318",
        "error",
        "Block weights in a Gemm that cannot have them.",
        "Only B is quantised in blocks, stored as N rows, and most forms of output work with 8 bits only.",
        "Refuses the parameters.",
        "Store B transposed, or as floats.",
        "ncnn 1.0.20261020, src/layer/gemm.cpp",
    ),
    "NCNN319": Rule(
        "NCNN319",
        "error",
        "The heads do not divide the length of an attention layer.",
        "Heads are of one length.",
        "Refuses the parameters.",
        "Write the numbers of the trained network.",
        "ncnn 1.0.20261020, src/layer/multiheadattention.cpp",
    ),
    "NCNN320": Rule(
        "NCNN320",
        "error",
        "The operator is not in a default build.",
        "ArgMax and SPP keep their place in the list but are switched off.",
        "Refuses the file: layer not exists or registered.",
        "Build the runtime with the operator, or register one under its name.",
        "ncnn 1.0.20261020, src/CMakeLists.txt",
    ),
    "NCNN321": Rule(
        "NCNN321",
        "error",
        "The equation of an Einsum is not made of letters i to x, commas and one arrow.",
        "Each element is the code of one character.",
        "Refuses the parameters.",
        "Name the axes from i on.",
        "ncnn 1.0.20261020, src/layer/einsum.cpp",
    ),
    "NCNN323": Rule(
        "NCNN323",
        "error",
        "A padding is beyond all images.",
        "The size of the padded image runs over in 32 bits or fills the memory.",
        "Loads it, then crashes.",
        "Write the padding of the trained network.",
        "observed on ncnn 1.0.20261020",
    ),
    "NCNN322": Rule(
        "NCNN322",
        "error",
        "A mask that is no index of an anchor, or an anchor or factor that is not positive.",
        "Each number of the mask chooses two of the anchors.",
        "Refuses the parameters.",
        "Write the numbers of the trained network.",
        "ncnn 1.0.20261020, src/layer/yolov3detectionoutput.cpp",
    ),
    "NCNN324": Rule(
        "NCNN324",
        "error",
        "A Crop begins before its blob or ends behind it.",
        "What lies there is memory that is not the blob's.",
        "Loads it, then gives out what stands in that memory, or crashes.",
        "Write the offsets of the trained network, 0 or more; Padding makes a blob larger.",
        "observed on ncnn 1.0.20261020",
    ),
    "NCNN325": Rule(
        "NCNN325",
        "error",
        "The region of a local response normalisation has no elements.",
        "The sum of its squares is divided by its size.",
        "Loads it, then gives almost zeros, or the input as it was.",
        "Write the size of the trained network; 5 is usual.",
        "observed on ncnn 1.0.20261020",
    ),
}

_WORDS_STRUCT_AT = Struct("<i").unpack_from
_STRING_STRUCT_AT = Struct("<i").unpack_from
_ENTRY_KEY_STRUCT_AT = Struct("<i").unpack_from
_ENTRY_VALUE_STRUCT_AT = Struct("<I").unpack_from
_LAYER_STRUCT_AT = Struct("<iii").unpack_from
_BLOCK_STRUCT_AT = Struct("<I").unpack_from
_NCNN_STRUCT_AT = Struct("<4sii").unpack_from
_LE_i_LIST = Unpackers("<i")
_LE_I_LIST = Unpackers("<I")


def _read_words(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> tuple[Words, int]:
    self = new(Words)
    if end - pos < 4:
        raise cut(self, data, pos, end, "array_length", limits)
    (array_length,) = _WORDS_STRUCT_AT(data, pos)
    self._array_length = array_length
    if array_length < 0:
        raise invalid(self, "array_length", pos)
    pos += 4
    count_elements = array_length
    if count_elements * 4 > end - pos:
        raise short(self, "elements", pos, count_elements * 4, end - pos)
    self.elements = list(_LE_I_LIST[count_elements](data, pos))
    pos += count_elements * 4
    return self, pos


def _read_string(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> tuple[String, int]:
    self = new(String)
    if end - pos < 4:
        raise cut(self, data, pos, end, "text_length", limits)
    (text_length,) = _STRING_STRUCT_AT(data, pos)
    self._text_length = text_length
    if not 0 <= text_length <= limits["string.text_length"]:
        raise over(self, "text_length", pos, limits)
    pos += 4
    size_text = text_length
    if size_text > end - pos:
        raise short(self, "text", pos, size_text, end - pos)
    self.text = data[pos : pos + size_text].tobytes().decode(errors="surrogateescape")
    pos += size_text
    size_padding = (4 - text_length % 4) % 4
    if size_padding > end - pos:
        raise short(self, "padding", pos, size_padding, end - pos)
    self.padding = data[pos : pos + size_padding] if size_padding else b""
    pos += size_padding
    return self, pos


def _read_entry(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> tuple[Entry, int]:
    self = new(Entry)
    try:
        if end - pos < 4:
            raise cut(self, data, pos, end, "key", limits)
        (key,) = _ENTRY_KEY_STRUCT_AT(data, pos)
        self.key = key
        if not (
            key == -233
            or (key >= 0 and key <= 31)
            or (key <= -23300 and key >= -23331)
            or (key <= -23400 and key >= -23431)
        ):
            raise invalid(self, "key", pos)
        pos += 4
        if key >= 0:
            if end - pos < 4:
                raise cut(self, data, pos, end, "value", limits)
            (self.value,) = _ENTRY_VALUE_STRUCT_AT(data, pos)
            pos += 4
        else:
            self.value = None
        if key <= -23300 and key >= -23331:
            self.numbers, pos = _read_words(data, pos, end, limits)
        else:
            self.numbers = None
        if key <= -23400:
            self.string, pos = _read_string(data, pos, end, limits)
        else:
            self.string = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_layer(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> tuple[Layer, int]:
    self = new(Layer)
    try:
        if end - pos < 12:
            raise cut(self, data, pos, end, "type_index", limits)
        self.type_index, bottom_count, top_count = _LAYER_STRUCT_AT(data, pos)
        self._bottom_count = bottom_count
        if not 0 <= bottom_count <= limits["layer.bottom_count"]:
            raise over(self, "bottom_count", pos + 4, limits)
        self._top_count = top_count
        if not 0 <= top_count <= limits["layer.top_count"]:
            raise over(self, "top_count", pos + 8, limits)
        pos += 12
        count_bottoms = bottom_count
        if count_bottoms * 4 > end - pos:
            raise short(self, "bottoms", pos, count_bottoms * 4, end - pos)
        self.bottoms = list(_LE_i_LIST[count_bottoms](data, pos))
        pos += count_bottoms * 4
        count_tops = top_count
        if count_tops * 4 > end - pos:
            raise short(self, "tops", pos, count_tops * 4, end - pos)
        self.tops = list(_LE_i_LIST[count_tops](data, pos))
        pos += count_tops * 4
        entries = []
        while True:
            item_entries, pos = _read_entry(data, pos, end, limits)
            entries.append(item_entries)
            if item_entries.key == -233:
                break
        self.entries = entries
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_block(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], num_elements: Any, load: Any
) -> tuple[Block, int]:
    self = new(Block)
    self.num_elements = num_elements
    self.load = load
    if load == 0:
        if end - pos < 4:
            raise cut(self, data, pos, end, "flag", limits)
        (flag,) = _BLOCK_STRUCT_AT(data, pos)
        self.flag = _TAG.get(flag, flag)
        pos += 4
    else:
        self.flag = flag = None
    if (
        0
        if load == 1
        else (
            5
            if load != 0
            else (
                0
                if flag == 0 or flag == 180310
                else (1 if flag == 19950407 else (2 if flag == 20220803 else (3 if flag == 871224 else 4)))
            )
        )
    ) == 4:
        size_table = 1024
        if size_table > end - pos:
            raise short(self, "table", pos, size_table, end - pos)
        self.table = data[pos : pos + size_table]
        pos += size_table
    else:
        self.table = None
    size_values = num_elements * (
        4
        if (
            0
            if load == 1
            else (
                5
                if load != 0
                else (
                    0
                    if flag == 0 or flag == 180310
                    else (1 if flag == 19950407 else (2 if flag == 20220803 else (3 if flag == 871224 else 4)))
                )
            )
        )
        == 0
        else (
            2
            if (
                0
                if load == 1
                else (
                    5
                    if load != 0
                    else (
                        0
                        if flag == 0 or flag == 180310
                        else (1 if flag == 19950407 else (2 if flag == 20220803 else (3 if flag == 871224 else 4)))
                    )
                )
            )
            == 1
            or (
                0
                if load == 1
                else (
                    5
                    if load != 0
                    else (
                        0
                        if flag == 0 or flag == 180310
                        else (1 if flag == 19950407 else (2 if flag == 20220803 else (3 if flag == 871224 else 4)))
                    )
                )
            )
            == 2
            else 1
        )
    )
    if size_values > end - pos:
        raise short(self, "values", pos, size_values, end - pos)
    self.values = data[pos : pos + size_values]
    pos += size_values
    size_pad = (
        4
        - num_elements
        * (
            4
            if (
                0
                if load == 1
                else (
                    5
                    if load != 0
                    else (
                        0
                        if flag == 0 or flag == 180310
                        else (1 if flag == 19950407 else (2 if flag == 20220803 else (3 if flag == 871224 else 4)))
                    )
                )
            )
            == 0
            else (
                2
                if (
                    0
                    if load == 1
                    else (
                        5
                        if load != 0
                        else (
                            0
                            if flag == 0 or flag == 180310
                            else (1 if flag == 19950407 else (2 if flag == 20220803 else (3 if flag == 871224 else 4)))
                        )
                    )
                )
                == 1
                or (
                    0
                    if load == 1
                    else (
                        5
                        if load != 0
                        else (
                            0
                            if flag == 0 or flag == 180310
                            else (1 if flag == 19950407 else (2 if flag == 20220803 else (3 if flag == 871224 else 4)))
                        )
                    )
                )
                == 2
                else 1
            )
        )
        % 4
    ) % 4
    if size_pad > end - pos:
        raise short(self, "pad", pos, size_pad, end - pos)
    self.pad = data[pos : pos + size_pad] if size_pad else b""
    pos += size_pad
    return self, pos


def _read_common(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], shape_hints: Any, featmask: Any
) -> Common:
    self = new(Common)
    self.shape_hints = shape_hints
    self.featmask = featmask
    return self


def _read_abs_val(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> AbsVal:
    self = new(AbsVal)
    return self


def _read_arg_max(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], out_max_val: Any, topk: Any
) -> ArgMax:
    self = new(ArgMax)
    self.out_max_val = out_max_val
    self.topk = topk
    admit(self, RULES, pos)
    return self


def _read_batch_norm(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], channels: Any, eps: Any
) -> tuple[BatchNorm, int]:
    self = new(BatchNorm)
    self.channels = channels
    self.eps = eps
    admit(self, RULES, pos)
    try:
        self.slope, pos = _read_block(data, pos, end, limits, channels, 1)
        self.mean, pos = _read_block(data, pos, end, limits, channels, 1)
        self.variance, pos = _read_block(data, pos, end, limits, channels, 1)
        self.bias, pos = _read_block(data, pos, end, limits, channels, 1)
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_bias(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], bias_data_size: Any
) -> tuple[Bias, int]:
    self = new(Bias)
    self.bias_data_size = bias_data_size
    admit(self, RULES, pos)
    try:
        self.bias, pos = _read_block(data, pos, end, limits, bias_data_size, 1)
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_bnll(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> Bnll:
    self = new(Bnll)
    return self


def _read_concat(data: memoryview, pos: int, end: int, limits: Mapping[str, int], axis: Any) -> Concat:
    self = new(Concat)
    self.axis = axis
    admit(self, RULES, pos)
    return self


def _read_convolution(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    num_output: Any,
    kernel_w: Any,
    kernel_h: Any,
    dilation_w: Any,
    dilation_h: Any,
    stride_w: Any,
    stride_h: Any,
    pad_left: Any,
    pad_right: Any,
    pad_top: Any,
    pad_bottom: Any,
    pad_value: Any,
    bias_term: Any,
    weight_data_size: Any,
    int8_scale_term: Any,
    activation_type: Any,
    activation_params: Any,
    dynamic_weight: Any,
) -> tuple[Convolution, int]:
    self = new(Convolution)
    self.num_output = num_output
    self.kernel_w = kernel_w
    self.kernel_h = kernel_h
    self.dilation_w = dilation_w
    self.dilation_h = dilation_h
    self.stride_w = stride_w
    self.stride_h = stride_h
    self.pad_left = pad_left
    self.pad_right = pad_right
    self.pad_top = pad_top
    self.pad_bottom = pad_bottom
    self.pad_value = pad_value
    self.bias_term = bias_term
    self.weight_data_size = weight_data_size
    self.int8_scale_term = int8_scale_term
    self.activation_type = activation_type
    self.activation_params = activation_params
    self.dynamic_weight = dynamic_weight
    admit(self, RULES, pos)
    try:
        if dynamic_weight == 0:
            self.weight, pos = _read_block(data, pos, end, limits, weight_data_size, 0)
        else:
            self.weight = None
        if dynamic_weight == 0 and bias_term != 0:
            self.bias, pos = _read_block(data, pos, end, limits, num_output, 1)
        else:
            self.bias = None
        if dynamic_weight == 0 and int8_scale_term != 0:
            self.weight_int8_scales, pos = _read_block(data, pos, end, limits, num_output, 1)
            self.bottom_blob_int8_scale, pos = _read_block(data, pos, end, limits, 1, 1)
        else:
            self.weight_int8_scales = None
            self.bottom_blob_int8_scale = None
        if dynamic_weight == 0 and int8_scale_term > 100:
            self.top_blob_int8_scale, pos = _read_block(data, pos, end, limits, 1, 1)
        else:
            self.top_blob_int8_scale = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_crop(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    woffset: Any,
    hoffset: Any,
    doffset: Any,
    coffset: Any,
    outw: Any,
    outh: Any,
    outd: Any,
    outc: Any,
    woffset2: Any,
    hoffset2: Any,
    doffset2: Any,
    coffset2: Any,
    starts: Any,
    ends: Any,
    axes: Any,
    starts_expr: Any,
    ends_expr: Any,
    axes_expr: Any,
) -> Crop:
    self = new(Crop)
    self.woffset = woffset
    self.hoffset = hoffset
    self.doffset = doffset
    self.coffset = coffset
    self.outw = outw
    self.outh = outh
    self.outd = outd
    self.outc = outc
    self.woffset2 = woffset2
    self.hoffset2 = hoffset2
    self.doffset2 = doffset2
    self.coffset2 = coffset2
    self.starts = starts
    self.ends = ends
    self.axes = axes
    self.starts_expr = starts_expr
    self.ends_expr = ends_expr
    self.axes_expr = axes_expr
    admit(self, RULES, pos)
    return self


def _read_deconvolution(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    num_output: Any,
    kernel_w: Any,
    kernel_h: Any,
    dilation_w: Any,
    dilation_h: Any,
    stride_w: Any,
    stride_h: Any,
    pad_left: Any,
    pad_right: Any,
    pad_top: Any,
    pad_bottom: Any,
    output_pad_right: Any,
    output_pad_bottom: Any,
    output_w: Any,
    output_h: Any,
    bias_term: Any,
    weight_data_size: Any,
    activation_type: Any,
    activation_params: Any,
    dynamic_weight: Any,
) -> tuple[Deconvolution, int]:
    self = new(Deconvolution)
    self.num_output = num_output
    self.kernel_w = kernel_w
    self.kernel_h = kernel_h
    self.dilation_w = dilation_w
    self.dilation_h = dilation_h
    self.stride_w = stride_w
    self.stride_h = stride_h
    self.pad_left = pad_left
    self.pad_right = pad_right
    self.pad_top = pad_top
    self.pad_bottom = pad_bottom
    self.output_pad_right = output_pad_right
    self.output_pad_bottom = output_pad_bottom
    self.output_w = output_w
    self.output_h = output_h
    self.bias_term = bias_term
    self.weight_data_size = weight_data_size
    self.activation_type = activation_type
    self.activation_params = activation_params
    self.dynamic_weight = dynamic_weight
    admit(self, RULES, pos)
    try:
        if dynamic_weight == 0:
            self.weight, pos = _read_block(data, pos, end, limits, weight_data_size, 0)
        else:
            self.weight = None
        if dynamic_weight == 0 and bias_term != 0:
            self.bias, pos = _read_block(data, pos, end, limits, num_output, 1)
        else:
            self.bias = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_dropout(data: memoryview, pos: int, end: int, limits: Mapping[str, int], scale: Any) -> Dropout:
    self = new(Dropout)
    self.scale = scale
    return self


def _read_eltwise(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], op_type: Any, coeffs: Any
) -> Eltwise:
    self = new(Eltwise)
    self.op_type = op_type
    self.coeffs = coeffs
    admit(self, RULES, pos)
    return self


def _read_elu(data: memoryview, pos: int, end: int, limits: Mapping[str, int], alpha: Any) -> Elu:
    self = new(Elu)
    self.alpha = alpha
    return self


def _read_embed(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    num_output: Any,
    input_dim: Any,
    bias_term: Any,
    weight_data_size: Any,
    int8_scale_term: Any,
) -> tuple[Embed, int]:
    self = new(Embed)
    self.num_output = num_output
    self.input_dim = input_dim
    self.bias_term = bias_term
    self.weight_data_size = weight_data_size
    self.int8_scale_term = int8_scale_term
    admit(self, RULES, pos)
    try:
        self.weight, pos = _read_block(data, pos, end, limits, weight_data_size, 0)
        if bias_term != 0:
            self.bias, pos = _read_block(data, pos, end, limits, num_output, 1)
        else:
            self.bias = None
        if int8_scale_term != 0:
            self.weight_int8_scale, pos = _read_block(data, pos, end, limits, 1, 1)
        else:
            self.weight_int8_scale = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_exp(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], base: Any, scale: Any, shift: Any
) -> Exp:
    self = new(Exp)
    self.base = base
    self.scale = scale
    self.shift = shift
    return self


def _read_flatten(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> Flatten:
    self = new(Flatten)
    return self


def _read_inner_product(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    num_output: Any,
    bias_term: Any,
    weight_data_size: Any,
    int8_scale_term: Any,
    activation_type: Any,
    activation_params: Any,
) -> tuple[InnerProduct, int]:
    self = new(InnerProduct)
    self.num_output = num_output
    self.bias_term = bias_term
    self.weight_data_size = weight_data_size
    self.int8_scale_term = int8_scale_term
    self.activation_type = activation_type
    self.activation_params = activation_params
    admit(self, RULES, pos)
    try:
        self.weight, pos = _read_block(data, pos, end, limits, weight_data_size, 0)
        if bias_term != 0:
            self.bias, pos = _read_block(data, pos, end, limits, num_output, 1)
        else:
            self.bias = None
        if int8_scale_term != 0:
            self.weight_int8_scales, pos = _read_block(data, pos, end, limits, num_output, 1)
            self.bottom_blob_int8_scale, pos = _read_block(data, pos, end, limits, 1, 1)
        else:
            self.weight_int8_scales = None
            self.bottom_blob_int8_scale = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_input(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], w: Any, h: Any, d: Any, c: Any
) -> Input:
    self = new(Input)
    self.w = w
    self.h = h
    self.d = d
    self.c = c
    return self


def _read_log(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], base: Any, scale: Any, shift: Any
) -> Log:
    self = new(Log)
    self.base = base
    self.scale = scale
    self.shift = shift
    return self


def _read_lrn(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    region_type: Any,
    local_size: Any,
    alpha: Any,
    beta: Any,
    bias: Any,
) -> Lrn:
    self = new(Lrn)
    self.region_type = region_type
    self.local_size = local_size
    self.alpha = alpha
    self.beta = beta
    self.bias = bias
    admit(self, RULES, pos)
    return self


def _read_memory_data(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], w: Any, h: Any, d: Any, c: Any, load_type: Any
) -> tuple[MemoryData, int]:
    self = new(MemoryData)
    self.w = w
    self.h = h
    self.d = d
    self.c = c
    self.load_type = load_type
    admit(self, RULES, pos)
    try:
        if (w * h * d * c if d != 0 else (w * h * c if c != 0 else (w * h if h != 0 else w))) > 0:
            self.data_, pos = _read_block(
                data,
                pos,
                end,
                limits,
                w * h * d * c if d != 0 else (w * h * c if c != 0 else (w * h if h != 0 else w)),
                0 if load_type == 0 else 1,
            )
        else:
            self.data_ = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_mvn(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    normalize_variance: Any,
    across_channels: Any,
    eps: Any,
) -> Mvn:
    self = new(Mvn)
    self.normalize_variance = normalize_variance
    self.across_channels = across_channels
    self.eps = eps
    return self


def _read_pooling(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    pooling_type: Any,
    kernel_w: Any,
    kernel_h: Any,
    stride_w: Any,
    stride_h: Any,
    pad_left: Any,
    pad_right: Any,
    pad_top: Any,
    pad_bottom: Any,
    global_pooling: Any,
    pad_mode: Any,
    avgpool_count_include_pad: Any,
    adaptive_pooling: Any,
    out_w: Any,
    out_h: Any,
) -> Pooling:
    self = new(Pooling)
    self.pooling_type = pooling_type
    self.kernel_w = kernel_w
    self.kernel_h = kernel_h
    self.stride_w = stride_w
    self.stride_h = stride_h
    self.pad_left = pad_left
    self.pad_right = pad_right
    self.pad_top = pad_top
    self.pad_bottom = pad_bottom
    self.global_pooling = global_pooling
    self.pad_mode = pad_mode
    self.avgpool_count_include_pad = avgpool_count_include_pad
    self.adaptive_pooling = adaptive_pooling
    self.out_w = out_w
    self.out_h = out_h
    admit(self, RULES, pos)
    return self


def _read_power(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], power: Any, scale: Any, shift: Any
) -> Power:
    self = new(Power)
    self.power = power
    self.scale = scale
    self.shift = shift
    return self


def _read_p_re_lu(data: memoryview, pos: int, end: int, limits: Mapping[str, int], num_slope: Any) -> tuple[PReLu, int]:
    self = new(PReLu)
    self.num_slope = num_slope
    admit(self, RULES, pos)
    try:
        self.slope, pos = _read_block(data, pos, end, limits, num_slope, 1)
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_proposal(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    feat_stride: Any,
    base_size: Any,
    pre_nms_top_n: Any,
    after_nms_top_n: Any,
    nms_thresh: Any,
    min_size: Any,
) -> Proposal:
    self = new(Proposal)
    self.feat_stride = feat_stride
    self.base_size = base_size
    self.pre_nms_top_n = pre_nms_top_n
    self.after_nms_top_n = after_nms_top_n
    self.nms_thresh = nms_thresh
    self.min_size = min_size
    return self


def _read_reduction(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    operation: Any,
    reduce_all: Any,
    coeff: Any,
    axes: Any,
    keepdims: Any,
    fixbug0: Any,
) -> Reduction:
    self = new(Reduction)
    self.operation = operation
    self.reduce_all = reduce_all
    self.coeff = coeff
    self.axes = axes
    self.keepdims = keepdims
    self.fixbug0 = fixbug0
    admit(self, RULES, pos)
    return self


def _read_re_lu(data: memoryview, pos: int, end: int, limits: Mapping[str, int], slope: Any) -> ReLu:
    self = new(ReLu)
    self.slope = slope
    return self


def _read_reshape(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    w: Any,
    h: Any,
    d: Any,
    c: Any,
    shape_expr: Any,
    input_batch_axis: Any,
    output_batch_axis: Any,
) -> Reshape:
    self = new(Reshape)
    self.w = w
    self.h = h
    self.d = d
    self.c = c
    self.shape_expr = shape_expr
    self.input_batch_axis = input_batch_axis
    self.output_batch_axis = output_batch_axis
    admit(self, RULES, pos)
    return self


def _read_roi_pooling(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    pooled_width: Any,
    pooled_height: Any,
    spatial_scale: Any,
) -> RoiPooling:
    self = new(RoiPooling)
    self.pooled_width = pooled_width
    self.pooled_height = pooled_height
    self.spatial_scale = spatial_scale
    return self


def _read_scale(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], scale_data_size: Any, bias_term: Any
) -> tuple[Scale, int]:
    self = new(Scale)
    self.scale_data_size = scale_data_size
    self.bias_term = bias_term
    admit(self, RULES, pos)
    try:
        if scale_data_size != -233:
            self.scale, pos = _read_block(data, pos, end, limits, scale_data_size, 1)
        else:
            self.scale = None
        if scale_data_size != -233 and bias_term != 0:
            self.bias, pos = _read_block(data, pos, end, limits, scale_data_size, 1)
        else:
            self.bias = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_sigmoid(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> Sigmoid:
    self = new(Sigmoid)
    return self


def _read_slice(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], slices: Any, axis: Any, indices: Any
) -> Slice:
    self = new(Slice)
    self.slices = slices
    self.axis = axis
    self.indices = indices
    admit(self, RULES, pos)
    return self


def _read_softmax(data: memoryview, pos: int, end: int, limits: Mapping[str, int], axis: Any, fixbug0: Any) -> Softmax:
    self = new(Softmax)
    self.axis = axis
    self.fixbug0 = fixbug0
    admit(self, RULES, pos)
    return self


def _read_split(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> Split:
    self = new(Split)
    return self


def _read_spp(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], pooling_type: Any, pyramid_height: Any
) -> Spp:
    self = new(Spp)
    self.pooling_type = pooling_type
    self.pyramid_height = pyramid_height
    admit(self, RULES, pos)
    return self


def _read_tan_h(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> TanH:
    self = new(TanH)
    return self


def _read_threshold(data: memoryview, pos: int, end: int, limits: Mapping[str, int], threshold: Any) -> Threshold:
    self = new(Threshold)
    self.threshold = threshold
    return self


def _read_tile(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], axis: Any, tiles: Any, repeats: Any
) -> Tile:
    self = new(Tile)
    self.axis = axis
    self.tiles = tiles
    self.repeats = repeats
    admit(self, RULES, pos)
    return self


def _read_rnn(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    num_output: Any,
    weight_data_size: Any,
    direction: Any,
    int8_scale_term: Any,
) -> tuple[Rnn, int]:
    self = new(Rnn)
    self.num_output = num_output
    self.weight_data_size = weight_data_size
    self.direction = direction
    self.int8_scale_term = int8_scale_term
    admit(self, RULES, pos)
    try:
        self.weight_xc, pos = _read_block(data, pos, end, limits, weight_data_size, 0)
        self.bias_c, pos = _read_block(data, pos, end, limits, num_output * (2 if direction == 2 else 1), 0)
        self.weight_hc, pos = _read_block(
            data, pos, end, limits, num_output * num_output * (2 if direction == 2 else 1), 0
        )
        if int8_scale_term != 0:
            self.weight_xc_int8_scales, pos = _read_block(
                data, pos, end, limits, num_output * (2 if direction == 2 else 1), 1
            )
            self.weight_hc_int8_scales, pos = _read_block(
                data, pos, end, limits, num_output * (2 if direction == 2 else 1), 1
            )
        else:
            self.weight_xc_int8_scales = None
            self.weight_hc_int8_scales = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_lstm(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    num_output: Any,
    weight_data_size: Any,
    direction: Any,
    hidden_size: Any,
    int8_scale_term: Any,
) -> tuple[Lstm, int]:
    self = new(Lstm)
    self.num_output = num_output
    self.weight_data_size = weight_data_size
    self.direction = direction
    self.hidden_size = hidden_size
    self.int8_scale_term = int8_scale_term
    admit(self, RULES, pos)
    try:
        self.weight_xc, pos = _read_block(data, pos, end, limits, weight_data_size, 0)
        self.bias_c, pos = _read_block(data, pos, end, limits, hidden_size * 4 * (2 if direction == 2 else 1), 0)
        self.weight_hc, pos = _read_block(
            data, pos, end, limits, num_output * hidden_size * 4 * (2 if direction == 2 else 1), 0
        )
        if num_output != hidden_size:
            self.weight_hr, pos = _read_block(
                data, pos, end, limits, hidden_size * num_output * (2 if direction == 2 else 1), 0
            )
        else:
            self.weight_hr = None
        if int8_scale_term != 0:
            self.weight_xc_int8_scales, pos = _read_block(
                data, pos, end, limits, hidden_size * 4 * (2 if direction == 2 else 1), 1
            )
            self.weight_hc_int8_scales, pos = _read_block(
                data, pos, end, limits, hidden_size * 4 * (2 if direction == 2 else 1), 1
            )
        else:
            self.weight_xc_int8_scales = None
            self.weight_hc_int8_scales = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_binary_op(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], op_type: Any, with_scalar: Any, b: Any
) -> BinaryOp:
    self = new(BinaryOp)
    self.op_type = op_type
    self.with_scalar = with_scalar
    self.b = b
    admit(self, RULES, pos)
    return self


def _read_unary_op(data: memoryview, pos: int, end: int, limits: Mapping[str, int], op_type: Any) -> UnaryOp:
    self = new(UnaryOp)
    self.op_type = op_type
    admit(self, RULES, pos)
    return self


def _read_convolution_depth_wise(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    num_output: Any,
    kernel_w: Any,
    kernel_h: Any,
    dilation_w: Any,
    dilation_h: Any,
    stride_w: Any,
    stride_h: Any,
    pad_left: Any,
    pad_right: Any,
    pad_top: Any,
    pad_bottom: Any,
    pad_value: Any,
    bias_term: Any,
    weight_data_size: Any,
    group: Any,
    int8_scale_term: Any,
    activation_type: Any,
    activation_params: Any,
    dynamic_weight: Any,
) -> tuple[ConvolutionDepthWise, int]:
    self = new(ConvolutionDepthWise)
    self.num_output = num_output
    self.kernel_w = kernel_w
    self.kernel_h = kernel_h
    self.dilation_w = dilation_w
    self.dilation_h = dilation_h
    self.stride_w = stride_w
    self.stride_h = stride_h
    self.pad_left = pad_left
    self.pad_right = pad_right
    self.pad_top = pad_top
    self.pad_bottom = pad_bottom
    self.pad_value = pad_value
    self.bias_term = bias_term
    self.weight_data_size = weight_data_size
    self.group = group
    self.int8_scale_term = int8_scale_term
    self.activation_type = activation_type
    self.activation_params = activation_params
    self.dynamic_weight = dynamic_weight
    admit(self, RULES, pos)
    try:
        if dynamic_weight == 0:
            self.weight, pos = _read_block(data, pos, end, limits, weight_data_size, 0)
        else:
            self.weight = None
        if dynamic_weight == 0 and bias_term != 0:
            self.bias, pos = _read_block(data, pos, end, limits, num_output, 1)
        else:
            self.bias = None
        if dynamic_weight == 0 and (int8_scale_term == 1 or int8_scale_term == 101):
            self.weight_int8_scales, pos = _read_block(data, pos, end, limits, group, 1)
        else:
            self.weight_int8_scales = None
        if dynamic_weight == 0 and (int8_scale_term == 2 or int8_scale_term == 102):
            self.weight_int8_scale, pos = _read_block(data, pos, end, limits, 1, 1)
        else:
            self.weight_int8_scale = None
        if dynamic_weight == 0 and (
            int8_scale_term == 1 or int8_scale_term == 2 or int8_scale_term == 101 or int8_scale_term == 102
        ):
            self.bottom_blob_int8_scale, pos = _read_block(data, pos, end, limits, 1, 1)
        else:
            self.bottom_blob_int8_scale = None
        if dynamic_weight == 0 and int8_scale_term > 100:
            self.top_blob_int8_scale, pos = _read_block(data, pos, end, limits, 1, 1)
        else:
            self.top_blob_int8_scale = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_padding(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    top: Any,
    bottom: Any,
    left: Any,
    right: Any,
    type_: Any,
    value: Any,
    per_channel_pad_data_size: Any,
    front: Any,
    behind: Any,
) -> tuple[Padding, int]:
    self = new(Padding)
    self.top = top
    self.bottom = bottom
    self.left = left
    self.right = right
    self.type_ = type_
    self.value = value
    self.per_channel_pad_data_size = per_channel_pad_data_size
    self.front = front
    self.behind = behind
    admit(self, RULES, pos)
    try:
        if per_channel_pad_data_size != 0:
            self.per_channel_pad_data, pos = _read_block(data, pos, end, limits, per_channel_pad_data_size, 1)
        else:
            self.per_channel_pad_data = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_squeeze(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    squeeze_w: Any,
    squeeze_h: Any,
    squeeze_d: Any,
    squeeze_c: Any,
    axes: Any,
) -> Squeeze:
    self = new(Squeeze)
    self.squeeze_w = squeeze_w
    self.squeeze_h = squeeze_h
    self.squeeze_d = squeeze_d
    self.squeeze_c = squeeze_c
    self.axes = axes
    admit(self, RULES, pos)
    return self


def _read_expand_dims(data: memoryview, pos: int, end: int, limits: Mapping[str, int], axes: Any) -> ExpandDims:
    self = new(ExpandDims)
    self.axes = axes
    admit(self, RULES, pos)
    return self


def _read_normalize(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    across_spatial: Any,
    across_channel: Any,
    channel_shared: Any,
    eps: Any,
    eps_mode: Any,
    scale_data_size: Any,
) -> tuple[Normalize, int]:
    self = new(Normalize)
    self.across_spatial = across_spatial
    self.across_channel = across_channel
    self.channel_shared = channel_shared
    self.eps = eps
    self.eps_mode = eps_mode
    self.scale_data_size = scale_data_size
    admit(self, RULES, pos)
    try:
        self.scale, pos = _read_block(data, pos, end, limits, scale_data_size, 1)
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_permute(data: memoryview, pos: int, end: int, limits: Mapping[str, int], order_type: Any) -> Permute:
    self = new(Permute)
    self.order_type = order_type
    admit(self, RULES, pos)
    return self


def _read_prior_box(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    min_sizes: Any,
    max_sizes: Any,
    aspect_ratios: Any,
    variances_0: Any,
    variances_1: Any,
    variances_2: Any,
    variances_3: Any,
    flip: Any,
    clip: Any,
    image_width: Any,
    image_height: Any,
    step_width: Any,
    step_height: Any,
    offset: Any,
    step_mmdetection: Any,
    center_mmdetection: Any,
) -> PriorBox:
    self = new(PriorBox)
    self.min_sizes = min_sizes
    self.max_sizes = max_sizes
    self.aspect_ratios = aspect_ratios
    self.variances_0 = variances_0
    self.variances_1 = variances_1
    self.variances_2 = variances_2
    self.variances_3 = variances_3
    self.flip = flip
    self.clip = clip
    self.image_width = image_width
    self.image_height = image_height
    self.step_width = step_width
    self.step_height = step_height
    self.offset = offset
    self.step_mmdetection = step_mmdetection
    self.center_mmdetection = center_mmdetection
    admit(self, RULES, pos)
    return self


def _read_detection_output(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    num_class: Any,
    nms_threshold: Any,
    nms_top_k: Any,
    keep_top_k: Any,
    confidence_threshold: Any,
    variances_0: Any,
    variances_1: Any,
    variances_2: Any,
    variances_3: Any,
) -> DetectionOutput:
    self = new(DetectionOutput)
    self.num_class = num_class
    self.nms_threshold = nms_threshold
    self.nms_top_k = nms_top_k
    self.keep_top_k = keep_top_k
    self.confidence_threshold = confidence_threshold
    self.variances_0 = variances_0
    self.variances_1 = variances_1
    self.variances_2 = variances_2
    self.variances_3 = variances_3
    return self


def _read_interp(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    resize_type: Any,
    height_scale: Any,
    width_scale: Any,
    output_height: Any,
    output_width: Any,
    dynamic_target_size: Any,
    align_corner: Any,
    size_expr: Any,
) -> Interp:
    self = new(Interp)
    self.resize_type = resize_type
    self.height_scale = height_scale
    self.width_scale = width_scale
    self.output_height = output_height
    self.output_width = output_width
    self.dynamic_target_size = dynamic_target_size
    self.align_corner = align_corner
    self.size_expr = size_expr
    admit(self, RULES, pos)
    return self


def _read_deconvolution_depth_wise(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    num_output: Any,
    kernel_w: Any,
    kernel_h: Any,
    dilation_w: Any,
    dilation_h: Any,
    stride_w: Any,
    stride_h: Any,
    pad_left: Any,
    pad_right: Any,
    pad_top: Any,
    pad_bottom: Any,
    output_pad_right: Any,
    output_pad_bottom: Any,
    output_w: Any,
    output_h: Any,
    bias_term: Any,
    weight_data_size: Any,
    group: Any,
    activation_type: Any,
    activation_params: Any,
    dynamic_weight: Any,
) -> tuple[DeconvolutionDepthWise, int]:
    self = new(DeconvolutionDepthWise)
    self.num_output = num_output
    self.kernel_w = kernel_w
    self.kernel_h = kernel_h
    self.dilation_w = dilation_w
    self.dilation_h = dilation_h
    self.stride_w = stride_w
    self.stride_h = stride_h
    self.pad_left = pad_left
    self.pad_right = pad_right
    self.pad_top = pad_top
    self.pad_bottom = pad_bottom
    self.output_pad_right = output_pad_right
    self.output_pad_bottom = output_pad_bottom
    self.output_w = output_w
    self.output_h = output_h
    self.bias_term = bias_term
    self.weight_data_size = weight_data_size
    self.group = group
    self.activation_type = activation_type
    self.activation_params = activation_params
    self.dynamic_weight = dynamic_weight
    admit(self, RULES, pos)
    try:
        if dynamic_weight == 0:
            self.weight, pos = _read_block(data, pos, end, limits, weight_data_size, 0)
        else:
            self.weight = None
        if dynamic_weight == 0 and bias_term != 0:
            self.bias, pos = _read_block(data, pos, end, limits, num_output, 1)
        else:
            self.bias = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_shuffle_channel(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], group: Any, reverse: Any
) -> ShuffleChannel:
    self = new(ShuffleChannel)
    self.group = group
    self.reverse = reverse
    admit(self, RULES, pos)
    return self


def _read_instance_norm(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], channels: Any, eps: Any, affine: Any
) -> tuple[InstanceNorm, int]:
    self = new(InstanceNorm)
    self.channels = channels
    self.eps = eps
    self.affine = affine
    admit(self, RULES, pos)
    try:
        if affine != 0:
            self.gamma, pos = _read_block(data, pos, end, limits, channels, 1)
            self.beta, pos = _read_block(data, pos, end, limits, channels, 1)
        else:
            self.gamma = None
            self.beta = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_clip(data: memoryview, pos: int, end: int, limits: Mapping[str, int], min_: Any, max_: Any) -> Clip:
    self = new(Clip)
    self.min_ = min_
    self.max_ = max_
    return self


def _read_reorg(data: memoryview, pos: int, end: int, limits: Mapping[str, int], stride: Any, mode: Any) -> Reorg:
    self = new(Reorg)
    self.stride = stride
    self.mode = mode
    admit(self, RULES, pos)
    return self


def _read_yolo_detection_output(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    num_class: Any,
    num_box: Any,
    confidence_threshold: Any,
    nms_threshold: Any,
    biases: Any,
) -> YoloDetectionOutput:
    self = new(YoloDetectionOutput)
    self.num_class = num_class
    self.num_box = num_box
    self.confidence_threshold = confidence_threshold
    self.nms_threshold = nms_threshold
    self.biases = biases
    admit(self, RULES, pos)
    return self


def _read_quantize(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], scale_data_size: Any
) -> tuple[Quantize, int]:
    self = new(Quantize)
    self.scale_data_size = scale_data_size
    admit(self, RULES, pos)
    try:
        self.scale, pos = _read_block(data, pos, end, limits, scale_data_size, 1)
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_dequantize(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], scale_data_size: Any, bias_data_size: Any
) -> tuple[Dequantize, int]:
    self = new(Dequantize)
    self.scale_data_size = scale_data_size
    self.bias_data_size = bias_data_size
    admit(self, RULES, pos)
    try:
        self.scale, pos = _read_block(data, pos, end, limits, scale_data_size, 1)
        if bias_data_size != 0:
            self.bias, pos = _read_block(data, pos, end, limits, bias_data_size, 1)
        else:
            self.bias = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_yolov3_detection_output(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    num_class: Any,
    num_box: Any,
    confidence_threshold: Any,
    nms_threshold: Any,
    biases: Any,
    mask: Any,
    anchors_scale: Any,
) -> Yolov3DetectionOutput:
    self = new(Yolov3DetectionOutput)
    self.num_class = num_class
    self.num_box = num_box
    self.confidence_threshold = confidence_threshold
    self.nms_threshold = nms_threshold
    self.biases = biases
    self.mask = mask
    self.anchors_scale = anchors_scale
    admit(self, RULES, pos)
    return self


def _read_psroi_pooling(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    pooled_width: Any,
    pooled_height: Any,
    spatial_scale: Any,
    output_dim: Any,
) -> PsroiPooling:
    self = new(PsroiPooling)
    self.pooled_width = pooled_width
    self.pooled_height = pooled_height
    self.spatial_scale = spatial_scale
    self.output_dim = output_dim
    return self


def _read_roi_align(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    pooled_width: Any,
    pooled_height: Any,
    spatial_scale: Any,
    sampling_ratio: Any,
    aligned: Any,
    version: Any,
) -> RoiAlign:
    self = new(RoiAlign)
    self.pooled_width = pooled_width
    self.pooled_height = pooled_height
    self.spatial_scale = spatial_scale
    self.sampling_ratio = sampling_ratio
    self.aligned = aligned
    self.version = version
    admit(self, RULES, pos)
    return self


def _read_packing(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    out_elempack: Any,
    use_padding: Any,
    cast_type_from: Any,
    cast_type_to: Any,
) -> Packing:
    self = new(Packing)
    self.out_elempack = out_elempack
    self.use_padding = use_padding
    self.cast_type_from = cast_type_from
    self.cast_type_to = cast_type_to
    admit(self, RULES, pos)
    return self


def _read_requantize(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    scale_in_data_size: Any,
    scale_out_data_size: Any,
    bias_data_size: Any,
    activation_type: Any,
    activation_params: Any,
) -> tuple[Requantize, int]:
    self = new(Requantize)
    self.scale_in_data_size = scale_in_data_size
    self.scale_out_data_size = scale_out_data_size
    self.bias_data_size = bias_data_size
    self.activation_type = activation_type
    self.activation_params = activation_params
    admit(self, RULES, pos)
    try:
        self.scale_in, pos = _read_block(data, pos, end, limits, scale_in_data_size, 1)
        self.scale_out, pos = _read_block(data, pos, end, limits, scale_out_data_size, 1)
        if bias_data_size != 0:
            self.bias, pos = _read_block(data, pos, end, limits, bias_data_size, 1)
        else:
            self.bias = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_cast(data: memoryview, pos: int, end: int, limits: Mapping[str, int], type_from: Any, type_to: Any) -> Cast:
    self = new(Cast)
    self.type_from = type_from
    self.type_to = type_to
    admit(self, RULES, pos)
    return self


def _read_hard_sigmoid(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], alpha: Any, beta: Any
) -> HardSigmoid:
    self = new(HardSigmoid)
    self.alpha = alpha
    self.beta = beta
    return self


def _read_selu(data: memoryview, pos: int, end: int, limits: Mapping[str, int], alpha: Any, lambda_: Any) -> Selu:
    self = new(Selu)
    self.alpha = alpha
    self.lambda_ = lambda_
    return self


def _read_hard_swish(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], alpha: Any, beta: Any
) -> HardSwish:
    self = new(HardSwish)
    self.alpha = alpha
    self.beta = beta
    return self


def _read_noop(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> Noop:
    self = new(Noop)
    return self


def _read_pixel_shuffle(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], upscale_factor: Any, mode: Any
) -> PixelShuffle:
    self = new(PixelShuffle)
    self.upscale_factor = upscale_factor
    self.mode = mode
    admit(self, RULES, pos)
    return self


def _read_deep_copy(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> DeepCopy:
    self = new(DeepCopy)
    return self


def _read_mish(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> Mish:
    self = new(Mish)
    return self


def _read_statistics_pooling(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], include_stddev: Any
) -> StatisticsPooling:
    self = new(StatisticsPooling)
    self.include_stddev = include_stddev
    return self


def _read_swish(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> Swish:
    self = new(Swish)
    return self


def _read_gemm(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    alpha: Any,
    beta: Any,
    trans_a: Any,
    trans_b: Any,
    constant_a: Any,
    constant_b: Any,
    constant_c: Any,
    constant_m: Any,
    constant_n: Any,
    constant_k: Any,
    constant_broadcast_type_c: Any,
    output_n1m: Any,
    output_elempack: Any,
    output_elemtype: Any,
    output_transpose: Any,
    quantize_term: Any,
    constant_tile_m: Any,
    constant_tile_n: Any,
    constant_tile_k: Any,
    dialect: Any,
) -> tuple[Gemm, int]:
    self = new(Gemm)
    self.alpha = alpha
    self.beta = beta
    self.trans_a = trans_a
    self.trans_b = trans_b
    self.constant_a = constant_a
    self.constant_b = constant_b
    self.constant_c = constant_c
    self.constant_m = constant_m
    self.constant_n = constant_n
    self.constant_k = constant_k
    self.constant_broadcast_type_c = constant_broadcast_type_c
    self.output_n1m = output_n1m
    self.output_elempack = output_elempack
    self.output_elemtype = output_elemtype
    self.output_transpose = output_transpose
    self.quantize_term = quantize_term
    self.constant_tile_m = constant_tile_m
    self.constant_tile_n = constant_tile_n
    self.constant_tile_k = constant_tile_k
    self.dialect = dialect
    admit(self, RULES, pos)
    try:
        if constant_a == 1:
            self.a, pos = _read_block(data, pos, end, limits, constant_m * constant_k, 0)
        else:
            self.a = None
        if constant_b == 1:
            self.b, pos = _read_block(
                data,
                pos,
                end,
                limits,
                (
                    constant_k
                    * (
                        quantize_term // 100
                        if quantize_term >= 400
                        and quantize_term < 900
                        and quantize_term // 100 % 2 == 0
                        and quantize_term % 100 < 20
                        and quantize_term % 10 < 3
                        else 0
                    )
                    + 7
                )
                // 8
                * constant_n
                if quantize_term >= 400
                and quantize_term < 900
                and quantize_term // 100 % 2 == 0
                and quantize_term % 100 < 20
                and quantize_term % 10 < 3
                else constant_k * constant_n,
                0
                if not (
                    quantize_term >= 400
                    and quantize_term < 900
                    and quantize_term // 100 % 2 == 0
                    and quantize_term % 100 < 20
                    and quantize_term % 10 < 3
                )
                or dialect == 7
                else (
                    4
                    if (
                        quantize_term // 100
                        if quantize_term >= 400
                        and quantize_term < 900
                        and quantize_term // 100 % 2 == 0
                        and quantize_term % 100 < 20
                        and quantize_term % 10 < 3
                        else 0
                    )
                    == 4
                    else (
                        6
                        if (
                            quantize_term // 100
                            if quantize_term >= 400
                            and quantize_term < 900
                            and quantize_term // 100 % 2 == 0
                            and quantize_term % 100 < 20
                            and quantize_term % 10 < 3
                            else 0
                        )
                        == 6
                        else 8
                    )
                ),
            )
        else:
            self.b = None
        if constant_c == 1 and constant_broadcast_type_c != -1:
            self.c, pos = _read_block(
                data,
                pos,
                end,
                limits,
                (
                    (0 if constant_m < 0 else constant_m)
                    if constant_broadcast_type_c == 1
                    else (1 if constant_broadcast_type_c < 3 else (0 if constant_n < 0 else constant_n))
                )
                if (
                    0
                    if constant_broadcast_type_c < 2
                    else (1 if constant_broadcast_type_c == 4 else (0 if constant_m < 0 else constant_m))
                )
                == 0
                else (
                    0
                    if constant_broadcast_type_c < 2
                    else (1 if constant_broadcast_type_c == 4 else (0 if constant_m < 0 else constant_m))
                )
                * (
                    (0 if constant_m < 0 else constant_m)
                    if constant_broadcast_type_c == 1
                    else (1 if constant_broadcast_type_c < 3 else (0 if constant_n < 0 else constant_n))
                ),
                0,
            )
        else:
            self.c = None
        if (
            quantize_term >= 400
            and quantize_term < 900
            and quantize_term // 100 % 2 == 0
            and quantize_term % 100 < 20
            and quantize_term % 10 < 3
        ):
            self.b_quantize_scales, pos = _read_block(
                data,
                pos,
                end,
                limits,
                (constant_k + (32 if quantize_term % 10 == 0 else (64 if quantize_term % 10 == 1 else 128)) - 1)
                // (32 if quantize_term % 10 == 0 else (64 if quantize_term % 10 == 1 else 128))
                * constant_n,
                1,
            )
        else:
            self.b_quantize_scales = None
        if (
            quantize_term >= 400
            and quantize_term < 900
            and quantize_term // 100 % 2 == 0
            and quantize_term % 100 < 20
            and quantize_term % 10 < 3
            and quantize_term % 100 >= 10
        ):
            self.b_input_scales, pos = _read_block(data, pos, end, limits, constant_k, 1)
        else:
            self.b_input_scales = None
        if (
            quantize_term != 0
            and not (
                quantize_term >= 400
                and quantize_term < 900
                and quantize_term // 100 % 2 == 0
                and quantize_term % 100 < 20
                and quantize_term % 10 < 3
            )
            and constant_a == 1
        ):
            self.a_int8_scales, pos = _read_block(data, pos, end, limits, constant_m, 1)
        else:
            self.a_int8_scales = None
        if (
            quantize_term != 0
            and not (
                quantize_term >= 400
                and quantize_term < 900
                and quantize_term // 100 % 2 == 0
                and quantize_term % 100 < 20
                and quantize_term % 10 < 3
            )
            and constant_b == 1
        ):
            self.b_int8_scale, pos = _read_block(data, pos, end, limits, 1, 1)
        else:
            self.b_int8_scale = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_group_norm(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], group: Any, channels: Any, eps: Any, affine: Any
) -> tuple[GroupNorm, int]:
    self = new(GroupNorm)
    self.group = group
    self.channels = channels
    self.eps = eps
    self.affine = affine
    admit(self, RULES, pos)
    try:
        if affine != 0:
            self.gamma, pos = _read_block(data, pos, end, limits, channels, 1)
            self.beta, pos = _read_block(data, pos, end, limits, channels, 1)
        else:
            self.gamma = None
            self.beta = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_layer_norm(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], affine_size: Any, eps: Any, affine: Any
) -> tuple[LayerNorm, int]:
    self = new(LayerNorm)
    self.affine_size = affine_size
    self.eps = eps
    self.affine = affine
    admit(self, RULES, pos)
    try:
        if affine != 0:
            self.gamma, pos = _read_block(data, pos, end, limits, affine_size, 1)
            self.beta, pos = _read_block(data, pos, end, limits, affine_size, 1)
        else:
            self.gamma = None
            self.beta = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_softplus(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> Softplus:
    self = new(Softplus)
    return self


def _read_gru(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    num_output: Any,
    weight_data_size: Any,
    direction: Any,
    int8_scale_term: Any,
) -> tuple[Gru, int]:
    self = new(Gru)
    self.num_output = num_output
    self.weight_data_size = weight_data_size
    self.direction = direction
    self.int8_scale_term = int8_scale_term
    admit(self, RULES, pos)
    try:
        self.weight_xc, pos = _read_block(data, pos, end, limits, weight_data_size, 0)
        self.bias_c, pos = _read_block(data, pos, end, limits, num_output * 4 * (2 if direction == 2 else 1), 0)
        self.weight_hc, pos = _read_block(
            data, pos, end, limits, num_output * num_output * 3 * (2 if direction == 2 else 1), 0
        )
        if int8_scale_term != 0:
            self.weight_xc_int8_scales, pos = _read_block(
                data, pos, end, limits, num_output * 3 * (2 if direction == 2 else 1), 1
            )
            self.weight_hc_int8_scales, pos = _read_block(
                data, pos, end, limits, num_output * 3 * (2 if direction == 2 else 1), 1
            )
        else:
            self.weight_xc_int8_scales = None
            self.weight_hc_int8_scales = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_multi_head_attention(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    embed_dim: Any,
    num_heads: Any,
    weight_data_size: Any,
    kdim: Any,
    vdim: Any,
    attn_mask: Any,
    kv_cache: Any,
    quantize_term: Any,
    scale: Any,
    dialect: Any,
) -> tuple[MultiHeadAttention, int]:
    self = new(MultiHeadAttention)
    self.embed_dim = embed_dim
    self.num_heads = num_heads
    self.weight_data_size = weight_data_size
    self.kdim = kdim
    self.vdim = vdim
    self.attn_mask = attn_mask
    self.kv_cache = kv_cache
    self.quantize_term = quantize_term
    self.scale = scale
    self.dialect = dialect
    admit(self, RULES, pos)
    try:
        self.q_weight, pos = _read_block(
            data,
            pos,
            end,
            limits,
            (
                (weight_data_size // embed_dim if embed_dim > 0 else 0)
                * (
                    quantize_term // 100
                    if quantize_term >= 400
                    and quantize_term < 900
                    and quantize_term // 100 % 2 == 0
                    and quantize_term % 100 < 20
                    and quantize_term % 10 < 3
                    else 0
                )
                + 7
            )
            // 8
            * embed_dim
            if quantize_term >= 400
            and quantize_term < 900
            and quantize_term // 100 % 2 == 0
            and quantize_term % 100 < 20
            and quantize_term % 10 < 3
            else weight_data_size,
            0
            if not (
                quantize_term >= 400
                and quantize_term < 900
                and quantize_term // 100 % 2 == 0
                and quantize_term % 100 < 20
                and quantize_term % 10 < 3
            )
            or dialect == 7
            else (
                4
                if (
                    quantize_term // 100
                    if quantize_term >= 400
                    and quantize_term < 900
                    and quantize_term // 100 % 2 == 0
                    and quantize_term % 100 < 20
                    and quantize_term % 10 < 3
                    else 0
                )
                == 4
                else (
                    6
                    if (
                        quantize_term // 100
                        if quantize_term >= 400
                        and quantize_term < 900
                        and quantize_term // 100 % 2 == 0
                        and quantize_term % 100 < 20
                        and quantize_term % 10 < 3
                        else 0
                    )
                    == 6
                    else 8
                )
            ),
        )
        self.q_bias, pos = _read_block(data, pos, end, limits, embed_dim, 1)
        self.k_weight, pos = _read_block(
            data,
            pos,
            end,
            limits,
            (
                (
                    kdim
                    * (
                        quantize_term // 100
                        if quantize_term >= 400
                        and quantize_term < 900
                        and quantize_term // 100 % 2 == 0
                        and quantize_term % 100 < 20
                        and quantize_term % 10 < 3
                        else 0
                    )
                    + 7
                )
                // 8
                if quantize_term >= 400
                and quantize_term < 900
                and quantize_term // 100 % 2 == 0
                and quantize_term % 100 < 20
                and quantize_term % 10 < 3
                else kdim
            )
            * embed_dim,
            0
            if not (
                quantize_term >= 400
                and quantize_term < 900
                and quantize_term // 100 % 2 == 0
                and quantize_term % 100 < 20
                and quantize_term % 10 < 3
            )
            or dialect == 7
            else (
                4
                if (
                    quantize_term // 100
                    if quantize_term >= 400
                    and quantize_term < 900
                    and quantize_term // 100 % 2 == 0
                    and quantize_term % 100 < 20
                    and quantize_term % 10 < 3
                    else 0
                )
                == 4
                else (
                    6
                    if (
                        quantize_term // 100
                        if quantize_term >= 400
                        and quantize_term < 900
                        and quantize_term // 100 % 2 == 0
                        and quantize_term % 100 < 20
                        and quantize_term % 10 < 3
                        else 0
                    )
                    == 6
                    else 8
                )
            ),
        )
        self.k_bias, pos = _read_block(data, pos, end, limits, embed_dim, 1)
        self.v_weight, pos = _read_block(
            data,
            pos,
            end,
            limits,
            (
                (
                    vdim
                    * (
                        quantize_term // 100
                        if quantize_term >= 400
                        and quantize_term < 900
                        and quantize_term // 100 % 2 == 0
                        and quantize_term % 100 < 20
                        and quantize_term % 10 < 3
                        else 0
                    )
                    + 7
                )
                // 8
                if quantize_term >= 400
                and quantize_term < 900
                and quantize_term // 100 % 2 == 0
                and quantize_term % 100 < 20
                and quantize_term % 10 < 3
                else vdim
            )
            * embed_dim,
            0
            if not (
                quantize_term >= 400
                and quantize_term < 900
                and quantize_term // 100 % 2 == 0
                and quantize_term % 100 < 20
                and quantize_term % 10 < 3
            )
            or dialect == 7
            else (
                4
                if (
                    quantize_term // 100
                    if quantize_term >= 400
                    and quantize_term < 900
                    and quantize_term // 100 % 2 == 0
                    and quantize_term % 100 < 20
                    and quantize_term % 10 < 3
                    else 0
                )
                == 4
                else (
                    6
                    if (
                        quantize_term // 100
                        if quantize_term >= 400
                        and quantize_term < 900
                        and quantize_term // 100 % 2 == 0
                        and quantize_term % 100 < 20
                        and quantize_term % 10 < 3
                        else 0
                    )
                    == 6
                    else 8
                )
            ),
        )
        self.v_bias, pos = _read_block(data, pos, end, limits, embed_dim, 1)
        self.out_weight, pos = _read_block(
            data,
            pos,
            end,
            limits,
            (
                embed_dim
                * (
                    quantize_term // 100
                    if quantize_term >= 400
                    and quantize_term < 900
                    and quantize_term // 100 % 2 == 0
                    and quantize_term % 100 < 20
                    and quantize_term % 10 < 3
                    else 0
                )
                + 7
            )
            // 8
            * (weight_data_size // embed_dim if embed_dim > 0 else 0)
            if quantize_term >= 400
            and quantize_term < 900
            and quantize_term // 100 % 2 == 0
            and quantize_term % 100 < 20
            and quantize_term % 10 < 3
            else weight_data_size,
            0
            if not (
                quantize_term >= 400
                and quantize_term < 900
                and quantize_term // 100 % 2 == 0
                and quantize_term % 100 < 20
                and quantize_term % 10 < 3
            )
            or dialect == 7
            else (
                4
                if (
                    quantize_term // 100
                    if quantize_term >= 400
                    and quantize_term < 900
                    and quantize_term // 100 % 2 == 0
                    and quantize_term % 100 < 20
                    and quantize_term % 10 < 3
                    else 0
                )
                == 4
                else (
                    6
                    if (
                        quantize_term // 100
                        if quantize_term >= 400
                        and quantize_term < 900
                        and quantize_term // 100 % 2 == 0
                        and quantize_term % 100 < 20
                        and quantize_term % 10 < 3
                        else 0
                    )
                    == 6
                    else 8
                )
            ),
        )
        self.out_bias, pos = _read_block(
            data, pos, end, limits, weight_data_size // embed_dim if embed_dim > 0 else 0, 1
        )
        if (
            quantize_term >= 400
            and quantize_term < 900
            and quantize_term // 100 % 2 == 0
            and quantize_term % 100 < 20
            and quantize_term % 10 < 3
        ):
            self.q_quantize_scales, pos = _read_block(
                data,
                pos,
                end,
                limits,
                (
                    (weight_data_size // embed_dim if embed_dim > 0 else 0)
                    + (32 if quantize_term % 10 == 0 else (64 if quantize_term % 10 == 1 else 128))
                    - 1
                )
                // (32 if quantize_term % 10 == 0 else (64 if quantize_term % 10 == 1 else 128))
                * embed_dim,
                1,
            )
            self.k_quantize_scales, pos = _read_block(
                data,
                pos,
                end,
                limits,
                (kdim + (32 if quantize_term % 10 == 0 else (64 if quantize_term % 10 == 1 else 128)) - 1)
                // (32 if quantize_term % 10 == 0 else (64 if quantize_term % 10 == 1 else 128))
                * embed_dim,
                1,
            )
            self.v_quantize_scales, pos = _read_block(
                data,
                pos,
                end,
                limits,
                (vdim + (32 if quantize_term % 10 == 0 else (64 if quantize_term % 10 == 1 else 128)) - 1)
                // (32 if quantize_term % 10 == 0 else (64 if quantize_term % 10 == 1 else 128))
                * embed_dim,
                1,
            )
            self.out_quantize_scales, pos = _read_block(
                data,
                pos,
                end,
                limits,
                (embed_dim + (32 if quantize_term % 10 == 0 else (64 if quantize_term % 10 == 1 else 128)) - 1)
                // (32 if quantize_term % 10 == 0 else (64 if quantize_term % 10 == 1 else 128))
                * (weight_data_size // embed_dim if embed_dim > 0 else 0),
                1,
            )
        else:
            self.q_quantize_scales = None
            self.k_quantize_scales = None
            self.v_quantize_scales = None
            self.out_quantize_scales = None
        if (
            quantize_term >= 400
            and quantize_term < 900
            and quantize_term // 100 % 2 == 0
            and quantize_term % 100 < 20
            and quantize_term % 10 < 3
            and quantize_term % 100 >= 10
        ):
            self.q_input_scales, pos = _read_block(
                data, pos, end, limits, weight_data_size // embed_dim if embed_dim > 0 else 0, 1
            )
            self.k_input_scales, pos = _read_block(data, pos, end, limits, kdim, 1)
            self.v_input_scales, pos = _read_block(data, pos, end, limits, vdim, 1)
            self.out_input_scales, pos = _read_block(data, pos, end, limits, embed_dim, 1)
        else:
            self.q_input_scales = None
            self.k_input_scales = None
            self.v_input_scales = None
            self.out_input_scales = None
        if quantize_term != 0 and not (
            quantize_term >= 400
            and quantize_term < 900
            and quantize_term // 100 % 2 == 0
            and quantize_term % 100 < 20
            and quantize_term % 10 < 3
        ):
            self.q_int8_scales, pos = _read_block(data, pos, end, limits, embed_dim, 1)
            self.k_int8_scales, pos = _read_block(data, pos, end, limits, embed_dim, 1)
            self.v_int8_scales, pos = _read_block(data, pos, end, limits, embed_dim, 1)
            self.out_int8_scale, pos = _read_block(data, pos, end, limits, 1, 1)
        else:
            self.q_int8_scales = None
            self.k_int8_scales = None
            self.v_int8_scales = None
            self.out_int8_scale = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_gelu(data: memoryview, pos: int, end: int, limits: Mapping[str, int], fast_gelu: Any) -> Gelu:
    self = new(Gelu)
    self.fast_gelu = fast_gelu
    return self


def _read_convolution1d(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    num_output: Any,
    kernel_w: Any,
    dilation_w: Any,
    stride_w: Any,
    pad_left: Any,
    pad_right: Any,
    pad_value: Any,
    bias_term: Any,
    weight_data_size: Any,
    activation_type: Any,
    activation_params: Any,
    dynamic_weight: Any,
) -> tuple[Convolution1d, int]:
    self = new(Convolution1d)
    self.num_output = num_output
    self.kernel_w = kernel_w
    self.dilation_w = dilation_w
    self.stride_w = stride_w
    self.pad_left = pad_left
    self.pad_right = pad_right
    self.pad_value = pad_value
    self.bias_term = bias_term
    self.weight_data_size = weight_data_size
    self.activation_type = activation_type
    self.activation_params = activation_params
    self.dynamic_weight = dynamic_weight
    admit(self, RULES, pos)
    try:
        if dynamic_weight == 0:
            self.weight, pos = _read_block(data, pos, end, limits, weight_data_size, 0)
        else:
            self.weight = None
        if dynamic_weight == 0 and bias_term != 0:
            self.bias, pos = _read_block(data, pos, end, limits, num_output, 1)
        else:
            self.bias = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_pooling1d(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    pooling_type: Any,
    kernel_w: Any,
    stride_w: Any,
    pad_left: Any,
    pad_right: Any,
    global_pooling: Any,
    pad_mode: Any,
    avgpool_count_include_pad: Any,
    adaptive_pooling: Any,
    out_w: Any,
) -> Pooling1d:
    self = new(Pooling1d)
    self.pooling_type = pooling_type
    self.kernel_w = kernel_w
    self.stride_w = stride_w
    self.pad_left = pad_left
    self.pad_right = pad_right
    self.global_pooling = global_pooling
    self.pad_mode = pad_mode
    self.avgpool_count_include_pad = avgpool_count_include_pad
    self.adaptive_pooling = adaptive_pooling
    self.out_w = out_w
    admit(self, RULES, pos)
    return self


def _read_convolution_depth_wise1d(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    num_output: Any,
    kernel_w: Any,
    dilation_w: Any,
    stride_w: Any,
    pad_left: Any,
    pad_right: Any,
    pad_value: Any,
    bias_term: Any,
    weight_data_size: Any,
    group: Any,
    activation_type: Any,
    activation_params: Any,
    dynamic_weight: Any,
) -> tuple[ConvolutionDepthWise1d, int]:
    self = new(ConvolutionDepthWise1d)
    self.num_output = num_output
    self.kernel_w = kernel_w
    self.dilation_w = dilation_w
    self.stride_w = stride_w
    self.pad_left = pad_left
    self.pad_right = pad_right
    self.pad_value = pad_value
    self.bias_term = bias_term
    self.weight_data_size = weight_data_size
    self.group = group
    self.activation_type = activation_type
    self.activation_params = activation_params
    self.dynamic_weight = dynamic_weight
    admit(self, RULES, pos)
    try:
        if dynamic_weight == 0:
            self.weight, pos = _read_block(data, pos, end, limits, weight_data_size, 0)
        else:
            self.weight = None
        if dynamic_weight == 0 and bias_term != 0:
            self.bias, pos = _read_block(data, pos, end, limits, num_output, 1)
        else:
            self.bias = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_convolution3d(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    num_output: Any,
    kernel_w: Any,
    kernel_h: Any,
    kernel_d: Any,
    dilation_w: Any,
    dilation_h: Any,
    dilation_d: Any,
    stride_w: Any,
    stride_h: Any,
    stride_d: Any,
    pad_left: Any,
    pad_right: Any,
    pad_top: Any,
    pad_bottom: Any,
    pad_front: Any,
    pad_behind: Any,
    pad_value: Any,
    bias_term: Any,
    weight_data_size: Any,
    activation_type: Any,
    activation_params: Any,
) -> tuple[Convolution3d, int]:
    self = new(Convolution3d)
    self.num_output = num_output
    self.kernel_w = kernel_w
    self.kernel_h = kernel_h
    self.kernel_d = kernel_d
    self.dilation_w = dilation_w
    self.dilation_h = dilation_h
    self.dilation_d = dilation_d
    self.stride_w = stride_w
    self.stride_h = stride_h
    self.stride_d = stride_d
    self.pad_left = pad_left
    self.pad_right = pad_right
    self.pad_top = pad_top
    self.pad_bottom = pad_bottom
    self.pad_front = pad_front
    self.pad_behind = pad_behind
    self.pad_value = pad_value
    self.bias_term = bias_term
    self.weight_data_size = weight_data_size
    self.activation_type = activation_type
    self.activation_params = activation_params
    admit(self, RULES, pos)
    try:
        self.weight, pos = _read_block(data, pos, end, limits, weight_data_size, 0)
        if bias_term != 0:
            self.bias, pos = _read_block(data, pos, end, limits, num_output, 1)
        else:
            self.bias = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_convolution_depth_wise3d(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    num_output: Any,
    kernel_w: Any,
    kernel_h: Any,
    kernel_d: Any,
    dilation_w: Any,
    dilation_h: Any,
    dilation_d: Any,
    stride_w: Any,
    stride_h: Any,
    stride_d: Any,
    pad_left: Any,
    pad_right: Any,
    pad_top: Any,
    pad_bottom: Any,
    pad_front: Any,
    pad_behind: Any,
    pad_value: Any,
    bias_term: Any,
    weight_data_size: Any,
    group: Any,
    activation_type: Any,
    activation_params: Any,
) -> tuple[ConvolutionDepthWise3d, int]:
    self = new(ConvolutionDepthWise3d)
    self.num_output = num_output
    self.kernel_w = kernel_w
    self.kernel_h = kernel_h
    self.kernel_d = kernel_d
    self.dilation_w = dilation_w
    self.dilation_h = dilation_h
    self.dilation_d = dilation_d
    self.stride_w = stride_w
    self.stride_h = stride_h
    self.stride_d = stride_d
    self.pad_left = pad_left
    self.pad_right = pad_right
    self.pad_top = pad_top
    self.pad_bottom = pad_bottom
    self.pad_front = pad_front
    self.pad_behind = pad_behind
    self.pad_value = pad_value
    self.bias_term = bias_term
    self.weight_data_size = weight_data_size
    self.group = group
    self.activation_type = activation_type
    self.activation_params = activation_params
    admit(self, RULES, pos)
    try:
        self.weight, pos = _read_block(data, pos, end, limits, weight_data_size, 0)
        if bias_term != 0:
            self.bias, pos = _read_block(data, pos, end, limits, num_output, 1)
        else:
            self.bias = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_pooling3d(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    pooling_type: Any,
    kernel_w: Any,
    kernel_h: Any,
    kernel_d: Any,
    stride_w: Any,
    stride_h: Any,
    stride_d: Any,
    pad_left: Any,
    pad_right: Any,
    pad_top: Any,
    pad_bottom: Any,
    pad_front: Any,
    pad_behind: Any,
    global_pooling: Any,
    pad_mode: Any,
    avgpool_count_include_pad: Any,
    adaptive_pooling: Any,
    out_w: Any,
    out_h: Any,
    out_d: Any,
) -> Pooling3d:
    self = new(Pooling3d)
    self.pooling_type = pooling_type
    self.kernel_w = kernel_w
    self.kernel_h = kernel_h
    self.kernel_d = kernel_d
    self.stride_w = stride_w
    self.stride_h = stride_h
    self.stride_d = stride_d
    self.pad_left = pad_left
    self.pad_right = pad_right
    self.pad_top = pad_top
    self.pad_bottom = pad_bottom
    self.pad_front = pad_front
    self.pad_behind = pad_behind
    self.global_pooling = global_pooling
    self.pad_mode = pad_mode
    self.avgpool_count_include_pad = avgpool_count_include_pad
    self.adaptive_pooling = adaptive_pooling
    self.out_w = out_w
    self.out_h = out_h
    self.out_d = out_d
    admit(self, RULES, pos)
    return self


def _read_mat_mul(data: memoryview, pos: int, end: int, limits: Mapping[str, int], trans_b: Any) -> MatMul:
    self = new(MatMul)
    self.trans_b = trans_b
    return self


def _read_deconvolution1d(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    num_output: Any,
    kernel_w: Any,
    dilation_w: Any,
    stride_w: Any,
    pad_left: Any,
    pad_right: Any,
    output_pad_right: Any,
    output_w: Any,
    bias_term: Any,
    weight_data_size: Any,
    activation_type: Any,
    activation_params: Any,
    dynamic_weight: Any,
) -> tuple[Deconvolution1d, int]:
    self = new(Deconvolution1d)
    self.num_output = num_output
    self.kernel_w = kernel_w
    self.dilation_w = dilation_w
    self.stride_w = stride_w
    self.pad_left = pad_left
    self.pad_right = pad_right
    self.output_pad_right = output_pad_right
    self.output_w = output_w
    self.bias_term = bias_term
    self.weight_data_size = weight_data_size
    self.activation_type = activation_type
    self.activation_params = activation_params
    self.dynamic_weight = dynamic_weight
    admit(self, RULES, pos)
    try:
        if dynamic_weight == 0:
            self.weight, pos = _read_block(data, pos, end, limits, weight_data_size, 0)
        else:
            self.weight = None
        if dynamic_weight == 0 and bias_term != 0:
            self.bias, pos = _read_block(data, pos, end, limits, num_output, 1)
        else:
            self.bias = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_deconvolution_depth_wise1d(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    num_output: Any,
    kernel_w: Any,
    dilation_w: Any,
    stride_w: Any,
    pad_left: Any,
    pad_right: Any,
    output_pad_right: Any,
    output_w: Any,
    bias_term: Any,
    weight_data_size: Any,
    group: Any,
    activation_type: Any,
    activation_params: Any,
    dynamic_weight: Any,
) -> tuple[DeconvolutionDepthWise1d, int]:
    self = new(DeconvolutionDepthWise1d)
    self.num_output = num_output
    self.kernel_w = kernel_w
    self.dilation_w = dilation_w
    self.stride_w = stride_w
    self.pad_left = pad_left
    self.pad_right = pad_right
    self.output_pad_right = output_pad_right
    self.output_w = output_w
    self.bias_term = bias_term
    self.weight_data_size = weight_data_size
    self.group = group
    self.activation_type = activation_type
    self.activation_params = activation_params
    self.dynamic_weight = dynamic_weight
    admit(self, RULES, pos)
    try:
        if dynamic_weight == 0:
            self.weight, pos = _read_block(data, pos, end, limits, weight_data_size, 0)
        else:
            self.weight = None
        if dynamic_weight == 0 and bias_term != 0:
            self.bias, pos = _read_block(data, pos, end, limits, num_output, 1)
        else:
            self.bias = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_deconvolution3d(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    num_output: Any,
    kernel_w: Any,
    kernel_h: Any,
    kernel_d: Any,
    dilation_w: Any,
    dilation_h: Any,
    dilation_d: Any,
    stride_w: Any,
    stride_h: Any,
    stride_d: Any,
    pad_left: Any,
    pad_right: Any,
    pad_top: Any,
    pad_bottom: Any,
    pad_front: Any,
    pad_behind: Any,
    output_pad_right: Any,
    output_pad_bottom: Any,
    output_pad_behind: Any,
    output_w: Any,
    output_h: Any,
    output_d: Any,
    bias_term: Any,
    weight_data_size: Any,
    activation_type: Any,
    activation_params: Any,
) -> tuple[Deconvolution3d, int]:
    self = new(Deconvolution3d)
    self.num_output = num_output
    self.kernel_w = kernel_w
    self.kernel_h = kernel_h
    self.kernel_d = kernel_d
    self.dilation_w = dilation_w
    self.dilation_h = dilation_h
    self.dilation_d = dilation_d
    self.stride_w = stride_w
    self.stride_h = stride_h
    self.stride_d = stride_d
    self.pad_left = pad_left
    self.pad_right = pad_right
    self.pad_top = pad_top
    self.pad_bottom = pad_bottom
    self.pad_front = pad_front
    self.pad_behind = pad_behind
    self.output_pad_right = output_pad_right
    self.output_pad_bottom = output_pad_bottom
    self.output_pad_behind = output_pad_behind
    self.output_w = output_w
    self.output_h = output_h
    self.output_d = output_d
    self.bias_term = bias_term
    self.weight_data_size = weight_data_size
    self.activation_type = activation_type
    self.activation_params = activation_params
    admit(self, RULES, pos)
    try:
        self.weight, pos = _read_block(data, pos, end, limits, weight_data_size, 0)
        if bias_term != 0:
            self.bias, pos = _read_block(data, pos, end, limits, num_output, 1)
        else:
            self.bias = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_deconvolution_depth_wise3d(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    num_output: Any,
    kernel_w: Any,
    kernel_h: Any,
    kernel_d: Any,
    dilation_w: Any,
    dilation_h: Any,
    dilation_d: Any,
    stride_w: Any,
    stride_h: Any,
    stride_d: Any,
    pad_left: Any,
    pad_right: Any,
    pad_top: Any,
    pad_bottom: Any,
    pad_front: Any,
    pad_behind: Any,
    output_pad_right: Any,
    output_pad_bottom: Any,
    output_pad_behind: Any,
    output_w: Any,
    output_h: Any,
    output_d: Any,
    bias_term: Any,
    weight_data_size: Any,
    group: Any,
    activation_type: Any,
    activation_params: Any,
) -> tuple[DeconvolutionDepthWise3d, int]:
    self = new(DeconvolutionDepthWise3d)
    self.num_output = num_output
    self.kernel_w = kernel_w
    self.kernel_h = kernel_h
    self.kernel_d = kernel_d
    self.dilation_w = dilation_w
    self.dilation_h = dilation_h
    self.dilation_d = dilation_d
    self.stride_w = stride_w
    self.stride_h = stride_h
    self.stride_d = stride_d
    self.pad_left = pad_left
    self.pad_right = pad_right
    self.pad_top = pad_top
    self.pad_bottom = pad_bottom
    self.pad_front = pad_front
    self.pad_behind = pad_behind
    self.output_pad_right = output_pad_right
    self.output_pad_bottom = output_pad_bottom
    self.output_pad_behind = output_pad_behind
    self.output_w = output_w
    self.output_h = output_h
    self.output_d = output_d
    self.bias_term = bias_term
    self.weight_data_size = weight_data_size
    self.group = group
    self.activation_type = activation_type
    self.activation_params = activation_params
    admit(self, RULES, pos)
    try:
        self.weight, pos = _read_block(data, pos, end, limits, weight_data_size, 0)
        if bias_term != 0:
            self.bias, pos = _read_block(data, pos, end, limits, num_output, 1)
        else:
            self.bias = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_einsum(data: memoryview, pos: int, end: int, limits: Mapping[str, int], equation: Any) -> Einsum:
    self = new(Einsum)
    self.equation = equation
    admit(self, RULES, pos)
    return self


def _read_deformable_conv2d(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    num_output: Any,
    kernel_w: Any,
    kernel_h: Any,
    dilation_w: Any,
    dilation_h: Any,
    stride_w: Any,
    stride_h: Any,
    pad_left: Any,
    pad_right: Any,
    pad_top: Any,
    pad_bottom: Any,
    bias_term: Any,
    weight_data_size: Any,
    activation_type: Any,
    activation_params: Any,
) -> tuple[DeformableConv2d, int]:
    self = new(DeformableConv2d)
    self.num_output = num_output
    self.kernel_w = kernel_w
    self.kernel_h = kernel_h
    self.dilation_w = dilation_w
    self.dilation_h = dilation_h
    self.stride_w = stride_w
    self.stride_h = stride_h
    self.pad_left = pad_left
    self.pad_right = pad_right
    self.pad_top = pad_top
    self.pad_bottom = pad_bottom
    self.bias_term = bias_term
    self.weight_data_size = weight_data_size
    self.activation_type = activation_type
    self.activation_params = activation_params
    admit(self, RULES, pos)
    try:
        self.weight, pos = _read_block(data, pos, end, limits, weight_data_size, 0)
        if bias_term != 0:
            self.bias, pos = _read_block(data, pos, end, limits, num_output, 1)
        else:
            self.bias = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_glu(data: memoryview, pos: int, end: int, limits: Mapping[str, int], axis: Any) -> Glu:
    self = new(Glu)
    self.axis = axis
    admit(self, RULES, pos)
    return self


def _read_fold(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    kernel_w: Any,
    kernel_h: Any,
    dilation_w: Any,
    dilation_h: Any,
    stride_w: Any,
    stride_h: Any,
    pad_left: Any,
    pad_right: Any,
    pad_top: Any,
    pad_bottom: Any,
    output_w: Any,
    output_h: Any,
) -> Fold:
    self = new(Fold)
    self.kernel_w = kernel_w
    self.kernel_h = kernel_h
    self.dilation_w = dilation_w
    self.dilation_h = dilation_h
    self.stride_w = stride_w
    self.stride_h = stride_h
    self.pad_left = pad_left
    self.pad_right = pad_right
    self.pad_top = pad_top
    self.pad_bottom = pad_bottom
    self.output_w = output_w
    self.output_h = output_h
    admit(self, RULES, pos)
    return self


def _read_unfold(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    kernel_w: Any,
    kernel_h: Any,
    dilation_w: Any,
    dilation_h: Any,
    stride_w: Any,
    stride_h: Any,
    pad_left: Any,
    pad_right: Any,
    pad_top: Any,
    pad_bottom: Any,
    pad_value: Any,
) -> Unfold:
    self = new(Unfold)
    self.kernel_w = kernel_w
    self.kernel_h = kernel_h
    self.dilation_w = dilation_w
    self.dilation_h = dilation_h
    self.stride_w = stride_w
    self.stride_h = stride_h
    self.pad_left = pad_left
    self.pad_right = pad_right
    self.pad_top = pad_top
    self.pad_bottom = pad_bottom
    self.pad_value = pad_value
    admit(self, RULES, pos)
    return self


def _read_grid_sample(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    sample_type: Any,
    padding_mode: Any,
    align_corner: Any,
    permute_fusion: Any,
) -> GridSample:
    self = new(GridSample)
    self.sample_type = sample_type
    self.padding_mode = padding_mode
    self.align_corner = align_corner
    self.permute_fusion = permute_fusion
    admit(self, RULES, pos)
    return self


def _read_cumulative_sum(data: memoryview, pos: int, end: int, limits: Mapping[str, int], axis: Any) -> CumulativeSum:
    self = new(CumulativeSum)
    self.axis = axis
    admit(self, RULES, pos)
    return self


def _read_copy_to(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    woffset: Any,
    hoffset: Any,
    doffset: Any,
    coffset: Any,
    starts: Any,
    axes: Any,
) -> CopyTo:
    self = new(CopyTo)
    self.woffset = woffset
    self.hoffset = hoffset
    self.doffset = doffset
    self.coffset = coffset
    self.starts = starts
    self.axes = axes
    admit(self, RULES, pos)
    return self


def _read_erf(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> Erf:
    self = new(Erf)
    return self


def _read_diag(data: memoryview, pos: int, end: int, limits: Mapping[str, int], diagonal: Any) -> Diag:
    self = new(Diag)
    self.diagonal = diagonal
    return self


def _read_celu(data: memoryview, pos: int, end: int, limits: Mapping[str, int], alpha: Any) -> Celu:
    self = new(Celu)
    self.alpha = alpha
    return self


def _read_shrink(data: memoryview, pos: int, end: int, limits: Mapping[str, int], bias: Any, lambd: Any) -> Shrink:
    self = new(Shrink)
    self.bias = bias
    self.lambd = lambd
    return self


def _read_rms_norm(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], affine_size: Any, eps: Any, affine: Any
) -> tuple[RmsNorm, int]:
    self = new(RmsNorm)
    self.affine_size = affine_size
    self.eps = eps
    self.affine = affine
    admit(self, RULES, pos)
    try:
        if affine != 0:
            self.gamma, pos = _read_block(data, pos, end, limits, affine_size, 1)
        else:
            self.gamma = None
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


def _read_spectrogram(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    n_fft: Any,
    power: Any,
    hoplen: Any,
    winlen: Any,
    window_type: Any,
    center: Any,
    pad_type: Any,
    normalized: Any,
    onesided: Any,
) -> Spectrogram:
    self = new(Spectrogram)
    self.n_fft = n_fft
    self.power = power
    self.hoplen = hoplen
    self.winlen = winlen
    self.window_type = window_type
    self.center = center
    self.pad_type = pad_type
    self.normalized = normalized
    self.onesided = onesided
    admit(self, RULES, pos)
    return self


def _read_inverse_spectrogram(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    n_fft: Any,
    returns: Any,
    hoplen: Any,
    winlen: Any,
    window_type: Any,
    center: Any,
    normalized: Any,
) -> InverseSpectrogram:
    self = new(InverseSpectrogram)
    self.n_fft = n_fft
    self.returns = returns
    self.hoplen = hoplen
    self.winlen = winlen
    self.window_type = window_type
    self.center = center
    self.normalized = normalized
    admit(self, RULES, pos)
    return self


def _read_flip(data: memoryview, pos: int, end: int, limits: Mapping[str, int], axes: Any) -> Flip:
    self = new(Flip)
    self.axes = axes
    admit(self, RULES, pos)
    return self


def _read_sdpa(
    data: memoryview,
    pos: int,
    end: int,
    limits: Mapping[str, int],
    attn_mask: Any,
    scale: Any,
    kv_cache: Any,
    int8_scale_term: Any,
) -> Sdpa:
    self = new(Sdpa)
    self.attn_mask = attn_mask
    self.scale = scale
    self.kv_cache = kv_cache
    self.int8_scale_term = int8_scale_term
    return self


def _read_rotary_embed(
    data: memoryview, pos: int, end: int, limits: Mapping[str, int], interleaved: Any
) -> RotaryEmbed:
    self = new(RotaryEmbed)
    self.interleaved = interleaved
    return self


def _read_ncnn(data: memoryview, pos: int, end: int, limits: Mapping[str, int]) -> tuple[Ncnn, int]:
    self = new(Ncnn)
    try:
        if end - pos < 12:
            raise cut(self, data, pos, end, "magic", limits)
        magic, layer_count, blob_count = _NCNN_STRUCT_AT(data, pos)
        if magic != b"\xdd\x85v\x00":
            raise invalid(self, "magic", pos, magic)
        self._layer_count = layer_count
        if not 1 <= layer_count <= limits["ncnn.layer_count"]:
            raise over(self, "layer_count", pos + 4, limits)
        self.blob_count = blob_count
        if not (1 <= blob_count <= 1000000):
            raise invalid(self, "blob_count", pos + 8)
        pos += 12
        layers = []
        for _ in range(min(layer_count, (end - pos) // 16 + 1)):
            item_layers, pos = _read_layer(data, pos, end, limits)
            layers.append(item_layers)
        self.layers = layers
        self.trailing = data[pos:end] if pos < end else b""
        pos = end
    except FormatError as error:
        raise within(error, self, locals()) from None
    return self, pos


KEYED: Final[dict[str, KeyedType]] = {
    "AbsVal": KeyedType(0, "AbsVal", AbsVal, _read_abs_val),
    "ArgMax": KeyedType(1, "ArgMax", ArgMax, _read_arg_max),
    "BatchNorm": KeyedType(2, "BatchNorm", BatchNorm, _read_batch_norm),
    "Bias": KeyedType(3, "Bias", Bias, _read_bias),
    "BNLL": KeyedType(4, "BNLL", Bnll, _read_bnll),
    "Concat": KeyedType(5, "Concat", Concat, _read_concat),
    "Convolution": KeyedType(6, "Convolution", Convolution, _read_convolution),
    "Crop": KeyedType(7, "Crop", Crop, _read_crop),
    "Deconvolution": KeyedType(8, "Deconvolution", Deconvolution, _read_deconvolution),
    "Dropout": KeyedType(9, "Dropout", Dropout, _read_dropout),
    "Eltwise": KeyedType(10, "Eltwise", Eltwise, _read_eltwise),
    "ELU": KeyedType(11, "ELU", Elu, _read_elu),
    "Embed": KeyedType(12, "Embed", Embed, _read_embed),
    "Exp": KeyedType(13, "Exp", Exp, _read_exp),
    "Flatten": KeyedType(14, "Flatten", Flatten, _read_flatten),
    "InnerProduct": KeyedType(15, "InnerProduct", InnerProduct, _read_inner_product),
    "Input": KeyedType(16, "Input", Input, _read_input),
    "Log": KeyedType(17, "Log", Log, _read_log),
    "LRN": KeyedType(18, "LRN", Lrn, _read_lrn),
    "MemoryData": KeyedType(19, "MemoryData", MemoryData, _read_memory_data),
    "MVN": KeyedType(20, "MVN", Mvn, _read_mvn),
    "Pooling": KeyedType(21, "Pooling", Pooling, _read_pooling),
    "Power": KeyedType(22, "Power", Power, _read_power),
    "PReLU": KeyedType(23, "PReLU", PReLu, _read_p_re_lu),
    "Proposal": KeyedType(24, "Proposal", Proposal, _read_proposal),
    "Reduction": KeyedType(25, "Reduction", Reduction, _read_reduction),
    "ReLU": KeyedType(26, "ReLU", ReLu, _read_re_lu),
    "Reshape": KeyedType(27, "Reshape", Reshape, _read_reshape),
    "ROIPooling": KeyedType(28, "ROIPooling", RoiPooling, _read_roi_pooling),
    "Scale": KeyedType(29, "Scale", Scale, _read_scale),
    "Sigmoid": KeyedType(30, "Sigmoid", Sigmoid, _read_sigmoid),
    "Slice": KeyedType(31, "Slice", Slice, _read_slice),
    "Softmax": KeyedType(32, "Softmax", Softmax, _read_softmax),
    "Split": KeyedType(33, "Split", Split, _read_split),
    "SPP": KeyedType(34, "SPP", Spp, _read_spp),
    "TanH": KeyedType(35, "TanH", TanH, _read_tan_h),
    "Threshold": KeyedType(36, "Threshold", Threshold, _read_threshold),
    "Tile": KeyedType(37, "Tile", Tile, _read_tile),
    "RNN": KeyedType(38, "RNN", Rnn, _read_rnn),
    "LSTM": KeyedType(39, "LSTM", Lstm, _read_lstm),
    "BinaryOp": KeyedType(40, "BinaryOp", BinaryOp, _read_binary_op),
    "UnaryOp": KeyedType(41, "UnaryOp", UnaryOp, _read_unary_op),
    "ConvolutionDepthWise": KeyedType(42, "ConvolutionDepthWise", ConvolutionDepthWise, _read_convolution_depth_wise),
    "Padding": KeyedType(43, "Padding", Padding, _read_padding),
    "Squeeze": KeyedType(44, "Squeeze", Squeeze, _read_squeeze),
    "ExpandDims": KeyedType(45, "ExpandDims", ExpandDims, _read_expand_dims),
    "Normalize": KeyedType(46, "Normalize", Normalize, _read_normalize),
    "Permute": KeyedType(47, "Permute", Permute, _read_permute),
    "PriorBox": KeyedType(48, "PriorBox", PriorBox, _read_prior_box),
    "DetectionOutput": KeyedType(49, "DetectionOutput", DetectionOutput, _read_detection_output),
    "Interp": KeyedType(50, "Interp", Interp, _read_interp),
    "DeconvolutionDepthWise": KeyedType(
        51, "DeconvolutionDepthWise", DeconvolutionDepthWise, _read_deconvolution_depth_wise
    ),
    "ShuffleChannel": KeyedType(52, "ShuffleChannel", ShuffleChannel, _read_shuffle_channel),
    "InstanceNorm": KeyedType(53, "InstanceNorm", InstanceNorm, _read_instance_norm),
    "Clip": KeyedType(54, "Clip", Clip, _read_clip),
    "Reorg": KeyedType(55, "Reorg", Reorg, _read_reorg),
    "YoloDetectionOutput": KeyedType(56, "YoloDetectionOutput", YoloDetectionOutput, _read_yolo_detection_output),
    "Quantize": KeyedType(57, "Quantize", Quantize, _read_quantize),
    "Dequantize": KeyedType(58, "Dequantize", Dequantize, _read_dequantize),
    "Yolov3DetectionOutput": KeyedType(
        59, "Yolov3DetectionOutput", Yolov3DetectionOutput, _read_yolov3_detection_output
    ),
    "PSROIPooling": KeyedType(60, "PSROIPooling", PsroiPooling, _read_psroi_pooling),
    "ROIAlign": KeyedType(61, "ROIAlign", RoiAlign, _read_roi_align),
    "Packing": KeyedType(62, "Packing", Packing, _read_packing),
    "Requantize": KeyedType(63, "Requantize", Requantize, _read_requantize),
    "Cast": KeyedType(64, "Cast", Cast, _read_cast),
    "HardSigmoid": KeyedType(65, "HardSigmoid", HardSigmoid, _read_hard_sigmoid),
    "SELU": KeyedType(66, "SELU", Selu, _read_selu),
    "HardSwish": KeyedType(67, "HardSwish", HardSwish, _read_hard_swish),
    "Noop": KeyedType(68, "Noop", Noop, _read_noop),
    "PixelShuffle": KeyedType(69, "PixelShuffle", PixelShuffle, _read_pixel_shuffle),
    "DeepCopy": KeyedType(70, "DeepCopy", DeepCopy, _read_deep_copy),
    "Mish": KeyedType(71, "Mish", Mish, _read_mish),
    "StatisticsPooling": KeyedType(72, "StatisticsPooling", StatisticsPooling, _read_statistics_pooling),
    "Swish": KeyedType(73, "Swish", Swish, _read_swish),
    "Gemm": KeyedType(74, "Gemm", Gemm, _read_gemm),
    "GroupNorm": KeyedType(75, "GroupNorm", GroupNorm, _read_group_norm),
    "LayerNorm": KeyedType(76, "LayerNorm", LayerNorm, _read_layer_norm),
    "Softplus": KeyedType(77, "Softplus", Softplus, _read_softplus),
    "GRU": KeyedType(78, "GRU", Gru, _read_gru),
    "MultiHeadAttention": KeyedType(79, "MultiHeadAttention", MultiHeadAttention, _read_multi_head_attention),
    "GELU": KeyedType(80, "GELU", Gelu, _read_gelu),
    "Convolution1D": KeyedType(81, "Convolution1D", Convolution1d, _read_convolution1d),
    "Pooling1D": KeyedType(82, "Pooling1D", Pooling1d, _read_pooling1d),
    "ConvolutionDepthWise1D": KeyedType(
        83, "ConvolutionDepthWise1D", ConvolutionDepthWise1d, _read_convolution_depth_wise1d
    ),
    "Convolution3D": KeyedType(84, "Convolution3D", Convolution3d, _read_convolution3d),
    "ConvolutionDepthWise3D": KeyedType(
        85, "ConvolutionDepthWise3D", ConvolutionDepthWise3d, _read_convolution_depth_wise3d
    ),
    "Pooling3D": KeyedType(86, "Pooling3D", Pooling3d, _read_pooling3d),
    "MatMul": KeyedType(87, "MatMul", MatMul, _read_mat_mul),
    "Deconvolution1D": KeyedType(88, "Deconvolution1D", Deconvolution1d, _read_deconvolution1d),
    "DeconvolutionDepthWise1D": KeyedType(
        89, "DeconvolutionDepthWise1D", DeconvolutionDepthWise1d, _read_deconvolution_depth_wise1d
    ),
    "Deconvolution3D": KeyedType(90, "Deconvolution3D", Deconvolution3d, _read_deconvolution3d),
    "DeconvolutionDepthWise3D": KeyedType(
        91, "DeconvolutionDepthWise3D", DeconvolutionDepthWise3d, _read_deconvolution_depth_wise3d
    ),
    "Einsum": KeyedType(92, "Einsum", Einsum, _read_einsum),
    "DeformableConv2D": KeyedType(93, "DeformableConv2D", DeformableConv2d, _read_deformable_conv2d),
    "GLU": KeyedType(94, "GLU", Glu, _read_glu),
    "Fold": KeyedType(95, "Fold", Fold, _read_fold),
    "Unfold": KeyedType(96, "Unfold", Unfold, _read_unfold),
    "GridSample": KeyedType(97, "GridSample", GridSample, _read_grid_sample),
    "CumulativeSum": KeyedType(98, "CumulativeSum", CumulativeSum, _read_cumulative_sum),
    "CopyTo": KeyedType(99, "CopyTo", CopyTo, _read_copy_to),
    "Erf": KeyedType(100, "Erf", Erf, _read_erf),
    "Diag": KeyedType(101, "Diag", Diag, _read_diag),
    "CELU": KeyedType(102, "CELU", Celu, _read_celu),
    "Shrink": KeyedType(103, "Shrink", Shrink, _read_shrink),
    "RMSNorm": KeyedType(104, "RMSNorm", RmsNorm, _read_rms_norm),
    "Spectrogram": KeyedType(105, "Spectrogram", Spectrogram, _read_spectrogram),
    "InverseSpectrogram": KeyedType(106, "InverseSpectrogram", InverseSpectrogram, _read_inverse_spectrogram),
    "Flip": KeyedType(107, "Flip", Flip, _read_flip),
    "SDPA": KeyedType(108, "SDPA", Sdpa, _read_sdpa),
    "RotaryEmbed": KeyedType(109, "RotaryEmbed", RotaryEmbed, _read_rotary_embed),
}


NOTATION: Final = KeyedNotation(
    "ncnn",
    KEYED,
    Common,
    Block,
    _read_block,
    Files(text=".param", words=".param.bin", blocks=".bin"),
    TextForm(
        what="an ncnn model",
        signature=7767517,
        word=255,
        number=127,
        brief=15,
        digits=9,
        piece=1023,
        cousin=Cousin(("pnnx.",), "@#$"),
        faults={
            "empty": "NCNN001",
            "page": "NCNN002",
            "archive": "NCNN003",
            "pointer": "NCNN004",
            "picture": "NCNN005",
            "words": "NCNN006",
            "binary": "NCNN007",
            "signature": "NCNN008",
            "cousin": "NCNN009",
            "utf-16": "NCNN010",
            "mark": "NCNN011",
            "keyless": "NCNN012",
            "headless": "NCNN013",
            "plain": "NCNN014",
            "head": "NCNN015",
            "most": "NCNN016",
            "fewer": "NCNN017",
            "more": "NCNN018",
            "rest": "NCNN019",
            "cut": "NCNN020",
            "count": "NCNN021",
            "range": "NCNN022",
            "name": "NCNN023",
            "nul": "NCNN024",
            "lines": "NCNN025",
            "split": "NCNN026",
            "shifted": "NCNN027",
            "comment": "NCNN028",
            "returns": "NCNN029",
            "unended": "NCNN030",
            "entry": "NCNN031",
            "key": "NCNN032",
            "again": "NCNN033",
            "value": "NCNN034",
            "number": "NCNN035",
            "suffix": "NCNN036",
            "glued": "NCNN037",
            "whole": "NCNN038",
            "huge": "NCNN039",
            "long": "NCNN040",
            "brief": "NCNN041",
            "endless-text": "NCNN042",
            "endless": "NCNN043",
            "placeholder": "NCNN044",
            "quote": "NCNN045",
            "behind-quote": "NCNN046",
            "text": "NCNN047",
            "element": "NCNN048",
            "gap": "NCNN049",
            "fraction": "NCNN050",
            "whole-among": "NCNN051",
            "mixed": "NCNN052",
            "elements": "NCNN053",
            "negative": "NCNN054",
            "length": "NCNN055",
            "write-name": "NCNN061",
            "write-text": "NCNN062",
            "write-number": "NCNN063",
            "write-key": "NCNN064",
            "write-array": "NCNN065",
            "write-count": "NCNN066",
        },
    ),
    WordForm(Ncnn, MAGIC, Layer, _read_layer, texts=-23400, own=256, end=-233),
    Shapes(
        "shape_hints",
        (("w", "h", "c"), ("w", "h", "d", "c")),
        {1: ("w",), 2: ("h", "w"), 3: ("c", "h", "w"), 4: ("c", "d", "h", "w")},
    ),
    weights={
        "empty": "NCNN501",
        "pointer": "NCNN502",
        "page": "NCNN503",
        "archive": "NCNN504",
        "picture": "NCNN505",
        "letters": "NCNN506",
        "text": "NCNN507",
        "words": "NCNN508",
        "other": "NCNN518",
    },
    keys=32,
    arrays=-23300,
    most=1000000,
    loads={"raw": Load.RAW_FLOAT32, "tagged": Load.TAGGED},
    dialect="dialect",
    dialects={"202607": Dialect.D202607, "202610": Dialect.D202610},
    feed="Input",
    strays={"MemoryData": 4},
    limits=LIMITS,
)


def read(data: Buffer, limits: Mapping[str, int] = LIMITS) -> Ncnn:
    """Reads a whole file from a buffer, without copying its payload.

    Raises:
        FormatError: with the path and offset of the first fault, and the records read so far (`.record`).
    """
    view = view_of(data)
    return _read_ncnn(view, 0, len(view), limits)[0]


def write(record: Ncnn, limits: Mapping[str, int] = LIMITS) -> bytes:
    """Settles a tree and gives its bytes.

    Raises:
        FormatError: what stands in the tree cannot be written so that it is read back.
    """
    settle(record)
    return b"".join(chunks(record, limits))


def check(record: Ncnn) -> list[Finding]:
    """Every rule of the schema that a complete tree breaks."""
    return check_tree(record, RULES)
