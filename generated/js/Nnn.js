// Generated from schemas/nnn.ksy by kaitai-struct-compiler 0.11; do not edit.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.Nnn || (root.Nnn = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (Nnn_, KaitaiStream) {
/**
 * A `.nnn` file carries one feed-forward network of the Neural Network Notions framework (NNN): its layers in execution
 * order with biases, weights and kernels, and a description. All numbers are little-endian; records follow one another
 * without alignment, checksum or end marker.
 *
 * 1. `magic`, four bytes, the same in every binary layout;
 * 2. `description` (since B2) and `num_parameters` (since B4);
 * 3. `num_layers` and `layers`: a shared part with the bias, then the part of the layer type.
 *
 * Axis 0 of every activation is the batch; convolutions are channels last. A layer computes its linear part, adds the
 * bias to the last axis and applies the activation; dropout acts in training only.
 *
 * Seven binary layouts share extension and magic, and nothing in a file names its layout, so it is the parameter
 * `layout`:
 *
 * * B1 (b99bcef, 22 June 2026): layer count in one byte, 64-bit floats;
 * * B2 (4ccbbb4, 22 June): the description;
 * * B3 (7a18ada, 22 June): the layer count takes four bytes;
 * * B4 (9b5bf6a, 23 June): the parameter count;
 * * B5 (d6b514b, 5 July): the flatten byte of a dense layer;
 * * B6 (af3313a, 25 July): every float takes 32 bits;
 * * B7 (21cbf51, 9 August): padding type and padding dims of a convolution.
 *
 * B6 and B7 are the same bytes if no layer is a convolution, B4 and B5 if no layer is dense. Files that begin with `{`
 * are the JSON layouts of October 2025 to June 2026, which this schema does not cover.
 *
 * The layout follows from the bytes: it is the one whose reading ends at the end of the file and breaks no rule of
 * severity error. What makes this sharp are the rules on plausible numbers: read with the wrong float width, the first
 * dropout is subnormal or puts an absurd rank behind it. A wrong parameter count alone does not rule a layout out.
 *
 * Where the published page and existing files differ, this schema follows the files:
 *
 * * the magic spells `NNN.` in the file, `.NNN` only as a big-endian number;
 * * the length of a string counts UTF-8 bytes, not characters;
 * * floats have 64 bits before B6;
 * * the page does not number the padding types: 0 is Valid, 1 is Same;
 * * padding dims hold two numbers per spatial axis, `[front, back, ...]`, and are stored (as zeros) for Valid, too;
 * * tensors of rank 0 exist and hold no element, not one: layers that were saved before they were set up.
 * @see NNN wiki, File Format
 */

