// Generated from schemas/ncnn.ksy by kaitai-struct-compiler 0.11; do not edit.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.Ncnn || (root.Ncnn = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (Ncnn_, KaitaiStream) {
/**
 * A network of the ncnn runtime is a pair of files. The first gives the graph: layers with blobs and parameters, as text
 * (`.param`) or in binary (`.param.bin`). The second, `.bin`, holds the weights. This schema has three parts:
 *
 * * the root is a `.param.bin`;
 * * `block` is one array of a `.bin`;
 * * each of the 110 operators is a type: its parameters are `params`, its weights are blocks in the order of the file.
 *
 * A `.bin` has no header, no index and no count. Layers stand in the order of the graph, and each has the blocks that its
 * operator reads for its parameters. Nothing in the bytes says where one ends; one wrong parameter shifts all that follows.
 *
 * `-nkf-key` of an operator is its index in the build list, which a `.param.bin` has for a name; of a parameter it is the
 * number before the `=`. `-nkf-default` is the value of a parameter that is not given, 0 or empty where there is none; some
 * are taken from another parameter. `-orig-id` is the name in the runtime, where it differs. Shapes are row-major, the reverse of
 * the w, h, d, c of the runtime; dims of 0 are not there.
 *
 * `min_bottoms`, `max_bottoms`, `min_tops` and `max_tops` say how many blobs an operator takes and makes; where one of them
 * is not there, it is 1.
 *
 * All numbers are little-endian. Every block begins at a multiple of 4 bytes.
 *
 * Two dialects of 2026 differ in the block-quantised weights of Gemm and MultiHeadAttention. The tools up to July wrote
 * them with the int8 tag, the runtime of October reads them without a tag. Nothing in the graph tells which it is, so it is the
 * parameter `dialect`.
 * @see ncnn wiki, param and model file structure; ncnn 1.0.20261020, src
 */

