meta:
  id: onnx
  title: ONNX model or TensorProto
  file-extension: [onnx, pb]
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
doc: |
  ONNX stores a network as one protobuf message, ModelProto (`.onnx`), and test vectors as another, TensorProto (`.pb`).
  Neither has a magic number, and nothing in the bytes tells one from the other.

  This schema has two parts:

  * the root is the wire format: a message is a row of fields, each a key with a value, and no more can be said about a field
    without knowing the message that it stands in. It is what other tools make of this schema;
  * each type with `-nkf-key: message` is a message of ONNX: its parameters are the fields by number. From these come the
    tables of one walker, which skips by length what it has not to look into.

  A parameter of a message is of type `s4 s8 u8` (varints), `f4 f8`, `str`, `bytes`, another message, or a list of these. `u4` with
  an enum is an enumeration of protobuf: a value that it does not have is an unknown field. `s4` with an enum is a plain number
  with names for some values.
  A value that is not given is absent (None) or an empty list, but where `-nkf-default` says otherwise.

  `-nkf-array` of a field of TensorProto says which data types have their elements there, and which dtype they are.
doc-ref: 'onnx.proto of onnx 1.23.2; protobuf documentation, encoding'

# What the walker holds every message to, whatever it is about.
-nkf-key: {levels: 100, messages: 1048576, arrays: 30000, varint: ONNX001, tag: ONNX002, wire: ONNX003, length: ONNX004, group: ONNX005, nesting: ONNX006, packed: ONNX007,
  count: ONNX011,   text: ONNX008, again: ONNX009, unknown: ONNX010,
  tensors: {title: ONNX, type: tensor_proto, name: name, dims: dims, dtype: data_type, raw: raw_data, own: graph.initializer,
    faults: {bits: ONNX109, entry: ONNX110, text: ONNX111, end: ONNX113, truth: ONNX118},
    elsewhere: {where: data_location, here: default, there: external, entries: external_data,
      keys: {location: location, offset: offset, length: length, checksum: checksum}, digest: sha1, alignment: 4096,
      faults: {unnamed: ONNX201, name: ONNX202, again: ONNX203, key: ONNX204, number: ONNX205, missing: ONNX206, link: ONNX207,
        beyond: ONNX208, size: ONNX209, changed: ONNX210, checksum: ONNX214}}}}

seq:
  - {id: parts, type: part, repeat: eos, doc: The fields of the outermost message in file order.}

