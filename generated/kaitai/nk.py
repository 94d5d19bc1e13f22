# Generated from schemas/nk.ksy by kaitai-struct-compiler 0.11; do not edit.
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class Nk(KaitaiStruct):
    """A `.nk` bundle carries one feed-forward network of the netkit inference library: its architecture, the trained
    weights and biases, the quantisation parameters of an int8 network and a few reference cases for regression tests.
    All integers are little-endian, all floating-point values IEEE-754 binary32.

    Sections follow one another without gaps:

    1. `header`, 48 bytes: kind of network, shape of its input, the counts and sizes of everything below;
    2. `layers`: one record a layer in execution order, 4 to 28 bytes each, told apart by their first byte;
    3. `weight_catalog` and `bias_catalog`: shape and element type of each tensor, 24 bytes an entry;
    4. `quant`, if flag 0x0002 is set: one descriptor per weight tensor, then scales per output channel;
    5. `weights` and `biases`: the tensors in catalog order;
    6. `tests`, if flag 0x0001 is set: inputs with expected outputs.

    Weight i belongs with bias i. A layer takes as many pairs as its kind needs, in the order that the layer types below
    list; pools, `flatten` and `feature_tap` take none. Activations are NHWC without a batch axis in a CNN and `[batch,
    features]` in an MLP.

    Version history (all of 2026):

    * 1 (2 July): kinds 1 to 4; pool records of 12 bytes; bytes 13 to 15 of a convolution body are filler; weights of
      `dense` stored `[in, out]`. Limits were 16 layers, 64 tensors and 1024 values per test case.
    * 2 (2 July): weights of `dense` stored `[out, in]`, otherwise as 1. For a few hours writers added padding,
      `avg_pool2d` and `batch_norm2d` without a new version number; no such file is known.
    * 3 (2 July): convolutions are padded, pool records take 16 bytes, kinds 5 and 6. Later without a new number: kinds
      7 to 11 and today's limits (3 July), asymmetric padding and rectangular pools (3 July), kind 12 (4 July), kinds 13
      and 14 (11 July).
    * 4 (7 July): flag 0x0002 and the QUAN section, element types int8 and int32. Later: scales per channel, test inputs
      as int8 and the tail of the weight payload (9 July). A version 4 file without that flag is a float network.

    Current netkit loads versions 3 and 4 only.

    Where the published specification and existing files differ, this schema follows the files:

    * the specification places no QUAN section and lists flag 0x0001 alone; flags 0x0002 and 0x0004 exist;
    * it ends at kind 12; kinds 13 and 14 exist;
    * its alignment bytes before the payload cannot occur, because every record before it is a multiple of four bytes
      long. What can occur is a tail of up to three zero bytes *inside* the weight payload of an int8 network;
    * payload sizes count bytes of the stored element type, not float32 values; int32 is an element type as well;
    * test inputs are int8 under flag 0x0004;
    * it reserves byte 15 of a convolution for `conv2d`; `depthwise_conv2d` packs padding into it, too;
    * `mobilenetv4_uib` of an int8 network has no batch-normalisation tensors, although both versions are said to share
      one layer catalog;
    * bytes that must be zero, ranks, element types and activations are not checked by the reference loader.

    .. seealso::
       netkit NK file specification, section 1
    """

    class Activation(IntEnum):
        none = 0
        relu = 1
        sigmoid = 2
        tanh = 3
        leaky_relu = 4
        relu6 = 5
        softmax = 6

    class Dtype(IntEnum):
        float32 = 1
        int8 = 2
        int32 = 3

    class LayerKind(IntEnum):
        dense = 1
        conv2d = 2
        max_pool2d = 3
        flatten = 4
        avg_pool2d = 5
        batch_norm2d = 6
        depthwise_conv2d = 7
        convnextv2_block = 8
        mobilenetv4_uib = 9
        resnet_basic_block = 10
        layernorm2d = 11
        yolox_decoupled_head = 12
        feature_tap = 13
        yolox_pafpn_multiscale = 14

    class NetworkKind(IntEnum):
        mlp = 1
        cnn = 2
    def __init__(self, _io, _parent=None, _root=None):
        super(Nk, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.header = Nk.Header(self._io, self, self._root)
        self.layers = []
        for i in range(self.header.num_layers):
            self.layers.append(Nk.Layer(self.header.version, self._io, self, self._root))

        self.weight_catalog = []
        for i in range(self.header.num_weight_tensors):
            self.weight_catalog.append(Nk.TensorDesc(self._io, self, self._root))

        self.bias_catalog = []
        for i in range(self.header.num_bias_tensors):
            self.bias_catalog.append(Nk.TensorDesc(self._io, self, self._root))

        if self.header.has_quant:
            pass
            self.quant = Nk.QuantSection(self._io, self, self._root)

        self._raw_weights = self._io.read_bytes(self.header.weights_bytes)
        _io__raw_weights = KaitaiStream(BytesIO(self._raw_weights))
        self.weights = Nk.Payload(self.weight_catalog, _io__raw_weights, self, self._root)
        self._raw_biases = self._io.read_bytes(self.header.biases_bytes)
        _io__raw_biases = KaitaiStream(BytesIO(self._raw_biases))
        self.biases = Nk.Payload(self.bias_catalog, _io__raw_biases, self, self._root)
        if self.header.has_tests:
            pass
            self.tests = Nk.TestSection(self.header.has_int8_tests, self._io, self, self._root)

        self.trailing = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.header._fetch_instances()
        for i in range(len(self.layers)):
            pass
            self.layers[i]._fetch_instances()

        for i in range(len(self.weight_catalog)):
            pass
            self.weight_catalog[i]._fetch_instances()

        for i in range(len(self.bias_catalog)):
            pass
            self.bias_catalog[i]._fetch_instances()

        if self.header.has_quant:
            pass
            self.quant._fetch_instances()

        self.weights._fetch_instances()
        self.biases._fetch_instances()
        if self.header.has_tests:
            pass
            self.tests._fetch_instances()


    class BatchNorm2d(KaitaiStruct):
        """Scale and shift per channel, `y = weight * x + bias`. Mean and variance of training are folded into the two
        tensors.

        .. seealso::
           netkit NK file specification, section 3.2
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(Nk.BatchNorm2d, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.channels = self._io.read_u4le()
            self.reserved = self._io.read_bytes(4)


        def _fetch_instances(self):
            pass


    class ChannelScales(KaitaiStruct):
        """Weight scales of one tensor per output channel, instead of `quant_params.weight_scale`.

        .. seealso::
           observed: netkit 01af6954, loader
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(Nk.ChannelScales, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_channels = self._io.read_u4le()
            self.scales = self._io.read_bytes(self.num_channels * 4)


        def _fetch_instances(self):
            pass


    class Conv2d(KaitaiStruct):
        """Two-dimensional convolution (cross-correlation) with a square kernel, one group and no dilation. An axis of n
        values gives `(n + pad_begin + pad_end - kernel_size) / stride + 1`, rounded down. The weights tell the number
        of input channels. Softmax normalises over height, width and channels together.

        .. seealso::
           netkit NK file specification, sections 3.2 and 4
        """
        def __init__(self, version, _io, _parent=None, _root=None):
            super(Nk.Conv2d, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.version = version
            self._read()

        def _read(self):
            self.kernel_size = self._io.read_u4le()
            self.stride = self._io.read_u4le()
            self.filters = self._io.read_u4le()
            self.activation = KaitaiStream.resolve_enum(Nk.Activation, self._io.read_u1())
            self.pad_h = self._io.read_u1()
            self.pad_w = self._io.read_u1()
            self.pad_extra = self._io.read_u1()
            self.alpha = self._io.read_f4le()


        def _fetch_instances(self):
            pass

        @property
        def pad_h_begin(self):
            """Rows of zeros above the input.

            .. seealso::
               netkit NK file specification, section 4; observed: netkit history of versions 1 to 4
            """
            if hasattr(self, '_m_pad_h_begin'):
                return self._m_pad_h_begin

            self._m_pad_h_begin = (self.pad_h if self.version >= 3 else 0)
            return getattr(self, '_m_pad_h_begin', None)

        @property
        def pad_h_end(self):
            """Rows of zeros below the input.

            .. seealso::
               netkit NK file specification, section 4; observed: netkit history of versions 1 to 4
            """
            if hasattr(self, '_m_pad_h_end'):
                return self._m_pad_h_end

            self._m_pad_h_end = (self.pad_h + (self.pad_extra & 15) if self.version >= 3 else 0)
            return getattr(self, '_m_pad_h_end', None)

        @property
        def pad_w_begin(self):
            """Columns of zeros left of the input.

            .. seealso::
               netkit NK file specification, section 4; observed: netkit history of versions 1 to 4
            """
            if hasattr(self, '_m_pad_w_begin'):
                return self._m_pad_w_begin

            self._m_pad_w_begin = (self.pad_w if self.version >= 3 else 0)
            return getattr(self, '_m_pad_w_begin', None)

        @property
        def pad_w_end(self):
            """Columns of zeros right of the input.

            .. seealso::
               netkit NK file specification, section 4; observed: netkit history of versions 1 to 4
            """
            if hasattr(self, '_m_pad_w_end'):
                return self._m_pad_w_end

            self._m_pad_w_end = (self.pad_w + (self.pad_extra >> 4 & 15) if self.version >= 3 else 0)
            return getattr(self, '_m_pad_w_end', None)


    class Convnextv2Block(KaitaiStruct):
        """ConvNeXt V2 block with residual connection: depthwise 7x7 (padding 3), layer normalisation over channels, 1x1
        expansion to four times the channels, GELU (tanh form), global response normalisation, 1x1 projection.

        .. seealso::
           netkit NK file specification, section 3.2
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(Nk.Convnextv2Block, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.channels = self._io.read_u4le()
            self.reserved = self._io.read_bytes(4)
            self.eps = self._io.read_f4le()


        def _fetch_instances(self):
            pass


    class Dense(KaitaiStruct):
        """Fully connected layer, `y = activation(W x + b)`. In a CNN a `flatten` has to come before the first one. Softmax
        normalises over all values of the output, in an MLP with a batch over all of its rows together.

        .. seealso::
           netkit NK file specification, section 3.2
        """
        def __init__(self, version, _io, _parent=None, _root=None):
            super(Nk.Dense, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.version = version
            self._read()

        def _read(self):
            self.units = self._io.read_u4le()
            self.activation = KaitaiStream.resolve_enum(Nk.Activation, self._io.read_u1())
            self.reserved = self._io.read_bytes(3)
            self.alpha = self._io.read_f4le()


        def _fetch_instances(self):
            pass


    class DepthwiseConv2d(KaitaiStruct):
        """Two-dimensional convolution of each channel with a kernel of its own (channel multiplier 1). Its record is a
        `conv2d` record read differently; the last packed byte needs the size of the weight tensor to be understood.

        .. seealso::
           netkit NK file specification, sections 3.2 and 4
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(Nk.DepthwiseConv2d, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.kernel_h = self._io.read_u4le()
            self.stride = self._io.read_u4le()
            self.channels = self._io.read_u4le()
            self.activation = KaitaiStream.resolve_enum(Nk.Activation, self._io.read_u1())
            self.pad_h = self._io.read_u1()
            self.pad_w = self._io.read_u1()
            self.kernel_w_or_pad = self._io.read_u1()
            self.alpha = self._io.read_f4le()


        def _fetch_instances(self):
            pass

        @property
        def pad_code_h(self):
            """Extra rows of zeros below the input, where `kernel_w_or_pad` is a pad code.

            .. seealso::
               observed: netkit 01af6954, loader
            """
            if hasattr(self, '_m_pad_code_h'):
                return self._m_pad_code_h

            self._m_pad_code_h = self.kernel_w_or_pad & 15
            return getattr(self, '_m_pad_code_h', None)

        @property
        def pad_code_w(self):
            """Extra columns of zeros right of the input, where `kernel_w_or_pad` is a pad code.

            .. seealso::
               observed: netkit 01af6954, loader
            """
            if hasattr(self, '_m_pad_code_w'):
                return self._m_pad_code_w

            self._m_pad_code_w = self.kernel_w_or_pad >> 4 & 15
            return getattr(self, '_m_pad_code_w', None)


    class FeatureTap(KaitaiStruct):
        """Passes its input on unchanged and keeps it in a slot for a later `yolox_pafpn_multiscale`.

        .. seealso::
           observed: netkit 01af6954, loader
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(Nk.FeatureTap, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.channels = self._io.read_u4le()
            self.tap_id = self._io.read_u1()
            self.reserved = self._io.read_bytes(3)


        def _fetch_instances(self):
            pass


    class Flatten(KaitaiStruct):
        """Reinterprets the feature map as one row, in NHWC order. The record has no body.

        .. seealso::
           netkit NK file specification, section 3.2
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(Nk.Flatten, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Header(KaitaiStruct):
        """The file header, 48 bytes.

        .. seealso::
           netkit NK file specification, section 2
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(Nk.Header, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.magic = self._io.read_bytes(4)
            if not self.magic == b"\x4E\x4B\x49\x54":
                raise kaitaistruct.ValidationNotEqualError(b"\x4E\x4B\x49\x54", self.magic, self._io, u"/types/header/seq/0")
            self.version = self._io.read_u4le()
            if not  ((self.version == 1) or (self.version == 2) or (self.version == 3) or (self.version == 4)) :
                raise kaitaistruct.ValidationNotAnyOfError(self.version, self._io, u"/types/header/seq/1")
            self.network_kind = KaitaiStream.resolve_enum(Nk.NetworkKind, self._io.read_u1())
            self.input_rank = self._io.read_u1()
            self.flags = self._io.read_u2le()
            self.input_shape = []
            for i in range(4):
                self.input_shape.append(self._io.read_u4le())

            self.num_layers = self._io.read_u4le()
            if not self.num_layers <= 100:
                raise kaitaistruct.ValidationGreaterThanError(100, self.num_layers, self._io, u"/types/header/seq/6")
            self.num_weight_tensors = self._io.read_u4le()
            if not self.num_weight_tensors <= 128:
                raise kaitaistruct.ValidationGreaterThanError(128, self.num_weight_tensors, self._io, u"/types/header/seq/7")
            self.num_bias_tensors = self._io.read_u4le()
            if not self.num_bias_tensors <= 128:
                raise kaitaistruct.ValidationGreaterThanError(128, self.num_bias_tensors, self._io, u"/types/header/seq/8")
            self.weights_bytes = self._io.read_u4le()
            self.biases_bytes = self._io.read_u4le()


        def _fetch_instances(self):
            pass
            for i in range(len(self.input_shape)):
                pass


        @property
        def has_int8_tests(self):
            """Whether test inputs are int8 values, quantised with the first QUAN descriptor, instead of float32.

            .. seealso::
               observed: netkit 01af6954, loader
            """
            if hasattr(self, '_m_has_int8_tests'):
                return self._m_has_int8_tests

            self._m_has_int8_tests = self.flags & 4 != 0
            return getattr(self, '_m_has_int8_tests', None)

        @property
        def has_quant(self):
            """Whether a QUAN section is present, that is, whether the network runs in int8.

            .. seealso::
               netkit NK file specification, section 13; observed: netkit 01af6954, loader
            """
            if hasattr(self, '_m_has_quant'):
                return self._m_has_quant

            self._m_has_quant = self.flags & 2 != 0
            return getattr(self, '_m_has_quant', None)

        @property
        def has_tests(self):
            """Whether the file ends with a TCAS section.

            .. seealso::
               netkit NK file specification, section 2
            """
            if hasattr(self, '_m_has_tests'):
                return self._m_has_tests

            self._m_has_tests = self.flags & 1 != 0
            return getattr(self, '_m_has_tests', None)

        @property
        def input_elements(self):
            """Number of values in one input, the product of its axes.

            .. seealso::
               netkit NK file specification, section 2
            """
            if hasattr(self, '_m_input_elements'):
                return self._m_input_elements

            self._m_input_elements = (((self.input_shape[0] if self.input_rank > 0 else 1) * (self.input_shape[1] if self.input_rank > 1 else 1)) * (self.input_shape[2] if self.input_rank > 2 else 1)) * (self.input_shape[3] if self.input_rank > 3 else 1)
            return getattr(self, '_m_input_elements', None)


    class Layer(KaitaiStruct):
        """One layer, a four-byte prefix and a body whose layout the kind selects.

        .. seealso::
           netkit NK file specification, section 3
        """
        def __init__(self, version, _io, _parent=None, _root=None):
            super(Nk.Layer, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.version = version
            self._read()

        def _read(self):
            self.kind = KaitaiStream.resolve_enum(Nk.LayerKind, self._io.read_u1())
            if not isinstance(self.kind, Nk.LayerKind):
                raise kaitaistruct.ValidationNotInEnumError(self.kind, self._io, u"/types/layer/seq/0")
            self.reserved = self._io.read_bytes(3)
            _on = self.kind
            if _on == Nk.LayerKind.avg_pool2d:
                pass
                self.body = Nk.Pool2d(self.version, self._io, self, self._root)
            elif _on == Nk.LayerKind.batch_norm2d:
                pass
                self.body = Nk.BatchNorm2d(self._io, self, self._root)
            elif _on == Nk.LayerKind.conv2d:
                pass
                self.body = Nk.Conv2d(self.version, self._io, self, self._root)
            elif _on == Nk.LayerKind.convnextv2_block:
                pass
                self.body = Nk.Convnextv2Block(self._io, self, self._root)
            elif _on == Nk.LayerKind.dense:
                pass
                self.body = Nk.Dense(self.version, self._io, self, self._root)
            elif _on == Nk.LayerKind.depthwise_conv2d:
                pass
                self.body = Nk.DepthwiseConv2d(self._io, self, self._root)
            elif _on == Nk.LayerKind.feature_tap:
                pass
                self.body = Nk.FeatureTap(self._io, self, self._root)
            elif _on == Nk.LayerKind.flatten:
                pass
                self.body = Nk.Flatten(self._io, self, self._root)
            elif _on == Nk.LayerKind.layernorm2d:
                pass
                self.body = Nk.Layernorm2d(self._io, self, self._root)
            elif _on == Nk.LayerKind.max_pool2d:
                pass
                self.body = Nk.Pool2d(self.version, self._io, self, self._root)
            elif _on == Nk.LayerKind.mobilenetv4_uib:
                pass
                self.body = Nk.Mobilenetv4Uib(self._io, self, self._root)
            elif _on == Nk.LayerKind.resnet_basic_block:
                pass
                self.body = Nk.ResnetBasicBlock(self._io, self, self._root)
            elif _on == Nk.LayerKind.yolox_decoupled_head:
                pass
                self.body = Nk.YoloxDecoupledHead(self._io, self, self._root)
            elif _on == Nk.LayerKind.yolox_pafpn_multiscale:
                pass
                self.body = Nk.YoloxPafpnMultiscale(self._io, self, self._root)


        def _fetch_instances(self):
            pass
            _on = self.kind
            if _on == Nk.LayerKind.avg_pool2d:
                pass
                self.body._fetch_instances()
            elif _on == Nk.LayerKind.batch_norm2d:
                pass
                self.body._fetch_instances()
            elif _on == Nk.LayerKind.conv2d:
                pass
                self.body._fetch_instances()
            elif _on == Nk.LayerKind.convnextv2_block:
                pass
                self.body._fetch_instances()
            elif _on == Nk.LayerKind.dense:
                pass
                self.body._fetch_instances()
            elif _on == Nk.LayerKind.depthwise_conv2d:
                pass
                self.body._fetch_instances()
            elif _on == Nk.LayerKind.feature_tap:
                pass
                self.body._fetch_instances()
            elif _on == Nk.LayerKind.flatten:
                pass
                self.body._fetch_instances()
            elif _on == Nk.LayerKind.layernorm2d:
                pass
                self.body._fetch_instances()
            elif _on == Nk.LayerKind.max_pool2d:
                pass
                self.body._fetch_instances()
            elif _on == Nk.LayerKind.mobilenetv4_uib:
                pass
                self.body._fetch_instances()
            elif _on == Nk.LayerKind.resnet_basic_block:
                pass
                self.body._fetch_instances()
            elif _on == Nk.LayerKind.yolox_decoupled_head:
                pass
                self.body._fetch_instances()
            elif _on == Nk.LayerKind.yolox_pafpn_multiscale:
                pass
                self.body._fetch_instances()


    class Layernorm2d(KaitaiStruct):
        """Layer normalisation over the channels of each pixel, with biased variance, followed by scale and shift. Another
        netkit document swaps `reserved` and `eps`; writer and loader agree with the order given here.

        .. seealso::
           netkit NK file specification, section 3.2
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(Nk.Layernorm2d, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.channels = self._io.read_u4le()
            self.reserved = self._io.read_bytes(4)
            self.eps = self._io.read_f4le()


        def _fetch_instances(self):
            pass


    class Mobilenetv4Uib(KaitaiStruct):
        """Universal inverted bottleneck of MobileNetV4: optional depthwise convolution, 1x1 expansion with ReLU, optional
        depthwise convolution with ReLU, 1x1 projection; the input is added if its shape is that of the output. A float
        network has a batch normalisation after each convolution, an int8 network has them folded in. Kernels are padded
        by `(kernel - 1) / 2`. The expanded width is `in_channels * expand_ratio`, rounded in single precision to a
        multiple of 8, at least 8 and not below nine tenths of the product.

        .. seealso::
           netkit NK file specification, section 3.2; observed: netkit 01af6954, runtime
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(Nk.Mobilenetv4Uib, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.in_channels = self._io.read_u4le()
            self.out_channels = self._io.read_u4le()
            self.start_dw_kernel = self._io.read_u1()
            self.middle_dw_kernel = self._io.read_u1()
            self.stride = self._io.read_u1()
            self.middle_dw_downsample = self._io.read_u1()
            self.expand_ratio = self._io.read_f4le()
            self.reserved = self._io.read_bytes(4)


        def _fetch_instances(self):
            pass

        @property
        def has_residual(self):
            """Whether the input is added to the output.

            .. seealso::
               observed: netkit 01af6954, runtime
            """
            if hasattr(self, '_m_has_residual'):
                return self._m_has_residual

            self._m_has_residual =  ((self.stride == 1) and (self.in_channels == self.out_channels))
            return getattr(self, '_m_has_residual', None)

        @property
        def middle_stride(self):
            """Step of the depthwise convolution after the expansion.

            .. seealso::
               observed: netkit 01af6954, runtime
            """
            if hasattr(self, '_m_middle_stride'):
                return self._m_middle_stride

            self._m_middle_stride = (self.stride if self.middle_dw_downsample != 0 else 1)
            return getattr(self, '_m_middle_stride', None)

        @property
        def start_stride(self):
            """Step of the depthwise convolution before the expansion.

            .. seealso::
               observed: netkit 01af6954, runtime
            """
            if hasattr(self, '_m_start_stride'):
                return self._m_start_stride

            self._m_start_stride = (1 if  ((self.middle_dw_downsample != 0) and (self.middle_dw_kernel > 0))  else self.stride)
            return getattr(self, '_m_start_stride', None)


    class Payload(KaitaiStruct):
        """Tensor data in catalog order, followed by what aligns the next section.

        .. seealso::
           netkit NK file specification, section 7
        """
        def __init__(self, catalog, _io, _parent=None, _root=None):
            super(Nk.Payload, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.catalog = catalog
            self._read()

        def _read(self):
            self.tensors = []
            for i in range(len(self.catalog)):
                self.tensors.append(self._io.read_bytes((self.catalog[i].num_bytes if self.catalog[i].num_bytes <= self._io.size() - self._io.pos() else self._io.size() - self._io.pos())))

            self.tail = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass
            for i in range(len(self.tensors)):
                pass



    class Pool2d(KaitaiStruct):
        """Maximum or mean over a window. Positions outside the input count neither as a candidate of the maximum nor in
        the mean. An axis of n values gives `(n + pad_begin + pad_end - pool) / stride + 1`, rounded down. In versions 1
        and 2 the record ends after the stride: the window is square and nothing is padded.

        .. seealso::
           netkit NK file specification, sections 3.2 and 4
        """
        def __init__(self, version, _io, _parent=None, _root=None):
            super(Nk.Pool2d, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.version = version
            self._read()

        def _read(self):
            self.pool_size = self._io.read_u4le()
            self.stride = self._io.read_u4le()
            if self.version >= 3:
                pass
                self.pad_h = self._io.read_u1()

            if self.version >= 3:
                pass
                self.pad_w = self._io.read_u1()

            if self.version >= 3:
                pass
                self.packed = self._io.read_u2le()



        def _fetch_instances(self):
            pass
            if self.version >= 3:
                pass

            if self.version >= 3:
                pass

            if self.version >= 3:
                pass


        @property
        def pad_h_begin(self):
            """Rows of padding above the input.

            .. seealso::
               netkit NK file specification, section 4; observed: netkit history of versions 1 to 4
            """
            if hasattr(self, '_m_pad_h_begin'):
                return self._m_pad_h_begin

            self._m_pad_h_begin = (self.pad_h if self.version >= 3 else 0)
            return getattr(self, '_m_pad_h_begin', None)

        @property
        def pad_h_end(self):
            """Rows of padding below the input.

            .. seealso::
               netkit NK file specification, section 4; observed: netkit history of versions 1 to 4
            """
            if hasattr(self, '_m_pad_h_end'):
                return self._m_pad_h_end

            self._m_pad_h_end = (self.pad_h + (self.packed >> 8 & 15) if self.version >= 3 else 0)
            return getattr(self, '_m_pad_h_end', None)

        @property
        def pad_w_begin(self):
            """Columns of padding left of the input.

            .. seealso::
               netkit NK file specification, section 4; observed: netkit history of versions 1 to 4
            """
            if hasattr(self, '_m_pad_w_begin'):
                return self._m_pad_w_begin

            self._m_pad_w_begin = (self.pad_w if self.version >= 3 else 0)
            return getattr(self, '_m_pad_w_begin', None)

        @property
        def pad_w_end(self):
            """Columns of padding right of the input.

            .. seealso::
               netkit NK file specification, section 4; observed: netkit history of versions 1 to 4
            """
            if hasattr(self, '_m_pad_w_end'):
                return self._m_pad_w_end

            self._m_pad_w_end = (self.pad_w + (self.packed >> 12 & 15) if self.version >= 3 else 0)
            return getattr(self, '_m_pad_w_end', None)

        @property
        def pool_w(self):
            """Width of the window.

            .. seealso::
               netkit NK file specification, section 4
            """
            if hasattr(self, '_m_pool_w'):
                return self._m_pool_w

            self._m_pool_w = ((self.packed & 255 if self.packed & 255 != 0 else self.pool_size) if self.version >= 3 else self.pool_size)
            return getattr(self, '_m_pool_w', None)


    class QuantParams(KaitaiStruct):
        """Quantisation around one weight tensor, 32 bytes. In every known file the input of a descriptor repeats the
        output of the one before.

        .. seealso::
           observed: netkit 01af6954, loader
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(Nk.QuantParams, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.input_scale = self._io.read_f4le()
            self.input_zero_point = self._io.read_s4le()
            self.weight_scale = self._io.read_f4le()
            self.weight_zero_point = self._io.read_s4le()
            self.bias_scale = self._io.read_f4le()
            self.bias_zero_point = self._io.read_s4le()
            self.output_scale = self._io.read_f4le()
            self.output_zero_point = self._io.read_s4le()


        def _fetch_instances(self):
            pass


    class QuantSection(KaitaiStruct):
        """Quantisation of an int8 network. A real value is `scale * (q - zero_point)`. Pools and `flatten` have no
        descriptor: they pass the quantisation of their input on.

        .. seealso::
           observed: netkit 01af6954, loader
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(Nk.QuantSection, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.magic = self._io.read_bytes(4)
            if not self.magic == b"\x51\x55\x41\x4E":
                raise kaitaistruct.ValidationNotEqualError(b"\x51\x55\x41\x4E", self.magic, self._io, u"/types/quant_section/seq/0")
            self.num_tensors = self._io.read_u2le()
            if not self.num_tensors >= 1:
                raise kaitaistruct.ValidationLessThanError(1, self.num_tensors, self._io, u"/types/quant_section/seq/1")
            if not self.num_tensors <= 100:
                raise kaitaistruct.ValidationGreaterThanError(100, self.num_tensors, self._io, u"/types/quant_section/seq/1")
            self.flags = self._io.read_u2le()
            self.params = []
            for i in range(self.num_tensors):
                self.params.append(Nk.QuantParams(self._io, self, self._root))

            if self.has_channel_scales:
                pass
                self.channel_scales = []
                for i in range(self.num_tensors):
                    self.channel_scales.append(Nk.ChannelScales(self._io, self, self._root))




        def _fetch_instances(self):
            pass
            for i in range(len(self.params)):
                pass
                self.params[i]._fetch_instances()

            if self.has_channel_scales:
                pass
                for i in range(len(self.channel_scales)):
                    pass
                    self.channel_scales[i]._fetch_instances()



        @property
        def has_channel_scales(self):
            """Whether tables of scales per output channel are present.

            .. seealso::
               observed: netkit 01af6954, loader
            """
            if hasattr(self, '_m_has_channel_scales'):
                return self._m_has_channel_scales

            self._m_has_channel_scales = self.flags & 1 != 0
            return getattr(self, '_m_has_channel_scales', None)


    class ResnetBasicBlock(KaitaiStruct):
        """Basic residual block of ResNet: two 3x3 convolutions (padding 1), each with batch normalisation, ReLU after the
        first and after the sum with the shortcut. The shortcut is the input, or its 1x1 projection with batch
        normalisation.

        .. seealso::
           netkit NK file specification, section 3.2
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(Nk.ResnetBasicBlock, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.in_channels = self._io.read_u4le()
            self.out_channels = self._io.read_u4le()
            self.stride = self._io.read_u1()
            self.reserved = self._io.read_bytes(3)


        def _fetch_instances(self):
            pass

        @property
        def has_shortcut(self):
            """Whether the shortcut is a projection and so has tensors of its own.

            .. seealso::
               observed: netkit 01af6954, runtime
            """
            if hasattr(self, '_m_has_shortcut'):
                return self._m_has_shortcut

            self._m_has_shortcut =  ((self.stride != 1) or (self.in_channels != self.out_channels))
            return getattr(self, '_m_has_shortcut', None)


    class TensorDesc(KaitaiStruct):
        """Catalog entry of one tensor, 24 bytes.

        .. seealso::
           netkit NK file specification, section 6
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(Nk.TensorDesc, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.rank = self._io.read_u1()
            self.dtype = KaitaiStream.resolve_enum(Nk.Dtype, self._io.read_u1())
            self.reserved = self._io.read_bytes(2)
            self.dims = []
            for i in range(4):
                self.dims.append(self._io.read_u4le())

            self.num_elements = self._io.read_u4le()


        def _fetch_instances(self):
            pass
            for i in range(len(self.dims)):
                pass


        @property
        def item_size(self):
            """Bytes of one element. An unknown type is taken to have four, as the float loader does.

            .. seealso::
               netkit NK file specification, section 7; observed: netkit 01af6954, loader
            """
            if hasattr(self, '_m_item_size'):
                return self._m_item_size

            self._m_item_size = (1 if self.dtype == Nk.Dtype.int8 else 4)
            return getattr(self, '_m_item_size', None)

        @property
        def num_bytes(self):
            """Bytes of the tensor in its payload.

            .. seealso::
               netkit NK file specification, section 7; observed: netkit 01af6954, loader
            """
            if hasattr(self, '_m_num_bytes'):
                return self._m_num_bytes

            self._m_num_bytes = self.num_elements * self.item_size
            return getattr(self, '_m_num_bytes', None)


    class TestCase(KaitaiStruct):
        """One input with its expected output. With int8 inputs the fields behind them may be unaligned.

        .. seealso::
           netkit NK file specification, section 8.2
        """
        def __init__(self, int8_inputs, _io, _parent=None, _root=None):
            super(Nk.TestCase, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.int8_inputs = int8_inputs
            self._read()

        def _read(self):
            self.len_name = self._io.read_u1()
            if not self.len_name >= 1:
                raise kaitaistruct.ValidationLessThanError(1, self.len_name, self._io, u"/types/test_case/seq/0")
            if not self.len_name <= 127:
                raise kaitaistruct.ValidationGreaterThanError(127, self.len_name, self._io, u"/types/test_case/seq/0")
            self.name = self._io.read_bytes(self.len_name)
            self.name_pad = self._io.read_bytes((4 - (1 + self.len_name) % 4) % 4)
            self.label = self._io.read_s4le()
            self.num_input = self._io.read_u4le()
            if not self.num_input >= 1:
                raise kaitaistruct.ValidationLessThanError(1, self.num_input, self._io, u"/types/test_case/seq/4")
            if not self.num_input <= 16384:
                raise kaitaistruct.ValidationGreaterThanError(16384, self.num_input, self._io, u"/types/test_case/seq/4")
            self.input_data = self._io.read_bytes(self.num_input * (1 if self.int8_inputs else 4))
            self.num_output = self._io.read_u4le()
            if not self.num_output >= 1:
                raise kaitaistruct.ValidationLessThanError(1, self.num_output, self._io, u"/types/test_case/seq/6")
            if not self.num_output <= 16384:
                raise kaitaistruct.ValidationGreaterThanError(16384, self.num_output, self._io, u"/types/test_case/seq/6")
            self.expected_output = self._io.read_bytes(self.num_output * 4)


        def _fetch_instances(self):
            pass


    class TestSection(KaitaiStruct):
        """Reference cases. A float case passes if each output is within `tolerance` and the largest is at `label`; an int8
        case passes if the largest is at `label`, or at the largest expected value where there is no label.

        .. seealso::
           netkit NK file specification, section 8; observed: netkit 01af6954, regression run
        """
        def __init__(self, int8_inputs, _io, _parent=None, _root=None):
            super(Nk.TestSection, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.int8_inputs = int8_inputs
            self._read()

        def _read(self):
            self.magic = self._io.read_bytes(4)
            if not self.magic == b"\x54\x43\x41\x53":
                raise kaitaistruct.ValidationNotEqualError(b"\x54\x43\x41\x53", self.magic, self._io, u"/types/test_section/seq/0")
            self.num_cases = self._io.read_u4le()
            if not self.num_cases >= 1:
                raise kaitaistruct.ValidationLessThanError(1, self.num_cases, self._io, u"/types/test_section/seq/1")
            if not self.num_cases <= 16:
                raise kaitaistruct.ValidationGreaterThanError(16, self.num_cases, self._io, u"/types/test_section/seq/1")
            self.tolerance = self._io.read_f4le()
            self.cases = []
            for i in range(self.num_cases):
                self.cases.append(Nk.TestCase(self.int8_inputs, self._io, self, self._root))



        def _fetch_instances(self):
            pass
            for i in range(len(self.cases)):
                pass
                self.cases[i]._fetch_instances()



    class YoloxDecoupledHead(KaitaiStruct):
        """Detection head of YOLOX: a 1x1 stem, then a branch for classes and one for boxes and objectness, each of 3x3
        convolutions (padding 1), all with SiLU, each closed by 1x1 predictions. The output has 5 + `num_classes`
        channels of raw logits: four of the box, one of objectness, the rest of the classes.

        .. seealso::
           netkit NK file specification, section 3.2
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(Nk.YoloxDecoupledHead, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.in_channels = self._io.read_u4le()
            self.hidden_dim = self._io.read_u4le()
            self.num_classes = self._io.read_u4le()
            self.num_convs = self._io.read_u1()
            self.reserved = self._io.read_bytes(3)


        def _fetch_instances(self):
            pass


    class YoloxPafpnMultiscale(KaitaiStruct):
        """Path aggregation network with three YOLOX heads. Its input is C5; C4 with twice and C3 with four times the
        resolution come from the taps. The output is the concatenation of the flattened maps of the heads at P3, N4 and
        N5, each laid out as that of `yolox_decoupled_head`.

        .. seealso::
           observed: netkit 01af6954, runtime
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(Nk.YoloxPafpnMultiscale, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.c3 = self._io.read_u4le()
            self.c4 = self._io.read_u4le()
            self.c5 = self._io.read_u4le()
            self.hidden_dim = self._io.read_u4le()
            self.num_classes = self._io.read_u4le()
            self.num_convs = self._io.read_u1()
            self.reserved = self._io.read_bytes(3)


        def _fetch_instances(self):
            pass

        @property
        def in_channels(self):
            """Number of input channels of each head.

            .. seealso::
               observed: netkit 01af6954, loader
            """
            if hasattr(self, '_m_in_channels'):
                return self._m_in_channels

            self._m_in_channels = self.hidden_dim
            return getattr(self, '_m_in_channels', None)
