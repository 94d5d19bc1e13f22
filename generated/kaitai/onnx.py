# Generated from schemas/onnx.ksy by kaitai-struct-compiler 0.11; do not edit.
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class Onnx(KaitaiStruct):
    """ONNX stores a network as one protobuf message, ModelProto (`.onnx`), and test vectors as another, TensorProto (`.pb`).
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

    .. seealso::
       onnx.proto of onnx 1.23.2; protobuf documentation, encoding
    """

    class AttributeType(IntEnum):
        undefined = 0
        float = 1
        int = 2
        string = 3
        tensor = 4
        graph = 5
        floats = 6
        ints = 7
        strings = 8
        tensors = 9
        graphs = 10
        sparse_tensor = 11
        sparse_tensors = 12
        type_proto = 13
        type_protos = 14

    class DataLocation(IntEnum):
        default = 0
        external = 1

    class DataType(IntEnum):
        undefined = 0
        float = 1
        uint8 = 2
        int8 = 3
        uint16 = 4
        int16 = 5
        int32 = 6
        int64 = 7
        string = 8
        bool = 9
        float16 = 10
        double = 11
        uint32 = 12
        uint64 = 13
        complex64 = 14
        complex128 = 15
        bfloat16 = 16
        float8e4m3fn = 17
        float8e4m3fnuz = 18
        float8e5m2 = 19
        float8e5m2fnuz = 20
        uint4 = 21
        int4 = 22
        float4e2m1 = 23
        float8e8m0 = 24
        uint2 = 25
        int2 = 26
        float6e2m3 = 27
        float6e3m2 = 28
    def __init__(self, _io, _parent=None, _root=None):
        super(Onnx, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.parts = []
        i = 0
        while not self._io.is_eof():
            self.parts.append(Onnx.Part(self._io, self, self._root))
            i += 1



    def _fetch_instances(self):
        pass
        for i in range(len(self.parts)):
            pass
            self.parts[i]._fetch_instances()


    class AttributeProto(KaitaiStruct):
        """A parameter of a node; which field has its value is said by `type`.

        .. seealso::
           onnx.proto, AttributeProto
        """
        def __init__(self, name, f, i, s, t, g, floats, ints, strings, tensors, graphs, doc_string, tp, type_protos, type, ref_attr_name, sparse_tensor, sparse_tensors, _io, _parent=None, _root=None):
            super(Onnx.AttributeProto, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.name = name
            self.f = f
            self.i = i
            self.s = s
            self.t = t
            self.g = g
            self.floats = floats
            self.ints = ints
            self.strings = strings
            self.tensors = tensors
            self.graphs = graphs
            self.doc_string = doc_string
            self.tp = tp
            self.type_protos = type_protos
            self.type = type
            self.ref_attr_name = ref_attr_name
            self.sparse_tensor = sparse_tensor
            self.sparse_tensors = sparse_tensors
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Delimited(KaitaiStruct):
        """A text, bytes, another message, or numbers one behind the other."""
        def __init__(self, _io, _parent=None, _root=None):
            super(Onnx.Delimited, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_bytes = Onnx.Varint(self._io, self, self._root)
            self.body = self._io.read_bytes(self.num_bytes.short)


        def _fetch_instances(self):
            pass
            self.num_bytes._fetch_instances()


    class DeviceConfigurationProto(KaitaiStruct):
        """A set of devices.

        .. seealso::
           onnx.proto, DeviceConfigurationProto
        """
        def __init__(self, name, num_devices, device, _io, _parent=None, _root=None):
            super(Onnx.DeviceConfigurationProto, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.name = name
            self.num_devices = num_devices
            self.device = device
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Dimension(KaitaiStruct):
        """A dimension: a size or a name for one.

        .. seealso::
           onnx.proto, TensorShapeProto.Dimension
        """
        def __init__(self, dim_value, dim_param, denotation, _io, _parent=None, _root=None):
            super(Onnx.Dimension, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.dim_value = dim_value
            self.dim_param = dim_param
            self.denotation = denotation
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class EightBytes(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(Onnx.EightBytes, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.bits = self._io.read_u8le()


        def _fetch_instances(self):
            pass


    class FourBytes(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(Onnx.FourBytes, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.bits = self._io.read_u4le()


        def _fetch_instances(self):
            pass


    class FunctionProto(KaitaiStruct):
        """A function that nodes of the model can call as an operator.

        .. seealso::
           onnx.proto, FunctionProto
        """
        def __init__(self, name, input, output, attribute, node, doc_string, opset_import, domain, attribute_proto, value_info, overload, metadata_props, _io, _parent=None, _root=None):
            super(Onnx.FunctionProto, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.name = name
            self.input = input
            self.output = output
            self.attribute = attribute
            self.node = node
            self.doc_string = doc_string
            self.opset_import = opset_import
            self.domain = domain
            self.attribute_proto = attribute_proto
            self.value_info = value_info
            self.overload = overload
            self.metadata_props = metadata_props
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class GraphProto(KaitaiStruct):
        """A graph of nodes with its constants.

        .. seealso::
           onnx.proto, GraphProto
        """
        def __init__(self, node, name, initializer, doc_string, input, output, value_info, quantization_annotation, sparse_initializer, metadata_props, _io, _parent=None, _root=None):
            super(Onnx.GraphProto, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.node = node
            self.name = name
            self.initializer = initializer
            self.doc_string = doc_string
            self.input = input
            self.output = output
            self.value_info = value_info
            self.quantization_annotation = quantization_annotation
            self.sparse_initializer = sparse_initializer
            self.metadata_props = metadata_props
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Group(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(Onnx.Group, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.byte = self._io.read_u1()


        def _fetch_instances(self):
            pass


    class IntIntListEntryProto(KaitaiStruct):
        """A number and a list of numbers.

        .. seealso::
           onnx.proto, IntIntListEntryProto
        """
        def __init__(self, key, value, _io, _parent=None, _root=None):
            super(Onnx.IntIntListEntryProto, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.key = key
            self.value = value
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class ModelProto(KaitaiStruct):
        """A model, the outermost message of an `.onnx` file.

        .. seealso::
           onnx.proto, ModelProto
        """
        def __init__(self, ir_version, producer_name, producer_version, domain, model_version, doc_string, graph, opset_import, metadata_props, training_info, functions, configuration, _io, _parent=None, _root=None):
            super(Onnx.ModelProto, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.ir_version = ir_version
            self.producer_name = producer_name
            self.producer_version = producer_version
            self.domain = domain
            self.model_version = model_version
            self.doc_string = doc_string
            self.graph = graph
            self.opset_import = opset_import
            self.metadata_props = metadata_props
            self.training_info = training_info
            self.functions = functions
            self.configuration = configuration
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class NodeDeviceConfigurationProto(KaitaiStruct):
        """How a node is spread over devices.

        .. seealso::
           onnx.proto, NodeDeviceConfigurationProto
        """
        def __init__(self, configuration_id, sharding_spec, pipeline_stage, _io, _parent=None, _root=None):
            super(Onnx.NodeDeviceConfigurationProto, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.configuration_id = configuration_id
            self.sharding_spec = sharding_spec
            self.pipeline_stage = pipeline_stage
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class NodeProto(KaitaiStruct):
        """One operation.

        .. seealso::
           onnx.proto, NodeProto
        """
        def __init__(self, input, output, name, op_type, attribute, doc_string, domain, overload, metadata_props, device_configurations, _io, _parent=None, _root=None):
            super(Onnx.NodeProto, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.input = input
            self.output = output
            self.name = name
            self.op_type = op_type
            self.attribute = attribute
            self.doc_string = doc_string
            self.domain = domain
            self.overload = overload
            self.metadata_props = metadata_props
            self.device_configurations = device_configurations
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class OperatorSetIdProto(KaitaiStruct):
        """An operator set and its version.

        .. seealso::
           onnx.proto, OperatorSetIdProto
        """
        def __init__(self, domain, version, _io, _parent=None, _root=None):
            super(Onnx.OperatorSetIdProto, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.domain = domain
            self.version = version
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Part(KaitaiStruct):
        """One field of a message, as it is written.

        .. seealso::
           protobuf documentation, encoding
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(Onnx.Part, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.tag = Onnx.Varint(self._io, self, self._root)
            _on = self.tag.groups[0].byte & 7
            if _on == 0:
                pass
                self.value = Onnx.Varint(self._io, self, self._root)
            elif _on == 1:
                pass
                self.value = Onnx.EightBytes(self._io, self, self._root)
            elif _on == 2:
                pass
                self.value = Onnx.Delimited(self._io, self, self._root)
            elif _on == 5:
                pass
                self.value = Onnx.FourBytes(self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.tag._fetch_instances()
            _on = self.tag.groups[0].byte & 7
            if _on == 0:
                pass
                self.value._fetch_instances()
            elif _on == 1:
                pass
                self.value._fetch_instances()
            elif _on == 2:
                pass
                self.value._fetch_instances()
            elif _on == 5:
                pass
                self.value._fetch_instances()


    class Segment(KaitaiStruct):
        """A range of a larger tensor.

        .. seealso::
           onnx.proto, TensorProto.Segment
        """
        def __init__(self, begin, end, _io, _parent=None, _root=None):
            super(Onnx.Segment, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.begin = begin
            self.end = end
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class ShardedDimProto(KaitaiStruct):
        """How a dimension is split.

        .. seealso::
           onnx.proto, ShardedDimProto
        """
        def __init__(self, axis, simple_sharding, _io, _parent=None, _root=None):
            super(Onnx.ShardedDimProto, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.axis = axis
            self.simple_sharding = simple_sharding
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class ShardingSpecProto(KaitaiStruct):
        """How a tensor is split.

        .. seealso::
           onnx.proto, ShardingSpecProto
        """
        def __init__(self, tensor_name, device, index_to_device_group_map, sharded_dim, _io, _parent=None, _root=None):
            super(Onnx.ShardingSpecProto, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.tensor_name = tensor_name
            self.device = device
            self.index_to_device_group_map = index_to_device_group_map
            self.sharded_dim = sharded_dim
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class SimpleShardedDimProto(KaitaiStruct):
        """A dimension in equal parts.

        .. seealso::
           onnx.proto, SimpleShardedDimProto
        """
        def __init__(self, dim_value, dim_param, num_shards, _io, _parent=None, _root=None):
            super(Onnx.SimpleShardedDimProto, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.dim_value = dim_value
            self.dim_param = dim_param
            self.num_shards = num_shards
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class SparseTensorProto(KaitaiStruct):
        """A tensor of which only the elements that are not zero are stored. Its name is that of `values`. The places stand in `indices`,
        in ascending order: one number each, as in a flat array, or one for each dimension.

        .. seealso::
           onnx.proto, SparseTensorProto
        """
        def __init__(self, values, indices, dims, _io, _parent=None, _root=None):
            super(Onnx.SparseTensorProto, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.values = values
            self.indices = indices
            self.dims = dims
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class StringStringEntryProto(KaitaiStruct):
        """A name and a value.

        .. seealso::
           onnx.proto, StringStringEntryProto
        """
        def __init__(self, key, value, _io, _parent=None, _root=None):
            super(Onnx.StringStringEntryProto, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.key = key
            self.value = value
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class TensorAnnotation(KaitaiStruct):
        """How a tensor is quantised.

        .. seealso::
           onnx.proto, TensorAnnotation
        """
        def __init__(self, tensor_name, quant_parameter_tensor_names, _io, _parent=None, _root=None):
            super(Onnx.TensorAnnotation, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.tensor_name = tensor_name
            self.quant_parameter_tensor_names = quant_parameter_tensor_names
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class TensorProto(KaitaiStruct):
        """A tensor. Its elements stand in `raw_data`, in the list that is for its data type, or in another file. Row-major, the
        last dimension fastest; without dimensions it has one element.

        In `raw_data` elements of 2 and 4 bits lie 4 and 2 in a byte, those of 6 bits 4 in 3 bytes, the first in the lowest bits;
        bits left over are 0. In `int32_data` an entry is one element, but of 2 and 4 bits one such byte.

        .. seealso::
           onnx.proto, TensorProto
        """
        def __init__(self, dims, data_type, segment, float_data, int32_data, string_data, int64_data, name, raw_data, double_data, uint64_data, doc_string, external_data, data_location, metadata_props, _io, _parent=None, _root=None):
            super(Onnx.TensorProto, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.dims = dims
            self.data_type = data_type
            self.segment = segment
            self.float_data = float_data
            self.int32_data = int32_data
            self.string_data = string_data
            self.int64_data = int64_data
            self.name = name
            self.raw_data = raw_data
            self.double_data = double_data
            self.uint64_data = uint64_data
            self.doc_string = doc_string
            self.external_data = external_data
            self.data_location = data_location
            self.metadata_props = metadata_props
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class TensorShapeProto(KaitaiStruct):
        """The shape of a tensor.

        .. seealso::
           onnx.proto, TensorShapeProto
        """
        def __init__(self, dim, _io, _parent=None, _root=None):
            super(Onnx.TensorShapeProto, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.dim = dim
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class TrainingInfoProto(KaitaiStruct):
        """How a model is trained.

        .. seealso::
           onnx.proto, TrainingInfoProto
        """
        def __init__(self, initialization, algorithm, initialization_binding, update_binding, _io, _parent=None, _root=None):
            super(Onnx.TrainingInfoProto, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.initialization = initialization
            self.algorithm = algorithm
            self.initialization_binding = initialization_binding
            self.update_binding = update_binding
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class TypeProto(KaitaiStruct):
        """The type of a value: one of these.

        .. seealso::
           onnx.proto, TypeProto
        """
        def __init__(self, tensor_type, sequence_type, map_type, denotation, opaque_type, sparse_tensor_type, optional_type, _io, _parent=None, _root=None):
            super(Onnx.TypeProto, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.tensor_type = tensor_type
            self.sequence_type = sequence_type
            self.map_type = map_type
            self.denotation = denotation
            self.opaque_type = opaque_type
            self.sparse_tensor_type = sparse_tensor_type
            self.optional_type = optional_type
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class TypeProtoMap(KaitaiStruct):
        """Type of a map.

        .. seealso::
           onnx.proto, TypeProto.Map
        """
        def __init__(self, key_type, value_type, _io, _parent=None, _root=None):
            super(Onnx.TypeProtoMap, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.key_type = key_type
            self.value_type = value_type
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class TypeProtoOpaque(KaitaiStruct):
        """A type by name alone.

        .. seealso::
           onnx.proto, TypeProto.Opaque
        """
        def __init__(self, domain, name, _io, _parent=None, _root=None):
            super(Onnx.TypeProtoOpaque, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.domain = domain
            self.name = name
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class TypeProtoSequence(KaitaiStruct):
        """Type of a sequence or of an optional value.

        .. seealso::
           onnx.proto, TypeProto.Sequence and TypeProto.Optional
        """
        def __init__(self, elem_type, _io, _parent=None, _root=None):
            super(Onnx.TypeProtoSequence, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.elem_type = elem_type
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class TypeProtoTensor(KaitaiStruct):
        """Type of a tensor, dense or sparse.

        .. seealso::
           onnx.proto, TypeProto.Tensor and TypeProto.SparseTensor
        """
        def __init__(self, elem_type, shape, _io, _parent=None, _root=None):
            super(Onnx.TypeProtoTensor, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.elem_type = elem_type
            self.shape = shape
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class ValueInfoProto(KaitaiStruct):
        """Name and type of a value.

        .. seealso::
           onnx.proto, ValueInfoProto
        """
        def __init__(self, name, type, doc_string, metadata_props, _io, _parent=None, _root=None):
            super(Onnx.ValueInfoProto, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.name = name
            self.type = type
            self.doc_string = doc_string
            self.metadata_props = metadata_props
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass


    class Varint(KaitaiStruct):
        """A number of 1 to 10 bytes, 7 bits in each, the lowest first.

        .. seealso::
           protobuf documentation, encoding
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(Onnx.Varint, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.groups = []
            i = 0
            while True:
                _ = Onnx.Group(self._io, self, self._root)
                self.groups.append(_)
                if _.byte < 128:
                    break
                i += 1


        def _fetch_instances(self):
            pass
            for i in range(len(self.groups)):
                pass
                self.groups[i]._fetch_instances()


        @property
        def short(self):
            """Its lowest 35 bits, which are all there can be of a key or a length."""
            if hasattr(self, '_m_short'):
                return self._m_short

            self._m_short = ((((self.groups[0].byte & 127) + ((self.groups[1].byte & 127) * 128 if len(self.groups) > 1 else 0)) + ((self.groups[2].byte & 127) * 16384 if len(self.groups) > 2 else 0)) + ((self.groups[3].byte & 127) * 2097152 if len(self.groups) > 3 else 0)) + ((self.groups[4].byte & 127) * 268435456 if len(self.groups) > 4 else 0)
            return getattr(self, '_m_short', None)