types:
  part:
    doc: One field of a message, as it is written.
    doc-ref: protobuf documentation, encoding
    seq:
      - {id: tag, type: varint, doc: 'Number of the field times 8, and how its value is written.'}
      - id: value
        type:
          switch-on: tag.groups[0].byte & 7
          cases: {0: varint, 1: eight_bytes, 2: delimited, 5: four_bytes}
        doc: 'Its value. The start (3) and the end (4) of a group have none.'

  varint:
    doc: A number of 1 to 10 bytes, 7 bits in each, the lowest first.
    doc-ref: protobuf documentation, encoding
    seq:
      - id: groups
        type: group
        repeat: until
        repeat-until: _.byte < 128
        doc: The bytes; the last one is below 128.
    instances:
      short:
        value: |
          (groups[0].byte & 127) + (groups.size > 1 ? (groups[1].byte & 127) * 128 : 0)
          + (groups.size > 2 ? (groups[2].byte & 127) * 16384 : 0) + (groups.size > 3 ? (groups[3].byte & 127) * 2097152 : 0)
          + (groups.size > 4 ? (groups[4].byte & 127) * 268435456 : 0)
        doc: Its lowest 35 bits, which are all there can be of a key or a length.

  group:
    seq:
      - {id: byte, type: u1, doc: 'Seven bits; 128 more where another byte follows.'}

  eight_bytes:
    seq:
      - {id: bits, type: u8, doc: The bits of a double or of a number of 64 bits.}

  four_bytes:
    seq:
      - {id: bits, type: u4, doc: The bits of a float or of a number of 32 bits.}

  delimited:
    doc: A text, bytes, another message, or numbers one behind the other.
    seq:
      - {id: num_bytes, type: varint, doc: Length in bytes.}
      - {id: body, size: num_bytes.short, doc: The bytes.}

  # -- what a model is made of -------------------------------------------------------------------------------------------

  model_proto:
    -orig-id: ModelProto
    -nkf-key: message
    doc: A model, the outermost message of an `.onnx` file.
    doc-ref: onnx.proto, ModelProto
    params:
      - {id: ir_version, type: s8, -nkf-key: 1, doc: Version of the format.}
      - {id: producer_name, type: str, -nkf-key: 2, doc: The tool that wrote the model.}
      - {id: producer_version, type: str, -nkf-key: 3, doc: Its version.}
      - {id: domain, type: str, -nkf-key: 4, doc: 'Name space of the model, as a reversed domain name.'}
      - {id: model_version, type: s8, -nkf-key: 5, doc: Version of the model itself.}
      - {id: doc_string, type: str, -nkf-key: 6, doc: Documentation.}
      - {id: graph, type: graph_proto, -nkf-key: 7, doc: The network.}
      - {id: opset_import, type: 'operator_set_id_proto[]', -nkf-key: 8, doc: The operator sets that the nodes are of.}
      - {id: metadata_props, type: 'string_string_entry_proto[]', -nkf-key: 14, doc: Further properties by name.}
      - {id: training_info, type: 'training_info_proto[]', -nkf-key: 20, doc: How the model is trained.}
      - {id: functions, type: 'function_proto[]', -nkf-key: 25, doc: Functions that nodes call.}
      - {id: configuration, type: 'device_configuration_proto[]', -nkf-key: 26, doc: Sets of devices to run on.}

  graph_proto:
    -orig-id: GraphProto
    -nkf-key: message
    doc: A graph of nodes with its constants.
    doc-ref: onnx.proto, GraphProto
    params:
      - {id: node, type: 'node_proto[]', -nkf-key: 1, doc: 'The nodes, each behind those that it depends on.'}
      - {id: name, type: str, -nkf-key: 2, doc: Name of the graph.}
      - {id: initializer, type: 'tensor_proto[]', -nkf-key: 5, doc: 'The constants by name: weights above all.'}
      - {id: doc_string, type: str, -nkf-key: 10, doc: Documentation.}
      - {id: input, type: 'value_info_proto[]', -nkf-key: 11, doc: Inputs.}
      - {id: output, type: 'value_info_proto[]', -nkf-key: 12, doc: Outputs.}
      - {id: value_info, type: 'value_info_proto[]', -nkf-key: 13, doc: Types of values between the nodes.}
      - {id: quantization_annotation, type: 'tensor_annotation[]', -nkf-key: 14, doc: Scales and zero points by tensor.}
      - {id: sparse_initializer, type: 'sparse_tensor_proto[]', -nkf-key: 15, doc: Constants that are mostly zeros.}
      - {id: metadata_props, type: 'string_string_entry_proto[]', -nkf-key: 16, doc: Further properties by name.}

  node_proto:
    -orig-id: NodeProto
    -nkf-key: message
    doc: One operation.
    doc-ref: onnx.proto, NodeProto
    params:
      - {id: input, type: 'str[]', -nkf-key: 1, doc: Names of the values that it takes; an empty one is left out.}
      - {id: output, type: 'str[]', -nkf-key: 2, doc: Names of the values that it gives.}
      - {id: name, type: str, -nkf-key: 3, doc: 'Its own name, for messages.'}
      - {id: op_type, type: str, -nkf-key: 4, doc: The operator.}
      - {id: attribute, type: 'attribute_proto[]', -nkf-key: 5, doc: Its parameters.}
      - {id: doc_string, type: str, -nkf-key: 6, doc: Documentation.}
      - {id: domain, type: str, -nkf-key: 7, doc: The operator set that the operator is of.}
      - {id: overload, type: str, -nkf-key: 8, doc: Which function of that name it calls.}
      - {id: metadata_props, type: 'string_string_entry_proto[]', -nkf-key: 9, doc: Further properties by name.}
      - {id: device_configurations, type: 'node_device_configuration_proto[]', -nkf-key: 10, doc: How it is spread over devices.}

  attribute_proto:
    -orig-id: AttributeProto
    -nkf-key: message
    doc: A parameter of a node; which field has its value is said by `type`.
    doc-ref: onnx.proto, AttributeProto
    params:
      - {id: name, type: str, -nkf-key: 1, doc: Name of the parameter.}
      - {id: f, type: f4, -nkf-key: 2, doc: A float.}
      - {id: i, type: s8, -nkf-key: 3, doc: An integer.}
      - {id: s, type: bytes, -nkf-key: 4, doc: A text.}
      - {id: t, type: tensor_proto, -nkf-key: 5, doc: A tensor.}
      - {id: g, type: graph_proto, -nkf-key: 6, doc: 'A graph: a branch or the body of a loop.'}
      - {id: floats, type: 'f4[]', -nkf-key: 7, doc: Floats.}
      - {id: ints, type: 's8[]', -nkf-key: 8, doc: Integers.}
      - {id: strings, type: 'bytes[]', -nkf-key: 9, doc: Texts.}
      - {id: tensors, type: 'tensor_proto[]', -nkf-key: 10, doc: Tensors.}
      - {id: graphs, type: 'graph_proto[]', -nkf-key: 11, doc: Graphs.}
      - {id: doc_string, type: str, -nkf-key: 13, doc: Documentation.}
      - {id: tp, type: type_proto, -nkf-key: 14, doc: A type.}
      - {id: type_protos, type: 'type_proto[]', -nkf-key: 15, doc: Types.}
      - {id: type, type: u4, enum: attribute_type, -nkf-key: 20, doc: Which field has the value.}
      - {id: ref_attr_name, type: str, -nkf-key: 21, doc: 'In a function, the parameter of the calling node that is meant.'}
      - {id: sparse_tensor, type: sparse_tensor_proto, -nkf-key: 22, doc: A sparse tensor.}
      - {id: sparse_tensors, type: 'sparse_tensor_proto[]', -nkf-key: 23, doc: Sparse tensors.}

  function_proto:
    -orig-id: FunctionProto
    -nkf-key: message
    doc: A function that nodes of the model can call as an operator.
    doc-ref: onnx.proto, FunctionProto
    params:
      - {id: name, type: str, -nkf-key: 1, doc: Name of the function.}
      - {id: input, type: 'str[]', -nkf-key: 4, doc: Names of its inputs.}
      - {id: output, type: 'str[]', -nkf-key: 5, doc: Names of its outputs.}
      - {id: attribute, type: 'str[]', -nkf-key: 6, doc: Names of its parameters that have no default.}
      - {id: node, type: 'node_proto[]', -nkf-key: 7, doc: Its nodes.}
      - {id: doc_string, type: str, -nkf-key: 8, doc: Documentation.}
      - {id: opset_import, type: 'operator_set_id_proto[]', -nkf-key: 9, doc: The operator sets that its nodes are of.}
      - {id: domain, type: str, -nkf-key: 10, doc: The operator set that it belongs to.}
      - {id: attribute_proto, type: 'attribute_proto[]', -nkf-key: 11, doc: Its parameters that have a default.}
      - {id: value_info, type: 'value_info_proto[]', -nkf-key: 12, doc: Types of values between its nodes.}
      - {id: overload, type: str, -nkf-key: 13, doc: Tells it from others of the same name.}
      - {id: metadata_props, type: 'string_string_entry_proto[]', -nkf-key: 14, doc: Further properties by name.}

  training_info_proto:
    -orig-id: TrainingInfoProto
    -nkf-key: message
    doc: How a model is trained.
    doc-ref: onnx.proto, TrainingInfoProto
    params:
      - {id: initialization, type: graph_proto, -nkf-key: 1, doc: Gives the constants their first values.}
      - {id: algorithm, type: graph_proto, -nkf-key: 2, doc: One step of training.}
      - {id: initialization_binding, type: 'string_string_entry_proto[]', -nkf-key: 3, doc: Which constant gets which output of it.}
      - {id: update_binding, type: 'string_string_entry_proto[]', -nkf-key: 4, doc: Which constant gets which output of a step.}

  # -- tensors -----------------------------------------------------------------------------------------------------------

  tensor_proto:
    -orig-id: TensorProto
    -nkf-key: message
    doc: |
      A tensor. Its elements stand in `raw_data`, in the list that is for its data type, or in another file. Row-major, the
      last dimension fastest; without dimensions it has one element.

      In `raw_data` elements of 2 and 4 bits lie 4 and 2 in a byte, those of 6 bits 4 in 3 bytes, the first in the lowest bits;
      bits left over are 0. In `int32_data` an entry is one element, but of 2 and 4 bits one such byte.
    doc-ref: onnx.proto, TensorProto
    params:
      - {id: dims, type: 's8[]', -nkf-key: 1, doc: 'Sizes, the slowest first.'}
      - {id: data_type, type: s4, enum: data_type, -nkf-key: 2, -nkf-default: 0, doc: Type of the elements.}
      - {id: segment, type: segment, -nkf-key: 3, doc: Which part of a larger tensor this is; nothing reads it.}
      - id: float_data
        type: 'f4[]'
        -nkf-key: 4
        doc: Elements of float and, the real part first, of complex64.
        -nkf-array: {dtype: {switch-on: data_type, cases: {'data_type::float': float32, 'data_type::complex64': complex64}}, shape: dims}
      - id: int32_data
        type: 's4[]'
        -nkf-key: 5
        doc: Elements of all types of up to 32 bits but float and uint32.
        -nkf-array:
          dtype:
            switch-on: data_type
            cases:
              'data_type::uint8': uint8
              'data_type::int8': int8
              'data_type::uint16': uint16
              'data_type::int16': int16
              'data_type::int32': int32
              'data_type::bool': bool
              'data_type::float16': float16
              'data_type::bfloat16': bfloat16
              'data_type::float8e4m3fn': float8_e4m3fn
              'data_type::float8e4m3fnuz': float8_e4m3fnuz
              'data_type::float8e5m2': float8_e5m2
              'data_type::float8e5m2fnuz': float8_e5m2fnuz
              'data_type::uint4': uint4
              'data_type::int4': int4
              'data_type::float4e2m1': float4_e2m1fn
              'data_type::float8e8m0': float8_e8m0fnu
              'data_type::uint2': uint2
              'data_type::int2': int2
              'data_type::float6e2m3': float6_e2m3fn
              'data_type::float6e3m2': float6_e3m2fn
          shape: dims
      - id: string_data
        type: 'bytes[]'
        -nkf-key: 6
        doc: 'Elements of string, UTF-8.'
        -nkf-array: {dtype: {switch-on: data_type, cases: {'data_type::string': object}}, shape: dims}
      - id: int64_data
        type: 's8[]'
        -nkf-key: 7
        doc: Elements of int64.
        -nkf-array: {dtype: {switch-on: data_type, cases: {'data_type::int64': int64}}, shape: dims}
      - {id: name, type: str, -nkf-key: 8, doc: Name of the tensor.}
      - id: raw_data
        type: bytes
        -nkf-key: 9
        doc: 'The elements, little-endian. Of every type but string.'
        -nkf-array:
          dtype:
            switch-on: data_type
            cases:
              'data_type::float': float32
              'data_type::uint8': uint8
              'data_type::int8': int8
              'data_type::uint16': uint16
              'data_type::int16': int16
              'data_type::int32': int32
              'data_type::int64': int64
              'data_type::bool': bool
              'data_type::float16': float16
              'data_type::double': float64
              'data_type::uint32': uint32
              'data_type::uint64': uint64
              'data_type::complex64': complex64
              'data_type::complex128': complex128
              'data_type::bfloat16': bfloat16
              'data_type::float8e4m3fn': float8_e4m3fn
              'data_type::float8e4m3fnuz': float8_e4m3fnuz
              'data_type::float8e5m2': float8_e5m2
              'data_type::float8e5m2fnuz': float8_e5m2fnuz
              'data_type::uint4': uint4
              'data_type::int4': int4
              'data_type::float4e2m1': float4_e2m1fn
              'data_type::float8e8m0': float8_e8m0fnu
              'data_type::uint2': uint2
              'data_type::int2': int2
              'data_type::float6e2m3': float6_e2m3fn
              'data_type::float6e3m2': float6_e3m2fn
          shape: dims
      - id: double_data
        type: 'f8[]'
        -nkf-key: 10
        doc: 'Elements of double and, the real part first, of complex128.'
        -nkf-array: {dtype: {switch-on: data_type, cases: {'data_type::double': float64, 'data_type::complex128': complex128}}, shape: dims}
      - id: uint64_data
        type: 'u8[]'
        -nkf-key: 11
        doc: Elements of uint32 and uint64.
        -nkf-array: {dtype: {switch-on: data_type, cases: {'data_type::uint32': uint32, 'data_type::uint64': uint64}}, shape: dims}
      - {id: doc_string, type: str, -nkf-key: 12, doc: Documentation.}
      - {id: external_data, type: 'string_string_entry_proto[]', -nkf-key: 13, doc: 'Where in another file the elements stand: location, offset, length, checksum.'}
      - {id: data_location, type: u4, enum: data_location, -nkf-key: 14, -nkf-default: 0, doc: Whether the elements stand here or in another file.}
      - {id: metadata_props, type: 'string_string_entry_proto[]', -nkf-key: 16, doc: Further properties by name.}
    -nkf-check:
      ONNX101: all(dims >= 0)
      ONNX102: dims.size <= 64
      ONNX103: data_type.to_i >= 1 and data_type.to_i <= data_type::float6e3m2.to_i

  segment:
    -orig-id: TensorProto.Segment
    -nkf-key: message
    doc: A range of a larger tensor.
    doc-ref: onnx.proto, TensorProto.Segment
    params:
      - {id: begin, type: s8, -nkf-key: 1, doc: First element.}
      - {id: end, type: s8, -nkf-key: 2, doc: The one behind the last.}

  sparse_tensor_proto:
    -orig-id: SparseTensorProto
    -nkf-key: message
    doc: |
      A tensor of which only the elements that are not zero are stored. Its name is that of `values`. The places stand in `indices`,
      in ascending order: one number each, as in a flat array, or one for each dimension.
    doc-ref: onnx.proto, SparseTensorProto
    params:
      - {id: values, type: tensor_proto, -nkf-key: 1, doc: 'The elements, in one dimension.'}
      - {id: indices, type: tensor_proto, -nkf-key: 2, doc: 'Their places, int64.'}
      - {id: dims, type: 's8[]', -nkf-key: 3, doc: 'Sizes of the whole tensor, the slowest first.'}
    -nkf-check:
      ONNX301: all(dims > 0)

  string_string_entry_proto:
    -orig-id: StringStringEntryProto
    -nkf-key: message
    doc: A name and a value.
    doc-ref: onnx.proto, StringStringEntryProto
    params:
      - {id: key, type: str, -nkf-key: 1, doc: The name.}
      - {id: value, type: str, -nkf-key: 2, doc: The value.}

  tensor_annotation:
    -orig-id: TensorAnnotation
    -nkf-key: message
    doc: How a tensor is quantised.
    doc-ref: onnx.proto, TensorAnnotation
    params:
      - {id: tensor_name, type: str, -nkf-key: 1, doc: The tensor.}
      - {id: quant_parameter_tensor_names, type: 'string_string_entry_proto[]', -nkf-key: 2, doc: 'The tensors with its scale and zero point, by what they are.'}

  # -- types of values ---------------------------------------------------------------------------------------------------

  value_info_proto:
    -orig-id: ValueInfoProto
    -nkf-key: message
    doc: Name and type of a value.
    doc-ref: onnx.proto, ValueInfoProto
    params:
      - {id: name, type: str, -nkf-key: 1, doc: Name of the value.}
      - {id: type, type: type_proto, -nkf-key: 2, doc: Its type.}
      - {id: doc_string, type: str, -nkf-key: 3, doc: Documentation.}
      - {id: metadata_props, type: 'string_string_entry_proto[]', -nkf-key: 4, doc: Further properties by name.}

  type_proto:
    -orig-id: TypeProto
    -nkf-key: message
    doc: 'The type of a value: one of these.'
    doc-ref: onnx.proto, TypeProto
    params:
      - {id: tensor_type, type: type_proto_tensor, -nkf-key: 1, doc: A tensor.}
      - {id: sequence_type, type: type_proto_sequence, -nkf-key: 4, doc: A sequence.}
      - {id: map_type, type: type_proto_map, -nkf-key: 5, doc: A map.}
      - {id: denotation, type: str, -nkf-key: 6, doc: 'What the values are, for example an image.'}
      - {id: opaque_type, type: type_proto_opaque, -nkf-key: 7, doc: A type that ONNX does not look into.}
      - {id: sparse_tensor_type, type: type_proto_tensor, -nkf-key: 8, doc: A sparse tensor.}
      - {id: optional_type, type: type_proto_sequence, -nkf-key: 9, doc: A value that may be absent.}

  type_proto_tensor:
    -orig-id: TypeProto.Tensor
    -nkf-key: message
    doc: Type of a tensor, dense or sparse.
    doc-ref: 'onnx.proto, TypeProto.Tensor and TypeProto.SparseTensor'
    params:
      - {id: elem_type, type: s4, enum: data_type, -nkf-key: 1, doc: Type of its elements.}
      - {id: shape, type: tensor_shape_proto, -nkf-key: 2, doc: Its shape; unknown where there is none.}

  type_proto_sequence:
    -orig-id: TypeProto.Sequence
    -nkf-key: message
    doc: Type of a sequence or of an optional value.
    doc-ref: 'onnx.proto, TypeProto.Sequence and TypeProto.Optional'
    params:
      - {id: elem_type, type: type_proto, -nkf-key: 1, doc: Type of the elements.}

  type_proto_map:
    -orig-id: TypeProto.Map
    -nkf-key: message
    doc: Type of a map.
    doc-ref: onnx.proto, TypeProto.Map
    params:
      - {id: key_type, type: s4, enum: data_type, -nkf-key: 1, doc: Type of the keys.}
      - {id: value_type, type: type_proto, -nkf-key: 2, doc: Type of the values.}

  type_proto_opaque:
    -orig-id: TypeProto.Opaque
    -nkf-key: message
    doc: A type by name alone.
    doc-ref: onnx.proto, TypeProto.Opaque
    params:
      - {id: domain, type: str, -nkf-key: 1, doc: Whose type it is.}
      - {id: name, type: str, -nkf-key: 2, doc: Its name.}

  tensor_shape_proto:
    -orig-id: TensorShapeProto
    -nkf-key: message
    doc: The shape of a tensor.
    doc-ref: onnx.proto, TensorShapeProto
    params:
      - {id: dim, type: 'dimension[]', -nkf-key: 1, doc: 'The dimensions, the slowest first.'}

  dimension:
    -orig-id: TensorShapeProto.Dimension
    -nkf-key: message
    doc: 'A dimension: a size or a name for one.'
    doc-ref: onnx.proto, TensorShapeProto.Dimension
    params:
      - {id: dim_value, type: s8, -nkf-key: 1, doc: The size.}
      - {id: dim_param, type: str, -nkf-key: 2, doc: A name for a size that is not known.}
      - {id: denotation, type: str, -nkf-key: 3, doc: 'What the dimension is, for example a batch.'}

  operator_set_id_proto:
    -orig-id: OperatorSetIdProto
    -nkf-key: message
    doc: An operator set and its version.
    doc-ref: onnx.proto, OperatorSetIdProto
    params:
      - {id: domain, type: str, -nkf-key: 1, doc: Which set; the standard one where it is empty.}
      - {id: version, type: s8, -nkf-key: 2, doc: Its version.}

  # -- several devices ---------------------------------------------------------------------------------------------------

  device_configuration_proto:
    -orig-id: DeviceConfigurationProto
    -nkf-key: message
    doc: A set of devices.
    doc-ref: onnx.proto, DeviceConfigurationProto
    params:
      - {id: name, type: str, -nkf-key: 1, doc: Its name.}
      - {id: num_devices, type: s4, -nkf-key: 2, doc: How many devices.}
      - {id: device, type: 'str[]', -nkf-key: 3, doc: Their names.}

  node_device_configuration_proto:
    -orig-id: NodeDeviceConfigurationProto
    -nkf-key: message
    doc: How a node is spread over devices.
    doc-ref: onnx.proto, NodeDeviceConfigurationProto
    params:
      - {id: configuration_id, type: str, -nkf-key: 1, doc: The set of devices.}
      - {id: sharding_spec, type: 'sharding_spec_proto[]', -nkf-key: 2, doc: How its tensors are split.}
      - {id: pipeline_stage, type: s4, -nkf-key: 3, doc: Stage of a pipeline.}

  sharding_spec_proto:
    -orig-id: ShardingSpecProto
    -nkf-key: message
    doc: How a tensor is split.
    doc-ref: onnx.proto, ShardingSpecProto
    params:
      - {id: tensor_name, type: str, -nkf-key: 1, doc: The tensor.}
      - {id: device, type: 's8[]', -nkf-key: 2, doc: The devices or groups of them.}
      - {id: index_to_device_group_map, type: 'int_int_list_entry_proto[]', -nkf-key: 3, doc: The groups.}
      - {id: sharded_dim, type: 'sharded_dim_proto[]', -nkf-key: 4, doc: The dimensions that are split.}

  sharded_dim_proto:
    -orig-id: ShardedDimProto
    -nkf-key: message
    doc: How a dimension is split.
    doc-ref: onnx.proto, ShardedDimProto
    params:
      - {id: axis, type: s8, -nkf-key: 1, doc: The dimension; negative from the last.}
      - {id: simple_sharding, type: 'simple_sharded_dim_proto[]', -nkf-key: 2, doc: The parts.}

  simple_sharded_dim_proto:
    -orig-id: SimpleShardedDimProto
    -nkf-key: message
    doc: A dimension in equal parts.
    doc-ref: onnx.proto, SimpleShardedDimProto
    params:
      - {id: dim_value, type: s8, -nkf-key: 1, doc: The size.}
      - {id: dim_param, type: str, -nkf-key: 2, doc: A name for it.}
      - {id: num_shards, type: s8, -nkf-key: 3, doc: Number of parts.}

  int_int_list_entry_proto:
    -orig-id: IntIntListEntryProto
    -nkf-key: message
    doc: A number and a list of numbers.
    doc-ref: onnx.proto, IntIntListEntryProto
    params:
      - {id: key, type: s8, -nkf-key: 1, doc: The number.}
      - {id: value, type: 's8[]', -nkf-key: 2, doc: The list.}