var Nnn = (function() {
  Nnn.Activation = Object.freeze({
    LINEAR: 0,
    SIGMOID: 1,
    TANH: 2,
    RELU: 3,
    LEAKY_RELU: 4,
    SOFTMAX: 5,

    0: "LINEAR",
    1: "SIGMOID",
    2: "TANH",
    3: "RELU",
    4: "LEAKY_RELU",
    5: "SOFTMAX",
  });

  Nnn.LayerKind = Object.freeze({
    DENSE: 0,
    CONV: 1,

    0: "DENSE",
    1: "CONV",
  });

  Nnn.Layout = Object.freeze({
    B1: 1,
    B2: 2,
    B3: 3,
    B4: 4,
    B5: 5,
    B6: 6,
    B7: 7,

    1: "B1",
    2: "B2",
    3: "B3",
    4: "B4",
    5: "B5",
    6: "B6",
    7: "B7",
  });

  Nnn.Padding = Object.freeze({
    VALID: 0,
    SAME: 1,

    0: "VALID",
    1: "SAME",
  });

  function Nnn(_io, _parent, _root, layout) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this.layout = layout;
    this._debug = {};

  }
  Nnn.prototype._read = function() {
    this._debug.magic = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.magic = this._io.readBytes(4);
    this._debug.magic.end = this._io.pos;
    if (!((KaitaiStream.byteArrayCompare(this.magic, new Uint8Array([78, 78, 78, 46])) == 0))) {
      var _err = new KaitaiStream.ValidationNotEqualError(new Uint8Array([78, 78, 78, 46]), this.magic, this._io, "/seq/0");
      this._debug.magic.validationError = _err;
      throw _err;
    }
    if (this.layout >= 2) {
      this._debug.description = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.description = new Utf8String(this._io, this, this._root);
      this.description._read();
      this._debug.description.end = this._io.pos;
    }
    if (this.layout >= 4) {
      this._debug.numParameters = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numParameters = this._io.readU8le();
      this._debug.numParameters.end = this._io.pos;
    }
    this._debug.numLayers = { start: this._io.pos, ioOffset: this._io.byteOffset };
    switch (this.layout < 3) {
    case false:
      this.numLayers = this._io.readS4le();
      break;
    case true:
      this.numLayers = this._io.readU1();
      break;
    }
    this._debug.numLayers.end = this._io.pos;
    if (!(this.numLayers >= 0)) {
      var _err = new KaitaiStream.ValidationLessThanError(0, this.numLayers, this._io, "/seq/3");
      this._debug.numLayers.validationError = _err;
      throw _err;
    }
    this._debug.layers = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this._debug.layers.arr = [];
    this.layers = [];
    for (var i = 0; i < this.numLayers; i++) {
      this._debug.layers.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
      var _t_layers = new Layer(this._io, this, this._root, this.layout);
      try {
        _t_layers._read();
      } finally {
        this.layers.push(_t_layers);
      }
      this._debug.layers.arr[i].end = this._io.pos;
    }
    this._debug.layers.end = this._io.pos;
    this._debug.trailing = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.trailing = this._io.readBytesFull();
    this._debug.trailing.end = this._io.pos;
  }

  /**
   * Convolution (cross-correlation, the kernel is not flipped) with stride 1 over any number of spatial axes,
   * `activation(conv(pad(x), K) + b)`.
   * @see NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, layers
   */

  var Conv = Nnn.Conv = (function() {
    function Conv(_io, _parent, _root, layout) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.layout = layout;
      this._debug = {};

    }
    Conv.prototype._read = function() {
      this._debug.numFilters = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numFilters = this._io.readS4le();
      this._debug.numFilters.end = this._io.pos;
      if (!(this.numFilters >= 0)) {
        var _err = new KaitaiStream.ValidationLessThanError(0, this.numFilters, this._io, "/types/conv/seq/0");
        this._debug.numFilters.validationError = _err;
        throw _err;
      }
      this._debug.kernels = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.kernels = new Tensor(this._io, this, this._root, this.layout);
      this.kernels._read();
      this._debug.kernels.end = this._io.pos;
      if (this.layout >= 7) {
        this._debug.padding = { start: this._io.pos, ioOffset: this._io.byteOffset, enumName: "Nnn.Padding" };
        this.padding = this._io.readS4le();
        this._debug.padding.end = this._io.pos;
        if (!Object.prototype.hasOwnProperty.call(Nnn.Padding, this.padding)) {
          var _err = new KaitaiStream.ValidationNotInEnumError(this.padding, this._io, "/types/conv/seq/2");
          this._debug.padding.validationError = _err;
          throw _err;
        }
      }
      if (this.layout >= 7) {
        this._debug.paddingDims = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.paddingDims = new IntArray(this._io, this, this._root);
        this.paddingDims._read();
        this._debug.paddingDims.end = this._io.pos;
      }
    }

    /**
     * Number of values of the kernels.
     * @see NNN wiki, File Format, Tensor Format
     */
    Object.defineProperty(Conv.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._debug._m_numElements = {  };
        this._m_numElements = this.kernels.numValues;
        return this._m_numElements;
      }
    });

    /**
     * Number of output channels.
     * @see NNN wiki, File Format, Layer Data Format
     */
    Object.defineProperty(Conv.prototype, 'numOutputs', {
      get: function() {
        if (this._m_numOutputs !== undefined)
          return this._m_numOutputs;
        this._debug._m_numOutputs = {  };
        this._m_numOutputs = this.numFilters;
        return this._m_numOutputs;
      }
    });

    /**
     * Number of filters, which is the number of output channels.
     * @see NNN wiki, File Format, Layer Data Format
     */

    /**
     * Kernels, `[filters, sizes of the spatial axes..., input channels]`.
     * @see NNN wiki, File Format, Layer Data Format
     */

    /**
     * Whether the input is padded; since B7. Layers of older files are not.
     * @see NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, loader
     */

    /**
     * Zeros around the input, `[front, back]` of each spatial axis; since B7. Zeros if `padding` is valid. For same
     * the writer puts `(k - 1) / 2`, rounded down, in front and the rest of `k - 1` behind, where `k` is the size
     * of the kernel on that axis.
     * @see NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, writer
     */

    /**
     * Number of the layout; padding exists since B7.
     * @see observed: NNN history of the binary format
     */

    return Conv;
  })();

  /**
   * Fully connected layer, `y = activation(x W + b)` over the last axis.
   * @see NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, layers
   */

  var Dense = Nnn.Dense = (function() {
    function Dense(_io, _parent, _root, layout) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.layout = layout;
      this._debug = {};

    }
    Dense.prototype._read = function() {
      this._debug.numNeurons = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numNeurons = this._io.readS4le();
      this._debug.numNeurons.end = this._io.pos;
      if (!(this.numNeurons >= 0)) {
        var _err = new KaitaiStream.ValidationLessThanError(0, this.numNeurons, this._io, "/types/dense/seq/0");
        this._debug.numNeurons.validationError = _err;
        throw _err;
      }
      this._debug.weights = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.weights = new Tensor(this._io, this, this._root, this.layout);
      this.weights._read();
      this._debug.weights.end = this._io.pos;
      if (this.layout >= 5) {
        this._debug.flatten = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.flatten = this._io.readU1();
        this._debug.flatten.end = this._io.pos;
        if (!( ((this.flatten == 0) || (this.flatten == 1)) )) {
          var _err = new KaitaiStream.ValidationNotAnyOfError(this.flatten, this._io, "/types/dense/seq/2");
          this._debug.flatten.validationError = _err;
          throw _err;
        }
      }
    }

    /**
     * Number of values of the weights.
     * @see NNN wiki, File Format, Tensor Format
     */
    Object.defineProperty(Dense.prototype, 'numElements', {
      get: function() {
        if (this._m_numElements !== undefined)
          return this._m_numElements;
        this._debug._m_numElements = {  };
        this._m_numElements = this.weights.numValues;
        return this._m_numElements;
      }
    });

    /**
     * Number of outputs.
     * @see NNN wiki, File Format, Layer Data Format
     */
    Object.defineProperty(Dense.prototype, 'numOutputs', {
      get: function() {
        if (this._m_numOutputs !== undefined)
          return this._m_numOutputs;
        this._debug._m_numOutputs = {  };
        this._m_numOutputs = this.numNeurons;
        return this._m_numOutputs;
      }
    });

    /**
     * Number of outputs.
     * @see NNN wiki, File Format, Layer Data Format
     */

    /**
     * Weight matrix, `[inputs, outputs]`; empty if the layer was saved before it was set up.
     * @see NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, layers, files
     */

    /**
     * 1 if all axes of the input but the batch become one before the product, 0 if not; since B5. Layers of older
     * files do so if their input has more than two axes.
     * @see NNN wiki, File Format, Layer Data Format; observed: NNN history of Dense
     */

    /**
     * Number of the layout; the flatten byte exists since B5.
     * @see observed: NNN history of the binary format
     */

    return Dense;
  })();

  /**
   * A list of integers with its length in front.
   * @see NNN wiki, File Format, Primitive Data Type Formats
   */

  var IntArray = Nnn.IntArray = (function() {
    function IntArray(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    IntArray.prototype._read = function() {
      this._debug.numValues = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numValues = this._io.readS4le();
      this._debug.numValues.end = this._io.pos;
      if (!(this.numValues >= 0)) {
        var _err = new KaitaiStream.ValidationLessThanError(0, this.numValues, this._io, "/types/int_array/seq/0");
        this._debug.numValues.validationError = _err;
        throw _err;
      }
      if (!(this.numValues <= 128)) {
        var _err = new KaitaiStream.ValidationGreaterThanError(128, this.numValues, this._io, "/types/int_array/seq/0");
        this._debug.numValues.validationError = _err;
        throw _err;
      }
      this._debug.values = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._debug.values.arr = [];
      this.values = [];
      for (var i = 0; i < this.numValues; i++) {
        this._debug.values.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.values.push(this._io.readS4le());
        this._debug.values.arr[i].end = this._io.pos;
      }
      this._debug.values.end = this._io.pos;
    }

    /**
     * Number of values: the rank of a tensor, or twice the number of spatial axes of a convolution. The limit is
     * ours; the format has none.
     * @see NNN wiki, File Format, Primitive Data Type Formats
     */

    /**
     * The values.
     * @see NNN wiki, File Format, Primitive Data Type Formats
     */

    return IntArray;
  })();

  /**
   * One layer, the shared part and the part of its type.
   * @see NNN wiki, File Format, Layer Data Format
   */

  var Layer = Nnn.Layer = (function() {
    function Layer(_io, _parent, _root, layout) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.layout = layout;
      this._debug = {};

    }
    Layer.prototype._read = function() {
      this._debug.kind = { start: this._io.pos, ioOffset: this._io.byteOffset, enumName: "Nnn.LayerKind" };
      this.kind = this._io.readU1();
      this._debug.kind.end = this._io.pos;
      if (!Object.prototype.hasOwnProperty.call(Nnn.LayerKind, this.kind)) {
        var _err = new KaitaiStream.ValidationNotInEnumError(this.kind, this._io, "/types/layer/seq/0");
        this._debug.kind.validationError = _err;
        throw _err;
      }
      this._debug.activation = { start: this._io.pos, ioOffset: this._io.byteOffset, enumName: "Nnn.Activation" };
      this.activation = this._io.readU1();
      this._debug.activation.end = this._io.pos;
      if (!Object.prototype.hasOwnProperty.call(Nnn.Activation, this.activation)) {
        var _err = new KaitaiStream.ValidationNotInEnumError(this.activation, this._io, "/types/layer/seq/1");
        this._debug.activation.validationError = _err;
        throw _err;
      }
      if (this.activation == Nnn.Activation.LEAKY_RELU) {
        this._debug.tau = { start: this._io.pos, ioOffset: this._io.byteOffset };
        switch (this.layout < 6) {
        case false:
          this.tau = this._io.readF4le();
          break;
        case true:
          this.tau = this._io.readF8le();
          break;
        }
        this._debug.tau.end = this._io.pos;
      }
      this._debug.dropout = { start: this._io.pos, ioOffset: this._io.byteOffset };
      switch (this.layout < 6) {
      case false:
        this.dropout = this._io.readF4le();
        break;
      case true:
        this.dropout = this._io.readF8le();
        break;
      }
      this._debug.dropout.end = this._io.pos;
      this._debug.bias = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.bias = new Tensor(this._io, this, this._root, this.layout);
      this.bias._read();
      this._debug.bias.end = this._io.pos;
      this._debug.body = { start: this._io.pos, ioOffset: this._io.byteOffset };
      switch (this.kind) {
      case Nnn.LayerKind.CONV:
        this.body = new Conv(this._io, this, this._root, this.layout);
        this.body._read();
        break;
      case Nnn.LayerKind.DENSE:
        this.body = new Dense(this._io, this, this._root, this.layout);
        this.body._read();
        break;
      }
      this._debug.body.end = this._io.pos;
    }

    /**
     * Type of the layer.
     * @see NNN wiki, File Format, Layer Header Format
     */

    /**
     * Function applied to the result.
     * @see NNN wiki, File Format, Layer Data Format
     */

    /**
     * Slope of leaky_relu for inputs below zero. The default was 0.01 until 6 July 2026 and is 0.05 since. Zero in
     * networks that come from a JSON file, which has no place for it.
     * @see NNN wiki, File Format, Activation Function Data Format; observed: NNN history of LeakyReLU, files
     */

    /**
     * Probability with which training sets an output of the layer (of a convolution, a whole channel) to zero;
     * without effect on inference.
     * @see NNN wiki, File Format, Layer Data Format; observed: NNN 87d9e17, layers
     */

    /**
     * Values added to the last axis, `[outputs]`.
     * @see NNN wiki, File Format, Layer Data Format
     */

    /**
     * The part that depends on the type of the layer.
     * @see NNN wiki, File Format, Layer Data Format
     */

    /**
     * Number of the layout.
     * @see observed: NNN history of the binary format
     */

    return Layer;
  })();

  /**
   * Dimensions, gradient flag and values of a tensor. Rank 0 means no value at all, not a scalar.
   * @see NNN wiki, File Format, Tensor Format; observed: files
   */

  var Tensor = Nnn.Tensor = (function() {
    function Tensor(_io, _parent, _root, layout) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.layout = layout;
      this._debug = {};

    }
    Tensor.prototype._read = function() {
      this._debug.dims = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.dims = new IntArray(this._io, this, this._root);
      this.dims._read();
      this._debug.dims.end = this._io.pos;
      this._debug.requiresGrad = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.requiresGrad = this._io.readU1();
      this._debug.requiresGrad.end = this._io.pos;
      if (!( ((this.requiresGrad == 0) || (this.requiresGrad == 1)) )) {
        var _err = new KaitaiStream.ValidationNotAnyOfError(this.requiresGrad, this._io, "/types/tensor/seq/1");
        this._debug.requiresGrad.validationError = _err;
        throw _err;
      }
      this._debug.numValues = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numValues = this._io.readS4le();
      this._debug.numValues.end = this._io.pos;
      if (!(this.numValues >= 0)) {
        var _err = new KaitaiStream.ValidationLessThanError(0, this.numValues, this._io, "/types/tensor/seq/2");
        this._debug.numValues.validationError = _err;
        throw _err;
      }
      this._debug.values = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.values = this._io.readBytes(this.numValues * (this.layout < 6 ? 8 : 4));
      this._debug.values.end = this._io.pos;
    }

    /**
     * Sizes of the axes.
     * @see NNN wiki, File Format, Tensor Format
     */

    /**
     * 1 if training updates the tensor, 0 if it is frozen; without effect on inference.
     * @see NNN wiki, File Format, Tensor Format
     */

    /**
     * Number of values, the product of the dimensions.
     * @see NNN wiki, File Format, Primitive Data Type Formats
     */

    /**
     * The values in row-major order.
     * @see NNN wiki, File Format, Tensor Format; observed: NNN history of the binary format
     */

    /**
     * Number of the layout; floats have 64 bits before B6.
     * @see observed: NNN history of the binary format
     */

    return Tensor;
  })();

  /**
   * A text with its length in front.
   * @see NNN wiki, File Format, Primitive Data Type Formats
   */

  var Utf8String = Nnn.Utf8String = (function() {
    function Utf8String(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Utf8String.prototype._read = function() {
      this._debug.lenValue = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.lenValue = this._io.readS4le();
      this._debug.lenValue.end = this._io.pos;
      if (!(this.lenValue >= 0)) {
        var _err = new KaitaiStream.ValidationLessThanError(0, this.lenValue, this._io, "/types/utf8_string/seq/0");
        this._debug.lenValue.validationError = _err;
        throw _err;
      }
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.value = this._io.readBytes(this.lenValue);
      this._debug.value.end = this._io.pos;
    }

    /**
     * Length of the text in bytes.
     * @see NNN wiki, File Format, Primitive Data Type Formats; observed: NNN 87d9e17, writer
     */

    /**
     * The text, UTF-8.
     * @see NNN wiki, File Format, Primitive Data Type Formats
     */

    return Utf8String;
  })();

  /**
   * Signature of the format, stored as the 32-bit number 776883790.
   * @see NNN wiki, File Format, File Header Format; observed: files
   */

  /**
   * Short description of the model, may be empty; since B2.
   * @see NNN wiki, File Format, File Header Format
   */

  /**
   * Number of values in all biases, weights and kernels together; since B4. The framework writes it and skips it.
   * @see NNN wiki, File Format, File Header Format; observed: NNN 87d9e17, loader
   */

  /**
   * Number of layers; one byte in B1 and B2.
   * @see NNN wiki, File Format, Model Header Format; observed: NNN history of the binary format
   */

  /**
   * Layers in execution order.
   * @see NNN wiki, File Format, Layer Data Format
   */

  /**
   * Bytes behind the last layer. No known file has any; a layout that leaves some is the wrong one.
   * @see observed: files
   */

  /**
   * Which of the seven binary layouts; the file does not say.
   * @see observed: NNN history of the binary format
   */

  return Nnn;
})();
Nnn_.Nnn = Nnn;
});
