// Generated from schemas/nk.ksy by kaitai-struct-compiler 0.11; do not edit.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.Nk || (root.Nk = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (Nk_, KaitaiStream) {
/**
 * A `.nk` bundle carries one feed-forward network of the netkit inference library: its architecture, the trained
 * weights and biases, the quantisation parameters of an int8 network and a few reference cases for regression tests.
 * All integers are little-endian, all floating-point values IEEE-754 binary32.
 *
 * Sections follow one another without gaps:
 *
 * 1. `header`, 48 bytes: kind of network, shape of its input, the counts and sizes of everything below;
 * 2. `layers`: one record a layer in execution order, 4 to 28 bytes each, told apart by their first byte;
 * 3. `weight_catalog` and `bias_catalog`: shape and element type of each tensor, 24 bytes an entry;
 * 4. `quant`, if flag 0x0002 is set: one descriptor per weight tensor, then scales per output channel;
 * 5. `weights` and `biases`: the tensors in catalog order;
 * 6. `tests`, if flag 0x0001 is set: inputs with expected outputs.
 *
 * Weight i belongs with bias i. A layer takes as many pairs as its kind needs, in the order that the layer types below
 * list; pools, `flatten` and `feature_tap` take none. Activations are NHWC without a batch axis in a CNN and `[batch,
 * features]` in an MLP.
 *
 * Version history (all of 2026):
 *
 * * 1 (2 July): kinds 1 to 4; pool records of 12 bytes; bytes 13 to 15 of a convolution body are filler; weights of
 *   `dense` stored `[in, out]`. Limits were 16 layers, 64 tensors and 1024 values per test case.
 * * 2 (2 July): weights of `dense` stored `[out, in]`, otherwise as 1. For a few hours writers added padding,
 *   `avg_pool2d` and `batch_norm2d` without a new version number; no such file is known.
 * * 3 (2 July): convolutions are padded, pool records take 16 bytes, kinds 5 and 6. Later without a new number: kinds
 *   7 to 11 and today's limits (3 July), asymmetric padding and rectangular pools (3 July), kind 12 (4 July), kinds 13
 *   and 14 (11 July).
 * * 4 (7 July): flag 0x0002 and the QUAN section, element types int8 and int32. Later: scales per channel, test inputs
 *   as int8 and the tail of the weight payload (9 July). A version 4 file without that flag is a float network.
 *
 * Current netkit loads versions 3 and 4 only.
 *
 * Where the published specification and existing files differ, this schema follows the files:
 *
 * * the specification places no QUAN section and lists flag 0x0001 alone; flags 0x0002 and 0x0004 exist;
 * * it ends at kind 12; kinds 13 and 14 exist;
 * * its alignment bytes before the payload cannot occur, because every record before it is a multiple of four bytes
 *   long. What can occur is a tail of up to three zero bytes *inside* the weight payload of an int8 network;
 * * payload sizes count bytes of the stored element type, not float32 values; int32 is an element type as well;
 * * test inputs are int8 under flag 0x0004;
 * * it reserves byte 15 of a convolution for `conv2d`; `depthwise_conv2d` packs padding into it, too;
 * * `mobilenetv4_uib` of an int8 network has no batch-normalisation tensors, although both versions are said to share
 *   one layer catalog;
 * * bytes that must be zero, ranks, element types and activations are not checked by the reference loader.
 * @see netkit NK file specification, section 1
 */

