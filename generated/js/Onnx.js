// Generated from schemas/onnx.ksy by kaitai-struct-compiler 0.11; do not edit.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.Onnx || (root.Onnx = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (Onnx_, KaitaiStream) {
/**
 * ONNX stores a network as one protobuf message, ModelProto (`.onnx`), and test vectors as another, TensorProto (`.pb`).
 * Neither has a magic number, and nothing in the bytes tells one from the other.
 *
 * This schema has two parts:
 *
 * * the root is the wire format: a message is a row of fields, each a key with a value, and no more can be said about a field
 *   without knowing the message that it stands in. It is what other tools make of this schema;
 * * each type with `-nkf-key: message` is a message of ONNX: its parameters are the fields by number. From these come the
 *   tables of one walker, which skips by length what it has not to look into.
 *
 * A parameter of a message is of type `s4 s8 u8` (varints), `f4 f8`, `str`, `bytes`, another message, or a list of these. `u4` with
 * an enum is an enumeration of protobuf: a value that it does not have is an unknown field. `s4` with an enum is a plain number
 * with names for some values.
 * A value that is not given is absent (None) or an empty list, but where `-nkf-default` says otherwise.
 *
 * `-nkf-array` of a field of TensorProto says which data types have their elements there, and which dtype they are.
 * @see onnx.proto of onnx 1.23.2; protobuf documentation, encoding
 */

