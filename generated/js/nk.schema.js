// Generated from schemas/nk.ksy by nkformats.codegen; do not edit.
"use strict";
(function (all) {
  const mod = (a, b) => ((a % b) + b) % b;
  const quotient = (a, b) => Math.trunc(a / b);
  all["nk"] = {
    id: "nk", title: "netkit .nk neural network bundle", root: "Nk",
    extensions: ["nk"], magic: [],
    params: [],
    rules: {
      NK001: ["error", "The file does not begin with NKIT."],
      NK002: ["error", "The version is not one of 1, 2, 3, 4."],
      NK003: ["error", "More than 100 layers."],
      NK004: ["error", "More than 128 weight tensors."],
      NK005: ["error", "More than 128 bias tensors."],
      NK006: ["error", "The layer kind is not one of 1 to 14."],
      NK007: ["error", "The quantisation section does not begin with QUAN."],
      NK008: ["error", "The number of quantisation descriptors is not within 1 to 100."],
      NK009: ["error", "The test section does not begin with TCAS."],
      NK010: ["error", "The number of test cases is not within 1 to 16."],
      NK011: ["error", "The length of a test case name is not within 1 to 127."],
      NK012: ["error", "The number of input values of a test case is not within 1 to 16384."],
      NK013: ["error", "The number of output values of a test case is not within 1 to 16384."],
      NK101: ["warning", "The file is of version 1 or 2."],
      NK102: ["error", "The network kind is neither mlp (1) nor cnn (2)."],
      NK103: ["error", "The input rank is above 4."],
      NK104: ["warning", "The input rank is 0."],
      NK105: ["note", "The input rank is not the usual one, 2 for an MLP and 3 for a CNN."],
      NK106: ["warning", "A size of the input shape beyond its rank is not zero."],
      NK107: ["warning", "A size of the input shape is zero."],
      NK108: ["error", "The input has 2^32 values or more."],
      NK109: ["warning", "A flag bit other than 0x0001, 0x0002, 0x0004 is set."],
      NK110: ["error", "A quantisation section in a file before version 4."],
      NK111: ["warning", "Flag 0x0004 (test inputs are int8) without flag 0x0001 (tests are present)."],
      NK112: ["warning", "Test inputs of another element type than the network takes."],
      NK113: ["error", "Bytes follow the biases in a file without tests."],
      NK114: ["warning", "Bytes follow the test section."],
      NK115: ["warning", "The network has no layers."],
      NK201: ["warning", "Reserved bytes of a layer record are not zero."],
      NK202: ["warning", "A layer kind that did not exist in this version."],
      NK203: ["error", "An MLP holds a layer that is not dense."],
      NK204: ["warning", "Bytes 13 to 15 of a convolution are not zero in a file of version 1 or 2."],
      NK205: ["error", "The activation is not one of 0 to 6."],
      NK206: ["warning", "Alpha is not a finite number."],
      NK207: ["error", "The stride is 0."],
      NK208: ["error", "The kernel or window size is 0."],
      NK209: ["error", "A number of units, filters or channels is 0."],
      NK210: ["error", "The expansion ratio is not a positive finite number."],
      NK211: ["warning", "The stride of the bottleneck has no effect."],
      NK212: ["note", "middle_dw_downsample is neither 0 nor 1."],
      NK213: ["warning", "Eps is not a positive finite number."],
      NK214: ["error", "The tap slot is above 3."],
      NK215: ["error", "More than 4 stacked convolutions in a detection head."],
      NK216: ["warning", "A detection head without classes."],
      NK217: ["error", "A float conv2d with a 1x1 kernel and stride 1 is padded."],
      NK301: ["warning", "Reserved bytes of a catalog entry are not zero."],
      NK302: ["error", "The numbers of weight and bias tensors differ."],
      NK303: ["error", "The rank of a tensor is above 4."],
      NK304: ["warning", "The rank of a tensor is 0."],
      NK305: ["error", "The element type of a tensor is not one of 1 to 3."],
      NK306: ["error", "The number of elements is not the product of the sizes."],
      NK307: ["warning", "A size of a tensor beyond its rank is not zero."],
      NK308: ["error", "The weight catalog describes more bytes than the weight payload holds."],
      NK309: ["error", "The bias catalog describes more bytes than the bias payload holds."],
      NK310: ["warning", "Bytes behind the last tensor of a payload are not zero."],
      NK311: ["warning", "More than three bytes behind the last tensor of a payload."],
      NK312: ["error", "A float network holds a tensor that is not float32."],
      NK313: ["error", "The layers need another number of tensors than the catalog has."],
      NK314: ["error", "A tensor has another number of elements than its layer needs."],
      NK315: ["warning", "A tensor has the right number of elements, but another shape than its layer needs."],
      NK316: ["error", "The int8 weights end at an odd place, so that the biases behind them are not aligned."],
      NK401: ["error", "The numbers of quantisation descriptors and weight tensors differ."],
      NK402: ["error", "A weight tensor of an int8 network is not int8."],
      NK403: ["error", "A bias tensor of an int8 network is not int32."],
      NK404: ["warning", "A flag bit of the quantisation section other than 0x0001 is set."],
      NK405: ["error", "An input, weight or output scale is not a positive finite number."],
      NK406: ["warning", "The bias scale is not a positive finite number."],
      NK407: ["warning", "A zero point of activations is outside -128 to 127."],
      NK408: ["warning", "The zero point of weights is not 0."],
      NK409: ["warning", "The zero point of biases is not 0."],
      NK410: ["warning", "A table of channel scales has a length that no weight tensor has output channels."],
      NK411: ["error", "A layer kind that has no int8 version."],
      NK412: ["warning", "An activation that int8 layers of this kind do not apply."],
      NK413: ["error", "Asymmetric padding in an int8 network."],
      NK414: ["error", "More than 2048 output channels in an int8 convolution."],
      NK501: ["warning", "The tolerance is not a positive finite number."],
      NK502: ["warning", "The name of a test case is not valid UTF-8."],
      NK503: ["warning", "Bytes that pad a test case name are not zero."],
      NK504: ["warning", "The label is below -1."],
      NK505: ["warning", "The label is not below the number of outputs."],
      NK506: ["warning", "The input of a test case has another number of values than the network takes."],
    },
    enums: {
      network_kind: {1: "mlp", 2: "cnn"},
      layer_kind: {1: "dense", 2: "conv2d", 3: "max_pool2d", 4: "flatten", 5: "avg_pool2d", 6: "batch_norm2d", 7: "depthwise_conv2d", 8: "convnextv2_block", 9: "mobilenetv4_uib", 10: "resnet_basic_block", 11: "layernorm2d", 12: "yolox_decoupled_head", 13: "feature_tap", 14: "yolox_pafpn_multiscale"},
      activation: {0: "none", 1: "relu", 2: "sigmoid", 3: "tanh", 4: "leaky_relu", 5: "relu6", 6: "softmax"},
      dtype: {1: "float32", 2: "int8", 3: "int32"},
    },
    payloads: [
      {"field": "weights", "js": "weights", "items": "tensors", "itemsId": "tensors", "role": "weight", "owners": "layers", "ownersId": "layers", "via": "body"},
      {"field": "biases", "js": "biases", "items": "tensors", "itemsId": "tensors", "role": "bias", "owners": "layers", "ownersId": "layers", "via": "body"},
    ],
    unchecked: ["NK313", "NK314", "NK315"],
    types: {
      Nk: {
        ...{"name": "nk", "doc": "A `.nk` bundle carries one feed-forward network of the netkit inference library: its architecture, the trained weights and biases, the quantisation parameters of an int8 network and a few reference cases for regression tests. All integers are little-endian, all floating-point values IEEE-754 binary32. Sections follow one another without gaps: 1. `header`, 48 bytes: kind of network, shape of its input, the counts and sizes of everything below; 2. `layers`: one record a layer in execution order, 4 to 28 bytes each, told apart by their first byte; 3. `weight_catalog` and `bias_catalog`: shape and element type of each tensor, 24 bytes an entry; 4. `quant`, if flag 0x0002 is set: one descriptor per weight tensor, then scales per output channel; 5. `weights` and `biases`: the tensors in catalog order; 6. `tests`, if flag 0x0001 is set: inputs with expected outputs. Weight i belongs with bias i. A layer takes as many pairs as its kind needs, in the order that the layer types below list; pools, `flatten` and `feature_tap` take none. Activations are NHWC without a batch axis in a CNN and `[batch, features]` in an MLP. Version history (all of 2026): * 1 (2 July): kinds 1 to 4; pool records of 12 bytes; bytes 13 to 15 of a convolution body are filler; weights of `dense` stored `[in, out]`. Limits were 16 layers, 64 tensors and 1024 values per test case. * 2 (2 July): weights of `dense` stored `[out, in]`, otherwise as 1. For a few hours writers added padding, `avg_pool2d` and `batch_norm2d` without a new version number; no such file is known. * 3 (2 July): convolutions are padded, pool records take 16 bytes, kinds 5 and 6. Later without a new number: kinds 7 to 11 and today's limits (3 July), asymmetric padding and rectangular pools (3 July), kind 12 (4 July), kinds 13 and 14 (11 July). * 4 (7 July): flag 0x0002 and the QUAN section, element types int8 and int32. Later: scales per channel, test inputs as int8 and the tail of the weight payload (9 July). A version 4 file without that flag is a float network. Current netkit loads versions 3 and 4 only. Where the published specification and existing files differ, this schema follows the files: * the specification places no QUAN section and lists flag 0x0001 alone; flags 0x0002 and 0x0004 exist; * it ends at kind 12; kinds 13 and 14 exist; * its alignment bytes before the payload cannot occur, because every record before it is a multiple of four bytes long. What can occur is a tail of up to three zero bytes *inside* the weight payload of an int8 network; * payload sizes count bytes of the stored element type, not float32 values; int32 is an element type as well; * test inputs are int8 under flag 0x0004; * it reserves byte 15 of a convolution for `conv2d`; `depthwise_conv2d` packs padding into it, too; * `mobilenetv4_uib` of an int8 network has no batch-normalisation tensors, although both versions are said to share one layer catalog; * bytes that must be zero, ranks, element types and activations are not checked by the reference loader."},
        fields: [
          {...{"id": "header", "js": "header", "kind": "record", "doc": "Kind, input shape, counts and sizes of all other sections.", "ref": "netkit NK file specification, section 2"}},
          {...{"id": "layers", "js": "layers", "kind": "record", "doc": "Layer records in execution order.", "ref": "netkit NK file specification, section 3", "many": true}},
          {...{"id": "weight_catalog", "js": "weightCatalog", "kind": "record", "doc": "Descriptors of the weight tensors, in payload order. Scales of normalisation layers (gamma) count as weights.", "ref": "netkit NK file specification, section 6", "many": true}},
          {...{"id": "bias_catalog", "js": "biasCatalog", "kind": "record", "doc": "Descriptors of the bias tensors, in payload order. Shifts of normalisation layers (beta) count as biases.", "ref": "netkit NK file specification, section 6", "many": true}},
          {...{"id": "quant", "js": "quant", "kind": "record", "doc": "Quantisation of an int8 network. Its presence makes every layer run in int8; a mixed network does not exist.", "ref": "netkit NK file specification, section 13; observed: netkit 01af6954, loader"}},
          {...{"id": "weights", "js": "weights", "kind": "record", "doc": "Weight tensors, concatenated without gaps. The section starts at a multiple of four: every record before it has a length divisible by four (header 48, layers 4 to 28, catalog entries 24, quantisation descriptors 32 and tables 4 + 4n), so the alignment bytes that the specification foresees here are always absent and the schema has no field for them.", "ref": "netkit NK file specification, section 7"}},
          {...{"id": "biases", "js": "biases", "kind": "record", "doc": "Bias tensors, concatenated without gaps, in the layer order of the weights.", "ref": "netkit NK file specification, section 7"}},
          {...{"id": "tests", "js": "tests", "kind": "record", "doc": "Reference cases for regression tests; inference does not read them.", "ref": "netkit NK file specification, section 8"}},
          {...{"id": "trailing", "js": "trailing", "kind": "bytes", "doc": "Bytes after the last section. No known file has any. The reference refuses them in a file without tests and ignores them in a file with tests.", "ref": "netkit NK file specification, section 1; observed: netkit 01af6954, loader"}},
        ],
        checks: [
          ["NK113", false, (r, root) => ((r.trailing.length === 0) || (((r.header.flags & 1) >>> 0) !== 0)) ? [] : ["trailing"]],
          ["NK114", false, (r, root) => ((r.trailing.length === 0) || (!(((r.header.flags & 1) >>> 0) !== 0))) ? [] : ["trailing"]],
          ["NK308", false, (r, root) => (r.header.weightsBytes >= r.weightCatalog.reduce((total, item) => total + (item.numElements * ((item.dtype === 2) ? 1 : 4)), 0)) ? [] : ["header.weights_bytes"]],
          ["NK316", false, (r, root) => ((mod(r.header.weightsBytes, 4) === 0) || (!(((r.header.flags & 2) >>> 0) !== 0))) ? [] : ["header.weights_bytes"]],
          ["NK309", false, (r, root) => (r.header.biasesBytes >= r.biasCatalog.reduce((total, item) => total + (item.numElements * ((item.dtype === 2) ? 1 : 4)), 0)) ? [] : ["header.biases_bytes"]],
          ["NK312", false, (r, root) => ((((r.header.flags & 2) >>> 0) !== 0) || (r.weightCatalog.every((item) => (item.dtype === 1)) && r.biasCatalog.every((item) => (item.dtype === 1)))) ? [] : ["header.flags"]],
          ["NK402", false, (r, root) => ((!(((r.header.flags & 2) >>> 0) !== 0))) ? [] : r.weightCatalog.flatMap((item, i) => (item.dtype === 2) ? [] : [`weight_catalog[${i}].dtype`])],
          ["NK403", false, (r, root) => ((!(((r.header.flags & 2) >>> 0) !== 0))) ? [] : r.biasCatalog.flatMap((item, i) => (item.dtype === 3) ? [] : [`bias_catalog[${i}].dtype`])],
        ],
      },
      Header: {
        ...{"name": "header", "doc": "The file header, 48 bytes."},
        fields: [
          {...{"id": "magic", "js": "magic", "kind": "constant", "doc": "Signature of the format.", "ref": "netkit NK file specification, section 2", "rule": "NK001", "expected": "the bytes b'NKIT'"}},
          {...{"id": "version", "js": "version", "kind": "integer", "doc": "Version of the format. It decides the length of pool records, the meaning of three bytes of a convolution and the orientation of `dense` weights.", "ref": "netkit NK file specification, section 13; observed: netkit history of versions 1 to 4", "rule": "NK002", "expected": "one of 1, 2, 3, 4"}},
          {...{"id": "network_kind", "js": "networkKind", "kind": "enum", "doc": "Family of the network, which selects the loader.", "ref": "netkit NK file specification, section 2", "enum": "network_kind"}},
          {...{"id": "input_rank", "js": "inputRank", "kind": "integer", "doc": "Number of axes of the input, 1 to 4; 2 in every known MLP and 3 in every known CNN.", "ref": "netkit NK file specification, section 2"}},
          {...{"id": "flags", "js": "flags", "kind": "integer", "doc": "Bit 0x0001: a TCAS section ends the file. Bit 0x0002: a QUAN section follows the catalogs. Bit 0x0004: test inputs are int8. Writers leave all other bits zero and readers ignore them.", "ref": "netkit NK file specification, section 2; observed: netkit 01af6954, loader"}},
          {...{"id": "input_shape", "js": "inputShape", "kind": "integer", "doc": "Sizes of the input axes: `[batch, features]` of an MLP, `[height, width, channels]` of a CNN. Entries beyond `input_rank` are zero.", "ref": "netkit NK file specification, section 2", "many": true}},
          {...{"id": "num_layers", "js": "numLayers", "kind": "integer", "doc": "Number of layer records.", "ref": "netkit NK file specification, sections 2 and 9", "rule": "NK003", "expected": "at most 100"}},
          {...{"id": "num_weight_tensors", "js": "numWeightTensors", "kind": "integer", "doc": "Number of entries of the weight catalog.", "ref": "netkit NK file specification, sections 2 and 9", "rule": "NK004", "expected": "at most 128"}},
          {...{"id": "num_bias_tensors", "js": "numBiasTensors", "kind": "integer", "doc": "Number of entries of the bias catalog, the same as of the weight catalog in every known file.", "ref": "netkit NK file specification, sections 2 and 9", "rule": "NK005", "expected": "at most 128"}},
          {...{"id": "weights_bytes", "js": "weightsBytes", "kind": "integer", "doc": "Length of the weight payload in bytes, including the tail that aligns the biases behind int8 weights.", "ref": "netkit NK file specification, section 2; observed: netkit 01af6954, writer"}},
          {...{"id": "biases_bytes", "js": "biasesBytes", "kind": "integer", "doc": "Length of the bias payload in bytes.", "ref": "netkit NK file specification, section 2"}},
        ],
        values: [["has_tests", "hasTests"], ["has_quant", "hasQuant"], ["has_int8_tests", "hasInt8Tests"], ["input_elements", "inputElements"]],
        checks: [
          ["NK101", false, (r, root) => (r.version >= 3) ? [] : ["version"]],
          ["NK102", false, (r, root) => [1, 2].includes(r.networkKind) ? [] : ["network_kind"]],
          ["NK103", false, (r, root) => (r.inputRank <= 4) ? [] : ["input_rank"]],
          ["NK104", false, (r, root) => (r.inputRank >= 1) ? [] : ["input_rank"]],
          ["NK105", false, (r, root) => (((r.inputRank === 2) || (r.networkKind !== 1)) && ((r.inputRank === 3) || (r.networkKind !== 2))) ? [] : ["input_rank"]],
          ["NK109", false, (r, root) => (((r.flags & 65528) >>> 0) === 0) ? [] : ["flags"]],
          ["NK110", false, (r, root) => ((((r.flags & 2) >>> 0) === 0) || (r.version >= 4)) ? [] : ["flags"]],
          ["NK111", false, (r, root) => ((((r.flags & 4) >>> 0) === 0) || (((r.flags & 1) >>> 0) !== 0)) ? [] : ["flags"]],
          ["NK112", false, (r, root) => ((((r.flags & 1) >>> 0) === 0) || ((((r.flags & 4) >>> 0) !== 0) === (((r.flags & 2) >>> 0) !== 0))) ? [] : ["flags"]],
          ["NK106", false, (r, root) => (((((r.inputShape[0] === 0) || (r.inputRank > 0)) && ((r.inputShape[1] === 0) || (r.inputRank > 1))) && ((r.inputShape[2] === 0) || (r.inputRank > 2))) && ((r.inputShape[3] === 0) || (r.inputRank > 3))) ? [] : ["input_shape"]],
          ["NK107", false, (r, root) => (((((r.inputShape[0] > 0) || (r.inputRank < 1)) && ((r.inputShape[1] > 0) || (r.inputRank < 2))) && ((r.inputShape[2] > 0) || (r.inputRank < 3))) && ((r.inputShape[3] > 0) || (r.inputRank < 4))) ? [] : ["input_shape"]],
          ["NK108", false, (r, root) => ((((((r.inputRank > 0) ? r.inputShape[0] : 1) * ((r.inputRank > 1) ? r.inputShape[1] : 1)) * ((r.inputRank > 2) ? r.inputShape[2] : 1)) * ((r.inputRank > 3) ? r.inputShape[3] : 1)) <= 4294967295) ? [] : ["input_shape"]],
          ["NK115", false, (r, root) => (r.numLayers > 0) ? [] : ["num_layers"]],
          ["NK302", false, (r, root) => (r.numBiasTensors === r.numWeightTensors) ? [] : ["num_bias_tensors"]],
        ],
      },
      Layer: {
        ...{"name": "layer", "doc": "One layer, a four-byte prefix and a body whose layout the kind selects."},
        fields: [
          {...{"id": "kind", "js": "kind", "kind": "enum", "doc": "Kind of layer. Nothing but the kind tells the length of a record, so an unknown one ends reading.", "ref": "netkit NK file specification, section 3.1", "enum": "layer_kind", "rule": "NK006", "expected": "a known layer_kind (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)"}},
          {...{"id": "reserved", "js": "reserved", "kind": "padding", "doc": "Reserved, zero.", "ref": "netkit NK file specification, section 3", "padding": "NK201"}},
          {...{"id": "body", "js": "body", "kind": "record", "doc": "Parameters of the layer.", "ref": "netkit NK file specification, section 3.2"}},
        ],
        params: [
          {...{"id": "version", "js": "version"}},
        ],
        checks: [
          ["NK202", false, (r, root) => (((((r.kind === 1) || (r.kind === 2)) || (r.kind === 3)) || (r.kind === 4)) || (r.version >= 3)) ? [] : ["kind"]],
          ["NK203", false, (r, root) => ((r.kind === 1) || (root.header.networkKind !== 1)) ? [] : ["kind"]],
          ["NK411", false, (r, root) => ((((((((r.kind === 1) || (r.kind === 2)) || (r.kind === 3)) || (r.kind === 4)) || (r.kind === 5)) || (r.kind === 7)) || (r.kind === 9)) || (!(((root.header.flags & 2) >>> 0) !== 0))) ? [] : ["kind"]],
        ],
      },
      Dense: {
        ...{"name": "dense", "doc": "Fully connected layer, `y = activation(W x + b)`. In a CNN a `flatten` has to come before the first one. Softmax normalises over all values of the output, in an MLP with a batch over all of its rows together."},
        fields: [
          {...{"id": "units", "js": "units", "kind": "integer", "doc": "Number of outputs.", "ref": "netkit NK file specification, section 3.2"}},
          {...{"id": "activation", "js": "activation", "kind": "enum", "doc": "Function applied to the result.", "ref": "netkit NK file specification, section 5", "enum": "activation"}},
          {...{"id": "reserved", "js": "reserved", "kind": "padding", "doc": "Reserved, zero.", "ref": "netkit NK file specification, section 3.2", "padding": "NK201"}},
          {...{"id": "alpha", "js": "alpha", "kind": "float", "doc": "Slope of `leaky_relu` below zero. Writers store 0.01 for the other activations, which do not use it.", "ref": "netkit NK file specification, section 3.2", "single": true}},
        ],
        params: [
          {...{"id": "version", "js": "version"}},
        ],
        checks: [
          ["NK209", false, (r, root) => (r.units > 0) ? [] : ["units"]],
          ["NK205", false, (r, root) => [0, 1, 2, 3, 4, 5, 6].includes(r.activation) ? [] : ["activation"]],
          ["NK412", false, (r, root) => (((((r.activation === 0) || (r.activation === 1)) || (r.activation === 6)) || ((r.activation === 5) && (root.header.networkKind !== 1))) || (!(((root.header.flags & 2) >>> 0) !== 0))) ? [] : ["activation"]],
          ["NK206", false, (r, root) => ((r.alpha > -3.5e+38) && (r.alpha < 3.5e+38)) ? [] : ["alpha"]],
        ],
        tensors: (r, root) => {
          const found = [];
          if ((r.version === 1)) {
            found.push([``, ["weight", "bias"]]);
          }
          if ((r.version !== 1)) {
            found.push([``, ["weight", "bias"]]);
          }
          return found;
        },
      },
      Conv2d: {
        ...{"name": "conv2d", "doc": "Two-dimensional convolution (cross-correlation) with a square kernel, one group and no dilation. An axis of n values gives `(n + pad_begin + pad_end - kernel_size) / stride + 1`, rounded down. The weights tell the number of input channels. Softmax normalises over height, width and channels together."},
        fields: [
          {...{"id": "kernel_size", "js": "kernelSize", "kind": "integer", "doc": "Height and width of the kernel.", "ref": "netkit NK file specification, section 3.2"}},
          {...{"id": "stride", "js": "stride", "kind": "integer", "doc": "Step of the kernel along both axes.", "ref": "netkit NK file specification, section 3.2"}},
          {...{"id": "filters", "js": "filters", "kind": "integer", "doc": "Number of output channels.", "ref": "netkit NK file specification, section 3.2"}},
          {...{"id": "activation", "js": "activation", "kind": "enum", "doc": "Function applied to the result.", "ref": "netkit NK file specification, section 5", "enum": "activation"}},
          {...{"id": "pad_h", "js": "padH", "kind": "integer", "doc": "Rows of zeros above the input. Filler in versions 1 and 2; see `pad_h_begin`.", "ref": "netkit NK file specification, section 4"}},
          {...{"id": "pad_w", "js": "padW", "kind": "integer", "doc": "Columns of zeros left of the input. Filler in versions 1 and 2; see `pad_w_begin`.", "ref": "netkit NK file specification, section 4"}},
          {...{"id": "pad_extra", "js": "padExtra", "kind": "integer", "doc": "How many more zeros follow the input than precede it, low four bits for rows, high four bits for columns. Filler in versions 1 and 2; see `pad_h_end` and `pad_w_end`.", "ref": "netkit NK file specification, section 4"}},
          {...{"id": "alpha", "js": "alpha", "kind": "float", "doc": "Slope of `leaky_relu` below zero. Writers store 0.01 for the other activations, which do not use it.", "ref": "netkit NK file specification, section 3.2", "single": true}},
        ],
        params: [
          {...{"id": "version", "js": "version"}},
        ],
        values: [["pad_h_begin", "padHBegin"], ["pad_w_begin", "padWBegin"], ["pad_h_end", "padHEnd"], ["pad_w_end", "padWEnd"]],
        checks: [
          ["NK208", false, (r, root) => (r.kernelSize > 0) ? [] : ["kernel_size"]],
          ["NK207", false, (r, root) => (r.stride > 0) ? [] : ["stride"]],
          ["NK209", false, (r, root) => (r.filters > 0) ? [] : ["filters"]],
          ["NK414", false, (r, root) => ((r.filters <= 2048) || (!(((root.header.flags & 2) >>> 0) !== 0))) ? [] : ["filters"]],
          ["NK205", false, (r, root) => [0, 1, 2, 3, 4, 5, 6].includes(r.activation) ? [] : ["activation"]],
          ["NK412", false, (r, root) => ((((r.activation === 0) || (r.activation === 1)) || (r.activation === 5)) || (!(((root.header.flags & 2) >>> 0) !== 0))) ? [] : ["activation"]],
          ["NK204", false, (r, root) => ((r.padH === 0) || (r.version >= 3)) ? [] : ["pad_h"]],
          ["NK217", false, (r, root) => (((((((((r.version >= 3) ? r.padH : 0) === 0) && (((r.version >= 3) ? r.padW : 0) === 0)) && (((r.version >= 3) ? (r.padH + ((r.padExtra & 15) >>> 0)) : 0) === 0)) && (((r.version >= 3) ? (r.padW + ((Math.floor(r.padExtra / 2 ** 4) & 15) >>> 0)) : 0) === 0)) || (r.kernelSize !== 1)) || (r.stride !== 1)) || (((root.header.flags & 2) >>> 0) !== 0)) ? [] : ["pad_h"]],
          ["NK204", false, (r, root) => ((r.padW === 0) || (r.version >= 3)) ? [] : ["pad_w"]],
          ["NK204", false, (r, root) => ((r.padExtra === 0) || (r.version >= 3)) ? [] : ["pad_extra"]],
          ["NK413", false, (r, root) => (((r.padExtra === 0) || (r.version < 3)) || (!(((root.header.flags & 2) >>> 0) !== 0))) ? [] : ["pad_extra"]],
          ["NK206", false, (r, root) => ((r.alpha > -3.5e+38) && (r.alpha < 3.5e+38)) ? [] : ["alpha"]],
        ],
        tensors: (r, root) => {
          const found = [];
          found.push([``, ["weight", "bias"]]);
          return found;
        },
      },
      DepthwiseConv2d: {
        ...{"name": "depthwise_conv2d", "doc": "Two-dimensional convolution of each channel with a kernel of its own (channel multiplier 1). Its record is a `conv2d` record read differently; the last packed byte needs the size of the weight tensor to be understood."},
        fields: [
          {...{"id": "kernel_h", "js": "kernelH", "kind": "integer", "doc": "Height of the kernel.", "ref": "netkit NK file specification, section 3.2", "label": "kernel_size"}},
          {...{"id": "stride", "js": "stride", "kind": "integer", "doc": "Step of the kernel along both axes.", "ref": "netkit NK file specification, section 3.2"}},
          {...{"id": "channels", "js": "channels", "kind": "integer", "doc": "Number of input channels and of output channels.", "ref": "netkit NK file specification, section 3.2", "label": "filters"}},
          {...{"id": "activation", "js": "activation", "kind": "enum", "doc": "Function applied to the result.", "ref": "netkit NK file specification, section 5", "enum": "activation"}},
          {...{"id": "pad_h", "js": "padH", "kind": "integer", "doc": "Rows of zeros above the input.", "ref": "netkit NK file specification, sections 3.2 and 4"}},
          {...{"id": "pad_w", "js": "padW", "kind": "integer", "doc": "Columns of zeros left of the input.", "ref": "netkit NK file specification, sections 3.2 and 4"}},
          {...{"id": "kernel_w_or_pad", "js": "kernelWOrPad", "kind": "integer", "doc": "Width of the kernel or a pad code (low four bits extra rows below, high four bits extra columns at the right, as in `conv2d.pad_extra`). With b this byte and `area = num_elements / channels` of the weight tensor, the reference takes the first line that fits: 1. `b == kernel_h` and `kernel_h * kernel_h == area`: square kernel, symmetric padding; 2. `kernel_h * kernel_h == area`: square kernel, b is a pad code (0 in early files: symmetric); 3. `kernel_h * (b or kernel_h) == area`: width b, symmetric padding; 4. `area` divisible by `kernel_h`: width `area / kernel_h`, b is a pad code if it adds anything. A pad code that equals `kernel_h` over a square kernel, or the width of a rectangular one, is therefore lost. Current writers store the width even of a square kernel.", "ref": "netkit NK file specification, sections 3.2 and 4; observed: netkit 01af6954, loader", "label": "kernel_w"}},
          {...{"id": "alpha", "js": "alpha", "kind": "float", "doc": "Slope of `leaky_relu` below zero. Writers store 0.01 for the other activations, which do not use it.", "ref": "netkit NK file specification, section 3.2", "single": true}},
        ],
        values: [["pad_code_h", "padCodeH"], ["pad_code_w", "padCodeW"]],
        checks: [
          ["NK208", false, (r, root) => (r.kernelH > 0) ? [] : ["kernel_h"]],
          ["NK207", false, (r, root) => (r.stride > 0) ? [] : ["stride"]],
          ["NK209", false, (r, root) => (r.channels > 0) ? [] : ["channels"]],
          ["NK414", false, (r, root) => ((r.channels <= 2048) || (!(((root.header.flags & 2) >>> 0) !== 0))) ? [] : ["channels"]],
          ["NK205", false, (r, root) => [0, 1, 2, 3, 4, 5, 6].includes(r.activation) ? [] : ["activation"]],
          ["NK412", false, (r, root) => ((((r.activation === 0) || (r.activation === 1)) || (r.activation === 5)) || (!(((root.header.flags & 2) >>> 0) !== 0))) ? [] : ["activation"]],
          ["NK206", false, (r, root) => ((r.alpha > -3.5e+38) && (r.alpha < 3.5e+38)) ? [] : ["alpha"]],
        ],
        tensors: (r, root) => {
          const found = [];
          found.push([``, ["weight", "bias"]]);
          return found;
        },
      },
      Pool2d: {
        ...{"name": "pool2d", "doc": "Maximum or mean over a window. Positions outside the input count neither as a candidate of the maximum nor in the mean. An axis of n values gives `(n + pad_begin + pad_end - pool) / stride + 1`, rounded down. In versions 1 and 2 the record ends after the stride: the window is square and nothing is padded."},
        fields: [
          {...{"id": "pool_size", "js": "poolSize", "kind": "integer", "doc": "Height of the window, and its width unless `packed` gives another.", "ref": "netkit NK file specification, section 3.2"}},
          {...{"id": "stride", "js": "stride", "kind": "integer", "doc": "Step of the window along both axes.", "ref": "netkit NK file specification, section 3.2"}},
          {...{"id": "pad_h", "js": "padH", "kind": "integer", "doc": "Rows of padding above the input.", "ref": "netkit NK file specification, sections 3.2 and 4"}},
          {...{"id": "pad_w", "js": "padW", "kind": "integer", "doc": "Columns of padding left of the input.", "ref": "netkit NK file specification, sections 3.2 and 4"}},
          {...{"id": "packed", "js": "packed", "kind": "integer", "doc": "Bits 0 to 7: width of the window, 0 for a square one. Bits 8 to 11: how many more rows are padded below than above. Bits 12 to 15: how many more columns are padded at the right than at the left.", "ref": "netkit NK file specification, section 4", "label": "reserved"}},
        ],
        params: [
          {...{"id": "version", "js": "version"}},
        ],
        values: [["pool_w", "poolW"], ["pad_h_begin", "padHBegin"], ["pad_w_begin", "padWBegin"], ["pad_h_end", "padHEnd"], ["pad_w_end", "padWEnd"]],
        checks: [
          ["NK208", false, (r, root) => (r.poolSize > 0) ? [] : ["pool_size"]],
          ["NK207", false, (r, root) => (r.stride > 0) ? [] : ["stride"]],
          ["NK413", false, (r, root) => (((((r.version >= 3) ? (r.padH + ((Math.floor(r.packed / 2 ** 8) & 15) >>> 0)) : 0) === ((r.version >= 3) ? r.padH : 0)) && (((r.version >= 3) ? (r.padW + ((Math.floor(r.packed / 2 ** 12) & 15) >>> 0)) : 0) === ((r.version >= 3) ? r.padW : 0))) || (!(((root.header.flags & 2) >>> 0) !== 0))) ? [] : ["pad_h"]],
        ],
      },
      Flatten: {
        ...{"name": "flatten", "doc": "Reinterprets the feature map as one row, in NHWC order. The record has no body."},
        fields: [
        ],
      },
      BatchNorm2d: {
        ...{"name": "batch_norm2d", "doc": "Scale and shift per channel, `y = weight * x + bias`. Mean and variance of training are folded into the two tensors."},
        fields: [
          {...{"id": "channels", "js": "channels", "kind": "integer", "doc": "Number of channels.", "ref": "netkit NK file specification, section 3.2"}},
          {...{"id": "reserved", "js": "reserved", "kind": "padding", "doc": "Reserved, zero.", "ref": "netkit NK file specification, section 3.2", "padding": "NK201"}},
        ],
        checks: [
          ["NK209", false, (r, root) => (r.channels > 0) ? [] : ["channels"]],
        ],
        tensors: (r, root) => {
          const found = [];
          found.push([``, ["weight", "bias"]]);
          return found;
        },
      },
      Convnextv2Block: {
        ...{"name": "convnextv2_block", "doc": "ConvNeXt V2 block with residual connection: depthwise 7x7 (padding 3), layer normalisation over channels, 1x1 expansion to four times the channels, GELU (tanh form), global response normalisation, 1x1 projection."},
        fields: [
          {...{"id": "channels", "js": "channels", "kind": "integer", "doc": "Number of channels of input and output.", "ref": "netkit NK file specification, section 3.2"}},
          {...{"id": "reserved", "js": "reserved", "kind": "padding", "doc": "Reserved, zero.", "ref": "netkit NK file specification, section 3.2", "padding": "NK201"}},
          {...{"id": "eps", "js": "eps", "kind": "float", "doc": "Term that keeps the divisions of both normalisations away from zero.", "ref": "netkit NK file specification, section 3.2; observed: netkit 01af6954, runtime", "single": true}},
        ],
        checks: [
          ["NK209", false, (r, root) => (r.channels > 0) ? [] : ["channels"]],
          ["NK213", false, (r, root) => ((r.eps > 0) && (r.eps < 3.5e+38)) ? [] : ["eps"]],
        ],
        tensors: (r, root) => {
          const found = [];
          found.push([`dw`, ["weight", "bias"]]);
          found.push([`ln`, ["weight", "bias"]]);
          found.push([`pw1`, ["weight", "bias"]]);
          found.push([`grn`, ["weight", "bias"]]);
          found.push([`pw2`, ["weight", "bias"]]);
          return found;
        },
      },
      Mobilenetv4Uib: {
        ...{"name": "mobilenetv4_uib", "doc": "Universal inverted bottleneck of MobileNetV4: optional depthwise convolution, 1x1 expansion with ReLU, optional depthwise convolution with ReLU, 1x1 projection; the input is added if its shape is that of the output. A float network has a batch normalisation after each convolution, an int8 network has them folded in. Kernels are padded by `(kernel - 1) / 2`. The expanded width is `in_channels * expand_ratio`, rounded in single precision to a multiple of 8, at least 8 and not below nine tenths of the product."},
        fields: [
          {...{"id": "in_channels", "js": "inChannels", "kind": "integer", "doc": "Number of input channels.", "ref": "netkit NK file specification, section 3.2"}},
          {...{"id": "out_channels", "js": "outChannels", "kind": "integer", "doc": "Number of output channels.", "ref": "netkit NK file specification, section 3.2"}},
          {...{"id": "start_dw_kernel", "js": "startDwKernel", "kind": "integer", "doc": "Kernel size of the depthwise convolution before the expansion, 0 if there is none.", "ref": "netkit NK file specification, section 3.2"}},
          {...{"id": "middle_dw_kernel", "js": "middleDwKernel", "kind": "integer", "doc": "Kernel size of the depthwise convolution after the expansion, 0 if there is none.", "ref": "netkit NK file specification, section 3.2"}},
          {...{"id": "stride", "js": "stride", "kind": "integer", "doc": "Step of the block, taken by one of its two depthwise convolutions.", "ref": "netkit NK file specification, section 3.2"}},
          {...{"id": "middle_dw_downsample", "js": "middleDwDownsample", "kind": "integer", "doc": "1 if the middle depthwise convolution takes the stride, 0 if the first one does.", "ref": "netkit NK file specification, section 3.2; observed: netkit 01af6954, runtime"}},
          {...{"id": "expand_ratio", "js": "expandRatio", "kind": "float", "doc": "Width of the expansion relative to the input channels, before rounding.", "ref": "netkit NK file specification, section 3.2", "single": true}},
          {...{"id": "reserved", "js": "reserved", "kind": "padding", "doc": "Reserved, zero.", "ref": "netkit NK file specification, section 3.2", "padding": "NK201"}},
        ],
        values: [["start_stride", "startStride"], ["middle_stride", "middleStride"], ["has_residual", "hasResidual"]],
        checks: [
          ["NK209", false, (r, root) => (r.inChannels > 0) ? [] : ["in_channels"]],
          ["NK209", false, (r, root) => (r.outChannels > 0) ? [] : ["out_channels"]],
          ["NK207", false, (r, root) => (r.stride > 0) ? [] : ["stride"]],
          ["NK211", false, (r, root) => (((r.stride <= 1) || (r.startDwKernel > 0)) || ((r.middleDwKernel > 0) && (r.middleDwDownsample !== 0))) ? [] : ["stride"]],
          ["NK212", false, (r, root) => (r.middleDwDownsample <= 1) ? [] : ["middle_dw_downsample"]],
          ["NK210", false, (r, root) => ((r.expandRatio > 0) && (r.expandRatio < 3.5e+38)) ? [] : ["expand_ratio"]],
        ],
        tensors: (r, root) => {
          const found = [];
          if ((r.startDwKernel > 0)) {
            found.push([`start_dw`, ["weight", "bias"]]);
          }
          if (((r.startDwKernel > 0) && (!(((root.header.flags & 2) >>> 0) !== 0)))) {
            found.push([`start_bn`, ["weight", "bias"]]);
          }
          found.push([`expand`, ["weight", "bias"]]);
          if ((!(((root.header.flags & 2) >>> 0) !== 0))) {
            found.push([`expand_bn`, ["weight", "bias"]]);
          }
          if ((r.middleDwKernel > 0)) {
            found.push([`middle_dw`, ["weight", "bias"]]);
          }
          if (((r.middleDwKernel > 0) && (!(((root.header.flags & 2) >>> 0) !== 0)))) {
            found.push([`middle_bn`, ["weight", "bias"]]);
          }
          found.push([`project`, ["weight", "bias"]]);
          if ((!(((root.header.flags & 2) >>> 0) !== 0))) {
            found.push([`project_bn`, ["weight", "bias"]]);
          }
          return found;
        },
      },
      ResnetBasicBlock: {
        ...{"name": "resnet_basic_block", "doc": "Basic residual block of ResNet: two 3x3 convolutions (padding 1), each with batch normalisation, ReLU after the first and after the sum with the shortcut. The shortcut is the input, or its 1x1 projection with batch normalisation."},
        fields: [
          {...{"id": "in_channels", "js": "inChannels", "kind": "integer", "doc": "Number of input channels.", "ref": "netkit NK file specification, section 3.2"}},
          {...{"id": "out_channels", "js": "outChannels", "kind": "integer", "doc": "Number of output channels.", "ref": "netkit NK file specification, section 3.2"}},
          {...{"id": "stride", "js": "stride", "kind": "integer", "doc": "Step of the first convolution and of the projection.", "ref": "netkit NK file specification, section 3.2"}},
          {...{"id": "reserved", "js": "reserved", "kind": "padding", "doc": "Reserved, zero.", "ref": "netkit NK file specification, section 3.2", "padding": "NK201"}},
        ],
        values: [["has_shortcut", "hasShortcut"]],
        checks: [
          ["NK209", false, (r, root) => (r.inChannels > 0) ? [] : ["in_channels"]],
          ["NK209", false, (r, root) => (r.outChannels > 0) ? [] : ["out_channels"]],
          ["NK207", false, (r, root) => (r.stride > 0) ? [] : ["stride"]],
        ],
        tensors: (r, root) => {
          const found = [];
          found.push([`conv1`, ["weight", "bias"]]);
          found.push([`bn1`, ["weight", "bias"]]);
          found.push([`conv2`, ["weight", "bias"]]);
          found.push([`bn2`, ["weight", "bias"]]);
          if (((r.stride !== 1) || (r.inChannels !== r.outChannels))) {
            found.push([`shortcut`, ["weight", "bias"]]);
          }
          if (((r.stride !== 1) || (r.inChannels !== r.outChannels))) {
            found.push([`shortcut_bn`, ["weight", "bias"]]);
          }
          return found;
        },
      },
      Layernorm2d: {
        ...{"name": "layernorm2d", "doc": "Layer normalisation over the channels of each pixel, with biased variance, followed by scale and shift. Another netkit document swaps `reserved` and `eps`; writer and loader agree with the order given here."},
        fields: [
          {...{"id": "channels", "js": "channels", "kind": "integer", "doc": "Number of channels.", "ref": "netkit NK file specification, section 3.2"}},
          {...{"id": "reserved", "js": "reserved", "kind": "padding", "doc": "Reserved, zero.", "ref": "netkit NK file specification, section 3.2", "padding": "NK201"}},
          {...{"id": "eps", "js": "eps", "kind": "float", "doc": "Term added to the variance.", "ref": "netkit NK file specification, section 3.2", "single": true}},
        ],
        checks: [
          ["NK209", false, (r, root) => (r.channels > 0) ? [] : ["channels"]],
          ["NK213", false, (r, root) => ((r.eps > 0) && (r.eps < 3.5e+38)) ? [] : ["eps"]],
        ],
        tensors: (r, root) => {
          const found = [];
          found.push([``, ["weight", "bias"]]);
          return found;
        },
      },
      YoloxDecoupledHead: {
        ...{"name": "yolox_decoupled_head", "doc": "Detection head of YOLOX: a 1x1 stem, then a branch for classes and one for boxes and objectness, each of 3x3 convolutions (padding 1), all with SiLU, each closed by 1x1 predictions. The output has 5 + `num_classes` channels of raw logits: four of the box, one of objectness, the rest of the classes."},
        fields: [
          {...{"id": "in_channels", "js": "inChannels", "kind": "integer", "doc": "Number of input channels.", "ref": "netkit NK file specification, section 3.2"}},
          {...{"id": "hidden_dim", "js": "hiddenDim", "kind": "integer", "doc": "Number of channels of the stem and of both branches.", "ref": "netkit NK file specification, section 3.2"}},
          {...{"id": "num_classes", "js": "numClasses", "kind": "integer", "doc": "Number of classes.", "ref": "netkit NK file specification, section 3.2"}},
          {...{"id": "num_convs", "js": "numConvs", "kind": "integer", "doc": "Number of 3x3 convolutions in each branch, at most 4.", "ref": "netkit NK file specification, section 3.2; observed: netkit 01af6954, loader"}},
          {...{"id": "reserved", "js": "reserved", "kind": "padding", "doc": "Reserved, zero.", "ref": "netkit NK file specification, section 3.2", "padding": "NK201"}},
        ],
        checks: [
          ["NK209", false, (r, root) => (r.inChannels > 0) ? [] : ["in_channels"]],
          ["NK209", false, (r, root) => (r.hiddenDim > 0) ? [] : ["hidden_dim"]],
          ["NK216", false, (r, root) => (r.numClasses > 0) ? [] : ["num_classes"]],
          ["NK215", false, (r, root) => (r.numConvs <= 4) ? [] : ["num_convs"]],
        ],
        tensors: (r, root) => {
          const found = [];
          found.push([`stem`, ["weight", "bias"]]);
          for (let n = 0; n < Math.min(r.numConvs, 4096); n++) {
            found.push([`cls_convs.${n}`, ["weight", "bias"]]);
          }
          for (let n = 0; n < Math.min(r.numConvs, 4096); n++) {
            found.push([`reg_convs.${n}`, ["weight", "bias"]]);
          }
          found.push([`cls_pred`, ["weight", "bias"]]);
          found.push([`reg_pred`, ["weight", "bias"]]);
          found.push([`obj_pred`, ["weight", "bias"]]);
          return found;
        },
      },
      FeatureTap: {
        ...{"name": "feature_tap", "doc": "Passes its input on unchanged and keeps it in a slot for a later `yolox_pafpn_multiscale`."},
        fields: [
          {...{"id": "channels", "js": "channels", "kind": "integer", "doc": "Number of channels of the tapped feature map.", "ref": "observed: netkit 01af6954, loader"}},
          {...{"id": "tap_id", "js": "tapId", "kind": "integer", "doc": "Slot, 0 to 3. The pyramid reads C3 from slot 0 and C4 from slot 1.", "ref": "observed: netkit 01af6954, loader"}},
          {...{"id": "reserved", "js": "reserved", "kind": "padding", "doc": "Reserved, zero.", "ref": "observed: netkit 01af6954, loader", "padding": "NK201"}},
        ],
        checks: [
          ["NK209", false, (r, root) => (r.channels > 0) ? [] : ["channels"]],
          ["NK214", false, (r, root) => (r.tapId < 4) ? [] : ["tap_id"]],
        ],
      },
      YoloxPafpnMultiscale: {
        ...{"name": "yolox_pafpn_multiscale", "doc": "Path aggregation network with three YOLOX heads. Its input is C5; C4 with twice and C3 with four times the resolution come from the taps. The output is the concatenation of the flattened maps of the heads at P3, N4 and N5, each laid out as that of `yolox_decoupled_head`."},
        fields: [
          {...{"id": "c3", "js": "c3", "kind": "integer", "doc": "Number of channels of C3, from tap slot 0.", "ref": "observed: netkit 01af6954, loader"}},
          {...{"id": "c4", "js": "c4", "kind": "integer", "doc": "Number of channels of C4, from tap slot 1.", "ref": "observed: netkit 01af6954, loader"}},
          {...{"id": "c5", "js": "c5", "kind": "integer", "doc": "Number of channels of C5, the input of the layer.", "ref": "observed: netkit 01af6954, loader"}},
          {...{"id": "hidden_dim", "js": "hiddenDim", "kind": "integer", "doc": "Number of channels of the pyramid and of its heads.", "ref": "observed: netkit 01af6954, loader"}},
          {...{"id": "num_classes", "js": "numClasses", "kind": "integer", "doc": "Number of classes.", "ref": "observed: netkit 01af6954, loader"}},
          {...{"id": "num_convs", "js": "numConvs", "kind": "integer", "doc": "Number of 3x3 convolutions in each branch of a head, at most 4.", "ref": "observed: netkit 01af6954, loader"}},
          {...{"id": "reserved", "js": "reserved", "kind": "padding", "doc": "Reserved, zero.", "ref": "observed: netkit 01af6954, loader", "padding": "NK201"}},
        ],
        values: [["in_channels", "inChannels"]],
        checks: [
          ["NK209", false, (r, root) => (r.c3 > 0) ? [] : ["c3"]],
          ["NK209", false, (r, root) => (r.c4 > 0) ? [] : ["c4"]],
          ["NK209", false, (r, root) => (r.c5 > 0) ? [] : ["c5"]],
          ["NK209", false, (r, root) => (r.hiddenDim > 0) ? [] : ["hidden_dim"]],
          ["NK216", false, (r, root) => (r.numClasses > 0) ? [] : ["num_classes"]],
          ["NK215", false, (r, root) => (r.numConvs <= 4) ? [] : ["num_convs"]],
        ],
        tensors: (r, root) => {
          const found = [];
          found.push([`lateral3`, ["weight", "bias"]]);
          found.push([`lateral4`, ["weight", "bias"]]);
          found.push([`lateral5`, ["weight", "bias"]]);
          for (const n of ["td_p4", "td_p3", "bu_n4", "bu_n5"]) {
            found.push([`path.${n}.dw`, ["weight", "bias"]]);
            found.push([`path.${n}.pw`, ["weight", "bias"]]);
          }
          for (const n of ["p3", "p4", "p5"]) {
            found.push([`head.${n}.stem`, ["weight", "bias"]]);
            for (let m = 0; m < Math.min(r.numConvs, 4096); m++) {
              found.push([`head.${n}.cls_convs.${m}`, ["weight", "bias"]]);
            }
            for (let m = 0; m < Math.min(r.numConvs, 4096); m++) {
              found.push([`head.${n}.reg_convs.${m}`, ["weight", "bias"]]);
            }
            found.push([`head.${n}.cls_pred`, ["weight", "bias"]]);
            found.push([`head.${n}.reg_pred`, ["weight", "bias"]]);
            found.push([`head.${n}.obj_pred`, ["weight", "bias"]]);
          }
          return found;
        },
      },
      TensorDesc: {
        ...{"name": "tensor_desc", "doc": "Catalog entry of one tensor, 24 bytes."},
        fields: [
          {...{"id": "rank", "js": "rank", "kind": "integer", "doc": "Number of axes, 1 to 4.", "ref": "netkit NK file specification, section 6"}},
          {...{"id": "dtype", "js": "dtype", "kind": "enum", "doc": "Type of the stored elements.", "ref": "netkit NK file specification, sections 6 and 9; observed: netkit 01af6954, loader", "enum": "dtype"}},
          {...{"id": "reserved", "js": "reserved", "kind": "padding", "doc": "Reserved, zero.", "ref": "netkit NK file specification, section 6", "padding": "NK301"}},
          {...{"id": "dims", "js": "dims", "kind": "integer", "doc": "Sizes of the axes, row-major; entries beyond `rank` are zero.", "ref": "netkit NK file specification, section 6", "many": true}},
          {...{"id": "num_elements", "js": "numElements", "kind": "integer", "doc": "Number of elements, the product of the sizes. The C++ loader finds every tensor by this number alone and does not read the shape.", "ref": "netkit NK file specification, section 6; observed: netkit 01af6954, loader"}},
        ],
        values: [["item_size", "itemSize"], ["num_bytes", "numBytes"]],
        checks: [
          ["NK303", false, (r, root) => (r.rank <= 4) ? [] : ["rank"]],
          ["NK304", false, (r, root) => (r.rank >= 1) ? [] : ["rank"]],
          ["NK305", false, (r, root) => [1, 2, 3].includes(r.dtype) ? [] : ["dtype"]],
          ["NK307", false, (r, root) => (((((r.dims[0] === 0) || (r.rank > 0)) && ((r.dims[1] === 0) || (r.rank > 1))) && ((r.dims[2] === 0) || (r.rank > 2))) && ((r.dims[3] === 0) || (r.rank > 3))) ? [] : ["dims"]],
          ["NK306", false, (r, root) => (r.numElements === (((((r.rank > 0) ? r.dims[0] : 1) * ((r.rank > 1) ? r.dims[1] : 1)) * ((r.rank > 2) ? r.dims[2] : 1)) * ((r.rank > 3) ? r.dims[3] : 1))) ? [] : ["num_elements"]],
        ],
      },
      QuantSection: {
        ...{"name": "quant_section", "doc": "Quantisation of an int8 network. A real value is `scale * (q - zero_point)`. Pools and `flatten` have no descriptor: they pass the quantisation of their input on."},
        fields: [
          {...{"id": "magic", "js": "magic", "kind": "constant", "doc": "Signature of the section.", "ref": "observed: netkit 01af6954, loader", "rule": "NK007", "expected": "the bytes b'QUAN'"}},
          {...{"id": "num_tensors", "js": "numTensors", "kind": "integer", "doc": "Number of descriptors, one per weight tensor (not per layer).", "ref": "observed: netkit 01af6954, loader", "rule": "NK008", "expected": "1 to 100"}},
          {...{"id": "flags", "js": "flags", "kind": "integer", "doc": "Bit 0x0001, tables of scales per output channel follow the descriptors. Other bits are zero and not read.", "ref": "observed: netkit 01af6954, loader"}},
          {...{"id": "params", "js": "params", "kind": "record", "doc": "Descriptors, in the order of the weight catalog.", "ref": "observed: netkit 01af6954, loader", "many": true}},
          {...{"id": "channel_scales", "js": "channelScales", "kind": "record", "doc": "Tables of scales per output channel, in the order of the weight catalog.", "ref": "observed: netkit 01af6954, loader", "many": true}},
        ],
        values: [["has_channel_scales", "hasChannelScales"]],
        checks: [
          ["NK401", false, (r, root) => (r.numTensors === root.header.numWeightTensors) ? [] : ["num_tensors"]],
          ["NK404", false, (r, root) => (((r.flags & 65534) >>> 0) === 0) ? [] : ["flags"]],
        ],
      },
      QuantParams: {
        ...{"name": "quant_params", "doc": "Quantisation around one weight tensor, 32 bytes. In every known file the input of a descriptor repeats the output of the one before."},
        fields: [
          {...{"id": "input_scale", "js": "inputScale", "kind": "float", "doc": "Scale of the activations that enter the operation.", "ref": "observed: netkit 01af6954, loader", "single": true}},
          {...{"id": "input_zero_point", "js": "inputZeroPoint", "kind": "integer", "doc": "Zero point of the activations that enter the operation; padding has this value.", "ref": "observed: netkit 01af6954, loader"}},
          {...{"id": "weight_scale", "js": "weightScale", "kind": "float", "doc": "Scale of the weights, used unless a table per channel takes its place; beside such a table writers store the largest of its scales.", "ref": "observed: netkit 01af6954, loader", "single": true}},
          {...{"id": "weight_zero_point", "js": "weightZeroPoint", "kind": "integer", "doc": "Zero point of the weights, zero in every known file.", "ref": "observed: files of version 4"}},
          {...{"id": "bias_scale", "js": "biasScale", "kind": "float", "doc": "Scale of the biases, the product of the input scale and the (first) weight scale. The runtime does not read it.", "ref": "observed: netkit 01af6954, runtime", "single": true}},
          {...{"id": "bias_zero_point", "js": "biasZeroPoint", "kind": "integer", "doc": "Zero point of the biases, zero in every known file. The runtime does not read it.", "ref": "observed: netkit 01af6954, runtime"}},
          {...{"id": "output_scale", "js": "outputScale", "kind": "float", "doc": "Scale of the activations that leave the operation; of the logits where softmax follows.", "ref": "observed: netkit 01af6954, runtime", "single": true}},
          {...{"id": "output_zero_point", "js": "outputZeroPoint", "kind": "integer", "doc": "Zero point of the activations that leave the operation.", "ref": "observed: netkit 01af6954, runtime"}},
        ],
        checks: [
          ["NK405", false, (r, root) => ((r.inputScale > 0) && (r.inputScale < 3.5e+38)) ? [] : ["input_scale"]],
          ["NK407", false, (r, root) => r.inputZeroPoint >= -128 && r.inputZeroPoint <= 127 ? [] : ["input_zero_point"]],
          ["NK405", false, (r, root) => ((r.weightScale > 0) && (r.weightScale < 3.5e+38)) ? [] : ["weight_scale"]],
          ["NK408", false, (r, root) => (r.weightZeroPoint === 0) ? [] : ["weight_zero_point"]],
          ["NK406", false, (r, root) => ((r.biasScale > 0) && (r.biasScale < 3.5e+38)) ? [] : ["bias_scale"]],
          ["NK409", false, (r, root) => (r.biasZeroPoint === 0) ? [] : ["bias_zero_point"]],
          ["NK405", false, (r, root) => ((r.outputScale > 0) && (r.outputScale < 3.5e+38)) ? [] : ["output_scale"]],
          ["NK407", false, (r, root) => r.outputZeroPoint >= -128 && r.outputZeroPoint <= 127 ? [] : ["output_zero_point"]],
        ],
      },
      ChannelScales: {
        ...{"name": "channel_scales", "doc": "Weight scales of one tensor per output channel, instead of `quant_params.weight_scale`."},
        fields: [
          {...{"id": "num_channels", "js": "numChannels", "kind": "integer", "doc": "Number of scales, 0 to use `weight_scale`. The runtime ignores a table whose length is not the number of output channels.", "ref": "observed: netkit 01af6954, runtime"}},
          {...{"id": "scales", "js": "scales", "kind": "array", "doc": "The scales, float32.", "ref": "observed: netkit 01af6954, loader"}, array: [(r, root, i) => "float32", (r, root, i) => [r.numChannels]]},
        ],
        checks: [
          ["NK410", false, (r, root) => ((r.numChannels === 0) || root.weightCatalog.some((item) => (item.dims[0] === r.numChannels))) ? [] : ["num_channels"]],
        ],
      },
      Payload: {
        ...{"name": "payload", "doc": "Tensor data in catalog order, followed by what aligns the next section."},
        fields: [
          {...{"id": "tensors", "js": "tensors", "kind": "array", "doc": "Elements of the tensors, row-major. A tensor that the catalog makes longer than what is left of the payload is cut there; the rules for the payload sizes report it.", "ref": "netkit NK file specification, section 7", "many": true}, array: [(r, root, i) => new Map([[1, "float32"], [2, "int8"], [3, "int32"]]).get(r.catalog[i].dtype), (r, root, i) => r.catalog[i].dims.slice(0, r.catalog[i].rank)]},
          {...{"id": "tail", "js": "tail", "kind": "padding", "doc": "Zero bytes behind int8 weights that start the biases at a multiple of four, 0 to 3. They count towards `header.weights_bytes`.", "ref": "observed: netkit 01af6954, writer", "padding": "NK310"}},
        ],
        params: [
          {...{"id": "catalog", "js": "catalog"}},
        ],
        checks: [
          ["NK311", false, (r, root) => (r.tail.length <= 3) ? [] : ["tail"]],
        ],
      },
      TestSection: {
        ...{"name": "test_section", "doc": "Reference cases. A float case passes if each output is within `tolerance` and the largest is at `label`; an int8 case passes if the largest is at `label`, or at the largest expected value where there is no label."},
        fields: [
          {...{"id": "magic", "js": "magic", "kind": "constant", "doc": "Signature of the section.", "ref": "netkit NK file specification, section 8.1", "rule": "NK009", "expected": "the bytes b'TCAS'"}},
          {...{"id": "num_cases", "js": "numCases", "kind": "integer", "doc": "Number of cases.", "ref": "netkit NK file specification, sections 8.1 and 9", "rule": "NK010", "expected": "1 to 16"}},
          {...{"id": "tolerance", "js": "tolerance", "kind": "float", "doc": "Largest absolute difference allowed for an output of a float network; int8 networks do not use it.", "ref": "netkit NK file specification, section 8.1; observed: netkit 01af6954, regression run", "single": true}},
          {...{"id": "cases", "js": "cases", "kind": "record", "doc": "The cases.", "ref": "netkit NK file specification, section 8.2", "many": true}},
        ],
        params: [
          {...{"id": "int8_inputs", "js": "int8Inputs"}},
        ],
        checks: [
          ["NK501", false, (r, root) => ((r.tolerance > 0) && (r.tolerance < 3.5e+38)) ? [] : ["tolerance"]],
        ],
      },
      TestCase: {
        ...{"name": "test_case", "doc": "One input with its expected output. With int8 inputs the fields behind them may be unaligned."},
        fields: [
          {...{"id": "len_name", "js": "lenName", "kind": "integer", "doc": "Length of the name in bytes.", "ref": "netkit NK file specification, sections 8.2 and 9", "rule": "NK011", "expected": "1 to 127"}},
          {...{"id": "name", "js": "name", "kind": "text", "doc": "Name of the case, UTF-8 without terminator.", "ref": "netkit NK file specification, section 8.2", "text": "NK502"}},
          {...{"id": "name_pad", "js": "namePad", "kind": "padding", "doc": "Zero bytes that make the length of `len_name`, `name` and `name_pad` together a multiple of four.", "ref": "netkit NK file specification, section 8.2", "padding": "NK503"}},
          {...{"id": "label", "js": "label", "kind": "integer", "doc": "Index of the output that has to be the largest, -1 if none is named.", "ref": "netkit NK file specification, section 8.2"}},
          {...{"id": "num_input", "js": "numInput", "kind": "integer", "doc": "Number of input values.", "ref": "netkit NK file specification, sections 8.2 and 9", "rule": "NK012", "expected": "1 to 16384"}},
          {...{"id": "input_data", "js": "inputData", "kind": "array", "doc": "Input values, in the order of the input shape.", "ref": "netkit NK file specification, section 8.2; observed: netkit 01af6954, loader"}, array: [(r, root, i) => new Map([[true, "int8"], [false, "float32"]]).get(r.int8Inputs), (r, root, i) => [r.numInput]]},
          {...{"id": "num_output", "js": "numOutput", "kind": "integer", "doc": "Number of output values.", "ref": "netkit NK file specification, sections 8.2 and 9", "rule": "NK013", "expected": "1 to 16384"}},
          {...{"id": "expected_output", "js": "expectedOutput", "kind": "array", "doc": "Expected output values, float32 for int8 networks as well (those of the float network before quantisation).", "ref": "netkit NK file specification, section 8.2; observed: files of version 4"}, array: [(r, root, i) => "float32", (r, root, i) => [r.numOutput]]},
        ],
        params: [
          {...{"id": "int8_inputs", "js": "int8Inputs"}},
        ],
        checks: [
          ["NK504", false, (r, root) => (r.label >= -1) ? [] : ["label"]],
          ["NK505", false, (r, root) => (r.label < r.numOutput) ? [] : ["label"]],
          ["NK506", false, (r, root) => (r.numInput === (((((root.header.inputRank > 0) ? root.header.inputShape[0] : 1) * ((root.header.inputRank > 1) ? root.header.inputShape[1] : 1)) * ((root.header.inputRank > 2) ? root.header.inputShape[2] : 1)) * ((root.header.inputRank > 3) ? root.header.inputShape[3] : 1))) ? [] : ["num_input"]],
        ],
      },
    },
  };
})(globalThis.NKFORMATS = globalThis.NKFORMATS || {});