enums:
  data_type:
    0: {id: undefined, doc: None given.}
    1: {id: float, doc: 32-bit float.}
    2: {id: uint8, doc: 8-bit integer without sign.}
    3: {id: int8, doc: 8-bit integer.}
    4: {id: uint16, doc: 16-bit integer without sign.}
    5: {id: int16, doc: 16-bit integer.}
    6: {id: int32, doc: 32-bit integer.}
    7: {id: int64, doc: 64-bit integer.}
    8: {id: string, doc: UTF-8 text.}
    9: {id: bool, doc: 'A byte, 0 or 1.'}
    10: {id: float16, doc: IEEE half precision.}
    11: {id: double, doc: 64-bit float.}
    12: {id: uint32, doc: 32-bit integer without sign.}
    13: {id: uint64, doc: 64-bit integer without sign.}
    14: {id: complex64, doc: Two 32-bit floats.}
    15: {id: complex128, doc: Two 64-bit floats.}
    16: {id: bfloat16, doc: The upper half of a 32-bit float.}
    17: {id: float8e4m3fn, doc: '8-bit float, 4 bits of exponent; no infinities.'}
    18: {id: float8e4m3fnuz, doc: '8-bit float, 4 bits of exponent; no infinities, no negative zero.'}
    19: {id: float8e5m2, doc: '8-bit float, 5 bits of exponent.'}
    20: {id: float8e5m2fnuz, doc: '8-bit float, 5 bits of exponent; no infinities, no negative zero.'}
    21: {id: uint4, doc: 4-bit integer without sign.}
    22: {id: int4, doc: 4-bit integer.}
    23: {id: float4e2m1, doc: '4-bit float, 2 bits of exponent.'}
    24: {id: float8e8m0, doc: 'A power of two, 8 bits of exponent.'}
    25: {id: uint2, doc: 2-bit integer without sign.}
    26: {id: int2, doc: 2-bit integer.}
    27: {id: float6e2m3, doc: '6-bit float, 2 bits of exponent.'}
    28: {id: float6e3m2, doc: '6-bit float, 3 bits of exponent.'}
  data_location:
    0: {id: default, doc: In this message.}
    1: {id: external, doc: In another file.}
  attribute_type:
    0: {id: undefined, doc: Not said.}
    1: {id: float, doc: In `f`.}
    2: {id: int, doc: In `i`.}
    3: {id: string, doc: In `s`.}
    4: {id: tensor, doc: In `t`.}
    5: {id: graph, doc: In `g`.}
    6: {id: floats, doc: In `floats`.}
    7: {id: ints, doc: In `ints`.}
    8: {id: strings, doc: In `strings`.}
    9: {id: tensors, doc: In `tensors`.}
    10: {id: graphs, doc: In `graphs`.}
    11: {id: sparse_tensor, doc: In `sparse_tensor`.}
    12: {id: sparse_tensors, doc: In `sparse_tensors`.}
    13: {id: type_proto, doc: In `tp`.}
    14: {id: type_protos, doc: In `type_protos`.}

