// Generated from schemas/onnx.ksy by nkformats.codegen; do not edit.
"use strict";
(function (all) {
  const mod = (a, b) => ((a % b) + b) % b;
  const quotient = (a, b) => Math.trunc(a / b);
  all["onnx"] = {
    id: "onnx", title: "ONNX model or TensorProto", root: "Onnx",
    extensions: ["onnx", "pb"], magic: [],
    params: [],
    rules: {
      ONNX001: ["error", "A varint has more than 10 bytes or no end."],
      ONNX002: ["error", "The key of a field has more than 5 bytes or the number 0, or its length has more than 5 bytes."],
      ONNX003: ["error", "A field has the wire type 6 or 7."],
      ONNX004: ["error", "A value reaches past the end of the message that it is in."],
      ONNX005: ["error", "A group has no end or an end has no group."],
      ONNX006: ["error", "Messages or groups are nested more than 100 levels deep."],
      ONNX007: ["error", "A packed list ends within an element."],
      ONNX008: ["warning", "A text is not UTF-8."],
      ONNX009: ["warning", "A field that may stand in a message once stands there more often."],
      ONNX010: ["note", "A message has fields that the schema does not know."],
      ONNX011: ["error", "A file has more messages or tensors than the limit."],
      ONNX101: ["error", "A dimension is negative."],
      ONNX102: ["error", "A tensor has more than 64 dimensions."],
      ONNX103: ["error", "The data type is not given or unknown."],
      ONNX301: ["error", "A dimension of a sparse tensor is not positive."],
    },
    enums: {
      data_type: {0: "undefined", 1: "float", 2: "uint8", 3: "int8", 4: "uint16", 5: "int16", 6: "int32", 7: "int64", 8: "string", 9: "bool", 10: "float16", 11: "double", 12: "uint32", 13: "uint64", 14: "complex64", 15: "complex128", 16: "bfloat16", 17: "float8e4m3fn", 18: "float8e4m3fnuz", 19: "float8e5m2", 20: "float8e5m2fnuz", 21: "uint4", 22: "int4", 23: "float4e2m1", 24: "float8e8m0", 25: "uint2", 26: "int2", 27: "float6e2m3", 28: "float6e3m2"},
      data_location: {0: "default", 1: "external"},
      attribute_type: {0: "undefined", 1: "float", 2: "int", 3: "string", 4: "tensor", 5: "graph", 6: "floats", 7: "ints", 8: "strings", 9: "tensors", 10: "graphs", 11: "sparse_tensor", 12: "sparse_tensors", 13: "type_proto", 14: "type_protos"},
    },
    payloads: [
    ],
    unchecked: ["ONNX001", "ONNX002", "ONNX003", "ONNX004", "ONNX005", "ONNX006", "ONNX007", "ONNX008", "ONNX009", "ONNX010", "ONNX011", "ONNX101", "ONNX102", "ONNX103", "ONNX301"],
    types: {
      Onnx: {
        ...{"name": "onnx", "doc": "ONNX stores a network as one protobuf message, ModelProto (`.onnx`), and test vectors as another, TensorProto (`.pb`). Neither has a magic number, and nothing in the bytes tells one from the other. This schema has two parts: * the root is the wire format: a message is a row of fields, each a key with a value, and no more can be said about a field without knowing the message that it stands in. It is what other tools make of this schema; * each type with `-nkf-key: message` is a message of ONNX: its parameters are the fields by number. From these come the tables of one walker, which skips by length what it has not to look into. A parameter of a message is of type `s4 s8 u8` (varints), `f4 f8`, `str`, `bytes`, another message, or a list of these. `u4` with an enum is an enumeration of protobuf: a value that it does not have is an unknown field. `s4` with an enum is a plain number with names for some values. A value that is not given is absent (None) or an empty list, but where `-nkf-default` says otherwise. `-nkf-array` of a field of TensorProto says which data types have their elements there, and which dtype they are."},
        fields: [
          {...{"id": "parts", "js": "parts", "kind": "record", "doc": "The fields of the outermost message in file order.", "ref": "", "many": true}},
        ],
      },
      Part: {
        ...{"name": "part", "doc": "One field of a message, as it is written."},
        fields: [
          {...{"id": "tag", "js": "tag", "kind": "record", "doc": "Number of the field times 8, and how its value is written.", "ref": ""}},
          {...{"id": "value", "js": "value", "kind": "record", "doc": "Its value. The start (3) and the end (4) of a group have none.", "ref": ""}},
        ],
      },
      Varint: {
        ...{"name": "varint", "doc": "A number of 1 to 10 bytes, 7 bits in each, the lowest first."},
        fields: [
          {...{"id": "groups", "js": "groups", "kind": "record", "doc": "The bytes; the last one is below 128.", "ref": "", "many": true}},
        ],
        values: [["short", "short"]],
      },
      Group: {
        ...{"name": "group", "doc": ""},
        fields: [
          {...{"id": "byte", "js": "byte", "kind": "integer", "doc": "Seven bits; 128 more where another byte follows.", "ref": ""}},
        ],
      },
      EightBytes: {
        ...{"name": "eight_bytes", "doc": ""},
        fields: [
          {...{"id": "bits", "js": "bits", "kind": "integer", "doc": "The bits of a double or of a number of 64 bits.", "ref": ""}},
        ],
      },
      FourBytes: {
        ...{"name": "four_bytes", "doc": ""},
        fields: [
          {...{"id": "bits", "js": "bits", "kind": "integer", "doc": "The bits of a float or of a number of 32 bits.", "ref": ""}},
        ],
      },
      Delimited: {
        ...{"name": "delimited", "doc": "A text, bytes, another message, or numbers one behind the other."},
        fields: [
          {...{"id": "num_bytes", "js": "numBytes", "kind": "record", "doc": "Length in bytes.", "ref": ""}},
          {...{"id": "body", "js": "body", "kind": "bytes", "doc": "The bytes.", "ref": ""}},
        ],
      },
      ModelProto: {
        ...{"name": "model_proto", "doc": "A model, the outermost message of an `.onnx` file."},
        fields: [
        ],
        params: [
          {...{"id": "ir_version", "js": "irVersion", "key": 1, "label": "ir_version", "kind": "integer", "doc": "Version of the format."}},
          {...{"id": "producer_name", "js": "producerName", "key": 2, "label": "producer_name", "kind": "text", "doc": "The tool that wrote the model."}},
          {...{"id": "producer_version", "js": "producerVersion", "key": 3, "label": "producer_version", "kind": "text", "doc": "Its version."}},
          {...{"id": "domain", "js": "domain", "key": 4, "label": "domain", "kind": "text", "doc": "Name space of the model, as a reversed domain name."}},
          {...{"id": "model_version", "js": "modelVersion", "key": 5, "label": "model_version", "kind": "integer", "doc": "Version of the model itself."}},
          {...{"id": "doc_string", "js": "docString", "key": 6, "label": "doc_string", "kind": "text", "doc": "Documentation."}},
          {...{"id": "graph", "js": "graph", "key": 7, "label": "graph", "kind": "integer", "doc": "The network."}},
          {...{"id": "opset_import", "js": "opsetImport", "key": 8, "label": "opset_import", "kind": "integer", "doc": "The operator sets that the nodes are of.", "many": true}},
          {...{"id": "metadata_props", "js": "metadataProps", "key": 14, "label": "metadata_props", "kind": "integer", "doc": "Further properties by name.", "many": true}},
          {...{"id": "training_info", "js": "trainingInfo", "key": 20, "label": "training_info", "kind": "integer", "doc": "How the model is trained.", "many": true}},
          {...{"id": "functions", "js": "functions", "key": 25, "label": "functions", "kind": "integer", "doc": "Functions that nodes call.", "many": true}},
          {...{"id": "configuration", "js": "configuration", "key": 26, "label": "configuration", "kind": "integer", "doc": "Sets of devices to run on.", "many": true}},
        ],
      },
      GraphProto: {
        ...{"name": "graph_proto", "doc": "A graph of nodes with its constants."},
        fields: [
        ],
        params: [
          {...{"id": "node", "js": "node", "key": 1, "label": "node", "kind": "integer", "doc": "The nodes, each behind those that it depends on.", "many": true}},
          {...{"id": "name", "js": "name", "key": 2, "label": "name", "kind": "text", "doc": "Name of the graph."}},
          {...{"id": "initializer", "js": "initializer", "key": 5, "label": "initializer", "kind": "integer", "doc": "The constants by name: weights above all.", "many": true}},
          {...{"id": "doc_string", "js": "docString", "key": 10, "label": "doc_string", "kind": "text", "doc": "Documentation."}},
          {...{"id": "input", "js": "input", "key": 11, "label": "input", "kind": "integer", "doc": "Inputs.", "many": true}},
          {...{"id": "output", "js": "output", "key": 12, "label": "output", "kind": "integer", "doc": "Outputs.", "many": true}},
          {...{"id": "value_info", "js": "valueInfo", "key": 13, "label": "value_info", "kind": "integer", "doc": "Types of values between the nodes.", "many": true}},
          {...{"id": "quantization_annotation", "js": "quantizationAnnotation", "key": 14, "label": "quantization_annotation", "kind": "integer", "doc": "Scales and zero points by tensor.", "many": true}},
          {...{"id": "sparse_initializer", "js": "sparseInitializer", "key": 15, "label": "sparse_initializer", "kind": "integer", "doc": "Constants that are mostly zeros.", "many": true}},
          {...{"id": "metadata_props", "js": "metadataProps", "key": 16, "label": "metadata_props", "kind": "integer", "doc": "Further properties by name.", "many": true}},
        ],
      },
      NodeProto: {
        ...{"name": "node_proto", "doc": "One operation."},
        fields: [
        ],
        params: [
          {...{"id": "input", "js": "input", "key": 1, "label": "input", "kind": "text", "doc": "Names of the values that it takes; an empty one is left out.", "many": true}},
          {...{"id": "output", "js": "output", "key": 2, "label": "output", "kind": "text", "doc": "Names of the values that it gives.", "many": true}},
          {...{"id": "name", "js": "name", "key": 3, "label": "name", "kind": "text", "doc": "Its own name, for messages."}},
          {...{"id": "op_type", "js": "opType", "key": 4, "label": "op_type", "kind": "text", "doc": "The operator."}},
          {...{"id": "attribute", "js": "attribute", "key": 5, "label": "attribute", "kind": "integer", "doc": "Its parameters.", "many": true}},
          {...{"id": "doc_string", "js": "docString", "key": 6, "label": "doc_string", "kind": "text", "doc": "Documentation."}},
          {...{"id": "domain", "js": "domain", "key": 7, "label": "domain", "kind": "text", "doc": "The operator set that the operator is of."}},
          {...{"id": "overload", "js": "overload", "key": 8, "label": "overload", "kind": "text", "doc": "Which function of that name it calls."}},
          {...{"id": "metadata_props", "js": "metadataProps", "key": 9, "label": "metadata_props", "kind": "integer", "doc": "Further properties by name.", "many": true}},
          {...{"id": "device_configurations", "js": "deviceConfigurations", "key": 10, "label": "device_configurations", "kind": "integer", "doc": "How it is spread over devices.", "many": true}},
        ],
      },
      AttributeProto: {
        ...{"name": "attribute_proto", "doc": "A parameter of a node; which field has its value is said by `type`."},
        fields: [
        ],
        params: [
          {...{"id": "name", "js": "name", "key": 1, "label": "name", "kind": "text", "doc": "Name of the parameter."}},
          {...{"id": "f", "js": "f", "key": 2, "label": "f", "kind": "float", "doc": "A float."}},
          {...{"id": "i", "js": "i", "key": 3, "label": "i", "kind": "integer", "doc": "An integer."}},
          {...{"id": "s", "js": "s", "key": 4, "label": "s", "kind": "integer", "doc": "A text."}},
          {...{"id": "t", "js": "t", "key": 5, "label": "t", "kind": "integer", "doc": "A tensor."}},
          {...{"id": "g", "js": "g", "key": 6, "label": "g", "kind": "integer", "doc": "A graph: a branch or the body of a loop."}},
          {...{"id": "floats", "js": "floats", "key": 7, "label": "floats", "kind": "float", "doc": "Floats.", "many": true}},
          {...{"id": "ints", "js": "ints", "key": 8, "label": "ints", "kind": "integer", "doc": "Integers.", "many": true}},
          {...{"id": "strings", "js": "strings", "key": 9, "label": "strings", "kind": "integer", "doc": "Texts.", "many": true}},
          {...{"id": "tensors", "js": "tensors", "key": 10, "label": "tensors", "kind": "integer", "doc": "Tensors.", "many": true}},
          {...{"id": "graphs", "js": "graphs", "key": 11, "label": "graphs", "kind": "integer", "doc": "Graphs.", "many": true}},
          {...{"id": "doc_string", "js": "docString", "key": 13, "label": "doc_string", "kind": "text", "doc": "Documentation."}},
          {...{"id": "tp", "js": "tp", "key": 14, "label": "tp", "kind": "integer", "doc": "A type."}},
          {...{"id": "type_protos", "js": "typeProtos", "key": 15, "label": "type_protos", "kind": "integer", "doc": "Types.", "many": true}},
          {...{"id": "type", "js": "type", "key": 20, "label": "type", "kind": "integer", "doc": "Which field has the value."}},
          {...{"id": "ref_attr_name", "js": "refAttrName", "key": 21, "label": "ref_attr_name", "kind": "text", "doc": "In a function, the parameter of the calling node that is meant."}},
          {...{"id": "sparse_tensor", "js": "sparseTensor", "key": 22, "label": "sparse_tensor", "kind": "integer", "doc": "A sparse tensor."}},
          {...{"id": "sparse_tensors", "js": "sparseTensors", "key": 23, "label": "sparse_tensors", "kind": "integer", "doc": "Sparse tensors.", "many": true}},
        ],
      },
      FunctionProto: {
        ...{"name": "function_proto", "doc": "A function that nodes of the model can call as an operator."},
        fields: [
        ],
        params: [
          {...{"id": "name", "js": "name", "key": 1, "label": "name", "kind": "text", "doc": "Name of the function."}},
          {...{"id": "input", "js": "input", "key": 4, "label": "input", "kind": "text", "doc": "Names of its inputs.", "many": true}},
          {...{"id": "output", "js": "output", "key": 5, "label": "output", "kind": "text", "doc": "Names of its outputs.", "many": true}},
          {...{"id": "attribute", "js": "attribute", "key": 6, "label": "attribute", "kind": "text", "doc": "Names of its parameters that have no default.", "many": true}},
          {...{"id": "node", "js": "node", "key": 7, "label": "node", "kind": "integer", "doc": "Its nodes.", "many": true}},
          {...{"id": "doc_string", "js": "docString", "key": 8, "label": "doc_string", "kind": "text", "doc": "Documentation."}},
          {...{"id": "opset_import", "js": "opsetImport", "key": 9, "label": "opset_import", "kind": "integer", "doc": "The operator sets that its nodes are of.", "many": true}},
          {...{"id": "domain", "js": "domain", "key": 10, "label": "domain", "kind": "text", "doc": "The operator set that it belongs to."}},
          {...{"id": "attribute_proto", "js": "attributeProto", "key": 11, "label": "attribute_proto", "kind": "integer", "doc": "Its parameters that have a default.", "many": true}},
          {...{"id": "value_info", "js": "valueInfo", "key": 12, "label": "value_info", "kind": "integer", "doc": "Types of values between its nodes.", "many": true}},
          {...{"id": "overload", "js": "overload", "key": 13, "label": "overload", "kind": "text", "doc": "Tells it from others of the same name."}},
          {...{"id": "metadata_props", "js": "metadataProps", "key": 14, "label": "metadata_props", "kind": "integer", "doc": "Further properties by name.", "many": true}},
        ],
      },
      TrainingInfoProto: {
        ...{"name": "training_info_proto", "doc": "How a model is trained."},
        fields: [
        ],
        params: [
          {...{"id": "initialization", "js": "initialization", "key": 1, "label": "initialization", "kind": "integer", "doc": "Gives the constants their first values."}},
          {...{"id": "algorithm", "js": "algorithm", "key": 2, "label": "algorithm", "kind": "integer", "doc": "One step of training."}},
          {...{"id": "initialization_binding", "js": "initializationBinding", "key": 3, "label": "initialization_binding", "kind": "integer", "doc": "Which constant gets which output of it.", "many": true}},
          {...{"id": "update_binding", "js": "updateBinding", "key": 4, "label": "update_binding", "kind": "integer", "doc": "Which constant gets which output of a step.", "many": true}},
        ],
      },
      TensorProto: {
        ...{"name": "tensor_proto", "doc": "A tensor. Its elements stand in `raw_data`, in the list that is for its data type, or in another file. Row-major, the last dimension fastest; without dimensions it has one element. In `raw_data` elements of 2 and 4 bits lie 4 and 2 in a byte, those of 6 bits 4 in 3 bytes, the first in the lowest bits; bits left over are 0. In `int32_data` an entry is one element, but of 2 and 4 bits one such byte."},
        fields: [
        ],
        params: [
          {...{"id": "dims", "js": "dims", "key": 1, "label": "dims", "kind": "integer", "doc": "Sizes, the slowest first.", "many": true}},
          {...{"id": "data_type", "js": "dataType", "key": 2, "label": "data_type", "kind": "integer", "doc": "Type of the elements."}, fallback: (r) => 0},
          {...{"id": "segment", "js": "segment", "key": 3, "label": "segment", "kind": "integer", "doc": "Which part of a larger tensor this is; nothing reads it."}},
          {...{"id": "float_data", "js": "floatData", "key": 4, "label": "float_data", "kind": "float", "doc": "Elements of float and, the real part first, of complex64.", "many": true}},
          {...{"id": "int32_data", "js": "int32Data", "key": 5, "label": "int32_data", "kind": "integer", "doc": "Elements of all types of up to 32 bits but float and uint32.", "many": true}},
          {...{"id": "string_data", "js": "stringData", "key": 6, "label": "string_data", "kind": "integer", "doc": "Elements of string, UTF-8.", "many": true}},
          {...{"id": "int64_data", "js": "int64Data", "key": 7, "label": "int64_data", "kind": "integer", "doc": "Elements of int64.", "many": true}},
          {...{"id": "name", "js": "name", "key": 8, "label": "name", "kind": "text", "doc": "Name of the tensor."}},
          {...{"id": "raw_data", "js": "rawData", "key": 9, "label": "raw_data", "kind": "integer", "doc": "The elements, little-endian. Of every type but string."}},
          {...{"id": "double_data", "js": "doubleData", "key": 10, "label": "double_data", "kind": "float", "doc": "Elements of double and, the real part first, of complex128.", "many": true}},
          {...{"id": "uint64_data", "js": "uint64Data", "key": 11, "label": "uint64_data", "kind": "integer", "doc": "Elements of uint32 and uint64.", "many": true}},
          {...{"id": "doc_string", "js": "docString", "key": 12, "label": "doc_string", "kind": "text", "doc": "Documentation."}},
          {...{"id": "external_data", "js": "externalData", "key": 13, "label": "external_data", "kind": "integer", "doc": "Where in another file the elements stand: location, offset, length, checksum.", "many": true}},
          {...{"id": "data_location", "js": "dataLocation", "key": 14, "label": "data_location", "kind": "integer", "doc": "Whether the elements stand here or in another file."}, fallback: (r) => 0},
          {...{"id": "metadata_props", "js": "metadataProps", "key": 16, "label": "metadata_props", "kind": "integer", "doc": "Further properties by name.", "many": true}},
        ],
        checks: [
          ["ONNX101", false, (r, root) => r.dims.flatMap((item, i) => (item >= 0) ? [] : [`dims[${i}]`])],
          ["ONNX102", false, (r, root) => (r.dims.length <= 64) ? [] : ["dims"]],
          ["ONNX103", false, (r, root) => ((Number(r.dataType) >= 1) && (Number(r.dataType) <= Number(28))) ? [] : ["data_type"]],
        ],
      },
      Segment: {
        ...{"name": "segment", "doc": "A range of a larger tensor."},
        fields: [
        ],
        params: [
          {...{"id": "begin", "js": "begin", "key": 1, "label": "begin", "kind": "integer", "doc": "First element."}},
          {...{"id": "end", "js": "end", "key": 2, "label": "end", "kind": "integer", "doc": "The one behind the last."}},
        ],
      },
      SparseTensorProto: {
        ...{"name": "sparse_tensor_proto", "doc": "A tensor of which only the elements that are not zero are stored. Its name is that of `values`. The places stand in `indices`, in ascending order: one number each, as in a flat array, or one for each dimension."},
        fields: [
        ],
        params: [
          {...{"id": "values", "js": "values", "key": 1, "label": "values", "kind": "integer", "doc": "The elements, in one dimension."}},
          {...{"id": "indices", "js": "indices", "key": 2, "label": "indices", "kind": "integer", "doc": "Their places, int64."}},
          {...{"id": "dims", "js": "dims", "key": 3, "label": "dims", "kind": "integer", "doc": "Sizes of the whole tensor, the slowest first.", "many": true}},
        ],
        checks: [
          ["ONNX301", false, (r, root) => r.dims.flatMap((item, i) => (item > 0) ? [] : [`dims[${i}]`])],
        ],
      },
      StringStringEntryProto: {
        ...{"name": "string_string_entry_proto", "doc": "A name and a value."},
        fields: [
        ],
        params: [
          {...{"id": "key", "js": "key", "key": 1, "label": "key", "kind": "text", "doc": "The name."}},
          {...{"id": "value", "js": "value", "key": 2, "label": "value", "kind": "text", "doc": "The value."}},
        ],
      },
      TensorAnnotation: {
        ...{"name": "tensor_annotation", "doc": "How a tensor is quantised."},
        fields: [
        ],
        params: [
          {...{"id": "tensor_name", "js": "tensorName", "key": 1, "label": "tensor_name", "kind": "text", "doc": "The tensor."}},
          {...{"id": "quant_parameter_tensor_names", "js": "quantParameterTensorNames", "key": 2, "label": "quant_parameter_tensor_names", "kind": "integer", "doc": "The tensors with its scale and zero point, by what they are.", "many": true}},
        ],
      },
      ValueInfoProto: {
        ...{"name": "value_info_proto", "doc": "Name and type of a value."},
        fields: [
        ],
        params: [
          {...{"id": "name", "js": "name", "key": 1, "label": "name", "kind": "text", "doc": "Name of the value."}},
          {...{"id": "type", "js": "type", "key": 2, "label": "type", "kind": "integer", "doc": "Its type."}},
          {...{"id": "doc_string", "js": "docString", "key": 3, "label": "doc_string", "kind": "text", "doc": "Documentation."}},
          {...{"id": "metadata_props", "js": "metadataProps", "key": 4, "label": "metadata_props", "kind": "integer", "doc": "Further properties by name.", "many": true}},
        ],
      },
      TypeProto: {
        ...{"name": "type_proto", "doc": "The type of a value: one of these."},
        fields: [
        ],
        params: [
          {...{"id": "tensor_type", "js": "tensorType", "key": 1, "label": "tensor_type", "kind": "integer", "doc": "A tensor."}},
          {...{"id": "sequence_type", "js": "sequenceType", "key": 4, "label": "sequence_type", "kind": "integer", "doc": "A sequence."}},
          {...{"id": "map_type", "js": "mapType", "key": 5, "label": "map_type", "kind": "integer", "doc": "A map."}},
          {...{"id": "denotation", "js": "denotation", "key": 6, "label": "denotation", "kind": "text", "doc": "What the values are, for example an image."}},
          {...{"id": "opaque_type", "js": "opaqueType", "key": 7, "label": "opaque_type", "kind": "integer", "doc": "A type that ONNX does not look into."}},
          {...{"id": "sparse_tensor_type", "js": "sparseTensorType", "key": 8, "label": "sparse_tensor_type", "kind": "integer", "doc": "A sparse tensor."}},
          {...{"id": "optional_type", "js": "optionalType", "key": 9, "label": "optional_type", "kind": "integer", "doc": "A value that may be absent."}},
        ],
      },
      TypeProtoTensor: {
        ...{"name": "type_proto_tensor", "doc": "Type of a tensor, dense or sparse."},
        fields: [
        ],
        params: [
          {...{"id": "elem_type", "js": "elemType", "key": 1, "label": "elem_type", "kind": "integer", "doc": "Type of its elements."}},
          {...{"id": "shape", "js": "shape", "key": 2, "label": "shape", "kind": "integer", "doc": "Its shape; unknown where there is none."}},
        ],
      },
      TypeProtoSequence: {
        ...{"name": "type_proto_sequence", "doc": "Type of a sequence or of an optional value."},
        fields: [
        ],
        params: [
          {...{"id": "elem_type", "js": "elemType", "key": 1, "label": "elem_type", "kind": "integer", "doc": "Type of the elements."}},
        ],
      },
      TypeProtoMap: {
        ...{"name": "type_proto_map", "doc": "Type of a map."},
        fields: [
        ],
        params: [
          {...{"id": "key_type", "js": "keyType", "key": 1, "label": "key_type", "kind": "integer", "doc": "Type of the keys."}},
          {...{"id": "value_type", "js": "valueType", "key": 2, "label": "value_type", "kind": "integer", "doc": "Type of the values."}},
        ],
      },
      TypeProtoOpaque: {
        ...{"name": "type_proto_opaque", "doc": "A type by name alone."},
        fields: [
        ],
        params: [
          {...{"id": "domain", "js": "domain", "key": 1, "label": "domain", "kind": "text", "doc": "Whose type it is."}},
          {...{"id": "name", "js": "name", "key": 2, "label": "name", "kind": "text", "doc": "Its name."}},
        ],
      },
      TensorShapeProto: {
        ...{"name": "tensor_shape_proto", "doc": "The shape of a tensor."},
        fields: [
        ],
        params: [
          {...{"id": "dim", "js": "dim", "key": 1, "label": "dim", "kind": "integer", "doc": "The dimensions, the slowest first.", "many": true}},
        ],
      },
      Dimension: {
        ...{"name": "dimension", "doc": "A dimension: a size or a name for one."},
        fields: [
        ],
        params: [
          {...{"id": "dim_value", "js": "dimValue", "key": 1, "label": "dim_value", "kind": "integer", "doc": "The size."}},
          {...{"id": "dim_param", "js": "dimParam", "key": 2, "label": "dim_param", "kind": "text", "doc": "A name for a size that is not known."}},
          {...{"id": "denotation", "js": "denotation", "key": 3, "label": "denotation", "kind": "text", "doc": "What the dimension is, for example a batch."}},
        ],
      },
      OperatorSetIdProto: {
        ...{"name": "operator_set_id_proto", "doc": "An operator set and its version."},
        fields: [
        ],
        params: [
          {...{"id": "domain", "js": "domain", "key": 1, "label": "domain", "kind": "text", "doc": "Which set; the standard one where it is empty."}},
          {...{"id": "version", "js": "version", "key": 2, "label": "version", "kind": "integer", "doc": "Its version."}},
        ],
      },
      DeviceConfigurationProto: {
        ...{"name": "device_configuration_proto", "doc": "A set of devices."},
        fields: [
        ],
        params: [
          {...{"id": "name", "js": "name", "key": 1, "label": "name", "kind": "text", "doc": "Its name."}},
          {...{"id": "num_devices", "js": "numDevices", "key": 2, "label": "num_devices", "kind": "integer", "doc": "How many devices."}},
          {...{"id": "device", "js": "device", "key": 3, "label": "device", "kind": "text", "doc": "Their names.", "many": true}},
        ],
      },
      NodeDeviceConfigurationProto: {
        ...{"name": "node_device_configuration_proto", "doc": "How a node is spread over devices."},
        fields: [
        ],
        params: [
          {...{"id": "configuration_id", "js": "configurationId", "key": 1, "label": "configuration_id", "kind": "text", "doc": "The set of devices."}},
          {...{"id": "sharding_spec", "js": "shardingSpec", "key": 2, "label": "sharding_spec", "kind": "integer", "doc": "How its tensors are split.", "many": true}},
          {...{"id": "pipeline_stage", "js": "pipelineStage", "key": 3, "label": "pipeline_stage", "kind": "integer", "doc": "Stage of a pipeline."}},
        ],
      },
      ShardingSpecProto: {
        ...{"name": "sharding_spec_proto", "doc": "How a tensor is split."},
        fields: [
        ],
        params: [
          {...{"id": "tensor_name", "js": "tensorName", "key": 1, "label": "tensor_name", "kind": "text", "doc": "The tensor."}},
          {...{"id": "device", "js": "device", "key": 2, "label": "device", "kind": "integer", "doc": "The devices or groups of them.", "many": true}},
          {...{"id": "index_to_device_group_map", "js": "indexToDeviceGroupMap", "key": 3, "label": "index_to_device_group_map", "kind": "integer", "doc": "The groups.", "many": true}},
          {...{"id": "sharded_dim", "js": "shardedDim", "key": 4, "label": "sharded_dim", "kind": "integer", "doc": "The dimensions that are split.", "many": true}},
        ],
      },
      ShardedDimProto: {
        ...{"name": "sharded_dim_proto", "doc": "How a dimension is split."},
        fields: [
        ],
        params: [
          {...{"id": "axis", "js": "axis", "key": 1, "label": "axis", "kind": "integer", "doc": "The dimension; negative from the last."}},
          {...{"id": "simple_sharding", "js": "simpleSharding", "key": 2, "label": "simple_sharding", "kind": "integer", "doc": "The parts.", "many": true}},
        ],
      },
      SimpleShardedDimProto: {
        ...{"name": "simple_sharded_dim_proto", "doc": "A dimension in equal parts."},
        fields: [
        ],
        params: [
          {...{"id": "dim_value", "js": "dimValue", "key": 1, "label": "dim_value", "kind": "integer", "doc": "The size."}},
          {...{"id": "dim_param", "js": "dimParam", "key": 2, "label": "dim_param", "kind": "text", "doc": "A name for it."}},
          {...{"id": "num_shards", "js": "numShards", "key": 3, "label": "num_shards", "kind": "integer", "doc": "Number of parts."}},
        ],
      },
      IntIntListEntryProto: {
        ...{"name": "int_int_list_entry_proto", "doc": "A number and a list of numbers."},
        fields: [
        ],
        params: [
          {...{"id": "key", "js": "key", "key": 1, "label": "key", "kind": "integer", "doc": "The number."}},
          {...{"id": "value", "js": "value", "key": 2, "label": "value", "kind": "integer", "doc": "The list.", "many": true}},
        ],
      },
    },
  };
})(globalThis.NKFORMATS = globalThis.NKFORMATS || {});