var Onnx = (function() {
  Onnx.AttributeType = Object.freeze({
    UNDEFINED: 0,
    FLOAT: 1,
    INT: 2,
    STRING: 3,
    TENSOR: 4,
    GRAPH: 5,
    FLOATS: 6,
    INTS: 7,
    STRINGS: 8,
    TENSORS: 9,
    GRAPHS: 10,
    SPARSE_TENSOR: 11,
    SPARSE_TENSORS: 12,
    TYPE_PROTO: 13,
    TYPE_PROTOS: 14,

    0: "UNDEFINED",
    1: "FLOAT",
    2: "INT",
    3: "STRING",
    4: "TENSOR",
    5: "GRAPH",
    6: "FLOATS",
    7: "INTS",
    8: "STRINGS",
    9: "TENSORS",
    10: "GRAPHS",
    11: "SPARSE_TENSOR",
    12: "SPARSE_TENSORS",
    13: "TYPE_PROTO",
    14: "TYPE_PROTOS",
  });

  Onnx.DataLocation = Object.freeze({
    DEFAULT: 0,
    EXTERNAL: 1,

    0: "DEFAULT",
    1: "EXTERNAL",
  });

  Onnx.DataType = Object.freeze({
    UNDEFINED: 0,
    FLOAT: 1,
    UINT8: 2,
    INT8: 3,
    UINT16: 4,
    INT16: 5,
    INT32: 6,
    INT64: 7,
    STRING: 8,
    BOOL: 9,
    FLOAT16: 10,
    DOUBLE: 11,
    UINT32: 12,
    UINT64: 13,
    COMPLEX64: 14,
    COMPLEX128: 15,
    BFLOAT16: 16,
    FLOAT8E4M3FN: 17,
    FLOAT8E4M3FNUZ: 18,
    FLOAT8E5M2: 19,
    FLOAT8E5M2FNUZ: 20,
    UINT4: 21,
    INT4: 22,
    FLOAT4E2M1: 23,
    FLOAT8E8M0: 24,
    UINT2: 25,
    INT2: 26,
    FLOAT6E2M3: 27,
    FLOAT6E3M2: 28,

    0: "UNDEFINED",
    1: "FLOAT",
    2: "UINT8",
    3: "INT8",
    4: "UINT16",
    5: "INT16",
    6: "INT32",
    7: "INT64",
    8: "STRING",
    9: "BOOL",
    10: "FLOAT16",
    11: "DOUBLE",
    12: "UINT32",
    13: "UINT64",
    14: "COMPLEX64",
    15: "COMPLEX128",
    16: "BFLOAT16",
    17: "FLOAT8E4M3FN",
    18: "FLOAT8E4M3FNUZ",
    19: "FLOAT8E5M2",
    20: "FLOAT8E5M2FNUZ",
    21: "UINT4",
    22: "INT4",
    23: "FLOAT4E2M1",
    24: "FLOAT8E8M0",
    25: "UINT2",
    26: "INT2",
    27: "FLOAT6E2M3",
    28: "FLOAT6E3M2",
  });

  function Onnx(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;
    this._debug = {};

  }
  Onnx.prototype._read = function() {
    this._debug.parts = { start: this._io.pos, ioOffset: this._io.byteOffset };
    this._debug.parts.arr = [];
    this.parts = [];
    var i = 0;
    while (!this._io.isEof()) {
      this._debug.parts.arr[this.parts.length] = { start: this._io.pos, ioOffset: this._io.byteOffset };
      var _t_parts = new Part(this._io, this, this._root);
      try {
        _t_parts._read();
      } finally {
        this.parts.push(_t_parts);
      }
      this._debug.parts.arr[this.parts.length - 1].end = this._io.pos;
      i++;
    }
    this._debug.parts.end = this._io.pos;
  }

  /**
   * A parameter of a node; which field has its value is said by `type`.
   * @see onnx.proto, AttributeProto
   */

  var AttributeProto = Onnx.AttributeProto = (function() {
    function AttributeProto(_io, _parent, _root, name, f, i, s, t, g, floats, ints, strings, tensors, graphs, docString, tp, typeProtos, type, refAttrName, sparseTensor, sparseTensors) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.name = name;
      this.f = f;
      this.i = i;
      this.s = s;
      this.t = t;
      this.g = g;
      this.floats = floats;
      this.ints = ints;
      this.strings = strings;
      this.tensors = tensors;
      this.graphs = graphs;
      this.docString = docString;
      this.tp = tp;
      this.typeProtos = typeProtos;
      this.type = type;
      this.refAttrName = refAttrName;
      this.sparseTensor = sparseTensor;
      this.sparseTensors = sparseTensors;
      this._debug = {};

    }
    AttributeProto.prototype._read = function() {
    }

    /**
     * Name of the parameter.
     */

    /**
     * A float.
     */

    /**
     * An integer.
     */

    /**
     * A text.
     */

    /**
     * A tensor.
     */

    /**
     * A graph: a branch or the body of a loop.
     */

    /**
     * Floats.
     */

    /**
     * Integers.
     */

    /**
     * Texts.
     */

    /**
     * Tensors.
     */

    /**
     * Graphs.
     */

    /**
     * Documentation.
     */

    /**
     * A type.
     */

    /**
     * Types.
     */

    /**
     * Which field has the value.
     */

    /**
     * In a function, the parameter of the calling node that is meant.
     */

    /**
     * A sparse tensor.
     */

    /**
     * Sparse tensors.
     */

    return AttributeProto;
  })();

  /**
   * A text, bytes, another message, or numbers one behind the other.
   */

  var Delimited = Onnx.Delimited = (function() {
    function Delimited(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Delimited.prototype._read = function() {
      this._debug.numBytes = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.numBytes = new Varint(this._io, this, this._root);
      this.numBytes._read();
      this._debug.numBytes.end = this._io.pos;
      this._debug.body = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.body = this._io.readBytes(this.numBytes.short);
      this._debug.body.end = this._io.pos;
    }

    /**
     * Length in bytes.
     */

    /**
     * The bytes.
     */

    return Delimited;
  })();

  /**
   * A set of devices.
   * @see onnx.proto, DeviceConfigurationProto
   */

  var DeviceConfigurationProto = Onnx.DeviceConfigurationProto = (function() {
    function DeviceConfigurationProto(_io, _parent, _root, name, numDevices, device) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.name = name;
      this.numDevices = numDevices;
      this.device = device;
      this._debug = {};

    }
    DeviceConfigurationProto.prototype._read = function() {
    }

    /**
     * Its name.
     */

    /**
     * How many devices.
     */

    /**
     * Their names.
     */

    return DeviceConfigurationProto;
  })();

  /**
   * A dimension: a size or a name for one.
   * @see onnx.proto, TensorShapeProto.Dimension
   */

  var Dimension = Onnx.Dimension = (function() {
    function Dimension(_io, _parent, _root, dimValue, dimParam, denotation) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.dimValue = dimValue;
      this.dimParam = dimParam;
      this.denotation = denotation;
      this._debug = {};

    }
    Dimension.prototype._read = function() {
    }

    /**
     * The size.
     */

    /**
     * A name for a size that is not known.
     */

    /**
     * What the dimension is, for example a batch.
     */

    return Dimension;
  })();

  var EightBytes = Onnx.EightBytes = (function() {
    function EightBytes(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    EightBytes.prototype._read = function() {
      this._debug.bits = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.bits = this._io.readU8le();
      this._debug.bits.end = this._io.pos;
    }

    /**
     * The bits of a double or of a number of 64 bits.
     */

    return EightBytes;
  })();

  var FourBytes = Onnx.FourBytes = (function() {
    function FourBytes(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    FourBytes.prototype._read = function() {
      this._debug.bits = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.bits = this._io.readU4le();
      this._debug.bits.end = this._io.pos;
    }

    /**
     * The bits of a float or of a number of 32 bits.
     */

    return FourBytes;
  })();

  /**
   * A function that nodes of the model can call as an operator.
   * @see onnx.proto, FunctionProto
   */

  var FunctionProto = Onnx.FunctionProto = (function() {
    function FunctionProto(_io, _parent, _root, name, input, output, attribute, node, docString, opsetImport, domain, attributeProto, valueInfo, overload, metadataProps) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.name = name;
      this.input = input;
      this.output = output;
      this.attribute = attribute;
      this.node = node;
      this.docString = docString;
      this.opsetImport = opsetImport;
      this.domain = domain;
      this.attributeProto = attributeProto;
      this.valueInfo = valueInfo;
      this.overload = overload;
      this.metadataProps = metadataProps;
      this._debug = {};

    }
    FunctionProto.prototype._read = function() {
    }

    /**
     * Name of the function.
     */

    /**
     * Names of its inputs.
     */

    /**
     * Names of its outputs.
     */

    /**
     * Names of its parameters that have no default.
     */

    /**
     * Its nodes.
     */

    /**
     * Documentation.
     */

    /**
     * The operator sets that its nodes are of.
     */

    /**
     * The operator set that it belongs to.
     */

    /**
     * Its parameters that have a default.
     */

    /**
     * Types of values between its nodes.
     */

    /**
     * Tells it from others of the same name.
     */

    /**
     * Further properties by name.
     */

    return FunctionProto;
  })();

  /**
   * A graph of nodes with its constants.
   * @see onnx.proto, GraphProto
   */

  var GraphProto = Onnx.GraphProto = (function() {
    function GraphProto(_io, _parent, _root, node, name, initializer, docString, input, output, valueInfo, quantizationAnnotation, sparseInitializer, metadataProps) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.node = node;
      this.name = name;
      this.initializer = initializer;
      this.docString = docString;
      this.input = input;
      this.output = output;
      this.valueInfo = valueInfo;
      this.quantizationAnnotation = quantizationAnnotation;
      this.sparseInitializer = sparseInitializer;
      this.metadataProps = metadataProps;
      this._debug = {};

    }
    GraphProto.prototype._read = function() {
    }

    /**
     * The nodes, each behind those that it depends on.
     */

    /**
     * Name of the graph.
     */

    /**
     * The constants by name: weights above all.
     */

    /**
     * Documentation.
     */

    /**
     * Inputs.
     */

    /**
     * Outputs.
     */

    /**
     * Types of values between the nodes.
     */

    /**
     * Scales and zero points by tensor.
     */

    /**
     * Constants that are mostly zeros.
     */

    /**
     * Further properties by name.
     */

    return GraphProto;
  })();

  var Group = Onnx.Group = (function() {
    function Group(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Group.prototype._read = function() {
      this._debug.byte = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.byte = this._io.readU1();
      this._debug.byte.end = this._io.pos;
    }

    /**
     * Seven bits; 128 more where another byte follows.
     */

    return Group;
  })();

  /**
   * A number and a list of numbers.
   * @see onnx.proto, IntIntListEntryProto
   */

  var IntIntListEntryProto = Onnx.IntIntListEntryProto = (function() {
    function IntIntListEntryProto(_io, _parent, _root, key, value) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.key = key;
      this.value = value;
      this._debug = {};

    }
    IntIntListEntryProto.prototype._read = function() {
    }

    /**
     * The number.
     */

    /**
     * The list.
     */

    return IntIntListEntryProto;
  })();

  /**
   * A model, the outermost message of an `.onnx` file.
   * @see onnx.proto, ModelProto
   */

  var ModelProto = Onnx.ModelProto = (function() {
    function ModelProto(_io, _parent, _root, irVersion, producerName, producerVersion, domain, modelVersion, docString, graph, opsetImport, metadataProps, trainingInfo, functions, configuration) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.irVersion = irVersion;
      this.producerName = producerName;
      this.producerVersion = producerVersion;
      this.domain = domain;
      this.modelVersion = modelVersion;
      this.docString = docString;
      this.graph = graph;
      this.opsetImport = opsetImport;
      this.metadataProps = metadataProps;
      this.trainingInfo = trainingInfo;
      this.functions = functions;
      this.configuration = configuration;
      this._debug = {};

    }
    ModelProto.prototype._read = function() {
    }

    /**
     * Version of the format.
     */

    /**
     * The tool that wrote the model.
     */

    /**
     * Its version.
     */

    /**
     * Name space of the model, as a reversed domain name.
     */

    /**
     * Version of the model itself.
     */

    /**
     * Documentation.
     */

    /**
     * The network.
     */

    /**
     * The operator sets that the nodes are of.
     */

    /**
     * Further properties by name.
     */

    /**
     * How the model is trained.
     */

    /**
     * Functions that nodes call.
     */

    /**
     * Sets of devices to run on.
     */

    return ModelProto;
  })();

  /**
   * How a node is spread over devices.
   * @see onnx.proto, NodeDeviceConfigurationProto
   */

  var NodeDeviceConfigurationProto = Onnx.NodeDeviceConfigurationProto = (function() {
    function NodeDeviceConfigurationProto(_io, _parent, _root, configurationId, shardingSpec, pipelineStage) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.configurationId = configurationId;
      this.shardingSpec = shardingSpec;
      this.pipelineStage = pipelineStage;
      this._debug = {};

    }
    NodeDeviceConfigurationProto.prototype._read = function() {
    }

    /**
     * The set of devices.
     */

    /**
     * How its tensors are split.
     */

    /**
     * Stage of a pipeline.
     */

    return NodeDeviceConfigurationProto;
  })();

  /**
   * One operation.
   * @see onnx.proto, NodeProto
   */

  var NodeProto = Onnx.NodeProto = (function() {
    function NodeProto(_io, _parent, _root, input, output, name, opType, attribute, docString, domain, overload, metadataProps, deviceConfigurations) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.input = input;
      this.output = output;
      this.name = name;
      this.opType = opType;
      this.attribute = attribute;
      this.docString = docString;
      this.domain = domain;
      this.overload = overload;
      this.metadataProps = metadataProps;
      this.deviceConfigurations = deviceConfigurations;
      this._debug = {};

    }
    NodeProto.prototype._read = function() {
    }

    /**
     * Names of the values that it takes; an empty one is left out.
     */

    /**
     * Names of the values that it gives.
     */

    /**
     * Its own name, for messages.
     */

    /**
     * The operator.
     */

    /**
     * Its parameters.
     */

    /**
     * Documentation.
     */

    /**
     * The operator set that the operator is of.
     */

    /**
     * Which function of that name it calls.
     */

    /**
     * Further properties by name.
     */

    /**
     * How it is spread over devices.
     */

    return NodeProto;
  })();

  /**
   * An operator set and its version.
   * @see onnx.proto, OperatorSetIdProto
   */

  var OperatorSetIdProto = Onnx.OperatorSetIdProto = (function() {
    function OperatorSetIdProto(_io, _parent, _root, domain, version) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.domain = domain;
      this.version = version;
      this._debug = {};

    }
    OperatorSetIdProto.prototype._read = function() {
    }

    /**
     * Which set; the standard one where it is empty.
     */

    /**
     * Its version.
     */

    return OperatorSetIdProto;
  })();

  /**
   * One field of a message, as it is written.
   * @see protobuf documentation, encoding
   */

  var Part = Onnx.Part = (function() {
    function Part(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Part.prototype._read = function() {
      this._debug.tag = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this.tag = new Varint(this._io, this, this._root);
      this.tag._read();
      this._debug.tag.end = this._io.pos;
      this._debug.value = { start: this._io.pos, ioOffset: this._io.byteOffset };
      switch (this.tag.groups[0].byte & 7) {
      case 0:
        this.value = new Varint(this._io, this, this._root);
        this.value._read();
        break;
      case 1:
        this.value = new EightBytes(this._io, this, this._root);
        this.value._read();
        break;
      case 2:
        this.value = new Delimited(this._io, this, this._root);
        this.value._read();
        break;
      case 5:
        this.value = new FourBytes(this._io, this, this._root);
        this.value._read();
        break;
      }
      this._debug.value.end = this._io.pos;
    }

    /**
     * Number of the field times 8, and how its value is written.
     */

    /**
     * Its value. The start (3) and the end (4) of a group have none.
     */

    return Part;
  })();

  /**
   * A range of a larger tensor.
   * @see onnx.proto, TensorProto.Segment
   */

  var Segment = Onnx.Segment = (function() {
    function Segment(_io, _parent, _root, begin, end) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.begin = begin;
      this.end = end;
      this._debug = {};

    }
    Segment.prototype._read = function() {
    }

    /**
     * First element.
     */

    /**
     * The one behind the last.
     */

    return Segment;
  })();

  /**
   * How a dimension is split.
   * @see onnx.proto, ShardedDimProto
   */

  var ShardedDimProto = Onnx.ShardedDimProto = (function() {
    function ShardedDimProto(_io, _parent, _root, axis, simpleSharding) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.axis = axis;
      this.simpleSharding = simpleSharding;
      this._debug = {};

    }
    ShardedDimProto.prototype._read = function() {
    }

    /**
     * The dimension; negative from the last.
     */

    /**
     * The parts.
     */

    return ShardedDimProto;
  })();

  /**
   * How a tensor is split.
   * @see onnx.proto, ShardingSpecProto
   */

  var ShardingSpecProto = Onnx.ShardingSpecProto = (function() {
    function ShardingSpecProto(_io, _parent, _root, tensorName, device, indexToDeviceGroupMap, shardedDim) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.tensorName = tensorName;
      this.device = device;
      this.indexToDeviceGroupMap = indexToDeviceGroupMap;
      this.shardedDim = shardedDim;
      this._debug = {};

    }
    ShardingSpecProto.prototype._read = function() {
    }

    /**
     * The tensor.
     */

    /**
     * The devices or groups of them.
     */

    /**
     * The groups.
     */

    /**
     * The dimensions that are split.
     */

    return ShardingSpecProto;
  })();

  /**
   * A dimension in equal parts.
   * @see onnx.proto, SimpleShardedDimProto
   */

  var SimpleShardedDimProto = Onnx.SimpleShardedDimProto = (function() {
    function SimpleShardedDimProto(_io, _parent, _root, dimValue, dimParam, numShards) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.dimValue = dimValue;
      this.dimParam = dimParam;
      this.numShards = numShards;
      this._debug = {};

    }
    SimpleShardedDimProto.prototype._read = function() {
    }

    /**
     * The size.
     */

    /**
     * A name for it.
     */

    /**
     * Number of parts.
     */

    return SimpleShardedDimProto;
  })();

  /**
   * A tensor of which only the elements that are not zero are stored. Its name is that of `values`. The places stand in `indices`,
   * in ascending order: one number each, as in a flat array, or one for each dimension.
   * @see onnx.proto, SparseTensorProto
   */

  var SparseTensorProto = Onnx.SparseTensorProto = (function() {
    function SparseTensorProto(_io, _parent, _root, values, indices, dims) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.values = values;
      this.indices = indices;
      this.dims = dims;
      this._debug = {};

    }
    SparseTensorProto.prototype._read = function() {
    }

    /**
     * The elements, in one dimension.
     */

    /**
     * Their places, int64.
     */

    /**
     * Sizes of the whole tensor, the slowest first.
     */

    return SparseTensorProto;
  })();

  /**
   * A name and a value.
   * @see onnx.proto, StringStringEntryProto
   */

  var StringStringEntryProto = Onnx.StringStringEntryProto = (function() {
    function StringStringEntryProto(_io, _parent, _root, key, value) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.key = key;
      this.value = value;
      this._debug = {};

    }
    StringStringEntryProto.prototype._read = function() {
    }

    /**
     * The name.
     */

    /**
     * The value.
     */

    return StringStringEntryProto;
  })();

  /**
   * How a tensor is quantised.
   * @see onnx.proto, TensorAnnotation
   */

  var TensorAnnotation = Onnx.TensorAnnotation = (function() {
    function TensorAnnotation(_io, _parent, _root, tensorName, quantParameterTensorNames) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.tensorName = tensorName;
      this.quantParameterTensorNames = quantParameterTensorNames;
      this._debug = {};

    }
    TensorAnnotation.prototype._read = function() {
    }

    /**
     * The tensor.
     */

    /**
     * The tensors with its scale and zero point, by what they are.
     */

    return TensorAnnotation;
  })();

  /**
   * A tensor. Its elements stand in `raw_data`, in the list that is for its data type, or in another file. Row-major, the
   * last dimension fastest; without dimensions it has one element.
   *
   * In `raw_data` elements of 2 and 4 bits lie 4 and 2 in a byte, those of 6 bits 4 in 3 bytes, the first in the lowest bits;
   * bits left over are 0. In `int32_data` an entry is one element, but of 2 and 4 bits one such byte.
   * @see onnx.proto, TensorProto
   */

  var TensorProto = Onnx.TensorProto = (function() {
    function TensorProto(_io, _parent, _root, dims, dataType, segment, floatData, int32Data, stringData, int64Data, name, rawData, doubleData, uint64Data, docString, externalData, dataLocation, metadataProps) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.dims = dims;
      this.dataType = dataType;
      this.segment = segment;
      this.floatData = floatData;
      this.int32Data = int32Data;
      this.stringData = stringData;
      this.int64Data = int64Data;
      this.name = name;
      this.rawData = rawData;
      this.doubleData = doubleData;
      this.uint64Data = uint64Data;
      this.docString = docString;
      this.externalData = externalData;
      this.dataLocation = dataLocation;
      this.metadataProps = metadataProps;
      this._debug = {};

    }
    TensorProto.prototype._read = function() {
    }

    /**
     * Sizes, the slowest first.
     */

    /**
     * Type of the elements.
     */

    /**
     * Which part of a larger tensor this is; nothing reads it.
     */

    /**
     * Elements of float and, the real part first, of complex64.
     */

    /**
     * Elements of all types of up to 32 bits but float and uint32.
     */

    /**
     * Elements of string, UTF-8.
     */

    /**
     * Elements of int64.
     */

    /**
     * Name of the tensor.
     */

    /**
     * The elements, little-endian. Of every type but string.
     */

    /**
     * Elements of double and, the real part first, of complex128.
     */

    /**
     * Elements of uint32 and uint64.
     */

    /**
     * Documentation.
     */

    /**
     * Where in another file the elements stand: location, offset, length, checksum.
     */

    /**
     * Whether the elements stand here or in another file.
     */

    /**
     * Further properties by name.
     */

    return TensorProto;
  })();

  /**
   * The shape of a tensor.
   * @see onnx.proto, TensorShapeProto
   */

  var TensorShapeProto = Onnx.TensorShapeProto = (function() {
    function TensorShapeProto(_io, _parent, _root, dim) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.dim = dim;
      this._debug = {};

    }
    TensorShapeProto.prototype._read = function() {
    }

    /**
     * The dimensions, the slowest first.
     */

    return TensorShapeProto;
  })();

  /**
   * How a model is trained.
   * @see onnx.proto, TrainingInfoProto
   */

  var TrainingInfoProto = Onnx.TrainingInfoProto = (function() {
    function TrainingInfoProto(_io, _parent, _root, initialization, algorithm, initializationBinding, updateBinding) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.initialization = initialization;
      this.algorithm = algorithm;
      this.initializationBinding = initializationBinding;
      this.updateBinding = updateBinding;
      this._debug = {};

    }
    TrainingInfoProto.prototype._read = function() {
    }

    /**
     * Gives the constants their first values.
     */

    /**
     * One step of training.
     */

    /**
     * Which constant gets which output of it.
     */

    /**
     * Which constant gets which output of a step.
     */

    return TrainingInfoProto;
  })();

  /**
   * The type of a value: one of these.
   * @see onnx.proto, TypeProto
   */

  var TypeProto = Onnx.TypeProto = (function() {
    function TypeProto(_io, _parent, _root, tensorType, sequenceType, mapType, denotation, opaqueType, sparseTensorType, optionalType) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.tensorType = tensorType;
      this.sequenceType = sequenceType;
      this.mapType = mapType;
      this.denotation = denotation;
      this.opaqueType = opaqueType;
      this.sparseTensorType = sparseTensorType;
      this.optionalType = optionalType;
      this._debug = {};

    }
    TypeProto.prototype._read = function() {
    }

    /**
     * A tensor.
     */

    /**
     * A sequence.
     */

    /**
     * A map.
     */

    /**
     * What the values are, for example an image.
     */

    /**
     * A type that ONNX does not look into.
     */

    /**
     * A sparse tensor.
     */

    /**
     * A value that may be absent.
     */

    return TypeProto;
  })();

  /**
   * Type of a map.
   * @see onnx.proto, TypeProto.Map
   */

  var TypeProtoMap = Onnx.TypeProtoMap = (function() {
    function TypeProtoMap(_io, _parent, _root, keyType, valueType) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.keyType = keyType;
      this.valueType = valueType;
      this._debug = {};

    }
    TypeProtoMap.prototype._read = function() {
    }

    /**
     * Type of the keys.
     */

    /**
     * Type of the values.
     */

    return TypeProtoMap;
  })();

  /**
   * A type by name alone.
   * @see onnx.proto, TypeProto.Opaque
   */

  var TypeProtoOpaque = Onnx.TypeProtoOpaque = (function() {
    function TypeProtoOpaque(_io, _parent, _root, domain, name) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.domain = domain;
      this.name = name;
      this._debug = {};

    }
    TypeProtoOpaque.prototype._read = function() {
    }

    /**
     * Whose type it is.
     */

    /**
     * Its name.
     */

    return TypeProtoOpaque;
  })();

  /**
   * Type of a sequence or of an optional value.
   * @see onnx.proto, TypeProto.Sequence and TypeProto.Optional
   */

  var TypeProtoSequence = Onnx.TypeProtoSequence = (function() {
    function TypeProtoSequence(_io, _parent, _root, elemType) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.elemType = elemType;
      this._debug = {};

    }
    TypeProtoSequence.prototype._read = function() {
    }

    /**
     * Type of the elements.
     */

    return TypeProtoSequence;
  })();

  /**
   * Type of a tensor, dense or sparse.
   * @see onnx.proto, TypeProto.Tensor and TypeProto.SparseTensor
   */

  var TypeProtoTensor = Onnx.TypeProtoTensor = (function() {
    function TypeProtoTensor(_io, _parent, _root, elemType, shape) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.elemType = elemType;
      this.shape = shape;
      this._debug = {};

    }
    TypeProtoTensor.prototype._read = function() {
    }

    /**
     * Type of its elements.
     */

    /**
     * Its shape; unknown where there is none.
     */

    return TypeProtoTensor;
  })();

  /**
   * Name and type of a value.
   * @see onnx.proto, ValueInfoProto
   */

  var ValueInfoProto = Onnx.ValueInfoProto = (function() {
    function ValueInfoProto(_io, _parent, _root, name, type, docString, metadataProps) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this.name = name;
      this.type = type;
      this.docString = docString;
      this.metadataProps = metadataProps;
      this._debug = {};

    }
    ValueInfoProto.prototype._read = function() {
    }

    /**
     * Name of the value.
     */

    /**
     * Its type.
     */

    /**
     * Documentation.
     */

    /**
     * Further properties by name.
     */

    return ValueInfoProto;
  })();

  /**
   * A number of 1 to 10 bytes, 7 bits in each, the lowest first.
   * @see protobuf documentation, encoding
   */

  var Varint = Onnx.Varint = (function() {
    function Varint(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;
      this._debug = {};

    }
    Varint.prototype._read = function() {
      this._debug.groups = { start: this._io.pos, ioOffset: this._io.byteOffset };
      this._debug.groups.arr = [];
      this.groups = [];
      var i = 0;
      do {
        this._debug.groups.arr[this.groups.length] = { start: this._io.pos, ioOffset: this._io.byteOffset };
        var _t_groups = new Group(this._io, this, this._root);
        try {
          _t_groups._read();
        } finally {
          var _ = _t_groups;
          this.groups.push(_);
        }
        this._debug.groups.arr[this.groups.length - 1].end = this._io.pos;
        i++;
      } while (!(_.byte < 128));
      this._debug.groups.end = this._io.pos;
    }

    /**
     * Its lowest 35 bits, which are all there can be of a key or a length.
     */
    Object.defineProperty(Varint.prototype, 'short', {
      get: function() {
        if (this._m_short !== undefined)
          return this._m_short;
        this._debug._m_short = {  };
        this._m_short = ((((this.groups[0].byte & 127) + (this.groups.length > 1 ? (this.groups[1].byte & 127) * 128 : 0)) + (this.groups.length > 2 ? (this.groups[2].byte & 127) * 16384 : 0)) + (this.groups.length > 3 ? (this.groups[3].byte & 127) * 2097152 : 0)) + (this.groups.length > 4 ? (this.groups[4].byte & 127) * 268435456 : 0);
        return this._m_short;
      }
    });

    /**
     * The bytes; the last one is below 128.
     */

    return Varint;
  })();

  /**
   * The fields of the outermost message in file order.
   */

  return Onnx;
})();
Onnx_.Onnx = Onnx;
});