-nkf-rules:
  ONNX001: {severity: error, summary: A varint has more than 10 bytes or no end.,
    why: 'Nobody can tell how long it is, so all that follows would be misread.', loader: 'Refuses the file, as every protobuf reader does.',
    mend: Get the file again; its tail is damaged., doc-ref: 'protobuf documentation, encoding'}
  ONNX002: {severity: error, summary: 'The key of a field has more than 5 bytes or the number 0, or its length has more than 5 bytes.',
    why: 'No field has the number 0 or one above 2^29 - 1, and none is longer than 2^31 - 1 bytes; the bytes before were misread.', loader: Refuses the file.,
    mend: Get the file again., doc-ref: 'protobuf documentation, encoding'}
  ONNX003: {severity: error, summary: A field has the wire type 6 or 7.,
    why: 'There are none of that number, so the length of the value is unknown.', loader: Refuses the file.,
    mend: Get the file again; check that it is an ONNX file at all., doc-ref: 'protobuf documentation, encoding'}
  ONNX004: {severity: error, summary: A value reaches past the end of the message that it is in.,
    why: The file is cut off or the length is damaged., loader: Refuses the file., mend: Get the whole file again.,
    doc-ref: 'protobuf documentation, encoding'}
  ONNX005: {severity: error, summary: A group has no end or an end has no group.,
    why: 'ONNX has no groups; one that is skipped has to be whole.', loader: Refuses the file., mend: Get the file again.,
    doc-ref: 'protobuf documentation, encoding'}
  ONNX006: {severity: error, summary: Messages or groups are nested more than 100 levels deep.,
    why: 'Readers go down one call a level; the limit keeps them from running out of stack.',
    loader: Refuses the file at the same depth., mend: Move nested graphs into functions., doc-ref: 'protobuf, default recursion limit'}
  ONNX007: {severity: error, summary: A packed list ends within an element.,
    why: 'Its length is damaged, or that of the element.', loader: Refuses the file., mend: Get the file again.,
    doc-ref: 'protobuf documentation, encoding'}
  ONNX008: {severity: warning, summary: A text is not UTF-8.,
    why: 'Names that are no text cannot be typed, and readers in languages with strict strings fail.',
    loader: 'Python hands the bytes out; other languages refuse the file.', mend: Write the text anew.,
    doc-ref: 'protobuf documentation, string; observed on onnx 1.23.2'}
  ONNX009: {severity: warning, summary: A field that may stand in a message once stands there more often.,
    why: 'Of values the last one counts, and messages are merged; a reader that takes the first sees another model.',
    loader: 'Takes the last value, and merges messages.', mend: Write the model again with any tool.,
    doc-ref: 'protobuf documentation, last one wins'}
  ONNX010: {severity: note, summary: A message has fields that the schema does not know.,
    why: 'They may be of a newer version, or hide something; a known number with another wire type is unknown, too.',
    loader: Skips them and keeps them when it writes., mend: Nothing needs to be done.,
    doc-ref: 'protobuf documentation, unknown fields'}
  ONNX011: {severity: error, summary: A file has more messages or tensors than the limit.,
    why: 'Each takes memory, however short it is: a few megabytes of empty ones would fill it.',
    loader: Has no such limit., mend: 'Set messages.count or messages.arrays higher if you trust the file.',
    unbreakable: 'It is a limit of this reader alone: a loader that takes so large a file is right.',
    doc-ref: 'nkformats, limits'}
  ONNX101: {severity: error, summary: A dimension is negative.,
    why: No array has such a shape., loader: 'The checker of onnx refuses it; the decoder takes -1 for whatever size fits.',
    mend: Write the true size., doc-ref: 'onnx.proto, TensorProto.dims; observed on onnx 1.23.2'}
  ONNX102: {severity: error, summary: A tensor has more than 64 dimensions.,
    why: numpy has no more., loader: The checker of onnx passes it; its decoder fails., mend: Merge dimensions.,
    doc-ref: observed on onnx 1.23.2 with numpy 2.4}
  ONNX103: {severity: error, summary: The data type is not given or unknown.,
    why: Nobody can tell what the bytes mean., loader: 'The checker of onnx refuses type 0 and passes unknown ones, such as 29 and -1; its decoder fails.',
    mend: Write the type; a newer one needs a newer version of this program., doc-ref: 'onnx.proto, TensorProto.DataType; observed on onnx 1.23.2'}
  ONNX301: {severity: error, summary: A dimension of a sparse tensor is not positive.,
    why: No index lies within it., loader: The checker of onnx refuses it., mend: Write the true size.,
    doc-ref: 'onnx.proto, SparseTensorProto.dims'}