var Ncnn = (function() {
  Ncnn.Activation = Object.freeze({
    NONE: 0,
    RELU: 1,
    LEAKY_RELU: 2,
    CLIP: 3,
    SIGMOID: 4,
    MISH: 5,
    HARDSWISH: 6,

    0: "NONE",
    1: "RELU",
    2: "LEAKY_RELU",
    3: "CLIP",
    4: "SIGMOID",
    5: "MISH",
    6: "HARDSWISH",
  });

  Ncnn.BinaryOperator = Object.freeze({
    ADD: 0,
    SUB: 1,
    MUL: 2,
    DIV: 3,
    MAX: 4,
    MIN: 5,
    POW: 6,
    RSUB: 7,
    RDIV: 8,
    RPOW: 9,
    ATAN2: 10,
    RATAN2: 11,
    FMOD: 12,
    RFMOD: 13,
    LOGADDEXP: 14,
    FLOOR_DIVIDE: 15,
    RFLOOR_DIVIDE: 16,
    REMAINDER: 17,
    RREMAINDER: 18,

    0: "ADD",
    1: "SUB",
    2: "MUL",
    3: "DIV",
    4: "MAX",
    5: "MIN",
    6: "POW",
    7: "RSUB",
    8: "RDIV",
    9: "RPOW",
    10: "ATAN2",
    11: "RATAN2",
    12: "FMOD",
    13: "RFMOD",
    14: "LOGADDEXP",
    15: "FLOOR_DIVIDE",
    16: "RFLOOR_DIVIDE",
    17: "REMAINDER",
    18: "RREMAINDER",
  });

  Ncnn.Border = Object.freeze({
    ZEROS: 1,
    EDGE: 2,
    REFLECTION: 3,

    1: "ZEROS",
    2: "EDGE",
    3: "REFLECTION",
  });

  Ncnn.ComplexPart = Object.freeze({
    COMPLEX: 0,
    REAL: 1,
    IMAGINARY: 2,

    0: "COMPLEX",
    1: "REAL",
    2: "IMAGINARY",
  });

  Ncnn.Dialect = Object.freeze({
    D202607: 7,
    D202610: 10,

    7: "D202607",
    10: "D202610",
  });

  Ncnn.Direction = Object.freeze({
    FORWARD: 0,
    REVERSE: 1,
    BIDIRECTIONAL: 2,

    0: "FORWARD",
    1: "REVERSE",
    2: "BIDIRECTIONAL",
  });

  Ncnn.ElementType = Object.freeze({
    AUTO: 0,
    FLOAT32: 1,
    FLOAT16: 2,
    INT8: 3,
    BFLOAT16: 4,

    0: "AUTO",
    1: "FLOAT32",
    2: "FLOAT16",
    3: "INT8",
    4: "BFLOAT16",
  });

  Ncnn.EltwiseOperator = Object.freeze({
    PRODUCT: 0,
    SUM: 1,
    MAX: 2,

    0: "PRODUCT",
    1: "SUM",
    2: "MAX",
  });

  Ncnn.EpsMode = Object.freeze({
    ADDED: 0,
    LEAST_NORM: 1,
    LEAST_SQUARE: 2,

    0: "ADDED",
    1: "LEAST_NORM",
    2: "LEAST_SQUARE",
  });

  Ncnn.Load = Object.freeze({
    TAGGED: 0,
    RAW_FLOAT32: 1,
    BYTES3: 3,
    BITS4: 4,
    BITS6: 6,
    BITS8: 8,

    0: "TAGGED",
    1: "RAW_FLOAT32",
    3: "BYTES3",
    4: "BITS4",
    6: "BITS6",
    8: "BITS8",
  });

  Ncnn.NormRegion = Object.freeze({
    ACROSS_CHANNELS: 0,
    WITHIN_CHANNEL: 1,

    0: "ACROSS_CHANNELS",
    1: "WITHIN_CHANNEL",
  });

  Ncnn.PackedType = Object.freeze({
    AUTO: 0,
    FLOAT32: 1,
    FLOAT16: 2,
    INT32: 3,
    INT8: 4,

    0: "AUTO",
    1: "FLOAT32",
    2: "FLOAT16",
    3: "INT32",
    4: "INT8",
  });

  Ncnn.PadMode = Object.freeze({
    FULL: 0,
    VALID: 1,
    SAME_UPPER: 2,
    SAME_LOWER: 3,

    0: "FULL",
    1: "VALID",
    2: "SAME_UPPER",
    3: "SAME_LOWER",
  });

  Ncnn.PaddingType = Object.freeze({
    CONSTANT: 0,
    REPLICATE: 1,
    REFLECT: 2,

    0: "CONSTANT",
    1: "REPLICATE",
    2: "REFLECT",
  });

  Ncnn.PoolMethod = Object.freeze({
    MAX: 0,
    AVERAGE: 1,

    0: "MAX",
    1: "AVERAGE",
  });

  Ncnn.ReductionOperator = Object.freeze({
    SUM: 0,
    ASUM: 1,
    SUMSQ: 2,
    MEAN: 3,
    MAX: 4,
    MIN: 5,
    PROD: 6,
    L1: 7,
    L2: 8,
    LOGSUM: 9,
    LOGSUMEXP: 10,

    0: "SUM",
    1: "ASUM",
    2: "SUMSQ",
    3: "MEAN",
    4: "MAX",
    5: "MIN",
    6: "PROD",
    7: "L1",
    8: "L2",
    9: "LOGSUM",
    10: "LOGSUMEXP",
  });

  Ncnn.ResizeType = Object.freeze({
    NONE: 0,
    NEAREST: 1,
    BILINEAR: 2,
    BICUBIC: 3,

    0: "NONE",
    1: "NEAREST",
    2: "BILINEAR",
    3: "BICUBIC",
  });

  Ncnn.SampleType = Object.freeze({
    BILINEAR: 1,
    NEAREST: 2,
    BICUBIC: 3,

    1: "BILINEAR",
    2: "NEAREST",
    3: "BICUBIC",
  });

  Ncnn.Spectrum = Object.freeze({
    COMPLEX: 0,
    MAGNITUDE: 1,
    POWER: 2,

    0: "COMPLEX",
    1: "MAGNITUDE",
    2: "POWER",
  });

  Ncnn.SpectrumNorm = Object.freeze({
    NONE: 0,
    ROOT_LENGTH: 1,
    WINDOW_ENERGY: 2,

    0: "NONE",
    1: "ROOT_LENGTH",
    2: "WINDOW_ENERGY",
  });

  Ncnn.Storage = Object.freeze({
    FP32: 0,
    FP16: 1,
    BF16: 2,
    INT8: 3,
    CODEBOOK: 4,
    RAW: 5,

    0: "FP32",
    1: "FP16",
    2: "BF16",
    3: "INT8",
    4: "CODEBOOK",
    5: "RAW",
  });

  Ncnn.Tag = Object.freeze({
    FP32: 0,
    FP32_OLD: 180310,
    INT8: 871224,
    FP16: 19950407,
    BF16: 20220803,

    0: "FP32",
    180310: "FP32_OLD",
    871224: "INT8",
    19950407: "FP16",
    20220803: "BF16",
  });

  Ncnn.UnaryOperator = Object.freeze({
    ABS: 0,
    NEG: 1,
    FLOOR: 2,
    CEIL: 3,
    SQUARE: 4,
    SQRT: 5,
    RSQRT: 6,
    EXP: 7,
    LOG: 8,
    SIN: 9,
    COS: 10,
    TAN: 11,
    ASIN: 12,
    ACOS: 13,
    ATAN: 14,
    RECIPROCAL: 15,
    TANH: 16,
    LOG10: 17,
    ROUND: 18,
    TRUNC: 19,
    SIGN: 20,
    EXPM1: 21,
    SINH: 22,
    ASINH: 23,
    COSH: 24,
    ACOSH: 25,
    ATANH: 26,
    LOG1P: 27,

    0: "ABS",
    1: "NEG",
    2: "FLOOR",
    3: "CEIL",
    4: "SQUARE",
    5: "SQRT",
    6: "RSQRT",
    7: "EXP",
    8: "LOG",
    9: "SIN",
    10: "COS",
    11: "TAN",
    12: "ASIN",
    13: "ACOS",
    14: "ATAN",
    15: "RECIPROCAL",
    16: "TANH",
    17: "LOG10",
    18: "ROUND",
    19: "TRUNC",
    20: "SIGN",
    21: "EXPM1",
    22: "SINH",
    23: "ASINH",
    24: "COSH",
    25: "ACOSH",
    26: "ATANH",
    27: "LOG1P",
  });

  Ncnn.Window = Object.freeze({
    ONES: 0,
    HANN: 1,
    HAMMING: 2,

    0: "ONES",
    1: "HANN",
    2: "HAMMING",
  });

  function Ncnn(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  Ncnn.prototype._read = function() {
    this._debug.magic = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.magic = this._io.readBytes(4);
    this._debug.magic.end = this._io.pos;
    if (!((KaitaiStream.byteArrayCompare(this.magic, new Uint8Array([221, 133, 118, 0])) == 0))) {
      var _err = new KaitaiStream.ValidationNotEqualError(new Uint8Array([221, 133, 118, 0]), this.magic, this._io, "/seq/0");
      this._debug.magic.validationError = _err;
      throw _err;
    }
    this._debug.layerCount = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.layerCount = this._io.readS4le();
    this._debug.layerCount.end = this._io.pos;
    if (!(this.layerCount >= 1)) {
      var _err = new KaitaiStream.ValidationLessThanError(1, this.layerCount, this._io, "/seq/1");
      this._debug.layerCount.validationError = _err;
      throw _err;
    }
    if (!(this.layerCount <= 1000000)) {
      var _err = new KaitaiStream.ValidationGreaterThanError(1000000, this.layerCount, this._io, "/seq/1");
      this._debug.layerCount.validationError = _err;
      throw _err;
    }
    this._debug.blobCount = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this.blobCount = this._io.readS4le();
    this._debug.blobCount.end = this._io.pos;
    if (!(this.blobCount >= 1)) {
      var _err = new KaitaiStream.ValidationLessThanError(1, this.blobCount, this._io, "/seq/2");
      this._debug.blobCount.validationError = _err;
      throw _err;
    }
    if (!(this.blobCount <= 1000000)) {
      var _err = new KaitaiStream.ValidationGreaterThanError(1000000, this.blobCount, this._io, "/seq/2");
      this._debug.blobCount.validationError = _err;
      throw _err;
    }
    this._debug.layers = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this._debug.layers.arr = [];
    this.layers = [];
    for (var i = 0; i < this.layerCount; i++) {
      this._debug.layers.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
      var _t_layers = new Layer(this._io, this, this._root);
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
   * Absolute value.
   */

  var AbsVal = Ncnn.AbsVal = (function() {
    function AbsVal(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    AbsVal.prototype._read = function() {
    }

    return AbsVal;
  })();

  /**
   * Largest elements of a blob or their positions; not in a default build.
   */

  var ArgMax = Ncnn.ArgMax = (function() {
    function ArgMax(_io, _parent, _root, outMaxVal, topk) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.outMaxVal = outMaxVal;
      this.topk = topk;
      this._debug = {};

    }
    ArgMax.prototype._read = function() {
    }

    /**
     * 1 gives the values with the positions, 0 the positions.
     */

    /**
     * How many elements.
     */

    return ArgMax;
  })();

  /**
   * Normalisation of each channel by stored statistics.
   */

  var BatchNorm = Ncnn.BatchNorm = (function() {
    function BatchNorm(_io, _parent, _root, channels, eps) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.channels = channels;
      this.eps = eps;
      this._debug = {};

    }
    BatchNorm.prototype._read = function() {
      this._debug.slope = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.slope = new Block(this._io, this, this._root, this.channels, Ncnn.Load.RAW_FLOAT32);
      this.slope._read();
      this._debug.slope.end = this._io.pos;
      this._debug.mean = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.mean = new Block(this._io, this, this._root, this.channels, Ncnn.Load.RAW_FLOAT32);
      this.mean._read();
      this._debug.mean.end = this._io.pos;
      this._debug.variance = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.variance = new Block(this._io, this, this._root, this.channels, Ncnn.Load.RAW_FLOAT32);
      this.variance._read();
      this._debug.variance.end = this._io.pos;
      this._debug.bias = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.bias = new Block(this._io, this, this._root, this.channels, Ncnn.Load.RAW_FLOAT32);
      this.bias._read();
      this._debug.bias.end = this._io.pos;
    }

    /**
     * Factor of each channel.
     */

    /**
     * Mean of each channel.
     */

    /**
     * Variance of each channel.
     */

    /**
     * Summand of each channel.
     */

    /**
     * Number of channels.
     */

    /**
     * Added to the variance.
     */

    return BatchNorm;
  })();

  /**
   * Adds a number to each channel.
   */

  var Bias = Ncnn.Bias = (function() {
    function Bias(_io, _parent, _root, biasDataSize) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.biasDataSize = biasDataSize;
      this._debug = {};

    }
    Bias.prototype._read = function() {
      this._debug.bias = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.bias = new Block(this._io, this, this._root, this.biasDataSize, Ncnn.Load.RAW_FLOAT32);
      this.bias._read();
      this._debug.bias.end = this._io.pos;
    }

    /**
     * Summand of each channel.
     */

    /**
     * Number of channels.
     */

    return Bias;
  })();

  /**
   * Combines two blobs, or a blob and a number, with broadcasting.
   */

  var BinaryOp = Ncnn.BinaryOp = (function() {
    function BinaryOp(_io, _parent, _root, opType, withScalar, b) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.opType = opType;
      this.withScalar = withScalar;
      this.b = b;
      this._debug = {};

    }
    BinaryOp.prototype._read = function() {
    }

    /**
     * Most blobs.
     */
    Object.defineProperty(BinaryOp.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = this.minBottoms;
        return this._m_maxBottoms;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(BinaryOp.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = (this.withScalar != 0 ? 1 : 2);
        return this._m_minBottoms;
      }
    });

    /**
     * What is computed: 0 a + b, 1 a - b, 2 a * b, 3 a / b, and so on; an r swaps a and b.
     */

    /**
     * 1 takes the number for the second blob.
     */

    /**
     * The number.
     */

    return BinaryOp;
  })();

  /**
   * One array of a .bin. The operator says how it is loaded. A tagged block says itself how its elements are stored;
   * the others are float32 or packed bits.
   */

  var Block = Ncnn.Block = (function() {
    function Block(_io, _parent, _root, numElements, load) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.numElements = numElements;
      this.load = load;
      this._debug = {};

    }
    Block.prototype._read = function() {
      if (this.load == Ncnn.Load.TAGGED) {
        this._debug.flag = { start: this._io.pos, ioOffset: this._io.byteOffset, enumName: "Ncnn.Tag" };
        this.flag = this._io.readU4le();
        this._debug.flag.end = this._io.pos;
      }
      if (this.storage == Ncnn.Storage.CODEBOOK) {
        this._debug.table = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.table = this._io.readBytes(1024);
        this._debug.table.end = this._io.pos;
      }
      this._debug.values = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.values = this._io.readBytes(this.numElements * this.itemSize);
      this._debug.values.end = this._io.pos;
      this._debug.pad = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.pad = this._io.readBytes(KaitaiStream.mod(4 - KaitaiStream.mod(this.numElements * this.itemSize, 4), 4));
      this._debug.pad.end = this._io.pos;
    }

    /**
     * Bytes of an element.
     */
    Object.defineProperty(Block.prototype, 'itemSize', {
      get: function() {
        if (this._m_itemSize !== undefined)
          return this._m_itemSize;
        this._debug._m_itemSize = {  };
        this._m_itemSize = (this.storage == Ncnn.Storage.FP32 ? 4 : ( ((this.storage == Ncnn.Storage.FP16) || (this.storage == Ncnn.Storage.BF16))  ? 2 : 1));
        return this._m_itemSize;
      }
    });

    /**
     * How the elements are stored.
     */
    Object.defineProperty(Block.prototype, 'storage', {
      get: function() {
        if (this._m_storage !== undefined)
          return this._m_storage;
        this._debug._m_storage = { enumName: "Ncnn.Storage" };
        this._m_storage = (this.load == Ncnn.Load.RAW_FLOAT32 ? Ncnn.Storage.FP32 : (this.load != Ncnn.Load.TAGGED ? Ncnn.Storage.RAW : ( ((this.flag == Ncnn.Tag.FP32) || (this.flag == Ncnn.Tag.FP32_OLD))  ? Ncnn.Storage.FP32 : (this.flag == Ncnn.Tag.FP16 ? Ncnn.Storage.FP16 : (this.flag == Ncnn.Tag.BF16 ? Ncnn.Storage.BF16 : (this.flag == Ncnn.Tag.INT8 ? Ncnn.Storage.INT8 : Ncnn.Storage.CODEBOOK))))));
        return this._m_storage;
      }
    });

    /**
     * Storage of what follows; any number that is none of the tags means a table of 256 floats.
     */

    /**
     * The 256 floats that the bytes of the data stand for.
     */

    /**
     * The elements, the last dim fastest, without gaps.
     */

    /**
     * Fills the data up to 4 bytes.
     */

    /**
     * Number of elements, or of bytes of a block of packed bits.
     */

    /**
     * How the operator reads the block.
     */

    return Block;
  })();

  /**
   * log(1 + exp(x)), elementwise.
   */

  var Bnll = Ncnn.Bnll = (function() {
    function Bnll(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Bnll.prototype._read = function() {
    }

    return Bnll;
  })();

  /**
   * Changes the type of the elements.
   */

  var Cast = Ncnn.Cast = (function() {
    function Cast(_io, _parent, _root, typeFrom, typeTo) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.typeFrom = typeFrom;
      this.typeTo = typeTo;
      this._debug = {};

    }
    Cast.prototype._read = function() {
    }

    /**
     * Type of the input.
     */

    /**
     * Type of the result.
     */

    return Cast;
  })();

  /**
   * Continuously differentiable exponential linear unit.
   */

  var Celu = Ncnn.Celu = (function() {
    function Celu(_io, _parent, _root, alpha) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.alpha = alpha;
      this._debug = {};

    }
    Celu.prototype._read = function() {
    }

    /**
     * Limit below zero.
     */

    return Celu;
  })();

  /**
   * Limits each element.
   */

  var Clip = Ncnn.Clip = (function() {
    function Clip(_io, _parent, _root, min, max) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.min = min;
      this.max = max;
      this._debug = {};

    }
    Clip.prototype._read = function() {
    }

    /**
     * Lower limit.
     */

    /**
     * Upper limit.
     */

    return Clip;
  })();

  /**
   * Parameters that a layer of any operator can have.
   */

  var Common = Ncnn.Common = (function() {
    function Common(_io, _parent, _root, shapeHints, featmask) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.shapeHints = shapeHints;
      this.featmask = featmask;
      this._debug = {};

    }
    Common.prototype._read = function() {
    }

    /**
     * For each output blob its number of dims and w, h, c or w, h, d, c.
     */

    /**
     * Features to do without, added up: 1 fp16 arithmetic, 2 fp16 storage, 4 bf16 storage, 8 int8, 16 Vulkan, 32 sgemm, 64 winograd, 128 threads.
     */

    return Common;
  })();

  /**
   * Joins blobs.
   */

  var Concat = Ncnn.Concat = (function() {
    function Concat(_io, _parent, _root, axis) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.axis = axis;
      this._debug = {};

    }
    Concat.prototype._read = function() {
    }

    /**
     * Most blobs; this is any number.
     */
    Object.defineProperty(Concat.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = 2147483647;
        return this._m_maxBottoms;
      }
    });

    /**
     * Axis, without batch; negative from the last.
     */

    return Concat;
  })();

  /**
   * 2-D convolution.
   */

  var Convolution = Ncnn.Convolution = (function() {
    function Convolution(_io, _parent, _root, numOutput, kernelW, kernelH, dilationW, dilationH, strideW, strideH, padLeft, padRight, padTop, padBottom, padValue, biasTerm, weightDataSize, int8ScaleTerm, activationType, activationParams, dynamicWeight) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.numOutput = numOutput;
      this.kernelW = kernelW;
      this.kernelH = kernelH;
      this.dilationW = dilationW;
      this.dilationH = dilationH;
      this.strideW = strideW;
      this.strideH = strideH;
      this.padLeft = padLeft;
      this.padRight = padRight;
      this.padTop = padTop;
      this.padBottom = padBottom;
      this.padValue = padValue;
      this.biasTerm = biasTerm;
      this.weightDataSize = weightDataSize;
      this.int8ScaleTerm = int8ScaleTerm;
      this.activationType = activationType;
      this.activationParams = activationParams;
      this.dynamicWeight = dynamicWeight;
      this._debug = {};

    }
    Convolution.prototype._read = function() {
      if (this.dynamicWeight == 0) {
        this._debug.weight = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.weight = new Block(this._io, this, this._root, this.weightDataSize, Ncnn.Load.TAGGED);
        this.weight._read();
        this._debug.weight.end = this._io.pos;
      }
      if ( ((this.dynamicWeight == 0) && (this.biasTerm != 0)) ) {
        this._debug.bias = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.bias = new Block(this._io, this, this._root, this.numOutput, Ncnn.Load.RAW_FLOAT32);
        this.bias._read();
        this._debug.bias.end = this._io.pos;
      }
      if ( ((this.dynamicWeight == 0) && (this.int8ScaleTerm != 0)) ) {
        this._debug.weightInt8Scales = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.weightInt8Scales = new Block(this._io, this, this._root, this.numOutput, Ncnn.Load.RAW_FLOAT32);
        this.weightInt8Scales._read();
        this._debug.weightInt8Scales.end = this._io.pos;
      }
      if ( ((this.dynamicWeight == 0) && (this.int8ScaleTerm != 0)) ) {
        this._debug.bottomBlobInt8Scale = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.bottomBlobInt8Scale = new Block(this._io, this, this._root, 1, Ncnn.Load.RAW_FLOAT32);
        this.bottomBlobInt8Scale._read();
        this._debug.bottomBlobInt8Scale.end = this._io.pos;
      }
      if ( ((this.dynamicWeight == 0) && (this.int8ScaleTerm > 100)) ) {
        this._debug.topBlobInt8Scale = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.topBlobInt8Scale = new Block(this._io, this, this._root, 1, Ncnn.Load.RAW_FLOAT32);
        this.topBlobInt8Scale._read();
        this._debug.topBlobInt8Scale.end = this._io.pos;
      }
    }

    /**
     * Most blobs.
     */
    Object.defineProperty(Convolution.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = this.minBottoms;
        return this._m_maxBottoms;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(Convolution.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = (this.dynamicWeight == 0 ? 1 : (this.biasTerm == 0 ? 2 : 3));
        return this._m_minBottoms;
      }
    });

    /**
     * Kernels, the output channel slowest.
     */

    /**
     * Summand of each output channel.
     */

    /**
     * Factor from weight to int8 of each output channel.
     */

    /**
     * Factor from input to int8.
     */

    /**
     * Factor from output to int8.
     */

    /**
     * Number of output channels.
     */

    /**
     * Kernel width.
     */

    /**
     * Kernel height.
     */

    /**
     * Step between kernel taps along w.
     */

    /**
     * Step between kernel taps along h.
     */

    /**
     * Step of the kernel along w.
     */

    /**
     * Step of the kernel along h.
     */

    /**
     * Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
     */

    /**
     * Columns added at the right.
     */

    /**
     * Rows added at the top.
     */

    /**
     * Rows added at the bottom.
     */

    /**
     * Value of what is added.
     */

    /**
     * 1 with a bias.
     */

    /**
     * Number of weights.
     */

    /**
     * 0 float, else int8 with scales; above 100 the output is int8, too.
     */

    /**
     * Function applied to the result.
     */

    /**
     * Numbers of that function: slope, or minimum and maximum, or alpha and beta.
     */

    /**
     * 1 takes the weights from a second input blob and reads none.
     */

    return Convolution;
  })();

  /**
   * 1-D convolution.
   */

  var Convolution1d = Ncnn.Convolution1d = (function() {
    function Convolution1d(_io, _parent, _root, numOutput, kernelW, dilationW, strideW, padLeft, padRight, padValue, biasTerm, weightDataSize, activationType, activationParams, dynamicWeight) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.numOutput = numOutput;
      this.kernelW = kernelW;
      this.dilationW = dilationW;
      this.strideW = strideW;
      this.padLeft = padLeft;
      this.padRight = padRight;
      this.padValue = padValue;
      this.biasTerm = biasTerm;
      this.weightDataSize = weightDataSize;
      this.activationType = activationType;
      this.activationParams = activationParams;
      this.dynamicWeight = dynamicWeight;
      this._debug = {};

    }
    Convolution1d.prototype._read = function() {
      if (this.dynamicWeight == 0) {
        this._debug.weight = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.weight = new Block(this._io, this, this._root, this.weightDataSize, Ncnn.Load.TAGGED);
        this.weight._read();
        this._debug.weight.end = this._io.pos;
      }
      if ( ((this.dynamicWeight == 0) && (this.biasTerm != 0)) ) {
        this._debug.bias = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.bias = new Block(this._io, this, this._root, this.numOutput, Ncnn.Load.RAW_FLOAT32);
        this.bias._read();
        this._debug.bias.end = this._io.pos;
      }
    }

    /**
     * Most blobs.
     */
    Object.defineProperty(Convolution1d.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = this.minBottoms;
        return this._m_maxBottoms;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(Convolution1d.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = (this.dynamicWeight == 0 ? 1 : (this.biasTerm == 0 ? 2 : 3));
        return this._m_minBottoms;
      }
    });

    /**
     * Kernels, the output channel slowest.
     */

    /**
     * Summand of each output channel.
     */

    /**
     * Number of output channels.
     */

    /**
     * Kernel width.
     */

    /**
     * Step between kernel taps along w.
     */

    /**
     * Step of the kernel along w.
     */

    /**
     * Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
     */

    /**
     * Columns added at the right.
     */

    /**
     * Value of what is added.
     */

    /**
     * 1 with a bias.
     */

    /**
     * Number of weights.
     */

    /**
     * Function applied to the result.
     */

    /**
     * Numbers of that function: slope, or minimum and maximum, or alpha and beta.
     */

    /**
     * 1 takes the weights from a second input blob and reads none.
     */

    return Convolution1d;
  })();

  /**
   * 3-D convolution.
   */

  var Convolution3d = Ncnn.Convolution3d = (function() {
    function Convolution3d(_io, _parent, _root, numOutput, kernelW, kernelH, kernelD, dilationW, dilationH, dilationD, strideW, strideH, strideD, padLeft, padRight, padTop, padBottom, padFront, padBehind, padValue, biasTerm, weightDataSize, activationType, activationParams) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.numOutput = numOutput;
      this.kernelW = kernelW;
      this.kernelH = kernelH;
      this.kernelD = kernelD;
      this.dilationW = dilationW;
      this.dilationH = dilationH;
      this.dilationD = dilationD;
      this.strideW = strideW;
      this.strideH = strideH;
      this.strideD = strideD;
      this.padLeft = padLeft;
      this.padRight = padRight;
      this.padTop = padTop;
      this.padBottom = padBottom;
      this.padFront = padFront;
      this.padBehind = padBehind;
      this.padValue = padValue;
      this.biasTerm = biasTerm;
      this.weightDataSize = weightDataSize;
      this.activationType = activationType;
      this.activationParams = activationParams;
      this._debug = {};

    }
    Convolution3d.prototype._read = function() {
      this._debug.weight = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.weight = new Block(this._io, this, this._root, this.weightDataSize, Ncnn.Load.TAGGED);
      this.weight._read();
      this._debug.weight.end = this._io.pos;
      if (this.biasTerm != 0) {
        this._debug.bias = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.bias = new Block(this._io, this, this._root, this.numOutput, Ncnn.Load.RAW_FLOAT32);
        this.bias._read();
        this._debug.bias.end = this._io.pos;
      }
    }

    /**
     * Weights, one row of inputs for each output.
     */

    /**
     * Summand of each output.
     */

    /**
     * Number of output channels.
     */

    /**
     * Kernel width.
     */

    /**
     * Kernel height.
     */

    /**
     * Kernel depth.
     */

    /**
     * Step between kernel taps along w.
     */

    /**
     * Step between kernel taps along h.
     */

    /**
     * Step between kernel taps along d.
     */

    /**
     * Step of the kernel along w.
     */

    /**
     * Step of the kernel along h.
     */

    /**
     * Step of the kernel along d.
     */

    /**
     * Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
     */

    /**
     * Columns added at the right.
     */

    /**
     * Rows added at the top.
     */

    /**
     * Rows added at the bottom.
     */

    /**
     * Slices added in front.
     */

    /**
     * Slices added behind.
     */

    /**
     * Value of what is added.
     */

    /**
     * 1 with a bias.
     */

    /**
     * Number of weights.
     */

    /**
     * Function applied to the result.
     */

    /**
     * Numbers of that function: slope, or minimum and maximum, or alpha and beta.
     */

    return Convolution3d;
  })();

  /**
   * 2-D convolution in groups.
   */

  var ConvolutionDepthWise = Ncnn.ConvolutionDepthWise = (function() {
    function ConvolutionDepthWise(_io, _parent, _root, numOutput, kernelW, kernelH, dilationW, dilationH, strideW, strideH, padLeft, padRight, padTop, padBottom, padValue, biasTerm, weightDataSize, group, int8ScaleTerm, activationType, activationParams, dynamicWeight) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.numOutput = numOutput;
      this.kernelW = kernelW;
      this.kernelH = kernelH;
      this.dilationW = dilationW;
      this.dilationH = dilationH;
      this.strideW = strideW;
      this.strideH = strideH;
      this.padLeft = padLeft;
      this.padRight = padRight;
      this.padTop = padTop;
      this.padBottom = padBottom;
      this.padValue = padValue;
      this.biasTerm = biasTerm;
      this.weightDataSize = weightDataSize;
      this.group = group;
      this.int8ScaleTerm = int8ScaleTerm;
      this.activationType = activationType;
      this.activationParams = activationParams;
      this.dynamicWeight = dynamicWeight;
      this._debug = {};

    }
    ConvolutionDepthWise.prototype._read = function() {
      if (this.dynamicWeight == 0) {
        this._debug.weight = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.weight = new Block(this._io, this, this._root, this.weightDataSize, Ncnn.Load.TAGGED);
        this.weight._read();
        this._debug.weight.end = this._io.pos;
      }
      if ( ((this.dynamicWeight == 0) && (this.biasTerm != 0)) ) {
        this._debug.bias = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.bias = new Block(this._io, this, this._root, this.numOutput, Ncnn.Load.RAW_FLOAT32);
        this.bias._read();
        this._debug.bias.end = this._io.pos;
      }
      if ( ((this.dynamicWeight == 0) && ( ((this.int8ScaleTerm == 1) || (this.int8ScaleTerm == 101)) )) ) {
        this._debug.weightInt8Scales = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.weightInt8Scales = new Block(this._io, this, this._root, this.group, Ncnn.Load.RAW_FLOAT32);
        this.weightInt8Scales._read();
        this._debug.weightInt8Scales.end = this._io.pos;
      }
      if ( ((this.dynamicWeight == 0) && ( ((this.int8ScaleTerm == 2) || (this.int8ScaleTerm == 102)) )) ) {
        this._debug.weightInt8Scale = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.weightInt8Scale = new Block(this._io, this, this._root, 1, Ncnn.Load.RAW_FLOAT32);
        this.weightInt8Scale._read();
        this._debug.weightInt8Scale.end = this._io.pos;
      }
      if ( ((this.dynamicWeight == 0) && ( ((this.int8ScaleTerm == 1) || (this.int8ScaleTerm == 2) || (this.int8ScaleTerm == 101) || (this.int8ScaleTerm == 102)) )) ) {
        this._debug.bottomBlobInt8Scale = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.bottomBlobInt8Scale = new Block(this._io, this, this._root, 1, Ncnn.Load.RAW_FLOAT32);
        this.bottomBlobInt8Scale._read();
        this._debug.bottomBlobInt8Scale.end = this._io.pos;
      }
      if ( ((this.dynamicWeight == 0) && (this.int8ScaleTerm > 100)) ) {
        this._debug.topBlobInt8Scale = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.topBlobInt8Scale = new Block(this._io, this, this._root, 1, Ncnn.Load.RAW_FLOAT32);
        this.topBlobInt8Scale._read();
        this._debug.topBlobInt8Scale.end = this._io.pos;
      }
    }

    /**
     * Most blobs.
     */
    Object.defineProperty(ConvolutionDepthWise.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = this.minBottoms;
        return this._m_maxBottoms;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(ConvolutionDepthWise.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = (this.dynamicWeight == 0 ? 1 : (this.biasTerm == 0 ? 2 : 3));
        return this._m_minBottoms;
      }
    });

    /**
     * Kernels, the output channel slowest.
     */

    /**
     * Summand of each output channel.
     */

    /**
     * Factor from weight to int8 of each group.
     */

    /**
     * Factor from weight to int8 of all groups.
     */

    /**
     * Factor from input to int8.
     */

    /**
     * Factor from output to int8.
     */

    /**
     * Number of output channels.
     */

    /**
     * Kernel width.
     */

    /**
     * Kernel height.
     */

    /**
     * Step between kernel taps along w.
     */

    /**
     * Step between kernel taps along h.
     */

    /**
     * Step of the kernel along w.
     */

    /**
     * Step of the kernel along h.
     */

    /**
     * Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
     */

    /**
     * Columns added at the right.
     */

    /**
     * Rows added at the top.
     */

    /**
     * Rows added at the bottom.
     */

    /**
     * Value of what is added.
     */

    /**
     * 1 with a bias.
     */

    /**
     * Number of weights.
     */

    /**
     * Number of groups of channels.
     */

    /**
     * 0 float; int8 with a scale for each group (1) or one for all (2); 101 and 102 with int8 output.
     */

    /**
     * Function applied to the result.
     */

    /**
     * Numbers of that function: slope, or minimum and maximum, or alpha and beta.
     */

    /**
     * 1 takes the weights from a second input blob and reads none.
     */

    return ConvolutionDepthWise;
  })();

  /**
   * 1-D convolution in groups.
   */

  var ConvolutionDepthWise1d = Ncnn.ConvolutionDepthWise1d = (function() {
    function ConvolutionDepthWise1d(_io, _parent, _root, numOutput, kernelW, dilationW, strideW, padLeft, padRight, padValue, biasTerm, weightDataSize, group, activationType, activationParams, dynamicWeight) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.numOutput = numOutput;
      this.kernelW = kernelW;
      this.dilationW = dilationW;
      this.strideW = strideW;
      this.padLeft = padLeft;
      this.padRight = padRight;
      this.padValue = padValue;
      this.biasTerm = biasTerm;
      this.weightDataSize = weightDataSize;
      this.group = group;
      this.activationType = activationType;
      this.activationParams = activationParams;
      this.dynamicWeight = dynamicWeight;
      this._debug = {};

    }
    ConvolutionDepthWise1d.prototype._read = function() {
      if (this.dynamicWeight == 0) {
        this._debug.weight = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.weight = new Block(this._io, this, this._root, this.weightDataSize, Ncnn.Load.TAGGED);
        this.weight._read();
        this._debug.weight.end = this._io.pos;
      }
      if ( ((this.dynamicWeight == 0) && (this.biasTerm != 0)) ) {
        this._debug.bias = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.bias = new Block(this._io, this, this._root, this.numOutput, Ncnn.Load.RAW_FLOAT32);
        this.bias._read();
        this._debug.bias.end = this._io.pos;
      }
    }

    /**
     * Most blobs.
     */
    Object.defineProperty(ConvolutionDepthWise1d.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = this.minBottoms;
        return this._m_maxBottoms;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(ConvolutionDepthWise1d.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = (this.dynamicWeight == 0 ? 1 : (this.biasTerm == 0 ? 2 : 3));
        return this._m_minBottoms;
      }
    });

    /**
     * Kernels, the output channel slowest.
     */

    /**
     * Summand of each output channel.
     */

    /**
     * Number of output channels.
     */

    /**
     * Kernel width.
     */

    /**
     * Step between kernel taps along w.
     */

    /**
     * Step of the kernel along w.
     */

    /**
     * Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
     */

    /**
     * Columns added at the right.
     */

    /**
     * Value of what is added.
     */

    /**
     * 1 with a bias.
     */

    /**
     * Number of weights.
     */

    /**
     * Number of groups of channels.
     */

    /**
     * Function applied to the result.
     */

    /**
     * Numbers of that function: slope, or minimum and maximum, or alpha and beta.
     */

    /**
     * 1 takes the weights from a second input blob and reads none.
     */

    return ConvolutionDepthWise1d;
  })();

  /**
   * 3-D convolution in groups.
   */

  var ConvolutionDepthWise3d = Ncnn.ConvolutionDepthWise3d = (function() {
    function ConvolutionDepthWise3d(_io, _parent, _root, numOutput, kernelW, kernelH, kernelD, dilationW, dilationH, dilationD, strideW, strideH, strideD, padLeft, padRight, padTop, padBottom, padFront, padBehind, padValue, biasTerm, weightDataSize, group, activationType, activationParams) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.numOutput = numOutput;
      this.kernelW = kernelW;
      this.kernelH = kernelH;
      this.kernelD = kernelD;
      this.dilationW = dilationW;
      this.dilationH = dilationH;
      this.dilationD = dilationD;
      this.strideW = strideW;
      this.strideH = strideH;
      this.strideD = strideD;
      this.padLeft = padLeft;
      this.padRight = padRight;
      this.padTop = padTop;
      this.padBottom = padBottom;
      this.padFront = padFront;
      this.padBehind = padBehind;
      this.padValue = padValue;
      this.biasTerm = biasTerm;
      this.weightDataSize = weightDataSize;
      this.group = group;
      this.activationType = activationType;
      this.activationParams = activationParams;
      this._debug = {};

    }
    ConvolutionDepthWise3d.prototype._read = function() {
      this._debug.weight = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.weight = new Block(this._io, this, this._root, this.weightDataSize, Ncnn.Load.TAGGED);
      this.weight._read();
      this._debug.weight.end = this._io.pos;
      if (this.biasTerm != 0) {
        this._debug.bias = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.bias = new Block(this._io, this, this._root, this.numOutput, Ncnn.Load.RAW_FLOAT32);
        this.bias._read();
        this._debug.bias.end = this._io.pos;
      }
    }

    /**
     * Weights, one row of inputs for each output.
     */

    /**
     * Summand of each output.
     */

    /**
     * Number of output channels.
     */

    /**
     * Kernel width.
     */

    /**
     * Kernel height.
     */

    /**
     * Kernel depth.
     */

    /**
     * Step between kernel taps along w.
     */

    /**
     * Step between kernel taps along h.
     */

    /**
     * Step between kernel taps along d.
     */

    /**
     * Step of the kernel along w.
     */

    /**
     * Step of the kernel along h.
     */

    /**
     * Step of the kernel along d.
     */

    /**
     * Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
     */

    /**
     * Columns added at the right.
     */

    /**
     * Rows added at the top.
     */

    /**
     * Rows added at the bottom.
     */

    /**
     * Slices added in front.
     */

    /**
     * Slices added behind.
     */

    /**
     * Value of what is added.
     */

    /**
     * 1 with a bias.
     */

    /**
     * Number of weights.
     */

    /**
     * Number of groups of channels.
     */

    /**
     * Function applied to the result.
     */

    /**
     * Numbers of that function: slope, or minimum and maximum, or alpha and beta.
     */

    return ConvolutionDepthWise3d;
  })();

  /**
   * Writes a blob into a part of another.
   */

  var CopyTo = Ncnn.CopyTo = (function() {
    function CopyTo(_io, _parent, _root, woffset, hoffset, doffset, coffset, starts, axes) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.woffset = woffset;
      this.hoffset = hoffset;
      this.doffset = doffset;
      this.coffset = coffset;
      this.starts = starts;
      this.axes = axes;
      this._debug = {};

    }
    CopyTo.prototype._read = function() {
    }

    /**
     * Most blobs.
     */
    Object.defineProperty(CopyTo.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = 2;
        return this._m_maxBottoms;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(CopyTo.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = 2;
        return this._m_minBottoms;
      }
    });

    /**
     * First column.
     */

    /**
     * First row.
     */

    /**
     * First index along d.
     */

    /**
     * First channel.
     */

    /**
     * First index along each of the axes.
     */

    /**
     * The axes of the starts, all if empty.
     */

    return CopyTo;
  })();

  /**
   * Cuts a part out of a blob: by offsets and sizes, to the size of a second blob, or by ranges as NumPy does.
   */

  var Crop = Ncnn.Crop = (function() {
    function Crop(_io, _parent, _root, woffset, hoffset, doffset, coffset, outw, outh, outd, outc, woffset2, hoffset2, doffset2, coffset2, starts, ends, axes, startsExpr, endsExpr, axesExpr) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.woffset = woffset;
      this.hoffset = hoffset;
      this.doffset = doffset;
      this.coffset = coffset;
      this.outw = outw;
      this.outh = outh;
      this.outd = outd;
      this.outc = outc;
      this.woffset2 = woffset2;
      this.hoffset2 = hoffset2;
      this.doffset2 = doffset2;
      this.coffset2 = coffset2;
      this.starts = starts;
      this.ends = ends;
      this.axes = axes;
      this.startsExpr = startsExpr;
      this.endsExpr = endsExpr;
      this.axesExpr = axesExpr;
      this._debug = {};

    }
    Crop.prototype._read = function() {
    }

    /**
     * Most blobs.
     */
    Object.defineProperty(Crop.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = this.minBottoms;
        return this._m_maxBottoms;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(Crop.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = ( (( ((this.starts.length > 0) && (this.ends.length > 0)) ) || ( ((this.startsExpr.length > 0) && (this.endsExpr.length > 0)) ) || (this.outw != 0) || (this.outh != 0) || (this.outd != 0) || (this.outc != 0) || (this.woffset2 != 0) || (this.hoffset2 != 0) || (this.doffset2 != 0) || (this.coffset2 != 0))  ? 1 : 2);
        return this._m_minBottoms;
      }
    });

    /**
     * First column.
     */

    /**
     * First row.
     */

    /**
     * First index along d.
     */

    /**
     * First channel.
     */

    /**
     * Width of the result, -233 all that is left.
     */

    /**
     * Height of the result, -233 all that is left.
     */

    /**
     * Depth of the result, -233 all that is left.
     */

    /**
     * Channels of the result, -233 all that are left.
     */

    /**
     * Columns left out at the right.
     */

    /**
     * Rows left out at the bottom.
     */

    /**
     * Left out at the end of d.
     */

    /**
     * Channels left out at the end.
     */

    /**
     * First index along each of the axes.
     */

    /**
     * End index along each of the axes.
     */

    /**
     * The axes that are cut, all if empty.
     */

    /**
     * Expressions for the starts.
     */

    /**
     * Expressions for the ends.
     */

    /**
     * Expressions for the axes.
     */

    return Crop;
  })();

  /**
   * Running sum along an axis.
   */

  var CumulativeSum = Ncnn.CumulativeSum = (function() {
    function CumulativeSum(_io, _parent, _root, axis) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.axis = axis;
      this._debug = {};

    }
    CumulativeSum.prototype._read = function() {
    }

    /**
     * Axis, without batch; negative from the last.
     */

    return CumulativeSum;
  })();

  /**
   * 2-D transposed convolution.
   */

  var Deconvolution = Ncnn.Deconvolution = (function() {
    function Deconvolution(_io, _parent, _root, numOutput, kernelW, kernelH, dilationW, dilationH, strideW, strideH, padLeft, padRight, padTop, padBottom, outputPadRight, outputPadBottom, outputW, outputH, biasTerm, weightDataSize, activationType, activationParams, dynamicWeight) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.numOutput = numOutput;
      this.kernelW = kernelW;
      this.kernelH = kernelH;
      this.dilationW = dilationW;
      this.dilationH = dilationH;
      this.strideW = strideW;
      this.strideH = strideH;
      this.padLeft = padLeft;
      this.padRight = padRight;
      this.padTop = padTop;
      this.padBottom = padBottom;
      this.outputPadRight = outputPadRight;
      this.outputPadBottom = outputPadBottom;
      this.outputW = outputW;
      this.outputH = outputH;
      this.biasTerm = biasTerm;
      this.weightDataSize = weightDataSize;
      this.activationType = activationType;
      this.activationParams = activationParams;
      this.dynamicWeight = dynamicWeight;
      this._debug = {};

    }
    Deconvolution.prototype._read = function() {
      if (this.dynamicWeight == 0) {
        this._debug.weight = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.weight = new Block(this._io, this, this._root, this.weightDataSize, Ncnn.Load.TAGGED);
        this.weight._read();
        this._debug.weight.end = this._io.pos;
      }
      if ( ((this.dynamicWeight == 0) && (this.biasTerm != 0)) ) {
        this._debug.bias = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.bias = new Block(this._io, this, this._root, this.numOutput, Ncnn.Load.RAW_FLOAT32);
        this.bias._read();
        this._debug.bias.end = this._io.pos;
      }
    }

    /**
     * Most blobs.
     */
    Object.defineProperty(Deconvolution.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = this.minBottoms;
        return this._m_maxBottoms;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(Deconvolution.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = (this.dynamicWeight == 0 ? 1 : (this.biasTerm == 0 ? 2 : 3));
        return this._m_minBottoms;
      }
    });

    /**
     * Kernels, the output channel slowest.
     */

    /**
     * Summand of each output channel.
     */

    /**
     * Number of output channels.
     */

    /**
     * Kernel width.
     */

    /**
     * Kernel height.
     */

    /**
     * Step between kernel taps along w.
     */

    /**
     * Step between kernel taps along h.
     */

    /**
     * Step of the kernel along w.
     */

    /**
     * Step of the kernel along h.
     */

    /**
     * Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
     */

    /**
     * Columns added at the right.
     */

    /**
     * Rows added at the top.
     */

    /**
     * Rows added at the bottom.
     */

    /**
     * Columns added to the result at the right.
     */

    /**
     * Rows added to the result at the bottom.
     */

    /**
     * Width that the result is cut to, 0 as it comes.
     */

    /**
     * Height that the result is cut to, 0 as it comes.
     */

    /**
     * 1 with a bias.
     */

    /**
     * Number of weights.
     */

    /**
     * Function applied to the result.
     */

    /**
     * Numbers of that function: slope, or minimum and maximum, or alpha and beta.
     */

    /**
     * 1 takes the weights from a second input blob and reads none.
     */

    return Deconvolution;
  })();

  /**
   * 1-D transposed convolution.
   */

  var Deconvolution1d = Ncnn.Deconvolution1d = (function() {
    function Deconvolution1d(_io, _parent, _root, numOutput, kernelW, dilationW, strideW, padLeft, padRight, outputPadRight, outputW, biasTerm, weightDataSize, activationType, activationParams, dynamicWeight) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.numOutput = numOutput;
      this.kernelW = kernelW;
      this.dilationW = dilationW;
      this.strideW = strideW;
      this.padLeft = padLeft;
      this.padRight = padRight;
      this.outputPadRight = outputPadRight;
      this.outputW = outputW;
      this.biasTerm = biasTerm;
      this.weightDataSize = weightDataSize;
      this.activationType = activationType;
      this.activationParams = activationParams;
      this.dynamicWeight = dynamicWeight;
      this._debug = {};

    }
    Deconvolution1d.prototype._read = function() {
      if (this.dynamicWeight == 0) {
        this._debug.weight = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.weight = new Block(this._io, this, this._root, this.weightDataSize, Ncnn.Load.TAGGED);
        this.weight._read();
        this._debug.weight.end = this._io.pos;
      }
      if ( ((this.dynamicWeight == 0) && (this.biasTerm != 0)) ) {
        this._debug.bias = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.bias = new Block(this._io, this, this._root, this.numOutput, Ncnn.Load.RAW_FLOAT32);
        this.bias._read();
        this._debug.bias.end = this._io.pos;
      }
    }

    /**
     * Most blobs.
     */
    Object.defineProperty(Deconvolution1d.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = this.minBottoms;
        return this._m_maxBottoms;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(Deconvolution1d.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = (this.dynamicWeight == 0 ? 1 : (this.biasTerm == 0 ? 2 : 3));
        return this._m_minBottoms;
      }
    });

    /**
     * Kernels, the output channel slowest.
     */

    /**
     * Summand of each output channel.
     */

    /**
     * Number of output channels.
     */

    /**
     * Kernel width.
     */

    /**
     * Step between kernel taps along w.
     */

    /**
     * Step of the kernel along w.
     */

    /**
     * Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
     */

    /**
     * Columns added at the right.
     */

    /**
     * Columns added to the result at the right.
     */

    /**
     * Width that the result is cut to, 0 as it comes.
     */

    /**
     * 1 with a bias.
     */

    /**
     * Number of weights.
     */

    /**
     * Function applied to the result.
     */

    /**
     * Numbers of that function: slope, or minimum and maximum, or alpha and beta.
     */

    /**
     * 1 takes the weights from a second input blob and reads none.
     */

    return Deconvolution1d;
  })();

  /**
   * 3-D transposed convolution.
   */

  var Deconvolution3d = Ncnn.Deconvolution3d = (function() {
    function Deconvolution3d(_io, _parent, _root, numOutput, kernelW, kernelH, kernelD, dilationW, dilationH, dilationD, strideW, strideH, strideD, padLeft, padRight, padTop, padBottom, padFront, padBehind, outputPadRight, outputPadBottom, outputPadBehind, outputW, outputH, outputD, biasTerm, weightDataSize, activationType, activationParams) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.numOutput = numOutput;
      this.kernelW = kernelW;
      this.kernelH = kernelH;
      this.kernelD = kernelD;
      this.dilationW = dilationW;
      this.dilationH = dilationH;
      this.dilationD = dilationD;
      this.strideW = strideW;
      this.strideH = strideH;
      this.strideD = strideD;
      this.padLeft = padLeft;
      this.padRight = padRight;
      this.padTop = padTop;
      this.padBottom = padBottom;
      this.padFront = padFront;
      this.padBehind = padBehind;
      this.outputPadRight = outputPadRight;
      this.outputPadBottom = outputPadBottom;
      this.outputPadBehind = outputPadBehind;
      this.outputW = outputW;
      this.outputH = outputH;
      this.outputD = outputD;
      this.biasTerm = biasTerm;
      this.weightDataSize = weightDataSize;
      this.activationType = activationType;
      this.activationParams = activationParams;
      this._debug = {};

    }
    Deconvolution3d.prototype._read = function() {
      this._debug.weight = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.weight = new Block(this._io, this, this._root, this.weightDataSize, Ncnn.Load.TAGGED);
      this.weight._read();
      this._debug.weight.end = this._io.pos;
      if (this.biasTerm != 0) {
        this._debug.bias = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.bias = new Block(this._io, this, this._root, this.numOutput, Ncnn.Load.RAW_FLOAT32);
        this.bias._read();
        this._debug.bias.end = this._io.pos;
      }
    }

    /**
     * Weights, one row of inputs for each output.
     */

    /**
     * Summand of each output.
     */

    /**
     * Number of output channels.
     */

    /**
     * Kernel width.
     */

    /**
     * Kernel height.
     */

    /**
     * Kernel depth.
     */

    /**
     * Step between kernel taps along w.
     */

    /**
     * Step between kernel taps along h.
     */

    /**
     * Step between kernel taps along d.
     */

    /**
     * Step of the kernel along w.
     */

    /**
     * Step of the kernel along h.
     */

    /**
     * Step of the kernel along d.
     */

    /**
     * Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
     */

    /**
     * Columns added at the right.
     */

    /**
     * Rows added at the top.
     */

    /**
     * Rows added at the bottom.
     */

    /**
     * Slices added in front.
     */

    /**
     * Slices added behind.
     */

    /**
     * Columns added to the result at the right.
     */

    /**
     * Rows added to the result at the bottom.
     */

    /**
     * Slices added to the result behind.
     */

    /**
     * Width that the result is cut to, 0 as it comes.
     */

    /**
     * Height that the result is cut to, 0 as it comes.
     */

    /**
     * Depth that the result is cut to, 0 as it comes.
     */

    /**
     * 1 with a bias.
     */

    /**
     * Number of weights.
     */

    /**
     * Function applied to the result.
     */

    /**
     * Numbers of that function: slope, or minimum and maximum, or alpha and beta.
     */

    return Deconvolution3d;
  })();

  /**
   * 2-D transposed convolution in groups.
   */

  var DeconvolutionDepthWise = Ncnn.DeconvolutionDepthWise = (function() {
    function DeconvolutionDepthWise(_io, _parent, _root, numOutput, kernelW, kernelH, dilationW, dilationH, strideW, strideH, padLeft, padRight, padTop, padBottom, outputPadRight, outputPadBottom, outputW, outputH, biasTerm, weightDataSize, group, activationType, activationParams, dynamicWeight) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.numOutput = numOutput;
      this.kernelW = kernelW;
      this.kernelH = kernelH;
      this.dilationW = dilationW;
      this.dilationH = dilationH;
      this.strideW = strideW;
      this.strideH = strideH;
      this.padLeft = padLeft;
      this.padRight = padRight;
      this.padTop = padTop;
      this.padBottom = padBottom;
      this.outputPadRight = outputPadRight;
      this.outputPadBottom = outputPadBottom;
      this.outputW = outputW;
      this.outputH = outputH;
      this.biasTerm = biasTerm;
      this.weightDataSize = weightDataSize;
      this.group = group;
      this.activationType = activationType;
      this.activationParams = activationParams;
      this.dynamicWeight = dynamicWeight;
      this._debug = {};

    }
    DeconvolutionDepthWise.prototype._read = function() {
      if (this.dynamicWeight == 0) {
        this._debug.weight = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.weight = new Block(this._io, this, this._root, this.weightDataSize, Ncnn.Load.TAGGED);
        this.weight._read();
        this._debug.weight.end = this._io.pos;
      }
      if ( ((this.dynamicWeight == 0) && (this.biasTerm != 0)) ) {
        this._debug.bias = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.bias = new Block(this._io, this, this._root, this.numOutput, Ncnn.Load.RAW_FLOAT32);
        this.bias._read();
        this._debug.bias.end = this._io.pos;
      }
    }

    /**
     * Most blobs.
     */
    Object.defineProperty(DeconvolutionDepthWise.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = this.minBottoms;
        return this._m_maxBottoms;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(DeconvolutionDepthWise.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = (this.dynamicWeight == 0 ? 1 : (this.biasTerm == 0 ? 2 : 3));
        return this._m_minBottoms;
      }
    });

    /**
     * Kernels, the output channel slowest.
     */

    /**
     * Summand of each output channel.
     */

    /**
     * Number of output channels.
     */

    /**
     * Kernel width.
     */

    /**
     * Kernel height.
     */

    /**
     * Step between kernel taps along w.
     */

    /**
     * Step between kernel taps along h.
     */

    /**
     * Step of the kernel along w.
     */

    /**
     * Step of the kernel along h.
     */

    /**
     * Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
     */

    /**
     * Columns added at the right.
     */

    /**
     * Rows added at the top.
     */

    /**
     * Rows added at the bottom.
     */

    /**
     * Columns added to the result at the right.
     */

    /**
     * Rows added to the result at the bottom.
     */

    /**
     * Width that the result is cut to, 0 as it comes.
     */

    /**
     * Height that the result is cut to, 0 as it comes.
     */

    /**
     * 1 with a bias.
     */

    /**
     * Number of weights.
     */

    /**
     * Number of groups of channels.
     */

    /**
     * Function applied to the result.
     */

    /**
     * Numbers of that function: slope, or minimum and maximum, or alpha and beta.
     */

    /**
     * 1 takes the weights from a second input blob and reads none.
     */

    return DeconvolutionDepthWise;
  })();

  /**
   * 1-D transposed convolution in groups.
   */

  var DeconvolutionDepthWise1d = Ncnn.DeconvolutionDepthWise1d = (function() {
    function DeconvolutionDepthWise1d(_io, _parent, _root, numOutput, kernelW, dilationW, strideW, padLeft, padRight, outputPadRight, outputW, biasTerm, weightDataSize, group, activationType, activationParams, dynamicWeight) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.numOutput = numOutput;
      this.kernelW = kernelW;
      this.dilationW = dilationW;
      this.strideW = strideW;
      this.padLeft = padLeft;
      this.padRight = padRight;
      this.outputPadRight = outputPadRight;
      this.outputW = outputW;
      this.biasTerm = biasTerm;
      this.weightDataSize = weightDataSize;
      this.group = group;
      this.activationType = activationType;
      this.activationParams = activationParams;
      this.dynamicWeight = dynamicWeight;
      this._debug = {};

    }
    DeconvolutionDepthWise1d.prototype._read = function() {
      if (this.dynamicWeight == 0) {
        this._debug.weight = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.weight = new Block(this._io, this, this._root, this.weightDataSize, Ncnn.Load.TAGGED);
        this.weight._read();
        this._debug.weight.end = this._io.pos;
      }
      if ( ((this.dynamicWeight == 0) && (this.biasTerm != 0)) ) {
        this._debug.bias = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.bias = new Block(this._io, this, this._root, this.numOutput, Ncnn.Load.RAW_FLOAT32);
        this.bias._read();
        this._debug.bias.end = this._io.pos;
      }
    }

    /**
     * Most blobs.
     */
    Object.defineProperty(DeconvolutionDepthWise1d.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = this.minBottoms;
        return this._m_maxBottoms;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(DeconvolutionDepthWise1d.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = (this.dynamicWeight == 0 ? 1 : (this.biasTerm == 0 ? 2 : 3));
        return this._m_minBottoms;
      }
    });

    /**
     * Kernels, the output channel slowest.
     */

    /**
     * Summand of each output channel.
     */

    /**
     * Number of output channels.
     */

    /**
     * Kernel width.
     */

    /**
     * Step between kernel taps along w.
     */

    /**
     * Step of the kernel along w.
     */

    /**
     * Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
     */

    /**
     * Columns added at the right.
     */

    /**
     * Columns added to the result at the right.
     */

    /**
     * Width that the result is cut to, 0 as it comes.
     */

    /**
     * 1 with a bias.
     */

    /**
     * Number of weights.
     */

    /**
     * Number of groups of channels.
     */

    /**
     * Function applied to the result.
     */

    /**
     * Numbers of that function: slope, or minimum and maximum, or alpha and beta.
     */

    /**
     * 1 takes the weights from a second input blob and reads none.
     */

    return DeconvolutionDepthWise1d;
  })();

  /**
   * 3-D transposed convolution in groups.
   */

  var DeconvolutionDepthWise3d = Ncnn.DeconvolutionDepthWise3d = (function() {
    function DeconvolutionDepthWise3d(_io, _parent, _root, numOutput, kernelW, kernelH, kernelD, dilationW, dilationH, dilationD, strideW, strideH, strideD, padLeft, padRight, padTop, padBottom, padFront, padBehind, outputPadRight, outputPadBottom, outputPadBehind, outputW, outputH, outputD, biasTerm, weightDataSize, group, activationType, activationParams) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.numOutput = numOutput;
      this.kernelW = kernelW;
      this.kernelH = kernelH;
      this.kernelD = kernelD;
      this.dilationW = dilationW;
      this.dilationH = dilationH;
      this.dilationD = dilationD;
      this.strideW = strideW;
      this.strideH = strideH;
      this.strideD = strideD;
      this.padLeft = padLeft;
      this.padRight = padRight;
      this.padTop = padTop;
      this.padBottom = padBottom;
      this.padFront = padFront;
      this.padBehind = padBehind;
      this.outputPadRight = outputPadRight;
      this.outputPadBottom = outputPadBottom;
      this.outputPadBehind = outputPadBehind;
      this.outputW = outputW;
      this.outputH = outputH;
      this.outputD = outputD;
      this.biasTerm = biasTerm;
      this.weightDataSize = weightDataSize;
      this.group = group;
      this.activationType = activationType;
      this.activationParams = activationParams;
      this._debug = {};

    }
    DeconvolutionDepthWise3d.prototype._read = function() {
      this._debug.weight = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.weight = new Block(this._io, this, this._root, this.weightDataSize, Ncnn.Load.TAGGED);
      this.weight._read();
      this._debug.weight.end = this._io.pos;
      if (this.biasTerm != 0) {
        this._debug.bias = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.bias = new Block(this._io, this, this._root, this.numOutput, Ncnn.Load.RAW_FLOAT32);
        this.bias._read();
        this._debug.bias.end = this._io.pos;
      }
    }

    /**
     * Weights, one row of inputs for each output.
     */

    /**
     * Summand of each output.
     */

    /**
     * Number of output channels.
     */

    /**
     * Kernel width.
     */

    /**
     * Kernel height.
     */

    /**
     * Kernel depth.
     */

    /**
     * Step between kernel taps along w.
     */

    /**
     * Step between kernel taps along h.
     */

    /**
     * Step between kernel taps along d.
     */

    /**
     * Step of the kernel along w.
     */

    /**
     * Step of the kernel along h.
     */

    /**
     * Step of the kernel along d.
     */

    /**
     * Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
     */

    /**
     * Columns added at the right.
     */

    /**
     * Rows added at the top.
     */

    /**
     * Rows added at the bottom.
     */

    /**
     * Slices added in front.
     */

    /**
     * Slices added behind.
     */

    /**
     * Columns added to the result at the right.
     */

    /**
     * Rows added to the result at the bottom.
     */

    /**
     * Slices added to the result behind.
     */

    /**
     * Width that the result is cut to, 0 as it comes.
     */

    /**
     * Height that the result is cut to, 0 as it comes.
     */

    /**
     * Depth that the result is cut to, 0 as it comes.
     */

    /**
     * 1 with a bias.
     */

    /**
     * Number of weights.
     */

    /**
     * Number of groups of channels.
     */

    /**
     * Function applied to the result.
     */

    /**
     * Numbers of that function: slope, or minimum and maximum, or alpha and beta.
     */

    return DeconvolutionDepthWise3d;
  })();

  /**
   * Copies a blob.
   */

  var DeepCopy = Ncnn.DeepCopy = (function() {
    function DeepCopy(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    DeepCopy.prototype._read = function() {
    }

    return DeepCopy;
  })();

  /**
   * 2-D convolution whose taps are moved by a second blob.
   */

  var DeformableConv2d = Ncnn.DeformableConv2d = (function() {
    function DeformableConv2d(_io, _parent, _root, numOutput, kernelW, kernelH, dilationW, dilationH, strideW, strideH, padLeft, padRight, padTop, padBottom, biasTerm, weightDataSize, activationType, activationParams) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.numOutput = numOutput;
      this.kernelW = kernelW;
      this.kernelH = kernelH;
      this.dilationW = dilationW;
      this.dilationH = dilationH;
      this.strideW = strideW;
      this.strideH = strideH;
      this.padLeft = padLeft;
      this.padRight = padRight;
      this.padTop = padTop;
      this.padBottom = padBottom;
      this.biasTerm = biasTerm;
      this.weightDataSize = weightDataSize;
      this.activationType = activationType;
      this.activationParams = activationParams;
      this._debug = {};

    }
    DeformableConv2d.prototype._read = function() {
      this._debug.weight = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.weight = new Block(this._io, this, this._root, this.weightDataSize, Ncnn.Load.TAGGED);
      this.weight._read();
      this._debug.weight.end = this._io.pos;
      if (this.biasTerm != 0) {
        this._debug.bias = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.bias = new Block(this._io, this, this._root, this.numOutput, Ncnn.Load.RAW_FLOAT32);
        this.bias._read();
        this._debug.bias.end = this._io.pos;
      }
    }

    /**
     * Most blobs.
     */
    Object.defineProperty(DeformableConv2d.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = 3;
        return this._m_maxBottoms;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(DeformableConv2d.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = 2;
        return this._m_minBottoms;
      }
    });

    /**
     * Weights, one row of inputs for each output.
     */

    /**
     * Summand of each output.
     */

    /**
     * Number of output channels.
     */

    /**
     * Kernel width.
     */

    /**
     * Kernel height.
     */

    /**
     * Step between kernel taps along w.
     */

    /**
     * Step between kernel taps along h.
     */

    /**
     * Step of the kernel along w.
     */

    /**
     * Step of the kernel along h.
     */

    /**
     * Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
     */

    /**
     * Columns added at the right.
     */

    /**
     * Rows added at the top.
     */

    /**
     * Rows added at the bottom.
     */

    /**
     * 1 with a bias.
     */

    /**
     * Number of weights.
     */

    /**
     * Function applied to the result.
     */

    /**
     * Numbers of that function: slope, or minimum and maximum, or alpha and beta.
     */

    return DeformableConv2d;
  })();

  /**
   * 32-bit integers to float.
   */

  var Dequantize = Ncnn.Dequantize = (function() {
    function Dequantize(_io, _parent, _root, scaleDataSize, biasDataSize) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.scaleDataSize = scaleDataSize;
      this.biasDataSize = biasDataSize;
      this._debug = {};

    }
    Dequantize.prototype._read = function() {
      this._debug.scale = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.scale = new Block(this._io, this, this._root, this.scaleDataSize, Ncnn.Load.RAW_FLOAT32);
      this.scale._read();
      this._debug.scale.end = this._io.pos;
      if (this.biasDataSize != 0) {
        this._debug.bias = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.bias = new Block(this._io, this, this._root, this.biasDataSize, Ncnn.Load.RAW_FLOAT32);
        this.bias._read();
        this._debug.bias.end = this._io.pos;
      }
    }

    /**
     * Factor of each channel or of all.
     */

    /**
     * Summand of each channel or of all.
     */

    /**
     * Number of scales, 1 or that of the channels.
     */

    /**
     * Number of summands, 0 none.
     */

    return Dequantize;
  })();

  /**
   * Boxes, scores and priors of SSD to detections.
   */

  var DetectionOutput = Ncnn.DetectionOutput = (function() {
    function DetectionOutput(_io, _parent, _root, numClass, nmsThreshold, nmsTopK, keepTopK, confidenceThreshold, variances0, variances1, variances2, variances3) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.numClass = numClass;
      this.nmsThreshold = nmsThreshold;
      this.nmsTopK = nmsTopK;
      this.keepTopK = keepTopK;
      this.confidenceThreshold = confidenceThreshold;
      this.variances0 = variances0;
      this.variances1 = variances1;
      this.variances2 = variances2;
      this.variances3 = variances3;
      this._debug = {};

    }
    DetectionOutput.prototype._read = function() {
    }

    /**
     * Most blobs.
     */
    Object.defineProperty(DetectionOutput.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = 3;
        return this._m_maxBottoms;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(DetectionOutput.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = 3;
        return this._m_minBottoms;
      }
    });

    /**
     * Number of classes, with the background.
     */

    /**
     * Overlap from which the lesser box is dropped.
     */

    /**
     * How many boxes of a class are looked at.
     */

    /**
     * How many detections are kept.
     */

    /**
     * Score below which a box is dropped.
     */

    /**
     * Variance of x.
     */

    /**
     * Variance of y.
     */

    /**
     * Variance of the width.
     */

    /**
     * Variance of the height.
     */

    return DetectionOutput;
  })();

  /**
   * Diagonal of a matrix, or a matrix with that diagonal.
   */

  var Diag = Ncnn.Diag = (function() {
    function Diag(_io, _parent, _root, diagonal) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.diagonal = diagonal;
      this._debug = {};

    }
    Diag.prototype._read = function() {
    }

    /**
     * Which one: 0 the main one, above it positive.
     */

    return Diag;
  })();

  /**
   * Scales in inference what training dropped.
   */

  var Dropout = Ncnn.Dropout = (function() {
    function Dropout(_io, _parent, _root, scale) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.scale = scale;
      this._debug = {};

    }
    Dropout.prototype._read = function() {
    }

    /**
     * Factor of all elements.
     */

    return Dropout;
  })();

  /**
   * Sum of products by Einstein notation.
   */

  var Einsum = Ncnn.Einsum = (function() {
    function Einsum(_io, _parent, _root, equation) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.equation = equation;
      this._debug = {};

    }
    Einsum.prototype._read = function() {
    }

    /**
     * The equation as character codes: letters i to x, commas, an arrow.
     */

    return Einsum;
  })();

  /**
   * Combines two or more blobs of one shape, element by element.
   */

  var Eltwise = Ncnn.Eltwise = (function() {
    function Eltwise(_io, _parent, _root, opType, coeffs) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.opType = opType;
      this.coeffs = coeffs;
      this._debug = {};

    }
    Eltwise.prototype._read = function() {
    }

    /**
     * Most blobs; this is any number.
     */
    Object.defineProperty(Eltwise.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = 2147483647;
        return this._m_maxBottoms;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(Eltwise.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = 2;
        return this._m_minBottoms;
      }
    });

    /**
     * 0 product, 1 sum, 2 largest.
     */

    /**
     * Factor of each blob of a sum, all 1 if empty.
     */

    return Eltwise;
  })();

  /**
   * Exponential linear unit.
   */

  var Elu = Ncnn.Elu = (function() {
    function Elu(_io, _parent, _root, alpha) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.alpha = alpha;
      this._debug = {};

    }
    Elu.prototype._read = function() {
    }

    /**
     * Factor of exp(x) - 1 below zero.
     */

    return Elu;
  })();

  /**
   * Rows of a table, picked by index.
   */

  var Embed = Ncnn.Embed = (function() {
    function Embed(_io, _parent, _root, numOutput, inputDim, biasTerm, weightDataSize, int8ScaleTerm) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.numOutput = numOutput;
      this.inputDim = inputDim;
      this.biasTerm = biasTerm;
      this.weightDataSize = weightDataSize;
      this.int8ScaleTerm = int8ScaleTerm;
      this._debug = {};

    }
    Embed.prototype._read = function() {
      this._debug.weight = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.weight = new Block(this._io, this, this._root, this.weightDataSize, Ncnn.Load.TAGGED);
      this.weight._read();
      this._debug.weight.end = this._io.pos;
      if (this.biasTerm != 0) {
        this._debug.bias = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.bias = new Block(this._io, this, this._root, this.numOutput, Ncnn.Load.RAW_FLOAT32);
        this.bias._read();
        this._debug.bias.end = this._io.pos;
      }
      if (this.int8ScaleTerm != 0) {
        this._debug.weightInt8Scale = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.weightInt8Scale = new Block(this._io, this, this._root, 1, Ncnn.Load.RAW_FLOAT32);
        this.weightInt8Scale._read();
        this._debug.weightInt8Scale.end = this._io.pos;
      }
    }

    /**
     * Weights, one row of inputs for each output.
     */

    /**
     * Summand of each output.
     */

    /**
     * Factor from weight to int8.
     */

    /**
     * Length of a row.
     */

    /**
     * Number of rows.
     */

    /**
     * 1 with a bias.
     */

    /**
     * Number of weights.
     */

    /**
     * 1 with int8 weights and their scale.
     */

    return Embed;
  })();

  /**
   * One parameter of a layer. Single numbers do not say whether they are integers or floats; the operator that asks
   * for one decides.
   */

  var Entry = Ncnn.Entry = (function() {
    function Entry(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Entry.prototype._read = function() {
      this._debug.key = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.key = this._io.readS4le();
      this._debug.key.end = this._io.pos;
      var _ = this.key;
      if (!( ((_ == -233) || ( ((_ >= 0) && (_ <= 31)) ) || ( ((_ <= -23300) && (_ >= -23331)) ) || ( ((_ <= -23400) && (_ >= -23431)) )) )) {
        var _err = new KaitaiStream.ValidationExprError(this.key, this._io, "/types/entry/seq/0");
        this._debug.key.validationError = _err;
        throw _err;
      }
      if (this.key >= 0) {
        this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.value = this._io.readU4le();
        this._debug.value.end = this._io.pos;
      }
      if ( ((this.key <= -23300) && (this.key >= -23331)) ) {
        this._debug.numbers = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.numbers = new Words(this._io, this, this._root);
        this.numbers._read();
        this._debug.numbers.end = this._io.pos;
      }
      if (this.key <= -23400) {
        this._debug.string = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.string = new String(this._io, this, this._root);
        this.string._read();
        this._debug.string.end = this._io.pos;
      }
    }

    /**
     * Number of the parameter; -23300 less the number before an array, -23400 less it before a text, -233 at the end.
     */

    /**
     * The 32 bits of an integer or a float.
     */

    /**
     * The numbers of an array.
     */

    /**
     * A text.
     */

    return Entry;
  })();

  /**
   * Error function.
   */

  var Erf = Ncnn.Erf = (function() {
    function Erf(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Erf.prototype._read = function() {
    }

    return Erf;
  })();

  /**
   * base ^ (shift + scale * x).
   */

  var Exp = Ncnn.Exp = (function() {
    function Exp(_io, _parent, _root, base, scale, shift) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.base = base;
      this.scale = scale;
      this.shift = shift;
      this._debug = {};

    }
    Exp.prototype._read = function() {
    }

    /**
     * Base, -1 for e.
     */

    /**
     * Factor of the input.
     */

    /**
     * Added to the scaled input.
     */

    return Exp;
  })();

  /**
   * Adds axes with one element.
   */

  var ExpandDims = Ncnn.ExpandDims = (function() {
    function ExpandDims(_io, _parent, _root, axes) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.axes = axes;
      this._debug = {};

    }
    ExpandDims.prototype._read = function() {
    }

    /**
     * The axes, without batch; where given, they alone count.
     */

    return ExpandDims;
  })();

  /**
   * Makes one dim of all dims.
   */

  var Flatten = Ncnn.Flatten = (function() {
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
   * Reverses axes.
   */

  var Flip = Ncnn.Flip = (function() {
    function Flip(_io, _parent, _root, axes) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.axes = axes;
      this._debug = {};

    }
    Flip.prototype._read = function() {
    }

    /**
     * The axes, without batch.
     */

    return Flip;
  })();

  /**
   * Adds columns of patches up to an image.
   */

  var Fold = Ncnn.Fold = (function() {
    function Fold(_io, _parent, _root, kernelW, kernelH, dilationW, dilationH, strideW, strideH, padLeft, padRight, padTop, padBottom, outputW, outputH) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.kernelW = kernelW;
      this.kernelH = kernelH;
      this.dilationW = dilationW;
      this.dilationH = dilationH;
      this.strideW = strideW;
      this.strideH = strideH;
      this.padLeft = padLeft;
      this.padRight = padRight;
      this.padTop = padTop;
      this.padBottom = padBottom;
      this.outputW = outputW;
      this.outputH = outputH;
      this._debug = {};

    }
    Fold.prototype._read = function() {
    }

    /**
     * Kernel width.
     */

    /**
     * Kernel height.
     */

    /**
     * Step between kernel taps along w.
     */

    /**
     * Step between kernel taps along h.
     */

    /**
     * Step of the kernel along w.
     */

    /**
     * Step of the kernel along h.
     */

    /**
     * Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
     */

    /**
     * Columns added at the right.
     */

    /**
     * Rows added at the top.
     */

    /**
     * Rows added at the bottom.
     */

    /**
     * Width that the result is cut to, 0 as it comes.
     */

    /**
     * Height that the result is cut to, 0 as it comes.
     */

    return Fold;
  })();

  /**
   * x times the normal distribution function of x.
   */

  var Gelu = Ncnn.Gelu = (function() {
    function Gelu(_io, _parent, _root, fastGelu) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.fastGelu = fastGelu;
      this._debug = {};

    }
    Gelu.prototype._read = function() {
    }

    /**
     * 1 approximates it by tanh.
     */

    return Gelu;
  })();

  /**
   * alpha * A * B + beta * C, where each of A, B and C is a blob or a constant. Weights of B in blocks: each row holds its K numbers of 4, 6 or 8 bits one after the other, the lowest bit first, in whole bytes.
   */

  var Gemm = Ncnn.Gemm = (function() {
    function Gemm(_io, _parent, _root, alpha, beta, transA, transB, constantA, constantB, constantC, constantM, constantN, constantK, constantBroadcastTypeC, outputN1m, outputElempack, outputElemtype, outputTranspose, quantizeTerm, constantTileM, constantTileN, constantTileK, dialect) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.alpha = alpha;
      this.beta = beta;
      this.transA = transA;
      this.transB = transB;
      this.constantA = constantA;
      this.constantB = constantB;
      this.constantC = constantC;
      this.constantM = constantM;
      this.constantN = constantN;
      this.constantK = constantK;
      this.constantBroadcastTypeC = constantBroadcastTypeC;
      this.outputN1m = outputN1m;
      this.outputElempack = outputElempack;
      this.outputElemtype = outputElemtype;
      this.outputTranspose = outputTranspose;
      this.quantizeTerm = quantizeTerm;
      this.constantTileM = constantTileM;
      this.constantTileN = constantTileN;
      this.constantTileK = constantTileK;
      this.dialect = dialect;
      this._debug = {};

    }
    Gemm.prototype._read = function() {
      if (this.constantA == 1) {
        this._debug.a = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.a = new Block(this._io, this, this._root, this.constantM * this.constantK, Ncnn.Load.TAGGED);
        this.a._read();
        this._debug.a.end = this._io.pos;
      }
      if (this.constantB == 1) {
        this._debug.b = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.b = new Block(this._io, this, this._root, (this.blockwise ? Math.floor((this.constantK * this.bits + 7) / 8) * this.constantN : this.constantK * this.constantN), this.blockLoad);
        this.b._read();
        this._debug.b.end = this._io.pos;
      }
      if ( ((this.constantC == 1) && (this.constantBroadcastTypeC != -1)) ) {
        this._debug.c = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.c = new Block(this._io, this, this._root, (this.cRows == 0 ? this.cColumns : this.cRows * this.cColumns), Ncnn.Load.TAGGED);
        this.c._read();
        this._debug.c.end = this._io.pos;
      }
      if (this.blockwise) {
        this._debug.bQuantizeScales = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.bQuantizeScales = new Block(this._io, this, this._root, Math.floor(((this.constantK + this.blockSize) - 1) / this.blockSize) * this.constantN, Ncnn.Load.RAW_FLOAT32);
        this.bQuantizeScales._read();
        this._debug.bQuantizeScales.end = this._io.pos;
      }
      if ( ((this.blockwise) && (KaitaiStream.mod(this.quantizeTerm, 100) >= 10)) ) {
        this._debug.bInputScales = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.bInputScales = new Block(this._io, this, this._root, this.constantK, Ncnn.Load.RAW_FLOAT32);
        this.bInputScales._read();
        this._debug.bInputScales.end = this._io.pos;
      }
      if ( ((this.quantizeTerm != 0) && (!(this.blockwise)) && (this.constantA == 1)) ) {
        this._debug.aInt8Scales = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.aInt8Scales = new Block(this._io, this, this._root, this.constantM, Ncnn.Load.RAW_FLOAT32);
        this.aInt8Scales._read();
        this._debug.aInt8Scales.end = this._io.pos;
      }
      if ( ((this.quantizeTerm != 0) && (!(this.blockwise)) && (this.constantB == 1)) ) {
        this._debug.bInt8Scale = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.bInt8Scale = new Block(this._io, this, this._root, 1, Ncnn.Load.RAW_FLOAT32);
        this.bInt8Scale._read();
        this._debug.bInt8Scale.end = this._io.pos;
      }
    }

    /**
     * Bits of a weight.
     */
    Object.defineProperty(Gemm.prototype, 'bits', {
      get: function() {
        if (this._m_bits !== undefined)
          return this._m_bits;
        this._debug._m_bits = {  };
        this._m_bits = (this.blockwise ? Math.floor(this.quantizeTerm / 100) : 0);
        return this._m_bits;
      }
    });

    /**
     * How weights that may be in blocks are read.
     */
    Object.defineProperty(Gemm.prototype, 'blockLoad', {
      get: function() {
        if (this._m_blockLoad !== undefined)
          return this._m_blockLoad;
        this._debug._m_blockLoad = { enumName: "Ncnn.Load" };
        this._m_blockLoad = ( ((!(this.blockwise)) || (this.dialect == Ncnn.Dialect.D202607))  ? Ncnn.Load.TAGGED : (this.bits == 4 ? Ncnn.Load.BITS4 : (this.bits == 6 ? Ncnn.Load.BITS6 : Ncnn.Load.BITS8)));
        return this._m_blockLoad;
      }
    });

    /**
     * Weights that share a scale.
     */
    Object.defineProperty(Gemm.prototype, 'blockSize', {
      get: function() {
        if (this._m_blockSize !== undefined)
          return this._m_blockSize;
        this._debug._m_blockSize = {  };
        this._m_blockSize = (KaitaiStream.mod(this.quantizeTerm, 10) == 0 ? 32 : (KaitaiStream.mod(this.quantizeTerm, 10) == 1 ? 64 : 128));
        return this._m_blockSize;
      }
    });

    /**
     * Whether weights are quantised in blocks.
     */
    Object.defineProperty(Gemm.prototype, 'blockwise', {
      get: function() {
        if (this._m_blockwise !== undefined)
          return this._m_blockwise;
        this._debug._m_blockwise = {  };
        this._m_blockwise =  ((this.quantizeTerm >= 400) && (this.quantizeTerm < 900) && (KaitaiStream.mod(Math.floor(this.quantizeTerm / 100), 2) == 0) && (KaitaiStream.mod(this.quantizeTerm, 100) < 20) && (KaitaiStream.mod(this.quantizeTerm, 10) < 3)) ;
        return this._m_blockwise;
      }
    });

    /**
     * Columns of C.
     */
    Object.defineProperty(Gemm.prototype, 'cColumns', {
      get: function() {
        if (this._m_cColumns !== undefined)
          return this._m_cColumns;
        this._debug._m_cColumns = {  };
        this._m_cColumns = (this.constantBroadcastTypeC == 1 ? (this.constantM < 0 ? 0 : this.constantM) : (this.constantBroadcastTypeC < 3 ? 1 : (this.constantN < 0 ? 0 : this.constantN)));
        return this._m_cColumns;
      }
    });

    /**
     * Rows of C, 0 if it has one dim.
     */
    Object.defineProperty(Gemm.prototype, 'cRows', {
      get: function() {
        if (this._m_cRows !== undefined)
          return this._m_cRows;
        this._debug._m_cRows = {  };
        this._m_cRows = (this.constantBroadcastTypeC < 2 ? 0 : (this.constantBroadcastTypeC == 4 ? 1 : (this.constantM < 0 ? 0 : this.constantM)));
        return this._m_cRows;
      }
    });

    /**
     * Most blobs.
     */
    Object.defineProperty(Gemm.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = this.minBottoms + (this.constantC != 0 ? 0 : 1);
        return this._m_maxBottoms;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(Gemm.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = (this.constantA != 0 ? 0 : 1) + (this.constantB != 0 ? 0 : 1);
        return this._m_minBottoms;
      }
    });

    /**
     * Matrix A.
     */

    /**
     * Matrix B, or the packed bits of its block weights.
     */

    /**
     * Summand C.
     */

    /**
     * Divisor of each block of each row: a weight is its number over the scale.
     */

    /**
     * Factor of each input.
     */

    /**
     * Factor from A to int8 of each row.
     */

    /**
     * Factor from B to int8.
     */

    /**
     * Factor of the product.
     */

    /**
     * Factor of C.
     */

    /**
     * 1 has A as K rows of M.
     */

    /**
     * 1 has B as N rows of K.
     */

    /**
     * 1 stores A.
     */

    /**
     * 1 stores B.
     */

    /**
     * 1 stores C, unless its broadcast type is -1.
     */

    /**
     * Rows of A, 0 if they come with a blob.
     */

    /**
     * Columns of B, 0 if they come with a blob.
     */

    /**
     * Columns of A and rows of B, 0 if they come with a blob.
     */

    /**
     * Shape of C: -1 there is none, 0 one number, 1 [M], 2 [M, 1], 3 [M, N], 4 [1, N].
     */

    /**
     * 1 gives three dims, the middle one 1.
     */

    /**
     * How many rows lie side by side in memory, 0 as suits.
     */

    /**
     * Type of the result: 0 as suits, 1 float32.
     */

    /**
     * 1 turns the result over.
     */

    /**
     * 0 float; block weights: 100 times the bits (4, 6, 8), plus 10 with input scales, plus 0, 1, 2 for blocks of 32, 64, 128; else int8.
     */

    /**
     * Rows computed at a time, 0 as suits.
     */

    /**
     * Columns computed at a time, 0 as suits.
     */

    /**
     * Summands computed at a time, 0 as suits.
     */

    /**
     * Whether block weights are tagged (7) or not (10).
     */

    return Gemm;
  })();

  /**
   * One half along an axis times the sigmoid of the other.
   */

  var Glu = Ncnn.Glu = (function() {
    function Glu(_io, _parent, _root, axis) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.axis = axis;
      this._debug = {};

    }
    Glu.prototype._read = function() {
    }

    /**
     * Axis, without batch; negative from the last.
     */

    return Glu;
  })();

  /**
   * Samples a blob at the positions of a second one.
   */

  var GridSample = Ncnn.GridSample = (function() {
    function GridSample(_io, _parent, _root, sampleType, paddingMode, alignCorner, permuteFusion) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.sampleType = sampleType;
      this.paddingMode = paddingMode;
      this.alignCorner = alignCorner;
      this.permuteFusion = permuteFusion;
      this._debug = {};

    }
    GridSample.prototype._read = function() {
    }

    /**
     * Most blobs.
     */
    Object.defineProperty(GridSample.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = 2;
        return this._m_maxBottoms;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(GridSample.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = 2;
        return this._m_minBottoms;
      }
    });

    /**
     * 1 bilinear, 2 nearest, 3 bicubic.
     */

    /**
     * Outside of the blob: 1 zeros, 2 the edge, 3 mirrored.
     */

    /**
     * 1 maps corners to corners.
     */

    /**
     * 1 has the coordinates as the slowest axis, 0 as the fastest.
     */

    return GridSample;
  })();

  /**
   * Normalisation of groups of channels by their own statistics.
   */

  var GroupNorm = Ncnn.GroupNorm = (function() {
    function GroupNorm(_io, _parent, _root, group, channels, eps, affine) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.group = group;
      this.channels = channels;
      this.eps = eps;
      this.affine = affine;
      this._debug = {};

    }
    GroupNorm.prototype._read = function() {
      if (this.affine != 0) {
        this._debug.gamma = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.gamma = new Block(this._io, this, this._root, this.channels, Ncnn.Load.RAW_FLOAT32);
        this.gamma._read();
        this._debug.gamma.end = this._io.pos;
      }
      if (this.affine != 0) {
        this._debug.beta = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.beta = new Block(this._io, this, this._root, this.channels, Ncnn.Load.RAW_FLOAT32);
        this.beta._read();
        this._debug.beta.end = this._io.pos;
      }
    }

    /**
     * Factor of each channel.
     */

    /**
     * Summand of each channel.
     */

    /**
     * Number of groups.
     */

    /**
     * Number of channels.
     */

    /**
     * Added to the variance.
     */

    /**
     * 1 with factors and summands.
     */

    return GroupNorm;
  })();

  /**
   * Gated recurrent unit, gates in the order reset, update, new; the last has two biases.
   */

  var Gru = Ncnn.Gru = (function() {
    function Gru(_io, _parent, _root, numOutput, weightDataSize, direction, int8ScaleTerm) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.numOutput = numOutput;
      this.weightDataSize = weightDataSize;
      this.direction = direction;
      this.int8ScaleTerm = int8ScaleTerm;
      this._debug = {};

    }
    Gru.prototype._read = function() {
      this._debug.weightXc = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.weightXc = new Block(this._io, this, this._root, this.weightDataSize, Ncnn.Load.TAGGED);
      this.weightXc._read();
      this._debug.weightXc.end = this._io.pos;
      this._debug.biasC = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.biasC = new Block(this._io, this, this._root, (this.numOutput * 4) * this.directions, Ncnn.Load.TAGGED);
      this.biasC._read();
      this._debug.biasC.end = this._io.pos;
      this._debug.weightHc = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.weightHc = new Block(this._io, this, this._root, ((this.numOutput * this.numOutput) * 3) * this.directions, Ncnn.Load.TAGGED);
      this.weightHc._read();
      this._debug.weightHc.end = this._io.pos;
      if (this.int8ScaleTerm != 0) {
        this._debug.weightXcInt8Scales = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.weightXcInt8Scales = new Block(this._io, this, this._root, (this.numOutput * 3) * this.directions, Ncnn.Load.RAW_FLOAT32);
        this.weightXcInt8Scales._read();
        this._debug.weightXcInt8Scales.end = this._io.pos;
      }
      if (this.int8ScaleTerm != 0) {
        this._debug.weightHcInt8Scales = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.weightHcInt8Scales = new Block(this._io, this, this._root, (this.numOutput * 3) * this.directions, Ncnn.Load.RAW_FLOAT32);
        this.weightHcInt8Scales._read();
        this._debug.weightHcInt8Scales.end = this._io.pos;
      }
    }

    /**
     * Number of directions.
     */
    Object.defineProperty(Gru.prototype, 'directions', {
      get: function() {
        if (this._m_directions !== undefined)
          return this._m_directions;
        this._debug._m_directions = {  };
        this._m_directions = (this.direction == Ncnn.Direction.BIDIRECTIONAL ? 2 : 1);
        return this._m_directions;
      }
    });

    /**
     * Most blobs.
     */
    Object.defineProperty(Gru.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = 2;
        return this._m_maxBottoms;
      }
    });

    /**
     * Most blobs.
     */
    Object.defineProperty(Gru.prototype, 'maxTops', {
      get: function() {
        if (this._m_maxTops !== undefined)
          return this._m_maxTops;
        this._debug._m_maxTops = {  };
        this._m_maxTops = 2;
        return this._m_maxTops;
      }
    });

    /**
     * Weights of the input.
     */

    /**
     * Bias.
     */

    /**
     * Weights of the last output.
     */

    /**
     * Factor from input weight to int8 of each row.
     */

    /**
     * Factor from output weight to int8 of each row.
     */

    /**
     * Length of the output of a step in one direction.
     */

    /**
     * Number of weights of the input in all directions and gates.
     */

    /**
     * 0 forward, 1 reverse, 2 both.
     */

    /**
     * 0 float, else int8 weights and their scales.
     */

    return Gru;
  })();

  /**
   * alpha * x + beta, limited to 0 and 1.
   */

  var HardSigmoid = Ncnn.HardSigmoid = (function() {
    function HardSigmoid(_io, _parent, _root, alpha, beta) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.alpha = alpha;
      this.beta = beta;
      this._debug = {};

    }
    HardSigmoid.prototype._read = function() {
    }

    /**
     * Slope.
     */

    /**
     * Value at zero.
     */

    return HardSigmoid;
  })();

  /**
   * x times alpha * x + beta, limited to 0 and 1.
   */

  var HardSwish = Ncnn.HardSwish = (function() {
    function HardSwish(_io, _parent, _root, alpha, beta) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.alpha = alpha;
      this.beta = beta;
      this._debug = {};

    }
    HardSwish.prototype._read = function() {
    }

    /**
     * Slope.
     */

    /**
     * Value at zero.
     */

    return HardSwish;
  })();

  /**
   * Fully connected layer.
   */

  var InnerProduct = Ncnn.InnerProduct = (function() {
    function InnerProduct(_io, _parent, _root, numOutput, biasTerm, weightDataSize, int8ScaleTerm, activationType, activationParams) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.numOutput = numOutput;
      this.biasTerm = biasTerm;
      this.weightDataSize = weightDataSize;
      this.int8ScaleTerm = int8ScaleTerm;
      this.activationType = activationType;
      this.activationParams = activationParams;
      this._debug = {};

    }
    InnerProduct.prototype._read = function() {
      this._debug.weight = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.weight = new Block(this._io, this, this._root, this.weightDataSize, Ncnn.Load.TAGGED);
      this.weight._read();
      this._debug.weight.end = this._io.pos;
      if (this.biasTerm != 0) {
        this._debug.bias = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.bias = new Block(this._io, this, this._root, this.numOutput, Ncnn.Load.RAW_FLOAT32);
        this.bias._read();
        this._debug.bias.end = this._io.pos;
      }
      if (this.int8ScaleTerm != 0) {
        this._debug.weightInt8Scales = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.weightInt8Scales = new Block(this._io, this, this._root, this.numOutput, Ncnn.Load.RAW_FLOAT32);
        this.weightInt8Scales._read();
        this._debug.weightInt8Scales.end = this._io.pos;
      }
      if (this.int8ScaleTerm != 0) {
        this._debug.bottomBlobInt8Scale = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.bottomBlobInt8Scale = new Block(this._io, this, this._root, 1, Ncnn.Load.RAW_FLOAT32);
        this.bottomBlobInt8Scale._read();
        this._debug.bottomBlobInt8Scale.end = this._io.pos;
      }
    }

    /**
     * Weights, one row of inputs for each output.
     */

    /**
     * Summand of each output.
     */

    /**
     * Factor from weight to int8 of each output.
     */

    /**
     * Factor from input to int8.
     */

    /**
     * Number of outputs.
     */

    /**
     * 1 with a bias.
     */

    /**
     * Number of weights, inputs times outputs.
     */

    /**
     * 0 float, else int8 with scales.
     */

    /**
     * Function applied to the result.
     */

    /**
     * Numbers of that function: slope, or minimum and maximum, or alpha and beta.
     */

    return InnerProduct;
  })();

  /**
   * An input of the network. The dims are hints; 0 is any size.
   */

  var Input = Ncnn.Input = (function() {
    function Input(_io, _parent, _root, w, h, d, c) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.w = w;
      this.h = h;
      this.d = d;
      this.c = c;
      this._debug = {};

    }
    Input.prototype._read = function() {
    }

    /**
     * Most blobs.
     */
    Object.defineProperty(Input.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = 0;
        return this._m_maxBottoms;
      }
    });

    /**
     * Most blobs; this is any number.
     */
    Object.defineProperty(Input.prototype, 'maxTops', {
      get: function() {
        if (this._m_maxTops !== undefined)
          return this._m_maxTops;
        this._debug._m_maxTops = {  };
        this._m_maxTops = 2147483647;
        return this._m_maxTops;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(Input.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = 0;
        return this._m_minBottoms;
      }
    });

    /**
     * Width.
     */

    /**
     * Height.
     */

    /**
     * Depth.
     */

    /**
     * Channels.
     */

    return Input;
  })();

  /**
   * Normalisation of each channel by its own statistics.
   */

  var InstanceNorm = Ncnn.InstanceNorm = (function() {
    function InstanceNorm(_io, _parent, _root, channels, eps, affine) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.channels = channels;
      this.eps = eps;
      this.affine = affine;
      this._debug = {};

    }
    InstanceNorm.prototype._read = function() {
      if (this.affine != 0) {
        this._debug.gamma = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.gamma = new Block(this._io, this, this._root, this.channels, Ncnn.Load.RAW_FLOAT32);
        this.gamma._read();
        this._debug.gamma.end = this._io.pos;
      }
      if (this.affine != 0) {
        this._debug.beta = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.beta = new Block(this._io, this, this._root, this.channels, Ncnn.Load.RAW_FLOAT32);
        this.beta._read();
        this._debug.beta.end = this._io.pos;
      }
    }

    /**
     * Factor of each channel.
     */

    /**
     * Summand of each channel.
     */

    /**
     * Number of channels.
     */

    /**
     * Added to the variance.
     */

    /**
     * 1 with factors (and summands).
     */

    return InstanceNorm;
  })();

  /**
   * Resizes width and height.
   */

  var Interp = Ncnn.Interp = (function() {
    function Interp(_io, _parent, _root, resizeType, heightScale, widthScale, outputHeight, outputWidth, dynamicTargetSize, alignCorner, sizeExpr) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.resizeType = resizeType;
      this.heightScale = heightScale;
      this.widthScale = widthScale;
      this.outputHeight = outputHeight;
      this.outputWidth = outputWidth;
      this.dynamicTargetSize = dynamicTargetSize;
      this.alignCorner = alignCorner;
      this.sizeExpr = sizeExpr;
      this._debug = {};

    }
    Interp.prototype._read = function() {
    }

    /**
     * Most blobs.
     */
    Object.defineProperty(Interp.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = this.minBottoms;
        return this._m_maxBottoms;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(Interp.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = (this.dynamicTargetSize == 1 ? 2 : 1);
        return this._m_minBottoms;
      }
    });

    /**
     * 1 nearest, 2 bilinear, 3 bicubic.
     */

    /**
     * Factor of the height.
     */

    /**
     * Factor of the width.
     */

    /**
     * Height of the result, 0 by the factor.
     */

    /**
     * Width of the result, 0 by the factor.
     */

    /**
     * 1 takes the size of a second blob.
     */

    /**
     * 1 maps corners to corners.
     */

    /**
     * Expressions for width and height.
     */

    return Interp;
  })();

  /**
   * Inverse of the short-time Fourier transform.
   */

  var InverseSpectrogram = Ncnn.InverseSpectrogram = (function() {
    function InverseSpectrogram(_io, _parent, _root, nFft, returns, hoplen, winlen, windowType, center, normalized) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.nFft = nFft;
      this.returns = returns;
      this.hoplen = hoplen;
      this.winlen = winlen;
      this.windowType = windowType;
      this.center = center;
      this.normalized = normalized;
      this._debug = {};

    }
    InverseSpectrogram.prototype._read = function() {
    }

    /**
     * Length of a transform.
     */

    /**
     * 0 complex numbers, 1 their real part, 2 their imaginary part.
     */

    /**
     * Samples from one window to the next.
     */

    /**
     * Length of the window.
     */

    /**
     * 0 ones, 1 Hann, 2 Hamming.
     */

    /**
     * 1 has windows centred on their sample.
     */

    /**
     * 0 as it is, 1 over the root of n_fft, 2 over the energy of the window.
     */

    return InverseSpectrogram;
  })();

  /**
   * One layer of a .param.bin. It has no name, and neither have its blobs.
   */

  var Layer = Ncnn.Layer = (function() {
    function Layer(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Layer.prototype._read = function() {
      this._debug.typeIndex = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.typeIndex = this._io.readS4le();
      this._debug.typeIndex.end = this._io.pos;
      this._debug.bottomCount = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.bottomCount = this._io.readS4le();
      this._debug.bottomCount.end = this._io.pos;
      if (!(this.bottomCount >= 0)) {
        var _err = new KaitaiStream.ValidationLessThanError(0, this.bottomCount, this._io, "/types/layer/seq/1");
        this._debug.bottomCount.validationError = _err;
        throw _err;
      }
      if (!(this.bottomCount <= 1000000)) {
        var _err = new KaitaiStream.ValidationGreaterThanError(1000000, this.bottomCount, this._io, "/types/layer/seq/1");
        this._debug.bottomCount.validationError = _err;
        throw _err;
      }
      this._debug.topCount = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.topCount = this._io.readS4le();
      this._debug.topCount.end = this._io.pos;
      if (!(this.topCount >= 0)) {
        var _err = new KaitaiStream.ValidationLessThanError(0, this.topCount, this._io, "/types/layer/seq/2");
        this._debug.topCount.validationError = _err;
        throw _err;
      }
      if (!(this.topCount <= 1000000)) {
        var _err = new KaitaiStream.ValidationGreaterThanError(1000000, this.topCount, this._io, "/types/layer/seq/2");
        this._debug.topCount.validationError = _err;
        throw _err;
      }
      this._debug.bottoms = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._debug.bottoms.arr = [];
      this.bottoms = [];
      for (var i = 0; i < this.bottomCount; i++) {
        this._debug.bottoms.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.bottoms.push(this._io.readS4le());
        this._debug.bottoms.arr[i].end = this._io.pos;
      }
      this._debug.bottoms.end = this._io.pos;
      this._debug.tops = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._debug.tops.arr = [];
      this.tops = [];
      for (var i = 0; i < this.topCount; i++) {
        this._debug.tops.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.tops.push(this._io.readS4le());
        this._debug.tops.arr[i].end = this._io.pos;
      }
      this._debug.tops.end = this._io.pos;
      this._debug.entries = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._debug.entries.arr = [];
      this.entries = [];
      var i = 0;
      do {
        this._debug.entries.arr[this.entries.length] = { start: this._io.pos, ioOffset: this._io.byteOffset };
        var _t_entries = new Entry(this._io, this, this._root);
        try {
          _t_entries._read();
        } finally {
          var _ = _t_entries;
          this.entries.push(_);
        }
        this._debug.entries.arr[this.entries.length - 1].end = this._io.pos;
        i++;
      } while (!(_.key == -233));
      this._debug.entries.end = this._io.pos;
    }

    /**
     * Index of the operator in the build list, or 256 plus a number for a custom operator.
     */

    /**
     * Number of input blobs.
     */

    /**
     * Number of output blobs.
     */

    /**
     * Ids of the input blobs.
     */

    /**
     * Ids of the output blobs.
     */

    /**
     * Parameters that are given, and the end mark.
     */

    return Layer;
  })();

  /**
   * Normalisation of the last axes by their own statistics.
   */

  var LayerNorm = Ncnn.LayerNorm = (function() {
    function LayerNorm(_io, _parent, _root, affineSize, eps, affine) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.affineSize = affineSize;
      this.eps = eps;
      this.affine = affine;
      this._debug = {};

    }
    LayerNorm.prototype._read = function() {
      if (this.affine != 0) {
        this._debug.gamma = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.gamma = new Block(this._io, this, this._root, this.affineSize, Ncnn.Load.RAW_FLOAT32);
        this.gamma._read();
        this._debug.gamma.end = this._io.pos;
      }
      if (this.affine != 0) {
        this._debug.beta = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.beta = new Block(this._io, this, this._root, this.affineSize, Ncnn.Load.RAW_FLOAT32);
        this.beta._read();
        this._debug.beta.end = this._io.pos;
      }
    }

    /**
     * Factor of each element.
     */

    /**
     * Summand of each element.
     */

    /**
     * Elements that share statistics.
     */

    /**
     * Added to the variance.
     */

    /**
     * 1 with factors (and summands).
     */

    return LayerNorm;
  })();

  /**
   * Logarithm of shift + scale * x.
   */

  var Log = Ncnn.Log = (function() {
    function Log(_io, _parent, _root, base, scale, shift) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.base = base;
      this.scale = scale;
      this.shift = shift;
      this._debug = {};

    }
    Log.prototype._read = function() {
    }

    /**
     * Base, -1 for e.
     */

    /**
     * Factor of the input.
     */

    /**
     * Added to the scaled input.
     */

    return Log;
  })();

  /**
   * Local response normalisation.
   */

  var Lrn = Ncnn.Lrn = (function() {
    function Lrn(_io, _parent, _root, regionType, localSize, alpha, beta, bias) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.regionType = regionType;
      this.localSize = localSize;
      this.alpha = alpha;
      this.beta = beta;
      this.bias = bias;
      this._debug = {};

    }
    Lrn.prototype._read = function() {
    }

    /**
     * 0 across channels, 1 within each.
     */

    /**
     * Side of the region.
     */

    /**
     * Factor of the sum of squares.
     */

    /**
     * Exponent.
     */

    /**
     * Added before the exponent.
     */

    return Lrn;
  })();

  /**
   * Long short-term memory, gates in the order input, forget, output, cell; with a projection if sizes differ.
   */

  var Lstm = Ncnn.Lstm = (function() {
    function Lstm(_io, _parent, _root, numOutput, weightDataSize, direction, hiddenSize, int8ScaleTerm) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.numOutput = numOutput;
      this.weightDataSize = weightDataSize;
      this.direction = direction;
      this.hiddenSize = hiddenSize;
      this.int8ScaleTerm = int8ScaleTerm;
      this._debug = {};

    }
    Lstm.prototype._read = function() {
      this._debug.weightXc = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.weightXc = new Block(this._io, this, this._root, this.weightDataSize, Ncnn.Load.TAGGED);
      this.weightXc._read();
      this._debug.weightXc.end = this._io.pos;
      this._debug.biasC = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.biasC = new Block(this._io, this, this._root, (this.hiddenSize * 4) * this.directions, Ncnn.Load.TAGGED);
      this.biasC._read();
      this._debug.biasC.end = this._io.pos;
      this._debug.weightHc = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.weightHc = new Block(this._io, this, this._root, ((this.numOutput * this.hiddenSize) * 4) * this.directions, Ncnn.Load.TAGGED);
      this.weightHc._read();
      this._debug.weightHc.end = this._io.pos;
      if (this.numOutput != this.hiddenSize) {
        this._debug.weightHr = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.weightHr = new Block(this._io, this, this._root, (this.hiddenSize * this.numOutput) * this.directions, Ncnn.Load.TAGGED);
        this.weightHr._read();
        this._debug.weightHr.end = this._io.pos;
      }
      if (this.int8ScaleTerm != 0) {
        this._debug.weightXcInt8Scales = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.weightXcInt8Scales = new Block(this._io, this, this._root, (this.hiddenSize * 4) * this.directions, Ncnn.Load.RAW_FLOAT32);
        this.weightXcInt8Scales._read();
        this._debug.weightXcInt8Scales.end = this._io.pos;
      }
      if (this.int8ScaleTerm != 0) {
        this._debug.weightHcInt8Scales = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.weightHcInt8Scales = new Block(this._io, this, this._root, (this.hiddenSize * 4) * this.directions, Ncnn.Load.RAW_FLOAT32);
        this.weightHcInt8Scales._read();
        this._debug.weightHcInt8Scales.end = this._io.pos;
      }
    }

    /**
     * Number of directions.
     */
    Object.defineProperty(Lstm.prototype, 'directions', {
      get: function() {
        if (this._m_directions !== undefined)
          return this._m_directions;
        this._debug._m_directions = {  };
        this._m_directions = (this.direction == Ncnn.Direction.BIDIRECTIONAL ? 2 : 1);
        return this._m_directions;
      }
    });

    /**
     * Most blobs.
     */
    Object.defineProperty(Lstm.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = 3;
        return this._m_maxBottoms;
      }
    });

    /**
     * Most blobs.
     */
    Object.defineProperty(Lstm.prototype, 'maxTops', {
      get: function() {
        if (this._m_maxTops !== undefined)
          return this._m_maxTops;
        this._debug._m_maxTops = {  };
        this._m_maxTops = 3;
        return this._m_maxTops;
      }
    });

    /**
     * Weights of the input.
     */

    /**
     * Bias.
     */

    /**
     * Weights of the last output.
     */

    /**
     * Projection of the cell to the output.
     */

    /**
     * Factor from input weight to int8 of each row.
     */

    /**
     * Factor from output weight to int8 of each row.
     */

    /**
     * Length of the output of a step in one direction.
     */

    /**
     * Number of weights of the input in all directions and gates.
     */

    /**
     * 0 forward, 1 reverse, 2 both.
     */

    /**
     * Length of the cell state.
     */

    /**
     * 0 float, else int8 weights and their scales.
     */

    return Lstm;
  })();

  /**
   * Product of two blobs of matrices.
   */

  var MatMul = Ncnn.MatMul = (function() {
    function MatMul(_io, _parent, _root, transB) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.transB = transB;
      this._debug = {};

    }
    MatMul.prototype._read = function() {
    }

    /**
     * Most blobs.
     */
    Object.defineProperty(MatMul.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = 2;
        return this._m_maxBottoms;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(MatMul.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = 2;
        return this._m_minBottoms;
      }
    });

    /**
     * 1 turns the second over first.
     */

    return MatMul;
  })();

  /**
   * A constant. Without dims nothing is stored and the runtime makes one element up.
   */

  var MemoryData = Ncnn.MemoryData = (function() {
    function MemoryData(_io, _parent, _root, w, h, d, c, loadType) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.w = w;
      this.h = h;
      this.d = d;
      this.c = c;
      this.loadType = loadType;
      this._debug = {};

    }
    MemoryData.prototype._read = function() {
      if (this.numData > 0) {
        this._debug.data = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.data = new Block(this._io, this, this._root, this.numData, (this.loadType == 0 ? Ncnn.Load.TAGGED : Ncnn.Load.RAW_FLOAT32));
        this.data._read();
        this._debug.data.end = this._io.pos;
      }
    }

    /**
     * Most blobs.
     */
    Object.defineProperty(MemoryData.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = 0;
        return this._m_maxBottoms;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(MemoryData.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = 0;
        return this._m_minBottoms;
      }
    });

    /**
     * Number of elements.
     */
    Object.defineProperty(MemoryData.prototype, 'numData', {
      get: function() {
        if (this._m_numData !== undefined)
          return this._m_numData;
        this._debug._m_numData = {  };
        this._m_numData = (this.d != 0 ? ((this.w * this.h) * this.d) * this.c : (this.c != 0 ? (this.w * this.h) * this.c : (this.h != 0 ? this.w * this.h : this.w)));
        return this._m_numData;
      }
    });

    /**
     * The elements.
     */

    /**
     * Width.
     */

    /**
     * Height.
     */

    /**
     * Depth.
     */

    /**
     * Channels.
     */

    /**
     * 1 float32 without a tag, 0 with a tag.
     */

    return MemoryData;
  })();

  /**
   * x * tanh(log(1 + exp(x))).
   */

  var Mish = Ncnn.Mish = (function() {
    function Mish(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Mish.prototype._read = function() {
    }

    return Mish;
  })();

  /**
   * Multi-head attention. Weights may be quantised in blocks as those of Gemm.
   */

  var MultiHeadAttention = Ncnn.MultiHeadAttention = (function() {
    function MultiHeadAttention(_io, _parent, _root, embedDim, numHeads, weightDataSize, kdim, vdim, attnMask, kvCache, quantizeTerm, scale, dialect) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.embedDim = embedDim;
      this.numHeads = numHeads;
      this.weightDataSize = weightDataSize;
      this.kdim = kdim;
      this.vdim = vdim;
      this.attnMask = attnMask;
      this.kvCache = kvCache;
      this.quantizeTerm = quantizeTerm;
      this.scale = scale;
      this.dialect = dialect;
      this._debug = {};

    }
    MultiHeadAttention.prototype._read = function() {
      this._debug.qWeight = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.qWeight = new Block(this._io, this, this._root, (this.blockwise ? this.qBytes * this.embedDim : this.weightDataSize), this.blockLoad);
      this.qWeight._read();
      this._debug.qWeight.end = this._io.pos;
      this._debug.qBias = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.qBias = new Block(this._io, this, this._root, this.embedDim, Ncnn.Load.RAW_FLOAT32);
      this.qBias._read();
      this._debug.qBias.end = this._io.pos;
      this._debug.kWeight = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.kWeight = new Block(this._io, this, this._root, (this.blockwise ? this.kBytes : this.kdim) * this.embedDim, this.blockLoad);
      this.kWeight._read();
      this._debug.kWeight.end = this._io.pos;
      this._debug.kBias = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.kBias = new Block(this._io, this, this._root, this.embedDim, Ncnn.Load.RAW_FLOAT32);
      this.kBias._read();
      this._debug.kBias.end = this._io.pos;
      this._debug.vWeight = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.vWeight = new Block(this._io, this, this._root, (this.blockwise ? this.vBytes : this.vdim) * this.embedDim, this.blockLoad);
      this.vWeight._read();
      this._debug.vWeight.end = this._io.pos;
      this._debug.vBias = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.vBias = new Block(this._io, this, this._root, this.embedDim, Ncnn.Load.RAW_FLOAT32);
      this.vBias._read();
      this._debug.vBias.end = this._io.pos;
      this._debug.outWeight = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.outWeight = new Block(this._io, this, this._root, (this.blockwise ? this.outBytes * this.qdim : this.weightDataSize), this.blockLoad);
      this.outWeight._read();
      this._debug.outWeight.end = this._io.pos;
      this._debug.outBias = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.outBias = new Block(this._io, this, this._root, this.qdim, Ncnn.Load.RAW_FLOAT32);
      this.outBias._read();
      this._debug.outBias.end = this._io.pos;
      if (this.blockwise) {
        this._debug.qQuantizeScales = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.qQuantizeScales = new Block(this._io, this, this._root, Math.floor(((this.qdim + this.blockSize) - 1) / this.blockSize) * this.embedDim, Ncnn.Load.RAW_FLOAT32);
        this.qQuantizeScales._read();
        this._debug.qQuantizeScales.end = this._io.pos;
      }
      if (this.blockwise) {
        this._debug.kQuantizeScales = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.kQuantizeScales = new Block(this._io, this, this._root, Math.floor(((this.kdim + this.blockSize) - 1) / this.blockSize) * this.embedDim, Ncnn.Load.RAW_FLOAT32);
        this.kQuantizeScales._read();
        this._debug.kQuantizeScales.end = this._io.pos;
      }
      if (this.blockwise) {
        this._debug.vQuantizeScales = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.vQuantizeScales = new Block(this._io, this, this._root, Math.floor(((this.vdim + this.blockSize) - 1) / this.blockSize) * this.embedDim, Ncnn.Load.RAW_FLOAT32);
        this.vQuantizeScales._read();
        this._debug.vQuantizeScales.end = this._io.pos;
      }
      if (this.blockwise) {
        this._debug.outQuantizeScales = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.outQuantizeScales = new Block(this._io, this, this._root, Math.floor(((this.embedDim + this.blockSize) - 1) / this.blockSize) * this.qdim, Ncnn.Load.RAW_FLOAT32);
        this.outQuantizeScales._read();
        this._debug.outQuantizeScales.end = this._io.pos;
      }
      if ( ((this.blockwise) && (KaitaiStream.mod(this.quantizeTerm, 100) >= 10)) ) {
        this._debug.qInputScales = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.qInputScales = new Block(this._io, this, this._root, this.qdim, Ncnn.Load.RAW_FLOAT32);
        this.qInputScales._read();
        this._debug.qInputScales.end = this._io.pos;
      }
      if ( ((this.blockwise) && (KaitaiStream.mod(this.quantizeTerm, 100) >= 10)) ) {
        this._debug.kInputScales = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.kInputScales = new Block(this._io, this, this._root, this.kdim, Ncnn.Load.RAW_FLOAT32);
        this.kInputScales._read();
        this._debug.kInputScales.end = this._io.pos;
      }
      if ( ((this.blockwise) && (KaitaiStream.mod(this.quantizeTerm, 100) >= 10)) ) {
        this._debug.vInputScales = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.vInputScales = new Block(this._io, this, this._root, this.vdim, Ncnn.Load.RAW_FLOAT32);
        this.vInputScales._read();
        this._debug.vInputScales.end = this._io.pos;
      }
      if ( ((this.blockwise) && (KaitaiStream.mod(this.quantizeTerm, 100) >= 10)) ) {
        this._debug.outInputScales = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.outInputScales = new Block(this._io, this, this._root, this.embedDim, Ncnn.Load.RAW_FLOAT32);
        this.outInputScales._read();
        this._debug.outInputScales.end = this._io.pos;
      }
      if ( ((this.quantizeTerm != 0) && (!(this.blockwise))) ) {
        this._debug.qInt8Scales = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.qInt8Scales = new Block(this._io, this, this._root, this.embedDim, Ncnn.Load.RAW_FLOAT32);
        this.qInt8Scales._read();
        this._debug.qInt8Scales.end = this._io.pos;
      }
      if ( ((this.quantizeTerm != 0) && (!(this.blockwise))) ) {
        this._debug.kInt8Scales = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.kInt8Scales = new Block(this._io, this, this._root, this.embedDim, Ncnn.Load.RAW_FLOAT32);
        this.kInt8Scales._read();
        this._debug.kInt8Scales.end = this._io.pos;
      }
      if ( ((this.quantizeTerm != 0) && (!(this.blockwise))) ) {
        this._debug.vInt8Scales = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.vInt8Scales = new Block(this._io, this, this._root, this.embedDim, Ncnn.Load.RAW_FLOAT32);
        this.vInt8Scales._read();
        this._debug.vInt8Scales.end = this._io.pos;
      }
      if ( ((this.quantizeTerm != 0) && (!(this.blockwise))) ) {
        this._debug.outInt8Scale = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.outInt8Scale = new Block(this._io, this, this._root, 1, Ncnn.Load.RAW_FLOAT32);
        this.outInt8Scale._read();
        this._debug.outInt8Scale.end = this._io.pos;
      }
    }

    /**
     * Bits of a weight.
     */
    Object.defineProperty(MultiHeadAttention.prototype, 'bits', {
      get: function() {
        if (this._m_bits !== undefined)
          return this._m_bits;
        this._debug._m_bits = {  };
        this._m_bits = (this.blockwise ? Math.floor(this.quantizeTerm / 100) : 0);
        return this._m_bits;
      }
    });

    /**
     * How weights that may be in blocks are read.
     */
    Object.defineProperty(MultiHeadAttention.prototype, 'blockLoad', {
      get: function() {
        if (this._m_blockLoad !== undefined)
          return this._m_blockLoad;
        this._debug._m_blockLoad = { enumName: "Ncnn.Load" };
        this._m_blockLoad = ( ((!(this.blockwise)) || (this.dialect == Ncnn.Dialect.D202607))  ? Ncnn.Load.TAGGED : (this.bits == 4 ? Ncnn.Load.BITS4 : (this.bits == 6 ? Ncnn.Load.BITS6 : Ncnn.Load.BITS8)));
        return this._m_blockLoad;
      }
    });

    /**
     * Weights that share a scale.
     */
    Object.defineProperty(MultiHeadAttention.prototype, 'blockSize', {
      get: function() {
        if (this._m_blockSize !== undefined)
          return this._m_blockSize;
        this._debug._m_blockSize = {  };
        this._m_blockSize = (KaitaiStream.mod(this.quantizeTerm, 10) == 0 ? 32 : (KaitaiStream.mod(this.quantizeTerm, 10) == 1 ? 64 : 128));
        return this._m_blockSize;
      }
    });

    /**
     * Whether weights are quantised in blocks.
     */
    Object.defineProperty(MultiHeadAttention.prototype, 'blockwise', {
      get: function() {
        if (this._m_blockwise !== undefined)
          return this._m_blockwise;
        this._debug._m_blockwise = {  };
        this._m_blockwise =  ((this.quantizeTerm >= 400) && (this.quantizeTerm < 900) && (KaitaiStream.mod(Math.floor(this.quantizeTerm / 100), 2) == 0) && (KaitaiStream.mod(this.quantizeTerm, 100) < 20) && (KaitaiStream.mod(this.quantizeTerm, 10) < 3)) ;
        return this._m_blockwise;
      }
    });

    /**
     * Bytes of a row of packed key weights.
     */
    Object.defineProperty(MultiHeadAttention.prototype, 'kBytes', {
      get: function() {
        if (this._m_kBytes !== undefined)
          return this._m_kBytes;
        this._debug._m_kBytes = {  };
        this._m_kBytes = Math.floor((this.kdim * this.bits + 7) / 8);
        return this._m_kBytes;
      }
    });

    /**
     * Most blobs.
     */
    Object.defineProperty(MultiHeadAttention.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = this.minBottoms + 2;
        return this._m_maxBottoms;
      }
    });

    /**
     * Most blobs.
     */
    Object.defineProperty(MultiHeadAttention.prototype, 'maxTops', {
      get: function() {
        if (this._m_maxTops !== undefined)
          return this._m_maxTops;
        this._debug._m_maxTops = {  };
        this._m_maxTops = this.minTops;
        return this._m_maxTops;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(MultiHeadAttention.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = (1 + (this.attnMask != 0 ? 1 : 0)) + (this.kvCache != 0 ? 2 : 0);
        return this._m_minBottoms;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(MultiHeadAttention.prototype, 'minTops', {
      get: function() {
        if (this._m_minTops !== undefined)
          return this._m_minTops;
        this._debug._m_minTops = {  };
        this._m_minTops = (this.kvCache != 0 ? 3 : 1);
        return this._m_minTops;
      }
    });

    /**
     * Bytes of a row of packed result weights.
     */
    Object.defineProperty(MultiHeadAttention.prototype, 'outBytes', {
      get: function() {
        if (this._m_outBytes !== undefined)
          return this._m_outBytes;
        this._debug._m_outBytes = {  };
        this._m_outBytes = Math.floor((this.embedDim * this.bits + 7) / 8);
        return this._m_outBytes;
      }
    });

    /**
     * Bytes of a row of packed query weights.
     */
    Object.defineProperty(MultiHeadAttention.prototype, 'qBytes', {
      get: function() {
        if (this._m_qBytes !== undefined)
          return this._m_qBytes;
        this._debug._m_qBytes = {  };
        this._m_qBytes = Math.floor((this.qdim * this.bits + 7) / 8);
        return this._m_qBytes;
      }
    });

    /**
     * Length of a query before projection.
     */
    Object.defineProperty(MultiHeadAttention.prototype, 'qdim', {
      get: function() {
        if (this._m_qdim !== undefined)
          return this._m_qdim;
        this._debug._m_qdim = {  };
        this._m_qdim = (this.embedDim > 0 ? Math.floor(this.weightDataSize / this.embedDim) : 0);
        return this._m_qdim;
      }
    });

    /**
     * Bytes of a row of packed value weights.
     */
    Object.defineProperty(MultiHeadAttention.prototype, 'vBytes', {
      get: function() {
        if (this._m_vBytes !== undefined)
          return this._m_vBytes;
        this._debug._m_vBytes = {  };
        this._m_vBytes = Math.floor((this.vdim * this.bits + 7) / 8);
        return this._m_vBytes;
      }
    });

    /**
     * Projection of the query.
     */

    /**
     * Bias of the query.
     */

    /**
     * Projection of the key.
     */

    /**
     * Bias of the key.
     */

    /**
     * Projection of the value.
     */

    /**
     * Bias of the value.
     */

    /**
     * Projection of the result.
     */

    /**
     * Bias of the result.
     */

    /**
     * Divisor of each block of the query weights.
     */

    /**
     * Divisor of each block of the key weights.
     */

    /**
     * Divisor of each block of the value weights.
     */

    /**
     * Divisor of each block of the result weights.
     */

    /**
     * Factor of each query input.
     */

    /**
     * Factor of each key input.
     */

    /**
     * Factor of each value input.
     */

    /**
     * Factor of each result input.
     */

    /**
     * Query weight to int8 by row.
     */

    /**
     * Key weight to int8 by row.
     */

    /**
     * Value weight to int8 by row.
     */

    /**
     * Result weight to int8.
     */

    /**
     * Length of all heads together.
     */

    /**
     * Number of heads.
     */

    /**
     * Weights of the query, embed_dim times its length.
     */

    /**
     * Length of a key before projection.
     */

    /**
     * Length of a value before projection.
     */

    /**
     * 1 with a mask as a further blob.
     */

    /**
     * 1 takes and gives cached keys and values.
     */

    /**
     * 0 float; block weights: 100 times the bits (4, 6, 8), plus 10 with input scales, plus 0, 1, 2 for blocks of 32, 64, 128; else int8.
     */

    /**
     * Factor of query times key.
     */

    /**
     * Whether block weights are tagged (7) or not (10).
     */

    return MultiHeadAttention;
  })();

  /**
   * Subtracts the mean and divides by the standard deviation.
   */

  var Mvn = Ncnn.Mvn = (function() {
    function Mvn(_io, _parent, _root, normalizeVariance, acrossChannels, eps) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.normalizeVariance = normalizeVariance;
      this.acrossChannels = acrossChannels;
      this.eps = eps;
      this._debug = {};

    }
    Mvn.prototype._read = function() {
    }

    /**
     * 1 divides, 0 only subtracts.
     */

    /**
     * 1 over all channels, 0 for each.
     */

    /**
     * Added to the standard deviation.
     */

    return Mvn;
  })();

  /**
   * Hands its blobs on.
   */

  var Noop = Ncnn.Noop = (function() {
    function Noop(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Noop.prototype._read = function() {
    }

    /**
     * Most blobs; this is any number.
     */
    Object.defineProperty(Noop.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = 2147483647;
        return this._m_maxBottoms;
      }
    });

    /**
     * Most blobs; this is any number.
     */
    Object.defineProperty(Noop.prototype, 'maxTops', {
      get: function() {
        if (this._m_maxTops !== undefined)
          return this._m_maxTops;
        this._debug._m_maxTops = {  };
        this._m_maxTops = 2147483647;
        return this._m_maxTops;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(Noop.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = 0;
        return this._m_minBottoms;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(Noop.prototype, 'minTops', {
      get: function() {
        if (this._m_minTops !== undefined)
          return this._m_minTops;
        this._debug._m_minTops = {  };
        this._m_minTops = 0;
        return this._m_minTops;
      }
    });

    return Noop;
  })();

  /**
   * Divides by the Euclidean norm and scales.
   */

  var Normalize = Ncnn.Normalize = (function() {
    function Normalize(_io, _parent, _root, acrossSpatial, acrossChannel, channelShared, eps, epsMode, scaleDataSize) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.acrossSpatial = acrossSpatial;
      this.acrossChannel = acrossChannel;
      this.channelShared = channelShared;
      this.eps = eps;
      this.epsMode = epsMode;
      this.scaleDataSize = scaleDataSize;
      this._debug = {};

    }
    Normalize.prototype._read = function() {
      this._debug.scale = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.scale = new Block(this._io, this, this._root, this.scaleDataSize, Ncnn.Load.RAW_FLOAT32);
      this.scale._read();
      this._debug.scale.end = this._io.pos;
    }

    /**
     * Factor of each channel or of all.
     */

    /**
     * 1 over all positions, 0 at each.
     */

    /**
     * 1 over all channels, 0 for each.
     */

    /**
     * 1 has one scale for all channels.
     */

    /**
     * Keeps the norm from being zero.
     */

    /**
     * How it does: 0 added to the square, 1 least norm, 2 least square.
     */

    /**
     * Number of scales.
     */

    return Normalize;
  })();

  /**
   * ReLU with slopes below zero that were learned.
   */

  var PReLu = Ncnn.PReLu = (function() {
    function PReLu(_io, _parent, _root, numSlope) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.numSlope = numSlope;
      this._debug = {};

    }
    PReLu.prototype._read = function() {
      this._debug.slope = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.slope = new Block(this._io, this, this._root, this.numSlope, Ncnn.Load.RAW_FLOAT32);
      this.slope._read();
      this._debug.slope.end = this._io.pos;
    }

    /**
     * Slope of each channel or of all.
     */

    /**
     * Number of slopes, 1 or that of the channels.
     */

    return PReLu;
  })();

  /**
   * Changes how many channels lie side by side in memory.
   */

  var Packing = Ncnn.Packing = (function() {
    function Packing(_io, _parent, _root, outElempack, usePadding, castTypeFrom, castTypeTo) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.outElempack = outElempack;
      this.usePadding = usePadding;
      this.castTypeFrom = castTypeFrom;
      this.castTypeTo = castTypeTo;
      this._debug = {};

    }
    Packing.prototype._read = function() {
    }

    /**
     * How many.
     */

    /**
     * 1 adds channels that are lacking.
     */

    /**
     * Type of the input.
     */

    /**
     * Type of the result.
     */

    return Packing;
  })();

  /**
   * Adds a border.
   */

  var Padding = Ncnn.Padding = (function() {
    function Padding(_io, _parent, _root, top, bottom, left, right, type, value, perChannelPadDataSize, front, behind) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.top = top;
      this.bottom = bottom;
      this.left = left;
      this.right = right;
      this.type = type;
      this.value = value;
      this.perChannelPadDataSize = perChannelPadDataSize;
      this.front = front;
      this.behind = behind;
      this._debug = {};

    }
    Padding.prototype._read = function() {
      if (this.perChannelPadDataSize != 0) {
        this._debug.perChannelPadData = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.perChannelPadData = new Block(this._io, this, this._root, this.perChannelPadDataSize, Ncnn.Load.RAW_FLOAT32);
        this.perChannelPadData._read();
        this._debug.perChannelPadData.end = this._io.pos;
      }
    }

    /**
     * Constant of each channel.
     */

    /**
     * Rows at the top.
     */

    /**
     * Rows at the bottom.
     */

    /**
     * Columns at the left.
     */

    /**
     * Columns at the right.
     */

    /**
     * 0 a constant, 1 the edge repeated, 2 mirrored.
     */

    /**
     * The constant.
     */

    /**
     * Number of channels with a constant of their own, 0 none.
     */

    /**
     * In front, along d or c.
     */

    /**
     * Behind, along d or c.
     */

    return Padding;
  })();

  /**
   * Reorders the axes.
   */

  var Permute = Ncnn.Permute = (function() {
    function Permute(_io, _parent, _root, orderType) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.orderType = orderType;
      this._debug = {};

    }
    Permute.prototype._read = function() {
    }

    /**
     * Number of the order: 0 keeps it, 1 swaps w and h; 0 to 5 with three axes, 0 to 23 with four.
     */

    return Permute;
  })();

  /**
   * Turns channels into blocks of pixels.
   */

  var PixelShuffle = Ncnn.PixelShuffle = (function() {
    function PixelShuffle(_io, _parent, _root, upscaleFactor, mode) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.upscaleFactor = upscaleFactor;
      this.mode = mode;
      this._debug = {};

    }
    PixelShuffle.prototype._read = function() {
    }

    /**
     * Side of a block.
     */

    /**
     * 0 the channel slowest in the input, 1 fastest.
     */

    return PixelShuffle;
  })();

  /**
   * 2-D pooling.
   */

  var Pooling = Ncnn.Pooling = (function() {
    function Pooling(_io, _parent, _root, poolingType, kernelW, kernelH, strideW, strideH, padLeft, padRight, padTop, padBottom, globalPooling, padMode, avgpoolCountIncludePad, adaptivePooling, outW, outH) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.poolingType = poolingType;
      this.kernelW = kernelW;
      this.kernelH = kernelH;
      this.strideW = strideW;
      this.strideH = strideH;
      this.padLeft = padLeft;
      this.padRight = padRight;
      this.padTop = padTop;
      this.padBottom = padBottom;
      this.globalPooling = globalPooling;
      this.padMode = padMode;
      this.avgpoolCountIncludePad = avgpoolCountIncludePad;
      this.adaptivePooling = adaptivePooling;
      this.outW = outW;
      this.outH = outH;
      this._debug = {};

    }
    Pooling.prototype._read = function() {
    }

    /**
     * 0 max, 1 average.
     */

    /**
     * Kernel width.
     */

    /**
     * Kernel height.
     */

    /**
     * Step of the window along w.
     */

    /**
     * Step of the window along h.
     */

    /**
     * Columns added at the left.
     */

    /**
     * Columns added at the right.
     */

    /**
     * Rows added at the top.
     */

    /**
     * Rows added at the bottom.
     */

    /**
     * 1 takes the whole blob for the window.
     */

    /**
     * 0 full, 1 valid, 2 as SAME_UPPER, 3 as SAME_LOWER.
     */

    /**
     * 1 counts what was added in an average.
     */

    /**
     * 1 chooses the windows for the size of the result.
     */

    /**
     * Width of an adaptive result, -233 as the input.
     */

    /**
     * Height of an adaptive result, -233 as the input.
     */

    return Pooling;
  })();

  /**
   * 1-D pooling.
   */

  var Pooling1d = Ncnn.Pooling1d = (function() {
    function Pooling1d(_io, _parent, _root, poolingType, kernelW, strideW, padLeft, padRight, globalPooling, padMode, avgpoolCountIncludePad, adaptivePooling, outW) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.poolingType = poolingType;
      this.kernelW = kernelW;
      this.strideW = strideW;
      this.padLeft = padLeft;
      this.padRight = padRight;
      this.globalPooling = globalPooling;
      this.padMode = padMode;
      this.avgpoolCountIncludePad = avgpoolCountIncludePad;
      this.adaptivePooling = adaptivePooling;
      this.outW = outW;
      this._debug = {};

    }
    Pooling1d.prototype._read = function() {
    }

    /**
     * 0 max, 1 average.
     */

    /**
     * Kernel width.
     */

    /**
     * Step of the window along w.
     */

    /**
     * Columns added at the left.
     */

    /**
     * Columns added at the right.
     */

    /**
     * 1 takes the whole blob for the window.
     */

    /**
     * 0 full, 1 valid, 2 as SAME_UPPER, 3 as SAME_LOWER.
     */

    /**
     * 1 counts what was added in an average.
     */

    /**
     * 1 chooses the windows for the size of the result.
     */

    /**
     * Width of an adaptive result, -233 as the input.
     */

    return Pooling1d;
  })();

  /**
   * 3-D pooling.
   */

  var Pooling3d = Ncnn.Pooling3d = (function() {
    function Pooling3d(_io, _parent, _root, poolingType, kernelW, kernelH, kernelD, strideW, strideH, strideD, padLeft, padRight, padTop, padBottom, padFront, padBehind, globalPooling, padMode, avgpoolCountIncludePad, adaptivePooling, outW, outH, outD) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.poolingType = poolingType;
      this.kernelW = kernelW;
      this.kernelH = kernelH;
      this.kernelD = kernelD;
      this.strideW = strideW;
      this.strideH = strideH;
      this.strideD = strideD;
      this.padLeft = padLeft;
      this.padRight = padRight;
      this.padTop = padTop;
      this.padBottom = padBottom;
      this.padFront = padFront;
      this.padBehind = padBehind;
      this.globalPooling = globalPooling;
      this.padMode = padMode;
      this.avgpoolCountIncludePad = avgpoolCountIncludePad;
      this.adaptivePooling = adaptivePooling;
      this.outW = outW;
      this.outH = outH;
      this.outD = outD;
      this._debug = {};

    }
    Pooling3d.prototype._read = function() {
    }

    /**
     * 0 max, 1 average.
     */

    /**
     * Kernel width.
     */

    /**
     * Kernel height.
     */

    /**
     * Kernel depth.
     */

    /**
     * Step of the window along w.
     */

    /**
     * Step of the window along h.
     */

    /**
     * Step of the window along d.
     */

    /**
     * Columns added at the left.
     */

    /**
     * Columns added at the right.
     */

    /**
     * Rows added at the top.
     */

    /**
     * Rows added at the bottom.
     */

    /**
     * Slices added in front.
     */

    /**
     * Slices added behind.
     */

    /**
     * 1 takes the whole blob for the window.
     */

    /**
     * 0 full, 1 valid, 2 as SAME_UPPER, 3 as SAME_LOWER.
     */

    /**
     * 1 counts what was added in an average.
     */

    /**
     * 1 chooses the windows for the size of the result.
     */

    /**
     * Width of an adaptive result, -233 as the input.
     */

    /**
     * Height of an adaptive result, -233 as the input.
     */

    /**
     * Depth of an adaptive result, -233 as the input.
     */

    return Pooling3d;
  })();

  /**
   * (shift + scale * x) ^ power.
   */

  var Power = Ncnn.Power = (function() {
    function Power(_io, _parent, _root, power, scale, shift) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.power = power;
      this.scale = scale;
      this.shift = shift;
      this._debug = {};

    }
    Power.prototype._read = function() {
    }

    /**
     * Exponent.
     */

    /**
     * Factor of the input.
     */

    /**
     * Added to the scaled input.
     */

    return Power;
  })();

  /**
   * Prior boxes of SSD.
   */

  var PriorBox = Ncnn.PriorBox = (function() {
    function PriorBox(_io, _parent, _root, minSizes, maxSizes, aspectRatios, variances0, variances1, variances2, variances3, flip, clip, imageWidth, imageHeight, stepWidth, stepHeight, offset, stepMmdetection, centerMmdetection) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.minSizes = minSizes;
      this.maxSizes = maxSizes;
      this.aspectRatios = aspectRatios;
      this.variances0 = variances0;
      this.variances1 = variances1;
      this.variances2 = variances2;
      this.variances3 = variances3;
      this.flip = flip;
      this.clip = clip;
      this.imageWidth = imageWidth;
      this.imageHeight = imageHeight;
      this.stepWidth = stepWidth;
      this.stepHeight = stepHeight;
      this.offset = offset;
      this.stepMmdetection = stepMmdetection;
      this.centerMmdetection = centerMmdetection;
      this._debug = {};

    }
    PriorBox.prototype._read = function() {
    }

    /**
     * Most blobs.
     */
    Object.defineProperty(PriorBox.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = 2;
        return this._m_maxBottoms;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(PriorBox.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = ( (( ((this.imageWidth == -233) || (this.imageHeight == -233)) ) && ( ((this.imageWidth != this.imageHeight) || (this.maxSizes.length > 0)) ))  ? 2 : 1);
        return this._m_minBottoms;
      }
    });

    /**
     * Sides of the squares.
     */

    /**
     * Upper sides, each for a square in between.
     */

    /**
     * Width over height of further boxes.
     */

    /**
     * Variance of x.
     */

    /**
     * Variance of y.
     */

    /**
     * Variance of the width.
     */

    /**
     * Variance of the height.
     */

    /**
     * 1 adds each ratio upside down.
     */

    /**
     * 1 cuts boxes at the edge of the image.
     */

    /**
     * Width of the image, -233 that of the second blob.
     */

    /**
     * Height of the image, -233 that of the second blob.
     */

    /**
     * Pixels between two columns of the map, -233 image over map.
     */

    /**
     * Pixels between two rows of the map, -233 image over map.
     */

    /**
     * Where in a cell the centre lies.
     */

    /**
     * 1 rounds steps as MMDetection does.
     */

    /**
     * 1 places centres as MMDetection does.
     */

    return PriorBox;
  })();

  /**
   * Region proposals of Faster R-CNN.
   */

  var Proposal = Ncnn.Proposal = (function() {
    function Proposal(_io, _parent, _root, featStride, baseSize, preNmsTopN, afterNmsTopN, nmsThresh, minSize) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.featStride = featStride;
      this.baseSize = baseSize;
      this.preNmsTopN = preNmsTopN;
      this.afterNmsTopN = afterNmsTopN;
      this.nmsThresh = nmsThresh;
      this.minSize = minSize;
      this._debug = {};

    }
    Proposal.prototype._read = function() {
    }

    /**
     * Most blobs.
     */
    Object.defineProperty(Proposal.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = 3;
        return this._m_maxBottoms;
      }
    });

    /**
     * Most blobs.
     */
    Object.defineProperty(Proposal.prototype, 'maxTops', {
      get: function() {
        if (this._m_maxTops !== undefined)
          return this._m_maxTops;
        this._debug._m_maxTops = {  };
        this._m_maxTops = 2;
        return this._m_maxTops;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(Proposal.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = 3;
        return this._m_minBottoms;
      }
    });

    /**
     * Pixels of the image between two positions of the map.
     */

    /**
     * Side of the anchor that others are scaled from.
     */

    /**
     * How many boxes are kept before suppression.
     */

    /**
     * How many boxes are kept after suppression.
     */

    /**
     * Overlap from which the lesser box is dropped.
     */

    /**
     * Smallest side of a box, in pixels.
     */

    return Proposal;
  })();

  /**
   * Average pooling of regions, each cell from channels of its own.
   */

  var PsroiPooling = Ncnn.PsroiPooling = (function() {
    function PsroiPooling(_io, _parent, _root, pooledWidth, pooledHeight, spatialScale, outputDim) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.pooledWidth = pooledWidth;
      this.pooledHeight = pooledHeight;
      this.spatialScale = spatialScale;
      this.outputDim = outputDim;
      this._debug = {};

    }
    PsroiPooling.prototype._read = function() {
    }

    /**
     * Most blobs.
     */
    Object.defineProperty(PsroiPooling.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = 2;
        return this._m_maxBottoms;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(PsroiPooling.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = 2;
        return this._m_minBottoms;
      }
    });

    /**
     * Width of the result.
     */

    /**
     * Height of the result.
     */

    /**
     * Factor from image to map coordinates.
     */

    /**
     * Channels of the result.
     */

    return PsroiPooling;
  })();

  /**
   * Float to int8.
   */

  var Quantize = Ncnn.Quantize = (function() {
    function Quantize(_io, _parent, _root, scaleDataSize) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.scaleDataSize = scaleDataSize;
      this._debug = {};

    }
    Quantize.prototype._read = function() {
      this._debug.scale = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.scale = new Block(this._io, this, this._root, this.scaleDataSize, Ncnn.Load.RAW_FLOAT32);
      this.scale._read();
      this._debug.scale.end = this._io.pos;
    }

    /**
     * Factor of each channel or of all.
     */

    /**
     * Number of scales, 1 or that of the channels.
     */

    return Quantize;
  })();

  /**
   * Zero, or a fixed slope, below zero.
   */

  var ReLu = Ncnn.ReLu = (function() {
    function ReLu(_io, _parent, _root, slope) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.slope = slope;
      this._debug = {};

    }
    ReLu.prototype._read = function() {
    }

    /**
     * Factor below zero.
     */

    return ReLu;
  })();

  /**
   * Reduces axes of a blob to one number.
   */

  var Reduction = Ncnn.Reduction = (function() {
    function Reduction(_io, _parent, _root, operation, reduceAll, coeff, axes, keepdims, fixbug0) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.operation = operation;
      this.reduceAll = reduceAll;
      this.coeff = coeff;
      this.axes = axes;
      this.keepdims = keepdims;
      this.fixbug0 = fixbug0;
      this._debug = {};

    }
    Reduction.prototype._read = function() {
    }

    /**
     * What is computed: 0 the sum, 3 the mean, 4 the largest, and so on.
     */

    /**
     * 1 over all axes, 0 over those given.
     */

    /**
     * Factor of the result.
     */

    /**
     * The axes, without batch.
     */

    /**
     * 1 keeps reduced axes with one element.
     */

    /**
     * 1 counts axes without the batch; before that meaning was fixed, 0.
     */

    return Reduction;
  })();

  /**
   * Turns blocks of pixels into channels.
   */

  var Reorg = Ncnn.Reorg = (function() {
    function Reorg(_io, _parent, _root, stride, mode) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.stride = stride;
      this.mode = mode;
      this._debug = {};

    }
    Reorg.prototype._read = function() {
    }

    /**
     * Side of a block.
     */

    /**
     * 0 the channel slowest in the result, 1 fastest.
     */

    return Reorg;
  })();

  /**
   * 32-bit integers to int8.
   */

  var Requantize = Ncnn.Requantize = (function() {
    function Requantize(_io, _parent, _root, scaleInDataSize, scaleOutDataSize, biasDataSize, activationType, activationParams) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.scaleInDataSize = scaleInDataSize;
      this.scaleOutDataSize = scaleOutDataSize;
      this.biasDataSize = biasDataSize;
      this.activationType = activationType;
      this.activationParams = activationParams;
      this._debug = {};

    }
    Requantize.prototype._read = function() {
      this._debug.scaleIn = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.scaleIn = new Block(this._io, this, this._root, this.scaleInDataSize, Ncnn.Load.RAW_FLOAT32);
      this.scaleIn._read();
      this._debug.scaleIn.end = this._io.pos;
      this._debug.scaleOut = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.scaleOut = new Block(this._io, this, this._root, this.scaleOutDataSize, Ncnn.Load.RAW_FLOAT32);
      this.scaleOut._read();
      this._debug.scaleOut.end = this._io.pos;
      if (this.biasDataSize != 0) {
        this._debug.bias = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.bias = new Block(this._io, this, this._root, this.biasDataSize, Ncnn.Load.RAW_FLOAT32);
        this.bias._read();
        this._debug.bias.end = this._io.pos;
      }
    }

    /**
     * Factor from integer to float.
     */

    /**
     * Factor from float to int8.
     */

    /**
     * Summand of each channel or of all.
     */

    /**
     * Number of scales of the input, 1 or that of the channels.
     */

    /**
     * Number of scales of the result, 1 or that of the channels.
     */

    /**
     * Number of summands, 0 none.
     */

    /**
     * Function applied in between.
     */

    /**
     * Numbers of that function.
     */

    return Requantize;
  })();

  /**
   * Same elements, other dims. A dim of 0 is copied from the input, -1 is what is left, -233 is not there.
   */

  var Reshape = Ncnn.Reshape = (function() {
    function Reshape(_io, _parent, _root, w, h, d, c, shapeExpr, inputBatchAxis, outputBatchAxis) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.w = w;
      this.h = h;
      this.d = d;
      this.c = c;
      this.shapeExpr = shapeExpr;
      this.inputBatchAxis = inputBatchAxis;
      this.outputBatchAxis = outputBatchAxis;
      this._debug = {};

    }
    Reshape.prototype._read = function() {
    }

    /**
     * Width.
     */

    /**
     * Height.
     */

    /**
     * Depth.
     */

    /**
     * Channels.
     */

    /**
     * Expressions for the dims, w first; they win over the numbers.
     */

    /**
     * Axis of the input that is the batch, 233 none.
     */

    /**
     * Axis of the result that is the batch, 233 none.
     */

    return Reshape;
  })();

  /**
   * Division of the last axes by their root mean square.
   */

  var RmsNorm = Ncnn.RmsNorm = (function() {
    function RmsNorm(_io, _parent, _root, affineSize, eps, affine) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.affineSize = affineSize;
      this.eps = eps;
      this.affine = affine;
      this._debug = {};

    }
    RmsNorm.prototype._read = function() {
      if (this.affine != 0) {
        this._debug.gamma = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.gamma = new Block(this._io, this, this._root, this.affineSize, Ncnn.Load.RAW_FLOAT32);
        this.gamma._read();
        this._debug.gamma.end = this._io.pos;
      }
    }

    /**
     * Factor of each element.
     */

    /**
     * Elements that share statistics.
     */

    /**
     * Added to the variance.
     */

    /**
     * 1 with factors (and summands).
     */

    return RmsNorm;
  })();

  /**
   * Recurrent layer with tanh.
   */

  var Rnn = Ncnn.Rnn = (function() {
    function Rnn(_io, _parent, _root, numOutput, weightDataSize, direction, int8ScaleTerm) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.numOutput = numOutput;
      this.weightDataSize = weightDataSize;
      this.direction = direction;
      this.int8ScaleTerm = int8ScaleTerm;
      this._debug = {};

    }
    Rnn.prototype._read = function() {
      this._debug.weightXc = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.weightXc = new Block(this._io, this, this._root, this.weightDataSize, Ncnn.Load.TAGGED);
      this.weightXc._read();
      this._debug.weightXc.end = this._io.pos;
      this._debug.biasC = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.biasC = new Block(this._io, this, this._root, this.numOutput * this.directions, Ncnn.Load.TAGGED);
      this.biasC._read();
      this._debug.biasC.end = this._io.pos;
      this._debug.weightHc = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.weightHc = new Block(this._io, this, this._root, (this.numOutput * this.numOutput) * this.directions, Ncnn.Load.TAGGED);
      this.weightHc._read();
      this._debug.weightHc.end = this._io.pos;
      if (this.int8ScaleTerm != 0) {
        this._debug.weightXcInt8Scales = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.weightXcInt8Scales = new Block(this._io, this, this._root, this.numOutput * this.directions, Ncnn.Load.RAW_FLOAT32);
        this.weightXcInt8Scales._read();
        this._debug.weightXcInt8Scales.end = this._io.pos;
      }
      if (this.int8ScaleTerm != 0) {
        this._debug.weightHcInt8Scales = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.weightHcInt8Scales = new Block(this._io, this, this._root, this.numOutput * this.directions, Ncnn.Load.RAW_FLOAT32);
        this.weightHcInt8Scales._read();
        this._debug.weightHcInt8Scales.end = this._io.pos;
      }
    }

    /**
     * Number of directions.
     */
    Object.defineProperty(Rnn.prototype, 'directions', {
      get: function() {
        if (this._m_directions !== undefined)
          return this._m_directions;
        this._debug._m_directions = {  };
        this._m_directions = (this.direction == Ncnn.Direction.BIDIRECTIONAL ? 2 : 1);
        return this._m_directions;
      }
    });

    /**
     * Most blobs.
     */
    Object.defineProperty(Rnn.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = 2;
        return this._m_maxBottoms;
      }
    });

    /**
     * Most blobs.
     */
    Object.defineProperty(Rnn.prototype, 'maxTops', {
      get: function() {
        if (this._m_maxTops !== undefined)
          return this._m_maxTops;
        this._debug._m_maxTops = {  };
        this._m_maxTops = 2;
        return this._m_maxTops;
      }
    });

    /**
     * Weights of the input.
     */

    /**
     * Bias.
     */

    /**
     * Weights of the last output.
     */

    /**
     * Factor from input weight to int8 of each row.
     */

    /**
     * Factor from output weight to int8 of each row.
     */

    /**
     * Length of the output of a step in one direction.
     */

    /**
     * Number of weights of the input in all directions and gates.
     */

    /**
     * 0 forward, 1 reverse, 2 both.
     */

    /**
     * 0 float, else int8 weights and their scales.
     */

    return Rnn;
  })();

  /**
   * Average pooling of regions with interpolation.
   */

  var RoiAlign = Ncnn.RoiAlign = (function() {
    function RoiAlign(_io, _parent, _root, pooledWidth, pooledHeight, spatialScale, samplingRatio, aligned, version) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.pooledWidth = pooledWidth;
      this.pooledHeight = pooledHeight;
      this.spatialScale = spatialScale;
      this.samplingRatio = samplingRatio;
      this.aligned = aligned;
      this.version = version;
      this._debug = {};

    }
    RoiAlign.prototype._read = function() {
    }

    /**
     * Most blobs.
     */
    Object.defineProperty(RoiAlign.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = 2;
        return this._m_maxBottoms;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(RoiAlign.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = 2;
        return this._m_minBottoms;
      }
    });

    /**
     * Width of the result.
     */

    /**
     * Height of the result.
     */

    /**
     * Factor from image to map coordinates.
     */

    /**
     * Samples along each side of a cell, 0 as many as pixels.
     */

    /**
     * 1 shifts regions by half a pixel.
     */

    /**
     * 0 the first definition, 1 that of Detectron2.
     */

    return RoiAlign;
  })();

  /**
   * Max pooling of regions to a fixed size.
   */

  var RoiPooling = Ncnn.RoiPooling = (function() {
    function RoiPooling(_io, _parent, _root, pooledWidth, pooledHeight, spatialScale) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.pooledWidth = pooledWidth;
      this.pooledHeight = pooledHeight;
      this.spatialScale = spatialScale;
      this._debug = {};

    }
    RoiPooling.prototype._read = function() {
    }

    /**
     * Most blobs.
     */
    Object.defineProperty(RoiPooling.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = 2;
        return this._m_maxBottoms;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(RoiPooling.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = 2;
        return this._m_minBottoms;
      }
    });

    /**
     * Width of the result.
     */

    /**
     * Height of the result.
     */

    /**
     * Factor from image to map coordinates.
     */

    return RoiPooling;
  })();

  /**
   * Rotates pairs of elements by given cosines and sines.
   */

  var RotaryEmbed = Ncnn.RotaryEmbed = (function() {
    function RotaryEmbed(_io, _parent, _root, interleaved) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.interleaved = interleaved;
      this._debug = {};

    }
    RotaryEmbed.prototype._read = function() {
    }

    /**
     * Most blobs.
     */
    Object.defineProperty(RotaryEmbed.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = 3;
        return this._m_maxBottoms;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(RotaryEmbed.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = 3;
        return this._m_minBottoms;
      }
    });

    /**
     * 1 pairs neighbours, 0 the two halves.
     */

    return RotaryEmbed;
  })();

  /**
   * Scales each channel, by stored factors or by a second blob.
   */

  var Scale = Ncnn.Scale = (function() {
    function Scale(_io, _parent, _root, scaleDataSize, biasTerm) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.scaleDataSize = scaleDataSize;
      this.biasTerm = biasTerm;
      this._debug = {};

    }
    Scale.prototype._read = function() {
      if (this.scaleDataSize != -233) {
        this._debug.scale = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.scale = new Block(this._io, this, this._root, this.scaleDataSize, Ncnn.Load.RAW_FLOAT32);
        this.scale._read();
        this._debug.scale.end = this._io.pos;
      }
      if ( ((this.scaleDataSize != -233) && (this.biasTerm != 0)) ) {
        this._debug.bias = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.bias = new Block(this._io, this, this._root, this.scaleDataSize, Ncnn.Load.RAW_FLOAT32);
        this.bias._read();
        this._debug.bias.end = this._io.pos;
      }
    }

    /**
     * Most blobs.
     */
    Object.defineProperty(Scale.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = (this.scaleDataSize != -233 ? 1 : (this.biasTerm == 0 ? 2 : 3));
        return this._m_maxBottoms;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(Scale.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = (this.scaleDataSize == -233 ? 2 : 1);
        return this._m_minBottoms;
      }
    });

    /**
     * Factor of each channel.
     */

    /**
     * Summand of each channel.
     */

    /**
     * Number of channels; -233 takes the factors from a second blob and reads nothing.
     */

    /**
     * 1 with a bias.
     */

    return Scale;
  })();

  /**
   * Attention of given queries, keys and values.
   */

  var Sdpa = Ncnn.Sdpa = (function() {
    function Sdpa(_io, _parent, _root, attnMask, scale, kvCache, int8ScaleTerm) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.attnMask = attnMask;
      this.scale = scale;
      this.kvCache = kvCache;
      this.int8ScaleTerm = int8ScaleTerm;
      this._debug = {};

    }
    Sdpa.prototype._read = function() {
    }

    /**
     * Most blobs.
     */
    Object.defineProperty(Sdpa.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = this.minBottoms;
        return this._m_maxBottoms;
      }
    });

    /**
     * Most blobs.
     */
    Object.defineProperty(Sdpa.prototype, 'maxTops', {
      get: function() {
        if (this._m_maxTops !== undefined)
          return this._m_maxTops;
        this._debug._m_maxTops = {  };
        this._m_maxTops = this.minTops;
        return this._m_maxTops;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(Sdpa.prototype, 'minBottoms', {
      get: function() {
        if (this._m_minBottoms !== undefined)
          return this._m_minBottoms;
        this._debug._m_minBottoms = {  };
        this._m_minBottoms = (3 + (this.attnMask != 0 ? 1 : 0)) + (this.kvCache != 0 ? 2 : 0);
        return this._m_minBottoms;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(Sdpa.prototype, 'minTops', {
      get: function() {
        if (this._m_minTops !== undefined)
          return this._m_minTops;
        this._debug._m_minTops = {  };
        this._m_minTops = (this.kvCache != 0 ? 3 : 1);
        return this._m_minTops;
      }
    });

    /**
     * 1 with a mask as a further blob.
     */

    /**
     * Factor of query times key, 0 for one over the root of the length.
     */

    /**
     * 1 takes and gives cached keys and values.
     */

    /**
     * 1 computes in int8 with scales found at run time.
     */

    return Sdpa;
  })();

  /**
   * Scaled exponential linear unit.
   */

  var Selu = Ncnn.Selu = (function() {
    function Selu(_io, _parent, _root, alpha, lambda) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.alpha = alpha;
      this.lambda = lambda;
      this._debug = {};

    }
    Selu.prototype._read = function() {
    }

    /**
     * Factor of exp(x) - 1 below zero.
     */

    /**
     * Factor of all.
     */

    return Selu;
  })();

  /**
   * Zero near zero, the rest moved towards it.
   */

  var Shrink = Ncnn.Shrink = (function() {
    function Shrink(_io, _parent, _root, bias, lambd) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.bias = bias;
      this.lambd = lambd;
      this._debug = {};

    }
    Shrink.prototype._read = function() {
    }

    /**
     * How far the rest is moved.
     */

    /**
     * Up to where it is zero.
     */

    return Shrink;
  })();

  /**
   * Reorders channels across groups.
   */

  var ShuffleChannel = Ncnn.ShuffleChannel = (function() {
    function ShuffleChannel(_io, _parent, _root, group, reverse) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.group = group;
      this.reverse = reverse;
      this._debug = {};

    }
    ShuffleChannel.prototype._read = function() {
    }

    /**
     * Number of groups.
     */

    /**
     * 1 undoes the shuffle.
     */

    return ShuffleChannel;
  })();

  /**
   * 1 / (1 + exp(-x)).
   */

  var Sigmoid = Ncnn.Sigmoid = (function() {
    function Sigmoid(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Sigmoid.prototype._read = function() {
    }

    return Sigmoid;
  })();

  /**
   * Cuts a blob into several along an axis.
   */

  var Slice = Ncnn.Slice = (function() {
    function Slice(_io, _parent, _root, slices, axis, indices) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.slices = slices;
      this.axis = axis;
      this.indices = indices;
      this._debug = {};

    }
    Slice.prototype._read = function() {
    }

    /**
     * Most blobs; this is any number.
     */
    Object.defineProperty(Slice.prototype, 'maxTops', {
      get: function() {
        if (this._m_maxTops !== undefined)
          return this._m_maxTops;
        this._debug._m_maxTops = {  };
        this._m_maxTops = 2147483647;
        return this._m_maxTops;
      }
    });

    /**
     * Size of each part, -233 an equal share of what is left.
     */

    /**
     * Axis, without batch; negative from the last.
     */

    /**
     * Where the parts begin after the first; instead of sizes.
     */

    return Slice;
  })();

  /**
   * exp(x) over its sum along an axis.
   */

  var Softmax = Ncnn.Softmax = (function() {
    function Softmax(_io, _parent, _root, axis, fixbug0) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.axis = axis;
      this.fixbug0 = fixbug0;
      this._debug = {};

    }
    Softmax.prototype._read = function() {
    }

    /**
     * Axis, without batch; negative from the last.
     */

    /**
     * 1 counts the axis without the batch; before that meaning was fixed, 0.
     */

    return Softmax;
  })();

  /**
   * log(1 + exp(x)).
   */

  var Softplus = Ncnn.Softplus = (function() {
    function Softplus(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Softplus.prototype._read = function() {
    }

    return Softplus;
  })();

  /**
   * Short-time Fourier transform.
   */

  var Spectrogram = Ncnn.Spectrogram = (function() {
    function Spectrogram(_io, _parent, _root, nFft, power, hoplen, winlen, windowType, center, padType, normalized, onesided) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.nFft = nFft;
      this.power = power;
      this.hoplen = hoplen;
      this.winlen = winlen;
      this.windowType = windowType;
      this.center = center;
      this.padType = padType;
      this.normalized = normalized;
      this.onesided = onesided;
      this._debug = {};

    }
    Spectrogram.prototype._read = function() {
    }

    /**
     * Length of a transform.
     */

    /**
     * 0 complex numbers, 1 magnitude, 2 power.
     */

    /**
     * Samples from one window to the next.
     */

    /**
     * Length of the window.
     */

    /**
     * 0 ones, 1 Hann, 2 Hamming.
     */

    /**
     * 1 has windows centred on their sample.
     */

    /**
     * Beyond the ends: 0 a constant, 1 the edge repeated, 2 mirrored.
     */

    /**
     * 0 as it is, 1 over the root of n_fft, 2 over the energy of the window.
     */

    /**
     * 1 leaves the mirrored half out.
     */

    return Spectrogram;
  })();

  /**
   * Hands one blob to several layers.
   */

  var Split = Ncnn.Split = (function() {
    function Split(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Split.prototype._read = function() {
    }

    /**
     * Most blobs; this is any number.
     */
    Object.defineProperty(Split.prototype, 'maxTops', {
      get: function() {
        if (this._m_maxTops !== undefined)
          return this._m_maxTops;
        this._debug._m_maxTops = {  };
        this._m_maxTops = 2147483647;
        return this._m_maxTops;
      }
    });

    /**
     * Fewest blobs.
     */
    Object.defineProperty(Split.prototype, 'minTops', {
      get: function() {
        if (this._m_minTops !== undefined)
          return this._m_minTops;
        this._debug._m_minTops = {  };
        this._m_minTops = 0;
        return this._m_minTops;
      }
    });

    return Split;
  })();

  /**
   * Spatial pyramid pooling; not in a default build.
   */

  var Spp = Ncnn.Spp = (function() {
    function Spp(_io, _parent, _root, poolingType, pyramidHeight) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.poolingType = poolingType;
      this.pyramidHeight = pyramidHeight;
      this._debug = {};

    }
    Spp.prototype._read = function() {
    }

    /**
     * 0 max, 1 average.
     */

    /**
     * Number of grids, each twice as fine as the last.
     */

    return Spp;
  })();

  /**
   * Drops axes with one element.
   */

  var Squeeze = Ncnn.Squeeze = (function() {
    function Squeeze(_io, _parent, _root, squeezeW, squeezeH, squeezeD, squeezeC, axes) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.squeezeW = squeezeW;
      this.squeezeH = squeezeH;
      this.squeezeD = squeezeD;
      this.squeezeC = squeezeC;
      this.axes = axes;
      this._debug = {};

    }
    Squeeze.prototype._read = function() {
    }

    /**
     * 1 drops w.
     */

    /**
     * 1 drops h.
     */

    /**
     * 1 drops d.
     */

    /**
     * 1 drops c.
     */

    /**
     * The axes, without batch; where given, they alone count.
     */

    return Squeeze;
  })();

  /**
   * Mean of each channel, and standard deviation.
   */

  var StatisticsPooling = Ncnn.StatisticsPooling = (function() {
    function StatisticsPooling(_io, _parent, _root, includeStddev) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.includeStddev = includeStddev;
      this._debug = {};

    }
    StatisticsPooling.prototype._read = function() {
    }

    /**
     * 1 gives the deviation as well.
     */

    return StatisticsPooling;
  })();

  /**
   * A text of a .param.bin.
   */

  var String = Ncnn.String = (function() {
    function String(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    String.prototype._read = function() {
      this._debug.textLength = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.textLength = this._io.readS4le();
      this._debug.textLength.end = this._io.pos;
      if (!(this.textLength >= 0)) {
        var _err = new KaitaiStream.ValidationLessThanError(0, this.textLength, this._io, "/types/string/seq/0");
        this._debug.textLength.validationError = _err;
        throw _err;
      }
      if (!(this.textLength <= 255)) {
        var _err = new KaitaiStream.ValidationGreaterThanError(255, this.textLength, this._io, "/types/string/seq/0");
        this._debug.textLength.validationError = _err;
        throw _err;
      }
      this._debug.text = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.text = this._io.readBytes(this.textLength);
      this._debug.text.end = this._io.pos;
      this._debug.padding = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.padding = this._io.readBytes(KaitaiStream.mod(4 - KaitaiStream.mod(this.textLength, 4), 4));
      this._debug.padding.end = this._io.pos;
    }

    /**
     * Length of the text in bytes.
     */

    /**
     * The text, without an end mark.
     */

    /**
     * Fills the text up to 4 bytes.
     */

    return String;
  })();

  /**
   * x / (1 + exp(-x)).
   */

  var Swish = Ncnn.Swish = (function() {
    function Swish(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Swish.prototype._read = function() {
    }

    return Swish;
  })();

  /**
   * Hyperbolic tangent.
   */

  var TanH = Ncnn.TanH = (function() {
    function TanH(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    TanH.prototype._read = function() {
    }

    return TanH;
  })();

  /**
   * 1 above the threshold, 0 elsewhere.
   */

  var Threshold = Ncnn.Threshold = (function() {
    function Threshold(_io, _parent, _root, threshold) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.threshold = threshold;
      this._debug = {};

    }
    Threshold.prototype._read = function() {
    }

    /**
     * The threshold.
     */

    return Threshold;
  })();

  /**
   * Repeats a blob.
   */

  var Tile = Ncnn.Tile = (function() {
    function Tile(_io, _parent, _root, axis, tiles, repeats) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.axis = axis;
      this.tiles = tiles;
      this.repeats = repeats;
      this._debug = {};

    }
    Tile.prototype._read = function() {
    }

    /**
     * Axis, without batch; negative from the last.
     */

    /**
     * How often along the axis.
     */

    /**
     * How often along each axis, the last one last; instead of axis and tiles.
     */

    return Tile;
  })();

  /**
   * A function of each element.
   */

  var UnaryOp = Ncnn.UnaryOp = (function() {
    function UnaryOp(_io, _parent, _root, opType) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.opType = opType;
      this._debug = {};

    }
    UnaryOp.prototype._read = function() {
    }

    /**
     * Which function: 0 the absolute value, 1 the negative, 5 the root, and so on.
     */

    return UnaryOp;
  })();

  /**
   * Turns patches of an image into columns.
   */

  var Unfold = Ncnn.Unfold = (function() {
    function Unfold(_io, _parent, _root, kernelW, kernelH, dilationW, dilationH, strideW, strideH, padLeft, padRight, padTop, padBottom, padValue) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.kernelW = kernelW;
      this.kernelH = kernelH;
      this.dilationW = dilationW;
      this.dilationH = dilationH;
      this.strideW = strideW;
      this.strideH = strideH;
      this.padLeft = padLeft;
      this.padRight = padRight;
      this.padTop = padTop;
      this.padBottom = padBottom;
      this.padValue = padValue;
      this._debug = {};

    }
    Unfold.prototype._read = function() {
    }

    /**
     * Kernel width.
     */

    /**
     * Kernel height.
     */

    /**
     * Step between kernel taps along w.
     */

    /**
     * Step between kernel taps along h.
     */

    /**
     * Step of the kernel along w.
     */

    /**
     * Step of the kernel along h.
     */

    /**
     * Columns added at the left; -233 pads to SAME_UPPER, -234 to SAME_LOWER.
     */

    /**
     * Columns added at the right.
     */

    /**
     * Rows added at the top.
     */

    /**
     * Rows added at the bottom.
     */

    /**
     * Value of what is added.
     */

    return Unfold;
  })();

  /**
   * An array of a .param.bin, of integers or floats alike.
   */

  var Words = Ncnn.Words = (function() {
    function Words(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Words.prototype._read = function() {
      this._debug.arrayLength = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.arrayLength = this._io.readS4le();
      this._debug.arrayLength.end = this._io.pos;
      if (!(this.arrayLength >= 0)) {
        var _err = new KaitaiStream.ValidationLessThanError(0, this.arrayLength, this._io, "/types/words/seq/0");
        this._debug.arrayLength.validationError = _err;
        throw _err;
      }
      this._debug.elements = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._debug.elements.arr = [];
      this.elements = [];
      for (var i = 0; i < this.arrayLength; i++) {
        this._debug.elements.arr[i] = { start: this._io.pos, ioOffset: this._io.byteOffset };
        this.elements.push(this._io.readU4le());
        this._debug.elements.arr[i].end = this._io.pos;
      }
      this._debug.elements.end = this._io.pos;
    }

    /**
     * Number of elements.
     */

    /**
     * The 32 bits of each integer or float.
     */

    return Words;
  })();

  /**
   * Maps of YOLO v2 to detections.
   */

  var YoloDetectionOutput = Ncnn.YoloDetectionOutput = (function() {
    function YoloDetectionOutput(_io, _parent, _root, numClass, numBox, confidenceThreshold, nmsThreshold, biases) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.numClass = numClass;
      this.numBox = numBox;
      this.confidenceThreshold = confidenceThreshold;
      this.nmsThreshold = nmsThreshold;
      this.biases = biases;
      this._debug = {};

    }
    YoloDetectionOutput.prototype._read = function() {
    }

    /**
     * Most blobs; this is any number.
     */
    Object.defineProperty(YoloDetectionOutput.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = 2147483647;
        return this._m_maxBottoms;
      }
    });

    /**
     * Most blobs; this is any number.
     */
    Object.defineProperty(YoloDetectionOutput.prototype, 'maxTops', {
      get: function() {
        if (this._m_maxTops !== undefined)
          return this._m_maxTops;
        this._debug._m_maxTops = {  };
        this._m_maxTops = 2147483647;
        return this._m_maxTops;
      }
    });

    /**
     * Number of classes.
     */

    /**
     * Boxes of a cell.
     */

    /**
     * Score below which a box is dropped.
     */

    /**
     * Overlap from which the lesser box is dropped.
     */

    /**
     * Width and height of the anchors.
     */

    return YoloDetectionOutput;
  })();

  /**
   * Maps of YOLO v3 to detections.
   */

  var Yolov3DetectionOutput = Ncnn.Yolov3DetectionOutput = (function() {
    function Yolov3DetectionOutput(_io, _parent, _root, numClass, numBox, confidenceThreshold, nmsThreshold, biases, mask, anchorsScale) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.numClass = numClass;
      this.numBox = numBox;
      this.confidenceThreshold = confidenceThreshold;
      this.nmsThreshold = nmsThreshold;
      this.biases = biases;
      this.mask = mask;
      this.anchorsScale = anchorsScale;
      this._debug = {};

    }
    Yolov3DetectionOutput.prototype._read = function() {
    }

    /**
     * Most blobs; this is any number.
     */
    Object.defineProperty(Yolov3DetectionOutput.prototype, 'maxBottoms', {
      get: function() {
        if (this._m_maxBottoms !== undefined)
          return this._m_maxBottoms;
        this._debug._m_maxBottoms = {  };
        this._m_maxBottoms = 2147483647;
        return this._m_maxBottoms;
      }
    });

    /**
     * Number of classes.
     */

    /**
     * Boxes of a cell.
     */

    /**
     * Score below which a box is dropped.
     */

    /**
     * Overlap from which the lesser box is dropped.
     */

    /**
     * Width and height of the anchors.
     */

    /**
     * Which anchors each map uses, as the bits of floats.
     */

    /**
     * Pixels between two cells of each map.
     */

    return Yolov3DetectionOutput;
  })();

  /**
   * Signature, the number 7767517 that opens the text form, too.
   */

  /**
   * Number of layers.
   */

  /**
   * Number of blobs; ids of blobs are below it.
   */

  /**
   * Layers in execution order, which is the order of their weights.
   */

  /**
   * Bytes behind the last layer, which no loader reads.
   */

  return Ncnn;
})();
Ncnn_.Ncnn = Ncnn;
});
