# Generated from schemas/ncnn.ksy by kaitai-struct-compiler 0.11; do not edit.
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class Ncnn(KaitaiStruct):
    """A network of the ncnn runtime is a pair of files. The first gives the graph: layers with blobs and parameters, as text
    (`.param`) or in binary (`.param.bin`). The second, `.bin`, holds the weights. This schema has three parts:

    * the root is a `.param.bin`;
    * `block` is one array of a `.bin`;
    * each of the 110 operators is a type: its parameters are `params`, its weights are blocks in the order of the file.

    A `.bin` has no header, no index and no count. Layers stand in the order of the graph, and each has the blocks that its
    operator reads for its parameters. Nothing in the bytes says where one ends; one wrong parameter shifts all that follows.

    `-nkf-key` of an operator is its index in the build list, which a `.param.bin` has for a name; of a parameter it is the
    number before the `=`. `-nkf-default` is the value of a parameter that is not given, 0 or empty where there is none; some
    are taken from another parameter. `-orig-id` is the name in the runtime, where it differs. Shapes are row-major, the reverse of
    the w, h, d, c of the runtime; dims of 0 are not there.

    `min_bottoms`, `max_bottoms`, `min_tops` and `max_tops` say how many blobs an operator takes and makes; where one of them
    is not there, it is 1.

    All numbers are little-endian. Every block begins at a multiple of 4 bytes.

    Two dialects of 2026 differ in the block-quantised weights of Gemm and MultiHeadAttention. The tools up to July wrote
    them with the int8 tag, the runtime of October reads them without a tag. Nothing in the graph tells which it is, so it is the
    parameter `dialect`.

    .. seealso::
       ncnn wiki, param and model file structure; ncnn 1.0.20261020, src
    """

    class Activation(IntEnum):
        none = 0
        relu = 1
        leaky_relu = 2
        clip = 3
        sigmoid = 4
        mish = 5
        hardswish = 6

    class BinaryOperator(IntEnum):
        add = 0
        sub = 1
        mul = 2
        div = 3
        max = 4
        min = 5
        pow = 6
        rsub = 7
        rdiv = 8
        rpow = 9
        atan2 = 10
        ratan2 = 11
        fmod = 12
        rfmod = 13
        logaddexp = 14
        floor_divide = 15
        rfloor_divide = 16
        remainder = 17
        rremainder = 18

    class Border(IntEnum):
        zeros = 1
        edge = 2
        reflection = 3

    class ComplexPart(IntEnum):
        complex = 0
        real = 1
        imaginary = 2

    class Dialect(IntEnum):
        d202607 = 7
        d202610 = 10

    class Direction(IntEnum):
        forward = 0
        reverse = 1
        bidirectional = 2

    class ElementType(IntEnum):
        auto = 0
        float32 = 1
        float16 = 2
        int8 = 3
        bfloat16 = 4

    class EltwiseOperator(IntEnum):
        product = 0
        sum = 1
        max = 2

    class EpsMode(IntEnum):
        added = 0
        least_norm = 1
        least_square = 2

    class Load(IntEnum):
        tagged = 0
        raw_float32 = 1
        bytes3 = 3
        bits4 = 4
        bits6 = 6
        bits8 = 8

    class NormRegion(IntEnum):
        across_channels = 0
        within_channel = 1

    class PackedType(IntEnum):
        auto = 0
        float32 = 1
        float16 = 2
        int32 = 3
        int8 = 4

    class PadMode(IntEnum):
        full = 0
        valid = 1
        same_upper = 2
        same_lower = 3

    class PaddingType(IntEnum):
        constant = 0
        replicate = 1
        reflect = 2

    class PoolMethod(IntEnum):
        max = 0
        average = 1

    class ReductionOperator(IntEnum):
        sum = 0
        asum = 1
        sumsq = 2
        mean = 3
        max = 4
        min = 5
        prod = 6
        l1 = 7
        l2 = 8
        logsum = 9
        logsumexp = 10

    class ResizeType(IntEnum):
        none = 0
        nearest = 1
        bilinear = 2
        bicubic = 3

    class SampleType(IntEnum):
        bilinear = 1
        nearest = 2
        bicubic = 3

    class Spectrum(IntEnum):
        complex = 0
        magnitude = 1
        power = 2

    class SpectrumNorm(IntEnum):
        none = 0
        root_length = 1
        window_energy = 2

    class Storage(IntEnum):
        fp32 = 0
        fp16 = 1
        bf16 = 2
        int8 = 3
        codebook = 4
        raw = 5

    class Tag(IntEnum):
        fp32 = 0
        fp32_old = 180310
        int8 = 871224
        fp16 = 19950407
        bf16 = 20220803

    class UnaryOperator(IntEnum):
        abs = 0
        neg = 1
        floor = 2
        ceil = 3
        square = 4
        sqrt = 5
        rsqrt = 6
        exp = 7
        log = 8
        sin = 9
        cos = 10
        tan = 11
        asin = 12
        acos = 13
        atan = 14
        reciprocal = 15
        tanh = 16
        log10 = 17
        round = 18
        trunc = 19
        sign = 20
        expm1 = 21
        sinh = 22
        asinh = 23
        cosh = 24
        acosh = 25
        atanh = 26
        log1p = 27

    class Window(IntEnum):
        ones = 0
        hann = 1
        hamming = 2
    def __init__(self, _io, _parent=None, _root=None):
        super(Ncnn, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.magic = self._io.read_bytes(4)
        if not self.magic == b"\xDD\x85\x76\x00":
            raise kaitaistruct.ValidationNotEqualError(b"\xDD\x85\x76\x00", self.magic, self._io, u"/seq/0")
        self.layer_count = self._io.read_s4le()
        if not self.layer_count >= 1:
            raise kaitaistruct.ValidationLessThanError(1, self.layer_count, self._io, u"/seq/1")
        if not self.layer_count <= 1000000:
            raise kaitaistruct.ValidationGreaterThanError(1000000, self.layer_count, self._io, u"/seq/1")
        self.blob_count = self._io.read_s4le()
        if not self.blob_count >= 1:
            raise kaitaistruct.ValidationLessThanError(1, self.blob_count, self._io, u"/seq/2")
        if not self.blob_count <= 1000000:
            raise kaitaistruct.ValidationGreaterThanError(1000000, self.blob_count, self._io, u"/seq/2")
        self.layers = []
        for i in range(self.layer_count):
            self.layers.append(Ncnn.Layer(self._io, self, self._root))

        self.trailing = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        for i in range(len(self.layers)):
            pass
            self.layers[i]._fetch_instances()


    class AbsVal(KaitaiStruct):
        """Absolute value."""
        def __init__(self, _io, _parent=None, _root=None):
            super(Ncnn.AbsVal, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class ArgMax(KaitaiStruct):
        """Largest elements of a blob or their positions; not in a default build."""
        def __init__(self, out_max_val, topk, _io, _parent=None, _root=None):
            super(Ncnn.ArgMax, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.out_max_val = out_max_val
            self.topk = topk
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class BatchNorm(KaitaiStruct):
        """Normalisation of each channel by stored statistics."""
        def __init__(self, channels, eps, _io, _parent=None, _root=None):
            super(Ncnn.BatchNorm, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.channels = channels
            self.eps = eps
            self._read()

        def _read(self):
            self.slope = Ncnn.Block(self.channels, Ncnn.Load.raw_float32, self._io, self, self._root)
            self.mean = Ncnn.Block(self.channels, Ncnn.Load.raw_float32, self._io, self, self._root)
            self.variance = Ncnn.Block(self.channels, Ncnn.Load.raw_float32, self._io, self, self._root)
            self.bias = Ncnn.Block(self.channels, Ncnn.Load.raw_float32, self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.slope._fetch_instances()
            self.mean._fetch_instances()
            self.variance._fetch_instances()
            self.bias._fetch_instances()


    class Bias(KaitaiStruct):
        """Adds a number to each channel."""
        def __init__(self, bias_data_size, _io, _parent=None, _root=None):
            super(Ncnn.Bias, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.bias_data_size = bias_data_size
            self._read()

        def _read(self):
            self.bias = Ncnn.Block(self.bias_data_size, Ncnn.Load.raw_float32, self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.bias._fetch_instances()


    class BinaryOp(KaitaiStruct):
        """Combines two blobs, or a blob and a number, with broadcasting."""
        def __init__(self, op_type, with_scalar, b, _io, _parent=None, _root=None):
            super(Ncnn.BinaryOp, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.op_type = op_type
            self.with_scalar = with_scalar
            self.b = b
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = self.min_bottoms
            return getattr(self, '_m_max_bottoms', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = (1 if self.with_scalar != 0 else 2)
            return getattr(self, '_m_min_bottoms', None)


    class Block(KaitaiStruct):
        """One array of a .bin. The operator says how it is loaded. A tagged block says itself how its elements are stored;
        the others are float32 or packed bits.
        """
        def __init__(self, num_elements, load, _io, _parent=None, _root=None):
            super(Ncnn.Block, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.num_elements = num_elements
            self.load = load
            self._read()

        def _read(self):
            if self.load == Ncnn.Load.tagged:
                pass
                self.flag = KaitaiStream.resolve_enum(Ncnn.Tag, self._io.read_u4le())

            if self.storage == Ncnn.Storage.codebook:
                pass
                self.table = self._io.read_bytes(1024)

            self.values = self._io.read_bytes(self.num_elements * self.item_size)
            self.pad = self._io.read_bytes((4 - (self.num_elements * self.item_size) % 4) % 4)


        def _fetch_instances(self):
            pass
            if self.load == Ncnn.Load.tagged:
                pass

            if self.storage == Ncnn.Storage.codebook:
                pass


        @property
        def item_size(self):
            """Bytes of an element."""
            if hasattr(self, '_m_item_size'):
                return self._m_item_size

            self._m_item_size = (4 if self.storage == Ncnn.Storage.fp32 else (2 if  ((self.storage == Ncnn.Storage.fp16) or (self.storage == Ncnn.Storage.bf16))  else 1))
            return getattr(self, '_m_item_size', None)

        @property
        def storage(self):
            """How the elements are stored."""
            if hasattr(self, '_m_storage'):
                return self._m_storage

            self._m_storage = KaitaiStream.resolve_enum(Ncnn.Storage, (Ncnn.Storage.fp32 if self.load == Ncnn.Load.raw_float32 else (Ncnn.Storage.raw if self.load != Ncnn.Load.tagged else (Ncnn.Storage.fp32 if  ((self.flag == Ncnn.Tag.fp32) or (self.flag == Ncnn.Tag.fp32_old))  else (Ncnn.Storage.fp16 if self.flag == Ncnn.Tag.fp16 else (Ncnn.Storage.bf16 if self.flag == Ncnn.Tag.bf16 else (Ncnn.Storage.int8 if self.flag == Ncnn.Tag.int8 else Ncnn.Storage.codebook)))))))
            return getattr(self, '_m_storage', None)


    class Bnll(KaitaiStruct):
        """log(1 + exp(x)), elementwise."""
        def __init__(self, _io, _parent=None, _root=None):
            super(Ncnn.Bnll, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Cast(KaitaiStruct):
        """Changes the type of the elements."""
        def __init__(self, type_from, type_to, _io, _parent=None, _root=None):
            super(Ncnn.Cast, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.type_from = type_from
            self.type_to = type_to
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Celu(KaitaiStruct):
        """Continuously differentiable exponential linear unit."""
        def __init__(self, alpha, _io, _parent=None, _root=None):
            super(Ncnn.Celu, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.alpha = alpha
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Clip(KaitaiStruct):
        """Limits each element."""
        def __init__(self, min_, max_, _io, _parent=None, _root=None):
            super(Ncnn.Clip, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.min_ = min_
            self.max_ = max_
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Common(KaitaiStruct):
        """Parameters that a layer of any operator can have."""
        def __init__(self, shape_hints, featmask, _io, _parent=None, _root=None):
            super(Ncnn.Common, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.shape_hints = shape_hints
            self.featmask = featmask
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Concat(KaitaiStruct):
        """Joins blobs."""
        def __init__(self, axis, _io, _parent=None, _root=None):
            super(Ncnn.Concat, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.axis = axis
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def max_bottoms(self):
            """Most blobs; this is any number."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = 2147483647
            return getattr(self, '_m_max_bottoms', None)


    class Convolution(KaitaiStruct):
        """2-D convolution."""
        def __init__(self, num_output, kernel_w, kernel_h, dilation_w, dilation_h, stride_w, stride_h, pad_left, pad_right, pad_top, pad_bottom, pad_value, bias_term, weight_data_size, int8_scale_term, activation_type, activation_params, dynamic_weight, _io, _parent=None, _root=None):
            super(Ncnn.Convolution, self).__init__(_io)
            self._parent = _parent
            self._root = _root
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
            self._read()

        def _read(self):
            if self.dynamic_weight == 0:
                pass
                self.weight = Ncnn.Block(self.weight_data_size, Ncnn.Load.tagged, self._io, self, self._root)

            if  ((self.dynamic_weight == 0) and (self.bias_term != 0)) :
                pass
                self.bias = Ncnn.Block(self.num_output, Ncnn.Load.raw_float32, self._io, self, self._root)

            if  ((self.dynamic_weight == 0) and (self.int8_scale_term != 0)) :
                pass
                self.weight_int8_scales = Ncnn.Block(self.num_output, Ncnn.Load.raw_float32, self._io, self, self._root)

            if  ((self.dynamic_weight == 0) and (self.int8_scale_term != 0)) :
                pass
                self.bottom_blob_int8_scale = Ncnn.Block(1, Ncnn.Load.raw_float32, self._io, self, self._root)

            if  ((self.dynamic_weight == 0) and (self.int8_scale_term > 100)) :
                pass
                self.top_blob_int8_scale = Ncnn.Block(1, Ncnn.Load.raw_float32, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            if self.dynamic_weight == 0:
                pass
                self.weight._fetch_instances()

            if  ((self.dynamic_weight == 0) and (self.bias_term != 0)) :
                pass
                self.bias._fetch_instances()

            if  ((self.dynamic_weight == 0) and (self.int8_scale_term != 0)) :
                pass
                self.weight_int8_scales._fetch_instances()

            if  ((self.dynamic_weight == 0) and (self.int8_scale_term != 0)) :
                pass
                self.bottom_blob_int8_scale._fetch_instances()

            if  ((self.dynamic_weight == 0) and (self.int8_scale_term > 100)) :
                pass
                self.top_blob_int8_scale._fetch_instances()


        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = self.min_bottoms
            return getattr(self, '_m_max_bottoms', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = (1 if self.dynamic_weight == 0 else (2 if self.bias_term == 0 else 3))
            return getattr(self, '_m_min_bottoms', None)


    class Convolution1d(KaitaiStruct):
        """1-D convolution."""
        def __init__(self, num_output, kernel_w, dilation_w, stride_w, pad_left, pad_right, pad_value, bias_term, weight_data_size, activation_type, activation_params, dynamic_weight, _io, _parent=None, _root=None):
            super(Ncnn.Convolution1d, self).__init__(_io)
            self._parent = _parent
            self._root = _root
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
            self._read()

        def _read(self):
            if self.dynamic_weight == 0:
                pass
                self.weight = Ncnn.Block(self.weight_data_size, Ncnn.Load.tagged, self._io, self, self._root)

            if  ((self.dynamic_weight == 0) and (self.bias_term != 0)) :
                pass
                self.bias = Ncnn.Block(self.num_output, Ncnn.Load.raw_float32, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            if self.dynamic_weight == 0:
                pass
                self.weight._fetch_instances()

            if  ((self.dynamic_weight == 0) and (self.bias_term != 0)) :
                pass
                self.bias._fetch_instances()


        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = self.min_bottoms
            return getattr(self, '_m_max_bottoms', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = (1 if self.dynamic_weight == 0 else (2 if self.bias_term == 0 else 3))
            return getattr(self, '_m_min_bottoms', None)


    class Convolution3d(KaitaiStruct):
        """3-D convolution."""
        def __init__(self, num_output, kernel_w, kernel_h, kernel_d, dilation_w, dilation_h, dilation_d, stride_w, stride_h, stride_d, pad_left, pad_right, pad_top, pad_bottom, pad_front, pad_behind, pad_value, bias_term, weight_data_size, activation_type, activation_params, _io, _parent=None, _root=None):
            super(Ncnn.Convolution3d, self).__init__(_io)
            self._parent = _parent
            self._root = _root
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
            self._read()

        def _read(self):
            self.weight = Ncnn.Block(self.weight_data_size, Ncnn.Load.tagged, self._io, self, self._root)
            if self.bias_term != 0:
                pass
                self.bias = Ncnn.Block(self.num_output, Ncnn.Load.raw_float32, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            self.weight._fetch_instances()
            if self.bias_term != 0:
                pass
                self.bias._fetch_instances()



    class ConvolutionDepthWise(KaitaiStruct):
        """2-D convolution in groups."""
        def __init__(self, num_output, kernel_w, kernel_h, dilation_w, dilation_h, stride_w, stride_h, pad_left, pad_right, pad_top, pad_bottom, pad_value, bias_term, weight_data_size, group, int8_scale_term, activation_type, activation_params, dynamic_weight, _io, _parent=None, _root=None):
            super(Ncnn.ConvolutionDepthWise, self).__init__(_io)
            self._parent = _parent
            self._root = _root
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
            self._read()

        def _read(self):
            if self.dynamic_weight == 0:
                pass
                self.weight = Ncnn.Block(self.weight_data_size, Ncnn.Load.tagged, self._io, self, self._root)

            if  ((self.dynamic_weight == 0) and (self.bias_term != 0)) :
                pass
                self.bias = Ncnn.Block(self.num_output, Ncnn.Load.raw_float32, self._io, self, self._root)

            if  ((self.dynamic_weight == 0) and ( ((self.int8_scale_term == 1) or (self.int8_scale_term == 101)) )) :
                pass
                self.weight_int8_scales = Ncnn.Block(self.group, Ncnn.Load.raw_float32, self._io, self, self._root)

            if  ((self.dynamic_weight == 0) and ( ((self.int8_scale_term == 2) or (self.int8_scale_term == 102)) )) :
                pass
                self.weight_int8_scale = Ncnn.Block(1, Ncnn.Load.raw_float32, self._io, self, self._root)

            if  ((self.dynamic_weight == 0) and ( ((self.int8_scale_term == 1) or (self.int8_scale_term == 2) or (self.int8_scale_term == 101) or (self.int8_scale_term == 102)) )) :
                pass
                self.bottom_blob_int8_scale = Ncnn.Block(1, Ncnn.Load.raw_float32, self._io, self, self._root)

            if  ((self.dynamic_weight == 0) and (self.int8_scale_term > 100)) :
                pass
                self.top_blob_int8_scale = Ncnn.Block(1, Ncnn.Load.raw_float32, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            if self.dynamic_weight == 0:
                pass
                self.weight._fetch_instances()

            if  ((self.dynamic_weight == 0) and (self.bias_term != 0)) :
                pass
                self.bias._fetch_instances()

            if  ((self.dynamic_weight == 0) and ( ((self.int8_scale_term == 1) or (self.int8_scale_term == 101)) )) :
                pass
                self.weight_int8_scales._fetch_instances()

            if  ((self.dynamic_weight == 0) and ( ((self.int8_scale_term == 2) or (self.int8_scale_term == 102)) )) :
                pass
                self.weight_int8_scale._fetch_instances()

            if  ((self.dynamic_weight == 0) and ( ((self.int8_scale_term == 1) or (self.int8_scale_term == 2) or (self.int8_scale_term == 101) or (self.int8_scale_term == 102)) )) :
                pass
                self.bottom_blob_int8_scale._fetch_instances()

            if  ((self.dynamic_weight == 0) and (self.int8_scale_term > 100)) :
                pass
                self.top_blob_int8_scale._fetch_instances()


        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = self.min_bottoms
            return getattr(self, '_m_max_bottoms', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = (1 if self.dynamic_weight == 0 else (2 if self.bias_term == 0 else 3))
            return getattr(self, '_m_min_bottoms', None)


    class ConvolutionDepthWise1d(KaitaiStruct):
        """1-D convolution in groups."""
        def __init__(self, num_output, kernel_w, dilation_w, stride_w, pad_left, pad_right, pad_value, bias_term, weight_data_size, group, activation_type, activation_params, dynamic_weight, _io, _parent=None, _root=None):
            super(Ncnn.ConvolutionDepthWise1d, self).__init__(_io)
            self._parent = _parent
            self._root = _root
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
            self._read()

        def _read(self):
            if self.dynamic_weight == 0:
                pass
                self.weight = Ncnn.Block(self.weight_data_size, Ncnn.Load.tagged, self._io, self, self._root)

            if  ((self.dynamic_weight == 0) and (self.bias_term != 0)) :
                pass
                self.bias = Ncnn.Block(self.num_output, Ncnn.Load.raw_float32, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            if self.dynamic_weight == 0:
                pass
                self.weight._fetch_instances()

            if  ((self.dynamic_weight == 0) and (self.bias_term != 0)) :
                pass
                self.bias._fetch_instances()


        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = self.min_bottoms
            return getattr(self, '_m_max_bottoms', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = (1 if self.dynamic_weight == 0 else (2 if self.bias_term == 0 else 3))
            return getattr(self, '_m_min_bottoms', None)


    class ConvolutionDepthWise3d(KaitaiStruct):
        """3-D convolution in groups."""
        def __init__(self, num_output, kernel_w, kernel_h, kernel_d, dilation_w, dilation_h, dilation_d, stride_w, stride_h, stride_d, pad_left, pad_right, pad_top, pad_bottom, pad_front, pad_behind, pad_value, bias_term, weight_data_size, group, activation_type, activation_params, _io, _parent=None, _root=None):
            super(Ncnn.ConvolutionDepthWise3d, self).__init__(_io)
            self._parent = _parent
            self._root = _root
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
            self._read()

        def _read(self):
            self.weight = Ncnn.Block(self.weight_data_size, Ncnn.Load.tagged, self._io, self, self._root)
            if self.bias_term != 0:
                pass
                self.bias = Ncnn.Block(self.num_output, Ncnn.Load.raw_float32, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            self.weight._fetch_instances()
            if self.bias_term != 0:
                pass
                self.bias._fetch_instances()



    class CopyTo(KaitaiStruct):
        """Writes a blob into a part of another."""
        def __init__(self, woffset, hoffset, doffset, coffset, starts, axes, _io, _parent=None, _root=None):
            super(Ncnn.CopyTo, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.woffset = woffset
            self.hoffset = hoffset
            self.doffset = doffset
            self.coffset = coffset
            self.starts = starts
            self.axes = axes
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = 2
            return getattr(self, '_m_max_bottoms', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = 2
            return getattr(self, '_m_min_bottoms', None)


    class Crop(KaitaiStruct):
        """Cuts a part out of a blob: by offsets and sizes, to the size of a second blob, or by ranges as NumPy does."""
        def __init__(self, woffset, hoffset, doffset, coffset, outw, outh, outd, outc, woffset2, hoffset2, doffset2, coffset2, starts, ends, axes, starts_expr, ends_expr, axes_expr, _io, _parent=None, _root=None):
            super(Ncnn.Crop, self).__init__(_io)
            self._parent = _parent
            self._root = _root
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
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = self.min_bottoms
            return getattr(self, '_m_max_bottoms', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = (1 if  (( ((len(self.starts) > 0) and (len(self.ends) > 0)) ) or ( ((len(self.starts_expr) > 0) and (len(self.ends_expr) > 0)) ) or (self.outw != 0) or (self.outh != 0) or (self.outd != 0) or (self.outc != 0) or (self.woffset2 != 0) or (self.hoffset2 != 0) or (self.doffset2 != 0) or (self.coffset2 != 0))  else 2)
            return getattr(self, '_m_min_bottoms', None)


    class CumulativeSum(KaitaiStruct):
        """Running sum along an axis."""
        def __init__(self, axis, _io, _parent=None, _root=None):
            super(Ncnn.CumulativeSum, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.axis = axis
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Deconvolution(KaitaiStruct):
        """2-D transposed convolution."""
        def __init__(self, num_output, kernel_w, kernel_h, dilation_w, dilation_h, stride_w, stride_h, pad_left, pad_right, pad_top, pad_bottom, output_pad_right, output_pad_bottom, output_w, output_h, bias_term, weight_data_size, activation_type, activation_params, dynamic_weight, _io, _parent=None, _root=None):
            super(Ncnn.Deconvolution, self).__init__(_io)
            self._parent = _parent
            self._root = _root
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
            self._read()

        def _read(self):
            if self.dynamic_weight == 0:
                pass
                self.weight = Ncnn.Block(self.weight_data_size, Ncnn.Load.tagged, self._io, self, self._root)

            if  ((self.dynamic_weight == 0) and (self.bias_term != 0)) :
                pass
                self.bias = Ncnn.Block(self.num_output, Ncnn.Load.raw_float32, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            if self.dynamic_weight == 0:
                pass
                self.weight._fetch_instances()

            if  ((self.dynamic_weight == 0) and (self.bias_term != 0)) :
                pass
                self.bias._fetch_instances()


        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = self.min_bottoms
            return getattr(self, '_m_max_bottoms', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = (1 if self.dynamic_weight == 0 else (2 if self.bias_term == 0 else 3))
            return getattr(self, '_m_min_bottoms', None)


    class Deconvolution1d(KaitaiStruct):
        """1-D transposed convolution."""
        def __init__(self, num_output, kernel_w, dilation_w, stride_w, pad_left, pad_right, output_pad_right, output_w, bias_term, weight_data_size, activation_type, activation_params, dynamic_weight, _io, _parent=None, _root=None):
            super(Ncnn.Deconvolution1d, self).__init__(_io)
            self._parent = _parent
            self._root = _root
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
            self._read()

        def _read(self):
            if self.dynamic_weight == 0:
                pass
                self.weight = Ncnn.Block(self.weight_data_size, Ncnn.Load.tagged, self._io, self, self._root)

            if  ((self.dynamic_weight == 0) and (self.bias_term != 0)) :
                pass
                self.bias = Ncnn.Block(self.num_output, Ncnn.Load.raw_float32, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            if self.dynamic_weight == 0:
                pass
                self.weight._fetch_instances()

            if  ((self.dynamic_weight == 0) and (self.bias_term != 0)) :
                pass
                self.bias._fetch_instances()


        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = self.min_bottoms
            return getattr(self, '_m_max_bottoms', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = (1 if self.dynamic_weight == 0 else (2 if self.bias_term == 0 else 3))
            return getattr(self, '_m_min_bottoms', None)


    class Deconvolution3d(KaitaiStruct):
        """3-D transposed convolution."""
        def __init__(self, num_output, kernel_w, kernel_h, kernel_d, dilation_w, dilation_h, dilation_d, stride_w, stride_h, stride_d, pad_left, pad_right, pad_top, pad_bottom, pad_front, pad_behind, output_pad_right, output_pad_bottom, output_pad_behind, output_w, output_h, output_d, bias_term, weight_data_size, activation_type, activation_params, _io, _parent=None, _root=None):
            super(Ncnn.Deconvolution3d, self).__init__(_io)
            self._parent = _parent
            self._root = _root
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
            self._read()

        def _read(self):
            self.weight = Ncnn.Block(self.weight_data_size, Ncnn.Load.tagged, self._io, self, self._root)
            if self.bias_term != 0:
                pass
                self.bias = Ncnn.Block(self.num_output, Ncnn.Load.raw_float32, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            self.weight._fetch_instances()
            if self.bias_term != 0:
                pass
                self.bias._fetch_instances()



    class DeconvolutionDepthWise(KaitaiStruct):
        """2-D transposed convolution in groups."""
        def __init__(self, num_output, kernel_w, kernel_h, dilation_w, dilation_h, stride_w, stride_h, pad_left, pad_right, pad_top, pad_bottom, output_pad_right, output_pad_bottom, output_w, output_h, bias_term, weight_data_size, group, activation_type, activation_params, dynamic_weight, _io, _parent=None, _root=None):
            super(Ncnn.DeconvolutionDepthWise, self).__init__(_io)
            self._parent = _parent
            self._root = _root
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
            self._read()

        def _read(self):
            if self.dynamic_weight == 0:
                pass
                self.weight = Ncnn.Block(self.weight_data_size, Ncnn.Load.tagged, self._io, self, self._root)

            if  ((self.dynamic_weight == 0) and (self.bias_term != 0)) :
                pass
                self.bias = Ncnn.Block(self.num_output, Ncnn.Load.raw_float32, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            if self.dynamic_weight == 0:
                pass
                self.weight._fetch_instances()

            if  ((self.dynamic_weight == 0) and (self.bias_term != 0)) :
                pass
                self.bias._fetch_instances()


        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = self.min_bottoms
            return getattr(self, '_m_max_bottoms', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = (1 if self.dynamic_weight == 0 else (2 if self.bias_term == 0 else 3))
            return getattr(self, '_m_min_bottoms', None)


    class DeconvolutionDepthWise1d(KaitaiStruct):
        """1-D transposed convolution in groups."""
        def __init__(self, num_output, kernel_w, dilation_w, stride_w, pad_left, pad_right, output_pad_right, output_w, bias_term, weight_data_size, group, activation_type, activation_params, dynamic_weight, _io, _parent=None, _root=None):
            super(Ncnn.DeconvolutionDepthWise1d, self).__init__(_io)
            self._parent = _parent
            self._root = _root
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
            self._read()

        def _read(self):
            if self.dynamic_weight == 0:
                pass
                self.weight = Ncnn.Block(self.weight_data_size, Ncnn.Load.tagged, self._io, self, self._root)

            if  ((self.dynamic_weight == 0) and (self.bias_term != 0)) :
                pass
                self.bias = Ncnn.Block(self.num_output, Ncnn.Load.raw_float32, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            if self.dynamic_weight == 0:
                pass
                self.weight._fetch_instances()

            if  ((self.dynamic_weight == 0) and (self.bias_term != 0)) :
                pass
                self.bias._fetch_instances()


        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = self.min_bottoms
            return getattr(self, '_m_max_bottoms', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = (1 if self.dynamic_weight == 0 else (2 if self.bias_term == 0 else 3))
            return getattr(self, '_m_min_bottoms', None)


    class DeconvolutionDepthWise3d(KaitaiStruct):
        """3-D transposed convolution in groups."""
        def __init__(self, num_output, kernel_w, kernel_h, kernel_d, dilation_w, dilation_h, dilation_d, stride_w, stride_h, stride_d, pad_left, pad_right, pad_top, pad_bottom, pad_front, pad_behind, output_pad_right, output_pad_bottom, output_pad_behind, output_w, output_h, output_d, bias_term, weight_data_size, group, activation_type, activation_params, _io, _parent=None, _root=None):
            super(Ncnn.DeconvolutionDepthWise3d, self).__init__(_io)
            self._parent = _parent
            self._root = _root
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
            self._read()

        def _read(self):
            self.weight = Ncnn.Block(self.weight_data_size, Ncnn.Load.tagged, self._io, self, self._root)
            if self.bias_term != 0:
                pass
                self.bias = Ncnn.Block(self.num_output, Ncnn.Load.raw_float32, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            self.weight._fetch_instances()
            if self.bias_term != 0:
                pass
                self.bias._fetch_instances()



    class DeepCopy(KaitaiStruct):
        """Copies a blob."""
        def __init__(self, _io, _parent=None, _root=None):
            super(Ncnn.DeepCopy, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class DeformableConv2d(KaitaiStruct):
        """2-D convolution whose taps are moved by a second blob."""
        def __init__(self, num_output, kernel_w, kernel_h, dilation_w, dilation_h, stride_w, stride_h, pad_left, pad_right, pad_top, pad_bottom, bias_term, weight_data_size, activation_type, activation_params, _io, _parent=None, _root=None):
            super(Ncnn.DeformableConv2d, self).__init__(_io)
            self._parent = _parent
            self._root = _root
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
            self._read()

        def _read(self):
            self.weight = Ncnn.Block(self.weight_data_size, Ncnn.Load.tagged, self._io, self, self._root)
            if self.bias_term != 0:
                pass
                self.bias = Ncnn.Block(self.num_output, Ncnn.Load.raw_float32, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            self.weight._fetch_instances()
            if self.bias_term != 0:
                pass
                self.bias._fetch_instances()


        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = 3
            return getattr(self, '_m_max_bottoms', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = 2
            return getattr(self, '_m_min_bottoms', None)


    class Dequantize(KaitaiStruct):
        """32-bit integers to float."""
        def __init__(self, scale_data_size, bias_data_size, _io, _parent=None, _root=None):
            super(Ncnn.Dequantize, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.scale_data_size = scale_data_size
            self.bias_data_size = bias_data_size
            self._read()

        def _read(self):
            self.scale = Ncnn.Block(self.scale_data_size, Ncnn.Load.raw_float32, self._io, self, self._root)
            if self.bias_data_size != 0:
                pass
                self.bias = Ncnn.Block(self.bias_data_size, Ncnn.Load.raw_float32, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            self.scale._fetch_instances()
            if self.bias_data_size != 0:
                pass
                self.bias._fetch_instances()



    class DetectionOutput(KaitaiStruct):
        """Boxes, scores and priors of SSD to detections."""
        def __init__(self, num_class, nms_threshold, nms_top_k, keep_top_k, confidence_threshold, variances_0, variances_1, variances_2, variances_3, _io, _parent=None, _root=None):
            super(Ncnn.DetectionOutput, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.num_class = num_class
            self.nms_threshold = nms_threshold
            self.nms_top_k = nms_top_k
            self.keep_top_k = keep_top_k
            self.confidence_threshold = confidence_threshold
            self.variances_0 = variances_0
            self.variances_1 = variances_1
            self.variances_2 = variances_2
            self.variances_3 = variances_3
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = 3
            return getattr(self, '_m_max_bottoms', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = 3
            return getattr(self, '_m_min_bottoms', None)


    class Diag(KaitaiStruct):
        """Diagonal of a matrix, or a matrix with that diagonal."""
        def __init__(self, diagonal, _io, _parent=None, _root=None):
            super(Ncnn.Diag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.diagonal = diagonal
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Dropout(KaitaiStruct):
        """Scales in inference what training dropped."""
        def __init__(self, scale, _io, _parent=None, _root=None):
            super(Ncnn.Dropout, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.scale = scale
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Einsum(KaitaiStruct):
        """Sum of products by Einstein notation."""
        def __init__(self, equation, _io, _parent=None, _root=None):
            super(Ncnn.Einsum, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.equation = equation
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Eltwise(KaitaiStruct):
        """Combines two or more blobs of one shape, element by element."""
        def __init__(self, op_type, coeffs, _io, _parent=None, _root=None):
            super(Ncnn.Eltwise, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.op_type = op_type
            self.coeffs = coeffs
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def max_bottoms(self):
            """Most blobs; this is any number."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = 2147483647
            return getattr(self, '_m_max_bottoms', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = 2
            return getattr(self, '_m_min_bottoms', None)


    class Elu(KaitaiStruct):
        """Exponential linear unit."""
        def __init__(self, alpha, _io, _parent=None, _root=None):
            super(Ncnn.Elu, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.alpha = alpha
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Embed(KaitaiStruct):
        """Rows of a table, picked by index."""
        def __init__(self, num_output, input_dim, bias_term, weight_data_size, int8_scale_term, _io, _parent=None, _root=None):
            super(Ncnn.Embed, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.num_output = num_output
            self.input_dim = input_dim
            self.bias_term = bias_term
            self.weight_data_size = weight_data_size
            self.int8_scale_term = int8_scale_term
            self._read()

        def _read(self):
            self.weight = Ncnn.Block(self.weight_data_size, Ncnn.Load.tagged, self._io, self, self._root)
            if self.bias_term != 0:
                pass
                self.bias = Ncnn.Block(self.num_output, Ncnn.Load.raw_float32, self._io, self, self._root)

            if self.int8_scale_term != 0:
                pass
                self.weight_int8_scale = Ncnn.Block(1, Ncnn.Load.raw_float32, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            self.weight._fetch_instances()
            if self.bias_term != 0:
                pass
                self.bias._fetch_instances()

            if self.int8_scale_term != 0:
                pass
                self.weight_int8_scale._fetch_instances()



    class Entry(KaitaiStruct):
        """One parameter of a layer. Single numbers do not say whether they are integers or floats; the operator that asks
        for one decides.
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(Ncnn.Entry, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.key = self._io.read_s4le()
            _ = self.key
            if not  ((_ == -233) or ( ((_ >= 0) and (_ <= 31)) ) or ( ((_ <= -23300) and (_ >= -23331)) ) or ( ((_ <= -23400) and (_ >= -23431)) )) :
                raise kaitaistruct.ValidationExprError(self.key, self._io, u"/types/entry/seq/0")
            if self.key >= 0:
                pass
                self.value = self._io.read_u4le()

            if  ((self.key <= -23300) and (self.key >= -23331)) :
                pass
                self.numbers = Ncnn.Words(self._io, self, self._root)

            if self.key <= -23400:
                pass
                self.string = Ncnn.String(self._io, self, self._root)



        def _fetch_instances(self):
            pass
            if self.key >= 0:
                pass

            if  ((self.key <= -23300) and (self.key >= -23331)) :
                pass
                self.numbers._fetch_instances()

            if self.key <= -23400:
                pass
                self.string._fetch_instances()



    class Erf(KaitaiStruct):
        """Error function."""
        def __init__(self, _io, _parent=None, _root=None):
            super(Ncnn.Erf, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Exp(KaitaiStruct):
        """base ^ (shift + scale * x)."""
        def __init__(self, base, scale, shift, _io, _parent=None, _root=None):
            super(Ncnn.Exp, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.base = base
            self.scale = scale
            self.shift = shift
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class ExpandDims(KaitaiStruct):
        """Adds axes with one element."""
        def __init__(self, axes, _io, _parent=None, _root=None):
            super(Ncnn.ExpandDims, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.axes = axes
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Flatten(KaitaiStruct):
        """Makes one dim of all dims."""
        def __init__(self, _io, _parent=None, _root=None):
            super(Ncnn.Flatten, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Flip(KaitaiStruct):
        """Reverses axes."""
        def __init__(self, axes, _io, _parent=None, _root=None):
            super(Ncnn.Flip, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.axes = axes
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Fold(KaitaiStruct):
        """Adds columns of patches up to an image."""
        def __init__(self, kernel_w, kernel_h, dilation_w, dilation_h, stride_w, stride_h, pad_left, pad_right, pad_top, pad_bottom, output_w, output_h, _io, _parent=None, _root=None):
            super(Ncnn.Fold, self).__init__(_io)
            self._parent = _parent
            self._root = _root
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
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Gelu(KaitaiStruct):
        """x times the normal distribution function of x."""
        def __init__(self, fast_gelu, _io, _parent=None, _root=None):
            super(Ncnn.Gelu, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.fast_gelu = fast_gelu
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Gemm(KaitaiStruct):
        """alpha * A * B + beta * C, where each of A, B and C is a blob or a constant. Weights of B in blocks: each row holds its K numbers of 4, 6 or 8 bits one after the other, the lowest bit first, in whole bytes."""
        def __init__(self, alpha, beta, trans_a, trans_b, constant_a, constant_b, constant_c, constant_m, constant_n, constant_k, constant_broadcast_type_c, output_n1m, output_elempack, output_elemtype, output_transpose, quantize_term, constant_tile_m, constant_tile_n, constant_tile_k, dialect, _io, _parent=None, _root=None):
            super(Ncnn.Gemm, self).__init__(_io)
            self._parent = _parent
            self._root = _root
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
            self._read()

        def _read(self):
            if self.constant_a == 1:
                pass
                self.a = Ncnn.Block(self.constant_m * self.constant_k, Ncnn.Load.tagged, self._io, self, self._root)

            if self.constant_b == 1:
                pass
                self.b = Ncnn.Block((((self.constant_k * self.bits + 7) // 8) * self.constant_n if self.blockwise else self.constant_k * self.constant_n), self.block_load, self._io, self, self._root)

            if  ((self.constant_c == 1) and (self.constant_broadcast_type_c != -1)) :
                pass
                self.c = Ncnn.Block((self.c_columns if self.c_rows == 0 else self.c_rows * self.c_columns), Ncnn.Load.tagged, self._io, self, self._root)

            if self.blockwise:
                pass
                self.b_quantize_scales = Ncnn.Block((((self.constant_k + self.block_size) - 1) // self.block_size) * self.constant_n, Ncnn.Load.raw_float32, self._io, self, self._root)

            if  ((self.blockwise) and (self.quantize_term % 100 >= 10)) :
                pass
                self.b_input_scales = Ncnn.Block(self.constant_k, Ncnn.Load.raw_float32, self._io, self, self._root)

            if  ((self.quantize_term != 0) and ((not (self.blockwise))) and (self.constant_a == 1)) :
                pass
                self.a_int8_scales = Ncnn.Block(self.constant_m, Ncnn.Load.raw_float32, self._io, self, self._root)

            if  ((self.quantize_term != 0) and ((not (self.blockwise))) and (self.constant_b == 1)) :
                pass
                self.b_int8_scale = Ncnn.Block(1, Ncnn.Load.raw_float32, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            if self.constant_a == 1:
                pass
                self.a._fetch_instances()

            if self.constant_b == 1:
                pass
                self.b._fetch_instances()

            if  ((self.constant_c == 1) and (self.constant_broadcast_type_c != -1)) :
                pass
                self.c._fetch_instances()

            if self.blockwise:
                pass
                self.b_quantize_scales._fetch_instances()

            if  ((self.blockwise) and (self.quantize_term % 100 >= 10)) :
                pass
                self.b_input_scales._fetch_instances()

            if  ((self.quantize_term != 0) and ((not (self.blockwise))) and (self.constant_a == 1)) :
                pass
                self.a_int8_scales._fetch_instances()

            if  ((self.quantize_term != 0) and ((not (self.blockwise))) and (self.constant_b == 1)) :
                pass
                self.b_int8_scale._fetch_instances()


        @property
        def bits(self):
            """Bits of a weight."""
            if hasattr(self, '_m_bits'):
                return self._m_bits

            self._m_bits = (self.quantize_term // 100 if self.blockwise else 0)
            return getattr(self, '_m_bits', None)

        @property
        def block_load(self):
            """How weights that may be in blocks are read."""
            if hasattr(self, '_m_block_load'):
                return self._m_block_load

            self._m_block_load = KaitaiStream.resolve_enum(Ncnn.Load, (Ncnn.Load.tagged if  (((not (self.blockwise))) or (self.dialect == Ncnn.Dialect.d202607))  else (Ncnn.Load.bits4 if self.bits == 4 else (Ncnn.Load.bits6 if self.bits == 6 else Ncnn.Load.bits8))))
            return getattr(self, '_m_block_load', None)

        @property
        def block_size(self):
            """Weights that share a scale."""
            if hasattr(self, '_m_block_size'):
                return self._m_block_size

            self._m_block_size = (32 if self.quantize_term % 10 == 0 else (64 if self.quantize_term % 10 == 1 else 128))
            return getattr(self, '_m_block_size', None)

        @property
        def blockwise(self):
            """Whether weights are quantised in blocks."""
            if hasattr(self, '_m_blockwise'):
                return self._m_blockwise

            self._m_blockwise =  ((self.quantize_term >= 400) and (self.quantize_term < 900) and ((self.quantize_term // 100) % 2 == 0) and (self.quantize_term % 100 < 20) and (self.quantize_term % 10 < 3))
            return getattr(self, '_m_blockwise', None)

        @property
        def c_columns(self):
            """Columns of C."""
            if hasattr(self, '_m_c_columns'):
                return self._m_c_columns

            self._m_c_columns = ((0 if self.constant_m < 0 else self.constant_m) if self.constant_broadcast_type_c == 1 else (1 if self.constant_broadcast_type_c < 3 else (0 if self.constant_n < 0 else self.constant_n)))
            return getattr(self, '_m_c_columns', None)

        @property
        def c_rows(self):
            """Rows of C, 0 if it has one dim."""
            if hasattr(self, '_m_c_rows'):
                return self._m_c_rows

            self._m_c_rows = (0 if self.constant_broadcast_type_c < 2 else (1 if self.constant_broadcast_type_c == 4 else (0 if self.constant_m < 0 else self.constant_m)))
            return getattr(self, '_m_c_rows', None)

        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = self.min_bottoms + (0 if self.constant_c != 0 else 1)
            return getattr(self, '_m_max_bottoms', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = (0 if self.constant_a != 0 else 1) + (0 if self.constant_b != 0 else 1)
            return getattr(self, '_m_min_bottoms', None)


    class Glu(KaitaiStruct):
        """One half along an axis times the sigmoid of the other."""
        def __init__(self, axis, _io, _parent=None, _root=None):
            super(Ncnn.Glu, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.axis = axis
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class GridSample(KaitaiStruct):
        """Samples a blob at the positions of a second one."""
        def __init__(self, sample_type, padding_mode, align_corner, permute_fusion, _io, _parent=None, _root=None):
            super(Ncnn.GridSample, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.sample_type = sample_type
            self.padding_mode = padding_mode
            self.align_corner = align_corner
            self.permute_fusion = permute_fusion
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = 2
            return getattr(self, '_m_max_bottoms', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = 2
            return getattr(self, '_m_min_bottoms', None)


    class GroupNorm(KaitaiStruct):
        """Normalisation of groups of channels by their own statistics."""
        def __init__(self, group, channels, eps, affine, _io, _parent=None, _root=None):
            super(Ncnn.GroupNorm, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.group = group
            self.channels = channels
            self.eps = eps
            self.affine = affine
            self._read()

        def _read(self):
            if self.affine != 0:
                pass
                self.gamma = Ncnn.Block(self.channels, Ncnn.Load.raw_float32, self._io, self, self._root)

            if self.affine != 0:
                pass
                self.beta = Ncnn.Block(self.channels, Ncnn.Load.raw_float32, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            if self.affine != 0:
                pass
                self.gamma._fetch_instances()

            if self.affine != 0:
                pass
                self.beta._fetch_instances()



    class Gru(KaitaiStruct):
        """Gated recurrent unit, gates in the order reset, update, new; the last has two biases."""
        def __init__(self, num_output, weight_data_size, direction, int8_scale_term, _io, _parent=None, _root=None):
            super(Ncnn.Gru, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.num_output = num_output
            self.weight_data_size = weight_data_size
            self.direction = direction
            self.int8_scale_term = int8_scale_term
            self._read()

        def _read(self):
            self.weight_xc = Ncnn.Block(self.weight_data_size, Ncnn.Load.tagged, self._io, self, self._root)
            self.bias_c = Ncnn.Block((self.num_output * 4) * self.directions, Ncnn.Load.tagged, self._io, self, self._root)
            self.weight_hc = Ncnn.Block(((self.num_output * self.num_output) * 3) * self.directions, Ncnn.Load.tagged, self._io, self, self._root)
            if self.int8_scale_term != 0:
                pass
                self.weight_xc_int8_scales = Ncnn.Block((self.num_output * 3) * self.directions, Ncnn.Load.raw_float32, self._io, self, self._root)

            if self.int8_scale_term != 0:
                pass
                self.weight_hc_int8_scales = Ncnn.Block((self.num_output * 3) * self.directions, Ncnn.Load.raw_float32, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            self.weight_xc._fetch_instances()
            self.bias_c._fetch_instances()
            self.weight_hc._fetch_instances()
            if self.int8_scale_term != 0:
                pass
                self.weight_xc_int8_scales._fetch_instances()

            if self.int8_scale_term != 0:
                pass
                self.weight_hc_int8_scales._fetch_instances()


        @property
        def directions(self):
            """Number of directions."""
            if hasattr(self, '_m_directions'):
                return self._m_directions

            self._m_directions = (2 if self.direction == Ncnn.Direction.bidirectional else 1)
            return getattr(self, '_m_directions', None)

        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = 2
            return getattr(self, '_m_max_bottoms', None)

        @property
        def max_tops(self):
            """Most blobs."""
            if hasattr(self, '_m_max_tops'):
                return self._m_max_tops

            self._m_max_tops = 2
            return getattr(self, '_m_max_tops', None)


    class HardSigmoid(KaitaiStruct):
        """alpha * x + beta, limited to 0 and 1."""
        def __init__(self, alpha, beta, _io, _parent=None, _root=None):
            super(Ncnn.HardSigmoid, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.alpha = alpha
            self.beta = beta
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class HardSwish(KaitaiStruct):
        """x times alpha * x + beta, limited to 0 and 1."""
        def __init__(self, alpha, beta, _io, _parent=None, _root=None):
            super(Ncnn.HardSwish, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.alpha = alpha
            self.beta = beta
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class InnerProduct(KaitaiStruct):
        """Fully connected layer."""
        def __init__(self, num_output, bias_term, weight_data_size, int8_scale_term, activation_type, activation_params, _io, _parent=None, _root=None):
            super(Ncnn.InnerProduct, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.num_output = num_output
            self.bias_term = bias_term
            self.weight_data_size = weight_data_size
            self.int8_scale_term = int8_scale_term
            self.activation_type = activation_type
            self.activation_params = activation_params
            self._read()

        def _read(self):
            self.weight = Ncnn.Block(self.weight_data_size, Ncnn.Load.tagged, self._io, self, self._root)
            if self.bias_term != 0:
                pass
                self.bias = Ncnn.Block(self.num_output, Ncnn.Load.raw_float32, self._io, self, self._root)

            if self.int8_scale_term != 0:
                pass
                self.weight_int8_scales = Ncnn.Block(self.num_output, Ncnn.Load.raw_float32, self._io, self, self._root)

            if self.int8_scale_term != 0:
                pass
                self.bottom_blob_int8_scale = Ncnn.Block(1, Ncnn.Load.raw_float32, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            self.weight._fetch_instances()
            if self.bias_term != 0:
                pass
                self.bias._fetch_instances()

            if self.int8_scale_term != 0:
                pass
                self.weight_int8_scales._fetch_instances()

            if self.int8_scale_term != 0:
                pass
                self.bottom_blob_int8_scale._fetch_instances()



    class Input(KaitaiStruct):
        """An input of the network. The dims are hints; 0 is any size."""
        def __init__(self, w, h, d, c, _io, _parent=None, _root=None):
            super(Ncnn.Input, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.w = w
            self.h = h
            self.d = d
            self.c = c
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = 0
            return getattr(self, '_m_max_bottoms', None)

        @property
        def max_tops(self):
            """Most blobs; this is any number."""
            if hasattr(self, '_m_max_tops'):
                return self._m_max_tops

            self._m_max_tops = 2147483647
            return getattr(self, '_m_max_tops', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = 0
            return getattr(self, '_m_min_bottoms', None)


    class InstanceNorm(KaitaiStruct):
        """Normalisation of each channel by its own statistics."""
        def __init__(self, channels, eps, affine, _io, _parent=None, _root=None):
            super(Ncnn.InstanceNorm, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.channels = channels
            self.eps = eps
            self.affine = affine
            self._read()

        def _read(self):
            if self.affine != 0:
                pass
                self.gamma = Ncnn.Block(self.channels, Ncnn.Load.raw_float32, self._io, self, self._root)

            if self.affine != 0:
                pass
                self.beta = Ncnn.Block(self.channels, Ncnn.Load.raw_float32, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            if self.affine != 0:
                pass
                self.gamma._fetch_instances()

            if self.affine != 0:
                pass
                self.beta._fetch_instances()



    class Interp(KaitaiStruct):
        """Resizes width and height."""
        def __init__(self, resize_type, height_scale, width_scale, output_height, output_width, dynamic_target_size, align_corner, size_expr, _io, _parent=None, _root=None):
            super(Ncnn.Interp, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.resize_type = resize_type
            self.height_scale = height_scale
            self.width_scale = width_scale
            self.output_height = output_height
            self.output_width = output_width
            self.dynamic_target_size = dynamic_target_size
            self.align_corner = align_corner
            self.size_expr = size_expr
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = self.min_bottoms
            return getattr(self, '_m_max_bottoms', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = (2 if self.dynamic_target_size == 1 else 1)
            return getattr(self, '_m_min_bottoms', None)


    class InverseSpectrogram(KaitaiStruct):
        """Inverse of the short-time Fourier transform."""
        def __init__(self, n_fft, returns, hoplen, winlen, window_type, center, normalized, _io, _parent=None, _root=None):
            super(Ncnn.InverseSpectrogram, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.n_fft = n_fft
            self.returns = returns
            self.hoplen = hoplen
            self.winlen = winlen
            self.window_type = window_type
            self.center = center
            self.normalized = normalized
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Layer(KaitaiStruct):
        """One layer of a .param.bin. It has no name, and neither have its blobs."""
        def __init__(self, _io, _parent=None, _root=None):
            super(Ncnn.Layer, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.type_index = self._io.read_s4le()
            self.bottom_count = self._io.read_s4le()
            if not self.bottom_count >= 0:
                raise kaitaistruct.ValidationLessThanError(0, self.bottom_count, self._io, u"/types/layer/seq/1")
            if not self.bottom_count <= 1000000:
                raise kaitaistruct.ValidationGreaterThanError(1000000, self.bottom_count, self._io, u"/types/layer/seq/1")
            self.top_count = self._io.read_s4le()
            if not self.top_count >= 0:
                raise kaitaistruct.ValidationLessThanError(0, self.top_count, self._io, u"/types/layer/seq/2")
            if not self.top_count <= 1000000:
                raise kaitaistruct.ValidationGreaterThanError(1000000, self.top_count, self._io, u"/types/layer/seq/2")
            self.bottoms = []
            for i in range(self.bottom_count):
                self.bottoms.append(self._io.read_s4le())

            self.tops = []
            for i in range(self.top_count):
                self.tops.append(self._io.read_s4le())

            self.entries = []
            i = 0
            while True:
                _ = Ncnn.Entry(self._io, self, self._root)
                self.entries.append(_)
                if _.key == -233:
                    break
                i += 1


        def _fetch_instances(self):
            pass
            for i in range(len(self.bottoms)):
                pass

            for i in range(len(self.tops)):
                pass

            for i in range(len(self.entries)):
                pass
                self.entries[i]._fetch_instances()



    class LayerNorm(KaitaiStruct):
        """Normalisation of the last axes by their own statistics."""
        def __init__(self, affine_size, eps, affine, _io, _parent=None, _root=None):
            super(Ncnn.LayerNorm, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.affine_size = affine_size
            self.eps = eps
            self.affine = affine
            self._read()

        def _read(self):
            if self.affine != 0:
                pass
                self.gamma = Ncnn.Block(self.affine_size, Ncnn.Load.raw_float32, self._io, self, self._root)

            if self.affine != 0:
                pass
                self.beta = Ncnn.Block(self.affine_size, Ncnn.Load.raw_float32, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            if self.affine != 0:
                pass
                self.gamma._fetch_instances()

            if self.affine != 0:
                pass
                self.beta._fetch_instances()



    class Log(KaitaiStruct):
        """Logarithm of shift + scale * x."""
        def __init__(self, base, scale, shift, _io, _parent=None, _root=None):
            super(Ncnn.Log, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.base = base
            self.scale = scale
            self.shift = shift
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Lrn(KaitaiStruct):
        """Local response normalisation."""
        def __init__(self, region_type, local_size, alpha, beta, bias, _io, _parent=None, _root=None):
            super(Ncnn.Lrn, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.region_type = region_type
            self.local_size = local_size
            self.alpha = alpha
            self.beta = beta
            self.bias = bias
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Lstm(KaitaiStruct):
        """Long short-term memory, gates in the order input, forget, output, cell; with a projection if sizes differ."""
        def __init__(self, num_output, weight_data_size, direction, hidden_size, int8_scale_term, _io, _parent=None, _root=None):
            super(Ncnn.Lstm, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.num_output = num_output
            self.weight_data_size = weight_data_size
            self.direction = direction
            self.hidden_size = hidden_size
            self.int8_scale_term = int8_scale_term
            self._read()

        def _read(self):
            self.weight_xc = Ncnn.Block(self.weight_data_size, Ncnn.Load.tagged, self._io, self, self._root)
            self.bias_c = Ncnn.Block((self.hidden_size * 4) * self.directions, Ncnn.Load.tagged, self._io, self, self._root)
            self.weight_hc = Ncnn.Block(((self.num_output * self.hidden_size) * 4) * self.directions, Ncnn.Load.tagged, self._io, self, self._root)
            if self.num_output != self.hidden_size:
                pass
                self.weight_hr = Ncnn.Block((self.hidden_size * self.num_output) * self.directions, Ncnn.Load.tagged, self._io, self, self._root)

            if self.int8_scale_term != 0:
                pass
                self.weight_xc_int8_scales = Ncnn.Block((self.hidden_size * 4) * self.directions, Ncnn.Load.raw_float32, self._io, self, self._root)

            if self.int8_scale_term != 0:
                pass
                self.weight_hc_int8_scales = Ncnn.Block((self.hidden_size * 4) * self.directions, Ncnn.Load.raw_float32, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            self.weight_xc._fetch_instances()
            self.bias_c._fetch_instances()
            self.weight_hc._fetch_instances()
            if self.num_output != self.hidden_size:
                pass
                self.weight_hr._fetch_instances()

            if self.int8_scale_term != 0:
                pass
                self.weight_xc_int8_scales._fetch_instances()

            if self.int8_scale_term != 0:
                pass
                self.weight_hc_int8_scales._fetch_instances()


        @property
        def directions(self):
            """Number of directions."""
            if hasattr(self, '_m_directions'):
                return self._m_directions

            self._m_directions = (2 if self.direction == Ncnn.Direction.bidirectional else 1)
            return getattr(self, '_m_directions', None)

        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = 3
            return getattr(self, '_m_max_bottoms', None)

        @property
        def max_tops(self):
            """Most blobs."""
            if hasattr(self, '_m_max_tops'):
                return self._m_max_tops

            self._m_max_tops = 3
            return getattr(self, '_m_max_tops', None)


    class MatMul(KaitaiStruct):
        """Product of two blobs of matrices."""
        def __init__(self, trans_b, _io, _parent=None, _root=None):
            super(Ncnn.MatMul, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.trans_b = trans_b
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = 2
            return getattr(self, '_m_max_bottoms', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = 2
            return getattr(self, '_m_min_bottoms', None)


    class MemoryData(KaitaiStruct):
        """A constant. Without dims nothing is stored and the runtime makes one element up."""
        def __init__(self, w, h, d, c, load_type, _io, _parent=None, _root=None):
            super(Ncnn.MemoryData, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.w = w
            self.h = h
            self.d = d
            self.c = c
            self.load_type = load_type
            self._read()

        def _read(self):
            if self.num_data > 0:
                pass
                self.data_ = Ncnn.Block(self.num_data, (Ncnn.Load.tagged if self.load_type == 0 else Ncnn.Load.raw_float32), self._io, self, self._root)



        def _fetch_instances(self):
            pass
            if self.num_data > 0:
                pass
                self.data_._fetch_instances()


        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = 0
            return getattr(self, '_m_max_bottoms', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = 0
            return getattr(self, '_m_min_bottoms', None)

        @property
        def num_data(self):
            """Number of elements."""
            if hasattr(self, '_m_num_data'):
                return self._m_num_data

            self._m_num_data = (((self.w * self.h) * self.d) * self.c if self.d != 0 else ((self.w * self.h) * self.c if self.c != 0 else (self.w * self.h if self.h != 0 else self.w)))
            return getattr(self, '_m_num_data', None)


    class Mish(KaitaiStruct):
        """x * tanh(log(1 + exp(x)))."""
        def __init__(self, _io, _parent=None, _root=None):
            super(Ncnn.Mish, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class MultiHeadAttention(KaitaiStruct):
        """Multi-head attention. Weights may be quantised in blocks as those of Gemm."""
        def __init__(self, embed_dim, num_heads, weight_data_size, kdim, vdim, attn_mask, kv_cache, quantize_term, scale, dialect, _io, _parent=None, _root=None):
            super(Ncnn.MultiHeadAttention, self).__init__(_io)
            self._parent = _parent
            self._root = _root
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
            self._read()

        def _read(self):
            self.q_weight = Ncnn.Block((self.q_bytes * self.embed_dim if self.blockwise else self.weight_data_size), self.block_load, self._io, self, self._root)
            self.q_bias = Ncnn.Block(self.embed_dim, Ncnn.Load.raw_float32, self._io, self, self._root)
            self.k_weight = Ncnn.Block((self.k_bytes if self.blockwise else self.kdim) * self.embed_dim, self.block_load, self._io, self, self._root)
            self.k_bias = Ncnn.Block(self.embed_dim, Ncnn.Load.raw_float32, self._io, self, self._root)
            self.v_weight = Ncnn.Block((self.v_bytes if self.blockwise else self.vdim) * self.embed_dim, self.block_load, self._io, self, self._root)
            self.v_bias = Ncnn.Block(self.embed_dim, Ncnn.Load.raw_float32, self._io, self, self._root)
            self.out_weight = Ncnn.Block((self.out_bytes * self.qdim if self.blockwise else self.weight_data_size), self.block_load, self._io, self, self._root)
            self.out_bias = Ncnn.Block(self.qdim, Ncnn.Load.raw_float32, self._io, self, self._root)
            if self.blockwise:
                pass
                self.q_quantize_scales = Ncnn.Block((((self.qdim + self.block_size) - 1) // self.block_size) * self.embed_dim, Ncnn.Load.raw_float32, self._io, self, self._root)

            if self.blockwise:
                pass
                self.k_quantize_scales = Ncnn.Block((((self.kdim + self.block_size) - 1) // self.block_size) * self.embed_dim, Ncnn.Load.raw_float32, self._io, self, self._root)

            if self.blockwise:
                pass
                self.v_quantize_scales = Ncnn.Block((((self.vdim + self.block_size) - 1) // self.block_size) * self.embed_dim, Ncnn.Load.raw_float32, self._io, self, self._root)

            if self.blockwise:
                pass
                self.out_quantize_scales = Ncnn.Block((((self.embed_dim + self.block_size) - 1) // self.block_size) * self.qdim, Ncnn.Load.raw_float32, self._io, self, self._root)

            if  ((self.blockwise) and (self.quantize_term % 100 >= 10)) :
                pass
                self.q_input_scales = Ncnn.Block(self.qdim, Ncnn.Load.raw_float32, self._io, self, self._root)

            if  ((self.blockwise) and (self.quantize_term % 100 >= 10)) :
                pass
                self.k_input_scales = Ncnn.Block(self.kdim, Ncnn.Load.raw_float32, self._io, self, self._root)

            if  ((self.blockwise) and (self.quantize_term % 100 >= 10)) :
                pass
                self.v_input_scales = Ncnn.Block(self.vdim, Ncnn.Load.raw_float32, self._io, self, self._root)

            if  ((self.blockwise) and (self.quantize_term % 100 >= 10)) :
                pass
                self.out_input_scales = Ncnn.Block(self.embed_dim, Ncnn.Load.raw_float32, self._io, self, self._root)

            if  ((self.quantize_term != 0) and ((not (self.blockwise)))) :
                pass
                self.q_int8_scales = Ncnn.Block(self.embed_dim, Ncnn.Load.raw_float32, self._io, self, self._root)

            if  ((self.quantize_term != 0) and ((not (self.blockwise)))) :
                pass
                self.k_int8_scales = Ncnn.Block(self.embed_dim, Ncnn.Load.raw_float32, self._io, self, self._root)

            if  ((self.quantize_term != 0) and ((not (self.blockwise)))) :
                pass
                self.v_int8_scales = Ncnn.Block(self.embed_dim, Ncnn.Load.raw_float32, self._io, self, self._root)

            if  ((self.quantize_term != 0) and ((not (self.blockwise)))) :
                pass
                self.out_int8_scale = Ncnn.Block(1, Ncnn.Load.raw_float32, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            self.q_weight._fetch_instances()
            self.q_bias._fetch_instances()
            self.k_weight._fetch_instances()
            self.k_bias._fetch_instances()
            self.v_weight._fetch_instances()
            self.v_bias._fetch_instances()
            self.out_weight._fetch_instances()
            self.out_bias._fetch_instances()
            if self.blockwise:
                pass
                self.q_quantize_scales._fetch_instances()

            if self.blockwise:
                pass
                self.k_quantize_scales._fetch_instances()

            if self.blockwise:
                pass
                self.v_quantize_scales._fetch_instances()

            if self.blockwise:
                pass
                self.out_quantize_scales._fetch_instances()

            if  ((self.blockwise) and (self.quantize_term % 100 >= 10)) :
                pass
                self.q_input_scales._fetch_instances()

            if  ((self.blockwise) and (self.quantize_term % 100 >= 10)) :
                pass
                self.k_input_scales._fetch_instances()

            if  ((self.blockwise) and (self.quantize_term % 100 >= 10)) :
                pass
                self.v_input_scales._fetch_instances()

            if  ((self.blockwise) and (self.quantize_term % 100 >= 10)) :
                pass
                self.out_input_scales._fetch_instances()

            if  ((self.quantize_term != 0) and ((not (self.blockwise)))) :
                pass
                self.q_int8_scales._fetch_instances()

            if  ((self.quantize_term != 0) and ((not (self.blockwise)))) :
                pass
                self.k_int8_scales._fetch_instances()

            if  ((self.quantize_term != 0) and ((not (self.blockwise)))) :
                pass
                self.v_int8_scales._fetch_instances()

            if  ((self.quantize_term != 0) and ((not (self.blockwise)))) :
                pass
                self.out_int8_scale._fetch_instances()


        @property
        def bits(self):
            """Bits of a weight."""
            if hasattr(self, '_m_bits'):
                return self._m_bits

            self._m_bits = (self.quantize_term // 100 if self.blockwise else 0)
            return getattr(self, '_m_bits', None)

        @property
        def block_load(self):
            """How weights that may be in blocks are read."""
            if hasattr(self, '_m_block_load'):
                return self._m_block_load

            self._m_block_load = KaitaiStream.resolve_enum(Ncnn.Load, (Ncnn.Load.tagged if  (((not (self.blockwise))) or (self.dialect == Ncnn.Dialect.d202607))  else (Ncnn.Load.bits4 if self.bits == 4 else (Ncnn.Load.bits6 if self.bits == 6 else Ncnn.Load.bits8))))
            return getattr(self, '_m_block_load', None)

        @property
        def block_size(self):
            """Weights that share a scale."""
            if hasattr(self, '_m_block_size'):
                return self._m_block_size

            self._m_block_size = (32 if self.quantize_term % 10 == 0 else (64 if self.quantize_term % 10 == 1 else 128))
            return getattr(self, '_m_block_size', None)

        @property
        def blockwise(self):
            """Whether weights are quantised in blocks."""
            if hasattr(self, '_m_blockwise'):
                return self._m_blockwise

            self._m_blockwise =  ((self.quantize_term >= 400) and (self.quantize_term < 900) and ((self.quantize_term // 100) % 2 == 0) and (self.quantize_term % 100 < 20) and (self.quantize_term % 10 < 3))
            return getattr(self, '_m_blockwise', None)

        @property
        def k_bytes(self):
            """Bytes of a row of packed key weights."""
            if hasattr(self, '_m_k_bytes'):
                return self._m_k_bytes

            self._m_k_bytes = (self.kdim * self.bits + 7) // 8
            return getattr(self, '_m_k_bytes', None)

        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = self.min_bottoms + 2
            return getattr(self, '_m_max_bottoms', None)

        @property
        def max_tops(self):
            """Most blobs."""
            if hasattr(self, '_m_max_tops'):
                return self._m_max_tops

            self._m_max_tops = self.min_tops
            return getattr(self, '_m_max_tops', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = (1 + (1 if self.attn_mask != 0 else 0)) + (2 if self.kv_cache != 0 else 0)
            return getattr(self, '_m_min_bottoms', None)

        @property
        def min_tops(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_tops'):
                return self._m_min_tops

            self._m_min_tops = (3 if self.kv_cache != 0 else 1)
            return getattr(self, '_m_min_tops', None)

        @property
        def out_bytes(self):
            """Bytes of a row of packed result weights."""
            if hasattr(self, '_m_out_bytes'):
                return self._m_out_bytes

            self._m_out_bytes = (self.embed_dim * self.bits + 7) // 8
            return getattr(self, '_m_out_bytes', None)

        @property
        def q_bytes(self):
            """Bytes of a row of packed query weights."""
            if hasattr(self, '_m_q_bytes'):
                return self._m_q_bytes

            self._m_q_bytes = (self.qdim * self.bits + 7) // 8
            return getattr(self, '_m_q_bytes', None)

        @property
        def qdim(self):
            """Length of a query before projection."""
            if hasattr(self, '_m_qdim'):
                return self._m_qdim

            self._m_qdim = (self.weight_data_size // self.embed_dim if self.embed_dim > 0 else 0)
            return getattr(self, '_m_qdim', None)

        @property
        def v_bytes(self):
            """Bytes of a row of packed value weights."""
            if hasattr(self, '_m_v_bytes'):
                return self._m_v_bytes

            self._m_v_bytes = (self.vdim * self.bits + 7) // 8
            return getattr(self, '_m_v_bytes', None)


    class Mvn(KaitaiStruct):
        """Subtracts the mean and divides by the standard deviation."""
        def __init__(self, normalize_variance, across_channels, eps, _io, _parent=None, _root=None):
            super(Ncnn.Mvn, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.normalize_variance = normalize_variance
            self.across_channels = across_channels
            self.eps = eps
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Noop(KaitaiStruct):
        """Hands its blobs on."""
        def __init__(self, _io, _parent=None, _root=None):
            super(Ncnn.Noop, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def max_bottoms(self):
            """Most blobs; this is any number."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = 2147483647
            return getattr(self, '_m_max_bottoms', None)

        @property
        def max_tops(self):
            """Most blobs; this is any number."""
            if hasattr(self, '_m_max_tops'):
                return self._m_max_tops

            self._m_max_tops = 2147483647
            return getattr(self, '_m_max_tops', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = 0
            return getattr(self, '_m_min_bottoms', None)

        @property
        def min_tops(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_tops'):
                return self._m_min_tops

            self._m_min_tops = 0
            return getattr(self, '_m_min_tops', None)


    class Normalize(KaitaiStruct):
        """Divides by the Euclidean norm and scales."""
        def __init__(self, across_spatial, across_channel, channel_shared, eps, eps_mode, scale_data_size, _io, _parent=None, _root=None):
            super(Ncnn.Normalize, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.across_spatial = across_spatial
            self.across_channel = across_channel
            self.channel_shared = channel_shared
            self.eps = eps
            self.eps_mode = eps_mode
            self.scale_data_size = scale_data_size
            self._read()

        def _read(self):
            self.scale = Ncnn.Block(self.scale_data_size, Ncnn.Load.raw_float32, self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.scale._fetch_instances()


    class PReLu(KaitaiStruct):
        """ReLU with slopes below zero that were learned."""
        def __init__(self, num_slope, _io, _parent=None, _root=None):
            super(Ncnn.PReLu, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.num_slope = num_slope
            self._read()

        def _read(self):
            self.slope = Ncnn.Block(self.num_slope, Ncnn.Load.raw_float32, self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.slope._fetch_instances()


    class Packing(KaitaiStruct):
        """Changes how many channels lie side by side in memory."""
        def __init__(self, out_elempack, use_padding, cast_type_from, cast_type_to, _io, _parent=None, _root=None):
            super(Ncnn.Packing, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.out_elempack = out_elempack
            self.use_padding = use_padding
            self.cast_type_from = cast_type_from
            self.cast_type_to = cast_type_to
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Padding(KaitaiStruct):
        """Adds a border."""
        def __init__(self, top, bottom, left, right, type_, value, per_channel_pad_data_size, front, behind, _io, _parent=None, _root=None):
            super(Ncnn.Padding, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.top = top
            self.bottom = bottom
            self.left = left
            self.right = right
            self.type_ = type_
            self.value = value
            self.per_channel_pad_data_size = per_channel_pad_data_size
            self.front = front
            self.behind = behind
            self._read()

        def _read(self):
            if self.per_channel_pad_data_size != 0:
                pass
                self.per_channel_pad_data = Ncnn.Block(self.per_channel_pad_data_size, Ncnn.Load.raw_float32, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            if self.per_channel_pad_data_size != 0:
                pass
                self.per_channel_pad_data._fetch_instances()



    class Permute(KaitaiStruct):
        """Reorders the axes."""
        def __init__(self, order_type, _io, _parent=None, _root=None):
            super(Ncnn.Permute, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.order_type = order_type
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class PixelShuffle(KaitaiStruct):
        """Turns channels into blocks of pixels."""
        def __init__(self, upscale_factor, mode, _io, _parent=None, _root=None):
            super(Ncnn.PixelShuffle, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.upscale_factor = upscale_factor
            self.mode = mode
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Pooling(KaitaiStruct):
        """2-D pooling."""
        def __init__(self, pooling_type, kernel_w, kernel_h, stride_w, stride_h, pad_left, pad_right, pad_top, pad_bottom, global_pooling, pad_mode, avgpool_count_include_pad, adaptive_pooling, out_w, out_h, _io, _parent=None, _root=None):
            super(Ncnn.Pooling, self).__init__(_io)
            self._parent = _parent
            self._root = _root
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
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Pooling1d(KaitaiStruct):
        """1-D pooling."""
        def __init__(self, pooling_type, kernel_w, stride_w, pad_left, pad_right, global_pooling, pad_mode, avgpool_count_include_pad, adaptive_pooling, out_w, _io, _parent=None, _root=None):
            super(Ncnn.Pooling1d, self).__init__(_io)
            self._parent = _parent
            self._root = _root
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
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Pooling3d(KaitaiStruct):
        """3-D pooling."""
        def __init__(self, pooling_type, kernel_w, kernel_h, kernel_d, stride_w, stride_h, stride_d, pad_left, pad_right, pad_top, pad_bottom, pad_front, pad_behind, global_pooling, pad_mode, avgpool_count_include_pad, adaptive_pooling, out_w, out_h, out_d, _io, _parent=None, _root=None):
            super(Ncnn.Pooling3d, self).__init__(_io)
            self._parent = _parent
            self._root = _root
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
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Power(KaitaiStruct):
        """(shift + scale * x) ^ power."""
        def __init__(self, power, scale, shift, _io, _parent=None, _root=None):
            super(Ncnn.Power, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.power = power
            self.scale = scale
            self.shift = shift
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class PriorBox(KaitaiStruct):
        """Prior boxes of SSD."""
        def __init__(self, min_sizes, max_sizes, aspect_ratios, variances_0, variances_1, variances_2, variances_3, flip, clip, image_width, image_height, step_width, step_height, offset, step_mmdetection, center_mmdetection, _io, _parent=None, _root=None):
            super(Ncnn.PriorBox, self).__init__(_io)
            self._parent = _parent
            self._root = _root
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
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = 2
            return getattr(self, '_m_max_bottoms', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = (2 if  (( ((self.image_width == -233) or (self.image_height == -233)) ) and ( ((self.image_width != self.image_height) or (len(self.max_sizes) > 0)) ))  else 1)
            return getattr(self, '_m_min_bottoms', None)


    class Proposal(KaitaiStruct):
        """Region proposals of Faster R-CNN."""
        def __init__(self, feat_stride, base_size, pre_nms_top_n, after_nms_top_n, nms_thresh, min_size, _io, _parent=None, _root=None):
            super(Ncnn.Proposal, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.feat_stride = feat_stride
            self.base_size = base_size
            self.pre_nms_top_n = pre_nms_top_n
            self.after_nms_top_n = after_nms_top_n
            self.nms_thresh = nms_thresh
            self.min_size = min_size
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = 3
            return getattr(self, '_m_max_bottoms', None)

        @property
        def max_tops(self):
            """Most blobs."""
            if hasattr(self, '_m_max_tops'):
                return self._m_max_tops

            self._m_max_tops = 2
            return getattr(self, '_m_max_tops', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = 3
            return getattr(self, '_m_min_bottoms', None)


    class PsroiPooling(KaitaiStruct):
        """Average pooling of regions, each cell from channels of its own."""
        def __init__(self, pooled_width, pooled_height, spatial_scale, output_dim, _io, _parent=None, _root=None):
            super(Ncnn.PsroiPooling, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.pooled_width = pooled_width
            self.pooled_height = pooled_height
            self.spatial_scale = spatial_scale
            self.output_dim = output_dim
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = 2
            return getattr(self, '_m_max_bottoms', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = 2
            return getattr(self, '_m_min_bottoms', None)


    class Quantize(KaitaiStruct):
        """Float to int8."""
        def __init__(self, scale_data_size, _io, _parent=None, _root=None):
            super(Ncnn.Quantize, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.scale_data_size = scale_data_size
            self._read()

        def _read(self):
            self.scale = Ncnn.Block(self.scale_data_size, Ncnn.Load.raw_float32, self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.scale._fetch_instances()


    class ReLu(KaitaiStruct):
        """Zero, or a fixed slope, below zero."""
        def __init__(self, slope, _io, _parent=None, _root=None):
            super(Ncnn.ReLu, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.slope = slope
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Reduction(KaitaiStruct):
        """Reduces axes of a blob to one number."""
        def __init__(self, operation, reduce_all, coeff, axes, keepdims, fixbug0, _io, _parent=None, _root=None):
            super(Ncnn.Reduction, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.operation = operation
            self.reduce_all = reduce_all
            self.coeff = coeff
            self.axes = axes
            self.keepdims = keepdims
            self.fixbug0 = fixbug0
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Reorg(KaitaiStruct):
        """Turns blocks of pixels into channels."""
        def __init__(self, stride, mode, _io, _parent=None, _root=None):
            super(Ncnn.Reorg, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.stride = stride
            self.mode = mode
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Requantize(KaitaiStruct):
        """32-bit integers to int8."""
        def __init__(self, scale_in_data_size, scale_out_data_size, bias_data_size, activation_type, activation_params, _io, _parent=None, _root=None):
            super(Ncnn.Requantize, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.scale_in_data_size = scale_in_data_size
            self.scale_out_data_size = scale_out_data_size
            self.bias_data_size = bias_data_size
            self.activation_type = activation_type
            self.activation_params = activation_params
            self._read()

        def _read(self):
            self.scale_in = Ncnn.Block(self.scale_in_data_size, Ncnn.Load.raw_float32, self._io, self, self._root)
            self.scale_out = Ncnn.Block(self.scale_out_data_size, Ncnn.Load.raw_float32, self._io, self, self._root)
            if self.bias_data_size != 0:
                pass
                self.bias = Ncnn.Block(self.bias_data_size, Ncnn.Load.raw_float32, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            self.scale_in._fetch_instances()
            self.scale_out._fetch_instances()
            if self.bias_data_size != 0:
                pass
                self.bias._fetch_instances()



    class Reshape(KaitaiStruct):
        """Same elements, other dims. A dim of 0 is copied from the input, -1 is what is left, -233 is not there."""
        def __init__(self, w, h, d, c, shape_expr, input_batch_axis, output_batch_axis, _io, _parent=None, _root=None):
            super(Ncnn.Reshape, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.w = w
            self.h = h
            self.d = d
            self.c = c
            self.shape_expr = shape_expr
            self.input_batch_axis = input_batch_axis
            self.output_batch_axis = output_batch_axis
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class RmsNorm(KaitaiStruct):
        """Division of the last axes by their root mean square."""
        def __init__(self, affine_size, eps, affine, _io, _parent=None, _root=None):
            super(Ncnn.RmsNorm, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.affine_size = affine_size
            self.eps = eps
            self.affine = affine
            self._read()

        def _read(self):
            if self.affine != 0:
                pass
                self.gamma = Ncnn.Block(self.affine_size, Ncnn.Load.raw_float32, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            if self.affine != 0:
                pass
                self.gamma._fetch_instances()



    class Rnn(KaitaiStruct):
        """Recurrent layer with tanh."""
        def __init__(self, num_output, weight_data_size, direction, int8_scale_term, _io, _parent=None, _root=None):
            super(Ncnn.Rnn, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.num_output = num_output
            self.weight_data_size = weight_data_size
            self.direction = direction
            self.int8_scale_term = int8_scale_term
            self._read()

        def _read(self):
            self.weight_xc = Ncnn.Block(self.weight_data_size, Ncnn.Load.tagged, self._io, self, self._root)
            self.bias_c = Ncnn.Block(self.num_output * self.directions, Ncnn.Load.tagged, self._io, self, self._root)
            self.weight_hc = Ncnn.Block((self.num_output * self.num_output) * self.directions, Ncnn.Load.tagged, self._io, self, self._root)
            if self.int8_scale_term != 0:
                pass
                self.weight_xc_int8_scales = Ncnn.Block(self.num_output * self.directions, Ncnn.Load.raw_float32, self._io, self, self._root)

            if self.int8_scale_term != 0:
                pass
                self.weight_hc_int8_scales = Ncnn.Block(self.num_output * self.directions, Ncnn.Load.raw_float32, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            self.weight_xc._fetch_instances()
            self.bias_c._fetch_instances()
            self.weight_hc._fetch_instances()
            if self.int8_scale_term != 0:
                pass
                self.weight_xc_int8_scales._fetch_instances()

            if self.int8_scale_term != 0:
                pass
                self.weight_hc_int8_scales._fetch_instances()


        @property
        def directions(self):
            """Number of directions."""
            if hasattr(self, '_m_directions'):
                return self._m_directions

            self._m_directions = (2 if self.direction == Ncnn.Direction.bidirectional else 1)
            return getattr(self, '_m_directions', None)

        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = 2
            return getattr(self, '_m_max_bottoms', None)

        @property
        def max_tops(self):
            """Most blobs."""
            if hasattr(self, '_m_max_tops'):
                return self._m_max_tops

            self._m_max_tops = 2
            return getattr(self, '_m_max_tops', None)


    class RoiAlign(KaitaiStruct):
        """Average pooling of regions with interpolation."""
        def __init__(self, pooled_width, pooled_height, spatial_scale, sampling_ratio, aligned, version, _io, _parent=None, _root=None):
            super(Ncnn.RoiAlign, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.pooled_width = pooled_width
            self.pooled_height = pooled_height
            self.spatial_scale = spatial_scale
            self.sampling_ratio = sampling_ratio
            self.aligned = aligned
            self.version = version
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = 2
            return getattr(self, '_m_max_bottoms', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = 2
            return getattr(self, '_m_min_bottoms', None)


    class RoiPooling(KaitaiStruct):
        """Max pooling of regions to a fixed size."""
        def __init__(self, pooled_width, pooled_height, spatial_scale, _io, _parent=None, _root=None):
            super(Ncnn.RoiPooling, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.pooled_width = pooled_width
            self.pooled_height = pooled_height
            self.spatial_scale = spatial_scale
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = 2
            return getattr(self, '_m_max_bottoms', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = 2
            return getattr(self, '_m_min_bottoms', None)


    class RotaryEmbed(KaitaiStruct):
        """Rotates pairs of elements by given cosines and sines."""
        def __init__(self, interleaved, _io, _parent=None, _root=None):
            super(Ncnn.RotaryEmbed, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.interleaved = interleaved
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = 3
            return getattr(self, '_m_max_bottoms', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = 3
            return getattr(self, '_m_min_bottoms', None)


    class Scale(KaitaiStruct):
        """Scales each channel, by stored factors or by a second blob."""
        def __init__(self, scale_data_size, bias_term, _io, _parent=None, _root=None):
            super(Ncnn.Scale, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.scale_data_size = scale_data_size
            self.bias_term = bias_term
            self._read()

        def _read(self):
            if self.scale_data_size != -233:
                pass
                self.scale = Ncnn.Block(self.scale_data_size, Ncnn.Load.raw_float32, self._io, self, self._root)

            if  ((self.scale_data_size != -233) and (self.bias_term != 0)) :
                pass
                self.bias = Ncnn.Block(self.scale_data_size, Ncnn.Load.raw_float32, self._io, self, self._root)



        def _fetch_instances(self):
            pass
            if self.scale_data_size != -233:
                pass
                self.scale._fetch_instances()

            if  ((self.scale_data_size != -233) and (self.bias_term != 0)) :
                pass
                self.bias._fetch_instances()


        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = (1 if self.scale_data_size != -233 else (2 if self.bias_term == 0 else 3))
            return getattr(self, '_m_max_bottoms', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = (2 if self.scale_data_size == -233 else 1)
            return getattr(self, '_m_min_bottoms', None)


    class Sdpa(KaitaiStruct):
        """Attention of given queries, keys and values."""
        def __init__(self, attn_mask, scale, kv_cache, int8_scale_term, _io, _parent=None, _root=None):
            super(Ncnn.Sdpa, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.attn_mask = attn_mask
            self.scale = scale
            self.kv_cache = kv_cache
            self.int8_scale_term = int8_scale_term
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def max_bottoms(self):
            """Most blobs."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = self.min_bottoms
            return getattr(self, '_m_max_bottoms', None)

        @property
        def max_tops(self):
            """Most blobs."""
            if hasattr(self, '_m_max_tops'):
                return self._m_max_tops

            self._m_max_tops = self.min_tops
            return getattr(self, '_m_max_tops', None)

        @property
        def min_bottoms(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_bottoms'):
                return self._m_min_bottoms

            self._m_min_bottoms = (3 + (1 if self.attn_mask != 0 else 0)) + (2 if self.kv_cache != 0 else 0)
            return getattr(self, '_m_min_bottoms', None)

        @property
        def min_tops(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_tops'):
                return self._m_min_tops

            self._m_min_tops = (3 if self.kv_cache != 0 else 1)
            return getattr(self, '_m_min_tops', None)


    class Selu(KaitaiStruct):
        """Scaled exponential linear unit."""
        def __init__(self, alpha, lambda_, _io, _parent=None, _root=None):
            super(Ncnn.Selu, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.alpha = alpha
            self.lambda_ = lambda_
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Shrink(KaitaiStruct):
        """Zero near zero, the rest moved towards it."""
        def __init__(self, bias, lambd, _io, _parent=None, _root=None):
            super(Ncnn.Shrink, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.bias = bias
            self.lambd = lambd
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class ShuffleChannel(KaitaiStruct):
        """Reorders channels across groups."""
        def __init__(self, group, reverse, _io, _parent=None, _root=None):
            super(Ncnn.ShuffleChannel, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.group = group
            self.reverse = reverse
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Sigmoid(KaitaiStruct):
        """1 / (1 + exp(-x))."""
        def __init__(self, _io, _parent=None, _root=None):
            super(Ncnn.Sigmoid, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Slice(KaitaiStruct):
        """Cuts a blob into several along an axis."""
        def __init__(self, slices, axis, indices, _io, _parent=None, _root=None):
            super(Ncnn.Slice, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.slices = slices
            self.axis = axis
            self.indices = indices
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def max_tops(self):
            """Most blobs; this is any number."""
            if hasattr(self, '_m_max_tops'):
                return self._m_max_tops

            self._m_max_tops = 2147483647
            return getattr(self, '_m_max_tops', None)


    class Softmax(KaitaiStruct):
        """exp(x) over its sum along an axis."""
        def __init__(self, axis, fixbug0, _io, _parent=None, _root=None):
            super(Ncnn.Softmax, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.axis = axis
            self.fixbug0 = fixbug0
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Softplus(KaitaiStruct):
        """log(1 + exp(x))."""
        def __init__(self, _io, _parent=None, _root=None):
            super(Ncnn.Softplus, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Spectrogram(KaitaiStruct):
        """Short-time Fourier transform."""
        def __init__(self, n_fft, power, hoplen, winlen, window_type, center, pad_type, normalized, onesided, _io, _parent=None, _root=None):
            super(Ncnn.Spectrogram, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.n_fft = n_fft
            self.power = power
            self.hoplen = hoplen
            self.winlen = winlen
            self.window_type = window_type
            self.center = center
            self.pad_type = pad_type
            self.normalized = normalized
            self.onesided = onesided
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Split(KaitaiStruct):
        """Hands one blob to several layers."""
        def __init__(self, _io, _parent=None, _root=None):
            super(Ncnn.Split, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def max_tops(self):
            """Most blobs; this is any number."""
            if hasattr(self, '_m_max_tops'):
                return self._m_max_tops

            self._m_max_tops = 2147483647
            return getattr(self, '_m_max_tops', None)

        @property
        def min_tops(self):
            """Fewest blobs."""
            if hasattr(self, '_m_min_tops'):
                return self._m_min_tops

            self._m_min_tops = 0
            return getattr(self, '_m_min_tops', None)


    class Spp(KaitaiStruct):
        """Spatial pyramid pooling; not in a default build."""
        def __init__(self, pooling_type, pyramid_height, _io, _parent=None, _root=None):
            super(Ncnn.Spp, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.pooling_type = pooling_type
            self.pyramid_height = pyramid_height
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Squeeze(KaitaiStruct):
        """Drops axes with one element."""
        def __init__(self, squeeze_w, squeeze_h, squeeze_d, squeeze_c, axes, _io, _parent=None, _root=None):
            super(Ncnn.Squeeze, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.squeeze_w = squeeze_w
            self.squeeze_h = squeeze_h
            self.squeeze_d = squeeze_d
            self.squeeze_c = squeeze_c
            self.axes = axes
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class StatisticsPooling(KaitaiStruct):
        """Mean of each channel, and standard deviation."""
        def __init__(self, include_stddev, _io, _parent=None, _root=None):
            super(Ncnn.StatisticsPooling, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.include_stddev = include_stddev
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class String(KaitaiStruct):
        """A text of a .param.bin."""
        def __init__(self, _io, _parent=None, _root=None):
            super(Ncnn.String, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.text_length = self._io.read_s4le()
            if not self.text_length >= 0:
                raise kaitaistruct.ValidationLessThanError(0, self.text_length, self._io, u"/types/string/seq/0")
            if not self.text_length <= 255:
                raise kaitaistruct.ValidationGreaterThanError(255, self.text_length, self._io, u"/types/string/seq/0")
            self.text = self._io.read_bytes(self.text_length)
            self.padding = self._io.read_bytes((4 - self.text_length % 4) % 4)


        def _fetch_instances(self):
            pass


    class Swish(KaitaiStruct):
        """x / (1 + exp(-x))."""
        def __init__(self, _io, _parent=None, _root=None):
            super(Ncnn.Swish, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class TanH(KaitaiStruct):
        """Hyperbolic tangent."""
        def __init__(self, _io, _parent=None, _root=None):
            super(Ncnn.TanH, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Threshold(KaitaiStruct):
        """1 above the threshold, 0 elsewhere."""
        def __init__(self, threshold, _io, _parent=None, _root=None):
            super(Ncnn.Threshold, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.threshold = threshold
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Tile(KaitaiStruct):
        """Repeats a blob."""
        def __init__(self, axis, tiles, repeats, _io, _parent=None, _root=None):
            super(Ncnn.Tile, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.axis = axis
            self.tiles = tiles
            self.repeats = repeats
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class UnaryOp(KaitaiStruct):
        """A function of each element."""
        def __init__(self, op_type, _io, _parent=None, _root=None):
            super(Ncnn.UnaryOp, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.op_type = op_type
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Unfold(KaitaiStruct):
        """Turns patches of an image into columns."""
        def __init__(self, kernel_w, kernel_h, dilation_w, dilation_h, stride_w, stride_h, pad_left, pad_right, pad_top, pad_bottom, pad_value, _io, _parent=None, _root=None):
            super(Ncnn.Unfold, self).__init__(_io)
            self._parent = _parent
            self._root = _root
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
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Words(KaitaiStruct):
        """An array of a .param.bin, of integers or floats alike."""
        def __init__(self, _io, _parent=None, _root=None):
            super(Ncnn.Words, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.array_length = self._io.read_s4le()
            if not self.array_length >= 0:
                raise kaitaistruct.ValidationLessThanError(0, self.array_length, self._io, u"/types/words/seq/0")
            self.elements = []
            for i in range(self.array_length):
                self.elements.append(self._io.read_u4le())



        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass



    class YoloDetectionOutput(KaitaiStruct):
        """Maps of YOLO v2 to detections."""
        def __init__(self, num_class, num_box, confidence_threshold, nms_threshold, biases, _io, _parent=None, _root=None):
            super(Ncnn.YoloDetectionOutput, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.num_class = num_class
            self.num_box = num_box
            self.confidence_threshold = confidence_threshold
            self.nms_threshold = nms_threshold
            self.biases = biases
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def max_bottoms(self):
            """Most blobs; this is any number."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = 2147483647
            return getattr(self, '_m_max_bottoms', None)

        @property
        def max_tops(self):
            """Most blobs; this is any number."""
            if hasattr(self, '_m_max_tops'):
                return self._m_max_tops

            self._m_max_tops = 2147483647
            return getattr(self, '_m_max_tops', None)


    class Yolov3DetectionOutput(KaitaiStruct):
        """Maps of YOLO v3 to detections."""
        def __init__(self, num_class, num_box, confidence_threshold, nms_threshold, biases, mask, anchors_scale, _io, _parent=None, _root=None):
            super(Ncnn.Yolov3DetectionOutput, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.num_class = num_class
            self.num_box = num_box
            self.confidence_threshold = confidence_threshold
            self.nms_threshold = nms_threshold
            self.biases = biases
            self.mask = mask
            self.anchors_scale = anchors_scale
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def max_bottoms(self):
            """Most blobs; this is any number."""
            if hasattr(self, '_m_max_bottoms'):
                return self._m_max_bottoms

            self._m_max_bottoms = 2147483647
            return getattr(self, '_m_max_bottoms', None)
