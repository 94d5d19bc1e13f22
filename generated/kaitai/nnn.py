# Generated from schemas/nnn.ksy by kaitai-struct-compiler 0.11; do not edit.
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class Nnn(KaitaiStruct):
    """A `.nnn` file carries one feed-forward network of the Neural Network Notions framework (NNN): its layers in execution
    order with biases, weights and kernels, and a description. All numbers are little-endian; records follow one another
    without alignment, checksum or end marker.

    1. `magic`, four bytes, the same in every binary layout;
    2. `description` (since B2) and `num_parameters` (since B4);
    3. `num_layers` and `layers`: a shared part with the bias, then the part of the layer type.

    Axis 0 of every activation is the batch; convolutions are channels last. A layer computes its linear part, adds the
    bias to the last axis and applies the activation; dropout acts in training only.

    Seven binary layouts share extension and magic, and nothing in a file names its layout, so it is the parameter
    `layout`:

    * B1 (b99bcef, 22 June 2026): layer count in one byte, 64-bit floats;
    * B2 (4ccbbb4, 22 June): the description;
    * B3 (7a18ada, 22 June): the layer count takes four bytes;
    * B4 (9b5bf6a, 23 June): the parameter count;
    * B5 (d6b514b, 5 July): the flatten byte of a dense layer;
    * B6 (af3313a, 25 July): every float takes 32 bits;
    * B7 (21cbf51, 9 August): padding type and padding dims of a convolution.

    B6 and B7 are the same bytes if no layer is a convolution, B4 and B5 if no layer is dense. Files that begin with `{`
    are the JSON layouts of October 2025 to June 2026, which this schema does not cover.

    The layout follows from the bytes: it is the one whose reading ends at the end of the file and breaks no rule of
    severity error. What makes this sharp are the rules on plausible numbers: read with the wrong float width, the first
    dropout is subnormal or puts an absurd rank behind it. A wrong parameter count alone does not rule a layout out.

    Where the published page and existing files differ, this schema follows the files:

    * the magic spells `NNN.` in the file, `.NNN` only as a big-endian number;
    * the length of a string counts UTF-8 bytes, not characters;
    * floats have 64 bits before B6;
    * the page does not number the padding types: 0 is Valid, 1 is Same;
    * padding dims hold two numbers per spatial axis, `[front, back, ...]`, and are stored (as zeros) for Valid, too;
    * tensors of rank 0 exist and hold no element, not one: layers that were saved before they were set up.

    .. seealso::
       NNN wiki, File Format
    """

    class Activation(IntEnum):
        linear = 0
        sigmoid = 1
        tanh = 2
        relu = 3
        leaky_relu = 4
        softmax = 5

    class LayerKind(IntEnum):
        dense = 0
        conv = 1

    class Layout(IntEnum):
        b1 = 1
        b2 = 2
        b3 = 3
        b4 = 4
        b5 = 5
        b6 = 6
        b7 = 7

    class Padding(IntEnum):
        valid = 0
        same = 1
    def __init__(self, layout, _io, _parent=None, _root=None):
        super(Nnn, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.layout = layout
        self._read()

    def _read(self):
        self.magic = self._io.read_bytes(4)
        if not self.magic == b"\x4E\x4E\x4E\x2E":
            raise kaitaistruct.ValidationNotEqualError(b"\x4E\x4E\x4E\x2E", self.magic, self._io, u"/seq/0")
        if int(self.layout) >= 2:
            pass
            self.description = Nnn.Utf8String(self._io, self, self._root)

        if int(self.layout) >= 4:
            pass
            self.num_parameters = self._io.read_u8le()

        _on = int(self.layout) < 3
        if _on == False:
            pass
            self.num_layers = self._io.read_s4le()
        elif _on == True:
            pass
            self.num_layers = self._io.read_u1()
        if not self.num_layers >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.num_layers, self._io, u"/seq/3")
        self.layers = []
        for i in range(self.num_layers):
            self.layers.append(Nnn.Layer(int(self.layout), self._io, self, self._root))

        self.trailing = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        if int(self.layout) >= 2:
            pass
            self.description._fetch_instances()

        if int(self.layout) >= 4:
            pass

        _on = int(self.layout) < 3
        if _on == False:
            pass
        elif _on == True:
            pass
        for i in range(len(self.layers)):
            pass
            self.layers[i]._fetch_instances()


    class Conv(KaitaiStruct):
        """Convolution (cross-correlation, the kernel is not flipped) with stride 1 over any number of spatial axes,
        `activation(conv(pad(x), K) + b)`.

        .. seealso::
           NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, layers
        """
        def __init__(self, layout, _io, _parent=None, _root=None):
            super(Nnn.Conv, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.layout = layout
            self._read()

        def _read(self):
            self.num_filters = self._io.read_s4le()
            if not self.num_filters >= 0:
                raise kaitaistruct.ValidationLessThanError(0, self.num_filters, self._io, u"/types/conv/seq/0")
            self.kernels = Nnn.Tensor(self.layout, self._io, self, self._root)
            if self.layout >= 7:
                pass
                self.padding = KaitaiStream.resolve_enum(Nnn.Padding, self._io.read_s4le())
                if not isinstance(self.padding, Nnn.Padding):
                    raise kaitaistruct.ValidationNotInEnumError(self.padding, self._io, u"/types/conv/seq/2")

            if self.layout >= 7:
                pass
                self.padding_dims = Nnn.IntArray(self._io, self, self._root)



        def _fetch_instances(self):
            pass
            self.kernels._fetch_instances()
            if self.layout >= 7:
                pass

            if self.layout >= 7:
                pass
                self.padding_dims._fetch_instances()


        @property
        def num_elements(self):
            """Number of values of the kernels.

            .. seealso::
               NNN wiki, File Format, Tensor Format
            """
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = self.kernels.num_values
            return getattr(self, '_m_num_elements', None)

        @property
        def num_outputs(self):
            """Number of output channels.

            .. seealso::
               NNN wiki, File Format, Layer Data Format
            """
            if hasattr(self, '_m_num_outputs'):
                return self._m_num_outputs

            self._m_num_outputs = self.num_filters
            return getattr(self, '_m_num_outputs', None)


    class Dense(KaitaiStruct):
        """Fully connected layer, `y = activation(x W + b)` over the last axis.

        .. seealso::
           NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, layers
        """
        def __init__(self, layout, _io, _parent=None, _root=None):
            super(Nnn.Dense, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.layout = layout
            self._read()

        def _read(self):
            self.num_neurons = self._io.read_s4le()
            if not self.num_neurons >= 0:
                raise kaitaistruct.ValidationLessThanError(0, self.num_neurons, self._io, u"/types/dense/seq/0")
            self.weights = Nnn.Tensor(self.layout, self._io, self, self._root)
            if self.layout >= 5:
                pass
                self.flatten = self._io.read_u1()
                if not  ((self.flatten == 0) or (self.flatten == 1)) :
                    raise kaitaistruct.ValidationNotAnyOfError(self.flatten, self._io, u"/types/dense/seq/2")



        def _fetch_instances(self):
            pass
            self.weights._fetch_instances()
            if self.layout >= 5:
                pass


        @property
        def num_elements(self):
            """Number of values of the weights.

            .. seealso::
               NNN wiki, File Format, Tensor Format
            """
            if hasattr(self, '_m_num_elements'):
                return self._m_num_elements

            self._m_num_elements = self.weights.num_values
            return getattr(self, '_m_num_elements', None)

        @property
        def num_outputs(self):
            """Number of outputs.

            .. seealso::
               NNN wiki, File Format, Layer Data Format
            """
            if hasattr(self, '_m_num_outputs'):
                return self._m_num_outputs

            self._m_num_outputs = self.num_neurons
            return getattr(self, '_m_num_outputs', None)


    class IntArray(KaitaiStruct):
        """A list of integers with its length in front.

        .. seealso::
           NNN wiki, File Format, Primitive Data Type Formats
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(Nnn.IntArray, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_values = self._io.read_s4le()
            if not self.num_values >= 0:
                raise kaitaistruct.ValidationLessThanError(0, self.num_values, self._io, u"/types/int_array/seq/0")
            if not self.num_values <= 128:
                raise kaitaistruct.ValidationGreaterThanError(128, self.num_values, self._io, u"/types/int_array/seq/0")
            self.values = []
            for i in range(self.num_values):
                self.values.append(self._io.read_s4le())



        def _fetch_instances(self):
            pass
            for i in range(len(self.values)):
                pass



    class Layer(KaitaiStruct):
        """One layer, the shared part and the part of its type.

        .. seealso::
           NNN wiki, File Format, Layer Data Format
        """
        def __init__(self, layout, _io, _parent=None, _root=None):
            super(Nnn.Layer, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.layout = layout
            self._read()

        def _read(self):
            self.kind = KaitaiStream.resolve_enum(Nnn.LayerKind, self._io.read_u1())
            if not isinstance(self.kind, Nnn.LayerKind):
                raise kaitaistruct.ValidationNotInEnumError(self.kind, self._io, u"/types/layer/seq/0")
            self.activation = KaitaiStream.resolve_enum(Nnn.Activation, self._io.read_u1())
            if not isinstance(self.activation, Nnn.Activation):
                raise kaitaistruct.ValidationNotInEnumError(self.activation, self._io, u"/types/layer/seq/1")
            if self.activation == Nnn.Activation.leaky_relu:
                pass
                _on = self.layout < 6
                if _on == False:
                    pass
                    self.tau = self._io.read_f4le()
                elif _on == True:
                    pass
                    self.tau = self._io.read_f8le()

            _on = self.layout < 6
            if _on == False:
                pass
                self.dropout = self._io.read_f4le()
            elif _on == True:
                pass
                self.dropout = self._io.read_f8le()
            self.bias = Nnn.Tensor(self.layout, self._io, self, self._root)
            _on = self.kind
            if _on == Nnn.LayerKind.conv:
                pass
                self.body = Nnn.Conv(self.layout, self._io, self, self._root)
            elif _on == Nnn.LayerKind.dense:
                pass
                self.body = Nnn.Dense(self.layout, self._io, self, self._root)


        def _fetch_instances(self):
            pass
            if self.activation == Nnn.Activation.leaky_relu:
                pass
                _on = self.layout < 6
                if _on == False:
                    pass
                elif _on == True:
                    pass

            _on = self.layout < 6
            if _on == False:
                pass
            elif _on == True:
                pass
            self.bias._fetch_instances()
            _on = self.kind
            if _on == Nnn.LayerKind.conv:
                pass
                self.body._fetch_instances()
            elif _on == Nnn.LayerKind.dense:
                pass
                self.body._fetch_instances()


    class Tensor(KaitaiStruct):
        """Dimensions, gradient flag and values of a tensor. Rank 0 means no value at all, not a scalar.

        .. seealso::
           NNN wiki, File Format, Tensor Format; observed: files
        """
        def __init__(self, layout, _io, _parent=None, _root=None):
            super(Nnn.Tensor, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.layout = layout
            self._read()

        def _read(self):
            self.dims = Nnn.IntArray(self._io, self, self._root)
            self.requires_grad = self._io.read_u1()
            if not  ((self.requires_grad == 0) or (self.requires_grad == 1)) :
                raise kaitaistruct.ValidationNotAnyOfError(self.requires_grad, self._io, u"/types/tensor/seq/1")
            self.num_values = self._io.read_s4le()
            if not self.num_values >= 0:
                raise kaitaistruct.ValidationLessThanError(0, self.num_values, self._io, u"/types/tensor/seq/2")
            self.values = self._io.read_bytes(self.num_values * (8 if self.layout < 6 else 4))


        def _fetch_instances(self):
            pass
            self.dims._fetch_instances()


    class Utf8String(KaitaiStruct):
        """A text with its length in front.

        .. seealso::
           NNN wiki, File Format, Primitive Data Type Formats
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(Nnn.Utf8String, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_value = self._io.read_s4le()
            if not self.len_value >= 0:
                raise kaitaistruct.ValidationLessThanError(0, self.len_value, self._io, u"/types/utf8_string/seq/0")
            self.value = self._io.read_bytes(self.len_value)


        def _fetch_instances(self):
            pass