var Nk = (function() {
  Nk.Activation = Object.freeze({
    NONE: 0,
    RELU: 1,
    SIGMOID: 2,
    TANH: 3,
    LEAKY_RELU: 4,
    RELU6: 5,
    SOFTMAX: 6,

    0: "NONE",
    1: "RELU",
    2: "SIGMOID",
    3: "TANH",
    4: "LEAKY_RELU",
    5: "RELU6",
    6: "SOFTMAX",
  });

  Nk.Dtype = Object.freeze({
    FLOAT32: 1,
    INT8: 2,
    INT32: 3,

    1: "FLOAT32",
    2: "INT8",
    3: "INT32",
  });

  Nk.LayerKind = Object.freeze({
    DENSE: 1,
    CONV2D: 2,
    MAX_POOL2D: 3,
    FLATTEN: 4,
    AVG_POOL2D: 5,
    BATCH_NORM2D: 6,
    DEPTHWISE_CONV2D: 7,
    CONVNEXTV2_BLOCK: 8,
    MOBILENETV4_UIB: 9,
    RESNET_BASIC_BLOCK: 10,
    LAYERNORM2D: 11,
    YOLOX_DECOUPLED_HEAD: 12,
    FEATURE_TAP: 13,
    YOLOX_PAFPN_MULTISCALE: 14,

    1: "DENSE",
    2: "CONV2D",
    3: "MAX_POOL2D",
    4: "FLATTEN",
    5: "AVG_POOL2D",
    6: "BATCH_NORM2D",
    7: "DEPTHWISE_CONV2D",
    8: "CONVNEXTV2_BLOCK",
    9: "MOBILENETV4_UIB",
    10: "RESNET_BASIC_BLOCK",
    11: "LAYERNORM2D",
    12: "YOLOX_DECOUPLED_HEAD",
    13: "FEATURE_TAP",
    14: "YOLOX_PAFPN_MULTISCALE",
  });

  Nk.NetworkKind = Object.freeze({
    MLP: 1,
    CNN: 2,

    1: "MLP",
    2: "CNN",
  });

  function Nk(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  Nk.prototype._read = function() {
    this._debug.header = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.header = new Header(this._io, this, this._root);
    this.header._read();
    this._debug.header.end = this._io.pos;
    this._debug.layers = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this._debug.layers.arr = [];
    this.layers = [];
    for (var i = 0; i < this.header.numLayers; i++) {
      this._debug.layers.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
      var _t_layers = new Layer(this._io, this, this._root, this.header.version);
      try {
        _t_layers._read();
      } finally {
        this.layers.push(_t_layers);
      }
      this._debug.layers.arr[i].end = this._io.pos;
    }
    this._debug.layers.end = this._io.pos;
    this._debug.weightCatalog = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this._debug.weightCatalog.arr = [];
    this.weightCatalog = [];
    for (var i = 0; i < this.header.numWeightTensors; i++) {
      this._debug.weightCatalog.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
      var _t_weightCatalog = new TensorDesc(this._io, this, this._root);
      try {
        _t_weightCatalog._read();
      } finally {
        this.weightCatalog.push(_t_weightCatalog);
      }
      this._debug.weightCatalog.arr[i].end = this._io.pos;
    }
    this._debug.weightCatalog.end = this._io.pos;
    this._debug.biasCatalog = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this._debug.biasCatalog.arr = [];
    this.biasCatalog = [];
    for (var i = 0; i < this.header.numBiasTensors; i++) {
      this._debug.biasCatalog.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
      var _t_biasCatalog = new TensorDesc(this._io, this, this._root);
      try {
        _t_biasCatalog._read();
      } finally {
        this.biasCatalog.push(_t_biasCatalog);
      }
      this._debug.biasCatalog.arr[i].end = this._io.pos;
    }
    this._debug.biasCatalog.end = this._io.pos;
    if (this.header.hasQuant) {
      this._debug.quant = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.quant = new QuantSection(this._io, this, this._root);
      this.quant._read();
      this._debug.quant.end = this._io.pos;
    }
    this._debug.weights = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this._raw_weights = this._io.readBytes(this.header.weightsBytes);
    var _io__raw_weights = new KaitaiStream(this._raw_weights);
    this.weights = new Payload(_io__raw_weights, this, this._root, this.weightCatalog);
    this.weights._read();
    this._debug.weights.end = this._io.pos;
    this._debug.biases = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this._raw_biases = this._io.readBytes(this.header.biasesBytes);
    var _io__raw_biases = new KaitaiStream(this._raw_biases);
    this.biases = new Payload(_io__raw_biases, this, this._root, this.biasCatalog);
    this.biases._read();
    this._debug.biases.end = this._io.pos;
    if (this.header.hasTests) {
      this._debug.tests = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tests = new TestSection(this._io, this, this._root, this.header.hasInt8Tests);
      this.tests._read();
      this._debug.tests.end = this._io.pos;
    }
    this._debug.trailing = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.trailing = this._io.readBytesFull();
    this._debug.trailing.end = this._io.pos;
  }

  /**
   * Scale and shift per channel, `y = weight * x + bias`. Mean and variance of training are folded into the two
   * tensors.
   * @see netkit NK file specification, section 3.2
   */

  var BatchNorm2d = Nk.BatchNorm2d = (function() {
    function BatchNorm2d(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    BatchNorm2d.prototype._read = function() {
      this._debug.channels = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.channels = this._io.readU4le();
      this._debug.channels.end = this._io.pos;
      this._debug.reserved = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.reserved = this._io.readBytes(4);
      this._debug.reserved.end = this._io.pos;
    }

    /**
     * Number of channels.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Reserved, zero.
     * @see netkit NK file specification, section 3.2
     */

    return BatchNorm2d;
  })();

  /**
   * Weight scales of one tensor per output channel, instead of `quant_params.weight_scale`.
   * @see observed: netkit 01af6954, loader
   */

  var ChannelScales = Nk.ChannelScales = (function() {
    function ChannelScales(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    ChannelScales.prototype._read = function() {
      this._debug.numChannels = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numChannels = this._io.readU4le();
      this._debug.numChannels.end = this._io.pos;
      this._debug.scales = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.scales = this._io.readBytes(this.numChannels * 4);
      this._debug.scales.end = this._io.pos;
    }

    /**
     * Number of scales, 0 to use `weight_scale`. The runtime ignores a table whose length is not the number of
     * output channels.
     * @see observed: netkit 01af6954, runtime
     */

    /**
     * The scales, float32.
     * @see observed: netkit 01af6954, loader
     */

    return ChannelScales;
  })();

  /**
   * Two-dimensional convolution (cross-correlation) with a square kernel, one group and no dilation. An axis of n
   * values gives `(n + pad_begin + pad_end - kernel_size) / stride + 1`, rounded down. The weights tell the number
   * of input channels. Softmax normalises over height, width and channels together.
   * @see netkit NK file specification, sections 3.2 and 4
   */

  var Conv2d = Nk.Conv2d = (function() {
    function Conv2d(_io, _parent, _root, version) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.version = version;
      this._debug = {};

    }
    Conv2d.prototype._read = function() {
      this._debug.kernelSize = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.kernelSize = this._io.readU4le();
      this._debug.kernelSize.end = this._io.pos;
      this._debug.stride = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.stride = this._io.readU4le();
      this._debug.stride.end = this._io.pos;
      this._debug.filters = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.filters = this._io.readU4le();
      this._debug.filters.end = this._io.pos;
      this._debug.activation = { start: this._io.pos, ioOffset: this._io.byteOffset, enumName: "Nk.Activation" };
      this.activation = this._io.readU1();
      this._debug.activation.end = this._io.pos;
      this._debug.padH = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.padH = this._io.readU1();
      this._debug.padH.end = this._io.pos;
      this._debug.padW = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.padW = this._io.readU1();
      this._debug.padW.end = this._io.pos;
      this._debug.padExtra = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.padExtra = this._io.readU1();
      this._debug.padExtra.end = this._io.pos;
      this._debug.alpha = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.alpha = this._io.readF4le();
      this._debug.alpha.end = this._io.pos;
    }

    /**
     * Rows of zeros above the input.
     * @see netkit NK file specification, section 4; observed: netkit history of versions 1 to 4
     */
    Object.defineProperty(Conv2d.prototype, 'padHBegin', {
      get: function() {
        if (this._m_padHBegin !== undefined)
          return this._m_padHBegin;
        this._debug._m_padHBegin = {  };
        this._m_padHBegin = (this.version >= 3 ? this.padH : 0);
        return this._m_padHBegin;
      }
    });

    /**
     * Rows of zeros below the input.
     * @see netkit NK file specification, section 4; observed: netkit history of versions 1 to 4
     */
    Object.defineProperty(Conv2d.prototype, 'padHEnd', {
      get: function() {
        if (this._m_padHEnd !== undefined)
          return this._m_padHEnd;
        this._debug._m_padHEnd = {  };
        this._m_padHEnd = (this.version >= 3 ? this.padH + (this.padExtra & 15) : 0);
        return this._m_padHEnd;
      }
    });

    /**
     * Columns of zeros left of the input.
     * @see netkit NK file specification, section 4; observed: netkit history of versions 1 to 4
     */
    Object.defineProperty(Conv2d.prototype, 'padWBegin', {
      get: function() {
        if (this._m_padWBegin !== undefined)
          return this._m_padWBegin;
        this._debug._m_padWBegin = {  };
        this._m_padWBegin = (this.version >= 3 ? this.padW : 0);
        return this._m_padWBegin;
      }
    });

    /**
     * Columns of zeros right of the input.
     * @see netkit NK file specification, section 4; observed: netkit history of versions 1 to 4
     */
    Object.defineProperty(Conv2d.prototype, 'padWEnd', {
      get: function() {
        if (this._m_padWEnd !== undefined)
          return this._m_padWEnd;
        this._debug._m_padWEnd = {  };
        this._m_padWEnd = (this.version >= 3 ? this.padW + (this.padExtra >>> 4 & 15) : 0);
        return this._m_padWEnd;
      }
    });

    /**
     * Height and width of the kernel.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Step of the kernel along both axes.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Number of output channels.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Function applied to the result.
     * @see netkit NK file specification, section 5
     */

    /**
     * Rows of zeros above the input. Filler in versions 1 and 2; see `pad_h_begin`.
     * @see netkit NK file specification, section 4
     */

    /**
     * Columns of zeros left of the input. Filler in versions 1 and 2; see `pad_w_begin`.
     * @see netkit NK file specification, section 4
     */

    /**
     * How many more zeros follow the input than precede it, low four bits for rows, high four bits for columns.
     * Filler in versions 1 and 2; see `pad_h_end` and `pad_w_end`.
     * @see netkit NK file specification, section 4
     */

    /**
     * Slope of `leaky_relu` below zero. Writers store 0.01 for the other activations, which do not use it.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Version of the file; versions 1 and 2 have filler in place of padding.
     * @see observed: netkit history of versions 1 to 4
     */

    return Conv2d;
  })();

  /**
   * ConvNeXt V2 block with residual connection: depthwise 7x7 (padding 3), layer normalisation over channels, 1x1
   * expansion to four times the channels, GELU (tanh form), global response normalisation, 1x1 projection.
   * @see netkit NK file specification, section 3.2
   */

  var Convnextv2Block = Nk.Convnextv2Block = (function() {
    function Convnextv2Block(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Convnextv2Block.prototype._read = function() {
      this._debug.channels = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.channels = this._io.readU4le();
      this._debug.channels.end = this._io.pos;
      this._debug.reserved = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.reserved = this._io.readBytes(4);
      this._debug.reserved.end = this._io.pos;
      this._debug.eps = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.eps = this._io.readF4le();
      this._debug.eps.end = this._io.pos;
    }

    /**
     * Number of channels of input and output.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Reserved, zero.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Term that keeps the divisions of both normalisations away from zero.
     * @see netkit NK file specification, section 3.2; observed: netkit 01af6954, runtime
     */

    return Convnextv2Block;
  })();

  /**
   * Fully connected layer, `y = activation(W x + b)`. In a CNN a `flatten` has to come before the first one. Softmax
   * normalises over all values of the output, in an MLP with a batch over all of its rows together.
   * @see netkit NK file specification, section 3.2
   */

  var Dense = Nk.Dense = (function() {
    function Dense(_io, _parent, _root, version) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.version = version;
      this._debug = {};

    }
    Dense.prototype._read = function() {
      this._debug.units = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.units = this._io.readU4le();
      this._debug.units.end = this._io.pos;
      this._debug.activation = { start: this._io.pos, ioOffset: this._io.byteOffset, enumName: "Nk.Activation" };
      this.activation = this._io.readU1();
      this._debug.activation.end = this._io.pos;
      this._debug.reserved = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.reserved = this._io.readBytes(3);
      this._debug.reserved.end = this._io.pos;
      this._debug.alpha = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.alpha = this._io.readF4le();
      this._debug.alpha.end = this._io.pos;
    }

    /**
     * Number of outputs.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Function applied to the result.
     * @see netkit NK file specification, section 5
     */

    /**
     * Reserved, zero.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Slope of `leaky_relu` below zero. Writers store 0.01 for the other activations, which do not use it.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Version of the file; version 1 stores the weight matrix transposed.
     * @see observed: netkit history of versions 1 to 4
     */

    return Dense;
  })();

  /**
   * Two-dimensional convolution of each channel with a kernel of its own (channel multiplier 1). Its record is a
   * `conv2d` record read differently; the last packed byte needs the size of the weight tensor to be understood.
   * @see netkit NK file specification, sections 3.2 and 4
   */

  var DepthwiseConv2d = Nk.DepthwiseConv2d = (function() {
    function DepthwiseConv2d(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    DepthwiseConv2d.prototype._read = function() {
      this._debug.kernelH = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.kernelH = this._io.readU4le();
      this._debug.kernelH.end = this._io.pos;
      this._debug.stride = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.stride = this._io.readU4le();
      this._debug.stride.end = this._io.pos;
      this._debug.channels = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.channels = this._io.readU4le();
      this._debug.channels.end = this._io.pos;
      this._debug.activation = { start: this._io.pos, ioOffset: this._io.byteOffset, enumName: "Nk.Activation" };
      this.activation = this._io.readU1();
      this._debug.activation.end = this._io.pos;
      this._debug.padH = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.padH = this._io.readU1();
      this._debug.padH.end = this._io.pos;
      this._debug.padW = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.padW = this._io.readU1();
      this._debug.padW.end = this._io.pos;
      this._debug.kernelWOrPad = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.kernelWOrPad = this._io.readU1();
      this._debug.kernelWOrPad.end = this._io.pos;
      this._debug.alpha = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.alpha = this._io.readF4le();
      this._debug.alpha.end = this._io.pos;
    }

    /**
     * Extra rows of zeros below the input, where `kernel_w_or_pad` is a pad code.
     * @see observed: netkit 01af6954, loader
     */
    Object.defineProperty(DepthwiseConv2d.prototype, 'padCodeH', {
      get: function() {
        if (this._m_padCodeH !== undefined)
          return this._m_padCodeH;
        this._debug._m_padCodeH = {  };
        this._m_padCodeH = this.kernelWOrPad & 15;
        return this._m_padCodeH;
      }
    });

    /**
     * Extra columns of zeros right of the input, where `kernel_w_or_pad` is a pad code.
     * @see observed: netkit 01af6954, loader
     */
    Object.defineProperty(DepthwiseConv2d.prototype, 'padCodeW', {
      get: function() {
        if (this._m_padCodeW !== undefined)
          return this._m_padCodeW;
        this._debug._m_padCodeW = {  };
        this._m_padCodeW = this.kernelWOrPad >>> 4 & 15;
        return this._m_padCodeW;
      }
    });

    /**
     * Height of the kernel.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Step of the kernel along both axes.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Number of input channels and of output channels.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Function applied to the result.
     * @see netkit NK file specification, section 5
     */

    /**
     * Rows of zeros above the input.
     * @see netkit NK file specification, sections 3.2 and 4
     */

    /**
     * Columns of zeros left of the input.
     * @see netkit NK file specification, sections 3.2 and 4
     */

    /**
     * Width of the kernel or a pad code (low four bits extra rows below, high four bits extra columns at the
     * right, as in `conv2d.pad_extra`). With b this byte and `area = num_elements / channels` of the weight
     * tensor, the reference takes the first line that fits:
     *
     * 1. `b == kernel_h` and `kernel_h * kernel_h == area`: square kernel, symmetric padding;
     * 2. `kernel_h * kernel_h == area`: square kernel, b is a pad code (0 in early files: symmetric);
     * 3. `kernel_h * (b or kernel_h) == area`: width b, symmetric padding;
     * 4. `area` divisible by `kernel_h`: width `area / kernel_h`, b is a pad code if it adds anything.
     *
     * A pad code that equals `kernel_h` over a square kernel, or the width of a rectangular one, is therefore
     * lost. Current writers store the width even of a square kernel.
     * @see netkit NK file specification, sections 3.2 and 4; observed: netkit 01af6954, loader
     */

    /**
     * Slope of `leaky_relu` below zero. Writers store 0.01 for the other activations, which do not use it.
     * @see netkit NK file specification, section 3.2
     */

    return DepthwiseConv2d;
  })();

  /**
   * Passes its input on unchanged and keeps it in a slot for a later `yolox_pafpn_multiscale`.
   * @see observed: netkit 01af6954, loader
   */

  var FeatureTap = Nk.FeatureTap = (function() {
    function FeatureTap(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    FeatureTap.prototype._read = function() {
      this._debug.channels = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.channels = this._io.readU4le();
      this._debug.channels.end = this._io.pos;
      this._debug.tapId = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tapId = this._io.readU1();
      this._debug.tapId.end = this._io.pos;
      this._debug.reserved = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.reserved = this._io.readBytes(3);
      this._debug.reserved.end = this._io.pos;
    }

    /**
     * Number of channels of the tapped feature map.
     * @see observed: netkit 01af6954, loader
     */

    /**
     * Slot, 0 to 3. The pyramid reads C3 from slot 0 and C4 from slot 1.
     * @see observed: netkit 01af6954, loader
     */

    /**
     * Reserved, zero.
     * @see observed: netkit 01af6954, loader
     */

    return FeatureTap;
  })();

  /**
   * Reinterprets the feature map as one row, in NHWC order. The record has no body.
   * @see netkit NK file specification, section 3.2
   */

  var Flatten = Nk.Flatten = (function() {
    function Flatten(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Flatten.prototype._read = function() {
    }

    return Flatten;
  })();

  /**
   * The file header, 48 bytes.
   * @see netkit NK file specification, section 2
   */

  var Header = Nk.Header = (function() {
    function Header(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Header.prototype._read = function() {
      this._debug.magic = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.magic = this._io.readBytes(4);
      this._debug.magic.end = this._io.pos;
      if (!((KaitaiStream.byteArrayCompare(this.magic, new Uint8Array([78, 75, 73, 84])) == 0))) {
        var _err = new KaitaiStream.ValidationNotEqualError(new Uint8Array([78, 75, 73, 84]), this.magic, this._io, "/types/header/seq/0");
        this._debug.magic.validationError = _err;
        throw _err;
      }
      this._debug.version = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.version = this._io.readU4le();
      this._debug.version.end = this._io.pos;
      if (!( ((this.version == 1) || (this.version == 2) || (this.version == 3) || (this.version == 4)) )) {
        var _err = new KaitaiStream.ValidationNotAnyOfError(this.version, this._io, "/types/header/seq/1");
        this._debug.version.validationError = _err;
        throw _err;
      }
      this._debug.networkKind = { start: this._io.pos, ioOffset: this._io.byteOffset, enumName: "Nk.NetworkKind" };
      this.networkKind = this._io.readU1();
      this._debug.networkKind.end = this._io.pos;
      this._debug.inputRank = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.inputRank = this._io.readU1();
      this._debug.inputRank.end = this._io.pos;
      this._debug.flags = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.flags = this._io.readU2le();
      this._debug.flags.end = this._io.pos;
      this._debug.inputShape = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._debug.inputShape.arr = [];
      this.inputShape = [];
      for (var i = 0; i < 4; i++) {
        this._debug.inputShape.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.inputShape.push(this._io.readU4le());
        this._debug.inputShape.arr[i].end = this._io.pos;
      }
      this._debug.inputShape.end = this._io.pos;
      this._debug.numLayers = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numLayers = this._io.readU4le();
      this._debug.numLayers.end = this._io.pos;
      if (!(this.numLayers <= 100)) {
        var _err = new KaitaiStream.ValidationGreaterThanError(100, this.numLayers, this._io, "/types/header/seq/6");
        this._debug.numLayers.validationError = _err;
        throw _err;
      }
      this._debug.numWeightTensors = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numWeightTensors = this._io.readU4le();
      this._debug.numWeightTensors.end = this._io.pos;
      if (!(this.numWeightTensors <= 128)) {
        var _err = new KaitaiStream.ValidationGreaterThanError(128, this.numWeightTensors, this._io, "/types/header/seq/7");
        this._debug.numWeightTensors.validationError = _err;
        throw _err;
      }
      this._debug.numBiasTensors = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numBiasTensors = this._io.readU4le();
      this._debug.numBiasTensors.end = this._io.pos;
      if (!(this.numBiasTensors <= 128)) {
        var _err = new KaitaiStream.ValidationGreaterThanError(128, this.numBiasTensors, this._io, "/types/header/seq/8");
        this._debug.numBiasTensors.validationError = _err;
        throw _err;
      }
      this._debug.weightsBytes = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.weightsBytes = this._io.readU4le();
      this._debug.weightsBytes.end = this._io.pos;
      this._debug.biasesBytes = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.biasesBytes = this._io.readU4le();
      this._debug.biasesBytes.end = this._io.pos;
    }

    /**
     * Whether test inputs are int8 values, quantised with the first QUAN descriptor, instead of float32.
     * @see observed: netkit 01af6954, loader
     */
    Object.defineProperty(Header.prototype, 'hasInt8Tests', {
      get: function() {
        if (this._m_hasInt8Tests !== undefined)
          return this._m_hasInt8Tests;
        this._debug._m_hasInt8Tests = {  };
        this._m_hasInt8Tests = (this.flags & 4) != 0;
        return this._m_hasInt8Tests;
      }
    });

    /**
     * Whether a QUAN section is present, that is, whether the network runs in int8.
     * @see netkit NK file specification, section 13; observed: netkit 01af6954, loader
     */
    Object.defineProperty(Header.prototype, 'hasQuant', {
      get: function() {
        if (this._m_hasQuant !== undefined)
          return this._m_hasQuant;
        this._debug._m_hasQuant = {  };
        this._m_hasQuant = (this.flags & 2) != 0;
        return this._m_hasQuant;
      }
    });

    /**
     * Whether the file ends with a TCAS section.
     * @see netkit NK file specification, section 2
     */
    Object.defineProperty(Header.prototype, 'hasTests', {
      get: function() {
        if (this._m_hasTests !== undefined)
          return this._m_hasTests;
        this._debug._m_hasTests = {  };
        this._m_hasTests = (this.flags & 1) != 0;
        return this._m_hasTests;
      }
    });

    /**
     * Number of values in one input, the product of its axes.
     * @see netkit NK file specification, section 2
     */
    Object.defineProperty(Header.prototype, 'inputElements', {
      get: function() {
        if (this._m_inputElements !== undefined)
          return this._m_inputElements;
        this._debug._m_inputElements = {  };
        this._m_inputElements = (((this.inputRank > 0 ? this.inputShape[0] : 1) * (this.inputRank > 1 ? this.inputShape[1] : 1)) * (this.inputRank > 2 ? this.inputShape[2] : 1)) * (this.inputRank > 3 ? this.inputShape[3] : 1);
        return this._m_inputElements;
      }
    });

    /**
     * Signature of the format.
     * @see netkit NK file specification, section 2
     */

    /**
     * Version of the format. It decides the length of pool records, the meaning of three bytes of a convolution
     * and the orientation of `dense` weights.
     * @see netkit NK file specification, section 13; observed: netkit history of versions 1 to 4
     */

    /**
     * Family of the network, which selects the loader.
     * @see netkit NK file specification, section 2
     */

    /**
     * Number of axes of the input, 1 to 4; 2 in every known MLP and 3 in every known CNN.
     * @see netkit NK file specification, section 2
     */

    /**
     * Bit 0x0001: a TCAS section ends the file. Bit 0x0002: a QUAN section follows the catalogs. Bit 0x0004: test
     * inputs are int8. Writers leave all other bits zero and readers ignore them.
     * @see netkit NK file specification, section 2; observed: netkit 01af6954, loader
     */

    /**
     * Sizes of the input axes: `[batch, features]` of an MLP, `[height, width, channels]` of a CNN. Entries beyond
     * `input_rank` are zero.
     * @see netkit NK file specification, section 2
     */

    /**
     * Number of layer records.
     * @see netkit NK file specification, sections 2 and 9
     */

    /**
     * Number of entries of the weight catalog.
     * @see netkit NK file specification, sections 2 and 9
     */

    /**
     * Number of entries of the bias catalog, the same as of the weight catalog in every known file.
     * @see netkit NK file specification, sections 2 and 9
     */

    /**
     * Length of the weight payload in bytes, including the tail that aligns the biases behind int8 weights.
     * @see netkit NK file specification, section 2; observed: netkit 01af6954, writer
     */

    /**
     * Length of the bias payload in bytes.
     * @see netkit NK file specification, section 2
     */

    return Header;
  })();

  /**
   * One layer, a four-byte prefix and a body whose layout the kind selects.
   * @see netkit NK file specification, section 3
   */

  var Layer = Nk.Layer = (function() {
    function Layer(_io, _parent, _root, version) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.version = version;
      this._debug = {};

    }
    Layer.prototype._read = function() {
      this._debug.kind = { start: this._io.pos, ioOffset: this._io.byteOffset, enumName: "Nk.LayerKind" };
      this.kind = this._io.readU1();
      this._debug.kind.end = this._io.pos;
      if (!Object.prototype.hasOwnProperty.call(Nk.LayerKind, this.kind)) {
        var _err = new KaitaiStream.ValidationNotInEnumError(this.kind, this._io, "/types/layer/seq/0");
        this._debug.kind.validationError = _err;
        throw _err;
      }
      this._debug.reserved = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.reserved = this._io.readBytes(3);
      this._debug.reserved.end = this._io.pos;
      this._debug.body = { start: this._io.pos, ioOffset: this._io.byteOffset };
      switch (this.kind) {
      case Nk.LayerKind.AVG_POOL2D:
        this.body = new Pool2d(this._io, this, this._root, this.version);
        this.body._read();
        break;
      case Nk.LayerKind.BATCH_NORM2D:
        this.body = new BatchNorm2d(this._io, this, this._root);
        this.body._read();
        break;
      case Nk.LayerKind.CONV2D:
        this.body = new Conv2d(this._io, this, this._root, this.version);
        this.body._read();
        break;
      case Nk.LayerKind.CONVNEXTV2_BLOCK:
        this.body = new Convnextv2Block(this._io, this, this._root);
        this.body._read();
        break;
      case Nk.LayerKind.DENSE:
        this.body = new Dense(this._io, this, this._root, this.version);
        this.body._read();
        break;
      case Nk.LayerKind.DEPTHWISE_CONV2D:
        this.body = new DepthwiseConv2d(this._io, this, this._root);
        this.body._read();
        break;
      case Nk.LayerKind.FEATURE_TAP:
        this.body = new FeatureTap(this._io, this, this._root);
        this.body._read();
        break;
      case Nk.LayerKind.FLATTEN:
        this.body = new Flatten(this._io, this, this._root);
        this.body._read();
        break;
      case Nk.LayerKind.LAYERNORM2D:
        this.body = new Layernorm2d(this._io, this, this._root);
        this.body._read();
        break;
      case Nk.LayerKind.MAX_POOL2D:
        this.body = new Pool2d(this._io, this, this._root, this.version);
        this.body._read();
        break;
      case Nk.LayerKind.MOBILENETV4_UIB:
        this.body = new Mobilenetv4Uib(this._io, this, this._root);
        this.body._read();
        break;
      case Nk.LayerKind.RESNET_BASIC_BLOCK:
        this.body = new ResnetBasicBlock(this._io, this, this._root);
        this.body._read();
        break;
      case Nk.LayerKind.YOLOX_DECOUPLED_HEAD:
        this.body = new YoloxDecoupledHead(this._io, this, this._root);
        this.body._read();
        break;
      case Nk.LayerKind.YOLOX_PAFPN_MULTISCALE:
        this.body = new YoloxPafpnMultiscale(this._io, this, this._root);
        this.body._read();
        break;
      }
      this._debug.body.end = this._io.pos;
    }

    /**
     * Kind of layer. Nothing but the kind tells the length of a record, so an unknown one ends reading.
     * @see netkit NK file specification, section 3.1
     */

    /**
     * Reserved, zero.
     * @see netkit NK file specification, section 3
     */

    /**
     * Parameters of the layer.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Version of the file, from its header.
     * @see netkit NK file specification, section 13
     */

    return Layer;
  })();

  /**
   * Layer normalisation over the channels of each pixel, with biased variance, followed by scale and shift. Another
   * netkit document swaps `reserved` and `eps`; writer and loader agree with the order given here.
   * @see netkit NK file specification, section 3.2
   */

  var Layernorm2d = Nk.Layernorm2d = (function() {
    function Layernorm2d(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Layernorm2d.prototype._read = function() {
      this._debug.channels = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.channels = this._io.readU4le();
      this._debug.channels.end = this._io.pos;
      this._debug.reserved = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.reserved = this._io.readBytes(4);
      this._debug.reserved.end = this._io.pos;
      this._debug.eps = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.eps = this._io.readF4le();
      this._debug.eps.end = this._io.pos;
    }

    /**
     * Number of channels.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Reserved, zero.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Term added to the variance.
     * @see netkit NK file specification, section 3.2
     */

    return Layernorm2d;
  })();

  /**
   * Universal inverted bottleneck of MobileNetV4: optional depthwise convolution, 1x1 expansion with ReLU, optional
   * depthwise convolution with ReLU, 1x1 projection; the input is added if its shape is that of the output. A float
   * network has a batch normalisation after each convolution, an int8 network has them folded in. Kernels are padded
   * by `(kernel - 1) / 2`. The expanded width is `in_channels * expand_ratio`, rounded in single precision to a
   * multiple of 8, at least 8 and not below nine tenths of the product.
   * @see netkit NK file specification, section 3.2; observed: netkit 01af6954, runtime
   */

  var Mobilenetv4Uib = Nk.Mobilenetv4Uib = (function() {
    function Mobilenetv4Uib(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Mobilenetv4Uib.prototype._read = function() {
      this._debug.inChannels = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.inChannels = this._io.readU4le();
      this._debug.inChannels.end = this._io.pos;
      this._debug.outChannels = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.outChannels = this._io.readU4le();
      this._debug.outChannels.end = this._io.pos;
      this._debug.startDwKernel = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.startDwKernel = this._io.readU1();
      this._debug.startDwKernel.end = this._io.pos;
      this._debug.middleDwKernel = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.middleDwKernel = this._io.readU1();
      this._debug.middleDwKernel.end = this._io.pos;
      this._debug.stride = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.stride = this._io.readU1();
      this._debug.stride.end = this._io.pos;
      this._debug.middleDwDownsample = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.middleDwDownsample = this._io.readU1();
      this._debug.middleDwDownsample.end = this._io.pos;
      this._debug.expandRatio = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.expandRatio = this._io.readF4le();
      this._debug.expandRatio.end = this._io.pos;
      this._debug.reserved = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.reserved = this._io.readBytes(4);
      this._debug.reserved.end = this._io.pos;
    }

    /**
     * Whether the input is added to the output.
     * @see observed: netkit 01af6954, runtime
     */
    Object.defineProperty(Mobilenetv4Uib.prototype, 'hasResidual', {
      get: function() {
        if (this._m_hasResidual !== undefined)
          return this._m_hasResidual;
        this._debug._m_hasResidual = {  };
        this._m_hasResidual =  ((this.stride == 1) && (this.inChannels == this.outChannels)) ;
        return this._m_hasResidual;
      }
    });

    /**
     * Step of the depthwise convolution after the expansion.
     * @see observed: netkit 01af6954, runtime
     */
    Object.defineProperty(Mobilenetv4Uib.prototype, 'middleStride', {
      get: function() {
        if (this._m_middleStride !== undefined)
          return this._m_middleStride;
        this._debug._m_middleStride = {  };
        this._m_middleStride = (this.middleDwDownsample != 0 ? this.stride : 1);
        return this._m_middleStride;
      }
    });

    /**
     * Step of the depthwise convolution before the expansion.
     * @see observed: netkit 01af6954, runtime
     */
    Object.defineProperty(Mobilenetv4Uib.prototype, 'startStride', {
      get: function() {
        if (this._m_startStride !== undefined)
          return this._m_startStride;
        this._debug._m_startStride = {  };
        this._m_startStride = ( ((this.middleDwDownsample != 0) && (this.middleDwKernel > 0))  ? 1 : this.stride);
        return this._m_startStride;
      }
    });

    /**
     * Number of input channels.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Number of output channels.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Kernel size of the depthwise convolution before the expansion, 0 if there is none.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Kernel size of the depthwise convolution after the expansion, 0 if there is none.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Step of the block, taken by one of its two depthwise convolutions.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * 1 if the middle depthwise convolution takes the stride, 0 if the first one does.
     * @see netkit NK file specification, section 3.2; observed: netkit 01af6954, runtime
     */

    /**
     * Width of the expansion relative to the input channels, before rounding.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Reserved, zero.
     * @see netkit NK file specification, section 3.2
     */

    return Mobilenetv4Uib;
  })();

  /**
   * Tensor data in catalog order, followed by what aligns the next section.
   * @see netkit NK file specification, section 7
   */

  var Payload = Nk.Payload = (function() {
    function Payload(_io, _parent, _root, catalog) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.catalog = catalog;
      this._debug = {};

    }
    Payload.prototype._read = function() {
      this._debug.tensors = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._debug.tensors.arr = [];
      this.tensors = [];
      for (var i = 0; i < this.catalog.length; i++) {
        this._debug.tensors.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.tensors.push(this._io.readBytes((this.catalog[i].numBytes <= this._io.size - this._io.pos ? this.catalog[i].numBytes : this._io.size - this._io.pos)));
        this._debug.tensors.arr[i].end = this._io.pos;
      }
      this._debug.tensors.end = this._io.pos;
      this._debug.tail = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tail = this._io.readBytesFull();
      this._debug.tail.end = this._io.pos;
    }

    /**
     * Elements of the tensors, row-major. A tensor that the catalog makes longer than what is left of the payload
     * is cut there; the rules for the payload sizes report it.
     * @see netkit NK file specification, section 7
     */

    /**
     * Zero bytes behind int8 weights that start the biases at a multiple of four, 0 to 3. They count towards
     * `header.weights_bytes`.
     * @see observed: netkit 01af6954, writer
     */

    /**
     * The catalog that describes this payload.
     * @see netkit NK file specification, section 6
     */

    return Payload;
  })();

  /**
   * Maximum or mean over a window. Positions outside the input count neither as a candidate of the maximum nor in
   * the mean. An axis of n values gives `(n + pad_begin + pad_end - pool) / stride + 1`, rounded down. In versions 1
   * and 2 the record ends after the stride: the window is square and nothing is padded.
   * @see netkit NK file specification, sections 3.2 and 4
   */

  var Pool2d = Nk.Pool2d = (function() {
    function Pool2d(_io, _parent, _root, version) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.version = version;
      this._debug = {};

    }
    Pool2d.prototype._read = function() {
      this._debug.poolSize = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.poolSize = this._io.readU4le();
      this._debug.poolSize.end = this._io.pos;
      this._debug.stride = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.stride = this._io.readU4le();
      this._debug.stride.end = this._io.pos;
      if (this.version >= 3) {
        this._debug.padH = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.padH = this._io.readU1();
        this._debug.padH.end = this._io.pos;
      }
      if (this.version >= 3) {
        this._debug.padW = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.padW = this._io.readU1();
        this._debug.padW.end = this._io.pos;
      }
      if (this.version >= 3) {
        this._debug.packed = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.packed = this._io.readU2le();
        this._debug.packed.end = this._io.pos;
      }
    }

    /**
     * Rows of padding above the input.
     * @see netkit NK file specification, section 4; observed: netkit history of versions 1 to 4
     */
    Object.defineProperty(Pool2d.prototype, 'padHBegin', {
      get: function() {
        if (this._m_padHBegin !== undefined)
          return this._m_padHBegin;
        this._debug._m_padHBegin = {  };
        this._m_padHBegin = (this.version >= 3 ? this.padH : 0);
        return this._m_padHBegin;
      }
    });

    /**
     * Rows of padding below the input.
     * @see netkit NK file specification, section 4; observed: netkit history of versions 1 to 4
     */
    Object.defineProperty(Pool2d.prototype, 'padHEnd', {
      get: function() {
        if (this._m_padHEnd !== undefined)
          return this._m_padHEnd;
        this._debug._m_padHEnd = {  };
        this._m_padHEnd = (this.version >= 3 ? this.padH + (this.packed >>> 8 & 15) : 0);
        return this._m_padHEnd;
      }
    });

    /**
     * Columns of padding left of the input.
     * @see netkit NK file specification, section 4; observed: netkit history of versions 1 to 4
     */
    Object.defineProperty(Pool2d.prototype, 'padWBegin', {
      get: function() {
        if (this._m_padWBegin !== undefined)
          return this._m_padWBegin;
        this._debug._m_padWBegin = {  };
        this._m_padWBegin = (this.version >= 3 ? this.padW : 0);
        return this._m_padWBegin;
      }
    });

    /**
     * Columns of padding right of the input.
     * @see netkit NK file specification, section 4; observed: netkit history of versions 1 to 4
     */
    Object.defineProperty(Pool2d.prototype, 'padWEnd', {
      get: function() {
        if (this._m_padWEnd !== undefined)
          return this._m_padWEnd;
        this._debug._m_padWEnd = {  };
        this._m_padWEnd = (this.version >= 3 ? this.padW + (this.packed >>> 12 & 15) : 0);
        return this._m_padWEnd;
      }
    });

    /**
     * Width of the window.
     * @see netkit NK file specification, section 4
     */
    Object.defineProperty(Pool2d.prototype, 'poolW', {
      get: function() {
        if (this._m_poolW !== undefined)
          return this._m_poolW;
        this._debug._m_poolW = {  };
        this._m_poolW = (this.version >= 3 ? ((this.packed & 255) != 0 ? this.packed & 255 : this.poolSize) : this.poolSize);
        return this._m_poolW;
      }
    });

    /**
     * Height of the window, and its width unless `packed` gives another.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Step of the window along both axes.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Rows of padding above the input.
     * @see netkit NK file specification, sections 3.2 and 4
     */

    /**
     * Columns of padding left of the input.
     * @see netkit NK file specification, sections 3.2 and 4
     */

    /**
     * Bits 0 to 7: width of the window, 0 for a square one. Bits 8 to 11: how many more rows are padded below than
     * above. Bits 12 to 15: how many more columns are padded at the right than at the left.
     * @see netkit NK file specification, section 4
     */

    /**
     * Version of the file; versions 1 and 2 have the shorter record.
     * @see observed: netkit history of versions 1 to 4
     */

    return Pool2d;
  })();

  /**
   * Quantisation around one weight tensor, 32 bytes. In every known file the input of a descriptor repeats the
   * output of the one before.
   * @see observed: netkit 01af6954, loader
   */

  var QuantParams = Nk.QuantParams = (function() {
    function QuantParams(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    QuantParams.prototype._read = function() {
      this._debug.inputScale = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.inputScale = this._io.readF4le();
      this._debug.inputScale.end = this._io.pos;
      this._debug.inputZeroPoint = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.inputZeroPoint = this._io.readS4le();
      this._debug.inputZeroPoint.end = this._io.pos;
      this._debug.weightScale = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.weightScale = this._io.readF4le();
      this._debug.weightScale.end = this._io.pos;
      this._debug.weightZeroPoint = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.weightZeroPoint = this._io.readS4le();
      this._debug.weightZeroPoint.end = this._io.pos;
      this._debug.biasScale = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.biasScale = this._io.readF4le();
      this._debug.biasScale.end = this._io.pos;
      this._debug.biasZeroPoint = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.biasZeroPoint = this._io.readS4le();
      this._debug.biasZeroPoint.end = this._io.pos;
      this._debug.outputScale = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.outputScale = this._io.readF4le();
      this._debug.outputScale.end = this._io.pos;
      this._debug.outputZeroPoint = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.outputZeroPoint = this._io.readS4le();
      this._debug.outputZeroPoint.end = this._io.pos;
    }

    /**
     * Scale of the activations that enter the operation.
     * @see observed: netkit 01af6954, loader
     */

    /**
     * Zero point of the activations that enter the operation; padding has this value.
     * @see observed: netkit 01af6954, loader
     */

    /**
     * Scale of the weights, used unless a table per channel takes its place; beside such a table writers store the
     * largest of its scales.
     * @see observed: netkit 01af6954, loader
     */

    /**
     * Zero point of the weights, zero in every known file.
     * @see observed: files of version 4
     */

    /**
     * Scale of the biases, the product of the input scale and the (first) weight scale. The runtime does not read
     * it.
     * @see observed: netkit 01af6954, runtime
     */

    /**
     * Zero point of the biases, zero in every known file. The runtime does not read it.
     * @see observed: netkit 01af6954, runtime
     */

    /**
     * Scale of the activations that leave the operation; of the logits where softmax follows.
     * @see observed: netkit 01af6954, runtime
     */

    /**
     * Zero point of the activations that leave the operation.
     * @see observed: netkit 01af6954, runtime
     */

    return QuantParams;
  })();

  /**
   * Quantisation of an int8 network. A real value is `scale * (q - zero_point)`. Pools and `flatten` have no
   * descriptor: they pass the quantisation of their input on.
   * @see observed: netkit 01af6954, loader
   */

  var QuantSection = Nk.QuantSection = (function() {
    function QuantSection(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    QuantSection.prototype._read = function() {
      this._debug.magic = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.magic = this._io.readBytes(4);
      this._debug.magic.end = this._io.pos;
      if (!((KaitaiStream.byteArrayCompare(this.magic, new Uint8Array([81, 85, 65, 78])) == 0))) {
        var _err = new KaitaiStream.ValidationNotEqualError(new Uint8Array([81, 85, 65, 78]), this.magic, this._io, "/types/quant_section/seq/0");
        this._debug.magic.validationError = _err;
        throw _err;
      }
      this._debug.numTensors = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numTensors = this._io.readU2le();
      this._debug.numTensors.end = this._io.pos;
      if (!(this.numTensors >= 1)) {
        var _err = new KaitaiStream.ValidationLessThanError(1, this.numTensors, this._io, "/types/quant_section/seq/1");
        this._debug.numTensors.validationError = _err;
        throw _err;
      }
      if (!(this.numTensors <= 100)) {
        var _err = new KaitaiStream.ValidationGreaterThanError(100, this.numTensors, this._io, "/types/quant_section/seq/1");
        this._debug.numTensors.validationError = _err;
        throw _err;
      }
      this._debug.flags = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.flags = this._io.readU2le();
      this._debug.flags.end = this._io.pos;
      this._debug.params = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._debug.params.arr = [];
      this.params = [];
      for (var i = 0; i < this.numTensors; i++) {
        this._debug.params.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
        var _t_params = new QuantParams(this._io, this, this._root);
        try {
          _t_params._read();
        } finally {
          this.params.push(_t_params);
        }
        this._debug.params.arr[i].end = this._io.pos;
      }
      this._debug.params.end = this._io.pos;
      if (this.hasChannelScales) {
        this._debug.channelScales = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this._debug.channelScales.arr = [];
        this.channelScales = [];
        for (var i = 0; i < this.numTensors; i++) {
          this._debug.channelScales.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
          var _t_channelScales = new ChannelScales(this._io, this, this._root);
          try {
            _t_channelScales._read();
          } finally {
            this.channelScales.push(_t_channelScales);
          }
          this._debug.channelScales.arr[i].end = this._io.pos;
        }
        this._debug.channelScales.end = this._io.pos;
      }
    }

    /**
     * Whether tables of scales per output channel are present.
     * @see observed: netkit 01af6954, loader
     */
    Object.defineProperty(QuantSection.prototype, 'hasChannelScales', {
      get: function() {
        if (this._m_hasChannelScales !== undefined)
          return this._m_hasChannelScales;
        this._debug._m_hasChannelScales = {  };
        this._m_hasChannelScales = (this.flags & 1) != 0;
        return this._m_hasChannelScales;
      }
    });

    /**
     * Signature of the section.
     * @see observed: netkit 01af6954, loader
     */

    /**
     * Number of descriptors, one per weight tensor (not per layer).
     * @see observed: netkit 01af6954, loader
     */

    /**
     * Bit 0x0001, tables of scales per output channel follow the descriptors. Other bits are zero and not read.
     * @see observed: netkit 01af6954, loader
     */

    /**
     * Descriptors, in the order of the weight catalog.
     * @see observed: netkit 01af6954, loader
     */

    /**
     * Tables of scales per output channel, in the order of the weight catalog.
     * @see observed: netkit 01af6954, loader
     */

    return QuantSection;
  })();

  /**
   * Basic residual block of ResNet: two 3x3 convolutions (padding 1), each with batch normalisation, ReLU after the
   * first and after the sum with the shortcut. The shortcut is the input, or its 1x1 projection with batch
   * normalisation.
   * @see netkit NK file specification, section 3.2
   */

  var ResnetBasicBlock = Nk.ResnetBasicBlock = (function() {
    function ResnetBasicBlock(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    ResnetBasicBlock.prototype._read = function() {
      this._debug.inChannels = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.inChannels = this._io.readU4le();
      this._debug.inChannels.end = this._io.pos;
      this._debug.outChannels = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.outChannels = this._io.readU4le();
      this._debug.outChannels.end = this._io.pos;
      this._debug.stride = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.stride = this._io.readU1();
      this._debug.stride.end = this._io.pos;
      this._debug.reserved = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.reserved = this._io.readBytes(3);
      this._debug.reserved.end = this._io.pos;
    }

    /**
     * Whether the shortcut is a projection and so has tensors of its own.
     * @see observed: netkit 01af6954, runtime
     */
    Object.defineProperty(ResnetBasicBlock.prototype, 'hasShortcut', {
      get: function() {
        if (this._m_hasShortcut !== undefined)
          return this._m_hasShortcut;
        this._debug._m_hasShortcut = {  };
        this._m_hasShortcut =  ((this.stride != 1) || (this.inChannels != this.outChannels)) ;
        return this._m_hasShortcut;
      }
    });

    /**
     * Number of input channels.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Number of output channels.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Step of the first convolution and of the projection.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Reserved, zero.
     * @see netkit NK file specification, section 3.2
     */

    return ResnetBasicBlock;
  })();

  /**
   * Catalog entry of one tensor, 24 bytes.
   * @see netkit NK file specification, section 6
   */

  var TensorDesc = Nk.TensorDesc = (function() {
    function TensorDesc(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    TensorDesc.prototype._read = function() {
      this._debug.rank = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.rank = this._io.readU1();
      this._debug.rank.end = this._io.pos;
      this._debug.dtype = { start: this._io.pos, ioOffset: this._io.byteOffset, enumName: "Nk.Dtype" };
      this.dtype = this._io.readU1();
      this._debug.dtype.end = this._io.pos;
      this._debug.reserved = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.reserved = this._io.readBytes(2);
      this._debug.reserved.end = this._io.pos;
      this._debug.dims = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._debug.dims.arr = [];
      this.dims = [];
      for (var i = 0; i < 4; i++) {
        this._debug.dims.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.dims.push(this._io.readU4le());
        this._debug.dims.arr[i].end = this._io.pos;
      }
      this._debug.dims.end = this._io.pos;
      this._debug.numElements = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numElements = this._io.readU4le();
      this._debug.numElements.end = this._io.pos;
    }

    /**
     * Bytes of one element. An unknown type is taken to have four, as the float loader does.
     * @see netkit NK file specification, section 7; observed: netkit 01af6954, loader
     */
    Object.defineProperty(TensorDesc.prototype, 'itemSize', {
      get: function() {
        if (this._m_itemSize !== undefined)
          return this._m_itemSize;
        this._debug._m_itemSize = {  };
        this._m_itemSize = (this.dtype == Nk.Dtype.INT8 ? 1 : 4);
        return this._m_itemSize;
      }
    });

    /**
     * Bytes of the tensor in its payload.
     * @see netkit NK file specification, section 7; observed: netkit 01af6954, loader
     */
    Object.defineProperty(TensorDesc.prototype, 'numBytes', {
      get: function() {
        if (this._m_numBytes !== undefined)
          return this._m_numBytes;
        this._debug._m_numBytes = {  };
        this._m_numBytes = this.numElements * this.itemSize;
        return this._m_numBytes;
      }
    });

    /**
     * Number of axes, 1 to 4.
     * @see netkit NK file specification, section 6
     */

    /**
     * Type of the stored elements.
     * @see netkit NK file specification, sections 6 and 9; observed: netkit 01af6954, loader
     */

    /**
     * Reserved, zero.
     * @see netkit NK file specification, section 6
     */

    /**
     * Sizes of the axes, row-major; entries beyond `rank` are zero.
     * @see netkit NK file specification, section 6
     */

    /**
     * Number of elements, the product of the sizes. The C++ loader finds every tensor by this number alone and
     * does not read the shape.
     * @see netkit NK file specification, section 6; observed: netkit 01af6954, loader
     */

    return TensorDesc;
  })();

  /**
   * One input with its expected output. With int8 inputs the fields behind them may be unaligned.
   * @see netkit NK file specification, section 8.2
   */

  var TestCase = Nk.TestCase = (function() {
    function TestCase(_io, _parent, _root, int8Inputs) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.int8Inputs = int8Inputs;
      this._debug = {};

    }
    TestCase.prototype._read = function() {
      this._debug.lenName = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.lenName = this._io.readU1();
      this._debug.lenName.end = this._io.pos;
      if (!(this.lenName >= 1)) {
        var _err = new KaitaiStream.ValidationLessThanError(1, this.lenName, this._io, "/types/test_case/seq/0");
        this._debug.lenName.validationError = _err;
        throw _err;
      }
      if (!(this.lenName <= 127)) {
        var _err = new KaitaiStream.ValidationGreaterThanError(127, this.lenName, this._io, "/types/test_case/seq/0");
        this._debug.lenName.validationError = _err;
        throw _err;
      }
      this._debug.name = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.name = this._io.readBytes(this.lenName);
      this._debug.name.end = this._io.pos;
      this._debug.namePad = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.namePad = this._io.readBytes(KaitaiStream.mod(4 - KaitaiStream.mod(1 + this.lenName, 4), 4));
      this._debug.namePad.end = this._io.pos;
      this._debug.label = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.label = this._io.readS4le();
      this._debug.label.end = this._io.pos;
      this._debug.numInput = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numInput = this._io.readU4le();
      this._debug.numInput.end = this._io.pos;
      if (!(this.numInput >= 1)) {
        var _err = new KaitaiStream.ValidationLessThanError(1, this.numInput, this._io, "/types/test_case/seq/4");
        this._debug.numInput.validationError = _err;
        throw _err;
      }
      if (!(this.numInput <= 16384)) {
        var _err = new KaitaiStream.ValidationGreaterThanError(16384, this.numInput, this._io, "/types/test_case/seq/4");
        this._debug.numInput.validationError = _err;
        throw _err;
      }
      this._debug.inputData = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.inputData = this._io.readBytes(this.numInput * (this.int8Inputs ? 1 : 4));
      this._debug.inputData.end = this._io.pos;
      this._debug.numOutput = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numOutput = this._io.readU4le();
      this._debug.numOutput.end = this._io.pos;
      if (!(this.numOutput >= 1)) {
        var _err = new KaitaiStream.ValidationLessThanError(1, this.numOutput, this._io, "/types/test_case/seq/6");
        this._debug.numOutput.validationError = _err;
        throw _err;
      }
      if (!(this.numOutput <= 16384)) {
        var _err = new KaitaiStream.ValidationGreaterThanError(16384, this.numOutput, this._io, "/types/test_case/seq/6");
        this._debug.numOutput.validationError = _err;
        throw _err;
      }
      this._debug.expectedOutput = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.expectedOutput = this._io.readBytes(this.numOutput * 4);
      this._debug.expectedOutput.end = this._io.pos;
    }

    /**
     * Length of the name in bytes.
     * @see netkit NK file specification, sections 8.2 and 9
     */

    /**
     * Name of the case, UTF-8 without terminator.
     * @see netkit NK file specification, section 8.2
     */

    /**
     * Zero bytes that make the length of `len_name`, `name` and `name_pad` together a multiple of four.
     * @see netkit NK file specification, section 8.2
     */

    /**
     * Index of the output that has to be the largest, -1 if none is named.
     * @see netkit NK file specification, section 8.2
     */

    /**
     * Number of input values.
     * @see netkit NK file specification, sections 8.2 and 9
     */

    /**
     * Input values, in the order of the input shape.
     * @see netkit NK file specification, section 8.2; observed: netkit 01af6954, loader
     */

    /**
     * Number of output values.
     * @see netkit NK file specification, sections 8.2 and 9
     */

    /**
     * Expected output values, float32 for int8 networks as well (those of the float network before quantisation).
     * @see netkit NK file specification, section 8.2; observed: files of version 4
     */

    /**
     * Whether the input is int8 instead of float32.
     * @see observed: netkit 01af6954, loader
     */

    return TestCase;
  })();

  /**
   * Reference cases. A float case passes if each output is within `tolerance` and the largest is at `label`; an int8
   * case passes if the largest is at `label`, or at the largest expected value where there is no label.
   * @see netkit NK file specification, section 8; observed: netkit 01af6954, regression run
   */

  var TestSection = Nk.TestSection = (function() {
    function TestSection(_io, _parent, _root, int8Inputs) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.int8Inputs = int8Inputs;
      this._debug = {};

    }
    TestSection.prototype._read = function() {
      this._debug.magic = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.magic = this._io.readBytes(4);
      this._debug.magic.end = this._io.pos;
      if (!((KaitaiStream.byteArrayCompare(this.magic, new Uint8Array([84, 67, 65, 83])) == 0))) {
        var _err = new KaitaiStream.ValidationNotEqualError(new Uint8Array([84, 67, 65, 83]), this.magic, this._io, "/types/test_section/seq/0");
        this._debug.magic.validationError = _err;
        throw _err;
      }
      this._debug.numCases = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numCases = this._io.readU4le();
      this._debug.numCases.end = this._io.pos;
      if (!(this.numCases >= 1)) {
        var _err = new KaitaiStream.ValidationLessThanError(1, this.numCases, this._io, "/types/test_section/seq/1");
        this._debug.numCases.validationError = _err;
        throw _err;
      }
      if (!(this.numCases <= 16)) {
        var _err = new KaitaiStream.ValidationGreaterThanError(16, this.numCases, this._io, "/types/test_section/seq/1");
        this._debug.numCases.validationError = _err;
        throw _err;
      }
      this._debug.tolerance = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tolerance = this._io.readF4le();
      this._debug.tolerance.end = this._io.pos;
      this._debug.cases = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._debug.cases.arr = [];
      this.cases = [];
      for (var i = 0; i < this.numCases; i++) {
        this._debug.cases.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
        var _t_cases = new TestCase(this._io, this, this._root, this.int8Inputs);
        try {
          _t_cases._read();
        } finally {
          this.cases.push(_t_cases);
        }
        this._debug.cases.arr[i].end = this._io.pos;
      }
      this._debug.cases.end = this._io.pos;
    }

    /**
     * Signature of the section.
     * @see netkit NK file specification, section 8.1
     */

    /**
     * Number of cases.
     * @see netkit NK file specification, sections 8.1 and 9
     */

    /**
     * Largest absolute difference allowed for an output of a float network; int8 networks do not use it.
     * @see netkit NK file specification, section 8.1; observed: netkit 01af6954, regression run
     */

    /**
     * The cases.
     * @see netkit NK file specification, section 8.2
     */

    /**
     * Whether inputs are int8 instead of float32.
     * @see observed: netkit 01af6954, loader
     */

    return TestSection;
  })();

  /**
   * Detection head of YOLOX: a 1x1 stem, then a branch for classes and one for boxes and objectness, each of 3x3
   * convolutions (padding 1), all with SiLU, each closed by 1x1 predictions. The output has 5 + `num_classes`
   * channels of raw logits: four of the box, one of objectness, the rest of the classes.
   * @see netkit NK file specification, section 3.2
   */

  var YoloxDecoupledHead = Nk.YoloxDecoupledHead = (function() {
    function YoloxDecoupledHead(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    YoloxDecoupledHead.prototype._read = function() {
      this._debug.inChannels = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.inChannels = this._io.readU4le();
      this._debug.inChannels.end = this._io.pos;
      this._debug.hiddenDim = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.hiddenDim = this._io.readU4le();
      this._debug.hiddenDim.end = this._io.pos;
      this._debug.numClasses = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numClasses = this._io.readU4le();
      this._debug.numClasses.end = this._io.pos;
      this._debug.numConvs = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numConvs = this._io.readU1();
      this._debug.numConvs.end = this._io.pos;
      this._debug.reserved = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.reserved = this._io.readBytes(3);
      this._debug.reserved.end = this._io.pos;
    }

    /**
     * Number of input channels.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Number of channels of the stem and of both branches.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Number of classes.
     * @see netkit NK file specification, section 3.2
     */

    /**
     * Number of 3x3 convolutions in each branch, at most 4.
     * @see netkit NK file specification, section 3.2; observed: netkit 01af6954, loader
     */

    /**
     * Reserved, zero.
     * @see netkit NK file specification, section 3.2
     */

    return YoloxDecoupledHead;
  })();

  /**
   * Path aggregation network with three YOLOX heads. Its input is C5; C4 with twice and C3 with four times the
   * resolution come from the taps. The output is the concatenation of the flattened maps of the heads at P3, N4 and
   * N5, each laid out as that of `yolox_decoupled_head`.
   * @see observed: netkit 01af6954, runtime
   */

  var YoloxPafpnMultiscale = Nk.YoloxPafpnMultiscale = (function() {
    function YoloxPafpnMultiscale(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    YoloxPafpnMultiscale.prototype._read = function() {
      this._debug.c3 = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.c3 = this._io.readU4le();
      this._debug.c3.end = this._io.pos;
      this._debug.c4 = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.c4 = this._io.readU4le();
      this._debug.c4.end = this._io.pos;
      this._debug.c5 = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.c5 = this._io.readU4le();
      this._debug.c5.end = this._io.pos;
      this._debug.hiddenDim = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.hiddenDim = this._io.readU4le();
      this._debug.hiddenDim.end = this._io.pos;
      this._debug.numClasses = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numClasses = this._io.readU4le();
      this._debug.numClasses.end = this._io.pos;
      this._debug.numConvs = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numConvs = this._io.readU1();
      this._debug.numConvs.end = this._io.pos;
      this._debug.reserved = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.reserved = this._io.readBytes(3);
      this._debug.reserved.end = this._io.pos;
    }

    /**
     * Number of input channels of each head.
     * @see observed: netkit 01af6954, loader
     */
    Object.defineProperty(YoloxPafpnMultiscale.prototype, 'inChannels', {
      get: function() {
        if (this._m_inChannels !== undefined)
          return this._m_inChannels;
        this._debug._m_inChannels = {  };
        this._m_inChannels = this.hiddenDim;
        return this._m_inChannels;
      }
    });

    /**
     * Number of channels of C3, from tap slot 0.
     * @see observed: netkit 01af6954, loader
     */

    /**
     * Number of channels of C4, from tap slot 1.
     * @see observed: netkit 01af6954, loader
     */

    /**
     * Number of channels of C5, the input of the layer.
     * @see observed: netkit 01af6954, loader
     */

    /**
     * Number of channels of the pyramid and of its heads.
     * @see observed: netkit 01af6954, loader
     */

    /**
     * Number of classes.
     * @see observed: netkit 01af6954, loader
     */

    /**
     * Number of 3x3 convolutions in each branch of a head, at most 4.
     * @see observed: netkit 01af6954, loader
     */

    /**
     * Reserved, zero.
     * @see observed: netkit 01af6954, loader
     */

    return YoloxPafpnMultiscale;
  })();

  /**
   * Kind, input shape, counts and sizes of all other sections.
   * @see netkit NK file specification, section 2
   */

  /**
   * Layer records in execution order.
   * @see netkit NK file specification, section 3
   */

  /**
   * Descriptors of the weight tensors, in payload order. Scales of normalisation layers (gamma) count as weights.
   * @see netkit NK file specification, section 6
   */

  /**
   * Descriptors of the bias tensors, in payload order. Shifts of normalisation layers (beta) count as biases.
   * @see netkit NK file specification, section 6
   */

  /**
   * Quantisation of an int8 network. Its presence makes every layer run in int8; a mixed network does not exist.
   * @see netkit NK file specification, section 13; observed: netkit 01af6954, loader
   */

  /**
   * Weight tensors, concatenated without gaps. The section starts at a multiple of four: every record before it has
   * a length divisible by four (header 48, layers 4 to 28, catalog entries 24, quantisation descriptors 32 and
   * tables 4 + 4n), so the alignment bytes that the specification foresees here are always absent and the schema has
   * no field for them.
   * @see netkit NK file specification, section 7
   */

  /**
   * Bias tensors, concatenated without gaps, in the layer order of the weights.
   * @see netkit NK file specification, section 7
   */

  /**
   * Reference cases for regression tests; inference does not read them.
   * @see netkit NK file specification, section 8
   */

  /**
   * Bytes after the last section. No known file has any. The reference refuses them in a file without tests and
   * ignores them in a file with tests.
   * @see netkit NK file specification, section 1; observed: netkit 01af6954, loader
   */

  return Nk;
})();
Nk_.Nk = Nk;
});
